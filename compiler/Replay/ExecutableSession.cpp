// Running the steps of a case through the executable's command line.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/Session.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace weir::replay;

static llvm::Error writeFile(const std::string &path, llvm::StringRef bytes) {
  std::error_code code;
  llvm::raw_fd_ostream file(path, code);
  if (code) {
    return llvm::createStringError(path + ": " + code.message());
  }
  file << bytes;
  return llvm::Error::success();
}

/// A word of a script, in quotes.
static std::string quote(llvm::StringRef word) {
  std::string text = "\"";
  for (char c : word) {
    if (c == '"' || c == '\\') {
      text += '\\';
      text += c;
    } else if (llvm::isPrint(c)) {
      text += c;
    } else {
      text += "\\x" + llvm::toHex(llvm::StringRef(&c, 1));
    }
  }
  return text + "\"";
}

llvm::Expected<CallScript>
weir::replay::writeScript(llvm::StringRef scratch, const RecordedCase &recorded,
                          const StepPlan &plan) {
  CallScript script;
  for (auto [c, call] : llvm::enumerate(recorded.steps)) {
    std::string stem = (scratch + "/call" + llvm::Twine(c)).str();
    std::string line = quote(plan.steps[plan.stepOfCall[c]].name);
    for (auto [f, feed] : llvm::enumerate(call.feeds)) {
      std::string file = stem + "_feed" + std::to_string(f) + ".tensor";
      if (llvm::Error error = writeFile(file, printTensorProto(feed.value))) {
        return std::move(error);
      }
      line += " --feed " + quote(feed.name + "=" + file);
    }
    std::vector<std::string> &files = script.resultFiles.emplace_back();
    for (auto [f, fetch] : llvm::enumerate(call.fetches)) {
      files.push_back(stem + "_fetch" + std::to_string(f) + ".tensor");
      line += " --fetch " + quote(fetch + "=" + files.back());
    }
    script.text += line + "\n";
  }
  return script;
}

/// "InvalidArgument" and "INVALID_ARGUMENT" are the same code.
static std::string canonicalCode(llvm::StringRef word) {
  std::string code;
  for (size_t i = 0; i < word.size(); ++i) {
    if (i > 0 && llvm::isUpper(word[i]) && llvm::isLower(word[i - 1])) {
      code += '_';
    }
    code += llvm::toUpper(word[i]);
  }
  return code;
}

std::vector<CallOutcome> weir::replay::parseRunLines(llvm::StringRef output) {
  std::vector<CallOutcome> outcomes;
  llvm::SmallVector<llvm::StringRef> lines;
  output.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    if (!line.consume_front("run ")) {
      continue;
    }
    auto [head, tail] = line.split(": ");
    unsigned number;
    if (head.consumeInteger(10, number) || number != outcomes.size()) {
      continue;
    }
    auto [code, message] = tail.split(": ");
    CallOutcome &outcome = outcomes.emplace_back();
    outcome.code = canonicalCode(code.trim());
    outcome.message = message.str();
  }
  return outcomes;
}

static std::string readAll(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

llvm::Error weir::replay::runExecutable(llvm::StringRef path,
                                        llvm::StringRef scratch,
                                        const RecordedCase &recorded,
                                        const StepPlan &plan, unsigned threads,
                                        CallObserver observe) {
  llvm::Expected<CallScript> script = writeScript(scratch, recorded, plan);
  if (!script) {
    return script.takeError();
  }
  std::string scriptFile = (scratch + "/script").str();
  std::string outFile = (scratch + "/out").str();
  std::string errFile = (scratch + "/err").str();
  if (llvm::Error error = writeFile(scriptFile, script->text)) {
    return error;
  }
  std::string scriptFlag = "--script=" + scriptFile;
  std::string threadFlag = "--threads=" + std::to_string(threads);
  std::optional<llvm::StringRef> redirects[] = {
      llvm::StringRef(), llvm::StringRef(outFile), llvm::StringRef(errFile)};
  std::string message;
  int status =
      llvm::sys::ExecuteAndWait(path, {path, scriptFlag, threadFlag},
                                std::nullopt, redirects, 0, 0, &message);

  std::vector<CallOutcome> outcomes = parseRunLines(readAll(outFile));
  for (auto [c, outcome] : llvm::enumerate(outcomes)) {
    if (outcome.code == "OK") {
      for (const std::string &file : script->resultFiles[c]) {
        llvm::Expected<HostTensor> tensor = readTensorFile(file);
        if (!tensor) {
          return tensor.takeError();
        }
        outcome.outputs.push_back(std::move(*tensor));
      }
    }
    if (!observe(c, outcome)) {
      return llvm::Error::success();
    }
  }
  if (outcomes.size() == recorded.steps.size()) {
    return llvm::Error::success();
  }
  return llvm::createStringError(
      "the program ended in call " + llvm::Twine(outcomes.size()) +
      " with status " + llvm::Twine(status) + ": " + message +
      llvm::StringRef(readAll(errFile)).trim().take_back(500));
}
