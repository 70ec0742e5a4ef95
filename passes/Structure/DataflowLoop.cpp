//===- DataflowLoop.cpp - a loop as a frame of the executor ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: a loop that the executor runs as a task does one iteration after
// the other, and a body that waits in the middle holds up everything. As a
// frame, iterations are under way together, each op as soon as it can.
//
// A `weir.while` becomes a call of a step marked `weir.dataflow`:
//
//   variable:   Enter --> Merge <------------- NextIteration
//                           |                        ^
//                           v                        |
//               cond --> LoopCond --> Switch --> pieces of the body
//                                       |
//                                       v
//                                     Exit
//
// 1. What the body gives back as it came is a constant Enter, and its result is
//    what went in.
// 2. The body is cut into clusters (BodyClusters.cpp), a private step each.
// 3. Effects of iterations have the order that the graph's edges give them
//    (LoopOrder.h): a NextIteration waits for what its variable carries, and an
//    effect for the variables it comes after. Where nobody knows, effects of an
//    iteration come after those of the one before: a variable of its own says
//    so, whose NextIteration waits for them; what only computes is not held up.
// 4. A cluster that reads no variable must not run in the iteration that the
//    condition ends: it waits for the pivot, which is live where the body is.
//
#include "passes/Structure/DataflowLoop.h"
#include "dialects/Weir/FlowNotes.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Structure/BodyClusters.h"
#include "passes/Structure/LoopOrder.h"
#include "passes/Structure/StepShapes.h"

using namespace mlir;
using namespace weir;

namespace {
/// Builds the dataflow step of one loop.
class LoopFrame {
public:
  LoopFrame(SymbolTable &symbols, WhileOp loop)
      : symbols(symbols), loop(loop), loc(loop.getLoc()),
        builder(loop.getContext()) {}

  /// Replaces the loop by a call. False: it has no variable that changes.
  bool run();

private:
  SymbolTable &symbols;
  WhileOp loop;
  Location loc;
  OpBuilder builder;
  std::string name;
  SmallVector<bool> invariant;
  Value condition;            ///< what LoopCond gives
  Value pivotToken;           ///< made when it is needed
  Value earlier;              ///< what all effects to come wait for; or null
  SmallVector<Value> effects; ///< tokens of this iteration's
  llvm::BitVector late;       ///< variables that may come later than others

  /// The condition or the body, as it is cut.
  struct Part {
    StepOp step;
    bool isCopy = false;
    /// Of the arguments behind the loop's, each a token: the variables that
    /// they say have come.
    SmallVector<unsigned> given;
    std::optional<ResultWaits> waits;
  };
  /// What the pieces of a part give.
  struct Pieces {
    SmallVector<Value> results;
    ResultWaits waits;
  };

  StepOp makeStep(const Twine &name, TypeRange arguments);
  void finishStep(StepOp step, ValueRange results, ValueRange after);
  tf::GenericOp makeFlow(StringRef type, TypeRange results, ValueRange operands,
                         ArrayRef<NamedAttribute> attrs = {},
                         ValueRange after = {});
  Value getPivotToken();
  Value makeEnter(Value value, bool isConstant);
  StepOp makeClusterStep(const BodyCluster &cluster);
  Part getPart(StringRef name);
  void makeCopy(Part &part);
  void findInvariants(Part &body);
  void useConstants(Part &part);
  Value addOrder(StepOp frame);
  Pieces addPieces(const Part &part, ArrayRef<Value> variables,
                   ArrayRef<Value> tokens, llvm::function_ref<Value()> getGate);
};
} // namespace

StepOp LoopFrame::makeStep(const Twine &name, TypeRange arguments) {
  OperationState state(loc, StepOp::getOperationName());
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("sym_visibility", builder.getStringAttr("private"));
  state.addAttribute("function_type",
                     TypeAttr::get(builder.getFunctionType({}, {})));
  for (StringRef list : {"feeds", "fetches", "targets"}) {
    state.addAttribute(list, builder.getStrArrayAttr({}));
  }
  Block &block = state.addRegion()->emplaceBlock();
  for (Type type : arguments) {
    block.addArgument(type, loc);
  }
  auto step = cast<StepOp>(Operation::create(state));
  symbols.insert(step);
  return step;
}

void LoopFrame::finishStep(StepOp step, ValueRange results, ValueRange after) {
  Block &body = step.getBody().front();
  OpBuilder end = OpBuilder::atBlockEnd(&body);
  ReturnOp::create(end, loc, results, after);
  SmallVector<StringRef> feeds(body.getNumArguments(), ""),
      fetches(results.size(), "");
  step.setFeedsAttr(builder.getStrArrayAttr(feeds));
  step.setFetchesAttr(builder.getStrArrayAttr(fetches));
  step.refreshFunctionType();
}

