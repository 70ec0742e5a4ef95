//===- EmitErrorsTest.cpp - modules that cannot become a program ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "KernelTestUtil.h"
#include "compiler/Emit/ProgramEmitter.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/Diagnostics.h"

using namespace weir;
using namespace weir::test;

static std::string errorOf(llvm::StringRef text,
                           llvm::ArrayRef<CompiledKernel> kernels = {}) {
  mlir::MLIRContext &context = kernelContext();
  mlir::DialectRegistry registry;
  registry.insert<WeirDialect, tf::TFDialect, task::TaskDialect>();
  context.appendDialectRegistry(registry);
  std::string errors;
  mlir::ScopedDiagnosticHandler handler(
      &context,
      [&](mlir::Diagnostic &diagnostic) { errors += diagnostic.str() + "\n"; });
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  if (!module) {
    return "not parsed: " + errors;
  }
  auto program = emitProgram(*module, kernels, EmitOptions());
  return mlir::succeeded(program) ? "" : errors;
}

/// A program of one task that runs the kernel @k on its feed.
static std::string oneTask(const std::string &inputs,
                           const std::string &types) {
  return R"(
    weir.program @p {
      task.frame @main feeds ["x:0"] : [tensor<4xf32>]
          fetches ["y:0"] : [tensor<4xf32>] targets []
          attributes {entry = array<i64>, symbols = []} {
        %x = task.slot input {index = 0 : i64} : tensor<4xf32>
        %y = task.slot output {index = 0 : i64} : tensor<4xf32>
        task.task kernel @k()" +
         inputs + R"() -> (%y) sizes(#tf.dims<>) pending 0 then []
            priority 1 name "y" : ()" +
         types + R"() -> tensor<4xf32>
        task.outputs %y : tensor<4xf32>
      }
    })";
}

#define EXPECT_SAYS(error, words)                                              \
  EXPECT_NE((error).find(words), std::string::npos) << (error)

TEST(EmitErrors, OneProgram) {
  EXPECT_SAYS(errorOf(""), "expected one weir.program, got 0");
  EXPECT_SAYS(errorOf("weir.program @a {} weir.program @b {}"),
              "expected one weir.program, got 2");
}

TEST(EmitErrors, AKernelThatIsMissing) {
  EXPECT_SAYS(errorOf(oneTask("%x", "tensor<4xf32>")),
              "runs k, which was not compiled");
}

TEST(EmitErrors, AFeedThatIsWantedPacked) {
  std::vector<CompiledKernel> kernels(1);
  kernels[0].name = "k";
  kernels[0].packed.resize(1);
  EXPECT_SAYS(errorOf(oneTask("%x", "tensor<4xf32>"), kernels),
              "runs a kernel that wants its input 0 packed, but it is not a "
              "constant");
}

TEST(EmitErrors, MoreInputsThanATableHolds) {
  std::string inputs = "%x", types = "tensor<4xf32>";
  for (int i = 1; i < 70000; ++i) {
    inputs += ",%x";
    types += ",tensor<4xf32>";
  }
  EXPECT_SAYS(errorOf(oneTask(inputs, types)),
              "has more than 65535 inputs, outputs or sizes");
}
