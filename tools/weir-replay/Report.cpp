// What weir-replay prints.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "tools/weir-replay/Report.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <map>

using namespace weir::replay;

void Report::add(const std::string &label, const CaseOutcome &outcome,
                 const std::string &log) {
  compileSeconds += outcome.compileSeconds;
  runSeconds += outcome.runSeconds;
  std::string line;
  if (outcome.status == CaseStatus::Pass) {
    ++passed;
    line = "PASS " + label;
    if (!outcome.why.empty()) {
      line += " (" + outcome.why + ")";
    }
  } else if (outcome.status == CaseStatus::Fail) {
    ++failed;
    line = "FAIL " + label + ": " + outcome.why;
  } else if (mustPass) {
    ++failed;
    line =
        "FAIL " + label + ": unsupported: " + llvm::join(outcome.missing, ", ");
  } else {
    ++skipped;
    line = "UNSUPPORTED " + label + ": " + llvm::join(outcome.missing, ", ");
  }
  if (timing) {
    line += llvm::formatv(" [{0:F2} s compile, {1:F2} s run]",
                          outcome.compileSeconds, outcome.runSeconds);
  }
  llvm::outs() << line << "\n";
  if (!log.empty()) {
    llvm::outs() << log << (log.back() == '\n' ? "" : "\n");
  }
  llvm::outs().flush();
  outcomes.emplace_back(label, outcome);
}

void Report::finish() const {
  // Cases that need the type, and those that need nothing else.
  std::map<std::string, std::pair<size_t, size_t>> missing;
  for (const auto &[label, outcome] : outcomes) {
    for (const std::string &type : outcome.missing) {
      ++missing[type].first;
      missing[type].second += outcome.missing.size() == 1;
    }
  }
  if (!missing.empty()) {
    std::vector<std::pair<std::string, std::pair<size_t, size_t>>> rows(
        missing.begin(), missing.end());
    std::stable_sort(rows.begin(), rows.end(), [](auto &a, auto &b) {
      return a.second.first > b.second.first;
    });
    llvm::outs() << "\nmissing op type                  cases   alone\n";
    for (const auto &[type, counts] : rows) {
      llvm::outs() << llvm::formatv("{0,-30} {1,7} {2,7}\n", type, counts.first,
                                    counts.second);
    }
  }
  llvm::outs() << llvm::formatv(
      "\n{0:F1} s compiling, {1:F1} s running, summed over cases\n",
      compileSeconds, runSeconds);
  llvm::outs() << passed << " passed, " << failed << " failed, " << skipped
               << " skipped\n";
  llvm::outs().flush();
}

llvm::json::Value Report::toJson() const {
  llvm::json::Array cases;
  for (const auto &[label, outcome] : outcomes) {
    llvm::json::Value value = outcome.toJson();
    (*value.getAsObject())["case"] = label;
    cases.push_back(std::move(value));
  }
  return llvm::json::Object{{"cases", std::move(cases)},
                            {"passed", int64_t(passed)},
                            {"failed", int64_t(failed)},
                            {"skipped", int64_t(skipped)}};
}
