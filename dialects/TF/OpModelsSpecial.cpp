//===- OpModelsSpecial.cpp - special functions by runtime call ------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// Two operands that are broadcast together.
static LogicalResult inferBroadcast(GenericOp op, ShapeContext &ctx) {
  auto a = ctx.getShape(op.getInputs()[0]);
  auto b = ctx.getShape(op.getInputs()[1]);
  if (!a || !b) {
    return success();
  }
  size_t rank = std::max(a->size(), b->size());
  Sizes sizes;
  for (size_t d = 0; d < rank; ++d) {
    bool hasA = d + a->size() >= rank, hasB = d + b->size() >= rank;
    SizeExpr x = hasA ? (*a)[d + a->size() - rank] : SizeExpr();
    SizeExpr y = hasB ? (*b)[d + b->size() - rank] : SizeExpr();
    sizes.push_back(!hasA ? y : !hasB ? x : ctx.broadcast(op, x, y));
  }
  ctx.setShape(op.getOutputs()[0], sizes);
  return success();
}

// The shape of those of three operands that are no scalars.
static LogicalResult inferBetainc(GenericOp op, ShapeContext &ctx) {
  for (Value operand : op.getInputs()) {
    auto sizes = ctx.getShape(operand);
    if (!sizes) {
      return success();
    }
    if (!sizes->empty() || operand == op.getInputs().back()) {
      ctx.setShape(op.getOutputs()[0], *sizes);
      return success();
    }
  }
  return success();
}

void tf::registerSpecialOpModels(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  addCalls(registry, EffectClass::Total, "[...a] -> [...a]",
           {"BesselI0", "BesselI0e", "BesselI1", "BesselI1e", "BesselJ0",
            "BesselJ1", "BesselK0", "BesselK0e", "BesselK1", "BesselK1e",
            "BesselY0", "BesselY1", "Ndtri", "Erfinv"});
  addCalls(registry, raises, inferBroadcast,
           {"Igamma", "Igammac", "IgammaGradA", "RandomGammaGrad", "Zeta",
            "Polygamma"});
  addCalls(registry, raises, inferBetainc, {"Betainc"});
}
