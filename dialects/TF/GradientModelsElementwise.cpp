//===- GradientModelsElementwise.cpp - derivatives of elementwise ops -----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/GradientModels.h"
#include "mlir/IR/TypeUtilities.h"
#include <cmath>

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

static Values one(Value value) { return Values{value}; }

/// f(x) = g: 1 - x^2 and 1 + x^2 turn up often.
static Value squarePlus(E &e, double factor) {
  Value square = e.emit("Square", e.x());
  if (factor < 0) {
    return e.sub(e.scalar(e.x(), 1), square);
  }
  return e.add(e.scalar(e.x(), 1), square);
}

static void attachUnary(MLIRContext *c) {
  attachGradient<[](E &e) -> Result { return one(e.g()); }>(c, "Identity");
  attachGradient<[](E &e) -> Result { return one(e.g()); }>(c, "Snapshot");
  attachGradient<[](E &e) -> Result { return one(e.g()); }>(c, "CheckNumerics");
  attachGradient<[](E &e) -> Result { return one(e.neg(e.g())); }>(c, "Neg");
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.g(), e.emit("Sign", e.x())));
  }>(c, "Abs");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("ZerosLike", e.x()));
  }>(c, "Sign");
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.g(), e.mul(e.scalar(e.x(), 2), e.x())));
  }>(c, "Square");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("SqrtGrad", {e.y(), e.g()}));
  }>(c, "Sqrt");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("RsqrtGrad", {e.y(), e.g()}));
  }>(c, "Rsqrt");
  attachGradient<[](E &e) -> Result { return one(e.mul(e.g(), e.y())); }>(
      c, "Exp");
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.g(), e.emit("Exp", e.x())));
  }>(c, "Expm1");
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.g(), e.emit("Reciprocal", e.x())));
  }>(c, "Log");
  attachGradient<[](E &e) -> Result {
    Value inner = e.add(e.scalar(e.x(), 1), e.x());
    return one(e.mul(e.g(), e.emit("Reciprocal", inner)));
  }>(c, "Log1p");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("ReciprocalGrad", {e.y(), e.g()}));
  }>(c, "Reciprocal");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("ReciprocalGrad", {e.y(), e.g()}));
  }>(c, "Inv");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("TanhGrad", {e.y(), e.g()}));
  }>(c, "Tanh");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("SigmoidGrad", {e.y(), e.g()}));
  }>(c, "Sigmoid");
}

static void attachTrigonometric(MLIRContext *c) {
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.g(), e.emit("Cos", e.x())));
  }>(c, "Sin");
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.neg(e.g()), e.emit("Sin", e.x())));
  }>(c, "Cos");
  attachGradient<[](E &e) -> Result {
    Value secant = e.emit("Reciprocal", e.emit("Cos", e.x()));
    return one(e.mul(e.g(), e.emit("Square", secant)));
  }>(c, "Tan");
  attachGradient<[](E &e) -> Result {
    Value root = e.emit("Sqrt", squarePlus(e, -1));
    return one(e.mul(e.g(), e.emit("Reciprocal", root)));
  }>(c, "Asin");
  attachGradient<[](E &e) -> Result {
    Value root = e.emit("Sqrt", squarePlus(e, -1));
    return one(e.mul(e.neg(e.g()), e.emit("Reciprocal", root)));
  }>(c, "Acos");
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.g(), e.emit("Reciprocal", squarePlus(e, 1))));
  }>(c, "Atan");
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.g(), e.emit("Cosh", e.x())));
  }>(c, "Sinh");
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.g(), e.emit("Sinh", e.x())));
  }>(c, "Cosh");
  attachGradient<[](E &e) -> Result {
    return one(e.div(e.g(), e.emit("Cosh", e.y())));
  }>(c, "Asinh");
  attachGradient<[](E &e) -> Result {
    return one(e.div(e.g(), e.emit("Sinh", e.y())));
  }>(c, "Acosh");
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.g(), e.emit("Reciprocal", squarePlus(e, -1))));
  }>(c, "Atanh");
}

static Value gaussian(E &e, double factor) {
  Value exponent = e.neg(e.emit("Square", e.x()));
  return e.mul(e.mul(e.scalar(e.x(), factor * 2 / std::sqrt(M_PI)),
                     e.emit("Exp", exponent)),
               e.g());
}

