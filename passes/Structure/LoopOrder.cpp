//===- LoopOrder.cpp - what orders the iterations of a loop ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow orders effects by edges and by nothing else; so one iteration's
// come after another's only where a loop variable carries them: where its next
// value is computed from them, or waits for them by control edges. What is
// computed from what the IR shows; the rest is told by attributes and tokens
// from raising to `FormDataflowLoops` (docs/decisions/0008).
#include "passes/Structure/LoopOrder.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace weir;

BlockArgument weir::getGivenArgument(Value token) {
  auto op = token.getDefiningOp<tf::GenericOp>();
  if (!op || op.getOpType() != givenOpType) {
    return {};
  }
  return dyn_cast<BlockArgument>(op.getInputs().front());
}

std::optional<ResultWaits> weir::getResultWaits(ReturnOp ret) {
  auto lists = ret->getAttrOfType<ArrayAttr>(waitsAttr);
  if (!lists) {
    return std::nullopt;
  }
  ResultWaits waits;
  for (auto list : lists.getAsRange<DenseI64ArrayAttr>()) {
    SmallVector<Value> &tokens = waits.emplace_back();
    for (int64_t position : list.asArrayRef()) {
      tokens.push_back(ret.getAfter()[position]);
    }
  }
  return waits;
}

//===----------------------------------------------------------------------===//
// Saying it
//===----------------------------------------------------------------------===//

/// Keeps of the tokens that `op` comes after those that `keep` says.
static void filterAfter(Operation *op, llvm::function_ref<bool(Value)> keep) {
  llvm::TypeSwitch<Operation *>(op)
      .Case<tf::GenericOp, CallOp, CaseOp, WhileOp, ReturnOp>([&](auto typed) {
        SmallVector<Value> kept(
            llvm::make_filter_range(typed.getAfter(), keep));
        if (kept.size() != typed.getAfter().size()) {
          typed.getAfterMutable().assign(kept);
        }
      });
}

static void eraseUnusedGivens(Block &block) {
  for (auto op : llvm::make_early_inc_range(block.getOps<tf::GenericOp>())) {
    if (getGivenArgument(op.getDone()) && op.getDone().use_empty()) {
      op.erase();
    }
  }
}

namespace {
/// The arguments that each value of a block is computed from.
class ArgumentsRead {
public:
  explicit ArgumentsRead(Block &block) : block(block) {
    for (Operation &op : block) {
      llvm::BitVector read = getReads(&op);
      for (Value result : op.getResults()) {
        arguments[result] = read;
      }
    }
  }
  llvm::BitVector get(Value value) const {
    if (isa<BlockArgument>(value)) {
      llvm::BitVector read(block.getNumArguments());
      read.set(cast<BlockArgument>(value).getArgNumber());
      return read;
    }
    return arguments.lookup(value);
  }
  /// What the operands of `op` that are no tokens are computed from.
  llvm::BitVector getReads(Operation *op) const {
    llvm::BitVector read(block.getNumArguments());
    for (Value operand : op->getOperands()) {
      if (!isa<TokenType>(operand.getType())) {
        read |= get(operand);
      }
    }
    return read;
  }

private:
  Block &block;
  DenseMap<Value, llvm::BitVector> arguments;
};
} // namespace

/// The ops that must have run when `value` is there.
static DenseSet<Operation *> getOpsBefore(Value value) {
  DenseSet<Operation *> seen;
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val().getDefiningOp();
    if (op && seen.insert(op).second) {
      llvm::append_range(worklist, op->getOperands());
    }
  }
  return seen;
}

void weir::setResultWaits(StepOp step, const ResultWaits &waits) {
  Block &block = step.getBody().front();
  auto ret = cast<ReturnOp>(block.back());
  bool hasEffects = llvm::any_of(
      ret.getAfter(), [](Value token) { return !getGivenArgument(token); });
  if (!hasEffects) {
    for (Operation &op : block) {
      filterAfter(&op, [](Value token) { return !getGivenArgument(token); });
    }
    return eraseUnusedGivens(block);
  }
  ArgumentsRead arguments(block);
  auto isRead = [](Value token, const llvm::BitVector &read) {
    BlockArgument argument = getGivenArgument(token);
    return argument && read.test(argument.getArgNumber());
  };
  for (Operation &op : block.without_terminator()) {
    llvm::BitVector read = arguments.getReads(&op);
    filterAfter(&op, [&](Value token) { return !isRead(token, read); });
  }
  llvm::SetVector<Value> after(ret.getAfter().begin(), ret.getAfter().end());
  OpBuilder builder(ret);
  SmallVector<Attribute> lists;
  for (auto [result, tokens] : llvm::zip_equal(ret.getResults(), waits)) {
    llvm::BitVector read = arguments.get(result);
    DenseSet<Operation *> before;
    if (!tokens.empty()) {
      before = getOpsBefore(result);
    }
    SmallVector<int64_t> positions;
    for (Value token : tokens) {
      if (!isRead(token, read) && !before.contains(token.getDefiningOp())) {
        after.insert(token);
        positions.push_back(llvm::find(after, token) - after.begin());
      }
    }
    lists.push_back(builder.getDenseI64ArrayAttr(positions));
  }
  ret.getAfterMutable().assign(after.getArrayRef());
  ret->setAttr(waitsAttr, builder.getArrayAttr(lists));
  eraseUnusedGivens(block);
}

