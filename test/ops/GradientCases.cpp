//===- GradientCases.cpp - what weir-gradient-check differentiates --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/ops/GradientCases.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

using namespace llvm;
using namespace weir::test;

int64_t Argument::numElements() const {
  int64_t count = 1;
  for (int64_t size : shape) {
    count *= size;
  }
  return count;
}

std::vector<Argument> GradientCase::inputs() const {
  std::vector<Argument> found;
  copy_if(arguments, std::back_inserter(found),
          [](const Argument &argument) { return !argument.isConstant; });
  return found;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

// `text` at the commas outside of brackets.
static std::vector<StringRef> splitArguments(StringRef text) {
  std::vector<StringRef> parts;
  int depth = 0;
  size_t from = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    if (i == text.size() || (text[i] == ',' && depth == 0)) {
      StringRef part = text.slice(from, i).trim();
      if (!part.empty()) {
        parts.push_back(part);
      }
      from = i + 1;
    } else if (StringRef("([{<").contains(text[i])) {
      ++depth;
    } else if (StringRef(")]}>").contains(text[i])) {
      --depth;
    }
  }
  return parts;
}

static std::vector<std::string> toStrings(ArrayRef<StringRef> parts) {
  return std::vector<std::string>(parts.begin(), parts.end());
}

static std::vector<std::string> splitWords(StringRef text) {
  SmallVector<StringRef> words;
  text.split(words, ' ', -1, false);
  return toStrings(words);
}

// `x[2,3] 0.1:3`, `i{1}`. False: it is no argument.
static bool parseArgument(StringRef text, Argument &argument) {
  if (text.empty() || !StringRef("xszilbdf").contains(text[0])) {
    return false;
  }
  argument.kind = text[0];
  text = text.drop_front();
  if (!text.empty() && !StringRef("[{ ").contains(text[0])) {
    return false;
  }
  if (text.consume_front("[")) {
    auto [shape, rest] = text.split(']');
    text = rest;
    if (shape == "*" || shape == "~") {
      argument.generated = shape[0];
    } else {
      for (StringRef size : splitArguments(shape)) {
        argument.shape.push_back(std::stoll(size.str()));
      }
    }
  }
  if (text.consume_front("{")) {
    argument.isConstant = true;
    argument.values = text.split('}').first.str();
    return true;
  }
  text = text.trim();
  if (!text.empty()) {
    auto [low, high] = text.split(':');
    return !low.getAsDouble(argument.low) && !high.getAsDouble(argument.high);
  }
  return StringRef("xsz").contains(argument.kind);
}

// `Op(a, b) {attributes} after c`.
static bool parseStatement(StringRef text, Statement &statement) {
  auto [opType, rest] = text.split('(');
  size_t close = 0;
  int depth = 1;
  while (close < rest.size() && depth > 0) {
    depth += rest[close] == '(' ? 1 : rest[close] == ')' ? -1 : 0;
    ++close;
  }
  if (depth != 0 || opType.empty()) {
    return false;
  }
  statement.opType = opType.str();
  statement.operands = toStrings(splitArguments(rest.take_front(close - 1)));
  auto [attributes, after] = rest.drop_front(close).split(" after ");
  statement.attributes = attributes.trim().str();
  statement.after = toStrings(splitArguments(after));
  return true;
}

//===----------------------------------------------------------------------===//
// Generated shapes
//===----------------------------------------------------------------------===//

static constexpr unsigned numVariants = 6;

// Rank 0 to 4, the last without elements.
static std::vector<int64_t> generateShape(unsigned variant, std::mt19937 &rng) {
  unsigned rank = variant == 5 ? 3 : variant;
  std::vector<int64_t> shape;
  for (unsigned d = 0; d < rank; ++d) {
    shape.push_back(rank > 2 ? 1 + rng() % 2 : 2 + rng() % 3);
  }
  if (variant == 5) {
    shape[rng() % 3] = 0;
  }
  return shape;
}

// `whole` without some leading dimensions, with ones in some places.
static std::vector<int64_t> generatePart(ArrayRef<int64_t> whole,
                                         std::mt19937 &rng) {
  std::vector<int64_t> part(whole);
  for (int64_t &size : part) {
    size = rng() % 3 == 0 ? 1 : size;
  }
  part.erase(part.begin(), part.begin() + rng() % (whole.size() + 1));
  return part;
}

