//===- InstantiateFunction.cpp - a function's body as nodes ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A body names results by the OpDef's words and may leave types and list
// lengths to its attributes. Instantiating it
//
// 1. replaces placeholders in every node's attributes,
// 2. gives every node the results that its signature then has,
// 3. connects them: `x`, `x:1` are arguments, `sum:0` a result, `sum` all
//    results of that output.
#include "passes/Structure/InstantiateFunction.h"
#include "dialects/TF/ProtoAttributes.h"
#include "dialects/Weir/DataTypes.h"
#include "proto/graph.pb.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace weir;

LogicalResult weir::addFunctionSignatures(ModuleOp module, tf::OpDefs &defs) {
  for (FunctionOp function : module.getOps<FunctionOp>()) {
    tensorflow::OpDef def;
    std::string error;
    if (!tf::attributeToMessage(function.getSignature(), def, error)) {
      return function.emitOpError("has an ill-formed signature: ") << error;
    }
    def.set_name(function.getSymName().str());
    defs.add(def);
  }
  return success();
}

std::optional<FunctionCall> weir::getFunctionCall(NodeOp node,
                                                  SymbolTable &functions) {
  StringRef op = node.getOpType();
  if (op == "PartitionedCall" || op == "StatefulPartitionedCall") {
    auto func = node.getAttrs().getAs<FuncAttr>("f");
    auto function =
        func ? functions.lookup<FunctionOp>(func.getName()) : FunctionOp();
    if (!function) {
      return std::nullopt;
    }
    return FunctionCall{function, func.getAttrs()};
  }
  if (auto function = functions.lookup<FunctionOp>(op)) {
    return FunctionCall{function, node.getAttrs()};
  }
  return std::nullopt;
}

LogicalResult weir::getSignatureTypes(FunctionOp function, DictionaryAttr attrs,
                                      const tf::OpDefs &defs, Operation *caller,
                                      SmallVectorImpl<Type> &inputs,
                                      SmallVectorImpl<Type> &outputs) {
  const tensorflow::OpDef *def = defs.lookup(function.getSymName());
  tf::ResolvedArgs in, out;
  std::string error;
  if (!def || !tf::OpDefs::resolveInputs(*def, attrs, in, error) ||
      !tf::OpDefs::resolveOutputs(*def, attrs, out, error)) {
    return caller->emitError("function '")
           << function.getSymName() << "': " << error;
  }
  inputs.append(in.types());
  outputs.append(out.types());
  return success();
}

/// `value` with placeholders replaced, inside functions and lists as well.
static Attribute substitute(Attribute value, DictionaryAttr attrs) {
  if (auto placeholder = dyn_cast<PlaceholderAttr>(value)) {
    Attribute bound = attrs.get(placeholder.getName());
    return bound ? bound : value;
  }
  if (auto func = dyn_cast<FuncAttr>(value)) {
    SmallVector<NamedAttribute> entries;
    for (NamedAttribute entry : func.getAttrs()) {
      entries.push_back({entry.getName(), substitute(entry.getValue(), attrs)});
    }
    return FuncAttr::get(value.getContext(), func.getName(),
                         DictionaryAttr::get(value.getContext(), entries));
  }
  if (auto list = dyn_cast<ArrayAttr>(value)) {
    SmallVector<Attribute> elements;
    for (Attribute element : list) {
      elements.push_back(substitute(element, attrs));
    }
    return ArrayAttr::get(value.getContext(), elements);
  }
  return value;
}

namespace {
class Instantiator {
public:
  Instantiator(OpBuilder &builder, FunctionOp function, DictionaryAttr attrs,
               StringRef prefix, StringRef device, const tf::OpDefs &defs)
      : builder(builder), function(function), attrs(attrs), prefix(prefix),
        device(device), defs(defs) {}
  FailureOr<FunctionInstance> run(ValueRange args);

private:
  LogicalResult bindArguments(ValueRange args);
  LogicalResult cloneNode(NodeOp node);
  LogicalResult connect(NodeOp node, NodeOp clone);
  LogicalResult returnResults(FunctionResultOp result);
  DictionaryAttr getAttrs(NodeOp node);
  /// Records `outputs`, named as the body does, as what `values` hold.
  void bindOutputs(ValueRange names, ArrayAttr spelled,
                   const tf::ResolvedArgs &outputs, ValueRange values);

