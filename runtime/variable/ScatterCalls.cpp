// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scatter updates of variables: rows named by indices, in the order given, so
// duplicates apply one by one. Shapes and divisors are checked before any
// write. What a bad index leaves is as in TensorFlow: the rows before it are
// written, or, by coordinates, all others.
#include "runtime/calls/DefineCall.h"
#include "runtime/variable/Update.h"
#include "runtime/variable/Variable.h"

using namespace weir;

namespace {
/// What one scatter works on, checked.
struct Scatter {
  WeirView params;
  WeirView updates;
  int64_t rows = 0;  ///< number of index entries to use
  int64_t inner = 0; ///< elements in a row
  bool scalar = false;
  const int64_t *at = nullptr; ///< row number of each entry; -1: none
};
} // namespace

static WeirCallStatus done(WeirCallContext *ctx) {
  return weir_call_num_outputs(ctx) ? weir_call_forward(ctx, 0, 0, 0, nullptr)
                                    : WEIR_CALL_OK;
}

/// Rows of any type, strings included.
static void assignRows(void *data, const Scatter &s) {
  int64_t size = weir_dtype_size(s.params.dtype);
  auto *from = static_cast<const char *>(s.updates.data);
  for (int64_t i = 0; i < s.rows; ++i) {
    if (s.at[i] < 0) {
      continue;
    }
    char *to = static_cast<char *>(data) + s.at[i] * s.inner * size;
    for (int64_t k = 0; k < s.inner; ++k, to += size) {
      clearElements(to, s.params.dtype, 1);
      copyElements(to, from + (s.scalar ? 0 : (i * s.inner + k) * size),
                   s.params.dtype, 1);
    }
  }
}

template <typename Op>
static WeirCallStatus apply(WeirCallContext *ctx, Variable &variable,
                            const Scatter &s) {
  if (s.rows == 0 || s.inner == 0) {
    return WEIR_CALL_OK;
  }
  if (std::is_same_v<Op, DivUpdate>) {
    bool zero = false;
    withNumber(s.updates.dtype, [&](auto *type) {
      using T = Pointee<decltype(type)>;
      if constexpr (std::is_integral_v<T>) {
        for (int64_t i = 0; i < countOf(s.updates); ++i) {
          zero |= dataOf<T>(s.updates)[i] == 0;
        }
      }
    });
    if (zero) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Integer division by zero");
    }
  }
  void *data = prepareUpdate(ctx, variable);
  if (!data) {
    return WEIR_CALL_FAILED;
  }
  auto use = [&](auto *type) {
    using T = Pointee<decltype(type)>;
    const T *from = dataOf<T>(s.updates);
    for (int64_t i = 0; i < s.rows; ++i) {
      if (s.at[i] < 0) {
        continue;
      }
      T *to = static_cast<T *>(data) + s.at[i] * s.inner;
      for (int64_t k = 0; k < s.inner; ++k) {
        to[k] = Op::apply(to[k], s.scalar ? from[0] : from[i * s.inner + k]);
      }
    }
  };
  bool known = false;
  if constexpr (std::is_same_v<Op, MinUpdate> ||
                std::is_same_v<Op, MaxUpdate>) {
    known = withNumber(s.params.dtype, use);
  } else {
    known = withUpdatable(s.params.dtype, use);
  }
  if (!known && std::is_same_v<Op, AssignUpdate>) {
    assignRows(data, s);
    known = true;
  }
  return known ? WEIR_CALL_OK : failType(ctx, s.params.dtype);
}

/// The variable of input 0, of the updates' type.
static Variable *scatterTarget(WeirCallContext *ctx) {
  int32_t absent =
      weir_call_num_outputs(ctx) ? WEIR_FAILED_PRECONDITION : WEIR_NOT_FOUND;
  return lookupVariable(ctx, 0, absent, true);
}

/// Scatter by rows: updates.shape = indices.shape + params.shape[1:], or [].
template <typename Op> static WeirCallStatus scatter(WeirCallContext *ctx) {
  Variable *variable = scatterTarget(ctx);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &indices = *weir_call_input(ctx, 1);
  LockGuard guard(variable->mutex);
  Scatter s;
  s.params = variable->view();
  s.updates = *weir_call_input(ctx, 2);
  if (s.params.rank < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "params must be at least 1-D, got shape []");
  }
  s.scalar = s.updates.rank == 0;
  bool fits = s.scalar || s.updates.rank == indices.rank + s.params.rank - 1;
  for (int32_t d = 0; fits && d < s.updates.rank; ++d) {
    fits = s.updates.dims[d] == (d < indices.rank
                                     ? indices.dims[d]
                                     : s.params.dims[d - indices.rank + 1]);
  }
  if (!fits || s.params.dtype != s.updates.dtype) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Must have updates.shape = indices.shape + "
                          "params.shape[1:] or updates.shape = [], got "
                          "updates.shape %s, indices.shape %s, params.shape %s",
                          ShapeText(s.updates).text, ShapeText(indices).text,
                          ShapeText(s.params).text);
  }
  int64_t count = countOf(indices);
  s.inner = countOf(s.params, 1);
  Scratch rows(ctx, count * 8);
  if (!rows) {
    return WEIR_CALL_FAILED;
  }
  for (; s.rows < count; ++s.rows) {
    int64_t index = indexAt(indices, s.rows);
    if (index < 0 || index >= s.params.dims[0]) {
      break;
    }
    rows.as<int64_t>()[s.rows] = index;
  }
  s.at = rows.as<int64_t>();
  if (WeirCallStatus status = apply<Op>(ctx, *variable, s)) {
    return status;
  }
  if (!checkIndices(ctx, indices, s.params.dims[0])) {
    return WEIR_CALL_FAILED;
  }
  return done(ctx);
}

