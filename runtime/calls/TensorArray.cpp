// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The TensorArray operations, third version (the earlier ones have the same
// operands). `flow` is a float that only carries order.
#include "runtime/calls/DefineCall.h"
#include "runtime/calls/TensorArrayObject.h"
#include <cstdio>

using namespace weir;

static void destroyArray(void *data, int64_t) {
  auto *array = static_cast<TensorArray *>(data);
  array->resize(0);
  for (ArrayGradient &gradient : array->gradients) {
    weir_buffer_release(gradient.object);
  }
  array->magic = 0;
  array->~TensorArray();
}

static WeirCallStatus giveFlow(WeirCallContext *ctx, int32_t i) {
  auto *flow = static_cast<float *>(weir_call_allocate(ctx, i, 0, nullptr));
  if (!flow) {
    return WEIR_CALL_FAILED;
  }
  *flow = 0;
  return WEIR_CALL_OK;
}

static WeirCallStatus giveArray(WeirCallContext *ctx, WeirBuffer *object) {
  weir_call_share(ctx, 0, WEIR_DT_RESOURCE, 0, nullptr, object);
  return giveFlow(ctx, 1);
}

static WeirCallStatus tensorArray(WeirCallContext *ctx) {
  const WeirView &size = *weir_call_input(ctx, 0);
  if (size.rank != 0 || indexAt(size, 0) < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "TensorArray size must be scalar and at least 0, but "
                          "had shape: %s, value %lld",
                          ShapeText(size).text,
                          (long long)(size.rank ? 0 : indexAt(size, 0)));
  }
  WeirBuffer *object;
  auto *array = makeHandleObject<TensorArray>(ctx, destroyArray, object);
  if (!array) {
    return WEIR_CALL_FAILED;
  }
  array->dtype = weir_call_attr_type(ctx, "dtype", WEIR_DT_FLOAT);
  array->element = PartialShape::fromAttr(ctx, "element_shape");
  array->growsOnWrite = weir_call_attr_bool(ctx, "dynamic_size", 0);
  array->clearsAfterRead = weir_call_attr_bool(ctx, "clear_after_read", 1);
  array->hasOneShape = weir_call_attr_bool(ctx, "identical_element_shapes", 0);
  array->resize(indexAt(size, 0));
  WeirCallStatus status = giveArray(ctx, object);
  weir_buffer_release(object);
  return status;
}

// The gradient array of `array` for `source`: found, or made with elements of
// the array's shapes, which read as zeros until they are added to.
static WeirBuffer *gradientOf(WeirCallContext *ctx, TensorArray &array,
                              const char *source, const PartialShape &before) {
  LockGuard guard(array.mutex);
  for (ArrayGradient &gradient : array.gradients) {
    if (strcmp(gradient.source, source) == 0) {
      return gradient.object;
    }
  }
  ArrayGradient made = {};
  auto *gradient =
      makeHandleObject<TensorArray>(ctx, destroyArray, made.object);
  if (!gradient) {
    return nullptr;
  }
  array.growsOnWrite = false;
  gradient->dtype = array.dtype;
  gradient->sumsWrites = true;
  gradient->clearsAfterRead = true;
  gradient->hasOneShape = array.hasOneShape;
  gradient->splitSize = array.splitSize;
  gradient->resize(int64_t(array.elements.size()));
  if (before.rank < 0 || array.element.rank >= 0) {
    gradient->element = array.element;
    int32_t extra = before.rank < 0 ? 0 : before.rank;
    if (extra > 0 && gradient->element.rank + extra <= WEIR_MAX_RANK) {
      memmove(gradient->element.dims + extra, gradient->element.dims,
              size_t(gradient->element.rank) * sizeof(int64_t));
      memcpy(gradient->element.dims, before.dims,
             size_t(extra) * sizeof(int64_t));
      gradient->element.rank += extra;
    }
  }
  for (size_t i = 0; i < array.elements.size() && before.rank < 0; ++i) {
    const ArrayElement &from = array.elements[i];
    ArrayElement &to = gradient->elements[i];
    to.written = from.written;
    to.value.dtype = from.value.dtype;
    to.value.setShape(from.value.rank, from.value.dims);
  }
  snprintf(made.source, sizeof made.source, "%s", source);
  array.gradients.push(made);
  return made.object;
}

