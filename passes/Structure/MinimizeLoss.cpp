//===- MinimizeLoss.cpp - a training step for a graph without one ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What TensorFlow's optimizers add to a graph, from Weir's gradients:
//
//   1. Find the variables to train: those asked for, or those that the loss
//      reads.
//   2. Ask for the gradients of the loss (AddGradients.h).
//   3. Add a slot variable for each trained one, with an op that initializes
//      it; and the powers of the betas, which are scalars.
//   4. Add `Apply<rule>` for each variable, then the updates of the powers.
//
// An update waits for the loss and for all gradients (TensorFlow's
// GATE_GRAPH): a variable is not changed while the step still reads it, and
// the loss that is fetched is the one before.
//
#include "passes/Structure/MinimizeLoss.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/AddGradients.h"
#include "passes/Structure/Optimizers.h"
#include "passes/Structure/Passes.h"
#include "passes/Structure/VariableRoles.h"

#define DEBUG_TYPE "weir-minimize-loss"

namespace weir {
#define GEN_PASS_DEF_MINIMIZELOSSPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

namespace {
/// A variable to train.
struct Trained {
  NodeOp node;
  Type element;
  bool isResource = false;
};

class Minimizer {
public:
  Minimizer(GraphOp graph, const MinimizeRequest &request)
      : graph(graph), request(request), block(graph.getBody().front()),
        builder(OpBuilder::atBlockEnd(&block)) {
    for (NodeOp node : block.getOps<NodeOp>()) {
      nodes.try_emplace(node.getNodeName(), node);
    }
  }
  FailureOr<TrainingNodes> run();

private:
  // Finding.
  LogicalResult findLoss();
  llvm::DenseSet<Operation *> getNeeded();
  LogicalResult findVariables();
  LogicalResult findNamed(const llvm::DenseSet<Operation *> &needed);
  // Nodes.
  NodeOp add(StringRef type, const Twine &name, ValueRange inputs,
             ArrayRef<Type> results, ArrayRef<NamedAttribute> attrs,
             ValueRange controls = {}, StringAttr device = {});
  std::string getFreeName(const Twine &name);
  Value addConstant(const Twine &name, double value, Type element);
  Value addConstantOf(StringRef parameter, Type element);
  NodeOp addVariable(const Twine &name, Trained like, ShapeAttr shape,
                     bool isResource);
  NodeOp addAssign(NodeOp variable, Trained like, Value value, bool isResource);
  Value addInitial(Trained variable, const Twine &name, double value);
  Value addSlot(Trained variable, const OptimizerRule::Slot &slot);
  NodeOp getPower(StringRef parameter, Trained like);
  Value readPower(NodeOp power, const Twine &name, Trained like);
  LogicalResult addGradients();
  LogicalResult addUpdate(size_t index);
  void addPowerUpdates();

  NamedAttribute attr(StringRef name, Attribute value) {
    return builder.getNamedAttr(name, value);
  }
  NamedAttribute type(StringRef name, Type element) {
    return attr(name, TypeAttr::get(element));
  }
  Type tensor(Type element) { return UnrankedTensorType::get(element); }

