//===- GenericSchedule.cpp - elementwise ops and reductions on vectors ----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A nest becomes: parallel loops, outermost first; in them the reduction loops,
// with accumulators in registers; one dimension on vectors.
//
// Which dimension:
// (a) a parallel one in which the outputs have stride 1: each lane is an
//     element of its own, so any payload will do;
// (b) else, in a reduction whose payload combines by one associative op, a
//     reduction dimension in which the inputs have stride 1: lanes and four
//     accumulators hold partial results, combined in a fixed order at the end;
// (c) else none: scalar loops.
//
// A dimension of n >= lanes elements needs no scalar remainder: the last vector
// starts at n - lanes. What it computes twice comes out equal, as outputs never
// are inputs. Only where n is not known does a scalar loop stand by.
#include "compiler/Target/CPU/Fast/Nest.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

namespace {
class GenericEmitter {
public:
  GenericEmitter(Emitter &e, Nest &nest, ChunkRange *chunks)
      : e(e), nest(nest), chunks(chunks), ivs(nest.rank(), e.constant(0)) {}

  void emit(std::string &why);

private:
  void chooseVectorDim(std::string &why);
  bool canCombine();
  void emitParallel(unsigned depth);
  void emitVectorDim(Value lower, Value upper);
  void emitPoint(unsigned width);
  SmallVector<Value> reduce(unsigned depth, SmallVector<Value> accumulators,
                            unsigned width);
  SmallVector<Value> payload(ValueRange accumulators, unsigned width);
  void emitRowReduction();
  SmallVector<Value> reduceRow(unsigned depth, SmallVector<Value> vectors,
                               unsigned step);
  Value combine(unsigned output, Value a, Value b);
  Value combineLanes(unsigned output, Value vector);

  Emitter &e;
  Nest &nest;
  ChunkRange *chunks;
  SmallVector<Value> ivs;
  SmallVector<unsigned> parallelDims, reductionDims;
  std::optional<unsigned> vectorDim;
  unsigned lanes = 1;
  bool rowReduction = false;
  SmallVector<Operation *> combiners;
  SmallVector<TypedAttr> neutrals;
};
} // namespace

/// The most lanes that dimension `dim` can use.
static unsigned lanesFor(const Extent &size, unsigned most) {
  if (!size.isConstant()) {
    return most;
  }
  if (size.constant() < 2) {
    return 1;
  }
  return std::min<uint64_t>(most, llvm::bit_floor(uint64_t(size.constant())));
}

static bool allLinear(Nest &nest) {
  return llvm::all_of(nest.accesses(),
                      [](Access *access) { return access->isLinear(); });
}

void GenericEmitter::chooseVectorDim(std::string &why) {
  unsigned bits = widestBits(*nest.body);
  unsigned most = e.machine.vectorBits / bits;
  if (!isVectorizablePayload(*nest.body)) {
    why = "its payload has an op without a vector form";
    return;
  }
  if (!allLinear(nest)) {
    why = "an operand's map is not linear";
    return;
  }
  if (most < 2) {
    why = "its elements are too wide";
    return;
  }
  // (a), the dimension with the most lanes, inner ones first; gathers only if
  // (b) does not fit.
  auto stores = [&](unsigned d) {
    return llvm::all_of(nest.outputs, [&](const Access &output) {
      return output.strides[d].is(1);
    });
  };
  auto loads = [&](unsigned d) {
    return llvm::all_of(nest.inputs, [&](const Access &input) {
      return input.splat || input.strides[d].is(1) || input.strides[d].is(0);
    });
  };
  auto consider = [&](unsigned d, bool row) {
    unsigned width = lanesFor(nest.sizes[d], most);
    if (width > lanes) {
      vectorDim = d;
      lanes = width;
      rowReduction = row;
    }
  };
  SmallVector<unsigned> live = nest.liveDims();
  for (unsigned d : llvm::reverse(live)) {
    if (!nest.reduction[d] && stores(d) && loads(d)) {
      consider(d, false);
    }
  }
  if (nest.isReduction() && lanes <= most / 4 && canCombine()) {
    for (unsigned d : llvm::reverse(live)) {
      if (nest.reduction[d] && loads(d)) {
        consider(d, true);
      }
    }
  }
  for (unsigned d : llvm::reverse(live)) {
    if (!vectorDim && !nest.reduction[d] && stores(d)) {
      consider(d, false);
    }
  }
  if (!vectorDim) {
    why = "no dimension has contiguous results or a known reduction";
  }
}

