//===- StepTables.cpp - the tables of one step ----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Emit/ProgramTables.h"
#include "dialects/Weir/DataTypes.h"
#include <cstddef>

using namespace mlir;
using namespace weir;

/// The tables of one step while they grow.
struct ProgramTables::Step {
  task::FrameOp frame;
  std::string name;
  WeirStep row = {};
  std::vector<WeirSlot> slots;
  std::vector<WeirTask> tasks;
  std::vector<uint32_t> args, successors;
  std::vector<int64_t> sizeArgs, dims;
  /// Lists of dimension codes that `dims` holds already.
  std::map<std::vector<int64_t>, uint32_t> dimLists;
  /// Slots by the value that stands for them; looked up only.
  DenseMap<Value, uint32_t> slotIndex;
  std::vector<task::SlotOp> slotOps;
  /// Constant slots that somebody reads as they are.
  llvm::DenseSet<uint32_t> readAsIs;
  /// Slots of packed constants, by constant slot and panel description.
  std::map<std::vector<int64_t>, uint32_t> packedSlots;
  /// Places of arena slots: by pool, or by rank in a fitted frame.
  std::vector<std::vector<SlotPlace>> places;
  std::map<int64_t, std::pair<FittedSlot, ArrayRef<int32_t>>> fitted;
  /// Pairs of a view and its base.
  std::vector<uint64_t> views;
  bool hasArena = false;

  uint32_t addDims(std::vector<int64_t> codes) {
    auto [it, inserted] = dimLists.try_emplace(codes, dims.size());
    if (inserted) {
      dims.insert(dims.end(), codes.begin(), codes.end());
    }
    return it->second;
  }
};

static int64_t getDimCode(AffineExpr expr) {
  if (auto constant = dyn_cast_or_null<AffineConstantExpr>(expr)) {
    return constant.getValue();
  }
  return -int64_t(cast<AffineSymbolExpr>(expr).getPosition()) - 1;
}

int32_t weir::getDtype(Type type) {
  int dtype = getDataType(getElementTypeOrSelf(type));
  return dtype >= WEIR_DT_REF_OFFSET ? WEIR_DT_RESOURCE : std::max(dtype, 0);
}

/// Dimension codes of `type`; rank -1 if it has none or misses one.
static int32_t getDimCodes(Type type, std::vector<int64_t> &codes) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked) {
    return isa<TensorType>(type) ? -1 : 0;
  }
  for (AffineExpr expr : tf::getTypeSizes(type)) {
    if (!expr) {
      codes.clear();
      return -1;
    }
    codes.push_back(getDimCode(expr));
  }
  return ranked.getRank();
}

LogicalResult ProgramTables::addStep(task::FrameOp frame) {
  Step step;
  step.frame = frame;
  step.name = frame.getSymName().str();
  addSlots(step);
  if (failed(addTasks(step))) {
    return failure();
  }
  addConstants(step);
  addLayout(step);
  finishStep(step);
  return success();
}

void ProgramTables::addSlots(Step &step) {
  for (task::SlotOp op : step.frame.getBody().getOps<task::SlotOp>()) {
    WeirSlot slot = {};
    slot.kind = static_cast<uint8_t>(op.getKind());
    slot.dtype = getDtype(op.getType());
    std::vector<int64_t> codes;
    slot.rank = getDimCodes(op.getType(), codes);
    slot.firstDim = step.addDims(codes);
    slot.index = op.getIndex().value_or(0);
    step.slotIndex[op.getSlot()] = step.slots.size();
    if (op.getKind() == task::SlotKind::Arena) {
      addArenaSlot(step, op);
    }
    step.slotOps.push_back(op);
    step.slots.push_back(slot);
  }
}

void ProgramTables::addArenaSlot(Step &step, task::SlotOp op) {
  step.hasArena = true;
  uint64_t slot = step.slots.size();
  if (op.getBase()) {
    step.views.insert(step.views.end(),
                      {slot, step.slotIndex.lookup(op.getBase())});
    return;
  }
  ArrayRef<int64_t> place = *op.getPlace();
  if (op.getRank()) {
    FittedSlot row = {place[1], static_cast<uint64_t>(place[0]), slot, 0, 0};
    step.fitted[*op.getRank()] = {row, *op.getConflicts()};
    return;
  }
  step.places.resize(std::max<size_t>(step.places.size(), place[0] + 1));
  step.places[place[0]].push_back({place[1], slot});
}

