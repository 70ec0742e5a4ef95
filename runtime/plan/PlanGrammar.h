// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parser's insides, shared by its three files.
#ifndef WEIR_RUNTIME_PLAN_PLANGRAMMAR_H
#define WEIR_RUNTIME_PLAN_PLANGRAMMAR_H

#include "runtime/plan/PlanFiles.h"
#include "runtime/plan/PlanLexer.h"

namespace weir {

/// A loop or line that statements are in.
struct PlanScope {
  uint32_t line;
  int32_t loop;  ///< -1: in none
  uint32_t name; ///< the loop's counter; 0: none
};

inline WeirPlanNumber planConstant(double value) { return {value, -1, 0}; }

/// The grammar of docs/formats/plan.md, a function for each production; each
/// returns false after an error, which the lexer has.
class PlanGrammar {
public:
  PlanGrammar(const char *text, size_t size, const char *name)
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
  bool statement(const PlanScope &scope);
  bool statementOf(const PlanScope &scope);
  bool run(const PlanScope &scope);
  bool feed(WeirPlanRow &row);
  bool loop(const PlanScope &scope, bool counted);
  bool every(const PlanScope &scope);
  bool condition(const PlanScope &scope, uint16_t code);
  bool print(const PlanScope &scope);
  bool format(const char *text, WeirPlanPlace place);
  bool writeValue(const PlanScope &scope);
  bool variables(const PlanScope &scope, uint16_t code);
  bool state(const PlanScope &scope, WeirPlanRow row);
  bool background(const PlanScope &scope);
  bool waitOrStop(const PlanScope &scope, uint16_t code);
  bool finallyBlock(const PlanScope &scope);
  // Pieces.
  bool block(const PlanScope &scope);
  bool body(const PlanScope &scope);
  bool value(WeirPlanFeed &value);
  bool reference(const char *text, WeirPlanPlace place, WeirPlanFeed &value);
  bool number(const char *what, double low, WeirPlanNumber &number);
  bool name(const char *what, uint32_t &text);
  bool expectWord(const char *word);
  bool expectSymbol(const char *symbol);
  WeirPlanRow row(uint16_t code);
  uint32_t add(const PlanScope &scope, const WeirPlanRow &row);
  uint32_t addLine(WeirPlanPlace place, uint32_t name);
  uint32_t position(const PlanScope &scope) const {
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

} // namespace weir

#endif
