// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is written byte by byte, read back, merged, and replaced.
#include "runtime/checkpoint/BundleMerge.h"
#include "test/unit/checkpoint/CheckpointFiles.h"
#include <algorithm>

using namespace weir;

namespace {
class BundleTest : public CheckpointTest {
protected:
  Status save(const std::string &prefix,
              std::vector<std::pair<std::string, Tensor>> tensors) {
    BundleWriter writer;
    Status status = writer.open(bytesOf(path(prefix)));
    for (auto &[name, tensor] : tensors) {
      if (status.ok()) {
        status = writer.add(bytesOf(name), tensor.view());
      }
    }
    return status.ok() ? writer.finish() : std::move(status);
  }
  Status saveSlice(const std::string &prefix, const std::string &spec,
                   const Tensor &tensor) {
    BundleWriter writer;
    ShapeAndSlice slice;
    Status status = writer.open(bytesOf(path(prefix)));
    if (status.ok()) {
      status = parseShapeAndSlice(spec.data(), spec.size(), slice);
    }
    if (status.ok()) {
      status = writer.addSlice({"w", 1}, slice, tensor.view());
    }
    return status.ok() ? writer.finish() : std::move(status);
  }
  Status merge(std::vector<std::string> prefixes, const std::string &to,
               bool allowMissing = false) {
    std::vector<Path> paths(prefixes.size());
    for (size_t i = 0; i < prefixes.size(); ++i) {
      snprintf(paths[i].text, sizeof paths[i].text, "%s",
               path(prefixes[i]).c_str());
    }
    return mergeBundles(paths, path(to).c_str(), allowMissing);
  }
};
} // namespace

// docs/formats/checkpoint.md has these bytes.
TEST_F(BundleTest, Bytes) {
  ASSERT_TRUE(save("x", {{"a", floats({}, 1)}}).ok());
  EXPECT_EQ(readFile(path("x.data-00000-of-00001")),
            std::string("\0\0\x80\x3f", 4));
  std::string index = readFile(path("x.index")), hex;
  for (char byte : index) {
    char digits[4];
    snprintf(digits, sizeof digits, "%02x", (unsigned char)byte);
    hex += digits;
  }
  EXPECT_EQ(hex, "00000608011a02080100010b610801120028043581a5da2b00000000"
                 "010000000074ef79b2000000000100000000c0f2a1b0000102620020"
                 "00000000010000000030d3691c2508320e" +
                     std::string(72, '0') + "57fb808b247547db");
  EXPECT_EQ(list(),
            (std::vector<std::string>{"x.data-00000-of-00001", "x.index"}));
}

TEST_F(BundleTest, Strings) {
  std::string longText(100000, 'z');
  ASSERT_TRUE(save("x", {{"s", Tensor({2, 2}, {"", "ab", longText, "c"})},
                         {"none", Tensor({0}, std::vector<std::string>())},
                         {"empty", Tensor({}, {""})}})
                  .ok());
  EXPECT_EQ(restore("x", "s"), "\nab\n" + longText + "\nc\n");
  EXPECT_EQ(restore("x", "none"), "");
  EXPECT_EQ(restore("x", "empty"), "\n");
}

TEST_F(BundleTest, Slices) {
  Tensor all = floats({50, 70}, 0);
  ASSERT_TRUE(save("x", {{"w", all}}).ok());
  auto rows = [&](int64_t from, int64_t count, int64_t left, int64_t width) {
    std::string bytes;
    for (int64_t i = from; i < from + count; ++i) {
      bytes += all.bytes.substr(size_t(i * 70 + left) * 4, size_t(width) * 4);
    }
    return bytes;
  };
  EXPECT_EQ(restore("x", "w", "50 70 3,20:-"), rows(3, 20, 0, 70));
  EXPECT_EQ(restore("x", "w", "50 70 3,20:69,1"), rows(3, 20, 69, 1));
  EXPECT_EQ(restore("x", "w", "50 70 -:-"), all.bytes);
  // In parts, of which the second and the third overlap what is asked for.
  for (int i = 0; i < 3; ++i) {
    std::string spec = "50 70 " + std::to_string(i * 20) + "," +
                       std::to_string(i < 2 ? 20 : 10) + ":-";
    Tensor part(WEIR_DT_FLOAT, {i < 2 ? 20 : 10, 70},
                rows(i * 20, i < 2 ? 20 : 10, 0, 70));
    ASSERT_TRUE(saveSlice("p" + std::to_string(i), spec, part).ok());
  }
  ASSERT_TRUE(merge({"p0", "p1", "p2"}, "all").ok());
  EXPECT_EQ(restore("all", "w"), all.bytes);
  EXPECT_EQ(restore("all", "w", "50 70 25,20:5,9"), rows(25, 20, 5, 9));
  EXPECT_EQ(restore("all", "w", "50 71 25,20:5,9"), "!3");
  EXPECT_EQ(restore("p0", "w"), "!5") << "renamed away";
  // One part is not enough for all, but for itself.
  ASSERT_TRUE(saveSlice("q", "50 70 0,20:-",
                        Tensor(WEIR_DT_FLOAT, {20, 70}, rows(0, 20, 0, 70)))
                  .ok());
  EXPECT_EQ(restore("q", "w"), "!3");
  EXPECT_EQ(restore("q", "w", "50 70 0,20:-"), rows(0, 20, 0, 70));
}

