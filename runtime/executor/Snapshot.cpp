// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Taking and restoring the state of an instance.
//
// Taking holds up nobody: each object is asked under its own lock, and shares
// its buffers. Restoring has two parts, so that an error changes nothing:
//
//  1. For each state a new object is made and told to hold it. Whatever can
//     fail fails here: damaged states, another program's, lack of memory.
//  2. Each object in the registry adopts what the new one holds. Objects stay
//     where they are, since steps and cached handles point to them.
//
// The kinds are in the archive of runtime calls. A program links those that it
// uses, so the references to them are weak.
#include "runtime/executor/Instance.h"
#include "runtime/executor/State.h"

namespace weir {
extern const WeirResourceKind accumulatorKind __attribute__((weak));
extern const WeirResourceKind barrierKind __attribute__((weak));
extern const WeirResourceKind generatorKind __attribute__((weak));
extern const WeirResourceKind queueKind __attribute__((weak));
extern const WeirResourceKind stagingKind __attribute__((weak));
extern const WeirResourceKind tableKind __attribute__((weak));
extern const WeirResourceKind variableKind __attribute__((weak));
} // namespace weir

using namespace weir;

/// The kind of that name; null: none of those that the program links.
static const WeirResourceKind *findKind(const char *name) {
  const WeirResourceKind *const kinds[] = {
      &accumulatorKind, &barrierKind, &generatorKind, &queueKind,
      &stagingKind,     &tableKind,   &variableKind};
  for (const WeirResourceKind *kind : kinds) {
    if (kind && strcmp(kind->name, name) == 0) {
      return kind;
    }
  }
  return nullptr;
}

/// Whether some task has the node's name: generators are resources of nodes.
static bool hasNode(const WeirProgram &table, const char *name) {
  for (uint32_t s = 0; s < table.numSteps; ++s) {
    const WeirStep &step = table.steps[s];
    for (uint32_t t = 0; t < step.numTasks; ++t) {
      if (strcmp(table.strings + step.tasks[t].name, name) == 0) {
        return true;
      }
    }
  }
  return false;
}

/// An object outside of the registry.
static void *makeObject(const WeirResourceKind &kind) {
  void *object = allocateZeroed(kind.size);
  if (kind.create && kind.create(object) != WEIR_OK) {
    free(object);
    return nullptr;
  }
  return object;
}

static void dropObject(const WeirResourceKind &kind, void *object) {
  if (kind.destroy) {
    kind.destroy(object);
  }
  free(object);
}

Snapshot::~Snapshot() {
  for (WeirState *state : states) {
    destroy(state);
  }
}

//===-- taking -----------------------------------------------------------===//

static Status takeOne(const ResourceEntry &entry, const WeirResourceKind *kind,
                      void *object, WeirState &state) {
  if (!object) {
    return Status(); // declared, not there yet
  }
  if (!kind->snapshot || !kind->restore || !kind->adopt) {
    return Status::error(WEIR_UNIMPLEMENTED,
                         "resource \"%s\" is of kind %s, which cannot be saved",
                         entry.name, kind->name);
  }
  state.declared = entry.manifest;
  int32_t code = kind->snapshot(object, &state);
  state.declared = nullptr;
  return code == WEIR_OK ? Status() : Status::copyOf(state.error);
}

Status Snapshot::take(Instance &instance, const char *container,
                      const char *name) {
  Vector<ResourceEntry *> entries;
  instance.registry.list(entries);
  size_t before = states.size();
  for (ResourceEntry *entry : entries) {
    if ((name && strcmp(entry->name, name) != 0) ||
        (container && strcmp(entry->container, container) != 0)) {
      continue;
    }
    const WeirResourceKind *kind;
    void *object = instance.registry.peek(*entry, kind);
    if (!object && !entry->manifest) {
      continue;
    }
    // A declared kind's name is the op's; only the object tells the registry's.
    WeirState *state = new (allocateZeroed(sizeof(WeirState))) WeirState(
        pool, object ? kind->name : "", entry->container, entry->name);
    states.push(state);
    if (Status s = takeOne(*entry, kind, object, *state); !s.ok()) {
      return s;
    }
    if (state->hasObjects()) {
      origin = &instance;
    }
  }
  if (name && states.size() == before) {
    return Status::error(WEIR_NOT_FOUND,
                         "there is no resource \"%s\"; run the step that makes "
                         "it first",
                         name);
  }
  return Status();
}

