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
#include "dialects/Weir/HeldTypes.h"
#include "passes/Structure/DataflowShapes.h"
#include "passes/Structure/Passes.h"
#include "passes/Structure/StepShapes.h"
#include "runtime/abi/DataType.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/SaveAndRestore.h"

#define DEBUG_TYPE "weir-infer-shapes"

namespace weir {
#define GEN_PASS_DEF_INFERSHAPESPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

namespace {

/// A private step for one list of argument types.
struct Instance {
  StepOp step;
  SmallVector<Type> resultTypes; ///< as known so far
  bool inProgress = false;
  bool wasAskedEarly = false; ///< while in progress
  /// Some of what it was inferred from may be known better later.
  bool isProvisional = false;
};

class ProgramShapes {
public:
  ProgramShapes(ProgramOp program, bool mayDefer)
      : program(program), symbols(program), mayDefer(mayDefer) {}
  LogicalResult run();

private:
  ProgramOp program;
  SymbolTable symbols;
  /// Whether what must fail is compiled to fail when it runs: everywhere, or in
  /// what may never run (branches and loops).
  bool mayDefer;
  llvm::MapVector<std::pair<Attribute, Type>, std::unique_ptr<Instance>>
      instances;
  SmallVector<Instance *> inferring; ///< innermost last
  /// What the dataflow step inferred last returns.
  SmallVector<Type> dataflowResults;

  /// Generic steps with some arguments' values, by callee and values.
  DenseMap<std::pair<Attribute, Attribute>, FlatSymbolRefAttr> withConstants;

  void eraseUnused(ArrayRef<StepOp> entries);
  /// Forgets the instances made since there were `count`.
  void forgetSince(size_t count);
  LogicalResult inferStep(StepOp step);
  FlatSymbolRefAttr getWithConstants(FlatSymbolRefAttr callee,
                                     ArrayRef<ElementsAttr> constants);
  FailureOr<Instance *> specialize(Operation *call, FlatSymbolRefAttr callee,
                                   ArrayRef<Type> types);
  FailureOr<bool> inferCallLike(Operation *op, StepShapes &shapes);
  /// Specializes what may not run at all.
  FailureOr<Instance *> specializeGuarded(Operation *call,
                                          FlatSymbolRefAttr callee,
                                          ArrayRef<Type> types);
  LogicalResult inferCall(CallOp op, StepShapes &shapes);
  LogicalResult inferCase(CaseOp op, StepShapes &shapes);
  LogicalResult inferWhile(WhileOp op, StepShapes &shapes);
};

/// Numbers unknown sizes in order of appearance: equal ones alike.
class TypePattern {
public:
  Type get(Type type, std::optional<Sizes> sizes) {
    auto tensor = dyn_cast<TensorType>(type);
    if (!tensor || !sizes) {
      return tensor && !isa<RankedTensorType>(tensor)
                 ? type
                 : (tensor ? UnrankedTensorType::get(tensor.getElementType())
                           : type);
    }
    Sizes renamed;
    for (SizeExpr size : *sizes) {
      renamed.push_back(rename(size, type.getContext()));
    }
    return getTypeWithSizes(tensor.getElementType(), renamed);
  }

private:
  DenseMap<AffineExpr, unsigned> ids;

