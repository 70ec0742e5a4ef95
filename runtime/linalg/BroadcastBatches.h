// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two inputs of matrices whose batch dimensions are broadcast together.
#ifndef WEIR_RUNTIME_LINALG_BROADCASTBATCHES_H
#define WEIR_RUNTIME_LINALG_BROADCASTBATCHES_H

#include "runtime/linalg/Matrices.h"

namespace weir {

struct BroadcastBatches {
  int32_t rank = 0; ///< of the batch
  int64_t dims[WEIR_MAX_RANK];
  int64_t count = 1;

  /// False if the shapes are not compatible.
  bool init(const WeirView &left, const WeirView &right) {
    int32_t longer = left.rank > right.rank ? left.rank : right.rank;
    rank = longer - 2;
    for (int32_t d = 0; d < rank; ++d) {
      int64_t a = sizeAt(left, d), b = sizeAt(right, d);
      if (a != b && a != 1 && b != 1) {
        return false;
      }
      dims[d] = a == 1 ? b : a;
      count *= dims[d];
    }
    return true;
  }

  /// Which of the view's own matrices result i uses.
  int64_t indexIn(const WeirView &view, int64_t i) const {
    int64_t index = 0, stride = 1;
    for (int32_t d = rank; d-- > 0;) {
      int64_t size = sizeAt(view, d);
      index += size == 1 ? 0 : (i % dims[d]) * stride;
      stride *= size;
      i /= dims[d];
    }
    return index;
  }

private:
  int64_t sizeAt(const WeirView &view, int32_t d) const {
    int32_t own = d - (rank - (view.rank - 2));
    return own < 0 ? 1 : view.dims[own];
  }
};

} // namespace weir

#endif
