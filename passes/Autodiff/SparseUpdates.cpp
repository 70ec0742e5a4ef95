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
// it stays dense (GatheredRows.h). So it does for rules that update every row
// anyway (Adam).
//
#include "passes/Autodiff/SparseUpdates.h"
#include "passes/Autodiff/GatheredRows.h"

using namespace mlir;
using namespace weir;

namespace {
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

static void makeSparse(tf::GradientEmitter &e, tf::GenericOp update,
                       const SparseRule &rule, unsigned gradient, Rows rows) {
  OpBuilder &builder = e.builder;
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

/// The form for rows of an update, or null.
static const SparseRule *findRule(tf::GenericOp update) {
  StringRef rule = update.getOpType();
  rule.consume_front("Resource");
  if (!rule.consume_front("Apply")) {
    return nullptr;
  }
  const SparseRule *found = llvm::find_if(
      sparseRules, [&](const SparseRule &known) { return known.rule == rule; });
  return found == std::end(sparseRules) ? nullptr : found;
}

void weir::updateRowsOnly(Value gradient) {
  // One variable, one update; another use would need all of the gradient.
  SmallVector<OpOperand *> updates = findUpdates(gradient);
  auto update = updates.size() == 1
                    ? cast<tf::GenericOp>(updates.front()->getOwner())
                    : tf::GenericOp();
  const SparseRule *rule = update ? findRule(update) : nullptr;
  if (!rule) {
    return;
  }
  Value taken = updates.front()->get();
  bool isRead = !taken.hasOneUse() || !gradient.hasOneUse();
  if (!isMadeOfRows(gradient, isRead)) {
    return;
  }
  OpBuilder builder(update);
  tf::GradientEmitter e(builder, update, {});
  unsigned number = updates.front()->getOperandNumber();
  makeSparse(e, update, *rule, number, takeRows(e, gradient));
  eraseUnused(taken);
}
