// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A barrier's state is that of its queue of ready elements (QueueState.cpp),
// and
//
//   barrier         int64 vector: number of the next insertion, closed,
//                   cancelled (0 or 1), how many elements are incomplete
//   lacking-I.J     component J of incomplete element I, where it has that;
//                   components as in the queue, so 0 and 1 (insertion, key) are
//                   always there
#include "runtime/calls/StateUtils.h"
#include "runtime/queue/Barrier.h"

using namespace weir;

namespace {
struct PartName {
  char text[48];
  PartName(int64_t element, uint32_t part) {
    snprintf(text, sizeof text, "lacking-%lld.%u", (long long)element, part);
  }
};
} // namespace

int32_t weir::snapshotBarrier(void *object, WeirState *state) {
  auto *barrier = static_cast<Barrier *>(object);
  LockGuard guard(barrier->mutex);
  if (!barrier->opened) {
    return WEIR_OK;
  }
  if (int32_t code = snapshotQueue(&barrier->ready, state); code != WEIR_OK) {
    return code;
  }
  int64_t size = 4;
  int64_t *numbers = newNumbers(state, "barrier", 1, &size);
  if (!numbers) {
    return WEIR_RESOURCE_EXHAUSTED;
  }
  numbers[0] = barrier->insertion;
  numbers[1] = barrier->closed;
  numbers[2] = barrier->cancelled;
  numbers[3] = int64_t(barrier->incomplete.size());
  for (size_t i = 0; i < barrier->incomplete.size(); ++i) {
    const Tuple *tuple = barrier->incomplete[i];
    for (uint32_t j = 0; j < tuple->size; ++j) {
      const Value &part = tuple->parts[j];
      if (part.buffer) {
        addValue(state, PartName(int64_t(i), j).text, part);
      }
    }
  }
  return WEIR_OK;
}

// Fills the parts that the element has; the first two must be there.
static int32_t readElement(const WeirState *state, const QueueShape &shape,
                           int64_t element, Tuple *tuple) {
  for (uint32_t part = 0; part < shape.numParts; ++part) {
    PartName name(element, part);
    WeirView view;
    WeirBuffer *buffer;
    bool isThere = weir_state_find(state, name.text, &view, &buffer) && buffer;
    bool isKey = part < Barrier::firstComponent;
    if (isThere ? view.dtype != shape.dtypes[part] || (isKey && view.rank)
                : isKey) {
      return failDamaged(state, name.text);
    }
    if (isThere) {
      shareTensor(tuple->parts[part], view, buffer);
    }
  }
  return WEIR_OK;
}

int32_t weir::restoreBarrier(void *object, void *present,
                             const WeirState *state) {
  auto &barrier = *static_cast<Barrier *>(object);
  auto &old = *static_cast<Barrier *>(present);
  if (weir_state_num_tensors(state) == 0) {
    return WEIR_OK;
  }
  int32_t code = restoreQueue(&barrier.ready, &old.ready, state);
  if (code != WEIR_OK) {
    return code;
  }
  const QueueShape &shape = barrier.ready.shape;
  if (shape.kind != QueueKind::Priority ||
      shape.numParts < Barrier::firstComponent ||
      shape.dtypes[1] != WEIR_DT_STRING || shape.ranks[1] != 0) {
    return failDamaged(state, "made");
  }
  WeirView view;
  if (!findTensor(state, "barrier", WEIR_DT_INT64, 1, view) ||
      view.dims[0] != 4) {
    return failDamaged(state, "barrier");
  }
  const auto *numbers = static_cast<const int64_t *>(view.data);
  if (numbers[3] < 0 || numbers[3] > weir_state_num_tensors(state)) {
    return failDamaged(state, "barrier");
  }
  snprintf(barrier.name, sizeof barrier.name, "%s", weir_state_name(state));
  barrier.insertion = numbers[0];
  barrier.closed = numbers[1] != 0;
  barrier.cancelled = numbers[2] != 0;
  barrier.opened = true;
  for (int64_t i = 0; i < numbers[3] && code == WEIR_OK; ++i) {
    Tuple *tuple = Tuple::make(shape.numParts);
    barrier.incomplete.push(tuple);
    code = readElement(state, shape, i, tuple);
  }
  return code;
}

void weir::adoptBarrier(void *object, void *from) {
  auto &barrier = *static_cast<Barrier *>(object);
  auto &other = *static_cast<Barrier *>(from);
  Attempt *finished = nullptr;
  barrier.mutex.lock();
  barrier.ready.mutex.lock();
  barrier.ready.adopt(other.ready, finished);
  barrier.ready.mutex.unlock();
  if (!barrier.opened && other.opened) {
    memcpy(barrier.name, other.name, sizeof barrier.name);
    barrier.opened = true;
  }
  barrier.incomplete.swap(other.incomplete);
  barrier.insertion = other.opened ? other.insertion : INT64_MIN;
  barrier.closed = other.closed;
  barrier.cancelled = other.cancelled;
  barrier.mutex.unlock();
  deliver(barrier.ready, finished, nullptr);
}
