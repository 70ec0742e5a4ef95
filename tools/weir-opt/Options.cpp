//===- Options.cpp - the command line of weir-opt -------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Boost.Program_options reads the options that are always there; what it does
// not know must name a registered pass or pipeline, and order counts there.
#include "tools/weir-opt/Options.h"

#include <boost/program_options.hpp>
#include <iostream>
#include <sstream>

namespace po = boost::program_options;
using namespace weir::opt;

static po::options_description describe(Options &o) {
  po::options_description all("options");
  // clang-format off
  all.add_options()
    ("help,h", "print this and exit")
    ("output,o", po::value(&o.output), "output file (- is standard output)")
    ("pass-pipeline", po::value(&o.passPipeline),
     "MLIR's textual description of the passes to run")
    ("split-input-file", po::bool_switch(&o.splitInput),
     "treat each part between lines of // ----- alone")
    ("verify-diagnostics", po::bool_switch(&o.verifyDiagnostics),
     "check expected-error and its kin instead of failing")
    ("no-verify-each", "do not verify after each pass")
    ("verify-roundtrip", po::bool_switch(&o.verifyRoundtrip),
     "check that the input prints and parses to itself")
    ("allow-unregistered-dialect", po::bool_switch(&o.allowUnregistered),
     "accept ops of dialects that are not known")
    ("list-passes", po::bool_switch(&o.listPasses),
     "print the registered passes and pipelines")
    ("dump-pass-pipeline", po::bool_switch(&o.dumpPipeline),
     "print the pipeline before it runs")
    ("dump-ir-dir", po::value(&o.dumpIrDir),
     "write the module after each pass to this folder, numbered")
    ("mlir-print-ir-after-all", po::bool_switch(&o.printAfterAll),
     "print the module after each pass to standard error")
    ("mlir-print-ir-after-failure", po::bool_switch(&o.printAfterFailure),
     "print the module after a pass that failed")
    ("mlir-print-op-generic", po::bool_switch(&o.printGeneric),
     "print ops in generic form")
    ("mlir-print-debuginfo", po::bool_switch(&o.printLocations),
     "print locations")
    ("mlir-elide-elementsattrs-if-larger", po::value(&o.elideLarger),
     "leave out constants of more elements")
    ("mlir-pass-statistics", po::bool_switch(&o.statistics),
     "print what the passes counted")
    ("mlir-timing", po::bool_switch(&o.timing), "print the passes' times")
    ("mlir-disable-threading", po::bool_switch(&o.singleThreaded),
     "use one thread")
    ("emit-bytecode", po::bool_switch(&o.emitBytecode), "write bytecode")
    ("run-reproducer", po::bool_switch(&o.runReproducer),
     "run the pipeline that the input file holds")
    ("crash-reproducer", po::value(&o.crashReproducer),
     "where a crash or a failed pass leaves a reproducer (default: nowhere)")
    ("debug-only", po::value<std::vector<std::string>>(),
     "comma-separated debug types to log")
    ("run", po::bool_switch(&o.run),
     "after the passes finish the compilation, from whatever rung the module "
     "is on, and run a step: prints its fetches")
    ("step", po::value<std::string>(),
     "with --run: which step (default: the first that fits the feeds)")
    ("feed", po::value<std::vector<std::string>>()->composing(),
     "with --run: NAME=VALUE, a literal ([[1, 2], [3, 4]]), x.npy, x.tensor or "
     "raw:FILE")
    ("fetch", po::value<std::vector<std::string>>()->composing(),
     "with --run: NAME[=FILE.npy], a value to print or write (default: all)")
    ("target", po::value<std::vector<std::string>>()->composing(),
     "with --run: NAME, a node that the step must run")
    ("input", po::value(&o.input), "input file (- is standard input)");
  // clang-format on
  return all;
}

