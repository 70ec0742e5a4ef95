// Reading and writing numpy's .npy files.
//
// The header is a Python dict literal with three keys: 'descr' (type),
// 'fortran_order' and 'shape'. What is accepted: little-endian or one-byte
// simple types. A Fortran-ordered array is turned into C order.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/HostTensor.h"

#include "llvm/ADT/StringExtras.h"

#include <cstring>

using namespace weir::replay;

namespace {
struct NpyType {
  const char *descr;
  DType type;
};
} // namespace

static const NpyType npyTypes[] = {
    {"<f4", DType::Float},     {"<f8", DType::Double},
    {"<f2", DType::Half},      {"<i8", DType::Int64},
    {"<i4", DType::Int32},     {"<i2", DType::Int16},
    {"|i1", DType::Int8},      {"|u1", DType::UInt8},
    {"<u2", DType::UInt16},    {"<u4", DType::UInt32},
    {"<u8", DType::UInt64},    {"|b1", DType::Bool},
    {"<c8", DType::Complex64}, {"<c16", DType::Complex128},
    {"|i1", DType::QInt8},     {"|u1", DType::QUInt8},
    {"<i4", DType::QInt32},    {"<i2", DType::QInt16},
    {"<u2", DType::QUInt16},
};

static llvm::Error bad(const llvm::Twine &why) {
  return llvm::createStringError("not a readable .npy file: " + why);
}

/// The text after `'key':` in the header.
static llvm::StringRef valueOf(llvm::StringRef header, llvm::StringRef key) {
  size_t at = header.find(("'" + key + "'").str());
  if (at == llvm::StringRef::npos) {
    return {};
  }
  return header.drop_front(at).split(':').second.ltrim();
}

static HostTensor toRowMajor(HostTensor tensor) {
  size_t size = dtypeSize(tensor.dtype);
  std::vector<char> out(tensor.bytes.size());
  int64_t count = tensor.numElements();
  std::vector<int64_t> index(tensor.dims.size(), 0);
  // Walks the array in Fortran order: the first index moves fastest.
  for (int64_t from = 0; from < count; ++from) {
    int64_t to = 0;
    for (size_t d = 0; d < index.size(); ++d) {
      to = to * tensor.dims[d] + index[d];
    }
    std::memcpy(&out[to * size], &tensor.bytes[from * size], size);
    for (size_t d = 0; d < index.size(); ++d) {
      if (++index[d] < tensor.dims[d]) {
        break;
      }
      index[d] = 0;
    }
  }
  tensor.bytes = std::move(out);
  return tensor;
}

llvm::Expected<HostTensor> weir::replay::parseNpy(llvm::StringRef file) {
  if (!file.starts_with("\x93NUMPY") || file.size() < 12) {
    return bad("it does not begin with \\x93NUMPY");
  }
  bool longHeader = file[6] >= 2;
  size_t start = longHeader ? 12 : 10;
  size_t length = uint8_t(file[8]) | size_t(uint8_t(file[9])) << 8;
  if (longHeader) {
    length |= size_t(uint8_t(file[10])) << 16 | size_t(uint8_t(file[11])) << 24;
  }
  if (file.size() - start < length) {
    return bad("the header is cut");
  }
  llvm::StringRef header = file.substr(start, length);
  llvm::StringRef descr = valueOf(header, "descr").drop_front(1);
  descr = descr.take_until([](char c) { return c == '\'' || c == '"'; });

  HostTensor tensor;
  for (const NpyType &known : npyTypes) {
    if (descr == known.descr) {
      tensor.dtype = known.type;
      break;
    }
  }
  if (tensor.dtype == DType::Invalid) {
    return bad("type '" + descr + "' is not supported");
  }
  llvm::StringRef shape = valueOf(header, "shape");
  shape = shape.drop_front(shape.empty() ? 0 : 1).take_until([](char c) {
    return c == ')';
  });
  llvm::SmallVector<llvm::StringRef> parts;
  shape.split(parts, ',', -1, /*KeepEmpty=*/false);
  int64_t elements = 1;
  for (llvm::StringRef part : parts) {
    int64_t dim;
    if (part.trim().empty()) {
      continue;
    }
    if (part.trim().getAsInteger(10, dim) || dim < 0 ||
        __builtin_mul_overflow(elements, dim, &elements)) {
      return bad("dimension '" + part + "'");
    }
    tensor.dims.push_back(dim);
  }
  llvm::StringRef data = file.drop_front(start + length);
  size_t want = size_t(elements) * dtypeSize(tensor.dtype);
  if (data.size() < want) {
    return bad("expected " + llvm::Twine(want) + " bytes of values, got " +
               llvm::Twine(data.size()));
  }
  tensor.bytes.assign(data.begin(), data.begin() + want);
  if (valueOf(header, "fortran_order").starts_with("True")) {
    return toRowMajor(std::move(tensor));
  }
  return tensor;
}

llvm::Expected<std::string> weir::replay::printNpy(const HostTensor &tensor) {
  const char *descr = nullptr;
  for (const NpyType &known : npyTypes) {
    if (known.type == tensor.dtype) {
      descr = known.descr;
    }
  }
  if (!descr) {
    return llvm::createStringError("numpy has no type for " +
                                   dtypeName(tensor.dtype));
  }
  std::string shape;
  for (int64_t dim : tensor.dims) {
    shape += std::to_string(dim) + ",";
  }
  std::string header = std::string("{'descr': '") + descr +
                       "', 'fortran_order': False, 'shape': (" + shape + "), }";
  // Values begin at a multiple of 64 bytes.
  header.resize((10 + header.size() + 1 + 63) / 64 * 64 - 10 - 1, ' ');
  header += '\n';
  std::string file("\x93NUMPY\x01\x00", 8);
  file += char(header.size() & 255);
  file += char(header.size() >> 8);
  file += header;
  file.append(tensor.bytes.data(), tensor.bytes.size());
  return file;
}