tf::GenericOp LoopFrame::makeFlow(StringRef type, TypeRange results,
                                  ValueRange operands,
                                  ArrayRef<NamedAttribute> attrs,
                                  ValueRange after) {
  return tf::GenericOp::create(
      builder, loc, results, TokenType::get(builder.getContext()),
      builder.getStringAttr(type), operands, after,
      builder.getDictionaryAttr(attrs), DenseI64ArrayAttr());
}

Value LoopFrame::makeEnter(Value value, bool isConstant) {
  NamedAttribute attrs[] = {
      builder.getNamedAttr("frame_name", builder.getStringAttr(name)),
      builder.getNamedAttr("is_constant", builder.getBoolAttr(isConstant)),
      builder.getNamedAttr("parallel_iterations",
                           loop.getParallelIterationsAttr())};
  return makeFlow("Enter", value.getType(), value, attrs).getOutputs()[0];
}

/// Happens in iterations in which the body runs, dead in the last.
Value LoopFrame::getPivotToken() {
  if (!pivotToken) {
    Type type = condition.getType();
    Value taken = makeFlow("Switch", {type, type}, {condition, condition})
                      .getOutputs()[1];
    pivotToken = makeFlow("Merge", type, taken).getDone();
  }
  return pivotToken;
}

/// A private step of the cluster's ops.
StepOp LoopFrame::makeClusterStep(const BodyCluster &cluster) {
  StepOp step = makeStep(name + "/piece",
                         ValueRange(cluster.inputs.getArrayRef()).getTypes());
  Block &block = step.getBody().front();
  OpBuilder inner = OpBuilder::atBlockEnd(&block);
  IRMapping mapping;
  mapping.map(cluster.inputs.getArrayRef(), block.getArguments());
  DenseSet<Value> outer(cluster.after.begin(), cluster.after.end());
  for (Operation *op : cluster.ops) {
    Operation *copy = inner.clone(*op, mapping);
    // The call waits for the tokens of others.
    llvm::TypeSwitch<Operation *>(copy)
        .Case<tf::GenericOp, CallOp, CaseOp, WhileOp>([&](auto copied) {
          SmallVector<Value> kept;
          for (Value token : copied.getAfter()) {
            if (!outer.contains(token)) {
              kept.push_back(token);
            }
          }
          copied.getAfterMutable().assign(kept);
        });
  }
  SmallVector<Value> results, tokens;
  for (Value value : cluster.outputs) {
    results.push_back(mapping.lookup(value));
  }
  for (Value token : cluster.tokens) {
    tokens.push_back(mapping.lookup(token));
  }
  finishStep(step, results, tokens);
  return step;
}

void LoopFrame::makeCopy(Part &part) {
  if (!part.isCopy) {
    part.step = part.step.clone();
    symbols.insert(part.step);
    part.isCopy = true;
    part.waits =
        getResultWaits(cast<ReturnOp>(part.step.getBody().back().back()));
  }
}

/// Shapes may depend on integers that no iteration changes: what reads them
/// gets their values.
void LoopFrame::useConstants(Part &part) {
  for (auto [i, isInvariant] : llvm::enumerate(invariant)) {
    ElementsAttr constant =
        isInvariant ? getFewIntegers(loop.getInputs()[i]) : ElementsAttr();
    auto isReader = [](OpOperand &use) {
      return !isa<ReturnOp>(use.getOwner());
    };
    if (!constant ||
        llvm::none_of(part.step.getBody().getArgument(i).getUses(), isReader)) {
      continue;
    }
    makeCopy(part);
    BlockArgument argument = part.step.getBody().getArgument(i);
    OpBuilder begin = OpBuilder::atBlockBegin(&part.step.getBody().front());
    argument.replaceUsesWithIf(tf::ConstOp::create(begin, argument.getLoc(),
                                                   constant.getType(),
                                                   constant),
                               isReader);
  }
}

/// A step that tells by arguments what others tell by a Keep.
LoopFrame::Part LoopFrame::getPart(StringRef symbol) {
  Part part{symbols.lookup<StepOp>(symbol), false, {}, {}};
  auto isGiven = [](tf::GenericOp op) {
    return bool(getGivenArgument(op.getDone()));
  };
  if (llvm::any_of(part.step.getBody().getOps<tf::GenericOp>(), isGiven)) {
    makeCopy(part);
    Block &block = part.step.getBody().front();
    for (auto op : llvm::make_early_inc_range(block.getOps<tf::GenericOp>())) {
      if (isGiven(op)) {
        part.given.push_back(getGivenArgument(op.getDone()).getArgNumber());
        op.getDone().replaceAllUsesWith(
            block.addArgument(op.getDone().getType(), loc));
        op.erase();
      }
    }
  }
  part.waits =
      getResultWaits(cast<ReturnOp>(part.step.getBody().back().back()));
  return part;
}

