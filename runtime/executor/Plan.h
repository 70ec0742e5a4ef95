// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step's tables made ready for the executor, once when a program is loaded
// and shared by all runs: tasks renumbered by priority (an Op each), argument
// lists with room for scratch, which slots are values with a lifetime, how
// often each is mentioned. Immutable after prepare().
#ifndef WEIR_RUNTIME_EXECUTOR_PLAN_H
#define WEIR_RUNTIME_EXECUTOR_PLAN_H

#include "runtime/abi/Program.h"
#include "runtime/base/Memory.h"
#include "runtime/executor/DataflowPlan.h"

namespace weir {

enum OpFlags : uint8_t {
  /// Some argument is not at a place fixed by the layout: gather at dispatch.
  OpGather = 1 << 0,
  /// Some argument is a counted value: make outputs, count down uses.
  OpValues = 1 << 1,
  /// Some size is not a constant.
  OpSizes = 1 << 2,
  OpScratch = 1 << 3,
  /// Sizes may be bound while the step runs: resolve at dispatch.
  OpLate = 1 << 4,
};

/// Whether a task of this kind has child frames (in structured steps).
inline bool runsSteps(uint8_t kind) {
  return (kind >= WEIR_TASK_INVOKE && kind <= WEIR_TASK_WHILE) ||
         kind == WEIR_TASK_START;
}

/// A task as the run loop sees it: one cache line.
struct alignas(64) Op {
  void *function; ///< kernel (at the chosen level), call or sizes function
  const WeirKernel *kernel;
  uint32_t firstArg; ///< in StepPlan::args
  uint32_t firstSize;
  uint32_t firstSuccessor;
  uint32_t numSuccessors;
  uint16_t numInputs;
  uint16_t numOutputs;
  uint16_t numSizes;
  uint8_t kind;
  uint8_t flags;
  uint32_t task;  ///< index in the step's table
  uint32_t state; ///< index among the calls, controls or transfers
};

/// What the tables say of a value slot.
struct ValueSlot {
  uint32_t slot;
  uint32_t uses; ///< mentions by tasks, plus one for each output port
};

struct StepPlan {
  const WeirProgram *program = nullptr;
  const WeirStep *step = nullptr;
  Table<Op> ops;
  Table<uint32_t> args;       ///< slots, a hole behind ops with scratch
  Table<uint32_t> successors; ///< op indices
  Table<uint32_t> pending;
  Table<uint64_t> readyWords;
  uint32_t numReady = 0;
  Table<uint32_t> valueOf; ///< slot -> value index or WEIR_NONE
  Table<ValueSlot> values;
  uint32_t numCalls = 0;
  uint32_t maxCallInputs = 0;
  uint32_t numControls = 0;
  uint32_t numTransfers = 0;
  /// Calls, RECV or SIZES tasks bind sizes while the step runs.
  bool lateSizes = false;
  /// WEIR_STEP_DATAFLOW: values may be dead; `flow` is set.
  bool isDataflow = false;
  DataflowPlan flow;

  StepPlan() = default;
  StepPlan(const StepPlan &) = delete;
  StepPlan &operator=(const StepPlan &) = delete;
  ~StepPlan();

  /// The tables are valid (Validate.h) and outlive the plan.
  void prepare(const WeirProgram &program, const WeirStep &step,
               uint32_t level);
  /// The step as kernels that run on the spot, owned; null: it needs a frame.
  const InlineStep *getInline();

private:
  InlineStep *inlined = nullptr;
  bool triedInline = false;
};

} // namespace weir

#endif
