// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Staging areas as operations. They have no handle: all operations with the
// same name work on one area, and the first of them makes it.
#include "runtime/calls/CallUtils.h"
#include "runtime/calls/DefineCall.h"
#include "runtime/queue/Staging.h"

using namespace weir;

//===-- the resource -----------------------------------------------------===//

static void destroyStaging(void *object) {
  auto *area = static_cast<StagingArea *>(object);
  area->dropRestored();
  area->clear();
  area->~StagingArea();
}

static void abortStaging(void *object) {
  auto *area = static_cast<StagingArea *>(object);
  Waiter *finished = nullptr;
  area->mutex.lock();
  area->abort(finished);
  area->mutex.unlock();
  deliver(stagingRules, finished, nullptr);
}

const WeirResourceKind weir::stagingKind = {
    "StagingArea", sizeof(StagingArea), nullptr,        destroyStaging,
    abortStaging,  snapshotStaging,     restoreStaging, adoptStaging};

// The call's word keeps the area for findPoint(), which cannot ask the
// registry: that may be what ends the call.
static StagingArea *findArea(WeirCallContext *ctx) {
  WeirHandle handle;
  auto *area = static_cast<StagingArea *>(weir_call_resource_named(
      ctx, &stagingKind, weir_call_attr_string(ctx, "container"),
      resourceName(ctx), &handle));
  *weir_call_cache(ctx) = reinterpret_cast<uint64_t>(area);
  return area;
}

static WaitPoint *findPoint(WeirCallContext *ctx) {
  return reinterpret_cast<StagingArea *>(*weir_call_cache(ctx));
}

/// The call's area; null after failing.
static StagingArea *openArea(WeirCallContext *ctx, StagingKind kind) {
  StagingArea *area = findArea(ctx);
  if (!area) {
    return nullptr;
  }
  bool isKind;
  {
    LockGuard guard(area->mutex);
    if (!area->opened) {
      WeirBytes name = resourceName(ctx);
      char text[128];
      snprintf(text, sizeof text, "%.*s", int(name.size), name.data);
      area->open({kind, weir_call_attr_int(ctx, "capacity", 0),
                  weir_call_attr_int(ctx, "memory_limit", 0)},
                 text);
    }
    isKind = area->shape.kind == kind;
  }
  if (!isKind) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "staging area '%s' is of another kind (list, map, ordered "
                   "map) than this operation's; give them other names",
                   area->name);
    return nullptr;
  }
  return area;
}

static bool runStaging(WaitPoint &point, Waiter &waiter) {
  return static_cast<StagingArea &>(point).run(waiter);
}

static WeirCallStatus giveStaged(Waiter &waiter) {
  if (waiter.kind == StagingPut) {
    return WEIR_CALL_OK;
  }
  WeirCallContext *ctx = waiter.call;
  int32_t first = waiter.kind == StagingTakeAny ? 1 : 0;
  const Tuple &tuple = *waiter.tuple;
  int32_t outputs = weir_call_num_outputs(ctx) - first;
  if (int32_t(tuple.size) != outputs) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Mismatch stage/unstage: %u vs. %d", tuple.size,
                          outputs);
  }
  if (first) {
    auto *key = static_cast<int64_t *>(weir_call_allocate(ctx, 0, 0, nullptr));
    if (!key) {
      return WEIR_CALL_FAILED;
    }
    *key = waiter.wanted;
  }
  for (uint32_t i = 0; i < tuple.size; ++i) {
    WeirCallStatus status = givePart(ctx, first + int32_t(i), tuple.parts[i]);
    if (status != WEIR_CALL_OK) {
      return status;
    }
  }
  return WEIR_CALL_OK;
}

static void cancelStaging(void *ctx) {
  cancelWaiting(stagingRules, static_cast<WeirCallContext *>(ctx));
}

const WaitRules weir::stagingRules = {
    runStaging,    giveStaged,          findPoint,
    cancelStaging, /*isInOrder=*/false, "staging operation was cancelled"};

