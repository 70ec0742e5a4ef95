/*
 * Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Runtime calls: C functions behind a rank-generic ABI, for operations that
 * are not compiled (data-dependent sizes, strings, state), and the extension
 * point of users. A function sees views of its inputs, its node's attributes,
 * and either allocates each output or forwards an input to it. It returns OK,
 * FAILED (after weir_call_fail), or PENDING: then it has kept ctx, and
 * weir_call_complete ends the call later, from any thread, exactly once.
 */
#ifndef WEIR_RUNTIME_ABI_CALL_H
#define WEIR_RUNTIME_ABI_CALL_H

#include "runtime/abi/DataType.h"
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

typedef struct WeirCallContext WeirCallContext;
/* An owned, counted piece of memory. Opaque; counts are atomic. */
typedef struct WeirBuffer WeirBuffer;
/* A resource object (variable, queue, generator state, ...). Opaque. */
typedef struct WeirResourceObject WeirResourceObject;

typedef enum WeirCallStatus {
  WEIR_CALL_OK = 0,
  WEIR_CALL_FAILED = 1,
  WEIR_CALL_PENDING = 2
} WeirCallStatus;

typedef WeirCallStatus (*WeirCallFn)(WeirCallContext *ctx);

/* A tensor as a call sees it; borrowed for the length of the call. */
typedef struct WeirView {
  int32_t dtype;
  int32_t rank;
  const int64_t *dims;
  void *data; /* inputs: read only */
} WeirView;

/* Element of a string tensor. `owner` (null: static memory) is a counted
   buffer that `data` points into; the tensor holds one count of it. */
typedef struct WeirString {
  const char *data;
  uint64_t size;
  WeirBuffer *owner;
} WeirString;

/* Element of a resource tensor. 0 is no resource. */
typedef struct WeirHandle {
  uint64_t id;
} WeirHandle;

/* Element of a variant tensor: a counted object, or null. */
typedef struct WeirVariant {
  WeirBuffer *object;
} WeirVariant;

enum WeirAttrKind {
  WEIR_ATTR_INT = 0,    /* const int64_t[count] */
  WEIR_ATTR_FLOAT = 1,  /* const float[count] */
  WEIR_ATTR_BOOL = 2,   /* const uint8_t[count] */
  WEIR_ATTR_STRING = 3, /* const WeirBytes[count]; functions by name, too */
  WEIR_ATTR_TYPE = 4,   /* const int32_t[count], WeirDataType */
  WEIR_ATTR_SHAPE = 5,  /* const WeirShape[count] */
  WEIR_ATTR_TENSOR = 6  /* const WeirView[count] */
};

typedef struct WeirBytes {
  const char *data;
  uint64_t size;
} WeirBytes;

typedef struct WeirShape {
  int32_t rank;        /* -1: unknown */
  const int64_t *dims; /* -1: unknown */
} WeirShape;

typedef struct WeirAttr {
  const char *name; /* TensorFlow's: "shared_name" */
  uint8_t kind;     /* WeirAttrKind */
  uint8_t isList;
  uint32_t count; /* 1 unless a list */
  const void *data;
} WeirAttr;

/* ---- what a call may ask ---- */

int32_t weir_call_num_inputs(const WeirCallContext *ctx);
int32_t weir_call_num_outputs(const WeirCallContext *ctx);
/* Borrowed until the call is complete. */
const WeirView *weir_call_input(const WeirCallContext *ctx, int32_t i);
/* Element type that the graph gives output i. */
int32_t weir_call_output_dtype(const WeirCallContext *ctx, int32_t i);
/* The node's name, for messages made by hand. */
const char *weir_call_node(const WeirCallContext *ctx);

/* Null if the node has no such attribute. */
const WeirAttr *weir_call_attr(const WeirCallContext *ctx, const char *name);
int64_t weir_call_attr_int(const WeirCallContext *ctx, const char *name,
                           int64_t otherwise);
int weir_call_attr_bool(const WeirCallContext *ctx, const char *name,
                        int otherwise);
