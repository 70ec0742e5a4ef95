//===- OpModelsTraining.cpp - optimizers' updates by runtime call ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each update exists four times: on references and on handles, dense and
// sparse (rows given by an index vector). References come back as a result.
#include "dialects/TF/OpModels.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

void tf::registerTrainingOpModels(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  constexpr StringRef dense[] = {"GradientDescent", "ProximalGradientDescent",
                                 "Adadelta",        "Adagrad",
                                 "AdagradV2",       "ProximalAdagrad",
                                 "AdagradDA",       "Ftrl",
                                 "FtrlV2",          "Momentum",
                                 "KerasMomentum",   "Adam",
                                 "AdamWithAmsgrad", "AdaMax",
                                 "RMSProp",         "CenteredRMSProp",
                                 "AddSign",         "PowerSign"};
  for (StringRef name : dense) {
    addCalls(registry, effect, "[] -> []", {("Apply" + name).str()});
    addCalls(registry, effect, "[] ->", {("ResourceApply" + name).str()});
    addCalls(registry, effect, "[] -> []", {("SparseApply" + name).str()});
    addCalls(registry, effect, "[] ->", {("ResourceSparseApply" + name).str()});
  }
}
