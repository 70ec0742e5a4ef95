// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan's names made indices of a program's steps, feeds, fetches and
// variables, and everything checked that can be before the plan runs. The
// compiler does it for the errors, the program for the indices.
#ifndef WEIR_RUNTIME_PLAN_PLANBINDING_H
#define WEIR_RUNTIME_PLAN_PLANBINDING_H

#include "runtime/plan/PlanParser.h"

namespace weir {

// What a plan can name. Borrowed from whoever describes the program.

struct PlanPort {
  const char *name;
  int32_t dtype;
  int32_t rank;        ///< -1: any
  const int64_t *dims; ///< -1: any
};

struct PlanStep {
  const char *name; ///< null: not for clients
  const PlanPort *inputs;
  const PlanPort *outputs;
  uint32_t numInputs;
  uint32_t numOutputs;
};

struct PlanVariable {
  const char *name;
  bool trainable;
};

struct PlanTarget {
  const PlanStep *steps;
  const PlanVariable *variables;
  uint32_t numSteps;
  uint32_t numVariables;
};

/// NAME=VALUE of the command line (--set).
struct PlanSetting {
  const char *name;
  const char *value;
};

/// A WeirPlanFeed whose names are found.
struct BoundValue {
  enum Kind {
    Literal, ///< or a file
    Column,  ///< of data `a`, column `b` (of all columns)
    Fetch,   ///< slot `a` of the line; of step `b`
    Counter, ///< of loop `a` of the line
    Seconds, ///< since the plan began
    None
  };
  Kind kind;
  uint32_t a, b;
  uint32_t input; ///< of the run's step
};

struct BoundRow {
  uint32_t step;      ///< RUN
  uint32_t firstSlot; ///< RUN: where its fetches go, in the line's slots
};

class PlanBinding {
public:
  PlanBinding(PlanView plan, const PlanTarget &target)
      : plan(plan), target(target) {}

  /// Must succeed before the rest is used. INVALID_ARGUMENT: what the program
  /// does not have, with the place in the plan.
  Status bind(const PlanSetting *settings, size_t numSettings);

  double number(const WeirPlanNumber &number) const;
  /// Appends the text with $NAME and ${NAME} replaced, and a final zero.
  Status expand(uint32_t text, WeirPlanPlace place, Vector<char> &out) const;
  const BoundRow &row(uint32_t i) const { return rows[i]; }
  const BoundValue &feed(uint32_t i) const { return feeds[i]; }
  const BoundValue &piece(uint32_t i) const { return pieces[i]; }
  uint32_t numSlots(uint32_t line) const { return slots[line]; }
  /// The variable of a SAVE or LOAD is one of those that it names.
  bool isMeant(const WeirPlanRow &row, const PlanVariable &variable) const;
  PlanView view() const { return plan; }

private:
  /// The values that one name of one line stands for.
  struct Result {
    uint32_t line, alias, step, firstSlot;
  };
  Status bindParams(const PlanSetting *settings, size_t numSettings);
  Status checkNumber(const WeirPlanNumber &number, WeirPlanPlace place,
                     const char *what, double low) const;
  /// The file's name, with its parameters replaced, ends as its kind does.
  Status checkFile(uint32_t text, WeirPlanPlace place, bool isState) const;
  Status bindData();
  Status findResults(uint32_t line);
  Status bindRow(uint32_t line, uint32_t index);
  Status bindRun(uint32_t line, uint32_t index);
  Status bindRunFeed(uint32_t line, uint32_t row, uint32_t index);
  Status checkLiteral(const WeirPlanFeed &feed, const PlanPort &port) const;
  Status bindScalar(uint32_t line, uint32_t row, uint32_t index);
  Status bindValue(uint32_t line, uint32_t row, const WeirPlanFeed &feed,
                   BoundValue &value) const;
  Status bindReference(uint32_t line, const WeirPlanFeed &feed,
                       BoundValue &value) const;
  Status checkVariables(const WeirPlanRow &row) const;
  const char *paramText(uint32_t i) const { return params[i]; }

  PlanView plan;
  const PlanTarget &target;
  Table<const char *> params;
  Table<BoundRow> rows;
  Table<BoundValue> feeds;
  Table<BoundValue> pieces;
  Table<uint32_t> slots; ///< by line
  Vector<Result> results;
};

} // namespace weir

#endif
