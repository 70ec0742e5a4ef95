// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a value moves. An op that is done hands each output to its readers in
// the iteration that the op's kind says: its own; iteration 0 of a child frame
// (ENTER); the parent's iteration (EXIT); the next one (NEXT). A reader that
// has all it waits for becomes ready, live or dead. An iteration ends when
// nothing of it is outstanding and the one before has ended; a frame ends when
// its iterations and its ENTERs have: its dead EXITs are delivered then.
#include "runtime/executor/Dataflow.h"
#include "runtime/executor/Instance.h"
#include "runtime/executor/Run.h"
#include "runtime/rendezvous/Tag.h"
#include <cstdio>

using namespace weir;

static Value retained(const Value &value) {
  if (value.buffer) {
    weir_buffer_retain(value.buffer);
  }
  return value;
}

Dataflow::Dataflow(Frame &frame)
    : frame(frame), plan(*frame.plan), flow(frame.plan->flow) {
  freeIterations.reset(flow.frames.size());
}

Dataflow::~Dataflow() {
  for (FlowIteration *iteration : freeIterations) {
    while (iteration) {
      FlowIteration *next = iteration->next;
      free(iteration->states);
      free(iteration->inputs);
      free(iteration);
      iteration = next;
    }
  }
  for (Activation *block : blocks) {
    free(block);
  }
}

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

Dataflow::Activation &Dataflow::at(uint32_t index) {
  uint32_t shifted = index + 64;
  uint32_t block = 25 - uint32_t(__builtin_clz(shifted));
  return blocks[block][shifted - (64u << block)];
}

uint32_t Dataflow::acquire() {
  if (freeActivations != WEIR_NONE) {
    uint32_t index = freeActivations;
    freeActivations = at(index).link;
    return index;
  }
  uint32_t index = numActivations++;
  uint32_t block = 25 - uint32_t(__builtin_clz(index + 64));
  if (!blocks[block]) {
    blocks[block] = static_cast<Activation *>(
        allocateZeroed(sizeof(Activation) * (size_t(64) << block)));
  }
  return index;
}

void Dataflow::release(uint32_t index) {
  at(index).link = freeActivations;
  freeActivations = index;
}

//===----------------------------------------------------------------------===//
// Frames and iterations
//===----------------------------------------------------------------------===//

FlowIteration *Dataflow::newIteration(FlowInstance &instance, uint64_t number) {
  const FlowFrame &shape = flow.frames[instance.frame];
  FlowIteration *iteration = freeIterations[instance.frame];
  if (iteration) {
    freeIterations[instance.frame] = iteration->next;
  } else {
    iteration = create<FlowIteration>();
    iteration->states = static_cast<FlowState *>(
        allocateZeroed(sizeof(FlowState) * shape.numOps));
    iteration->inputs =
        static_cast<Value *>(allocateZeroed(sizeof(Value) * shape.numInputs));
  }
  iteration->instance = &instance;
  iteration->next = nullptr;
  iteration->number = number;
  // Names of frames and numbers of call sites are apart by the high bit.
  iteration->tag = instance.parentIteration
                       ? combineTag(instance.parentIteration->tag,
                                    shape.name | 1u << 31, number)
                       : frame.tag;
  iteration->outstanding = 0;
  iteration->children = nullptr;
  for (uint32_t i = 0; i < shape.numOps; ++i) {
    uint32_t op = flow.frameOps[shape.firstOp + i];
    bool merge = plan.ops[op].kind == WEIR_TASK_MERGE;
    // [merge-ready] An odd count: no live input yet.
    uint32_t pending = merge ? 1 + 2 * plan.pending[op]
                             : plan.pending[op] + plan.ops[op].numInputs;
    iteration->states[i] = {pending, 0, 0, false};
  }
  (instance.last ? instance.last->next : instance.first) = iteration;
  instance.last = iteration;
  instance.newest = number;
  ++instance.numIterations;
  return iteration;
}

void Dataflow::freeIteration(FlowIteration *iteration) {
  uint32_t index = iteration->instance->frame;
  for (uint32_t i = 0; i < flow.frames[index].numInputs; ++i) {
    iteration->inputs[i].release();
  }
  iteration->next = freeIterations[index];
  freeIterations[index] = iteration;
}

