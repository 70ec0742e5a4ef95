// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Barriers as operations. Nothing but a take waits: the queue of what is ready
// has no bound.
#include "runtime/calls/CallUtils.h"
#include "runtime/calls/DefineCall.h"
#include "runtime/queue/Barrier.h"
#include <cstdarg>

using namespace weir;

//===-- the resource -----------------------------------------------------===//

static void destroyBarrier(void *object) {
  auto *barrier = static_cast<Barrier *>(object);
  barrier->clear();
  barrier->~Barrier();
}

static void abortBarrier(void *object) {
  auto *barrier = static_cast<Barrier *>(object);
  Attempt *finished = nullptr;
  barrier->ready.mutex.lock();
  barrier->ready.abort(finished);
  barrier->ready.mutex.unlock();
  deliver(barrier->ready, finished, nullptr);
}

const WeirResourceKind weir::barrierKind = {
    "Barrier",    sizeof(Barrier), nullptr,        destroyBarrier,
    abortBarrier, snapshotBarrier, restoreBarrier, adoptBarrier};

static Barrier *barrierOf(WeirCallContext *ctx) {
  auto *barrier =
      static_cast<Barrier *>(weir_call_resource(ctx, 0, &barrierKind, 0));
  if (!barrier || !barrier->opened) {
    weir_call_fail(ctx, WEIR_NOT_FOUND, "Resource %s does not exist.",
                   weir_call_resource_name(ctx, 0));
    return nullptr;
  }
  return barrier;
}

namespace {
/// "float, string" and "[[2], []]" of the components.
struct ComponentsText {
  char types[512] = "", shapes[512] = "";
  explicit ComponentsText(const QueueShape &shape) {
    size_t atTypes = 0, atShapes = 0;
    for (uint32_t i = Barrier::firstComponent; i < shape.numParts; ++i) {
      const char *separator = i > Barrier::firstComponent ? ", " : "";
      char dims[128];
      formatShape(dims, sizeof dims, shape.ranks[i], shape.dims[i]);
      atTypes +=
          size_t(snprintf(types + atTypes, sizeof types - atTypes, "%s%s",
                          separator, weir_dtype_name(shape.dtypes[i])));
      atShapes += size_t(snprintf(shapes + atShapes, sizeof shapes - atShapes,
                                  "%s%s", separator, dims));
      if (atTypes + 32 > sizeof types || atShapes + 130 > sizeof shapes) {
        return;
      }
    }
  }
};
} // namespace

static WeirCallStatus openBarrier(WeirCallContext *ctx) {
  const WeirAttr *types = weir_call_attr(ctx, "component_types");
  const WeirAttr *shapes = weir_call_attr(ctx, "shapes");
  if (!types || !shapes || types->count != shapes->count) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "All of the component shapes must be specified");
  }
  if (types->count > Queue::maxParts - Barrier::firstComponent) {
    return weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                          "a barrier with %u components; at most %u are "
                          "supported",
                          types->count,
                          Queue::maxParts - Barrier::firstComponent);
  }
  if (weir_call_attr_int(ctx, "capacity", -1) != -1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Barrier only accepts capacity=-1.  Feed the inputs "
                          "to your Barrier through a queue to enforce a "
                          "limited capacity.");
  }
  QueueShape shape = readBarrierAttributes(types, shapes);
  WeirBytes name = resourceName(ctx);
  auto *out = static_cast<WeirHandle *>(weir_call_allocate(ctx, 0, 0, nullptr));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  auto *barrier = static_cast<Barrier *>(weir_call_resource_named(
      ctx, &barrierKind, weir_call_attr_string(ctx, "container"), name, out));
  if (!barrier) {
    return WEIR_CALL_FAILED;
  }
  {
    LockGuard guard(barrier->mutex);
    if (!barrier->opened) {
      char text[128];
      snprintf(text, sizeof text, "%.*s", int(name.size), name.data);
      barrier->open(shape, text);
    }
  }
  const QueueShape &present = barrier->ready.shape; // stays as it is
  if (isSame(present, shape)) {
    return WEIR_CALL_OK;
  }
  ComponentsText is(present), wanted(shape);
  bool isType = strcmp(is.types, wanted.types) != 0;
  return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                        "Shared barrier '%.*s' has component %s %s but "
                        "requested component %s were %s",
                        int(name.size), name.data, isType ? "types" : "shapes",
                        isType ? is.types : is.shapes,
                        isType ? "types" : "shapes",
                        isType ? wanted.types : wanted.shapes);
}

