// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Table by table; each check names the step, the entry and both values. Cycles
// without control flow are found by counting down as the executor would.
#include "runtime/executor/Validate.h"
#include "runtime/base/Memory.h"

using namespace weir;

namespace {
/// One step under inspection.
class StepChecker {
public:
  StepChecker(const WeirProgram &program, const WeirStep &step)
      : program(program), step(step) {}
  Status run();

private:
  Status wrong(const char *what, uint64_t entry, uint64_t value,
               uint64_t limit) {
    return Status::error(WEIR_INTERNAL,
                         "program \"%s\", step \"%s\": %s of entry %llu is "
                         "%llu, expected less than %llu",
                         program.name, step.name, what,
                         (unsigned long long)entry, (unsigned long long)value,
                         (unsigned long long)limit);
  }
  Status checkDims(const char *what, uint64_t entry, int32_t rank,
                   uint32_t firstDim);
  Status checkSlots();
  Status checkPorts();
  Status checkTask(uint32_t index);
  Status checkFunction(uint32_t index);
  Status checkFlowTask(uint32_t index);
  Status checkFlowSlots();
  Status checkCallee(uint32_t index);
  Status checkTransfer(uint32_t index);
  Status checkOrder();

  const WeirProgram &program;
  const WeirStep &step;
};
} // namespace

Status StepChecker::checkDims(const char *what, uint64_t entry, int32_t rank,
                              uint32_t firstDim) {
  if (rank < -1 || rank > WEIR_MAX_RANK) {
    return wrong(what, entry, uint64_t(int64_t(rank)), WEIR_MAX_RANK + 1);
  }
  if (rank <= 0) {
    return Status();
  }
  if (uint64_t(firstDim) + uint64_t(rank) > step.numDims) {
    return wrong(what, entry, uint64_t(firstDim) + uint64_t(rank),
                 uint64_t(step.numDims) + 1);
  }
  for (int32_t i = 0; i < rank; ++i) {
    int64_t code = step.dims[firstDim + uint32_t(i)];
    if (code < 0 && uint64_t(-(code + 1)) >= step.numSizes) {
      return wrong("size index in dims", entry, uint64_t(-(code + 1)),
                   step.numSizes);
    }
  }
  return Status();
}

Status StepChecker::checkSlots() {
  for (uint32_t i = 0; i < step.numSlots; ++i) {
    const WeirSlot &slot = step.slots[i];
    if (slot.kind > WEIR_SLOT_RESOURCE) {
      return wrong("slot kind", i, slot.kind, WEIR_SLOT_RESOURCE + 1);
    }
    if (Status s = checkDims("dims of slot", i, slot.rank, slot.firstDim);
        !s.ok()) {
      return s;
    }
    uint64_t limit = slot.kind == WEIR_SLOT_INPUT    ? step.numInputs
                     : slot.kind == WEIR_SLOT_OUTPUT ? step.numOutputs
                     : slot.kind == WEIR_SLOT_RESOURCE
                         ? program.numResources
                         : uint64_t(WEIR_NONE) + 1;
    if (slot.index >= limit) {
      return wrong("index of slot", i, slot.index, limit);
    }
    if (slot.kind == WEIR_SLOT_CONSTANT) {
      uint64_t size = (slot.flags & WEIR_SLOT_INLINE) ? program.rodataSize
                                                      : program.weightsSize;
      if (uint64_t(slot.offset) > size) {
        return wrong("offset of slot", i, uint64_t(slot.offset), size + 1);
      }
    }
    if (slot.kind == WEIR_SLOT_ARENA && (!step.layout || slot.rank < 0)) {
      return Status::error(WEIR_INTERNAL,
                           "program \"%s\", step \"%s\": arena slot %u needs "
                           "dims and a layout function",
                           program.name, step.name, i);
    }
  }
  return Status();
}

