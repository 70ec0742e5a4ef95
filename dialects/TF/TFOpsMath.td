// tf ops: matrix products, einsum, losses, gradients' broadcasting.

#ifndef WEIR_DIALECTS_TF_TFOPSMATH_TD
#define WEIR_DIALECTS_TF_TFOPSMATH_TD

include "dialects/TF/TFDialect.td"

// As written and at the core level.
def TF_MatMulOp : TF_Op<"MatMul", [Pure,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_LowerOpInterface, ["getFusionKind"]>,
    DeclareOpInterfaceMethods<TF_CostOpInterface>]> {
  let summary = "the product of two matrices";
  let description = [{
    `product[i, j] = sum over k of a[i, k] * b[k, j]`, each matrix transposed
    first where its flag says so. Both have rank 2, and the sizes of k agree.
    bf16 and f16 accumulate in f32; integers wrap. Integers and floats.

    Example: `%p = tf.MatMul %a, %b {transpose_a = false, transpose_b = true} :
      (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>`
  }];
  let arguments = (ins TF_Tensor:$a, TF_Tensor:$b,
      DefaultValuedAttr<BoolAttr, "false">:$transpose_a,
      DefaultValuedAttr<BoolAttr, "false">:$transpose_b,
      DefaultValuedAttr<BoolAttr, "false">:$grad_a,
      DefaultValuedAttr<BoolAttr, "false">:$grad_b);
  let results = (outs TF_Tensor:$product);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

// Core level only.
def TF_BatchMatMulCoreOp : TF_Op<"batch_matmul", [Pure,
    DeclareOpInterfaceMethods<TF_LowerOpInterface, ["getFusionKind"]>,
    DeclareOpInterfaceMethods<TF_CostOpInterface>]> {
  let summary = "the products of a row of matrices";
  let description = [{
    Rank 3: for every b, the product of the matrices x[b] and y[b], each
    transposed first where its flag says so. As MatMul otherwise.

    Example: `%p = tf.batch_matmul %x, %y {adj_x = false, adj_y = false} :
      (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>`
  }];
  let arguments = (ins TF_Tensor:$x, TF_Tensor:$y, BoolAttr:$adj_x,
      BoolAttr:$adj_y);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

class TF_BatchMatMulLikeOp<string name, string semantics> : TF_Op<name, [Pure,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = "products of matrices in the last two dimensions";
  let description = semantics # [{

    `adj_x` and `adj_y` transpose the matrices of x and of y first. Integers and
    floats; the result's element type may be wider (V3).

    Example: `}] # "%p = tf." # name # [{ %x, %y {adj_x = false, adj_y = false} :
      (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>`}];
  let arguments = (ins TF_Tensor:$x, TF_Tensor:$y,
      DefaultValuedAttr<BoolAttr, "false">:$adj_x,
      DefaultValuedAttr<BoolAttr, "false">:$adj_y,
      DefaultValuedAttr<BoolAttr, "false">:$grad_x,
      DefaultValuedAttr<BoolAttr, "false">:$grad_y);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferShapes(
        ::weir::tf::ShapeContext &ctx) {
      return ::weir::tf::inferBatchMatMul(getOperation(), ctx);
    }
    ::llvm::LogicalResult $cppClass::decompose(
        ::weir::tf::DecomposeRewriter &rewriter) {
      return ::weir::tf::decomposeBatchMatMul(getOperation(), rewriter);
    }
  }];
}
def TF_BatchMatMulOp : TF_BatchMatMulLikeOp<"BatchMatMul", "The leading dimensions of x and y agree.">;
def TF_BatchMatMulV2Op : TF_BatchMatMulLikeOp<"BatchMatMulV2", "The leading dimensions of x and y broadcast.">;
def TF_BatchMatMulV3Op : TF_BatchMatMulLikeOp<"BatchMatMulV3", "The leading dimensions of x and y broadcast.">;

def TF_EinsumOp : TF_Op<"Einsum", [Pure,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = "Einstein summation of one or two tensors";
  let description = [{
    `equation` labels every dimension with a letter ("ij,jk->ik"); `...` stands
    for dimensions that broadcast. Labels that the result does not have are
    summed over; a label that an input has twice takes the diagonal. Becomes
    transposes, reductions and one batch product.

    Example: `%r = tf.Einsum %x, %y {equation = "bij,bjk->bik"} :
      (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>`
  }];
  let arguments = (ins Variadic<TF_Tensor>:$inputs, StrAttr:$equation);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

def TF_SoftmaxCrossEntropyWithLogitsOp
    : TF_Op<"SoftmaxCrossEntropyWithLogits", [Pure,
        DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
        DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = "cross entropy of a softmax, with its gradient";
  let description = [{
    Rows of `features` and `labels` (which broadcast to one shape of rank 2):
    `loss[b] = -sum(labels[b] * logsoftmax(features[b]))` and
    `backprop = softmax(features) - labels`. Floats.

    Example: `%l, %g = tf.SoftmaxCrossEntropyWithLogits %x, %y :
      (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2x3xf32>)`
  }];
  let arguments = (ins TF_Tensor:$features, TF_Tensor:$labels);
  let results = (outs TF_Tensor:$loss, TF_Tensor:$backprop);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

def TF_SparseSoftmaxCrossEntropyWithLogitsOp
    : TF_Op<"SparseSoftmaxCrossEntropyWithLogits", [NoMemoryEffect,
        DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
        DeclareOpInterfaceMethods<TF_EffectOpInterface>,
        DeclareOpInterfaceMethods<TF_LowerOpInterface, ["getFusionKind"]>]> {
  let summary = "cross entropy of a softmax with one label per row";
  let description = [{
    As SoftmaxCrossEntropyWithLogits, where row b has probability 1 at
    `labels[b]` (i32 or i64). A label outside of the row fails the run with
    INVALID_ARGUMENT. Floats.

    Example: `%l, %g = tf.SparseSoftmaxCrossEntropyWithLogits %x, %y :
      (tensor<2x3xf32>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2x3xf32>)`
  }];
  let arguments = (ins TF_Tensor:$features, TF_Tensor:$labels);
  let results = (outs TF_Tensor:$loss, TF_Tensor:$backprop);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

def TF_BroadcastGradientArgsOp : TF_Op<"BroadcastGradientArgs", [Pure,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = "the dimensions that a broadcast repeated";
  let description = [{
    For two shapes that broadcast to one, the dimensions of the result (in
    rising order) over which the gradients of the first and of the second
    operand are to be summed: those where it is 1, or has no dimension. Shape
    inference finds them and records them in `axes0` and `axes1`; where sizes
    that may be 1 leave them open, a Sum over them whose result is reshaped
    becomes a `tf.unbroadcast`.

    Example: `%r0, %r1 = tf.BroadcastGradientArgs %s0, %s1 :
      (tensor<2xi32>, tensor<1xi32>) -> (tensor<0xi32>, tensor<1xi32>)`
  }];
  let arguments = (ins TF_Tensor:$s0, TF_Tensor:$s1,
      OptionalAttr<DenseI64ArrayAttr>:$axes0,
      OptionalAttr<DenseI64ArrayAttr>:$axes1);
  let results = (outs TF_Tensor:$r0, TF_Tensor:$r1);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

#endif
