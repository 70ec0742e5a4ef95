// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A staging area's state:
//
//   made      int64 vector: StagingKind, capacity, memory limit, parts of a
//             map's elements, order of the next element
//   elements  int64 matrix, of each element: 0 (ready), 1 (lacks parts) or 2
//             (waits for room), its key, its order, how many parts it has
//   part-I.J  part J of element I, where it has that
//
// What waits to be put in is in the state as with queues: restored, it belongs
// to no call. Takes that wait have taken nothing yet.
#include "runtime/calls/StateUtils.h"
#include "runtime/queue/Staging.h"

using namespace weir;

namespace {
enum Place : int64_t { Ready, Lacking, Waiting };

struct PartName {
  char text[48];
  PartName(int64_t element, uint32_t part) {
    snprintf(text, sizeof text, "part-%lld.%u", (long long)element, part);
  }
};
} // namespace

//===-- snapshot ---------------------------------------------------------===//

/// Calls use(place, key, order, tuple) for each element.
template <typename F> static void eachElement(const StagingArea &area, F use) {
  for (size_t i = 0; i < area.ready.size(); ++i) {
    const StagedElement &element = area.ready[i];
    use(Ready, element.key, element.order, *element.tuple);
  }
  for (size_t i = 0; i < area.lacking.size(); ++i) {
    const StagedElement &element = area.lacking[i];
    use(Lacking, element.key, element.order, *element.tuple);
  }
  area.eachWaiter([&](const Waiter &waiter) {
    if (waiter.kind == StagingPut) {
      use(Waiting, waiter.wanted, 0, *waiter.tuple);
    }
  });
}

int32_t weir::snapshotStaging(void *object, WeirState *state) {
  auto *area = static_cast<StagingArea *>(object);
  LockGuard guard(area->mutex);
  if (!area->opened) {
    return WEIR_OK;
  }
  int64_t madeSize = 5, dims[2] = {0, 4};
  eachElement(*area,
              [&](Place, int64_t, int64_t, const Tuple &) { ++dims[0]; });
  int64_t *made = newNumbers(state, "made", 1, &madeSize);
  int64_t *numbers = made ? newNumbers(state, "elements", 2, dims) : nullptr;
  if (!numbers) {
    return WEIR_RESOURCE_EXHAUSTED;
  }
  made[0] = int64_t(area->shape.kind);
  made[1] = area->shape.capacity;
  made[2] = area->shape.memoryLimit;
  made[3] = area->numParts;
  made[4] = area->order;
  int64_t index = 0;
  eachElement(*area,
              [&](Place place, int64_t key, int64_t order, const Tuple &tuple) {
                *numbers++ = place;
                *numbers++ = key;
                *numbers++ = order;
                *numbers++ = tuple.size;
                for (uint32_t j = 0; j < tuple.size; ++j) {
                  const Value &part = tuple.parts[j];
                  if (part.buffer) {
                    addValue(state, PartName(index, j).text, part);
                  }
                }
                ++index;
              });
  return WEIR_OK;
}

//===-- restore ----------------------------------------------------------===//

// The parts of one element; how many it lacks, or -1: damaged.
static int64_t readParts(const WeirState *state, int64_t element,
                         Tuple *tuple) {
  int64_t lacks = 0;
  for (uint32_t j = 0; j < tuple->size; ++j) {
    WeirView view;
    WeirBuffer *buffer;
    if (!weir_state_find(state, PartName(element, j).text, &view, &buffer)) {
      ++lacks;
      continue;
    }
    if (!buffer) {
      return -1;
    }
    shareTensor(tuple->parts[j], view, buffer);
  }
  return lacks;
}

// Adds element `index`, whose row of numbers is `row`.
static bool readElement(const WeirState *state, StagingArea &area,
                        int64_t index, const int64_t *row) {
  bool isList = area.shape.kind == StagingKind::List;
  int64_t size = row[3];
  // A list's elements have any number of parts, but no more than there are.
  int64_t most = isList ? weir_state_num_tensors(state) : area.numParts;
  if (row[0] < Ready || row[0] > Waiting || size < 0 || size > most ||
      (!isList && size != most) || (isList && row[0] == Lacking)) {
    return false;
  }
  Tuple *tuple = Tuple::make(uint32_t(size));
  int64_t lacks = readParts(state, index, tuple);
  bool isGood =
      lacks >= 0 && (size == 0 || lacks < size) && (lacks == 0 || !isList);
  Vector<StagedElement> &elements =
      row[0] == Lacking ? area.lacking : area.ready;
  bool isRepeated =
      row[0] != Waiting && findKey(elements, row[1]) < elements.size();
  if (!isGood || isRepeated) {
    Tuple::drop(tuple);
    return false;
  }
  if (row[0] == Waiting) {
    Waiter *waiter = makeWaiter(nullptr, StagingPut, row[1]);
    waiter->tuple = tuple;
    area.append(waiter);
    return true;
  }
  insertByKey(elements, {row[1], row[2], tuple});
  area.bytes += bytesOf(*tuple);
  return true;
}

int32_t weir::restoreStaging(void *object, void *present,
                             const WeirState *state) {
  auto &area = *static_cast<StagingArea *>(object);
  auto &old = *static_cast<StagingArea *>(present);
  if (weir_state_num_tensors(state) == 0) {
    return WEIR_OK;
  }
  const WeirResource *declared = weir_state_declared(state);
  if (declared && strcmp(declared->kind, "StagingArea") != 0) {
    return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                           "the program declares a %s of this name",
                           declared->kind);
  }
  WeirView view;
  if (!findTensor(state, "made", WEIR_DT_INT64, 1, view) || view.dims[0] != 5) {
    return failDamaged(state, "made");
  }
  const auto *made = static_cast<const int64_t *>(view.data);
  // A list has no number of parts; a map's elements have at most so many.
  if (made[0] < 0 || made[0] > int64_t(StagingKind::OrderedMap) ||
      made[3] < 0 || made[3] > 65536) {
    return failDamaged(state, "made");
  }
  StagingShape shape = {StagingKind(made[0]), made[1], made[2]};
  {
    LockGuard guard(old.mutex);
    if (old.opened && !isSame(shape, old.shape)) {
      return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                             "it was made with another kind, capacity or "
                             "memory limit than its state is of");
    }
  }
  area.open(shape, weir_state_name(state));
  area.numParts = uint32_t(made[3]);
  area.order = made[4];
  if (!findTensor(state, "elements", WEIR_DT_INT64, 2, view) ||
      view.dims[1] != 4) {
    return failDamaged(state, "elements");
  }
  const auto *rows = static_cast<const int64_t *>(view.data);
  for (int64_t i = 0; i < view.dims[0]; ++i) {
    if (!readElement(state, area, i, rows + 4 * i)) {
      return failDamaged(state, "elements");
    }
  }
  return WEIR_OK;
}

void weir::adoptStaging(void *object, void *from) {
  auto &area = *static_cast<StagingArea *>(object);
  auto &other = *static_cast<StagingArea *>(from);
  Waiter *finished = nullptr;
  area.mutex.lock();
  if (!area.opened && other.opened) {
    area.open(other.shape, other.name);
  }
  area.clear();
  area.dropRestored();
  area.ready.swap(other.ready);
  area.lacking.swap(other.lacking);
  area.bytes = other.bytes;
  area.order = other.order;
  area.numParts = other.opened ? other.numParts : area.numParts;
  area.takeWaiters(other);
  area.runAll(stagingRules, finished);
  area.mutex.unlock();
  deliver(stagingRules, finished, nullptr);
}
