//===- OpCheck.cpp - replay recorded answers of single ops ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// weir-op-check FILE [--fast] [--only=NAME]
//
// FILE holds weir.programs whose steps carry `inputs` (the feeds) and
// `expected` (the fetches), both dense elements, or `fails`, the code of the
// error that is expected. Each step goes through the pipelines alone; its
// kernels run in this process. Prints a line per wrong step; exits 1 if there
// is one.
#include "compiler/Pipelines/Pipelines.h"
#include "compiler/Target/KernelCompiler.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringMap.h"
#include <cmath>
#include <map>

using namespace mlir;
using namespace weir;
using namespace weir::tf;

namespace {

using Bytes = std::vector<char>;

/// What a step answered: bytes and sizes of each fetch, or an error.
struct Answer {
  std::string error;
  /// The error's code.
  std::string code = "INVALID_ARGUMENT";
  std::vector<Bytes> data;
  std::vector<std::vector<int64_t>> sizes;
};

/// Runs one step whose feeds are known.
class StepRunner {
public:
  StepRunner(KernelCompiler &compiler,
             llvm::StringMap<std::unique_ptr<LoadedKernel>> &kernels)
      : compiler(compiler), kernels(kernels) {}
  Answer run(ModuleOp module, StepOp step, ArrayAttr inputs);

private:
  KernelCompiler &compiler;
  llvm::StringMap<std::unique_ptr<LoadedKernel>> &kernels;
  llvm::DenseMap<Value, Bytes> values;
  std::vector<int64_t> symbols;

  int64_t evaluate(AffineExpr expr);
  std::string bindSymbols(StepOp step, ArrayAttr inputs);
  void runKernel(ModuleOp module, task::RunOp run, Answer &answer);
  LoadedKernel *load(func::FuncOp kernel);
};

} // namespace

// Elements as they lie in memory: one after the other, bool a byte.
static Bytes getBytes(DenseElementsAttr elements) {
  Bytes bytes;
  Type type = elements.getElementType();
  auto put = [&](const APInt &value) {
    for (unsigned i = 0; i < (value.getBitWidth() + 7) / 8; ++i) {
      bytes.push_back(char(value.getZExtValue() >> (8 * i)));
    }
  };
  if (isa<ComplexType>(type)) {
    for (const auto &value : elements.getValues<std::complex<APFloat>>()) {
      put(value.real().bitcastToAPInt());
      put(value.imag().bitcastToAPInt());
    }
    return bytes;
  }
  if (isa<FloatType>(type)) {
    for (const APFloat &value : elements.getValues<APFloat>()) {
      put(value.bitcastToAPInt());
    }
  } else {
    for (const APInt &value : elements.getValues<APInt>()) {
      put(value);
    }
  }
  return bytes;
}

static int64_t getElementBytes(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    return 2 * getElementBytes(complex.getElementType());
  }
  return (type.getIntOrFloatBitWidth() + 7) / 8;
}

// Room for a vector past the end: the kernels may not need it, but empty
// buffers need an address.
static Bytes pad(Bytes bytes) {
  bytes.resize(bytes.size() + 64);
  return bytes;
}

int64_t StepRunner::evaluate(AffineExpr expr) {
  SmallVector<AffineExpr> known;
  for (int64_t value : symbols) {
    known.push_back(getAffineConstantExpr(value, expr.getContext()));
  }
  return cast<AffineConstantExpr>(expr.replaceDimsAndSymbols({}, known))
      .getValue();
}

// The element of a feed that tf.read_sizes makes symbol `id` of, if it is one.
static std::optional<int64_t> readFedValue(StepOp step, ArrayAttr inputs,
                                           int64_t id) {
  for (ReadSizesOp read : step.getBody().getOps<ReadSizesOp>()) {
    const int64_t *found = llvm::find(read.getDefines(), id);
    if (found == read.getDefines().end()) {
      continue;
    }
    Value source = read.getInput();
    while (auto view = source.getDefiningOp<ReshapeCoreOp>()) {
      source = view.getInput();
    }
    auto argument = dyn_cast<BlockArgument>(source);
    if (!argument) {
      return std::nullopt;
    }
    auto elements = cast<DenseElementsAttr>(inputs[argument.getArgNumber()]);
    auto values = elements.getValues<APInt>();
    return values[found - read.getDefines().begin()].getSExtValue();
  }
  return std::nullopt;
}

