// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values as a plan's `print` shows them.
#ifndef WEIR_RUNTIME_PLAN_PLANPRINT_H
#define WEIR_RUNTIME_PLAN_PLANPRINT_H

#include "runtime/include/weir/weir.h"

namespace weir {

/// Prints a number in a format such as ".4f" or "6d"; "" is the shortest text
/// that tells it.
void printNumber(const char *format, double value);
/// The only element as a number. False: it has not one element, or it is no
/// number.
bool scalarOf(const weir_tensor &tensor, double &value);
/// Prints a tensor; each element in the format, if one is given.
void printFormatted(const char *format, const weir_tensor &tensor);

} // namespace weir

#endif
