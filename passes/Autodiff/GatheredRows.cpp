//===- GatheredRows.cpp - gradients that are rows -------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A gradient is made of rows if it is a sum of
//   - rows summed into all of a tensor: the gradient of a Gather, or of a
//     GatherNd of rows,
//   - what a call gives, if that is made of rows,
//   - what a case gives, if one branch's is: a dense one has all rows, as where
//     TensorFlow joins IndexedSlices with a tensor,
//   - what a loop adds up, starting with zeros, if an iteration adds rows.
// Steps that give such a gradient are copied, and give values and positions in
// its place. A loop collects both in lists, which begin with no rows.
//
#include "passes/Autodiff/GatheredRows.h"
#include "dialects/Weir/ControlOps.h"
#include "passes/Autodiff/RepeatStep.h"
#include "passes/Autodiff/ReverseSweep.h"
#include "passes/Autodiff/WrittenSizes.h"
#include "passes/Structure/LoopOrder.h"

using namespace mlir;
using namespace weir;

/// Whether `op` is of this type. By name: what implements an op need not be
/// seen here.
static bool isOp(Operation *op, StringRef name) {
  return op && op->getName().stripDialect() == name;
}

static tf::GenericOp getGeneric(Value value, StringRef opType) {
  auto generic = value.getDefiningOp<tf::GenericOp>();
  return generic && generic.getOpType() == opType ? generic : tf::GenericOp();
}

/// Whether `value` is the shape of a tensor: gives the tensor, or the handle of
/// a variable.
static Value getShaped(Value value) {
  if (isOp(value.getDefiningOp(), "Shape")) {
    return value.getDefiningOp()->getOperand(0);
  }
  auto generic = getGeneric(value, "VariableShape");
  return generic ? generic.getInputs()[0] : Value();
}

/// Whether the last dimension of `indices` is known to be 1.
static bool areRowNumbers(Value indices) {
  auto sizes = getWrittenSizes(indices);
  return sizes && !sizes->empty() && sizes->back() == 1;
}

namespace {
enum class RowSource { None, Gather, GatherNd };
} // namespace

/// Whether `value` is rows summed into all of a tensor.
static RowSource getSource(Value value) {
  Operation *op = value.getDefiningOp();
  // A reshape to the gathered tensor's own shape leaves rows as they are.
  bool isReshape = isOp(op, "Reshape");
  Operation *sum = isReshape ? op->getOperand(0).getDefiningOp() : op;
  if (isOp(sum, "ScatterNd") && !isReshape) {
    return getShaped(sum->getOperand(2)) && areRowNumbers(sum->getOperand(0))
               ? RowSource::GatherNd
               : RowSource::None;
  }
  if (!isOp(sum, "UnsortedSegmentSum")) {
    return RowSource::None;
  }
  Operation *count = sum->getOperand(2).getDefiningOp();
  Value shaped =
      isOp(count, "StridedSlice") ? getShaped(count->getOperand(0)) : Value();
  bool isKnown =
      shaped && (!isReshape || getShaped(op->getOperand(1)) == shaped);
  return isKnown ? RowSource::Gather : RowSource::None;
}

static ReturnOp getReturn(StepOp step) {
  return cast<ReturnOp>(step.getBody().front().back());
}

/// Whether `value` is known to be zeros, as a loop's sum begins with.
static bool isZeros(Value value) {
  Operation *op = value.getDefiningOp();
  if (isOp(op, "ZerosLike")) {
    return true;
  }
  auto zero = isOp(op, "Fill") ? op->getOperand(1).getDefiningOp<tf::ConstOp>()
                               : nullptr;
  auto of = zero ? dyn_cast<DenseFPElementsAttr>(zero.getValue()) : nullptr;
  return of && of.isSplat() && of.getSplatValue<APFloat>().isZero();
}

/// Says that an op has been made again.
static constexpr StringLiteral replacedAttr = "weir.replaced";

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

