//===- StepSplitter.cpp - one image of a step per device ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in Partition.cpp.
#include "passes/Partition/StepSplitter.h"
#include "dialects/Weir/ControlOps.h"
#include "dialects/Weir/Tokens.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace weir;

StepSplitter::StepSplitter(StepOp step, const DeviceAnalysis &devices,
                           TransferTable &transfers)
    : step(step), devices(devices), transfers(transfers) {
  if (auto known = step.getSymbols()) {
    for (Attribute symbol : *known) {
      symbols.push_back(cast<tf::SymbolAttr>(symbol));
    }
  }
  definers.resize(symbols.size());
  definedOn.assign(symbols.size(), -1);
  for (Operation &op : step.getBody().front()) {
    unsigned position = positions.size();
    positions[&op] = position;
    if (auto defines = op.getAttrOfType<DenseI64ArrayAttr>("defines")) {
      for (int64_t symbol : defines.asArrayRef()) {
        definers[symbol] = &op;
      }
    }
  }
}

// ---- ends ----

void StepSplitter::makeImages() {
  images.resize(devices.getDevices(step).size());
  Block &block = step.getBody().front();
  for (unsigned device : devices.getDevices(step).set_bits()) {
    OpBuilder builder(step);
    SmallVector<Attribute> feeds;
    Block *body = new Block();
    auto image = std::make_unique<Image>(device, builder);
    for (BlockArgument argument : block.getArguments()) {
      unsigned i = argument.getArgNumber();
      if (devices.getArgument(step, i).test(device)) {
        feeds.push_back(step.getFeeds()[i]);
        image->values[argument] =
            body->addArgument(argument.getType(), argument.getLoc());
      }
    }
    image->step = transfers.makeImage(step, devices, device, feeds, body);
    image->builder = OpBuilder::atBlockEnd(body);
    image->symbols.resize(symbols.size());
    images[device] = std::move(image);
  }
  // Arguments bring their sizes along, once all images know theirs.
  for (auto &image : images) {
    for (BlockArgument argument : block.getArguments()) {
      unsigned i = argument.getArgNumber();
      if (image && devices.getArgument(step, i).test(image->device)) {
        requireSizes(argument.getType(), *image);
      }
    }
  }
}

void StepSplitter::run() {
  makeImages();
  auto ret = cast<ReturnOp>(step.getBody().front().back());
  for (Operation &op : step.getBody().front().without_terminator()) {
    splitOp(op);
  }
  // The results' own sizes first: a check may depend on them.
  for (auto &image : images) {
    for (auto [i, value] : llvm::enumerate(ret.getResults())) {
      if (image && devices.getResult(step, i).test(image->device)) {
        getValue(value, *image);
      }
    }
  }
  addChecks();
  for (auto &image : images) {
    if (image) {
      image->addReturn(step, devices,
                       [&](Value value) { return getValue(value, *image); });
    }
  }
  for (auto &image : images) {
    if (image) {
      renumberSymbols(*image);
    }
  }
  if (!step.isPrivate()) {
    makeStarter(step, devices, getImages(images), ArrayRef(symbols));
  }
}

// ---- ops ----

void StepSplitter::splitOp(Operation &op) {
  if (devices.isCopied(&op)) {
    return; // where it is used
  }
  if (isControlOp(&op)) {
    splitControl(&op);
  } else {
    copyOp(&op, getImage(devices.getDevice(&op)));
  }
}

void StepSplitter::copyOp(Operation *op, Image &image) {
  IRMapping mapping;
  for (Value operand : op->getOperands()) {
    if (!isToken(operand)) {
      mapping.map(operand, getValue(operand, image));
    }
  }
  SmallVector<Value> after = getTokens(op, image);
  if (auto defines = op->getAttrOfType<DenseI64ArrayAttr>("defines")) {
    for (int64_t symbol : defines.asArrayRef()) {
      image.symbols[symbol] = symbols[symbol];
      definedOn[symbol] = image.device;
    }
  }
  requireSizes(op, image);
  Operation *copy = image.builder.clone(*op, mapping);
  if (auto generic = dyn_cast<tf::GenericOp>(copy)) {
    generic.getAfterMutable().assign(after);
  }
  copy->removeAttr("weir.placed");
  for (auto [before, now] :
       llvm::zip_equal(op->getResults(), copy->getResults())) {
    image.values[before] = now;
  }
}

