/*
 * Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Running compiled programs from C. Four kinds of objects, each made from the
 * one before and destroyed in the opposite order: a runtime (threads, memory),
 * a program (code and tables), an instance (variables, queues), a run (one use
 * of a step). Different instances, and different runs of one instance, may
 * execute at the same time on different threads; a run by one thread at a
 * time. There is no global state.
 *
 * Functions that can fail return a code (0 is success, the others are
 * TensorFlow's) and fill `status`, which may be null.
 */
#ifndef WEIR_WEIR_H
#define WEIR_WEIR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

#define WEIR_TENSOR_MAX_RANK 16

typedef struct weir_runtime weir_runtime;
typedef struct weir_program weir_program;
typedef struct weir_instance weir_instance;
typedef struct weir_run weir_run;
struct WeirProgram; /* a program's tables */
struct WeirBuffer;  /* counted memory */

typedef struct weir_status {
  int32_t code;       /* 0, or TensorFlow's: 3 is INVALID_ARGUMENT, ... */
  char message[1020]; /* names the graph's node; cut if longer */
} weir_status;

/* A tensor's description. `dtype` is TensorFlow's number (1 float32, 9 int64,
   ...); data is dense, row-major; strings are {data, size, owner}. */
typedef struct weir_tensor {
  int32_t dtype;
  int32_t rank;
  int64_t dims[WEIR_TENSOR_MAX_RANK]; /* -1: not fixed (in descriptions) */
  void *data;
  size_t bytes;
  struct WeirBuffer *buffer; /* null: memory of the caller */
} weir_tensor;

/* threads >= 1, the caller's included: 1 starts none. Never null. */
weir_runtime *weir_runtime_create(int threads);
/* The bytes that tensors and steps in progress may take; a step that needs more
   fails with RESOURCE_EXHAUSTED. At first 7/8 of what the process may have. */
void weir_runtime_set_memory_limit(weir_runtime *runtime, uint64_t bytes);
/* After its programs. Buffers taken from runs stay valid. */
void weir_runtime_destroy(weir_runtime *runtime);

/* The tables linked into this executable (weirc --emit=static); the symbol is
   `weir_program`. */
extern const struct WeirProgram weir_linked_program __asm__("weir_program");
int32_t weir_program_create(weir_runtime *runtime,
                            const struct WeirProgram *tables,
                            weir_program **program, weir_status *status);
/* A program in a shared library (weirc --emit=shared). */
int32_t weir_program_load(weir_runtime *runtime, const char *path,
                          weir_program **program, weir_status *status);
/* After its instances; unloads the library. */
void weir_program_destroy(weir_program *program);

const char *weir_program_name(const weir_program *program);
int32_t weir_program_num_steps(const weir_program *program);
/* Null if the index is out of range or the step is not for clients. */
const char *weir_program_step_name(const weir_program *program, int32_t step);
/* -1 if there is none. */
int32_t weir_program_find_step(const weir_program *program, const char *name);
int32_t weir_step_num_inputs(const weir_program *program, int32_t step);
int32_t weir_step_num_outputs(const weir_program *program, int32_t step);
/* Name ("image:0") and, if `tensor` is given, dtype, rank (-1: any) and dims.
 */
const char *weir_step_input(const weir_program *program, int32_t step,
                            int32_t i, weir_tensor *tensor);
const char *weir_step_output(const weir_program *program, int32_t step,
                             int32_t i, weir_tensor *tensor);

/* What outlives runs: variables, queues, ... with TensorFlow's names. */
typedef struct weir_resource {
  const char *name;
  const char *kind;      /* "Variable", "FIFOQueue", ... */
  const char *container; /* "": the default one */
  int32_t dtype;         /* variables; else 0 */
  int32_t rank;          /* -1: not known before it is initialised */
  int64_t dims[WEIR_TENSOR_MAX_RANK]; /* -1: not fixed */
  int32_t trainable;                  /* 1: the graph's optimizers train it */
  int32_t local;                      /* 1: not saved by default */
} weir_resource;
int32_t weir_program_num_resources(const weir_program *program);
/* False (0) if the index is out of range. */
int32_t weir_program_resource(const weir_program *program, int32_t i,
                              weir_resource *resource);
/* The runtime's archives that it uses beside the core ("calls"); null if the
   index is out of range. */
int32_t weir_program_num_components(const weir_program *program);
const char *weir_program_component(const weir_program *program, int32_t i);

int32_t weir_instance_create(weir_program *program, weir_instance **instance,
                             weir_status *status);
/* After its runs. Variables and queues go. */
void weir_instance_destroy(weir_instance *instance);

/* A snapshot of the variable's value, in counted memory: release its buffer at
   the end. FAILED_PRECONDITION (9): it has none yet. */
int32_t weir_instance_read_variable(weir_instance *instance, const char *name,
                                    weir_tensor *tensor, weir_status *status);
/* Assigns the value, initialized or not. Type and shape must be what the graph
   declares. A tensor with a buffer is retained, any other copied. */
int32_t weir_instance_write_variable(weir_instance *instance, const char *name,
                                     const weir_tensor *tensor,
                                     weir_status *status);

/* ---- the state of an instance ---- */

/* What resources held when it was taken: for each resource named tensors, which
   share memory with it as long as nobody writes (copy on write). Used by one
   thread at a time, destroyed before its runtime. Tensors by kind of resource:
     Variable     value; none before it is initialized
     Queue        made, elements, waiting, closed, random, part-...
     LookupTable  made, keys, values, load, reserved
     generator    position: the counter of a random op, by its node's name
   docs/formats/state.md says what is in them.
   Stacks, lists and tensor arrays live in a step's values: no state is left of
   them when it has ended. */
