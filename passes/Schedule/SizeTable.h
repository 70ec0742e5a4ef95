//===- SizeTable.h - the sizes that a run of a step knows -------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A run has a table of sizes: the step's symbols, then one entry for each
// expression that something in the frame uses. This class makes that table and
// says what each entry depends on: the *events* of a step are the operations
// that find out sizes when they run (Where, a shape operand that is read); an
// entry that depends on no event is known on entry.
#ifndef WEIR_PASSES_SCHEDULE_SIZETABLE_H
#define WEIR_PASSES_SCHEDULE_SIZETABLE_H

#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "llvm/ADT/DenseMap.h"
#include <map>
#include <vector>

namespace weir {

/// Events by their number, ascending, no doubles.
using EventSet = std::vector<unsigned>;

class SizeTable {
public:
  /// Reads the step's symbols and who defines them. `init` must succeed before
  /// anything else is asked.
  explicit SizeTable(StepOp step) : step(step) {}
  /// Fails, with an error at the step, where a symbol has no definition.
  llvm::LogicalResult init();

  /// `expr` itself if it is a constant or a symbol; else the symbol of an entry
  /// that holds its value, named after `node` if it is new.
  mlir::AffineExpr getPlain(mlir::AffineExpr expr, llvm::StringRef node = "");
  /// `type` with plain sizes only; types without sizes as they are.
  mlir::Type getPlain(mlir::Type type);
  /// The id of the set of events that `expr` depends on; 0 is the empty set.
  unsigned getEventSet(mlir::AffineExpr expr);
  /// The same for all sizes of `type`.
  unsigned getEventSet(mlir::Type type);
  unsigned unite(unsigned a, unsigned b);
  const EventSet &getEvents(unsigned set) const { return sets[set]; }
  unsigned getNumSets() const { return sets.size(); }
  unsigned getSymbolEventSet(unsigned symbol) const {
    return symbolSets[symbol];
  }
  /// The operations that define sizes, by event.
  llvm::ArrayRef<mlir::Operation *> getEventOps() const { return eventOps; }
  /// Whether every element of the set `a` is in the set `b`.
  bool isSubset(unsigned a, unsigned b) const;

  /// All entries, as `#tf.symbol` attributes.
  llvm::ArrayRef<tf::SymbolAttr> getSymbols() const { return symbols; }

private:
  unsigned internSet(EventSet set);

  StepOp step;
  std::vector<tf::SymbolAttr> symbols;
  std::vector<unsigned> symbolSets;
  std::vector<EventSet> sets;
  std::map<EventSet, unsigned> setIds;
  std::vector<mlir::Operation *> eventOps;
  /// Entries by expression; looked up only, never walked.
  llvm::DenseMap<mlir::AffineExpr, unsigned> entries;
};

} // namespace weir

#endif // WEIR_PASSES_SCHEDULE_SIZETABLE_H
