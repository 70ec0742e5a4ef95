// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds program tables by hand for tests: slots, tasks and edges are added in
// any order, and finish() makes the flat tables that the compiler would emit.
#ifndef WEIR_TEST_UNIT_RUNTIME_STEPBUILDER_H
#define WEIR_TEST_UNIT_RUNTIME_STEPBUILDER_H

#include "runtime/abi/Program.h"
#include "runtime/include/weir/weir.h"
#include <cstring>
#include <deque>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace weir::test {

/// One step. Tables live as long as the builder.
class StepBuilder {
public:
  explicit StepBuilder(std::string name) : name(std::move(name)) {}

  uint32_t dimsAt(std::vector<int64_t> codes) {
    uint32_t at = uint32_t(dims.size());
    dims.insert(dims.end(), codes.begin(), codes.end());
    return at;
  }
  uint32_t slot(uint8_t kind, int32_t dtype, std::vector<int64_t> codes,
                uint32_t index = 0, int64_t offset = 0, uint8_t flags = 0) {
    WeirSlot entry = {};
    entry.kind = kind;
    entry.dtype = dtype;
    entry.rank = int32_t(codes.size());
    entry.firstDim = dimsAt(codes);
    entry.index = index;
    entry.offset = offset;
    entry.flags = flags;
    slots.push_back(entry);
    return uint32_t(slots.size() - 1);
  }
  uint32_t input(std::string portName, int32_t dtype,
                 std::vector<int64_t> codes) {
    uint32_t at = slot(WEIR_SLOT_INPUT, dtype, codes, uint32_t(inputs.size()));
    names.push_back(std::move(portName));
    inputs.push_back({names.back().c_str(), dtype, int32_t(codes.size()),
                      slots[at].firstDim, at});
    return at;
  }
  /// An output that is any slot.
  void outputOf(std::string portName, uint32_t slotIndex) {
    names.push_back(std::move(portName));
    outputs.push_back({names.back().c_str(), slots[slotIndex].dtype,
                       slots[slotIndex].rank, slots[slotIndex].firstDim,
                       slotIndex});
  }
  /// An OUTPUT slot and its port.
  uint32_t output(std::string portName, int32_t dtype,
                  std::vector<int64_t> codes) {
    uint32_t at =
        slot(WEIR_SLOT_OUTPUT, dtype, codes, uint32_t(outputs.size()));
    outputOf(std::move(portName), at);
    return at;
  }
  uint32_t task(uint8_t kind, uint32_t function, std::vector<uint32_t> in,
                std::vector<uint32_t> out, std::vector<int64_t> sizes = {},
                uint32_t priority = 0) {
    WeirTask entry = {};
    entry.kind = kind;
    entry.function = function;
    entry.firstArg = uint32_t(args.size());
    entry.numInputs = uint16_t(in.size());
    entry.numOutputs = uint16_t(out.size());
    args.insert(args.end(), in.begin(), in.end());
    args.insert(args.end(), out.begin(), out.end());
    entry.firstSize = uint32_t(sizeArgs.size());
    entry.numSizes = uint16_t(sizes.size());
    sizeArgs.insert(sizeArgs.end(), sizes.begin(), sizes.end());
    entry.priority = priority;
    tasks.push_back(entry);
    edges.emplace_back();
    return uint32_t(tasks.size() - 1);
  }
  void edge(uint32_t from, uint32_t to) { edges[from].push_back(to); }
  WeirTask &at(uint32_t task) { return tasks[task]; }

  WeirStep finish() {
    for (size_t i = 0; i < tasks.size(); ++i) {
      tasks[i].firstSuccessor = uint32_t(successors.size());
      tasks[i].numSuccessors = uint32_t(edges[i].size());
      for (uint32_t to : edges[i]) {
        successors.push_back(to);
        ++tasks[to].pending;
      }
    }
    WeirStep step = {};
    step.name = name.c_str();
    step.flags = flags;
    step.numInputs = uint32_t(inputs.size());
    step.inputs = inputs.data();
    step.outputs = outputs.data();
    step.numOutputs = uint32_t(outputs.size());
    step.slots = slots.data();
    step.tasks = tasks.data();
    step.numSlots = uint32_t(slots.size());
    step.numTasks = uint32_t(tasks.size());
    step.args = args.data();
    step.successors = successors.data();
    step.sizeArgs = sizeArgs.data();
    step.dims = dims.data();
    step.numArgs = uint32_t(args.size());
    step.numSuccessors = uint32_t(successors.size());
    step.numSizeArgs = uint32_t(sizeArgs.size());
    step.numDims = uint32_t(dims.size());
    step.numSizes = numSizes;
    step.layout = layout;
    step.numFrames = 1;
    step.device = device;
    return step;
  }

  std::string name;
  uint32_t numSizes = 0;
  uint32_t flags = 0;
  uint32_t device = 0;
  WeirLayoutFn layout = nullptr;

private:
  std::deque<std::string> names;
  std::vector<WeirPort> inputs, outputs;
  std::vector<WeirSlot> slots;
  std::vector<WeirTask> tasks;
  std::vector<std::vector<uint32_t>> edges;
  std::vector<uint32_t> args, successors;
  std::vector<int64_t> sizeArgs, dims;
};

