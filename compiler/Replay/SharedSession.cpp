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
  decltype(&weir_run_start) start;
  decltype(&weir_run_wait) wait;
  decltype(&weir_wait_any) waitAny;
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
  find(api.start, "weir_run_start");
  find(api.wait, "weir_run_wait");
  find(api.waitAny, "weir_wait_any");
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
/// A step that runs, and what it borrows meanwhile.
struct Execution {
  int32_t step = -1;
  weir_run *run = nullptr;
  std::vector<std::vector<WeirString>> strings;
  CallOutcome outcome;
  bool isBound = false;
  bool isStarted = false;
};

/// One loaded program and its instance; everything is destroyed in order.
class Session {
public:
  explicit Session(const Interface &api) : api(api) {}
  ~Session();

  llvm::Error open(unsigned threads);
  /// Calls `steps`, one after the other or, if there are several, so that
  /// each goes on while the next begin: an outcome for each. What cannot be
  /// asked of the program (no such step) is an error; a run that fails is an
  /// outcome.
  llvm::Expected<std::vector<CallOutcome>>
  call(llvm::ArrayRef<const PlannedStep *> steps,
       llvm::ArrayRef<RecordedStep> recorded);

private:
  llvm::Expected<std::vector<int32_t>>
  inputsOf(int32_t step, const std::vector<NamedTensor> &feeds);
  llvm::Error collect(int32_t step, weir_run *run,
                      const std::vector<std::string> &fetches,
                      CallOutcome &outcome);
  llvm::Error bind(const PlannedStep &step, const RecordedStep &recorded,
                   Execution &execution);
  llvm::Error end(const RecordedStep &recorded, Execution &execution);

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

llvm::Error Session::bind(const PlannedStep &step, const RecordedStep &recorded,
                          Execution &execution) {
  execution.step = api.findStep(program, step.name.c_str());
  if (execution.step < 0) {
    return llvm::createStringError("the program has no step " + step.name);
  }
  llvm::Expected<std::vector<int32_t>> inputs =
      inputsOf(execution.step, recorded.feeds);
  if (!inputs) {
    return inputs.takeError();
  }
  weir_status status = {};
  if (api.runCreate(instance, execution.step, &execution.run, &status)) {
    return toError(status);
  }
  execution.strings.resize(recorded.feeds.size());
  for (size_t f = 0; f < recorded.feeds.size(); ++f) {
    weir_tensor view = describe(recorded.feeds[f].value, execution.strings[f]);
    if (api.bindInput(execution.run, (*inputs)[f], &view, &status)) {
      setOutcome(execution.outcome, status);
      return llvm::Error::success();
    }
  }
  execution.isBound = true;
  return llvm::Error::success();
}

llvm::Error Session::end(const RecordedStep &recorded, Execution &execution) {
  if (!execution.isBound) {
    return llvm::Error::success();
  }
  weir_status status = {};
  if (execution.isStarted ? api.wait(execution.run, &status)
                          : api.execute(execution.run, &status)) {
    setOutcome(execution.outcome, status);
    return llvm::Error::success();
  }
  return collect(execution.step, execution.run, recorded.fetches,
                 execution.outcome);
}

llvm::Expected<std::vector<CallOutcome>>
Session::call(llvm::ArrayRef<const PlannedStep *> steps,
              llvm::ArrayRef<RecordedStep> recorded) {
  // Time for a step to get where it waits before the next one begins: the
  // order in which TensorFlow's threads were started was the recorder's.
  constexpr int64_t settleNanoseconds = 20'000'000;
  std::vector<Execution> executions(steps.size());
  llvm::Error error = llvm::Error::success();
  for (size_t i = 0; i < steps.size() && !error; ++i) {
    error = llvm::joinErrors(std::move(error),
                             bind(*steps[i], recorded[i], executions[i]));
    if (executions[i].isBound && steps.size() > 1) {
      api.start(executions[i].run);
      executions[i].isStarted = true;
      api.waitAny(&executions[i].run, 1, settleNanoseconds);
    }
  }
  std::vector<CallOutcome> outcomes;
  for (auto [execution, step] : llvm::zip(executions, recorded)) {
    error = llvm::joinErrors(std::move(error), end(step, execution));
    outcomes.push_back(std::move(execution.outcome));
  }
  for (Execution &execution : executions) {
    if (execution.run) {
      api.runDestroy(execution.run);
    }
  }
  if (error) {
    return std::move(error);
  }
  return outcomes;
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
  llvm::ArrayRef<RecordedStep> all = recorded.steps;
  for (size_t first = 0; first < all.size();) {
    size_t count = 1;
    while (all[first].concurrent != 0 && first + count < all.size() &&
           all[first + count].concurrent == all[first].concurrent) {
      ++count;
    }
    std::vector<const PlannedStep *> planned;
    for (size_t c = first; c < first + count; ++c) {
      planned.push_back(&plan.steps[plan.stepOfCall[c]]);
    }
    llvm::Expected<std::vector<CallOutcome>> outcomes =
        session.call(planned, all.slice(first, count));
    if (!outcomes) {
      return outcomes.takeError();
    }
    for (auto [c, outcome] : llvm::enumerate(*outcomes)) {
      if (!observe(first + c, outcome)) {
        return llvm::Error::success();
      }
    }
    first += count;
  }
  return llvm::Error::success();
}
