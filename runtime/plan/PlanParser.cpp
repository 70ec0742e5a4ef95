// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One function for each statement of the grammar in docs/formats/plan.md. The
// rows of all lines are collected in the order of the text, each with its
// line's number, and sorted by line at the end.
#include "runtime/plan/PlanParser.h"
#include "runtime/plan/PlanLexer.h"
#include <cstdarg>
#include <cstdio>
#include <initializer_list>

using namespace weir;

namespace {
/// A loop or line that statements are in.
struct Scope {
  uint32_t line;
  int32_t loop;  ///< -1: in none
  uint32_t name; ///< the loop's counter; 0: none
};

class Parser {
public:
  Parser(const char *text, size_t size, const char *name)
      : lexer(text, size, name) {}
  bool parse();
  void write(const char *name, Vector<char> &blob);
  PlanLexer lexer;

private:
  // Declarations.
  bool param();
  bool data();
  bool dataOption(WeirPlanData &row);
  bool column(uint32_t name, WeirPlanPlace place);
  // Statements.
  bool statement(const Scope &scope);
  bool statementOf(const Scope &scope);
  bool run(const Scope &scope);
  bool feed(WeirPlanRow &row);
  bool loop(const Scope &scope, bool counted);
  bool every(const Scope &scope);
  bool condition(const Scope &scope, uint16_t code);
  bool print(const Scope &scope);
  bool format(const char *text, WeirPlanPlace place);
  bool writeValue(const Scope &scope);
  bool variables(const Scope &scope, uint16_t code);
  bool background(const Scope &scope);
  bool waitOrStop(const Scope &scope, uint16_t code);
  bool finallyBlock(const Scope &scope);
  // Pieces.
  bool block(const Scope &scope);
  bool body(const Scope &scope);
  bool value(WeirPlanFeed &value);
  bool reference(const char *text, WeirPlanPlace place, WeirPlanFeed &value);
  bool number(const char *what, double low, WeirPlanNumber &number);
  bool name(const char *what, uint32_t &text);
  bool expectWord(const char *word);
  bool expectSymbol(const char *symbol);
  WeirPlanRow row(uint16_t code);
  uint32_t add(const Scope &scope, const WeirPlanRow &row);
  uint32_t addLine(WeirPlanPlace place, uint32_t name);
  uint32_t position(const Scope &scope) const {
    return lines[scope.line].numRows;
  }
  int32_t findParam(const char *name) const;

  Vector<WeirPlanParam> params;
  Vector<WeirPlanData> datas;
  Vector<WeirPlanColumn> columns;
  Vector<WeirPlanLine> lines;
  Vector<WeirPlanRow> rows; ///< `reserved` is the line
  Vector<WeirPlanFeed> feeds;
  Vector<WeirPlanPiece> pieces;
  uint32_t finallyLine = 0;
  int depth = 0;
};
} // namespace

static WeirPlanNumber constant(double value) { return {value, -1, 0}; }

bool Parser::expectWord(const char *word) {
  return lexer.isWord(word) ? lexer.advance() : lexer.unexpected(word);
}

bool Parser::expectSymbol(const char *symbol) {
  return lexer.isSymbol(symbol) ? lexer.advance() : lexer.unexpected(symbol);
}

bool Parser::name(const char *what, uint32_t &text) {
  if (lexer.token.kind != PlanToken::Word &&
      lexer.token.kind != PlanToken::Text) {
    return lexer.unexpected(what);
  }
  text = lexer.token.text;
  return lexer.advance();
}

int32_t Parser::findParam(const char *name) const {
  for (size_t i = 0; i < params.size(); ++i) {
    if (strcmp(lexer.text(params[i].name), name) == 0) {
      return int32_t(i);
    }
  }
  return -1;
}

