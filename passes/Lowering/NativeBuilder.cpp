//===- NativeBuilder.cpp - loops and branches inside a step ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 1. A step's body is copied with its arguments replaced by the caller's
//    values. Its symbols are looked up anew: a `feed` is a size of the value
//    that is passed, a function of others (max, min, ...) is one of the caller.
//    What is checked or found out while a step runs has no place in a kernel.
// 2. A loop becomes `scf.while`. What the body hands through as it came is not
//    carried: the regions see the value outside. What is carried keeps its
//    sizes: the body's result must have the type of the first value, which by
//    induction is then the type of all.
// 3. A branch becomes `scf.if` or `scf.index_switch`.
// 4. Constants leave for the step: large ones become inputs of the kernel.
//
#include "passes/Lowering/NativeBuilder.h"
#include "dialects/Weir/Tokens.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

NativeBuilder::NativeBuilder(StepOp step, NativeAnalysis &analysis)
    : step(step), analysis(analysis) {
  if (auto known = step.getSymbols()) {
    for (Attribute attr : *known) {
      symbolIds.try_emplace(attr, symbols.size());
      symbols.push_back(attr);
    }
  }
}

bool NativeBuilder::refuse(Operation *op, const Twine &reason) {
  obstacle = {reason.str(), op};
  return false;
}

// ---- sizes ----

static std::optional<int64_t> getValue(AffineExpr expr) {
  if (auto constant = dyn_cast_or_null<AffineConstantExpr>(expr)) {
    return constant.getValue();
  }
  return std::nullopt;
}

AffineExpr NativeBuilder::define(StringRef kind, Table exprs) {
  MLIRContext *context = step.getContext();
  auto symbol = SymbolAttr::get(context, kind, exprs, "", "");
  auto [it, inserted] = symbolIds.try_emplace(symbol, symbols.size());
  if (inserted) {
    symbols.push_back(symbol);
  }
  return getAffineSymbolExpr(it->second, context);
}

/// Null where the expression needs a symbol that has no counterpart.
AffineExpr NativeBuilder::importExpr(AffineExpr expr, const Table &table) {
  if (!expr || isa<AffineConstantExpr>(expr)) {
    return expr;
  }
  bool known = true;
  Table replacements;
  for (auto [i, replacement] : llvm::enumerate(table)) {
    known &= replacement || !expr.isFunctionOfSymbol(i);
    replacements.push_back(replacement
                               ? replacement
                               : getAffineConstantExpr(0, expr.getContext()));
  }
  return known ? expr.replaceDimsAndSymbols({}, replacements) : AffineExpr();
}

/// Adds the caller's expression of `symbol` to `table`.
bool NativeBuilder::importSymbol(SymbolAttr symbol, ValueRange arguments,
                                 StepOp callee, Table &table) {
  StringRef kind = symbol.getKind();
  if (kind == "feed") {
    int64_t argument = *getValue(symbol.getExprs()[0]);
    int64_t dim = *getValue(symbol.getExprs()[1]);
    table.push_back(getTypeSizes(arguments[argument].getType())[dim]);
    return true;
  }
  if (kind == "value" || kind == "result") {
    table.push_back({}); // an op that uses it is refused
    return true;
  }
  Table exprs;
  for (AffineExpr expr : symbol.getExprs()) {
    exprs.push_back(importExpr(expr, table));
    if (!exprs.back()) {
      table.push_back({});
      return kind != "check" && kind != "broadcast"
                 ? true
                 : refuse(callee, "the sizes at '" + symbol.getNode() +
                                      "' are checked when it runs");
    }
  }
  bool equal = exprs.size() >= 2 && exprs[0] == exprs[1];
  if (kind == "check" || kind == "broadcast") {
    AffineExpr result = equal || getValue(exprs[1]) == 1 ? exprs[0]
                        : getValue(exprs[0]) == 1        ? exprs[1]
                                                         : AffineExpr();
    if (kind == "check" && !equal) {
      result = {};
    }
    table.push_back(result);
    return result ? true
                  : refuse(callee, "the sizes at '" + symbol.getNode() +
                                       "' are checked when it runs");
  }
  auto a = getValue(exprs[0]);
  auto b = exprs.size() > 1 ? getValue(exprs[1]) : std::nullopt;
  if (kind == "select" && a) {
    table.push_back(*a < 0 ? exprs[1] : exprs[2]);
  } else if ((kind == "max" || kind == "min") && (equal || (a && b))) {
    bool first = equal || (kind == "max" ? *a >= *b : *a <= *b);
    table.push_back(exprs[first ? 0 : 1]);
  } else if (kind == "expr") {
    table.push_back(exprs[0]);
  } else {
    table.push_back(define(kind, exprs));
  }
  return true;
}

