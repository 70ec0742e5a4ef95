//===- Place.cpp - a device for every op ----------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow's rules (docs/placement.md has them with examples):
//
// 1. Ops form groups that go to one device each: a handle's maker with all that
//    take the handle, also where it travels through calls, branches and loops;
//    what `weir.class` names; and what stands for one node in several steps.
//    Each group narrows the requests of its members.
// 2. In the order of the program, each op's group goes to the first device that
//    its requests allow. Two kinds of op wait: what reads sizes only goes with
//    the op whose result it measures; what takes no value (constants, and the
//    arguments of steps) with those that use it, if these are on one device.
// 3. Whatever is not told otherwise goes to the first device.
//
// Calls, branches and loops themselves have a device as well (a branch that of
// its predicate, a loop that of its condition), but partition runs them on all
// devices that take part.
//
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/ControlOps.h"
#include "passes/Placement/ColocationGroups.h"
#include "passes/Placement/Passes.h"
#include "passes/Placement/SpecializeSteps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "weir-place"

namespace weir {
#define GEN_PASS_DEF_PLACEPASS
#include "passes/Placement/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

static constexpr char deviceAttr[] = "weir.device", classAttr[] = "weir.class",
                      placedAttr[] = "weir.placed", devicesAttr[] = "devices",
                      groupsAttr[] = "groups";

ArrayAttr weir::getLocalDevices(MLIRContext *context, unsigned count) {
  Builder builder(context);
  SmallVector<Attribute> names;
  for (unsigned i = 0; i < count; ++i) {
    names.push_back(
        builder.getStringAttr(DeviceName::getLocalCpu(int(i)).str()));
  }
  return builder.getArrayAttr(names);
}

void weir::dropDeviceRequests(ProgramOp program) {
  program->removeAttr(groupsAttr);
  program.walk([](Operation *op) {
    op->removeDiscardableAttr(deviceAttr);
    op->removeDiscardableAttr(classAttr);
  });
}

/// The graph's node that `op` stands for, or "".
static StringRef getNodeName(Operation *op) {
  auto name = op->getLoc()->findInstanceOf<NameLoc>();
  return name ? name.getName().getValue() : StringRef();
}

static StringRef getOpType(Operation *op) {
  if (auto generic = dyn_cast<tf::GenericOp>(op)) {
    return generic.getOpType();
  }
  return op->getName().stripDialect();
}

static bool runsSteps(Operation *op) {
  return isa<CallOp, CaseOp, WhileOp>(op);
}

static bool takesValue(Operation *op) {
  return llvm::any_of(op->getOperandTypes(),
                      [](Type type) { return isa<TensorType>(type); });
}

/// Goes with what uses it: takes nothing, gives one value, no reference.
static bool isGenerator(Operation *op) {
  return !takesValue(op) && !makesResource(op) &&
         llvm::count_if(op->getResultTypes(),
                        [](Type type) { return isa<TensorType>(type); }) == 1;
}

/// Reads sizes only, so that it is best where its operand is.
static bool isMetadata(Operation *op) {
  return llvm::StringSwitch<bool>(getOpType(op))
      .Cases({"Shape", "Size", "Rank", "read_sizes"}, true)
      .Default(false);
}

namespace {

/// One op, or one argument of a step.
struct Item {
  Operation *op = nullptr;
  Value argument;
  StepOp step;
  std::string why; ///< where the group's names do not tell
};

/// Places one program.
class ProgramPlacer {
public:
  ProgramPlacer(ProgramOp program, std::vector<DeviceName> devices, bool soft)
      : program(program), copied(specializeSteps(program)), symbols(program),
        groups(std::move(devices), soft), soft(soft) {}
  LogicalResult run();
  void setAttributes();
  void fillReport(PlacementReport &report);

private:
  ProgramOp program;
  DenseSet<Operation *> copied; ///< steps of which there are several
  SymbolTable symbols;
  ColocationGroups groups;
  bool soft;
  std::vector<Item> items;
  DenseMap<Operation *, int> opItems;
  DenseMap<Value, int> argumentItems;
  llvm::StringSet<> referenced; ///< names that some `weir.class` has
  DenseMap<Operation *, llvm::StringSet<>> localNames; ///< of copied steps

