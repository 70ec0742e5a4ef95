//===- GradientGraph.h - the graph of gradient cases ------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_TEST_OPS_GRADIENTGRAPH_H
#define WEIR_TEST_OPS_GRADIENTGRAPH_H

#include "mlir/IR/MLIRContext.h"
#include "test/ops/GradientCases.h"

namespace weir::test {

/// One tensor that is fed: an input, or a part of a complex one.
struct Feed {
  std::string name; ///< "c3/a0:0"
  std::vector<int64_t> shape;
};

/// What a case became in the graph.
struct CaseNodes {
  std::vector<Feed> feeds;
  /// The real tensors that the loss is made of, as float64.
  std::vector<std::string> ys;
  /// The gradient of sum(y * cos(5 y)), cos(5 y) held constant, per feed.
  std::vector<std::string> gradients;
  /// Some of it is computed in float32.
  bool isSingle = false;
};

/// Writes cases as a graph in MLIR's text form.
class GradientGraph {
public:
  GradientGraph(mlir::MLIRContext *context, const CaseFile &file)
      : context(context), file(file) {}
  /// Adds a case; its nodes' names begin with `prefix`. Fails where an op is
  /// unknown or lacks an attribute.
  llvm::Expected<CaseNodes> add(const GradientCase &item,
                                llvm::StringRef prefix);
  /// The module. Fails as `add`, for functions.
  llvm::Expected<std::string> finish();

private:
  mlir::MLIRContext *context;
  const CaseFile &file;
  std::string body;
  std::string prefix;
  /// Element types by value name.
  std::map<std::string, mlir::Type> types;
  /// SSA names by value name; controls by the name of a node's first result.
  std::map<std::string, std::string> values, controls;
  unsigned nextId = 0;
  bool inFunction = false;

  llvm::Error addStatement(const Statement &statement);
  void addNode(llvm::StringRef opType, llvm::ArrayRef<std::string> results,
               llvm::ArrayRef<mlir::Type> resultTypes,
               llvm::ArrayRef<std::string> operands, llvm::StringRef attributes,
               llvm::ArrayRef<std::string> after = {});
  void addConstant(const Argument &argument);
  void addInput(const Argument &argument, CaseNodes &nodes);
  /// A unary node; the name of its result.
  std::string addUnary(llvm::StringRef opType, const std::string &operand,
                       mlir::Type type, llvm::StringRef attributes);
  void addGradients(const GradientCase &item, llvm::ArrayRef<std::string> xs,
                    CaseNodes &nodes);
  mlir::Type parseType(llvm::StringRef text);
  llvm::Expected<std::string> printFunction(const GradientCase &function);
};

} // namespace weir::test

#endif // WEIR_TEST_OPS_GRADIENTGRAPH_H
