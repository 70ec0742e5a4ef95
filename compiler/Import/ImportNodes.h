//===- ImportNodes.h - what graphs and functions share ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_IMPORT_IMPORTNODES_H
#define WEIR_COMPILER_IMPORT_IMPORTNODES_H

#include "dialects/TF/OpDefs.h"
#include "dialects/Weir/WeirDialect.h"
#include "proto/graph.pb.h"

namespace weir {

/// Nodes of a GraphDef or of a FunctionDef's body.
using NodeDefs = google::protobuf::RepeatedPtrField<tensorflow::NodeDef>;

/// An input string taken apart. The strings are borrowed from the NodeDef.
struct InputRef {
  bool isControl = false;
  llvm::StringRef node;
  /// After the first colon: a port (`1`), in functions an output of the OpDef
  /// (`sum:0`, `sum`); empty if there is no colon.
  llvm::StringRef suffix;
};
InputRef parseInput(llvm::StringRef input);

/// `node 'name' (Op): ` and `what`.
std::string nodeError(const tensorflow::NodeDef &node, const llvm::Twine &what);

/// What importing one list of nodes needs to know of each of them.
struct NodeTable {
  const NodeDefs &nodes;
  /// Position by name.
  llvm::StringMap<int> byName;
  /// Attributes and, where the op is known, its signature and outputs.
  llvm::SmallVector<mlir::DictionaryAttr> attrs;
  llvm::SmallVector<const tensorflow::OpDef *> defs;
  llvm::SmallVector<tf::ResolvedArgs> outputs;
  llvm::SmallVector<NodeOp> ops;

  explicit NodeTable(const NodeDefs &nodes) : nodes(nodes) {}
};

/// Fills everything of `table` but `ops`: checks names, attributes and
/// tensors. False, with `error` set, at the first wrong one.
bool buildNodeTable(NodeTable &table, const tf::OpDefs &defs,
                    mlir::MLIRContext *context, std::string &error);

/// Refuses cycles that no NextIteration closes.
bool checkCycles(const NodeTable &table, std::string &error);

/// Checks a node's operands against its signature: how many, which dtypes.
bool checkInputs(const tensorflow::NodeDef &node, const tensorflow::OpDef &def,
                 mlir::DictionaryAttr attrs,
                 llvm::ArrayRef<mlir::Value> operands, std::string &error);

/// Creates the node's op without operands; `outputs` names its results in a
/// function and is empty elsewhere.
NodeOp createNode(mlir::OpBuilder &builder, const tensorflow::NodeDef &node,
                  mlir::DictionaryAttr attrs,
                  llvm::ArrayRef<mlir::Type> elementTypes,
                  mlir::ArrayAttr outputs);

/// Appends a function of the library to `builder`'s block.
bool importFunction(mlir::OpBuilder &builder,
                    const tensorflow::FunctionDef &function,
                    const tf::OpDefs &defs, std::string &error);

} // namespace weir

#endif // WEIR_COMPILER_IMPORT_IMPORTNODES_H
