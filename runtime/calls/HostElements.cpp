// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What kernels do for numbers and calls do for strings and variants: moving
// elements, comparing, adding, zeros.
#include "runtime/calls/OptionalObject.h"
#include "runtime/calls/TensorListObject.h"

using namespace weir;

// Output element e is element p / n of source p % n, for p = positions[e].
extern "C" WeirCallStatus weir_call_TakeElements(WeirCallContext *ctx) {
  int32_t numSources = weir_call_num_inputs(ctx) - 1;
  const WeirView &positions = *weir_call_input(ctx, numSources);
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  char *out = static_cast<char *>(
      weir_call_allocate(ctx, 0, positions.rank, positions.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t size = weir_dtype_size(dtype);
  for (int64_t e = 0; e < countOf(positions); ++e) {
    int64_t position = dataOf<int64_t>(positions)[e];
    const WeirView &source =
        *weir_call_input(ctx, int32_t(position % numSources));
    const char *from = static_cast<const char *>(source.data);
    copyElements(out + e * size, from + position / numSources * size, dtype, 1);
  }
  return WEIR_CALL_OK;
}

// The same elements in the shape that input 1 says.
extern "C" WeirCallStatus weir_call_ReshapeElements(WeirCallContext *ctx) {
  const WeirView &shape = *weir_call_input(ctx, 1);
  int64_t dims[WEIR_MAX_RANK];
  int64_t rank = countOf(shape);
  if (rank > WEIR_MAX_RANK) {
    return weir_call_fail(ctx, WEIR_UNIMPLEMENTED, "a result of rank %lld",
                          (long long)rank);
  }
  for (int64_t d = 0; d < rank; ++d) {
    dims[d] = indexAt(shape, d);
  }
  return weir_call_forward(ctx, 0, 0, int32_t(rank), dims);
}

static int compare(const WeirString &a, const WeirString &b) {
  uint64_t common = a.size < b.size ? a.size : b.size;
  int order = common ? memcmp(a.data, b.data, common) : 0;
  return order ? order : (a.size > b.size) - (a.size < b.size);
}

// Output element i is holds(order of a[i] and b[i]).
static WeirCallStatus compareStrings(WeirCallContext *ctx, bool (*holds)(int)) {
  const WeirView &a = *weir_call_input(ctx, 0);
  const WeirView &b = *weir_call_input(ctx, 1);
  if (a.dtype != WEIR_DT_STRING) {
    return failType(ctx, a.dtype);
  }
  auto *out =
      static_cast<uint8_t *>(weir_call_allocate(ctx, 0, a.rank, a.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < countOf(a); ++i) {
    out[i] = holds(compare(dataOf<WeirString>(a)[i], dataOf<WeirString>(b)[i]));
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_Equal(WeirCallContext *ctx) {
  return compareStrings(ctx, [](int order) { return order == 0; });
}
extern "C" WeirCallStatus weir_call_NotEqual(WeirCallContext *ctx) {
  return compareStrings(ctx, [](int order) { return order != 0; });
}
extern "C" WeirCallStatus weir_call_Less(WeirCallContext *ctx) {
  return compareStrings(ctx, [](int order) { return order < 0; });
}
extern "C" WeirCallStatus weir_call_LessEqual(WeirCallContext *ctx) {
  return compareStrings(ctx, [](int order) { return order <= 0; });
}
extern "C" WeirCallStatus weir_call_Greater(WeirCallContext *ctx) {
  return compareStrings(ctx, [](int order) { return order > 0; });
}
extern "C" WeirCallStatus weir_call_GreaterEqual(WeirCallContext *ctx) {
  return compareStrings(ctx, [](int order) { return order >= 0; });
}

//===-- sums of variants -------------------------------------------------===//

template <typename T> static void addTo(T *to, const T *from, int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    to[i] = T(to[i] + from[i]);
  }
}

// sum += term, element by element; false after failing. `sum` owns its buffer
// and nobody else has it.
static bool addValue(WeirCallContext *ctx, Value &sum, const Value &term) {
  if (!PartialShape(sum).isCompatible(PartialShape(term)) ||
      sum.dtype != term.dtype) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Trying to add two tensors of incompatible shapes: %s and "
                   "%s",
                   ShapeText(sum.rank, sum.dims).text,
                   ShapeText(term.rank, term.dims).text);
    return false;
  }
  int64_t count = elementCount(sum.rank, sum.dims);
  if (sum.dtype == WEIR_DT_COMPLEX64) {
    addTo(static_cast<float *>(sum.data), static_cast<float *>(term.data),
          2 * count);
    return true;
  }
  if (sum.dtype == WEIR_DT_COMPLEX128) {
    addTo(static_cast<double *>(sum.data), static_cast<double *>(term.data),
          2 * count);
    return true;
  }
  bool known = withNumber(sum.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    addTo(static_cast<T *>(sum.data), static_cast<const T *>(term.data), count);
  });
  if (!known) {
    failType(ctx, sum.dtype);
  }
  return known;
}

static Value copyValue(WeirCallContext *ctx, const Value &from) {
  Value copy = makeValue(ctx, from.dtype, from.rank, from.dims);
  if (copy.buffer) {
    copyElements(copy.data, from.data, from.dtype,
                 elementCount(from.rank, from.dims));
  }
  return copy;
}

// list += term: unset elements are zeros. False after failing.
static bool addList(WeirCallContext *ctx, TensorList &list, TensorList &term) {
  if (list.items.size() != term.items.size() || list.dtype != term.dtype) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Trying to add two lists of tensors with different lengths "
                   "or types. One is %zu, the other %zu",
                   list.items.size(), term.items.size());
    return false;
  }
  if (!list.element.merge(term.element)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Trying to add two lists of tensors with incompatible "
                   "element shapes %s and %s",
                   PartialShapeText(list.element).text,
                   PartialShapeText(term.element).text);
    return false;
  }
  for (size_t i = 0; i < list.items.size(); ++i) {
    Value &to = list.items[i];
    const Value &from = term.items[i];
    if (!from.buffer) {
      continue;
    }
    if (!to.buffer) {
      retain(from);
      to = from;
      continue;
    }
    if (!weir_buffer_unique(to.buffer)) {
      Value copy = copyValue(ctx, to);
      if (!copy.buffer) {
        return false;
      }
      to.release();
      to = copy;
    }
    if (!addValue(ctx, to, from)) {
      return false;
    }
  }
  return true;
}

