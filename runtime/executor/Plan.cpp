// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ranks tasks by priority (stable, so that equal ones keep the table's order),
// then rewrites every table in terms of ranks.
#include "runtime/executor/Plan.h"
#include "runtime/executor/InlineStep.h"
#include "runtime/executor/ReadySet.h"

using namespace weir;

/// Merge sort, bottom up: task indices by descending priority, stable.
static void sortByPriority(const WeirTask *tasks, uint32_t count,
                           Table<uint32_t> &order) {
  Table<uint32_t> other;
  other.reset(count);
  uint32_t *from = order.data();
  uint32_t *to = other.data();
  for (uint64_t width = 1; width < count; width *= 2) {
    for (uint64_t start = 0; start < count; start += 2 * width) {
      uint64_t middle = start + width < count ? start + width : count;
      uint64_t end = start + 2 * width < count ? start + 2 * width : count;
      uint64_t left = start, right = middle;
      for (uint64_t i = start; i < end; ++i) {
        bool takeLeft =
            left < middle && (right >= end || tasks[from[left]].priority >=
                                                  tasks[from[right]].priority);
        to[i] = takeLeft ? from[left++] : from[right++];
      }
    }
    uint32_t *swap = from;
    from = to;
    to = swap;
  }
  if (from != order.data()) {
    memcpy(order.data(), from, count * sizeof(uint32_t));
  }
}

static bool isValue(const WeirSlot &slot) {
  return slot.kind == WEIR_SLOT_BUFFER || slot.kind == WEIR_SLOT_OUTPUT ||
         slot.kind == WEIR_SLOT_INPUT;
}

static void *functionOf(const WeirProgram &program, const WeirTask &task,
                        uint32_t level) {
  switch (task.kind) {
  case WEIR_TASK_KERNEL: {
    const WeirKernel &kernel = program.kernels[task.function];
    uint32_t best = level < WEIR_MAX_LEVELS ? level : WEIR_MAX_LEVELS - 1;
    while (best > 0 && !kernel.fn[best]) {
      --best;
    }
    return reinterpret_cast<void *>(kernel.fn[best]);
  }
  case WEIR_TASK_CALL:
    return reinterpret_cast<void *>(program.calls[task.function].fn);
  case WEIR_TASK_SIZES:
    return reinterpret_cast<void *>(program.sizesFns[task.function]);
  default:
    return nullptr;
  }
}

static uint8_t flagsOf(const StepPlan &plan, const WeirStep &step,
                       const WeirTask &task) {
  uint8_t flags = 0;
  for (uint32_t i = 0; i < uint32_t(task.numInputs) + task.numOutputs; ++i) {
    const WeirSlot &slot = step.slots[step.args[task.firstArg + i]];
    if (isValue(slot)) {
      flags |= OpGather | OpValues;
    }
  }
  for (uint32_t i = 0; i < task.numSizes; ++i) {
    if (step.sizeArgs[task.firstSize + i] < 0) {
      flags |= OpSizes;
    }
  }
  if (task.kind == WEIR_TASK_KERNEL &&
      plan.program->kernels[task.function].scratch) {
    flags |= OpScratch;
  }
  return flags;
}

static void countUses(StepPlan &plan, const WeirStep &step) {
  plan.valueOf.reset(step.numSlots);
  uint32_t count = 0;
  for (uint32_t i = 0; i < step.numSlots; ++i) {
    plan.valueOf[i] = isValue(step.slots[i]) ? count++ : WEIR_NONE;
  }
  plan.values.reset(count);
  for (uint32_t i = 0; i < step.numSlots; ++i) {
    if (plan.valueOf[i] != WEIR_NONE) {
      plan.values[plan.valueOf[i]].slot = i;
    }
  }
  for (uint32_t i = 0; i < step.numTasks; ++i) {
    const WeirTask &task = step.tasks[i];
    for (uint32_t j = 0; j < uint32_t(task.numInputs) + task.numOutputs; ++j) {
      uint32_t value = plan.valueOf[step.args[task.firstArg + j]];
      if (value != WEIR_NONE) {
        ++plan.values[value].uses;
      }
    }
  }
  for (uint32_t i = 0; i < step.numOutputs; ++i) {
    uint32_t value = plan.valueOf[step.outputs[i].slot];
    if (value != WEIR_NONE) {
      ++plan.values[value].uses;
    }
  }
}

