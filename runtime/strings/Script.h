// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scripts of characters.
#ifndef WEIR_RUNTIME_STRINGS_SCRIPT_H
#define WEIR_RUNTIME_STRINGS_SCRIPT_H

#include <cstdint>

namespace weir {

/// Characters from `first` to before the next entry's are of a script, by the
/// numbers of TensorFlow's documentation (ICU's UScriptCode).
struct ScriptStart {
  uint32_t first : 21;
  uint32_t script : 11;
};

/// In order; the first entry is for 0.
extern const ScriptStart scriptStarts[];
extern const int32_t numScriptStarts;

} // namespace weir

#endif
