//===- ContractionSchedule.cpp - matmul and convolution in registers ------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A contraction multiplies a left and a right operand and sums over reduction
// loops. Its parallel loops are *rows* (in the left operand only), *columns*
// (in the right only) and *batch* (in both). Matrix products and convolutions
// without padding are the same thing here: a convolution's window only gives
// the left operand other strides.
//
// 1. Merge loops of a kind that all operands walk as one: (n, oh, ow) of a 1x1
//    convolution are one row loop, (kw, c) of any undilated one a reduction
//    loop.
// 2. Columns are the loop in which result and right operand have stride 1;
//    they are cut in panels of a few vectors (TileChooser).
// 3. A tile of rows x panel keeps its accumulators in registers through all
//    reduction loops: they start from zero; per step each row's left element is
//    broadcast and multiplied with the panel's vectors.
// 4. Bias, activation, residual (the epilogue) run on the accumulators.
// 5. Rows that do not fill a tile: the last tile starts early and computes some
//    rows again. Where there may be fewer rows than a tile has, a loop of
//    single rows stands by.
//
// The outermost loop runs over blocks of rows times blocks of panels, so that a
// block's left operand stays in the second-level cache.
#include "compiler/Target/CPU/Fast/ContractionEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

bool ContractionEmitter::emit(std::string &why) {
  if (!classify(why)) {
    return false;
  }
  const Extent &columns = nest.sizes[*columnDim];
  int64_t rows = rowDim ? nest.sizes[*rowDim].constantFactor() : 1;
  if (rowDim && !nest.sizes[*rowDim].isConstant() && rows < 4) {
    rows = 1 << 20; // unknown: assume many
  }
  unsigned lanes = e.machine.vectorBits / element.getIntOrFloatBitWidth();
  tile = chooseTile(e.machine.registers, lanes, rows,
                    columns.isConstant() ? columns.constant() : 0);
  Value init = nest.inits[0].splat;
  FloatAttr zero;
  zeroInit = init && matchPattern(init, m_Constant(&zero)) &&
             zero.getValue().isPosZero();
  emitOuter(0);
  return true;
}

void ContractionEmitter::emitOuter(unsigned depth) {
  if (depth == outerDims.size()) {
    emitBlocks();
    return;
  }
  unsigned dim = outerDims[depth];
  auto [lower, upper] = chunkBounds(e, chunks, e.value(nest.sizes[dim]));
  e.loop(lower, upper, 1, [&](Value iv) {
    ivs[dim] = iv;
    emitOuter(depth + 1);
  });
  ivs[dim] = e.constant(0);
}

