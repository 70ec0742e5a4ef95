// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a value moves from op to op, live or dead, in general; DataflowRun.cpp
// has what every iteration does. A scalar lies in the Value itself; small
// buffers go round without the pool.
#include "runtime/executor/Dataflow.h"
#include "runtime/executor/InlineStep.h"
#include "runtime/executor/Instance.h"
#include "runtime/executor/Run.h"

using namespace weir;

FlowConstant Dataflow::keep(uint32_t op, const Value *value) {
  FlowConstant kept = {op, false, {}};
  if (value) {
    share(kept.value, *value);
    kept.inlined = isInline(kept.value);
  }
  return kept;
}

void Dataflow::failMemory(uint32_t op, int64_t bytes) {
  frame.run->fail(Status::error(WEIR_RESOURCE_EXHAUSTED,
                                "OOM when allocating %lld bytes [node %s]",
                                (long long)bytes, frame.opName(op)));
}

/// Gives up a value; a small buffer that nobody else holds stays here.
void Dataflow::drop(Value &value) {
  constexpr uint32_t mostSpares = 64;
  WeirBuffer *buffer = value.buffer;
  if (buffer && buffer->sizeClass == 0 && numSpares < mostSpares &&
      !buffer->destroy && buffer->pool == &frame.instance->runtime->buffers() &&
      buffer->count.load(std::memory_order_acquire) == 1) {
    buffer->next = spares;
    spares = buffer;
    ++numSpares;
    value.buffer = nullptr;
    value.data = nullptr;
    return;
  }
  value.release();
}

/// A scalar that has a buffer moves into the value itself.
void Dataflow::makeInline(Value &value) {
  int64_t bytes = weir_dtype_size(value.dtype);
  if (!value.buffer || value.rank != 0 || bytes == 0 ||
      bytes > int64_t(sizeof(int64_t)) || hasOwningElements(value.dtype) ||
      value.dtype == WEIR_DT_RESOURCE) {
    return;
  }
  memcpy(value.dims, value.data, size_t(bytes));
  drop(value);
  value.data = value.dims;
}

/// A buffer for a small value. False: out of memory.
bool Dataflow::takeSmall(int64_t bytes, Value &value) {
  constexpr int64_t smallBytes = 64; // of size class 0
  WeirBuffer *buffer = spares;
  if (buffer && bytes <= smallBytes) {
    spares = buffer->next;
    --numSpares;
    buffer->next = nullptr;
    buffer->bytes = bytes;
  } else {
    buffer = frame.instance->runtime->buffers().allocate(bytes);
  }
  value.buffer = buffer;
  value.data = buffer ? buffer->data() : nullptr;
  return buffer;
}

void Dataflow::releaseInputs(uint32_t op, FlowIteration &iteration) {
  for (uint32_t i = 0; i < plan.ops[op].numInputs; ++i) {
    drop(iteration.inputs[flow.ops[op].firstInput + i]);
  }
}

/// The value of a fetch.
void Dataflow::record(uint32_t op, uint32_t output, const Value &value) {
  uint32_t slot =
      plan.args[plan.ops[op].firstArg + plan.ops[op].numInputs + output];
  if (plan.step->slots[slot].kind != WEIR_SLOT_OUTPUT) {
    return;
  }
  Value &place = frame.values[plan.valueOf[slot]];
  if (place.data) {
    frame.run->fail(
        Status::error(WEIR_INTERNAL,
                      "output \"%s\" has a value already: its node runs once "
                      "in each iteration of a loop; fetch what leaves the "
                      "loop [node %s]",
                      plan.step->outputs[plan.step->slots[slot].index].name,
                      frame.opName(op)));
    return;
  }
  if (isInline(value)) { // what leaves needs memory of its own
    int64_t bytes = weir_dtype_size(value.dtype);
    if (!takeSmall(bytes, place)) {
      return failMemory(op, bytes);
    }
    memcpy(place.data, value.dims, size_t(bytes));
    place.dtype = value.dtype;
    place.rank = 0;
  } else {
    share(place, value);
  }
  frame.slotData[slot] = place.data;
}

/// [exit-dead-last]
void Dataflow::passDeadExit(uint32_t op, FlowIteration &iteration) {
  if (!iteration.next) {
    iteration.instance->deadExits.push(op);
  }
}

/// Hands on a value through an op without keeping it. Null: dead.
void Dataflow::passDirect(uint32_t index, FlowIteration &to, Value *value,
                          bool take) {
  if (frame.run->stopped()) {
    return;
  }
  ++depth;
  const FlowOp &op = flow.ops[index];
  if (op.kind == WEIR_TASK_MERGE || op.kind == WEIR_TASK_LOOPCOND) {
    deliverOutput(index, 0, to, value, take);
    if (op.hasControl) {
      deliverControls(index, to, !value);
    }
  } else if (!value || take) {
    propagate(index, to, value);
  } else {
    Value copy;
    share(copy, *value);
    propagate(index, to, &copy);
    drop(copy);
  }
  --depth;
}

