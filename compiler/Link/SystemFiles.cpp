//===- SystemFiles.cpp - what the system gives to a link ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Link/Linker.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include <unistd.h>

using namespace weir;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

std::string weir::findRuntimeDir() {
  if (auto set = llvm::sys::Process::GetEnv("WEIR_RUNTIME_DIR")) {
    return *set;
  }
  static int anchor;
  std::string self = fs::getMainExecutable(nullptr, &anchor);
  if (self.empty()) {
    // The file was replaced while it runs; its folder is still right.
    char target[4096];
    ssize_t size = readlink("/proc/self/exe", target, sizeof(target));
    self.assign(target, std::max<ssize_t>(size, 0));
  }
  llvm::SmallString<128> dir(path::parent_path(path::parent_path(self)));
  path::append(dir, "lib");
  return dir.str().str();
}

#if defined(__aarch64__)
static constexpr const char *dynamicLinker = "/lib/ld-linux-aarch64.so.1";
static constexpr const char *multiarch = "aarch64-linux-gnu";
#else
static constexpr const char *dynamicLinker = "/lib64/ld-linux-x86-64.so.2";
static constexpr const char *multiarch = "x86_64-linux-gnu";
#endif

llvm::Expected<SystemFiles> weir::findSystemFiles(bool pie) {
  SystemFiles files;
  files.dynamicLinker = dynamicLinker;
  for (std::string dir :
       {std::string("/usr/lib/") + multiarch, std::string("/lib/") + multiarch,
        std::string("/usr/lib64"), std::string("/lib64"),
        std::string("/usr/lib"), std::string("/lib")}) {
    if (fs::is_directory(dir)) {
      files.libraryDirs.push_back(dir);
    }
  }
  auto find = [&](const char *name) -> std::string {
    for (const std::string &dir : files.libraryDirs) {
      std::string file = dir + "/" + name;
      if (fs::exists(file)) {
        return file;
      }
    }
    return "";
  };
  const char *crt1 = pie ? "Scrt1.o" : "crt1.o";
  files.crt1 = find(crt1);
  files.crti = find("crti.o");
  files.crtn = find("crtn.o");
  if (files.crt1.empty() || files.crti.empty() || files.crtn.empty() ||
      find("libc.so").empty()) {
    return llvm::createStringError(
        "cannot find the C library's files for linking (" + std::string(crt1) +
        ", crti.o, crtn.o, libc.so): install libc6-dev (Debian, Ubuntu), "
        "glibc-devel (Fedora) or your system's equivalent, or use "
        "--emit=object");
  }
  return files;
}
