//===- StepSpec.cpp - what a client would pass to Session.run -------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/StepSpec.h"
#include "dialects/Weir/DataTypes.h"
#include "mlir//AsmParser/AsmParser.h"
#include "passes/Structure/LowerLoops.h"
#include "llvm/ADT/StringExtras.h"
#include <queue>

using namespace mlir;
using namespace weir;
using llvm::formatv;

bool weir::isPlaceholder(NodeOp node) {
  return node.getOpType() == "Placeholder" ||
         node.getOpType() == "PlaceholderV2";
}

bool StepSelection::isFedPlaceholder(NodeOp node) const {
  return isPlaceholder(node) && !node.getOuts().empty() &&
         fed.contains(node.getOuts()[0]);
}

//===----------------------------------------------------------------------===//
// Specs from text
//===----------------------------------------------------------------------===//

FailureOr<FeedSpec> weir::parseFeed(MLIRContext *context, StringRef text,
                                    std::string &error) {
  FeedSpec feed;
  auto [name, type] = text.split('=');
  feed.name = name.str();
  if (type.empty()) {
    return feed;
  }
  // Without sizes it is a type alone: `f32`, `!weir.string`.
  // `tensor<f32>` is a scalar.
  bool hasSizes = type.contains('x') && !type.starts_with("!") &&
                  !type.starts_with("complex<") && !type.starts_with("tensor<");
  std::string full = hasSizes ? "tensor<" + type.str() + ">" : type.str();
  ScopedDiagnosticHandler quiet(context,
                                [](Diagnostic &) { return success(); });
  Type parsed = parseType(full, context);
  if (!parsed) {
    error = formatv("expected a feed as name:port=?x28xf32 or name:port=f32, "
                    "got '{0}'",
                    text);
    return failure();
  }
  if (auto tensor = dyn_cast<TensorType>(parsed)) {
    feed.elementType = tensor.getElementType();
    if (tensor.hasRank()) {
      feed.shape.emplace();
      for (int64_t size : tensor.getShape()) {
        feed.shape->push_back(ShapedType::isDynamic(size) ? -1 : size);
      }
    }
    return feed;
  }
  feed.elementType = parsed;
  return feed;
}

static std::vector<std::string> getStrings(DictionaryAttr step,
                                           StringRef name) {
  std::vector<std::string> strings;
  if (auto array = step.getAs<ArrayAttr>(name)) {
    for (auto text : array.getAsRange<StringAttr>()) {
      strings.push_back(text.str());
    }
  }
  return strings;
}

FailureOr<std::vector<StepSpec>> weir::getStepSpecs(ModuleOp module) {
  std::vector<StepSpec> specs;
  auto steps = module->getAttrOfType<ArrayAttr>("weir.steps");
  for (Attribute attr : steps ? steps.getValue() : ArrayRef<Attribute>()) {
    auto step = dyn_cast<DictionaryAttr>(attr);
    if (!step) {
      module.emitError("'weir.steps' must hold dictionaries with name, feeds, "
                       "fetches and targets");
      return failure();
    }
    StepSpec spec;
    if (auto name = step.getAs<StringAttr>("name")) {
      spec.name = name.str();
    }
    for (const std::string &text : getStrings(step, "feeds")) {
      std::string error;
      auto feed = parseFeed(module.getContext(), text, error);
      if (failed(feed)) {
        module.emitError("step '") << spec.name << "': " << error;
        return failure();
      }
      spec.feeds.push_back(*feed);
    }
    spec.fetches = getStrings(step, "fetches");
    spec.targets = getStrings(step, "targets");
    spec.feedPlaceholders = !step.get("feeds");
    specs.push_back(spec);
  }
  return specs;
}

FailureOr<StepSpec> weir::makeStepSpec(GraphOp graph,
                                       ArrayRef<std::string> feeds,
                                       ArrayRef<std::string> fetches,
                                       ArrayRef<std::string> targets) {
  StepSpec spec;
  if (fetches.empty() && targets.empty()) {
    spec = getDefaultStep(graph);
  } else {
    spec.fetches.assign(fetches.begin(), fetches.end());
    spec.targets.assign(targets.begin(), targets.end());
  }
  spec.feedPlaceholders = feeds.empty();
  for (const std::string &text : feeds) {
    std::string error;
    auto feed = parseFeed(graph.getContext(), text, error);
    if (failed(feed)) {
      graph.emitError(error);
      return failure();
    }
    spec.feeds.push_back(*feed);
  }
  return spec;
}

