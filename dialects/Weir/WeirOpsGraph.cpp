//===- WeirOpsGraph.cpp - graph form --------------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Weir/WeirDialect.h"

using namespace mlir;
using namespace weir;

RegionKind GraphOp::getRegionKind(unsigned) { return RegionKind::Graph; }

RegionKind FunctionOp::getRegionKind(unsigned) { return RegionKind::Graph; }

void GraphOp::build(OpBuilder &, OperationState &state) {
  state.addRegion()->emplaceBlock();
}

int64_t GraphOp::getProducer() {
  if (DictionaryAttr versions = getVersionsAttr()) {
    if (auto producer = versions.getAs<IntegerAttr>("producer")) {
      return producer.getInt();
    }
  }
  return 0;
}

void FunctionOp::build(OpBuilder &builder, OperationState &state,
                       StringRef name, DictionaryAttr signature,
                       DictionaryAttr attrs) {
  state.addAttribute(SymbolTable::getSymbolAttrName(),
                     builder.getStringAttr(name));
  state.addAttribute(getSignatureAttrName(state.name), signature);
  state.addAttribute(getAttrsAttrName(state.name), attrs);
  state.addAttribute(getArgsAttrName(state.name), builder.getArrayAttr({}));
  state.addRegion()->emplaceBlock();
}

/// Values are named after their nodes, for the reader only.
void NodeOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  SmallString<32> name;
  for (char c : getNodeName()) {
    name += llvm::isAlnum(c) || c == '_' ? c : '.';
  }
  if (!getOuts().empty()) {
    setName(getOuts().front(), name);
  }
  name += ".c";
  setName(getControl(), name);
}

//===----------------------------------------------------------------------===//
// #weir.shape
//===----------------------------------------------------------------------===//

Attribute ShapeAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> dims;
  SmallVector<StringAttr> names;
  bool anyName = false, unknownRank = false;
  if (parser.parseLess()) {
    return {};
  }
  unknownRank = succeeded(parser.parseOptionalStar());
  auto parseDim = [&]() -> ParseResult {
    int64_t dim = -1;
    if (failed(parser.parseOptionalQuestion()) && parser.parseInteger(dim)) {
      return failure();
    }
    std::string name;
    if (succeeded(parser.parseOptionalString(&name))) {
      anyName = true;
    }
    dims.push_back(dim);
    names.push_back(StringAttr::get(parser.getContext(), name));
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::OptionalSquare,
                                     parseDim) ||
      parser.parseGreater()) {
    return {};
  }
  if (!anyName) {
    names.clear();
  }
  return ShapeAttr::get(parser.getContext(), dims, names, unknownRank);
}

void ShapeAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (getUnknownRank()) {
    printer << '*';
  }
  if (!getUnknownRank() || !getDims().empty()) {
    printer << '[';
    llvm::interleaveComma(llvm::enumerate(getDims()), printer, [&](auto it) {
      if (it.value() == -1) {
        printer << '?';
      } else {
        printer << it.value();
      }
      if (!getNames().empty() && !getNames()[it.index()].empty()) {
        printer << ' ' << getNames()[it.index()];
      }
    });
    printer << ']';
  }
  printer << '>';
}

#define GET_OP_CLASSES
#include "dialects/Weir/WeirOpsGraph.cpp.inc"
