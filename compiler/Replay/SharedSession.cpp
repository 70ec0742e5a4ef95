// Running the steps of a case through a shared library's C interface.
//
// The library holds its own copy of the runtime; everything is looked up in it
// by name, so that what is tested is what a user's program links.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/Session.h"

#include "runtime/abi/Call.h"
#include "runtime/include/weir/weir.h"

#include "llvm/ADT/STLExtras.h"

#include <cstring>
#include <dlfcn.h>

using namespace weir::replay;

namespace {
/// The functions of weir.h that a session needs, from one library.
struct Interface {
  decltype(&weir_runtime_create) runtimeCreate;
  decltype(&weir_runtime_destroy) runtimeDestroy;
  decltype(&weir_program_create) programCreate;
  decltype(&weir_program_destroy) programDestroy;
  decltype(&weir_program_find_step) findStep;
  decltype(&weir_step_num_inputs) numInputs;
  decltype(&weir_step_num_outputs) numOutputs;
  decltype(&weir_step_input) stepInput;
  decltype(&weir_step_output) stepOutput;
  decltype(&weir_instance_create) instanceCreate;
  decltype(&weir_instance_destroy) instanceDestroy;
  decltype(&weir_run_create) runCreate;
  decltype(&weir_run_destroy) runDestroy;
  decltype(&weir_run_bind_input) bindInput;
  decltype(&weir_run_execute) execute;
  decltype(&weir_run_output) output;
  const WeirProgram *tables;
};
} // namespace

static llvm::Expected<Interface> loadInterface(llvm::StringRef path) {
  void *library = dlopen(path.str().c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    return llvm::createStringError(dlerror());
  }
  Interface api;
  std::string missing;
  auto find = [&](auto &target, const char *name) {
    void *symbol = dlsym(library, name);
    if (!symbol) {
      missing += std::string(" ") + name;
    }
    target = reinterpret_cast<std::decay_t<decltype(target)>>(symbol);
  };
  find(api.runtimeCreate, "weir_runtime_create");
  find(api.runtimeDestroy, "weir_runtime_destroy");
  find(api.programCreate, "weir_program_create");
  find(api.programDestroy, "weir_program_destroy");
  find(api.findStep, "weir_program_find_step");
  find(api.numInputs, "weir_step_num_inputs");
  find(api.numOutputs, "weir_step_num_outputs");
  find(api.stepInput, "weir_step_input");
  find(api.stepOutput, "weir_step_output");
  find(api.instanceCreate, "weir_instance_create");
  find(api.instanceDestroy, "weir_instance_destroy");
  find(api.runCreate, "weir_run_create");
  find(api.runDestroy, "weir_run_destroy");
  find(api.bindInput, "weir_run_bind_input");
  find(api.execute, "weir_run_execute");
  find(api.output, "weir_run_output");
  find(api.tables, "weir_program");
  if (!missing.empty()) {
    return llvm::createStringError("the library does not define" + missing);
  }
  return api;
}

static llvm::Error toError(const weir_status &status) {
  return llvm::createStringError(statusCodeName(status.code) + ": " +
                                 status.message);
}

static void setOutcome(CallOutcome &outcome, const weir_status &status) {
  outcome.code = statusCodeName(status.code);
  outcome.message = status.message;
}

/// A tensor in the interface's form. Borrows `tensor`; `strings` must live as
/// long as the result.
static weir_tensor describe(const HostTensor &tensor,
                            std::vector<WeirString> &strings) {
  weir_tensor view = {};
  view.dtype = int32_t(tensor.dtype);
  view.rank = int32_t(tensor.dims.size());
  for (size_t d = 0; d < tensor.dims.size() && d < WEIR_TENSOR_MAX_RANK; ++d) {
    view.dims[d] = tensor.dims[d];
  }
  if (tensor.dtype != DType::String) {
    view.data = const_cast<char *>(tensor.bytes.data());
    view.bytes = tensor.bytes.size();
    return view;
  }
  for (const std::string &text : tensor.strings) {
    WeirString &string = strings.emplace_back();
    string = {};
    string.data = text.data();
    string.size = text.size();
  }
  view.data = strings.data();
  view.bytes = strings.size() * sizeof(WeirString);
  return view;
}

/// Copies what the interface describes.
static HostTensor copyOf(const weir_tensor &view) {
  HostTensor tensor =
      makeZeros(baseType(view.dtype), llvm::ArrayRef(view.dims, view.rank));
  if (tensor.dtype != DType::String) {
    if (!tensor.bytes.empty()) {
      std::memcpy(tensor.bytes.data(), view.data, tensor.bytes.size());
    }
    return tensor;
  }
  const WeirString *strings = static_cast<const WeirString *>(view.data);
  for (auto [i, text] : llvm::enumerate(tensor.strings)) {
    text.assign(strings[i].data, strings[i].size);
  }
  return tensor;
}

