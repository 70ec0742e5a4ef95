//===- Main.cpp - weir-opt, the pass driver -------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs passes over a file of MLIR: what lit tests and people who read the
// ladder use. See Options.cpp for the command line.
#include "compiler/Pipelines/Pipelines.h"
#include "compiler/Support/PassSettings.h"
#include "compiler/Target/KernelCompiler.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "tools/weir-opt/Options.h"
#include "tools/weir-opt/Registration.h"
#include "tools/weir-opt/RunProgram.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using namespace weir;
using namespace weir::opt;

static bool isPass(const std::string &name) {
  return PassInfo::lookup(name) || PassPipelineInfo::lookup(name);
}

// Adds one `--name=options` to `pm`; a pass on an inner op is nested there.
static LogicalResult addPass(OpPassManager &pm, StringRef name,
                             StringRef options) {
  const PassRegistryEntry *entry = PassPipelineInfo::lookup(name);
  if (!entry) {
    entry = PassInfo::lookup(name);
  }
  // MLIR's textual form wraps options in braces; both are accepted.
  if (options.consume_front("{")) {
    options.consume_back("}");
  }
  return entry->addToPipeline(pm, options, [&](const Twine &message) {
    llvm::errs() << "weir-opt: --" << name << ": " << message << "\n";
    return failure();
  });
}

static LogicalResult buildPipeline(PassManager &pm, const Options &options) {
  if (!options.passPipeline.empty()) {
    return parsePassPipeline(options.passPipeline, pm);
  }
  for (const auto &[name, passOptions] : options.passes) {
    if (failed(addPass(pm, name, passOptions))) {
      return failure();
    }
  }
  return success();
}

static PassSettings getSettings(const Options &options) {
  PassSettings settings;
  settings.dumpIrDir = options.dumpIrDir;
  settings.crashReproducer =
      options.verifyDiagnostics ? "" : options.crashReproducer;
  settings.statistics = options.statistics;
  settings.printAfterAll = options.printAfterAll;
  settings.printAfterFailure = options.printAfterFailure;
  return settings;
}

static MlirOptMainConfig getConfig(const Options &options) {
  MlirOptMainConfig config;
  config.allowUnregisteredDialects(options.allowUnregistered)
      .dumpPassPipeline(options.dumpPipeline)
      .emitBytecode(options.emitBytecode)
      .runReproducer(options.runReproducer)
      .verifyPasses(options.verifyEach)
      .verifyRoundtrip(options.verifyRoundtrip);
  if (options.splitInput) {
    config.splitInputFile();
    config.outputSplitMarker();
  }
  if (options.verifyDiagnostics) {
    config.verifyDiagnostics(SourceMgrDiagnosticVerifierHandler::Level::All);
  }
  config.setPassPipelineSetupFn([&options](PassManager &pm) {
    if (options.singleThreaded) {
      pm.getContext()->disableMultithreading();
    }
    // Folding compiles: what it needs cannot be loaded once passes run.
    prepareCpuTargetContext(*pm.getContext());
    applyPassSettings(getSettings(options), pm);
    return buildPipeline(pm, options);
  });
  return config;
}

// MLIR's printing and timing flags are options of LLVM's command line library,
// which MlirOptMain asks by itself (and fails without).
static void setFlags(const Options &options) {
  registerAsmPrinterCLOptions();
  registerPassManagerCLOptions();
  registerDefaultTimingManagerCLOptions();
  std::vector<std::string> arguments = {"weir-opt"};
  if (options.printGeneric) {
    arguments.push_back("--mlir-print-op-generic");
  }
  if (options.timing) {
    arguments.push_back("--mlir-timing");
  }
  if (options.printLocations) {
    arguments.push_back("--mlir-print-debuginfo");
  }
  if (options.elideLarger >= 0) {
    arguments.push_back("--mlir-elide-elementsattrs-if-larger=" +
                        std::to_string(options.elideLarger));
    arguments.push_back("--mlir-elide-resource-strings-if-larger=" +
                        std::to_string(options.elideLarger * 8));
  }
  std::vector<const char *> pointers;
  for (const std::string &argument : arguments) {
    pointers.push_back(argument.c_str());
  }
  llvm::cl::ParseCommandLineOptions(pointers.size(), pointers.data());
}

static LogicalResult run(const Options &options) {
  std::string message;
  auto input = openInputFile(options.input, &message);
  if (!input) {
    llvm::errs() << "weir-opt: " << message << "\n";
    return failure();
  }
  auto output = openOutputFile(options.output, &message);
  if (!output) {
    llvm::errs() << "weir-opt: " << message << "\n";
    return failure();
  }
  DialectRegistry registry;
  registerDialects(registry);
  if (failed(MlirOptMain(output->os(), std::move(input), registry,
                         getConfig(options)))) {
    return failure();
  }
  output->keep();
  return success();
}

// What the passes leave goes through a file, as weirc reads one.
static int runModule(Options options) {
  RunDir dir;
  if (!dir.isValid()) {
    llvm::errs() << "weir-opt: cannot create a temporary folder\n";
    return 1;
  }
  options.output = dir.getFile("module.mlir");
  return failed(run(options)) ? 1 : runProgram(options.output, dir, options);
}

static void listPasses() {
  SmallVector<const PassPipelineInfo *> pipelines;
  size_t width = 0; // of names and their options
  for (StringRef name : getWeirPipelines()) {
    if (const PassPipelineInfo *pipeline = PassPipelineInfo::lookup(name)) {
      pipelines.push_back(pipeline);
      width = std::max(width, pipeline->getOptionWidth());
    }
  }
  llvm::outs() << "Pipelines:\n";
  for (const PassPipelineInfo *pipeline : pipelines) {
    pipeline->printHelpStr(/*indent=*/2, /*descIndent=*/width + 4);
  }
  printRegisteredPasses();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  registerPasses();
  Options options;
  switch (parseOptions(argc, argv, isPass, options)) {
  case Start::ExitOk:
    return 0;
  case Start::ExitError:
    return 2;
  case Start::Run:
    break;
  }
  if (options.listPasses) {
    listPasses();
    return 0;
  }
  setFlags(options);
  setDebugTypes(options.debugOnly);
  return options.run ? runModule(options) : asMainReturnCode(run(options));
}
