// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on tensor lists, one element at a time and as a whole.
#include "runtime/calls/TensorListObject.h"

using namespace weir;

// Whether `index` is an element of the list; fails the call if not, which is to
// `verb` it.
static bool checkIndex(WeirCallContext *ctx, const TensorList &list,
                       int64_t index, const char *verb) {
  if (index >= 0 && index < int64_t(list.items.size())) {
    return true;
  }
  weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                 "Trying to %s element %lld in a list with %zu elements.", verb,
                 (long long)index, list.items.size());
  return false;
}

// Whether a tensor may become an element.
static bool checkElement(WeirCallContext *ctx, const TensorList &list,
                         const WeirView &view) {
  if (view.dtype != list.dtype) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Invalid data types; op elements %s but list elements %s",
                   weir_dtype_name(view.dtype), weir_dtype_name(list.dtype));
    return false;
  }
  if (!list.element.isCompatible(PartialShape(view.rank, view.dims))) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Tried to set a tensor with incompatible shape at a list "
                   "index. Item element shape: %s list shape: %s",
                   ShapeText(view).text, PartialShapeText(list.element).text);
    return false;
  }
  return true;
}

// Output i is element `index`, or zeros where it was never set.
static WeirCallStatus giveElement(WeirCallContext *ctx, int32_t i,
                                  const TensorList &list, const Value &item,
                                  const PartialShape &asked) {
  if (item.buffer) {
    if (!asked.isCompatible(PartialShape(item))) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Incompatible shapes during merge: %s asked for, "
                            "%s in the list",
                            PartialShapeText(asked).text,
                            ShapeText(item.rank, item.dims).text);
    }
    return giveValue(ctx, i, item);
  }
  PartialShape shape;
  if (!missingShape(ctx, list, asked, shape)) {
    return WEIR_CALL_FAILED;
  }
  void *out = weir_call_allocate(ctx, i, shape.rank, shape.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  if (!hasOwningElements(list.dtype)) {
    memset(out, 0, size_t(shape.count() * weir_dtype_size(list.dtype)));
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus makeList(WeirCallContext *ctx, int64_t size,
                               int64_t maxElements) {
  PartialShape element;
  if (!PartialShape::fromView(ctx, *weir_call_input(ctx, 0), element)) {
    return WEIR_CALL_FAILED;
  }
  if (size < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "The num_elements to reserve must be a non negative "
                          "number, but got %lld",
                          (long long)size);
  }
  WeirBuffer *object;
  TensorList *list = TensorList::make(
      ctx, weir_call_attr_type(ctx, "element_dtype", WEIR_DT_FLOAT), element,
      object);
  if (!list) {
    return WEIR_CALL_FAILED;
  }
  list->maxElements = maxElements;
  list->resize(size);
  return giveList(ctx, 0, object);
}

extern "C" WeirCallStatus weir_call_EmptyTensorList(WeirCallContext *ctx) {
  const WeirView &bound = *weir_call_input(ctx, 1);
  if (bound.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "max_num_elements must be a scalar, got shape %s",
                          ShapeText(bound).text);
  }
  return makeList(ctx, 0, indexAt(bound, 0));
}

extern "C" WeirCallStatus weir_call_TensorListReserve(WeirCallContext *ctx) {
  const WeirView &size = *weir_call_input(ctx, 1);
  if (size.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "The num_elements must be a scalar, got shape %s",
                          ShapeText(size).text);
  }
  return makeList(ctx, indexAt(size, 0), -1);
}

extern "C" WeirCallStatus weir_call_TensorListPushBack(WeirCallContext *ctx) {
  TensorList *before = listInput(ctx, 0);
  if (!before || !checkElement(ctx, *before, *weir_call_input(ctx, 1))) {
    return WEIR_CALL_FAILED;
  }
  if (before->maxElements >= 0 &&
      int64_t(before->items.size()) >= before->maxElements) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Tried to push item into a full list list size: %zu "
                          "max_num_elements: %lld",
                          before->items.size(), (long long)before->maxElements);
  }
  Value item = takeInput(ctx, 1);
  TensorList *list = item.buffer ? changedList(ctx) : nullptr;
  if (!list) {
    item.release();
    return WEIR_CALL_FAILED;
  }
  list->items.push(item);
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_TensorListPopBack(WeirCallContext *ctx) {
  PartialShape asked;
  TensorList *before = listInput(ctx, 0);
  if (!before ||
      !PartialShape::fromView(ctx, *weir_call_input(ctx, 1), asked)) {
    return WEIR_CALL_FAILED;
  }
  if (before->items.empty()) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Trying to pop from an empty list.");
  }
  WeirCallStatus status =
      giveElement(ctx, 1, *before, before->items.back(), asked);
  if (status != WEIR_CALL_OK) {
    return status;
  }
  TensorList *list = changedList(ctx);
  if (!list) {
    return WEIR_CALL_FAILED;
  }
  list->items.pop().release();
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_TensorListGetItem(WeirCallContext *ctx) {
  PartialShape asked;
  TensorList *list = listInput(ctx, 0);
  int64_t index = indexAt(*weir_call_input(ctx, 1), 0);
  if (!list || !checkIndex(ctx, *list, index, "access") ||
      !PartialShape::fromView(ctx, *weir_call_input(ctx, 2), asked)) {
    return WEIR_CALL_FAILED;
  }
  return giveElement(ctx, 0, *list, list->items[size_t(index)], asked);
}

