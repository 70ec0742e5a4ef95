//===- PassSettings.cpp - how a pass manager runs -------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Support/PassSettings.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace weir;

namespace {
/// Writes the module that a pass has left behind, one numbered file per pass.
class DumpIr : public PassInstrumentation {
public:
  explicit DumpIr(std::string folder) : folder(std::move(folder)) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (count == 0) {
      write("input", op);
    }
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    if (!pass->getArgument().empty()) { // adaptors have none
      write(pass->getArgument(), op);
    }
  }
  void runAfterPassFailed(Pass *pass, Operation *op) override {
    if (!pass->getArgument().empty()) {
      write((pass->getArgument() + "-failed").str(), op);
    }
  }

private:
  void write(StringRef name, Operation *op) {
    while (Operation *parent = op->getParentOp()) {
      op = parent;
    }
    SmallString<128> path(folder);
    std::string file = llvm::formatv("{0,0+4}-{1}.mlir", count++, name);
    llvm::sys::path::append(path, file);
    std::error_code error = llvm::sys::fs::create_directories(folder);
    llvm::raw_fd_ostream stream(path, error);
    if (error) {
      emitWarning(op->getLoc())
          << "cannot write " << path << ": " << error.message();
      return;
    }
    // Verifying again would cost; broken IR still prints, in generic form.
    op->print(stream, OpPrintingFlags().useLocalScope().assumeVerified(false));
    stream << "\n";
  }

  std::string folder;
  int count = 0;
};
} // namespace

void weir::applyPassSettings(const PassSettings &settings, PassManager &pm) {
  if (!settings.dumpIrDir.empty()) {
    pm.getContext()->disableMultithreading();
    pm.addInstrumentation(std::make_unique<DumpIr>(settings.dumpIrDir));
  }
  if (!settings.crashReproducer.empty()) {
    pm.enableCrashReproducerGeneration(settings.crashReproducer);
  }
  if (settings.statistics) {
    pm.enableStatistics();
  }
  if (settings.timing) {
    pm.enableTiming();
  }
  if (settings.printAfterAll || settings.printAfterFailure) {
    pm.getContext()->disableMultithreading();
    pm.enableIRPrinting([](Pass *, Operation *) { return false; },
                        [](Pass *, Operation *) { return true; },
                        /*printModuleScope=*/true,
                        /*printAfterOnlyOnChange=*/false,
                        /*printAfterOnlyOnFailure=*/!settings.printAfterAll);
  }
}

void weir::setDebugTypes(const std::vector<std::string> &types) {
  if (types.empty()) {
    return;
  }
  llvm::DebugFlag = true;
  std::vector<const char *> names;
  for (const std::string &type : types) {
    names.push_back(type.c_str());
  }
  // In parentheses, for it is a macro where NDEBUG is defined.
  (llvm::setCurrentDebugTypes)(names.data(), names.size());
}
