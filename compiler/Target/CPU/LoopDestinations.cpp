//===- LoopDestinations.cpp - control flow that carries tensors -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One-shot bufferization wants what a loop yields to live in the buffer of the
// iteration argument it becomes; else it refuses ("yield operand is not
// equivalent") or allocates in each iteration. So it gets to see none of that:
//
// 1. An scf.while carries two buffers for each tensor, the present value's and
//    a spare one. Inside, the tensor is what is in the present buffer. What the
//    body yields is written to the spare one, and the two change places. What
//    the body gives back as it came stays. What the condition forwards that is
//    no argument of its own is written to a buffer of its own.
// 2. The branches of scf.if and scf.index_switch write each tensor result to
//    one buffer.
// 3. In an scf.for, which updates in place (as do branches in it), what is
//    yielded is written into the iteration argument's buffer:
//
//   scf.yield %new  ->  %d = bufferization.materialize_in_destination %new in
//   %arg
//                       scf.yield %d
//
// Bufferization then writes where the destination is, without a copy if it can.
#include "compiler/Target/CPU/CpuLowering.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace weir::cpu;

static bool isTensor(Value value) {
  return isa<RankedTensorType>(value.getType());
}

namespace {
class ControlBuffers {
public:
  explicit ControlBuffers(MLIRContext *context) : b(context) {}

  LogicalResult convertWhile(scf::WhileOp loop);
  LogicalResult convertBranches(Operation *op);

private:
  using Sizes = SmallVector<OpFoldResult>;

  OpBuilder b;
  DenseMap<Value, Sizes> sizesOf; ///< of buffers

  std::optional<Sizes> findSizes(Value tensor);
  Value allocate(Location loc, Value like);
  Value getTensor(Location loc, Value buffer, Type type);
  void write(Location loc, Value tensor, Value buffer) {
    bufferization::MaterializeInDestinationOp::create(
        b, loc, /*result=*/Type(), tensor, buffer, /*restrict=*/true,
        /*writable=*/true);
  }
  /// Buffer arguments where the block had tensors.
  void replaceArguments(Block *block, ArrayRef<Type> types,
                        ArrayRef<Sizes> sizes);
};
} // namespace

/// The sizes of a tensor, at the builder's place or above it.
std::optional<SmallVector<OpFoldResult>>
ControlBuffers::findSizes(Value tensor) {
  while (true) {
    auto type = cast<RankedTensorType>(tensor.getType());
    if (type.hasStaticShape()) {
      return getAsIndexOpFoldResult(b.getContext(), type.getShape());
    }
    if (auto argument = dyn_cast<BlockArgument>(tensor)) {
      auto loop = dyn_cast<scf::WhileOp>(argument.getOwner()->getParentOp());
      if (!loop) {
        return std::nullopt;
      }
      unsigned i = argument.getArgNumber();
      tensor = argument.getOwner() == loop.getBeforeBody()
                   ? loop.getInits()[i]
                   : loop.getConditionOp().getArgs()[i];
      continue;
    }
    Operation *op = tensor.getDefiningOp();
    if (auto from = dyn_cast<bufferization::ToTensorOp>(op)) {
      Value buffer = from.getBuffer();
      auto known = sizesOf.find(buffer);
      if (known != sizesOf.end()) {
        return known->second;
      }
      auto cast = buffer.getDefiningOp<UnrealizedConversionCastOp>();
      if (!cast) {
        return std::nullopt;
      }
      Sizes sizes;
      unsigned next = 1; // operand 0 is the pointer
      for (int64_t size : mlir::cast<MemRefType>(buffer.getType()).getShape()) {
        if (ShapedType::isDynamic(size)) {
          sizes.push_back(cast.getOperand(next++));
        } else {
          sizes.push_back(b.getIndexAttr(size));
        }
      }
      return sizes;
    }
    if (auto empty = dyn_cast<tensor::EmptyOp>(op)) {
      return empty.getMixedSizes();
    }
    if (auto structured = dyn_cast<DestinationStyleOpInterface>(op)) {
      tensor = structured.getTiedOpOperand(cast<OpResult>(tensor))->get();
    } else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
      tensor = insert.getDest();
    } else if (auto same = dyn_cast<tensor::CastOp>(op)) {
      tensor = same.getSource();
    } else if (auto choice = dyn_cast<arith::SelectOp>(op)) {
      tensor = choice.getTrueValue();
    } else {
      OpBuilder::InsertionGuard guard(b);
      ReifiedRankedShapedTypeDims dims;
      if (failed(reifyResultShapes(b, op, dims))) {
        return std::nullopt;
      }
      return dims[cast<OpResult>(tensor).getResultNumber()];
    }
  }
}