/// Whether each output is combined by one associative op, whose neutral element
/// is known.
bool GenericEmitter::canCombine() {
  unsigned numInputs = nest.inputs.size();
  for (auto [i, yielded] :
       llvm::enumerate(nest.body->getTerminator()->getOperands())) {
    Value accumulator = nest.body->getArgument(numInputs + i);
    Operation *op = yielded.getDefiningOp();
    if (!op || op->getBlock() != nest.body || op->getNumOperands() != 2 ||
        !accumulator.hasOneUse() || *accumulator.user_begin() != op) {
      return false;
    }
    std::optional<TypedAttr> neutral = arith::getNeutralElement(op);
    if (!neutral || isa<arith::SubIOp, arith::SubFOp>(op)) {
      return false;
    }
    combiners.push_back(op);
    neutrals.push_back(*neutral);
  }
  return true;
}

void GenericEmitter::emit(std::string &why) {
  bool oneKind = !nest.isReduction();
  nest.mergeDims([&](unsigned i, unsigned j) {
    return nest.reduction[i] == nest.reduction[j] && (i < j || oneKind);
  });
  chooseVectorDim(why);
  for (unsigned d : nest.liveDims()) {
    if (d != vectorDim) {
      (nest.reduction[d] ? reductionDims : parallelDims).push_back(d);
    }
  }
  emitParallel(0);
}

void GenericEmitter::emitParallel(unsigned depth) {
  if (depth == parallelDims.size()) {
    if (!vectorDim || rowReduction) {
      if (rowReduction) {
        emitRowReduction();
      } else {
        emitPoint(1);
      }
      return;
    }
    auto [lower, upper] =
        chunkBounds(e, chunks, e.value(nest.sizes[*vectorDim]), 64);
    emitVectorDim(lower, upper);
    return;
  }
  unsigned dim = parallelDims[depth];
  auto [lower, upper] = chunkBounds(e, chunks, e.value(nest.sizes[dim]));
  e.loop(lower, upper, 1, [&](Value iv) {
    ivs[dim] = iv;
    emitParallel(depth + 1);
  });
  ivs[dim] = e.constant(0);
}

/// The innermost parallel loop, on vectors.
void GenericEmitter::emitVectorDim(Value lower, Value upper) {
  unsigned dim = *vectorDim;
  const Extent &size = nest.sizes[dim];
  // Several independent accumulators hide the latency of a reduction.
  unsigned width = lanes;
  if (!reductionDims.empty() && size.isConstant()) {
    unsigned copies = std::min<int64_t>(4, size.constant() / lanes);
    width = lanes * std::max(1u, llvm::bit_floor(copies));
  }
  auto vectorLoop = [&] {
    Value last = e.sub(e.value(size), e.constant(width));
    bool exact = size.constantFactor() % width == 0;
    e.loop(lower, upper, width, [&](Value iv) {
      ivs[dim] = exact ? iv : e.min(iv, last);
      emitPoint(width);
    });
  };
  if (size.isConstant() || size.constantFactor() >= width) {
    vectorLoop();
  } else {
    Value enough = arith::CmpIOp::create(e.builder, arith::CmpIPredicate::sge,
                                         e.value(size), e.constant(width));
    auto branch = scf::IfOp::create(e.builder, enough, true);
    OpBuilder::InsertionGuard guard(e.builder);
    e.builder.setInsertionPoint(branch.thenYield());
    vectorLoop();
    e.builder.setInsertionPoint(branch.elseYield());
    e.loop(lower, upper, 1, [&](Value iv) {
      ivs[dim] = iv;
      emitPoint(1);
    });
  }
  ivs[dim] = e.constant(0);
}

