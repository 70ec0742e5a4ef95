// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime's side of runtime/abi/Call.h: views, staged outputs, completion.
#include "runtime/executor/CallContext.h"
#include <cstdio>

using namespace weir;

WeirCallContext *weir::makeCallContext(Frame &frame, uint32_t op) {
  WeirCallContext *context = create<WeirCallContext>();
  context->frame = &frame;
  context->op = op;
  context->numInputs = frame.ops[op].numInputs;
  context->numOutputs = frame.ops[op].numOutputs;
  context->inputs = static_cast<WeirView *>(
      allocateZeroed(sizeof(WeirView) * context->numInputs));
  context->values =
      static_cast<Value *>(allocateZeroed(sizeof(Value) * context->numInputs));
  context->outputs =
      static_cast<Value *>(allocateZeroed(sizeof(Value) * context->numOutputs));
  return context;
}

void weir::freeCallContext(WeirCallContext *context) {
  free(context->inputs);
  free(context->values);
  free(context->outputs);
  destroy(context);
}

static uint32_t inputSlot(const WeirCallContext &context, uint32_t i) {
  const Frame &frame = *context.frame;
  return frame.plan->args[frame.ops[context.op].firstArg + i];
}

static uint32_t outputSlot(const WeirCallContext &context, uint32_t i) {
  return inputSlot(context, context.numInputs + i);
}

void weir::beginCall(WeirCallContext &context) {
  context.failed = false;
  for (uint32_t i = 0; i < context.numInputs; ++i) {
    Value &value = context.values[i];
    value = context.frame->view(inputSlot(context, i));
    context.inputs[i] = {value.dtype, value.rank, value.dims, value.data};
  }
}

bool weir::commitCall(WeirCallContext &context, bool succeeded) {
  Frame &frame = *context.frame;
  Run &run = *frame.run;
  run.unlink(context.cancel);
  if (!succeeded && !context.failed) {
    weir_call_fail(&context, WEIR_INTERNAL,
                   "the call failed without saying "
                   "why");
  }
  bool good = succeeded && !run.stopped();
  for (uint32_t i = 0; i < context.numOutputs; ++i) {
    Value value = context.outputs[i];
    context.outputs[i] = Value();
    if (good && !value.data) {
      run.fail(Status::error(WEIR_INTERNAL,
                             "Missing %u-th output from [node "
                             "%s]",
                             i, frame.opName(context.op)));
      good = false;
    }
    if (good) {
      good = frame.store(context.op, i, value);
    } else {
      value.release();
    }
  }
  return good;
}

int32_t weir_call_num_inputs(const WeirCallContext *ctx) {
  return ctx->numInputs;
}

int32_t weir_call_num_outputs(const WeirCallContext *ctx) {
  return ctx->numOutputs;
}

const WeirView *weir_call_input(const WeirCallContext *ctx, int32_t i) {
  return &ctx->inputs[i];
}

int32_t weir_call_output_dtype(const WeirCallContext *ctx, int32_t i) {
  return ctx->frame->plan->step->slots[outputSlot(*ctx, uint32_t(i))].dtype;
}

const char *weir_call_node(const WeirCallContext *ctx) {
  return ctx->frame->opName(ctx->op);
}

uint64_t *weir_call_cache(WeirCallContext *ctx) { return &ctx->cache; }

int weir_call_cancelled(const WeirCallContext *ctx) {
  return ctx->frame->run->stopped();
}

void *weir_call_allocate(WeirCallContext *ctx, int32_t i, int32_t rank,
                         const int64_t *dims) {
  if (rank > WEIR_MAX_RANK) {
    weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                   "a result of rank %d, at most %d are supported", rank,
                   WEIR_MAX_RANK);
    return nullptr;
  }
  Value value = {};
  uint32_t slot = outputSlot(*ctx, uint32_t(i));
  if (!ctx->frame->allocate(slot, ctx->op, rank, dims, value)) {
    ctx->failed = true;
    return nullptr;
  }
  ctx->outputs[i].release();
  ctx->outputs[i] = value;
  return value.data;
}

WeirCallStatus weir_call_share(WeirCallContext *ctx, int32_t i, int32_t dtype,
                               int32_t rank, const int64_t *dims,
                               WeirBuffer *buffer) {
  Value value = {};
  value.buffer = buffer;
  value.data = buffer->data();
  value.dtype = dtype;
  value.setShape(rank, dims);
  weir_buffer_retain(buffer);
  ctx->outputs[i].release();
  ctx->outputs[i] = value;
  return WEIR_CALL_OK;
}

