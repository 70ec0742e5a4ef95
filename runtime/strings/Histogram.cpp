// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HistogramSummary(tag, values): buckets whose limits grow by a tenth.
#include "runtime/strings/RealAt.h"
#include "runtime/strings/Wire.h"
#include <cfloat>
#include <cmath>

using namespace weir;

static void appendDouble(Text &text, double value) {
  text.append(reinterpret_cast<const char *>(&value), sizeof value);
}

static void appendDouble(Text &text, int number, double value) {
  if (value != 0) {
    text.push(char(number << 3 | 1));
    appendDouble(text, value);
  }
}

namespace {
struct Histogram {
  Vector<double> limits, counts;
  double least = DBL_MAX, most = -DBL_MAX, number = 0, sum = 0, squares = 0;

  Histogram();
  void add(double value);
  void append(Text &text) const;
};
} // namespace

Histogram::Histogram() {
  Vector<double> positive;
  for (double limit = 1e-12; limit < 1e20; limit *= 1.1) {
    positive.push(limit);
  }
  positive.push(DBL_MAX);
  for (size_t i = positive.size(); i-- > 0;) {
    limits.push(-positive[i]);
  }
  limits.push(0);
  limits.append(positive.data(), positive.size());
  for (size_t i = 0; i < limits.size(); ++i) {
    counts.push(0);
  }
}

// A value is below the limit of its bucket.
void Histogram::add(double value) {
  size_t begin = 0, end = limits.size();
  while (begin < end) {
    size_t middle = begin + (end - begin) / 2;
    if (limits[middle] <= value) {
      begin = middle + 1;
    } else {
      end = middle;
    }
  }
  counts[begin < limits.size() ? begin : limits.size() - 1] += 1;
  least = value < least ? value : least;
  most = value > most ? value : most;
  number += 1;
  sum += value;
  squares += value * value;
}

// HistogramProto; runs of empty buckets become one.
void Histogram::append(Text &text) const {
  Text ends, sizes;
  for (size_t i = 0; i < limits.size(); ++i) {
    while (counts[i] == 0 && i + 1 < limits.size() && counts[i + 1] == 0) {
      ++i;
    }
    appendDouble(ends, limits[i]);
    appendDouble(sizes, counts[i]);
  }
  appendDouble(text, 1, least);
  appendDouble(text, 2, most);
  appendDouble(text, 3, number);
  appendDouble(text, 4, sum);
  appendDouble(text, 5, squares);
  appendField(text, 6, ends);
  appendField(text, 7, sizes);
}

extern "C" WeirCallStatus weir_call_HistogramSummary(WeirCallContext *ctx) {
  const WeirView &tag = *weir_call_input(ctx, 0);
  const WeirView &values = *weir_call_input(ctx, 1);
  if (tag.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "tags must be scalar");
  }
  Histogram histogram;
  for (int64_t i = 0, n = countOf(values); i < n; ++i) {
    double value;
    if (!realAt(values, i, value)) {
      return failType(ctx, values.dtype);
    }
    if (!std::isfinite(value)) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            std::isnan(value)
                                ? "Nan in summary histogram for: %s"
                                : "Infinity in Histogram for: %s",
                            weir_call_node(ctx));
    }
    histogram.add(value);
  }
  Text text, entry, message;
  histogram.append(message);
  appendField(entry, 1, textAt(tag, 0));
  appendField(entry, 5, message);
  appendField(text, 1, entry);
  return giveText(ctx, text);
}
