//===- FastControlTest.cpp - loops and branches in kernels ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "KernelComparison.h"

using namespace weir;
using namespace weir::test;

/// Elementwise code on vectors of `type`, for the kernels' texts.
static const char *const aliases = R"(
#id = affine_map<(i) -> (i)>
)";

// A swap and a sum: each value goes where the other was read from.
TEST(FastControl, loopSwapsTensors) {
  for (int64_t rounds : {0, 1, 2, 3, 10}) {
    Comparison{aliases + std::string(R"(
func.func private @k(%a: tensor<7xf32>, %b: tensor<7xf32>)
    -> (tensor<7xf32>, tensor<7xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = arith.constant )") +
                   std::to_string(rounds) +
                   R"( : i32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<7xf32>
  %r:3 = scf.while (%i = %zero, %x = %a, %y = %b)
      : (i32, tensor<7xf32>, tensor<7xf32>) -> (i32, tensor<7xf32>, tensor<7xf32>) {
    %p = arith.cmpi slt, %i, %n : i32
    scf.condition(%p) %i, %x, %y : i32, tensor<7xf32>, tensor<7xf32>
  } do {
  ^bb0(%i: i32, %x: tensor<7xf32>, %y: tensor<7xf32>):
    %next = arith.addi %i, %one : i32
    %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
        ins(%x, %y : tensor<7xf32>, tensor<7xf32>) outs(%e : tensor<7xf32>) {
    ^bb0(%u: f32, %v: f32, %o: f32):
      %h = arith.mulf %u, %half : f32
      %w = arith.addf %h, %v : f32
      linalg.yield %w : f32
    } -> tensor<7xf32>
    scf.yield %next, %y, %s : i32, tensor<7xf32>, tensor<7xf32>
  }
  return %r#1, %r#2 : tensor<7xf32>, tensor<7xf32>
})",
               {7, 7},
               {7, 7},
               {}}
        .run();
  }
}

// The number of rounds and the size are known when it runs; a matrix product
// and what the body does not change.
TEST(FastControl, loopOfMatrixProducts) {
  for (int64_t rows : {1, 5}) {
    for (int64_t rounds : {0, 1, 4}) {
      Comparison test{
          R"(
func.func private @k(%a: tensor<?x8xf32> {task.dims = array<i64: -1, 8>}, %w: tensor<8x8xf32>,
                     %m: index, %n: index) -> (tensor<?x8xf32> {task.dims = array<i64: -1, 8>}) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r:3 = scf.while (%i = %zero, %x = %a, %v = %w) : (index, tensor<?x8xf32>, tensor<8x8xf32>)
      -> (index, tensor<?x8xf32>, tensor<8x8xf32>) {
    %p = arith.cmpi slt, %i, %n : index
    scf.condition(%p) %i, %x, %v : index, tensor<?x8xf32>, tensor<8x8xf32>
  } do {
  ^bb0(%i: index, %x: tensor<?x8xf32>, %v: tensor<8x8xf32>):
    %next = arith.addi %i, %one : index
    %e = tensor.empty(%m) : tensor<?x8xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
    %y = linalg.matmul ins(%x, %v : tensor<?x8xf32>, tensor<8x8xf32>)
        outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
    %t = linalg.tanh ins(%y : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
    scf.yield %next, %t, %v : index, tensor<?x8xf32>, tensor<8x8xf32>
  }
  return %r#1 : tensor<?x8xf32>
})",
          {size_t(rows) * 8, 64},
          {size_t(rows) * 8},
          {rows, rounds}};
      test.run();
    }
  }
}

// Loops in loops, branches in loops; a splat that one branch needs in memory.
TEST(FastControl, branchesInNestedLoops) {
  Comparison test{R"(
#id = affine_map<(i) -> (i)>
func.func private @k(%a: tensor<9xf32>, %b: tensor<9xf32>, %n: index)
    -> (tensor<9xf32>, tensor<9xf32>, tensor<f32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %half = arith.constant 0.5 : f32
  %z = arith.constant 0.25 : f32
  %e = tensor.empty() : tensor<9xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<9xf32>) -> tensor<9xf32>
  %r:4 = scf.while (%i = %zero, %x = %a, %y = %b, %s = %half)
      : (index, tensor<9xf32>, tensor<9xf32>, f32) -> (index, tensor<9xf32>, tensor<9xf32>, f32) {
    %p = arith.cmpi slt, %i, %n : index
    scf.condition(%p) %i, %x, %y, %s : index, tensor<9xf32>, tensor<9xf32>, f32
  } do {
  ^bb0(%i: index, %x: tensor<9xf32>, %y: tensor<9xf32>, %s: f32):
    %next = arith.addi %i, %one : index
    %q:2 = scf.while (%j = %zero, %u = %x) : (index, tensor<9xf32>) -> (index, tensor<9xf32>) {
      %p = arith.cmpi slt, %j, %i : index
      scf.condition(%p) %j, %u : index, tensor<9xf32>
    } do {
    ^bb0(%j: index, %u: tensor<9xf32>):
      %nj = arith.addi %j, %one : index
      %v = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
          ins(%u, %y : tensor<9xf32>, tensor<9xf32>) outs(%e : tensor<9xf32>) {
      ^bb0(%c: f32, %d: f32, %o: f32):
        %h = arith.mulf %c, %half : f32
        %w = arith.addf %h, %d : f32
        linalg.yield %w : f32
      } -> tensor<9xf32>
      scf.yield %nj, %v : index, tensor<9xf32>
    }
    %rest = arith.remui %i, %two : index
    %odd = arith.cmpi eq, %rest, %one : index
    %g:3 = scf.if %odd -> (tensor<9xf32>, tensor<9xf32>, f32) {
      %first = tensor.extract %q#1[%one] : tensor<9xf32>
      %t = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
          ins(%q#1, %f : tensor<9xf32>, tensor<9xf32>) outs(%e : tensor<9xf32>) {
      ^bb0(%c: f32, %d: f32, %o: f32):
        %w = arith.subf %c, %d : f32
        linalg.yield %w : f32
      } -> tensor<9xf32>
      scf.yield %t, %y, %first : tensor<9xf32>, tensor<9xf32>, f32
    } else {
      %k = scf.index_switch %rest -> tensor<9xf32>
      case 0 { scf.yield %f : tensor<9xf32> }
      default { scf.yield %x : tensor<9xf32> }
      scf.yield %y, %k, %s : tensor<9xf32>, tensor<9xf32>, f32
    }
    scf.yield %next, %g#0, %g#1, %g#2 : index, tensor<9xf32>, tensor<9xf32>, f32
  }
  %scalar = tensor.from_elements %r#3 : tensor<f32>
  return %r#1, %r#2, %scalar : tensor<9xf32>, tensor<9xf32>, tensor<f32>
})",
                  {9, 9},
                  {9, 9, 1},
                  {}};
  for (int64_t rounds : {0, 1, 2, 3, 4, 7}) {
    test.sizes = {rounds};
    test.run();
  }
}

