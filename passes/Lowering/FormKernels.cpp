//===- FormKernels.cpp - group pure ops into kernels ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: a task costs nanoseconds and a trip through memory, so ops that
// belong together should be one kernel, and equal kernels should be compiled
// once.
//
// 1. Broadcasts are cheap and are cloned to each of their users.
// 2. Groups grow from consumers to producers, in reverse order. A producer
//    joins the group of its users when they are all in one group and the kinds
//    allow it: an elementwise (or injective) producer joins an elementwise or
//    reduction group; an anchor or a reduction joins a group of elementwise ops
//    of its own sizes that has no anchor yet: they become its epilogue. A
//    producer whose only user is the group's injective op is taken as well,
//    elementwise only. Because every member but the last has all its users
//    inside, only the last op's results leave, and a group can never be part
//    of a cycle. A group that is full takes nobody: compile time grows with
//    the square of its size, and a trip through memory is small beside it.
// 3. Each group becomes a function. Every distinct size in it becomes one size
//    argument s0, s1, ... in order of appearance; small constants move inside.
//    The text of the function is its identity: groups of equal text share it.
// 4. A native loop or branch (scf) is a group of its own, with the ops that
//    make its scalar operands.
//
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/RegionUtils.h"
#include "passes/Lowering/KernelNodes.h"
#include "passes/Lowering/Passes.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/Support/SHA1.h"

#define DEBUG_TYPE "weir-form-kernels"

namespace weir {
#define GEN_PASS_DEF_FORMKERNELSPASS
#include "passes/Lowering/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

namespace {

/// Ops that become one kernel, in the step's order; the last one is the root.
struct Group {
  SmallVector<Operation *> ops;
  FusionKind kind = FusionKind::Elementwise; ///< the strongest kind inside
  bool hasInjective = false;
};

/// As many ops as a group may have.
constexpr size_t maxGroupOps = 128;

/// Numbers the sizes of a kernel: one argument per distinct expression.
class SizeArguments {
public:
  explicit SizeArguments(MLIRContext *context) : context(context) {}

  AffineExpr get(AffineExpr expr) {
    if (!expr || isa<AffineConstantExpr>(expr)) {
      return expr;
    }
    auto [it, inserted] = ids.try_emplace(expr, exprs.size());
    if (inserted) {
      exprs.push_back(expr);
    }
    return getAffineSymbolExpr(it->second, context);
  }
  Type get(Type type) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (!ranked || !ranked.getEncoding()) {
      return type;
    }
    Sizes sizes;
    for (SizeExpr size : getTypeSizes(type)) {
      sizes.push_back(get(size));
    }
    return getTypeWithSizes(ranked.getElementType(), sizes);
  }
  Attribute get(Attribute attr) {
    auto dims = dyn_cast<DimsAttr>(attr);
    if (!dims) {
      return attr;
    }
    Sizes sizes;
    for (AffineExpr expr : dims.getExprs()) {
      sizes.push_back(get(expr));
    }
    return DimsAttr::get(context, sizes);
  }
  ArrayRef<AffineExpr> getExprs() const { return exprs; }

private:
  MLIRContext *context;
  DenseMap<AffineExpr, unsigned> ids;
  SmallVector<AffineExpr> exprs;
};

/// Groups and outlines the ops of one step.
class KernelFormer {
public:
  KernelFormer(StepOp step, SymbolTable &symbols,
               llvm::StringMap<func::FuncOp> &kernels)
      : step(step), symbols(symbols), kernels(kernels) {}

  void run();
  unsigned getGroupCount() const { return groupCount; }

private:
  StepOp step;
  SymbolTable &symbols;
  llvm::StringMap<func::FuncOp> &kernels;
  DenseMap<Operation *, Group *> groupOf;
  SmallVector<std::unique_ptr<Group>> groups;
  unsigned groupCount = 0;

  void cloneBroadcasts();
  Group *findUserGroup(Operation *op);
  void formGroups();
  void outline(Group &group);
  func::FuncOp buildKernel(Group &group, SizeArguments &sizes,
                           SetVector<Value> &inputs);
};

} // namespace