FlowInstance *Dataflow::newInstance(uint32_t index, FlowInstance *parent,
                                    FlowIteration *iteration,
                                    int64_t parallel) {
  FlowInstance *instance = create<FlowInstance>();
  instance->frame = index;
  instance->parent = parent;
  instance->parentIteration = iteration;
  instance->parallel = parallel;
  instance->pendingEnters = flow.frames[index].numEnters;
  if (iteration) {
    instance->sibling = iteration->children;
    iteration->children = instance;
  }
  instance->next = instances;
  if (instances) {
    instances->previous = instance;
  }
  instances = instance;
  newIteration(*instance, 0);
  return instance;
}

void Dataflow::freeInstance(FlowInstance *instance) {
  while (FlowIteration *iteration = instance->first) {
    instance->first = iteration->next;
    freeIteration(iteration);
  }
  for (Vector<FlowConstant> *list :
       {&instance->constants, &instance->waiting}) {
    for (FlowConstant &entry : *list) {
      entry.value.release();
    }
  }
  (instance->previous ? instance->previous->next : instances) = instance->next;
  if (instance->next) {
    instance->next->previous = instance->previous;
  }
  destroy(instance);
}

/// [next-iteration], [exit-dead-last], [enter-constant]
FlowIteration *Dataflow::increment(FlowInstance &instance) {
  FlowIteration *iteration = newIteration(instance, instance.newest + 1);
  instance.deadExits.clear();
  for (const FlowConstant &constant : instance.constants) {
    deliver(constant.op, *iteration,
            constant.value.data ? &constant.value : nullptr);
  }
  return iteration;
}

/// Ends iterations that are done, and the frame, and so on outwards.
void Dataflow::settle(FlowInstance *instance) {
  while (instance) {
    while (FlowIteration *iteration = instance->first) {
      bool done = iteration->outstanding == 0 && !iteration->children &&
                  (iteration->number > 0 || instance->pendingEnters == 0);
      if (!done) {
        return;
      }
      instance->first = iteration->next;
      instance->last = instance->first ? instance->last : nullptr;
      --instance->numIterations;
      freeIteration(iteration);
      if (!instance->waiting.empty()) { // [parallel-iterations]
        FlowIteration *next = increment(*instance);
        for (FlowConstant &entry : instance->waiting) {
          deliver(entry.op, *next, &entry.value);
          entry.value.release();
        }
        instance->waiting.clear();
      }
    }
    FlowInstance *parent = instance->parent;
    if (!parent || instance->pendingEnters != 0) {
      return;
    }
    FlowIteration *outer = instance->parentIteration;
    FlowInstance **link = &outer->children;
    while (*link != instance) {
      link = &(*link)->sibling;
    }
    *link = instance->sibling;
    for (uint32_t exit : instance->deadExits) { // [exit-dead-last]
      deliver(exit, *outer, nullptr);
    }
    freeInstance(instance);
    instance = parent;
  }
}

//===----------------------------------------------------------------------===//
// Values on their way
//===----------------------------------------------------------------------===//