// The optional of input j, or null.
static Optional *optionalOf(WeirCallContext *ctx, int32_t j) {
  const WeirView &view = *weir_call_input(ctx, j);
  return view.dtype == WEIR_DT_VARIANT && view.rank == 0
             ? Optional::of(dataOf<WeirVariant>(view)->object)
             : nullptr;
}

// The sum of optionals, part by part; all have a value or none has.
static WeirCallStatus addOptionals(WeirCallContext *ctx, Optional &first) {
  WeirBuffer *object;
  auto *out =
      static_cast<WeirVariant *>(weir_call_allocate(ctx, 0, 0, nullptr));
  Optional *sum = out ? Optional::make(ctx, first.hasValue, object) : nullptr;
  if (!sum) {
    return WEIR_CALL_FAILED;
  }
  out->object = object;
  for (const Value &part : first.parts) {
    Value copy = copyValue(ctx, part);
    if (!copy.buffer) {
      return WEIR_CALL_FAILED;
    }
    sum->parts.push(copy);
  }
  for (int32_t j = 1; j < weir_call_num_inputs(ctx); ++j) {
    Optional *term = optionalOf(ctx, j);
    if (!term || term->hasValue != sum->hasValue ||
        term->parts.size() != sum->parts.size()) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Cannot add optionals of which only some have a "
                            "value");
    }
    for (size_t i = 0; i < sum->parts.size(); ++i) {
      if (!addValue(ctx, sum->parts[i], term->parts[i])) {
        return WEIR_CALL_FAILED;
      }
    }
  }
  return WEIR_CALL_OK;
}

