//===- OpModelsCheck.cpp - ops that only fail or wait ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two operations that no graph has. `Fail` fails with the status code `code`
// and `message`, once its inputs and tokens are there: what shape inference
// found wrong. Its outputs are never made. `Keep` is done when its input has
// been computed: it keeps what may fail from being dropped, and orders effects
// behind it (passes/Structure/NodeRaiser.h).
#include "dialects/TF/OpModels.h"

using namespace weir::tf;

void weir::tf::registerCheckOpModels(OpRegistry &registry) {
  addCalls(registry, EffectClass::Effectful, "_* ->", {"Fail"});
  addCalls(registry, EffectClass::Effectful, "_* ->", {"Keep"});
  OpModel keep = *registry.lookup("Keep");
  keep.readsOnly = true;
  registry.add("Keep", std::move(keep));
}
