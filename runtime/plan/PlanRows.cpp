// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the rows of a plan do.
#include "runtime/base/Sync.h"
#include "runtime/plan/PlanPrint.h"
#include "runtime/plan/PlanRunner.h"
#include "runtime/tensor/Value.h"

using namespace weir;

void PlanRunner::advance(PlanLineRun &line) {
  while (line.state == PlanLineRun::Ready ||
         (line.state == PlanLineRun::Waiting && !isRunning(line.waitsFor))) {
    if (line.state == PlanLineRun::Waiting) {
      line.state = PlanLineRun::Ready;
      ++line.pc;
    }
    execute(line, line.pc);
    if (caughtSignal.load() && !stopped) {
      return; // it is looked at between the lines' turns
    }
  }
}

/// Runs row `index`; a row that does not start or end anything goes on to the
/// next.
void PlanRunner::execute(PlanLineRun &line, uint32_t index) {
  const WeirPlanRow &row = rowOf(line, index);
  bool holds = true;
  double value = 0;
  switch (row.code) {
  case WEIR_PLAN_RUN:
    return startRun(line, index);
  case WEIR_PLAN_LOOP:
    if (!beginLoop(line, index)) {
      return;
    }
    break;
  case WEIR_PLAN_NEXT:
    return endIteration(line, index);
  case WEIR_PLAN_EVERY:
    line.pc = isDue(line, index) ? index + 1 : row.target;
    return;
  case WEIR_PLAN_UNTIL:
    if (compare(line, index, holds, value) && holds) {
      for (uint32_t at = index; at-- > 0;) {
        const WeirPlanRow &loop = rowOf(line, at);
        if (loop.code == WEIR_PLAN_LOOP && loop.loop == row.loop) {
          return leaveLoop(line, at);
        }
      }
    }
    break;
  case WEIR_PLAN_EXPECT:
    if (compare(line, index, holds, value) && !holds) {
      static const char *const symbols[] = {"<", "<=", ">", ">=", "==", "!="};
      fail(ExitStepFailed,
           plan.error(WEIR_FAILED_PRECONDITION, row.place,
                      "expected %s%s%s %s %g, got %g",
                      plan.text(plan.feed(row.first).text),
                      plan.feed(row.first).part ? "." : "",
                      plan.text(plan.feed(row.first).part),
                      symbols[row.flags & WEIR_PLAN_COMPARE_MASK],
                      binding.number(row.number), value));
    }
    break;
  case WEIR_PLAN_PRINT:
    print(line, row);
    break;
  case WEIR_PLAN_WRITE:
    write(line, row);
    break;
  case WEIR_PLAN_SAVE:
  case WEIR_PLAN_LOAD:
    if (row.flags & WEIR_PLAN_STATE) {
      return row.code == WEIR_PLAN_SAVE ? saveState(line, index)
                                        : loadState(line, index);
    }
    saveOrLoad(row);
    break;
  case WEIR_PLAN_START:
    for (int64_t i = int64_t(binding.number(row.number)); i > 0; --i) {
      startLine(row.target);
    }
    break;
  case WEIR_PLAN_STOP:
    for (PlanLineRun *other : lines) {
      if (other->line != row.target) {
        continue;
      }
      other->stopping = true;
      if (other->state == PlanLineRun::Running) {
        weir_run_cancel(other->runs[other->pc]);
      } else {
        other->state = PlanLineRun::Ended;
      }
    }
    [[fallthrough]];
  case WEIR_PLAN_WAIT:
    line.state = PlanLineRun::Waiting;
    line.waitsFor = row.target;
    return;
  default:
    line.state = PlanLineRun::Ended;
    return;
  }
  line.pc = line.state == PlanLineRun::Ended ? line.pc : index + 1;
}

// Loops.

