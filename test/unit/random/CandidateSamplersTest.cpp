// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Candidate samplers against what TensorFlow 2.21 draws for the same seeds, and
// what they say of inputs that they cannot take.
#include "test/unit/queue/CallProgram.h"

using namespace weir::test;

WEIR_DECLARE(UniformCandidateSampler);
WEIR_DECLARE(LogUniformCandidateSampler);
WEIR_DECLARE(AllCandidateSampler);

namespace {

using Numbers = std::vector<int64_t>;

/// One step, "sample", which is fed the true classes.
class Sampling {
public:
  Sampling(Op op, int64_t range, bool isUnique, int64_t numTrue = 2,
           std::vector<int64_t> trueDims = {1, 2})
      : program(Op{}, Attrs(), "StagingArea", "none"), dims(trueDims) {
    Attrs attrs;
    attrs.number("num_true", numTrue)
        .number("num_sampled", 5)
        .number("seed", 1)
        .number("seed2", 2)
        .flag("unique", isUnique);
    if (range) {
      attrs.number("range_max", range);
    }
    program.step(
        "sample", op, {{WEIR_DT_INT64, dims}},
        {{WEIR_DT_INT64, {5}}, {WEIR_DT_FLOAT, dims}, {WEIR_DT_FLOAT, {5}}},
        std::move(attrs));
    world = std::make_unique<CallWorld>(program.finish());
    world->run("sample").bind(0, WEIR_DT_INT64, dims, classes);
    code = world->execute("sample");
  }
  Numbers drawn() { return world->run("sample").output<int64_t>(0); }
  std::vector<float> ofTrue() { return world->run("sample").output<float>(1); }
  std::vector<float> ofDrawn() { return world->run("sample").output<float>(2); }

  std::unique_ptr<CallWorld> world;
  int32_t code;

private:
  CallProgram program;
  std::vector<int64_t> dims;
  Numbers classes = {1, 2};
};

const Op uniform = {"UniformCandidateSampler",
                    weir_call_UniformCandidateSampler};
const Op logUniform = {"LogUniformCandidateSampler",
                       weir_call_LogUniformCandidateSampler};
const Op all = {"AllCandidateSampler", weir_call_AllCandidateSampler};

} // namespace

TEST(CandidateSamplers, LogUniform) {
  Sampling with(logUniform, 50, false);
  EXPECT_EQ(with.drawn(), (Numbers{1, 4, 2, 1, 41}));
  EXPECT_FLOAT_EQ(with.ofTrue()[1], 0.36583778f);
  EXPECT_FLOAT_EQ(with.ofDrawn()[4], 0.02992312f);
  Sampling unique(logUniform, 50, true);
  EXPECT_EQ(unique.drawn(), (Numbers{1, 4, 2, 41, 25}));
  EXPECT_FLOAT_EQ(unique.ofTrue()[0], 0.4795311f);
  EXPECT_FLOAT_EQ(unique.ofDrawn()[4], 0.05622761f);
  EXPECT_EQ(Sampling(logUniform, 9, false).drawn(), (Numbers{0, 1, 0, 0, 7}));
}

TEST(CandidateSamplers, Uniform) {
  Sampling sampling(uniform, 50, true);
  EXPECT_EQ(sampling.drawn(), (Numbers{39, 16, 37, 1, 13}));
  EXPECT_FLOAT_EQ(sampling.ofTrue()[0], 0.1f);
  EXPECT_EQ(Sampling(uniform, 16, false).drawn(), (Numbers{15, 6, 3, 1, 5}));
  EXPECT_EQ(Sampling(uniform, 9, true).drawn(), (Numbers{4, 2, 0, 8, 6}));
}

TEST(CandidateSamplers, All) {
  Sampling sampling(all, 0, true);
  EXPECT_EQ(sampling.drawn(), (Numbers{0, 1, 2, 3, 4}));
  EXPECT_EQ(sampling.ofTrue(), (std::vector<float>{1, 1}));
}

TEST(CandidateSamplers, Errors) {
  auto expect = [](const Sampling &sampling, const char *text) {
    EXPECT_EQ(sampling.code, WEIR_INVALID_ARGUMENT);
    EXPECT_NE(sampling.world->message.find(text), std::string::npos)
        << sampling.world->message;
  };
  expect(Sampling(uniform, 4, true), "Sampler's range is too small.");
  expect(Sampling(uniform, 9, true, 3),
         "true_classes must have num_true columns, expected: 2 was: 3");
  expect(Sampling(uniform, 9, true, 2, {2}), "true_classes must be a matrix");
}
