// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StringSplit(input, delimiter), StringSplitV2(input, sep): sparse matrices of
// the parts, which share memory with their strings.
#include "runtime/strings/Text.h"

using namespace weir;

namespace {
/// A part of string `row`, in bytes.
struct Part {
  int64_t row;
  uint64_t from, size;
};
} // namespace

static bool isIn(WeirBytes set, char byte) {
  return set.size && memchr(set.data, byte, set.size);
}

// Splits at each of the delimiters, or, without any, after each byte.
static void splitAtAny(WeirBytes text, WeirBytes delimiters, bool skipEmpty,
                       int64_t row, Vector<Part> &parts) {
  uint64_t begin = 0;
  if (text.size == 0) {
    return;
  }
  for (uint64_t i = 0; i < text.size; ++i) {
    if (delimiters.size == 0) {
      parts.push({row, i, 1});
    } else if (isIn(delimiters, text.data[i])) {
      if (i > begin || !skipEmpty) {
        parts.push({row, begin, i - begin});
      }
      begin = i + 1;
    }
  }
  if (delimiters.size && (begin < text.size || !skipEmpty)) {
    parts.push({row, begin, text.size - begin});
  }
}

static void splitAtSpace(WeirBytes text, int64_t most, int64_t row,
                         Vector<Part> &parts) {
  uint64_t at = 0;
  auto skip = [&] {
    while (at < text.size && isSpace(text.data[at])) {
      ++at;
    }
  };
  skip();
  for (int64_t split = 1; at < text.size; ++split) {
    uint64_t begin = at;
    while (at < text.size && !isSpace(text.data[at])) {
      ++at;
    }
    parts.push({row, begin, at - begin});
    skip();
    if (split == most) {
      // TensorFlow keeps the rest here, also an empty one.
      parts.push({row, at, text.size - at});
      return;
    }
  }
}

static void splitAtText(WeirBytes text, WeirBytes separator, int64_t most,
                        int64_t row, Vector<Part> &parts) {
  uint64_t begin = 0;
  for (int64_t split = 0; split != most; ++split) {
    const void *found = memmem(text.data + begin, text.size - begin,
                               separator.data, separator.size);
    if (!found) {
      break;
    }
    uint64_t at = uint64_t(static_cast<const char *>(found) - text.data);
    parts.push({row, begin, at - begin});
    begin = at + separator.size;
  }
  parts.push({row, begin, text.size - begin});
}

static bool checkShapes(WeirCallContext *ctx, const char *name) {
  const WeirView &input = *weir_call_input(ctx, 0);
  const WeirView &delimiter = *weir_call_input(ctx, 1);
  if (input.rank != 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "input must be a vector, got shape: %s",
                   ShapeText(input).text);
    return false;
  }
  if (delimiter.rank != 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "%s must be a scalar, got shape: %s", name,
                   ShapeText(delimiter).text);
    return false;
  }
  return true;
}

static WeirCallStatus give(WeirCallContext *ctx, const Vector<Part> &parts) {
  const WeirView &input = *weir_call_input(ctx, 0);
  int64_t count = int64_t(parts.size()), most = 0, column = 0;
  int64_t indicesDims[] = {count, 2}, shapeDims[] = {2};
  auto *indices =
      static_cast<int64_t *>(weir_call_allocate(ctx, 0, 2, indicesDims));
  WeirString *values = allocateStrings(ctx, 1, 1, &count);
  auto *shape =
      static_cast<int64_t *>(weir_call_allocate(ctx, 2, 1, shapeDims));
  if (!indices || !values || !shape) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t i = 0; i < count; ++i) {
    const Part &part = parts[size_t(i)];
    column = i && parts[size_t(i - 1)].row == part.row ? column + 1 : 0;
    most = column + 1 > most ? column + 1 : most;
    indices[2 * i] = part.row;
    indices[2 * i + 1] = column;
    sharePart(values[i], stringAt(input, part.row), part.from, part.size);
  }
  shape[0] = input.dims[0];
  shape[1] = most;
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_StringSplit(WeirCallContext *ctx) {
  if (!checkShapes(ctx, "delimiter")) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &input = *weir_call_input(ctx, 0);
  WeirBytes delimiters = textAt(*weir_call_input(ctx, 1), 0);
  bool skipEmpty = weir_call_attr_bool(ctx, "skip_empty", 1);
  Vector<Part> parts;
  for (int64_t i = 0; i < input.dims[0]; ++i) {
    splitAtAny(textAt(input, i), delimiters, skipEmpty, i, parts);
  }
  return give(ctx, parts);
}

extern "C" WeirCallStatus weir_call_StringSplitV2(WeirCallContext *ctx) {
  if (!checkShapes(ctx, "sep")) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &input = *weir_call_input(ctx, 0);
  WeirBytes separator = textAt(*weir_call_input(ctx, 1), 0);
  int64_t most = weir_call_attr_int(ctx, "maxsplit", -1);
  Vector<Part> parts;
  for (int64_t i = 0; i < input.dims[0]; ++i) {
    WeirBytes text = textAt(input, i);
    if (most == 0) {
      parts.push({i, 0, text.size});
    } else if (separator.size == 0) {
      splitAtSpace(text, most < 0 ? -1 : most, i, parts);
    } else {
      splitAtText(text, separator, most < 0 ? -1 : most, i, parts);
    }
  }
  return give(ctx, parts);
}
