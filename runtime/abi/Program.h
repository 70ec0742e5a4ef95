/*
 * Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The tables that the compiler emits as read-only data, one WeirProgram for
 * each compiled graph (symbol `weir_program`). docs/formats/program-tables.md
 * explains every field with a worked example. Tables of tasks, slots and
 * indices hold no pointers, so that a large program costs no relocations.
 *
 * The dimension code, used for every size in here: a value d >= 0 is the
 * constant d; a value d < 0 is entry -(d+1) of the run's size table.
 */
#ifndef WEIR_RUNTIME_ABI_PROGRAM_H
#define WEIR_RUNTIME_ABI_PROGRAM_H

#include "runtime/abi/Call.h"
#include "runtime/abi/DataType.h"
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* Raised with every incompatible change of this file or of Call.h. */
#define WEIR_ABI_VERSION 3u
#define WEIR_MAGIC 0x52494557u /* "WEIR" */
/* Versions of one kernel, each for one level of CPU. */
#define WEIR_MAX_LEVELS 4
/* Dimensions of a tensor at run time. */
#define WEIR_MAX_RANK 16
/* A size that is not known yet. */
#define WEIR_SIZE_UNKNOWN INT64_MIN
/* Alignment of every buffer, arena offset and weight. */
#define WEIR_ALIGNMENT 64
/* No entry, in an index field. */
#define WEIR_NONE 0xffffffffu

/* What a running task hands to a kernel for raising errors. Opaque. */
typedef struct WeirTaskContext WeirTaskContext;

/* A kernel: inputs, outputs, then (if it has a scratch function) scratch in
   `buffers`; runs iterations [begin, end) of its outermost parallel loop. */
typedef void (*WeirKernelFn)(void *const *buffers, const int64_t *sizes,
                             int64_t begin, int64_t end, WeirTaskContext *ctx);
/* A property of a kernel for the given sizes (chunks, scratch bytes, cost). */
typedef int64_t (*WeirKernelSizeFn)(const int64_t *sizes);
/* Computes derived sizes, checks them (raising through ctx) and places the
   ARENA slots: offsets[slot] for each. Returns the arena's bytes; what it
   returns after raising is ignored. Pure: equal bound sizes, equal results. */
typedef int64_t (*WeirLayoutFn)(int64_t *sizes, int64_t *offsets,
                                WeirTaskContext *ctx);
/* A SIZES task: reads the data of the task's input slots, writes entries of
   the run's size table (indexed as in the step), may raise. */
typedef void (*WeirSizesFn)(const void *const *buffers, int64_t *sizes,
                            WeirTaskContext *ctx);

/* Numbers that a report may carry: a position, a row of indices and a shape. */
#define WEIR_MAX_RAISE_VALUES 48

/* Reports a failed check. `site` counts from the task's first site. Of all
   reports of a task the lowest `index` wins, however it was cut in chunks;
   equal indices: the lowest site. values[k] fills {k} of the site's text; there
   are `count`, at most WEIR_MAX_RAISE_VALUES, copied. */
void weir_kernel_raise(WeirTaskContext *ctx, int32_t site, int64_t index,
                       int32_t count, const int64_t *values);

/* Not 0: the run has stopped (cancelled, out of time, failed elsewhere), and
   the kernel should return; its results will not be looked at. For kernels that
   loop for longer than a millisecond. */
int32_t weir_kernel_poll(WeirTaskContext *ctx);

/* CPU features a level needs, as bits of WeirLevel::features. */
enum {
  WEIR_CPU_X86_64_V2 = 1 << 0, /* SSE4.2, POPCNT, CMPXCHG16B */
  WEIR_CPU_X86_64_V3 = 1 << 1, /* AVX2, FMA, BMI1/2, F16C, LZCNT, MOVBE */
  WEIR_CPU_X86_64_V4 = 1 << 2, /* AVX512 F, BW, CD, DQ, VL */
  WEIR_CPU_AVX512_VNNI = 1 << 3,
  WEIR_CPU_AVX512_BF16 = 1 << 4,
  WEIR_CPU_AMX_BF16 = 1 << 5,
  WEIR_CPU_AMX_INT8 = 1 << 6,
  WEIR_CPU_AVX512_FP16 = 1 << 7,
  WEIR_CPU_AARCH64_DOTPROD = 1 << 16,
  WEIR_CPU_AARCH64_FP16 = 1 << 17,
  WEIR_CPU_AARCH64_SVE = 1 << 18
};

