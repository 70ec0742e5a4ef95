// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse tensors as rows of three elements (indices, values, shape): strings,
// each a message, or variants, each a tensor.
#include "runtime/calls/PartsObject.h"
#include "runtime/calls/SparseUtils.h"
#include "runtime/calls/TensorMessage.h"

using namespace weir;

// Element `at` of an output becomes the tensor.
static bool putTensor(WeirCallContext *ctx, void *out, int32_t dtype,
                      int64_t at, Value owned) {
  if (!owned.buffer) {
    return false;
  }
  if (dtype == WEIR_DT_VARIANT) {
    auto *object = TensorObject::make(ctx, static_cast<WeirVariant *>(out)[at]);
    if (!object) {
      owned.release();
      return false;
    }
    return object->add(owned);
  }
  Vector<char> message;
  appendTensorMessage(message, viewOf(owned));
  owned.release();
  if (!weir_string_set(ctx, &static_cast<WeirString *>(out)[at], message.data(),
                       message.size())) {
    weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                   "OOM when allocating %zu bytes", message.size());
    return false;
  }
  return true;
}

extern "C" WeirCallStatus weir_call_SerializeSparse(WeirCallContext *ctx) {
  SparseView input;
  int64_t three = 3;
  if (!readSparse(ctx, 0, 1, 2, input)) {
    return WEIR_CALL_FAILED;
  }
  void *out = weir_call_allocate(ctx, 0, 1, &three);
  for (int32_t j = 0; out && j < 3; ++j) {
    if (!putTensor(ctx, out, weir_call_output_dtype(ctx, 0), j,
                   takeInput(ctx, j))) {
      return WEIR_CALL_FAILED;
    }
  }
  return out ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

// Each entry of the first dimension by itself, also those that have nothing.
extern "C" WeirCallStatus weir_call_SerializeManySparse(WeirCallContext *ctx) {
  SparseView input;
  if (!readSparse(ctx, 0, 1, 2, input)) {
    return WEIR_CALL_FAILED;
  }
  if (input.rank < 2) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "Rank of input SparseTensor should be > 1, but saw rank: %d",
        input.rank);
  }
  int64_t parts = input.dims()[0];
  for (int64_t i = 0; i < input.count; ++i) {
    int64_t part = input.at(i)[0];
    if (part < 0 || part >= parts || (i && part < input.at(i - 1)[0])) {
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          part < 0 || part >= parts
              ? "Received unexpected column 0 value in input SparseTensor: "
                "%lld < 0 or >= N (= %lld)"
              : "indices[%lld] is out of order, of %lld parts",
          (long long)(part < 0 || part >= parts ? part : i), (long long)parts);
    }
  }
  int32_t rank = input.rank - 1, dtype = weir_call_output_dtype(ctx, 0);
  int64_t dims[] = {parts, 3}, shapeLength = rank;
  void *out = weir_call_allocate(ctx, 0, 2, dims);
  int64_t begin = 0;
  for (int64_t part = 0; out && part < parts; ++part) {
    int64_t end = begin;
    while (end < input.count && input.at(end)[0] == part) {
      ++end;
    }
    int64_t count = end - begin, indexDims[] = {count, rank};
    Value indices = makeValue(ctx, WEIR_DT_INT64, 2, indexDims);
    for (int64_t i = begin; indices.buffer && i < end; ++i) {
      memcpy(static_cast<int64_t *>(indices.data) + (i - begin) * rank,
             input.at(i) + 1, size_t(rank) * sizeof(int64_t));
    }
    if (!putTensor(ctx, out, dtype, 3 * part, indices) ||
        !putTensor(ctx, out, dtype, 3 * part + 1,
                   takePart(ctx, 1, begin, 1, &count)) ||
        !putTensor(ctx, out, dtype, 3 * part + 2,
                   takePart(ctx, 2, 1, 1, &shapeLength))) {
      return WEIR_CALL_FAILED;
    }
    begin = end;
  }
  return out ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