LogicalResult ProgramTables::addTasks(Step &step) {
  for (task::TaskOp op : step.frame.getBody().getOps<task::TaskOp>()) {
    if (failed(addTask(step, op))) {
      return failure();
    }
  }
  return success();
}

LogicalResult ProgramTables::addTask(Step &step, task::TaskOp op) {
  constexpr size_t most = UINT16_MAX;
  if (op.getInputs().size() > most || op.getOutputs().size() > most ||
      op.getSizes().getExprs().size() > most) {
    return op.emitOpError("has more than 65535 inputs, outputs or sizes");
  }
  if (op.getCallSite().value_or(0) > most) {
    return op.emitOpError("is call site ")
           << *op.getCallSite()
           << " of those that are split over devices, expected at most 65535; "
              "request fewer devices inside loops, branches and functions";
  }
  WeirTask task = {};
  task.kind = static_cast<uint8_t>(op.getKind());
  task.device = step.frame.getDevice().value_or(0);
  task.frame = op.getCallSite().value_or(0);
  task.firstArg = step.args.size();
  task.numInputs = op.getInputs().size();
  task.numOutputs = op.getOutputs().size();
  task.firstSize = step.sizeArgs.size();
  task.numSizes = op.getSizes().getExprs().size();
  task.pending = op.getPending();
  task.firstSuccessor = step.successors.size();
  task.numSuccessors = op.getThen().size();
  task.priority = std::clamp<int64_t>(op.getPriority(), 0, UINT32_MAX);
  task.name = strings.add(op.getName());
  for (unsigned i = 0; i < op.getInputs().size(); ++i) {
    FailureOr<uint32_t> slot = getInputSlot(step, op, i);
    if (failed(slot)) {
      return failure();
    }
    step.args.push_back(*slot);
  }
  for (Value output : op.getOutputs()) {
    step.args.push_back(step.slotIndex.lookup(output));
  }
  for (AffineExpr size : op.getSizes().getExprs()) {
    step.sizeArgs.push_back(getDimCode(size));
  }
  llvm::append_range(step.successors, op.getThen());
  switch (op.getKind()) {
  case task::TaskKind::Kernel: {
    FailureOr<uint32_t> kernel = getKernel(op);
    if (failed(kernel)) {
      return failure();
    }
    task.function = *kernel;
    task.firstSite = addKernelSites(op);
    break;
  }
  case task::TaskKind::Call:
    task.function = getCall(op);
    task.completion = WEIR_COMPLETE_CONTINUATION;
    task.firstAttr = addAttrs(op, task.numAttrs);
    addResource(op, task.firstAttr, task.numAttrs);
    break;
  case task::TaskKind::Sizes: {
    std::string name =
        "weir.sizes." + step.name + "." + std::to_string(step.tasks.size());
    std::vector<SizeSite> added;
    functions.addSizes(step.frame, op, name, added);
    task.firstSite = addSites(added);
    task.function = sizesFns.rows.size();
    sizesFns.rows.push_back(nullptr);
    sizesFns.setPointer(task.function, 0, {name, 0});
    break;
  }
  case task::TaskKind::Send:
  case task::TaskKind::Recv:
    task.function = *op.getEdge();
    task.completion = WEIR_COMPLETE_CONTINUATION;
    break;
  case task::TaskKind::Start:
  case task::TaskKind::Invoke:
    task.function = getStep(op.getFunction());
    break;
  case task::TaskKind::Case:
  case task::TaskKind::While:
    task.function = addBranches(op);
    task.numBranches = op.getBranches()->size();
    break;
  case task::TaskKind::Enter: {
    auto name = op.getAttrs()->getAs<StringAttr>("frame_name").getValue();
    task.function =
        frameNames.try_emplace(name, frameNames.size()).first->second;
    break;
  }
  default: // control flow without a function
    break;
  }
  step.tasks.push_back(task);
  return success();
}

