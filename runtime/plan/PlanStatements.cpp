// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements of plans: one function for each, which adds rows to its line.
#include "runtime/plan/PlanGrammar.h"
#include <cstdio>
#include <initializer_list>

using namespace weir;

bool PlanGrammar::feed(WeirPlanRow &row) {
  do {
    if (!lexer.advance()) {
      return false;
    }
    WeirPlanFeed feed = {};
    uint32_t feedName;
    if (!name("the name of a feed", feedName) || !expectSymbol("=") ||
        !value(feed)) {
      return false;
    }
    feed.name = feedName;
    feeds.push(feed);
    ++row.count;
  } while (lexer.isSymbol(","));
  return true;
}

bool PlanGrammar::run(const PlanScope &scope) {
  WeirPlanRow row = this->row(WEIR_PLAN_RUN);
  WeirPlanRow begin = this->row(WEIR_PLAN_LOOP);
  row.first = uint32_t(feeds.size());
  bool repeated = false;
  if (!lexer.advance() || !name("the name of a step", row.name)) {
    return false;
  }
  row.alias = row.name;
  for (;;) {
    if (lexer.isWord("as")) {
      if (!lexer.advance() || !name("a name for its values", row.alias)) {
        return false;
      }
    } else if (lexer.isWord("feed")) {
      if (!feed(row)) {
        return false;
      }
    } else if (lexer.isWord("timeout")) {
      if (!lexer.advance()) {
        return false;
      }
      if (lexer.token.kind != PlanToken::Duration || lexer.token.value <= 0) {
        return lexer.unexpected("a time such as 30s or 500ms");
      }
      row.number = planConstant(lexer.token.value);
      if (!lexer.advance()) {
        return false;
      }
    } else if (!repeated && (lexer.token.kind == PlanToken::Number ||
                             lexer.token.kind == PlanToken::Param)) {
      repeated = true;
      if (!number("how often", 1, begin.number) || !expectWord("times")) {
        return false;
      }
    } else {
      break;
    }
  }
  if (!repeated) {
    add(scope, row);
    return true;
  }
  begin.flags = WEIR_PLAN_COUNTED;
  begin.loop = lines[scope.line].numLoops++;
  uint32_t beginAt = add(scope, begin);
  uint32_t first = position(scope);
  add(scope, row);
  WeirPlanRow next = this->row(WEIR_PLAN_NEXT);
  next.place = begin.place;
  next.loop = begin.loop;
  next.target = first;
  add(scope, next);
  rows[beginAt].target = position(scope);
  return true;
}

bool PlanGrammar::condition(const PlanScope &scope, uint16_t code) {
  WeirPlanRow row = this->row(code);
  if (code == WEIR_PLAN_UNTIL && scope.loop < 0) {
    return lexer.fail(row.place, "until is for the body of a loop or repeat");
  }
  row.loop = code == WEIR_PLAN_UNTIL ? uint32_t(scope.loop) : 0;
  row.first = uint32_t(feeds.size());
  row.count = 1;
  if (!lexer.advance()) {
    return false;
  }
  WeirPlanFeed left = {};
  if (lexer.token.kind != PlanToken::Word) {
    return lexer.unexpected("STEP.FETCH or a loop's counter");
  }
  if (!value(left)) {
    return false;
  }
  feeds.push(left);
  static const char *const symbols[] = {"<", "<=", ">", ">=", "==", "!="};
  uint16_t compare = 0;
  while (compare < 6 && !lexer.isSymbol(symbols[compare])) {
    ++compare;
  }
  if (compare == 6) {
    return lexer.unexpected("<, <=, >, >=, == or !=");
  }
  row.flags = compare;
  if (!lexer.advance()) {
    return false;
  }
  if (lexer.token.kind == PlanToken::Number) {
    row.number = planConstant(lexer.token.value);
    if (!lexer.advance()) {
      return false;
    }
  } else if (lexer.token.kind != PlanToken::Param) {
    return lexer.unexpected("a number");
  } else if (!number("a number", 0, row.number)) {
    return false;
  }
  add(scope, row);
  return true;
}

