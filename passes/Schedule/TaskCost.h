//===- TaskCost.h - how long a task may take --------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_SCHEDULE_TASKCOST_H
#define WEIR_PASSES_SCHEDULE_TASKCOST_H

#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace weir {

/// The size that estimates assume where only the run can tell.
constexpr int64_t sampleSize = 32;

/// The elements of `type` with `sampleSize` for every size that is not known.
int64_t getSampleElements(mlir::Type type);

/// Estimates of a task's time in nanoseconds. They order tasks and decide how
/// finely kernels are cut, never a result.
class TaskCost {
public:
  /// What a kernel costs: bytes it touches, arithmetic of its `linalg` ops.
  int64_t getKernelCost(mlir::func::FuncOp kernel, task::RunOp run);
  /// What a runtime call costs, from the bytes of its operands and results.
  static int64_t getCallCost(mlir::Operation *op);
  /// Nanoseconds for each 1024 bytes that the kernel touches, at sample sizes;
  /// at least what memory takes.
  int64_t getNanosPerKilobyte(mlir::func::FuncOp kernel);
  static constexpr int64_t sizesCost = 40;
  /// Of a send: another device waits for it.
  static constexpr int64_t sendCost = 20000;
  /// Of any kernel.
  static constexpr int64_t startCost = 60;

private:
  int64_t getOperations(mlir::func::FuncOp kernel);

  /// Arithmetic by kernel; looked up only.
  llvm::DenseMap<mlir::Operation *, int64_t> operations;
};

} // namespace weir

#endif // WEIR_PASSES_SCHEDULE_TASKCOST_H
