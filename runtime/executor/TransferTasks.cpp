// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A value that crosses is a counted buffer: the sender's own, shared, or a copy
// of what lies in the arena or with the caller.
#include "runtime/executor/TransferTasks.h"
#include "runtime/executor/Run.h"

using namespace weir;

void weir::wakeTransfer(Transfer &transfer, void *waker) {
  auto &state = static_cast<TransferState &>(transfer);
  Frame &frame = *state.frame;
  Run &run = *frame.run;
  run.addActivity(); // the posted op's
  if (frame.post(state.op)) {
    run.addActivity();
    driveBeside(static_cast<Worker *>(waker), frame);
  }
}

void weir::driveBeside(Worker *worker, Frame &frame) {
  Runtime &runtime = *frame.instance->runtime;
  if (worker && runtime.numThreads() == 1) {
    worker->push(&frame);
  } else {
    runtime.submitDrive(&frame);
  }
}

static TransferState &prepareTransfer(Frame &frame, uint32_t index) {
  TransferState &state = frame.transfers[frame.ops[index].state];
  state.wake = wakeTransfer;
  state.value = Value();
  state.dead = false;
  state.frame = &frame;
  state.op = index;
  return state;
}

static uint32_t edgeOf(const Frame &frame, uint32_t index) {
  return frame.plan->step->tasks[frame.ops[index].task].function;
}

void weir::failRepeated(Frame &frame, uint32_t index) {
  const WeirProgram &program = *frame.plan->program;
  frame.run->fail(Status::error(
      WEIR_INTERNAL,
      "step \"%s\" moves edge \"%s\" twice for one execution [node %s]",
      frame.plan->step->name, program.edges[edgeOf(frame, index)].name,
      frame.opName(index)));
}

/// Memory that nobody else writes, for a value that has none of its own.
bool weir::ownValue(Frame &frame, uint32_t index, Value &value) {
  if (value.buffer) {
    weir_buffer_retain(value.buffer);
    return true;
  }
  int64_t bytes = tensorBytes(value.dtype, value.rank, value.dims);
  WeirBuffer *buffer = frame.instance->runtime->buffers().allocate(bytes);
  if (!buffer) {
    char shape[256];
    formatShape(shape, sizeof shape, value.rank, value.dims);
    frame.run->fail(Status::error(
        WEIR_RESOURCE_EXHAUSTED,
        "OOM when allocating tensor with shape%s and type %s "
        "[node %s]",
        shape, weir_dtype_name(value.dtype), frame.opName(index)));
    return false;
  }
  prepareElements(buffer, value.dtype);
  copyElements(buffer->data(), value.data, value.dtype,
               elementCount(value.rank, value.dims));
  value.buffer = buffer;
  value.data = buffer->data();
  return true;
}

bool weir::runSend(Worker &worker, Frame &frame, uint32_t index) {
  const Op &op = frame.ops[index];
  TransferState &state = prepareTransfer(frame, index);
  if (op.numInputs) {
    state.value = frame.view(frame.plan->args[op.firstArg]);
    if (!ownValue(frame, index, state.value)) {
      return true;
    }
  }
  ++frame.outstanding; // another thread may complete it before this returns
  TransferResult result = frame.run->transfers->send(
      state, edgeOf(frame, index), frame.tag, &worker);
  if (result == TransferResult::Pending) {
    return false;
  }
  --frame.outstanding;
  if (result == TransferResult::Repeated) {
    failRepeated(frame, index);
  }
  return true;
}

bool weir::runReceive(Worker &worker, Frame &frame, uint32_t index) {
  TransferState &state = prepareTransfer(frame, index);
  ++frame.outstanding;
  TransferResult result = frame.run->transfers->receive(
      state, edgeOf(frame, index), frame.tag, &worker);
  if (result == TransferResult::Pending) {
    return false;
  }
  --frame.outstanding;
  if (result == TransferResult::Done) {
    commitReceive(frame, index);
  } else if (result == TransferResult::Repeated) {
    failRepeated(frame, index);
  }
  return true;
}

void weir::commitReceive(Frame &frame, uint32_t index) {
  TransferState &state = frame.transfers[frame.ops[index].state];
  Value value = state.value;
  state.value = Value();
  if (frame.run->stopped()) {
    value.release();
    return;
  }
  bool hasValue = frame.ops[index].numOutputs > 0;
  if (state.dead || (hasValue && !value.data)) {
    const WeirProgram &program = *frame.plan->program;
    frame.run->fail(Status::error(
        WEIR_INTERNAL,
        "edge \"%s\" brought a dead value into step \"%s\", whose values are "
        "never dead [node %s]",
        program.edges[edgeOf(frame, index)].name, frame.plan->step->name,
        frame.opName(index)));
    value.release();
  } else if (hasValue) {
    frame.store(index, 0, value);
  }
}

void weir::resolveStuck(Worker &worker, Frame &frame) {
  Run &run = *frame.run;
  if (frame.instance->rendezvous->isConnected()) {
    return; // something may be on its way
  }
  if (run.transfers->admitAll(&worker)) {
    return;
  }
  uint32_t edge = 0;
  if (run.transfers->findWaiting(edge)) {
    const WeirProgram &program = *frame.plan->program;
    run.fail(Status::error(
        WEIR_INTERNAL,
        "step \"%s\" waits for edge \"%s\" from device %u to %u, but "
        "nothing is left that could send it",
        run.frame->plan->step->name, program.edges[edge].name,
        program.edges[edge].from, program.edges[edge].to));
  }
}
