// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse tensors: order, shape, rows, slices, joins. Nothing here computes.
#include "runtime/calls/SparseUtils.h"

using namespace weir;

extern "C" WeirCallStatus weir_call_SparseToDense(WeirCallContext *ctx) {
  const WeirView &indices = *weir_call_input(ctx, 0);
  const WeirView &shape = *weir_call_input(ctx, 1);
  const WeirView &values = *weir_call_input(ctx, 2);
  const WeirView &filler = *weir_call_input(ctx, 3);
  int64_t rank = countOf(shape);
  int64_t count = indices.rank ? indices.dims[0] : 1;
  int64_t width = indices.rank > 1 ? indices.dims[1] : 1;
  bool good =
      indices.rank <= 2 && shape.rank == 1 && width == rank &&
      rank <= WEIR_MAX_RANK && filler.rank == 0 &&
      (values.rank == 0 || (values.rank == 1 && values.dims[0] == count));
  if (!good) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "sparse_indices %s, output_shape %s, sparse_values %s "
        "and default_value %s do not agree",
        ShapeText(indices).text, ShapeText(shape).text, ShapeText(values).text,
        ShapeText(filler).text);
  }
  int64_t dims[WEIR_MAX_RANK];
  for (int64_t d = 0; d < rank; ++d) {
    dims[d] = indexAt(shape, d);
  }
  int64_t total = elementCount(int32_t(rank), dims);
  if (total < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "output_shape %s is no shape",
                          ShapeText(int32_t(rank), dims).text);
  }
  bool validate = weir_call_attr_bool(ctx, "validate_indices", 1);
  int64_t before = -1;
  for (int64_t i = 0; i < count; ++i) {
    int64_t offset = 0;
    for (int64_t d = 0; d < rank; ++d) {
      int64_t index = indexAt(indices, i * rank + d);
      if (index < 0 || index >= dims[d]) {
        int64_t row[WEIR_MAX_RANK];
        for (int64_t k = 0; k < rank; ++k) {
          row[k] = indexAt(indices, i * rank + k);
        }
        return weir_call_fail(
            ctx, WEIR_INVALID_ARGUMENT,
            "indices[%lld] = %s is out of bounds: need 0 <= index < %s",
            (long long)i, ShapeText(int32_t(rank), row).text,
            ShapeText(int32_t(rank), dims).text);
      }
      offset = offset * dims[d] + index;
    }
    if (validate && offset <= before) {
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT, "indices[%lld] is %s", (long long)i,
          offset == before ? "repeated"
                           : "out of order. Many sparse ops require "
                             "sorted indices");
    }
    before = offset;
  }
  char *out =
      static_cast<char *>(weir_call_allocate(ctx, 0, int32_t(rank), dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t size = weir_dtype_size(values.dtype);
  for (int64_t i = 0; i < total; ++i) {
    copyElement(out, i, filler, 0);
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t offset = 0;
    for (int64_t d = 0; d < rank; ++d) {
      offset = offset * dims[d] + indexAt(indices, i * rank + d);
    }
    clearElements(out + offset * size, values.dtype,
                  hasOwningElements(values.dtype));
    copyElement(out, offset, values, values.rank ? i : 0);
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_SparseReorder(WeirCallContext *ctx) {
  SparseView input;
  SparseOutput output;
  // Bounds are not checked: TensorFlow sorts whatever comes.
  if (!readSparse(ctx, 0, 1, 2, input) ||
      !output.allocate(ctx, 0, 1, input.count, input.rank)) {
    return WEIR_CALL_FAILED;
  }
  Vector<int64_t> order;
  sortRows(input.at(0), input.rank, input.count, order);
  for (int64_t i = 0; i < input.count; ++i) {
    memcpy(output.indices + i * input.rank, input.at(order[size_t(i)]),
           size_t(input.rank) * sizeof(int64_t));
    copyElement(output.values, i, *input.values, order[size_t(i)]);
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_SparseReshape(WeirCallContext *ctx) {
  const WeirView &indices = *weir_call_input(ctx, 0);
  const WeirView &from = *weir_call_input(ctx, 1);
  const WeirView &to = *weir_call_input(ctx, 2);
  if (indices.rank != 2 || from.rank != 1 || to.rank != 1 ||
      indices.dims[1] != from.dims[0] || to.dims[0] > WEIR_MAX_RANK) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input indices should be a matrix and the shapes "
                          "vectors, got %s, %s, %s",
                          ShapeText(indices).text, ShapeText(from).text,
                          ShapeText(to).text);
  }
  int32_t rank = int32_t(to.dims[0]), fromRank = int32_t(from.dims[0]);
  int64_t total = elementCount(fromRank, dataOf<int64_t>(from));
  int64_t dims[WEIR_MAX_RANK], known = 1, unknown = -1;
  for (int32_t d = 0; d < rank; ++d) {
    dims[d] = dataOf<int64_t>(to)[d];
    if (dims[d] == -1 && unknown < 0) {
      unknown = d;
    } else if (dims[d] < 0) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "only one output dimension may be -1, and none "
                            "below it, got %s",
                            ShapeText(rank, dataOf<int64_t>(to)).text);
    } else {
      known *= dims[d];
    }
  }
  if (unknown >= 0) {
    if (known <= 0 || total % known != 0) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "reshape cannot infer the missing input size for "
                            "%lld dense values of shape %s",
                            (long long)total,
                            ShapeText(rank, dataOf<int64_t>(to)).text);
    }
    dims[unknown] = total / known;
    known *= dims[unknown];
  }
  if (known != total) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "Input to reshape is a tensor with %lld dense values, "
        "but the requested shape has %lld",
        (long long)total, (long long)known);
  }
  int64_t outDims[] = {indices.dims[0], rank};
  auto *out = static_cast<int64_t *>(weir_call_allocate(ctx, 0, 2, outDims));
  if (!out || !giveShape(ctx, 1, rank, dims)) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < indices.dims[0]; ++i) {
    int64_t offset = 0;
    for (int32_t d = 0; d < fromRank; ++d) {
      offset = offset * dataOf<int64_t>(from)[d] +
               dataOf<int64_t>(indices)[i * fromRank + d];
    }
    for (int32_t d = rank; d-- > 0;) {
      out[i * rank + d] = dims[d] ? offset % dims[d] : 0;
      offset = dims[d] ? offset / dims[d] : 0;
    }
  }
  return WEIR_CALL_OK;
}

