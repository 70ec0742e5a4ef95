//===- OpModelsReader.cpp - readers and what takes records apart ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Readers of files (runtime/readers) and the operations that make tensors of
// records: Examples, lines of values, tensors (runtime/parse).
#include "dialects/TF/OpModelsString.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static void registerReaders(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  for (StringRef suffix : {"", "V2"}) {
    auto add = [&](StringRef signature, ArrayRef<StringRef> opTypes) {
      for (StringRef opType : opTypes) {
        addCalls(registry, effect, signature, {(opType + suffix).str()});
      }
    };
    add("-> []", {"TextLineReader", "FixedLengthRecordReader",
                  "WholeFileReader", "TFRecordReader", "IdentityReader"});
    add("_ -> []; []", {"ReaderRead"});
    add("_ -> [+n]; [n]", {"ReaderReadUpTo"});
    add("_ -> []", {"ReaderNumRecordsProduced", "ReaderNumWorkUnitsCompleted",
                    "ReaderSerializeState"});
    add("_ ->", {"ReaderReset", "ReaderRestoreState"});
  }
}

namespace {
/// Gives the results of an operation that parses Examples their shapes, one
/// after the other.
class ParsedShapes {
public:
  ParsedShapes(GenericOp op, ShapeContext &ctx, const Sizes &batch,
               bool isSequence)
      : op(op), ctx(ctx), batch(batch), isSequence(isSequence) {}

  /// The features named by attributes that begin with `prefix`, of lists (with
  /// their lengths or without) or not, with ragged ones or not.
  void add(StringRef prefix, bool isList, bool hasLengths, bool hasRagged) {
    size_t numSparse = countOf(prefix + "sparse_types");
    int64_t rank = int64_t(batch.size()) + (isList ? 2 : 1);
    addEach(numSparse, {std::nullopt, rank});
    addEach(numSparse, {std::nullopt});
    addEach(numSparse, {rank});
    size_t numDense = countOf(prefix + "dense_shapes");
    for (size_t i = 0; i < numDense; ++i) {
      addDense((prefix + "dense_shapes").str(), i, isList);
    }
    for (size_t i = 0; hasLengths && i < numDense; ++i) {
      set(batch);
    }
    if (hasRagged) {
      size_t numRagged = countOf(prefix + "ragged_value_types");
      addEach(numRagged, {std::nullopt});
      for (size_t i = 0; i < numRagged; ++i) {
        addSplits();
      }
      addEach(isList ? numRagged : 0, {std::nullopt});
    }
  }

private:
  GenericOp op;
  ShapeContext &ctx;
  const Sizes &batch;
  bool isSequence;
  size_t next = 0;

  size_t countOf(const Twine &name) {
    auto list = op.getAttrs().getAs<ArrayAttr>(name.str());
    return list ? list.size() : 0;
  }
  void set(const Sizes &sizes) {
    if (next < op.getOutputs().size()) {
      ctx.setShape(op.getOutputs()[next++], sizes);
    }
  }
  /// `count` results with these sizes; nullopt: found when it runs.
  void addEach(size_t count, ArrayRef<std::optional<int64_t>> dims) {
    for (size_t i = 0; i < count; ++i) {
      Sizes sizes;
      for (std::optional<int64_t> dim : dims) {
        sizes.push_back(dim ? ctx.constant(*dim) : ctx.newResultSize(op));
      }
      set(sizes);
    }
  }
  /// Of one record there is none, or of a SequenceExample a scalar.
  void addSplits() {
    if (!batch.empty()) {
      set({batch[0] + ctx.constant(1)});
    } else if (isSequence) {
      set({});
    } else {
      set({ctx.constant(0)});
    }
  }
  void addDense(StringRef attribute, size_t index, bool isList) {
    auto shape = getShapeAttr(op, attribute, index);
    if (!shape) {
      ++next; // the operation fails
      return;
    }
    Sizes sizes = batch;
    if (isList) {
      sizes.push_back(ctx.newResultSize(op));
    }
    sizes.append(makeSizes(op, ctx, *shape));
    set(sizes);
  }
};
} // namespace

// `isScalar`: one record, whatever the operand's shape. Batches of unknown rank
// give results of unknown rank.
static LogicalResult inferParsed(GenericOp op, ShapeContext &ctx, bool isScalar,
                                 bool isSequence, bool hasRagged) {
  Sizes batch;
  if (!isScalar) {
    auto sizes = ctx.getShape(op.getInputs()[0]);
    if (!sizes || sizes->size() > 1) {
      return success();
    }
    batch = *sizes;
  }
  ParsedShapes shapes(op, ctx, batch, isSequence);
  if (!isSequence) {
    shapes.add("", /*isList=*/false, /*hasLengths=*/false, hasRagged);
    return success();
  }
  shapes.add("context_", /*isList=*/false, /*hasLengths=*/false, hasRagged);
  shapes.add("feature_list_", /*isList=*/true, /*hasLengths=*/!isScalar,
             hasRagged);
  return success();
}

static void addParsed(OpRegistry &registry, StringRef opType, bool isScalar,
                      bool isSequence, bool hasRagged) {
  addCalls(registry, EffectClass::MayRaise,
           [=](GenericOp op, ShapeContext &ctx) {
             return inferParsed(op, ctx, isScalar, isSequence, hasRagged);
           },
           {opType});
}

// Each column has the records' shape.
static LogicalResult inferCsv(GenericOp op, ShapeContext &ctx) {
  if (auto sizes = ctx.getShape(op.getInputs()[0])) {
    for (Value output : op.getOutputs()) {
      ctx.setShape(output, *sizes);
    }
  }
  return success();
}

void tf::registerReaderOpModels(OpRegistry &registry) {
  registerReaders(registry);
  addParsed(registry, "ParseExample", false, false, false);
  addParsed(registry, "ParseExampleV2", false, false, true);
  addParsed(registry, "ParseSingleExample", true, false, false);
  addParsed(registry, "ParseSequenceExample", false, true, false);
  addParsed(registry, "ParseSequenceExampleV2", false, true, true);
  addParsed(registry, "ParseSingleSequenceExample", true, true, false);
  addCalls(registry, EffectClass::MayRaise, inferCsv, {"DecodeCSV"});
  addCalls(registry, EffectClass::MayRaise, "[...a] -> [...a]",
           {"DecodeJSONExample"});
  addCalls(registry, EffectClass::MayRaise, "_ -> _", {"ParseTensor"});
  addCalls(registry, EffectClass::Total, "_ -> []", {"SerializeTensor"});
}
