// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// gzip files (RFC 1952, 1951), so that data sets need not be unpacked first.
#ifndef WEIR_RUNTIME_PLAN_INFLATE_H
#define WEIR_RUNTIME_PLAN_INFLATE_H

#include "runtime/base/Memory.h"

namespace weir {

/// Whether the bytes begin as a gzip file does.
bool isGzip(const char *data, size_t size);

/// Unpacks all members of a gzip file. False: damaged or cut. `data` is not
/// trusted.
bool inflateGzip(const char *data, size_t size, Vector<char> &out);

} // namespace weir

#endif
