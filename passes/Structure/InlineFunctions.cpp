//===- InlineFunctions.cpp - calls become the bodies that they call -------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 1. A function that can reach itself by calls is recursive: calls of it stay.
// 2. Every other call in a weir.graph is replaced by the body's nodes, named
//    `<call>/<node>`, and calls among them in turn.
//    A call whose gradient the graph defines stays while one is asked for.
// 3. A While that TensorFlow lowers, and in which something may wait, becomes a
//    loop of the graph: LowerLoops.cpp.
// 4. What the call promised holds for its body: nodes without inputs wait for
//    the call's control inputs (a NoOp `<call>/input_control`), and in a loop
//    or branch for its inputs from there: so they are of the same iteration,
//    and do not run where the call would not have (an IdentityN). A node with
//    the call's own name takes its place, so that feeds, fetches and users need
//    not know: an Identity, IdentityN or NoOp that waits for every node with
//    effects, as the call did.
// A RemoteCall is such a call, of the function on any device.
#include "passes/Structure/ControlFlowAnalysis.h"
#include "passes/Structure/FunctionGradients.h"
#include "passes/Structure/GraphWaits.h"
#include "passes/Structure/InstantiateFunction.h"
#include "passes/Structure/LowerLoops.h"
#include "passes/Structure/Passes.h"
#include "llvm/ADT/StringSet.h"

#define DEBUG_TYPE "weir-inline-functions"

using namespace mlir;
using namespace weir;

namespace weir {
#define GEN_PASS_DEF_INLINEFUNCTIONSPASS
#include "passes/Structure/Passes.h.inc"
} // namespace weir

/// More nodes than this are not made: functions that call functions may stand
/// for numbers of nodes that no machine holds.
static constexpr size_t maxInlinedNodes = size_t(1) << 18;

/// A RemoteCall becomes a call: where it runs changes no answer.
static void callHere(NodeOp node) {
  if (node.getOpType() == "RemoteCall" && node.getInputs().size() > 0) {
    node.setOpType("StatefulPartitionedCall");
    node.getInputsMutable().erase(0);
    node.removeExplicitZeroAttr();
  }
}

/// Names of the functions that a value of an attribute refers to.
static void collectFunctions(Attribute value, SmallVectorImpl<StringRef> &out) {
  value.walk([&](FuncAttr func) { out.push_back(func.getName()); });
}

/// The functions that can reach themselves through nodes' ops and attributes.
static llvm::StringSet<> findRecursive(ModuleOp module,
                                       SymbolTable &functions) {
  llvm::MapVector<StringRef, SmallVector<StringRef>> callees;
  for (FunctionOp function : module.getOps<FunctionOp>()) {
    SmallVector<StringRef> &names = callees[function.getSymName()];
    for (NodeOp node : function.getBody().front().getOps<NodeOp>()) {
      names.push_back(node.getOpType());
      collectFunctions(node.getAttrs(), names);
    }
    llvm::erase_if(names, [&](StringRef name) {
      return !functions.lookup<FunctionOp>(name);
    });
  }
  llvm::StringSet<> recursive;
  for (auto &[root, names] : callees) {
    llvm::StringSet<> seen;
    SmallVector<StringRef> stack(names);
    while (!stack.empty()) {
      StringRef name = stack.pop_back_val();
      if (name == root) {
        recursive.insert(root);
        break;
      }
      if (seen.insert(name).second) {
        stack.append(callees[name]);
      }
    }
  }
  return recursive;
}

/// A node that stands where the call stood.
static NodeOp createStandIn(OpBuilder &builder, NodeOp call, ValueRange rets,
                            ValueRange controls) {
  SmallVector<NamedAttribute> attrs;
  StringRef op = "NoOp";
  if (rets.size() == 1) {
    op = "Identity";
    attrs.push_back(builder.getNamedAttr(
        "T",
        TypeAttr::get(cast<TensorType>(rets[0].getType()).getElementType())));
  } else if (!rets.empty()) {
    op = "IdentityN";
    SmallVector<Attribute> types;
    for (Value ret : rets) {
      types.push_back(
          TypeAttr::get(cast<TensorType>(ret.getType()).getElementType()));
    }
    attrs.push_back(builder.getNamedAttr("T", builder.getArrayAttr(types)));
  }
  return NodeOp::create(builder, call.getLoc(), rets.getTypes(),
                        call.getControl().getType(), builder.getStringAttr(op),
                        rets, controls, call.getNodeNameAttr(),
                        call.getDeviceAttr(), builder.getDictionaryAttr(attrs),
                        ArrayAttr(), DenseI64ArrayAttr(), DictionaryAttr());
}

