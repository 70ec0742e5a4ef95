//===- TrainingNodes.cpp - the nodes of a training step -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in MinimizeLoss.cpp, points 2 to 4.
#include "passes/Structure/AddGradients.h"
#include "passes/Structure/Minimizer.h"

using namespace mlir;
using namespace weir;

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

NodeOp Minimizer::addVariable(const Twine &name, TrainedVariable like,
                              ShapeAttr shape, bool isResource) {
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

NodeOp Minimizer::addAssign(NodeOp variable, TrainedVariable like, Value value,
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
Value Minimizer::addInitial(TrainedVariable variable, const Twine &name,
                            double value) {
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

Value Minimizer::addSlot(TrainedVariable variable,
                         const OptimizerRule::Slot &slot) {
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
NodeOp Minimizer::getPower(StringRef parameter, TrainedVariable like) {
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

Value Minimizer::readPower(NodeOp power, const Twine &name,
                           TrainedVariable like) {
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
  for (TrainedVariable variable : trained) {
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
  TrainedVariable variable = trained[index];
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
