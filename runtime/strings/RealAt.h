// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements of any real type.
#ifndef WEIR_RUNTIME_STRINGS_REALAT_H
#define WEIR_RUNTIME_STRINGS_REALAT_H

#include "runtime/calls/CallUtils.h"

namespace weir {

/// Element i; false if the type is not one of real numbers.
inline bool realAt(const WeirView &view, int64_t i, double &value) {
  auto read = [&](auto zero) {
    value = double(dataOf<decltype(zero)>(view)[i]);
    return true;
  };
  switch (view.dtype) {
  case WEIR_DT_FLOAT:
    return read(0.0f);
  case WEIR_DT_DOUBLE:
    return read(0.0);
  case WEIR_DT_HALF:
    value = double(float(dataOf<Half>(view)[i]));
    return true;
  case WEIR_DT_BFLOAT16:
    value = double(float(dataOf<BFloat16>(view)[i]));
    return true;
  case WEIR_DT_INT8:
    return read(int8_t());
  case WEIR_DT_UINT8:
    return read(uint8_t());
  case WEIR_DT_INT16:
    return read(int16_t());
  case WEIR_DT_UINT16:
    return read(uint16_t());
  case WEIR_DT_INT32:
    return read(int32_t());
  case WEIR_DT_UINT32:
    return read(uint32_t());
  case WEIR_DT_INT64:
    return read(int64_t());
  case WEIR_DT_UINT64:
    return read(uint64_t());
  default:
    return false;
  }
}

} // namespace weir

#endif