static void attachSpecial(MLIRContext *c) {
  attachGradient<[](E &e) -> Result { return one(gaussian(e, 1)); }>(c, "Erf");
  attachGradient<[](E &e) -> Result { return one(gaussian(e, -1)); }>(c,
                                                                      "Erfc");
  attachGradient<[](E &e) -> Result {
    return one(e.mul(e.g(), e.emit("Digamma", e.x())));
  }>(c, "Lgamma");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("ReluGrad", {e.g(), e.y()}));
  }>(c, "Relu");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("Relu6Grad", {e.g(), e.y()}));
  }>(c, "Relu6");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("EluGrad", {e.g(), e.y()}));
  }>(c, "Elu");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("SeluGrad", {e.g(), e.y()}));
  }>(c, "Selu");
  attachGradient<[](E &e) -> Result {
    return one(
        e.emit("LeakyReluGrad", {e.g(), e.x()}, e.attributes({"alpha"})));
  }>(c, "LeakyRelu");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("SoftplusGrad", {e.g(), e.x()}));
  }>(c, "Softplus");
  attachGradient<[](E &e) -> Result {
    return one(e.emit("SoftsignGrad", {e.g(), e.x()}));
  }>(c, "Softsign");
  attachGradient<[](E &e) -> Result {
    Type from = getElementTypeOrSelf(e.x().getType());
    Type to = getElementTypeOrSelf(e.y().getType());
    if (!isa<FloatType, ComplexType>(from) ||
        !isa<FloatType, ComplexType>(to)) {
      return one(Value());
    }
    return one(e.cast(e.g(), from));
  }>(c, "Cast");
}

static Result gradReciprocalGrad(E &e) {
  Value dy = e.mul(e.scalar(e.g(), -2), e.mul(e.g(), e.mul(e.x(1), e.x())));
  return Values{dy, e.emit("ReciprocalGrad", {e.x(), e.g()})};
}

/// EluGrad and SeluGrad, functions of the gradient and of the result.
static Result gradExponentialGrad(E &e) {
  Type type = getElementTypeOrSelf(e.g().getType());
  Value below =
      e.emit("Less", {e.x(1), e.scalar(e.x(1), 0)}, e.builder.getI1Type());
  Value slope =
      e.emit("SelectV2",
             {below, e.mul(e.g(), e.x(0)), e.emit("ZerosLike", e.g())}, type);
  return Values{e.emit(e.op->getName().stripDialect(), {e.g(), e.x(1)}), slope};
}

// Derivatives of the derivatives above, for second derivatives.
static void attachSecond(MLIRContext *c) {
  attachGradient<[](E &e) -> Result {
    Value twice = e.mul(e.scalar(e.x(), -2), e.mul(e.x(1), e.x()));
    return Values{e.mul(e.g(), twice), e.emit("TanhGrad", {e.x(), e.g()})};
  }>(c, "TanhGrad");
  attachGradient<[](E &e) -> Result {
    Value b = e.mul(e.g(), e.x(1));
    Value twice = e.mul(e.scalar(b, 2), e.mul(b, e.x()));
    return Values{e.sub(b, twice), e.emit("SigmoidGrad", {e.x(), e.g()})};
  }>(c, "SigmoidGrad");
  attachGradient<[](E &e) -> Result {
    return Values{e.emit("ReluGrad", {e.g(), e.x(1)}), Value()};
  }>(c, "ReluGrad");
  attachGradient<[](E &e) -> Result {
    return Values{e.emit("Relu6Grad", {e.g(), e.x(1)}), Value()};
  }>(c, "Relu6Grad");
  attachGradient<[](E &e) -> Result {
    Value half = e.mul(e.scalar(e.g(), 0.5), e.div(e.g(), e.x()));
    return Values{e.neg(e.mul(e.div(half, e.x()), e.x(1))), half};
  }>(c, "SqrtGrad");
  attachGradient<[](E &e) -> Result {
    // z = -dy y^3 / 2
    Value dy = e.mul(e.scalar(e.g(), -1.5),
                     e.mul(e.g(), e.mul(e.x(1), e.emit("Square", e.x()))));
    return Values{dy, e.emit("RsqrtGrad", {e.x(), e.g()})};
  }>(c, "RsqrtGrad");
  attachGradient<gradReciprocalGrad>(c, "ReciprocalGrad");
  attachGradient<gradReciprocalGrad>(c, "InvGrad");
  attachGradient<gradExponentialGrad>(c, "EluGrad");
  attachGradient<gradExponentialGrad>(c, "SeluGrad");
  attachGradient<[](E &e) -> Result {
    return Values{
        e.emit("LeakyReluGrad", {e.g(), e.x(1)}, e.attributes({"alpha"})),
        Value()};
  }>(c, "LeakyReluGrad");
  attachGradient<[](E &e) -> Result {
    Value up = e.emit("Exp", e.x(1)), down = e.emit("Exp", e.neg(e.x(1)));
    Value width = e.add(e.add(up, e.scalar(up, 2)), down);
    return Values{e.emit("SoftplusGrad", {e.g(), e.x(1)}),
                  e.div(e.mul(e.g(), e.x(0)), width)};
  }>(c, "SoftplusGrad");
}

