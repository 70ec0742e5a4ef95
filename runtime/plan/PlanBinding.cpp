// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the order of the text: parameters, data, then each line's rows. The names
// that runs give to their values are collected first, so that a loop may use
// at its beginning what it fetches at its end.
#include "runtime/plan/PlanBinding.h"
#include "runtime/plan/PlanFiles.h"
#include "runtime/plan/PlanNames.h"
#include <cctype>
#include <cmath>
#include <cstdio>

using namespace weir;

double PlanBinding::number(const WeirPlanNumber &number) const {
  return number.param < 0 ? number.value
                          : strtod(params[size_t(number.param)], nullptr);
}

Status PlanBinding::checkNumber(const WeirPlanNumber &number,
                                WeirPlanPlace place, const char *what,
                                double low) const {
  if (number.param < 0) {
    return Status();
  }
  const char *text = params[size_t(number.param)];
  char *end;
  double value = strtod(text, &end);
  if (end == text || *end || !(value >= low) || value > 1e15 ||
      value != std::floor(value)) {
    return plan.error(WEIR_INVALID_ARGUMENT, place,
                      "parameter %s is \"%s\"; %s must be a whole number of at "
                      "least %g",
                      plan.text(plan.param(uint32_t(number.param)).name), text,
                      what, low);
  }
  return Status();
}

Status PlanBinding::bindParams(const PlanSetting *settings,
                               size_t numSettings) {
  uint32_t count = plan.header().numParams;
  params.reset(count);
  for (uint32_t i = 0; i < count; ++i) {
    params[i] = plan.text(plan.param(i).text);
  }
  for (size_t s = 0; s < numSettings; ++s) {
    bool found = false;
    for (uint32_t i = 0; i < count; ++i) {
      if (equal(plan.text(plan.param(i).name), settings[s].name)) {
        params[i] = settings[s].value;
        found = true;
      }
    }
    if (!found) {
      Vector<char> names;
      list(names, count,
           [&](uint32_t i) { return plan.text(plan.param(i).name); });
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "--set %s: the plan has no such parameter; it has "
                           "%s",
                           settings[s].name, names.data());
    }
  }
  return Status();
}

Status PlanBinding::expand(uint32_t text, WeirPlanPlace place,
                           Vector<char> &out) const {
  for (const char *at = plan.text(text); *at;) {
    if (*at != '$') {
      out.push(*at++);
      continue;
    }
    if (*++at == '$') {
      out.push(*at++);
      continue;
    }
    bool braces = *at == '{';
    const char *begin = at += braces;
    while (isalnum(static_cast<unsigned char>(*at)) || *at == '_') {
      ++at;
    }
    auto size = size_t(at - begin);
    int32_t found = -1;
    for (uint32_t i = 0; i < plan.header().numParams; ++i) {
      const char *name = plan.text(plan.param(i).name);
      if (strlen(name) == size && memcmp(name, begin, size) == 0) {
        found = int32_t(i);
      }
    }
    if (found < 0 || (braces && *at++ != '}')) {
      return plan.error(WEIR_INVALID_ARGUMENT, place,
                        "expected a parameter's name after $, got \"%.*s\"; "
                        "write $$ for a dollar sign",
                        int(size), begin);
    }
    append(out, params[uint32_t(found)]);
  }
  out.push(0);
  return Status();
}

Status PlanBinding::checkFile(uint32_t text, WeirPlanPlace place,
                              bool isState) const {
  Vector<char> path;
  if (Status s = expand(text, place, path); !s.ok()) {
    return s;
  }
  if (isState ? isPlanStateFile(path.data()) : isPlanTensorFile(path.data())) {
    return Status();
  }
  return plan.error(WEIR_INVALID_ARGUMENT, place, "expected %s, got \"%s\"",
                    isState ? "a \"FILE.npz\""
                            : "a file's name that ends in .npy or .tensor",
                    path.data());
}

