//===- TFLikeOps.cpp - constants in another tensor's shape ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/TFDialect.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

LogicalResult tf::decomposeLike(Operation *op, DecomposeRewriter &rewriter,
                                int number) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || !type.getElementType().isIntOrFloat()) {
    return success();
  }
  Type element = type.getElementType();
  auto scalar = RankedTensorType::get({}, element);
  Attribute value;
  if (isa<FloatType>(element)) {
    value = rewriter.getFloatAttr(element, number);
  } else {
    value = IntegerAttr::get(element, number);
  }
  Value constant = ConstOp::create(rewriter, op->getLoc(), scalar,
                                   DenseElementsAttr::get(scalar, value));
  if (type.getRank() > 0) {
    constant = BroadcastCoreOp::create(rewriter, op->getLoc(), type, constant);
  }
  rewriter.replaceOp(op, constant);
  return success();
}