/// Blocks of rows times blocks of panels.
void ContractionEmitter::emitBlocks() {
  unsigned panelColumns = tile.panelColumns();
  Value panels = e.floorDiv(e.value(nest.sizes[*columnDim]), panelColumns);
  bool dynamicColumns = !nest.sizes[*columnDim].isConstant();
  bool hasTail = dynamicColumns || !tile.tail.empty();
  Value allPanels = hasTail ? e.add(panels, e.constant(1)) : panels;
  // A block has about 64 rows and 256 columns.
  int64_t blockRows = std::max<int64_t>(1, 64 / tile.rows) * tile.rows;
  int64_t blockPanels = std::max<int64_t>(1, 256 / panelColumns);
  Value rows = rowDim ? e.value(nest.sizes[*rowDim]) : e.constant(1);
  Value rowBlocks = e.ceilDiv(rows, blockRows);
  Value panelBlocks = e.ceilDiv(allPanels, blockPanels);
  Value blocks = e.mul(rowBlocks, panelBlocks);
  auto [lower, upper] = chunkBounds(e, chunks, blocks);
  e.loop(lower, upper, 1, [&](Value block) {
    bool onePanelBlock = getConstantIntValue(panelBlocks) == 1;
    Value rowBlock =
        onePanelBlock
            ? block
            : e.builder.createOrFold<arith::DivUIOp>(block, panelBlocks);
    Value panelBlock =
        onePanelBlock
            ? e.constant(0)
            : e.builder.createOrFold<arith::RemUIOp>(block, panelBlocks);
    Value row = e.mul(rowBlock, e.constant(blockRows));
    Value rowEnd = e.min(e.add(row, e.constant(blockRows)), rows);
    Value panel = e.mul(panelBlock, e.constant(blockPanels));
    Value panelEnd = e.min(e.add(panel, e.constant(blockPanels)), panels);
    Value next = e.add(panel, e.constant(blockPanels));
    if (!hasTail) {
      emitRows(row, rowEnd, panel, panelEnd, false);
    } else if (onePanelBlock) {
      emitRows(row, rowEnd, panel, panelEnd, true);
    } else {
      // The last block of panels has the tail.
      emitRows(row, rowEnd, panel, panelEnd, false);
      Value isLast = arith::CmpIOp::create(e.builder, arith::CmpIPredicate::sge,
                                           next, allPanels);
      auto branch = scf::IfOp::create(e.builder, isLast, false);
      OpBuilder::InsertionGuard guard(e.builder);
      e.builder.setInsertionPoint(branch.thenYield());
      emitRows(row, rowEnd, panels, panels, true);
    }
  });
}

/// All tiles of a block: panels outside, so that a panel stays in the
/// first-level cache while the rows pass.
void ContractionEmitter::emitRows(Value lower, Value upper, Value firstPanel,
                                  Value lastPanel, bool withTail) {
  if (!rowDim) {
    emitPanels(1, firstPanel, lastPanel, withTail,
               [](llvm::function_ref<void()> body) { body(); });
    return;
  }
  unsigned dim = *rowDim, step = tile.rows;
  const Extent &size = nest.sizes[dim];
  auto tiles = [&] {
    Value last = e.sub(e.value(size), e.constant(step));
    bool exact = size.constantFactor() % step == 0;
    emitPanels(step, firstPanel, lastPanel, withTail,
               [&](llvm::function_ref<void()> body) {
                 e.loop(lower, upper, step, [&](Value iv) {
                   ivs[dim] = exact ? iv : e.min(iv, last);
                   body();
                 });
                 ivs[dim] = e.constant(0);
               });
  };
  if (size.constantFactor() >= step) {
    tiles();
    return;
  }
  Value enough = arith::CmpIOp::create(e.builder, arith::CmpIPredicate::sge,
                                       e.value(size), e.constant(step));
  auto branch = scf::IfOp::create(e.builder, enough, true);
  OpBuilder::InsertionGuard guard(e.builder);
  e.builder.setInsertionPoint(branch.thenYield());
  tiles();
  e.builder.setInsertionPoint(branch.elseYield());
  emitPanels(1, firstPanel, lastPanel, withTail,
             [&](llvm::function_ref<void()> body) {
               e.loop(lower, upper, 1, [&](Value iv) {
                 ivs[dim] = iv;
                 body();
               });
               ivs[dim] = e.constant(0);
             });
}

void ContractionEmitter::emitPanels(
    unsigned rows, Value firstPanel, Value lastPanel, bool withTail,
    llvm::function_ref<void(llvm::function_ref<void()>)> overRows) {
  unsigned panelColumns = tile.panelColumns();
  e.loop(firstPanel, lastPanel, 1, [&](Value panel) {
    Value column = e.mul(panel, e.constant(panelColumns));
    overRows([&] { emitTile(rows, tile.panel, column); });
  });
  if (!withTail) {
    return;
  }
  const Extent &size = nest.sizes[*columnDim];
  if (size.isConstant()) {
    Value column = e.constant(size.constant() / panelColumns * panelColumns);
    overRows([&] { emitTile(rows, tile.tail, column); });
    return;
  }
  // An unknown tail: one masked vector at a time.
  Value start =
      e.mul(e.floorDiv(e.value(size), panelColumns), e.constant(panelColumns));
  unsigned lanes = e.machine.vectorBits / element.getIntOrFloatBitWidth();
  TileVector partial{lanes, 0};
  e.loop(start, e.value(size), lanes, [&](Value column) {
    overRows([&] { emitTile(rows, partial, column); });
  });
}

