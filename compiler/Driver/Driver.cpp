//===- Driver.cpp - from a graph's file to a program ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/Driver.h"
#include "compiler/Driver/CompileCache.h"
#include "compiler/Driver/Diagnostics.h"
#include "compiler/Driver/KernelJobs.h"
#include "compiler/Driver/PlanCheck.h"
#include "compiler/Driver/Signatures.h"
#include "compiler/Driver/StepsFile.h"
#include "compiler/Emit/ProgramEmitter.h"
#include "compiler/Evaluate/EvaluateConstants.h"
#include "compiler/Import/Import.h"
#include "compiler/Link/Linker.h"
#include "compiler/Pipelines/Pipelines.h"
#include "compiler/Support/PassSettings.h"
#include "compiler/Support/Temporary.h"
#include "compiler/Support/WriteFile.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "passes/Schedule/UnsupportedOps.h"
#include "passes/Structure/Passes.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace weir;

namespace mlir {
// Declared here rather than by mlir/InitAll*.h, which include all of upstream.
void registerAllDialects(DialectRegistry &registry);
void registerAllExtensions(DialectRegistry &registry);
} // namespace mlir

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

/// One compilation, phase by phase. A phase that fails has reported it.
class Compilation {
public:
  Compilation(const CompileOptions &options, CompileResult &result)
      : options(options), result(result), cache(options.cacheDir) {}
  bool run();

private:
  bool fail(const Twine &message) {
    result.errors.push_back(message.str());
    return false;
  }
  bool fail(llvm::Error error) {
    return fail(llvm::toString(std::move(error)));
  }
  void prepareContext();
  bool load();
  bool setSteps();
  bool addTraining(std::vector<StepRequest> &requests);
  void setDevices();
  bool schedule();
  bool runPasses(StringRef phase,
                 llvm::function_ref<void(OpPassManager &)> build);
  bool checkSupported();
  bool generate();
  bool link(const std::vector<CompiledKernel> &kernels,
            const EmittedProgram &program);
  bool writeText(StringRef text);
  std::string getOutputKey();
  bool takeFromCache(const std::string &key);
  void addToCache(const std::string &key);
  std::string getProgramName() const;

  const CompileOptions &options;
  CompileResult &result;
  CompileCache cache;
  std::unique_ptr<MLIRContext> context;
  std::unique_ptr<DiagnosticCollector> diagnostics;
  OwningOpRef<ModuleOp> module;
  /// Nobody asked for these steps in particular.
  bool fromSignatures = false;
  unsigned numDumps = 0;
};

} // namespace

static bool isText(EmitKind kind) {
  return kind == EmitKind::Mlir || kind == EmitKind::LlvmIr ||
         kind == EmitKind::Assembly;
}

void Compilation::prepareContext() {
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registry.insert<WeirDialect, tf::TFDialect, task::TaskDialect>();
  registerCpuTargetDialects(registry);
  if (options.foldConstants) {
    registerConstantEvaluation(registry);
  }
  context = std::make_unique<MLIRContext>(
      registry, options.jobs == 1 ? MLIRContext::Threading::DISABLED
                                  : MLIRContext::Threading::ENABLED);
  context->printOpOnDiagnostic(false);
  context->loadDialect<WeirDialect, tf::TFDialect, task::TaskDialect,
                       func::FuncDialect>();
  prepareCpuTargetContext(*context);
  diagnostics = std::make_unique<DiagnosticCollector>(
      context.get(), result.errors, result.warnings);
}

std::string Compilation::getProgramName() const {
  if (!options.programName.empty()) {
    return options.programName;
  }
  StringRef stem = llvm::sys::path::stem(options.output);
  return stem.empty() || stem == "-" ? "program" : stem.str();
}

