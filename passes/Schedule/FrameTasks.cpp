//===- FrameTasks.cpp - the tasks of a step, op by op ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What each kind of op becomes: which slots it reads and writes, which sizes it
// needs, what it waits for.
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/Tokens.h"
#include "mlir/IR/Builders.h"
#include "passes/Schedule/FrameDraft.h"

using namespace mlir;
using namespace weir;
using task::SlotKind;
using task::TaskKind;

LogicalResult FrameBuilder::addRun(task::RunOp op) {
  auto kernel = kernels.lookup<func::FuncOp>(op.getKernel());
  TaskDraft task{TaskKind::Kernel, op.getLoc()};
  task.function = op.getKernel().str();
  task.name = joinNodes(op.getNodes());
  task.cost = cost.getKernelCost(kernel, op);
  unsigned set = 0;
  for (Value input : op.getInputs()) {
    task.inputs.push_back(getBaseSlot(input));
    set = table.unite(set, table.getEventSet(input.getType()));
  }
  for (Value output : op.getOutputs()) {
    task.outputs.push_back(makeResultSlot(output, /*byCall=*/false));
  }
  for (AffineExpr size : op.getSizes().getExprs()) {
    set = table.unite(set, table.getEventSet(size));
    task.sizes.push_back(table.getPlain(size));
  }
  for (AffineExpr size : getByteSizes(op)) {
    task.byteSizes.push_back(table.getPlain(size));
  }
  Builder builder(op.getContext());
  if (auto sites = kernel->getAttrOfType<ArrayAttr>("task.sites")) {
    for (Attribute site : sites) {
      // `node` says which of the kernel's nodes a check belongs to.
      auto fields = cast<DictionaryAttr>(site);
      auto which = fields.getAs<IntegerAttr>("node");
      size_t node = which ? which.getInt() : op.getNodes().size() - 1;
      NamedAttrList withNode(fields);
      withNode.set("node", node < op.getNodes().size()
                               ? op.getNodes()[node]
                               : builder.getStringAttr(task.name));
      task.sites.push_back(withNode.getDictionary(op.getContext()));
    }
  }
  addTask(std::move(task), set);
  return success();
}

void FrameBuilder::addCall(tf::GenericOp op) {
  TaskDraft task{TaskKind::Call, op.getLoc()};
  task.function = cast<tf::RuntimeCallOpInterface>(op.getOperation())
                      .getRuntimeFunction()
                      .str();
  task.opType = op.getOpType();
  task.attrs = op.getAttrs();
  addOpaque(op, std::move(task));
}

void FrameBuilder::addControl(Operation *op) {
  TaskDraft task{TaskKind::Invoke, op->getLoc()};
  auto refer = [&](StringRef step) {
    task.branches.push_back(FlatSymbolRefAttr::get(op->getContext(), step));
  };
  if (auto call = dyn_cast<CallOp>(op)) {
    task.function = call.getCallee().str();
  } else if (auto choice = dyn_cast<CaseOp>(op)) {
    task.kind = TaskKind::Case;
    llvm::append_range(task.branches, choice.getBranches());
  } else {
    auto loop = cast<WhileOp>(op);
    task.kind = TaskKind::While;
    refer(loop.getCondition());
    refer(loop.getBody());
  }
  if (!task.branches.empty()) {
    task.function =
        cast<FlatSymbolRefAttr>(task.branches.front()).getValue().str();
  }
  task.callSite = op->getAttrOfType<IntegerAttr>("frame");
  addOpaque(op, std::move(task));
}

void FrameBuilder::addTransfer(Operation *op) {
  TaskDraft task{TaskKind::Start, op->getLoc()};
  if (auto start = dyn_cast<StartOp>(op)) {
    task.function = start.getImage().str();
  } else {
    bool isSend = isa<SendOp>(op);
    task.kind = isSend ? TaskKind::Send : TaskKind::Recv;
    task.function = isSend ? "send" : "recv";
    task.cost = isSend ? TaskCost::sendCost : 0;
    task.edge = op->getAttrOfType<IntegerAttr>("edge");
  }
  addOpaque(op, std::move(task));
}

void FrameBuilder::addOpaque(Operation *op, TaskDraft task) {
  task.name = getNodeName(op->getLoc());
  task.cost += TaskCost::getCallCost(op);
  unsigned set = 0;
  for (Value operand : op->getOperands()) {
    if (isToken(operand)) {
      auto it = tokens.find(operand);
      if (it != tokens.end()) {
        task.preds.push_back(it->second);
      }
      continue;
    }
    task.inputs.push_back(getExactSlot(operand));
    set = table.unite(set, table.getEventSet(operand.getType()));
  }
  for (Value result : op->getResults()) {
    if (!isToken(result)) {
      task.outputs.push_back(makeResultSlot(result, /*byCall=*/true));
    }
  }
  auto event = events.find(op);
  if (event != events.end()) {
    eventTasks[event->second] = tasks.size(); // its own sizes need no wait
    task.provides = true;
  }
  unsigned index = addTask(std::move(task), set);
  for (Value result : op->getResults()) {
    if (isToken(result)) {
      tokens[result] = index;
    }
  }
  if (event != events.end()) {
    finishEvent(event->second);
  }
}