/// Calls the pieces of `part` and gives its results. `variables` are its
/// arguments, `tokens` say that they have come; a piece that reads none that
/// changes waits for `getGate`'s token.
LoopFrame::Pieces LoopFrame::addPieces(const Part &part,
                                       ArrayRef<Value> variables,
                                       ArrayRef<Value> tokens,
                                       llvm::function_ref<Value()> getGate) {
  StepOp step = part.step;
  IRMapping mapping;
  mapping.map(step.getBody().getArguments().take_front(variables.size()),
              variables);
  for (auto [number, argument] :
       llvm::zip(part.given,
                 step.getBody().getArguments().drop_front(variables.size()))) {
    mapping.map(argument, tokens[number]);
  }
  for (const BodyCluster &cluster : findBodyClusters(step, late)) {
    StepOp piece = makeClusterStep(cluster);
    SmallVector<Value> inputs, after;
    bool isGated = false;
    for (Value input : cluster.inputs) {
      auto argument = dyn_cast<BlockArgument>(input);
      isGated |= !argument || !invariant[argument.getArgNumber()];
      inputs.push_back(mapping.lookup(input));
    }
    for (Value token : cluster.after) {
      isGated |= !isa<BlockArgument>(token);
      // What never changes was there before the first iteration.
      if (Value known = mapping.lookupOrNull(token)) {
        after.push_back(known);
      }
    }
    if (!isGated) {
      after.push_back(getGate());
    }
    bool hasEffects = !cluster.tokens.empty();
    if (hasEffects && earlier) {
      after.push_back(earlier);
    }
    auto call = CallOp::create(
        builder, cluster.loc,
        ValueRange(cluster.outputs.getArrayRef()).getTypes(),
        TokenType::get(builder.getContext()),
        FlatSymbolRefAttr::get(piece.getSymNameAttr()), inputs, after);
    mapping.map(cluster.outputs.getArrayRef(), call.getOutputs());
    for (Value token : cluster.tokens) {
      mapping.map(token, call.getDone());
    }
    if (hasEffects) {
      effects.push_back(call.getDone());
    }
  }
  Pieces pieces;
  auto ret = cast<ReturnOp>(step.getBody().front().back());
  for (Value result : ret.getResults()) {
    pieces.results.push_back(mapping.lookup(result));
  }
  pieces.waits.resize(pieces.results.size());
  for (auto [known, list] :
       llvm::zip(pieces.waits, part.waits.value_or(ResultWaits()))) {
    for (Value token : list) {
      if (Value mapped = mapping.lookupOrNull(token);
          mapped && !llvm::is_contained(known, mapped)) {
        known.push_back(mapped);
      }
    }
  }
  return pieces;
}

static bool hasEffects(StepOp step) {
  return llvm::any_of(step.getBody().front(), [](Operation &op) {
    return llvm::any_of(op.getResultTypes(), llvm::IsaPred<TokenType>);
  });
}

/// The variable that orders effects; its value does not matter. Gives what has
/// it in the present iteration.
Value LoopFrame::addOrder(StepOp frame) {
  Value payload = frame.getBody().getArgument(0);
  Type type = payload.getType();
  Value first = makeEnter(payload, /*isConstant=*/false);
  int64_t id = int64_t(invariant.size());
  Value again =
      makeFlow("weir.BackEdge", type, {},
               builder.getNamedAttr("id", builder.getI64IntegerAttr(id)))
          .getOutputs()[0];
  auto merge = makeFlow("Merge", type, {first, again});
  earlier = merge.getDone();
  return merge.getOutputs()[0];
}

void LoopFrame::findInvariants(Part &body) {
  auto ret = cast<ReturnOp>(body.step.getBody().front().back());
  for (auto [i, result] : llvm::enumerate(ret.getResults())) {
    invariant.push_back(result == body.step.getBody().getArgument(i) &&
                        (!body.waits || (*body.waits)[i].empty()));
  }
  if (invariant.empty() || llvm::is_contained(invariant, false)) {
    return;
  }
  // Only effects tell the iterations apart. What drives the frame is any
  // variable that goes around; rather none that stands for state.
  size_t driver = 0;
  for (auto [i, type] : llvm::enumerate(loop.getInputs().getTypes())) {
    if (!isa<ResourceType>(getElementTypeOrSelf(type))) {
      driver = i;
      break;
    }
  }
  invariant[driver] = false;
}

