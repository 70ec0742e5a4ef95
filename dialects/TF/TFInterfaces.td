// What an operation says about itself, once. Passes ask these interfaces and
// know no operation by name.

#ifndef WEIR_DIALECTS_TF_TFINTERFACES_TD
#define WEIR_DIALECTS_TF_TFINTERFACES_TD

include "mlir/IR/OpBase.td"

def TF_ShapeOpInterface : OpInterface<"ShapeOpInterface"> {
  let cppNamespace = "::weir::tf";
  let description = [{
    Result shapes as expressions of the step's symbols. Element types are
    known when the op is built; only sizes are inferred.
  }];
  let methods = [InterfaceMethod<[{
      Reads operand shapes and, where known, the symbolic values of small
      integer operands from `ctx`, and sets every result's shape (and its value
      where it is a small integer tensor that later ops may need as sizes).
      A shape that the operands contradict is an error at the op. A result
      whose rank cannot be told is left unset.
    }],
    "::llvm::LogicalResult", "inferShapes",
    (ins "::weir::tf::ShapeContext &":$ctx)>];
}

def TF_DecomposeOpInterface : OpInterface<"DecomposeOpInterface"> {
  let cppNamespace = "::weir::tf";
  let description = "From the op as written to core operations.";
  let methods = [InterfaceMethod<[{
      Replaces the op by core operations (which may need decomposing again).
      Runs after shape inference: operand and result types carry `#tf.dims`.
      Fails, with an error at the op, where sizes that it needs are unknown.
    }],
    "::llvm::LogicalResult", "decompose",
    (ins "::weir::tf::DecomposeRewriter &":$rewriter)>];
}

def TF_LowerOpInterface : OpInterface<"LowerOpInterface"> {
  let cppNamespace = "::weir::tf";
  let description = [{
    From a core operation to linalg on tensors inside a kernel. Operands come
    lowered: element types are signless, bool is `i8` (0 or 1), bf16 and f16
    stay, encodings are dropped.
  }];
  let methods = [
    InterfaceMethod<[{
      Emits the op's computation and returns one lowered tensor per result.
    }],
    "::llvm::FailureOr<::llvm::SmallVector<::mlir::Value>>", "lower",
    (ins "::weir::tf::LoweringContext &":$ctx,
         "::mlir::ValueRange":$operands)>,
    InterfaceMethod<[{
      How the op may share a kernel with its neighbours.
    }],
    "::weir::tf::FusionKind", "getFusionKind", (ins), [{}], [{
      return ::weir::tf::FusionKind::Opaque;
    }]>];
}

def TF_EffectOpInterface : OpInterface<"EffectOpInterface"> {
  let cppNamespace = "::weir::tf";
  let description = [{
    Which of the three effect classes an op belongs to. Ops without this
    interface are total: they may be moved, duplicated, speculated, deleted.
  }];
  let methods = [InterfaceMethod<"The effect class.",
    "::weir::tf::EffectClass", "getEffectClass", (ins)>];
}

def TF_RuntimeCallOpInterface : OpInterface<"RuntimeCallOpInterface"> {
  let cppNamespace = "::weir::tf";
  let description = [{
    An op computed by a C function of the runtime (`runtime/abi/Call.h`).
  }];
  let methods = [InterfaceMethod<"The function's symbol.",
    "::llvm::StringRef", "getRuntimeFunction", (ins)>];
}

def TF_CostOpInterface : OpInterface<"CostOpInterface"> {
  let cppNamespace = "::weir::tf";
  let description = "Arithmetic operations per run of the op.";
  let methods = [InterfaceMethod<[{
      The number of arithmetic operations, as an expression of the step's
      symbols.
    }],
    "::mlir::AffineExpr", "getOperations", (ins)>];
}

def TF_GradientOpInterface : OpInterface<"GradientOpInterface"> {
  let cppNamespace = "::weir::tf";
  let description = "The op's reverse-mode derivative.";
  let methods = [InterfaceMethod<[{
      Given the gradients of the results (null where there is none), builds
      the gradients of the operands (null where the op is not differentiable
      in that operand). `builder` inserts after the forward ops.
    }],
    "::llvm::FailureOr<::llvm::SmallVector<::mlir::Value>>", "buildGradient",
    (ins "::mlir::OpBuilder &":$builder, "::mlir::ValueRange":$gradients)>];
}

#endif
