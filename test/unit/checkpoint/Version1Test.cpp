// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/checkpoint/Version1.h"
#include "runtime/tensor/Value.h"
#include "test/unit/checkpoint/CheckpointFiles.h"
#include <random>

using namespace weir;

namespace {
class Version1Test : public CheckpointTest {
protected:
  Status save(const std::string &name, const Tensor &tensor,
              const std::string &spec = "", const std::string &file = "v1") {
    Version1Writer writer;
    Status status = writer.open(bytesOf(path(file)));
    ShapeAndSlice slice;
    if (status.ok() && !spec.empty()) {
      status = parseShapeAndSlice(spec.data(), spec.size(), slice);
    }
    if (status.ok()) {
      status = writer.add(bytesOf(name), spec.empty() ? nullptr : &slice,
                          tensor.view());
    }
    return status.ok() ? writer.finish() : std::move(status);
  }
  std::string load(const std::string &pattern, const std::string &name,
                   const std::string &spec = "") {
    Version1Reader reader;
    Version1Reader::Tensor tensor;
    Status status = reader.open(bytesOf(path(pattern)));
    if (status.ok()) {
      status = reader.find(bytesOf(name), tensor);
    }
    ShapeAndSlice slice;
    slice.slice = TensorSlice::whole(tensor.dims.rank);
    slice.shape = tensor.dims;
    if (status.ok() && !spec.empty()) {
      status = parseShapeAndSlice(spec.data(), spec.size(), slice);
    }
    if (status.ok()) {
      status =
          reader.read(bytesOf(name), tensor, slice.slice, memory(), nullptr);
    }
    if (!status.ok()) {
      return "!" + std::to_string(status.code());
    }
    int64_t size =
        tensorBytes(tensor.dtype, slice.shape.rank, slice.shape.sizes);
    EXPECT_LE(size, 1 << 20);
    WeirBuffer *buffer = pool()->allocate(size);
    prepareElements(buffer, tensor.dtype);
    status = reader.read(bytesOf(name), tensor, slice.slice, memory(),
                         buffer->data());
    EXPECT_TRUE(status.ok());
    std::string result;
    if (tensor.dtype == WEIR_DT_STRING) {
      auto *strings = static_cast<WeirString *>(buffer->data());
      for (size_t i = 0; i < size_t(size) / sizeof(WeirString); ++i) {
        result += std::string(strings[i].data, strings[i].size) + "\n";
      }
    } else {
      result.assign(static_cast<char *>(buffer->data()), size_t(size));
    }
    weir_buffer_release(buffer);
    return result;
  }
};
} // namespace

TEST_F(Version1Test, Types) {
  std::mt19937 random(3);
  for (int32_t dtype :
       {WEIR_DT_FLOAT, WEIR_DT_DOUBLE, WEIR_DT_INT8, WEIR_DT_INT16,
        WEIR_DT_INT32, WEIR_DT_INT64, WEIR_DT_UINT8, WEIR_DT_UINT16,
        WEIR_DT_UINT32, WEIR_DT_UINT64, WEIR_DT_HALF, WEIR_DT_BFLOAT16,
        WEIR_DT_COMPLEX64, WEIR_DT_COMPLEX128, WEIR_DT_QINT8}) {
    std::string bytes(size_t(12 * weir_dtype_size(dtype)), 0);
    for (char &byte : bytes) {
      byte = char(random());
    }
    ASSERT_TRUE(save("t", Tensor(dtype, {3, 4}, bytes)).ok());
    EXPECT_EQ(load("v1", "t"), bytes) << weir_dtype_name(dtype);
  }
  ASSERT_TRUE(save("s", Tensor({2}, {"", "text"})).ok());
  EXPECT_EQ(load("v1", "s"), "\ntext\n");
  EXPECT_EQ(save("t", Tensor(WEIR_DT_FLOAT8_E5M2, {1}, "x")).code(),
            WEIR_UNIMPLEMENTED);
  EXPECT_EQ(load("v1", "s"), "\ntext\n") << "the older one is there";
}

TEST_F(Version1Test, SlicesInSeveralFiles) {
  Tensor all = floats({6, 5}, 0);
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(save("w",
                     Tensor(WEIR_DT_FLOAT, {3, 5},
                            all.bytes.substr(size_t(i) * 60, 60)),
                     "6 5 " + std::to_string(3 * i) + ",3:-",
                     "v1-0000" + std::to_string(i) + "-of-00002")
                    .ok());
  }
  EXPECT_EQ(load("v1-[0-9]*-of-00002", "w"), all.bytes);
  EXPECT_EQ(load("v1-*", "w", "6 5 2,2:-"), all.bytes.substr(40, 40));
  EXPECT_EQ(load("v1-00000-of-00002", "w"), "!3");
  EXPECT_EQ(load("v1-*", "u"), "!5");
  EXPECT_EQ(load("v2-*", "w"), "!5");
  ASSERT_TRUE(save("w", floats({2}, 0), "", "v1-other").ok());
  EXPECT_EQ(load("v1-*", "w"), "!13") << "two checkpoints";
}

TEST_F(Version1Test, Damage) {
  ASSERT_TRUE(save("w", floats({6, 5}, 0)).ok());
  std::string bytes = readFile(path("v1")), good = load("v1", "w");
  std::mt19937 random(5);
  for (int i = 0; i < 500; ++i) {
    std::string damaged = bytes;
    damaged[random() % bytes.size()] = char(random());
    if (i % 2) {
      damaged.resize(random() % bytes.size());
    }
    writeFile(path("v1"), damaged);
    std::string found = load("v1", "w");
    EXPECT_TRUE(found == good || found[0] == '!');
  }
}
