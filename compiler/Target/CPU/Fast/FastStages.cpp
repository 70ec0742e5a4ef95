//===- FastStages.cpp - structured ops to nests to schedules --------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of the planner that turns a linalg op, with the elementwise op that
// is fused behind it, into a nest and picks the schedule.
#include "compiler/Target/CPU/Fast/FastKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

static bool usesLoopValues(Block &body) {
  return llvm::any_of(body.getParent()->getOps<linalg::IndexOp>(),
                      [](linalg::IndexOp) { return true; });
}

/// Whether the op's accumulator arguments are unused: a pure map.
static bool ignoresInits(linalg::LinalgOp op) {
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return op.getMatchingBlockArgument(&init).use_empty();
  });
}

/// The elementwise op that alone reads `op`'s result, element by element.
linalg::GenericOp FastKernel::findEpilogue(linalg::LinalgOp op) {
  if (op->getNumResults() != 1 || op.getNumReductionLoops() == 0) {
    return {};
  }
  Value result = op->getResult(0);
  linalg::GenericOp user;
  for (OpOperand &use : result.getUses()) {
    auto generic = dyn_cast<linalg::GenericOp>(use.getOwner());
    if (!generic || (user && user != generic) ||
        generic->getBlock() != op->getBlock()) {
      return {};
    }
    user = generic;
    if (!generic.isDpsInput(&use) ||
        !generic.getMatchingIndexingMap(&use).isIdentity()) {
      return {};
    }
  }
  if (!user || user.getNumReductionLoops() || !ignoresInits(user)) {
    return {};
  }
  // It runs on the vectors that the anchor leaves.
  if (!isVectorizablePayload(*user.getBody())) {
    return {};
  }
  // The anchor's own result map must name loops only.
  AffineMap out = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (!out.isProjectedPermutation()) {
    return {};
  }
  for (OpOperand &init : user.getDpsInitsMutable()) {
    if (!user.getMatchingIndexingMap(&init).isIdentity()) {
      return {};
    }
  }
  // An op has at most one anchor in front of it: the last one.
  for (OpOperand *input : user.getDpsInputOperands()) {
    auto other = input->get().getDefiningOp<linalg::LinalgOp>();
    if (other && other != op && other.getNumReductionLoops() &&
        other->hasOneUse() && op->isBeforeInBlock(other)) {
      auto map = user.getMatchingIndexingMap(input);
      if (map.isIdentity()) {
        return {};
      }
    }
  }
  return user;
}

