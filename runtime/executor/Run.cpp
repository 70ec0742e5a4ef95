// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Starting, waiting, failing and finishing a run.
#include "runtime/executor/Run.h"
#include "runtime/executor/Executor.h"
#include "runtime/rendezvous/Tag.h"

using namespace weir;

Run *Run::make(Instance &instance, uint32_t step) {
  Run *run = create<Run>();
  run->instance = &instance;
  run->worker.runtime = instance.runtime;
  run->frame = instance.acquireFrame(step);
  const WeirStep &table = instance.program->table->steps[step];
  run->inputs.reset(table.numInputs);
  run->bindings.reset(table.numOutputs);
  run->outputs.reset(table.numOutputs);
  return run;
}

void Run::close() {
  releaseOutputs();
  for (Value &input : inputs) {
    input.release();
  }
  instance->releaseFrame(frame);
  destroy(trace);
  destroy(this);
}

void Run::releaseOutputs() {
  for (Value &output : outputs) {
    output.release();
  }
}

void Run::prepare() {
  releaseOutputs();
  status = Status();
  done.store(false, std::memory_order_relaxed);
  stop.store(false, std::memory_order_relaxed);
  deadline = timeoutNs ? nowNs() + timeoutNs : 0;
  interruptions = worker.runtime->numInterruptions();
  instance->enterRun();
  if (instance->rendezvous) {
    beginTransfers();
  }
  frame->begin(*this, nullptr, 0, inputs.data(), bindings.data(),
               transfers ? mixBits(transfers->step()) : 0);
}

void Run::beginTransfers() {
  Rendezvous &rendezvous = *instance->rendezvous;
  Status problem;
  transfers = rendezvous.begin(
      rendezvous.newStep(),
      [](void *run, Status reason) {
        static_cast<Run *>(run)->fail(static_cast<Status &&>(reason));
      },
      this, problem);
  activity.store(1, std::memory_order_relaxed); // the root frame
  transferLink = {};
  transferLink.argument = this;
  transferLink.cancel = [](void *argument) {
    Run &run = *static_cast<Run *>(argument);
    run.instance->rendezvous->abort(*run.transfers, run.status);
  };
  if (!link(transferLink)) { // stopped already
    rendezvous.abort(*transfers, status);
  }
  if (!problem.ok()) {
    fail(static_cast<Status &&>(problem));
  }
}

void Run::endTransfers() {
  uint32_t edge = 0;
  if (!stopped() && transfers->findLeftover(edge)) {
    fail(Status::error(WEIR_INTERNAL,
                       "step \"%s\" has ended, but nobody took what edge "
                       "\"%s\" brought",
                       frame->plan->step->name,
                       instance->rendezvous->edge(edge).name));
  }
  unlink(transferLink);
  instance->rendezvous->end(*transfers);
  transfers = nullptr;
}

const Status &Run::execute() {
  prepare();
  worker.push(frame);
  driveAll(worker);
  return wait();
}

void Run::start() {
  prepare();
  worker.runtime->submitDrive(frame);
}

const Status &Run::wait() {
  Runtime &runtime = *worker.runtime;
  for (;;) {
    uint32_t ticket = runtime.event().ticket();
    if (done.load(std::memory_order_acquire)) {
      // The finishing thread holds the mutex while it says so.
      LockGuard guard(mutex);
      return status;
    }
    if (runtime.runOne(worker)) {
      continue;
    }
    checkDeadline();
    runtime.event().wait(ticket, stopped() ? 0 : deadline);
  }
}

