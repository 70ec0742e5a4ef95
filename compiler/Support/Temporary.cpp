//===- Temporary.cpp - temporary files that do not outlive us -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Support/Temporary.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/xxhash.h"
#include <csignal>
#include <unistd.h>
#include <vector>

using namespace llvm;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// Where process numbers mean the same: this boot's process namespace. A folder
/// may be shared by machines and containers.
static std::string getScope() {
  std::string scope;
  if (auto boot =
          MemoryBuffer::getFileAsStream("/proc/sys/kernel/random/boot_id")) {
    scope = (*boot)->getBuffer().str();
  }
  char space[64];
  ssize_t length = readlink("/proc/self/ns/pid", space, sizeof space);
  scope.append(space, length > 0 ? length : 0);
  return utohexstr(xxh3_64bits(scope) & 0xffffffff, /*LowerCase=*/true);
}

/// Removes `<prefix>.<process>_<scope>-*` of processes that have ended.
static void removeStale(StringRef prefix, StringRef scope) {
  StringRef folder = path::parent_path(prefix);
  std::string stem = (path::filename(prefix) + ".").str();
  std::vector<std::string> stale;
  std::error_code code;
  for (fs::directory_iterator it(folder.empty() ? "." : folder, code), end;
       it != end && !code; it.increment(code)) {
    StringRef name = path::filename(it->path());
    pid_t process;
    if (name.consume_front(stem) && !name.consumeInteger(10, process) &&
        name.consume_front(("_" + scope + "-").str()) &&
        name.contains(".tmp") && kill(process, 0) != 0 && errno == ESRCH) {
      stale.push_back(it->path());
    }
  }
  for (const std::string &file : stale) {
    fs::is_directory(file) ? fs::remove_directories(file) : fs::remove(file);
  }
}

static std::string makeModel(StringRef prefix) {
  std::string scope = getScope();
  removeStale(prefix, scope);
  return (prefix + "." + Twine(sys::Process::getProcessId()) + "_" + scope +
          "-%%%%%%.tmp")
      .str();
}

std::error_code weir::createTemporaryFile(StringRef prefix,
                                          SmallVectorImpl<char> &path) {
  return fs::createUniqueFile(makeModel(prefix), path);
}

std::error_code weir::createTemporaryFolder(StringRef prefix,
                                            SmallVectorImpl<char> &path) {
  std::string model = makeModel(prefix);
  for (int attempt = 0; attempt < 100; ++attempt) {
    fs::createUniquePath(model, path, /*MakeAbsolute=*/false);
    StringRef name(path.data(), path.size());
    std::error_code code = fs::create_directory(name, /*IgnoreExisting=*/false,
                                                fs::perms::owner_all);
    if (code != std::errc::file_exists) {
      return code;
    }
  }
  return std::make_error_code(std::errc::file_exists);
}
