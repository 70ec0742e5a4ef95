//===- Import.h - TensorFlow's files to graph form --------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_IMPORT_IMPORT_H
#define WEIR_COMPILER_IMPORT_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <string>
#include <vector>

namespace tensorflow {
class GraphDef;
class MetaGraphDef;
} // namespace tensorflow

namespace weir {

struct ImportOptions {
  /// Which MetaGraph of a SavedModel: the one with exactly these tags. Empty:
  /// the only one, or the one tagged `serve`.
  std::vector<std::string> tags;
};

/// A graph file as messages. `isMetaGraph` says whether there is more in it
/// than `graph_def`.
struct GraphFile {
  std::unique_ptr<tensorflow::MetaGraphDef> metaGraph;
  bool isMetaGraph = false;
  /// The SavedModel's folder, where the file is one.
  std::string savedModelDir;

  GraphFile();
  ~GraphFile();
  GraphFile(GraphFile &&);
};

/// Reads a GraphDef (`.pb`, `.pbtxt`), a MetaGraphDef (`.meta`) or a SavedModel
/// (a folder, or its `saved_model.pb`). False, with `error` set, if it cannot.
bool readGraphFile(llvm::StringRef path, const ImportOptions &options,
                   GraphFile &file, std::string &error);

/// A module with the `weir.graph` and the `weir.function`s of a graph. Null,
/// with `error` set (node, expected, got, remedy), if the graph is not one.
/// The file is not trusted: no input crashes or recurses over its depth.
mlir::OwningOpRef<mlir::ModuleOp>
importGraphDef(const tensorflow::GraphDef &graph, mlir::MLIRContext &context,
               std::string &error);

/// `readGraphFile` and `importGraphDef`. The rest of a MetaGraph is the
/// graph's `meta` (signatures: `meta.signature_def`); a SavedModel's folder is
/// the module's `weir.saved_model_dir`. Loads the dialect that it needs.
mlir::OwningOpRef<mlir::ModuleOp> importGraphFile(llvm::StringRef path,
                                                  mlir::MLIRContext &context,
                                                  const ImportOptions &options,
                                                  std::string &error);

} // namespace weir

#endif // WEIR_COMPILER_IMPORT_IMPORT_H
