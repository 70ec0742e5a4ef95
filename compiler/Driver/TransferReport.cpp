//===- TransferReport.cpp - what crosses between devices ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Driver/TransferReport.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "dialects/Weir/WeirDialect.h"
#include <map>

using namespace mlir;
using namespace weir;

/// Sets the size of an edge's value of this type.
static void setSize(EdgeReport &edge, Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  unsigned bytes = getStorageBytes(getElementTypeOrSelf(type));
  edge.bytes = -1;
  if (!ranked || bytes == 0) {
    return;
  }
  AffineExpr size = getAffineConstantExpr(bytes, type.getContext());
  for (AffineExpr dim : tf::getTypeSizes(ranked)) {
    if (!dim) {
      return;
    }
    size = size * dim;
  }
  llvm::raw_string_ostream(edge.size) << size;
  if (auto constant = dyn_cast<AffineConstantExpr>(size)) {
    edge.bytes = constant.getValue();
  }
}

static void collectEdges(ProgramOp program, TransferReport &report) {
  auto edges = program->getAttrOfType<ArrayAttr>("edges");
  for (Attribute attr : edges ? edges.getValue() : ArrayRef<Attribute>()) {
    auto fields = cast<DictionaryAttr>(attr);
    auto getText = [&](StringRef key) {
      return fields.getAs<StringAttr>(key).getValue().str();
    };
    auto getDevice = [&](StringRef key) {
      return report.devices[fields.getAs<IntegerAttr>(key).getInt()];
    };
    EdgeReport edge{getText("name"),
                    getText("step"),
                    getDevice("from"),
                    getDevice("to"),
                    "",
                    0};
    if (auto type = fields.getAs<TypeAttr>("type")) {
      setSize(edge, type.getValue());
    }
    report.edges.push_back(std::move(edge));
  }
}

static StringRef getKind(task::TaskKind kind) {
  return kind == task::TaskKind::Case    ? "branch"
         : kind == task::TaskKind::While ? "loop"
                                         : "call";
}

TransferReport weir::collectTransfers(ModuleOp module) {
  TransferReport report;
  std::map<int64_t, SplitReport> splits;
  for (ProgramOp program : module.getOps<ProgramOp>()) {
    if (auto names = program->getAttrOfType<ArrayAttr>("devices")) {
      for (StringRef name : names.getAsValueRange<StringAttr>()) {
        report.devices.push_back(name.str());
      }
    }
    collectEdges(program, report);
    for (task::FrameOp frame : program.getOps<task::FrameOp>()) {
      if (auto why = frame->getAttrOfType<StringAttr>("weir.kept_whole")) {
        report.keptWhole.push_back({frame.getSymName().str(), why.str()});
      }
      for (task::TaskOp task : frame.getBody().getOps<task::TaskOp>()) {
        if (auto number = task.getCallSite()) {
          SplitReport &split = splits[*number];
          split.number = *number;
          split.kind = getKind(task.getKind()).str();
          split.name = task.getName().str();
          split.devices.push_back(
              report.devices[frame.getDevice().value_or(0)]);
        }
      }
    }
  }
  for (auto &[number, split] : splits) {
    report.splits.push_back(std::move(split));
  }
  return report;
}

/// "CPU:1" of a full name.
static StringRef shorten(StringRef device) {
  StringRef part = device.rsplit('/').second;
  return part.consume_front("device:") ? part : device;
}

void TransferReport::print(llvm::raw_ostream &os) const {
  for (auto [index, edge] : llvm::enumerate(edges)) {
    os << "edge " << index << " of step " << edge.step << ": '" << edge.name
       << "' from " << shorten(edge.from) << " to " << shorten(edge.to) << ", ";
    if (edge.bytes == 0 && edge.size.empty()) {
      os << "order only\n";
    } else if (edge.size.empty()) {
      os << "of unknown size\n";
    } else {
      os << edge.size << " bytes\n";
    }
  }
  for (const SplitReport &split : splits) {
    os << split.kind << " '" << split.name << "' is split over";
    for (const std::string &device : split.devices) {
      os << " " << shorten(device);
    }
    os << ", as frame " << split.number << "\n";
  }
  for (const auto &[step, why] : keptWhole) {
    os << "step " << step
       << " stays on one device though its ops are placed on several: " << why
       << "\n";
  }
}

void TransferReport::addTo(llvm::json::Object &object) const {
  llvm::json::Array edgeArray, splitArray;
  for (const EdgeReport &edge : edges) {
    edgeArray.push_back(llvm::json::Object{{"name", edge.name},
                                           {"step", edge.step},
                                           {"from", edge.from},
                                           {"to", edge.to},
                                           {"size", edge.size},
                                           {"bytes", edge.bytes}});
  }
  for (const SplitReport &split : splits) {
    splitArray.push_back(
        llvm::json::Object{{"frame", split.number},
                           {"kind", split.kind},
                           {"name", split.name},
                           {"devices", llvm::json::Array(split.devices)}});
  }
  object["edges"] = std::move(edgeArray);
  object["splits"] = std::move(splitArray);
  llvm::json::Array wholeArray;
  for (const auto &[step, why] : keptWhole) {
    wholeArray.push_back(llvm::json::Object{{"step", step}, {"why", why}});
  }
  object["kept_whole"] = std::move(wholeArray);
}
