//===- TaskCost.cpp - how long a task may take ----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Schedule/TaskCost.h"
#include "dialects/Weir/DataTypes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace weir;

// Rates of one core of this decade, in units per nanosecond, and the cost of
// starting a task. Rough on purpose.
static constexpr int64_t bytesPerNano = 10;
static constexpr int64_t operationsPerNano = 30;
static constexpr int64_t callCost = 300;
static constexpr int64_t mostCost = int64_t(1) << 40;

static int64_t multiply(int64_t a, int64_t b) {
  int64_t product;
  if (__builtin_mul_overflow(a, b, &product)) {
    return mostCost;
  }
  return std::min(product, mostCost);
}

int64_t weir::getSampleElements(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked) {
    return isa<TensorType>(type) ? sampleSize : 0;
  }
  int64_t elements = 1;
  for (int64_t size : ranked.getShape()) {
    elements =
        multiply(elements, ShapedType::isDynamic(size) ? sampleSize : size);
  }
  return elements;
}

static int64_t getBytes(TypeRange types) {
  int64_t bytes = 0;
  for (Type type : types) {
    if (isa<TensorType>(type)) {
      bytes +=
          multiply(getSampleElements(type),
                   std::max(1u, getStorageBytes(getElementTypeOrSelf(type))));
    }
  }
  return std::min(bytes, mostCost);
}

/// Loop iterations of the linalg ops in `kernel`, reductions counted.
static int64_t countOperations(func::FuncOp kernel) {
  int64_t total = 0;
  kernel.walk([&](linalg::LinalgOp op) {
    int64_t iterations = 1;
    for (int64_t range : op.getStaticLoopRanges()) {
      iterations = multiply(iterations,
                            ShapedType::isDynamic(range) ? sampleSize : range);
    }
    total = std::min(total + iterations, mostCost);
  });
  return total;
}

int64_t TaskCost::getOperations(func::FuncOp kernel) {
  auto [it, inserted] = operations.try_emplace(kernel, 0);
  if (inserted) {
    it->second = countOperations(kernel);
  }
  return it->second;
}

int64_t TaskCost::getNanosPerKilobyte(func::FuncOp kernel) {
  int64_t bytes =
      getBytes(kernel.getArgumentTypes()) + getBytes(kernel.getResultTypes());
  int64_t arithmetic = getOperations(kernel) / operationsPerNano;
  return std::max<int64_t>(1024 / bytesPerNano,
                           multiply(arithmetic, 1024) /
                               std::max<int64_t>(bytes, 1));
}

int64_t TaskCost::getKernelCost(func::FuncOp kernel, task::RunOp run) {
  int64_t memory = (getBytes(run.getInputs().getTypes()) +
                    getBytes(run.getOutputs().getTypes())) /
                   bytesPerNano;
  return startCost +
         std::max(memory, getOperations(kernel) / operationsPerNano);
}

int64_t TaskCost::getCallCost(Operation *op) {
  return callCost +
         (getBytes(op->getOperandTypes()) + getBytes(op->getResultTypes())) /
             bytesPerNano;
}
