// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow's staging areas: a buffer between producers and consumers. A list
// gives its oldest element; a map gives the element of a key, and elements may
// come and go part by part. Puts wait for room, all that takes waits for what
// it takes.
#ifndef WEIR_RUNTIME_QUEUE_STAGING_H
#define WEIR_RUNTIME_QUEUE_STAGING_H

#include "runtime/queue/Waiting.h"

namespace weir {

enum class StagingKind : uint8_t { List, Map, OrderedMap };

/// What an area is made with.
struct StagingShape {
  StagingKind kind;
  int64_t capacity;    ///< elements that can be taken; 0: no bound
  int64_t memoryLimit; ///< bytes; 0: no bound
};

inline bool isSame(const StagingShape &a, const StagingShape &b) {
  return a.kind == b.kind && a.capacity == b.capacity &&
         a.memoryLimit == b.memoryLimit;
}

/// Parts that are not there (yet, or any more) have no buffer.
struct StagedElement {
  int64_t key;   ///< of a list: `order`
  int64_t order; ///< larger for what came later
  Tuple *tuple;  ///< owned
};

/// What waits. Waiter::wanted is the key (maps) or index (peeking in a list);
/// Waiter::numbers are the parts to take (maps).
enum StagingWaiter : uint8_t {
  /// `tuple`: what to put in. Maps: parts that are not there have no buffer.
  StagingPut,
  StagingTake,
  StagingPeek,
  StagingTakeAny, ///< maps: then `wanted` is the key that was taken
};

/// Methods want the mutex held. Created zeroed by the resource registry.
class StagingArea : public WaitPoint {
public:
  bool opened;
  StagingShape shape;
  char name[128];
  uint32_t numParts; ///< maps: parts of an element; 0 before the first put
  int64_t order;     ///< of the next element
  int64_t bytes;     ///< of all parts, those of `lacking` included
  /// By key: what can be taken, and what lacks a part.
  Vector<StagedElement> ready, lacking;

  void open(const StagingShape &newShape, const char *newName);
  /// Gives up all elements.
  void clear();
  /// Does what a waiter wants, if it can (WaitRules::run).
  bool run(Waiter &waiter);

private:
  bool put(Waiter &waiter);
  bool addParts(Waiter &waiter);
  void addReady(StagedElement element);
  bool takeParts(Waiter &waiter, size_t index, bool keeps);
};

/// Adds at the element's place by its key.
void insertByKey(Vector<StagedElement> &elements, StagedElement element);
/// Where the element of the key is; elements.size(): there is none.
size_t findKey(const Vector<StagedElement> &elements, int64_t key);
int64_t bytesOf(const Tuple &tuple);

/// The registry's kind; its address is the identity.
extern const WeirResourceKind stagingKind;
extern const WaitRules stagingRules;

// The hooks that save an area (StagingState.cpp).
int32_t snapshotStaging(void *object, WeirState *state);
int32_t restoreStaging(void *object, void *present, const WeirState *state);
void adoptStaging(void *object, void *from);

} // namespace weir

#endif