namespace {
/// The nodes that may run several times, or never: what an Enter or a Switch
/// leads to.
class FlowReach {
public:
  explicit FlowReach(GraphOp graph) {
    for (NodeOp node : graph.getBody().front().getOps<NodeOp>()) {
      add(node);
    }
  }
  bool contains(Value value) const {
    return value.getDefiningOp() && reached.contains(value.getDefiningOp());
  }
  /// A node is new.
  void add(NodeOp node) {
    FlowRole role = getFlowRole(node);
    bool begins = role == FlowRole::Enter || role == FlowRole::Switch ||
                  node.getOpType() == "_SwitchN";
    if (begins || llvm::any_of(node->getOperands(), [&](Value operand) {
          return contains(operand);
        })) {
      spread(node);
    }
  }
  /// A node goes.
  void erase(NodeOp node) { reached.erase(node); }

private:
  DenseSet<Operation *> reached;

  void spread(Operation *from) {
    SmallVector<Operation *> stack = {from};
    while (!stack.empty()) {
      auto node = cast<NodeOp>(stack.pop_back_val());
      bool leaves = getFlowRole(node) == FlowRole::Exit;
      if (!leaves && reached.insert(node).second) {
        llvm::append_range(stack, llvm::make_filter_range(
                                      node->getUsers(), llvm::IsaPred<NodeOp>));
      }
    }
  }
};
} // namespace

/// What a call's nodes without inputs wait for: its control inputs, and its
/// inputs that depend on where in a loop or branch it is. Null: nothing.
static NodeOp createEntry(OpBuilder &builder, NodeOp call, StringRef prefix,
                          const FlowReach &reach) {
  SmallVector<Value> inputs;
  SmallVector<Attribute> types;
  for (Value input : call.getInputs()) {
    Type element = getElementTypeOrSelf(input.getType());
    if (reach.contains(input) && !isa<RefType>(element)) {
      inputs.push_back(input);
      types.push_back(TypeAttr::get(element));
    }
  }
  if (inputs.empty() && call.getControls().empty()) {
    return {};
  }
  SmallVector<NamedAttribute> attrs;
  if (!inputs.empty()) {
    attrs.push_back(builder.getNamedAttr("T", builder.getArrayAttr(types)));
  }
  auto name = builder.getStringAttr(prefix + "input_control");
  return NodeOp::create(
      builder, call.getLoc(), ValueRange(inputs).getTypes(),
      call.getControl().getType(),
      builder.getStringAttr(inputs.empty() ? "NoOp" : "IdentityN"), inputs,
      call.getControls(), name, call.getDeviceAttr(),
      builder.getDictionaryAttr(attrs), ArrayAttr(), DenseI64ArrayAttr(),
      DictionaryAttr());
}

static LogicalResult inlineCall(NodeOp call, FunctionCall target,
                                const tf::OpDefs &defs, FlowReach &reach,
                                SmallVectorImpl<NodeOp> &worklist) {
  OpBuilder builder(call);
  std::string prefix = call.getNodeName().str() + "/";
  NodeOp entry = createEntry(builder, call, prefix, reach);
  auto instance = instantiateFunction(builder, target.function, target.attrs,
                                      call.getInputs(), prefix,
                                      call.getDeviceOrEmpty(), defs);
  if (failed(instance)) {
    return failure();
  }
  if (instance->rets.size() != call.getOuts().size()) {
    return call.emitError("node '")
           << call.getNodeName() << "' (" << call.getOpType() << ") expected "
           << call.getOuts().size() << " results of function '"
           << target.function.getSymName() << "', got "
           << instance->rets.size();
  }
  if (entry) {
    // A node with inputs may still start early when they come from outside:
    // effects wait as well.
    for (NodeOp node : instance->nodes) {
      if (node->getNumOperands() == 0 ||
          llvm::is_contained(instance->controlRets, node)) {
        node.getControlsMutable().append(entry.getControl());
      }
    }
  }
  SmallVector<NodeOp> last = instance->controlRets;
  if (dropsUnneeded(call)) {
    last = instance->namedControlRets;
    eraseUnneeded(*instance, last);
  }
  SmallVector<Value> controls;
  for (NodeOp node : last) {
    controls.push_back(node.getControl());
  }
  NodeOp standIn = createStandIn(builder, call, instance->rets, controls);
  for (auto [before, after] : llvm::zip(call.getOuts(), standIn.getOuts())) {
    before.replaceAllUsesWith(after);
  }
  call.getControl().replaceAllUsesWith(standIn.getControl());
  reach.erase(call);
  call.erase();
  if (entry) {
    reach.add(entry);
  }
  reach.add(standIn);
  worklist.append(instance->nodes);
  return success();
}

