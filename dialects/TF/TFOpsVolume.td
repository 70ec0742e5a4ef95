// Volumes and patches of images, as written.

#ifndef WEIR_DIALECTS_TF_TFOPSVOLUME_TD
#define WEIR_DIALECTS_TF_TFOPSVOLUME_TD

include "dialects/TF/TFOpsArrayBase.td"

class TF_VolumeConvOp<string mnemonic, dag operands> : TF_WrittenOp<mnemonic> {
  let arguments = !con(operands, (ins DenseI64ArrayAttr:$strides,
      StrAttr:$padding, TF_StringAttr<"NDHWC">:$data_format,
      TF_IntsAttr<"{1, 1, 1, 1, 1}">:$dilations));
  let results = (outs TF_Tensor:$output);
}

def TF_Conv3DOp : TF_VolumeConvOp<"Conv3D",
    (ins TF_Tensor:$input, TF_Tensor:$filter)> {
  let summary = "3-D convolution";
  let description = [{
    `filter` is DHWCF, of known depth. As Conv2D otherwise.

    Example: `tf.Conv3D %x, %f {strides = array<i64: 1, 1, 1, 1, 1>,
      padding = "SAME"} : (tensor<1x4x4x4x3xf32>, tensor<2x2x2x3x8xf32>) ->
      tensor<1x4x4x4x8xf32>`
  }];
}

def TF_Conv3DBackpropInputV2Op : TF_VolumeConvOp<"Conv3DBackpropInputV2",
    (ins TF_Tensor:$input_sizes, TF_Tensor:$filter, TF_Tensor:$out_backprop)> {
  let summary = "the gradient of Conv3D in its input";
  let description = [{
    Example: `tf.Conv3DBackpropInputV2 %n, %f, %dy
      {strides = array<i64: 1, 1, 1, 1, 1>, padding = "SAME"} :
      (tensor<5xi32>, tensor<2x2x2x3x8xf32>, tensor<1x4x4x4x8xf32>) ->
      tensor<1x4x4x4x3xf32>`
  }];
}

def TF_Conv3DBackpropFilterV2Op : TF_VolumeConvOp<"Conv3DBackpropFilterV2",
    (ins TF_Tensor:$input, TF_Tensor:$filter_sizes, TF_Tensor:$out_backprop)> {
  let summary = "the gradient of Conv3D in its filter";
  let description = [{
    Example: `tf.Conv3DBackpropFilterV2 %x, %n, %dy
      {strides = array<i64: 1, 1, 1, 1, 1>, padding = "SAME"} :
      (tensor<1x4x4x4x3xf32>, tensor<5xi32>, tensor<1x4x4x4x8xf32>) ->
      tensor<2x2x2x3x8xf32>`
  }];
}

class TF_VolumePoolOp<string mnemonic, string what> : TF_WrittenOp<mnemonic> {
  let summary = "the " # what # " of each 3-D window";
  let description = "Padding does not count.\n\nExample: `tf." # mnemonic
      # " %x {ksize = array<i64: 1, 2, 2, 2, 1>, strides = array<i64: 1, 2, 2, "
      # "2, 1>, padding = \"VALID\"} : (tensor<1x4x4x4x3xf32>) -> "
      # "tensor<1x2x2x2x3xf32>`";
  let arguments = (ins TF_Tensor:$input, DenseI64ArrayAttr:$ksize,
      DenseI64ArrayAttr:$strides, StrAttr:$padding,
      TF_StringAttr<"NDHWC">:$data_format);
  let results = (outs TF_Tensor:$output);
}
def TF_MaxPool3DOp : TF_VolumePoolOp<"MaxPool3D", "maximum">;
def TF_AvgPool3DOp : TF_VolumePoolOp<"AvgPool3D", "mean">;

class TF_VolumePoolGradOp<string mnemonic, dag operands> : TF_WrittenOp<mnemonic> {
  let arguments = !con(operands, (ins DenseI64ArrayAttr:$ksize,
      DenseI64ArrayAttr:$strides, StrAttr:$padding,
      TF_StringAttr<"NDHWC">:$data_format));
  let results = (outs TF_Tensor:$output);
}

