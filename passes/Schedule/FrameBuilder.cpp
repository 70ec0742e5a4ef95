//===- FrameBuilder.cpp - a step's ops become slots and tasks -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in BuildFrames.cpp.
#include "dialects/TF/Effects.h"
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/Tokens.h"
#include "mlir/IR/Builders.h"
#include "passes/Schedule/FrameDraft.h"

using namespace mlir;
using namespace weir;
using task::SlotKind;
using task::TaskKind;

std::string weir::getNodeName(Location loc) {
  if (auto name = dyn_cast<NameLoc>(loc)) {
    return name.getName().str();
  }
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    for (Location part : fused.getLocations()) {
      std::string name = getNodeName(part);
      if (!name.empty()) {
        return name;
      }
    }
  }
  if (auto call = dyn_cast<CallSiteLoc>(loc)) {
    return getNodeName(call.getCallee());
  }
  return "";
}

std::string weir::joinNodes(ArrayAttr allNodes) {
  constexpr size_t shown = 3;
  llvm::SmallSetVector<StringRef, 8> nodes;
  for (StringAttr node : allNodes.getAsRange<StringAttr>()) {
    nodes.insert(node.getValue());
  }
  std::string name;
  for (StringRef node : nodes.getArrayRef().take_front(shown)) {
    name += (name.empty() ? "" : "+") + node.str();
  }
  if (nodes.size() > shown) {
    name += "+" + std::to_string(nodes.size() - shown) + " more";
  }
  return name;
}

/// Whether an effectful call or a send takes `value` or a view of it: it may
/// keep the buffer, so the value should be one.
static bool isKept(Value value) {
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      if (isa<tf::ReshapeCoreOp>(user)) {
        worklist.push_back(user->getResult(0));
      } else if (isa<SendOp>(user) || tf::isEffectful(user)) {
        return true;
      }
    }
  }
  return false;
}

ArrayRef<AffineExpr> weir::getByteSizes(task::RunOp op) {
  auto bytes = op->getAttrOfType<tf::DimsAttr>("bytes");
  return bytes ? bytes.getExprs() : ArrayRef<AffineExpr>();
}

LogicalResult FrameBuilder::init() {
  if (failed(table.init())) {
    return failure();
  }
  for (auto [index, op] : llvm::enumerate(table.getEventOps())) {
    events[op] = index;
  }
  eventTasks.assign(table.getEventOps().size(), none);
  // Every size that the frame can mention becomes an entry now, so that sets
  // and their entries are known before the first task is made.
  auto see = [&](TypeRange types) {
    for (Type type : types) {
      table.getPlain(type);
    }
  };
  see(step.getArgumentTypes());
  for (Operation &op : step.getBody().front()) {
    see(op.getResultTypes());
    if (auto run = dyn_cast<task::RunOp>(op)) {
      for (AffineExpr size : run.getSizes().getExprs()) {
        table.getPlain(size);
      }
      for (AffineExpr size : getByteSizes(run)) {
        size = table.getPlain(size, joinNodes(run.getNodes()));
        if (auto symbol = dyn_cast<AffineSymbolExpr>(size)) {
          byteSizes.insert(symbol.getPosition());
        }
      }
    }
    if (isa<tf::ReshapeCoreOp>(op)) {
      Value from = op.getOperand(0);
      Value base = bases.lookup(from);
      bases[op.getResult(0)] = base ? base : from;
    }
  }
  findGroups();
  return success();
}

void FrameBuilder::findGroups() {
  groups.resize(table.getNumSets());
  for (auto [index, symbol] : llvm::enumerate(table.getSymbols())) {
    StringRef kind = symbol.getKind();
    if (kind == "feed" || kind == "value" || kind == "result") {
      continue;
    }
    Group &group = groups[table.getSymbolEventSet(index)];
    group.symbols.push_back(index);
    group.checks |= kind == "check" || kind == "broadcast";
  }
  groupsOfEvent.resize(eventTasks.size());
  std::vector<unsigned> order;
  for (unsigned set = 1; set < groups.size(); ++set) {
    if (!groups[set].symbols.empty()) {
      order.push_back(set);
      groups[set].eventsLeft = table.getEvents(set).size();
    }
  }
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    return table.getEvents(a).size() < table.getEvents(b).size();
  });
  for (unsigned set : order) {
    for (unsigned event : table.getEvents(set)) {
      groupsOfEvent[event].push_back(set);
    }
  }
}

void FrameBuilder::collectFetches() {
  auto ret = cast<ReturnOp>(step.getBody().front().back());
  for (auto [index, value] : llvm::enumerate(ret.getResults())) {
    Value base = bases.lookup(value);
    base = base ? base : value;
    // The base is made in the fetch's place, so the fetch's sizes must be known
    // by then.
    if (!table.isSubset(table.getEventSet(value.getType()),
                        table.getEventSet(base.getType()))) {
      continue;
    }
    auto [it, inserted] =
        fetches.try_emplace(base, Fetch{unsigned(index), value});
    // A fetch of the value as it is serves best: prefer it to a view.
    if (!inserted && it->second.value != base && value == base) {
      it->second = Fetch{unsigned(index), value};
    }
  }
}