/// Null where a size has no counterpart.
Type NativeBuilder::importType(Type type, const Table &table) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || !ranked.getEncoding()) {
    return type;
  }
  Sizes sizes;
  for (SizeExpr size : getTypeSizes(type)) {
    sizes.push_back(importExpr(size, table));
    if (!sizes.back()) {
      return {};
    }
  }
  return getTypeWithSizes(ranked.getElementType(), sizes);
}

// ---- steps ----

/// One op for each value, in the step.
Value NativeBuilder::getConstant(ConstOp op) {
  Value &known = constants[op.getValue()];
  if (!known) {
    OpBuilder builder(step.getContext());
    if (previous) {
      builder.setInsertionPointAfter(previous);
    } else {
      builder.setInsertionPointToStart(top->getBlock());
    }
    known = builder.clone(*op)->getResult(0);
  }
  return known;
}

bool NativeBuilder::copyOp(OpBuilder &builder, Operation *op,
                           IRMapping &mapping, const Table &table) {
  if (auto constant = dyn_cast<ConstOp>(op)) {
    mapping.map(constant.getOutput(), getConstant(constant));
    return true;
  }
  if (isa<CallOp, CaseOp, WhileOp>(op)) {
    Values operands, results;
    for (Value operand : op->getOperands()) {
      if (!isToken(operand)) {
        operands.push_back(mapping.lookup(operand));
      }
    }
    if (!build(builder, op, operands, results)) {
      return false;
    }
    mapping.map(op->getResults().drop_back(), results);
    return true;
  }
  Operation *copy = builder.clone(*op, mapping);
  for (OpResult result : copy->getResults()) {
    Type type = importType(result.getType(), table);
    if (!type) {
      return refuse(op, "the sizes of '" + getNativeName(op) +
                            "' are found out when it runs");
    }
    result.setType(type);
  }
  for (NamedAttribute attr : llvm::to_vector(copy->getAttrs())) {
    auto dims = dyn_cast<DimsAttr>(attr.getValue());
    if (!dims) {
      continue;
    }
    Table exprs;
    for (AffineExpr expr : dims.getExprs()) {
      exprs.push_back(importExpr(expr, table));
      if (!exprs.back()) {
        return refuse(op, "'" + getNativeName(op) +
                              "' needs a size that is found out when it runs");
      }
    }
    copy->setAttr(attr.getName(), DimsAttr::get(op->getContext(), exprs));
  }
  return true;
}

bool NativeBuilder::copyStep(OpBuilder &builder, FlatSymbolRefAttr name,
                             ValueRange arguments, Values &results) {
  StepOp callee = analysis.getStep(name);
  Table table;
  if (auto calleeSymbols = callee.getSymbols()) {
    for (Attribute attr : *calleeSymbols) {
      if (!importSymbol(cast<SymbolAttr>(attr), arguments, callee, table)) {
        return false;
      }
    }
  }
  IRMapping mapping;
  mapping.map(callee.getBody().getArguments(), arguments);
  for (Operation &op : callee.getBody().front().without_terminator()) {
    if (!copyOp(builder, &op, mapping, table)) {
      return false;
    }
  }
  auto ret = cast<ReturnOp>(callee.getBody().front().back());
  for (Value result : ret.getResults()) {
    results.push_back(mapping.lookup(result));
  }
  return true;
}

