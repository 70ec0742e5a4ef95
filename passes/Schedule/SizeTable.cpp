//===- SizeTable.cpp - the sizes that a run of a step knows ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Schedule/SizeTable.h"

using namespace mlir;
using namespace weir;

/// The symbols that `op` finds out when it runs.
static ArrayRef<int64_t> getDefines(Operation *op) {
  if (auto read = dyn_cast<tf::ReadSizesOp>(op)) {
    return read.getDefines();
  }
  // An inherent attribute of tf.generic, a discardable one of control flow.
  auto defines = op->getAttrOfType<DenseI64ArrayAttr>("defines");
  return defines ? defines.asArrayRef() : ArrayRef<int64_t>();
}

LogicalResult SizeTable::init() {
  internSet({});
  DenseMap<int64_t, unsigned> definers;
  for (Operation &op : step.getBody().front()) {
    ArrayRef<int64_t> defines = getDefines(&op);
    for (int64_t symbol : defines) {
      definers[symbol] = eventOps.size();
    }
    if (!defines.empty()) {
      eventOps.push_back(&op);
    }
  }
  ArrayAttr declared = step.getSymbolsAttr();
  if (!declared) {
    return success();
  }
  for (auto [index, attr] : llvm::enumerate(declared)) {
    auto symbol = cast<tf::SymbolAttr>(attr);
    unsigned set = 0;
    if (symbol.getKind() == "value" || symbol.getKind() == "result") {
      auto definer = definers.find(index);
      if (definer == definers.end()) {
        return step.emitOpError("has the size s")
               << index << " of node " << symbol.getNode()
               << ", which no operation of the step defines";
      }
      set = internSet({definer->second});
    } else if (symbol.getKind() != "feed") {
      for (AffineExpr expr : symbol.getExprs()) {
        set = unite(set, getEventSet(expr));
      }
    }
    symbols.push_back(symbol);
    symbolSets.push_back(set);
  }
  return success();
}

unsigned SizeTable::internSet(EventSet set) {
  auto [it, inserted] = setIds.try_emplace(set, sets.size());
  if (inserted) {
    sets.push_back(std::move(set));
  }
  return it->second;
}

unsigned SizeTable::unite(unsigned a, unsigned b) {
  if (a == b || b == 0) {
    return a;
  }
  if (a == 0) {
    return b;
  }
  EventSet set;
  std::set_union(sets[a].begin(), sets[a].end(), sets[b].begin(), sets[b].end(),
                 std::back_inserter(set));
  return internSet(std::move(set));
}

bool SizeTable::isSubset(unsigned a, unsigned b) const {
  return std::includes(sets[b].begin(), sets[b].end(), sets[a].begin(),
                       sets[a].end());
}

unsigned SizeTable::getEventSet(AffineExpr expr) {
  unsigned set = 0;
  expr.walk([&](AffineExpr part) {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(part)) {
      set = unite(set, symbolSets[symbol.getPosition()]);
    }
  });
  return set;
}

unsigned SizeTable::getEventSet(Type type) {
  unsigned set = 0;
  if (isa<RankedTensorType>(type)) {
    for (AffineExpr expr : tf::getTypeSizes(type)) {
      set = expr ? unite(set, getEventSet(expr)) : set;
    }
  }
  return set;
}

AffineExpr SizeTable::getPlain(AffineExpr expr, StringRef node) {
  if (isa<AffineConstantExpr, AffineSymbolExpr>(expr)) {
    return expr;
  }
  auto [it, inserted] = entries.try_emplace(expr, symbols.size());
  if (inserted) {
    symbolSets.push_back(getEventSet(expr));
    symbols.push_back(
        tf::SymbolAttr::get(expr.getContext(), "expr", {expr}, node, ""));
  }
  return getAffineSymbolExpr(it->second, expr.getContext());
}

Type SizeTable::getPlain(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || ranked.hasStaticShape()) {
    return type;
  }
  tf::Sizes sizes;
  for (AffineExpr expr : tf::getTypeSizes(type)) {
    sizes.push_back(expr ? getPlain(expr) : expr);
  }
  return tf::getTypeWithSizes(ranked.getElementType(), sizes);
}
