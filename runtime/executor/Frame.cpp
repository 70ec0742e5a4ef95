// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of one execution, inputs and layout. Values are in FrameValues.cpp.
#include "runtime/executor/Frame.h"
#include "runtime/executor/CallContext.h"
#include "runtime/executor/Dataflow.h"
#include "runtime/executor/Run.h"

using namespace weir;

/// About what a frame takes without its values.
static int64_t estimateBytes(const StepPlan &plan) {
  const WeirStep &step = *plan.step;
  size_t bytes = sizeof(Frame) + 3072; // some 20 small tables
  bytes += plan.ops.size() * (sizeof(OpState) + 16) + plan.args.size() * 8;
  bytes += plan.values.size() * (sizeof(Value) + 8) + step.numSlots * 16;
  bytes += step.numSizes * 24 + plan.numCalls * 1024 + plan.numControls * 512;
  return int64_t(bytes);
}

Frame *Frame::make(Instance &instance, const StepPlan &plan) {
  Frame *frame = create<Frame>();
  const WeirStep &step = *plan.step;
  frame->plan = &plan;
  frame->instance = &instance;
  frame->ops = plan.ops.data();
  frame->successors = plan.successors.data();
  frame->pendingTable.reset(plan.ops.size());
  frame->pending = frame->pendingTable.data();
  frame->args.reset(plan.args.size());
  frame->sizeArgs.reset(step.numSizeArgs);
  frame->states.reset(plan.ops.size());
  frame->readyWords.reset(plan.readyWords.size());
  frame->ready.attach(frame->readyWords.data(), plan.ops.size());
  frame->inboxNext.reset(plan.ops.size());
  frame->calls.reset(plan.numCalls);
  frame->controls.reset(plan.numControls);
  frame->transfers.reset(plan.numTransfers);
  frame->slotData.reset(step.numSlots);
  frame->values.reset(plan.values.size());
  frame->uses.reset(plan.values.size());
  frame->sizes.reset(step.numSizes);
  frame->laidOutSizes.reset(step.numSizes);
  frame->boundSizes.reset(step.numSizes);
  frame->offsets.reset(step.numSlots);
  frame->bindings.reset(step.numOutputs);
  for (uint32_t i = 0; i < step.numSizeArgs; ++i) {
    frame->sizeArgs[i] = step.sizeArgs[i];
  }
  for (uint32_t i = 0; i < plan.ops.size(); ++i) {
    if (plan.ops[i].kind == WEIR_TASK_CALL) {
      frame->calls[plan.ops[i].state] = makeCallContext(*frame, i);
    } else if (!plan.isDataflow && runsSteps(plan.ops[i].kind)) {
      ControlState &control = frame->controls[plan.ops[i].state];
      control.variables = static_cast<Value *>(
          allocateZeroed(sizeof(Value) * plan.ops[i].numInputs));
      control.bindings = static_cast<OutputBinding *>(
          allocateZeroed(sizeof(OutputBinding) * plan.ops[i].numOutputs));
    }
  }
  const WeirProgram &program = *plan.program;
  for (uint32_t i = 0; i < step.numSlots; ++i) {
    const WeirSlot &slot = step.slots[i];
    if (slot.kind == WEIR_SLOT_CONSTANT) {
      const void *base =
          (slot.flags & WEIR_SLOT_INLINE) ? program.rodata : program.weights;
      frame->slotData[i] =
          const_cast<char *>(static_cast<const char *>(base) + slot.offset);
    } else if (slot.kind == WEIR_SLOT_RESOURCE) {
      frame->slotData[i] = &instance.handles[slot.index];
    }
  }
  uint32_t mentions = 0;
  for (uint32_t i = 0; i < step.numInputs; ++i) {
    mentions += step.inputs[i].rank > 0 ? uint32_t(step.inputs[i].rank) : 0;
  }
  frame->firstMention.reset(mentions);
  mentions = 0;
  for (uint32_t i = 0; i < step.numInputs; ++i) {
    for (int32_t d = 0; d < step.inputs[i].rank; ++d, ++mentions) {
      int64_t code = step.dims[step.inputs[i].firstDim + uint32_t(d)];
      if (code < 0 && !frame->boundSizes[size_t(~code)]) {
        frame->boundSizes[size_t(~code)] = 1;
        frame->firstMention[mentions] = 1;
      }
    }
  }
  if (plan.isDataflow) {
    frame->dataflow = new (allocateZeroed(sizeof(Dataflow))) Dataflow(*frame);
  }
  frame->bookkeeping = estimateBytes(plan);
  frame->isOverLimit = !instance.runtime->buffers().charge(frame->bookkeeping);
  return frame;
}

