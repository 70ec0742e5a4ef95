// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Optimizers' updates of variables in place. All four forms of an operation
// (on references or handles, dense or by rows) run the same rule
// (TrainingRules.h). Every check comes before the first write; rows named twice
// are updated twice, in order.
#include "runtime/calls/CallUtils.h"
#include "runtime/calls/DefineCall.h"
#include "runtime/calls/TrainingRules.h"
#include "runtime/variable/Update.h"
#include "runtime/variable/Variable.h"

using namespace weir;

namespace {
constexpr int maxStates = 4;
constexpr int maxScalars = 8;

/// The operands of one update, as its spelling says (TrainingRules.h).
struct Update {
  int numStates = 0, numScalars = 0;
  int32_t inputs[maxStates]; ///< of the states
  Variable *states[maxStates];
  const WeirView *scalars[maxScalars];
  const WeirView *gradient = nullptr;
  const WeirView *indices = nullptr; ///< null: dense
};

/// Holds the mutexes of all states, each once, in the order of their addresses.
class StateLocks {
public:
  explicit StateLocks(const Update &update) {
    for (int i = 0; i < update.numStates; ++i) {
      insert(update.states[i]);
    }
    for (int i = 0; i < count; ++i) {
      held[i]->mutex.lock();
    }
  }
  ~StateLocks() {
    for (int i = count; i-- > 0;) {
      held[i]->mutex.unlock();
    }
  }
  StateLocks(const StateLocks &) = delete;
  StateLocks &operator=(const StateLocks &) = delete;

private:
  void insert(Variable *variable) {
    int at = 0;
    while (at < count && held[at] < variable) {
      ++at;
    }
    if (at < count && held[at] == variable) {
      return;
    }
    for (int i = count++; i > at; --i) {
      held[i] = held[i - 1];
    }
    held[at] = variable;
  }

  Variable *held[maxStates];
  int count = 0;
};
} // namespace

static bool readOperands(WeirCallContext *ctx, const char *spelling,
                         Update &update) {
  for (int32_t j = 0; spelling[j]; ++j) {
    const WeirView *view = weir_call_input(ctx, j);
    switch (spelling[j]) {
    case 'V':
      update.inputs[update.numStates] = j;
      update.states[update.numStates] =
          lookupVariable(ctx, j, WEIR_FAILED_PRECONDITION, true);
      if (!update.states[update.numStates++]) {
        return false;
      }
      break;
    case 's':
      if (view->rank != 0) {
        weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                       "operand %d is not a scalar: %s", j,
                       ShapeText(*view).text);
        return false;
      }
      update.scalars[update.numScalars++] = view;
      break;
    case 'g':
      update.gradient = view;
      break;
    default:
      update.indices = view;
      break;
    }
  }
  return true;
}

// Types and shapes of states and gradient. The caller holds the locks.
static bool checkStates(WeirCallContext *ctx, const Update &update) {
  WeirView var = update.states[0]->view();
  for (int i = 0; i < update.numStates; ++i) {
    if (!update.states[i]->buffer) { // taken away since it was looked up
      failUninitialized(ctx, update.inputs[i], update.states[i],
                        WEIR_FAILED_PRECONDITION);
      return false;
    }
    WeirView state = update.states[i]->view();
    if (!sameShape(var, state) || state.dtype != var.dtype) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "var and slot %d do not have the same shape and type: %s "
                     "%s, %s %s",
                     i, ShapeText(var).text, weir_dtype_name(var.dtype),
                     ShapeText(state).text, weir_dtype_name(state.dtype));
      return false;
    }
  }
  if (update.gradient->dtype != var.dtype) {
    weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT, "var is of type %s, grad of type %s",
        weir_dtype_name(var.dtype), weir_dtype_name(update.gradient->dtype));
    return false;
  }
  return true;
}

static bool checkDense(WeirCallContext *ctx, const Update &update) {
  WeirView var = update.states[0]->view();
  if (!sameShape(var, *update.gradient)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "var and grad do not have the same shape: %s %s",
                   ShapeText(var).text, ShapeText(*update.gradient).text);
    return false;
  }
  return true;
}

static bool checkSparse(WeirCallContext *ctx, const Update &update) {
  WeirView var = update.states[0]->view();
  const WeirView &grad = *update.gradient, &indices = *update.indices;
  if (var.rank < 1 || indices.rank != 1) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "var must be at least 1 dimensional and indices "
                   "one-dimensional, got shapes %s and %s",
                   ShapeText(var).text, ShapeText(indices).text);
    return false;
  }
  bool fits = grad.rank == var.rank && grad.dims[0] == indices.dims[0];
  for (int32_t d = 1; fits && d < var.rank; ++d) {
    fits = grad.dims[d] == var.dims[d];
  }
  if (!fits) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "grad must be the same size as indices in the first "
                   "dimension and as var in the others, got grad %s, indices "
                   "%s, var %s",
                   ShapeText(grad).text, ShapeText(indices).text,
                   ShapeText(var).text);
    return false;
  }
  for (int64_t i = 0; i < countOf(indices); ++i) {
    int64_t index = indexAt(indices, i);
    if (index < 0 || index >= var.dims[0]) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Index %lld at offset %lld in indices is out of range",
                     (long long)index, (long long)i);
      return false;
    }
  }
  return true;
}

// Element types, and those that a rule computes with.
template <typename T> struct ComputeType {
  using Type = T;
};
template <> struct ComputeType<Half> {
  using Type = float;
};
template <> struct ComputeType<BFloat16> {
  using Type = float;
};

