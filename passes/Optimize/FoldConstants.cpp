//===- FoldConstants.cpp - compute at compile time what is constant -------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: graphs carry arithmetic on constants (scaled weights, axes,
// folded batch norms). It is computed by the compiler's own kernels, so that a
// folded value is what the program would have computed.
//
// 1. An op is *known* if it is pure and raises nothing, its results have static
//    numeric types, all its operands are constants or known, and it reads no
//    size that only a run knows.
// 2. A known op is worth a constant if its result is not much larger than the
//    constants that it is made of: a broadcast of a scalar stays.
// 3. Of the known and worthy ops, those that others use are the *roots*. The
//    roots of many steps are cloned, with what they need, into one step without
//    arguments, which is evaluated at once (ConstantEvaluator.h): steps that
//    compute the same compile it once.
// 4. The roots' results become tf.Const; what is unused then is erased. If the
//    evaluation fails (a check that raises, say), each step is evaluated alone.
//    If that fails, nothing is changed: the program does the same when it runs.
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
/// Steps are evaluated together while all that they compute is not larger.
static constexpr int64_t maxBytesTogether = int64_t(64) << 20;

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

/// Whether the op's sizes depend on what is fed or made in a run.
static bool readsSizes(Operation &op) {
  return llvm::any_of(op.getAttrs(), [](NamedAttribute attr) {
    auto dims = dyn_cast<DimsAttr>(attr.getValue());
    return dims && !llvm::all_of(dims.getExprs(), [](AffineExpr expr) {
             return isa_and_nonnull<AffineConstantExpr>(expr);
           });
  });
}

namespace {
/// The constants of one step.
class StepFolder {
public:
  explicit StepFolder(StepOp step);

  ArrayRef<Operation *> getRoots() const { return roots; }
  /// What is computed for the roots, in bytes.
  int64_t getComputedBytes() const;
  /// Clones the roots with what they need; appends the roots' results.
  void cloneRoots(OpBuilder &builder, SmallVectorImpl<Value> &results);
  /// Takes the roots' values off the front.
  void replace(ArrayRef<ElementsAttr> &values);

private:
  StepOp step;
  /// Known ops: the bytes of the constants that they are made of.
  llvm::MapVector<Operation *, int64_t> known;
  SmallVector<Operation *> roots;

  bool isKnown(Operation &op, int64_t &sourceBytes);
  bool isWorthy(Operation *op);
  void findRoots();
};
} // namespace

StepFolder::StepFolder(StepOp step) : step(step) {
  for (Operation &op : step.getBody().front()) {
    int64_t sourceBytes;
    if (isKnown(op, sourceBytes)) {
      known.insert({&op, sourceBytes});
    }
  }
  findRoots();
}

bool StepFolder::isKnown(Operation &op, int64_t &sourceBytes) {
  bool computes = isa<LowerOpInterface, ReshapeCoreOp>(op);
  if (!computes || !isPure(&op) || readsSizes(op)) {
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

void StepFolder::findRoots() {
  for (auto &[op, bytes] : known) {
    bool isNeeded = llvm::any_of(op->getUsers(), [&](Operation *user) {
      return !known.count(user) || !isWorthy(user);
    });
    if (isNeeded && isWorthy(op)) {
      roots.push_back(op);
    }
  }
}

int64_t StepFolder::getComputedBytes() const {
  int64_t bytes = 0;
  for (auto &[op, sourceBytes] : known) {
    for (Type type : op->getResultTypes()) {
      bytes += *getBytes(type);
    }
  }
  return bytes;
}

void StepFolder::cloneRoots(OpBuilder &builder,
                            SmallVectorImpl<Value> &results) {
  SetVector<Operation *> needed(roots.begin(), roots.end());
  for (size_t i = 0; i < needed.size(); ++i) {
    for (Value operand : needed[i]->getOperands()) {
      needed.insert(operand.getDefiningOp());
    }
  }
  IRMapping mapping;
  for (Operation &op : step.getBody().front()) {
    if (needed.contains(&op)) {
      builder.clone(op, mapping);
    }
  }
  for (Operation *root : roots) {
    for (Value result : root->getResults()) {
      results.push_back(mapping.lookup(result));
    }
  }
}

void StepFolder::replace(ArrayRef<ElementsAttr> &values) {
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

// A module whose one step computes the roots of some steps.
static OwningOpRef<ModuleOp> extract(Location loc,
                                     MutableArrayRef<StepFolder> folders) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  auto builder = OpBuilder::atBlockEnd(module->getBody());
  auto program = ProgramOp::create(builder, loc, "fold");
  builder.setInsertionPointToEnd(&program.getBody().front());
  SmallVector<Type> types;
  for (StepFolder &folder : folders) {
    for (Operation *root : folder.getRoots()) {
      llvm::append_range(types, root->getResultTypes());
    }
  }
  SmallVector<Attribute> names(types.size(), builder.getStringAttr(""));
  OperationState state(loc, StepOp::getOperationName());
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
  SmallVector<Value> results;
  for (StepFolder &folder : folders) {
    folder.cloneRoots(builder, results);
  }
  ReturnOp::create(builder, loc, results, ValueRange());
  return module;
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
    std::vector<StepFolder> folders;
    int64_t together = 0;
    getOperation().walk([&](StepOp step) {
      StepFolder folder(step);
      if (folder.getRoots().empty()) {
        return;
      }
      int64_t bytes = folder.getComputedBytes();
      if (!folders.empty() && bytes > maxBytesTogether - together) {
        fold(folders, *evaluator);
        folders.clear();
        together = 0;
      }
      together += bytes;
      folders.push_back(std::move(folder));
    });
    fold(folders, *evaluator);
  }

  void fold(MutableArrayRef<StepFolder> folders,
            const ConstantEvaluator &evaluator);
};
} // namespace

void FoldConstantsPass::fold(MutableArrayRef<StepFolder> folders,
                             const ConstantEvaluator &evaluator) {
  if (folders.empty()) {
    return;
  }
  OwningOpRef<ModuleOp> module = extract(getOperation().getLoc(), folders);
  SmallVector<ElementsAttr> results;
  if (succeeded(evaluator.evaluate(*module, results))) {
    ArrayRef<ElementsAttr> values = results;
    for (StepFolder &folder : folders) {
      numFolded += folder.getRoots().size();
      folder.replace(values);
    }
  } else if (folders.size() > 1) {
    for (size_t i = 0; i < folders.size(); ++i) {
      fold(folders.slice(i, 1), evaluator);
    }
  }
}
