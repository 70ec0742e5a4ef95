//===- VerifyKernels.cpp - all computing is in kernels --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules (K1) to (K4) are listed in Passes.td.
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Verify/Passes.h"

#define DEBUG_TYPE "weir-verify-kernels"

namespace weir {
#define GEN_PASS_DEF_VERIFYKERNELSPASS
#include "passes/Verify/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

static bool isKernelElement(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    return integer.isSignless() && integer.getWidth() >= 8;
  }
  return isa<FloatType>(type) ||
         (isa<ComplexType>(type) &&
          isa<FloatType>(cast<ComplexType>(type).getElementType()));
}

// (K2), (K3) of one tensor; `dims` is its task.dims.
static LogicalResult verifyTensor(func::FuncOp kernel, Type type,
                                  Attribute dims, StringRef what, size_t index,
                                  int64_t numSizes) {
  auto tensor = cast<RankedTensorType>(type);
  if (!isKernelElement(tensor.getElementType()) || tensor.getEncoding()) {
    return kernel.emitOpError(what)
           << " #" << index << " has type " << type
           << "; expected signless integers of at least 8 bits or floats, and "
              "no encoding";
  }
  auto codes = dyn_cast_or_null<DenseI64ArrayAttr>(dims);
  if (!codes || codes.size() != tensor.getRank()) {
    return kernel.emitOpError(what)
           << " #" << index << " of type " << type
           << " needs task.dims with an entry for each dimension";
  }
  for (auto [code, size] :
       llvm::zip_equal(codes.asArrayRef(), tensor.getShape())) {
    bool agrees = code < 0 ? ShapedType::isDynamic(size) && -code <= numSizes
                           : code == size;
    if (!agrees) {
      return kernel.emitOpError(what)
             << " #" << index << " of type " << type << " has dimension code "
             << code << " in a kernel with " << numSizes << " sizes";
    }
  }
  return success();
}

static LogicalResult verifyInterface(func::FuncOp kernel) {
  int64_t numSizes = 0;
  for (Type type : kernel.getArgumentTypes()) {
    numSizes += isa<IndexType>(type);
  }
  for (auto [index, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    bool isSize = index + numSizes >= kernel.getNumArguments();
    if (isSize && isa<IndexType>(type)) {
      continue;
    }
    if (isSize || !isa<RankedTensorType>(type)) {
      return kernel.emitOpError("argument #")
             << index << " has type " << type
             << "; expected tensors, then sizes (index)";
    }
    if (failed(verifyTensor(kernel, type, kernel.getArgAttr(index, "task.dims"),
                            "argument", index, numSizes))) {
      return failure();
    }
  }
  for (auto [index, type] : llvm::enumerate(kernel.getResultTypes())) {
    if (!isa<RankedTensorType>(type)) {
      return kernel.emitOpError("result #")
             << index << " has type " << type << "; expected a ranked tensor";
    }
    if (failed(verifyTensor(kernel, type,
                            kernel.getResultAttr(index, "task.dims"), "result",
                            index, numSizes))) {
      return failure();
    }
  }
  return success();
}

static LogicalResult verifyBody(func::FuncOp kernel) {
  WalkResult result = kernel.walk([&](Operation *op) {
    if (isa_and_nonnull<tf::TFDialect>(op->getDialect())) {
      op->emitOpError("is left in a kernel (run --weir-tf-to-linalg)");
      return WalkResult::interrupt();
    }
    if (isa<memref::AllocOp>(op)) {
      op->emitOpError("allocates in a kernel; scratch must be a declared "
                      "buffer");
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

static LogicalResult verifyStep(StepOp step) {
  for (Operation &op : step.getBody().front()) {
    if (isa<tf::LowerOpInterface>(op)) {
      return op.emitOpError("is left in a step; expected it in a kernel (run "
                            "--weir-form-kernels)");
    }
  }
  return success();
}

namespace {
struct VerifyKernelsPass
    : weir::impl::VerifyKernelsPassBase<VerifyKernelsPass> {
  void runOnOperation() override {
    getOperation().walk([&](Operation *op) {
      LogicalResult result = success();
      if (auto step = dyn_cast<StepOp>(op)) {
        result = verifyStep(step);
      } else if (auto kernel = dyn_cast<func::FuncOp>(op);
                 kernel && kernel->hasAttr("task.kernel")) {
        result = failure(failed(verifyInterface(kernel)) ||
                         failed(verifyBody(kernel)));
      }
      if (failed(result)) {
        signalPassFailure();
      }
    });
  }
};
} // namespace
