//===- RunProgram.h - compile a module and run it ------------------*- C++
//-*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_TOOLS_WEIROPT_RUNPROGRAM_H
#define WEIR_TOOLS_WEIROPT_RUNPROGRAM_H

#include "mlir/Support/LLVM.h"
#include "tools/weir-opt/Options.h"

namespace weir::opt {

/// A folder for files that go with it.
class RunDir {
public:
  RunDir();
  ~RunDir();
  bool isValid() const { return !path.empty(); }
  std::string getFile(llvm::StringRef name) const;

private:
  std::string path;
};

/// Compiles `module`, a file of MLIR at any rung, to an executable in `dir` and
/// runs a step of it with `options.runArguments`, which are that executable's
/// own. Returns the exit status: the program's, or 1 if it does not compile or
/// start, with what is wrong on standard error.
int runProgram(llvm::StringRef module, const RunDir &dir,
               const Options &options);

} // namespace weir::opt

#endif // WEIR_TOOLS_WEIROPT_RUNPROGRAM_H
