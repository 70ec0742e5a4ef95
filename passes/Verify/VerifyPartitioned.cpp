//===- VerifyPartitioned.cpp - steps lie on one device each ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules (D1) to (D3) are listed in Passes.td.
#include "dialects/Weir/WeirDialect.h"
#include "passes/Verify/Passes.h"
#include <map>

#define DEBUG_TYPE "weir-verify-partitioned"

namespace weir {
#define GEN_PASS_DEF_VERIFYPARTITIONEDPASS
#include "passes/Verify/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

namespace {
/// The ends of the edges and the parts of the call sites, as they come up.
struct Transfers {
  /// By edge; null: none yet.
  SmallVector<Operation *> sends, recvs;
  /// By call site and device.
  std::map<std::pair<int64_t, int64_t>, Operation *> parts;
  std::map<int64_t, Operation *> sites;
};
} // namespace

static int64_t getDevice(Operation *op) {
  auto placed = op->getParentOp()->getAttrOfType<IntegerAttr>("weir.placed");
  return placed ? placed.getInt() : 0;
}

static LogicalResult verifyEnd(Operation *op, Operation *&end,
                               DictionaryAttr edge, StringRef side) {
  if (end) {
    return op->emitOpError("is the second of its edge ")
           << edge.get("name") << "; expected one";
  }
  end = op;
  int64_t device = edge.getAs<IntegerAttr>(side).getInt();
  if (getDevice(op) != device) {
    return op->emitOpError("stands in a step on device ")
           << getDevice(op) << ", but its edge " << edge.get("name") << " has '"
           << side << "' " << device;
  }
  return success();
}

static LogicalResult verifyOp(Operation &op, ArrayAttr edges,
                              Transfers &transfers) {
  if (op.hasAttr("weir.placed")) {
    return op.emitOpError("says where it is placed after partition; expected "
                          "steps to (run --weir-partition)");
  }
  if (auto send = dyn_cast<SendOp>(op)) {
    return verifyEnd(&op, transfers.sends[send.getEdge()],
                     cast<DictionaryAttr>(edges[send.getEdge()]), "from");
  }
  if (auto recv = dyn_cast<RecvOp>(op)) {
    return verifyEnd(&op, transfers.recvs[recv.getEdge()],
                     cast<DictionaryAttr>(edges[recv.getEdge()]), "to");
  }
  auto site = op.getAttrOfType<IntegerAttr>("frame");
  if (!site || !isa<CallOp, CaseOp, WhileOp>(op)) {
    return success();
  }
  Operation *&first = transfers.sites[site.getInt()];
  first = first ? first : &op;
  if (first->getName() != op.getName()) {
    return op.emitOpError("is part of call site ")
           << site.getInt() << " like a " << first->getName();
  }
  if (!transfers.parts.try_emplace({site.getInt(), getDevice(&op)}, &op)
           .second) {
    return op.emitOpError("is the second part of call site ")
           << site.getInt() << " on device " << getDevice(&op);
  }
  return success();
}

static LogicalResult verifyProgram(ProgramOp program) {
  auto edges = program->getAttrOfType<ArrayAttr>("edges");
  Transfers transfers;
  transfers.sends.resize(edges ? edges.size() : 0);
  transfers.recvs.resize(edges ? edges.size() : 0);
  for (StepOp step : program.getBody().getOps<StepOp>()) {
    for (Operation &op : step.getBody().front()) {
      if (failed(verifyOp(op, edges, transfers))) {
        return failure();
      }
    }
  }
  for (auto [index, send, recv] :
       llvm::enumerate(transfers.sends, transfers.recvs)) {
    if (!send || !recv) {
      return program.emitOpError("has the edge ")
             << cast<DictionaryAttr>(edges[index]).get("name") << " without a "
             << (send ? "recv" : "send");
    }
  }
  return success();
}

namespace {
struct VerifyPartitionedPass
    : weir::impl::VerifyPartitionedPassBase<VerifyPartitionedPass> {
  void runOnOperation() override {
    for (ProgramOp program : getOperation().getOps<ProgramOp>()) {
      if (failed(verifyProgram(program))) {
        signalPassFailure();
      }
    }
  }
};
} // namespace
