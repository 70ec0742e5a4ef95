// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shapes as text.
#include "runtime/tensor/Value.h"
#include <cinttypes>
#include <cstdio>

void weir::formatShape(char *text, size_t size, int32_t rank,
                       const int64_t *dims) {
  if (rank < 0) {
    snprintf(text, size, "<unknown>");
    return;
  }
  size_t at = size_t(snprintf(text, size, "["));
  for (int32_t i = 0; i < rank && at + 24 < size; ++i) {
    at +=
        size_t(dims[i] < 0 ? snprintf(text + at, size - at, "%s?", i ? "," : "")
                           : snprintf(text + at, size - at, "%s%" PRId64,
                                      i ? "," : "", dims[i]));
  }
  snprintf(text + at, size - at, "]");
}
