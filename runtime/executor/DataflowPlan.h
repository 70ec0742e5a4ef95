// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is known of a dataflow step before it runs: who reads which output, and
// which loop frame each op runs in. Immutable after prepare().
#ifndef WEIR_RUNTIME_EXECUTOR_DATAFLOWPLAN_H
#define WEIR_RUNTIME_EXECUTOR_DATAFLOWPLAN_H

#include "runtime/abi/Program.h"
#include "runtime/base/Memory.h"
#include "runtime/base/Status.h"

namespace weir {

struct StepPlan;
class InlineStep;

/// What an op has received in one iteration.
struct FlowState {
  uint32_t pending; ///< edges to come; MERGE: 2 for each control edge, and 1
  uint32_t dead;    ///< MERGE: dead data edges so far; else: some edge is dead
  uint32_t chosen;  ///< MERGE: the live input
  bool decided;     ///< MERGE: it was started
};

/// What a reader does with a value. From DirectMerge on: hands it on at once.
enum class EdgeKind : uint8_t {
  Wait, ///< keeps it until all it waits for has come
  Merge,
  DirectMerge,
  LoopCond,
  Next,
  Exit
};

inline bool isDirect(EdgeKind kind) { return kind >= EdgeKind::DirectMerge; }
inline bool isMerge(EdgeKind kind) {
  return kind == EdgeKind::Merge || kind == EdgeKind::DirectMerge;
}

/// A reader of a value.
struct DataEdge {
  uint32_t op;
  uint32_t input;
  uint32_t place; ///< of that input among its frame's inputs
  uint32_t state; ///< of the op among its frame's ops
  EdgeKind kind;
};

/// What an op of a dataflow step has beside its Op.
struct FlowOp {
  /// Where the readers of each output begin; the next one's is their end.
  const DataEdge *const *ends;
  uint32_t frame;      ///< index of the frame that it runs in
  uint32_t child;      ///< ENTER: the frame that it leads into
  uint32_t state;      ///< its number among its frame's ops
  uint32_t firstInput; ///< its first input among its frame's inputs
  /// INVOKE: what runs on the spot instead of in a frame; null: nothing.
  const InlineStep *inlined;
  uint8_t kind;    ///< WeirTaskKind
  bool hasControl; ///< some other op waits for it
  bool passes;     ///< runs where its last input arrives: little to do
  bool fetched;    ///< some output is one of the step
  bool isEnter;
  uint16_t numInputs, numOutputs;
};

/// A loop as the graph has it: one frame name below one parent. Frame 0 is the
/// step itself.
struct FlowFrame {
  uint32_t parent;
  uint32_t name;
  uint32_t numEnters;
  uint32_t numOps;
  uint32_t numInputs;
  uint32_t firstOp;            ///< in DataflowPlan::frameOps
  uint32_t firstHeld, numHeld; ///< in DataflowPlan::heldInputs
};

struct DataflowPlan {
  Table<FlowOp> ops;
  Vector<FlowFrame> frames;
  Table<uint32_t> frameOps; ///< op indices, frame by frame
  /// Inputs that may still hold a value when an iteration ends: an op that
  /// waits for more than one thing may never run.
  Vector<uint32_t> heldInputs;
  Table<FlowState> initial;     ///< their states when an iteration begins
  Table<const DataEdge *> ends; ///< FlowOp::ends are in it
  Table<DataEdge> edges;
  /// Readers of step input i, likewise.
  Table<uint32_t> inputEdges;
  Table<DataEdge> fedEdges;
  /// Why the step cannot run (inputs from different frames), else OK.
  Status problem;

  /// `plan`'s other tables are complete.
  void prepare(const StepPlan &plan);
  /// `steps` are the plans of all steps of the program.
  void findInlineSteps(const StepPlan &plan, StepPlan *steps);

private:
  void findEdges(const StepPlan &plan);
  void findFrames(const StepPlan &plan);
  bool enter(const StepPlan &plan, uint32_t from, uint32_t to, uint32_t frame,
             Vector<uint32_t> &worklist);
  void numberOps(const StepPlan &plan);
  bool needsIndex(const StepPlan &plan, uint32_t merge) const;
  void describeOps(const StepPlan &plan);
  void findLoopMerges(const StepPlan &plan, Table<uint8_t> &found) const;
  void skipLoopMerges(const StepPlan &plan);
  void findHeldInputs(const StepPlan &plan);
};

} // namespace weir

#endif
