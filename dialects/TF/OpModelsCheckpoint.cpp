//===- OpModelsCheckpoint.cpp - saving and restoring by runtime call ------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on checkpoint files (docs/formats/checkpoint.md). They all run
// when their step does: what is in a file is not known before.
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// An attribute's number as a size.
static SizeExpr sizeOf(GenericOp op, ShapeContext &ctx, StringRef attribute) {
  return ctx.constant(getIntAttr(op, attribute).value_or(0));
}

static LogicalResult inferRemappedMatrix(GenericOp op, ShapeContext &ctx) {
  ctx.setShape(op.getOutputs()[0],
               {sizeOf(op, ctx, "num_rows"), sizeOf(op, ctx, "num_cols")});
  return success();
}

static LogicalResult inferVocabularyRemapping(GenericOp op, ShapeContext &ctx) {
  ctx.setShape(op.getOutputs()[0], {sizeOf(op, ctx, "num_new_vocab")});
  ctx.setShape(op.getOutputs()[1], {});
  return success();
}

void tf::registerCheckpointOpModels(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "_ ->",
           {"SaveV2", "Save", "SaveSlices", "MergeV2Checkpoints"});
  addCalls(registry, effect, "_ -> _*",
           {"RestoreV2", "Restore", "RestoreSlice"});
  addCalls(registry, effect, inferRemappedMatrix, {"LoadAndRemapMatrix"});
  addCalls(registry, effect, inferVocabularyRemapping,
           {"GenerateVocabRemapping"});
  addCalls(registry, EffectClass::MayRaise, "_ -> []",
           {"ShardedFilename", "ShardedFilespec"});
}
