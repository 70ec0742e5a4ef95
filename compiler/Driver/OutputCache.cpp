//===- OutputCache.cpp - outputs made before ------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/Compilation.h"
#include "compiler/Link/Linker.h"
#include "compiler/Support/Temporary.h"
#include "compiler/Support/WriteFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace weir;

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
