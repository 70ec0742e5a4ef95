// Shapes as data, and other views of the same elements, as written.

#ifndef WEIR_DIALECTS_TF_TFOPSARRAY_TD
#define WEIR_DIALECTS_TF_TFOPSARRAY_TD

include "dialects/TF/TFOpsArrayBase.td"

def TF_ShapeOp : TF_WrittenUnaryOp<"Shape"> {
  let summary = "a tensor's sizes as an int vector";
  let description = [{
    Any element type; i32 or i64 result. Its value is known to shape inference,
    so that sizes computed from it cost nothing.

    Example: `tf.Shape %x : (tensor<?x4xf32, #tf.dims<s0, 4>>) -> tensor<2xi32>`
  }];
}

def TF_ShapeNOp : TF_WrittenOp<"ShapeN"> {
  let summary = "Shape of each operand";
  let description = [{
    Example: `tf.ShapeN %x, %y : (tensor<2xf32>, tensor<f32>) ->
      (tensor<1xi32>, tensor<0xi32>)`
  }];
  let arguments = (ins Variadic<TF_Tensor>:$input);
  let results = (outs Variadic<TF_Tensor>:$output);
}

def TF_SizeOp : TF_WrittenUnaryOp<"Size"> {
  let summary = "the number of elements, a scalar";
  let description = "Example: `tf.Size %x : (tensor<2x3xf32>) -> tensor<i32>`";
}

def TF_RankOp : TF_WrittenUnaryOp<"Rank"> {
  let summary = "the number of dimensions, a scalar i32";
  let description = "Example: `tf.Rank %x : (tensor<2x3xf32>) -> tensor<i32>`";
}

def TF_ReshapeOp : TF_WrittenOp<"Reshape"> {
  let summary = "the same elements in the same order under other sizes";
  let description = [{
    `shape` (i32 or i64 vector) holds the new sizes; one may be -1: what is
    left. Sizes that only data tells are read when the step runs. Fails with
    INVALID_ARGUMENT where the numbers of elements differ.

    Example: `tf.Reshape %x, %s : (tensor<2x3xf32>, tensor<1xi32>) ->
      tensor<6xf32>`
  }];
  let arguments = (ins TF_Tensor:$tensor, TF_Tensor:$shape);
  let results = (outs TF_Tensor:$output);
}

