//===- SplitSizes.cpp - the sizes that each image knows -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in Partition.cpp, point 5.
#include "dialects/Weir/ControlOps.h"
#include "passes/Partition/StepSplitter.h"

using namespace mlir;
using namespace weir;

void StepSplitter::requireSizes(Type type, Image &image) {
  type.walk([&](tf::DimsAttr dims) { requireSizes(dims.getExprs(), image); });
}

void StepSplitter::requireSizes(Operation *op, Image &image) {
  for (Type type : op->getOperandTypes()) {
    requireSizes(type, image);
  }
  for (Type type : op->getResultTypes()) {
    requireSizes(type, image);
  }
  op->getAttrDictionary().walk(
      [&](tf::DimsAttr dims) { requireSizes(dims.getExprs(), image); });
}

void StepSplitter::requireSizes(ArrayRef<AffineExpr> exprs, Image &image) {
  llvm::SmallSetVector<unsigned, 8> missing;
  auto collect = [&](ArrayRef<AffineExpr> exprs) {
    for (AffineExpr expr : exprs) {
      if (!expr) {
        continue;
      }
      expr.walk([&](AffineExpr part) {
        auto symbol = dyn_cast<AffineSymbolExpr>(part);
        if (symbol && !image.symbols[symbol.getPosition()]) {
          missing.insert(symbol.getPosition());
        }
      });
    }
  };
  collect(exprs);
  auto isDerived = [&](unsigned symbol) {
    StringRef kind = symbols[symbol].getKind();
    return kind != "feed" && kind != "value" && kind != "result";
  };
  for (size_t i = 0; i < missing.size(); ++i) {
    unsigned symbol = missing[i];
    if (isDerived(symbol)) {
      collect(symbols[symbol].getExprs());
    }
  }
  for (unsigned symbol : missing) {
    if (isDerived(symbol)) {
      image.symbols[symbol] = symbols[symbol];
    } else {
      defineSize(symbol, image);
    }
  }
}

/// The argument here, and its dimension, that is as long as `symbol`.
std::optional<std::pair<unsigned, unsigned>>
StepSplitter::findFed(unsigned symbol, const Image &image) const {
  for (BlockArgument argument : StepOp(step).getBody().getArguments()) {
    auto there = dyn_cast_or_null<BlockArgument>(image.values.lookup(argument));
    Type type = argument.getType();
    if (!there || !isa<RankedTensorType>(type)) {
      continue;
    }
    for (auto [dim, size] : llvm::enumerate(tf::getTypeSizes(type))) {
      auto here = dyn_cast_or_null<AffineSymbolExpr>(size);
      if (here && here.getPosition() == symbol) {
        return std::make_pair(there.getArgNumber(), unsigned(dim));
      }
    }
  }
  return std::nullopt;
}

/// An image that finds out `symbol`. A call's parts do where they give back a
/// value that has it.
StepSplitter::Image &StepSplitter::findDefiner(unsigned symbol) {
  for (auto &image : images) {
    if (!image) {
      continue;
    }
    bool isFed = symbols[symbol].getKind() == "feed";
    if (isFed ? findFed(symbol, *image).has_value()
              : definedOn[symbol] == int(image->device)) {
      return *image;
    }
  }
  return **llvm::find_if(images, [](auto &image) { return !!image; });
}

void StepSplitter::defineSize(unsigned symbol, Image &image) {
  MLIRContext *context = step.getContext();
  StringRef node = symbols[symbol].getNode();
  auto fed = findFed(symbol, image);
  if (symbols[symbol].getKind() == "feed" && fed) {
    image.symbols[symbol] =
        tf::SymbolAttr::get(context, "feed",
                            {getAffineConstantExpr(fed->first, context),
                             getAffineConstantExpr(fed->second, context)},
                            node, "");
    return;
  }
  if (auto read = dyn_cast_or_null<tf::ReadSizesOp>(definers[symbol])) {
    copyOp(read, image); // one message for all that it reads
    return;
  }
  Image &from = findDefiner(symbol);
  if (&from == &image) {
    image.symbols[symbol] = symbols[symbol];
    return;
  }
  AffineExpr size = getAffineSymbolExpr(symbol, context);
  requireSizes(size, from);
  Operation *definer = definers[symbol];
  if (symbols[symbol].getKind() == "feed" && !step.isPrivate()) {
    auto argument = cast<AffineConstantExpr>(symbols[symbol].getExprs()[0]);
    node = cast<StringAttr>(step.getFeeds()[argument.getValue()]).getValue();
  }
  Location loc = definer ? definer->getLoc() : step.getLoc();
  Value &scalar = from.sentSizes[symbol];
  if (!scalar) {
    OperationState state(NameLoc::get(StringAttr::get(context, node), loc),
                         "tf.sizes");
    state.addAttribute("exprs", tf::DimsAttr::get(context, {size}));
    state.addTypes(RankedTensorType::get({}, IntegerType::get(context, 64)));
    scalar = from.builder.create(state)->getResult(0);
  }
  std::string name = (definer ? getTransferName(loc) : node.str());
  Value here =
      transfer(scalar, name + "#s" + std::to_string(symbol), from, image);
  image.symbols[symbol] = tf::SymbolAttr::get(context, "value", {}, node, "");
  tf::ReadSizesOp::create(image.builder, scalar.getLoc(), here,
                          ArrayRef<int64_t>{int64_t(symbol)},
                          /*non_negative=*/false);
}

