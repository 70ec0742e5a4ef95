//===- TFLowerElementwise.cpp - elementwise ops to linalg -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every elementwise op is one linalg.generic whose body the op's scalar rule
// emits. The rules are in tables (TFLowerUnary.cpp and so on). Ops that may
// raise check all their elements first.
#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/LoweringUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

const NamedScalarRule *tf::lookupScalarRule(StringRef name) {
  static const llvm::StringMap<const NamedScalarRule *> rules = [] {
    llvm::StringMap<const NamedScalarRule *> all;
    for (auto table : {getUnaryRules(), getSpecialRules(), getBinaryRules(),
                       getGradientRules(), getComplexRules()}) {
      for (const NamedScalarRule &rule : table) {
        all[rule.name] = &rule;
      }
    }
    return all;
  }();
  return rules.lookup(name);
}

// Whether the rule knows the element types of the op.
static bool isSupported(const NamedScalarRule &rule, Operation *op) {
  auto knows = [&](Value value) {
    Type element = getElement(value);
    return element.isIntOrFloat() ||
           (rule.takesComplex && isa<ComplexType>(element));
  };
  return llvm::all_of(op->getOperands(), knows) && knows(op->getResult(0));
}

// The message of CheckNumerics says what is wrong: NaN, Inf or both.
static void checkNumerics(Operation *op, LoweringContext &ctx, Value operand) {
  Type element = getElement(op->getOperand(0));
  auto message = op->getAttrOfType<StringAttr>("message");
  std::string prefix = message ? message.getValue().str() : "";
  auto raise = [&](StringRef what, bool nan) {
    raiseIfAny(ctx, operand, "INVALID_ARGUMENT",
               prefix + " : Tensor had " + what.str(), false,
               [&](OpBuilder &b, Location loc, ValueRange args) {
                 ScalarEmitter e(b, loc, op, element, element);
                 Value x = decodeElement(b, loc, args[0], element);
                 if (nan) {
                   return e.isNan(x);
                 }
                 Value inf = e.num(std::numeric_limits<double>::infinity());
                 return e.eq(e.abs(x), inf);
               });
  };
  raise("NaN values", true);
  raise("Inf values", false);
}

static void emitChecks(Operation *op, LoweringContext &ctx,
                       ValueRange operands) {
  StringRef name = op->getName().stripDialect();
  if (name == "CheckNumerics") {
    checkNumerics(op, ctx, operands[0]);
    return;
  }
  bool power = name == "Pow";
  StringRef what = power ? "Integers to negative integer powers are not allowed"
                         : "Integer division by zero";
  // TensorFlow does not expect the failure of truncating ops.
  StringRef code =
      name.starts_with("Truncate") ? "INTERNAL" : "INVALID_ARGUMENT";
  Type element = getElement(op->getOperand(0));
  raiseIfAny(ctx, operands[1], code, what, false,
             [&](OpBuilder &b, Location loc, ValueRange args) {
               ScalarEmitter e(b, loc, op, element, element);
               Value zero = e.num(0);
               return power ? e.lt(args[0], zero) : e.eq(args[0], zero);
             });
}

FailureOr<SmallVector<Value>>
tf::lowerElementwise(Operation *op, LoweringContext &ctx, ValueRange operands) {
  Value result = op->getResult(0);
  const NamedScalarRule *rule = lookupScalarRule(op->getName().stripDialect());
  if (isa<EffectOpInterface>(op) && mayRaise(op)) {
    emitChecks(op, ctx, operands);
  }
  Type element = getElement(op->getOperand(0));
  Type resultElement = getElement(result);
  bool supported = rule && isSupported(*rule, op);
  Value lowered = buildMap(
      ctx, result.getType(), operands, {},
      [&](OpBuilder &b, Location loc, ValueRange args) {
        ScalarEmitter e(b, loc, op, element, resultElement);
        for (auto [arg, operand] : llvm::zip(args, op->getOperands())) {
          e.args.push_back(decodeElement(b, loc, arg, getElement(operand)));
        }
        Value value = supported ? rule->rule(e) : Value();
        if (!value) {
          supported = false;
          return args[0];
        }
        return encodeElement(b, loc, value, resultElement);
      });
  if (!supported) {
    for (Value operand : op->getOperands()) {
      if (!getElement(operand).isIntOrFloat()) {
        element = getElement(operand);
      }
    }
    return op->emitError() << op->getName() << " of " << element << " to "
                           << resultElement
                           << " cannot be compiled: its kernels know integers, "
                              "floats and bool";
  }
  return SmallVector<Value>{lowered};
}
