// The command line of weir-replay.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "tools/weir-replay/Options.h"

#include <boost/program_options.hpp>

#include <iostream>
#include <unistd.h>

namespace po = boost::program_options;

static const char *const intro =
    "usage: weir-replay [options] CASE_OR_FOLDER...\n\n"
    "Compiles recorded cases (a graph, steps, and what TensorFlow answered),\n"
    "runs their steps in order and compares. Prints a line for each case: "
    "PASS,\n"
    "FAIL and why, or UNSUPPORTED and the op types that are missing; a table "
    "of\n"
    "missing op types by number of cases; and `N passed, N failed, N "
    "skipped`.\n"
    "Exits with 1 if a case failed, 2 on a wrong command line.\n";

static void requireOneOf(const std::string &flag, const std::string &value,
                         std::initializer_list<const char *> allowed) {
  std::string list;
  for (const char *word : allowed) {
    if (value == word) {
      return;
    }
    list += std::string(list.empty() ? "" : " or ") + word;
  }
  throw po::error("--" + flag + "=" + value + ": expected " + list);
}

/// `1,2,4`.
static std::vector<unsigned> readThreads(const std::string &value) {
  std::vector<unsigned> counts;
  std::string word;
  for (char c : value + ",") {
    if (c >= '0' && c <= '9' && word.size() < 4) {
      word += c;
    } else if (c == ',' && !word.empty() && std::stoi(word) > 0) {
      counts.push_back(unsigned(std::stoi(word)));
      word.clear();
    } else {
      throw po::error("--threads=" + value +
                      ": expected numbers from 1 to "
                      "9999, with commas between");
    }
  }
  return counts;
}

/// `graph` is 0.
static unsigned readDevices(const std::string &value) {
  if (value == "graph") {
    return 0;
  }
  bool number = value.size() == 1 || value.size() == 2;
  for (char c : value) {
    number &= c >= '0' && c <= '9';
  }
  if (!number || std::stoi(value) < 1) {
    throw po::error("--local-devices=" + value + ": expected 1 to 99 or graph");
  }
  return unsigned(std::stoi(value));
}

std::optional<ReplayOptions> parseOptions(int argc, char **argv, int &status) {
  ReplayOptions options;
  options.jobs = unsigned(std::max(1L, sysconf(_SC_NPROCESSORS_ONLN)));
  po::options_description visible("options");
  auto add = visible.add_options();
  add("help,h", "print this");
  add("jobs,j", po::value(&options.jobs), "cases at a time");
  add("filter", po::value(&options.filter)->value_name("REGEX"),
      "only cases whose area/name matches");
  add("via", po::value(&options.via)->value_name("shared|exe"),
      "run a shared library through the C interface, or an executable");
  add("threads", po::value<std::string>()->value_name("N[,N...]"),
      "threads of the program (1); several: one run for each");
  add("codegen", po::value(&options.codegen)->value_name("reference|fast"),
      "how kernels are compiled");
  add("no-raise", po::bool_switch(&options.noRaise),
      "let the executor run all control flow op by op");
  add("local-devices", po::value<std::string>()->value_name("N|graph"),
      "CPU devices of the program (1); graph: as many as the case was recorded "
      "with");
  add("loops", po::value(&options.loops)->value_name("auto|native|dataflow"),
      "how loops and branches run");
  add("no-fold", po::bool_switch(&options.noFold),
      "compute constants when the program runs, so that kernels are tested");
  add("json", po::value(&options.json)->value_name("FILE"),
      "write a report in JSON");
  add("timeout", po::value(&options.timeout)->value_name("SECONDS"),
      "time limit of a case");
  add("must-pass", po::value(&options.mustPass)->value_name("FILE"),
      "run the cases listed in FILE, below the one folder given; a case that "
      "does not pass has failed");
  add("timing", po::bool_switch(&options.timing),
      "print the seconds of each case");
  add("verbose,v", po::bool_switch(&options.verbose),
      "print what a failing case wrote");
  add("keep", po::value(&options.keep)->value_name("FOLDER"),
      "keep compiled programs and files of the steps there");
  add("dump-ir-dir", po::value(&options.dumpIrDir)->value_name("FOLDER"),
      "write the module after each pass there, a folder for each case");
  po::options_description all;
  all.add(visible).add_options()("path", po::value(&options.paths));
  po::positional_options_description positional;
  positional.add("path", -1);
  try {
    po::variables_map values;
    po::store(po::command_line_parser(argc, argv)
                  .options(all)
                  .positional(positional)
                  .run(),
              values);
    po::notify(values);
    if (values.count("help")) {
      std::cout << intro << "\n" << visible;
      status = 0;
      return std::nullopt;
    }
    if (values.count("threads")) {
      options.threads = readThreads(values["threads"].as<std::string>());
    }
    if (values.count("local-devices")) {
      options.localDevices =
          readDevices(values["local-devices"].as<std::string>());
    }
    if (!(options.timeout > 0)) {
      throw po::error("--timeout: expected more than 0 seconds");
    }
    requireOneOf("via", options.via, {"shared", "exe"});
    requireOneOf("codegen", options.codegen, {"reference", "fast"});
    requireOneOf("loops", options.loops, {"auto", "native", "dataflow"});
    if (options.paths.empty()) {
      throw po::error("expected a case or a folder of cases");
    }
    if (!options.mustPass.empty() && options.paths.size() != 1) {
      throw po::error("--must-pass: expected one folder, got " +
                      std::to_string(options.paths.size()));
    }
  } catch (const std::exception &error) {
    std::cerr << "weir-replay: " << error.what()
              << "\nweir-replay --help lists the options\n";
    status = 2;
    return std::nullopt;
  }
  return options;
}