/// Whether all that `symbol` is computed of is known here.
bool StepSplitter::hasLeaves(unsigned symbol, const Image &image) const {
  llvm::SmallSetVector<unsigned, 8> worklist;
  worklist.insert(symbol);
  for (size_t i = 0; i < worklist.size(); ++i) {
    unsigned next = worklist[i];
    if (next != symbol && image.symbols[next]) {
      continue;
    }
    if (symbols[next].getExprs().empty() || symbols[next].getKind() == "feed") {
      return false;
    }
    for (AffineExpr expr : symbols[next].getExprs()) {
      expr.walk([&](AffineExpr part) {
        if (auto leaf = dyn_cast<AffineSymbolExpr>(part)) {
          worklist.insert(leaf.getPosition());
        }
      });
    }
  }
  return true;
}

/// A check belongs to every image that knows its sizes, for there an op may
/// rely on it, and to one at least.
void StepSplitter::addChecks() {
  for (auto [number, symbol] : llvm::enumerate(symbols)) {
    if (symbol.getKind() != "check" && symbol.getKind() != "broadcast") {
      continue;
    }
    bool isChecked = false;
    for (auto &image : images) {
      if (image && hasLeaves(number, *image)) {
        requireSizes(symbol.getExprs(), *image);
        image->symbols[number] = symbol;
        isChecked = true;
      }
    }
    if (isChecked) {
      continue;
    }
    Image *at = nullptr;
    for (Operation &op : step.getBody().front()) {
      if (!at && !isControlOp(&op) && !isa<ReturnOp>(op) &&
          !devices.isCopied(&op) &&
          getTransferName(op.getLoc()) == symbol.getNode()) {
        at = &getImage(devices.getDevice(&op));
      }
    }
    at = at ? at
            : llvm::find_if(images, [](auto &image) { return !!image; })->get();
    requireSizes(symbol.getExprs(), *at);
    at->symbols[number] = symbol;
  }
}

void StepSplitter::renumberSymbols(Image &image) {
  MLIRContext *context = step.getContext();
  SmallVector<AffineExpr> numbers;
  std::vector<int64_t> newNumber(symbols.size(), -1);
  int64_t count = 0;
  for (auto [i, symbol] : llvm::enumerate(image.symbols)) {
    newNumber[i] = symbol ? count++ : -1;
    numbers.push_back(symbol ? getAffineSymbolExpr(newNumber[i], context)
                             : getAffineConstantExpr(0, context));
  }
  auto renumber = [&](ArrayRef<AffineExpr> exprs) {
    return llvm::map_to_vector(exprs, [&](AffineExpr expr) {
      return expr ? expr.replaceSymbols(numbers) : expr;
    });
  };
  SmallVector<Attribute> kept;
  for (tf::SymbolAttr symbol : image.symbols) {
    if (symbol) {
      kept.push_back(tf::SymbolAttr::get(context, symbol.getKind(),
                                         renumber(symbol.getExprs()),
                                         symbol.getNode(), symbol.getWhat()));
    }
  }
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](tf::DimsAttr dims) {
    return tf::DimsAttr::get(context, renumber(dims.getExprs()));
  });
  for (Operation &op : image.step.getBody().front()) {
    replacer.replaceElementsIn(&op, /*replaceAttrs=*/true,
                               /*replaceLocs=*/false, /*replaceTypes=*/true);
    if (auto defines = op.getAttrOfType<DenseI64ArrayAttr>("defines")) {
      auto moved = llvm::map_to_vector(defines.asArrayRef(),
                                       [&](int64_t k) { return newNumber[k]; });
      op.setAttr("defines", DenseI64ArrayAttr::get(context, moved));
    }
  }
  for (BlockArgument argument : image.step.getBody().getArguments()) {
    argument.setType(replacer.replace(argument.getType()));
  }
  image.step.setSymbolsAttr(ArrayAttr::get(context, kept));
  image.step.refreshFunctionType();
}