static WeirCallStatus tensorArrayGrad(WeirCallContext *ctx, bool hasShape) {
  TensorArray *array = arrayInput(ctx);
  PartialShape before;
  if (!array || (hasShape && !PartialShape::fromView(
                                 ctx, *weir_call_input(ctx, 2), before))) {
    return WEIR_CALL_FAILED;
  }
  WeirBytes name = weir_call_attr_string(ctx, "source");
  char source[64];
  snprintf(source, sizeof source, "%.*s", int(name.size), name.data);
  WeirBuffer *object = gradientOf(ctx, *array, source, before);
  return object ? giveArray(ctx, object) : WEIR_CALL_FAILED;
}

static WeirCallStatus failWith(WeirCallContext *ctx, int32_t code,
                               const char *text) {
  return weir_call_fail(ctx, code, "TensorArray: %s", text);
}

static WeirCallStatus tensorArrayWrite(WeirCallContext *ctx) {
  TensorArray *array = arrayInput(ctx);
  Value value = array ? takeInput(ctx, 2) : Value();
  if (!value.buffer) {
    return WEIR_CALL_FAILED;
  }
  char text[192] = "";
  int32_t code;
  {
    LockGuard guard(array->mutex);
    code = writeElement(ctx, *array, indexAt(*weir_call_input(ctx, 1), 0),
                        value, text);
  }
  return code == WEIR_OK ? giveFlow(ctx, 0) : failWith(ctx, code, text);
}

static WeirCallStatus tensorArrayRead(WeirCallContext *ctx) {
  TensorArray *array = arrayInput(ctx);
  if (!array) {
    return WEIR_CALL_FAILED;
  }
  Value value = {};
  char text[192] = "";
  int32_t code;
  {
    LockGuard guard(array->mutex);
    code = readElement(ctx, *array, indexAt(*weir_call_input(ctx, 1), 0), value,
                       text);
  }
  if (code != WEIR_OK) {
    return failWith(ctx, code, text);
  }
  WeirCallStatus status = giveValue(ctx, 0, value);
  value.release();
  return status;
}

// Reads elements into `values`; false after failing.
static bool readAll(WeirCallContext *ctx, TensorArray &array,
                    const WeirView *indices, int64_t count,
                    Vector<Value> &values) {
  char text[192] = "";
  int32_t code = WEIR_OK;
  {
    LockGuard guard(array.mutex);
    for (int64_t i = 0; i < count && code == WEIR_OK; ++i) {
      Value value = {};
      code = readElement(ctx, array, indices ? indexAt(*indices, i) : i, value,
                         text);
      if (code == WEIR_OK) {
        values.push(value);
      }
    }
  }
  if (code != WEIR_OK) {
    failWith(ctx, code, text);
  }
  return code == WEIR_OK;
}

