//===- WindowSchedule.cpp - depthwise convolution and pooling -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Windows slide over an NHWC image, each channel for itself. Channels are on
// vectors. Along an output row, the pixels whose windows lie inside the image
// are computed several at a time: neighbours share loads of the image, and all
// share those of the filter. The pixels at both ends go one by one, with the
// window clipped; rows of the window outside the image are skipped. So padding
// costs nothing and is never written to memory.
#include "compiler/Target/CPU/Fast/Nest.h"
#include "compiler/Target/CPU/Fast/TileChooser.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

enum Loop : unsigned { N, OH, OW, C, KH, KW };

namespace {
class WindowEmitter {
public:
  WindowEmitter(Emitter &e, Nest &nest, const Window &window,
                const Place &image, const Padding *padding, ChunkRange *chunks)
      : e(e), nest(nest), window(window), image(image), padding(padding),
        chunks(chunks), ivs(nest.rank(), e.constant(0)) {}

  bool emit(std::string &why);

private:
  bool matches(std::string &why);
  bool clippingIsPadding();
  void emitRow();
  void emitColumns(unsigned lanes, Value mask);
  void emitTile(unsigned count, unsigned lanes, Value mask);
  void emitSingle(unsigned lanes, Value mask);
  Value loadImage(Value y, Value x, unsigned lanes, Value mask);
  Value start(unsigned lanes, Value mask);
  Value step(Value pixel, Value filter, Value accumulator, unsigned lanes);
  Value loadFilter(unsigned lanes, Value mask);
  /// [first, last) window positions inside an axis of `size`, starting at
  /// `origin`.
  std::pair<Value, Value> clip(Value origin, const Extent &size, unsigned axis,
                               int64_t taps);

  Emitter &e;
  Nest &nest;
  Window window;
  const Place &image;
  const Padding *padding;
  ChunkRange *chunks;
  SmallVector<Value> ivs;
  int64_t taps[2];
  /// Pixels computed at once, and the inside columns [insideFrom, insideTo).
  unsigned tile = 1;
  Value insideFrom, insideTo;
};
} // namespace

/// Whether leaving out the padded elements gives what they would give.
bool WindowEmitter::clippingIsPadding() {
  Operation *combiner =
      nest.body->getTerminator()->getOperand(0).getDefiningOp();
  Value padValue = padding->value, init = nest.inits[0].splat;
  Attribute pad, from;
  if (!combiner || !matchPattern(padValue, m_Constant(&pad))) {
    return false;
  }
  if (isa<arith::AddFOp, arith::AddIOp>(combiner)) {
    return matchPattern(padValue, m_AnyZeroFloat()) ||
           matchPattern(padValue, m_Zero());
  }
  if (isa<arith::MaximumFOp, arith::MinimumFOp, arith::MaxNumFOp,
          arith::MinNumFOp, arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp,
          arith::MinUIOp>(combiner)) {
    return init && matchPattern(init, m_Constant(&from)) && from == pad;
  }
  return false;
}

bool WindowEmitter::matches(std::string &why) {
  if (nest.rank() != 6 || nest.inits.size() != 1 || nest.inputs.size() != 2) {
    why = "it has an unexpected form";
    return false;
  }
  bool fixed = nest.sizes[C].isConstant() && nest.sizes[KH].isConstant() &&
               nest.sizes[KW].isConstant();
  if (!fixed) {
    why = "channels or window are not of constant size";
    return false;
  }
  for (const Access &output : nest.outputs) {
    if (!output.isLinear() || !output.strides[C].is(1)) {
      if (!nest.sizes[C].is(1)) {
        why = "the result is not contiguous in its channels";
        return false;
      }
    }
  }
  if (!image.strides[3].is(1) && !nest.sizes[C].is(1)) {
    why = "the image is not contiguous in its channels";
    return false;
  }
  Block *epilogue = nest.epilogue.body;
  if (!isVectorizablePayload(*nest.body) ||
      (epilogue && !isVectorizablePayload(*epilogue))) {
    why = "a payload has no vector form";
    return false;
  }
  taps[0] = nest.sizes[KH].constant();
  taps[1] = nest.sizes[KW].constant();
  if (taps[1] > 16) {
    why = "the window is wider than 16";
    return false;
  }
  if (nest.sizes[OW].is(1) && !padding) {
    why = "there is one window per row";
    return false;
  }
  if (padding && !clippingIsPadding()) {
    why = "the padding is not neutral";
    return false;
  }
  return true;
}

