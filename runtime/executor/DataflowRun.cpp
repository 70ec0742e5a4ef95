// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What every iteration of a loop goes through: the queue of ready ops, and ops
// with little to do, which need no frame (those that only hand on, small steps
// of kernels). A value goes to its last reader with its reference, so that
// nothing is counted up and down; a scalar has none. What is rare is left to
// DataflowValues.cpp.
#include "runtime/executor/Dataflow.h"
#include "runtime/executor/InlineStep.h"
#include "runtime/executor/Instance.h"
#include "runtime/executor/Run.h"

using namespace weir;

[[gnu::always_inline]] inline void
Dataflow::enqueue(uint32_t op, FlowIteration &iteration, bool dead) {
  ++iteration.outstanding;
  ready.push({op, dead, &iteration});
}

void Dataflow::push(uint32_t op, FlowIteration &iteration, bool dead) {
  // [trigger-live]
  enqueue(op, iteration, dead && flow.ops[op].kind != WEIR_TASK_TRIGGER);
}

/// Gives up an op's input; what is left in its place does not matter.
[[gnu::always_inline]] inline void Dataflow::dropInput(Value &value) {
  if (value.buffer) {
    drop(value);
  }
}

/// Hands a live value to readers in its own iteration.
[[gnu::always_inline]] inline void Dataflow::handOn(const DataEdge *edge,
                                                    const DataEdge *end,
                                                    FlowIteration &to,
                                                    Value &value) {
  for (; edge != end; ++edge) {
    bool take = edge + 1 == end;
    if (edge->kind == EdgeKind::Wait) {
      Value &place = to.inputs[edge->place];
      if (isInline(value)) {
        copyScalar(place, value);
      } else {
        store(to, place, value, take);
      }
      FlowState &state = to.states[edge->state];
      if (--state.pending == 0) {
        enqueue(edge->op, to, state.dead);
      }
    } else if (edge->kind == EdgeKind::Next && isInline(value) &&
               depth < mostFlowDepth) {
      ++depth;
      passNext(edge->op, to, value);
      --depth;
    } else {
      deliverData(*edge, to, &value, /*fromEnter=*/false, take);
    }
  }
}

/// The value of a NEXT goes to the iteration after its own. May take it.
void Dataflow::passNext(uint32_t index, FlowIteration &iteration,
                        Value &value) {
  FlowInstance &instance = *iteration.instance;
  FlowIteration *next = iteration.next;
  if (!next) {
    if (instance.numIterations >= instance.parallel) {
      instance.waiting.push(keep(index, &value)); // [parallel-iterations]
      return;
    }
    next = increment(instance);
  }
  const FlowOp &op = flow.ops[index];
  if (op.fetched) {
    record(index, 0, value);
  }
  handOn(op.ends[0], op.ends[1], *next, value);
  if (op.hasControl) {
    deliverControls(index, *next, /*dead=*/false);
  }
}

[[gnu::always_inline]] inline void
Dataflow::passSwitch(uint32_t index, FlowIteration &iteration, Value *inputs) {
  const FlowOp &op = flow.ops[index];
  if (inputs[1].rank == 0 || checkSelector(index, inputs[1])) {
    uint32_t chosen = selectOutput(inputs[1], 2);
    const DataEdge *end = op.ends[2 - chosen];
    for (const DataEdge *edge = op.ends[1 - chosen]; edge != end; ++edge) {
      if (edge->kind == EdgeKind::Exit) {
        passDeadExit(edge->op, iteration);
      } else {
        deliverData(*edge, iteration, nullptr, /*fromEnter=*/false, true);
      }
    }
    if (op.fetched) {
      record(index, chosen, inputs[0]);
    }
    handOn(op.ends[chosen], op.ends[chosen + 1], iteration, inputs[0]);
  }
  dropInput(inputs[0]);
  dropInput(inputs[1]);
}

