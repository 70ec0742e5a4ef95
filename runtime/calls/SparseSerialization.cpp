// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse tensors as rows of three elements (indices, values, shape): strings,
// each a message, or variants, each a tensor; and maps that hand sparse tensors
// on by number.
#include "runtime/base/Sync.h"
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

// Calls `use(part, indices, values, shape)`, which takes over the tensors, for
// each entry of the first dimension, also those that have nothing. `begin` is
// called with their number before; false after failing.
template <typename Begin, typename Use>
static bool splitRows(WeirCallContext *ctx, Begin begin, Use use) {
  SparseView input;
  if (!readSparse(ctx, 0, 1, 2, input)) {
    return false;
  }
  if (input.rank < 2) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Rank of input SparseTensor should be > 1, but saw rank: %d",
                   input.rank);
    return false;
  }
  int64_t parts = input.dims()[0];
  for (int64_t i = 0; i < input.count; ++i) {
    int64_t part = input.at(i)[0];
    if (part < 0 || part >= parts || (i && part < input.at(i - 1)[0])) {
      bool isOutside = part < 0 || part >= parts;
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     isOutside ? "Received unexpected column 0 value in input "
                                 "SparseTensor: %lld < 0 or >= N (= %lld)"
                               : "indices[%lld] is out of order, of %lld parts",
                     (long long)(isOutside ? part : i), (long long)parts);
      return false;
    }
  }
  if (!begin(parts)) {
    return false;
  }
  int32_t rank = input.rank - 1;
  int64_t first = 0, shapeLength = rank;
  for (int64_t part = 0; part < parts; ++part) {
    int64_t end = first;
    while (end < input.count && input.at(end)[0] == part) {
      ++end;
    }
    int64_t count = end - first, indexDims[] = {count, rank};
    Value indices = makeValue(ctx, WEIR_DT_INT64, 2, indexDims);
    for (int64_t i = first; indices.buffer && i < end; ++i) {
      memcpy(static_cast<int64_t *>(indices.data) + (i - first) * rank,
             input.at(i) + 1, size_t(rank) * sizeof(int64_t));
    }
    if (!use(part, indices, takePart(ctx, 1, first, 1, &count),
             takePart(ctx, 2, 1, 1, &shapeLength))) {
      return false;
    }
    first = end;
  }
  return true;
}

