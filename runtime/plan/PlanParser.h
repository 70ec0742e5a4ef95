// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language of docs/formats/plan.md: text to tables. The compiler and the
// programs use the same parser, so it depends on nothing but libc.
#ifndef WEIR_RUNTIME_PLAN_PLANPARSER_H
#define WEIR_RUNTIME_PLAN_PLANPARSER_H

#include "runtime/abi/Plan.h"
#include "runtime/base/Memory.h"
#include "runtime/base/Status.h"

namespace weir {

/// Parses a plan. On success `blob` holds a WeirPlan. Fails with
/// INVALID_ARGUMENT and "NAME:LINE:COLUMN: expected ..., got ...".
Status parsePlan(const char *text, size_t size, const char *name,
                 Vector<char> &blob);

/// The parts of a plan's blob. Borrows it.
class PlanView {
public:
  explicit PlanView(const WeirPlan *plan) : plan(plan) {}
  const WeirPlan &header() const { return *plan; }
  const WeirPlanParam &param(uint32_t i) const {
    return at<WeirPlanParam>(plan->params)[i];
  }
  const WeirPlanData &data(uint32_t i) const {
    return at<WeirPlanData>(plan->data)[i];
  }
  const WeirPlanColumn &column(uint32_t i) const {
    return at<WeirPlanColumn>(plan->columns)[i];
  }
  const WeirPlanLine &line(uint32_t i) const {
    return at<WeirPlanLine>(plan->lines)[i];
  }
  const WeirPlanRow &row(uint32_t i) const {
    return at<WeirPlanRow>(plan->rows)[i];
  }
  const WeirPlanFeed &feed(uint32_t i) const {
    return at<WeirPlanFeed>(plan->feeds)[i];
  }
  const WeirPlanPiece &piece(uint32_t i) const {
    return at<WeirPlanPiece>(plan->pieces)[i];
  }
  const char *text(uint32_t offset) const {
    return at<char>(plan->text) + offset;
  }
  /// "NAME:LINE:COLUMN: ..." of printf's text.
  Status error(int32_t code, WeirPlanPlace place, const char *format, ...) const
      __attribute__((format(printf, 4, 5)));

private:
  template <typename T> const T *at(uint32_t offset) const {
    return reinterpret_cast<const T *>(reinterpret_cast<const char *>(plan) +
                                       offset);
  }
  const WeirPlan *plan;
};

/// Whether two names mean the same tensor: "x" is "x:0".
bool samePort(const char *port, const char *name);

} // namespace weir

#endif