/// Null: dead. With `take`, the value's reference goes to the reader if it
/// keeps it.
void Dataflow::deliverData(const DataEdge &edge, FlowIteration &to,
                           Value *value, bool fromEnter, bool take) {
  FlowState &state = to.states[edge.state];
  if (!value && edge.kind == EdgeKind::Exit) {
    return passDeadExit(edge.op, to);
  }
  bool direct = isDirect(edge.kind) && depth < mostFlowDepth;
  if (!isMerge(edge.kind)) {
    if (direct) {
      return passDirect(edge.op, to, value, take);
    }
    if (value) {
      store(to, to.inputs[edge.place], *value, take);
    } else {
      state.dead = 1; // [dead-data]
    }
    if (--state.pending == 0) {
      push(edge.op, to, state.dead);
    }
    return;
  }
#ifdef WEIR_SEEDED_BUGS
  static int64_t nothing = 0;
  Value made = {};
  if (WEIR_SEEDED(1) && !value) { // a dead value is taken as live
    made.data = &nothing;
    made.dtype = WEIR_DT_INT64;
    value = &made;
  }
#endif
  if (value) {
    if (state.decided || !(state.pending & 1)) {
      return; // [merge-first-live]
    }
    --state.pending;
    state.chosen = edge.input;
    if (direct) {
      state.decided = true;
      return passDirect(edge.op, to, value, take);
    }
    store(to, to.inputs[edge.place], *value, take);
    if (state.pending == 0) {
      state.decided = true;
      push(edge.op, to, false);
    }
    return;
  }
  // [merge-all-dead], [merge-dead-enter]
  state.dead = fromEnter ? plan.ops[edge.op].numInputs : state.dead + 1;
  if (state.pending == 1 && state.dead >= plan.ops[edge.op].numInputs &&
      !state.decided) {
    state.decided = true;
    push(edge.op, to, true);
  }
}

void Dataflow::deliverControl(uint32_t op, FlowIteration &to, bool dead) {
  FlowState &state = to.states[flow.ops[op].state];
  if (plan.ops[op].kind != WEIR_TASK_MERGE) {
    state.dead |= dead && !WEIR_SEEDED(3); // [dead-control]
    if (--state.pending == 0) {
      push(op, to, state.dead);
    }
    return;
  }
  state.pending -= 2; // [merge-control]
  bool allDead = state.pending == 1 && state.dead >= plan.ops[op].numInputs;
  if ((state.pending == 0 || allDead) && !state.decided) {
    state.decided = true;
    push(op, to, allDead);
  }
}

/// Null: dead. With `take`, the value is the readers' afterwards.
void Dataflow::deliverOutput(uint32_t index, uint32_t output, FlowIteration &to,
                             Value *value, bool take) {
  const FlowOp &op = flow.ops[index];
  if (value && op.fetched) {
    record(index, output, *value);
  }
  const DataEdge *last = op.ends[output + 1];
  for (const DataEdge *edge = op.ends[output]; edge != last; ++edge) {
    deliverData(*edge, to, value, op.isEnter, take && edge + 1 == last);
  }
}

void Dataflow::deliverControls(uint32_t index, FlowIteration &to, bool dead) {
  const Op &op = plan.ops[index];
  for (uint32_t k = 0; k < op.numSuccessors; ++k) {
    deliverControl(plan.successors[op.firstSuccessor + k], to, dead);
  }
}

void Dataflow::deliver(uint32_t index, FlowIteration &to, Value *outputs,
                       bool take) {
  uint32_t count = plan.ops[index].numOutputs;
  for (uint32_t j = 0; j < count; ++j) {
    Value *value = outputs && outputs[j].data ? &outputs[j] : nullptr;
    deliverOutput(index, j, to, value, take);
  }
  deliverControls(index, to, !outputs);
}

void Dataflow::propagateEnter(uint32_t index, FlowIteration &iteration,
                              Value *outputs) {
  const WeirTask &task = plan.step->tasks[plan.ops[index].task];
  const int64_t *sizes = plan.step->sizeArgs + task.firstSize;
  uint32_t child = flow.ops[index].child;
  FlowInstance *instance = iteration.children;
  while (instance && instance->frame != child) {
    instance = instance->sibling;
  }
  if (!instance) {
    if (sizes[0] <= 0) {
      frame.run->fail(Status::error(
          WEIR_INVALID_ARGUMENT,
          "parallel_iterations is %lld, expected a positive number [node %s]",
          (long long)sizes[0], frame.opName(index)));
      return;
    }
    instance = newInstance(child, iteration.instance, &iteration, sizes[0]);
  }
  if (outputs) {
    makeInline(outputs[0]);
  }
  if (sizes[1]) { // [enter-constant]
    instance->constants.push(keep(index, outputs));
    // Iterations that come of it have it already.
    FlowIteration *last = instance->last;
    for (FlowIteration *each = instance->first;; each = each->next) {
      deliver(index, *each, outputs, /*take=*/false);
      if (each == last) {
        break;
      }
    }
  } else {
    deliver(index, *instance->first, outputs, /*take=*/true);
  }
  --instance->pendingEnters;
  settle(instance);
}

/// Outputs null: the op is dead.
void Dataflow::propagate(uint32_t index, FlowIteration &iteration,
                         Value *outputs) {
  switch (plan.ops[index].kind) {
  case WEIR_TASK_ENTER:
    return propagateEnter(index, iteration, outputs);
  case WEIR_TASK_EXIT:
    if (outputs) {
      return deliver(index, *iteration.instance->parentIteration, outputs,
                     /*take=*/true);
    }
    return passDeadExit(index, iteration);
  case WEIR_TASK_NEXT:
    if (outputs) { // [next-dead]
      passNext(index, iteration, *outputs);
    }
    return;
  default:
    deliver(index, iteration, outputs, /*take=*/true);
  }
}