bool PlanRunner::beginLoop(PlanLineRun &line, uint32_t index) {
  const WeirPlanRow &row = rowOf(line, index);
  int64_t now = nowNs();
  PlanLineRun::Loop &loop = line.loops[row.loop];
  loop = {0, int64_t(binding.number(row.number)), now};
  for (Resumed &from : resumed) {
    if (from.line == line.line && from.loop == row.loop) {
      loop.iteration = from.iteration;
      from.line = UINT32_MAX; // once
    }
  }
  if (loop.count >= 0 && loop.iteration >= loop.count) {
    line.pc = row.target;
    return false;
  }
  for (uint32_t at = index; at < row.target; ++at) {
    line.lastNs[at] = now;
  }
  bool outermost = true;
  for (uint32_t at = 0; at < index; ++at) {
    outermost &= rowOf(line, at).code != WEIR_PLAN_LOOP ||
                 rowOf(line, at).target <= index;
  }
  if (line.line == 0 && outermost) {
    progress.begin(row.place.line, loop.count < 0 ? 0 : loop.count, now,
                   loop.iteration);
  }
  return true;
}

void PlanRunner::leaveLoop(PlanLineRun &line, uint32_t loopRow) {
  const WeirPlanRow &row = rowOf(line, loopRow);
  line.pc = row.target;
  bool outermost = true;
  for (uint32_t at = 0; at < loopRow; ++at) {
    outermost &= rowOf(line, at).code != WEIR_PLAN_LOOP ||
                 rowOf(line, at).target <= loopRow;
  }
  if (line.line == 0 && outermost) {
    progress.end(line.loops[row.loop].iteration, nowNs());
  }
}

void PlanRunner::endIteration(PlanLineRun &line, uint32_t index) {
  const WeirPlanRow &row = rowOf(line, index);
  PlanLineRun::Loop &loop = line.loops[row.loop];
  ++loop.iteration;
  uint32_t begin = row.target - 1;
  bool outermost = true;
  for (uint32_t at = 0; at < begin; ++at) {
    outermost &= rowOf(line, at).code != WEIR_PLAN_LOOP ||
                 rowOf(line, at).target <= begin;
  }
  if (line.line == 0 && outermost) {
    progress.update(loop.iteration, nowNs());
  }
  if (loop.count >= 0 && loop.iteration >= loop.count) {
    return leaveLoop(line, begin);
  }
  line.pc = row.target;
}

bool PlanRunner::endOfData(PlanLineRun &line, const char *why) {
  for (uint32_t at = line.pc; at-- > 0;) {
    const WeirPlanRow &row = rowOf(line, at);
    if (row.code != WEIR_PLAN_LOOP || row.target <= line.pc) {
      continue;
    }
    const PlanLineRun::Loop &loop = line.loops[row.loop];
    if (row.flags & WEIR_PLAN_COUNTED) {
      progress.clear();
      fprintf(stderr, "%s:%u:%u: ended after %lld of %lld times: %s\n",
              plan.text(plan.header().name), row.place.line, row.place.column,
              (long long)loop.iteration, (long long)loop.count, why);
    }
    line.state = PlanLineRun::Ready;
    leaveLoop(line, at);
    return true;
  }
  return false;
}

bool PlanRunner::isDue(PlanLineRun &line, uint32_t index) {
  const WeirPlanRow &row = rowOf(line, index);
  double period = binding.number(row.number);
  if (!(row.flags & WEIR_PLAN_SECONDS)) {
    return (line.loops[row.loop].iteration + 1) % int64_t(period) == 0;
  }
  int64_t now = nowNs();
  if (double(now - line.lastNs[index]) < period * 1e9) {
    return false;
  }
  line.lastNs[index] = now;
  return true;
}

// Steps.

/// What a step fetched has the shape that another one is to be fed.
bool PlanRunner::checkShape(const weir_tensor &tensor, const PlanPort &port,
                            WeirPlanPlace place) {
  bool fits = port.rank < 0 || port.rank == tensor.rank;
  for (int32_t d = 0; fits && d < port.rank; ++d) {
    fits = port.dims[d] < 0 || port.dims[d] == tensor.dims[d];
  }
  if (!fits) {
    char got[256], want[256];
    formatShape(got, sizeof got, tensor.rank, tensor.dims);
    formatShape(want, sizeof want, port.rank, port.dims);
    fail(ExitUsage, plan.error(WEIR_INVALID_ARGUMENT, place,
                               "feed \"%s\" has shape %s, expected %s",
                               port.name, got, want));
  }
  return fits;
}

