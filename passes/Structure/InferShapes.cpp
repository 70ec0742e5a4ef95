//===- InferShapes.cpp - sizes through a whole program --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StepShapes infers one step. Steps that run steps make it a question about
// the program:
//
// 1. A private step is inferred once per list of argument types that it is
//    called with ("specialized"). The types say which sizes are constants and
//    which unknown sizes are equal, not what they are: `s0`, `s1`, ... in
//    order of appearance. The unspecialized steps are erased at the end.
// 2. A result's size is, for the caller, a constant, or the caller's own size
//    of the argument that the callee took it from, or else a size that the
//    call finds out when it runs.
// 3. A loop's arguments start as the types of its first values. Where the body
//    gives something else back, the type is generalized: a size becomes
//    unknown, two equal ones become two. This only ever loses knowledge, so it
//    ends. A size that the body hands through unchanged stays the caller's.
// 4. A step that is asked for while it is being inferred (recursion) answers
//    with the results known so far, at first none; it is inferred again until
//    they no longer change.
//
#include "dialects/TF/OpModels.h"
#include "dialects/Weir/ControlOps.h"
#include "dialects/Weir/HeldTypes.h"
#include "passes/Structure/DataflowShapes.h"
#include "passes/Structure/InferProgram.h"
#include "passes/Structure/Passes.h"
#include "passes/Structure/ProgramShapes.h"
#include "llvm/Support/SaveAndRestore.h"

#define DEBUG_TYPE "weir-infer-shapes"

