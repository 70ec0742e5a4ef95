//===- LowerLoops.cpp - While nodes as loops of the graph -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow makes a loop of the graph of a While that is marked
// `_lower_using_switch_merge`. What waits for what then follows from edges:
//
// 1. A resource is a constant Enter. Each other value has Enter, Merge, Switch,
//    NextIteration and Exit.
// 2. The condition's nodes wait for the first variable's Merge, the body's for
//    its Switch, besides what they read.
// 3. Each NextIteration waits for what the body's control_ret names. What
//    neither that nor a result needs is not there, nor are effects of the
//    condition that its result does not need.
// 4. Who waits for the While waits for all Exits.
//
// Where nothing waits for anything else this makes no difference; a While is
// then raised as it is. In such a loop an If is made Switch and Merge of, too:
// of each input and of the predicate a Switch, of each result a Merge.
#include "passes/Structure/LowerLoops.h"

using namespace mlir;
using namespace weir;

static Type getElement(Value value) {
  return cast<TensorType>(value.getType()).getElementType();
}

static std::optional<FunctionCall> getCalled(NodeOp node, StringRef attr,
                                             SymbolTable &functions) {
  auto func = node.getAttrs().getAs<FuncAttr>(attr);
  auto function =
      func ? functions.lookup<FunctionOp>(func.getName()) : FunctionOp();
  if (!function) {
    return std::nullopt;
  }
  return FunctionCall{function, func.getAttrs()};
}

std::optional<LoweredLoop> weir::getLoweredLoop(NodeOp node,
                                                SymbolTable &functions,
                                                const tf::OpDefs &defs) {
  StringRef type = node.getOpType();
  auto isLowered = node.getAttrs().getAs<BoolAttr>("_lower_using_switch_merge");
  if ((type != "While" && type != "StatelessWhile") || !isLowered ||
      !isLowered.getValue()) {
    return std::nullopt;
  }
  auto condition = getCalled(node, "cond", functions);
  auto body = getCalled(node, "body", functions);
  bool hasVariable = llvm::any_of(node.getInputs(), [](Value input) {
    return !isa<ResourceType>(getElement(input));
  });
  if (!condition || !body || !hasVariable) {
    return std::nullopt;
  }
  SmallVector<Type> inputs, outputs, nextInputs, nextOutputs;
  size_t count = node.getInputs().size();
  bool fits = succeeded(getSignatureTypes(condition->function, condition->attrs,
                                          defs, node, inputs, outputs)) &&
              succeeded(getSignatureTypes(body->function, body->attrs, defs,
                                          node, nextInputs, nextOutputs)) &&
              inputs.size() == count && nextInputs.size() == count &&
              nextOutputs.size() == count && outputs.size() == 1 &&
              getElementTypeOrSelf(outputs[0]).isInteger(1);
  return fits ? std::optional(LoweredLoop{*condition, *body}) : std::nullopt;
}

std::optional<LoweredBranches>
weir::getLoweredBranches(NodeOp node, SymbolTable &functions,
                         const tf::OpDefs &defs) {
  StringRef type = node.getOpType();
  auto isLowered = node.getAttrs().getAs<BoolAttr>("_lower_using_switch_merge");
  if ((type != "If" && type != "StatelessIf") || !isLowered ||
      !isLowered.getValue() || node.getOuts().empty() ||
      !getElement(node.getInputs()[0]).isInteger(1)) {
    return std::nullopt;
  }
  auto otherwise = getCalled(node, "else_branch", functions);
  auto then = getCalled(node, "then_branch", functions);
  auto fits = [&](const std::optional<FunctionCall> &call) {
    SmallVector<Type> inputs, outputs;
    return call &&
           succeeded(getSignatureTypes(call->function, call->attrs, defs, node,
                                       inputs, outputs)) &&
           inputs.size() + 1 == node.getInputs().size() &&
           outputs.size() == node.getOuts().size();
  };
  if (!fits(otherwise) || !fits(then)) {
    return std::nullopt;
  }
  return LoweredBranches{*otherwise, *then};
}

