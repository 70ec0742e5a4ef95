//===- ShapeSignature.cpp - shape functions written as one line -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpModels.h has the grammar. A signature is parsed once, when the dialect is
// loaded; inference then (1) binds the names by walking the operands, and (2)
// builds each result from its dims. What is not bound because an operand's rank
// is unknown makes a result's size one that the op finds out; a missing run of
// dimensions leaves the result's rank unknown.
#include "dialects/TF/Limits.h"
#include "dialects/TF/OpModels.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

namespace {
struct Dim {
  enum Kind { Constant, Any, Name, Run, Fresh, Scalar, Elements, Attr } kind;
  int64_t number = 0;
  std::string name;
};

struct Shape {
  enum Kind { Unknown, Held, Ranked } kind = Unknown;
  int64_t operand = 0; // Held
  SmallVector<Dim, 4> dims;
};

struct Signature {
  SmallVector<Shape, 4> operands, results;
  bool repeatOperand = false, repeatResult = false;
};

/// What one op's operands bind, and the sizes that it finds out.
struct Bindings {
  llvm::StringMap<SizeExpr> names;
  llvm::StringMap<Sizes> runs;
};
} // namespace

static Dim parseDim(StringRef text) {
  Dim dim;
  int64_t number;
  if (!text.getAsInteger(10, number)) {
    return {Dim::Constant, number, ""};
  }
  if (text == "?") {
    return {Dim::Any, 0, ""};
  }
  if (text.consume_front("...")) {
    return {Dim::Run, 0, text.str()};
  }
  if (text.consume_front("+")) {
    return {Dim::Fresh, 0, text.str()};
  }
  if (text.consume_front("#")) {
    return {Dim::Attr, 0, text.str()};
  }
  if (text.consume_front("$")) {
    bool all = text.consume_back("...");
    if (text.getAsInteger(10, number)) {
      llvm::report_fatal_error("shape signature: $ wants an operand's number");
    }
    return {all ? Dim::Elements : Dim::Scalar, number, ""};
  }
  return {Dim::Name, 0, text.str()};
}

static Shape parseShape(StringRef text) {
  Shape shape;
  if (text == "_") {
    return shape;
  }
  if (text.consume_front("@")) {
    shape.kind = Shape::Held;
    if (text.getAsInteger(10, shape.operand)) {
      llvm::report_fatal_error("shape signature: @ wants an operand's number");
    }
    return shape;
  }
  if (!text.consume_front("[") || !text.consume_back("]")) {
    llvm::report_fatal_error("shape signature: expected [...], got " + text);
  }
  shape.kind = Shape::Ranked;
  SmallVector<StringRef> dims;
  text.split(dims, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef dim : dims) {
    shape.dims.push_back(parseDim(dim));
  }
  return shape;
}

static bool parseShapes(StringRef text, SmallVectorImpl<Shape> &shapes) {
  bool repeat = text.consume_back("*");
  SmallVector<StringRef> parts;
  text.split(parts, ';', -1, /*KeepEmpty=*/false);
  for (StringRef part : parts) {
    if (!part.trim().empty()) {
      shapes.push_back(parseShape(part.trim()));
    }
  }
  return repeat;
}

static Signature parse(StringRef text) {
  Signature signature;
  auto [operands, results] = text.split("->");
  signature.repeatOperand = parseShapes(operands.trim(), signature.operands);
  signature.repeatResult = parseShapes(results.trim(), signature.results);
  return signature;
}

// The shape that position `index` of a list has, or null.
static const Shape *getShape(ArrayRef<Shape> shapes, bool repeat,
                             size_t index) {
  if (index < shapes.size()) {
    return &shapes[index];
  }
  return repeat && !shapes.empty() ? &shapes.back() : nullptr;
}

static LogicalResult bindName(GenericOp op, ShapeContext &ctx,
                              Bindings &bindings, StringRef name,
                              SizeExpr size) {
  SizeExpr &bound = bindings.names[name];
  if (!bound || bound == size) {
    bound = size;
    return success();
  }
  // Constants that differ are reported when the op runs.
  bool constants =
      isa<AffineConstantExpr>(bound) && isa<AffineConstantExpr>(size);
  if (constants) {
    return success();
  }
  return ctx.requireEqual(op, bound, size, "sizes of operands must agree");
}

static LogicalResult bindOperand(GenericOp op, ShapeContext &ctx,
                                 Bindings &bindings, const Shape &shape,
                                 ArrayRef<SizeExpr> sizes) {
  size_t runs = llvm::count_if(
      shape.dims, [](const Dim &dim) { return dim.kind == Dim::Run; });
  size_t single = shape.dims.size() - runs;
  if (runs == 0 ? sizes.size() != single : sizes.size() < single) {
    return success(); // a wrong rank: reported when the op runs
  }
  for (const Dim &dim : shape.dims) {
    if (dim.kind == Dim::Run) {
      size_t length = sizes.size() - single;
      bindings.runs.try_emplace(dim.name,
                                Sizes(sizes.begin(), sizes.begin() + length));
      sizes = sizes.drop_front(length);
      continue;
    }
    if (dim.kind == Dim::Name &&
        failed(bindName(op, ctx, bindings, dim.name, sizes.front()))) {
      return failure();
    }
    sizes = sizes.drop_front();
    single -= 1;
  }
  return success();
}