extern "C" WeirCallStatus weir_call_SerializeManySparse(WeirCallContext *ctx) {
  int32_t dtype = weir_call_output_dtype(ctx, 0);
  void *out = nullptr;
  bool good = splitRows(
      ctx,
      [&](int64_t parts) {
        int64_t dims[] = {parts, 3};
        out = weir_call_allocate(ctx, 0, 2, dims);
        return out != nullptr;
      },
      [&](int64_t part, Value indices, Value values, Value shape) {
        // Each takes over its tensor, also where another one has failed.
        bool first = putTensor(ctx, out, dtype, 3 * part, indices);
        bool second = putTensor(ctx, out, dtype, 3 * part + 1, values);
        return putTensor(ctx, out, dtype, 3 * part + 2, shape) && first &&
               second;
      });
  return good ? WEIR_CALL_OK : WEIR_CALL_FAILED;
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

//===-- maps of sparse tensors -------------------------------------------===//

namespace {
/// A sparse tensor that waits for who takes it.
struct StoredSparse {
  int64_t key;
  Value tensors[3];
};

/// What Add operations put into a map, by the numbers that they gave out.
struct SparseMap {
  Mutex mutex;
  int64_t next;
  Vector<StoredSparse> stored;

  /// Takes over the tensors; their number.
  int64_t add(Value indices, Value values, Value shape) {
    LockGuard lock(mutex);
    stored.push({next, {indices, values, shape}});
    return next++;
  }
  /// Moves the tensors of `key` to `out`; false if there are none.
  bool take(int64_t key, Vector<Value> &out) {
    LockGuard lock(mutex);
    for (size_t i = 0; i < stored.size(); ++i) {
      if (stored[i].key == key) {
        out.append(stored[i].tensors, 3);
        stored[i] = stored[stored.size() - 1];
        stored.pop();
        return true;
      }
    }
    return false;
  }
  void clear() {
    for (StoredSparse &entry : stored) {
      for (Value &tensor : entry.tensors) {
        tensor.release();
      }
    }
    stored.clear();
  }
};
} // namespace

static int32_t createMap(void *object) {
  new (object) SparseMap();
  return 0;
}
static void destroyMap(void *object) {
  auto *map = static_cast<SparseMap *>(object);
  map->clear();
  map->~SparseMap();
}

// What waits in a map is of a step that has not ended, so it is not saved.
static const WeirResourceKind sparseMapKind = {"sparse tensors map",
                                               sizeof(SparseMap),
                                               createMap,
                                               destroyMap,
                                               nullptr,
                                               nullptr,
                                               nullptr,
                                               nullptr};

static SparseMap *findMap(WeirCallContext *ctx) {
  WeirHandle handle;
  return static_cast<SparseMap *>(weir_call_resource_named(
      ctx, &sparseMapKind, weir_call_attr_string(ctx, "container"),
      resourceName(ctx), &handle));
}

extern "C" WeirCallStatus
weir_call_AddSparseToTensorsMap(WeirCallContext *ctx) {
  SparseView input;
  if (!readSparse(ctx, 0, 1, 2, input)) {
    return WEIR_CALL_FAILED;
  }
  SparseMap *map = findMap(ctx);
  auto *out =
      map ? static_cast<int64_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
          : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  Value tensors[3];
  bool good = true;
  for (int32_t j = 0; j < 3; ++j) {
    tensors[j] = takeInput(ctx, j);
    good = good && tensors[j].buffer;
  }
  if (!good) {
    for (Value &tensor : tensors) {
      tensor.release();
    }
    return WEIR_CALL_FAILED;
  }
  *out = map->add(tensors[0], tensors[1], tensors[2]);
  return WEIR_CALL_OK;
}

// Entries without anything are numbered after the others, as in TensorFlow.
extern "C" WeirCallStatus
weir_call_AddManySparseToTensorsMap(WeirCallContext *ctx) {
  SparseMap *map = findMap(ctx);
  int64_t *out = nullptr;
  Vector<StoredSparse> later; // by part
  bool good =
      map &&
      splitRows(
          ctx,
          [&](int64_t parts) {
            out = static_cast<int64_t *>(weir_call_allocate(ctx, 0, 1, &parts));
            return out != nullptr;
          },
          [&](int64_t part, Value indices, Value values, Value shape) {
            StoredSparse entry = {part, {indices, values, shape}};
            bool isWhole = indices.buffer && values.buffer && shape.buffer;
            if (!isWhole || values.dims[0] == 0) {
              later.push(entry);
              return isWhole;
            }
            out[part] = map->add(indices, values, shape);
            return true;
          });
  for (StoredSparse &entry : later) {
    if (good) {
      out[entry.key] =
          map->add(entry.tensors[0], entry.tensors[1], entry.tensors[2]);
      continue;
    }
    for (Value &tensor : entry.tensors) {
      tensor.release();
    }
  }
  return good ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

extern "C" WeirCallStatus
weir_call_TakeManySparseFromTensorsMap(WeirCallContext *ctx) {
  const WeirView &handles = *weir_call_input(ctx, 0);
  if (handles.rank != 1 || handles.dims[0] < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          handles.rank != 1
                              ? "sparse_handles should be a vector but "
                                "received shape %s"
                              : "Must have at least 1 serialized SparseTensor, "
                                "but input matrix has 0 rows: %s",
                          ShapeText(handles).text);
  }
  SparseMap *map = findMap(ctx);
  Pieces pieces;
  for (int64_t i = 0; map && i < handles.dims[0]; ++i) {
    int64_t key = indexAt(handles, i);
    if (!map->take(key, pieces.tensors)) {
      WeirBytes name = resourceName(ctx);
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Unable to find SparseTensor: %lld in map: %.*s",
                            (long long)key, int(name.size), name.data);
    }
  }
  if (!map || !pieces.check(ctx, weir_call_output_dtype(ctx, 1))) {
    return WEIR_CALL_FAILED;
  }
  return join(ctx, pieces, 1, handles.dims);
}
