// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_RUNTIME_BASE_MEMORYLIMIT_H
#define WEIR_RUNTIME_BASE_MEMORYLIMIT_H

#include <cstdint>

namespace weir {

/// What a runtime takes at most if nobody says: seven eighths of what the
/// process may have, which is the least of the machine's memory, its control
/// group's limit and its address space limit (ulimit -v).
int64_t defaultMemoryLimit();

} // namespace weir

#endif
