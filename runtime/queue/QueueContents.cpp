// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a queue gives away and takes when its state is saved and restored
// (QueueState.cpp). A restored enqueue that waits is an attempt without a call.
#include "runtime/queue/Queue.h"

using namespace weir;

void Queue::copyState(bool &isClosed, PhiloxSequence &sequence,
                      Vector<int64_t> &waiting) const {
  isClosed = closed;
  sequence = random;
  for (Attempt *attempt = enqueues.first; attempt; attempt = attempt->next) {
    waiting.push(attempt->kind == Attempt::Close ? -1 : attempt->wanted);
  }
}

bool Queue::fill(Vector<Tuple *> &elements, const int64_t *waiting,
                 int64_t numWaiting, bool isClosed) {
  auto left = int64_t(elements.size());
  for (int64_t i = 0; i < numWaiting; ++i) {
    left -= waiting[i] < 0 ? 0 : waiting[i];
    if (waiting[i] == 0 || waiting[i] < -1 || left < 0) {
      return false;
    }
  }
  closed = isClosed;
  size_t next = 0;
  auto takeNext = [&] {
    Tuple *tuple = elements[next];
    elements[next++] = nullptr;
    return tuple;
  };
  while (int64_t(next) < left) {
    put(takeNext());
  }
  for (int64_t i = 0; i < numWaiting; ++i) {
    Attempt *attempt = create<Attempt>();
    attempt->kind = waiting[i] < 0 ? Attempt::Close : Attempt::Enqueue;
    attempt->wanted = waiting[i] < 0 ? 0 : waiting[i];
    for (int64_t j = 0; j < attempt->wanted; ++j) {
      attempt->tuples.push(takeNext());
    }
    (enqueues.last ? enqueues.last->next : enqueues.first) = attempt;
    enqueues.last = attempt;
  }
  return true;
}

void Queue::dropRestored() {
  Attempt *previous = nullptr;
  for (Attempt *attempt = enqueues.first; attempt;) {
    Attempt *next = attempt->next;
    if (attempt->call) {
      previous = attempt;
    } else {
      (previous ? previous->next : enqueues.first) = next;
      for (Tuple *tuple : attempt->tuples) {
        if (tuple) {
          Tuple::drop(tuple);
        }
      }
      destroy(attempt);
    }
    attempt = next;
  }
  enqueues.last = previous;
}

void Queue::adopt(Queue &from, Attempt *&finished) {
  if (!opened) {
    if (!from.opened) {
      return;
    }
    shape = from.shape;
    memcpy(name, from.name, sizeof name);
    opened = true;
  }
  clear();
  dropRestored();
  // What a dequeue under way has taken belongs to what was before.
  for (Attempt *attempt = dequeues.first; attempt; attempt = attempt->next) {
    while (!attempt->tuples.empty()) {
      Tuple::drop(attempt->tuples.pop());
      attempt->wanted += 1;
    }
  }
  if (from.opened) {
    closed = from.closed;
    random = from.random;
    items.swap(from.items);
    size_t otherHead = from.head;
    from.head = head;
    head = otherHead;
    if (from.enqueues.last) { // they came before those that wait here
      from.enqueues.last->next = enqueues.first;
      enqueues.first = from.enqueues.first;
      enqueues.last = enqueues.last ? enqueues.last : from.enqueues.last;
      from.enqueues = {};
    }
  } else {
    closed = false;
    random.seed(uint64_t(shape.seeds[0]), uint64_t(shape.seeds[1]));
  }
  run(finished);
}
