//===- MessageAttributes.cpp - any message as a dictionary ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The messages around a graph (signatures, collections, debug info, resource
// handles) are carried, not understood: protobuf's reflection turns them into
// dictionaries that can be read, edited and turned back.
#include "dialects/TF/ProtoAttributes.h"
#include "dialects/Weir/DataTypes.h"
#include "proto/graph.pb.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;
using llvm::formatv;
namespace pb = google::protobuf;
using Field = pb::FieldDescriptor;

static constexpr StringLiteral unknownKey = "unknown";

static Attribute subMessageToAttribute(const pb::Message &message,
                                       MLIRContext *context) {
  if (auto *value = dynamic_cast<const tensorflow::AttrValue *>(&message)) {
    return attrValueToAttribute(*value, context);
  }
  if (auto *t = dynamic_cast<const tensorflow::TensorProto *>(&message)) {
    return tensorToAttribute(*t, context);
  }
  if (auto *s = dynamic_cast<const tensorflow::TensorShapeProto *>(&message)) {
    return shapeToAttribute(*s, context);
  }
  return messageToAttribute(message, context);
}

/// One value: the field itself (`index` -1) or its element `index`.
static Attribute valueToAttribute(const pb::Message &m, const Field *f,
                                  int index, MLIRContext *context) {
  Builder b(context);
  const pb::Reflection *r = m.GetReflection();
  bool one = index < 0;
  switch (f->cpp_type()) {
  case Field::CPPTYPE_INT32:
    return b.getI32IntegerAttr(one ? r->GetInt32(m, f)
                                   : r->GetRepeatedInt32(m, f, index));
  case Field::CPPTYPE_INT64:
    return b.getI64IntegerAttr(one ? r->GetInt64(m, f)
                                   : r->GetRepeatedInt64(m, f, index));
  case Field::CPPTYPE_UINT32:
    return b.getIntegerAttr(b.getIntegerType(32, false),
                            APInt(32, one ? r->GetUInt32(m, f)
                                          : r->GetRepeatedUInt32(m, f, index)));
  case Field::CPPTYPE_UINT64:
    return b.getIntegerAttr(b.getIntegerType(64, false),
                            APInt(64, one ? r->GetUInt64(m, f)
                                          : r->GetRepeatedUInt64(m, f, index)));
  case Field::CPPTYPE_FLOAT:
    return FloatAttr::get(
        b.getF32Type(),
        APFloat(one ? r->GetFloat(m, f) : r->GetRepeatedFloat(m, f, index)));
  case Field::CPPTYPE_DOUBLE:
    return FloatAttr::get(
        b.getF64Type(),
        APFloat(one ? r->GetDouble(m, f) : r->GetRepeatedDouble(m, f, index)));
  case Field::CPPTYPE_BOOL:
    return b.getBoolAttr(one ? r->GetBool(m, f)
                             : r->GetRepeatedBool(m, f, index));
  case Field::CPPTYPE_ENUM: {
    int value =
        one ? r->GetEnumValue(m, f) : r->GetRepeatedEnumValue(m, f, index);
    if (f->enum_type() == tensorflow::DataType_descriptor()) {
      return TypeAttr::get(getElementType(context, value));
    }
    return b.getI32IntegerAttr(value);
  }
  case Field::CPPTYPE_STRING:
    return b.getStringAttr(one ? r->GetString(m, f)
                               : r->GetRepeatedString(m, f, index));
  case Field::CPPTYPE_MESSAGE:
    return subMessageToAttribute(one ? r->GetMessage(m, f)
                                     : r->GetRepeatedMessage(m, f, index),
                                 context);
  }
  return b.getUnitAttr();
}

