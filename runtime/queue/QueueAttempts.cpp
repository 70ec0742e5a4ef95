// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attempts: what a call wants of a queue, submitted, waited for and ended by
// tensors made of tuples. The waiting is in Queue.cpp.
#include "runtime/queue/QueueCalls.h"
#include "runtime/queue/Waiting.h"

using namespace weir;

Attempt *weir::makeAttempt(WeirCallContext *ctx, Attempt::Kind kind) {
  Attempt *attempt = create<Attempt>();
  attempt->call = ctx;
  attempt->kind = kind;
  return attempt;
}

void weir::dropAttempt(Attempt *attempt) {
  for (Tuple *tuple : attempt->tuples) {
    if (tuple) {
      Tuple::drop(tuple);
    }
  }
  destroy(attempt);
}

// One element: each part is an output.
static WeirCallStatus giveElement(WeirCallContext *ctx, Tuple *tuple) {
  for (uint32_t i = 0; i < tuple->size; ++i) {
    const Value &part = tuple->parts[i];
    weir_call_share(ctx, int32_t(i), part.dtype, part.rank, part.dims,
                    part.buffer);
  }
  return WEIR_CALL_OK;
}

// Copies `from` into the corner of a larger tensor of shape dims; the rest
// stays as it is.
static void copyPadded(const Value &from, char *to, const int64_t *dims) {
  int64_t size = weir_dtype_size(from.dtype);
  int64_t index[WEIR_MAX_RANK] = {};
  int64_t row = from.rank ? from.dims[from.rank - 1] : 1;
  int64_t rows = row ? elementCount(from.rank, from.dims) / row : 0;
  const char *source = static_cast<const char *>(from.data);
  for (int64_t r = 0; r < rows; ++r) {
    int64_t offset = 0;
    for (int32_t d = 0; d < from.rank; ++d) {
      offset = offset * dims[d] + (d + 1 < from.rank ? index[d] : 0);
    }
    copyElements(to + offset * size, source + r * row * size, from.dtype, row);
    for (int32_t d = from.rank - 2; d >= 0 && ++index[d] == from.dims[d]; --d) {
      index[d] = 0;
    }
  }
}

// The shape of part `part` in a batch: the largest along each dimension; what
// the queue was told, for an empty batch.
static bool batchShape(const Queue &queue, Attempt &attempt, uint32_t part,
                       int64_t *dims, int32_t &rank) {
  rank = queue.shape.ranks[part];
  for (int32_t d = 0; d < rank; ++d) {
    int64_t size = queue.shape.dims[part][d];
    dims[d] = size < 0 ? 0 : size;
  }
  for (size_t t = 0; t < attempt.tuples.size(); ++t) {
    const Value &value = attempt.tuples[t]->parts[part];
    rank = value.rank;
    for (int32_t d = 0; d < rank; ++d) {
      int64_t before = t ? dims[d] : 0;
      dims[d] = value.dims[d] > before ? value.dims[d] : before;
    }
  }
  return rank >= 0 && rank < WEIR_MAX_RANK;
}

WeirCallStatus weir::giveBatch(WeirCallContext *ctx, const Queue &queue,
                               Attempt &attempt) {
  for (uint32_t i = 0; i < queue.shape.numParts; ++i) {
    int64_t dims[WEIR_MAX_RANK + 1];
    int32_t rank;
    if (!batchShape(queue, attempt, i, dims + 1, rank)) {
      return weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                            "a batch of elements of rank %d", rank);
    }
    dims[0] = int64_t(attempt.tuples.size());
    char *data = static_cast<char *>(
        weir_call_allocate(ctx, int32_t(i), rank + 1, dims));
    if (!data) {
      return WEIR_CALL_FAILED;
    }
    int32_t dtype = queue.shape.dtypes[i];
    int64_t stride = elementCount(rank, dims + 1);
    int64_t bytes = stride * weir_dtype_size(dtype);
    if (!hasOwningElements(dtype)) {
      memset(data, 0, size_t(bytes * dims[0]));
    }
    for (size_t t = 0; t < attempt.tuples.size(); ++t) {
      copyPadded(attempt.tuples[t]->parts[i], data + int64_t(t) * bytes,
                 dims + 1);
    }
  }
  return WEIR_CALL_OK;
}

// Whether a dequeue gives a batch is told by the outputs' rank, so by the op;
// `upTo` and this bit are the call's own.
static WeirCallStatus outcome(const Queue &queue, Attempt &attempt,
                              bool isBatch) {
  if (attempt.code != WEIR_OK) {
    return weir_call_fail(attempt.call, attempt.code, "%s", attempt.message);
  }
  if (attempt.kind != Attempt::Dequeue) {
    return WEIR_CALL_OK;
  }
  return isBatch ? giveBatch(attempt.call, queue, attempt)
                 : giveElement(attempt.call, attempt.tuples[0]);
}

WeirCallStatus weir::deliver(const Queue &queue, Attempt *finished,
                             WeirCallContext *own) {
  return endInOrder(finished, own, [&](Attempt *attempt) {
    WeirCallStatus result = WEIR_CALL_PENDING;
    if (attempt->tell) {
      attempt->tell(*attempt, attempt->listener);
    } else if (attempt->call) {
      result = outcome(queue, *attempt, attempt->isBatch);
    }
    dropAttempt(attempt);
    return result;
  });
}

void weir::cancelIn(Queue &queue, WeirCallContext *ctx) {
  Attempt *finished = nullptr;
  queue.mutex.lock();
  Attempt *attempt = queue.removeCall(ctx, finished);
  if (attempt) {
    attempt->next = finished;
    finished = attempt;
  }
  queue.mutex.unlock();
  deliver(queue, finished, nullptr);
}

// The step ended while the call waited. The call's context is there until this
// returns, so it leads to the queue.
void weir::cancelCall(void *argument) {
  auto *ctx = static_cast<WeirCallContext *>(argument);
  auto *queue = static_cast<Queue *>(weir_call_resource(ctx, 0, &queueKind, 0));
  if (queue) {
    cancelIn(*queue, ctx);
  }
}

WeirCallStatus weir::submit(WeirCallContext *ctx, Queue &queue,
                            Attempt *attempt, void (*cancel)(void *)) {
  Attempt *finished = nullptr;
  queue.mutex.lock();
  queue.add(attempt, finished);
  bool isDone = false;
  for (Attempt *done = finished; done; done = done->next) {
    isDone |= done == attempt;
  }
  // Registered under the mutex: nobody can end the call before.
  if (!isDone && cancel && !weir_call_on_cancel(ctx, cancel, ctx)) {
    queue.removeCall(ctx, finished);
    attempt->next = finished;
    finished = attempt;
  }
  queue.mutex.unlock();
  return deliver(queue, finished, ctx);
}
