// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files that data sets come in: numpy's .npy, and idx (MNIST's format), either
// also packed by gzip.
#ifndef WEIR_RUNTIME_PLAN_DATAFILE_H
#define WEIR_RUNTIME_PLAN_DATAFILE_H

#include "runtime/main/HostTensor.h"

namespace weir {

/// Reads a file, whatever it is by its first bytes. INVALID_ARGUMENT: it is
/// none of those, or damaged.
Status readDataFile(const char *path, weir_runtime *runtime,
                    HostTensor &tensor);

/// Whether every value of type `from` is one of type `to`.
bool holdsAll(int32_t from, int32_t to);
/// Whether elements of the type can be converted at all.
bool isNumber(int32_t dtype);
/// Elements from..from+count of one type as another, times `scale`. False: an
/// element does not fit an integer type; `bad` is it.
bool convertElements(void *to, int32_t toType, const void *from,
                     int32_t fromType, int64_t count, double scale,
                     double &bad);

} // namespace weir

#endif
