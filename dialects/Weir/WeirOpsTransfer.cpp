//===- WeirOpsTransfer.cpp - what crosses from device to device -----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Weir/HeldTypes.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;

/// What the program says of an edge; null, after an error, if nothing.
static DictionaryAttr findEdge(Operation *op, uint64_t edge) {
  auto program = op->getParentOfType<ProgramOp>();
  auto edges = program ? program->getAttrOfType<ArrayAttr>("edges") : nullptr;
  uint64_t count = edges ? edges.size() : 0;
  if (edge >= count) {
    op->emitOpError("goes over edge ")
        << edge << " of a program with " << count << " edges";
    return {};
  }
  return cast<DictionaryAttr>(edges[edge]);
}

/// Checks one end of an edge. `end` names the far end's device in `edge`.
static LogicalResult verifyEnd(Operation *op, DictionaryAttr edge,
                               StringRef end, uint64_t device, Value value) {
  auto expected = edge.getAs<IntegerAttr>(end);
  if (!expected || expected.getValue() != device) {
    return op->emitOpError("has '")
           << end << "' " << device << ", but the edge has "
           << (expected ? expected.getInt() : -1);
  }
  auto type = edge.getAs<TypeAttr>("type");
  if (!type != !value) {
    return op->emitOpError(value
                               ? "carries a value over an edge of order only"
                               : "carries no value over an edge that has one");
  }
  // What is behind a handle may be known better here or there.
  auto getKind = [](Type type) {
    return withHeldType(getElementTypeOrSelf(type), Type());
  };
  if (value && getKind(type.getValue()) != getKind(value.getType())) {
    return op->emitOpError("carries ")
           << value.getType() << " over an edge of " << type.getValue();
  }
  return success();
}

LogicalResult SendOp::verify() {
  DictionaryAttr edge = findEdge(*this, getEdge());
  return edge ? verifyEnd(*this, edge, "to", getTo(), getValue()) : failure();
}

LogicalResult RecvOp::verify() {
  DictionaryAttr edge = findEdge(*this, getEdge());
  return edge ? verifyEnd(*this, edge, "from", getFrom(), getValue())
              : failure();
}

LogicalResult StartOp::verify() {
  auto image =
      SymbolTable::lookupNearestSymbolFrom<StepOp>(*this, getImageAttr());
  if (!image) {
    // Frames come one by one; each is checked when all are made.
    return success();
  }
  if (!image.isPrivate()) {
    return emitOpError("starts the public step ") << getImageAttr();
  }
  if (image.getArgumentTypes().size() != getInputs().size() ||
      image.getResultTypes().size() != getOutputs().size()) {
    return emitOpError("passes ")
           << getInputs().size() << " values to and takes "
           << getOutputs().size() << " from " << getImageAttr()
           << ", which takes " << image.getArgumentTypes().size()
           << " and gives " << image.getResultTypes().size();
  }
  return success();
}

#define GET_OP_CLASSES
#include "dialects/Weir/WeirOpsTransfer.cpp.inc"
