// What weir-replay prints: lines, the table of missing op types, totals.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_TOOLS_WEIR_REPLAY_REPORT_H
#define WEIR_TOOLS_WEIR_REPLAY_REPORT_H

#include "compiler/Replay/CaseRunner.h"

/// Collects outcomes in order and prints each as it comes.
class Report {
public:
  /// `timing`: print seconds behind each case. `mustPass`: a case that is
  /// unsupported counts as failed.
  Report(bool timing, bool mustPass) : timing(timing), mustPass(mustPass) {}

  /// `label` is "area/case"; `log` what the case wrote, printed if not empty.
  void add(const std::string &label, const weir::replay::CaseOutcome &outcome,
           const std::string &log);
  /// The table of missing op types and the totals.
  void finish() const;
  llvm::json::Value toJson() const;
  bool anyFailed() const { return failed > 0; }

private:
  bool timing;
  bool mustPass;
  size_t passed = 0, failed = 0, skipped = 0;
  double compileSeconds = 0, runSeconds = 0;
  std::vector<std::pair<std::string, weir::replay::CaseOutcome>> outcomes;
};

#endif // WEIR_TOOLS_WEIR_REPLAY_REPORT_H