void StepPlan::prepare(const WeirProgram &theProgram, const WeirStep &theStep,
                       uint32_t level) {
  program = &theProgram;
  step = &theStep;
  isDataflow = (theStep.flags & WEIR_STEP_DATAFLOW) != 0;
  uint32_t count = theStep.numTasks;
  Table<uint32_t> order, rank;
  order.reset(count);
  rank.reset(count);
  for (uint32_t i = 0; i < count; ++i) {
    order[i] = i;
  }
  sortByPriority(theStep.tasks, count, order);
  uint32_t argCount = 0, successorCount = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const WeirTask &task = theStep.tasks[order[i]];
    rank[order[i]] = i;
    argCount += uint32_t(task.numInputs) + task.numOutputs + 1;
    successorCount += task.numSuccessors;
  }
  ops.reset(count);
  args.reset(argCount);
  successors.reset(successorCount);
  pending.reset(count);
  readyWords.reset(ReadySet::wordCount(count));
  ReadySet ready;
  ready.attach(readyWords.data(), count);
  argCount = successorCount = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const WeirTask &task = theStep.tasks[order[i]];
    Op &op = ops[i];
    op.function = functionOf(theProgram, task, level);
    op.kernel = task.kind == WEIR_TASK_KERNEL
                    ? &theProgram.kernels[task.function]
                    : nullptr;
    op.firstArg = argCount;
    op.firstSize = task.firstSize;
    op.firstSuccessor = successorCount;
    op.numSuccessors = task.numSuccessors;
    op.numInputs = task.numInputs;
    op.numOutputs = task.numOutputs;
    op.numSizes = task.numSizes;
    op.kind = task.kind;
    op.task = order[i];
    op.flags = flagsOf(*this, theStep, task);
    uint32_t total = uint32_t(task.numInputs) + task.numOutputs;
    for (uint32_t j = 0; j < total; ++j) {
      args[argCount++] = theStep.args[task.firstArg + j];
    }
    args[argCount++] = WEIR_NONE; // scratch
    for (uint32_t j = 0; j < task.numSuccessors; ++j) {
      successors[successorCount++] =
          rank[theStep.successors[task.firstSuccessor + j]];
    }
    pending[i] = task.pending;
    if (task.pending == 0) {
      ready.insert(i);
    }
    if (task.kind == WEIR_TASK_CALL) {
      op.state = numCalls++;
      lateSizes = true;
      maxCallInputs =
          task.numInputs > maxCallInputs ? task.numInputs : maxCallInputs;
    } else if (task.kind == WEIR_TASK_SIZES) {
      lateSizes = true;
    } else if (runsSteps(task.kind) && !isDataflow) {
      op.state = numControls++;
      lateSizes = true;
    } else if (task.kind == WEIR_TASK_SEND || task.kind == WEIR_TASK_RECV) {
      op.state = numTransfers++;
      lateSizes |= task.kind == WEIR_TASK_RECV;
    }
  }
  numReady = ready.size();
  for (Op &op : ops) {
    if (lateSizes && (op.flags & OpSizes)) {
      op.flags |= OpLate;
    }
  }
  countUses(*this, theStep);
  if (isDataflow) {
    flow.prepare(*this);
  }
}

StepPlan::~StepPlan() {
  if (inlined) {
    destroy(inlined);
  }
}

const InlineStep *StepPlan::getInline() {
  if (!triedInline) {
    triedInline = true;
    inlined = InlineStep::make(*this);
  }
  return inlined;
}
