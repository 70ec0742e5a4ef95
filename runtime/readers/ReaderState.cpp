// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A reader's state:
//
//   made   int64 vector: ReaderKind, Packing, lines skipped, bytes of header,
//          record, footer, hop
//   place  int64 vector: units of work started and finished, records given,
//          the number of the last line or record, the place in the file
//   work   string: the unit of work that was started last
//
// A restored reader opens its file again when it is read, and goes on at the
// place. Calls that wait are not in the state.
#include "runtime/calls/CallUtils.h"
#include "runtime/calls/StateUtils.h"
#include "runtime/readers/Reader.h"

using namespace weir;

static constexpr int64_t numMade = 7, numPlace = 5;
/// Counts never get that far.
static constexpr int64_t maxCount = int64_t(1) << 62;

int32_t weir::snapshotReader(void *object, WeirState *state) {
  auto &reader = *static_cast<Reader *>(object);
  ReaderShape shape;
  ReaderPlace place;
  Bytes work;
  {
    LockGuard guard(reader.data);
    if (!reader.isOpened) {
      return WEIR_OK;
    }
    shape = reader.shape;
    place = reader.place();
    work.append(reader.currentWork().data, reader.currentWork().size);
  }
  int64_t *made = newNumbers(state, "made", 1, &numMade);
  int64_t *at = newNumbers(state, "place", 1, &numPlace);
  auto *text = static_cast<WeirString *>(
      weir_state_new(state, "work", WEIR_DT_STRING, 0, nullptr));
  WeirBuffer *owner = weir_state_new_buffer(state, int64_t(work.size()) + 1);
  if (!made || !at || !text || !owner) {
    if (owner) {
      weir_buffer_release(owner);
    }
    return weir_state_fail(state, WEIR_RESOURCE_EXHAUSTED,
                           "no memory for the state of a reader");
  }
  const int64_t shapeNumbers[] = {int64_t(shape.kind),
                                  int64_t(shape.packing),
                                  shape.skippedLines,
                                  shape.header,
                                  shape.record,
                                  shape.footer,
                                  shape.hop};
  memcpy(made, shapeNumbers, sizeof shapeNumbers);
  const int64_t placeNumbers[] = {place.workStarted, place.workFinished,
                                  place.produced, place.number,
                                  int64_t(place.position)};
  memcpy(at, placeNumbers, sizeof placeNumbers);
  auto *bytes = static_cast<char *>(weir_buffer_data(owner));
  memcpy(bytes, work.size() ? work.data() : "", work.size());
  *text = {bytes, work.size(), owner};
  return WEIR_OK;
}

// What the state says of the reader's making; false: damaged.
static bool readShape(const int64_t *made, ReaderShape &shape) {
  for (int64_t i = 0; i < numMade; ++i) {
    if (made[i] < 0) {
      return false;
    }
  }
  shape = {ReaderKind(made[0]),
           Packing(made[1]),
           made[2],
           made[3],
           made[4],
           made[5],
           made[6]};
  return made[0] <= int64_t(ReaderKind::Identity) &&
         made[1] <= int64_t(Packing::Gzip);
}

int32_t weir::restoreReader(void *object, void *present,
                            const WeirState *state) {
  auto &reader = *static_cast<Reader *>(object);
  if (weir_state_num_tensors(state) == 0) {
    return WEIR_OK; // not opened yet
  }
  WeirView made, at, text;
  ReaderShape shape;
  bool isMade = findTensor(state, "made", WEIR_DT_INT64, 1, made) &&
                made.dims[0] == numMade &&
                readShape(dataOf<int64_t>(made), shape);
  if (!isMade) {
    return failDamaged(state, "made");
  }
  auto *there = static_cast<Reader *>(present);
  ReaderShape declared;
  const WeirResource *row = weir_state_declared(state);
  bool agrees = !row || (readDeclaration(*row, declared) && declared == shape);
  if (there) {
    LockGuard guard(there->data);
    agrees &= !there->isOpened || there->shape == shape;
  }
  if (!agrees) {
    return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                           "the state is of a reader of another kind or with "
                           "other attributes than this program's; restore "
                           "what this program saved");
  }
  if (!findTensor(state, "place", WEIR_DT_INT64, 1, at) ||
      at.dims[0] != numPlace) {
    return failDamaged(state, "place");
  }
  const int64_t *numbers = dataOf<int64_t>(at);
  for (int64_t i = 0; i < numPlace; ++i) {
    if (numbers[i] < 0 || numbers[i] > maxCount) {
      return failDamaged(state, "place");
    }
  }
  if (!findTensor(state, "work", WEIR_DT_STRING, 0, text)) {
    return failDamaged(state, "work");
  }
  reader.shape = shape;
  reader.isOpened = true;
  snprintf(reader.name, sizeof reader.name, "%.100s", weir_state_name(state));
  reader.setPlace(
      {numbers[0], numbers[1], numbers[2], numbers[3], uint64_t(numbers[4])},
      textAt(text, 0));
  return WEIR_OK;
}

void weir::adoptReader(void *object, void *from) {
  auto &reader = *static_cast<Reader *>(object);
  auto &other = *static_cast<Reader *>(from);
  LockGuard guard(reader.data);
  if (!reader.isOpened && other.isOpened) {
    reader.shape = other.shape;
    reader.isOpened = true;
    memcpy(reader.name, other.name, sizeof reader.name);
  }
  reader.adopt(other);
}
