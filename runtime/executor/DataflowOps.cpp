// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What each op of a dataflow step does once it is ready, and what happens when
// a child frame or a transfer that it started has ended.
#include "runtime/executor/Dataflow.h"
#include "runtime/executor/Instance.h"
#include "runtime/executor/Run.h"
#include "runtime/executor/TransferTasks.h"
#include "runtime/rendezvous/Tag.h"

using namespace weir;

static Value retained(const Value &value) {
  if (value.buffer) {
    weir_buffer_retain(value.buffer);
  }
  return value;
}

void Dataflow::releaseInputs(uint32_t op, FlowIteration &iteration) {
  for (uint32_t i = 0; i < plan.ops[op].numInputs; ++i) {
    iteration.inputs[flow.ops[op].firstInput + i].release();
  }
}

void Dataflow::finish(uint32_t op, FlowIteration &iteration, Value *outputs) {
  releaseInputs(op, iteration);
  if (!frame.run->stopped()) {
    propagate(op, iteration, outputs);
  }
  for (uint32_t j = 0; outputs && j < plan.ops[op].numOutputs; ++j) {
    outputs[j].release();
  }
  --iteration.outstanding;
  if (!frame.run->stopped()) {
    settle(iteration.instance);
  }
}

bool Dataflow::makeIndex(uint32_t op, uint32_t index, Value &value) {
  value.buffer = frame.instance->runtime->buffers().allocate(sizeof(int32_t));
  if (!value.buffer) {
    frame.run->fail(Status::error(WEIR_RESOURCE_EXHAUSTED,
                                  "OOM when allocating a merge's index [node "
                                  "%s]",
                                  frame.opName(op)));
    return false;
  }
  value.data = value.buffer->data();
  value.dtype = WEIR_DT_INT32;
  value.rank = 0;
  *static_cast<int32_t *>(value.data) = int32_t(index);
  return true;
}

/// [switch-out-of-range]
static uint32_t selectOutput(const Value &selector, uint32_t count) {
  int64_t index = 0;
  if (selector.dtype == WEIR_DT_INT32) {
    index = *static_cast<const int32_t *>(selector.data);
  } else {
    index = *static_cast<const uint8_t *>(selector.data) != 0;
  }
  return index >= 0 && index < count ? uint32_t(index) : count - 1;
}

void Dataflow::execute(Worker &worker, const Ready &node) {
  const Op &op = plan.ops[node.op];
  if (op.kind == WEIR_TASK_SEND || op.kind == WEIR_TASK_RECV) {
    return startTransfer(worker, node); // a dead value goes over, too
  }
  if (node.dead) {
    return finish(node.op, *node.iteration, nullptr);
  }
  if (op.kind == WEIR_TASK_INVOKE) {
    return start(worker, node);
  }
  Value *inputs = node.iteration->inputs + flow.ops[node.op].firstInput;
  scratch.clear();
  for (uint32_t j = 0; j < op.numOutputs; ++j) {
    scratch.push(Value{});
  }
  // Finishing an op starts no other, so one list of outputs is enough; an op
  // without outputs still needs an address that is not null.
  scratch.reserve(1);
  Value *outputs = scratch.data();
  switch (op.kind) {
  case WEIR_TASK_NOOP:
  case WEIR_TASK_TRIGGER:
    break;
  case WEIR_TASK_SWITCH:
    if (elementCount(inputs[1].rank, inputs[1].dims) != 1) {
      frame.run->fail(Status::error(
          WEIR_INVALID_ARGUMENT,
          "the second input must be a scalar, it has %lld elements [node %s]",
          (long long)elementCount(inputs[1].rank, inputs[1].dims),
          frame.opName(node.op)));
      break;
    }
    outputs[selectOutput(inputs[1], op.numOutputs)] = retained(inputs[0]);
    break;
  case WEIR_TASK_MERGE: {
    uint32_t chosen = node.iteration->states[flow.ops[node.op].state].chosen;
    outputs[0] = retained(inputs[chosen]);
    if (op.numOutputs > 1) {
      makeIndex(node.op, chosen, outputs[1]);
    }
    break;
  }
  default: // ENTER, EXIT, NEXT, LOOPCOND
    outputs[0] = retained(inputs[0]);
  }
  finish(node.op, *node.iteration, outputs);
}