void Dataflow::enqueue(uint32_t op, FlowIteration &iteration, bool dead) {
  ++iteration.outstanding;
  // [trigger-live]
  dead = dead && plan.ops[op].kind != WEIR_TASK_TRIGGER;
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

/// Null: dead.
void Dataflow::deliverData(const DataEdge &edge, FlowIteration &to,
                           const Value *value, bool fromEnter) {
  const FlowOp &reader = flow.ops[edge.op];
  FlowState &state = to.states[reader.state];
  Value &place = to.inputs[reader.firstInput + edge.input];
  if (plan.ops[edge.op].kind != WEIR_TASK_MERGE) {
    if (value) {
      place = retained(*value);
    } else {
      state.dead = 1; // [dead-data]
    }
    if (--state.pending == 0) {
      enqueue(edge.op, to, state.dead);
    }
    return;
  }
  if (value) {
    if (state.decided || !(state.pending & 1)) {
      return; // [merge-first-live]
    }
    --state.pending;
    state.chosen = edge.input;
    place = retained(*value);
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
    state.dead |= dead; // [dead-control]
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

void Dataflow::deliver(uint32_t index, FlowIteration &to,
                       const Value *outputs) {
  const Op &op = plan.ops[index];
  const uint32_t *ends = flow.outputEdges.data() + flow.ops[index].firstOutput;
  for (uint32_t j = 0; j < op.numOutputs; ++j) {
    const Value *value = outputs && outputs[j].data ? &outputs[j] : nullptr;
    if (value) {
      record(index, j, *value);
    }
    for (uint32_t k = ends[j]; k < ends[j + 1]; ++k) {
      deliverData(flow.edges[k], to, value, op.kind == WEIR_TASK_ENTER);
    }
  }
  for (uint32_t k = 0; k < op.numSuccessors; ++k) {
    deliverControl(plan.successors[op.firstSuccessor + k], to, !outputs);
  }
}

void Dataflow::propagateEnter(uint32_t index, FlowIteration &iteration,
                              const Value *outputs) {
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
    for (FlowIteration *each = instance->first; each; each = each->next) {
      deliver(index, *each, outputs);
    }
  } else {
    deliver(index, *instance->first, outputs);
  }
  --instance->pendingEnters;
  settle(instance);
}

void Dataflow::propagateNext(uint32_t index, FlowIteration &iteration,
                             const Value &value) {
  FlowInstance &instance = *iteration.instance;
  bool isNewest = iteration.number == instance.newest;
  if (isNewest && instance.numIterations >= instance.parallel) {
    instance.waiting.push({index, retained(value)}); // [parallel-iterations]
    return;
  }
  deliver(index, isNewest ? *increment(instance) : *iteration.next, &value);
}

/// Outputs null: the op is dead.
void Dataflow::propagate(uint32_t index, FlowIteration &iteration,
                         const Value *outputs) {
  switch (plan.ops[index].kind) {
  case WEIR_TASK_ENTER:
    return propagateEnter(index, iteration, outputs);
  case WEIR_TASK_EXIT:
    if (outputs) {
      return deliver(index, *iteration.instance->parentIteration, outputs);
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
    deliver(index, iteration, outputs);
  }
}

//===----------------------------------------------------------------------===//
// The frame's side
//===----------------------------------------------------------------------===//

void Dataflow::begin() {
  if (!flow.problem.ok()) {
    frame.run->fail(Status::copyOf(flow.problem));
    return;
  }
  FlowInstance *root = newInstance(0, nullptr, nullptr, 1);
  FlowIteration &iteration = *root->first;
  for (uint32_t i = 0; i < plan.ops.size(); ++i) {
    if (plan.pending[i] == 0 && plan.ops[i].numInputs == 0) {
      enqueue(i, iteration, false); // [roots]
    }
  }
  for (uint32_t i = 0; i < plan.step->numInputs; ++i) {
    uint32_t slot = plan.step->inputs[i].slot;
    if (slot == WEIR_NONE) {
      continue;
    }
    Value value = frame.view(slot);
    for (uint32_t k = flow.inputEdges[i]; k < flow.inputEdges[i + 1]; ++k) {
      deliverData(flow.fedEdges[k], iteration, &value, false);
    }
  }
}

void Dataflow::run(Worker &worker) {
  constexpr uint32_t patience = 256; // ops between looks at the clock
  uint32_t count = 0;
  for (;;) {
    if (frame.inbox.load(std::memory_order_relaxed) != Frame::inboxHeld) {
      drain();
    }
    if (frame.run->stopped()) { // also ends loops without end
      ready.clear();
      nextReady = 0;
      return;
    }
    if (nextReady == ready.size()) {
      ready.clear();
      nextReady = 0;
      return;
    }
    if (frame.slow && ++count % patience == 0) {
      frame.run->checkDeadline();
    }
    Ready node = ready[nextReady++];
    if (nextReady >= 1024 && 2 * nextReady >= ready.size()) {
      memmove(ready.data(), ready.data() + nextReady,
              (ready.size() - nextReady) * sizeof(Ready));
      ready.truncate(ready.size() - nextReady);
      nextReady = 0;
    }
    execute(worker, node);
  }
}

void Dataflow::end() {
  while (instances) {
    freeInstance(instances);
  }
  ready.clear();
  nextReady = 0;
}
