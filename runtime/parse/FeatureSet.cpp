// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/parse/Parsing.h"
#include "runtime/tensor/Value.h"
#include <algorithm>

using namespace weir;

int64_t Keys::count() const {
  if (kind == Vector) {
    return countOf(*weir_call_input(ctx, input));
  }
  if (kind == Attribute) {
    const WeirAttr *attr = weir_call_attr(ctx, attribute);
    return attr ? attr->count : 0;
  }
  return kind == Scalars ? numScalars : 0;
}

WeirBytes Keys::at(int64_t i) const {
  if (kind == Attribute) {
    return static_cast<const WeirBytes *>(
        weir_call_attr(ctx, attribute)->data)[i];
  }
  return kind == Vector ? textAt(*weir_call_input(ctx, input), i)
                        : textAt(*weir_call_input(ctx, input + int32_t(i)), 0);
}

FeatureSet::~FeatureSet() {
  for (Wanted &feature : wanted) {
    destroy(feature.column);
  }
}

static int compare(WeirBytes a, WeirBytes b) {
  if (a.size != b.size) {
    return a.size < b.size ? -1 : 1;
  }
  return memcmp(a.data, b.data, a.size);
}

bool FeatureSet::add(const Keys &keys, FeatureUse use, int32_t output) {
  for (int64_t i = 0, n = keys.count(); i < n; ++i) {
    Wanted feature = {};
    feature.key = keys.at(i);
    feature.use = use;
    feature.found = -1;
    feature.rowValues = 1;
    feature.column = create<Column>();
    feature.column->dtype = weir_call_output_dtype(ctx, output + int32_t(i));
    wanted.push(feature);
    int32_t dtype = feature.column->dtype;
    if (dtype != WEIR_DT_STRING && dtype != WEIR_DT_FLOAT &&
        dtype != WEIR_DT_INT64) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "features are of type string, float or int64, not %s",
                     typeName(dtype));
      return false;
    }
  }
  return true;
}

// The number of a list attribute's elements.
static int64_t countAttr(WeirCallContext *ctx, const char *prefix,
                         const char *name) {
  char full[64];
  snprintf(full, sizeof full, "%s%s", prefix, name);
  const WeirAttr *attr = weir_call_attr(ctx, full);
  return attr ? attr->count : 0;
}

bool FeatureSet::addAll(const char *prefix, const Keys &sparse,
                        const Keys &dense, const Keys *ragged,
                        int32_t &output) {
  struct {
    int64_t keys, types;
    const char *name, *types_;
  } counts[] = {{sparse.count(), countAttr(ctx, prefix, "sparse_types"),
                 "sparse_keys", "sparse_types"},
                {dense.count(), countAttr(ctx, prefix, "dense_shapes"),
                 "dense_keys", "dense_types"},
                {ragged ? ragged->count() : 0,
                 countAttr(ctx, prefix, "ragged_value_types"), "ragged_keys",
                 "ragged_value_types"}};
  for (const auto &each : counts) {
    if (each.keys != each.types) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Expected len(%s%s) == len(%s%s) but got: %lld vs. %lld",
                     prefix, each.name, prefix, each.types_,
                     (long long)each.keys, (long long)each.types);
      return false;
    }
  }
  numSparse = size_t(counts[0].keys);
  numDense = size_t(counts[1].keys);
  numRagged = size_t(counts[2].keys);
  firstOutput = output;
  int32_t denseOutput = output + 3 * int32_t(numSparse);
  int32_t raggedOutput = denseOutput + (hasLengths ? 2 : 1) * int32_t(numDense);
  output = raggedOutput + (isList ? 3 : 2) * int32_t(numRagged);
  if (output > weir_call_num_outputs(ctx)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "%d outputs do not suffice for %zu sparse, %zu dense and "
                   "%zu ragged features",
                   weir_call_num_outputs(ctx), numSparse, numDense, numRagged);
    return false;
  }
  if (!add(sparse, FeatureUse::Sparse, firstOutput + int32_t(numSparse)) ||
      !add(dense, FeatureUse::Dense, denseOutput) ||
      (ragged && !add(*ragged, FeatureUse::Ragged, raggedOutput))) {
    return false;
  }
  for (uint32_t i = 0; i < wanted.size(); ++i) {
    order.push(i);
  }
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    int sign = compare(wanted[a].key, wanted[b].key);
    return sign ? sign < 0 : a < b;
  });
  char name[64];
  snprintf(name, sizeof name, "%sdense_shapes", prefix);
  const WeirAttr *shapes = weir_call_attr(ctx, name);
  for (size_t i = 0; i < numDense; ++i) {
    Wanted &feature = wanted[numSparse + i];
    feature.shape = &static_cast<const WeirShape *>(shapes->data)[i];
  }
  return true;
}