bool Parser::number(const char *what, double low, WeirPlanNumber &number) {
  if (lexer.token.kind == PlanToken::Param) {
    number = {0, findParam(lexer.text()), 0};
    return number.param >= 0
               ? lexer.advance()
               : lexer.fail(lexer.token.place,
                            "there is no parameter $%s; declare it with: "
                            "param %s = VALUE",
                            lexer.text(), lexer.text());
  }
  if (lexer.token.kind != PlanToken::Number) {
    return lexer.unexpected(what);
  }
  double value = lexer.token.value;
  if (value < low || value > 1e15 || value != double(int64_t(value))) {
    return lexer.fail(lexer.token.place,
                      "expected %s, a whole number of at least %g, got %g",
                      what, low, value);
  }
  number = constant(value);
  return lexer.advance();
}

WeirPlanRow Parser::row(uint16_t code) {
  WeirPlanRow row = {};
  row.code = code;
  row.place = lexer.token.place;
  row.number = constant(0);
  return row;
}

uint32_t Parser::add(const Scope &scope, const WeirPlanRow &row) {
  rows.push(row);
  rows.back().reserved = scope.line;
  ++lines[scope.line].numRows;
  return uint32_t(rows.size() - 1);
}

uint32_t Parser::addLine(WeirPlanPlace place, uint32_t name) {
  lines.push({place, name, 0, 0, 0});
  return uint32_t(lines.size() - 1);
}

// Declarations.

bool Parser::param() {
  WeirPlanParam row = {lexer.token.place, 0, 0};
  if (!lexer.advance() || !name("the parameter's name", row.name)) {
    return false;
  }
  if (findParam(lexer.text(row.name)) >= 0) {
    return lexer.fail(row.place, "parameter %s is there already",
                      lexer.text(row.name));
  }
  if (!expectSymbol("=")) {
    return false;
  }
  if (lexer.token.kind != PlanToken::Number &&
      lexer.token.kind != PlanToken::Text) {
    return lexer.unexpected("a number or a \"text\"");
  }
  row.text = lexer.token.text;
  params.push(row);
  return lexer.advance();
}

static int32_t findType(const char *name) {
  for (int32_t dtype = 1; dtype < 32; ++dtype) {
    if (strcmp(weir_dtype_name(dtype), name) == 0) {
      return dtype;
    }
  }
  return WEIR_DT_INVALID;
}

bool Parser::column(uint32_t name, WeirPlanPlace place) {
  WeirPlanColumn row = {place, name, 0, 0, 0, constant(1)};
  if (!lexer.advance()) {
    return false;
  }
  if (lexer.token.kind != PlanToken::Text) {
    return lexer.unexpected("the column's file in quotes");
  }
  row.path = lexer.token.text;
  if (!lexer.advance()) {
    return false;
  }
  if (lexer.isWord("as")) {
    if (!lexer.advance()) {
      return false;
    }
    row.dtype = lexer.token.kind == PlanToken::Word ? findType(lexer.text())
                                                    : WEIR_DT_INVALID;
    if (row.dtype == WEIR_DT_INVALID) {
      return lexer.unexpected("a type such as float32 or int64");
    }
    if (!lexer.advance()) {
      return false;
    }
  }
  if (lexer.isWord("scale")) {
    if (!lexer.advance()) {
      return false;
    }
    if (lexer.token.kind != PlanToken::Number) {
      return lexer.unexpected("a number to multiply with");
    }
    row.scale = constant(lexer.token.value);
    if (!lexer.advance()) {
      return false;
    }
  }
  columns.push(row);
  return true;
}

bool Parser::dataOption(WeirPlanData &row) {
  if (lexer.isWord("batch")) {
    return lexer.advance() && number("the rows of a batch", 1, row.batch);
  }
  if (lexer.isWord("repeat")) {
    if (!lexer.advance()) {
      return false;
    }
    if (lexer.isWord("forever")) {
      row.repeat = constant(0);
      return lexer.advance();
    }
    return number("how often, or forever", 1, row.repeat);
  }
  if (lexer.isWord("shuffle")) {
    row.flags |= WEIR_PLAN_SHUFFLE;
    return lexer.advance() && number("a seed", 0, row.seed);
  }
  if (lexer.isWord("skip")) {
    return lexer.advance() && number("how many rows", 0, row.skip);
  }
  if (lexer.isWord("take")) {
    return lexer.advance() && number("how many rows", 1, row.take);
  }
  row.flags |= WEIR_PLAN_DROP_REMAINDER;
  return lexer.advance() && expectWord("remainder");
}

