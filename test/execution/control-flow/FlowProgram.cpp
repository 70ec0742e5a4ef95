// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FlowCases.h"
#include "runtime/include/weir/weir.h"
#include "llvm/ADT/StringExtras.h"
#include <dlfcn.h>

using namespace weir;
using namespace weir::test;

namespace {
constexpr int32_t invalidArgument = 3, internal = 13;
constexpr int64_t patienceNs = 20000000000;

/// A program's C interface, and one instance of it.
class Program {
public:
  ~Program();
  /// What is wrong, or nothing.
  std::string open(const std::string &path, int threads);
  /// Runs a step twice, the second time in the same frame; what is wrong.
  std::string check(unsigned graph, const FlowCase &flow,
                    const std::string &step,
                    const std::vector<FlowFetch> &fetches);

private:
  template <typename Fn> void find(Fn &target, const char *name) {
    target = reinterpret_cast<Fn>(dlsym(library, name));
    missing = target || missing ? missing : name;
  }
  std::string checkOnce(weir_run *run, unsigned graph,
                        const std::vector<FlowFetch> &fetches);

  void *library = nullptr;
  const char *missing = nullptr;
  decltype(&weir_runtime_create) createRuntime;
  decltype(&weir_runtime_destroy) destroyRuntime;
  decltype(&weir_program_create) createProgram;
  decltype(&weir_program_destroy) destroyProgram;
  decltype(&weir_program_find_step) findStep;
  decltype(&weir_step_num_inputs) getNumInputs;
  decltype(&weir_step_input) getInput;
  decltype(&weir_instance_create) createInstance;
  decltype(&weir_instance_destroy) destroyInstance;
  decltype(&weir_run_create) createRun;
  decltype(&weir_run_destroy) destroyRun;
  decltype(&weir_run_bind_input) bindInput;
  decltype(&weir_run_set_timeout) setTimeout;
  decltype(&weir_run_execute) execute;
  decltype(&weir_run_output) getOutput;
  weir_runtime *runtime = nullptr;
  weir_program *program = nullptr;
  weir_instance *instance = nullptr;
};
} // namespace

Program::~Program() {
  if (instance) {
    destroyInstance(instance);
  }
  if (program) {
    destroyProgram(program);
  }
  if (runtime) {
    destroyRuntime(runtime);
  }
  if (library) {
    dlclose(library);
  }
}

std::string Program::open(const std::string &path, int threads) {
  library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    return dlerror();
  }
  const WeirProgram *tables = nullptr;
  find(createRuntime, "weir_runtime_create");
  find(destroyRuntime, "weir_runtime_destroy");
  find(createProgram, "weir_program_create");
  find(destroyProgram, "weir_program_destroy");
  find(findStep, "weir_program_find_step");
  find(getNumInputs, "weir_step_num_inputs");
  find(getInput, "weir_step_input");
  find(createInstance, "weir_instance_create");
  find(destroyInstance, "weir_instance_destroy");
  find(createRun, "weir_run_create");
  find(destroyRun, "weir_run_destroy");
  find(bindInput, "weir_run_bind_input");
  find(setTimeout, "weir_run_set_timeout");
  find(execute, "weir_run_execute");
  find(getOutput, "weir_run_output");
  find(tables, "weir_program");
  if (missing) {
    return std::string("the program has no ") + missing;
  }
  weir_status status = {};
  runtime = createRuntime(threads);
  if (createProgram(runtime, tables, &program, &status) ||
      createInstance(program, &instance, &status)) {
    return status.message;
  }
  return "";
}

static int64_t readInteger(const weir_tensor &tensor) {
  switch (tensor.bytes) {
  case 1:
    return *static_cast<const uint8_t *>(tensor.data);
  case 4:
    return *static_cast<const int32_t *>(tensor.data);
  default:
    return *static_cast<const int64_t *>(tensor.data);
  }
}

std::string Program::checkOnce(weir_run *run, unsigned graph,
                               const std::vector<FlowFetch> &fetches) {
  weir_status status = {};
  execute(run, &status);
  std::string got =
      "code " + std::to_string(status.code) + " " + status.message;
  size_t numValues = fetches.front().expected.values.size();
  std::string name = getPortName(graph, fetches.front().port);
  if (numValues != 1) {
    bool isDead = numValues == 0;
    if (status.code == (isDead ? invalidArgument : internal) &&
        llvm::StringRef(status.message).contains("\"" + name + "\"")) {
      return "";
    }
    return name + (isDead ? " must be dead: " : " must come twice: ") + got;
  }
  if (status.code != 0) {
    return got;
  }
  for (auto [i, fetch] : llvm::enumerate(fetches)) {
    weir_tensor output = {};
    if (getOutput(run, int32_t(i), &output, &status)) {
      return status.message;
    }
    int64_t value = readInteger(output), expected = fetch.expected.values[0];
    if (value != expected) {
      return getPortName(graph, fetch.port) + " is " + std::to_string(value) +
             ", expected " + std::to_string(expected);
    }
  }
  return "";
}

std::string Program::check(unsigned graph, const FlowCase &flow,
                           const std::string &step,
                           const std::vector<FlowFetch> &fetches) {
  int32_t number = findStep(program, step.c_str());
  if (number < 0) {
    return "the program has no step " + step;
  }
  weir_status status = {};
  weir_run *run = nullptr;
  if (createRun(instance, number, &run, &status)) {
    return status.message;
  }
  setTimeout(run, patienceNs);
  std::string wrong;
  for (int32_t i = 0; i < getNumInputs(program, number) && wrong.empty(); ++i) {
    llvm::StringRef name = getInput(program, number, i, nullptr);
    int node = 0;
    name.split("/n").second.split(':').first.getAsInteger(10, node);
    weir_tensor input = {};
    input.dtype = 9; // int64
    input.data = const_cast<int64_t *>(&flow.graph.nodes[size_t(node)].value);
    input.bytes = sizeof(int64_t);
    wrong = bindInput(run, i, &input, &status) ? status.message : "";
  }
  for (int round = 0; round < 2 && wrong.empty(); ++round) {
    wrong = checkOnce(run, graph, fetches);
  }
  destroyRun(run);
  return wrong;
}

std::vector<std::string>
weir::test::runProgram(const std::string &path, int threads,
                       const std::vector<FlowCase> &cases) {
  Program program;
  std::string wrong = program.open(path, threads);
  if (!wrong.empty()) {
    return {wrong};
  }
  std::vector<std::string> result;
  for (unsigned g = 0; g < cases.size(); ++g) {
    const FlowCase &flow = cases[g];
    std::string step = "g" + std::to_string(g);
    auto note = [&](const std::string &name, const std::string &wrong) {
      if (!wrong.empty()) {
        result.push_back("seed " + std::to_string(flow.seed) + ", step " +
                         name + ", " + std::to_string(threads) +
                         " threads: " + wrong);
      }
    };
    if (!flow.together.empty()) {
      note(step, program.check(g, flow, step, flow.together));
    }
    for (unsigned i = 0; i < flow.alone.size(); ++i) {
      std::string name = step + "_" + std::to_string(i);
      note(name, program.check(g, flow, name, flow.alone[i]));
    }
  }
  return result;
}
