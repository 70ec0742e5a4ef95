// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files of state: what is written reads back; what is damaged is refused, and
// reads nothing outside of the file (AddressSanitizer looks on).
#include "runtime/plan/StateFile.h"
#include "gtest/gtest.h"
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <unistd.h>

using namespace weir;

namespace {
class StateFileTest : public ::testing::Test {
protected:
  void SetUp() override { runtime = weir_runtime_create(1); }
  void TearDown() override {
    weir_runtime_destroy(runtime);
    unlink(path.c_str());
  }
  /// A file with numbers, strings, a type that .npy lacks, and a folder.
  void write() {
    StateWriter writer;
    ASSERT_TRUE(writer.open(path.c_str()).ok());
    HostTensor tensor;
    int64_t dims[2] = {2, 3};
    ASSERT_TRUE(tensor.make(runtime, WEIR_DT_FLOAT, 2, dims).ok());
    static_cast<float *>(tensor.view.data)[5] = 7;
    ASSERT_TRUE(writer.add("Variable/w/value", tensor.view).ok());
    ASSERT_TRUE(tensor.make(runtime, WEIR_DT_STRING, 1, dims).ok());
    weir_tensor_set_string(runtime, &tensor.view, 1, "two", 3);
    ASSERT_TRUE(writer.add("T/names", tensor.view).ok());
    ASSERT_TRUE(tensor.make(runtime, WEIR_DT_QINT8, 1, dims).ok());
    ASSERT_TRUE(writer.add("T/q", tensor.view).ok());
    int64_t none[1] = {0};
    ASSERT_TRUE(tensor.make(runtime, WEIR_DT_INT32, 1, none).ok());
    ASSERT_TRUE(writer.add("T/empty", tensor.view).ok());
    ASSERT_TRUE(writer.addFolder("absent/v/").ok());
    ASSERT_TRUE(writer.commit().ok());
  }
  std::string bytes() {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void put(const std::string &text) {
    std::ofstream(path, std::ios::binary) << text;
  }
  /// Opens it and reads all; whether that went well.
  bool readAll() {
    StateReader reader;
    bool good = reader.open(path.c_str()).ok();
    for (size_t i = 0; good && i < reader.size(); ++i) {
      HostTensor tensor;
      const StateReader::Member &member = reader.member(i);
      if (member.nameSize && member.name[member.nameSize - 1] != '/') {
        good = reader.read(i, runtime, tensor).ok();
      }
    }
    return good;
  }
  std::string path = "state-file-test." + std::to_string(getpid());
  weir_runtime *runtime = nullptr;
};

std::string encoded(const char *name, bool keepsSlashes) {
  Vector<char> out;
  appendEncoded(out, name, keepsSlashes);
  return {out.begin(), out.end()};
}
} // namespace

TEST_F(StateFileTest, ReadsWhatWasWritten) {
  write();
  StateReader reader;
  Status s = reader.open(path.c_str());
  ASSERT_TRUE(s.ok()) << s.message();
  ASSERT_EQ(reader.size(), 5u);
  const char *names[] = {"Variable/w/value.npy", "T/names.tensor", "T/q.tensor",
                         "T/empty.npy", "absent/v/"};
  for (size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(std::string(reader.member(i).name, reader.member(i).nameSize),
              names[i]);
  }
  HostTensor tensor;
  ASSERT_TRUE(reader.read(0, runtime, tensor).ok());
  EXPECT_EQ(tensor.view.dims[1], 3);
  EXPECT_EQ(static_cast<float *>(tensor.view.data)[5], 7);
  ASSERT_TRUE(reader.read(1, runtime, tensor).ok());
  EXPECT_EQ(std::string(tensor.strings()[1].data, 3), "two");
  ASSERT_TRUE(reader.read(2, runtime, tensor).ok());
  EXPECT_EQ(tensor.view.dtype, WEIR_DT_QINT8);
}

TEST_F(StateFileTest, RefusesWhatIsDamaged) {
  write();
  std::string good = bytes();
  for (size_t size = 0; size < good.size(); size += 7) {
    put(good.substr(0, size));
    EXPECT_FALSE(readAll()) << size;
  }
  std::mt19937 random(3);
  int refused = 0;
  for (int round = 0; round < 3000; ++round) {
    std::string bad = good;
    for (int edits = 1 + int(random() % 3); edits > 0; --edits) {
      bad[random() % bad.size()] = char(random() % 3 ? random() : 255);
    }
    put(bad);
    refused += !readAll();
  }
  // The rest changed names, dates and the like.
  EXPECT_GT(refused, 1500);
}

TEST_F(StateFileTest, HandlesAreNotForFiles) {
  StateWriter writer;
  ASSERT_TRUE(writer.open(path.c_str()).ok());
  weir_tensor tensor = {};
  tensor.dtype = WEIR_DT_VARIANT;
  Status s = writer.add("Variable/list/value", tensor);
  EXPECT_EQ(s.code(), WEIR_INVALID_ARGUMENT);
  EXPECT_STREQ(s.message(),
               "Variable/list/value holds type variant, whose values live in "
               "one process; expected numbers or strings");
}

TEST(StateNames, CannotLeadOut) {
  EXPECT_EQ(encoded("a/b_c-1.x>", true), "a/b_c-1.x>");
  EXPECT_EQ(encoded("a/b", false), "a%2Fb");
  EXPECT_EQ(encoded("../../etc", true), "%2E./%2E./etc");
  EXPECT_EQ(encoded("/root//x/", true), "%2Froot/%2Fx%2F");
  EXPECT_EQ(encoded("@%\n", true), "%40%25%0A");
  for (const char *name : {"../a", "/x//", "\xc3\xa9 @%", "a/.b"}) {
    std::string text = encoded(name, true);
    Vector<char> out;
    ASSERT_TRUE(decodeName(text.data(), text.size(), out));
    EXPECT_STREQ(out.data(), name);
  }
  Vector<char> out;
  EXPECT_FALSE(decodeName("%4", 2, out));
  EXPECT_FALSE(decodeName("%00", 3, out));
}
