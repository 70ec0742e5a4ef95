//===- DeviceAnalysis.cpp - which step needs what on which device ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Partition/DeviceAnalysis.h"
#include "dialects/TF/Effects.h"
#include "dialects/Weir/ControlOps.h"
#include "dialects/Weir/Tokens.h"
#include "passes/Partition/FlowFrames.h"
#include <algorithm>

using namespace mlir;
using namespace weir;

OperandRange weir::getAfter(Operation *op) {
  if (auto generic = dyn_cast<tf::GenericOp>(op)) {
    return generic.getAfter();
  }
  if (auto call = dyn_cast<CallOp>(op)) {
    return call.getAfter();
  }
  if (auto choice = dyn_cast<CaseOp>(op)) {
    return choice.getAfter();
  }
  if (auto loop = dyn_cast<WhileOp>(op)) {
    return loop.getAfter();
  }
  if (auto ret = dyn_cast<ReturnOp>(op)) {
    return ret.getAfter();
  }
  return op->getOperands().take_front(0);
}

DeviceAnalysis::DeviceAnalysis(ProgramOp program, unsigned numDevices)
    : program(program), numDevices(numDevices) {
  unsigned numPorts = 0;
  for (StepOp step : program.getBody().getOps<StepOp>()) {
    StepInfo info;
    info.devices = info.effects = DeviceSet(numDevices);
    info.firstPort = numPorts;
    numPorts += step.getArgumentTypes().size() + step.getResultTypes().size();
    stepOfPort.resize(numPorts, steps.size());
    indices[step] = steps.size();
    byName[step.getSymNameAttr()] = step;
    steps.push_back(step);
    infos.push_back(info);
  }
  classes.grow(numPorts);
  ports.assign(numPorts, DeviceSet(numDevices));
  givers.resize(numPorts);
}

bool DeviceAnalysis::isCopied(Operation *op) const {
  return op->getNumOperands() == 0 && op->getNumRegions() == 0 &&
         !isControlOp(op) && !op->hasTrait<OpTrait::IsTerminator>() &&
         tf::isTotal(op);
}

unsigned DeviceAnalysis::getDevice(Operation *op) const {
  auto step = cast<StepOp>(op->getParentOp());
  if (auto whole = infos[getIndex(step)].whole) {
    return *whole;
  }
  auto placed = op->getAttrOfType<IntegerAttr>("weir.placed");
  return placed ? placed.getInt() : 0;
}

SmallVector<StepOp> DeviceAnalysis::getCallees(Operation *control) const {
  // The body first: what it takes and gives is the loop's own.
  SmallVector<FlatSymbolRefAttr> names = getBodyNames(control);
  if (auto loop = dyn_cast<WhileOp>(control)) {
    names.push_back(loop.getConditionAttr());
  }
  SmallVector<StepOp> callees;
  for (FlatSymbolRefAttr name : names) {
    if (StepOp step = byName.lookup(name.getAttr())) {
      callees.push_back(step);
    }
  }
  return callees;
}

DeviceSet DeviceAnalysis::getDevices(Operation *control) const {
  DeviceSet all(numDevices);
  for (StepOp callee : getCallees(control)) {
    all |= getDevices(callee);
  }
  return all;
}

DeviceSet DeviceAnalysis::getEffects(Operation *control) const {
  DeviceSet all(numDevices);
  for (StepOp callee : getCallees(control)) {
    all |= getEffects(callee);
  }
  return all;
}

const DeviceSet &DeviceAnalysis::getInput(Operation *control,
                                          unsigned i) const {
  return getArgument(getCallees(control).front(), i);
}

const DeviceSet &DeviceAnalysis::getOutput(Operation *control,
                                           unsigned i) const {
  return getResult(getCallees(control).front(), i);
}

DeviceSet DeviceAnalysis::getHome(Value value) const {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto step = cast<StepOp>(argument.getOwner()->getParentOp());
    return getArgument(step, argument.getArgNumber());
  }
  Operation *op = value.getDefiningOp();
  if (isControlOp(op)) {
    return getOutput(op, cast<OpResult>(value).getResultNumber());
  }
  DeviceSet home(numDevices);
  home.set(getDevice(op));
  return home;
}

