// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every error names what the user wrote, what was expected, and what there is.
#include "runtime/main/Session.h"
#include "runtime/base/Sync.h"
#include "runtime/tensor/Value.h"
#include <cstdio>

using namespace weir;

Session::~Session() {
  weir_instance_destroy(instance);
  weir_program_destroy(program);
  weir_runtime_destroy(runtime);
}

static Status convert(int32_t code, const weir_status &status) {
  return code == 0 ? Status() : Status::error(code, "%s", status.message);
}

Status Session::open(int threads, uint64_t memoryLimit) {
  runtime = weir_runtime_create(threads);
  if (memoryLimit) {
    weir_runtime_set_memory_limit(runtime, memoryLimit);
  }
  weir_status status;
  int32_t code = weir_program_create(runtime, &tables, &program, &status);
  if (code == 0) {
    code = weir_instance_create(program, &instance, &status);
  }
  return convert(code, status);
}

/// "image" is "image:0".
static bool sameName(const char *port, const char *name) {
  size_t size = strlen(name);
  return strncmp(port, name, size) == 0 &&
         (port[size] == 0 || strcmp(port + size, ":0") == 0);
}

static int64_t findPort(const WeirPort *ports, uint32_t count,
                        const char *name) {
  for (uint32_t i = 0; i < count; ++i) {
    if (sameName(ports[i].name, name)) {
      return i;
    }
  }
  return -1;
}

static void append(Vector<char> &text, const char *more) {
  for (; *more; ++more) {
    text.push(*more);
  }
}

/// "; there are a:0, b:0" for an error about a port.
static Status unknownPort(const WeirStep &step, const char *what,
                          const char *name, const WeirPort *ports,
                          uint32_t count) {
  Vector<char> names;
  for (uint32_t i = 0; i < count; ++i) {
    append(names, i ? ", " : "");
    append(names, ports[i].name);
  }
  names.push(0);
  return Status::error(WEIR_INVALID_ARGUMENT,
                       "step \"%s\" has no %s \"%s\"; it has %s", step.name,
                       what, name, count ? names.data() : "none");
}

static bool hasTarget(const WeirStep &step, const char *name) {
  for (uint32_t i = 0; i < step.numTargets; ++i) {
    if (strcmp(step.targets[i], name) == 0) {
      return true;
    }
  }
  return false;
}

static Status checkNames(const WeirStep &step, const StepRequest &request) {
  for (const NameValue &feed : request.feeds) {
    if (findPort(step.inputs, step.numInputs, feed.name) < 0) {
      return unknownPort(step, "feed", feed.name, step.inputs, step.numInputs);
    }
    for (const NameValue &other : request.feeds) {
      if (&other != &feed &&
          findPort(step.inputs, step.numInputs, other.name) ==
              findPort(step.inputs, step.numInputs, feed.name)) {
        return Status::error(WEIR_INVALID_ARGUMENT,
                             "feed \"%s\" is given twice; give it once",
                             feed.name);
      }
    }
  }
  for (const NameValue &fetch : request.fetches) {
    if (findPort(step.outputs, step.numOutputs, fetch.name) < 0) {
      return unknownPort(step, "fetch", fetch.name, step.outputs,
                         step.numOutputs);
    }
  }
  for (const char *target : request.targets) {
    if (!hasTarget(step, target)) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "step \"%s\" has no target \"%s\"; compile a step "
                           "with it",
                           step.name, target);
    }
  }
  return Status();
}

Status Session::findStep(const StepRequest &request, int32_t &step) const {
  if (request.step && *request.step) {
    step = weir_program_find_step(program, request.step);
    if (step >= 0) {
      return checkNames(tables.steps[step], request);
    }
    Vector<char> names;
    for (int32_t i = 0; i < weir_program_num_steps(program); ++i) {
      if (const char *name = weir_program_step_name(program, i)) {
        append(names, names.empty() ? "" : ", ");
        append(names, name);
      }
    }
    names.push(0);
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "the program has no step \"%s\"; it has %s",
                         request.step, names.data());
  }
  Status first;
  int32_t fallback = -1;
  for (int32_t i = 0; i < weir_program_num_steps(program); ++i) {
    if (!weir_program_step_name(program, i)) {
      continue;
    }
    Status s = checkNames(tables.steps[i], request);
    if (s.ok()) {
      step = i;
      return s;
    }
    if (fallback < 0) {
      fallback = i;
      first = static_cast<Status &&>(s);
    }
  }
  if (fallback < 0) {
    return Status::error(WEIR_NOT_FOUND, "the program has no steps");
  }
  return first;
}

static bool endsWith(const char *text, const char *suffix) {
  size_t size = strlen(text), tail = strlen(suffix);
  return size > tail && strcmp(text + size - tail, suffix) == 0;
}

