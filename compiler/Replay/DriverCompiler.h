// The compiler that cases are replayed with: Weir's driver, in this process.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_COMPILER_REPLAY_DRIVERCOMPILER_H
#define WEIR_COMPILER_REPLAY_DRIVERCOMPILER_H

#include "compiler/Replay/CaseRunner.h"

namespace weir::replay {

class DriverCompiler : public CaseCompiler {
public:
  /// Does what all compilations share (targets, op definitions), so that forked
  /// processes find it done.
  DriverCompiler();
  CompileOutcome compile(const RecordedCase &recorded,
                         llvm::ArrayRef<PlannedStep> steps,
                         const RunOptions &options,
                         const std::string &output) override;
};

} // namespace weir::replay

#endif // WEIR_COMPILER_REPLAY_DRIVERCOMPILER_H
