//===- TileChooser.h - register tiles from ISA and shape --------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_TARGET_CPU_FAST_TILECHOOSER_H
#define WEIR_COMPILER_TARGET_CPU_FAST_TILECHOOSER_H

#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace weir::cpu {

/// A vector of a tile's row: `lanes` wide, of which `valid` count.
struct TileVector {
  unsigned lanes = 0, valid = 0;
  bool operator==(const TileVector &other) const {
    return lanes == other.lanes && valid == other.valid;
  }
};

/// A register tile: `rows` rows of a panel of columns. The columns are cut in
/// panels of panelColumns(), each the vectors `panel`, then one of `tail`
/// (empty if nothing is left).
struct RegisterTile {
  unsigned rows = 1;
  llvm::SmallVector<TileVector> panel, tail;
  unsigned panelColumns() const;
};

/// Chooses the tile of a contraction: `registers` vector registers of `lanes`
/// lanes; `rows` the constant factor of the number of rows (the number itself
/// if it is constant); `columns` their number, 0 if it is not constant.
RegisterTile chooseTile(unsigned registers, unsigned lanes, int64_t rows,
                        int64_t columns);

/// How many of `count` neighbours to compute at once, at most `most`: few
/// leftovers first, then as many as possible.
unsigned chooseRows(int64_t count, unsigned most);

/// `columns` columns in vectors of at most `lanes`; only the last is partial.
llvm::SmallVector<TileVector> splitColumns(unsigned columns, unsigned lanes);

} // namespace weir::cpu

#endif // WEIR_COMPILER_TARGET_CPU_FAST_TILECHOOSER_H