/// A buffer of the sizes of `like`, at the builder's place. Null, with an
/// error, where they are not known.
Value ControlBuffers::allocate(Location loc, Value like) {
  auto type = cast<RankedTensorType>(like.getType());
  auto sizes = findSizes(like);
  if (!sizes) {
    emitError(loc, "kernel needs a buffer whose size is not a function of the "
                   "kernel's size arguments");
    return {};
  }
  SmallVector<Value> dynamic;
  for (auto [size, fixed] : llvm::zip_equal(*sizes, type.getShape())) {
    if (ShapedType::isDynamic(fixed)) {
      dynamic.push_back(getValueOrCreateConstantIndexOp(b, loc, size));
    }
  }
  Value buffer = memref::AllocOp::create(
      b, loc, MemRefType::get(type.getShape(), type.getElementType()), dynamic,
      b.getI64IntegerAttr(64));
  sizesOf[buffer] = *sizes;
  return buffer;
}

Value ControlBuffers::getTensor(Location loc, Value buffer, Type type) {
  return bufferization::ToTensorOp::create(b, loc, type, buffer,
                                           /*restrict=*/true,
                                           /*writable=*/false);
}

void ControlBuffers::replaceArguments(Block *block, ArrayRef<Type> types,
                                      ArrayRef<Sizes> sizes) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(block);
  unsigned old = block->getNumArguments();
  for (auto [i, type] : llvm::enumerate(types)) {
    Location loc = block->getParentOp()->getLoc();
    Value made = block->addArgument(type, loc);
    if (i >= old) {
      sizesOf[made] = sizes[i];
      continue;
    }
    BlockArgument argument = block->getArgument(i);
    if (isTensor(argument)) {
      sizesOf[made] = sizes[i];
      made = getTensor(loc, made, argument.getType());
    }
    argument.replaceAllUsesWith(made);
  }
  block->eraseArguments(0, old);
}

static Type getBufferType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? MemRefType::get(tensor.getShape(), tensor.getElementType())
                : type;
}

/// The buffer that `tensor` shows, or null.
static Value getShown(Value tensor) {
  auto from = tensor.getDefiningOp<bufferization::ToTensorOp>();
  return from ? from.getBuffer() : Value();
}

LogicalResult ControlBuffers::convertWhile(scf::WhileOp loop) {
  Location loc = loop.getLoc();
  b.setInsertionPoint(loop);
  unsigned numInits = loop.getInits().size();
  SmallVector<Value> operands, spares;
  SmallVector<Sizes> beforeSizes, spareSizes;
  for (Value init : loop.getInits()) {
    beforeSizes.emplace_back();
    if (!isTensor(init)) {
      operands.push_back(init);
      continue;
    }
    Value present = allocate(loc, init), spare = allocate(loc, init);
    if (!present || !spare) {
      return failure();
    }
    write(loc, init, present);
    operands.push_back(present);
    spares.push_back(spare);
    beforeSizes.back() = sizesOf[present];
    spareSizes.push_back(sizesOf[spare]);
  }
  // What the condition forwards, then present and spare buffers.
  auto condition = loop.getConditionOp();
  SmallVector<Value> extra;
  SmallVector<Type> results;
  SmallVector<Sizes> afterSizes;
  for (Value value : condition.getArgs()) {
    extra.emplace_back();
    afterSizes.emplace_back();
    results.push_back(getBufferType(value.getType()));
    auto argument = dyn_cast<BlockArgument>(value);
    bool isOwn = argument && argument.getOwner() == loop.getBeforeBody();
    if (isTensor(value)) {
      if (isOwn) {
        afterSizes.back() = beforeSizes[argument.getArgNumber()];
      } else {
        extra.back() = allocate(loc, value);
        if (!extra.back()) {
          return failure();
        }
        afterSizes.back() = sizesOf[extra.back()];
      }
    }
  }
  SmallVector<Type> spareTypes(ValueRange(spares).getTypes());
  unsigned numForwarded = results.size(), numTensors = spares.size();
  for (int k = 0; k < 2; ++k) {
    llvm::append_range(results, spareTypes);
    llvm::append_range(afterSizes, spareSizes);
  }
  SmallVector<Type> resultTypes(loop.getResultTypes());
  llvm::append_range(operands, spares);
  llvm::append_range(beforeSizes, spareSizes);
  auto made = scf::WhileOp::create(b, loc, results, operands);
  made.getBefore().takeBody(loop.getBefore());
  made.getAfter().takeBody(loop.getAfter());
  Block *before = made.getBeforeBody(), *after = made.getAfterBody();
  replaceArguments(before, SmallVector<Type>(ValueRange(operands).getTypes()),
                   beforeSizes);
  replaceArguments(after, results, afterSizes);

  b.setInsertionPoint(condition);
  SmallVector<Value> forwarded;
  for (auto [value, buffer] : llvm::zip_equal(condition.getArgs(), extra)) {
    if (buffer) {
      write(loc, value, buffer);
      forwarded.push_back(buffer);
    } else {
      forwarded.push_back(isTensor(value) ? getShown(value) : value);
    }
  }
  SmallVector<Value> carried;
  for (unsigned i = 0; i < numInits; ++i) {
    if (isa<MemRefType>(before->getArgument(i).getType())) {
      carried.push_back(before->getArgument(i));
    }
  }
  llvm::append_range(forwarded, carried);
  llvm::append_range(forwarded, before->getArguments().drop_front(numInits));
  condition.getArgsMutable().assign(forwarded);

  auto yield = cast<scf::YieldOp>(after->getTerminator());
  b.setInsertionPoint(yield);
  ValueRange present = after->getArguments().slice(numForwarded, numTensors);
  ValueRange spare =
      after->getArguments().drop_front(numForwarded + numTensors);
  SmallVector<Value> next, nextSpare;
  unsigned tensor = 0;
  for (Value value : yield.getOperands()) {
    if (!isTensor(value)) {
      next.push_back(value);
      continue;
    }
    auto shown = dyn_cast_or_null<BlockArgument>(getShown(value));
    bool stays = shown && shown.getOwner() == after &&
                 shown.getArgNumber() < numForwarded &&
                 forwarded[shown.getArgNumber()] == carried[tensor];
    if (!stays) {
      write(loc, value, spare[tensor]);
    }
    next.push_back(stays ? present[tensor] : spare[tensor]);
    nextSpare.push_back(stays ? spare[tensor] : present[tensor]);
    ++tensor;
  }
  llvm::append_range(next, nextSpare);
  yield.getResultsMutable().assign(next);

  b.setInsertionPointAfter(made);
  for (auto [i, result] : llvm::enumerate(loop.getResults())) {
    Value value = made.getResult(i);
    if (isTensor(result)) {
      sizesOf[value] = afterSizes[i];
      value = getTensor(loc, value, resultTypes[i]);
    }
    result.replaceAllUsesWith(value);
  }
  loop.erase();
  return success();
}

