// Pools, normalization and resizing of images, as written.

#ifndef WEIR_DIALECTS_TF_TFOPSPOOL_TD
#define WEIR_DIALECTS_TF_TFOPSPOOL_TD

include "dialects/TF/TFOpsArrayBase.td"

defvar TF_PoolAttrs = (ins DenseI64ArrayAttr:$ksize,
    DenseI64ArrayAttr:$strides, StrAttr:$padding,
    TF_IntsAttr<"{}">:$explicit_paddings, TF_StringAttr<"NHWC">:$data_format);

class TF_WrittenPoolOp<string mnemonic, dag operands> : TF_WrittenOp<mnemonic> {
  let arguments = !con(operands, TF_PoolAttrs);
  let results = (outs TF_Tensor:$output);
}

def TF_MaxPoolOp : TF_WrittenPoolOp<"MaxPool", (ins TF_Tensor:$input)> {
  let summary = "the maximum of each window";
  let description = [{
    `ksize` and `strides` are 1 for the batch; windows lie over rows and
    columns, or over channels only. Numbers.

    Example: `tf.MaxPool %x {ksize = array<i64: 1, 2, 2, 1>,
      strides = array<i64: 1, 2, 2, 1>, padding = "VALID"} :
      (tensor<1x4x4x3xf32>) -> tensor<1x2x2x3xf32>`
  }];
}