Status PlanBinding::bindData() {
  for (uint32_t i = 0; i < plan.header().numData; ++i) {
    const WeirPlanData &data = plan.data(i);
    struct {
      const WeirPlanNumber &number;
      const char *what;
      double low;
    } numbers[] = {{data.batch, "batch", 1},
                   {data.repeat, "repeat", 1},
                   {data.seed, "shuffle", 0},
                   {data.skip, "skip", 0},
                   {data.take, "take", 1}};
    for (auto &entry : numbers) {
      Status s = checkNumber(entry.number, data.place, entry.what, entry.low);
      if (!s.ok()) {
        return s;
      }
    }
    for (uint32_t c = 0; c < data.numColumns; ++c) {
      const WeirPlanColumn &column = plan.column(data.firstColumn + c);
      Vector<char> path;
      if (Status s = expand(column.path, column.place, path); !s.ok()) {
        return s;
      }
    }
  }
  return Status();
}

Status PlanBinding::findResults(uint32_t line) {
  const WeirPlanLine &table = plan.line(line);
  for (uint32_t i = 0; i < table.numRows; ++i) {
    uint32_t index = table.firstRow + i;
    const WeirPlanRow &row = plan.row(index);
    if (row.code != WEIR_PLAN_RUN) {
      continue;
    }
    const char *name = plan.text(row.name);
    uint32_t step = 0;
    while (step < target.numSteps && (!target.steps[step].name ||
                                      !equal(target.steps[step].name, name))) {
      ++step;
    }
    if (step == target.numSteps) {
      Vector<char> names;
      list(names, target.numSteps,
           [&](uint32_t s) { return target.steps[s].name; });
      return plan.error(WEIR_INVALID_ARGUMENT, row.place,
                        "the program has no step \"%s\"; it has %s", name,
                        names.data());
    }
    const Result *known = nullptr;
    for (const Result &result : results) {
      if (result.line == line &&
          equal(plan.text(result.alias), plan.text(row.alias))) {
        known = &result;
      }
    }
    if (known && known->step != step) {
      return plan.error(WEIR_INVALID_ARGUMENT, row.place,
                        "\"%s\" names the values of step \"%s\" already; give "
                        "this run another name: run %s as NAME",
                        plan.text(row.alias), target.steps[known->step].name,
                        name);
    }
    rows[index].step = step;
    rows[index].firstSlot = known ? known->firstSlot : slots[line];
    if (!known) {
      results.push({line, row.alias, step, slots[line]});
      slots[line] += target.steps[step].numOutputs;
    }
  }
  return Status();
}

Status PlanBinding::bindReference(uint32_t line, const WeirPlanFeed &feed,
                                  BoundValue &value) const {
  const char *name = plan.text(feed.text);
  const char *part = plan.text(feed.part);
  for (uint32_t d = 0; d < plan.header().numData; ++d) {
    const WeirPlanData &data = plan.data(d);
    if (!equal(plan.text(data.name), name)) {
      continue;
    }
    for (uint32_t c = 0; c < data.numColumns; ++c) {
      if (equal(plan.text(plan.column(data.firstColumn + c).name), part)) {
        value = {BoundValue::Column, d, data.firstColumn + c, 0};
        return Status();
      }
    }
    Vector<char> names;
    list(names, data.numColumns, [&](uint32_t c) {
      return plan.text(plan.column(data.firstColumn + c).name);
    });
    return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                      "data %s has no column %s; it has %s", name, part,
                      names.data());
  }
  for (const Result &result : results) {
    if (result.line != line || !equal(plan.text(result.alias), name)) {
      continue;
    }
    const PlanStep &step = target.steps[result.step];
    for (uint32_t i = 0; i < step.numOutputs; ++i) {
      if (samePort(step.outputs[i].name, part)) {
        value = {BoundValue::Fetch, result.firstSlot + i, result.step, i};
        return Status();
      }
    }
    Vector<char> names;
    list(names, step.numOutputs,
         [&](uint32_t i) { return step.outputs[i].name; });
    return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                      "step \"%s\" has no fetch \"%s\"; it has %s", step.name,
                      part, names.data());
  }
  return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                    "%s.%s: there is no data %s, and %s runs no step of that "
                    "name",
                    name, part, name,
                    line ? plan.text(plan.line(line).name) : "the main line");
}