// Entries in the order of their rows; a row without any gets the default.
extern "C" WeirCallStatus weir_call_SparseFillEmptyRows(WeirCallContext *ctx) {
  SparseView input;
  if (!readSparse(ctx, 0, 1, 2, input)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &filler = *weir_call_input(ctx, 3);
  if (input.rank < 1 || filler.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Dense shape cannot be empty, default_value must be "
                          "a scalar");
  }
  int64_t numRows = input.dims()[0];
  Vector<int64_t> counts; // entries of each row, then their first place
  for (int64_t row = 0; row < numRows; ++row) {
    counts.push(0);
  }
  for (int64_t i = 0; i < input.count; ++i) {
    int64_t row = input.at(i)[0];
    if (row < 0 || row >= numRows) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "indices(%lld, 0) is invalid: %lld >= %lld",
                            (long long)i, (long long)row, (long long)numRows);
    }
    ++counts[size_t(row)];
  }
  int64_t total = 0;
  auto *isEmpty =
      static_cast<uint8_t *>(weir_call_allocate(ctx, 2, 1, &numRows));
  auto *places =
      static_cast<int64_t *>(weir_call_allocate(ctx, 3, 1, &input.count));
  if (!isEmpty || !places) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t row = 0; row < numRows; ++row) {
    isEmpty[row] = counts[size_t(row)] == 0;
    int64_t length = isEmpty[row] ? 1 : counts[size_t(row)];
    counts[size_t(row)] = total;
    total += length;
  }
  SparseOutput output;
  if (!output.allocate(ctx, 0, 1, total, input.rank)) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t row = 0; row < numRows; ++row) {
    if (isEmpty[row]) {
      int64_t place = counts[size_t(row)];
      memset(output.indices + place * input.rank, 0,
             size_t(input.rank) * sizeof(int64_t));
      output.indices[place * input.rank] = row;
      copyElement(output.values, place, filler, 0);
    }
  }
  for (int64_t i = 0; i < input.count; ++i) {
    int64_t place = counts[size_t(input.at(i)[0])]++;
    places[i] = place;
    memcpy(output.indices + place * input.rank, input.at(i),
           size_t(input.rank) * sizeof(int64_t));
    copyElement(output.values, place, *input.values, i);
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus
weir_call_SparseFillEmptyRowsGrad(WeirCallContext *ctx) {
  const WeirView &places = *weir_call_input(ctx, 0);
  const WeirView &grads = *weir_call_input(ctx, 1);
  int64_t count = countOf(places), total = countOf(grads);
  void *values = weir_call_allocate(ctx, 0, 1, &count);
  void *rest = weir_call_allocate(ctx, 1, 0, nullptr);
  Scratch seen(ctx, total);
  if (!values || !rest || !seen) {
    return WEIR_CALL_FAILED;
  }
  memset(seen.as<char>(), 0, size_t(total));
  for (int64_t i = 0; i < count; ++i) {
    int64_t place = indexAt(places, i);
    if (place < 0 || place >= total) {
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "Elements in reverse index must be in [0, %lld) but "
          "got %lld",
          (long long)total, (long long)place);
    }
    seen.as<char>()[place] = 1;
    copyElement(values, i, grads, place);
  }
  bool known = withNumber(grads.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T sum = T(0);
    for (int64_t i = 0; i < total; ++i) {
      if (!seen.as<char>()[i]) {
        sum = T(sum + dataOf<T>(grads)[i]);
      }
    }
    *static_cast<T *>(rest) = sum;
  });
  return known ? WEIR_CALL_OK : failType(ctx, grads.dtype);
}

