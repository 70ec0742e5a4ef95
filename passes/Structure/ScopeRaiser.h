//===- ScopeRaiser.h - graphs with control flow into steps ------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_SCOPERAISER_H
#define WEIR_PASSES_STRUCTURE_SCOPERAISER_H

#include "dialects/TF/OpDefs.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "passes/Structure/ControlFlowAnalysis.h"
#include "passes/Structure/FunctionGradients.h"
#include "passes/Structure/InstantiateFunction.h"
#include "passes/Structure/NodeRaiser.h"
#include "llvm/ADT/StringSet.h"

namespace weir {

/// Makes the private steps of a program: functions and the bodies of loops and
/// branches.
class ProgramRaiser {
public:
  ProgramRaiser(mlir::ModuleOp module, ProgramOp program,
                const tf::OpDefs &defs, bool raise = true)
      : program(program), defs(defs), functions(module), gradients(module),
        raising(raise) {}

  const tf::OpDefs &getDefs() const { return defs; }
  mlir::SymbolTable &getFunctions() { return functions; }
  /// Whether structured control flow is raised, or left to the executor too.
  bool isRaising() const { return raising; }

  /// The private step of a library function under `attrs`. Failure has been
  /// reported at `caller`.
  /// `wanted`: positions of the results that it gives, and that alone say what
  /// of the body runs; null: all, and all effects. `role`: "then", "body", ...,
  /// where the caller has several.
  mlir::FailureOr<StepOp> getFunctionStep(FunctionOp function,
                                          mlir::DictionaryAttr attrs,
                                          NodeOp caller,
                                          mlir::DenseI64ArrayAttr wanted = {},
                                          llvm::StringRef role = "");
  /// Keeps private steps from taking this name.
  void reserveName(llvm::StringRef name) { usedNames.insert(name); }
  /// A new private step without body or results, named after `name`.
  StepOp createPrivateStep(llvm::StringRef name, mlir::Location loc);
  /// Ends it: its arguments are the block's, its results these.
  void finishPrivateStep(StepOp step, mlir::ValueRange results,
                         mlir::ValueRange after);

  /// Raises `nodes` through `raiser`: loops, branches and calls included.
  /// Control flow that is not structured is an error.
  mlir::LogicalResult raiseNodes(NodeRaiser &raiser,
                                 llvm::ArrayRef<NodeOp> nodes,
                                 const llvm::DenseSet<mlir::Value> &fed,
                                 const ControlFlowAnalysis &analysis);

  /// Raises a node that calls functions (If, While, Case, calls); false if it
  /// is none.
  /// Of the node's results, `isUsed` says which the step uses; without, all.
  using IsUsed = llvm::function_ref<bool(mlir::Value)>;
  mlir::FailureOr<bool> raiseFunctionNode(NodeRaiser &raiser, NodeOp node,
                                          IsUsed isUsed = nullptr);
  /// Notes on `op`, which `node` became, that it has another gradient than its
  /// kind, if so (FunctionGradients.cpp).
  mlir::LogicalResult setGradient(NodeOp node, mlir::Operation *op);

  /// Whether something uses `value`: a node, or a fetch.
  bool isWanted(mlir::Value value) const {
    return !value.use_empty() || fetched.contains(value);
  }
  void addFetch(mlir::Value value) { fetched.insert(value); }
  bool isFetched(mlir::Value value) const { return fetched.contains(value); }
  /// Says which nodes only derivatives need: their ops get `weir.on_demand`.
  void setOnDemand(llvm::DenseSet<mlir::Operation *> nodes) {
    onDemand = std::move(nodes);
  }
  /// Whether only derivatives need `node`.
  bool isOnDemand(NodeOp node) const { return onDemand.contains(node); }

private:
  ProgramOp program;
  const tf::OpDefs &defs;
  mlir::SymbolTable functions;
  /// Names of steps, and for a name how many steps are called after it: looking
  /// through the program would take time that grows with its square.
  llvm::StringSet<> usedNames;
  llvm::StringMap<unsigned> namesakes;
  FunctionGradients gradients;
  bool raising;
  llvm::DenseSet<mlir::Value> fetched;
  llvm::DenseSet<mlir::Operation *> onDemand;
  llvm::DenseMap<std::pair<mlir::Operation *, mlir::Attribute>, StepOp>
      functionSteps;

