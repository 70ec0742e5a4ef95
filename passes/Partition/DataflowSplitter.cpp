//===- DataflowSplitter.cpp - images of a dataflow step -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a dataflow step a task runs once in each iteration of its frame, dead or
// alive. So do a send and its recv, in images of different devices: a dead
// value crosses as a dead one. A task without inputs would run in the step's
// own frame, so a recv must be told of every iteration of the frame that its
// value belongs to. Therefore each device that takes part in a frame gets a
// control loop of it (as in the OSDI'16 paper, section 4.4):
//
//   turn = Merge(Enter(true), back edge)     <- a recv waits for its token
//   Switch(turn, condition) -> NextIteration -> back edge
//
// where the condition is the loop's own, received in each iteration where it is
// computed elsewhere. If the loop is never entered, the condition arrives dead
// in iteration 0 and the control loop ends there. Frames nest: the Enter of an
// inner control loop has its input from the outer one's turn.
//
// Two things do not come once in each iteration: what an Enter gives, and a
// back edge. colocateFlow() leaves none of them to cross.
//
// A loop variable must advance whenever its loop does, as in all loops that
// TensorFlow's front ends write: of one whose NextIteration is dead while
// others go on, no later iteration has a value to send.
#include "passes/Partition/DataflowSplitter.h"
#include "dialects/Weir/Tokens.h"

using namespace mlir;
using namespace weir;