// AddN of lists; the first one's copy takes the others in.
extern "C" WeirCallStatus weir_call_AddN(WeirCallContext *ctx) {
  if (Optional *optional = optionalOf(ctx, 0)) {
    return addOptionals(ctx, *optional);
  }
  TensorList *list = changedList(ctx);
  for (int32_t j = 1; list && j < weir_call_num_inputs(ctx); ++j) {
    TensorList *term = listInput(ctx, j);
    if (!term || !addList(ctx, *list, *term)) {
      return WEIR_CALL_FAILED;
    }
  }
  return list ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

// Addition joins strings; of lists it is AddN.
static WeirCallStatus add(WeirCallContext *ctx) {
  const WeirView &a = *weir_call_input(ctx, 0);
  const WeirView &b = *weir_call_input(ctx, 1);
  if (a.dtype == WEIR_DT_VARIANT) {
    return weir_call_AddN(ctx);
  }
  auto *out =
      static_cast<WeirString *>(weir_call_allocate(ctx, 0, a.rank, a.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < countOf(a); ++i) {
    const WeirString &x = dataOf<WeirString>(a)[i];
    const WeirString &y = dataOf<WeirString>(b)[i];
    Scratch joined(ctx, int64_t(x.size + y.size));
    if (!joined) {
      return WEIR_CALL_FAILED;
    }
    if (x.size) {
      memcpy(joined.as<char>(), x.data, x.size);
    }
    if (y.size) {
      memcpy(joined.as<char>() + x.size, y.data, y.size);
    }
    if (!weir_string_set(ctx, &out[i], joined.as<char>(), x.size + y.size)) {
      return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                            "OOM when joining strings");
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_Add(WeirCallContext *ctx) {
  return add(ctx);
}
extern "C" WeirCallStatus weir_call_AddV2(WeirCallContext *ctx) {
  return add(ctx);
}

//===-- zeros ------------------------------------------------------------===//

static WeirBuffer *zerosOf(WeirCallContext *ctx, WeirBuffer *object);

// Zeros of a value; those of variants are variants of zeros. Its buffer is null
// after failing.
static Value zerosOf(WeirCallContext *ctx, const Value &value) {
  Value zeros = makeZeros(ctx, value.dtype, value.rank, value.dims);
  if (!zeros.buffer || value.dtype != WEIR_DT_VARIANT) {
    return zeros;
  }
  for (int64_t e = 0; e < elementCount(value.rank, value.dims); ++e) {
    auto *to = static_cast<WeirVariant *>(zeros.data) + e;
    to->object = zerosOf(ctx, static_cast<WeirVariant *>(value.data)[e].object);
    if (!to->object) {
      zeros.release();
      return zeros;
    }
  }
  return zeros;
}

static bool pushZeros(WeirCallContext *ctx, Vector<Value> &to,
                      const Value &value) {
  Value zeros = value.buffer ? zerosOf(ctx, value) : Value();
  to.push(zeros);
  return !value.buffer || zeros.buffer;
}

// The object of zeros like a list's or an optional's; null after failing.
static WeirBuffer *zerosOf(WeirCallContext *ctx, WeirBuffer *object) {
  WeirBuffer *made = nullptr;
  bool succeeded = true;
  if (TensorList *list = TensorList::of(object)) {
    TensorList *zeros = TensorList::make(ctx, list->dtype, list->element, made);
    if (!zeros) {
      return nullptr;
    }
    zeros->maxElements = list->maxElements;
    for (const Value &item : list->items) {
      succeeded = succeeded && pushZeros(ctx, zeros->items, item);
    }
  } else if (Optional *optional = Optional::of(object)) {
    Optional *zeros = Optional::make(ctx, optional->hasValue, made);
    if (!zeros) {
      return nullptr;
    }
    for (const Value &part : optional->parts) {
      succeeded = succeeded && pushZeros(ctx, zeros->parts, part);
    }
  } else {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "zeros of a variant that is neither a list nor an optional");
    return nullptr;
  }
  if (!succeeded) {
    weir_buffer_release(made);
    return nullptr;
  }
  return made;
}

extern "C" WeirCallStatus weir_call_ZerosLike(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  void *out = weir_call_allocate(ctx, 0, input.rank, input.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; input.dtype == WEIR_DT_VARIANT && i < countOf(input);
       ++i) {
    auto *to = static_cast<WeirVariant *>(out) + i;
    to->object = zerosOf(ctx, dataOf<WeirVariant>(input)[i].object);
    if (!to->object) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK; // strings are allocated empty
}
