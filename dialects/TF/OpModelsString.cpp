//===- OpModelsString.cpp - strings, tables, files by runtime call --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static void registerStrings(OpRegistry &registry) {
  constexpr EffectClass raises = EffectClass::MayRaise;
  addCalls(registry, raises, "[...a] -> [...a]",
           {"AsString", "StringLower", "StringUpper", "StringStrip",
            "StringLength", "StringToNumber", "StringToHashBucket",
            "StringToHashBucketFast", "StringToHashBucketStrong",
            "StaticRegexFullMatch", "StaticRegexReplace", "EncodeBase64",
            "DecodeBase64", "UnicodeScript", "UnicodeTranscode", "Substr",
            "DecodeCompressed", "RegexFullMatch", "RegexReplace"});
  addCalls(registry, raises, "_ -> []", {"StringFormat"});
  addCalls(registry, raises, "[n] -> [+m 2]; [+m]; [2]",
           {"StringSplit", "StringSplitV2"});
  addCalls(registry, raises, "[...a] -> [...a ?]", {"DecodeRaw"});
  addCalls(registry, raises, "[n]; [] -> [n ?]", {"Fingerprint"});
  addCalls(registry, raises, "[c]; [s] -> [?]", {"UnicodeEncode"});
  addCalls(registry, raises, "_ -> [?]; [?]", {"UnicodeDecode",
                                               "StringNGrams"});
  addCalls(registry, raises, "_ -> [?]; [+c]; [+c]",
           {"UnicodeDecodeWithOffsets"});
  addCalls(registry, raises, "_ -> []", {"ShardedFilename", "ShardedFilespec"});
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
// element p / n of source p % n, for each p of the last operand, of n sources. So is `ReshapeElements`.
static void registerHostElements(OpRegistry &registry) {
  addCalls(registry, EffectClass::Total, inferTakeElements, {"TakeElements"});
  addCalls(registry, EffectClass::Total, "_; [?] -> [$1...]",
           {"ReshapeElements"});
  addCalls(registry, EffectClass::Total, "[...a] -> [...a]",
           {"Equal", "NotEqual", "Less", "LessEqual", "Greater",
            "GreaterEqual", "Add", "AddV2", "AddN", "ZerosLike"});
}

static void registerTables(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "_ -> []",
           {"HashTable", "HashTableV2", "MutableHashTable",
            "MutableHashTableV2", "MutableHashTableOfTensors",
            "MutableHashTableOfTensorsV2", "MutableDenseHashTable",
            "MutableDenseHashTableV2", "AnonymousHashTable",
            "AnonymousMutableHashTable", "LookupTableSize",
            "LookupTableSizeV2"});
  addCalls(registry, effect, "_ ->",
           {"InitializeTable", "InitializeTableV2",
            "InitializeTableFromTextFile", "InitializeTableFromTextFileV2",
            "LookupTableInsert", "LookupTableInsertV2", "LookupTableImport",
            "LookupTableImportV2", "LookupTableRemoveV2"});
  // A table of scalars; tables of tensors add the value's dimensions.
  addCalls(registry, effect, "[]; [...k]; [...v] -> [...k ...v]",
           {"LookupTableFind", "LookupTableFindV2"});
  addCalls(registry, effect, "[] -> [+n]; [+n]",
           {"LookupTableExport", "LookupTableExportV2"});
}

static void registerFiles(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "_ ->",
           {"SaveV2", "Save", "SaveSlices", "MergeV2Checkpoints",
            "WriteFile"});
  addCalls(registry, effect, "_ -> _*", {"RestoreV2", "Restore",
                                         "RestoreSlice"});
  addCalls(registry, effect, "_ -> []",
           {"ReadFile", "ScalarSummary", "HistogramSummary", "MergeSummary",
            "TensorSummaryV2", "ImageSummary", "AudioSummaryV2"});
  addCalls(registry, effect, "_ -> [?]", {"MatchingFiles"});
}

void tf::registerStringOpModels(OpRegistry &registry) {
  registerStrings(registry);
  registerHostElements(registry);
  registerTables(registry);
  registerFiles(registry);
}