/// See isMadeOfRows. `start` may be a part of it, once: what a loop's iteration
/// adds to. `isRead`: something else reads it. `open`: the steps that are being
/// looked into.
static bool findRows(Value gradient, Value start, bool isRead,
                     SmallVectorImpl<Operation *> &open);

/// Whether result `number` of a control op can be rows.
static bool givesRows(Operation *op, unsigned number,
                      SmallVectorImpl<Operation *> &open) {
  auto program = op->getParentOfType<ProgramOp>();
  auto looksInto = [&](FlatSymbolRefAttr name, bool isLoop) {
    StepOp step = lookupStep(program, name);
    if (llvm::is_contained(open, step.getOperation())) {
      return false; // a function that calls itself
    }
    open.push_back(step);
    Value start = isLoop ? step.getBody().getArgument(number) : Value();
    OpOperand &result = getReturn(step).getResultsMutable()[number];
    bool found = (!start || start.hasOneUse()) && result.get() != start &&
                 result.get().hasOneUse() &&
                 findRows(result.get(), start, false, open);
    open.pop_back();
    return found;
  };
  if (auto loop = dyn_cast<WhileOp>(op)) {
    StepOp condition = lookupStep(program, loop.getConditionAttr());
    return isZeros(loop.getInputs()[number]) &&
           condition.getBody().getArgument(number).use_empty() &&
           looksInto(loop.getBodyAttr(), true);
  }
  return llvm::any_of(getBodyNames(op), [&](FlatSymbolRefAttr name) {
    return looksInto(name, false);
  });
}

static bool findRows(Value gradient, Value start, bool isRead,
                     SmallVectorImpl<Operation *> &open) {
  SmallVector<Value> worklist = {gradient};
  bool hasRows = false;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (value == start) {
      continue;
    }
    // What others use as a whole has to be there.
    if (value != gradient && !value.hasOneUse()) {
      return false;
    }
    if (isOp(op, "Identity") || isOp(op, "AddN")) {
      llvm::append_range(worklist, op->getOperands());
    } else if (op && isControlOp(op)) {
      if (isRead ||
          !givesRows(op, cast<OpResult>(value).getResultNumber(), open)) {
        return false;
      }
      hasRows = true;
    } else if (getSource(value) != RowSource::None) {
      hasRows = true;
    } else {
      return false;
    }
  }
  return hasRows;
}

bool weir::isMadeOfRows(Value gradient, bool isRead) {
  SmallVector<Operation *> open;
  return findRows(gradient, Value(), isRead, open);
}

//===----------------------------------------------------------------------===//
// Taking
//===----------------------------------------------------------------------===//

static Value castIds(tf::GradientEmitter &e, Value ids, bool isWide) {
  bool isCast = isWide && !getElementTypeOrSelf(ids.getType()).isInteger(64);
  return isCast ? e.cast(ids, e.builder.getI64Type()) : ids;
}

/// All rows in one matrix-like tensor, their positions in one vector.
static Rows concatenate(tf::GradientEmitter &e, ArrayRef<Rows> rows,
                        bool isWide) {
  isWide |= llvm::any_of(rows, [&](const Rows &part) {
    return getElementTypeOrSelf(part.ids.getType()).isInteger(64);
  });
  Value flat = e.intVector({-1});
  tf::Values values, ids;
  for (const Rows &part : rows) {
    ids.push_back(e.emit("Reshape", {castIds(e, part.ids, isWide), flat}));
    // [-1, row...]: the ids' dimensions become one.
    Value rank = e.emit("Rank", part.ids, e.builder.getI32Type());
    Value row =
        e.emit("StridedSlice",
               {e.shapeOf(part.values), e.emit("Pack", ValueRange{rank}),
                e.intVector({0}), e.intVector({1})},
               e.integer("end_mask", 1));
    Value shape = e.emit("ConcatV2", {flat, row, e.intScalar(0)});
    values.push_back(e.emit("Reshape", {part.values, shape}));
  }
  if (rows.size() == 1) {
    return {values[0], ids[0]};
  }
  values.push_back(e.intScalar(0));
  ids.push_back(values.back());
  return {e.emit("ConcatV2", values), e.emit("ConcatV2", ids)};
}