  LogicalResult addItems();
  LogicalResult addOp(Operation *op, StepOp step);
  int getSource(Value value);
  LogicalResult connect(Value source, int user, Operation *at);
  LogicalResult connectHandles(Operation *op);
  LogicalResult connectSteps(Operation *op);
  std::string getGroupKey(Operation *op, StringRef name);
  LogicalResult colocate();
  LogicalResult assign(int item, int preferred, StringRef why);
  int getDevice(Value value);
  int getConsumersDevice(Value value);
  LogicalResult assignOps();
  LogicalResult assignDeferred(ArrayRef<int> deferred);
};

} // namespace

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

LogicalResult ProgramPlacer::addOp(Operation *op, StepOp step) {
  DeviceName request;
  if (auto text = op->getAttrOfType<StringAttr>(deviceAttr)) {
    auto parsed = DeviceName::parse(text);
    if (!parsed) {
      return op->emitError("Malformed device specification '")
             << text.getValue()
             << "'; expected parts of /job:NAME/replica:N/task:N/device:TYPE:N";
    }
    request = *parsed;
  }
  if (auto classes = op->getAttrOfType<ArrayAttr>(classAttr)) {
    for (auto entry : classes.getAsRange<StringAttr>()) {
      StringRef name = entry.getValue();
      if (name.consume_front("loc:@")) {
        referenced.insert(name);
      }
    }
  }
  if (copied.contains(step)) {
    localNames[step].insert(getNodeName(op));
  }
  opItems[op] = groups.add(getNodeName(op), request, makesResource(op));
  items.push_back({op, Value(), step, ""});
  return success();
}

LogicalResult ProgramPlacer::addItems() {
  for (StepOp step : program.getBody().getOps<StepOp>()) {
    for (BlockArgument argument : step.getBody().getArguments()) {
      std::string name = ("argument " + Twine(argument.getArgNumber()) +
                          " of " + step.getSymName())
                             .str();
      argumentItems[argument] = groups.add(name, DeviceName(), false);
      items.push_back({nullptr, argument, step, ""});
    }
    for (Operation &op : step.getBody().front().without_terminator()) {
      if (failed(addOp(&op, step))) {
        return failure();
      }
    }
  }
  return success();
}

/// What `op`, which runs steps, gives as its result `index`: the values that
/// its steps return.
static SmallVector<Value> getReturned(Operation *op, unsigned index,
                                      SymbolTable &symbols) {
  SmallVector<StepOp> steps = getCallees(op, symbols);
  if (isa<WhileOp>(op)) {
    steps.assign(1, steps.back());
  }
  SmallVector<Value> values;
  for (StepOp step : steps) {
    auto ret = cast<ReturnOp>(step.getBody().front().getTerminator());
    if (index < ret.getResults().size()) {
      values.push_back(ret.getResults()[index]);
    }
  }
  return values;
}

/// The item that made the handle `value`: through calls to what they return.
/// -1: it never comes from anywhere.
int ProgramPlacer::getSource(Value value) {
  DenseSet<Value> seen;
  while (seen.insert(value).second) {
    auto result = dyn_cast<OpResult>(value);
    if (!result) {
      return argumentItems.lookup(value);
    }
    if (!runsSteps(result.getOwner())) {
      return opItems.lookup(result.getOwner());
    }
    SmallVector<Value> returned =
        getReturned(result.getOwner(), result.getResultNumber(), symbols);
    if (returned.empty()) {
      return -1;
    }
    value = returned.front();
  }
  return -1;
}

LogicalResult ProgramPlacer::connect(Value source, int user, Operation *at) {
  std::string error;
  int item = getSource(source);
  if (item >= 0 && !groups.mergeHandle(item, user, error)) {
    return at->emitError(error)
           << "; give both resources one device, or use them in steps or "
              "branches of their own";
  }
  return success();
}

LogicalResult ProgramPlacer::connectSteps(Operation *op) {
  ValueRange passed = getControlInputs(op);
  for (StepOp step : getCallees(op, symbols)) {
    for (auto [value, argument] :
         llvm::zip(passed, step.getBody().getArguments())) {
      if (isHandle(argument.getType()) &&
          failed(connect(value, argumentItems.lookup(argument), op))) {
        return failure();
      }
    }
  }
  for (OpResult result : op->getResults()) {
    if (!isHandle(result.getType())) {
      continue;
    }
    SmallVector<Value> returned =
        getReturned(op, result.getResultNumber(), symbols);
    if (isa<WhileOp>(op) && result.getResultNumber() < passed.size()) {
      returned.push_back(passed[result.getResultNumber()]);
    }
    int first = returned.empty() ? -1 : getSource(returned.front());
    for (Value other : ArrayRef(returned).drop_front(!returned.empty())) {
      if (first >= 0 && failed(connect(other, first, op))) {
        return failure();
      }
    }
  }
  return success();
}

LogicalResult ProgramPlacer::connectHandles(Operation *op) {
  if (runsSteps(op)) {
    return connectSteps(op);
  }
  for (Value operand : op->getOperands()) {
    if (isHandle(operand.getType()) &&
        failed(connect(operand, opItems.lookup(op), op))) {
      return failure();
    }
  }
  return success();
}

/// A copy of a private step has groups of its own for its own nodes.
std::string ProgramPlacer::getGroupKey(Operation *op, StringRef name) {
  auto step = op->getParentOfType<StepOp>();
  auto local = localNames.find(step);
  bool isLocal = local != localNames.end() && local->second.contains(name) &&
                 !makesResource(op);
  return isLocal ? (step.getSymName() + ":" + name).str() : name.str();
}

/// Whether other ops of this name stand for the same node. What was made for
/// a node without being it (the read of a reference, a size) goes its own way.
static bool standsForNode(Operation *op) {
  return isa_and_nonnull<tf::TFDialect>(op->getDialect()) &&
         getOpType(op) != "ReadRef" && !llvm::isLower(getOpType(op).front()) &&
         !getNodeName(op).empty();
}

LogicalResult ProgramPlacer::colocate() {
  llvm::StringMap<int> roots;
  if (auto absent = program->getAttrOfType<DictionaryAttr>(groupsAttr)) {
    // Nodes that are named, but that no step has.
    for (NamedAttribute entry : absent) {
      auto text = dyn_cast<StringAttr>(entry.getValue());
      auto request = text ? DeviceName::parse(text) : std::nullopt;
      if (request) {
        StringRef name = entry.getName().getValue();
        roots[name] = groups.add(name, *request, false);
        items.push_back({});
      }
    }
  }
  auto join = [&](Operation *op, StringRef name) -> LogicalResult {
    int item = opItems.lookup(op);
    auto [root, inserted] = roots.try_emplace(getGroupKey(op, name), item);
    std::string error;
    if (inserted || groups.merge(item, root->second, error)) {
      return success();
    }
    if (soft) {
      LDBG() << "ignored: " << error;
      return success();
    }
    return op->emitError(error)
           << "; change one of the requests, or allow soft placement "
              "(--soft-placement=on)";
  };
  for (size_t i = 0, end = items.size(); i < end; ++i) {
    Operation *op = items[i].op;
    if (!op) {
      continue;
    }
    if (auto classes = op->getAttrOfType<ArrayAttr>(classAttr)) {
      for (auto entry : classes.getAsRange<StringAttr>()) {
        StringRef name = entry.getValue();
        if (name.consume_front("loc:@") && failed(join(op, name))) {
          return failure();
        }
      }
    }
    // A node that several steps have is one.
    bool shared = !items[i].step.isPrivate() && !isGenerator(op);
    if (standsForNode(op) &&
        (shared || makesResource(op) || referenced.contains(getNodeName(op))) &&
        failed(join(op, getNodeName(op)))) {
      return failure();
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// Sends the item's group to `preferred` if it may go there (and says `why`),
/// else to the first device that it may go to.
LogicalResult ProgramPlacer::assign(int item, int preferred, StringRef why) {
  if (groups.getDevice(item) >= 0) {
    return success();
  }
  std::string error;
  ArrayRef<int> candidates = groups.getCandidates(item, error);
  if (candidates.empty()) {
    Operation *op =
        items[item].op ? items[item].op : items[item].step.getOperation();
    return op->emitError("Cannot assign a device for operation ")
           << getNodeName(op) << ": " << error
           << "; compile for more devices (--local-devices=N)"
           << (soft ? "" : " or allow soft placement (--soft-placement=on)");
  }
  bool allowed = llvm::is_contained(candidates, preferred);
  if (allowed) {
    items[item].why = why.str();
  }
  groups.assign(item, allowed ? preferred : candidates.front());
  return success();
}

/// Where `value` is computed; -1: not known yet.
int ProgramPlacer::getDevice(Value value) {
  auto result = dyn_cast<OpResult>(value);
  return groups.getDevice(result ? opItems.lookup(result.getOwner())
                                 : argumentItems.lookup(value));
}

/// The one device where `value` is used; -1: there are several, or none.
int ProgramPlacer::getConsumersDevice(Value value) {
  int device = -1;
  auto add = [&](int other) {
    bool differs = device >= 0 && other >= 0 && other != device;
    device = other >= 0 ? other : device;
    return !differs;
  };
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    SmallVector<StepOp> steps = getCallees(user, symbols);
    if (steps.empty() && !isa<ReturnOp>(user) &&
        !add(groups.getDevice(opItems.lookup(user)))) {
      return -1;
    }
    ValueRange passed = getControlInputs(user);
    for (auto [i, other] : llvm::enumerate(passed)) {
      for (StepOp step : steps) {
        if (other == value && !add(getDevice(step.getBody().getArgument(i)))) {
          return -1;
        }
      }
    }
  }
  return device;
}

LogicalResult ProgramPlacer::assignDeferred(ArrayRef<int> deferred) {
  // Arguments first, innermost steps first: constants are handed to them.
  for (int item : llvm::reverse(deferred)) {
    if (Value argument = items[item].argument) {
      if (failed(
              assign(item, getConsumersDevice(argument), "beside its users"))) {
        return failure();
      }
    }
  }
  for (int item : deferred) {
    Operation *op = items[item].op;
    if (!op) {
      continue;
    }
    int preferred = -1;
    StringRef why = "beside its input";
    if (auto loop = dyn_cast<WhileOp>(op)) {
      StepOp condition = getCallees(op, symbols).front();
      auto ret = cast<ReturnOp>(condition.getBody().front().getTerminator());
      preferred = getDevice(ret.getResults().front());
      why = "beside its condition";
    } else if (takesValue(op)) {
      preferred = getDevice(op->getOperand(0));
    } else {
      preferred = getConsumersDevice(op->getResult(0));
      why = "beside its users";
    }
    if (failed(assign(item, preferred, why))) {
      return failure();
    }
  }
  return success();
}

LogicalResult ProgramPlacer::assignOps() {
  SmallVector<int> deferred;
  for (auto [i, item] : llvm::enumerate(items)) {
    Operation *op = item.op;
    if (item.argument || (op && (isGenerator(op) || isa<WhileOp>(op)))) {
      deferred.push_back(int(i));
      continue;
    }
    if (!op) {
      continue;
    }
    int preferred = -1;
    if (isMetadata(op) || isa<CaseOp>(op)) {
      preferred = getDevice(op->getOperand(0));
      if (preferred < 0) {
        deferred.push_back(int(i));
        continue;
      }
    }
    if (failed(assign(int(i), preferred, "beside its input"))) {
      return failure();
    }
  }
  return assignDeferred(deferred);
}

LogicalResult ProgramPlacer::run() {
  if (failed(addItems())) {
    return failure();
  }
  for (size_t i = 0, end = items.size(); i < end; ++i) {
    if (items[i].op && failed(connectHandles(items[i].op))) {
      return failure();
    }
  }
  return failure(failed(colocate()) || failed(assignOps()));
}

void ProgramPlacer::setAttributes() {
  Builder builder(program.getContext());
  for (auto [i, item] : llvm::enumerate(items)) {
    auto placed = [&] {
      return builder.getI64IntegerAttr(groups.getDevice(int(i)));
    };
    if (item.op) {
      item.op->setAttr(placedAttr, placed());
    } else if (auto argument = dyn_cast_or_null<BlockArgument>(item.argument)) {
      item.step.setArgAttr(argument.getArgNumber(), placedAttr, placed());
    }
  }
}

void ProgramPlacer::fillReport(PlacementReport &report) {
  for (auto [i, item] : llvm::enumerate(items)) {
    if (!item.op) {
      continue;
    }
    std::string why = groups.getReason(int(i));
    if (why.empty()) {
      why = item.why.empty() ? "default" : item.why;
    }
    report.ops.push_back({item.step.getSymName().str(),
                          getNodeName(item.op).str(), getOpType(item.op).str(),
                          groups.getDevice(int(i)), why});
  }
}

namespace {
struct PlacePass : weir::impl::PlacePassBase<PlacePass> {
  using PlacePassBase::PlacePassBase;
  PlacePass(PlacePassOptions options, PlacementReport *report)
      : PlacePassBase(options), report(report) {}

  LogicalResult place(ProgramOp program, ArrayAttr names) {
    std::vector<DeviceName> devices;
    for (Attribute name : names) {
      auto text = dyn_cast<StringAttr>(name);
      auto device = text ? DeviceName::parse(text) : std::nullopt;
      if (!device) {
        return program.emitError("'devices' holds ")
               << name << "; expected names like '"
               << DeviceName::getLocalCpu(0).str() << "'";
      }
      devices.push_back(*device);
      if (report) {
        report->devices.push_back(device->str());
      }
    }
    if (devices.size() <= 1 && soft) {
      dropDeviceRequests(program);
      return success();
    }
    bool several = devices.size() > 1;
    ProgramPlacer placer(program, std::move(devices), soft);
    if (failed(placer.run())) {
      return failure();
    }
    dropDeviceRequests(program);
    if (several) {
      placer.setAttributes();
      if (report) {
        placer.fillReport(*report);
      }
    }
    return success();
  }

  void runOnOperation() override {
    for (ProgramOp program : getOperation().getOps<ProgramOp>()) {
      auto names = program->getAttrOfType<ArrayAttr>(devicesAttr);
      if (names && failed(place(program, names))) {
        return signalPassFailure();
      }
    }
  }

private:
  PlacementReport *report = nullptr;
};
} // namespace

std::unique_ptr<Pass> weir::createPlacePass(PlacePassOptions options,
                                            PlacementReport *report) {
  return std::make_unique<PlacePass>(options, report);
}
