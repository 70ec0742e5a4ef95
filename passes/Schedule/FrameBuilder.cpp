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

/// What traces call a kernel that computes `nodes`.
static std::string joinNodes(ArrayAttr allNodes) {
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

/// Sizes in bytes of values inside the kernel.
static ArrayRef<AffineExpr> getByteSizes(task::RunOp op) {
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

// ---- tasks ----

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
