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
#include "compiler/Target/CPU/Fast/Nest.h"
#include "compiler/Target/CPU/Fast/TileChooser.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

/// Columns of a panel of a packed constant: a multiple of every level's vector.
static constexpr int64_t kPackedPanel = 32;

namespace {
class ContractionEmitter {
public:
  ContractionEmitter(Emitter &e, Nest &nest, ChunkRange *chunks)
      : e(e), nest(nest), chunks(chunks), ivs(nest.rank(), e.constant(0)) {}

  bool emit(std::string &why);
  bool classify(std::string &why);

private:
  enum class Kind { Rows, Columns, Batch, Reduction };
  Kind kindOf(unsigned dim) const;
  bool tryPacking(unsigned column, const Access *operand);
  Value readRight(Value column, unsigned lanes, Value mask);
  bool matchPayload();
  void emitOuter(unsigned depth);
  void emitBlocks();
  void emitRows(Value lower, Value upper, Value firstPanel, Value lastPanel,
                bool withTail);
  void
  emitPanels(unsigned rows, Value firstPanel, Value lastPanel, bool withTail,
             llvm::function_ref<void(llvm::function_ref<void()>)> overRows);
  void emitTile(unsigned rows, ArrayRef<TileVector> columns, Value column);
  SmallVector<Value> reduceSplit(SmallVector<Value> accumulators, unsigned rows,
                                 ArrayRef<TileVector> columns,
                                 ArrayRef<Value> masks);
  SmallVector<Value> reduce(unsigned depth, SmallVector<Value> accumulators,
                            unsigned rows, ArrayRef<TileVector> columns,
                            ArrayRef<Value> masks);

  Emitter &e;
  Nest &nest;
  ChunkRange *chunks;
  SmallVector<Value> ivs;
  Access *left = nullptr, *right = nullptr;
  std::optional<unsigned> rowDim, columnDim;
  SmallVector<unsigned> outerDims, reductionDims;
  RegisterTile tile;
  Type element;
  bool zeroInit = false;
};
} // namespace

ContractionEmitter::Kind ContractionEmitter::kindOf(unsigned dim) const {
  if (nest.reduction[dim]) {
    return Kind::Reduction;
  }
  bool inLeft = !left->strides[dim].is(0), inRight = !right->strides[dim].is(0);
  if (inLeft && inRight) {
    return Kind::Batch;
  }
  return inRight ? Kind::Columns : Kind::Rows;
}

/// Whether the payload is out + a * b on the element type of all operands.
bool ContractionEmitter::matchPayload() {
  if (nest.inputs.size() != 2 || nest.inits.size() != 1 ||
      nest.inputs[0].splat || nest.inputs[1].splat) {
    return false;
  }
  Block &body = *nest.body;
  auto add = body.getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!add) {
    return false;
  }
  Value accumulator = body.getArgument(2);
  Value product = add.getLhs() == accumulator ? add.getRhs() : add.getLhs();
  auto mul = product.getDefiningOp<arith::MulFOp>();
  if (!mul || (add.getLhs() != accumulator && add.getRhs() != accumulator)) {
    return false;
  }
  Value a = body.getArgument(0), b = body.getArgument(1);
  bool operands = (mul.getLhs() == a && mul.getRhs() == b) ||
                  (mul.getLhs() == b && mul.getRhs() == a);
  element = accumulator.getType();
  return operands && a.getType() == element && b.getType() == element &&
         (element.isF32() || element.isF64());
}

