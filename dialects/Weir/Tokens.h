//===- Tokens.h - values that order effects ---------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which values of structured form are tokens: they order ops and hold nothing.
#ifndef WEIR_DIALECTS_WEIR_TOKENS_H
#define WEIR_DIALECTS_WEIR_TOKENS_H

#include "dialects/Weir/WeirDialect.h"

namespace weir {

/// Whether `value` only says that an effect has happened.
inline bool isToken(mlir::Value value) {
  return mlir::isa<TokenType>(value.getType());
}

} // namespace weir

#endif // WEIR_DIALECTS_WEIR_TOKENS_H