/// The values of all outputs at the loop values, `width` elements along the
/// vector dimension (in vectors of `lanes`).
void GenericEmitter::emitPoint(unsigned width) {
  unsigned dim = vectorDim.value_or(0);
  unsigned part = std::min(lanes, width);
  if (rowReduction || !vectorDim) {
    part = 1;
  }
  unsigned parts = width / part, outputs = nest.outputs.size();
  Value base = nest.rank() ? ivs[dim] : Value();
  SmallVector<Value> accumulators;
  auto usesInit = [&](unsigned i) {
    return !nest.body->getArgument(nest.inputs.size() + i).use_empty();
  };
  for (unsigned p = 0; p < parts; ++p) {
    if (p) {
      ivs[dim] = e.add(base, e.constant(p * part));
    }
    for (unsigned i = 0; i < outputs; ++i) {
      Type element = nest.inits[i].element();
      accumulators.push_back(
          usesInit(i) ? e.splat(e.read(nest.inits[i], ivs, dim, part), part)
                      : e.zero(element, part));
    }
  }
  if (parts > 1) {
    ivs[dim] = base;
  }
  SmallVector<Value> results = reduce(0, accumulators, width);
  for (unsigned p = 0; p < parts; ++p) {
    if (p) {
      ivs[dim] = e.add(base, e.constant(p * part));
    }
    SmallVector<Value> values(
        ArrayRef<Value>(results).slice(p * outputs, outputs));
    emitEpilogue(e, nest, values, ivs, dim, part, {});
  }
  if (parts > 1) {
    ivs[dim] = base;
  }
}

/// One evaluation of the payload for all vectors of the point.
SmallVector<Value> GenericEmitter::payload(ValueRange accumulators,
                                           unsigned width) {
  unsigned dim = vectorDim.value_or(0);
  unsigned part = std::min(lanes, width);
  if (!vectorDim) {
    part = 1;
  }
  unsigned parts = width / part, outputs = nest.outputs.size();
  Value base = nest.rank() ? ivs[dim] : Value();
  SmallVector<Value> results;
  for (unsigned p = 0; p < parts; ++p) {
    if (p) {
      ivs[dim] = e.add(base, e.constant(p * part));
    }
    SmallVector<Value> arguments;
    for (auto [k, input] : llvm::enumerate(nest.inputs)) {
      arguments.push_back(nest.body->getArgument(k).use_empty()
                              ? e.constant(0)
                              : e.read(input, ivs, dim, part));
    }
    llvm::append_range(arguments, accumulators.slice(p * outputs, outputs));
    llvm::append_range(results,
                       e.emitPayload(*nest.body, arguments, ivs, dim, part));
  }
  if (parts > 1) {
    ivs[dim] = base;
  }
  return results;
}

SmallVector<Value> GenericEmitter::reduce(unsigned depth,
                                          SmallVector<Value> accumulators,
                                          unsigned width) {
  if (depth == reductionDims.size()) {
    return payload(accumulators, width);
  }
  unsigned dim = reductionDims[depth];
  SmallVector<Value> results =
      e.loop(e.constant(0), e.value(nest.sizes[dim]), 1, accumulators,
             [&](Value iv, ValueRange carried) {
               ivs[dim] = iv;
               return reduce(depth + 1, SmallVector<Value>(carried), width);
             });
  ivs[dim] = e.constant(0);
  return results;
}

Value GenericEmitter::combine(unsigned output, Value a, Value b) {
  Operation *op = combiners[output];
  IRMapping mapping;
  mapping.map(op->getOperand(0), a);
  mapping.map(op->getOperand(1), b);
  Operation *copy = e.builder.clone(*op, mapping);
  copy->getResult(0).setType(a.getType());
  return copy->getResult(0);
}

Value GenericEmitter::combineLanes(unsigned output, Value vector) {
  unsigned width = lanes;
  while (width > 1) {
    width /= 2;
    auto half = [&](int64_t offset) -> Value {
      if (width == 1) {
        return vector::ExtractOp::create(e.builder, vector, offset);
      }
      SmallVector<int64_t> indices;
      for (unsigned i = 0; i < width; ++i) {
        indices.push_back(offset + i);
      }
      return vector::ShuffleOp::create(e.builder, vector, vector, indices);
    };
    Value low = half(0), high = half(width);
    vector = combine(output, low, high);
  }
  return vector;
}

