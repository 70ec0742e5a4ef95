// Core operations on images: channels last, padding as sizes.

#ifndef WEIR_DIALECTS_TF_TFOPSNNCORE_TD
#define WEIR_DIALECTS_TF_TFOPSNNCORE_TD

include "dialects/TF/TFOpsArrayBase.td"

def TF_Conv2DCoreOp : TF_CoreOp<"conv2d", [Pure]> {
  let summary = "2-D convolution, NHWC by HWCF";
  let description = [{
    `output[n, y, x, f] = sum over i, j, c of filter[i, j, c, f] *
      input[n, y * strides[0] + i * dilations[0] - low[0], ..., c]`, where the
    input is 0 outside. `low` and `high` are the rows and columns of zeros before
    and after (not negative). f16 and bf16 accumulate in f32.

    Example: `tf.conv2d %x, %f {strides = array<i64: 1, 1>,
      dilations = array<i64: 1, 1>, low = #tf.dims<1, 1>, high = #tf.dims<1, 1>}
      : (tensor<1x4x4x3xf32>, tensor<3x3x3x8xf32>) -> tensor<1x4x4x8xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$filter,
      DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$dilations,
      TF_DimsAttr:$low, TF_DimsAttr:$high);
  let results = (outs TF_Tensor:$output);
}

def TF_DepthwiseConv2DCoreOp : TF_CoreOp<"depthwise_conv2d", [Pure]> {
  let summary = "2-D convolution of each channel by itself, NHWC by HWCM";
  let description = [{
    As `tf.conv2d`, but channel `c * M + m` of the result is input channel c by
    `filter[:, :, c, m]`.

    Example: `tf.depthwise_conv2d %x, %f {strides = array<i64: 1, 1>,
      dilations = array<i64: 1, 1>, low = #tf.dims<1, 1>, high = #tf.dims<1, 1>}
      : (tensor<1x4x4x3xf32>, tensor<3x3x3x1xf32>) -> tensor<1x4x4x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$filter,
      DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$dilations,
      TF_DimsAttr:$low, TF_DimsAttr:$high);
  let results = (outs TF_Tensor:$output);
}

def TF_DepthwiseFilterGradCoreOp : TF_CoreOp<"depthwise_filter_grad", [Pure]> {
  let summary = "the gradient of tf.depthwise_conv2d in its filter";
  let description = [{
    `output[i, j, c, m] = sum over n, y, x of gradient[n, y, x, c * M + m] *
      input[n, y * strides[0] + i * dilations[0] - low[0], ..., c]`.

    Example: `tf.depthwise_filter_grad %x, %dy {strides = array<i64: 1, 1>,
      dilations = array<i64: 1, 1>, low = #tf.dims<1, 1>, high = #tf.dims<1, 1>}
      : (tensor<1x4x4x3xf32>, tensor<1x4x4x3xf32>) -> tensor<3x3x3x1xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$gradient,
      DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$dilations,
      TF_DimsAttr:$low, TF_DimsAttr:$high);
  let results = (outs TF_Tensor:$output);
}

def TF_PoolCoreOp : TF_CoreOp<"pool", [Pure]> {
  let summary = "the maximum, mean or sum of each window, NHWC";
  let description = [{
    `kind` is `max` (of what lies inside the input), `avg` (their sum over
    their number) or `sum`. Windows of `window` positions start at
    `y * strides[0] - low[0]`.

    Example: `tf.pool %x {kind = "max", window = array<i64: 2, 2>,
      strides = array<i64: 2, 2>, low = #tf.dims<0, 0>, high = #tf.dims<0, 0>}
      : (tensor<1x4x4x3xf32>) -> tensor<1x2x2x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, StrAttr:$kind,
      DenseI64ArrayAttr:$window, DenseI64ArrayAttr:$strides, TF_DimsAttr:$low,
      TF_DimsAttr:$high);
  let results = (outs TF_Tensor:$output);
}

def TF_MaxPoolGradCoreOp : TF_CoreOp<"max_pool_grad", [Pure]> {
  let summary = "the gradient of tf.pool of kind max";
  let description = [{
    Each window's gradient goes to its first maximum, in row-major order; with
    `all_ties`, to every element that is the maximum.

    Example: `tf.max_pool_grad %x, %dy {window = array<i64: 2, 2>,
      strides = array<i64: 2, 2>, low = #tf.dims<0, 0>}
      : (tensor<1x4x4x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x4x4x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$gradient,
      DenseI64ArrayAttr:$window, DenseI64ArrayAttr:$strides, TF_DimsAttr:$low,
      UnitAttr:$all_ties);
  let results = (outs TF_Tensor:$output);
}

def TF_PoolArgmaxCoreOp : TF_CoreOp<"pool_argmax", [Pure]> {
  let summary = "where each window's first maximum lies";
  let description = [{
    The i64 result is `row * columns + column` of the input's plane; windows are
    those of `tf.pool`.

    Example: `tf.pool_argmax %x {window = array<i64: 2, 2>,
      strides = array<i64: 2, 2>, low = #tf.dims<0, 0>} :
      (tensor<1x4x4x3xf32>) -> tensor<1x2x2x3xi64>`
  }];
  let arguments = (ins TF_Tensor:$input, DenseI64ArrayAttr:$window,
      DenseI64ArrayAttr:$strides, TF_DimsAttr:$low);
  let results = (outs TF_Tensor:$output);
}

def TF_PoolCountCoreOp : TF_CoreOp<"pool_count", [Pure]> {
  let summary = "how many elements of the input each window holds";
  let description = [{
    For windows as in `tf.pool`, over an input of `size` rows and columns; the
    result has the pool's shape.

    Example: `tf.pool_count {window = array<i64: 2, 2>,
      strides = array<i64: 2, 2>, low = #tf.dims<0, 0>, size = #tf.dims<4, 4>}
      : () -> tensor<1x2x2x3xf32>`
  }];
  let arguments = (ins DenseI64ArrayAttr:$window, DenseI64ArrayAttr:$strides,
      TF_DimsAttr:$low, TF_DimsAttr:$size);
  let results = (outs TF_Tensor:$output);
}

class TF_ResizeOp<string mnemonic> : TF_CoreOp<mnemonic, [Pure]> {
  let arguments = (ins TF_Tensor:$input, BoolAttr:$align_corners,
      BoolAttr:$half_pixel_centers);
  let results = (outs TF_Tensor:$output);
}

def TF_ResizeBilinearCoreOp : TF_ResizeOp<"resize_bilinear"> {
  let summary = "images of another size, by linear interpolation, NHWC";
  let description = [{
    The f32 result's row y lies at `y * scale` of the input, or at
    `(y + 0.5) * scale - 0.5` with `half_pixel_centers`; `scale` is the ratio
    of the sizes, or of the sizes less 1 with `align_corners`. Rows outside of
    the input are its first or last one. Columns likewise.

    Example: `tf.resize_bilinear %x {align_corners = false,
      half_pixel_centers = true} : (tensor<1x2x2x3xf32>) ->
      tensor<1x4x4x3xf32>`
  }];
}

def TF_ResizeNearestCoreOp : TF_ResizeOp<"resize_nearest"> {
  let summary = "images of another size, by the nearest element, NHWC";
  let description = [{
    Row y is row `floor(y * scale)`, `round(y * scale)` with `align_corners`, or
    `floor((y + 0.5) * scale)` with `half_pixel_centers`.

    Example: `tf.resize_nearest %x {align_corners = false,
      half_pixel_centers = false} : (tensor<1x2x2x3xf32>) ->
      tensor<1x4x4x3xf32>`
  }];
}

def TF_ResizeBilinearGradCoreOp : TF_ResizeOp<"resize_bilinear_grad"> {
  let summary = "the gradient of tf.resize_bilinear";
  let description = [{
    `input` is the gradient of the resized image, the result that of the
    original one.

    Example: `tf.resize_bilinear_grad %dy {align_corners = false,
      half_pixel_centers = true} : (tensor<1x4x4x3xf32>) ->
      tensor<1x2x2x3xf32>`
  }];
}

def TF_ResizeNearestGradCoreOp : TF_ResizeOp<"resize_nearest_grad"> {
  let summary = "the gradient of tf.resize_nearest";
  let description = [{
    As `tf.resize_bilinear_grad`, for `tf.resize_nearest`.

    Example: `tf.resize_nearest_grad %dy {align_corners = false,
      half_pixel_centers = false} : (tensor<1x4x4x3xf32>) ->
      tensor<1x2x2x3xf32>`
  }];
}

#endif
