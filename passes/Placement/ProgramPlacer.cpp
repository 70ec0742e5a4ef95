//===- ProgramPlacer.cpp - a device for each group ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in Place.cpp, points 2 and 3.
#include "passes/Placement/ProgramPlacer.h"
#include "dialects/Weir/ControlOps.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace weir;

/// Reads sizes only, so that it is best where its operand is.
static bool isMetadata(Operation *op) {
  return llvm::StringSwitch<bool>(getPlacedType(op))
      .Cases({"Shape", "Size", "Rank", "read_sizes"}, true)
      .Default(false);
}

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
           << getPlacedNode(op) << ": " << error
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
    report.ops.push_back(
        {item.step.getSymName().str(), getPlacedNode(item.op).str(),
         getPlacedType(item.op).str(), groups.getDevice(int(i)), why});
  }
}
