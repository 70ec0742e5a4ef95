//===- Temporary.h - temporary files that do not outlive us -----*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A process that is killed (SIGKILL, power) leaves its temporary files. Their
// names say whose they are, and the next process that makes one beside them
// removes what belongs to processes that are gone.
#ifndef WEIR_COMPILER_SUPPORT_TEMPORARY_H
#define WEIR_COMPILER_SUPPORT_TEMPORARY_H

#include "llvm/ADT/SmallString.h"
#include <system_error>

namespace weir {

/// Creates the empty file `<prefix>.<owner>-<random>.tmp`, after removing files
/// of that form whose owner has ended.
std::error_code createTemporaryFile(llvm::StringRef prefix,
                                    llvm::SmallVectorImpl<char> &path);

/// Creates the folder `<prefix>.<owner>-<random>.tmp`, likewise.
std::error_code createTemporaryFolder(llvm::StringRef prefix,
                                      llvm::SmallVectorImpl<char> &path);

} // namespace weir

#endif // WEIR_COMPILER_SUPPORT_TEMPORARY_H
