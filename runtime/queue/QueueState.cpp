// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A queue's state:
//
//   made      int64 vector: QueueKind, capacity, least number after a dequeue,
//             two seeds, then of each component its type, its rank (-1:
//             unknown) and its dimensions
//   elements  int64: how many elements there are, those that wait included
//   waiting   int64 vector: of each enqueue that waits for room how many
//             elements it still has, of a close that waits -1; these are the
//             last elements
//   closed    bool
//   random    shuffling: uint32 key, counter, block, words used of it
//   part-I    component I of all elements, one row for each; or, where they
//   part-I.J  differ in shape or are large, of element J alone
//
// Elements come in the queue's order. What a dequeue under way has taken
// without having all it wants counts as not taken, what an enqueue under way
// has not put in as waiting. Restored enqueues that wait belong to no call:
// nobody hears of their end.
//
// Buffers of elements are retained under the queue's lock, what is copied is
// copied after it.
#include "runtime/calls/CallUtils.h"
#include "runtime/calls/StateUtils.h"
#include "runtime/queue/QueueCalls.h"

using namespace weir;

/// Elements of up to so many bytes are packed.
static constexpr int64_t packedBytes = 4096;

namespace {
/// What is taken under the lock.
struct Contents {
  QueueShape shape;
  bool isClosed;
  PhiloxSequence random;
  Vector<Value> parts; ///< by element; counts are held
  Vector<int64_t> waiting;

  ~Contents() {
    for (Value &part : parts) {
      part.release();
    }
  }
  void add(const Tuple *tuple) {
    for (uint32_t i = 0; i < tuple->size; ++i) {
      weir_buffer_retain(tuple->parts[i].buffer);
      parts.push(tuple->parts[i]);
    }
  }
};

struct PartName {
  char text[48];
  PartName(uint32_t part) { snprintf(text, sizeof text, "part-%u", part); }
  PartName(uint32_t part, int64_t element) {
    snprintf(text, sizeof text, "part-%u.%lld", part, (long long)element);
  }
};
} // namespace

//===-- snapshot ---------------------------------------------------------===//

template <typename F> void Queue::eachElement(F use) const {
  bool isFifo =
      shape.kind == QueueKind::Fifo || shape.kind == QueueKind::PaddingFifo;
  auto taken = [&] {
    for (Attempt *attempt = dequeues.first; attempt; attempt = attempt->next) {
      for (Tuple *tuple : attempt->tuples) {
        use(tuple);
      }
    }
  };
  if (isFifo) {
    taken();
  }
  for (size_t i = head; i < items.size(); ++i) {
    use(items[i]);
  }
  if (!isFifo) { // where a dequeue that ends early puts them
    taken();
  }
  for (Attempt *attempt = enqueues.first; attempt; attempt = attempt->next) {
    for (int64_t i = 0; i < attempt->wanted; ++i) {
      use(attempt->tuples[size_t(attempt->done + i)]);
    }
  }
}

/// False: the queue is not open.
static bool take(Queue &queue, Contents &contents) {
  LockGuard guard(queue.mutex);
  if (!queue.opened) {
    return false;
  }
  contents.shape = queue.shape;
  queue.copyState(contents.isClosed, contents.random, contents.waiting);
  queue.eachElement([&](const Tuple *tuple) { contents.add(tuple); });
  return true;
}

static bool addMade(WeirState *state, const QueueShape &shape) {
  int64_t size = 5;
  for (uint32_t i = 0; i < shape.numParts; ++i) {
    size += 2 + (shape.ranks[i] > 0 ? shape.ranks[i] : 0);
  }
  int64_t *made = newNumbers(state, "made", 1, &size);
  if (!made) {
    return false;
  }
  *made++ = int64_t(shape.kind);
  *made++ = shape.capacity;
  *made++ = shape.minAfterDequeue;
  *made++ = shape.seeds[0];
  *made++ = shape.seeds[1];
  for (uint32_t i = 0; i < shape.numParts; ++i) {
    *made++ = shape.dtypes[i];
    *made++ = shape.ranks[i];
    for (int32_t d = 0; d < shape.ranks[i]; ++d) {
      *made++ = shape.dims[i][d];
    }
  }
  return true;
}

