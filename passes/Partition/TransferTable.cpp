//===- TransferTable.cpp - edges between devices --------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Partition/TransferTable.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace weir;

/// "/job:a/replica:0/task:1/device:CPU:0" -> "CPU:0".
static std::string getDevicePart(StringRef name) {
  StringRef part = name.rsplit('/').second;
  part.consume_front("device:");
  return part.str();
}

TransferTable::TransferTable(ProgramOp program, ArrayAttr devices)
    : builder(program.getContext()) {
  llvm::StringSet<> seen;
  bool unique = true;
  for (StringRef name : devices.getAsValueRange<StringAttr>()) {
    shortNames.push_back(getDevicePart(name));
    unique &= seen.insert(shortNames.back()).second;
  }
  if (!unique) {
    shortNames.clear();
    for (StringRef name : devices.getAsValueRange<StringAttr>()) {
      shortNames.push_back(name.ltrim('/').str());
    }
  }
}

int64_t TransferTable::addEdge(StringRef name, StringRef step, unsigned from,
                               unsigned to, Type type) {
  NamedAttrList fields;
  fields.set("name", builder.getStringAttr(name));
  fields.set("step", builder.getStringAttr(step));
  fields.set("from", builder.getI64IntegerAttr(from));
  fields.set("to", builder.getI64IntegerAttr(to));
  if (type) {
    fields.set("type", TypeAttr::get(type));
  }
  edges.push_back(fields.getDictionary(builder.getContext()));
  return edges.size() - 1;
}

StringAttr TransferTable::getTrueStep(StepOp near, unsigned device) {
  StringAttr &name = trueSteps[device];
  if (name) {
    return name;
  }
  OpBuilder builder(near);
  name = builder.getStringAttr("true." + shortNames[device]);
  auto type = RankedTensorType::get({}, builder.getI1Type());
  OperationState state(near.getLoc(), StepOp::getOperationName());
  state.addAttribute("sym_name", name);
  state.addAttribute("sym_visibility", builder.getStringAttr("private"));
  state.addAttribute("function_type",
                     TypeAttr::get(builder.getFunctionType({}, type)));
  state.addAttribute("feeds", builder.getArrayAttr({}));
  state.addAttribute("fetches", builder.getStrArrayAttr({""}));
  state.addAttribute("targets", builder.getArrayAttr({}));
  state.addAttribute("symbols", builder.getArrayAttr({}));
  state.addAttribute("weir.placed", builder.getI64IntegerAttr(device));
  state.addRegion()->push_back(new Block());
  auto step = cast<StepOp>(builder.create(state));
  builder.setInsertionPointToStart(&step.getBody().front());
  Value value = tf::ConstOp::create(
      builder, near.getLoc(), type,
      cast<ElementsAttr>(DenseElementsAttr::get(type, true)));
  ReturnOp::create(builder, near.getLoc(), value, ValueRange());
  return name;
}

std::string TransferTable::getImageName(StepOp step, unsigned device) const {
  std::string name = step.getSymName().str();
  return device == ~0u ? name : name + "." + shortNames[device];
}

StepOp TransferTable::makeImage(StepOp step, const DeviceAnalysis &devices,
                                unsigned device, ArrayRef<Attribute> feeds,
                                Block *body) const {
  OpBuilder builder(step);
  SmallVector<Attribute> fetches;
  for (unsigned i = 0; i < step.getResultTypes().size(); ++i) {
    if (devices.getResult(step, i).test(device)) {
      fetches.push_back(step.getFetches()[i]);
    }
  }
  OperationState state(step.getLoc(), StepOp::getOperationName());
  state.addAttribute("sym_name",
                     builder.getStringAttr(getImageName(step, device)));
  state.addAttribute("sym_visibility", builder.getStringAttr("private"));
  state.addAttribute("function_type",
                     TypeAttr::get(builder.getFunctionType({}, {})));
  state.addAttribute("feeds", builder.getArrayAttr(feeds));
  state.addAttribute("fetches", builder.getArrayAttr(fetches));
  state.addAttribute("targets", builder.getArrayAttr({}));
  state.addAttribute("weir.placed", builder.getI64IntegerAttr(device));
  state.addRegion()->push_back(body);
  return cast<StepOp>(builder.create(state));
}

ArrayAttr TransferTable::getEdges() const {
  return ArrayAttr::get(builder.getContext(), edges);
}

std::string weir::getTransferName(Location loc) {
  auto name = loc->findInstanceOf<NameLoc>();
  return name ? name.getName().str() : "";
}
