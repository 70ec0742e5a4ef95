// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CTCLoss and CTCGreedyDecoder: labels of a sequence whose places are not
// known. The last class is the blank.
#include "runtime/base/Memory.h"
#include "runtime/calls/SparseUtils.h"
#include <cmath>
#include <limits>

using namespace weir;

// log(exp(a) + exp(b)).
template <typename C> static C addLogs(C a, C b) {
  if (a == -INFINITY || b == -INFINITY) {
    return a == -INFINITY ? b : a;
  }
  return a > b ? a + std::log1p(std::exp(b - a))
               : b + std::log1p(std::exp(a - b));
}

namespace {
/// Inputs [time, batch, classes] and how long each sequence is.
struct Sequences {
  const WeirView *inputs, *lengths;
  int64_t time, batch, classes;

  bool read(WeirCallContext *ctx, int32_t lengthInput) {
    inputs = weir_call_input(ctx, 0);
    lengths = weir_call_input(ctx, lengthInput);
    if (inputs->rank != 3) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "inputs is not a 3-Tensor, got shape %s",
                     ShapeText(*inputs).text);
      return false;
    }
    time = inputs->dims[0];
    batch = inputs->dims[1];
    classes = inputs->dims[2];
    if (lengths->rank != 1 || lengths->dims[0] != batch || classes < 1) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "len(sequence_length) != batch_size: len(sequence_length) "
                     "is %lld, batch_size is %lld",
                     (long long)countOf(*lengths), (long long)batch);
      return false;
    }
    for (int64_t b = 0; b < batch; ++b) {
      if (length(b) < 0 || length(b) > time) {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "sequence_length(%lld) <= %lld", (long long)b,
                       (long long)time);
        return false;
      }
    }
    return true;
  }
  int64_t length(int64_t b) const { return indexAt(*lengths, b); }
  /// The first class at a time.
  int64_t at(int64_t t, int64_t b) const { return (t * batch + b) * classes; }
};

/// The labels of one sequence, with blanks around each.
using Labels = Vector<int64_t>;

/// What a loss is asked to do.
struct LossRules {
  bool collapses, merges, ignoresLonger;
};
} // namespace

// Labels of sequence b with blanks, out of the sparse input at `from`, which
// moves on; false after failing.
static bool readLabels(WeirCallContext *ctx, const Sequences &all,
                       const LossRules &rules, int64_t b, int64_t &from,
                       Labels &labels) {
  const WeirView &indices = *weir_call_input(ctx, 1);
  const WeirView &values = *weir_call_input(ctx, 2);
  int64_t blank = all.classes - 1, before = -1, given = 0;
  bool isOver = false;
  labels.clear();
  labels.push(blank);
  for (; from < countOf(values) && dataOf<int64_t>(indices)[2 * from] == b;
       ++from, ++given) {
    int64_t label = indexAt(values, from);
    if (label < 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "All labels must be nonnegative integers, batch: %lld "
                     "label: %lld",
                     (long long)b, (long long)label);
      return false;
    }
    if (isOver && label < blank) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Saw a non-null label (index >= num_classes - 1) "
                     "following a null label, batch: %lld num_classes: %lld",
                     (long long)b, (long long)all.classes);
      return false;
    }
    isOver = isOver || label >= blank;
    if (!isOver && !(rules.collapses && label == before)) {
      labels.push(label);
      labels.push(blank);
    }
    before = label;
  }
  if (given == 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Labels length is zero in batch %lld", (long long)b);
    return false;
  }
  int64_t needed = int64_t(labels.size()) / 2;
  if (needed > all.length(b) && !rules.ignoresLonger) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Not enough time for target transition sequence (required: "
                   "%lld, available: %lld)%lldYou can turn this error into a "
                   "warning by using the flag "
                   "ignore_longer_outputs_than_inputs",
                   (long long)needed, (long long)all.length(b), (long long)b);
    return false;
  }
  return true;
}

// Whether the step from u - 2 to u may leave the blank between them out.
static bool skipsBlank(const Labels &labels, const LossRules &rules, int64_t u,
                       int64_t blank) {
  int64_t label = labels[size_t(u)];
  return u >= 2 && label != blank &&
         (!rules.merges || label != labels[size_t(u - 2)]);
}