/// Component `part` of all elements.
static bool addPart(WeirState *state, const Contents &contents, uint32_t part,
                    int64_t elements) {
  uint32_t stride = contents.shape.numParts;
  int32_t dtype = contents.shape.dtypes[part];
  auto at = [&](int64_t i) -> const Value & {
    return contents.parts[size_t(i) * stride + part];
  };
  int64_t bytes =
      elements ? tensorBytes(dtype, at(0).rank, at(0).dims) : packedBytes + 1;
  bool packs = bytes <= packedBytes && at(0).rank < WEIR_MAX_RANK;
  for (int64_t i = 1; packs && i < elements; ++i) {
    packs = at(i).rank == at(0).rank &&
            memcmp(at(i).dims, at(0).dims,
                   size_t(at(0).rank) * sizeof(int64_t)) == 0;
  }
  if (!packs) {
    for (int64_t i = 0; i < elements; ++i) {
      weir_buffer_retain(at(i).buffer);
      weir_state_add(state, PartName(part, i).text, dtype, at(i).rank,
                     at(i).dims, at(i).buffer);
    }
    return true;
  }
  int64_t dims[WEIR_MAX_RANK] = {elements};
  memcpy(dims + 1, at(0).dims, size_t(at(0).rank) * sizeof(int64_t));
  auto *to = static_cast<char *>(
      weir_state_new(state, PartName(part).text, dtype, at(0).rank + 1, dims));
  int64_t count = elementCount(at(0).rank, at(0).dims);
  for (int64_t i = 0; to && i < elements; ++i) {
    copyElements(to + i * bytes, at(i).data, dtype, count);
  }
  return to != nullptr;
}

int32_t weir::snapshotQueue(void *object, WeirState *state) {
  Contents contents;
  if (!take(*static_cast<Queue *>(object), contents)) {
    return WEIR_OK;
  }
  const QueueShape &shape = contents.shape;
  int64_t *elements = addMade(state, shape)
                          ? newNumbers(state, "elements", 0, nullptr)
                          : nullptr;
  auto numWaiting = int64_t(contents.waiting.size());
  int64_t *waiting =
      elements ? newNumbers(state, "waiting", 1, &numWaiting) : nullptr;
  auto *closed = waiting ? static_cast<uint8_t *>(weir_state_new(
                               state, "closed", WEIR_DT_BOOL, 0, nullptr))
                         : nullptr;
  if (!closed) {
    return WEIR_RESOURCE_EXHAUSTED;
  }
  *elements = int64_t(contents.parts.size() / shape.numParts);
  for (size_t i = 0; i < contents.waiting.size(); ++i) {
    waiting[i] = contents.waiting[i];
  }
  *closed = contents.isClosed;
  if (shape.kind == QueueKind::RandomShuffle) {
    int64_t size = sizeof(PhiloxSequence) / sizeof(uint32_t);
    void *random = weir_state_new(state, "random", WEIR_DT_UINT32, 1, &size);
    if (!random) {
      return WEIR_RESOURCE_EXHAUSTED;
    }
    memcpy(random, &contents.random, sizeof contents.random);
  }
  for (uint32_t i = 0; i < shape.numParts; ++i) {
    if (!addPart(state, contents, i, *elements)) {
      return WEIR_RESOURCE_EXHAUSTED;
    }
  }
  return WEIR_OK;
}

//===-- restore ----------------------------------------------------------===//

