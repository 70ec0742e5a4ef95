//===- TFOpsEinsum.cpp - Einstein summation -------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An equation "ij,jk->ik" labels dimensions. Labels here are characters; the
// dimensions that `...` stands for get labels of their own (128, 129, ...), the
// last one first, so that they line up from the right. Then:
//
// 1. An input with a repeated label becomes its diagonal (`tf.remap`).
// 2. Labels that only one input has and the result has not are summed over.
// 3. With two inputs, labels are batch (both inputs and the result), contracted
//    (both inputs only) or free (one input and the result). Each input is
//    transposed to (batch, free, contracted) and reshaped to a batch of
//    matrices; their product has the labels (batch, free x, free y).
// 4. The result is transposed, and spread over repeated labels of its own.
#include "dialects/TF/ElementwiseUtils.h"
#include "dialects/TF/MatMulUtils.h"
#include "dialects/TF/ReductionUtils.h"
#include "dialects/TF/TFOpsMath.h"
#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Labels = SmallVector<int, 8>;

namespace {
struct Equation {
  SmallVector<Labels, 2> inputs;
  Labels output;
};
/// A tensor whose dimensions have labels.
struct Labelled {
  Value value;
  Labels labels;
};
} // namespace

static constexpr int firstEllipsisLabel = 128;

// One term; `ellipsis` is how many dimensions `...` stands for.
static FailureOr<Labels> parseTerm(EinsumOp op, StringRef text,
                                   int64_t ellipsis) {
  Labels labels;
  while (!text.empty()) {
    if (text.consume_front("...")) {
      for (int64_t i = ellipsis; i-- > 0;) {
        labels.push_back(firstEllipsisLabel + i);
      }
      continue;
    }
    char label = text.front();
    text = text.drop_front();
    if (label == ' ') {
      continue;
    }
    if (!llvm::isAlpha(label)) {
      return op.emitError("invalid label '")
             << label << "' in equation '" << op.getEquation() << "'";
    }
    labels.push_back(label);
  }
  return labels;
}

static int64_t countLetters(StringRef term) {
  return llvm::count_if(term, llvm::isAlpha);
}

static FailureOr<Equation> parseEquation(EinsumOp op, ArrayRef<int64_t> ranks) {
  auto [left, right] = op.getEquation().split("->");
  if (!op.getEquation().contains("->")) {
    return op.emitError("expected '->' in equation '")
           << op.getEquation() << "'";
  }
  SmallVector<StringRef> terms;
  left.split(terms, ',');
  if (terms.size() != ranks.size() || ranks.size() > 2) {
    return op.emitError("equation '")
           << op.getEquation() << "' expects " << terms.size()
           << " inputs, got " << ranks.size();
  }
  Equation equation;
  int64_t widest = 0;
  for (auto [term, rank] : llvm::zip(terms, ranks)) {
    int64_t ellipsis = rank - countLetters(term);
    if (ellipsis < 0 || (ellipsis > 0 && !term.contains("..."))) {
      return op.emitError("input of rank ")
             << rank << " does not match '" << term << "' in equation '"
             << op.getEquation() << "'";
    }
    widest = std::max(widest, term.contains("...") ? ellipsis : 0);
    FailureOr<Labels> labels = parseTerm(op, term, ellipsis);
    if (failed(labels)) {
      return failure();
    }
    equation.inputs.push_back(*labels);
  }
  FailureOr<Labels> output = parseTerm(op, right, widest);
  if (failed(output)) {
    return failure();
  }
  equation.output = *output;
  return equation;
}

static FailureOr<Equation> parseEquation(EinsumOp op, ArrayRef<Sizes> shapes) {
  SmallVector<int64_t> ranks;
  for (const Sizes &shape : shapes) {
    ranks.push_back(shape.size());
  }
  return parseEquation(op, ranks);
}

LogicalResult EinsumOp::inferShapes(ShapeContext &ctx) {
  SmallVector<Sizes> shapes;
  for (Value input : getInputs()) {
    std::optional<Sizes> shape = ctx.getShape(input);
    if (!shape) {
      return success();
    }
    shapes.push_back(*shape);
  }
  FailureOr<Equation> equation = parseEquation(*this, shapes);
  if (failed(equation)) {
    return failure();
  }
  llvm::MapVector<int, SizeExpr> sizes;
  for (auto [labels, shape] : llvm::zip(equation->inputs, shapes)) {
    for (auto [label, size] : llvm::zip(labels, shape)) {
      auto [it, inserted] = sizes.insert({label, size});
      if (inserted) {
        continue;
      }
      if (label >= firstEllipsisLabel) {
        auto both = broadcastSizes(*this, ctx, it->second, size);
        if (failed(both)) {
          return failure();
        }
        it->second = both->front();
      } else if (failed(ctx.requireEqual(
                     *this, it->second, size,
                     "dimensions of one label must have one size"))) {
        return failure();
      }
    }
  }
  Sizes result;
  for (int label : equation->output) {
    if (!sizes.count(label)) {
      return emitError("the result's label '")
             << static_cast<char>(label) << "' is in no input of equation '"
             << getEquation() << "'";
    }
    result.push_back(sizes[label]);
  }
  ctx.setShape(getOutput(), result);
  return success();
}

