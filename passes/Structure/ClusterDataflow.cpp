//===- ClusterDataflow.cpp - larger steps in dataflow steps ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a dataflow step each node that computes is a call of a step of its own. A
// call whose results only one other call reads can move into that one: it is
// dead where that one is dead, in the same iteration, and nobody else sees when
// it runs. It must be total: an error must not disappear because another input
// of the reader is dead. A call that reads nothing stays, because only its
// control edges say which frame it belongs to.
//
// Axes that an op computes from shapes are read by several: such calls are
// copied into each reader.
#include "dialects/TF/Effects.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Structure/DataflowShapes.h"
#include "passes/Structure/Passes.h"

#include "llvm/ADT/StringSwitch.h"

#define DEBUG_TYPE "weir-cluster-dataflow"

namespace weir {
#define GEN_PASS_DEF_CLUSTERDATAFLOWPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

namespace {
class Clusters {
public:
  explicit Clusters(SymbolTable &symbols) : symbols(symbols) {}
  void run(StepOp step);

private:
  SymbolTable &symbols;

  StepOp getCallee(CallOp call) {
    return symbols.lookup<StepOp>(call.getCallee());
  }
  bool canMove(CallOp call);
  CallOp absorb(CallOp call, CallOp reader);
};
} // namespace

/// The calls that read results of `call`, in order; nothing if others do.
static SmallVector<CallOp> getReaders(CallOp call) {
  SmallVector<CallOp> readers;
  if (!call.getDone().use_empty()) {
    return {};
  }
  for (Operation *user : call->getUsers()) {
    auto reader = dyn_cast<CallOp>(user);
    if (!reader) {
      return {};
    }
    if (!llvm::is_contained(readers, reader)) {
      readers.push_back(reader);
    }
  }
  return readers;
}

/// Whether the step computes axes of one op from shapes: cheap to repeat.
static bool isShapeArithmetic(StepOp step) {
  return llvm::all_of(
      step.getBody().front().without_terminator(), [](Operation &op) {
        return llvm::StringSwitch<bool>(op.getName().getStringRef())
            .Cases({"tf.BroadcastGradientArgs", "tf.Shape", "tf.ShapeN",
                    "tf.Size", "tf.Rank"},
                   true)
            .Default(false);
      });
}

bool Clusters::canMove(CallOp call) {
  StepOp step = getCallee(call);
  return step && step.isPrivate() && !call.getInputs().empty() &&
         cast<ReturnOp>(step.getBody().front().back()).getAfter().empty() &&
         llvm::all_of(step.getBody().front().without_terminator(),
                      [](Operation &op) { return tf::isTotal(&op); });
}

/// The device that the graph asks for, which a cluster must not mix.
static Attribute getDevice(StepOp step) {
  for (Operation &op : step.getBody().front()) {
    if (Attribute device = op.getAttr("weir.device")) {
      return device;
    }
  }
  return {};
}

/// A call of both steps in one, in place of `reader`.
CallOp Clusters::absorb(CallOp call, CallOp reader) {
  StepOp first = getCallee(call), second = getCallee(reader);
  auto step = cast<StepOp>(second->clone());
  symbols.insert(step);
  Block &body = step.getBody().front();

  // Arguments: those of the reader that remain, then the call's.
  SmallVector<Value> inputs;
  llvm::BitVector isResult(body.getNumArguments());
  for (auto [i, input] : llvm::enumerate(reader.getInputs())) {
    if (input.getDefiningOp() == call) {
      isResult.set(i);
    } else {
      inputs.push_back(input);
    }
  }
  IRMapping mapping;
  for (auto [input, argument] :
       llvm::zip_equal(call.getInputs(), first.getBody().getArguments())) {
    mapping.map(argument,
                body.addArgument(argument.getType(), argument.getLoc()));
    inputs.push_back(input);
  }
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  for (Operation &op : first.getBody().front().without_terminator()) {
    builder.clone(op, mapping);
  }
  auto ret = cast<ReturnOp>(first.getBody().front().back());
  for (auto [i, input] : llvm::enumerate(reader.getInputs())) {
    if (isResult.test(i)) {
      unsigned index = cast<OpResult>(input).getResultNumber();
      body.getArgument(i).replaceAllUsesWith(
          mapping.lookupOrDefault(ret.getResults()[index]));
    }
  }
  isResult.resize(body.getNumArguments());
  body.eraseArguments(isResult);
  SmallVector<StringRef> names(inputs.size(), "");
  step.setFeedsAttr(builder.getStrArrayAttr(names));
  step.refreshFunctionType();

  SmallVector<Value> after(reader.getAfter());
  llvm::append_range(after, call.getAfter());
  OpBuilder outer(reader);
  auto both = CallOp::create(
      outer, reader.getLoc(), reader.getOutputs().getTypes(),
      reader.getDone().getType(), FlatSymbolRefAttr::get(step.getSymNameAttr()),
      inputs, after);
  reader->replaceAllUsesWith(both);
  reader->erase();
  if (symbols.lookup(second.getSymName()) &&
      SymbolTable::symbolKnownUseEmpty(second, step->getParentOp())) {
    symbols.erase(second);
  }
  return both;
}

void Clusters::run(StepOp step) {
  SmallVector<CallOp> calls(step.getBody().front().getOps<CallOp>());
  // Backwards: a reader has grown before what it reads moves into it, and is
  // found by the uses.
  for (CallOp call : llvm::reverse(calls)) {
    if (call->use_empty() || !canMove(call)) {
      continue;
    }
    SmallVector<CallOp> readers = getReaders(call);
    StepOp callee = getCallee(call);
    bool fits = llvm::all_of(readers, [&](CallOp reader) {
      StepOp other = getCallee(reader);
      return other && other.isPrivate() &&
             getDevice(other) == getDevice(callee);
    });
    if (readers.empty() || !fits ||
        (readers.size() > 1 && !isShapeArithmetic(callee))) {
      continue;
    }
    for (CallOp reader : readers) {
      absorb(call, reader);
    }
    call->erase();
    if (SymbolTable::symbolKnownUseEmpty(callee, step->getParentOp())) {
      symbols.erase(callee);
    }
  }
}

namespace {
struct ClusterDataflowPass
    : weir::impl::ClusterDataflowPassBase<ClusterDataflowPass> {
  void runOnOperation() override {
    getOperation().walk([](ProgramOp program) {
      SymbolTable symbols(program);
      SmallVector<StepOp> steps;
      for (StepOp step : program.getBody().getOps<StepOp>()) {
        if (isDataflow(step)) {
          steps.push_back(step);
        }
      }
      for (StepOp step : steps) {
        Clusters(symbols).run(step);
      }
    });
  }
};
} // namespace