void StepSplitter::splitControl(Operation *op) {
  DeviceSet all = devices.getDevices(op);
  int64_t callSite = all.count() > 1 ? transfers.addCallSite() : 0;
  for (unsigned device : all.set_bits()) {
    makeControl(op, getImage(device), callSite);
  }
}

void StepSplitter::makeControl(Operation *op, Image &image, int64_t callSite) {
  Value index;
  if (auto choice = dyn_cast<CaseOp>(op)) {
    index = getValue(choice.getIndex(), image);
  }
  SmallVector<Value> inputs, after;
  for (auto [i, value] : llvm::enumerate(getControlInputs(op))) {
    if (devices.getInput(op, i).test(image.device)) {
      inputs.push_back(getValue(value, image));
    }
  }
  if (devices.getEffects(op).test(image.device)) {
    after = getTokens(op, image);
  }
  SmallVector<Type> types;
  SmallVector<Value> outputs;
  SmallVector<int64_t> defines;
  for (auto [i, value] : llvm::enumerate(getControlOutputs(op))) {
    if (!devices.getOutput(op, i).test(image.device)) {
      continue;
    }
    types.push_back(value.getType());
    outputs.push_back(value);
    value.getType().walk([&](tf::DimsAttr dims) {
      for (AffineExpr expr : dims.getExprs()) {
        auto size = dyn_cast_or_null<AffineSymbolExpr>(expr);
        unsigned symbol = size ? size.getPosition() : 0;
        if (size && definers[symbol] == op && !image.symbols[symbol]) {
          defines.push_back(symbol);
          image.symbols[symbol] = symbols[symbol];
          definedOn[symbol] = image.device;
        }
      }
    });
  }
  for (Type type : types) {
    requireSizes(type, image);
  }
  outputs.push_back(op->getResults().back());
  types.push_back(outputs.back().getType());
  OpBuilder &builder = image.builder;
  SmallVector<Attribute> names;
  for (StepOp callee : devices.getCallees(op)) {
    names.push_back(
        FlatSymbolRefAttr::get(builder.getStringAttr(transfers.getImageName(
            callee,
            devices.getDevices(callee).count() > 1 ? image.device : ~0u))));
  }
  auto name = [&](unsigned i) { return cast<FlatSymbolRefAttr>(names[i]); };
  TypeRange outputTypes = TypeRange(types).drop_back();
  Operation *made;
  if (isa<CallOp>(op)) {
    made = CallOp::create(builder, op->getLoc(), outputTypes, types.back(),
                          name(0), inputs, after);
  } else if (isa<CaseOp>(op)) {
    made = CaseOp::create(builder, op->getLoc(), outputTypes, types.back(),
                          index, builder.getArrayAttr(names), inputs, after);
  } else {
    made = WhileOp::create(builder, op->getLoc(), outputTypes, types.back(),
                           name(1), name(0), inputs, after,
                           cast<WhileOp>(op).getParallelIterationsAttr());
  }
  for (NamedAttribute attr : op->getDiscardableAttrs()) {
    // All parts of a call run or none: one whose own results nobody uses stays.
    bool isPartial = callSite && attr.getName() == "weir.on_demand";
    if (attr.getName() != "weir.placed" && attr.getName() != "defines" &&
        !isPartial) {
      made->setAttr(attr.getName(), attr.getValue());
    }
  }
  if (!defines.empty()) {
    made->setAttr("defines", builder.getDenseI64ArrayAttr(defines));
  }
  if (callSite) {
    made->setAttr("frame", builder.getI64IntegerAttr(callSite));
  }
  for (auto [before, now] : llvm::zip_equal(outputs, made->getResults())) {
    image.values[before] = now;
  }
}

// ---- values and tokens ----

Value StepSplitter::getValue(Value value, Image &image) {
  if (Value here = image.values.lookup(value)) {
    return here;
  }
  Operation *op = value.getDefiningOp();
  if (op && devices.isCopied(op)) {
    copyOp(op, image);
    return image.values.lookup(value);
  }
  Image &from = getImage(devices.getHome(value).find_first());
  std::string name = getTransferName(value.getLoc());
  if (auto result = dyn_cast<OpResult>(value)) {
    name += ":" + std::to_string(result.getResultNumber());
  } else {
    // Only what is read for its sizes: other uses bring an argument here.
    unsigned number = cast<BlockArgument>(value).getArgNumber();
    name += "argument" + std::to_string(number);
  }
  return image.values[value] =
             transfer(from.values.lookup(value), name, from, image);
}