bool PlanGrammar::print(const PlanScope &scope) {
  WeirPlanRow row = this->row(WEIR_PLAN_PRINT);
  row.first = uint32_t(pieces.size());
  if (!lexer.advance()) {
    return false;
  }
  if (lexer.token.kind == PlanToken::Text) {
    Vector<char> copy;
    for (const char *c = lexer.text(); *c; ++c) {
      copy.push(*c);
    }
    copy.push(0);
    if (!format(copy.data(), lexer.token.place) || !lexer.advance()) {
      return false;
    }
  } else {
    for (bool first = true;; first = false) {
      WeirPlanPiece piece = {};
      if (lexer.token.kind != PlanToken::Word) {
        return lexer.unexpected("a \"text\", STEP.FETCH or a counter");
      }
      char label[300];
      int size = snprintf(label, sizeof label, "%s%.250s = ", first ? "" : ", ",
                          lexer.text());
      piece.text = lexer.addText(label, size_t(size));
      if (!value(piece.value)) {
        return false;
      }
      pieces.push(piece);
      if (!lexer.isSymbol(",")) {
        break;
      }
      if (!lexer.advance()) {
        return false;
      }
    }
  }
  row.count = uint32_t(pieces.size()) - row.first;
  add(scope, row);
  return true;
}

/// Where the format of "loss:0:.3f" begins: after the last colon, unless only
/// a port's digits follow. Null: there is none.
static char *findFormat(char *reference) {
  char *colon = strrchr(reference, ':');
  if (!colon ||
      (strchr(reference, '.') && strchr(reference, '.') < colon && colon[1] &&
       strspn(colon + 1, "0123456789") == strlen(colon + 1))) {
    return nullptr;
  }
  return colon;
}

static bool isFormat(const char *text) {
  size_t size = strlen(text);
  return size > 0 && size < 12 && strchr("dfeg", text[size - 1]) &&
         strspn(text, "-+ 0123456789.") == size - 1;
}

bool PlanGrammar::format(const char *text, WeirPlanPlace place) {
  Vector<char> literal;
  for (const char *at = text;;) {
    if (!*at || (*at == '{' && at[1] != '{')) {
      WeirPlanPiece piece = {};
      piece.text = lexer.addText(literal.data(), literal.size());
      piece.value.kind = WEIR_PLAN_NONE;
      literal.clear();
      if (!*at) {
        pieces.push(piece);
        return true;
      }
      const char *close = strchr(at, '}');
      if (!close || close == at + 1) {
        return lexer.fail(place, "expected {VALUE} or {VALUE:FORMAT} in the "
                                 "text; write {{ for a brace");
      }
      Vector<char> inner;
      for (const char *c = at + 1; c < close; ++c) {
        inner.push(*c);
      }
      inner.push(0);
      if (char *colon = findFormat(inner.data())) {
        *colon = 0;
        if (!isFormat(colon + 1)) {
          return lexer.fail(place,
                            "expected a format such as .4f, 6d, g or e after "
                            "{%s:, got %s",
                            inner.data(), colon + 1);
        }
        piece.format = lexer.addText(colon + 1, strlen(colon + 1));
      }
      if (!reference(inner.data(), place, piece.value)) {
        return false;
      }
      pieces.push(piece);
      at = close + 1;
      continue;
    }
    at += (*at == '{' || *at == '}') && at[1] == *at;
    literal.push(*at++);
  }
}

bool PlanGrammar::writeValue(const PlanScope &scope) {
  WeirPlanRow row = this->row(WEIR_PLAN_WRITE);
  row.first = uint32_t(feeds.size());
  row.count = 1;
  WeirPlanFeed what = {};
  if (!lexer.advance()) {
    return false;
  }
  if (lexer.token.kind != PlanToken::Word) {
    return lexer.unexpected("STEP.FETCH");
  }
  if (!value(what) || !expectWord("to")) {
    return false;
  }
  feeds.push(what);
  if (lexer.token.kind != PlanToken::Text) {
    return lexer.unexpected("a \"FILE.npy\" or \"FILE.tensor\"");
  }
  if (!isPlanTensorFile(lexer.text()) && !isPlanFileOpen(lexer.text())) {
    return lexer.unexpected("a file's name that ends in .npy or .tensor");
  }
  row.name = lexer.token.text;
  add(scope, row);
  return lexer.advance();
}

bool PlanGrammar::state(const PlanScope &scope, WeirPlanRow row) {
  row.flags = WEIR_PLAN_STATE;
  if (!lexer.advance() ||
      !expectWord(row.code == WEIR_PLAN_SAVE ? "to" : "from")) {
    return false;
  }
  if (lexer.token.kind != PlanToken::Text ||
      (!isPlanStateFile(lexer.text()) && !isPlanFileOpen(lexer.text()))) {
    return lexer.unexpected("a \"FILE.npz\"");
  }
  row.alias = lexer.token.text;
  uint32_t at = add(scope, row);
  if (!lexer.advance()) {
    return false;
  }
  bool good = true;
  if (row.code == WEIR_PLAN_LOAD && lexer.isWord("else")) {
    rows[at].flags |= WEIR_PLAN_ELSE;
    good = lexer.advance() && block(scope);
  }
  rows[at].target = position(scope);
  return good;
}

