//===- WeirOpsProgram.cpp - programs and steps ----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Weir/WeirDialect.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;
using namespace weir;

void ProgramOp::build(OpBuilder &builder, OperationState &state,
                      StringRef name) {
  state.addAttribute(mlir::SymbolTable::getSymbolAttrName(),
                     builder.getStringAttr(name));
  state.addRegion()->emplaceBlock();
}

ParseResult StepOp::parse(OpAsmParser &parser, OperationState &result) {
  auto buildFunctionType =
      [](Builder &builder, ArrayRef<Type> arguments, ArrayRef<Type> results,
         function_interface_impl::VariadicFlag,
         std::string &) { return builder.getFunctionType(arguments, results); };
  return function_interface_impl::parseFunctionOp(
      parser, result, /*allowVariadic=*/false,
      getFunctionTypeAttrName(result.name), buildFunctionType,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void StepOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}

LogicalResult StepOp::verify() {
  if (getFeeds().size() != getArgumentTypes().size()) {
    return emitOpError("has ") << getFeeds().size() << " feed names for "
                               << getArgumentTypes().size() << " arguments";
  }
  if (getFetches().size() != getResultTypes().size()) {
    return emitOpError("has ") << getFetches().size() << " fetch names for "
                               << getResultTypes().size() << " results";
  }
  auto ret = dyn_cast<ReturnOp>(getBody().front().back());
  if (!ret) {
    return emitOpError("must end with weir.return");
  }
  if (ret.getResults().getTypes() != getResultTypes()) {
    return ret.emitOpError("returns types that differ from the step's results");
  }
  return success();
}

void StepOp::refreshFunctionType() {
  Block &block = getBody().front();
  auto ret = cast<ReturnOp>(block.back());
  setFunctionType(FunctionType::get(getContext(), block.getArgumentTypes(),
                                    ret.getResults().getTypes()));
}

#define GET_OP_CLASSES
#include "dialects/Weir/WeirOpsProgram.cpp.inc"