namespace {
/// Makes the nodes that stand where `node` stood.
class NodeLowering {
public:
  NodeLowering(NodeOp node, const tf::OpDefs &defs)
      : node(node), defs(defs), builder(node),
        prefix(node.getNodeName().str() + "/") {}

  LogicalResult lowerLoop(const LoweredLoop &loop,
                          SmallVectorImpl<NodeOp> &worklist);
  LogicalResult lowerBranches(const LoweredBranches &branches,
                              SmallVectorImpl<NodeOp> &worklist);

private:
  NodeOp node;
  const tf::OpDefs &defs;
  OpBuilder builder;
  std::string prefix;
  unsigned numNodes = 0;

  NodeOp make(StringRef op, TypeRange types, ValueRange inputs,
              ValueRange controls = {}, ArrayRef<NamedAttribute> attrs = {});
  NodeOp makeOfType(StringRef op, unsigned numResults, ValueRange inputs,
                    ValueRange controls = {},
                    ArrayRef<NamedAttribute> attrs = {});
  NodeOp makeEnter(Value value, bool isConstant);
  NodeOp makeMerge(Value first, Value second);
  FailureOr<FunctionInstance> instantiate(const FunctionCall &call,
                                          StringRef name, ArrayRef<Value> args,
                                          Value start, bool hasEffects);
  void replaceUses(ArrayRef<Value> outputs, Value done);
};
} // namespace

NodeOp NodeLowering::make(StringRef op, TypeRange types, ValueRange inputs,
                          ValueRange controls, ArrayRef<NamedAttribute> attrs) {
  auto name =
      builder.getStringAttr(prefix + op.lower() + "/_" + Twine(numNodes++));
  return NodeOp::create(builder, NameLoc::get(name), types,
                        node.getControl().getType(), builder.getStringAttr(op),
                        inputs, controls, name, node.getDeviceAttr(),
                        builder.getDictionaryAttr(attrs), ArrayAttr(),
                        DenseI64ArrayAttr(), DictionaryAttr());
}

/// A node whose results have its first input's type, `T`.
NodeOp NodeLowering::makeOfType(StringRef op, unsigned numResults,
                                ValueRange inputs, ValueRange controls,
                                ArrayRef<NamedAttribute> attrs) {
  SmallVector<NamedAttribute> all(attrs);
  all.push_back(
      builder.getNamedAttr("T", TypeAttr::get(getElement(inputs[0]))));
  SmallVector<Type> types(numResults,
                          UnrankedTensorType::get(getElement(inputs[0])));
  return make(op, types, inputs, controls, all);
}

NodeOp NodeLowering::makeEnter(Value value, bool isConstant) {
  auto parallel = node.getAttrs().getAs<IntegerAttr>("parallel_iterations");
  NamedAttribute attrs[] = {
      builder.getNamedAttr("frame_name", node.getNodeNameAttr()),
      builder.getNamedAttr("is_constant", builder.getBoolAttr(isConstant)),
      builder.getNamedAttr("parallel_iterations",
                           parallel ? parallel
                                    : builder.getI64IntegerAttr(10))};
  return makeOfType("Enter", 1, value, {}, attrs);
}

/// The function's nodes, with its effects or only with what its results need;
/// those that start with the loop's values, or with nothing, wait for `start`.
FailureOr<FunctionInstance>
NodeLowering::instantiate(const FunctionCall &call, StringRef name,
                          ArrayRef<Value> args, Value start, bool hasEffects) {
  auto instance = instantiateFunction(builder, call.function, call.attrs, args,
                                      prefix + name.str() + "/",
                                      node.getDeviceOrEmpty(), defs);
  if (failed(instance)) {
    return failure();
  }
  SmallVector<NodeOp> roots;
  if (hasEffects) {
    roots = instance->namedControlRets;
  }
  eraseUnneeded(*instance, roots);
  for (NodeOp inner : instance->nodes) {
    bool isFirst = inner->getNumOperands() == 0 ||
                   llvm::any_of(inner.getInputs(), [&](Value input) {
                     return llvm::is_contained(args, input);
                   });
    if (isFirst) {
      inner.getControlsMutable().append(start);
    }
  }
  return instance;
}

