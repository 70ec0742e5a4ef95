//===- RegionLowering.cpp - loops and branches of kernels -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An scf op is built anew on lowered types. A carried tensor of one element
// (the type says so) is carried as a scalar: it is taken out of the tensor
// where it goes in and put into one where ops expect one; scalarization then
// makes these meet.
#include "passes/Lowering/RegionLowering.h"
#include "dialects/Task/TaskDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "passes/Lowering/KernelNodes.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

bool weir::hasControl(func::FuncOp kernel) {
  return kernel
      ->walk([](Operation *op) {
        return isa<scf::SCFDialect>(op->getDialect()) ? WalkResult::interrupt()
                                                      : WalkResult::advance();
      })
      .wasInterrupted();
}

static bool isSingle(RankedTensorType type) {
  return type.hasStaticShape() && type.getNumElements() == 1;
}

/// What a loop or branch carries for a tensor of `type`.
static Type getCarriedType(LoweringContext &ctx, Type type) {
  RankedTensorType lowered = ctx.getLoweredType(type);
  return isSingle(lowered) ? lowered.getElementType() : Type(lowered);
}

static Value extractFirst(LoweringContext &ctx, Value tensor) {
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  SmallVector<Value> zeros;
  if (rank) {
    zeros.assign(rank, arith::ConstantIndexOp::create(ctx.builder, ctx.loc, 0));
  }
  return tensor::ExtractOp::create(ctx.builder, ctx.loc, tensor, zeros);
}

/// A lowered value as it is carried for `type`.
static Value pack(LoweringContext &ctx, Type type, Value value) {
  RankedTensorType lowered = ctx.getLoweredType(type);
  if (value.getType() != lowered) {
    value = tensor::CastOp::create(ctx.builder, ctx.loc, lowered, value);
  }
  return isSingle(lowered) ? extractFirst(ctx, value) : value;
}

static Value unpack(LoweringContext &ctx, Type type, Value carried) {
  RankedTensorType lowered = ctx.getLoweredType(type);
  return isSingle(lowered) ? tensor::FromElementsOp::create(
                                 ctx.builder, ctx.loc, lowered, carried)
                                 .getResult()
                           : carried;
}

Value weir::lowerReshape(LoweringContext &ctx, Type type, Value value) {
  RankedTensorType to = ctx.getLoweredType(type);
  auto from = cast<RankedTensorType>(value.getType());
  OpBuilder &b = ctx.builder;
  if (isSingle(from) && isSingle(to)) {
    return unpack(ctx, type, extractFirst(ctx, value));
  }
  auto getGroup = [](int64_t rank) {
    SmallVector<ReassociationIndices> groups;
    if (rank) {
      groups.push_back(llvm::to_vector(llvm::seq<int64_t>(0, rank)));
    }
    return groups;
  };
  if (from.getRank() != 1) {
    int64_t size =
        from.hasStaticShape() ? from.getNumElements() : ShapedType::kDynamic;
    auto flat = RankedTensorType::get({size}, from.getElementType());
    value = from.getRank() == 0
                ? tensor::FromElementsOp::create(b, ctx.loc, flat,
                                                 extractFirst(ctx, value))
                      .getResult()
                : tensor::CollapseShapeOp::create(b, ctx.loc, flat, value,
                                                  getGroup(from.getRank()))
                      .getResult();
  }
  int64_t size =
      to.hasStaticShape() ? to.getNumElements() : ShapedType::kDynamic;
  auto flat = RankedTensorType::get({size}, to.getElementType());
  if (value.getType() != flat) {
    value = tensor::CastOp::create(b, ctx.loc, flat, value);
  }
  if (to.getRank() == 1) {
    return value;
  }
  if (to.getRank() == 0) {
    return tensor::FromElementsOp::create(b, ctx.loc, to,
                                          extractFirst(ctx, value));
  }
  return tensor::ExpandShapeOp::create(
      b, ctx.loc, to, value, getGroup(to.getRank()), ctx.getSizes(type));
}

/// Nanoseconds of an iteration, roughly: unknown sizes count a few.
static int64_t estimateCost(Region &region) {
  constexpr int64_t unknown = 64, operationsPerNano = 4, most = 1 << 20;
  int64_t operations = 0;
  region.walk([&](Operation *op) {
    int64_t count = 2;
    if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
      for (int64_t range : structured.getStaticLoopRanges()) {
        count *= ShapedType::isDynamic(range) ? unknown : range;
        count = std::min(count, most);
      }
    }
    operations = std::min(operations + count, most);
  });
  return operations / operationsPerNano + 1;
}