//===----------------------------------------------------------------------===//
// Decomposition
//===----------------------------------------------------------------------===//

static Sizes getSizes(Value value) { return getTypeSizes(value.getType()); }

static int64_t position(ArrayRef<int> labels, int label) {
  return llvm::find(labels, label) - labels.begin();
}

namespace {
class EinsumBuilder {
public:
  EinsumBuilder(EinsumOp op, DecomposeRewriter &builder)
      : op(op), builder(builder), loc(op.getLoc()) {}

  Value build(const Equation &equation, ArrayRef<SizeExpr> resultSizes);

private:
  EinsumOp op;
  DecomposeRewriter &builder;
  Location loc;

  Value createZero(Value like);
  Value createRemap(Value input, AffineMap map, IntegerSet where,
                    ArrayRef<SizeExpr> sizes);
  Labelled takeDiagonals(Labelled x);
  Labelled sumOver(Labelled x, llvm::function_ref<bool(int)> keep);
  Labelled transpose(Labelled x, ArrayRef<int> order);
  Labelled multiply(Labelled x, Labelled y, ArrayRef<int> output,
                    ArrayRef<SizeExpr> outputSizes);
  Value spreadDiagonals(Labelled x, ArrayRef<int> output,
                        ArrayRef<SizeExpr> sizes);
};
} // namespace

Value EinsumBuilder::createZero(Value like) {
  auto type = RankedTensorType::get({}, getElementTypeOrSelf(like));
  Attribute zero = builder.getZeroAttr(type.getElementType());
  return ConstOp::create(
      builder, loc, type,
      cast<ElementsAttr>(DenseElementsAttr::get(type, ArrayRef(zero))));
}

Value EinsumBuilder::createRemap(Value input, AffineMap map, IntegerSet where,
                                 ArrayRef<SizeExpr> sizes) {
  SmallVector<NamedAttribute> attributes = {
      builder.getNamedAttr("map", AffineMapAttr::get(map)),
      builder.getNamedAttr("symbols", DimsAttr::get(builder.getContext(), {}))};
  if (where) {
    attributes.push_back(
        builder.getNamedAttr("where", IntegerSetAttr::get(where)));
  }
  Type type = getTypeWithSizes(getElementTypeOrSelf(input), sizes);
  return createSimple(builder, loc, "tf.remap", type,
                      {input, createZero(input)}, attributes);
}

Labelled EinsumBuilder::takeDiagonals(Labelled x) {
  Labels unique;
  for (int label : x.labels) {
    if (!llvm::is_contained(unique, label)) {
      unique.push_back(label);
    }
  }
  if (unique.size() == x.labels.size()) {
    return x;
  }
  Sizes own = getSizes(x.value), sizes;
  for (int label : unique) {
    sizes.push_back(own[position(x.labels, label)]);
  }
  SmallVector<AffineExpr> exprs;
  for (int label : x.labels) {
    exprs.push_back(
        getAffineDimExpr(position(unique, label), builder.getContext()));
  }
  AffineMap map = AffineMap::get(unique.size(), 0, exprs, builder.getContext());
  return {createRemap(x.value, map, IntegerSet(), sizes), unique};
}

Labelled EinsumBuilder::sumOver(Labelled x,
                                llvm::function_ref<bool(int)> keep) {
  SmallVector<int64_t> axes;
  Labels labels;
  for (auto [i, label] : llvm::enumerate(x.labels)) {
    if (keep(label)) {
      labels.push_back(label);
    } else {
      axes.push_back(i);
    }
  }
  return {createReduce(builder, loc, x.value, "sum", axes), labels};
}

Labelled EinsumBuilder::transpose(Labelled x, ArrayRef<int> order) {
  SmallVector<int64_t> permutation;
  Sizes own = getSizes(x.value), sizes;
  bool moves = false;
  for (auto [i, label] : llvm::enumerate(order)) {
    int64_t from = position(x.labels, label);
    moves |= from != static_cast<int64_t>(i);
    permutation.push_back(from);
    sizes.push_back(own[from]);
  }
  if (!moves) {
    return x;
  }
  Type type = getTypeWithSizes(getElementTypeOrSelf(x.value), sizes);
  Value value = createSimple(
      builder, loc, "tf.transpose", type, x.value,
      builder.getNamedAttr("permutation",
                           builder.getDenseI64ArrayAttr(permutation)));
  return {value, Labels(order)};
}