/// Gives the first of two values that comes.
NodeOp NodeLowering::makeMerge(Value first, Value second) {
  Type type = UnrankedTensorType::get(getElement(first));
  Type index = UnrankedTensorType::get(builder.getI32Type());
  NamedAttribute attrs[] = {
      builder.getNamedAttr("N", builder.getI64IntegerAttr(2)),
      builder.getNamedAttr("T", TypeAttr::get(getElement(first)))};
  return make("Merge", {type, index}, {first, second}, {}, attrs);
}

/// The node's users read `outputs` and wait for `done`; its name stays.
void NodeLowering::replaceUses(ArrayRef<Value> outputs, Value done) {
  for (auto [before, after] : llvm::zip(node.getOuts(), outputs)) {
    before.replaceAllUsesWith(after);
  }
  if (done) {
    node.getControl().replaceAllUsesWith(done);
  }
  StringRef op = outputs.size() == 1 ? "Identity" : "IdentityN";
  SmallVector<Attribute> types;
  SmallVector<Type> results;
  for (Value output : outputs) {
    types.push_back(TypeAttr::get(getElement(output)));
    results.push_back(output.getType());
  }
  Attribute type =
      outputs.size() == 1 ? types[0] : Attribute(builder.getArrayAttr(types));
  auto standIn = NodeOp::create(
      builder, node.getLoc(), results, node.getControl().getType(),
      builder.getStringAttr(op), outputs, ValueRange(), node.getNodeNameAttr(),
      node.getDeviceAttr(),
      builder.getDictionaryAttr(builder.getNamedAttr("T", type)), ArrayAttr(),
      DenseI64ArrayAttr(), DictionaryAttr());
  standIn->setAttr(standInAttr, builder.getUnitAttr());
  node.erase();
}

LogicalResult NodeLowering::lowerLoop(const LoweredLoop &loop,
                                      SmallVectorImpl<NodeOp> &worklist) {
  // A variable's nodes; null for a resource, which has its Enter only.
  struct Variable {
    NodeOp enter, merge, branch;
  };
  SmallVector<Variable> variables;
  SmallVector<Value> present, taken, outputs, exits;
  NodeOp firstMerge, firstBranch;
  for (Value input : node.getInputs()) {
    Variable &variable = variables.emplace_back();
    bool isResource = isa<ResourceType>(getElement(input));
    variable.enter = makeEnter(input, isResource);
    Value value = variable.enter.getOuts()[0];
    if (!isResource) {
      // The second input follows.
      variable.merge = makeMerge(value, value);
      value = variable.merge.getOuts()[0];
      firstMerge = firstMerge ? firstMerge : variable.merge;
    }
    present.push_back(value);
  }
  auto condition = instantiate(loop.condition, "cond", present,
                               firstMerge.getControl(), /*hasEffects=*/false);
  if (failed(condition)) {
    return failure();
  }
  NodeOp loopCond = make("LoopCond", condition->rets[0].getType(),
                         ValueRange(condition->rets[0]));
  loopCond->setLoc(node.getLoc()); // what the loop is called
  for (auto [variable, value] : llvm::zip(variables, present)) {
    if (!variable.merge) {
      taken.push_back(value);
      continue;
    }
    variable.branch = makeOfType("Switch", 2, {value, loopCond.getOuts()[0]});
    taken.push_back(variable.branch.getOuts()[1]);
    firstBranch = firstBranch ? firstBranch : variable.branch;
  }
  NodeOp start = makeOfType("Identity", 1, firstBranch.getOuts()[1]);
  auto body = instantiate(loop.body, "body", taken, start.getControl(),
                          /*hasEffects=*/true);
  if (failed(body)) {
    return failure();
  }
  SmallVector<Value> done = {start.getControl()};
  for (NodeOp named : body->namedControlRets) {
    done.push_back(named.getControl());
  }
  for (auto [i, variable] : llvm::enumerate(variables)) {
    Value output = node.getInputs()[i];
    if (variable.merge) {
      NodeOp next = makeOfType("NextIteration", 1, body->rets[i], done);
      variable.merge.getInputsMutable().slice(1, 1).assign(next.getOuts()[0]);
      NodeOp exit = makeOfType("Exit", 1, variable.branch.getOuts()[0]);
      exits.push_back(exit.getControl());
      output = exit.getOuts()[0];
    }
    outputs.push_back(makeOfType("Identity", 1, output).getOuts()[0]);
  }
  worklist.append(condition->nodes);
  worklist.append(body->nodes);
  Value left;
  if (!node.getControl().use_empty()) {
    left = make("NoOp", {}, {}, exits).getControl();
  }
  replaceUses(outputs, left);
  return success();
}