LogicalResult FrameBuilder::build() {
  if (failed(init())) {
    return failure();
  }
  collectFetches();
  for (auto [index, argument] :
       llvm::enumerate(step.getBody().front().getArguments())) {
    if (!argument.use_empty()) {
      SlotDraft slot{SlotKind::Input, table.getPlain(argument.getType()),
                     argument.getLoc()};
      slot.index = index;
      baseSlots[argument] = addSlot(slot);
    }
  }
  if (step->hasAttr("weir.dataflow")) {
    return buildDataflow();
  }
  for (Operation &op : step.getBody().front()) {
    if (failed(addOp(op))) {
      return failure();
    }
  }
  return success();
}

LogicalResult FrameBuilder::addOp(Operation &op) {
  if (auto run = dyn_cast<task::RunOp>(op)) {
    return addRun(run);
  }
  if (auto call = dyn_cast<tf::GenericOp>(op)) {
    addCall(call);
  } else if (isa<CallOp, CaseOp, WhileOp>(op)) {
    addControl(&op);
  } else if (isa<SendOp, RecvOp, StartOp>(op)) {
    addTransfer(&op);
  } else if (auto read = dyn_cast<tf::ReadSizesOp>(op)) {
    addRead(read);
  } else if (auto ret = dyn_cast<ReturnOp>(op)) {
    addOutputs(ret);
  }
  return success(); // constants and views become slots when they are used
}

// ---- order ----

unsigned FrameBuilder::getProvider(unsigned symbol) const {
  unsigned set = table.getSymbolEventSet(symbol);
  if (set == 0) {
    return none;
  }
  StringRef kind = table.getSymbols()[symbol].getKind();
  if (kind == "value" || kind == "result") {
    return eventTasks[table.getEvents(set).front()];
  }
  return groups[set].task;
}

void FrameBuilder::addProviders(TaskDraft &task, AffineExpr expr) const {
  if (!expr) {
    return;
  }
  expr.walk([&](AffineExpr part) {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(part)) {
      unsigned provider = getProvider(symbol.getPosition());
      if (provider != none && provider < tasks.size()) {
        task.preds.push_back(provider);
      }
    }
  });
}

void FrameBuilder::addProviders(TaskDraft &task, Type type) const {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (ranked && !ranked.hasStaticShape()) {
    for (AffineExpr size : tf::getTypeSizes(type)) {
      addProviders(task, size);
    }
  }
}

// ---- slots ----

unsigned FrameBuilder::addSlot(SlotDraft slot) {
  slots.push_back(std::move(slot));
  return slots.size() - 1;
}

unsigned FrameBuilder::getBaseSlot(Value value) {
  if (Value base = bases.lookup(value)) {
    value = base;
  }
  auto it = baseSlots.find(value);
  if (it != baseSlots.end()) {
    return it->second;
  }
  // Everything else has its slot already: this is a constant's first use.
  auto constant = value.getDefiningOp<tf::ConstOp>();
  SlotDraft slot{SlotKind::Constant, value.getType(), value.getLoc()};
  slot.value = constant.getValue();
  return baseSlots[value] = addSlot(slot);
}

unsigned FrameBuilder::getExactSlot(Value value) {
  unsigned base = getBaseSlot(value);
  Type type = table.getPlain(value.getType());
  if (slots[base].type == type) {
    return base;
  }
  auto it = exactSlots.find(value);
  if (it != exactSlots.end()) {
    return it->second;
  }
  unsigned slot;
  SlotKind kind = slots[base].kind;
  if (kind == SlotKind::Arena || kind == SlotKind::Constant) {
    SlotDraft view{kind, type, value.getLoc()};
    view.base = base;
    view.producer = slots[base].producer;
    slot = addSlot(view);
  } else {
    bool entry = table.getEventSet(type) == 0;
    slot = addCopy(value, entry ? SlotKind::Arena : SlotKind::Buffer, none);
  }
  return exactSlots[value] = slot;
}

unsigned FrameBuilder::makeResultSlot(Value value, bool byCall) {
  SlotDraft slot{SlotKind::Buffer, table.getPlain(value.getType()),
                 value.getLoc()};
  auto fetch = fetches.find(value);
  if (fetch != fetches.end() && (!byCall || fetch->second.value == value)) {
    // Kernels see bytes only, so the slot takes the shape that is fetched.
    slot.kind = SlotKind::Output;
    slot.index = fetch->second.index;
    slot.type = table.getPlain(fetch->second.value.getType());
  } else if (!byCall && table.getEventSet(slot.type) == 0 && !isKept(value)) {
    slot.kind = SlotKind::Arena;
  }
  return baseSlots[value] = addSlot(slot);
}

void FrameBuilder::addOutputs(ReturnOp op) {
  for (auto [index, value] : llvm::enumerate(op.getResults())) {
    unsigned base = getBaseSlot(value);
    if (slots[base].type == table.getPlain(value.getType())) {
      outputs.push_back(base);
    } else if (slots[base].kind == SlotKind::Constant) {
      outputs.push_back(getExactSlot(value));
    } else {
      outputs.push_back(addCopy(value, SlotKind::Output, index));
    }
  }
}
