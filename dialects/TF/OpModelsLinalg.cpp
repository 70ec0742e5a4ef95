//===- OpModelsLinalg.cpp - matrices and transforms by runtime call -------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices are the last two dimensions, batches the ones before. Sizes that
// must agree are not bound together here, so that the run reports those that do
// not, in TensorFlow's words.
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// The sizes of a batch of matrices in operand `index`, or nullopt.
static std::optional<Sizes> getMatrixSizes(GenericOp op, ShapeContext &ctx,
                                           unsigned index) {
  auto sizes = ctx.getShape(op.getInputs()[index]);
  return sizes && sizes->size() >= 2 ? sizes : std::nullopt;
}

static Sizes append(ArrayRef<SizeExpr> batch, ArrayRef<SizeExpr> last) {
  Sizes sizes(batch);
  sizes.append(last.begin(), last.end());
  return sizes;
}

// Qr: [m, p], [p, n] with p the smaller size, or m for full matrices.
static LogicalResult inferQr(GenericOp op, ShapeContext &ctx) {
  auto sizes = getMatrixSizes(op, ctx, 0);
  if (!sizes) {
    return success();
  }
  SizeExpr n = sizes->pop_back_val(), m = sizes->pop_back_val();
  bool full = getBoolAttr(op, "full_matrices", false);
  SizeExpr inner = full ? m : ctx.min(m, n);
  ctx.setShape(op.getOutputs()[0], append(*sizes, {m, inner}));
  ctx.setShape(op.getOutputs()[1], append(*sizes, {inner, n}));
  return success();
}

// Svd: [p]; [m, p]; [n, p], or square u and v for full matrices. What is not
// asked for is a scalar.
static LogicalResult inferSvd(GenericOp op, ShapeContext &ctx) {
  bool vectors = getBoolAttr(op, "compute_uv", true);
  if (!vectors) {
    ctx.setShape(op.getOutputs()[1], {});
    ctx.setShape(op.getOutputs()[2], {});
  }
  auto sizes = getMatrixSizes(op, ctx, 0);
  if (!sizes) {
    return success();
  }
  SizeExpr n = sizes->pop_back_val(), m = sizes->pop_back_val();
  SizeExpr p = ctx.min(m, n);
  bool full = getBoolAttr(op, "full_matrices", false);
  ctx.setShape(op.getOutputs()[0], append(*sizes, p));
  if (vectors) {
    ctx.setShape(op.getOutputs()[1], append(*sizes, {m, full ? m : p}));
    ctx.setShape(op.getOutputs()[2], append(*sizes, {n, full ? n : p}));
  }
  return success();
}

// Eigenvalues and, if asked for, eigenvectors.
static LogicalResult inferEig(GenericOp op, ShapeContext &ctx) {
  bool vectors = getBoolAttr(op, "compute_v", true);
  if (!vectors) {
    ctx.setShape(op.getOutputs()[1], {});
  }
  auto sizes = getMatrixSizes(op, ctx, 0);
  if (!sizes) {
    return success();
  }
  SizeExpr n = sizes->pop_back_val();
  sizes->pop_back();
  ctx.setShape(op.getOutputs()[0], append(*sizes, n));
  if (vectors) {
    ctx.setShape(op.getOutputs()[1], append(*sizes, {n, n}));
  }
  return success();
}

// The first version: eigenvalues above the eigenvectors.
static LogicalResult inferSelfAdjointEig(GenericOp op, ShapeContext &ctx) {
  auto sizes = getMatrixSizes(op, ctx, 0);
  if (sizes) {
    SizeExpr n = sizes->pop_back_val();
    sizes->pop_back();
    ctx.setShape(op.getOutputs()[0], append(*sizes, {n + 1, n}));
  }
  return success();
}

// Triangular systems: batches are broadcast.
static LogicalResult inferTriangularSolve(GenericOp op, ShapeContext &ctx) {
  auto left = getMatrixSizes(op, ctx, 0), right = getMatrixSizes(op, ctx, 1);
  if (!left || !right) {
    return success();
  }
  SizeExpr n = left->back(), k = right->back();
  left->pop_back_n(2);
  right->pop_back_n(2);
  if (left->size() < right->size()) {
    std::swap(left, right);
  }
  size_t offset = left->size() - right->size();
  for (size_t i = 0; i < right->size(); ++i) {
    SizeExpr &size = (*left)[offset + i];
    SizeExpr other = (*right)[i];
    auto a = dyn_cast<AffineConstantExpr>(size);
    auto b = dyn_cast<AffineConstantExpr>(other);
    if (a && b && a != b && a.getValue() != 1 && b.getValue() != 1) {
      return success(); // the run reports it
    }
    size = ctx.broadcast(op, size, other);
  }
  ctx.setShape(op.getOutputs()[0], append(*left, {n, k}));
  return success();
}

