//===- Options.cpp - the command line of weirc ----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/weirc/Options.h"

#include <algorithm>
#include <boost/program_options.hpp>
#include <iostream>
#include <sstream>

namespace po = boost::program_options;
using namespace weir::weirc;

static const char *const emitKinds[] = {"exe",  "shared", "static", "object",
                                        "mlir", "llvm",   "asm"};

// The path of files that begins a lesson is shown before the options.
static const char *const lesson = R"(usage: weirc FILE -o OUTPUT [options]

Compiles a TensorFlow graph (GraphDef .pb or .pbtxt, MetaGraph .meta, SavedModel
folder) into a native program that needs no TensorFlow.

  weirc model.pb -o classify                   an executable; all Placeholders
                                               are fed, what is unused fetched
  ./classify --help                            how to run it
  weirc model.pb --feed image:0=float32[?,28,28,1] --fetch probs:0 -o classify
                                               just what probs needs
  weirc model.pb --steps=steps.txt -o train    several named steps
  weirc model.pb --steps=steps.txt --plan=train.plan -o train && ./train
                                               and how a run uses them
  weirc saved_model/ --emit=shared -o m.so     a library with a C API, and m.h
                                               (static, object: the same)
  weirc model.pb -o classify --report          what the compiler did

)";

// NOTICE.md says the same of the repository.
static const char *const notices =
    R"(A program that weirc makes holds its graph's weights, kernels that weirc
generated, and Weir's runtime. Weir is under the Apache License v2.0 with LLVM
Exceptions: object code that it leaves in a program needs no notice. An
executable or a shared library holds the C library's start files too (crt1.o and
its like), whose licence permits that without a notice, and loads the system's C
and math libraries; an archive or object from --emit=static or object leaves
both to you. One with a plan holds parts of zlib, which ask for no notice in a
program. The licence of the weights stays with whoever made the model.

The compiler itself links LLVM, MLIR and lld (Apache License v2.0 with LLVM
Exceptions), Protocol Buffers (BSD-3-Clause), Boost.Program_options (BSL-1.0),
zlib (Zlib) and zstd (BSD-3-Clause), and holds the definitions of TensorFlow's
operations: names, attributes and types, no code (Apache-2.0).
)";

