// Tolerances, NaN, rows without order, slices, status codes.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/Compare.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

using namespace weir::replay;

template <typename T>
static HostTensor tensorOf(DType dtype, std::vector<int64_t> dims,
                           std::vector<T> values) {
  HostTensor tensor = makeZeros(dtype, dims);
  std::memcpy(tensor.bytes.data(), values.data(), tensor.bytes.size());
  return tensor;
}

static HostTensor floats(std::vector<int64_t> dims, std::vector<float> values) {
  return tensorOf(DType::Float, dims, values);
}

TEST(Compare, DefaultToleranceOfFloats) {
  EXPECT_FALSE(
      findDifference(floats({2}, {1.000009f, 0}), floats({2}, {1, 1e-7f}), {}));
  auto difference =
      findDifference(floats({2}, {1.0001f, 0}), floats({2}, {1, 0}), {});
  ASSERT_TRUE(difference);
  EXPECT_NE(
      difference->find("1 of 2 elements differ; worst at [0]: expected 1"),
      std::string::npos)
      << *difference;
}

TEST(Compare, GivenToleranceHoldsInstead) {
  Tolerance loose;
  loose.atol = 0.5;
  EXPECT_FALSE(findDifference(floats({}, {1.4f}), floats({}, {1}), loose));
}

TEST(Compare, NanEqualsNanAndInfinitiesMustAgree) {
  float nan = NAN, inf = INFINITY;
  EXPECT_FALSE(
      findDifference(floats({2}, {nan, inf}), floats({2}, {nan, inf}), {}));
  EXPECT_TRUE(findDifference(floats({1}, {nan}), floats({1}, {0}), {}));
  EXPECT_TRUE(findDifference(floats({1}, {-inf}), floats({1}, {inf}), {}));
  EXPECT_TRUE(findDifference(floats({1}, {1e30f}), floats({1}, {inf}), {}));
}

TEST(Compare, TypeAndShapeExactly) {
  auto difference =
      findDifference(floats({2}, {1, 2}), floats({2, 1}, {1, 2}), {});
  ASSERT_TRUE(difference);
  EXPECT_EQ(*difference, "expected float32[2,1], got float32[2]");
  EXPECT_TRUE(findDifference(tensorOf<int32_t>(DType::Int32, {1}, {1}),
                             floats({1}, {1}), {}));
}

TEST(Compare, IntegersAreExact) {
  int64_t big = int64_t(1) << 53;
  EXPECT_TRUE(findDifference(tensorOf<int64_t>(DType::Int64, {1}, {big + 1}),
                             tensorOf<int64_t>(DType::Int64, {1}, {big}), {}));
}

TEST(Compare, RowsWithoutOrder) {
  Tolerance unordered;
  unordered.unordered = true;
  HostTensor expected = floats({3, 2}, {1, 2, 3, 4, 1, 2});
  EXPECT_FALSE(
      findDifference(floats({3, 2}, {3, 4, 1, 2, 1, 2}), expected, unordered));
  EXPECT_TRUE(
      findDifference(floats({3, 2}, {3, 4, 3, 4, 1, 2}), expected, unordered));
}

TEST(Compare, ShapeOnly) {
  Tolerance shape;
  shape.shapeOnly = true;
  EXPECT_FALSE(findDifference(floats({1}, {5}), floats({1}, {1}), shape));
  EXPECT_TRUE(findDifference(floats({1}, {5}), floats({}, {1}), shape));
}

TEST(Compare, SlicesAddUp) {
  HostTensor values = floats({3, 2}, {1, 2, 3, 4, 5, 6});
  HostTensor rows = tensorOf<int32_t>(DType::Int32, {3}, {1, 0, 1});
  llvm::Expected<HostTensor> dense =
      densifySlices(values, rows, nullptr, {2, 2});
  ASSERT_TRUE(bool(dense));
  EXPECT_EQ(dense->as<float>().vec(), (std::vector<float>{3, 4, 6, 8}));
  llvm::Expected<HostTensor> bad = densifySlices(values, rows, nullptr, {1, 2});
  ASSERT_FALSE(bool(bad));
  EXPECT_NE(llvm::toString(bad.takeError()).find("row 1 is not in [0, 1)"),
            std::string::npos);
}

TEST(Compare, SlicesOfHalves) {
  HostTensor values = tensorOf<uint16_t>(DType::Half, {2}, {0x3c00, 0x4000});
  HostTensor rows = tensorOf<int32_t>(DType::Int32, {2}, {1, 1});
  llvm::Expected<HostTensor> dense = densifySlices(values, rows, nullptr, {2});
  ASSERT_TRUE(bool(dense));
  EXPECT_EQ(dense->describeElement(1), "3");
}

TEST(Compare, StatusCodes) {
  EXPECT_EQ(statusCodeByName("INVALID_ARGUMENT"), 3);
  EXPECT_EQ(statusCodeByName("OUT_OF_RANGE"), 11);
  EXPECT_FALSE(statusCodeByName("NO_SUCH_CODE"));
  EXPECT_EQ(statusCodeName(9), "FAILED_PRECONDITION");
  EXPECT_EQ(statusCodeName(77), "code 77");
}
