// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Frames are found as TensorFlow does: every op runs in the frame that its
// inputs arrive in; ENTER hands on to a child of it, EXIT to its parent.
#include "runtime/executor/DataflowPlan.h"
#include "runtime/executor/Plan.h"

using namespace weir;

static const char *nameOf(const StepPlan &plan, uint32_t op) {
  return plan.program->strings + plan.step->tasks[plan.ops[op].task].name;
}

void DataflowPlan::findEdges(const StepPlan &plan) {
  const WeirStep &step = *plan.step;
  // Who reads each slot.
  Table<uint32_t> first;
  first.reset(size_t(step.numSlots) + 1);
  for (const Op *op = plan.ops.data(), *end = op + plan.ops.size(); op != end;
       ++op) {
    for (uint32_t i = 0; i < op->numInputs; ++i) {
      ++first[plan.args[op->firstArg + i] + 1];
    }
  }
  for (uint32_t i = 0; i < step.numSlots; ++i) {
    first[i + 1] += first[i];
  }
  Table<DataEdge> readers;
  readers.reset(first[step.numSlots]);
  Table<uint32_t> next;
  next.reset(size_t(step.numSlots) + 1);
  uint32_t numOutputs = 0;
  for (uint32_t i = 0; i < plan.ops.size(); ++i) {
    const Op &op = plan.ops[i];
    for (uint32_t j = 0; j < op.numInputs; ++j) {
      uint32_t slot = plan.args[op.firstArg + j];
      readers[first[slot] + next[slot]++] = {i, j, 0, 0, EdgeKind::Wait};
    }
    numOutputs += op.numOutputs;
  }
  ends.reset(size_t(numOutputs) + 1);
  edges.reset(readers.size());
  ends[0] = edges.data();
  uint32_t at = 0, output = 0;
  auto copy = [&](uint32_t slot, Table<DataEdge> &to, uint32_t &position) {
    for (uint32_t k = first[slot]; k < first[slot + 1]; ++k) {
      to[position++] = readers[k];
    }
  };
  for (uint32_t i = 0; i < plan.ops.size(); ++i) {
    const Op &op = plan.ops[i];
    ops[i].ends = ends.data() + output;
    for (uint32_t j = 0; j < op.numOutputs; ++j) {
      copy(plan.args[op.firstArg + op.numInputs + j], edges, at);
      ends[++output] = edges.data() + at;
    }
  }
  inputEdges.reset(size_t(step.numInputs) + 1);
  fedEdges.reset(readers.size());
  at = 0;
  for (uint32_t i = 0; i < step.numInputs; ++i) {
    if (step.inputs[i].slot != WEIR_NONE) {
      copy(step.inputs[i].slot, fedEdges, at);
    }
    inputEdges[i + 1] = at;
  }
}

/// `to` is reached in `frame`, by an edge from `from` (WEIR_NONE: a feed).
bool DataflowPlan::enter(const StepPlan &plan, uint32_t from, uint32_t to,
                         uint32_t frame, Vector<uint32_t> &worklist) {
  if (ops[to].frame == WEIR_NONE) {
    ops[to].frame = frame;
    worklist.push(to);
    return true;
  }
  if (ops[to].frame == frame) {
    return true;
  }
  problem = Status::error(
      WEIR_INVALID_ARGUMENT,
      "node '%s' has inputs from different frames: its input '%s' is of "
      "another loop, or iteration, than the others; put every input through "
      "the same Enter [node %s]",
      nameOf(plan, to), from == WEIR_NONE ? "a feed" : nameOf(plan, from),
      nameOf(plan, to));
  return false;
}