static std::optional<FusionKind> getKind(Operation *op) {
  if (isNativeGlue(op)) {
    return FusionKind::Opaque;
  }
  auto lowered = dyn_cast<LowerOpInterface>(op);
  if (!lowered) {
    return std::nullopt;
  }
  return lowered.getFusionKind();
}

/// An op that only repeats elements: cheaper to repeat than to store.
static bool isCheapToClone(Operation *op) {
  if (getKind(op) != FusionKind::Injective || op->getNumOperands() > 1 ||
      op->getNumResults() != 1) {
    return false;
  }
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!result || op->getNumOperands() == 0) {
    return result != nullptr;
  }
  auto input = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!input) {
    return false;
  }
  // Fewer sizes in, or some that are 1: a broadcast.
  if (input.getRank() < result.getRank()) {
    return true;
  }
  Sizes from = getTypeSizes(input), to = getTypeSizes(result);
  return from != to && llvm::all_of(llvm::zip_equal(from, to), [](auto pair) {
           auto [a, b] = pair;
           auto one = dyn_cast_or_null<AffineConstantExpr>(a);
           return a == b || (one && one.getValue() == 1);
         });
}

/// Constants that are part of a kernel's code rather than of its data.
static bool isSmallConstant(Value value) {
  constexpr int64_t maxElements = 1;
  auto constant = value.getDefiningOp<ConstOp>();
  if (!constant) {
    return false;
  }
  auto type = dyn_cast<RankedTensorType>(constant.getType());
  return type && type.hasStaticShape() &&
         type.getElementType().isIntOrFloat() &&
         isa<DenseElementsAttr>(constant.getValue()) &&
         (type.getNumElements() == maxElements ||
          cast<DenseElementsAttr>(constant.getValue()).isSplat());
}

void KernelFormer::cloneBroadcasts() {
  for (Operation &op : llvm::make_early_inc_range(
           llvm::reverse(step.getBody().front().getOperations()))) {
    if (!isCheapToClone(&op)) {
      continue;
    }
    for (OpOperand &use :
         llvm::make_early_inc_range(op.getResult(0).getUses())) {
      if (op.getResult(0).hasOneUse()) {
        break;
      }
      OpBuilder builder(use.getOwner());
      use.set(builder.clone(op)->getResult(0));
    }
  }
}

/// The one group that holds all users of `op`, or null.
Group *KernelFormer::findUserGroup(Operation *op) {
  Group *found = nullptr;
  for (Operation *user : op->getUsers()) {
    Group *group = groupOf.lookup(user);
    if (!group || (found && found != group)) {
      return nullptr;
    }
    found = group;
  }
  return found;
}

static bool haveSameSizes(Operation *producer, Group &group) {
  Sizes sizes = getTypeSizes(producer->getResult(0).getType());
  return llvm::all_of(group.ops, [&](Operation *op) {
    if (getKind(op) == FusionKind::Injective) {
      return true; // a broadcast operand of the epilogue
    }
    return getTypeSizes(op->getResult(0).getType()) == sizes;
  });
}

/// Whether `producer`, all of whose users are in `group`, may join it.
static bool mayJoin(Operation *producer, FusionKind kind, Group &group) {
  if (producer->getNumResults() != 1) {
    return false;
  }
  switch (kind) {
  case FusionKind::Elementwise:
  case FusionKind::Injective:
    if (group.kind == FusionKind::Anchor) {
      // Only the epilogue's own operands: a producer of the anchor's inputs
      // would be recomputed for every use.
      return llvm::all_of(producer->getUsers(), [](Operation *user) {
        return getKind(user) == FusionKind::Elementwise;
      });
    }
    return group.kind != FusionKind::Opaque;
  case FusionKind::Anchor:
    return group.kind == FusionKind::Elementwise &&
           haveSameSizes(producer, group) &&
           llvm::all_of(producer->getUsers(), [](Operation *user) {
             return getKind(user) == FusionKind::Elementwise;
           });
  case FusionKind::Reduction:
    return group.kind == FusionKind::Elementwise && !group.hasInjective &&
           haveSameSizes(producer, group);
  case FusionKind::Opaque:
    return false;
  }
  return false;
}