  SizeExpr rename(SizeExpr size, MLIRContext *context) {
    if (isa<AffineConstantExpr>(size)) {
      return size;
    }
    unsigned next = ids.size();
    return getAffineSymbolExpr(ids.try_emplace(size, next).first->second,
                               context);
  }
};

} // namespace

/// The types that a call passes on (see point 1 above).
static SmallVector<Type> getPassedTypes(ValueRange inputs, StepShapes &shapes) {
  TypePattern pattern;
  SmallVector<Type> types;
  for (Value input : inputs) {
    types.push_back(pattern.get(input.getType(), shapes.getShape(input)));
  }
  return types;
}

void ProgramShapes::forgetSince(size_t count) {
  while (instances.size() > count) {
    if (StepOp step = instances.back().second->step) {
      symbols.erase(step);
    }
    instances.pop_back();
  }
}

FailureOr<Instance *> ProgramShapes::specialize(Operation *call,
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
  slot = std::make_unique<Instance>();
  Instance *instance = slot.get();
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

FailureOr<Instance *> ProgramShapes::specializeGuarded(Operation *call,
                                                       FlatSymbolRefAttr callee,
                                                       ArrayRef<Type> types) {
  llvm::SaveAndRestore<bool> guarded(mayDefer, true);
  return specialize(call, callee, types);
}

/// The caller's expression of a callee's size, or null.
static SizeExpr importSize(SizeExpr size, Instance &callee, ValueRange inputs,
                           StepShapes &shapes) {
  if (!size || isa<AffineConstantExpr>(size)) {
    return size;
  }
  auto symbols = callee.step ? callee.step.getSymbols() : std::nullopt;
  bool known = symbols.has_value();
  SmallVector<AffineExpr> replacements;
  for (Attribute attr : symbols ? symbols->getValue() : ArrayRef<Attribute>()) {
    auto symbol = cast<SymbolAttr>(attr);
    AffineExpr replacement;
    if (symbol.getKind() == "feed") {
      auto argument = cast<AffineConstantExpr>(symbol.getExprs()[0]).getValue();
      auto dim = cast<AffineConstantExpr>(symbol.getExprs()[1]).getValue();
      if (auto sizes = shapes.getShape(inputs[argument])) {
        replacement = (*sizes)[dim];
      }
    }
    bool isUsed = size.isFunctionOfSymbol(replacements.size());
    known &= replacement || !isUsed;
    replacements.push_back(replacement
                               ? replacement
                               : getAffineConstantExpr(0, size.getContext()));
  }
  return known ? size.replaceDimsAndSymbols({}, replacements) : SizeExpr();
}

/// The caller's view of a callee's result sizes; null where unknown.
static std::optional<Sizes> importSizes(Type type, Instance &callee,
                                        ValueRange inputs, StepShapes &shapes) {
  if (!isa<RankedTensorType>(type)) {
    return std::nullopt;
  }
  Sizes sizes;
  for (SizeExpr size : getTypeSizes(type)) {
    sizes.push_back(importSize(size, callee, inputs, shapes));
  }
  return sizes;
}

/// Sets a result's shape; unknown sizes are found out when the op runs.
static void setFoundShape(Value result, Sizes sizes, StepShapes &shapes) {
  for (SizeExpr &size : sizes) {
    if (!size) {
      size = shapes.newResultSize(result.getDefiningOp());
    }
  }
  shapes.setShape(result, sizes);
}

/// Result `i` of `step` if it has no value (its maker does not run in this
/// branch, or fails), else null.
static OpResult getDead(StepOp step, unsigned i) {
  if (!step) {
    return {};
  }
  auto ret = cast<ReturnOp>(step.getBody().front().back());
  auto result = dyn_cast<OpResult>(ret.getResults()[i]);
  Operation *maker = result ? result.getOwner() : nullptr;
  auto generic = dyn_cast_or_null<GenericOp>(maker);
  bool isDead = isa_and_nonnull<DeadOp>(maker) ||
                (generic && generic.getOpType() == "Fail");
  return isDead ? result : OpResult();
}

/// Whether result `i` is one that the step fails before it makes.
static bool failsBefore(Instance &instance, unsigned i) {
  OpResult dead = getDead(instance.step, i);
  return dead && !isa<DeadOp>(dead.getOwner());
}

LogicalResult ProgramShapes::inferCall(CallOp op, StepShapes &shapes) {
  auto instance = specialize(op, op.getCalleeAttr(),
                             getPassedTypes(op.getInputs(), shapes));
  if (failed(instance)) {
    return failure();
  }
  op.setCalleeAttr(FlatSymbolRefAttr::get((*instance)->step.getSymNameAttr()));
  for (auto [i, result] : llvm::enumerate(op.getOutputs())) {
    Type type = (*instance)->resultTypes[i];
    if (failsBefore(**instance, i)) {
      shapes.setNeverComputed(result);
      continue;
    }
    adoptHeldType(result, type);
    if (auto sizes = importSizes(type, **instance, op.getInputs(), shapes)) {
      setFoundShape(result, *sizes, shapes);
    }
  }
  return success();
}

/// Gives it the elements and constant sizes of what the other branch gives.
static void settleDead(StepOp step, OpResult dead, ArrayRef<SizeExpr> sizes) {
  Type element = cast<TensorType>(dead.getType()).getElementType();
  SmallVector<int64_t> shape;
  for (SizeExpr size : sizes) {
    auto constant = dyn_cast_or_null<AffineConstantExpr>(size);
    shape.push_back(constant ? constant.getValue() : 0);
  }
  auto type = RankedTensorType::get(shape, element);
  if (!isa<DeadOp>(dead.getOwner())) {
    dead.setType(type);
    step.refreshFunctionType();
    return;
  }
  if (!element.isIntOrFloat()) {
    return;
  }
  OpBuilder builder(dead.getOwner());
  Value zeros = ConstOp::create(
      builder, dead.getLoc(), type,
      DenseElementsAttr::get(type, builder.getZeroAttr(element)));
  dead.replaceAllUsesWith(zeros);
  dead.getOwner()->erase();
  step.refreshFunctionType();
}

LogicalResult ProgramShapes::inferCase(CaseOp op, StepShapes &shapes) {
  SmallVector<Type> types = getPassedTypes(op.getInputs(), shapes);
  SmallVector<Instance *> instances;
  SmallVector<Attribute> branches;
  for (auto branch : op.getBranches().getAsRange<FlatSymbolRefAttr>()) {
    auto instance = specializeGuarded(op, branch, types);
    if (failed(instance)) {
      return failure();
    }
    instances.push_back(*instance);
    branches.push_back(
        FlatSymbolRefAttr::get((*instance)->step.getSymNameAttr()));
  }
  op.setBranchesAttr(ArrayAttr::get(op.getContext(), branches));
  for (auto [i, result] : llvm::enumerate(op.getOutputs())) {
    std::optional<Sizes> joined;
    bool isRanked = true, hasDead = false;
    Type held = getHeldType(instances.front()->resultTypes[i]);
    for (Instance *instance : instances) {
      if (getDead(instance->step, i)) {
        hasDead = true;
        continue;
      }
      held = joinHeldTypes(held, getHeldType(instance->resultTypes[i]));
      auto sizes = importSizes(instance->resultTypes[i], *instance,
                               op.getInputs(), shapes);
      if (!sizes) {
        // Nothing known yet (recursion): the other branches decide.
        isRanked &= instance->inProgress || instance->isProvisional;
        continue;
      }
      if (!joined) {
        joined = sizes;
        continue;
      }
      isRanked &= joined->size() == sizes->size();
      for (auto [a, b] : llvm::zip(*joined, *sizes)) {
        a = a == b ? a : SizeExpr();
      }
    }
    if (held) {
      setHeldType(result, held);
    }
    if (!joined && llvm::all_of(instances, [&](Instance *instance) {
          return failsBefore(*instance, i);
        })) {
      shapes.setNeverComputed(result);
    }
    if (!joined || !isRanked) {
      continue;
    }
    for (Instance *instance : instances) {
      if (OpResult dead = getDead(instance->step, i)) {
        settleDead(instance->step, dead, *joined);
        instance->resultTypes[i] = instance->step.getResultTypes()[i];
      }
    }
    if (hasDead) {
      // Its unknown sizes are those of the branch that runs.
      for (SizeExpr &size : *joined) {
        size = isa_and_nonnull<AffineConstantExpr>(size) ? size : SizeExpr();
      }
    }
    setFoundShape(result, *joined, shapes);
  }
  return success();
}

/// `a`, holding what both `a` and `b` hold.
static Type joinElementTypes(Type a, Type b) {
  if (a == b || !isHandleLike(a)) {
    return a;
  }
  Type held = getHeldType(a) ? joinHeldTypes(getHeldType(a), getHeldType(b))
                             : getHeldType(b);
  return getElementTypeOrSelf(withHeldType(RankedTensorType::get({}, a), held));
}

/// Generalizes the types of a loop's arguments by what its body gives back.
static SmallVector<Type> generalize(ArrayRef<Type> types,
                                    ArrayRef<Type> results) {
  SmallVector<Type> joined;
  DenseMap<std::pair<AffineExpr, AffineExpr>, unsigned> classes;
  for (auto [before, after] : llvm::zip_equal(types, results)) {
    auto a = dyn_cast<RankedTensorType>(before);
    auto b = dyn_cast<RankedTensorType>(after);
    if (!a || !b || a.getRank() != b.getRank()) {
      auto tensor = dyn_cast<TensorType>(before);
      Type type =
          tensor ? UnrankedTensorType::get(tensor.getElementType()) : before;
      joined.push_back(withHeldType(
          type, joinHeldTypes(getHeldType(before), getHeldType(after))));
      continue;
    }
    Sizes sizes;
    for (auto [x, y] : llvm::zip_equal(getTypeSizes(a), getTypeSizes(b))) {
      if (x == y && isa_and_nonnull<AffineConstantExpr>(x)) {
        sizes.push_back(x);
        continue;
      }
      unsigned next = classes.size();
      auto [it, inserted] = classes.try_emplace({x, y}, next);
      sizes.push_back(getAffineSymbolExpr(it->second, before.getContext()));
    }
    joined.push_back(getTypeWithSizes(
        joinElementTypes(a.getElementType(), b.getElementType()), sizes));
  }
  return joined;
}

LogicalResult ProgramShapes::inferWhile(WhileOp op, StepShapes &shapes) {
  SmallVector<Type> types = getPassedTypes(op.getInputs(), shapes);
  Instance *body = nullptr;
  for (;;) { // ends, see point 3 above
    auto instance = specializeGuarded(op, op.getBodyAttr(), types);
    if (failed(instance)) {
      return failure();
    }
    body = *instance;
    if (body->resultTypes.size() != types.size()) {
      std::string message = "carries " + std::to_string(types.size()) +
                            " values, but its body gives " +
                            std::to_string(body->resultTypes.size());
      if (!shapes.canDefer()) {
        return op.emitOpError(message);
      }
      shapes.failAtRun(op, WEIR_INVALID_ARGUMENT, message);
      return success();
    }
    for (unsigned i = 0; i < types.size(); ++i) {
      auto type = dyn_cast<RankedTensorType>(types[i]);
      if (type && failsBefore(*body, i)) {
        settleDead(body->step, getDead(body->step, i), getTypeSizes(type));
        body->resultTypes[i] = types[i];
      }
    }
    SmallVector<Type> next = generalize(types, body->resultTypes);
    if (next == types) {
      break;
    }
    types = next;
  }
  auto condition = specialize(op, op.getConditionAttr(), types);
  if (failed(condition)) {
    return failure();
  }
  if (size_t count = (*condition)->resultTypes.size(); count != 1) {
    std::string message = "expected a single scalar from its condition, got " +
                          std::to_string(count) + " tensors";
    if (!shapes.canDefer()) {
      return op.emitError(message) << "; return only whether to go on";
    }
    shapes.failAtRun(op, WEIR_INVALID_ARGUMENT, message);
    return success();
  }
  op.setBodyAttr(FlatSymbolRefAttr::get(body->step.getSymNameAttr()));
  op.setConditionAttr(
      FlatSymbolRefAttr::get((*condition)->step.getSymNameAttr()));
  for (auto [i, result] : llvm::enumerate(op.getOutputs())) {
    adoptHeldType(result, types[i]);
    setHeldType(result, getHeldType(types[i]));
    auto type = dyn_cast<RankedTensorType>(types[i]);
    auto first = shapes.getShape(op.getInputs()[i]);
    if (!type || !first) {
      continue;
    }
    Sizes sizes;
    for (auto [d, size] : llvm::enumerate(getTypeSizes(type))) {
      SizeExpr given = getTypeSizes(body->resultTypes[i])[d];
      SizeExpr own =
          getTypeSizes(body->step.getBody().getArgument(i).getType())[d];
      bool isConstant = isa<AffineConstantExpr>(size);
      sizes.push_back(isConstant     ? size
                      : given == own ? (*first)[d]
                                     : SizeExpr());
    }
    setFoundShape(result, sizes, shapes);
  }
  return success();
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
/// arguments stay: what a call waits for does not change.
FlatSymbolRefAttr
ProgramShapes::getWithConstants(FlatSymbolRefAttr callee,
                                ArrayRef<ElementsAttr> constants) {
  auto generic = symbols.lookup<StepOp>(callee.getValue());
  SmallVector<Attribute> key;
  bool isUsed = false;
  for (auto [i, constant] : llvm::enumerate(constants)) {
    // A value is worth a step of its own only where somebody reads it.
    bool counts = constant && generic &&
                  generic.getBody().getNumArguments() > i &&
                  !generic.getBody().getArgument(i).use_empty();
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
        argument.replaceAllUsesWith(ConstOp::create(builder, argument.getLoc(),
                                                    value.getType(), value));
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
  eraseUnused(entries);
  return success();
}

/// A loop's first guesses are of no use once its types are settled.
void ProgramShapes::eraseUnused(ArrayRef<StepOp> entries) {
  DenseSet<Operation *> used;
  SmallVector<StepOp> worklist(entries);
  while (!worklist.empty()) {
    StepOp step = worklist.pop_back_val();
    if (!used.insert(step).second) {
      continue;
    }
    for (Operation &op : step.getBody().front()) {
      op.getAttrDictionary().walk([&](FlatSymbolRefAttr name) {
        if (auto callee = symbols.lookup<StepOp>(name.getValue())) {
          worklist.push_back(callee);
        }
      });
    }
  }
  for (StepOp step :
       llvm::make_early_inc_range(program.getBody().getOps<StepOp>())) {
    if (!used.contains(step)) {
      symbols.erase(step);
    }
  }
}

namespace {
struct InferShapesPass : weir::impl::InferShapesPassBase<InferShapesPass> {
  using InferShapesPassBase::InferShapesPassBase;

  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](ProgramOp program) {
      return failed(ProgramShapes(program, deferErrors).run())
                 ? WalkResult::interrupt()
                 : WalkResult::skip();
    });
    if (result.wasInterrupted()) {
      signalPassFailure();
    }
  }
};
} // namespace