// ---- what is given ----

/// All steps that `step` runs, itself first.
SmallVector<StepOp> DeviceAnalysis::getReached(StepOp step) const {
  SmallVector<StepOp> reached = {step};
  llvm::DenseSet<Operation *> seen = {step};
  for (size_t i = 0; i < reached.size(); ++i) {
    StepOp one = reached[i];
    for (Operation &op : one.getBody().front()) {
      for (StepOp callee :
           isControlOp(&op) ? getCallees(&op) : SmallVector<StepOp>()) {
        if (seen.insert(callee).second) {
          reached.push_back(callee);
        }
      }
    }
  }
  return reached;
}

/// The device that most ops of `reached` ask for; how many others are asked for
/// too.
std::pair<unsigned, unsigned>
DeviceAnalysis::getMostAsked(ArrayRef<StepOp> reached) const {
  std::vector<unsigned> votes(numDevices);
  for (StepOp one : reached) {
    for (Operation &op : one.getBody().front()) {
      if (!isControlOp(&op) && !isa<ReturnOp>(op) && !isCopied(&op)) {
        ++votes[getDevice(&op)];
      }
    }
  }
  unsigned device =
      std::max_element(votes.begin(), votes.end()) - votes.begin();
  unsigned asked =
      llvm::count_if(votes, [](unsigned count) { return count != 0; });
  return {device, asked ? asked - 1 : 0};
}

/// Keeps `step` and all that it runs on one device; which.
unsigned DeviceAnalysis::keepWhole(StepOp step) {
  SmallVector<StepOp> reached = getReached(step);
  unsigned device = getMostAsked(reached).first;
  device = infos[getIndex(step)].whole.value_or(device);
  for (StepOp one : reached) {
    infos[getIndex(one)].whole = infos[getIndex(one)].whole.value_or(device);
  }
  return device;
}

/// In steps whose control flow has no structure, each call is in one piece;
/// where the frames do not tell what runs how often, the whole step is.
void DeviceAnalysis::placeDataflow() {
  for (StepOp step : steps) {
    if (!step->hasAttr("weir.dataflow") || infos[getIndex(step)].whole) {
      continue;
    }
    bool isSpread = getMostAsked(getReached(step)).second != 0;
    if (!isSpread) {
      keepWhole(step);
      continue;
    }
    colocateFlow(step, [&](CallOp call) {
      SmallVector<StepOp> callees = getCallees(call);
      return callees.empty() ? 0 : keepWhole(callees.front());
    });
    FlowFrames frames(step, numDevices);
    if (!frames.getObstacle().empty()) {
      step->setAttr("weir.kept_whole",
                    StringAttr::get(step.getContext(), frames.getObstacle()));
      unsigned device = getMostAsked(getReached(step)).first;
      for (StepOp one : getReached(step)) {
        infos[getIndex(one)].whole = device;
      }
    }
  }
  keepSiblingsWhole();
}

static std::optional<unsigned> getLower(std::optional<unsigned> a,
                                        std::optional<unsigned> b) {
  return !a ? b : !b ? a : std::min(*a, *b);
}

/// A branch of one piece has siblings of one piece, on its device; so do a
/// loop's condition and body.
void DeviceAnalysis::keepSiblingsWhole() {
  bool more = true;
  while (more) {
    more = false;
    for (StepOp step : steps) {
      for (Operation &op : step.getBody().front()) {
        if (!isa<CaseOp, WhileOp>(op)) {
          continue;
        }
        std::optional<unsigned> device;
        for (StepOp callee : getCallees(&op)) {
          device = getLower(device, infos[getIndex(callee)].whole);
        }
        if (!device) {
          continue;
        }
        for (StepOp callee : getCallees(&op)) {
          for (StepOp one : getReached(callee)) {
            auto &whole = infos[getIndex(one)].whole;
            auto lower = getLower(whole, device);
            more |= whole != lower;
            whole = lower;
          }
        }
      }
    }
  }
}

