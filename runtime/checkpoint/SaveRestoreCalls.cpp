// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SaveV2(prefix, names, shape_and_slices, tensors...), RestoreV2(prefix, names,
// shape_and_slices) -> tensors...
#include "runtime/checkpoint/BundleWriter.h"
#include "runtime/checkpoint/CheckpointCalls.h"
#include "runtime/checkpoint/Version1.h"
#include <algorithm>
#include <unistd.h>

using namespace weir;

// What both take: one prefix, and as many names as specifications.
static Status checkInputs(WeirCallContext *ctx) {
  const WeirView &prefix = *weir_call_input(ctx, 0);
  const WeirView &names = *weir_call_input(ctx, 1);
  const WeirView &specs = *weir_call_input(ctx, 2);
  if (countOf(prefix) != 1) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Input prefix should have a single element, got "
                         "%" PRId64 " instead.",
                         countOf(prefix));
  }
  if (names.rank != 1 || specs.rank != 1) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Input tensor_names and shape_and_slices should be an "
                         "1-D tensors, got %s and %s instead.",
                         ShapeText(names).text, ShapeText(specs).text);
  }
  if (names.dims[0] != specs.dims[0]) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "tensor_names and shape_and_slices have different "
                         "number of elements: %" PRId64 " vs. %" PRId64,
                         names.dims[0], specs.dims[0]);
  }
  return Status();
}

Status weir::parseSliceOf(const WeirView &tensor, WeirBytes spec,
                          ShapeAndSlice &slice) {
  if (Status s = parseShapeAndSlice(spec.data, spec.size, slice); !s.ok()) {
    return s;
  }
  Dims dims;
  dims.rank = tensor.rank;
  std::copy_n(tensor.dims, tensor.rank, dims.sizes);
  return slice.shape == dims
             ? Status()
             : Status::error(WEIR_INVALID_ARGUMENT,
                             "Slice in shape_and_slice specification does not "
                             "match the shape of the tensor to  save: %.*s, "
                             "tensor: %s",
                             int(spec.size), spec.data, ShapeText(tensor).text);
}

static Status saveTensor(BundleWriter &writer, WeirBytes name, WeirBytes spec,
                         const WeirView &tensor) {
  if (spec.size == 0) {
    return writer.add(name, tensor);
  }
  ShapeAndSlice slice;
  Status status = parseSliceOf(tensor, spec, slice);
  return status.ok() ? writer.addSlice(name, slice, tensor)
                     : static_cast<Status &&>(status);
}

static Status save(WeirCallContext *ctx) {
  if (Status s = checkInputs(ctx); !s.ok()) {
    return s;
  }
  const WeirView &names = *weir_call_input(ctx, 1);
  const WeirView &specs = *weir_call_input(ctx, 2);
  int32_t tensors = weir_call_num_inputs(ctx) - 3;
  if (names.dims[0] != tensors) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Got %" PRId64 " tensor names but %d tensors.",
                         names.dims[0], tensors);
  }
  BundleWriter writer;
  Status status = writer.open(textAt(*weir_call_input(ctx, 0), 0));
  for (int32_t i = 0; i < tensors && status.ok(); ++i) {
    status = weir_call_cancelled(ctx)
                 ? Status::error(WEIR_CANCELLED, "saving was cancelled")
                 : saveTensor(writer, textAt(names, i), textAt(specs, i),
                              *weir_call_input(ctx, 3 + i));
  }
  return status.ok() ? writer.finish() : static_cast<Status &&>(status);
}

extern "C" WeirCallStatus weir_call_SaveV2(WeirCallContext *ctx) {
  Status status = save(ctx);
  return status.ok() ? WEIR_CALL_OK : fail(ctx, status);
}

static Status checkType(WeirCallContext *ctx, int32_t output, WeirBytes name,
                        const BundleEntry &entry) {
  int32_t dtype = weir_call_output_dtype(ctx, output);
  return dtype == entry.dtype
             ? Status()
             : Status::error(WEIR_INVALID_ARGUMENT,
                             "tensor_name = %.*s; expected dtype %s does not "
                             "equal original dtype %s",
                             int(name.size), name.data, weir_dtype_name(dtype),
                             weir_dtype_name(entry.dtype));
}

