// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorArrays and stacks: objects of one step. The handle's own buffer is the
// object, so it lives as long as some value of the step refers to it, and no
// registry knows it.
#ifndef WEIR_RUNTIME_CALLS_TENSORARRAYOBJECT_H
#define WEIR_RUNTIME_CALLS_TENSORARRAYOBJECT_H

#include "runtime/base/Memory.h"
#include "runtime/base/Sync.h"
#include "runtime/calls/PartialShape.h"

namespace weir {

/// The start of such an object: what a handle tensor shows.
struct HandleObject {
  WeirHandle handle; ///< its own address
  uint64_t magic;
};

struct ArrayElement {
  Value value; ///< no buffer: zeros of its shape, if written
  bool written;
  bool read;
  bool cleared;
};

/// A gradient array of an array, by the name of what it is the gradient of.
struct ArrayGradient {
  WeirBuffer *object;
  char source[64];
};

struct TensorArray : HandleObject {
  static constexpr uint64_t magicNumber = 0x7941724172696557; // "WeirArAy"

  Mutex mutex;
  int32_t dtype;
  PartialShape element;
  bool growsOnWrite; ///< dynamic_size; gradients freeze it
  bool clearsAfterRead;
  bool hasOneShape; ///< identical_element_shapes
  bool sumsWrites;  ///< a gradient array
  bool closed;
  /// How many elements the last split wrote; a gradient array keeps that of its
  /// array, and joins so many.
  int64_t splitSize;
  Vector<ArrayElement> elements;
  Vector<ArrayGradient> gradients;

  /// Sets the size; new elements are unwritten.
  void resize(int64_t size);
};

struct TensorStack : HandleObject {
  static constexpr uint64_t magicNumber = 0x6b63745372696557; // "WeirStck"

  Mutex mutex;
  int32_t dtype;
  int64_t maxSize; ///< negative: no bound
  bool closed;
  Vector<Value> values;
};

/// A new object of type T in a buffer whose first bytes are its handle; null
/// after failing.
template <typename T>
T *makeHandleObject(WeirCallContext *ctx, void (*destroy)(void *, int64_t),
                    WeirBuffer *&buffer) {
  buffer = weir_call_new_buffer(ctx, sizeof(T));
  if (!buffer) {
    weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED, "OOM when making an object");
    return nullptr;
  }
  T *object = new (buffer->data()) T();
  object->handle.id = reinterpret_cast<uintptr_t>(object);
  object->magic = T::magicNumber;
  weir_buffer_on_destroy(buffer, destroy);
  return object;
}

/// The object of type T behind input j's handle; null after failing.
template <typename T> T *handleInput(WeirCallContext *ctx, int32_t j) {
  const WeirView &view = *weir_call_input(ctx, j);
  bool isHandle = view.dtype == WEIR_DT_RESOURCE && countOf(view) == 1;
  auto *object = isHandle ? reinterpret_cast<HandleObject *>(
                                uintptr_t(dataOf<WeirHandle>(view)->id))
                          : nullptr;
  if (!object || object->handle.id != reinterpret_cast<uintptr_t>(object) ||
      object->magic != T::magicNumber) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "input %d is no handle of the kind that the operation wants",
                   j);
    return nullptr;
  }
  return static_cast<T *>(object);
}

/// The array behind input 0, not closed; null after failing. Not locked.
TensorArray *arrayInput(WeirCallContext *ctx);
/// Writes or, in a gradient array, adds `owned` (given over) to an element.
/// Needs the mutex. A code and a sentence in `text` where it may not.
int32_t writeElement(WeirCallContext *ctx, TensorArray &array, int64_t index,
                     Value owned, char (&text)[192]);
/// A retained value of an element, marked as read. Needs the mutex. As above.
int32_t readElement(WeirCallContext *ctx, TensorArray &array, int64_t index,
                    Value &owned, char (&text)[192]);

} // namespace weir

#endif
