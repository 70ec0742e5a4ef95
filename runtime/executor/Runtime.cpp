// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One list of jobs, sorted by priority, under one mutex; a job of chunks stays
// in the list until its last piece is handed out. Idle threads sleep on an
// event count.
#include "runtime/executor/Runtime.h"
#include "runtime/base/MemoryLimit.h"
#include "runtime/executor/Executor.h"
#include "runtime/executor/Run.h"
#include <climits>

using namespace weir;

void WeirTaskContext::merge(const WeirTaskContext &other) {
  if (!other.raised) {
    return;
  }
  weir_kernel_raise(this, other.site, other.index, other.count, other.values);
}

void weir_kernel_raise(WeirTaskContext *ctx, int32_t site, int64_t index,
                       int32_t count, const int64_t *values) {
  if (ctx->raised &&
      (ctx->index < index || (ctx->index == index && ctx->site <= site))) {
    return;
  }
  ctx->raised = true;
  ctx->site = site;
  ctx->index = index;
  ctx->count = count < WEIR_MAX_RAISE_VALUES ? count : WEIR_MAX_RAISE_VALUES;
  for (int32_t i = 0; i < ctx->count; ++i) {
    ctx->values[i] = values[i];
  }
}

int32_t weir_kernel_poll(WeirTaskContext *ctx) {
  if (!ctx->frame) {
    return 0;
  }
  Run &run = *ctx->frame->run;
  run.checkDeadline();
  return run.stopped();
}

void *Worker::scratchFor(int64_t bytes) {
  if (bytes > scratchBytes) {
    free(scratch);
    int64_t rounded = (bytes + 4095) & ~int64_t(4095);
    scratch = aligned_alloc(64, size_t(rounded));
    scratchBytes = scratch ? rounded : 0;
  }
  return scratch;
}

void Worker::push(Frame *frame) {
  frame->nextLocal = frames;
  frames = frame;
}

Runtime *Runtime::make(int threads) {
  Runtime *runtime = create<Runtime>();
  runtime->pool = BufferPool::make();
  runtime->pool->setLimit(defaultMemoryLimit());
  runtime->threads = threads < 1 ? 1 : threads;
  for (int i = 1; i < runtime->threads; ++i) {
    pthread_t handle;
    if (pthread_create(&handle, nullptr, threadMain, runtime) != 0) {
      break;
    }
    runtime->handles.push(handle);
  }
  return runtime;
}

void Runtime::close() {
  stopping.store(true, std::memory_order_seq_cst);
  changed.signalAll();
  for (pthread_t handle : handles) {
    pthread_join(handle, nullptr);
  }
  while (freeJobs) {
    Job *next = freeJobs->next;
    destroy(freeJobs);
    freeJobs = next;
  }
  pool->close();
  destroy(this);
}

void *Runtime::threadMain(void *argument) {
  auto *runtime = static_cast<Runtime *>(argument);
  Worker worker;
  worker.runtime = runtime;
  worker.index = runtime->nextIndex.fetch_add(1);
  for (;;) {
    uint32_t ticket = runtime->changed.ticket();
    if (runtime->runOne(worker)) {
      continue;
    }
    if (runtime->stopping.load(std::memory_order_seq_cst)) {
      return nullptr;
    }
    runtime->changed.wait(ticket);
  }
}

Job *Runtime::newJob() {
  LockGuard guard(mutex);
  Job *job = freeJobs;
  if (!job) {
    return create<Job>();
  }
  freeJobs = job->next;
  return job;
}

void Runtime::enqueue(Job *job) {
  LockGuard guard(mutex);
  enqueueLocked(job);
}

void Runtime::enqueueLocked(Job *job) {
  Job **at = &queue;
  while (*at && (*at)->priority >= job->priority) {
    at = &(*at)->next;
  }
  job->next = *at;
  *at = job;
  queued.fetch_add(1, std::memory_order_seq_cst);
}

Job *Runtime::newDrive(Frame *frame) {
  Job *job = newJob();
  job->kind = Job::Drive;
  job->frame = frame;
  job->priority = UINT32_MAX;
  return job;
}

void Runtime::submitDriveFromOutside(Frame *frame) {
  Job *job = newDrive(frame);
  // Nobody takes it before the mutex is free.
  LockGuard guard(mutex);
  enqueueLocked(job);
  changed.signal(1);
}

void Runtime::submitDrive(Frame *frame) {
  enqueue(newDrive(frame));
  // The one sleeper that would be woken may wait for another run only; every
  // sleeper takes jobs, so one is enough.
  changed.signal(1);
}

void Runtime::submitChunks(Frame *frame, uint32_t op, uint32_t priority,
                           int64_t length, int64_t grain) {
  Job *job = newJob();
  job->kind = Job::Chunks;
  job->frame = frame;
  job->op = op;
  job->priority = priority;
  job->length = length;
  job->grain = grain;
  job->nextBegin = 0;
  job->outstanding = (length + grain - 1) / grain;
  job->context = WeirTaskContext();
  int64_t pieces = job->outstanding;
  enqueue(job);
  changed.signal(pieces < threads ? int(pieces) : threads);
}

bool Runtime::runOne(Worker &worker) {
  if (queued.load(std::memory_order_seq_cst) == 0) {
    return false;
  }
  Job *job;
  int64_t begin = 0;
  {
    LockGuard guard(mutex);
    job = queue;
    if (!job) {
      return false;
    }
    bool handedOut = true;
    if (job->kind == Job::Chunks) {
      begin = job->nextBegin;
      job->nextBegin += job->grain;
      handedOut = job->nextBegin >= job->length;
    }
    if (handedOut) {
      queue = job->next;
      queued.fetch_sub(1, std::memory_order_relaxed);
    }
    busy.fetch_add(1, std::memory_order_relaxed);
  }
  runJob(worker, job, begin);
  busy.fetch_sub(1, std::memory_order_release);
  return true;
}

bool Runtime::isIdle() {
  LockGuard guard(mutex);
  return !queue && busy.load(std::memory_order_acquire) == 0;
}

void Runtime::runJob(Worker &worker, Job *job, int64_t begin) {
  if (job->kind == Job::Drive) {
    Frame *frame = job->frame;
    {
      LockGuard guard(mutex);
      job->next = freeJobs;
      freeJobs = job;
    }
    worker.push(frame);
    driveAll(worker);
    return;
  }
  int64_t end =
      begin + job->grain < job->length ? begin + job->grain : job->length;
  WeirTaskContext context = {};
  Frame *frame = job->frame;
  uint32_t op = job->op;
  runChunk(worker, *frame, op, begin, end, context);
  bool last = false;
  {
    LockGuard guard(mutex);
    job->context.merge(context);
    last = --job->outstanding == 0;
    if (last) {
      context = job->context;
      job->next = freeJobs;
      freeJobs = job;
    }
  }
  if (last) {
    finishChunks(*frame, op, context);
    if (frame->post(op)) {
      frame->run->addActivity();
      worker.push(frame);
      driveAll(worker);
    }
  }
}
