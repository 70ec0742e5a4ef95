//===- EmbeddedLld.h - lld in this process ----------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_LINK_EMBEDDEDLLD_H
#define WEIR_COMPILER_LINK_EMBEDDEDLLD_H

#include <string>
#include <vector>

namespace weir {

/// Runs `ld.lld` with these arguments (without the program's name). True if it
/// succeeded; else `messages` says why. Thread-safe: lld has global state, so
/// calls take turns.
bool runLld(const std::vector<std::string> &arguments, std::string &messages);

} // namespace weir

#endif // WEIR_COMPILER_LINK_EMBEDDEDLLD_H
