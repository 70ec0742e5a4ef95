// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/plan/PlanPrint.h"
#include "runtime/plan/DataFile.h"
#include "runtime/tensor/Value.h"
#include <cmath>
#include <cstdio>
#include <cstring>

using namespace weir;

void weir::printNumber(const char *format, double value) {
  size_t size = strlen(format);
  char full[32];
  if (size == 0) {
    snprintf(full, sizeof full, "%s",
             value == std::floor(value) && std::fabs(value) < 1e15 ? "%.0f"
                                                                   : "%g");
  } else if (format[size - 1] == 'd') {
    // Whole numbers; the parser has seen that the rest is digits and flags.
    snprintf(full, sizeof full, "%%%.*slld", int(size - 1), format);
    printf(full, (long long)value);
    return;
  } else {
    snprintf(full, sizeof full, "%%%.12s", format);
  }
  printf(full, value);
}

bool weir::scalarOf(const weir_tensor &tensor, double &value) {
  double bad;
  return isNumber(tensor.dtype) &&
         elementCount(tensor.rank, tensor.dims) == 1 &&
         convertElements(&value, WEIR_DT_DOUBLE, tensor.data, tensor.dtype, 1,
                         1, bad);
}

void weir::printFormatted(const char *format, const weir_tensor &tensor) {
  if (!*format || !isNumber(tensor.dtype)) {
    return printValue(tensor);
  }
  int64_t count = elementCount(tensor.rank, tensor.dims);
  constexpr int64_t limit = 1000;
  fputs(tensor.rank > 0 ? "[" : "", stdout);
  for (int64_t i = 0; i < count && i < limit; ++i) {
    weir_tensor one = tensor;
    one.rank = 0;
    one.data =
        static_cast<char *>(tensor.data) + i * weir_dtype_size(tensor.dtype);
    double value = 0;
    scalarOf(one, value);
    fputs(i ? ", " : "", stdout);
    printNumber(format, value);
  }
  if (count > limit) {
    printf(", ... %lld more", (long long)(count - limit));
  }
  fputs(tensor.rank > 0 ? "]" : "", stdout);
}
