//===- ConvUtils.cpp - windows over images --------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/ConvUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

SmallVector<int64_t> ImageLayout::pickSpatial(ArrayRef<int64_t> list) const {
  return {list[rows()], list[columns()]};
}

Sizes ImageLayout::pickSpatial(ArrayRef<SizeExpr> list) const {
  return {list[rows()], list[columns()]};
}

Sizes ImageLayout::makeSizes(SizeExpr batch, ArrayRef<SizeExpr> spatial,
                             SizeExpr channelCount) const {
  Sizes sizes(4);
  sizes[0] = batch;
  sizes[rows()] = spatial[0];
  sizes[columns()] = spatial[1];
  sizes[channels()] = channelCount;
  return sizes;
}

FailureOr<ImageLayout> tf::getLayout(Operation *op, StringRef format) {
  if (format == "NHWC") {
    return ImageLayout{false};
  }
  if (format == "NCHW") {
    return ImageLayout{true};
  }
  return op->emitError("expected data_format NHWC or NCHW, got ") << format;
}

Value tf::toChannelsLast(OpBuilder &b, Location loc, Value image,
                         ImageLayout layout) {
  return layout.channelsFirst ? createTranspose(b, loc, image, {0, 2, 3, 1})
                              : image;
}

Value tf::fromChannelsLast(OpBuilder &b, Location loc, Value image,
                           ImageLayout layout) {
  return layout.channelsFirst ? createTranspose(b, loc, image, {0, 3, 1, 2})
                              : image;
}

SizeExpr tf::simplify(SizeExpr expr) {
  unsigned symbols = 0;
  expr.walk([&](AffineExpr part) {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(part)) {
      symbols = std::max(symbols, symbol.getPosition() + 1);
    }
  });
  return expr.isPureAffine() ? simplifyAffineExpr(expr, 0, symbols) : expr;
}

SmallVector<int64_t> tf::pickExplicitPads(ArrayRef<int64_t> pads,
                                          ImageLayout layout) {
  if (pads.size() != 8) {
    return {};
  }
  unsigned rows = 2 * layout.rows(), columns = 2 * layout.columns();
  return {pads[rows], pads[rows + 1], pads[columns], pads[columns + 1]};
}

static LogicalResult resolveDim(Operation *op, ShapeContext &ctx,
                                SizeExpr input, StringRef padding,
                                ArrayRef<int64_t> pads, unsigned dim,
                                Window &window) {
  int64_t stride = window.strides[dim];
  if (stride <= 0) {
    return op->emitError("expected positive strides, got ") << stride;
  }
  SizeExpr reach = (window.size[dim] - 1) * window.dilations[dim] + 1;
  SizeExpr zero = ctx.constant(0);
  SizeExpr low = zero, high = zero, output;
  if (padding == "SAME") {
    output = input.ceilDiv(stride);
    SizeExpr total = simplify((output - 1) * stride + reach - input);
    total = ctx.max(total, zero);
    low = total.floorDiv(2);
    high = simplify(total - low);
  } else {
    if (padding == "EXPLICIT") {
      if (pads.size() != 4) {
        return op->emitError("expected 8 explicit paddings");
      }
      low = ctx.constant(pads[2 * dim]);
      high = ctx.constant(pads[2 * dim + 1]);
    } else if (padding != "VALID") {
      return op->emitError("expected padding SAME, VALID or EXPLICIT, got ")
             << padding;
    }
    output = simplify((input + low + high - reach).floorDiv(stride) + 1);
    if (auto constant = getConstant(output); constant && *constant < 0) {
      return op->emitError("a window of ") << getConstant(reach).value_or(0)
                                           << " does not fit into an input of "
                                           << getConstant(input).value_or(0);
    }
  }
  window.low.push_back(low);
  window.high.push_back(high);
  window.output.push_back(output);
  return success();
}

LogicalResult tf::resolveWindow(Operation *op, ShapeContext &ctx,
                                ArrayRef<SizeExpr> input, StringRef padding,
                                ArrayRef<int64_t> explicitPads,
                                Window &window) {
  for (unsigned dim = 0; dim < 2; ++dim) {
    if (failed(resolveDim(op, ctx, input[dim], padding, explicitPads, dim,
                          window))) {
      return failure();
    }
  }
  return success();
}

void tf::rememberPads(Operation *op, const Window &window) {
  rememberExprs(op, "low", window.low);
  rememberExprs(op, "high", window.high);
}

FailureOr<Window> tf::recallPads(Operation *op) {
  FailureOr<Sizes> low = recallExprs(op, "low");
  if (failed(low)) {
    return failure();
  }
  FailureOr<Sizes> high = recallExprs(op, "high");
  if (failed(high)) {
    return failure();
  }
  Window window;
  window.low = *low;
  window.high = *high;
  return window;
}