/// False: it needs a frame after all.
[[gnu::always_inline]] inline bool
Dataflow::passInvoke(uint32_t index, FlowIteration &iteration, Value *inputs) {
  const FlowOp &op = flow.ops[index];
  uint32_t count = op.numOutputs;
  Value outputs[InlineStep::mostOutputs];
  if (!runInline(index, inputs, outputs)) {
    return false;
  }
  for (uint32_t i = 0; i < op.numInputs; ++i) {
    dropInput(inputs[i]);
  }
  for (uint32_t j = 0; j < count; ++j) {
    if (!frame.run->stopped()) {
      if (op.fetched) {
        record(index, j, outputs[j]);
      }
      handOn(op.ends[j], op.ends[j + 1], iteration, outputs[j]);
    }
    dropInput(outputs[j]);
  }
  return true;
}

/// Runs a small step on the spot. False: it needs a frame.
[[gnu::always_inline]] inline bool
Dataflow::runInline(uint32_t index, const Value *inputs, Value *outputs) {
  const InlineStep &step = *flow.ops[index].inlined;
  if (frame.run->trace || !step.fits(inputs)) {
    return false;
  }
  for (uint32_t j = 0; j < step.numOutputs(); ++j) {
    outputs[j].buffer = nullptr;
    outputs[j].data = outputs[j].dims;
    if (step.passedInput(j) != WEIR_NONE) {
      share(outputs[j], inputs[step.passedInput(j)]);
    } else if (const void *constant = step.constant(j)) {
      if (step.isScalar(j)) {
        memcpy(outputs[j].dims, constant, size_t(step.outputBytes(j)));
      } else {
        outputs[j].data = const_cast<void *>(constant);
      }
    } else if (!step.isScalar(j) &&
               !takeSmall(step.outputBytes(j), outputs[j])) {
      failMemory(index, step.outputBytes(j));
      return true;
    }
  }
  uint32_t firstSite = 0;
  if (!step.run(inputs, outputs, frame.context, firstSite)) {
    frame.raise(firstSite, frame.context);
    frame.context.raised = false;
  }
  return true;
}

/// Executes an op with little to do. False: it needs a frame after all.
[[gnu::always_inline]] inline bool Dataflow::passOn(uint32_t index,
                                                    FlowIteration &iteration) {
  const FlowOp &op = flow.ops[index];
  Value *inputs = iteration.inputs + op.firstInput;
  switch (op.kind) {
  case WEIR_TASK_INVOKE:
    if (!passInvoke(index, iteration, inputs)) {
      return false;
    }
    break;
  case WEIR_TASK_SWITCH:
    passSwitch(index, iteration, inputs);
    break;
  case WEIR_TASK_NEXT: // its controls are of another iteration
    passNext(index, iteration, *inputs);
    dropInput(*inputs);
    return true;
  case WEIR_TASK_EXIT:
    propagate(index, iteration, inputs);
    dropInput(*inputs);
    return true;
  default: // MERGE, LOOPCOND
    if (op.kind == WEIR_TASK_MERGE) {
      inputs += iteration.states[op.state].chosen;
    }
    if (op.fetched) {
      record(index, 0, *inputs);
    }
    handOn(op.ends[0], op.ends[1], iteration, *inputs);
    dropInput(*inputs);
  }
  if (op.hasControl) {
    deliverControls(index, iteration, /*dead=*/false);
  }
  return true;
}

void Dataflow::run(Worker &worker) {
  for (;;) {
    if (frame.inbox.load(std::memory_order_relaxed) != Frame::inboxHeld) {
      drain();
    }
    // The first also ends loops without end.
    if (frame.run->stopped() || nextReady == ready.size()) {
      ready.clear();
      nextReady = 0;
      return;
    }
    if (++numRun % patience == 0) {
      frame.run->checkDeadline();
    }
    Ready node = ready[nextReady++];
    if (nextReady >= 1024 && 2 * nextReady >= ready.size()) {
      memmove(ready.data(), ready.data() + nextReady,
              (ready.size() - nextReady) * sizeof(Ready));
      ready.truncate(ready.size() - nextReady);
      nextReady = 0;
    }
    FlowIteration &iteration = *node.iteration;
    if (node.dead || !flow.ops[node.op].passes || !passOn(node.op, iteration)) {
      execute(worker, node);
      continue;
    }
    if (--iteration.outstanding == 0 && !frame.run->stopped()) {
      settle(iteration.instance);
    }
  }
}