/* One level of CPU; kernels list a version for each. Ascending: the last one
   whose features the machine has is used. */
typedef struct WeirLevel {
  const char *name;  /* "x86-64-v3" */
  uint64_t features; /* WEIR_CPU_* bits, all of them needed */
} WeirLevel;

typedef struct WeirKernel {
  const char *name;
  /* By level; null: the next lower version serves. */
  WeirKernelFn fn[WEIR_MAX_LEVELS];
  /* Length of the outermost parallel loop; null: 1. */
  WeirKernelSizeFn chunks;
  /* Bytes of scratch a call on a range needs; null: none, and no buffer. */
  WeirKernelSizeFn scratch;
  /* Estimated nanoseconds of the whole kernel; null: unknown. */
  WeirKernelSizeFn cost;
  uint32_t numBuffers; /* inputs and outputs, scratch not counted */
  uint32_t numSizes;
  /* Estimated nanoseconds of one outermost iteration, if `cost` is null;
     0: unknown. */
  int64_t costHint;
  void *reserved[2]; /* device functions */
} WeirKernel;

/* A runtime function, listed once by name. */
typedef struct WeirCall {
  const char *name; /* operation type: "Where" */
  WeirCallFn fn;
} WeirCall;

/* A check that can fail. Text: "{0}", "{1}", ... are the values, "{index}"
   the index; everything else is literal ("{{" is one brace). */
typedef struct WeirSite {
  int32_t code; /* WeirCode */
  const char *format;
  const char *node; /* the graph's node, shown as [node NAME] */
} WeirSite;

enum WeirSlotKind {
  /* At the layout's offset in the step's arena. */
  WEIR_SLOT_ARENA = 0,
  /* An owned, counted buffer: made when its producer starts (bytes from dtype
     and dims), or by the runtime call that produces it; dropped when every
     task that mentions it has finished. */
  WEIR_SLOT_BUFFER = 1,
  /* Read-only: `offset` into the program's weights, or (WEIR_SLOT_INLINE)
     into `WeirProgram::rodata`. */
  WEIR_SLOT_CONSTANT = 2,
  /* The value bound to step input `index`. */
  WEIR_SLOT_INPUT = 3,
  /* The value of step output `index`: the caller's buffer if one is bound,
     else an owned buffer; may also be read by later tasks. */
  WEIR_SLOT_OUTPUT = 4,
  /* A scalar handle of the program's resource `index`. */
  WEIR_SLOT_RESOURCE = 5
};

enum {
  WEIR_SLOT_INLINE = 1 << 0 /* CONSTANT: in rodata, not in weights */
};

enum WeirMemorySpace { WEIR_SPACE_HOST = 0, WEIR_SPACE_DEVICE = 1 };

typedef struct WeirSlot {
  uint8_t kind;  /* WeirSlotKind */
  uint8_t space; /* WeirMemorySpace */
  uint8_t flags;
  uint8_t reserved;
  int32_t dtype;
  int32_t rank;      /* -1: only the value itself knows (BUFFER and such) */
  uint32_t firstDim; /* dimension codes, in WeirStep::dims */
  uint32_t index;    /* INPUT, OUTPUT, RESOURCE */
  uint32_t reserved2;
  int64_t offset; /* CONSTANT */
} WeirSlot;

