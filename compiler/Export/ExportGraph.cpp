//===- ExportGraph.cpp - weir.graph to GraphDef ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inverse of the importer. Edges are written from the IR: an input string
// is the producer's name as it is now and the result's number, or in a
// function the word that the producer has for that result.
#include "compiler/Export/Export.h"
#include "dialects/TF/ProtoAttributes.h"
#include "dialects/Weir/WeirDialect.h"
#include "proto/meta_graph.pb.h"
#include "llvm/ADT/StringSet.h"
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

using namespace mlir;
using namespace weir;

/// The string that stands for `value` in a NodeDef's inputs.
static FailureOr<std::string> getInputString(Operation *user, Value value,
                                             bool explicitZero) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto function = cast<FunctionOp>(argument.getOwner()->getParentOp());
    ArrayAttr args = function.getArgs();
    if (argument.getArgNumber() >= args.size()) {
      return function.emitOpError("expected a name in 'args' for each of ")
             << argument.getOwner()->getNumArguments() << " arguments, got "
             << args.size();
    }
    return cast<StringAttr>(args[argument.getArgNumber()]).str();
  }
  auto node = value.getDefiningOp<NodeOp>();
  if (!node) {
    return user->emitOpError("has an operand that is no weir.node's result");
  }
  std::string name = node.getNodeName().str();
  unsigned port = cast<OpResult>(value).getResultNumber();
  if (isa<ControlType>(value.getType())) {
    return "^" + name;
  }
  if (ArrayAttr outputs = node.getOutputsAttr()) {
    if (port >= outputs.size()) {
      return node.emitOpError("expected a name in 'outputs' for each of ")
             << node.getOuts().size() << " results, got " << outputs.size();
    }
    return name + ":" + cast<StringAttr>(outputs[port]).str();
  }
  if (isa<FunctionOp>(node->getParentOp())) {
    return node.emitOpError("in a function must name its results in "
                            "'outputs'");
  }
  return port == 0 && !explicitZero ? name : name + ":" + std::to_string(port);
}

template <typename Map>
static LogicalResult exportAttrs(Operation *op, DictionaryAttr attrs,
                                 Map &map) {
  for (NamedAttribute entry : attrs) {
    std::string error;
    if (!tf::attributeToAttrValue(entry.getValue(), map[entry.getName().str()],
                                  error)) {
      return op->emitOpError("attribute '")
             << entry.getName().getValue() << "': " << error;
    }
  }
  return success();
}

static LogicalResult exportExtra(Operation *op, DictionaryAttr extra,
                                 google::protobuf::Message &message) {
  std::string error;
  if (extra && !tf::attributeToMessage(extra, message, error)) {
    return op->emitOpError("has ill-formed 'extra': ") << error;
  }
  return success();
}

/// Control inputs that name a function's argument, by their positions.
static void insertArgControls(DictionaryAttr argControls,
                              tensorflow::NodeDef &node) {
  if (!argControls) {
    return;
  }
  std::vector<std::string> inputs(node.input().begin(), node.input().end());
  std::map<size_t, std::string> byPosition;
  for (NamedAttribute entry : argControls) {
    size_t at = inputs.size();
    auto name = dyn_cast<StringAttr>(entry.getValue());
    if (name && !entry.getName().getValue().getAsInteger(10, at)) {
      byPosition[at] = "^" + name.str();
    }
  }
  for (const auto &[at, input] : byPosition) {
    inputs.insert(inputs.begin() + std::min(at, inputs.size()), input);
  }
  node.mutable_input()->Assign(inputs.begin(), inputs.end());
}

static LogicalResult exportNode(NodeOp op, tensorflow::NodeDef &node) {
  NamedAttrList extra(op.getExtraAttr());
  auto argControls =
      dyn_cast_or_null<DictionaryAttr>(extra.erase("arg_controls"));
  if (failed(exportExtra(op, extra.getDictionary(op.getContext()), node))) {
    return failure();
  }
  node.set_name(op.getNodeName().str());
  node.set_op(op.getOpType().str());
  node.set_device(op.getDeviceOrEmpty().str());
  ArrayRef<int64_t> zeros = op.getExplicitZero().value_or(ArrayRef<int64_t>());
  for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
    auto input =
        getInputString(op, operand, llvm::is_contained(zeros, int64_t(index)));
    if (failed(input)) {
      return failure();
    }
    node.add_input(*input);
  }
  insertArgControls(argControls, node);
  return exportAttrs(op, op.getAttrs(), *node.mutable_attr());
}

