//===- CompileCache.cpp - what was compiled before ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/CompileCache.h"
#include "compiler/Driver/Driver.h"
#include "compiler/Support/WriteFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA1.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace weir;
using namespace llvm;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// Hash of the running executable, taken once.
static uint64_t getCompilerIdentity() {
  static const uint64_t identity = [] {
    static int anchor;
    auto self = MemoryBuffer::getFile(fs::getMainExecutable(nullptr, &anchor),
                                      /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
    return self ? xxh3_64bits((*self)->getBuffer()) : 0;
  }();
  return identity;
}

CacheKey::CacheKey() {
  add(getCompilerVersion());
  add(getCompilerIdentity());
}

CacheKey &CacheKey::add(StringRef part) {
  add(part.size());
  hasher.update(part);
  return *this;
}

CacheKey &CacheKey::add(uint64_t number) {
  uint8_t bytes[8];
  for (int i = 0; i < 8; ++i) {
    bytes[i] = number >> (8 * i);
  }
  hasher.update(ArrayRef<uint8_t>(bytes));
  return *this;
}

bool CacheKey::addFile(StringRef name) {
  if (!fs::is_directory(name)) {
    if (!fs::is_regular_file(name)) {
      return false; // a device may have no end
    }
    auto buffer = MemoryBuffer::getFile(name, false, false);
    if (!buffer) {
      return false;
    }
    add((*buffer)->getBuffer());
    return true;
  }
  std::vector<std::string> files;
  std::error_code code;
  for (fs::recursive_directory_iterator it(name, code), end; it != end && !code;
       it.increment(code)) {
    if (!fs::is_directory(it->path())) {
      files.push_back(it->path());
    }
  }
  sort(files);
  for (const std::string &file : files) {
    add(StringRef(file).drop_front(name.size()));
    if (!addFile(file)) {
      return false;
    }
  }
  return !code;
}

std::string CacheKey::finish() {
  return toHex(hasher.final<20>(), /*LowerCase=*/true);
}

std::string weir::getDefaultCacheDir() {
  SmallString<128> dir;
  if (!path::cache_directory(dir)) {
    return "";
  }
  path::append(dir, "weir");
  return dir.str().str();
}

CompileCache::CompileCache(std::string dir) : dir(std::move(dir)) {
  if (!this->dir.empty() && fs::create_directories(this->dir)) {
    this->dir.clear();
  }
}

std::string CompileCache::getPath(StringRef key) const {
  SmallString<128> file(dir);
  path::append(file, "llvmcache-" + key); // the prefix that pruning looks for
  return file.str().str();
}

/// An entry ends with a hash of what is before: a damaged one is not found.
static std::string getChecksum(StringRef bytes) {
  return toHex(SHA1::hash(arrayRefFromStringRef(bytes)), /*LowerCase=*/true);
}

std::optional<std::string> CompileCache::findBytes(StringRef key) const {
  constexpr size_t checksumSize = 40;
  if (!isEnabled()) {
    return std::nullopt;
  }
  auto buffer = MemoryBuffer::getFile(getPath(key), false, false);
  if (!buffer || (*buffer)->getBufferSize() < checksumSize) {
    return std::nullopt;
  }
  StringRef bytes = (*buffer)->getBuffer().drop_back(checksumSize);
  if (getChecksum(bytes) != (*buffer)->getBuffer().take_back(checksumSize)) {
    fs::remove(getPath(key));
    return std::nullopt;
  }
  return bytes.str();
}

void CompileCache::addBytes(StringRef key, StringRef bytes) const {
  if (isEnabled()) {
    // Without room for it, it is compiled again next time.
    consumeError(
        writeWholeFile(getPath(key), (bytes + getChecksum(bytes)).str()));
  }
}

void CompileCache::addFile(StringRef key, StringRef from) const {
  auto buffer = MemoryBuffer::getFile(from, false, false);
  if (isEnabled() && buffer) {
    addBytes(key, (*buffer)->getBuffer());
  }
}

// An entry is one line of JSON, then the object's bytes.
void CompileCache::addKernel(StringRef key,
                             const CompiledKernel &kernel) const {
  if (!isEnabled()) {
    return;
  }
  json::Array symbols, packed, fallbacks;
  for (const std::string &symbol : kernel.symbols) {
    symbols.push_back(symbol);
  }
  for (const std::string &fallback : kernel.fallbacks) {
    fallbacks.push_back(fallback);
  }
  for (const PackedOperand &p : kernel.packed) {
    packed.push_back(json::Array{int64_t(p.argument), p.batch, p.rows,
                                 p.columns, p.transposed, p.panel,
                                 int64_t(p.elementBytes)});
  }
  std::string bytes;
  raw_string_ostream os(bytes);
  os << json::Value(json::Object{{"name", kernel.name},
                                 {"symbols", std::move(symbols)},
                                 {"packed", std::move(packed)},
                                 {"fallbacks", std::move(fallbacks)},
                                 {"chunks", kernel.hasChunks},
                                 {"scratch", kernel.hasScratch},
                                 {"code", int64_t(kernel.codeBytes)}})
     << "\n";
  os.write(kernel.object.data(), kernel.object.size());
  addBytes(key, bytes);
}

static std::optional<CompiledKernel> parseKernel(StringRef bytes) {
  auto [head, object] = bytes.split('\n');
  Expected<json::Value> value = json::parse(head);
  if (!value) {
    consumeError(value.takeError());
    return std::nullopt;
  }
  json::Object *fields = value->getAsObject();
  json::Array *symbols = fields ? fields->getArray("symbols") : nullptr;
  json::Array *packed = fields ? fields->getArray("packed") : nullptr;
  json::Array *fallbacks = fields ? fields->getArray("fallbacks") : nullptr;
  if (!symbols || !packed || !fallbacks || object.empty()) {
    return std::nullopt;
  }
  CompiledKernel kernel;
  kernel.name = fields->getString("name").value_or("").str();
  kernel.hasChunks = fields->getBoolean("chunks").value_or(false);
  kernel.hasScratch = fields->getBoolean("scratch").value_or(false);
  kernel.codeBytes = fields->getInteger("code").value_or(0);
  for (const json::Value &symbol : *symbols) {
    kernel.symbols.push_back(symbol.getAsString().value_or("").str());
  }
  for (const json::Value &fallback : *fallbacks) {
    kernel.fallbacks.push_back(fallback.getAsString().value_or("").str());
  }
  for (const json::Value &entry : *packed) {
    const json::Array *p = entry.getAsArray();
    if (!p || p->size() != 7) {
      return std::nullopt;
    }
    auto number = [&](size_t i) { return (*p)[i].getAsInteger().value_or(0); };
    PackedOperand operand;
    operand.argument = number(0);
    operand.batch = number(1);
    operand.rows = number(2);
    operand.columns = number(3);
    operand.transposed = (*p)[4].getAsBoolean().value_or(false);
    operand.panel = number(5);
    operand.elementBytes = number(6);
    kernel.packed.push_back(operand);
  }
  kernel.object.assign(object.begin(), object.end());
  return kernel;
}

std::optional<CompiledKernel> CompileCache::findKernel(StringRef key) const {
  std::optional<std::string> bytes = findBytes(key);
  return bytes ? parseKernel(*bytes) : std::nullopt;
}

void CompileCache::prune() const {
  if (!isEnabled()) {
    return;
  }
  CachePruningPolicy policy;
  policy.MaxSizeBytes = uint64_t(4) << 30;
  policy.MaxSizePercentageOfAvailableSpace = 20;
  policy.Expiration = std::chrono::hours(24 * 30);
  pruneCache(dir, policy);
}
