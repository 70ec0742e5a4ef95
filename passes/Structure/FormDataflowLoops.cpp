//===- FormDataflowLoops.cpp - loops as frames of the executor ------------===//
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
// 3. Effects of an iteration come after those of the one before: which of them
//    the graph orders is no longer told. A variable of its own says so, whose
//    NextIteration waits for them; what only computes is not held up.
// 4. A cluster that reads no variable must not run in the iteration that the
//    condition ends: it waits for the pivot, which is live where the body is.
//
#include "dialects/Weir/FlowNotes.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Structure/BodyClusters.h"
#include "passes/Structure/Passes.h"

#define DEBUG_TYPE "weir-form-dataflow-loops"

namespace weir {
#define GEN_PASS_DEF_FORMDATAFLOWLOOPSPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

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
  Value condition;  ///< what LoopCond gives
  Value pivotToken; ///< made when it is needed
  Value earlier;    ///< the token of the last iteration's effects; or null
  SmallVector<Value> effects; ///< tokens of this iteration's

  StepOp makeStep(const Twine &name, TypeRange arguments);
  void finishStep(StepOp step, ValueRange results, ValueRange after);
  tf::GenericOp makeFlow(StringRef type, TypeRange results, ValueRange operands,
                         ArrayRef<NamedAttribute> attrs = {},
                         ValueRange after = {});
  Value getPivotToken();
  Value makeEnter(Value value, bool isConstant);
  StepOp makeClusterStep(const BodyCluster &cluster);
  Value addOrder(StepOp body, StepOp frame);
  SmallVector<Value> addPieces(StepOp step, ArrayRef<Value> variables,
                               llvm::function_ref<Value()> getGate);
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

/// Calls the pieces of `step` and gives its results. `variables` are its
/// arguments; a piece that reads none that changes waits for `getGate`'s token.
SmallVector<Value> LoopFrame::addPieces(StepOp step, ArrayRef<Value> variables,
                                        llvm::function_ref<Value()> getGate) {
  IRMapping mapping;
  mapping.map(step.getBody().getArguments(), variables);
  for (const BodyCluster &cluster : findBodyClusters(step)) {
    StepOp piece = makeClusterStep(cluster);
    SmallVector<Value> inputs, after;
    bool isGated = false;
    for (Value input : cluster.inputs) {
      auto argument = dyn_cast<BlockArgument>(input);
      isGated |= !argument || !invariant[argument.getArgNumber()];
      inputs.push_back(mapping.lookup(input));
    }
    for (Value token : cluster.after) {
      isGated = true;
      after.push_back(mapping.lookup(token));
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
  SmallVector<Value> results;
  auto ret = cast<ReturnOp>(step.getBody().front().back());
  for (Value result : ret.getResults()) {
    results.push_back(mapping.lookup(result));
  }
  return results;
}

/// The variable that orders effects, where the body has any; its value does not
/// matter. Gives what the next iteration gets.
Value LoopFrame::addOrder(StepOp body, StepOp frame) {
  bool hasEffects = llvm::any_of(body.getBody().front(), [](Operation &op) {
    return llvm::any_of(op.getResultTypes(), llvm::IsaPred<TokenType>);
  });
  if (!hasEffects) {
    return {};
  }
  Value payload = frame.getBody().getArgument(0);
  Type type = payload.getType();
  Value first = makeEnter(payload, /*isConstant=*/false);
  int64_t id = int64_t(invariant.size());
  Value again =
      makeFlow("weir.BackEdge", type, {},
               builder.getNamedAttr("id", builder.getI64IntegerAttr(id)))
          .getOutputs()[0];
  Value merged = makeFlow("Merge", type, {first, again}).getOutputs()[0];
  auto choice = makeFlow("Switch", {type, type}, {merged, condition});
  earlier = choice.getDone();
  effects.clear();
  return choice.getOutputs()[1];
}

bool LoopFrame::run() {
  auto body = symbols.lookup<StepOp>(loop.getBody());
  auto ret = cast<ReturnOp>(body.getBody().front().back());
  for (auto [argument, result] :
       llvm::zip_equal(body.getBody().getArguments(), ret.getResults())) {
    invariant.push_back(argument == result);
  }
  if (invariant.empty()) {
    return false;
  }
  if (!llvm::is_contained(invariant, false)) {
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
  auto node = loc->findInstanceOf<NameLoc>();
  name = node ? node.getName().str() : "loop";
  StepOp step = makeStep(name + "/frame", loop.getInputs().getTypes());
  step->setAttr("weir.dataflow",
                builder.getStringAttr("its iterations overlap"));
  builder.setInsertionPointToEnd(&step.getBody().front());
  SmallVector<Value> present, taken, results;
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
    }
    present.push_back(value);
  }
  auto cond = symbols.lookup<StepOp>(loop.getCondition());
  Value goesOn =
      addPieces(cond, present, [&] { return firstMerge.getDone(); }).front();
  condition = makeFlow("LoopCond", goesOn.getType(), goesOn).getOutputs()[0];
  for (auto [i, value] : llvm::enumerate(present)) {
    if (invariant[i]) {
      taken.push_back(value);
      continue;
    }
    Type type = value.getType();
    auto choice = makeFlow("Switch", {type, type}, {value, condition});
    taken.push_back(choice.getOutputs()[1]);
    // What nobody reads need not leave.
    if (!loop.getOutputs()[i].use_empty()) {
      results.push_back(
          makeFlow("Exit", type, choice.getOutputs()[0]).getOutputs()[0]);
    }
  }
  Value order = addOrder(body, step);
  SmallVector<Value> next =
      addPieces(body, taken, [&] { return getPivotToken(); });
  auto addNext = [&](Value value, int64_t id, ValueRange after) {
    makeFlow("NextIteration", {}, value,
             builder.getNamedAttr("id", builder.getI64IntegerAttr(id)), after);
  };
  for (auto [i, value] : llvm::enumerate(next)) {
    if (!invariant[i]) {
      addNext(value, int64_t(i), {});
    }
  }
  if (order) {
    addNext(order, int64_t(next.size()), effects);
  }
  finishStep(step, results, {});

  builder.setInsertionPoint(loop);
  auto run = CallOp::create(builder, loc, ValueRange(results).getTypes(),
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

namespace {
struct FormDataflowLoopsPass
    : weir::impl::FormDataflowLoopsPassBase<FormDataflowLoopsPass> {
  using FormDataflowLoopsPassBase::FormDataflowLoopsPassBase;

  void runOnOperation() override {
    if (loops != "dataflow") {
      return;
    }
    for (ProgramOp program : getOperation().getOps<ProgramOp>()) {
      SymbolTable symbols(program);
      // Pieces of a body may hold loops in turn.
      while (convertLoops(program, symbols)) {
      }
      for (StepOp step : program.getBody().getOps<StepOp>()) {
        for (WhileOp loop : step.getBody().front().getOps<WhileOp>()) {
          loop.emitError("the loop cannot run as a frame, as --loops=dataflow "
                         "asks: it has no variables; leave out --loops");
          signalPassFailure();
        }
      }
    }
  }

private:
  bool convertLoops(ProgramOp program, SymbolTable &symbols);
};
} // namespace

bool FormDataflowLoopsPass::convertLoops(ProgramOp program,
                                         SymbolTable &symbols) {
  bool changed = false;
  SmallVector<StepOp> steps(program.getBody().getOps<StepOp>());
  for (StepOp step : steps) {
    if (step->hasAttr("weir.dataflow")) {
      continue;
    }
    SmallVector<WhileOp> loops(step.getBody().front().getOps<WhileOp>());
    for (WhileOp loop : loops) {
      Location loc = loop.getLoc();
      bool converted = LoopFrame(symbols, loop).run();
      if (converted) {
        auto node = loc->findInstanceOf<NameLoc>();
        addFlowNote(getOperation(), {step.getSymName().str(),
                                     node ? node.getName().str() : "weir.while",
                                     "loop", "dataflow", "--loops=dataflow"});
      }
      numLoops += converted;
      changed |= converted;
    }
  }
  return changed;
}
