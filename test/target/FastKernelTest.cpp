//===- FastKernelTest.cpp - fast schedules against the reference ----------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each kernel is written as text with holes for shapes; see KernelComparison.h.
#include "KernelComparison.h"
#include "compiler/Target/CPU/Fast/TileChooser.h"
#include "llvm/Support/FormatVariadic.h"

using namespace weir;
using namespace weir::test;

static std::string matmulText(int64_t m, int64_t n, int64_t k, bool dynamic,
                              bool transposeB, bool epilogue) {
  std::string rows = dynamic ? "?" : std::to_string(m);
  std::string dim = dynamic ? "-1" : std::to_string(m);
  std::string b = transposeB ? llvm::formatv("{0}x{1}", n, k).str()
                             : llvm::formatv("{0}x{1}", k, n).str();
  std::string maps =
      transposeB
          ? "indexing_maps = [affine_map<(m, n, k) -> (m, k)>, "
            "affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]"
          : "";
  std::string text = llvm::formatv(
      R"(func.func private @k(%a: tensor<{0}x{3}xf32> {{task.dims = array<i64: {1}, {3}>},
      %b: tensor<{4}xf32>, %c: tensor<{2}xf32>{5})
      -> (tensor<{0}x{2}xf32> {{task.dims = array<i64: {1}, {2}>}) {{
    %z = arith.constant 0.0 : f32
    %e = tensor.empty({6}) : tensor<{0}x{2}xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<{0}x{2}xf32>) -> tensor<{0}x{2}xf32>
    %r = linalg.matmul {7} ins(%a, %b : tensor<{0}x{3}xf32>, tensor<{4}xf32>)
         outs(%f : tensor<{0}x{2}xf32>) -> tensor<{0}x{2}xf32>
)",
      rows, dim, n, k, b, dynamic ? ", %s: index" : "", dynamic ? "%s" : "",
      maps);
  if (epilogue) {
    text += llvm::formatv(
        R"(    %q = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>,
        affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%r, %c : tensor<{0}x{1}xf32>, tensor<{1}xf32>)
        outs(%e : tensor<{0}x{1}xf32>) {{
      ^bb0(%x: f32, %y: f32, %o: f32):
        %sum = arith.addf %x, %y : f32
        %t = math.tanh %sum : f32
        linalg.yield %t : f32
    } -> tensor<{0}x{1}xf32>
    return %q : tensor<{0}x{1}xf32>
  })",
        rows, n);
  } else {
    text += llvm::formatv("    return %r : tensor<{0}x{1}xf32>\n  }", rows, n);
  }
  return text;
}

TEST(FastKernel, Matmul) {
  struct Shape {
    int64_t m, n, k;
  };
  std::vector<Shape> shapes = {
      {1, 1, 1},    {1, 10, 7},    {3, 5, 2},    {8, 32, 16}, {9, 33, 17},
      {13, 24, 8},  {100, 10, 31}, {7, 100, 3},  {0, 4, 4},   {4, 4, 0},
      {70, 48, 20}, {1, 300, 64},  {65, 260, 5}, {2, 16, 9}};
  unsigned k = 0;
  for (const Shape &shape : shapes) {
    for (bool dynamic : {false, true}) {
      Comparison comparison;
      bool transpose = k++ % 3 == 0;
      comparison.text =
          matmulText(shape.m, shape.n, shape.k, dynamic, transpose, k % 2);
      comparison.inputs = {size_t(shape.m * shape.k), size_t(shape.n * shape.k),
                           size_t(shape.n)};
      comparison.outputs = {size_t(shape.m * shape.n)};
      if (dynamic) {
        comparison.sizes = {shape.m};
      }
      comparison.run();
    }
  }
}

