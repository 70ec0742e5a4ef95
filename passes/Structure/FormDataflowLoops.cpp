//===- FormDataflowLoops.cpp - which loops are frames of the executor -----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All loops with --loops=dataflow; otherwise those whose iterations may wait
// for each other, so that one after the other might never end: an op that may
// wait, and nothing in the graph by which the next iteration waits for it.
#include "dialects/Weir/FlowNotes.h"
#include "passes/Structure/DataflowLoop.h"
#include "passes/Structure/LoopOrder.h"
#include "passes/Structure/Passes.h"

#define DEBUG_TYPE "weir-form-dataflow-loops"

namespace weir {
#define GEN_PASS_DEF_FORMDATAFLOWLOOPSPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

namespace {
struct FormDataflowLoopsPass
    : weir::impl::FormDataflowLoopsPassBase<FormDataflowLoopsPass> {
  using FormDataflowLoopsPassBase::FormDataflowLoopsPassBase;

  void runOnOperation() override {
    for (ProgramOp program : getOperation().getOps<ProgramOp>()) {
      SymbolTable symbols(program);
      // Pieces of a body may hold loops in turn.
      while (convertLoops(program, symbols)) {
      }
      dropLoopOrder(program);
      for (StepOp step : program.getBody().getOps<StepOp>()) {
        for (WhileOp loop : step.getBody().front().getOps<WhileOp>()) {
          if (loops == "dataflow" && loop.getInputs().empty()) {
            loop.emitError("the loop cannot run as a frame, as "
                           "--loops=dataflow asks: it has no variables; leave "
                           "out --loops");
            signalPassFailure();
          }
        }
      }
    }
  }

private:
  bool convertLoops(ProgramOp program, SymbolTable &symbols);
  std::string getReason(WhileOp loop, SymbolTable &symbols) const;
};
} // namespace

/// Why the loop is to run as a frame; empty: it is not.
std::string FormDataflowLoopsPass::getReason(WhileOp loop,
                                             SymbolTable &symbols) const {
  auto body = symbols.lookup<StepOp>(loop.getBody());
  auto condition = symbols.lookup<StepOp>(loop.getCondition());
  if (body.getFunctionType().getNumResults() != loop.getInputs().size() ||
      condition.getFunctionType().getNumResults() != 1) {
    return ""; // an error of the step, or of the run: shape inference says so
  }
  if (loops == "dataflow") {
    return "--loops=dataflow";
  }
  Operation *wait = loops == "auto" ? findOverlap(loop, symbols) : nullptr;
  if (!wait) {
    return "";
  }
  auto node = wait->getLoc()->findInstanceOf<NameLoc>();
  return ("node '" + (node ? node.getName().getValue() : "?") +
          "' may wait for another iteration")
      .str();
}

bool FormDataflowLoopsPass::convertLoops(ProgramOp program,
                                         SymbolTable &symbols) {
  bool changed = false;
  SmallVector<StepOp> steps(program.getBody().getOps<StepOp>());
  DenseSet<Operation *> erased;
  for (StepOp step : steps) {
    if (erased.contains(step) || step->hasAttr("weir.dataflow")) {
      continue;
    }
    SmallVector<WhileOp> loops(step.getBody().front().getOps<WhileOp>());
    for (WhileOp loop : loops) {
      Location loc = loop.getLoc();
      std::string reason = getReason(loop, symbols);
      StepOp parts[] = {symbols.lookup<StepOp>(loop.getCondition()),
                        symbols.lookup<StepOp>(loop.getBody())};
      bool converted = !reason.empty() && formDataflowLoop(symbols, loop);
      if (converted) {
        auto node = loc->findInstanceOf<NameLoc>();
        addFlowNote(getOperation(), {step.getSymName().str(),
                                     node ? node.getName().str() : "weir.while",
                                     "loop", "dataflow", reason});
      }
      for (StepOp part : parts) {
        // Loops in it are in the pieces now, and nobody else's.
        bool isUnused =
            converted && !erased.contains(part) &&
            SymbolTable::symbolKnownUseEmpty(part, &program.getBodyRegion());
        if (isUnused) {
          erased.insert(part);
          symbols.erase(part);
        }
      }
      numLoops += converted;
      changed |= converted;
    }
  }
  return changed;
}
