//===- ObjectWriter.h - from LLVM module to object --------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_EMIT_OBJECTWRITER_H
#define WEIR_COMPILER_EMIT_OBJECTWRITER_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"
#include <memory>

namespace weir {

/// A position-independent target machine for `triple` (empty: this machine's),
/// for the least CPU that Weir's programs start on.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createBaseTargetMachine(llvm::StringRef triple);

/// Generates code for `module`, its inline assembler included, as an object or
/// as assembler text.
llvm::Expected<llvm::SmallVector<char, 0>>
generateCode(llvm::Module &module, llvm::TargetMachine &target,
             llvm::CodeGenFileType type);

} // namespace weir

#endif // WEIR_COMPILER_EMIT_OBJECTWRITER_H
