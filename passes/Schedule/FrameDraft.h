//===- FrameDraft.h - a frame while it is being made ------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_SCHEDULE_FRAMEDRAFT_H
#define WEIR_PASSES_SCHEDULE_FRAMEDRAFT_H

#include "dialects/Task/TaskDialect.h"
#include "passes/Schedule/SizeTable.h"
#include "passes/Schedule/TaskCost.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallBitVector.h"

namespace weir {

/// No slot or task.
constexpr unsigned none = ~0u;

/// A slot to be.
struct SlotDraft {
  task::SlotKind kind;
  /// Plain sizes.
  mlir::Type type;
  mlir::Location loc;
  /// The slot whose bytes it views, or `none`.
  unsigned base = none;
  /// Feed or fetch, or `none`.
  unsigned index = none;
  mlir::ElementsAttr value = {};
  /// The task that writes it, or `none`.
  unsigned producer = none;
};

/// A task to be. Fields as in `task.task`.
struct TaskDraft {
  task::TaskKind kind;
  mlir::Location loc;
  std::string function = {};
  std::string name = {};
  llvm::SmallVector<unsigned> inputs = {}, outputs = {};
  llvm::SmallVector<mlir::AffineExpr> sizes = {};
  /// Further sizes that must be known, and checked, before it starts.
  llvm::SmallVector<mlir::AffineExpr> byteSizes = {};
  /// Tasks that must be done before; ascending and unique when finished.
  llvm::SmallVector<unsigned> preds = {};
  int64_t cost = 0;
  /// It finds out sizes.
  bool provides = false;
  llvm::StringRef opType = {};
  mlir::DictionaryAttr attrs = {};
  llvm::SmallVector<mlir::Attribute> sites = {};
  llvm::SmallVector<int64_t> computes = {};
  llvm::SmallVector<mlir::Attribute> reads = {};
  llvm::SmallVector<bool> nonNegative = {};
  llvm::SmallVector<mlir::Attribute> branches = {};
  mlir::IntegerAttr edge = {}, callSite = {};
  /// Of the tasks that provide sizes, those that are done when this one
  /// starts; by their number among the providers.
  llvm::SmallBitVector known = {};
};

/// Makes the draft of one step's frame. See BuildFrames.cpp.
class FrameBuilder {
public:
  FrameBuilder(StepOp step, mlir::SymbolTable &kernels, TaskCost &cost)
      : step(step), kernels(kernels), cost(cost), table(step) {}

  /// Fails with an error at the op that has no place in a frame.
  llvm::LogicalResult build();
  /// Writes the frame in front of the step.
  task::FrameOp emit(mlir::OpBuilder &builder);

private:
  // What the step's values are (FrameBuilder.cpp).
  llvm::LogicalResult init();
  void collectFetches();
  void findGroups();

  // Steps whose values may be dead (DataflowFrame.cpp).
  llvm::LogicalResult buildDataflow();
  llvm::LogicalResult addFlowOp(mlir::Operation &op);
  llvm::LogicalResult addFlow(tf::GenericOp op);
  bool passLoopCond(tf::GenericOp op);
  void addFlowTask(mlir::Operation *op, TaskDraft task);
  unsigned getFlowSlot(mlir::Value value) const;

  // Tasks, op by op (FrameTasks.cpp).
  llvm::LogicalResult addOp(mlir::Operation &op);
  llvm::LogicalResult addRun(task::RunOp op);
  void addCall(tf::GenericOp op);
  void addControl(mlir::Operation *op);
  void addTransfer(mlir::Operation *op);
  /// Completes and adds the task of an op that takes values with their shapes
  /// and tokens: a call, control flow.
  void addOpaque(mlir::Operation *op, TaskDraft task);
  void addRead(tf::ReadSizesOp op);
  void finishEvent(unsigned event);
  void addGroupTask(unsigned set);
  unsigned addCopy(mlir::Value value, task::SlotKind kind, unsigned index);
  void addOutputs(ReturnOp op);
  /// Sets what follows from a task's slots and sizes, and appends it.
  unsigned addTask(TaskDraft task, unsigned eventSet);

  // Slots.
  unsigned addSlot(SlotDraft slot);
  unsigned getBaseSlot(mlir::Value value);
  unsigned getExactSlot(mlir::Value value);
  unsigned makeResultSlot(mlir::Value value, bool byCall);

  // Order.
  void addProviders(TaskDraft &task, mlir::AffineExpr expr) const;
  void addProviders(TaskDraft &task, mlir::Type type) const;
  unsigned getProvider(unsigned symbol) const;
  std::vector<int64_t> getPriorities() const;

  struct Fetch {
    unsigned index;
    mlir::Value value;
  };
  /// The computed entries of one event set.
  struct Group {
    llvm::SmallVector<int64_t> symbols;
    bool checks = false;
    unsigned eventsLeft = 0;
    unsigned task = none;
  };

  StepOp step;
  mlir::SymbolTable &kernels;
  TaskCost &cost;
  SizeTable table;
  std::vector<SlotDraft> slots;
  std::vector<TaskDraft> tasks;
  /// Entries that are sizes in bytes of values inside kernels.
  llvm::SmallSetVector<int64_t, 8> byteSizes;
  /// Slots of the fetches.
  llvm::SmallVector<unsigned> outputs;
  // Maps below are looked up only, never walked.
  llvm::DenseMap<mlir::Value, mlir::Value> bases;
  llvm::DenseMap<mlir::Value, Fetch> fetches;
  llvm::DenseMap<mlir::Value, unsigned> baseSlots, exactSlots;
  llvm::DenseMap<mlir::Value, unsigned> tokens;
  llvm::DenseMap<mlir::Operation *, unsigned> events;
  std::vector<Group> groups;
  /// Groups that contain an event, by event, smaller sets first.
  std::vector<llvm::SmallVector<unsigned>> groupsOfEvent;
  llvm::SmallVector<unsigned> checkedGroups;
  std::vector<unsigned> eventTasks;
  /// By task: its number among the providers, or `none`.
  std::vector<unsigned> providerNumber;
  unsigned numProviders = 0;
  /// Dataflow steps: slots that NextIteration writes, by id.
  llvm::DenseMap<int64_t, unsigned> backEdges;
};

/// The node's name that a location carries; "" if none.
std::string getNodeName(mlir::Location loc);
/// What traces call a kernel that computes `nodes`.
std::string joinNodes(mlir::ArrayAttr nodes);
/// Sizes in bytes of values inside the kernel.
llvm::ArrayRef<mlir::AffineExpr> getByteSizes(task::RunOp op);

} // namespace weir

#endif // WEIR_PASSES_SCHEDULE_FRAMEDRAFT_H
