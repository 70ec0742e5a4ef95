// What all elementwise ops share: classes whose shape function, decomposition
// and lowering are the shared ones of ElementwiseUtils.h and LoweringUtils.h.
// What one element's result is, the tables of TFLowerElementwise*.cpp say.

#ifndef WEIR_DIALECTS_TF_TFOPSELEMENTWISEBASE_TD
#define WEIR_DIALECTS_TF_TFOPSELEMENTWISEBASE_TD

include "dialects/TF/TFDialect.td"

defvar TF_InferMethods = [{
  ::llvm::LogicalResult $cppClass::inferShapes(
      ::weir::tf::ShapeContext &ctx) {
    return ::weir::tf::inferElementwise(getOperation(), ctx,
                                        /*broadcasts=*/false);
  }
}];
defvar TF_LowerMethods = [{
  ::llvm::FailureOr<::llvm::SmallVector<::mlir::Value>> $cppClass::lower(
      ::weir::tf::LoweringContext &ctx, ::mlir::ValueRange operands) {
    return ::weir::tf::lowerElementwise(getOperation(), ctx, operands);
  }
  ::weir::tf::FusionKind $cppClass::getFusionKind() {
    return ::weir::tf::getElementwiseFusionKind(getOperation());
  }
}];
defvar TF_MapMethods = !strconcat(TF_InferMethods, TF_LowerMethods);
defvar TF_BroadcastMethods = !strconcat(TF_LowerMethods, [{
  ::llvm::LogicalResult $cppClass::inferShapes(
      ::weir::tf::ShapeContext &ctx) {
    return ::weir::tf::inferElementwise(getOperation(), ctx,
                                        /*broadcasts=*/true);
  }
  ::llvm::LogicalResult $cppClass::decompose(
      ::weir::tf::DecomposeRewriter &rewriter) {
    return ::weir::tf::broadcastOperands(getOperation(), rewriter);
  }
}]);
// Operands of one shape, which may be different expressions.
defvar TF_AlignMethods = !strconcat(TF_MapMethods, [{
  ::llvm::LogicalResult $cppClass::decompose(
      ::weir::tf::DecomposeRewriter &rewriter) {
    return ::weir::tf::alignOperands(getOperation(), rewriter);
  }
}]);
defvar TF_RaiseMethods = [{
  ::weir::tf::EffectClass $cppClass::getEffectClass() {
    return ::weir::tf::mayRaise(getOperation())
               ? ::weir::tf::EffectClass::MayRaise
               : ::weir::tf::EffectClass::Total;
  }
  ::mlir::Speculation::Speculatability $cppClass::getSpeculatability() {
    return ::weir::tf::mayRaise(getOperation())
               ? ::mlir::Speculation::NotSpeculatable
               : ::mlir::Speculation::Speculatable;
  }
}];

// Traits of an op that raises for some element types or values.
defvar TF_RaiseTraits = [NoMemoryEffect,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>,
    DeclareOpInterfaceMethods<TF_EffectOpInterface>];

// result[i] = f(operand[i]): one operand, or several of one shape.
class TF_MapOp<string name, string what, string semantics, string example,
               list<Trait> traits = [Pure]>
    : TF_Op<name, traits # [
        DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
        DeclareOpInterfaceMethods<TF_LowerOpInterface, ["getFusionKind"]>]> {
  let summary = what;
  let description = semantics # "\n\nExample: `" # example # "`";
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let extraClassDefinition = TF_MapMethods;
}

class TF_UnaryOp<string name, string semantics,
                 string what = "elementwise " # name>
    : TF_MapOp<name, what, semantics,
        "%y = tf." # name # " %x : (tensor<4xf32>) -> tensor<4xf32>"> {
  let arguments = (ins TF_Tensor:$x);
  let results = (outs TF_Tensor:$y);
}

// An activation: TensorFlow names its operand `features`.
class TF_ActivationOp<string name, string semantics>
    : TF_MapOp<name, "activation " # name, semantics,
        "%y = tf." # name # " %x : (tensor<4xf32>) -> tensor<4xf32>"> {
  let arguments = (ins TF_Tensor:$features);
  let results = (outs TF_Tensor:$activations);
}

// As written, the operands broadcast (trailing dimensions aligned; sizes equal
// or 1); at the core level they have one shape.
class TF_BroadcastingOp<string name, string what, string semantics,
                        string example, list<Trait> traits = [Pure]>
    : TF_MapOp<name, what, semantics, example, traits # [
        DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let extraClassDefinition = TF_BroadcastMethods;
}

class TF_BinaryOp<string name, string semantics, list<Trait> traits = [Pure]>
    : TF_BroadcastingOp<name, "elementwise " # name # " with broadcasting",
        semantics, "%z = tf." # name # " %x, %y : (tensor<2x4xf32>, "
        # "tensor<4xf32>) -> tensor<2x4xf32>", traits> {
  let arguments = (ins TF_Tensor:$x, TF_Tensor:$y);
  let results = (outs TF_Tensor:$z);
}

// A binary op that fails for some operands of some types.
class TF_RaisingBinaryOp<string name, string semantics>
    : TF_BinaryOp<name, semantics, TF_RaiseTraits> {
  let extraClassDefinition =
      !strconcat(TF_BroadcastMethods, TF_RaiseMethods);
}

class TF_CompareOp<string name, string semantics>
    : TF_BinaryOp<name, semantics> {
  let description = semantics # "\n\nExample: `%z = tf." # name
      # " %x, %y : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>`";
}

class TF_LogicalOp<string name, string semantics>
    : TF_BinaryOp<name, semantics> {
  let description = semantics # "\n\nExample: `%z = tf." # name
      # " %x, %y : (tensor<2x4xi1>, tensor<4xi1>) -> tensor<2x4xi1>`";
}

// Several operands of one shape, without broadcasting.
class TF_SameShapeOp<string name, string what, string semantics,
                     string example>
    : TF_MapOp<name, what, semantics, example,
        [Pure, DeclareOpInterfaceMethods<TF_DecomposeOpInterface>]> {
  let extraClassDefinition = TF_AlignMethods;
}

// A gradient kernel, its operands named as TensorFlow does.
class TF_GradKernelOp<string name, string semantics>
    : TF_SameShapeOp<name, "gradient kernel " # name, semantics,
        "%r = tf." # name # " %a, %b : (tensor<4xf32>, tensor<4xf32>) -> "
        # "tensor<4xf32>">;
class TF_OutputGradOp<string name, string semantics>
    : TF_GradKernelOp<name, semantics> {
  let arguments = (ins TF_Tensor:$y, TF_Tensor:$dy);
  let results = (outs TF_Tensor:$z);
}
class TF_FeatureGradOp<string name, string semantics>
    : TF_GradKernelOp<name, semantics> {
  let arguments = (ins TF_Tensor:$gradients, TF_Tensor:$features);
  let results = (outs TF_Tensor:$backprops);
}

#endif
