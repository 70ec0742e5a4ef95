// Taking tensors apart and putting them together, as written.

#ifndef WEIR_DIALECTS_TF_TFOPSSLICE_TD
#define WEIR_DIALECTS_TF_TFOPSSLICE_TD

include "dialects/TF/TFOpsArrayBase.td"

def TF_SliceOp : TF_WrittenOp<"Slice"> {
  let summary = "a box of elements";
  let description = [{
    `begin` and `size` are vectors; a size of -1 means up to the end. Leaving
    the input fails the step with INVALID_ARGUMENT.

    Example: `tf.Slice %x, %b, %s :
      (tensor<5xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$begin, TF_Tensor:$size);
  let results = (outs TF_Tensor:$output);
}

class TF_StridedOp<string mnemonic> : TF_WrittenOp<mnemonic> {
  dag masks = (ins TF_IntAttr<"0">:$begin_mask, TF_IntAttr<"0">:$end_mask,
      TF_IntAttr<"0">:$ellipsis_mask, TF_IntAttr<"0">:$new_axis_mask,
      TF_IntAttr<"0">:$shrink_axis_mask);
}

def TF_StridedSliceOp : TF_StridedOp<"StridedSlice"> {
  let summary = "Python's x[begin:end:strides, ...]";
  let description = [{
    Entry k of the three vectors is for one dimension, unless bit k of
    `ellipsis_mask` (as many dimensions as are left) or `new_axis_mask` (a new
    dimension of 1) is set. Bit k of `begin_mask` or `end_mask` means from, or
    to, that end; `shrink_axis_mask` takes the element at `begin` and drops the
    dimension. Negative positions count from the end and are clamped; an
    element to shrink to that is out of range fails the step with
    INVALID_ARGUMENT. `strides` is known and nowhere 0.

    Example: `tf.StridedSlice %x, %b, %e, %s {shrink_axis_mask = 1} :
      (tensor<5x2xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) ->
      tensor<2xf32>`
  }];
  let arguments = !con((ins TF_Tensor:$input, TF_Tensor:$begin, TF_Tensor:$end,
      TF_Tensor:$strides), masks);
  let results = (outs TF_Tensor:$output);
}

def TF_StridedSliceGradOp : TF_StridedOp<"StridedSliceGrad"> {
  let summary = "the gradient of StridedSlice";
  let description = [{
    Zeros of shape `shape`, with `dy` where the slice was read.

    Example: `tf.StridedSliceGrad %n, %b, %e, %s, %dy :
      (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>,
      tensor<2xf32>) -> tensor<5xf32>`
  }];
  let arguments = !con((ins TF_Tensor:$shape, TF_Tensor:$begin, TF_Tensor:$end,
      TF_Tensor:$strides, TF_Tensor:$dy), masks);
  let results = (outs TF_Tensor:$output);
}

def TF_SplitOp : TF_WrittenOp<"Split"> {
  let summary = "equal parts along a dimension";
  let description = [{
    Example: `tf.Split %d, %x : (tensor<i32>, tensor<4xf32>) ->
      (tensor<2xf32>, tensor<2xf32>)`
  }];
  let arguments = (ins TF_Tensor:$split_dim, TF_Tensor:$value);
  let results = (outs Variadic<TF_Tensor>:$output);
}

def TF_SplitVOp : TF_WrittenOp<"SplitV"> {
  let summary = "parts of given sizes along a dimension";
  let description = [{
    One of `size_splits` may be -1: what is left.

    Example: `tf.SplitV %x, %s, %d :
      (tensor<4xf32>, tensor<2xi32>, tensor<i32>) ->
      (tensor<1xf32>, tensor<3xf32>)`
  }];
  let arguments = (ins TF_Tensor:$value, TF_Tensor:$size_splits,
      TF_Tensor:$split_dim);
  let results = (outs Variadic<TF_Tensor>:$output);
}

def TF_ConcatOp : TF_WrittenOp<"Concat"> {
  let summary = "one after the other along a dimension (the dimension first)";
  let description = [{
    Example: `tf.Concat %d, %a, %b :
      (tensor<i32>, tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>`
  }];
  let arguments = (ins TF_Tensor:$concat_dim, Variadic<TF_Tensor>:$values);
  let results = (outs TF_Tensor:$output);
}

def TF_ConcatV2Op : TF_WrittenOp<"ConcatV2"> {
  let summary = "one after the other along a dimension";
  let description = [{
    All sizes but `axis`'s are equal, or the step fails with INVALID_ARGUMENT.

    Example: `tf.ConcatV2 %a, %b, %d :
      (tensor<2xf32>, tensor<3xf32>, tensor<i32>) -> tensor<5xf32>`
  }];
  let arguments = (ins Variadic<TF_Tensor>:$values, TF_Tensor:$axis);
  let results = (outs TF_Tensor:$output);
}

def TF_ParallelConcatOp : TF_WrittenOp<"ParallelConcat"> {
  let summary = "rows one after the other";
  let description = [{
    Every operand has one row; `shape` is the result's.

    Example: `tf.ParallelConcat %a, %b {shape = array<i64: 2, 3>} :
      (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>`
  }];
  let arguments = (ins Variadic<TF_Tensor>:$values,
      OptionalAttr<DenseI64ArrayAttr>:$shape);
  let results = (outs TF_Tensor:$output);
}

def TF_PackOp : TF_WrittenOp<"Pack"> {
  let summary = "tensors of one shape along a new dimension";
  let description = [{
    Example: `tf.Pack %a, %b {axis = 0} : (tensor<3xf32>, tensor<3xf32>) ->
      tensor<2x3xf32>`
  }];
  let arguments = (ins Variadic<TF_Tensor>:$values, TF_IntAttr<"0">:$axis);
  let results = (outs TF_Tensor:$output);
}

def TF_UnpackOp : TF_WrittenOp<"Unpack"> {
  let summary = "the slices along a dimension, which goes";
  let description = [{
    Example: `tf.Unpack %x {axis = 0} : (tensor<2x3xf32>) ->
      (tensor<3xf32>, tensor<3xf32>)`
  }];
  let arguments = (ins TF_Tensor:$value, TF_IntAttr<"0">:$axis);
  let results = (outs Variadic<TF_Tensor>:$output);
}

#endif