WeirCallStatus weir_call_forward(WeirCallContext *ctx, int32_t i, int32_t j,
                                 int32_t rank, const int64_t *dims) {
  const Value &input = ctx->values[j];
  if (!dims) {
    rank = input.rank;
    dims = input.dims;
  }
  Value value = {};
  if (input.buffer) {
    value = input;
    value.setShape(rank, dims);
    weir_buffer_retain(value.buffer);
  } else {
    void *data = weir_call_allocate(ctx, i, rank, dims);
    if (!data) {
      return WEIR_CALL_FAILED;
    }
    copyElements(data, input.data, input.dtype,
                 elementCount(input.rank, input.dims));
    return WEIR_CALL_OK;
  }
  ctx->outputs[i].release();
  ctx->outputs[i] = value;
  return WEIR_CALL_OK;
}

void *weir_call_forward_or_allocate(WeirCallContext *ctx, int32_t i, int32_t j,
                                    int32_t rank, const int64_t *dims) {
  const Value &input = ctx->values[j];
  uint32_t slot = outputSlot(*ctx, uint32_t(i));
  if (input.buffer && weir_buffer_unique(input.buffer) &&
      ctx->frame->lastUse(inputSlot(*ctx, uint32_t(j))) &&
      !ctx->frame->placeOf(slot).data &&
      ctx->frame->plan->step->slots[slot].dtype == input.dtype) {
    Value value = input;
    value.setShape(rank, dims);
    weir_buffer_retain(value.buffer);
    ctx->outputs[i].release();
    ctx->outputs[i] = value;
    return value.data;
  }
  return weir_call_allocate(ctx, i, rank, dims);
}

WeirBuffer *weir_call_take(WeirCallContext *ctx, int32_t j) {
  const Value &input = ctx->values[j];
  if (input.buffer && input.data == input.buffer->data()) {
    weir_buffer_retain(input.buffer);
    return input.buffer;
  }
  int64_t bytes = tensorBytes(input.dtype, input.rank, input.dims);
  WeirBuffer *buffer = weir_call_new_buffer(ctx, bytes);
  if (!buffer) {
    weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                   "OOM when allocating %lld bytes", (long long)bytes);
    return nullptr;
  }
  prepareElements(buffer, input.dtype);
  copyElements(buffer->data(), input.data, input.dtype,
               elementCount(input.rank, input.dims));
  return buffer;
}

WeirCallStatus weir_call_fail(WeirCallContext *ctx, int32_t code,
                              const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  Status status = Status::errorV(code, format, arguments);
  va_end(arguments);
  ctx->failed = true;
  const char *node = weir_call_node(ctx);
  ctx->frame->run->fail(
      *node ? Status::error(code, "%s [node %s]", status.message(), node)
            : Status::error(code, "%s", status.message()));
  return WEIR_CALL_FAILED;
}

void weir_call_complete(WeirCallContext *ctx, WeirCallStatus status) {
  if (status != WEIR_CALL_OK) {
    ctx->failed = true;
  }
  Frame *frame = ctx->frame;
  Runtime *runtime = frame->instance->runtime;
  if (frame->post(ctx->op)) {
    frame->run->addActivity();
    runtime->submitDriveFromOutside(frame);
  }
}

int weir_call_on_cancel(WeirCallContext *ctx, void (*cancel)(void *),
                        void *arg) {
  ctx->cancel.cancel = cancel;
  ctx->cancel.argument = arg;
  ctx->cancel.node = weir_call_node(ctx);
  return ctx->frame->run->link(ctx->cancel);
}

WeirBuffer *weir_call_new_buffer(WeirCallContext *ctx, int64_t bytes) {
  return ctx->frame->instance->runtime->buffers().allocate(bytes);
}

int weir_string_set(WeirCallContext *ctx, WeirString *string, const char *data,
                    uint64_t size) {
  if (string->owner) {
    weir_buffer_release(string->owner);
    *string = WeirString();
  }
  if (size == 0) {
    string->data = "";
    string->size = 0;
    return 1;
  }
  WeirBuffer *owner = weir_call_new_buffer(ctx, int64_t(size));
  if (!owner) {
    return 0;
  }
  memcpy(owner->data(), data, size);
  *string = {static_cast<char *>(owner->data()), size, owner};
  return 1;
}
