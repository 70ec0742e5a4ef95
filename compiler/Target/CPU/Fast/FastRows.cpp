//===- FastRows.cpp - several stages on the same rows ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Softmax, layer normalization and their like are several stages, but row i of
// each result needs row i of the earlier results only. Such a kernel becomes
// one loop over blocks of rows, with all stages inside:
//
//   for block of rows:  max = ...; e = exp(x - max); sum = ...; y = e / sum
//
// What passes between the stages then lives in a scratch of one block, in the
// first-level cache, and the loop over blocks is what a kernel's chunks cut.
//
// It applies if all structured ops are elementwise, reductions or matrix
// products whose results' first dimension has the same size everywhere, and
// which read earlier results along it one to one (planRows checks that). Then a
// stage of a block is the same nest with fewer rows: operands that hold all
// rows are read from the block's first row on (placeRows).
#include "compiler/Target/CPU/Fast/FastKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

/// Elements of a block's widest tensor, about.
static constexpr int64_t kBlockElements = 4096;

/// The loop of `op` that walks its results' first dimension.
unsigned FastKernel::rowLoop(linalg::LinalgOp op) {
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  return cast<AffineDimExpr>(map.getResult(0)).getPosition();
}

/// Whether an op (not a structured one) leaves rows alone.
static bool keepsRows(Operation &op) {
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    return collapse.getType().getRank() > 0 &&
           collapse.getReassociationIndices()[0].size() == 1;
  }
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    return expand.getSrcType().getRank() > 0 &&
           expand.getReassociationIndices()[0].size() == 1;
  }
  return false;
}

static bool isReshape(Operation &op) {
  return isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op);
}

/// The structured op (not a fill) that `value` comes from, through reshapes.
static linalg::LinalgOp findStage(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (isReshape(*op)) {
      value = op->getOperand(0);
      continue;
    }
    auto stage = dyn_cast<linalg::LinalgOp>(op);
    return stage && !isa<linalg::FillOp>(op) ? stage : linalg::LinalgOp();
  }
  return {};
}

/// Whether `map` reads rows (its first result) by loop `loop`, and nothing else
/// by it.
static bool readsRowsBy(AffineMap map, unsigned loop) {
  if (map.getNumResults() == 0) {
    return false;
  }
  for (auto [r, expr] : llvm::enumerate(map.getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    bool isLoop = dim && dim.getPosition() == loop;
    if (r == 0 ? !isLoop : expr.isFunctionOfDim(loop)) {
      return false;
    }
  }
  return true;
}

static bool fitsRows(linalg::LinalgOp op) {
  bool kind = isa<linalg::GenericOp, linalg::MatmulOp, linalg::BatchMatmulOp>(
      op.getOperation());
  if (!kind || op->getNumResults() == 0) {
    return false;
  }
  AffineMap first = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  auto dim = first.getNumResults() ? dyn_cast<AffineDimExpr>(first.getResult(0))
                                   : AffineDimExpr(nullptr);
  if (!dim) {
    return false;
  }
  unsigned loop = dim.getPosition();
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType())) {
      continue;
    }
    AffineMap map = op.getMatchingIndexingMap(&operand);
    bool mustMatch = findStage(operand.get()) || op.isDpsInit(&operand);
    if (mustMatch && !readsRowsBy(map, loop)) {
      return false;
    }
    // Other operands are shifted along the loop: linear maps only.
    for (AffineExpr expr : map.getResults()) {
      if (expr.isFunctionOfDim(loop) && !isa<AffineDimExpr>(expr)) {
        return false;
      }
    }
  }
  // Payloads that know the row's number or read other rows are left alone.
  bool plain = true;
  op->walk([&](Operation *inner) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
      plain &= index.getDim() != loop;
    } else if (auto extract = dyn_cast<tensor::ExtractOp>(inner)) {
      plain &= !findStage(extract.getTensor());
    }
  });
  return plain;
}

