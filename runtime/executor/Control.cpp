// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The child's inputs are the task's values, not copied. A loop keeps its two
// frames from iteration to iteration and owns the present values of its
// variables; while the body runs only the body holds them, so that it may
// update a sole copy in place.
#include "runtime/executor/Control.h"
#include "runtime/executor/Instance.h"
#include "runtime/executor/Run.h"
#include "runtime/executor/TransferTasks.h"
#include "runtime/rendezvous/Tag.h"

using namespace weir;

static void launch(Worker &worker, Frame &frame, uint32_t op, Frame *&child,
                   uint32_t step, const Value *inputs,
                   const OutputBinding *bindings, uint64_t iteration) {
  if (!child) {
    child = frame.instance->acquireFrame(step);
    child->checkMemory(frame, op);
  }
  uint16_t site = frame.plan->step->tasks[frame.ops[op].task].frame;
  uint64_t tag = site ? combineTag(frame.tag, site, iteration) : frame.tag;
  child->begin(*frame.run, &frame, op, inputs, bindings, tag);
  frame.run->addActivity();
  if (frame.ops[op].kind == WEIR_TASK_START) {
    driveBeside(&worker, *child);
  } else {
    worker.push(child);
  }
}

static void dropChild(Frame &frame, Frame *&child) {
  if (child) {
    frame.instance->releaseFrame(child);
    child = nullptr;
  }
}

bool weir::checkSelector(const Frame &frame, uint32_t index,
                         const Value &selector) {
  if (selector.rank != 0) {
    frame.run->fail(Status::error(
        WEIR_INVALID_ARGUMENT,
        "what chooses a branch must be a scalar, it has %d dimensions; reduce "
        "it to one value [node %s]",
        int(selector.rank), frame.opName(index)));
  }
  return selector.rank == 0;
}

static uint32_t selectBranch(const Frame &frame, const WeirTask &task,
                             uint32_t slot) {
  Value selector = frame.view(slot);
  int64_t index = 0;
  if (selector.dtype == WEIR_DT_INT32) {
    index = *static_cast<const int32_t *>(selector.data);
  } else if (selector.dtype == WEIR_DT_INT64) {
    index = *static_cast<const int64_t *>(selector.data);
  } else {
    index = *static_cast<const uint8_t *>(selector.data) != 0;
  }
  bool inRange = index >= 0 && index < task.numBranches;
  return inRange ? uint32_t(index) : task.numBranches - 1u;
}

bool weir::startControl(Worker &worker, Frame &frame, uint32_t index) {
  const Op &op = frame.ops[index];
  const WeirProgram &program = *frame.plan->program;
  const WeirTask &task = frame.plan->step->tasks[op.task];
  const uint32_t *slots = frame.plan->args.data() + op.firstArg;
  if (op.kind == WEIR_TASK_CASE &&
      !checkSelector(frame, index, frame.view(slots[0]))) {
    return true;
  }
  ++frame.outstanding;
  ControlState &control = frame.controls[op.state];
  uint32_t firstInput = op.kind == WEIR_TASK_CASE ? 1 : 0;
  for (uint32_t i = firstInput; i < op.numInputs; ++i) {
    control.variables[i - firstInput] = frame.view(slots[i]);
  }
  if (op.kind == WEIR_TASK_WHILE) {
    for (uint32_t i = 0; i < op.numInputs; ++i) {
      if (control.variables[i].buffer) {
        weir_buffer_retain(control.variables[i].buffer);
      }
    }
    control.inBody = false;
    control.iteration = 0;
    launch(worker, frame, index, control.children[0],
           program.branches[task.function], control.variables, nullptr, 0);
    return false;
  }
  for (uint32_t j = 0; j < op.numOutputs; ++j) {
    control.bindings[j] = frame.placeOf(slots[op.numInputs + j]);
  }
  uint32_t step = task.function;
  if (op.kind == WEIR_TASK_CASE) {
    step =
        program.branches[task.function + selectBranch(frame, task, slots[0])];
  }
  launch(worker, frame, index, control.children[0], step, control.variables,
         control.bindings, 0);
  return false;
}

/// Moves the child's outputs into the op's slots.
static void storeOutputs(Frame &frame, uint32_t index, Frame &child) {
  for (uint32_t j = 0; j < frame.ops[index].numOutputs; ++j) {
    Value value;
    if (frame.run->stopped() || !child.takeOutput(j, value) ||
        !frame.store(index, j, value)) {
      return;
    }
  }
}

static void dropVariables(ControlState &control, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    control.variables[i].release();
  }
}

static void endLoop(Frame &frame, uint32_t index) {
  const Op &op = frame.ops[index];
  ControlState &control = frame.controls[op.state];
  for (uint32_t j = 0; j < op.numOutputs && !frame.run->stopped(); ++j) {
    Value value = control.variables[j];
    control.variables[j] = Value();
    if (!frame.store(index, j, value)) {
      break;
    }
  }
  dropVariables(control, op.numInputs);
  dropChild(frame, control.children[0]);
  dropChild(frame, control.children[1]);
}

bool weir::continueControl(Worker &worker, Frame &frame, uint32_t index) {
  const Op &op = frame.ops[index];
  const WeirTask &task = frame.plan->step->tasks[op.task];
  ControlState &control = frame.controls[op.state];
  if (op.kind != WEIR_TASK_WHILE) {
    storeOutputs(frame, index, *control.children[0]);
    control.children[0]->end();
    dropChild(frame, control.children[0]);
    return true;
  }
  const uint32_t *branches = frame.plan->program->branches + task.function;
  Frame &child = *control.children[control.inBody];
  frame.run->checkInterruption();
  bool goOn = !frame.run->stopped();
  if (control.inBody) {
    for (uint32_t i = 0; i < op.numInputs && goOn; ++i) {
      goOn = child.takeOutput(i, control.variables[i]);
    }
    child.end();
    control.inBody = false;
    if (goOn) {
      launch(worker, frame, index, control.children[0], branches[0],
             control.variables, nullptr, ++control.iteration);
      return false;
    }
  } else {
    Value predicate = {};
    goOn = goOn && child.takeOutput(0, predicate);
    bool again = goOn && checkSelector(frame, index, predicate) &&
                 *static_cast<const uint8_t *>(predicate.data) != 0;
    predicate.release();
    child.end();
    if (again) {
      control.inBody = true;
      launch(worker, frame, index, control.children[1], branches[1],
             control.variables, nullptr, control.iteration);
      dropVariables(control, op.numInputs); // the body holds them
      return false;
    }
  }
  endLoop(frame, index);
  return true;
}
