//===- ReferenceKernelTest.cpp - the reference path, run in process -------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "KernelTestUtil.h"

using namespace weir;
using namespace weir::test;

TEST(ReferenceKernel, AddsWithDynamicSize) {
  TestKernel kernel(R"(
    func.func private @k(
        %a: tensor<?x4xf32> {task.dims = array<i64: -1, 4>},
        %b: tensor<4xf32> {task.dims = array<i64: 4>}, %s0: index)
        -> (tensor<?x4xf32> {task.dims = array<i64: -1, 4>})
        attributes {task.kernel} {
      %e = tensor.empty(%s0) : tensor<?x4xf32>
      %r = linalg.generic {
          indexing_maps = [affine_map<(i, j) -> (i, j)>,
                           affine_map<(i, j) -> (j)>,
                           affine_map<(i, j) -> (i, j)>],
          iterator_types = ["parallel", "parallel"]}
          ins(%a, %b : tensor<?x4xf32>, tensor<4xf32>)
          outs(%e : tensor<?x4xf32>) {
      ^bb0(%x: f32, %y: f32, %o: f32):
        %s = arith.addf %x, %y : f32
        linalg.yield %s : f32
      } -> tensor<?x4xf32>
      return %r : tensor<?x4xf32>
    })");
  ASSERT_TRUE(kernel.kernel);
  EXPECT_FALSE(kernel.kernel->compiled().hasScratch);
  std::vector<float> a(12), b = {10, 20, 30, 40}, c(12, -1);
  for (int i = 0; i < 12; ++i) {
    a[i] = float(i);
  }
  kernel.evaluate({a.data(), b.data()}, {c.data()}, {3});
  for (int i = 0; i < 12; ++i) {
    EXPECT_EQ(c[i], a[i] + b[i % 4]);
  }
  // No rows: nothing is written.
  std::vector<float> none(4, -1);
  kernel.evaluate({a.data(), b.data()}, {none.data()}, {0});
  EXPECT_EQ(none[0], -1);
}

TEST(ReferenceKernel, KeepsIntermediatesInScratch) {
  // erf(a * b), then twice its transpose: an intermediate with two readers.
  TestKernel kernel(R"(
    func.func private @k(
        %a: tensor<?x3xf32> {task.dims = array<i64: -1, 3>},
        %b: tensor<3x?xf32> {task.dims = array<i64: 3, -2>},
        %s0: index, %s1: index)
        -> (tensor<?x?xf32> {task.dims = array<i64: -1, -2>},
            tensor<?x?xf32> {task.dims = array<i64: -2, -1>}) {
      %zero = arith.constant 0.0 : f32
      %e = tensor.empty(%s0, %s1) : tensor<?x?xf32>
      %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>)
           -> tensor<?x?xf32>
      %m = linalg.matmul ins(%a, %b : tensor<?x3xf32>, tensor<3x?xf32>)
           outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
      %t = linalg.erf ins(%m : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>)
           -> tensor<?x?xf32>
      %e2 = tensor.empty(%s1, %s0) : tensor<?x?xf32>
      %p = linalg.transpose ins(%m : tensor<?x?xf32>)
           outs(%e2 : tensor<?x?xf32>) permutation = [1, 0]
      return %t, %p : tensor<?x?xf32>, tensor<?x?xf32>
    })");
  ASSERT_TRUE(kernel.kernel);
  EXPECT_TRUE(kernel.kernel->compiled().hasScratch);
  std::vector<float> a = {.1f, .2f, .3f, -.1f, -.2f, .5f};
  std::vector<float> b(12), t(8), p(8);
  for (int i = 0; i < 12; ++i) {
    b[i] = float(i) / 7;
  }
  kernel.evaluate({a.data(), b.data()}, {t.data(), p.data()}, {2, 4});
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 4; ++j) {
      float sum = 0;
      for (int k = 0; k < 3; ++k) {
        sum += a[i * 3 + k] * b[k * 4 + j];
      }
      EXPECT_NEAR(t[i * 4 + j], std::erf(sum), 1e-6);
      EXPECT_NEAR(p[j * 2 + i], sum, 1e-6);
    }
  }
}

TEST(ReferenceKernel, CarriesTensorsThroughLoops) {
  // Fibonacci on pairs of vectors: the two carried tensors swap places.
  TestKernel kernel(R"(
    func.func private @k(%a: tensor<4xf64>, %b: tensor<4xf64>,
                         %n: tensor<i64>)
        -> (tensor<4xf64>, tensor<4xf64>) {
      %zero = arith.constant 0 : i64
      %one = arith.constant 1 : i64
      %limit = tensor.extract %n[] : tensor<i64>
      %r:3 = scf.while (%i = %zero, %x = %a, %y = %b)
          : (i64, tensor<4xf64>, tensor<4xf64>)
          -> (i64, tensor<4xf64>, tensor<4xf64>) {
        %go = arith.cmpi slt, %i, %limit : i64
        scf.condition(%go) %i, %x, %y : i64, tensor<4xf64>, tensor<4xf64>
      } do {
      ^bb0(%i: i64, %x: tensor<4xf64>, %y: tensor<4xf64>):
        %e = tensor.empty() : tensor<4xf64>
        %s = linalg.add ins(%x, %y : tensor<4xf64>, tensor<4xf64>)
             outs(%e : tensor<4xf64>) -> tensor<4xf64>
        %j = arith.addi %i, %one : i64
        scf.yield %j, %y, %s : i64, tensor<4xf64>, tensor<4xf64>
      }
      return %r#1, %r#2 : tensor<4xf64>, tensor<4xf64>
    })");
  ASSERT_TRUE(kernel.kernel);
  std::vector<double> a = {0, 1, 2, 0.5}, b = {1, 1, 3, 0}, x(4), y(4);
  int64_t n = 10;
  kernel.evaluate({a.data(), b.data(), &n}, {x.data(), y.data()});
  for (int i = 0; i < 4; ++i) {
    double p = a[i], q = b[i];
    for (int k = 0; k < 10; ++k) {
      double next = p + q;
      p = q;
      q = next;
    }
    EXPECT_EQ(x[i], p);
    EXPECT_EQ(y[i], q);
  }
}