def TF_MaxPoolV2Op : TF_WrittenOp<"MaxPoolV2"> {
  let summary = "MaxPool with its window as operands";
  let description = [{
    `ksize` and `strides` are known vectors.

    Example: `tf.MaxPoolV2 %x, %k, %s {padding = "VALID"} :
      (tensor<1x4x4x3xf32>, tensor<4xi32>, tensor<4xi32>) ->
      tensor<1x2x2x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$ksize, TF_Tensor:$strides,
      StrAttr:$padding, TF_StringAttr<"NHWC">:$data_format);
  let results = (outs TF_Tensor:$output);
}

def TF_AvgPoolOp : TF_WrittenPoolOp<"AvgPool", (ins TF_Tensor:$value)> {
  let summary = "the mean of each window";
  let description = [{
    Padding does not count. Floats.

    Example: `tf.AvgPool %x {ksize = array<i64: 1, 2, 2, 1>,
      strides = array<i64: 1, 2, 2, 1>, padding = "VALID"} :
      (tensor<1x4x4x3xf32>) -> tensor<1x2x2x3xf32>`
  }];
}

def TF_MaxPoolGradOp : TF_WrittenPoolOp<"MaxPoolGrad", (ins
    TF_Tensor:$orig_input, TF_Tensor:$orig_output, TF_Tensor:$grad)> {
  let summary = "the gradient of MaxPool";
  let description = [{
    Each window's gradient goes to its first maximum in row-major order.

    Example: `tf.MaxPoolGrad %x, %y, %dy {ksize = array<i64: 1, 2, 2, 1>,
      strides = array<i64: 1, 2, 2, 1>, padding = "VALID"} :
      (tensor<1x4x4x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) ->
      tensor<1x4x4x3xf32>`
  }];
}

def TF_AvgPoolGradOp : TF_WrittenPoolOp<"AvgPoolGrad", (ins
    TF_Tensor:$orig_input_shape, TF_Tensor:$grad)> {
  let summary = "the gradient of AvgPool";
  let description = [{
    Each window's gradient, over its number of elements, goes to them all.

    Example: `tf.AvgPoolGrad %n, %dy {ksize = array<i64: 1, 2, 2, 1>,
      strides = array<i64: 1, 2, 2, 1>, padding = "VALID"} :
      (tensor<4xi32>, tensor<1x2x2x3xf32>) -> tensor<1x4x4x3xf32>`
  }];
}

class TF_BatchNormOp<string mnemonic> : TF_WrittenOp<mnemonic> {
  let arguments = (ins TF_Tensor:$x, TF_Tensor:$scale, TF_Tensor:$offset,
      TF_Tensor:$mean, TF_Tensor:$variance, TF_FloatAttr<"0.0001f">:$epsilon,
      TF_FloatAttr<"1.0f">:$exponential_avg_factor,
      TF_StringAttr<"NHWC">:$data_format, TF_BoolAttr<"true">:$is_training);
  let summary = "normalizes each channel";
  let description = [{
    y = (x - mean) * rsqrt(variance + epsilon) * scale + offset, per channel.
    With `is_training`, mean and variance are x's own; `batch_mean` and
    `batch_variance` are them (the variance with Bessel's correction), mixed
    into the operands by `exponential_avg_factor` where it is not 1. Otherwise
    they are the operands. `reserve_space_1` and `_2` are what the gradient
    needs: mean and plain variance when training, else the operands. f16 and
    bf16 x is computed in f32.

    Example: `tf.FusedBatchNormV3 %x, %s, %o, %m, %v {is_training = false} :
      (tensor<1x4x4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>,
      tensor<3xf32>) -> (tensor<1x4x4x3xf32>, tensor<3xf32>, tensor<3xf32>,
      tensor<3xf32>, tensor<3xf32>, tensor<0xf32>)`
  }];
  let results = (outs TF_Tensor:$y, TF_Tensor:$batch_mean,
      TF_Tensor:$batch_variance, TF_Tensor:$reserve_space_1,
      TF_Tensor:$reserve_space_2);
}

def TF_FusedBatchNormOp : TF_BatchNormOp<"FusedBatchNorm">;
def TF_FusedBatchNormV2Op : TF_BatchNormOp<"FusedBatchNormV2">;
def TF_FusedBatchNormV3Op : TF_BatchNormOp<"FusedBatchNormV3"> {
  let results = (outs TF_Tensor:$y, TF_Tensor:$batch_mean,
      TF_Tensor:$batch_variance, TF_Tensor:$reserve_space_1,
      TF_Tensor:$reserve_space_2, TF_Tensor:$reserve_space_3);
}

class TF_BatchNormGradOp<string mnemonic, dag more> : TF_WrittenOp<mnemonic> {
  let arguments = !con((ins TF_Tensor:$y_backprop, TF_Tensor:$x,
      TF_Tensor:$scale, TF_Tensor:$reserve_space_1,
      TF_Tensor:$reserve_space_2), more, (ins
      TF_FloatAttr<"0.0001f">:$epsilon, TF_StringAttr<"NHWC">:$data_format,
      TF_BoolAttr<"true">:$is_training));
  let results = (outs TF_Tensor:$x_backprop, TF_Tensor:$scale_backprop,
      TF_Tensor:$offset_backprop, TF_Tensor:$reserve_space_3,
      TF_Tensor:$reserve_space_4);
  let summary = "the gradient of FusedBatchNorm";
  let description = [{
    Gradients in x, scale and offset; with `is_training`, through x's own mean
    and variance too. The last two results are empty.

    Example: `tf.FusedBatchNormGradV3 %dy, %x, %s, %m, %v, %e
      {is_training = true} : (tensor<1x4x4x3xf32>, tensor<1x4x4x3xf32>,
      tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>) ->
      (tensor<1x4x4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xf32>,
      tensor<0xf32>)`
  }];
}

def TF_FusedBatchNormGradOp
    : TF_BatchNormGradOp<"FusedBatchNormGrad", (ins)>;
def TF_FusedBatchNormGradV2Op
    : TF_BatchNormGradOp<"FusedBatchNormGradV2", (ins)>;
def TF_FusedBatchNormGradV3Op : TF_BatchNormGradOp<"FusedBatchNormGradV3",
    (ins TF_Tensor:$reserve_space_in)> {
  let results = (outs TF_Tensor:$x_backprop, TF_Tensor:$scale_backprop,
      TF_Tensor:$offset_backprop, TF_Tensor:$reserve_space_4,
      TF_Tensor:$reserve_space_5);
}

def TF_LRNOp : TF_WrittenUnaryOp<"LRN"> {
  let summary = "local response normalization over channels";
  let description = [{
    `input / (bias + alpha * sum of squares of the 2 * depth_radius + 1 nearest
    channels) ** beta`. Floats, NHWC.

    Example: `tf.LRN %x {depth_radius = 5 : i64} : (tensor<1x4x4x3xf32>) ->
      tensor<1x4x4x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_IntAttr<"5">:$depth_radius,
      TF_FloatAttr<"1.0f">:$bias, TF_FloatAttr<"1.0f">:$alpha,
      TF_FloatAttr<"0.5f">:$beta);
}

def TF_LRNGradOp : TF_WrittenOp<"LRNGrad"> {
  let summary = "the gradient of LRN";
  let description = [{
    Example: `tf.LRNGrad %dy, %x, %y {depth_radius = 5 : i64} :
      (tensor<1x4x4x3xf32>, tensor<1x4x4x3xf32>, tensor<1x4x4x3xf32>) ->
      tensor<1x4x4x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input_grads, TF_Tensor:$input_image,
      TF_Tensor:$output_image, TF_IntAttr<"5">:$depth_radius,
      TF_FloatAttr<"1.0f">:$bias, TF_FloatAttr<"1.0f">:$alpha,
      TF_FloatAttr<"0.5f">:$beta);
  let results = (outs TF_Tensor:$output);
}

class TF_WrittenResizeOp<string mnemonic> : TF_WrittenOp<mnemonic> {
  let arguments = (ins TF_Tensor:$images, TF_Tensor:$size,
      TF_BoolAttr<"false">:$align_corners,
      TF_BoolAttr<"false">:$half_pixel_centers);
  let results = (outs TF_Tensor:$resized_images);
}

def TF_ResizeBilinearOp : TF_WrittenResizeOp<"ResizeBilinear"> {
  let summary = "NHWC images resized by linear interpolation, as f32";
  let description = [{
    `size` holds rows and columns.

    Example: `tf.ResizeBilinear %x, %s {half_pixel_centers = true} :
      (tensor<1x2x2x3xf32>, tensor<2xi32>) -> tensor<1x4x4x3xf32>`
  }];
}

def TF_ResizeNearestNeighborOp : TF_WrittenResizeOp<"ResizeNearestNeighbor"> {
  let summary = "NHWC images resized by taking the nearest element";
  let description = [{
    Example: `tf.ResizeNearestNeighbor %x, %s :
      (tensor<1x2x2x3xf32>, tensor<2xi32>) -> tensor<1x4x4x3xf32>`
  }];
}

def TF_ResizeBilinearGradOp : TF_WrittenOp<"ResizeBilinearGrad"> {
  let summary = "the gradient of ResizeBilinear";
  let description = [{
    Example: `tf.ResizeBilinearGrad %dy, %x :
      (tensor<1x4x4x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$grads, TF_Tensor:$original_image,
      TF_BoolAttr<"false">:$align_corners,
      TF_BoolAttr<"false">:$half_pixel_centers);
  let results = (outs TF_Tensor:$output);
}

def TF_ResizeNearestNeighborGradOp : TF_WrittenOp<"ResizeNearestNeighborGrad"> {
  let summary = "the gradient of ResizeNearestNeighbor";
  let description = [{
    `size` holds the original rows and columns.

    Example: `tf.ResizeNearestNeighborGrad %dy, %s :
      (tensor<1x4x4x3xf32>, tensor<2xi32>) -> tensor<1x2x2x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$grads, TF_Tensor:$size,
      TF_BoolAttr<"false">:$align_corners,
      TF_BoolAttr<"false">:$half_pixel_centers);
  let results = (outs TF_Tensor:$output);
}

#endif
