//===- AddGradients.cpp - gradients asked for by name -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A request becomes one node, with an Identity per result that carries the name
// under which it is fetched. Selection, pruning and control flow treat it like
// any other node; raising makes weir.gradients of it.
//
#include "passes/Structure/AddGradients.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/FunctionGradients.h"
#include "passes/Structure/NodeRaiser.h"
#include "passes/Structure/Passes.h"

#define DEBUG_TYPE "weir-add-gradients"

namespace weir {
#define GEN_PASS_DEF_ADDGRADIENTSPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

namespace {
/// Finds tensors of a graph by name.
class TensorNames {
public:
  explicit TensorNames(GraphOp graph) : graph(graph) {
    for (NodeOp node : graph.getBody().front().getOps<NodeOp>()) {
      nodes.try_emplace(node.getNodeName(), node);
    }
  }

  FailureOr<Value> find(StringRef name) {
    auto [stem, suffix] = name.rsplit(':');
    unsigned port = 0;
    bool hasPort = !suffix.empty();
    NodeOp node = nodes.lookup(stem);
    if ((hasPort && suffix.getAsInteger(10, port)) || !node ||
        port >= node.getOuts().size()) {
      graph.emitError("gradients: the graph has no tensor '")
          << name << "'; name one as node:port";
      return failure();
    }
    return Value(node.getOuts()[port]);
  }
  LogicalResult append(ArrayRef<std::string> names,
                       SmallVectorImpl<Value> &values) {
    for (const std::string &name : names) {
      auto value = find(name);
      if (failed(value)) {
        return failure();
      }
      values.push_back(*value);
    }
    return success();
  }

private:
  GraphOp graph;
  llvm::StringMap<NodeOp> nodes;
};
} // namespace

static NodeOp createNode(OpBuilder &builder, Location loc, StringRef type,
                         const Twine &name, ValueRange inputs,
                         ArrayRef<Type> types, ArrayRef<NamedAttribute> attrs) {
  return NodeOp::create(builder, loc, types,
                        ControlType::get(builder.getContext()),
                        builder.getStringAttr(type), inputs, ValueRange(),
                        builder.getStringAttr(name), StringAttr(),
                        builder.getDictionaryAttr(attrs), ArrayAttr(),
                        DenseI64ArrayAttr(), DictionaryAttr());
}

static Type getElementOf(Value tensor) {
  return dropRef(cast<TensorType>(tensor.getType()).getElementType());
}

/// The type of a tensor's gradient: a variable's is that of its value, which
/// the node that makes the handle tells, else the forward ops.
static Type getGradientType(Value x, Value y) {
  Type element = getElementOf(x);
  auto node = x.getDefiningOp<NodeOp>();
  if (auto held = node ? node.getAttrs().getAs<TypeAttr>("dtype") : nullptr;
      held && isa<ResourceType>(element)) {
    element = held.getValue();
  }
  if (!isa<FloatType, ComplexType>(element)) {
    element = getElementOf(y);
  }
  return UnrankedTensorType::get(element);
}

LogicalResult weir::addGradientRequest(GraphOp graph,
                                       const GradientRequest &request) {
  TensorNames names(graph);
  SmallVector<Value> inputs;
  if (request.ys.empty() || request.xs.empty()) {
    return graph.emitError("gradients: expected at least one y and one x");
  }
  if (!request.gradYs.empty() && request.gradYs.size() != request.ys.size()) {
    return graph.emitError("gradients: expected one grad_ys per y (")
           << request.ys.size() << "), got " << request.gradYs.size();
  }
  if (failed(names.append(request.ys, inputs)) ||
      failed(names.append(request.xs, inputs)) ||
      failed(names.append(request.stop, inputs))) {
    return failure();
  }
  // Which ys have a given gradient: its position among the given ones, or -1.
  SmallVector<Attribute> given;
  OpBuilder builder = OpBuilder::atBlockEnd(&graph.getBody().front());
  int64_t count = 0;
  for (auto [i, name] : llvm::enumerate(request.gradYs)) {
    given.push_back(builder.getI64IntegerAttr(name.empty() ? -1 : count++));
    if (name.empty()) {
      continue;
    }
    if (failed(names.append(name, inputs))) {
      return failure();
    }
    Type of = getElementOf(inputs[i]), got = getElementOf(inputs.back());
    if (got != of && !isa<ResourceType, VariantType>(of)) {
      return graph.emitError("gradients: '")
             << name << "' has elements of type " << got
             << ", but what it is the gradient of, '" << request.ys[i]
             << "', of type " << of << "; cast it";
    }
  }
  size_t numYs = request.ys.size();
  SmallVector<Type> types;
  for (size_t i = 0; i < request.xs.size(); ++i) {
    types.push_back(getGradientType(inputs[numYs + i], inputs[0]));
  }
  SmallVector<NamedAttribute> attrs = {
      builder.getNamedAttr("ys", builder.getI64IntegerAttr(numYs)),
      builder.getNamedAttr("xs", builder.getI64IntegerAttr(types.size())),
      builder.getNamedAttr("stop",
                           builder.getI64IntegerAttr(request.stop.size())),
      builder.getNamedAttr("given", builder.getArrayAttr(given))};
  if (!request.minimized.empty()) {
    attrs.push_back(builder.getNamedAttr(
        minimizedAttr, builder.getStringAttr(request.minimized)));
  }
  NodeOp node = createNode(builder, graph.getLoc(), gradientsOpType,
                           request.prefix + "/all", inputs, types, attrs);
  for (auto [i, out] : llvm::enumerate(node.getOuts())) {
    Type element = cast<TensorType>(out.getType()).getElementType();
    createNode(builder, graph.getLoc(), "Identity",
               request.prefix + "/" + Twine(i), out, out.getType(),
               builder.getNamedAttr("T", TypeAttr::get(element)));
  }
  return success();
}

LogicalResult weir::raiseGradients(NodeRaiser &raiser, NodeOp node) {
  auto count = [&](StringRef name) {
    return node.getAttrs().getAs<IntegerAttr>(name).getInt();
  };
  int64_t numYs = count("ys"), numXs = count("xs"), numStop = count("stop");
  SmallVector<Value> ys, rest, gradYs;
  for (auto [i, input] : llvm::enumerate(node.getInputs())) {
    // A reference among the xs is the variable itself, not what it holds now.
    bool asIs = int64_t(i) >= numYs && int64_t(i) < numYs + numXs + numStop;
    Value value = asIs ? raiser.lookup(input) : raiser.getByValue(input);
    if (!value) {
      return failure();
    }
    (int64_t(i) < numYs ? ys : rest).push_back(value);
  }
  ValueRange xs = ValueRange(rest).take_front(numXs);
  ValueRange stop = ValueRange(rest).slice(numXs, numStop);
  OpBuilder &builder = raiser.getBuilder();
  Location loc = NameLoc::get(node.getNodeNameAttr());
  ValueRange givenGrads = ValueRange(rest).drop_front(numXs + numStop);
  auto given = node.getAttrs().getAs<ArrayAttr>("given");
  for (auto [i, attr] : llvm::enumerate(given)) {
    int64_t at = cast<IntegerAttr>(attr).getInt();
    if (at >= 0) {
      gradYs.push_back(givenGrads[at]);
      continue;
    }
    OperationState ones(loc, "tf.OnesLike");
    ones.addOperands(ys[i]);
    ones.addTypes(UnrankedTensorType::get(
        cast<TensorType>(ys[i].getType()).getElementType()));
    gradYs.push_back(builder.create(ones)->getResult(0));
  }
  auto op = GradientsOp::create(builder, loc, node.getOuts().getTypes(), ys, xs,
                                stop, gradYs, DenseBoolArrayAttr());
  if (auto minimized = node.getAttrs().get(minimizedAttr)) {
    op->setAttr(minimizedAttr, minimized);
  }
  for (auto [out, result] : llvm::zip(node.getOuts(), op.getGradients())) {
    raiser.map(out, result);
  }
  raiser.setEffects(node, raiser.getEffectsBefore(node));
  return success();
}

namespace {
struct AddGradientsPass : weir::impl::AddGradientsPassBase<AddGradientsPass> {
  using AddGradientsPassBase::AddGradientsPassBase;
  void runOnOperation() override {
    GradientRequest request;
    request.prefix = prefix;
    request.ys.assign(ys.begin(), ys.end());
    request.xs.assign(xs.begin(), xs.end());
    request.gradYs.assign(gradYs.begin(), gradYs.end());
    request.stop.assign(stop.begin(), stop.end());
    for (GraphOp graph : getOperation().getOps<GraphOp>()) {
      if (failed(addGradientRequest(graph, request))) {
        return signalPassFailure();
      }
    }
  }
};
} // namespace
