//===- Optimizers.h - update rules by name ----------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_STRUCTURE_OPTIMIZERS_H
#define WEIR_PASSES_STRUCTURE_OPTIMIZERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace weir {

/// A rule of TensorFlow's training ops. Operands of `Apply<rule>` are named in
/// `operands`: `var`, `grad`, a slot, a parameter, or a power (`beta1_power`,
/// which begins with the parameter `beta1` and is multiplied by it after each
/// step).
struct OptimizerRule {
  struct Parameter {
    const char *name;
    double value;
    bool isFlag; ///< true or false; an attribute of the op
  };
  /// A variable for each trained one, of its shape, named `<var>/<name>`.
  struct Slot {
    const char *name;
    double initial;
    const char *parameter; ///< that gives the initial value; null: `initial`
  };
  const char *name;
  const char *rule;
  llvm::ArrayRef<Parameter> parameters;
  llvm::ArrayRef<Slot> slots;
  llvm::ArrayRef<const char *> operands;
};

/// A rule with values for its parameters, in their order.
struct Optimizer {
  const OptimizerRule *rule;
  std::vector<double> values;

  double get(llvm::StringRef parameter) const;
};

/// `adam`, `sgd(0.5)`, `momentum(learning_rate=0.1, momentum=0.9)`: values by
/// position or by name. The error says what there is.
llvm::Expected<Optimizer> parseOptimizer(llvm::StringRef text);

} // namespace weir

#endif // WEIR_PASSES_STRUCTURE_OPTIMIZERS_H