static bool isDataOption(const PlanLexer &lexer) {
  for (const char *word :
       {"batch", "repeat", "shuffle", "skip", "take", "drop"}) {
    if (lexer.isWord(word)) {
      return true;
    }
  }
  return false;
}

bool Parser::data() {
  WeirPlanData row = {};
  row.place = lexer.token.place;
  row.batch = row.seed = row.skip = row.take = constant(0);
  row.repeat = constant(1);
  row.firstColumn = uint32_t(columns.size());
  if (!lexer.advance() || !name("the data's name", row.name)) {
    return false;
  }
  for (const WeirPlanData &other : datas) {
    if (strcmp(lexer.text(other.name), lexer.text(row.name)) == 0) {
      return lexer.fail(row.place, "data %s is there already",
                        lexer.text(row.name));
    }
  }
  if (!expectSymbol("{")) {
    return false;
  }
  while (!lexer.isSymbol("}")) {
    if (isDataOption(lexer)) {
      if (!dataOption(row)) {
        return false;
      }
      continue;
    }
    WeirPlanPlace place = lexer.token.place;
    uint32_t columnName;
    if (!name("a column (NAME = \"FILE\"), batch, repeat, shuffle, skip, take, "
              "drop or }",
              columnName)) {
      return false;
    }
    if (!lexer.isSymbol("=")) {
      return lexer.unexpected("= after the column's name");
    }
    if (!column(columnName, place)) {
      return false;
    }
  }
  row.numColumns = uint32_t(columns.size()) - row.firstColumn;
  if (row.numColumns == 0) {
    return lexer.unexpected("at least one column, NAME = \"FILE\"");
  }
  datas.push(row);
  return lexer.advance();
}

// Values.

bool Parser::reference(const char *text, WeirPlanPlace place,
                       WeirPlanFeed &value) {
  value.place = place;
  if (const char *dot = strchr(text, '.')) {
    if (dot == text || !dot[1]) {
      return lexer.fail(place, "expected NAME.FETCH, got %s", text);
    }
    value.kind = WEIR_PLAN_VALUE;
    // Texts move when they grow.
    size_t stem = size_t(dot - text);
    Vector<char> copy;
    for (const char *c = text; *c; ++c) {
      copy.push(*c);
    }
    value.text = lexer.addText(copy.data(), stem);
    value.part = lexer.addText(copy.data() + stem + 1, copy.size() - stem - 1);
    return true;
  }
  value.kind = WEIR_PLAN_COUNTER;
  Vector<char> copy;
  for (const char *c = text; *c; ++c) {
    copy.push(*c);
  }
  value.text = lexer.addText(copy.data(), copy.size());
  return true;
}

static bool endsWith(const char *text, const char *suffix) {
  size_t size = strlen(text), tail = strlen(suffix);
  return size > tail && strcmp(text + size - tail, suffix) == 0;
}

/// A text for a feed: the name of a file, or what string tensors hold.
static void quote(const char *text, Vector<char> &out) {
  out.push('"');
  for (; *text; ++text) {
    if (*text == '"' || *text == '\\') {
      out.push('\\');
    }
    out.push(*text == '\n' ? 'n' : *text);
    if (*text == '\n') {
      out.back() = '\\';
      out.push('n');
    }
  }
  out.push('"');
}

