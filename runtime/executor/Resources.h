// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The registry of an instance's resources: names to entries, entries to
// objects of some kind. An entry lives as long as the instance, so a handle is
// its address; the object behind it may go and come back.
#ifndef WEIR_RUNTIME_EXECUTOR_RESOURCES_H
#define WEIR_RUNTIME_EXECUTOR_RESOURCES_H

#include "runtime/abi/Program.h"
#include "runtime/base/Memory.h"
#include "runtime/base/Sync.h"
#include <atomic>

namespace weir {

struct ResourceEntry {
  std::atomic<void *> object;
  const WeirResourceKind *kind; ///< set before object, under the mutex
  const WeirResource *manifest; ///< null: created by name only
  char *container;
  char *name;
  ResourceEntry *next;
};

/// Thread-safe.
class Registry {
public:
  ~Registry();

  /// Finds or makes the entry for a name.
  ResourceEntry *entry(const char *container, size_t containerSize,
                       const char *name, size_t nameSize);
  /// Finds or makes the object of an entry. Null and a code: of another kind,
  /// or its creation failed. Null and OK: absent and not to be created.
  void *object(ResourceEntry &entry, const WeirResourceKind &kind, bool create,
               int32_t &code);
  /// The entry of a name; null: there is none.
  ResourceEntry *find(const char *container, const char *name);
  /// The object of an entry and its kind, whatever it is; null: absent.
  void *peek(const ResourceEntry &entry, const WeirResourceKind *&kind);
  /// The entries there are now, by container and name, without those that are a
  /// step's own.
  void list(Vector<ResourceEntry *> &all);
  /// Takes the object away; it is destroyed by sweep(). False: there is none.
  bool remove(ResourceEntry &entry);
  /// Destroys removed objects; no step uses them any more.
  void sweep();
  /// Wakes whoever waits in any object.
  void abortAll();

private:
  struct Removed {
    void *object;
    const WeirResourceKind *kind;
    Removed *next;
  };
  Mutex mutex;
  ResourceEntry *entries = nullptr;
  Removed *removed = nullptr;
};

} // namespace weir

#endif
