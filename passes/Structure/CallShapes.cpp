//===- CallShapes.cpp - sizes through calls and branches ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in InferShapes.cpp, points 1 and 2.
#include "dialects/TF/OpModels.h"
#include "dialects/Weir/HeldTypes.h"
#include "passes/Structure/ProgramShapes.h"
#include "runtime/abi/DataType.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

namespace {
/// Numbers unknown sizes in order of appearance: equal ones alike.
class TypePattern {
public:
  Type get(Type type, std::optional<Sizes> sizes) {
    auto tensor = dyn_cast<TensorType>(type);
    if (!tensor || !sizes) {
      return tensor && !isa<RankedTensorType>(tensor)
                 ? type
                 : (tensor ? UnrankedTensorType::get(tensor.getElementType())
                           : type);
    }
    Sizes renamed;
    for (SizeExpr size : *sizes) {
      renamed.push_back(rename(size, type.getContext()));
    }
    return getTypeWithSizes(tensor.getElementType(), renamed);
  }

private:
  DenseMap<AffineExpr, unsigned> ids;

  SizeExpr rename(SizeExpr size, MLIRContext *context) {
    if (isa<AffineConstantExpr>(size)) {
      return size;
    }
    unsigned next = ids.size();
    return getAffineSymbolExpr(ids.try_emplace(size, next).first->second,
                               context);
  }
};
} // namespace

SmallVector<Type> weir::getPassedTypes(ValueRange inputs, StepShapes &shapes) {
  TypePattern pattern;
  SmallVector<Type> types;
  for (Value input : inputs) {
    types.push_back(pattern.get(input.getType(), shapes.getShape(input)));
  }
  return types;
}

/// The caller's expression of a callee's size, or null.
static SizeExpr importSize(SizeExpr size, StepInstance &callee,
                           ValueRange inputs, StepShapes &shapes) {
  if (!size || isa<AffineConstantExpr>(size)) {
    return size;
  }
  auto symbols = callee.step ? callee.step.getSymbols() : std::nullopt;
  bool known = symbols.has_value();
  SmallVector<AffineExpr> replacements;
  for (Attribute attr : symbols ? symbols->getValue() : ArrayRef<Attribute>()) {
    auto symbol = cast<SymbolAttr>(attr);
    AffineExpr replacement;
    if (symbol.getKind() == "feed") {
      auto argument = cast<AffineConstantExpr>(symbol.getExprs()[0]).getValue();
      auto dim = cast<AffineConstantExpr>(symbol.getExprs()[1]).getValue();
      if (auto sizes = shapes.getShape(inputs[argument])) {
        replacement = (*sizes)[dim];
      }
    }
    bool isUsed = size.isFunctionOfSymbol(replacements.size());
    known &= replacement || !isUsed;
    replacements.push_back(replacement
                               ? replacement
                               : getAffineConstantExpr(0, size.getContext()));
  }
  return known ? size.replaceDimsAndSymbols({}, replacements) : SizeExpr();
}

/// The caller's view of a callee's result sizes; null where unknown.
static std::optional<Sizes> importSizes(Type type, StepInstance &callee,
                                        ValueRange inputs, StepShapes &shapes) {
  if (!isa<RankedTensorType>(type)) {
    return std::nullopt;
  }
  Sizes sizes;
  for (SizeExpr size : getTypeSizes(type)) {
    sizes.push_back(importSize(size, callee, inputs, shapes));
  }
  return sizes;
}

void weir::setFoundShape(Value result, Sizes sizes, StepShapes &shapes) {
  for (SizeExpr &size : sizes) {
    if (!size) {
      size = shapes.newResultSize(result.getDefiningOp());
    }
  }
  shapes.setShape(result, sizes);
}

OpResult weir::getDead(StepOp step, unsigned i) {
  if (!step) {
    return {};
  }
  auto ret = cast<ReturnOp>(step.getBody().front().back());
  auto result = dyn_cast<OpResult>(ret.getResults()[i]);
  Operation *maker = result ? result.getOwner() : nullptr;
  auto generic = dyn_cast_or_null<GenericOp>(maker);
  bool isDead = isa_and_nonnull<DeadOp>(maker) ||
                (generic && generic.getOpType() == "Fail");
  return isDead ? result : OpResult();
}

bool weir::failsBefore(StepInstance &instance, unsigned i) {
  OpResult dead = getDead(instance.step, i);
  return dead && !isa<DeadOp>(dead.getOwner());
}

LogicalResult ProgramShapes::inferCall(CallOp op, StepShapes &shapes) {
  auto instance = specialize(op, op.getCalleeAttr(),
                             getPassedTypes(op.getInputs(), shapes));
  if (failed(instance)) {
    return failure();
  }
  op.setCalleeAttr(FlatSymbolRefAttr::get((*instance)->step.getSymNameAttr()));
  for (auto [i, result] : llvm::enumerate(op.getOutputs())) {
    Type type = (*instance)->resultTypes[i];
    if (failsBefore(**instance, i)) {
      shapes.setNeverComputed(result);
      continue;
    }
    adoptHeldType(result, type);
    if (auto sizes = importSizes(type, **instance, op.getInputs(), shapes)) {
      setFoundShape(result, *sizes, shapes);
    }
  }
  return success();
}

/// A runtime call whose results have these types.
static Value emitCall(OpBuilder &b, Location loc, StringRef name,
                      ValueRange operands, ArrayRef<Type> types,
                      NamedAttribute attr) {
  SmallVector<Type> resultTypes(types);
  resultTypes.push_back(TokenType::get(b.getContext()));
  auto call = GenericOp::create(b, loc, resultTypes, b.getStringAttr(name),
                                operands, ValueRange(),
                                b.getDictionaryAttr(attr), DenseI64ArrayAttr());
  return call.getOutputs()[0];
}

