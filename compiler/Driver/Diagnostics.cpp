//===- Diagnostics.cpp - MLIR's diagnostics as messages -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace weir;

/// "FILE:LINE:COLUMN: " for what was read as text, " [node NAME]" for what
/// comes from a graph.
static void describeLocation(Location loc, std::string &before,
                             std::string &after) {
  if (auto file = dyn_cast<FileLineColLoc>(loc)) {
    before = file.getFilename().str() + ":" + std::to_string(file.getLine()) +
             ":" + std::to_string(file.getColumn()) + ": ";
  } else if (auto name = dyn_cast<NameLoc>(loc)) {
    after = " [node " + name.getName().str() + "]";
  } else if (auto fused = dyn_cast<FusedLoc>(loc)) {
    describeLocation(fused.getLocations().front(), before, after);
  } else if (auto call = dyn_cast<CallSiteLoc>(loc)) {
    describeLocation(call.getCallee(), before, after);
  }
}

static std::string getMessage(Diagnostic &diagnostic) {
  std::string before, after;
  describeLocation(diagnostic.getLocation(), before, after);
  std::string message = before + diagnostic.str() + after;
  for (Diagnostic &note : diagnostic.getNotes()) {
    message += "\n  note: " + getMessage(note);
  }
  return message;
}

DiagnosticCollector::DiagnosticCollector(MLIRContext *context,
                                         std::vector<std::string> &errors,
                                         std::vector<std::string> &warnings)
    : errors(errors), warnings(warnings),
      handler(context, [this](Diagnostic &diagnostic) {
        std::string message = getMessage(diagnostic);
        std::lock_guard<std::mutex> lock(mutex);
        if (diagnostic.getSeverity() == DiagnosticSeverity::Error) {
          this->errors.push_back(std::move(message));
        } else if (diagnostic.getSeverity() == DiagnosticSeverity::Warning) {
          this->warnings.push_back(std::move(message));
        }
        return success();
      }) {}
