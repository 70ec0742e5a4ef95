//===- DataflowFrame.cpp - the frame of a dataflow step -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Op for op: what the executor does itself becomes a task of that kind, a call
// an invoke. A task waits for its slots and its tokens; tokens alone are listed
// as edges. All values are counted buffers. A NextIteration writes the slot
// that stands for its back edge, which a Merge above it reads.
#include "dialects/Weir/Tokens.h"
#include "mlir/IR/Builders.h"
#include "passes/Schedule/FrameDraft.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace weir;
using task::SlotKind;
using task::TaskKind;

/// What an Enter that does not say has.
static constexpr int64_t defaultParallelIterations = 10;

static std::optional<TaskKind> getFlowKind(StringRef type) {
  return llvm::StringSwitch<std::optional<TaskKind>>(type)
      .Case("Switch", TaskKind::Switch)
      .Case("Merge", TaskKind::Merge)
      .Case("Enter", TaskKind::Enter)
      .Case("Exit", TaskKind::Exit)
      .Case("NextIteration", TaskKind::Next)
      .Case("LoopCond", TaskKind::LoopCond)
      .Case("NoOp", TaskKind::Noop)
      .Case("ControlTrigger", TaskKind::Trigger)
      .Default(std::nullopt);
}

unsigned FrameBuilder::getFlowSlot(Value value) const {
  return baseSlots.lookup(value);
}

void FrameBuilder::addFlowTask(Operation *op, TaskDraft task) {
  task.name = getNodeName(op->getLoc());
  for (Value operand : op->getOperands()) {
    if (isToken(operand)) {
      task.preds.push_back(tokens.lookup(operand));
    } else {
      task.inputs.push_back(getFlowSlot(operand));
    }
  }
  for (Value result : op->getResults()) {
    if (isToken(result)) {
      tokens[result] = tasks.size();
      continue;
    }
    SlotDraft slot{SlotKind::Buffer, table.getPlain(result.getType()),
                   result.getLoc()};
    auto fetch = fetches.find(result);
    if (fetch != fetches.end()) {
      slot.kind = SlotKind::Output;
      slot.index = fetch->second.index;
    }
    task.outputs.push_back(baseSlots[result] = addSlot(slot));
  }
  tasks.push_back(std::move(task));
}

/// A LoopCond says which value is a loop's condition; at run time it would only
/// hand it on. Lets its users read the value itself, where a task gives it.
bool FrameBuilder::passLoopCond(tf::GenericOp op) {
  Value input = op.getInputs()[0], output = op.getOutputs()[0];
  auto call = input.getDefiningOp<CallOp>();
  if (!call || !op.getAfter().empty() || fetches.contains(output)) {
    return false;
  }
  baseSlots[output] = getFlowSlot(input);
  tokens[op.getDone()] = tokens.lookup(call.getDone());
  return true;
}

LogicalResult FrameBuilder::addFlow(tf::GenericOp op) {
  auto getId = [&] { return op.getAttrs().getAs<IntegerAttr>("id").getInt(); };
  if (op.getOpType() == "weir.BackEdge") {
    Value value = op.getOutputs()[0];
    SlotDraft slot{SlotKind::Buffer, table.getPlain(value.getType()),
                   value.getLoc()};
    baseSlots[value] = backEdges[getId()] = addSlot(slot);
    return success();
  }
  auto kind = getFlowKind(op.getOpType());
  if (!kind) {
    return op.emitOpError("of type ")
           << op.getOpType() << " stands in a dataflow step; expected control "
           << "flow and calls only";
  }
  if (*kind == TaskKind::LoopCond && passLoopCond(op)) {
    return success();
  }
  TaskDraft task{*kind, op.getLoc()};
  task.function = "flow";
  if (*kind == TaskKind::Enter) {
    auto parallel = op.getAttrs().getAs<IntegerAttr>("parallel_iterations");
    auto constant = op.getAttrs().getAs<BoolAttr>("is_constant");
    auto name = op.getAttrs().getAs<StringAttr>("frame_name");
    Builder builder(op.getContext());
    task.attrs = builder.getDictionaryAttr(builder.getNamedAttr(
        "frame_name", name ? name : builder.getStringAttr("")));
    task.sizes = {
        builder.getAffineConstantExpr(parallel ? parallel.getInt()
                                               : defaultParallelIterations),
        builder.getAffineConstantExpr(constant && constant.getValue())};
  } else if (*kind == TaskKind::Next) {
    unsigned slot;
    auto it = backEdges.find(getId());
    if (it != backEdges.end()) {
      slot = it->second;
    } else { // nobody reads it
      slot = addSlot(SlotDraft{SlotKind::Buffer,
                               table.getPlain(op.getInputs()[0].getType()),
                               op.getLoc()});
    }
    task.outputs.push_back(slot);
  }
  addFlowTask(op, std::move(task));
  return success();
}

LogicalResult FrameBuilder::addFlowOp(Operation &op) {
  if (auto flow = dyn_cast<tf::GenericOp>(op)) {
    return addFlow(flow);
  }
  if (auto call = dyn_cast<CallOp>(op)) {
    TaskDraft task{TaskKind::Invoke, op.getLoc()};
    task.function = call.getCallee().str();
    addFlowTask(&op, std::move(task));
    return success();
  }
  if (isa<SendOp, RecvOp>(op)) {
    bool isSend = isa<SendOp>(op);
    TaskDraft task{isSend ? TaskKind::Send : TaskKind::Recv, op.getLoc()};
    task.function = isSend ? "send" : "recv";
    task.edge = op.getAttrOfType<IntegerAttr>("edge");
    addFlowTask(&op, std::move(task));
    return success();
  }
  if (auto ret = dyn_cast<ReturnOp>(op)) {
    for (Value value : ret.getResults()) {
      outputs.push_back(getFlowSlot(value));
    }
    return success();
  }
  return op.emitOpError("stands in a dataflow step; expected control flow and "
                        "calls only");
}

LogicalResult FrameBuilder::buildDataflow() {
  for (Operation &op : step.getBody().front()) {
    if (failed(addFlowOp(op))) {
      return failure();
    }
  }
  return success();
}