void Frame::checkMemory(const Frame &caller, uint32_t op) {
  if (!isOverLimit) {
    return;
  }
  isOverLimit = false;
  long long depth = 1;
  for (const Frame *frame = &caller; frame->parent; frame = frame->parent) {
    ++depth;
  }
  caller.run->fail(Status::error(
      WEIR_RESOURCE_EXHAUSTED,
      "no memory is left to run %s, %lld calls deep: the limit is %lld MB; if "
      "it calls itself, see that it ends, or raise the limit (--memory-limit) "
      "[node %s]",
      plan->step->name, depth,
      (long long)(instance->runtime->buffers().limit() >> 20),
      caller.opName(op)));
}

void Frame::close() {
  instance->runtime->buffers().charge(-bookkeeping);
  destroy(dataflow);
  for (WeirCallContext *call : calls) {
    freeCallContext(call);
  }
  for (ControlState &control : controls) {
    free(control.variables);
    free(control.bindings);
  }
  if (arena) {
    weir_buffer_release(arena);
  }
  destroy(this);
}

bool Frame::post(uint32_t op) {
  uint32_t old = inbox.load(std::memory_order_relaxed);
  do {
    (dataflow ? dataflow->link(op) : inboxNext[op]) = old;
  } while (!inbox.compare_exchange_weak(old, op + 2, std::memory_order_acq_rel,
                                        std::memory_order_relaxed));
  return old == inboxParked;
}

void Frame::begin(Run &theRun, Frame *theParent, uint32_t theParentOp,
                  const Value *inputs, const OutputBinding *outputs,
                  uint64_t theTag) {
  run = &theRun;
  parent = theParent;
  parentOp = theParentOp;
  tag = theTag;
  outstanding = 0;
  context = {};
  context.frame = this;
  const WeirStep &step = *plan->step;
  memcpy(pending, plan->pending.data(), plan->ops.size() * sizeof(uint32_t));
  ready.copyFrom(plan->readyWords.data(), plan->numReady);
  for (uint32_t i = 0; i < plan->values.size(); ++i) {
    uses[i] = plan->values[i].uses;
  }
  slow = instance->runtime->numThreads() > 1 || theRun.trace ||
         theRun.deadline != 0;
  for (uint32_t i = 0; i < step.numOutputs; ++i) {
    bindings[i] = outputs ? outputs[i] : OutputBinding{};
  }
  bool changed = !laidOut;
  if (!bindInputs(inputs, changed)) {
    laidOut = false;
    return;
  }
  if (dataflow) {
    ready.clear();
    dataflow->begin();
    return;
  }
  if (changed) {
    laidOut = computeLayout();
    return;
  }
  if (plan->lateSizes && step.numSizes) {
    memcpy(sizes.data(), laidOutSizes.data(), step.numSizes * sizeof(int64_t));
  }
}

bool Frame::bindInputs(const Value *inputs, bool &changed) {
  const WeirStep &step = *plan->step;
  uint32_t mention = 0;
  for (uint32_t i = 0; i < step.numInputs; ++i) {
    const Value &value = inputs[i];
    if (!bindPort(i, value, mention, changed)) {
      return false;
    }
    uint32_t slot = step.inputs[i].slot;
    uint32_t index = slot == WEIR_NONE ? WEIR_NONE : plan->valueOf[slot];
    if (index == WEIR_NONE || uses[index] == 0) {
      continue;
    }
    values[index] = value;
    if (value.buffer) {
      weir_buffer_retain(value.buffer);
    }
    slotData[slot] = value.data;
  }
  return true;
}