static po::options_description describe(Options &o) {
  po::options_description what("what to compile");
  // clang-format off
  what.add_options()
    ("feed", po::value(&o.feeds)->composing(),
     "NAME[:PORT][=TYPE]: a tensor to be fed, any edge; TYPE like "
     "float32[?,28] or ?x28xf32 says more than the graph does")
    ("fetch", po::value(&o.fetches)->composing(),
     "NAME[:PORT]: a tensor to be fetched")
    ("target", po::value(&o.targets)->composing(),
     "NAME: a node to be run")
    ("step", po::value(&o.stepName), "the name of that step (main)")
    ("steps", po::value(&o.stepsFile),
     "file with several steps: lines 'step NAME', 'feed ...', 'fetch ...', "
     "'target ...'")
    ("plan", po::value(&o.planFile),
     "file with a plan: what the program does when it is asked for nothing "
     "else, such as a training loop (docs/formats/plan.md)")
    ("minimize", po::value(&o.minimize),
     "NAME[:PORT] of a loss: add a step that trains, with gradients made here, "
     "and a step init_optimizer")
    ("optimizer", po::value(&o.optimizer),
     "how: sgd (the default), momentum, adam, adamax, adagrad, adadelta, "
     "rmsprop, centered_rmsprop, ftrl; with parameters, as in "
     "adam(learning_rate=0.001)")
    ("train-vars", po::value(&o.trainVars),
     "what: names of variables, with commas (those that the graph calls "
     "trainable, or else the floating-point ones, that the loss reads)")
    ("train-step", po::value(&o.trainStep), "the name of that step (train)")
    ("tags", po::value(&o.tags)->composing(),
     "which graph of a SavedModel: the one with these tags (serve)");
  po::options_description how("how");
  how.add_options()
    ("output,o", po::value(&o.output), "the file to write")
    ("emit", po::value(&o.emit),
     "exe, shared, static, object; or to read: mlir, llvm, asm (-o -)")
    ("target-cpu", po::value<std::string>(),
     "levels of CPU to compile for, with commas (x86-64-v3,x86-64-v4); the "
     "program takes the best that it finds")
    ("codegen", po::value(&o.codegen),
     "fast, or reference: plain loops, to compare with")
    ("no-raise", po::bool_switch(&o.noRaise),
     "let the executor run all control flow op by op, as it does what has no "
     "structure")
    ("loops", po::value(&o.loops),
     "how loops and branches run: auto, by cost; native, inside a kernel; "
     "dataflow, several iterations under way")
    ("no-fold", po::bool_switch(&o.noFold),
     "compute nothing while compiling, not even what is constant")
    ("defer-errors", po::bool_switch(&o.deferErrors),
     "where shapes contradict each other, let the step fail when it gets there, "
     "as TensorFlow does; else that is an error now")
    ("local-devices", po::value(&o.localDevices),
     "CPU devices of the program's process, CPU:0 and on (1): the graph's "
     "device strings say what runs where")
    ("soft-placement", po::value(&o.softPlacement),
     "on, or off: a requested device that does not exist is an error")
    ("jobs,j", po::value(&o.jobs), "kernels compiled at once (one per core)")
    ("name", po::value(&o.programName), "the program's name (the output's)")
    ("cache-dir", po::value(&o.cacheDir),
     "where compiled kernels are kept (~/.cache/weir)")
    ("no-cache", "neither look there nor leave anything");
  po::options_description look("looking inside");
  look.add_options()
    ("report", po::value(&o.report)->implicit_value("text"),
     "print what was compiled, as text or =json")
    ("report-file", po::value(&o.reportFile), "write the report to this file")
    ("dump-ir-dir", po::value(&o.dumpIrDir),
     "write the module after each pass to this folder")
    ("verify-each", po::bool_switch(&o.verifyEach),
     "check the module after each pass")
    ("runtime-dir", po::value(&o.runtimeDir),
     "where the runtime's archives are (../lib beside weirc)")
    ("completion", po::value<std::string>()->implicit_value("bash"),
     "print a completion script: eval \"$(weirc --completion)\"")
    ("notices", "print whose code a program and the compiler hold")
    ("version", "print the version")
    ("help,h", "print this");
  // clang-format on
  po::options_description all;
  all.add(what).add(how).add(look);
  return all;
}

/// A completion script that knows the options as they are.
static void printCompletion(const po::options_description &all) {
  std::cout
      << "_weirc() {\n"
         "  local word=\"${COMP_WORDS[COMP_CWORD]}\"\n"
         "  case \"$word\" in\n"
         "  --emit=*|--codegen=*|--loops=*)\n"
         "    local values=\"exe shared static object mlir llvm asm\"\n"
         "    [[ $word == --codegen* ]] && values=\"fast reference\"\n"
         "    [[ $word == --loops* ]] && values=\"auto native dataflow\"\n"
         "    COMPREPLY=($(compgen -W \"$values\" -- \"${word#*=}\")) ;;\n"
         "  -*)\n"
         "    COMPREPLY=($(compgen -W \"";
  for (const auto &option : all.options()) {
    std::cout << "--" << option->long_name() << " ";
  }
  std::cout << "-o -j\" -- \"$word\")) ;;\n"
               "  *) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n"
               "  esac\n"
               "}\n"
               "complete -o filenames -F _weirc weirc\n";
}

static std::vector<std::string> splitAtCommas(const std::string &text) {
  std::vector<std::string> parts;
  std::stringstream stream(text);
  for (std::string part; std::getline(stream, part, ',');) {
    parts.push_back(part);
  }
  return parts;
}

