//===- KernelErrorsTest.cpp - kernels that cannot be compiled -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "KernelTestUtil.h"
#include "mlir/IR/Diagnostics.h"

using namespace weir;
using namespace weir::test;

/// What the compiler says of the first kernel of `text`; empty if it compiles.
static std::string
errorOf(llvm::StringRef text,
        std::optional<IsaLevel> host = KernelCompileOptions().host) {
  std::string errors;
  mlir::ScopedDiagnosticHandler handler(
      &kernelContext(),
      [&](mlir::Diagnostic &diagnostic) { errors += diagnostic.str() + "\n"; });
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &kernelContext());
  if (!module) {
    return "not parsed: " + errors;
  }
  KernelCompileOptions options;
  options.codegen = CodegenMode::Reference;
  options.host = host;
  auto kernel = *module->getOps<mlir::func::FuncOp>().begin();
  auto loaded = createCpuKernelCompiler(options)->load(kernel);
  return mlir::succeeded(loaded) ? "" : errors;
}

#define EXPECT_SAYS(text, words)                                               \
  EXPECT_NE(errorOf(text).find(words), std::string::npos) << errorOf(text)

TEST(KernelErrors, DimsThatDoNotFitTheType) {
  EXPECT_SAYS(R"(
    func.func private @k(%a: tensor<?xf32>, %s0: index) -> tensor<4xf32> {
      %c = arith.constant dense<0.0> : tensor<4xf32>
      return %c : tensor<4xf32>
    })",
              "has a dynamic shape but no task.dims");
  EXPECT_SAYS(R"(
    func.func private @k(%a: tensor<?xf32> {task.dims = array<i64: -1, 4>},
                         %s0: index) -> tensor<4xf32> {
      %c = arith.constant dense<0.0> : tensor<4xf32>
      return %c : tensor<4xf32>
    })",
              "has rank 1 but task.dims lists 2");
  EXPECT_SAYS(R"(
    func.func private @k(%a: tensor<4xf32> {task.dims = array<i64: 5>})
        -> tensor<4xf32> {
      return %a : tensor<4xf32>
    })",
              "has dimension 4 where task.dims says 5");
}

TEST(KernelErrors, SignaturesThatAreNoKernels) {
  EXPECT_SAYS(R"(
    func.func private @k(%s0: index, %a: tensor<4xf32>) -> tensor<4xf32> {
      return %a : tensor<4xf32>
    })",
              "has a tensor argument after size arguments");
  EXPECT_SAYS(R"(
    func.func private @k(%a: tensor<4xf32>, %b: f32) -> tensor<4xf32> {
      return %a : tensor<4xf32>
    })",
              "has an argument of type 'f32'; expected ranked tensors, then");
  EXPECT_SAYS(R"(
    func.func private @k(%a: tensor<4xf32>) -> f32 {
      %c = arith.constant 0.0 : f32
      return %c : f32
    })",
              "has a result of type 'f32'; expected ranked tensors");
}

TEST(KernelErrors, ScratchWhoseSizeComesFromData) {
  EXPECT_SAYS(R"(
    func.func private @k(%a: tensor<4xindex>) -> tensor<f32> {
      %i = arith.constant 0 : index
      %n = tensor.extract %a[%i] : tensor<4xindex>
      %one = arith.constant 1.0 : f32
      %e = tensor.empty(%n) : tensor<?xf32>
      %f = linalg.fill ins(%one : f32) outs(%e : tensor<?xf32>)
           -> tensor<?xf32>
      %r = tensor.empty() : tensor<f32>
      %z = linalg.fill ins(%one : f32) outs(%r : tensor<f32>) -> tensor<f32>
      %s = linalg.reduce { arith.addf }
           ins(%f : tensor<?xf32>) outs(%z : tensor<f32>) dimensions = [0]
      return %s : tensor<f32>
    })",
              "kernel needs a buffer whose size is not a function of the "
              "kernel's size arguments");
}

TEST(KernelErrors, WhatHasNoCode) {
  EXPECT_SAYS(R"(
    func.func private @k(%a: tensor<f32>) -> tensor<i64> {
      %x = tensor.extract %a[] : tensor<f32>
      %y = builtin.unrealized_conversion_cast %x : f32 to i64
      %t = tensor.from_elements %y : tensor<i64>
      return %t : tensor<i64>
    })",
              "failed, which is an error of weirc's; report it with the graph");
  EXPECT_SAYS(
      R"(
    func.func private @k(%a: tensor<f32>) -> tensor<f32> {
      %x = tensor.extract %a[] : tensor<f32>
      llvm.inline_asm has_side_effects "call __elsewhere", "" : () -> ()
      %t = tensor.from_elements %x : tensor<f32>
      return %t : tensor<f32>
    })",
      "was lowered to a call of __elsewhere, which programs do not have");
}

TEST(KernelErrors, AnOldMachine) {
  const char *text = R"(
    func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32> {
      return %a : tensor<4xf32>
    })";
  EXPECT_NE(
      errorOf(text, std::nullopt)
          .find("cannot be run here: this machine lacks AVX2 (x86-64-v3)"),
      std::string::npos);
}