/// Whether `operand`, with columns along loop `column`, may be read in packed
/// form: it is a constant, a dense matrix of reduction steps times columns (or
/// its transpose), and large enough for packing to pay. Sets nest.packed.
bool ContractionEmitter::tryPacking(unsigned column, const Access *operand) {
  unsigned input = operand - nest.inputs.data();
  if (input >= nest.constantArguments.size() ||
      nest.constantArguments[input] < 0 || operand->place.offset ||
      operand->constantOffset || !nest.sizes[column].isConstant()) {
    return false;
  }
  int64_t columns = nest.sizes[column].constant(), rows = 1;
  bool transposed = !operand->strides[column].is(1);
  for (unsigned d : nest.liveDims()) {
    const Extent &stride = operand->strides[d];
    if (d == column) {
      continue;
    }
    if (!nest.reduction[d] ? !stride.is(0) : !nest.sizes[d].isConstant()) {
      return false;
    }
    if (nest.reduction[d]) {
      rows *= nest.sizes[d].constant();
    }
  }
  int64_t elements = 1;
  for (const Extent &size : operand->place.sizes) {
    elements *= size.isConstant() ? size.constant() : -1;
  }
  if (elements != rows * columns) {
    return false;
  }
  // Steps of the reduction are whole rows (or elements of a column).
  int64_t unit = transposed ? 1 : columns;
  if (transposed && !operand->strides[column].is(rows)) {
    return false;
  }
  for (unsigned d : nest.liveDims()) {
    if (nest.reduction[d] && (!operand->strides[d].isConstant() ||
                              operand->strides[d].constant() % unit)) {
      return false;
    }
  }
  unsigned bytes = element.getIntOrFloatBitWidth() / 8;
  if (!transposed && (columns < 64 || elements * bytes < 32 * 1024)) {
    return false;
  }
  PackedOperand packed;
  packed.argument = nest.constantArguments[input];
  packed.rows = rows;
  packed.columns = columns;
  packed.transposed = transposed;
  packed.panel = kPackedPanel;
  packed.elementBytes = bytes;
  nest.packed = packed;
  return true;
}

bool ContractionEmitter::classify(std::string &why) {
  if (!matchPayload()) {
    why = "it is no multiply-add of f32 or f64";
    return false;
  }
  for (Access *access : nest.accesses()) {
    if (!access->isLinear()) {
      why = "an operand's map is not linear";
      return false;
    }
  }
  left = &nest.inputs[0];
  right = &nest.inputs[1];
  nest.mergeDims(
      [&](unsigned i, unsigned j) { return kindOf(i) == kindOf(j); });
  // Columns: stride 1 in results and in one operand, absent from the other.
  auto contiguous = [&](unsigned d) {
    return llvm::all_of(nest.outputs, [&](const Access &output) {
      return output.strides[d].is(1);
    });
  };
  for (unsigned d : nest.liveDims()) {
    if (nest.reduction[d] || !contiguous(d)) {
      continue;
    }
    if (kindOf(d) == Kind::Rows && left->strides[d].is(1)) {
      std::swap(left, right);
    }
    if (kindOf(d) == Kind::Rows && tryPacking(d, left)) {
      std::swap(left, right);
    }
    if (kindOf(d) == Kind::Columns &&
        (tryPacking(d, right) || right->strides[d].is(1))) {
      columnDim = d;
      break;
    }
  }
  if (!columnDim) {
    why = "no dimension has stride 1 in both the result and an operand";
    return false;
  }
  // Epilogue operands must be vectors or scalars along the columns.
  for (const Access &input : nest.epilogue.inputs) {
    if (input.place.base && !input.splat && !input.strides[*columnDim].is(0) &&
        !input.strides[*columnDim].is(1)) {
      why = "an operand of the fused op is strided along the columns";
      return false;
    }
  }
  if (nest.epilogue.body && !isVectorizablePayload(*nest.epilogue.body)) {
    why = "the fused op has no vector form";
    return false;
  }
  // Rows: the loop of that kind that is longest for sure, inner ones first. A
  // loop of unknown length (the batch) only if no other is worth a tile.
  for (unsigned d : nest.liveDims()) {
    if (kindOf(d) == Kind::Rows) {
      auto length = [&](unsigned dim) {
        int64_t factor = nest.sizes[dim].constantFactor();
        return !nest.sizes[dim].isConstant() && factor < 4 ? 4 : factor;
      };
      if (!rowDim || length(d) >= length(*rowDim)) {
        rowDim = d;
      }
    }
  }
  for (unsigned d : nest.liveDims()) {
    if (nest.reduction[d]) {
      reductionDims.push_back(d);
    } else if (d != columnDim && d != rowDim) {
      outerDims.push_back(d);
    }
  }
  return true;
}

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