Status StepChecker::checkPorts() {
  for (uint32_t i = 0; i < step.numInputs; ++i) {
    const WeirPort &port = step.inputs[i];
    if (Status s = checkDims("dims of input", i, port.rank, port.firstDim);
        !s.ok()) {
      return s;
    }
    if (port.slot != WEIR_NONE &&
        (port.slot >= step.numSlots ||
         step.slots[port.slot].kind != WEIR_SLOT_INPUT ||
         step.slots[port.slot].index != i)) {
      return wrong("INPUT slot of input", i, port.slot, step.numSlots);
    }
  }
  for (uint32_t i = 0; i < step.numOutputs; ++i) {
    const WeirPort &port = step.outputs[i];
    if (port.slot >= step.numSlots) {
      return wrong("slot of output", i, port.slot, step.numSlots);
    }
    if (step.slots[port.slot].kind == WEIR_SLOT_ARENA) {
      return Status::error(WEIR_INTERNAL,
                           "program \"%s\", step \"%s\": output \"%s\" is in "
                           "the arena, expected an OUTPUT slot",
                           program.name, step.name, port.name);
    }
  }
  return Status();
}

Status StepChecker::checkFunction(uint32_t index) {
  const WeirTask &task = step.tasks[index];
  if (step.flags & WEIR_STEP_DATAFLOW) {
    return checkFlowTask(index);
  }
  uint64_t limit = 0;
  switch (task.kind) {
  case WEIR_TASK_KERNEL:
    limit = program.numKernels;
    break;
  case WEIR_TASK_CALL:
    limit = program.numCalls;
    break;
  case WEIR_TASK_SIZES:
    limit = program.numSizesFns;
    break;
  case WEIR_TASK_NOOP:
    return Status();
  case WEIR_TASK_INVOKE:
  case WEIR_TASK_START:
    limit = program.numSteps;
    break;
  case WEIR_TASK_CASE:
  case WEIR_TASK_WHILE:
    limit = program.numBranches;
    break;
  case WEIR_TASK_SEND:
  case WEIR_TASK_RECV:
    limit = program.numEdges;
    break;
  default:
    return Status::error(WEIR_UNIMPLEMENTED,
                         "program \"%s\", step \"%s\": task %u is of kind %u, "
                         "which this runtime does not run",
                         program.name, step.name, index, task.kind);
  }
  if (task.function >= limit) {
    return wrong("function of task", index, task.function, limit);
  }
  if (task.kind == WEIR_TASK_KERNEL) {
    const WeirKernel &kernel = program.kernels[task.function];
    if (!kernel.fn[0]) {
      return Status::error(WEIR_INTERNAL,
                           "program \"%s\": kernel \"%s\" has no version for "
                           "the lowest level",
                           program.name, kernel.name);
    }
    if (kernel.numBuffers != uint32_t(task.numInputs) + task.numOutputs ||
        kernel.numSizes != task.numSizes) {
      return Status::error(
          WEIR_INTERNAL,
          "program \"%s\", step \"%s\": task %u gives kernel \"%s\" %u buffers "
          "and %u sizes, expected %u and %u",
          program.name, step.name, index, kernel.name,
          unsigned(task.numInputs) + task.numOutputs, task.numSizes,
          kernel.numBuffers, kernel.numSizes);
    }
  }
  if (task.kind == WEIR_TASK_CASE || task.kind == WEIR_TASK_WHILE) {
    uint32_t count = task.kind == WEIR_TASK_WHILE ? 2 : task.numBranches;
    if (count == 0 || uint64_t(task.function) + count > program.numBranches) {
      return wrong("branches of task", index, uint64_t(task.function) + count,
                   uint64_t(program.numBranches) + 1);
    }
    for (uint32_t i = 0; i < count; ++i) {
      uint32_t branch = program.branches[task.function + i];
      if (branch >= program.numSteps) {
        return wrong("step of branch", index, branch, program.numSteps);
      }
      const WeirStep &callee = program.steps[branch];
      uint32_t inputs =
          task.kind == WEIR_TASK_CASE ? task.numInputs - 1u : task.numInputs;
      uint32_t outputs =
          task.kind == WEIR_TASK_WHILE && i == 0 ? 1u : task.numOutputs;
      if (callee.numInputs != inputs || callee.numOutputs != outputs) {
        return wrong("inputs or outputs of branch", index, callee.numInputs,
                     inputs + 1);
      }
    }
    if (task.kind == WEIR_TASK_WHILE && task.numInputs != task.numOutputs) {
      return wrong("outputs of loop", index, task.numOutputs,
                   task.numInputs + 1u);
    }
  }
  if (task.kind == WEIR_TASK_SEND || task.kind == WEIR_TASK_RECV) {
    return checkTransfer(index);
  }
  return checkCallee(index);
}