bool Compilation::load() {
  PhaseTimer timer(result.report, "import");
  if (StringRef(options.input).ends_with(".mlir")) {
    ParserConfig config(context.get());
    module = parseSourceFile<ModuleOp>(options.input, config);
    if (!module && result.errors.empty()) {
      fail("cannot read '" + options.input + "'");
    }
    return static_cast<bool>(module);
  }
  ImportOptions import;
  import.tags = options.tags;
  std::string error;
  module = importGraphFile(options.input, *context, import, error);
  if (!module) {
    return fail(error);
  }
  for (GraphOp graph : module->getOps<GraphOp>()) {
    if (graph.getBody().front().getOps<NodeOp>().empty()) {
      return fail("'" + options.input +
                  "' has no nodes, so there is nothing to compile; expected a "
                  "GraphDef (.pb, .pbtxt), a MetaGraphDef (.meta) or a "
                  "SavedModel folder");
    }
  }
  return true;
}

/// The steps of --minimize, after those that there are.
bool Compilation::addTraining(std::vector<StepRequest> &requests) {
  auto graphs = module->getOps<GraphOp>();
  if (graphs.empty()) {
    return fail("--minimize needs a graph, '" + options.input +
                "' is past that form");
  }
  GraphOp graph = *graphs.begin();
  StepRequest *init = nullptr;
  for (StepRequest &step : requests) {
    if (step.name == "init_optimizer") {
      return fail("there is a step 'init_optimizer' already, which is the name "
                  "of the one that --minimize adds; rename it");
    }
    init = step.name == "init" ? &step : init;
  }
  if (!init) {
    for (NodeOp node : graph.getBody().front().getOps<NodeOp>()) {
      if (node.getNodeName() == "init" && node.getOpType() == "NoOp") {
        requests.push_back({"init", {}, {}, {"init"}});
        init = &requests.back();
      }
    }
  }
  for (const StepRequest &step : requests) {
    if (step.name == options.trainStep) {
      return fail("there is a step '" + step.name +
                  "' already; name the new one with --train-step");
    }
  }
  if (options.trainStep == "init_optimizer") {
    return fail("--train-step: 'init_optimizer' is the name of another step "
                "that --minimize adds; choose another");
  }
  FailureOr<TrainingNodes> added = minimizeLoss(graph, *options.minimize);
  if (failed(added)) {
    return false;
  }
  if (init && !added->initReadsVariables) {
    init->targets.push_back(added->init);
  }
  requests.push_back({"init_optimizer", {}, {}, {added->init}});
  requests.push_back({options.trainStep, {}, {added->loss}, {added->update}});
  return true;
}

/// Step specs go through the module's `weir.steps`, as in `weir-opt`.
bool Compilation::setSteps() {
  for (const GradientRequest &request : options.gradients) {
    for (GraphOp graph : module->getOps<GraphOp>()) {
      if (failed(addGradientRequest(graph, request))) {
        return false;
      }
    }
  }
  std::vector<StepRequest> requests = options.steps;
  if (requests.empty()) {
    auto graphs = (*module).getOps<GraphOp>();
    if (!graphs.empty()) {
      requests = getSignatureSteps(*graphs.begin());
      fromSignatures = !requests.empty();
    }
  }
  if (options.minimize && !addTraining(requests)) {
    return false;
  }
  if (requests.empty()) {
    return true;
  }
  Builder builder(context.get());
  SmallVector<Attribute> steps;
  for (const StepRequest &step : requests) {
    auto getStrings = [&](const std::vector<std::string> &texts) {
      SmallVector<StringRef> refs(texts.begin(), texts.end());
      return builder.getStrArrayAttr(refs);
    };
    std::vector<std::string> feeds;
    for (const std::string &text : step.feeds) {
      auto feed = normalizeFeed(text);
      if (!feed) {
        return fail(feed.takeError());
      }
      feeds.push_back(*feed);
    }
    NamedAttrList fields;
    fields.set("name", builder.getStringAttr(step.name));
    if (!feeds.empty()) {
      fields.set("feeds", getStrings(feeds));
    }
    std::vector<std::string> fetches;
    for (const std::string &fetch : step.fetches) {
      fetches.push_back(addPort(fetch));
    }
    fields.set("fetches", getStrings(fetches));
    fields.set("targets", getStrings(step.targets));
    steps.push_back(fields.getDictionary(context.get()));
  }
  (*module)->setAttr("weir.steps", builder.getArrayAttr(steps));
  return true;
}

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