// ---- loops and branches ----

bool NativeBuilder::build(OpBuilder &builder, Operation *op,
                          ValueRange operands, Values &results) {
  if (auto call = dyn_cast<CallOp>(op)) {
    return copyStep(builder, call.getCalleeAttr(), operands, results);
  }
  if (auto loop = dyn_cast<WhileOp>(op)) {
    return buildWhile(builder, loop, operands, results);
  }
  return buildCase(builder, cast<CaseOp>(op), operands.front(),
                   operands.drop_front(), results);
}

/// The scalar in a tensor of one element.
static Value extract(OpBuilder &builder, Location loc, Value tensor) {
  return tensor::ExtractOp::create(builder, loc, tensor, ValueRange());
}

/// The arguments that the body of a loop gives back as they are.
static SmallVector<bool> findInvariants(StepOp body) {
  auto ret = cast<ReturnOp>(body.getBody().front().back());
  SmallVector<bool> invariant;
  for (auto [argument, result] :
       llvm::zip_equal(body.getBody().getArguments(), ret.getResults())) {
    invariant.push_back(argument == result);
  }
  return invariant;
}

bool NativeBuilder::buildWhile(OpBuilder &builder, WhileOp loop,
                               ValueRange inputs, Values &results) {
  SmallVector<bool> invariant =
      findInvariants(analysis.getStep(loop.getBodyAttr()));
  Values carried;
  for (auto [input, isInvariant] : llvm::zip_equal(inputs, invariant)) {
    if (!isInvariant) {
      carried.push_back(input);
    }
  }
  SmallVector<Type> types(ValueRange(carried).getTypes());
  SmallVector<Location> locs(types.size(), loop.getLoc());
  auto native = scf::WhileOp::create(builder, loop.getLoc(), types, carried);
  auto getArguments = [&](Block *block) {
    Values arguments;
    unsigned next = 0;
    for (auto [input, isInvariant] : llvm::zip_equal(inputs, invariant)) {
      arguments.push_back(isInvariant ? Value(input)
                                      : block->getArgument(next++));
    }
    return arguments;
  };
  OpBuilder::InsertionGuard guard(builder);
  Block *before = builder.createBlock(&native.getBefore(), {}, types, locs);
  Values condition;
  if (!copyStep(builder, loop.getConditionAttr(), getArguments(before),
                condition)) {
    return false;
  }
  if (cast<ShapedType>(condition.front().getType()).getRank() != 0) {
    return refuse(loop, "its condition is no scalar");
  }
  scf::ConditionOp::create(builder, loop.getLoc(),
                           extract(builder, loop.getLoc(), condition.front()),
                           before->getArguments());
  Block *after = builder.createBlock(&native.getAfter(), {}, types, locs);
  Values next, yielded;
  if (!copyStep(builder, loop.getBodyAttr(), getArguments(after), next)) {
    return false;
  }
  for (auto [i, input] : llvm::enumerate(inputs)) {
    if (!invariant[i]) {
      if (next[i].getType() != input.getType()) {
        std::string text;
        llvm::raw_string_ostream(text)
            << "the sizes of its variable " << i << " change, from "
            << input.getType() << " to " << next[i].getType();
        return refuse(loop, text);
      }
      yielded.push_back(next[i]);
    }
  }
  scf::YieldOp::create(builder, loop.getLoc(), yielded);
  unsigned number = 0;
  for (auto [input, isInvariant] : llvm::zip_equal(inputs, invariant)) {
    results.push_back(isInvariant ? Value(input)
                                  : Value(native.getResult(number++)));
  }
  return true;
}

