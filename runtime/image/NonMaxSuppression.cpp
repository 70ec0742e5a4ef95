// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NonMaxSuppression, V2 to V5, and WithOverlaps: boxes by falling score,
// without those that are too similar to one chosen before.
#include "runtime/image/Images.h"
#include <limits>

using namespace weir;

namespace {
/// A box that may be chosen next.
struct Candidate {
  int64_t box;
  float score;
  int64_t seen; ///< chosen ones that it was compared with
};

/// What a call asks for.
struct Rules {
  int64_t most = 0;
  float similarity = 0.5f;
  float score = -std::numeric_limits<float>::max();
  float sigma = 0;
};

/// The chosen boxes.
struct Chosen {
  Vector<int64_t> boxes;
  Vector<float> scores;
};

/// Candidates by score, as a heap; of equal ones the first box.
class Heap {
public:
  bool empty() const { return items.size() == 0; }
  void push(Candidate candidate) {
    items.push(candidate);
    for (size_t i = items.size() - 1; i;) {
      size_t parent = (i - 1) / 2;
      if (!isBefore(items[i], items[parent])) {
        break;
      }
      exchange(i, parent);
      i = parent;
    }
  }
  Candidate pop() {
    Candidate top = items[0];
    items[0] = items[items.size() - 1];
    items.pop();
    for (size_t i = 0;;) {
      size_t best = i;
      for (size_t child : {2 * i + 1, 2 * i + 2}) {
        if (child < items.size() && isBefore(items[child], items[best])) {
          best = child;
        }
      }
      if (best == i) {
        return top;
      }
      exchange(i, best);
      i = best;
    }
  }

private:
  static bool isBefore(const Candidate &a, const Candidate &b) {
    return a.score == b.score ? a.box < b.box : a.score > b.score;
  }
  void exchange(size_t i, size_t j) {
    Candidate kept = items[i];
    items[i] = items[j];
    items[j] = kept;
  }
  Vector<Candidate> items;
};
} // namespace

static float floatAt(const WeirView &view, int64_t i) {
  float value = 0;
  withFloating(view.dtype, [&](auto *type) {
    value = float(dataOf<Pointee<decltype(type)>>(view)[i]);
  });
  return value;
}

// The part of two boxes' area that they share.
static float overlapOf(const WeirView &boxes, int64_t i, int64_t j) {
  float a[4], b[4];
  for (int k = 0; k < 4; ++k) {
    a[k] = floatAt(boxes, 4 * i + k);
    b[k] = floatAt(boxes, 4 * j + k);
  }
  auto low = [](const float *box, int k) {
    return std::fmin(box[k], box[k + 2]);
  };
  auto high = [](const float *box, int k) {
    return std::fmax(box[k], box[k + 2]);
  };
  auto area = [&](const float *box) {
    return (high(box, 0) - low(box, 0)) * (high(box, 1) - low(box, 1));
  };
  float areaA = area(a), areaB = area(b);
  if (areaA <= 0 || areaB <= 0) {
    return 0;
  }
  float shared = 1;
  for (int k = 0; k < 2; ++k) {
    float length =
        std::fmin(high(a, k), high(b, k)) - std::fmax(low(a, k), low(b, k));
    shared *= length > 0 ? length : 0;
  }
  return shared / (areaA + areaB - shared);
}

template <typename F>
static void choose(const WeirView &scores, const Rules &rules, F similarity,
                   Chosen &chosen) {
  Heap heap;
  for (int64_t i = 0; i < countOf(scores); ++i) {
    float score = floatAt(scores, i);
    if (score > rules.score) {
      heap.push({i, score, 0});
    }
  }
  bool isSoft = rules.sigma > 0;
  float scale = isSoft ? -0.5f / rules.sigma : 0;
  while (int64_t(chosen.boxes.size()) < rules.most && !heap.empty()) {
    Candidate next = heap.pop();
    float before = next.score;
    bool isOut = false;
    for (int64_t k = int64_t(chosen.boxes.size()) - 1; k >= next.seen; --k) {
      float like = similarity(next.box, chosen.boxes[size_t(k)]);
      if (!isSoft && like > rules.similarity) {
        isOut = true;
        break;
      }
      // Soft suppression lowers the score; what is too similar gets none.
      next.score *=
          like <= rules.similarity ? std::exp(scale * like * like) : 0.0f;
      if (next.score <= rules.score) {
        break;
      }
    }
    next.seen = int64_t(chosen.boxes.size());
    if (isOut) {
      continue;
    }
    if (next.score == before) {
      chosen.boxes.push(next.box);
      chosen.scores.push(next.score);
    } else if (next.score > rules.score) {
      heap.push(next);
    }
  }
}

