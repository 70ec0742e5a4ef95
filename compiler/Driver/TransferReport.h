//===- TransferReport.h - what crosses between devices ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_DRIVER_TRANSFERREPORT_H
#define WEIR_COMPILER_DRIVER_TRANSFERREPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace weir {

/// One Send and its Recv.
struct EdgeReport {
  std::string name, step;
  std::string from, to; ///< full names of the devices
  /// Bytes of the value: a number, or an expression of the step's sizes; ""
  /// where nothing is known of it. `bytes` is -1 then, and 0 of an order.
  std::string size;
  int64_t bytes = 0;
};

/// A call, branch or loop that stands in several images.
struct SplitReport {
  int64_t number;   ///< its `frame`
  std::string kind; ///< "call", "branch" or "loop"
  std::string name; ///< the graph's node
  std::vector<std::string> devices;
};

/// What partition made of a program.
struct TransferReport {
  std::vector<std::string> devices;
  std::vector<EdgeReport> edges;
  std::vector<SplitReport> splits;
  /// Steps that the executor runs op by op and that stay on one device though
  /// their ops are placed on several, and why.
  std::vector<std::pair<std::string, std::string>> keptWhole;

  void print(llvm::raw_ostream &os) const;
  void addTo(llvm::json::Object &object) const;
};

/// Reads it from a scheduled module.
TransferReport collectTransfers(mlir::ModuleOp module);

} // namespace weir

#endif // WEIR_COMPILER_DRIVER_TRANSFERREPORT_H
