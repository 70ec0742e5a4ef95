//===- GradientsPipeline.h - tf.gradients on the command line ---*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_PIPELINES_GRADIENTSPIPELINE_H
#define WEIR_COMPILER_PIPELINES_GRADIENTSPIPELINE_H

namespace weir {

/// Makes `weir-gradients` known by name (weir-opt).
void registerGradientsPipeline();

} // namespace weir

#endif // WEIR_COMPILER_PIPELINES_GRADIENTSPIPELINE_H
