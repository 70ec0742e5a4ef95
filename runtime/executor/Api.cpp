// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The public C API over Runtime, Program, Instance and Run. Handles are those
// objects' addresses.
#include "runtime/executor/Instance.h"
#include "runtime/executor/Run.h"
#include "runtime/include/weir/weir.h"
#include <cstdio>
#include <dlfcn.h>

using namespace weir;

static_assert(WEIR_TENSOR_MAX_RANK == WEIR_MAX_RANK);

static Runtime *unwrap(weir_runtime *object) {
  return reinterpret_cast<Runtime *>(object);
}
static Program *unwrap(weir_program *object) {
  return reinterpret_cast<Program *>(object);
}
static const Program *unwrap(const weir_program *object) {
  return reinterpret_cast<const Program *>(object);
}
static Instance *unwrap(weir_instance *object) {
  return reinterpret_cast<Instance *>(object);
}
static Run *unwrap(weir_run *object) { return reinterpret_cast<Run *>(object); }

static int32_t report(const Status &result, weir_status *status) {
  if (status) {
    status->code = result.code();
    snprintf(status->message, sizeof status->message, "%s", result.message());
  }
  return result.code();
}

weir_runtime *weir_runtime_create(int threads) {
  return reinterpret_cast<weir_runtime *>(Runtime::make(threads));
}

void weir_runtime_set_memory_limit(weir_runtime *runtime, uint64_t bytes) {
  unwrap(runtime)->buffers().setLimit(
      bytes > uint64_t(INT64_MAX) ? INT64_MAX : int64_t(bytes));
}

void weir_runtime_destroy(weir_runtime *runtime) {
  if (runtime) {
    unwrap(runtime)->close();
  }
}

int32_t weir_program_create(weir_runtime *runtime, const WeirProgram *tables,
                            weir_program **program, weir_status *status) {
  Program *made = nullptr;
  Status result = Program::make(*unwrap(runtime), tables, nullptr, made);
  *program = reinterpret_cast<weir_program *>(made);
  return report(result, status);
}

int32_t weir_program_load(weir_runtime *runtime, const char *path,
                          weir_program **program, weir_status *status) {
  *program = nullptr;
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *why = dlerror();
    return report(Status::error(WEIR_NOT_FOUND, "cannot load \"%s\": %s", path,
                                why ? why : "unknown reason"),
                  status);
  }
  auto *tables =
      static_cast<const WeirProgram *>(dlsym(library, "weir_program"));
  if (!tables) {
    dlclose(library);
    return report(Status::error(WEIR_INVALID_ARGUMENT,
                                "\"%s\" holds no Weir program: it lacks the "
                                "symbol weir_program",
                                path),
                  status);
  }
  Program *made = nullptr;
  Status result = Program::make(*unwrap(runtime), tables, library, made);
  if (!made) {
    dlclose(library);
  }
  *program = reinterpret_cast<weir_program *>(made);
  return report(result, status);
}

void weir_program_destroy(weir_program *program) {
  if (program) {
    unwrap(program)->close();
  }
}

const char *weir_program_name(const weir_program *program) {
  return unwrap(program)->table->name;
}

int32_t weir_program_num_steps(const weir_program *program) {
  return int32_t(unwrap(program)->table->numSteps);
}

static const WeirStep *stepAt(const Program *program, int32_t step) {
  if (step < 0 || uint32_t(step) >= program->table->numSteps) {
    return nullptr;
  }
  return &program->table->steps[step];
}

const char *weir_program_step_name(const weir_program *program, int32_t step) {
  const WeirStep *table = stepAt(unwrap(program), step);
  return table && !(table->flags & WEIR_STEP_PRIVATE) ? table->name : nullptr;
}

int32_t weir_program_find_step(const weir_program *program, const char *name) {
  for (int32_t i = 0; i < weir_program_num_steps(program); ++i) {
    const char *other = weir_program_step_name(program, i);
    if (other && strcmp(other, name) == 0) {
      return i;
    }
  }
  return -1;
}

