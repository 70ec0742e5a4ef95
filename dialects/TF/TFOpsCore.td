// Operations that every other part of the tf dialect leans on: constants, the
// generic op, and the core level's ops whose sizes live in their types.

#ifndef WEIR_DIALECTS_TF_TFOPSCORE_TD
#define WEIR_DIALECTS_TF_TFOPSCORE_TD

include "dialects/TF/TFDialect.td"
include "dialects/Weir/WeirDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

def TF_ConstOp : TF_Op<"Const", [Pure, ConstantLike,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>]> {
  let summary = "a tensor known when the graph was written";
  let description = [{
    `value` holds the elements; large ones are resource blobs, which are never
    hashed.

    Example: `%c = tf.Const {value = dense<1.0> : tensor<2xf32>} : tensor<2xf32>`
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyType:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
  let hasFolder = 1;
}

def TF_GenericOp : TF_Op<"generic", [AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<TF_ShapeOpInterface>,
    DeclareOpInterfaceMethods<TF_EffectOpInterface>,
    DeclareOpInterfaceMethods<TF_RuntimeCallOpInterface>]> {
  let summary = "any TensorFlow operation without a class of its own";
  let description = [{
    `op_type` is TensorFlow's name of the operation, `attrs` its attributes
    (without type attributes that the types tell). What the compiler knows of
    it, it knows from the registry (`dialects/TF/OpRegistry.h`): shapes, effect
    class, the runtime function that computes it.

    The op starts when the tokens in `after` have happened; its last result is
    the token that says it is done. `defines` names the symbols of the step
    whose values this op finds out when it runs.

    Example:
    `%w, %t = tf.generic "Where"(%c) {attrs = {}, defines = array<i64: 3>}
       : (tensor<?xi1>) -> (tensor<?x1xi64, #tf.dims<s3, 1>>, !weir.token)`
  }];
  let arguments = (ins StrAttr:$op_type, Variadic<AnyType>:$inputs,
      Variadic<Weir_TokenType>:$after, DefaultValuedAttr<DictionaryAttr, "{}">:$attrs,
      OptionalAttr<DenseI64ArrayAttr>:$defines);
  let results = (outs Variadic<AnyType>:$outputs, Weir_TokenType:$done);
  let assemblyFormat = [{
    $op_type `(` $inputs `)` (`after` `(` $after^ `)`)? attr-dict `:`
    functional-type($inputs, results)
  }];
}

def TF_ReadSizesOp : TF_Op<"read_sizes", [HasParent<"::weir::StepOp">]> {
  let summary = "the elements of a small integer tensor become sizes";
  let description = [{
    Element k of `input` (rank 0 or 1, row-major) becomes the symbol
    `defines[k]` of the step when it runs. With `non_negative`, a negative
    element fails the step with INVALID_ARGUMENT.
  }];
  let arguments = (ins TF_Tensor:$input, DenseI64ArrayAttr:$defines,
      UnitAttr:$non_negative);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

// Core ops whose result type says their sizes.

def TF_ReshapeCoreOp : TF_Op<"reshape", [Pure]> {
  let summary = "the same elements in the same order under other sizes";
  let description = [{
    Never moves data: between kernels it is another view of the same bytes.
    `numel(input) == numel(output)` was checked when sizes were bound.
  }];
  let arguments = (ins TF_Tensor:$input);
  let results = (outs TF_Tensor:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($output)";
}

#endif