/// `op` with these steps (a loop's body comes last), inputs and result types;
/// replaces the results that both have, but for `changed`.
static Operation *rebuild(Operation *op, ArrayRef<StepOp> steps,
                          ValueRange inputs, SmallVector<Type> types,
                          unsigned changed) {
  OpBuilder b(op);
  SmallVector<Attribute> names;
  for (StepOp step : steps) {
    names.push_back(FlatSymbolRefAttr::get(step.getSymNameAttr()));
  }
  types.push_back(TokenType::get(op->getContext()));
  Operation *made;
  if (auto loop = dyn_cast<WhileOp>(op)) {
    made = WhileOp::create(b, op->getLoc(), types,
                           cast<FlatSymbolRefAttr>(names[0]),
                           cast<FlatSymbolRefAttr>(names[1]), inputs,
                           loop.getAfter(), loop.getParallelIterationsAttr());
  } else if (auto choice = dyn_cast<CaseOp>(op)) {
    made = CaseOp::create(b, op->getLoc(), types, choice.getIndex(),
                          b.getArrayAttr(names), inputs, choice.getAfter());
  } else {
    made = CallOp::create(b, op->getLoc(), types,
                          cast<FlatSymbolRefAttr>(names[0]), inputs,
                          cast<CallOp>(op).getAfter());
  }
  made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  for (auto [i, result] : llvm::enumerate(getControlOutputs(op))) {
    if (i != changed) {
      result.replaceAllUsesWith(made->getResult(i));
    }
  }
  op->getResults().back().replaceAllUsesWith(made->getResults().back());
  op->setAttr(replacedAttr, b.getUnitAttr());
  return made;
}

static StepOp copyStep(ProgramOp program, StepOp step) {
  StepOp copy = step.clone();
  copy.setSymName((step.getSymName() + "_rows").str());
  copy->removeAttr(gradientKeyAttr); // it is another gradient now
  SymbolTable(program).insert(copy);
  return copy;
}

static void setNames(StepOp step) {
  Builder b(step.getContext());
  auto make = [&](size_t count) {
    return b.getArrayAttr(SmallVector<Attribute>(count, b.getStringAttr("")));
  };
  step.setFeedsAttr(make(step.getBody().getNumArguments()));
  step.setFetchesAttr(make(getReturn(step).getResults().size()));
  step.refreshFunctionType();
}

/// Lets `step` return `values` as result `number`, and `more` as its last one.
static void returnInstead(StepOp step, unsigned number, Value values,
                          Value more) {
  ReturnOp ret = getReturn(step);
  Value before = ret.getResults()[number];
  SmallVector<Value> results(ret.getResults());
  results[number] = values;
  results.push_back(more);
  ret.getResultsMutable().assign(results);
  if (auto waits = ret->getAttrOfType<ArrayAttr>(waitsAttr)) {
    // What is collected waits for nothing but its values.
    Builder b(step.getContext());
    SmallVector<Attribute> lists(waits.begin(), waits.end());
    lists[number] = b.getDenseI64ArrayAttr({});
    lists.push_back(lists[number]);
    ret->setAttr(waitsAttr, b.getArrayAttr(lists));
  }
  eraseUnused(before);
  setNames(step);
}

static Rows collect(tf::GradientEmitter &e, Value gradient, Value start);

/// All rows of a dense tensor.
static Rows getAllRows(tf::GradientEmitter &e, Value dense) {
  Value count = e.firstElement(e.shapeOf(dense));
  return {dense, e.emit("Range", {e.intScalar(0), count, e.intScalar(1)})};
}

