//===- IndexChecks.cpp - indices that are out of range --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One reduction over the indices finds the place of the first bad one. All that
// the error shows (coordinates, the row, limits) is computed from that place in
// a branch that a good run does not take.
#include "dialects/TF/IndexChecks.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

Value tf::toI64(OpBuilder &b, Location loc, Value value) {
  if (value.getType().isIndex()) {
    return arith::IndexCastOp::create(b, loc, b.getI64Type(), value);
  }
  if (value.getType().isInteger(64)) {
    return value;
  }
  return arith::ExtSIOp::create(b, loc, b.getI64Type(), value);
}

static Value toIndex(OpBuilder &b, Location loc, Value value) {
  return arith::IndexCastOp::create(b, loc, b.getIndexType(), value);
}

/// Whether the index at `at` is bad (i1). Builds in the reduction's body.
using IsBad = llvm::function_ref<Value(OpBuilder &, Location, Value index,
                                       ValueRange at)>;

/// The place (row-major, i64) of the first element of `check.indices` for which
/// `isBad` holds; INT64_MAX if none does.
static Value findFirst(LoweringContext &ctx, const IndexCheck &check,
                       ArrayRef<Value> sizes, IsBad isBad) {
  OpBuilder &b = ctx.builder;
  auto rank = int64_t(sizes.size());
  Value none =
      arith::ConstantOp::create(b, ctx.loc, b.getI64IntegerAttr(INT64_MAX));
  Value init =
      tensor::EmptyOp::create(b, ctx.loc, ArrayRef<int64_t>{}, b.getI64Type());
  init = linalg::FillOp::create(b, ctx.loc, none, init).getResult(0);
  SmallVector<AffineMap> maps{b.getMultiDimIdentityMap(rank),
                              AffineMap::get(rank, 0, b.getContext())};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::reduction);
  auto generic = linalg::GenericOp::create(
      b, ctx.loc, init.getType(), check.indices, init, maps, iterators,
      [&](OpBuilder &n, Location loc, ValueRange args) {
        Value place = arith::ConstantIndexOp::create(n, loc, 0);
        SmallVector<Value> at;
        for (int64_t i = 0; i < rank; ++i) {
          at.push_back(linalg::IndexOp::create(n, loc, i));
          place = arith::MulIOp::create(n, loc, place, sizes[i]);
          place = arith::AddIOp::create(n, loc, place, at.back());
        }
        Value here = toI64(n, loc, place);
        Value bad = isBad(n, loc, args[0], at);
        Value first = arith::MinSIOp::create(n, loc, here, args[1]);
        Value found = arith::SelectOp::create(n, loc, bad, first, args[1]);
        linalg::YieldOp::create(n, loc, found);
      });
  return tensor::ExtractOp::create(b, ctx.loc, generic.getResult(0));
}

/// The limit that holds at position `which` of a row: one of `limits` (i64).
static Value pickLimit(OpBuilder &b, Location loc, ArrayRef<Value> limits,
                       Value which) {
  Value limit = limits.back();
  for (int64_t i = int64_t(limits.size()) - 2; i >= 0; --i) {
    Value at = arith::ConstantIndexOp::create(b, loc, i);
    Value here =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, which, at);
    limit = arith::SelectOp::create(b, loc, here, limits[i], limit);
  }
  return limit;
}

static Value isOutside(OpBuilder &b, Location loc, Value index, Value limit,
                       bool skipNegative) {
  auto predicate =
      skipNegative ? arith::CmpIPredicate::sge : arith::CmpIPredicate::uge;
  return arith::CmpIOp::create(b, loc, predicate, toI64(b, loc, index), limit);
}

namespace {
/// Builds an error: a site's text, and the numbers in it.
class IndexError {
public:
  IndexError(LoweringContext &ctx, const IndexCheck &check,
             ArrayRef<Value> sizes, ArrayRef<Value> limits)
      : ctx(ctx), check(check), sizes(sizes), limits(limits) {
    for (SizeExpr size : check.shape) {
      shape.push_back(ctx.getSizeValue(size));
    }
  }
  /// Fails with `text` where `found` holds, about the element at `place`.
  void raise(Value found, Value place, StringRef text);

private:
  void compute(OpBuilder &b, Value place, StringRef text);
  void add(OpBuilder &b, StringRef what, Value place, ArrayRef<Value> at);
  void addList(OpBuilder &b, ArrayRef<Value> list, StringRef separator);

  LoweringContext &ctx;
  const IndexCheck &check;
  ArrayRef<Value> sizes, limits;
  SmallVector<Value> shape;
  std::string format;
  SmallVector<Value> numbers;
};
} // namespace

