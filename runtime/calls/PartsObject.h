// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is behind a variant that is made of tensors: one tensor, or the splits
// and values of a ragged one.
#ifndef WEIR_RUNTIME_CALLS_PARTSOBJECT_H
#define WEIR_RUNTIME_CALLS_PARTSOBJECT_H

#include "runtime/base/Memory.h"
#include "runtime/calls/PartialShape.h"

namespace weir {

/// Tensors behind a variant; `kind` is the number that objects of it begin
/// with.
template <uint64_t kind> struct PartsObject {
  uint64_t magic;
  Vector<Value> parts;

  /// The object of a variant, or null if it is none of this kind.
  static PartsObject *of(const WeirVariant &variant) {
    WeirBuffer *object = variant.object;
    if (!object || object->bytes < int64_t(sizeof(PartsObject))) {
      return nullptr;
    }
    auto *parts = static_cast<PartsObject *>(object->data());
    return parts->magic == kind ? parts : nullptr;
  }
  /// A new one behind `variant`; null after failing.
  static PartsObject *make(WeirCallContext *ctx, WeirVariant &variant) {
    WeirBuffer *object = weir_call_new_buffer(ctx, sizeof(PartsObject));
    if (!object) {
      weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED, "OOM when making a variant");
      return nullptr;
    }
    auto *parts = new (object->data()) PartsObject();
    parts->magic = kind;
    weir_buffer_on_destroy(object, drop);
    variant.object = object;
    return parts;
  }
  /// Takes over the value; false if it is none (making it has failed).
  bool add(const Value &owned) {
    if (!owned.buffer) {
      return false;
    }
    parts.push(owned);
    return true;
  }

private:
  static void drop(void *data, int64_t) {
    auto *object = static_cast<PartsObject *>(data);
    for (Value &part : object->parts) {
      part.release();
    }
    object->magic = 0;
    object->~PartsObject();
  }
};

/// A tensor in a variant ("WeirTnsr").
using TensorObject = PartsObject<0x72736e5472696557>;
/// A ragged tensor in a variant: its splits, its values ("WeirRagd").
using RaggedObject = PartsObject<0x6467615272696557>;

/// A value as a view of it.
inline WeirView viewOf(const Value &value) {
  return {value.dtype, value.rank, value.dims, value.data};
}

} // namespace weir

#endif
