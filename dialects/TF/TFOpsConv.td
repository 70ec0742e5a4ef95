// Convolutions and their gradients, as written.

#ifndef WEIR_DIALECTS_TF_TFOPSCONV_TD
#define WEIR_DIALECTS_TF_TFOPSCONV_TD

include "dialects/TF/TFOpsArrayBase.td"

class TF_WrittenConvOp<string mnemonic, dag operands> : TF_WrittenOp<mnemonic> {
  let arguments = !con(operands, (ins DenseI64ArrayAttr:$strides,
      StrAttr:$padding, TF_IntsAttr<"{}">:$explicit_paddings,
      TF_StringAttr<"NHWC">:$data_format,
      TF_IntsAttr<"{1, 1, 1, 1}">:$dilations));
  let results = (outs TF_Tensor:$output);
}

def TF_BiasAddOp : TF_WrittenOp<"BiasAdd"> {
  let summary = "a vector added to each channel";
  let description = [{
    The channels are the last dimension, or dimension 1 with `data_format`
    "NCHW". Numbers.

    Example: `tf.BiasAdd %x, %b : (tensor<2x4xf32>, tensor<4xf32>) ->
      tensor<2x4xf32>`
  }];
  let arguments = (ins TF_Tensor:$value, TF_Tensor:$bias,
      TF_StringAttr<"NHWC">:$data_format);
  let results = (outs TF_Tensor:$output);
}

def TF_BiasAddV1Op : TF_WrittenOp<"BiasAddV1"> {
  let summary = "a vector added to the last dimension";
  let description = [{
    Example: `tf.BiasAddV1 %x, %b : (tensor<2x4xf32>, tensor<4xf32>) ->
      tensor<2x4xf32>`
  }];
  let arguments = (ins TF_Tensor:$value, TF_Tensor:$bias);
  let results = (outs TF_Tensor:$output);
}

def TF_Conv2DOp : TF_WrittenConvOp<"Conv2D",
    (ins TF_Tensor:$input, TF_Tensor:$filter)> {
  let summary = "2-D convolution";
  let description = [{
    `filter` is HWCF. The input's channels are a multiple of the filter's: the
    filters are then in as many groups. `strides` and `dilations` are 1 for
    batch and channels. Padding SAME puts the odd zero last.

    Example: `tf.Conv2D %x, %f {strides = array<i64: 1, 1, 1, 1>,
      padding = "SAME"} : (tensor<1x4x4x3xf32>, tensor<3x3x3x8xf32>) ->
      tensor<1x4x4x8xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$filter,
      DenseI64ArrayAttr:$strides, TF_BoolAttr<"true">:$use_cudnn_on_gpu,
      StrAttr:$padding, TF_IntsAttr<"{}">:$explicit_paddings,
      TF_StringAttr<"NHWC">:$data_format,
      TF_IntsAttr<"{1, 1, 1, 1}">:$dilations);
}

def TF_DepthwiseConv2dNativeOp : TF_WrittenConvOp<"DepthwiseConv2dNative",
    (ins TF_Tensor:$input, TF_Tensor:$filter)> {
  let summary = "2-D convolution of each channel by itself";
  let description = [{
    `filter` is HWCM; result channel `c * M + m` is of input channel c.

    Example: `tf.DepthwiseConv2dNative %x, %f
      {strides = array<i64: 1, 1, 1, 1>, padding = "SAME"} :
      (tensor<1x4x4x3xf32>, tensor<3x3x3x1xf32>) -> tensor<1x4x4x3xf32>`
  }];
}

def TF_Conv2DBackpropInputOp : TF_WrittenConvOp<"Conv2DBackpropInput",
    (ins TF_Tensor:$input_sizes, TF_Tensor:$filter, TF_Tensor:$out_backprop)> {
  let summary = "the gradient of Conv2D in its input; transposed convolution";
  let description = [{
    `input_sizes` is the input's shape (or its rows and columns).

    Example: `tf.Conv2DBackpropInput %n, %f, %dy
      {strides = array<i64: 1, 2, 2, 1>, padding = "SAME"} :
      (tensor<4xi32>, tensor<2x2x3x8xf32>, tensor<1x2x2x8xf32>) ->
      tensor<1x4x4x3xf32>`
  }];
}

def TF_Conv2DBackpropFilterOp : TF_WrittenConvOp<"Conv2DBackpropFilter",
    (ins TF_Tensor:$input, TF_Tensor:$filter_sizes, TF_Tensor:$out_backprop)> {
  let summary = "the gradient of Conv2D in its filter";
  let description = [{
    Example: `tf.Conv2DBackpropFilter %x, %n, %dy
      {strides = array<i64: 1, 1, 1, 1>, padding = "SAME"} :
      (tensor<1x4x4x3xf32>, tensor<4xi32>, tensor<1x4x4x8xf32>) ->
      tensor<3x3x3x8xf32>`
  }];
}

def TF_DepthwiseConv2dNativeBackpropInputOp
    : TF_WrittenConvOp<"DepthwiseConv2dNativeBackpropInput",
    (ins TF_Tensor:$input_sizes, TF_Tensor:$filter, TF_Tensor:$out_backprop)> {
  let summary = "the gradient of DepthwiseConv2dNative in its input";
  let description = [{
    Example: `tf.DepthwiseConv2dNativeBackpropInput %n, %f, %dy
      {strides = array<i64: 1, 1, 1, 1>, padding = "SAME"} :
      (tensor<4xi32>, tensor<3x3x3x1xf32>, tensor<1x4x4x3xf32>) ->
      tensor<1x4x4x3xf32>`
  }];
}

def TF_DepthwiseConv2dNativeBackpropFilterOp
    : TF_WrittenConvOp<"DepthwiseConv2dNativeBackpropFilter",
    (ins TF_Tensor:$input, TF_Tensor:$filter_sizes, TF_Tensor:$out_backprop)> {
  let summary = "the gradient of DepthwiseConv2dNative in its filter";
  let description = [{
    Example: `tf.DepthwiseConv2dNativeBackpropFilter %x, %n, %dy
      {strides = array<i64: 1, 1, 1, 1>, padding = "SAME"} :
      (tensor<1x4x4x3xf32>, tensor<4xi32>, tensor<1x4x4x3xf32>) ->
      tensor<3x3x3x1xf32>`
  }];
}

#endif
