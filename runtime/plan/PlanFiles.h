// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the names of a plan's files end with.
#ifndef WEIR_RUNTIME_PLAN_PLANFILES_H
#define WEIR_RUNTIME_PLAN_PLANFILES_H

#include <cstring>

namespace weir {

/// Whether a text ends so, and is longer.
inline bool planEndsWith(const char *text, const char *suffix) {
  size_t size = strlen(text), tail = strlen(suffix);
  return size > tail && strcmp(text + size - tail, suffix) == 0;
}

/// Whether this names a file of one tensor.
inline bool isPlanTensorFile(const char *path) {
  return planEndsWith(path, ".npy") || planEndsWith(path, ".tensor");
}

/// Whether this names a file of state.
inline bool isPlanStateFile(const char *path) {
  return planEndsWith(path, ".npz");
}

/// Whether the ending is known only once parameters have their values.
inline bool isPlanFileOpen(const char *text) { return strchr(text, '$'); }

} // namespace weir

#endif
