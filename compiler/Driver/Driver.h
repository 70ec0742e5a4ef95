//===- Driver.h - from a graph's file to a program --------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The whole compiler behind one function: weirc is a command line for it.
#ifndef WEIR_COMPILER_DRIVER_DRIVER_H
#define WEIR_COMPILER_DRIVER_DRIVER_H

#include "compiler/Driver/Report.h"
#include "compiler/Target/KernelCompiler.h"
#include "passes/Structure/AddGradients.h"
#include "passes/Structure/MinimizeLoss.h"
#include <optional>
#include <string>
#include <vector>

namespace weir {

/// What `compileGraph` writes.
enum class EmitKind {
  Executable,
  Shared,
  Static,
  Object,
  Mlir,     ///< the module as scheduled, kernels included
  LlvmIr,   ///< size functions and tables
  Assembly, ///< the same as assembler text
};

/// A step as its user wrote it; see docs/formats/steps.md.
struct StepRequest {
  std::string name = "main";
  /// `node[:port][=TYPE]`, TYPE as `?x28xf32` or `float32[?,28]`.
  std::vector<std::string> feeds;
  std::vector<std::string> fetches;
  std::vector<std::string> targets;
};

struct CompileOptions {
  /// A GraphDef, MetaGraphDef or SavedModel; or MLIR (`.mlir`) at any rung.
  std::string input;
  /// Which MetaGraph of a SavedModel; see ImportOptions.
  std::vector<std::string> tags;
  /// None: the signatures of a SavedModel or MetaGraph (those that need missing
  /// operations are left out, with a warning), `init` and `restore`; of a graph
  /// without signatures one step that feeds all Placeholders and fetches what
  /// is unused.
  std::vector<StepRequest> steps;
  /// Gradients to add to the graph; steps fetch them as `<prefix>/<i>:0`.
  std::vector<GradientRequest> gradients;
  /// Adds a step `trainStep`, which fetches the loss and updates the variables,
  /// and a step `init_optimizer`, which a step `init` then does too.
  std::optional<MinimizeRequest> minimize;
  std::string trainStep = "train";
  /// A plan's tables (readPlanFile), for the program to run when it is asked
  /// for nothing else; empty: none.
  std::vector<char> plan;
  /// The file to write; `-` is standard output for text.
  std::string output;
  EmitKind emit = EmitKind::Executable;
  CodegenMode codegen = CodegenMode::Fast;
  /// Loops and branches with structure become steps that steps run; without,
  /// the executor runs all control flow op by op.
  bool raise = true;
  /// How loops and branches run: `auto` (by cost), `native` (in a kernel; an
  /// error where that cannot be) or `dataflow` (frames of the executor).
  std::string loops = "auto";
  /// What is constant is computed while compiling.
  bool foldConstants = true;
  /// Where operands contradict each other, the step fails when it gets there,
  /// as TensorFlow's does; otherwise that is an error here. In branches and
  /// loops, which may never run, it is always left for the run.
  bool deferErrors = false;
  /// CPU devices of the process, over which the graph's device strings spread
  /// the work.
  unsigned localDevices = 1;
  /// A requested device whose type or number does not exist is given up, as
  /// TensorFlow's soft placement does; otherwise that is an error.
  bool softPlacement = true;
  /// Levels of CPU that kernels are compiled for, ascending.
  llvm::SmallVector<IsaLevel> levels = {IsaLevel::V3, IsaLevel::V4};
  /// Kernels compiled at once; 0: as many as the machine has cores.
  unsigned jobs = 0;
  /// Folder for the module after each pass; empty: none.
  std::string dumpIrDir;
  /// Folder of the persistent cache; empty: none is used.
  std::string cacheDir;
  /// Where the runtime's archives are; empty: beside the compiler.
  std::string runtimeDir;
  /// The program's name; empty: the output's.
  std::string programName;
  /// The report is wanted whole, so a stored output will not do.
  bool wantReport = false;
  /// Verify the module after each pass.
  bool verifyEach = false;
};

struct CompileResult {
  bool ok = false;
  /// One message each, complete, without a prefix or line end.
  std::vector<std::string> errors, warnings;
  /// Op types that nothing computes, if that is why it failed.
  std::vector<std::string> unsupportedOps;
  CompileReport report;
};

/// Compiles and writes `options.output`; on failure nothing is written. The
/// bytes depend on the input, the options and the compiler, not on `jobs`.
/// Thread-safe.
CompileResult compileGraph(const CompileOptions &options);

/// "weirc 0.1.0 (LLVM 22.1.8)".
std::string getCompilerVersion();

} // namespace weir

#endif // WEIR_COMPILER_DRIVER_DRIVER_H
