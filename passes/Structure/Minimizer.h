//===- Minimizer.h - makes a training step ----------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_MINIMIZER_H
#define WEIR_PASSES_STRUCTURE_MINIMIZER_H

#include "passes/Structure/MinimizeLoss.h"
#include "passes/Structure/Optimizers.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

namespace weir {

/// A variable to train.
struct TrainedVariable {
  NodeOp node;
  mlir::Type element;
  bool isResource = false;
};

/// Adds a training step to a graph. The essay is in MinimizeLoss.cpp.
class Minimizer {
public:
  Minimizer(GraphOp graph, const MinimizeRequest &request)
      : graph(graph), request(request), block(graph.getBody().front()),
        builder(mlir::OpBuilder::atBlockEnd(&block)) {
    for (NodeOp node : block.getOps<NodeOp>()) {
      nodes.try_emplace(node.getNodeName(), node);
    }
  }
  llvm::FailureOr<TrainingNodes> run();

private:
  // Finding (MinimizeLoss.cpp).
  llvm::LogicalResult findLoss();
  llvm::DenseSet<mlir::Operation *> getNeeded();
  llvm::LogicalResult findVariables();
  llvm::LogicalResult
  findNamed(const llvm::DenseSet<mlir::Operation *> &needed);
  // Nodes (TrainingNodes.cpp).
  NodeOp add(llvm::StringRef type, const llvm::Twine &name,
             mlir::ValueRange inputs, llvm::ArrayRef<mlir::Type> results,
             llvm::ArrayRef<mlir::NamedAttribute> attrs,
             mlir::ValueRange controls = {}, mlir::StringAttr device = {});
  std::string getFreeName(const llvm::Twine &name);
  mlir::Value addConstant(const llvm::Twine &name, double value,
                          mlir::Type element);
  mlir::Value addConstantOf(llvm::StringRef parameter, mlir::Type element);
  NodeOp addVariable(const llvm::Twine &name, TrainedVariable like,
                     ShapeAttr shape, bool isResource);
  NodeOp addAssign(NodeOp variable, TrainedVariable like, mlir::Value value,
                   bool isResource);
  mlir::Value addInitial(TrainedVariable variable, const llvm::Twine &name,
                         double value);
  mlir::Value addSlot(TrainedVariable variable,
                      const OptimizerRule::Slot &slot);
  NodeOp getPower(llvm::StringRef parameter, TrainedVariable like);
  mlir::Value readPower(NodeOp power, const llvm::Twine &name,
                        TrainedVariable like);
  llvm::LogicalResult addGradients();
  llvm::LogicalResult addUpdate(size_t index);
  void addPowerUpdates();

  mlir::NamedAttribute attr(llvm::StringRef name, mlir::Attribute value) {
    return builder.getNamedAttr(name, value);
  }
  mlir::NamedAttribute type(llvm::StringRef name, mlir::Type element) {
    return attr(name, mlir::TypeAttr::get(element));
  }
  mlir::Type tensor(mlir::Type element) {
    return mlir::UnrankedTensorType::get(element);
  }

  GraphOp graph;
  const MinimizeRequest &request;
  mlir::Block &block;
  mlir::OpBuilder builder;
  llvm::StringMap<NodeOp> nodes;
  mlir::Value loss;
  llvm::SmallVector<TrainedVariable> trained;
  std::optional<Optimizer> optimizer;
  llvm::SmallVector<mlir::Value> gradients;
  /// Of the updates: the loss and all gradients are there.
  mlir::Value gate;
  llvm::SmallVector<mlir::Value> initControls, updateControls;
  struct Power {
    NodeOp node;
    std::string parameter;
    TrainedVariable like;
  };
  llvm::MapVector<mlir::StringAttr, Power> powers;
  llvm::StringMap<mlir::Value> constants;
  TrainingNodes added;
};

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_MINIMIZER_H
