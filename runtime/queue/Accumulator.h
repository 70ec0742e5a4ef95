// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow's conditional accumulators: gradients of workers are added up, and
// taken once there are enough of them. A gradient older than the accumulator's
// step is dropped; taking starts the next step.
#ifndef WEIR_RUNTIME_QUEUE_ACCUMULATOR_H
#define WEIR_RUNTIME_QUEUE_ACCUMULATOR_H

#include "runtime/queue/Waiting.h"

namespace weir {

/// What an accumulator is made with.
struct AccumulatorShape {
  bool isSparse;
  bool isMean; ///< else the sum is taken
  int32_t dtype;
  int32_t rank; ///< -1: not specified
  int64_t dims[WEIR_MAX_RANK];
};

bool isSame(const AccumulatorShape &a, const AccumulatorShape &b);

/// A gradient to add; borrowed. Sparse: rows `indices` of the whole.
struct Gradient {
  Value values;
  const int64_t *indices; ///< sparse: values.dims[0] of them
};

/// Methods want the mutex held. Created zeroed by the resource registry.
class Accumulator : public WaitPoint {
public:
  bool opened;
  AccumulatorShape shape;
  char name[128];
  int64_t step;  ///< gradients of earlier ones are dropped
  int64_t count; ///< gradients added since the last were taken
  /// Their sum; sparse: of each row. Owned, none while count is 0.
  Value sum;
  /// Sparse: of each row of `sum` its index and how many were added to it.
  Vector<int64_t> rows;

  void open(const AccumulatorShape &newShape, const char *newName);
  /// Adds a gradient whose shape was checked. False: no memory, from the
  /// call's pool.
  bool addGradient(const Gradient &gradient, WeirCallContext *ctx);
  /// Gives up the sum.
  void clear();
};

/// The registry's kind; its address is the identity.
extern const WeirResourceKind accumulatorKind;
extern const WaitRules accumulatorRules;

// The hooks that save an accumulator (AccumulatorState.cpp).
int32_t snapshotAccumulator(void *object, WeirState *state);
int32_t restoreAccumulator(void *object, void *present, const WeirState *state);
void adoptAccumulator(void *object, void *from);

/// The accumulator that the program declares; false: it is none.
bool readDeclaration(const WeirResource &row, AccumulatorShape &shape);

} // namespace weir

#endif
