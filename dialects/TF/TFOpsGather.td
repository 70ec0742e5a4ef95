// Reads and writes at indices, segments, one-hot, as written.

#ifndef WEIR_DIALECTS_TF_TFOPSGATHER_TD
#define WEIR_DIALECTS_TF_TFOPSGATHER_TD

include "dialects/TF/TFOpsArrayBase.td"

def TF_GatherOp : TF_CheckedWrittenOp<"Gather"> {
  let summary = "rows picked by index";
  let description = [{
    `output[i.., q..] = params[indices[i..], q..]`. An index out of range fails
    the step with INVALID_ARGUMENT.

    Example: `tf.Gather %p, %i : (tensor<9x4xf32>, tensor<2xi32>) ->
      tensor<2x4xf32>`
  }];
  let arguments = (ins TF_Tensor:$params, TF_Tensor:$indices,
      TF_BoolAttr<"true">:$validate_indices);
  let results = (outs TF_Tensor:$output);
}

def TF_GatherV2Op : TF_CheckedWrittenOp<"GatherV2"> {
  let summary = "slices picked by index along an axis";
  let description = [{
    As `tf.gather`; `axis` is known; `batch_dims` may count from the end.

    Example: `tf.GatherV2 %p, %i, %a :
      (tensor<9x4xf32>, tensor<2xi32>, tensor<i32>) -> tensor<2x4xf32>`
  }];
  let arguments = (ins TF_Tensor:$params, TF_Tensor:$indices, TF_Tensor:$axis,
      TF_IntAttr<"0">:$batch_dims);
  let results = (outs TF_Tensor:$output);
}

def TF_GatherNdOp : TF_CheckedWrittenOp<"GatherNd"> {
  let summary = "slices picked by coordinates";
  let description = [{
    As `tf.gather_nd`.

    Example: `tf.GatherNd %p, %i : (tensor<9x4xf32>, tensor<2x2xi32>) ->
      tensor<2xf32>`
  }];
  let arguments = (ins TF_Tensor:$params, TF_Tensor:$indices);
  let results = (outs TF_Tensor:$output);
}

def TF_ScatterNdOp : TF_CheckedWrittenOp<"ScatterNd"> {
  let summary = "updates added into zeros at coordinates";
  let description = [{
    Repeated coordinates add up, in the order of `indices`.

    Example: `tf.ScatterNd %i, %u, %s :
      (tensor<2x1xi32>, tensor<2xf32>, tensor<1xi32>) -> tensor<9xf32>`
  }];
  let arguments = (ins TF_Tensor:$indices, TF_Tensor:$updates,
      TF_Tensor:$shape);
  let results = (outs TF_Tensor:$output);
}

class TF_TensorScatterOp<string mnemonic, string what>
    : TF_CheckedWrittenOp<mnemonic> {
  let summary = "a copy with updates " # what # " at coordinates";
  let description = "Updates are applied in the order of `indices`.\n\n"
      # "Example: `tf." # mnemonic # " %x, %i, %u : (tensor<9xf32>, "
      # "tensor<2x1xi32>, tensor<2xf32>) -> tensor<9xf32>`";
  let arguments = (ins TF_Tensor:$tensor, TF_Tensor:$indices,
      TF_Tensor:$updates);
  let results = (outs TF_Tensor:$output);
}

def TF_TensorScatterUpdateOp : TF_TensorScatterOp<"TensorScatterUpdate", "set">;
def TF_TensorScatterAddOp : TF_TensorScatterOp<"TensorScatterAdd", "added">;
def TF_ScatterNdNonAliasingAddOp : TF_CheckedWrittenOp<"ScatterNdNonAliasingAdd"> {
  let summary = "TensorScatterAdd under another name";
  let description = [{
    Example: `tf.ScatterNdNonAliasingAdd %x, %i, %u :
      (tensor<9xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<9xf32>`
  }];
  let arguments = (ins TF_Tensor:$tensor, TF_Tensor:$indices,
      TF_Tensor:$updates);
  let results = (outs TF_Tensor:$output);
}
def TF_TensorScatterSubOp : TF_TensorScatterOp<"TensorScatterSub", "subtracted">;
def TF_TensorScatterMaxOp : TF_TensorScatterOp<"TensorScatterMax", "maximized">;
def TF_TensorScatterMinOp : TF_TensorScatterOp<"TensorScatterMin", "minimized">;