/// Adds to `found` the nodes that a `begin` leads to before an `end` does.
static void findBetween(GraphOp graph, StringRef begin, StringRef end,
                        DenseSet<Operation *> &found) {
  auto isKind = [](NodeOp node, StringRef kind) {
    StringRef op = node.getOpType();
    op.consume_front("Ref");
    return op == kind;
  };
  SmallVector<NodeOp> stack;
  DenseSet<Operation *> seen;
  // What a loop's own Switch leads to is inside until its Exit.
  auto isOfLoop = [&](NodeOp node) {
    auto predicate = node.getInputs().size() == 2
                         ? node.getInputs()[1].getDefiningOp<NodeOp>()
                         : NodeOp();
    return predicate && predicate.getOpType() == "LoopCond";
  };
  for (NodeOp node : graph.getBody().front().getOps<NodeOp>()) {
    if (isKind(node, begin) && !isOfLoop(node)) {
      stack.push_back(node);
    }
  }
  while (!stack.empty()) {
    NodeOp node = stack.pop_back_val();
    if (isKind(node, end) || !seen.insert(node).second) {
      continue;
    }
    found.insert(node);
    for (Operation *user : node->getUsers()) {
      if (auto next = dyn_cast<NodeOp>(user)) {
        stack.push_back(next);
      }
    }
  }
}

/// Whether others read what `node` only gives a name.
static bool isReadElsewhere(NodeOp node) {
  return node->hasAttr(standInAttr) &&
         llvm::any_of(node.getInputs(), [](Value input) {
           return !input.hasOneUse() ||
                  !input.getDefiningOp<NodeOp>().getControl().use_empty();
         });
}

StepSpec weir::getDefaultStep(GraphOp graph) {
  StepSpec spec;
  spec.feedPlaceholders = true;
  // What is inside a loop or a branch cannot be fetched.
  DenseSet<Operation *> inside;
  findBetween(graph, "Enter", "Exit", inside);
  findBetween(graph, "Switch", "Merge", inside);
  for (NodeOp node : graph.getBody().front().getOps<NodeOp>()) {
    bool isRead = !node->use_empty() || isReadElsewhere(node);
    if (isRead || isPlaceholder(node) || inside.contains(node)) {
      continue;
    }
    bool canFetch = !node.getOuts().empty();
    for (Value out : node.getOuts()) {
      Type element = cast<TensorType>(out.getType()).getElementType();
      canFetch &= !isa<RefType, ResourceType, VariantType>(element) &&
                  !isUnknownElementType(element);
    }
    if (!canFetch) {
      spec.targets.push_back(node.getNodeName().str());
      continue;
    }
    for (size_t i = 0; i < node.getOuts().size(); ++i) {
      spec.fetches.push_back(formatv("{0}:{1}", node.getNodeName(), i).str());
    }
  }
  return spec;
}

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

SmallVector<NodeOp>
weir::getReachable(ArrayRef<NodeOp> roots,
                   function_ref<bool(NodeOp, Value)> isCut) {
  auto isBackEdge = [](NodeOp producer) {
    return producer.getOpType() == "NextIteration" ||
           producer.getOpType() == "RefNextIteration";
  };
  llvm::SetVector<Operation *> reached;
  SmallVector<NodeOp> stack;
  auto visit = [&](NodeOp node) {
    if (reached.insert(node)) {
      stack.push_back(node);
    }
  };
  llvm::for_each(roots, visit);
  while (!stack.empty()) {
    NodeOp node = stack.pop_back_val();
    for (Value operand : node->getOperands()) {
      auto producer = operand.getDefiningOp<NodeOp>();
      if (producer && !isCut(node, operand)) {
        visit(producer);
      }
    }
  }

  // Kahn's algorithm; of the nodes that are ready, the graph's first.
  SmallVector<NodeOp> all;
  for (Operation *node : reached) {
    all.push_back(cast<NodeOp>(node));
  }
  llvm::sort(all, [](NodeOp left, NodeOp right) {
    return left->isBeforeInBlock(right);
  });
  DenseMap<Operation *, unsigned> position;
  for (auto [index, node] : llvm::enumerate(all)) {
    position[node] = index;
  }
  SmallVector<unsigned> pending(all.size(), 0);
  SmallVector<SmallVector<unsigned, 2>> users(all.size());
  for (auto [index, node] : llvm::enumerate(all)) {
    for (Value operand : node->getOperands()) {
      auto producer = operand.getDefiningOp<NodeOp>();
      if (producer && !isBackEdge(producer) && !isCut(node, operand)) {
        users[position[producer]].push_back(index);
        ++pending[index];
      }
    }
  }
  std::priority_queue<unsigned, std::vector<unsigned>, std::greater<>> ready;
  for (unsigned i = 0; i < all.size(); ++i) {
    if (!pending[i]) {
      ready.push(i);
    }
  }
  SmallVector<NodeOp> order;
  while (!ready.empty()) {
    unsigned index = ready.top();
    ready.pop();
    order.push_back(all[index]);
    for (unsigned user : users[index]) {
      if (--pending[user] == 0) {
        ready.push(user);
      }
    }
  }
  return order;
}