//===-- inserting --------------------------------------------------------===//

namespace {
/// One BarrierInsertMany: what it inserts, and what came of it.
struct Insertion {
  WeirCallContext *ctx;
  Barrier &barrier;
  uint32_t part; ///< of an element
  const WeirView &keys, &values;
  bool hasNewKey = false;
  Attempt *enqueue = nullptr; ///< of what got ready
  int32_t code = WEIR_OK;
  char message[512] = "";

  bool fail(int32_t newCode, const char *format, ...)
      __attribute__((format(printf, 3, 4))) {
    code = newCode;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return false;
  }
};
} // namespace

// Row `row` of the values as a tensor of its own.
static bool takeRow(Insertion &insertion, int64_t row, Value &part) {
  const WeirView &values = insertion.values;
  part.dtype = values.dtype;
  part.setShape(values.rank - 1, values.dims + 1);
  int64_t bytes = tensorBytes(part.dtype, part.rank, part.dims);
  part.buffer = weir_call_new_buffer(insertion.ctx, bytes);
  if (!part.buffer) {
    return insertion.fail(WEIR_RESOURCE_EXHAUSTED,
                          "OOM when allocating %" PRId64 " bytes", bytes);
  }
  prepareElements(part.buffer, part.dtype);
  part.data = part.buffer->data();
  copyElements(part.data, static_cast<const char *>(values.data) + row * bytes,
               part.dtype, elementCount(part.rank, part.dims));
  return true;
}

// Hands a complete element on, if its components have the shapes they should.
static bool makeReady(Insertion &insertion, size_t index) {
  Tuple *tuple = insertion.barrier.remove(index);
  const QueueShape &shape = insertion.barrier.ready.shape;
  for (uint32_t i = Barrier::firstComponent; i < tuple->size; ++i) {
    const Value &part = tuple->parts[i];
    bool fits = shape.ranks[i] == part.rank;
    for (int32_t d = 0; fits && d < part.rank; ++d) {
      fits = shape.dims[i][d] < 0 || shape.dims[i][d] == part.dims[d];
    }
    if (!fits) {
      insertion.fail(WEIR_INVALID_ARGUMENT,
                     "Shape mismatch in tuple component %u. Expected %s, got "
                     "%s",
                     i, ShapeText(shape.ranks[i], shape.dims[i]).text,
                     ShapeText(part.rank, part.dims).text);
      Tuple::drop(tuple);
      return false;
    }
  }
  if (!insertion.enqueue) {
    insertion.enqueue = makeAttempt(nullptr, Attempt::Enqueue);
  }
  insertion.enqueue->tuples.push(tuple);
  ++insertion.enqueue->wanted;
  return true;
}

static bool insertRow(Insertion &insertion, int64_t row) {
  Barrier &barrier = insertion.barrier;
  const WeirString &key = dataOf<WeirString>(insertion.keys)[row];
  auto keySize = int(key.size > 100 ? 100 : key.size);
  size_t index = barrier.find(key);
  if (index == barrier.incomplete.size()) {
    if (barrier.closed) {
      return insertion.fail(
          WEIR_CANCELLED,
          "Barrier %s is closed, but attempted to insert a brand new key: "
          "%.*s.  Pending enqueues cancelled: %d.  Insertion index: %" PRId64
          ".  Number of incomplete keys: %zu.",
          barrier.name, keySize, key.data, barrier.cancelled, row,
          barrier.incomplete.size());
    }
    if (!barrier.addKey(insertion.ctx, key)) {
      return insertion.fail(WEIR_RESOURCE_EXHAUSTED,
                            "OOM when adding a key to barrier %s",
                            barrier.name);
    }
    insertion.hasNewKey = true;
  }
  Tuple *tuple = barrier.incomplete[index];
  Value &part = tuple->parts[insertion.part];
  if (part.buffer) {
    return insertion.fail(WEIR_INVALID_ARGUMENT,
                          "Key %.*s already has a value for component %u in "
                          "barrier %s",
                          keySize, key.data,
                          insertion.part - Barrier::firstComponent,
                          barrier.name);
  }
  if (!takeRow(insertion, row, part)) {
    return false;
  }
  for (uint32_t i = 0; i < tuple->size; ++i) {
    if (!tuple->parts[i].buffer) {
      return true;
    }
  }
  return makeReady(insertion, index);
}

