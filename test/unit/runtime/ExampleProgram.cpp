// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The worked example of docs/formats/program-tables.md: a feed's size, a size
// that a runtime call finds out, and one derived from it.
#include "runtime/abi/Program.h"

extern "C" WeirCallStatus weir_call_Where(WeirCallContext *ctx);

namespace {
void add(void *const *b, const int64_t *sizes, int64_t, int64_t,
         WeirTaskContext *) {
  for (int64_t i = 0; i < sizes[0]; ++i) {
    static_cast<float *>(b[1])[i] = static_cast<const float *>(b[0])[i] + 1;
  }
}
void mul(void *const *b, const int64_t *sizes, int64_t, int64_t,
         WeirTaskContext *) {
  for (int64_t i = 0; i < sizes[0]; ++i) {
    static_cast<int64_t *>(b[1])[i] = static_cast<const int64_t *>(b[0])[i] * 2;
  }
}
int64_t layout(int64_t *sizes, int64_t *, WeirTaskContext *) {
  sizes[2] = 4 * sizes[0];
  return 0;
}
void sizesOfMul(const void *const *, int64_t *sizes, WeirTaskContext *) {
  sizes[3] = 2 * sizes[1];
}
const int64_t dims[] = {-1, 4, -2, 2};
const WeirSlot slots[] = {
    {.kind = WEIR_SLOT_INPUT, .dtype = WEIR_DT_FLOAT, .rank = 2, .firstDim = 0},
    {.kind = WEIR_SLOT_OUTPUT,
     .dtype = WEIR_DT_FLOAT,
     .rank = 2,
     .firstDim = 0,
     .index = 0},
    {.kind = WEIR_SLOT_OUTPUT,
     .dtype = WEIR_DT_INT64,
     .rank = 2,
     .firstDim = 2,
     .index = 1},
    {.kind = WEIR_SLOT_OUTPUT,
     .dtype = WEIR_DT_INT64,
     .rank = 2,
     .firstDim = 2,
     .index = 2}};
const uint32_t args[] = {0, 1, 1, 2, 2, 3};
const uint32_t successors[] = {1, 2, 3};
const int64_t sizeArgs[] = {-3, -4};
const WeirTask tasks[] = {{.kind = WEIR_TASK_KERNEL,
                           .function = 0,
                           .firstArg = 0,
                           .numInputs = 1,
                           .numOutputs = 1,
                           .firstSize = 0,
                           .numSizes = 1,
                           .firstSuccessor = 0,
                           .numSuccessors = 1,
                           .priority = 400,
                           .name = 1},
                          {.kind = WEIR_TASK_CALL,
                           .function = 0,
                           .firstArg = 2,
                           .numInputs = 1,
                           .numOutputs = 1,
                           .pending = 1,
                           .firstSuccessor = 1,
                           .numSuccessors = 1,
                           .priority = 300,
                           .name = 5},
                          {.kind = WEIR_TASK_SIZES,
                           .function = 0,
                           .pending = 1,
                           .firstSuccessor = 2,
                           .numSuccessors = 1,
                           .priority = 200},
                          {.kind = WEIR_TASK_KERNEL,
                           .function = 1,
                           .firstArg = 4,
                           .numInputs = 1,
                           .numOutputs = 1,
                           .firstSize = 1,
                           .numSizes = 1,
                           .pending = 1,
                           .priority = 100,
                           .name = 11}};
const WeirPort inputs[] = {{"x:0", WEIR_DT_FLOAT, 2, 0, 0}};
const WeirPort outputs[] = {{"y:0", WEIR_DT_FLOAT, 2, 0, 1},
                            {"w:0", WEIR_DT_INT64, 2, 2, 2},
                            {"twice:0", WEIR_DT_INT64, 2, 2, 3}};
const WeirStep step = {.name = "main",
                       .numInputs = 1,
                       .inputs = inputs,
                       .outputs = outputs,
                       .numOutputs = 3,
                       .slots = slots,
                       .tasks = tasks,
                       .numSlots = 4,
                       .numTasks = 4,
                       .args = args,
                       .successors = successors,
                       .sizeArgs = sizeArgs,
                       .dims = dims,
                       .numArgs = 6,
                       .numSuccessors = 3,
                       .numSizeArgs = 2,
                       .numDims = 4,
                       .numSizes = 4,
                       .layout = layout,
                       .numFrames = 1};
const WeirKernel kernels[] = {
    {.name = "add", .fn = {add}, .numBuffers = 2, .numSizes = 1},
    {.name = "mul", .fn = {mul}, .numBuffers = 2, .numSizes = 1}};
const WeirCall calls[] = {{"Where", weir_call_Where}};
const WeirSizesFn sizesFns[] = {sizesOfMul};
const char strings[] = "\0add\0where\0mul";
const WeirLevel levels[] = {{"baseline", 0}};
} // namespace

extern "C" const WeirProgram weir_program;
const WeirProgram weir_program = {.magic = WEIR_MAGIC,
                                  .abiVersion = WEIR_ABI_VERSION,
                                  .structSize = sizeof(WeirProgram),
                                  .name = "example",
                                  .producer = "by hand",
                                  .levels = levels,
                                  .kernels = kernels,
                                  .calls = calls,
                                  .sizesFns = sizesFns,
                                  .steps = &step,
                                  .strings = strings,
                                  .stringsSize = sizeof strings,
                                  .numLevels = 1,
                                  .numKernels = 2,
                                  .numCalls = 1,
                                  .numSizesFns = 1,
                                  .numSteps = 1};
