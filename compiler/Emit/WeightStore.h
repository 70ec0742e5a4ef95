//===- WeightStore.h - the constants of a program ---------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_EMIT_WEIGHTSTORE_H
#define WEIR_COMPILER_EMIT_WEIGHTSTORE_H

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <unordered_map>
#include <vector>

namespace weir {

/// Collects constants into one section: each at an aligned offset, equal bytes
/// once. Big constants are borrowed from where they are (attributes, mapped
/// files) and copied once, to the output.
class WeightStore {
public:
  /// Adds bytes that outlive the store; returns their offset.
  uint64_t addBorrowed(llvm::ArrayRef<char> bytes);
  /// Adds bytes that the store keeps.
  uint64_t addOwned(std::vector<char> bytes);
  /// Adds the elements of a numeric constant, expanded if it is a splat.
  uint64_t add(mlir::ElementsAttr value);

  /// Bytes of the section.
  uint64_t size() const { return total; }
  /// Writes the section to a file.
  llvm::Error write(llvm::StringRef path) const;

private:
  struct Piece {
    uint64_t offset;
    llvm::ArrayRef<char> bytes;
  };
  std::vector<Piece> pieces;
  std::vector<std::unique_ptr<std::vector<char>>> owned;
  /// Pieces by the hash of their bytes.
  std::unordered_multimap<uint64_t, size_t> byHash;
  uint64_t total = 0;
};

/// The elements of a numeric constant in memory order, one byte for a bool.
/// Borrowed from the attribute, or held by `scratch`.
llvm::ArrayRef<char> getConstantBytes(mlir::ElementsAttr value,
                                      std::vector<char> &scratch);

} // namespace weir

#endif // WEIR_COMPILER_EMIT_WEIGHTSTORE_H
