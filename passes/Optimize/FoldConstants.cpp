//===- FoldConstants.cpp - compute at compile time what is constant -------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: graphs carry arithmetic on constants (scaled weights, axes,
// folded batch norms). It is computed by the compiler's own kernels, so that a
// folded value is what the program would have computed.
//
// 1. An op is *known* if it is pure and raises nothing, its results have static
// numeric types, and
//    all its operands are constants or known.
// 2. A known op is worth a constant if its result is not much larger than the
//    constants that it is made of: a broadcast of a scalar stays.
// 3. Of the known and worthy ops, those that others use are the *roots*. All
//    roots of a step are cloned, with what they need, into one step without
//    arguments, which is evaluated at once (ConstantEvaluator.h).
// 4. The roots' results become tf.Const; what is unused then is erased. If the
//    evaluation fails (a check that raises, say), nothing is changed: the
//    program does the same when it runs.
//
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Optimize/ConstantEvaluator.h"
#include "passes/Optimize/Passes.h"
#include "llvm/ADT/DenseMap.h"

#define DEBUG_TYPE "weir-fold-constants"

namespace weir {
#define GEN_PASS_DEF_FOLDCONSTANTSPASS
#include "passes/Optimize/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

/// Results up to this many bytes are always worth a constant.
static constexpr int64_t smallBytes = 4096;
/// Nothing larger is computed, not even in between.
static constexpr int64_t maxBytes = int64_t(256) << 20;

/// Bytes of a static numeric tensor type; nullopt for others.
static std::optional<int64_t> getBytes(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || !ranked.hasStaticShape() ||
      !ranked.getElementType().isIntOrFloat()) {
    return std::nullopt;
  }
  int64_t width = (ranked.getElementTypeBitWidth() + 7) / 8;
  int64_t bytes;
  if (llvm::MulOverflow(ranked.getNumElements(), width, bytes) ||
      bytes > maxBytes) {
    return std::nullopt;
  }
  return bytes;
}

namespace {
/// The constants of one step.
class StepFolder {
public:
  StepFolder(StepOp step, const ConstantEvaluator &evaluator)
      : step(step), evaluator(evaluator) {}

  /// Returns how many ops were replaced by constants.
  int64_t run();

private:
  StepOp step;
  const ConstantEvaluator &evaluator;
  /// Known ops: the bytes of the constants that they are made of.
  llvm::MapVector<Operation *, int64_t> known;

  bool isKnown(Operation &op, int64_t &sourceBytes);
  bool isWorthy(Operation *op);
  SmallVector<Operation *> findRoots();
  OwningOpRef<ModuleOp> extract(ArrayRef<Operation *> roots);
  void replace(ArrayRef<Operation *> roots, ArrayRef<ElementsAttr> values);
};
} // namespace

bool StepFolder::isKnown(Operation &op, int64_t &sourceBytes) {
  bool computes = isa<LowerOpInterface, ReshapeCoreOp>(op);
  if (!computes || !isPure(&op)) {
    return false;
  }
  for (Type type : op.getResultTypes()) {
    if (!getBytes(type)) {
      return false;
    }
  }
  sourceBytes = 0;
  for (Value operand : op.getOperands()) {
    Operation *source = operand.getDefiningOp();
    std::optional<int64_t> bytes = getBytes(operand.getType());
    if (!source || !bytes) {
      return false;
    }
    if (isa<ConstOp>(source)) {
      sourceBytes += *bytes;
    } else if (auto it = known.find(source); it != known.end()) {
      sourceBytes += it->second;
    } else {
      return false;
    }
  }
  return true;
}

bool StepFolder::isWorthy(Operation *op) {
  int64_t bytes = 0;
  for (Type type : op->getResultTypes()) {
    bytes += *getBytes(type);
  }
  return bytes <= std::max(smallBytes, known.lookup(op));
}