void KernelFormer::formGroups() {
  for (Operation &op : llvm::reverse(step.getBody().front().getOperations())) {
    std::optional<FusionKind> kind = getKind(&op);
    if (!kind) {
      continue;
    }
    Group *group = findUserGroup(&op);
    if (group && isNativeGlue(&op) && op.getNumRegions() == 0) {
      group->ops.push_back(&op);
      groupOf[&op] = group;
      continue;
    }
    if (!group || group->ops.size() >= maxGroupOps ||
        !mayJoin(&op, *kind, *group)) {
      groups.push_back(std::make_unique<Group>());
      group = groups.back().get();
      group->kind =
          *kind == FusionKind::Injective ? FusionKind::Elementwise : *kind;
    } else if (*kind == FusionKind::Anchor || *kind == FusionKind::Reduction) {
      group->kind = *kind;
    }
    group->hasInjective |= *kind == FusionKind::Injective;
    group->ops.push_back(&op);
    groupOf[&op] = group;
  }
  for (auto &group : groups) {
    std::reverse(group->ops.begin(), group->ops.end());
  }
}

/// Copies `op` into the kernel with its sizes renumbered.
static void cloneInto(OpBuilder &builder, Operation *op, IRMapping &mapping,
                      SizeArguments &sizes) {
  builder.clone(*op, mapping)->walk<WalkOrder::PreOrder>([&](Operation *copy) {
    for (OpResult result : copy->getResults()) {
      result.setType(sizes.get(result.getType()));
    }
    for (NamedAttribute attr : llvm::to_vector(copy->getAttrs())) {
      copy->setAttr(attr.getName(), sizes.get(attr.getValue()));
    }
    for (Region &region : copy->getRegions()) {
      for (BlockArgument argument : region.getArguments()) {
        argument.setType(sizes.get(argument.getType()));
      }
    }
  });
}

/// What `op` reads, inside its regions too.
static SetVector<Value> getReads(Operation *op) {
  SetVector<Value> reads(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), reads);
  return reads;
}

func::FuncOp KernelFormer::buildKernel(Group &group, SizeArguments &sizes,
                                       SetVector<Value> &inputs) {
  MLIRContext *context = step.getContext();
  SetVector<Value> constants;
  DenseSet<Operation *> inside(group.ops.begin(), group.ops.end());
  for (Operation *op : group.ops) {
    for (Value operand : getReads(op)) {
      if (Operation *producer = operand.getDefiningOp();
          producer && inside.contains(producer)) {
        continue;
      }
      (isSmallConstant(operand) ? constants : inputs).insert(operand);
    }
  }
  SmallVector<Type> argumentTypes, resultTypes;
  for (Value input : inputs) {
    argumentTypes.push_back(sizes.get(input.getType()));
  }
  Operation *root = group.ops.back();
  for (Type type : root->getResultTypes()) {
    resultTypes.push_back(sizes.get(type));
  }
  SmallVector<Location> locs;
  for (Operation *op : group.ops) {
    locs.push_back(op->getLoc());
  }
  OpBuilder builder(context);
  auto kernel =
      func::FuncOp::create(FusedLoc::get(context, locs), "kernel",
                           builder.getFunctionType(argumentTypes, resultTypes));
  kernel.setPrivate();
  Block *body = kernel.addEntryBlock();
  builder.setInsertionPointToStart(body);
  IRMapping mapping;
  for (auto [input, argument] : llvm::zip_equal(inputs, body->getArguments())) {
    mapping.map(input, argument);
    if (input.getDefiningOp<ConstOp>()) {
      kernel.setArgAttr(argument.getArgNumber(), "task.constant",
                        builder.getUnitAttr());
    }
  }
  for (Value constant : constants) {
    cloneInto(builder, constant.getDefiningOp(), mapping, sizes);
  }
  for (Operation *op : group.ops) {
    cloneInto(builder, op, mapping, sizes);
  }
  SmallVector<Value> results;
  for (Value result : root->getResults()) {
    results.push_back(mapping.lookup(result));
  }
  func::ReturnOp::create(builder, kernel.getLoc(), results);
  kernel->setAttr("task.kernel", builder.getUnitAttr());
  kernel->setAttr("task.num_sizes",
                  builder.getI64IntegerAttr(sizes.getExprs().size()));
  return kernel;
}

