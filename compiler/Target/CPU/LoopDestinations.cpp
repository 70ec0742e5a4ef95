//===- LoopDestinations.cpp - loops that carry tensors keep their buffers -===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One-shot bufferization wants what a loop yields to live in the buffer of the
// iteration argument it becomes; else it refuses ("yield operand is not
// equivalent") or allocates in each iteration. Here every tensor that a loop
// passes on is written into that buffer:
//
//   scf.yield %new  ->  %d = bufferization.materialize_in_destination %new in
//   %arg
//                       scf.yield %d
//
// Bufferization removes the copy where %new was computed in place, and inserts
// the copies that a swap needs, since the writes are ordinary writes to it. In
// an scf.while, what the condition forwards is written into the before region's
// argument of the same position and type, if there is one; loops whose region
// arguments differ in number or type are left as they are.
#include "compiler/Target/CPU/CpuLowering.h"

using namespace mlir;
using namespace weir::cpu;

static bool isCarried(Value value, Value destination) {
  return value != destination && isa<RankedTensorType>(value.getType()) &&
         value.getType() == destination.getType();
}

/// Writes operand `i` of `terminator` into `destinations[i]` for all i.
static void writeInto(Operation *terminator, unsigned firstOperand,
                      ValueRange destinations) {
  OpBuilder builder(terminator);
  for (auto [i, destination] : llvm::enumerate(destinations)) {
    Value value = terminator->getOperand(firstOperand + i);
    if (isCarried(value, destination)) {
      auto write = bufferization::MaterializeInDestinationOp::create(
          builder, terminator->getLoc(), destination.getType(), value,
          destination);
      terminator->setOperand(firstOperand + i, write->getResult(0));
    }
  }
}

void weir::cpu::giveLoopsDestinations(Operation *root) {
  root->walk([&](Operation *op) {
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      writeInto(loop.getBody()->getTerminator(), 0, loop.getRegionIterArgs());
    } else if (auto loop = dyn_cast<scf::WhileOp>(op)) {
      ValueRange before = loop.getBeforeArguments();
      ValueRange after = loop.getAfterArguments();
      if (before.getTypes() != after.getTypes()) {
        return;
      }
      writeInto(loop.getConditionOp(), 1, before);
      writeInto(loop.getYieldOp(), 0, after);
    }
  });
}