  OpBuilder &builder;
  FunctionOp function;
  DictionaryAttr attrs;
  StringRef prefix, device;
  const tf::OpDefs &defs;
  llvm::StringSet<> bodyNames;
  /// What a value of the body stands for: one tensor, or all of a list.
  DenseMap<Value, SmallVector<Value, 1>> tensors;
  DenseMap<Operation *, NodeOp> clones;
  FunctionInstance instance;
};
} // namespace

void Instantiator::bindOutputs(ValueRange names, ArrayAttr spelled,
                               const tf::ResolvedArgs &outputs,
                               ValueRange values) {
  for (auto [name, value] : llvm::zip(spelled, names)) {
    auto [arg, position] = cast<StringAttr>(name).getValue().split(':');
    size_t first = 0;
    for (const tf::ResolvedArg &output : outputs.args) {
      size_t count = output.types.size(), at = 0;
      if (StringRef(output.name) == arg) {
        if (position.empty()) {
          tensors[value] = llvm::to_vector<1>(values.slice(first, count));
        } else if (!position.getAsInteger(10, at) && at < count) {
          tensors[value] = {values[first + at]};
        }
      }
      first += count;
    }
  }
}

LogicalResult Instantiator::bindArguments(ValueRange args) {
  const tensorflow::OpDef *def = defs.lookup(function.getSymName());
  tf::ResolvedArgs inputs;
  std::string error;
  if (!def || !tf::OpDefs::resolveInputs(*def, attrs, inputs, error)) {
    return function.emitError("function '")
           << function.getSymName() << "': " << error;
  }
  if (!inputs.known() || inputs.types().size() != args.size()) {
    return function.emitError("function '")
           << function.getSymName() << "' expected " << inputs.types().size()
           << " arguments, got " << args.size();
  }
  bindOutputs(function.getBody().getArguments(), function.getArgs(), inputs,
              args);
  return success();
}

DictionaryAttr Instantiator::getAttrs(NodeOp node) {
  SmallVector<NamedAttribute> entries;
  for (NamedAttribute entry : node.getAttrs()) {
    Attribute value = substitute(entry.getValue(), attrs);
    // Colocation names nodes of this body.
    if (auto groups = dyn_cast<ArrayAttr>(value);
        groups && entry.getName() == "_class") {
      SmallVector<Attribute> renamed;
      for (Attribute group : groups) {
        StringRef name =
            isa<StringAttr>(group) ? cast<StringAttr>(group).getValue() : "";
        bool local = name.consume_front("loc:@") && bodyNames.contains(name);
        renamed.push_back(local ? builder.getStringAttr("loc:@" + prefix + name)
                                : group);
      }
      value = builder.getArrayAttr(renamed);
    }
    entries.push_back({entry.getName(), value});
  }
  return builder.getDictionaryAttr(entries);
}

LogicalResult Instantiator::cloneNode(NodeOp node) {
  DictionaryAttr nodeAttrs = getAttrs(node);
  const tensorflow::OpDef *def = defs.lookup(node.getOpType());
  tf::ResolvedArgs outputs;
  std::string error;
  if (!def) {
    return node.emitError("node '")
           << node.getNodeName() << "' (" << node.getOpType()
           << ") of function '" << function.getSymName()
           << "': nothing is known of this operation";
  }
  if (!tf::OpDefs::resolveOutputs(*def, nodeAttrs, outputs, error) ||
      !outputs.known()) {
    return node.emitError("node '")
           << node.getNodeName() << "' (" << node.getOpType()
           << ") of function '" << function.getSymName() << "': "
           << (error.empty() ? "a placeholder has no value in this call"
                             : error);
  }
  SmallVector<Type> types;
  for (Type type : outputs.types()) {
    types.push_back(UnrankedTensorType::get(type));
  }
  auto name = builder.getStringAttr(prefix + node.getNodeName());
  StringAttr where = node.getDeviceAttr();
  if (!where && !device.empty()) {
    where = builder.getStringAttr(device);
  }
  auto clone = NodeOp::create(
      builder, NameLoc::get(name), types, node.getControl().getType(),
      node.getOpTypeAttr(), ValueRange(), ValueRange(), name, where, nodeAttrs,
      ArrayAttr(), DenseI64ArrayAttr(), DictionaryAttr());
  clones[node] = clone;
  instance.nodes.push_back(clone);
  if (ArrayAttr spelled = node.getOutputsAttr()) {
    bindOutputs(node.getOuts(), spelled, outputs, clone.getOuts());
  }
  if (tf::OpDefs::isStateful(*def)) {
    instance.controlRets.push_back(clone);
  }
  return success();
}