Status Session::readRaw(const WeirStep &step, const WeirPort &port,
                        const char *path, HostTensor &tensor) {
  FileBytes file;
  if (Status s = file.read(path); !s.ok()) {
    return s;
  }
  int64_t dims[WEIR_MAX_RANK];
  int64_t known = weir_dtype_size(port.dtype);
  int32_t open = -1;
  bool fits = port.rank >= 0 && port.dtype != WEIR_DT_STRING &&
              port.dtype != WEIR_DT_RESOURCE && port.dtype != WEIR_DT_VARIANT;
  for (int32_t d = 0; fits && d < port.rank; ++d) {
    dims[d] = step.dims[port.firstDim + uint32_t(d)];
    if (dims[d] < 0) {
      fits = open < 0;
      open = d;
    } else {
      fits = !__builtin_mul_overflow(known, dims[d], &known);
    }
  }
  if (!fits) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"raw:%s\" needs a feed of numbers with at most one "
                         "open dimension; use a .npy file",
                         path);
  }
  int64_t size = int64_t(file.size());
  bool whole = open < 0 || known == 0 ? known == size : size % known == 0;
  if (open >= 0) {
    dims[open] = known == 0 ? 0 : size / known;
  }
  if (!whole) {
    return Status::error(
        WEIR_INVALID_ARGUMENT, "\"%s\" has %lld bytes, expected %s%lld", path,
        (long long)size, open >= 0 ? "a multiple of " : "", (long long)known);
  }
  if (Status s = tensor.make(runtime, port.dtype, port.rank, dims); !s.ok()) {
    return s;
  }
  memcpy(tensor.view.data, file.data(), file.size());
  return Status();
}

Status Session::readFeed(const WeirStep &step, const WeirPort &port,
                         const char *value, HostTensor &tensor) {
  if (strncmp(value, "raw:", 4) == 0) {
    return readRaw(step, port, value + 4, tensor);
  }
  bool npy = endsWith(value, ".npy");
  if (!npy && !endsWith(value, ".tensor")) {
    return parseLiteral(value, port.dtype, runtime, tensor);
  }
  FileBytes file;
  if (Status s = file.read(value); !s.ok()) {
    return s;
  }
  return npy ? readNpy(file, value, runtime, tensor)
             : readTensorProto(file, value, runtime, tensor);
}

Status Session::bindFeed(weir_run *run, int32_t step, const NameValue &feed) {
  const WeirStep &table = tables.steps[step];
  int64_t index = findPort(table.inputs, table.numInputs, feed.name);
  const WeirPort &port = table.inputs[index];
  HostTensor tensor;
  Status read = readFeed(table, port, feed.value, tensor);
  if (!read.ok()) {
    return Status::error(read.code(), "feed \"%s\": %s", port.name,
                         read.message());
  }
  weir_tensor &view = tensor.view;
  if (view.dtype != port.dtype) {
    return Status::error(
        WEIR_INVALID_ARGUMENT, "feed \"%s\" has type %s, expected %s",
        port.name, weir_dtype_name(view.dtype), weir_dtype_name(port.dtype));
  }
  bool fits = port.rank < 0 || port.rank == view.rank;
  int64_t want[WEIR_MAX_RANK];
  for (int32_t d = 0; d < port.rank; ++d) {
    want[d] = table.dims[port.firstDim + uint32_t(d)];
    fits = fits && (want[d] < 0 || want[d] == view.dims[d]);
  }
  if (!fits) {
    char got[256], expected[256];
    formatShape(got, sizeof got, view.rank, view.dims);
    formatShape(expected, sizeof expected, port.rank, want);
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "feed \"%s\" has shape %s, expected %s", port.name,
                         got, expected);
  }
  weir_status status;
  int32_t code = weir_run_bind_input(run, int32_t(index), &view, &status);
  return convert(code, status);
}

static Status missingFeed(const WeirStep &step, const StepRequest &request) {
  for (uint32_t i = 0; i < step.numInputs; ++i) {
    bool given = false;
    for (const NameValue &feed : request.feeds) {
      given |= sameName(step.inputs[i].name, feed.name);
    }
    if (!given && needsInput(step, step.inputs[i])) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "step \"%s\" needs --feed %s=...; --list shows type "
                           "and shape",
                           step.name, step.inputs[i].name);
    }
  }
  return Status();
}

Status Session::emit(weir_run *run, const WeirStep &step, uint32_t output,
                     const char *file) {
  weir_tensor tensor;
  weir_status status;
  if (int32_t code = weir_run_output(run, int32_t(output), &tensor, &status)) {
    return convert(code, status);
  }
  if (!file) {
    printTensor(step.outputs[output].name, tensor);
    return Status();
  }
  if (endsWith(file, ".tensor")) {
    return writeTensorProto(file, tensor);
  }
  if (endsWith(file, ".npy")) {
    return writeNpy(file, tensor);
  }
  return Status::error(WEIR_INVALID_ARGUMENT,
                       "cannot write \"%s\": results go to .npy or .tensor "
                       "files",
                       file);
}

