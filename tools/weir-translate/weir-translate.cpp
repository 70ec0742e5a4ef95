//===- weir-translate.cpp - TensorFlow's files to graph form and back -----===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Export/Export.h"
#include "compiler/Import/Import.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/Parser/Parser.h"
#include "proto/meta_graph.pb.h"
#include "tools/weir-translate/Options.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/message_differencer.h>

using namespace mlir;
using namespace weir;

static int reportError(const Twine &what) {
  llvm::errs() << "weir-translate: error: " << what << "\n";
  return 1;
}

static int writeOutput(StringRef path, StringRef bytes) {
  std::error_code code;
  llvm::ToolOutputFile file(path, code, llvm::sys::fs::OF_None);
  if (code) {
    return reportError("cannot write '" + path + "': " + code.message());
  }
  file.os() << bytes;
  file.keep();
  return 0;
}

static int runImport(const TranslateOptions &options) {
  MLIRContext context;
  std::string error, text;
  OwningOpRef<ModuleOp> module =
      importGraphFile(options.inputs.front(), context, {options.tags}, error);
  if (!module) {
    return reportError(error);
  }
  llvm::raw_string_ostream os(text);
  module->print(os);
  os << '\n';
  return writeOutput(options.output, text);
}

static OwningOpRef<ModuleOp>
parseModule(MLIRContext &context, llvm::SourceMgr &sources,
            std::unique_ptr<llvm::MemoryBuffer> b) {
  context.loadDialect<WeirDialect>();
  sources.AddNewSourceBuffer(std::move(b), SMLoc());
  return parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
}

static int runExport(const TranslateOptions &options) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(options.inputs.front());
  if (!buffer) {
    return reportError("cannot read '" + options.inputs.front() +
                       "': " + buffer.getError().message());
  }
  MLIRContext context;
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler diagnostics(sources, &context);
  OwningOpRef<ModuleOp> module =
      parseModule(context, sources, std::move(*buffer));
  tensorflow::GraphDef graph;
  if (!module || failed(exportGraphDef(*module, graph))) {
    return 1;
  }
  std::string bytes;
  bool ok = options.text
                ? google::protobuf::TextFormat::PrintToString(graph, &bytes)
                : serialize(graph, bytes);
  if (!ok) {
    return reportError("the graph is larger than 2 GiB; keep its weights in a "
                       "checkpoint");
  }
  return writeOutput(options.output, bytes);
}

/// Empty if the two are the same to the last bit, else the first difference.
static std::string compareMessages(const tensorflow::MetaGraphDef &expected,
                                   const tensorflow::MetaGraphDef &got) {
  std::string expectedBytes, gotBytes;
  if (serialize(expected, expectedBytes) && serialize(got, gotBytes) &&
      expectedBytes == gotBytes) {
    return "";
  }
  google::protobuf::util::MessageDifferencer differencer;
  google::protobuf::util::DefaultFieldComparator comparator;
  comparator.set_treat_nan_as_equal(true);
  differencer.set_field_comparator(&comparator);
  std::string report;
  differencer.ReportDifferencesToString(&report);
  bool equal = differencer.Compare(expected, got);
  return equal ? std::string("differs: in the bits of a NaN")
               : "differs: " + StringRef(report).split('\n').first.str();
}

/// Empty if `path` survives import, print, parse and export; else why not.
static std::string verifyRoundtrip(StringRef path,
                                   const ImportOptions &options) {
  std::string error, text;
  GraphFile file;
  if (!readGraphFile(path, options, file, error)) {
    return error;
  }
  {
    MLIRContext context;
    OwningOpRef<ModuleOp> module =
        importGraphFile(path, context, options, error);
    if (!module) {
      return error;
    }
    llvm::raw_string_ostream os(text);
    module->print(os);
  }
  MLIRContext context;
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler diagnostics(sources, &context);
  OwningOpRef<ModuleOp> module = parseModule(
      context, sources, llvm::MemoryBuffer::getMemBuffer(text, path));
  if (!module) {
    return "the printed text does not parse";
  }
  tensorflow::MetaGraphDef exported;
  bool hasMeta = false;
  if (failed(exportMetaGraphDef(*module, exported, hasMeta))) {
    return "the parsed text does not export";
  }
  return compareMessages(*file.metaGraph, exported);
}

static int runVerifyRoundtrip(const TranslateOptions &options) {
  int failures = 0;
  for (const std::string &path : options.inputs) {
    std::string why = verifyRoundtrip(path, {options.tags});
    llvm::outs() << path << ": " << (why.empty() ? "OK" : why) << "\n";
    failures += !why.empty();
  }
  return failures != 0;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  TranslateOptions options;
  bool isError = false;
  std::string message = parseOptions(argc, argv, options, isError);
  if (!message.empty()) {
    if (isError) {
      llvm::errs() << "weir-translate: " << message;
      return 2;
    }
    llvm::outs() << message;
    return 0;
  }
  switch (options.action) {
  case TranslateOptions::Action::ImportGraph:
    return runImport(options);
  case TranslateOptions::Action::ExportGraph:
    return runExport(options);
  case TranslateOptions::Action::VerifyRoundtrip:
    return runVerifyRoundtrip(options);
  case TranslateOptions::Action::Help:
    break;
  }
  return 0;
}
