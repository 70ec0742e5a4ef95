// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads a program from a shared library and classifies from several threads at
// the same time: one program, one instance, a run for each thread. See
// README.md beside this file for how to build it.
//
//   ./serve ./libdigits.so THREADS
#include "weir/weir.h"
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

/// Destroys what it owns, in C++'s way.
template <auto Destroy> struct Deleter {
  template <typename T> void operator()(T *object) const { Destroy(object); }
};
using Runtime = std::unique_ptr<weir_runtime, Deleter<weir_runtime_destroy>>;
using Program = std::unique_ptr<weir_program, Deleter<weir_program_destroy>>;
using Instance = std::unique_ptr<weir_instance, Deleter<weir_instance_destroy>>;
using Run = std::unique_ptr<weir_run, Deleter<weir_run_destroy>>;

void check(int32_t code, const weir_status &status) {
  if (code != 0) {
    throw std::runtime_error(status.message);
  }
}

Program load(weir_runtime *runtime, const char *path) {
  weir_program *program;
  weir_status status;
  check(weir_program_load(runtime, path, &program, &status), status);
  return Program(program);
}

/// Classifies `count` pictures of one colour; the batch is as large as asked.
void classify(weir_program *program, weir_instance *instance, int64_t count) {
  weir_status status;
  weir_run *made;
  check(weir_run_create(instance, weir_program_find_step(program, "main"),
                        &made, &status),
        status);
  Run run(made);
  std::vector<uint8_t> pixels(size_t(count) * 28 * 28, 128);
  weir_tensor image = {
      4, 4, {count, 28, 28, 1}, pixels.data(), pixels.size(), nullptr};
  check(weir_run_bind_input(run.get(), 0, &image, &status), status);
  for (int i = 0; i < 100; ++i) {
    check(weir_run_execute(run.get(), &status), status);
  }
  weir_tensor digits; // in memory that the run counts
  check(weir_run_output(run.get(), 1, &digits, &status), status);
  std::printf("%lld pictures, the first is %lld\n", (long long)digits.dims[0],
              (long long)static_cast<int64_t *>(digits.data)[0]);
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: %s LIBRARY THREADS\n", argv[0]);
    return 2;
  }
  try {
    Runtime runtime(weir_runtime_create(1));
    Program program = load(runtime.get(), argv[1]);
    weir_instance *made;
    weir_status status;
    check(weir_instance_create(program.get(), &made, &status), status);
    Instance instance(made);
    std::vector<std::thread> threads;
    for (int i = 0; i < std::atoi(argv[2]); ++i) {
      threads.emplace_back(
          [&, i] { classify(program.get(), instance.get(), i + 1); });
    }
    for (std::thread &thread : threads) {
      thread.join();
    }
  } catch (const std::exception &error) {
    std::fprintf(stderr, "error: %s\n", error.what());
    return 1;
  }
  return 0;
}