static Values both(E &e, Value dx, Value dy) {
  return Values{e.unbroadcast(dx, e.x(0)), e.unbroadcast(dy, e.x(1))};
}

static Result gradAdd(E &e) { return both(e, e.g(), e.g()); }
static Result gradDiv(E &e) {
  Value dy = e.mul(e.g(), e.div(e.div(e.neg(e.x(0)), e.x(1)), e.x(1)));
  return both(e, e.div(e.g(), e.x(1)), dy);
}

/// The gradient goes to x where `compare`(x, y), else to y.
static Result gradChoice(E &e, StringRef compare) {
  Value mask = e.emit(compare, {e.x(0), e.x(1)}, e.builder.getI1Type());
  Value zeros = e.emit("ZerosLike", e.g());
  return both(e,
              e.emit("SelectV2", {mask, e.g(), zeros},
                     getElementTypeOrSelf(e.g().getType())),
              e.emit("SelectV2", {mask, zeros, e.g()},
                     getElementTypeOrSelf(e.g().getType())));
}

static Result gradPow(E &e) {
  Value x = e.x(0), y = e.x(1), z = e.y();
  Value dx =
      e.mul(e.mul(e.g(), y), e.emit("Pow", {x, e.sub(y, e.scalar(y, 1))}));
  Value zero = e.scalar(x, 0), oneValue = e.scalar(x, 1);
  Type type = getElementTypeOrSelf(x.getType());
  StringRef compare = isa<ComplexType>(type) ? "NotEqual" : "Greater";
  Value positive = e.emit(compare, {x, zero}, e.builder.getI1Type());
  Value safe = e.emit("SelectV2", {positive, x, oneValue}, type);
  Value log = e.emit("SelectV2", {positive, e.emit("Log", safe), zero}, type);
  return both(e, dx, e.mul(e.mul(e.g(), z), log));
}

static Result gradSelect(E &e) {
  Value zeros = e.emit("ZerosLike", e.g());
  Type type = getElementTypeOrSelf(e.g().getType());
  StringRef name = e.op->getName().stripDialect();
  Value dx = e.emit(name, {e.x(0), e.g(), zeros}, type);
  Value dy = e.emit(name, {e.x(0), zeros, e.g()}, type);
  if (name == "SelectV2") {
    dx = e.unbroadcast(dx, e.x(1));
    dy = e.unbroadcast(dy, e.x(2));
  }
  return Values{Value(), dx, dy};
}