std::pair<Value, Value> WindowEmitter::clip(Value origin, const Extent &size,
                                            unsigned axis, int64_t count) {
  Value zero = e.constant(0), all = e.constant(count);
  if (!padding) {
    return {zero, all};
  }
  int64_t dilation = window.dilations[axis];
  Value before = e.max(e.sub(zero, origin), zero);
  Value left = e.max(e.sub(e.value(size), origin), zero);
  return {e.min(e.ceilDiv(before, dilation), all),
          e.min(e.ceilDiv(left, dilation), all)};
}

bool WindowEmitter::emit(std::string &why) {
  if (!matches(why)) {
    return false;
  }
  // The inside columns.
  Value columns = e.value(nest.sizes[OW]);
  insideFrom = e.constant(0);
  insideTo = columns;
  if (padding) {
    Value reach = e.constant((taps[1] - 1) * window.dilations[1] + 1);
    insideFrom = e.min(e.ceilDiv(padding->low[2], window.strides[1]), columns);
    Value room = e.sub(e.add(e.value(image.sizes[2]), padding->low[2]), reach);
    Value fits =
        e.add(e.floorDiv(e.max(e.add(room, e.constant(window.strides[1])),
                               e.constant(0)),
                         window.strides[1]),
              e.constant(0));
    insideTo = e.max(e.min(fits, columns), insideFrom);
  }
  unsigned most = e.machine.registers >= 32 ? 8 : 4;
  tile = most;
  auto from = getConstantIntValue(insideFrom),
       to = getConstantIntValue(insideTo);
  if (from && to) {
    tile = chooseRows(std::max<int64_t>(1, *to - *from), most);
  }

  // Rows of all images.
  Value rows = e.mul(e.value(nest.sizes[N]), e.value(nest.sizes[OH]));
  auto [lower, upper] = chunkBounds(e, chunks, rows);
  bool oneImage = nest.sizes[N].is(1);
  e.loop(lower, upper, 1, [&](Value row) {
    Value height = e.value(nest.sizes[OH]);
    ivs[N] = oneImage ? e.constant(0)
                      : e.builder.createOrFold<arith::DivUIOp>(row, height);
    ivs[OH] =
        oneImage ? row : e.builder.createOrFold<arith::RemUIOp>(row, height);
    emitRow();
  });
  return true;
}

void WindowEmitter::emitRow() {
  unsigned bits = std::max(widestBits(*nest.body), 16u);
  if (nest.epilogue.body) {
    bits = std::max(bits, widestBits(*nest.epilogue.body));
  }
  unsigned lanes = e.machine.vectorBits / bits;
  int64_t channels = nest.sizes[C].constant();
  int64_t whole = channels / lanes * lanes;
  e.loop(e.constant(0), e.constant(whole), lanes, [&](Value channel) {
    ivs[C] = channel;
    emitColumns(lanes, {});
  });
  for (const TileVector &vector : splitColumns(channels % lanes, lanes)) {
    ivs[C] = e.constant(whole);
    Value mask;
    if (vector.valid < vector.lanes) {
      mask = e.makeMask(e.constant(vector.valid), vector.lanes);
    }
    emitColumns(vector.lanes, mask);
  }
  ivs[C] = e.constant(0);
}

void WindowEmitter::emitColumns(unsigned lanes, Value mask) {
  Value columns = e.value(nest.sizes[OW]);
  auto from = getConstantIntValue(insideFrom),
       to = getConstantIntValue(insideTo);
  Value tilesEnd;
  if (from && to) {
    // The last tile starts early.
    bool exact = (*to - *from) % tile == 0;
    Value last = e.constant(*to - tile);
    e.loop(insideFrom, insideTo, tile, [&](Value column) {
      ivs[OW] = exact ? column : e.min(column, last);
      emitTile(tile, lanes, mask);
    });
    tilesEnd = insideTo;
  } else {
    Value count = e.sub(insideTo, insideFrom);
    Value whole = e.mul(e.floorDiv(count, tile), e.constant(tile));
    tilesEnd = e.add(insideFrom, whole);
    e.loop(insideFrom, tilesEnd, tile, [&](Value column) {
      ivs[OW] = column;
      emitTile(tile, lanes, mask);
    });
  }
  // Both ends, one pixel at a time.
  Value right = e.sub(columns, tilesEnd);
  e.loop(e.constant(0), e.add(insideFrom, right), 1, [&](Value k) {
    Value isLeft = arith::CmpIOp::create(e.builder, arith::CmpIPredicate::slt,
                                         k, insideFrom);
    Value behind = e.add(tilesEnd, e.sub(k, insideFrom));
    ivs[OW] = e.builder.createOrFold<arith::SelectOp>(isLeft, k, behind);
    emitSingle(lanes, mask);
  });
  ivs[OW] = e.constant(0);
}

