//===- PaddedConvolution.cpp - convolution with tile-local padding --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The output is computed in blocks of rows. For each block the image rows that
// it needs are copied, with their padding, to a small scratch buffer; then the
// block is a convolution without padding, so every register tile runs at full
// speed and the (kw, c) loops are one. The copy is a few percent of the work
// and warms the cache.
#include "compiler/Target/CPU/Fast/Nest.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

/// Bytes of padded rows that a block aims at.
static constexpr int64_t kBlockBytes = 64 * 1024;
enum Loop : unsigned { N, OH, OW, F, KH, KW, C };

/// Fills `count` elements at `index` of `place` with `value`.
static void fill(Emitter &e, const Place &place, Value index, Value count,
                 Value padValue) {
  if (getConstantIntValue(count) == 0) {
    return;
  }
  e.loop(e.constant(0), count, 1, [&](Value i) {
    e.store(padValue, place.base, place.element, e.add(index, i), 1);
  });
}

static void copy(Emitter &e, const Place &to, Value toIndex, const Place &from,
                 Value fromIndex, Value count) {
  Value bytes =
      e.mul(count, e.constant(to.element.getIntOrFloatBitWidth() / 8));
  Value wide =
      arith::IndexCastOp::create(e.builder, e.builder.getI64Type(), bytes);
  LLVM::MemcpyOp::create(e.builder, e.address(to.base, to.element, toIndex),
                         e.address(from.base, from.element, fromIndex), wide,
                         /*isVolatile=*/false);
}

/// How many output rows a block has.
static int64_t blockRows(const Nest &nest, const Window &window,
                         int64_t rowBytes) {
  int64_t rows = nest.sizes[OH].constant(), taps = nest.sizes[KH].constant();
  int64_t reach = (taps - 1) * window.dilations[0] + 1;
  int64_t budget = kBlockBytes / std::max<int64_t>(1, rowBytes);
  int64_t fit = (budget - reach) / window.strides[0] + 1;
  // Enough rows that those at the seams are few; blocks of about equal size.
  fit = std::clamp<int64_t>(std::max<int64_t>(fit, 4), 1, rows);
  int64_t blocks = (rows + fit - 1) / fit;
  return (rows + blocks - 1) / blocks;
}

/// A block as a nest of its own: one image, `block` rows, read from the padded
/// `rows`; the other accesses still start at the whole image's first row.
static Nest blockNest(const Nest &nest, const Window &window, const Place &rows,
                      const Extent &block) {
  Nest part = nest;
  part.sizes[N] = Extent(1);
  part.sizes[OH] = block;
  Access input;
  input.place = rows;
  input.strides.assign(nest.rank(), Extent(0));
  Extent rowStride = rows.strides[0], columnStride = rows.strides[1];
  input.strides[OH] = rowStride * Extent(window.strides[0]);
  input.strides[OW] = columnStride * Extent(window.strides[1]);
  input.strides[KH] = rowStride * Extent(window.dilations[0]);
  input.strides[KW] = columnStride * Extent(window.dilations[1]);
  input.strides[C] = Extent(1);
  for (unsigned d = 0; d < nest.rank(); ++d) {
    if (part.sizes[d].is(1)) {
      input.strides[d] = Extent(0);
    }
  }
  part.inputs[0] = input;
  return part;
}

