//===- Effects.cpp - what running an op may do ----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/Effects.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace weir;

bool tf::isTotal(Operation *op) {
  if (auto effect = dyn_cast<EffectOpInterface>(op)) {
    return effect.getEffectClass() == EffectClass::Total;
  }
  return isMemoryEffectFree(op);
}

bool tf::isEffectful(Operation *op) {
  auto effect = dyn_cast<EffectOpInterface>(op);
  return effect && effect.getEffectClass() == EffectClass::Effectful;
}