class TF_UnsortedSegmentOp<string mnemonic, string what, string empty>
    : TF_CheckedWrittenOp<mnemonic> {
  let summary = "the " # what # " of the rows of each segment";
  let description = "`segment_ids` has a prefix of data's shape; negative ids "
      # "are left out, ids from `num_segments` on fail the step. A segment "
      # "without rows is " # empty # ".\n\nExample: `tf." # mnemonic
      # " %x, %i, %n : (tensor<5x2xf32>, tensor<5xi32>, tensor<i32>) -> "
      # "tensor<3x2xf32>`";
  let arguments = (ins TF_Tensor:$data, TF_Tensor:$segment_ids,
      TF_Tensor:$num_segments);
  let results = (outs TF_Tensor:$output);
}

def TF_UnsortedSegmentSumOp : TF_UnsortedSegmentOp<"UnsortedSegmentSum", "sum", "0">;
def TF_UnsortedSegmentProdOp : TF_UnsortedSegmentOp<"UnsortedSegmentProd", "product", "1">;
def TF_UnsortedSegmentMaxOp : TF_UnsortedSegmentOp<"UnsortedSegmentMax", "maximum", "the type's smallest number">;
def TF_UnsortedSegmentMinOp : TF_UnsortedSegmentOp<"UnsortedSegmentMin", "minimum", "the type's largest number">;

class TF_SegmentOp<string mnemonic, string what, string empty>
    : TF_CheckedWrittenOp<mnemonic> {
  let summary = "the " # what # " of each run of rows with one id";
  let description = "`segment_ids` is sorted, one per row of data; the result "
      # "has as many rows as the last id plus 1, a number that the step finds "
      # "out. A segment without rows is " # empty # ".\n\nExample: `tf."
      # mnemonic # " %x, %i : (tensor<5x2xf32>, tensor<5xi32>) -> "
      # "tensor<?x2xf32, #tf.dims<s0, 2>>`";
  let arguments = (ins TF_Tensor:$data, TF_Tensor:$segment_ids);
  let results = (outs TF_Tensor:$output);
}

def TF_SegmentSumOp : TF_SegmentOp<"SegmentSum", "sum", "0">;
def TF_SegmentMeanOp : TF_SegmentOp<"SegmentMean", "mean", "0">;
def TF_SegmentProdOp : TF_SegmentOp<"SegmentProd", "product", "1">;
def TF_SegmentMaxOp : TF_SegmentOp<"SegmentMax", "maximum", "0">;
def TF_SegmentMinOp : TF_SegmentOp<"SegmentMin", "minimum", "0">;

class TF_SparseSegmentOp<string mnemonic, string what, dag more>
    : TF_CheckedWrittenOp<mnemonic> {
  let summary = "the " # what # " of picked rows, by segment";
  let description = "Row i is `data[indices[i]]`, of segment `segment_ids[i]`; "
      # "ids are sorted. A segment without rows is 0.\n\nExample: `tf."
      # mnemonic # " %x, %i, %s : (tensor<5x2xf32>, tensor<4xi32>, "
      # "tensor<4xi32>) -> tensor<?x2xf32, #tf.dims<s0, 2>>`";
  let arguments = !con((ins TF_Tensor:$data, TF_Tensor:$indices,
      TF_Tensor:$segment_ids), more);
  let results = (outs TF_Tensor:$output);
}
def TF_SparseSegmentSumOp : TF_SparseSegmentOp<"SparseSegmentSum", "sum", (ins)>;
def TF_SparseSegmentMeanOp : TF_SparseSegmentOp<"SparseSegmentMean", "mean", (ins)>;
def TF_SparseSegmentSqrtNOp : TF_SparseSegmentOp<"SparseSegmentSqrtN", "sum over the root of the number", (ins)>;
def TF_SparseSegmentSumWithNumSegmentsOp : TF_SparseSegmentOp<"SparseSegmentSumWithNumSegments", "sum", (ins TF_Tensor:$num_segments)>;
def TF_SparseSegmentMeanWithNumSegmentsOp : TF_SparseSegmentOp<"SparseSegmentMeanWithNumSegments", "mean", (ins TF_Tensor:$num_segments)>;
def TF_SparseSegmentSqrtNWithNumSegmentsOp : TF_SparseSegmentOp<"SparseSegmentSqrtNWithNumSegments", "sum over the root of the number", (ins TF_Tensor:$num_segments)>;

