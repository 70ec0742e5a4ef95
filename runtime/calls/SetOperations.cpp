// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on sets: the last dimension of a tensor, dense or sparse, holds
// the elements of a set for each position in the others.
#include "runtime/calls/SparseUtils.h"

using namespace weir;

namespace {
/// An element of a set: the set, and where the element is in the values.
struct Member {
  int64_t group, at;
};

enum class Operation { AMinusB, BMinusA, Intersection, Union };

/// Sets by the position of their set, each sorted and without repetitions.
struct Sets {
  const WeirView *values = nullptr;
  int32_t rank = 0; ///< with the last dimension; 0: none
  int64_t dims[WEIR_MAX_RANK] = {};
  Vector<Member> members;

  bool readDense(WeirCallContext *ctx, int32_t j);
  bool readSparse(WeirCallContext *ctx, int32_t j);
  void sort();
};
} // namespace

template <typename T> static int order(T a, T b) {
  return a < b ? -1 : a == b ? 0 : 1;
}

// The order of two elements; strings by their bytes.
static int compareValues(const WeirView &a, int64_t i, const WeirView &b,
                         int64_t j) {
  if (a.dtype == WEIR_DT_STRING) {
    WeirBytes x = textAt(a, i), y = textAt(b, j);
    int less = memcmp(x.data, y.data, x.size < y.size ? x.size : y.size);
    return less ? less : order(x.size, y.size);
  }
  int result = 0;
  withNumber(a.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    if constexpr (std::is_integral_v<T>) {
      result = order(dataOf<T>(a)[i], dataOf<T>(b)[j]);
    }
  });
  return result;
}

void Sets::sort() {
  auto compare = [&](const Member &a, const Member &b) {
    int less = order(a.group, b.group);
    return less ? less : compareValues(*values, a.at, *values, b.at);
  };
  size_t count = members.size();
  Vector<Member> other;
  other.append(members.data(), count);
  for (size_t width = 1; width < count; width *= 2) {
    for (size_t begin = 0; begin < count; begin += 2 * width) {
      size_t middle = begin + width < count ? begin + width : count;
      size_t end = begin + 2 * width < count ? begin + 2 * width : count;
      size_t a = begin, b = middle;
      for (size_t to = begin; to < end; ++to) {
        bool second =
            a == middle || (b < end && compare(members[b], members[a]) < 0);
        other[to] = members[second ? b++ : a++];
      }
    }
    members.swap(other);
  }
  Vector<Member> distinct;
  for (size_t i = 0; i < count; ++i) {
    if (i == 0 || compare(members[i - 1], members[i]) != 0) {
      distinct.push(members[i]);
    }
  }
  members.swap(distinct);
}

bool Sets::readDense(WeirCallContext *ctx, int32_t j) {
  values = weir_call_input(ctx, j);
  rank = values->rank;
  if (rank < 2) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Input rank should be >= 2, got shape %s of input %d",
                   ShapeText(*values).text, j);
    return false;
  }
  memcpy(dims, values->dims, size_t(rank) * sizeof *dims);
  int64_t width = dims[rank - 1];
  for (int64_t i = 0; i < countOf(*values); ++i) {
    members.push({i / width, i});
  }
  sort();
  return true;
}

bool Sets::readSparse(WeirCallContext *ctx, int32_t j) {
  SparseView input;
  if (!weir::readSparse(ctx, j, j + 1, j + 2, input) ||
      !checkSparse(ctx, input)) {
    return false;
  }
  values = input.values;
  rank = input.rank;
  if (rank < 2) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Input rank should be >= 2, got shape %s of input %d",
                   ShapeText(rank, input.dims()).text, j);
    return false;
  }
  memcpy(dims, input.dims(), size_t(rank) * sizeof *dims);
  bool validates = weir_call_attr_bool(ctx, "validate_indices", 1);
  for (int64_t i = 0; i < input.count; ++i) {
    if (validates && i &&
        compareRows(input.at(i - 1), input.at(i), rank) >= 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "indices[%lld] = %s is out of order. Many sparse ops "
                     "require sorted indices.",
                     (long long)i, ShapeText(rank, input.at(i)).text);
      return false;
    }
    int64_t group = 0;
    for (int32_t d = 0; d + 1 < rank; ++d) {
      group = group * dims[d] + input.at(i)[d];
    }
    members.push({group, i});
  }
  sort();
  return true;
}

