// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The streams of stateful random ops: one for each node, seeded by its
// attributes (both zero: by the operating system), kept by the instance.
#include "runtime/base/Sync.h"
#include "runtime/calls/StateUtils.h"
#include "runtime/random/Distributions.h"
#include <sys/random.h>

using namespace weir;

namespace {
struct GeneratorState {
  Mutex mutex; ///< guards all
  bool seeded;
  Philox philox;
};
} // namespace

/// Six words: the counter, then the key.
static int32_t snapshotGenerator(void *object, WeirState *state) {
  auto *generator = static_cast<GeneratorState *>(object);
  LockGuard guard(generator->mutex);
  if (!generator->seeded) {
    return WEIR_OK;
  }
  static_assert(sizeof(Philox) == 6 * sizeof(uint32_t));
  const int64_t size = 6;
  void *position = weir_state_new(state, "position", WEIR_DT_UINT32, 1, &size);
  if (!position) {
    return WEIR_RESOURCE_EXHAUSTED;
  }
  memcpy(position, &generator->philox, sizeof(Philox));
  return WEIR_OK;
}

static int32_t restoreGenerator(void *object, void *, const WeirState *state) {
  auto *generator = static_cast<GeneratorState *>(object);
  WeirView position;
  if (weir_state_num_tensors(state) == 0) {
    return WEIR_OK;
  }
  if (!findTensor(state, "position", WEIR_DT_UINT32, 1, position) ||
      position.dims[0] != 6) {
    return weir_state_fail(state, WEIR_INVALID_ARGUMENT,
                           "expected a tensor \"position\" of uint32[6]");
  }
  memcpy(&generator->philox, position.data, sizeof(Philox));
  generator->seeded = true;
  return WEIR_OK;
}

static void adoptGenerator(void *object, void *from) {
  auto *generator = static_cast<GeneratorState *>(object);
  auto *other = static_cast<GeneratorState *>(from);
  LockGuard guard(generator->mutex);
  generator->seeded = other->seeded;
  generator->philox = other->philox;
}

const WeirResourceKind weir::generatorKind = {
    "generator", sizeof(GeneratorState), nullptr,          nullptr,
    nullptr,     snapshotGenerator,      restoreGenerator, adoptGenerator};

Philox weir::scrambleSeeds(const WeirView &seeds) {
  uint64_t seed0 = uint64_t(indexAt(seeds, 0));
  uint64_t seed1 = uint64_t(indexAt(seeds, 1));
  Philox mixer = {{uint32_t(seed0), uint32_t(seed0 >> 32), uint32_t(seed1),
                   uint32_t(seed1 >> 32)},
                  {0x3ec8f720, 0x02461e29}};
  uint32_t mix[4];
  mixer.next(mix);
  return {{0, 0, mix[2], mix[3]}, {mix[0], mix[1]}};
}

bool weir::reserveBlocks(WeirCallContext *ctx, uint64_t blocks,
                         Philox &philox) {
  uint64_t *cache = weir_call_cache(ctx);
  if (*cache == 0) {
    const char *node = weir_call_node(ctx);
    WeirHandle handle;
    *cache = reinterpret_cast<uint64_t>(
        weir_call_resource_named(ctx, &generatorKind, {"_generators", 11},
                                 {node, strlen(node)}, &handle));
    if (*cache == 0) {
      return false;
    }
  }
  auto *state = reinterpret_cast<GeneratorState *>(*cache);
  LockGuard guard(state->mutex);
  if (!state->seeded) {
    uint64_t seeds[2] = {uint64_t(weir_call_attr_int(ctx, "seed", 0)),
                         uint64_t(weir_call_attr_int(ctx, "seed2", 0))};
    if (seeds[0] == 0 && seeds[1] == 0 &&
        getrandom(seeds, sizeof seeds, 0) != ssize_t(sizeof seeds)) {
      weir_call_fail(ctx, WEIR_INTERNAL,
                     "the operating system gives no "
                     "random seed");
      return false;
    }
    state->philox = Philox::fromSeeds(seeds[0], seeds[1]);
    state->seeded = true;
  }
  philox = state->philox;
  state->philox.skip(blocks);
  return true;
}

bool weir::reserveOutputs(WeirCallContext *ctx, int64_t outputs,
                          Philox &philox) {
  return reserveBlocks(ctx, uint64_t(outputs * reservedPerOutput), philox);
}

void *weir::allocateShaped(WeirCallContext *ctx, int32_t j, int64_t &count) {
  const WeirView &shape = *weir_call_input(ctx, j);
  if (shape.rank != 1 || !isIndexType(shape.dtype)) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "shape must be a vector of {int32,int64}, got shape %s",
                   ShapeText(shape).text);
    return nullptr;
  }
  int64_t rank = shape.dims[0];
  int64_t dims[WEIR_MAX_RANK];
  count = 1;
  if (rank > WEIR_MAX_RANK) {
    weir_call_fail(ctx, WEIR_UNIMPLEMENTED,
                   "a result of rank %" PRId64 ", at most %d are supported",
                   rank, WEIR_MAX_RANK);
    return nullptr;
  }
  for (int64_t d = 0; d < rank; ++d) {
    dims[d] = indexAt(shape, d);
    if (dims[d] < 0 || __builtin_mul_overflow(count, dims[d], &count)) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "Dimension %" PRId64 " must be >= 0", dims[d]);
      return nullptr;
    }
  }
  return weir_call_allocate(ctx, 0, int32_t(rank), dims);
}