bool Parser::value(WeirPlanFeed &value) {
  value.place = lexer.token.place;
  value.kind = WEIR_PLAN_LITERAL;
  value.text = lexer.token.text;
  const char *text = lexer.text();
  switch (lexer.token.kind) {
  case PlanToken::Number:
  case PlanToken::Bracket:
    break;
  case PlanToken::Text:
    if (!endsWith(text, ".npy") && !endsWith(text, ".tensor") &&
        strncmp(text, "raw:", 4) != 0) {
      Vector<char> quoted;
      quote(text, quoted);
      value.text = lexer.addText(quoted.data(), quoted.size());
    }
    break;
  case PlanToken::Param: {
    if (findParam(text) < 0) {
      return lexer.fail(value.place,
                        "there is no parameter $%s; declare it with: param %s "
                        "= VALUE",
                        text, text);
    }
    char reference[300];
    int size = snprintf(reference, sizeof reference, "${%s}", text);
    value.text = lexer.addText(reference, size_t(size));
    break;
  }
  case PlanToken::Word:
    if (strcmp(text, "true") != 0 && strcmp(text, "false") != 0 &&
        !reference(text, value.place, value)) {
      return false;
    }
    break;
  default:
    return lexer.unexpected("a value: a number, [...], \"FILE.npy\", \"text\", "
                            "DATA.COLUMN or STEP.FETCH");
  }
  return lexer.advance();
}

// Statements.