DataflowSplitter::DataflowSplitter(StepOp step, const DeviceAnalysis &devices,
                                   TransferTable &transfers)
    : step(step), devices(devices), transfers(transfers),
      frames(step, devices.getDevices(step).size()) {
  for (Operation &op : step.getBody().front()) {
    if (tf::GenericOp next = getFlow(&op, "NextIteration")) {
      nextBackEdge = std::max(nextBackEdge, getBackEdgeId(next) + 1);
    }
  }
  auto type = RankedTensorType::get({}, IntegerType::get(step.getContext(), 1));
  for (unsigned i = 1; i < frames.getNumFrames(); ++i) {
    const FlowFrames::Frame &frame = frames.getFrame(i);
    if (!isShared(i)) {
      continue;
    }
    tf::GenericOp condition = frame.loopCond;
    unsigned from = getFlowDevice(condition);
    for (unsigned device : frame.devices.set_bits()) {
      if (device != from) {
        conditionEdges[{i, device}] =
            transfers.addEdge(getTransferName(condition.getLoc()) + ":0",
                              step.getSymName(), from, device, type);
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

void DataflowSplitter::makeImages() {
  images.resize(devices.getDevices(step).size());
  Block &block = step.getBody().front();
  MLIRContext *context = step.getContext();
  for (unsigned device : devices.getDevices(step).set_bits()) {
    OpBuilder builder(step);
    SmallVector<Attribute> feeds, symbols;
    auto image = std::make_unique<Image>(device, builder);
    Block *body = new Block();
    for (BlockArgument argument : block.getArguments()) {
      if (!devices.getArgument(step, argument.getArgNumber()).test(device)) {
        continue;
      }
      // Each unknown size is the argument's own here.
      Type type = argument.getType();
      if (auto ranked = dyn_cast<RankedTensorType>(type)) {
        tf::Sizes sizes = tf::getTypeSizes(type);
        for (auto [i, size] : llvm::enumerate(sizes)) {
          if (isa_and_nonnull<AffineConstantExpr>(size)) {
            continue;
          }
          size = getAffineSymbolExpr(symbols.size(), context);
          symbols.push_back(
              tf::SymbolAttr::get(context, "feed",
                                  {getAffineConstantExpr(feeds.size(), context),
                                   getAffineConstantExpr(i, context)},
                                  "", ""));
        }
        type = tf::getTypeWithSizes(ranked.getElementType(), sizes);
      }
      feeds.push_back(step.getFeeds()[argument.getArgNumber()]);
      image->values[argument] = body->addArgument(type, argument.getLoc());
    }
    image->step = transfers.makeImage(step, devices, device, feeds, body);
    image->step.setSymbolsAttr(builder.getArrayAttr(symbols));
    image->step->setAttr("weir.dataflow", step->getAttr("weir.dataflow"));
    image->builder = OpBuilder::atBlockEnd(body);
    image->pivots.resize(frames.getNumFrames());
    image->turns.resize(frames.getNumFrames());
    images[device] = std::move(image);
  }
}

void DataflowSplitter::run() {
  makeImages();
  for (Operation &op : step.getBody().front().without_terminator()) {
    splitOp(op);
  }
  for (auto &image : images) {
    if (!image) {
      continue;
    }
    for (unsigned frame = 1; frame < frames.getNumFrames(); ++frame) {
      if (isShared(frame) &&
          frames.getFrame(frame).devices.test(image->device)) {
        getPivot(frame, *image);
      }
    }
  }
  for (auto &image : images) {
    if (image) {
      image->addReturn(step, devices,
                       [&](Value value) { return getValue(value, *image); });
      image->step.refreshFunctionType();
    }
  }
  if (!step.isPrivate()) {
    makeStarter(step, devices, getImages(images), std::nullopt)
        ->removeAttr("weir.dataflow");
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void DataflowSplitter::splitOp(Operation &op) {
  Image &image = *images[getFlowDevice(&op)];
  unsigned frame = frames.getFrameOf(&op);
  if (isShared(frame)) {
    getPivot(frame, image);
  }
  SmallVector<Value> operands;
  for (Value operand : op.getOperands()) {
    if (!isToken(operand)) {
      operands.push_back(getValue(operand, image));
    }
  }
  size_t numInputs = operands.size();
  llvm::append_range(operands, getTokens(&op, image));
  Operation *copy = image.builder.clone(op);
  if (auto call = dyn_cast<CallOp>(copy)) {
    call.getInputsMutable().assign(ArrayRef(operands).take_front(numInputs));
    call.getAfterMutable().assign(ArrayRef(operands).drop_front(numInputs));
  } else {
    auto flow = cast<tf::GenericOp>(copy);
    flow.getInputsMutable().assign(ArrayRef(operands).take_front(numInputs));
    flow.getAfterMutable().assign(ArrayRef(operands).drop_front(numInputs));
  }
  copy->removeAttr("weir.placed");
  for (auto [before, now] :
       llvm::zip_equal(op.getResults(), copy->getResults())) {
    image.values[before] = now;
  }
  tf::GenericOp condition = getFlow(&op, "LoopCond");
  if (condition && isShared(frame)) {
    sendPredicate(condition, image);
  }
}

Value DataflowSplitter::getValue(Value value, Image &image) {
  if (Value here = image.values.lookup(value)) {
    return here;
  }
  Operation *op = value.getDefiningOp();
  Image &from = *images[getFlowDevice(op)];
  std::string name = getTransferName(value.getLoc());
  name += ":" + std::to_string(cast<OpResult>(value).getResultNumber());
  return image.values[value] =
             transfer(from.values.lookup(value), {}, frames.getFrameOf(value),
                      name, from, image)
                 .first;
}

/// The tokens that `op` waits for; those of one other device come together.
SmallVector<Value> DataflowSplitter::getTokens(Operation *op, Image &image) {
  SmallVector<Value> here;
  std::map<unsigned, SmallVector<Value>> elsewhere;
  unsigned frame = 0;
  for (Value token : getAfter(op)) {
    unsigned device = getFlowDevice(token.getDefiningOp());
    if (device == image.device) {
      here.push_back(image.values.lookup(token));
    } else {
      elsewhere[device].push_back(images[device]->values.lookup(token));
      frame = frames.getFrameOf(token);
    }
  }
  for (auto &[device, tokens] : elsewhere) {
    std::string name = getTransferName(tokens.front().getLoc());
    here.push_back(
        transfer({}, tokens, frame, "^" + name, *images[device], image).second);
  }
  return here;
}

Value DataflowSplitter::makeRecv(Type type, int64_t edge, unsigned from,
                                 unsigned frame, Location loc, Image &to,
                                 Value &token) {
  SmallVector<Value> after;
  if (isShared(frame)) {
    after.push_back(getPivot(frame, to));
  }
  auto recv =
      RecvOp::create(to.builder, loc, type, TokenType::get(step.getContext()),
                     after, edge, from);
  token = recv.getDone();
  return recv.getValue();
}

std::pair<Value, Value>
DataflowSplitter::transfer(Value value, ArrayRef<Value> after, unsigned frame,
                           StringRef name, Image &from, Image &to) {
  Location loc = value ? value.getLoc() : after.front().getLoc();
  Type type = value ? value.getType() : Type();
  int64_t edge =
      transfers.addEdge(name, step.getSymName(), from.device, to.device, type);
  SendOp::create(from.builder, loc, TokenType::get(step.getContext()), value,
                 after, edge, to.device);
  Value token;
  Value received = makeRecv(type, edge, from.device, frame, loc, to, token);
  return {received, token};
}

//===----------------------------------------------------------------------===//
// Control loops
//===----------------------------------------------------------------------===//

tf::GenericOp DataflowSplitter::makeFlow(StringRef type, ValueRange inputs,
                                         unsigned numOutputs,
                                         DictionaryAttr attrs, Location loc,
                                         Image &image) {
  OpBuilder &builder = image.builder;
  SmallVector<Type> types(numOutputs,
                          RankedTensorType::get({}, builder.getI1Type()));
  if (type == "Merge") {
    types.push_back(RankedTensorType::get({}, builder.getI32Type()));
  }
  return tf::GenericOp::create(builder, loc, types,
                               TokenType::get(builder.getContext()),
                               builder.getStringAttr(type), inputs,
                               ValueRange(), attrs, DenseI64ArrayAttr());
}

/// A value that is live in every iteration of frame `parent`.
Value DataflowSplitter::makeTrue(unsigned parent, Location loc, Image &image) {
  OpBuilder &builder = image.builder;
  SmallVector<Value> after;
  if (parent != 0) {
    after.push_back(getPivot(parent, image));
  }
  auto type = RankedTensorType::get({}, builder.getI1Type());
  auto call = CallOp::create(
      builder, loc, type, TokenType::get(builder.getContext()),
      FlatSymbolRefAttr::get(transfers.getTrueStep(step, image.device)),
      ValueRange(), after);
  return call.getOutputs()[0];
}

/// Opens the control loop of `frame` on the image's device.
Value DataflowSplitter::getPivot(unsigned frame, Image &image) {
  if (Value known = image.pivots[frame]) {
    return known;
  }
  FlowFrames::Frame loop = frames.getFrame(frame);
  OpBuilder &builder = image.builder;
  Location loc =
      NameLoc::get(builder.getStringAttr(loop.name.getValue() + "/control"));
  Value start = makeTrue(loop.parent, loc, image);
  DictionaryAttr enterAttrs = builder.getDictionaryAttr(
      {builder.getNamedAttr("frame_name", loop.name),
       builder.getNamedAttr("is_constant", builder.getBoolAttr(false)),
       builder.getNamedAttr(
           "parallel_iterations",
           builder.getI64IntegerAttr(loop.parallelIterations))});
  DictionaryAttr none = builder.getDictionaryAttr({});
  auto id = builder.getDictionaryAttr(
      builder.getNamedAttr("id", builder.getI64IntegerAttr(nextBackEdge++)));
  tf::GenericOp enter = makeFlow("Enter", start, 1, enterAttrs, loc, image);
  tf::GenericOp edge =
      makeFlow("weir.BackEdge", ValueRange(), 1, id, loc, image);
  tf::GenericOp turn =
      makeFlow("Merge", {enter.getOutputs()[0], edge.getOutputs()[0]}, 1, none,
               loc, image);
  image.turns[frame] = turn.getOutputs()[0];
  image.pivots[frame] = turn.getDone();
  auto received = conditionEdges.find({frame, image.device});
  if (received != conditionEdges.end()) {
    Value token;
    Value predicate = makeRecv(RankedTensorType::get({}, builder.getI1Type()),
                               received->second, getFlowDevice(loop.loopCond),
                               frame, loop.loopCond.getLoc(), image, token);
    image.values[loop.loopCond.getOutputs()[0]] = predicate;
    closeControlLoop(frame, predicate, image);
  }
  return turn.getDone();
}

void DataflowSplitter::closeControlLoop(unsigned frame, Value predicate,
                                        Image &image) {
  DictionaryAttr none = image.builder.getDictionaryAttr({});
  Value turn = image.turns[frame];
  Location loc = turn.getLoc();
  auto merge = cast<tf::GenericOp>(turn.getDefiningOp());
  auto edge = merge.getInputs()[1].getDefiningOp<tf::GenericOp>();
  tf::GenericOp branch =
      makeFlow("Switch", {turn, predicate}, 2, none, loc, image);
  makeFlow("NextIteration", branch.getOutputs()[1], 0, edge.getAttrs(), loc,
           image);
}

/// Where the condition is computed: tells the other devices.
void DataflowSplitter::sendPredicate(tf::GenericOp loopCond, Image &image) {
  unsigned frame = frames.getFrameOf(loopCond);
  Value predicate = image.values.lookup(loopCond.getOutputs()[0]);
  closeControlLoop(frame, predicate, image);
  for (unsigned device : frames.getFrame(frame).devices.set_bits()) {
    auto edge = conditionEdges.find({frame, device});
    if (edge != conditionEdges.end()) {
      SendOp::create(image.builder, loopCond.getLoc(),
                     TokenType::get(step.getContext()), predicate, ValueRange(),
                     edge->second, device);
    }
  }
}
