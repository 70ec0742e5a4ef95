//===- Compilation.h - one run of the compiler ------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_DRIVER_COMPILATION_H
#define WEIR_COMPILER_DRIVER_COMPILATION_H

#include "compiler/Driver/CompileCache.h"
#include "compiler/Driver/Diagnostics.h"
#include "compiler/Driver/Driver.h"
#include "compiler/Emit/ProgramEmitter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

namespace weir {

/// One compilation, phase by phase. A phase that fails has reported it.
class Compilation {
public:
  Compilation(const CompileOptions &options, CompileResult &result)
      : options(options), result(result), cache(options.cacheDir) {}
  bool run();

private:
  bool fail(const llvm::Twine &message) {
    result.errors.push_back(message.str());
    return false;
  }
  bool fail(llvm::Error error) {
    return fail(llvm::toString(std::move(error)));
  }
  // LoadGraph.cpp: the graph in memory, its steps asked for.
  void prepareContext();
  bool load();
  bool setSteps();
  /// The steps of --minimize, after those that there are.
  bool addTraining(std::vector<StepRequest> &requests);
  std::string getProgramName() const;

  // Driver.cpp: passes, tables, the linked output.
  void setDevices();
  bool schedule();
  bool runPasses(llvm::StringRef phase,
                 llvm::function_ref<void(mlir::OpPassManager &)> build);
  bool checkSupported();
  bool generate();
  bool link(const std::vector<CompiledKernel> &kernels,
            const EmittedProgram &program);
  bool writeText(llvm::StringRef text);

  // OutputCache.cpp: outputs made before.
  /// What the output depends on. Empty: it cannot be told.
  std::string getOutputKey();
  bool takeFromCache(const std::string &key);
  void addToCache(const std::string &key);

  const CompileOptions &options;
  CompileResult &result;
  CompileCache cache;
  std::unique_ptr<mlir::MLIRContext> context;
  std::unique_ptr<DiagnosticCollector> diagnostics;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Nobody asked for these steps in particular.
  bool fromSignatures = false;
  unsigned numDumps = 0;
};

/// Whether such an output is a text to read, not a program.
inline bool isText(EmitKind kind) {
  return kind == EmitKind::Mlir || kind == EmitKind::LlvmIr ||
         kind == EmitKind::Assembly;
}

} // namespace weir

#endif // WEIR_COMPILER_DRIVER_COMPILATION_H
