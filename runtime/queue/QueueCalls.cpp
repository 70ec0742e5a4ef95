// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enqueues and dequeues: what they check, and the attempts they make.
#include "runtime/queue/QueueCalls.h"
#include "runtime/calls/DefineCall.h"

using namespace weir;

namespace {
/// A bounded piece of text; "?" where a size is unknown.
struct PartialShapeText {
  char text[128];
  PartialShapeText(int32_t rank, const int64_t *dims) {
    formatShape(text, sizeof text, rank, dims);
  }
};
} // namespace

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
          PartialShapeText(queue.shape.ranks[i], queue.shape.dims[i]).text,
          PartialShapeText(view->rank - skip, view->dims + skip).text);
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

bool weir::checkOutputs(WeirCallContext *ctx, const Queue &queue) {
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

WeirCallStatus weir::dequeueBatch(WeirCallContext *ctx, Queue &queue,
                                  int64_t count, bool upTo,
                                  void (*cancel)(void *)) {
  if (!hasBatchShapes(queue.shape)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "DequeueMany and DequeueUpTo of queue '%s' require "
                          "the components to have specified shapes.",
                          queue.name);
  }
  Attempt *attempt = makeAttempt(ctx, Attempt::Dequeue);
  attempt->wanted = count;
  attempt->upTo = upTo;
  attempt->isBatch = true;
  if (count == 0) {
    WeirCallStatus status = giveBatch(ctx, queue, *attempt);
    dropAttempt(attempt);
    return status;
  }
  return submit(ctx, queue, attempt, cancel);
}

static WeirCallStatus dequeueSome(WeirCallContext *ctx, bool upTo) {
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
  return dequeueBatch(ctx, *queue, count, upTo);
}

WEIR_CALL_AND_V2(QueueEnqueue, enqueue(ctx))
WEIR_CALL_AND_V2(QueueEnqueueMany, enqueueMany(ctx))
WEIR_CALL_AND_V2(QueueDequeue, dequeue(ctx))
WEIR_CALL_AND_V2(QueueDequeueMany, dequeueSome(ctx, false))
WEIR_CALL_AND_V2(QueueDequeueUpTo, dequeueSome(ctx, true))