/// One component's type, rank and dimensions, from position `at` on.
static bool readPart(const int64_t *made, int64_t size, int64_t &at,
                     QueueShape &shape) {
  uint32_t part = shape.numParts;
  if (part == Queue::maxParts || size - at < 2) {
    return false;
  }
  int64_t dtype = made[at++], rank = made[at++];
  if (dtype < 0 || dtype > WEIR_DT_REF_OFFSET ||
      weir_dtype_size(int32_t(dtype)) == 0 || rank < -1 ||
      rank > WEIR_MAX_RANK || size - at < rank) {
    return false;
  }
  shape.dtypes[part] = int32_t(dtype);
  shape.ranks[part] = int32_t(rank);
  for (int32_t d = 0; d < rank; ++d) {
    shape.dims[part][d] = made[at++];
  }
  ++shape.numParts;
  return true;
}

static bool readMade(const WeirState *state, QueueShape &shape) {
  WeirView view;
  if (!findTensor(state, "made", WEIR_DT_INT64, 1, view) || view.dims[0] < 7) {
    return false;
  }
  const auto *made = static_cast<const int64_t *>(view.data);
  int64_t size = view.dims[0], at = 5;
  if (made[0] < 0 || made[0] > int64_t(QueueKind::Priority) || made[2] < 0 ||
      (made[1] >= 0 && made[2] > made[1])) {
    return false;
  }
  shape.kind = QueueKind(made[0]);
  shape.capacity = made[1];
  shape.minAfterDequeue = made[2];
  shape.seeds[0] = made[3];
  shape.seeds[1] = made[4];
  while (at < size) {
    if (!readPart(made, size, at, shape)) {
      return false;
    }
  }
  bool isPriority = shape.kind == QueueKind::Priority;
  return !isPriority ||
         (shape.dtypes[0] == WEIR_DT_INT64 && shape.ranks[0] == 0);
}

/// Whether the program declares such a queue, and the present one is such.
static int32_t checkShape(const WeirState *state, const QueueShape &shape,
                          Queue &present) {
  if (const WeirResource *row = weir_state_declared(state)) {
    QueueShape declared;
    if (!readDeclaration(*row, declared) || !isSame(shape, declared)) {
      return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                             "the program declares a %s of another kind, "
                             "capacity, components or seeds than its state is "
                             "of",
                             row->kind);
    }
  }
  LockGuard guard(present.mutex);
  if (present.opened && !isSame(shape, present.shape)) {
    return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                           "it was opened with another kind, capacity, "
                           "components or seeds than its state is of");
  }
  return WEIR_OK;
}

static bool fits(const QueueShape &shape, uint32_t part, int32_t dtype,
                 int32_t rank, const int64_t *dims) {
  bool good = dtype == shape.dtypes[part] &&
              (shape.ranks[part] < 0 || shape.ranks[part] == rank);
  for (int32_t d = 0; good && d < shape.ranks[part]; ++d) {
    good = shape.dims[part][d] < 0 || shape.dims[part][d] == dims[d];
  }
  return good;
}

/// Fills component `part` of the elements from tensors of the state.
static int32_t readParts(const WeirState *state, const QueueShape &shape,
                         uint32_t part, Vector<Tuple *> &elements) {
  WeirView view;
  WeirBuffer *buffer;
  bool isPacked = weir_state_find(state, PartName(part).text, &view, nullptr);
  auto count = int64_t(elements.size());
  if (isPacked &&
      (view.rank < 1 || view.dims[0] != count ||
       !fits(shape, part, view.dtype, view.rank - 1, view.dims + 1))) {
    return failDamaged(state, PartName(part).text);
  }
  int64_t each = isPacked ? elementCount(view.rank - 1, view.dims + 1) : 0;
  int64_t bytes = each * weir_dtype_size(shape.dtypes[part]);
  for (int64_t i = 0; i < count; ++i) {
    Value &value = elements[size_t(i)]->parts[part];
    value.dtype = shape.dtypes[part];
    if (isPacked) {
      value.buffer = weir_state_new_buffer(state, bytes);
      if (!value.buffer) {
        return weir_state_fail(state, WEIR_RESOURCE_EXHAUSTED,
                               "cannot allocate %lld elements",
                               (long long)count);
      }
      prepareElements(value.buffer, value.dtype);
      copyElements(value.buffer->data(),
                   static_cast<const char *>(view.data) + i * bytes,
                   value.dtype, each);
      value.setShape(view.rank - 1, view.dims + 1);
    } else if (weir_state_find(state, PartName(part, i).text, &view, &buffer) &&
               fits(shape, part, view.dtype, view.rank, view.dims)) {
      weir_buffer_retain(buffer);
      value.buffer = buffer;
      value.setShape(view.rank, view.dims);
    } else {
      return failDamaged(state, PartName(part, i).text);
    }
    value.data = value.buffer->data();
  }
  return WEIR_OK;
}

