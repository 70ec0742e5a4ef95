// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ragged tensors in variants: whole ones, or each row by itself.
#include "runtime/calls/PartsObject.h"

using namespace weir;

// Values of `splits` from row begin to row end, from 0 on.
static Value takeSplits(WeirCallContext *ctx, const WeirView &splits,
                        int64_t begin, int64_t end) {
  int64_t length = end - begin + 1;
  Value value = makeValue(ctx, splits.dtype, 1, &length);
  for (int64_t i = 0; value.buffer && i < length; ++i) {
    setIndex(value.data, splits.dtype, i,
             indexAt(splits, begin + i) - indexAt(splits, begin));
  }
  return value;
}

// Whether the splits of each dimension are sorted, begin with 0 and stay within
// what they point to.
static bool checkSplits(WeirCallContext *ctx, int32_t numSplits) {
  for (int32_t k = 0; k < numSplits; ++k) {
    const WeirView &splits = *weir_call_input(ctx, k);
    const WeirView &next = *weir_call_input(ctx, k + 1);
    int64_t rows = next.rank < 1       ? 0
                   : k + 1 < numSplits ? next.dims[0] - 1
                                       : next.dims[0];
    bool good = splits.rank == 1 && splits.dims[0] > 0 &&
                indexAt(splits, 0) == 0 &&
                indexAt(splits, splits.dims[0] - 1) <= rows;
    for (int64_t i = 1; good && i < splits.dims[0]; ++i) {
      good = indexAt(splits, i - 1) <= indexAt(splits, i);
    }
    if (!good) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Invalid ragged splits: those of dimension %d should "
                     "begin with 0, be sorted, and not exceed %lld",
                     k, (long long)rows);
      return false;
    }
  }
  return true;
}

// One row of the outer dimension (ragged, or, without splits, dense).
static bool putRow(WeirCallContext *ctx, WeirVariant &variant, int64_t row,
                   int32_t numSplits) {
  RaggedObject *object = RaggedObject::make(ctx, variant);
  const WeirView &values = *weir_call_input(ctx, numSplits);
  if (!object) {
    return false;
  }
  if (numSplits == 0) {
    return object->add(takePart(ctx, 0, row * countOf(values, 1),
                                values.rank - 1, values.dims + 1));
  }
  const WeirView &outer = *weir_call_input(ctx, 0);
  int64_t begin = indexAt(outer, row), end = indexAt(outer, row + 1);
  for (int32_t k = 1; k < numSplits; ++k) {
    const WeirView &splits = *weir_call_input(ctx, k);
    if (!object->add(takeSplits(ctx, splits, begin, end))) {
      return false;
    }
    begin = indexAt(splits, begin);
    end = indexAt(splits, end);
  }
  int64_t dims[WEIR_MAX_RANK];
  memcpy(dims, values.dims, size_t(values.rank) * sizeof *dims);
  dims[0] = end - begin;
  return object->add(
      takePart(ctx, numSplits, begin * countOf(values, 1), values.rank, dims));
}

extern "C" WeirCallStatus
weir_call_RaggedTensorToVariant(WeirCallContext *ctx) {
  int32_t numSplits = weir_call_num_inputs(ctx) - 1;
  const WeirView &values = *weir_call_input(ctx, numSplits);
  if (!weir_call_attr_bool(ctx, "batched_input", 0)) {
    auto *out =
        static_cast<WeirVariant *>(weir_call_allocate(ctx, 0, 0, nullptr));
    RaggedObject *object = out ? RaggedObject::make(ctx, *out) : nullptr;
    for (int32_t j = 0; j <= numSplits; ++j) {
      if (!object || !object->add(takeInput(ctx, j))) {
        return WEIR_CALL_FAILED;
      }
    }
    return WEIR_CALL_OK;
  }
  if (values.rank < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "When batched_input=True, the values must have at "
                          "least one dimension, got shape %s",
                          ShapeText(values).text);
  }
  if (!checkSplits(ctx, numSplits)) {
    return WEIR_CALL_FAILED;
  }
  int64_t rows =
      numSplits ? weir_call_input(ctx, 0)->dims[0] - 1 : values.dims[0];
  auto *out = static_cast<WeirVariant *>(weir_call_allocate(ctx, 0, 1, &rows));
  for (int64_t row = 0; out && row < rows; ++row) {
    if (!putRow(ctx, out[row], row, numSplits)) {
      return WEIR_CALL_FAILED;
    }
  }
  return out ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

