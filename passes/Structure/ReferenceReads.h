//===- ReferenceReads.h - reads of references where they happen -*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_REFERENCEREADS_H
#define WEIR_PASSES_STRUCTURE_REFERENCEREADS_H

#include "dialects/TF/OpDefs.h"
#include "passes/Structure/StepSpec.h"

namespace weir {

/// In TensorFlow an Identity of a reference shares the variable's buffer, and
/// so do an Identity, a Switch and an Enter of a loop's invariant behind it:
/// who uses their value sees what the buffer holds when it starts, an update
/// that it waits for included. In Weir a value is what it was when it was read.
/// Gives each node that waits for a write of the variable whose buffer one of
/// its inputs is a read of its own, behind what the node waits for.
///
/// What a step in `specs` feeds stays what is fed. A variable whose buffer an
/// assignment may replace (`validate_shape` is false) is left alone.
void placeReferenceReads(GraphOp graph, llvm::ArrayRef<StepSpec> specs,
                         const tf::OpDefs &defs);

} // namespace weir

#endif
