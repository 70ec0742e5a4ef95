// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes and resources as runtime calls ask for them.
#include "runtime/executor/CallContext.h"

using namespace weir;

const WeirAttr *weir_call_attr(const WeirCallContext *ctx, const char *name) {
  const Frame &frame = *ctx->frame;
  const WeirTask &task = frame.plan->step->tasks[frame.ops[ctx->op].task];
  for (uint32_t i = 0; i < task.numAttrs; ++i) {
    const WeirAttr *attr = &frame.plan->program->attrs[task.firstAttr + i];
    if (strcmp(attr->name, name) == 0) {
      return attr;
    }
  }
  return nullptr;
}

static const WeirAttr *scalarAttr(const WeirCallContext *ctx, const char *name,
                                  uint8_t kind) {
  const WeirAttr *attr = weir_call_attr(ctx, name);
  return attr && attr->kind == kind && !attr->isList ? attr : nullptr;
}

int64_t weir_call_attr_int(const WeirCallContext *ctx, const char *name,
                           int64_t otherwise) {
  const WeirAttr *attr = scalarAttr(ctx, name, WEIR_ATTR_INT);
  return attr ? *static_cast<const int64_t *>(attr->data) : otherwise;
}

int weir_call_attr_bool(const WeirCallContext *ctx, const char *name,
                        int otherwise) {
  const WeirAttr *attr = scalarAttr(ctx, name, WEIR_ATTR_BOOL);
  return attr ? *static_cast<const uint8_t *>(attr->data) : otherwise;
}

float weir_call_attr_float(const WeirCallContext *ctx, const char *name,
                           float otherwise) {
  const WeirAttr *attr = scalarAttr(ctx, name, WEIR_ATTR_FLOAT);
  return attr ? *static_cast<const float *>(attr->data) : otherwise;
}

int32_t weir_call_attr_type(const WeirCallContext *ctx, const char *name,
                            int32_t otherwise) {
  const WeirAttr *attr = scalarAttr(ctx, name, WEIR_ATTR_TYPE);
  return attr ? *static_cast<const int32_t *>(attr->data) : otherwise;
}

WeirBytes weir_call_attr_string(const WeirCallContext *ctx, const char *name) {
  const WeirAttr *attr = scalarAttr(ctx, name, WEIR_ATTR_STRING);
  return attr ? *static_cast<const WeirBytes *>(attr->data) : WeirBytes{"", 0};
}

static ResourceEntry *entryOf(WeirCallContext *ctx, int32_t j) {
  const Value &value = ctx->values[j];
  uint64_t id = value.dtype == WEIR_DT_RESOURCE && value.data
                    ? static_cast<const WeirHandle *>(value.data)->id
                    : 0;
  if (id == 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "input %d is %s, expected a resource handle", j,
                   weir_dtype_name(value.dtype));
    return nullptr;
  }
  return reinterpret_cast<ResourceEntry *>(id);
}

static void failKind(WeirCallContext *ctx, const ResourceEntry &entry,
                     const WeirResourceKind &kind, int32_t code) {
  weir_call_fail(ctx, code, "resource \"%s\" is a %s, expected a %s",
                 entry.name, entry.kind ? entry.kind->name : "nothing",
                 kind.name);
}

void *weir_call_resource(WeirCallContext *ctx, int32_t j,
                         const WeirResourceKind *kind, int create) {
  ResourceEntry *entry = entryOf(ctx, j);
  if (!entry) {
    return nullptr;
  }
  int32_t code = WEIR_OK;
  void *object =
      ctx->frame->instance->registry.object(*entry, *kind, create != 0, code);
  if (code != WEIR_OK) {
    failKind(ctx, *entry, *kind, code);
  }
  return object;
}

const char *weir_call_resource_name(WeirCallContext *ctx, int32_t j) {
  const Value &value = ctx->values[j];
  if (value.dtype != WEIR_DT_RESOURCE || !value.data ||
      static_cast<const WeirHandle *>(value.data)->id == 0) {
    return "";
  }
  return reinterpret_cast<ResourceEntry *>(
             static_cast<const WeirHandle *>(value.data)->id)
      ->name;
}

void *weir_call_resource_named(WeirCallContext *ctx,
                               const WeirResourceKind *kind,
                               WeirBytes container, WeirBytes name,
                               WeirHandle *handle) {
  Registry &registry = ctx->frame->instance->registry;
  ResourceEntry *entry =
      registry.entry(container.data, container.size, name.data, name.size);
  int32_t code = WEIR_OK;
  void *object = registry.object(*entry, *kind, true, code);
  if (code != WEIR_OK) {
    failKind(ctx, *entry, *kind, code);
  }
  handle->id = reinterpret_cast<uint64_t>(entry);
  return object;
}

void weir_call_resource_handle(WeirCallContext *ctx, WeirBytes container,
                               WeirBytes name, WeirHandle *handle) {
  handle->id = reinterpret_cast<uint64_t>(ctx->frame->instance->registry.entry(
      container.data, container.size, name.data, name.size));
}

WeirCallStatus weir_call_resource_delete(WeirCallContext *ctx, int32_t j,
                                         int ignoreMissing) {
  ResourceEntry *entry = entryOf(ctx, j);
  if (!entry) {
    return WEIR_CALL_FAILED;
  }
  if (!ctx->frame->instance->registry.remove(*entry) && !ignoreMissing) {
    return weir_call_fail(ctx, WEIR_NOT_FOUND, "Resource %s/%s does not exist.",
                          *entry->container ? entry->container : "localhost",
                          entry->name);
  }
  return WEIR_CALL_OK;
}