template <typename C> static C scalarAt(const WeirView &view) {
  C value = C(0);
  withNumber(view.dtype, [&](auto *type) {
    value = C(*dataOf<Pointee<decltype(type)>>(view));
  });
  return value;
}

static constexpr int countStates(const char *spelling) {
  int count = 0;
  while (spelling[count] == 'V') {
    ++count;
  }
  return count;
}

template <typename Rule, typename T>
static void applyRule(const Rule &rule, T *const *states, const T *gradient,
                      int64_t count) {
  using C = typename ComputeType<T>::Type;
  constexpr int numStates = countStates(Rule::dense);
  for (int64_t i = 0; i < count; ++i) {
    C x[numStates];
    for (int k = 0; k < numStates; ++k) {
      x[k] = C(states[k][i]);
    }
    rule.apply(x, C(gradient[i]));
    for (int k = 0; k < numStates; ++k) {
      states[k][i] = T(x[k]);
    }
  }
}

template <template <typename> class Rule, typename T>
static WeirCallStatus run(WeirCallContext *ctx, const Update &update,
                          training::Flags flags) {
  using C = typename ComputeType<T>::Type;
  C scalars[maxScalars];
  for (int i = 0; i < update.numScalars; ++i) {
    scalars[i] = scalarAt<C>(*update.scalars[i]);
  }
  if (const char *wrong = Rule<C>::reject(scalars, flags)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", wrong);
  }
  Rule<C> rule(scalars, flags);
  T *states[maxStates];
  for (int i = 0; i < update.numStates; ++i) {
    if (!prepareUpdate(ctx, *update.states[i])) {
      return WEIR_CALL_FAILED;
    }
  }
  for (int i = 0; i < update.numStates; ++i) { // all are where they stay
    states[i] = static_cast<T *>(update.states[i]->data());
  }
  const T *gradient = dataOf<T>(*update.gradient);
  if (!update.indices) {
    applyRule(rule, states, gradient, countOf(*update.gradient));
    return WEIR_CALL_OK;
  }
  int64_t row = countOf(*update.gradient, 1);
  for (int64_t i = 0; i < update.indices->dims[0]; ++i) {
    T *rows[maxStates];
    for (int k = 0; k < update.numStates; ++k) {
      rows[k] = states[k] + indexAt(*update.indices, i) * row;
    }
    applyRule(rule, rows, gradient + i * row, row);
  }
  return WEIR_CALL_OK;
}

template <template <typename> class Rule>
static WeirCallStatus update(WeirCallContext *ctx, const char *spelling) {
  Update update;
  if (!readOperands(ctx, spelling, update)) {
    return WEIR_CALL_FAILED;
  }
  training::Flags flags = {
      weir_call_attr_bool(ctx, "use_nesterov", 0) != 0,
      weir_call_attr_bool(ctx, "update_slots", 1) != 0,
      weir_call_attr_bool(ctx, "multiply_linear_by_lr", 0) != 0};
  WeirCallStatus status = WEIR_CALL_FAILED;
  {
    StateLocks locks(update);
    if (!checkStates(ctx, update) ||
        !(update.indices ? checkSparse(ctx, update)
                         : checkDense(ctx, update))) {
      return WEIR_CALL_FAILED;
    }
    int32_t dtype = update.states[0]->dtype;
    bool known = withFloating(dtype, [&](auto *type) {
      status = run<Rule, Pointee<decltype(type)>>(ctx, update, flags);
    });
    if (!known) {
      return failType(ctx, dtype);
    }
  }
  if (status == WEIR_CALL_OK && weir_call_num_outputs(ctx) > 0) {
    return weir_call_forward(ctx, 0, 0, 0, nullptr); // the reference
  }
  return status;
}

#define WEIR_UPDATE(RULE)                                                      \
  WEIR_CALL(Apply##RULE,                                                       \
            update<training::RULE>(ctx, training::RULE<float>::dense))         \
  WEIR_CALL(ResourceApply##RULE,                                               \
            update<training::RULE>(ctx, training::RULE<float>::dense))
#define WEIR_SPARSE_UPDATE(RULE)                                               \
  WEIR_UPDATE(RULE)                                                            \
  WEIR_CALL(SparseApply##RULE,                                                 \
            update<training::RULE>(ctx, training::RULE<float>::sparse))        \
  WEIR_CALL(ResourceSparseApply##RULE,                                         \
            update<training::RULE>(ctx, training::RULE<float>::sparse))
WEIR_UPDATE(GradientDescent)
WEIR_UPDATE(Adam)
WEIR_UPDATE(AdamWithAmsgrad)
WEIR_UPDATE(AdaMax)
WEIR_UPDATE(AddSign)
WEIR_UPDATE(PowerSign)
WEIR_SPARSE_UPDATE(ProximalGradientDescent)
WEIR_SPARSE_UPDATE(Adadelta)
WEIR_SPARSE_UPDATE(Adagrad)
WEIR_SPARSE_UPDATE(AdagradV2)
WEIR_SPARSE_UPDATE(ProximalAdagrad)
WEIR_SPARSE_UPDATE(AdagradDA)
WEIR_SPARSE_UPDATE(Ftrl)
WEIR_SPARSE_UPDATE(FtrlV2)
WEIR_SPARSE_UPDATE(Momentum)
WEIR_SPARSE_UPDATE(KerasMomentum)
WEIR_SPARSE_UPDATE(RMSProp)
WEIR_SPARSE_UPDATE(CenteredRMSProp)
#undef WEIR_SPARSE_UPDATE
#undef WEIR_UPDATE
