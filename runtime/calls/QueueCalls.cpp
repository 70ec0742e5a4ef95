// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The queue operations: what they check, how tensors become tuples and tuples
// tensors. The waiting is in runtime/queue/Queue.cpp.
//
// Locking: a queue's mutex is never held where a call is failed, completed or
// its outputs made, since each of these may cancel calls, and so come back for
// the mutex.
#include "runtime/abi/Call.h"
#include "runtime/queue/Queue.h"
#include <cstdio>

using namespace weir;

namespace {
/// A bounded piece of text.
struct ShapeText {
  char text[128];
  ShapeText(int32_t rank, const int64_t *dims) {
    formatShape(text, sizeof text, rank, dims);
  }
};
} // namespace

//===-- attempts ---------------------------------------------------------===//

static Attempt *makeAttempt(WeirCallContext *ctx, Attempt::Kind kind) {
  Attempt *attempt = create<Attempt>();
  attempt->call = ctx;
  attempt->kind = kind;
  return attempt;
}

static void dropAttempt(Attempt *attempt) {
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

// Several elements: each part is an output with one more dimension.
static WeirCallStatus giveBatch(WeirCallContext *ctx, const Queue &queue,
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

// Ends the attempts that are done; gives the status of `own`'s, if among them.
static WeirCallStatus deliver(const Queue &queue, Attempt *finished,
                              WeirCallContext *own) {
  Attempt *inOrder = nullptr;
  while (finished) {
    Attempt *next = finished->next;
    finished->next = inOrder;
    inOrder = finished;
    finished = next;
  }
  WeirCallStatus status = WEIR_CALL_PENDING;
  while (inOrder) {
    Attempt *attempt = inOrder;
    inOrder = attempt->next;
    WeirCallContext *call = attempt->call;
    WeirCallStatus result = outcome(queue, *attempt, attempt->isBatch);
    dropAttempt(attempt);
    if (call == own) {
      status = result;
    } else if (call) {
      weir_call_complete(call, result);
    }
  }
  return status;
}

//===-- the resource -----------------------------------------------------===//

static void destroyQueue(void *object) {
  auto *queue = static_cast<Queue *>(object);
  queue->clear();
  queue->~Queue();
}

static void abortQueue(void *object) {
  auto *queue = static_cast<Queue *>(object);
  Attempt *finished = nullptr;
  queue->mutex.lock();
  queue->abort(finished);
  queue->mutex.unlock();
  deliver(*queue, finished, nullptr);
}

static const WeirResourceKind queueKind = {
    "Queue", sizeof(Queue), nullptr, destroyQueue, abortQueue, nullptr};

static Queue *queueOf(WeirCallContext *ctx) {
  auto *queue = static_cast<Queue *>(weir_call_resource(ctx, 0, &queueKind, 0));
  if (!queue || !queue->opened) {
    weir_call_fail(ctx, WEIR_NOT_FOUND, "Resource %s does not exist.",
                   weir_call_resource_name(ctx, 0));
    return nullptr;
  }
  return queue;
}

// The step ended while the call waited. The call's context is there until this
// returns, so it leads to the queue.
static void cancelCall(void *argument) {
  auto *ctx = static_cast<WeirCallContext *>(argument);
  auto *queue = static_cast<Queue *>(weir_call_resource(ctx, 0, &queueKind, 0));
  if (!queue) {
    return;
  }
  Attempt *finished = nullptr;
  queue->mutex.lock();
  Attempt *attempt = queue->removeCall(ctx, finished);
  if (attempt) {
    attempt->next = finished;
    finished = attempt;
  }
  queue->mutex.unlock();
  deliver(*queue, finished, nullptr);
}

// Hands the attempt to the queue and waits for it, if it must, without a
// thread.
static WeirCallStatus submit(WeirCallContext *ctx, Queue &queue,
                             Attempt *attempt) {
  Attempt *finished = nullptr;
  queue.mutex.lock();
  queue.add(attempt, finished);
  bool isDone = false;
  for (Attempt *done = finished; done; done = done->next) {
    isDone |= done == attempt;
  }
  // Registered under the mutex: nobody can end the call before.
  if (!isDone && !weir_call_on_cancel(ctx, cancelCall, ctx)) {
    queue.removeCall(ctx, finished);
    attempt->next = finished;
    finished = attempt;
  }
  queue.mutex.unlock();
  return deliver(queue, finished, ctx);
}

static void readShapes(WeirCallContext *ctx, QueueShape &shape,
                       uint32_t first) {
  const WeirAttr *types = weir_call_attr(ctx, "component_types");
  const WeirAttr *shapes = weir_call_attr(ctx, "shapes");
  uint32_t count = types ? types->count : 0;
  for (uint32_t i = 0; i < count && first + i < Queue::maxParts; ++i) {
    uint32_t part = first + i;
    shape.dtypes[part] = static_cast<const int32_t *>(types->data)[i];
    shape.ranks[part] = -1;
    if (shapes && i < shapes->count) {
      const WeirShape &given = static_cast<const WeirShape *>(shapes->data)[i];
      shape.ranks[part] = given.rank;
      for (int32_t d = 0; d < given.rank && d < WEIR_MAX_RANK; ++d) {
        shape.dims[part][d] = given.dims[d];
      }
    }
    shape.numParts = part + 1;
  }
}

// Whether queue `a` is what `b` asks for.
static bool isSame(const QueueShape &a, const QueueShape &b) {
  if (a.kind != b.kind || a.numParts != b.numParts ||
      a.capacity != b.capacity || a.minAfterDequeue != b.minAfterDequeue) {
    return false;
  }
  // No seeds asked for: any will do.
  bool seeded = b.seeds[0] != 0 || b.seeds[1] != 0;
  if (seeded && (a.seeds[0] != b.seeds[0] || a.seeds[1] != b.seeds[1])) {
    return false;
  }
  for (uint32_t i = 0; i < a.numParts; ++i) {
    if (a.dtypes[i] != b.dtypes[i] || a.ranks[i] != b.ranks[i]) {
      return false;
    }
    for (int32_t d = 0; d < a.ranks[i]; ++d) {
      if (a.dims[i][d] != b.dims[i][d]) {
        return false;
      }
    }
  }
  return true;
}

static WeirCallStatus openQueue(WeirCallContext *ctx, QueueKind kind) {
  QueueShape shape = {};
  shape.kind = kind;
  shape.capacity = weir_call_attr_int(ctx, "capacity", -1);
  uint32_t first = 0;
  if (kind == QueueKind::Priority) {
    shape.dtypes[0] = WEIR_DT_INT64;
    shape.numParts = first = 1;
  }
  readShapes(ctx, shape, first);
  if (kind == QueueKind::RandomShuffle) {
    shape.minAfterDequeue = weir_call_attr_int(ctx, "min_after_dequeue", 0);
    shape.seeds[0] = weir_call_attr_int(ctx, "seed", 0);
    shape.seeds[1] = weir_call_attr_int(ctx, "seed2", 0);
    bool fits = shape.minAfterDequeue >= 0 &&
                (shape.capacity < 0 || shape.minAfterDequeue < shape.capacity);
    if (!fits) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "min_after_dequeue %lld must be at least 0 and "
                            "below the capacity, %lld",
                            (long long)shape.minAfterDequeue,
                            (long long)shape.capacity);
    }
  }
  WeirBytes name = weir_call_attr_string(ctx, "shared_name");
  if (name.size == 0) {
    const char *node = weir_call_node(ctx);
    name = {node, strlen(node)};
  }
  WeirHandle *out =
      static_cast<WeirHandle *>(weir_call_allocate(ctx, 0, 0, nullptr));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  auto *queue = static_cast<Queue *>(weir_call_resource_named(
      ctx, &queueKind, weir_call_attr_string(ctx, "container"), name, out));
  if (!queue) {
    return WEIR_CALL_FAILED;
  }
  bool agrees;
  {
    LockGuard guard(queue->mutex);
    if (!queue->opened) {
      char text[128];
      snprintf(text, sizeof text, "%.*s", int(name.size), name.data);
      queue->open(shape, text);
    }
    agrees = isSame(queue->shape, shape);
  }
  if (!agrees) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Shared queue '%.*s' has another type, capacity, "
                          "components or seeds than requested",
                          int(name.size), name.data);
  }
  return WEIR_CALL_OK;
}

