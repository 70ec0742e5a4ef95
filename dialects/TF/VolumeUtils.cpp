//===- VolumeUtils.cpp - windows over volumes -----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/VolumeUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

Value tf::moveChannelsLast(OpBuilder &b, Location loc, Value value,
                           bool first) {
  return first ? createTranspose(b, loc, value, {0, 2, 3, 4, 1}) : value;
}

Value tf::moveChannelsBack(OpBuilder &b, Location loc, Value value,
                           bool first) {
  return first ? createTranspose(b, loc, value, {0, 4, 1, 2, 3}) : value;
}

LogicalResult tf::resolveVolume(Operation *op, ShapeContext &ctx,
                                ArrayRef<SizeExpr> input, StringRef padding,
                                VolumeWindow &window) {
  // The rule is the same in every dimension: two calls with two each.
  Window depths, planes;
  depths.size = {window.size[0], window.size[1]};
  depths.strides = {window.strides[0], window.strides[1]};
  depths.dilations = {window.dilations[0], window.dilations[1]};
  planes.size = {window.size[1], window.size[2]};
  planes.strides = {window.strides[1], window.strides[2]};
  planes.dilations = {window.dilations[1], window.dilations[2]};
  if (failed(
          resolveWindow(op, ctx, input.take_front(2), padding, {}, depths)) ||
      failed(resolveWindow(op, ctx, input.drop_front(), padding, {}, planes))) {
    return failure();
  }
  window.low = {depths.low[0], planes.low[0], planes.low[1]};
  window.high = {depths.high[0], planes.high[0], planes.high[1]};
  window.output = {depths.output[0], planes.output[0], planes.output[1]};
  rememberExprs(op, "low", window.low);
  rememberExprs(op, "high", window.high);
  rememberExprs(op, "output", window.output);
  return success();
}

LogicalResult tf::recallVolume(Operation *op, VolumeWindow &window) {
  FailureOr<Sizes> low = recallExprs(op, "low");
  if (failed(low)) {
    return failure();
  }
  FailureOr<Sizes> high = recallExprs(op, "high");
  FailureOr<Sizes> output = recallExprs(op, "output");
  if (failed(high) || failed(output)) {
    return failure();
  }
  window.low = *low;
  window.high = *high;
  window.output = *output;
  return success();
}