namespace weir {
#define GEN_PASS_DEF_INFERSHAPESPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

void ProgramShapes::forgetSince(size_t count) {
  while (instances.size() > count) {
    if (StepOp step = instances.back().second->step) {
      symbols.erase(step);
    }
    instances.pop_back();
  }
}

FailureOr<StepInstance *> ProgramShapes::specialize(Operation *call,
                                                    FlatSymbolRefAttr callee,
                                                    ArrayRef<Type> types) {
  auto generic = symbols.lookup<StepOp>(callee.getValue());
  if (!generic) {
    return call->emitOpError("runs ") << callee << ", which is no step";
  }
  if (generic.getArgumentTypes().size() != types.size()) {
    return call->emitOpError("passes ")
           << types.size() << " values to " << callee << ", which takes "
           << generic.getArgumentTypes().size();
  }
  auto key =
      std::make_pair(Attribute(callee),
                     Type(FunctionType::get(call->getContext(), types, {})));
  auto &slot = instances[key];
  if (slot) {
    slot->wasAskedEarly |= slot->inProgress;
    if (!inferring.empty() && (slot->inProgress || slot->isProvisional)) {
      inferring.back()->isProvisional = true;
    }
    return slot.get();
  }
  slot = std::make_unique<StepInstance>();
  StepInstance *instance = slot.get();
  size_t count = instances.size();
  instance->inProgress = true;
  for (Type type : generic.getResultTypes()) {
    auto tensor = dyn_cast<TensorType>(type);
    instance->resultTypes.push_back(
        tensor ? UnrankedTensorType::get(tensor.getElementType()) : type);
  }
  constexpr int maxRounds = 16;
  for (int round = 0; round < maxRounds; ++round) {
    if (instance->step) {
      symbols.erase(instance->step);
    }
    instance->step = cast<StepOp>(generic->clone());
    symbols.insert(instance->step);
    for (auto [argument, type] :
         llvm::zip_equal(instance->step.getBody().getArguments(), types)) {
      argument.setType(type);
    }
    instance->wasAskedEarly = instance->isProvisional = false;
    inferring.push_back(instance);
    LogicalResult inferred = inferStep(instance->step);
    inferring.pop_back();
    if (failed(inferred)) {
      // Who asks again is told again.
      forgetSince(count - 1);
      return failure();
    }
    SmallVector<Type> results(isDataflow(instance->step)
                                  ? ArrayRef<Type>(dataflowResults)
                                  : instance->step.getResultTypes());
    bool changed = results != instance->resultTypes;
    instance->resultTypes = results;
    if (!instance->wasAskedEarly || !changed) {
      break;
    }
    // What was inferred on the way knew less.
    forgetSince(count);
  }
  instance->inProgress = false;
  if (!inferring.empty()) {
    inferring.back()->isProvisional |= instance->isProvisional;
  }
  return instance;
}

FailureOr<StepInstance *>
ProgramShapes::specializeGuarded(Operation *call, FlatSymbolRefAttr callee,
                                 ArrayRef<Type> types) {
  llvm::SaveAndRestore<bool> guarded(mayDefer, true);
  return specialize(call, callee, types);
}

FailureOr<bool> ProgramShapes::inferCallLike(Operation *op,
                                             StepShapes &shapes) {
  LogicalResult result = success();
  if (auto call = dyn_cast<CallOp>(op)) {
    result = inferCall(call, shapes);
  } else if (auto branch = dyn_cast<CaseOp>(op)) {
    result = inferCase(branch, shapes);
  } else if (auto loop = dyn_cast<WhileOp>(op)) {
    result = inferWhile(loop, shapes);
  } else {
    return false;
  }
  if (failed(result)) {
    return failure();
  }
  noteWrites(op->getOperands(), shapes);
  return true;
}

/// `callee` with values instead of uses of the arguments that have one. The
/// arguments stay: what a call waits for does not change. What it `handsOn`
/// it still does.
FlatSymbolRefAttr ProgramShapes::getWithConstants(
    FlatSymbolRefAttr callee, ArrayRef<ElementsAttr> constants, bool handsOn) {
  auto generic = symbols.lookup<StepOp>(callee.getValue());
  auto isReplaced = [&](OpOperand &use) {
    return !handsOn || !isa<ReturnOp>(use.getOwner());
  };
  SmallVector<Attribute> key;
  bool isUsed = false;
  for (auto [i, constant] : llvm::enumerate(constants)) {
    // A value is worth a step of its own only where somebody reads it.
    bool counts =
        constant && generic && generic.getBody().getNumArguments() > i &&
        llvm::any_of(generic.getBody().getArgument(i).getUses(), isReplaced);
    key.push_back(counts ? Attribute(constant)
                         : UnitAttr::get(callee.getContext()));
    isUsed |= counts;
  }
  if (!isUsed) {
    return callee;
  }
  auto &slot =
      withConstants[{callee, ArrayAttr::get(callee.getContext(), key)}];
  if (!slot) {
    auto step = cast<StepOp>(generic->clone());
    symbols.insert(step);
    OpBuilder builder = OpBuilder::atBlockBegin(&step.getBody().front());
    for (auto [argument, attr] :
         llvm::zip_equal(step.getBody().getArguments(), key)) {
      if (auto value = dyn_cast<ElementsAttr>(attr)) {
        argument.replaceUsesWithIf(
            ConstOp::create(builder, argument.getLoc(), value.getType(), value),
            isReplaced);
      }
    }
    slot = FlatSymbolRefAttr::get(step.getSymNameAttr());
  }
  return slot;
}

LogicalResult ProgramShapes::inferStep(StepOp step) {
  StepShapes shapes(step, mayDefer);
  if (isDataflow(step)) {
    // Its own sizes are those of its feeds; all others are the calls'.
    auto none = [](Operation *, StepShapes &) {
      return FailureOr<bool>(false);
    };
    if (failed(shapes.run(none))) {
      return failure();
    }
    return inferDataflowTypes(
        step,
        [&](CallOp op, FlatSymbolRefAttr callee, ArrayRef<Type> types,
            ArrayRef<ElementsAttr> constants) -> FailureOr<InferredCall> {
          auto instance =
              specialize(op, getWithConstants(callee, constants), types);
          if (failed(instance)) {
            return failure();
          }
          op.setCalleeAttr(
              FlatSymbolRefAttr::get((*instance)->step.getSymNameAttr()));
          return InferredCall{(*instance)->step, (*instance)->resultTypes};
        },
        dataflowResults);
  }
  return shapes.run([&](Operation *op, StepShapes &shapes) {
    return inferCallLike(op, shapes);
  });
}

LogicalResult ProgramShapes::run() {
  SmallVector<StepOp> entries, generics;
  for (StepOp step : program.getBody().getOps<StepOp>()) {
    (step.isPrivate() ? generics : entries).push_back(step);
  }
  for (StepOp step : entries) {
    if (failed(inferStep(step))) {
      return failure();
    }
  }
  for (StepOp step : generics) {
    symbols.erase(step);
  }
  // A loop's first guesses are of no use once its types are settled.
  eraseUnreachedSteps(program, symbols, [](Operation *op) {
    SmallVector<FlatSymbolRefAttr> names;
    op->getAttrDictionary().walk(
        [&](FlatSymbolRefAttr name) { names.push_back(name); });
    return names;
  });
  return success();
}

namespace {
struct InferShapesPass : weir::impl::InferShapesPassBase<InferShapesPass> {
  using InferShapesPassBase::InferShapesPassBase;

  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](ProgramOp program) {
      return failed(inferProgram(program, deferErrors))
                 ? WalkResult::interrupt()
                 : WalkResult::skip();
    });
    if (result.wasInterrupted()) {
      signalPassFailure();
    }
  }
};
} // namespace
