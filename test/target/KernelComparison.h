//===- KernelComparison.h - fast against reference --------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each kernel is written as text; it is compiled by the reference path and by
// the fast path at both levels, and run on the same random data, cut in chunks
// at random.
#ifndef WEIR_TEST_TARGET_KERNELCOMPARISON_H
#define WEIR_TEST_TARGET_KERNELCOMPARISON_H

#include "KernelTestUtil.h"
#include <cmath>
#include <random>

namespace weir::test {

/// Runs one kernel text in all ways; floats in and out.
struct Comparison {
  std::string text;
  std::vector<size_t> inputs, outputs; // elements
  std::vector<int64_t> sizes;
  double tolerance = 2e-5;
  float low = -1, high = 1;
  bool pack = false;
  bool expectFast = true;

  void run() {
    SCOPED_TRACE(text);
    std::mt19937 random(7);
    std::uniform_real_distribution<float> uniform(low, high);
    std::vector<std::vector<float>> in;
    for (size_t count : inputs) {
      in.emplace_back(count + 16);
      for (float &value : in.back()) {
        value = uniform(random);
      }
    }
    auto evaluate = [&](CodegenMode mode, std::optional<IsaLevel> level) {
      std::vector<std::vector<float>> out;
      TestKernel kernel(text, mode, level, pack);
      EXPECT_TRUE(kernel.kernel);
      if (!kernel.kernel) {
        return out;
      }
      std::vector<void *> buffers;
      for (auto &values : in) {
        buffers.push_back(values.data());
      }
      std::vector<std::vector<char>> packed;
      for (const PackedOperand &operand : kernel.kernel->compiled().packed) {
        packed.emplace_back(operand.packedBytes());
        operand.pack(buffers[operand.argument], packed.back().data());
        buffers[operand.argument] = packed.back().data();
      }
      if (mode == CodegenMode::Fast && pack) {
        EXPECT_EQ(packed.size(), 1u);
      }
      for (size_t count : outputs) {
        // Canaries behind each output.
        out.emplace_back(count + 16, -77.0f);
      }
      for (auto &values : out) {
        buffers.push_back(values.data());
      }
      std::vector<char> scratch(kernel.kernel->scratchBytes(sizes) + 64, 0x7f);
      auto address =
          (reinterpret_cast<uintptr_t>(scratch.data()) + 63) & ~63ull;
      buffers.push_back(reinterpret_cast<void *>(address));
      int64_t chunks = kernel.kernel->chunks(sizes), half = chunks / 2;
      kernel.kernel->run(buffers, sizes, half, chunks);
      if (half) {
        kernel.kernel->run(buffers, sizes, 0, half);
      }
      if (mode == CodegenMode::Fast && expectFast) {
        for (const std::string &text : kernel.kernel->compiled().fallbacks) {
          EXPECT_EQ(text.find("reference path"), std::string::npos) << text;
        }
      }
      return out;
    };
    auto expected = evaluate(CodegenMode::Reference, {});
    for (IsaLevel level : {IsaLevel::V3, IsaLevel::V4}) {
      auto actual = evaluate(CodegenMode::Fast, level);
      ASSERT_EQ(actual.size(), expected.size());
      for (size_t k = 0; k < actual.size(); ++k) {
        unsigned bad = 0;
        for (size_t i = 0; i < actual[k].size() && bad < 3; ++i) {
          double want = expected[k][i], got = actual[k][i];
          bool same = std::isnan(want) ? std::isnan(got)
                      : std::isinf(want)
                          ? want == got
                          : std::abs(got - want) <=
                                tolerance * std::max(1.0, std::abs(want));
          if (!same) {
            ++bad;
            ADD_FAILURE() << "level v" << 3 + int(level) << " output " << k
                          << "[" << i << "]: expected " << want << ", got "
                          << got;
          }
        }
      }
    }
  }
};

} // namespace weir::test

#endif // WEIR_TEST_TARGET_KERNELCOMPARISON_H
