// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/checkpoint/Slice.h"
#include "runtime/tensor/Value.h"
#include <cinttypes>
#include <cstdio>

using namespace weir;

bool Dims::operator==(const Dims &other) const {
  for (int32_t d = 0; d < rank && rank == other.rank; ++d) {
    if (sizes[d] != other.sizes[d]) {
      return false;
    }
  }
  return rank == other.rank;
}

TensorSlice TensorSlice::whole(int32_t rank) {
  TensorSlice slice;
  slice.rank = rank;
  for (int32_t d = 0; d < rank; ++d) {
    slice.extents[d] = {0, -1};
  }
  return slice;
}

bool TensorSlice::operator==(const TensorSlice &other) const {
  for (int32_t d = 0; d < rank && rank == other.rank; ++d) {
    if (extents[d].start != other.extents[d].start ||
        extents[d].length != other.extents[d].length) {
      return false;
    }
  }
  return rank == other.rank;
}

bool TensorSlice::covers(const Dims &full) const {
  for (int32_t d = 0; d < rank && rank == full.rank; ++d) {
    Extent extent = extents[d];
    if (extent.length >= 0 &&
        (extent.start != 0 || extent.length != full.sizes[d])) {
      return false;
    }
  }
  return rank == full.rank;
}

void TensorSlice::format(char *text, size_t size) const {
  text[0] = 0;
  size_t at = 0;
  for (int32_t d = 0; d < rank && at < size; ++d) {
    const char *separator = d ? ":" : "";
    int count = extents[d].length < 0
                    ? snprintf(text + at, size - at, "%s-", separator)
                    : snprintf(text + at, size - at, "%s%" PRId64 ",%" PRId64,
                               separator, extents[d].start, extents[d].length);
    at += size_t(count);
  }
}

Status TensorSlice::shapeIn(const Dims &full, Dims &shape) const {
  bool fits = rank == full.rank;
  shape.rank = rank;
  for (int32_t d = 0; d < rank && fits; ++d) {
    Extent extent = extents[d];
    shape.sizes[d] = extent.length < 0 ? full.sizes[d] : extent.length;
    fits = extent.length < 0 ||
           (extent.start >= 0 && extent.start <= full.sizes[d] &&
            extent.length <= full.sizes[d] - extent.start);
  }
  if (fits) {
    return Status();
  }
  char all[256], part[256];
  formatShape(all, sizeof all, full.rank, full.sizes);
  format(part, sizeof part);
  return Status::error(WEIR_INTERNAL,
                       rank == full.rank
                           ? "slice %2$s goes beyond its tensor's shape %1$s"
                           : "expected a slice of a tensor of shape %s, got %s "
                             "of another rank",
                       all, part);
}

namespace {
/// Text up to a separator, and numbers in it.
struct Scanner {
  const char *at, *end;

  bool eat(char c) {
    bool is = at < end && *at == c;
    at += is;
    return is;
  }
  bool number(int64_t &value) {
    const char *begin = at;
    bool negative = eat('-');
    const char *digits = at;
    value = 0;
    while (at < end && *at >= '0' && *at <= '9') {
      if (__builtin_mul_overflow(value, 10, &value) ||
          __builtin_add_overflow(value, *at - '0', &value)) {
        return false;
      }
      ++at;
    }
    value = negative ? -value : value;
    bool is = at > digits;
    at = is ? at : begin;
    return is;
  }
};
} // namespace

static Status parseSlice(Scanner scanner, TensorSlice &slice) {
  const char *text = scanner.at;
  int length = int(scanner.end - scanner.at);
  while (scanner.at < scanner.end) {
    TensorSlice::Extent extent = {0, -1};
    Scanner whole = scanner;
    bool isWhole =
        whole.eat('-') && (whole.at == whole.end || *whole.at == ':');
    if (isWhole) {
      scanner = whole;
    } else if (!scanner.number(extent.start) || !scanner.eat(',') ||
               !scanner.number(extent.length)) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "Expected a pair of numbers or '-' for each "
                           "dimension, got '%.*s'",
                           length, text);
    }
    if (!isWhole && (extent.start < 0 || extent.length <= 0)) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "Expected non-negative start and positive length "
                           "but got start = %" PRId64 ", length = %" PRId64
                           ": string = %.*s",
                           extent.start, extent.length, length, text);
    }
    if (slice.rank == WEIR_MAX_RANK ||
        (!scanner.eat(':') && scanner.at < scanner.end)) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "Expected at most %d ranges joined by ':', got "
                           "'%.*s'",
                           WEIR_MAX_RANK, length, text);
    }
    slice.extents[slice.rank++] = extent;
  }
  return Status();
}

Status weir::parseShapeAndSlice(const char *text, size_t size,
                                ShapeAndSlice &result) {
  const char *end = text + size;
  while (end > text && end[-1] == ' ') {
    --end;
  }
  const char *last = end;
  while (last > text && last[-1] != ' ') {
    --last;
  }
  result = ShapeAndSlice();
  if (last == text) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Need least two elements in shape_and_slice "
                         "specification: %.*s",
                         int(size), text);
  }
  Scanner scanner = {text, last};
  while (scanner.at < last) {
    if (scanner.eat(' ')) {
      continue;
    }
    int64_t dim;
    if (!scanner.number(dim) || dim < 0 || !scanner.eat(' ')) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "Non numerical dimension in shape_and_slice: %.*s",
                           int(size), text);
    }
    if (result.full.rank == WEIR_MAX_RANK) {
      return Status::error(WEIR_UNIMPLEMENTED,
                           "shape_and_slice has more than %d dimensions: %.*s",
                           WEIR_MAX_RANK, int(size), text);
    }
    result.full.sizes[result.full.rank++] = dim;
  }
  if (elementCount(result.full.rank, result.full.sizes) < 0) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "shape_and_slice has too many elements: %.*s",
                         int(size), text);
  }
  if (Status s = parseSlice({last, end}, result.slice); !s.ok()) {
    return s;
  }
  return result.slice.shapeIn(result.full, result.shape);
}

bool Overlap::find(const TensorSlice &first, const TensorSlice &second,
                   const Dims &full) {
  rank = full.rank;
  for (int32_t d = 0; d < rank; ++d) {
    TensorSlice::Extent a = first.extents[d], b = second.extents[d];
    int64_t aEnd = a.length < 0 ? full.sizes[d] : a.start + a.length;
    int64_t bEnd = b.length < 0 ? full.sizes[d] : b.start + b.length;
    int64_t begin = a.start > b.start ? a.start : b.start;
    int64_t end = aEnd < bEnd ? aEnd : bEnd;
    from[d] = begin - a.start;
    to[d] = begin - b.start;
    sizes[d] = end - begin;
    if (sizes[d] <= 0) {
      return false;
    }
  }
  return true;
}

int64_t Overlap::count() const { return elementCount(rank, sizes); }
