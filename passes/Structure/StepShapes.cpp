//===- StepShapes.cpp - what is known of one step's sizes -----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/StepShapes.h"
#include "dialects/TF/Limits.h"
#include "dialects/TF/RunTimeForms.h"
#include "dialects/Weir/Tokens.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

/// The graph's node that `op` stands for, for messages of the running program.
static StringRef getNodeName(Operation *op) {
  if (auto name = op->getLoc()->findInstanceOf<NameLoc>()) {
    return name.getName();
  }
  return op->getName().getStringRef();
}

SizeExpr StepShapes::addSymbol(SymbolAttr symbol, bool fresh) {
  unsigned next = symbols.size();
  if (!fresh) {
    auto [it, inserted] = symbolIds.try_emplace(symbol, next);
    if (!inserted) {
      return getAffineSymbolExpr(it->second, getContext());
    }
  }
  symbols.push_back(symbol);
  return getAffineSymbolExpr(next, getContext());
}

std::optional<Sizes> StepShapes::getShape(Value value) {
  auto it = shapes.find(value);
  if (it != shapes.end()) {
    return it->second;
  }
  auto ranked = dyn_cast<RankedTensorType>(value.getType());
  if (!ranked) {
    return std::nullopt;
  }
  Sizes sizes = getTypeSizes(ranked);
  if (llvm::is_contained(sizes, SizeExpr())) {
    return std::nullopt;
  }
  return sizes;
}

std::optional<SymbolicValue> StepShapes::getValue(Value value) {
  auto it = values.find(value);
  if (it == values.end()) {
    return std::nullopt;
  }
  return it->second;
}

std::optional<SymbolicValue> StepShapes::requireValue(Value value) {
  if (auto known = getValue(value)) {
    return known;
  }
  constexpr int64_t maxElements = 64;
  std::optional<Sizes> shape = getShape(value);
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!shape || shape->size() > 1 || !type.getElementType().isInteger() ||
      type.getElementTypeBitWidth() < 8) {
    return std::nullopt;
  }
  SymbolicValue result;
  int64_t count = 1;
  for (SizeExpr size : *shape) {
    auto constant = dyn_cast<AffineConstantExpr>(size);
    if (!constant || constant.getValue() > maxElements) {
      return std::nullopt;
    }
    count = constant.getValue();
    result.shape.push_back(count);
  }
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfterValue(value);
  StringRef node;
  if (Operation *producer = value.getDefiningOp()) {
    node = getNodeName(producer);
  }
  SmallVector<int64_t> defines;
  for (int64_t i = 0; i < count; ++i) {
    defines.push_back(symbols.size());
    result.elements.push_back(define("value", {}, node, "", /*fresh=*/true));
  }
  ReadSizesOp::create(builder, value.getLoc(), value, defines,
                      /*non_negative=*/false);
  values[value] = result;
  return result;
}

void StepShapes::setShape(Value result, ArrayRef<SizeExpr> sizes) {
  shapes[result] = Sizes(sizes.begin(), sizes.end());
}

void StepShapes::setValue(Value result, SymbolicValue value) {
  values[result] = std::move(value);
}

SizeExpr StepShapes::newResultSize(Operation *op) {
  auto defines = op->getAttrOfType<DenseI64ArrayAttr>("defines");
  SmallVector<int64_t> ids;
  if (defines) {
    ids.assign(defines.asArrayRef().begin(), defines.asArrayRef().end());
  }
  ids.push_back(symbols.size());
  op->setAttr("defines", builder.getDenseI64ArrayAttr(ids));
  return define("result", {}, getNodeName(op), "", /*fresh=*/true);
}

/// The two constants, where both are.
static std::optional<std::pair<int64_t, int64_t>> getConstants(SizeExpr a,
                                                               SizeExpr b) {
  auto x = dyn_cast<AffineConstantExpr>(a);
  auto y = dyn_cast<AffineConstantExpr>(b);
  if (!x || !y) {
    return std::nullopt;
  }
  return std::make_pair(x.getValue(), y.getValue());
}

SizeExpr StepShapes::max(SizeExpr a, SizeExpr b) {
  if (a == b) {
    return a;
  }
  if (auto both = getConstants(a, b)) {
    return constant(std::max(both->first, both->second));
  }
  return define("max", {a, b});
}