// What is in stays in where a later row fails, as in TensorFlow, but for what
// got ready: TensorFlow loses it, here it is ready.
static void insertRows(Insertion &insertion, Attempt *&finished) {
  Barrier &barrier = insertion.barrier;
  int64_t count = countOf(insertion.keys);
  if (barrier.closed &&
      (barrier.cancelled || (count > 0 && barrier.incomplete.empty()))) {
    insertion.fail(WEIR_CANCELLED,
                   "Barrier %s is closed.  Pending enqueues cancelled: %d.  "
                   "Number of new insertions: %" PRId64
                   ".  Number of incomplete keys: %zu.",
                   barrier.name, barrier.cancelled, count,
                   barrier.incomplete.size());
    return;
  }
  for (int64_t row = 0; row < count && insertRow(insertion, row); ++row) {
  }
  if (insertion.hasNewKey) {
    ++barrier.insertion;
  }
  if (insertion.enqueue) {
    LockGuard guard(barrier.ready.mutex);
    barrier.ready.add(insertion.enqueue, finished);
  }
  barrier.closeReady(finished);
}

static WeirCallStatus insertMany(WeirCallContext *ctx) {
  Barrier *barrier = barrierOf(ctx);
  if (!barrier) {
    return WEIR_CALL_FAILED;
  }
  const QueueShape &shape = barrier->ready.shape;
  int64_t component = weir_call_attr_int(ctx, "component_index", 0);
  int64_t components = shape.numParts - Barrier::firstComponent;
  if (component < 0 || component >= components) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "The component ID is out of range %" PRId64
                          " > num_components (= %" PRId64 ")",
                          component, components);
  }
  const WeirView &keys = *weir_call_input(ctx, 1);
  const WeirView &values = *weir_call_input(ctx, 2);
  auto part = uint32_t(component) + Barrier::firstComponent;
  if (values.dtype != shape.dtypes[part]) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Type mismatch in tuple component %u. Expected %s, "
                          "got %s",
                          part, weir_dtype_name(shape.dtypes[part]),
                          weir_dtype_name(values.dtype));
  }
  if (countOf(keys) > 0 && countOf(values) == 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Tensors with no elements are not supported %s: "
                          "received shape %s",
                          barrier->name, ShapeText(values).text);
  }
  if (countOf(keys) > 0 &&
      (values.rank < 1 || values.dims[0] != countOf(keys))) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "expected a row of values for each of the %" PRId64
                          " keys, got values of shape %s",
                          countOf(keys), ShapeText(values).text);
  }
  Insertion insertion = {ctx, *barrier, part, keys, values};
  Attempt *finished = nullptr;
  barrier->mutex.lock();
  insertRows(insertion, finished);
  barrier->mutex.unlock();
  deliver(barrier->ready, finished, nullptr);
  return insertion.code == WEIR_OK
             ? WEIR_CALL_OK
             : weir_call_fail(ctx, insertion.code, "%s", insertion.message);
}

//===-- taking -----------------------------------------------------------===//

// The call's context leads to the barrier as long as this runs.
static void cancelTake(void *argument) {
  auto *ctx = static_cast<WeirCallContext *>(argument);
  auto *barrier =
      static_cast<Barrier *>(weir_call_resource(ctx, 0, &barrierKind, 0));
  if (barrier) {
    cancelIn(barrier->ready, ctx);
  }
}

