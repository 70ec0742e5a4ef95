// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Linear search by name: a handle is looked up once for each instance, or by
// calls that name resources at run time.
#include "runtime/executor/Resources.h"
#include "runtime/base/Memory.h"

using namespace weir;

static char *copyText(const char *text, size_t size) {
  char *copy = static_cast<char *>(allocateZeroed(size + 1));
  memcpy(copy, text, size);
  return copy;
}

Registry::~Registry() {
  sweep();
  while (entries) {
    ResourceEntry *next = entries->next;
    if (void *object = entries->object.load()) {
      if (entries->kind->destroy) {
        entries->kind->destroy(object);
      }
      free(object);
    }
    free(entries->container);
    free(entries->name);
    destroy(entries);
    entries = next;
  }
}

static bool same(const char *text, const char *other, size_t size) {
  return strlen(text) == size && memcmp(text, other, size) == 0;
}

ResourceEntry *Registry::entry(const char *container, size_t containerSize,
                               const char *name, size_t nameSize) {
  LockGuard guard(mutex);
  for (ResourceEntry *entry = entries; entry; entry = entry->next) {
    if (same(entry->name, name, nameSize) &&
        same(entry->container, container, containerSize)) {
      return entry;
    }
  }
  ResourceEntry *entry = create<ResourceEntry>();
  entry->container = copyText(container, containerSize);
  entry->name = copyText(name, nameSize);
  entry->next = entries;
  entries = entry;
  return entry;
}

void *Registry::object(ResourceEntry &entry, const WeirResourceKind &kind,
                       bool create, int32_t &code) {
  code = WEIR_OK;
  if (void *object = entry.object.load(std::memory_order_acquire)) {
    if (entry.kind == &kind) {
      return object;
    }
    code = WEIR_INVALID_ARGUMENT;
    return nullptr;
  }
  if (!create) {
    return nullptr;
  }
  LockGuard guard(mutex);
  if (void *object = entry.object.load(std::memory_order_acquire)) {
    if (entry.kind == &kind) {
      return object;
    }
    code = WEIR_INVALID_ARGUMENT;
    return nullptr;
  }
  void *object = allocateZeroed(kind.size);
  if (kind.create) {
    code = kind.create(object);
    if (code != WEIR_OK) {
      free(object);
      return nullptr;
    }
  }
  entry.kind = &kind;
  entry.object.store(object, std::memory_order_release);
  return object;
}

ResourceEntry *Registry::find(const char *container, const char *name) {
  LockGuard guard(mutex);
  for (ResourceEntry *entry = entries; entry; entry = entry->next) {
    if (strcmp(entry->name, name) == 0 &&
        strcmp(entry->container, container) == 0) {
      return entry;
    }
  }
  return nullptr;
}

void *Registry::peek(const ResourceEntry &entry,
                     const WeirResourceKind *&kind) {
  LockGuard guard(mutex);
  kind = entry.kind;
  return entry.object.load(std::memory_order_acquire);
}

static int compareNames(const void *a, const void *b) {
  const ResourceEntry &x = **static_cast<ResourceEntry *const *>(a);
  const ResourceEntry &y = **static_cast<ResourceEntry *const *>(b);
  int order = strcmp(x.container, y.container);
  return order ? order : strcmp(x.name, y.name);
}

void Registry::list(Vector<ResourceEntry *> &all) {
  {
    LockGuard guard(mutex);
    for (ResourceEntry *entry = entries; entry; entry = entry->next) {
      if (strcmp(entry->container, "_step") != 0) {
        all.push(entry);
      }
    }
  }
  qsort(all.data(), all.size(), sizeof(ResourceEntry *), compareNames);
}

bool Registry::remove(ResourceEntry &entry) {
  LockGuard guard(mutex);
  void *object = entry.object.exchange(nullptr, std::memory_order_acq_rel);
  if (!object) {
    return false;
  }
  Removed *item = create<Removed>();
  item->object = object;
  item->kind = entry.kind;
  item->next = removed;
  removed = item;
  return true;
}

void Registry::sweep() {
  Removed *list;
  {
    LockGuard guard(mutex);
    list = removed;
    removed = nullptr;
  }
  while (list) {
    Removed *next = list->next;
    if (list->kind->destroy) {
      list->kind->destroy(list->object);
    }
    free(list->object);
    destroy(list);
    list = next;
  }
}

void Registry::abortAll() {
  LockGuard guard(mutex);
  for (ResourceEntry *entry = entries; entry; entry = entry->next) {
    void *object = entry->object.load();
    if (object && entry->kind->abort) {
      entry->kind->abort(object);
    }
  }
}
