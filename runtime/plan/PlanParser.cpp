// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a text to a blob of tables. The rows of all lines are collected in the
// order of the text, each with its line's number, and sorted by line at the
// end.
#include "runtime/plan/PlanParser.h"
#include "runtime/plan/PlanGrammar.h"
#include <cstdarg>
#include <cstdio>

using namespace weir;

bool PlanGrammar::expectWord(const char *word) {
  return lexer.isWord(word) ? lexer.advance() : lexer.unexpected(word);
}

bool PlanGrammar::expectSymbol(const char *symbol) {
  return lexer.isSymbol(symbol) ? lexer.advance() : lexer.unexpected(symbol);
}

bool PlanGrammar::name(const char *what, uint32_t &text) {
  if (lexer.token.kind != PlanToken::Word &&
      lexer.token.kind != PlanToken::Text) {
    return lexer.unexpected(what);
  }
  text = lexer.token.text;
  return lexer.advance();
}

int32_t PlanGrammar::findParam(const char *name) const {
  for (size_t i = 0; i < params.size(); ++i) {
    if (strcmp(lexer.text(params[i].name), name) == 0) {
      return int32_t(i);
    }
  }
  return -1;
}

bool PlanGrammar::number(const char *what, double low, WeirPlanNumber &number) {
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
  number = planConstant(value);
  return lexer.advance();
}

WeirPlanRow PlanGrammar::row(uint16_t code) {
  WeirPlanRow row = {};
  row.code = code;
  row.place = lexer.token.place;
  row.number = planConstant(0);
  return row;
}

uint32_t PlanGrammar::add(const PlanScope &scope, const WeirPlanRow &row) {
  rows.push(row);
  rows.back().reserved = scope.line;
  ++lines[scope.line].numRows;
  return uint32_t(rows.size() - 1);
}

uint32_t PlanGrammar::addLine(WeirPlanPlace place, uint32_t name) {
  lines.push({place, name, 0, 0, 0});
  return uint32_t(lines.size() - 1);
}

bool PlanGrammar::parse() {
  addLine({1, 1}, 0);
  PlanScope main = {0, -1, 0};
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

void PlanGrammar::write(const char *name, Vector<char> &blob) {
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
  PlanGrammar parser(text, size, name);
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
