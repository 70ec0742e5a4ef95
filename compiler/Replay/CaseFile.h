// A recorded case (docs: a graph, the steps that a client ran on it, and what
// TensorFlow answered) in memory, tensors decoded.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_COMPILER_REPLAY_CASEFILE_H
#define WEIR_COMPILER_REPLAY_CASEFILE_H

#include "compiler/Replay/Compare.h"
#include "compiler/Replay/HostTensor.h"

#include <optional>
#include <string>
#include <vector>

namespace weir::replay {

struct NamedTensor {
  /// "node:0".
  std::string name;
  HostTensor value;
};

/// TensorFlow's IndexedSlices, of which the sum of the rows is compared.
struct RecordedSlices {
  HostTensor values;
  HostTensor indices;
  std::optional<HostTensor> denseShape;
};

/// What a fetch must be.
struct ExpectedResult {
  std::string name;
  /// The tensor, unless `slices` is set.
  HostTensor value;
  std::optional<RecordedSlices> slices;
  Tolerance tolerance;
};

/// One Session.run call.
struct RecordedStep {
  std::string name;
  std::vector<NamedTensor> feeds;
  std::vector<std::string> fetches;
  std::vector<std::string> targets;
  /// One per fetch; empty where `errorCode` is set.
  std::vector<ExpectedResult> results;
  /// The code that the step must fail with; empty if it must not fail.
  std::string errorCode;
  /// TensorFlow's words, for the reader.
  std::string errorMessage;
  /// Adjacent steps with the same number (not 0) run at the same time.
  int concurrent = 0;
  /// The task of a cluster whose session ran the step.
  std::string task;
};

/// A request to add gradients to the graph before the steps run.
struct RecordedGradients {
  std::string prefix;
  std::vector<std::string> ys;
  std::vector<std::string> xs;
  std::vector<std::string> gradYs;
  std::vector<std::string> stopGradients;
  /// One per x: TensorFlow finds no path.
  std::vector<bool> none;
};

struct RecordedCase {
  std::string name;
  std::string about;
  /// The folder that holds case.txtpb, absolute.
  std::string folder;
  /// The graph: a GraphDef, MetaGraphDef or SavedModel folder, absolute.
  std::string graph;
  std::vector<RecordedStep> steps;
  std::vector<RecordedGradients> gradients;
  /// Sorted distinct op types of the whole graph, functions included.
  std::vector<std::string> opTypes;
  /// Files, relative to `folder`, that the steps read; a name that ends in "/"
  /// is a folder that must exist.
  std::vector<std::string> inputs;
  int cpuDevices = 1;
  /// Number of tasks of the cluster that ran it; 0 for one process.
  int clusterTasks = 0;
};

/// Reads `folder`/case.txtpb and the tensor files that it names.
llvm::Expected<RecordedCase> readCase(llvm::StringRef folder);

/// The same, from the text of a case and the folder that it lies in.
llvm::Expected<RecordedCase> parseCase(llvm::StringRef text,
                                       llvm::StringRef folder);

/// The folders at or below each of `paths` that hold a case.txtpb, sorted.
/// Fails if a path does not exist or holds no case.
llvm::Expected<std::vector<std::string>>
findCases(llvm::ArrayRef<std::string> paths);

/// Decodes a serialized tensorflow.TensorProto, short value lists included.
/// Fails on resources and variants other than empty ones, on a shape that is
/// unknown, and on value lists longer than the shape.
llvm::Expected<HostTensor> parseTensorProto(llvm::StringRef serialized);

/// The serialized TensorProto as docs/formats/script.md describes it: values in
/// `tensor_content` or `string_val`.
std::string printTensorProto(const HostTensor &tensor);

} // namespace weir::replay

#endif // WEIR_COMPILER_REPLAY_CASEFILE_H
