// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Frames and iterations. An op that is done hands each output to its readers in
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

Dataflow::Dataflow(Frame &frame)
    : frame(frame), plan(*frame.plan), flow(frame.plan->flow) {
  freeIterations.reset(flow.frames.size());
  size_t numOutputs = 1; // an op without outputs still needs an address
  for (uint32_t i = 0; i < plan.ops.size(); ++i) {
    size_t count = plan.ops[i].numOutputs;
    numOutputs = count > numOutputs ? count : numOutputs;
  }
  scratch.reset(numOutputs);
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
  iteration->holds = false;
  const FlowState *initial = flow.initial.data() + shape.firstOp;
  for (uint32_t i = 0; i < shape.numOps; ++i) {
    __builtin_memcpy_inline(&iteration->states[i], &initial[i],
                            sizeof(FlowState));
  }
  (instance.last ? instance.last->next : instance.first) = iteration;
  instance.last = iteration;
  instance.newest = number;
  ++instance.numIterations;
  return iteration;
}

/// `ended`: all that could run has, and what it read is gone.
void Dataflow::freeIteration(FlowIteration *iteration, bool ended) {
  uint32_t index = iteration->instance->frame;
  const FlowFrame &shape = flow.frames[index];
  uint32_t count = ended ? shape.numHeld : shape.numInputs;
  count = iteration->holds ? count : 0;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t input = ended ? flow.heldInputs[shape.firstHeld + i] : i;
    iteration->inputs[input].release();
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
    freeIteration(iteration, /*ended=*/false);
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
  for (FlowConstant &constant : instance.constants) {
    if (WEIR_SEEDED(2)) {
      continue; // iterations to come do not get the value
    }
    deliver(constant.op, *iteration, constant.get(), /*take=*/false);
  }
  return iteration;
}

/// [iteration-end], but for the iterations before it.
static bool hasEnded(const FlowIteration &iteration) {
  return iteration.outstanding == 0 && !iteration.children &&
         (iteration.number > 0 || iteration.instance->pendingEnters == 0);
}

/// There is room for one more iteration: hands it what waits for it.
void Dataflow::goOn(FlowInstance &instance) {
  // What is delivered, constants too, may lead to others that wait: for the
  // iteration after this one.
  size_t count = instance.waiting.size();
  FlowIteration *next = increment(instance);
  for (size_t i = 0; i < count; ++i) {
    FlowConstant entry = instance.waiting[i];
    deliver(entry.op, *next, entry.get(), /*take=*/true);
    entry.value.release();
  }
  size_t left = instance.waiting.size() - count;
  memmove(static_cast<void *>(instance.waiting.data()),
          instance.waiting.data() + count, left * sizeof(FlowConstant));
  instance.waiting.truncate(left);
}

/// Ends iterations that are done, and the frame, and so on outwards.
void Dataflow::settle(FlowInstance *instance) {
  while (instance) {
    while (FlowIteration *iteration = instance->first) {
      bool ended = false;
      while (iteration && hasEnded(*iteration)) {
        instance->first = iteration->next;
        instance->last = instance->first ? instance->last : nullptr;
        --instance->numIterations;
        freeIteration(iteration, /*ended=*/true);
        iteration = instance->first;
        ended = true;
      }
      if (ended && !instance->waiting.empty()) { // [parallel-iterations]
        // One that only hands on may be without end.
        if (++numRun % patience == 0) {
          frame.run->checkDeadline();
        }
        if (frame.run->stopped()) {
          return;
        }
        goOn(*instance);
      } else if (iteration) {
        return;
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
      deliver(exit, *outer, nullptr, false);
    }
    freeInstance(instance);
    instance = parent;
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
      push(i, iteration, false); // [roots]
    }
  }
  for (uint32_t i = 0; i < plan.step->numInputs; ++i) {
    uint32_t slot = plan.step->inputs[i].slot;
    if (slot == WEIR_NONE) {
      continue;
    }
    Value value = frame.view(slot);
    for (uint32_t k = flow.inputEdges[i]; k < flow.inputEdges[i + 1]; ++k) {
      deliverData(flow.fedEdges[k], iteration, &value, false, /*take=*/false);
    }
  }
}

void Dataflow::end() {
  while (instances) {
    freeInstance(instances);
  }
  ready.clear();
  nextReady = 0;
  while (WeirBuffer *buffer = spares) {
    spares = buffer->next;
    weir_buffer_release(buffer);
  }
  numSpares = 0;
}