def TF_MaxPool3DGradOp : TF_VolumePoolGradOp<"MaxPool3DGrad", (ins
    TF_Tensor:$orig_input, TF_Tensor:$orig_output, TF_Tensor:$grad)> {
  let summary = "the gradient of MaxPool3D";
  let description = [{
    Each window's gradient goes to every element that is the maximum.

    Example: `tf.MaxPool3DGrad %x, %y, %dy {ksize = array<i64: 1, 2, 2, 2, 1>,
      strides = array<i64: 1, 2, 2, 2, 1>, padding = "VALID"} :
      (tensor<1x4x4x4x3xf32>, tensor<1x2x2x2x3xf32>, tensor<1x2x2x2x3xf32>) ->
      tensor<1x4x4x4x3xf32>`
  }];
}

def TF_AvgPool3DGradOp : TF_VolumePoolGradOp<"AvgPool3DGrad", (ins
    TF_Tensor:$orig_input_shape, TF_Tensor:$grad)> {
  let summary = "the gradient of AvgPool3D";
  let description = [{
    Example: `tf.AvgPool3DGrad %n, %dy {ksize = array<i64: 1, 2, 2, 2, 1>,
      strides = array<i64: 1, 2, 2, 2, 1>, padding = "VALID"} :
      (tensor<5xi32>, tensor<1x2x2x2x3xf32>) -> tensor<1x4x4x4x3xf32>`
  }];
}

def TF_ExtractImagePatchesOp : TF_WrittenOp<"ExtractImagePatches"> {
  let summary = "the window at each position, as channels";
  let description = [{
    A window of `ksizes`, its elements `rates` apart, every `strides`; rows,
    columns and channels of the window are the result's channels.

    Example: `tf.ExtractImagePatches %x {ksizes = array<i64: 1, 2, 2, 1>,
      strides = array<i64: 1, 1, 1, 1>, rates = array<i64: 1, 1, 1, 1>,
      padding = "VALID"} : (tensor<1x4x4x3xf32>) -> tensor<1x3x3x12xf32>`
  }];
  let arguments = (ins TF_Tensor:$images, DenseI64ArrayAttr:$ksizes,
      DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$rates, StrAttr:$padding);
  let results = (outs TF_Tensor:$patches);
}

def TF_MaxPoolWithArgmaxOp : TF_WrittenOp<"MaxPoolWithArgmax"> {
  let summary = "the maximum of each window and where it is";
  let description = [{
    `argmax` is `(row * columns + column) * channels + channel`, plus the
    images before with `include_batch_in_index`; the first in row-major order.

    Example: `tf.MaxPoolWithArgmax %x {ksize = array<i64: 1, 2, 2, 1>,
      strides = array<i64: 1, 2, 2, 1>, padding = "VALID"} :
      (tensor<1x4x4x3xf32>) -> (tensor<1x2x2x3xf32>, tensor<1x2x2x3xi64>)`
  }];
  let arguments = (ins TF_Tensor:$input, DenseI64ArrayAttr:$ksize,
      DenseI64ArrayAttr:$strides, StrAttr:$padding,
      TF_BoolAttr<"false">:$include_batch_in_index);
  let results = (outs TF_Tensor:$output, TF_Tensor:$argmax);
}

def TF_MaxPoolGradWithArgmaxOp : TF_CheckedWrittenOp<"MaxPoolGradWithArgmax"> {
  let summary = "gradients added where MaxPoolWithArgmax found maxima";
  let description = [{
    Example: `tf.MaxPoolGradWithArgmax %x, %dy, %at
      {ksize = array<i64: 1, 2, 2, 1>, strides = array<i64: 1, 2, 2, 1>,
       padding = "VALID"} : (tensor<1x4x4x3xf32>, tensor<1x2x2x3xf32>,
      tensor<1x2x2x3xi64>) -> tensor<1x4x4x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$grad, TF_Tensor:$argmax,
      DenseI64ArrayAttr:$ksize, DenseI64ArrayAttr:$strides, StrAttr:$padding,
      TF_BoolAttr<"false">:$include_batch_in_index);
  let results = (outs TF_Tensor:$output);
}

#endif