FailureOr<uint32_t> ProgramTables::getInputSlot(Step &step, task::TaskOp op,
                                                unsigned argument) {
  uint32_t slot = step.slotIndex.lookup(op.getInputs()[argument]);
  const CompiledKernel *kernel = op.getKind() == task::TaskKind::Kernel
                                     ? compiled.lookup(op.getFunction())
                                     : nullptr;
  const PackedOperand *packed = nullptr;
  for (size_t i = 0; kernel && i < kernel->packed.size(); ++i) {
    if (kernel->packed[i].argument == argument) {
      packed = &kernel->packed[i];
    }
  }
  if (!packed) {
    step.readAsIs.insert(slot);
    return slot;
  }
  task::SlotOp constant = step.slotOps[slot];
  if (constant.getBase()) {
    constant = constant.getBase().getDefiningOp<task::SlotOp>();
  }
  if (!constant.getValue()) {
    return op.emitOpError("runs a kernel that wants its input ")
           << argument << " packed, but it is not a constant";
  }
  auto [it, inserted] = step.packedSlots.try_emplace(
      {slot, packed->batch, packed->rows, packed->columns, packed->transposed,
       packed->panel, packed->elementBytes},
      step.slots.size());
  if (inserted) {
    std::vector<char> scratch;
    ArrayRef<char> source = getConstantBytes(*constant.getValue(), scratch);
    std::vector<char> bytes(packed->packedBytes());
    packed->pack(source.data(), bytes.data());
    // Described as the bytes that it is.
    WeirSlot added = step.slots[slot];
    added.dtype = WEIR_DT_UINT8;
    added.rank = 1;
    added.firstDim = step.addDims({packed->packedBytes()});
    added.offset = weights.addOwned(std::move(bytes));
    step.slots.push_back(added);
    step.slotOps.push_back(nullptr);
  }
  return it->second;
}

void ProgramTables::addConstants(Step &step) {
  auto outputs = cast<task::OutputsOp>(step.frame.getBody().front().back());
  for (Value value : outputs.getSlots()) {
    step.readAsIs.insert(step.slotIndex.lookup(value));
  }
  for (auto [index, op] : llvm::enumerate(step.slotOps)) {
    WeirSlot &slot = step.slots[index];
    if (!op || slot.kind != WEIR_SLOT_CONSTANT) {
      continue;
    }
    auto base = op.getBase() ? op.getBase().getDefiningOp<task::SlotOp>() : op;
    ElementsAttr value = *base.getValue();
    if (auto text = dyn_cast<DenseStringElementsAttr>(value)) {
      slot.flags |= WEIR_SLOT_INLINE;
      std::vector<WeirString> rows(text.getNumElements());
      SmallVector<StringRef> elements(text.getValues<StringRef>());
      for (auto [row, element] : llvm::zip(rows, elements)) {
        row.size = element.size();
      }
      slot.offset = rodata.appendBytes(
          rows.data(), rows.size() * sizeof(WeirString), WEIR_ALIGNMENT);
      for (auto [row, element] : llvm::enumerate(elements)) {
        if (!element.empty()) {
          rodata.setPointer(
              slot.offset + row * sizeof(WeirString),
              {symbols::tables,
               tables.appendBytes(element.data(), element.size(), 1)});
        }
      }
    } else if (step.readAsIs.contains(index)) {
      slot.offset = weights.add(value);
    }
  }
}

void ProgramTables::addLayout(Step &step) {
  task::FrameOp frame = step.frame;
  if (!step.hasArena && frame.getEntry().empty()) {
    return;
  }
  ArenaTables arena;
  for (std::vector<SlotPlace> &pool : step.places) {
    arena.pools.push_back({tables.append(pool), pool.size()});
  }
  std::vector<FittedSlot> fitted;
  std::vector<uint64_t> conflicts;
  for (auto &[rank, entry] : step.fitted) {
    fitted.push_back(entry.first);
    fitted.back().firstConflict = conflicts.size();
    fitted.back().numConflicts = entry.second.size();
    conflicts.insert(conflicts.end(), entry.second.begin(), entry.second.end());
  }
  arena.fitted = {tables.append(fitted), fitted.size()};
  arena.conflicts = {tables.append(conflicts), conflicts.size()};
  arena.views = {tables.append(step.views), step.views.size() / 2};
  std::vector<SizeSite> added;
  functions.addLayout(frame, "weir.layout." + step.name, arena, added);
  step.row.firstSite = addSites(added);
}

