//===- ScratchPlan.cpp - a kernel's buffers in its scratch ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every memref.alloc becomes a place in the scratch buffer. The sizes must be
// functions of the size arguments: their computations are cloned to the body's
// start and into `<name>.scratch`, so the two always agree. An allocation in a
// loop has one place for all iterations; bufferization never lets such a
// buffer leave its iteration (LoopDestinations.cpp).
#include "compiler/Target/CPU/KernelFrame.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

/// Alignment of every buffer in scratch, in bytes.
static constexpr int64_t kAlignment = 64;

Value weir::cpu::cloneComputation(OpBuilder &builder, Value value,
                                  IRMapping &mapping) {
  SmallVector<Value> stack = {value};
  while (!stack.empty()) {
    Value current = stack.back();
    if (mapping.contains(current)) {
      stack.pop_back();
      continue;
    }
    Operation *op = current.getDefiningOp();
    if (!op || op->getNumRegions() || !isPure(op) || isa<memref::DimOp>(op)) {
      return {};
    }
    bool ready = true;
    for (Value operand : op->getOperands()) {
      if (!mapping.contains(operand)) {
        stack.push_back(operand);
        ready = false;
      }
    }
    if (ready) {
      builder.clone(*op, mapping);
      stack.pop_back();
    }
  }
  return mapping.lookup(value);
}

bool weir::cpu::exportSize(KernelFrame &frame, StringRef name, Value value) {
  bool known = true;
  auto module = frame.body->getParentOfType<ModuleOp>();
  buildSizeFunction(
      module, name, frame.numSizes, [&](OpBuilder &builder, ValueRange sizes) {
        IRMapping mapping;
        for (unsigned k = 0; k < frame.numSizes; ++k) {
          mapping.map(frame.size(k), sizes[k]);
        }
        Value result = cloneComputation(builder, value, mapping);
        known = static_cast<bool>(result);
        return known
                   ? result
                   : arith::ConstantIndexOp::create(builder, module.getLoc(), 0)
                         .getResult();
      });
  return known;
}

static Value constant(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

/// Bytes of `alloc`, rounded up to the alignment, computed at `builder`.
static Value computeBytes(OpBuilder &builder, memref::AllocOp alloc,
                          IRMapping &mapping) {
  Location loc = alloc.getLoc();
  MemRefType type = alloc.getType();
  Type element = type.getElementType();
  int64_t parts = 1;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    element = complex.getElementType();
    parts = 2;
  }
  int64_t width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  int64_t fixed = (width + 7) / 8 * parts;
  Value bytes;
  for (int64_t d = 0; d < type.getRank(); ++d) {
    if (!type.isDynamicDim(d)) {
      fixed *= type.getDimSize(d);
      continue;
    }
    Value size = cloneComputation(
        builder, alloc.getDynamicSizes()[type.getDynamicDimIndex(d)], mapping);
    if (!size) {
      return {};
    }
    bytes = bytes ? arith::MulIOp::create(builder, loc, bytes, size).getResult()
                  : size;
  }
  if (!bytes) {
    return constant(builder, loc, llvm::alignTo(fixed, kAlignment));
  }
  bytes =
      arith::MulIOp::create(builder, loc, bytes, constant(builder, loc, fixed));
  bytes = arith::AddIOp::create(builder, loc, bytes,
                                constant(builder, loc, kAlignment - 1));
  return arith::AndIOp::create(builder, loc, bytes,
                               constant(builder, loc, -kAlignment));
}

LogicalResult weir::cpu::planScratch(KernelFrame &frame, StringRef name,
                                     bool &hasScratch) {
  SmallVector<memref::AllocOp> allocs;
  SmallVector<Operation *> dead;
  frame.body.walk([&](Operation *op) {
    if (auto alloc = dyn_cast<memref::AllocOp>(op)) {
      allocs.push_back(alloc);
    } else if (isa<memref::DeallocOp>(op)) {
      dead.push_back(op);
    }
  });
  for (Operation *op : dead) {
    op->erase();
  }
  hasScratch = !allocs.empty();
  if (allocs.empty()) {
    return success();
  }

  // The leaves of size computations are the size arguments.
  auto module = frame.body->getParentOfType<ModuleOp>();
  Operation *culprit = nullptr;
  buildSizeFunction(module, (name + ".scratch").str(), frame.numSizes,
                    [&](OpBuilder &builder, ValueRange sizes) {
                      IRMapping mapping;
                      for (unsigned k = 0; k < frame.numSizes; ++k) {
                        mapping.map(frame.size(k), sizes[k]);
                      }
                      Value total = constant(builder, module.getLoc(), 0);
                      for (memref::AllocOp alloc : allocs) {
                        Value bytes = computeBytes(builder, alloc, mapping);
                        if (!bytes) {
                          culprit = alloc;
                          break;
                        }
                        total = arith::AddIOp::create(builder, alloc.getLoc(),
                                                      total, bytes);
                      }
                      return total;
                    });
  if (culprit) {
    return culprit->emitError("kernel needs a buffer whose size is not a "
                              "function of the kernel's size arguments");
  }

  Block *entry = &frame.body.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(entry);
  IRMapping mapping;
  for (unsigned k = 0; k < frame.numSizes; ++k) {
    mapping.map(frame.size(k), frame.size(k));
  }
  auto ptr = cast<LLVM::LLVMPointerType>(frame.scratch().getType());
  Value offset = constant(builder, frame.body.getLoc(), 0);
  for (memref::AllocOp alloc : allocs) {
    Location loc = alloc.getLoc();
    Value bytes = computeBytes(builder, alloc, mapping);
    Value byteOffset =
        arith::IndexCastOp::create(builder, loc, builder.getI64Type(), offset);
    Value place = LLVM::GEPOp::create(builder, loc, ptr, builder.getI8Type(),
                                      frame.scratch(),
                                      ArrayRef<LLVM::GEPArg>{byteOffset});
    SmallVector<OpFoldResult> shape;
    unsigned dynamic = 0;
    for (int64_t size : alloc.getType().getShape()) {
      if (ShapedType::isDynamic(size)) {
        shape.push_back(mapping.lookup(alloc.getDynamicSizes()[dynamic++]));
      } else {
        shape.push_back(builder.getIndexAttr(size));
      }
    }
    Value buffer = makeBuffer(builder, loc, place,
                              alloc.getType().getElementType(), shape);
    offset = arith::AddIOp::create(builder, loc, offset, bytes);
    alloc.replaceAllUsesWith(buffer);
    alloc.erase();
  }
  return success();
}