void Dataflow::start(Worker &worker, const Ready &node) {
  uint32_t index = acquire();
  Activation &activation = at(index);
  activation.op = node.op;
  activation.iteration = node.iteration;
  const WeirTask &task = plan.step->tasks[plan.ops[node.op].task];
  uint64_t tag = node.iteration->tag;
  activation.child = frame.instance->acquireFrame(task.function);
  activation.child->checkMemory(frame, index);
  ++frame.outstanding;
  activation.child->begin(*frame.run, &frame, index,
                          node.iteration->inputs + flow.ops[node.op].firstInput,
                          nullptr,
                          task.frame ? combineTag(tag, task.frame, 0) : tag);
  frame.run->addActivity();
  worker.push(activation.child);
}

void Dataflow::startTransfer(Worker &worker, const Ready &node) {
  uint32_t index = acquire();
  Activation &activation = at(index);
  activation.op = node.op;
  activation.iteration = node.iteration;
  activation.dead = node.dead;
  TransferState &state = activation.transfer;
  state = {};
  state.wake = wakeTransfer;
  state.frame = &frame;
  state.op = index;
  const Op &op = plan.ops[node.op];
  bool isSend = op.kind == WEIR_TASK_SEND;
  if (isSend && !node.dead && op.numInputs) {
    state.value = node.iteration->inputs[flow.ops[node.op].firstInput];
    if (!ownValue(frame, node.op, state.value)) {
      state.value = Value();
    }
  }
  state.dead = isSend && node.dead;
  uint32_t edge = plan.step->tasks[op.task].function;
  uint64_t tag = node.iteration->tag;
  StepTransfers &transfers = *frame.run->transfers;
  ++frame.outstanding; // another thread may complete it before this returns
  TransferResult result = isSend ? transfers.send(state, edge, tag, &worker)
                                 : transfers.receive(state, edge, tag, &worker);
  if (result == TransferResult::Pending) {
    return;
  }
  if (result == TransferResult::Repeated) {
    failRepeated(frame, node.op);
  }
  finishTransfer(index);
}

void Dataflow::finishTransfer(uint32_t index) {
  Activation &activation = at(index);
  uint32_t op = activation.op;
  FlowIteration *iteration = activation.iteration;
  Value value = activation.transfer.value;
  bool dead = plan.ops[op].kind == WEIR_TASK_SEND ? activation.dead
                                                  : activation.transfer.dead;
  activation.transfer.value = Value();
  release(index);
  --frame.outstanding;
  finish(op, *iteration, dead ? nullptr : &value);
}

void Dataflow::drain() {
  uint32_t head = frame.takeInbox();
  while (head > Frame::inboxHeld) {
    uint32_t index = head - 2;
    Activation &activation = at(index);
    frame.run->dropActivity();
    head = activation.link;
    uint32_t op = activation.op;
    if (plan.ops[op].kind != WEIR_TASK_INVOKE) {
      finishTransfer(index);
      continue;
    }
    Frame &child = *activation.child;
    FlowIteration *iteration = activation.iteration;
    Vector<Value> outputs;
    outputs.reserve(1);
    for (uint32_t j = 0; j < plan.ops[op].numOutputs; ++j) {
      Value value = {};
      if (!frame.run->stopped() && !child.takeOutput(j, value)) {
        value = {};
      }
      outputs.push(value);
    }
    child.end();
    frame.instance->releaseFrame(&child);
    release(index);
    --frame.outstanding;
    finish(op, *iteration, outputs.data());
  }
}