Status PlanBinding::bindValue(uint32_t line, uint32_t row,
                              const WeirPlanFeed &feed,
                              BoundValue &value) const {
  if (feed.kind == WEIR_PLAN_NONE || feed.kind == WEIR_PLAN_LITERAL) {
    value.kind =
        feed.kind == WEIR_PLAN_NONE ? BoundValue::None : BoundValue::Literal;
    return Status();
  }
  if (feed.kind == WEIR_PLAN_VALUE) {
    return bindReference(line, feed, value);
  }
  const char *name = plan.text(feed.text);
  if (equal(name, "seconds")) {
    value.kind = BoundValue::Seconds;
    return Status();
  }
  // The innermost loop of that name around the row.
  const WeirPlanLine &table = plan.line(line);
  for (uint32_t at = row; at-- > table.firstRow;) {
    const WeirPlanRow &loop = plan.row(at);
    if (loop.code == WEIR_PLAN_LOOP && loop.name &&
        row < table.firstRow + loop.target &&
        equal(plan.text(loop.name), name)) {
      value = {BoundValue::Counter, loop.loop, 0, 0};
      return Status();
    }
  }
  return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                    "%s is no counter of a loop around this; name a value as "
                    "STEP.FETCH",
                    name);
}

Status PlanBinding::bindScalar(uint32_t line, uint32_t row, uint32_t index) {
  const WeirPlanFeed &feed = plan.feed(index);
  BoundValue &value = feeds[index];
  if (Status s = bindValue(line, row, feed, value); !s.ok()) {
    return s;
  }
  if (value.kind == BoundValue::Counter || value.kind == BoundValue::Seconds) {
    return Status();
  }
  if (value.kind == BoundValue::Fetch) {
    const PlanPort &port = target.steps[value.b].outputs[value.input];
    bool one = true;
    for (int32_t d = 0; d < port.rank; ++d) {
      one &= port.dims[d] < 0 || port.dims[d] == 1;
    }
    bool number =
        port.dtype != WEIR_DT_STRING && port.dtype != WEIR_DT_RESOURCE &&
        port.dtype != WEIR_DT_VARIANT && port.dtype != WEIR_DT_COMPLEX64 &&
        port.dtype != WEIR_DT_COMPLEX128;
    if (one && number) {
      return Status();
    }
    char type[300];
    formatType(type, sizeof type, port);
    return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                      "expected one number to compare, \"%s\" has type %s",
                      port.name, type);
  }
  return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                    "expected STEP.FETCH or a loop's counter to compare");
}

bool PlanBinding::isMeant(const WeirPlanRow &row,
                          const PlanVariable &variable) const {
  if (row.flags & WEIR_PLAN_ALL) {
    return true;
  }
  return row.flags & WEIR_PLAN_ALL_TRAINABLE
             ? variable.trainable
             : equal(variable.name, plan.text(row.name));
}

