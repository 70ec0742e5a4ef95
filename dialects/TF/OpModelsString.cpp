//===- OpModelsString.cpp - strings, tables, files by runtime call --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpModelsString.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// What is not a scalar has the result's shape.
static LogicalResult inferStringJoin(GenericOp op, ShapeContext &ctx) {
  Sizes result;
  for (Value input : op.getInputs()) {
    auto sizes = ctx.getShape(input);
    if (!sizes) {
      return success();
    }
    if (result.empty()) {
      result = *sizes;
    }
  }
  ctx.setShape(op.getOutputs()[0], result);
  return success();
}

static void registerStrings(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  addCalls(registry, raises, "[...a] -> [...a]",
           {"StaticRegexFullMatch", "StaticRegexReplace", "UnicodeScript",
            "DecodeCompressed", "RegexFullMatch", "RegexReplace"});
  addCalls(registry, raises, inferStringJoin, {"StringJoin"});
  addCalls(registry, raises, "[n]; [] -> [n ?]", {"Fingerprint"});
}

// What an elementwise op gives: the first operand's shape (at the core level
// all have one).
static LogicalResult inferTakeElements(GenericOp op, ShapeContext &ctx) {
  if (auto sizes = ctx.getShape(op.getInputs().back())) {
    ctx.setShape(op.getOutputs()[0], *sizes);
  }
  return success();
}

// Ops that have a class, for numbers, and a runtime function for strings or
// variants (see passes/Lowering/CallHostElements.cpp). `TakeElements` is ours:
// element p / n of source p % n, for each p of the last operand, of n sources.
// So is `ReshapeElements`.
static void registerHostElements(OpRegistry &registry) {
  addCalls(registry, EffectClass::Total, inferTakeElements, {"TakeElements"});
  addCalls(registry, EffectClass::Total, "_; [?] -> [$1...]",
           {"ReshapeElements"});
  addCalls(registry, EffectClass::Total, "[...a] -> [...a]",
           {"Equal", "NotEqual", "Less", "LessEqual", "Greater", "GreaterEqual",
            "Add", "AddV2", "AddN", "ZerosLike"});
}

// A table holds the tuple of a key's and a value's type; a dense one's, whose
// export shows buckets, ends with `none`.
static LogicalResult inferTable(GenericOp op, ShapeContext &ctx) {
  Value output = op.getOutputs()[0];
  ctx.setShape(output, {});
  std::optional<PartialShape> key = PartialShape(), value = PartialShape();
  bool isDense = op.getOpType().starts_with("MutableDense");
  if (isDense) {
    key = std::nullopt;
    if (auto sizes = ctx.getShape(op.getInputs()[0])) {
      key = PartialShape(sizes->size(), -1);
      for (auto [dim, size] : llvm::zip(*key, *sizes)) {
        auto constant = dyn_cast<AffineConstantExpr>(size);
        dim = constant ? constant.getValue() : -1;
      }
    }
  }
  if (auto shape = getShapeAttr(op, "value_shape")) {
    value = shape;
  }
  SmallVector<Type> parts = {
      makeHeldType(key, getTypeAttr(op, "key_dtype")),
      makeHeldType(value, getTypeAttr(op, "value_dtype"))};
  if (isDense) {
    parts.push_back(NoneType::get(op.getContext()));
  }
  setHeldType(output, TupleType::get(op.getContext(), parts));
  return success();
}

// The shapes of a key and a value of the table in operand 0.
static std::optional<std::pair<Sizes, Sizes>>
getTableShapes(GenericOp op, ShapeContext &ctx) {
  auto held = dyn_cast_or_null<TupleType>(findHeldType(op.getInputs()[0]));
  if (!held || held.size() < 2) {
    return std::nullopt;
  }
  Sizes shapes[2];
  for (int i = 0; i < 2; ++i) {
    auto type = dyn_cast<RankedTensorType>(held.getType(i));
    if (!type) {
      return std::nullopt;
    }
    for (int64_t size : type.getShape()) {
      shapes[i].push_back(ShapedType::isDynamic(size) ? ctx.newResultSize(op)
                                                      : ctx.constant(size));
    }
  }
  return std::make_pair(shapes[0], shapes[1]);
}

// The keys' shape without that of one key, and that of a value.
static LogicalResult inferFind(GenericOp op, ShapeContext &ctx) {
  auto keys = ctx.getShape(op.getInputs()[1]);
  auto shapes = getTableShapes(op, ctx);
  if (!keys) {
    return success();
  }
  if (!shapes) {
    // Scalars, unless the default says more.
    auto otherwise = ctx.getShape(op.getInputs()[2]);
    if (otherwise && otherwise->empty()) {
      ctx.setShape(op.getOutputs()[0], *keys);
    }
    return success();
  }
  if (keys->size() < shapes->first.size()) {
    return success();
  }
  Sizes sizes(keys->begin(), keys->end() - shapes->first.size());
  sizes.append(shapes->second);
  ctx.setShape(op.getOutputs()[0], sizes);
  return success();
}

static bool isDenseTable(Value table) {
  auto held = dyn_cast_or_null<TupleType>(findHeldType(table));
  return held && held.size() == 3;
}

static void padSizes(ShapeContext &ctx, Sizes &sizes) {
  if (sizes.size() == 1) {
    sizes.push_back(ctx.constant(1));
  }
}

static LogicalResult inferExport(GenericOp op, ShapeContext &ctx) {
  if (auto shapes = getTableShapes(op, ctx)) {
    SizeExpr count = ctx.newResultSize(op);
    Sizes keys = {count}, values = {count};
    keys.append(shapes->first);
    values.append(shapes->second);
    if (isDenseTable(op.getInputs()[0])) { // buckets hold vectors
      padSizes(ctx, keys);
      padSizes(ctx, values);
    }
    ctx.setShape(op.getOutputs()[0], keys);
    ctx.setShape(op.getOutputs()[1], values);
  }
  return success();
}

static void registerTables(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, inferTable,
           {"HashTable", "HashTableV2", "MutableHashTable",
            "MutableHashTableV2", "MutableHashTableOfTensors",
            "MutableHashTableOfTensorsV2", "MutableDenseHashTable",
            "MutableDenseHashTableV2"});
  addCalls(registry, effect, "_ -> []",
           {"LookupTableSize", "LookupTableSizeV2"});
  addCalls(registry, effect, "_ ->",
           {"InitializeTable", "InitializeTableV2",
            "InitializeTableFromTextFile", "InitializeTableFromTextFileV2",
            "LookupTableInsert", "LookupTableInsertV2", "LookupTableImport",
            "LookupTableImportV2", "LookupTableRemoveV2"});
  addCalls(registry, effect, inferFind,
           {"LookupTableFind", "LookupTableFindV2"});
  addCalls(registry, effect, inferExport,
           {"LookupTableExport", "LookupTableExportV2"});
}

static void registerFiles(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "_ ->", {"WriteFile"});
  addCalls(registry, effect, "_ -> []",
           {"ReadFile", "ScalarSummary", "HistogramSummary", "MergeSummary",
            "TensorSummaryV2", "ImageSummary", "AudioSummaryV2"});
  addCalls(registry, effect, "_ -> [?]", {"MatchingFiles"});
}

void tf::registerStringOpModels(OpRegistry &registry) {
  registerStrings(registry);
  registerTextOpModels(registry);
  registerReaderOpModels(registry);
  registerHostElements(registry);
  registerTables(registry);
  registerFiles(registry);
}