TEST(FastKernel, PackedMatmul) {
  struct Shape {
    int64_t m, n, k;
    bool transposed;
  };
  for (const Shape &shape : std::vector<Shape>{{1, 300, 64, false},
                                               {9, 130, 70, false},
                                               {1, 10, 64, true},
                                               {5, 33, 9, true},
                                               {40, 96, 100, false},
                                               {3, 1, 5, true}}) {
    Comparison comparison;
    comparison.text = matmulText(shape.m, shape.n, shape.k, shape.m == 9,
                                 shape.transposed, true);
    comparison.text.insert(comparison.text.find(", %c:"), " {task.constant}");
    comparison.inputs = {size_t(shape.m * shape.k), size_t(shape.n * shape.k),
                         size_t(shape.n)};
    comparison.outputs = {size_t(shape.m * shape.n)};
    comparison.sizes = {shape.m};
    comparison.pack = shape.n > 1;
    comparison.run();
  }
}

/// conv, depthwise or pool of an NHWC image with padding, bias and relu.
static Comparison imageKernel(llvm::StringRef op, int64_t n, int64_t h,
                              int64_t w, int64_t c, int64_t f, int64_t kh,
                              int64_t kw, int64_t stride, int64_t dilation,
                              int64_t low, int64_t high, bool dynamicBatch,
                              bool dynamicImage) {
  bool isConv = op == "conv_2d_nhwc_hwcf", isPool = op.starts_with("pooling");
  if (!isConv) {
    f = c;
  }
  int64_t ph = h + low + high, pw = w + low + high;
  int64_t oh = (ph - (kh - 1) * dilation - 1) / stride + 1;
  int64_t ow = (pw - (kw - 1) * dilation - 1) / stride + 1;
  auto d = [](bool dynamic, int64_t value) {
    return dynamic ? std::string("?") : std::to_string(value);
  };
  auto t = [](bool dynamic, int64_t value, int64_t code) {
    return std::to_string(dynamic ? code : value);
  };
  std::string image = d(dynamicBatch, n) + "x" + d(dynamicImage, h) + "x" +
                      d(dynamicImage, w) + "x" + std::to_string(c);
  std::string padded = d(dynamicBatch, n) + "x" + d(dynamicImage, ph) + "x" +
                       d(dynamicImage, pw) + "x" + std::to_string(c);
  std::string result = d(dynamicBatch, n) + "x" + d(dynamicImage, oh) + "x" +
                       d(dynamicImage, ow) + "x" + std::to_string(f);
  std::string imageDims = t(dynamicBatch, n, -1) + ", " +
                          t(dynamicImage, h, -2) + ", " +
                          t(dynamicImage, w, -3) + ", " + std::to_string(c);
  std::string resultDims = t(dynamicBatch, n, -1) + ", " +
                           t(dynamicImage, oh, -4) + ", " +
                           t(dynamicImage, ow, -5) + ", " + std::to_string(f);
  std::string filter =
      isConv   ? llvm::formatv("{0}x{1}x{2}x{3}", kh, kw, c, f).str()
      : isPool ? llvm::formatv("{0}x{1}", kh, kw).str()
               : llvm::formatv("{0}x{1}x{2}", kh, kw, c).str();
  std::string emptySizes = llvm::join(llvm::SmallVector<std::string>([&] {
                                        llvm::SmallVector<std::string> list;
                                        if (dynamicBatch) {
                                          list.push_back("%s0");
                                        }
                                        if (dynamicImage) {
                                          list.push_back("%s3");
                                          list.push_back("%s4");
                                        }
                                        return list;
                                      }()),
                                      ", ");
  std::string padValue = op == "pooling_nhwc_max" ? "0xFF800000" : "0.0";
  Comparison comparison;
  comparison.text =
      llvm::formatv(
          R"(func.func private @k(%a: tensor<{0}xf32> {{task.dims = array<i64: {1}>},
      %w: tensor<{2}xf32>, %b: tensor<{3}xf32>,
      %s0: index, %s1: index, %s2: index, %s3: index, %s4: index)
      -> (tensor<{4}xf32> {{task.dims = array<i64: {5}>}) {{
    %z = arith.constant {6} : f32
)",
          image, imageDims, filter, f, result, resultDims, padValue)
          .str() +
      llvm::formatv(
          R"(    %p = tensor.pad %a low[0, {0}, {0}, 0] high[0, {1}, {1}, 0] {{
    ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
      tensor.yield %z : f32
    } : tensor<{2}xf32> to tensor<{3}xf32>
    %e = tensor.empty({4}) : tensor<{5}xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<{5}xf32>) -> tensor<{5}xf32>
)",
          low, high, image, padded, emptySizes, result)
          .str() +
      llvm::formatv(
          R"(    %r = linalg.{0} {{strides = dense<{1}> : tensor<2xi64>, dilations = dense<{2}> : tensor<2xi64>}
        ins(%p, %w : tensor<{3}xf32>, tensor<{4}xf32>)
        outs(%f : tensor<{5}xf32>) -> tensor<{5}xf32>
    %q = linalg.generic {{indexing_maps = [affine_map<(i, j, k, l) -> (i, j, k, l)>,
        affine_map<(i, j, k, l) -> (l)>, affine_map<(i, j, k, l) -> (i, j, k, l)>],
        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%r, %b : tensor<{5}xf32>, tensor<{6}xf32>)
        outs(%e : tensor<{5}xf32>) {{
      ^bb0(%x: f32, %y: f32, %o: f32):
        %zero = arith.constant 0.0 : f32
        %s = arith.addf %x, %y : f32
        %t = arith.maximumf %s, %zero : f32
        linalg.yield %t : f32
    } -> tensor<{5}xf32>
    return %q : tensor<{5}xf32>
  })",
          op, stride, dilation, padded, filter, result, f)
          .str();
  int64_t filterSize = isConv   ? kh * kw * c * f
                       : isPool ? kh * kw
                                : kh * kw * c;
  comparison.inputs = {size_t(n * h * w * c), size_t(filterSize), size_t(f)};
  comparison.outputs = {size_t(n * oh * ow * f)};
  comparison.sizes = {n, h, w, oh, ow};
  return comparison;
}

