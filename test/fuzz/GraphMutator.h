//===- GraphMutator.h - graphs that are not quite graphs --------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_TEST_FUZZ_GRAPHMUTATOR_H
#define WEIR_TEST_FUZZ_GRAPHMUTATOR_H

#include "test/fuzz/Harness.h"

namespace tensorflow {
class GraphDef;
} // namespace tensorflow

namespace weir::fuzz {

/// One mistake at a random place: names, inputs, attributes, shapes, tensors,
/// constants' values, op types, functions. Says which, for the table.
const char *mutateGraph(Random &random, tensorflow::GraphDef &graph);

/// Graphs with one fault each that random changes hardly find, such as chains
/// of many nodes and functions that call themselves. False behind the last.
bool makeSpecialGraph(uint64_t index, tensorflow::GraphDef &graph,
                      std::string &about);

} // namespace weir::fuzz

#endif // WEIR_TEST_FUZZ_GRAPHMUTATOR_H