enum WeirTaskKind {
  WEIR_TASK_KERNEL = 0, /* function: WeirProgram::kernels */
  WEIR_TASK_CALL = 1,   /* function: WeirProgram::calls */
  WEIR_TASK_SIZES = 2,  /* function: WeirProgram::sizesFns */
  WEIR_TASK_NOOP = 3,   /* orders others only */
  /* Runs another step of the program with the task's inputs as its inputs and
     its outputs as the task's outputs. */
  WEIR_TASK_INVOKE = 4, /* function: WeirProgram::steps */
  /* Input 0 (scalar bool or int32) picks one of the `numBranches` steps from
     branches[function] on (false is 0); out of range: the last. The other
     inputs are that step's inputs. */
  WEIR_TASK_CASE = 5,
  /* branches[function] = cond step (one scalar bool output),
     branches[function + 1] = body step; both take all the task's inputs, the
     body's outputs are the next inputs, the last ones the task's outputs. */
  WEIR_TASK_WHILE = 6,
  /* Tasks of dataflow steps only; docs/spec/control-flow.md says what they
     do. SWITCH: data and selector in, an output for each branch. MERGE: one of
     its inputs out, and which (int32). ENTER: function is the number of the
     frame's name; sizeArgs are parallel_iterations and is_constant. NEXT: what
     it writes, a MERGE of its own frame reads in the next iteration. TRIGGER:
     a NOOP that is never dead. */
  WEIR_TASK_SWITCH = 16,
  WEIR_TASK_MERGE = 17,
  WEIR_TASK_ENTER = 18,
  WEIR_TASK_EXIT = 19,
  WEIR_TASK_NEXT = 20,
  WEIR_TASK_LOOPCOND = 21,
  /* Transfers over an edge of the program, matched by edge and the frame's
     tag (docs/execution.md). SEND: input 0 is the value; no input: order only.
     RECV: output 0 likewise; its completion is CONTINUATION. */
  WEIR_TASK_SEND = 22, /* function: WeirProgram::edges */
  WEIR_TASK_RECV = 23, /* function: WeirProgram::edges */
  WEIR_TASK_TRIGGER = 24,
  /* INVOKE of a step's image on one device: runs beside its siblings, with
     the tag of the frame that starts it. */
  WEIR_TASK_START = 25 /* function: WeirProgram::steps */
};

enum WeirCompletion {
  WEIR_COMPLETE_RETURN = 0,       /* done when the function returns */
  WEIR_COMPLETE_CONTINUATION = 1, /* may be pending and completed later */
  WEIR_COMPLETE_EVENT = 2         /* reserved: done when a device says so */
};

typedef struct WeirTask {
  uint8_t kind;       /* WeirTaskKind */
  uint8_t completion; /* WeirCompletion */
  uint16_t device;    /* index in WeirProgram::devices */
  uint32_t function;
  uint32_t firstArg; /* WeirStep::args: slots read, then slots written */
  uint16_t numInputs;
  uint16_t numOutputs;
  uint32_t firstSize; /* WeirStep::sizeArgs */
  uint16_t numSizes;
  uint16_t numBranches;    /* CASE */
  uint32_t pending;        /* predecessors: how often others list it */
  uint32_t firstSuccessor; /* WeirStep::successors */
  uint32_t numSuccessors;
  uint32_t priority;  /* critical path from here on, in ns; larger runs first */
  uint32_t name;      /* offset in WeirProgram::strings: the node's name(s) */
  uint32_t firstSite; /* WeirProgram::sites */
  uint32_t firstAttr; /* CALL: WeirProgram::attrs */
  uint16_t numAttrs;
  /* INVOKE, CASE, WHILE: the number (> 0) of a call site whose step was split
     into images, the same in each of them; else 0. */
  uint16_t frame;
} WeirTask;

/* A step's input (feed) or output (fetch). */
typedef struct WeirPort {
  const char *name; /* "image:0" */
  int32_t dtype;
  int32_t rank;      /* -1: any */
  uint32_t firstDim; /* dimension codes, in WeirStep::dims */
  uint32_t slot;     /* inputs: an INPUT slot or WEIR_NONE (not used);
                        outputs: a slot of any kind but ARENA */
} WeirPort;

enum {
  WEIR_STEP_PRIVATE = 1 << 0, /* run by other steps only, not listed */
  /* Values may be dead and tasks run once in each iteration of their frame.
     `successors` are control edges only; data edges follow from the slots, of
     which each has one producer and any number of readers. */
  WEIR_STEP_DATAFLOW = 1 << 1
};