void IndexError::addList(OpBuilder &b, ArrayRef<Value> list,
                         StringRef separator) {
  format += "[";
  for (auto [i, value] : llvm::enumerate(list)) {
    format +=
        (i ? separator.str() : "") + "{" + std::to_string(numbers.size()) + "}";
    numbers.push_back(toI64(b, ctx.loc, value));
  }
  format += "]";
}

void IndexError::add(OpBuilder &b, StringRef what, Value place,
                     ArrayRef<Value> at) {
  Location loc = ctx.loc;
  auto addNumber = [&](Value value) {
    format += "{" + std::to_string(numbers.size()) + "}";
    numbers.push_back(toI64(b, loc, value));
  };
  ArrayRef<Value> outer = check.rows ? at.drop_back() : at;
  if (what == "at") {
    if (!outer.empty()) {
      addList(b, outer, ",");
    }
  } else if (what == "place") {
    Value unit =
        check.rows
            ? arith::DivUIOp::create(b, loc, place, sizes.back()).getResult()
            : place;
    addNumber(unit);
  } else if (what == "value") {
    addNumber(tensor::ExtractOp::create(b, loc, check.indices, at));
  } else if (what == "limit") {
    addNumber(at.empty() ? limits.front()
                         : pickLimit(b, loc, limits, at.back()));
  } else if (what == "row") {
    SmallVector<Value> row;
    for (size_t i = 0; i < limits.size(); ++i) {
      SmallVector<Value> there(outer);
      there.push_back(arith::ConstantIndexOp::create(b, loc, i));
      row.push_back(tensor::ExtractOp::create(b, loc, check.indices, there));
    }
    addList(b, row, ", ");
  } else {
    addList(b, shape, ",");
  }
}

void IndexError::compute(OpBuilder &b, Value place, StringRef text) {
  Location loc = ctx.loc;
  SmallVector<Value> at(sizes.size());
  Value rest = place;
  for (size_t d = sizes.size(); d-- > 0;) {
    if (d == 0) {
      at[d] = rest;
      break;
    }
    at[d] = arith::RemUIOp::create(b, loc, rest, sizes[d]);
    rest = arith::DivUIOp::create(b, loc, rest, sizes[d]);
  }
  while (!text.empty()) {
    auto [before, from] = text.split('{');
    format += before;
    auto [what, after] = from.split('}');
    if (!what.empty()) {
      add(b, what, place, at);
    }
    text = after;
  }
}

void IndexError::raise(Value found, Value place, StringRef text) {
  OpBuilder &b = ctx.builder;
  Location loc = ctx.loc;
  format.clear();
  numbers.clear();
  Value index = toIndex(b, loc, place);
  // How many numbers there will be is known once they are built.
  auto probe = scf::IfOp::create(b, loc, TypeRange(), found, false);
  OpBuilder inner = probe.getThenBodyBuilder();
  compute(inner, index, text);
  SmallVector<Type> types(numbers.size(), b.getI64Type());
  auto branch = scf::IfOp::create(b, loc, types, found, true);
  Block *then = branch.thenBlock(), *otherwise = branch.elseBlock();
  Block *built = probe.thenBlock();
  built->getTerminator()->erase();
  then->getOperations().splice(then->end(), built->getOperations());
  inner.setInsertionPointToEnd(then);
  scf::YieldOp::create(inner, loc, numbers);
  inner.setInsertionPointToEnd(otherwise);
  Value zero = arith::ConstantOp::create(inner, loc, b.getI64IntegerAttr(0));
  scf::YieldOp::create(inner, loc, SmallVector<Value>(types.size(), zero));
  probe.erase();
  if (types.empty()) {
    branch.erase();
    ctx.raiseIf(found, "INVALID_ARGUMENT", format, index, {});
    return;
  }
  ctx.raiseIf(found, "INVALID_ARGUMENT", format, index, branch.getResults());
}

static SmallVector<Value> getValues(LoweringContext &ctx,
                                    ArrayRef<SizeExpr> sizes, bool wide) {
  SmallVector<Value> values;
  for (SizeExpr size : sizes) {
    Value value = ctx.getSizeValue(size);
    values.push_back(wide ? toI64(ctx.builder, ctx.loc, value) : value);
  }
  return values;
}

static Value isFound(LoweringContext &ctx, Value place) {
  OpBuilder &b = ctx.builder;
  Value none =
      arith::ConstantOp::create(b, ctx.loc, b.getI64IntegerAttr(INT64_MAX));
  return arith::CmpIOp::create(b, ctx.loc, arith::CmpIPredicate::ne, place,
                               none);
}

