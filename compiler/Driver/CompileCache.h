//===- CompileCache.h - what was compiled before ----------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A folder of entries by the hash of everything that they depend on: kernels by
// their text, whole outputs by the input file; both by compiler and options.
// Entries are written whole and never changed, so any number of compilers may
// share a folder; old ones go when the folder grows too large.
#ifndef WEIR_COMPILER_DRIVER_COMPILECACHE_H
#define WEIR_COMPILER_DRIVER_COMPILECACHE_H

#include "compiler/Target/KernelCompiler.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/BLAKE3.h"
#include <optional>
#include <string>

namespace weir {

/// Hashes what a cache entry depends on, part by part.
class CacheKey {
public:
  /// Begins with the identity of the running compiler.
  CacheKey();
  /// Parts are told apart: ("ab", "c") is not ("a", "bc").
  CacheKey &add(llvm::StringRef part);
  CacheKey &add(uint64_t number);
  /// The contents of a file, or of all files in a folder; false if it cannot be
  /// read.
  bool addFile(llvm::StringRef path);
  std::string finish();

private:
  llvm::BLAKE3 hasher;
};

class CompileCache {
public:
  /// An empty folder name makes a cache that finds nothing.
  explicit CompileCache(std::string dir);

  std::optional<CompiledKernel> findKernel(llvm::StringRef key) const;
  void addKernel(llvm::StringRef key, const CompiledKernel &kernel) const;
  /// What was stored, if it is there and undamaged.
  std::optional<std::string> findBytes(llvm::StringRef key) const;
  /// Stores a copy of the file. Failures are ignored: it is only a cache.
  void addFile(llvm::StringRef key, llvm::StringRef path) const;
  void addBytes(llvm::StringRef key, llvm::StringRef bytes) const;
  /// Removes old entries if the folder has become too large.
  void prune() const;
  bool isEnabled() const { return !dir.empty(); }

private:
  std::string getPath(llvm::StringRef key) const;

  std::string dir;
};

/// `$XDG_CACHE_HOME/weir` or `~/.cache/weir`; empty if there is no home.
std::string getDefaultCacheDir();

} // namespace weir

#endif // WEIR_COMPILER_DRIVER_COMPILECACHE_H
