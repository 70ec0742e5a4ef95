//===- Registration.h - dialects and passes of weir-opt ---------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_TOOLS_WEIROPT_REGISTRATION_H
#define WEIR_TOOLS_WEIROPT_REGISTRATION_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace weir::opt {

/// Weir's dialects and the upstream ones, with their external models.
void registerDialects(mlir::DialectRegistry &registry);
/// Weir's passes and pipelines, and upstream's. Call once.
void registerPasses();

} // namespace weir::opt

#endif // WEIR_TOOLS_WEIROPT_REGISTRATION_H