Value StepSplitter::transfer(Value value, StringRef name, Image &from,
                             Image &to) {
  requireSizes(value.getType(), to);
  Type token = TokenType::get(step.getContext());
  int64_t edge = transfers.addEdge(name, step.getSymName(), from.device,
                                   to.device, value.getType());
  OpBuilder::InsertionGuard guard(from.builder);
  from.builder.setInsertionPointAfterValue(value);
  SendOp::create(from.builder, value.getLoc(), token, value, ValueRange(), edge,
                 to.device);
  auto recv = RecvOp::create(to.builder, value.getLoc(), value.getType(), token,
                             ValueRange(), edge, from.device);
  return recv.getValue();
}

DeviceSet StepSplitter::getTokenDevices(Operation *op) const {
  if (isControlOp(op)) {
    return devices.getEffects(op);
  }
  DeviceSet one(images.size());
  one.set(devices.getDevice(op));
  return one;
}

SmallVector<Value> StepSplitter::getTokens(Operation *op, Image &image) {
  llvm::SmallSetVector<Value, 4> here;
  std::map<unsigned, SmallVector<Value>> elsewhere;
  for (Value token : getAfter(op)) {
    Operation *producer = token.getDefiningOp();
    if (devices.isCopied(producer)) {
      continue; // nothing happens there
    }
    DeviceSet tellers = getTokenDevices(producer);
    for (unsigned device : tellers.set_bits()) {
      if (device == image.device) {
        here.insert(image.values.lookup(token));
        continue;
      }
      // A value of the same op that came here says so as well.
      Value told;
      for (Value result : producer->getResults()) {
        Value value = image.values.lookup(result);
        auto recv = value ? value.getDefiningOp<RecvOp>() : RecvOp();
        if (recv && recv.getFrom() == device) {
          told = recv.getDone();
        }
      }
      if (!told) {
        told = joinMessage(op, token, getImage(device), image);
      }
      if (told) {
        here.insert(told);
      } else {
        elsewhere[device].push_back(token);
      }
    }
  }
  for (auto &[device, tokens] : elsewhere) {
    here.insert(receiveOrder(tokens, getImage(device), image));
  }
  return here.takeVector();
}

bool StepSplitter::comesAfter(Value value, Operation *producer) const {
  // What is not found among so many ops takes a message of its own.
  constexpr unsigned maxVisited = 256;
  unsigned first = positions.lookup(producer);
  SmallVector<Value> open = {value};
  llvm::SmallPtrSet<Operation *, 16> visited;
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (op == producer) {
      return true;
    }
    if (!op || positions.lookup(op) < first || !visited.insert(op).second) {
      continue;
    }
    if (visited.size() > maxVisited) {
      return false;
    }
    llvm::append_range(open, op->getOperands());
  }
  return false;
}

Value StepSplitter::joinMessage(Operation *op, Value token, Image &from,
                                Image &image) {
  Value done = from.values.lookup(token);
  for (Value operand : op->getOperands()) {
    Value here = image.values.lookup(operand);
    auto recv = here ? here.getDefiningOp<RecvOp>() : RecvOp();
    if (!recv || recv.getFrom() != from.device || isToken(operand) ||
        !comesAfter(operand, token.getDefiningOp())) {
      continue;
    }
    for (Operation *user : from.values.lookup(operand).getUsers()) {
      auto send = dyn_cast<SendOp>(user);
      if (send && send.getEdge() == recv.getEdge() &&
          done.getDefiningOp()->isBeforeInBlock(send)) {
        if (!llvm::is_contained(send.getAfter(), done)) {
          send.getAfterMutable().append(done);
        }
        return recv.getDone();
      }
    }
  }
  return Value();
}

Value StepSplitter::receiveOrder(ArrayRef<Value> tokens, Image &from,
                                 Image &to) {
  std::vector<unsigned> key = {from.device};
  SmallVector<Value> after;
  for (Value token : tokens) {
    key.push_back(positions.lookup(token.getDefiningOp()));
    after.push_back(from.values.lookup(token));
  }
  Value &order = to.orders[key];
  if (!order) {
    Type type = TokenType::get(step.getContext());
    Location loc = tokens.front().getLoc();
    int64_t edge =
        transfers.addEdge("^" + getTransferName(loc), step.getSymName(),
                          from.device, to.device, Type());
    SendOp::create(from.builder, loc, type, Value(), after, edge, to.device);
    order = RecvOp::create(to.builder, loc, Type(), type, ValueRange(), edge,
                           from.device)
                .getDone();
  }
  return order;
}
