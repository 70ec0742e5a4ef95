//===- ReferenceReads.cpp - reads of references where they happen ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/ReferenceReads.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/AddGradients.h"
#include "passes/Structure/ControlFlowAnalysis.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"

#define DEBUG_TYPE "weir-reference-reads"

using namespace mlir;
using namespace weir;

static bool isReference(Value value) {
  auto type = dyn_cast<TensorType>(value.getType());
  return type && isRef(type.getElementType());
}

/// Whether the node gives the reference that it takes.
static bool passesReference(NodeOp node) {
  return llvm::StringSwitch<bool>(node.getOpType())
      .Cases({"RefSwitch", "RefEnter", "RefIdentity"}, true)
      .Default(false);
}

/// The operand whose buffer the node's value shares, if it is one that this
/// file follows.
static bool sharesBuffer(NodeOp node) {
  if (node.getOpType() == "Enter") {
    auto constant = node.getAttrs().getAs<BoolAttr>("is_constant");
    return constant && constant.getValue();
  }
  return node.getOpType() == "Identity" || node.getOpType() == "Switch";
}

namespace {
/// A variable: the nodes that write it, and the reads from which values start.
struct Variable {
  SmallVector<NodeOp> writes;
  SmallVector<NodeOp> reads; ///< an Identity of a reference
  bool isReplaced = false;   ///< a write may give it another buffer
};

/// A value that shares a variable's buffer, as a path from the read.
using Path = SmallVector<std::pair<NodeOp, unsigned>>; // node, output

class ReadPlacer {
public:
  ReadPlacer(GraphOp graph, ArrayRef<StepSpec> specs, const tf::OpDefs &defs)
      : graph(graph), defs(defs) {
    for (const StepSpec &spec : specs) {
      for (const FeedSpec &feed : spec.feeds) {
        auto [node, port] = StringRef(feed.name).split(':');
        fed.insert((node + ":" + (port.empty() ? "0" : port)).str());
      }
    }
  }

  void run() {
    collect();
    for (auto &[root, variable] : variables) {
      if (variable.writes.empty() || variable.reads.empty() ||
          variable.isReplaced) {
        continue;
      }
      for (NodeOp read : variable.reads) {
        findBehind(variable, read);
        follow(read);
      }
    }
  }

private:
  void collect();
  void findBehind(const Variable &variable, NodeOp read);
  void follow(NodeOp read);
  void visitUse(OpOperand &use, const Path &path, std::vector<Path> &worklist);
  void readAt(OpOperand &use, const Path &path);
  Value make(NodeOp like, StringRef opType, Value input, unsigned output,
             ArrayRef<Value> controls);
  bool isFed(NodeOp node, unsigned output) const {
    return fed.contains((node.getNodeName() + ":" + Twine(output)).str());
  }

  GraphOp graph;
  const tf::OpDefs &defs;
  llvm::StringSet<> fed;
  llvm::MapVector<Value, Variable> variables;
  /// What waits for a write that the read at hand did not wait for.
  DenseSet<Operation *> behind;
  DenseSet<Operation *> made;
};
} // namespace

/// The variable behind a reference: the value that no node passes on.
static Value getRoot(Value reference) {
  DenseSet<Value> seen;
  while (seen.insert(reference).second) {
    auto node = reference.getDefiningOp<NodeOp>();
    if (!node || node.getInputs().empty() ||
        !isReference(node.getInputs()[0])) {
      return reference;
    }
    reference = node.getInputs()[0];
  }
  return reference;
}

void ReadPlacer::collect() {
  for (NodeOp node : graph.getBody().front().getOps<NodeOp>()) {
    if (llvm::none_of(node.getInputs(), isReference) || passesReference(node)) {
      continue;
    }
    if (node.getOpType() == "Identity") {
      variables[getRoot(node.getInputs()[0])].reads.push_back(node);
      continue;
    }
    const tensorflow::OpDef *def = defs.lookup(node.getOpType());
    tf::ResolvedArgs inputs;
    std::string error;
    bool known =
        def && tf::OpDefs::resolveInputs(*def, node.getAttrs(), inputs, error);
    SmallVector<bool> takesRef;
    for (const tf::ResolvedArg &arg : inputs.args) {
      takesRef.append(arg.types.size(), arg.isRef);
    }
    takesRef.resize(node.getInputs().size(), !known);
    for (auto [index, input] : llvm::enumerate(node.getInputs())) {
      if (!isReference(input) || !takesRef[index]) {
        continue;
      }
      Variable &variable = variables[getRoot(input)];
      variable.writes.push_back(node);
      auto validates = node.getAttrs().getAs<BoolAttr>("validate_shape");
      variable.isReplaced |= (validates && !validates.getValue()) ||
                             getFlowRole(node) == FlowRole::Merge ||
                             node.getOpType() == "DestroyTemporaryVariable";
    }
  }
}