/// Scatter by coordinates: indices[..., K]. A vector [N] is checked as [N, 1],
/// and its first index alone is used, as in TensorFlow.
template <typename Op> static WeirCallStatus scatterNd(WeirCallContext *ctx) {
  Variable *variable = scatterTarget(ctx);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &indices = *weir_call_input(ctx, 1);
  LockGuard guard(variable->mutex);
  Scatter s;
  s.params = variable->view();
  s.updates = *weir_call_input(ctx, 2);
  int64_t depth = indices.rank > 1 ? indices.dims[indices.rank - 1] : 1;
  int32_t outer = indices.rank > 1 ? indices.rank - 1 : 1;
  bool fits = indices.rank >= 1 && s.params.rank >= 1 &&
              depth <= s.params.rank &&
              s.updates.rank == outer + s.params.rank - int32_t(depth);
  for (int32_t d = 0; fits && d < s.updates.rank; ++d) {
    fits = s.updates.dims[d] ==
           (d < outer ? indices.dims[d] : s.params.dims[d - outer + depth]);
  }
  if (!fits || s.params.dtype != s.updates.dtype) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Must have updates.shape = indices.shape[:-1] + "
                          "params.shape[indices.shape[-1]:], got updates.shape "
                          "%s, indices.shape %s, params.shape %s",
                          ShapeText(s.updates).text, ShapeText(indices).text,
                          ShapeText(s.params).text);
  }
  s.rows = countOf(indices, 0, outer);
  s.rows = indices.rank == 1 && s.rows > 1 ? 1 : s.rows;
  s.inner = countOf(s.params, int32_t(depth));
  Scratch rows(ctx, s.rows * 8);
  if (!rows) {
    return WEIR_CALL_FAILED;
  }
  int64_t bad = -1;
  for (int64_t i = 0; i < s.rows; ++i) {
    uint64_t row = 0;
    bool inRange = true;
    for (int32_t d = 0; d < depth; ++d) {
      int64_t at = indexAt(indices, i * depth + d);
      inRange = inRange && at >= 0 && at < s.params.dims[d];
      row = row * uint64_t(s.params.dims[d]) + uint64_t(at);
    }
    rows.as<int64_t>()[i] = inRange ? int64_t(row) : -1;
    bad = inRange ? bad : i;
  }
  s.at = rows.as<int64_t>();
  if (WeirCallStatus status = apply<Op>(ctx, *variable, s)) {
    return status;
  }
  if (bad >= 0) {
    int64_t at[WEIR_MAX_RANK] = {};
    for (int32_t d = 0; d < depth; ++d) {
      at[d] = indexAt(indices, bad * depth + d);
    }
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "indices%s = %s does not index into shape %s; "
                          "feed or compute values in range",
                          PositionText(outer, indices.dims, bad).text,
                          ShapeText(int32_t(depth), at, ", ").text,
                          ShapeText(s.params).text);
  }
  return done(ctx);
}

WEIR_CALL(ResourceScatterAdd, scatter<AddUpdate>(ctx))
WEIR_CALL(ResourceScatterSub, scatter<SubUpdate>(ctx))
WEIR_CALL(ResourceScatterMul, scatter<MulUpdate>(ctx))
WEIR_CALL(ResourceScatterDiv, scatter<DivUpdate>(ctx))
WEIR_CALL(ResourceScatterMin, scatter<MinUpdate>(ctx))
WEIR_CALL(ResourceScatterMax, scatter<MaxUpdate>(ctx))
WEIR_CALL(ResourceScatterUpdate, scatter<AssignUpdate>(ctx))
WEIR_CALL(ScatterAdd, scatter<AddUpdate>(ctx))
WEIR_CALL(ScatterSub, scatter<SubUpdate>(ctx))
WEIR_CALL(ScatterMul, scatter<MulUpdate>(ctx))
WEIR_CALL(ScatterDiv, scatter<DivUpdate>(ctx))
WEIR_CALL(ScatterMin, scatter<MinUpdate>(ctx))
WEIR_CALL(ScatterMax, scatter<MaxUpdate>(ctx))
WEIR_CALL(ScatterUpdate, scatter<AssignUpdate>(ctx))
WEIR_CALL(ResourceScatterNdAdd, scatterNd<AddUpdate>(ctx))
WEIR_CALL(ResourceScatterNdSub, scatterNd<SubUpdate>(ctx))
WEIR_CALL(ResourceScatterNdMin, scatterNd<MinUpdate>(ctx))
WEIR_CALL(ResourceScatterNdMax, scatterNd<MaxUpdate>(ctx))
WEIR_CALL(ResourceScatterNdUpdate, scatterNd<AssignUpdate>(ctx))
WEIR_CALL(ScatterNdAdd, scatterNd<AddUpdate>(ctx))
WEIR_CALL(ScatterNdSub, scatterNd<SubUpdate>(ctx))
WEIR_CALL(ScatterNdMin, scatterNd<MinUpdate>(ctx))
WEIR_CALL(ScatterNdMax, scatterNd<MaxUpdate>(ctx))
WEIR_CALL(ScatterNdUpdate, scatterNd<AssignUpdate>(ctx))
