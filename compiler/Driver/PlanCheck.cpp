//===- PlanCheck.cpp - a plan against the steps it runs -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program does the same when it starts, with the same functions.
#include "compiler/Driver/PlanCheck.h"
#include "dialects/TF/TFDialect.h"
#include "dialects/Task/TaskDialect.h"
#include "dialects/Weir/DataTypes.h"
#include "passes/Structure/VariableRoles.h"
#include "runtime/plan/PlanBinding.h"
#include "llvm/Support/MemoryBuffer.h"
#include <deque>

using namespace mlir;
using namespace weir;

static llvm::Error toError(const Status &status) {
  return status.ok() ? llvm::Error::success()
                     : llvm::createStringError(status.message());
}

llvm::Expected<std::vector<char>> weir::readPlanFile(StringRef path) {
  auto text = llvm::MemoryBuffer::getFile(path);
  if (!text) {
    return llvm::createFileError(path, text.getError());
  }
  ::weir::Vector<char> blob;
  Status status = parsePlan((*text)->getBufferStart(), (*text)->getBufferSize(),
                            path.str().c_str(), blob);
  if (!status.ok()) {
    return toError(status);
  }
  return std::vector<char>(blob.begin(), blob.end());
}

namespace {
/// The module's frames as a plan sees them. Owns the texts and lists.
class ModuleTarget {
public:
  explicit ModuleTarget(ModuleOp module) {
    for (ProgramOp program : module.getOps<ProgramOp>()) {
      for (task::FrameOp frame : program.getOps<task::FrameOp>()) {
        addStep(frame);
        frame.walk([&](task::TaskOp task) { addVariable(program, task); });
      }
    }
    view = {steps.data(), variables.data(), uint32_t(steps.size()),
            uint32_t(variables.size())};
  }
  PlanTarget view;

private:
  const char *getText(StringRef text) {
    texts.push_back(text.str());
    return texts.back().c_str();
  }
  const PlanPort *addPorts(ArrayAttr names, ArrayAttr types) {
    ports.emplace_back();
    for (auto [name, typeAttr] : llvm::zip(names, types)) {
      Type type = cast<TypeAttr>(typeAttr).getValue();
      dims.emplace_back();
      int32_t rank = -1;
      if (auto ranked = dyn_cast<RankedTensorType>(type)) {
        rank = int32_t(ranked.getRank());
        for (int64_t size : ranked.getShape()) {
          dims.back().push_back(ShapedType::isDynamic(size) ? -1 : size);
        }
      }
      ports.back().push_back({getText(cast<StringAttr>(name).getValue()),
                              int32_t(getDataType(getElementTypeOrSelf(type))),
                              rank, dims.back().data()});
    }
    return ports.back().data();
  }
  void addStep(task::FrameOp frame) {
    steps.push_back(
        {frame.getIsPrivate() ? nullptr : getText(frame.getSymName()),
         addPorts(frame.getFeeds(), frame.getFeedTypes()),
         addPorts(frame.getFetches(), frame.getFetchTypes()),
         uint32_t(frame.getFeeds().size()),
         uint32_t(frame.getFetches().size())});
  }
  void addVariable(ProgramOp program, task::TaskOp task) {
    StringRef type = task.getOpType().value_or("");
    if (type != "VarHandleOp" && type != "VariableV2" && type != "Variable") {
      return;
    }
    DictionaryAttr attrs = task.getAttrsAttr();
    auto shared = attrs ? attrs.getAs<StringAttr>("shared_name") : StringAttr();
    StringRef name = shared && !shared.empty() ? shared.getValue()
                                               : StringRef(task.getName());
    for (const PlanVariable &known : variables) {
      if (name == known.name) {
        return;
      }
    }
    auto listed = program->getAttrOfType<ArrayAttr>(trainableAttrName);
    bool trainable = listed && llvm::any_of(listed, [&](Attribute attr) {
                       auto text = dyn_cast<StringAttr>(attr);
                       return text && (text == name || text == task.getName());
                     });
    variables.push_back({getText(name), trainable});
  }

  std::deque<std::string> texts;
  std::deque<std::vector<int64_t>> dims;
  std::deque<std::vector<PlanPort>> ports;
  std::vector<PlanStep> steps;
  std::vector<PlanVariable> variables;
};
} // namespace

llvm::Error weir::checkPlan(const std::vector<char> &plan, ModuleOp module) {
  ModuleTarget target(module);
  // The blob is read as structs.
  std::vector<uint64_t> aligned((plan.size() + 7) / 8);
  memcpy(aligned.data(), plan.data(), plan.size());
  PlanBinding binding(
      PlanView(reinterpret_cast<const WeirPlan *>(aligned.data())),
      target.view);
  return toError(binding.bind(nullptr, 0));
}