TEST(FastKernel, Convolution) {
  struct Shape {
    int64_t n, h, w, c, f, k, stride, dilation, low, high;
    bool batch, image;
  };
  std::vector<Shape> shapes = {
      {1, 5, 5, 3, 8, 3, 1, 1, 1, 1, false, false},
      {2, 9, 8, 3, 24, 3, 2, 1, 0, 1, false, false},
      {1, 14, 14, 16, 16, 1, 1, 1, 0, 0, false, false},
      {3, 7, 7, 8, 40, 1, 1, 1, 0, 0, true, false},
      {2, 10, 10, 4, 12, 5, 2, 1, 1, 2, true, false},
      {1, 12, 11, 5, 33, 3, 1, 2, 2, 2, true, false},
      {1, 8, 6, 2, 1, 3, 1, 1, 1, 1, false, false},
      {2, 6, 9, 4, 16, 3, 1, 1, 1, 1, true, true},
      {1, 4, 4, 6, 18, 1, 2, 1, 0, 0, true, true},
      {0, 4, 4, 6, 18, 3, 1, 1, 1, 1, true, false},
  };
  for (const Shape &s : shapes) {
    imageKernel("conv_2d_nhwc_hwcf", s.n, s.h, s.w, s.c, s.f, s.k, s.k,
                s.stride, s.dilation, s.low, s.high, s.batch, s.image)
        .run();
  }
}

