// Reading recorded cases.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/CaseFile.h"

#include "proto/case.pb.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/text_format.h>

#include <algorithm>

using namespace weir::replay;
namespace proto = weir::conformance;

namespace {
/// Keeps the first message of protobuf's parser, with its place.
class FirstError : public google::protobuf::io::ErrorCollector {
public:
  void AddError(int line, int column, const std::string &message) override {
    if (text.empty()) {
      text = std::to_string(line + 1) + ":" + std::to_string(column + 1) +
             ": " + message;
    }
  }
  std::string text;
};
} // namespace

static std::string joinPath(llvm::StringRef folder, llvm::StringRef name) {
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, name);
  return std::string(path);
}

static llvm::Expected<std::string> readFile(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    return llvm::createStringError(path + ": " + buffer.getError().message());
  }
  return (*buffer)->getBuffer().str();
}

llvm::Expected<HostTensor> weir::replay::readTensorFile(llvm::StringRef path) {
  llvm::Expected<std::string> bytes = readFile(path);
  if (!bytes) {
    return bytes.takeError();
  }
  llvm::Expected<HostTensor> tensor =
      path.ends_with(".npy") ? parseNpy(*bytes) : parseTensorProto(*bytes);
  if (!tensor) {
    return llvm::createStringError(path + ": " +
                                   llvm::toString(tensor.takeError()));
  }
  return tensor;
}

static llvm::Expected<HostTensor> readValue(const proto::Value &value,
                                            llvm::StringRef folder) {
  if (!value.file().empty()) {
    return readTensorFile(joinPath(folder, value.file()));
  }
  return parseTensorProto(value.tensor());
}

static llvm::Error readSlices(const proto::IndexedSlices &slices,
                              RecordedSlices &out) {
  auto read = [&](const std::string &bytes, HostTensor &to) -> llvm::Error {
    llvm::Expected<HostTensor> tensor = parseTensorProto(bytes);
    if (!tensor) {
      return tensor.takeError();
    }
    to = std::move(*tensor);
    return llvm::Error::success();
  };
  if (llvm::Error error = read(slices.values(), out.values)) {
    return error;
  }
  if (llvm::Error error = read(slices.indices(), out.indices)) {
    return error;
  }
  if (slices.dense_shape().empty()) {
    return llvm::Error::success();
  }
  return read(slices.dense_shape(), out.denseShape.emplace());
}

static llvm::Error readResult(const proto::Value &value, llvm::StringRef folder,
                              ExpectedResult &out) {
  out.name = value.name();
  out.tolerance = {value.rtol(), value.atol(), value.unordered(),
                   value.shape_only()};
  if (value.has_slices()) {
    return readSlices(value.slices(), out.slices.emplace());
  }
  llvm::Expected<HostTensor> tensor = readValue(value, folder);
  if (!tensor) {
    return tensor.takeError();
  }
  out.value = std::move(*tensor);
  return llvm::Error::success();
}

static llvm::Error readStep(const proto::Step &step, llvm::StringRef folder,
                            RecordedStep &out) {
  out.name = step.name();
  out.fetches.assign(step.fetches().begin(), step.fetches().end());
  out.targets.assign(step.targets().begin(), step.targets().end());
  out.errorCode = step.error().code();
  out.errorMessage = step.error().message();
  out.concurrent = step.concurrent();
  out.task = step.task();
  for (const proto::Value &feed : step.feeds()) {
    llvm::Expected<HostTensor> tensor = readValue(feed, folder);
    if (!tensor) {
      return llvm::createStringError("feed " + feed.name() + ": " +
                                     llvm::toString(tensor.takeError()));
    }
    out.feeds.push_back({feed.name(), std::move(*tensor)});
  }
  for (const proto::Value &result : step.results()) {
    if (llvm::Error error =
            readResult(result, folder, out.results.emplace_back())) {
      return llvm::createStringError("result " + result.name() + ": " +
                                     llvm::toString(std::move(error)));
    }
  }
  if (out.errorCode.empty() && out.results.size() != out.fetches.size()) {
    return llvm::createStringError(
        "expected " + llvm::Twine(out.fetches.size()) + " results, got " +
        llvm::Twine(out.results.size()));
  }
  return llvm::Error::success();
}

static RecordedGradients readGradients(const proto::Gradients &from) {
  RecordedGradients to;
  to.prefix = from.prefix();
  to.ys.assign(from.ys().begin(), from.ys().end());
  to.xs.assign(from.xs().begin(), from.xs().end());
  to.gradYs.assign(from.grad_ys().begin(), from.grad_ys().end());
  to.stopGradients.assign(from.stop_gradients().begin(),
                          from.stop_gradients().end());
  to.none.assign(from.none().begin(), from.none().end());
  return to;
}

llvm::Expected<RecordedCase> weir::replay::parseCase(llvm::StringRef text,
                                                     llvm::StringRef folder) {
  proto::Case from;
  FirstError errors;
  google::protobuf::TextFormat::Parser parser;
  parser.RecordErrorsTo(&errors);
  if (!parser.ParseFromString(text.str(), &from)) {
    return llvm::createStringError(joinPath(folder, "case.txtpb") + ":" +
                                   errors.text);
  }
  RecordedCase to;
  to.name = from.name();
  to.about = from.about();
  to.folder = folder.str();
  to.graph = joinPath(folder, from.graph().empty() ? "graph.pb" : from.graph());
  to.opTypes.assign(from.op_types().begin(), from.op_types().end());
  to.inputs.assign(from.inputs().begin(), from.inputs().end());
  to.cpuDevices = std::max(1, int(from.cpu_devices()));
  for (const proto::ClusterJob &job : from.cluster()) {
    to.clusterTasks += job.tasks();
  }
  for (const proto::Gradients &gradients : from.gradients()) {
    to.gradients.push_back(readGradients(gradients));
  }
  for (const proto::Step &step : from.steps()) {
    if (llvm::Error error = readStep(step, folder, to.steps.emplace_back())) {
      return llvm::createStringError(joinPath(folder, "case.txtpb") +
                                     ": step " +
                                     llvm::Twine(to.steps.size() - 1) + ": " +
                                     llvm::toString(std::move(error)));
    }
  }
  return to;
}

llvm::Expected<RecordedCase> weir::replay::readCase(llvm::StringRef folder) {
  llvm::SmallString<128> absolute(folder);
  llvm::sys::fs::make_absolute(absolute);
  llvm::Expected<std::string> text = readFile(joinPath(absolute, "case.txtpb"));
  if (!text) {
    return text.takeError();
  }
  return parseCase(*text, absolute);
}

llvm::Expected<std::vector<std::string>>
weir::replay::findCases(llvm::ArrayRef<std::string> paths) {
  std::vector<std::string> found;
  for (const std::string &path : paths) {
    size_t before = found.size();
    if (llvm::sys::fs::exists(joinPath(path, "case.txtpb"))) {
      found.push_back(path);
      continue;
    }
    std::error_code code;
    for (llvm::sys::fs::recursive_directory_iterator it(path, code), end;
         it != end && !code; it.increment(code)) {
      if (llvm::sys::path::filename(it->path()) == "case.txtpb") {
        found.push_back(llvm::sys::path::parent_path(it->path()).str());
        it.no_push();
      }
    }
    if (code) {
      return llvm::createStringError(path + ": " + code.message());
    }
    if (found.size() == before) {
      return llvm::createStringError(path + ": no case.txtpb in or below it");
    }
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}