/// From this GraphDef version on, a Placeholder's shape [] is a scalar; before,
/// it said nothing.
static constexpr int64_t scalarPlaceholderVersion = 24;

std::optional<SmallVector<int64_t>> weir::getDeclaredShape(GraphOp graph,
                                                           NodeOp node) {
  if (!isPlaceholder(node) && node.getOpType() != "PlaceholderWithDefault") {
    return std::nullopt;
  }
  auto shape = node.getAttrs().getAs<ShapeAttr>("shape");
  bool said = shape && !shape.getUnknownRank() &&
              (!shape.getDims().empty() ||
               graph.getProducer() >= scalarPlaceholderVersion);
  if (!said) {
    return std::nullopt;
  }
  return SmallVector<int64_t>(shape.getDims());
}

/// The shape of an output as far as its node tells: what a Placeholder
/// declares, a constant's, or what TensorFlow inferred and wrote down.
static std::optional<SmallVector<int64_t>> getWrittenShape(GraphOp graph,
                                                           OpResult output) {
  auto node = cast<NodeOp>(output.getOwner());
  if (auto declared = getDeclaredShape(graph, node)) {
    return declared;
  }
  auto inferred = node.getAttrs().getAs<ArrayAttr>("_output_shapes");
  ShapeAttr shape;
  if (inferred && output.getResultNumber() < inferred.size()) {
    shape = dyn_cast<ShapeAttr>(inferred[output.getResultNumber()]);
  }
  if (auto value = node.getAttrs().getAs<TensorAttr>("value");
      value && node.getOpType() == "Const") {
    shape = value.getShape();
  }
  if (!shape || shape.getUnknownRank()) {
    return std::nullopt;
  }
  return SmallVector<int64_t>(shape.getDims());
}

static bool areCompatible(ArrayRef<int64_t> left, ArrayRef<int64_t> right) {
  return left.size() == right.size() &&
         llvm::all_of(llvm::zip(left, right), [](auto sizes) {
           auto [l, r] = sizes;
           return l < 0 || r < 0 || l == r;
         });
}

static std::string getShapeText(ArrayRef<int64_t> dims) {
  SmallVector<std::string> sizes;
  for (int64_t size : dims) {
    sizes.push_back(size < 0 ? "?" : std::to_string(size));
  }
  return "[" + llvm::join(sizes, ",") + "]";
}

namespace {
/// Resolves the names of one spec.
class StepSelector {
public:
  StepSelector(GraphOp graph, const llvm::StringMap<NodeOp> &byName,
               const StepSpec &spec)
      : graph(graph), spec(spec), byName(byName) {}
  FailureOr<StepSelection> run();

private:
  InFlightDiagnostic error() {
    return graph.emitError("step '") << spec.name << "': ";
  }
  FailureOr<Value> findTensor(StringRef name, StringRef role);
  LogicalResult addFeed(const FeedSpec &feed);
  void findNodes();

  GraphOp graph;
  const StepSpec &spec;
  const llvm::StringMap<NodeOp> &byName;
  StepSelection result;
};
} // namespace

