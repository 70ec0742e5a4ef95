// tf ops: one operand, element by element. Element types: bf16 and f16 compute
// in f32 and round once; integers wrap; unless an op says otherwise.

#ifndef WEIR_DIALECTS_TF_TFOPSELEMENTWISE_TD
#define WEIR_DIALECTS_TF_TFOPSELEMENTWISE_TD

include "dialects/TF/TFOpsElementwiseBase.td"

// Arithmetic.
def TF_AbsOp : TF_UnaryOp<"Abs", "|x|, of signed integers and floats; the smallest integer stays itself. NaN stays NaN.">;
def TF_NegOp : TF_UnaryOp<"Neg", "-x, of signed integers (wrapping) and floats.">;
def TF_SignOp : TF_UnaryOp<"Sign", "-1, 0 or 1; NaN for NaN. Signed integers and floats.">;
def TF_SquareOp : TF_UnaryOp<"Square", "x * x, of integers (wrapping) and floats.">;
def TF_ReciprocalOp : TF_UnaryOp<"Reciprocal", "1 / x, of floats.">;
def TF_InvOp : TF_UnaryOp<"Inv", "1 / x, of floats (the old name of Reciprocal).">;

// Roots, exponentials, trigonometry: floats.
def TF_SqrtOp : TF_UnaryOp<"Sqrt", "The square root; NaN below 0. Floats.">;
def TF_RsqrtOp : TF_UnaryOp<"Rsqrt", "1 / sqrt(x). Floats.">;
def TF_ExpOp : TF_UnaryOp<"Exp", "e to the x. Floats.">;
def TF_Expm1Op : TF_UnaryOp<"Expm1", "exp(x) - 1, exact near 0. Floats.">;
def TF_LogOp : TF_UnaryOp<"Log", "The natural logarithm; -inf at 0, NaN below. Floats.">;
def TF_Log1pOp : TF_UnaryOp<"Log1p", "log(1 + x), exact near 0. Floats.">;
def TF_SinOp : TF_UnaryOp<"Sin", "The sine of x in radians. Floats.">;
def TF_CosOp : TF_UnaryOp<"Cos", "The cosine of x in radians. Floats.">;
def TF_TanOp : TF_UnaryOp<"Tan", "The tangent of x in radians. Floats.">;
def TF_AsinOp : TF_UnaryOp<"Asin", "The inverse sine; NaN outside [-1, 1]. Floats.">;
def TF_AcosOp : TF_UnaryOp<"Acos", "The inverse cosine; NaN outside [-1, 1]. Floats.">;
def TF_AtanOp : TF_UnaryOp<"Atan", "The inverse tangent. Floats.">;
def TF_SinhOp : TF_UnaryOp<"Sinh", "The hyperbolic sine. Floats.">;
def TF_CoshOp : TF_UnaryOp<"Cosh", "The hyperbolic cosine. Floats.">;
def TF_TanhOp : TF_UnaryOp<"Tanh", "The hyperbolic tangent. Floats.">;
def TF_AsinhOp : TF_UnaryOp<"Asinh", "The inverse hyperbolic sine. Floats.">;
def TF_AcoshOp : TF_UnaryOp<"Acosh", "The inverse hyperbolic cosine; NaN below 1. Floats.">;
def TF_AtanhOp : TF_UnaryOp<"Atanh", "The inverse hyperbolic tangent; NaN outside [-1, 1]. Floats.">;
def TF_SigmoidOp : TF_UnaryOp<"Sigmoid", "1 / (1 + exp(-x)). Floats.">;
def TF_ErfOp : TF_UnaryOp<"Erf", "The Gauss error function. Floats.">;
def TF_ErfcOp : TF_UnaryOp<"Erfc", "1 - erf(x), exact for large x. Floats.">;
def TF_LgammaOp : TF_UnaryOp<"Lgamma", "log |gamma(x)|; inf at 0 and the negative integers. Floats.">;
def TF_DigammaOp : TF_UnaryOp<"Digamma", "The derivative of Lgamma; NaN at 0 and the negative integers. Floats.">;

