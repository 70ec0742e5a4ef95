//===- LoweringUtils.h - from one element's rule to linalg ------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the lowerings of tf ops. Tensors are in lowered form (signless
// integers, bool as i8, bf16 and f16 kept); scalar rules see *decoded*
// elements: bool is i1, bf16 and f16 are f32. Complex numbers are complex<f32>
// and complex<f64> throughout. The sign of an integer is in the tf type.
#ifndef WEIR_DIALECTS_TF_LOWERINGUTILS_H
#define WEIR_DIALECTS_TF_LOWERINGUTILS_H

#include "dialects/TF/TFInterfaces.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace weir::tf {

/// The tf element type of a value or type of the tf level.
mlir::Type getElement(mlir::Value value);
/// The type of a decoded element.
mlir::Type getComputeType(mlir::Type tfElement);
/// Whether integers of this tf element type are unsigned (bool included).
bool isUnsignedElement(mlir::Type tfElement);
/// An element in lowered form to its decoded form, and back.
mlir::Value decodeElement(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value element, mlir::Type tfElement);
mlir::Value encodeElement(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value element, mlir::Type tfElement);

/// Computes one element. Arithmetic follows the tf type of operand 0: floats,
/// or integers of its sign; integers wrap.
class ScalarEmitter {
public:
  mlir::OpBuilder &b;
  mlir::Location loc;
  /// The op that is lowered: attributes and tf types.
  mlir::Operation *op;
  /// Decoded elements, one per operand.
  llvm::SmallVector<mlir::Value, 4> args;
  /// tf element types of operand 0 and of the result.
  mlir::Type element;
  mlir::Type resultElement;

  ScalarEmitter(mlir::OpBuilder &builder, mlir::Location loc,
                mlir::Operation *op, mlir::Type element,
                mlir::Type resultElement)
      : b(builder), loc(loc), op(op), element(element),
        resultElement(resultElement) {}

  mlir::Value operator[](unsigned i) const { return args[i]; }
  bool isFloat() const { return mlir::isa<mlir::FloatType>(type()); }
  bool isComplex() const { return mlir::isa<mlir::ComplexType>(type()); }
  bool isUnsigned() const { return isUnsignedElement(element); }
  /// The decoded type of operand 0.
  mlir::Type type() const { return getComputeType(element); }

  template <typename Op, typename... Args>
  mlir::Value make(Args &&...operands) {
    return Op::create(b, loc, std::forward<Args>(operands)...);
  }
  /// A constant of the type of operand 0, or of `like`'s type.
  mlir::Value num(double value);
  mlir::Value num(double value, mlir::Type type);
  mlir::Value integer(int64_t value, mlir::Type type);

  mlir::Value add(mlir::Value x, mlir::Value y);
  mlir::Value sub(mlir::Value x, mlir::Value y);
  mlir::Value mul(mlir::Value x, mlir::Value y);
  /// Floats and complex numbers.
  mlir::Value div(mlir::Value x, mlir::Value y);
  /// NaN where either is NaN.
  mlir::Value max(mlir::Value x, mlir::Value y);
  mlir::Value min(mlir::Value x, mlir::Value y);
  mlir::Value neg(mlir::Value x);
  mlir::Value abs(mlir::Value x);
  /// Ordered comparisons (false at NaN); `ne` is true at NaN.
  mlir::Value lt(mlir::Value x, mlir::Value y);
  mlir::Value le(mlir::Value x, mlir::Value y);
  mlir::Value gt(mlir::Value x, mlir::Value y);
  mlir::Value ge(mlir::Value x, mlir::Value y);
  mlir::Value eq(mlir::Value x, mlir::Value y);
  mlir::Value ne(mlir::Value x, mlir::Value y);
  mlir::Value isNan(mlir::Value x);
  mlir::Value select(mlir::Value condition, mlir::Value x, mlir::Value y);
  mlir::Value both(mlir::Value x, mlir::Value y);
  mlir::Value either(mlir::Value x, mlir::Value y);
  /// A decoded float as it is after storing it: bf16 and f16 round.
  mlir::Value round(mlir::Value x);
  mlir::Value exp(mlir::Value x);
  mlir::Value log(mlir::Value x);
  /// The complex conjugate; a real number itself.
  mlir::Value conj(mlir::Value x);

private:
  mlir::Value divideComplex(mlir::Value x, mlir::Value y);
  mlir::Value compare(int floatPredicate, int signedPredicate,
                      int unsignedPredicate, mlir::Value x, mlir::Value y);
};

/// The result's element from the operands' elements; null: no such type.
using ScalarRule = mlir::Value (*)(ScalarEmitter &);
struct NamedScalarRule {
  llvm::StringLiteral name; ///< without the dialect: "AddV2"
  ScalarRule rule;
  /// Whether the rule knows complex numbers.
  bool takesComplex = false;
};
/// The tables, one per file TFLowerElementwise*.cpp.
llvm::ArrayRef<NamedScalarRule> getUnaryRules();
llvm::ArrayRef<NamedScalarRule> getSpecialRules();
llvm::ArrayRef<NamedScalarRule> getBinaryRules();
llvm::ArrayRef<NamedScalarRule> getGradientRules();
llvm::ArrayRef<NamedScalarRule> getComplexRules();
/// The rule of a tf op, or null.
const NamedScalarRule *lookupScalarRule(llvm::StringRef name);

/// Lowers an op of one of the tables: one linalg.generic, and the run-time
/// checks of the ops that may raise.
llvm::FailureOr<llvm::SmallVector<mlir::Value>>
lowerElementwise(mlir::Operation *op, LoweringContext &ctx,
                 mlir::ValueRange operands);

using ElementBody = llvm::function_ref<mlir::Value(
    mlir::OpBuilder &, mlir::Location, mlir::ValueRange)>;

/// A parallel linalg.generic over the result's shape (a tf type). `maps`, one
/// per input, empty for identities. The body sees and returns lowered elements.
mlir::Value buildMap(LoweringContext &ctx, mlir::Type resultType,
                     mlir::ValueRange inputs,
                     llvm::ArrayRef<mlir::AffineMap> maps, ElementBody body);

/// Reduces `input` over `axes` (sorted) into `init`, a tensor of the shape
/// without these dimensions. The body sees (element, accumulator), both as
/// they are in the tensors.
mlir::Value buildReduction(LoweringContext &ctx, mlir::Value input,
                           llvm::ArrayRef<int64_t> axes, mlir::Value init,
                           ElementBody body);

/// Raises where the predicate (i1, of lowered elements of `inputs`, all of one
/// shape) holds for any element; the first one (row-major) wins. With
/// `report`, {0} in `format` is its row-major index and {k} (k > 0) the element
/// of inputs[k - 1], which must be of rank 0 or 1; `more` follow.
void raiseIfAny(LoweringContext &ctx, mlir::ValueRange inputs,
                llvm::StringRef code, llvm::StringRef format, bool report,
                ElementBody predicate, mlir::ValueRange more = {});

/// A scalar constant of a float or integer type.
mlir::Value createScalar(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Type type, double value);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_LOWERINGUTILS_H
