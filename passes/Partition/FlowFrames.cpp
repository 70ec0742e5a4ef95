//===- FlowFrames.cpp - the frames of a dataflow step ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Partition/FlowFrames.h"
#include "dialects/Weir/Tokens.h"

using namespace mlir;
using namespace weir;

unsigned weir::getFlowDevice(Operation *op) {
  auto placed = op->getAttrOfType<IntegerAttr>("weir.placed");
  return placed ? placed.getInt() : 0;
}

tf::GenericOp weir::getFlow(Operation *op, StringRef type) {
  auto generic = dyn_cast_or_null<tf::GenericOp>(op);
  return generic && generic.getOpType() == type ? generic : tf::GenericOp();
}

int64_t weir::getBackEdgeId(tf::GenericOp op) {
  return op.getAttrs().getAs<IntegerAttr>("id").getInt();
}

//===----------------------------------------------------------------------===//
// Colocation
//===----------------------------------------------------------------------===//

static void setFlowDevice(Operation *op, unsigned device) {
  op->setAttr("weir.placed",
              Builder(op->getContext()).getI64IntegerAttr(device));
}

/// The first op that uses a value of `op`, through a back edge too.
static Operation *getFirstUser(Operation *op,
                               const std::map<int64_t, Operation *> &edges) {
  if (tf::GenericOp next = getFlow(op, "NextIteration")) {
    auto edge = edges.find(getBackEdgeId(next));
    op = edge == edges.end() ? nullptr : edge->second;
  }
  Operation *first = nullptr;
  if (!op) {
    return nullptr;
  }
  for (Value result : op->getResults()) {
    for (Operation *user : result.getUsers()) {
      bool counts = !isToken(result) && !isa<ReturnOp>(user);
      if (counts && (!first || user->isBeforeInBlock(first))) {
        first = user;
      }
    }
  }
  return first;
}

/// The uses of a value on other devices than `home`.
static std::map<unsigned, SmallVector<OpOperand *>> getFarUses(Value value,
                                                               unsigned home) {
  std::map<unsigned, SmallVector<OpOperand *>> uses;
  for (OpOperand &use : value.getUses()) {
    unsigned device = getFlowDevice(use.getOwner());
    if (device != home && !isa<ReturnOp>(use.getOwner())) {
      uses[device].push_back(&use);
    }
  }
  return uses;
}

/// A copy of the Enter on each other device that uses its value: what an Enter
/// gives does not come in every iteration.
static void copyEnter(tf::GenericOp enter) {
  for (auto &[device, operands] :
       getFarUses(enter.getOutputs()[0], getFlowDevice(enter))) {
    OpBuilder builder(enter->getNextNode());
    auto copy = cast<tf::GenericOp>(builder.clone(*enter));
    setFlowDevice(copy, device);
    for (OpOperand *operand : operands) {
      operand->set(copy.getOutputs()[0]);
    }
  }
}

/// The same of a NextIteration and its back edge.
static void copyNext(tf::GenericOp next, tf::GenericOp edge, int64_t &nextId) {
  for (auto &[device, operands] :
       getFarUses(edge.getOutputs()[0], getFlowDevice(edge))) {
    OpBuilder builder(edge->getNextNode());
    NamedAttrList attrs(edge.getAttrs());
    attrs.set("id", builder.getI64IntegerAttr(nextId++));
    DictionaryAttr both = attrs.getDictionary(edge.getContext());
    auto edgeCopy = cast<tf::GenericOp>(builder.clone(*edge));
    builder.setInsertionPointAfter(next);
    auto nextCopy = cast<tf::GenericOp>(builder.clone(*next));
    for (tf::GenericOp copy : {edgeCopy, nextCopy}) {
      copy.setAttrsAttr(both);
      setFlowDevice(copy, device);
    }
    for (OpOperand *operand : operands) {
      operand->set(edgeCopy.getOutputs()[0]);
    }
  }
}

void weir::colocateFlow(StepOp step,
                        llvm::function_ref<unsigned(CallOp)> getCallDevice) {
  std::map<int64_t, Operation *> backEdges;
  SmallVector<tf::GenericOp> enters, followers, leaders;
  for (Operation &op : step.getBody().front()) {
    if (auto call = dyn_cast<CallOp>(op)) {
      setFlowDevice(&op, getCallDevice(call));
    } else if (tf::GenericOp edge = getFlow(&op, "weir.BackEdge")) {
      backEdges[getBackEdgeId(edge)] = edge;
    } else if (getFlow(&op, "Switch") || getFlow(&op, "Exit")) {
      followers.push_back(cast<tf::GenericOp>(op));
    } else if (getFlow(&op, "NextIteration") || getFlow(&op, "Enter")) {
      leaders.push_back(cast<tf::GenericOp>(op));
      if (getFlow(&op, "Enter")) {
        enters.push_back(leaders.back());
      }
    }
  }
  // In order of dependence, so that one round in each direction is enough.
  for (tf::GenericOp op : followers) {
    if (Operation *producer = op.getInputs()[0].getDefiningOp()) {
      setFlowDevice(op, getFlowDevice(producer));
    }
  }
  for (tf::GenericOp op : llvm::reverse(leaders)) {
    if (Operation *user = getFirstUser(op, backEdges)) {
      setFlowDevice(op, getFlowDevice(user));
    }
  }
  for (tf::GenericOp enter : enters) {
    copyEnter(enter);
  }
  int64_t nextId = backEdges.empty() ? 0 : backEdges.rbegin()->first + 1;
  for (tf::GenericOp next : leaders) {
    auto edge =
        backEdges.find(getFlow(next, "Enter") ? -1 : getBackEdgeId(next));
    if (edge != backEdges.end()) {
      setFlowDevice(edge->second, getFlowDevice(next));
      copyNext(next, cast<tf::GenericOp>(edge->second), nextId);
    }
  }
}