//===-- what inputs say --------------------------------------------------===//

static bool readKey(WeirCallContext *ctx, bool puts, int64_t &key) {
  const WeirView *view = weir_call_input(ctx, 0);
  if (view->rank != 0) {
    weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT, "key must be an int64 scalar%s%s",
        puts ? ", got tensor with shape: " : ": ", ShapeText(*view).text);
    return false;
  }
  key = *dataOf<int64_t>(*view);
  return true;
}

static bool readIndices(WeirCallContext *ctx, int32_t input,
                        Vector<int64_t> &indices) {
  const WeirView *view = weir_call_input(ctx, input);
  int64_t count = countOf(*view);
  if (count == 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "Indices are empty");
    return false;
  }
  for (int64_t i = 0; i < count; ++i) {
    indices.push(indexAt(*view, i));
    if (i > 0 && indices[size_t(i)] <= indices[size_t(i - 1)]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Indices are not strictly ordered");
      return false;
    }
  }
  return true;
}

//===-- putting ----------------------------------------------------------===//

// Hands a waiter with its tuple to the area, if it can fit in at all.
static WeirCallStatus put(WeirCallContext *ctx, StagingArea &area,
                          Waiter *waiter) {
  int64_t bytes = bytesOf(*waiter->tuple);
  int64_t limit = area.shape.memoryLimit;
  if (limit > 0 && bytes > limit) {
    dropWaiter(waiter);
    return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                          "Attempted to insert tensors with combined size of "
                          "'%" PRId64 "' bytes into Staging Area with a memory "
                          "limit of '%" PRId64 "'.",
                          bytes, limit);
  }
  return wait(stagingRules, area, waiter);
}

static WeirCallStatus stage(WeirCallContext *ctx) {
  StagingArea *area = openArea(ctx, StagingKind::List);
  if (!area) {
    return WEIR_CALL_FAILED;
  }
  Waiter *waiter = makeWaiter(ctx, StagingPut, 0);
  int32_t count = weir_call_num_inputs(ctx);
  waiter->tuple = Tuple::make(uint32_t(count));
  for (int32_t i = 0; i < count; ++i) {
    if (!takeInput(ctx, i, waiter->tuple->parts[i])) {
      dropWaiter(waiter);
      return WEIR_CALL_FAILED;
    }
  }
  return put(ctx, *area, waiter);
}

// How many parts the map's elements have; 0 after failing.
static uint32_t findNumParts(WeirCallContext *ctx, StagingArea &area,
                             int64_t key, const Vector<int64_t> &indices) {
  uint32_t numParts;
  {
    LockGuard guard(area.mutex);
    if (area.numParts == 0) {
      const WeirAttr *types = weir_call_attr(ctx, "dtypes");
      area.numParts = types ? types->count : uint32_t(indices.size());
    }
    numParts = area.numParts;
  }
  for (int64_t index : indices) {
    if (index < 0 || index >= int64_t(numParts)) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Index '%" PRIu64 "' for key '%" PRId64
                     "' was out of bounds '%u'.",
                     uint64_t(index), key, numParts);
      return 0;
    }
  }
  return numParts;
}

static WeirCallStatus mapStage(WeirCallContext *ctx, StagingKind kind) {
  StagingArea *area = openArea(ctx, kind);
  int64_t key;
  Vector<int64_t> indices;
  if (!area || !readKey(ctx, /*puts=*/true, key) ||
      !readIndices(ctx, 1, indices)) {
    return WEIR_CALL_FAILED;
  }
  if (weir_call_num_inputs(ctx) - 2 < int32_t(indices.size())) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "expected a value for each of the %zu indices, got "
                          "%d",
                          indices.size(), weir_call_num_inputs(ctx) - 2);
  }
  uint32_t numParts = findNumParts(ctx, *area, key, indices);
  if (numParts == 0) {
    return WEIR_CALL_FAILED;
  }
  Waiter *waiter = makeWaiter(ctx, StagingPut, key);
  waiter->tuple = Tuple::make(numParts);
  for (size_t i = 0; i < indices.size(); ++i) {
    if (!takeInput(ctx, int32_t(2 + i), waiter->tuple->parts[indices[i]])) {
      dropWaiter(waiter);
      return WEIR_CALL_FAILED;
    }
  }
  return put(ctx, *area, waiter);
}

