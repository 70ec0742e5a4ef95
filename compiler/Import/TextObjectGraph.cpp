//===- TextObjectGraph.cpp - object graphs in text files ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Import/TextObjectGraph.h"
#include "proto/meta_graph.pb.h"
#include "llvm/ADT/StringExtras.h"
#include <google/protobuf/text_format.h>

using namespace llvm;
namespace pb = google::protobuf;

/// Where a comment or a string that starts at `at` ends; `at` if none does.
static size_t skipQuiet(StringRef text, size_t at) {
  if (text[at] == '#') {
    return std::min(text.find('\n', at), text.size());
  }
  if (text[at] != '"' && text[at] != '\'') {
    return at;
  }
  for (size_t i = at + 1; i < text.size(); ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == text[at]) {
      return i + 1;
    }
  }
  return text.size();
}

/// Behind the brace that closes the one at `open`; npos if none does.
static size_t findEnd(StringRef text, size_t open) {
  size_t depth = 0;
  for (size_t i = open; i < text.size();) {
    size_t behind = skipQuiet(text, i);
    if (behind != i) {
      i = behind;
      continue;
    }
    depth += text[i] == '{';
    depth -= text[i] == '}';
    ++i;
    if (depth == 0) {
      return i;
    }
  }
  return StringRef::npos;
}

static std::string encode(StringRef block) {
  tensorflow::SavedObjectGraph graph;
  pb::TextFormat::Parser parser;
  parser.AllowUnknownField(true);
  // What is no object graph names no variables.
  if (!parser.ParseFromString(block.str(), &graph)) {
    graph.Clear();
  }
  std::string escaped;
  for (char c : graph.SerializeAsString()) {
    escaped += "\\x" + toHex(StringRef(&c, 1));
  }
  return '"' + escaped + '"' + std::string(block.count('\n'), '\n');
}

bool weir::encodeObjectGraphs(StringRef text, std::string &encoded,
                              std::string &error) {
  constexpr StringRef name = "object_graph_def";
  size_t copied = 0;
  for (size_t i = 0; i < text.size();) {
    size_t behind = skipQuiet(text, i);
    if (behind != i) {
      i = behind;
      continue;
    }
    bool begins = text.substr(i).starts_with(name) &&
                  (i == 0 || !(isAlnum(text[i - 1]) || text[i - 1] == '_'));
    size_t open = text.find_first_not_of(": \t\r\n", i + name.size());
    if (!begins || open == StringRef::npos || text[open] != '{') {
      ++i;
      continue;
    }
    size_t end = findEnd(text, open);
    if (end == StringRef::npos) {
      error = "the block of object_graph_def does not end";
      return false;
    }
    encoded += text.slice(copied, i + name.size()).str() + ": ";
    encoded += std::string(text.slice(i, open).count('\n'), '\n');
    encoded += encode(text.slice(open + 1, end - 1));
    copied = i = end;
  }
  encoded += text.substr(copied);
  return true;
}
