//===- GradientModelsImage.cpp - derivatives of images and blocks ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/GradientModelsImage.h"
#include "dialects/TF/GradientModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

// One gradient for the first operand, none for the rest.
static Values first(E &e, Value gradient) {
  Values grads(e.op->getNumOperands());
  grads[0] = gradient;
  return grads;
}

static SmallVector<NamedAttribute> getBlock(E &e) {
  return e.attributes({"block_size", "data_format"});
}

static Value zerosLike(E &e, Value value) { return e.emit("ZerosLike", value); }

// Elements `from` to `to` of a vector.
static Value slice(E &e, Value vector, int32_t from, int32_t to) {
  return e.emit("StridedSlice", {vector, e.intVector({from}), e.intVector({to}),
                                 e.intVector({1})});
}

// Element `at` of a vector, as a scalar.
static Value element(E &e, Value vector, int32_t at) {
  return e.emit(
      "StridedSlice",
      {vector, e.intVector({at}), e.intVector({at + 1}), e.intVector({1})},
      {e.integer("shrink_axis_mask", 1)});
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

static void attachBlocks(MLIRContext *c) {
  attachGradient<[](E &e) -> Result {
    return first(e, e.emit("BatchToSpaceND", {e.g(), e.x(1), e.x(2)}));
  }>(c, "SpaceToBatchND");
  attachGradient<[](E &e) -> Result {
    return first(e, e.emit("SpaceToBatchND", {e.g(), e.x(1), e.x(2)}));
  }>(c, "BatchToSpaceND");
  attachGradient<[](E &e) -> Result {
    return first(e, e.emit("BatchToSpace", {e.g(), e.x(1)}, getBlock(e)));
  }>(c, "SpaceToBatch");
  attachGradient<[](E &e) -> Result {
    return first(e, e.emit("SpaceToBatch", {e.g(), e.x(1)}, getBlock(e)));
  }>(c, "BatchToSpace");
  attachGradient<[](E &e) -> Result {
    return first(e, e.emit("DepthToSpace", e.g(), getBlock(e)));
  }>(c, "SpaceToDepth");
  attachGradient<[](E &e) -> Result {
    return first(e, e.emit("SpaceToDepth", e.g(), getBlock(e)));
  }>(c, "DepthToSpace");
  attachGradient<[](E &e) -> Result {
    return first(
        e, e.emit("MirrorPadGrad", {e.g(), e.x(1)}, e.attributes({"mode"})));
  }>(c, "MirrorPad");
  attachGradient<[](E &e) -> Result {
    return first(e,
                 e.emit("MirrorPad", {e.g(), e.x(1)}, e.attributes({"mode"})));
  }>(c, "MirrorPadGrad");
  attachGradient<[](E &e) -> Result {
    return first(e, e.emit("ReverseSequence", {e.g(), e.x(1)},
                           e.attributes({"seq_dim", "batch_dim"})));
  }>(c, "ReverseSequence");
  attachGradient<[](E &e) -> Result {
    return first(e, e.emit("Reverse", {e.g(), e.x(1)}));
  }>(c, "Reverse");
}

//===----------------------------------------------------------------------===//
// Diagonals
//===----------------------------------------------------------------------===//

static Result gradDiagV3(E &e) {
  Value zero = e.scalar(e.g(), 0);
  return first(e, e.emit("MatrixDiagPartV3", {e.g(), e.x(1), zero},
                         e.attributes({"align"})));
}

static Result gradDiagPartV3(E &e) {
  return first(e,
               e.emit("MatrixSetDiagV3", {zerosLike(e, e.x()), e.g(), e.x(1)},
                      e.attributes({"align"})));
}

static Result gradSetDiagV3(E &e) {
  SmallVector<NamedAttribute> align = e.attributes({"align"});
  Value input =
      e.emit("MatrixSetDiagV3", {e.g(), zerosLike(e, e.x(1)), e.x(2)}, align);
  Value diagonal =
      e.emit("MatrixDiagPartV3", {e.g(), e.x(2), e.scalar(e.g(), 0)}, align);
  return Values{input, diagonal, Value()};
}

static void attachDiagonals(MLIRContext *c) {
  attachGradient<gradDiagV3>(c, "MatrixDiagV3");
  attachGradient<gradDiagPartV3>(c, "MatrixDiagPartV3");
  attachGradient<gradSetDiagV3>(c, "MatrixSetDiagV3");
  attachGradient<[](E &e) -> Result {
    return first(
        e, e.emit("MatrixDiagPartV2", {e.g(), e.x(1), e.scalar(e.g(), 0)}));
  }>(c, "MatrixDiagV2");
  attachGradient<[](E &e) -> Result {
    return first(
        e, e.emit("MatrixSetDiagV2", {zerosLike(e, e.x()), e.g(), e.x(1)}));
  }>(c, "MatrixDiagPartV2");
  attachGradient<[](E &e) -> Result {
    return Values{e.emit("MatrixSetDiag", {zerosLike(e, e.x()), e.g()})};
  }>(c, "MatrixDiagPart");
  attachGradient<[](E &e) -> Result {
    return Values{e.emit("MatrixSetDiag", {e.g(), zerosLike(e, e.x(1))}),
                  e.emit("MatrixDiagPart", e.g())};
  }>(c, "MatrixSetDiag");
}

//===----------------------------------------------------------------------===//
// Scatters and segments
//===----------------------------------------------------------------------===//

template <bool mean, bool root> static Result gradSparseSegment(E &e) {
  StringRef name = mean   ? "SparseSegmentMeanGrad"
                   : root ? "SparseSegmentSqrtNGrad"
                          : "SparseSegmentSumGrad";
  Value rows = element(e, e.shapeOf(e.x()), 0);
  return first(e, e.emit(name, {e.g(), e.x(1), e.x(2), rows}));
}

/// Max and Min: shared among all that have the result's value.
static Result gradScatterExtreme(E &e) {
  Type boolean = e.builder.getI1Type();
  Type type = getElementTypeOrSelf(e.g().getType());
  Type index = getElementTypeOrSelf(e.x(1).getType());
  auto pick = [&](Value all) { return e.emit("GatherNd", {all, e.x(1)}); };
  Value kept = e.cast(e.emit("Equal", {e.x(0), e.y()}, boolean), type);
  Value taken = e.cast(e.emit("Equal", {e.x(2), pick(e.y())}, boolean), type);
  Value shape = e.emit("Shape", e.x(0), index);
  Value count = e.add(kept, e.emit("ScatterNd", {e.x(1), taken, shape}, type));
  Value share = e.div(e.g(), count);
  return Values{e.mul(share, kept), Value(), e.mul(pick(share), taken)};
}

static void attachScatters(MLIRContext *c) {
  attachGradient<gradScatterExtreme>(c, "TensorScatterMax");
  attachGradient<gradScatterExtreme>(c, "TensorScatterMin");
  attachGradient<[](E &e) -> Result {
    Value kept =
        e.emit("TensorScatterUpdate", {e.g(), e.x(1), zerosLike(e, e.x(2))});
    return Values{kept, Value(), e.emit("GatherNd", {e.g(), e.x(1)})};
  }>(c, "TensorScatterUpdate");
  attachGradient<[](E &e) -> Result {
    return Values{e.g(), Value(), e.emit("GatherNd", {e.g(), e.x(1)})};
  }>(c, "TensorScatterAdd");
  attachGradient<[](E &e) -> Result {
    return Values{e.g(), Value(), e.emit("GatherNd", {e.g(), e.x(1)})};
  }>(c, "ScatterNdNonAliasingAdd");
  attachGradient<[](E &e) -> Result {
    return Values{e.g(), Value(), e.neg(e.emit("GatherNd", {e.g(), e.x(1)}))};
  }>(c, "TensorScatterSub");
  attachGradient<gradSparseSegment<false, false>>(c, "SparseSegmentSum");
  attachGradient<gradSparseSegment<true, false>>(c, "SparseSegmentMean");
  attachGradient<gradSparseSegment<false, true>>(c, "SparseSegmentSqrtN");
  attachGradient<gradSparseSegment<false, false>>(
      c, "SparseSegmentSumWithNumSegments");
  attachGradient<gradSparseSegment<true, false>>(
      c, "SparseSegmentMeanWithNumSegments");
  attachGradient<gradSparseSegment<false, true>>(
      c, "SparseSegmentSqrtNWithNumSegments");
}

//===----------------------------------------------------------------------===//
// Images and volumes
//===----------------------------------------------------------------------===//

static SmallVector<NamedAttribute> getWindow(E &e) {
  return e.attributes(
      {"strides", "padding", "data_format", "dilations", "ksize"});
}

static Result gradConv3D(E &e) {
  Type type = getElementTypeOrSelf(e.g().getType());
  Value dx = e.emit("Conv3DBackpropInputV2", {e.shapeOf(e.x(0)), e.x(1), e.g()},
                    type, getWindow(e));
  Value dw = e.emit("Conv3DBackpropFilterV2",
                    {e.x(0), e.shapeOf(e.x(1)), e.g()}, type, getWindow(e));
  return Values{dx, dw};
}

static Result gradConv3DInput(E &e) {
  Type type = getElementTypeOrSelf(e.g().getType());
  Value dw = e.emit("Conv3DBackpropFilterV2",
                    {e.g(), e.shapeOf(e.x(1)), e.x(2)}, type, getWindow(e));
  Value dy = e.emit("Conv3D", {e.g(), e.x(1)}, type, getWindow(e));
  return Values{Value(), dw, dy};
}

static Result gradConv3DFilter(E &e) {
  Type type = getElementTypeOrSelf(e.g().getType());
  Value dx = e.emit("Conv3DBackpropInputV2", {e.shapeOf(e.x(0)), e.g(), e.x(2)},
                    type, getWindow(e));
  Value dy = e.emit("Conv3D", {e.x(0), e.g()}, type, getWindow(e));
  return Values{dx, Value(), dy};
}

static void attachVolumes(MLIRContext *c) {
  attachGradient<gradConv3D>(c, "Conv3D");
  attachGradient<gradConv3DInput>(c, "Conv3DBackpropInputV2");
  attachGradient<gradConv3DFilter>(c, "Conv3DBackpropFilterV2");
  attachGradient<[](E &e) -> Result {
    return Values{e.emit("MaxPool3DGrad", {e.x(), e.y(), e.g()}, getWindow(e))};
  }>(c, "MaxPool3D");
  attachGradient<[](E &e) -> Result {
    Type type = getElementTypeOrSelf(e.g().getType());
    return Values{
        e.emit("AvgPool3DGrad", {e.shapeOf(e.x()), e.g()}, type, getWindow(e))};
  }>(c, "AvgPool3D");
  attachGradient<[](E &e) -> Result {
    return Values{Value(), e.emit("AvgPool3D", e.g(), getWindow(e))};
  }>(c, "AvgPool3DGrad");
  attachGradient<[](E &e) -> Result {
    SmallVector<NamedAttribute> attrs =
        e.attributes({"ksize", "strides", "padding", "include_batch_in_index"});
    return Values{
        e.emit("MaxPoolGradWithArgmax", {e.x(), e.g(), e.y(1)}, attrs)};
  }>(c, "MaxPoolWithArgmax");
  attachGradient<[](E &e) -> Result {
    return Values{
        e.emit("LRNGrad", {e.g(), e.x(), e.y()},
               e.attributes({"depth_radius", "bias", "alpha", "beta"}))};
  }>(c, "LRN");
  attachGradient<[](E &e) -> Result {
    Value size = slice(e, e.shapeOf(e.x()), 1, 3);
    return first(e,
                 e.emit("ResizeNearestNeighborGrad", {e.g(), size},
                        e.attributes({"align_corners", "half_pixel_centers"})));
  }>(c, "ResizeNearestNeighbor");
  attachGradient<[](E &e) -> Result {
    return Values{Value(), e.emit("AvgPool", e.g(),
                                  e.attributes({"ksize", "strides", "padding",
                                                "data_format"}))};
  }>(c, "AvgPoolGrad");
}

void tf::attachImageGradients(MLIRContext *context) {
  attachBlocks(context);
  attachDiagonals(context);
  attachScatters(context);
  attachVolumes(context);
}
