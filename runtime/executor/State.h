// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of one resource as named tensors, and that of several together. A
// snapshot shares buffers with what it was taken of; whoever writes one of them
// later works on a copy.
#ifndef WEIR_RUNTIME_EXECUTOR_STATE_H
#define WEIR_RUNTIME_EXECUTOR_STATE_H

#include "runtime/base/Memory.h"
#include "runtime/base/Status.h"
#include "runtime/tensor/Value.h"

/// For one thread at a time.
struct WeirState {
  struct Tensor {
    char name[48];
    weir::Value value; ///< owns a count of its buffer
  };

  weir::BufferPool *pool = nullptr;
  const WeirResource *declared = nullptr; ///< while a hook runs
  char *kind = nullptr;                   ///< WeirResourceKind::name
  char *container = nullptr;
  char *name = nullptr;
  weir::Vector<Tensor> tensors;
  mutable weir::Status error; ///< what weir_state_fail() said
  /// After the last tensor that was found.
  mutable uint32_t cursor = 0;

  WeirState(weir::BufferPool &pool, const char *kind, const char *container,
            const char *name);
  WeirState(const WeirState &) = delete;
  WeirState &operator=(const WeirState &) = delete;
  ~WeirState();
  /// Whether a tensor has elements that only this process understands.
  bool hasObjects() const;
};

namespace weir {

class Instance;

/// States of resources of one instance. Behind weir_snapshot; for one thread at
/// a time.
class Snapshot {
public:
  explicit Snapshot(BufferPool &pool) : pool(pool) {}
  Snapshot(const Snapshot &) = delete;
  Snapshot &operator=(const Snapshot &) = delete;
  ~Snapshot();

  /// Adds the states of the named resource, or (null) of all that the instance
  /// has or declares, in the order of their names. UNIMPLEMENTED: a kind that
  /// cannot be saved. NOT_FOUND: no such resource.
  Status take(Instance &instance, const char *container, const char *name);
  /// Gives the instance's resources these states, all or (after an error) none
  /// of them. `isWhole`: what is not in here gets what it had before its first
  /// use; a resource that the program declares must be in here.
  Status restore(Instance &instance, bool isWhole) const;

  BufferPool &pool;
  Vector<WeirState *> states;

private:
  struct Change;
  Status plan(Instance &instance, bool isWhole, Vector<Change> &changes) const;
  Status planState(Instance &instance, WeirState &state, Change &change) const;
  /// Of whom the objects in here are; null: it has none.
  const Instance *origin = nullptr;
};

} // namespace weir

#endif
