//===- TensorData.cpp - the values of graph form's tensors ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A TensorProto says its elements as bytes (`tensor_content`) or as a list in
// the field of its dtype. Bytes that are many live in a resource blob: the
// tensor's value is then another typed view of the same blob.
#include "dialects/Weir/TensorData.h"
#include "dialects/Weir/DataTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace weir;
using llvm::formatv;

/// Contents of at least this many bytes become resource blobs.
static constexpr size_t minBlobBytes = 64;
/// A short list may stand for a huge tensor; more than this is refused.
static constexpr uint64_t maxDecodedBytes = uint64_t(1) << 34;

std::optional<int64_t> weir::countElements(ShapeAttr shape,
                                           std::string &error) {
  if (!shape) {
    return 1;
  }
  if (shape.getUnknownRank()) {
    error = "expected a tensor of known shape, got one of unknown rank";
    return std::nullopt;
  }
  int64_t count = 1;
  bool overflow = false, empty = false;
  for (int64_t dim : shape.getDims()) {
    if (dim < 0) {
      error = formatv("expected sizes of 0 or more in a tensor's shape, got "
                      "{0}",
                      dim);
      return std::nullopt;
    }
    empty |= dim == 0;
    overflow |= llvm::MulOverflow(count, std::max<int64_t>(dim, 1), count);
  }
  if (overflow) {
    error = "expected a tensor of fewer than 2^63 elements, got more";
    return std::nullopt;
  }
  return empty ? 0 : count;
}

ArrayRef<char> weir::getContentBytes(Attribute content) {
  if (auto string = dyn_cast_or_null<StringAttr>(content)) {
    return ArrayRef<char>(string.getValue().data(), string.getValue().size());
  }
  if (auto blob = dyn_cast_or_null<DenseResourceElementsAttr>(content)) {
    if (AsmResourceBlob *data = blob.getRawHandle().getBlob()) {
      return data->getData();
    }
  }
  return {};
}

Attribute weir::makeContent(MLIRContext *context, StringRef bytes,
                            StringRef hint) {
  if (bytes.size() < minBlobBytes) {
    return StringAttr::get(context, bytes);
  }
  auto type = RankedTensorType::get(int64_t(bytes.size()),
                                    IntegerType::get(context, 8));
  return makeVector(type, ArrayRef<char>(bytes.data(), bytes.size()), hint);
}

/// Resource names are bare identifiers in the text.
static std::string getBlobName(StringRef hint) {
  std::string name;
  for (char c : hint.empty() ? StringRef("tensor") : hint) {
    name += llvm::isAlnum(c) ? c : '_';
  }
  if (!llvm::isAlpha(name.front())) {
    name.insert(name.begin(), 'n');
  }
  return name;
}

ElementsAttr weir::makeVector(ShapedType type, ArrayRef<char> bytes,
                              StringRef hint) {
  if (bytes.size() >= minBlobBytes) {
    return DenseResourceElementsAttr::get(
        type, getBlobName(hint),
        HeapAsmResourceBlob::allocateAndCopyWithAlign(bytes, 64));
  }
  if (type.getElementType().isInteger(1)) {
    SmallVector<bool> values(bytes.begin(), bytes.end());
    return DenseElementsAttr::get(type, values);
  }
  return DenseElementsAttr::getFromRawBuffer(type, bytes);
}

ArrayRef<char> weir::getVectorBytes(ElementsAttr vector, bool &isSplat,
                                    SmallVectorImpl<char> &scratch) {
  isSplat = false;
  if (auto blob = dyn_cast<DenseResourceElementsAttr>(vector)) {
    return getContentBytes(blob);
  }
  auto dense = cast<DenseElementsAttr>(vector);
  isSplat = dense.isSplat();
  if (dense.getElementType().isInteger(1)) {
    for (bool value : dense.getValues<bool>()) {
      scratch.push_back(value);
    }
    isSplat = false;
    return scratch;
  }
  return dense.getRawData();
}

//===----------------------------------------------------------------------===//
// Checking and decoding
//===----------------------------------------------------------------------===//

/// The list that holds elements of `type` when there is no content.
static StringRef getListField(Type type) {
  int dtype = getDataType(type);
  switch (dtype) {
  case 1:
    return "float_val";
  case 2:
    return "double_val";
  case 8:
    return "scomplex_val";
  case 9:
    return "int64_val";
  case 10:
    return "bool_val";
  case 14:
  case 19:
    return "half_val";
  case 18:
    return "dcomplex_val";
  case 22:
    return "uint32_val";
  case 23:
    return "uint64_val";
  case 24:
  case 25:
  case 26:
  case 27:
  case 28:
  case 33:
    return "float8_val";
  default:
    return "int_val";
  }
}

