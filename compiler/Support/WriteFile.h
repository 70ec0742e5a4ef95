//===- WriteFile.h - whole files or none ------------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_SUPPORT_WRITEFILE_H
#define WEIR_COMPILER_SUPPORT_WRITEFILE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace weir {

/// Takes a stream's error, so that closing it does not end the process.
inline llvm::Error takeStreamError(llvm::raw_ostream &os) {
  os.flush();
  auto *file = dynamic_cast<llvm::raw_fd_ostream *>(&os);
  if (!file || !file->has_error()) {
    return llvm::Error::success();
  }
  std::error_code code = file->error();
  file->clear_error();
  return llvm::errorCodeToError(code);
}

/// Writes a file that nobody sees before it is whole; a full disk is an error.
inline llvm::Error writeWholeFile(llvm::StringRef path, llvm::StringRef bytes) {
  auto error = llvm::writeToOutput(path, [&](llvm::raw_ostream &os) {
    os << bytes;
    return takeStreamError(os);
  });
  return error ? llvm::createFileError(path, std::move(error))
               : llvm::Error::success();
}

} // namespace weir

#endif // WEIR_COMPILER_SUPPORT_WRITEFILE_H
