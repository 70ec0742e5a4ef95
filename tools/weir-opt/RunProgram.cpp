//===- RunProgram.cpp - compile a module and run it -----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/weir-opt/RunProgram.h"
#include "compiler/Driver/Driver.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace weir;
using namespace weir::opt;

RunDir::RunDir() {
  llvm::SmallString<128> made;
  if (!llvm::sys::fs::createUniqueDirectory("weir-opt", made)) {
    path = made.str().str();
  }
}

RunDir::~RunDir() {
  if (isValid()) {
    llvm::sys::fs::remove_directories(path);
  }
}

std::string RunDir::getFile(llvm::StringRef name) const {
  llvm::SmallString<128> file(path);
  llvm::sys::path::append(file, name);
  return file.str().str();
}

int weir::opt::runProgram(llvm::StringRef module, const RunDir &dir,
                          const Options &options) {
  CompileOptions compile;
  compile.input = module.str();
  compile.output = dir.getFile("program");
  compile.jobs = options.singleThreaded ? 1 : 0;
  compile.verifyEach = options.verifyEach;
  CompileResult result = compileGraph(compile);
  for (const std::string &warning : result.warnings) {
    llvm::errs() << "weir-opt: warning: " << warning << "\n";
  }
  for (const std::string &error : result.errors) {
    llvm::errs() << "weir-opt: error: " << error << "\n";
  }
  if (!result.ok) {
    return 1;
  }
  std::vector<llvm::StringRef> arguments = {compile.output};
  arguments.insert(arguments.end(), options.runArguments.begin(),
                   options.runArguments.end());
  std::string message;
  int status =
      llvm::sys::ExecuteAndWait(compile.output, arguments,
                                /*Env=*/std::nullopt, {}, 0, 0, &message);
  if (!message.empty()) {
    llvm::errs() << "weir-opt: the program did not end by itself: " << message
                 << "\n";
  }
  return status < 0 ? 1 : status;
}
