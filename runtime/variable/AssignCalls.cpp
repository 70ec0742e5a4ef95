// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads, assignments, and updates by addition and subtraction.
#include "runtime/calls/CallUtils.h"
#include "runtime/variable/Update.h"
#include "runtime/variable/Variable.h"

using namespace weir;

static WeirCallStatus readValue(WeirCallContext *ctx) {
  Variable *variable = lookupVariable(ctx, 0, WEIR_FAILED_PRECONDITION, false);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(variable->mutex);
  if (!variable->buffer) {
    return failUninitialized(ctx, 0, variable, WEIR_FAILED_PRECONDITION);
  }
  int32_t want = weir_call_output_dtype(ctx, 0);
  if (want != variable->dtype) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "Trying to read variable with wrong dtype. Expected %s got %s",
        weir_dtype_name(want), weir_dtype_name(variable->dtype));
  }
  return weir_call_share(ctx, 0, variable->dtype, variable->rank,
                         variable->dims, variable->buffer);
}

extern "C" WeirCallStatus weir_call_ReadVariableOp(WeirCallContext *ctx) {
  return readValue(ctx);
}
extern "C" WeirCallStatus weir_call_ReadRef(WeirCallContext *ctx) {
  return readValue(ctx);
}

extern "C" WeirCallStatus weir_call_AssignVariableOp(WeirCallContext *ctx) {
  auto *variable = static_cast<Variable *>(
      weir_call_resource(ctx, 0, &variableKind, /*create=*/1));
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &value = *weir_call_input(ctx, 1);
  bool validate = weir_call_attr_bool(ctx, "validate_shape", 0);
  WeirBuffer *buffer = weir_call_take(ctx, 1);
  if (!buffer) {
    return WEIR_CALL_FAILED;
  }
  WeirBuffer *old = nullptr;
  {
    LockGuard guard(variable->mutex);
    WeirView present = variable->view();
    if (variable->buffer && present.dtype != value.dtype) {
      weir_buffer_release(buffer);
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "Trying to assign variable with wrong dtype. Expected %s got %s",
          weir_dtype_name(present.dtype), weir_dtype_name(value.dtype));
    }
    if (variable->buffer && validate && !sameShape(present, value)) {
      weir_buffer_release(buffer);
      return weir_call_fail(
          ctx, WEIR_INVALID_ARGUMENT,
          "Trying to assign to variable with tensor with wrong shape. Expected "
          "%s got %s",
          ShapeText(present).text, ShapeText(value).text);
    }
    old = swapBuffer(*variable, buffer, value);
  }
  if (old) {
    weir_buffer_release(old);
  }
  return WEIR_CALL_OK;
}

/// Whether a value fits what the reference variable has or declares.
static bool fitsRef(Variable &variable, const WeirView &value,
                    ShapeText &expected) {
  if (variable.buffer) {
    expected = ShapeText(variable.rank, variable.dims);
    return sameShape(variable.view(), value);
  }
  if (variable.declaredRank < 0) {
    return true;
  }
  expected = ShapeText(variable.declaredRank, variable.declaredDims);
  bool fits = variable.declaredRank == value.rank;
  for (int32_t d = 0; fits && d < value.rank; ++d) {
    fits = variable.declaredDims[d] < 0 ||
           variable.declaredDims[d] == value.dims[d];
  }
  return fits;
}

extern "C" WeirCallStatus weir_call_Assign(WeirCallContext *ctx) {
  auto *variable = static_cast<Variable *>(
      weir_call_resource(ctx, 0, &variableKind, /*create=*/1));
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &value = *weir_call_input(ctx, 1);
  WeirBuffer *old = nullptr;
  {
    LockGuard guard(variable->mutex);
    ShapeText expected(0, nullptr);
    if (weir_call_attr_bool(ctx, "validate_shape", 1) &&
        !fitsRef(*variable, value, expected)) {
      return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                            "Assign requires shapes of both tensors to match. "
                            "lhs shape= %s rhs shape= %s",
                            expected.text, ShapeText(value).text);
    }
    WeirBuffer *buffer = weir_call_take(ctx, 1);
    if (!buffer) {
      return WEIR_CALL_FAILED;
    }
    old = swapBuffer(*variable, buffer, value);
  }
  if (old) {
    weir_buffer_release(old);
  }
  return weir_call_forward(ctx, 0, 0, 0, nullptr);
}