// The components of a tensor of variants, or false after failing.
static bool readComponents(WeirCallContext *ctx, const WeirView &encoded,
                           int64_t numSplits,
                           Vector<const RaggedObject *> &components) {
  int32_t valueType =
      weir_call_output_dtype(ctx, weir_call_num_outputs(ctx) - 1);
  for (int64_t i = 0; i < countOf(encoded); ++i) {
    auto *object = RaggedObject::of(dataOf<WeirVariant>(encoded)[i]);
    if (!object) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Input Variant element at index %lld doesn't hold a "
                     "RaggedTensorVariant",
                     (long long)i);
      return false;
    }
    int64_t splits = int64_t(object->parts.size()) - 1;
    if (splits != numSplits) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Encoded input RaggedTensorVariant has ragged_rank=%lld.  "
                     "Expected ragged_rank=%lld.",
                     (long long)splits, (long long)numSplits);
      return false;
    }
    int32_t dtype = object->parts[size_t(splits)].dtype;
    if (dtype != valueType) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Expected values Tensor dtype: %s, found: %s",
                     weir_dtype_name(valueType), weir_dtype_name(dtype));
      return false;
    }
    int32_t splitType = splits ? weir_call_output_dtype(ctx, 0) : 0;
    for (int64_t k = 0; k < splits; ++k) {
      if (object->parts[size_t(k)].dtype != splitType) {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "Expected row_splits Tensor dtype: %s, found: %s",
                       weir_dtype_name(splitType),
                       weir_dtype_name(object->parts[size_t(k)].dtype));
        return false;
      }
    }
    components.push(object);
  }
  return true;
}

// The values of all components one after the other, as output i.
static WeirCallStatus joinValues(WeirCallContext *ctx, int32_t i,
                                 const Vector<const RaggedObject *> &components,
                                 size_t part) {
  int64_t dims[WEIR_MAX_RANK] = {0};
  int32_t rank = 1;
  for (size_t k = 0; k < components.size(); ++k) {
    const Value &values = components[k]->parts[part];
    bool fits = values.rank > 0 && (k == 0 || values.rank == rank);
    for (int32_t d = 1; fits && k && d < rank; ++d) {
      fits = values.dims[d] == dims[d];
    }
    if (!fits) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Can't flatten values of shape %s: they should "
                            "have a first dimension and the others of the "
                            "first component",
                            ShapeText(values.rank, values.dims).text);
    }
    rank = values.rank;
    int64_t rows = dims[0] + values.dims[0];
    memcpy(dims, values.dims, size_t(rank) * sizeof *dims);
    dims[0] = rows;
  }
  char *out = static_cast<char *>(weir_call_allocate(ctx, i, rank, dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (size_t k = 0; k < components.size(); ++k) {
    const Value &values = components[k]->parts[part];
    int64_t count = elementCount(values.rank, values.dims);
    copyElements(out, values.data, values.dtype, count);
    out += count * weir_dtype_size(values.dtype);
  }
  return WEIR_CALL_OK;
}

// Splits of the dimensions of `encoded`: all but the last have equal rows, the
// last one has those of the components.
static bool giveOuterSplits(WeirCallContext *ctx, const WeirView &encoded,
                            const Vector<const RaggedObject *> &components) {
  int64_t rows = 1;
  for (int32_t d = 0; d < encoded.rank; ++d) {
    rows *= encoded.dims[d];
    int64_t length = rows + 1, at = 0;
    void *out = weir_call_allocate(ctx, d, 1, &length);
    if (!out) {
      return false;
    }
    int32_t dtype = weir_call_output_dtype(ctx, d);
    bool isLast = d + 1 == encoded.rank;
    setIndex(out, dtype, 0, 0);
    for (int64_t i = 0; i < rows; ++i) {
      if (!isLast) {
        at += encoded.dims[d + 1];
      } else {
        const RaggedObject &object = *components[size_t(i)];
        const Value &first = object.parts[0];
        bool isDense = object.parts.size() == 1;
        at += first.rank < 1 ? 0 : isDense ? first.dims[0] : first.dims[0] - 1;
      }
      setIndex(out, dtype, i + 1, at);
    }
  }
  return true;
}

// Splits of a ragged dimension of the components, one after the other.
static bool joinSplits(WeirCallContext *ctx, int32_t i,
                       const Vector<const RaggedObject *> &components,
                       size_t part) {
  int64_t length = 1, at = 1, offset = 0;
  for (size_t k = 0; k < components.size(); ++k) {
    length += components[k]->parts[part].dims[0] - 1;
  }
  void *out = weir_call_allocate(ctx, i, 1, &length);
  if (!out) {
    return false;
  }
  int32_t dtype = weir_call_output_dtype(ctx, i);
  setIndex(out, dtype, 0, 0);
  for (size_t k = 0; k < components.size(); ++k) {
    WeirView splits = viewOf(components[k]->parts[part]);
    for (int64_t row = 1; row < splits.dims[0]; ++row) {
      setIndex(out, dtype, at++, offset + indexAt(splits, row));
    }
    offset += indexAt(splits, splits.dims[0] - 1);
  }
  return true;
}

extern "C" WeirCallStatus
weir_call_RaggedTensorFromVariant(WeirCallContext *ctx) {
  const WeirView &encoded = *weir_call_input(ctx, 0);
  int64_t outer = weir_call_num_outputs(ctx) - 1;
  int64_t asked = weir_call_attr_int(ctx, "input_ragged_rank", -1);
  int64_t inner = asked == -1 ? outer - encoded.rank : asked;
  if (inner < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Inferred input_ragged_rank (output_ragged_rank - "
                          "encoded_variant.dims()) must be >= 0, found "
                          "output_ragged_rank: %lld, encoded_variant.dims(): "
                          "%d, inferred input_ragged_rank: %lld",
                          (long long)outer, encoded.rank, (long long)inner);
  }
  if (outer != inner + encoded.rank) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "output_ragged_rank must be equal to "
                          "input_ragged_rank + encoded_ragged.dims(); "
                          "output_ragged_rank: %lld, input_ragged_rank: %lld, "
                          "encoded_ragged.dims(): %d.",
                          (long long)outer, (long long)inner, encoded.rank);
  }
  Vector<const RaggedObject *> components;
  if (!readComponents(ctx, encoded, inner, components)) {
    return WEIR_CALL_FAILED;
  }
  if (encoded.rank == 0) {
    for (int32_t i = 0; i <= outer; ++i) {
      if (giveValue(ctx, i, components[0]->parts[size_t(i)]) != WEIR_CALL_OK) {
        return WEIR_CALL_FAILED;
      }
    }
    return WEIR_CALL_OK;
  }
  if (!giveOuterSplits(ctx, encoded, components)) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t k = 0; k < inner; ++k) {
    if (!joinSplits(ctx, encoded.rank + int32_t(k), components, size_t(k))) {
      return WEIR_CALL_FAILED;
    }
  }
  return joinValues(ctx, int32_t(outer), components, size_t(inner));
}

