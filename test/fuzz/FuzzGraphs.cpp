//===- FuzzGraphs.cpp - the compiler on graphs that nobody should trust ---===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// weir-fuzz-graphs [options] GRAPH...: changes the graphs and puts them through
// the whole compiler, mostly up to the scheduled module, sometimes to a
// program. A graph compiles, or there are errors and no file.
#include "compiler/Driver/Driver.h"
#include "proto/graph.pb.h"
#include "test/fuzz/GraphMutator.h"
#include <filesystem>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/text_format.h>

using namespace weir;
using namespace weir::fuzz;
using tensorflow::GraphDef;

/// Every so many cases a program is made to the end.
static constexpr uint64_t wholeEvery = 40;

static bool readSeed(const std::string &path, GraphDef &graph) {
  std::string bytes = readFile(path);
  return path.size() > 6 && path.substr(path.size() - 6) == ".pbtxt"
             ? google::protobuf::TextFormat::ParseFromString(bytes, &graph)
             : graph.ParseFromString(bytes);
}

namespace {
/// Makes and compiles cases.
class GraphCases {
public:
  explicit GraphCases(const fuzz::Options &options);
  bool empty() const { return seeds.empty(); }
  std::string run(uint64_t index);

private:
  /// Writes the graph of a case; the path, and what is wrong with it.
  std::string makeFile(uint64_t index, std::vector<std::string> &about);
  std::string check(const CompileOptions &compile, const CompileResult &result);

  const fuzz::Options &options;
  std::vector<GraphDef> seeds;
};
} // namespace

GraphCases::GraphCases(const fuzz::Options &options) : options(options) {
  for (const std::string &path : options.inputs) {
    GraphDef graph;
    if (readSeed(path, graph) && graph.node_size()) {
      seeds.push_back(std::move(graph));
    }
  }
}

std::string GraphCases::makeFile(uint64_t index,
                                 std::vector<std::string> &about) {
  std::string folder = options.dir + "/case/";
  GraphDef graph;
  if (std::string special; makeSpecialGraph(index, graph, special)) {
    about.push_back(special);
    writeFile(folder + "graph.pb", graph.SerializeAsString());
    return folder + "graph.pb";
  }
  Random random(options.seed, index);
  graph = random.pick(seeds);
  bool mutateFile = random.oneIn(6);
  if (!mutateFile) {
    for (uint64_t n = 1 + random.below(3); n; --n) {
      about.push_back(mutateGraph(random, graph));
    }
  }
  std::string bytes, path = folder + "graph.pb";
  if (random.oneIn(5)) {
    path = folder + "graph.pbtxt";
    google::protobuf::TextFormat::PrintToString(graph, &bytes);
  } else {
    bytes = graph.SerializeAsString();
  }
  if (mutateFile) {
    mutateBytes(random, bytes);
    about.push_back("bytes of the file");
  }
  writeFile(path, bytes);
  return path;
}

std::string GraphCases::check(const CompileOptions &compile,
                              const CompileResult &result) {
  bool written = std::filesystem::exists(compile.output);
  if (result.ok) {
    return written ? "" : "compiled, but there is no output";
  }
  if (written) {
    return "failed, but left its output";
  }
  if (result.errors.empty()) {
    return "failed without an error";
  }
  for (const std::string &error : result.errors) {
    if (options.verbose) {
      fprintf(stderr, "  %s\n", error.c_str());
    }
    if (error.empty() || error.find("the phase '") != std::string::npos) {
      return "an error that says nothing: '" + error + "'";
    }
    // The words of MLIR's verifier: what a pass made is not valid.
    for (const char *words : {"'weir.", "'task.", "'linalg.", "'tensor.",
                              "'arith.", "'func.", "'scf."}) {
      size_t at = error.find(words);
      if (at != std::string::npos &&
          error.find("op ", at) != std::string::npos) {
        return "an error in words of the compiler: " + error;
      }
    }
  }
  return "";
}

std::string GraphCases::run(uint64_t index) {
  CompileOptions compile;
  std::string folder = options.dir + "/case";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  std::vector<std::string> about;
  compile.input = makeFile(index, about);
  compile.output = folder + "/out";
  compile.emit = index % wholeEvery == 1 ? EmitKind::Object : EmitKind::Mlir;
  compile.codegen = CodegenMode::Reference;
  compile.levels = {IsaLevel::V3};
  compile.jobs = 1;
  CompileResult result = compileGraph(compile);
  for (const std::string &what : about) {
    tally(what, result.ok);
  }
  return check(compile, result);
}

int main(int argc, char **argv) {
  fuzz::Options options = fuzz::parseOptions(argc, argv);
  google::protobuf::SetLogHandler(nullptr);
  GraphCases cases(options);
  if (cases.empty()) {
    fprintf(stderr, "usage: %s [options] GRAPH...\n", argv[0]);
    return 2;
  }
  return runCases(options, [&](uint64_t index) { return cases.run(index); });
}