bool LoopFrame::run() {
  if (loop.getInputs().empty()) {
    return false;
  }
  Part cond = getPart(loop.getCondition()), body = getPart(loop.getBody());
  findInvariants(body);
  useConstants(cond);
  useConstants(body);
  if (mayWait(cond.step, symbols) || mayWait(body.step, symbols)) {
    late.resize(invariant.size());
    for (auto [i, isInvariant] : llvm::enumerate(invariant)) {
      late[i] = !isInvariant;
    }
  }
  auto node = loc->findInstanceOf<NameLoc>();
  name = node ? node.getName().str() : "loop";
  StepOp step = makeStep(name + "/frame", loop.getInputs().getTypes());
  step->setAttr("weir.dataflow", builder.getStringAttr(loopFrameReason));
  builder.setInsertionPointToEnd(&step.getBody().front());
  SmallVector<Value> present, taken, results;
  SmallVector<Type> resultTypes; // of the loop: not what the first ones are
  SmallVector<Value> tokens(invariant.size());
  tf::GenericOp firstMerge;
  for (auto [i, argument] : llvm::enumerate(step.getBody().getArguments())) {
    Value value = makeEnter(argument, invariant[i]);
    if (!invariant[i]) {
      Value next =
          makeFlow("weir.BackEdge", argument.getType(), {},
                   builder.getNamedAttr("id", builder.getI64IntegerAttr(i)))
              .getOutputs()[0];
      auto merge = makeFlow("Merge", argument.getType(), {value, next});
      firstMerge = firstMerge ? firstMerge : merge;
      value = merge.getOutputs()[0];
      tokens[i] = merge.getDone();
    }
    present.push_back(value);
  }
  auto isUnknown = [](const Part &part) {
    return !part.waits && hasEffects(part.step);
  };
  Value order;
  if (isUnknown(cond) || isUnknown(body)) {
    order = addOrder(step);
  }
  Pieces asked =
      addPieces(cond, present, tokens, [&] { return firstMerge.getDone(); });
  Value goesOn = asked.results.front();
  condition =
      makeFlow("LoopCond", goesOn.getType(), goesOn, {}, asked.waits.front())
          .getOutputs()[0];
  for (auto [i, value] : llvm::enumerate(present)) {
    if (invariant[i]) {
      taken.push_back(value);
      continue;
    }
    Type type = value.getType();
    auto choice = makeFlow("Switch", {type, type}, {value, condition});
    taken.push_back(choice.getOutputs()[1]);
    tokens[i] = choice.getDone();
    // What nobody reads need not leave.
    if (!loop.getOutputs()[i].use_empty()) {
      results.push_back(
          makeFlow("Exit", type, choice.getOutputs()[0]).getOutputs()[0]);
      resultTypes.push_back(loop.getOutputs()[i].getType());
    }
  }
  if (order) {
    // The body's come after the condition's.
    auto choice = makeFlow("Switch", {order.getType(), order.getType()},
                           {order, condition}, {}, effects);
    order = choice.getOutputs()[1];
    earlier = choice.getDone();
    effects.clear();
  }
  Pieces next = addPieces(body, taken, tokens, [&] { return getPivotToken(); });
  auto addNext = [&](Value value, int64_t id, ValueRange after) {
    makeFlow("NextIteration", {}, value,
             builder.getNamedAttr("id", builder.getI64IntegerAttr(id)), after);
  };
  auto ret = cast<ReturnOp>(body.step.getBody().front().back());
  for (auto [i, value] : llvm::enumerate(next.results)) {
    if (invariant[i]) {
      continue;
    }
    auto argument = dyn_cast<BlockArgument>(ret.getResults()[i]);
    if (argument && invariant[argument.getArgNumber()]) {
      // It is there in the last iteration, too.
      next.waits[i].push_back(getPivotToken());
    }
    addNext(value, int64_t(i), next.waits[i]);
  }
  if (order) {
    addNext(order, int64_t(next.results.size()), effects);
  }
  finishStep(step, results, {});
  for (const Part &part : {cond, body}) {
    if (part.isCopy) {
      symbols.erase(part.step);
    }
  }

  builder.setInsertionPoint(loop);
  auto run = CallOp::create(builder, loc, resultTypes,
                            TokenType::get(builder.getContext()),
                            FlatSymbolRefAttr::get(step.getSymNameAttr()),
                            loop.getInputs(), loop.getAfter());
  unsigned number = 0;
  for (auto [i, output] : llvm::enumerate(loop.getOutputs())) {
    if (output.use_empty()) {
      continue;
    }
    output.replaceAllUsesWith(invariant[i] ? Value(loop.getInputs()[i])
                                           : run.getOutputs()[number++]);
  }
  loop.getDone().replaceAllUsesWith(run.getDone());
  loop->erase();
  return true;
}

bool weir::formDataflowLoop(SymbolTable &symbols, WhileOp loop) {
  return LoopFrame(symbols, loop).run();
}