/// Loops over the other reduction dimensions, then the vector dimension in
/// steps of `step` elements; `vectors` holds the outputs' accumulators, one set
/// per vector of a step.
SmallVector<Value> GenericEmitter::reduceRow(unsigned depth,
                                             SmallVector<Value> vectors,
                                             unsigned step) {
  unsigned outputs = nest.outputs.size(), dim = *vectorDim;
  if (depth < reductionDims.size()) {
    unsigned outer = reductionDims[depth];
    SmallVector<Value> results =
        e.loop(e.constant(0), e.value(nest.sizes[outer]), 1, vectors,
               [&](Value iv, ValueRange carried) {
                 ivs[outer] = iv;
                 return reduceRow(depth + 1, SmallVector<Value>(carried), step);
               });
    ivs[outer] = e.constant(0);
    return results;
  }
  Value size = e.value(nest.sizes[dim]);
  auto steps = [&](Value lower, Value upper, unsigned width, unsigned part,
                   SmallVector<Value> carried) {
    return e.loop(lower, upper, width, carried, [&](Value iv, ValueRange now) {
      SmallVector<Value> results;
      for (unsigned p = 0; p < width / part; ++p) {
        ivs[dim] = e.add(iv, e.constant(p * part));
        SmallVector<Value> arguments;
        for (const Access &input : nest.inputs) {
          arguments.push_back(e.read(input, ivs, dim, part));
        }
        llvm::append_range(arguments, now.slice(p * outputs, outputs));
        llvm::append_range(
            results, e.emitPayload(*nest.body, arguments, ivs, dim, part));
      }
      return results;
    });
  };
  // Groups of vectors, single vectors, single elements.
  Value groupEnd = e.mul(e.floorDiv(size, step), e.constant(step));
  Value vectorEnd = e.mul(e.floorDiv(size, lanes), e.constant(lanes));
  unsigned groups = step / lanes;
  SmallVector<Value> all(ArrayRef<Value>(vectors).take_front(groups * outputs));
  SmallVector<Value> scalars(ArrayRef<Value>(vectors).take_back(outputs));
  all = steps(e.constant(0), groupEnd, step, lanes, all);
  if (groups > 1) {
    SmallVector<Value> first(ArrayRef<Value>(all).take_front(outputs));
    first = steps(groupEnd, vectorEnd, lanes, lanes, first);
    llvm::copy(first, all.begin());
  }
  scalars = steps(vectorEnd, size, 1, 1, scalars);
  llvm::append_range(all, scalars);
  ivs[dim] = e.constant(0);
  return all;
}

/// (b): the reduction's own dimension on vectors.
void GenericEmitter::emitRowReduction() {
  unsigned outputs = nest.outputs.size();
  const Extent &size = nest.sizes[*vectorDim];
  unsigned groups = 4;
  if (size.isConstant()) {
    groups = std::min<int64_t>(4, size.constant() / lanes);
    groups = std::max(1u, llvm::bit_floor(groups));
  }
  // Vector accumulators start neutral, the scalar ones from the init.
  SmallVector<Value> carried;
  for (unsigned g = 0; g < groups; ++g) {
    for (TypedAttr neutral : neutrals) {
      Value one = arith::ConstantOp::create(e.builder, neutral);
      carried.push_back(e.splat(one, lanes));
    }
  }
  for (unsigned i = 0; i < outputs; ++i) {
    carried.push_back(e.read(nest.inits[i], ivs, *vectorDim, 1));
  }
  SmallVector<Value> results = reduceRow(0, carried, groups * lanes);
  SmallVector<Value> finals;
  for (unsigned i = 0; i < outputs; ++i) {
    // Pairwise: (0+1)+(2+3).
    SmallVector<Value> partial;
    for (unsigned g = 0; g < groups; ++g) {
      partial.push_back(results[g * outputs + i]);
    }
    while (partial.size() > 1) {
      SmallVector<Value> next;
      for (size_t k = 0; k < partial.size(); k += 2) {
        next.push_back(combine(i, partial[k], partial[k + 1]));
      }
      partial = next;
    }
    Value lanesTotal = combineLanes(i, partial[0]);
    finals.push_back(combine(i, results[groups * outputs + i], lanesTotal));
  }
  emitEpilogue(e, nest, finals, ivs, 0, 1, {});
}

void weir::cpu::emitGenericNest(Emitter &emitter, Nest &nest,
                                ChunkRange *chunks, std::string &why) {
  GenericEmitter(emitter, nest, chunks).emit(why);
}
