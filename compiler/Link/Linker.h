//===- Linker.h - from objects to what users run ----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Puts together a program's object, its kernels and the runtime. The runtime's
// archives are found in `lib` beside the compiler's own `bin`; only what the
// program uses comes in, and it depends on libc and libm alone.
#ifndef WEIR_COMPILER_LINK_LINKER_H
#define WEIR_COMPILER_LINK_LINKER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace weir {

enum class OutputKind {
  Executable, ///< with Weir's command line
  Shared,     ///< exports the C API (weir/weir.h) and `weir_program`
  Static,     ///< an archive: the program's object, kernels and the runtime
  Object      ///< one relocatable object, without the runtime
};

/// A file in memory.
struct ObjectFile {
  std::string name; ///< as a member of an archive: "kernel_1f3a.o"
  llvm::ArrayRef<char> bytes;
};

struct LinkOptions {
  OutputKind kind = OutputKind::Executable;
  std::string output;
  /// The folder with the runtime's archives and weir/weir.h; empty: found from
  /// the running executable (`../lib`).
  std::string runtimeDir;
  /// An existing folder for temporary files. The caller removes it.
  std::string workDir;
  /// Symbols that must come in whatever refers to them.
  std::vector<std::string> keep = {"weir_program"};
};

/// Links and writes `options.output` (for Shared, also `<stem>.h`), each to a
/// temporary file first that then takes its name: there is never half a file.
llvm::Error linkProgram(llvm::ArrayRef<ObjectFile> objects,
                        const LinkOptions &options);

/// The folder of the runtime's archives: `WEIR_RUNTIME_DIR` if set, else `lib`
/// beside the folder of the running executable.
std::string findRuntimeDir();

/// The runtime functions (`weir_call_*`) that the archives in a folder define,
/// from their symbol tables, each with its archive's name (`calls` for
/// `libweir_calls.a`); empty if it holds none.
llvm::StringMap<std::string> getRuntimeFunctions(llvm::StringRef runtimeDir);

/// Where the C library's start files and libraries are.
struct SystemFiles {
  std::string crt1, crti, crtn, dynamicLinker;
  std::vector<std::string> libraryDirs;
};
/// Fails with a sentence that says which package has what is missing.
llvm::Expected<SystemFiles> findSystemFiles(bool pie);

/// One relocatable object of several, by the embedded linker.
llvm::Error mergeObjects(llvm::ArrayRef<std::string> inputs,
                         llvm::StringRef output);
/// An archive of `objects`, the runtime's core and what they refer to in
/// `archives`, deterministic.
llvm::Error writeStaticLibrary(llvm::ArrayRef<ObjectFile> objects,
                               llvm::ArrayRef<std::string> archives,
                               llvm::StringRef output);

} // namespace weir

#endif // WEIR_COMPILER_LINK_LINKER_H