int32_t weir_step_num_inputs(const weir_program *program, int32_t step) {
  const WeirStep *table = stepAt(unwrap(program), step);
  return table ? int32_t(table->numInputs) : 0;
}

int32_t weir_step_num_outputs(const weir_program *program, int32_t step) {
  const WeirStep *table = stepAt(unwrap(program), step);
  return table ? int32_t(table->numOutputs) : 0;
}

static const char *describe(const WeirStep &step, const WeirPort &port,
                            weir_tensor *tensor) {
  if (tensor) {
    *tensor = weir_tensor();
    tensor->dtype = port.dtype;
    tensor->rank = port.rank;
    for (int32_t d = 0; d < port.rank; ++d) {
      int64_t code = step.dims[port.firstDim + uint32_t(d)];
      tensor->dims[d] = code >= 0 ? code : -1;
    }
  }
  return port.name;
}

const char *weir_step_input(const weir_program *program, int32_t step,
                            int32_t i, weir_tensor *tensor) {
  const WeirStep *table = stepAt(unwrap(program), step);
  if (!table || i < 0 || uint32_t(i) >= table->numInputs) {
    return nullptr;
  }
  return describe(*table, table->inputs[i], tensor);
}

const char *weir_step_output(const weir_program *program, int32_t step,
                             int32_t i, weir_tensor *tensor) {
  const WeirStep *table = stepAt(unwrap(program), step);
  if (!table || i < 0 || uint32_t(i) >= table->numOutputs) {
    return nullptr;
  }
  return describe(*table, table->outputs[i], tensor);
}

int32_t weir_program_num_resources(const weir_program *program) {
  return int32_t(unwrap(program)->table->numResources);
}

int32_t weir_program_resource(const weir_program *program, int32_t i,
                              weir_resource *resource) {
  const WeirProgram &table = *unwrap(program)->table;
  if (i < 0 || uint32_t(i) >= table.numResources) {
    return 0;
  }
  const WeirResource &row = table.resources[i];
  *resource = weir_resource();
  resource->name = row.name;
  resource->kind = row.kind;
  resource->container = row.container ? row.container : "";
  resource->dtype = row.dtype;
  resource->rank = row.rank > WEIR_MAX_RANK ? -1 : row.rank;
  for (int32_t d = 0; d < resource->rank; ++d) {
    resource->dims[d] = row.dims[d];
  }
  resource->trainable = (row.flags & WEIR_RESOURCE_TRAINABLE) != 0;
  resource->local = (row.flags & WEIR_RESOURCE_LOCAL) != 0;
  return 1;
}

int32_t weir_program_num_components(const weir_program *program) {
  return int32_t(unwrap(program)->table->numComponents);
}

const char *weir_program_component(const weir_program *program, int32_t i) {
  const WeirProgram &table = *unwrap(program)->table;
  return i < 0 || uint32_t(i) >= table.numComponents ? nullptr
                                                     : table.components[i];
}

int32_t weir_instance_create(weir_program *program, weir_instance **instance,
                             weir_status *status) {
  *instance =
      reinterpret_cast<weir_instance *>(Instance::make(*unwrap(program)));
  return report(Status(), status);
}

void weir_instance_destroy(weir_instance *instance) {
  if (instance) {
    unwrap(instance)->close();
  }
}

int32_t weir_run_create(weir_instance *instance, int32_t step, weir_run **run,
                        weir_status *status) {
  *run = nullptr;
  if (!stepAt(unwrap(instance)->program, step)) {
    return report(
        Status::error(WEIR_NOT_FOUND, "the program has no step %d", step),
        status);
  }
  *run = reinterpret_cast<weir_run *>(
      Run::make(*unwrap(instance), uint32_t(step)));
  return report(Status(), status);
}

void weir_run_destroy(weir_run *run) {
  if (run) {
    unwrap(run)->close();
  }
}