static LogicalResult bindOperands(GenericOp op, ShapeContext &ctx,
                                  const Signature &signature,
                                  Bindings &bindings) {
  for (auto [index, input] : llvm::enumerate(op.getInputs())) {
    const Shape *shape =
        getShape(signature.operands, signature.repeatOperand, index);
    if (!shape || shape->kind != Shape::Ranked) {
      continue;
    }
    std::optional<Sizes> sizes = ctx.getShape(input);
    if (sizes && failed(bindOperand(op, ctx, bindings, *shape, *sizes))) {
      return failure();
    }
  }
  return success();
}

// Appends what `dim` stands for; false: the rank cannot be told.
static bool appendDim(GenericOp op, ShapeContext &ctx, Bindings &bindings,
                      const Dim &dim, Sizes &sizes) {
  switch (dim.kind) {
  case Dim::Constant:
    sizes.push_back(ctx.constant(dim.number));
    return true;
  case Dim::Any:
    sizes.push_back(ctx.newResultSize(op));
    return true;
  case Dim::Name:
  case Dim::Fresh: {
    SizeExpr &bound = bindings.names[dim.name];
    if (!bound) {
      bound = ctx.newResultSize(op);
    }
    sizes.push_back(bound);
    return true;
  }
  case Dim::Run: {
    auto it = bindings.runs.find(dim.name);
    if (it == bindings.runs.end()) {
      return false;
    }
    sizes.append(it->second.begin(), it->second.end());
    return true;
  }
  case Dim::Scalar:
  case Dim::Elements: {
    std::optional<SymbolicValue> value;
    if (dim.number < static_cast<int64_t>(op.getInputs().size())) {
      value = ctx.requireValue(op.getInputs()[dim.number]);
    }
    if (!value) {
      sizes.push_back(ctx.newResultSize(op));
      return dim.kind == Dim::Scalar;
    }
    sizes.append(value->elements.begin(), value->elements.end());
    return true;
  }
  case Dim::Attr: {
    std::optional<int64_t> value = getIntAttr(op, dim.name);
    sizes.push_back(value ? ctx.constant(*value) : ctx.newResultSize(op));
    return true;
  }
  }
  return false;
}

// Whether the rank of a result can be told, before any symbol is made for it.
static bool isRankKnown(GenericOp op, ShapeContext &ctx,
                        const Bindings &bindings, const Shape &shape) {
  return llvm::all_of(shape.dims, [&](const Dim &dim) {
    if (dim.kind == Dim::Run) {
      return bindings.runs.count(dim.name) != 0;
    }
    if (dim.kind == Dim::Elements) {
      if (dim.number >= static_cast<int64_t>(op.getInputs().size())) {
        return false;
      }
      Value input = op.getInputs()[dim.number];
      std::optional<Sizes> sizes = ctx.getShape(input);
      return ctx.getValue(input) ||
             (sizes && sizes->size() == 1 &&
              isa_and_nonnull<AffineConstantExpr>(sizes->front()));
    }
    return true;
  });
}

static LogicalResult infer(GenericOp op, ShapeContext &ctx,
                           const Signature &signature) {
  Bindings bindings;
  if (failed(bindOperands(op, ctx, signature, bindings))) {
    return failure();
  }
  for (auto [index, output] : llvm::enumerate(op.getOutputs())) {
    const Shape *shape =
        getShape(signature.results, signature.repeatResult, index);
    if (!shape || shape->kind == Shape::Unknown) {
      continue;
    }
    if (shape->kind == Shape::Held) {
      Value handle = op.getInputs()[shape->operand];
      if (std::optional<PartialShape> held = getVariableShape(handle)) {
        ctx.setShape(output, makeSizes(op, ctx, *held));
      }
      continue;
    }
    if (!isRankKnown(op, ctx, bindings, *shape)) {
      continue;
    }
    Sizes sizes;
    if (llvm::all_of(shape->dims, [&](const Dim &dim) {
          return appendDim(op, ctx, bindings, dim, sizes);
        })) {
      ctx.setShape(output, sizes);
    }
  }
  return success();
}

InferFn tf::parseShapeSignature(StringRef text) {
  auto signature = std::make_shared<Signature>(parse(text)); // copied closures
  return [signature](GenericOp op, ShapeContext &ctx) {
    return infer(op, ctx, *signature);
  };
}