bool FastKernel::buildNest(linalg::LinalgOp op, linalg::GenericOp epilogue,
                           Nest &nest) {
  unsigned rank = op.getNumLoops();
  nest.sizes.assign(rank, Extent(1));
  SmallVector<bool> known(rank, false);
  // A loop's size is that of an operand's dimension that it alone indexes.
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType())) {
      continue;
    }
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [r, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim) {
        continue;
      }
      const Extent &size = tensors[operand.get()].place.sizes[r];
      unsigned d = dim.getPosition();
      if (!known[d] || (size.isConstant() && !nest.sizes[d].isConstant())) {
        nest.sizes[d] = size;
        known[d] = true;
      }
    }
  }
  if (llvm::is_contained(known, false)) {
    return false;
  }
  if (rows) {
    // All rows for now: placeRows cuts the nest down when strides are known.
    nest.sizes[rowLoop(op)] = rows->all;
  }
  for (utils::IteratorType kind : op.getIteratorTypesArray()) {
    nest.reduction.push_back(kind == utils::IteratorType::reduction);
  }
  nest.body = op.getBlock();
  nest.usesIndices = usesLoopValues(*nest.body) ||
                     (epilogue && usesLoopValues(*epilogue.getBody()));

  // Tensors that payloads read by index must be in memory before the loops.
  for (Operation *owner : {op.getOperation(), epilogue.getOperation()}) {
    if (owner) {
      owner->walk(
          [&](tensor::ExtractOp extract) { memory(extract.getTensor()); });
    }
  }
  auto access = [&](Value operand, AffineMap map) {
    Access result;
    if (!isa<RankedTensorType>(operand.getType())) {
      result.splat = values.lookupOrDefault(operand);
      return result;
    }
    Tensor &info = tensors[operand];
    if (info.kind == Tensor::Kind::Splat) {
      result.splat = values.lookupOrDefault(info.splat);
      return result;
    }
    if (info.kind == Tensor::Kind::Empty) {
      result.place.element = info.place.element;
      result.strides.assign(rank, Extent(0));
      return result;
    }
    if (info.kind == Tensor::Kind::Padded) {
      if (auto guarded = makePaddedAccess(e, info.padding, map, nest.sizes)) {
        return *guarded;
      }
    }
    return makeAccess(e, memory(operand), map, nest.sizes);
  };
  for (OpOperand *input : op.getDpsInputOperands()) {
    // A padded image is for the schedule to read.
    if (nest.isReduction() && tensors.contains(input->get()) &&
        tensors[input->get()].kind == Tensor::Kind::Padded) {
      nest.inputs.push_back(Access());
      continue;
    }
    nest.inputs.push_back(
        access(input->get(), op.getMatchingIndexingMap(input)));
  }
  for (OpOperand *input : op.getDpsInputOperands()) {
    auto argument = dyn_cast<BlockArgument>(input->get());
    bool packable = packConstants && argument && argument.hasOneUse() &&
                    argument.getOwner() == &kernel.getBody().front() &&
                    kernel.getArgAttr(argument.getArgNumber(), "task.constant");
    nest.constantArguments.push_back(
        packable ? static_cast<int64_t>(argument.getArgNumber()) : -1);
  }
  for (OpOperand &init : op.getDpsInitsMutable()) {
    nest.inits.push_back(access(init.get(), op.getMatchingIndexingMap(&init)));
  }

  auto addOutput = [&](Value result, Value init, AffineMap map) {
    Extents sizes = tensors[init].place.sizes;
    Place place = destinationOf(result, sizes);
    nest.outputs.push_back(makeAccess(e, place, map, nest.sizes));
    setMemory(result, place, /*owned=*/true);
  };
  if (!epilogue) {
    for (OpOperand &init : op.getDpsInitsMutable()) {
      addOutput(op.getTiedOpResult(&init), init.get(),
                op.getMatchingIndexingMap(&init));
    }
    return true;
  }
  AffineMap out = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  for (AffineExpr expr : out.getResults()) {
    nest.epilogue.dims.push_back(cast<AffineDimExpr>(expr).getPosition());
  }
  nest.epilogue.body = epilogue.getBody();
  for (OpOperand *input : epilogue.getDpsInputOperands()) {
    bool isAnchor = input->get() == op->getResult(0);
    nest.epilogue.isAnchor.push_back(isAnchor);
    nest.epilogue.inputs.push_back(
        isAnchor ? Access()
                 : access(input->get(),
                          epilogue.getMatchingIndexingMap(input).compose(out)));
  }
  // Unused accumulator arguments of the payload are never looked up.
  for (OpOperand &init : epilogue.getDpsInitsMutable()) {
    addOutput(epilogue.getTiedOpResult(&init), init.get(), out);
  }
  return true;
}

LogicalResult FastKernel::emitStructured(linalg::LinalgOp op) {
  if (auto fillOp = dyn_cast<linalg::FillOp>(op.getOperation())) {
    Tensor info;
    info.kind = Tensor::Kind::Splat;
    info.splat = values.lookupOrDefault(fillOp.getInputs()[0]);
    info.place = tensors[fillOp.getOutputs()[0]].place;
    info.place.base = {};
    tensors[op->getResult(0)] = info;
    return success();
  }
  if (linalg::GenericOp epilogue = findEpilogue(op)) {
    if (!deferred.contains(epilogue)) {
      deferred[epilogue] = op;
      // Its sizes may be asked for before it is emitted.
      Tensor info;
      info.place.element = getElementTypeOrSelf(op->getResult(0).getType());
      info.place.sizes = tensors[op.getDpsInits()[0]].place.sizes;
      tensors[op->getResult(0)] = info;
      return success();
    }
  }
  linalg::GenericOp epilogue;
  linalg::LinalgOp anchor = op;
  auto found = deferred.find(op);
  if (found != deferred.end()) {
    anchor = found->second;
    epilogue = cast<linalg::GenericOp>(op.getOperation());
  }
  Nest nest;
  if (!buildNest(anchor, epilogue, nest)) {
    return refuse(op, "a loop's size does not show in its operands");
  }
  if (rows) {
    placeRows(anchor, nest);
  }
  return emitAnchor(anchor, nest);
}

void FastKernel::notePacked(const Nest &nest) {
  if (nest.packed) {
    packed.push_back(*nest.packed);
  }
}

