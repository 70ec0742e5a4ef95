//===- ImportNodes.cpp - checks that every list of nodes passes -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Import/ImportNodes.h"
#include "dialects/TF/ProtoAttributes.h"
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/TensorData.h"

using namespace mlir;
using namespace weir;
using llvm::formatv;

InputRef weir::parseInput(StringRef input) {
  InputRef ref;
  ref.isControl = input.consume_front("^");
  if (ref.isControl) {
    ref.node = input;
    return ref;
  }
  std::tie(ref.node, ref.suffix) = input.split(':');
  return ref;
}

std::string weir::nodeError(const tensorflow::NodeDef &node,
                            const Twine &what) {
  return ("node '" + node.name() + "' (" + node.op() + "): " + what).str();
}

/// A tensor attribute must be a tensor, and a Const's of its dtype.
static bool checkTensors(const tensorflow::NodeDef &node, DictionaryAttr attrs,
                         std::string &error) {
  for (NamedAttribute entry : attrs) {
    auto tensor = dyn_cast<TensorAttr>(entry.getValue());
    std::string why;
    if (tensor && !checkTensor(tensor, why)) {
      error = nodeError(node, "attribute '" + entry.getName().getValue() +
                                  "': " + why);
      return false;
    }
  }
  auto value = attrs.getAs<TensorAttr>("value");
  auto dtype = attrs.getAs<TypeAttr>("dtype");
  if (node.op() == "Const" && value && dtype &&
      value.getDtype() != dtype.getValue()) {
    error = nodeError(
        node, formatv("expected a value of type {0} (attribute 'dtype'), got "
                      "{1}; make the two agree",
                      getDataTypeName(getDataType(dtype.getValue())),
                      getDataTypeName(getDataType(value.getDtype()))));
    return false;
  }
  return true;
}

static bool importAttrs(const tensorflow::NodeDef &node, MLIRContext *context,
                        DictionaryAttr &attrs, std::string &error) {
  SmallVector<NamedAttribute> entries;
  for (const auto &[name, value] : node.attr()) {
    if (name.empty()) {
      error = nodeError(node, "expected attributes with names, got an empty "
                              "one; remove it");
      return false;
    }
    entries.push_back({StringAttr::get(context, name),
                       tf::attrValueToAttribute(value, context, node.name())});
  }
  attrs = DictionaryAttr::get(context, entries);
  return checkTensors(node, attrs, error);
}

bool weir::buildNodeTable(NodeTable &table, const tf::OpDefs &defs,
                          MLIRContext *context, std::string &error) {
  for (auto [index, node] : llvm::enumerate(table.nodes)) {
    if (node.name().empty() || node.op().empty()) {
      error = formatv("node {0} has no {1}; give it one", index,
                      node.name().empty() ? "name" : "op");
      return false;
    }
    auto [it, isNew] = table.byName.try_emplace(node.name(), int(index));
    if (!isNew) {
      error = nodeError(node, formatv("nodes {0} and {1} have the same name; "
                                      "rename one of them",
                                      it->second, index));
      return false;
    }
    DictionaryAttr attrs;
    if (!importAttrs(node, context, attrs, error)) {
      return false;
    }
    const tensorflow::OpDef *def = defs.lookup(node.op());
    tf::ResolvedArgs outputs;
    std::string why;
    const auto &known = def ? *def : tensorflow::OpDef::default_instance();
    if (!tf::OpDefs::checkAttrs(known, attrs, why) ||
        (def && !tf::OpDefs::resolveOutputs(*def, attrs, outputs, why))) {
      error = nodeError(node, why);
      return false;
    }
    table.attrs.push_back(attrs);
    table.defs.push_back(def);
    table.outputs.push_back(std::move(outputs));
  }
  return true;
}