namespace {
/// One loaded program and its instance; everything is destroyed in order.
class Session {
public:
  explicit Session(const Interface &api) : api(api) {}
  ~Session();

  llvm::Error open(unsigned threads);
  /// What cannot be asked of the program (no such step) is an error; a run
  /// that fails is an outcome.
  llvm::Expected<CallOutcome> call(const PlannedStep &step,
                                   const RecordedStep &recorded);

private:
  llvm::Expected<std::vector<int32_t>>
  inputsOf(int32_t step, const std::vector<NamedTensor> &feeds);
  llvm::Error collect(int32_t step, weir_run *run,
                      const std::vector<std::string> &fetches,
                      CallOutcome &outcome);

  const Interface &api;
  weir_runtime *runtime = nullptr;
  weir_program *program = nullptr;
  weir_instance *instance = nullptr;
};
} // namespace

Session::~Session() {
  if (instance) {
    api.instanceDestroy(instance);
  }
  if (program) {
    api.programDestroy(program);
  }
  if (runtime) {
    api.runtimeDestroy(runtime);
  }
}

llvm::Error Session::open(unsigned threads) {
  weir_status status = {};
  runtime = api.runtimeCreate(int(threads));
  if (api.programCreate(runtime, api.tables, &program, &status) ||
      api.instanceCreate(program, &instance, &status)) {
    return toError(status);
  }
  return llvm::Error::success();
}

/// The place among the step's inputs of each feed.
llvm::Expected<std::vector<int32_t>>
Session::inputsOf(int32_t step, const std::vector<NamedTensor> &feeds) {
  std::vector<int32_t> places;
  for (const NamedTensor &feed : feeds) {
    int32_t count = api.numInputs(program, step), i = 0;
    while (i < count && feed.name != api.stepInput(program, step, i, nullptr)) {
      ++i;
    }
    if (i == count) {
      return llvm::createStringError("the program has no feed " + feed.name);
    }
    places.push_back(i);
  }
  return places;
}

llvm::Error Session::collect(int32_t step, weir_run *run,
                             const std::vector<std::string> &fetches,
                             CallOutcome &outcome) {
  int32_t count = api.numOutputs(program, step);
  for (const std::string &fetch : fetches) {
    int32_t i = 0;
    while (i < count && fetch != api.stepOutput(program, step, i, nullptr)) {
      ++i;
    }
    if (i == count) {
      return llvm::createStringError("the program has no fetch " + fetch);
    }
    weir_status status = {};
    weir_tensor view = {};
    if (api.output(run, i, &view, &status)) {
      return toError(status);
    }
    outcome.outputs.push_back(copyOf(view));
  }
  return llvm::Error::success();
}

llvm::Expected<CallOutcome> Session::call(const PlannedStep &step,
                                          const RecordedStep &recorded) {
  int32_t number = api.findStep(program, step.name.c_str());
  if (number < 0) {
    return llvm::createStringError("the program has no step " + step.name);
  }
  llvm::Expected<std::vector<int32_t>> inputs =
      inputsOf(number, recorded.feeds);
  if (!inputs) {
    return inputs.takeError();
  }
  weir_status status = {};
  weir_run *run = nullptr;
  if (api.runCreate(instance, number, &run, &status)) {
    return toError(status);
  }
  CallOutcome outcome;
  std::vector<std::vector<WeirString>> strings(recorded.feeds.size());
  bool bound = true;
  for (size_t f = 0; f < recorded.feeds.size() && bound; ++f) {
    weir_tensor view = describe(recorded.feeds[f].value, strings[f]);
    bound = api.bindInput(run, (*inputs)[f], &view, &status) == 0;
  }
  llvm::Error error = llvm::Error::success();
  if (!bound || api.execute(run, &status)) {
    setOutcome(outcome, status);
  } else {
    error = collect(number, run, recorded.fetches, outcome);
  }
  api.runDestroy(run);
  if (error) {
    return std::move(error);
  }
  return outcome;
}

llvm::Error weir::replay::runShared(llvm::StringRef path,
                                    const RecordedCase &recorded,
                                    const StepPlan &plan, unsigned threads,
                                    CallObserver observe) {
  llvm::Expected<Interface> api = loadInterface(path);
  if (!api) {
    return api.takeError();
  }
  Session session(*api);
  if (llvm::Error error = session.open(threads)) {
    return error;
  }
  for (auto [c, recordedStep] : llvm::enumerate(recorded.steps)) {
    llvm::Expected<CallOutcome> outcome =
        session.call(plan.steps[plan.stepOfCall[c]], recordedStep);
    if (!outcome) {
      return outcome.takeError();
    }
    if (!observe(c, *outcome)) {
      break;
    }
  }
  return llvm::Error::success();
}