void DataflowPlan::findFrames(const StepPlan &plan) {
  frames.push({WEIR_NONE, WEIR_NONE, 0, 0, 0, 0, 0, 0});
  Vector<uint32_t> worklist;
  for (uint32_t i = 0; i < ops.size(); ++i) {
    ops[i].frame = WEIR_NONE;
  }
  for (uint32_t i = 0; i < ops.size(); ++i) {
    if (plan.pending[i] == 0 && plan.ops[i].numInputs == 0) {
      enter(plan, WEIR_NONE, i, 0, worklist);
    }
  }
  for (const DataEdge &edge : fedEdges) {
    // The table may be longer than what is used of it.
    if (size_t(&edge - fedEdges.begin()) == inputEdges[inputEdges.size() - 1]) {
      break;
    }
    if (!enter(plan, WEIR_NONE, edge.op, 0, worklist)) {
      return;
    }
  }
  uint32_t exit = WEIR_NONE; // of no frame
  while (!worklist.empty()) {
    uint32_t i = worklist.pop();
    const Op &op = plan.ops[i];
    uint32_t frame = ops[i].frame;
    if (op.kind == WEIR_TASK_ENTER) {
      uint32_t child = 1;
      while (child < frames.size() &&
             (frames[child].parent != frame ||
              frames[child].name != plan.step->tasks[op.task].function)) {
        ++child;
      }
      if (child == frames.size()) {
        frames.push(
            {frame, plan.step->tasks[op.task].function, 0, 0, 0, 0, 0, 0});
      }
      ++frames[child].numEnters;
      ops[i].child = child;
      frame = child;
    } else if (op.kind == WEIR_TASK_EXIT) {
      if (frame == 0) {
        // An input from another frame, found later, says more.
        exit = exit == WEIR_NONE ? i : exit;
        continue;
      }
      frame = frames[frame].parent;
    }
    const DataEdge *end = ops[i].ends[op.numOutputs];
    for (const DataEdge *edge = ops[i].ends[0]; edge != end; ++edge) {
      if (!enter(plan, i, edge->op, frame, worklist)) {
        return;
      }
    }
    for (uint32_t k = 0; k < op.numSuccessors; ++k) {
      if (!enter(plan, i, plan.successors[op.firstSuccessor + k], frame,
                 worklist)) {
        return;
      }
    }
  }
  if (exit != WEIR_NONE) {
    problem = Status::error(WEIR_INVALID_ARGUMENT,
                            "node '%s' is an Exit outside of every loop: what "
                            "it passes on has come through no Enter [node %s]",
                            nameOf(plan, exit), nameOf(plan, exit));
  }
}

void DataflowPlan::numberOps(const StepPlan &plan) {
  for (uint32_t i = 0; i < ops.size(); ++i) {
    // What nothing leads to never runs, wherever it is.
    ops[i].frame = ops[i].frame == WEIR_NONE ? 0 : ops[i].frame;
    FlowFrame &frame = frames[ops[i].frame];
    ops[i].state = frame.numOps++;
    ops[i].firstInput = frame.numInputs;
    frame.numInputs += plan.ops[i].numInputs;
  }
  uint32_t first = 0;
  for (FlowFrame &frame : frames) {
    frame.firstOp = first;
    first += frame.numOps;
  }
  frameOps.reset(ops.size());
  initial.reset(ops.size());
  for (uint32_t i = 0; i < ops.size(); ++i) {
    uint32_t at = frames[ops[i].frame].firstOp + ops[i].state;
    frameOps[at] = i;
    // [merge-ready] An odd count: no live input yet.
    bool merge = plan.ops[i].kind == WEIR_TASK_MERGE;
    initial[at].pending = merge ? 1 + 2 * plan.pending[i]
                                : plan.pending[i] + plan.ops[i].numInputs;
  }
}

void DataflowPlan::findInlineSteps(const StepPlan &plan, StepPlan *steps) {
  for (uint32_t i = 0; i < ops.size(); ++i) {
    if (plan.ops[i].kind == WEIR_TASK_INVOKE) {
      const WeirTask &task = plan.step->tasks[plan.ops[i].task];
      ops[i].inlined = steps[task.function].getInline();
      ops[i].passes = ops[i].inlined != nullptr;
    }
  }
}

/// `handsOn`: the op hands on a value and waits for no control edge.
static EdgeKind getEdgeKind(const Op &op, bool handsOn) {
  if (op.kind == WEIR_TASK_MERGE) {
    return handsOn ? EdgeKind::DirectMerge : EdgeKind::Merge;
  }
  if (!handsOn || op.numInputs != 1) {
    return EdgeKind::Wait;
  }
  switch (op.kind) {
  case WEIR_TASK_LOOPCOND:
    return EdgeKind::LoopCond;
  case WEIR_TASK_NEXT:
    return EdgeKind::Next;
  case WEIR_TASK_EXIT:
    return EdgeKind::Exit;
  default:
    return EdgeKind::Wait;
  }
}

/// Whether somebody wants to know which input a MERGE took.
bool DataflowPlan::needsIndex(const StepPlan &plan, uint32_t merge) const {
  const Op &op = plan.ops[merge];
  if (op.numOutputs == 1) {
    return false;
  }
  uint32_t slot = plan.args[op.firstArg + op.numInputs + 1];
  return ops[merge].ends[1] != ops[merge].ends[2] ||
         plan.step->slots[slot].kind == WEIR_SLOT_OUTPUT;
}

