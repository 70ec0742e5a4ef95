// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The optional behind a variant: a few tensors, or nothing.
#ifndef WEIR_RUNTIME_CALLS_OPTIONALOBJECT_H
#define WEIR_RUNTIME_CALLS_OPTIONALOBJECT_H

#include "runtime/base/Memory.h"
#include "runtime/calls/PartialShape.h"

namespace weir {

struct Optional {
  static constexpr uint64_t magicNumber = 0x6c6e704f72696557; // "WeirOpnl"

  uint64_t magic;
  bool hasValue;
  Vector<Value> parts;

  /// The optional of a counted object, or null if it is none.
  static Optional *of(WeirBuffer *object) {
    if (!object || object->bytes < int64_t(sizeof(Optional))) {
      return nullptr;
    }
    auto *optional = static_cast<Optional *>(object->data());
    return optional->magic == magicNumber ? optional : nullptr;
  }
  /// A new one in a counted object; null after failing.
  static Optional *make(WeirCallContext *ctx, bool hasValue,
                        WeirBuffer *&object) {
    object = weir_call_new_buffer(ctx, sizeof(Optional));
    if (!object) {
      weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                     "OOM when making an optional");
      return nullptr;
    }
    auto *optional = new (object->data()) Optional();
    optional->magic = magicNumber;
    optional->hasValue = hasValue;
    weir_buffer_on_destroy(object, drop);
    return optional;
  }

private:
  static void drop(void *data, int64_t) {
    auto *optional = static_cast<Optional *>(data);
    for (Value &part : optional->parts) {
      part.release();
    }
    optional->magic = 0;
    optional->~Optional();
  }
};

} // namespace weir

#endif