//===-- restoring --------------------------------------------------------===//

/// `object` of the registry is to have what `made` holds.
struct Snapshot::Change {
  const WeirResourceKind *kind;
  ResourceEntry *entry;
  void *object;
  void *made;
};

Status Snapshot::planState(Instance &instance, WeirState &state,
                           Change &change) const {
  ResourceEntry *entry = instance.registry.find(state.container, state.name);
  const WeirResourceKind *kind = nullptr;
  void *object = entry ? instance.registry.peek(*entry, kind) : nullptr;
  bool isEmpty = !*state.kind;
  if (!object) {
    kind = isEmpty ? nullptr : findKind(state.kind);
    bool isKnown = (entry && entry->manifest) ||
                   (kind && kind == &generatorKind &&
                    hasNode(*instance.program->table, state.name));
    if (!isKnown || (!kind && !isEmpty)) {
      return Status::error(WEIR_NOT_FOUND,
                           "the program has no resource \"%s\"%s%s%s; expected "
                           "the state of this program",
                           state.name, isEmpty ? "" : " of kind ", state.kind,
                           entry && !isEmpty ? " that it could make" : "");
    }
    if (isEmpty) {
      return Status(); // not there, and not to be
    }
  }
  if (!isEmpty && strcmp(kind->name, state.kind) != 0) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "resource \"%s\" is a %s, its state is of a %s",
                         state.name, kind->name, state.kind);
  }
  if (!kind->restore || !kind->adopt) {
    return Status::error(
        WEIR_UNIMPLEMENTED,
        "resource \"%s\" is of kind %s, which cannot be restored", state.name,
        kind->name);
  }
  if (!entry) {
    entry = instance.registry.entry(state.container, strlen(state.container),
                                    state.name, strlen(state.name));
  }
  int32_t code = WEIR_OK;
  object = instance.registry.object(*entry, *kind, /*create=*/true, code);
  void *made = object ? makeObject(*kind) : nullptr;
  if (!made) {
    return Status::error(code ? code : WEIR_INTERNAL,
                         "cannot make resource \"%s\"", state.name);
  }
  change = {kind, entry, object, made};
  if (isEmpty) {
    return Status();
  }
  state.declared = entry->manifest;
  code = kind->restore(made, object, &state);
  state.declared = nullptr;
  return code == WEIR_OK ? Status() : Status::copyOf(state.error);
}

Status Snapshot::plan(Instance &instance, bool isWhole,
                      Vector<Change> &changes) const {
  if (origin && origin != &instance) {
    return Status::error(
        WEIR_INVALID_ARGUMENT,
        "the state holds handles or variants, which are of the "
        "instance that it was taken from");
  }
  for (WeirState *state : states) {
    Change change = {};
    Status s = planState(instance, *state, change);
    if (change.made) {
      changes.push(change);
    }
    if (!s.ok()) {
      return s;
    }
  }
  if (!isWhole) {
    return Status();
  }
  Vector<ResourceEntry *> entries;
  instance.registry.list(entries);
  for (ResourceEntry *entry : entries) {
    bool isListed = false;
    for (size_t i = 0; i < states.size() && !isListed; ++i) {
      isListed = strcmp(states[i]->name, entry->name) == 0 &&
                 strcmp(states[i]->container, entry->container) == 0;
    }
    if (isListed) {
      continue;
    }
    if (entry->manifest) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "the state has nothing of %s \"%s\"; expected the "
                           "state of this program",
                           entry->manifest->kind, entry->name);
    }
    const WeirResourceKind *kind;
    void *object = instance.registry.peek(*entry, kind);
    if (!object) {
      continue;
    }
    void *made = kind->adopt ? makeObject(*kind) : nullptr;
    if (!made) {
      return Status::error(
          WEIR_UNIMPLEMENTED,
          "resource \"%s\" is of kind %s, which cannot be restored",
          entry->name, kind->name);
    }
    changes.push({kind, entry, object, made});
  }
  return Status();
}

Status Snapshot::restore(Instance &instance, bool isWhole) const {
  Vector<Change> changes;
  Status status = plan(instance, isWhole, changes);
  for (const Change &change : changes) {
    if (status.ok()) {
      change.kind->adopt(change.object, change.made);
    }
    dropObject(*change.kind, change.made);
  }
  return status;
}
