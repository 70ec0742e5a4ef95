// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stacks that gradients of version 1 loops push to and pop from.
#include "runtime/calls/TensorArrayObject.h"

using namespace weir;

static void destroyStack(void *data, int64_t) {
  auto *stack = static_cast<TensorStack *>(data);
  for (Value &value : stack->values) {
    value.release();
  }
  stack->magic = 0;
  stack->~TensorStack();
}

static TensorStack *stackInput(WeirCallContext *ctx) {
  auto *stack = handleInput<TensorStack>(ctx, 0);
  if (stack && stack->closed) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Stack has already been closed.");
    return nullptr;
  }
  return stack;
}

static WeirCallStatus makeStack(WeirCallContext *ctx, int64_t maxSize) {
  WeirBuffer *object;
  auto *stack = makeHandleObject<TensorStack>(ctx, destroyStack, object);
  if (!stack) {
    return WEIR_CALL_FAILED;
  }
  stack->dtype = weir_call_attr_type(ctx, "elem_type", WEIR_DT_FLOAT);
  stack->maxSize = maxSize;
  WeirCallStatus status =
      weir_call_share(ctx, 0, WEIR_DT_RESOURCE, 0, nullptr, object);
  weir_buffer_release(object);
  return status;
}

static WeirCallStatus stackPush(WeirCallContext *ctx) {
  TensorStack *stack = stackInput(ctx);
  if (!stack) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &view = *weir_call_input(ctx, 1);
  if (view.dtype != stack->dtype) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT, "Must have type %s but got %s",
        weir_dtype_name(stack->dtype), weir_dtype_name(view.dtype));
  }
  Value value = takeInput(ctx, 1);
  if (!value.buffer) {
    return WEIR_CALL_FAILED;
  }
  bool isFull;
  {
    LockGuard guard(stack->mutex);
    isFull =
        stack->maxSize >= 0 && int64_t(stack->values.size()) >= stack->maxSize;
    if (!isFull) {
      stack->values.push(value);
    }
  }
  if (isFull) {
    value.release();
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Stack overflowed its max_size (%lld)",
                          (long long)stack->maxSize);
  }
  return weir_call_forward(ctx, 0, 1, 0, nullptr);
}

static WeirCallStatus stackPop(WeirCallContext *ctx) {
  TensorStack *stack = stackInput(ctx);
  if (!stack) {
    return WEIR_CALL_FAILED;
  }
  Value value = {};
  {
    LockGuard guard(stack->mutex);
    if (!stack->values.empty()) {
      value = stack->values.pop();
    }
  }
  if (!value.buffer) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Stack is empty when calling Pop().");
  }
  WeirCallStatus status = giveValue(ctx, 0, value);
  value.release();
  return status;
}

static WeirCallStatus stackClose(WeirCallContext *ctx) {
  auto *stack = handleInput<TensorStack>(ctx, 0);
  if (!stack) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(stack->mutex);
  while (!stack->values.empty()) {
    stack->values.pop().release();
  }
  stack->closed = true;
  return WEIR_CALL_OK;
}

extern "C" WeirCallStatus weir_call_StackV2(WeirCallContext *ctx) {
  return makeStack(ctx, indexAt(*weir_call_input(ctx, 0), 0));
}
extern "C" WeirCallStatus weir_call_StackPushV2(WeirCallContext *ctx) {
  return stackPush(ctx);
}
extern "C" WeirCallStatus weir_call_StackPopV2(WeirCallContext *ctx) {
  return stackPop(ctx);
}
extern "C" WeirCallStatus weir_call_StackCloseV2(WeirCallContext *ctx) {
  return stackClose(ctx);
}
extern "C" WeirCallStatus weir_call_Stack(WeirCallContext *ctx) {
  return makeStack(ctx, -1);
}
extern "C" WeirCallStatus weir_call_StackPush(WeirCallContext *ctx) {
  return stackPush(ctx);
}
extern "C" WeirCallStatus weir_call_StackPop(WeirCallContext *ctx) {
  return stackPop(ctx);
}
extern "C" WeirCallStatus weir_call_StackClose(WeirCallContext *ctx) {
  return stackClose(ctx);
}
