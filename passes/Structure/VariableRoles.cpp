//===- VariableRoles.cpp - which variables train --------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/VariableRoles.h"
#include "proto/meta_graph.pb.h"
#include <set>

using namespace mlir;
using namespace weir;

/// `a.b.c` of nested dictionaries, or null.
static Attribute getField(DictionaryAttr from, ArrayRef<StringRef> path) {
  Attribute attr = from;
  for (StringRef name : path) {
    auto dictionary = dyn_cast_or_null<DictionaryAttr>(attr);
    attr = dictionary ? dictionary.get(name) : Attribute();
  }
  return attr;
}

/// Adds the variables of a collection, whose elements are VariableDefs.
static void addCollection(DictionaryAttr meta, StringRef collection,
                          std::set<std::string> &names) {
  auto values = dyn_cast_or_null<ArrayAttr>(
      getField(meta, {"collection_def", collection, "bytes_list", "value"}));
  for (Attribute value : values ? values.getValue() : ArrayRef<Attribute>()) {
    auto bytes = dyn_cast<StringAttr>(value);
    tensorflow::VariableDef def;
    if (bytes && def.ParseFromString(bytes.str())) {
      // The tensor of the variable or of its handle.
      names.insert(StringRef(def.variable_name()).split(':').first.str());
    }
  }
}

/// Adds the trainable variables of the object graph of TensorFlow 2.
static void addObjects(DictionaryAttr meta, std::set<std::string> &names) {
  auto bytes = meta.getAs<StringAttr>("object_graph_def");
  tensorflow::SavedObjectGraph graph;
  if (!bytes || !graph.ParseFromString(bytes.str())) {
    return;
  }
  for (const tensorflow::SavedObject &object : graph.nodes()) {
    if (object.has_variable() && object.variable().trainable()) {
      names.insert(object.variable().name());
    }
  }
}

static void setNames(ProgramOp program, StringRef attrName,
                     const std::set<std::string> &names) {
  if (!names.empty()) {
    SmallVector<StringRef> refs(names.begin(), names.end());
    program->setAttr(attrName,
                     Builder(program.getContext()).getStrArrayAttr(refs));
  }
}

std::set<std::string> weir::getTrainableNames(GraphOp graph) {
  std::set<std::string> names;
  if (auto said = graph->getAttrOfType<ArrayAttr>(trainableAttrName)) {
    for (Attribute name : said) {
      names.insert(cast<StringAttr>(name).str());
    }
    return names;
  }
  if (auto meta = dyn_cast_or_null<DictionaryAttr>(graph->getAttr("meta"))) {
    addCollection(meta, "trainable_variables", names);
    addObjects(meta, names);
  }
  return names;
}

void weir::setVariableRoles(GraphOp graph, ProgramOp program) {
  setNames(program, trainableAttrName, getTrainableNames(graph));
  if (auto meta = dyn_cast_or_null<DictionaryAttr>(graph->getAttr("meta"))) {
    std::set<std::string> local;
    addCollection(meta, "local_variables", local);
    setNames(program, localAttrName, local);
  }
}
