// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FFT, RFFT and their inverses over the last one, two or three dimensions.
#include "runtime/calls/CallUtils.h"
#include "runtime/calls/DefineCall.h"
#include "runtime/linalg/Fft.h"

using namespace weir;

namespace {

/// A plan for the length of this call.
template <typename R> class HeldPlan {
public:
  explicit HeldPlan(int64_t n) : plan(n > 0 ? acquirePlan<R>(n) : nullptr) {}
  ~HeldPlan() { releasePlan(plan); }
  HeldPlan(const HeldPlan &) = delete;
  HeldPlan &operator=(const HeldPlan &) = delete;
  explicit operator bool() const { return plan != nullptr; }
  const FftPlan<R> &operator*() const { return *plan; }
  const FftPlan<R> *operator->() const { return plan; }

private:
  const FftPlan<R> *plan;
};

/// The last `rank` dimensions of a tensor as a grid, batches before it.
struct Grid {
  int rank = 0;
  int64_t batches = 1;
  int64_t dims[3] = {1, 1, 1}; ///< the last is dims[rank - 1]

  int64_t count() const {
    int64_t product = batches;
    for (int d = 0; d < rank; ++d) {
      product *= dims[d];
    }
    return product;
  }
};

} // namespace

static WeirCallStatus failMemory(WeirCallContext *ctx, int64_t n) {
  return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                        "OOM when preparing transforms of length %" PRId64, n);
}

static WeirCallStatus failCancelled(WeirCallContext *ctx) {
  return weir_call_fail(ctx, WEIR_CANCELLED, "Step was cancelled");
}

static bool readGrid(WeirCallContext *ctx, int rank, Grid &grid) {
  const WeirView &view = *weir_call_input(ctx, 0);
  if (view.rank < rank) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Input must have rank of at least %d but got: %s", rank,
                   ShapeText(view).text);
    return false;
  }
  grid.rank = rank;
  grid.batches = countOf(view, 0, view.rank - rank);
  for (int d = 0; d < rank; ++d) {
    grid.dims[d] = view.dims[view.rank - rank + d];
  }
  return true;
}

/// Transforms along dimension `axis`, in place, and scales.
template <typename R>
static WeirCallStatus transformAxis(WeirCallContext *ctx, Complex<R> *data,
                                    const Grid &grid, int axis, bool inverse,
                                    R scale) {
  int64_t n = grid.dims[axis], stride = 1;
  for (int d = axis + 1; d < grid.rank; ++d) {
    stride *= grid.dims[d];
  }
  int64_t total = grid.count();
  if (total == 0 || n == 0) {
    return WEIR_CALL_OK;
  }
  HeldPlan<R> plan(n);
  if (!plan) {
    return failMemory(ctx, n);
  }
  // Lines that lie next to each other are copied together.
  constexpr int64_t together = 8;
  int64_t lines = stride == 1 ? 0 : (stride < together ? stride : together);
  Scratch scratch(ctx,
                  (plan->scratch() + lines * n) * int64_t(sizeof(Complex<R>)));
  if (!scratch) {
    return WEIR_CALL_FAILED;
  }
  auto *work = scratch.as<Complex<R>>();
  Complex<R> *line = work + plan->scratch();
  for (int64_t outer = 0; outer < total / (n * stride); ++outer) {
    if (weir_call_cancelled(ctx)) {
      return failCancelled(ctx);
    }
    Complex<R> *block = data + outer * n * stride;
    if (stride == 1) {
      plan->transform(block, inverse, work);
      for (int64_t j = 0; scale != R(1) && j < n; ++j) {
        block[j] = {block[j].re * scale, block[j].im * scale};
      }
      continue;
    }
    for (int64_t first = 0; first < stride; first += lines) {
      int64_t width = stride - first < lines ? stride - first : lines;
      for (int64_t j = 0; j < n; ++j) {
        for (int64_t l = 0; l < width; ++l) {
          line[l * n + j] = block[j * stride + first + l];
        }
      }
      for (int64_t l = 0; l < width; ++l) {
        plan->transform(line + l * n, inverse, work);
      }
      for (int64_t j = 0; j < n; ++j) {
        for (int64_t l = 0; l < width; ++l) {
          Complex<R> x = line[l * n + j];
          block[j * stride + first + l] = {x.re * scale, x.im * scale};
        }
      }
    }
  }
  return WEIR_CALL_OK;
}