FailureOr<Value> StepSelector::findTensor(StringRef name, StringRef role) {
  // A node's own name may not hold a colon; `name:port` always ends in digits.
  auto [node, suffix] = name.rsplit(':');
  unsigned port = 0;
  if (!suffix.empty() && suffix.getAsInteger(10, port)) {
    error() << role << " '" << name << "' is not of the form node:port";
    return failure();
  }
  NodeOp op = byName.lookup(node);
  if (!op) {
    error() << role << " '" << name << "' names a node that the graph does not "
            << "have; name one of its nodes";
    return failure();
  }
  if (port >= op.getOuts().size()) {
    error() << role << " '" << name << "' names output " << port
            << ", but the node (" << op.getOpType() << ") has "
            << op.getOuts().size() << " outputs";
    return failure();
  }
  // What others read, so that what is fed reaches them.
  return op->hasAttr(standInAttr) ? Value(op.getInputs()[port])
                                  : Value(op.getOuts()[port]);
}

LogicalResult StepSelector::addFeed(const FeedSpec &feed) {
  auto value = findTensor(feed.name, "feed");
  if (failed(value)) {
    return failure();
  }
  Type made = dropRef(cast<TensorType>(value->getType()).getElementType());
  if (feed.elementType && feed.elementType != made &&
      !isUnknownElementType(made)) {
    error() << "feed '" << feed.name << "' is given the type "
            << getDataTypeName(getDataType(feed.elementType))
            << ", but the node's output has "
            << getDataTypeName(getDataType(made)) << "; leave the type out";
    return failure();
  }
  auto written = getWrittenShape(graph, cast<OpResult>(*value));
  if (feed.shape && written && !areCompatible(*feed.shape, *written)) {
    error() << "feed '" << feed.name << "' is given the shape "
            << getShapeText(*feed.shape) << ", but the node ("
            << value->getDefiningOp<NodeOp>().getOpType() << ") says "
            << getShapeText(*written) << "; leave the shape out";
    return failure();
  }
  if (!result.fed.insert(*value).second) {
    error() << "tensor '" << feed.name << "' is fed twice; feed it once";
    return failure();
  }
  result.feeds.push_back(feed);
  result.feedValues.push_back(*value);
  return success();
}

void StepSelector::findNodes() {
  SmallVector<NodeOp> roots(result.targets);
  for (Value fetch : result.fetchValues) {
    roots.push_back(fetch.getDefiningOp<NodeOp>());
  }
  llvm::erase_if(roots,
                 [&](NodeOp node) { return result.isFedPlaceholder(node); });
  result.nodes = getReachable(roots, [&](NodeOp, Value edge) {
    auto producer = edge.getDefiningOp<NodeOp>();
    return result.fed.contains(edge) || (isa<ControlType>(edge.getType()) &&
                                         result.isFedPlaceholder(producer));
  });
}

FailureOr<StepSelection> StepSelector::run() {
  for (const FeedSpec &feed : spec.feeds) {
    if (failed(addFeed(feed))) {
      return failure();
    }
  }
  for (const std::string &name : spec.fetches) {
    auto value = findTensor(name, "fetch");
    if (failed(value)) {
      return failure();
    }
    if (result.fed.contains(*value)) {
      error() << "tensor '" << name << "' is both fed and fetched; drop one";
      return failure();
    }
    result.fetchValues.push_back(*value);
  }
  for (const std::string &name : spec.targets) {
    NodeOp node = byName.lookup(name);
    if (!node) {
      error() << "target '" << name << "' names a node that the graph does not "
              << "have; name one of its nodes";
      return failure();
    }
    result.targets.push_back(node);
  }
  findNodes();
  if (!spec.feedPlaceholders) {
    return std::move(result);
  }
  for (NodeOp node : SmallVector<NodeOp>(result.nodes)) {
    bool wanted = isPlaceholder(node) && !node.getOuts().empty() &&
                  !result.fed.contains(node.getOuts()[0]) &&
                  !llvm::is_contained(result.fetchValues, node.getOuts()[0]);
    FeedSpec feed;
    feed.name = node.getNodeName().str() + ":0";
    if (wanted && failed(addFeed(feed))) {
      return failure();
    }
  }
  findNodes();
  return std::move(result);
}

llvm::StringMap<NodeOp> weir::getNodesByName(GraphOp graph) {
  llvm::StringMap<NodeOp> byName;
  for (NodeOp node : graph.getBody().front().getOps<NodeOp>()) {
    byName.try_emplace(node.getNodeName(), node);
  }
  return byName;
}

FailureOr<StepSelection> weir::selectStep(GraphOp graph,
                                          const llvm::StringMap<NodeOp> &byName,
                                          const StepSpec &spec) {
  return StepSelector(graph, byName, spec).run();
}
