// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Save(filename, names, tensors...), SaveSlices(filename, names, slices,
// tensors...), Restore(pattern, name), RestoreSlice(pattern, name, slice), and
// what RestoreV2 does with a checkpoint of version 1.
#include "runtime/checkpoint/CheckpointCalls.h"
#include "runtime/checkpoint/Version1.h"
#include <algorithm>

using namespace weir;

Status weir::restoreVersion1(WeirCallContext *ctx, Version1Reader &reader,
                             int32_t output, WeirBytes name, WeirBytes spec) {
  Version1Reader::Tensor tensor;
  if (Status s = reader.find(name, tensor); !s.ok()) {
    return s;
  }
  int32_t dtype = weir_call_output_dtype(ctx, output);
  if (dtype != tensor.dtype) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Expected to restore a tensor of type %s, got a "
                         "tensor of type %s instead: tensor_name = %.*s",
                         weir_dtype_name(dtype), weir_dtype_name(tensor.dtype),
                         int(name.size), name.data);
  }
  ShapeAndSlice slice;
  slice.slice = TensorSlice::whole(tensor.dims.rank);
  slice.shape = slice.full = tensor.dims;
  if (spec.size) {
    if (Status s = parseShapeAndSlice(spec.data, spec.size, slice); !s.ok()) {
      return s;
    }
  }
  if (!(slice.full == tensor.dims)) {
    return Status::error(
        WEIR_INVALID_ARGUMENT,
        "Shape in shape_and_slice spec %s does not match the shape in the save "
        "file: %s, tensor %.*s",
        ShapeText(slice.full.rank, slice.full.sizes).text,
        ShapeText(tensor.dims.rank, tensor.dims.sizes).text, int(name.size),
        name.data);
  }
  // The values are looked at before memory is asked for.
  StringMemory memory = stringMemory(ctx);
  if (Status s = reader.read(name, tensor, slice.slice, memory, nullptr);
      !s.ok()) {
    return s;
  }
  void *to =
      weir_call_allocate(ctx, output, slice.shape.rank, slice.shape.sizes);
  return to ? reader.read(name, tensor, slice.slice, memory, to)
            : Status::error(WEIR_RESOURCE_EXHAUSTED,
                            "no memory for tensor "
                            "%.*s",
                            int(name.size), name.data);
}

static Status restore(WeirCallContext *ctx, bool hasSlice) {
  for (int32_t i = 0; i < weir_call_num_inputs(ctx); ++i) {
    const WeirView &input = *weir_call_input(ctx, i);
    if (countOf(input) != 1) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "Input %d (file_pattern, tensor_name or "
                           "shape_and_slice) must have 1 element, got %s",
                           i, ShapeText(input).text);
    }
  }
  Version1Reader reader;
  if (Status s = reader.open(textAt(*weir_call_input(ctx, 0), 0)); !s.ok()) {
    return s;
  }
  return restoreVersion1(ctx, reader, 0, textAt(*weir_call_input(ctx, 1), 0),
                         hasSlice ? textAt(*weir_call_input(ctx, 2), 0)
                                  : WeirBytes{"", 0});
}

static Status saveTensor(Version1Writer &writer, WeirBytes name, WeirBytes spec,
                         const WeirView &tensor) {
  if (spec.size == 0) {
    return writer.add(name, nullptr, tensor);
  }
  ShapeAndSlice slice;
  Status status = parseSliceOf(tensor, spec, slice);
  return status.ok() ? writer.add(name, &slice, tensor)
                     : static_cast<Status &&>(status);
}

static Status save(WeirCallContext *ctx, bool hasSlices) {
  const WeirView &path = *weir_call_input(ctx, 0);
  const WeirView &names = *weir_call_input(ctx, 1);
  const WeirView *specs = hasSlices ? weir_call_input(ctx, 2) : nullptr;
  int32_t fixed = 2 + hasSlices;
  int64_t count = weir_call_num_inputs(ctx) - fixed;
  if (countOf(path) != 1 || countOf(names) != count ||
      (specs && countOf(*specs) != count)) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "expected one filename and as many names (and slices) "
                         "as tensors, got shapes %s, %s and %lld tensors",
                         ShapeText(path).text, ShapeText(names).text,
                         (long long)count);
  }
  Version1Writer writer;
  Status status = writer.open(textAt(path, 0));
  for (int64_t i = 0; i < count && status.ok(); ++i) {
    status = saveTensor(writer, textAt(names, i),
                        specs ? textAt(*specs, i) : WeirBytes{"", 0},
                        *weir_call_input(ctx, int32_t(fixed + i)));
  }
  return status.ok() ? writer.finish() : static_cast<Status &&>(status);
}

static WeirCallStatus finish(WeirCallContext *ctx, const Status &status) {
  return status.ok() ? WEIR_CALL_OK : fail(ctx, status);
}

extern "C" WeirCallStatus weir_call_Save(WeirCallContext *ctx) {
  return finish(ctx, save(ctx, false));
}
extern "C" WeirCallStatus weir_call_SaveSlices(WeirCallContext *ctx) {
  return finish(ctx, save(ctx, true));
}
extern "C" WeirCallStatus weir_call_Restore(WeirCallContext *ctx) {
  return finish(ctx, restore(ctx, false));
}
extern "C" WeirCallStatus weir_call_RestoreSlice(WeirCallContext *ctx) {
  return finish(ctx, restore(ctx, true));
}