/// A program; fill the vectors, then table().
struct ProgramBuilder {
  std::deque<StepBuilder> builders;
  std::vector<WeirKernel> kernels;
  std::vector<WeirCall> calls;
  std::vector<WeirSizesFn> sizesFns;
  std::vector<WeirSite> sites;
  std::vector<WeirAttr> attrs;
  std::vector<uint32_t> branches;
  std::vector<WeirResource> resources;
  std::vector<WeirLevel> levels;
  std::vector<const char *> devices;
  std::vector<WeirEdge> edges;
  std::string strings{'\0'};
  const void *rodata = nullptr;
  uint64_t rodataSize = 0;

  StepBuilder &step(std::string name) {
    return builders.emplace_back(std::move(name));
  }
  uint32_t kernel(const char *name, WeirKernelFn fn, uint32_t numBuffers,
                  uint32_t numSizes, WeirKernelSizeFn chunks = nullptr,
                  int64_t costHint = 0) {
    WeirKernel entry = {};
    entry.name = name;
    entry.fn[0] = fn;
    entry.chunks = chunks;
    entry.numBuffers = numBuffers;
    entry.numSizes = numSizes;
    entry.costHint = costHint;
    kernels.push_back(entry);
    return uint32_t(kernels.size() - 1);
  }
  uint32_t call(const char *name, WeirCallFn fn) {
    calls.push_back({name, fn});
    return uint32_t(calls.size() - 1);
  }
  /// Between devices `from` and `to`; dtype 0: order only.
  uint32_t edge(const char *name, uint16_t from, uint16_t to, int32_t dtype,
                uint32_t credits = 0) {
    WeirEdge entry = {};
    entry.name = name;
    entry.from = from;
    entry.to = to;
    entry.dtype = dtype;
    entry.rank = -1;
    entry.credits = credits;
    edges.push_back(entry);
    return uint32_t(edges.size() - 1);
  }
  uint32_t text(const char *name) {
    uint32_t at = uint32_t(strings.size());
    strings.append(name).push_back('\0');
    return at;
  }
  WeirProgram &table() {
    finished.clear();
    for (StepBuilder &builder : builders) {
      finished.push_back(builder.finish());
    }
    program = {};
    program.magic = WEIR_MAGIC;
    program.abiVersion = WEIR_ABI_VERSION;
    program.structSize = sizeof(WeirProgram);
    program.name = "test";
    program.producer = "by hand";
    program.levels = levels.data();
    program.numLevels = uint32_t(levels.size());
    program.kernels = kernels.data();
    program.numKernels = uint32_t(kernels.size());
    program.calls = calls.data();
    program.numCalls = uint32_t(calls.size());
    program.sizesFns = sizesFns.data();
    program.numSizesFns = uint32_t(sizesFns.size());
    program.steps = finished.data();
    program.numSteps = uint32_t(finished.size());
    program.resources = resources.data();
    program.numResources = uint32_t(resources.size());
    program.sites = sites.data();
    program.numSites = uint32_t(sites.size());
    program.attrs = attrs.data();
    program.numAttrs = uint32_t(attrs.size());
    program.branches = branches.data();
    program.numBranches = uint32_t(branches.size());
    program.devices = devices.data();
    program.numDevices = uint32_t(devices.size());
    program.edges = edges.data();
    program.numEdges = uint32_t(edges.size());
    program.strings = strings.data();
    program.stringsSize = strings.size();
    program.rodata = rodata;
    program.rodataSize = rodataSize;
    return program;
  }

private:
  std::vector<WeirStep> finished;
  WeirProgram program;
};

/// A loaded program with an instance.
struct Loaded {
  weir_runtime *runtime = nullptr;
  weir_program *program = nullptr;
  weir_instance *instance = nullptr;
  weir_status status = {};

  explicit Loaded(ProgramBuilder &builder, int threads = 1) {
    runtime = weir_runtime_create(threads);
    weir_program_create(runtime, &builder.table(), &program, &status);
    if (program) {
      weir_instance_create(program, &instance, &status);
    }
  }
  ~Loaded() {
    weir_instance_destroy(instance);
    weir_program_destroy(program);
    weir_runtime_destroy(runtime);
  }
};

/// A run with typed helpers.
struct TestRun {
  weir_run *run = nullptr;
  weir_status status = {};

  TestRun(Loaded &loaded, const char *step) {
    weir_run_create(loaded.instance,
                    weir_program_find_step(loaded.program, step), &run,
                    &status);
  }
  ~TestRun() { weir_run_destroy(run); }

  template <typename T>
  int32_t bind(int32_t i, int32_t dtype, std::vector<int64_t> dims,
               const std::vector<T> &data) {
    weir_tensor tensor = {};
    tensor.dtype = dtype;
    tensor.rank = int32_t(dims.size());
    std::copy(dims.begin(), dims.end(), tensor.dims);
    tensor.data = const_cast<T *>(data.data());
    tensor.bytes = data.size() * sizeof(T);
    return weir_run_bind_input(run, i, &tensor, &status);
  }
  int32_t execute() { return weir_run_execute(run, &status); }
  std::vector<int64_t> shape(int32_t i) {
    weir_tensor tensor;
    EXPECT_EQ(weir_run_output(run, i, &tensor, &status), 0) << status.message;
    return {tensor.dims, tensor.dims + tensor.rank};
  }
  template <typename T> std::vector<T> output(int32_t i) {
    weir_tensor tensor;
    EXPECT_EQ(weir_run_output(run, i, &tensor, &status), 0) << status.message;
    const T *data = static_cast<const T *>(tensor.data);
    return {data, data + tensor.bytes / sizeof(T)};
  }
};

} // namespace weir::test

#endif