/// The first thing that is wrong with the options, or "".
static std::string findMistake(const Options &o, const po::variables_map &map) {
  if (o.input.empty()) {
    return "no input: name a .pb, .pbtxt or .meta file or a SavedModel's "
           "folder";
  }
  bool text = o.emit == "mlir" || o.emit == "llvm" || o.emit == "asm";
  if (std::find(std::begin(emitKinds), std::end(emitKinds), o.emit) ==
      std::end(emitKinds)) {
    return "--emit=" + o.emit +
           ": expected exe, shared, static, object, mlir, llvm or asm";
  }
  if (o.output.empty() && !text) {
    return "no output: add -o FILE";
  }
  if (o.output == "-" && !text) {
    return "-o -: only --emit=mlir, llvm and asm go to standard output";
  }
  if (o.codegen != "fast" && o.codegen != "reference") {
    return "--codegen=" + o.codegen + ": expected fast or reference";
  }
  if (o.localDevices < 1 || o.localDevices > 64) {
    return "--local-devices=" + std::to_string(o.localDevices) +
           ": expected 1 to 64";
  }
  if (o.softPlacement != "on" && o.softPlacement != "off") {
    return "--soft-placement=" + o.softPlacement + ": expected on or off";
  }
  if (o.loops != "auto" && o.loops != "native" && o.loops != "dataflow") {
    return "--loops=" + o.loops + ": expected auto, native or dataflow";
  }
  for (const std::string &level : o.levels) {
    if (level != "x86-64-v3" && level != "x86-64-v4") {
      return "--target-cpu: level '" + level +
             "' is not known; expected x86-64-v3 or x86-64-v4";
    }
  }
  if (o.levels.empty()) {
    return "--target-cpu: expected at least one level";
  }
  if (!o.report.empty() && o.report != "text" && o.report != "json") {
    return "--report=" + o.report + ": expected text or json";
  }
  if (o.trainVars.find_first_not_of(", ") == std::string::npos &&
      !o.trainVars.empty()) {
    return "--train-vars names no variable; leave it out to train all";
  }
  if (o.minimize.empty() && (!o.optimizer.empty() || !o.trainVars.empty() ||
                             o.trainStep != "train")) {
    return "--optimizer, --train-vars and --train-step go with "
           "--minimize=LOSS";
  }
  bool inlineStep =
      !o.feeds.empty() || !o.fetches.empty() || !o.targets.empty();
  if (inlineStep && !o.stepsFile.empty()) {
    return "--steps and --feed, --fetch, --target exclude each other";
  }
  return "";
}

Start weir::weirc::parseOptions(int argc, char **argv,
                                const std::string &version, Options &o) {
  po::options_description visible = describe(o);
  try {
    po::options_description all;
    all.add(visible);
    std::vector<std::string> inputs;
    all.add_options()("input", po::value(&inputs));
    po::positional_options_description positional;
    positional.add("input", -1);
    po::variables_map map;
    // Guessing an option from its beginning would break scripts later.
    using namespace po::command_line_style;
    po::store(po::command_line_parser(argc, argv)
                  .options(all)
                  .positional(positional)
                  .style(unix_style & ~allow_guessing)
                  .run(),
              map);
    po::notify(map);
    if (map.count("help")) {
      std::cout << lesson << visible
                << "\nexit status: 0 compiled, 1 the graph cannot be compiled, "
                   "2 wrong usage\n";
      return Start::ExitOk;
    }
    if (map.count("version")) {
      std::cout << version << "\n";
      return Start::ExitOk;
    }
    if (map.count("notices")) {
      std::cout << notices;
      return Start::ExitOk;
    }
    if (map.count("completion")) {
      printCompletion(visible);
      return Start::ExitOk;
    }
    if (inputs.size() > 1) {
      std::cerr << "weirc: one input at a time, got '" << inputs[0] << "' and '"
                << inputs[1] << "'\n";
      return Start::ExitUsage;
    }
    if (!inputs.empty()) {
      o.input = inputs[0];
    }
    o.useCache = !map.count("no-cache");
    if (map.count("target-cpu")) {
      o.levels = splitAtCommas(map["target-cpu"].as<std::string>());
      std::sort(o.levels.begin(), o.levels.end());
    }
    std::string mistake = findMistake(o, map);
    if (!mistake.empty()) {
      std::cerr << "weirc: " << mistake << "\n(weirc --help explains)\n";
      return Start::ExitUsage;
    }
    if (o.output.empty()) {
      o.output = "-";
    }
  } catch (const std::exception &error) {
    std::cerr << "weirc: " << error.what() << "\n(weirc --help explains)\n";
    return Start::ExitUsage;
  }
  return Start::Run;
}
