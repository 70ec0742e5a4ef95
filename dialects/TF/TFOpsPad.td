// Padding, repeating and reordering, as written.

#ifndef WEIR_DIALECTS_TF_TFOPSPAD_TD
#define WEIR_DIALECTS_TF_TFOPSPAD_TD

include "dialects/TF/TFOpsArrayBase.td"

def TF_PadOp : TF_WrittenOp<"Pad"> {
  let summary = "zeros around a tensor";
  let description = [{
    `paddings`, [rank, 2], says how many come before and after each dimension;
    known, or read when the step runs. Any type with a zero.

    Example: `tf.Pad %x, %p : (tensor<3xf32>, tensor<1x2xi32>) ->
      tensor<6xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$paddings);
  let results = (outs TF_Tensor:$output);
}

def TF_PadV2Op : TF_WrittenOp<"PadV2"> {
  let summary = "a constant around a tensor";
  let description = [{
    Example: `tf.PadV2 %x, %p, %v :
      (tensor<3xf32>, tensor<1x2xi32>, tensor<f32>) -> tensor<6xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$paddings,
      TF_Tensor:$constant_values);
  let results = (outs TF_Tensor:$output);
}

class TF_MirrorOp<string mnemonic> : TF_WrittenOp<mnemonic> {
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$paddings, StrAttr:$mode);
  let results = (outs TF_Tensor:$output);
}

def TF_MirrorPadOp : TF_MirrorOp<"MirrorPad"> {
  let summary = "a tensor's own mirror image around it";
  let description = [{
    `mode` is REFLECT (the border is not repeated) or SYMMETRIC (it is).

    Example: `tf.MirrorPad %x, %p {mode = "REFLECT"} :
      (tensor<3xf32>, tensor<1x2xi32>) -> tensor<6xf32>`
  }];
}

def TF_MirrorPadGradOp : TF_MirrorOp<"MirrorPadGrad"> {
  let summary = "the gradient of MirrorPad";
  let description = [{
    What was mirrored is folded back and added.

    Example: `tf.MirrorPadGrad %dy, %p {mode = "REFLECT"} :
      (tensor<6xf32>, tensor<1x2xi32>) -> tensor<3xf32>`
  }];
}

def TF_TileOp : TF_WrittenOp<"Tile"> {
  let summary = "a tensor repeated along its dimensions";
  let description = [{
    Example: `tf.Tile %x, %m : (tensor<2x3xf32>, tensor<2xi32>) ->
      tensor<4x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$multiples);
  let results = (outs TF_Tensor:$output);
}

class TF_WrittenTransposeOp<string mnemonic> : TF_WrittenOp<mnemonic> {
  let arguments = (ins TF_Tensor:$x, TF_Tensor:$perm);
  let results = (outs TF_Tensor:$y);
}

def TF_TransposeOp : TF_WrittenTransposeOp<"Transpose"> {
  let summary = "dimensions in another order";
  let description = [{
    Dimension d of the result is dimension `perm[d]` of x; `perm` is known, or read
    when the step runs.

    Example: `tf.Transpose %x, %p : (tensor<2x3xf32>, tensor<2xi32>) ->
      tensor<3x2xf32>`
  }];
}

def TF_ConjugateTransposeOp : TF_WrittenTransposeOp<"ConjugateTranspose"> {
  let summary = "Transpose, and the conjugate of complex elements";
  let description = [{
    Example: `tf.ConjugateTranspose %x, %p :
      (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>`
  }];
}

def TF_ReverseOp : TF_WrittenOp<"Reverse"> {
  let summary = "elements in opposite order where dims says so";
  let description = [{
    `dims` is a known bool vector, one per dimension.

    Example: `tf.Reverse %x, %d : (tensor<3xf32>, tensor<1xi1>) ->
      tensor<3xf32>`
  }];
  let arguments = (ins TF_Tensor:$tensor, TF_Tensor:$dims);
  let results = (outs TF_Tensor:$output);
}

def TF_ReverseV2Op : TF_WrittenOp<"ReverseV2"> {
  let summary = "elements in opposite order along some dimensions";
  let description = [{
    `axis` is a known vector without repeats.

    Example: `tf.ReverseV2 %x, %a : (tensor<3xf32>, tensor<1xi32>) ->
      tensor<3xf32>`
  }];
  let arguments = (ins TF_Tensor:$tensor, TF_Tensor:$axis);
  let results = (outs TF_Tensor:$output);
}

def TF_DepthToSpaceOp : TF_WrittenUnaryOp<"DepthToSpace"> {
  let summary = "blocks of channels become blocks of rows and columns";
  let description = [{
    `data_format` NHWC, NCHW or NCHW_VECT_C's plain forms only.

    Example: `tf.DepthToSpace %x {block_size = 2} : (tensor<1x2x2x4xf32>) ->
      tensor<1x4x4x1xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Int64Attr:$block_size,
      TF_StringAttr<"NHWC">:$data_format);
}

def TF_SpaceToDepthOp : TF_WrittenUnaryOp<"SpaceToDepth"> {
  let summary = "blocks of rows and columns become channels";
  let description = [{
    Example: `tf.SpaceToDepth %x {block_size = 2} : (tensor<1x4x4x1xf32>) ->
      tensor<1x2x2x4xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Int64Attr:$block_size,
      TF_StringAttr<"NHWC">:$data_format);
}

def TF_SpaceToBatchNDOp : TF_WrittenOp<"SpaceToBatchND"> {
  let summary = "blocks of positions become batches, after padding with zeros";
  let description = [{
    `block_shape` is known; `paddings` [M, 2] pads the M dimensions after the
    batch, whose sizes the blocks divide.

    Example: `tf.SpaceToBatchND %x, %b, %p :
      (tensor<1x4x4x1xf32>, tensor<2xi32>, tensor<2x2xi32>) ->
      tensor<4x2x2x1xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$block_shape,
      TF_Tensor:$paddings);
  let results = (outs TF_Tensor:$output);
}

def TF_BatchToSpaceNDOp : TF_WrittenOp<"BatchToSpaceND"> {
  let summary = "the inverse of SpaceToBatchND, cropped";
  let description = [{
    Example: `tf.BatchToSpaceND %x, %b, %c :
      (tensor<4x2x2x1xf32>, tensor<2xi32>, tensor<2x2xi32>) ->
      tensor<1x4x4x1xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$block_shape,
      TF_Tensor:$crops);
  let results = (outs TF_Tensor:$output);
}

def TF_SpaceToBatchOp : TF_WrittenOp<"SpaceToBatch"> {
  let summary = "SpaceToBatchND over rows and columns";
  let description = [{
    Example: `tf.SpaceToBatch %x, %p {block_size = 2} :
      (tensor<1x4x4x1xf32>, tensor<2x2xi32>) -> tensor<4x2x2x1xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$paddings,
      TF_Int64Attr:$block_size);
  let results = (outs TF_Tensor:$output);
}

def TF_BatchToSpaceOp : TF_WrittenOp<"BatchToSpace"> {
  let summary = "BatchToSpaceND over rows and columns";
  let description = [{
    Example: `tf.BatchToSpace %x, %c {block_size = 2} :
      (tensor<4x2x2x1xf32>, tensor<2x2xi32>) -> tensor<1x4x4x1xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$crops,
      TF_Int64Attr:$block_size);
  let results = (outs TF_Tensor:$output);
}

#endif
