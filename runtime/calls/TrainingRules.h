// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The optimizers' update rules, one element at a time. A rule is made of the
// scalar operands, in the operation's order, and updates x[0] (the parameter)
// and x[1]... (its slots) from one gradient g. The formulas are those of
// TensorFlow's operations (tensorflow/core/ops/training_ops.cc documents them).
//
// `dense` and `sparse` spell the operands: V a variable, s a scalar, g the
// gradient, i the indices.
#ifndef WEIR_RUNTIME_CALLS_TRAININGRULES_H
#define WEIR_RUNTIME_CALLS_TRAININGRULES_H

#include <cmath>

namespace weir::training {

using std::abs;
using std::exp;
using std::pow;
using std::sqrt;

/// The boolean attributes that rules look at.
struct Flags {
  bool nesterov;          ///< use_nesterov
  bool updateSlots;       ///< update_slots
  bool scaleLinearByRate; ///< multiply_linear_by_lr
};

template <typename C> inline C square(C x) { return x * x; }
template <typename C> inline C sign(C x) {
  return x > C(0) ? C(1) : x < C(0) ? C(-1) : x;
}
template <typename C> inline C larger(C a, C b) { return a < b ? b : a; }

/// Shrinks by l1 towards zero, then scales by l2: the proximal step.
template <typename C> inline C proximal(C x, C rate, C l1, C l2) {
  if (l1 > C(0)) {
    x = sign(x) * larger(abs(x) - rate * l1, C(0));
  }
  return x / (C(1) + rate * l2);
}

/// What every rule says of its scalars unless it says more.
struct AnyScalars {
  template <typename C> static const char *reject(const C *, Flags) {
    return nullptr;
  }
};

template <typename C> struct GradientDescent : AnyScalars {
  static constexpr const char *dense = "Vsg", *sparse = "";
  C rate;
  GradientDescent(const C *s, Flags) : rate(s[0]) {}
  void apply(C *x, C g) const { x[0] -= rate * g; }
};

template <typename C> struct ProximalGradientDescent : AnyScalars {
  static constexpr const char *dense = "Vsssg", *sparse = "Vsssgi";
  C rate, l1, l2;
  ProximalGradientDescent(const C *s, Flags) : rate(s[0]), l1(s[1]), l2(s[2]) {}
  void apply(C *x, C g) const {
    x[0] = proximal(x[0] - rate * g, rate, l1, l2);
  }
};

template <typename C> struct Adadelta : AnyScalars {
  static constexpr const char *dense = "VVVsssg", *sparse = "VVVsssgi";
  C rate, rho, epsilon;
  Adadelta(const C *s, Flags) : rate(s[0]), rho(s[1]), epsilon(s[2]) {}
  void apply(C *x, C g) const {
    x[1] = x[1] * rho + square(g) * (C(1) - rho);
    C update = sqrt(x[2] + epsilon) / sqrt(x[1] + epsilon) * g;
    x[0] -= update * rate;
    x[2] = x[2] * rho + square(update) * (C(1) - rho);
  }
};

template <typename C> struct Adagrad : AnyScalars {
  static constexpr const char *dense = "VVsg", *sparse = "VVsgi";
  C rate;
  bool updateSlots;
  Adagrad(const C *s, Flags f) : rate(s[0]), updateSlots(f.updateSlots) {}
  void apply(C *x, C g) const {
    if (updateSlots) {
      x[1] += square(g);
    }
    x[0] -= g * rate / sqrt(x[1]);
  }
};

template <typename C> struct AdagradV2 : AnyScalars {
  static constexpr const char *dense = "VVssg", *sparse = "VVssgi";
  C rate, epsilon;
  bool updateSlots;
  AdagradV2(const C *s, Flags f)
      : rate(s[0]), epsilon(s[1]), updateSlots(f.updateSlots) {}
  void apply(C *x, C g) const {
    if (updateSlots) {
      x[1] += square(g);
    }
    x[0] -= g * rate / (sqrt(x[1]) + epsilon);
  }
};

template <typename C> struct ProximalAdagrad : AnyScalars {
  static constexpr const char *dense = "VVsssg", *sparse = "VVsssgi";
  C rate, l1, l2;
  ProximalAdagrad(const C *s, Flags) : rate(s[0]), l1(s[1]), l2(s[2]) {}
  void apply(C *x, C g) const {
    x[1] += square(g);
    C own = rate / sqrt(x[1]);
    x[0] = proximal(x[0] - g * own, own, l1, l2);
  }
};

template <typename C> struct AdagradDA : AnyScalars {
  static constexpr const char *dense = "VVVgssss", *sparse = "VVVgissss";
  C rate, l1, l2, step;
  AdagradDA(const C *s, Flags) : rate(s[0]), l1(s[1]), l2(s[2]), step(s[3]) {}
  void apply(C *x, C g) const {
    x[1] += g;
    x[2] += square(g);
    C pull = x[1];
    if (l1 > C(0)) {
      pull = sign(x[1]) * larger(abs(x[1]) - l1 * step, C(0));
    }
    x[0] = -rate * pull / (l2 * step * rate + sqrt(x[2]));
  }
};

/// `shrinkage`: the second version, whose gradient is pulled by the parameter.
template <typename C, bool shrinkage> struct FtrlRule {
  C rate, l1, l2, pull, power;
  bool scaled;
  FtrlRule(const C *s, Flags f)
      : rate(s[0]), l1(s[1]), l2(s[2]), pull(shrinkage ? s[3] : C(0)),
        power(shrinkage ? s[4] : s[3]), scaled(f.scaleLinearByRate) {}
  static const char *reject(const C *s, Flags f) {
    if (!(s[0] > C(0)) && !(f.scaleLinearByRate && s[0] == C(0))) {
      return "lr is not a positive scalar";
    }
    if (!(s[1] >= C(0))) {
      return "l1 regularization strength is not a non-negative scalar";
    }
    if (!(s[2] >= C(0))) {
      return "l2 regularization strength is not a non-negative scalar";
    }
    if (shrinkage && !(s[3] >= C(0))) {
      return "l2 shrinkage regularization strength is not a non-negative "
             "scalar";
    }
    return s[shrinkage ? 4 : 3] <= C(0) ? nullptr
                                        : "lr_power is not a non-positive "
                                          "scalar";
  }
  C root(C accumulated) const {
    return power == C(-0.5) ? sqrt(accumulated) : pow(accumulated, -power);
  }
  void apply(C *x, C g) const {
    C pulled = g + C(2) * pull * x[0];
    C before = root(x[1]), after = root(x[1] + square(g));
    C bound = scaled ? l1 * rate : l1;
    C curvature;
    if (scaled) {
      x[2] += pulled * rate - (after - before) * x[0];
      curvature = after + C(2) * l2 * rate;
    } else {
      x[2] += pulled - (after - before) / rate * x[0];
      curvature = after / rate + C(2) * l2;
    }
    x[0] = abs(x[2]) > bound ? (bound * sign(x[2]) - x[2]) / curvature : C(0);
    x[1] += square(g);
  }
};
template <typename C> struct Ftrl : FtrlRule<C, false> {
  static constexpr const char *dense = "VVVgssss", *sparse = "VVVgissss";
  using FtrlRule<C, false>::FtrlRule;
};
template <typename C> struct FtrlV2 : FtrlRule<C, true> {
  static constexpr const char *dense = "VVVgsssss", *sparse = "VVVgisssss";
  using FtrlRule<C, true>::FtrlRule;
};

template <typename C> struct Momentum : AnyScalars {
  static constexpr const char *dense = "VVsgs", *sparse = "VVsgis";
  C rate, momentum;
  bool nesterov;
  Momentum(const C *s, Flags f)
      : rate(s[0]), momentum(s[1]), nesterov(f.nesterov) {}
  void apply(C *x, C g) const {
    x[1] = x[1] * momentum + g;
    x[0] -= nesterov ? g * rate + x[1] * momentum * rate : x[1] * rate;
  }
};

template <typename C> struct KerasMomentum : AnyScalars {
  static constexpr const char *dense = "VVsgs", *sparse = "VVsgis";
  C rate, momentum;
  bool nesterov;
  KerasMomentum(const C *s, Flags f)
      : rate(s[0]), momentum(s[1]), nesterov(f.nesterov) {}
  void apply(C *x, C g) const {
    x[1] = x[1] * momentum - g * rate;
    x[0] += nesterov ? x[1] * momentum - g * rate : x[1];
  }
};

template <typename C> struct Adam : AnyScalars {
  static constexpr const char *dense = "VVVssssssg", *sparse = "";
  C rate, beta1, beta2, epsilon;
  bool nesterov;
  Adam(const C *s, Flags f)
      : rate(s[2] * sqrt(C(1) - s[1]) / (C(1) - s[0])), beta1(s[3]),
        beta2(s[4]), epsilon(s[5]), nesterov(f.nesterov) {}
  void apply(C *x, C g) const {
    x[1] += (g - x[1]) * (C(1) - beta1);
    x[2] += (square(g) - x[2]) * (C(1) - beta2);
    C step = nesterov ? x[1] * beta1 + (C(1) - beta1) * g : x[1];
    x[0] -= step * rate / (sqrt(x[2]) + epsilon);
  }
};

template <typename C> struct AdamWithAmsgrad : AnyScalars {
  static constexpr const char *dense = "VVVVssssssg", *sparse = "";
  C rate, beta1, beta2, epsilon;
  AdamWithAmsgrad(const C *s, Flags)
      : rate(s[2] * sqrt(C(1) - s[1]) / (C(1) - s[0])), beta1(s[3]),
        beta2(s[4]), epsilon(s[5]) {}
  void apply(C *x, C g) const {
    x[1] += (g - x[1]) * (C(1) - beta1);
    x[2] += (square(g) - x[2]) * (C(1) - beta2);
    x[3] = larger(x[3], x[2]);
    x[0] -= x[1] * rate / (sqrt(x[3]) + epsilon);
  }
};

template <typename C> struct AdaMax : AnyScalars {
  static constexpr const char *dense = "VVVsssssg", *sparse = "";
  C rate, beta1, beta2, epsilon;
  AdaMax(const C *s, Flags)
      : rate(s[1] / (C(1) - s[0])), beta1(s[2]), beta2(s[3]), epsilon(s[4]) {}
  void apply(C *x, C g) const {
    x[1] += (g - x[1]) * (C(1) - beta1);
    x[2] = larger(beta2 * x[2], C(abs(g)));
    x[0] -= rate * (x[1] / (x[2] + epsilon));
  }
};

template <typename C> struct RMSProp : AnyScalars {
  static constexpr const char *dense = "VVVssssg", *sparse = "VVVssssgi";
  C rate, rho, momentum, epsilon;
  RMSProp(const C *s, Flags)
      : rate(s[0]), rho(s[1]), momentum(s[2]), epsilon(s[3]) {}
  void apply(C *x, C g) const {
    x[1] += (square(g) - x[1]) * (C(1) - rho);
    x[2] = x[2] * momentum + g * rate / sqrt(x[1] + epsilon);
    x[0] -= x[2];
  }
};

template <typename C> struct CenteredRMSProp : AnyScalars {
  static constexpr const char *dense = "VVVVssssg", *sparse = "VVVVssssgi";
  C rate, rho, momentum, epsilon;
  CenteredRMSProp(const C *s, Flags)
      : rate(s[0]), rho(s[1]), momentum(s[2]), epsilon(s[3]) {}
  void apply(C *x, C g) const {
    x[2] += (square(g) - x[2]) * (C(1) - rho);
    x[1] += (g - x[1]) * (C(1) - rho);
    x[3] = x[3] * momentum + g * rate / sqrt(x[2] - square(x[1]) + epsilon);
    x[0] -= x[3];
  }
};

template <typename C> struct AddSign : AnyScalars {
  static constexpr const char *dense = "VVssssg", *sparse = "";
  C rate, alpha, decay, beta;
  AddSign(const C *s, Flags)
      : rate(s[0]), alpha(s[1]), decay(s[2]), beta(s[3]) {}
  void apply(C *x, C g) const {
    x[1] = x[1] * beta + g * (C(1) - beta);
    x[0] -= rate * (alpha + decay * sign(g) * sign(x[1])) * g;
  }
};

template <typename C> struct PowerSign : AnyScalars {
  static constexpr const char *dense = "VVssssg", *sparse = "";
  C rate, logBase, decay, beta;
  PowerSign(const C *s, Flags)
      : rate(s[0]), logBase(s[1]), decay(s[2]), beta(s[3]) {}
  void apply(C *x, C g) const {
    x[1] = x[1] * beta + g * (C(1) - beta);
    x[0] -= rate * exp(logBase * decay * sign(g) * sign(x[1])) * g;
  }
};

} // namespace weir::training

#endif
