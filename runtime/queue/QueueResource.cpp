// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Queues as resources: opened by their attributes, found by handle, closed.
#include "runtime/calls/CallUtils.h"
#include "runtime/calls/DefineCall.h"
#include "runtime/calls/StateUtils.h"
#include "runtime/queue/QueueCalls.h"
#include <cstdio>

using namespace weir;

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

const WeirResourceKind weir::queueKind = {
    "Queue",    sizeof(Queue), nullptr,      destroyQueue,
    abortQueue, snapshotQueue, restoreQueue, adoptQueue};

Queue *weir::queueOf(WeirCallContext *ctx) {
  auto *queue = static_cast<Queue *>(weir_call_resource(ctx, 0, &queueKind, 0));
  if (!queue || !queue->opened) {
    weir_call_fail(ctx, WEIR_NOT_FOUND, "Resource %s does not exist.",
                   weir_call_resource_name(ctx, 0));
    return nullptr;
  }
  return queue;
}

/// What the attributes of the op that opens it say; find(name) gives them.
template <typename F> static QueueShape readAttributes(QueueKind kind, F find) {
  auto number = [&](const char *name, int64_t otherwise) {
    const WeirAttr *attr = find(name);
    bool isNumber = attr && attr->kind == WEIR_ATTR_INT && !attr->isList;
    return isNumber ? *static_cast<const int64_t *>(attr->data) : otherwise;
  };
  QueueShape shape = {};
  shape.kind = kind;
  shape.capacity = number("capacity", -1);
  uint32_t first = 0;
  if (kind == QueueKind::Priority) {
    shape.dtypes[0] = WEIR_DT_INT64;
    shape.numParts = first = 1;
  }
  if (kind == QueueKind::RandomShuffle) {
    shape.minAfterDequeue = number("min_after_dequeue", 0);
    shape.seeds[0] = number("seed", 0);
    shape.seeds[1] = number("seed2", 0);
  }
  const WeirAttr *types = find("component_types");
  const WeirAttr *shapes = find("shapes");
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
  return shape;
}

QueueShape weir::readBarrierAttributes(const WeirAttr *types,
                                       const WeirAttr *shapes) {
  QueueShape shape = readAttributes(
      QueueKind::Priority, [&](const char *name) -> const WeirAttr * {
        if (strcmp(name, "component_types") == 0) {
          return types;
        }
        return strcmp(name, "shapes") == 0 ? shapes : nullptr;
      });
  // The key goes between the priority and the components.
  for (uint32_t i = shape.numParts; i > 1; --i) {
    shape.dtypes[i] = shape.dtypes[i - 1];
    shape.ranks[i] = shape.ranks[i - 1] < 0 ? 0 : shape.ranks[i - 1];
    memcpy(shape.dims[i], shape.dims[i - 1], sizeof shape.dims[i]);
  }
  shape.dtypes[1] = WEIR_DT_STRING;
  shape.ranks[1] = 0;
  ++shape.numParts;
  return shape;
}

bool weir::readDeclaration(const WeirResource &row, QueueShape &shape) {
  if (strcmp(row.kind, "Barrier") == 0) {
    shape = readBarrierAttributes(findAttr(row, "component_types"),
                                  findAttr(row, "shapes"));
    return true;
  }
  static const char *const kinds[] = {"FIFOQueue", "PaddingFIFOQueue",
                                      "RandomShuffleQueue", "PriorityQueue"};
  for (int kind = 0; kind < 4; ++kind) {
    if (strcmp(row.kind, kinds[kind]) == 0) {
      shape = readAttributes(QueueKind(kind), [&](const char *name) {
        return findAttr(row, name);
      });
      return true;
    }
  }
  return false;
}

static WeirCallStatus openQueue(WeirCallContext *ctx, QueueKind kind) {
  QueueShape shape = readAttributes(
      kind, [&](const char *name) { return weir_call_attr(ctx, name); });
  if (kind == QueueKind::RandomShuffle) {
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
  WeirBytes name = resourceName(ctx);
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

WEIR_CALL_AND_V2(FIFOQueue, openQueue(ctx, QueueKind::Fifo))
WEIR_CALL_AND_V2(PaddingFIFOQueue, openQueue(ctx, QueueKind::PaddingFifo))
WEIR_CALL_AND_V2(RandomShuffleQueue, openQueue(ctx, QueueKind::RandomShuffle))
WEIR_CALL_AND_V2(PriorityQueue, openQueue(ctx, QueueKind::Priority))
WEIR_CALL_AND_V2(QueueClose, close(ctx))
WEIR_CALL_AND_V2(QueueSize, giveSize(ctx))
WEIR_CALL_AND_V2(QueueIsClosed, giveIsClosed(ctx))