uint64_t ProgramTables::addPorts(Step &step, ArrayAttr names, ArrayAttr types,
                                 ArrayRef<uint32_t> slots) {
  PointerTable<WeirPort> ports;
  for (auto [index, name] : llvm::enumerate(names)) {
    WeirPort port = {};
    Type type = cast<TypeAttr>(types[index]).getValue();
    port.dtype = getDtype(type);
    std::vector<int64_t> codes;
    port.rank = getDimCodes(type, codes);
    port.firstDim = step.addDims(codes);
    port.slot = slots[index];
    ports.rows.push_back(port);
    ports.setPointer(index, offsetof(WeirPort, name),
                     getString(cast<StringAttr>(name).getValue()));
  }
  return ports.write(relro).offset;
}

void ProgramTables::finishStep(Step &step) {
  task::FrameOp frame = step.frame;
  size_t index = steps.rows.size();
  WeirStep &row = step.row;
  auto point = [&](size_t field, SymbolRef target) {
    steps.setPointer(index, field, std::move(target));
  };
  std::vector<uint32_t> inputs(frame.getFeeds().size(), WEIR_NONE), outputs;
  for (auto [number, slot] : llvm::enumerate(step.slots)) {
    if (slot.kind == WEIR_SLOT_INPUT) {
      inputs[slot.index] = number;
    }
  }
  auto fetched = cast<task::OutputsOp>(frame.getBody().front().back());
  for (Value value : fetched.getSlots()) {
    outputs.push_back(step.slotIndex.lookup(value));
  }
  row.numInputs = inputs.size();
  row.numOutputs = outputs.size();
  if (!inputs.empty()) {
    point(offsetof(WeirStep, inputs),
          {symbols::relro,
           addPorts(step, frame.getFeeds(), frame.getFeedTypes(), inputs)});
  }
  if (!outputs.empty()) {
    point(offsetof(WeirStep, outputs),
          {symbols::relro,
           addPorts(step, frame.getFetches(), frame.getFetchTypes(), outputs)});
  }
  PointerTable<const char *> targets;
  for (auto [number, target] : llvm::enumerate(frame.getTargets())) {
    targets.rows.push_back(nullptr);
    targets.setPointer(number, 0,
                       getString(cast<StringAttr>(target).getValue()));
  }
  row.numTargets = targets.rows.size();
  point(offsetof(WeirStep, targets), targets.write(relro));
  row.flags = (frame.getIsPrivate() ? WEIR_STEP_PRIVATE : 0) |
              (frame.getDataflow() ? WEIR_STEP_DATAFLOW : 0);
  row.numSlots = step.slots.size();
  row.numTasks = step.tasks.size();
  row.numArgs = step.args.size();
  row.numSuccessors = step.successors.size();
  row.numSizeArgs = step.sizeArgs.size();
  row.numDims = step.dims.size();
  row.numSizes = frame.getSymbols().size();
  row.numFrames = 1;
  row.device = frame.getDevice().value_or(0);
  point(offsetof(WeirStep, name), getString(step.name));
  point(offsetof(WeirStep, slots), addTable(tables, step.slots));
  point(offsetof(WeirStep, tasks), addTable(tables, step.tasks));
  point(offsetof(WeirStep, args), addTable(tables, step.args));
  point(offsetof(WeirStep, successors), addTable(tables, step.successors));
  point(offsetof(WeirStep, sizeArgs), addTable(tables, step.sizeArgs));
  point(offsetof(WeirStep, dims), addTable(tables, step.dims));
  if (step.hasArena || !frame.getEntry().empty()) {
    point(offsetof(WeirStep, layout), {"weir.layout." + step.name, 0});
  }
  steps.rows.push_back(row);
  stats.numTasks += step.tasks.size();
  stats.numSlots += step.slots.size();
}
