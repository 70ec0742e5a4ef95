//===- FormNativeLoops.cpp - loops and branches in one kernel -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: a loop that the executor drives costs it a few tasks in each
// iteration; the arithmetic in it may cost a nanosecond.
//
// 1. Steps that clients run come first, then the private steps that are left.
//    A construct is taken whole, with all that is nested in it, or not at all:
//    what is inside it is then met again in its private steps.
// 2. Whether it can be a kernel, NativeAnalysis and NativeBuilder say; whether
//    it should be, the rule of cost: an iteration (or branch) that computes
//    much more than a task costs gains nothing, and loses the threads that a
//    kernel of its own could use.
// 3. Steps that run op by op are left alone: their loops and branches are
//    `unraised`, which --loops=native does not take.
// 4. What runs how, and why, is noted in the module's `weir.flow` for the
//    report.
//
#include "dialects/Weir/ControlOps.h"
#include "dialects/Weir/FlowNotes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "passes/Lowering/NativeBuilder.h"
#include "passes/Lowering/Passes.h"

#define DEBUG_TYPE "weir-form-native-loops"

namespace weir {
#define GEN_PASS_DEF_FORMNATIVELOOPSPASS
#include "passes/Lowering/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

/// An iteration that costs more is left to the executor: its own cost is below
/// a hundredth of that.
static constexpr int64_t mostNativeNs = 20000;

namespace {
struct FormNativeLoopsPass
    : weir::impl::FormNativeLoopsPassBase<FormNativeLoopsPass> {
  using FormNativeLoopsPassBase::FormNativeLoopsPassBase;

  void runOnOperation() override {
    if (loops != "auto" && loops != "native" && loops != "dataflow") {
      getOperation().emitError("--loops=")
          << loops << ": expected auto, native or dataflow";
      return signalPassFailure();
    }
    notes.clear();
    for (ProgramOp program : getOperation().getOps<ProgramOp>()) {
      if (failed(runOnProgram(program))) {
        return signalPassFailure();
      }
    }
    addFlowNotes(getOperation(), notes);
  }

private:
  LogicalResult runOnProgram(ProgramOp program);
  /// How the loops and branches so far run.
  std::vector<FlowNote> notes;
  LogicalResult runOnStep(StepOp step, NativeAnalysis &analysis);
  /// Notes the loops and branches of a step that runs op by op.
  LogicalResult noteUnraised(StepOp step);
  /// Why `op` is left to the executor, or "".
  std::string form(Operation *op, NativeAnalysis &analysis,
                   NativeBuilder &builder, std::string &obstacle);
};
} // namespace

std::string FormNativeLoopsPass::form(Operation *op, NativeAnalysis &analysis,
                                      NativeBuilder &builder,
                                      std::string &obstacle) {
  if (loops == "dataflow" && isa<WhileOp>(op)) {
    return "--loops=dataflow";
  }
  NativeObstacle found = analysis.findObstacle(op);
  int64_t cost = found ? 0 : analysis.getCost(op);
  if (!found && loops == "auto" && cost > mostNativeNs) {
    return (Twine(isa<WhileOp>(op) ? "an iteration" : "a branch") +
            " computes for about " + Twine(cost / 1000) + " us")
        .str();
  }
  if (!found) {
    found = builder.convert(op);
  }
  obstacle = found.reason;
  return obstacle;
}

LogicalResult FormNativeLoopsPass::runOnStep(StepOp step,
                                             NativeAnalysis &analysis) {
  NativeBuilder builder(step, analysis);
  LogicalResult result = success();
  for (Operation &op :
       llvm::make_early_inc_range(step.getBody().front().getOperations())) {
    if (!isa<CaseOp, WhileOp>(op)) {
      continue;
    }
    bool isLoop = isa<WhileOp>(op);
    FlowNote note{step.getSymName().str(), getNativeName(&op),
                  isLoop ? "loop" : "branch", "native", ""};
    Location loc = op.getLoc();
    std::string obstacle;
    note.why = form(&op, analysis, builder, obstacle);
    if (!note.why.empty()) {
      note.mode = "task";
    } else {
      note.why = "it only computes";
      isLoop ? ++numLoops : ++numBranches;
    }
    if (loops == "native" && !obstacle.empty()) {
      result = emitError(loc)
               << "the " << note.construct
               << " cannot run natively, as --loops=native asks: " << obstacle
               << "; leave out --loops";
    }
    notes.push_back(note);
  }
  return result;
}

LogicalResult FormNativeLoopsPass::noteUnraised(StepOp step) {
  std::string reason =
      step->getAttrOfType<StringAttr>("weir.dataflow").getValue().str();
  if (reason == loopFrameReason) {
    return success(); // or its piece for a device: noted
  }
  // A branch is known by its predicate: all its Switches have that one.
  llvm::SetVector<Value> predicates;
  LogicalResult result = success();
  auto note = [&](Operation *op, StringRef construct) {
    notes.push_back({step.getSymName().str(), getNativeName(op),
                     construct.str(), "unraised", reason});
    if (loops == "native") {
      result = emitError(op->getLoc())
               << "the " << construct
               << " cannot run natively, as --loops=native asks: its step runs "
                  "op by op ("
               << reason << "); leave out --loops";
    }
  };
  for (auto op : step.getBody().front().getOps<tf::GenericOp>()) {
    StringRef type = op.getOpType();
    if (type == "LoopCond") {
      note(op, "loop");
    } else if (type == "Switch" || type == "RefSwitch" || type == "_SwitchN") {
      Value predicate = op.getInputs()[1];
      auto made = predicate.getDefiningOp<tf::GenericOp>();
      if (!(made && made.getOpType() == "LoopCond") &&
          predicates.insert(predicate)) {
        // A device that takes part in a loop has a Switch of its own that goes
        // around, and gets the condition from elsewhere.
        bool goesAround = llvm::any_of(op->getUsers(), [](Operation *user) {
          auto flow = dyn_cast<tf::GenericOp>(user);
          return flow && flow.getOpType() == "NextIteration";
        });
        note(op, goesAround ? "loop" : "branch");
      }
    }
  }
  return result;
}

LogicalResult FormNativeLoopsPass::runOnProgram(ProgramOp program) {
  for (bool isPrivate : {false, true}) {
    // Converting adds no step and takes none: the table stays true.
    NativeAnalysis analysis(program);
    SmallVector<StepOp> steps;
    for (StepOp step : program.getBody().getOps<StepOp>()) {
      if (step.isPrivate() != isPrivate) {
        continue;
      }
      if (!step->hasAttr("weir.dataflow")) {
        steps.push_back(step);
      } else if (failed(noteUnraised(step))) {
        return failure();
      }
    }
    for (StepOp step : steps) {
      if (failed(runOnStep(step, analysis))) {
        return failure();
      }
    }
    SymbolTable symbols(program);
    eraseUnreachedSteps(program, symbols, getRunSteps);
  }
  return success();
}