// Output 0 = the values stacked; they have one shape, or there are none.
static WeirCallStatus giveStacked(WeirCallContext *ctx, TensorArray &array,
                                  Vector<Value> &values) {
  PartialShape shape = PartialShape::fromAttr(ctx, "element_shape");
  bool agrees = shape.merge(array.element) || !values.empty();
  if (!values.empty()) {
    shape = PartialShape(values[0]);
  }
  for (size_t i = 0; i < values.size() && agrees; ++i) {
    if (!shape.isCompatible(PartialShape(values[i]))) {
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "TensorArray has inconsistent shapes.  Index 0 has shape: %s but "
          "index %zu has shape: %s",
          PartialShapeText(shape).text, i,
          ShapeText(values[i].rank, values[i].dims).text);
    }
  }
  if (!agrees || !shape.isDefined()) {
    return weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                          "TensorArray has size zero, but element shape %s is "
                          "not fully defined. Currently only static shapes are "
                          "supported when packing zero-size TensorArrays.",
                          PartialShapeText(shape).text);
  }
  int64_t dims[WEIR_MAX_RANK + 1] = {int64_t(values.size())};
  memcpy(dims + 1, shape.dims, sizeof shape.dims);
  char *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, shape.rank + 1, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t count = shape.count();
  for (const Value &value : values) {
    copyElements(out, value.data, array.dtype, count);
    out += count * weir_dtype_size(array.dtype);
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus tensorArrayGather(WeirCallContext *ctx) {
  TensorArray *array = arrayInput(ctx);
  if (!array) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &indices = *weir_call_input(ctx, 1);
  Vector<Value> values;
  WeirCallStatus status = WEIR_CALL_FAILED;
  if (readAll(ctx, *array, &indices, countOf(indices), values)) {
    status = giveStacked(ctx, *array, values);
  }
  for (Value &value : values) {
    value.release();
  }
  return status;
}

// Output 0 = the values joined along their first dimension, 1 = its sizes.
static WeirCallStatus giveJoined(WeirCallContext *ctx, TensorArray &array,
                                 Vector<Value> &values) {
  PartialShape rest = PartialShape::fromAttr(ctx, "element_shape_except0");
  int64_t count = int64_t(values.size());
  auto *lengths = static_cast<int64_t *>(weir_call_allocate(ctx, 1, 1, &count));
  if (!lengths) {
    return WEIR_CALL_FAILED;
  }
  int64_t dims[WEIR_MAX_RANK + 1] = {};
  for (size_t i = 0; i < values.size(); ++i) {
    const Value &value = values[i];
    if (value.rank < 1 ||
        !rest.merge(PartialShape(value.rank - 1, value.dims + 1))) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "TensorArray has inconsistent shapes.  Index %zu "
                            "has shape: %s, others %s behind the first "
                            "dimension",
                            i, ShapeText(value.rank, value.dims).text,
                            PartialShapeText(rest).text);
    }
    lengths[i] = value.dims[0];
    dims[0] += value.dims[0];
  }
  if (!rest.isDefined()) {
    return weir_call_fail(
        ctx, WEIR_UNIMPLEMENTED,
        "TensorArray has size zero, but element_shape_except0 "
        "%s is not fully defined. Currently only static "
        "shapes are supported when concatenating zero-size "
        "TensorArrays.",
        PartialShapeText(rest).text);
  }
  memcpy(dims + 1, rest.dims, sizeof rest.dims);
  char *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, rest.rank + 1, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (const Value &value : values) {
    int64_t elements = elementCount(value.rank, value.dims);
    copyElements(out, value.data, array.dtype, elements);
    out += elements * weir_dtype_size(array.dtype);
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus tensorArrayConcat(WeirCallContext *ctx) {
  TensorArray *array = arrayInput(ctx);
  if (!array) {
    return WEIR_CALL_FAILED;
  }
  Vector<Value> values;
  WeirCallStatus status = WEIR_CALL_FAILED;
  int64_t count =
      array->sumsWrites ? array->splitSize : int64_t(array->elements.size());
  if (readAll(ctx, *array, nullptr, count, values)) {
    status = giveJoined(ctx, *array, values);
  }
  for (Value &value : values) {
    value.release();
  }
  return status;
}

// Writes part k of input 2, of the given rank and dims, at index(k).
template <typename Index>
static WeirCallStatus writeParts(WeirCallContext *ctx, TensorArray &array,
                                 int64_t count, Index part) {
  for (int64_t k = 0; k < count; ++k) {
    int64_t index = 0;
    Value value = part(k, index);
    if (!value.buffer) {
      return WEIR_CALL_FAILED;
    }
    char text[192] = "";
    int32_t code;
    {
      LockGuard guard(array.mutex);
      code = writeElement(ctx, array, index, value, text);
    }
    if (code != WEIR_OK) {
      return failWith(ctx, code, text);
    }
  }
  return giveFlow(ctx, 0);
}

static WeirCallStatus tensorArrayScatter(WeirCallContext *ctx) {
  TensorArray *array = arrayInput(ctx);
  if (!array) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &indices = *weir_call_input(ctx, 1);
  const WeirView &value = *weir_call_input(ctx, 2);
  if (value.rank < 1 || indices.rank != 1 || value.dims[0] != indices.dims[0]) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected len(indices) == values.shape[0], but saw "
                          "indices of shape %s, values of shape %s",
                          ShapeText(indices).text, ShapeText(value).text);
  }
  int64_t row = countOf(value, 1);
  return writeParts(ctx, *array, value.dims[0], [&](int64_t k, int64_t &index) {
    index = indexAt(indices, k);
    return takePart(ctx, 2, k * row, value.rank - 1, value.dims + 1);
  });
}

