// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors into lists and lists into tensors, many elements at once.
#include "runtime/calls/TensorListObject.h"

using namespace weir;

// Row `row` of input j as a value.
static Value takeRow(WeirCallContext *ctx, int32_t j, int64_t row) {
  const WeirView &view = *weir_call_input(ctx, j);
  return takePart(ctx, j, row * countOf(view, 1), view.rank - 1, view.dims + 1);
}

// A new list of `size` unset elements for rows of input 0, whose element shape
// is input `shapeInput`; null after failing.
static TensorList *makeForRows(WeirCallContext *ctx, int32_t shapeInput,
                               int64_t size, WeirBuffer *&object) {
  const WeirView &tensor = *weir_call_input(ctx, 0);
  PartialShape element;
  if (tensor.rank < 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Tensor must be at least a vector, but saw shape: %s",
                   ShapeText(tensor).text);
    return nullptr;
  }
  if (!PartialShape::fromView(ctx, *weir_call_input(ctx, shapeInput),
                              element)) {
    return nullptr;
  }
  PartialShape row(tensor.rank - 1, tensor.dims + 1);
  if (!element.isCompatible(row)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Specified a list with shape %s from a tensor with shape %s",
                   PartialShapeText(element).text, PartialShapeText(row).text);
    return nullptr;
  }
  TensorList *list = TensorList::make(ctx, tensor.dtype, element, object);
  if (list) {
    list->resize(size);
  }
  return list;
}

extern "C" WeirCallStatus weir_call_TensorListFromTensor(WeirCallContext *ctx) {
  const WeirView &tensor = *weir_call_input(ctx, 0);
  int64_t count = tensor.rank > 0 ? tensor.dims[0] : 0;
  WeirBuffer *object;
  TensorList *list = makeForRows(ctx, 1, count, object);
  for (int64_t i = 0; list && i < count; ++i) {
    Value row = takeRow(ctx, 0, i);
    if (!row.buffer) {
      weir_buffer_release(object);
      return WEIR_CALL_FAILED;
    }
    list->set(i, row);
  }
  return list ? giveList(ctx, 0, object) : WEIR_CALL_FAILED;
}

// Puts row k of input `tensor` at element indices[k].
static bool scatterRows(WeirCallContext *ctx, TensorList &list, int32_t tensor,
                        const WeirView &indices) {
  for (int64_t k = 0; k < countOf(indices); ++k) {
    Value row = takeRow(ctx, tensor, k);
    if (!row.buffer) {
      return false;
    }
    list.set(indexAt(indices, k), row);
  }
  return true;
}

// Largest index + 1; -1 after failing, at a negative one.
static int64_t extentOf(WeirCallContext *ctx, const WeirView &indices) {
  int64_t extent = 0;
  for (int64_t k = 0; k < countOf(indices); ++k) {
    int64_t index = indexAt(indices, k);
    if (index < 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Indices in TensorListScatter must all be non-negative, "
                     "got %lld",
                     (long long)index);
      return -1;
    }
    extent = index >= extent ? index + 1 : extent;
  }
  return extent;
}

static WeirCallStatus scatterNew(WeirCallContext *ctx, int64_t asked) {
  const WeirView &tensor = *weir_call_input(ctx, 0);
  const WeirView &indices = *weir_call_input(ctx, 1);
  int64_t extent = extentOf(ctx, indices);
  if (extent < 0) {
    return WEIR_CALL_FAILED;
  }
  if (tensor.rank < 1 || tensor.dims[0] != countOf(indices)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Specified %lld indices for a tensor of shape %s",
                          (long long)countOf(indices), ShapeText(tensor).text);
  }
  if (asked >= 0 && extent > asked) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "TensorListScatter: Trying to scatter at index %lld "
                          "in list with size %lld",
                          (long long)extent - 1, (long long)asked);
  }
  WeirBuffer *object;
  TensorList *list = makeForRows(ctx, 2, asked >= 0 ? asked : extent, object);
  if (!list) {
    return WEIR_CALL_FAILED;
  }
  if (!scatterRows(ctx, *list, 0, indices)) {
    weir_buffer_release(object);
    return WEIR_CALL_FAILED;
  }
  return giveList(ctx, 0, object);
}

extern "C" WeirCallStatus weir_call_TensorListScatter(WeirCallContext *ctx) {
  return scatterNew(ctx, -1);
}