def TF_SqueezeOp : TF_WrittenUnaryOp<"Squeeze"> {
  let summary = "without dimensions of size 1";
  let description = [{
    `squeeze_dims` (negative ones count from the end) must have size 1; where
    the list is empty, all dimensions known to be 1 go.

    Example: `tf.Squeeze %x {squeeze_dims = array<i64: 0>} :
      (tensor<1x3xf32>) -> tensor<3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_IntsAttr<"{}">:$squeeze_dims);
}

def TF_ExpandDimsOp : TF_WrittenOp<"ExpandDims"> {
  let summary = "one more dimension of size 1";
  let description = [{
    `dim`, in [-(r + 1), r], is known, or read when the step runs.

    Example: `tf.ExpandDims %x, %d : (tensor<3xf32>, tensor<i32>) ->
      tensor<1x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$dim);
  let results = (outs TF_Tensor:$output);
}

def TF_EnsureShapeOp : TF_WrittenUnaryOp<"EnsureShape"> {
  let summary = "checks a tensor's shape";
  let description = [{
    `shape` has -1 for a size that may be anything; absent: anything. A size
    that differs fails the step with INVALID_ARGUMENT.

    Example: `tf.EnsureShape %x {shape = array<i64: -1, 3>} :
      (tensor<2x3xf32>) -> tensor<2x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, OptionalAttr<DenseI64ArrayAttr>:$shape);
}

def TF_PlaceholderWithDefaultOp : TF_WrittenUnaryOp<"PlaceholderWithDefault"> {
  let summary = "a feed's default: the operand, where it is not fed";
  let description = [{
    A fed one is an argument of the step and does not appear.

    Example: `tf.PlaceholderWithDefault %x : (tensor<2xf32>) -> tensor<2xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, OptionalAttr<DenseI64ArrayAttr>:$shape);
}

def TF_GuaranteeConstOp : TF_WrittenUnaryOp<"GuaranteeConst"> {
  let summary = "the operand, which does not change from run to run";
  let description = "Example: `tf.GuaranteeConst %x : (tensor<2xf32>) -> tensor<2xf32>`";
}

def TF_IdentityNOp : TF_WrittenOp<"IdentityN"> {
  let summary = "each operand itself";
  let description = "Example: `tf.IdentityN %x : (tensor<2xf32>) -> tensor<2xf32>`";
  let arguments = (ins Variadic<AnyType>:$input);
  let results = (outs Variadic<AnyType>:$output);
}

def TF_BroadcastToOp : TF_WrittenOp<"BroadcastTo"> {
  let summary = "broadcast to a given shape";
  let description = [{
    Aligned to trailing dimensions; each size is 1 or the new one.

    Example: `tf.BroadcastTo %x, %s : (tensor<3xf32>, tensor<2xi32>) ->
      tensor<2x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$shape);
  let results = (outs TF_Tensor:$output);
}

def TF_BroadcastArgsOp : TF_WrittenOp<"BroadcastArgs"> {
  let summary = "the shape that two shapes broadcast to";
  let description = [{
    Example: `tf.BroadcastArgs %a, %b : (tensor<1xi32>, tensor<2xi32>) ->
      tensor<2xi32>`
  }];
  let arguments = (ins TF_Tensor:$s0, TF_Tensor:$s1);
  let results = (outs TF_Tensor:$r0);
}

def TF_FillOp : TF_WrittenOp<"Fill"> {
  let summary = "one element everywhere";
  let description = [{
    `dims` is the shape, `value` a scalar. Negative sizes are INVALID_ARGUMENT.

    Example: `tf.Fill %s, %v : (tensor<1xi32>, tensor<f32>) -> tensor<4xf32>`
  }];
  let arguments = (ins TF_Tensor:$dims, TF_Tensor:$value);
  let results = (outs TF_Tensor:$output);
}

def TF_RangeOp : TF_WrittenOp<"Range"> {
  let summary = "numbers from start up to, not including, limit";
  let description = [{
    `output[i] = start + i * delta`, ceil((limit - start) / delta) of them;
    scalars of one integer or float type. Integers may be sizes; floats must be
    constants.

    Example: `tf.Range %a, %b, %d : (tensor<i32>, tensor<i32>, tensor<i32>) ->
      tensor<5xi32>`
  }];
  let arguments = (ins TF_Tensor:$start, TF_Tensor:$limit, TF_Tensor:$delta);
  let results = (outs TF_Tensor:$output);
}

def TF_LinSpaceOp : TF_WrittenOp<"LinSpace"> {
  let summary = "num evenly spaced numbers from start to stop";
  let description = [{
    `output[i] = start + i * (stop - start) / (num - 1)`; the last is `stop`
    exactly. `num` (positive) is known or read when the step runs.

    Example: `tf.LinSpace %a, %b, %n : (tensor<f32>, tensor<f32>, tensor<i32>)
      -> tensor<5xf32>`
  }];
  let arguments = (ins TF_Tensor:$start, TF_Tensor:$stop, TF_Tensor:$num);
  let results = (outs TF_Tensor:$output);
}

def TF_BitcastOp : TF_WrittenUnaryOp<"Bitcast"> {
  let summary = "the same bits as another element type";
  let description = [{
    A type half as wide adds a last dimension of 2, and so on; a wider one
    takes the last dimension away.

    Example: `tf.Bitcast %x : (tensor<3xf32>) -> tensor<3xi32>`
  }];
}

def TF_InvertPermutationOp : TF_WrittenOp<"InvertPermutation"> {
  let summary = "the permutation that undoes another";
  let description = [{
    `y[x[i]] = i`. `x` is known, or read when the step runs (at most 64
    elements).

    Example: `tf.InvertPermutation %p : (tensor<3xi32>) -> tensor<3xi32>`
  }];
  let arguments = (ins TF_Tensor:$x);
  let results = (outs TF_Tensor:$y);
}

def TF_ConcatOffsetOp : TF_WrittenOp<"ConcatOffset"> {
  let summary = "where each operand of a concat starts";
  let description = [{
    `shape` are the operands' shapes; result k is zero but for `concat_dim`,
    where it is the sum of the sizes before.

    Example: `tf.ConcatOffset %d, %a, %b :
      (tensor<i32>, tensor<2xi32>, tensor<2xi32>) ->
      (tensor<2xi32>, tensor<2xi32>)`
  }];
  let arguments = (ins TF_Tensor:$concat_dim, Variadic<TF_Tensor>:$shape);
  let results = (outs Variadic<TF_Tensor>:$offset);
}

#endif
