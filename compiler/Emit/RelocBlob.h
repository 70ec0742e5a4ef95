//===- RelocBlob.h - C structs on their way to an object --------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables are filled in as the C structs that the runtime reads, so that their
// layout cannot differ, with null where a pointer goes; the blob remembers what
// each pointer points to. Bytes and pointers are those of a little-endian
// 64-bit target.
#ifndef WEIR_COMPILER_EMIT_RELOCBLOB_H
#define WEIR_COMPILER_EMIT_RELOCBLOB_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <vector>

namespace weir {

/// The address of a symbol plus an offset; an empty symbol is a null pointer.
struct SymbolRef {
  std::string symbol;
  uint64_t offset = 0;
};

/// Bytes, some of them pointers.
class RelocBlob {
public:
  /// Appends `count` structs, aligned for T, and returns their offset.
  template <typename T> uint64_t append(const T *values, size_t count) {
    return appendBytes(values, count * sizeof(T), alignof(T));
  }
  template <typename T> uint64_t append(const std::vector<T> &values) {
    return append(values.data(), values.size());
  }
  uint64_t appendBytes(const void *data, size_t size, size_t alignment);
  /// The pointer field at `offset` is to hold `target`.
  void setPointer(uint64_t offset, SymbolRef target) {
    if (!target.symbol.empty()) {
      pointers[offset] = std::move(target);
    }
  }
  /// Writes assembler directives, eight bytes a line; `labels` are symbols to
  /// define at offsets that are multiples of eight.
  void print(llvm::raw_ostream &os,
             const std::map<uint64_t, std::string> &labels) const;
  llvm::ArrayRef<char> getBytes() const { return bytes; }
  bool hasPointers() const { return !pointers.empty(); }

private:
  std::vector<char> bytes;
  std::map<uint64_t, SymbolRef> pointers;
};

/// Zero-terminated strings, each once.
class StringPool {
public:
  StringPool() { text.push_back('\0'); }
  /// The offset of `string`, which ends before its first zero byte.
  uint32_t add(llvm::StringRef string);
  llvm::ArrayRef<char> getBytes() const { return text; }

private:
  std::vector<char> text;
  llvm::StringMap<uint32_t> offsets;
};

} // namespace weir

#endif // WEIR_COMPILER_EMIT_RELOCBLOB_H
