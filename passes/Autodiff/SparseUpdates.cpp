//===- SparseUpdates.cpp - updates of the rows that were read -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The problem: the gradient of a Gather is zero but for a few rows. To write
// all of it, and to update all of the variable, costs what the table is large;
// and with some rules it gives something else than TensorFlow, whose sparse
// updates leave the momentum of other rows alone.
//
//   UnsortedSegmentSum(rows, ids, n) --> ApplyMomentum(var, .., g, ..)
//
// becomes, as TensorFlow 1's optimizers do it,
//
//   Unique(ids) --> UnsortedSegmentSum(rows, idx, size(ids'))
//               --> SparseApplyMomentum(var, .., rows', ids', ..)
//
// Gathers of one variable are concatenated; with a dense part among them all of
// it stays dense. So it does for rules that update every row anyway (Adam).
//
#include "passes/Autodiff/SparseUpdates.h"
#include "dialects/TF/GradientModels.h"
#include "dialects/Weir/WeirDialect.h"

using namespace mlir;
using namespace weir;

namespace {
/// Rows that were gathered: `values` are [ids..., row...].
struct Rows {
  Value values, ids;
};

/// The update rules with a form for rows.
struct SparseRule {
  StringRef rule;
  bool sumsDuplicates; ///< else each row is applied where it occurs
};
} // namespace

static constexpr SparseRule sparseRules[] = {{"GradientDescent", false},
                                             {"Momentum", true},
                                             {"Adagrad", true},
                                             {"Adadelta", true},
                                             {"RMSProp", true},
                                             {"CenteredRMSProp", true},
                                             {"Ftrl", true}};

/// Whether `op` is of this type. By name: what implements an op need not be
/// seen here.
static bool isOp(Operation *op, StringRef name) {
  return op && op->getName().stripDialect() == name;
}

/// Whether `value` is the shape of a tensor: gives the tensor, or the handle of
/// a variable.
static Value getShaped(Value value) {
  Operation *op = value.getDefiningOp();
  if (isOp(op, "Shape")) {
    return op->getOperand(0);
  }
  auto generic = dyn_cast_or_null<tf::GenericOp>(op);
  bool isVariable = generic && generic.getOpType() == "VariableShape";
  return isVariable ? generic.getInputs()[0] : Value();
}

/// The UnsortedSegmentSum that gives all rows of `shaped`; or null.
static Operation *getRowSum(Value value, Value &shaped) {
  Operation *sum = value.getDefiningOp();
  if (!isOp(sum, "UnsortedSegmentSum")) {
    return nullptr;
  }
  Operation *count = sum->getOperand(2).getDefiningOp();
  if (!isOp(count, "StridedSlice")) {
    return nullptr;
  }
  shaped = getShaped(count->getOperand(0));
  return shaped ? sum : nullptr;
}

/// Finds the rows that add up to `gradient`. False: it has a dense part.
static bool findRows(Value gradient, SmallVector<Rows> &rows) {
  SmallVector<Value> worklist = {gradient};
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (isOp(op, "Identity") || isOp(op, "AddN")) {
      for (Value operand : llvm::reverse(op->getOperands())) {
        worklist.push_back(operand);
      }
      continue;
    }
    // A reshape to the gathered tensor's own shape leaves rows as they are.
    bool isReshape = isOp(op, "Reshape");
    Value shaped;
    Operation *sum = getRowSum(isReshape ? op->getOperand(0) : value, shaped);
    if (!sum || (isReshape && getShaped(op->getOperand(1)) != shaped)) {
      return false;
    }
    rows.push_back({sum->getOperand(0), sum->getOperand(1)});
  }
  return !rows.empty();
}

