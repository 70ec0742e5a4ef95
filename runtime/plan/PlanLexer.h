// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Words, numbers and texts of a plan. Line ends count as blanks.
#ifndef WEIR_RUNTIME_PLAN_PLANLEXER_H
#define WEIR_RUNTIME_PLAN_PLANLEXER_H

#include "runtime/abi/Plan.h"
#include "runtime/base/Memory.h"
#include "runtime/base/Status.h"

namespace weir {

struct PlanToken {
  enum Kind {
    End,
    Word,     ///< a name, with any of _ . / : - in it
    Param,    ///< $NAME; text is NAME
    Number,   ///< value
    Duration, ///< value in seconds, written 500ms, 30s, 2min, 1h
    Text,     ///< "...", decoded
    Bracket,  ///< a literal from [ to ], as written
    Symbol    ///< one of { } = , < <= > >= == !=
  };
  Kind kind = End;
  WeirPlanPlace place = {1, 1};
  uint32_t text = 0; ///< offset in PlanLexer::texts, zero-terminated
  double value = 0;
};

class PlanLexer {
public:
  PlanLexer(const char *begin, size_t size, const char *name)
      : at(begin), end(begin + size), name(name) {
    texts.push(0);
  }

  /// The next token becomes `token`. False after an error.
  bool advance();
  const char *text() const { return texts.data() + token.text; }
  const char *text(uint32_t offset) const { return texts.data() + offset; }
  uint32_t addText(const char *bytes, size_t size);
  bool isWord(const char *word) const {
    return token.kind == PlanToken::Word && strcmp(text(), word) == 0;
  }
  bool isSymbol(const char *symbol) const {
    return token.kind == PlanToken::Symbol && strcmp(text(), symbol) == 0;
  }

  /// Records the first error; always false.
  bool fail(WeirPlanPlace where, const char *format, ...)
      __attribute__((format(printf, 3, 4)));
  /// "expected WHAT, got TOKEN"
  bool unexpected(const char *what);

  PlanToken token;
  Vector<char> texts;
  Status status;

private:
  void skipBlanks();
  bool word();
  bool number();
  bool quoted();
  bool bracket();
  bool symbol();
  char next();
  bool finish(PlanToken::Kind kind);

  const char *at;
  const char *end;
  const char *name;
  WeirPlanPlace place = {1, 1};
  Vector<char> pending;
};

} // namespace weir

#endif
