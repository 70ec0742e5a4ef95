// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/checkpoint/CheckpointFiles.h"
#include "runtime/tensor/Value.h"
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace weir;

Tensor::Tensor(int32_t dtype, std::vector<int64_t> dims, std::string bytes)
    : dtype(dtype), dims(std::move(dims)), bytes(std::move(bytes)) {}

Tensor::Tensor(std::vector<int64_t> dims, std::vector<std::string> texts)
    : dtype(WEIR_DT_STRING), dims(std::move(dims)), texts(std::move(texts)) {
  for (const std::string &text : this->texts) {
    strings.push_back({text.data(), text.size(), nullptr});
  }
}

WeirView Tensor::view() const {
  const void *data = dtype == WEIR_DT_STRING
                         ? static_cast<const void *>(strings.data())
                         : bytes.data();
  return {dtype, int32_t(dims.size()), dims.data(), const_cast<void *>(data)};
}

Tensor weir::floats(std::vector<int64_t> dims, float first) {
  int64_t count = elementCount(int32_t(dims.size()), dims.data());
  std::vector<float> values(static_cast<size_t>(count));
  for (float &value : values) {
    value = first++;
  }
  return Tensor(WEIR_DT_FLOAT, std::move(dims),
                std::string(reinterpret_cast<char *>(values.data()),
                            values.size() * sizeof(float)));
}

void CheckpointTest::SetUp() {
  std::string name =
      (std::filesystem::temp_directory_path() / "weir-checkpoint-XXXXXX")
          .string();
  ASSERT_NE(mkdtemp(name.data()), nullptr);
  folder = name + "/";
}

void CheckpointTest::TearDown() { std::filesystem::remove_all(folder); }

std::string CheckpointTest::readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

void CheckpointTest::writeFile(const std::string &path,
                               const std::string &bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

std::vector<std::string> CheckpointTest::list() const {
  std::vector<std::string> names;
  for (auto &entry : std::filesystem::directory_iterator(folder)) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

BufferPool *CheckpointTest::pool() {
  static BufferPool *pool = BufferPool::make();
  return pool;
}

StringMemory CheckpointTest::memory() {
  return {[](void *arg, int64_t bytes) {
            return static_cast<BufferPool *>(arg)->allocate(bytes);
          },
          pool()};
}

std::string CheckpointTest::restore(BundleReader &reader,
                                    const std::string &name,
                                    const std::string &spec, size_t most) {
  BundleEntry entry;
  ShapeAndSlice slice;
  auto code = [](const Status &status) {
    EXPECT_STRNE(status.message(), "");
    return "!" + std::to_string(status.code());
  };
  if (Status s = reader.find(bytesOf(name), entry); !s.ok()) {
    return code(s);
  }
  if (!spec.empty()) {
    if (Status s = parseShapeAndSlice(spec.data(), spec.size(), slice);
        !s.ok()) {
      return code(s);
    }
  }
  ShapeAndSlice *wanted = spec.empty() ? nullptr : &slice;
  if (Status s = reader.check(bytesOf(name), entry, wanted); !s.ok()) {
    return code(s);
  }
  const Dims &dims = wanted ? slice.shape : entry.dims;
  int64_t size = tensorBytes(entry.dtype, dims.rank, dims.sizes);
  EXPECT_LE(size, int64_t(most));
  WeirBuffer *buffer = pool()->allocate(size);
  prepareElements(buffer, entry.dtype);
  Status status =
      reader.read(bytesOf(name), entry, wanted, memory(), buffer->data());
  std::string result;
  if (!status.ok()) {
    result = code(status);
  } else if (entry.dtype == WEIR_DT_STRING) {
    auto *strings = static_cast<WeirString *>(buffer->data());
    for (int64_t i = 0; i < elementCount(dims.rank, dims.sizes); ++i) {
      result += std::string(strings[i].data, strings[i].size) + "\n";
    }
  } else {
    result.assign(static_cast<char *>(buffer->data()), size_t(size));
  }
  weir_buffer_release(buffer);
  return result;
}

std::string CheckpointTest::restore(const std::string &prefix,
                                    const std::string &name,
                                    const std::string &spec, size_t most) {
  BundleReader reader;
  if (Status s = reader.open(path(prefix).c_str()); !s.ok()) {
    return "!" + std::to_string(s.code());
  }
  return restore(reader, name, spec, most);
}
