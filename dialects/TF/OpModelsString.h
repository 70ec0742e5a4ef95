//===- OpModelsString.h - models of operations on strings -------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_DIALECTS_TF_OPMODELSSTRING_H
#define WEIR_DIALECTS_TF_OPMODELSSTRING_H

#include "dialects/TF/OpModels.h"

namespace weir::tf {

/// Parts, joins, encodings and numbers as text: what runtime/strings computes.
void registerTextOpModels(OpRegistry &registry);
/// Readers of files, and tensors of their records: runtime/readers,
/// runtime/parse.
void registerReaderOpModels(OpRegistry &registry);

} // namespace weir::tf

#endif // WEIR_DIALECTS_TF_OPMODELSSTRING_H