void ContractionEmitter::emitTile(unsigned rows, ArrayRef<TileVector> columns,
                                  Value column) {
  Value row = rowDim ? ivs[*rowDim] : Value();
  SmallVector<Value> masks, accumulators;
  for (const TileVector &vector : columns) {
    Value mask;
    if (vector.valid == 0) {
      // Dynamic: as many as are left.
      mask = e.makeMask(e.sub(e.value(nest.sizes[*columnDim]), column),
                        vector.lanes);
    } else if (vector.valid < vector.lanes) {
      mask = e.makeMask(e.constant(vector.valid), vector.lanes);
    }
    masks.push_back(mask);
  }
  for (unsigned r = 0; r < rows; ++r) {
    for (const TileVector &vector : columns) {
      accumulators.push_back(e.zero(element, vector.lanes));
    }
  }
  ivs[*columnDim] = column;
  SmallVector<Value> sums = reduce(0, accumulators, rows, columns, masks);
  for (unsigned r = 0; r < rows; ++r) {
    if (rowDim) {
      ivs[*rowDim] = e.add(row, e.constant(r));
    }
    unsigned offset = 0;
    for (auto [c, vector] : llvm::enumerate(columns)) {
      ivs[*columnDim] = e.add(column, e.constant(offset));
      Value sum = sums[r * columns.size() + c];
      if (!zeroInit) {
        Value init = e.splat(
            e.read(nest.inits[0], ivs, *columnDim, vector.lanes, masks[c]),
            vector.lanes);
        sum = arith::AddFOp::create(e.builder, sum, init);
      }
      emitEpilogue(e, nest, sum, ivs, *columnDim, vector.lanes, masks[c]);
      offset += vector.lanes;
    }
  }
  if (rowDim) {
    ivs[*rowDim] = row;
  }
  ivs[*columnDim] = e.constant(0);
}

/// A vector of the right operand from column `column` on, at the present
/// reduction step.
Value ContractionEmitter::readRight(Value column, unsigned lanes, Value mask) {
  if (!nest.packed) {
    return e.read(*right, ivs, *columnDim, lanes, mask);
  }
  // [column / 32][row][column % 32]; panels are padded, so no mask is needed.
  const PackedOperand &packed = *nest.packed;
  int64_t unit = packed.transposed ? 1 : packed.columns;
  Value index = e.mul(e.floorDiv(column, packed.panel),
                      e.constant(packed.rows * packed.panel));
  index = e.add(index, e.builder.createOrFold<arith::RemUIOp>(
                           column, e.constant(packed.panel)));
  for (unsigned d : reductionDims) {
    int64_t rows = right->strides[d].constant() / unit;
    index = e.add(index, e.mul(ivs[d], e.constant(rows * packed.panel)));
  }
  return e.load(right->place.base, element, index, lanes);
}

