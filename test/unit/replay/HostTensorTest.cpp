// Host tensors: files and TensorProto, with the ways in which they are wrong.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/HostTensor.h"
#include "compiler/Replay/CaseFile.h"

#include "proto/graph.pb.h"

#include <gtest/gtest.h>

#include <cstring>

using namespace weir::replay;

static HostTensor floats(std::vector<int64_t> dims, std::vector<float> values) {
  HostTensor tensor = makeZeros(DType::Float, dims);
  std::memcpy(tensor.bytes.data(), values.data(), tensor.bytes.size());
  return tensor;
}

static std::string errorOf(llvm::Expected<HostTensor> tensor) {
  return tensor ? "no error" : llvm::toString(tensor.takeError());
}

static std::string npyHeader(std::string dict) {
  std::string file("\x93NUMPY\x01\x00", 8);
  file += char(dict.size());
  file += '\0';
  return file + dict;
}

TEST(Npy, RoundTripsEachType) {
  for (DType type :
       {DType::Float, DType::Double, DType::Half, DType::Int8, DType::UInt8,
        DType::Int16, DType::UInt16, DType::Int32, DType::UInt32, DType::Int64,
        DType::UInt64, DType::Bool, DType::Complex64, DType::Complex128}) {
    HostTensor tensor = makeZeros(type, {2, 3});
    for (size_t i = 0; i < tensor.bytes.size(); ++i) {
      tensor.bytes[i] = char(i % 2);
    }
    llvm::Expected<std::string> file = printNpy(tensor);
    ASSERT_TRUE(bool(file));
    llvm::Expected<HostTensor> read = parseNpy(*file);
    ASSERT_TRUE(bool(read)) << llvm::toString(read.takeError());
    EXPECT_EQ(read->dtype, type);
    EXPECT_EQ(read->dims, tensor.dims);
    EXPECT_EQ(read->bytes, tensor.bytes);
  }
}

TEST(Npy, ReadsScalarsAndFortranOrder) {
  std::string four("\x00\x00\x80\x3f", 4);
  llvm::Expected<HostTensor> scalar = parseNpy(
      npyHeader("{'descr': '<f4', 'fortran_order': False, 'shape': (), }\n") +
      four);
  ASSERT_TRUE(bool(scalar));
  EXPECT_TRUE(scalar->dims.empty());
  EXPECT_EQ(scalar->as<float>()[0], 1.0f);

  llvm::Expected<HostTensor> matrix = parseNpy(
      npyHeader(
          "{'descr': '|u1', 'fortran_order': True, 'shape': (2, 3), }\n") +
      std::string("\x00\x03\x01\x04\x02\x05", 6));
  ASSERT_TRUE(bool(matrix));
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(matrix->as<uint8_t>()[i], i);
  }
}

TEST(Npy, SaysWhatIsWrong) {
  EXPECT_NE(errorOf(parseNpy("hello")).find("begin with"), std::string::npos);
  EXPECT_NE(errorOf(parseNpy(npyHeader("{'descr': '<f4', 'fortran_order': "
                                       "False, 'shape': (2,), }\n") +
                             "1234"))
                .find("expected 8 bytes of values, got 4"),
            std::string::npos);
  EXPECT_NE(errorOf(parseNpy(npyHeader("{'descr': '|O', 'fortran_order': "
                                       "False, 'shape': (2,), }\n")))
                .find("'|O' is not supported"),
            std::string::npos);
}

TEST(TensorProto, ShortListsRepeatTheirLastValue) {
  tensorflow::TensorProto proto;
  proto.set_dtype(tensorflow::DT_FLOAT);
  proto.mutable_tensor_shape()->add_dim()->set_size(4);
  proto.add_float_val(1);
  proto.add_float_val(2);
  llvm::Expected<HostTensor> tensor =
      parseTensorProto(proto.SerializeAsString());
  ASSERT_TRUE(bool(tensor));
  EXPECT_EQ(tensor->as<float>().vec(), (std::vector<float>{1, 2, 2, 2}));
  proto.clear_float_val();
  tensor = parseTensorProto(proto.SerializeAsString());
  ASSERT_TRUE(bool(tensor));
  EXPECT_EQ(tensor->as<float>().vec(), (std::vector<float>{0, 0, 0, 0}));
}

TEST(TensorProto, ComplexHalfBoolAndStrings) {
  tensorflow::TensorProto proto;
  proto.set_dtype(tensorflow::DT_COMPLEX64);
  proto.mutable_tensor_shape()->add_dim()->set_size(2);
  proto.add_scomplex_val(3);
  proto.add_scomplex_val(4);
  llvm::Expected<HostTensor> tensor =
      parseTensorProto(proto.SerializeAsString());
  ASSERT_TRUE(bool(tensor));
  EXPECT_EQ(tensor->as<float>().vec(), (std::vector<float>{3, 4, 3, 4}));

  proto.clear_scomplex_val();
  proto.set_dtype(tensorflow::DT_HALF);
  proto.add_half_val(0x3c00);
  tensor = parseTensorProto(proto.SerializeAsString());
  ASSERT_TRUE(bool(tensor));
  EXPECT_EQ(tensor->describeElement(1), "1");

  proto.set_dtype(tensorflow::DT_STRING);
  proto.add_string_val("a");
  proto.add_string_val(std::string("\0b", 2));
  tensor = parseTensorProto(proto.SerializeAsString());
  ASSERT_TRUE(bool(tensor));
  EXPECT_EQ(tensor->strings[1].size(), 2u);
  // What is written is read back the same.
  llvm::Expected<HostTensor> again =
      parseTensorProto(printTensorProto(*tensor));
  ASSERT_TRUE(bool(again));
  EXPECT_EQ(again->strings, tensor->strings);
}

TEST(TensorProto, SaysWhatIsWrong) {
  tensorflow::TensorProto proto;
  proto.set_dtype(tensorflow::DT_INT32);
  proto.mutable_tensor_shape()->add_dim()->set_size(2);
  proto.set_tensor_content("abc");
  EXPECT_NE(errorOf(parseTensorProto(proto.SerializeAsString()))
                .find("expected 8 bytes of contents, got 3"),
            std::string::npos);
  proto.clear_tensor_content();
  for (int i = 0; i < 3; ++i) {
    proto.add_int_val(i);
  }
  EXPECT_NE(errorOf(parseTensorProto(proto.SerializeAsString()))
                .find("expected at most 2 values, got 3"),
            std::string::npos);
  proto.mutable_tensor_shape()->mutable_dim(0)->set_size(-1);
  EXPECT_NE(
      errorOf(parseTensorProto(proto.SerializeAsString())).find("dimension -1"),
      std::string::npos);
  EXPECT_NE(errorOf(parseTensorProto("\xff\xff")).find("not a serialized"),
            std::string::npos);
}

TEST(HostTensor, DescribesItself) {
  EXPECT_EQ(floats({2, 1}, {1, 2}).describeType(), "float32[2,1]");
  EXPECT_EQ(floats({2, 1}, {1, 2.5}).describeElement(1), "2.5");
  EXPECT_EQ(baseType(101), DType::Float);
  EXPECT_EQ(bfloat16ToFloat(0x3f80), 1.0f);
}
