//===- Options.cpp - weir-translate's command line ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/weir-translate/Options.h"
#include <boost/program_options.hpp>
#include <sstream>

namespace po = boost::program_options;
using namespace weir;

static void readOptions(const po::variables_map &values,
                        TranslateOptions &options) {
  using Action = TranslateOptions::Action;
  if (values.count("import-graph")) {
    options.action = Action::ImportGraph;
    options.inputs = {values["import-graph"].as<std::string>()};
  }
  if (values.count("export-graph")) {
    options.action = Action::ExportGraph;
    options.inputs = {values["export-graph"].as<std::string>()};
  }
  if (values.count("verify-roundtrip")) {
    options.action = Action::VerifyRoundtrip;
    options.inputs = values["verify-roundtrip"].as<std::vector<std::string>>();
  }
  if (values.count("tags")) {
    options.tags = values["tags"].as<std::vector<std::string>>();
  }
  options.output = values["output"].as<std::string>();
  options.text = values["text"].as<bool>();
}

std::string weir::parseOptions(int argc, char **argv, TranslateOptions &options,
                               bool &isError) {
  po::options_description all("weir-translate: TensorFlow's files and MLIR");
  all.add_options()("help,h", "this text")(
      "import-graph", po::value<std::string>(),
      "a GraphDef (.pb, .pbtxt), MetaGraphDef (.meta) or SavedModel folder; "
      "prints graph form")("export-graph", po::value<std::string>(),
                           "graph form as MLIR text; writes a GraphDef")(
      "verify-roundtrip", po::value<std::vector<std::string>>()->multitoken(),
      "files to import, print, parse, export and compare")(
      "output,o", po::value<std::string>()->default_value("-"),
      "where to write")("text", po::bool_switch(), "export as text (.pbtxt)")(
      "tags", po::value<std::vector<std::string>>()->multitoken(),
      "tags of a SavedModel's MetaGraph");
  isError = true;
  try {
    po::variables_map values;
    po::store(po::parse_command_line(argc, argv, all), values);
    po::notify(values);
    size_t actions = values.count("import-graph") +
                     values.count("export-graph") +
                     values.count("verify-roundtrip");
    if (values.count("help")) {
      std::ostringstream text;
      text << all;
      isError = false;
      return text.str();
    }
    if (actions != 1) {
      return "expected one of --import-graph, --export-graph, "
             "--verify-roundtrip, got " +
             std::to_string(actions) + " of them; see --help\n";
    }
    readOptions(values, options);
    return "";
  } catch (const std::exception &error) {
    return std::string(error.what()) + "; see --help\n";
  }
}