template <typename R>
static WeirCallStatus transformComplex(WeirCallContext *ctx, int rank,
                                       bool inverse) {
  Grid grid;
  if (!readGrid(ctx, rank, grid)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &view = *weir_call_input(ctx, 0);
  auto *data = static_cast<Complex<R> *>(
      weir_call_forward_or_allocate(ctx, 0, 0, view.rank, view.dims));
  if (!data) {
    return WEIR_CALL_FAILED;
  }
  if (data != view.data) {
    memcpy(static_cast<void *>(data), view.data,
           size_t(grid.count()) * sizeof(Complex<R>));
  }
  for (int axis = rank; axis-- > 0;) {
    R scale = inverse ? R(1) / R(grid.dims[axis]) : R(1);
    if (transformAxis<R>(ctx, data, grid, axis, inverse, scale) !=
        WEIR_CALL_OK) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus complexCall(WeirCallContext *ctx, int rank,
                                  bool inverse) {
  int32_t dtype = weir_call_input(ctx, 0)->dtype;
  if (dtype == WEIR_DT_COMPLEX64) {
    return transformComplex<float>(ctx, rank, inverse);
  }
  if (dtype == WEIR_DT_COMPLEX128) {
    return transformComplex<double>(ctx, rank, inverse);
  }
  return failType(ctx, dtype);
}
WEIR_CALL(FFT, complexCall(ctx, 1, false))
WEIR_CALL(IFFT, complexCall(ctx, 1, true))
WEIR_CALL(FFT2D, complexCall(ctx, 2, false))
WEIR_CALL(IFFT2D, complexCall(ctx, 2, true))
WEIR_CALL(FFT3D, complexCall(ctx, 3, false))
WEIR_CALL(IFFT3D, complexCall(ctx, 3, true))

/// Reads fft_length: the sizes of the real side.
static bool readLengths(WeirCallContext *ctx, const Grid &input, bool inverse,
                        int64_t *lengths) {
  const WeirView &view = *weir_call_input(ctx, 1);
  if (view.rank != 1 || view.dims[0] != input.rank) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "fft_length must have shape [%d]", input.rank);
    return false;
  }
  for (int d = 0; d < input.rank; ++d) {
    lengths[d] = indexAt(view, d);
    if (lengths[d] < 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "fft_length[%d] must >= 0, but got: %" PRId64, d,
                     lengths[d]);
      return false;
    }
    bool halved = inverse && d == input.rank - 1;
    int64_t least = halved && lengths[d] ? lengths[d] / 2 + 1 : lengths[d];
    if (input.count() != 0 && input.dims[d] < least) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Input dimension %d must have length of at least %" PRId64
                     " but got: %" PRId64,
                     d, least, input.dims[d]);
      return false;
    }
  }
  return true;
}

/// Memory for the output: the batches of the input, then the grid.
static void *allocateGrid(WeirCallContext *ctx, const Grid &grid) {
  const WeirView &view = *weir_call_input(ctx, 0);
  int64_t dims[WEIR_MAX_RANK];
  for (int32_t d = 0; d < view.rank; ++d) {
    int own = d - (view.rank - grid.rank);
    dims[d] = own < 0 ? view.dims[d] : grid.dims[own];
  }
  return weir_call_allocate(ctx, 0, view.rank, dims);
}

/// Calls use(from, to): the rows of `inner`, which lies in `outer` at the
/// beginning of each dimension, by where they begin in both.
template <typename F>
static void forEachRow(const Grid &outer, const Grid &inner, F use) {
  int last = inner.rank - 1;
  int64_t rows[2] = {last > 1 ? inner.dims[0] : 1,
                     last > 0 ? inner.dims[last - 1] : 1};
  int64_t outerRows = last > 0 ? outer.dims[last - 1] : 1;
  int64_t outerPlanes = last > 1 ? outer.dims[0] : 1;
  int64_t to = 0;
  for (int64_t b = 0; b < inner.batches; ++b) {
    for (int64_t i = 0; i < rows[0]; ++i) {
      for (int64_t j = 0; j < rows[1]; ++j) {
        int64_t from =
            ((b * outerPlanes + i) * outerRows + j) * outer.dims[last];
        use(from, to);
        to += inner.dims[last];
      }
    }
  }
}

/// What a line of n real numbers is transformed with.
template <typename R> struct RealPlans {
  HeldPlan<R> plan, roots;
  Scratch scratch;

  RealPlans(WeirCallContext *ctx, int64_t n)
      : plan(n % 2 ? n : n / 2), roots(n),
        scratch(ctx, plan && roots
                         ? (plan->scratch() + n) * int64_t(sizeof(Complex<R>))
                         : 1) {}
  bool ready(WeirCallContext *ctx, int64_t n) const {
    if (!plan || !roots) {
      failMemory(ctx, n);
      return false;
    }
    return bool(scratch);
  }
};

