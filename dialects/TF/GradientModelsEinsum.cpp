//===- GradientModelsEinsum.cpp - derivative of Einstein summation --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The gradient of one operand is a product of the result's gradient and the
// other operand, with the labels exchanged: of a in "ij,jk->ik" it is
// "ik,jk->ij". For that, a term is made plain first:
//
// 1. Labels that repeat within it are one (its diagonal), `...` comes first. On
//    the way back, what is not on the diagonal gets zeros.
// 2. Labels that neither the other operand nor the result has were summed: each
//    element along them gets the same.
// 3. What `...` stands for was broadcast: it is summed to the operand's sizes.
//
#include "dialects/TF/GradientModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

static Value emitEinsum(E &e, const std::string &equation,
                        ValueRange operands) {
  return e.emit(
      "Einsum", operands,
      e.builder.getNamedAttr("equation", e.builder.getStringAttr(equation)));
}

static constexpr StringLiteral ellipsis = "...";

/// A term's letters, each once, in order.
static std::string getLetters(StringRef term) {
  std::string letters;
  for (char c : term) {
    if (llvm::isAlpha(c) && letters.find(c) == std::string::npos) {
      letters += c;
    }
  }
  return letters;
}

/// The gradient of `operand` with the term `term`; the result's term is `to`,
/// `other` with `otherTerm` is null if there is none.
static Value gradOperand(E &e, Value operand, StringRef term, Value other,
                         StringRef otherTerm, StringRef to) {
  std::string letters = getLetters(term);
  bool hasEllipsis = term.contains(ellipsis);
  std::string plain = (hasEllipsis ? ellipsis.str() : "") + letters;
  Value value = operand;
  if (plain != term) {
    value = emitEinsum(e, (term + "->" + plain).str(), operand);
  }
  auto isFound = [&](auto part) {
    return to.contains(part) || (other && otherTerm.contains(part));
  };
  std::string found;
  SmallVector<int32_t> summed;
  for (auto [i, letter] : llvm::enumerate(letters)) {
    if (isFound(letter)) {
      found += letter;
    } else {
      summed.push_back(int32_t(i) - int32_t(letters.size()));
    }
  }
  bool hasMore = hasEllipsis && isFound(ellipsis);
  std::string product = (hasMore ? ellipsis.str() : "") + found;
  Value gradient;
  if (other) {
    if (isa<ComplexType>(getElementTypeOrSelf(other.getType()))) {
      other = e.emit("Conj", other);
    }
    gradient = emitEinsum(e, (to + "," + otherTerm + "->" + product).str(),
                          {e.g(), other});
  } else {
    gradient = emitEinsum(e, (to + "->" + product).str(), e.g());
  }
  auto sum = [&](bool keepDims) {
    return summed.empty() ? value
                          : e.emit("Sum", {value, e.intVector(summed)},
                                   {e.flag("keep_dims", keepDims)});
  };
  if (hasMore) {
    gradient = e.unbroadcast(gradient, sum(false));
  }
  if (!summed.empty() || (hasEllipsis && !hasMore)) {
    Value shape = e.shapeOf(sum(true));
    if (hasEllipsis && !hasMore) { // the letters' sizes
      int32_t count = letters.size();
      shape = count == 0 ? e.intVector({})
                         : e.emit("StridedSlice",
                                  {shape, e.intVector({-count}),
                                   e.intVector({0}), e.intVector({1})},
                                  {e.integer("end_mask", 1)});
    }
    gradient = e.emit("BroadcastTo",
                      {e.emit("Reshape", {gradient, shape}), e.shapeOf(value)});
  }
  return plain == term ? gradient
                       : emitEinsum(e, (plain + "->" + term).str(), gradient);
}

static Result gradEinsum(E &e) {
  auto equation = e.op->getAttrOfType<StringAttr>("equation");
  std::string text;
  for (char c : equation.getValue()) {
    text += c == ' ' ? "" : std::string(1, c);
  }
  auto [inputs, to] = StringRef(text).split("->");
  auto [first, second] = inputs.split(",");
  if (e.op->getNumOperands() == 1) {
    return Values{gradOperand(e, e.x(0), first, Value(), "", to)};
  }
  return Values{gradOperand(e, e.x(0), first, e.x(1), second, to),
                gradOperand(e, e.x(1), second, e.x(0), first, to)};
}

void tf::attachEinsumGradient(MLIRContext *c) {
  attachGradient<gradEinsum>(c, "Einsum");
}