// Loss and gradient of one sequence. `y` are its class probabilities
// [length, classes]; alpha and beta [places, length] are logarithms.
template <typename C>
static C loseSequence(const C *y, int64_t length, int64_t classes,
                      const Labels &labels, const LossRules &rules,
                      Vector<C> &alpha, Vector<C> &beta, C *gradient) {
  int64_t places = int64_t(labels.size()), blank = classes - 1;
  auto at = [&](Vector<C> &logs, int64_t u, int64_t t) -> C & {
    return logs[size_t(u * length + t)];
  };
  auto logOf = [&](int64_t u, int64_t t) {
    return std::log(y[t * classes + labels[size_t(u)]]);
  };
  for (Vector<C> *logs : {&alpha, &beta}) {
    logs->clear();
    for (int64_t i = 0; i < places * length; ++i) {
      logs->push(-INFINITY);
    }
  }
  // Without merging, a label may not stay for several times.
  auto stays = [&](int64_t u) {
    return rules.merges || labels[size_t(u)] == blank;
  };
  for (int64_t t = 0; t < length; ++t) {
    for (int64_t u = 0; u < places; ++u) {
      C sum = -INFINITY;
      if (t == 0) {
        sum = u < 2 ? C(0) : sum;
      } else {
        sum = stays(u) ? at(alpha, u, t - 1) : sum;
        sum = u > 0 ? addLogs(sum, at(alpha, u - 1, t - 1)) : sum;
        if (skipsBlank(labels, rules, u, blank)) {
          sum = addLogs(sum, at(alpha, u - 2, t - 1));
        }
      }
      at(alpha, u, t) = logOf(u, t) + sum;
    }
  }
  for (int64_t t = length; t-- > 0;) {
    for (int64_t u = places; u-- > 0;) {
      C sum = -INFINITY;
      if (t + 1 == length) {
        sum = u + 2 >= places ? C(0) : sum;
      } else {
        auto next = [&](int64_t v) {
          return at(beta, v, t + 1) + logOf(v, t + 1);
        };
        sum = stays(u) ? next(u) : sum;
        sum = u + 1 < places ? addLogs(sum, next(u + 1)) : sum;
        if (u + 2 < places && skipsBlank(labels, rules, u + 2, blank)) {
          sum = addLogs(sum, next(u + 2));
        }
      }
      at(beta, u, t) = sum;
    }
  }
  C total = -INFINITY;
  for (int64_t u = 0; u < places; ++u) {
    total = addLogs(total, at(alpha, u, 0) + at(beta, u, 0));
  }
  for (int64_t t = 0; gradient && t < length; ++t) {
    for (int64_t c = 0; c < classes; ++c) {
      gradient[t * classes + c] = y[t * classes + c];
    }
    if (total == -INFINITY) {
      continue; // no way at all
    }
    for (int64_t u = 0; u < places; ++u) {
      C part = std::exp(at(alpha, u, t) + at(beta, u, t) - total);
      gradient[t * classes + labels[size_t(u)]] -= part;
    }
  }
  return -total;
}