extern "C" WeirCallStatus weir_call_TensorListSetItem(WeirCallContext *ctx) {
  TensorList *before = listInput(ctx, 0);
  if (!before) {
    return WEIR_CALL_FAILED;
  }
  int64_t index = indexAt(*weir_call_input(ctx, 1), 0);
  bool grows = weir_call_attr_bool(ctx, "resize_if_index_out_of_bounds", 0) &&
               index >= int64_t(before->items.size());
  if ((!grows && !checkIndex(ctx, *before, index, "modify")) ||
      !checkElement(ctx, *before, *weir_call_input(ctx, 2))) {
    return WEIR_CALL_FAILED;
  }
  Value item = takeInput(ctx, 2);
  TensorList *list = item.buffer ? changedList(ctx) : nullptr;
  if (!list) {
    item.release();
    return WEIR_CALL_FAILED;
  }
  if (grows) {
    list->resize(index + 1);
  }
  list->set(index, item);
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_TensorListLength(WeirCallContext *ctx) {
  TensorList *list = listInput(ctx, 0);
  auto *out =
      list ? static_cast<int32_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
           : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  *out = int32_t(list->items.size());
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus
weir_call_TensorListElementShape(WeirCallContext *ctx) {
  TensorList *list = listInput(ctx, 0);
  if (!list) {
    return WEIR_CALL_FAILED;
  }
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  bool isKnown = list->element.rank >= 0;
  int64_t rank = list->element.rank;
  void *out = weir_call_allocate(ctx, 0, isKnown ? 1 : 0, &rank);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  if (!isKnown) {
    setIndex(out, dtype, 0, -1);
  }
  for (int32_t d = 0; d < list->element.rank; ++d) {
    setIndex(out, dtype, d, list->element.dims[d]);
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_TensorListResize(WeirCallContext *ctx) {
  int64_t size = indexAt(*weir_call_input(ctx, 1), 0);
  if (size < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "TensorListSlice expects size to be non-negative. "
                          "Got: %lld",
                          (long long)size);
  }
  TensorList *list = changedList(ctx);
  if (!list) {
    return WEIR_CALL_FAILED;
  }
  list->resize(size);
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_TensorListStack(WeirCallContext *ctx) {
  PartialShape asked;
  TensorList *list = listInput(ctx, 0);
  if (!list || !PartialShape::fromView(ctx, *weir_call_input(ctx, 1), asked)) {
    return WEIR_CALL_FAILED;
  }
  int64_t wanted = weir_call_attr_int(ctx, "num_elements", -1);
  int64_t count = int64_t(list->items.size());
  if (wanted >= 0 && wanted != count) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "Operation expected a list with %lld elements but got "
        "a list with %lld elements.",
        (long long)wanted, (long long)count);
  }
  return stackElements(ctx, *list, asked, nullptr, count);
}

extern "C" WeirCallStatus weir_call_TensorListGather(WeirCallContext *ctx) {
  PartialShape asked;
  TensorList *list = listInput(ctx, 0);
  if (!list || !PartialShape::fromView(ctx, *weir_call_input(ctx, 2), asked)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &view = *weir_call_input(ctx, 1);
  int64_t count = countOf(view);
  Scratch indices(ctx, count * 8);
  if (!indices) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t index = indexAt(view, i);
    if (index < 0 || index >= int64_t(list->items.size())) {
      // TensorFlow's words.
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Index %lld out o range; list only has %zu "
                            "elements.",
                            (long long)index, list->items.size());
    }
    indices.as<int64_t>()[i] = index;
  }
  return stackElements(ctx, *list, asked, indices.as<int64_t>(), count);
}
