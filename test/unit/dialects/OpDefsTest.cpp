//===- OpDefsTest.cpp - TensorFlow's operations as data -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpDefs.h"
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/WeirDialect.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace weir;
using weir::tf::OpDefs;

namespace {
class OpDefsTest : public ::testing::Test {
protected:
  OpDefsTest() : builder(&context) { context.loadDialect<WeirDialect>(); }

  DictionaryAttr attrs(ArrayRef<NamedAttribute> entries) {
    return builder.getDictionaryAttr(entries);
  }
  NamedAttribute type(StringRef name, Type value) {
    return builder.getNamedAttr(name, TypeAttr::get(value));
  }

  MLIRContext context;
  Builder builder;
  std::string error;
};
} // namespace

TEST_F(OpDefsTest, ResolvesTypesAndCounts) {
  const auto *def = OpDefs::get().lookup("FusedBatchNormV3");
  ASSERT_NE(def, nullptr);
  tf::ResolvedArgs outputs;
  ASSERT_TRUE(OpDefs::resolveOutputs(*def,
                                     attrs({type("T", builder.getBF16Type()),
                                            type("U", builder.getF32Type())}),
                                     outputs, error));
  EXPECT_EQ(outputs.types().size(), 6u);
  EXPECT_TRUE(outputs.types()[0].isBF16());
  EXPECT_TRUE(outputs.types()[1].isF32());
  EXPECT_EQ(outputs.spellings()[1], "batch_mean:0");
}

TEST_F(OpDefsTest, SaysReferences) {
  tf::ResolvedArgs inputs;
  ASSERT_TRUE(OpDefs::resolveInputs(*OpDefs::get().lookup("AssignAdd"),
                                    attrs({type("T", builder.getF32Type())}),
                                    inputs, error));
  EXPECT_TRUE(inputs.args[0].isRef);
  EXPECT_TRUE(isRef(inputs.types()[0]));
  EXPECT_FALSE(inputs.args[1].isRef);
}

TEST_F(OpDefsTest, PlaceholdersHideCounts) {
  auto hidden = PlaceholderAttr::get(&context, builder.getStringAttr("M"));
  tf::ResolvedArgs inputs;
  ASSERT_TRUE(OpDefs::resolveInputs(*OpDefs::get().lookup("Pack"),
                                    attrs({type("T", builder.getF32Type()),
                                           builder.getNamedAttr("N", hidden)}),
                                    inputs, error));
  EXPECT_FALSE(inputs.known());
}

TEST_F(OpDefsTest, NamesWhatIsMissing) {
  tf::ResolvedArgs outputs;
  EXPECT_FALSE(OpDefs::resolveOutputs(*OpDefs::get().lookup("Placeholder"),
                                      attrs({}), outputs, error));
  EXPECT_NE(error.find("'dtype'"), std::string::npos);
}

TEST_F(OpDefsTest, FillsDefaults) {
  DictionaryAttr filled =
      OpDefs::fillDefaults(*OpDefs::get().lookup("MatMul"),
                           attrs({type("T", builder.getF32Type())}));
  EXPECT_EQ(filled.get("transpose_a"), builder.getBoolAttr(false));
}

TEST_F(OpDefsTest, KnowsKernels) {
  const OpDefs &defs = OpDefs::get();
  EXPECT_TRUE(
      defs.hasCpuKernel("MatMul", attrs({type("T", builder.getF32Type())})));
  EXPECT_FALSE(
      defs.hasCpuKernel("MatMul", attrs({type("T", builder.getI1Type())})));
  EXPECT_FALSE(defs.hasCpuKernel("NoSuchOp", attrs({})));
}

TEST_F(OpDefsTest, DataTypesAreOneToOne) {
  for (int dtype = 0; dtype < 140; ++dtype) {
    EXPECT_EQ(getDataType(getElementType(&context, dtype)), dtype);
  }
}