LogicalResult ControlBuffers::convertBranches(Operation *op) {
  Location loc = op->getLoc();
  b.setInsertionPoint(op);
  Operation *yield = op->getRegion(0).front().getTerminator();
  OperationState state(loc, op->getName(), op->getOperands(), {},
                       op->getAttrs());
  SmallVector<Value> buffers;
  for (auto [result, value] :
       llvm::zip_equal(op->getResults(), yield->getOperands())) {
    buffers.push_back(isTensor(result) ? allocate(loc, value) : Value());
    if (!isTensor(result)) {
      state.addTypes(result.getType());
    } else if (!buffers.back()) {
      return failure();
    }
  }
  for (unsigned i = 0; i < op->getNumRegions(); ++i) {
    state.addRegion();
  }
  Operation *made = b.create(state);
  for (unsigned i = 0; i < op->getNumRegions(); ++i) {
    made->getRegion(i).takeBody(op->getRegion(i));
    Operation *end = made->getRegion(i).front().getTerminator();
    b.setInsertionPoint(end);
    SmallVector<Value> scalars;
    for (auto [value, buffer] : llvm::zip_equal(end->getOperands(), buffers)) {
      if (buffer) {
        write(loc, value, buffer);
      } else {
        scalars.push_back(value);
      }
    }
    end->setOperands(scalars);
  }
  b.setInsertionPointAfter(made);
  unsigned next = 0;
  for (auto [result, buffer] : llvm::zip_equal(op->getResults(), buffers)) {
    result.replaceAllUsesWith(buffer ? getTensor(loc, buffer, result.getType())
                                     : made->getResult(next++));
  }
  op->erase();
  return success();
}

/// Writes what an scf.for yields into its iteration arguments.
static void writeInPlace(scf::ForOp loop) {
  Operation *yield = loop.getBody()->getTerminator();
  OpBuilder builder(yield);
  for (auto [i, argument] : llvm::enumerate(loop.getRegionIterArgs())) {
    Value value = yield->getOperand(i);
    if (value != argument && isTensor(value) &&
        value.getType() == argument.getType()) {
      auto write = bufferization::MaterializeInDestinationOp::create(
          builder, yield->getLoc(), argument.getType(), value, argument);
      yield->setOperand(i, write->getResult(0));
    }
  }
}

LogicalResult weir::cpu::giveLoopsDestinations(Operation *root) {
  SmallVector<Operation *> ops; // inner ones first
  root->walk([&](Operation *op) {
    // Inside an scf.for, branches update in place as well.
    bool carries = llvm::any_of(op->getResults(), isTensor) &&
                   (isa<scf::ForOp>(op) || !op->getParentOfType<scf::ForOp>());
    if (isa<scf::ForOp, scf::WhileOp, scf::IfOp, scf::IndexSwitchOp>(op) &&
        carries) {
      ops.push_back(op);
    }
  });
  ControlBuffers buffers(root->getContext());
  for (Operation *op : ops) {
    LogicalResult result = success();
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      writeInPlace(loop);
    } else if (auto loop = dyn_cast<scf::WhileOp>(op)) {
      result = buffers.convertWhile(loop);
    } else {
      result = buffers.convertBranches(op);
    }
    if (failed(result)) {
      return failure();
    }
  }
  return success();
}
