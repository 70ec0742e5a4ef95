//===- VariableRoles.h - which variables train -------------------*- C++
//-*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_VARIABLEROLES_H
#define WEIR_PASSES_STRUCTURE_VARIABLEROLES_H

#include "dialects/Weir/WeirDialect.h"
#include <set>
#include <string>

namespace weir {

/// Attributes of a `weir.program`: names (nodes' or shared ones) of variables.
constexpr char trainableAttrName[] = "weir.trainable";
constexpr char localAttrName[] = "weir.local";

/// The graph's trainable variables, by node or shared name: those that it says
/// by `weir.trainable` (MinimizeLoss), or else its MetaGraph. Empty: not known.
std::set<std::string> getTrainableNames(GraphOp graph);

/// Sets those attributes of `program` from what the graph's MetaGraph says:
/// its collections `trainable_variables` and `local_variables` (TensorFlow 1),
/// its object graph (TensorFlow 2). Of a graph without, nothing is known and
/// nothing set.
void setVariableRoles(GraphOp graph, ProgramOp program);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_VARIABLEROLES_H
