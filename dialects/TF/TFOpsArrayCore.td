// Core array operations: sizes live in result types and in attributes, never
// in shape operands. Nearly all only say which element goes where.

#ifndef WEIR_DIALECTS_TF_TFOPSARRAYCORE_TD
#define WEIR_DIALECTS_TF_TFOPSARRAYCORE_TD

include "dialects/TF/TFOpsArrayBase.td"

def TF_BroadcastCoreOp : TF_CoreOp<"broadcast", [Pure]> {
  let summary = "the same elements along more, or longer, dimensions";
  let description = [{
    The operand's dimensions are aligned to the result's trailing ones. Each is
    1 (its element is repeated), the result's expression (kept), or another
    expression, which at run time is 1 or the result's size.

    Example: `tf.broadcast %b : (tensor<4xf32>) ->
      tensor<?x4xf32, #tf.dims<s0, 4>>`
  }];
  let arguments = (ins TF_Tensor:$input);
  let results = (outs TF_Tensor:$output);
}

def TF_SliceCoreOp : TF_CoreOp<"slice", [Pure]> {
  let summary = "a strided box of elements";
  let description = [{
    `output[i] = input[starts + i * strides]`; the box's sizes are the result's.
    Strides may be negative, never 0. The box lies within the input.

    Example: `tf.slice %x {starts = #tf.dims<1>, strides = array<i64: 2>} :
      (tensor<5xf32>) -> tensor<2xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_DimsAttr:$starts,
      DenseI64ArrayAttr:$strides);
  let results = (outs TF_Tensor:$output);
}

def TF_PadCoreOp : TF_CoreOp<"pad", [Pure]> {
  let summary = "a constant around, and between, elements";
  let description = [{
    `low[d]` elements of `value` (a scalar) come before dimension d, `high[d]`
    after it, and `interior[d]` (absent: none) between two neighbours. The sizes
    of `low` and `high` are not negative.

    Example: `tf.pad %x, %zero {low = #tf.dims<1>, high = #tf.dims<s0>} :
      (tensor<2xf32>, tensor<f32>) -> tensor<?xf32, #tf.dims<s0 + 3>>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$value, TF_DimsAttr:$low,
      TF_DimsAttr:$high, OptionalAttr<DenseI64ArrayAttr>:$interior);
  let results = (outs TF_Tensor:$output);
}

def TF_ConcatCoreOp : TF_CoreOp<"concat", [Pure]> {
  let summary = "tensors one after the other along a dimension";
  let description = [{
    All operands have the result's rank and, but for `axis`, its sizes.

    Example: `tf.concat %a, %b {axis = 0} :
      (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>`
  }];
  let arguments = (ins Variadic<TF_Tensor>:$inputs, TF_Int64Attr:$axis);
  let results = (outs TF_Tensor:$output);
}

def TF_TransposeCoreOp : TF_CoreOp<"transpose", [Pure]> {
  let summary = "dimensions in another order";
  let description = [{
    Dimension d of the result is dimension `permutation[d]` of the input.

    Example: `tf.transpose %x {permutation = array<i64: 1, 0>} :
      (tensor<2x3xf32>) -> tensor<3x2xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, DenseI64ArrayAttr:$permutation);
  let results = (outs TF_Tensor:$output);
}

def TF_ReverseCoreOp : TF_CoreOp<"reverse", [Pure]> {
  let summary = "elements in opposite order along some dimensions";
  let description = [{
    Example: `tf.reverse %x {axes = array<i64: 1>} :
      (tensor<2x3xf32>) -> tensor<2x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, DenseI64ArrayAttr:$axes);
  let results = (outs TF_Tensor:$output);
}

def TF_IotaCoreOp : TF_CoreOp<"iota", [Pure]> {
  let summary = "each element is its own position";
  let description = [{
    `output[i] = i[axis]`, converted to the element type (an integer or float).

    Example: `tf.iota {axis = 0} : () -> tensor<3xi32>`
  }];
  let arguments = (ins TF_Int64Attr:$axis);
  let results = (outs TF_Tensor:$output);
}

def TF_SizesCoreOp : TF_CoreOp<"sizes", [Pure]> {
  let summary = "sizes become data";
  let description = [{
    An integer tensor of rank 0 or 1 whose element k is `exprs[k]`.

    Example: `tf.sizes {exprs = #tf.dims<s0, 4>} : () -> tensor<2xi32>`
  }];
  let arguments = (ins TF_DimsAttr:$exprs);
  let results = (outs TF_Tensor:$output);
}

def TF_BitcastCoreOp : TF_CoreOp<"bitcast", [Pure]> {
  let summary = "the same bits as another element type";
  let description = [{
    Where the widths differ, the narrower elements are the last dimension of
    their side, lowest bits first. Integers and floats.

    Example: `tf.bitcast %x : (tensor<3xf32>) -> tensor<3xi32>`
  }];
  let arguments = (ins TF_Tensor:$input);
  let results = (outs TF_Tensor:$output);
}

def TF_RemapCoreOp : TF_CoreOp<"remap", [Pure]> {
  let summary = "each element comes from a computed position";
  let description = [{
    `output[d] = input[map(d)]` where every constraint of `where` holds for d
    (absent: always), else `other` (a scalar). Dimensions of both are the
    result's, symbol k is `symbols[k]`; both may be semi-affine. Where `where` holds,
    the position lies within the input.

    Example (a matrix's diagonal): `tf.remap %v, %zero
      {map = affine_map<(d0, d1) -> (d0)>,
       where = affine_set<(d0, d1) : (d0 - d1 == 0)>,
       symbols = #tf.dims<>} :
      (tensor<3xf32>, tensor<f32>) -> tensor<3x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$other, AffineMapAttr:$map,
      OptionalAttr<IntegerSetAttr>:$where, TF_DimsAttr:$symbols);
  let results = (outs TF_Tensor:$output);
}

def TF_GatherCoreOp : TF_CheckedCoreOp<"gather"> {
  let summary = "slices picked by index along one dimension";
  let description = [{
    With `b = batch_dims` and `a = axis`:
    `output[p0..pa, i.., q..] = params[p0..pa, indices[p0..pb, i..], q..]`.
    All indices are checked before anything is read: one outside of
    `[0, params.dim(a))` fails the run with INVALID_ARGUMENT and what `text`
    says (IndexChecks.h).

    Example: `tf.gather %p, %i {axis = 0, batch_dims = 0} :
      (tensor<9x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>`
  }];
  let arguments = (ins TF_Tensor:$params, TF_Tensor:$indices, TF_Int64Attr:$axis,
      TF_Int64Attr:$batch_dims,
      DefaultValuedAttr<StrAttr, "\"indices{at} = {value} is not in [0, {limit})\"">:$text);
  let results = (outs TF_Tensor:$output);
}

def TF_GatherNdCoreOp : TF_CheckedCoreOp<"gather_nd"> {
  let summary = "slices picked by coordinates";
  let description = [{
    The last dimension of `indices`, of constant size k, holds coordinates in
    the first k dimensions of `params`:
    `output[i.., q..] = params[indices[i.., :], q..]`. Checked as `tf.gather`.

    Example: `tf.gather_nd %p, %i :
      (tensor<9x4xf32>, tensor<2x2xi32>) -> tensor<2xf32>`
  }];
  let arguments = (ins TF_Tensor:$params, TF_Tensor:$indices);
  let results = (outs TF_Tensor:$output);
}

def TF_ScatterNdCoreOp : TF_CheckedCoreOp<"scatter_nd"> {
  let summary = "slices combined into places given by coordinates";
  let description = [{
    Starts from `init`; then for every row of `indices` (last dimension of
    constant size k), in row-major order,
    `output[indices[i.., :], q..] = combine(that, updates[i.., q..])`, where
    `combine` is `add`, `sub`, `set` (the last one wins), `max`, `min` or `mul`.
    A coordinate outside of the result fails the run with INVALID_ARGUMENT and
    what `text` says (IndexChecks.h); with
    `skip_negative`, rows with a negative coordinate are left out instead. With
    `sorted`, so does a first coordinate less than the one of the row before.

    Example: `tf.scatter_nd %z, %i, %u {combine = "add"} :
      (tensor<9xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<9xf32>`
  }];
  let arguments = (ins TF_Tensor:$init, TF_Tensor:$indices, TF_Tensor:$updates,
      StrAttr:$combine, UnitAttr:$skip_negative, UnitAttr:$sorted,
      DefaultValuedAttr<StrAttr, "\"indices{at} = {row} does not index into shape {shape}\"">:$text);
  let results = (outs TF_Tensor:$output);
}

def TF_ReverseSequenceCoreOp : TF_CheckedCoreOp<"reverse_sequence"> {
  let summary = "the first elements of each row in opposite order";
  let description = [{
    Along `seq_dim`, the first `lengths[b]` elements of row b of `batch_dim` are
    reversed, the rest stay. A length outside of [0, size of `seq_dim`] fails
    the run with INVALID_ARGUMENT.

    Example: `tf.reverse_sequence %x, %n {seq_dim = 1, batch_dim = 0} :
      (tensor<2x5xf32>, tensor<2xi32>) -> tensor<2x5xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$lengths, TF_Int64Attr:$seq_dim,
      TF_Int64Attr:$batch_dim);
  let results = (outs TF_Tensor:$output);
}

#endif