static WeirCallStatus tensorArraySplit(WeirCallContext *ctx) {
  TensorArray *array = arrayInput(ctx);
  if (!array) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &value = *weir_call_input(ctx, 1);
  const WeirView &lengths = *weir_call_input(ctx, 2);
  int64_t count = countOf(lengths), total = 0;
  for (int64_t i = 0; i < count; ++i) {
    total += indexAt(lengths, i);
  }
  if (lengths.rank != 1 || value.rank < 1 || value.dims[0] != total) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected sum of lengths to be equal to "
                          "values.shape[0], but sum of lengths is %lld and "
                          "value's shape is: %s",
                          (long long)total, ShapeText(value).text);
  }
  int64_t size = int64_t(array->elements.size());
  if (size != count && !(array->growsOnWrite && size < count)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "TensorArray's size is not equal to the size of "
                          "lengths (%lld vs. %lld), and the TensorArray is not "
                          "marked as dynamically resizeable",
                          (long long)size, (long long)count);
  }
  if (!array->sumsWrites) {
    array->splitSize = count;
  }
  int64_t dims[WEIR_MAX_RANK], first = 0, row = countOf(value, 1);
  memcpy(dims, value.dims, size_t(value.rank) * sizeof *dims);
  return writeParts(ctx, *array, count, [&](int64_t k, int64_t &index) {
    index = k;
    dims[0] = indexAt(lengths, k);
    Value part = takePart(ctx, 1, first * row, value.rank, dims);
    first += dims[0];
    return part;
  });
}

static WeirCallStatus tensorArraySize(WeirCallContext *ctx) {
  TensorArray *array = arrayInput(ctx);
  auto *out =
      array ? static_cast<int32_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
            : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(array->mutex);
  *out = int32_t(array->elements.size());
  return WEIR_CALL_OK;
}

static WeirCallStatus tensorArrayClose(WeirCallContext *ctx) {
  auto *array = handleInput<TensorArray>(ctx, 0);
  if (!array) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(array->mutex);
  array->resize(0);
  array->closed = true;
  return WEIR_CALL_OK;
}

/// The second and third versions, which differ in the type of the handle only.
#define WEIR_ARRAY_CALL(NAME, EXPRESSION)                                      \
  WEIR_CALL(NAME##V2, EXPRESSION)                                              \
  WEIR_CALL(NAME##V3, EXPRESSION)
WEIR_ARRAY_CALL(TensorArray, tensorArray(ctx))
WEIR_ARRAY_CALL(TensorArrayGrad, tensorArrayGrad(ctx, false))
WEIR_ARRAY_CALL(TensorArrayWrite, tensorArrayWrite(ctx))
WEIR_ARRAY_CALL(TensorArrayRead, tensorArrayRead(ctx))
WEIR_ARRAY_CALL(TensorArrayGather, tensorArrayGather(ctx))
WEIR_ARRAY_CALL(TensorArrayScatter, tensorArrayScatter(ctx))
WEIR_ARRAY_CALL(TensorArrayConcat, tensorArrayConcat(ctx))
WEIR_ARRAY_CALL(TensorArraySplit, tensorArraySplit(ctx))
WEIR_ARRAY_CALL(TensorArraySize, tensorArraySize(ctx))
WEIR_ARRAY_CALL(TensorArrayClose, tensorArrayClose(ctx))
#undef WEIR_ARRAY_CALL

WEIR_CALL(TensorArrayGradWithShape, tensorArrayGrad(ctx, true))