//===-- enqueue ----------------------------------------------------------===//

// Whether a part's shape is what the queue was told.
static bool fits(const QueueShape &shape, uint32_t part, int32_t rank,
                 const int64_t *dims) {
  if (shape.ranks[part] < 0) {
    return true;
  }
  if (shape.ranks[part] != rank) {
    return false;
  }
  for (int32_t d = 0; d < rank; ++d) {
    int64_t want = shape.dims[part][d];
    if (want >= 0 && want != dims[d]) {
      return false;
    }
  }
  return true;
}

static bool checkParts(WeirCallContext *ctx, const Queue &queue, bool isBatch) {
  if (uint32_t(weir_call_num_inputs(ctx) - 1) != queue.shape.numParts) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Wrong number of components in tuple. Expected %u, got %d",
                   queue.shape.numParts, weir_call_num_inputs(ctx) - 1);
    return false;
  }
  for (uint32_t i = 0; i < queue.shape.numParts; ++i) {
    const WeirView *view = weir_call_input(ctx, int32_t(i + 1));
    if (view->dtype != queue.shape.dtypes[i]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Type mismatch in tuple component %u. Expected %s, got %s",
                     i, weir_dtype_name(queue.shape.dtypes[i]),
                     weir_dtype_name(view->dtype));
      return false;
    }
    if (isBatch && view->rank < 1) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "component %u of an enqueue of many is a scalar; expected "
                     "a leading dimension",
                     i);
      return false;
    }
    int32_t skip = isBatch ? 1 : 0;
    if (!fits(queue.shape, i, view->rank - skip, view->dims + skip)) {
      weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "Shape mismatch in tuple component %u. Expected %s, got %s", i,
          ShapeText(queue.shape.ranks[i], queue.shape.dims[i]).text,
          ShapeText(view->rank - skip, view->dims + skip).text);
      return false;
    }
    if (isBatch && view->dims[0] != weir_call_input(ctx, 1)->dims[0]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "All input tensors must have the same size in the 0th "
                     "dimension. Component %u has %lld, component 0 has %lld",
                     i, (long long)view->dims[0],
                     (long long)weir_call_input(ctx, 1)->dims[0]);
      return false;
    }
  }
  return true;
}