/// All rows in one matrix-like tensor, their positions in one vector.
static Rows concatenate(tf::GradientEmitter &e, ArrayRef<Rows> rows) {
  auto elementType = [](Value value) {
    return getElementTypeOrSelf(value.getType());
  };
  bool isWide = llvm::any_of(rows, [&](const Rows &part) {
    return elementType(part.ids).isInteger(64);
  });
  Value flat = e.intVector({-1});
  tf::Values values, ids;
  for (const Rows &part : rows) {
    Value of = part.ids;
    if (isWide) {
      of = e.cast(of, e.builder.getI64Type());
    }
    ids.push_back(e.emit("Reshape", {of, flat}));
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

/// Each position once, with the sum of its rows.
static Rows sumDuplicates(tf::GradientEmitter &e, const Rows &rows) {
  Type index = e.builder.getI32Type();
  tf::Values unique = e.emitGeneric(
      "Unique", rows.ids, {getElementTypeOrSelf(rows.ids.getType()), index},
      e.builder.getNamedAttr("out_idx", TypeAttr::get(index)));
  Value count = e.emit("Size", unique[0], index);
  return {e.emit("UnsortedSegmentSum", {rows.values, unique[1], count}),
          unique[0]};
}

static void makeSparse(tf::GenericOp update, const SparseRule &rule,
                       unsigned gradient, ArrayRef<Rows> found) {
  OpBuilder builder(update);
  tf::GradientEmitter e(builder, update, {});
  Rows rows = concatenate(e, found);
  NamedAttrList attrs(update.getAttrs());
  attrs.set("Tindices",
            TypeAttr::get(getElementTypeOrSelf(rows.ids.getType())));
  bool isResource = update.getOpType().starts_with("Resource");
  std::string opType = isResource ? "Resource" : "";
  SmallVector<Value> inputs(update.getInputs());
  if (rule.sumsDuplicates) {
    rows = sumDuplicates(e, rows);
    opType += "SparseApply" + rule.rule.str();
    inputs[gradient] = rows.values;
    inputs.insert(inputs.begin() + gradient + 1, rows.ids);
  } else { // var, learning rate, gradient
    opType += "ScatterSub";
    inputs = {inputs[0], rows.ids, e.mul(rows.values, inputs[1])};
    if (isResource) {
      attrs.set("dtype", attrs.get("T"));
      attrs.erase("T");
      attrs.erase("use_locking");
    }
  }
  auto sparse = tf::GenericOp::create(
      builder, update.getLoc(), update.getOutputs().getTypes(),
      update.getDone().getType(), builder.getStringAttr(opType), inputs,
      update.getAfter(), attrs.getDictionary(builder.getContext()),
      DenseI64ArrayAttr());
  sparse->setDiscardableAttrs(update->getDiscardableAttrDictionary());
  update->replaceAllUsesWith(sparse->getResults());
  update.erase();
}

SmallVector<OpOperand *> weir::findUpdates(Value gradient) {
  SmallVector<Value> names = {gradient};
  SmallVector<OpOperand *> updates;
  for (size_t i = 0; i < names.size(); ++i) {
    for (OpOperand &use : names[i].getUses()) {
      if (isOp(use.getOwner(), "Identity")) {
        names.push_back(use.getOwner()->getResult(0));
      } else if (isa<tf::GenericOp>(use.getOwner())) {
        updates.push_back(&use);
      }
    }
  }
  return updates;
}

void weir::updateRowsOnly(Value gradient) {
  SmallVector<Rows> rows;
  if (!findRows(gradient, rows)) {
    return;
  }
  for (OpOperand *use : findUpdates(gradient)) {
    auto update = cast<tf::GenericOp>(use->getOwner());
    StringRef rule = update.getOpType();
    rule.consume_front("Resource");
    if (!rule.consume_front("Apply")) {
      continue;
    }
    const SparseRule *sparse =
        llvm::find_if(sparseRules, [&](const SparseRule &known) {
          return known.rule == rule;
        });
    if (sparse != std::end(sparseRules)) {
      makeSparse(update, *sparse, use->getOperandNumber(), rows);
    }
  }
}
