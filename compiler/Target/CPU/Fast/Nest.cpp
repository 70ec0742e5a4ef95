//===- Nest.cpp - loop nests of fast kernels ------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Target/CPU/Fast/Nest.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

SmallVector<Access *> Nest::accesses() {
  SmallVector<Access *> all;
  for (auto *group : {&inputs, &inits, &outputs, &epilogue.inputs}) {
    for (Access &access : *group) {
      if (!access.splat && access.place.base) {
        all.push_back(&access);
      }
    }
  }
  return all;
}

SmallVector<unsigned> Nest::liveDims() const {
  SmallVector<unsigned> live;
  for (unsigned d = 0; d < rank(); ++d) {
    if (!sizes[d].is(1)) {
      live.push_back(d);
    }
  }
  return live;
}

void Nest::mergeDims(llvm::function_ref<bool(unsigned, unsigned)> mayMerge) {
  SmallVector<Access *> all = accesses();
  if (usesIndices ||
      llvm::any_of(all, [](Access *access) { return !access->isLinear(); })) {
    return;
  }
  auto walksAsOne = [&](unsigned i, unsigned j) {
    return llvm::all_of(all, [&](Access *access) {
      for (const Access::Guard &guard : access->guards) {
        if (guard.dim == i || guard.dim == j) {
          return false;
        }
      }
      return access->strides[i] == access->strides[j] * sizes[j];
    });
  };
  bool changed = true;
  while (changed) {
    changed = false;
    SmallVector<unsigned> live = liveDims();
    for (unsigned i : live) {
      for (unsigned j : live) {
        if (i != j && !changed && mayMerge(i, j) && walksAsOne(i, j)) {
          sizes[j] = sizes[i] * sizes[j];
          sizes[i] = Extent(1);
          for (Access *access : all) {
            access->strides[i] = Extent(0);
          }
          changed = true;
        }
      }
    }
  }
}

/// Adds `expr` times `stride` to `strides`; false if it is not linear.
static bool addLinear(Emitter &emitter, AffineExpr expr, const Extent &stride,
                      SmallVectorImpl<Extent> &strides,
                      SmallVectorImpl<bool> &used, Value &offset) {
  SmallVector<std::pair<AffineExpr, int64_t>> work = {{expr, 1}};
  while (!work.empty()) {
    auto [part, factor] = work.pop_back_val();
    if (auto dim = dyn_cast<AffineDimExpr>(part)) {
      unsigned d = dim.getPosition();
      if (used[d]) {
        return false;
      }
      used[d] = true;
      strides[d] = stride * Extent(factor);
    } else if (auto constant = dyn_cast<AffineConstantExpr>(part)) {
      if (constant.getValue()) {
        Value step =
            emitter.mul(emitter.value(stride),
                        emitter.constant(constant.getValue() * factor));
        offset = offset ? emitter.add(offset, step) : step;
      }
    } else if (auto binary = dyn_cast<AffineBinaryOpExpr>(part)) {
      auto scale = dyn_cast<AffineConstantExpr>(binary.getRHS());
      if (binary.getKind() == AffineExprKind::Add) {
        work.push_back({binary.getLHS(), factor});
        work.push_back({binary.getRHS(), factor});
      } else if (binary.getKind() == AffineExprKind::Mul && scale) {
        work.push_back({binary.getLHS(), factor * scale.getValue()});
      } else {
        return false;
      }
    } else {
      return false;
    }
  }
  return true;
}

Access weir::cpu::makeAccess(Emitter &emitter, const Place &place,
                             AffineMap map, const Extents &sizes) {
  Access access;
  access.place = place;
  access.strides.assign(sizes.size(), Extent(0));
  SmallVector<bool> used(sizes.size(), false);
  for (auto [expr, stride] : llvm::zip(map.getResults(), place.strides)) {
    if (!addLinear(emitter, expr, stride, access.strides, used,
                   access.constantOffset)) {
      access.map = map;
      access.constantOffset = {};
      break;
    }
  }
  // A dimension of size 1 is never walked.
  for (unsigned d = 0; d < sizes.size(); ++d) {
    if (sizes[d].is(1)) {
      access.strides[d] = Extent(0);
    }
  }
  return access;
}

