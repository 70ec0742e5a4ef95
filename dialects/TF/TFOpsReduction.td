// tf ops: reductions, arg-reductions, softmax, scans.

#ifndef WEIR_DIALECTS_TF_TFOPSREDUCTION_TD
#define WEIR_DIALECTS_TF_TFOPSREDUCTION_TD

include "dialects/TF/TFDialect.td"

// Core level.

def TF_ReduceCoreOp : TF_Op<"reduce", [Pure,
    DeclareOpInterfaceMethods<TF_LowerOpInterface, ["getFusionKind"]>,
    DeclareOpInterfaceMethods<TF_CostOpInterface>]> {
  let summary = "combines the elements along some dimensions";
  let description = [{
    `kind` is `sum`, `prod`, `mean`, `max`, `min` (integers and floats), `all`
    or `any` (bool). `axes` is sorted; the result has the other dimensions.
    bf16 and f16 accumulate in f32; integers wrap; NaN wins in `max` and `min`.
    Nothing to combine gives the kind's identity; `mean` then is NaN, or 0 for
    integers.

    Example: `%r = tf.reduce %x {kind = "sum", axes = array<i64: 1>} :
      tensor<2x3xf32> -> tensor<2xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, StrAttr:$kind, DenseI64ArrayAttr:$axes);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($output)";
}

def TF_ArgReduceCoreOp : TF_Op<"arg_reduce", [Pure,
    DeclareOpInterfaceMethods<TF_LowerOpInterface, ["getFusionKind"]>]> {
  let summary = "the position of the largest or smallest element";
  let description = [{
    `kind` is `max` or `min`; the lowest position wins ties, NaN never wins, and
    a row of NaN gives 0. An empty dimension fails the run with
    INVALID_ARGUMENT.

    Example: `%r = tf.arg_reduce %x {kind = "max", axis = 1} :
      tensor<2x3xf32> -> tensor<2xi64>`
  }];
  let arguments = (ins TF_Tensor:$input, StrAttr:$kind, I64Attr:$axis);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($output)";
}

def TF_ScanCoreOp : TF_Op<"scan", [Pure,
    DeclareOpInterfaceMethods<TF_LowerOpInterface, ["getFusionKind"]>]> {
  let summary = "running sums, products and log-sum-exps";
  let description = [{
    `kind` is `sum`, `prod` or `logsumexp`. Element i of the result combines the
    elements up to i along `axis` (below i, with `exclusive`; from the end, with
    `reverse`).

    Example: `%r = tf.scan %x {kind = "sum", axis = 1, exclusive = false,
      reverse = false} : tensor<2x3xf32> -> tensor<2x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, StrAttr:$kind, I64Attr:$axis,
      BoolAttr:$exclusive, BoolAttr:$reverse);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($output)";
}

// As written.

class TF_ReductionOp<string name, string kind, string semantics>
    : TF_Op<name, [Pure,
        DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
        DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = name # " along dimensions";
  let description = semantics # [{

    `reduction_indices` (a scalar or vector, negative from the end, known when
    compiling) names the dimensions; `keep_dims` keeps them with size 1. `axes`
    is what shape inference found.

    Example: `}] # "%r = tf." # name # [{ %x, %axes {keep_dims = false} :
      (tensor<2x3xf32>, tensor<1xi32>) -> tensor<2xf32>`}];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$reduction_indices,
      DefaultValuedAttr<BoolAttr, "false">:$keep_dims,
      OptionalAttr<DenseI64ArrayAttr>:$axes);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let extraClassDefinition = !strconcat([{
    ::llvm::LogicalResult $cppClass::inferShapes(
        ::weir::tf::ShapeContext &ctx) {
      return ::weir::tf::inferReduction(getOperation(), ctx);
    }
    ::llvm::LogicalResult $cppClass::decompose(
        ::weir::tf::DecomposeRewriter &rewriter) {
      return ::weir::tf::decomposeReduction(getOperation(), rewriter, "}],
      kind, "\"); }");
}
def TF_SumOp : TF_ReductionOp<"Sum", "sum", "The sum. Integers (wrapping) and floats.">;
def TF_MeanOp : TF_ReductionOp<"Mean", "mean", "The mean; integers divide towards zero. Integers and floats.">;
def TF_ProdOp : TF_ReductionOp<"Prod", "prod", "The product. Integers (wrapping) and floats.">;
def TF_MaxOp : TF_ReductionOp<"Max", "max", "The largest; NaN where there is one. Integers and floats.">;
def TF_MinOp : TF_ReductionOp<"Min", "min", "The smallest; NaN where there is one. Integers and floats.">;
def TF_AllOp : TF_ReductionOp<"All", "all", "Whether all are set. Bool.">;
def TF_AnyOp : TF_ReductionOp<"Any", "any", "Whether any is set. Bool.">;
def TF_EuclideanNormOp : TF_ReductionOp<"EuclideanNorm", "norm", "The square root of the sum of squares. Integers and floats.">;

class TF_ArgOp<string name, string kind> : TF_Op<name, [Pure,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = "the position of the " # kind # "imum along a dimension";
  let description = [{
    The lowest position wins ties; NaN never wins. `dimension` is a scalar,
    negative from the end, known when compiling. The result is i32, i64, i16 or
    ui16. Integers, floats, bool.

    Example: `}] # "%r = tf." # name # [{ %x, %d :
      (tensor<2x3xf32>, tensor<i32>) -> tensor<2xi64>`}];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$dimension,
      OptionalAttr<DenseI64ArrayAttr>:$axes);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let extraClassDefinition = !strconcat([{
    ::llvm::LogicalResult $cppClass::inferShapes(
        ::weir::tf::ShapeContext &ctx) {
      return ::weir::tf::inferReduction(getOperation(), ctx);
    }
    ::llvm::LogicalResult $cppClass::decompose(
        ::weir::tf::DecomposeRewriter &rewriter) {
      return ::weir::tf::decomposeArgReduction(getOperation(), rewriter, "}],
      kind, "\"); }");
}
def TF_ArgMaxOp : TF_ArgOp<"ArgMax", "max">;
def TF_ArgMinOp : TF_ArgOp<"ArgMin", "min">;

class TF_CumulativeOp<string name, string kind> : TF_Op<name, [Pure,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = "running " # kind # " along a dimension";
  let description = [{
    Element i combines the elements up to i along `axis` (a scalar known when
    compiling); without element i itself with `exclusive`; from the end with
    `reverse`. Integers (wrapping) and floats.

    Example: `}] # "%r = tf." # name # [{ %x, %axis
      {exclusive = false, reverse = false} :
      (tensor<2x3xf32>, tensor<i32>) -> tensor<2x3xf32>`}];
  let arguments = (ins TF_Tensor:$x, TF_Tensor:$axis,
      DefaultValuedAttr<BoolAttr, "false">:$exclusive,
      DefaultValuedAttr<BoolAttr, "false">:$reverse,
      OptionalAttr<DenseI64ArrayAttr>:$axes);
  let results = (outs TF_Tensor:$out);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let extraClassDefinition = !strconcat([{
    ::llvm::LogicalResult $cppClass::inferShapes(
        ::weir::tf::ShapeContext &ctx) {
      return ::weir::tf::inferCumulative(getOperation(), ctx);
    }
    ::llvm::LogicalResult $cppClass::decompose(
        ::weir::tf::DecomposeRewriter &rewriter) {
      return ::weir::tf::decomposeCumulative(getOperation(), rewriter, "}],
      kind, "\"); }");
}
def TF_CumsumOp : TF_CumulativeOp<"Cumsum", "sum">;
def TF_CumprodOp : TF_CumulativeOp<"Cumprod", "prod">;
def TF_CumulativeLogsumexpOp : TF_CumulativeOp<"CumulativeLogsumexp", "logsumexp">;

class TF_SoftmaxLikeOp<string name, string result, string semantics>
    : TF_Op<name, [Pure,
        DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
        DeclareOpInterfaceMethods<TF_LowerOpInterface, ["getFusionKind"]>]> {
  let summary = name # " along the last dimension";
  let description = semantics # "\n\nExample: `%y = tf." # name
      # " %x : (tensor<2x3xf32>) -> tensor<2x3xf32>`";
  let arguments = (ins TF_Tensor:$logits);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let extraClassDefinition = !strconcat([{
    ::llvm::LogicalResult $cppClass::inferShapes(
        ::weir::tf::ShapeContext &ctx) {
      return ::weir::tf::inferSoftmax(getOperation(), ctx);
    }
    ::weir::tf::FusionKind $cppClass::getFusionKind() {
      return ::weir::tf::FusionKind::Reduction;
    }
    ::llvm::FailureOr<::llvm::SmallVector<::mlir::Value>> $cppClass::lower(
        ::weir::tf::LoweringContext &ctx, ::mlir::ValueRange operands) {
      return ::weir::tf::lowerSoftmax(getOperation(), ctx, operands[0], }],
      result, "); }");
}
def TF_SoftmaxOp : TF_SoftmaxLikeOp<"Softmax", "false", "exp(x) / sum(exp(x)) along the last dimension. Floats."> {
  let results = (outs TF_Tensor:$softmax);
}
def TF_LogSoftmaxOp : TF_SoftmaxLikeOp<"LogSoftmax", "true", "x - log(sum(exp(x))) along the last dimension. Floats."> {
  let results = (outs TF_Tensor:$logsoftmax);
}

def TF_L2LossOp : TF_Op<"L2Loss", [Pure,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = "half the sum of squares";
  let description = [{
    A scalar: sum(t * t) / 2. Floats.

    Example: `%l = tf.L2Loss %t : (tensor<4xf32>) -> tensor<f32>`
  }];
  let arguments = (ins TF_Tensor:$t);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

def TF_BiasAddGradOp : TF_Op<"BiasAddGrad", [Pure,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let summary = "the sum over everything but the channels";
  let description = [{
    `out_backprop` summed over all dimensions but the last (`NHWC`), or but
    dimension 1 (`NCHW`). Integers and floats.

    Example: `%b = tf.BiasAddGrad %g {data_format = "NHWC"} :
      (tensor<2x3xf32>) -> tensor<3xf32>`
  }];
  let arguments = (ins TF_Tensor:$out_backprop,
      DefaultValuedStrAttr<StrAttr, "NHWC">:$data_format);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

#endif