extern "C" WeirCallStatus weir_call_CTCLoss(WeirCallContext *ctx) {
  Sequences all;
  const WeirView &indices = *weir_call_input(ctx, 1);
  const WeirView &values = *weir_call_input(ctx, 2);
  LossRules rules = {
      bool(weir_call_attr_bool(ctx, "preprocess_collapse_repeated", 0)),
      bool(weir_call_attr_bool(ctx, "ctc_merge_repeated", 1)),
      bool(weir_call_attr_bool(ctx, "ignore_longer_outputs_than_inputs", 0))};
  if (!all.read(ctx, 3)) {
    return WEIR_CALL_FAILED;
  }
  if (indices.rank != 2 || indices.dims[1] != 2 || values.rank != 1 ||
      indices.dims[0] != values.dims[0]) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "labels_indices must be a matrix [n, 2] and "
                          "labels_values a vector [n], got %s and %s",
                          ShapeText(indices).text, ShapeText(values).text);
  }
  WeirCallStatus status = WEIR_CALL_FAILED;
  bool known = withFloating(all.inputs->dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    using C = std::conditional_t<sizeof(T) == 8, double, float>;
    T *loss = static_cast<T *>(weir_call_allocate(ctx, 0, 1, &all.batch));
    T *grads =
        static_cast<T *>(weir_call_allocate(ctx, 1, 3, all.inputs->dims));
    if (!loss || !grads) {
      return;
    }
    memset(static_cast<void *>(grads), 0,
           size_t(countOf(*all.inputs)) * sizeof(T));
    Labels labels;
    Vector<C> alpha, beta, y, gradient;
    for (int64_t i = 0; i < all.time * all.classes; ++i) {
      y.push(0);
      gradient.push(0);
    }
    int64_t from = 0;
    for (int64_t b = 0; b < all.batch; ++b) {
      if (!readLabels(ctx, all, rules, b, from, labels)) {
        return;
      }
      int64_t length = all.length(b);
      for (int64_t t = 0; t < length; ++t) {
        const T *logits = dataOf<T>(*all.inputs) + all.at(t, b);
        C most = C(logits[0]), sum = 0;
        for (int64_t c = 1; c < all.classes; ++c) {
          most = C(logits[c]) > most ? C(logits[c]) : most;
        }
        C *row = y.data() + t * all.classes;
        for (int64_t c = 0; c < all.classes; ++c) {
          row[c] = std::exp(C(logits[c]) - most);
          sum += row[c];
        }
        for (int64_t c = 0; c < all.classes; ++c) {
          row[c] /= sum;
        }
      }
      bool isEmpty = length == 0;
      loss[b] = T(isEmpty ? C(0)
                          : loseSequence(y.data(), length, all.classes, labels,
                                         rules, alpha, beta, gradient.data()));
      for (int64_t t = 0; t < length; ++t) {
        for (int64_t c = 0; c < all.classes; ++c) {
          grads[all.at(t, b) + c] = T(gradient[size_t(t * all.classes + c)]);
        }
      }
    }
    status = WEIR_CALL_OK;
  });
  return known ? status : failType(ctx, all.inputs->dtype);
}

// The likeliest class of each time.
extern "C" WeirCallStatus weir_call_CTCGreedyDecoder(WeirCallContext *ctx) {
  Sequences all;
  if (!all.read(ctx, 1)) {
    return WEIR_CALL_FAILED;
  }
  int64_t blank = weir_call_attr_int(ctx, "blank_index", -1);
  bool merges = weir_call_attr_bool(ctx, "merge_repeated", 0);
  if (blank < -all.classes || blank >= all.classes) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "blank_index expected to be between %lld and %lld",
                          (long long)-all.classes, (long long)all.classes - 1);
  }
  blank += blank < 0 ? all.classes : 0;
  WeirCallStatus status = WEIR_CALL_FAILED;
  bool known = withFloating(all.inputs->dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    int64_t dims[] = {all.batch, 1}, longest = 0;
    T *sums = static_cast<T *>(weir_call_allocate(ctx, 3, 2, dims));
    if (!sums) {
      return;
    }
    Vector<int64_t> found; // sequence, place, class
    for (int64_t b = 0; b < all.batch; ++b) {
      T sum = T(0);
      int64_t before = -1, place = 0;
      for (int64_t t = 0; t < all.length(b); ++t) {
        const T *logits = dataOf<T>(*all.inputs) + all.at(t, b);
        int64_t best = 0;
        for (int64_t c = 1; c < all.classes; ++c) {
          best = logits[c] > logits[best] ? c : best;
        }
        sum = T(sum - logits[best]);
        if (best != blank && !(merges && best == before)) {
          int64_t entry[] = {b, place++, best};
          found.append(entry, 3);
        }
        before = best;
      }
      sums[b] = sum;
      longest = place > longest ? place : longest;
    }
    int64_t count = int64_t(found.size()) / 3;
    int64_t shape[] = {all.batch, longest};
    SparseOutput output;
    if (!output.allocate(ctx, 0, 1, count, 2) || !giveShape(ctx, 2, 2, shape)) {
      return;
    }
    for (int64_t i = 0; i < count; ++i) {
      memcpy(output.indices + 2 * i, found.data() + 3 * i, 2 * sizeof(int64_t));
      static_cast<int64_t *>(output.values)[i] = found[size_t(3 * i + 2)];
    }
    status = WEIR_CALL_OK;
  });
  return known ? status : failType(ctx, all.inputs->dtype);
}
