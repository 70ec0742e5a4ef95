//===- Export.h - graph form to GraphDef ------------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_EXPORT_EXPORT_H
#define WEIR_COMPILER_EXPORT_EXPORT_H

#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace google::protobuf {
class Message;
}
namespace tensorflow {
class GraphDef;
class MetaGraphDef;
} // namespace tensorflow

namespace weir {

/// The GraphDef that the module's one `weir.graph`, with the module's
/// `weir.function`s as its library, stands for. Undoes `importGraphDef`.
/// Failure has been reported at the op.
mlir::LogicalResult exportGraphDef(mlir::ModuleOp module,
                                   tensorflow::GraphDef &graph);

/// The MetaGraphDef around it, from the graph's `meta`; `found` says whether
/// the graph has one (`metaGraph` then holds the graph only).
mlir::LogicalResult exportMetaGraphDef(mlir::ModuleOp module,
                                       tensorflow::MetaGraphDef &metaGraph,
                                       bool &found);

/// `message` as bytes, the same for the same message (maps by sorted keys).
/// False if it is larger than a message may be.
bool serialize(const google::protobuf::Message &message, std::string &bytes);

} // namespace weir

#endif // WEIR_COMPILER_EXPORT_EXPORT_H