/// The innermost reduction loop of a small tile: neighbouring steps go to
/// accumulators of their own, so that they need not wait for each other.
SmallVector<Value>
ContractionEmitter::reduceSplit(SmallVector<Value> accumulators, unsigned rows,
                                ArrayRef<TileVector> columns,
                                ArrayRef<Value> masks) {
  unsigned dim = reductionDims.back(), count = accumulators.size();
  unsigned depth = reductionDims.size();
  const Extent &size = nest.sizes[dim];
  unsigned split = count <= 1 ? 8 : count == 2 ? 4 : 2;
  if (size.isConstant() && size.constant() < 2 * split) {
    split = 1;
  }
  auto step = [&](Value iv, ArrayRef<Value> now) {
    ivs[dim] = iv;
    return reduce(depth, SmallVector<Value>(now), rows, columns, masks);
  };
  SmallVector<Value> all = accumulators;
  for (unsigned s = 1; s < split; ++s) {
    for (Value accumulator : accumulators) {
      all.push_back(arith::ConstantOp::create(
          e.builder, e.builder.getZeroAttr(accumulator.getType())));
    }
  }
  Value whole = e.value(size);
  if (split > 1) {
    whole = e.mul(e.floorDiv(whole, split), e.constant(split));
  }
  all = e.loop(
      e.constant(0), whole, split, all, [&](Value iv, ValueRange carried) {
        SmallVector<Value> now(carried), next;
        for (unsigned s = 0; s < split; ++s) {
          llvm::append_range(
              next, step(e.add(iv, e.constant(s)),
                         ArrayRef<Value>(now).slice(s * count, count)));
        }
        return next;
      });
  // Pairwise sums of the splits, then the steps that are left.
  for (unsigned s = split; s > 1; s /= 2) {
    for (unsigned i = 0; i < count * s / 2; ++i) {
      all[i] = arith::AddFOp::create(e.builder, all[i], all[i + count * s / 2]);
    }
  }
  all.resize(count);
  if (split > 1) {
    all =
        e.loop(whole, e.value(size), 1, all, [&](Value iv, ValueRange carried) {
          return step(iv, SmallVector<Value>(carried));
        });
  }
  ivs[dim] = e.constant(0);
  return all;
}

SmallVector<Value> ContractionEmitter::reduce(unsigned depth,
                                              SmallVector<Value> accumulators,
                                              unsigned rows,
                                              ArrayRef<TileVector> columns,
                                              ArrayRef<Value> masks) {
  bool innermost = depth + 1 == reductionDims.size();
  if (innermost && accumulators.size() <= 4) {
    return reduceSplit(accumulators, rows, columns, masks);
  }
  if (depth < reductionDims.size()) {
    unsigned dim = reductionDims[depth];
    SmallVector<Value> results =
        e.loop(e.constant(0), e.value(nest.sizes[dim]), 1, accumulators,
               [&](Value iv, ValueRange carried) {
                 ivs[dim] = iv;
                 return reduce(depth + 1, SmallVector<Value>(carried), rows,
                               columns, masks);
               });
    ivs[dim] = e.constant(0);
    return results;
  }
  Value row = rowDim ? ivs[*rowDim] : Value();
  Value column = ivs[*columnDim];
  SmallVector<Value> panel;
  unsigned offset = 0;
  for (auto [c, vector] : llvm::enumerate(columns)) {
    ivs[*columnDim] = e.add(column, e.constant(offset));
    panel.push_back(readRight(ivs[*columnDim], vector.lanes, masks[c]));
    offset += vector.lanes;
  }
  ivs[*columnDim] = column;
  SmallVector<Value> next;
  for (unsigned r = 0; r < rows; ++r) {
    if (rowDim) {
      ivs[*rowDim] = e.add(row, e.constant(r));
    }
    Value scalar =
        e.load(left->place.base, element, e.linearIndex(*left, ivs), 1);
    for (auto [c, vector] : llvm::enumerate(columns)) {
      next.push_back(e.fma(e.splat(scalar, vector.lanes), panel[c],
                           accumulators[r * columns.size() + c]));
    }
  }
  if (rowDim) {
    ivs[*rowDim] = row;
  }
  return next;
}

bool weir::cpu::fitsContraction(Emitter &emitter, Nest nest, std::string &why) {
  return ContractionEmitter(emitter, nest, nullptr).classify(why);
}

bool weir::cpu::emitContraction(Emitter &emitter, Nest &nest,
                                ChunkRange *chunks, std::string &why) {
  return ContractionEmitter(emitter, nest, chunks).emit(why);
}