void FrameBuilder::addRead(tf::ReadSizesOp op) {
  if (op.getDefines().empty()) {
    return; // a shape operand of no elements
  }
  unsigned event = events.lookup(op);
  TaskDraft task{TaskKind::Sizes, op.getLoc()};
  task.name = getNodeName(op.getLoc());
  task.function = "sizes";
  task.inputs.push_back(getBaseSlot(op.getInput()));
  task.reads.push_back(
      DenseI64ArrayAttr::get(op.getContext(), op.getDefines()));
  task.nonNegative.push_back(op.getNonNegative());
  task.cost = TaskCost::sizesCost;
  eventTasks[event] = tasks.size();
  // The entries that depend on nothing else are computed right here.
  for (unsigned set : groupsOfEvent[event]) {
    if (table.getEvents(set).size() == 1) {
      groups[set].task = tasks.size();
      task.computes = groups[set].symbols;
    }
  }
  unsigned index =
      addTask(std::move(task), table.getEventSet(op.getInput().getType()));
  for (unsigned set : groupsOfEvent[event]) {
    if (groups[set].task == index && groups[set].checks) {
      checkedGroups.push_back(set);
    }
  }
  finishEvent(event);
}

void FrameBuilder::finishEvent(unsigned event) {
  for (unsigned set : groupsOfEvent[event]) {
    if (--groups[set].eventsLeft == 0 && groups[set].task == none) {
      addGroupTask(set);
    }
  }
}

void FrameBuilder::addGroupTask(unsigned set) {
  Group &group = groups[set];
  Operation *last = table.getEventOps()[table.getEvents(set).back()];
  TaskDraft task{TaskKind::Sizes, last->getLoc()};
  task.name = getNodeName(last->getLoc());
  task.function = "sizes";
  task.computes = group.symbols;
  task.cost = TaskCost::sizesCost;
  group.task = tasks.size(); // entries of this set that refer to each other
  for (int64_t symbol : group.symbols) {
    for (AffineExpr expr : table.getSymbols()[symbol].getExprs()) {
      addProviders(task, expr);
    }
  }
  addTask(std::move(task), 0);
  if (group.checks) {
    checkedGroups.push_back(set);
  }
}

unsigned FrameBuilder::addCopy(Value value, SlotKind kind, unsigned index) {
  Type type = table.getPlain(value.getType());
  TaskDraft task{TaskKind::Kernel, value.getLoc()};
  task.function = "weir.copy";
  task.name = getNodeName(value.getLoc());
  MLIRContext *context = value.getContext();
  int64_t bytes = getStorageBytes(getElementTypeOrSelf(type));
  task.sizes.push_back(getAffineConstantExpr(bytes, context));
  tf::Sizes sizes = tf::getTypeSizes(type);
  task.sizes.append(sizes.begin(), sizes.end());
  task.inputs.push_back(getBaseSlot(value));
  SlotDraft slot{kind, type, value.getLoc()};
  slot.index = index;
  task.outputs.push_back(addSlot(slot));
  task.cost = 50 + getSampleElements(type) * bytes / 10;
  unsigned copy = task.outputs.front();
  addTask(std::move(task), table.getEventSet(value.getType()));
  return copy;
}

unsigned FrameBuilder::addTask(TaskDraft task, unsigned eventSet) {
  unsigned index = tasks.size();
  for (unsigned slot : task.inputs) {
    if (slots[slot].producer != none) {
      task.preds.push_back(slots[slot].producer);
    }
  }
  auto learn = [&](unsigned pred) {
    task.known |= tasks[pred].known;
    if (providerNumber[pred] != none) {
      task.known.resize(std::max<size_t>(task.known.size(), numProviders));
      task.known.set(providerNumber[pred]);
    }
  };
  SmallVector<unsigned> data = task.preds;
  for (unsigned pred : data) {
    learn(pred);
  }
  TaskDraft more{task.kind, task.loc};
  for (unsigned slot : llvm::concat<unsigned>(task.inputs, task.outputs)) {
    addProviders(more, slots[slot].type);
  }
  for (AffineExpr size : llvm::concat<AffineExpr>(task.sizes, task.byteSizes)) {
    addProviders(more, size);
  }
  if (eventSet != 0) {
    for (unsigned set : checkedGroups) {
      if (groups[set].task != index && table.isSubset(set, eventSet)) {
        more.preds.push_back(groups[set].task);
      }
    }
  }
  for (unsigned pred : more.preds) {
    unsigned number = pred < index ? providerNumber[pred] : none;
    if (pred < index &&
        (number >= task.known.size() || !task.known.test(number))) {
      task.preds.push_back(pred);
      learn(pred);
    }
  }
  llvm::sort(task.preds);
  task.preds.erase(llvm::unique(task.preds), task.preds.end());
  for (unsigned slot : task.outputs) {
    slots[slot].producer = index;
  }
  bool provides = task.provides || task.kind == TaskKind::Sizes;
  providerNumber.push_back(provides ? numProviders++ : none);
  tasks.push_back(std::move(task));
  return index;
}
