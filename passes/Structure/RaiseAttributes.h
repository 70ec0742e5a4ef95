//===- RaiseAttributes.h - attributes of graph form, raised -----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_RAISEATTRIBUTES_H
#define WEIR_PASSES_STRUCTURE_RAISEATTRIBUTES_H

#include "dialects/Weir/WeirDialect.h"

namespace tensorflow {
class OpDef;
}

namespace weir {

/// A node's attributes as structured form has them (docs/architecture.md,
/// section 2), defaults filled in: by name, those that begin with `_` dropped,
/// shapes of unknown rank absent. `def` may be null (an unknown op). Failure
/// has been reported at the node.
mlir::FailureOr<mlir::NamedAttrList>
raiseAttributes(NodeOp node, const tensorflow::OpDef *def);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_RAISEATTRIBUTES_H