extern "C" WeirCallStatus weir_call_TensorListScatterV2(WeirCallContext *ctx) {
  int64_t asked = indexAt(*weir_call_input(ctx, 3), 0);
  if (asked < -1) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "TensorListScatter expects num_elements >= -1, found: "
        "%lld",
        (long long)asked);
  }
  return scatterNew(ctx, asked);
}

extern "C" WeirCallStatus
weir_call_TensorListScatterIntoExistingList(WeirCallContext *ctx) {
  const WeirView &tensor = *weir_call_input(ctx, 1);
  const WeirView &indices = *weir_call_input(ctx, 2);
  TensorList *before = listInput(ctx, 0);
  int64_t extent = before ? extentOf(ctx, indices) : -1;
  if (extent < 0) {
    return WEIR_CALL_FAILED;
  }
  bool fits = tensor.rank > 0 && tensor.dims[0] == countOf(indices) &&
              tensor.dtype == before->dtype &&
              before->element.isCompatible(
                  PartialShape(tensor.rank - 1, tensor.dims + 1));
  if (!fits) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "Rows of a tensor of shape %s do not fit a list of %s",
        ShapeText(tensor).text, PartialShapeText(before->element).text);
  }
  TensorList *list = changedList(ctx);
  if (!list) {
    return WEIR_CALL_FAILED;
  }
  if (extent > int64_t(list->items.size())) {
    list->resize(extent);
  }
  return scatterRows(ctx, *list, 1, indices) ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

extern "C" WeirCallStatus weir_call_TensorListSplit(WeirCallContext *ctx) {
  const WeirView &tensor = *weir_call_input(ctx, 0);
  const WeirView &lengths = *weir_call_input(ctx, 2);
  PartialShape element;
  if (!PartialShape::fromView(ctx, *weir_call_input(ctx, 1), element)) {
    return WEIR_CALL_FAILED;
  }
  if (element.rank == 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "TensorListSplit requires element_shape to be at "
                          "least of rank 1, but saw: []");
  }
  int64_t total = 0, count = countOf(lengths);
  for (int64_t i = 0; i < count; ++i) {
    total += indexAt(lengths, i);
    if (indexAt(lengths, i) < 0) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Invalid value in lengths: %lld",
                            (long long)indexAt(lengths, i));
    }
  }
  if (tensor.rank < 1 || tensor.dims[0] != total) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Attempting to distribute tensor of shape %s among "
                          "lengths that sum to %lld",
                          ShapeText(tensor).text, (long long)total);
  }
  WeirBuffer *object;
  TensorList *list = TensorList::make(ctx, tensor.dtype, element, object);
  if (!list) {
    return WEIR_CALL_FAILED;
  }
  list->resize(count);
  int64_t dims[WEIR_MAX_RANK], first = 0;
  memcpy(dims, tensor.dims, size_t(tensor.rank) * sizeof *dims);
  for (int64_t i = 0; i < count; ++i) {
    dims[0] = indexAt(lengths, i);
    Value part =
        takePart(ctx, 0, first * countOf(tensor, 1), tensor.rank, dims);
    if (!part.buffer) {
      weir_buffer_release(object);
      return WEIR_CALL_FAILED;
    }
    first += dims[0];
    list->set(i, part);
  }
  return giveList(ctx, 0, object);
}