//===----------------------------------------------------------------------===//
// Frames
//===----------------------------------------------------------------------===//

unsigned FlowFrames::getChild(unsigned parent, tf::GenericOp enter) {
  auto name = enter.getAttrs().getAs<StringAttr>("frame_name");
  auto parallel = enter.getAttrs().getAs<IntegerAttr>("parallel_iterations");
  for (auto [i, frame] : llvm::enumerate(frames)) {
    if (i != 0 && frame.parent == parent && frame.name == name) {
      return i;
    }
  }
  Frame frame;
  frame.parent = parent;
  frame.name = name;
  frame.parallelIterations = parallel ? parallel.getInt() : 10;
  frames.push_back(frame);
  return frames.size() - 1;
}

/// Whether something new is known of `op`.
bool FlowFrames::visit(Operation &op) {
  if (opFrames.contains(&op)) {
    return false;
  }
  std::optional<unsigned> frame;
  if (op.getNumOperands() == 0) {
    if (getFlow(&op, "weir.BackEdge")) {
      // Where the Merge is that it feeds.
      for (Operation *user : op.getUsers()) {
        if (opFrames.contains(user)) {
          frame = opFrames.lookup(user);
        }
      }
    } else {
      frame = 0;
    }
  }
  bool isMerge = bool(getFlow(&op, "Merge"));
  for (Value operand : op.getOperands()) {
    if (valueFrames.contains(operand)) {
      frame = valueFrames.lookup(operand);
    } else if (isa<BlockArgument>(operand)) {
      frame = 0;
    } else if (!isMerge) {
      return false;
    }
  }
  if (!frame) {
    return false;
  }
  opFrames[&op] = *frame;
  unsigned result = *frame;
  if (tf::GenericOp enter = getFlow(&op, "Enter")) {
    result = getChild(*frame, enter);
  } else if (getFlow(&op, "Exit")) {
    if (*frame == 0 && obstacle.empty()) {
      obstacle = "an Exit stands outside of a loop";
    }
    result = frames[*frame].parent;
  } else if (tf::GenericOp condition = getFlow(&op, "LoopCond")) {
    Frame &loop = frames[*frame];
    if (loop.loopCond && obstacle.empty()) {
      obstacle = "a loop has two conditions";
    }
    loop.loopCond = condition;
  }
  for (Value value : op.getResults()) {
    valueFrames[value] = result;
  }
  return true;
}

void FlowFrames::findDevices(unsigned numDevices) {
  for (Frame &frame : frames) {
    frame.devices = DeviceSet(numDevices);
  }
  for (Operation &op : step.getBody().front().without_terminator()) {
    unsigned device = getFlowDevice(&op);
    frames[opFrames.lookup(&op)].devices.set(device);
    if (getFlow(&op, "Enter")) {
      frames[valueFrames.lookup(op.getResult(0))].devices.set(device);
    }
  }
  // Parents have smaller numbers.
  for (unsigned i = frames.size() - 1; i > 0; --i) {
    frames[frames[i].parent].devices |= frames[i].devices;
  }
}

FlowFrames::FlowFrames(StepOp step, unsigned numDevices) : step(step) {
  frames.emplace_back();
  Block &block = step.getBody().front();
  for (bool changed = true; changed;) {
    changed = false;
    for (Operation &op : block.without_terminator()) {
      changed |= visit(op);
    }
  }
  for (Operation &op : block.without_terminator()) {
    bool mixed = !opFrames.contains(&op);
    for (Value operand : op.getOperands()) {
      mixed |= valueFrames.lookup(operand) != opFrames.lookup(&op);
    }
    if (mixed && obstacle.empty()) {
      obstacle = "an op has inputs of different frames";
    }
  }
  findDevices(numDevices);
  for (const Frame &frame : llvm::drop_begin(frames)) {
    if (frame.devices.count() > 1 && !frame.loopCond && obstacle.empty()) {
      obstacle = "a loop has no condition";
    }
  }
}
