//===- BodyClusters.cpp - a loop's body in pieces -------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An op that may wait, or that runs other steps, is a cluster of its own. Two
// others that share an edge are in one cluster if the same waits come before
// them and the same waits come after them: then neither does the cluster start
// later than its first op could, nor does a wait start later than it could,
// but for the cluster's own time. No cycle of clusters arises: whatever is on a
// path between two ops of a cluster has the same waits before and after it, so
// it is in the cluster too.
#include "passes/Structure/BodyClusters.h"
#include "dialects/TF/Effects.h"
#include "dialects/Weir/Tokens.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace weir;

namespace {
class ClusterFinder {
public:
  ClusterFinder(StepOp step, const llvm::BitVector &late)
      : block(step.getBody().front()), late(late) {}
  std::vector<BodyCluster> run();

private:
  Block &block;
  const llvm::BitVector &late;
  SmallVector<Operation *> ops;
  DenseMap<Operation *, unsigned> numbers;
  DenseSet<Operation *> copied;
  SmallVector<unsigned> clusterOf;
  /// By op: values it reads, through copied ops; ops that read it.
  SmallVector<SetVector<Value>> reads;
  SmallVector<SmallVector<unsigned>> readers;
  SmallVector<llvm::BitVector> before, behind; ///< waits, by op

  void collect();
  void findReads();
  void findWaits();
  std::optional<unsigned> getNumber(Value value) const;
  SetVector<Value> getReads(Operation *op, SmallVector<Operation *> &through);
  std::vector<BodyCluster> unite();
  void connect(std::vector<BodyCluster> &clusters);
  void sort(std::vector<BodyCluster> &clusters) const;
};
} // namespace

static bool isWait(Operation *op) {
  return isa<CallOp, CaseOp, WhileOp>(op) || tf::isEffectful(op);
}

/// Whether `op` looks at shapes only.
static bool readsShape(Operation *op) {
  return llvm::StringSwitch<bool>(op->getName().getStringRef())
      .Cases({"tf.Shape", "tf.ShapeN", "tf.Size", "tf.Rank"}, true)
      .Default(false);
}

/// Whether `op` gives integers and may run anywhere, any number of times.
static bool isIntegerArithmetic(Operation *op) {
  return isMemoryEffectFree(op) && tf::isTotal(op) && op->getNumResults() > 0 &&
         llvm::all_of(op->getResultTypes(), [](Type type) {
           auto tensor = dyn_cast<TensorType>(type);
           return tensor && tensor.getElementType().isInteger();
         });
}

void ClusterFinder::collect() {
  Operation *end = block.getTerminator();
  for (Operation &op : block.without_terminator()) {
    bool isCopied = isa<tf::ConstOp>(op) || readsShape(&op) ||
                    (isIntegerArithmetic(&op) && op.getNumOperands() > 0 &&
                     llvm::all_of(op.getOperands(), [&](Value operand) {
                       return operand.getDefiningOp() &&
                              copied.contains(operand.getDefiningOp());
                     }));
    if (isCopied) {
      copied.insert(&op);
    }
    if (!isCopied || llvm::is_contained(op.getUsers(), end)) {
      numbers[&op] = ops.size();
      ops.push_back(&op);
    }
  }
}

/// The op that makes a value, unless it is copied.
std::optional<unsigned> ClusterFinder::getNumber(Value value) const {
  Operation *op = value.getDefiningOp();
  if (!op || copied.contains(op)) {
    return std::nullopt;
  }
  return numbers.lookup(op);
}

/// What `op` reads that is not copied; `through` gets the copied ops.
SetVector<Value> ClusterFinder::getReads(Operation *op,
                                         SmallVector<Operation *> &through) {
  SetVector<Value> found, seen(op->operand_begin(), op->operand_end());
  for (size_t i = 0; i < seen.size(); ++i) {
    Operation *producer = seen[i].getDefiningOp();
    if (producer && copied.contains(producer)) {
      through.push_back(producer);
      seen.insert(producer->operand_begin(), producer->operand_end());
    } else {
      found.insert(seen[i]);
    }
  }
  return found;
}

void ClusterFinder::findReads() {
  readers.resize(ops.size());
  for (auto [i, op] : llvm::enumerate(ops)) {
    SmallVector<Operation *> through;
    reads.push_back(getReads(op, through));
    for (Value value : reads.back()) {
      if (auto producer = getNumber(value)) {
        readers[*producer].push_back(i);
      }
    }
  }
}