TEST(FastKernel, DepthwiseAndPooling) {
  struct Shape {
    int64_t n, h, w, c, k, stride, dilation, low, high;
    bool batch, image;
  };
  std::vector<Shape> shapes = {
      {1, 5, 5, 8, 3, 1, 1, 1, 1, false, false},
      {2, 9, 8, 24, 3, 2, 1, 0, 1, false, false},
      {1, 14, 14, 16, 5, 1, 1, 2, 2, true, false},
      {3, 7, 7, 40, 3, 1, 1, 0, 0, true, false},
      {2, 10, 10, 3, 5, 2, 1, 1, 2, true, true},
      {1, 12, 11, 33, 3, 1, 2, 2, 2, true, true},
      {1, 2, 2, 16, 2, 2, 1, 0, 0, false, false},
      {1, 4, 4, 64, 4, 1, 1, 0, 0, false, false},
      {0, 4, 4, 6, 3, 1, 1, 1, 1, true, false},
  };
  for (const Shape &s : shapes) {
    for (const char *op : {"depthwise_conv_2d_nhwc_hwc", "pooling_nhwc_max",
                           "pooling_nhwc_sum"}) {
      imageKernel(op, s.n, s.h, s.w, s.c, 0, s.k, s.k, s.stride, s.dilation,
                  s.low, s.high, s.batch, s.image)
          .run();
    }
  }
}

