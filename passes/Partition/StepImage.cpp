//===- StepImage.cpp - a device's part of a step --------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Partition/StepImage.h"

using namespace mlir;
using namespace weir;

void StepImage::addReturn(StepOp original, const DeviceAnalysis &devices,
                          function_ref<Value(Value)> getValue) {
  auto ret = cast<ReturnOp>(original.getBody().front().back());
  SmallVector<Value> results, after;
  for (auto [i, value] : llvm::enumerate(ret.getResults())) {
    if (devices.getResult(original, i).test(device)) {
      results.push_back(getValue(value));
    }
  }
  for (Value token : ret.getAfter()) {
    if (Value here = values.lookup(token)) {
      after.push_back(here);
    }
  }
  ReturnOp::create(builder, ret.getLoc(), results, after);
}

namespace {
/// The types of a step that starts images, and the symbols they use: sizes of
/// feeds stay, others become symbols of their own.
class StarterTypes {
public:
  StarterTypes(StepOp step, ArrayRef<tf::SymbolAttr> symbols);
  Type get(Type type);

  SmallVector<Attribute> kept;
  /// Of `kept`: the symbols made since somebody cleared this.
  SmallVector<int64_t> made;

private:
  AffineExpr getSize(AffineExpr size);

  StepOp step;
  /// By the step's symbol: what it is now, null where not known.
  SmallVector<AffineExpr> numbers;
};
} // namespace

StarterTypes::StarterTypes(StepOp step, ArrayRef<tf::SymbolAttr> symbols)
    : step(step) {
  for (tf::SymbolAttr symbol : symbols) {
    bool isFed = symbol.getKind() == "feed";
    numbers.push_back(isFed
                          ? getAffineSymbolExpr(kept.size(), step.getContext())
                          : AffineExpr());
    if (isFed) {
      kept.push_back(symbol);
    }
  }
}

AffineExpr StarterTypes::getSize(AffineExpr size) {
  MLIRContext *context = step.getContext();
  bool known = true;
  size.walk([&](AffineExpr part) {
    auto symbol = dyn_cast<AffineSymbolExpr>(part);
    known &= !symbol || numbers[symbol.getPosition()];
  });
  if (!known) {
    made.push_back(kept.size());
    kept.push_back(
        tf::SymbolAttr::get(context, "result", {}, step.getSymName(), ""));
    return getAffineSymbolExpr(made.back(), context);
  }
  SmallVector<AffineExpr> replaced(numbers);
  for (AffineExpr &number : replaced) {
    number = number ? number : getAffineConstantExpr(0, context);
  }
  return size.replaceSymbols(replaced);
}

Type StarterTypes::get(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || ranked.hasStaticShape()) {
    return type;
  }
  tf::Sizes sizes;
  for (AffineExpr size : tf::getTypeSizes(type)) {
    sizes.push_back(getSize(size));
  }
  return tf::getTypeWithSizes(ranked.getElementType(), sizes);
}

/// Starts `image` with the arguments of `body`; its outputs go to `results`.
static StartOp startImage(OpBuilder &builder, StepOp step,
                          const DeviceAnalysis &devices, const StepImage &image,
                          Block &body, function_ref<Type(Type)> getType,
                          SmallVectorImpl<Value> &results) {
  SmallVector<Value> inputs;
  SmallVector<Type> types;
  SmallVector<unsigned> positions;
  for (BlockArgument argument : body.getArguments()) {
    if (devices.getArgument(step, argument.getArgNumber()).test(image.device)) {
      inputs.push_back(argument);
    }
  }
  for (auto [i, type] : llvm::enumerate(step.getResultTypes())) {
    if (devices.getResult(step, i).test(image.device)) {
      types.push_back(getType(type));
      positions.push_back(i);
    }
  }
  auto start = StartOp::create(
      builder, step.getLoc(), types, TokenType::get(step.getContext()),
      FlatSymbolRefAttr::get(StepOp(image.step).getSymNameAttr()), inputs);
  for (auto [position, value] : llvm::zip(positions, start.getOutputs())) {
    results[position] = value;
  }
  return start;
}

StepOp weir::makeStarter(StepOp step, const DeviceAnalysis &devices,
                         ArrayRef<const StepImage *> images,
                         std::optional<ArrayRef<tf::SymbolAttr>> symbols) {
  OpBuilder builder(step);
  auto starter = cast<StepOp>(builder.cloneWithoutRegions(*step));
  Block *body = new Block();
  starter.getBody().push_back(body);
  StarterTypes starterTypes(step, symbols.value_or(ArrayRef<tf::SymbolAttr>()));
  auto getType = [&](Type type) -> Type {
    return symbols ? starterTypes.get(type) : type;
  };
  for (BlockArgument argument : step.getBody().getArguments()) {
    body->addArgument(getType(argument.getType()), argument.getLoc());
  }
  builder.setInsertionPointToEnd(body);
  SmallVector<Value> results(step.getResultTypes().size()), tokens;
  for (const StepImage *image : images) {
    starterTypes.made.clear();
    StartOp start =
        startImage(builder, step, devices, *image, *body, getType, results);
    if (!starterTypes.made.empty()) {
      start->setAttr("defines",
                     builder.getDenseI64ArrayAttr(starterTypes.made));
    }
    tokens.push_back(start.getDone());
  }
  ReturnOp::create(builder, step.getLoc(), results, tokens);
  if (symbols) {
    starter.setSymbolsAttr(builder.getArrayAttr(starterTypes.kept));
  }
  starter.refreshFunctionType();
  starter.removeArgAttrsAttr();
  return starter;
}
