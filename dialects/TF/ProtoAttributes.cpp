//===- ProtoAttributes.cpp - TensorFlow's AttrValue as attributes ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recursion here follows the nesting of messages, which protobuf's parser
// bounds; it never follows the graph.
#include "dialects/TF/ProtoAttributes.h"
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/TensorData.h"
#include "proto/graph.pb.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;
using llvm::formatv;
namespace pb = google::protobuf;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

ShapeAttr weir::tf::shapeToAttribute(const tensorflow::TensorShapeProto &shape,
                                     MLIRContext *context) {
  SmallVector<int64_t> dims;
  SmallVector<StringAttr> names;
  bool anyName = false;
  for (const auto &dim : shape.dim()) {
    dims.push_back(dim.size());
    names.push_back(StringAttr::get(context, dim.name()));
    anyName |= !dim.name().empty();
  }
  if (!anyName) {
    names.clear();
  }
  return ShapeAttr::get(context, dims, names, shape.unknown_rank());
}

void weir::tf::attributeToShape(ShapeAttr attribute,
                                tensorflow::TensorShapeProto &shape) {
  for (auto [index, size] : llvm::enumerate(attribute.getDims())) {
    auto *dim = shape.add_dim();
    dim->set_size(size);
    if (!attribute.getNames().empty()) {
      dim->set_name(attribute.getNames()[index].str());
    }
  }
  shape.set_unknown_rank(attribute.getUnknownRank());
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// The element type of a TensorProto's packed list field.
static Type getListElementType(const pb::FieldDescriptor *field, Builder b) {
  switch (field->cpp_type()) {
  case pb::FieldDescriptor::CPPTYPE_FLOAT:
    return b.getF32Type();
  case pb::FieldDescriptor::CPPTYPE_DOUBLE:
    return b.getF64Type();
  case pb::FieldDescriptor::CPPTYPE_INT32:
    return b.getI32Type();
  case pb::FieldDescriptor::CPPTYPE_INT64:
    return b.getI64Type();
  case pb::FieldDescriptor::CPPTYPE_UINT32:
    return b.getIntegerType(32, /*isSigned=*/false);
  case pb::FieldDescriptor::CPPTYPE_UINT64:
    return b.getIntegerType(64, /*isSigned=*/false);
  case pb::FieldDescriptor::CPPTYPE_BOOL:
    return b.getI1Type();
  default:
    return {};
  }
}

template <typename T>
static ArrayRef<char> getListBytes(const pb::Message &message,
                                   const pb::FieldDescriptor *field) {
  const auto &list =
      message.GetReflection()->GetRepeatedField<T>(message, field);
  return ArrayRef<char>(reinterpret_cast<const char *>(list.data()),
                        list.size() * sizeof(T));
}

static ArrayRef<char> getListBytes(const pb::Message &message,
                                   const pb::FieldDescriptor *field) {
  switch (field->cpp_type()) {
  case pb::FieldDescriptor::CPPTYPE_FLOAT:
    return getListBytes<float>(message, field);
  case pb::FieldDescriptor::CPPTYPE_DOUBLE:
    return getListBytes<double>(message, field);
  case pb::FieldDescriptor::CPPTYPE_INT32:
    return getListBytes<int32_t>(message, field);
  case pb::FieldDescriptor::CPPTYPE_INT64:
    return getListBytes<int64_t>(message, field);
  case pb::FieldDescriptor::CPPTYPE_UINT32:
    return getListBytes<uint32_t>(message, field);
  case pb::FieldDescriptor::CPPTYPE_UINT64:
    return getListBytes<uint64_t>(message, field);
  default:
    return getListBytes<bool>(message, field);
  }
}

TensorAttr weir::tf::tensorToAttribute(const tensorflow::TensorProto &tensor,
                                       MLIRContext *context, StringRef hint) {
  Builder b(context);
  const pb::Descriptor *descriptor = tensor.GetDescriptor();
  const pb::Reflection *reflection = tensor.GetReflection();
  DictionaryAttr rest = messageToAttribute(
      tensor, context,
      {"dtype", "tensor_shape", "tensor_content", "float_val", "double_val",
       "int_val", "scomplex_val", "int64_val", "bool_val", "dcomplex_val",
       "half_val", "uint32_val", "uint64_val"});
  SmallVector<NamedAttribute> fields(rest.begin(), rest.end());
  for (int i = 0, e = descriptor->field_count(); i < e; ++i) {
    const pb::FieldDescriptor *field = descriptor->field(i);
    Type type = field->is_repeated() ? getListElementType(field, b) : Type();
    if (!type || !reflection->FieldSize(tensor, field)) {
      continue;
    }
    int64_t size = reflection->FieldSize(tensor, field);
    fields.push_back(b.getNamedAttr(
        field->name(), makeVector(RankedTensorType::get(size, type),
                                  getListBytes(tensor, field), hint)));
  }
  if (!tensor.tensor_content().empty()) {
    fields.push_back(b.getNamedAttr(
        "tensor_content", makeContent(context, tensor.tensor_content(), hint)));
  }
  ShapeAttr shape;
  if (tensor.has_tensor_shape()) {
    shape = shapeToAttribute(tensor.tensor_shape(), context);
  }
  return TensorAttr::get(context, getElementType(context, tensor.dtype()),
                         shape, b.getDictionaryAttr(fields));
}

template <typename T>
static void setList(pb::Message &message, const pb::FieldDescriptor *field,
                    ArrayRef<char> bytes, int64_t count, bool isSplat) {
  auto *list =
      message.GetReflection()->MutableRepeatedField<T>(&message, field);
  list->Resize(count, T());
  for (int64_t i = 0; i < count; ++i) {
    memcpy(list->Mutable(i), bytes.data() + (isSplat ? 0 : i * sizeof(T)),
           sizeof(T));
  }
}

static bool setList(pb::Message &message, const pb::FieldDescriptor *field,
                    ElementsAttr vector, std::string &error) {
  auto type = cast<ShapedType>(vector.getType());
  if (type.getElementType() !=
          getListElementType(field, Builder(vector.getContext())) ||
      !isa<DenseElementsAttr, DenseResourceElementsAttr>(vector)) {
    error = formatv("tensor field '{0}' has elements of a wrong type",
                    field->name());
    return false;
  }
  bool isSplat = false;
  SmallVector<char> scratch;
  ArrayRef<char> bytes = getVectorBytes(vector, isSplat, scratch);
  int64_t count = type.getNumElements();
  unsigned size = getStorageBytes(type.getElementType());
  if (bytes.size() < uint64_t(isSplat ? 1 : count) * size) {
    error = formatv("tensor field '{0}' expected {1} elements, got {2} bytes",
                    field->name(), count, bytes.size());
    return false;
  }
  switch (field->cpp_type()) {
  case pb::FieldDescriptor::CPPTYPE_FLOAT:
    setList<float>(message, field, bytes, count, isSplat);
    break;
  case pb::FieldDescriptor::CPPTYPE_DOUBLE:
    setList<double>(message, field, bytes, count, isSplat);
    break;
  case pb::FieldDescriptor::CPPTYPE_INT32:
    setList<int32_t>(message, field, bytes, count, isSplat);
    break;
  case pb::FieldDescriptor::CPPTYPE_INT64:
    setList<int64_t>(message, field, bytes, count, isSplat);
    break;
  case pb::FieldDescriptor::CPPTYPE_UINT32:
    setList<uint32_t>(message, field, bytes, count, isSplat);
    break;
  case pb::FieldDescriptor::CPPTYPE_UINT64:
    setList<uint64_t>(message, field, bytes, count, isSplat);
    break;
  default:
    setList<bool>(message, field, bytes, count, isSplat);
    break;
  }
  return true;
}

bool weir::tf::attributeToTensor(TensorAttr attribute,
                                 tensorflow::TensorProto &tensor,
                                 std::string &error) {
  int dtype = getDataType(attribute.getDtype());
  if (dtype < 0) {
    error = "tensor has an element type that no DataType stands for";
    return false;
  }
  tensor.set_dtype(static_cast<tensorflow::DataType>(dtype));
  if (attribute.getShape()) {
    attributeToShape(attribute.getShape(), *tensor.mutable_tensor_shape());
  }
  SmallVector<NamedAttribute> rest;
  for (NamedAttribute entry : attribute.getFields()) {
    StringRef name = entry.getName();
    if (name == "tensor_content") {
      ArrayRef<char> bytes = getContentBytes(entry.getValue());
      tensor.set_tensor_content(bytes.data(), bytes.size());
      continue;
    }
    const pb::FieldDescriptor *field =
        tensor.GetDescriptor()->FindFieldByName(name.str());
    auto vector = dyn_cast<ElementsAttr>(entry.getValue());
    if (!field || !vector) {
      rest.push_back(entry);
      continue;
    }
    if (!field->is_repeated() || !setList(tensor, field, vector, error)) {
      return false;
    }
  }
  return attributeToMessage(DictionaryAttr::get(attribute.getContext(), rest),
                            tensor, error);
}

//===----------------------------------------------------------------------===//
// AttrValue
//===----------------------------------------------------------------------===//

template <typename Map>
static DictionaryAttr attrMapToAttribute(const Map &map, MLIRContext *context,
                                         StringRef hint) {
  SmallVector<NamedAttribute> entries;
  for (const auto &[name, value] : map) {
    if (!name.empty()) {
      entries.push_back({StringAttr::get(context, name),
                         attrValueToAttribute(value, context, hint)});
    }
  }
  return DictionaryAttr::get(context, entries);
}

static FuncAttr funcToAttribute(const tensorflow::NameAttrList &func,
                                MLIRContext *context, StringRef hint) {
  return FuncAttr::get(context, StringAttr::get(context, func.name()),
                       attrMapToAttribute(func.attr(), context, hint));
}

static FloatAttr floatToAttribute(float value, MLIRContext *context) {
  return FloatAttr::get(Float32Type::get(context), APFloat(value));
}

static ArrayAttr listToAttribute(const tensorflow::AttrValue::ListValue &list,
                                 MLIRContext *context, StringRef hint) {
  Builder b(context);
  SmallVector<Attribute> out;
  for (const std::string &s : list.s()) {
    out.push_back(b.getStringAttr(s));
  }
  for (int64_t i : list.i()) {
    out.push_back(b.getI64IntegerAttr(i));
  }
  for (float f : list.f()) {
    out.push_back(floatToAttribute(f, context));
  }
  for (bool flag : list.b()) {
    out.push_back(b.getBoolAttr(flag));
  }
  for (int type : list.type()) {
    out.push_back(TypeAttr::get(getElementType(context, type)));
  }
  for (const auto &shape : list.shape()) {
    out.push_back(shapeToAttribute(shape, context));
  }
  for (const auto &tensor : list.tensor()) {
    out.push_back(tensorToAttribute(tensor, context, hint));
  }
  for (const auto &func : list.func()) {
    out.push_back(funcToAttribute(func, context, hint));
  }
  return b.getArrayAttr(out);
}

Attribute weir::tf::attrValueToAttribute(const tensorflow::AttrValue &value,
                                         MLIRContext *context, StringRef hint) {
  Builder b(context);
  switch (value.value_case()) {
  case tensorflow::AttrValue::kList:
    return listToAttribute(value.list(), context, hint);
  case tensorflow::AttrValue::kS:
    return b.getStringAttr(value.s());
  case tensorflow::AttrValue::kI:
    return b.getI64IntegerAttr(value.i());
  case tensorflow::AttrValue::kF:
    return floatToAttribute(value.f(), context);
  case tensorflow::AttrValue::kB:
    return b.getBoolAttr(value.b());
  case tensorflow::AttrValue::kType:
    return TypeAttr::get(getElementType(context, value.type()));
  case tensorflow::AttrValue::kShape:
    return shapeToAttribute(value.shape(), context);
  case tensorflow::AttrValue::kTensor:
    return tensorToAttribute(value.tensor(), context, hint);
  case tensorflow::AttrValue::kPlaceholder:
    return PlaceholderAttr::get(context, b.getStringAttr(value.placeholder()));
  case tensorflow::AttrValue::kFunc:
    return funcToAttribute(value.func(), context, hint);
  case tensorflow::AttrValue::VALUE_NOT_SET:
    break;
  }
  const auto &unknown = value.GetReflection()->GetUnknownFields(value);
  if (!unknown.empty()) {
    return UnknownAttr::get(context,
                            b.getStringAttr(value.SerializeAsString()));
  }
  return b.getUnitAttr();
}

static bool funcFromAttribute(FuncAttr attribute,
                              tensorflow::NameAttrList &func,
                              std::string &error) {
  func.set_name(attribute.getName().str());
  for (NamedAttribute entry : attribute.getAttrs()) {
    if (!attributeToAttrValue(entry.getValue(),
                              (*func.mutable_attr())[entry.getName().str()],
                              error)) {
      return false;
    }
  }
  return true;
}

static bool setType(TypeAttr attribute, int &dtype, std::string &error) {
  dtype = getDataType(attribute.getValue());
  if (dtype < 0) {
    error = "a type attribute names a type that no DataType stands for";
  }
  return dtype >= 0;
}

static bool listElementFromAttribute(Attribute element,
                                     tensorflow::AttrValue::ListValue &list,
                                     std::string &error) {
  return TypeSwitch<Attribute, bool>(element)
      .Case<StringAttr>([&](auto a) { return list.add_s(a.str()), true; })
      .Case<BoolAttr>([&](auto a) { return list.add_b(a.getValue()), true; })
      .Case<IntegerAttr>([&](auto a) { return list.add_i(a.getInt()), true; })
      .Case<FloatAttr>([&](auto a) {
        return list.add_f(a.getValue().convertToFloat()), true;
      })
      .Case<TypeAttr>([&](auto a) {
        int dtype;
        if (!setType(a, dtype, error)) {
          return false;
        }
        list.add_type(static_cast<tensorflow::DataType>(dtype));
        return true;
      })
      .Case<ShapeAttr>([&](auto a) {
        attributeToShape(a, *list.add_shape());
        return true;
      })
      .Case<TensorAttr>([&](auto a) {
        return attributeToTensor(a, *list.add_tensor(), error);
      })
      .Case<FuncAttr>(
          [&](auto a) { return funcFromAttribute(a, *list.add_func(), error); })
      .Default([&](Attribute) {
        error = "a list holds an attribute of no kind that an AttrValue has";
        return false;
      });
}

bool weir::tf::attributeToAttrValue(Attribute attribute,
                                    tensorflow::AttrValue &value,
                                    std::string &error) {
  return TypeSwitch<Attribute, bool>(attribute)
      .Case<StringAttr>([&](auto a) { return value.set_s(a.str()), true; })
      .Case<BoolAttr>([&](auto a) { return value.set_b(a.getValue()), true; })
      .Case<IntegerAttr>([&](auto a) { return value.set_i(a.getInt()), true; })
      .Case<FloatAttr>([&](auto a) {
        if (!a.getType().isF32()) {
          error = "a float attribute must be f32";
          return false;
        }
        value.set_f(a.getValue().convertToFloat());
        return true;
      })
      .Case<TypeAttr>([&](auto a) {
        int dtype;
        if (!setType(a, dtype, error)) {
          return false;
        }
        value.set_type(static_cast<tensorflow::DataType>(dtype));
        return true;
      })
      .Case<ShapeAttr>([&](auto a) {
        attributeToShape(a, *value.mutable_shape());
        return true;
      })
      .Case<TensorAttr>([&](auto a) {
        return attributeToTensor(a, *value.mutable_tensor(), error);
      })
      .Case<PlaceholderAttr>([&](auto a) {
        return value.set_placeholder(a.getName().str()), true;
      })
      .Case<FuncAttr>([&](auto a) {
        return funcFromAttribute(a, *value.mutable_func(), error);
      })
      .Case<UnknownAttr>(
          [&](auto a) { return value.ParseFromString(a.getBytes().str()); })
      .Case<UnitAttr>([&](auto) { return true; })
      .Case<ArrayAttr>([&](auto a) {
        value.mutable_list();
        return llvm::all_of(a, [&](Attribute element) {
          return listElementFromAttribute(element, *value.mutable_list(),
                                          error);
        });
      })
      .Default([&](Attribute) {
        error = "an attribute is of no kind that an AttrValue has";
        return false;
      });
}