/// What values need to know on their way.
void DataflowPlan::describeOps(const StepPlan &plan) {
  for (uint32_t i = 0; i < ops.size(); ++i) {
    const Op &op = plan.ops[i];
    ops[i].passes = op.kind == WEIR_TASK_EXIT || op.kind == WEIR_TASK_NEXT ||
                    op.kind == WEIR_TASK_LOOPCOND ||
                    (op.kind == WEIR_TASK_MERGE && !needsIndex(plan, i)) ||
                    (op.kind == WEIR_TASK_SWITCH && op.numOutputs == 2);
    ops[i].kind = op.kind;
    ops[i].numInputs = op.numInputs;
    ops[i].numOutputs = op.numOutputs;
    ops[i].hasControl = op.numSuccessors != 0;
    ops[i].isEnter = op.kind == WEIR_TASK_ENTER;
    for (uint32_t j = 0; j < op.numOutputs; ++j) {
      uint32_t slot = plan.args[op.firstArg + op.numInputs + j];
      ops[i].fetched |= plan.step->slots[slot].kind == WEIR_SLOT_OUTPUT;
    }
  }
  auto describe = [&](DataEdge &edge) {
    edge.place = ops[edge.op].firstInput + edge.input;
    edge.state = ops[edge.op].state;
    const Op &op = plan.ops[edge.op];
    edge.kind =
        getEdgeKind(op, ops[edge.op].passes && plan.pending[edge.op] == 0);
  };
  for (DataEdge &edge : edges) {
    describe(edge);
  }
  for (DataEdge &edge : fedEdges) {
    describe(edge);
  }
}

/// By op: whether it is a MERGE that only hands on and that gets its value, in
/// every iteration but the first, from the one NEXT that it reads.
void DataflowPlan::findLoopMerges(const StepPlan &plan,
                                  Table<uint8_t> &found) const {
  Table<uint32_t> numNexts, numEnters;
  numNexts.reset(ops.size());
  numEnters.reset(ops.size());
  for (uint32_t i = 0; i < ops.size(); ++i) {
    const Op &op = plan.ops[i];
    bool isNext = op.kind == WEIR_TASK_NEXT;
    // A constant ENTER would give a value in each iteration.
    bool isEnter =
        op.kind == WEIR_TASK_ENTER &&
        plan.step->sizeArgs[plan.step->tasks[op.task].firstSize + 1] == 0;
    const DataEdge *end = ops[i].ends[op.numOutputs];
    for (const DataEdge *edge = ops[i].ends[0]; edge != end; ++edge) {
      numNexts[edge->op] += isNext;
      numEnters[edge->op] += isEnter;
    }
  }
  found.reset(ops.size());
  for (uint32_t i = 0; i < ops.size(); ++i) {
    const Op &op = plan.ops[i];
    found[i] = op.kind == WEIR_TASK_MERGE && ops[i].passes &&
               plan.pending[i] == 0 && !ops[i].hasControl && !ops[i].fetched &&
               numNexts[i] == 1 && numEnters[i] + 1 == op.numInputs;
  }
}

/// What goes around a loop need not stop at the MERGE that it comes to: lets
/// each NEXT hand on to that one's readers.
void DataflowPlan::skipLoopMerges(const StepPlan &plan) {
  Table<uint8_t> isLoopMerge;
  findLoopMerges(plan, isLoopMerge);
  Vector<DataEdge> all;
  Vector<size_t> counts; ///< edges up to the end of each output
  for (uint32_t i = 0; i < ops.size(); ++i) {
    const FlowOp &op = ops[i];
    for (uint32_t j = 0; j < op.numOutputs; ++j) {
      for (const DataEdge *edge = op.ends[j]; edge != op.ends[j + 1]; ++edge) {
        if (op.kind != WEIR_TASK_NEXT || !isLoopMerge[edge->op]) {
          all.push(*edge);
          continue;
        }
        const FlowOp &merge = ops[edge->op];
        for (const DataEdge *e = merge.ends[0]; e != merge.ends[1]; ++e) {
          all.push(*e);
        }
      }
      counts.push(all.size());
    }
  }
  edges.reset(all.size());
  for (size_t k = 0; k < all.size(); ++k) {
    edges[k] = all[k];
  }
  ends[0] = edges.data();
  for (size_t k = 0; k < counts.size(); ++k) {
    ends[k + 1] = edges.data() + counts[k];
  }
}

void DataflowPlan::findHeldInputs(const StepPlan &plan) {
  for (FlowFrame &frame : frames) {
    frame.firstHeld = uint32_t(heldInputs.size());
    for (uint32_t i = 0; i < frame.numOps; ++i) {
      uint32_t op = frameOps[frame.firstOp + i];
      uint32_t numInputs = plan.ops[op].numInputs;
      if (numInputs > 1 || plan.pending[op] != 0) {
        for (uint32_t j = 0; j < numInputs; ++j) {
          heldInputs.push(ops[op].firstInput + j);
        }
      }
    }
    frame.numHeld = uint32_t(heldInputs.size()) - frame.firstHeld;
  }
}

void DataflowPlan::prepare(const StepPlan &plan) {
  ops.reset(plan.ops.size());
  findEdges(plan);
  findFrames(plan);
  numberOps(plan);
  describeOps(plan);
  skipLoopMerges(plan);
  findHeldInputs(plan);
}