/// Whether the call must stay one, for its own gradient.
static bool hasOwnGradient(NodeOp node, FunctionCall call,
                           const FunctionGradients &gradients) {
  return gradients.isUsed() &&
         (!gradients.lookup(call.function.getSymName()).empty() ||
          !FunctionGradients::getGradientOpType(node).empty());
}

/// A loop of which TensorFlow makes nodes of the graph, and whose iterations
/// may wait for each other or for what is around it: so do we.
static std::optional<LoweredLoop>
getWaitingLoop(NodeOp node, SymbolTable &functions, const tf::OpDefs &defs,
               const GraphWaits &waits, const llvm::StringSet<> &recursive) {
  if (!waits.isWait(node) && !waits.isWake(node)) {
    return std::nullopt;
  }
  auto loop = getLoweredLoop(node, functions, defs);
  if (loop && (recursive.contains(loop->condition.function.getSymName()) ||
               recursive.contains(loop->body.function.getSymName()))) {
    return std::nullopt;
  }
  return loop;
}

namespace {
class InlineFunctionsPass
    : public weir::impl::InlineFunctionsPassBase<InlineFunctionsPass> {
public:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable functions(module);
    module.walk(callHere);
    tf::OpDefs defs(&tf::OpDefs::get());
    if (failed(addFunctionSignatures(module, defs))) {
      return signalPassFailure();
    }
    llvm::StringSet<> recursive = findRecursive(module, functions);
    FunctionGradients gradients(module);
    GraphWaits waits(module);
    for (GraphOp graph : module.getOps<GraphOp>()) {
      auto nodes = graph.getBody().front().getOps<NodeOp>();
      SmallVector<NodeOp> worklist(nodes.begin(), nodes.end());
      size_t numInlined = 0;
      DenseSet<Operation *> inLoops; // of those that waiting loops became
      FlowReach reach(graph);
      while (!worklist.empty()) {
        NodeOp node = worklist.pop_back_val();
        size_t before = worklist.size();
        bool isInLoop = inLoops.contains(node);
        auto finish = [&](LogicalResult result, bool makesLoop) {
          numInlined += worklist.size() - before;
          for (NodeOp made : ArrayRef<NodeOp>(worklist).drop_front(before)) {
            reach.add(made);
          }
          if (isInLoop || makesLoop) {
            inLoops.insert(worklist.begin() + before, worklist.end());
          }
          return result;
        };
        if (auto loop =
                getWaitingLoop(node, functions, defs, waits, recursive)) {
          reach.erase(node);
          if (failed(finish(lowerLoop(node, *loop, defs, worklist), true))) {
            return signalPassFailure();
          }
          continue;
        }
        auto branches = isInLoop && waits.isWait(node)
                            ? getLoweredBranches(node, functions, defs)
                            : std::nullopt;
        if (branches &&
            !recursive.contains(branches->otherwise.function.getSymName()) &&
            !recursive.contains(branches->then.function.getSymName())) {
          reach.erase(node);
          if (failed(finish(lowerBranches(node, *branches, defs, worklist),
                            false))) {
            return signalPassFailure();
          }
          continue;
        }
        auto call = getFunctionCall(node, functions);
        if (!call || recursive.contains(call->function.getSymName()) ||
            hasOwnGradient(node, *call, gradients)) {
          continue;
        }
        if (numInlined > maxInlinedNodes) {
          node.emitError("node '")
              << node.getNodeName() << "' (" << node.getOpType()
              << "): expected at most " << maxInlinedNodes
              << " nodes when functions' bodies take the place of their "
                 "calls, got more; let fewer functions call each other, or "
                 "repeat by a While";
          return signalPassFailure();
        }
        if (failed(finish(inlineCall(node, *call, defs, reach, worklist),
                          false))) {
          return signalPassFailure();
        }
      }
    }
  }
};
} // namespace
