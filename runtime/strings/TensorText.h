// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors as TensorFlow prints them.
#ifndef WEIR_RUNTIME_STRINGS_TENSORTEXT_H
#define WEIR_RUNTIME_STRINGS_TENSORTEXT_H

#include "runtime/strings/Text.h"

namespace weir {

/// Appends the tensor: `most` elements at each end of each dimension, all of
/// them where negative.
void appendTensor(Text &text, const WeirView &view, int64_t most);

} // namespace weir

#endif
