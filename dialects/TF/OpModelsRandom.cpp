//===- OpModelsRandom.cpp - random numbers by runtime call ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stateful generators advance a counter: they are effects, and never run twice
// or not at all. Stateless ones are functions of their seeds.
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static void registerStateful(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  addCalls(registry, effect, "[?] -> [$0...]",
           {"RandomUniform", "RandomStandardNormal", "TruncatedNormal",
            "RandomUniformInt", "ParameterizedTruncatedNormal"});
  addCalls(registry, effect, "[...a] -> [...a]", {"RandomShuffle"});
  addCalls(registry, effect, "[b c]; [] -> [b $1]", {"Multinomial"});
  addCalls(registry, effect, "[?]; [...a] -> [$0... ...a]",
           {"RandomGamma", "RandomPoisson", "RandomPoissonV2"});
  addCalls(registry, effect, "[]; []; [?] -> [$2...]",
           {"StatefulStandardNormalV2", "StatefulTruncatedNormal",
            "StatefulUniform", "StatefulUniformFullInt", "StatefulUniformInt"});
  addCalls(registry, effect, "[]; []; [] -> [?]", {"RngReadAndSkip"});
  addCalls(registry, effect, "_ ->", {"RngSkip"});
  addCalls(registry, effect, "[b ?] -> [#num_sampled]; [b ?]; [#num_sampled]",
           {"UniformCandidateSampler", "LogUniformCandidateSampler",
            "AllCandidateSampler", "LearnedUnigramCandidateSampler",
            "ThreadUnsafeUnigramCandidateSampler",
            "FixedUnigramCandidateSampler"});
}

static void registerStateless(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::MayRaise;
  addCalls(registry, effect, "[?]; [2] -> [$0...]",
           {"StatelessRandomUniform", "StatelessRandomNormal",
            "StatelessTruncatedNormal", "StatelessRandomUniformInt",
            "StatelessRandomUniformFullInt", "StatelessRandomBinomial",
            "StatelessRandomPoisson"});
  addCalls(registry, effect, "[?]; [1]; [?]; [] -> [$0...]",
           {"StatelessRandomUniformV2", "StatelessRandomNormalV2",
            "StatelessTruncatedNormalV2", "StatelessRandomUniformIntV2",
            "StatelessRandomUniformFullIntV2"});
  addCalls(registry, effect, "[?]; [2]; [...a] -> [$0...]",
           {"StatelessRandomGammaV2"});
  addCalls(registry, effect, "[?]; _ -> [$0...]", {"StatelessRandomGammaV3"});
  addCalls(registry, effect, "[b c]; []; [2] -> [b $1]",
           {"StatelessMultinomial"});
  addCalls(registry, effect, "[2] -> [1]; [2]",
           {"StatelessRandomGetKeyCounter"});
  addCalls(registry, effect, "[2] -> [1]; [2]; []",
           {"StatelessRandomGetKeyCounterAlg"});
  addCalls(registry, effect, "-> []", {"StatelessRandomGetAlg"});
  addCalls(registry, effect, "[...a]; _ -> [...a]",
           {"StatelessShuffle", "RandomIndexShuffle"});
  addCalls(registry, effect, "_ -> [+n]; [+n]; [+n]",
           {"ComputeAccidentalHits"});
}

void tf::registerRandomOpModels(OpRegistry &registry) {
  registerStateful(registry);
  registerStateless(registry);
}