typedef struct WeirStep {
  const char *name;
  uint32_t flags;
  uint32_t numInputs;
  const WeirPort *inputs;
  const WeirPort *outputs;
  uint32_t numOutputs;
  uint32_t numTargets;
  const char *const *targets; /* names, for --list and checking */
  const WeirSlot *slots;
  const WeirTask *tasks;
  uint32_t numSlots;
  uint32_t numTasks;
  const uint32_t *args;       /* slot indices */
  const uint32_t *successors; /* task indices */
  const int64_t *sizeArgs;    /* dimension codes, dense for each task */
  const int64_t *dims;        /* dimension codes of slots and ports */
  uint32_t numArgs;
  uint32_t numSuccessors;
  uint32_t numSizeArgs;
  uint32_t numDims;
  uint32_t numSizes;   /* entries of the run's size table */
  uint32_t firstSite;  /* sites of the layout function */
  WeirLayoutFn layout; /* null: no ARENA slot and no derived size */
  uint32_t numFrames;  /* reserved; 1 */
  uint32_t device;     /* index in WeirProgram::devices */
  uint32_t reserved[2];
} WeirStep;

enum {
  WEIR_RESOURCE_TRAINABLE = 1 << 0,
  WEIR_RESOURCE_REF = 1 << 1,  /* VariableV2: uninitialised but shaped */
  WEIR_RESOURCE_LOCAL = 1 << 2 /* not saved by default */
};

/* A variable, queue, ... with TensorFlow's names. */
typedef struct WeirResource {
  const char *name;      /* shared_name, or else the node's name */
  const char *kind;      /* "Variable", "FIFOQueue", ... */
  const char *container; /* "" is the default one */
  int32_t dtype;         /* variables */
  int32_t rank;          /* -1: unknown */
  const int64_t *dims;   /* -1: unknown */
  uint32_t flags;
  uint32_t numAttrs;
  const WeirAttr *attrs; /* the creating op's attributes */
} WeirResource;

/* A value, or an order, that crosses from one device to another. */
typedef struct WeirEdge {
  const char *name;    /* "w:0"; order: the node's name */
  const int64_t *dims; /* -1: unknown */
  uint16_t from;       /* index in WeirProgram::devices */
  uint16_t to;
  int32_t dtype;    /* 0 (INVALID): order only, no value */
  int32_t rank;     /* -1: unknown */
  uint32_t credits; /* tags that a sender may be ahead of its receiver;
                       0: the runtime's default */
  uint32_t reserved[2];
} WeirEdge;

typedef struct WeirProgram {
  uint32_t magic;      /* WEIR_MAGIC */
  uint32_t abiVersion; /* WEIR_ABI_VERSION */
  uint64_t structSize; /* sizeof(WeirProgram) */
  const char *name;
  const char *producer; /* "weirc 0.1 ..." */
  const WeirLevel *levels;
  const WeirKernel *kernels;
  const WeirCall *calls;
  const WeirSizesFn *sizesFns;
  const WeirStep *steps;
  const WeirResource *resources;
  const char *const *components; /* archives it needs: "checkpoint" */
  const WeirSite *sites;
  const WeirAttr *attrs;
  const uint32_t *branches; /* step indices of CASE and WHILE tasks */
  const char *strings;      /* zero-terminated names, by offset */
  const void *weights;      /* aligned to WEIR_ALIGNMENT */
  const void *rodata;       /* small constants, aligned alike */
  uint64_t weightsSize;
  uint64_t rodataSize;
  uint64_t stringsSize;
  uint32_t numLevels;
  uint32_t numKernels;
  uint32_t numCalls;
  uint32_t numSizesFns;
  uint32_t numSteps;
  uint32_t numResources;
  uint32_t numComponents;
  uint32_t numSites;
  uint32_t numAttrs;
  uint32_t numBranches;
  uint32_t numDevices; /* 0 reads as one device without a name */
  uint32_t numEdges;
  const char *const
      *devices; /* "/job:localhost/replica:0/task:0/device:CPU:0" */
  const WeirEdge *edges;
  const struct WeirPlan *plan; /* Plan.h; null: none was compiled in */
  void *reserved[4];
} WeirProgram;

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
