// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Substr: of bytes or characters; positions for each element, or broadcast.
#include "runtime/strings/Text.h"

using namespace weir;

// Moves `at` over characters; false if there are not that many.
static bool moveForward(WeirBytes text, int64_t characters, uint64_t &at) {
  int64_t moved = 0;
  for (; moved < characters && at < text.size; ++moved) {
    do {
      ++at;
    } while (at < text.size && isTrailByte(text.data[at]));
  }
  return moved == characters;
}

static bool moveBack(WeirBytes text, int64_t characters, uint64_t &at) {
  int64_t moved = 0;
  for (; moved < characters && at > 0; ++moved) {
    do {
      --at;
    } while (at > 0 && isTrailByte(text.data[at]));
  }
  return moved == characters;
}

namespace {
/// A part of a text, in bytes.
struct Part {
  uint64_t from = 0, size = 0;
};
} // namespace

static bool findBytes(WeirBytes text, int64_t position, int64_t length,
                      Part &part) {
  int64_t size = int64_t(text.size);
  if (position > size || position < -size) {
    return false;
  }
  part.from = uint64_t(position < 0 ? position + size : position);
  uint64_t rest = text.size - part.from;
  // A negative length is a large one, as TensorFlow has it.
  part.size = uint64_t(length) < rest ? uint64_t(length) : rest;
  return true;
}

static bool findCharacters(WeirBytes text, int64_t position, int64_t length,
                           Part &part) {
  if (position < 0) {
    // What has no negation is too far in any case.
    part.from = text.size;
    if (position == INT64_MIN || !moveBack(text, -position, part.from)) {
      return false;
    }
  } else if (!moveForward(text, position, part.from)) {
    return false;
  }
  uint64_t end = part.from;
  moveForward(text, length, end);
  part.size = end - part.from;
  return true;
}

namespace {
/// How the elements of input and positions meet in the result.
struct Meeting {
  int32_t rank = 0;
  int64_t dims[WEIR_MAX_RANK];
  bool broadcasts = false;
};
} // namespace

static bool meet(WeirCallContext *ctx, const WeirView &input,
                 const WeirView &positions, Meeting &result) {
  result.broadcasts = positions.rank != 0 && !sameShape(input, positions);
  if (!result.broadcasts) {
    result.rank = input.rank;
    for (int32_t d = 0; d < input.rank; ++d) {
      result.dims[d] = input.dims[d];
    }
    return true;
  }
  int32_t rank = input.rank > positions.rank ? input.rank : positions.rank;
  result.rank = rank;
  for (int32_t d = 0; d < rank; ++d) {
    int32_t a = d - (rank - input.rank), b = d - (rank - positions.rank);
    int64_t sizeA = a < 0 ? 1 : input.dims[a];
    int64_t sizeB = b < 0 ? 1 : positions.dims[b];
    if (sizeA != sizeB && sizeA != 1 && sizeB != 1) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Incompatible shapes: %s vs. %s", ShapeText(input).text,
                     ShapeText(positions).text);
      return false;
    }
    result.dims[d] = sizeA == 1 ? sizeB : sizeA;
  }
  if (rank > 2) {
    weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                   "Substr broadcast not implemented for %d dimensions", rank);
    return false;
  }
  return true;
}

// The element of an operand at (row, column) of a result of rank 1 or 2.
static int64_t elementAt(const WeirView &view, int64_t row, int64_t column) {
  int64_t columns = view.rank ? view.dims[view.rank - 1] : 1;
  int64_t rows = view.rank == 2 ? view.dims[0] : 1;
  return (rows == 1 ? 0 : row) * columns + (columns == 1 ? 0 : column);
}

static WeirCallStatus failRange(WeirCallContext *ctx, int64_t position,
                                WeirBytes text, bool characters,
                                const Meeting &shape, int64_t i) {
  char where[64];
  bool inMatrix = shape.broadcasts && shape.rank == 2;
  if (inMatrix && characters) {
    // TensorFlow says the row only.
    snprintf(where, sizeof where, "%" PRId64, i / shape.dims[1]);
  } else if (inMatrix) {
    snprintf(where, sizeof where, "(%" PRId64 ", %" PRId64 ")",
             i / shape.dims[1], i % shape.dims[1]);
  } else {
    snprintf(where, sizeof where, "%" PRId64, i);
  }
  if (characters) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "pos %" PRId64 " out of range for string at index %s",
                          position, where);
  }
  return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                        "pos %" PRId64
                        " out of range for string b'%.*s' at index %s",
                        position, lengthOf(text), text.data, where);
}

extern "C" WeirCallStatus weir_call_Substr(WeirCallContext *ctx) {
  const WeirView &input = *weir_call_input(ctx, 0);
  const WeirView &positions = *weir_call_input(ctx, 1);
  const WeirView &lengths = *weir_call_input(ctx, 2);
  bool characters = sameText(weir_call_attr_string(ctx, "unit"), "UTF8_CHAR");
  if (!sameShape(positions, lengths)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "pos and len should have the same shape, got: %s "
                          "vs. %s",
                          ShapeText(positions).text, ShapeText(lengths).text);
  }
  Meeting shape;
  if (!meet(ctx, input, positions, shape)) {
    return WEIR_CALL_FAILED;
  }
  WeirString *out = allocateStrings(ctx, 0, shape.rank, shape.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t count = 1;
  for (int32_t d = 0; d < shape.rank; ++d) {
    count *= shape.dims[d];
  }
  int64_t columns = shape.rank ? shape.dims[shape.rank - 1] : 1;
  for (int64_t i = 0; i < count; ++i) {
    int64_t from = i, at = positions.rank ? i : 0;
    if (shape.broadcasts) {
      from = elementAt(input, i / columns, i % columns);
      at = elementAt(positions, i / columns, i % columns);
    }
    WeirBytes text = textAt(input, from);
    int64_t position = indexAt(positions, at);
    Part part;
    if (!(characters ? findCharacters
                     : findBytes)(text, position, indexAt(lengths, at), part)) {
      return failRange(ctx, position, text, characters, shape, i);
    }
    sharePart(out[i], stringAt(input, from), part.from, part.size);
  }
  return WEIR_CALL_OK;
}
