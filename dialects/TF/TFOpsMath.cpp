//===- TFOpsMath.cpp - matrix products ------------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MatMul reaches linalg.matmul, batches reach linalg.batch_matmul of rank 3;
// transposes are indexing maps, never copies.
#include "dialects/TF/TFOpsMath.h"
#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/LoweringUtils.h"
#include "dialects/TF/MatMulUtils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static constexpr StringLiteral matrixSizes =
    "Matrix size-incompatible: the first's columns must be as many as the "
    "second's rows, or one is to be transposed";

LogicalResult MatMulOp::inferShapes(ShapeContext &ctx) {
  std::optional<Sizes> a = ctx.getShape(getA()), b = ctx.getShape(getB());
  if (!a || !b) {
    return success();
  }
  if (a->size() != 2 || b->size() != 2) {
    return emitError("expected two matrices, got ranks ")
           << a->size() << " and " << b->size();
  }
  if (getTransposeA()) {
    std::swap((*a)[0], (*a)[1]);
  }
  if (getTransposeB()) {
    std::swap((*b)[0], (*b)[1]);
  }
  if (failed(ctx.requireEqual(*this, (*a)[1], (*b)[0], matrixSizes))) {
    return failure();
  }
  ctx.setShape(getProduct(), {(*a)[0], (*b)[1]});
  return success();
}

static bool getFlag(Operation *op, StringRef name) {
  auto flag = op->getAttrOfType<BoolAttr>(name);
  return flag && flag.getValue();
}

LogicalResult tf::inferBatchMatMul(Operation *op, ShapeContext &ctx) {
  std::optional<Sizes> x = ctx.getShape(op->getOperand(0));
  std::optional<Sizes> y = ctx.getShape(op->getOperand(1));
  if (!x || !y) {
    return success();
  }
  if (x->size() < 2 || y->size() < 2) {
    return op->emitError("expected matrices, got ranks ")
           << x->size() << " and " << y->size();
  }
  auto takeMatrix = [](Sizes &sizes, bool transposed) {
    SizeExpr columns = sizes.pop_back_val(), rows = sizes.pop_back_val();
    return transposed ? std::pair(columns, rows) : std::pair(rows, columns);
  };
  auto [m, k] = takeMatrix(*x, getFlag(op, "adj_x"));
  auto [k2, n] = takeMatrix(*y, getFlag(op, "adj_y"));
  if (failed(ctx.requireEqual(op, k, k2, matrixSizes))) {
    return failure();
  }
  FailureOr<Sizes> result = broadcastSizes(op, ctx, *x, *y);
  if (failed(result)) {
    return failure();
  }
  result->append({m, n});
  ctx.setShape(op->getResult(0), *result);
  return success();
}

//===----------------------------------------------------------------------===//
// Decomposition
//===----------------------------------------------------------------------===//

static bool isOne(SizeExpr size) {
  auto constant = dyn_cast<AffineConstantExpr>(size);
  return constant && constant.getValue() == 1;
}

static SizeExpr multiply(ArrayRef<SizeExpr> sizes, MLIRContext *context) {
  SizeExpr product = getAffineConstantExpr(1, context);
  for (SizeExpr size : sizes) {
    product = product * size;
  }
  return product;
}

static Value createMatMul(OpBuilder &builder, Location loc, Value x, Value y,
                          bool adjX, bool adjY) {
  Sizes a = getTypeSizes(x.getType()), b = getTypeSizes(y.getType());
  Type type = getTypeWithSizes(getElementTypeOrSelf(x),
                               {a[adjX ? 1 : 0], b[adjY ? 0 : 1]});
  return MatMulOp::create(builder, loc, type, x, y, adjX, adjY, false, false);
}

// [batch..., p, q] as [product of batch, p, q], broadcast first.
static Value flattenBatch(OpBuilder &builder, Location loc, Value value,
                          ArrayRef<SizeExpr> batch) {
  Sizes own = getTypeSizes(value.getType());
  Sizes matrix(ArrayRef(own).take_back(2));
  Sizes full(batch);
  full.append(matrix);
  value = createBroadcast(builder, loc, value, full);
  return createReshape(
      builder, loc, value,
      {multiply(batch, builder.getContext()), matrix[0], matrix[1]});
}

Value tf::createBatchMatMul(OpBuilder &builder, Location loc, Value x, Value y,
                            bool adjX, bool adjY, ArrayRef<SizeExpr> batch) {
  MLIRContext *context = builder.getContext();
  Sizes a = getTypeSizes(x.getType()), b = getTypeSizes(y.getType());
  SizeExpr m = a[a.size() - (adjX ? 1 : 2)], k = a[a.size() - (adjX ? 2 : 1)];
  SizeExpr n = b[b.size() - (adjY ? 2 : 1)];
  Sizes result(batch);
  result.append({m, n});
  bool sharedMatrix = llvm::all_of(ArrayRef(b).drop_back(2), isOne) &&
                      ArrayRef(a).drop_back(2) == batch &&
                      (!adjX || batch.empty());
  if (sharedMatrix) {
    // One matrix y for all of x: its rows are one long matrix.
    Value rows = x;
    if (!batch.empty()) {
      rows = createReshape(builder, loc, x, {multiply(batch, context) * m, k});
    }
    Value matrix = createReshape(builder, loc, y, ArrayRef(b).take_back(2));
    Value product = createMatMul(builder, loc, rows, matrix, adjX, adjY);
    return createReshape(builder, loc, product, result);
  }
  Value flatX = flattenBatch(builder, loc, x, batch);
  Value flatY = flattenBatch(builder, loc, y, batch);
  Type type = getTypeWithSizes(getElementTypeOrSelf(x),
                               {multiply(batch, context), m, n});
  Value product =
      BatchMatMulCoreOp::create(builder, loc, type, flatX, flatY, adjX, adjY);
  return createReshape(builder, loc, product, result);
}

