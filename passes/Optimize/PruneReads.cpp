//===- PruneReads.cpp - drop what only a derivative might have wanted -----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Differentiating raises the forward ops of ys, whether or not the derivative
// uses their values: the derivative of a sum needs no summand. TensorFlow
// prunes what no fetch needs, so a read of a variable that only such an op
// wanted must not happen, or it would fail where the variable is not
// initialized. Raising and differentiation mark what they only keep in case
// (`weir.on_demand`). It stays if something uses its results, or if something
// that stays waits for it.
//
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/Tokens.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Optimize/Passes.h"
#include "passes/Structure/FunctionGradients.h"
#include "llvm/ADT/BitVector.h"

#define DEBUG_TYPE "weir-prune-reads"

namespace weir {
#define GEN_PASS_DEF_PRUNEREADSPASS
#include "passes/Optimize/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

namespace {
/// The sizes of a step that something uses, while it is walked backward.
class UsedSizes {
public:
  explicit UsedSizes(StepOp step) {
    auto list = step.getSymbols();
    for (Attribute attr : list ? list->getValue() : ArrayRef<Attribute>()) {
      symbols.push_back(cast<tf::SymbolAttr>(attr));
    }
    used.resize(symbols.size());
    for (auto [i, symbol] : llvm::enumerate(symbols)) {
      // What fails if sizes do not fit is looked at in any case.
      if (symbol.getKind() == "check" || symbol.getKind() == "broadcast") {
        add(getAffineSymbolExpr(i, step.getContext()));
      }
    }
  }

  void addUser(Operation *op) {
    auto visit = [&](tf::DimsAttr dims) {
      llvm::for_each(dims.getExprs(), [&](AffineExpr expr) { add(expr); });
    };
    op->getAttrDictionary().walk(visit);
    for (Type type : op->getOperandTypes()) {
      type.walk(visit);
    }
  }

  /// Whether something uses a size that `op` defines.
  bool definesUsed(Operation *op) const {
    auto defines = op->getAttrOfType<DenseI64ArrayAttr>("defines");
    return defines && llvm::any_of(defines.asArrayRef(),
                                   [&](int64_t id) { return used.test(id); });
  }

  /// What `op` defined is not defined any more: the sizes, which nothing uses,
  /// become 0.
  void dropDefinitions(Operation *op) {
    auto defines = op->getAttrOfType<DenseI64ArrayAttr>("defines");
    AffineExpr zero = getAffineConstantExpr(0, op->getContext());
    for (int64_t id : defines ? defines.asArrayRef() : ArrayRef<int64_t>()) {
      symbols[id] =
          tf::SymbolAttr::get(op->getContext(), "max", {zero, zero}, "", "");
    }
  }

  ArrayAttr getSymbols(MLIRContext *context) const {
    SmallVector<Attribute> list(symbols.begin(), symbols.end());
    return ArrayAttr::get(context, list);
  }

private:
  SmallVector<tf::SymbolAttr> symbols;
  llvm::BitVector used;

  void add(AffineExpr root) {
    SmallVector<AffineExpr> worklist = {root};
    while (!worklist.empty()) {
      worklist.pop_back_val().walk([&](AffineExpr expr) {
        auto symbol = dyn_cast<AffineSymbolExpr>(expr);
        if (symbol && !used.test(symbol.getPosition())) {
          used.set(symbol.getPosition());
          llvm::append_range(worklist,
                             symbols[symbol.getPosition()].getExprs());
        }
      });
    }
  }
};
} // namespace

/// Whether only the end of the step still wants `op`.
static bool isUnneeded(Operation *op, ReturnOp ret) {
  if (!op->hasAttr(onDemandAttr)) {
    return false;
  }
  return llvm::all_of(op->getUses(), [&](OpOperand &use) {
    return use.getOwner() == ret && isToken(use.get());
  });
}

/// The step's end does not wait for `op`.
static void forget(Operation *op, ReturnOp ret) {
  SmallVector<Value> after(ret.getAfter());
  llvm::erase_if(after,
                 [&](Value token) { return token.getDefiningOp() == op; });
  ret.getAfterMutable().assign(after);
}

namespace {
struct PruneReadsPass : weir::impl::PruneReadsPassBase<PruneReadsPass> {
  void runOnOperation() override {
    getOperation().walk([&](StepOp step) {
      auto ret = cast<ReturnOp>(step.getBody().front().back());
      UsedSizes sizes(step);
      for (Operation &op : llvm::make_early_inc_range(
               llvm::reverse(step.getBody().front().getOperations()))) {
        if (!sizes.definesUsed(&op) &&
            (isUnneeded(&op, ret) || isOpTriviallyDead(&op))) {
          forget(&op, ret);
          sizes.dropDefinitions(&op);
          op.erase();
        } else {
          sizes.addUser(&op);
        }
      }
      step.walk([](Operation *op) { op->removeAttr(onDemandAttr); });
      if (step.getSymbols()) {
        step.setSymbolsAttr(sizes.getSymbols(&getContext()));
      }
    });
  }
};
} // namespace
