// tf ops: several operands, element by element, with broadcasting; gradient
// kernels of elementwise ops.

#ifndef WEIR_DIALECTS_TF_TFOPSBINARY_TD
#define WEIR_DIALECTS_TF_TFOPSBINARY_TD

include "dialects/TF/TFOpsElementwiseBase.td"

// Arithmetic.
def TF_AddOp : TF_BinaryOp<"Add", "x + y, of integers (wrapping) and floats.">;
def TF_AddV2Op : TF_BinaryOp<"AddV2", "x + y, of integers (wrapping) and floats.">;
def TF_SubOp : TF_BinaryOp<"Sub", "x - y, of integers (wrapping) and floats.">;
def TF_MulOp : TF_BinaryOp<"Mul", "x * y, of integers (wrapping) and floats.">;
def TF_DivOp : TF_RaisingBinaryOp<"Div", "x / y; integers truncate, and division by zero is INVALID_ARGUMENT.">;
def TF_RealDivOp : TF_BinaryOp<"RealDiv", "x / y of floats.">;
def TF_FloorDivOp : TF_RaisingBinaryOp<"FloorDiv", "floor(x / y); an integer division by zero is INVALID_ARGUMENT.">;
def TF_TruncateDivOp : TF_RaisingBinaryOp<"TruncateDiv", "x / y towards zero; an integer division by zero is INTERNAL, as in TensorFlow.">;
def TF_FloorModOp : TF_RaisingBinaryOp<"FloorMod", "x - floor(x / y) * y: the sign of y; an integer y of 0 is INVALID_ARGUMENT.">;
def TF_ModOp : TF_RaisingBinaryOp<"Mod", "The remainder with the sign of x; an integer y of 0 is INVALID_ARGUMENT.">;
def TF_TruncateModOp : TF_RaisingBinaryOp<"TruncateMod", "The remainder with the sign of x; an integer y of 0 is INTERNAL, as in TensorFlow.">;
def TF_PowOp : TF_RaisingBinaryOp<"Pow", "x to the y; a negative exponent of integers is INVALID_ARGUMENT.">;
def TF_MaximumOp : TF_BinaryOp<"Maximum", "The larger; NaN where either is NaN. Integers and floats.">;
def TF_MinimumOp : TF_BinaryOp<"Minimum", "The smaller; NaN where either is NaN. Integers and floats.">;
def TF_SquaredDifferenceOp : TF_BinaryOp<"SquaredDifference", "(x - y) * (x - y), of integers and floats.">;
def TF_MulNoNanOp : TF_BinaryOp<"MulNoNan", "y == 0 ? 0 : x * y. Floats.">;
def TF_DivNoNanOp : TF_BinaryOp<"DivNoNan", "y == 0 ? 0 : x / y. Floats.">;
def TF_XdivyOp : TF_BinaryOp<"Xdivy", "x == 0 ? 0 : x / y. Floats.">;
def TF_XlogyOp : TF_BinaryOp<"Xlogy", "x == 0 ? 0 : x * log(y). Floats.">;
def TF_Xlog1pyOp : TF_BinaryOp<"Xlog1py", "x == 0 ? 0 : x * log1p(y). Floats.">;
def TF_Atan2Op : TF_BinaryOp<"Atan2", "The angle of the point (y, x): operand 0 is y. Floats."> {
  let arguments = (ins TF_Tensor:$y, TF_Tensor:$x);
}
def TF_NextAfterOp : TF_BinaryOp<"NextAfter", "The next number from x1 towards x2. f32 and f64."> {
  let arguments = (ins TF_Tensor:$x1, TF_Tensor:$x2);
  let results = (outs TF_Tensor:$output);
}

def TF_ComplexOp : TF_BroadcastingOp<"Complex", "complex numbers of their parts",
    "real + imag * i, of f32 or f64.",
    "%z = tf.Complex %r, %i : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>"> {
  let arguments = (ins TF_Tensor:$real, TF_Tensor:$imag);
  let results = (outs TF_Tensor:$out);
}

// Comparisons: bool results.
class TF_EqualityOp<string name, string semantics>
    : TF_CompareOp<name, semantics> {
  let arguments = (ins TF_Tensor:$x, TF_Tensor:$y,
      DefaultValuedAttr<BoolAttr, "true">:$incompatible_shape_error);
}
def TF_EqualOp : TF_EqualityOp<"Equal", "x == y; without `incompatible_shape_error`, shapes that do not broadcast are unequal (a scalar). Numbers and bool.">;
def TF_NotEqualOp : TF_EqualityOp<"NotEqual", "x != y; without `incompatible_shape_error`, shapes that do not broadcast are unequal (a scalar). Numbers and bool.">;
def TF_LessOp : TF_CompareOp<"Less", "x < y, false where either is NaN. Integers and floats.">;
def TF_LessEqualOp : TF_CompareOp<"LessEqual", "x <= y, false where either is NaN. Integers and floats.">;
def TF_GreaterOp : TF_CompareOp<"Greater", "x > y, false where either is NaN. Integers and floats.">;
def TF_GreaterEqualOp : TF_CompareOp<"GreaterEqual", "x >= y, false where either is NaN. Integers and floats.">;
def TF_ApproximateEqualOp : TF_CompareOp<"ApproximateEqual", "|x - y| < tolerance, of one shape. Integers and floats."> {
  let arguments = (ins TF_Tensor:$x, TF_Tensor:$y,
      DefaultValuedAttr<F32Attr, "1.0e-05f">:$tolerance);
}
def TF_LogicalAndOp : TF_LogicalOp<"LogicalAnd", "x and y, of bool.">;
def TF_LogicalOrOp : TF_LogicalOp<"LogicalOr", "x or y, of bool.">;