/// How many elements there are; -1: damaged. So that a small file does not ask
/// for much memory, there are no more than the state has bytes or tensors.
static int64_t readCount(const WeirState *state) {
  WeirView view, part;
  if (!findTensor(state, "elements", WEIR_DT_INT64, 0, view)) {
    return -1;
  }
  int64_t count = *static_cast<const int64_t *>(view.data);
  int64_t most = weir_state_num_tensors(state);
  if (weir_state_find(state, PartName(0).text, &part, nullptr)) {
    int64_t bytes = tensorBytes(part.dtype, part.rank, part.dims);
    most = bytes > 65536 ? bytes : 65536;
  }
  return count >= 0 && count <= most ? count : -1;
}

int32_t weir::restoreQueue(void *object, void *present,
                           const WeirState *state) {
  auto &queue = *static_cast<Queue *>(object);
  if (weir_state_num_tensors(state) == 0) {
    return WEIR_OK;
  }
  QueueShape shape = {};
  if (!readMade(state, shape)) {
    return failDamaged(state, "made");
  }
  int32_t code = checkShape(state, shape, *static_cast<Queue *>(present));
  if (code != WEIR_OK) {
    return code;
  }
  int64_t count = readCount(state);
  if (count < 0) {
    return failDamaged(state, "elements");
  }
  WeirView waiting, closed;
  if (!findTensor(state, "waiting", WEIR_DT_INT64, 1, waiting)) {
    return failDamaged(state, "waiting");
  }
  if (!findTensor(state, "closed", WEIR_DT_BOOL, 0, closed)) {
    return failDamaged(state, "closed");
  }
  queue.open(shape, weir_state_name(state));
  if (shape.kind == QueueKind::RandomShuffle) {
    WeirView random;
    if (!findTensor(state, "random", WEIR_DT_UINT32, 1, random) ||
        random.dims[0] * int64_t(sizeof(uint32_t)) !=
            int64_t(sizeof(PhiloxSequence)) ||
        static_cast<const uint32_t *>(random.data)[random.dims[0] - 1] > 4) {
      return failDamaged(state, "random");
    }
    PhiloxSequence sequence;
    memcpy(&sequence, random.data, sizeof sequence);
    queue.setRandom(sequence);
  }
  Vector<Tuple *> elements;
  for (int64_t i = 0; i < count; ++i) {
    elements.push(Tuple::make(shape.numParts));
  }
  for (uint32_t i = 0; i < shape.numParts && code == WEIR_OK; ++i) {
    code = readParts(state, shape, i, elements);
  }
  if (code == WEIR_OK &&
      !queue.fill(elements, static_cast<const int64_t *>(waiting.data),
                  waiting.dims[0],
                  *static_cast<const uint8_t *>(closed.data))) {
    code = failDamaged(state, "waiting");
  }
  for (Tuple *tuple : elements) { // those that the queue did not take
    if (tuple) {
      Tuple::drop(tuple);
    }
  }
  return code;
}

void weir::adoptQueue(void *object, void *from) {
  auto &queue = *static_cast<Queue *>(object);
  Attempt *finished = nullptr;
  queue.mutex.lock();
  queue.adopt(*static_cast<Queue *>(from), finished);
  queue.mutex.unlock();
  deliver(queue, finished, nullptr);
}
