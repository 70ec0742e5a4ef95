// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state machine of queues; Queue.h has the rules. No call is completed in
// here: attempts that are done go to a list that the caller delivers.
#include "runtime/queue/Queue.h"
#include <cstdarg>
#include <cstdio>

using namespace weir;

void PhiloxSequence::seed(uint64_t low, uint64_t high) {
  key[0] = uint32_t(low);
  key[1] = uint32_t(low >> 32);
  counter[0] = counter[1] = 0;
  counter[2] = uint32_t(high);
  counter[3] = uint32_t(high >> 32);
  used = 4;
}

uint32_t PhiloxSequence::next() {
  if (used == 4) {
    uint32_t c[4] = {counter[0], counter[1], counter[2], counter[3]};
    uint32_t k[2] = {key[0], key[1]};
    for (int round = 0; round < 10; ++round) {
      uint64_t a = uint64_t(0xD2511F53u) * c[0];
      uint64_t b = uint64_t(0xCD9E8D57u) * c[2];
      uint32_t mixed[4] = {uint32_t(b >> 32) ^ c[1] ^ k[0], uint32_t(b),
                           uint32_t(a >> 32) ^ c[3] ^ k[1], uint32_t(a)};
      memcpy(c, mixed, sizeof c);
      k[0] += 0x9E3779B9u;
      k[1] += 0xBB67AE85u;
    }
    memcpy(block, c, sizeof block);
    for (uint32_t &word : counter) {
      if (++word != 0) {
        break;
      }
    }
    used = 0;
  }
  return block[used++];
}

const char *Queue::kindName() const {
  switch (shape.kind) {
  case QueueKind::Fifo:
    return "FIFOQueue";
  case QueueKind::PaddingFifo:
    return "PaddingFIFOQueue";
  case QueueKind::RandomShuffle:
    return "RandomShuffleQueue";
  case QueueKind::Priority:
    return "PriorityQueue";
  }
  return "Queue";
}

