//===- VerifyCore.cpp - steps hold core operations only -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules (C1) to (C4) are listed in Passes.td. This is also where an op that
// nothing computes is refused, with its node's name.
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "passes/Verify/Passes.h"
#include "runtime/abi/Program.h"

#define DEBUG_TYPE "weir-verify-core"

namespace weir {
#define GEN_PASS_DEF_VERIFYCOREPASS
#include "passes/Verify/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;
using namespace weir::tf;

// What the step itself knows how to do without a kernel or call.
static bool isBuiltIn(Operation &op) {
  // A tf op that neither lowers nor decomposes is one of the core level's own:
  // its name begins with a lower-case letter. tf.Const is data.
  return isa<ConstOp>(op) || llvm::isLower(op.getName().stripDialect().front());
}

static LogicalResult verifyKind(Operation &op) {
  if (auto generic = dyn_cast<GenericOp>(op)) {
    if (op.getParentOp()->hasAttr("weir.dataflow")) {
      return success(); // the executor's own; frames take no other
    }
    if (generic.getRuntimeFunction().empty()) {
      return op.emitError("operation '")
             << generic.getOpType()
             << "' is not supported: it has neither a kernel nor a runtime "
                "function; leave the node out of the step (fetch or feed "
                "around it) or load a library that defines it";
    }
    return success();
  }
  if (isa<LowerOpInterface>(op) || isBuiltIn(op)) {
    return success();
  }
  return op.emitOpError("is not a core operation; expected it to be decomposed "
                        "(run --weir-decompose)");
}

// (C3) of one result, or of one argument of the step.
static LogicalResult verifySizes(Operation &op, Type given, StringRef what,
                                 size_t index, size_t numSymbols) {
  auto type = dyn_cast<RankedTensorType>(given);
  if (!type) {
    return success();
  }
  for (auto [dim, size] : llvm::enumerate(getTypeSizes(type))) {
    if (!size) {
      return op.emitOpError(what)
             << " #" << index << " of type " << type << " does not say size "
             << dim << " (run --weir-infer-shapes)";
    }
    unsigned used = 0;
    size.walk([&](AffineExpr part) {
      if (auto symbol = dyn_cast<AffineSymbolExpr>(part)) {
        used = std::max(used, symbol.getPosition() + 1);
      }
    });
    if (used > numSymbols) {
      return op.emitOpError(what)
             << " #" << index << " uses symbol s" << used - 1
             << " of a step with " << numSymbols << " symbols";
    }
  }
  return success();
}

// Whether these are sizes of one shape. Different expressions may be: that they
// are equal was checked when the step began.
static bool mayBeEqual(ArrayRef<SizeExpr> a, ArrayRef<SizeExpr> b) {
  if (a.size() != b.size()) {
    return false;
  }
  return llvm::all_of(llvm::zip(a, b), [](auto pair) {
    auto [x, y] = pair;
    return x == y || !isa<AffineConstantExpr>(x) || !isa<AffineConstantExpr>(y);
  });
}

static LogicalResult verifyLowered(Operation &op) {
  auto lowered = dyn_cast<LowerOpInterface>(op);
  if (!lowered) {
    return success();
  }
  for (Type type :
       llvm::concat<const Type>(op.getOperandTypes(), op.getResultTypes())) {
    if (isa<UnrankedTensorType>(type)) {
      return op.emitError("cannot compile '")
             << op.getName().stripDialect()
             << "': the rank of a tensor of type " << type
             << " is not known; give its placeholder, variable or array a "
                "shape";
    }
  }
  if (lowered.getFusionKind() != FusionKind::Elementwise ||
      op.getNumResults() == 0) {
    return success();
  }
  Sizes sizes = getTypeSizes(op.getResult(0).getType());
  for (auto [index, type] : llvm::enumerate(op.getOperandTypes())) {
    // Scalars may stay scalars: they are uniform over the elements.
    if (!mayBeEqual(getTypeSizes(type), sizes) &&
        cast<ShapedType>(type).getRank() != 0) {
      return op.emitOpError("of elementwise kind has operand #")
             << index << " of type " << type << " and a result of type "
             << op.getResult(0).getType()
             << "; expected one shape (run --weir-decompose)";
    }
  }
  return success();
}

static LogicalResult verifyOp(Operation &op, size_t numSymbols) {
  if (isa_and_nonnull<TFDialect>(op.getDialect()) && failed(verifyKind(op))) {
    return failure();
  }
  for (auto [index, type] : llvm::enumerate(op.getResultTypes())) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (ranked && ranked.getRank() > WEIR_MAX_RANK) {
      return op.emitError("has a result of ")
             << ranked.getRank() << " dimensions, expected at most "
             << WEIR_MAX_RANK << "; reshape it to fewer";
    }
    if (failed(verifySizes(op, type, "result", index, numSymbols))) {
      return failure();
    }
  }
  return verifyLowered(op);
}

namespace {
struct VerifyCorePass : weir::impl::VerifyCorePassBase<VerifyCorePass> {
  void runOnOperation() override {
    getOperation().walk([&](StepOp step) {
      size_t numSymbols = step.getSymbols() ? step.getSymbols()->size() : 0;
      for (auto [index, type] : llvm::enumerate(step.getArgumentTypes())) {
        if (failed(verifySizes(*step, type, "argument", index, numSymbols))) {
          signalPassFailure();
        }
      }
      for (Operation &op : step.getBody().front()) {
        if (failed(verifyOp(op, numSymbols))) {
          signalPassFailure();
        }
      }
    });
  }
};
} // namespace
