// Operations that only derivatives need.

#ifndef WEIR_DIALECTS_TF_TFOPSGRADIENT_TD
#define WEIR_DIALECTS_TF_TFOPSGRADIENT_TD

include "dialects/TF/TFDialect.td"

def TF_UnbroadcastOp : TF_Op<"unbroadcast", [Pure,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = "the derivative of a broadcast: sums to another tensor's shape";
  let description = [{
    Sums `input` over the dimensions along which a tensor of `like`'s shape is
    repeated when it is broadcast to `input`'s shape. Only `like`'s shape
    counts.

    Example: `%r = tf.unbroadcast(%g, %x) : (tensor<8x4xf32>, tensor<4xf32>)
    -> tensor<4xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$like);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = [{
    `(` $input `,` $like `)` attr-dict `:` functional-type(operands, results)
  }];
}

def TF_UnbroadcastToOp : TF_Op<"unbroadcast_to", [Pure,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = "tf.unbroadcast, to a shape given as a tensor";
  let description = [{
    What TensorFlow writes as `Reshape(Sum(x, BroadcastGradientArgs(s, t)), s)`:
    `input`, whose shape is the broadcast of `shape` and another, summed to
    `shape`. `--weir-recognize-unbroadcast` makes it, because the axes of that Sum
    are data, while its result's sizes are not.
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$shape);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = [{
    `(` $input `,` $shape `)` attr-dict `:` functional-type(operands, results)
  }];
}

def TF_UnbroadcastDimOp : TF_Op<"unbroadcast_dim", [Pure,
    DeclareOpInterfaceMethods<TF_LowerOpInterface>]> {
  let summary = "undoes a broadcast of one dimension that may be 1 (core)";
  let description = [{
    Where the result's size along `axis` is 1, the result is `reduced`, the sum
    of `input` over `axis` (which has that dimension removed); else it is
    `input`. Which of the two is known when the step runs.
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$reduced, I64Attr:$axis);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = [{
    `(` $input `,` $reduced `)` attr-dict `:` functional-type(operands, results)
  }];
}

#endif
