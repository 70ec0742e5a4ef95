//===- ColocateOps.cpp - which ops go to one device -----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in Place.cpp, point 1.
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/ControlOps.h"
#include "passes/Placement/ProgramPlacer.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "weir-place"

using namespace mlir;
using namespace weir;

StringRef weir::getPlacedNode(Operation *op) {
  auto name = op->getLoc()->findInstanceOf<NameLoc>();
  return name ? name.getName().getValue() : StringRef();
}

StringRef weir::getPlacedType(Operation *op) {
  if (auto generic = dyn_cast<tf::GenericOp>(op)) {
    return generic.getOpType();
  }
  return op->getName().stripDialect();
}

bool weir::takesValue(Operation *op) {
  return llvm::any_of(op->getOperandTypes(),
                      [](Type type) { return isa<TensorType>(type); });
}

bool weir::isGenerator(Operation *op) {
  return !takesValue(op) && !makesResource(op) &&
         llvm::count_if(op->getResultTypes(),
                        [](Type type) { return isa<TensorType>(type); }) == 1;
}

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
    localNames[step].insert(getPlacedNode(op));
  }
  opItems[op] = groups.add(getPlacedNode(op), request, makesResource(op));
  items.push_back({op, Value(), step, ""});
  return success();
}

LogicalResult ProgramPlacer::addItems() {
  for (StepOp step : program.getBody().getOps<StepOp>()) {
    // A step that was made of a branch or loop is known by the node of that.
    auto node =
        step.isPrivate() ? step.getLoc()->findInstanceOf<NameLoc>() : NameLoc();
    for (BlockArgument argument : step.getBody().getArguments()) {
      std::string name = node ? "an input of " + node.getName().str()
                              : ("argument " + Twine(argument.getArgNumber()) +
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
    if (!isControlOp(result.getOwner())) {
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
  if (isControlOp(op)) {
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
         getPlacedType(op) != "ReadRef" &&
         !llvm::isLower(getPlacedType(op).front()) &&
         !getPlacedNode(op).empty();
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
        (shared || makesResource(op) ||
         referenced.contains(getPlacedNode(op))) &&
        failed(join(op, getPlacedNode(op)))) {
      return failure();
    }
  }
  return success();
}
