//===- SpecializeSteps.cpp - a private step for each place ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A forward walk from the public steps. The place of a handle is the device
// string of the op that made it ("" where there is none); handles that come out
// of other ops have the place of the first handle that goes in. A private step
// is wanted once for each list of places of its arguments; the first list takes
// the step itself, others a copy of it as it was.
//
#include "passes/Placement/SpecializeSteps.h"
#include "dialects/Weir/ControlOps.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace weir;

bool weir::isHandle(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && isa<ResourceType, RefType>(tensor.getElementType());
}

bool weir::makesResource(Operation *op) {
  auto isValue = [](Type type) { return isa<TensorType>(type); };
  if (llvm::any_of(op->getOperandTypes(), isValue) ||
      llvm::count_if(op->getResultTypes(), isValue) != 1) {
    return false;
  }
  return llvm::any_of(op->getResultTypes(), isHandle);
}

SmallVector<StepOp> weir::getCallees(Operation *op, SymbolTable &symbols) {
  SmallVector<StepOp> steps;
  for (FlatSymbolRefAttr name : getCalleeNames(op)) {
    if (auto step = symbols.lookup<StepOp>(name.getValue())) {
      steps.push_back(step);
    }
  }
  return steps;
}

namespace {
class StepSpecializer {
public:
  explicit StepSpecializer(ProgramOp program)
      : program(program), symbols(program) {}
  DenseSet<Operation *> run();

private:
  ProgramOp program;
  SymbolTable symbols;
  /// Steps as they were, by name; those that are wanted once only need none.
  llvm::StringMap<OwningOpRef<StepOp>> originals;
  llvm::StringMap<unsigned> numInstances;
  llvm::MapVector<std::pair<Attribute, Attribute>, StepOp> instances;
  DenseMap<Value, StringAttr> places; ///< of handles
  SmallVector<StepOp> worklist;

  Attribute specialize(Attribute callee, ArrayAttr key);
  void visitCall(Operation *op);
  void visit(Operation &op);
};
} // namespace

Attribute StepSpecializer::specialize(Attribute callee, ArrayAttr key) {
  StringRef name = cast<FlatSymbolRefAttr>(callee).getValue();
  StepOp &step = instances[{callee, key}];
  if (!step) {
    auto original = originals.find(name);
    if (numInstances[name]++ == 0 || original == originals.end()) {
      step = symbols.lookup<StepOp>(name);
    } else {
      step = original->second.get().clone();
      symbols.insert(step);
    }
    if (!step) {
      return callee;
    }
    for (auto [argument, place] :
         llvm::zip(step.getBody().getArguments(), key)) {
      places[argument] = cast<StringAttr>(place);
    }
    worklist.push_back(step);
  }
  return FlatSymbolRefAttr::get(step.getSymNameAttr());
}

void StepSpecializer::visitCall(Operation *op) {
  Builder builder(op);
  SmallVector<Attribute> key;
  for (Value input : getControlInputs(op)) {
    StringAttr place = places.lookup(input);
    key.push_back(place ? place : builder.getStringAttr(""));
  }
  ArrayAttr keyAttr = builder.getArrayAttr(key);
  op->setAttrs(cast<DictionaryAttr>(op->getAttrDictionary().replace(
      [&](FlatSymbolRefAttr name) -> std::pair<Attribute, WalkResult> {
        return {specialize(name, keyAttr), WalkResult::skip()};
      })));
  // A handle that a step gives back is most often one that it was given.
  StringAttr first;
  for (Attribute place : key) {
    first = first && !first.empty() ? first : cast<StringAttr>(place);
  }
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    if (isHandle(result.getType())) {
      bool loop = isa<WhileOp>(op) && i < key.size();
      places[result] = loop ? cast<StringAttr>(key[i]) : first;
    }
  }
}

void StepSpecializer::visit(Operation &op) {
  if (isa<CallOp, CaseOp, WhileOp>(op)) {
    visitCall(&op);
    return;
  }
  StringAttr place = makesResource(&op)
                         ? op.getAttrOfType<StringAttr>("weir.device")
                         : StringAttr();
  for (Value operand : op.getOperands()) {
    if (!place && isHandle(operand.getType())) {
      place = places.lookup(operand);
    }
  }
  for (Value result : op.getResults()) {
    if (place && isHandle(result.getType())) {
      places[result] = place;
    }
  }
}

DenseSet<Operation *> StepSpecializer::run() {
  llvm::StringMap<unsigned> numUses;
  program.walk([&](Operation *op) {
    for (StepOp step : getCallees(op, symbols)) {
      ++numUses[step.getSymName()];
    }
  });
  for (StepOp step : program.getBody().getOps<StepOp>()) {
    bool takesHandle = llvm::any_of(step.getArgumentTypes(), isHandle);
    if (!step.isPrivate()) {
      worklist.push_back(step);
    } else if (takesHandle && numUses[step.getSymName()] > 1) {
      originals[step.getSymName()] = step.clone();
    }
  }
  // In the order of the program: a stack would give other steps their names.
  for (size_t next = 0; next < worklist.size(); ++next) {
    for (Operation &op : worklist[next].getBody().front()) {
      visit(op);
    }
  }
  DenseSet<Operation *> copied;
  for (auto &[key, step] : instances) {
    if (step &&
        numInstances[cast<FlatSymbolRefAttr>(key.first).getValue()] > 1) {
      copied.insert(step);
    }
  }
  return copied;
}

DenseSet<Operation *> weir::specializeSteps(ProgramOp program) {
  return StepSpecializer(program).run();
}
