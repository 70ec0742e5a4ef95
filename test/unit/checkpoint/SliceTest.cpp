// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/checkpoint/Bundle.h"
#include "gtest/gtest.h"
#include <string>

using namespace weir;

static Status parse(const std::string &text, ShapeAndSlice &result) {
  return parseShapeAndSlice(text.data(), text.size(), result);
}

TEST(Slice, Parses) {
  ShapeAndSlice result;
  ASSERT_TRUE(parse("4 5 0,2:-", result).ok());
  EXPECT_EQ(result.full.rank, 2);
  EXPECT_EQ(result.shape.sizes[0], 2);
  EXPECT_EQ(result.shape.sizes[1], 5);
  char text[64];
  result.slice.format(text, sizeof text);
  EXPECT_STREQ(text, "0,2:-");
  EXPECT_FALSE(result.slice.covers(result.full));
  ASSERT_TRUE(parse("4 5 0,4:-", result).ok());
  EXPECT_TRUE(result.slice.covers(result.full));
}

// Codes are TensorFlow's.
TEST(Slice, Refuses) {
  struct {
    const char *text;
    int32_t code;
    const char *says;
  } cases[] = {
      {"foo", WEIR_INVALID_ARGUMENT, "Need least two elements"},
      {"4 x 0,2:-", WEIR_INVALID_ARGUMENT, "Non numerical dimension"},
      {"4 3 -1,2:-", WEIR_INVALID_ARGUMENT, "Expected non-negative start"},
      {"4 3 0,0:-", WEIR_INVALID_ARGUMENT, "positive length"},
      {"4 3 0;2:-", WEIR_INVALID_ARGUMENT, "pair of numbers"},
      {"4 3 0,2x:-", WEIR_INVALID_ARGUMENT, "joined by ':'"},
      {"4 3 0,2", WEIR_INTERNAL, "of another rank"},
      {"4 3 3,2:-", WEIR_INTERNAL, "goes beyond"},
      {"4 3 9223372036854775807,2:-", WEIR_INTERNAL, "goes beyond"},
      {"99999999999 99999999999 -:-", WEIR_INVALID_ARGUMENT, "too many"},
      {"1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -", WEIR_UNIMPLEMENTED,
       "more than 16"},
  };
  for (auto &c : cases) {
    ShapeAndSlice result;
    Status status = parse(c.text, result);
    EXPECT_EQ(status.code(), c.code) << c.text;
    EXPECT_NE(std::string(status.message()).find(c.says), std::string::npos)
        << c.text << ": " << status.message();
  }
}

static std::string keyOf(int64_t start, int64_t length) {
  TensorSlice slice;
  slice.rank = 1;
  slice.extents[0] = {start, length};
  Vector<char> key;
  appendSliceKey(key, "a", 1, slice);
  std::string text;
  for (char byte : key) {
    char digits[4];
    snprintf(digits, sizeof digits, "%02x", (unsigned char)byte);
    text += digits;
  }
  return text;
}

TEST(Slice, Keys) {
  EXPECT_EQ(keyOf(0, 10), "00610001"
                          "0101"
                          "808a");
  EXPECT_EQ(keyOf(0, -1), "00610001"
                          "0101"
                          "807f");
  // 64 takes two bytes, 2^13 three, 2^62 nine, 2^63 - 1 ten.
  EXPECT_EQ(keyOf(64, 8192).substr(12), "c040e02000");
  EXPECT_EQ(keyOf(1ll << 62, INT64_MAX).substr(12), "ffc04000000000000000"
                                                    "ffc07fffffffffffffff");
}

TEST(Slice, Overlaps) {
  ShapeAndSlice a, b;
  ASSERT_TRUE(parse("10 4 2,5:-", a).ok());
  ASSERT_TRUE(parse("10 4 4,6:1,2", b).ok());
  Overlap overlap;
  ASSERT_TRUE(overlap.find(a.slice, b.slice, a.full));
  EXPECT_EQ(overlap.count(), 6);
  EXPECT_EQ(overlap.from[0], 2);
  EXPECT_EQ(overlap.to[0], 0);
  EXPECT_EQ(overlap.from[1], 1);
  ASSERT_TRUE(parse("10 4 7,3:-", b).ok());
  EXPECT_FALSE(overlap.find(a.slice, b.slice, a.full));
}