/// What the output depends on. Empty: it cannot be told.
std::string Compilation::getOutputKey() {
  if (!cache.isEnabled() || isText(options.emit) ||
      !options.dumpIrDir.empty()) {
    return "";
  }
  CacheKey key;
  key.add("output").add(static_cast<uint64_t>(options.emit));
  key.add(static_cast<uint64_t>(options.codegen)).add(getProgramName());
  for (IsaLevel level : options.levels) {
    key.add(static_cast<uint64_t>(level));
  }
  auto addAll = [&](const std::vector<std::string> &texts) {
    key.add(texts.size());
    for (const std::string &text : texts) {
      key.add(text);
    }
  };
  addAll(options.tags);
  key.add(StringRef(options.plan.data(), options.plan.size()));
  key.add(static_cast<uint64_t>(options.raise));
  key.add(static_cast<uint64_t>(options.foldConstants));
  key.add(static_cast<uint64_t>(options.deferErrors));
  key.add(options.loops);
  key.add(options.localDevices);
  key.add(static_cast<uint64_t>(options.softPlacement));
  key.add(options.minimize.has_value()).add(options.trainStep);
  if (options.minimize) {
    key.add(options.minimize->loss).add(options.minimize->optimizer);
    addAll(options.minimize->variables);
  }
  key.add(options.gradients.size());
  for (const GradientRequest &request : options.gradients) {
    key.add(request.prefix);
    for (auto *names :
         {&request.ys, &request.xs, &request.gradYs, &request.stop}) {
      addAll(*names);
    }
  }
  key.add(options.steps.size());
  for (const StepRequest &step : options.steps) {
    key.add(step.name);
    addAll(step.feeds);
    addAll(step.fetches);
    addAll(step.targets);
  }
  // The soname is in the file.
  key.add(llvm::sys::path::filename(options.output));
  std::string runtime =
      options.runtimeDir.empty() ? findRuntimeDir() : options.runtimeDir;
  std::error_code code;
  std::vector<std::string> archives;
  for (llvm::sys::fs::directory_iterator it(runtime, code), end;
       it != end && !code; it.increment(code)) {
    StringRef name = llvm::sys::path::filename(it->path());
    if (name.starts_with("libweir_") && name.ends_with(".a")) {
      archives.push_back(it->path());
    }
  }
  llvm::sort(archives);
  for (const std::string &archive : archives) {
    if (!key.addFile(archive)) {
      return "";
    }
  }
  return key.addFile(options.input) ? key.finish() : "";
}

bool Compilation::takeFromCache(const std::string &key) {
  // A shared library comes with its header, which the linker writes.
  std::optional<std::string> stored =
      key.empty() || options.emit == EmitKind::Shared ? std::nullopt
                                                      : cache.findBytes(key);
  if (!stored) {
    return false;
  }
  SmallString<128> temporary;
  if (createTemporaryFile(options.output, temporary)) {
    return false;
  }
  if (auto error = writeWholeFile(temporary, *stored)) {
    llvm::consumeError(std::move(error));
    llvm::sys::fs::remove(temporary);
    return false;
  }
  if ((options.emit == EmitKind::Executable &&
       llvm::sys::fs::setPermissions(
           temporary, static_cast<llvm::sys::fs::perms>(0755))) ||
      llvm::sys::fs::rename(temporary, options.output)) {
    llvm::sys::fs::remove(temporary);
    return false;
  }
  result.report.fromCache = true;
  return true;
}

void Compilation::addToCache(const std::string &key) {
  if (!key.empty()) {
    cache.addFile(key, options.output);
    cache.prune();
  }
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
