// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// gzip, as the command of that name packs; conversions of elements.
#include "runtime/plan/DataFile.h"
#include "runtime/plan/Inflate.h"
#include <cmath>
#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <random>
#include <sstream>
#include <string>
#include <unistd.h>

using namespace weir;

static std::string pack(const std::string &data, const char *options) {
  char name[] = "/tmp/weir-gzip-XXXXXX";
  int descriptor = mkstemp(name);
  close(descriptor);
  std::ofstream(name, std::ios::binary) << data;
  std::string command = std::string("gzip -n ") + options + " -c " + name;
  FILE *pipe = popen(command.c_str(), "r");
  std::string packed;
  char buffer[4096];
  while (size_t count = fread(buffer, 1, sizeof buffer, pipe)) {
    packed.append(buffer, count);
  }
  pclose(pipe);
  unlink(name);
  return packed;
}

static std::string makeData(size_t size, unsigned letters) {
  std::mt19937 random(letters);
  std::string data;
  for (size_t i = 0; i < size; ++i) {
    // Copies from before, now and then, as real data has.
    if (i > 300 && random() % 8 == 0) {
      size_t from = random() % i, count = random() % 258;
      data += data.substr(from, count);
      i = data.size();
    }
    data += char(random() % letters);
  }
  return data;
}

TEST(Inflate, WhatGzipPacks) {
  for (unsigned letters : {1u, 2u, 20u, 256u}) {
    for (size_t size : {0u, 1u, 100u, 70000u}) {
      for (const char *options : {"-1", "-9"}) {
        std::string data = makeData(size, letters);
        std::string packed = pack(data, options);
        Vector<char> out;
        ASSERT_TRUE(inflateGzip(packed.data(), packed.size(), out))
            << letters << " " << size << options;
        ASSERT_EQ(std::string(out.begin(), out.end()), data);
      }
    }
  }
}

TEST(Inflate, TwoMembers) {
  std::string packed = pack("one, ", "-9") + pack("two", "-1");
  Vector<char> out;
  ASSERT_TRUE(inflateGzip(packed.data(), packed.size(), out));
  EXPECT_EQ(std::string(out.begin(), out.end()), "one, two");
}

TEST(Inflate, Damaged) {
  std::string data = makeData(1000, 30);
  std::string good = pack(data, "-9");
  for (size_t size = 0; size < good.size(); ++size) {
    Vector<char> out;
    EXPECT_EQ(inflateGzip(good.data(), size, out), size == 0) << size;
  }
  std::mt19937 random(5);
  for (int round = 0; round < 500; ++round) {
    std::string bad = good;
    for (int edits = 1 + int(random() % 4); edits > 0; --edits) {
      bad[10 + random() % (bad.size() - 10)] = char(random());
    }
    Vector<char> out;
    bool unpacked = inflateGzip(bad.data(), bad.size(), out);
    // Bits that mean nothing may change.
    EXPECT_TRUE(!unpacked || std::string(out.begin(), out.end()) == data);
  }
}

TEST(DataFile, HoldsAll) {
  EXPECT_TRUE(holdsAll(WEIR_DT_UINT8, WEIR_DT_INT32));
  EXPECT_TRUE(holdsAll(WEIR_DT_UINT8, WEIR_DT_BFLOAT16));
  EXPECT_TRUE(holdsAll(WEIR_DT_BOOL, WEIR_DT_FLOAT));
  EXPECT_TRUE(holdsAll(WEIR_DT_INT32, WEIR_DT_DOUBLE));
  EXPECT_TRUE(holdsAll(WEIR_DT_HALF, WEIR_DT_FLOAT));
  EXPECT_TRUE(holdsAll(WEIR_DT_STRING, WEIR_DT_STRING));
  EXPECT_FALSE(holdsAll(WEIR_DT_INT8, WEIR_DT_UINT16));
  EXPECT_FALSE(holdsAll(WEIR_DT_INT32, WEIR_DT_FLOAT));
  EXPECT_FALSE(holdsAll(WEIR_DT_INT64, WEIR_DT_DOUBLE));
  EXPECT_FALSE(holdsAll(WEIR_DT_UINT64, WEIR_DT_INT64));
  EXPECT_FALSE(holdsAll(WEIR_DT_BFLOAT16, WEIR_DT_HALF));
  EXPECT_FALSE(holdsAll(WEIR_DT_DOUBLE, WEIR_DT_FLOAT));
  EXPECT_FALSE(holdsAll(WEIR_DT_UINT8, WEIR_DT_BOOL));
  EXPECT_FALSE(holdsAll(WEIR_DT_FLOAT, WEIR_DT_STRING));
}

TEST(DataFile, Converts) {
  uint8_t bytes[1000];
  float floats[1000];
  double bad = 0;
  for (int i = 0; i < 1000; ++i) {
    bytes[i] = uint8_t(i * 7);
  }
  ASSERT_TRUE(convertElements(floats, WEIR_DT_FLOAT, bytes, WEIR_DT_UINT8, 1000,
                              0.5, bad));
  for (int i = 0; i < 1000; ++i) {
    ASSERT_EQ(floats[i], float(bytes[i]) / 2);
  }
  const double values[] = {-128, 127.9, 128, -129, NAN};
  int8_t small[1];
  for (int i = 0; i < 5; ++i) {
    bool fits = convertElements(small, WEIR_DT_INT8, &values[i], WEIR_DT_DOUBLE,
                                1, 1, bad);
    EXPECT_EQ(fits, i == 0 || i == 1) << values[i];
  }
  EXPECT_TRUE(std::isnan(bad));
}
