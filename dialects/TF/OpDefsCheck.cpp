//===- OpDefsCheck.cpp - whether attributes are what a signature allows ---===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpDefs.h"
#include "dialects/TF/ProtoAttributes.h"
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/WeirDialect.h"
#include "proto/graph.pb.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static bool isOfKind(Attribute value, StringRef kind) {
  if (isa<PlaceholderAttr, UnknownAttr>(value)) {
    return true;
  }
  if (kind.consume_front("list(")) {
    kind.consume_back(")");
    auto array = dyn_cast<ArrayAttr>(value);
    return array && llvm::all_of(array, [&](Attribute element) {
             return isOfKind(element, kind);
           });
  }
  return llvm::StringSwitch<bool>(kind)
      .Case("string", isa<StringAttr>(value))
      .Case("int", isa<IntegerAttr>(value) && !isa<BoolAttr>(value))
      .Case("float", isa<FloatAttr>(value))
      .Case("bool", isa<BoolAttr>(value))
      .Case("type", isa<TypeAttr>(value))
      .Case("shape", isa<ShapeAttr>(value))
      .Case("tensor", isa<TensorAttr>(value))
      .Case("func", isa<FuncAttr>(value))
      .Default(true);
}

static void print(llvm::raw_ostream &os, Attribute value) {
  if (isa<TensorAttr>(value)) {
    os << "a tensor";
  } else {
    value.print(os);
  }
}

/// A DataType that TensorFlow does not have, of a damaged or a later graph.
static bool isUnknownType(Attribute value) {
  auto type = dyn_cast<TypeAttr>(value);
  auto opaque =
      type ? dyn_cast<OpaqueElementType>(type.getValue()) : OpaqueElementType();
  // "DT_77": there is no name for it.
  return opaque && opaque.getName().starts_with("DT_") &&
         opaque.getName().size() > 3 && !llvm::isAlpha(opaque.getName()[3]);
}

/// Checks a value, or each of a list, against the allowed ones, if any.
static bool checkAllowed(const tensorflow::OpDef::AttrDef &attr,
                         Attribute value, std::string &error) {
  if (auto array = dyn_cast<ArrayAttr>(value)) {
    return llvm::all_of(array, [&](Attribute element) {
      return checkAllowed(attr, element, error);
    });
  }
  if (isa<PlaceholderAttr, UnknownAttr>(value)) {
    return true;
  }
  llvm::raw_string_ostream os(error);
  if (isUnknownType(value)) {
    os << "attribute '" << attr.name() << "' is of a type that TensorFlow does "
       << "not have: " << cast<TypeAttr>(value).getValue();
    return false;
  }
  if (!attr.has_allowed_values()) {
    return true;
  }
  auto allowed = dyn_cast_or_null<ArrayAttr>(
      attrValueToAttribute(attr.allowed_values(), value.getContext()));
  if (!allowed || allowed.empty() || llvm::is_contained(allowed, value)) {
    return true;
  }
  os << "expected attribute '" << attr.name() << "' to be one of ";
  llvm::interleaveComma(allowed, os, [&](Attribute each) { print(os, each); });
  os << "; got ";
  print(os, value);
  return false;
}

/// Checks the least value of an int and the least length of a list.
static bool checkMinimum(const tensorflow::OpDef::AttrDef &attr,
                         Attribute value, std::string &error) {
  auto number = dyn_cast<IntegerAttr>(value);
  auto array = dyn_cast<ArrayAttr>(value);
  if (!attr.has_minimum() || (!number && !array)) {
    return true;
  }
  int64_t given = number ? number.getInt() : int64_t(array.size());
  if (given >= attr.minimum()) {
    return true;
  }
  error = "expected attribute '" + attr.name() + "' to " +
          (number ? "be" : "have") + " at least " +
          std::to_string(attr.minimum()) + (number ? "" : " elements") +
          ", got " + std::to_string(given);
  return false;
}

static bool checkKind(StringRef name, Attribute value, StringRef kind,
                      std::string &error) {
  if (!value || isOfKind(value, kind)) {
    return true;
  }
  llvm::raw_string_ostream os(error);
  os << "expected attribute '" << name << "' to be " << kind << ", got ";
  print(os, value);
  return false;
}

bool OpDefs::checkAttrs(const tensorflow::OpDef &def, DictionaryAttr attrs,
                        std::string &error) {
  // Colocation groups, which any node may have.
  if (!checkKind("_class", attrs.get("_class"), "list(string)", error)) {
    return false;
  }
  for (const auto &attr : def.attr()) {
    Attribute value = attrs.get(attr.name());
    if (!value) {
      continue;
    }
    if (!checkKind(attr.name(), value, attr.type(), error) ||
        !checkAllowed(attr, value, error) ||
        !checkMinimum(attr, value, error)) {
      return false;
    }
  }
  return true;
}
