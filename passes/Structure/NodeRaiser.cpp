//===- NodeRaiser.cpp - nodes of graph form into a step -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/NodeRaiser.h"
#include "dialects/TF/OpRegistry.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/RaiseAttributes.h"

using namespace mlir;
using namespace weir;

static Type getElement(Value value) {
  return cast<TensorType>(value.getType()).getElementType();
}

/// What every diagnostic and error site shows: the node's name.
static Location getLoc(NodeOp node) {
  return NameLoc::get(node.getNodeNameAttr());
}

InFlightDiagnostic weir::nodeError(NodeOp node) {
  return node.emitError("node '")
         << node.getNodeName() << "' (" << node.getOpType() << "): ";
}

bool weir::isEffectful(NodeOp node, const tensorflow::OpDef *def) {
  auto touchesRef = [](Value value) {
    return isa<TensorType>(value.getType()) && isRef(getElement(value));
  };
  tf::ResolvedArgs inputs;
  std::string error;
  bool takesRef =
      def && tf::OpDefs::resolveInputs(*def, node.getAttrs(), inputs, error) &&
      llvm::any_of(inputs.args, [](const auto &arg) { return arg.isRef; });
  if (def && !tf::OpDefs::isStateful(*def) && !takesRef &&
      llvm::none_of(node.getOuts(), touchesRef)) {
    return false;
  }
  const tf::OpModel *model =
      tf::OpRegistry::get(node.getContext()).lookup(node.getOpType());
  return !model || model->effect == tf::EffectClass::Effectful;
}

//===----------------------------------------------------------------------===//
// Values and effects
//===----------------------------------------------------------------------===//

void NodeRaiser::setResults(NodeOp node, ValueRange results) {
  for (auto [value, raised] : llvm::zip(node.getOuts(), results)) {
    values.try_emplace(value, raised); // a fed output keeps its feed
  }
}

EffectSet NodeRaiser::getEffectsBefore(NodeOp node) {
  EffectSet before;
  for (Value operand : node->getOperands()) {
    auto producer = operand.getDefiningOp<NodeOp>();
    bool isControl = isa<ControlType>(operand.getType());
    if (!producer || (isControl && ignored.contains(producer))) {
      continue;
    }
    if (Value raised = values.lookup(operand);
        isa_and_nonnull<BlockArgument>(raised)) {
      before = order.unite(before, given.lookup(raised));
      continue;
    }
    before = order.unite(before, effectsOf[producer]);
    if (isControl) {
      before = order.unite(before, raisesOf[producer]);
    }
  }
  return before;
}

EffectSet NodeRaiser::getRaisesBefore(NodeOp node) {
  EffectSet raises;
  for (Value operand : node.getInputs()) {
    auto producer = operand.getDefiningOp<NodeOp>();
    if (producer && !isa_and_nonnull<BlockArgument>(values.lookup(operand))) {
      raises = order.unite(raises, raisesOf[producer]);
    }
  }
  return raises;
}

/// Accounts for `op`, which `node` became, as something that may raise.
void NodeRaiser::noteRaise(NodeOp node, Operation *op,
                           const EffectSet &before) {
  EffectSet raises = getRaisesBefore(node);
  auto effect = dyn_cast<tf::EffectOpInterface>(op);
  if (effect && effect.getEffectClass() == tf::EffectClass::MayRaise) {
    auto generic = dyn_cast<tf::GenericOp>(op);
    if (!generic) {
      generic = tf::GenericOp::create(
          builder, op->getLoc(), TypeRange(),
          TokenType::get(builder.getContext()), builder.getStringAttr("Keep"),
          op->getResult(0), ValueRange(), builder.getDictionaryAttr({}),
          DenseI64ArrayAttr());
    }
    raises = order.add(generic.getDone(), order.unite(before, raises));
  }
  raisesOf[node] = raises;
}

Value NodeRaiser::readRef(Value ref, Location loc, EffectSet &before) {
  Type type = UnrankedTensorType::get(dropRef(getElement(ref)));
  auto read = tf::GenericOp::create(
      builder, loc, TypeRange(type), TokenType::get(builder.getContext()),
      builder.getStringAttr("ReadRef"), ValueRange(ref),
      order.getTokens(before), builder.getDictionaryAttr({}),
      DenseI64ArrayAttr());
  before = order.add(read.getDone(), before);
  return read.getOutputs()[0];
}

