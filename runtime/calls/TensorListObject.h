// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tensor list behind a variant: a value, shared by count and copied before
// it is changed unless nobody else has it.
#ifndef WEIR_RUNTIME_CALLS_TENSORLISTOBJECT_H
#define WEIR_RUNTIME_CALLS_TENSORLISTOBJECT_H

#include "runtime/base/Memory.h"
#include "runtime/calls/PartialShape.h"

namespace weir {

struct TensorList {
  static constexpr uint64_t magicNumber = 0x7453694c72696557; // "WeirLiSt"

  uint64_t magic;
  int32_t dtype;
  PartialShape element;
  int64_t maxElements; ///< -1: no bound
  /// An element without a buffer was reserved and never set: zeros.
  Vector<Value> items;

  /// The list of a counted object, or null if it is none.
  static TensorList *of(WeirBuffer *object);
  /// A new, empty list in a counted object; null after failing.
  static TensorList *make(WeirCallContext *ctx, int32_t dtype,
                          const PartialShape &element, WeirBuffer *&object);
  /// Makes `size` elements, dropping or adding unset ones.
  void resize(int64_t size);
  void set(int64_t index, const Value &owned);
};

/// Input j's list; null after failing.
TensorList *listInput(WeirCallContext *ctx, int32_t j);

/// A new list of the same items in a counted object; null after failing.
TensorList *copyList(WeirCallContext *ctx, const TensorList &from,
                     WeirBuffer *&object);

/// Output 0 becomes a list that may be changed: input 0's own one if nothing
/// else refers to it, else a copy. Null after failing.
TensorList *changedList(WeirCallContext *ctx);

/// Output i becomes `object` (its count goes over).
WeirCallStatus giveList(WeirCallContext *ctx, int32_t i, WeirBuffer *object);

/// The shape that element `item` has, or that a missing one must have: what
/// the operand `asked`, the list and its other elements say. False after
/// failing, if that is not defined or contradictory.
bool missingShape(WeirCallContext *ctx, const TensorList &list,
                  const PartialShape &asked, PartialShape &shape);

/// Stacks elements `indices[0..count)` (null: all) into output 0.
WeirCallStatus stackElements(WeirCallContext *ctx, const TensorList &list,
                             const PartialShape &asked, const int64_t *indices,
                             int64_t count);

} // namespace weir

#endif
