//===- FlowNotes.cpp - how loops and branches run, for the report ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/Weir/FlowNotes.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace weir;

static Attribute getAttr(Builder &builder, const FlowNote &note) {
  std::pair<StringRef, StringRef> texts[] = {{"step", note.step},
                                             {"node", note.node},
                                             {"construct", note.construct},
                                             {"mode", note.mode},
                                             {"why", note.why}};
  NamedAttrList fields;
  for (auto [name, text] : texts) {
    fields.set(name, builder.getStringAttr(text));
  }
  return fields.getDictionary(builder.getContext());
}

void weir::addFlowNotes(ModuleOp module, ArrayRef<FlowNote> notes) {
  if (notes.empty()) {
    return;
  }
  Builder builder(module.getContext());
  SmallVector<Attribute> all;
  if (auto known = module->getAttrOfType<ArrayAttr>("weir.flow")) {
    llvm::append_range(all, known);
  }
  for (const FlowNote &note : notes) {
    all.push_back(getAttr(builder, note));
  }
  module->setAttr("weir.flow", builder.getArrayAttr(all));
}

void weir::addFlowNote(ModuleOp module, const FlowNote &note) {
  addFlowNotes(module, note);
}

std::vector<FlowNote> weir::getFlowNotes(ModuleOp module) {
  std::vector<FlowNote> notes;
  auto known = module->getAttrOfType<ArrayAttr>("weir.flow");
  for (Attribute attr : known ? known.getValue() : ArrayRef<Attribute>()) {
    auto fields = dyn_cast<DictionaryAttr>(attr);
    auto get = [&](StringRef name) {
      auto text = fields ? fields.getAs<StringAttr>(name) : StringAttr();
      return text ? text.str() : std::string();
    };
    notes.push_back(
        {get("step"), get("node"), get("construct"), get("mode"), get("why")});
  }
  return notes;
}
