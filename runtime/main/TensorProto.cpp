// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A serialized TensorProto, as far as docs/formats/script.md needs it: fields
// dtype, tensor_shape, tensor_content, string_val. Input is not trusted.
#include "runtime/base/Wire.h"
#include "runtime/main/HostTensor.h"
#include "runtime/tensor/Value.h"

using namespace weir;

namespace {
struct Contents {
  uint64_t dtype = 0;
  int32_t rank = 0;
  int64_t dims[WEIR_MAX_RANK] = {};
  const char *data = nullptr;
  size_t size = 0;
  Vector<WeirBytes> strings;
};
} // namespace

static bool parseDim(const char *data, size_t size, int64_t &dim) {
  WireReader wire(data, size);
  dim = 0;
  while (!wire.done()) {
    uint64_t tag, value;
    if (!wire.varint(tag)) {
      return false;
    }
    if (tag == 8) {
      if (!wire.varint(value)) {
        return false;
      }
      dim = int64_t(value);
    } else if (!wire.skip(tag & 7)) {
      return false;
    }
  }
  return true;
}

static bool parseShape(const char *data, size_t size, Contents &contents) {
  WireReader wire(data, size);
  while (!wire.done()) {
    uint64_t tag;
    const char *dim;
    size_t dimSize;
    if (!wire.varint(tag)) {
      return false;
    }
    if (tag != 0x12) {
      if (!wire.skip(tag & 7)) {
        return false;
      }
      continue;
    }
    if (contents.rank == WEIR_MAX_RANK || !wire.bytes(dim, dimSize) ||
        !parseDim(dim, dimSize, contents.dims[contents.rank])) {
      return false;
    }
    ++contents.rank;
  }
  return true;
}

static bool parse(const FileBytes &file, Contents &contents) {
  WireReader wire(file.data(), file.size());
  while (!wire.done()) {
    uint64_t tag;
    const char *data;
    size_t size;
    if (!wire.varint(tag)) {
      return false;
    }
    bool good = true;
    switch (tag) {
    case 0x08:
      good = wire.varint(contents.dtype);
      break;
    case 0x12:
      good = wire.bytes(data, size) && parseShape(data, size, contents);
      break;
    case 0x22:
      good = wire.bytes(contents.data, contents.size);
      break;
    case 0x42:
      good = wire.bytes(data, size);
      if (good) {
        contents.strings.push({data, size});
      }
      break;
    default:
      good = wire.skip(tag & 7);
    }
    if (!good) {
      return false;
    }
  }
  return true;
}

Status weir::readTensorProto(const FileBytes &file, const char *path,
                             weir_runtime *runtime, HostTensor &tensor) {
  Contents contents;
  if (!parse(file, contents)) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" is not a serialized TensorProto of at most %d "
                         "dimensions",
                         path, WEIR_MAX_RANK);
  }
  int32_t dtype = int32_t(contents.dtype);
  int64_t want = tensorBytes(dtype, contents.rank, contents.dims);
  int64_t count = elementCount(contents.rank, contents.dims);
  bool strings = dtype == WEIR_DT_STRING;
  if (dtype == WEIR_DT_RESOURCE || dtype == WEIR_DT_VARIANT || dtype > 100) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" holds type %s, whose values live in one "
                         "process; expected numbers or strings",
                         path, weir_dtype_name(dtype));
  }
  if (want < 0 || (strings ? size_t(count) != contents.strings.size()
                           : size_t(want) != contents.size)) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" is damaged: %s of %lld elements with %zu "
                         "bytes of tensor_content and %zu strings",
                         path, weir_dtype_name(dtype), (long long)count,
                         contents.size, contents.strings.size());
  }
  if (Status s = tensor.make(runtime, dtype, contents.rank, contents.dims);
      !s.ok()) {
    return s;
  }
  if (!strings) {
    memcpy(tensor.view.data, contents.data ? contents.data : "", contents.size);
    return Status();
  }
  for (int64_t i = 0; i < count; ++i) {
    const WeirBytes &text = contents.strings[size_t(i)];
    weir_tensor_set_string(runtime, &tensor.view, i, text.data, text.size);
  }
  return Status();
}

/// Appends to a buffer of enough room.
static char *putVarint(char *at, uint64_t value) {
  while (value >= 128) {
    *at++ = char(value | 128);
    value >>= 7;
  }
  *at++ = char(value);
  return at;
}

/// Calls write(data, size) for the parts of the message.
template <typename F>
static void emitProto(const weir_tensor &tensor, F write) {
  char dims[WEIR_MAX_RANK * 16];
  char *end = dims;
  for (int32_t d = 0; d < tensor.rank; ++d) {
    char size[12];
    char *sizeEnd = putVarint(size, uint64_t(tensor.dims[d]));
    *end++ = 0x12;
    *end++ = char(sizeEnd - size + 1);
    *end++ = 0x08;
    memcpy(end, size, size_t(sizeEnd - size));
    end += sizeEnd - size;
  }
  char head[32];
  char *at = head;
  *at++ = 0x08;
  at = putVarint(at, uint64_t(tensor.dtype));
  *at++ = 0x12;
  at = putVarint(at, uint64_t(end - dims));
  write(head, size_t(at - head));
  write(dims, size_t(end - dims));
  if (tensor.dtype == WEIR_DT_STRING) {
    auto *strings = static_cast<const WeirString *>(tensor.data);
    for (size_t i = 0; i < tensor.bytes / sizeof(WeirString); ++i) {
      at = head;
      *at++ = 0x42;
      at = putVarint(at, strings[i].size);
      write(head, size_t(at - head));
      write(strings[i].data, strings[i].size);
    }
  } else if (tensor.bytes) {
    at = head;
    *at++ = 0x22;
    at = putVarint(at, tensor.bytes);
    write(head, size_t(at - head));
    write(static_cast<const char *>(tensor.data), tensor.bytes);
  }
}

void weir::formatTensorProto(const weir_tensor &tensor, Vector<char> &out) {
  emitProto(tensor,
            [&](const char *data, size_t size) { out.append(data, size); });
}

Status weir::writeTensorProto(const char *path, const weir_tensor &tensor) {
  OutputFile file;
  if (Status s = file.open(path); !s.ok()) {
    return s;
  }
  emitProto(tensor,
            [&](const char *data, size_t size) { file.write(data, size); });
  return file.commit();
}
