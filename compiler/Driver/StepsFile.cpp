//===- StepsFile.cpp - steps as users write them --------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/StepsFile.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"
#include <set>

using namespace weir;
using namespace llvm;

/// MLIR's name of a TensorFlow type; empty if there is none.
static StringRef getElementName(StringRef name) {
  name.consume_front("DT_");
  return StringSwitch<StringRef>(name)
      .CasesLower({"float", "float32"}, "f32")
      .CasesLower({"double", "float64"}, "f64")
      .CasesLower({"half", "float16"}, "f16")
      .CaseLower("bfloat16", "bf16")
      .CaseLower("int8", "i8")
      .CaseLower("int16", "i16")
      .CaseLower("int32", "i32")
      .CaseLower("int64", "i64")
      .CaseLower("uint8", "ui8")
      .CaseLower("uint16", "ui16")
      .CaseLower("uint32", "ui32")
      .CaseLower("uint64", "ui64")
      .CaseLower("bool", "i1")
      .CaseLower("string", "!weir.string")
      .CaseLower("complex64", "complex<f32>")
      .CaseLower("complex128", "complex<f64>")
      .Default("");
}

std::string weir::addPort(StringRef name) {
  name = name.trim();
  return name.str() + (name.contains(':') || name.empty() ? "" : ":0");
}

Expected<std::string> weir::normalizeFeed(StringRef feed) {
  auto [name, type] = feed.split('=');
  type = type.trim();
  auto [element, shape] = type.split('[');
  StringRef elementName = getElementName(element.trim());
  if (type.empty()) {
    return addPort(name);
  }
  std::string text = addPort(name) + "=";
  if (elementName.empty()) {
    return text + type.str(); // MLIR's spelling
  }
  if (element.size() != type.size()) {
    if (!shape.consume_back("]")) {
      return createStringError("feed '" + feed.str() +
                               "': the shape must end with ]");
    }
    SmallVector<StringRef> sizes;
    if (!shape.trim().empty()) {
      shape.split(sizes, ',');
    }
    for (StringRef size : sizes) {
      size = size.trim();
      int64_t value;
      if (size != "?" && size != "-1" &&
          (size.getAsInteger(10, value) || value < 0)) {
        return createStringError("feed '" + feed.str() + "': size '" +
                                 size.str() +
                                 "' must be a number, or ? for any");
      }
      text += (size == "-1" ? "?" : size.str()) + "x";
    }
    // A scalar's type alone would say nothing of the shape.
    if (sizes.empty()) {
      return text + "tensor<" + elementName.str() + ">";
    }
  }
  return text + elementName.str();
}

Expected<std::vector<StepRequest>> weir::parseSteps(StringRef text,
                                                    StringRef name) {
  std::vector<StepRequest> steps;
  std::set<std::string> names;
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (size_t i = 0; i < lines.size(); ++i) {
    StringRef line = lines[i].split('#').first.trim();
    if (line.empty()) {
      continue;
    }
    auto fail = [&](const Twine &what) {
      return createStringError(name.str() + ":" + std::to_string(i + 1) + ": " +
                               what.str());
    };
    size_t blank = line.find_first_of(" \t");
    StringRef key = line.take_front(blank);
    StringRef value = blank == StringRef::npos ? "" : line.substr(blank).trim();
    if (value.empty()) {
      return fail("'" + key + "' needs a name after it");
    }
    if (key == "step") {
      if (!names.insert(value.str()).second) {
        return fail("step '" + value + "' is there already");
      }
      steps.emplace_back();
      steps.back().name = value.str();
      continue;
    }
    if (steps.empty()) {
      return fail("expected 'step NAME' first, got '" + key + "'");
    }
    if (key == "feed") {
      Expected<std::string> feed = normalizeFeed(value);
      if (!feed) {
        return fail(toString(feed.takeError()));
      }
      steps.back().feeds.push_back(*feed);
    } else if (key == "fetch") {
      steps.back().fetches.push_back(addPort(value));
    } else if (key == "target") {
      steps.back().targets.push_back(value.str());
    } else {
      return fail("expected step, feed, fetch or target, got '" + key + "'");
    }
  }
  for (const StepRequest &step : steps) {
    if (step.fetches.empty() && step.targets.empty()) {
      return createStringError(name.str() + ": step '" + step.name +
                               "' fetches nothing and has no target");
    }
  }
  return steps;
}

Expected<std::vector<StepRequest>> weir::readStepsFile(StringRef path) {
  auto text = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!text) {
    return createFileError(path, text.getError());
  }
  return parseSteps((*text)->getBuffer(), path);
}
