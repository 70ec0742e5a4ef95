//===- FastTypesTest.cpp - every element type, fast against reference -----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Payloads on all element types, bytes compared one by one.
#include "KernelTestUtil.h"
#include "llvm/Support/FormatVariadic.h"
#include <random>
#include <thread>

using namespace weir;
using namespace weir::test;

/// A kernel on flat tensors of `count` elements: `in` types to `out` types.
static std::string flatKernel(int64_t count, bool dynamic,
                              llvm::ArrayRef<llvm::StringRef> in,
                              llvm::ArrayRef<llvm::StringRef> out,
                              llvm::StringRef payload) {
  std::string size = dynamic ? "?" : std::to_string(count);
  std::string dims =
      llvm::formatv("{{task.dims = array<i64: {0}>}", dynamic ? -1 : count);
  std::string text = "func.func private @k(", results, empties, maps;
  std::string ins, inTypes, outs, outTypes, block, returns;
  for (auto [i, type] : llvm::enumerate(in)) {
    text += llvm::formatv("%a{0}: tensor<{1}x{2}> {3}, ", i, size, type, dims);
    ins += llvm::formatv("{0}%a{1}", i ? ", " : "", i);
    inTypes += llvm::formatv("{0}tensor<{1}x{2}>", i ? ", " : "", size, type);
    block += llvm::formatv("%x{0}: {1}, ", i, type);
    maps += "affine_map<(i) -> (i)>, ";
  }
  for (auto [i, type] : llvm::enumerate(out)) {
    const char *comma = i ? ", " : "";
    results += llvm::formatv("{0}tensor<{1}x{2}> {3}", comma, size, type, dims);
    empties +=
        llvm::formatv("    %e{0} = tensor.empty({1}) : tensor<{2}x{3}>\n", i,
                      dynamic ? "%n" : "", size, type);
    outs += llvm::formatv("{0}%e{1}", comma, i);
    outTypes += llvm::formatv("{0}tensor<{1}x{2}>", comma, size, type);
    block += llvm::formatv("{0}%o{1}: {2}", comma, i, type);
    maps += llvm::formatv("{0}affine_map<(i) -> (i)>", comma);
    returns += llvm::formatv("{0}%r#{1}", comma, i);
  }
  text += "%n: index) -> (" + results + ") {\n" + empties;
  text += llvm::formatv(
      "    %r:{0} = linalg.generic {{indexing_maps = [{1}], iterator_types = "
      "[\"parallel\"]}\n        ins({2} : {3}) outs({4} : {5}) {{\n      "
      "^bb0({6}):\n",
      out.size(), maps, ins, inTypes, outs, outTypes, block);
  text += payload.str();
  text += llvm::formatv("\n    } -> ({0})\n    return {1} : {0}\n  }", outTypes,
                        returns);
  return text;
}

static size_t bytesOf(llvm::StringRef type) {
  return type == "bf16" ? 2 : std::stoul(type.drop_front().str()) / 8;
}

