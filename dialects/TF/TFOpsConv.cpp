//===- TFOpsConv.cpp - convolutions, as written ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gradients are in ConvGradients.cpp.
#include "dialects/TF/TFOpsConv.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

//===----------------------------------------------------------------------===//
// Bias
//===----------------------------------------------------------------------===//

static LogicalResult inferBias(Operation *op, ShapeContext &ctx,
                               bool channelsFirst) {
  setShapeLike(ctx, op->getResult(0), op->getOperand(0));
  auto value = ctx.getShape(op->getOperand(0));
  auto bias = ctx.getShape(op->getOperand(1));
  if (!value || !bias) {
    return success();
  }
  if (bias->size() != 1 || value->size() < 2) {
    return op->emitOpError("expected a value of rank 2 or more and a bias of "
                           "rank 1, got ")
           << value->size() << " and " << bias->size();
  }
  SizeExpr channels = channelsFirst ? (*value)[1] : value->back();
  return ctx.requireEqual(op, (*bias)[0], channels,
                          "Must provide as many biases as the last dimension "
                          "of the input tensor");
}

static LogicalResult decomposeBias(Operation *op, DecomposeRewriter &rewriter,
                                   bool channelsFirst) {
  FailureOr<Sizes> sizes = getKnownSizes(op, op->getOperand(0));
  if (failed(sizes)) {
    return failure();
  }
  Location loc = op->getLoc();
  Value bias = op->getOperand(1);
  if (channelsFirst && sizes->size() > 2) {
    Sizes column(sizes->size() - 1, getConstantExpr(op, 1));
    column[0] = (*sizes)[1];
    bias = createReshape(rewriter, loc, bias, column);
  } else if (!channelsFirst) {
    bias = createReshape(rewriter, loc, bias, sizes->back());
  }
  bias = createBroadcast(rewriter, loc, bias, *sizes);
  rewriter.replaceOp(op, createElementwise(rewriter, loc, "tf.AddV2",
                                           {op->getOperand(0), bias}));
  return success();
}

