//===- ProgramPlacer.h - places one program ---------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in Place.cpp.
#ifndef WEIR_PASSES_PLACEMENT_PROGRAMPLACER_H
#define WEIR_PASSES_PLACEMENT_PROGRAMPLACER_H

#include "passes/Placement/ColocationGroups.h"
#include "passes/Placement/Passes.h"
#include "passes/Placement/SpecializeSteps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"

namespace weir {

/// Attributes of ops, steps' arguments and programs that placement reads and
/// writes.
inline constexpr char deviceAttr[] = "weir.device", classAttr[] = "weir.class",
                      placedAttr[] = "weir.placed", devicesAttr[] = "devices",
                      groupsAttr[] = "groups";

/// The graph's node that `op` stands for, or "".
llvm::StringRef getPlacedNode(mlir::Operation *op);
llvm::StringRef getPlacedType(mlir::Operation *op);
bool takesValue(mlir::Operation *op);
/// Goes with what uses it: takes nothing, gives one value, no reference.
bool isGenerator(mlir::Operation *op);

/// One op, or one argument of a step.
struct PlacedItem {
  mlir::Operation *op = nullptr;
  mlir::Value argument;
  StepOp step;
  std::string why; ///< where the group's names do not tell
};

/// Places one program.
class ProgramPlacer {
public:
  ProgramPlacer(ProgramOp program, std::vector<DeviceName> devices, bool soft)
      : program(program), copied(specializeSteps(program)), symbols(program),
        groups(std::move(devices), soft), soft(soft) {}
  llvm::LogicalResult run();
  void setAttributes();
  void fillReport(PlacementReport &report);

private:
  ProgramOp program;
  llvm::DenseSet<mlir::Operation *>
      copied; ///< steps of which there are several
  mlir::SymbolTable symbols;
  ColocationGroups groups;
  bool soft;
  std::vector<PlacedItem> items;
  llvm::DenseMap<mlir::Operation *, int> opItems;
  llvm::DenseMap<mlir::Value, int> argumentItems;
  llvm::StringSet<> referenced; ///< names that some `weir.class` has
  llvm::DenseMap<mlir::Operation *, llvm::StringSet<>>
      localNames; ///< of copied steps

  // Groups (ColocateOps.cpp).
  llvm::LogicalResult addItems();
  llvm::LogicalResult addOp(mlir::Operation *op, StepOp step);
  int getSource(mlir::Value value);
  llvm::LogicalResult connect(mlir::Value source, int user,
                              mlir::Operation *at);
  llvm::LogicalResult connectHandles(mlir::Operation *op);
  llvm::LogicalResult connectSteps(mlir::Operation *op);
  std::string getGroupKey(mlir::Operation *op, llvm::StringRef name);
  llvm::LogicalResult colocate();

  // Devices (ProgramPlacer.cpp).
  llvm::LogicalResult assign(int item, int preferred, llvm::StringRef why);
  int getDevice(mlir::Value value);
  int getConsumersDevice(mlir::Value value);
  llvm::LogicalResult assignOps();
  llvm::LogicalResult assignDeferred(llvm::ArrayRef<int> deferred);
};

} // namespace weir

#endif // WEIR_PASSES_PLACEMENT_PROGRAMPLACER_H