/// What was taken, and the op that takes the place of the one that gave it.
using Taken = std::pair<Rows, Operation *>;

static Taken takeFromBranches(Operation *op, unsigned number) {
  auto program = op->getParentOfType<ProgramOp>();
  SmallVector<StepOp> steps;
  for (FlatSymbolRefAttr name : getBodyNames(op)) {
    StepOp step = copyStep(program, lookupStep(program, name));
    ReturnOp ret = getReturn(step);
    Value result = ret.getResults()[number];
    OpBuilder b(ret);
    tf::GradientEmitter e(b, ret, {});
    Rows rows = isMadeOfRows(result, !result.hasOneUse())
                    ? collect(e, result, Value())
                    : concatenate(e, getAllRows(e, result), true);
    returnInstead(step, number, rows.values, castIds(e, rows.ids, true));
    steps.push_back(step);
  }
  SmallVector<Type> types(getControlOutputs(op).getTypes());
  types.push_back(
      UnrankedTensorType::get(IntegerType::get(op->getContext(), 64)));
  Operation *made = rebuild(op, steps, getControlInputs(op), types, number);
  return {{made->getResult(number), made->getResult(types.size() - 1)}, made};
}

namespace {
/// A list of tensors that are joined in the end.
struct Collection {
  Type item, list;

  Collection(MLIRContext *context, Type element)
      : item(element), list(VariantType::get(context)) {}
  NamedAttribute dtype(tf::GradientEmitter &e) const {
    return e.builder.getNamedAttr("element_dtype", TypeAttr::get(item));
  }
  Value push(tf::GradientEmitter &e, Value to, Value value) const {
    return e.emitGeneric("TensorListPushBack", {to, value}, list, dtype(e))[0];
  }
  Value begin(tf::GradientEmitter &e, Value first) const {
    Value any = e.intScalar(-1);
    return push(e,
                e.emitGeneric("EmptyTensorList", {any, any}, list, dtype(e))[0],
                first);
  }
  Value join(tf::GradientEmitter &e, Value all, Value itemShape) const {
    Type length = e.builder.getI64Type();
    auto none = RankedTensorType::get({0}, length);
    Value leading =
        tf::ConstOp::create(e.builder, e.op->getLoc(), none,
                            DenseElementsAttr::get(none, ArrayRef<int64_t>()));
    return e.emitGeneric("TensorListConcatV2", {all, itemShape, leading},
                         {item, length}, dtype(e))[0];
  }
};
} // namespace

