// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loop over ready tasks. The common case, a small kernel whose arguments
// are fixed by the layout, is: pop, call, count down successors.
#include "runtime/executor/Executor.h"
#include "runtime/executor/CallContext.h"
#include "runtime/executor/Control.h"
#include "runtime/executor/Dataflow.h"
#include "runtime/executor/Run.h"
#include "runtime/executor/TransferTasks.h"

using namespace weir;

/// A kernel this long is worth handing to other threads.
static constexpr int64_t bigTaskNs = 20000;
/// A piece of a kernel is not shorter than this.
static constexpr int64_t pieceNs = 10000;
/// Between looks at a deadline or a cancellation inside one kernel.
static constexpr int64_t patienceNs = 500000;

static constexpr uint32_t noOp = WEIR_NONE;

static WeirKernelFn kernelFn(const Op &op) {
  return reinterpret_cast<WeirKernelFn>(op.function);
}

static void failScratch(Frame &frame, uint32_t index, int64_t bytes) {
  frame.run->fail(Status::error(WEIR_RESOURCE_EXHAUSTED,
                                "OOM when allocating %lld bytes of scratch "
                                "[node %s]",
                                (long long)bytes, frame.opName(index)));
}

void weir::runChunk(Worker &worker, Frame &frame, uint32_t index, int64_t begin,
                    int64_t end, WeirTaskContext &context) {
  if (frame.run->stopped()) {
    return;
  }
  const Op &op = frame.ops[index];
  void *const *arguments = frame.args.data() + op.firstArg;
  if (op.flags & OpScratch) {
    uint32_t count = uint32_t(op.numInputs) + op.numOutputs;
    worker.arguments.clear();
    for (uint32_t i = 0; i < count; ++i) {
      worker.arguments.push(arguments[i]);
    }
    int64_t bytes = frame.states[index].scratch;
    void *scratch = worker.scratchFor(bytes);
    if (bytes > 0 && !scratch) {
      failScratch(frame, index, bytes);
      return;
    }
    worker.arguments.push(scratch);
    arguments = worker.arguments.data();
  }
  Trace *trace = frame.run->trace;
  int64_t start = trace ? nowNs() : 0;
  context.frame = &frame;
  kernelFn(op)(arguments, frame.sizeArgs.data() + op.firstSize, begin, end,
               &context);
  if (trace) {
    trace->record(frame.opName(index), op.kernel->name, worker.index, start,
                  nowNs());
  }
  frame.run->checkDeadline();
}

void weir::finishChunks(Frame &frame, uint32_t index,
                        const WeirTaskContext &context) {
  if (context.raised) {
    const Op &op = frame.ops[index];
    frame.raise(frame.plan->step->tasks[op.task].firstSite, context);
  }
}

/// Threads, a deadline or a trace: decides whether to hand the kernel out,
/// cuts long ones, measures those of unknown cost. False: it ends later.
static bool runKernelSlow(Worker &worker, Frame &frame, uint32_t index) {
  const Op &op = frame.ops[index];
  OpState &state = frame.states[index];
  Runtime &runtime = *worker.runtime;
  int64_t length = state.chunks;
  int64_t cost = state.cost;
  bool alone = length == 1 && frame.ready.empty() && frame.outstanding == 0;
  if (runtime.numThreads() > 1 && cost >= bigTaskNs && !alone) {
    int64_t pieces = 4 * int64_t(runtime.numThreads());
    pieces = pieces < cost / pieceNs ? pieces : cost / pieceNs;
    pieces = pieces < cost / patienceNs ? cost / patienceNs : pieces;
    pieces = pieces < length ? pieces : length;
    ++frame.outstanding;
    frame.run->addActivity();
    runtime.submitChunks(&frame, index,
                         frame.plan->step->tasks[op.task].priority, length,
                         (length + pieces - 1) / pieces);
    return false;
  }
  int64_t pieces = cost > patienceNs ? cost / patienceNs + 1 : 1;
  pieces = pieces < length ? pieces : length;
  int64_t grain = (length + pieces - 1) / pieces;
  bool declared = op.kernel->cost || op.kernel->costHint;
  int64_t start = declared ? 0 : nowNs();
  WeirTaskContext context = {};
  for (int64_t begin = 0; begin < length; begin += grain) {
    runChunk(worker, frame, index, begin,
             begin + grain < length ? begin + grain : length, context);
  }
  if (!declared) {
    int64_t elapsed = nowNs() - start;
    state.cost = cost ? (3 * cost + elapsed) / 4 : elapsed;
  }
  finishChunks(frame, index, context);
  return true;
}

/// False: it ends later.
static bool runKernel(Worker &worker, Frame &frame, uint32_t index) {
  const Op &op = frame.ops[index];
  if (op.flags & (OpValues | OpLate)) {
    if ((op.flags & OpValues) && !frame.prepareOutputs(index)) {
      return true;
    }
    frame.gather(op);
    if ((op.flags & OpLate) && !frame.resolve(index)) {
      return true;
    }
  }
  const OpState &state = frame.states[index];
  if (state.chunks <= 0) {
    return true;
  }
  if (frame.slow || state.cost > patienceNs) {
    return runKernelSlow(worker, frame, index);
  }
  void **arguments = frame.args.data() + op.firstArg;
  if (op.flags & OpScratch) {
    void *scratch = worker.scratchFor(state.scratch);
    if (state.scratch > 0 && !scratch) {
      failScratch(frame, index, state.scratch);
      return true;
    }
    arguments[op.numInputs + op.numOutputs] = scratch;
  }
  kernelFn(op)(arguments, frame.sizeArgs.data() + op.firstSize, 0, state.chunks,
               &frame.context);
  if (frame.context.raised) {
    finishChunks(frame, index, frame.context);
    frame.context.raised = false;
  }
  return true;
}