SizeExpr StepShapes::min(SizeExpr a, SizeExpr b) {
  if (a == b) {
    return a;
  }
  if (auto both = getConstants(a, b)) {
    return constant(std::min(both->first, both->second));
  }
  return define("min", {a, b});
}

SizeExpr StepShapes::broadcast(Operation *op, SizeExpr a, SizeExpr b) {
  if (a == b) {
    return a;
  }
  auto x = dyn_cast<AffineConstantExpr>(a);
  auto y = dyn_cast<AffineConstantExpr>(b);
  if (x && x.getValue() == 1) {
    return b;
  }
  if (y && y.getValue() == 1) {
    return a;
  }
  // Constants that differ, and a constant beside an unknown, are checked when
  // the step runs; the result is then the constant.
  isSureToFail |= x && y;
  SizeExpr result =
      define("broadcast", {a, b}, getNodeName(op), "Incompatible shapes");
  return x ? a : y ? b : result;
}

SizeExpr StepShapes::selectNegative(SizeExpr c, SizeExpr a, SizeExpr b) {
  if (auto known = dyn_cast<AffineConstantExpr>(c)) {
    return known.getValue() < 0 ? a : b;
  }
  return a == b ? a : define("select", {c, a, b});
}

LogicalResult StepShapes::requireEqual(Operation *op, SizeExpr a, SizeExpr b,
                                       StringRef what) {
  if (a == b) {
    return success();
  }
  if (auto both = getConstants(a, b)) {
    op->emitWarning("will fail when it runs: ")
        << what << " (" << both->first << " and " << both->second << ")";
    isSureToFail = true;
  }
  define("check", {a, b}, getNodeName(op), what);
  return success();
}

void StepShapes::inferArguments() {
  for (BlockArgument argument : step.getBody().getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type) {
      continue;
    }
    Sizes sizes = getTypeSizes(type);
    for (auto [i, size] : llvm::enumerate(sizes)) {
      // A symbol that is not defined yet: this dimension is where it is fed.
      auto symbol = dyn_cast_or_null<AffineSymbolExpr>(size);
      if (!size || (symbol && symbol.getPosition() >= symbols.size())) {
        size = define(
            "feed", {constant(argument.getArgNumber()), constant(int64_t(i))});
      }
    }
    setShape(argument, sizes);
    argument.setType(getTypeWithSizes(type.getElementType(), sizes));
  }
}

// Uses of a value whose elements are known expressions need no data.
void StepShapes::materializeValue(OpResult result) {
  auto it = values.find(result);
  Operation *op = result.getOwner();
  auto type = dyn_cast<RankedTensorType>(result.getType());
  bool isSource = op->hasTrait<OpTrait::ConstantLike>() ||
                  op->getName().getStringRef() == "tf.sizes";
  // Nothing says what a size is as an element that is no number.
  if (it == values.end() || isSource || !type || !type.hasStaticShape() ||
      !type.getElementType().isInteger() || !isMemoryEffectFree(op) ||
      result.use_empty()) {
    return;
  }
  SymbolicValue value = it->second;
  unsigned width = type.getElementTypeBitWidth();
  bool constant = llvm::all_of(value.elements, [](SizeExpr expr) {
    return isa<AffineConstantExpr>(expr);
  });
  builder.setInsertionPointAfter(op);
  Value replacement;
  if (constant) {
    SmallVector<APInt> elements;
    for (SizeExpr expr : value.elements) {
      int64_t element = cast<AffineConstantExpr>(expr).getValue();
      elements.push_back(APInt(width, element, /*isSigned=*/true,
                               /*implicitTrunc=*/true));
    }
    replacement = ConstOp::create(builder, op->getLoc(), type,
                                  DenseElementsAttr::get(type, elements));
  } else {
    OperationState state(op->getLoc(), "tf.sizes");
    state.addAttribute("exprs", DimsAttr::get(getContext(), value.elements));
    state.addTypes(type);
    replacement = builder.create(state)->getResult(0);
  }
  setShape(replacement, getTypeSizes(type));
  setValue(replacement, value);
  // A tf.read_sizes of the value itself stays where it is.
  result.replaceUsesWithIf(replacement, [](OpOperand &use) {
    return !isa<ReadSizesOp>(use.getOwner());
  });
}