namespace {
/// The tensors of a serialized batch, three for each sparse one.
struct Pieces {
  Vector<Value> tensors;
  ~Pieces() {
    for (Value &tensor : tensors) {
      tensor.release();
    }
  }
  bool read(WeirCallContext *ctx, const WeirView &view);
  bool check(WeirCallContext *ctx, int32_t dtype) const;
  const Value &indices(int64_t i) const { return tensors[size_t(3 * i)]; }
  const Value &values(int64_t i) const { return tensors[size_t(3 * i + 1)]; }
  const Value &shape(int64_t i) const { return tensors[size_t(3 * i + 2)]; }
  const int64_t *dims(int64_t i) const {
    return static_cast<const int64_t *>(shape(i).data);
  }
  int64_t count() const { return int64_t(tensors.size()) / 3; }
};
} // namespace

bool Pieces::read(WeirCallContext *ctx, const WeirView &view) {
  for (int64_t k = 0; k < countOf(view); ++k) {
    Value tensor = {};
    if (view.dtype == WEIR_DT_VARIANT) {
      auto *object = TensorObject::of(dataOf<WeirVariant>(view)[k]);
      if (object) {
        tensor = object->parts[0];
        retain(tensor);
      } else {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "Could not get a tensor from serialized_sparse[%lld, "
                       "%lld]",
                       (long long)(k / 3), (long long)(k % 3));
      }
    } else {
      tensor = readTensorMessage(ctx, textAt(view, k));
      if (!tensor.buffer) {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "Could not parse serialized proto");
      }
    }
    if (!tensor.buffer) {
      return false;
    }
    tensors.push(tensor);
  }
  return true;
}

static WeirCallStatus failPiece(WeirCallContext *ctx, int64_t i, int32_t part,
                                const char *what, const Value &tensor) {
  return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                        "Expected serialized_sparse[%lld, %d] to represent %s "
                        "but received shape %s of type %s",
                        (long long)i, part, what,
                        ShapeText(viewOf(tensor)).text,
                        weir_dtype_name(tensor.dtype));
}

bool Pieces::check(WeirCallContext *ctx, int32_t dtype) const {
  for (int64_t i = 0; i < count(); ++i) {
    const Value &rows = indices(i), &items = values(i), &sizes = shape(i);
    if (rows.rank != 2 || rows.dtype != WEIR_DT_INT64) {
      failPiece(ctx, i, 0, "an index matrix", rows);
    } else if (items.rank != 1) {
      failPiece(ctx, i, 1, "a values vector", items);
    } else if (sizes.rank != 1 || sizes.dtype != WEIR_DT_INT64 ||
               sizes.dims[0] >= WEIR_MAX_RANK) {
      failPiece(ctx, i, 2, "a shape vector", sizes);
    } else if (items.dtype != dtype) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Requested SparseTensor of type %s but SparseTensor[%lld]"
                     ".values.dtype() == %s",
                     weir_dtype_name(dtype), (long long)i,
                     weir_dtype_name(items.dtype));
    } else if (rows.dims[0] != items.dims[0]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Expected row counts of SparseTensor[%lld].indices and "
                     "SparseTensor[%lld].values to match but they do not: %lld "
                     "vs. %lld",
                     (long long)i, (long long)i, (long long)rows.dims[0],
                     (long long)items.dims[0]);
    } else if (rows.dims[1] != sizes.dims[0]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Expected column counts of SparseTensor[%lld].indices to "
                     "match size of SparseTensor[%lld].shape but they do not: "
                     "%lld vs. %lld",
                     (long long)i, (long long)i, (long long)rows.dims[1],
                     (long long)sizes.dims[0]);
    } else if (sizes.dims[0] != shape(0).dims[0]) {
      weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "Inconsistent shape across SparseTensors: rank prior to "
          "SparseTensor[%lld] was: %lld but rank of SparseTensor[%lld] is: "
          "%lld",
          (long long)i, (long long)shape(0).dims[0], (long long)i,
          (long long)sizes.dims[0]);
    } else {
      continue;
    }
    return false;
  }
  return true;
}