/// variable = variable op value, elementwise, in place.
template <typename Op>
static WeirCallStatus update(WeirCallContext *ctx, const char *name) {
  int32_t absent =
      weir_call_num_outputs(ctx) ? WEIR_FAILED_PRECONDITION : WEIR_NOT_FOUND;
  Variable *variable = lookupVariable(ctx, 0, absent, true);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &value = *weir_call_input(ctx, 1);
  LockGuard guard(variable->mutex);
  WeirView present = variable->view();
  if (present.dtype != value.dtype) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT, "%s of a %s value to a %s variable", name,
        weir_dtype_name(value.dtype), weir_dtype_name(present.dtype));
  }
  if (!sameShape(present, value)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Cannot update variable with shape %s using a Tensor "
                          "with shape %s, shapes must be equal.",
                          ShapeText(present).text, ShapeText(value).text);
  }
  void *data = prepareUpdate(ctx, *variable);
  if (!data) {
    return WEIR_CALL_FAILED;
  }
  int64_t count = countOf(value);
  if (!withUpdatable(value.dtype, [&](auto *type) {
        using T = Pointee<decltype(type)>;
        T *to = static_cast<T *>(data);
        const T *from = dataOf<T>(value);
        for (int64_t i = 0; i < count; ++i) {
          to[i] = Op::apply(to[i], from[i]);
        }
      })) {
    return failType(ctx, value.dtype);
  }
  return weir_call_num_outputs(ctx) ? weir_call_forward(ctx, 0, 0, 0, nullptr)
                                    : WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_AssignAddVariableOp(WeirCallContext *ctx) {
  return update<AddUpdate>(ctx, "AssignAdd");
}
extern "C" WeirCallStatus weir_call_AssignSubVariableOp(WeirCallContext *ctx) {
  return update<SubUpdate>(ctx, "AssignSub");
}
extern "C" WeirCallStatus weir_call_AssignAdd(WeirCallContext *ctx) {
  return update<AddUpdate>(ctx, "AssignAdd");
}
extern "C" WeirCallStatus weir_call_AssignSub(WeirCallContext *ctx) {
  return update<SubUpdate>(ctx, "AssignSub");
}

static WeirCallStatus countUpTo(WeirCallContext *ctx, int32_t absent) {
  Variable *variable = lookupVariable(ctx, 0, absent, true);
  if (!variable) {
    return WEIR_CALL_FAILED;
  }
  int64_t limit = weir_call_attr_int(ctx, "limit", 0);
  LockGuard guard(variable->mutex);
  if (countOf(variable->view()) != 1 || variable->rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "input is not a scalar: "
                          "%s",
                          ShapeText(variable->rank, variable->dims).text);
  }
  void *data = prepareUpdate(ctx, *variable);
  void *out = data ? weir_call_allocate(ctx, 0, 0, nullptr) : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t present = indexAt(variable->view(), 0);
  if (present >= limit) {
    return weir_call_fail(ctx, WEIR_OUT_OF_RANGE, "Reached limit of %" PRId64,
                          limit);
  }
  setIndex(out, variable->dtype, 0, present);
  setIndex(data, variable->dtype, 0, present + 1);
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_CountUpTo(WeirCallContext *ctx) {
  return countUpTo(ctx, WEIR_FAILED_PRECONDITION);
}
extern "C" WeirCallStatus weir_call_ResourceCountUpTo(WeirCallContext *ctx) {
  return countUpTo(ctx, WEIR_NOT_FOUND);
}