static WeirCallStatus enqueue(WeirCallContext *ctx) {
  Queue *queue = queueOf(ctx);
  if (!queue || !checkParts(ctx, *queue, /*isBatch=*/false)) {
    return WEIR_CALL_FAILED;
  }
  Attempt *attempt = makeAttempt(ctx, Attempt::Enqueue);
  Tuple *tuple = Tuple::make(queue->shape.numParts);
  attempt->tuples.push(tuple);
  attempt->wanted = 1;
  for (uint32_t i = 0; i < tuple->size; ++i) {
    const WeirView *view = weir_call_input(ctx, int32_t(i + 1));
    Value &part = tuple->parts[i];
    part.buffer = weir_call_take(ctx, int32_t(i + 1));
    if (!part.buffer) {
      dropAttempt(attempt);
      return WEIR_CALL_FAILED;
    }
    part.data = part.buffer->data();
    part.dtype = view->dtype;
    part.setShape(view->rank, view->dims);
  }
  return submit(ctx, *queue, attempt);
}

// Row `row` of input `input` as a tensor of its own.
static bool takeRow(WeirCallContext *ctx, int32_t input, int64_t row,
                    Value &part) {
  const WeirView *view = weir_call_input(ctx, input);
  part.dtype = view->dtype;
  part.setShape(view->rank - 1, view->dims + 1);
  int64_t count = elementCount(part.rank, part.dims);
  int64_t bytes = tensorBytes(part.dtype, part.rank, part.dims);
  part.buffer = weir_call_new_buffer(ctx, bytes);
  if (!part.buffer) {
    weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                   "OOM when allocating %lld bytes", (long long)bytes);
    return false;
  }
  prepareElements(part.buffer, part.dtype);
  part.data = part.buffer->data();
  copyElements(part.data, static_cast<const char *>(view->data) + row * bytes,
               part.dtype, count);
  return true;
}

static WeirCallStatus enqueueMany(WeirCallContext *ctx) {
  Queue *queue = queueOf(ctx);
  if (!queue || !checkParts(ctx, *queue, /*isBatch=*/true)) {
    return WEIR_CALL_FAILED;
  }
  int64_t count = queue->shape.numParts ? weir_call_input(ctx, 1)->dims[0] : 0;
  if (count == 0) {
    return WEIR_CALL_OK;
  }
  Attempt *attempt = makeAttempt(ctx, Attempt::Enqueue);
  attempt->wanted = count;
  for (int64_t row = 0; row < count; ++row) {
    Tuple *tuple = Tuple::make(queue->shape.numParts);
    attempt->tuples.push(tuple);
    for (uint32_t i = 0; i < tuple->size; ++i) {
      if (!takeRow(ctx, int32_t(i + 1), row, tuple->parts[i])) {
        dropAttempt(attempt);
        return WEIR_CALL_FAILED;
      }
    }
  }
  return submit(ctx, *queue, attempt);
}

//===-- dequeue ----------------------------------------------------------===//

static bool checkOutputs(WeirCallContext *ctx, const Queue &queue) {
  bool agrees = uint32_t(weir_call_num_outputs(ctx)) == queue.shape.numParts;
  for (uint32_t i = 0; agrees && i < queue.shape.numParts; ++i) {
    agrees = weir_call_output_dtype(ctx, int32_t(i)) == queue.shape.dtypes[i];
  }
  if (!agrees) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "the components of queue '%s' differ in number or type from "
                   "what the dequeue gives",
                   queue.name);
  }
  return agrees;
}