static Value createOp(OpBuilder &builder, Location loc, StringRef name,
                      ValueRange operands, Type type,
                      ArrayRef<NamedAttribute> attributes) {
  OperationState state(loc, name, operands, type, attributes);
  return builder.create(state)->getResult(0);
}

// What runs in place of an op whose check fails: nothing that could go wrong.
// False: it stays.
bool StepShapes::replaceByZeros(Operation *op) {
  auto isPlain = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getElementType().isIntOrFloat();
  };
  if (!isMemoryEffectFree(op) || !llvm::all_of(op->getResultTypes(), isPlain)) {
    return false;
  }
  builder.setInsertionPointAfter(op);
  Location loc = op->getLoc();
  for (OpResult result : op->getResults()) {
    Type element = getElementTypeOrSelf(result.getType());
    auto scalar = RankedTensorType::get({}, element);
    Value zeros = ConstOp::create(
        builder, loc, scalar,
        DenseElementsAttr::get(scalar, builder.getZeroAttr(element)));
    setShape(zeros, {});
    Sizes sizes = getTypeSizes(result.getType());
    for (SizeExpr &size : sizes) {
      auto known = dyn_cast_or_null<AffineConstantExpr>(size);
      size = known && known.getValue() < 0 ? constant(0) : size;
    }
    if (!sizes.empty()) {
      int64_t rank = sizes.size();
      Value shape = createOp(
          builder, loc, "tf.sizes", {},
          RankedTensorType::get({rank}, builder.getI32Type()),
          builder.getNamedAttr("exprs", DimsAttr::get(getContext(), sizes)));
      setShape(shape, {constant(rank)});
      setValue(shape, {{rank}, sizes});
      zeros = createOp(builder, loc, "tf.Fill", {shape, zeros},
                       getTypeWithSizes(element, sizes), {});
      setShape(zeros, sizes);
    }
    result.replaceAllUsesWith(zeros);
  }
  op->erase();
  return true;
}

//===----------------------------------------------------------------------===//
// Ops that fail when they run
//===----------------------------------------------------------------------===//

void StepShapes::addNeverRun(Operation *op) {
  neverRun.push_back(op);
  neverComputed.insert(op->result_begin(), op->result_end());
}

/// Puts an op that fails with `error` in the place of `op`. It waits for what
/// `op` waits for, so that effects before it happen.
void StepShapes::failAtRun(Operation *op, int code, const Twine &message) {
  SmallVector<Value> inputs, after;
  for (Value operand : op->getOperands()) {
    if (isToken(operand)) {
      after.push_back(operand);
    } else if (isa<RankedTensorType>(operand.getType())) {
      inputs.push_back(operand);
    }
  }
  op->emitWarning("fails when it runs: ") << message;
  builder.setInsertionPoint(op);
  auto attrs = builder.getDictionaryAttr(
      {builder.getNamedAttr("code", builder.getI64IntegerAttr(code)),
       builder.getNamedAttr("message", builder.getStringAttr(message))});
  failures.push_back(GenericOp::create(builder, op->getLoc(), TypeRange(),
                                       TokenType::get(getContext()),
                                       builder.getStringAttr("Fail"), inputs,
                                       after, attrs, DenseI64ArrayAttr()));
  addNeverRun(op);
}

/// Asks `op` for its shapes. A contradiction is kept for the run where it may.
LogicalResult StepShapes::inferShaped(ShapeOpInterface op) {
  SmallVector<Diagnostic> errors;
  bool hasLimit = false;
  LogicalResult result = success();
  {
    ScopedDiagnosticHandler handler(getContext(), [&](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() != DiagnosticSeverity::Error) {
        return failure();
      }
      hasLimit |= isLimit(diagnostic);
      errors.push_back(std::move(diagnostic));
      return success();
    });
    auto missing = op->getAttrOfType<StringAttr>("weir.no_kernel");
    result = missing ? LogicalResult(op->emitError(missing.getValue()))
                     : op.inferShapes(*this);
  }
  if (failed(result) && mayDefer && !hasLimit && !errors.empty()) {
    failAtRun(op, getFailureCode(errors.front()), errors.front().str());
    return success();
  }
  for (Diagnostic &error : errors) {
    getContext()->getDiagEngine().emit(std::move(error));
  }
  return result;
}

