/* Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   Preloaded, counts calls that get or return memory, by all threads, while
   bench_count runs a body again and again. What malloc itself asks of the
   system (brk, mmap within libc) only happens within a counted malloc. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

static atomic_long allocations, frees, maps;
static atomic_int counting;

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static void count(atomic_long *what) {
  if (atomic_load_explicit(&counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(what, 1, memory_order_relaxed);
  }
}
void *malloc(size_t n) { return count(&allocations), __libc_malloc(n); }
void *calloc(size_t n, size_t m) {
  return count(&allocations), __libc_calloc(n, m);
}
void *realloc(void *p, size_t n) {
  return count(&allocations), __libc_realloc(p, n);
}
void *memalign(size_t a, size_t n) {
  return count(&allocations), __libc_memalign(a, n);
}
void *aligned_alloc(size_t a, size_t n) { return memalign(a, n); }
int posix_memalign(void **p, size_t a, size_t n) {
  *p = memalign(a, n);
  return *p ? 0 : 12;
}
void free(void *p) {
  if (p) {
    count(&frees);
  }
  __libc_free(p);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
void *mmap(void *a, size_t n, int p, int f, int fd, off_t o) {
  static void *(*next)(void *, size_t, int, int, int, off_t);
  next = next ? next : NEXT(mmap);
  return count(&maps), next(a, n, p, f, fd, o);
}
int munmap(void *a, size_t n) {
  static int (*next)(void *, size_t);
  next = next ? next : NEXT(munmap);
  return count(&maps), next(a, n);
}
int brk(void *a) {
  static int (*next)(void *);
  next = next ? next : NEXT(brk);
  return count(&maps), next(a);
}
void *sbrk(intptr_t n) {
  static void *(*next)(intptr_t);
  next = next ? next : NEXT(sbrk);
  return count(&maps), next(n);
}

void bench_count(int on, long counts[3]) {
  atomic_store(&counting, on);
  if (on) {
    allocations = frees = maps = 0;
  } else {
    counts[0] = allocations;
    counts[1] = frees;
    counts[2] = maps;
  }
}
