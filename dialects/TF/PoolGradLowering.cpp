//===- PoolGradLowering.cpp - the gradient of a max pool ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two parallel steps, so that the result does not depend on how work is cut:
// 1. every window finds the place of its first maximum;
// 2. every input element sums the gradients of the windows that chose it.
#include "dialects/TF/ArrayUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

namespace {
/// Builds index arithmetic in the body of the six loops. Positions are read up
/// front: linalg.index must not stand in an inner region.
struct Indices {
  OpBuilder &b;
  Location loc;
  SmallVector<Value> loops;

  Indices(OpBuilder &b, Location loc) : b(b), loc(loc) {
    for (unsigned i = 0; i < 6; ++i) {
      loops.push_back(linalg::IndexOp::create(b, loc, i));
    }
  }

  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(b, loc, value);
  }
  Value add(Value x, Value y) { return arith::AddIOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) { return arith::SubIOp::create(b, loc, x, y); }
  Value mul(Value x, Value y) { return arith::MulIOp::create(b, loc, x, y); }
  Value both(Value x, Value y) { return arith::AndIOp::create(b, loc, x, y); }
  /// 0 <= value < limit.
  Value isBelow(Value value, Value limit) {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, value,
                                 limit);
  }
  Value isZero(Value value) {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, value,
                                 constant(0));
  }
  Value index(unsigned dim) { return loops[dim]; }
};

/// The lowering of one tf.max_pool_grad or tf.pool_argmax. `pooled` is the type
/// of the pool's result.
template <typename Op> class MaxPoolLowering {
public:
  MaxPoolLowering(Op op, Type pooled, LoweringContext &ctx)
      : op(op), ctx(ctx), b(ctx.builder),
        inputSizes(getTypeSizes(op.getInput().getType())),
        gradientSizes(getTypeSizes(pooled)) {
    for (unsigned i = 0; i < 2; ++i) {
      sizes.push_back(ctx.getSizeValue(inputSizes[i + 1]));
      counts.push_back(ctx.getSizeValue(gradientSizes[i + 1]));
      lows.push_back(ctx.getSizeValue(op.getLow().getExprs()[i]));
    }
  }
  /// The values and the places of all windows' first maxima.
  std::pair<Value, Value> findMaxima(Value input);
  /// Sums the gradients of the windows whose entry in `maxima` is an element's
  /// place or, where `input` is given, its value.
  Value sumChosen(Value maxima, Value gradient, Value input);

private:
  Op op;
  LoweringContext &ctx;
  OpBuilder &b;
  Sizes inputSizes, gradientSizes;
  SmallVector<Value> sizes, counts, lows;

  Value isChosen(Indices &at, OpBuilder &t, Location loc, Value chosen,
                 Value input);
  Value createWindow() {
    return tensor::EmptyOp::create(b, ctx.loc, op.getWindow(), b.getI8Type());
  }
  SmallVector<AffineMap> getMaps(unsigned results) {
    MLIRContext *context = b.getContext();
    SmallVector<AffineExpr> all, taps;
    for (unsigned i = 0; i < 6; ++i) {
      (i < 4 ? all : taps).push_back(b.getAffineDimExpr(i));
    }
    SmallVector<AffineMap> maps{AffineMap::get(6, 0, taps, context)};
    maps.append(results, AffineMap::get(6, 0, all, context));
    return maps;
  }
  SmallVector<utils::IteratorType> getIterators() {
    SmallVector<utils::IteratorType> iterators(6,
                                               utils::IteratorType::parallel);
    iterators[4] = iterators[5] = utils::IteratorType::reduction;
    return iterators;
  }
};
} // namespace

// Loops n, p, q, c; i, j: the place (row * columns + column) of each window's
// first maximum.
template <typename Op>
std::pair<Value, Value> MaxPoolLowering<Op>::findMaxima(Value input) {
  Type element = cast<RankedTensorType>(input.getType()).getElementType();
  bool isFloat = isa<FloatType>(element);
  Value values = ctx.createFilled(getTypeWithSizes(element, gradientSizes),
                                  createLoweredConstant(ctx, element, 0));
  Value none = arith::ConstantOp::create(b, ctx.loc, b.getI64IntegerAttr(-1));
  Value places =
      ctx.createFilled(getTypeWithSizes(b.getI64Type(), gradientSizes), none);
  SmallVector<Value> inits{values, places};
  auto generic = linalg::GenericOp::create(
      b, ctx.loc, TypeRange(ValueRange(inits)), createWindow(), inits,
      getMaps(2), getIterators(),
      [&](OpBuilder &n, Location loc, ValueRange args) {
        Indices at(n, loc);
        SmallVector<Value> position;
        Value inside;
        for (unsigned i = 0; i < 2; ++i) {
          Value start =
              at.mul(at.index(i + 1), at.constant(op.getStrides()[i]));
          Value place = at.sub(at.add(start, at.index(i + 4)), lows[i]);
          Value in = at.isBelow(place, sizes[i]);
          inside = inside ? at.both(inside, in) : in;
          position.push_back(place);
        }
        auto branch = scf::IfOp::create(
            n, loc, inside,
            [&](OpBuilder &t, Location) {
              Value value = tensor::ExtractOp::create(
                  t, loc, input,
                  ValueRange{at.index(0), position[0], position[1],
                             at.index(3)});
              Value place = arith::IndexCastOp::create(
                  t, loc, t.getI64Type(),
                  at.add(at.mul(position[0], sizes[1]), position[1]));
              Value first = arith::CmpIOp::create(
                  t, loc, arith::CmpIPredicate::eq, args[2], none);
              Value larger =
                  isFloat
                      ? arith::CmpFOp::create(t, loc, arith::CmpFPredicate::OGT,
                                              value, args[1])
                            .getResult()
                      : arith::CmpIOp::create(t, loc, arith::CmpIPredicate::sgt,
                                              value, args[1])
                            .getResult();
              Value take = arith::OrIOp::create(t, loc, first, larger);
              scf::YieldOp::create(
                  t, loc,
                  ValueRange{
                      arith::SelectOp::create(t, loc, take, value, args[1]),
                      arith::SelectOp::create(t, loc, take, place, args[2])});
            },
            [&](OpBuilder &t, Location) {
              scf::YieldOp::create(t, loc, ValueRange{args[1], args[2]});
            });
        linalg::YieldOp::create(n, loc, branch.getResults());
      });
  return {generic.getResult(0), generic.getResult(1)};
}