static WeirCallStatus dequeue(WeirCallContext *ctx) {
  Queue *queue = queueOf(ctx);
  if (!queue || !checkOutputs(ctx, *queue)) {
    return WEIR_CALL_FAILED;
  }
  Attempt *attempt = makeAttempt(ctx, Attempt::Dequeue);
  attempt->wanted = 1;
  return submit(ctx, *queue, attempt);
}

// Batches need shapes: all of them, or for a padding queue their ranks.
static bool hasBatchShapes(const QueueShape &shape) {
  for (uint32_t i = 0; i < shape.numParts; ++i) {
    if (shape.ranks[i] < 0) {
      return false;
    }
    for (int32_t d = 0; d < shape.ranks[i]; ++d) {
      if (shape.dims[i][d] < 0 && shape.kind != QueueKind::PaddingFifo) {
        return false;
      }
    }
  }
  return true;
}

static WeirCallStatus dequeueBatch(WeirCallContext *ctx, bool upTo) {
  Queue *queue = queueOf(ctx);
  if (!queue || !checkOutputs(ctx, *queue)) {
    return WEIR_CALL_FAILED;
  }
  int64_t count = *static_cast<const int32_t *>(weir_call_input(ctx, 1)->data);
  if (count < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "a dequeue of many requested %lld < 0 elements",
                          (long long)count);
  }
  if (!hasBatchShapes(queue->shape)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "DequeueMany and DequeueUpTo of queue '%s' require "
                          "the components to have specified shapes.",
                          queue->name);
  }
  Attempt *attempt = makeAttempt(ctx, Attempt::Dequeue);
  attempt->wanted = count;
  attempt->upTo = upTo;
  attempt->isBatch = true;
  if (count == 0) {
    WeirCallStatus status = giveBatch(ctx, *queue, *attempt);
    dropAttempt(attempt);
    return status;
  }
  return submit(ctx, *queue, attempt);
}

//===-- the rest ---------------------------------------------------------===//

static WeirCallStatus close(WeirCallContext *ctx) {
  Queue *queue = queueOf(ctx);
  if (!queue) {
    return WEIR_CALL_FAILED;
  }
  Attempt *attempt = makeAttempt(ctx, Attempt::Close);
  attempt->cancelsPending =
      weir_call_attr_bool(ctx, "cancel_pending_enqueues", 0);
  return submit(ctx, *queue, attempt);
}

static WeirCallStatus giveSize(WeirCallContext *ctx) {
  Queue *queue = queueOf(ctx);
  auto *out =
      queue ? static_cast<int32_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
            : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(queue->mutex);
  *out = int32_t(queue->size());
  return WEIR_CALL_OK;
}

static WeirCallStatus giveIsClosed(WeirCallContext *ctx) {
  Queue *queue = queueOf(ctx);
  auto *out =
      queue ? static_cast<uint8_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
            : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(queue->mutex);
  *out = queue->isClosed();
  return WEIR_CALL_OK;
}

// The first versions of the operations differ in the type of the handle only.
#define WEIR_QUEUE_CALL(NAME, EXPRESSION)                                      \
  extern "C" WeirCallStatus weir_call_##NAME(WeirCallContext *ctx) {           \
    return EXPRESSION;                                                         \
  }                                                                            \
  extern "C" WeirCallStatus weir_call_##NAME##V2(WeirCallContext *ctx) {       \
    return EXPRESSION;                                                         \
  }
WEIR_QUEUE_CALL(FIFOQueue, openQueue(ctx, QueueKind::Fifo))
WEIR_QUEUE_CALL(PaddingFIFOQueue, openQueue(ctx, QueueKind::PaddingFifo))
WEIR_QUEUE_CALL(RandomShuffleQueue, openQueue(ctx, QueueKind::RandomShuffle))
WEIR_QUEUE_CALL(PriorityQueue, openQueue(ctx, QueueKind::Priority))
WEIR_QUEUE_CALL(QueueEnqueue, enqueue(ctx))
WEIR_QUEUE_CALL(QueueEnqueueMany, enqueueMany(ctx))
WEIR_QUEUE_CALL(QueueDequeue, dequeue(ctx))
WEIR_QUEUE_CALL(QueueDequeueMany, dequeueBatch(ctx, false))
WEIR_QUEUE_CALL(QueueDequeueUpTo, dequeueBatch(ctx, true))
WEIR_QUEUE_CALL(QueueClose, close(ctx))
WEIR_QUEUE_CALL(QueueSize, giveSize(ctx))
WEIR_QUEUE_CALL(QueueIsClosed, giveIsClosed(ctx))
#undef WEIR_QUEUE_CALL
