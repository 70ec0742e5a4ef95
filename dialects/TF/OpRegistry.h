//===- OpRegistry.h - what is known of ops without a class ------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `tf.generic` stands for any TensorFlow operation. The registry says, by op
// type, what the interfaces of TFInterfaces.td say of the others. The dialect
// owns one registry; libraries of user operations add to it when loaded.
#ifndef WEIR_DIALECTS_TF_OPREGISTRY_H
#define WEIR_DIALECTS_TF_OPREGISTRY_H

#include "dialects/TF/TFInterfaces.h"
#include "llvm/ADT/StringMap.h"
#include <functional>
#include <string>

namespace weir::tf {

class GenericOp;

/// What the compiler knows of one op type.
struct OpModel {
  /// Sets the result shapes; empty: results must be scalars or have no rank.
  std::function<llvm::LogicalResult(GenericOp, ShapeContext &)> inferShapes;
  EffectClass effect = EffectClass::Effectful;
  /// The runtime function that computes it (`weir_call_...`); empty: none, the
  /// op is unsupported and compiling it is an error that names the node.
  std::string runtimeFunction;
  /// Rewrites the op into others after shape inference; empty: kept.
  std::function<llvm::LogicalResult(GenericOp, DecomposeRewriter &)> decompose;
  /// Gradients of the inputs from gradients of the outputs, as
  /// GradientOpInterface::buildGradient; empty: not differentiable.
  std::function<llvm::FailureOr<llvm::SmallVector<mlir::Value>>(
      GenericOp, mlir::OpBuilder &, mlir::ValueRange)>
      gradient;
  /// Effectful only in that it reads state: computing it again is allowed.
  bool readsOnly = false;
};

class OpRegistry {
public:
  void add(llvm::StringRef opType, OpModel model) {
    models[opType] = std::move(model);
  }
  /// The model of `opType`, or null.
  const OpModel *lookup(llvm::StringRef opType) const {
    auto it = models.find(opType);
    return it == models.end() ? nullptr : &it->second;
  }
  /// All models, in no particular order.
  const llvm::StringMap<OpModel> &getModels() const { return models; }
  /// The registry of the tf dialect loaded in `context`.
  static OpRegistry &get(mlir::MLIRContext *context);

private:
  llvm::StringMap<OpModel> models;
};

/// Built-in models, one function per dialects/TF/OpModels<Topic>.cpp.
void registerDataOpModels(OpRegistry &registry);
void registerStateOpModels(OpRegistry &registry);
void registerRandomOpModels(OpRegistry &registry);
void registerQueueOpModels(OpRegistry &registry);
void registerTrainingOpModels(OpRegistry &registry);
void registerListOpModels(OpRegistry &registry);
void registerStringOpModels(OpRegistry &registry);
void registerCheckOpModels(OpRegistry &registry);
void registerLinalgOpModels(OpRegistry &registry);
void registerCheckpointOpModels(OpRegistry &registry);
void registerRunTimeFormModels(OpRegistry &registry);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_OPREGISTRY_H