bool weir::checkTensor(TensorAttr tensor, std::string &error) {
  auto count = countElements(tensor.getShape(), error);
  if (!count) {
    return false;
  }
  Attribute content = tensor.getFields().get("tensor_content");
  unsigned bytes = getStorageBytes(dropRef(tensor.getDtype()));
  if (!content || !bytes) {
    return true;
  }
  uint64_t have = getContentBytes(content).size();
  bool overflow = false;
  uint64_t want = llvm::SaturatingMultiply<uint64_t>(*count, bytes, &overflow);
  if (have == want && !overflow) {
    return true;
  }
  error = formatv("expected tensor_content of {0} bytes for {1} elements of "
                  "{2}, got {3} bytes",
                  want, *count, getDataTypeName(getDataType(tensor.getDtype())),
                  have);
  return false;
}

/// The bytes of each string in a DT_STRING `tensor_content`: varint lengths,
/// then all bytes.
static bool splitStrings(ArrayRef<char> content, int64_t count,
                         SmallVectorImpl<StringRef> &strings) {
  size_t at = 0;
  SmallVector<uint64_t> lengths;
  for (int64_t i = 0; i < count; ++i) {
    uint64_t length = 0;
    for (unsigned shift = 0;; shift += 7) {
      if (at == content.size() || shift > 28) {
        return false;
      }
      uint8_t byte = content[at++];
      length |= uint64_t(byte & 0x7f) << shift;
      if (!(byte & 0x80)) {
        break;
      }
    }
    lengths.push_back(length);
  }
  for (uint64_t length : lengths) {
    if (length > content.size() - at) {
      return false;
    }
    strings.push_back(StringRef(content.data() + at, length));
    at += length;
  }
  return at == content.size();
}

static FailureOr<ElementsAttr> decodeStrings(TensorAttr tensor,
                                             RankedTensorType type,
                                             int64_t count,
                                             std::string &error) {
  SmallVector<StringRef> strings;
  if (Attribute content = tensor.getFields().get("tensor_content")) {
    if (count > int64_t(getContentBytes(content).size()) ||
        !splitStrings(getContentBytes(content), count, strings)) {
      error = formatv("expected {0} strings in tensor_content, got {1} bytes "
                      "that do not hold them",
                      count, getContentBytes(content).size());
      return failure();
    }
    return ElementsAttr(DenseStringElementsAttr::get(type, strings));
  }
  if (uint64_t(count) > maxDecodedBytes / 16) {
    error = formatv("{0} strings are more than this compiler holds", count);
    return failure();
  }
  if (auto list = tensor.getFields().getAs<ArrayAttr>("string_val")) {
    for (auto value : list.getAsRange<StringAttr>()) {
      strings.push_back(value.getValue());
    }
  }
  strings.resize(count, strings.empty() ? StringRef() : strings.back());
  return ElementsAttr(DenseStringElementsAttr::get(type, strings));
}

/// The list's elements, each in `bytes` bytes: narrow types are written as
/// int32 and keep their low bytes.
static void narrowList(ArrayRef<char> list, unsigned listBytes, unsigned bytes,
                       SmallVectorImpl<char> &out) {
  for (size_t at = 0; at + listBytes <= list.size(); at += listBytes) {
    out.append(list.begin() + at, list.begin() + at + bytes);
  }
}

static ElementsAttr makeElements(RankedTensorType type, ArrayRef<char> bytes,
                                 StringRef hint) {
  Type element = type.getElementType();
  if (isa<OpaqueElementType>(element)) {
    // Quantized types: MLIR's dense attributes do not know them, blobs do.
    return DenseResourceElementsAttr::get(
        type, getBlobName(hint),
        HeapAsmResourceBlob::allocateAndCopyWithAlign(bytes, 64));
  }
  bool whole = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() % 8 == 0
                                      : isa<ComplexType>(element);
  if (element.isInteger(1)) {
    SmallVector<bool> values(
        llvm::map_range(bytes, [](char c) { return c != 0; }));
    return DenseElementsAttr::get(type, values);
  }
  if (!whole) {
    SmallVector<APInt> values;
    unsigned width = element.getIntOrFloatBitWidth();
    for (char c : bytes) {
      values.push_back(APInt(8, uint8_t(c)).trunc(width));
    }
    if (auto floatType = dyn_cast<FloatType>(element)) {
      SmallVector<APFloat> floats;
      for (const APInt &value : values) {
        floats.push_back(APFloat(floatType.getFloatSemantics(), value));
      }
      return DenseElementsAttr::get(type, floats);
    }
    return DenseElementsAttr::get(type, values);
  }
  return makeVector(type, bytes, hint);
}

