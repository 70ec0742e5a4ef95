//===- TextObjectGraph.h - object graphs in text files ----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_IMPORT_TEXTOBJECTGRAPH_H
#define WEIR_COMPILER_IMPORT_TEXTOBJECTGRAPH_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace weir {

/// A text-format message with each `object_graph_def {...}` as the bytes that
/// our schema declares. Of the object graph what SavedObjectGraph declares is
/// kept, other fields are skipped. Lines keep their numbers. False, with
/// `error` set, if a block does not end.
bool encodeObjectGraphs(llvm::StringRef text, std::string &encoded,
                        std::string &error);

} // namespace weir

#endif // WEIR_COMPILER_IMPORT_TEXTOBJECTGRAPH_H