static bool isZero(Value value) { return getConstantIntValue(value) == 0; }

bool Padding::isImage() const {
  return source.rank() == 4 && isZero(low[0]) && isZero(high[0]) &&
         isZero(low[3]) && isZero(high[3]);
}

std::optional<Access> weir::cpu::makePaddedAccess(Emitter &e,
                                                  const Padding &padding,
                                                  AffineMap map,
                                                  const Extents &sizes) {
  Access access = makeAccess(e, padding.source, map, sizes);
  if (!access.isLinear()) {
    return std::nullopt;
  }
  access.outside = padding.value;
  for (unsigned r = 0; r < padding.source.rank(); ++r) {
    if (isZero(padding.low[r]) && isZero(padding.high[r])) {
      continue;
    }
    auto dim = dyn_cast<AffineDimExpr>(map.getResult(r));
    if (!dim) {
      return std::nullopt;
    }
    access.guards.push_back(
        {dim.getPosition(), padding.low[r], padding.source.sizes[r]});
    Value shift = e.mul(padding.low[r], e.value(padding.source.strides[r]));
    shift = e.sub(e.constant(0), shift);
    access.constantOffset =
        access.constantOffset ? e.add(access.constantOffset, shift) : shift;
  }
  return access;
}

void weir::cpu::emitEpilogue(Emitter &emitter, Nest &nest,
                             ValueRange accumulators, ValueRange ivs,
                             unsigned vectorDim, unsigned lanes, Value mask) {
  SmallVector<Value> results(accumulators);
  if (nest.epilogue.body) {
    SmallVector<Value> arguments;
    for (auto [input, isAnchor] :
         llvm::zip(nest.epilogue.inputs, nest.epilogue.isAnchor)) {
      arguments.push_back(
          isAnchor ? accumulators[0]
                   : emitter.read(input, ivs, vectorDim, lanes, mask));
    }
    // The payload's loop values are those of the fused op.
    SmallVector<Value> own;
    unsigned ownVectorDim = 0;
    for (auto [k, dim] : llvm::enumerate(nest.epilogue.dims)) {
      own.push_back(ivs[dim]);
      if (dim == vectorDim) {
        ownVectorDim = k;
      }
    }
    results = emitter.emitPayload(*nest.epilogue.body, arguments, own,
                                  ownVectorDim, lanes, mask);
  }
  for (auto [result, output] : llvm::zip(results, nest.outputs)) {
    emitter.store(result, output.place.base, output.place.element,
                  emitter.linearIndex(output, ivs), lanes, mask);
  }
}

std::pair<Value, Value> weir::cpu::chunkBounds(Emitter &e, ChunkRange *chunks,
                                               Value size, int64_t multiple) {
  if (!chunks || chunks->used) {
    return {e.constant(0), size};
  }
  chunks->used = true;
  auto boundary = [&](Value chunk) {
    return e.builder.createOrFold<arith::DivUIOp>(e.mul(chunk, size),
                                                  chunks->count);
  };
  Value lower = boundary(chunks->begin), upper = boundary(chunks->end);
  if (multiple > 1) {
    auto round = [&](Value at) {
      return e.mul(e.floorDiv(at, multiple), e.constant(multiple));
    };
    Value isLast = arith::CmpIOp::create(e.builder, arith::CmpIPredicate::eq,
                                         chunks->end, chunks->count);
    lower = round(lower);
    upper = arith::SelectOp::create(e.builder, isLast, size, round(upper));
  }
  return {lower, upper};
}

Value weir::cpu::countChunks(Emitter &e, const Nest &nest) {
  // Payload evaluations that are worth a chunk, and the most chunks.
  int64_t target = nest.isReduction() ? 1 << 18 : 1 << 14, most = 64;
  Extent work(1);
  for (const Extent &size : nest.sizes) {
    work = work * size;
  }
  if (work.isConstant()) {
    return e.constant(std::clamp<int64_t>(work.constant() / target, 1, most));
  }
  Value count = e.floorDiv(e.value(work), target);
  return e.max(e.min(count, e.constant(most)), e.constant(1));
}