/// Drops what never runs. Results that the step gives back all the same come
/// from an op that fails before it makes any.
void StepShapes::settleFailures() {
  if (neverComputed.empty()) {
    return;
  }
  auto ret = cast<ReturnOp>(step.getBody().front().back());
  SmallVector<Value> after;
  for (Value token : ret.getAfter()) {
    if (!neverComputed.contains(token)) {
      after.push_back(token);
    }
  }
  SmallVector<unsigned> missing;
  SmallVector<Type> types;
  for (auto [i, result] : llvm::enumerate(ret.getResults())) {
    if (neverComputed.contains(result)) {
      missing.push_back(i);
      types.push_back(
          RankedTensorType::get({}, getElementTypeOrSelf(result.getType())));
    }
  }
  if (!missing.empty()) {
    // The first failure, or one behind the call that failed.
    GenericOp model = failures.empty() ? GenericOp() : failures.front();
    builder.setInsertionPoint(model ? model.getOperation()
                                    : ret.getOperation());
    auto fail = GenericOp::create(
        builder, model ? model.getLoc() : step.getLoc(), TypeRange(types),
        TokenType::get(getContext()), builder.getStringAttr("Fail"),
        model ? model.getInputs() : ValueRange(),
        model ? model.getAfter() : ValueRange(after),
        model ? model.getAttrs() : builder.getDictionaryAttr({}),
        DenseI64ArrayAttr());
    for (auto [i, output] : llvm::zip_equal(missing, fail.getOutputs())) {
      ret.getResultsMutable()[i].set(output);
    }
    if (model) {
      model.erase();
      failures.front() = fail;
    } else {
      failures.push_back(fail);
    }
  }
  for (GenericOp fail : failures) {
    after.push_back(fail.getDone());
  }
  ret.getAfterMutable().assign(after);
  for (Operation *op : llvm::reverse(neverRun)) {
    op->dropAllUses();
    op->erase();
  }
}

/// Infers what stands for an op that would need to know more than is known.
FailureOr<bool> StepShapes::replaceByRunTimeForm(Operation *op,
                                                 InferCall inferCall) {
  Operation *before = op->getPrevNode();
  SmallVector<Value> results;
  if (!buildRunTimeForm(op, *this, results)) {
    return false;
  }
  // Now: what is made may be replaced in its turn.
  op->replaceAllUsesWith(results);
  Operation *next = before ? before->getNextNode() : &op->getBlock()->front();
  while (next != op) {
    Operation *current = next;
    next = next->getNextNode();
    if (failed(inferOp(current, inferCall))) {
      return failure();
    }
  }
  op->erase();
  return true;
}

LogicalResult StepShapes::inferOp(Operation *op, InferCall inferCall) {
  bool neverRuns = llvm::any_of(op->getOperands(), [&](Value operand) {
    return neverComputed.contains(operand);
  });
  if (isa<ReturnOp>(op)) {
    return success();
  }
  if (neverRuns) {
    addNeverRun(op);
    return success();
  }
  FailureOr<bool> isCall = inferCall(op, *this);
  if (failed(isCall)) {
    return failure();
  }
  FailureOr<bool> isReplaced =
      *isCall ? FailureOr<bool>(false) : replaceByRunTimeForm(op, inferCall);
  if (failed(isReplaced) || *isReplaced) {
    return success(succeeded(isReplaced));
  }
  auto shaped = dyn_cast<ShapeOpInterface>(op);
  if (!shaped && !*isCall) {
    return success();
  }
  isSureToFail = false;
  if (shaped && failed(inferShaped(shaped))) {
    return failure();
  }
  for (OpResult result : op->getResults()) {
    auto type = dyn_cast<TensorType>(result.getType());
    auto it = shapes.find(result);
    if (type && it != shapes.end()) {
      result.setType(getTypeWithSizes(type.getElementType(), it->second));
    }
  }
  if (isSureToFail && shaped && replaceByZeros(op)) {
    return success();
  }
  for (OpResult result : op->getResults()) {
    materializeValue(result);
  }
  return success();
}

LogicalResult StepShapes::run(InferCall inferCall) {
  inferArguments();
  for (Operation &op :
       llvm::make_early_inc_range(step.getBody().front().getOperations())) {
    if (failed(inferOp(&op, inferCall))) {
      return failure();
    }
  }
  settleFailures();
  step.setSymbolsAttr(builder.getArrayAttr(symbols));
  step.refreshFunctionType();
  return success();
}