/// y = f(x, b) with b broadcast along rows, for some payload.
static Comparison elementwise(int64_t m, int64_t n, bool dynamic,
                              llvm::StringRef payload) {
  std::string shape = dynamic ? "?x?" : llvm::formatv("{0}x{1}", m, n).str();
  std::string vector = dynamic ? "?" : std::to_string(n);
  std::string dims = dynamic ? "-1, -2" : llvm::formatv("{0}, {1}", m, n).str();
  Comparison comparison;
  comparison.text =
      llvm::formatv(
          R"(func.func private @k(%a: tensor<{0}xf32> {{task.dims = array<i64: {1}>},
      %b: tensor<{2}xf32> {{task.dims = array<i64: {3}>}, %s0: index, %s1: index)
      -> (tensor<{0}xf32> {{task.dims = array<i64: {1}>}) {{
    %e = tensor.empty({4}) : tensor<{0}xf32>
    %r = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>,
        affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%a, %b : tensor<{0}xf32>, tensor<{2}xf32>) outs(%e : tensor<{0}xf32>) {{
      ^bb0(%x: f32, %y: f32, %o: f32):
)",
          shape, dims, vector, dynamic ? "-2" : std::to_string(n),
          dynamic ? "%s0, %s1" : "")
          .str() +
      payload.str() +
      llvm::formatv(
          "\n        linalg.yield %v : f32\n    } -> tensor<{0}xf32>\n"
          "    return %r : tensor<{0}xf32>\n  }",
          shape)
          .str();
  comparison.inputs = {size_t(m * n), size_t(n)};
  comparison.outputs = {size_t(m * n)};
  comparison.sizes = {m, n};
  return comparison;
}

TEST(FastKernel, Elementwise) {
  for (auto [m, n] : std::vector<std::pair<int64_t, int64_t>>{{1, 1},
                                                              {3, 5},
                                                              {4, 16},
                                                              {7, 33},
                                                              {0, 8},
                                                              {8, 0},
                                                              {50, 1000},
                                                              {3, 64}}) {
    for (bool dynamic : {false, true}) {
      elementwise(m, n, dynamic, "%v = arith.addf %x, %y : f32").run();
      elementwise(m, n, dynamic,
                  "%d = arith.cmpf olt, %x, %y : f32\n"
                  "%i = linalg.index 1 : index\n"
                  "%j = arith.index_cast %i : index to i32\n"
                  "%f = arith.sitofp %j : i32 to f32\n"
                  "%v = arith.select %d, %f, %x : f32")
          .run();
    }
  }
}

TEST(FastKernel, PolynomialMathIsAccurate) {
  struct Function {
    const char *op;
    float low, high;
  };
  for (Function function : {Function{"exp", -100, 100},
                            {"tanh", -12, 12},
                            {"log", 0, 1000},
                            {"log", -1, 1e-3f},
                            {"erf", -5, 5},
                            {"log1p", -0.999f, 100},
                            {"expm1", -20, 20},
                            {"atan", -50, 50},
                            {"sqrt", -1, 100},
                            {"rsqrt", 0.001f, 100},
                            {"sin", -100, 100},
                            {"exp", -1e-3f, 1e-3f},
                            {"tanh", -1e-3f, 1e-3f},
                            {"log2", 0, 100}}) {
    Comparison comparison = elementwise(
        5, 331, false,
        llvm::formatv("%t = math.{0} %x : f32\n%v = arith.addf %t, %t : f32",
                      function.op)
            .str());
    comparison.low = function.low;
    comparison.high = function.high;
    comparison.tolerance = 2e-6;
    comparison.run();
  }
}

/// Reductions of a rank 3 tensor over some dimensions.
static Comparison reduction(llvm::ArrayRef<int64_t> shape, unsigned mask,
                            llvm::StringRef combine, llvm::StringRef init) {
  std::string iterators, result, map;
  size_t kept = 1, all = 1;
  for (unsigned d = 0; d < 3; ++d) {
    bool reduced = mask >> d & 1;
    iterators += (d ? ", " : "") +
                 std::string(reduced ? "\"reduction\"" : "\"parallel\"");
    all *= shape[d];
    if (!reduced) {
      result += std::to_string(shape[d]) + "x";
      map += (map.empty() ? "d" : ", d") + std::to_string(d);
      kept *= shape[d];
    }
  }
  Comparison comparison;
  comparison.text =
      llvm::formatv(
          R"(func.func private @k(%a: tensor<{0}x{1}x{2}xf32>) -> tensor<{3}f32> {{
    %z = arith.constant {4} : f32
    %e = tensor.empty() : tensor<{3}f32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<{3}f32>) -> tensor<{3}f32>
    %r = linalg.generic {{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>,
        affine_map<(d0, d1, d2) -> ({5})>], iterator_types = [{6}]}
        ins(%a : tensor<{0}x{1}x{2}xf32>) outs(%f : tensor<{3}f32>) {{
      ^bb0(%x: f32, %o: f32):
        %t = arith.mulf %x, %x : f32
        %v = arith.{7} %o, %t : f32
        linalg.yield %v : f32
    } -> tensor<{3}f32>
    return %r : tensor<{3}f32>
  })",
          shape[0], shape[1], shape[2], result, init, map, iterators, combine)
          .str();
  comparison.inputs = {all};
  comparison.outputs = {kept};
  return comparison;
}

TEST(FastKernel, Reductions) {
  for (auto shape : std::vector<std::vector<int64_t>>{{2, 3, 5},
                                                      {1, 49, 64},
                                                      {4, 7, 100},
                                                      {3, 1, 17},
                                                      {2, 0, 4},
                                                      {3, 130, 1}}) {
    for (unsigned mask = 1; mask < 8; ++mask) {
      reduction(shape, mask, "addf", "0.0").run();
      reduction(shape, mask, "maximumf", "0xFF800000").run();
    }
  }
}

TEST(FastKernel, SoftmaxAndTranspose) {
  for (auto [m, n] : std::vector<std::pair<int64_t, int64_t>>{
           {1, 10}, {5, 3}, {17, 40}, {2, 1000}}) {
    Comparison comparison;
    comparison.text = llvm::formatv(
                          R"(func.func private @k(%a: tensor<{0}x{1}xf32>)
        -> (tensor<{0}x{1}xf32>, tensor<{1}x{0}xf32>) {{
    %e = tensor.empty() : tensor<{0}x{1}xf32>
    %s = linalg.softmax dimension(1) ins(%a : tensor<{0}x{1}xf32>)
         outs(%e : tensor<{0}x{1}xf32>) -> tensor<{0}x{1}xf32>
    %e2 = tensor.empty() : tensor<{1}x{0}xf32>
    %t = linalg.transpose ins(%s : tensor<{0}x{1}xf32>)
         outs(%e2 : tensor<{1}x{0}xf32>) permutation = [1, 0]
    return %s, %t : tensor<{0}x{1}xf32>, tensor<{1}x{0}xf32>
  })",
                          m, n)
                          .str();
    comparison.inputs = {size_t(m * n)};
    comparison.outputs = {size_t(m * n), size_t(m * n)};
    comparison.run();
  }
}

TEST(FastKernel, StagesOnTheSameRows) {
  // Softmax of a matrix product plus bias, and its row sums, by rows.
  for (auto [m, n, dynamic] :
       std::vector<std::tuple<int64_t, int64_t, bool>>{{1, 10, false},
                                                       {5, 3, false},
                                                       {37, 40, false},
                                                       {200, 1000, false},
                                                       {7, 33, true},
                                                       {0, 4, true},
                                                       {300, 64, true}}) {
    std::string shape =
        llvm::formatv("{0}x{1}", dynamic ? "?" : std::to_string(m), n);
    std::string column = dynamic ? "?" : std::to_string(m);
    Comparison comparison;
    comparison.text =
        llvm::formatv(
            R"(func.func private @k(%a: tensor<{0}xf32> {{task.dims = array<i64: {1}, {2}>},
        %b: tensor<{2}xf32>, %n: index)
        -> (tensor<{0}xf32> {{task.dims = array<i64: {1}, {2}>},
            tensor<{3}xf32> {{task.dims = array<i64: {1}>}) {{
    %z = arith.constant 0.0 : f32
    %e = tensor.empty({4}) : tensor<{0}xf32>
    %c = tensor.empty({4}) : tensor<{3}xf32>
    %x = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>,
        affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%a, %b : tensor<{0}xf32>, tensor<{2}xf32>) outs(%e : tensor<{0}xf32>) {{
      ^bb0(%p: f32, %q: f32, %o: f32):
        %s = arith.addf %p, %q : f32
        %t = math.tanh %s : f32
        linalg.yield %t : f32
    } -> tensor<{0}xf32>
    %s = linalg.softmax dimension(1) ins(%x : tensor<{0}xf32>)
        outs(%e : tensor<{0}xf32>) -> tensor<{0}xf32>
)",
            shape, dynamic ? -1 : m, n, column, dynamic ? "%n" : "")
            .str() +
        llvm::formatv(
            R"(    %f = linalg.fill ins(%z : f32) outs(%c : tensor<{1}xf32>) -> tensor<{1}xf32>
    %r = linalg.reduce ins(%x : tensor<{0}xf32>) outs(%f : tensor<{1}xf32>)
        dimensions = [1] (%p: f32, %o: f32) {{
          %t = arith.addf %p, %o : f32
          linalg.yield %t : f32
        }
    return %s, %r : tensor<{0}xf32>, tensor<{1}xf32>
  })",
            shape, column)
            .str();
    comparison.inputs = {size_t(m * n), size_t(n)};
    comparison.outputs = {size_t(m * n), size_t(m)};
    comparison.sizes = {m};
    comparison.run();
  }
}

TEST(FastKernel, SlicesGathersConstants) {
  // Rows by index, a slice of them, joined with a constant and padded.
  Comparison comparison;
  comparison.text = R"(func.func private @k(%a: tensor<9x20xf32>)
      -> (tensor<6x26xf32>, tensor<4x10xf32>) {
    %rows = arith.constant dense<[3, 0, 8, 1]> : tensor<4xi32>
    %tail = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0],
        [7.0, 8.0, 9.0], [0.5, 0.25, 0.125]]> : tensor<4x3xf32>
    %z = arith.constant 3.0 : f32
    %e = tensor.empty() : tensor<4x20xf32>
    %g = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>,
        affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%rows : tensor<4xi32>) outs(%e : tensor<4x20xf32>) {
      ^bb0(%r: i32, %o: f32):
        %i = arith.index_cast %r : i32 to index
        %j = linalg.index 1 : index
        %x = tensor.extract %a[%i, %j] : tensor<9x20xf32>
        linalg.yield %x : f32
    } -> tensor<4x20xf32>
    %s = tensor.extract_slice %g[0, 1] [4, 10] [1, 2]
        : tensor<4x20xf32> to tensor<4x10xf32>
    %c = tensor.concat dim(1) %g, %tail
        : (tensor<4x20xf32>, tensor<4x3xf32>) -> tensor<4x23xf32>
    %p = tensor.pad %c low[1, 2] high[1, 1] {
    ^bb0(%i0: index, %i1: index):
      tensor.yield %z : f32
    } : tensor<4x23xf32> to tensor<6x26xf32>
    return %p, %s : tensor<6x26xf32>, tensor<4x10xf32>
  })";
  comparison.inputs = {180};
  comparison.outputs = {156, 40};
  comparison.run();
}