bool PlanRunner::bindInput(PlanLineRun &line, uint32_t feed, uint32_t step,
                           weir_run *run, bool first) {
  const BoundValue &value = binding.feed(feed);
  const WeirPlanFeed &row = plan.feed(feed);
  const PlanPort &port = target.steps[step].inputs[value.input];
  Status s;
  HostTensor made;
  const weir_tensor *tensor = nullptr;
  switch (value.kind) {
  case BoundValue::Literal: {
    if (!first) {
      return true;
    }
    Vector<char> text;
    s = binding.expand(row.text, row.place, text);
    if (s.ok()) {
      s = session.bindFeed(run, int32_t(step), {port.name, text.data()});
    }
    if (!s.ok()) {
      fail(ExitUsage, plan.error(s.code(), row.place, "%s", s.message()));
    }
    return s.ok();
  }
  case BoundValue::Column:
    s = data[value.a]->fill(value.b, port, row.place, made);
    if (!s.ok()) {
      fail(ExitUsage, static_cast<Status &&>(s));
      return false;
    }
    tensor = &made.view;
    break;
  case BoundValue::Fetch:
    tensor = valueOf(line, value, row);
    if (!tensor || !checkShape(*tensor, port, row.place)) {
      return false;
    }
    break;
  default: {
    s = made.make(session.getRuntime(), port.dtype, 0, nullptr);
    if (!s.ok()) {
      fail(ExitStepFailed, static_cast<Status &&>(s));
      return false;
    }
    int64_t count = value.kind == BoundValue::Counter
                        ? line.loops[value.a].iteration + 1
                        : 0;
    if (port.dtype == WEIR_DT_INT32) {
      *static_cast<int32_t *>(made.view.data) = int32_t(count);
    } else if (port.dtype == WEIR_DT_INT64) {
      *static_cast<int64_t *>(made.view.data) = count;
    } else {
      *static_cast<double *>(made.view.data) = double(nowNs() - startNs) / 1e9;
    }
    tensor = &made.view;
  }
  }
  weir_status status;
  if (weir_run_bind_input(run, int32_t(value.input), tensor, &status) != 0) {
    fail(ExitUsage, plan.error(status.code, row.place, "%s", status.message));
    return false;
  }
  return true;
}

/// One batch of each data set that the row names, then all feeds. False: the
/// data has ended, or something failed.
bool PlanRunner::bindInputs(PlanLineRun &line, uint32_t index, weir_run *run,
                            bool first) {
  const WeirPlanRow &row = rowOf(line, index);
  for (uint32_t i = 0; i < row.count; ++i) {
    const BoundValue &value = binding.feed(row.first + i);
    bool taken = value.kind != BoundValue::Column;
    for (uint32_t j = 0; j < i && !taken; ++j) {
      const BoundValue &other = binding.feed(row.first + j);
      taken = other.kind == BoundValue::Column && other.a == value.a;
    }
    if (taken || data[value.a]->advance()) {
      continue;
    }
    char why[200];
    snprintf(why, sizeof why, "data %.100s has ended",
             plan.text(plan.data(value.a).name));
    if (!endOfData(line, why)) {
      fail(ExitStepFailed,
           plan.error(WEIR_OUT_OF_RANGE, row.place,
                      "%s; run the step in a loop, or let the data repeat",
                      why));
    }
    return false;
  }
  uint32_t step = binding.row(plan.line(line.line).firstRow + index).step;
  for (uint32_t i = 0; i < row.count; ++i) {
    if (!bindInput(line, row.first + i, step, run, first)) {
      return false;
    }
  }
  return true;
}

int64_t PlanRunner::timeoutOf(const PlanLineRun &line, uint32_t index) const {
  double limit = binding.number(rowOf(line, index).number);
  double nanoseconds = (limit > 0 ? limit : options.timeout) * 1e9;
  return nanoseconds < 9e17 ? int64_t(nanoseconds) : 0; // 28 years are no limit
}