float weir_call_attr_float(const WeirCallContext *ctx, const char *name,
                           float otherwise);
int32_t weir_call_attr_type(const WeirCallContext *ctx, const char *name,
                            int32_t otherwise);
/* Empty if there is none. */
WeirBytes weir_call_attr_string(const WeirCallContext *ctx, const char *name);

/* A word that this task keeps from run to run, 0 at first: for what depends on
   the node only, such as a handle. Not shared, so no locking; several frames
   of a step have one each. */
uint64_t *weir_call_cache(WeirCallContext *ctx);
/* Whether the step was cancelled or failed elsewhere: long loops ask. */
int weir_call_cancelled(const WeirCallContext *ctx);

/* ---- what a call does ---- */

/* Memory for output i with the given dims: in its place if the compiler
   planned one (then dims must agree), else an owned buffer. Strings, handles
   and variants start empty (all zero); other elements are not cleared. Null
   after failing (ResourceExhausted, or dims that contradict the plan): return
   WEIR_CALL_FAILED then. */
void *weir_call_allocate(WeirCallContext *ctx, int32_t i, int32_t rank,
                         const int64_t *dims);
/* Lets output i be the value of input j with other dims (as many elements);
   dims null: the input's. Shares the buffer where it can, else copies. */
WeirCallStatus weir_call_forward(WeirCallContext *ctx, int32_t i, int32_t j,
                                 int32_t rank, const int64_t *dims);
/* Like forward, but when nobody else holds the input's buffer and output i
   has no planned place, the output takes it and may be written: returns its
   data; else allocates and copies nothing: returns fresh memory. */
void *weir_call_forward_or_allocate(WeirCallContext *ctx, int32_t i, int32_t j,
                                    int32_t rank, const int64_t *dims);
/* Output i shares `buffer` (retained), whose data it starts at. */
WeirCallStatus weir_call_share(WeirCallContext *ctx, int32_t i, int32_t dtype,
                               int32_t rank, const int64_t *dims,
                               WeirBuffer *buffer);
/* The counted buffer of input j, retained for the caller: shared when the
   input is one, else a copy. Null after failing. */
WeirBuffer *weir_call_take(WeirCallContext *ctx, int32_t j);

