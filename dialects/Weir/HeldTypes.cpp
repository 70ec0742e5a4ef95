//===- HeldTypes.cpp - what is behind a handle ----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Weir/HeldTypes.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace weir;

bool weir::isHandleLike(Type type) {
  return isa<ResourceType, VariantType, RefType>(getElementTypeOrSelf(type));
}

Type weir::getHeldType(Type type) {
  return llvm::TypeSwitch<Type, Type>(getElementTypeOrSelf(type))
      .Case<ResourceType, VariantType, RefType>(
          [](auto handle) { return handle.getHeld(); })
      .Default([](Type) { return Type(); });
}

static Type withHeldElement(Type element, Type held) {
  MLIRContext *context = element.getContext();
  return llvm::TypeSwitch<Type, Type>(element)
      .Case([&](ResourceType) { return ResourceType::get(context, held); })
      .Case([&](VariantType) { return VariantType::get(context, held); })
      .Case([&](RefType ref) {
        return RefType::get(context, ref.getElementType(), held);
      })
      .Default([](Type other) { return other; });
}

Type weir::withHeldType(Type type, Type held) {
  Type element = withHeldElement(getElementTypeOrSelf(type), held);
  if (auto ranked = dyn_cast<RankedTensorType>(type)) {
    return RankedTensorType::get(ranked.getShape(), element,
                                 ranked.getEncoding());
  }
  return isa<UnrankedTensorType>(type) ? UnrankedTensorType::get(element)
                                       : element;
}

// Part by part; a part of which nothing holds of both has no rank.
static Type joinTuples(TupleType a, TupleType b) {
  if (!b || a.size() != b.size()) {
    return {};
  }
  SmallVector<Type> parts;
  for (auto [x, y] : llvm::zip(a.getTypes(), b.getTypes())) {
    Type joined = joinHeldTypes(x, y);
    parts.push_back(joined ? joined
                           : UnrankedTensorType::get(getElementTypeOrSelf(x)));
  }
  return TupleType::get(a.getContext(), parts);
}

Type weir::joinHeldTypes(Type a, Type b) {
  if (!a || !b || a == b) {
    return a == b ? a : Type();
  }
  if (isa<NoneType>(a) || isa<NoneType>(b)) {
    return isa<NoneType>(a) ? b : a;
  }
  if (auto x = dyn_cast<TupleType>(a)) {
    return joinTuples(x, dyn_cast<TupleType>(b));
  }
  auto x = dyn_cast<RankedTensorType>(a);
  auto y = dyn_cast<RankedTensorType>(b);
  if (!x || !y || x.getRank() != y.getRank()) {
    return {};
  }
  SmallVector<int64_t> shape;
  for (auto [m, n] : llvm::zip(x.getShape(), y.getShape())) {
    shape.push_back(m == n ? m : ShapedType::kDynamic);
  }
  // Lists of lists: of what is behind both.
  Type element = x.getElementType();
  if (isHandleLike(element)) {
    element =
        withHeldType(element, joinHeldTypes(getHeldType(x), getHeldType(y)));
  }
  return RankedTensorType::get(shape, element);
}

void weir::setHeldType(Value value, Type held) {
  value.setType(withHeldType(value.getType(), held));
}

void weir::adoptHeldType(Value value, Type type) {
  if (Type held = getHeldType(type); held && !getHeldType(value.getType())) {
    setHeldType(value, held);
  }
}