// The last sizes of a transform between real and complex numbers: what
// fft_length says; the last complex one is half of it and one more.
static InferFn inferRealTransform(unsigned rank, bool inverse) {
  return [=](GenericOp op, ShapeContext &ctx) -> LogicalResult {
    auto sizes = ctx.getShape(op.getInputs()[0]);
    if (!sizes || sizes->size() < rank) {
      return success();
    }
    sizes->pop_back_n(rank);
    auto lengths = ctx.requireValue(op.getInputs()[1]);
    bool known = lengths && lengths->elements.size() == rank;
    for (unsigned i = 0; i < rank; ++i) {
      SizeExpr size = known ? lengths->elements[i] : ctx.newResultSize(op);
      if (known && !inverse && i + 1 == rank) {
        // A length of 0 has no sums.
        SizeExpr half = size.floorDiv(2) + 1;
        auto constant = dyn_cast<AffineConstantExpr>(size);
        size = constant ? (constant.getValue() ? half : size)
                        : ctx.selectNegative(size - 1, size, half);
      }
      sizes->push_back(size);
    }
    ctx.setShape(op.getOutputs()[0], *sizes);
    return success();
  };
}

static void registerMatrices(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::MayRaise;
  addCalls(registry, effect, "[...b ? n]; [...c ? k] -> [...b n k]",
           {"MatrixSolve", "BatchMatrixSolve"});
  addCalls(registry, effect, "[...b ? n]; [...c ? k]; [] -> [...b n k]",
           {"MatrixSolveLs", "BatchMatrixSolveLs"});
  addCalls(registry, effect, inferTriangularSolve,
           {"MatrixTriangularSolve", "BatchMatrixTriangularSolve",
            "BandedTriangularSolve"});
  addCalls(registry, effect, "[...b ? n]; [...c ? k] -> [...b n k]",
           {"TridiagonalSolve"});
  addCalls(registry, effect, "_; _; _; [...b n k] -> [...b n k]",
           {"TridiagonalMatMul"});
  addCalls(registry, effect, "[...b n ?] -> [...b n n]",
           {"Cholesky", "BatchCholesky", "MatrixInverse", "BatchMatrixInverse",
            "MatrixSquareRoot", "MatrixExponential", "MatrixLogarithm"});
  addCalls(registry, effect, "[...b n ?]; _ -> [...b n n]",
           {"CholeskyGrad", "BatchCholeskyGrad"});
  addCalls(registry, effect, "[...b ? ?] -> [...b]",
           {"MatrixDeterminant", "BatchMatrixDeterminant"});
  addCalls(registry, effect, "[...b ? ?] -> [...b]; [...b]",
           {"LogMatrixDeterminant"});
  addCalls(registry, effect, "[...b n ?] -> [...b n n]; [...b n]", {"Lu"});
  addCalls(registry, effect, inferQr, {"Qr"});
  addCalls(registry, effect, inferSvd, {"Svd", "BatchSvd"});
  addCalls(registry, effect, inferEig,
           {"SelfAdjointEigV2", "BatchSelfAdjointEigV2", "Eig"});
  addCalls(registry, effect, inferSelfAdjointEig,
           {"SelfAdjointEig", "BatchSelfAdjointEig"});
}

static void registerTransforms(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::MayRaise;
  addCalls(registry, effect, "[...a] -> [...a]",
           {"FFT", "IFFT", "FFT2D", "IFFT2D", "FFT3D", "IFFT3D"});
  addCalls(registry, effect, inferRealTransform(1, false), {"RFFT"});
  addCalls(registry, effect, inferRealTransform(2, false), {"RFFT2D"});
  addCalls(registry, effect, inferRealTransform(3, false), {"RFFT3D"});
  addCalls(registry, effect, inferRealTransform(1, true), {"IRFFT"});
  addCalls(registry, effect, inferRealTransform(2, true), {"IRFFT2D"});
  addCalls(registry, effect, inferRealTransform(3, true), {"IRFFT3D"});
}

void tf::registerLinalgOpModels(OpRegistry &registry) {
  registerMatrices(registry);
  registerTransforms(registry);
}
