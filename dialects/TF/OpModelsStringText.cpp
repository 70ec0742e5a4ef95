//===- OpModelsStringText.cpp - operations on text by runtime call --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is wrong with operands the runtime functions say, when the step gets
// there; shapes here are those of what they give otherwise.
#include "dialects/TF/OpModelsString.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static bool isOne(SizeExpr size) {
  auto constant = dyn_cast<AffineConstantExpr>(size);
  return constant && constant.getValue() == 1;
}

// Substr(input, pos, len): scalar positions, or positions of the input's shape,
// or both broadcast.
static LogicalResult inferSubstr(GenericOp op, ShapeContext &ctx) {
  auto input = ctx.getShape(op.getInputs()[0]);
  auto positions = ctx.getShape(op.getInputs()[1]);
  if (!input || !positions) {
    return success();
  }
  size_t rank = std::max(input->size(), positions->size());
  Sizes result;
  for (size_t d = 0; d < rank; ++d) {
    auto sizeOf = [&](const Sizes &sizes) -> SizeExpr {
      size_t missing = rank - sizes.size();
      return d < missing ? ctx.constant(1) : sizes[d - missing];
    };
    SizeExpr a = sizeOf(*input), b = sizeOf(*positions);
    result.push_back(a == b || isOne(b) ? a
                     : isOne(a)         ? b
                                        : ctx.newResultSize(op));
  }
  ctx.setShape(op.getOutputs()[0], result);
  return success();
}

// The dimensions of `rank` that constant indices name; nullopt: not known, or
// the run fails.
static std::optional<llvm::SmallBitVector>
findReduced(GenericOp op, ShapeContext &ctx, int64_t rank) {
  auto indices = ctx.getValue(op.getInputs()[1]);
  if (!indices) {
    return std::nullopt;
  }
  llvm::SmallBitVector reduced(rank);
  for (SizeExpr element : indices->elements) {
    auto constant = dyn_cast<AffineConstantExpr>(element);
    if (!constant) {
      return std::nullopt;
    }
    int64_t index = constant.getValue();
    index += index < 0 ? rank : 0;
    if (index < 0 || index >= rank || reduced.test(index)) {
      return std::nullopt;
    }
    reduced.set(index);
  }
  return reduced;
}

// How many dimensions the indices name, where their shape says it.
static std::optional<int64_t> countIndices(GenericOp op, ShapeContext &ctx) {
  auto shape = ctx.getShape(op.getInputs()[1]);
  if (!shape) {
    return std::nullopt;
  }
  int64_t count = 1;
  for (SizeExpr size : *shape) {
    auto constant = dyn_cast<AffineConstantExpr>(size);
    if (!constant) {
      return std::nullopt;
    }
    count *= constant.getValue();
  }
  return count;
}

static LogicalResult inferReduceJoin(GenericOp op, ShapeContext &ctx) {
  auto input = ctx.getShape(op.getInputs()[0]);
  if (!input) {
    return success();
  }
  bool keepsDims = getBoolAttr(op, "keep_dims", false);
  int64_t rank = int64_t(input->size());
  Sizes result;
  if (auto reduced = findReduced(op, ctx, rank)) {
    for (int64_t d = 0; d < rank; ++d) {
      if (!reduced->test(d)) {
        result.push_back((*input)[d]);
      } else if (keepsDims) {
        result.push_back(ctx.constant(1));
      }
    }
    ctx.setShape(op.getOutputs()[0], result);
    return success();
  }
  auto count = countIndices(op, ctx);
  if (!keepsDims && !count) {
    return success();
  }
  // More indices than dimensions are an error of the run.
  int64_t left = keepsDims ? rank : std::max<int64_t>(rank - *count, 0);
  for (int64_t d = 0; d < left; ++d) {
    result.push_back(ctx.newResultSize(op));
  }
  ctx.setShape(op.getOutputs()[0], result);
  return success();
}

// UnsortedSegmentJoin(inputs, segment_ids, num_segments).
static LogicalResult inferSegmentJoin(GenericOp op, ShapeContext &ctx) {
  auto input = ctx.getShape(op.getInputs()[0]);
  auto segments = ctx.getShape(op.getInputs()[1]);
  if (!input || !segments) {
    return success();
  }
  Sizes result = {ctx.newResultSize(op)};
  if (segments->size() < input->size()) {
    result.append(input->begin() + segments->size(), input->end());
  }
  ctx.setShape(op.getOutputs()[0], result);
  return success();
}

// EditDistance(hypothesis_indices, _values, _shape, truth_...): the dimensions
// but the last.
static LogicalResult inferEditDistance(GenericOp op, ShapeContext &ctx) {
  for (unsigned operand : {2u, 5u, 0u, 3u}) {
    auto shape = ctx.getShape(op.getInputs()[operand]);
    if (!shape || shape->empty()) {
      continue;
    }
    auto rank = dyn_cast<AffineConstantExpr>(shape->back());
    if (!rank) {
      continue;
    }
    Sizes result;
    for (int64_t d = 0; d + 1 < rank.getValue(); ++d) {
      result.push_back(ctx.newResultSize(op));
    }
    ctx.setShape(op.getOutputs()[0], result);
    return success();
  }
  return success();
}

void tf::registerTextOpModels(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  addCalls(registry, raises, "[...a] -> [...a]",
           {"AsString", "StringLower", "StringUpper", "StringStrip",
            "StringLength", "StringToNumber", "StringToHashBucket",
            "StringToHashBucketFast", "StringToHashBucketStrong",
            "EncodeBase64", "DecodeBase64", "UnicodeTranscode"});
  addCalls(registry, raises, inferSubstr, {"Substr"});
  addCalls(registry, raises, inferReduceJoin, {"ReduceJoin"});
  addCalls(registry, raises, inferSegmentJoin, {"UnsortedSegmentJoin"});
  addCalls(registry, raises, inferEditDistance, {"EditDistance"});
  addCalls(registry, raises, "_ -> []", {"StringFormat"});
  addCalls(registry, raises, "[n] -> [+m 2]; [+m]; [2]",
           {"StringSplit", "StringSplitV2"});
  addCalls(registry, raises, "[...a] -> [...a ?]",
           {"DecodeRaw", "DecodePaddedRaw"});
  addCalls(registry, raises, "[c]; [s] -> [?]", {"UnicodeEncode"});
  addCalls(registry, raises, "_ -> [?]; [?]", {"UnicodeDecode"});
  addCalls(registry, raises, "_ -> [?]; [+c]; [+c]",
           {"UnicodeDecodeWithOffsets"});
  addCalls(registry, raises, "_; [n] -> [?]; [n]", {"StringNGrams"});
  addCalls(registry, EffectClass::Effectful, "_ ->", {"PrintV2"});
}
