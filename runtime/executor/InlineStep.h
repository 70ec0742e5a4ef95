// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A private step that is a few small kernels of constant sizes, or only gives
// constants and what it gets, needs no frame of its own: a dataflow step that
// calls it does that on the spot.
#ifndef WEIR_RUNTIME_EXECUTOR_INLINESTEP_H
#define WEIR_RUNTIME_EXECUTOR_INLINESTEP_H

#include "runtime/base/Memory.h"
#include "runtime/executor/Runtime.h"
#include "runtime/tensor/Value.h"

namespace weir {

struct StepPlan;

class InlineStep {
public:
  /// Null: the step needs a frame. The tables are valid and outlive it.
  static InlineStep *make(const StepPlan &plan);

  /// Whether the values have the types and shapes that the step was compiled
  /// for; others are for a frame to refuse.
  bool fits(const Value *inputs) const;
  static constexpr uint32_t mostOutputs = 8;
  uint32_t numOutputs() const { return uint32_t(outputs.size()); }
  /// Bytes of output j.
  int64_t outputBytes(uint32_t j) const { return outputs[j].bytes; }
  /// Whether output j is a scalar that fits into a Value itself.
  bool isScalar(uint32_t j) const { return outputs[j].scalar; }
  /// What output j is if no kernel writes it: null, or a constant.
  const void *constant(uint32_t j) const { return outputs[j].constant; }
  /// The same: WEIR_NONE, or the number of an input.
  uint32_t passedInput(uint32_t j) const { return outputs[j].input; }
  /// Runs all kernels. Outputs have their data; their types and shapes are
  /// set here. False: a check failed; `context` and `firstSite` say which.
  bool run(const Value *inputs, Value *outputs, WeirTaskContext &context,
           uint32_t &firstSite) const;

private:
  /// Where an argument comes from.
  struct Argument {
    enum Kind : uint8_t { Input, Output, Constant } kind;
    uint32_t offset; ///< of its data pointer among the inputs or outputs
    void *data;      ///< Constant
  };
  struct Kernel {
    WeirKernelFn function;
    uint32_t firstArgument;
    uint32_t numArguments;
    const int64_t *sizes;
    int64_t chunks;
    uint32_t firstSite;
  };
  struct Port {
    int32_t dtype;
    int32_t rank;
    const int64_t *dims;
    int64_t bytes;
    bool scalar;
    uint32_t input; ///< see passedInput()
    const void *constant;
  };

  static constexpr uint32_t mostArguments = 16;

  bool build(const StepPlan &plan);
  bool addOutput(const StepPlan &plan, uint32_t j);
  bool addPort(const WeirStep &step, const WeirPort &port, Table<Port> &ports,
               uint32_t index);

  Table<Kernel> kernels;
  Table<Argument> arguments;
  Table<Port> inputPorts, outputs;
};

inline bool InlineStep::fits(const Value *inputs) const {
  for (size_t i = 0; i < inputPorts.size(); ++i) {
    const Port &port = inputPorts[i];
    const Value &value = inputs[i];
    if (memcmp(&value.dtype, &port.dtype, 2 * sizeof(int32_t)) != 0) {
      return false; // dtype or rank
    }
    for (int32_t d = 0; d < port.rank; ++d) {
      if (value.dims[d] != port.dims[d]) {
        return false;
      }
    }
  }
  return true;
}

inline bool InlineStep::run(const Value *inputs, Value *results,
                            WeirTaskContext &context,
                            uint32_t &firstSite) const {
  for (uint32_t j = 0; j < outputs.size(); ++j) {
    // Together, as they are read when the value is handed on.
    memcpy(&results[j].dtype, &outputs[j].dtype, 2 * sizeof(int32_t));
    for (int32_t d = 0; d < outputs[j].rank; ++d) {
      results[j].dims[d] = outputs[j].dims[d];
    }
  }
  const char *bases[] = {reinterpret_cast<const char *>(inputs),
                         reinterpret_cast<const char *>(results)};
  void *buffers[mostArguments];
  for (size_t i = 0; i < kernels.size(); ++i) {
    const Kernel &kernel = kernels[i];
    const Argument *argument = arguments.data() + kernel.firstArgument;
    for (uint32_t k = 0; k < kernel.numArguments; ++k, ++argument) {
      buffers[k] = argument->data;
      if (argument->kind != Argument::Constant) {
        buffers[k] = *reinterpret_cast<void *const *>(bases[argument->kind] +
                                                      argument->offset);
      }
    }
    kernel.function(buffers, kernel.sizes, 0, kernel.chunks, &context);
    if (context.raised) {
      firstSite = kernel.firstSite;
      return false;
    }
  }
  return true;
}

} // namespace weir

#endif
