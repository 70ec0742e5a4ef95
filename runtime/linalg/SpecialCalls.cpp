// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Special functions, element by element: incomplete gamma and beta functions,
// Bessel functions, and inverses of distributions, as Eigen computes them.
#include "runtime/linalg/EigenMatrices.h"
#include "runtime/tensor/Value.h"
#include <unsupported/Eigen/SpecialFunctions>

using namespace weir;
namespace fn = Eigen::numext;

// The type that a type's elements are computed in.
template <typename T>
using Computed = std::conditional_t<sizeof(T) == 8, double, float>;

template <typename F>
static WeirCallStatus withReal(WeirCallContext *ctx, F use) {
  WeirCallStatus status = WEIR_CALL_FAILED;
  int32_t dtype = weir_call_input(ctx, 0)->dtype;
  bool known = withFloating(dtype, [&](auto *type) { status = use(type); });
  return known ? status : failType(ctx, dtype);
}

template <typename F> static WeirCallStatus unary(WeirCallContext *ctx, F f) {
  const WeirView &x = *weir_call_input(ctx, 0);
  return withReal(ctx, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    T *out = static_cast<T *>(weir_call_allocate(ctx, 0, x.rank, x.dims));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    for (int64_t i = 0; i < countOf(x); ++i) {
      out[i] = T(f(Computed<T>(dataOf<T>(x)[i])));
    }
    return WEIR_CALL_OK;
  });
}

namespace {
/// Operands that are broadcast together.
struct Broadcast {
  int32_t rank = 0;
  int64_t dims[WEIR_MAX_RANK] = {};

  bool add(const WeirView &view) {
    if (view.rank > rank) {
      memmove(dims + (view.rank - rank), dims, size_t(rank) * sizeof *dims);
      for (int32_t d = 0; d < view.rank - rank; ++d) {
        dims[d] = 1;
      }
      rank = view.rank;
    }
    for (int32_t d = 0; d < view.rank; ++d) {
      int64_t &size = dims[rank - view.rank + d];
      if (size != view.dims[d] && size != 1 && view.dims[d] != 1) {
        return false;
      }
      size = size == 1 ? view.dims[d] : size;
    }
    return true;
  }
  /// Where result i finds its element in the view.
  int64_t at(const WeirView &view, int64_t i) const {
    int64_t offset = 0, stride = 1;
    for (int32_t d = rank; d-- > rank - view.rank;) {
      int64_t size = view.dims[d - (rank - view.rank)];
      offset += size == 1 ? 0 : i % dims[d] * stride;
      stride *= size;
      i /= dims[d];
    }
    return offset;
  }
};
} // namespace

template <typename F> static WeirCallStatus binary(WeirCallContext *ctx, F f) {
  const WeirView &a = *weir_call_input(ctx, 0);
  const WeirView &b = *weir_call_input(ctx, 1);
  Broadcast shape;
  if (!shape.add(a) || !shape.add(b)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Incompatible shapes: %s vs. %s", ShapeText(a).text,
                          ShapeText(b).text);
  }
  return withReal(ctx, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    using C = Computed<T>;
    T *out =
        static_cast<T *>(weir_call_allocate(ctx, 0, shape.rank, shape.dims));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    int64_t count = elementCount(shape.rank, shape.dims);
    bool same = sameShape(a, b);
    for (int64_t i = 0; i < count; ++i) {
      C x = C(dataOf<T>(a)[same ? i : shape.at(a, i)]);
      C y = C(dataOf<T>(b)[same ? i : shape.at(b, i)]);
      out[i] = T(f(x, y));
    }
    return WEIR_CALL_OK;
  });
}

#define WEIR_UNARY_CALL(NAME, FUNCTION)                                        \
  extern "C" WeirCallStatus weir_call_##NAME(WeirCallContext *ctx) {           \
    return unary(ctx, [](auto x) { return FUNCTION(x); });                     \
  }
#define WEIR_BINARY_CALL(NAME, FUNCTION)                                       \
  extern "C" WeirCallStatus weir_call_##NAME(WeirCallContext *ctx) {           \
    return binary(ctx, [](auto x, auto y) { return FUNCTION(x, y); });         \
  }

WEIR_UNARY_CALL(BesselI0, fn::bessel_i0)
WEIR_UNARY_CALL(BesselI0e, fn::bessel_i0e)
WEIR_UNARY_CALL(BesselI1, fn::bessel_i1)
WEIR_UNARY_CALL(BesselI1e, fn::bessel_i1e)
WEIR_UNARY_CALL(BesselJ0, fn::bessel_j0)
WEIR_UNARY_CALL(BesselJ1, fn::bessel_j1)
WEIR_UNARY_CALL(BesselK0, fn::bessel_k0)
WEIR_UNARY_CALL(BesselK0e, fn::bessel_k0e)
WEIR_UNARY_CALL(BesselK1, fn::bessel_k1)
WEIR_UNARY_CALL(BesselK1e, fn::bessel_k1e)
WEIR_UNARY_CALL(BesselY0, fn::bessel_y0)
WEIR_UNARY_CALL(BesselY1, fn::bessel_y1)
WEIR_UNARY_CALL(Ndtri, fn::ndtri)

// By the inverse of the normal distribution, as TensorFlow does.
template <typename T> static T inverseErf(T x) {
  return fn::ndtri(T(0.5) * x + T(0.5)) * T(M_SQRT1_2);
}
WEIR_UNARY_CALL(Erfinv, inverseErf)

WEIR_BINARY_CALL(Igamma, fn::igamma)
WEIR_BINARY_CALL(Igammac, fn::igammac)
WEIR_BINARY_CALL(IgammaGradA, fn::igamma_der_a)
WEIR_BINARY_CALL(RandomGammaGrad, fn::gamma_sample_der_alpha)
WEIR_BINARY_CALL(Zeta, fn::zeta)
WEIR_BINARY_CALL(Polygamma, fn::polygamma)

// Shapes are the same, but for scalars.
extern "C" WeirCallStatus weir_call_Betainc(WeirCallContext *ctx) {
  const WeirView *views[3];
  const WeirView *shape = nullptr;
  for (int32_t j = 0; j < 3; ++j) {
    views[j] = weir_call_input(ctx, j);
    if (!shape || shape->rank == 0) {
      shape = views[j];
    } else if (views[j]->rank > 0 && !sameShape(*shape, *views[j])) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Shapes of %s and %c are inconsistent: %s vs. %s",
                            j == 1 ? "a" : "a, b", "abx"[j],
                            ShapeText(*shape).text, ShapeText(*views[j]).text);
    }
  }
  return withReal(ctx, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    using C = Computed<T>;
    T *out =
        static_cast<T *>(weir_call_allocate(ctx, 0, shape->rank, shape->dims));
    if (!out) {
      return WEIR_CALL_FAILED;
    }
    auto at = [&](int j, int64_t i) {
      return C(dataOf<T>(*views[j])[views[j]->rank ? i : 0]);
    };
    for (int64_t i = 0; i < countOf(*shape); ++i) {
      out[i] = T(fn::betainc(at(0, i), at(1, i), at(2, i)));
    }
    return WEIR_CALL_OK;
  });
}
