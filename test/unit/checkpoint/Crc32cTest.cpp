// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/base/Crc32c.h"
#include "gtest/gtest.h"
#include <random>
#include <string>

using namespace weir;

TEST(Crc32c, KnownSums) {
  EXPECT_EQ(crc32c(0, "123456789", 9), 0xe3069283u);
  EXPECT_EQ(crc32cByTable(0, "123456789", 9), 0xe3069283u);
  EXPECT_EQ(maskCrc(0xe3069283u), 0xc78ab0e5u);
  EXPECT_EQ(crc32c(0, "", 0), 0u);
}

TEST(Crc32c, InstructionAndTableAgree) {
  std::mt19937 random(1);
  std::string bytes(20000, 0);
  for (char &byte : bytes) {
    byte = char(random());
  }
  for (int i = 0; i < 300; ++i) {
    size_t from = random() % 64, size = random() % (bytes.size() - 64);
    uint32_t before = uint32_t(random());
    EXPECT_EQ(crc32c(before, bytes.data() + from, size),
              crc32cByTable(before, bytes.data() + from, size));
  }
}

TEST(Crc32c, GoesOn) {
  std::string bytes(10000, 'x');
  uint32_t whole = crc32c(0, bytes.data(), bytes.size());
  for (size_t cut : {0, 1, 7, 3072, 4000, 9999}) {
    uint32_t sum = crc32c(0, bytes.data(), cut);
    EXPECT_EQ(crc32c(sum, bytes.data() + cut, bytes.size() - cut), whole);
  }
}