std::string StepRunner::bindSymbols(StepOp step, ArrayAttr inputs) {
  if (!step.getSymbols()) {
    return "";
  }
  ArrayAttr all = *step.getSymbols();
  for (Attribute attr : all) {
    auto symbol = cast<SymbolAttr>(attr);
    StringRef kind = symbol.getKind();
    SmallVector<int64_t> args;
    for (AffineExpr expr : symbol.getExprs()) {
      args.push_back(evaluate(expr));
    }
    if (kind == "feed") {
      auto type = cast<DenseElementsAttr>(inputs[args[0]]).getType();
      symbols.push_back(type.getDimSize(args[1]));
    } else if (kind == "broadcast") {
      if (args[0] != args[1] && args[0] != 1 && args[1] != 1) {
        return symbol.getWhat().str();
      }
      symbols.push_back(args[0] == 1 ? args[1] : args[0]);
    } else if (kind == "max" || kind == "min") {
      symbols.push_back(kind == "max" ? std::max(args[0], args[1])
                                      : std::min(args[0], args[1]));
    } else if (kind == "select") {
      symbols.push_back(args[0] < 0 ? args[1] : args[2]);
    } else if (kind == "check") {
      if (args[0] != args[1]) {
        return symbol.getWhat().str();
      }
      symbols.push_back(0);
    } else if (auto value = readFedValue(step, inputs, symbols.size())) {
      symbols.push_back(*value);
    } else {
      return ("symbols of kind " + kind + " are not for single ops").str();
    }
  }
  return "";
}

LoadedKernel *StepRunner::load(func::FuncOp kernel) {
  std::string text;
  llvm::raw_string_ostream os(text);
  kernel->print(os, OpPrintingFlags().useLocalScope());
  auto &loaded = kernels[text];
  if (!loaded) {
    auto result = compiler.load(kernel);
    if (failed(result)) {
      return nullptr;
    }
    loaded = std::move(*result);
  }
  return loaded.get();
}

void StepRunner::runKernel(ModuleOp module, task::RunOp run, Answer &answer) {
  auto kernel = module.lookupSymbol<func::FuncOp>(run.getKernel());
  LoadedKernel *loaded = load(kernel);
  if (!loaded) {
    answer.error = "the kernel does not compile";
    answer.code = "INTERNAL";
    return;
  }
  SmallVector<void *> inputs, outputs;
  for (Value input : run.getInputs()) {
    inputs.push_back(values[input].data());
  }
  std::vector<Bytes> results;
  for (Type type : run.getOutputs().getTypes()) {
    int64_t bytes = getElementBytes(getElementTypeOrSelf(type));
    for (SizeExpr size : getTypeSizes(type)) {
      bytes *= evaluate(size);
    }
    results.push_back(pad(Bytes(bytes)));
  }
  for (Bytes &result : results) {
    outputs.push_back(result.data());
  }
  SmallVector<int64_t> sizes;
  for (AffineExpr expr : run.getSizes().getExprs()) {
    sizes.push_back(evaluate(expr));
  }
  LoadedKernel::Raise raise = loaded->evaluate(inputs, outputs, sizes);
  if (raise.site >= 0) {
    auto sites = kernel->getAttrOfType<ArrayAttr>("task.sites");
    auto site = cast<DictionaryAttr>(sites[raise.site]);
    answer.error = cast<StringAttr>(site.get("format")).getValue().str();
    answer.code = cast<StringAttr>(site.get("code")).getValue().str();
    return;
  }
  for (auto [value, result] : llvm::zip(run.getOutputs(), results)) {
    values[value] = std::move(result);
  }
}

Answer StepRunner::run(ModuleOp module, StepOp step, ArrayAttr inputs) {
  Answer answer;
  answer.error = bindSymbols(step, inputs);
  Block &body = step.getBody().front();
  for (auto [argument, input] : llvm::zip(body.getArguments(), inputs)) {
    values[argument] = pad(getBytes(cast<DenseElementsAttr>(input)));
  }
  for (Operation &op : body) {
    if (!answer.error.empty()) {
      return answer;
    }
    if (auto constant = dyn_cast<ConstOp>(op)) {
      values[constant.getOutput()] =
          pad(getBytes(cast<DenseElementsAttr>(constant.getValue())));
    } else if (auto view = dyn_cast<ReshapeCoreOp>(op)) {
      values[view.getOutput()] = values[view.getInput()];
    } else if (auto run = dyn_cast<task::RunOp>(op)) {
      runKernel(module, run, answer);
    } else if (auto ret = dyn_cast<ReturnOp>(op)) {
      for (Value result : ret.getResults()) {
        answer.sizes.emplace_back();
        for (SizeExpr size : getTypeSizes(result.getType())) {
          answer.sizes.back().push_back(evaluate(size));
        }
        answer.data.push_back(values[result]);
      }
    } else if (!isa<ReadSizesOp>(op)) {
      answer.error = "op left: " + op.getName().getStringRef().str();
    }
  }
  return answer;
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

// Tolerances as in the conformance cases.
static bool agree(const APFloat &got, const APFloat &want, Type type) {
  bool lost;
  APFloat a = got, b = want;
  a.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &lost);
  b.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &lost);
  double x = a.convertToDouble(), y = b.convertToDouble();
  if (std::isnan(x) || std::isnan(y)) {
    return std::isnan(x) && std::isnan(y);
  }
  if (std::isinf(x) || std::isinf(y)) {
    return x == y;
  }
  double relative = type.isF64() ? 1e-10 : type.isF32() ? 1e-5 : 1e-2;
  double absolute = type.isF64() ? 1e-12 : type.isF32() ? 1e-6 : 1e-2;
  return std::fabs(x - y) <= absolute + relative * std::fabs(y);
}