/// A transfer carries its edge's one value, or none.
Status StepChecker::checkTransfer(uint32_t index) {
  const WeirTask &task = step.tasks[index];
  const WeirEdge &edge = program.edges[task.function];
  bool isSend = task.kind == WEIR_TASK_SEND;
  uint16_t values = edge.dtype ? 1 : 0;
  if (task.numInputs != (isSend ? values : 0) ||
      task.numOutputs != (isSend ? 0 : values)) {
    return Status::error(WEIR_INTERNAL,
                         "program \"%s\", step \"%s\": task %u moves %u "
                         "inputs and %u outputs over edge \"%s\", which "
                         "carries %u",
                         program.name, step.name, index, task.numInputs,
                         task.numOutputs, edge.name, values);
  }
  uint16_t device = isSend ? edge.from : edge.to;
  if (step.device != device) {
    return Status::error(WEIR_INTERNAL,
                         "program \"%s\", step \"%s\": task %u on device %u "
                         "moves edge \"%s\", whose end is on device %u",
                         program.name, step.name, index, step.device, edge.name,
                         device);
  }
  if (values) {
    const WeirSlot &slot = step.slots[step.args[task.firstArg]];
    if (slot.dtype != edge.dtype) {
      return Status::error(WEIR_INTERNAL,
                           "program \"%s\", step \"%s\": task %u moves a %s "
                           "over edge \"%s\" of %s",
                           program.name, step.name, index,
                           weir_dtype_name(slot.dtype), edge.name,
                           weir_dtype_name(edge.dtype));
    }
  }
  return Status();
}

Status StepChecker::checkCallee(uint32_t index) {
  const WeirTask &task = step.tasks[index];
  if ((task.kind == WEIR_TASK_INVOKE || task.kind == WEIR_TASK_START) &&
      (program.steps[task.function].numInputs != task.numInputs ||
       program.steps[task.function].numOutputs != task.numOutputs)) {
    return wrong("inputs or outputs of callee", index, task.numInputs, 0);
  }
  return Status();
}