LogicalResult BiasAddOp::inferShapes(ShapeContext &ctx) {
  return inferBias(*this, ctx, getDataFormat() == "NCHW");
}
LogicalResult BiasAddOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeBias(*this, rewriter, getDataFormat() == "NCHW");
}
LogicalResult BiasAddV1Op::inferShapes(ShapeContext &ctx) {
  return inferBias(*this, ctx, false);
}
LogicalResult BiasAddV1Op::decompose(DecomposeRewriter &rewriter) {
  return decomposeBias(*this, rewriter, false);
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

template <typename Op>
static LogicalResult inferConv(Op op, ShapeContext &ctx, bool depthwise) {
  FailureOr<bool> input = checkRank(op, ctx, op.getInput(), 4, "input");
  FailureOr<bool> filter = checkRank(op, ctx, op.getFilter(), 4, "filter");
  FailureOr<ImageLayout> layout = getLayout(op, op.getDataFormat());
  if (failed(input) || failed(filter) || failed(layout)) {
    return failure();
  }
  if (!*input || !*filter) {
    return success();
  }
  Sizes image = *ctx.getShape(op.getInput());
  Sizes weights = *ctx.getShape(op.getFilter());
  if (op.getStrides().size() != 4 || op.getDilations().size() != 4) {
    return op.emitOpError("expected 4 strides and dilations");
  }
  SizeExpr channels = image[layout->channels()];
  auto given = getConstant(channels), taken = getConstant(weights[2]);
  bool grouped =
      !depthwise && given && taken && *taken > 0 && *given % *taken == 0;
  if (!grouped &&
      failed(ctx.requireEqual(op, channels, weights[2],
                              "input and filter must have the same depth"))) {
    return failure();
  }
  Window window = getConvWindow(op, *layout, weights);
  if (failed(resolveWindow(op, ctx, layout->pickSpatial(image), op.getPadding(),
                           pickExplicitPads(op.getExplicitPaddings(), *layout),
                           window))) {
    return failure();
  }
  rememberPads(op, window);
  SizeExpr made = depthwise ? weights[2] * weights[3] : weights[3];
  ctx.setShape(op.getOutput(),
               layout->makeSizes(image[0], window.output, made));
  return success();
}

template <typename CoreOp>
static Value createConvOf(OpBuilder &b, Location loc, Value input, Value filter,
                          const Window &window, SizeExpr made) {
  Sizes sizes = getTypeSizes(input.getType());
  Sizes output{sizes[0], window.output[0], window.output[1], made};
  return CoreOp::create(b, loc, getTypeWithSizes(getElementType(input), output),
                        input, filter, window.strides, window.dilations,
                        DimsAttr::get(b.getContext(), window.low),
                        DimsAttr::get(b.getContext(), window.high));
}

Value tf::createConv(OpBuilder &b, Location loc, Value input, Value filter,
                     const Window &window) {
  return createConvOf<Conv2DCoreOp>(b, loc, input, filter, window,
                                    getTypeSizes(filter.getType())[3]);
}

Value tf::createDepthwise(OpBuilder &b, Location loc, Value input, Value filter,
                          const Window &window) {
  Sizes weights = getTypeSizes(filter.getType());
  return createConvOf<DepthwiseConv2DCoreOp>(b, loc, input, filter, window,
                                             weights[2] * weights[3]);
}

// One convolution per group of filters, side by side. A filter of one channel
// is a depthwise one.
static Value createGrouped(OpBuilder &b, Location loc, Value input,
                           Value filter, const Window &window, int64_t groups) {
  Sizes image = getTypeSizes(input.getType());
  Sizes weights = getTypeSizes(filter.getType());
  SizeExpr zero = getAffineConstantExpr(0, b.getContext());
  if (isConstant(weights[2], 1)) {
    Sizes split{weights[0], weights[1], image[3], weights[3].floorDiv(groups)};
    return createDepthwise(b, loc, input, createReshape(b, loc, filter, split),
                           window);
  }
  SizeExpr made = weights[3].floorDiv(groups);
  SmallVector<Value> parts;
  for (int64_t i = 0; i < groups; ++i) {
    Sizes part = image;
    part[3] = weights[2];
    Value x =
        createSlice(b, loc, input, {zero, zero, zero, weights[2] * i}, part);
    Sizes some = weights;
    some[3] = made;
    Value f = createSlice(b, loc, filter, {zero, zero, zero, made * i}, some);
    parts.push_back(createConv(b, loc, x, f, window));
  }
  return createConcat(b, loc, parts, 3);
}

template <typename Op>
static LogicalResult decomposeConv(Op op, DecomposeRewriter &rewriter,
                                   bool depthwise) {
  FailureOr<Window> pads = recallPads(op);
  FailureOr<Sizes> output = getKnownSizes(op, op.getOutput());
  FailureOr<ImageLayout> layout = getLayout(op, op.getDataFormat());
  if (failed(pads) || failed(output) || failed(layout)) {
    return failure();
  }
  Location loc = op.getLoc();
  Window window =
      getConvWindow(op, *layout, getTypeSizes(op.getFilter().getType()));
  window.low = pads->low;
  window.high = pads->high;
  window.output = layout->pickSpatial(*output);
  Value input = toChannelsLast(rewriter, loc, op.getInput(), *layout);
  auto given = getConstant(getTypeSizes(input.getType())[3]);
  auto taken = getConstant(getTypeSizes(op.getFilter().getType())[2]);
  Value result;
  if (depthwise) {
    result = createDepthwise(rewriter, loc, input, op.getFilter(), window);
  } else if (given && taken && *given != *taken) {
    result = createGrouped(rewriter, loc, input, op.getFilter(), window,
                           *given / *taken);
  } else {
    result = createConv(rewriter, loc, input, op.getFilter(), window);
  }
  rewriter.replaceOp(op, fromChannelsLast(rewriter, loc, result, *layout));
  return success();
}

LogicalResult Conv2DOp::inferShapes(ShapeContext &ctx) {
  return inferConv(*this, ctx, false);
}
LogicalResult Conv2DOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeConv(*this, rewriter, false);
}
LogicalResult DepthwiseConv2dNativeOp::inferShapes(ShapeContext &ctx) {
  return inferConv(*this, ctx, true);
}
LogicalResult DepthwiseConv2dNativeOp::decompose(DecomposeRewriter &rewriter) {
  return decomposeConv(*this, rewriter, true);
}

void tf::registerConvOps(TFDialect &dialect) {
  dialect.addOps<
#define GET_OP_LIST
#include "dialects/TF/TFOpsConv.cpp.inc"
      >();
}

#define GET_OP_CLASSES
#include "dialects/TF/TFOpsConv.cpp.inc"
