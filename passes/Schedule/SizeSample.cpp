//===- SizeSample.cpp - sizes for estimates -------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Schedule/SizeSample.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace weir;

static int64_t saturate(__int128 value) {
  constexpr __int128 most = INT64_MAX / 2;
  return static_cast<int64_t>(value > most    ? most
                              : value < -most ? -most
                                              : value);
}

int64_t weir::evaluateSize(AffineExpr expr, ArrayRef<int64_t> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    return constant.getValue();
  }
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
    return symbols[symbol.getPosition()];
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t left = evaluateSize(binary.getLHS(), symbols);
  int64_t right = evaluateSize(binary.getRHS(), symbols);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return saturate(__int128(left) + right);
  case AffineExprKind::Mul:
    return saturate(__int128(left) * right);
  case AffineExprKind::FloorDiv:
    return right ? llvm::divideFloorSigned(left, right) : 0;
  case AffineExprKind::CeilDiv:
    return right ? llvm::divideCeilSigned(left, right) : 0;
  default:
    return right ? llvm::mod(left, std::abs(right)) : 0;
  }
}

std::vector<int64_t> weir::sampleSizes(ArrayAttr symbols, int64_t sample) {
  std::vector<int64_t> values;
  for (tf::SymbolAttr symbol : symbols.getAsRange<tf::SymbolAttr>()) {
    StringRef kind = symbol.getKind();
    SmallVector<int64_t> operands;
    if (kind != "feed" && kind != "value" && kind != "result") {
      for (AffineExpr expr : symbol.getExprs()) {
        operands.push_back(evaluateSize(expr, values));
      }
    }
    int64_t value = sample;
    if (kind == "max") {
      value = std::max(operands[0], operands[1]);
    } else if (kind == "min") {
      value = std::min(operands[0], operands[1]);
    } else if (kind == "broadcast") {
      value = operands[0] == 1 ? operands[1] : operands[0];
    } else if (kind == "select") {
      value = operands[0] < 0 ? operands[1] : operands[2];
    } else if (!operands.empty()) {
      value = operands[0];
    }
    values.push_back(value);
  }
  return values;
}
