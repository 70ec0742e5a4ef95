// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A literal is a number, a word or a nest of brackets; its depth and lengths
// are the shape. Needs no runtime, so that the compiler can check literals.
#ifndef WEIR_RUNTIME_MAIN_LITERALPARSER_H
#define WEIR_RUNTIME_MAIN_LITERALPARSER_H

#include "runtime/abi/Program.h"
#include "runtime/base/Memory.h"
#include "runtime/base/Status.h"

namespace weir {

/// Collects elements while it walks a literal.
class LiteralParser {
public:
  LiteralParser(const char *text, int32_t dtype) : at(text), dtype(dtype) {}
  ~LiteralParser() {
    for (WeirBytes &text : texts) {
      free(const_cast<char *>(text.data));
    }
  }
  /// INVALID_ARGUMENT with the character at which it goes wrong; `whole` is the
  /// text.
  Status parse(const char *whole);

  int32_t rank = 0;
  int64_t dims[WEIR_MAX_RANK] = {};
  Vector<char> bytes; ///< the elements, unless strings
  Vector<WeirBytes> texts;

private:
  void skipBlanks() {
    while (*at == ' ' || *at == '\t' || *at == '\n') {
      ++at;
    }
  }
  bool element();
  bool text();
  bool number();
  bool complex();
  template <typename T> void put(T value) {
    char raw[sizeof(T)];
    memcpy(raw, &value, sizeof(T));
    for (char c : raw) {
      bytes.push(c);
    }
  }
  bool integer(int64_t low, uint64_t high);
  bool real(double &value) {
    char *end;
    value = strtod(at, &end);
    bool good = end != at;
    at = end;
    return good;
  }

  const char *at;
  int32_t dtype;
};

} // namespace weir

#endif
