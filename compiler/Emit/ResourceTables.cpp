//===- ResourceTables.cpp - what outlives steps ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The manifest: variables, queues, tables, ... with TensorFlow's names. An op
// creates such a thing if it has the attributes `container` and `shared_name`,
// and gives a handle or, for a staging area, which has none, a `memory_limit`.
#include "compiler/Emit/ProgramTables.h"
#include "dialects/TF/OpDefs.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/VariableRoles.h"
#include "proto/graph.pb.h"
#include <cstddef>

using namespace mlir;
using namespace weir;

/// "Variable", "FIFOQueue", ...; "" if the op creates nothing that lasts.
static StringRef getResourceKind(StringRef opType) {
  if (opType == "VarHandleOp" || opType == "VariableV2" ||
      opType == "Variable") {
    return "Variable";
  }
  const tensorflow::OpDef *def = tf::OpDefs::get().lookup(opType);
  unsigned naming = 0;
  bool hasLimit = false;
  for (int i = 0; def && i < def->attr_size(); ++i) {
    StringRef name = def->attr(i).name();
    naming += name == "container" || name == "shared_name";
    hasLimit |= name == "memory_limit";
  }
  bool makesHandle = false;
  for (int i = 0; def && i < def->output_arg_size(); ++i) {
    makesHandle |= def->output_arg(i).type() == tensorflow::DT_RESOURCE ||
                   def->output_arg(i).is_ref();
  }
  if (naming == 2 && hasLimit) {
    return "StagingArea";
  }
  if (naming != 2 || !makesHandle) {
    return "";
  }
  opType.consume_back("V2");
  return opType;
}

static StringRef getText(DictionaryAttr attrs, StringRef name) {
  auto text = attrs ? attrs.getAs<StringAttr>(name) : StringAttr();
  return text ? text.getValue() : StringRef();
}

/// The declared shape; nullopt if the rank is unknown.
static std::optional<std::vector<int64_t>> getShape(DictionaryAttr attrs) {
  Attribute shape = attrs ? attrs.get("shape") : Attribute();
  if (auto array = dyn_cast_or_null<DenseI64ArrayAttr>(shape)) {
    return std::vector<int64_t>(array.asArrayRef());
  }
  auto declared = dyn_cast_or_null<ShapeAttr>(shape);
  if (!declared || declared.getUnknownRank()) {
    return std::nullopt;
  }
  return std::vector<int64_t>(declared.getDims());
}

static std::string
getTypeText(int dtype, const std::optional<std::vector<int64_t>> &dims) {
  std::string text = weir_dtype_name(dtype);
  if (!dims) {
    return text;
  }
  text += "[";
  for (auto [index, size] : llvm::enumerate(*dims)) {
    text += (index ? "," : "") + (size < 0 ? "?" : std::to_string(size));
  }
  return text + "]";
}

/// Whether the program's list `attrName` has one of the names.
static bool isListed(ProgramOp program, StringRef attrName, StringRef node,
                     StringRef name) {
  auto names = program->getAttrOfType<ArrayAttr>(attrName);
  return names && llvm::any_of(names, [&](Attribute attr) {
           auto text = dyn_cast<StringAttr>(attr);
           return text && (text == node || text == name);
         });
}

void ProgramTables::addResource(task::TaskOp op, uint32_t firstAttr,
                                uint32_t numAttrs) {
  StringRef opType = op.getOpType().value_or("");
  StringRef kind = getResourceKind(opType);
  if (kind.empty()) {
    return;
  }
  DictionaryAttr given = op.getAttrsAttr();
  StringRef container = getText(given, "container");
  StringRef name = getText(given, "shared_name");
  name = name.empty() ? op.getName() : name;
  size_t index = resources.rows.size();
  if (!resourceIndex.try_emplace({container.str(), name.str()}, index).second) {
    return; // other nodes of the same name share it
  }
  WeirResource row = {};
  row.rank = -1;
  row.numAttrs = numAttrs;
  ResourceInfo info = {name.str(), kind.str(), container.str(),
                       "",         false,      false};
  if (kind == "Variable") {
    std::optional<std::vector<int64_t>> dims = getShape(given);
    // An empty shape of the oldest op says nothing.
    if (opType == "Variable" && dims && dims->empty()) {
      dims.reset();
    }
    if (auto dtype = given ? given.getAs<TypeAttr>("dtype") : TypeAttr()) {
      row.dtype = getDataType(dtype.getValue());
      info.type = getTypeText(row.dtype, dims);
    }
    row.rank = dims ? int32_t(dims->size()) : -1;
    if (dims) {
      resources.setPointer(index, offsetof(WeirResource, dims),
                           addTable(tables, *dims));
    }
    info.trainable = isListed(program, trainableAttrName, op.getName(), name);
    info.local = isListed(program, localAttrName, op.getName(), name);
    row.flags = (info.trainable ? WEIR_RESOURCE_TRAINABLE : 0) |
                (info.local ? WEIR_RESOURCE_LOCAL : 0) |
                (opType == "VarHandleOp" ? 0 : WEIR_RESOURCE_REF);
  }
  resources.setPointer(index, offsetof(WeirResource, name), getString(name));
  resources.setPointer(index, offsetof(WeirResource, kind), getString(kind));
  resources.setPointer(index, offsetof(WeirResource, container),
                       getString(container));
  // The task's own attributes, in a table whose place is known at the end.
  resourceAttrs.push_back(firstAttr);
  resources.rows.push_back(row);
  resourceInfos.push_back(std::move(info));
}

SymbolRef ProgramTables::writeResources(const SymbolRef &attrTable) {
  for (auto [index, first] : llvm::enumerate(resourceAttrs)) {
    if (resources.rows[index].numAttrs) {
      resources.setPointer(
          index, offsetof(WeirResource, attrs),
          {attrTable.symbol, attrTable.offset + first * sizeof(WeirAttr)});
    }
  }
  return resources.write(relro);
}

SymbolRef ProgramTables::writeComponents() {
  PointerTable<const char *> table;
  for (const std::string &name : components) {
    table.setPointer(table.rows.size(), 0, getString(name));
    table.rows.push_back(nullptr);
  }
  return table.write(relro);
}