static Taken takeFromLoop(WhileOp op, unsigned number) {
  auto program = op->getParentOfType<ProgramOp>();
  MLIRContext *context = op.getContext();
  Type index = IntegerType::get(context, 64);
  Value whole = op.getInputs()[number];
  Collection values(context, getElementTypeOrSelf(whole.getType()));
  Collection ids(context, index);
  Type listType = UnrankedTensorType::get(values.list);

  StepOp body = copyStep(program, lookupStep(program, op.getBodyAttr()));
  StepOp condition =
      copyStep(program, lookupStep(program, op.getConditionAttr()));
  for (StepOp step : {body, condition}) {
    step.getBody().addArgument(listType, op.getLoc());
  }
  BlockArgument start = body.getBody().getArgument(number);
  {
    ReturnOp ret = getReturn(body);
    OpBuilder b(ret);
    tf::GradientEmitter e(b, ret, {});
    Rows rows = collect(e, ret.getResults()[number], start);
    // The old sum goes before its first part becomes a list.
    Value more = body.getBody().getArguments().back();
    Value pushedIds = ids.push(e, more, castIds(e, rows.ids, true));
    Value pushed = values.push(e, start, rows.values);
    returnInstead(body, number, pushed, pushedIds);
    start.setType(listType);
  }
  condition.getBody().getArgument(number).setType(listType);
  setNames(body);
  setNames(condition);

  OpBuilder b(op);
  tf::GradientEmitter e(b, op, {});
  Operation *zeros = whole.getDefiningOp();
  Value shape = isOp(zeros, "Fill") ? zeros->getOperand(0)
                                    : e.shapeOf(zeros->getOperand(0));
  Value row =
      e.emit("StridedSlice",
             {shape, e.intVector({1}), e.intVector({0}), e.intVector({1})},
             e.integer("end_mask", 1));
  Value noRows = e.emit("ConcatV2", {e.intVector({0}), row, e.intScalar(0)});
  Value noValues = e.emit("Fill", {noRows, e.scalar(whole, 0)}, values.item);
  Value noIds =
      e.emit("Fill", {e.intVector({0}), e.cast(e.intScalar(0), index)}, index);
  SmallVector<Value> inputs(op.getInputs());
  inputs[number] = values.begin(e, noValues);
  inputs.push_back(ids.begin(e, noIds));
  SmallVector<Type> types(op.getOutputs().getTypes());
  types[number] = listType;
  types.push_back(listType);
  Operation *made = rebuild(op, {condition, body}, inputs, types, number);
  b.setInsertionPointAfter(made);
  tf::GradientEmitter after(b, made, {});
  Value rowShape =
      after.emit("ConcatV2", {after.intVector({-1}), row, after.intScalar(0)});
  Rows rows = {values.join(after, made->getResult(number), rowShape),
               ids.join(after, made->getResult(types.size() - 1),
                        after.intVector({-1}))};
  return {rows, made};
}

/// The rows of `gradient`, without `start`.
static Rows collect(tf::GradientEmitter &e, Value gradient, Value start) {
  SmallVector<Value> worklist = {gradient};
  SmallVector<Rows> rows;
  // Results of a control op that was made again, when several are taken.
  DenseMap<Value, Value> moved;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    while (Value now = moved.lookup(value)) {
      value = now;
    }
    if (value == start) {
      continue;
    }
    Operation *op = value.getDefiningOp();
    RowSource source = getSource(value);
    if (isOp(op, "Identity") || isOp(op, "AddN")) {
      for (Value operand : llvm::reverse(op->getOperands())) {
        worklist.push_back(operand);
      }
    } else if (isControlOp(op)) {
      unsigned number = cast<OpResult>(value).getResultNumber();
      auto loop = dyn_cast<WhileOp>(op);
      auto [taken, made] =
          loop ? takeFromLoop(loop, number) : takeFromBranches(op, number);
      rows.push_back(taken);
      for (auto [i, result] : llvm::enumerate(getControlOutputs(op))) {
        if (i != number) {
          moved[result] = made->getResult(i);
        }
      }
    } else if (source == RowSource::GatherNd) {
      Value ids =
          e.emit("Squeeze", op->getOperand(0),
                 e.builder.getNamedAttr("squeeze_dims",
                                        e.builder.getDenseI64ArrayAttr({-1})));
      rows.push_back({op->getOperand(1), ids});
    } else {
      Operation *sum =
          isOp(op, "Reshape") ? op->getOperand(0).getDefiningOp() : op;
      rows.push_back({sum->getOperand(0), sum->getOperand(1)});
    }
  }
  return concatenate(e, rows, false);
}

Rows weir::takeRows(tf::GradientEmitter &e, Value gradient) {
  return collect(e, gradient, Value());
}

void weir::eraseUnused(Value value) {
  SetVector<Operation *> worklist;
  worklist.insert(value.getDefiningOp());
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    bool isSum = isOp(op, "Identity") || isOp(op, "AddN");
    if (!op || !op->use_empty() || (!isSum && !op->hasAttr(replacedAttr))) {
      continue;
    }
    for (Value operand : op->getOperands()) {
      if (isSum && operand.getDefiningOp()) {
        worklist.insert(operand.getDefiningOp());
      }
    }
    op->erase();
  }
}
