// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts for the errors of a plan's binding.
#ifndef WEIR_RUNTIME_PLAN_PLANNAMES_H
#define WEIR_RUNTIME_PLAN_PLANNAMES_H

#include "runtime/plan/PlanBinding.h"

namespace weir {

inline bool equal(const char *a, const char *b) { return strcmp(a, b) == 0; }

inline void append(Vector<char> &text, const char *more) {
  for (; *more; ++more) {
    text.push(*more);
  }
}

/// "a, b, c" of names by index, for errors; null names are left out.
template <typename Name>
inline void list(Vector<char> &text, uint32_t count, Name name) {
  bool any = false;
  for (uint32_t i = 0; i < count; ++i) {
    if (const char *one = name(i)) {
      append(text, any ? ", " : "");
      append(text, one);
      any = true;
    }
  }
  append(text, any ? "" : "none");
  text.push(0);
}

/// "float32[?,784]"
void formatType(char *text, size_t size, const PlanPort &port);

} // namespace weir

#endif