LogicalResult DeviceAnalysis::checkPlaced() {
  for (StepOp step : steps) {
    for (Operation &op : step.getBody().front()) {
      auto placed = op.getAttrOfType<IntegerAttr>("weir.placed");
      if (!placed && !isControlOp(&op) && !isa<ReturnOp>(op)) {
        return op.emitOpError("has no device (run --weir-place)");
      }
      if (placed && placed.getValue().uge(numDevices)) {
        return op.emitOpError("is placed on device ")
               << placed.getInt() << " of a program with " << numDevices
               << " devices";
      }
    }
  }
  return success();
}

void DeviceAnalysis::joinPorts() {
  for (StepOp step : steps) {
    for (Operation &op : step.getBody().front()) {
      if (auto ret = dyn_cast<ReturnOp>(op)) {
        for (auto [i, value] : llvm::enumerate(ret.getResults())) {
          givers[getResultPort(step, i)].push_back(value);
        }
      }
      if (!isControlOp(&op)) {
        continue;
      }
      SmallVector<StepOp> callees = getCallees(&op);
      unsigned first = infos[getIndex(callees.front())].firstPort;
      for (auto [i, value] : llvm::enumerate(getControlInputs(&op))) {
        givers[first + i].push_back(value);
        for (StepOp other : llvm::drop_begin(callees)) {
          classes.join(first + i, infos[getIndex(other)].firstPort + i);
        }
        if (isa<WhileOp>(op)) {
          classes.join(first + i, getResultPort(callees.front(), i));
        }
      }
      if (!isa<CaseOp>(op)) {
        continue;
      }
      for (unsigned i = 0; i < getControlOutputs(&op).size(); ++i) {
        for (StepOp other : llvm::drop_begin(callees)) {
          classes.join(getResultPort(callees.front(), i),
                       getResultPort(other, i));
        }
      }
    }
  }
}

// ---- the fixpoint ----

bool DeviceAnalysis::add(DeviceSet &set, const DeviceSet &more) {
  if (!more.test(set)) {
    return false; // nothing new
  }
  set |= more;
  return changed = true;
}

void DeviceAnalysis::need(StepOp step, Value value, const DeviceSet &devices) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    unsigned port = infos[getIndex(step)].firstPort + argument.getArgNumber();
    add(ports[classes.findLeader(port)], devices);
  }
  add(infos[getIndex(step)].devices, devices);
}

void DeviceAnalysis::visitControl(StepOp step, Operation *op) {
  DeviceSet all = getDevices(op);
  // Each device that takes part runs every branch, or both steps of the loop.
  for (StepOp callee : getCallees(op)) {
    add(infos[getIndex(callee)].devices, all);
  }
  if (auto loop = dyn_cast<WhileOp>(op)) {
    StepOp condition = getCallees(op).back();
    add(ports[classes.findLeader(getResultPort(condition, 0))], all);
  }
  if (auto choice = dyn_cast<CaseOp>(op)) {
    need(step, choice.getIndex(), all);
  }
  for (auto [i, value] : llvm::enumerate(getControlInputs(op))) {
    need(step, value, getInput(op, i));
  }
  StepInfo &info = infos[getIndex(step)];
  add(info.devices, all);
  for (unsigned i = 0; i < getControlOutputs(op).size(); ++i) {
    add(info.devices, getOutput(op, i));
  }
  add(info.effects, getEffects(op));
}