// One sparse tensor, whose first dimensions are those of the batch.
static WeirCallStatus join(WeirCallContext *ctx, const Pieces &pieces,
                           int32_t batchRank, const int64_t *batch) {
  int64_t total = 0;
  int32_t inner = pieces.count() ? int32_t(pieces.shape(0).dims[0]) : 0;
  int32_t rank = batchRank + inner;
  int64_t dims[WEIR_MAX_RANK] = {};
  if (rank > WEIR_MAX_RANK) {
    return weir_call_fail(ctx, WEIR_UNIMPLEMENTED, "a sparse tensor of rank %d",
                          rank);
  }
  for (int32_t d = 0; d < batchRank; ++d) {
    dims[d] = batch[d];
  }
  for (int64_t i = 0; i < pieces.count(); ++i) {
    total += pieces.values(i).dims[0];
    for (int32_t d = 0; d < inner; ++d) {
      int64_t size = pieces.dims(i)[d];
      dims[batchRank + d] =
          size > dims[batchRank + d] ? size : dims[batchRank + d];
    }
  }
  SparseOutput output;
  if (!output.allocate(ctx, 0, 1, total, rank) ||
      !giveShape(ctx, 2, rank, dims)) {
    return WEIR_CALL_FAILED;
  }
  int64_t to = 0;
  for (int64_t i = 0; i < pieces.count(); ++i) {
    WeirView values = viewOf(pieces.values(i));
    const auto *rows = static_cast<const int64_t *>(pieces.indices(i).data);
    for (int64_t k = 0; k < values.dims[0]; ++k, ++to) {
      int64_t *row = output.indices + to * rank, place = i;
      for (int32_t d = batchRank; d-- > 0;) {
        row[d] = place % batch[d];
        place /= batch[d];
      }
      memcpy(row + batchRank, rows + k * inner,
             size_t(inner) * sizeof(int64_t));
      copyElement(output.values, to, values, k);
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_DeserializeSparse(WeirCallContext *ctx) {
  const WeirView &view = *weir_call_input(ctx, 0);
  if (view.rank < 1 || view.dims[view.rank - 1] != 3) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        view.rank < 1
            ? "Serialized sparse should have non-zero rank %s"
            : "Serialized sparse should have 3 as the last dimension %s",
        ShapeText(view).text);
  }
  Pieces pieces;
  if (countOf(view) == 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Must have at least 1 serialized SparseTensor, but "
                          "input matrix has 0 rows");
  }
  if (!pieces.read(ctx, view) ||
      !pieces.check(ctx, weir_call_output_dtype(ctx, 1))) {
    return WEIR_CALL_FAILED;
  }
  return join(ctx, pieces, view.rank - 1, view.dims);
}

extern "C" WeirCallStatus
weir_call_DeserializeManySparse(WeirCallContext *ctx) {
  const WeirView &view = *weir_call_input(ctx, 0);
  const char *wrong =
      view.rank != 2      ? "Serialized sparse should be a matrix but received "
                            "shape %s"
      : view.dims[1] != 3 ? "Serialized sparse should have 3 columns but "
                            "received shape %s"
      : view.dims[0] < 1  ? "Must have at least 1 serialized SparseTensor, but "
                            "input matrix has 0 rows: %s"
                          : nullptr;
  if (wrong) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, wrong,
                          ShapeText(view).text);
  }
  Pieces pieces;
  if (!pieces.read(ctx, view) ||
      !pieces.check(ctx, weir_call_output_dtype(ctx, 1))) {
    return WEIR_CALL_FAILED;
  }
  return join(ctx, pieces, 1, view.dims);
}
