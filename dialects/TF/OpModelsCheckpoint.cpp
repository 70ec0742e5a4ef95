//===- OpModelsCheckpoint.cpp - saving and restoring by runtime call ------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on checkpoint files (docs/formats/checkpoint.md). They all run
// when their step does: what is in a file is not known before.
#include "dialects/TF/OpModels.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// The sizes of a slice ("4 5 0,2:-": [2, 5]); nullopt where `text` says none or
// is malformed, which the step finds out.
static std::optional<Sizes> parseSliceSizes(StringRef text, ShapeContext &ctx) {
  SmallVector<StringRef> words, ranges;
  text.split(words, ' ', -1, /*KeepEmpty=*/false);
  if (words.size() < 2) {
    return std::nullopt;
  }
  words.pop_back_val().split(ranges, ':');
  if (ranges.size() != words.size()) {
    return std::nullopt;
  }
  Sizes sizes;
  for (auto [word, range] : llvm::zip_equal(words, ranges)) {
    int64_t size;
    if ((range == "-" ? word : range.split(',').second)
            .getAsInteger(10, size) ||
        size < 0) {
      return std::nullopt;
    }
    sizes.push_back(ctx.constant(size));
  }
  return sizes;
}

// What a constant says of slices; a whole tensor's shape only its file does.
static LogicalResult inferRestored(GenericOp op, ShapeContext &ctx) {
  DenseStringElementsAttr specs;
  if (op.getInputs().size() < 3 ||
      !matchPattern(op.getInputs()[2], m_Constant(&specs)) ||
      specs.getNumElements() != int64_t(op.getOutputs().size())) {
    return success();
  }
  for (auto [output, text] :
       llvm::zip(op.getOutputs(), specs.getValues<StringRef>())) {
    if (auto sizes = parseSliceSizes(text, ctx)) {
      ctx.setShape(output, *sizes);
    }
  }
  return success();
}

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
  addCalls(registry, effect, "_ -> _*", {"Restore"});
  addCalls(registry, effect, inferRestored, {"RestoreV2", "RestoreSlice"});
  addCalls(registry, effect, inferRemappedMatrix, {"LoadAndRemapMatrix"});
  addCalls(registry, effect, inferVocabularyRemapping,
           {"GenerateVocabRemapping"});
  addCalls(registry, EffectClass::MayRaise, "_ -> []",
           {"ShardedFilename", "ShardedFilespec"});
}