// "" or what differs.
static std::string compare(const Bytes &got, DenseElementsAttr want) {
  Type type = want.getElementType();
  if (auto complex = dyn_cast<ComplexType>(type)) {
    type = complex.getElementType();
  }
  unsigned bytes = getElementBytes(type);
  Bytes expected = getBytes(want);
  for (size_t i = 0; i * bytes < expected.size(); ++i) {
    auto read = [&](const Bytes &from) {
      uint64_t value = 0;
      for (unsigned k = 0; k < bytes; ++k) {
        value |= uint64_t(uint8_t(from[i * bytes + k])) << (8 * k);
      }
      return APInt(bytes * 8, value);
    };
    APInt a = read(got), b = read(expected);
    bool same = a == b;
    SmallString<32> textA, textB;
    if (auto floatType = dyn_cast<FloatType>(type)) {
      APFloat x(floatType.getFloatSemantics(), a);
      APFloat y(floatType.getFloatSemantics(), b);
      same = agree(x, y, type);
      x.toString(textA);
      y.toString(textB);
    } else {
      a.toString(textA, 10, !type.isUnsignedInteger());
      b.toString(textB, 10, !type.isUnsignedInteger());
    }
    if (!same) {
      return ("element " + Twine(i) + " is " + textA + ", expected " + textB)
          .str();
    }
  }
  return "";
}

static std::string compare(const Answer &answer, StepOp step) {
  auto fails = step->getAttrOfType<StringAttr>("fails");
  if (fails && answer.error.empty()) {
    return "expected an error";
  }
  if (!answer.error.empty()) {
    return fails && fails.getValue() == answer.code
               ? ""
               : answer.code + ": " + answer.error;
  }
  auto expected = step->getAttrOfType<ArrayAttr>("expected");
  for (auto [i, attr] : llvm::enumerate(expected)) {
    auto want = cast<DenseElementsAttr>(attr);
    if (ArrayRef<int64_t>(answer.sizes[i]) != want.getType().getShape()) {
      return "result " + std::to_string(i) + " has other sizes";
    }
    std::string difference = compare(answer.data[i], want);
    if (!difference.empty()) {
      return "result " + std::to_string(i) + ": " + difference;
    }
  }
  return "";
}

// A module of its own for one step, through the pipelines.
static std::string
checkStep(StepOp original, KernelCompiler &compiler,
          llvm::StringMap<std::unique_ptr<LoadedKernel>> &kernels) {
  MLIRContext *context = original.getContext();
  std::string errors;
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    errors += diagnostic.str() + "\n";
    return success();
  });
  OwningOpRef<ModuleOp> module = ModuleOp::create(original.getLoc());
  OpBuilder builder = OpBuilder::atBlockBegin(module->getBody());
  auto program = ProgramOp::create(builder, original.getLoc(), "check");
  builder.setInsertionPointToStart(&program.getBody().front());
  auto step = cast<StepOp>(builder.clone(*original));
  PassManager manager(context);
  buildCorePipeline(manager);
  buildKernelPipeline(manager);
  Answer answer;
  if (failed(manager.run(*module))) {
    answer.error = errors;
  } else {
    step = *program.getBody().front().getOps<StepOp>().begin();
    StepRunner runner(compiler, kernels);
    answer =
        runner.run(*module, step, step->getAttrOfType<ArrayAttr>("inputs"));
  }
  std::string difference = compare(answer, original);
  return difference.empty() || errors.empty() ? difference
                                              : difference + "\n" + errors;
}

int main(int argc, char **argv) {
  StringRef file, only;
  KernelCompileOptions options;
  options.codegen = CodegenMode::Reference;
  options.optLevel = 0;
  for (int i = 1; i < argc; ++i) {
    StringRef argument = argv[i];
    if (argument == "--fast") {
      options.codegen = CodegenMode::Fast;
      options.optLevel = 2;
    } else if (argument.consume_front("--only=")) {
      only = argument;
    } else {
      file = argument;
    }
  }
  DialectRegistry registry;
  registerCpuTargetDialects(registry);
  registry.insert<WeirDialect, TFDialect, task::TaskDialect>();
  MLIRContext context(registry);
  prepareCpuTargetContext(context);
  context.loadAllAvailableDialects();
  auto module = parseSourceFile<ModuleOp>(file, &context);
  if (!module) {
    return 2;
  }
  auto compiler = createCpuKernelCompiler(options);
  llvm::StringMap<std::unique_ptr<LoadedKernel>> kernels;
  int checked = 0, wrong = 0;
  module->walk([&](StepOp step) {
    if (!only.empty() && !step.getSymName().contains(only)) {
      return;
    }
    ++checked;
    std::string difference = checkStep(step, *compiler, kernels);
    if (!difference.empty()) {
      ++wrong;
      llvm::outs() << step.getSymName() << ": " << difference << "\n";
    }
  });
  llvm::outs() << checked << " checked, " << wrong << " wrong\n";
  return wrong != 0;
}