static void attachBinary(MLIRContext *c) {
  attachGradient<gradAdd>(c, "Add");
  attachGradient<gradAdd>(c, "AddV2");
  attachGradient<[](E &e) -> Result { return both(e, e.g(), e.neg(e.g())); }>(
      c, "Sub");
  attachGradient<[](E &e) -> Result {
    return both(e, e.mul(e.g(), e.x(1)), e.mul(e.g(), e.x(0)));
  }>(c, "Mul");
  attachGradient<gradDiv>(c, "RealDiv");
  attachGradient<gradDiv>(c, "Div");
  attachGradient<[](E &e) -> Result {
    Value safe = e.emit("DivNoNan", {e.neg(e.x(0)), e.x(1)});
    Value dy = e.mul(e.g(), e.emit("DivNoNan", {safe, e.x(1)}));
    return both(e, e.emit("DivNoNan", {e.g(), e.x(1)}), dy);
  }>(c, "DivNoNan");
  attachGradient<[](E &e) -> Result {
    return both(e, e.emit("MulNoNan", {e.g(), e.x(1)}),
                e.emit("MulNoNan", {e.x(0), e.g()}));
  }>(c, "MulNoNan");
  attachGradient<[](E &e) -> Result { return gradChoice(e, "GreaterEqual"); }>(
      c, "Maximum");
  attachGradient<[](E &e) -> Result { return gradChoice(e, "LessEqual"); }>(
      c, "Minimum");
  attachGradient<[](E &e) -> Result {
    Value d = e.mul(e.mul(e.scalar(e.g(), 2), e.g()), e.sub(e.x(0), e.x(1)));
    return both(e, d, e.neg(d));
  }>(c, "SquaredDifference");
  attachGradient<gradPow>(c, "Pow");
  attachGradient<[](E &e) -> Result {
    Value dy = e.mul(e.neg(e.g()), e.emit("Floor", e.div(e.x(0), e.x(1))));
    return both(e, e.g(), dy);
  }>(c, "FloorMod");
  attachGradient<[](E &e) -> Result {
    Value norm = e.add(e.emit("Square", e.x(0)), e.emit("Square", e.x(1)));
    Value inverse = e.div(e.g(), norm);
    return both(e, e.mul(e.x(1), inverse), e.mul(e.neg(e.x(0)), inverse));
  }>(c, "Atan2");
  attachGradient<[](E &e) -> Result {
    Value zero = e.scalar(e.x(0), 0);
    Value notZero =
        e.cast(e.emit("NotEqual", {e.x(0), zero}, e.builder.getI1Type()),
               getElementTypeOrSelf(e.x(0).getType()));
    Value dx = e.emit("Xlogy", {notZero, e.x(1)});
    Value dy = e.emit("Xdivy", {e.x(0), e.x(1)});
    return both(e, e.mul(dx, e.g()), e.mul(dy, e.g()));
  }>(c, "Xlogy");
  attachGradient<[](E &e) -> Result {
    Type type = getElementTypeOrSelf(e.x(0).getType());
    Value notZero = e.cast(e.emit("NotEqual", {e.x(0), e.scalar(e.x(0), 0)},
                                  e.builder.getI1Type()),
                           type);
    Value dx = e.emit("Xdivy", {notZero, e.x(1)});
    Value dy = e.emit("Xdivy", {e.neg(e.x(0)), e.emit("Square", e.x(1))});
    return both(e, e.mul(dx, e.g()), e.mul(dy, e.g()));
  }>(c, "Xdivy");
  attachGradient<[](E &e) -> Result {
    Type type = getElementTypeOrSelf(e.x(0).getType());
    Value notZero = e.cast(e.emit("NotEqual", {e.x(0), e.scalar(e.x(0), 0)},
                                  e.builder.getI1Type()),
                           type);
    Value dx = e.emit("Xlog1py", {notZero, e.x(1)});
    Value dy = e.emit("Xdivy", {e.x(0), e.add(e.x(1), e.scalar(e.x(1), 1))});
    return both(e, e.mul(dx, e.g()), e.mul(dy, e.g()));
  }>(c, "Xlog1py");
  attachGradient<[](E &e) -> Result {
    return both(e, e.g(), e.emit("ZerosLike", e.g()));
  }>(c, "NextAfter");
  attachGradient<[](E &e) -> Result {
    auto why = e.op->getAttrOfType<StringAttr>("message");
    return e.op->emitError("a gradient is not wanted here (PreventGradient): ")
           << (why ? why.getValue() : StringRef())
           << "; stop the gradient there (stop_gradients), or take the node "
              "out";
  }>(c, "PreventGradient");
  attachGradient<gradSelect>(c, "Select");
  attachGradient<gradSelect>(c, "SelectV2");
  attachGradient<[](E &e) -> Result {
    return Values(e.op->getNumOperands(), e.g());
  }>(c, "AddN");
  attachGradient<[](E &e) -> Result {
    return Values(e.op->getNumOperands(), e.g());
  }>(c, "AccumulateNV2");
  attachGradient<[](E &e) -> Result {
    Type boolean = e.builder.getI1Type();
    Type type = getElementTypeOrSelf(e.g().getType());
    Value zeros = e.emit("ZerosLike", e.g());
    Value below = e.emit("Less", {e.x(0), e.x(1)}, boolean);
    Value above = e.emit("Greater", {e.x(0), e.x(2)}, boolean);
    Value outside = e.emit("LogicalOr", {below, above});
    return Values{
        e.emit("SelectV2", {outside, zeros, e.g()}, type),
        e.unbroadcast(e.emit("SelectV2", {below, e.g(), zeros}, type), e.x(1)),
        e.unbroadcast(e.emit("SelectV2", {above, e.g(), zeros}, type), e.x(2))};
  }>(c, "ClipByValue");
}

/// Ops whose results do not depend on their operands differentiably.
template <GradientFn Fn>
static void attachNone(MLIRContext *c, ArrayRef<StringRef> names) {
  for (StringRef name : names) {
    attachGradient<Fn>(c, name);
  }
}

void tf::attachElementwiseGradients(MLIRContext *c) {
  attachUnary(c);
  attachTrigonometric(c);
  attachSpecial(c);
  attachSecond(c);
  attachBinary(c);
  attachNone<[](E &e) -> Result { return Values(e.op->getNumOperands()); }>(
      c, {"StopGradient", "ZerosLike", "OnesLike", "Floor", "Ceil", "Round",
          "Rint", "FloorDiv", "TruncateDiv", "Range", "LinSpace", "OneHot"});
}
