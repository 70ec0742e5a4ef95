//===- RunTimeForms.cpp - parameters that only the run can tell -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels know ranks and axes. What does not is brought to a form that does:
//
// 1. An axis a of a tensor of known rank: the tensor as [outer, n, inner],
//    the dimensions before a, a's own and those behind it, has axis 1. A
//    runtime call (`AxisSizes`) finds the three sizes, another (`AxisSplice`)
//    the result's: the dimensions around a, with others in a's place.
// 2. A tensor of unknown rank (a Reshape to a shape whose length is data):
//    its shape is a vector whose length the run finds out. Element by element,
//    it is worked on as the vector of its elements, and gets its shape back at
//    the end. Two of them are broadcast by a call first (`SpreadElements`).
//
// All that such calls do is move elements and count; arithmetic stays in
// kernels. The calls are in runtime/calls/Shapes.cpp.
#include "dialects/TF/RunTimeForms.h"
#include "dialects/TF/ArrayUtils.h"
#include "dialects/TF/FormBuilder.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

bool tf::hasRank(ShapeContext &ctx, Value value) {
  return ctx.getShape(value).has_value();
}

bool tf::hasRunTimeRank(ShapeContext &ctx, Value value) {
  Operation *maker = value.getDefiningOp();
  return !hasRank(ctx, value) &&
         (!maker || isa<GenericOp, CallOp, CaseOp, WhileOp>(maker));
}

bool tf::isConstantValue(ShapeContext &ctx, Value value) {
  return getConstants(ctx, value).has_value();
}

bool tf::hasUnknownAxis(ShapeContext &ctx, Value value, Value axis,
                        bool mayBeVector) {
  auto shape = ctx.getShape(value);
  auto count = ctx.getShape(axis);
  bool isOne = count && (count->empty() || (mayBeVector && count->size() == 1 &&
                                            isConstant((*count)[0], 1)));
  bool isUnknown = hasRunTimeRank(ctx, value) ||
                   (shape && !shape->empty() && !isConstantValue(ctx, axis));
  return isOne && isUnknown;
}

/// The forms of ops other than elementwise ones.
static const llvm::StringMap<BuildForm> &getForms() {
  static const FormTable table = [] {
    FormTable made;
    addAxisForms(made);
    addBatchForms(made);
    addRankForms(made);
    return made;
  }();
  return table.forms;
}

bool tf::buildRunTimeForm(Operation *op, ShapeContext &ctx,
                          SmallVectorImpl<Value> &results) {
  FormBuilder b(op);
  auto it = getForms().find(op->getName().stripDialect());
  return it == getForms().end() ? buildElementwiseForm(b, ctx, results)
                                : it->second(b, ctx, results);
}