// How many a take is to get: fewer, if it takes what there is; -1 after
// failing, where they cannot come any more.
static int64_t findWanted(WeirCallContext *ctx, Barrier &barrier,
                          int64_t wanted, bool takesFewer) {
  int64_t available;
  {
    LockGuard guard(barrier.mutex);
    if (!barrier.closed) {
      return wanted;
    }
    {
      LockGuard readyGuard(barrier.ready.mutex);
      available = barrier.ready.size();
    }
    if (takesFewer) {
      wanted = wanted < available ? wanted : available;
    } else {
      available += int64_t(barrier.incomplete.size());
    }
  }
  if (available >= (wanted > 1 ? wanted : 1)) {
    return wanted;
  }
  weir_call_fail(ctx, WEIR_OUT_OF_RANGE,
                 "Barrier '%s' is closed and has insufficient elements "
                 "(requested %" PRId64 ", total size %" PRId64 ")",
                 barrier.name, wanted, available);
  return -1;
}

static WeirCallStatus takeMany(WeirCallContext *ctx) {
  Barrier *barrier = barrierOf(ctx);
  if (!barrier || !checkOutputs(ctx, barrier->ready)) {
    return WEIR_CALL_FAILED;
  }
  if (weir_call_attr_int(ctx, "timeout_ms", -1) != -1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Timeout not supported yet.");
  }
  const WeirView *count = weir_call_input(ctx, 1);
  if (count->rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "num_elements must be a scalar.");
  }
  int64_t wanted = *dataOf<int32_t>(*count);
  if (wanted < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "a take of many requested %" PRId64 " < 0 elements",
                          wanted);
  }
  bool takesFewer = weir_call_attr_bool(ctx, "allow_small_batch", 0);
  wanted = findWanted(ctx, *barrier, wanted, takesFewer);
  if (wanted < 0) {
    return WEIR_CALL_FAILED;
  }
  return dequeueBatch(ctx, barrier->ready, wanted, takesFewer, cancelTake);
}

//===-- the rest ---------------------------------------------------------===//

static WeirCallStatus close(WeirCallContext *ctx) {
  Barrier *barrier = barrierOf(ctx);
  if (!barrier) {
    return WEIR_CALL_FAILED;
  }
  bool cancels = weir_call_attr_bool(ctx, "cancel_pending_enqueues", 0);
  Attempt *finished = nullptr;
  barrier->mutex.lock();
  // Closing twice is fine if only the second one cancels.
  bool isRepeated = barrier->closed && (barrier->cancelled || !cancels);
  if (!isRepeated) {
    barrier->closed = true;
    barrier->cancelled = cancels;
    if (cancels) {
      barrier->dropIncomplete();
    }
    barrier->closeReady(finished);
  }
  barrier->mutex.unlock();
  deliver(barrier->ready, finished, nullptr);
  return isRepeated
             ? weir_call_fail(ctx, WEIR_CANCELLED,
                              "Barrier '%s' is already closed.", barrier->name)
             : WEIR_CALL_OK;
}

static WeirCallStatus giveSize(WeirCallContext *ctx, bool isReady) {
  Barrier *barrier = barrierOf(ctx);
  auto *out =
      barrier ? static_cast<int32_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
              : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(barrier->mutex);
  LockGuard readyGuard(barrier->ready.mutex);
  *out = int32_t(isReady ? barrier->ready.size()
                         : int64_t(barrier->incomplete.size()));
  return WEIR_CALL_OK;
}

WEIR_CALL(Barrier, openBarrier(ctx))
WEIR_CALL(BarrierInsertMany, insertMany(ctx))
WEIR_CALL(BarrierTakeMany, takeMany(ctx))
WEIR_CALL(BarrierClose, close(ctx))
WEIR_CALL(BarrierReadySize, giveSize(ctx, true))
WEIR_CALL(BarrierIncompleteSize, giveSize(ctx, false))