/// A map, by sorted keys: a dictionary if the keys are non-empty strings, else
/// an array of entries.
static Attribute mapToAttribute(const pb::Message &m, const Field *f,
                                MLIRContext *context) {
  const pb::Reflection *r = m.GetReflection();
  const Field *key = f->message_type()->map_key();
  const Field *value = f->message_type()->map_value();
  bool strings = key->cpp_type() == Field::CPPTYPE_STRING;
  SmallVector<NamedAttribute> named;
  SmallVector<std::pair<uint64_t, Attribute>> numbered;
  int size = r->FieldSize(m, f);
  SmallVector<Attribute> entries;
  for (int i = 0; i < size; ++i) {
    const pb::Message &entry = r->GetRepeatedMessage(m, f, i);
    strings &= key->cpp_type() == Field::CPPTYPE_STRING &&
               !entry.GetReflection()->GetString(entry, key).empty();
  }
  for (int i = 0; i < size; ++i) {
    const pb::Message &entry = r->GetRepeatedMessage(m, f, i);
    Attribute attr = valueToAttribute(entry, value, -1, context);
    Attribute keyAttr = valueToAttribute(entry, key, -1, context);
    if (strings) {
      named.push_back({cast<StringAttr>(keyAttr), attr});
      continue;
    }
    entries.push_back(DictionaryAttr::get(
        context, {NamedAttribute(StringAttr::get(context, "key"), keyAttr),
                  NamedAttribute(StringAttr::get(context, "value"), attr)}));
  }
  if (strings) {
    return DictionaryAttr::get(context, named);
  }
  llvm::stable_sort(entries, [](Attribute a, Attribute b) {
    Attribute x = cast<DictionaryAttr>(a).get("key");
    Attribute y = cast<DictionaryAttr>(b).get("key");
    if (auto number = dyn_cast<IntegerAttr>(x)) {
      return number.getValue().ult(cast<IntegerAttr>(y).getValue());
    }
    return isa<StringAttr>(x) &&
           cast<StringAttr>(x).getValue() < cast<StringAttr>(y).getValue();
  });
  return ArrayAttr::get(context, entries);
}

DictionaryAttr weir::tf::messageToAttribute(const pb::Message &message,
                                            MLIRContext *context,
                                            ArrayRef<StringRef> skip) {
  const pb::Reflection *reflection = message.GetReflection();
  std::vector<const Field *> fields;
  reflection->ListFields(message, &fields);
  SmallVector<NamedAttribute> entries;
  auto add = [&](StringRef name, Attribute attr) {
    entries.push_back({StringAttr::get(context, name), attr});
  };
  for (const Field *field : fields) {
    if (llvm::is_contained(skip, StringRef(field->name()))) {
      continue;
    }
    if (field->is_map()) {
      add(field->name(), mapToAttribute(message, field, context));
      continue;
    }
    if (!field->is_repeated()) {
      add(field->name(), valueToAttribute(message, field, -1, context));
      continue;
    }
    SmallVector<Attribute> list;
    for (int i = 0, e = reflection->FieldSize(message, field); i < e; ++i) {
      list.push_back(valueToAttribute(message, field, i, context));
    }
    add(field->name(), ArrayAttr::get(context, list));
  }
  std::string unknown;
  reflection->GetUnknownFields(message).SerializeToString(&unknown);
  if (!unknown.empty()) {
    add(unknownKey, StringAttr::get(context, unknown));
  }
  return DictionaryAttr::get(context, entries);
}

//===----------------------------------------------------------------------===//
// Back
//===----------------------------------------------------------------------===//

static bool subMessageFromAttribute(Attribute attribute, pb::Message &message,
                                    std::string &error) {
  if (auto *value = dynamic_cast<tensorflow::AttrValue *>(&message)) {
    return attributeToAttrValue(attribute, *value, error);
  }
  if (auto *tensor = dynamic_cast<tensorflow::TensorProto *>(&message)) {
    auto attr = dyn_cast<TensorAttr>(attribute);
    return attr && attributeToTensor(attr, *tensor, error);
  }
  if (auto *shape = dynamic_cast<tensorflow::TensorShapeProto *>(&message)) {
    auto attr = dyn_cast<ShapeAttr>(attribute);
    return attr && (attributeToShape(attr, *shape), true);
  }
  auto dict = dyn_cast<DictionaryAttr>(attribute);
  return dict && attributeToMessage(dict, message, error);
}

