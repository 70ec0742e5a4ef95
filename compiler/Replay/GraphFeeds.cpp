// Which feeds of a graph file have a shape of their own.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Import/Import.h"
#include "compiler/Replay/StepPlan.h"

#include "proto/meta_graph.pb.h"

using namespace weir::replay;

std::set<std::string>
weir::replay::shapedPlaceholders(const std::string &path) {
  std::set<std::string> names;
  weir::GraphFile file;
  std::string error;
  if (!weir::readGraphFile(path, {}, file, error)) {
    return names;
  }
  const tensorflow::GraphDef &graph = file.metaGraph->graph_def();
  // Before version 24, a Placeholder of shape [] stood for any shape.
  bool scalarsAreUnknown = graph.versions().producer() < 24;
  for (const tensorflow::NodeDef &node : graph.node()) {
    if (node.op() != "Placeholder" && node.op() != "PlaceholderV2" &&
        node.op() != "PlaceholderWithDefault") {
      continue;
    }
    auto shape = node.attr().find("shape");
    if (shape == node.attr().end() || !shape->second.has_shape() ||
        shape->second.shape().unknown_rank() ||
        (scalarsAreUnknown && shape->second.shape().dim_size() == 0)) {
      continue;
    }
    names.insert(node.name() + ":0");
  }
  return names;
}