  mlir::LogicalResult fillFunctionStep(StepOp step, FunctionOp function,
                                       mlir::DictionaryAttr attrs,
                                       NodeOp caller,
                                       mlir::DenseI64ArrayAttr wanted,
                                       llvm::StringRef role);
  mlir::FailureOr<mlir::FlatSymbolRefAttr>
  getCallee(NodeOp node, mlir::Attribute func, llvm::StringRef role,
            mlir::DenseI64ArrayAttr wanted = {});
  mlir::LogicalResult raiseIf(NodeRaiser &raiser, NodeOp node, IsUsed isUsed);
  mlir::LogicalResult raiseCase(NodeRaiser &raiser, NodeOp node);
  mlir::LogicalResult raiseWhile(NodeRaiser &raiser, NodeOp node);
  mlir::LogicalResult raiseCall(NodeRaiser &raiser, NodeOp node,
                                FunctionCall call);
  /// Raises `node` to a call of `step`; the call.
  mlir::FailureOr<CallOp> raiseStepCall(NodeRaiser &raiser, NodeOp node,
                                        StepOp step);
  mlir::LogicalResult raiseSymbolicGradient(NodeRaiser &raiser, NodeOp node);
  mlir::LogicalResult setCallGradient(NodeOp node, FunctionCall call,
                                      CallOp op);
  mlir::FailureOr<StepOp> getGradientStep(NodeOp node, llvm::StringRef name,
                                          mlir::DictionaryAttr attrs);
  mlir::FailureOr<StepOp> createGradientStep(NodeOp node, StepOp callee);
};

/// Raises the nodes of one scope: of one frame, under one list of conditions.
class ScopeRaiser {
public:
  ScopeRaiser(ProgramRaiser &program, const ControlFlowAnalysis &analysis,
              const llvm::DenseSet<mlir::Value> &fed, LoopFrame *frame,
              Conditions conditions)
      : program(program), analysis(analysis), fed(fed), frame(frame),
        conditions(std::move(conditions)) {}

  /// `nodes`: every node of the scope and of the scopes inside it.
  mlir::LogicalResult raise(NodeRaiser &raiser, llvm::ArrayRef<NodeOp> nodes);

private:
  /// What one op of the scope stands for: a node, a loop, or the branches on
  /// one predicate.
  struct Item {
    NodeOp node;
    LoopFrame *loop = nullptr;
    mlir::Value predicate;
    llvm::SmallVector<NodeOp> nodes; ///< all that is inside, in order
  };
  /// What a branch takes from outside: the value as its nodes name it, and the
  /// value that it is.
  struct Capture {
    mlir::Value name, source;
  };

  ProgramRaiser &program;
  const ControlFlowAnalysis &analysis;
  const llvm::DenseSet<mlir::Value> &fed;
  LoopFrame *frame;
  Conditions conditions;

  Item getItem(NodeOp node) const;
  /// The scope's ops in an order in which producers come first.
  llvm::SmallVector<Item> scheduleItems(llvm::ArrayRef<NodeOp> nodes) const;
  void delayNodes(llvm::SmallVectorImpl<Item> &items) const;
  /// Values of the item's branches that others than its Merges use later.
  llvm::SmallVector<mlir::Value> findExports(const Item &item) const;
  mlir::LogicalResult raiseNode(NodeRaiser &raiser, NodeOp node);
  mlir::LogicalResult raiseBranches(NodeRaiser &raiser, Item &item);
  mlir::LogicalResult raiseLoop(NodeRaiser &raiser, Item &item);
  mlir::Value getSource(mlir::Value value) const;
  llvm::SmallVector<Capture> findCaptures(llvm::ArrayRef<NodeOp> nodes,
                                          mlir::ValueRange results) const;
  mlir::FailureOr<StepOp> raiseBranch(NodeRaiser &outer, const Item &item,
                                      bool taken, llvm::ArrayRef<NodeOp> merges,
                                      llvm::ArrayRef<mlir::Value> exports,
                                      llvm::ArrayRef<Capture> captures,
                                      llvm::ArrayRef<mlir::Value> inputs);
  mlir::FailureOr<StepOp> raiseLoopPart(NodeRaiser &outer, const Item &item,
                                        bool isBody);
};

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_SCOPERAISER_H