static std::string getText(func::FuncOp kernel) {
  std::string text;
  llvm::raw_string_ostream os(text);
  kernel->print(os, OpPrintingFlags().useLocalScope());
  return text;
}

/// The bytes of a value whose size only the run knows; null for others.
static AffineExpr getDynamicBytes(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || ranked.hasStaticShape()) {
    return {};
  }
  AffineExpr bytes = getAffineConstantExpr(
      std::max(1u, getStorageBytes(ranked.getElementType())),
      type.getContext());
  for (SizeExpr size : getTypeSizes(type)) {
    bytes = bytes * size;
  }
  return bytes;
}

void KernelFormer::outline(Group &group) {
  MLIRContext *context = step.getContext();
  SizeArguments sizes(context);
  SetVector<Value> inputs;
  func::FuncOp kernel = buildKernel(group, sizes, inputs);
  std::string text = getText(kernel);
  auto [it, inserted] = kernels.try_emplace(text, kernel);
  if (inserted) {
    auto hash = llvm::SHA1::hash(llvm::arrayRefFromStringRef(text));
    kernel.setName("kernel_" + llvm::toHex(ArrayRef(hash).take_front(6), true));
    symbols.insert(kernel);
  } else {
    kernel->erase();
    kernel = it->second;
  }
  Operation *root = group.ops.back();
  OpBuilder builder(root);
  // One name for each op, in the kernel's order: its checks refer to them.
  SmallVector<Attribute> nodes;
  SmallVector<Location> locs;
  SetVector<AffineExpr> bytes;
  for (Operation *op : group.ops) {
    locs.push_back(op->getLoc());
    op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
      if (isKernelNode(inner)) {
        auto name = inner->getLoc()->findInstanceOf<NameLoc>();
        nodes.push_back(
            StringAttr::get(context, name ? name.getName().getValue() : ""));
      }
      for (Type type : inner->getResultTypes()) {
        if (AffineExpr expr = getDynamicBytes(type)) {
          bytes.insert(expr);
        }
      }
    });
  }
  auto run = task::RunOp::create(
      builder, FusedLoc::get(context, locs), root->getResultTypes(),
      FlatSymbolRefAttr::get(kernel.getSymNameAttr()), inputs.getArrayRef(),
      DimsAttr::get(context, sizes.getExprs()), builder.getArrayAttr(nodes));
  if (!bytes.empty()) {
    run->setAttr("bytes", DimsAttr::get(context, bytes.getArrayRef()));
  }
  root->replaceAllUsesWith(run.getOutputs());
  for (Operation *op : llvm::reverse(group.ops)) {
    op->erase();
  }
  ++groupCount;
}

void KernelFormer::run() {
  cloneBroadcasts();
  formGroups();
  for (auto &group : groups) {
    outline(*group);
  }
  // Constants that moved into kernels have no use left.
  for (Operation &op : llvm::make_early_inc_range(
           llvm::reverse(step.getBody().front().getOperations()))) {
    if (isOpTriviallyDead(&op)) {
      op.erase();
    }
  }
}

namespace {
struct FormKernelsPass : weir::impl::FormKernelsPassBase<FormKernelsPass> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    llvm::StringMap<func::FuncOp> kernels;
    SmallVector<StepOp> steps;
    getOperation().walk([&](StepOp step) { steps.push_back(step); });
    for (StepOp step : steps) {
      KernelFormer former(step, symbols, kernels);
      former.run();
      numGroups += former.getGroupCount();
    }
    numKernels += kernels.size();
  }
};
} // namespace