bool weir::checkCycles(const NodeTable &table, std::string &error) {
  // Kahn's algorithm over the edges that no NextIteration begins.
  int count = table.nodes.size();
  SmallVector<SmallVector<int, 2>> users(count);
  SmallVector<int> pending(count, 0);
  for (auto [index, node] : llvm::enumerate(table.nodes)) {
    for (const std::string &input : node.input()) {
      auto it = table.byName.find(parseInput(input).node);
      if (it == table.byName.end()) {
        continue; // an argument, or an error that is reported elsewhere
      }
      StringRef op = table.nodes[it->second].op();
      if (op != "NextIteration" && op != "RefNextIteration") {
        users[it->second].push_back(index);
        ++pending[index];
      }
    }
  }
  SmallVector<int> ready;
  for (int i = 0; i < count; ++i) {
    if (!pending[i]) {
      ready.push_back(i);
    }
  }
  int done = 0;
  while (!ready.empty()) {
    int index = ready.pop_back_val();
    ++done;
    for (int user : users[index]) {
      if (--pending[user] == 0) {
        ready.push_back(user);
      }
    }
  }
  if (done == count) {
    return true;
  }
  // Walk back along unfinished inputs until a node repeats: it is on a cycle.
  int at = 0;
  while (!pending[at]) {
    ++at;
  }
  SmallVector<bool> seen(count, false);
  while (!seen[at]) {
    seen[at] = true;
    for (const std::string &input : table.nodes[at].input()) {
      auto it = table.byName.find(parseInput(input).node);
      StringRef op;
      if (it != table.byName.end()) {
        op = table.nodes[it->second].op();
      }
      if (it != table.byName.end() && pending[it->second] &&
          op != "NextIteration" && op != "RefNextIteration") {
        at = it->second;
        break;
      }
    }
  }
  error = nodeError(table.nodes[at],
                    "is on a cycle that no NextIteration closes; break it, or "
                    "make it a loop");
  return false;
}

bool weir::checkInputs(const tensorflow::NodeDef &node,
                       const tensorflow::OpDef &def, DictionaryAttr attrs,
                       ArrayRef<Value> operands, std::string &error) {
  tf::ResolvedArgs inputs;
  std::string why;
  if (!tf::OpDefs::resolveInputs(def, attrs, inputs, why)) {
    error = nodeError(node, why);
    return false;
  }
  if (!inputs.known()) {
    return true;
  }
  SmallVector<Type> expected = inputs.types();
  if (expected.size() != operands.size()) {
    error = nodeError(node, formatv("expected {0} inputs, got {1}; the op's "
                                    "definition or its list attributes say how "
                                    "many",
                                    expected.size(), operands.size()));
    return false;
  }
  for (auto [index, type, operand] : llvm::enumerate(expected, operands)) {
    Type got = cast<TensorType>(operand.getType()).getElementType();
    if (isUnknownElementType(dropRef(type)) ||
        isUnknownElementType(dropRef(got)) || dropRef(type) == dropRef(got)) {
      continue;
    }
    error = nodeError(
        node,
        formatv("expected input {0} ('{1}') of type {2}, got {3}; cast "
                "it, or correct the node's type attributes",
                index, node.input(index), getDataTypeName(getDataType(type)),
                getDataTypeName(getDataType(got))));
    return false;
  }
  return true;
}

NodeOp weir::createNode(OpBuilder &builder, const tensorflow::NodeDef &node,
                        DictionaryAttr attrs, ArrayRef<Type> elementTypes,
                        ArrayAttr outputs) {
  MLIRContext *context = builder.getContext();
  SmallVector<Type> types;
  for (Type type : elementTypes) {
    types.push_back(UnrankedTensorType::get(type));
  }
  DictionaryAttr extra = tf::messageToAttribute(
      node, context, {"name", "op", "input", "device", "attr"});
  auto name = builder.getStringAttr(node.name());
  return NodeOp::create(
      builder, NameLoc::get(name), types, ControlType::get(context),
      builder.getStringAttr(node.op()), ValueRange(), ValueRange(), name,
      node.device().empty() ? StringAttr()
                            : builder.getStringAttr(node.device()),
      attrs, outputs, DenseI64ArrayAttr(),
      extra.empty() ? DictionaryAttr() : extra);
}