  GraphOp graph;
  const MinimizeRequest &request;
  Block &block;
  OpBuilder builder;
  llvm::StringMap<NodeOp> nodes;
  Value loss;
  SmallVector<Trained> trained;
  std::optional<Optimizer> optimizer;
  SmallVector<Value> gradients;
  /// Of the updates: the loss and all gradients are there.
  Value gate;
  SmallVector<Value> initControls, updateControls;
  struct Power {
    NodeOp node;
    std::string parameter;
    Trained like;
  };
  llvm::MapVector<StringAttr, Power> powers;
  llvm::StringMap<Value> constants;
  TrainingNodes added;
};
} // namespace

static bool isVariable(NodeOp node) {
  StringRef type = node.getOpType();
  return type == "VarHandleOp" || type == "VariableV2" || type == "Variable";
}

static Type getVariableType(NodeOp node) {
  auto type = node.getAttrs().getAs<TypeAttr>("dtype");
  return type ? type.getValue() : Type();
}

static StringRef getSharedName(NodeOp node) {
  auto shared = node.getAttrs().getAs<StringAttr>("shared_name");
  return shared && !shared.empty() ? shared.getValue() : node.getNodeName();
}

LogicalResult Minimizer::findLoss() {
  StringRef name = request.loss;
  auto [stem, suffix] = name.rsplit(':');
  unsigned port = 0;
  NodeOp node = nodes.lookup(suffix.empty() ? name : stem);
  if ((!suffix.empty() && suffix.getAsInteger(10, port)) || !node ||
      port >= node.getOuts().size()) {
    return graph.emitError("minimize: the graph has no tensor '")
           << name << "'; name the loss as node or node:port";
  }
  loss = node.getOuts()[port];
  Type element = cast<TensorType>(loss.getType()).getElementType();
  if (!isa<FloatType>(element)) {
    return graph.emitError("minimize: '")
           << name << "' has type " << element
           << "; a loss is a floating-point number";
  }
  return success();
}

/// The nodes that the loss needs.
llvm::DenseSet<Operation *> Minimizer::getNeeded() {
  llvm::DenseSet<Operation *> needed;
  SmallVector<Operation *> work = {loss.getDefiningOp()};
  needed.insert(work.back());
  while (!work.empty()) {
    for (Value operand : work.pop_back_val()->getOperands()) {
      Operation *from = operand.getDefiningOp();
      if (from && needed.insert(from).second) {
        work.push_back(from);
      }
    }
  }
  return needed;
}

LogicalResult Minimizer::findNamed(const llvm::DenseSet<Operation *> &needed) {
  for (const std::string &name : request.variables) {
    NodeOp found;
    for (NodeOp node : block.getOps<NodeOp>()) {
      if (isVariable(node) &&
          (node.getNodeName() == name || getSharedName(node) == name)) {
        found = node;
      }
    }
    if (!found) {
      return graph.emitError("minimize: the graph has no variable '")
             << name << "'";
    }
    if (llvm::any_of(trained, [&](const Trained &other) {
          return other.node == found;
        })) {
      return graph.emitError("minimize: variable '")
             << name << "' is to be trained twice; name it once";
    }
    Type element = getVariableType(found);
    if (!isa_and_nonnull<FloatType>(element)) {
      return graph.emitError("minimize: variable '")
             << name << "' has type " << element
             << "; only floating-point ones can be trained";
    }
    if (!needed.contains(found)) {
      return graph.emitError("minimize: the loss '")
             << request.loss << "' does not read variable '" << name << "'";
    }
    trained.push_back({found, element, found.getOpType() == "VarHandleOp"});
  }
  return success();
}

LogicalResult Minimizer::findVariables() {
  llvm::DenseSet<Operation *> needed = getNeeded();
  if (!request.variables.empty()) {
    return findNamed(needed);
  }
  std::set<std::string> listed = getTrainableNames(graph);
  for (NodeOp node : block.getOps<NodeOp>()) {
    Type element = isVariable(node) ? getVariableType(node) : Type();
    if (!isa_and_nonnull<FloatType>(element) || !needed.contains(node)) {
      continue;
    }
    if (listed.empty() || listed.count(node.getNodeName().str()) ||
        listed.count(getSharedName(node).str())) {
      trained.push_back({node, element, node.getOpType() == "VarHandleOp"});
    }
  }
  if (trained.empty()) {
    return graph.emitError("minimize: the loss '")
           << request.loss << "' reads no "
           << (listed.empty() ? "floating-point" : "trainable")
           << " variable; name some with --train-vars";
  }
  return success();
}

std::string Minimizer::getFreeName(const Twine &name) {
  std::string free = name.str();
  for (int i = 1; nodes.contains(free); ++i) {
    free = (name + "_" + Twine(i)).str();
  }
  return free;
}

NodeOp Minimizer::add(StringRef type, const Twine &name, ValueRange inputs,
                      ArrayRef<Type> results, ArrayRef<NamedAttribute> attrs,
                      ValueRange controls, StringAttr device) {
  std::string free = getFreeName(name);
  auto node = NodeOp::create(
      builder, graph.getLoc(), results, ControlType::get(builder.getContext()),
      builder.getStringAttr(type), inputs, controls,
      builder.getStringAttr(free), device, builder.getDictionaryAttr(attrs),
      ArrayAttr(), DenseI64ArrayAttr(), DictionaryAttr());
  nodes[free] = node;
  return node;
}

/// A scalar; in float32 first, as TensorFlow's optimizers make them.
Value Minimizer::addConstant(const Twine &name, double value, Type element) {
  MLIRContext *context = builder.getContext();
  Type f32 = builder.getF32Type();
  auto data = DenseElementsAttr::get(RankedTensorType::get({1}, f32),
                                     static_cast<float>(value));
  NamedAttribute field = attr("float_val", data);
  auto tensorAttr =
      TensorAttr::get(context, f32, ShapeAttr::get(context, {}, {}, false),
                      builder.getDictionaryAttr(field));
  NodeOp node = add("Const", name, {}, tensor(f32),
                    {type("dtype", f32), attr("value", tensorAttr)});
  if (element == f32) {
    return node.getOuts()[0];
  }
  return add("Cast", name + "/cast", node.getOuts()[0], tensor(element),
             {type("SrcT", f32), type("DstT", element),
              attr("Truncate", builder.getBoolAttr(false))})
      .getOuts()[0];
}

Value Minimizer::addConstantOf(StringRef parameter, Type element) {
  std::string key;
  llvm::raw_string_ostream(key) << parameter << " " << element;
  Value &constant = constants[key];
  if (!constant) {
    constant = addConstant(request.prefix + "/" + parameter,
                           optimizer->get(parameter), element);
  }
  return constant;
}

NodeOp Minimizer::addVariable(const Twine &name, Trained like, ShapeAttr shape,
                              bool isResource) {
  StringAttr device = like.node.getDeviceAttr();
  std::string free = getFreeName(name);
  Type result = isResource
                    ? Type(ResourceType::get(builder.getContext()))
                    : Type(RefType::get(builder.getContext(), like.element));
  StringAttr empty = builder.getStringAttr("");
  return add(isResource ? "VarHandleOp" : "VariableV2", free, {},
             tensor(result),
             {type("dtype", like.element), attr("shape", shape),
              attr("container", empty),
              attr("shared_name", builder.getStringAttr(free))},
             {}, device);
}

NodeOp Minimizer::addAssign(NodeOp variable, Trained like, Value value,
                            bool isResource) {
  StringAttr device = like.node.getDeviceAttr();
  Value target = variable.getOuts()[0];
  if (isResource) {
    return add("AssignVariableOp", variable.getNodeName() + "/Assign",
               {target, value}, {}, type("dtype", like.element), {}, device);
  }
  return add("Assign", variable.getNodeName() + "/Assign", {target, value},
             target.getType(),
             {type("T", like.element),
              attr("use_locking", builder.getBoolAttr(true)),
              attr("validate_shape", builder.getBoolAttr(true))},
             {}, device);
}

/// A tensor of the variable's shape: from its declaration, or from its value.
Value Minimizer::addInitial(Trained variable, const Twine &name, double value) {
  MLIRContext *context = builder.getContext();
  auto shape = variable.node.getAttrs().getAs<ShapeAttr>("shape");
  Type i32 = builder.getI32Type();
  Value dims;
  bool known = shape && !shape.getUnknownRank() &&
               llvm::all_of(shape.getDims(), [](int64_t d) { return d >= 0; });
  if (known) {
    auto rank = int64_t(shape.getDims().size());
    SmallVector<int32_t> sizes(shape.getDims());
    NamedAttrList fields;
    if (rank > 0) {
      fields.set("int_val",
                 DenseElementsAttr::get(RankedTensorType::get({rank}, i32),
                                        ArrayRef<int32_t>(sizes)));
    }
    auto tensorAttr =
        TensorAttr::get(context, i32, ShapeAttr::get(context, rank, {}, false),
                        fields.getDictionary(context));
    dims = add("Const", name + "/shape", {}, tensor(i32),
               {type("dtype", i32), attr("value", tensorAttr)})
               .getOuts()[0];
  } else {
    added.initReadsVariables = true;
    Value current = variable.node.getOuts()[0];
    current =
        variable.isResource
            ? add("ReadVariableOp", name + "/Read", current,
                  tensor(variable.element), type("dtype", variable.element))
                  .getOuts()[0]
            : add("Identity", name + "/read", current, tensor(variable.element),
                  type("T", variable.element))
                  .getOuts()[0];
    dims = add("Shape", name + "/shape", current, tensor(i32),
               {type("T", variable.element), type("out_type", i32)})
               .getOuts()[0];
  }
  Value scalar = addConstant(name + "/value", value, variable.element);
  return add("Fill", name, {dims, scalar}, tensor(variable.element),
             {type("T", variable.element), type("index_type", i32)})
      .getOuts()[0];
}

Value Minimizer::addSlot(Trained variable, const OptimizerRule::Slot &slot) {
  auto shape = variable.node.getAttrs().getAs<ShapeAttr>("shape");
  std::string name = (variable.node.getNodeName() + "/" + slot.name).str();
  NodeOp node = addVariable(name, variable, shape, variable.isResource);
  double initial =
      slot.parameter ? optimizer->get(slot.parameter) : slot.initial;
  Value value =
      addInitial(variable, node.getNodeName() + "/Initializer", initial);
  initControls.push_back(
      addAssign(node, variable, value, variable.isResource).getControl());
  return node.getOuts()[0];
}

/// One for each type of variable.
NodeOp Minimizer::getPower(StringRef parameter, Trained like) {
  std::string key;
  llvm::raw_string_ostream(key) << parameter << " " << like.element;
  Power &power = powers[builder.getStringAttr(key)];
  if (!power.node) {
    auto scalar = ShapeAttr::get(builder.getContext(), {}, {}, false);
    power = {addVariable(parameter + "_power", like, scalar, true),
             parameter.str(), like};
    Value initial = addConstantOf(parameter, like.element);
    initControls.push_back(
        addAssign(power.node, like, initial, true).getControl());
  }
  return power.node;
}

Value Minimizer::readPower(NodeOp power, const Twine &name, Trained like) {
  return add("ReadVariableOp", name, power.getOuts()[0], tensor(like.element),
             type("dtype", like.element))
      .getOuts()[0];
}

LogicalResult Minimizer::addGradients() {
  GradientRequest gradient;
  gradient.prefix = request.prefix + "/gradients";
  auto getName = [](Value value) {
    auto result = cast<OpResult>(value);
    return (cast<NodeOp>(result.getOwner()).getNodeName() + ":" +
            Twine(result.getResultNumber()))
        .str();
  };
  gradient.ys.push_back(getName(loss));
  gradient.minimized = request.loss;
  for (Trained variable : trained) {
    gradient.xs.push_back(getName(variable.node.getOuts()[0]));
  }
  if (failed(addGradientRequest(graph, gradient))) {
    return failure();
  }
  SmallVector<Value> controls = {
      cast<NodeOp>(loss.getDefiningOp()).getControl()};
  for (NodeOp node : block.getOps<NodeOp>()) {
    nodes.try_emplace(node.getNodeName(), node);
  }
  for (size_t i = 0; i < trained.size(); ++i) {
    NodeOp node = nodes.lookup(gradient.prefix + "/" + std::to_string(i));
    gradients.push_back(node.getOuts()[0]);
    controls.push_back(node.getControl());
  }
  builder.setInsertionPointToEnd(&block);
  gate =
      add("NoOp", request.prefix + "/gate", {}, {}, {}, controls).getControl();
  return success();
}

LogicalResult Minimizer::addUpdate(size_t index) {
  Trained variable = trained[index];
  const OptimizerRule &rule = *optimizer->rule;
  std::string name =
      (request.prefix + "/update_" + variable.node.getNodeName()).str();
  SmallVector<Value> inputs;
  for (StringRef operand : rule.operands) {
    auto *slot = llvm::find_if(rule.slots, [&](const OptimizerRule::Slot &s) {
      return operand == s.name;
    });
    StringRef parameter = operand;
    if (operand == "var") {
      inputs.push_back(variable.node.getOuts()[0]);
    } else if (operand == "grad") {
      inputs.push_back(gradients[index]);
    } else if (slot != rule.slots.end()) {
      inputs.push_back(addSlot(variable, *slot));
    } else if (parameter.consume_back("_power") &&
               llvm::none_of(rule.parameters, [&](const auto &known) {
                 return operand == known.name;
               })) {
      inputs.push_back(readPower(getPower(parameter, variable),
                                 name + "/" + operand, variable));
    } else {
      inputs.push_back(addConstantOf(operand, variable.element));
    }
  }
  SmallVector<NamedAttribute> attrs = {
      type("T", variable.element),
      attr("use_locking", builder.getBoolAttr(false))};
  for (const OptimizerRule::Parameter &parameter : rule.parameters) {
    if (parameter.isFlag) {
      attrs.push_back(
          attr(parameter.name,
               builder.getBoolAttr(optimizer->get(parameter.name) != 0)));
    }
  }
  if (StringRef(rule.rule) == "Adagrad") {
    attrs.push_back(attr("update_slots", builder.getBoolAttr(true)));
  } else if (StringRef(rule.rule) == "Ftrl") {
    attrs.push_back(attr("multiply_linear_by_lr", builder.getBoolAttr(false)));
  }
  SmallVector<Type> results;
  if (!variable.isResource) {
    results.push_back(inputs[0].getType());
  }
  std::string opType = (variable.isResource ? "ResourceApply" : "Apply") +
                       std::string(rule.rule);
  updateControls.push_back(add(opType, name, inputs, results, attrs, gate,
                               variable.node.getDeviceAttr())
                               .getControl());
  return success();
}

/// After all updates, which read the powers.
void Minimizer::addPowerUpdates() {
  SmallVector<Value> applied = updateControls;
  for (auto &[key, power] : powers) {
    std::string name = request.prefix + "/" + power.parameter + "_next";
    Value next = add("Mul", name,
                     {readPower(power.node, name + "/read", power.like),
                      addConstantOf(power.parameter, power.like.element)},
                     tensor(power.like.element), type("T", power.like.element))
                     .getOuts()[0];
    updateControls.push_back(add("AssignVariableOp", name + "/assign",
                                 {power.node.getOuts()[0], next}, {},
                                 type("dtype", power.like.element), applied,
                                 power.like.node.getDeviceAttr())
                                 .getControl());
  }
}

FailureOr<TrainingNodes> Minimizer::run() {
  auto parsed = parseOptimizer(request.optimizer);
  if (!parsed) {
    graph.emitError("minimize: " + llvm::toString(parsed.takeError()));
    return failure();
  }
  optimizer = std::move(*parsed);
  if (nodes.contains(request.prefix + "/update")) {
    graph.emitError("minimize: the graph has a node '")
        << request.prefix << "/update' already; choose another prefix";
    return failure();
  }
  if (failed(findLoss()) || failed(findVariables()) || failed(addGradients())) {
    return failure();
  }
  for (size_t i = 0; i < trained.size(); ++i) {
    if (failed(addUpdate(i))) {
      return failure();
    }
  }
  addPowerUpdates();
  SmallVector<StringRef> names;
  for (Trained variable : trained) {
    names.push_back(getSharedName(variable.node));
  }
  graph->setAttr(trainableAttrName, builder.getStrArrayAttr(names));
  added.loss = request.loss;
  added.update =
      add("NoOp", request.prefix + "/update", {}, {}, {}, updateControls)
          .getNodeName()
          .str();
  added.init = add("NoOp", request.prefix + "/init", {}, {}, {}, initControls)
                   .getNodeName()
                   .str();
  return added;
}

FailureOr<TrainingNodes> weir::minimizeLoss(GraphOp graph,
                                            const MinimizeRequest &request) {
  return Minimizer(graph, request).run();
}

namespace {
struct MinimizeLossPass : weir::impl::MinimizeLossPassBase<MinimizeLossPass> {
  using MinimizeLossPassBase::MinimizeLossPassBase;
  void runOnOperation() override {
    MinimizeRequest request;
    request.loss = loss;
    request.optimizer = optimizer;
    request.variables.assign(variables.begin(), variables.end());
    request.prefix = prefix;
    for (GraphOp graph : getOperation().getOps<GraphOp>()) {
      if (failed(minimizeLoss(graph, request))) {
        return signalPassFailure();
      }
    }
  }
};
} // namespace
