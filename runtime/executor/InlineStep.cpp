// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What qualifies: kernels without scratch, every size a constant, every
// argument an input, an output or a constant, every output a kernel's, an input
// or a constant, and little of all.
#include "runtime/executor/InlineStep.h"
#include "runtime/executor/Plan.h"

using namespace weir;

static constexpr uint32_t mostKernels = 8;
/// Bytes of a value; larger ones are worth a frame, and perhaps threads.
static constexpr int64_t mostBytes = 4096;

bool InlineStep::addPort(const WeirStep &step, const WeirPort &port,
                         Table<Port> &ports, uint32_t index) {
  const int64_t *dims = step.dims + port.firstDim;
  for (int32_t i = 0; i < port.rank; ++i) {
    if (dims[i] < 0) {
      return false;
    }
  }
  int64_t bytes = port.rank < 0 ? -1 : tensorBytes(port.dtype, port.rank, dims);
  bool plain = port.dtype != WEIR_DT_STRING && port.dtype != WEIR_DT_VARIANT &&
               port.dtype != WEIR_DT_RESOURCE;
  bool scalar = port.rank == 0 && bytes <= int64_t(sizeof(int64_t));
  ports[index] = {port.dtype, port.rank, dims,   bytes,
                  scalar,     WEIR_NONE, nullptr};
  return plain && bytes >= 0 && bytes <= mostBytes;
}

static const void *constantData(const WeirProgram &program,
                                const WeirSlot &slot) {
  const void *base =
      slot.flags & WEIR_SLOT_INLINE ? program.rodata : program.weights;
  return static_cast<const char *>(base) + slot.offset;
}

bool InlineStep::addOutput(const StepPlan &plan, uint32_t j) {
  const WeirStep &step = *plan.step;
  const WeirSlot &slot = step.slots[step.outputs[j].slot];
  if (!addPort(step, step.outputs[j], outputs, j)) {
    return false;
  }
  switch (slot.kind) {
  case WEIR_SLOT_OUTPUT:
    return slot.index == j;
  case WEIR_SLOT_CONSTANT:
    outputs[j].constant = constantData(*plan.program, slot);
    return true;
  case WEIR_SLOT_INPUT:
    outputs[j].input = slot.index;
    return true;
  default:
    return false;
  }
}

bool InlineStep::build(const StepPlan &plan) {
  const WeirStep &step = *plan.step;
  const WeirProgram &program = *plan.program;
  uint32_t numOps = uint32_t(plan.ops.size());
  if (plan.isDataflow || numOps > mostKernels ||
      step.numOutputs > mostOutputs || step.numSizes != 0) {
    return false;
  }
  inputPorts.reset(step.numInputs);
  outputs.reset(step.numOutputs);
  for (uint32_t i = 0; i < step.numInputs; ++i) {
    if (!addPort(step, step.inputs[i], inputPorts, i)) {
      return false;
    }
  }
  for (uint32_t j = 0; j < step.numOutputs; ++j) {
    if (!addOutput(plan, j)) {
      return false;
    }
  }
  uint32_t numArguments = 0;
  for (uint32_t i = 0; i < numOps; ++i) {
    numArguments += plan.ops[i].numInputs + plan.ops[i].numOutputs;
  }
  arguments.reset(numArguments);
  kernels.reset(numOps);
  uint32_t next = 0;
  for (uint32_t i = 0; i < numOps; ++i) {
    const Op &op = plan.ops[i];
    uint32_t count = uint32_t(op.numInputs) + op.numOutputs;
    if (op.kind != WEIR_TASK_KERNEL || (op.flags & (OpSizes | OpScratch)) ||
        count > mostArguments) {
      return false;
    }
    for (uint32_t k = 0; k < op.numSuccessors; ++k) {
      if (plan.successors[op.firstSuccessor + k] <= i) {
        return false; // they run in this order
      }
    }
    const int64_t *sizes = step.sizeArgs + step.tasks[op.task].firstSize;
    kernels[i] = {reinterpret_cast<WeirKernelFn>(op.function),
                  next,
                  count,
                  sizes,
                  op.kernel && op.kernel->chunks ? op.kernel->chunks(sizes) : 1,
                  step.tasks[op.task].firstSite};
    for (uint32_t k = 0; k < count; ++k) {
      const WeirSlot &slot = step.slots[plan.args[op.firstArg + k]];
      Argument &argument = arguments[next++];
      argument.offset =
          uint32_t(slot.index * sizeof(Value) + offsetof(Value, data));
      argument.data = nullptr;
      if (slot.kind == WEIR_SLOT_INPUT) {
        argument.kind = Argument::Input;
      } else if (slot.kind == WEIR_SLOT_OUTPUT) {
        argument.kind = Argument::Output;
      } else if (slot.kind == WEIR_SLOT_CONSTANT) {
        argument.kind = Argument::Constant;
        argument.data = const_cast<void *>(constantData(program, slot));
      } else {
        return false;
      }
    }
  }
  return true;
}

InlineStep *InlineStep::make(const StepPlan &plan) {
  InlineStep *made = create<InlineStep>();
  if (!made->build(plan)) {
    destroy(made);
    return nullptr;
  }
  return made;
}
