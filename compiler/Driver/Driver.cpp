//===- Driver.cpp - from a graph's file to a program ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/Driver.h"
#include "compiler/Driver/Compilation.h"
#include "compiler/Driver/KernelJobs.h"
#include "compiler/Driver/PlanCheck.h"
#include "compiler/Driver/Signatures.h"
#include "compiler/Link/Linker.h"
#include "compiler/Pipelines/Pipelines.h"
#include "compiler/Support/PassSettings.h"
#include "compiler/Support/Temporary.h"
#include "compiler/Support/WriteFile.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/Verifier.h"
#include "passes/Schedule/UnsupportedOps.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace weir;

std::string weir::getCompilerVersion() {
  return "weirc 0.1.0 (LLVM " LLVM_VERSION_STRING ")";
}

namespace {

/// A folder that goes with its owner.
class WorkDir {
public:
  WorkDir() {
    SmallString<128> prefix;
    llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, prefix);
    llvm::sys::path::append(prefix, "weirc");
    failed = !!createTemporaryFolder(prefix, path);
  }
  ~WorkDir() {
    if (!failed) {
      llvm::sys::fs::remove_directories(path);
    }
  }
  SmallString<128> path;
  bool failed;
};
} // namespace

bool Compilation::runPasses(StringRef phase,
                            llvm::function_ref<void(OpPassManager &)> build) {
  PhaseTimer timer(result.report, phase.str());
  PassManager passes(context.get());
  PassSettings settings;
  if (!options.dumpIrDir.empty()) {
    // One folder for each phase, in order: numbers start anew in each.
    SmallString<128> dir(options.dumpIrDir);
    llvm::sys::path::append(dir, std::to_string(++numDumps) + "-" + phase);
    if (auto code = llvm::sys::fs::create_directories(dir)) {
      return fail("cannot create " + dir.str() + ": " + code.message());
    }
    settings.dumpIrDir = dir.str().str();
  }
  applyPassSettings(settings, passes);
  passes.enableVerifier(options.verifyEach);
  build(passes);
  if (failed(passes.run(*module))) {
    return result.errors.empty() ? fail("the phase '" + phase + "' failed")
                                 : false;
  }
  return options.verifyEach || succeeded(verify(*module));
}

bool Compilation::checkSupported() {
  // What the runtime at hand lacks would be undefined symbols later.
  llvm::StringMap<std::string> functions;
  if (!isText(options.emit) && options.emit != EmitKind::Object) {
    functions = getRuntimeFunctions(
        options.runtimeDir.empty() ? findRuntimeDir() : options.runtimeDir);
  }
  HasFunction hasFunction;
  if (!functions.empty()) {
    hasFunction = [&](StringRef name) { return functions.contains(name); };
  }
  if (fromSignatures) {
    dropUnsupportedSteps(*module, hasFunction, result.warnings);
  }
  std::vector<UnsupportedOp> found =
      findUnsupportedOps(*module, /*scheduled=*/false, hasFunction);
  for (const UnsupportedOp &op : found) {
    result.unsupportedOps.push_back(op.opType);
  }
  return succeeded(reportUnsupportedOps(*module, found));
}

/// The program's devices, unless it says them itself.
void Compilation::setDevices() {
  for (ProgramOp program : module->getOps<ProgramOp>()) {
    if (program->hasAttr("devices")) {
      continue;
    }
    program->setAttr("devices",
                     getLocalDevices(context.get(), options.localDevices));
    if (options.localDevices <= 1 && options.softPlacement) {
      dropDeviceRequests(program);
    }
  }
}

/// From whatever rung the module is on to frames.
bool Compilation::schedule() {
  auto has = [&](auto *type) {
    using Op = std::remove_pointer_t<decltype(type)>;
    return (*module)
        ->walk([](Op) { return WalkResult::interrupt(); })
        .wasInterrupted();
  };
  if (has((GraphOp *)nullptr)) {
    std::string name = getProgramName();
    if (!runPasses("structure", [&](OpPassManager &passes) {
          buildStructurePipeline(passes, name, options.raise);
        })) {
      return false;
    }
  }
  if (has((StepOp *)nullptr) && !has((task::RunOp *)nullptr)) {
    setDevices();
    if (!checkSupported() ||
        !runPasses("core",
                   [&](OpPassManager &passes) {
                     buildCorePipeline(
                         passes, {options.deferErrors, options.softPlacement,
                                  &result.report.placement, options.loops});
                   }) ||
        !runPasses("kernels", [&](OpPassManager &passes) {
          buildKernelPipeline(passes, options.loops);
        })) {
      return false;
    }
  }
  if (has((StepOp *)nullptr)) {
    if (!runPasses("schedule", buildSchedulePipeline)) {
      for (const UnsupportedOp &op : findUnsupportedOps(*module, true)) {
        result.unsupportedOps.push_back(op.opType);
      }
      return false;
    }
  }
  result.report.steps = countSteps(*module);
  result.report.transfers = collectTransfers(*module);
  result.report.flow = getFlowReports(*module);
  return true;
}

