//===- StepsFile.h - steps as users write them ------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_DRIVER_STEPSFILE_H
#define WEIR_COMPILER_DRIVER_STEPSFILE_H

#include "compiler/Driver/Driver.h"
#include "llvm/Support/Error.h"

namespace weir {

/// Reads the steps of a file (docs/formats/steps.md). The error names the file
/// and the line.
llvm::Expected<std::vector<StepRequest>> readStepsFile(llvm::StringRef path);

/// The same for text that came from `name`.
llvm::Expected<std::vector<StepRequest>> parseSteps(llvm::StringRef text,
                                                    llvm::StringRef name);

/// `x` as `x:0`; names with a port as they are.
std::string addPort(llvm::StringRef name);

/// `x=float32[?,28]` as `x:0=?x28xf32`; types in MLIR's spelling stay.
/// TensorFlow's names of types are known, with or without `DT_`.
llvm::Expected<std::string> normalizeFeed(llvm::StringRef feed);

} // namespace weir

#endif // WEIR_COMPILER_DRIVER_STEPSFILE_H
