// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several checkpoints, as the devices of a program wrote them, become one.
#ifndef WEIR_RUNTIME_CHECKPOINT_BUNDLEMERGE_H
#define WEIR_RUNTIME_CHECKPOINT_BUNDLEMERGE_H

#include "runtime/checkpoint/BundleWriter.h"
#include <span>

namespace weir {

/// Renames the data files of checkpoints, writes an index of them all, and
/// removes theirs. InvalidArgument for a tensor in two of them (of a slice,
/// the same), one that is not there (unless `allowMissing`) and for none.
Status mergeBundles(std::span<const Path> prefixes, const char *destination,
                    bool allowMissing);

} // namespace weir

#endif
