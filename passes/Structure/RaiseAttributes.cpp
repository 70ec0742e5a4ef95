//===- RaiseAttributes.cpp - attributes of graph form, raised -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/RaiseAttributes.h"
#include "dialects/TF/OpDefs.h"
#include "dialects/Weir/TensorData.h"
#include "proto/graph.pb.h"

using namespace mlir;
using namespace weir;

/// The kind that the signature gives attribute `name`; empty if none.
static StringRef getKind(const tensorflow::OpDef *def, StringRef name) {
  for (int i = 0; def && i < def->attr_size(); ++i) {
    if (StringRef(def->attr(i).name()) == name) {
      return def->attr(i).type();
    }
  }
  return "";
}

/// `value` raised; null where it says nothing (a shape of unknown rank).
static FailureOr<Attribute> raiseAttribute(Attribute value, StringRef kind,
                                           std::string &error) {
  if (auto shape = dyn_cast<ShapeAttr>(value)) {
    return shape.getUnknownRank() ? Attribute()
                                  : Attribute(DenseI64ArrayAttr::get(
                                        value.getContext(), shape.getDims()));
  }
  if (auto tensor = dyn_cast<TensorAttr>(value)) {
    auto elements = decodeTensor(tensor, error);
    return failed(elements) ? FailureOr<Attribute>(failure())
                            : FailureOr<Attribute>(*elements);
  }
  if (auto func = dyn_cast<FuncAttr>(value)) {
    return Attribute(FlatSymbolRefAttr::get(func.getName()));
  }
  auto list = dyn_cast<ArrayAttr>(value);
  if (!list) {
    return value;
  }
  bool ints =
      kind == "list(int)" ||
      (kind.empty() && !list.empty() && llvm::all_of(list, [](Attribute a) {
         return isa<IntegerAttr>(a) && !isa<BoolAttr>(a);
       }));
  if (ints) {
    SmallVector<int64_t> values;
    for (auto element : list.getAsRange<IntegerAttr>()) {
      values.push_back(element.getInt());
    }
    return Attribute(DenseI64ArrayAttr::get(value.getContext(), values));
  }
  SmallVector<Attribute> raised;
  for (Attribute element : list) {
    auto one = raiseAttribute(element, "", error);
    if (failed(one)) {
      return failure();
    }
    // A list keeps its length: an unknown rank is `unit` there.
    raised.push_back(*one ? *one : UnitAttr::get(value.getContext()));
  }
  return Attribute(ArrayAttr::get(value.getContext(), raised));
}

FailureOr<NamedAttrList> weir::raiseAttributes(NodeOp node,
                                               const tensorflow::OpDef *def) {
  DictionaryAttr attrs = node.getAttrs();
  if (def) {
    attrs = tf::OpDefs::fillDefaults(*def, attrs);
  }
  NamedAttrList raised;
  for (NamedAttribute entry : attrs) {
    StringRef name = entry.getName();
    if (name.starts_with("_") || isa<UnknownAttr, UnitAttr>(entry.getValue())) {
      continue;
    }
    std::string error;
    auto value = raiseAttribute(entry.getValue(), getKind(def, name), error);
    if (failed(value)) {
      node.emitError("node '")
          << node.getNodeName() << "' (" << node.getOpType() << "): attribute '"
          << name << "': " << error;
      return failure();
    }
    if (*value) {
      raised.append(entry.getName(), *value);
    }
  }
  return raised;
}
