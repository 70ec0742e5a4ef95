//===- ReadGraphFile.cpp - files to messages ------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which of TensorFlow's files a path names, and its bytes as a message.
#include "compiler/Import/Import.h"
#include "compiler/Import/TextObjectGraph.h"
#include "proto/meta_graph.pb.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/text_format.h>

using namespace mlir;
using namespace weir;
using llvm::formatv;
namespace pb = google::protobuf;

/// As deep as messages may nest, in both formats.
static constexpr int maxNesting = 100;

GraphFile::GraphFile()
    : metaGraph(std::make_unique<tensorflow::MetaGraphDef>()) {}
GraphFile::~GraphFile() = default;
GraphFile::GraphFile(GraphFile &&) = default;

namespace {
/// Keeps the first error of a text file.
class FirstError : public pb::io::ErrorCollector {
public:
  void AddError(int line, int column, const std::string &message) override {
    if (text.empty()) {
      text =
          formatv("line {0}, column {1}: {2}", line + 1, column + 1, message);
    }
  }
  std::string text;
};
} // namespace

static bool parseText(StringRef bytes, pb::Message &message,
                      std::string &error) {
  std::string encoded;
  if (!encodeObjectGraphs(bytes, encoded, error)) {
    return false;
  }
  pb::io::ArrayInputStream stream(encoded.data(), encoded.size());
  pb::TextFormat::Parser parser;
  FirstError errors;
  parser.SetRecursionLimit(maxNesting);
  parser.RecordErrorsTo(&errors);
  if (parser.Parse(&stream, &message)) {
    return true;
  }
  error = errors.text;
  return false;
}

static bool parseBinary(StringRef bytes, pb::Message &message,
                        std::string &error) {
  pb::io::CodedInputStream stream(
      reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size());
  stream.SetRecursionLimit(maxNesting);
  if (message.ParseFromCodedStream(&stream) && stream.ConsumedEntireMessage()) {
    return true;
  }
  error = formatv("the bytes are not a {0} (stopped at byte {1} of {2})",
                  message.GetDescriptor()->name(), stream.CurrentPosition(),
                  bytes.size());
  return false;
}

static bool parseFile(StringRef path, pb::Message &message,
                      std::string &error) {
  llvm::sys::fs::file_status status;
  if (!llvm::sys::fs::status(path, status) &&
      (status.type() == llvm::sys::fs::file_type::character_file ||
       status.type() == llvm::sys::fs::file_type::block_file)) {
    error = formatv("'{0}' is a device; expected a file with a graph", path);
    return false;
  }
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer) {
    error =
        formatv("cannot read '{0}': {1}", path, buffer.getError().message());
    return false;
  }
  StringRef bytes = (*buffer)->getBuffer();
  if (bytes.size() > size_t(std::numeric_limits<int>::max())) {
    error = formatv("'{0}' has {1} bytes; a message may have 2 GiB at most",
                    path, bytes.size());
    return false;
  }
  pb::LogHandler *previous = pb::SetLogHandler(nullptr);
  std::string why;
  bool isText = path.ends_with(".pbtxt") || path.ends_with(".txtpb") ||
                path.ends_with(".prototxt");
  bool ok = isText ? parseText(bytes, message, why)
                   : parseBinary(bytes, message, why);
  pb::SetLogHandler(previous);
  if (!ok) {
    error = formatv("cannot parse '{0}' as {1}: {2}; expected a GraphDef "
                    "(.pb, .pbtxt), a MetaGraphDef (.meta) or a SavedModel "
                    "folder",
                    path, message.GetDescriptor()->name(), why);
  }
  return ok;
}

static std::string joinTags(const tensorflow::MetaGraphDef &meta) {
  return llvm::join(meta.meta_info_def().tags(), ",");
}

static tensorflow::MetaGraphDef *
chooseMetaGraph(tensorflow::SavedModel &model,
                const std::vector<std::string> &tags, std::string &error) {
  std::vector<std::string> wanted = tags;
  if (wanted.empty() && model.meta_graphs_size() == 1) {
    return model.mutable_meta_graphs(0);
  }
  if (wanted.empty()) {
    wanted = {"serve"};
  }
  llvm::sort(wanted);
  std::string have;
  for (auto &meta : *model.mutable_meta_graphs()) {
    std::vector<std::string> got(meta.meta_info_def().tags().begin(),
                                 meta.meta_info_def().tags().end());
    llvm::sort(got);
    if (got == wanted) {
      return &meta;
    }
    have += " [" + joinTags(meta) + "]";
  }
  error = formatv("expected a MetaGraph with tags [{0}], got{1}; name the "
                  "tags of one of them",
                  llvm::join(wanted, ","), have.empty() ? " none" : have);
  return nullptr;
}

static bool readSavedModel(StringRef path, const ImportOptions &options,
                           GraphFile &file, std::string &error) {
  tensorflow::SavedModel model;
  if (!parseFile(path, model, error)) {
    return false;
  }
  tensorflow::MetaGraphDef *chosen =
      chooseMetaGraph(model, options.tags, error);
  if (!chosen) {
    return false;
  }
  file.metaGraph->Swap(chosen);
  file.isMetaGraph = true;
  file.savedModelDir = llvm::sys::path::parent_path(path).str();
  return true;
}

bool weir::readGraphFile(StringRef path, const ImportOptions &options,
                         GraphFile &file, std::string &error) {
  if (llvm::sys::fs::is_directory(path)) {
    for (StringRef name : {"saved_model.pb", "saved_model.pbtxt"}) {
      SmallString<128> inside(path);
      llvm::sys::path::append(inside, name);
      if (llvm::sys::fs::exists(inside)) {
        return readSavedModel(inside, options, file, error);
      }
    }
    error = formatv("'{0}' is a folder without saved_model.pb; expected a "
                    "SavedModel",
                    path);
    return false;
  }
  StringRef name = llvm::sys::path::filename(path);
  if (name == "saved_model.pb" || name == "saved_model.pbtxt") {
    return readSavedModel(path, options, file, error);
  }
  if (name.ends_with(".meta") || name.ends_with(".meta.pbtxt")) {
    file.isMetaGraph = true;
    return parseFile(path, *file.metaGraph, error);
  }
  return parseFile(path, *file.metaGraph->mutable_graph_def(), error);
}
