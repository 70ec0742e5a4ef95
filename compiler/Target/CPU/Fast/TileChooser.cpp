//===- TileChooser.cpp - register tiles from ISA and shape ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tile of r rows and v vectors needs r*v accumulators, v registers for the
// right-hand side and one for a broadcast. It wants at least 8 accumulators
// (latency times FMAs a cycle), few loads per FMA, and no wasted rows.
#include "compiler/Target/CPU/Fast/TileChooser.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace weir::cpu;

llvm::SmallVector<TileVector> weir::cpu::splitColumns(unsigned columns,
                                                      unsigned lanes) {
  llvm::SmallVector<TileVector> vectors;
  for (; columns >= lanes; columns -= lanes) {
    vectors.push_back({lanes, lanes});
  }
  if (columns) {
    vectors.push_back({llvm::bit_ceil(columns), columns});
  }
  return vectors;
}

unsigned weir::cpu::chooseRows(int64_t count, unsigned most) {
  if (count <= static_cast<int64_t>(most)) {
    return std::max<int64_t>(1, count);
  }
  // A tile costs its rows and some overhead.
  unsigned best = most;
  int64_t bestCost = INT64_MAX;
  for (unsigned rows = most; rows >= std::max(1u, most / 2); --rows) {
    int64_t cost = (count + rows - 1) / rows * (rows + 1);
    if (cost < bestCost) {
      bestCost = cost;
      best = rows;
    }
  }
  return best;
}

unsigned RegisterTile::panelColumns() const {
  unsigned columns = 0;
  for (const TileVector &vector : panel) {
    columns += vector.valid;
  }
  return columns;
}

RegisterTile weir::cpu::chooseTile(unsigned registers, unsigned lanes,
                                   int64_t rows, int64_t columns) {
  RegisterTile tile;
  unsigned most = registers >= 32 ? 4 : 3;
  if (rows == 1 && columns) {
    // A vector times a matrix: accumulators come from columns only.
    most = 8;
  }
  int64_t needed = columns ? (columns + lanes - 1) / lanes : INT64_MAX;
  if (needed <= most) {
    tile.panel = splitColumns(columns, lanes);
  } else {
    // The count of vectors that leaves the smallest tail.
    unsigned vectors = rows == 1 && columns ? 8 : 2;
    if (columns && rows != 1 && registers >= 32) {
      for (unsigned v : {4u, 3u, 2u}) {
        if (needed % v == 0) {
          vectors = v;
          break;
        }
      }
    }
    tile.panel = splitColumns(vectors * lanes, lanes);
    if (columns) {
      tile.tail = splitColumns(columns % (vectors * lanes), lanes);
    }
  }
  unsigned widest = tile.panel.size();
  unsigned mostRows = std::clamp((registers - 1 - widest) / widest, 1u, 12u);
  tile.rows = chooseRows(rows, mostRows);
  return tile;
}