void weir::dropLoopOrder(ProgramOp program) {
  for (StepOp step : program.getBody().getOps<StepOp>()) {
    Block &block = step.getBody().front();
    if (block.empty()) {
      continue;
    }
    for (Operation &op : block) {
      filterAfter(&op, [](Value token) { return !getGivenArgument(token); });
    }
    block.back().removeAttr(waitsAttr);
    eraseUnusedGivens(block);
  }
}

//===----------------------------------------------------------------------===//
// What waits
//===----------------------------------------------------------------------===//

bool weir::mayWait(StringRef type) {
  return type.starts_with("QueueEnqueue") || type.starts_with("QueueDequeue") ||
         type.ends_with("AccumulatorTakeGradient") ||
         llvm::StringSwitch<bool>(type)
             .Cases({"BarrierTakeMany", "Stage", "Unstage", "StagePeek"}, true)
             .Cases({"MapStage", "MapUnstage", "MapUnstageNoKey"}, true)
             .Cases({"MapPeek", "OrderedMapStage", "OrderedMapPeek"}, true)
             .Cases({"OrderedMapUnstage", "OrderedMapUnstageNoKey"}, true)
             .Cases({"ReaderRead", "ReaderReadV2"}, true)
             .Cases({"ReaderReadUpTo", "ReaderReadUpToV2"}, true)
             .Cases({"Recv", "_Recv", "_HostRecv"}, true)
             .Default(false);
}

bool weir::mayWake(StringRef type) {
  return mayWait(type) || type.starts_with("QueueClose") ||
         type.ends_with("AccumulatorApplyGradient") ||
         llvm::StringSwitch<bool>(type)
             .Cases({"BarrierInsertMany", "BarrierClose"}, true)
             .Cases({"StageClear", "MapClear", "OrderedMapClear"}, true)
             .Cases({"Send", "_Send", "_HostSend"}, true)
             .Default(false);
}

/// The steps that `op` runs.
static void addCallees(Operation *op, SymbolTable &symbols,
                       SmallVectorImpl<StepOp> &steps) {
  if (!isa<CallOp, CaseOp, WhileOp>(op)) {
    return;
  }
  op->getAttrDictionary().walk([&](FlatSymbolRefAttr name) {
    if (auto step = symbols.lookup<StepOp>(name.getValue())) {
      steps.push_back(step);
    }
  });
}

bool weir::mayWait(StepOp step, SymbolTable &symbols) {
  DenseSet<Operation *> seen;
  SmallVector<StepOp> worklist = {step};
  while (!worklist.empty()) {
    StepOp current = worklist.pop_back_val();
    if (!seen.insert(current).second) {
      continue;
    }
    for (Operation &op : current.getBody().front()) {
      auto generic = dyn_cast<tf::GenericOp>(op);
      if (generic && mayWait(generic.getOpType())) {
        return true;
      }
      addCallees(&op, symbols, worklist);
    }
  }
  return false;
}

/// An op of `step` that may wait and that none of the results `which` waits
/// for; null if there is none. `arguments` gets what they depend on.
static Operation *findUnwaited(StepOp step, const llvm::BitVector &which,
                               SymbolTable &symbols,
                               llvm::BitVector &arguments) {
  Block &block = step.getBody().front();
  auto ret = cast<ReturnOp>(block.back());
  ResultWaits waits = getResultWaits(ret).value_or(ResultWaits());
  SmallVector<Value> worklist;
  for (unsigned i : which.set_bits()) {
    worklist.push_back(ret.getResults()[i]);
    if (i < waits.size()) {
      worklist.append(waits[i]);
    }
  }
  DenseSet<Operation *> seen;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      arguments.set(argument.getArgNumber());
    } else if (seen.insert(value.getDefiningOp()).second) {
      llvm::append_range(worklist, value.getDefiningOp()->getOperands());
    }
  }
  for (Operation &op : block) {
    if (seen.contains(&op)) {
      continue;
    }
    auto generic = dyn_cast<tf::GenericOp>(op);
    SmallVector<StepOp> steps;
    addCallees(&op, symbols, steps);
    if ((generic && mayWait(generic.getOpType())) ||
        llvm::any_of(steps,
                     [&](StepOp inner) { return mayWait(inner, symbols); })) {
      return &op;
    }
  }
  return nullptr;
}

Operation *weir::findOverlap(WhileOp loop, SymbolTable &symbols) {
  auto condition = symbols.lookup<StepOp>(loop.getCondition());
  auto body = symbols.lookup<StepOp>(loop.getBody());
  auto ret = cast<ReturnOp>(body.getBody().front().back());
  if (loop.getParallelIterations() <= 1 || !getResultWaits(ret)) {
    return nullptr;
  }
  unsigned count = body.getBody().getNumArguments();
  llvm::BitVector first(1, true), driving(count), all(count);
  if (Operation *op = findUnwaited(condition, first, symbols, driving)) {
    return op;
  }
  return findUnwaited(body, driving, symbols, all);
}