// The gradient of the values out of that of each component. A component
// without one has zeros for each of its rows.
extern "C" WeirCallStatus
weir_call_RaggedTensorToVariantGradient(WeirCallContext *ctx) {
  const WeirView &encoded = *weir_call_input(ctx, 0);
  const WeirView &splits = *weir_call_input(ctx, 1);
  PartialShape shape;
  if (!PartialShape::fromView(ctx, *weir_call_input(ctx, 2), shape)) {
    return WEIR_CALL_FAILED;
  }
  int64_t total = shape.count();
  if (total < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "dense_values_shape %s is no shape",
                          ShapeText(shape.rank, shape.dims).text);
  }
  int64_t row = 1, at = 0;
  for (int32_t d = 1; d < shape.rank; ++d) {
    row *= shape.dims[d];
  }
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  int64_t size = weir_dtype_size(dtype);
  char *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, shape.rank, shape.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < countOf(encoded); ++i) {
    auto *object = RaggedObject::of(dataOf<WeirVariant>(encoded)[i]);
    const Value *values =
        object ? &object->parts[object->parts.size() - 1] : nullptr;
    int64_t count = 0;
    if (values) {
      count = elementCount(values->rank, values->dims);
    } else if (i + 1 < countOf(splits)) {
      count = (indexAt(splits, i + 1) - indexAt(splits, i)) * row;
    }
    if (count < 0 || count > total - at || (values && values->dtype != dtype)) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Gradients of components have more than the %lld "
                            "values of %s, or another type than %s",
                            (long long)total,
                            ShapeText(shape.rank, shape.dims).text,
                            weir_dtype_name(dtype));
    }
    if (values) {
      copyElements(out + at * size, values->data, dtype, count);
    } else if (!hasOwningElements(dtype)) {
      memset(out + at * size, 0, size_t(count * size));
    }
    at += count;
  }
  if (at != total) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Gradients of components have %lld values, expected "
                          "%lld",
                          (long long)at, (long long)total);
  }
  return WEIR_CALL_OK;
}
