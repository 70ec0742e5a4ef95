//===- Passes.h - the passes of this phase ----------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PLACEMENT_PASSES_H
#define WEIR_PASSES_PLACEMENT_PASSES_H

#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include <memory>
#include <string>
#include <vector>

namespace weir {

/// Where one op went, and why ("requested", "default", ...).
struct PlacedOp {
  std::string step, node, opType;
  int device;
  std::string why;
};

/// What placement did, for reports.
struct PlacementReport {
  std::vector<std::string> devices;
  /// In the order of the program; empty with one device.
  std::vector<PlacedOp> ops;
};

#define GEN_PASS_DECL
#include "passes/Placement/Passes.h.inc"

/// As createPlacePass(options); also fills `report`, which must outlive the
/// pass.
std::unique_ptr<mlir::Pass> createPlacePass(PlacePassOptions options,
                                            PlacementReport *report);

/// The names of the first `count` CPU devices of this process.
mlir::ArrayAttr getLocalDevices(mlir::MLIRContext *context, unsigned count);
/// Forgets what ops request: for programs with one device, before equal ops
/// are merged.
void dropDeviceRequests(ProgramOp program);

#define GEN_PASS_REGISTRATION
#include "passes/Placement/Passes.h.inc"

} // namespace weir

#endif // WEIR_PASSES_PLACEMENT_PASSES_H
