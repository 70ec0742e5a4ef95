// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameters, data and values of plans.
#include "runtime/plan/PlanGrammar.h"
#include <cstdio>
#include <initializer_list>

using namespace weir;

bool PlanGrammar::param() {
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

bool PlanGrammar::column(uint32_t name, WeirPlanPlace place) {
  WeirPlanColumn row = {place, name, 0, 0, 0, planConstant(1)};
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
    row.scale = planConstant(lexer.token.value);
    if (!lexer.advance()) {
      return false;
    }
  }
  columns.push(row);
  return true;
}

bool PlanGrammar::dataOption(WeirPlanData &row) {
  if (lexer.isWord("batch")) {
    return lexer.advance() && number("the rows of a batch", 1, row.batch);
  }
  if (lexer.isWord("repeat")) {
    if (!lexer.advance()) {
      return false;
    }
    if (lexer.isWord("forever")) {
      row.repeat = planConstant(0);
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

bool PlanGrammar::data() {
  WeirPlanData row = {};
  row.place = lexer.token.place;
  row.batch = row.seed = row.skip = row.take = planConstant(0);
  row.repeat = planConstant(1);
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

bool PlanGrammar::reference(const char *text, WeirPlanPlace place,
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

bool PlanGrammar::value(WeirPlanFeed &value) {
  value.place = lexer.token.place;
  value.kind = WEIR_PLAN_LITERAL;
  value.text = lexer.token.text;
  const char *text = lexer.text();
  switch (lexer.token.kind) {
  case PlanToken::Number:
  case PlanToken::Bracket:
    break;
  case PlanToken::Text:
    if (!isPlanTensorFile(text) && strncmp(text, "raw:", 4) != 0) {
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