// Elements joined along their first dimension; missing ones are zeros whose
// first dimension is `leading`[i].
static WeirCallStatus concat(WeirCallContext *ctx, const TensorList &list,
                             PartialShape asked, const WeirView *leading) {
  PartialShape rest; // of all but the first dimension
  auto addShape = [&](const PartialShape &shape) {
    return shape.rank < 1 ||
           rest.merge(PartialShape(shape.rank - 1, shape.dims + 1));
  };
  bool agrees = addShape(asked) && addShape(list.element);
  for (const Value &item : list.items) {
    agrees &= !item.buffer || (item.rank > 0 && addShape(PartialShape(item)));
  }
  if (!agrees || !rest.isDefined()) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "All except the first dimension must be fully defined "
        "and agree when concatting a list, got %s",
        PartialShapeText(rest).text);
  }
  int64_t count = int64_t(list.items.size());
  auto *lengths = static_cast<int64_t *>(weir_call_allocate(ctx, 1, 1, &count));
  if (!lengths) {
    return WEIR_CALL_FAILED;
  }
  int64_t dims[WEIR_MAX_RANK + 1] = {};
  memcpy(dims + 1, rest.dims, sizeof rest.dims);
  // How long an unset element is, if nothing says it of that one: as the list's
  // shape says, else as an element that is set.
  PartialShape whole = asked;
  whole.merge(list.element);
  for (const Value &item : list.items) {
    if (item.buffer && (whole.rank < 1 || whole.dims[0] < 0)) {
      whole.merge(PartialShape(item));
    }
  }
  for (int64_t i = 0; i < count; ++i) {
    const Value &item = list.items[size_t(i)];
    int64_t missing = leading && i < countOf(*leading) ? indexAt(*leading, i)
                      : whole.rank > 0                 ? whole.dims[0]
                                                       : -1;
    lengths[i] = item.buffer ? item.dims[0] : missing;
    if (lengths[i] < 0) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Concat requires elements to be set or to have a "
                            "known size, element %lld has neither",
                            (long long)i);
    }
    dims[0] += lengths[i];
  }
  char *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, rest.rank + 1, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < count; ++i) {
    const Value &item = list.items[size_t(i)];
    int64_t elements = lengths[i] * rest.count();
    int64_t bytes = elements * weir_dtype_size(list.dtype);
    if (item.buffer) {
      copyElements(out, item.data, list.dtype, elements);
    } else if (!hasOwningElements(list.dtype)) {
      memset(out, 0, size_t(bytes));
    }
    out += bytes;
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_TensorListConcat(WeirCallContext *ctx) {
  TensorList *list = listInput(ctx, 0);
  if (!list) {
    return WEIR_CALL_FAILED;
  }
  return concat(ctx, *list, PartialShape::fromAttr(ctx, "element_shape"),
                nullptr);
}

extern "C" WeirCallStatus weir_call_TensorListConcatV2(WeirCallContext *ctx) {
  PartialShape asked;
  TensorList *list = listInput(ctx, 0);
  if (!list || !PartialShape::fromView(ctx, *weir_call_input(ctx, 1), asked)) {
    return WEIR_CALL_FAILED;
  }
  return concat(ctx, *list, asked, weir_call_input(ctx, 2));
}

// Appends the items of `second`, which may be the list itself.
static WeirCallStatus append(WeirCallContext *ctx, TensorList &list,
                             const TensorList &second) {
  if (list.dtype != second.dtype ||
      !list.element.isCompatible(second.element)) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "input_a and input_b differ in element type or shape: "
        "%s and %s",
        PartialShapeText(list.element).text,
        PartialShapeText(second.element).text);
  }
  size_t count = second.items.size();
  for (size_t i = 0; i < count; ++i) {
    Value item = second.items[i];
    retain(item);
    list.items.push(item);
  }
  return WEIR_CALL_OK;
}

// Pairs of lists at the same place of two tensors.
static WeirCallStatus concatPairs(WeirCallContext *ctx, const WeirView &firsts,
                                  const WeirView &seconds) {
  bool agree = firsts.rank == seconds.rank;
  for (int32_t d = 0; agree && d < firsts.rank; ++d) {
    agree = firsts.dims[d] == seconds.dims[d];
  }
  if (!agree) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "input_a and input_b must have the same shape, got %s and %s",
        ShapeText(firsts).text, ShapeText(seconds).text);
  }
  auto *out = static_cast<WeirVariant *>(
      weir_call_allocate(ctx, 0, firsts.rank, firsts.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0, count = countOf(firsts); i < count; ++i) {
    TensorList *first = TensorList::of(dataOf<WeirVariant>(firsts)[i].object);
    TensorList *second = TensorList::of(dataOf<WeirVariant>(seconds)[i].object);
    if (!first || !second) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "input_%s is not a list at index %lld",
                            first ? "b" : "a", (long long)i);
    }
    WeirBuffer *object = nullptr;
    TensorList *list = copyList(ctx, *first, object);
    if (!list) {
      return WEIR_CALL_FAILED;
    }
    out[i].object = object;
    if (append(ctx, *list, *second) != WEIR_CALL_OK) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus
weir_call_TensorListConcatLists(WeirCallContext *ctx) {
  const WeirView &firsts = *weir_call_input(ctx, 0);
  const WeirView &seconds = *weir_call_input(ctx, 1);
  if (firsts.rank != 0 || seconds.rank != 0) {
    return concatPairs(ctx, firsts, seconds);
  }
  TensorList *second = listInput(ctx, 1);
  TensorList *list = second ? changedList(ctx) : nullptr;
  return list ? append(ctx, *list, *second) : WEIR_CALL_FAILED;
}