class TF_SparseSegmentGradOp<string mnemonic, string of>
    : TF_CheckedWrittenOp<mnemonic> {
  let summary = "the gradient of " # of;
  let description = "`output_dim0` rows; row `indices[i]` sums the gradient of "
      # "segment `segment_ids[i]`.\n\nExample: `tf." # mnemonic
      # " %dy, %i, %s, %n : (tensor<3x2xf32>, tensor<4xi32>, tensor<4xi32>, "
      # "tensor<i32>) -> tensor<5x2xf32>`";
  let arguments = (ins TF_Tensor:$grad, TF_Tensor:$indices,
      TF_Tensor:$segment_ids, TF_Tensor:$output_dim0);
  let results = (outs TF_Tensor:$output);
}
def TF_SparseSegmentSumGradOp : TF_SparseSegmentGradOp<"SparseSegmentSumGrad", "SparseSegmentSum">;
def TF_SparseSegmentMeanGradOp : TF_SparseSegmentGradOp<"SparseSegmentMeanGrad", "SparseSegmentMean">;
def TF_SparseSegmentSqrtNGradOp : TF_SparseSegmentGradOp<"SparseSegmentSqrtNGrad", "SparseSegmentSqrtN">;

def TF_OneHotOp : TF_WrittenOp<"OneHot"> {
  let summary = "on_value at each index along a new dimension";
  let description = [{
    The new dimension, of size `depth`, is at `axis` (-1: the last). Elsewhere,
    and for indices out of range, `off_value`.

    Example: `tf.OneHot %i, %d, %on, %off :
      (tensor<2xi32>, tensor<i32>, tensor<f32>, tensor<f32>) ->
      tensor<2x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$indices, TF_Tensor:$depth,
      TF_Tensor:$on_value, TF_Tensor:$off_value, TF_IntAttr<"-1">:$axis);
  let results = (outs TF_Tensor:$output);
}

def TF_ReverseSequenceOp : TF_CheckedWrittenOp<"ReverseSequence"> {
  let summary = "the first elements of each row in opposite order";
  let description = [{
    As `tf.reverse_sequence`.

    Example: `tf.ReverseSequence %x, %n {seq_dim = 1} :
      (tensor<2x5xf32>, tensor<2xi32>) -> tensor<2x5xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$seq_lengths,
      TF_Int64Attr:$seq_dim, TF_IntAttr<"0">:$batch_dim);
  let results = (outs TF_Tensor:$output);
}

class TF_InTopOp<string mnemonic, dag more> : TF_WrittenOp<mnemonic> {
  let summary = "whether the target is among the k best predictions";
  let description = [{
    `predictions` [batch, classes] f32, `targets` [batch]. False where the
    target is no class or a prediction is not finite; equal predictions count
    as better only if larger.

    Example: `tf.InTopKV2 %p, %t, %k :
      (tensor<2x5xf32>, tensor<2xi32>, tensor<i32>) -> tensor<2xi1>`
  }];
  let arguments = !con((ins TF_Tensor:$predictions, TF_Tensor:$targets), more);
  let results = (outs TF_Tensor:$precision);
}
def TF_InTopKOp : TF_InTopOp<"InTopK", (ins TF_Int64Attr:$k)>;
def TF_InTopKV2Op : TF_InTopOp<"InTopKV2", (ins TF_Tensor:$k)>;

#endif
