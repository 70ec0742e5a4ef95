// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A folder of a test's own, tensors to save, and what a checkpoint holds.
#ifndef WEIR_TEST_UNIT_CHECKPOINT_CHECKPOINTFILES_H
#define WEIR_TEST_UNIT_CHECKPOINT_CHECKPOINTFILES_H

#include "runtime/checkpoint/BundleReader.h"
#include "runtime/checkpoint/BundleWriter.h"
#include "runtime/tensor/Buffer.h"
#include "gtest/gtest.h"
#include <string>
#include <vector>

namespace weir {

/// A tensor with memory of its own.
struct Tensor {
  Tensor(int32_t dtype, std::vector<int64_t> dims, std::string bytes);
  /// Strings; the texts live as long as the tensor.
  Tensor(std::vector<int64_t> dims, std::vector<std::string> texts);
  WeirView view() const;

  int32_t dtype;
  std::vector<int64_t> dims;
  std::string bytes;
  std::vector<std::string> texts;
  std::vector<WeirString> strings;
};

Tensor floats(std::vector<int64_t> dims, float first);

inline WeirBytes bytesOf(const std::string &text) {
  return {text.data(), text.size()};
}

class CheckpointTest : public ::testing::Test {
protected:
  void SetUp() override;
  void TearDown() override;

  std::string path(const std::string &name) const { return folder + name; }
  static std::string readFile(const std::string &path);
  static void writeFile(const std::string &path, const std::string &bytes);
  /// Names in the folder, sorted.
  std::vector<std::string> list() const;
  /// A tensor's bytes (texts: each with a line's end), or the error's code as
  /// text, "!5". No more memory than `most` bytes may be asked for.
  std::string restore(const std::string &prefix, const std::string &name,
                      const std::string &spec = "", size_t most = 1 << 20);
  static std::string restore(BundleReader &reader, const std::string &name,
                             const std::string &spec, size_t most);
  static StringMemory memory();
  static BufferPool *pool();

  std::string folder;
};

} // namespace weir

#endif
