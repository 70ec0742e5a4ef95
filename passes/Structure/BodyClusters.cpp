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
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace mlir;
using namespace weir;

namespace {
class ClusterFinder {
public:
  explicit ClusterFinder(StepOp step) : block(step.getBody().front()) {}
  std::vector<BodyCluster> run();

private:
  Block &block;
  SmallVector<Operation *> ops;
  DenseMap<Operation *, unsigned> numbers;
  SmallVector<llvm::BitVector> before, behind; ///< waits, by op

  void collect();
  void findWaits();
  void sort(std::vector<BodyCluster> &clusters,
            ArrayRef<unsigned> clusterOf) const;
};
} // namespace

static bool isWait(Operation *op) {
  if (isa<CallOp, CaseOp, WhileOp>(op)) {
    return true;
  }
  auto effects = dyn_cast<tf::EffectOpInterface>(op);
  return effects && effects.getEffectClass() == tf::EffectClass::Effectful;
}

void ClusterFinder::collect() {
  Operation *end = block.getTerminator();
  for (Operation &op : block.without_terminator()) {
    bool isReturned = llvm::is_contained(op.getUsers(), end);
    if (!isa<tf::ConstOp>(op) || isReturned) {
      numbers[&op] = ops.size();
      ops.push_back(&op);
    }
  }
}

void ClusterFinder::findWaits() {
  SmallVector<unsigned> waits;
  for (auto [i, op] : llvm::enumerate(ops)) {
    if (isWait(op)) {
      waits.push_back(i);
    }
  }
  before.assign(ops.size(), llvm::BitVector(waits.size()));
  behind = before;
  DenseMap<unsigned, unsigned> waitNumbers;
  for (auto [number, i] : llvm::enumerate(waits)) {
    waitNumbers[i] = number;
  }
  for (auto [i, op] : llvm::enumerate(ops)) {
    for (Value operand : op->getOperands()) {
      auto producer = numbers.find(operand.getDefiningOp());
      if (operand.getDefiningOp() && producer != numbers.end()) {
        before[i] |= before[producer->second];
        auto wait = waitNumbers.find(producer->second);
        if (wait != waitNumbers.end()) {
          before[i].set(wait->second);
        }
      }
    }
  }
  for (size_t i = ops.size(); i-- > 0;) {
    for (Operation *user : ops[i]->getUsers()) {
      auto reader = numbers.find(user);
      if (reader != numbers.end()) {
        behind[i] |= behind[reader->second];
        auto wait = waitNumbers.find(reader->second);
        if (wait != waitNumbers.end()) {
          behind[i].set(wait->second);
        }
      }
    }
  }
}

/// Producers first; among those that may come next, the first in the step.
void ClusterFinder::sort(std::vector<BodyCluster> &clusters,
                         ArrayRef<unsigned> clusterOf) const {
  SmallVector<llvm::SmallSetVector<unsigned, 4>> readers(clusters.size());
  SmallVector<unsigned> pending(clusters.size(), 0);
  for (auto [c, cluster] : llvm::enumerate(clusters)) {
    for (Value value : llvm::concat<const Value>(cluster.inputs.getArrayRef(),
                                                 cluster.after.getArrayRef())) {
      if (Operation *producer = value.getDefiningOp()) {
        unsigned from = clusterOf[numbers.lookup(producer)];
        pending[c] += readers[from].insert(c);
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
    for (unsigned reader : readers[next]) {
      --pending[reader];
    }
    sorted.push_back(std::move(clusters[next]));
  }
  clusters = std::move(sorted);
}

std::vector<BodyCluster> ClusterFinder::run() {
  collect();
  findWaits();
  llvm::EquivalenceClasses<unsigned> classes;
  for (auto [i, op] : llvm::enumerate(ops)) {
    classes.insert(i);
    for (Value operand : op->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      auto known = producer ? numbers.find(producer) : numbers.end();
      if (known != numbers.end() && !isWait(op) && !isWait(producer) &&
          before[i] == before[known->second] &&
          behind[i] == behind[known->second]) {
        classes.unionSets(i, known->second);
      }
    }
  }
  std::vector<BodyCluster> clusters;
  DenseMap<unsigned, unsigned> clusterOfLeader;
  SmallVector<unsigned> clusterOf;
  for (unsigned i = 0; i < ops.size(); ++i) {
    auto [it, inserted] = clusterOfLeader.try_emplace(
        classes.getLeaderValue(i), clusters.size());
    if (inserted) {
      clusters.emplace_back();
    }
    clusterOf.push_back(it->second);
    clusters[it->second].ops.push_back(ops[i]);
  }
  for (auto [i, op] : llvm::enumerate(ops)) {
    BodyCluster &cluster = clusters[clusterOf[i]];
    for (Value operand : op->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      auto known = producer ? numbers.find(producer) : numbers.end();
      if (producer && known == numbers.end()) {
        continue; // a constant
      }
      if (producer && clusterOf[known->second] == clusterOf[i]) {
        continue;
      }
      bool isToken = isa<TokenType>(operand.getType());
      (isToken ? cluster.after : cluster.inputs).insert(operand);
    }
    for (OpResult result : op->getResults()) {
      if (isa<TokenType>(result.getType())) {
        cluster.tokens.push_back(result);
        continue;
      }
      for (Operation *user : result.getUsers()) {
        auto reader = numbers.find(user);
        if (reader == numbers.end() ||
            clusterOf[reader->second] != clusterOf[i]) {
          cluster.outputs.insert(result);
        }
      }
    }
  }
  sort(clusters, clusterOf);
  return clusters;
}

std::vector<BodyCluster> weir::findBodyClusters(StepOp step) {
  return ClusterFinder(step).run();
}