TEST(FastKernel, PaddedOperandsOfElementwiseOps) {
  // relu(a + pad(b)): all dimensions padded, one of them on vectors.
  for (auto [m, n, low, high] : std::vector<std::array<int64_t, 4>>{
           {4, 40, 0, 8}, {3, 5, 2, 1}, {1, 64, 17, 0}, {2, 3, 0, 0}}) {
    std::string small = llvm::formatv("{0}x{1}x3", m, n);
    std::string large = llvm::formatv("{0}x{1}x6", m + 1, n + low + high);
    Comparison comparison;
    comparison.text =
        llvm::formatv(
            R"(func.func private @k(%a: tensor<{1}xf32>, %b: tensor<{0}xf32>)
        -> (tensor<{1}xf32>, tensor<{1}xf32>) {{
    %v = arith.constant 2.5 : f32
    %p = tensor.pad %b low[1, {2}, 2] high[0, {3}, 1] {{
    ^bb0(%i0: index, %i1: index, %i2: index):
      tensor.yield %v : f32
    } : tensor<{0}xf32> to tensor<{1}xf32>
    %e = tensor.empty() : tensor<{1}xf32>
    %s = linalg.add ins(%a, %p : tensor<{1}xf32>, tensor<{1}xf32>)
        outs(%e : tensor<{1}xf32>) -> tensor<{1}xf32>
    return %s, %p : tensor<{1}xf32>, tensor<{1}xf32>
  })",
            small, large, low, high)
            .str();
    size_t count = (m + 1) * (n + low + high) * 6;
    comparison.inputs = {count, size_t(m * n * 3)};
    comparison.outputs = {count, count};
    comparison.run();
  }
}

TEST(TileChooser, FollowsShapes) {
  using namespace weir::cpu;
  // AVX-512: 12 rows of two vectors; all columns where they fit.
  RegisterTile large = chooseTile(32, 16, 1 << 20, 1000);
  EXPECT_EQ(large.panelColumns() % 16, 0u);
  EXPECT_LE(large.rows * large.panel.size() + large.panel.size() + 1, 32u);
  RegisterTile narrow = chooseTile(32, 16, 196, 24);
  EXPECT_EQ(narrow.panel, (llvm::SmallVector<TileVector>{{16, 16}, {8, 8}}));
  EXPECT_TRUE(narrow.tail.empty());
  EXPECT_EQ(chooseTile(32, 16, 7, 64).rows, 6u - 2u);
  EXPECT_EQ(chooseTile(16, 8, 1 << 20, 1000).panel.size(), 2u);
  EXPECT_EQ(chooseTile(16, 8, 1 << 20, 1000).rows, 6u);
  EXPECT_EQ(chooseTile(32, 16, 1, 1000).panel.size(), 8u);
  EXPECT_EQ(chooseRows(14, 12), 7u);
  EXPECT_EQ(chooseRows(10, 12), 10u);
  EXPECT_EQ(chooseRows(28, 12), 7u);
}