static bool readOperation(WeirCallContext *ctx, Operation &operation) {
  WeirBytes name = weir_call_attr_string(ctx, "set_operation");
  const char *names[] = {"a-b", "b-a", "intersection", "union"};
  for (int k = 0; k < 4; ++k) {
    bool same = name.size == strlen(names[k]);
    for (size_t i = 0; same && i < name.size; ++i) {
      char c = name.data[i];
      same = (c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c) == names[k][i];
    }
    if (same) {
      operation = Operation(k);
      return true;
    }
  }
  weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "Invalid set_operation %.*s.",
                 int(name.size), name.data);
  return false;
}

// Outputs 0, 1, 2: the result of each pair of sets, as a sparse tensor.
static WeirCallStatus combine(WeirCallContext *ctx, const Sets &a,
                              const Sets &b) {
  Operation operation;
  if (!readOperation(ctx, operation)) {
    return WEIR_CALL_FAILED;
  }
  bool same = a.rank == b.rank;
  for (int32_t d = 0; same && d + 1 < a.rank; ++d) {
    same = a.dims[d] == b.dims[d];
  }
  if (!same) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Mismatched group shapes: %s vs %s, but for the last "
                          "dimension",
                          ShapeText(a.rank, a.dims).text,
                          ShapeText(b.rank, b.dims).text);
  }
  Vector<Member> result; // values of b count from -1 downwards
  int64_t widest = 0, width = 0;
  size_t i = 0, j = 0;
  auto add = [&](int64_t group, int64_t at) {
    width = result.size() && result[result.size() - 1].group == group
                ? width + 1
                : 1;
    widest = width > widest ? width : widest;
    result.push({group, at});
  };
  while (i < a.members.size() || j < b.members.size()) {
    int less = i == a.members.size() ? 1
               : j == b.members.size()
                   ? -1
                   : order(a.members[i].group, b.members[j].group);
    if (less == 0) {
      less =
          compareValues(*a.values, a.members[i].at, *b.values, b.members[j].at);
    }
    bool takes = operation == Operation::Union ||
                 (operation == Operation::AMinusB && less < 0) ||
                 (operation == Operation::BMinusA && less > 0) ||
                 (operation == Operation::Intersection && less == 0);
    if (takes && less <= 0) {
      add(a.members[i].group, a.members[i].at);
    } else if (takes) {
      add(b.members[j].group, -1 - b.members[j].at);
    }
    i += less <= 0;
    j += less >= 0;
  }
  int32_t rank = a.rank;
  int64_t dims[WEIR_MAX_RANK];
  memcpy(dims, a.dims, size_t(rank) * sizeof *dims);
  dims[rank - 1] = widest;
  SparseOutput output;
  if (!output.allocate(ctx, 0, 1, int64_t(result.size()), rank) ||
      !giveShape(ctx, 2, rank, dims)) {
    return WEIR_CALL_FAILED;
  }
  for (size_t k = 0; k < result.size(); ++k) {
    int64_t *row = output.indices + int64_t(k) * rank;
    int64_t group = result[k].group, at = result[k].at;
    width = k && result[k - 1].group == group ? width + 1 : 0;
    row[rank - 1] = width;
    for (int32_t d = rank - 1; d-- > 0;) {
      row[d] = group % dims[d];
      group /= dims[d];
    }
    copyElement(output.values, int64_t(k), at < 0 ? *b.values : *a.values,
                at < 0 ? -1 - at : at);
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus
weir_call_DenseToDenseSetOperation(WeirCallContext *ctx) {
  Sets a, b;
  return a.readDense(ctx, 0) && b.readDense(ctx, 1) ? combine(ctx, a, b)
                                                    : WEIR_CALL_FAILED;
}
extern "C" WeirCallStatus
weir_call_DenseToSparseSetOperation(WeirCallContext *ctx) {
  Sets a, b;
  return a.readDense(ctx, 0) && b.readSparse(ctx, 1) ? combine(ctx, a, b)
                                                     : WEIR_CALL_FAILED;
}
extern "C" WeirCallStatus
weir_call_SparseToSparseSetOperation(WeirCallContext *ctx) {
  Sets a, b;
  return a.readSparse(ctx, 0) && b.readSparse(ctx, 3) ? combine(ctx, a, b)
                                                      : WEIR_CALL_FAILED;
}

extern "C" WeirCallStatus weir_call_SetSize(WeirCallContext *ctx) {
  Sets sets;
  if (!sets.readSparse(ctx, 0)) {
    return WEIR_CALL_FAILED;
  }
  auto *out = static_cast<int32_t *>(
      weir_call_allocate(ctx, 0, sets.rank - 1, sets.dims));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t count = elementCount(sets.rank - 1, sets.dims);
  memset(out, 0, size_t(count) * sizeof *out);
  for (size_t k = 0; k < sets.members.size(); ++k) {
    ++out[sets.members[k].group];
  }
  return WEIR_CALL_OK;
}
