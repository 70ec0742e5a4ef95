// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plans of the lengths used last, shared by all calls of a process. A plan
// in use is never given up; more lengths than there are places get plans of
// their own.
#include "runtime/base/Sync.h"
#include "runtime/linalg/Fft.h"
#include <cstdlib>
#include <new>

using namespace weir;

namespace {
template <typename R> struct Place {
  FftPlan<R> *plan = nullptr;
  int64_t users = 0;
  uint64_t lastUse = 0;
};

template <typename R> struct Cache {
  static constexpr int size = 16;
  Mutex mutex;
  Place<R> places[size];
  uint64_t clock = 0;

  const FftPlan<R> *find(int64_t n);
  /// Takes the place of the plan whose last use is longest ago.
  FftPlan<R> *keep(FftPlan<R> *plan);
  bool release(const FftPlan<R> *plan);
};

template <typename R> Cache<R> cache;
} // namespace

template <typename R> static void destroyPlan(FftPlan<R> *plan) {
  if (plan) {
    plan->~FftPlan<R>();
    free(plan);
  }
}

template <typename R> const FftPlan<R> *Cache<R>::find(int64_t n) {
  LockGuard guard(mutex);
  for (Place<R> &place : places) {
    if (place.plan && place.plan->length() == n) {
      place.users += 1;
      place.lastUse = ++clock;
      return place.plan;
    }
  }
  return nullptr;
}

/// Returns the plan that had the place, if any.
template <typename R> FftPlan<R> *Cache<R>::keep(FftPlan<R> *plan) {
  LockGuard guard(mutex);
  Place<R> *oldest = nullptr;
  for (Place<R> &place : places) {
    if (place.users == 0 && (!oldest || place.lastUse < oldest->lastUse)) {
      oldest = &place;
    }
  }
  if (!oldest) {
    return nullptr;
  }
  FftPlan<R> *old = oldest->plan;
  *oldest = {plan, 1, ++clock};
  return old;
}

/// False: the plan is not in the cache.
template <typename R> bool Cache<R>::release(const FftPlan<R> *plan) {
  LockGuard guard(mutex);
  for (Place<R> &place : places) {
    if (place.plan == plan) {
      place.users -= 1;
      return true;
    }
  }
  return false;
}

template <typename R> const FftPlan<R> *weir::acquirePlan(int64_t n) {
  if (const FftPlan<R> *plan = cache<R>.find(n)) {
    return plan;
  }
  void *memory = malloc(sizeof(FftPlan<R>));
  if (!memory) {
    return nullptr;
  }
  auto *plan = new (memory) FftPlan<R>();
  if (!plan->init(n)) {
    destroyPlan(plan);
    return nullptr;
  }
  destroyPlan(cache<R>.keep(plan));
  return plan;
}

template <typename R> void weir::releasePlan(const FftPlan<R> *plan) {
  if (plan && !cache<R>.release(plan)) {
    destroyPlan(const_cast<FftPlan<R> *>(plan));
  }
}

template const FftPlan<float> *weir::acquirePlan(int64_t);
template const FftPlan<double> *weir::acquirePlan(int64_t);
template void weir::releasePlan(const FftPlan<float> *);
template void weir::releasePlan(const FftPlan<double> *);