// Whether the element of loops n, y, x, c is what a window chose.
template <typename Op>
Value MaxPoolLowering<Op>::isChosen(Indices &at, OpBuilder &t, Location loc,
                                    Value chosen, Value input) {
  if (!input) {
    Value place = at.add(at.mul(at.index(1), sizes[1]), at.index(2));
    Value here = arith::IndexCastOp::create(t, loc, t.getI64Type(), place);
    return arith::CmpIOp::create(t, loc, arith::CmpIPredicate::eq, chosen,
                                 here);
  }
  Value here = tensor::ExtractOp::create(
      t, loc, input,
      ValueRange{at.index(0), at.index(1), at.index(2), at.index(3)});
  if (isa<FloatType>(here.getType())) {
    return arith::CmpFOp::create(t, loc, arith::CmpFPredicate::OEQ, chosen,
                                 here);
  }
  return arith::CmpIOp::create(t, loc, arith::CmpIPredicate::eq, chosen, here);
}

// Loops n, y, x, c; i, j: the gradients of the windows whose tap (i, j) is
// here and that chose this place.
template <typename Op>
Value MaxPoolLowering<Op>::sumChosen(Value maxima, Value gradient,
                                     Value input) {
  Type type = op.getOutput().getType();
  Type element = getLoweredElement(getElementTypeOrSelf(type));
  Value init = ctx.createFilled(type, createLoweredConstant(ctx, element, 0));
  bool isFloat = isa<FloatType>(element);
  auto generic = linalg::GenericOp::create(
      b, ctx.loc, init.getType(), createWindow(), init, getMaps(1),
      getIterators(), [&](OpBuilder &n, Location loc, ValueRange args) {
        Indices at(n, loc);
        SmallVector<Value> window;
        Value valid;
        for (unsigned i = 0; i < 2; ++i) {
          Value stride = at.constant(op.getStrides()[i]);
          Value start =
              at.sub(at.add(at.index(i + 1), lows[i]), at.index(i + 4));
          // Unsigned: a negative start becomes a number past the last window.
          Value place = arith::DivUIOp::create(n, loc, start, stride);
          Value rest = at.sub(start, at.mul(place, stride));
          Value in = at.both(at.isZero(rest), at.isBelow(place, counts[i]));
          valid = valid ? at.both(valid, in) : in;
          window.push_back(place);
        }
        auto branch = scf::IfOp::create(
            n, loc, valid,
            [&](OpBuilder &t, Location) {
              SmallVector<Value> from{at.index(0), window[0], window[1],
                                      at.index(3)};
              Value chosen = tensor::ExtractOp::create(t, loc, maxima, from);
              Value same = isChosen(at, t, loc, chosen, input);
              Value dy = tensor::ExtractOp::create(t, loc, gradient, from);
              Value sum =
                  isFloat
                      ? arith::AddFOp::create(t, loc, args[1], dy).getResult()
                      : arith::AddIOp::create(t, loc, args[1], dy).getResult();
              scf::YieldOp::create(
                  t, loc,
                  arith::SelectOp::create(t, loc, same, sum, args[1])
                      .getResult());
            },
            [&](OpBuilder &t, Location) {
              scf::YieldOp::create(t, loc, args[1]);
            });
        linalg::YieldOp::create(n, loc, branch.getResults());
      });
  return generic.getResult(0);
}

using Lowered = FailureOr<SmallVector<Value>>;

FusionKind MaxPoolGradCoreOp::getFusionKind() { return FusionKind::Opaque; }

Lowered MaxPoolGradCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  MaxPoolLowering lowering(*this, getGradient().getType(), ctx);
  auto [values, places] = lowering.findMaxima(operands[0]);
  return SmallVector<Value>{
      lowering.sumChosen(getAllTies() ? values : places, operands[1],
                         getAllTies() ? operands[0] : Value())};
}

FusionKind PoolArgmaxCoreOp::getFusionKind() { return FusionKind::Opaque; }

Lowered PoolArgmaxCoreOp::lower(LoweringContext &ctx, ValueRange operands) {
  MaxPoolLowering lowering(*this, getOutput().getType(), ctx);
  return SmallVector<Value>{lowering.findMaxima(operands[0]).second};
}