LogicalResult NodeLowering::lowerBranches(const LoweredBranches &branches,
                                          SmallVectorImpl<NodeOp> &worklist) {
  Value predicate = node.getInputs()[0];
  bool isAwaited = !node.getControl().use_empty();
  SmallVector<Value> controls = llvm::to_vector_of<Value>(node.getControls());
  NodeOp choice = makeOfType("Switch", 2, {predicate, predicate}, controls);
  SmallVector<NodeOp> choices;
  for (Value input : node.getInputs().drop_front()) {
    choices.push_back(makeOfType("Switch", 2, {input, predicate}, controls));
  }
  SmallVector<FunctionInstance> sides;
  SmallVector<Value> done;
  const FunctionCall *calls[] = {&branches.otherwise, &branches.then};
  for (unsigned side : {0, 1}) {
    NodeOp start = makeOfType("Identity", 1, choice.getOuts()[side]);
    SmallVector<Value> args;
    for (NodeOp input : choices) {
      args.push_back(input.getOuts()[side]);
    }
    auto instance = instantiate(*calls[side], side ? "then" : "else", args,
                                start.getControl(), isAwaited);
    if (failed(instance)) {
      return failure();
    }
    if (isAwaited) {
      SmallVector<Value> last;
      for (NodeOp named : instance->namedControlRets) {
        last.push_back(named.getControl());
      }
      done.push_back(
          makeOfType("Identity", 1, start.getOuts()[0], last).getOuts()[0]);
    }
    worklist.append(instance->nodes);
    sides.push_back(std::move(*instance));
  }
  SmallVector<Value> outputs;
  for (auto [otherwise, then] : llvm::zip(sides[0].rets, sides[1].rets)) {
    outputs.push_back(makeMerge(otherwise, then).getOuts()[0]);
  }
  for (NodeOp input : choices) {
    if (input->use_empty()) {
      input.erase();
    }
  }
  replaceUses(outputs,
              isAwaited ? makeMerge(done[0], done[1]).getControl() : Value());
  return success();
}

LogicalResult weir::lowerLoop(NodeOp node, const LoweredLoop &loop,
                              const tf::OpDefs &defs,
                              SmallVectorImpl<NodeOp> &worklist) {
  return NodeLowering(node, defs).lowerLoop(loop, worklist);
}

LogicalResult weir::lowerBranches(NodeOp node, const LoweredBranches &branches,
                                  const tf::OpDefs &defs,
                                  SmallVectorImpl<NodeOp> &worklist) {
  return NodeLowering(node, defs).lowerBranches(branches, worklist);
}