static void compare(llvm::ArrayRef<llvm::StringRef> in,
                    llvm::ArrayRef<llvm::StringRef> out,
                    llvm::StringRef payload) {
  for (int64_t count : {0, 3, 130}) {
    for (bool dynamic : {false, true}) {
      std::string text = flatKernel(count, dynamic, in, out, payload);
      SCOPED_TRACE(text);
      std::mt19937 random(3);
      std::vector<std::vector<uint8_t>> inputs;
      for (llvm::StringRef type : in) {
        inputs.emplace_back(count * bytesOf(type) + 64);
        for (int64_t i = 0; i < count; ++i) {
          // Small numbers, exactly representable in every type.
          int value = int(random() % 21) - 10;
          uint8_t *at = inputs.back().data() + i * bytesOf(type);
          if (type == "f32") {
            float number = value;
            memcpy(at, &number, 4);
          } else if (type == "f64") {
            double number = value;
            memcpy(at, &number, 8);
          } else if (type == "bf16" || type == "f16") {
            float number = value;
            uint32_t bits;
            memcpy(&bits, &number, 4);
            uint16_t half = bits >> 16;
            if (type == "f16") {
              int exponent = int(bits >> 23 & 255) - 127 + 15;
              half = value == 0 ? 0
                                : (bits >> 31 << 15) | exponent << 10 |
                                      (bits >> 13 & 1023);
            }
            memcpy(at, &half, 2);
          } else {
            int64_t number = value;
            memcpy(at, &number, bytesOf(type));
          }
        }
      }
      auto run = [&](CodegenMode mode, std::optional<IsaLevel> level) {
        std::vector<std::vector<uint8_t>> results;
        TestKernel kernel(text, mode, level);
        EXPECT_TRUE(kernel.kernel);
        std::vector<void *> from, to;
        for (auto &data : inputs) {
          from.push_back(data.data());
        }
        for (llvm::StringRef type : out) {
          results.emplace_back(count * bytesOf(type) + 64, 0x5a);
        }
        for (auto &data : results) {
          to.push_back(data.data());
        }
        if (kernel.kernel) {
          kernel.evaluate(from, to, {count});
        }
        return results;
      };
      auto expected = run(CodegenMode::Reference, {});
      EXPECT_EQ(run(CodegenMode::Fast, IsaLevel::V3), expected);
      EXPECT_EQ(run(CodegenMode::Fast, IsaLevel::V4), expected);
    }
  }
}

TEST(FastTypes, Integers) {
  for (llvm::StringRef type : {"i8", "i16", "i32", "i64"}) {
    compare({type, type}, {type, "i8"},
            llvm::formatv("%s = arith.muli %x0, %x1 : {0}\n"
                          "%m = arith.maxsi %s, %x1 : {0}\n"
                          "%c = arith.cmpi ult, %x0, %x1 : {0}\n"
                          "%b = arith.extui %c : i1 to i8\n"
                          "linalg.yield %m, %b : {0}, i8",
                          type)
                .str());
  }
  compare({"i32", "i8"}, {"i64", "f32"},
          "%c0 = arith.constant 0 : i8\n"
          "%p = arith.cmpi ne, %x1, %c0 : i8\n"
          "%w = arith.extsi %x0 : i32 to i64\n"
          "%u = arith.extui %x0 : i32 to i64\n"
          "%s = arith.select %p, %w, %u : i64\n"
          "%f = arith.sitofp %x0 : i32 to f32\n"
          "linalg.yield %s, %f : i64, f32");
}

TEST(FastTypes, Floats) {
  for (llvm::StringRef type : {"f16", "bf16", "f32", "f64"}) {
    compare({type, type}, {type, "i8"},
            llvm::formatv("%s = arith.mulf %x0, %x1 : {0}\n"
                          "%d = arith.subf %s, %x1 : {0}\n"
                          "%a = math.absf %d : {0}\n"
                          "%q = math.sqrt %a : {0}\n"
                          "%c = arith.cmpf olt, %x0, %x1 : {0}\n"
                          "%b = arith.extui %c : i1 to i8\n"
                          "linalg.yield %q, %b : {0}, i8",
                          type)
                .str());
    compare({type}, {"i32"},
            llvm::formatv("%i = arith.fptosi %x0 : {0} to i32\n"
                          "linalg.yield %i : i32",
                          type)
                .str());
    compare({"i64"}, {type},
            llvm::formatv("%f = arith.sitofp %x0 : i64 to {0}\n"
                          "linalg.yield %f : {0}",
                          type)
                .str());
  }
  compare({"f64"}, {"f16", "bf16"},
          "%h = arith.truncf %x0 : f64 to f16\n"
          "%b = arith.truncf %x0 : f64 to bf16\n"
          "linalg.yield %h, %b : f16, bf16");
  compare({"f16", "bf16"}, {"f64", "f32"},
          "%h = arith.extf %x0 : f16 to f64\n"
          "%b = arith.extf %x1 : bf16 to f32\n"
          "linalg.yield %h, %b : f64, f32");
}

