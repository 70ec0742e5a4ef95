//===- TFLowerComplex.cpp - scalar rules of complex numbers ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/LoweringUtils.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using E = ScalarEmitter &;

// Real operands are taken as complex ones without an imaginary part.
template <typename Op> static Value emitPart(E e) {
  Type part = e.resultElement;
  return e.isComplex() ? e.make<Op>(part, e[0]) : Value();
}

static Value emitComplex(E e) {
  return e.isFloat() ? e.make<complex::CreateOp>(e.resultElement, e[0], e[1])
                     : Value();
}

static Value emitConj(E e) { return e.conj(e[0]); }

ArrayRef<NamedScalarRule> tf::getComplexRules() {
  static const NamedScalarRule rules[] = {
      {"Complex", emitComplex, true},
      {"Real", emitPart<complex::ReOp>, true},
      {"Imag", emitPart<complex::ImOp>, true},
      {"ComplexAbs", emitPart<complex::AbsOp>, true},
      {"Angle", emitPart<complex::AngleOp>, true},
      {"Conj", emitConj, true},
  };
  return rules;
}
