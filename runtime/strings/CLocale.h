// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers are read and written as in the C locale, whatever the process has
// set.
#ifndef WEIR_RUNTIME_STRINGS_CLOCALE_H
#define WEIR_RUNTIME_STRINGS_CLOCALE_H

#include <locale.h>

namespace weir {

/// While it lives, this thread's locale is C.
class CLocale {
public:
  CLocale() : own(newlocale(LC_ALL_MASK, "C", nullptr)), old(uselocale(own)) {}
  ~CLocale() {
    uselocale(old);
    freelocale(own);
  }
  CLocale(const CLocale &) = delete;
  CLocale &operator=(const CLocale &) = delete;

private:
  locale_t own, old;
};

} // namespace weir

#endif