// Output triple (indices i, values j, shape k): the entries with
// begin <= index < begin + size, relative to begin.
static bool giveBox(WeirCallContext *ctx, const SparseView &input,
                    const int64_t *begin, const int64_t *size, int32_t i,
                    int32_t j, int32_t k) {
  auto isInside = [&](int64_t entry) {
    for (int32_t d = 0; d < input.rank; ++d) {
      int64_t index = input.at(entry)[d] - begin[d];
      if (index < 0 || index >= size[d]) {
        return false;
      }
    }
    return true;
  };
  int64_t count = 0;
  for (int64_t entry = 0; entry < input.count; ++entry) {
    count += isInside(entry);
  }
  SparseOutput output;
  if (!output.allocate(ctx, i, j, count, input.rank) ||
      !giveShape(ctx, k, input.rank, size)) {
    return false;
  }
  int64_t to = 0;
  for (int64_t entry = 0; entry < input.count; ++entry) {
    if (isInside(entry)) {
      for (int32_t d = 0; d < input.rank; ++d) {
        output.indices[to * input.rank + d] = input.at(entry)[d] - begin[d];
      }
      copyElement(output.values, to++, *input.values, entry);
    }
  }
  return true;
}

extern "C" WeirCallStatus weir_call_SparseSlice(WeirCallContext *ctx) {
  SparseView input;
  const WeirView &start = *weir_call_input(ctx, 3);
  const WeirView &length = *weir_call_input(ctx, 4);
  if (!readSparse(ctx, 0, 1, 2, input)) {
    return WEIR_CALL_FAILED;
  }
  if (countOf(start) != input.rank || countOf(length) != input.rank) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected start and size to be vectors of %d, got %s "
                          "and %s",
                          input.rank, ShapeText(start).text,
                          ShapeText(length).text);
  }
  int64_t size[WEIR_MAX_RANK];
  for (int32_t d = 0; d < input.rank; ++d) {
    int64_t left = input.dims()[d] - indexAt(start, d);
    size[d] = indexAt(length, d) < left ? indexAt(length, d) : left;
    size[d] = size[d] < 0 ? 0 : size[d];
  }
  return giveBox(ctx, input, dataOf<int64_t>(start), size, 0, 1, 2)
             ? WEIR_CALL_OK
             : WEIR_CALL_FAILED;
}