// Rounding and tests.
def TF_FloorOp : TF_UnaryOp<"Floor", "Towards minus infinity. Floats.">;
def TF_CeilOp : TF_UnaryOp<"Ceil", "Towards infinity. Floats.">;
def TF_RoundOp : TF_UnaryOp<"Round", "To the nearest integer, halves to even. Floats; integers stay.">;
def TF_RintOp : TF_UnaryOp<"Rint", "To the nearest integer, halves to even. Floats.">;
class TF_TestOp<string name, string semantics> : TF_UnaryOp<name, semantics> {
  let description = semantics # "\n\nExample: `%y = tf." # name
      # " %x : (tensor<4xf32>) -> tensor<4xi1>`";
}
def TF_IsNanOp : TF_TestOp<"IsNan", "Whether x is NaN. Floats.">;
def TF_IsInfOp : TF_TestOp<"IsInf", "Whether x is an infinity. Floats.">;
def TF_IsFiniteOp : TF_TestOp<"IsFinite", "Whether x is neither NaN nor an infinity. Floats.">;

// Bits.
def TF_LogicalNotOp : TF_UnaryOp<"LogicalNot", "Not x, of bool.">;
def TF_InvertOp : TF_UnaryOp<"Invert", "All bits flipped. Integers.">;
def TF_PopulationCountOp : TF_UnaryOp<"PopulationCount", "The number of set bits, as `ui8`. Integers.">;

// Complex numbers.
def TF_RealOp : TF_MapOp<"Real", "real parts", "The real part, as a float.",
    "%y = tf.Real %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>"> {
  let arguments = (ins TF_Tensor:$input);
  let results = (outs TF_Tensor:$output);
}
def TF_ImagOp : TF_MapOp<"Imag", "imaginary parts", "The imaginary part, as a float.",
    "%y = tf.Imag %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>"> {
  let arguments = (ins TF_Tensor:$input);
  let results = (outs TF_Tensor:$output);
}
def TF_AngleOp : TF_MapOp<"Angle", "arguments", "atan2(imag, real), as a float.",
    "%y = tf.Angle %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>"> {
  let arguments = (ins TF_Tensor:$input);
  let results = (outs TF_Tensor:$output);
}
def TF_ComplexAbsOp : TF_MapOp<"ComplexAbs", "magnitudes", "sqrt(real^2 + imag^2), as a float.",
    "%y = tf.ComplexAbs %x : (tensor<4xcomplex<f32>>) -> tensor<4xf32>"> {
  let arguments = (ins TF_Tensor:$x);
  let results = (outs TF_Tensor:$y);
}
def TF_ConjOp : TF_MapOp<"Conj", "complex conjugates", "real - imag * i.",
    "%y = tf.Conj %x : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>"> {
  let arguments = (ins TF_Tensor:$input);
  let results = (outs TF_Tensor:$output);
}

// Activations.
def TF_ReluOp : TF_ActivationOp<"Relu", "max(x, 0); NaN stays NaN. Integers and floats.">;
def TF_Relu6Op : TF_ActivationOp<"Relu6", "min(max(x, 0), 6); NaN stays NaN. Integers and floats.">;
def TF_EluOp : TF_ActivationOp<"Elu", "x < 0 ? exp(x) - 1 : x. Floats.">;
def TF_SeluOp : TF_ActivationOp<"Selu", "x < 0 ? scale * alpha * (exp(x) - 1) : scale * x, with the constants of self-normalizing networks. Floats.">;
def TF_LeakyReluOp : TF_ActivationOp<"LeakyRelu", "x > 0 ? x : alpha * x. Floats."> {
  let arguments = (ins TF_Tensor:$features,
      DefaultValuedAttr<F32Attr, "0.2f">:$alpha);
}
def TF_SoftplusOp : TF_ActivationOp<"Softplus", "log(1 + exp(x)); exp(x) below the type's rounding threshold, x above it. Floats.">;
def TF_SoftsignOp : TF_ActivationOp<"Softsign", "x / (1 + |x|). Floats.">;