/// A right operand whose columns are strided is copied, so that they are not,
/// where there are rows enough to pay for it. True: `nest` reads the copy.
bool FastKernel::transposeColumns(linalg::LinalgOp op, Nest &nest) {
  if (nest.inputs.size() != 2 || nest.usesIndices) {
    return false;
  }
  for (unsigned d = 0; d < nest.rank(); ++d) {
    if (nest.reduction[d] || nest.sizes[d].is(1) ||
        !nest.outputs[0].strides[d].is(1)) {
      continue;
    }
    for (unsigned k : {1u, 0u}) {
      Access &access = nest.inputs[k], &other = nest.inputs[1 - k];
      if (access.splat || other.splat || !access.isLinear() ||
          access.strides[d].is(0) || access.strides[d].is(1) ||
          !other.strides[d].is(0)) {
        continue;
      }
      // Rows: loops that only the other operand walks.
      Extent rows(1);
      for (unsigned r = 0; r < nest.rank(); ++r) {
        if (!nest.reduction[r] && access.strides[r].is(0)) {
          rows = rows * nest.sizes[r];
        }
      }
      OpOperand *input = op.getDpsInputOperand(k);
      AffineMap map = op.getMatchingIndexingMap(input);
      if (!map.isProjectedPermutation() ||
          (rows.isConstant() && rows.constant() < 16)) {
        continue;
      }
      // The loop's dimension of the operand goes last.
      Place from = memory(input->get()), view = from;
      unsigned last = 0;
      Extents order;
      for (unsigned r = 0; r < from.rank(); ++r) {
        if (map.getDimPosition(r) == d) {
          last = r;
        } else {
          order.push_back(from.sizes[r]);
        }
      }
      order.push_back(from.sizes[last]);
      Place packedPlace =
          makeContiguous(allocate(from.element, order), from.element, order);
      view.base = packedPlace.base;
      view.offset = {};
      unsigned next = 0;
      for (unsigned r = 0; r < from.rank(); ++r) {
        view.strides[r] =
            packedPlace.strides[r == last ? from.rank() - 1 : next++];
      }
      // Copied in the order of the result.
      Place source = packedPlace;
      source.base = from.base;
      source.offset = from.offset;
      next = 0;
      for (unsigned r = 0; r < from.rank(); ++r) {
        source.strides[r == last ? from.rank() - 1 : next++] = from.strides[r];
      }
      copy(source, packedPlace);
      access = makeAccess(e, view, map, nest.sizes);
      return true;
    }
  }
  return false;
}

static int64_t windowValue(Operation *op, StringRef name, unsigned axis) {
  auto attr = op->getAttrOfType<DenseIntElementsAttr>(name);
  return attr ? attr.getValues<int64_t>()[axis] : 1;
}

LogicalResult FastKernel::emitAnchor(linalg::LinalgOp op, Nest &nest) {
  ChunkRange *range = nullptr;
  if (useChunks) {
    chunks.count = countChunks(e, nest);
    range = getConstantIntValue(chunks.count) == 1 ? nullptr : &chunks;
  }
  std::string why;
  Window window;
  for (unsigned axis = 0; axis < 2; ++axis) {
    window.strides[axis] = windowValue(op, "strides", axis);
    window.dilations[axis] = windowValue(op, "dilations", axis);
  }
  Value first = op->getNumOperands() ? op->getOperand(0) : Value();
  const Padding *padding = nullptr;
  if (first && nest.isReduction() && tensors.contains(first) &&
      tensors[first].kind == Tensor::Kind::Padded &&
      tensors[first].padding.isImage()) {
    padding = &tensors[first].padding;
  }
  bool isWindow =
      isa<linalg::DepthwiseConv2DNhwcHwcOp, linalg::PoolingNhwcMaxOp,
          linalg::PoolingNhwcSumOp, linalg::PoolingNhwcMinOp,
          linalg::PoolingNhwcMaxUnsignedOp, linalg::PoolingNhwcMinUnsignedOp>(
          op.getOperation());
  if (isWindow) {
    const Place &image = padding ? padding->source : memory(first);
    if (emitWindow(e, nest, window, image, padding, range, why)) {
      return success();
    }
    remark(op, "does not fit the window schedule", why);
  } else if (padding && isa<linalg::Conv2DNhwcHwcfOp>(op.getOperation())) {
    auto scratch = [&](Type element, ArrayRef<Extent> sizes) {
      return allocate(element, sizes);
    };
    if (emitPaddedConvolution(e, nest, window, *padding, scratch, range, why)) {
      notePacked(nest);
      return success();
    }
    remark(op, "does not fit the contraction schedule", why);
  }
  // What no schedule clips is padded in memory.
  for (auto [input, access] :
       llvm::zip(op.getDpsInputOperands(), nest.inputs)) {
    if (nest.isReduction() && tensors.contains(input->get()) &&
        tensors[input->get()].kind == Tensor::Kind::Padded) {
      access = makeAccess(e, memory(input->get()),
                          op.getMatchingIndexingMap(input), nest.sizes);
    }
  }
  if (nest.isReduction() && !isWindow) {
    why.clear();
    if (emitContraction(e, nest, range, why)) {
      notePacked(nest);
      return success();
    }
    if (transposeColumns(op, nest) && emitContraction(e, nest, nullptr, why)) {
      return success();
    }
    if (isa<linalg::ContractionOpInterface, linalg::ConvolutionOpInterface>(
            op.getOperation())) {
      remark(op, "does not fit the contraction schedule", why);
    }
  }
  why.clear();
  emitGenericNest(e, nest, range, why);
  if (!why.empty()) {
    remark(op, "is not vectorized", why);
  }
  return success();
}
