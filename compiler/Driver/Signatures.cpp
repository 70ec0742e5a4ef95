//===- Signatures.cpp - the steps that a SavedModel offers ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/Signatures.h"
#include "dialects/Weir/ControlOps.h"
#include "mlir/IR/SymbolTable.h"
#include "passes/Schedule/UnsupportedOps.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace weir;

static constexpr const char *initSignature = "__saved_model_init_op";

/// `a.b` of nested dictionaries; null if something on the way is missing.
static Attribute getField(DictionaryAttr from, StringRef path) {
  Attribute attr = from;
  while (!path.empty()) {
    StringRef name;
    std::tie(name, path) = path.split('.');
    auto dictionary = dyn_cast_or_null<DictionaryAttr>(attr);
    attr = dictionary ? dictionary.get(name) : Attribute();
  }
  return attr;
}

static std::string getText(DictionaryAttr from, StringRef path) {
  auto text = dyn_cast_or_null<StringAttr>(getField(from, path));
  return text ? text.str() : "";
}

/// `=?x1xf32` for a tensor whose type and rank the signature tells; else "".
static std::string getTypeText(DictionaryAttr info) {
  auto dtype = info.getAs<TypeAttr>("dtype");
  auto shape = info.getAs<ShapeAttr>("tensor_shape");
  if (!dtype || !shape || shape.getUnknownRank()) {
    return "";
  }
  std::string text = "=";
  llvm::raw_string_ostream os(text);
  for (int64_t size : shape.getDims()) {
    os << (size < 0 ? "?" : std::to_string(size)) << "x";
  }
  os << dtype.getValue();
  // A type alone would leave the shape open.
  return shape.getDims().empty() ? "=tensor<" + text.substr(1) + ">" : text;
}

/// The tensor names of a signature's `inputs` or `outputs`; with types, as
/// feeds are written.
static std::vector<std::string> getTensors(DictionaryAttr signature,
                                           StringRef side, bool withTypes) {
  std::vector<std::string> names;
  auto infos = dyn_cast_or_null<DictionaryAttr>(getField(signature, side));
  for (NamedAttribute info :
       infos ? infos.getValue() : ArrayRef<NamedAttribute>()) {
    auto fields = dyn_cast<DictionaryAttr>(info.getValue());
    std::string name = fields ? getText(fields, "name") : "";
    if (!name.empty() && withTypes) {
      name += getTypeText(fields);
    }
    if (!name.empty() && !llvm::is_contained(names, name)) {
      names.push_back(name);
    }
  }
  return names;
}

/// The node that initializes the model: TensorFlow 2 has a signature for it,
/// TensorFlow 1 a collection.
static std::string getInitNode(DictionaryAttr meta) {
  std::string tensor =
      getText(meta, "signature_def.__saved_model_init_op.outputs."
                    "__saved_model_init_op.name");
  for (StringRef collection : {"saved_model_main_op", "legacy_init_op"}) {
    auto value = dyn_cast_or_null<ArrayAttr>(getField(
        meta, ("collection_def." + collection + ".node_list.value").str()));
    if (tensor.empty() && value && !value.empty()) {
      tensor = cast<StringAttr>(value[0]).str();
    }
  }
  return StringRef(tensor).split(':').first.str();
}

std::vector<StepRequest> weir::getSignatureSteps(GraphOp graph) {
  std::vector<StepRequest> steps;
  auto meta = graph->getAttrOfType<DictionaryAttr>("meta");
  auto signatures =
      meta ? dyn_cast_or_null<DictionaryAttr>(getField(meta, "signature_def"))
           : DictionaryAttr();
  if (!signatures) {
    return steps;
  }
  for (NamedAttribute entry : signatures) {
    auto signature = dyn_cast<DictionaryAttr>(entry.getValue());
    if (!signature || entry.getName() == initSignature) {
      continue;
    }
    StepRequest step;
    step.name = entry.getName().str();
    step.feeds = getTensors(signature, "inputs", true);
    step.fetches = getTensors(signature, "outputs", false);
    if (!step.fetches.empty()) {
      steps.push_back(std::move(step));
    }
  }
  if (steps.empty()) {
    return steps;
  }
  std::string init = getInitNode(meta);
  if (!init.empty()) {
    steps.push_back({"init", {}, {}, {init}});
  }
  std::string file = getText(meta, "saver_def.filename_tensor_name");
  std::string restore = getText(meta, "saver_def.restore_op_name");
  if (!file.empty() && !restore.empty()) {
    steps.push_back(
        {"restore", {file}, {}, {StringRef(restore).split(':').first.str()}});
  }
  return steps;
}

/// `step` and the private steps that it runs, directly or not.
static llvm::SetVector<Operation *> getReached(StepOp step,
                                               SymbolTable &symbols) {
  llvm::SetVector<Operation *> reached;
  reached.insert(step);
  for (size_t i = 0; i < reached.size(); ++i) {
    Operation *current = reached[i];
    current->walk([&](Operation *op) {
      for (FlatSymbolRefAttr name : getCalleeNames(op)) {
        if (auto callee = symbols.lookup<StepOp>(name.getValue())) {
          reached.insert(callee);
        }
      }
    });
  }
  return reached;
}

void weir::dropUnsupportedSteps(ModuleOp module, const HasFunction &hasFunction,
                                std::vector<std::string> &warnings) {
  // A signature that lacks a feed is no use: its Placeholder would fail.
  auto computes = [&](StringRef name) {
    return name != "weir_call_Fail" && (!hasFunction || hasFunction(name));
  };
  for (ProgramOp program : module.getOps<ProgramOp>()) {
    SymbolTable symbols(program);
    llvm::SetVector<Operation *> kept;
    std::vector<std::string> found;
    for (StepOp step : program.getOps<StepOp>()) {
      if (step.isPrivate()) {
        continue;
      }
      llvm::SetVector<Operation *> reached = getReached(step, symbols);
      std::string missing;
      for (const UnsupportedOp &op : findUnsupportedOps(
               reached.getArrayRef(), /*scheduled=*/false, computes)) {
        missing += (missing.empty() ? "" : ", ") + op.opType + " (node " +
                   op.node + ")";
      }
      if (missing.empty()) {
        kept.insert(reached.begin(), reached.end());
      } else {
        found.push_back("the step '" + step.getSymName().str() +
                        "' is left out: nothing computes " + missing);
      }
    }
    if (kept.empty() || found.empty()) {
      continue;
    }
    warnings.insert(warnings.end(), found.begin(), found.end());
    for (StepOp step : llvm::make_early_inc_range(program.getOps<StepOp>())) {
      if (!kept.contains(step)) {
        step.erase();
      }
    }
  }
}
