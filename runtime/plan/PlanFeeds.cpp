// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a plan's runs feed: names, types and shapes, as far as they are known
// before anything runs.
#include "runtime/main/LiteralParser.h"
#include "runtime/plan/PlanFiles.h"
#include "runtime/plan/PlanNames.h"
#include <cstdio>

using namespace weir;

/// "float32[?,784]"
void weir::formatType(char *text, size_t size, const PlanPort &port) {
  int length = snprintf(text, size, "%s", weir_dtype_name(port.dtype));
  if (port.rank < 0) {
    return;
  }
  auto more = [&](const char *part) {
    length += snprintf(text + length, size - size_t(length), "%s", part);
  };
  more("[");
  for (int32_t d = 0; d < port.rank && size_t(length) + 32 < size; ++d) {
    char number[24];
    snprintf(number, sizeof number, "%lld", (long long)port.dims[d]);
    more(d ? "," : "");
    more(port.dims[d] < 0 ? "?" : number);
  }
  more("]");
}

/// Whether a value of type `given` can be what `port` wants, sizes of which
/// are open.
static bool mayFit(const PlanPort &given, const PlanPort &port) {
  bool fits = port.rank < 0 || given.rank < 0 || given.rank == port.rank;
  for (int32_t d = 0; fits && given.rank >= 0 && d < port.rank; ++d) {
    fits =
        given.dims[d] < 0 || port.dims[d] < 0 || given.dims[d] == port.dims[d];
  }
  return fits && given.dtype == port.dtype;
}

Status PlanBinding::checkLiteral(const WeirPlanFeed &feed,
                                 const PlanPort &port) const {
  Vector<char> text;
  if (Status s = expand(feed.text, feed.place, text); !s.ok()) {
    return s;
  }
  const char *value = text.data();
  if (*value != '"' && *value != '[' &&
      (isPlanTensorFile(value) || strncmp(value, "raw:", 4) == 0)) {
    return Status();
  }
  LiteralParser literal(value, port.dtype);
  if (Status s = literal.parse(value); !s.ok()) {
    return plan.error(WEIR_INVALID_ARGUMENT, feed.place, "feed \"%s\": %s",
                      port.name, s.message());
  }
  bool fits = port.rank < 0 || literal.rank == port.rank;
  for (int32_t d = 0; fits && d < port.rank; ++d) {
    fits = port.dims[d] < 0 || port.dims[d] == literal.dims[d];
  }
  if (!fits) {
    char want[300], got[300];
    formatType(want, sizeof want, port);
    formatType(got, sizeof got,
               {nullptr, port.dtype, literal.rank, literal.dims});
    return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                      "feed \"%s\" has type %s, expected %s", port.name, got,
                      want);
  }
  return Status();
}

Status PlanBinding::bindRunFeed(uint32_t line, uint32_t row, uint32_t index) {
  const WeirPlanFeed &feed = plan.feed(index);
  const PlanStep &step = target.steps[rows[row].step];
  const char *name = plan.text(feed.name);
  uint32_t input = 0;
  while (input < step.numInputs && !samePort(step.inputs[input].name, name)) {
    ++input;
  }
  if (input == step.numInputs) {
    Vector<char> names;
    list(names, step.numInputs,
         [&](uint32_t i) { return step.inputs[i].name; });
    return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                      "step \"%s\" has no feed \"%s\"; it has %s", step.name,
                      name, names.data());
  }
  for (uint32_t other = plan.row(row).first; other < index; ++other) {
    if (feeds[other].input == input) {
      return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                        "feed \"%s\" is given twice; give it once", name);
    }
  }
  const PlanPort &port = step.inputs[input];
  BoundValue &value = feeds[index];
  if (Status s = bindValue(line, row, feed, value); !s.ok()) {
    return s;
  }
  int32_t dtype = port.dtype;
  if (value.kind == BoundValue::Literal) {
    if (Status s = checkLiteral(feed, port); !s.ok()) {
      return s;
    }
  } else if (value.kind == BoundValue::Fetch) {
    dtype = target.steps[value.b].outputs[value.input].dtype;
  } else if (value.kind == BoundValue::Column && plan.column(value.b).dtype) {
    dtype = plan.column(value.b).dtype;
  } else if (value.kind == BoundValue::Counter && dtype != WEIR_DT_INT32) {
    dtype = WEIR_DT_INT64;
  } else if (value.kind == BoundValue::Seconds) {
    dtype = WEIR_DT_DOUBLE;
  }
  if (dtype != port.dtype) {
    return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                      "feed \"%s\" has type %s, expected %s", port.name,
                      weir_dtype_name(dtype), weir_dtype_name(port.dtype));
  }
  PlanPort given = {nullptr, dtype, 0, nullptr};
  if (value.kind == BoundValue::Fetch) {
    given = target.steps[value.b].outputs[value.input];
  }
  bool known = value.kind != BoundValue::Literal &&
               value.kind != BoundValue::Column && given.rank >= 0;
  if (known && !mayFit(given, port)) {
    char want[300], got[300];
    formatType(want, sizeof want, port);
    formatType(got, sizeof got, given);
    return plan.error(WEIR_INVALID_ARGUMENT, feed.place,
                      "feed \"%s\" has type %s, expected %s", port.name, got,
                      want);
  }
  value.input = input;
  return Status();
}

Status PlanBinding::bindRun(uint32_t line, uint32_t index) {
  const WeirPlanRow &row = plan.row(index);
  const PlanStep &step = target.steps[rows[index].step];
  for (uint32_t i = 0; i < row.count; ++i) {
    if (Status s = bindRunFeed(line, index, row.first + i); !s.ok()) {
      return s;
    }
  }
  for (uint32_t input = 0; input < step.numInputs; ++input) {
    bool given = false;
    for (uint32_t i = 0; i < row.count; ++i) {
      given |= feeds[row.first + i].input == input;
    }
    if (!given) {
      char type[300];
      formatType(type, sizeof type, step.inputs[input]);
      return plan.error(WEIR_INVALID_ARGUMENT, row.place,
                        "step \"%s\" needs: feed %s = VALUE, of type %s",
                        step.name, step.inputs[input].name, type);
    }
  }
  return Status();
}