/// Adds what waits for `node`, in the next iterations too unless `once`.
static void addUsers(NodeOp node, bool once, DenseSet<Operation *> &reached) {
  SmallVector<Operation *> worklist = {node};
  while (!worklist.empty()) {
    Operation *top = worklist.pop_back_val();
    if (once && getFlowRole(cast<NodeOp>(top)) == FlowRole::NextIteration) {
      continue;
    }
    for (Operation *user : top->getUsers()) {
      if (reached.insert(user).second) {
        worklist.push_back(user);
      }
    }
  }
}

/// What waits for a write that `read` did not wait for.
void ReadPlacer::findBehind(const Variable &variable, NodeOp read) {
  behind.clear();
  for (NodeOp write : variable.writes) {
    DenseSet<Operation *> reached;
    addUsers(write, /*once=*/true, reached);
    if (!reached.contains(read)) {
      addUsers(write, /*once=*/false, behind);
    }
  }
}

void ReadPlacer::follow(NodeOp read) {
  DenseSet<Value> seen;
  std::vector<Path> worklist = {Path{{read, 0}}};
  while (!worklist.empty()) {
    Path path = std::move(worklist.back());
    worklist.pop_back();
    auto [node, output] = path.back();
    Value value = node.getOuts()[output];
    if (!seen.insert(value).second || isFed(node, output)) {
      continue;
    }
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : value.getUses()) {
      uses.push_back(&use);
    }
    // Gradients by this value are by what is computed of it.
    if (llvm::any_of(uses, [](OpOperand *use) {
          return cast<NodeOp>(use->getOwner()).getOpType() == gradientsOpType;
        })) {
      continue;
    }
    for (OpOperand *use : uses) {
      visitUse(*use, path, worklist);
    }
  }
}

void ReadPlacer::visitUse(OpOperand &use, const Path &path,
                          std::vector<Path> &worklist) {
  auto user = cast<NodeOp>(use.getOwner());
  if (made.contains(user)) {
    return;
  }
  if (use.getOperandNumber() == 0 && sharesBuffer(user)) {
    for (unsigned output = 0; output < user.getOuts().size(); ++output) {
      Path longer = path;
      longer.push_back({user, output});
      worklist.push_back(std::move(longer));
    }
    if (user.getOpType() != "Identity") {
      return;
    }
  }
  FlowRole role = getFlowRole(user);
  bool joinsFrames = role == FlowRole::Merge || role == FlowRole::Exit ||
                     role == FlowRole::NextIteration;
  if (behind.contains(user) && !joinsFrames) {
    readAt(use, path);
  }
}

/// A node like `like`, for a reference or a read of it; its result `output`.
Value ReadPlacer::make(NodeOp like, StringRef opType, Value input,
                       unsigned output, ArrayRef<Value> controls) {
  OpBuilder builder(like);
  auto tensor = cast<TensorType>(input.getType());
  Type type = opType == "Identity"
                  ? UnrankedTensorType::get(dropRef(tensor.getElementType()))
                  : Type(tensor);
  SmallVector<Type> types(like.getOuts().size(), type);
  SmallVector<Value> inputs(like.getInputs());
  inputs[0] = input;
  auto node = NodeOp::create(
      builder, like.getLoc(), types, like.getControl().getType(),
      builder.getStringAttr(opType), inputs, controls, like.getNodeNameAttr(),
      like.getDeviceAttr(), like.getAttrs(), ArrayAttr(), DenseI64ArrayAttr(),
      DictionaryAttr());
  made.insert(node);
  return node.getOuts()[output];
}

/// A read of the reference that `path` starts from, which goes the same way,
/// for `use`.
void ReadPlacer::readAt(OpOperand &use, const Path &path) {
  auto user = cast<NodeOp>(use.getOwner());
  NodeOp read = path.front().first;
  Value reference = read.getInputs()[0];
  SmallVector<Value> controls;
  for (auto [node, output] : path) {
    llvm::append_range(controls, node.getControls());
    if (node.getOpType() != "Identity") {
      reference = make(node, ("Ref" + node.getOpType()).str(), reference,
                       output, controls);
      controls.clear();
    }
  }
  llvm::append_range(controls, user.getControls());
  for (Value input : user.getInputs()) {
    auto producer = input.getDefiningOp<NodeOp>();
    if (producer && behind.contains(producer)) {
      controls.push_back(producer.getControl());
    }
  }
  SetVector<Value> distinct(controls.begin(), controls.end());
  use.set(make(read, "Identity", reference, 0, distinct.getArrayRef()));
}

void weir::placeReferenceReads(GraphOp graph, ArrayRef<StepSpec> specs,
                               const tf::OpDefs &defs) {
  ReadPlacer(graph, specs, defs).run();
}
