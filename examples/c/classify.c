/*
 * Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Classifies one picture with the program of examples/digits, from C. See
 * README.md beside this file for how to build it.
 *
 *   ./classify PICTURE.raw      784 bytes, one for each pixel, row by row
 */
#include "weir/weir.h"
#include <stdio.h>
#include <stdlib.h>

/* Prints what went wrong and gives up. */
static void check(int32_t code, const weir_status *status) {
  if (code != 0) {
    fprintf(stderr, "error %d: %s\n", code, status->message);
    exit(1);
  }
}

int main(int argc, char **argv) {
  uint8_t pixels[28 * 28] = {0};
  int64_t digit = -1;
  float probabilities[10];
  weir_status status;

  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  if (!file || fread(pixels, 1, sizeof pixels, file) != sizeof pixels) {
    fprintf(stderr, "usage: %s PICTURE.raw (784 bytes)\n", argv[0]);
    return 2;
  }
  fclose(file);

  /* One thread: this one. The tables are linked into this executable. */
  weir_runtime *runtime = weir_runtime_create(1);
  weir_program *program;
  check(weir_program_create(runtime, &weir_linked_program, &program, &status),
        &status);
  weir_instance *instance;
  check(weir_instance_create(program, &instance, &status), &status);
  weir_run *run;
  int32_t step = weir_program_find_step(program, "main");
  check(weir_run_create(instance, step, &run, &status), &status);

  /* The caller's own memory, bound once, used by every execution. */
  weir_tensor image = {.dtype = 4, /* uint8 */
                       .rank = 4,
                       .dims = {1, 28, 28, 1},
                       .data = pixels,
                       .bytes = sizeof pixels};
  check(weir_run_bind_input(run, 0, &image, &status), &status);
  check(weir_run_bind_output(run, 0, probabilities, sizeof probabilities,
                             &status),
        &status);
  check(weir_run_bind_output(run, 1, &digit, sizeof digit, &status), &status);
  weir_run_set_timeout(run, 1000000000); /* a second */

  check(weir_run_execute(run, &status), &status);
  printf("%lld (probability %.3f)\n", (long long)digit,
         (double)probabilities[digit]);

  weir_run_destroy(run);
  weir_instance_destroy(instance);
  weir_program_destroy(program);
  weir_runtime_destroy(runtime);
  return 0;
}