bool PlanGrammar::variables(const PlanScope &scope, uint16_t code) {
  WeirPlanRow row = this->row(code);
  if (!lexer.advance()) {
    return false;
  }
  if (lexer.isWord("state")) {
    return state(scope, row);
  }
  if (lexer.isWord("all") || lexer.isWord("trainable")) {
    row.flags = lexer.isWord("all") ? WEIR_PLAN_ALL : WEIR_PLAN_ALL_TRAINABLE;
    if (!lexer.advance()) {
      return false;
    }
  } else if (!name("a variable's name, all, trainable or state", row.name)) {
    return false;
  }
  if (!expectWord(code == WEIR_PLAN_SAVE ? "to" : "from")) {
    return false;
  }
  if (lexer.token.kind != PlanToken::Text) {
    return lexer.unexpected(row.flags ? "a \"FOLDER\"" : "a \"FILE.npy\"");
  }
  if (!row.flags && !isPlanTensorFile(lexer.text()) &&
      !isPlanFileOpen(lexer.text())) {
    return lexer.unexpected("a file's name that ends in .npy or .tensor");
  }
  row.alias = lexer.token.text;
  add(scope, row);
  return lexer.advance();
}

bool PlanGrammar::waitOrStop(const PlanScope &scope, uint16_t code) {
  WeirPlanRow row = this->row(code);
  if (!lexer.advance() || !name("the name of a background", row.name)) {
    return false;
  }
  for (uint32_t i = 1; i < lines.size(); ++i) {
    if (strcmp(lexer.text(lines[i].name), lexer.text(row.name)) == 0) {
      row.target = i;
    }
  }
  if (row.target == 0 || row.target == scope.line) {
    return lexer.fail(row.place, "there is no background %s before this",
                      lexer.text(row.name));
  }
  add(scope, row);
  return true;
}

bool PlanGrammar::statement(const PlanScope &scope) {
  if (++depth > 64) {
    return lexer.fail(lexer.token.place, "blocks are nested too deeply");
  }
  bool good = statementOf(scope);
  --depth;
  return good;
}

bool PlanGrammar::statementOf(const PlanScope &scope) {
  struct Keyword {
    const char *word;
    bool (*parse)(PlanGrammar &, const PlanScope &);
  };
  static const Keyword keywords[] = {
      {"run", [](PlanGrammar &p, const PlanScope &s) { return p.run(s); }},
      {"repeat",
       [](PlanGrammar &p, const PlanScope &s) { return p.loop(s, true); }},
      {"loop",
       [](PlanGrammar &p, const PlanScope &s) { return p.loop(s, false); }},
      {"every", [](PlanGrammar &p, const PlanScope &s) { return p.every(s); }},
      {"until",
       [](PlanGrammar &p, const PlanScope &s) {
         return p.condition(s, WEIR_PLAN_UNTIL);
       }},
      {"expect",
       [](PlanGrammar &p, const PlanScope &s) {
         return p.condition(s, WEIR_PLAN_EXPECT);
       }},
      {"print", [](PlanGrammar &p, const PlanScope &s) { return p.print(s); }},
      {"write",
       [](PlanGrammar &p, const PlanScope &s) { return p.writeValue(s); }},
      {"save",
       [](PlanGrammar &p, const PlanScope &s) {
         return p.variables(s, WEIR_PLAN_SAVE);
       }},
      {"load",
       [](PlanGrammar &p, const PlanScope &s) {
         return p.variables(s, WEIR_PLAN_LOAD);
       }},
      {"background",
       [](PlanGrammar &p, const PlanScope &s) { return p.background(s); }},
      {"wait",
       [](PlanGrammar &p, const PlanScope &s) {
         return p.waitOrStop(s, WEIR_PLAN_WAIT);
       }},
      {"stop",
       [](PlanGrammar &p, const PlanScope &s) {
         return p.waitOrStop(s, WEIR_PLAN_STOP);
       }},
      {"finally",
       [](PlanGrammar &p, const PlanScope &s) { return p.finallyBlock(s); }},
  };
  for (const Keyword &keyword : keywords) {
    if (lexer.isWord(keyword.word)) {
      return keyword.parse(*this, scope);
    }
  }
  return lexer.unexpected("a statement (run, repeat, loop, every, until, "
                          "expect, print, write, save, load, background, wait, "
                          "stop, finally)");
}
