// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What each op of a dataflow step does once it is ready, and what happens when
// a child frame or a transfer that it started has ended.
#include "runtime/executor/Control.h"
#include "runtime/executor/Dataflow.h"
#include "runtime/executor/InlineStep.h"
#include "runtime/executor/Instance.h"
#include "runtime/executor/Run.h"
#include "runtime/executor/TransferTasks.h"
#include "runtime/rendezvous/Tag.h"

using namespace weir;

void Dataflow::finish(uint32_t op, FlowIteration &iteration, Value *outputs) {
  releaseInputs(op, iteration);
  if (!frame.run->stopped()) {
    propagate(op, iteration, outputs);
  }
  for (uint32_t j = 0; outputs && j < plan.ops[op].numOutputs; ++j) {
    drop(outputs[j]);
  }
  // What is outstanding elsewhere, others settle.
  if (--iteration.outstanding == 0 && !frame.run->stopped()) {
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

bool Dataflow::checkSelector(uint32_t index, const Value &selector) {
  return weir::checkSelector(frame, index, selector);
}

/// An op's inputs are its own: it hands them on.
static void pass(Value &from, Value &to) {
  copyValue(to, from);
  from.buffer = nullptr;
  from.data = nullptr;
}

/// What an op that only hands on gives. False: the run was failed.
bool Dataflow::pick(uint32_t index, FlowIteration &iteration, Value *outputs) {
  const Op &op = plan.ops[index];
  Value *inputs = iteration.inputs + flow.ops[index].firstInput;
  switch (op.kind) {
  case WEIR_TASK_SWITCH:
    if (!checkSelector(index, inputs[1])) {
      return false;
    }
    pass(inputs[0], outputs[selectOutput(inputs[1], op.numOutputs)]);
    return true;
  case WEIR_TASK_MERGE: {
    uint32_t chosen = iteration.states[flow.ops[index].state].chosen;
    pass(inputs[chosen], outputs[0]);
    return op.numOutputs == 1 || makeIndex(index, chosen, outputs[1]);
  }
  default: // ENTER, EXIT, NEXT, LOOPCOND
    pass(inputs[0], outputs[0]);
    return true;
  }
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
  // What finishing an op runs has outputs of its own: one list is enough.
  Value *outputs = scratch.data();
  for (uint32_t j = 0; j < op.numOutputs; ++j) {
    outputs[j].buffer = nullptr;
    outputs[j].data = nullptr;
  }
  if (op.kind != WEIR_TASK_NOOP && op.kind != WEIR_TASK_TRIGGER) {
    pick(node.op, *node.iteration, outputs);
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

/// Takes output `j` of an op's child; nothing where that fails.
void Dataflow::takeOutput(Frame &child, uint32_t j, FlowIteration &iteration,
                          uint32_t op, Value &value) {
  if (!child.takeOutput(j, value)) {
    value = {};
    return;
  }
  // A child borrows its inputs. One that lies in itself must not be pointed at.
  const Value *inputs = iteration.inputs + flow.ops[op].firstInput;
  for (uint32_t i = 0; i < plan.ops[op].numInputs; ++i) {
    if (value.data == inputs[i].dims) {
      copyValue(value, inputs[i]);
      return;
    }
  }
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
    Value *outputs = scratch.data();
    for (uint32_t j = 0; j < plan.ops[op].numOutputs; ++j) {
      outputs[j] = {};
      if (!frame.run->stopped()) {
        takeOutput(child, j, *iteration, op, outputs[j]);
      }
    }
    child.end();
    frame.instance->releaseFrame(&child);
    release(index);
    --frame.outstanding;
    finish(op, *iteration, outputs);
  }
}