// A check in a loop ends the kernel, with the values of its iteration.
TEST(FastControl, checkInLoop) {
  const char *text = R"(
func.func private @k(%a: tensor<i64>, %n: index) -> tensor<i64>
    attributes {task.sites = [{code = "INVALID_ARGUMENT", format = "x"}]} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = tensor.extract %a[] : tensor<i64>
  %r:2 = scf.while (%i = %zero, %x = %start) : (index, i64) -> (index, i64) {
    %p = arith.cmpi slt, %i, %n : index
    scf.condition(%p) %i, %x : index, i64
  } do {
  ^bb0(%i: index, %x: i64):
    task.poll {cost = 3}
    %bad = arith.cmpi eq, %i, %n : index
    %k = arith.constant 5 : index
    %at = arith.cmpi eq, %i, %k : index
    task.raise %at, %zero, [%i, %x] {site = 0 : i64} : index, i64
    %next = arith.addi %i, %one : index
    %y = arith.addi %x, %x : i64
    scf.yield %next, %y : index, i64
  }
  %result = tensor.from_elements %r#1 : tensor<i64>
  return %result : tensor<i64>
})";
  for (CodegenMode mode : {CodegenMode::Reference, CodegenMode::Fast}) {
    TestKernel kernel(text, mode);
    ASSERT_TRUE(kernel.kernel);
    int64_t in = 3, out = 0;
    EXPECT_LT(kernel.evaluate({&in}, {&out}, {4}).site, 0);
    EXPECT_EQ(out, 48);
    LoadedKernel::Raise raise = kernel.evaluate({&in}, {&out}, {9});
    EXPECT_EQ(raise.site, 0);
    EXPECT_EQ(raise.values[0], 5);
    EXPECT_EQ(raise.values[1], 96);
  }
}

// A loop's buffers are placed before it starts.
TEST(FastControl, sizeThatTheRunFindsOut) {
  const char *text = R"(
func.func private @k(%a: tensor<i64>, %n: index) -> tensor<f32> {
  %zero = arith.constant 0 : index
  %z = arith.constant 0.25 : f32
  %start = tensor.extract %a[] : tensor<i64>
  %m = arith.index_cast %start : i64 to index
  %f = tensor.splat %z[%m] : tensor<?xf32>
  %g = tensor.insert %z into %f[%zero] : tensor<?xf32>
  %r:2 = scf.while (%i = %zero, %x = %f) : (index, tensor<?xf32>) -> (index, tensor<?xf32>) {
    %p = arith.cmpi slt, %i, %n : index
    scf.condition(%p) %i, %x : index, tensor<?xf32>
  } do {
  ^bb0(%i: index, %x: tensor<?xf32>):
    %next = arith.addi %i, %m : index
    scf.yield %next, %g : index, tensor<?xf32>
  }
  %first = tensor.extract %r#1[%zero] : tensor<?xf32>
  %result = tensor.from_elements %first : tensor<f32>
  return %result : tensor<f32>
})";
  std::string errors;
  mlir::ScopedDiagnosticHandler handler(&kernelContext(),
                                        [&](mlir::Diagnostic &diagnostic) {
                                          errors += diagnostic.str();
                                          return mlir::success();
                                        });
  EXPECT_FALSE(TestKernel(text).kernel);
  EXPECT_NE(errors.find("kernel needs a buffer whose size is not a function of "
                        "the kernel's size arguments"),
            std::string::npos)
      << errors;
}

// What is done to the sums branches, so that it is not done on their vectors.
TEST(FastControl, branchAfterMatrixProduct) {
  Comparison{R"(
#map = affine_map<(i, j) -> (i, j)>
func.func private @k(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %d: tensor<8xf32>)
    -> tensor<8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %p = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi eq, %i, %j : index
    %v = scf.if %c -> (f32) {
      %n = tensor.extract %d[%i] : tensor<8xf32>
      scf.yield %n : f32
    } else {
      scf.yield %zero : f32
    }
    %s = arith.addf %x, %v : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
})",
             {64, 64, 8},
             {64},
             {}}
      .run();
}
