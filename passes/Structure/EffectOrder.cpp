//===- EffectOrder.cpp - which effects come before which ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Structure/EffectOrder.h"
#include "mlir/IR/Value.h"
#include <algorithm>

using namespace mlir;
using namespace weir;

EffectSet EffectOrder::add(Value token, const EffectSet &before) {
  unsigned index = tokens.size();
  llvm::BitVector earlier(index);
  for (unsigned effect : before) {
    earlier |= implied[effect];
    earlier.resize(index);
    earlier.set(effect);
  }
  tokens.push_back(token);
  implied.push_back(std::move(earlier));
  return {index};
}

void EffectOrder::reduce(EffectSet &set) const {
  if (set.size() < 2) {
    return;
  }
  llvm::BitVector known(tokens.size());
  for (unsigned effect : set) {
    known |= implied[effect];
  }
  llvm::erase_if(set, [&](unsigned effect) {
    return effect < known.size() && known.test(effect);
  });
}

EffectSet EffectOrder::unite(const EffectSet &a, const EffectSet &b) const {
  if (a.empty() || a == b) {
    return b;
  }
  if (b.empty()) {
    return a;
  }
  EffectSet set;
  std::set_union(a.begin(), a.end(), b.begin(), b.end(),
                 std::back_inserter(set));
  reduce(set);
  return set;
}

EffectSet EffectOrder::all() const {
  EffectSet set;
  for (unsigned i = 0; i < tokens.size(); ++i) {
    set.push_back(i);
  }
  reduce(set);
  return set;
}

SmallVector<Value> EffectOrder::getTokens(const EffectSet &set) const {
  SmallVector<Value> values;
  for (unsigned effect : set) {
    values.push_back(tokens[effect]);
  }
  return values;
}