SmallVector<Operation *> StepFolder::findRoots() {
  SmallVector<Operation *> roots;
  for (auto &[op, bytes] : known) {
    bool isNeeded = llvm::any_of(op->getUsers(), [&](Operation *user) {
      return !known.count(user) || !isWorthy(user);
    });
    if (isNeeded && isWorthy(op)) {
      roots.push_back(op);
    }
  }
  return roots;
}

// A module whose one step computes the roots.
OwningOpRef<ModuleOp> StepFolder::extract(ArrayRef<Operation *> roots) {
  // What the roots need, in the step's order.
  SetVector<Operation *> needed(roots.begin(), roots.end());
  for (size_t i = 0; i < needed.size(); ++i) {
    for (Value operand : needed[i]->getOperands()) {
      needed.insert(operand.getDefiningOp());
    }
  }
  OwningOpRef<ModuleOp> module = ModuleOp::create(step.getLoc());
  auto builder = OpBuilder::atBlockEnd(module->getBody());
  auto program = ProgramOp::create(builder, step.getLoc(), "fold");
  builder.setInsertionPointToEnd(&program.getBody().front());
  SmallVector<Type> types;
  for (Operation *root : roots) {
    llvm::append_range(types, root->getResultTypes());
  }
  SmallVector<Attribute> names(types.size(), builder.getStringAttr(""));
  OperationState state(step.getLoc(), StepOp::getOperationName());
  state.addAttribute("sym_name", builder.getStringAttr("fold"));
  state.addAttribute("function_type",
                     TypeAttr::get(builder.getFunctionType({}, types)));
  state.addAttribute("feeds", builder.getArrayAttr({}));
  state.addAttribute("fetches", builder.getArrayAttr(names));
  state.addAttribute("targets", builder.getArrayAttr({}));
  state.addAttribute("symbols", builder.getArrayAttr({}));
  state.addRegion()->emplaceBlock();
  auto folding = cast<StepOp>(builder.create(state));
  builder.setInsertionPointToEnd(&folding.getBody().front());
  IRMapping mapping;
  for (Operation &op : step.getBody().front()) {
    if (needed.contains(&op)) {
      builder.clone(op, mapping);
    }
  }
  SmallVector<Value> results;
  for (Operation *root : roots) {
    for (Value result : root->getResults()) {
      results.push_back(mapping.lookup(result));
    }
  }
  ReturnOp::create(builder, step.getLoc(), results, ValueRange());
  return module;
}

void StepFolder::replace(ArrayRef<Operation *> roots,
                         ArrayRef<ElementsAttr> values) {
  for (Operation *root : roots) {
    OpBuilder builder(root);
    for (Value result : root->getResults()) {
      result.replaceAllUsesWith(ConstOp::create(
          builder, root->getLoc(), result.getType(), values.front()));
      values = values.drop_front();
    }
  }
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(step.getBody().front()))) {
    if (isOpTriviallyDead(&op)) {
      op.erase();
    }
  }
}

int64_t StepFolder::run() {
  for (Operation &op : step.getBody().front()) {
    int64_t sourceBytes;
    if (isKnown(op, sourceBytes)) {
      known.insert({&op, sourceBytes});
    }
  }
  SmallVector<Operation *> roots = findRoots();
  if (roots.empty()) {
    return 0;
  }
  OwningOpRef<ModuleOp> module = extract(roots);
  SmallVector<ElementsAttr> values;
  if (failed(evaluator.evaluate(*module, values))) {
    return 0;
  }
  replace(roots, values);
  return roots.size();
}

namespace {
struct FoldConstantsPass
    : weir::impl::FoldConstantsPassBase<FoldConstantsPass> {
  void runOnOperation() override {
    auto *dialect = getContext().getLoadedDialect<WeirDialect>();
    const auto *evaluator =
        dialect ? dialect->getRegisteredInterface<ConstantEvaluator>()
                : nullptr;
    if (!evaluator) {
      return; // nobody can compute anything: all stays
    }
    getOperation().walk(
        [&](StepOp step) { numFolded += StepFolder(step, *evaluator).run(); });
  }
};
} // namespace