/// Whether the kernel is computed by rows; sets `rows`.
bool FastKernel::planRows() {
  Block &body = kernel.getBody().front();
  std::optional<int64_t> constantRows;
  bool hasProduct = false;
  int64_t width = 1;
  for (Operation &op : body.without_terminator()) {
    auto stage = dyn_cast<linalg::LinalgOp>(op);
    if (!stage || isa<linalg::FillOp>(op)) {
      bool reshape = isReshape(op);
      if (reshape && findStage(op.getOperand(0)) && !keepsRows(op)) {
        return false;
      }
      // No slices, pads and the like.
      if (!reshape &&
          !isa<linalg::FillOp, tensor::EmptyOp, tensor::DimOp,
               arith::ConstantOp>(op) &&
          llvm::any_of(op.getOperandTypes(),
                       [](Type type) { return isa<TensorType>(type); })) {
        return false;
      }
      if (isa<tensor::DimOp>(op) && findStage(op.getOperand(0))) {
        return false;
      }
      continue;
    }
    if (!fitsRows(stage)) {
      return false;
    }
    hasProduct |= !isa<linalg::GenericOp>(op);
    for (Type type : op.getResultTypes()) {
      auto tensor = cast<RankedTensorType>(type);
      int64_t count = tensor.getDimSize(0);
      if (constantRows && *constantRows != count) {
        return false;
      }
      constantRows = count;
      int64_t elements = 1;
      for (int64_t size : tensor.getShape().drop_front()) {
        elements *= ShapedType::isDynamic(size) ? 1024 : size;
      }
      width = std::max(width, elements);
    }
  }
  // Each output is written by a stage, once.
  llvm::DenseSet<Value> returned;
  for (Value value : body.getTerminator()->getOperands()) {
    auto stage = findStage(value);
    if (!stage || !returned.insert(value).second) {
      return false;
    }
    while (isReshape(*value.getDefiningOp())) {
      value = value.getDefiningOp()->getOperand(0);
    }
    if (!value.hasOneUse() && !returned.insert(value).second) {
      return false;
    }
  }
  Rows plan;
  int64_t block = std::max<int64_t>(1, kBlockElements / width);
  if (ShapedType::isDynamic(*constantRows)) {
    // Sizes may differ where types do not tell; see emitRows.
    if (hasProduct) {
      return false;
    }
    block = 1;
  } else {
    if (hasProduct) {
      block = std::max<int64_t>(block, 24);
    }
    block = std::min(block, std::max<int64_t>(1, *constantRows));
  }
  plan.block = Extent(block);
  rows = plan;
  return true;
}

LogicalResult FastKernel::emitRows() {
  Block &body = kernel.getBody().front();
  // What is not of a row comes first.
  SmallVector<Operation *> stages;
  for (Operation &op : body.without_terminator()) {
    auto stage = dyn_cast<linalg::LinalgOp>(op);
    bool ofRow = (stage && !isa<linalg::FillOp>(op)) ||
                 (isReshape(op) && findStage(op.getOperand(0)));
    if (ofRow) {
      stages.push_back(&op);
    } else if (failed(emit(op))) {
      return failure();
    }
  }
  // The same number of rows everywhere?
  std::optional<Extent> count;
  for (Operation *op : stages) {
    if (auto stage = dyn_cast<linalg::LinalgOp>(op)) {
      for (Value init : stage.getDpsInits()) {
        // An init that is a stage's result has its rows.
        if (findStage(init)) {
          continue;
        }
        const Extent &size = tensors[init].place.sizes[0];
        if (count && *count != size) {
          chunksClash = true; // tried again as separate stages
          return failure();
        }
        count = size;
      }
    }
  }
  if (!count) {
    chunksClash = true;
    return failure();
  }
  rows->all = *count;
  int64_t block = rows->block.constant();
  Value all = e.value(*count);
  Value blocks = e.ceilDiv(all, block);
  // Chunks: about 16k elements each.
  ChunkRange range = chunks;
  Value width = e.constant(kBlockElements / block);
  Value work = e.floorDiv(e.mul(all, width), 1 << 13);
  range.count = e.max(e.min(work, e.constant(64)), e.constant(1));
  bool cut = getConstantIntValue(range.count) != 1;
  auto [lower, upper] = chunkBounds(e, cut ? &range : nullptr, blocks);
  useChunks = false;
  LogicalResult result = success();
  e.loop(lower, upper, 1, [&](Value at) {
    Value first = e.mul(at, e.constant(block));
    if (block > 1) {
      // The last block starts early.
      first = e.min(first, e.sub(all, e.constant(block)));
    }
    rows->first = first;
    for (Operation *op : stages) {
      builder.setLoc(op->getLoc());
      if (succeeded(result)) {
        result = emit(*op);
      }
    }
    rows->first = {};
  });
  if (failed(result)) {
    return failure();
  }
  if (range.used) {
    chunkCount = range.count;
  }
  func::ReturnOp::create(builder);
  return success();
}

/// Makes `nest` one of the block's rows.
void FastKernel::placeRows(linalg::LinalgOp op, Nest &nest) {
  unsigned loop = rowLoop(op);
  for (Access *access : nest.accesses()) {
    Extent stride = access->strides[loop];
    if (!stride.is(0) && !rows->localBases.contains(access->place.base)) {
      Value offset =
          access->place.offset ? access->place.offset : e.constant(0);
      access->place.offset = e.add(offset, e.mul(rows->first, e.value(stride)));
    }
    if (rows->block.is(1)) {
      access->strides[loop] = Extent(0);
    }
  }
  nest.sizes[loop] = rows->block;
}