// Boxes [n, 4] and scores [n], how many at most, thresholds.
static bool readRules(WeirCallContext *ctx, Rules &rules, bool hasOverlaps) {
  const WeirView &boxes = *weir_call_input(ctx, 0);
  const WeirView &scores = *weir_call_input(ctx, 1);
  const WeirView &most = *weir_call_input(ctx, 2);
  const char *wrong =
      boxes.rank != 2
          ? (hasOverlaps ? "overlaps must be 2-D%s" : "boxes must be 2-D%s")
      : !hasOverlaps && boxes.dims[1] != 4 ? "boxes must have 4 columns%s"
      : hasOverlaps && boxes.dims[0] != boxes.dims[1]
          ? "overlaps must be square%s"
          : nullptr;
  if (wrong) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, wrong, ShapeText(boxes).text);
    return false;
  }
  if (scores.rank != 1 || scores.dims[0] != boxes.dims[0]) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   scores.rank != 1 ? "scores must be 1-D%s"
                                    : "scores has incompatible shape%s",
                   ShapeText(scores).text);
    return false;
  }
  if (countOf(most) != 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "max_output_size must be 0-D, got shape %s",
                   ShapeText(most).text);
    return false;
  }
  rules.most = indexAt(most, 0);
  if (rules.most < 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "output size must be non-negative");
    return false;
  }
  float *operands[] = {&rules.similarity, &rules.score, &rules.sigma};
  for (int32_t j = 3; j < weir_call_num_inputs(ctx) && j < 6; ++j) {
    const WeirView &view = *weir_call_input(ctx, j);
    if (countOf(view) != 1) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "thresholds must be 0-D, got shape %s",
                     ShapeText(view).text);
      return false;
    }
    *operands[j - 3] = floatAt(view, 0);
  }
  if (weir_call_num_inputs(ctx) == 3) {
    rules.similarity = weir_call_attr_float(ctx, "iou_threshold", 0.5f);
  }
  if (!hasOverlaps && !(rules.similarity >= 0 && rules.similarity <= 1)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "iou_threshold must be in [0, 1]");
    return false;
  }
  if (rules.sigma < 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "soft_nms_sigma must be non-negative");
    return false;
  }
  return true;
}

// Output i: the boxes, then zeros up to `length`.
static bool giveBoxes(WeirCallContext *ctx, int32_t i, const Chosen &chosen,
                      int64_t length) {
  auto *out = static_cast<int32_t *>(weir_call_allocate(ctx, i, 1, &length));
  for (int64_t k = 0; out && k < length; ++k) {
    bool isChosen = k < int64_t(chosen.boxes.size());
    out[k] = isChosen ? int32_t(chosen.boxes[size_t(k)]) : 0;
  }
  return out;
}

static WeirCallStatus suppress(WeirCallContext *ctx, bool hasOverlaps) {
  const WeirView &boxes = *weir_call_input(ctx, 0);
  const WeirView &scores = *weir_call_input(ctx, 1);
  Rules rules;
  Chosen chosen;
  if (!readRules(ctx, rules, hasOverlaps)) {
    return WEIR_CALL_FAILED;
  }
  choose(
      scores, rules,
      [&](int64_t i, int64_t j) {
        return hasOverlaps ? floatAt(boxes, i * boxes.dims[1] + j)
                           : overlapOf(boxes, i, j);
      },
      chosen);
  int32_t outputs = weir_call_num_outputs(ctx);
  auto valid = int64_t(chosen.boxes.size());
  bool pads = weir_call_attr_bool(ctx, "pad_to_max_output_size", 0);
  int64_t length = outputs > 1 && pads ? rules.most : valid;
  if (!giveBoxes(ctx, 0, chosen, length)) {
    return WEIR_CALL_FAILED;
  }
  if (outputs > 2) {
    void *out = weir_call_allocate(ctx, 1, 1, &length);
    bool known = out && withFloating(scores.dtype, [&](auto *type) {
                   using T = Pointee<decltype(type)>;
                   for (int64_t k = 0; k < length; ++k) {
                     static_cast<T *>(out)[k] =
                         T(k < valid ? chosen.scores[size_t(k)] : 0.0f);
                   }
                 });
    if (!known) {
      return out ? failType(ctx, scores.dtype) : WEIR_CALL_FAILED;
    }
  }
  if (outputs > 1) {
    auto *out = static_cast<int32_t *>(
        weir_call_allocate(ctx, outputs - 1, 0, nullptr));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    *out = int32_t(valid);
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_NonMaxSuppression(WeirCallContext *ctx) {
  return suppress(ctx, false);
}
extern "C" WeirCallStatus weir_call_NonMaxSuppressionV2(WeirCallContext *ctx) {
  return suppress(ctx, false);
}
extern "C" WeirCallStatus weir_call_NonMaxSuppressionV3(WeirCallContext *ctx) {
  return suppress(ctx, false);
}
extern "C" WeirCallStatus weir_call_NonMaxSuppressionV4(WeirCallContext *ctx) {
  return suppress(ctx, false);
}
extern "C" WeirCallStatus weir_call_NonMaxSuppressionV5(WeirCallContext *ctx) {
  return suppress(ctx, false);
}
extern "C" WeirCallStatus
weir_call_NonMaxSuppressionWithOverlaps(WeirCallContext *ctx) {
  return suppress(ctx, true);
}