bool Compilation::writeText(StringRef text) {
  if (options.output == "-") {
    llvm::outs() << text;
    auto error = takeStreamError(llvm::outs());
    return error ? fail("cannot write to standard output: " +
                        llvm::toString(std::move(error)))
                 : true;
  }
  auto error = writeWholeFile(options.output, text);
  return error ? fail(std::move(error)) : true;
}

bool Compilation::generate() {
  if (!options.plan.empty()) {
    if (auto error = checkPlan(options.plan, *module)) {
      return fail(std::move(error));
    }
  }
  if (options.emit == EmitKind::Mlir) {
    std::string text;
    llvm::raw_string_ostream os(text);
    (*module)->print(
        os,
        OpPrintingFlags().elideLargeElementsAttrs(32).elideLargeResourceString(
            64));
    return writeText(text);
  }
  KernelCompileOptions kernelOptions;
  kernelOptions.codegen = options.codegen;
  kernelOptions.levels = options.levels;
  FailureOr<std::vector<CompiledKernel>> kernels;
  {
    PhaseTimer timer(result.report, "codegen");
    kernels = compileKernels(*module, kernelOptions, options.jobs, cache,
                             result.report);
  }
  if (failed(kernels)) {
    return result.errors.empty() ? fail("a kernel does not compile") : false;
  }
  WorkDir work;
  if (work.failed) {
    return fail("cannot create a temporary folder in " + work.path.str());
  }
  EmitOptions emit;
  emit.levels = options.levels;
  emit.workDir = work.path.str().str();
  emit.producer = getCompilerVersion();
  emit.plan = options.plan;
  emit.wantText = isText(options.emit);
  emit.archives = getRuntimeFunctions(
      options.runtimeDir.empty() ? findRuntimeDir() : options.runtimeDir);
  FailureOr<EmittedProgram> program;
  {
    PhaseTimer timer(result.report, "emit");
    program = emitProgram(*module, *kernels, emit);
  }
  if (failed(program)) {
    return result.errors.empty() ? fail("tables could not be written") : false;
  }
  result.report.weightBytes = program->stats.weightBytes;
  result.report.tableBytes = program->stats.tableBytes;
  result.report.runtimeCalls = program->calls;
  result.report.resources = program->resources;
  result.report.components = program->components;
  if (isText(options.emit)) {
    return writeText(options.emit == EmitKind::LlvmIr ? program->llvmIr
                                                      : program->assembly);
  }
  return link(*kernels, *program);
}

bool Compilation::link(const std::vector<CompiledKernel> &kernels,
                       const EmittedProgram &program) {
  PhaseTimer timer(result.report, "link");
  WorkDir work;
  if (work.failed) {
    return fail("cannot create a temporary folder in " + work.path.str());
  }
  std::vector<ObjectFile> objects = {{"program.o", program.object}};
  for (const CompiledKernel &kernel : kernels) {
    objects.push_back({kernel.name + ".o", kernel.object});
  }
  LinkOptions link;
  link.kind = options.emit == EmitKind::Executable ? OutputKind::Executable
              : options.emit == EmitKind::Shared   ? OutputKind::Shared
              : options.emit == EmitKind::Static   ? OutputKind::Static
                                                   : OutputKind::Object;
  link.output = options.output;
  link.runtimeDir = options.runtimeDir;
  link.workDir = work.path.str().str();
  // What trains may be told how by a plan, also later.
  if (options.emit == EmitKind::Executable &&
      (!options.plan.empty() || !program.resources.empty())) {
    link.keep.push_back("weir_main_plan");
  }
  if (auto error = linkProgram(objects, link)) {
    return fail(std::move(error));
  }
  return true;
}

bool Compilation::run() {
  result.report.input = options.input;
  result.report.output = options.output;
  std::string key = getOutputKey();
  bool done = !options.wantReport && takeFromCache(key);
  if (!done) {
    prepareContext();
    done = load() && setSteps() && schedule() && generate();
    if (done) {
      addToCache(key);
    }
  }
  uint64_t bytes = 0;
  if (done && options.output != "-" &&
      !llvm::sys::fs::file_size(options.output, bytes)) {
    result.report.outputBytes = bytes;
  }
  return done;
}

CompileResult weir::compileGraph(const CompileOptions &options) {
  CompileResult result;
  result.ok = Compilation(options, result).run();
  return result;
}
