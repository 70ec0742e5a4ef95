// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The calls of a reader: in order, waiting for work without a thread.
#include "runtime/readers/Reader.h"
#include "runtime/calls/CallUtils.h"
#include "runtime/queue/QueueCalls.h"

using namespace weir;

// Finds the call's reader again: its step has ended.
static void cancelRead(void *argument) {
  auto *ctx = static_cast<WeirCallContext *>(argument);
  auto *reader =
      static_cast<Reader *>(weir_call_resource(ctx, 0, &readerKind, 0));
  if (reader) {
    reader->cancel(ctx);
  }
}

// The outputs of a call that has its records.
static WeirCallStatus giveRecords(const ReadCall &call) {
  int64_t count = call.count();
  int32_t rank = call.isBatch ? 1 : 0;
  WeirString *out[2];
  for (int32_t i = 0; i < 2; ++i) {
    out[i] = static_cast<WeirString *>(
        weir_call_allocate(call.ctx, i, rank, &count));
    if (!out[i]) {
      return WEIR_CALL_FAILED;
    }
  }
  uint64_t begin = 0;
  for (size_t i = 0; i < call.ends.size(); ++i) {
    uint64_t size = call.ends[i] - begin;
    if (!weir_string_set(call.ctx, &out[i % 2][i / 2],
                         call.bytes.data() + begin, size)) {
      return weir_call_fail(call.ctx, WEIR_RESOURCE_EXHAUSTED,
                            "OOM when allocating %llu bytes",
                            (unsigned long long)size);
    }
    begin = call.ends[i];
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus endCall(ReadCall *call, const Status &error) {
  WeirCallStatus status = error.ok() ? giveRecords(*call)
                                     : weir_call_fail(call->ctx, error.code(),
                                                      "%s", error.message());
  destroy(call);
  return status;
}

static WeirCallStatus endCancelled(ReadCall *call) {
  return endCall(call, Status::error(WEIR_CANCELLED,
                                     "the step ended while the call waited "
                                     "for its reader"));
}

WeirCallStatus Reader::read(ReadCall *call) {
  WeirCallContext *ctx = call->ctx;
  mutex.lock();
  bool waits = isRunning;
  // Registered under the mutex: nobody can end the call before.
  if (waits && !weir_call_on_cancel(ctx, cancelRead, ctx)) {
    mutex.unlock();
    return endCancelled(call);
  }
  call->isRegistered = waits;
  (last ? last->next : first) = call;
  last = call;
  isRunning = true;
  mutex.unlock();
  return waits ? WEIR_CALL_PENDING : run(ctx, /*hasArrived=*/false);
}

bool Reader::isCancelled(const ReadCall &call) {
  LockGuard guard(mutex);
  return call.isCancelled;
}

// Asks the call's queue for work. False: the step has ended.
bool Reader::ask(ReadCall &call, Status &error) {
  bool isEnded;
  {
    LockGuard guard(mutex);
    if (!call.isRegistered) {
      call.isRegistered =
          weir_call_on_cancel(call.ctx, cancelRead, call.ctx) != 0;
    }
    isEnded = call.isCancelled || !call.isRegistered;
  }
  if (isEnded) {
    error = Status::error(WEIR_CANCELLED, "Dequeue operation was cancelled");
    return false;
  }
  Attempt *attempt = makeAttempt(call.ctx, Attempt::Dequeue);
  attempt->wanted = 1;
  attempt->tell = bring;
  attempt->listener = this;
  arrival.store(Asking);
  submit(call.ctx, *call.queue, attempt, /*cancel=*/nullptr);
  // Cancelled before the attempt was in the queue: nobody else takes it out.
  if (isCancelled(call)) {
    cancelIn(*call.queue, call.ctx);
  }
  return true;
}

// What a dequeue of a reader's gave. Where its runner has left, this goes on.
void Reader::bring(Attempt &attempt, void *listener) {
  auto &reader = *static_cast<Reader *>(listener);
  int32_t code = attempt.code;
  const char *message = attempt.message;
  const Tuple *tuple = code == WEIR_OK ? attempt.tuples[0] : nullptr;
  reader.arrivedWork.clear();
  if (tuple) {
    const Value &part = tuple->parts[0];
    message = tuple->size != 1 ? "Expected single component queue"
              : part.dtype != WEIR_DT_STRING
                  ? "Expected queue with single string component"
              : elementCount(part.rank, part.dims) != 1
                  ? "Expected to dequeue a one-element string tensor"
                  : "";
    code = *message ? WEIR_INVALID_ARGUMENT : WEIR_OK;
    if (code == WEIR_OK) {
      const auto *text = static_cast<const WeirString *>(part.data);
      reader.arrivedWork.append(text->data, text->size);
    }
  }
  reader.arrivedCode = code;
  snprintf(reader.arrivedMessage, sizeof reader.arrivedMessage, "%s", message);
  if (reader.arrival.exchange(Arrived) == Left) {
    reader.run(nullptr, /*hasArrived=*/true);
  }
}

// Ends the call at the head. After it the reader may be gone, if no other call
// waits.
void Reader::finish(ReadCall *call, const Status &error, WeirCallContext *own,
                    WeirCallStatus &ownStatus, bool &goesOn) {
  mutex.lock();
  first = call->next;
  last = first ? last : nullptr;
  isRunning = goesOn = first != nullptr;
  bool isRegistered = call->isRegistered;
  mutex.unlock();
  WeirCallContext *ctx = call->ctx;
  WeirCallStatus status = endCall(call, error);
  if (ctx == own && !isRegistered) {
    ownStatus = status;
  } else {
    weir_call_complete(ctx, status);
  }
}

// Serves calls until none is left, or the one at the head waits for its queue.
// Gives the status of `own`, if it ends here.
WeirCallStatus Reader::run(WeirCallContext *own, bool hasArrived) {
  WeirCallStatus ownStatus = WEIR_CALL_PENDING;
  for (bool goesOn = true; goesOn;) {
    ReadCall *call = first;
    Status error;
    for (bool isDone = false; !isDone;) {
      if (hasArrived) {
        hasArrived = false;
        error = takeArrival();
        if (!error.ok()) {
          break;
        }
      }
      data.lock();
      isDone = readSome(*call, error);
      data.unlock();
      if (isDone || !ask(*call, error)) {
        break;
      }
      if (arrival.exchange(Left) == Asking) {
        return ownStatus;
      }
      hasArrived = true;
    }
    finish(call, error, own, ownStatus, goesOn);
  }
  return ownStatus;
}

void Reader::cancel(WeirCallContext *ctx) {
  mutex.lock();
  ReadCall *previous = nullptr, *call = first;
  while (call && call->ctx != ctx) {
    previous = call;
    call = call->next;
  }
  Queue *queue = call ? call->queue : nullptr;
  if (call) {
    call->isCancelled = true;
  }
  if (previous && call) {
    previous->next = call->next;
    last = last == call ? previous : last;
  }
  mutex.unlock();
  if (previous && call) {
    weir_call_complete(ctx, endCancelled(call));
  } else if (queue) {
    cancelIn(*queue, ctx);
  }
}

// The call at the head ends with its queue.
void Reader::abort() {
  mutex.lock();
  ReadCall *waiting = first ? first->next : nullptr;
  if (first) {
    first->next = nullptr;
    last = first;
  }
  mutex.unlock();
  while (waiting) {
    ReadCall *call = waiting;
    waiting = call->next;
    WeirCallContext *ctx = call->ctx;
    weir_call_complete(ctx, endCancelled(call));
  }
}
