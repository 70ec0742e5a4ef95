// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StringNGrams(data, data_splits): runs of tokens of each row of a ragged
// vector, joined.
#include "runtime/strings/Text.h"

using namespace weir;

namespace {
class NGrams {
public:
  explicit NGrams(WeirCallContext *ctx)
      : ctx(ctx), data(*weir_call_input(ctx, 0)),
        splits(*weir_call_input(ctx, 1)),
        widths(weir_call_attr(ctx, "ngram_widths")),
        separator(weir_call_attr_string(ctx, "separator")),
        leftPad(weir_call_attr_string(ctx, "left_pad")),
        rightPad(weir_call_attr_string(ctx, "right_pad")),
        givenPad(weir_call_attr_int(ctx, "pad_width", 0)),
        preserves(weir_call_attr_bool(ctx, "preserve_short_sequences", 0)) {}
  WeirCallStatus run();

private:
  bool check();
  int64_t padWidth(int64_t width) const {
    bool all = givenPad < 0 || givenPad > width - 1;
    return all ? width - 1 : givenPad;
  }
  int64_t countIn(int64_t length, int64_t width) const {
    int64_t count = length + 2 * padWidth(width) - width + 1;
    return count > 0 ? count : 0;
  }
  int64_t numWidths() const { return widths ? widths->count : 0; }
  int64_t width(int64_t i) const {
    return static_cast<const int64_t *>(widths->data)[i];
  }
  /// The number of what row `row` gives; `whole`: it is kept as one.
  int64_t countRow(int64_t row, bool &whole) const;
  bool write(WeirString &out, int64_t begin, int64_t width, int64_t count,
             int64_t i);
  bool writeRow(WeirString *&out, int64_t row);

  WeirCallContext *ctx;
  const WeirView &data, &splits;
  const WeirAttr *widths;
  WeirBytes separator, leftPad, rightPad;
  int64_t givenPad;
  bool preserves;
};
} // namespace

bool NGrams::check() {
  constexpr int64_t most = INT64_C(1) << 30;
  for (int64_t i = 0; i < numWidths(); ++i) {
    if (width(i) < 1) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "ngram_widths must contain positive values");
      return false;
    }
    if (width(i) > most) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "ngram_widths must be at most 2**30, got %" PRId64,
                     width(i));
      return false;
    }
  }
  if (givenPad > most) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Pad width could lead to integer overflow, got pad_width = "
                   "%" PRId64,
                   givenPad);
    return false;
  }
  int64_t rows = countOf(splits), last = 0, size = countOf(data);
  if (rows > 0 && indexAt(splits, 0) != 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "First split value must be 0, got %" PRId64,
                   indexAt(splits, 0));
    return false;
  }
  for (int64_t i = 1; i < rows; ++i) {
    int64_t split = indexAt(splits, i);
    if (split < last || split > size) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Invalid split value %" PRId64 ", must be in [%" PRId64
                     ", %" PRId64 "]",
                     split, last, size);
      return false;
    }
    last = split;
  }
  if (rows > 0 && last != size) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Last split value must be data size. Expected %" PRId64
                   ", got %" PRId64,
                   size, last);
    return false;
  }
  return true;
}

int64_t NGrams::countRow(int64_t row, bool &whole) const {
  int64_t length = indexAt(splits, row + 1) - indexAt(splits, row), count = 0;
  for (int64_t i = 0; i < numWidths(); ++i) {
    count += countIn(length, width(i));
  }
  whole = preserves && length > 0 && count == 0;
  return whole ? 1 : count;
}

// N-gram i of the `count` ones of that width over the row that begins there.
bool NGrams::write(WeirString &out, int64_t begin, int64_t width, int64_t count,
                   int64_t i) {
  int64_t pad = padWidth(width);
  int64_t left = pad > i ? pad - i : 0, after = count - (i + 1);
  int64_t right = pad > after ? pad - after : 0;
  int64_t from = begin + (left > 0 ? 0 : i - pad);
  return joinText(ctx, out, [&](auto add) {
    for (int64_t k = 0; k < width; ++k) {
      if (k) {
        add(separator);
      }
      add(k < left             ? leftPad
          : k >= width - right ? rightPad
                               : textAt(data, from + k - left));
    }
  });
}

bool NGrams::writeRow(WeirString *&out, int64_t row) {
  int64_t begin = indexAt(splits, row);
  int64_t length = indexAt(splits, row + 1) - begin;
  bool whole;
  countRow(row, whole);
  if (whole) {
    if (givenPad < 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Pad width should be >= 0 when preserve_short_sequences "
                     "is True and ngram_widths are not provided, got %" PRId64,
                     givenPad);
      return false;
    }
    return write(*out++, begin, length + 2 * givenPad, 1, 0);
  }
  for (int64_t w = 0; w < numWidths(); ++w) {
    int64_t count = countIn(length, width(w));
    for (int64_t i = 0; i < count; ++i) {
      if (!write(*out++, begin, width(w), count, i)) {
        return false;
      }
    }
  }
  return true;
}

WeirCallStatus NGrams::run() {
  if (!check()) {
    return WEIR_CALL_FAILED;
  }
  int64_t numSplits = countOf(splits), total = 0;
  void *ends = weir_call_allocate(ctx, 1, 1, &numSplits);
  if (!ends) {
    return WEIR_CALL_FAILED;
  }
  int64_t rows = numSplits ? numSplits - 1 : 0;
  if (numSplits) {
    setIndex(ends, splits.dtype, 0, 0);
  } else {
    // Without rows TensorFlow gives as many empty strings as there are tokens.
    total = countOf(data);
  }
  for (int64_t row = 0; row < rows; ++row) {
    bool whole;
    total += countRow(row, whole);
    if (splits.dtype == WEIR_DT_INT32 && total > INT32_MAX) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "%" PRId64 " n-grams are more than int32 counts",
                            total);
    }
    setIndex(ends, splits.dtype, row + 1, total);
  }
  WeirString *out = allocateStrings(ctx, 0, 1, &total);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t row = 0; row < rows; ++row) {
    if (!writeRow(out, row)) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_StringNGrams(WeirCallContext *ctx) {
  return NGrams(ctx).run();
}