static bool setString(BufferPool &pool, WeirString &string, const char *data,
                      size_t size) {
  WeirBuffer *owner = pool.allocate(int64_t(size));
  if (!owner) {
    return false;
  }
  memcpy(owner->data(), data, size);
  if (string.owner) {
    weir_buffer_release(string.owner);
  }
  string = {static_cast<char *>(owner->data()), size, owner};
  return true;
}

static Status badIndex(const char *what, int32_t i, size_t count) {
  return Status::error(WEIR_INVALID_ARGUMENT,
                       "the step has %zu %ss, there is no %s %d", count, what,
                       what, i);
}

/// Strings of a caller, in memory of ours: they may outlive the run in a
/// variable or a queue.
static WeirBuffer *copyStrings(BufferPool &pool, const weir_tensor &tensor,
                               int64_t bytes) {
  WeirBuffer *buffer = pool.allocate(bytes);
  prepareElements(buffer, WEIR_DT_STRING);
  auto *from = static_cast<const WeirString *>(tensor.data);
  auto *to = static_cast<WeirString *>(buffer->data());
  for (int64_t i = 0; i < bytes / int64_t(sizeof(WeirString)); ++i) {
    setString(pool, to[i], from[i].data, from[i].size);
  }
  return buffer;
}

int32_t weir_run_bind_input(weir_run *run, int32_t i, const weir_tensor *tensor,
                            weir_status *status) {
  Run &target = *unwrap(run);
  if (i < 0 || size_t(i) >= target.inputs.size()) {
    return report(badIndex("input", i, target.inputs.size()), status);
  }
  if (tensor->rank < 0 || tensor->rank > WEIR_MAX_RANK ||
      (!tensor->data && tensor->bytes != 0)) {
    return report(Status::error(WEIR_INVALID_ARGUMENT,
                                "input %d has rank %d, expected 0 to %d, or "
                                "lacks its data",
                                i, tensor->rank, WEIR_MAX_RANK),
                  status);
  }
  int64_t bytes = tensorBytes(tensor->dtype, tensor->rank, tensor->dims);
  if (bytes < 0 || size_t(bytes) != tensor->bytes) {
    return report(Status::error(WEIR_INVALID_ARGUMENT,
                                "input %d has %zu bytes of data, its type and "
                                "shape need %lld",
                                i, tensor->bytes, (long long)bytes),
                  status);
  }
  Value &value = target.inputs[size_t(i)];
  WeirBuffer *old = value.buffer;
  value.buffer = tensor->buffer;
  value.data = tensor->data ? tensor->data : &value;
  if (value.buffer) {
    weir_buffer_retain(value.buffer);
  } else if (tensor->dtype == WEIR_DT_STRING) {
    value.buffer =
        copyStrings(target.instance->runtime->buffers(), *tensor, bytes);
    value.data = value.buffer->data();
  }
  if (old) {
    weir_buffer_release(old);
  }
  value.dtype = tensor->dtype;
  value.setShape(tensor->rank, tensor->dims);
  return report(Status(), status);
}

int32_t weir_run_bind_output(weir_run *run, int32_t i, void *data, size_t bytes,
                             weir_status *status) {
  Run &target = *unwrap(run);
  if (i < 0 || size_t(i) >= target.bindings.size()) {
    return report(badIndex("output", i, target.bindings.size()), status);
  }
  target.bindings[size_t(i)] = {data, int64_t(bytes)};
  return report(Status(), status);
}

void weir_run_set_timeout(weir_run *run, int64_t nanoseconds) {
  unwrap(run)->timeoutNs = nanoseconds > 0 ? nanoseconds : 0;
}

int32_t weir_run_execute(weir_run *run, weir_status *status) {
  return report(unwrap(run)->execute(), status);
}

void weir_run_start(weir_run *run) { unwrap(run)->start(); }

int32_t weir_run_wait(weir_run *run, weir_status *status) {
  return report(unwrap(run)->wait(), status);
}

