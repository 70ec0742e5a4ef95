// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// States with numbers in them that nobody wrote.
#ifndef WEIR_TEST_UNIT_QUEUE_DAMAGEDSTATE_H
#define WEIR_TEST_UNIT_QUEUE_DAMAGEDSTATE_H

#include "CallProgram.h"
#include <random>

namespace weir::test {

/// A copy of the snapshot in which some int64 numbers are others, or a tensor
/// is not there.
inline weir_snapshot *damage(Loaded &loaded, const weir_snapshot *from,
                             std::mt19937 &random) {
  static const int64_t odd[] = {-1, 0,       1,         2,        3,
                                7,  1 << 20, INT64_MIN, INT64_MAX};
  weir_snapshot *copy = weir_snapshot_create(loaded.runtime);
  for (int32_t i = 0; i < weir_snapshot_num_resources(from); ++i) {
    const char *kind, *container, *name;
    int32_t count = weir_snapshot_resource(from, i, &kind, &container, &name);
    int32_t at = weir_snapshot_add_resource(copy, kind, container, name);
    int32_t spoilt = count ? int32_t(random() % uint32_t(count)) : -1;
    bool drops = random() % 5 == 0;
    for (int32_t j = 0; j < count; ++j) {
      weir_tensor tensor;
      const char *tensorName = weir_snapshot_tensor(from, i, j, &tensor);
      std::vector<int64_t> numbers;
      if (j == spoilt && drops) {
        continue;
      }
      if (j == spoilt && tensor.dtype == WEIR_DT_INT64 && tensor.bytes) {
        auto *data = static_cast<const int64_t *>(tensor.data);
        numbers.assign(data, data + tensor.bytes / sizeof(int64_t));
        for (int k = 0; k < 1 + int(random() % 2); ++k) {
          numbers[random() % numbers.size()] = odd[random() % std::size(odd)];
        }
        tensor.data = numbers.data();
        tensor.buffer = nullptr;
      } else if (j == spoilt && tensor.rank > 0 &&
                 tensor.dtype != WEIR_DT_STRING) {
        tensor.dims[0] = 0; // fewer rows than others say
        tensor.bytes = 0;
        tensor.buffer = nullptr;
      }
      weir_status status;
      EXPECT_EQ(
          weir_snapshot_add_tensor(copy, at, tensorName, &tensor, &status), 0)
          << status.message;
    }
  }
  return copy;
}

/// Restores damaged copies of the world's state; `use` works with what came of
/// it. Some must be refused.
template <typename F> void restoreDamaged(CallWorld &world, F use) {
  weir_snapshot *good = world.save();
  std::mt19937 random(4);
  int refused = 0;
  for (int round = 0; round < 400; ++round) {
    weir_snapshot *bad = damage(world.loaded, good, random);
    refused += world.restore(bad) != 0;
    weir_snapshot_destroy(bad);
    use();
  }
  EXPECT_GT(refused, 50);
  EXPECT_EQ(world.restore(good), 0) << world.message;
  weir_snapshot_destroy(good);
}

} // namespace weir::test

#endif
