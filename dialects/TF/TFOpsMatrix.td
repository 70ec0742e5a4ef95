// Diagonals and bands of matrices, as written.

#ifndef WEIR_DIALECTS_TF_TFOPSMATRIX_TD
#define WEIR_DIALECTS_TF_TFOPSMATRIX_TD

include "dialects/TF/TFOpsArrayBase.td"

def TF_DiagOp : TF_WrittenOp<"Diag"> {
  let summary = "a tensor of twice the rank with the operand on its diagonal";
  let description = [{
    `output[i.., i..] = diagonal[i..]`, zero elsewhere.

    Example: `tf.Diag %x : (tensor<3xf32>) -> tensor<3x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$diagonal);
  let results = (outs TF_Tensor:$output);
}

def TF_DiagPartOp : TF_WrittenUnaryOp<"DiagPart"> {
  let summary = "the diagonal of a tensor of even rank";
  let description = "Example: `tf.DiagPart %x : (tensor<3x3xf32>) -> tensor<3xf32>`";
}

def TF_MatrixDiagOp : TF_WrittenOp<"MatrixDiag"> {
  let summary = "square matrices with the operand's rows as diagonals";
  let description = [{
    Example: `tf.MatrixDiag %x : (tensor<2x3xf32>) -> tensor<2x3x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$diagonal);
  let results = (outs TF_Tensor:$output);
}

class TF_BandDiagOp<string mnemonic, dag more> : TF_WrittenOp<mnemonic> {
  let summary = "matrices with given diagonals";
  let description = [{
    `k`, one or two known numbers, are the lowest and highest diagonal (0: the
    main one, positive: above). With several, `diagonal` is [.., hi - lo + 1,
    longest], the highest first; shorter ones are aligned as `align` says for
    those above and below (V2: to the left). `num_rows` and `num_cols` of -1 are
    as small as the diagonals allow. Elsewhere `padding_value`.

    Example: `tf.MatrixDiagV3 %x, %k, %r, %c, %p :
      (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) ->
      tensor<3x3xf32>`
  }];
  let arguments = !con((ins TF_Tensor:$diagonal, TF_Tensor:$k,
      TF_Tensor:$num_rows, TF_Tensor:$num_cols, TF_Tensor:$padding_value),
      more);
  let results = (outs TF_Tensor:$output);
}
def TF_MatrixDiagV2Op : TF_BandDiagOp<"MatrixDiagV2", (ins)>;
def TF_MatrixDiagV3Op : TF_BandDiagOp<"MatrixDiagV3",
    (ins TF_StringAttr<"RIGHT_LEFT">:$align)>;

def TF_MatrixDiagPartOp : TF_WrittenOp<"MatrixDiagPart"> {
  let summary = "the main diagonal of each matrix";
  let description = [{
    Example: `tf.MatrixDiagPart %x : (tensor<2x3x4xf32>) -> tensor<2x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input);
  let results = (outs TF_Tensor:$diagonal);
}

class TF_BandPartOp<string mnemonic, dag more> : TF_WrittenOp<mnemonic> {
  let summary = "diagonals of each matrix";
  let description = [{
    The inverse of MatrixDiagV3; `padding_value` fills shorter diagonals.

    Example: `tf.MatrixDiagPartV3 %x, %k, %p :
      (tensor<2x3x3xf32>, tensor<i32>, tensor<f32>) -> tensor<2x3xf32>`
  }];
  let arguments = !con((ins TF_Tensor:$input, TF_Tensor:$k,
      TF_Tensor:$padding_value), more);
  let results = (outs TF_Tensor:$diagonal);
}
def TF_MatrixDiagPartV2Op : TF_BandPartOp<"MatrixDiagPartV2", (ins)>;
def TF_MatrixDiagPartV3Op : TF_BandPartOp<"MatrixDiagPartV3",
    (ins TF_StringAttr<"RIGHT_LEFT">:$align)>;

def TF_MatrixSetDiagOp : TF_WrittenOp<"MatrixSetDiag"> {
  let summary = "matrices with another main diagonal";
  let description = [{
    Example: `tf.MatrixSetDiag %x, %d : (tensor<3x3xf32>, tensor<3xf32>) ->
      tensor<3x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$diagonal);
  let results = (outs TF_Tensor:$output);
}

class TF_BandSetOp<string mnemonic, dag more> : TF_WrittenOp<mnemonic> {
  let summary = "matrices with other diagonals";
  let description = [{
    Diagonals as in MatrixDiagV3.

    Example: `tf.MatrixSetDiagV3 %x, %d, %k :
      (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<3x3xf32>`
  }];
  let arguments = !con((ins TF_Tensor:$input, TF_Tensor:$diagonal,
      TF_Tensor:$k), more);
  let results = (outs TF_Tensor:$output);
}
def TF_MatrixSetDiagV2Op : TF_BandSetOp<"MatrixSetDiagV2", (ins)>;
def TF_MatrixSetDiagV3Op : TF_BandSetOp<"MatrixSetDiagV3",
    (ins TF_StringAttr<"RIGHT_LEFT">:$align)>;

def TF_MatrixBandPartOp : TF_WrittenOp<"MatrixBandPart"> {
  let summary = "each matrix with zeros outside of a band";
  let description = [{
    Kept are `num_lower` diagonals below and `num_upper` above the main one;
    negative numbers keep all.

    Example: `tf.MatrixBandPart %x, %l, %u :
      (tensor<3x3xf32>, tensor<i64>, tensor<i64>) -> tensor<3x3xf32>`
  }];
  let arguments = (ins TF_Tensor:$input, TF_Tensor:$num_lower,
      TF_Tensor:$num_upper);
  let results = (outs TF_Tensor:$band);
}

#endif