bool weir::cpu::emitPaddedConvolution(
    Emitter &e, Nest &nest, const Window &window, const Padding &padding,
    llvm::function_ref<Value(Type, ArrayRef<Extent>)> allocate,
    ChunkRange *chunks, std::string &why) {
  const Place &source = padding.source;
  auto innerContiguous = [&] {
    return source.strides[3].is(1) &&
           source.strides[2] == source.strides[3] * source.sizes[3];
  };
  if (!nest.sizes[KH].isConstant() || !nest.sizes[C].isConstant() ||
      !nest.sizes[KW].isConstant() || !innerContiguous()) {
    why = "the window or the channels are not constant";
    return false;
  }
  if (nest.usesIndices) {
    why = "the fused op asks for loop values";
    return false;
  }
  int64_t channels = nest.sizes[C].constant();
  Value width =
      e.add(e.add(e.value(source.sizes[2]), padding.low[2]), padding.high[2]);
  Extent paddedWidth = Extent::of(OpFoldResult(width));
  // Blocks of rows; all of them where the size is not constant.
  bool fixed = nest.sizes[OH].isConstant() && paddedWidth.isConstant() &&
               nest.sizes[OH].constant() > 0;
  int64_t reach = (nest.sizes[KH].constant() - 1) * window.dilations[0] + 1;
  Extent block = nest.sizes[OH];
  if (fixed) {
    block =
        Extent(blockRows(nest, window, paddedWidth.constant() * channels * 4));
  }
  Value imageRows = e.add(e.mul(e.sub(e.value(block), e.constant(1)),
                                e.constant(window.strides[0])),
                          e.constant(reach));
  if (!fixed) {
    imageRows = e.max(imageRows, e.constant(0));
  }
  Extents sizes = {Extent::of(OpFoldResult(imageRows)), paddedWidth,
                   Extent(channels)};
  Place rows = makeContiguous(source.base, source.element, sizes);
  if (!fitsContraction(e, blockNest(nest, window, rows, block), why)) {
    return false;
  }
  rows.base = allocate(source.element, sizes);

  Value blocks = fixed ? e.ceilDiv(e.value(nest.sizes[OH]), block.constant())
                       : e.constant(1);
  Value total = e.mul(e.value(nest.sizes[N]), blocks);
  auto [lower, upper] = chunkBounds(e, chunks, total);
  e.loop(lower, upper, 1, [&](Value at) {
    bool oneBlock = getConstantIntValue(blocks) == 1;
    Value image =
        oneBlock ? at : e.builder.createOrFold<arith::DivUIOp>(at, blocks);
    Value first = oneBlock ? e.constant(0)
                           : e.builder.createOrFold<arith::RemUIOp>(at, blocks);
    // The last block starts early.
    Value row = e.constant(0);
    if (fixed) {
      row = e.min(e.mul(first, e.constant(block.constant())),
                  e.constant(nest.sizes[OH].constant() - block.constant()));
    }
    Value top =
        e.sub(e.mul(row, e.constant(window.strides[0])), padding.low[1]);
    Value rowElements = e.mul(width, e.constant(channels));
    Value left = e.mul(padding.low[2], e.constant(channels));
    Value right = e.mul(padding.high[2], e.constant(channels));
    Value middle = e.mul(e.value(source.sizes[2]), e.constant(channels));
    Value sourceBase = e.add(source.offset ? source.offset : e.constant(0),
                             e.mul(image, e.value(source.strides[0])));
    e.loop(e.constant(0), imageRows, 1, [&](Value r) {
      Value y = e.add(top, r);
      Value to = e.mul(r, rowElements);
      Value inside = arith::CmpIOp::create(e.builder, arith::CmpIPredicate::ult,
                                           y, e.value(source.sizes[1]));
      auto branch = scf::IfOp::create(e.builder, inside, true);
      OpBuilder::InsertionGuard guard(e.builder);
      e.builder.setInsertionPoint(branch.thenYield());
      fill(e, rows, to, left, padding.value);
      copy(e, rows, e.add(to, left), source,
           e.add(sourceBase, e.mul(y, e.value(source.strides[1]))), middle);
      fill(e, rows, e.add(e.add(to, left), middle), right, padding.value);
      e.builder.setInsertionPoint(branch.elseYield());
      fill(e, rows, to, rowElements, padding.value);
    });

    Nest part = blockNest(nest, window, rows, block);
    for (Access *access : part.accesses()) {
      if (access->place.base == rows.base) {
        continue;
      }
      Value offset =
          access->place.offset ? access->place.offset : e.constant(0);
      offset = e.add(offset, e.mul(image, e.value(access->strides[N])));
      offset = e.add(offset, e.mul(row, e.value(access->strides[OH])));
      access->place.offset = offset;
      access->strides[N] = Extent(0);
      if (part.sizes[OH].is(1)) {
        access->strides[OH] = Extent(0);
      }
    }
    emitContraction(e, part, nullptr, why);
    nest.packed = part.packed;
  });
  return true;
}