void PlanRunner::startRun(PlanLineRun &line, uint32_t index) {
  weir_run *&run = line.runs[index];
  bool first = !run;
  if (first) {
    uint32_t step = binding.row(plan.line(line.line).firstRow + index).step;
    weir_run_create(session.getInstance(), int32_t(step), &run, nullptr);
    weir_run_set_timeout(run, timeoutOf(line, index));
  }
  if (!bindInputs(line, index, run, first)) {
    return;
  }
  line.state = PlanLineRun::Running;
  weir_run_start(run);
}

void PlanRunner::takeValues(PlanLineRun &line, uint32_t index, weir_run *run) {
  const BoundRow &row = binding.row(plan.line(line.line).firstRow + index);
  for (uint32_t i = 0; i < target.steps[row.step].numOutputs; ++i) {
    weir_tensor &slot = line.slots[row.firstSlot + i];
    weir_tensor value;
    if (weir_run_output(run, int32_t(i), &value, nullptr) != 0) {
      continue;
    }
    if (value.buffer) {
      weir_buffer_retain(value.buffer);
    }
    if (slot.buffer) {
      weir_buffer_release(slot.buffer);
    }
    slot = value;
  }
}

void PlanRunner::finishRun(PlanLineRun &line) {
  uint32_t index = line.pc;
  const WeirPlanRow &row = rowOf(line, index);
  weir_run *run = line.runs[index];
  weir_status status;
  int32_t code = weir_run_wait(run, &status);
  if (code == 0) {
    takeValues(line, index, run);
    line.state = line.stopping ? PlanLineRun::Ended : PlanLineRun::Ready;
    ++line.pc;
    return;
  }
  line.state = PlanLineRun::Ended;
  if (line.stopping) {
    return;
  }
  // A queue that is closed says OUT_OF_RANGE to who takes, CANCELLED to who
  // gives.
  bool closed =
      code == WEIR_OUT_OF_RANGE || (code == WEIR_CANCELLED && line.line != 0);
  if (closed && endOfData(line, status.message)) {
    return;
  }
  fail(ExitStepFailed,
       plan.error(code, row.place, "step \"%s\": %s: %s", plan.text(row.name),
                  codeName(code), status.message));
}

// Values.

const weir_tensor *PlanRunner::valueOf(PlanLineRun &line,
                                       const BoundValue &value,
                                       const WeirPlanFeed &feed) {
  const weir_tensor &slot = line.slots[value.a];
  if (slot.data) {
    return &slot;
  }
  fail(ExitStepFailed, plan.error(WEIR_FAILED_PRECONDITION, feed.place,
                                  "%s.%s has no value yet: %s has not run",
                                  plan.text(feed.text), plan.text(feed.part),
                                  plan.text(feed.text)));
  return nullptr;
}

bool PlanRunner::compare(PlanLineRun &line, uint32_t index, bool &holds,
                         double &value) {
  const WeirPlanRow &row = rowOf(line, index);
  const BoundValue &bound = binding.feed(row.first);
  if (bound.kind == BoundValue::Counter) {
    value = double(line.loops[bound.a].iteration + 1);
  } else if (bound.kind == BoundValue::Seconds) {
    value = double(nowNs() - startNs) / 1e9;
  } else {
    const weir_tensor *tensor = valueOf(line, bound, plan.feed(row.first));
    if (!tensor) {
      return false;
    }
    if (!scalarOf(*tensor, value)) {
      fail(ExitStepFailed, plan.error(WEIR_INVALID_ARGUMENT, row.place,
                                      "%s.%s is not one number to compare",
                                      plan.text(plan.feed(row.first).text),
                                      plan.text(plan.feed(row.first).part)));
      return false;
    }
  }
  double limit = binding.number(row.number);
  switch (row.flags & WEIR_PLAN_COMPARE_MASK) {
  case WEIR_PLAN_LESS:
    holds = value < limit;
    break;
  case WEIR_PLAN_LESS_EQUAL:
    holds = value <= limit;
    break;
  case WEIR_PLAN_GREATER:
    holds = value > limit;
    break;
  case WEIR_PLAN_GREATER_EQUAL:
    holds = value >= limit;
    break;
  case WEIR_PLAN_EQUAL:
    holds = value == limit;
    break;
  default:
    holds = value != limit;
  }
  return true;
}