namespace {
/// Lowers one scf op.
class ControlLowering {
public:
  ControlLowering(LoweringContext &ctx, IRMapping &mapping,
                  llvm::function_ref<LogicalResult(Block &)> lowerBlock)
      : ctx(ctx), b(ctx.builder), mapping(mapping), lowerBlock(lowerBlock) {}

  LogicalResult lower(Operation &op);

private:
  LoweringContext &ctx;
  OpBuilder &b;
  IRMapping &mapping;
  llvm::function_ref<LogicalResult(Block &)> lowerBlock;

  SmallVector<Type> getTypes(TypeRange types) {
    SmallVector<Type> carried;
    for (Type type : types) {
      carried.push_back(getCarriedType(ctx, type));
    }
    return carried;
  }
  SmallVector<Value> packAll(ValueRange values) {
    SmallVector<Value> packed;
    for (Value value : values) {
      packed.push_back(pack(ctx, value.getType(), mapping.lookup(value)));
    }
    return packed;
  }
  /// At the builder's place, for each of `values` what stands for it.
  void unpackAll(ValueRange values, ValueRange carried) {
    for (auto [value, given] : llvm::zip_equal(values, carried)) {
      mapping.map(value, unpack(ctx, value.getType(), given));
    }
  }
  LogicalResult lowerRegion(Region &from, Region &to, bool polls);
  LogicalResult lowerScalar(Operation &op);
};
} // namespace

LogicalResult ControlLowering::lowerRegion(Region &from, Region &to,
                                           bool polls) {
  Block &source = from.front();
  Location loc = ctx.loc;
  OpBuilder::InsertionGuard guard(b);
  SmallVector<Type> types = getTypes(source.getArgumentTypes());
  Block *block =
      b.createBlock(&to, {}, types, SmallVector<Location>(types.size(), loc));
  unpackAll(source.getArguments(), block->getArguments());
  if (failed(lowerBlock(source))) {
    return failure();
  }
  ctx.loc = loc;
  Operation *last = source.getTerminator();
  if (auto condition = dyn_cast<scf::ConditionOp>(last)) {
    scf::ConditionOp::create(b, loc, mapping.lookup(condition.getCondition()),
                             packAll(condition.getArgs()));
  } else {
    scf::YieldOp::create(b, loc, packAll(last->getOperands()));
  }
  if (polls) {
    b.setInsertionPointToStart(block);
    task::PollOp::create(b, loc, estimateCost(to));
  }
  return success();
}

/// Ops between tensors and the scalars that control takes.
LogicalResult ControlLowering::lowerScalar(Operation &op) {
  auto extract = dyn_cast<tensor::ExtractOp>(op);
  if (!extract) {
    b.clone(op, mapping);
    return success();
  }
  Value scalar = extractFirst(ctx, mapping.lookup(extract.getTensor()));
  if (extract.getType().isInteger(1)) {
    Value zero = arith::ConstantIntOp::create(b, ctx.loc, scalar.getType(), 0);
    scalar = arith::CmpIOp::create(b, ctx.loc, arith::CmpIPredicate::ne, scalar,
                                   zero);
  }
  mapping.map(extract.getResult(), scalar);
  return success();
}

LogicalResult ControlLowering::lower(Operation &op) {
  if (op.getNumRegions() == 0) {
    return lowerScalar(op);
  }
  bool isLoop = isa<scf::WhileOp>(op);
  OperationState state(op.getLoc(), op.getName());
  if (isLoop) {
    state.addOperands(packAll(op.getOperands()));
  } else {
    state.addOperands(mapping.lookup(op.getOperand(0)));
  }
  state.addTypes(getTypes(op.getResultTypes()));
  state.addAttributes(op.getAttrs());
  for (unsigned i = 0; i < op.getNumRegions(); ++i) {
    state.addRegion();
  }
  Location loc = ctx.loc;
  Operation *lowered = b.create(state);
  for (auto [i, region] : llvm::enumerate(op.getRegions())) {
    ctx.loc = loc;
    if (failed(lowerRegion(region, lowered->getRegion(i), isLoop && i == 1))) {
      return failure();
    }
  }
  ctx.loc = loc;
  unpackAll(op.getResults(), lowered->getResults());
  return success();
}

LogicalResult
weir::lowerControl(LoweringContext &ctx, Operation &op, IRMapping &mapping,
                   llvm::function_ref<LogicalResult(Block &)> lowerBlock) {
  return ControlLowering(ctx, mapping, lowerBlock).lower(op);
}
