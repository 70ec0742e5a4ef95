// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The elements of TensorArrays: written once (gradients: summed), read, and
// perhaps cleared by the read.
#include "runtime/calls/TensorArrayObject.h"
#include <cstdio>

using namespace weir;

void TensorArray::resize(int64_t size) {
  while (int64_t(elements.size()) > size) {
    elements.pop().value.release();
  }
  elements.reserve(size_t(size));
  ArrayElement unwritten = {};
  while (int64_t(elements.size()) < size) {
    elements.push(unwritten);
  }
}

TensorArray *weir::arrayInput(WeirCallContext *ctx) {
  auto *array = handleInput<TensorArray>(ctx, 0);
  if (array && array->closed) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "TensorArray has already been closed.");
    return nullptr;
  }
  return array;
}

template <typename T>
static void addTo(void *sum, const void *term, int64_t count) {
  T *to = static_cast<T *>(sum);
  const T *from = static_cast<const T *>(term);
  for (int64_t i = 0; i < count; ++i) {
    to[i] = T(to[i] + from[i]);
  }
}

// sum += term for every type that gradients have; false: it has no sum.
static bool addElements(int32_t dtype, void *sum, const void *term,
                        int64_t count) {
  if (dtype == WEIR_DT_COMPLEX64) {
    addTo<float>(sum, term, 2 * count);
    return true;
  }
  if (dtype == WEIR_DT_COMPLEX128) {
    addTo<double>(sum, term, 2 * count);
    return true;
  }
  return withNumber(dtype, [&](auto *type) {
    addTo<Pointee<decltype(type)>>(sum, term, count);
  });
}

// Adds `owned` to what the element holds already.
static int32_t aggregate(WeirCallContext *ctx, ArrayElement &element,
                         Value owned, char (&text)[192]) {
  if (!PartialShape(element.value).isCompatible(PartialShape(owned))) {
    snprintf(text, sizeof text,
             "Could not aggregate to TensorArray index because the existing "
             "shape is %.60s but the new input shape is %.60s",
             ShapeText(element.value.rank, element.value.dims).text,
             ShapeText(owned.rank, owned.dims).text);
    owned.release();
    return WEIR_INVALID_ARGUMENT;
  }
  if (!element.value.buffer) {
    element.value = owned;
    return WEIR_OK;
  }
  int64_t count = elementCount(owned.rank, owned.dims);
  Value sum = element.value;
  if (!weir_buffer_unique(sum.buffer)) { // somebody has read it
    sum = makeValue(ctx, owned.dtype, owned.rank, owned.dims);
    if (!sum.buffer) {
      owned.release();
      return WEIR_RESOURCE_EXHAUSTED;
    }
    copyElements(sum.data, element.value.data, owned.dtype, count);
    element.value.release();
    element.value = sum;
  }
  bool added = addElements(owned.dtype, sum.data, owned.data, count);
  owned.release();
  if (!added) {
    snprintf(text, sizeof text, "gradients of type %s have no sum",
             weir_dtype_name(sum.dtype));
  }
  return added ? WEIR_OK : WEIR_UNIMPLEMENTED;
}

// The sentence why `owned` may not be written at index, or OK.
static int32_t checkWrite(TensorArray &array, int64_t index, const Value &owned,
                          char (&text)[192]) {
  int64_t size = int64_t(array.elements.size());
  if (index < 0 || (!array.growsOnWrite && index >= size)) {
    snprintf(text, sizeof text,
             "Tried to write to index %lld but array is not resizeable and "
             "size is: %lld",
             (long long)index, (long long)size);
    return WEIR_INVALID_ARGUMENT;
  }
  if (owned.dtype != array.dtype) {
    snprintf(text, sizeof text,
             "Could not write to TensorArray index %lld because the value "
             "dtype is %s but TensorArray dtype is %s.",
             (long long)index, weir_dtype_name(owned.dtype),
             weir_dtype_name(array.dtype));
    return WEIR_INVALID_ARGUMENT;
  }
  if (!array.element.isCompatible(PartialShape(owned))) {
    snprintf(text, sizeof text,
             "Could not write to TensorArray index %lld because the value "
             "shape is %.50s which is incompatible with the TensorArray's "
             "shape: %.50s.",
             (long long)index, ShapeText(owned.rank, owned.dims).text,
             PartialShapeText(array.element).text);
    return WEIR_INVALID_ARGUMENT;
  }
  const ArrayElement *element =
      index < size ? &array.elements[size_t(index)] : nullptr;
  if (element && element->read) {
    snprintf(text, sizeof text,
             "Could not write to TensorArray index %lld because it has already "
             "been read.",
             (long long)index);
    return WEIR_INVALID_ARGUMENT;
  }
  if (element && element->written && !array.sumsWrites) {
    snprintf(text, sizeof text,
             "Could not write to TensorArray index %lld because it has already "
             "been written to.",
             (long long)index);
    return WEIR_INVALID_ARGUMENT;
  }
  return WEIR_OK;
}

int32_t weir::writeElement(WeirCallContext *ctx, TensorArray &array,
                           int64_t index, Value owned, char (&text)[192]) {
  int32_t code = checkWrite(array, index, owned, text);
  if (code != WEIR_OK) {
    owned.release();
    return code;
  }
  if (index >= int64_t(array.elements.size())) {
    array.resize(index + 1);
  }
  ArrayElement &element = array.elements[size_t(index)];
  if (element.written) {
    return aggregate(ctx, element, owned, text);
  }
  if (array.hasOneShape) {
    array.element.merge(PartialShape(owned));
  }
  element.value = owned;
  element.written = true;
  return WEIR_OK;
}

int32_t weir::readElement(WeirCallContext *ctx, TensorArray &array,
                          int64_t index, Value &owned, char (&text)[192]) {
  int64_t size = int64_t(array.elements.size());
  if (index < 0 || index >= size) {
    snprintf(text, sizeof text,
             "Tried to read from index %lld but array size is: %lld",
             (long long)index, (long long)size);
    return WEIR_INVALID_ARGUMENT;
  }
  ArrayElement &element = array.elements[size_t(index)];
  if (element.cleared) {
    snprintf(text, sizeof text,
             "Could not read index %lld twice because it was cleared after a "
             "previous read (perhaps try setting clear_after_read = false?).",
             (long long)index);
    return WEIR_INVALID_ARGUMENT;
  }
  if (!element.written) {
    if (!array.element.isDefined()) {
      snprintf(text, sizeof text,
               "Could not read from TensorArray index %lld.  Furthermore, the "
               "element shape is not fully defined: %.60s.",
               (long long)index, PartialShapeText(array.element).text);
      return WEIR_INVALID_ARGUMENT;
    }
    element.value.dtype = array.dtype;
    element.value.setShape(array.element.rank, array.element.dims);
    element.written = true;
  }
  if (!element.value.buffer) {
    Value zeros =
        makeZeros(ctx, array.dtype, element.value.rank, element.value.dims);
    if (!zeros.buffer) {
      return WEIR_RESOURCE_EXHAUSTED;
    }
    element.value = zeros;
  }
  owned = element.value;
  element.read = true;
  if (array.clearsAfterRead) {
    // The count goes over; the shape stays, for the gradient's zeros.
    element.value = Value();
    element.value.dtype = owned.dtype;
    element.value.setShape(owned.rank, owned.dims);
    element.cleared = true;
  } else {
    retain(owned);
  }
  return WEIR_OK;
}