template <typename R>
static WeirCallStatus realCall(WeirCallContext *ctx, int rank) {
  Grid input;
  int64_t lengths[3];
  if (!readGrid(ctx, rank, input) || !readLengths(ctx, input, false, lengths)) {
    return WEIR_CALL_FAILED;
  }
  Grid output = input, real = input;
  for (int d = 0; d < rank; ++d) {
    output.dims[d] = real.dims[d] = lengths[d];
  }
  int64_t n = lengths[rank - 1];
  output.dims[rank - 1] = n ? n / 2 + 1 : 0;
  auto *result = static_cast<Complex<R> *>(allocateGrid(ctx, output));
  if (!result) {
    return WEIR_CALL_FAILED;
  }
  if (output.count() == 0) {
    return WEIR_CALL_OK;
  }
  if (input.count() == 0) {
    memset(static_cast<void *>(result), 0,
           size_t(output.count()) * sizeof(Complex<R>));
    return WEIR_CALL_OK;
  }
  {
    RealPlans<R> plans(ctx, n);
    if (!plans.ready(ctx, n)) {
      return WEIR_CALL_FAILED;
    }
    const R *data = dataOf<R>(*weir_call_input(ctx, 0));
    forEachRow(input, real, [&](int64_t from, int64_t to) {
      transformReal(data + from, n, result + to / n * output.dims[rank - 1],
                    *plans.plan, *plans.roots,
                    plans.scratch.template as<Complex<R>>());
    });
  }
  for (int axis = rank - 1; axis-- > 0;) {
    if (transformAxis<R>(ctx, result, output, axis, false, R(1)) !=
        WEIR_CALL_OK) {
      return WEIR_CALL_FAILED;
    }
  }
  return WEIR_CALL_OK;
}

template <typename R>
static WeirCallStatus inverseRealCall(WeirCallContext *ctx, int rank) {
  Grid input;
  int64_t lengths[3];
  if (!readGrid(ctx, rank, input) || !readLengths(ctx, input, true, lengths)) {
    return WEIR_CALL_FAILED;
  }
  Grid output = input, used = input;
  for (int d = 0; d < rank; ++d) {
    output.dims[d] = used.dims[d] = lengths[d];
  }
  int64_t n = lengths[rank - 1], half = n / 2 + 1;
  used.dims[rank - 1] = half;
  R *result = static_cast<R *>(allocateGrid(ctx, output));
  if (!result) {
    return WEIR_CALL_FAILED;
  }
  if (output.count() == 0) {
    return WEIR_CALL_OK;
  }
  if (input.count() == 0) {
    memset(result, 0, size_t(output.count()) * sizeof(R));
    return WEIR_CALL_OK;
  }
  Scratch copy(ctx, used.count() * int64_t(sizeof(Complex<R>)));
  RealPlans<R> plans(ctx, n);
  if (!copy || !plans.ready(ctx, n)) {
    return WEIR_CALL_FAILED;
  }
  auto *sums = copy.as<Complex<R>>();
  const auto *data = dataOf<Complex<R>>(*weir_call_input(ctx, 0));
  forEachRow(input, used, [&](int64_t from, int64_t to) {
    memcpy(static_cast<void *>(sums + to), data + from,
           size_t(half) * sizeof(Complex<R>));
  });
  for (int axis = 0; axis < rank - 1; ++axis) {
    if (transformAxis<R>(ctx, sums, used, axis, true, R(1)) != WEIR_CALL_OK) {
      return WEIR_CALL_FAILED;
    }
  }
  int64_t points = output.count() / output.batches;
  for (int64_t row = 0; row < output.count() / n; ++row) {
    R *line = result + row * n;
    transformToReal(sums + row * half, n, line, *plans.plan, *plans.roots,
                    plans.scratch.template as<Complex<R>>());
    for (int64_t j = 0; j < n; ++j) {
      line[j] *= R(1) / R(points);
    }
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus realCallOf(WeirCallContext *ctx, int rank, bool inverse) {
  int32_t dtype = weir_call_input(ctx, 0)->dtype;
  switch (dtype) {
  case WEIR_DT_FLOAT:
  case WEIR_DT_COMPLEX64:
    return inverse ? inverseRealCall<float>(ctx, rank)
                   : realCall<float>(ctx, rank);
  case WEIR_DT_DOUBLE:
  case WEIR_DT_COMPLEX128:
    return inverse ? inverseRealCall<double>(ctx, rank)
                   : realCall<double>(ctx, rank);
  default:
    return failType(ctx, dtype);
  }
}
WEIR_CALL(RFFT, realCallOf(ctx, 1, false))
WEIR_CALL(IRFFT, realCallOf(ctx, 1, true))
WEIR_CALL(RFFT2D, realCallOf(ctx, 2, false))
WEIR_CALL(IRFFT2D, realCallOf(ctx, 2, true))
WEIR_CALL(RFFT3D, realCallOf(ctx, 3, false))
WEIR_CALL(IRFFT3D, realCallOf(ctx, 3, true))