Value WindowEmitter::loadImage(Value y, Value x, unsigned lanes, Value mask) {
  Value index = image.offset ? image.offset : e.constant(0);
  Value at[4] = {ivs[N], y, x, ivs[C]};
  for (unsigned d = 0; d < 4; ++d) {
    if (!image.sizes[d].is(1)) {
      index = e.add(index, e.mul(at[d], e.value(image.strides[d])));
    }
  }
  return e.load(image.base, image.element, index, lanes, mask);
}

Value WindowEmitter::start(unsigned lanes, Value mask) {
  return e.splat(e.read(nest.inits[0], ivs, C, lanes, mask), lanes);
}

Value WindowEmitter::loadFilter(unsigned lanes, Value mask) {
  if (nest.body->getArgument(1).use_empty()) {
    return {};
  }
  return e.splat(e.read(nest.inputs[1], ivs, C, lanes, mask), lanes);
}

Value WindowEmitter::step(Value pixel, Value filter, Value accumulator,
                          unsigned lanes) {
  if (!filter) {
    filter = pixel;
  }
  return e.emitPayload(*nest.body, {pixel, filter, accumulator}, ivs, C,
                       lanes)[0];
}

/// The upper left corner of output pixel `at` along `axis`.
static Value originOf(Emitter &e, Value at, int64_t stride, Value low) {
  Value origin = e.mul(at, e.constant(stride));
  return low ? e.sub(origin, low) : origin;
}

void WindowEmitter::emitTile(unsigned count, unsigned lanes, Value mask) {
  Value column = ivs[OW];
  Value y0 = originOf(e, ivs[OH], window.strides[0],
                      padding ? padding->low[1] : Value());
  Value x0 = originOf(e, column, window.strides[1],
                      padding ? padding->low[2] : Value());
  SmallVector<Value> accumulators;
  for (unsigned t = 0; t < count; ++t) {
    ivs[OW] = e.add(column, e.constant(t));
    accumulators.push_back(start(lanes, mask));
  }
  auto [first, last] = clip(y0, image.sizes[1], 0, taps[0]);
  accumulators =
      e.loop(first, last, 1, accumulators, [&](Value kh, ValueRange carried) {
        SmallVector<Value> now(carried);
        ivs[KH] = kh;
        Value y = e.add(y0, e.mul(kh, e.constant(window.dilations[0])));
        llvm::SmallDenseMap<int64_t, Value> loaded;
        for (int64_t kw = 0; kw < taps[1]; ++kw) {
          ivs[KW] = e.constant(kw);
          Value filter = loadFilter(lanes, mask);
          for (unsigned t = 0; t < count; ++t) {
            int64_t shift = t * window.strides[1] + kw * window.dilations[1];
            Value &pixel = loaded[shift];
            if (!pixel) {
              pixel = loadImage(y, e.add(x0, e.constant(shift)), lanes, mask);
            }
            now[t] = step(pixel, filter, now[t], lanes);
          }
        }
        return now;
      });
  ivs[KH] = ivs[KW] = e.constant(0);
  for (unsigned t = 0; t < count; ++t) {
    ivs[OW] = e.add(column, e.constant(t));
    emitEpilogue(e, nest, accumulators[t], ivs, C, lanes, mask);
  }
  ivs[OW] = column;
}

void WindowEmitter::emitSingle(unsigned lanes, Value mask) {
  Value y0 = originOf(e, ivs[OH], window.strides[0],
                      padding ? padding->low[1] : Value());
  Value x0 = originOf(e, ivs[OW], window.strides[1],
                      padding ? padding->low[2] : Value());
  auto [firstRow, lastRow] = clip(y0, image.sizes[1], 0, taps[0]);
  std::pair<Value, Value> across = clip(x0, image.sizes[2], 1, taps[1]);
  SmallVector<Value> sum = e.loop(
      firstRow, lastRow, 1, start(lanes, mask),
      [&](Value kh, ValueRange outer) {
        return e.loop(
            across.first, across.second, 1, outer,
            [&](Value kw, ValueRange inner) -> SmallVector<Value> {
              ivs[KH] = kh;
              ivs[KW] = kw;
              Value y = e.add(y0, e.mul(kh, e.constant(window.dilations[0])));
              Value x = e.add(x0, e.mul(kw, e.constant(window.dilations[1])));
              Value pixel = loadImage(y, x, lanes, mask);
              return {step(pixel, loadFilter(lanes, mask), inner[0], lanes)};
            });
      });
  ivs[KH] = ivs[KW] = e.constant(0);
  emitEpilogue(e, nest, sum, ivs, C, lanes, mask);
}

bool weir::cpu::emitWindow(Emitter &emitter, Nest &nest, const Window &window,
                           const Place &image, const Padding *padding,
                           ChunkRange *chunks, std::string &why) {
  return WindowEmitter(emitter, nest, window, image, padding, chunks).emit(why);
}
