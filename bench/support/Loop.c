/* Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   The timed loops of the benchmarks, so that no Python runs between a call and
   the next: calls until the budget is spent (at least `least` times, at most
   `room`), one sample of nanoseconds for each `batch` calls. Returns the number
   of samples, or -1 - code where a call failed. Also what peaks are measured
   with: fused multiply-adds in registers, one core. */
#include <stddef.h>
#include <stdint.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

typedef int (*Body)(void *state);

static int64_t loop(Body body, void *state, double budget, int64_t least,
                    int64_t room, int64_t batch, double *samples) {
  double start = now(), last = start;
  int64_t n = 0;
  while (n < room && (n < least || last - start < budget)) {
    for (int64_t i = 0; i < batch; ++i) {
      int code = body(state);
      if (code != 0) {
        return -1 - code;
      }
    }
    double end = now();
    samples[n++] = (end - last) / batch;
    last = end;
  }
  return n;
}

struct Weir {
  int32_t (*execute)(void *run, void *status);
  void *run, *status;
};
static int weirBody(void *state) {
  struct Weir *w = state;
  return w->execute(w->run, w->status);
}
int64_t bench_weir(struct Weir *weir, double budget, int64_t least,
                   int64_t room, int64_t batch, double *samples) {
  return loop(weirBody, weir, budget, least, room, batch, samples);
}

struct TfOutput {
  void *operation;
  int index;
};
struct Tf {
  void (*run)(void *session, const void *options, const struct TfOutput *,
              void *const *, int, const struct TfOutput *, void **, int,
              const void *const *, int, void *, void *status);
  void (*deleteTensor)(void *);
  int (*code)(void *status);
  void *session, *status;
  const struct TfOutput *inputs, *outputs;
  void *const *inputValues;
  void **outputValues;
  const void *const *targets;
  int numInputs, numOutputs, numTargets;
};
static int tfBody(void *state) {
  struct Tf *t = state;
  t->run(t->session, NULL, t->inputs, t->inputValues, t->numInputs, t->outputs,
         t->outputValues, t->numOutputs, t->targets, t->numTargets, NULL,
         t->status);
  int code = t->code(t->status);
  for (int i = 0; code == 0 && i < t->numOutputs; ++i) {
    t->deleteTensor(t->outputValues[i]);
  }
  return code;
}
int64_t bench_tf(struct Tf *tf, double budget, int64_t least, int64_t room,
                 int64_t batch, double *samples) {
  return loop(tfBody, tf, budget, least, room, batch, samples);
}

/* Gflop/s (a multiply-add counts two) with the widest vectors of this build;
   the best of `rounds`. */
double bench_peak(int rounds) {
#ifdef __AVX512F__
  enum { lanes = 16, chains = 12 };
#else
  enum { lanes = 8, chains = 12 };
#endif
  typedef float Vec __attribute__((vector_size(4 * lanes)));
  double best = 0;
  for (int r = 0; r < rounds; ++r) {
    Vec zero = {0}, x = zero + 0.999f, y = zero + 1e-3f;
    Vec a = y, b = a + y, c = b + y, d = c + y, e = d + y, f = e + y, g = f + y,
        h = g + y, i = h + y, j = i + y, k = j + y, l = k + y;
    const int64_t n = 200000;
    double start = now();
    for (int64_t count = 0; count < n; ++count) {
      a = a * x + y, b = b * x + y, c = c * x + y, d = d * x + y;
      e = e * x + y, f = f * x + y, g = g * x + y, h = h * x + y;
      i = i * x + y, j = j * x + y, k = k * x + y, l = l * x + y;
      __asm__ volatile("" : "+x"(x), "+x"(y));
    }
    double time = now() - start;
    a += b + c + d + e + f + g + h + i + j + k + l;
    __asm__ volatile("" ::"x"(a));
    double rate = 2.0 * lanes * chains * n / time;
    best = rate > best ? rate : best;
  }
  return best;
}