void DeviceAnalysis::visitStep(StepOp step) {
  StepInfo &info = infos[getIndex(step)];
  if (info.whole) {
    DeviceSet all(numDevices);
    all.set(*info.whole);
    add(info.devices, all);
    add(info.effects, all);
    unsigned last = getResultPort(step, step.getResultTypes().size());
    for (unsigned port = info.firstPort; port < last; ++port) {
      add(ports[classes.findLeader(port)], all);
    }
    return;
  }
  DeviceSet device(numDevices);
  for (Operation &op : step.getBody().front()) {
    if (auto ret = dyn_cast<ReturnOp>(op)) {
      for (auto [i, value] : llvm::enumerate(ret.getResults())) {
        need(step, value, getResult(step, i));
      }
    } else if (isControlOp(&op)) {
      visitControl(step, &op);
    } else if (!isCopied(&op)) {
      device.reset();
      device.set(getDevice(&op));
      add(info.devices, device);
      if (!tf::isTotal(&op)) {
        add(info.effects, device);
      }
      for (Value operand : op.getOperands()) {
        if (!isToken(operand)) {
          need(step, operand, device);
        }
      }
    }
  }
  for (unsigned i = 0; i < step.getArgumentTypes().size(); ++i) {
    add(info.devices, getArgument(step, i));
  }
}

void DeviceAnalysis::propagate() {
  do {
    changed = false;
    // Callees tend to come after their callers.
    for (StepOp step : llvm::reverse(steps)) {
      visitStep(step);
    }
  } while (changed);
}

// ---- ports that nothing uses ----

void DeviceAnalysis::vote(Value value, Votes &votes) const {
  Operation *op = value.getDefiningOp();
  if (op && isCopied(op)) {
    votes.weak.push_back(getDevice(op));
    return;
  }
  DeviceSet home = getHome(value);
  if (home.none()) {
    votes.isOpen = true;
    return;
  }
  (op ? votes.strong : votes.weak).push_back(home.find_first());
}

DeviceAnalysis::Votes DeviceAnalysis::getVotes(unsigned leader) const {
  Votes votes;
  for (unsigned port = leader; port < givers.size(); ++port) {
    if (classes.findLeader(port) == leader) {
      for (Value value : givers[port]) {
        vote(value, votes);
      }
    }
  }
  // Nothing is brought to a device only to lie there.
  const DeviceSet &devices = infos[stepOfPort[leader]].devices;
  auto isElsewhere = [&](unsigned device) {
    return devices.any() && !devices.test(device);
  };
  llvm::erase_if(votes.strong, isElsewhere);
  llvm::erase_if(votes.weak, isElsewhere);
  return votes;
}

/// The value that most of `votes` have; the lowest of several.
static unsigned getMajority(ArrayRef<unsigned> votes) {
  unsigned best = votes.front(), most = 0;
  for (unsigned device : votes) {
    unsigned count = llvm::count(votes, device);
    if (count > most || (count == most && device < best)) {
      best = device;
      most = count;
    }
  }
  return best;
}

bool DeviceAnalysis::placeUnused() {
  bool isOpen = false, progress = false;
  std::optional<std::pair<unsigned, unsigned>> weak;
  std::optional<unsigned> first;
  for (unsigned port = 0; port < ports.size(); ++port) {
    unsigned leader = classes.findLeader(port);
    if (leader != port || ports[leader].any()) {
      continue;
    }
    isOpen = true;
    Votes votes = getVotes(leader);
    if (!votes.strong.empty()) {
      ports[leader].set(getMajority(votes.strong));
      progress = true;
    } else if (!votes.weak.empty() && !votes.isOpen && !weak) {
      weak = {leader, getMajority(votes.weak)};
    } else if (!first) {
      first = leader;
    }
  }
  if (!progress && isOpen) {
    const DeviceSet &devices = infos[stepOfPort[first.value_or(0)]].devices;
    if (weak) {
      ports[weak->first].set(weak->second);
    } else {
      ports[*first].set(devices.any() ? devices.find_first() : 0);
    }
  }
  return isOpen;
}

LogicalResult DeviceAnalysis::run() {
  if (failed(checkPlaced())) {
    return failure();
  }
  placeDataflow();
  joinPorts();
  do {
    propagate();
  } while (placeUnused());
  for (StepInfo &info : infos) {
    if (info.devices.none()) {
      info.devices.set(0);
    }
  }
  return success();
}