typedef struct weir_snapshot weir_snapshot;

/* Takes the state of the resource of that name (container null: in any), or,
   name null, of all there are; steps may be under way, and go on. Each
   resource is taken at one moment, different ones at different moments. A queue
   counts as its own what a step under way has taken and not got yet, and what
   one is about to put in. UNIMPLEMENTED (12): a kind without state to take;
   NOT_FOUND (5): no such resource, or not yet. */
int32_t weir_instance_snapshot(weir_instance *instance, const char *container,
                               const char *name, weir_snapshot **snapshot,
                               weir_status *status);
/* Gives the resources these states, whatever they hold; those that are not
   there yet are made. `whole` 1: the snapshot is of all resources; what it does
   not have gets what it had before its first use. States are checked against
   the program; after an error, which names the resource, nothing is changed.
   Steps may be under way: they see each resource either before or after. */
int32_t weir_instance_restore(weir_instance *instance,
                              const weir_snapshot *snapshot, int32_t whole,
                              weir_status *status);
/* An empty one, to be filled from elsewhere; nothing in it is trusted. */
weir_snapshot *weir_snapshot_create(weir_runtime *runtime);
void weir_snapshot_destroy(weir_snapshot *snapshot);
int32_t weir_snapshot_num_resources(const weir_snapshot *snapshot);
/* The number of tensors, or -1 if the index is out of range. `*kind` is "" for
   what the program declares and no step has made yet. The texts are the
   snapshot's. */
int32_t weir_snapshot_resource(const weir_snapshot *snapshot, int32_t i,
                               const char **kind, const char **container,
                               const char **name);
/* The name of tensor j of resource i, null if there is none. Borrowed: retain
   tensor->buffer to keep it. */
const char *weir_snapshot_tensor(const weir_snapshot *snapshot, int32_t i,
                                 int32_t j, weir_tensor *tensor);
/* Returns the new resource's index. */
int32_t weir_snapshot_add_resource(weir_snapshot *snapshot, const char *kind,
                                   const char *container, const char *name);
/* A tensor with a buffer is retained, any other copied. */
int32_t weir_snapshot_add_tensor(weir_snapshot *snapshot, int32_t i,
                                 const char *name, const weir_tensor *tensor,
                                 weir_status *status);

int32_t weir_run_create(weir_instance *instance, int32_t step, weir_run **run,
                        weir_status *status);
void weir_run_destroy(weir_run *run);
/* The data is not copied: it must stay until the execution has ended. A tensor
   with a buffer is retained instead; strings without one are copied. */
int32_t weir_run_bind_input(weir_run *run, int32_t i, const weir_tensor *tensor,
                            weir_status *status);
/* The output is written here; data null: to counted memory again. */
int32_t weir_run_bind_output(weir_run *run, int32_t i, void *data, size_t bytes,
                             weir_status *status);
/* Of each execution, from its start; 0: none. */
void weir_run_set_timeout(weir_run *run, int64_t nanoseconds);
/* Executes and waits. The same bindings serve again and again. */
int32_t weir_run_execute(weir_run *run, weir_status *status);
/* Executes in the background; wait() helps and returns when it has ended. */
void weir_run_start(weir_run *run);
int32_t weir_run_wait(weir_run *run, weir_status *status);
/* From any thread: an execution in progress ends with CANCELLED (1). */
void weir_run_cancel(weir_run *run);
/* Helps until the execution of one of the runs (started, of one runtime) has
   ended, and returns its index; weir_run_wait() then returns at once. -1: the
   time is over (below 0: no limit), weir_runtime_notify() was called, or there
   are no runs. With one thread, all started runs proceed in here. */
int32_t weir_wait_any(weir_run *const *runs, int32_t count, int64_t timeout_ns);
/* 1: the started run has not ended and its runtime has nothing to do: it goes
   on only if something else is started, its deadline passes, or it is
   cancelled. `*node`: where it waits (a dequeue, say), or NULL if that is not
   known; it lives as long as the program. */
int32_t weir_run_is_stalled(weir_run *run, const char **node);
/* Lets one weir_wait_any() return -1, this one or the next. May be called from
   a signal handler. */
void weir_runtime_notify(weir_runtime *runtime);
/* The same, and the runs in progress end with CANCELLED, as if each had been
   cancelled: also one that computes on the only thread. Runs that are started
   later are as usual. May be called from a signal handler. */
void weir_runtime_interrupt(weir_runtime *runtime);
/* Borrowed until the next execution; retain tensor->buffer to keep it. */
int32_t weir_run_output(weir_run *run, int32_t i, weir_tensor *tensor,
                        weir_status *status);
/* A tensor of zeros (empty strings) in counted memory of the runtime; release
   its buffer at the end. */
int32_t weir_tensor_create(weir_runtime *runtime, int32_t dtype, int32_t rank,
                           const int64_t *dims, weir_tensor *tensor,
                           weir_status *status);
/* Copies the bytes into element i of such a tensor of strings. */
int32_t weir_tensor_set_string(weir_runtime *runtime, weir_tensor *tensor,
                               int64_t i, const char *data, size_t size);
/* Records what each execution's tasks do from now on; ends with the run. */
void weir_run_enable_trace(weir_run *run);
/* Writes the record as a Chrome trace. */
int32_t weir_run_write_trace(weir_run *run, const char *path,
                             weir_status *status);
void weir_buffer_retain(struct WeirBuffer *buffer);
void weir_buffer_release(struct WeirBuffer *buffer);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