// Bits of integers.
def TF_BitwiseAndOp : TF_BinaryOp<"BitwiseAnd", "Bits set in both. Integers.">;
def TF_BitwiseOrOp : TF_BinaryOp<"BitwiseOr", "Bits set in either. Integers.">;
def TF_BitwiseXorOp : TF_BinaryOp<"BitwiseXor", "Bits set in one. Integers.">;
def TF_LeftShiftOp : TF_BinaryOp<"LeftShift", "x * 2^y, y clamped to [0, bits - 1]. Integers.">;
def TF_RightShiftOp : TF_BinaryOp<"RightShift", "x / 2^y (arithmetic for signed x), y clamped to [0, bits - 1]. Integers.">;

// Selection and sums.
def TF_SelectOp : TF_BroadcastingOp<"Select", "one of two tensors, version 1", [{
    `t` where `condition` is set, else `e`. `t` and `e` have one shape;
    `condition` has it too, or is a scalar, or a vector over dimension 0.}],
    "%r = tf.Select %c, %t, %e : (tensor<2xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>"> {
  let arguments = (ins TF_Tensor:$condition, TF_Tensor:$t, TF_Tensor:$e);
  let results = (outs TF_Tensor:$output);
}
def TF_SelectV2Op : TF_BroadcastingOp<"SelectV2", "one of two tensors", [{
    `t` where `condition` is set, else `e`; all three broadcast.}],
    "%r = tf.SelectV2 %c, %t, %e : (tensor<2x1xi1>, tensor<4xf32>, tensor<f32>) -> tensor<2x4xf32>"> {
  let arguments = (ins TF_Tensor:$condition, TF_Tensor:$t, TF_Tensor:$e);
  let results = (outs TF_Tensor:$output);
}
def TF_ClipByValueOp : TF_BroadcastingOp<"ClipByValue", "clamps to a range", [{
    max(min(t, clip_value_max), clip_value_min); each bound has t's shape or is
    a scalar. Integers and floats.}],
    "%r = tf.ClipByValue %t, %lo, %hi : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>"> {
  let arguments = (ins TF_Tensor:$t, TF_Tensor:$clip_value_min,
      TF_Tensor:$clip_value_max);
  let results = (outs TF_Tensor:$output);
}
class TF_SumNOp<string name> : TF_SameShapeOp<name, "the sum of tensors of one shape", [{
    inputs[0] + inputs[1] + ..., in this order. Integers and floats.}],
    "%s = tf." # name # " %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"> {
  let arguments = (ins Variadic<TF_Tensor>:$inputs);
  let results = (outs TF_Tensor:$sum);
}
def TF_AddNOp : TF_SumNOp<"AddN">;
def TF_AccumulateNV2Op : TF_SumNOp<"AccumulateNV2">;

// Gradient kernels: `y` is the forward result, `dy` its gradient.
def TF_TanhGradOp : TF_OutputGradOp<"TanhGrad", "dy * (1 - y * y). Floats.">;
def TF_SigmoidGradOp : TF_OutputGradOp<"SigmoidGrad", "dy * y * (1 - y). Floats.">;
def TF_SqrtGradOp : TF_OutputGradOp<"SqrtGrad", "dy * 0.5 / y; 0 where dy is 0. Floats.">;
def TF_RsqrtGradOp : TF_OutputGradOp<"RsqrtGrad", "dy * -0.5 * y^3; 0 where dy is 0. Floats.">;
def TF_InvGradOp : TF_OutputGradOp<"InvGrad", "-dy * y * y; 0 where dy is 0. Floats.">;
def TF_ReciprocalGradOp : TF_OutputGradOp<"ReciprocalGrad", "-dy * y * y; 0 where dy is 0. Floats.">;
def TF_ReluGradOp : TF_FeatureGradOp<"ReluGrad", "gradients * (features > 0), so that NaN and infinite gradients give NaN at 0. Integers and floats.">;
def TF_Relu6GradOp : TF_FeatureGradOp<"Relu6Grad", "gradients * (0 < features < 6), as ReluGrad. Integers and floats.">;
def TF_LeakyReluGradOp : TF_FeatureGradOp<"LeakyReluGrad", "features > 0 ? gradients : alpha * gradients. Floats."> {
  let arguments = (ins TF_Tensor:$gradients, TF_Tensor:$features,
      DefaultValuedAttr<F32Attr, "0.2f">:$alpha);
}
def TF_SoftplusGradOp : TF_FeatureGradOp<"SoftplusGrad", "gradients / (exp(-features) + 1). Floats.">;
def TF_SoftsignGradOp : TF_FeatureGradOp<"SoftsignGrad", "gradients / (1 + |features|)^2. Floats.">;
def TF_EluGradOp : TF_FeatureGradOp<"EluGrad", "outputs < 0 ? (outputs + 1) * gradients : gradients. Floats."> {
  let arguments = (ins TF_Tensor:$gradients, TF_Tensor:$outputs);
}
def TF_SeluGradOp : TF_FeatureGradOp<"SeluGrad", "outputs < 0 ? (outputs + scale * alpha) * gradients : scale * gradients. Floats."> {
  let arguments = (ins TF_Tensor:$gradients, TF_Tensor:$outputs);
}

#endif
