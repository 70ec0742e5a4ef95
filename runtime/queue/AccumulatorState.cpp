// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An accumulator's state:
//
//   made    int64 vector: sparse, mean (0 or 1), type, rank (-1: unknown),
//           dimensions
//   step    int64
//   count   int64: how many gradients were added
//   sum     their sum, if there are any
//   rows    sparse, if there are any: int64 matrix, of each row its index and
//           how many gradients had it
//
// Takes that wait have taken nothing yet, so they are not in it.
#include "runtime/calls/StateUtils.h"
#include "runtime/queue/Accumulator.h"

using namespace weir;

int32_t weir::snapshotAccumulator(void *object, WeirState *state) {
  auto *accumulator = static_cast<Accumulator *>(object);
  LockGuard guard(accumulator->mutex);
  if (!accumulator->opened) {
    return WEIR_OK;
  }
  const AccumulatorShape &shape = accumulator->shape;
  int64_t size = 4 + (shape.rank > 0 ? shape.rank : 0);
  int64_t *made = newNumbers(state, "made", 1, &size);
  int64_t *step = made ? newNumbers(state, "step", 0, nullptr) : nullptr;
  int64_t *count = step ? newNumbers(state, "count", 0, nullptr) : nullptr;
  if (!count) {
    return WEIR_RESOURCE_EXHAUSTED;
  }
  made[0] = shape.isSparse;
  made[1] = shape.isMean;
  made[2] = shape.dtype;
  made[3] = shape.rank;
  for (int32_t d = 0; d < shape.rank; ++d) {
    made[4 + d] = shape.dims[d];
  }
  *step = accumulator->step;
  *count = accumulator->count;
  if (accumulator->count == 0) {
    return WEIR_OK;
  }
  const Value &sum = accumulator->sum;
  addValue(state, "sum", sum);
  if (shape.isSparse) {
    int64_t dims[2] = {sum.dims[0], 2};
    int64_t *rows = newNumbers(state, "rows", 2, dims);
    if (!rows) {
      return WEIR_RESOURCE_EXHAUSTED;
    }
    for (size_t i = 0; i < accumulator->rows.size(); ++i) {
      rows[i] = accumulator->rows[i];
    }
  }
  return WEIR_OK;
}

//===-- restore ----------------------------------------------------------===//

static const int64_t *findNumbers(const WeirState *state, const char *name,
                                  int32_t rank, WeirView &view) {
  return findTensor(state, name, WEIR_DT_INT64, rank, view)
             ? static_cast<const int64_t *>(view.data)
             : nullptr;
}

static bool readMade(const WeirState *state, AccumulatorShape &shape) {
  WeirView view;
  const int64_t *made = findNumbers(state, "made", 1, view);
  if (!made || view.dims[0] < 4 || made[0] < 0 || made[0] > 1 || made[1] < 0 ||
      made[1] > 1 || made[3] < -1 || made[3] > WEIR_MAX_RANK ||
      view.dims[0] != 4 + (made[3] > 0 ? made[3] : 0)) {
    return false;
  }
  shape.isSparse = made[0];
  shape.isMean = made[1];
  bool isFloating = made[2] == WEIR_DT_FLOAT || made[2] == WEIR_DT_DOUBLE ||
                    made[2] == WEIR_DT_HALF || made[2] == WEIR_DT_BFLOAT16;
  shape.dtype = int32_t(made[2]);
  shape.rank = int32_t(made[3]);
  for (int32_t d = 0; d < shape.rank; ++d) {
    shape.dims[d] = made[4 + d];
  }
  return isFloating;
}

/// Whether a sum can have these dimensions.
static bool fits(const AccumulatorShape &shape, const WeirView &sum) {
  bool good = sum.dtype == shape.dtype &&
              (shape.isSparse ? sum.rank >= 1 && sum.rank >= shape.rank
                              : shape.rank < 0 || sum.rank == shape.rank);
  for (int32_t d = shape.isSparse ? 1 : 0; good && d < shape.rank; ++d) {
    good = shape.dims[d] < 0 || shape.dims[d] == sum.dims[d];
  }
  return good;
}

static int32_t readSum(const WeirState *state, Accumulator &accumulator) {
  WeirView sum, rows;
  WeirBuffer *buffer;
  if (!weir_state_find(state, "sum", &sum, &buffer) || !buffer ||
      !fits(accumulator.shape, sum)) {
    return failDamaged(state, "sum");
  }
  const int64_t *numbers = nullptr;
  if (accumulator.shape.isSparse) {
    numbers = findNumbers(state, "rows", 2, rows);
    if (!numbers || rows.dims[0] != sum.dims[0] || rows.dims[1] != 2) {
      return failDamaged(state, "rows");
    }
    accumulator.rows.append(numbers, size_t(2 * rows.dims[0]));
  }
  shareTensor(accumulator.sum, sum, buffer);
  return WEIR_OK;
}

int32_t weir::restoreAccumulator(void *object, void *present,
                                 const WeirState *state) {
  auto &accumulator = *static_cast<Accumulator *>(object);
  auto &old = *static_cast<Accumulator *>(present);
  if (weir_state_num_tensors(state) == 0) {
    return WEIR_OK;
  }
  AccumulatorShape shape = {}, declared;
  if (!readMade(state, shape)) {
    return failDamaged(state, "made");
  }
  const WeirResource *row = weir_state_declared(state);
  if (row && (!readDeclaration(*row, declared) || !isSame(shape, declared))) {
    return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                           "the program declares a %s of another kind, type, "
                           "shape or reduction than its state is of",
                           row->kind);
  }
  {
    LockGuard guard(old.mutex);
    if (old.opened && !isSame(shape, old.shape)) {
      return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                             "it was opened with another kind, type, shape or "
                             "reduction than its state is of");
    }
  }
  WeirView view;
  const int64_t *step = findNumbers(state, "step", 0, view);
  if (!step) {
    return failDamaged(state, "step");
  }
  const int64_t *count = findNumbers(state, "count", 0, view);
  if (!count || *count < 0) {
    return failDamaged(state, "count");
  }
  accumulator.open(shape, weir_state_name(state));
  accumulator.step = *step;
  accumulator.count = *count;
  return *count ? readSum(state, accumulator) : int32_t(WEIR_OK);
}

void weir::adoptAccumulator(void *object, void *from) {
  auto &accumulator = *static_cast<Accumulator *>(object);
  auto &other = *static_cast<Accumulator *>(from);
  Waiter *finished = nullptr;
  accumulator.mutex.lock();
  if (!accumulator.opened && other.opened) {
    accumulator.open(other.shape, other.name);
  }
  Value old = accumulator.sum;
  accumulator.sum = other.sum;
  other.sum = old; // goes with `from`
  accumulator.rows.swap(other.rows);
  accumulator.count = other.count;
  accumulator.step = other.step;
  accumulator.runAll(accumulatorRules, finished);
  accumulator.mutex.unlock();
  deliver(accumulatorRules, finished, nullptr);
}