void tf::checkIndices(LoweringContext &ctx, const IndexCheck &check) {
  if (check.limits.empty()) {
    return;
  }
  Sizes written = getTypeSizes(check.written);
  SmallVector<Value> sizes = getValues(ctx, written, false);
  SmallVector<Value> limits = getValues(ctx, check.limits, true);
  Value place = findFirst(
      ctx, check, sizes,
      [&](OpBuilder &b, Location loc, Value index, ValueRange at) -> Value {
        Value limit =
            at.empty() ? limits.front() : pickLimit(b, loc, limits, at.back());
        return isOutside(b, loc, index, limit, check.skipNegative);
      });
  // Behind TensorFlow's words, some of which are a sentence.
  StringRef remedy = check.text.ends_with(".")
                         ? " Feed or compute values in range."
                         : "; feed or compute values in range";
  IndexError(ctx, check, sizes, limits)
      .raise(isFound(ctx, place), place, (check.text + remedy).str());
}

void tf::checkSortedIds(LoweringContext &ctx, const IndexCheck &check) {
  OpBuilder &b = ctx.builder;
  Location loc = ctx.loc;
  Sizes written = getTypeSizes(check.written);
  SmallVector<Value> sizes = getValues(ctx, written, false);
  SmallVector<Value> limits = getValues(ctx, check.limits, true);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value unit = arith::ConstantIndexOp::create(b, loc, 1);
  Value last = arith::SubIOp::create(b, loc, sizes[0], unit);
  auto compare = [](OpBuilder &n, Location at, arith::CmpIPredicate predicate,
                    Value left, Value right) -> Value {
    return arith::CmpIOp::create(n, at, predicate, left, right);
  };
  auto read = [&](OpBuilder &n, Location at, Value row) -> Value {
    Value id =
        tensor::ExtractOp::create(n, at, check.indices, ValueRange{row, zero});
    return toI64(n, at, id);
  };
  // Less than the one before it.
  Value drop = findFirst(
      ctx, check, sizes,
      [&](OpBuilder &n, Location at, Value id, ValueRange row) -> Value {
        Value before = arith::SubIOp::create(n, at, row[0], unit);
        before = arith::MaxSIOp::create(n, at, before, zero);
        return compare(n, at, arith::CmpIPredicate::slt, toI64(n, at, id),
                       read(n, at, before));
      });
  // The last of its segment, and out of range.
  Value outside = findFirst(
      ctx, check, sizes,
      [&](OpBuilder &n, Location at, Value id, ValueRange row) -> Value {
        Value after = arith::AddIOp::create(n, at, row[0], unit);
        after = arith::MinSIOp::create(n, at, after, last);
        Value ends = compare(n, at, arith::CmpIPredicate::slt, toI64(n, at, id),
                             read(n, at, after));
        Value isLast = compare(n, at, arith::CmpIPredicate::eq, row[0], last);
        ends = arith::OrIOp::create(n, at, ends, isLast);
        Value bad = isOutside(n, at, id, limits[0], false);
        return arith::AndIOp::create(n, at, ends, bad);
      });
  bool counted = check.text == countedSegmentText;
  // The last id, if there is one.
  Value wideZero = toI64(b, loc, zero), wideLast = toI64(b, loc, last);
  Value some = compare(b, loc, arith::CmpIPredicate::sge, last, zero);
  auto lastId = scf::IfOp::create(b, loc, b.getI64Type(), some, true);
  OpBuilder then = lastId.getThenBodyBuilder();
  scf::YieldOp::create(then, loc, read(then, loc, last));
  OpBuilder otherwise = lastId.getElseBodyBuilder();
  scf::YieldOp::create(otherwise, loc, limits[0]);
  auto predicate =
      counted ? arith::CmpIPredicate::sge : arith::CmpIPredicate::slt;
  Value beyond = compare(b, loc, predicate, lastId.getResult(0),
                         counted ? limits[0] : wideZero);
  beyond = arith::AndIOp::create(b, loc, beyond, some);
  IndexError error(ctx, check, sizes, limits);
  error.raise(beyond, wideLast,
              counted ? StringRef(countedSegmentText)
                      : "segment ids must be >= 0");
  Value isFirst = compare(b, loc, arith::CmpIPredicate::slt, outside, drop);
  error.raise(isFirst, outside, sortedSegmentText);
  error.raise(isFound(ctx, drop), drop, "segment ids are not increasing");
}