/// Dataflow steps: control, and INVOKE for whatever computes.
Status StepChecker::checkFlowTask(uint32_t index) {
  const WeirTask &task = step.tasks[index];
  bool fits = false;
  switch (task.kind) {
  case WEIR_TASK_INVOKE:
    if (task.function >= program.numSteps) {
      return wrong("function of task", index, task.function, program.numSteps);
    }
    return checkCallee(index);
  case WEIR_TASK_SEND:
  case WEIR_TASK_RECV:
    if (task.function >= program.numEdges) {
      return wrong("function of task", index, task.function, program.numEdges);
    }
    return checkTransfer(index);
  case WEIR_TASK_NOOP:
  case WEIR_TASK_TRIGGER:
    fits = task.numInputs == 0 && task.numOutputs == 0;
    break;
  case WEIR_TASK_SWITCH:
    fits = task.numInputs == 2 && task.numOutputs >= 1;
    break;
  case WEIR_TASK_MERGE:
    fits = task.numInputs >= 1 && task.numOutputs >= 1 && task.numOutputs <= 2;
    break;
  case WEIR_TASK_ENTER:
    fits = task.numInputs == 1 && task.numOutputs == 1 && task.numSizes == 2;
    break;
  case WEIR_TASK_EXIT:
  case WEIR_TASK_NEXT:
  case WEIR_TASK_LOOPCOND:
    fits = task.numInputs == 1 && task.numOutputs == 1;
    break;
  default:
    return Status::error(WEIR_UNIMPLEMENTED,
                         "program \"%s\", step \"%s\": task %u is of kind %u, "
                         "which dataflow steps do not run",
                         program.name, step.name, index, task.kind);
  }
  if (!fits) {
    return Status::error(WEIR_INTERNAL,
                         "program \"%s\", step \"%s\": task %u of kind %u has "
                         "%u inputs, %u outputs and %u sizes, which its kind "
                         "does not take",
                         program.name, step.name, index, task.kind,
                         task.numInputs, task.numOutputs, task.numSizes);
  }
  return Status();
}

/// Dataflow steps: values are handed on, so every slot is a counted one and
/// has one writer.
Status StepChecker::checkFlowSlots() {
  Table<uint8_t> written;
  written.reset(step.numSlots);
  for (uint32_t i = 0; i < step.numTasks; ++i) {
    const WeirTask &task = step.tasks[i];
    for (uint32_t j = 0; j < uint32_t(task.numInputs) + task.numOutputs; ++j) {
      uint32_t slot = step.args[task.firstArg + j];
      uint8_t kind = step.slots[slot].kind;
      bool output = j >= task.numInputs;
      if ((kind != WEIR_SLOT_BUFFER && kind != WEIR_SLOT_OUTPUT &&
           kind != WEIR_SLOT_INPUT) ||
          (output && written[slot])) {
        return Status::error(WEIR_INTERNAL,
                             "program \"%s\", step \"%s\": slot %u of kind %u "
                             "in a dataflow step; expected a BUFFER, OUTPUT or "
                             "INPUT that one task writes",
                             program.name, step.name, slot, kind);
      }
      written[slot] |= output;
    }
  }
  return Status();
}

Status StepChecker::checkTask(uint32_t index) {
  const WeirTask &task = step.tasks[index];
  uint64_t argEnd = uint64_t(task.firstArg) + task.numInputs + task.numOutputs;
  if (argEnd > step.numArgs) {
    return wrong("args of task", index, argEnd, uint64_t(step.numArgs) + 1);
  }
  for (uint64_t i = task.firstArg; i < argEnd; ++i) {
    if (step.args[i] >= step.numSlots) {
      return wrong("slot in args", i, step.args[i], step.numSlots);
    }
    uint8_t kind = step.slots[step.args[i]].kind;
    bool output = i >= uint64_t(task.firstArg) + task.numInputs;
    if (output && (kind == WEIR_SLOT_CONSTANT || kind == WEIR_SLOT_INPUT ||
                   kind == WEIR_SLOT_RESOURCE)) {
      return wrong("kind of written slot in args", i, kind, WEIR_SLOT_CONSTANT);
    }
  }
  uint64_t sizeEnd = uint64_t(task.firstSize) + task.numSizes;
  if (sizeEnd > step.numSizeArgs) {
    return wrong("sizes of task", index, sizeEnd,
                 uint64_t(step.numSizeArgs) + 1);
  }
  uint64_t edgeEnd = uint64_t(task.firstSuccessor) + task.numSuccessors;
  if (edgeEnd > step.numSuccessors) {
    return wrong("successors of task", index, edgeEnd,
                 uint64_t(step.numSuccessors) + 1);
  }
  for (uint64_t i = task.firstSuccessor; i < edgeEnd; ++i) {
    if (step.successors[i] >= step.numTasks) {
      return wrong("successor", i, step.successors[i], step.numTasks);
    }
  }
  if (task.name >= program.stringsSize && task.name != 0) {
    return wrong("name of task", index, task.name, program.stringsSize);
  }
  if (uint64_t(task.firstAttr) + task.numAttrs > program.numAttrs) {
    return wrong("attributes of task", index,
                 uint64_t(task.firstAttr) + task.numAttrs,
                 uint64_t(program.numAttrs) + 1);
  }
  return checkFunction(index);
}

