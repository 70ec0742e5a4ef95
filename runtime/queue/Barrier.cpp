// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What barriers hold: elements that lack something, and the queue of those that
// do not.
#include "runtime/queue/Barrier.h"
#include "runtime/calls/CallUtils.h"

using namespace weir;

void Barrier::open(const QueueShape &shape, const char *newName) {
  char text[sizeof ready.name];
  snprintf(name, sizeof name, "%s", newName);
  snprintf(text, sizeof text, "%.100s_queue", newName);
  LockGuard guard(ready.mutex);
  ready.open(shape, text);
  insertion = INT64_MIN;
  opened = true;
}

static const WeirString &keyOf(const Tuple &tuple) {
  return *static_cast<const WeirString *>(tuple.parts[1].data);
}

size_t Barrier::find(const WeirString &key) const {
  size_t i = 0;
  while (i < incomplete.size() && !sameString(keyOf(*incomplete[i]), key)) {
    ++i;
  }
  return i;
}

Tuple *Barrier::addKey(WeirCallContext *ctx, const WeirString &key) {
  WeirBuffer *priority = weir_call_new_buffer(ctx, sizeof(int64_t));
  WeirBuffer *text = weir_call_new_buffer(ctx, sizeof(WeirString));
  if (!priority || !text) {
    for (WeirBuffer *buffer : {priority, text}) {
      if (buffer) {
        weir_buffer_release(buffer);
      }
    }
    return nullptr;
  }
  Tuple *tuple = Tuple::make(ready.shape.numParts);
  prepareElements(text, WEIR_DT_STRING);
  copyElements(text->data(), &key, WEIR_DT_STRING, 1);
  *static_cast<int64_t *>(priority->data()) = insertion;
  tuple->parts[0].buffer = priority;
  tuple->parts[1].buffer = text;
  for (uint32_t i = 0; i < firstComponent; ++i) {
    tuple->parts[i].data = tuple->parts[i].buffer->data();
    tuple->parts[i].dtype = ready.shape.dtypes[i];
  }
  incomplete.push(tuple);
  return tuple;
}

Tuple *Barrier::remove(size_t index) {
  Tuple *tuple = incomplete[index];
  for (size_t i = index + 1; i < incomplete.size(); ++i) {
    incomplete[i - 1] = incomplete[i];
  }
  incomplete.pop();
  return tuple;
}

void Barrier::dropIncomplete() {
  for (Tuple *tuple : incomplete) {
    Tuple::drop(tuple);
  }
  incomplete.clear();
}

void Barrier::closeReady(Attempt *&finished) {
  LockGuard guard(ready.mutex);
  if (!closed || !incomplete.empty() || ready.isClosed()) {
    return;
  }
  Attempt *attempt = create<Attempt>();
  attempt->kind = Attempt::Close;
  ready.add(attempt, finished);
}

void Barrier::clear() {
  dropIncomplete();
  ready.clear();
}
