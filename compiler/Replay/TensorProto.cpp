// Decoding TensorProto: dense contents, or one of the typed value lists, which
// may be shorter than the shape (the last value repeats; an empty list stands
// for zeros).
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/CaseFile.h"

#include "proto/graph.pb.h"

#include <cstring>

using namespace weir::replay;
using tensorflow::TensorProto;

static llvm::Error bad(const llvm::Twine &why) {
  return llvm::createStringError("TensorProto: " + why);
}

/// Fills `tensor` from `list`, `parts` numbers per element (2 for complex),
/// each stored as T.
template <typename T, typename List>
static llvm::Error fill(HostTensor &tensor, const List &list, int parts = 1) {
  size_t want = size_t(tensor.numElements()) * parts;
  size_t have = size_t(list.size());
  if (have > want || have % parts) {
    return bad("expected at most " + llvm::Twine(want) + " values, got " +
               llvm::Twine(have));
  }
  if (have == 0) {
    return llvm::Error::success();
  }
  T *to = reinterpret_cast<T *>(tensor.bytes.data());
  for (size_t i = 0; i < want; ++i) {
    size_t from = i < have ? i : have - parts + i % parts;
    to[i] = T(list[int(from)]);
  }
  return llvm::Error::success();
}

static llvm::Error fillStrings(HostTensor &tensor, const TensorProto &proto) {
  size_t want = size_t(tensor.numElements());
  size_t have = size_t(proto.string_val_size());
  if (have > want) {
    return bad("expected at most " + llvm::Twine(want) + " strings, got " +
               llvm::Twine(have));
  }
  for (size_t i = 0; have && i < want; ++i) {
    tensor.strings[i] = proto.string_val(int(std::min(i, have - 1)));
  }
  return llvm::Error::success();
}

static llvm::Error fillFromLists(HostTensor &tensor, const TensorProto &proto) {
  switch (tensor.dtype) {
  case DType::Float:
    return fill<float>(tensor, proto.float_val());
  case DType::Double:
    return fill<double>(tensor, proto.double_val());
  case DType::Int32:
  case DType::QInt32:
    return fill<int32_t>(tensor, proto.int_val());
  case DType::Int16:
  case DType::QInt16:
    return fill<int16_t>(tensor, proto.int_val());
  case DType::UInt16:
  case DType::QUInt16:
    return fill<uint16_t>(tensor, proto.int_val());
  case DType::Int8:
  case DType::QInt8:
  case DType::Int4:
    return fill<int8_t>(tensor, proto.int_val());
  case DType::UInt8:
  case DType::QUInt8:
  case DType::UInt4:
    return fill<uint8_t>(tensor, proto.int_val());
  case DType::Half:
  case DType::BFloat16:
    return fill<uint16_t>(tensor, proto.half_val());
  case DType::Int64:
    return fill<int64_t>(tensor, proto.int64_val());
  case DType::UInt32:
    return fill<uint32_t>(tensor, proto.uint32_val());
  case DType::UInt64:
    return fill<uint64_t>(tensor, proto.uint64_val());
  case DType::Bool:
    return fill<uint8_t>(tensor, proto.bool_val());
  case DType::Complex64:
    return fill<float>(tensor, proto.scomplex_val(), 2);
  case DType::Complex128:
    return fill<double>(tensor, proto.dcomplex_val(), 2);
  case DType::Float8E5M2:
  case DType::Float8E4M3FN:
    return fill<uint8_t>(tensor, proto.float8_val());
  default:
    return bad("no values of type " + dtypeName(tensor.dtype));
  }
}

llvm::Expected<HostTensor>
weir::replay::parseTensorProto(llvm::StringRef serialized) {
  TensorProto proto;
  if (!proto.ParseFromArray(serialized.data(), int(serialized.size()))) {
    return bad("not a serialized message");
  }
  std::vector<int64_t> dims;
  int64_t elements = 1;
  for (const auto &dim : proto.tensor_shape().dim()) {
    if (dim.size() < 0 ||
        __builtin_mul_overflow(elements, dim.size(), &elements)) {
      return bad("dimension " + llvm::Twine(dim.size()));
    }
    dims.push_back(dim.size());
  }
  constexpr int64_t limit = int64_t(1) << 32;
  if (proto.tensor_shape().unknown_rank() || elements > limit) {
    return bad("the shape is not known or too large");
  }
  HostTensor tensor = makeZeros(baseType(proto.dtype()), dims);
  if (tensor.dtype == DType::String) {
    if (llvm::Error error = fillStrings(tensor, proto)) {
      return std::move(error);
    }
    return tensor;
  }
  if (!proto.tensor_content().empty()) {
    if (proto.tensor_content().size() != tensor.bytes.size()) {
      return bad("expected " + llvm::Twine(tensor.bytes.size()) +
                 " bytes of contents, got " +
                 llvm::Twine(proto.tensor_content().size()));
    }
    std::memcpy(tensor.bytes.data(), proto.tensor_content().data(),
                tensor.bytes.size());
    return tensor;
  }
  if (llvm::Error error = fillFromLists(tensor, proto)) {
    return std::move(error);
  }
  return tensor;
}

std::string weir::replay::printTensorProto(const HostTensor &tensor) {
  TensorProto proto;
  proto.set_dtype(decltype(proto.dtype())(tensor.dtype));
  proto.mutable_tensor_shape();
  for (int64_t dim : tensor.dims) {
    proto.mutable_tensor_shape()->add_dim()->set_size(dim);
  }
  for (const std::string &text : tensor.strings) {
    proto.add_string_val(text);
  }
  proto.set_tensor_content(
      std::string(tensor.bytes.data(), tensor.bytes.size()));
  return proto.SerializeAsString();
}