void Session::benchmark(weir_run *run, long rounds) {
  Vector<int64_t> times;
  for (long i = 0; i < rounds; ++i) {
    int64_t start = nowNs();
    if (weir_run_execute(run, nullptr) != 0) {
      return;
    }
    times.push(nowNs() - start);
  }
  qsort(times.data(), times.size(), sizeof(int64_t),
        [](const void *a, const void *b) {
          int64_t x = *static_cast<const int64_t *>(a);
          int64_t y = *static_cast<const int64_t *>(b);
          return x < y ? -1 : x > y;
        });
  printf("benchmark: %ld runs, median %.2f us, minimum %.2f us, 90%% below "
         "%.2f us\n",
         rounds, double(times[times.size() / 2]) / 1e3, double(times[0]) / 1e3,
         double(times[times.size() * 9 / 10]) / 1e3);
}

/// Executes the run. One that waits for what nothing in this process can do
/// ends with DEADLINE_EXCEEDED, unless it has a timeout of its own.
static Status execute(weir_run *run, const char *step, bool hasTimeout) {
  constexpr int64_t patience = 500'000'000; // ns
  weir_status status;
  const char *node = nullptr;
  bool stalled = false;
  weir_run_start(run);
  while (weir_wait_any(&run, 1, patience) < 0) {
    if (!hasTimeout && weir_run_is_stalled(run, &node)) {
      stalled = true;
      weir_run_cancel(run);
    }
  }
  int32_t code = weir_run_wait(run, &status);
  if (stalled && code == WEIR_CANCELLED) {
    return Status::error(WEIR_DEADLINE_EXCEEDED,
                         "step \"%s\" waits for ever%s%s%s: nothing else runs "
                         "that could do what it waits for; run it in a plan "
                         "beside a step that does, or give it a --timeout",
                         step, node ? " [node " : "", node ? node : "",
                         node ? "]" : "");
  }
  return code == 0 ? Status() : convert(code, status);
}

RequestResult Session::perform(const StepRequest &request,
                               const Options &options) {
  RequestResult result;
  auto fail = [&](ExitStatus exit, Status status) {
    result.exit = exit;
    result.status = static_cast<Status &&>(status);
  };
  if (Status s = findStep(request, result.step); !s.ok()) {
    fail(ExitUsage, static_cast<Status &&>(s));
    return result;
  }
  const WeirStep &step = tables.steps[result.step];
  weir_run *run = nullptr;
  weir_status status;
  weir_run_create(instance, result.step, &run, &status);
  Status good = missingFeed(step, request);
  for (const NameValue &feed : request.feeds) {
    if (good.ok()) {
      good = bindFeed(run, result.step, feed);
    }
  }
  if (!good.ok()) {
    fail(ExitUsage, static_cast<Status &&>(good));
    weir_run_destroy(run);
    return result;
  }
  weir_run_set_timeout(run, int64_t(options.timeout * 1e9));
  if (options.trace) {
    weir_run_enable_trace(run);
  }
  if (Status s = execute(run, step.name, options.timeout > 0); !s.ok()) {
    fail(ExitStepFailed, static_cast<Status &&>(s));
  }
  bool all = request.fetches.empty();
  size_t count = all ? step.numOutputs : request.fetches.size();
  for (size_t i = 0; i < count && result.exit == ExitOk; ++i) {
    int64_t output =
        all ? int64_t(i)
            : findPort(step.outputs, step.numOutputs, request.fetches[i].name);
    if (Status s = emit(run, step, uint32_t(output),
                        all ? nullptr : request.fetches[i].value);
        !s.ok()) {
      fail(ExitOutput, static_cast<Status &&>(s));
    }
  }
  if (options.benchmark && result.exit == ExitOk) {
    benchmark(run, options.benchmark);
  }
  if (options.trace) {
    int32_t code = weir_run_write_trace(run, options.trace, &status);
    if (code != 0 && result.exit == ExitOk) {
      fail(ExitOutput, convert(code, status));
    }
  }
  weir_run_destroy(run);
  return result;
}

static void listPorts(const WeirStep &step, const char *what,
                      const WeirPort *ports, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    char shape[256];
    formatShape(shape, sizeof shape, ports[i].rank,
                step.dims + ports[i].firstDim);
    printf("  %s %s: %s%s\n", what, ports[i].name,
           weir_dtype_name(ports[i].dtype), shape);
  }
}

void Session::list() const {
  for (uint32_t i = 0; i < tables.numSteps; ++i) {
    const WeirStep &step = tables.steps[i];
    if (step.flags & WEIR_STEP_PRIVATE) {
      continue;
    }
    printf("step %s\n", step.name);
    listPorts(step, "feed", step.inputs, step.numInputs);
    listPorts(step, "fetch", step.outputs, step.numOutputs);
    for (uint32_t j = 0; j < step.numTargets; ++j) {
      printf("  target %s\n", step.targets[j]);
    }
  }
  for (uint32_t i = 0; i < tables.numResources; ++i) {
    const WeirResource &resource = tables.resources[i];
    if (!resource.dtype) {
      printf("%s %s\n", resource.kind, resource.name);
      continue;
    }
    char shape[256];
    formatShape(shape, sizeof shape, resource.rank, resource.dims);
    printf("variable %s: %s%s%s%s\n", resource.name,
           weir_dtype_name(resource.dtype), shape,
           resource.flags & WEIR_RESOURCE_TRAINABLE ? " trainable" : "",
           resource.flags & WEIR_RESOURCE_LOCAL ? " local" : "");
  }
}
