//===- GradientCases.h - what weir-gradient-check differentiates -*- C++
//-*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file of cases, line by line (a comment begins with #):
//
//   Op(ARG, ARG, ...) {attributes}     one op; ARG is an input or a constant
//   graph NAME: OP OP                  several ops; the case is for those named
//     NAME = ARG
//     NAME, NAME = Op(NAME, ...) {attributes} after NAME
//     wrt NAME NAME                    one per input (default: the inputs)
//     out NAME                         what the loss is made of
//   end
//   function NAME(TYPE NAME, ...)      for the graphs
//     ...
//     out NAME NAME
//   end
//   none Op: REASON                    no gradient to check
//
// An input is a letter, a shape and its range: `x[2,3] 0.1:3`. x is float64; s
// too, but cast to float32 at once; z is complex, its parts are the inputs. A
// shape `[*]` makes cases of several generated shapes, the same for each such
// input; `[~]` shapes that broadcast. A constant has values: `i[2]{0,1}`; i is
// int32, l int64, b bool, d float64, f float32.
//
#ifndef WEIR_TEST_OPS_GRADIENTCASES_H
#define WEIR_TEST_OPS_GRADIENTCASES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace weir::test {

/// An input, if it has no values, or a constant.
struct Argument {
  std::string name;
  char kind = 'x';
  std::vector<int64_t> shape;
  double low = -2, high = 2;
  std::string values;
  bool isConstant = false;
  /// Shape: '*' or '~' until it is generated.
  char generated = 0;

  int64_t numElements() const;
};

struct Statement {
  std::vector<std::string> results;
  std::string opType;
  std::vector<std::string> operands;
  std::string attributes;
  std::vector<std::string> after;
};

struct GradientCase {
  std::string name;
  unsigned line = 0;
  /// Inputs and constants.
  std::vector<Argument> arguments;
  std::vector<Statement> statements;
  std::vector<std::string> wrt, outs;
  /// Of a function: the element types of its arguments, as MLIR writes them.
  std::vector<std::string> types;

  std::vector<Argument> inputs() const;
};

struct CaseFile {
  std::vector<GradientCase> cases, functions;
  /// Op types that have a case or a reason not to.
  std::set<std::string> covered;
};

/// Reads a file's text; fails with the line that is wrong.
llvm::Expected<CaseFile> parseCases(llvm::StringRef text);

/// Values for the inputs, in order: far from each other, from zero and from
/// halves, where ops are not differentiable.
std::vector<std::vector<double>> generateValues(const GradientCase &item);

} // namespace weir::test

#endif // WEIR_TEST_OPS_GRADIENTCASES_H