static void generateShapes(GradientCase &item, unsigned variant) {
  std::mt19937 rng(item.line * 64 + variant);
  std::vector<int64_t> whole = generateShape(variant, rng);
  unsigned partial = 0;
  for (Argument &argument : item.arguments) {
    if (argument.generated == '*') {
      argument.shape = whole;
    } else if (argument.generated == '~') {
      // All whole; then each in turn is the only part; then all are.
      bool isPart = variant > 3 || (variant > 0 && variant - 1 == partial);
      argument.shape = isPart ? generatePart(whole, rng) : whole;
      ++partial;
    }
  }
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

namespace {
class CaseParser {
public:
  explicit CaseParser(StringRef text) : rest(text) {}
  Expected<CaseFile> run();

private:
  StringRef rest;
  unsigned line = 0;
  CaseFile file;

  StringRef next() {
    auto [text, after] = rest.split('\n');
    rest = after;
    ++line;
    text = text.trim();
    return text.starts_with("#") ? StringRef() : text;
  }
  Error fail(StringRef text) {
    return createStringError("line " + Twine(line) +
                             ": not understood: " + text);
  }
  Error parseBlock(GradientCase &item);
  Error parseOneOp(StringRef text);
  void addCase(const GradientCase &item);
};
} // namespace

void CaseParser::addCase(const GradientCase &item) {
  bool isGenerated = any_of(item.arguments, [](const Argument &argument) {
    return argument.generated != 0;
  });
  for (unsigned variant = 0; variant < (isGenerated ? numVariants : 1);
       ++variant) {
    GradientCase copy = item;
    if (isGenerated) {
      generateShapes(copy, variant);
    }
    file.cases.push_back(std::move(copy));
  }
}

Error CaseParser::parseBlock(GradientCase &item) {
  while (true) {
    if (rest.empty()) {
      return createStringError("line " + Twine(line) + ": 'end' is missing");
    }
    StringRef text = next();
    if (text == "end") {
      return Error::success();
    }
    if (text.consume_front("wrt ")) {
      item.wrt = splitWords(text);
      continue;
    }
    if (text.consume_front("out ")) {
      item.outs = splitWords(text);
      continue;
    }
    if (text.empty()) {
      continue;
    }
    auto [names, value] = text.split(" = ");
    Argument argument;
    Statement statement;
    if (parseArgument(value.trim(), argument)) {
      argument.name = names.str();
      item.arguments.push_back(argument);
    } else if (parseStatement(value.trim(), statement)) {
      statement.results = toStrings(splitArguments(names));
      item.statements.push_back(statement);
    } else {
      return fail(text);
    }
  }
}

Error CaseParser::parseOneOp(StringRef text) {
  GradientCase item;
  item.line = line;
  Statement statement;
  if (!parseStatement(text, statement)) {
    return fail(text);
  }
  item.name = statement.opType;
  file.covered.insert(statement.opType);
  for (auto [i, operand] : enumerate(statement.operands)) {
    Argument argument;
    if (!parseArgument(operand, argument)) {
      return fail(operand);
    }
    operand = argument.name = "a" + std::to_string(i);
    item.arguments.push_back(argument);
  }
  item.statements.push_back(statement); // its results: all
  addCase(item);
  return Error::success();
}

Expected<CaseFile> CaseParser::run() {
  while (!rest.empty()) {
    StringRef text = next();
    GradientCase item;
    item.line = line;
    if (text.empty()) {
      continue;
    }
    if (text.consume_front("none ")) {
      for (const std::string &op : splitWords(text.split(':').first)) {
        file.covered.insert(op);
      }
    } else if (text.consume_front("graph ")) {
      auto [name, ops] = text.split(':');
      item.name = name.str();
      for (const std::string &op : splitWords(ops)) {
        file.covered.insert(op);
      }
      if (Error error = parseBlock(item)) {
        return std::move(error);
      }
      addCase(item);
    } else if (text.consume_front("function ")) {
      auto [name, arguments] = text.split('(');
      item.name = name.str();
      for (StringRef argument : splitArguments(arguments.rtrim(')'))) {
        auto [type, argumentName] = argument.split(' ');
        item.types.push_back(type.str());
        item.wrt.push_back(argumentName.str());
      }
      if (Error error = parseBlock(item)) {
        return std::move(error);
      }
      file.functions.push_back(item);
    } else if (Error error = parseOneOp(text)) {
      return std::move(error);
    }
  }
  return std::move(file);
}

Expected<CaseFile> weir::test::parseCases(StringRef text) {
  return CaseParser(text).run();
}

std::vector<std::vector<double>>
weir::test::generateValues(const GradientCase &item) {
  std::mt19937 rng(item.line);
  std::vector<std::vector<double>> values;
  int64_t total = 0;
  for (const Argument &input : item.inputs()) {
    total += input.numElements() * (input.kind == 'z' ? 2 : 1);
  }
  // A place of its own on the range for each element.
  std::vector<int64_t> places(total);
  std::iota(places.begin(), places.end(), 0);
  std::shuffle(places.begin(), places.end(), rng);
  size_t next = 0;
  for (const Argument &input : item.inputs()) {
    for (int part = 0; part < (input.kind == 'z' ? 2 : 1); ++part) {
      std::vector<double> &list = values.emplace_back();
      for (int64_t i = 0; i < input.numElements(); ++i) {
        double jitter = 0.2 + 0.6 * double(rng() % 1000) / 1000;
        double at = (double(places[next++]) + jitter) / double(total);
        double value = input.low + (input.high - input.low) * at;
        double half = std::round(2 * value) / 2;
        if (std::fabs(value - half) < 0.02 && input.high - input.low > 0.5) {
          value = half + (value < half ? -0.02 : 0.02);
        }
        list.push_back(value);
      }
    }
  }
  return values;
}
