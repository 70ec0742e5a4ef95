//===- TFDialect.cpp - registration, attributes ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/TFDialect.h"
#include "dialects/TF/GradientModels.h"
#include "dialects/TF/OpRegistry.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

#include "dialects/TF/TFDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/TF/TFAttributes.cpp.inc"

// Expressions are written with the symbols s0, s1, ...; the parser wants the
// names it may meet up front.
static constexpr unsigned maxWrittenSymbols = 512;

static ParseResult parseExprs(AsmParser &parser,
                              SmallVectorImpl<AffineExpr> &exprs,
                              AsmParser::Delimiter delimiter) {
  MLIRContext *context = parser.getContext();
  SmallVector<std::string> names;
  SmallVector<std::pair<StringRef, AffineExpr>> symbols;
  names.reserve(maxWrittenSymbols);
  for (unsigned i = 0; i < maxWrittenSymbols; ++i) {
    names.push_back("s" + std::to_string(i));
    symbols.push_back({names.back(), getAffineSymbolExpr(i, context)});
  }
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalQuestion())) {
      exprs.push_back(AffineExpr());
      return success();
    }
    AffineExpr expr;
    if (parser.parseAffineExpr(symbols, expr)) {
      return failure();
    }
    exprs.push_back(expr);
    return success();
  });
}

static void printExprs(AsmPrinter &printer, ArrayRef<AffineExpr> exprs) {
  llvm::interleaveComma(exprs, printer.getStream(), [&](AffineExpr expr) {
    if (expr) {
      expr.print(printer.getStream());
    } else {
      printer << "?";
    }
  });
}

Attribute DimsAttr::parse(AsmParser &parser, Type) {
  SmallVector<AffineExpr> exprs;
  if (parseExprs(parser, exprs, AsmParser::Delimiter::LessGreater)) {
    return {};
  }
  return DimsAttr::get(parser.getContext(), exprs);
}

void DimsAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printExprs(printer, getExprs());
  printer << ">";
}

Attribute SymbolAttr::parse(AsmParser &parser, Type) {
  StringRef kind;
  std::string node, what;
  SmallVector<AffineExpr> exprs;
  if (parser.parseLess() || parser.parseKeyword(&kind) || parser.parseComma() ||
      parseExprs(parser, exprs, AsmParser::Delimiter::Square) ||
      parser.parseComma() || parser.parseString(&node) || parser.parseComma() ||
      parser.parseString(&what) || parser.parseGreater()) {
    return {};
  }
  return SymbolAttr::get(parser.getContext(), kind, exprs, node, what);
}

void SymbolAttr::print(AsmPrinter &printer) const {
  printer << "<" << getKind() << ", [";
  printExprs(printer, getExprs());
  printer << "], ";
  printer.printString(getNode());
  printer << ", ";
  printer.printString(getWhat());
  printer << ">";
}

void TFDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/TF/TFAttributes.cpp.inc"
      >();
}

void TFDialect::initialize() {
  registry = std::make_shared<OpRegistry>();
  registerAttributes();
  registerCoreOps(*this);
  registerElementwiseOps(*this);
  registerMathOps(*this);
  registerArrayOps(*this);
  registerNNOps(*this);
  registerGradientOps(*this);
  registerDataOpModels(*registry);
  registerStateOpModels(*registry);
  registerRandomOpModels(*registry);
  registerQueueOpModels(*registry);
  registerTrainingOpModels(*registry);
  registerListOpModels(*registry);
  registerStringOpModels(*registry);
  registerCheckpointOpModels(*registry);
  registerCheckOpModels(*registry);
  registerLinalgOpModels(*registry);
  registerRunTimeFormModels(*registry);
  attachElementwiseGradients(getContext());
  attachMathGradients(getContext());
  attachComplexGradients(getContext());
  attachArrayGradients(getContext());
  attachNNGradients(getContext());
  attachGenericGradients(*registry);
  attachLinalgGradients(*registry);
}

Operation *TFDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                          Type type, Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements) {
    return nullptr;
  }
  return ConstOp::create(builder, loc, type, elements);
}

OpRegistry &OpRegistry::get(MLIRContext *context) {
  return context->getOrLoadDialect<TFDialect>()->getRegistry();
}