bool weir::isSame(const QueueShape &a, const QueueShape &b) {
  if (a.kind != b.kind || a.numParts != b.numParts ||
      a.capacity != b.capacity || a.minAfterDequeue != b.minAfterDequeue) {
    return false;
  }
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

void Queue::open(const QueueShape &newShape, const char *newName) {
  shape = newShape;
  snprintf(name, sizeof name, "%s", newName);
  uint64_t low = uint64_t(shape.seeds[0]), high = uint64_t(shape.seeds[1]);
  if (low == 0 && high == 0) {
    low = uint64_t(nowNs()) * 0x9E3779B97F4A7C15u;
    high = uint64_t(reinterpret_cast<uintptr_t>(this)) * 0xD1B54A32D192ED03u;
  }
  random.seed(low, high);
  opened = true;
}

//===-- elements ---------------------------------------------------------===//

// A priority queue is a binary heap on component 0, smallest first.
static int64_t priorityOf(Tuple *tuple) {
  return *static_cast<const int64_t *>(tuple->parts[0].data);
}

static void siftUp(Vector<Tuple *> &heap, size_t i) {
  while (i > 0 && priorityOf(heap[i]) < priorityOf(heap[(i - 1) / 2])) {
    Tuple *child = heap[i];
    heap[i] = heap[(i - 1) / 2];
    heap[(i - 1) / 2] = child;
    i = (i - 1) / 2;
  }
}

// Puts the root where it belongs. As TensorFlow's heap does, so that elements
// of one priority come in the same order: down to a leaf first, to the right
// where both are the same, and then up.
static void siftDown(Vector<Tuple *> &heap) {
  size_t i = 0, count = heap.size();
  Tuple *root = heap[0];
  while (2 * i + 1 < count) {
    size_t child = 2 * i + 2;
    if (child == count ||
        priorityOf(heap[child - 1]) < priorityOf(heap[child])) {
      --child;
    }
    heap[i] = heap[child];
    i = child;
  }
  heap[i] = root;
  siftUp(heap, i);
}

void Queue::put(Tuple *tuple) {
  items.push(tuple);
  if (shape.kind == QueueKind::Priority) {
    siftUp(items, items.size() - 1);
  }
}

void Queue::putBack(Tuple *tuple) {
  bool isFifo =
      shape.kind == QueueKind::Fifo || shape.kind == QueueKind::PaddingFifo;
  if (!isFifo) {
    put(tuple);
    return;
  }
  if (head == 0) {
    items.push(nullptr);
    memmove(items.data() + 1, items.data(),
            (items.size() - 1) * sizeof(Tuple *));
    head = 1;
  }
  items[--head] = tuple;
}

Tuple *Queue::take() {
  switch (shape.kind) {
  case QueueKind::RandomShuffle: {
    size_t index = random.next() % uint32_t(items.size());
    Tuple *tuple = items[index];
    items[index] = items.back();
    items.pop();
    return tuple;
  }
  case QueueKind::Priority: {
    Tuple *tuple = items[0];
    items[0] = items.back();
    items.pop();
    if (!items.empty()) {
      siftDown(items);
    }
    return tuple;
  }
  default: {
    Tuple *tuple = items[head++];
    if (head == items.size()) {
      items.clear();
      head = 0;
    } else if (head > 64 && head > items.size() / 2) {
      memmove(items.data(), items.data() + head,
              (items.size() - head) * sizeof(Tuple *));
      items.truncate(items.size() - head);
      head = 0;
    }
    return tuple;
  }
  }
}

void Queue::clear() {
  for (size_t i = head; i < items.size(); ++i) {
    Tuple::drop(items[i]);
  }
  items.clear();
  head = 0;
  dropRestored();
}

// How many elements a dequeue may take now.
int64_t Queue::available() const {
  int64_t count = size();
  if (!closed && shape.kind == QueueKind::RandomShuffle) {
    count -= shape.minAfterDequeue;
  }
  return count;
}

//===-- attempts ---------------------------------------------------------===//

Queue::Result Queue::finish(Attempt &attempt, int32_t code, const char *format,
                            ...) {
  attempt.code = code;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(attempt.message, sizeof attempt.message, format, arguments);
  va_end(arguments);
  return Result::Done;
}

Queue::Result Queue::runEnqueue(Attempt &attempt) {
  if (closed) {
    return finish(attempt, WEIR_CANCELLED,
                  "%s '%s' is closed. Enqueue before the step that closes it.",
                  kindName(), name);
  }
  Result result = Result::None;
  while (attempt.wanted > 0 && hasRoom()) {
    put(attempt.tuples[size_t(attempt.done)]);
    attempt.tuples[size_t(attempt.done)] = nullptr;
    attempt.done += 1;
    attempt.wanted -= 1;
    result = Result::Progress;
  }
  return attempt.wanted == 0 ? finish(attempt, WEIR_OK, "%s", "") : result;
}

Queue::Result Queue::runClose(Attempt &attempt) {
  if (closed) {
    return finish(attempt, WEIR_CANCELLED, "%s '%s' is already closed.",
                  kindName(), name);
  }
  closed = true;
  return finish(attempt, WEIR_OK, "%s", "");
}

// The queue is closed and has fewer elements than `attempt` wants.
Queue::Result Queue::endShortDequeue(Attempt &attempt) {
  while (!attempt.tuples.empty()) {
    putBack(attempt.tuples.pop());
    attempt.wanted += 1;
  }
  // TensorFlow's priority queues know no smaller batches.
  bool takesFewer = attempt.upTo && shape.kind != QueueKind::Priority;
  if (takesFewer && size() > 0) {
    attempt.wanted = attempt.wanted < size() ? attempt.wanted : size();
    return Result::None;
  }
  if (takesFewer && enqueues.first) {
    return Result::Progress; // they may still add elements
  }
  return finish(attempt, WEIR_OUT_OF_RANGE,
                "%s '%s' is closed and has insufficient elements (requested "
                "%lld, current size %lld); stop here, or enqueue more before "
                "it is closed",
                kindName(), name, (long long)attempt.wanted, (long long)size());
}

Queue::Result Queue::runDequeue(Attempt &attempt) {
  if (closed && size() < attempt.wanted) {
    Result result = endShortDequeue(attempt);
    if (result != Result::None) {
      return result;
    }
  }
  Result result = Result::None;
  for (int64_t left = available(); left > 0 && attempt.wanted > 0; --left) {
    attempt.tuples.push(take());
    attempt.wanted -= 1;
    result = Result::Progress;
  }
  return attempt.wanted == 0 ? finish(attempt, WEIR_OK, "%s", "") : result;
}

bool Queue::runList(List &list, Attempt *&finished) {
  bool progress = false;
  while (Attempt *attempt = list.first) {
    Result result = attempt->kind == Attempt::Enqueue ? runEnqueue(*attempt)
                    : attempt->kind == Attempt::Close ? runClose(*attempt)
                                                      : runDequeue(*attempt);
    progress |= result != Result::None;
    if (result != Result::Done) {
      return progress;
    }
    list.first = attempt->next;
    if (!list.first) {
      list.last = nullptr;
    }
    attempt->next = finished;
    finished = attempt;
  }
  return progress;
}

void Queue::run(Attempt *&finished) {
  // A dequeue that yields to pending enqueues finds them ended the next time
  // round: an enqueue on a closed queue fails.
  bool progress = true;
  while (progress) {
    progress = runList(enqueues, finished);
    progress |= runList(dequeues, finished);
  }
}

void Queue::add(Attempt *attempt, Attempt *&finished) {
  if (attempt->kind == Attempt::Close && attempt->cancelsPending) {
    closed = true;
    for (Attempt *pending = enqueues.first; pending;) {
      Attempt *next = pending->next;
      finish(*pending, WEIR_CANCELLED,
             "enqueue operation was cancelled: %s '%s' was closed", kindName(),
             name);
      pending->next = finished;
      finished = pending;
      pending = next;
    }
    enqueues = {};
    finish(*attempt, WEIR_OK, "%s", "");
    attempt->next = finished;
    finished = attempt;
    run(finished);
    return;
  }
  List &list = attempt->kind == Attempt::Dequeue ? dequeues : enqueues;
  attempt->next = nullptr;
  (list.last ? list.last->next : list.first) = attempt;
  list.last = attempt;
  run(finished);
}

Attempt *Queue::removeCall(WeirCallContext *call, Attempt *&finished) {
  for (List *list : {&enqueues, &dequeues}) {
    Attempt *previous = nullptr;
    for (Attempt *attempt = list->first; attempt; attempt = attempt->next) {
      if (attempt->call != call) {
        previous = attempt;
        continue;
      }
      (previous ? previous->next : list->first) = attempt->next;
      if (list->last == attempt) {
        list->last = previous;
      }
      finish(*attempt, WEIR_CANCELLED, "%s operation was cancelled",
             attempt->kind == Attempt::Dequeue ? "dequeue" : "enqueue");
      run(finished);
      return attempt;
    }
  }
  return nullptr;
}

void Queue::abort(Attempt *&finished) {
  for (List *list : {&enqueues, &dequeues}) {
    while (Attempt *attempt = list->first) {
      list->first = attempt->next;
      finish(*attempt, WEIR_CANCELLED, "%s '%s' was aborted", kindName(), name);
      attempt->next = finished;
      finished = attempt;
    }
    list->last = nullptr;
  }
}
