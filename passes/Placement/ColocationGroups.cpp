//===- ColocationGroups.cpp - what must be on one device ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Placement/ColocationGroups.h"

using namespace llvm;
using namespace weir;

int ColocationGroups::add(StringRef name, const DeviceName &request,
                          bool isResource) {
  int id = int(nodes.size());
  Node &node = nodes.emplace_back();
  node.name = name.str();
  node.own = node.requested = request;
  node.parent = id;
  if (!request.empty()) {
    node.requestedBy = id;
    if (isResource) {
      node.resource = request;
      node.resourceBy = id;
    }
  }
  return id;
}

int ColocationGroups::find(int node) {
  while (nodes[node].parent != node) {
    nodes[node].parent = nodes[nodes[node].parent].parent;
    node = nodes[node].parent;
  }
  return node;
}

template <typename T>
static bool differ(const std::optional<T> &a, const std::optional<T> &b) {
  return a && b && *a != *b;
}

bool ColocationGroups::merge(int a, int b, std::string &error) {
  int x = find(a), y = find(b);
  if (x == y) {
    return true;
  }
  DeviceName resource = nodes[x].resource, requested = nodes[x].requested;
  if (!resource.merge(nodes[y].resource, /*soft=*/false, error) ||
      !requested.merge(nodes[y].requested, soft, error)) {
    error = "Cannot colocate nodes '" + nodes[a].name + "' and '" +
            nodes[b].name + "': " + error;
    return false;
  }
  // TensorFlow would take what the next member says; whatever the order, no
  // member is better than another.
  bool typesDiffer = nodes[x].typesDiffer || nodes[y].typesDiffer ||
                     differ(nodes[x].requested.type, nodes[y].requested.type);
  bool idsDiffer = nodes[x].idsDiffer || nodes[y].idsDiffer || typesDiffer ||
                   differ(nodes[x].requested.id, nodes[y].requested.id);
  if (typesDiffer) {
    requested.type.reset();
  }
  if (idsDiffer) {
    requested.id.reset();
  }
  requested.overlay(resource);
  if (nodes[x].rank < nodes[y].rank) {
    std::swap(x, y);
  }
  nodes[x].rank += nodes[x].rank == nodes[y].rank;
  nodes[y].parent = x;
  Node &root = nodes[x];
  if (root.requestedBy < 0) {
    root.requestedBy = nodes[y].requestedBy;
  }
  if (root.resourceBy < 0) {
    root.resourceBy = nodes[y].resourceBy;
  }
  root.typesDiffer = typesDiffer;
  root.idsDiffer = idsDiffer;
  root.resource = std::move(resource);
  root.requested = std::move(requested);
  if (root.device < 0) {
    root.device = nodes[y].device;
  }
  return true;
}

bool ColocationGroups::mergeHandle(int source, int user, std::string &error) {
  Node &from = nodes[find(source)], &to = nodes[find(user)];
  if (!from.resource.isCompatible(to.resource)) {
    error = "Cannot place the graph because a reference or resource edge "
            "connects colocation groups with incompatible resource devices: " +
            from.resource.str() + " vs " + to.resource.str() +
            ". The edge src node is " + nodes[source].name +
            ", and the dst node is " + nodes[user].name +
            "; the resources are '" + nodes[from.resourceBy].name + "' and '" +
            nodes[to.resourceBy].name + "'";
    return false;
  }
  if (!from.requested.isCompatible(to.requested)) {
    to.requested = from.requested;
    to.requested.overlay(to.resource);
    to.requestedBy = from.requestedBy;
    to.typesDiffer = from.typesDiffer;
    to.idsDiffer = from.idsDiffer;
  }
  return merge(source, user, error);
}

SmallVector<int, 4>
ColocationGroups::findMatching(const DeviceName &name) const {
  SmallVector<int, 4> found;
  for (auto [i, device] : enumerate(devices)) {
    if (name.matches(device)) {
      found.push_back(int(i));
    }
  }
  return found;
}

static std::string join(ArrayRef<DeviceName> devices) {
  std::string text;
  for (const DeviceName &device : devices) {
    text += (text.empty() ? "" : ", ") + device.str();
  }
  return text;
}

std::string ColocationGroups::listRequests(int node) {
  constexpr unsigned maxListed = 4;
  std::string text;
  unsigned count = 0;
  for (size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].own.empty() || find(int(i)) != find(node)) {
      continue;
    }
    if (++count > maxListed) {
      return text + ", ...";
    }
    text += (text.empty() ? "" : ", ");
    text += "'" + nodes[i].name + "' requests " + nodes[i].own.str();
  }
  return text;
}

ArrayRef<int> ColocationGroups::getCandidates(int node, std::string &error) {
  Node &root = nodes[find(node)];
  if (!root.candidates.empty()) {
    return root.candidates;
  }
  root.candidates = findMatching(root.requested);
  if (root.candidates.empty() && soft) {
    // First without leaving where the resource lives, then anywhere in the
    // same task.
    DeviceName relaxed = root.requested;
    relaxed.type = root.resource.type;
    relaxed.id = root.resource.id;
    root.candidates = findMatching(relaxed);
    if (root.candidates.empty()) {
      relaxed.type.reset();
      relaxed.id.reset();
      root.candidates = findMatching(relaxed);
    }
  }
  if (root.candidates.empty()) {
    // What computes a size beside its node has that node's name, and asks for
    // nothing itself.
    bool isHelper = nodes[node].own.empty() && root.requestedBy >= 0 &&
                    nodes[root.requestedBy].name == nodes[node].name;
    const Node &own = nodes[isHelper ? root.requestedBy : node];
    if (own.own == root.requested) {
      error = "'" + own.name + "' was explicitly assigned to " + own.own.str() +
              " but available devices are [ " + join(devices) +
              " ]. Make sure the device specification refers to a valid device";
    } else {
      error = "Could not satisfy explicit device specification '" +
              own.own.str() + "' because the node '" + own.name +
              "' was colocated with a group of nodes that required "
              "incompatible device '" +
              root.requested.str() + "' (" + listRequests(node) +
              "). All available devices [" + join(devices) + "]";
    }
  }
  return root.candidates;
}

std::string ColocationGroups::getReason(int node) {
  const Node &root = nodes[find(node)];
  const Node &own = nodes[node];
  if (root.requested.empty() && own.own.empty()) {
    return "";
  }
  const DeviceName &device = devices[root.device];
  if (root.resourceBy >= 0 && root.resourceBy != node) {
    std::string text = "lives with " + nodes[root.resourceBy].name;
    bool beaten = !own.own.matches(device);
    return beaten ? text + ", not on " + own.own.str() + " as requested" : text;
  }
  if (!own.own.empty() && own.own.matches(device)) {
    return "requested";
  }
  if (!own.own.empty()) {
    bool exists = !findMatching(own.own).empty();
    return exists ? "requests of its group differ"
                  : "there is no " + own.own.str();
  }
  return root.requestedBy >= 0
             ? "colocated with " + nodes[root.requestedBy].name
             : "";
}