bool Frame::bindPort(uint32_t index, const Value &value, uint32_t &mention,
                     bool &changed) {
  const WeirPort &port = plan->step->inputs[index];
  if (!value.data && !needsInput(*plan->step, port)) {
    mention += port.rank > 0 ? uint32_t(port.rank) : 0;
    return true;
  }
  if (!value.data) {
    run->fail(Status::error(WEIR_INVALID_ARGUMENT,
                            "input \"%s\" has no value; bind one before "
                            "executing the step",
                            port.name));
    return false;
  }
  if (value.dtype != port.dtype) {
    run->fail(Status::error(
        WEIR_INVALID_ARGUMENT, "input \"%s\" has type %s, expected %s",
        port.name, weir_dtype_name(value.dtype), weir_dtype_name(port.dtype)));
    return false;
  }
  if (port.rank < 0) {
    return true;
  }
  bool fits = value.rank == port.rank;
  int64_t expected[WEIR_MAX_RANK];
  for (int32_t d = 0; d < port.rank; ++d, ++mention) {
    int64_t code = plan->step->dims[port.firstDim + uint32_t(d)];
    expected[d] = code;
    if (!fits) {
      continue;
    }
    if (code >= 0) {
      fits = value.dims[d] == code;
    } else if (!firstMention[mention]) {
      expected[d] = sizes[size_t(~code)];
      fits = value.dims[d] == expected[d];
    } else if (sizes[size_t(~code)] != value.dims[d]) {
      sizes[size_t(~code)] = value.dims[d];
      changed = true;
    }
  }
  if (fits) {
    return true;
  }
  char got[256], want[256];
  formatShape(got, sizeof got, value.rank, value.dims);
  formatShape(want, sizeof want, port.rank, expected);
  run->fail(Status::error(WEIR_INVALID_ARGUMENT,
                          "input \"%s\" has shape %s, expected %s", port.name,
                          got, want));
  return false;
}

bool Frame::computeLayout() {
  const WeirStep &step = *plan->step;
  for (uint32_t i = 0; i < step.numSizes; ++i) {
    if (!boundSizes[i]) {
      sizes[i] = WEIR_SIZE_UNKNOWN;
    }
  }
  if (step.layout) {
    WeirTaskContext check = {};
    int64_t bytes = step.layout(sizes.data(), offsets.data(), &check);
    if (check.raised) {
      raise(step.firstSite, check);
      return false;
    }
    if (!arena || arena->bytes < bytes) {
      if (arena) {
        weir_buffer_release(arena);
      }
      arena = instance->runtime->buffers().allocate(bytes);
      if (!arena) {
        run->fail(Status::error(
            WEIR_RESOURCE_EXHAUSTED,
            "step \"%s\" needs an arena of %lld bytes, which the machine does "
            "not give",
            step.name, (long long)bytes));
        return false;
      }
    }
    for (uint32_t i = 0; i < step.numSlots; ++i) {
      if (step.slots[i].kind == WEIR_SLOT_ARENA) {
        slotData[i] = static_cast<char *>(arena->data()) + offsets[i];
      }
    }
  }
  if (step.numSizes) {
    memcpy(laidOutSizes.data(), sizes.data(), step.numSizes * sizeof(int64_t));
  }
  for (uint32_t i = 0; i < plan->ops.size(); ++i) {
    if (!(ops[i].flags & OpGather)) {
      gather(ops[i]);
    }
    if (ops[i].kind == WEIR_TASK_KERNEL && !(ops[i].flags & OpLate) &&
        !resolve(i)) {
      return false;
    }
  }
  return true;
}

void Frame::gather(const Op &op) {
  uint32_t end = op.firstArg + op.numInputs + op.numOutputs;
  const uint32_t *slots = plan->args.data();
  for (uint32_t i = op.firstArg; i < end; ++i) {
    args[i] = slotData[slots[i]];
  }
}

bool Frame::resolve(uint32_t index) {
  const Op &op = ops[index];
  const int64_t *codes = plan->step->sizeArgs + op.firstSize;
  int64_t *resolved = sizeArgs.data() + op.firstSize;
  for (uint32_t i = 0; i < op.numSizes; ++i) {
    resolved[i] = size(codes[i]);
    if (resolved[i] == WEIR_SIZE_UNKNOWN) {
      run->fail(Status::error(WEIR_INTERNAL,
                              "size %lld is used before anything sets it "
                              "[node %s]",
                              (long long)~codes[i], opName(index)));
      return false;
    }
  }
  OpState &state = states[index];
  const WeirKernel &kernel = *op.kernel;
  state.chunks = kernel.chunks ? kernel.chunks(resolved) : 1;
  state.scratch = kernel.scratch ? kernel.scratch(resolved) : 0;
  if (kernel.cost) {
    state.cost = kernel.cost(resolved);
  } else if (kernel.costHint) {
    state.cost = kernel.costHint * state.chunks;
  }
  return true;
}

void Frame::end() {
  if (dataflow) {
    dataflow->end();
  }
  for (uint32_t i = 0; i < values.size(); ++i) {
    if (values[i].data) {
      values[i].release();
      slotData[plan->values[i].slot] = nullptr;
    }
  }
}