// The same value, for what the name says elsewhere.
class TF_ForwardOp<string name, string semantics>
    : TF_MapOp<name, "the operand itself", semantics,
        "%y = tf." # name # " %x : (tensor<4xf32>) -> tensor<4xf32>"> {
  let arguments = (ins TF_Tensor:$input);
  let results = (outs TF_Tensor:$output);
  let hasFolder = 1;
  let extraClassDefinition = !strconcat(TF_MapMethods, [{
    ::mlir::OpFoldResult $cppClass::fold(FoldAdaptor) {
      return ::weir::tf::foldForward(getOperation());
    }
  }]);
}
def TF_IdentityOp : TF_ForwardOp<"Identity", "The operand, of any type.">;
def TF_SnapshotOp : TF_ForwardOp<"Snapshot", "The operand, of any type.">;
def TF_StopGradientOp : TF_ForwardOp<"StopGradient", "The operand, as a constant for differentiation. Any type."> {
  let hasFolder = 0;
  let extraClassDefinition = TF_MapMethods;
}
def TF_PreventGradientOp : TF_ForwardOp<"PreventGradient", "The operand; differentiating it is an error with `message`. Any type."> {
  let arguments = (ins TF_Tensor:$input, DefaultValuedStrAttr<StrAttr, "">:$message);
  let hasFolder = 0;
  let extraClassDefinition = TF_MapMethods;
}

def TF_CheckNumericsOp : TF_MapOp<"CheckNumerics", "fails at NaN and infinities", [{
    The operand, of floats; fails with INVALID_ARGUMENT, `message` and what was
    found ("Tensor had NaN", "Tensor had Inf") where an element is not finite.}],
    "%y = tf.CheckNumerics %x {message = \"loss\"} : (tensor<4xf32>) -> tensor<4xf32>",
    TF_RaiseTraits> {
  let arguments = (ins TF_Tensor:$tensor, DefaultValuedStrAttr<StrAttr, "">:$message);
  let results = (outs TF_Tensor:$output);
  let extraClassDefinition = !strconcat(TF_MapMethods, TF_RaiseMethods);
}

def TF_CastOp : TF_MapOp<"Cast", "to another element type", [{
    Numbers keep their value, rounded to nearest even where the new type is
    narrower (with `Truncate`, floats towards zero); integers wrap; floats to
    integers truncate, out of range as x86 answers; to bool: x != 0.
    All integers, floats and bool.}],
    "%y = tf.Cast %x : (tensor<4xi32>) -> tensor<4xf32>"> {
  let arguments = (ins TF_Tensor:$x, DefaultValuedAttr<BoolAttr, "false">:$Truncate);
  let results = (outs TF_Tensor:$y);
}
// Only x's shape counts: x itself need not be computed.
class TF_LikeOp<string name, string number, string semantics>
    : TF_MapOp<name, "elementwise " # name, semantics,
        "%y = tf." # name # " %x : (tensor<4xf32>) -> tensor<4xf32>",
        [Pure, DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let arguments = (ins TF_Tensor:$x);
  let results = (outs TF_Tensor:$y);
  let extraClassDefinition = !strconcat(TF_MapMethods, [{
    ::llvm::LogicalResult $cppClass::decompose(
        ::weir::tf::DecomposeRewriter &rewriter) {
      return ::weir::tf::decomposeLike(getOperation(), rewriter, }],
      number, [{);
    }
  }]);
}
def TF_OnesLikeOp : TF_LikeOp<"OnesLike", "1", "Ones in x's shape. Numbers and bool.">;
def TF_ZerosLikeOp : TF_LikeOp<"ZerosLike", "0", "Zeros in x's shape. Numbers and bool.">;

#endif