/// Sets field `f`, or appends to it, from `attribute`.
static bool valueFromAttribute(Attribute attribute, pb::Message &m,
                               const Field *f, std::string &error) {
  const pb::Reflection *r = m.GetReflection();
  bool many = f->is_repeated();
  if (f->cpp_type() == Field::CPPTYPE_MESSAGE) {
    pb::Message *sub = many ? r->AddMessage(&m, f) : r->MutableMessage(&m, f);
    return subMessageFromAttribute(attribute, *sub, error);
  }
  if (auto string = dyn_cast<StringAttr>(attribute)) {
    if (f->cpp_type() != Field::CPPTYPE_STRING) {
      return false;
    }
    many ? r->AddString(&m, f, string.str())
         : r->SetString(&m, f, string.str());
    return true;
  }
  if (auto type = dyn_cast<TypeAttr>(attribute)) {
    int dtype = getDataType(type.getValue());
    if (f->cpp_type() != Field::CPPTYPE_ENUM || dtype < 0) {
      return false;
    }
    many ? r->AddEnumValue(&m, f, dtype) : r->SetEnumValue(&m, f, dtype);
    return true;
  }
  if (auto number = dyn_cast<FloatAttr>(attribute)) {
    if (f->cpp_type() == Field::CPPTYPE_FLOAT && number.getType().isF32()) {
      float v = number.getValue().convertToFloat();
      many ? r->AddFloat(&m, f, v) : r->SetFloat(&m, f, v);
      return true;
    }
    if (f->cpp_type() == Field::CPPTYPE_DOUBLE && number.getType().isF64()) {
      double v = number.getValue().convertToDouble();
      many ? r->AddDouble(&m, f, v) : r->SetDouble(&m, f, v);
      return true;
    }
    return false;
  }
  auto integer = dyn_cast<IntegerAttr>(attribute);
  if (!integer || integer.getValue().getBitWidth() > 64) {
    return false;
  }
  int64_t s = integer.getValue().getSExtValue();
  uint64_t u = integer.getValue().getZExtValue();
  switch (f->cpp_type()) {
  case Field::CPPTYPE_INT32:
    many ? r->AddInt32(&m, f, s) : r->SetInt32(&m, f, s);
    return true;
  case Field::CPPTYPE_INT64:
    many ? r->AddInt64(&m, f, s) : r->SetInt64(&m, f, s);
    return true;
  case Field::CPPTYPE_UINT32:
    many ? r->AddUInt32(&m, f, u) : r->SetUInt32(&m, f, u);
    return true;
  case Field::CPPTYPE_UINT64:
    many ? r->AddUInt64(&m, f, u) : r->SetUInt64(&m, f, u);
    return true;
  case Field::CPPTYPE_BOOL:
    many ? r->AddBool(&m, f, u) : r->SetBool(&m, f, u);
    return true;
  case Field::CPPTYPE_ENUM:
    many ? r->AddEnumValue(&m, f, s) : r->SetEnumValue(&m, f, s);
    return true;
  default:
    return false;
  }
}

static bool mapFromAttribute(Attribute attribute, pb::Message &message,
                             const Field *field, std::string &error) {
  const pb::Reflection *r = message.GetReflection();
  const Field *key = field->message_type()->map_key();
  const Field *value = field->message_type()->map_value();
  auto add = [&](Attribute keyAttr, Attribute valueAttr) {
    pb::Message *entry = r->AddMessage(&message, field);
    return keyAttr && valueAttr &&
           valueFromAttribute(keyAttr, *entry, key, error) &&
           valueFromAttribute(valueAttr, *entry, value, error);
  };
  if (auto dict = dyn_cast<DictionaryAttr>(attribute)) {
    return llvm::all_of(dict, [&](NamedAttribute entry) {
      return add(entry.getName(), entry.getValue());
    });
  }
  auto array = dyn_cast<ArrayAttr>(attribute);
  return array && llvm::all_of(array, [&](Attribute element) {
           auto entry = dyn_cast<DictionaryAttr>(element);
           return entry && add(entry.get("key"), entry.get("value"));
         });
}

bool weir::tf::attributeToMessage(DictionaryAttr attribute,
                                  pb::Message &message, std::string &error) {
  for (NamedAttribute entry : attribute) {
    StringRef name = entry.getName();
    if (auto bytes = dyn_cast<StringAttr>(entry.getValue());
        bytes && name == unknownKey) {
      message.GetReflection()->MutableUnknownFields(&message)->ParseFromString(
          bytes.str());
      continue;
    }
    const Field *field = message.GetDescriptor()->FindFieldByName(name.str());
    bool ok = field != nullptr;
    if (ok && field->is_map()) {
      ok = mapFromAttribute(entry.getValue(), message, field, error);
    } else if (ok && field->is_repeated()) {
      auto array = dyn_cast<ArrayAttr>(entry.getValue());
      ok = array && llvm::all_of(array, [&](Attribute element) {
             return valueFromAttribute(element, message, field, error);
           });
    } else if (ok) {
      ok = valueFromAttribute(entry.getValue(), message, field, error);
    }
    if (!ok) {
      if (error.empty()) {
        error = formatv("field '{0}' of {1} is unknown or of a wrong kind",
                        name, message.GetDescriptor()->name());
      }
      return false;
    }
  }
  return true;
}