TEST(ReferenceKernel, ReportsTheFailedCheckAndStops) {
  TestKernel kernel(R"(
    func.func private @k(%i: tensor<i32>, %a: tensor<4xf32>) -> tensor<f32>
        attributes {task.kernel, task.sites = [{code = 3 : i64, format = "x"}]} {
      %four = arith.constant 4 : i32
      %zero = arith.constant 0 : index
      %v = tensor.extract %i[] : tensor<i32>
      %bad = arith.cmpi uge, %v, %four : i32
      task.raise %bad, %zero, [%v] {site = 0 : i64} : i32
      %at = arith.index_cast %v : i32 to index
      %x = tensor.extract %a[%at] : tensor<4xf32>
      %r = tensor.from_elements %x : tensor<f32>
      return %r : tensor<f32>
    })");
  ASSERT_TRUE(kernel.kernel);
  std::vector<float> a = {1, 2, 3, 4};
  float r = -1;
  int32_t i = 2;
  EXPECT_EQ(kernel.evaluate({&i, a.data()}, {&r}).site, -1);
  EXPECT_EQ(r, 3);
  i = -7;
  r = -1;
  LoadedKernel::Raise raise = kernel.evaluate({&i, a.data()}, {&r});
  EXPECT_EQ(raise.site, 0);
  EXPECT_EQ(raise.values[0], -7);
  EXPECT_EQ(r, -1);
}

TEST(ReferenceKernel, RoundsNarrowFloats) {
  TestKernel kernel(R"(
    #id = affine_map<(i) -> (i)>
    func.func private @k(%a: tensor<5xbf16>, %b: tensor<5xf16>,
                         %c: tensor<5xi64>)
        -> (tensor<5xbf16>, tensor<5xf16>, tensor<5xi8>) {
      %e0 = tensor.empty() : tensor<5xbf16>
      %e1 = tensor.empty() : tensor<5xf16>
      %e2 = tensor.empty() : tensor<5xi8>
      %r:3 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #id],
          iterator_types = ["parallel"]}
          ins(%a, %b, %c : tensor<5xbf16>, tensor<5xf16>, tensor<5xi64>)
          outs(%e0, %e1, %e2 : tensor<5xbf16>, tensor<5xf16>, tensor<5xi8>) {
      ^bb0(%x: bf16, %y: f16, %z: i64, %o0: bf16, %o1: f16, %o2: i8):
        %zf = arith.sitofp %z : i64 to bf16
        %s = arith.addf %x, %zf : bf16
        %t = math.exp %s : bf16
        %y2 = arith.mulf %y, %y : f16
        %less = arith.cmpf olt, %x, %zf : bf16
        %bool = arith.extui %less : i1 to i8
        linalg.yield %t, %y2, %bool : bf16, f16, i8
      } -> (tensor<5xbf16>, tensor<5xf16>, tensor<5xi8>)
      return %r#0, %r#1, %r#2 : tensor<5xbf16>, tensor<5xf16>, tensor<5xi8>
    })");
  ASSERT_TRUE(kernel.kernel);
  std::vector<uint16_t> a(5, 0x3f80) /* 1.0 */, b(5, 0x4000) /* 2.0 */;
  std::vector<int64_t> c = {0, 1, 2, 3, -1};
  std::vector<uint16_t> x(5), y(5);
  std::vector<int8_t> z(5);
  kernel.evaluate({a.data(), b.data(), c.data()},
                  {x.data(), y.data(), z.data()});
  EXPECT_EQ(x[0], 0x402e); // e = 2.71875 in bf16
  EXPECT_EQ(x[4], 0x3f80); // exp(0)
  EXPECT_EQ(y[0], 0x4400); // 4
  EXPECT_EQ(z, (std::vector<int8_t>{0, 0, 1, 1, 0}));
}

TEST(ReferenceKernel, CompilesBothLevelsInOneObject) {
  auto module = mlir::parseSourceString<mlir::ModuleOp>(R"(
    func.func private @k(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
      %e = tensor.empty() : tensor<8x8xf32>
      %s = linalg.softmax dimension(1) ins(%a : tensor<8x8xf32>)
           outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
      return %s : tensor<8x8xf32>
    })",
                                                        &kernelContext());
  KernelCompileOptions options;
  options.codegen = CodegenMode::Reference;
  auto kernel = *module->getOps<mlir::func::FuncOp>().begin();
  auto compiled = createCpuKernelCompiler(options)->compile(kernel);
  ASSERT_TRUE(mlir::succeeded(compiled));
  EXPECT_GT(compiled->codeBytes, 100u);
  EXPECT_EQ(compiled->symbols[0], "k.v3");
  EXPECT_EQ(compiled->symbols[1], "k.v4");
}

TEST(PackedOperand, PadsTheLastPanel) {
  PackedOperand operand;
  operand.rows = 2;
  operand.columns = 3;
  operand.panel = 2;
  float source[] = {1, 2, 3, 4, 5, 6}, packed[8];
  operand.pack(source, packed);
  float expected[] = {1, 2, 4, 5, 3, 0, 6, 0};
  EXPECT_EQ(0, memcmp(packed, expected, sizeof(packed)));
}