LogicalResult tf::decomposeBatchMatMul(Operation *op,
                                       DecomposeRewriter &rewriter) {
  FailureOr<Sizes> x = getKnownSizes(op, op->getOperand(0));
  FailureOr<Sizes> y = getKnownSizes(op, op->getOperand(1));
  FailureOr<Sizes> result = getKnownSizes(op, op->getResult(0));
  if (failed(x) || failed(y) || failed(result)) {
    return failure();
  }
  // Operands narrower than the result (V3) are widened first.
  Type element = getElementTypeOrSelf(op->getResult(0));
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    if (getElementTypeOrSelf(operand) != element) {
      Type type = getTypeWithSizes(element, getTypeSizes(operand.getType()));
      operand = createSimple(
          rewriter, op->getLoc(), "tf.Cast", type, operand,
          rewriter.getNamedAttr("Truncate", rewriter.getBoolAttr(false)));
    }
    // The adjoint of complex matrices is conjugated as well.
    if (isa<ComplexType>(element) &&
        getFlag(op, operands.empty() ? "adj_x" : "adj_y")) {
      operand = createSimple(rewriter, op->getLoc(), "tf.Conj",
                             operand.getType(), operand);
    }
    operands.push_back(operand);
  }
  Value product = createBatchMatMul(
      rewriter, op->getLoc(), operands[0], operands[1], getFlag(op, "adj_x"),
      getFlag(op, "adj_y"), ArrayRef(*result).drop_back(2));
  rewriter.replaceOp(op,
                     createReshape(rewriter, op->getLoc(), product, *result));
  return success();
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

// Indexing maps of a product with loops (batch.., m, n, k).
static ArrayAttr buildMaps(OpBuilder &builder, unsigned batch, bool transposeA,
                           bool transposeB) {
  MLIRContext *context = builder.getContext();
  SmallVector<AffineExpr> leading;
  for (unsigned i = 0; i < batch; ++i) {
    leading.push_back(getAffineDimExpr(i, context));
  }
  AffineExpr m = getAffineDimExpr(batch, context);
  AffineExpr n = getAffineDimExpr(batch + 1, context);
  AffineExpr k = getAffineDimExpr(batch + 2, context);
  auto map = [&](AffineExpr row, AffineExpr column, bool transposed) {
    SmallVector<AffineExpr> exprs = leading;
    exprs.push_back(transposed ? column : row);
    exprs.push_back(transposed ? row : column);
    return AffineMap::get(batch + 3, 0, exprs, context);
  };
  return builder.getAffineMapArrayAttr(
      {map(m, k, transposeA), map(k, n, transposeB), map(m, n, false)});
}

template <typename LinalgOp>
static FailureOr<SmallVector<Value>>
lowerProduct(Operation *op, LoweringContext &ctx, ValueRange operands,
             bool transposeA, bool transposeB) {
  Type type = op->getResult(0).getType();
  Type element = getElementTypeOrSelf(type);
  bool number = element.isIntOrFloat() || isa<ComplexType>(element);
  if (!number || element.isInteger(1)) {
    return op->emitError() << "a matrix product of " << element
                           << " cannot be compiled: kernels know integers and "
                              "floats";
  }
  Sizes sizes = getTypeSizes(type);
  Type compute = getComputeType(element);
  Value zero = createScalar(ctx.builder, ctx.loc, compute, 0);
  Value init = ctx.createFilled(getTypeWithSizes(compute, sizes), zero);
  SmallVector<NamedAttribute> attributes;
  if (transposeA || transposeB) {
    attributes.push_back(ctx.builder.getNamedAttr(
        "indexing_maps",
        buildMaps(ctx.builder, sizes.size() - 2, transposeA, transposeB)));
  }
  Value product =
      LinalgOp::create(ctx.builder, ctx.loc, TypeRange(init.getType()),
                       operands, ValueRange(init), attributes)
          .getResult(0);
  if (!element.isBF16() && !element.isF16()) {
    return SmallVector<Value>{product};
  }
  Value narrow = buildMap(ctx, type, product, {},
                          [&](OpBuilder &b, Location loc, ValueRange args) {
                            return encodeElement(b, loc, args[0], element);
                          });
  return SmallVector<Value>{narrow};
}

FusionKind MatMulOp::getFusionKind() { return FusionKind::Anchor; }
FailureOr<SmallVector<Value>> MatMulOp::lower(LoweringContext &ctx,
                                              ValueRange operands) {
  return lowerProduct<linalg::MatmulOp>(*this, ctx, operands, getTransposeA(),
                                        getTransposeB());
}

FusionKind BatchMatMulCoreOp::getFusionKind() { return FusionKind::Anchor; }
FailureOr<SmallVector<Value>> BatchMatMulCoreOp::lower(LoweringContext &ctx,
                                                       ValueRange operands) {
  return lowerProduct<linalg::BatchMatmulOp>(*this, ctx, operands, getAdjX(),
                                             getAdjY());
}

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

static AffineExpr countProduct(Type x, Type result, bool transposed) {
  Sizes sizes = getTypeSizes(x);
  SizeExpr k = sizes[sizes.size() - (transposed ? 2 : 1)];
  return multiply(getTypeSizes(result), x.getContext()) * k * 2;
}
AffineExpr MatMulOp::getOperations() {
  return countProduct(getA().getType(), getType(), getTransposeA());
}
AffineExpr BatchMatMulCoreOp::getOperations() {
  return countProduct(getX().getType(), getType(), getAdjX());
}

void tf::registerMathOps(TFDialect &dialect) {
  registerReductionOps(dialect);
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsMath.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsMath.cpp.inc"