bool FeatureSet::setDefaults(int32_t input, bool canVary) {
  for (size_t i = 0; i < numDense; ++i) {
    Wanted &feature = wanted[numSparse + i];
    const WeirShape &shape = *feature.shape;
    bool isKnown = shape.rank >= 0 && shape.rank < WEIR_MAX_RANK - 2;
    for (int32_t d = 0; isKnown && d < shape.rank; ++d) {
      if (shape.dims[d] < 0) {
        feature.isVariable = d == 0 && canVary;
        isKnown = feature.isVariable;
      } else {
        isKnown = !__builtin_mul_overflow(feature.rowValues, shape.dims[d],
                                          &feature.rowValues);
      }
    }
    if (!isKnown) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Shape %s is not fully defined",
                     WantedShapeText(feature).text);
      return false;
    }
    if (isList) {
      continue;
    }
    const WeirView &view = *weir_call_input(ctx, input + int32_t(i));
    feature.otherwise = &view;
    int64_t count = countOf(view);
    feature.isRequired = !feature.isVariable && count == 0;
    bool fits = view.dtype == feature.column->dtype;
    if (fits && feature.isVariable && count != 1) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "dense_shape[%zu] is a variable length shape: %s, "
                     "therefore def_value[%zu] must contain a single element "
                     "(the padding element).  But its shape is: %s",
                     i, WantedShapeText(feature).text, i, ShapeText(view).text);
      return false;
    }
    if (!feature.isVariable && count) {
      fits &= view.rank == shape.rank;
      for (int32_t d = 0; fits && d < shape.rank; ++d) {
        fits = view.dims[d] == shape.dims[d];
      }
    }
    if (!fits) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "def_value[%zu].shape() == %s is not compatible with "
                     "dense_shapes_[%zu] == %s",
                     i, ShapeText(view).text, i, WantedShapeText(feature).text);
      return false;
    }
  }
  return true;
}

Wanted *FeatureSet::find(WeirBytes key) {
  size_t low = 0, high = order.size();
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (compare(wanted[order[middle]].key, key) <= 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (low == 0 || compare(wanted[order[low - 1]].key, key) != 0) {
    return nullptr;
  }
  return &wanted[order[low - 1]];
}

WantedShapeText::WantedShapeText(const Wanted &feature) {
  formatShape(text, sizeof text, feature.shape->rank, feature.shape->dims);
}

bool weir::checkRecords(WeirCallContext *ctx, const WeirView &serialized,
                        const WeirView *names, ParseForm form) {
  const char *wanted = form == ParseForm::Scalars   ? "vector"
                       : form == ParseForm::Vectors ? "scalar or vector"
                                                    : "scalar";
  bool fits = form == ParseForm::Attributes ? serialized.rank == 0
                                            : serialized.rank <= 1;
  if (!fits || (form == ParseForm::Scalars && serialized.rank != 1)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Expected serialized to be a %s, got shape: %s", wanted,
                   ShapeText(serialized).text);
    return false;
  }
  if (names && serialized.rank == 1 && countOf(*names) &&
      !sameShape(*names, serialized)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Expected names have the same shape as serialized: "
                   "name.shape=%s, serialized.shape=%s",
                   ShapeText(*names).text, ShapeText(serialized).text);
    return false;
  }
  return true;
}