TEST_F(BundleTest, Refuses) {
  EXPECT_EQ(save("x", {{"a", floats({}, 1)}, {"a", floats({}, 2)}}).code(),
            WEIR_INVALID_ARGUMENT);
  EXPECT_EQ(save("x", {{"", floats({}, 1)}}).code(), WEIR_INVALID_ARGUMENT);
  EXPECT_EQ(save("x", {{"a", Tensor(WEIR_DT_VARIANT, {0}, "")}}).code(),
            WEIR_UNIMPLEMENTED);
  EXPECT_EQ(save("no/such/x", {{"a", floats({}, 1)}}).code(), WEIR_NOT_FOUND);
  EXPECT_TRUE(list().empty()) << "nothing is left of what failed";
  ASSERT_TRUE(save("x", {{"a", floats({}, 1)}}).ok());
  EXPECT_EQ(save("x.index/y", {{"a", floats({}, 1)}}).code(),
            WEIR_FAILED_PRECONDITION);
  EXPECT_EQ(restore("x", "b"), "!5");
  EXPECT_EQ(restore("y", "b"), "!5");
  Path prefix;
  EXPECT_EQ(makePrefix({"gs://a/b", 8}, prefix).code(), WEIR_UNIMPLEMENTED);
  EXPECT_EQ(makePrefix({"a\0b", 3}, prefix).code(), WEIR_INVALID_ARGUMENT);
  std::string tooLong(5000, 'a');
  EXPECT_EQ(makePrefix(bytesOf(tooLong), prefix).code(), WEIR_INVALID_ARGUMENT);
  ASSERT_TRUE(makePrefix({"file:///a/b", 11}, prefix).ok());
  EXPECT_STREQ(prefix.text, "/a/b");
}

TEST_F(BundleTest, MergeRefuses) {
  ASSERT_TRUE(save("p0", {{"a", floats({}, 1)}}).ok());
  ASSERT_TRUE(save("p1", {{"a", floats({}, 2)}}).ok());
  EXPECT_EQ(merge({"p0", "p1"}, "all").code(), WEIR_INVALID_ARGUMENT);
  EXPECT_EQ(merge({"p0", "p2"}, "all").code(), WEIR_INVALID_ARGUMENT);
  EXPECT_EQ(merge({"p2"}, "all", true).code(), WEIR_INVALID_ARGUMENT);
  EXPECT_EQ(merge({}, "all").code(), WEIR_INVALID_ARGUMENT);
  EXPECT_EQ(restore("p0", "a"), floats({}, 1).bytes) << "not touched";
  EXPECT_TRUE(merge({"p0", "p2"}, "all", true).ok());
  EXPECT_EQ(restore("all", "a"), floats({}, 1).bytes);
}

TEST_F(BundleTest, Replaces) {
  for (float value : {1.f, 2.f, 3.f}) {
    ASSERT_TRUE(save("x", {{"a", floats({3}, value)}}).ok());
    EXPECT_EQ(restore("x", "a"), floats({3}, value).bytes);
    EXPECT_EQ(list().size(), 2u);
  }
  // A damaged older one is in nobody's way.
  writeFile(path("x.index"), "?");
  ASSERT_TRUE(save("x", {{"a", floats({3}, 4)}}).ok());
  EXPECT_EQ(restore("x", "a"), floats({3}, 4).bytes);
  // Several parts in the place of one, and of as many.
  for (float value : {5.f, 6.f}) {
    ASSERT_TRUE(save("p0", {{"a", floats({}, value)}}).ok());
    ASSERT_TRUE(save("p1", {{"b", floats({}, value)}}).ok());
    ASSERT_TRUE(merge({"p0", "p1"}, "x").ok());
    EXPECT_EQ(restore("x", "a") + restore("x", "b"),
              floats({}, value).bytes + floats({}, value).bytes);
  }
  EXPECT_EQ(list().size(), 3u);
}