/// False: it ends later.
static bool runCall(Worker &worker, Frame &frame, uint32_t index) {
  const Op &op = frame.ops[index];
  WeirCallContext &context = *frame.calls[op.state];
  beginCall(context);
  Trace *trace = frame.run->trace;
  int64_t start = trace ? nowNs() : 0;
  ++frame.outstanding; // another thread may complete it before it returns
  frame.run->addActivity();
  WeirCallStatus status = reinterpret_cast<WeirCallFn>(op.function)(&context);
  if (trace) {
    trace->record(frame.opName(index), "call", worker.index, start, nowNs());
  }
  if (status == WEIR_CALL_PENDING) {
    return false;
  }
  --frame.outstanding;
  frame.run->dropActivity();
  commitCall(context, status == WEIR_CALL_OK);
  return true;
}

static void runSizes(Frame &frame, uint32_t index) {
  const Op &op = frame.ops[index];
  frame.gather(op);
  WeirTaskContext context = {};
  reinterpret_cast<WeirSizesFn>(op.function)(
      const_cast<const void *const *>(frame.args.data() + op.firstArg),
      frame.sizeTable(), &context);
  finishChunks(frame, index, context);
}

/// Runs a ready op. False: it ends later.
static bool runOp(Worker &worker, Frame &frame, uint32_t index) {
  switch (frame.ops[index].kind) {
  case WEIR_TASK_KERNEL:
    return runKernel(worker, frame, index);
  case WEIR_TASK_CALL:
    return runCall(worker, frame, index);
  case WEIR_TASK_SIZES:
    runSizes(frame, index);
    return true;
  case WEIR_TASK_NOOP:
    return true;
  case WEIR_TASK_SEND:
    return runSend(worker, frame, index);
  case WEIR_TASK_RECV:
    return runReceive(worker, frame, index);
  default: // INVOKE, CASE, WHILE, START
    return startControl(worker, frame, index);
  }
}

/// The op is done: drops values, counts down successors. Returns one that is
/// ready now, the others go to the ready set.
static inline uint32_t retire(Frame &frame, uint32_t index) {
  const Op &op = frame.ops[index];
  if (op.flags & OpValues) {
    frame.releaseUses(op);
  }
  uint32_t best = noOp;
  const uint32_t *successor = frame.successors + op.firstSuccessor;
  for (const uint32_t *end = successor + op.numSuccessors; successor != end;
       ++successor) {
    uint32_t next = *successor;
    if (--frame.pending[next] != 0) {
      continue;
    }
    if (next < best) {
      uint32_t other = best;
      best = next;
      next = other;
    }
    if (next != noOp) {
      frame.ready.insert(next);
    }
  }
  return best;
}

static void drainInbox(Worker &worker, Frame &frame) {
  uint32_t head = frame.takeInbox();
  while (head > Frame::inboxHeld) {
    uint32_t index = head - 2;
    head = frame.inboxNext[index];
    frame.run->dropActivity();
    uint8_t kind = frame.ops[index].kind;
    if (kind == WEIR_TASK_CALL) {
      WeirCallContext &context = *frame.calls[frame.ops[index].state];
      commitCall(context, !context.failed);
    } else if (kind == WEIR_TASK_RECV) {
      commitReceive(frame, index);
    } else if (runsSteps(kind) && !continueControl(worker, frame, index)) {
      continue;
    }
    --frame.outstanding;
    uint32_t next = retire(frame, index);
    if (next != noOp) {
      frame.ready.insert(next);
    }
  }
}

static void runReady(Worker &worker, Frame &frame) {
  const Run &run = *frame.run;
  uint32_t next = noOp;
  for (;;) {
    if (frame.inbox.load(std::memory_order_relaxed) != Frame::inboxHeld) {
      drainInbox(worker, frame);
    }
    if (run.stopped()) {
      frame.ready.clear();
      return;
    }
    if (!frame.ready.empty()) {
      uint32_t first = frame.ready.min();
      if (first < next) {
        frame.ready.remove(first);
        if (next != noOp) {
          frame.ready.insert(next);
        }
        next = first;
      }
    } else if (next == noOp) {
      return;
    }
    next = runOp(worker, frame, next) ? retire(frame, next) : noOp;
  }
}

/// Gives the token back, unless something was posted meanwhile. While it is
/// held the run cannot end, so a stuck run is dealt with before.
static bool park(Worker &worker, Frame &frame) {
  Run &run = *frame.run;
  if (!run.transfers) {
    return frame.tryPark();
  }
  if (run.dropActivity() == 0 && !run.stopped() &&
      frame.inbox.load(std::memory_order_acquire) == Frame::inboxHeld) {
    resolveStuck(worker, frame);
  }
  if (frame.tryPark()) {
    return true;
  }
  run.addActivity();
  return false;
}

static void drive(Worker &worker, Frame &frame) {
  do {
    if (frame.dataflow) {
      frame.dataflow->run(worker);
    } else {
      runReady(worker, frame);
    }
    if (frame.outstanding == 0) {
      if (!frame.parent) {
        frame.run->finish();
        return;
      }
      Frame *parent = frame.parent;
      // This frame's activity is now the posted op's.
      if (parent->post(frame.parentOp)) {
        parent->run->addActivity();
        worker.push(parent);
      }
      return;
    }
  } while (!park(worker, frame));
}

void weir::driveAll(Worker &worker) {
  while (Frame *frame = worker.frames) {
    worker.frames = frame->nextLocal;
    drive(worker, *frame);
  }
}
