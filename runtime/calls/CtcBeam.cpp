// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CTCBeamSearchDecoder: the likeliest labels of a sequence, kept as a tree of
// prefixes of which `beam_width` are looked at. The last class is the blank.
#include "runtime/base/Memory.h"
#include "runtime/calls/SparseUtils.h"
#include <cmath>

using namespace weir;

static float addLogs(float a, float b) {
  if (a == -INFINITY || b == -INFINITY) {
    return a == -INFINITY ? b : a;
  }
  return a > b ? a + log1pf(expf(b - a)) : b + log1pf(expf(a - b));
}

namespace {
/// Logarithms of how likely a prefix is: ending in a blank, in its label, both.
struct Chance {
  float total = -INFINITY, blank = -INFINITY, label = -INFINITY;
};

/// A prefix: that of `parent` and a label.
struct Prefix {
  int64_t parent = -1, label = -1;
  int64_t firstChild = -1; ///< of one for each label; -1: not made yet
  Chance before, now;
  bool isActive() const { return now.total != -INFINITY; }
};

/// The search through one sequence.
class Beam {
public:
  Beam(int64_t width, int64_t classes) : width(width), classes(classes) {
    Prefix root;
    root.now.total = root.now.blank = 0;
    prefixes.push(root);
    leaves.push(0);
  }
  template <typename T> void step(const T *logits);
  /// The leaves by falling likelihood.
  void sort();
  Vector<Prefix> prefixes;
  Vector<int64_t> leaves;

private:
  float totalOf(int64_t leaf) const { return prefixes[size_t(leaf)].now.total; }
  size_t lowest() const {
    size_t low = 0;
    for (size_t i = 1; i < leaves.size(); ++i) {
      low = totalOf(leaves[i]) < totalOf(leaves[low]) ? i : low;
    }
    return low;
  }
  bool fits(const Chance &chance) const {
    return chance.total > -INFINITY &&
           (int64_t(leaves.size()) < width ||
            chance.total > totalOf(leaves[lowest()]));
  }
  void grow(int64_t branch, const float *inputs);
  int64_t width, classes;
};
} // namespace

void Beam::sort() {
  for (size_t i = 1; i < leaves.size(); ++i) { // few, and nearly sorted
    int64_t leaf = leaves[i];
    size_t k = i;
    for (; k && totalOf(leaves[k - 1]) < totalOf(leaf); --k) {
      leaves[k] = leaves[k - 1];
    }
    leaves[k] = leaf;
  }
}

// Prefixes that are one label longer take the place of less likely ones.
void Beam::grow(int64_t branch, const float *inputs) {
  if (!fits(prefixes[size_t(branch)].before)) {
    return;
  }
  if (prefixes[size_t(branch)].firstChild < 0) {
    prefixes[size_t(branch)].firstChild = int64_t(prefixes.size());
    for (int64_t label = 0; label + 1 < classes; ++label) {
      Prefix child;
      child.parent = branch;
      child.label = label;
      prefixes.push(child);
    }
  }
  Prefix &parent = prefixes[size_t(branch)];
  for (int64_t label = 0; label + 1 < classes; ++label) {
    int64_t at = parent.firstChild + label;
    Prefix &child = prefixes[size_t(at)];
    if (child.isActive()) {
      continue;
    }
    float previous =
        label == parent.label ? parent.before.blank : parent.before.total;
    child.now.blank = -INFINITY;
    child.now.label = child.now.total = inputs[label] + previous;
    if (!fits(child.now)) {
      child.before = child.now = Chance();
      continue;
    }
    if (int64_t(leaves.size()) == width) {
      size_t low = lowest();
      prefixes[size_t(leaves[low])].now = Chance();
      leaves[low] = leaves[leaves.size() - 1];
      leaves.pop();
    }
    leaves.push(at);
  }
}

template <typename T> void Beam::step(const T *logits) {
  Vector<float> inputs; // logarithms of probabilities
  float most = float(logits[0]), sum = 0;
  for (int64_t c = 1; c < classes; ++c) {
    most = float(logits[c]) > most ? float(logits[c]) : most;
  }
  for (int64_t c = 0; c < classes; ++c) {
    sum += expf(float(logits[c]) - most);
  }
  for (int64_t c = 0; c < classes; ++c) {
    inputs.push(float(logits[c]) - (most + logf(sum)));
  }
  sort();
  Vector<int64_t> branches;
  branches.append(leaves.data(), leaves.size());
  for (int64_t branch : branches) {
    prefixes[size_t(branch)].before = prefixes[size_t(branch)].now;
  }
  leaves.clear();
  for (int64_t branch : branches) {
    Prefix &prefix = prefixes[size_t(branch)];
    if (prefix.parent >= 0) {
      const Prefix &parent = prefixes[size_t(prefix.parent)];
      if (parent.isActive()) {
        float previous = prefix.label == parent.label ? parent.before.blank
                                                      : parent.before.total;
        prefix.now.label = addLogs(prefix.now.label, previous);
      }
      prefix.now.label += inputs[size_t(prefix.label)];
    }
    prefix.now.blank = prefix.before.total + inputs[size_t(classes - 1)];
    prefix.now.total = addLogs(prefix.now.blank, prefix.now.label);
    leaves.push(branch);
  }
  for (int64_t branch : branches) {
    grow(branch, inputs.data());
  }
}