Status StepChecker::checkOrder() {
  Table<uint32_t> pending;
  pending.reset(step.numTasks);
  for (uint32_t i = 0; i < step.numTasks; ++i) {
    const WeirTask &task = step.tasks[i];
    for (uint32_t j = 0; j < task.numSuccessors; ++j) {
      ++pending[step.successors[task.firstSuccessor + j]];
    }
  }
  Vector<uint32_t> ready;
  for (uint32_t i = 0; i < step.numTasks; ++i) {
    if (pending[i] != step.tasks[i].pending) {
      return Status::error(WEIR_INTERNAL,
                           "program \"%s\", step \"%s\": task %u says %u "
                           "pending, but %u tasks list it",
                           program.name, step.name, i, step.tasks[i].pending,
                           pending[i]);
    }
    if (pending[i] == 0) {
      ready.push(i);
    }
  }
  if (step.flags & WEIR_STEP_DATAFLOW) {
    return checkFlowSlots(); // loops are cycles
  }
  uint32_t done = 0;
  while (!ready.empty()) {
    const WeirTask &task = step.tasks[ready.pop()];
    ++done;
    for (uint32_t j = 0; j < task.numSuccessors; ++j) {
      uint32_t next = step.successors[task.firstSuccessor + j];
      if (--pending[next] == 0) {
        ready.push(next);
      }
    }
  }
  if (done != step.numTasks) {
    return Status::error(WEIR_INTERNAL,
                         "program \"%s\", step \"%s\": %u of %u tasks wait for "
                         "each other in a cycle",
                         program.name, step.name, step.numTasks - done,
                         step.numTasks);
  }
  return Status();
}

Status StepChecker::run() {
  if (Status s = checkSlots(); !s.ok()) {
    return s;
  }
  if (Status s = checkPorts(); !s.ok()) {
    return s;
  }
  for (uint32_t i = 0; i < step.numSizeArgs; ++i) {
    int64_t code = step.sizeArgs[i];
    if (code < 0 && uint64_t(-(code + 1)) >= step.numSizes) {
      return wrong("size index in sizeArgs", i, uint64_t(-(code + 1)),
                   step.numSizes);
    }
  }
  for (uint32_t i = 0; i < step.numTasks; ++i) {
    if (Status s = checkTask(i); !s.ok()) {
      return s;
    }
  }
  return checkOrder();
}

Status weir::validateProgram(const WeirProgram *program) {
  if (!program || program->magic != WEIR_MAGIC) {
    return Status::error(
        WEIR_INVALID_ARGUMENT,
        "not a Weir program: its tables lack the magic number");
  }
  if (program->abiVersion != WEIR_ABI_VERSION ||
      program->structSize != sizeof(WeirProgram)) {
    return Status::error(WEIR_FAILED_PRECONDITION,
                         "the program's tables have version %u (%llu bytes), "
                         "this runtime reads version %u (%zu bytes); compile "
                         "the graph again",
                         program->abiVersion,
                         (unsigned long long)program->structSize,
                         WEIR_ABI_VERSION, sizeof(WeirProgram));
  }
  if (Status s = validateDevices(*program); !s.ok()) {
    return s;
  }
  for (uint32_t i = 0; i < program->numSteps; ++i) {
    if (Status s = StepChecker(*program, program->steps[i]).run(); !s.ok()) {
      return s;
    }
  }
  return Status();
}