Labelled EinsumBuilder::multiply(Labelled x, Labelled y, ArrayRef<int> output,
                                 ArrayRef<SizeExpr> outputSizes) {
  Labels batch, freeX, freeY, contracted;
  for (int label : x.labels) {
    bool shared = llvm::is_contained(y.labels, label);
    bool kept = llvm::is_contained(output, label);
    (!shared ? freeX : kept ? batch : contracted).push_back(label);
  }
  for (int label : y.labels) {
    if (!llvm::is_contained(x.labels, label)) {
      freeY.push_back(label);
    }
  }
  auto order = [](ArrayRef<int> a, ArrayRef<int> b, ArrayRef<int> c) {
    Labels all(a);
    all.append(b.begin(), b.end());
    all.append(c.begin(), c.end());
    return all;
  };
  x = transpose(x, order(batch, freeX, contracted));
  y = transpose(y, order(batch, freeY, contracted));
  Sizes xs = getSizes(x.value), ys = getSizes(y.value);

  // Batch dimensions of `...` broadcast: the result knows their sizes.
  Sizes batchSizes;
  for (int label : batch) {
    batchSizes.push_back(outputSizes[position(output, label)]);
  }
  MLIRContext *context = builder.getContext();
  auto product = [&](ArrayRef<SizeExpr> sizes, size_t begin, size_t count) {
    SizeExpr result = getAffineConstantExpr(1, context);
    for (SizeExpr size : sizes.slice(begin, count)) {
      result = result * size;
    }
    return result;
  };
  size_t b = batch.size();
  auto matrices = [&](Labelled t, ArrayRef<SizeExpr> sizes, size_t numFree,
                      SizeExpr k) {
    Sizes shape(sizes.take_front(b));
    shape.push_back(product(sizes, b, numFree));
    shape.push_back(k);
    return createReshape(builder, loc, t.value, shape);
  };
  // The contracted sizes of both are equal; x's expressions serve both.
  SizeExpr k = product(xs, b + freeX.size(), contracted.size());
  Value left = matrices(x, xs, freeX.size(), k);
  Value right = matrices(y, ys, freeY.size(), k);
  Value result =
      createBatchMatMul(builder, loc, left, right, false, true, batchSizes);
  Sizes sizes = batchSizes;
  llvm::append_range(sizes, ArrayRef(xs).slice(b, freeX.size()));
  llvm::append_range(sizes, ArrayRef(ys).slice(b, freeY.size()));
  return {createReshape(builder, loc, result, sizes),
          order(batch, freeX, freeY)};
}

// The result's repeated labels: zero off the diagonal.
Value EinsumBuilder::spreadDiagonals(Labelled x, ArrayRef<int> output,
                                     ArrayRef<SizeExpr> sizes) {
  MLIRContext *context = builder.getContext();
  SmallVector<AffineExpr> from, equal;
  for (int label : x.labels) {
    from.push_back(getAffineDimExpr(position(output, label), context));
  }
  for (auto [i, label] : llvm::enumerate(output)) {
    int64_t first = position(output, label);
    if (first != static_cast<int64_t>(i)) {
      equal.push_back(getAffineDimExpr(first, context) -
                      getAffineDimExpr(i, context));
    }
  }
  AffineMap map = AffineMap::get(output.size(), 0, from, context);
  SmallVector<bool> equalities(equal.size(), true);
  IntegerSet where = IntegerSet::get(output.size(), 0, equal, equalities);
  return createRemap(x.value, map, where, sizes);
}

Value EinsumBuilder::build(const Equation &equation,
                           ArrayRef<SizeExpr> resultSizes) {
  SmallVector<Labelled, 2> terms;
  for (auto [labels, input] : llvm::zip(equation.inputs, op.getInputs())) {
    terms.push_back(takeDiagonals({input, labels}));
  }
  for (size_t i = 0; i < terms.size(); ++i) {
    terms[i] = sumOver(terms[i], [&](int label) {
      return llvm::is_contained(equation.output, label) ||
             (terms.size() == 2 &&
              llvm::is_contained(terms[1 - i].labels, label));
    });
  }
  Labels unique;
  for (int label : equation.output) {
    if (!llvm::is_contained(unique, label)) {
      unique.push_back(label);
    }
  }
  Labelled result = terms.size() == 2 ? multiply(terms[0], terms[1],
                                                 equation.output, resultSizes)
                                      : terms[0];
  result = transpose(result, unique);
  if (unique.size() != equation.output.size()) {
    return spreadDiagonals(result, equation.output, resultSizes);
  }
  return createReshape(builder, loc, result.value, resultSizes);
}

LogicalResult EinsumOp::decompose(DecomposeRewriter &rewriter) {
  SmallVector<Sizes> shapes;
  for (Value input : getInputs()) {
    FailureOr<Sizes> sizes = getKnownSizes(*this, input);
    if (failed(sizes)) {
      return failure();
    }
    shapes.push_back(*sizes);
  }
  FailureOr<Sizes> result = getKnownSizes(*this, getOutput());
  FailureOr<Equation> equation = parseEquation(*this, shapes);
  if (failed(result) || failed(equation)) {
    return failure();
  }
  EinsumBuilder builder(*this, rewriter);
  rewriter.replaceOp(*this, builder.build(*equation, *result));
  return success();
}