int32_t Run::waitAny(Run *const *runs, int32_t count, int64_t timeoutNs) {
  if (count <= 0) {
    return -1;
  }
  Runtime &runtime = *runs[0]->worker.runtime;
  int64_t limit = timeoutNs < 0 ? 0 : nowNs() + timeoutNs;
  for (;;) {
    uint32_t ticket = runtime.event().ticket();
    for (int32_t i = 0; i < count; ++i) {
      if (runs[i]->done.load(std::memory_order_acquire)) {
        return i;
      }
    }
    if (runtime.takeNotice()) {
      return -1;
    }
    // Also when there is always work: a loop must not keep others from ending.
    for (int32_t i = 0; i < count; ++i) {
      runs[i]->checkDeadline();
    }
    if (runtime.runOne(runs[0]->worker)) {
      continue;
    }
    if (limit && nowNs() >= limit) {
      return -1;
    }
    int64_t wake = limit;
    for (int32_t i = 0; i < count; ++i) {
      int64_t deadline = runs[i]->stopped() ? 0 : runs[i]->deadline;
      if (deadline && (!wake || deadline < wake)) {
        wake = deadline;
      }
    }
    runtime.event().wait(ticket, wake);
  }
}

bool Run::isStalled(const char *&node) {
  node = nullptr;
  // Idle first: who ends the run is busy until it has said so.
  if (!worker.runtime->isIdle() || done.load(std::memory_order_acquire)) {
    return false;
  }
  LockGuard guard(mutex);
  for (CancelLink *link = links; link && !node; link = link->next) {
    node = link->node;
  }
  return true;
}

void Run::checkInterruption() {
  if (interruptions != worker.runtime->numInterruptions() && !stopped()) {
    cancel();
  }
}

void Run::checkDeadline() {
  checkInterruption();
  if (deadline && !stopped() && nowNs() >= deadline) {
    fail(Status::error(WEIR_DEADLINE_EXCEEDED,
                       "step \"%s\" ran past its deadline of %.3f ms",
                       frame->plan->step->name, double(timeoutNs) / 1e6));
  }
}

void Run::cancel() {
  if (!done.load(std::memory_order_acquire)) {
    fail(Status::error(WEIR_CANCELLED, "step was cancelled"));
  }
}

void Run::fail(Status newStatus) {
  mutex.lock();
  if (stop.load(std::memory_order_relaxed) ||
      done.load(std::memory_order_relaxed)) {
    mutex.unlock();
    return;
  }
  status = static_cast<Status &&>(newStatus);
  stop.store(true, std::memory_order_seq_cst);
  while (CancelLink *link = links) {
    links = link->next;
    if (links) {
      links->previous = nullptr;
    }
    link->linked = false;
    link->running = true;
    link->thread = pthread_self();
    void (*function)(void *) = link->cancel;
    void *argument = link->argument;
    mutex.unlock();
    function(argument);
    mutex.lock();
    // The call may have completed within; its context is still there, since
    // its frame cannot end before this thread has let go (see unlink).
    link->running = false;
    cancelled.signalAll();
  }
  mutex.unlock();
}

bool Run::link(CancelLink &link) {
  LockGuard guard(mutex);
  if (stop.load(std::memory_order_relaxed)) {
    return false;
  }
  link.previous = nullptr;
  link.next = links;
  if (links) {
    links->previous = &link;
  }
  links = &link;
  link.linked = true;
  return true;
}

void Run::unlink(CancelLink &link) {
  for (;;) {
    uint32_t ticket = cancelled.ticket();
    {
      LockGuard guard(mutex);
      if (link.linked) {
        if (link.previous) {
          link.previous->next = link.next;
        } else {
          links = link.next;
        }
        if (link.next) {
          link.next->previous = link.previous;
        }
        link.linked = false;
        return;
      }
      if (!link.running || pthread_equal(link.thread, pthread_self())) {
        return;
      }
    }
    cancelled.wait(ticket);
  }
}

void Run::finish() {
  if (transfers) {
    endTransfers();
  }
  if (!stopped()) {
    for (uint32_t i = 0; i < outputs.size(); ++i) {
      if (!frame->takeOutput(i, outputs[i])) {
        outputs[i] = Value();
        break;
      }
    }
  }
  if (stopped()) {
    releaseOutputs();
  }
  frame->end();
  instance->leaveRun();
  Runtime &runtime = *worker.runtime;
  {
    LockGuard guard(mutex);
    done.store(true, std::memory_order_release);
  }
  runtime.event().signalAll();
}
