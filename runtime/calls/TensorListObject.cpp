// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What all tensor list operations share.
#include "runtime/calls/TensorListObject.h"

using namespace weir;

static void destroyList(void *data, int64_t) {
  auto *list = static_cast<TensorList *>(data);
  for (Value &item : list->items) {
    item.release();
  }
  list->magic = 0;
  list->~TensorList();
}

TensorList *TensorList::of(WeirBuffer *object) {
  if (!object || object->bytes < int64_t(sizeof(TensorList))) {
    return nullptr;
  }
  auto *list = static_cast<TensorList *>(object->data());
  return list->magic == magicNumber ? list : nullptr;
}

TensorList *TensorList::make(WeirCallContext *ctx, int32_t dtype,
                             const PartialShape &element, WeirBuffer *&object) {
  object = weir_call_new_buffer(ctx, sizeof(TensorList));
  if (!object) {
    weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED, "OOM when making a list");
    return nullptr;
  }
  auto *list = new (object->data()) TensorList();
  list->magic = magicNumber;
  list->dtype = dtype;
  list->element = element;
  list->maxElements = -1;
  weir_buffer_on_destroy(object, destroyList);
  return list;
}

void TensorList::resize(int64_t size) {
  while (int64_t(items.size()) > size) {
    items.pop().release();
  }
  items.reserve(size_t(size));
  Value unset = {};
  while (int64_t(items.size()) < size) {
    items.push(unset);
  }
}

void TensorList::set(int64_t index, const Value &owned) {
  items[size_t(index)].release();
  items[size_t(index)] = owned;
}

static WeirVariant *variantOf(WeirCallContext *ctx, int32_t j) {
  return static_cast<WeirVariant *>(weir_call_input(ctx, j)->data);
}

TensorList *weir::listInput(WeirCallContext *ctx, int32_t j) {
  const WeirView &view = *weir_call_input(ctx, j);
  TensorList *list = view.dtype == WEIR_DT_VARIANT && view.rank == 0
                         ? TensorList::of(variantOf(ctx, j)->object)
                         : nullptr;
  if (!list) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Input handle %d is not a list. Saw: %s of shape %s", j,
                   weir_dtype_name(view.dtype), ShapeText(view).text);
  }
  return list;
}

WeirCallStatus weir::giveList(WeirCallContext *ctx, int32_t i,
                              WeirBuffer *object) {
  auto *out =
      static_cast<WeirVariant *>(weir_call_allocate(ctx, i, 0, nullptr));
  if (!out) {
    weir_buffer_release(object);
    return WEIR_CALL_FAILED;
  }
  out->object = object;
  return WEIR_CALL_OK;
}

TensorList *weir::copyList(WeirCallContext *ctx, const TensorList &from,
                           WeirBuffer *&object) {
  TensorList *list = TensorList::make(ctx, from.dtype, from.element, object);
  if (!list) {
    return nullptr;
  }
  list->maxElements = from.maxElements;
  list->items.reserve(from.items.size());
  for (Value item : from.items) {
    retain(item);
    list->items.push(item);
  }
  return list;
}

TensorList *weir::changedList(WeirCallContext *ctx) {
  TensorList *list = listInput(ctx, 0);
  if (!list) {
    return nullptr;
  }
  WeirVariant *in = variantOf(ctx, 0);
  auto *out = static_cast<WeirVariant *>(
      weir_call_forward_or_allocate(ctx, 0, 0, 0, nullptr));
  if (!out) {
    return nullptr;
  }
  if (out == in && weir_buffer_unique(in->object)) {
    return list;
  }
  WeirBuffer *object;
  TensorList *copy = copyList(ctx, *list, object);
  if (!copy) {
    return nullptr;
  }
  if (out == in) {
    weir_buffer_release(in->object);
  }
  out->object = object;
  return copy;
}

bool weir::missingShape(WeirCallContext *ctx, const TensorList &list,
                        const PartialShape &asked, PartialShape &shape) {
  shape = asked;
  bool agrees = shape.merge(list.element);
  for (const Value &item : list.items) {
    if (item.buffer && !shape.isDefined()) {
      agrees &= shape.merge(PartialShape(item));
    }
  }
  if (!agrees || !shape.isDefined()) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Trying to read an uninitialized tensor but element_shape "
                   "%s is not fully defined",
                   PartialShapeText(shape).text);
    return false;
  }
  return true;
}

// The shape that all elements asked for have; false after failing.
static bool commonShape(WeirCallContext *ctx, const TensorList &list,
                        const PartialShape &asked, const int64_t *indices,
                        int64_t count, PartialShape &shape) {
  shape = asked;
  if (!shape.merge(list.element)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Incompatible shapes: %s of the list, %s asked for",
                   PartialShapeText(list.element).text,
                   PartialShapeText(asked).text);
    return false;
  }
  for (int64_t i = 0; i < count; ++i) {
    const Value &item = list.items[size_t(indices ? indices[i] : i)];
    if (item.buffer && !shape.merge(PartialShape(item))) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Tried to stack list which has elements of incompatible "
                     "shapes: %s and %s",
                     PartialShapeText(shape).text,
                     ShapeText(item.rank, item.dims).text);
      return false;
    }
  }
  if (!shape.isDefined()) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Tried to stack elements of a list with non-fully-defined "
                   "element_shape: %s",
                   PartialShapeText(shape).text);
    return false;
  }
  return true;
}

WeirCallStatus weir::stackElements(WeirCallContext *ctx, const TensorList &list,
                                   const PartialShape &asked,
                                   const int64_t *indices, int64_t count) {
  PartialShape shape;
  if (!commonShape(ctx, list, asked, indices, count, shape)) {
    return WEIR_CALL_FAILED;
  }
  int64_t dims[WEIR_MAX_RANK + 1] = {count};
  memcpy(dims + 1, shape.dims, sizeof shape.dims);
  char *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, shape.rank + 1, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t bytes = shape.count() * weir_dtype_size(list.dtype);
  for (int64_t i = 0; i < count; ++i) {
    const Value &item = list.items[size_t(indices ? indices[i] : i)];
    if (item.buffer) {
      copyElements(out + i * bytes, item.data, list.dtype, shape.count());
    } else if (!hasOwningElements(list.dtype)) {
      memset(out + i * bytes, 0, size_t(bytes));
    }
  }
  return WEIR_CALL_OK;
}