void ClusterFinder::findWaits() {
  DenseMap<unsigned, unsigned> waits;
  for (auto [i, op] : llvm::enumerate(ops)) {
    if (isWait(op)) {
      waits.try_emplace(i, waits.size());
    }
  }
  // An argument that may come late is one more wait, before what reads it.
  unsigned numWaits = waits.size();
  before.assign(ops.size(), llvm::BitVector(numWaits + late.size()));
  behind = before;
  for (size_t i = 0; i < ops.size(); ++i) {
    for (Value value : reads[i]) {
      auto argument = dyn_cast<BlockArgument>(value);
      if (argument && argument.getArgNumber() < late.size() &&
          late.test(argument.getArgNumber())) {
        before[i].set(numWaits + argument.getArgNumber());
      }
    }
  }
  auto add = [&](llvm::BitVector &to, const llvm::BitVector &from,
                 unsigned op) {
    to |= from;
    auto wait = waits.find(op);
    if (wait != waits.end()) {
      to.set(wait->second);
    }
  };
  for (size_t i = 0; i < ops.size(); ++i) {
    for (unsigned reader : readers[i]) {
      add(before[reader], before[i], i);
    }
  }
  for (size_t i = ops.size(); i-- > 0;) {
    for (unsigned reader : readers[i]) {
      add(behind[i], behind[reader], reader);
    }
  }
}

/// The clusters with their own ops.
std::vector<BodyCluster> ClusterFinder::unite() {
  llvm::EquivalenceClasses<unsigned> classes;
  for (auto [i, op] : llvm::enumerate(ops)) {
    classes.insert(i);
    for (Value operand : op->getOperands()) {
      auto producer = getNumber(operand);
      if (producer && !isWait(op) && !isWait(ops[*producer]) &&
          before[i] == before[*producer] && behind[i] == behind[*producer]) {
        classes.unionSets(i, *producer);
      }
    }
  }
  std::vector<BodyCluster> clusters;
  DenseMap<unsigned, unsigned> clusterOfLeader;
  for (auto [i, op] : llvm::enumerate(ops)) {
    auto [it, inserted] =
        clusterOfLeader.try_emplace(classes.getLeaderValue(i), clusters.size());
    if (inserted) {
      clusters.push_back({{}, op->getLoc(), {}, {}, {}, {}});
    }
    clusterOf.push_back(it->second);
    clusters[it->second].ops.push_back(op);
    clusters[it->second].loc = op->getLoc();
  }
  return clusters;
}

/// Finds what clusters read and give, and adds what is copied.
void ClusterFinder::connect(std::vector<BodyCluster> &clusters) {
  Operation *end = block.getTerminator();
  for (auto [i, op] : llvm::enumerate(ops)) {
    BodyCluster &cluster = clusters[clusterOf[i]];
    for (Value value : reads[i]) {
      auto producer = getNumber(value);
      if (producer && clusterOf[*producer] == clusterOf[i]) {
        continue;
      }
      if (isToken(value)) {
        cluster.after.insert(value);
        continue;
      }
      cluster.inputs.insert(value);
      if (producer) {
        clusters[clusterOf[*producer]].outputs.insert(value);
      }
    }
    for (OpResult result : op->getResults()) {
      if (isToken(result)) {
        cluster.tokens.push_back(result);
      } else if (llvm::is_contained(result.getUsers(), end)) {
        cluster.outputs.insert(result);
      }
    }
  }
  for (BodyCluster &cluster : clusters) {
    llvm::SetVector<Operation *> all(cluster.ops.begin(), cluster.ops.end());
    for (Operation *op : cluster.ops) {
      SmallVector<Operation *> through;
      getReads(op, through);
      all.insert(through.begin(), through.end());
    }
    cluster.ops.assign(all.begin(), all.end());
    llvm::sort(cluster.ops, [](Operation *a, Operation *b) {
      return a->isBeforeInBlock(b);
    });
  }
}

/// Producers first; among those that may come next, the first in the step.
void ClusterFinder::sort(std::vector<BodyCluster> &clusters) const {
  SmallVector<llvm::SmallSetVector<unsigned, 4>> users(clusters.size());
  SmallVector<unsigned> pending(clusters.size(), 0);
  for (auto [c, cluster] : llvm::enumerate(clusters)) {
    for (Value value : llvm::concat<const Value>(cluster.inputs.getArrayRef(),
                                                 cluster.after.getArrayRef())) {
      if (auto producer = getNumber(value)) {
        pending[c] += users[clusterOf[*producer]].insert(c);
      }
    }
  }
  std::vector<BodyCluster> sorted;
  llvm::BitVector done(clusters.size());
  while (sorted.size() < clusters.size()) {
    size_t next = 0;
    while (next < clusters.size() && (done.test(next) || pending[next] != 0)) {
      ++next;
    }
    if (next == clusters.size()) {
      break;
    }
    done.set(next);
    for (unsigned user : users[next]) {
      --pending[user];
    }
    sorted.push_back(std::move(clusters[next]));
  }
  clusters = std::move(sorted);
}

std::vector<BodyCluster> ClusterFinder::run() {
  collect();
  findReads();
  findWaits();
  std::vector<BodyCluster> clusters = unite();
  connect(clusters);
  sort(clusters);
  return clusters;
}

std::vector<BodyCluster> weir::findBodyClusters(StepOp step,
                                                const llvm::BitVector &late) {
  return ClusterFinder(step, late).run();
}
