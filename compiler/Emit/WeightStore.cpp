//===- WeightStore.cpp - the constants of a program -----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Emit/WeightStore.h"
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/TensorData.h"
#include "runtime/abi/Program.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace weir;

ArrayRef<char> weir::getConstantBytes(ElementsAttr value,
                                      std::vector<char> &scratch) {
  bool isSplat = false;
  SmallVector<char> bytes;
  ArrayRef<char> raw = getVectorBytes(value, isSplat, bytes);
  int64_t count = value.getNumElements();
  if (raw.data() != bytes.data() && (!isSplat || count == 1)) {
    return raw;
  }
  if (!isSplat) {
    scratch.assign(raw.begin(), raw.end());
    return scratch;
  }
  scratch.reserve(raw.size() * count);
  for (int64_t i = 0; i < count; ++i) {
    scratch.insert(scratch.end(), raw.begin(), raw.end());
  }
  return scratch;
}

uint64_t WeightStore::addBorrowed(ArrayRef<char> bytes) {
  uint64_t hash = llvm::xxh3_64bits(StringRef(bytes.data(), bytes.size()));
  auto range = byHash.equal_range(hash);
  for (auto it = range.first; it != range.second; ++it) {
    if (pieces[it->second].bytes == bytes) {
      return pieces[it->second].offset;
    }
  }
  byHash.emplace(hash, pieces.size());
  uint64_t offset = llvm::alignTo<WEIR_ALIGNMENT>(total);
  pieces.push_back({offset, bytes});
  // At least a byte each, so that no constant begins where the section ends.
  total = offset + std::max<size_t>(bytes.size(), 1);
  return offset;
}

uint64_t WeightStore::addOwned(std::vector<char> bytes) {
  auto held = std::make_unique<std::vector<char>>(std::move(bytes));
  size_t before = pieces.size();
  uint64_t offset = addBorrowed(*held);
  if (pieces.size() != before) {
    owned.push_back(std::move(held));
  }
  return offset;
}

uint64_t WeightStore::add(ElementsAttr value) {
  std::vector<char> scratch;
  ArrayRef<char> bytes = getConstantBytes(value, scratch);
  return bytes.data() == scratch.data() && !bytes.empty()
             ? addOwned(std::move(scratch))
             : addBorrowed(bytes);
}

llvm::Error WeightStore::write(StringRef path) const {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code, llvm::sys::fs::OF_None);
  if (code) {
    return llvm::createFileError(path, code);
  }
  for (const Piece &piece : pieces) {
    os.write_zeros(piece.offset - os.tell());
    os.write(piece.bytes.data(), piece.bytes.size());
  }
  os.write_zeros(total - os.tell());
  os.close();
  if (os.has_error()) {
    code = os.error();
    os.clear_error();
    return llvm::createFileError(path, code);
  }
  return llvm::Error::success();
}
