//===- BuildFrames.cpp - from steps to slots and tasks --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: a step is a block of SSA ops; the executor wants a list of
// tasks, the slots that they read and write, and how many tasks each waits for.
//
//  1. Everything that has no place in a frame is reported, all of it in one
//     error, by op type (UnsupportedOps.h).
//  2. The size table is completed: each expression used as a size becomes an
//     entry, each entry belongs to the set of events that it depends on
//     (SizeTable.h). The empty set is computed on entry, by the layout
//     function; every other set has one SIZES task.
//  3. In the step's order, which respects dependencies, each op becomes a task
//     (FrameBuilder.cpp). A task waits for the producers of its slots, for the
//     tokens it takes, for the providers of the sizes it uses, and for the
//     checks on sizes that its operands' shapes come from: a kernel must never
//     run on shapes that a check has yet to refuse.
//  4. Reshapes cost nothing. Kernels take bytes and sizes, so they read the
//     viewed slot; runtime calls see shapes, so for them an arena or constant
//     slot gets a twin of the other shape at the same place, and a counted
//     buffer, which has one shape, a copy.
//  5. A fetched value is an OUTPUT slot if a kernel or call makes it, so that
//     it is written where the caller wants it. Constants and feeds are fetched
//     as they are; the same value under a second shape is copied.
//  6. Priorities are the longest path to the step's end, by estimated cost.
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "passes/Schedule/FrameDraft.h"
#include "passes/Schedule/Passes.h"
#include "passes/Schedule/UnsupportedOps.h"

#define DEBUG_TYPE "weir-build-frames"

namespace weir {
#define GEN_PASS_DEF_BUILDFRAMESPASS
#include "passes/Schedule/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

/// `weir.copy` stands for the copies that frames add; it has no body.
static void declareCopy(ModuleOp module) {
  if (module.lookupSymbol("weir.copy")) {
    return;
  }
  auto builder = OpBuilder::atBlockEnd(module.getBody());
  auto copy = func::FuncOp::create(builder, module.getLoc(), "weir.copy",
                                   builder.getFunctionType({}, {}));
  copy.setPrivate();
  copy->setAttr("task.kernel", builder.getUnitAttr());
  copy->setAttr("task.builtin", builder.getUnitAttr());
}

task::FrameOp FrameBuilder::emit(OpBuilder &builder) {
  MLIRContext *context = builder.getContext();
  SmallVector<Attribute> symbols(table.getSymbols().begin(),
                                 table.getSymbols().end());
  SmallVector<int64_t> entry;
  for (auto [index, symbol] : llvm::enumerate(table.getSymbols())) {
    if (symbol.getKind() != "feed" && table.getSymbolEventSet(index) == 0) {
      entry.push_back(index);
    }
  }
  auto getTypes = [&](TypeRange types) {
    SmallVector<Attribute> attrs;
    for (Type type : types) {
      attrs.push_back(TypeAttr::get(table.getPlain(type)));
    }
    return builder.getArrayAttr(attrs);
  };
  auto frame = task::FrameOp::create(
      builder, step.getLoc(), step.getSymName(), step.getFeeds(),
      getTypes(step.getArgumentTypes()), step.getFetches(),
      getTypes(step.getResultTypes()), step.getTargets(),
      builder.getArrayAttr(symbols), entry, /*is_private=*/step.isPrivate(),
      step->getAttrOfType<StringAttr>("weir.dataflow"), /*fitted=*/false,
      DenseI64ArrayAttr(), tf::DimsAttr(), DenseI64ArrayAttr(), IntegerAttr(),
      IntegerAttr(), step->getAttrOfType<IntegerAttr>("weir.placed"));
  if (auto whole = step->getAttr("weir.kept_whole")) {
    frame->setAttr("weir.kept_whole", whole);
  }
  if (!byteSizes.empty()) {
    frame.setByteSizes(byteSizes.getArrayRef());
  }
  OpBuilder body = OpBuilder::atBlockBegin(&frame.getBody().emplaceBlock());

  SmallVector<Value> values;
  for (SlotDraft &slot : slots) {
    auto index =
        slot.index == none ? IntegerAttr() : body.getI64IntegerAttr(slot.index);
    values.push_back(task::SlotOp::create(
        body, slot.loc, slot.type, slot.kind,
        slot.base == none ? Value() : values[slot.base], index, slot.value,
        DenseI64ArrayAttr(), IntegerAttr(), DenseI32ArrayAttr()));
  }
  auto pick = [&](ArrayRef<unsigned> indices) {
    return llvm::map_to_vector(indices, [&](unsigned i) { return values[i]; });
  };
  std::vector<SmallVector<int32_t>> then(tasks.size());
  for (auto [index, task] : llvm::enumerate(tasks)) {
    for (unsigned pred : task.preds) {
      then[pred].push_back(index);
    }
  }
  std::vector<int64_t> priorities = getPriorities();
  for (auto [index, task] : llvm::enumerate(tasks)) {
    bool sizes = task.kind == task::TaskKind::Sizes;
    task::TaskOp::create(
        body, task.loc, task.kind, task.function, pick(task.inputs),
        pick(task.outputs), tf::DimsAttr::get(context, task.sizes),
        task.preds.size(), then[index], priorities[index], task.name,
        task.opType.empty() ? StringAttr() : body.getStringAttr(task.opType),
        task.attrs,
        task.sites.empty() ? ArrayAttr() : body.getArrayAttr(task.sites),
        sizes ? body.getDenseI64ArrayAttr(task.computes) : DenseI64ArrayAttr(),
        sizes ? body.getArrayAttr(task.reads) : ArrayAttr(),
        sizes ? body.getDenseBoolArrayAttr(task.nonNegative)
              : DenseBoolArrayAttr(),
        task.branches.empty() ? ArrayAttr() : body.getArrayAttr(task.branches),
        task.edge, task.callSite);
  }
  task::OutputsOp::create(body, step.getLoc(), pick(outputs));
  return frame;
}

std::vector<int64_t> FrameBuilder::getPriorities() const {
  std::vector<int64_t> priorities(tasks.size(), 0);
  for (size_t i = tasks.size(); i-- > 0;) {
    priorities[i] += tasks[i].cost;
    for (unsigned pred : tasks[i].preds) {
      priorities[pred] = std::max(priorities[pred], priorities[i]);
    }
  }
  return priorities;
}

namespace {

class BuildFrames : public weir::impl::BuildFramesPassBase<BuildFrames> {
  void runOnOperation() override {
    if (failed(reportUnsupportedOps(
            getOperation(),
            findUnsupportedOps(getOperation(), /*scheduled=*/true)))) {
      return signalPassFailure();
    }
    declareCopy(getOperation());
    SymbolTable kernels(getOperation());
    TaskCost cost;
    SmallVector<StepOp> steps;
    for (ProgramOp program : getOperation().getOps<ProgramOp>()) {
      llvm::append_range(steps, program.getOps<StepOp>());
    }
    for (StepOp step : steps) {
      FrameBuilder frame(step, kernels, cost);
      if (failed(frame.build())) {
        return signalPassFailure();
      }
      OpBuilder builder(step);
      task::FrameOp op = frame.emit(builder);
      numTasks += llvm::range_size(op.getBody().getOps<task::TaskOp>());
      numSlots += llvm::range_size(op.getBody().getOps<task::SlotOp>());
      step.erase();
    }
  }
};

} // namespace
