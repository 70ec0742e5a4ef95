// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a value moves, op by op: what every iteration of a loop goes through. A
// value goes to its last reader with its reference, so that nothing is counted
// up and down. Ops with little to do (those that only hands on, small steps of
// kernels) run where their last input arrives. Small buffers go round without
// the pool. One file, so that the compiler sees it whole.
#include "runtime/executor/Dataflow.h"
#include "runtime/executor/InlineStep.h"
#include "runtime/executor/Instance.h"
#include "runtime/executor/Run.h"

using namespace weir;

static Value retained(const Value &value) {
  if (value.buffer) {
    weir_buffer_retain(value.buffer);
  }
  return value;
}

/// How many ops may run inside one another.
static constexpr uint32_t mostDepth = 32;

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

/// An op's inputs are its own: it hands them on.
static void pass(Value &from, Value &to) {
  to.buffer = from.buffer;
  to.data = from.data;
  to.dtype = from.dtype;
  to.setShape(from.rank, from.dims);
  from.buffer = nullptr;
  from.data = nullptr;
}

/// Runs a small step on the spot; the outputs are null before. False: it needs
/// a frame after all.
bool Dataflow::runInline(uint32_t op, FlowIteration &iteration,
                         Value *outputs) {
  const InlineStep &step = *flow.ops[op].inlined;
  const Value *inputs = iteration.inputs + flow.ops[op].firstInput;
  if (frame.run->trace || !step.fits(inputs)) {
    return false;
  }
  for (uint32_t j = 0; j < step.numOutputs(); ++j) {
    if (!takeSmall(step.outputBytes(j), outputs[j])) {
      frame.run->fail(Status::error(
          WEIR_RESOURCE_EXHAUSTED, "OOM when allocating %lld bytes [node %s]",
          (long long)step.outputBytes(j), frame.opName(op)));
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

void Dataflow::enqueue(uint32_t op, FlowIteration &iteration, bool dead) {
  // Where there is little to do an op need not queue; but not all of a long
  // chain at once, which would take as much stack.
  if (flow.ops[op].passes && depth < mostDepth) {
    ++depth;
    passOn(op, iteration, dead);
    --depth;
    return;
  }
  push(op, iteration, dead);
}

void Dataflow::push(uint32_t op, FlowIteration &iteration, bool dead) {
  ++iteration.outstanding;
  // [trigger-live]
  dead = dead && flow.ops[op].kind != WEIR_TASK_TRIGGER;
  ready.push({op, dead, &iteration});
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
  place = retained(value);
  frame.slotData[slot] = value.data;
}

/// Hands on a value, with its reference where that may be taken.
static void assign(Value &to, Value &from, bool take) {
  to.buffer = from.buffer;
  to.data = from.data;
  to.dtype = from.dtype;
  to.setShape(from.rank, from.dims);
  if (take) {
    from.buffer = nullptr;
    from.data = nullptr;
  } else if (to.buffer) {
    weir_buffer_retain(to.buffer);
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
    Value copy = retained(*value);
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
  Value &place = to.inputs[edge.place];
  bool direct = edge.direct && depth < mostDepth;
  if (!edge.merge) {
    if (direct) {
      return passDirect(edge.op, to, value, take);
    }
    if (value) {
      assign(place, *value, take);
    } else {
      state.dead = 1; // [dead-data]
    }
    if (--state.pending == 0) {
      enqueue(edge.op, to, state.dead);
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
    assign(place, *value, take);
    if (state.pending == 0) {
      state.decided = true;
      enqueue(edge.op, to, false);
    }
    return;
  }
  // [merge-all-dead], [merge-dead-enter]
  state.dead = fromEnter ? plan.ops[edge.op].numInputs : state.dead + 1;
  if (state.pending == 1 && state.dead >= plan.ops[edge.op].numInputs &&
      !state.decided) {
    state.decided = true;
    enqueue(edge.op, to, true);
  }
}

void Dataflow::deliverControl(uint32_t op, FlowIteration &to, bool dead) {
  FlowState &state = to.states[flow.ops[op].state];
  if (plan.ops[op].kind != WEIR_TASK_MERGE) {
    state.dead |= dead && !WEIR_SEEDED(3); // [dead-control]
    if (--state.pending == 0) {
      enqueue(op, to, state.dead);
    }
    return;
  }
  state.pending -= 2; // [merge-control]
  bool allDead = state.pending == 1 && state.dead >= plan.ops[op].numInputs;
  if ((state.pending == 0 || allDead) && !state.decided) {
    state.decided = true;
    enqueue(op, to, allDead);
  }
}

/// Null: dead. With `take`, the value is the readers' afterwards.
void Dataflow::deliverOutput(uint32_t index, uint32_t output, FlowIteration &to,
                             Value *value, bool take) {
  const FlowOp &op = flow.ops[index];
  if (value && op.fetched) {
    record(index, output, *value);
  }
  const uint32_t *ends = flow.outputEdges.data() + op.firstOutput + output;
  const DataEdge *last = flow.edges.data() + ends[1];
  for (const DataEdge *edge = flow.edges.data() + ends[0]; edge != last;
       ++edge) {
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
  if (sizes[1]) { // [enter-constant]
    instance->constants.push({index, outputs ? retained(*outputs) : Value{}});
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

void Dataflow::propagateNext(uint32_t index, FlowIteration &iteration,
                             Value &value) {
  FlowInstance &instance = *iteration.instance;
  bool isNewest = iteration.number == instance.newest;
  if (isNewest && instance.numIterations >= instance.parallel) {
    instance.waiting.push({index, retained(value)}); // [parallel-iterations]
    return;
  }
  deliver(index, isNewest ? *increment(instance) : *iteration.next, &value,
          /*take=*/true);
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
    if (iteration.number == iteration.instance->newest) {
      iteration.instance->deadExits.push(index); // [exit-dead-last]
    }
    return;
  case WEIR_TASK_NEXT:
    if (outputs) { // [next-dead]
      propagateNext(index, iteration, *outputs);
    }
    return;
  default:
    deliver(index, iteration, outputs, /*take=*/true);
  }
}

bool Dataflow::checkSelector(uint32_t index, const Value &selector) {
  int64_t count = elementCount(selector.rank, selector.dims);
  if (count != 1) {
    frame.run->fail(Status::error(
        WEIR_INVALID_ARGUMENT,
        "the second input must be a scalar, it has %lld elements [node %s]",
        (long long)count, frame.opName(index)));
  }
  return count == 1;
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

/// Executes an op where its last input arrives. Who hands it that holds an
/// activity of the iteration.
void Dataflow::passOn(uint32_t index, FlowIteration &iteration, bool dead) {
  if (frame.run->stopped()) {
    return;
  }
  const FlowOp &op = flow.ops[index];
  Value *inputs = iteration.inputs + op.firstInput;
  if (dead) {
    releaseInputs(index, iteration);
    return propagate(index, iteration, nullptr);
  }
  switch (op.kind) {
  case WEIR_TASK_INVOKE:
    return passInvoke(index, iteration);
  case WEIR_TASK_SWITCH:
    if (inputs[1].rank == 0 || checkSelector(index, inputs[1])) {
      uint32_t chosen = selectOutput(inputs[1], 2);
      for (uint32_t j = 0; j < 2; ++j) {
        deliverOutput(index, j, iteration, j == chosen ? inputs : nullptr,
                      /*take=*/true);
      }
    }
    drop(inputs[1]);
    break;
  case WEIR_TASK_MERGE:
    inputs += iteration.states[op.state].chosen;
    deliverOutput(index, 0, iteration, inputs, /*take=*/true);
    break;
  case WEIR_TASK_LOOPCOND:
    deliverOutput(index, 0, iteration, inputs, /*take=*/true);
    break;
  default: // EXIT, NEXT: their controls are of another iteration
    propagate(index, iteration, inputs);
    return drop(*inputs);
  }
  drop(*inputs);
  if (op.hasControl) {
    deliverControls(index, iteration, false);
  }
}

void Dataflow::passInvoke(uint32_t index, FlowIteration &iteration) {
  constexpr uint32_t mostOutputs = 4;
  uint32_t count = flow.ops[index].inlined->numOutputs();
  if (count > mostOutputs) {
    return push(index, iteration, false);
  }
  Value outputs[mostOutputs];
  for (uint32_t j = 0; j < count; ++j) {
    outputs[j].buffer = nullptr;
    outputs[j].data = nullptr;
  }
  if (!runInline(index, iteration, outputs)) {
    return push(index, iteration, false);
  }
  releaseInputs(index, iteration);
  if (!frame.run->stopped()) {
    deliver(index, iteration, outputs, /*take=*/true);
  }
  for (uint32_t j = 0; j < count; ++j) {
    drop(outputs[j]);
  }
}
