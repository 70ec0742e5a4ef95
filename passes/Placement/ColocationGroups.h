//===- ColocationGroups.h - what must be on one device ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PLACEMENT_COLOCATIONGROUPS_H
#define WEIR_PASSES_PLACEMENT_COLOCATIONGROUPS_H

#include "passes/Placement/DeviceName.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace weir {

/// Sets of nodes, each of which goes to one device; what is known of the device
/// of each set. Nodes are numbers, in the order in which they are added.
///
/// A set has two names: where its resource lives, which nothing overrides; and
/// what is requested, which is always at least as narrow. A union-find, as in
/// TensorFlow's placer.
class ColocationGroups {
public:
  /// With `soft`, a type or id that cannot be satisfied is given up.
  ColocationGroups(std::vector<DeviceName> devices, bool soft)
      : devices(std::move(devices)), soft(soft) {}

  /// A node alone. `isResource`: it makes a resource, so that `request` is
  /// where that lives.
  int add(llvm::StringRef name, const DeviceName &request, bool isResource);

  /// Both go to one device. False if that cannot be: `error` says why in
  /// TensorFlow's words, and nothing has changed.
  bool merge(int a, int b, std::string &error);
  /// As `merge` for a node `user` that takes the handle that `source` makes:
  /// where the source's set lives beats what the user's requests.
  bool mergeHandle(int source, int user, std::string &error);

  /// The devices where the node's set may go, the preferred first; none if
  /// no device fits: `error` says why in TensorFlow's words.
  llvm::ArrayRef<int> getCandidates(int node, std::string &error);
  /// Sends the node's set to `device`.
  void assign(int node, int device) { nodes[find(node)].device = device; }
  /// Where the set goes; -1: not assigned yet.
  int getDevice(int node) { return nodes[find(node)].device; }
  /// Why it goes there, as far as the set's names tell ("requested"); empty:
  /// they say nothing.
  std::string getReason(int node);

private:
  struct Node {
    std::string name;
    DeviceName own; ///< as the node itself requests
    int parent, rank = 0;
    DeviceName requested, resource; ///< of the set, at its root
    int requestedBy = -1, resourceBy = -1;
    /// Members' requests differ in that, so that it is given up.
    bool typesDiffer = false, idsDiffer = false;
    llvm::SmallVector<int, 4> candidates;
    int device = -1;
  };
  std::vector<DeviceName> devices;
  bool soft;
  std::vector<Node> nodes;

  int find(int node);
  /// Who of the node's set requests what.
  std::string listRequests(int node);
  llvm::SmallVector<int, 4> findMatching(const DeviceName &name) const;
};

} // namespace weir

#endif // WEIR_PASSES_PLACEMENT_COLOCATIONGROUPS_H