void weir_run_cancel(weir_run *run) { unwrap(run)->cancel(); }

int32_t weir_wait_any(weir_run *const *runs, int32_t count,
                      int64_t timeout_ns) {
  return Run::waitAny(reinterpret_cast<Run *const *>(runs), count, timeout_ns);
}

int32_t weir_run_is_stalled(weir_run *run, const char **node) {
  return unwrap(run)->isStalled(*node);
}

void weir_runtime_notify(weir_runtime *runtime) { unwrap(runtime)->notify(); }

void weir_runtime_interrupt(weir_runtime *runtime) {
  unwrap(runtime)->interrupt();
}

int32_t weir_run_output(weir_run *run, int32_t i, weir_tensor *tensor,
                        weir_status *status) {
  Run &target = *unwrap(run);
  *tensor = weir_tensor();
  if (i < 0 || size_t(i) >= target.outputs.size()) {
    return report(badIndex("output", i, target.outputs.size()), status);
  }
  const Value &value = target.outputs[size_t(i)];
  if (!value.data) {
    return report(Status::error(WEIR_FAILED_PRECONDITION,
                                "output %d has no value: the step did not run "
                                "to its end",
                                i),
                  status);
  }
  tensor->dtype = value.dtype;
  tensor->rank = value.rank;
  memcpy(tensor->dims, value.dims, sizeof value.dims);
  tensor->data = value.data;
  tensor->bytes = size_t(tensorBytes(value.dtype, value.rank, value.dims));
  tensor->buffer = value.buffer;
  return report(Status(), status);
}

int32_t weir_tensor_create(weir_runtime *runtime, int32_t dtype, int32_t rank,
                           const int64_t *dims, weir_tensor *tensor,
                           weir_status *status) {
  *tensor = weir_tensor();
  int64_t bytes =
      rank < 0 || rank > WEIR_MAX_RANK ? -1 : tensorBytes(dtype, rank, dims);
  WeirBuffer *buffer = unwrap(runtime)->buffers().allocate(bytes);
  if (!buffer) {
    char shape[256];
    formatShape(shape, sizeof shape, rank, dims);
    return report(Status::error(WEIR_RESOURCE_EXHAUSTED,
                                "cannot allocate a tensor of type %s and shape "
                                "%s",
                                weir_dtype_name(dtype), shape),
                  status);
  }
  prepareElements(buffer, dtype);
  memset(buffer->data(), 0, size_t(bytes));
  tensor->dtype = dtype;
  tensor->rank = rank;
  for (int32_t d = 0; d < rank; ++d) {
    tensor->dims[d] = dims[d];
  }
  tensor->data = buffer->data();
  tensor->bytes = size_t(bytes);
  tensor->buffer = buffer;
  return report(Status(), status);
}

int32_t weir_tensor_set_string(weir_runtime *runtime, weir_tensor *tensor,
                               int64_t i, const char *data, size_t size) {
  return setString(unwrap(runtime)->buffers(),
                   static_cast<WeirString *>(tensor->data)[i], data, size)
             ? WEIR_OK
             : WEIR_RESOURCE_EXHAUSTED;
}

void weir_run_enable_trace(weir_run *run) {
  if (!unwrap(run)->trace) {
    unwrap(run)->trace = create<Trace>();
  }
}

int32_t weir_run_write_trace(weir_run *run, const char *path,
                             weir_status *status) {
  FILE *file = fopen(path, "w");
  if (!file) {
    return report(Status::error(WEIR_PERMISSION_DENIED,
                                "cannot write the trace to \"%s\"", path),
                  status);
  }
  if (unwrap(run)->trace) {
    unwrap(run)->trace->write(file);
  }
  bool failed = ferror(file) != 0;
  failed |= fclose(file) != 0;
  return report(
      failed ? Status::error(WEIR_DATA_LOSS, "writing \"%s\" failed", path)
             : Status(),
      status);
}