bool NativeBuilder::buildCase(OpBuilder &builder, CaseOp op, Value index,
                              ValueRange inputs, Values &results) {
  Location loc = op.getLoc();
  auto type = cast<ShapedType>(index.getType());
  if (type.getRank() != 0) {
    return refuse(op, "its index is no scalar");
  }
  Value scalar = extract(builder, loc, index);
  bool isIf = type.getElementType().isInteger(1);
  if (!isIf) {
    scalar = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                        scalar);
  }
  auto branches =
      llvm::to_vector(op.getBranches().getAsRange<FlatSymbolRefAttr>());
  // Both ops have the branch for everything else last (`else`) or first.
  if (isIf) {
    std::swap(branches[0], branches[1]);
  } else {
    std::rotate(branches.begin(), branches.end() - 1, branches.end());
  }
  OperationState state(loc, isIf ? scf::IfOp::getOperationName()
                                 : scf::IndexSwitchOp::getOperationName());
  state.addOperands(scalar);
  SmallVector<Type> types;
  for (FlatSymbolRefAttr branch : branches) {
    Region *region = state.addRegion();
    Block *block = &region->emplaceBlock();
    OpBuilder inside(op.getContext()); // the block has no op around it yet
    inside.setInsertionPointToEnd(block);
    Values outputs;
    if (!copyStep(inside, branch, inputs, outputs)) {
      return false;
    }
    SmallVector<Type> outputTypes(ValueRange(outputs).getTypes());
    if (region != state.regions.front().get() && outputTypes != types) {
      return refuse(op, "its branches give values of different sizes");
    }
    types = outputTypes;
    scf::YieldOp::create(inside, loc, outputs);
  }
  state.addTypes(types);
  if (!isIf) {
    SmallVector<int64_t> cases;
    for (size_t i = 0; i + 1 < branches.size(); ++i) {
      cases.push_back(int64_t(i));
    }
    state.addAttribute("cases", builder.getDenseI64ArrayAttr(cases));
  }
  llvm::append_range(results, builder.create(state)->getResults());
  return true;
}

/// Whoever waited for `op` waits for what `op` waited for.
static void bypassToken(Operation *op, ValueRange after) {
  Value done = op->getResult(op->getNumResults() - 1);
  for (Operation *user : llvm::to_vector(done.getUsers())) {
    auto replace = [&](MutableOperandRange range) {
      SetVector<Value> tokens;
      for (OpOperand &operand : range) {
        if (operand.get() == done) {
          tokens.insert(after.begin(), after.end());
        } else {
          tokens.insert(operand.get());
        }
      }
      range.assign(tokens.getArrayRef());
    };
    llvm::TypeSwitch<Operation *>(user)
        .Case<GenericOp, CallOp, CaseOp, WhileOp, ReturnOp>(
            [&](auto user) { replace(user.getAfterMutable()); });
  }
}

NativeObstacle NativeBuilder::convert(Operation *op) {
  top = op;
  constants.clear();
  obstacle = {};
  size_t numSymbols = symbols.size();
  OpBuilder builder(op);
  previous = op->getPrevNode();
  Values operands, after, results;
  for (Value operand : op->getOperands()) {
    (isToken(operand) ? after : operands).push_back(operand);
  }
  if (build(builder, op, operands, results)) {
    for (auto [result, given] : llvm::zip(op->getResults(), results)) {
      if (result.getType() != given.getType()) {
        refuse(op, "the sizes of its results are found out when it runs");
      }
    }
  }
  if (obstacle) {
    // What was built goes again, users first.
    while (op->getPrevNode() != previous) {
      op->getPrevNode()->dropAllDefinedValueUses();
      op->getPrevNode()->erase();
    }
    for (size_t i = numSymbols; i < symbols.size(); ++i) {
      symbolIds.erase(symbols[i]);
    }
    symbols.resize(numSymbols);
    return obstacle;
  }
  for (auto [result, given] : llvm::zip(op->getResults(), results)) {
    result.replaceAllUsesWith(given);
  }
  bypassToken(op, after);
  op->erase();
  step.setSymbolsAttr(ArrayAttr::get(step.getContext(), symbols));
  return {};
}