Value NodeRaiser::getByValue(Value value) {
  auto node = value.getDefiningOp<NodeOp>();
  Value raised = values.lookup(value);
  if (!raised) {
    nodeError(node) << "is needed before it could be raised";
    return {};
  }
  if (!isRef(getElement(raised))) {
    return raised;
  }
  EffectSet before = effectsOf[node];
  return readRef(raised, getLoc(node), before);
}

FailureOr<SmallVector<Value>> NodeRaiser::getOperands(NodeOp node,
                                                      EffectSet &before) {
  tf::ResolvedArgs inputs;
  std::string error;
  const tensorflow::OpDef *def = defs.lookup(node.getOpType());
  if (def && !tf::OpDefs::resolveInputs(*def, node.getAttrs(), inputs, error)) {
    nodeError(node) << error;
    return failure();
  }
  SmallVector<bool> takesRef;
  for (const tf::ResolvedArg &arg : inputs.args) {
    takesRef.append(arg.types.size(), arg.isRef);
  }
  takesRef.resize(node.getInputs().size(), false);

  SmallVector<Value> operands;
  EffectSet start = before;
  for (auto [index, input] : llvm::enumerate(node.getInputs())) {
    Value raised = values.lookup(input);
    if (!raised) {
      auto producer = input.getDefiningOp<NodeOp>();
      nodeError(node) << "its input "
                      << (producer ? producer.getNodeName() : StringRef("?"))
                      << " is not raised: the graph has a cycle that no "
                         "NextIteration closes";
      return failure();
    }
    if (isRef(getElement(raised)) && !takesRef[index]) {
      EffectSet read = start;
      raised = readRef(raised, getLoc(node), read);
      before = order.unite(before, read);
    }
    operands.push_back(raised);
  }
  return operands;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

void weir::setPlacementRequest(NodeOp node, Operation *op) {
  if (!node.getDeviceOrEmpty().empty()) {
    op->setAttr("weir.device", node.getDeviceAttr());
  }
  if (auto groups = node.getAttrs().getAs<ArrayAttr>("_class")) {
    op->setAttr("weir.class", groups);
  }
}

LogicalResult NodeRaiser::raiseConst(NodeOp node, const EffectSet &before) {
  auto attrs = raiseAttributes(node, defs.lookup("Const"));
  if (failed(attrs)) {
    return failure();
  }
  auto value = dyn_cast_or_null<ElementsAttr>(attrs->get("value"));
  if (!value) {
    return nodeError(node) << "expected a tensor attribute 'value'";
  }
  auto op = tf::ConstOp::create(builder, getLoc(node), value.getType(), value);
  setPlacementRequest(node, op);
  setResults(node, op->getResults());
  effectsOf[node] = before;
  return success();
}

LogicalResult NodeRaiser::raiseRegistered(NodeOp node, OperationName name,
                                          const tensorflow::OpDef &def,
                                          EffectSet before) {
  auto operands = getOperands(node, before);
  auto attrs = raiseAttributes(node, &def);
  if (failed(operands) || failed(attrs)) {
    return failure();
  }
  OperationState state(getLoc(node), name);
  state.addOperands(*operands);
  state.addTypes(node.getOuts().getTypes());
  ArrayRef<StringAttr> declared = name.getRegisteredInfo()->getAttributeNames();
  for (NamedAttribute attr : *attrs) {
    if (llvm::is_contained(declared, attr.getName())) {
      state.addAttribute(attr.getName(), attr.getValue());
    }
  }
  // Several lists of operands or results: the signature says how long each is.
  auto addSegments = [&](StringRef segments, const tf::ResolvedArgs &args) {
    SmallVector<int32_t> sizes;
    for (const tf::ResolvedArg &arg : args.args) {
      sizes.push_back(arg.types.size());
    }
    state.addAttribute(segments, builder.getDenseI32ArrayAttr(sizes));
  };
  tf::ResolvedArgs inputs, outputs;
  std::string error;
  if (!tf::OpDefs::resolveInputs(def, node.getAttrs(), inputs, error) ||
      !tf::OpDefs::resolveOutputs(def, node.getAttrs(), outputs, error)) {
    return nodeError(node) << error;
  }
  if (name.hasTrait<OpTrait::AttrSizedOperandSegments>()) {
    addSegments("operandSegmentSizes", inputs);
  }
  if (name.hasTrait<OpTrait::AttrSizedResultSegments>()) {
    addSegments("resultSegmentSizes", outputs);
  }
  Operation *op = builder.create(state);
  setPlacementRequest(node, op);
  setResults(node, op->getResults());
  effectsOf[node] = before;
  noteRaise(node, op, before);
  return success();
}

LogicalResult NodeRaiser::raiseGeneric(NodeOp node,
                                       const tensorflow::OpDef *def,
                                       EffectSet before) {
  for (Value out : node.getOuts()) {
    if (isUnknownElementType(dropRef(getElement(out)))) {
      return nodeError(node)
             << "nothing is known of this operation: TensorFlow's list does "
                "not have it, nor does the graph's function library; define "
                "the function, or feed the node's outputs";
    }
  }
  auto operands = getOperands(node, before);
  auto attrs = raiseAttributes(node, def);
  if (failed(operands) || failed(attrs)) {
    return failure();
  }
  bool effectful = isEffectful(node, def);
  SmallVector<Value> after;
  if (effectful) {
    after = order.getTokens(before);
  }
  auto op = tf::GenericOp::create(
      builder, getLoc(node), TypeRange(node.getOuts().getTypes()),
      TokenType::get(builder.getContext()), node.getOpTypeAttr(), *operands,
      after, attrs->getDictionary(builder.getContext()), DenseI64ArrayAttr());
  setPlacementRequest(node, op);
  setResults(node, op.getOutputs());
  if (effectful) {
    // Done after all that its values depend on.
    effectsOf[node] =
        order.add(op.getDone(), order.unite(before, getRaisesBefore(node)));
    return success();
  }
  effectsOf[node] = before;
  noteRaise(node, op, before);
  return success();
}

/// What TensorFlow has no CPU kernel for, of the node's types or of the label
/// that it asks for, fails when the step runs, whatever Weir could compute.
static StringAttr findMissingKernel(NodeOp node, const tf::OpDefs &defs,
                                    const tensorflow::OpDef *def) {
  if (!def || !defs.hasAnyCpuKernel(node.getOpType())) {
    return {};
  }
  DictionaryAttr attrs = tf::OpDefs::fillDefaults(*def, node.getAttrs());
  if (defs.hasCpuKernel(node.getOpType(), attrs)) {
    return {};
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "No OpKernel was registered to support Op '" << node.getOpType()
     << "' on a CPU with these attributes:";
  for (NamedAttribute attr : attrs) {
    bool isLabel = attr.getName() == "_kernel";
    if (isLabel || tf::OpDefs::isTypeAttr(*def, attr.getName())) {
      os << " " << attr.getName().getValue() << "=" << attr.getValue();
    }
  }
  os << "; cast to a type that has one, and ask for no special kernel";
  return StringAttr::get(node.getContext(), text);
}

LogicalResult NodeRaiser::raise(NodeOp node) {
  const tensorflow::OpDef *def = defs.lookup(node.getOpType());
  EffectSet before = getEffectsBefore(node);
  if (node.getOpType() == "NoOp" || node.getOpType() == "ControlTrigger") {
    effectsOf[node] = before;
    return success();
  }
  if (node.getOpType() == "Const") {
    return raiseConst(node, before);
  }
  OperationName name("tf." + node.getOpType().str(), builder.getContext());
  bool plain = def && name.isRegistered() &&
               llvm::none_of(node.getOuts(),
                             [](Value out) { return isRef(getElement(out)); });
  LogicalResult raised = plain ? raiseRegistered(node, name, *def, before)
                               : raiseGeneric(node, def, before);
  StringAttr missing = findMissingKernel(node, defs, def);
  if (succeeded(raised) && missing && !node.getOuts().empty()) {
    lookup(node.getOuts()[0])
        .getDefiningOp()
        ->setAttr("weir.no_kernel", missing);
  }
  return raised;
}
