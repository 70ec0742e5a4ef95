//===- ImportGraph.cpp - GraphDef to weir.graph ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes are created without operands, then connected: a graph may refer to
// nodes that come later, and loops do.
#include "compiler/Import/Import.h"
#include "compiler/Import/ImportNodes.h"
#include "dialects/TF/ProtoAttributes.h"
#include "dialects/Weir/DataTypes.h"
#include "proto/meta_graph.pb.h"

using namespace mlir;
using namespace weir;
using llvm::formatv;

/// The port that an input's suffix names: 0 if it has none, -1 if it is no
/// number.
static int64_t parsePort(StringRef suffix) {
  int64_t port = 0;
  if (suffix.empty()) {
    return 0;
  }
  return suffix.getAsInteger(10, port) || port < 0 ? -1 : port;
}

/// Checks that every input names a node and a port; counts the ports that are
/// used of each node.
static bool countPorts(const NodeTable &table, SmallVectorImpl<int64_t> &used,
                       std::string &error) {
  constexpr int64_t maxPorts = 1 << 16;
  used.assign(table.nodes.size(), 0);
  for (const tensorflow::NodeDef &node : table.nodes) {
    bool sawControl = false;
    for (auto [index, input] : llvm::enumerate(node.input())) {
      InputRef ref = parseInput(input);
      if (!ref.isControl && sawControl) {
        error = nodeError(node, "expected control inputs after data inputs, "
                                "got '" +
                                    input + "' after one; move it");
        return false;
      }
      sawControl |= ref.isControl;
      auto it = table.byName.find(ref.node);
      if (it == table.byName.end()) {
        error = nodeError(node, formatv("input {0} is '{1}', but the graph has "
                                        "no node '{2}'; add it or remove the "
                                        "input",
                                        index, input, ref.node));
        return false;
      }
      if (ref.isControl) {
        continue;
      }
      int64_t port = parsePort(ref.suffix);
      bool known = table.defs[it->second] != nullptr;
      int64_t ports =
          known ? int64_t(table.outputs[it->second].types().size()) : maxPorts;
      if (port < 0 || port >= ports) {
        error = nodeError(node, formatv("input {0} is '{1}', but '{2}' has {3} "
                                        "outputs; name one of them",
                                        index, input, ref.node, ports));
        return false;
      }
      used[it->second] = std::max(used[it->second], port + 1);
    }
  }
  return true;
}

static bool connectNodes(NodeTable &table, std::string &error) {
  for (auto [index, node] : llvm::enumerate(table.nodes)) {
    SmallVector<Value> inputs, controls;
    SmallVector<int64_t> explicitZero;
    for (const std::string &input : node.input()) {
      InputRef ref = parseInput(input);
      NodeOp producer = table.ops[table.byName.lookup(ref.node)];
      if (ref.isControl) {
        controls.push_back(producer.getControl());
        continue;
      }
      if (ref.suffix == "0") {
        explicitZero.push_back(inputs.size());
      }
      inputs.push_back(producer.getOuts()[parsePort(ref.suffix)]);
    }
    if (table.defs[index] && !checkInputs(node, *table.defs[index],
                                          table.attrs[index], inputs, error)) {
      return false;
    }
    NodeOp op = table.ops[index];
    op.getInputsMutable().assign(inputs);
    op.getControlsMutable().assign(controls);
    if (!explicitZero.empty()) {
      op.setExplicitZero(explicitZero);
    }
  }
  return true;
}

static bool importNodes(OpBuilder &builder, const NodeDefs &nodes,
                        const tf::OpDefs &defs, std::string &error) {
  MLIRContext *context = builder.getContext();
  NodeTable table(nodes);
  SmallVector<int64_t> used;
  if (!buildNodeTable(table, defs, context, error) ||
      !countPorts(table, used, error) || !checkCycles(table, error)) {
    return false;
  }
  for (auto [index, node] : llvm::enumerate(nodes)) {
    SmallVector<Type> types = table.outputs[index].types();
    if (!table.defs[index]) {
      types.assign(used[index], getUnknownElementType(context));
    }
    table.ops.push_back(
        createNode(builder, node, table.attrs[index], types, ArrayAttr()));
  }
  return connectNodes(table, error);
}

/// What the GraphDef says besides nodes, functions and versions.
static DictionaryAttr getGraphExtra(const tensorflow::GraphDef &graph,
                                    MLIRContext *context) {
  NamedAttrList extra(
      tf::messageToAttribute(graph, context, {"node", "library", "versions"}));
  if (graph.has_library()) {
    extra.set("library",
              tf::messageToAttribute(graph.library(), context, {"function"}));
  }
  return extra.empty() ? DictionaryAttr() : extra.getDictionary(context);
}

OwningOpRef<ModuleOp> weir::importGraphDef(const tensorflow::GraphDef &graph,
                                           MLIRContext &context,
                                           std::string &error) {
  context.loadDialect<WeirDialect>();
  OpBuilder builder(&context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder.getUnknownLoc());
  builder.setInsertionPointToEnd(module->getBody());
  tf::OpDefs defs(&tf::OpDefs::get());
  llvm::StringMap<int> functions;
  for (const auto &function : graph.library().function()) {
    if (functions[function.signature().name()]++) {
      error = formatv("function '{0}' appears twice in the library; remove one",
                      function.signature().name());
      return {};
    }
    defs.add(function.signature());
  }

  auto graphOp = GraphOp::create(builder, builder.getUnknownLoc());
  if (graph.has_versions()) {
    graphOp.setVersionsAttr(tf::messageToAttribute(graph.versions(), &context));
  }
  if (DictionaryAttr extra = getGraphExtra(graph, &context)) {
    graphOp.setExtraAttr(extra);
  }
  for (const auto &function : graph.library().function()) {
    if (!importFunction(builder, function, defs, error)) {
      return {};
    }
  }
  builder.setInsertionPointToEnd(&graphOp.getBody().front());
  if (!importNodes(builder, graph.node(), defs, error)) {
    return {};
  }
  return module;
}

OwningOpRef<ModuleOp> weir::importGraphFile(StringRef path,
                                            MLIRContext &context,
                                            const ImportOptions &options,
                                            std::string &error) {
  GraphFile file;
  if (!readGraphFile(path, options, file, error)) {
    return {};
  }
  OwningOpRef<ModuleOp> module =
      importGraphDef(file.metaGraph->graph_def(), context, error);
  if (!module) {
    error = (path + ": " + error).str();
    return {};
  }
  if (file.isMetaGraph) {
    auto graph = *module->getOps<GraphOp>().begin();
    graph.setMetaAttr(
        tf::messageToAttribute(*file.metaGraph, &context, {"graph_def"}));
  }
  if (!file.savedModelDir.empty()) {
    (*module)->setAttr("weir.saved_model_dir",
                       StringAttr::get(&context, file.savedModelDir));
  }
  return module;
}
