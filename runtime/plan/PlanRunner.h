// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a bound plan on one thread. Each line (the main one and those in the
// background) is a program counter over the plan's rows; a row that runs a step
// starts the run and lets the other lines go on. When all lines wait, so does
// the thread, in weir_wait_any(), which also does the runtime's work: with
// --threads=1 everything happens there, with more the other threads help.
//
// The first error of any line ends the plan: what runs is cancelled, then
// `finally` runs. A signal does the same.
#ifndef WEIR_RUNTIME_PLAN_PLANRUNNER_H
#define WEIR_RUNTIME_PLAN_PLANRUNNER_H

#include "runtime/main/Session.h"
#include "runtime/plan/DataSet.h"
#include "runtime/plan/Progress.h"
#include "runtime/plan/StateFile.h"
#include <atomic>

namespace weir {

/// A line that runs.
struct PlanLineRun {
  enum State { Ready, Running, Waiting, Ended };
  struct Loop {
    int64_t iteration; ///< from 0
    int64_t count;     ///< below 0: no limit
    int64_t startNs;
  };

  uint32_t line = 0;
  uint32_t pc = 0; ///< in the line's rows
  State state = Ready;
  bool stopping = false; ///< CANCELLED is no error
  uint32_t waitsFor = 0; ///< a line
  Table<Loop> loops;
  Table<weir_tensor> slots; ///< fetched values, retained
  Table<weir_run *> runs;   ///< by row; made when first needed
  Table<int64_t> lastNs;    ///< by row: when EVERY last let pass

  ~PlanLineRun();
};

class PlanRunner {
public:
  PlanRunner(Session &session, const PlanBinding &binding,
             const PlanTarget &target, const Options &options,
             std::atomic<int> &caughtSignal);
  ~PlanRunner();
  /// Returns the exit status; what went wrong is on standard error.
  int run();

private:
  Status openData();
  PlanLineRun *startLine(uint32_t line);
  /// Until all lines have ended.
  void runLines();
  void waitForOne();
  /// Fails the plan if all its lines wait and nothing can let one go on.
  void checkStall();
  void stopAll();
  /// Records the first error and stops everything.
  void fail(ExitStatus exit, Status status);
  bool isRunning(uint32_t line) const;

  // One line.
  void advance(PlanLineRun &line);
  void execute(PlanLineRun &line, uint32_t index);
  void startRun(PlanLineRun &line, uint32_t index);
  /// Of the run in this row, in nanoseconds; 0: none.
  int64_t timeoutOf(const PlanLineRun &line, uint32_t index) const;
  bool bindInputs(PlanLineRun &line, uint32_t index, weir_run *run, bool first);
  bool bindInput(PlanLineRun &line, uint32_t feed, uint32_t step, weir_run *run,
                 bool first);
  bool checkShape(const weir_tensor &tensor, const PlanPort &port,
                  WeirPlanPlace place);
  void finishRun(PlanLineRun &line);
  void takeValues(PlanLineRun &line, uint32_t index, weir_run *run);
  /// Leaves the innermost loop around the row. False: there is none.
  bool endOfData(PlanLineRun &line, const char *why);
  /// False: it was over before the state was saved.
  bool beginLoop(PlanLineRun &line, uint32_t index);
  void endIteration(PlanLineRun &line, uint32_t index);
  void leaveLoop(PlanLineRun &line, uint32_t loopRow);
  bool isDue(PlanLineRun &line, uint32_t index);
  bool compare(PlanLineRun &line, uint32_t index, bool &holds, double &value);
  const weir_tensor *valueOf(PlanLineRun &line, const BoundValue &value,
                             const WeirPlanFeed &feed);
  void print(PlanLineRun &line, const WeirPlanRow &row);
  void write(PlanLineRun &line, const WeirPlanRow &row);
  void saveOrLoad(const WeirPlanRow &row);
  Status transfer(const WeirPlanRow &row, const PlanVariable &variable,
                  const char *path);

  // The whole state (PlanState.cpp).

  /// A loop that was under way when the state was saved goes on there.
  struct Resumed {
    uint32_t line, loop;
    int64_t iteration;
  };
  /// Until the runs of all lines have ended or wait. False: the plan ends.
  bool settle();
  void saveState(PlanLineRun &line, uint32_t index);
  /// Goes on at the row's target, or at the next one if there is nothing.
  void loadState(PlanLineRun &line, uint32_t index);
  Status writeState(const PlanLineRun &line, uint32_t index, const char *path);
  Status readState(const char *path);
  Status readPosition(const StateReader &file, size_t i, Vector<char> &name,
                      Vector<DataSet::Position> &positions,
                      Vector<Resumed> &loops) const;
  /// "main.i", or "main.2" for the line's third loop, if it has no name.
  void appendLoopName(Vector<char> &out, uint32_t line, uint32_t index) const;

  const WeirPlanRow &rowOf(const PlanLineRun &line, uint32_t index) const {
    return plan.row(plan.line(line.line).firstRow + index);
  }

  Session &session;
  const PlanBinding &binding;
  const PlanTarget &target;
  const Options &options;
  PlanView plan;
  std::atomic<int> &caughtSignal;
  Vector<PlanLineRun *> lines;
  Table<DataSet *> data;
  Vector<Resumed> resumed;
  Vector<weir_run *> pending;
  Progress progress;
  int64_t startNs;
  uint32_t round = 0;
  bool stopped = false;
  int exit = ExitOk;
};

/// Makes the folders on the way to a file.
void makeFolders(char *path);

} // namespace weir

#endif