TEST(FastTypes, SelectsOfNarrowFloats) {
  for (llvm::StringRef type : {"f16", "bf16"}) {
    compare({type, type, "i8"}, {type},
            llvm::formatv("%z = arith.constant 0 : i8\n"
                          "%one = arith.constant 1.0 : {0}\n"
                          "%c = arith.cmpi ne, %x2, %z : i8\n"
                          "%d = arith.cmpf ogt, %x0, %x1 : {0}\n"
                          "%s = arith.select %c, %x0, %one : {0}\n"
                          "%t = arith.select %d, %s, %x1 : {0}\n"
                          "linalg.yield %t : {0}",
                          type)
                .str());
  }
}

TEST(FastTypes, BooleansBetweenStages) {
  // An i1 tensor between two ops that do not fuse, and a sum that counts it.
  std::string text = R"(func.func private @k(%a: tensor<37x5xi32>)
      -> (tensor<5xi32>, tensor<37x5xi8>) {
    %z = arith.constant 0 : i32
    %e = tensor.empty() : tensor<37x5xi1>
    %m = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
        affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%a : tensor<37x5xi32>) outs(%e : tensor<37x5xi1>) {
      ^bb0(%x: i32, %o: i1):
        %c = arith.cmpi sgt, %x, %z : i32
        linalg.yield %c : i1
    } -> tensor<37x5xi1>
    %se = tensor.empty() : tensor<5xi32>
    %sf = linalg.fill ins(%z : i32) outs(%se : tensor<5xi32>) -> tensor<5xi32>
    %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
        affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
        ins(%m : tensor<37x5xi1>) outs(%sf : tensor<5xi32>) {
      ^bb0(%x: i1, %o: i32):
        %c = arith.extui %x : i1 to i32
        %t = arith.addi %o, %c : i32
        linalg.yield %t : i32
    } -> tensor<5xi32>
    %be = tensor.empty() : tensor<37x5xi8>
    %b = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>,
        affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%m : tensor<37x5xi1>) outs(%be : tensor<37x5xi8>) {
      ^bb0(%x: i1, %o: i8):
        %c = arith.extui %x : i1 to i8
        linalg.yield %c : i8
    } -> tensor<37x5xi8>
    return %s, %b : tensor<5xi32>, tensor<37x5xi8>
  })";
  std::vector<int32_t> a(185);
  for (int i = 0; i < 185; ++i) {
    a[i] = i * 37 % 11 - 5;
  }
  std::vector<int32_t> counts(5, 0);
  for (IsaLevel level : {IsaLevel::V3, IsaLevel::V4}) {
    TestKernel kernel(text, CodegenMode::Fast, level);
    ASSERT_TRUE(kernel.kernel);
    std::vector<int8_t> flags(185, -1);
    kernel.evaluate({a.data()}, {counts.data(), flags.data()});
    std::vector<int32_t> expected(5, 0);
    for (int i = 0; i < 185; ++i) {
      EXPECT_EQ(flags[i], a[i] > 0);
      expected[i % 5] += a[i] > 0;
    }
    EXPECT_EQ(counts, expected);
  }
}

TEST(FastTypes, SeveralThreadsCompileAtOnce) {
  std::string text = flatKernel(1000, true, {"f32", "f32"}, {"f32"},
                                "%e = math.exp %x0 : f32\n"
                                "%s = arith.addf %e, %x1 : f32\n"
                                "linalg.yield %s : f32");
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &kernelContext());
  auto kernel = *module->getOps<mlir::func::FuncOp>().begin();
  auto compiler = createCpuKernelCompiler({});
  std::vector<llvm::SmallVector<char, 0>> objects(4);
  std::vector<std::thread> threads;
  for (auto &object : objects) {
    threads.emplace_back([&] {
      for (int i = 0; i < 3; ++i) {
        auto compiled = compiler->compile(kernel);
        if (mlir::succeeded(compiled)) {
          object = compiled->object;
        }
      }
    });
  }
  for (std::thread &thread : threads) {
    thread.join();
  }
  // Same input, same bytes.
  for (auto &object : objects) {
    EXPECT_FALSE(object.empty());
    EXPECT_EQ(object, objects[0]);
  }
}
