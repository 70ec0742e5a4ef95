// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lines, waiting and ending. What each row does is in PlanRows.cpp.
#include "runtime/plan/PlanRunner.h"
#include "runtime/base/Sync.h"

using namespace weir;

/// So long do all lines wait before they are looked at.
static constexpr int64_t stallCheckNs = 1'000'000'000;

PlanLineRun::~PlanLineRun() {
  for (weir_run *run : runs) {
    weir_run_destroy(run);
  }
  for (weir_tensor &slot : slots) {
    if (slot.buffer) {
      weir_buffer_release(slot.buffer);
    }
  }
}

PlanRunner::PlanRunner(Session &session, const PlanBinding &binding,
                       const PlanTarget &target, const Options &options,
                       std::atomic<int> &caughtSignal)
    : session(session), binding(binding), target(target), options(options),
      plan(binding.view()), caughtSignal(caughtSignal), progress(options.quiet),
      startNs(nowNs()) {}

PlanRunner::~PlanRunner() {
  for (PlanLineRun *line : lines) {
    destroy(line);
  }
  for (DataSet *set : data) {
    destroy(set);
  }
}

Status PlanRunner::openData() {
  data.reset(plan.header().numData);
  for (uint32_t i = 0; i < data.size(); ++i) {
    data[i] = create<DataSet>();
    Status s = data[i]->open(binding, i, session.getRuntime());
    if (!s.ok()) {
      return s;
    }
  }
  for (uint32_t i = 0; i < plan.header().numRows; ++i) {
    const WeirPlanRow &row = plan.row(i);
    for (uint32_t f = 0; row.code == WEIR_PLAN_RUN && f < row.count; ++f) {
      const BoundValue &value = binding.feed(row.first + f);
      if (value.kind != BoundValue::Column) {
        continue;
      }
      const PlanStep &step = target.steps[binding.row(i).step];
      Status s = data[value.a]->checkFeed(value.b, step.inputs[value.input],
                                          plan.feed(row.first + f).place);
      if (!s.ok()) {
        return s;
      }
    }
  }
  return Status();
}

PlanLineRun *PlanRunner::startLine(uint32_t line) {
  PlanLineRun *run = create<PlanLineRun>();
  const WeirPlanLine &table = plan.line(line);
  run->line = line;
  run->loops.reset(table.numLoops);
  run->slots.reset(binding.numSlots(line));
  run->runs.reset(table.numRows);
  run->lastNs.reset(table.numRows);
  lines.push(run);
  return run;
}

bool PlanRunner::isRunning(uint32_t line) const {
  for (const PlanLineRun *run : lines) {
    if (run->line == line && run->state != PlanLineRun::Ended) {
      return true;
    }
  }
  return false;
}

void PlanRunner::stopAll() {
  stopped = true;
  for (PlanLineRun *line : lines) {
    line->stopping = true;
    if (line->state == PlanLineRun::Running) {
      weir_run_cancel(line->runs[line->pc]);
    } else {
      line->state = PlanLineRun::Ended;
    }
  }
}

void PlanRunner::fail(ExitStatus status, Status why) {
  if (exit != ExitOk) {
    return; // the first one counts
  }
  progress.clear();
  fflush(stdout);
  fprintf(stderr, "error: %s\n", why.message());
  exit = status;
  stopAll();
}

void PlanRunner::waitForOne() {
  pending.clear();
  uint32_t count = uint32_t(lines.size());
  // Another one first each time, so that none waits for ever.
  for (uint32_t i = 0; i < count; ++i) {
    PlanLineRun &line = *lines[(round + i) % count];
    if (line.state == PlanLineRun::Running) {
      pending.push(line.runs[line.pc]);
    }
  }
  ++round;
  if (caughtSignal.load() && !stopped) {
    return; // it came before these runs began, which it does not cancel
  }
  int32_t ended = weir_wait_any(pending.data(), int32_t(pending.size()),
                                stopped ? -1 : stallCheckNs);
  if (caughtSignal.load() && !stopped) {
    return; // what ended has been cancelled by it, perhaps
  }
  if (ended < 0 && !stopped) {
    return checkStall();
  }
  for (PlanLineRun *line : lines) {
    if (ended >= 0 && line->state == PlanLineRun::Running &&
        line->runs[line->pc] == pending[size_t(ended)]) {
      return finishRun(*line);
    }
  }
}

void PlanRunner::checkStall() {
  PlanLineRun *first = nullptr;
  const char *node = nullptr;
  for (PlanLineRun *line : lines) {
    if (line->state != PlanLineRun::Running) {
      continue;
    }
    const char *where = nullptr;
    if (timeoutOf(*line, line->pc) > 0 ||
        !weir_run_is_stalled(line->runs[line->pc], &where)) {
      return;
    }
    if (!first) {
      first = line;
      node = where;
    }
  }
  if (first) {
    const WeirPlanRow &row = rowOf(*first, first->pc);
    fail(
        ExitStepFailed,
        plan.error(WEIR_DEADLINE_EXCEEDED, row.place,
                   "step \"%s\" waits for ever%s%s%s: no line of the plan goes "
                   "on; let another one do what it waits for, or give it a "
                   "timeout",
                   plan.text(row.name), node ? " [node " : "", node ? node : "",
                   node ? "]" : ""));
  }
}

void PlanRunner::runLines() {
  for (bool interrupted = false;;) {
    if (caughtSignal.load() && !interrupted && !stopped) {
      interrupted = true;
      progress.clear();
      fprintf(stderr, "interrupted: the plan ends; once more to end at once\n");
      exit = exit == ExitOk ? ExitSignal + caughtSignal.load() : exit;
      stopAll();
    }
    bool running = false, waiting = false;
    // Lines may be added on the way.
    for (size_t i = 0; i < lines.size(); ++i) {
      advance(*lines[i]);
      running |= lines[i]->state == PlanLineRun::Running;
      waiting |= lines[i]->state == PlanLineRun::Waiting;
    }
    // A line may wait for one that has just ended, after its turn; one whose
    // run ended while another line saved the state has not had its turn.
    bool again = false;
    for (PlanLineRun *line : lines) {
      again |=
          line->state == PlanLineRun::Waiting && !isRunning(line->waitsFor);
      again |= line->state == PlanLineRun::Ready &&
               lines[0]->state != PlanLineRun::Ended;
    }
    if (again) {
      continue;
    }
    // The main line's end is the end of all.
    if (lines[0]->state == PlanLineRun::Ended && !stopped) {
      stopAll();
    }
    if (running) {
      waitForOne();
    } else if (!waiting) {
      return;
    }
  }
}

int PlanRunner::run() {
  if (Status s = openData(); !s.ok()) {
    fprintf(stderr, "error: %s\n", s.message());
    return ExitUsage;
  }
  startLine(0);
  runLines();
  if (plan.header().finally) {
    for (PlanLineRun *line : lines) {
      destroy(line);
    }
    lines.clear();
    stopped = false;
    int before = exit;
    exit = ExitOk;
    caughtSignal.store(0);
    startLine(plan.header().finally);
    runLines();
    exit = before == ExitOk ? exit : before;
  }
  progress.clear();
  return exit;
}