// The labels of a prefix, the last one first; repeated ones once if `merges`.
static void labelsOf(const Beam &beam, int64_t leaf, bool merges,
                     Vector<int64_t> &labels) {
  labels.clear();
  int64_t before = -1;
  for (int64_t at = leaf; beam.prefixes[size_t(at)].parent >= 0;
       at = beam.prefixes[size_t(at)].parent) {
    int64_t label = beam.prefixes[size_t(at)].label;
    if (!merges || label != before) {
      labels.push(label);
    }
    before = label;
  }
}

namespace {
/// What is found for one of the top paths.
struct Path {
  Vector<int64_t> entries; ///< sequence, place, label
  int64_t longest = 0;
};
} // namespace

// Outputs of path k of `paths`: indices, values, shape.
static bool givePath(WeirCallContext *ctx, const Path &path, int32_t k,
                     int32_t paths, int64_t batch) {
  int64_t count = int64_t(path.entries.size()) / 3;
  int64_t shape[] = {batch, path.longest};
  SparseOutput output;
  if (!output.allocate(ctx, k, paths + k, count, 2) ||
      !giveShape(ctx, 2 * paths + k, 2, shape)) {
    return false;
  }
  for (int64_t i = 0; i < count; ++i) {
    memcpy(output.indices + 2 * i, path.entries.data() + 3 * i,
           2 * sizeof(int64_t));
    static_cast<int64_t *>(output.values)[i] = path.entries[size_t(3 * i + 2)];
  }
  return true;
}

template <typename T>
static WeirCallStatus decode(WeirCallContext *ctx, int64_t width,
                             int32_t numPaths) {
  const WeirView &inputs = *weir_call_input(ctx, 0);
  const WeirView &lengths = *weir_call_input(ctx, 1);
  bool merges = weir_call_attr_bool(ctx, "merge_repeated", 1);
  int64_t batch = inputs.dims[1], classes = inputs.dims[2];
  int64_t dims[] = {batch, numPaths};
  T *chances = static_cast<T *>(weir_call_allocate(ctx, 3 * numPaths, 2, dims));
  if (!chances) {
    return WEIR_CALL_FAILED;
  }
  Vector<int64_t> labels;
  // One path after the other, so that what each needs is plain memory.
  for (int32_t k = 0; k < numPaths; ++k) {
    Path path;
    for (int64_t b = 0; b < batch; ++b) {
      Beam beam(width, classes);
      for (int64_t t = 0; t < indexAt(lengths, b); ++t) {
        beam.step(dataOf<T>(inputs) + (t * batch + b) * classes);
      }
      beam.sort();
      if (size_t(k) >= beam.leaves.size()) {
        return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                              "Less leaves in the beam search than requested.");
      }
      int64_t leaf = beam.leaves[size_t(k)];
      chances[b * numPaths + k] = T(beam.prefixes[size_t(leaf)].now.total);
      labelsOf(beam, leaf, merges, labels);
      auto count = int64_t(labels.size());
      for (int64_t i = 0; i < count; ++i) {
        int64_t entry[] = {b, i, labels[size_t(count - 1 - i)]};
        path.entries.append(entry, 3);
      }
      path.longest = count > path.longest ? count : path.longest;
    }
    if (!givePath(ctx, path, k, numPaths, batch)) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_CTCBeamSearchDecoder(WeirCallContext *ctx) {
  const WeirView &inputs = *weir_call_input(ctx, 0);
  const WeirView &lengths = *weir_call_input(ctx, 1);
  int64_t width = weir_call_attr_int(ctx, "beam_width", 1);
  int64_t paths = weir_call_attr_int(ctx, "top_paths", 1);
  if (inputs.rank != 3 || lengths.rank != 1 ||
      lengths.dims[0] != inputs.dims[1] || inputs.dims[2] < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "inputs should be [time, batch, classes] and "
                          "sequence_length [batch], got %s and %s",
                          ShapeText(inputs).text, ShapeText(lengths).text);
  }
  if (paths > width || paths < 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "requested more paths than the beam width.");
  }
  for (int64_t b = 0; b < lengths.dims[0]; ++b) {
    int64_t length = indexAt(lengths, b);
    if (length < 0 || length > inputs.dims[0]) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "sequence_length(%lld) <= %lld", (long long)b,
                            (long long)inputs.dims[0]);
    }
  }
  return inputs.dtype == WEIR_DT_FLOAT
             ? decode<float>(ctx, width, int32_t(paths))
         : inputs.dtype == WEIR_DT_DOUBLE
             ? decode<double>(ctx, width, int32_t(paths))
             : failType(ctx, inputs.dtype);
}