// Long options may be written with one dash, as MLIR's tests do.
static std::vector<std::string> readArguments(int argc, char **argv) {
  std::vector<std::string> arguments;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    bool oneDash = argument.size() > 2 && argument[0] == '-' &&
                   argument[1] != '-' && argument[1] != 'o';
    arguments.push_back(oneDash ? "-" + argument : argument);
  }
  return arguments;
}

static void splitDebugTypes(const po::variables_map &values, Options &options) {
  if (!values.count("debug-only")) {
    return;
  }
  for (const auto &list : values["debug-only"].as<std::vector<std::string>>()) {
    std::istringstream stream(list);
    for (std::string type; std::getline(stream, type, ',');) {
      options.debugOnly.push_back(type);
    }
  }
}

/// The arguments of the program that `--run` makes. False: there are some
/// without --run, which has been reported.
static bool readRunArguments(const po::variables_map &values,
                             Options &options) {
  std::vector<std::string> &arguments = options.runArguments;
  if (values.count("step")) {
    arguments.push_back(values["step"].as<std::string>());
  }
  for (const char *name : {"feed", "fetch", "target"}) {
    if (values.count(name)) {
      for (const auto &text : values[name].as<std::vector<std::string>>()) {
        arguments.push_back("--" + std::string(name));
        arguments.push_back(text);
      }
    }
  }
  if (!arguments.empty() && !options.run) {
    std::cerr << "weir-opt: --step, --feed, --fetch and --target need --run\n";
    return false;
  }
  if (options.run && (options.splitInput || options.verifyDiagnostics)) {
    std::cerr << "weir-opt: --run runs one module: it goes with neither "
                 "--split-input-file nor --verify-diagnostics\n";
    return false;
  }
  return true;
}

static Start parse(int argc, char **argv, bool (*isPass)(const std::string &),
                   Options &options) {
  po::options_description all = describe(options);
  po::positional_options_description positional;
  positional.add("input", 1);
  namespace style = po::command_line_style;
  po::parsed_options parsed =
      po::command_line_parser(readArguments(argc, argv))
          .options(all)
          .positional(positional)
          .style(style::default_style & ~style::allow_guessing)
          .allow_unregistered()
          .run();
  po::variables_map values;
  po::store(parsed, values);
  po::notify(values);
  if (values.count("help")) {
    std::cout << "usage: weir-opt [options] [--PASS[=OPTIONS] ...] [input]\n\n"
              << all << "\nPasses: see --list-passes.\n"
              << "\nRun a module of any rung, after these passes if any:\n"
                 "  weir-opt add.mlir --run --feed 'x=[1, 2]'\n"
                 "  weir-opt graph.mlir --weir-raise-graph --run --fetch "
                 "y:0=y.npy\n";
    return Start::ExitOk;
  }
  for (const po::option &option : parsed.options) {
    if (!option.unregistered) {
      continue;
    }
    std::string text = option.original_tokens.at(0);
    size_t equals = text.find('=');
    std::string name = text.substr(0, equals);
    name.erase(0, name.find_first_not_of('-'));
    if (text[0] != '-' || !isPass(name)) {
      std::cerr << "weir-opt: '" << text << "' is neither an option nor a "
                << "registered pass or pipeline; see --help and "
                << "--list-passes\n";
      return Start::ExitError;
    }
    options.passes.emplace_back(
        name, equals == std::string::npos ? "" : text.substr(equals + 1));
  }
  if (!options.passes.empty() && !options.passPipeline.empty()) {
    std::cerr << "weir-opt: give passes by --pass-pipeline or by name, not "
                 "both\n";
    return Start::ExitError;
  }
  if (!readRunArguments(values, options)) {
    return Start::ExitError;
  }
  options.verifyEach = !values.count("no-verify-each");
  splitDebugTypes(values, options);
  return Start::Run;
}

Start weir::opt::parseOptions(int argc, char **argv,
                              bool (*isPass)(const std::string &),
                              Options &options) {
  try {
    return parse(argc, argv, isPass, options);
  } catch (const std::exception &error) {
    std::cerr << "weir-opt: " << error.what() << "; see --help\n";
    return Start::ExitError;
  }
}
