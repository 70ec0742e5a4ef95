// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading, and the pools of frames.
#include "runtime/executor/Instance.h"
#include "runtime/executor/Cpu.h"
#include "runtime/executor/Frame.h"
#include "runtime/executor/Validate.h"
#include "runtime/rendezvous/Rendezvous.h"
#include <dlfcn.h>

using namespace weir;

Status Program::make(Runtime &runtime, const WeirProgram *table, void *library,
                     Program *&program) {
  program = nullptr;
  if (Status s = validateProgram(table); !s.ok()) {
    return s;
  }
  uint32_t level = 0;
  if (Status s = chooseLevel(*table, cpuFeatures(), level); !s.ok()) {
    return s;
  }
  program = create<Program>();
  program->runtime = &runtime;
  program->table = table;
  program->library = library;
  program->level = level;
  program->plans = static_cast<StepPlan *>(
      allocateZeroed(sizeof(StepPlan) * table->numSteps));
  for (uint32_t i = 0; i < table->numSteps; ++i) {
    new (&program->plans[i]) StepPlan();
    program->plans[i].prepare(*table, table->steps[i], level);
  }
  for (uint32_t i = 0; i < table->numSteps; ++i) {
    StepPlan &plan = program->plans[i];
    if (plan.isDataflow) {
      plan.flow.findInlineSteps(plan, program->plans);
    }
  }
  return Status();
}

void Program::close() {
  for (uint32_t i = 0; i < table->numSteps; ++i) {
    plans[i].~StepPlan();
  }
  free(plans);
  if (library) {
    dlclose(library);
  }
  destroy(this);
}

Instance *Instance::make(Program &program) {
  Instance *instance = create<Instance>();
  instance->program = &program;
  instance->runtime = program.runtime;
  const WeirProgram &table = *program.table;
  if (table.numEdges) {
    instance->rendezvous = Rendezvous::make(table.edges, table.numEdges);
  }
  instance->freeFrames.reset(table.numSteps);
  instance->handles.reset(table.numResources);
  for (uint32_t i = 0; i < table.numResources; ++i) {
    const WeirResource &resource = table.resources[i];
    const char *container = resource.container ? resource.container : "";
    ResourceEntry *entry = instance->registry.entry(
        container, strlen(container), resource.name, strlen(resource.name));
    entry->manifest = &resource;
    instance->handles[i].id = reinterpret_cast<uint64_t>(entry);
  }
  return instance;
}

void Instance::close() {
  registry.abortAll();
  for (Frame *frame : freeFrames) {
    while (frame) {
      Frame *next = frame->nextFree;
      frame->close();
      frame = next;
    }
  }
  if (rendezvous) {
    rendezvous->close();
  }
  destroy(this);
}

Frame *Instance::acquireFrame(uint32_t step) {
  {
    LockGuard guard(mutex);
    if (Frame *frame = freeFrames[step]) {
      freeFrames[step] = frame->nextFree;
      return frame;
    }
  }
  return Frame::make(*this, program->plans[step]);
}

void Instance::releaseFrame(Frame *frame) {
  uint32_t step = uint32_t(frame->plan->step - program->table->steps);
  LockGuard guard(mutex);
  frame->nextFree = freeFrames[step];
  freeFrames[step] = frame;
}

void Instance::enterRun() {
  activeRuns.fetch_add(1, std::memory_order_acq_rel);
}

void Instance::leaveRun() {
  if (activeRuns.fetch_sub(1, std::memory_order_acq_rel) == 1) {
    registry.sweep();
  }
}