extern "C" WeirCallStatus weir_call_SparseSplit(WeirCallContext *ctx) {
  SparseView input;
  int64_t axis = indexAt(*weir_call_input(ctx, 0), 0);
  int32_t parts = weir_call_num_outputs(ctx) / 3;
  if (!readSparse(ctx, 1, 2, 3, input)) {
    return WEIR_CALL_FAILED;
  }
  axis += axis < 0 ? input.rank : 0;
  if (axis < 0 || axis >= input.rank || parts < 1 ||
      input.dims()[axis] < parts) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "cannot split dimension %lld of %s in %d parts",
                          (long long)axis,
                          ShapeText(input.rank, input.dims()).text, parts);
  }
  int64_t begin[WEIR_MAX_RANK] = {}, size[WEIR_MAX_RANK];
  memcpy(size, input.dims(), size_t(input.rank) * sizeof *size);
  int64_t each = input.dims()[axis] / parts, more = input.dims()[axis] % parts;
  for (int32_t part = 0; part < parts; ++part) {
    size[axis] = each + (part < more);
    if (!giveBox(ctx, input, begin, size, part, parts + part,
                 2 * parts + part)) {
      return WEIR_CALL_FAILED;
    }
    begin[axis] += size[axis];
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_SparseConcat(WeirCallContext *ctx) {
  int32_t parts = weir_call_num_inputs(ctx) / 3;
  int64_t axis = weir_call_attr_int(ctx, "concat_dim", 0);
  int64_t total = 0;
  int64_t dims[WEIR_MAX_RANK] = {};
  int32_t rank = 0;
  for (int32_t part = 0; part < parts; ++part) {
    SparseView input;
    if (!readSparse(ctx, part, parts + part, 2 * parts + part, input)) {
      return WEIR_CALL_FAILED;
    }
    if (part == 0) {
      rank = input.rank;
      axis += axis < 0 ? rank : 0;
      memcpy(dims, input.dims(), size_t(rank) * sizeof *dims);
    }
    bool fits = input.rank == rank && axis >= 0 && axis < rank;
    for (int32_t d = 0; fits && d < rank; ++d) {
      fits = d == axis || input.dims()[d] == dims[d];
    }
    if (!fits) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Input shapes must match but for dimension %lld: "
                            "expected %s, got %s at position %d",
                            (long long)axis, ShapeText(rank, dims).text,
                            ShapeText(input.rank, input.dims()).text, part);
    }
    dims[axis] += part ? input.dims()[axis] : 0;
    total += input.count;
  }
  SparseOutput output;
  Scratch joined(ctx, total * rank * 8);
  if (!joined || !output.allocate(ctx, 0, 1, total, rank) ||
      !giveShape(ctx, 2, rank, dims)) {
    return WEIR_CALL_FAILED;
  }
  Vector<int64_t> sources; // part and entry, for each joined row
  int64_t to = 0, offset = 0;
  for (int32_t part = 0; part < parts; ++part) {
    SparseView input;
    readSparse(ctx, part, parts + part, 2 * parts + part, input);
    for (int64_t i = 0; i < input.count; ++i, ++to) {
      int64_t *row = joined.as<int64_t>() + to * rank;
      memcpy(row, input.at(i), size_t(rank) * sizeof *row);
      row[axis] += offset;
      sources.push(part);
      sources.push(i);
    }
    offset += input.dims()[axis];
  }
  Vector<int64_t> order;
  sortRows(joined.as<int64_t>(), rank, total, order);
  for (int64_t i = 0; i < total; ++i) {
    int64_t from = order[size_t(i)];
    memcpy(output.indices + i * rank, joined.as<int64_t>() + from * rank,
           size_t(rank) * sizeof(int64_t));
    copyElement(
        output.values, i,
        *weir_call_input(ctx, parts + int32_t(sources[size_t(2 * from)])),
        sources[size_t(2 * from + 1)]);
  }
  return WEIR_CALL_OK;
}