LogicalResult Instantiator::connect(NodeOp node, NodeOp clone) {
  SmallVector<Value> inputs, controls;
  for (Value input : node.getInputs()) {
    auto it = tensors.find(input);
    if (it == tensors.end()) {
      return node.emitError("node '")
             << node.getNodeName() << "' (" << node.getOpType()
             << ") of function '" << function.getSymName()
             << "': an input names a tensor that its producer does not have in "
                "this call";
    }
    inputs.append(it->second);
  }
  for (Value control : node.getControls()) {
    controls.push_back(clones[control.getDefiningOp()].getControl());
  }
  clone.getInputsMutable().assign(inputs);
  clone.getControlsMutable().assign(controls);
  return success();
}

LogicalResult Instantiator::returnResults(FunctionResultOp result) {
  const tensorflow::OpDef *def = defs.lookup(function.getSymName());
  llvm::StringMap<Value> byName;
  for (auto [name, value] : llvm::zip(result.getRet(), result.getValues())) {
    byName[cast<StringAttr>(name).getValue()] = value;
  }
  for (const auto &output : def->output_arg()) {
    auto it = byName.find(output.name());
    if (it == byName.end() || !tensors.count(it->second)) {
      return function.emitError("function '")
             << function.getSymName() << "' does not return its output '"
             << output.name() << "'; add it to 'ret'";
    }
    instance.rets.append(tensors[it->second]);
  }
  for (Value control : result.getControls()) {
    NodeOp clone = clones[control.getDefiningOp()];
    instance.namedControlRets.push_back(clone);
    if (!llvm::is_contained(instance.controlRets, clone)) {
      instance.controlRets.push_back(clone);
    }
  }
  return success();
}

FailureOr<FunctionInstance> Instantiator::run(ValueRange args) {
  Block &body = function.getBody().front();
  auto result = dyn_cast<FunctionResultOp>(body.back());
  if (!result) {
    return function.emitOpError("must end with weir.function_result");
  }
  if (failed(bindArguments(args))) {
    return failure();
  }
  for (NodeOp node : body.getOps<NodeOp>()) {
    bodyNames.insert(node.getNodeName());
  }
  for (NodeOp node : body.getOps<NodeOp>()) {
    if (failed(cloneNode(node))) {
      return failure();
    }
  }
  for (NodeOp node : body.getOps<NodeOp>()) {
    if (failed(connect(node, clones[node]))) {
      return failure();
    }
  }
  if (failed(returnResults(result))) {
    return failure();
  }
  return std::move(instance);
}

FailureOr<FunctionInstance>
weir::instantiateFunction(OpBuilder &builder, FunctionOp function,
                          DictionaryAttr attrs, ValueRange args,
                          StringRef prefix, StringRef device,
                          const tf::OpDefs &defs) {
  return Instantiator(builder, function, attrs, prefix, device, defs).run(args);
}

void weir::eraseUnneeded(FunctionInstance &instance, ArrayRef<NodeOp> roots) {
  DenseSet<Operation *> inside(instance.nodes.begin(), instance.nodes.end());
  DenseSet<Operation *> needed;
  SmallVector<Operation *> worklist(roots.begin(), roots.end());
  for (Value ret : instance.rets) {
    worklist.push_back(ret.getDefiningOp());
  }
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (!op || !inside.contains(op) || !needed.insert(op).second) {
      continue;
    }
    for (Value operand : op->getOperands()) {
      worklist.push_back(operand.getDefiningOp());
    }
  }
  SmallVector<NodeOp> kept;
  for (NodeOp node : instance.nodes) {
    if (needed.contains(node)) {
      kept.push_back(node);
    } else {
      node->dropAllReferences();
    }
  }
  for (NodeOp node : instance.nodes) {
    if (!needed.contains(node)) {
      node.erase();
    }
  }
  instance.nodes = std::move(kept);
}

bool weir::dropsUnneeded(NodeOp call) {
  return call.getOpType() == "PartitionedCall" ||
         call.getOpType() == "StatefulPartitionedCall";
}