/// A value of `type` that nobody reads; null if there is none.
static Value emitUnread(OpBuilder &b, Location loc, RankedTensorType type) {
  Type element = type.getElementType();
  auto scalar = [&](int32_t value) -> Value {
    auto of = RankedTensorType::get({}, b.getI32Type());
    return ConstOp::create(b, loc, of, DenseElementsAttr::get(of, value));
  };
  if (isa<VariantType>(element)) {
    return emitCall(
        b, loc, "EmptyTensorList", {scalar(-1), scalar(-1)}, type,
        b.getNamedAttr("element_dtype", TypeAttr::get(b.getF32Type())));
  }
  if (isa<ResourceType>(element)) {
    Type flow = RankedTensorType::get({}, b.getF32Type());
    return emitCall(b, loc, "TensorArrayV3", scalar(0), {type, flow},
                    b.getNamedAttr("dtype", TypeAttr::get(b.getF32Type())));
  }
  DenseElementsAttr value;
  if (element.isIntOrFloat()) {
    value = DenseElementsAttr::get(type, b.getZeroAttr(element));
  } else if (auto complex = dyn_cast<ComplexType>(element)) {
    Attribute zero = b.getZeroAttr(complex.getElementType());
    value = DenseElementsAttr::get(type, b.getArrayAttr({zero, zero}));
  } else if (isa<StringType>(element)) {
    SmallVector<StringRef> empty(type.getNumElements());
    value = DenseElementsAttr::get(type, empty);
  }
  return value ? ConstOp::create(b, loc, type, value) : Value();
}

void weir::settleDead(StepOp step, OpResult dead, ArrayRef<SizeExpr> sizes) {
  Type element = cast<TensorType>(dead.getType()).getElementType();
  SmallVector<int64_t> shape;
  for (SizeExpr size : sizes) {
    auto constant = dyn_cast_or_null<AffineConstantExpr>(size);
    shape.push_back(constant ? constant.getValue() : 0);
  }
  auto type = RankedTensorType::get(shape, element);
  if (!isa<DeadOp>(dead.getOwner())) {
    dead.setType(type);
    step.refreshFunctionType();
    return;
  }
  OpBuilder builder(dead.getOwner());
  if (Value unread = emitUnread(builder, dead.getLoc(), type)) {
    dead.replaceAllUsesWith(unread);
    dead.getOwner()->erase();
    step.refreshFunctionType();
  }
}

LogicalResult weir::requireScalar(Operation *op, size_t rank, StringRef what,
                                  StepShapes &shapes) {
  std::string message = "expected a scalar " + what.str() +
                        ", got a tensor of rank " + std::to_string(rank);
  if (!shapes.canDefer()) {
    return op->emitError(message) << "; reduce it to one value";
  }
  shapes.failAtRun(op, WEIR_INVALID_ARGUMENT, message);
  return success();
}

LogicalResult ProgramShapes::inferCase(CaseOp op, StepShapes &shapes) {
  if (auto selector = shapes.getShape(op.getIndex());
      selector && !selector->empty()) {
    return requireScalar(op, selector->size(), "to choose a branch by", shapes);
  }
  SmallVector<Type> types = getPassedTypes(op.getInputs(), shapes);
  SmallVector<StepInstance *> instances;
  SmallVector<Attribute> branches;
  for (auto branch : op.getBranches().getAsRange<FlatSymbolRefAttr>()) {
    auto instance = specializeGuarded(op, branch, types);
    if (failed(instance)) {
      return failure();
    }
    instances.push_back(*instance);
    branches.push_back(
        FlatSymbolRefAttr::get((*instance)->step.getSymNameAttr()));
  }
  op.setBranchesAttr(ArrayAttr::get(op.getContext(), branches));
  for (auto [i, result] : llvm::enumerate(op.getOutputs())) {
    std::optional<Sizes> joined;
    bool isRanked = true, hasDead = false;
    std::optional<Type> held;
    for (StepInstance *instance : instances) {
      if (getDead(instance->step, i)) {
        hasDead = true;
        continue;
      }
      Type own = getHeldType(instance->resultTypes[i]);
      held = held ? joinHeldTypes(*held, own) : own;
      auto sizes = importSizes(instance->resultTypes[i], *instance,
                               op.getInputs(), shapes);
      if (!sizes) {
        // Nothing known yet (recursion): the other branches decide.
        isRanked &= instance->inProgress || instance->isProvisional;
        continue;
      }
      if (!joined) {
        joined = sizes;
        continue;
      }
      isRanked &= joined->size() == sizes->size();
      for (auto [a, b] : llvm::zip(*joined, *sizes)) {
        a = a == b ? a : SizeExpr();
      }
    }
    if (held && *held) {
      setHeldType(result, *held);
    }
    if (!joined && llvm::all_of(instances, [&](StepInstance *instance) {
          return failsBefore(*instance, i);
        })) {
      shapes.setNeverComputed(result);
    }
    if (!joined || !isRanked) {
      continue;
    }
    for (StepInstance *instance : instances) {
      if (OpResult dead = getDead(instance->step, i)) {
        settleDead(instance->step, dead, *joined);
        instance->resultTypes[i] = instance->step.getResultTypes()[i];
      }
    }
    if (hasDead) {
      // Its unknown sizes are those of the branch that runs.
      for (SizeExpr &size : *joined) {
        size = isa_and_nonnull<AffineConstantExpr>(size) ? size : SizeExpr();
      }
    }
    setFoundShape(result, *joined, shapes);
  }
  return success();
}
