//===- RelocBlob.cpp - C structs on their way to an object ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Emit/RelocBlob.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace weir;

uint64_t RelocBlob::appendBytes(const void *data, size_t size,
                                size_t alignment) {
  bytes.resize(llvm::alignTo(bytes.size(), alignment));
  uint64_t offset = bytes.size();
  auto *begin = static_cast<const char *>(data);
  bytes.insert(bytes.end(), begin, begin + size);
  return offset;
}

void RelocBlob::print(llvm::raw_ostream &os,
                      const std::map<uint64_t, std::string> &labels) const {
  auto label = labels.begin();
  for (uint64_t offset = 0; offset < bytes.size(); offset += 8) {
    for (; label != labels.end() && label->first == offset; ++label) {
      os << label->second << ":\n";
    }
    auto pointer = pointers.find(offset);
    if (pointer != pointers.end()) {
      os << "\t.quad \"" << pointer->second.symbol << "\"";
      if (pointer->second.offset != 0) {
        os << "+" << pointer->second.offset;
      }
      os << "\n";
      continue;
    }
    uint64_t word = 0;
    memcpy(&word, bytes.data() + offset,
           std::min<size_t>(8, bytes.size() - offset));
    os << "\t.quad " << word << "\n";
  }
}

uint32_t StringPool::add(llvm::StringRef string) {
  string = string.take_until([](char c) { return c == '\0'; });
  if (string.empty()) {
    return 0;
  }
  auto [it, inserted] = offsets.try_emplace(string, text.size());
  if (inserted) {
    text.insert(text.end(), string.begin(), string.end());
    text.push_back('\0');
  }
  return it->second;
}
