// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements of plans that hold others: one function for each, which adds rows
// to its line, or a line.
#include "runtime/plan/PlanGrammar.h"

using namespace weir;

bool PlanGrammar::body(const PlanScope &scope) {
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

bool PlanGrammar::block(const PlanScope &scope) {
  return expectSymbol("{") && body(scope);
}

bool PlanGrammar::loop(const PlanScope &scope, bool counted) {
  WeirPlanRow row = this->row(WEIR_PLAN_LOOP);
  row.number = planConstant(-1);
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

bool PlanGrammar::every(const PlanScope &scope) {
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
    row.number = planConstant(lexer.token.value);
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

bool PlanGrammar::background(const PlanScope &scope) {
  WeirPlanRow row = this->row(WEIR_PLAN_START);
  if (scope.line != 0 || scope.loop >= 0) {
    return lexer.fail(row.place, "background is for the plan's top level, not "
                                 "for a loop or another background");
  }
  row.number = planConstant(1);
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
  PlanScope inner = {row.target, -1, 0};
  if (!block(inner)) {
    return false;
  }
  add(inner, this->row(WEIR_PLAN_END));
  return true;
}

bool PlanGrammar::finallyBlock(const PlanScope &scope) {
  WeirPlanPlace place = lexer.token.place;
  if (scope.line != 0 || scope.loop >= 0 || finallyLine) {
    return lexer.fail(place, "finally is for the plan's top level, once");
  }
  if (!lexer.advance()) {
    return false;
  }
  finallyLine = addLine(place, lexer.addText("finally", 7));
  PlanScope inner = {finallyLine, -1, 0};
  if (!block(inner)) {
    return false;
  }
  add(inner, row(WEIR_PLAN_END));
  return true;
}