/// The elements in the list of the dtype, `bytes` each.
static void getListBytes(TensorAttr tensor, Type element, unsigned bytes,
                         SmallVectorImpl<char> &data) {
  Attribute list = tensor.getFields().get(getListField(element));
  if (auto string = dyn_cast_or_null<StringAttr>(list)) {
    data.append(string.getValue().begin(), string.getValue().end());
  } else if (auto vector = dyn_cast_or_null<ElementsAttr>(list)) {
    bool isSplat = false;
    SmallVector<char> scratch;
    ArrayRef<char> raw = getVectorBytes(vector, isSplat, scratch);
    auto listType = cast<ShapedType>(vector.getType());
    unsigned listBytes = getStorageBytes(listType.getElementType());
    bool isComplex = isa<ComplexType>(element);
    narrowList(raw, listBytes, isComplex ? listBytes : bytes, data);
    // Complex lists hold re, im pairs; a splat of them is one number.
    if (isSplat && isComplex && listType.getNumElements() >= 2) {
      narrowList(raw, listBytes, listBytes, data);
    }
  }
  data.resize(data.size() / bytes * bytes);
}

/// All elements are the one in `bytes`.
static ElementsAttr makeSplat(RankedTensorType type, ArrayRef<char> bytes) {
  Type element = type.getElementType();
  bool whole = !element.isIntOrFloat() ||
               element.getIntOrFloatBitWidth() == bytes.size() * 8;
  if (whole) {
    return DenseElementsAttr::getFromRawBuffer(type, bytes);
  }
  auto one = cast<DenseElementsAttr>(
      makeElements(RankedTensorType::get({}, element), bytes, "tensor"));
  return one.resizeSplat(type);
}

FailureOr<ElementsAttr> weir::decodeTensor(TensorAttr tensor,
                                           std::string &error) {
  if (!checkTensor(tensor, error)) {
    return failure();
  }
  int64_t count = *countElements(tensor.getShape(), error);
  Type element = dropRef(tensor.getDtype());
  ArrayRef<int64_t> dims;
  if (tensor.getShape()) {
    dims = tensor.getShape().getDims();
  }
  auto type = RankedTensorType::get(dims, element);
  if (isa<StringType>(element)) {
    return decodeStrings(tensor, type, count, error);
  }
  unsigned bytes = getStorageBytes(element);
  if (!bytes) {
    error = formatv("a constant of type {0} is not supported",
                    getDataTypeName(getDataType(tensor.getDtype())));
    return failure();
  }

  Attribute content = tensor.getFields().get("tensor_content");
  auto blob = dyn_cast_or_null<DenseResourceElementsAttr>(content);
  bool sameBytes =
      isa<ComplexType, OpaqueElementType>(element) ||
      (element.isIntOrFloat() && element.getIntOrFloatBitWidth() % 8 == 0);
  if (blob && sameBytes) {
    return ElementsAttr(
        DenseResourceElementsAttr::get(type, blob.getRawHandle()));
  }
  if (content) {
    return makeElements(type, getContentBytes(content), "tensor");
  }

  SmallVector<char> data;
  getListBytes(tensor, element, bytes, data);
  uint64_t total = llvm::SaturatingMultiply<uint64_t>(count, bytes);
  if (data.empty()) {
    data.resize(bytes, 0);
  }
  if (data.size() > total) {
    data.resize(total);
  }
  if (data.size() == bytes && !isa<OpaqueElementType>(element)) {
    return makeSplat(type, data);
  }
  if (total > maxDecodedBytes) {
    error = formatv("{0} bytes are more than this compiler decodes for one "
                    "constant",
                    total);
    return failure();
  }
  size_t filled = data.size();
  data.reserve(total);
  while (data.size() < total) {
    data.append(data.begin() + filled - bytes, data.begin() + filled);
  }
  return makeElements(type, data, "tensor");
}