Status PlanBinding::checkVariables(const WeirPlanRow &row) const {
  bool isFolder = row.flags & (WEIR_PLAN_ALL | WEIR_PLAN_ALL_TRAINABLE);
  Vector<char> path;
  if (Status s = isFolder ? expand(row.alias, row.place, path)
                          : checkFile(row.alias, row.place, false);
      !s.ok()) {
    return s;
  }
  for (uint32_t i = 0; i < target.numVariables; ++i) {
    if (isMeant(row, target.variables[i])) {
      return Status();
    }
  }
  Vector<char> names;
  list(names, target.numVariables,
       [&](uint32_t i) { return target.variables[i].name; });
  if (row.flags & WEIR_PLAN_ALL_TRAINABLE) {
    return plan.error(WEIR_INVALID_ARGUMENT, row.place,
                      "the graph does not say which variables are trainable; "
                      "name them, or write all; it has %s",
                      names.data());
  }
  const char *name = row.flags & WEIR_PLAN_ALL ? "at all" : plan.text(row.name);
  return plan.error(WEIR_INVALID_ARGUMENT, row.place,
                    "the program has no variable %s; it has %s", name,
                    names.data());
}

Status PlanBinding::bindRow(uint32_t line, uint32_t index) {
  const WeirPlanRow &row = plan.row(index);
  switch (row.code) {
  case WEIR_PLAN_RUN:
    return bindRun(line, index);
  case WEIR_PLAN_LOOP:
  case WEIR_PLAN_START:
  case WEIR_PLAN_EVERY:
    return checkNumber(row.number, row.place, "how often", 1);
  case WEIR_PLAN_UNTIL:
  case WEIR_PLAN_EXPECT:
    if (row.number.param >= 0) {
      const char *text = params[size_t(row.number.param)];
      char *end;
      strtod(text, &end);
      if (end == text || *end) {
        return plan.error(
            WEIR_INVALID_ARGUMENT, row.place,
            "parameter %s is \"%s\", expected a number",
            plan.text(plan.param(uint32_t(row.number.param)).name), text);
      }
    }
    return bindScalar(line, index, row.first);
  case WEIR_PLAN_PRINT:
    for (uint32_t i = row.first; i < row.first + row.count; ++i) {
      Vector<char> text;
      if (Status s = expand(plan.piece(i).text, row.place, text); !s.ok()) {
        return s;
      }
      if (Status s = bindValue(line, index, plan.piece(i).value, pieces[i]);
          !s.ok()) {
        return s;
      }
      if (pieces[i].kind == BoundValue::Column) {
        return plan.error(WEIR_INVALID_ARGUMENT, row.place,
                          "print shows fetches and counters, not columns of "
                          "data");
      }
    }
    return Status();
  case WEIR_PLAN_WRITE: {
    if (Status s = checkFile(row.name, row.place, false); !s.ok()) {
      return s;
    }
    if (Status s =
            bindValue(line, index, plan.feed(row.first), feeds[row.first]);
        !s.ok()) {
      return s;
    }
    return feeds[row.first].kind == BoundValue::Fetch
               ? Status()
               : plan.error(WEIR_INVALID_ARGUMENT, row.place,
                            "write takes what a step fetches, STEP.FETCH");
  }
  case WEIR_PLAN_SAVE:
  case WEIR_PLAN_LOAD:
    if (row.flags & WEIR_PLAN_STATE) {
      return checkFile(row.alias, row.place, true);
    }
    return checkVariables(row);
  default:
    return Status();
  }
}

Status PlanBinding::bind(const PlanSetting *settings, size_t numSettings) {
  const WeirPlan &header = plan.header();
  rows.reset(header.numRows);
  feeds.reset(header.numFeeds);
  pieces.reset(header.numPieces);
  slots.reset(header.numLines);
  if (Status s = bindParams(settings, numSettings); !s.ok()) {
    return s;
  }
  if (Status s = bindData(); !s.ok()) {
    return s;
  }
  for (uint32_t line = 0; line < header.numLines; ++line) {
    if (Status s = findResults(line); !s.ok()) {
      return s;
    }
  }
  for (uint32_t line = 0; line < header.numLines; ++line) {
    for (uint32_t i = 0; i < plan.line(line).numRows; ++i) {
      Status s = bindRow(line, plan.line(line).firstRow + i);
      if (!s.ok()) {
        return s;
      }
    }
  }
  return Status();
}