/* Fails the call; format as printf's. Returns WEIR_CALL_FAILED. */
WeirCallStatus weir_call_fail(WeirCallContext *ctx, int32_t code,
                              const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Ends a call that returned PENDING. */
void weir_call_complete(WeirCallContext *ctx, WeirCallStatus status);
/* For a call about to return PENDING: `cancel(arg)` is called once, at most,
   if the step ends early; it must lead to weir_call_complete. Returns 0 if
   the step has already ended early (then nothing was registered). */
int weir_call_on_cancel(WeirCallContext *ctx, void (*cancel)(void *),
                        void *arg);

/* ---- buffers ---- */

/* Uninitialised, aligned to 64 bytes, count 1, from the instance's pool. Null
   when memory runs out. */
WeirBuffer *weir_call_new_buffer(WeirCallContext *ctx, int64_t bytes);
void *weir_buffer_data(const WeirBuffer *buffer);
int64_t weir_buffer_bytes(const WeirBuffer *buffer);
void weir_buffer_retain(WeirBuffer *buffer);
void weir_buffer_release(WeirBuffer *buffer);
/* Whether the caller's count is the only one. */
int weir_buffer_unique(const WeirBuffer *buffer);
/* Runs once, before the memory goes: releases what elements own. */
void weir_buffer_on_destroy(WeirBuffer *buffer,
                            void (*destroy)(void *data, int64_t bytes));
/* Makes `string` an owned copy of the bytes; 0 when memory runs out. */
int weir_string_set(WeirCallContext *ctx, WeirString *string, const char *data,
                    uint64_t size);

/* ---- resources ---- */

/* The state of one resource: named dense tensors in counted memory ("value";
   "keys", "values"). A kind's hooks write and read it. Opaque. */
typedef struct WeirState WeirState;
struct WeirResource; /* Program.h: what the program declares */

/* A kind of resource: what the registry does with its objects. Objects are
   created zeroed, `size` bytes, and destroyed when the last step that holds
   them ends. */
typedef struct WeirResourceKind {
  const char *name;
  uint64_t size;
  /* Initializes; returns 0, or a WeirCode. May be null. */
  int32_t (*create)(void *object);
  void (*destroy)(void *object);
  /* Called when the instance stops or is cleared: wakes waiters. May be
     null. */
  void (*abort)(void *object);
  /* The three hooks of saving; all null: the kind cannot be saved, which is an
     error for who tries. */
  /* Adds what the object holds now to the state, as of one moment; nothing, if
     it holds nothing yet. Steps go on meanwhile: share buffers rather than copy
     under a lock. Returns 0 or what weir_state_fail() did. */
  int32_t (*snapshot)(void *object, WeirState *state);
  /* Makes a new object hold the state, which is not trusted: names, types,
     shapes and counts are checked, also against what the program declares and
     against `present`, the object that is to have it. `present` is not changed.
     Returns 0 or what weir_state_fail() did. */
  int32_t (*restore)(void *object, void *present, const WeirState *state);
  /* Gives `object` what `from` holds; `from` holds whatever then. A `from` that
     is as created makes it as it was before its first use. Cannot fail; wakes
     who can go on now. */
  void (*adopt)(void *object, void *from);
} WeirResourceKind;

/* Adds a tensor; one count of the buffer, in which it begins, becomes the
   state's, and nobody writes it as long as the state holds it (copy on write).
   Names are of letters, digits, '-' and '.', shorter than 48. */
void weir_state_add(WeirState *state, const char *name, int32_t dtype,
                    int32_t rank, const int64_t *dims, WeirBuffer *buffer);
/* Adds a tensor and gives its memory; strings start empty, other elements are
   not cleared. Null after failing, when memory runs out. */
void *weir_state_new(WeirState *state, const char *name, int32_t dtype,
                     int32_t rank, const int64_t *dims);
/* The tensor of the name and its buffer (may be null), borrowed from the state;
   0 if there is none. Fast where names come in the order of adding. */
int weir_state_find(const WeirState *state, const char *name, WeirView *view,
                    WeirBuffer **buffer);
int32_t weir_state_num_tensors(const WeirState *state);
/* Uninitialised memory as of weir_call_new_buffer(); null when memory runs out.
   For tensors that a restored object holds by itself. */
WeirBuffer *weir_state_new_buffer(const WeirState *state, int64_t bytes);
/* The resource's name. */
const char *weir_state_name(const WeirState *state);
/* What the program declares of this resource; null if it declares none. */
const struct WeirResource *weir_state_declared(const WeirState *state);
/* Fails saving or restoring; the resource's name is put in front. Returns the
   code. */
int32_t weir_state_fail(const WeirState *state, int32_t code,
                        const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The object behind input j (a handle), of the given kind. Absent: created if
   `create` is set, else null without failing, so that the caller chooses the
   code. Null after failing for what is no handle or of another kind (a later
   weir_call_fail changes nothing then). Lives at least until the step ends. */
void *weir_call_resource(WeirCallContext *ctx, int32_t j,
                         const WeirResourceKind *kind, int create);
/* The name of the resource behind input j, for messages. */
const char *weir_call_resource_name(WeirCallContext *ctx, int32_t j);
/* Finds or creates the object of that kind named (container, name); its handle
   in *handle. Null after failing. Objects in container "_step" are a step's
   own: they are not saved. */
void *weir_call_resource_named(WeirCallContext *ctx,
                               const WeirResourceKind *kind,
                               WeirBytes container, WeirBytes name,
                               WeirHandle *handle);
/* The handle of the name, whether or not there is an object behind it. */
void weir_call_resource_handle(WeirCallContext *ctx, WeirBytes container,
                               WeirBytes name, WeirHandle *handle);
/* Forgets the object behind a handle; NotFound unless ignored. */
WeirCallStatus weir_call_resource_delete(WeirCallContext *ctx, int32_t j,
                                         int ignoreMissing);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