template <typename NodeDefs>
static LogicalResult exportNodes(Block &block, NodeDefs &nodes) {
  llvm::StringSet<> names;
  for (NodeOp op : block.getOps<NodeOp>()) {
    if (!names.insert(op.getNodeName()).second) {
      return op.emitOpError("has the name '")
             << op.getNodeName() << "' of an earlier node; rename one of them";
    }
    if (failed(exportNode(op, *nodes.Add()))) {
      return failure();
    }
  }
  return success();
}

static LogicalResult exportFunction(FunctionOp op,
                                    tensorflow::FunctionDef &function) {
  std::string error;
  if (!tf::attributeToMessage(op.getSignature(), *function.mutable_signature(),
                              error)) {
    return op.emitOpError("has an ill-formed signature: ") << error;
  }
  function.mutable_signature()->set_name(op.getSymName().str());
  auto result = dyn_cast<FunctionResultOp>(op.getBody().front().back());
  if (!result) {
    return op.emitOpError("must end with weir.function_result");
  }
  if (result.getRet().size() != result.getValues().size() ||
      result.getControlRet().size() != result.getControls().size()) {
    return result.emitOpError("has ")
           << result.getRet().size() << " and " << result.getControlRet().size()
           << " names for " << result.getValues().size() << " values and "
           << result.getControls().size() << " controls";
  }
  if (failed(exportExtra(op, op.getExtraAttr(), function)) ||
      failed(exportAttrs(op, op.getAttrs(), *function.mutable_attr())) ||
      failed(exportNodes(op.getBody().front(), *function.mutable_node_def()))) {
    return failure();
  }
  for (auto [name, value] : llvm::zip(result.getRet(), result.getValues())) {
    auto input = getInputString(result, value, false);
    if (failed(input)) {
      return failure();
    }
    (*function.mutable_ret())[cast<StringAttr>(name).str()] = *input;
  }
  for (auto [name, value] :
       llvm::zip(result.getControlRet(), result.getControls())) {
    auto input = getInputString(result, value, false);
    if (failed(input)) {
      return failure();
    }
    (*function.mutable_control_ret())[cast<StringAttr>(name).str()] =
        input->substr(1);
  }
  return success();
}

static FailureOr<GraphOp> getGraph(ModuleOp module) {
  auto graphs = module.getOps<GraphOp>();
  if (!llvm::hasSingleElement(graphs)) {
    return module.emitError("expected one weir.graph in the module, got ")
           << std::distance(graphs.begin(), graphs.end());
  }
  return *graphs.begin();
}

LogicalResult weir::exportGraphDef(ModuleOp module,
                                   tensorflow::GraphDef &graph) {
  auto op = getGraph(module);
  if (failed(op) || failed(exportExtra(*op, op->getExtraAttr(), graph))) {
    return failure();
  }
  if (DictionaryAttr versions = op->getVersionsAttr()) {
    if (failed(exportExtra(*op, versions, *graph.mutable_versions()))) {
      return failure();
    }
  }
  if (failed(exportNodes(op->getBody().front(), *graph.mutable_node()))) {
    return failure();
  }
  for (FunctionOp function : module.getOps<FunctionOp>()) {
    if (failed(exportFunction(function,
                              *graph.mutable_library()->add_function()))) {
      return failure();
    }
  }
  return success();
}

LogicalResult weir::exportMetaGraphDef(ModuleOp module,
                                       tensorflow::MetaGraphDef &metaGraph,
                                       bool &found) {
  auto op = getGraph(module);
  if (failed(op)) {
    return failure();
  }
  found = op->getMetaAttr() != nullptr;
  if (failed(exportExtra(*op, op->getMetaAttr(), metaGraph))) {
    return failure();
  }
  return exportGraphDef(module, *metaGraph.mutable_graph_def());
}

bool weir::serialize(const google::protobuf::Message &message,
                     std::string &bytes) {
  if (message.ByteSizeLong() > size_t(std::numeric_limits<int>::max())) {
    return false;
  }
  google::protobuf::io::StringOutputStream stream(&bytes);
  google::protobuf::io::CodedOutputStream coded(&stream);
  coded.SetSerializationDeterministic(true);
  return message.SerializeToCodedStream(&coded);
}
