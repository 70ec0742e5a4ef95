// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What staging areas hold, and what puts and takes do with it.
#include "runtime/queue/Staging.h"
#include <cinttypes>

using namespace weir;

//===-- elements ---------------------------------------------------------===//

int64_t weir::bytesOf(const Tuple &tuple) {
  int64_t bytes = 0;
  for (uint32_t i = 0; i < tuple.size; ++i) {
    const Value &part = tuple.parts[i];
    bytes += part.buffer ? tensorBytes(part.dtype, part.rank, part.dims) : 0;
  }
  return bytes;
}

/// The first element whose key is not below `key`.
static size_t lowerBound(const Vector<StagedElement> &elements, int64_t key) {
  size_t low = 0, high = elements.size();
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (elements[middle].key < key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

size_t weir::findKey(const Vector<StagedElement> &elements, int64_t key) {
  size_t i = lowerBound(elements, key);
  bool isThere = i < elements.size() && elements[i].key == key;
  return isThere ? i : elements.size();
}

void weir::insertByKey(Vector<StagedElement> &elements, StagedElement element) {
  size_t at = lowerBound(elements, element.key);
  elements.push(element);
  for (size_t i = elements.size() - 1; i > at; --i) {
    elements[i] = elements[i - 1];
  }
  elements[at] = element;
}

static Tuple *removeAt(Vector<StagedElement> &elements, size_t index) {
  Tuple *tuple = elements[index].tuple;
  memmove(static_cast<void *>(elements.data() + index),
          elements.data() + index + 1,
          (elements.size() - index - 1) * sizeof(StagedElement));
  elements.pop();
  return tuple;
}

void StagingArea::open(const StagingShape &newShape, const char *newName) {
  shape = newShape;
  snprintf(name, sizeof name, "%s", newName);
  opened = true;
}

void StagingArea::clear() {
  for (Vector<StagedElement> *elements : {&ready, &lacking}) {
    for (StagedElement &element : *elements) {
      Tuple::drop(element.tuple);
    }
    elements->clear();
  }
  bytes = 0;
}

//===-- putting ----------------------------------------------------------===//

void StagingArea::addReady(StagedElement element) {
  if (findKey(ready, element.key) < ready.size()) { // the first one stays
    bytes -= bytesOf(*element.tuple);
    Tuple::drop(element.tuple);
    return;
  }
  insertByKey(ready, element);
}

static bool isComplete(const Tuple &tuple) {
  for (uint32_t i = 0; i < tuple.size; ++i) {
    if (!tuple.parts[i].buffer) {
      return false;
    }
  }
  return true;
}

// The parts join those of their key, if there are any. False: one was there.
bool StagingArea::addParts(Waiter &waiter) {
  size_t index = findKey(lacking, waiter.wanted);
  if (index == lacking.size()) {
    insertByKey(lacking, {waiter.wanted, order++, waiter.tuple});
    waiter.tuple = nullptr;
    return true;
  }
  Tuple &there = *lacking[index].tuple, &added = *waiter.tuple;
  for (uint32_t i = 0; i < added.size; ++i) {
    if (added.parts[i].buffer && there.parts[i].buffer) {
      fail(waiter, WEIR_INVALID_ARGUMENT,
           "The tensor for index '%u' for key '%" PRId64
           "' was already initialized '%u'.",
           i, waiter.wanted, numParts);
      return false;
    }
  }
  for (uint32_t i = 0; i < added.size; ++i) {
    if (added.parts[i].buffer) {
      there.parts[i] = added.parts[i];
      added.parts[i] = {};
    }
  }
  if (isComplete(there)) {
    StagedElement element = lacking[index];
    removeAt(lacking, index);
    addReady(element);
  }
  return true;
}

bool StagingArea::put(Waiter &waiter) {
  int64_t more = bytesOf(*waiter.tuple);
  if ((shape.capacity > 0 && int64_t(ready.size()) >= shape.capacity) ||
      (shape.memoryLimit > 0 && bytes + more > shape.memoryLimit)) {
    return false;
  }
  bool isList = shape.kind == StagingKind::List;
  if (isList || isComplete(*waiter.tuple)) {
    bytes += more;
    addReady({isList ? order : waiter.wanted, order, waiter.tuple});
    ++order;
    waiter.tuple = nullptr;
  } else if (addParts(waiter)) {
    bytes += more;
  }
  return true;
}

//===-- taking -----------------------------------------------------------===//

// Takes, or shares, the parts that a waiter asks for.
bool StagingArea::takeParts(Waiter &waiter, size_t index, bool keeps) {
  Tuple &tuple = *ready[index].tuple;
  for (int64_t part : waiter.numbers) {
    if (part < 0 || part >= int64_t(tuple.size)) {
      fail(waiter, WEIR_INVALID_ARGUMENT,
           "Index '%" PRIu64 "' for key '%" PRId64 "' was out of bounds '%u'.",
           uint64_t(part), ready[index].key, tuple.size);
      return true;
    }
    if (!tuple.parts[part].buffer) {
      fail(waiter, WEIR_INVALID_ARGUMENT,
           "Tensor at index '%" PRId64 "' for key '%" PRId64
           "' has already been removed.",
           part, ready[index].key);
      return true;
    }
  }
  waiter.wanted = ready[index].key;
  waiter.tuple = Tuple::make(uint32_t(waiter.numbers.size()));
  for (size_t i = 0; i < waiter.numbers.size(); ++i) {
    Value &part = tuple.parts[waiter.numbers[i]];
    waiter.tuple->parts[i] = part;
    if (keeps) {
      weir_buffer_retain(part.buffer);
    } else {
      part = {};
    }
  }
  if (keeps) {
    return true;
  }
  bytes -= bytesOf(*waiter.tuple);
  for (uint32_t i = 0; i < tuple.size; ++i) {
    if (tuple.parts[i].buffer) {
      return true; // something is left
    }
  }
  Tuple::drop(removeAt(ready, index));
  return true;
}

static Tuple *share(const Tuple &tuple) {
  Tuple *copy = Tuple::make(tuple.size);
  for (uint32_t i = 0; i < tuple.size; ++i) {
    copy->parts[i] = tuple.parts[i];
    weir_buffer_retain(copy->parts[i].buffer);
  }
  return copy;
}

bool StagingArea::run(Waiter &waiter) {
  if (waiter.kind == StagingPut) {
    return put(waiter);
  }
  if (shape.kind == StagingKind::List) {
    bool takes = waiter.kind == StagingTake;
    size_t index = takes ? 0 : size_t(waiter.wanted);
    if (index >= ready.size()) {
      return false;
    }
    waiter.tuple = takes ? removeAt(ready, 0) : share(*ready[index].tuple);
    bytes -= takes ? bytesOf(*waiter.tuple) : 0;
    return true;
  }
  size_t index = ready.size();
  if (waiter.kind != StagingTakeAny) {
    index = findKey(ready, waiter.wanted);
  } else if (index > 0) {
    // Of an ordered map the least key; else, as TensorFlow's hash map mostly
    // has it, what came last.
    index = 0;
    for (size_t i = 1; shape.kind == StagingKind::Map && i < ready.size();
         ++i) {
      index = ready[i].order > ready[index].order ? i : index;
    }
  }
  return index < ready.size() &&
         takeParts(waiter, index, waiter.kind == StagingPeek);
}