Status weir::restoreOutput(WeirCallContext *ctx, BundleReader &reader,
                           int32_t output, WeirBytes name, WeirBytes spec) {
  BundleEntry entry;
  ShapeAndSlice slice;
  bool whole = spec.size == 0;
  if (Status s = reader.find(name, entry); !s.ok()) {
    return s;
  }
  if (Status s = checkType(ctx, output, name, entry); !s.ok()) {
    return s;
  }
  if (!whole) {
    if (Status s = parseShapeAndSlice(spec.data, spec.size, slice); !s.ok()) {
      return s;
    }
  }
  ShapeAndSlice *wanted = whole ? nullptr : &slice;
  if (Status s = reader.check(name, entry, wanted); !s.ok()) {
    return s;
  }
  const Dims &dims = whole ? entry.dims : slice.shape;
  void *to = weir_call_allocate(ctx, output, dims.rank, dims.sizes);
  if (!to) {
    // It has said why.
    return Status::error(WEIR_RESOURCE_EXHAUSTED, "no memory for tensor %.*s",
                         int(name.size), name.data);
  }
  return reader.read(name, entry, wanted, stringMemory(ctx), to);
}

// Names of a checkpoint's files are often given for its own.
static Status checkPrefix(const char *prefix) {
  const char *file = strrchr(prefix, '/');
  file = file ? file + 1 : prefix;
  const char *suffix = strstr(file, ".data-");
  size_t length = strlen(file);
  if (!suffix && length > 6 && strcmp(file + length - 6, ".index") == 0) {
    suffix = file + length - 6;
  }
  Path name;
  if (suffix) {
    snprintf(name.text, sizeof name.text, "%.*s.index", int(suffix - prefix),
             prefix);
  }
  return suffix && access(name.text, F_OK) == 0
             ? Status::error(access(prefix, F_OK) == 0 ? WEIR_DATA_LOSS
                                                       : WEIR_NOT_FOUND,
                             "%s is one file of a checkpoint; expected the "
                             "checkpoint's name, which is %.*s",
                             prefix, int(suffix - prefix), prefix)
             : Status();
}

// Tensors are found in the order of their names, which is the index's.
static Status restoreAll(WeirCallContext *ctx, BundleReader &reader) {
  const WeirView &names = *weir_call_input(ctx, 1);
  const WeirView &specs = *weir_call_input(ctx, 2);
  Table<int32_t> order;
  order.reset(size_t(names.dims[0]));
  for (size_t i = 0; i < order.size(); ++i) {
    order[i] = int32_t(i);
  }
  std::sort(order.begin(), order.end(), [&](int32_t a, int32_t b) {
    WeirBytes x = textAt(names, a), y = textAt(names, b);
    int sign = memcmp(x.data, y.data, x.size < y.size ? x.size : y.size);
    return sign ? sign < 0 : x.size != y.size ? x.size < y.size : a < b;
  });
  for (int32_t i : order) {
    Status status =
        weir_call_cancelled(ctx)
            ? Status::error(WEIR_CANCELLED, "restoring was "
                                            "cancelled")
            : restoreOutput(ctx, reader, i, textAt(names, i), textAt(specs, i));
    if (!status.ok()) {
      return status;
    }
  }
  return Status();
}

static Status restore(WeirCallContext *ctx) {
  if (Status s = checkInputs(ctx); !s.ok()) {
    return s;
  }
  const WeirView &names = *weir_call_input(ctx, 1);
  const WeirView &specs = *weir_call_input(ctx, 2);
  if (names.dims[0] != weir_call_num_outputs(ctx)) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Got %" PRId64 " tensor names, but %d expected "
                         "dtypes.",
                         names.dims[0], weir_call_num_outputs(ctx));
  }
  Path prefix, index;
  WeirBytes name = textAt(*weir_call_input(ctx, 0), 0);
  if (Status s = makePrefix(name, prefix); !s.ok()) {
    return s;
  }
  indexName(prefix.text, index);
  if (access(index.text, F_OK) == 0) {
    BundleReader reader;
    Status status = reader.open(prefix.text);
    return status.ok() ? restoreAll(ctx, reader)
                       : static_cast<Status &&>(status);
  }
  Status status = checkPrefix(prefix.text);
  Version1Reader reader;
  if (status.ok()) {
    status = reader.open(name);
  }
  for (int32_t i = 0; i < names.dims[0] && status.ok(); ++i) {
    status =
        restoreVersion1(ctx, reader, i, textAt(names, i), textAt(specs, i));
  }
  return status;
}

extern "C" WeirCallStatus weir_call_RestoreV2(WeirCallContext *ctx) {
  Status status = restore(ctx);
  return status.ok() ? WEIR_CALL_OK : fail(ctx, status);
}