//===-- taking -----------------------------------------------------------===//

static WeirCallStatus unstage(WeirCallContext *ctx) {
  StagingArea *area = openArea(ctx, StagingKind::List);
  return area ? wait(stagingRules, *area, makeWaiter(ctx, StagingTake, 0))
              : WEIR_CALL_FAILED;
}

static WeirCallStatus peek(WeirCallContext *ctx) {
  StagingArea *area = openArea(ctx, StagingKind::List);
  if (!area) {
    return WEIR_CALL_FAILED;
  }
  const WeirView *view = weir_call_input(ctx, 0);
  if (view->rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "index must be scalar");
  }
  int64_t index = *dataOf<int32_t>(*view);
  if (index < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "index must be at least 0, got %" PRId64, index);
  }
  return wait(stagingRules, *area, makeWaiter(ctx, StagingPeek, index));
}

static WeirCallStatus mapTake(WeirCallContext *ctx, StagingKind kind,
                              StagingWaiter what) {
  StagingArea *area = openArea(ctx, kind);
  int64_t key = 0;
  bool hasKey = what != StagingTakeAny;
  if (!area || (hasKey && !readKey(ctx, /*puts=*/false, key))) {
    return WEIR_CALL_FAILED;
  }
  Waiter *waiter = makeWaiter(ctx, what, key);
  if (!readIndices(ctx, hasKey ? 1 : 0, waiter->numbers)) {
    dropWaiter(waiter);
    return WEIR_CALL_FAILED;
  }
  return wait(stagingRules, *area, waiter);
}

//===-- the rest ---------------------------------------------------------===//

static WeirCallStatus giveSize(WeirCallContext *ctx, StagingKind kind,
                               bool isReady) {
  StagingArea *area = openArea(ctx, kind);
  auto *out =
      area ? static_cast<int32_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
           : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(area->mutex);
  *out = int32_t(isReady ? area->ready.size() : area->lacking.size());
  return WEIR_CALL_OK;
}

static WeirCallStatus clear(WeirCallContext *ctx, StagingKind kind) {
  StagingArea *area = openArea(ctx, kind);
  if (!area) {
    return WEIR_CALL_FAILED;
  }
  Waiter *finished = nullptr;
  area->mutex.lock();
  area->clear();
  area->runAll(stagingRules, finished);
  area->mutex.unlock();
  deliver(stagingRules, finished, nullptr);
  return WEIR_CALL_OK;
}

WEIR_CALL(Stage, stage(ctx))
WEIR_CALL(Unstage, unstage(ctx))
WEIR_CALL(StagePeek, peek(ctx))
WEIR_CALL(StageSize, giveSize(ctx, StagingKind::List, true))
WEIR_CALL(StageClear, clear(ctx, StagingKind::List))

#define WEIR_MAP_CALLS(NAME, KIND)                                             \
  WEIR_CALL(NAME##Stage, mapStage(ctx, KIND))                                  \
  WEIR_CALL(NAME##Unstage, mapTake(ctx, KIND, StagingTake))                    \
  WEIR_CALL(NAME##UnstageNoKey, mapTake(ctx, KIND, StagingTakeAny))            \
  WEIR_CALL(NAME##Peek, mapTake(ctx, KIND, StagingPeek))                       \
  WEIR_CALL(NAME##Size, giveSize(ctx, KIND, true))                             \
  WEIR_CALL(NAME##IncompleteSize, giveSize(ctx, KIND, false))                  \
  WEIR_CALL(NAME##Clear, clear(ctx, KIND))

WEIR_MAP_CALLS(Map, StagingKind::Map)
WEIR_MAP_CALLS(OrderedMap, StagingKind::OrderedMap)