bool Parser::feed(WeirPlanRow &row) {
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

bool Parser::run(const Scope &scope) {
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
      row.number = constant(lexer.token.value);
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

bool Parser::body(const Scope &scope) {
  while (!lexer.isSymbol("}")) {
    if (lexer.token.kind == PlanToken::End) {
      return lexer.unexpected("} or a statement");
    }
    if (!statement(scope)) {
      return false;
    }
  }
  return lexer.advance();
}

bool Parser::block(const Scope &scope) {
  return expectSymbol("{") && body(scope);
}

bool Parser::loop(const Scope &scope, bool counted) {
  WeirPlanRow row = this->row(WEIR_PLAN_LOOP);
  row.number = constant(-1);
  row.flags = counted ? WEIR_PLAN_COUNTED : 0;
  if (!lexer.advance() || (counted && !number("how often", 1, row.number))) {
    return false;
  }
  if (lexer.isWord("as") &&
      (!lexer.advance() || !name("a name for the counter", row.name))) {
    return false;
  }
  row.loop = lines[scope.line].numLoops++;
  uint32_t begin = add(scope, row);
  uint32_t first = position(scope);
  if (!block({scope.line, int32_t(row.loop), row.name})) {
    return false;
  }
  WeirPlanRow next = this->row(WEIR_PLAN_NEXT);
  next.place = row.place;
  next.loop = row.loop;
  next.target = first;
  add(scope, next);
  rows[begin].target = position(scope);
  return true;
}

bool Parser::every(const Scope &scope) {
  WeirPlanRow row = this->row(WEIR_PLAN_EVERY);
  if (scope.loop < 0) {
    return lexer.fail(row.place, "every is for the body of a loop or repeat");
  }
  row.loop = uint32_t(scope.loop);
  if (!lexer.advance()) {
    return false;
  }
  if (lexer.token.kind == PlanToken::Duration) {
    row.flags = WEIR_PLAN_SECONDS;
    row.number = constant(lexer.token.value);
    if (!lexer.advance()) {
      return false;
    }
  } else if (!number("a number of iterations, or a time such as 30s", 1,
                     row.number)) {
    return false;
  }
  uint32_t at = add(scope, row);
  bool good = lexer.isSymbol("{") ? block(scope) : statement(scope);
  rows[at].target = position(scope);
  return good;
}

bool Parser::condition(const Scope &scope, uint16_t code) {
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
    row.number = constant(lexer.token.value);
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

bool Parser::print(const Scope &scope) {
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

bool Parser::format(const char *text, WeirPlanPlace place) {
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

bool Parser::writeValue(const Scope &scope) {
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
  if (!endsWith(lexer.text(), ".npy") && !endsWith(lexer.text(), ".tensor")) {
    return lexer.unexpected("a file's name that ends in .npy or .tensor");
  }
  row.name = lexer.token.text;
  add(scope, row);
  return lexer.advance();
}

bool Parser::variables(const Scope &scope, uint16_t code) {
  WeirPlanRow row = this->row(code);
  if (!lexer.advance()) {
    return false;
  }
  if (lexer.isWord("all") || lexer.isWord("trainable")) {
    row.flags = lexer.isWord("all") ? WEIR_PLAN_ALL : WEIR_PLAN_ALL_TRAINABLE;
    if (!lexer.advance()) {
      return false;
    }
  } else if (!name("a variable's name, all or trainable", row.name)) {
    return false;
  }
  if (!expectWord(code == WEIR_PLAN_SAVE ? "to" : "from")) {
    return false;
  }
  if (lexer.token.kind != PlanToken::Text) {
    return lexer.unexpected(row.flags ? "a \"FOLDER\"" : "a \"FILE.npy\"");
  }
  if (!row.flags && !endsWith(lexer.text(), ".npy") &&
      !endsWith(lexer.text(), ".tensor")) {
    return lexer.unexpected("a file's name that ends in .npy or .tensor");
  }
  row.alias = lexer.token.text;
  add(scope, row);
  return lexer.advance();
}

bool Parser::background(const Scope &scope) {
  WeirPlanRow row = this->row(WEIR_PLAN_START);
  if (scope.line != 0 || scope.loop >= 0) {
    return lexer.fail(row.place, "background is for the plan's top level, not "
                                 "for a loop or another background");
  }
  row.number = constant(1);
  if (!lexer.advance() || !name("a name", row.name)) {
    return false;
  }
  for (const WeirPlanLine &line : lines) {
    if (line.name && strcmp(lexer.text(line.name), lexer.text(row.name)) == 0) {
      return lexer.fail(row.place, "background %s is there already",
                        lexer.text(row.name));
    }
  }
  if (!lexer.isSymbol("{") &&
      (!number("{ or how many", 1, row.number) || !expectWord("times"))) {
    return false;
  }
  row.target = addLine(row.place, row.name);
  add(scope, row);
  Scope inner = {row.target, -1, 0};
  if (!block(inner)) {
    return false;
  }
  add(inner, this->row(WEIR_PLAN_END));
  return true;
}

bool Parser::waitOrStop(const Scope &scope, uint16_t code) {
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

bool Parser::finallyBlock(const Scope &scope) {
  WeirPlanPlace place = lexer.token.place;
  if (scope.line != 0 || scope.loop >= 0 || finallyLine) {
    return lexer.fail(place, "finally is for the plan's top level, once");
  }
  if (!lexer.advance()) {
    return false;
  }
  finallyLine = addLine(place, lexer.addText("finally", 7));
  Scope inner = {finallyLine, -1, 0};
  if (!block(inner)) {
    return false;
  }
  add(inner, row(WEIR_PLAN_END));
  return true;
}

bool Parser::statement(const Scope &scope) {
  if (++depth > 64) {
    return lexer.fail(lexer.token.place, "blocks are nested too deeply");
  }
  bool good = statementOf(scope);
  --depth;
  return good;
}

bool Parser::statementOf(const Scope &scope) {
  struct Keyword {
    const char *word;
    bool (*parse)(Parser &, const Scope &);
  };
  static const Keyword keywords[] = {
      {"run", [](Parser &p, const Scope &s) { return p.run(s); }},
      {"repeat", [](Parser &p, const Scope &s) { return p.loop(s, true); }},
      {"loop", [](Parser &p, const Scope &s) { return p.loop(s, false); }},
      {"every", [](Parser &p, const Scope &s) { return p.every(s); }},
      {"until", [](Parser &p,
                   const Scope &s) { return p.condition(s, WEIR_PLAN_UNTIL); }},
      {"expect",
       [](Parser &p, const Scope &s) {
         return p.condition(s, WEIR_PLAN_EXPECT);
       }},
      {"print", [](Parser &p, const Scope &s) { return p.print(s); }},
      {"write", [](Parser &p, const Scope &s) { return p.writeValue(s); }},
      {"save", [](Parser &p,
                  const Scope &s) { return p.variables(s, WEIR_PLAN_SAVE); }},
      {"load", [](Parser &p,
                  const Scope &s) { return p.variables(s, WEIR_PLAN_LOAD); }},
      {"background", [](Parser &p, const Scope &s) { return p.background(s); }},
      {"wait", [](Parser &p,
                  const Scope &s) { return p.waitOrStop(s, WEIR_PLAN_WAIT); }},
      {"stop", [](Parser &p,
                  const Scope &s) { return p.waitOrStop(s, WEIR_PLAN_STOP); }},
      {"finally", [](Parser &p, const Scope &s) { return p.finallyBlock(s); }},
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

bool Parser::parse() {
  addLine({1, 1}, 0);
  Scope main = {0, -1, 0};
  if (!lexer.advance()) {
    return false;
  }
  while (lexer.token.kind != PlanToken::End) {
    bool good = lexer.isWord("param")  ? param()
                : lexer.isWord("data") ? data()
                                       : statement(main);
    if (!good) {
      return false;
    }
  }
  if (lines[0].numRows == 0 && !finallyLine) {
    return lexer.fail({1, 1}, "the plan has no statement, such as: run STEP");
  }
  add(main, row(WEIR_PLAN_END));
  return lexer.status.ok();
}

// Tables.

template <typename T>
static uint32_t append(Vector<char> &blob, const Vector<T> &table) {
  while (blob.size() % 8) {
    blob.push(0);
  }
  auto offset = uint32_t(blob.size());
  auto *bytes = reinterpret_cast<const char *>(table.begin());
  for (size_t i = 0; i < table.size() * sizeof(T); ++i) {
    blob.push(bytes[i]);
  }
  return offset;
}

void Parser::write(const char *name, Vector<char> &blob) {
  Vector<WeirPlanRow> sorted;
  for (uint32_t i = 0; i < lines.size(); ++i) {
    lines[i].firstRow = uint32_t(sorted.size());
    for (const WeirPlanRow &row : rows) {
      if (row.reserved == i) {
        sorted.push(row);
        sorted.back().reserved = 0;
      }
    }
  }
  WeirPlan header = {};
  header.magic = WEIR_PLAN_MAGIC;
  header.version = WEIR_PLAN_VERSION;
  header.name = lexer.addText(name, strlen(name));
  header.finally = finallyLine;
  header.numParams = uint32_t(params.size());
  header.numData = uint32_t(datas.size());
  header.numColumns = uint32_t(columns.size());
  header.numLines = uint32_t(lines.size());
  header.numRows = uint32_t(sorted.size());
  header.numFeeds = uint32_t(feeds.size());
  header.numPieces = uint32_t(pieces.size());
  header.textSize = uint32_t(lexer.texts.size());
  blob.clear();
  for (size_t i = 0; i < sizeof header; ++i) {
    blob.push(0);
  }
  header.params = append(blob, params);
  header.data = append(blob, datas);
  header.columns = append(blob, columns);
  header.lines = append(blob, lines);
  header.rows = append(blob, sorted);
  header.feeds = append(blob, feeds);
  header.pieces = append(blob, pieces);
  header.text = append(blob, lexer.texts);
  header.size = blob.size();
  memcpy(blob.data(), &header, sizeof header);
}

Status weir::parsePlan(const char *text, size_t size, const char *name,
                       Vector<char> &blob) {
  Parser parser(text, size, name);
  if (!parser.parse()) {
    return static_cast<Status &&>(parser.lexer.status);
  }
  parser.write(name, blob);
  return Status();
}

Status PlanView::error(int32_t code, WeirPlanPlace place, const char *format,
                       ...) const {
  char message[900];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  return Status::error(code, "%s:%u:%u: %s", text(plan->name), place.line,
                       place.column, message);
}

bool weir::samePort(const char *port, const char *name) {
  size_t size = strlen(name);
  return strncmp(port, name, size) == 0 &&
         (port[size] == 0 || strcmp(port + size, ":0") == 0);
}
