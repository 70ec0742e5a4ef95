//===- ProgramTables.cpp - frames as tables -------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// docs/formats/program-tables.md says what each table means. The tables of one
// step are in StepTables.cpp; this file has those of the program.
#include "compiler/Emit/ProgramTables.h"
#include "llvm/ADT/StringSwitch.h"
#include <cstddef>

using namespace mlir;
using namespace weir;

ProgramTables::ProgramTables(ProgramOp program,
                             ArrayRef<CompiledKernel> kernels,
                             const EmitOptions &options, llvm::Module &code)
    : program(program), options(options), functions(code, symbols::tables),
      moduleSymbols(program->getParentOfType<ModuleOp>()) {
  for (const CompiledKernel &kernel : kernels) {
    compiled[kernel.name] = &kernel;
  }
}

LogicalResult ProgramTables::build() {
  for (task::FrameOp frame : program.getOps<task::FrameOp>()) {
    stepIndex.try_emplace(frame.getSymName(), stepIndex.size());
  }
  for (task::FrameOp frame : program.getOps<task::FrameOp>()) {
    if (failed(addStep(frame))) {
      return failure();
    }
  }
  finishProgram();
  return success();
}

static StringRef getSuffix(IsaLevel level) {
  return level == IsaLevel::V3 ? ".v3" : ".v4";
}

static WeirLevel getLevelFeatures(IsaLevel level) {
  uint64_t features = WEIR_CPU_X86_64_V2 | WEIR_CPU_X86_64_V3;
  if (level == IsaLevel::V4) {
    features |= WEIR_CPU_X86_64_V4;
  }
  return {nullptr, features};
}

FailureOr<uint32_t> ProgramTables::getKernel(task::TaskOp op) {
  if (op.getFunction() == "weir.copy") {
    return addCopyKernel(op.getSizes().getExprs().size());
  }
  auto it = kernelIndex.find(op.getFunction());
  if (it != kernelIndex.end()) {
    return it->second;
  }
  return addCompiledKernel(op);
}

uint32_t ProgramTables::addCopyKernel(unsigned numSizes) {
  std::string name = "weir.copy." + std::to_string(numSizes);
  auto [it, inserted] = kernelIndex.try_emplace(name, kernels.rows.size());
  if (inserted) {
    functions.addCopy(name, numSizes);
    WeirKernel row = {};
    row.numBuffers = 2;
    row.numSizes = numSizes;
    kernels.rows.push_back(row);
    kernels.setPointer(it->second, offsetof(WeirKernel, name),
                       getString("copy"));
    kernels.setPointer(it->second, offsetof(WeirKernel, fn), {name, 0});
  }
  return it->second;
}

FailureOr<uint32_t> ProgramTables::addCompiledKernel(task::TaskOp op) {
  StringRef name = op.getFunction();
  const CompiledKernel *kernel = compiled.lookup(name);
  if (!kernel) {
    return op.emitOpError("runs ") << name << ", which was not compiled";
  }
  uint32_t index = kernels.rows.size();
  kernelIndex[name] = index;
  WeirKernel row = {};
  row.numBuffers = op.getInputs().size() + op.getOutputs().size();
  row.numSizes = op.getSizes().getExprs().size();
  kernels.rows.push_back(row);
  kernels.setPointer(index, offsetof(WeirKernel, name), getString(name));
  for (auto [level, isa] : llvm::enumerate(options.levels)) {
    std::string symbol = (name + getSuffix(isa)).str();
    if (llvm::is_contained(kernel->symbols, symbol)) {
      kernels.setPointer(
          index, offsetof(WeirKernel, fn) + level * sizeof(WeirKernelFn),
          {symbol, 0});
    }
  }
  if (kernel->hasChunks) {
    kernels.setPointer(index, offsetof(WeirKernel, chunks),
                       {(name + ".chunks").str(), 0});
  }
  if (kernel->hasScratch) {
    kernels.setPointer(index, offsetof(WeirKernel, scratch),
                       {(name + ".scratch").str(), 0});
  }
  if (auto func = moduleSymbols.lookup<func::FuncOp>(name)) {
    std::string symbol = (name + ".cost").str();
    int64_t rate = cost.getNanosPerKilobyte(func);
    if (functions.addCost(func, symbol, rate, TaskCost::startCost)) {
      kernels.setPointer(index, offsetof(WeirKernel, cost), {symbol, 0});
    }
  }
  return index;
}

uint32_t ProgramTables::getCall(task::TaskOp op) {
  StringRef opType = op.getOpType().value_or(op.getFunction());
  auto [it, inserted] = callIndex.try_emplace(opType, calls.rows.size());
  if (inserted) {
    calls.rows.push_back({});
    calls.setPointer(it->second, offsetof(WeirCall, name), getString(opType));
    calls.setPointer(it->second, offsetof(WeirCall, fn),
                     {op.getFunction().str(), 0});
    callFunctions.insert(op.getFunction().str());
  }
  return it->second;
}

static int32_t getCode(StringRef name) {
  return llvm::StringSwitch<int32_t>(name)
      .Case("CANCELLED", WEIR_CANCELLED)
      .Case("UNKNOWN", WEIR_UNKNOWN)
      .Case("INVALID_ARGUMENT", WEIR_INVALID_ARGUMENT)
      .Case("DEADLINE_EXCEEDED", WEIR_DEADLINE_EXCEEDED)
      .Case("NOT_FOUND", WEIR_NOT_FOUND)
      .Case("ALREADY_EXISTS", WEIR_ALREADY_EXISTS)
      .Case("PERMISSION_DENIED", WEIR_PERMISSION_DENIED)
      .Case("RESOURCE_EXHAUSTED", WEIR_RESOURCE_EXHAUSTED)
      .Case("FAILED_PRECONDITION", WEIR_FAILED_PRECONDITION)
      .Case("ABORTED", WEIR_ABORTED)
      .Case("OUT_OF_RANGE", WEIR_OUT_OF_RANGE)
      .Case("UNIMPLEMENTED", WEIR_UNIMPLEMENTED)
      .Case("UNAVAILABLE", WEIR_UNAVAILABLE)
      .Case("DATA_LOSS", WEIR_DATA_LOSS)
      .Default(WEIR_INTERNAL);
}

uint32_t ProgramTables::addSites(ArrayRef<SizeSite> added) {
  uint32_t first = sites.rows.size();
  for (const SizeSite &site : added) {
    size_t row = sites.rows.size();
    sites.rows.push_back({site.code, nullptr, nullptr});
    sites.setPointer(row, offsetof(WeirSite, format), getString(site.format));
    sites.setPointer(row, offsetof(WeirSite, node), getString(site.node));
  }
  return first;
}

uint32_t ProgramTables::addKernelSites(task::TaskOp op) {
  std::vector<SizeSite> added;
  ArrayAttr known = op.getSitesAttr();
  for (Attribute attr : known ? known.getValue() : ArrayRef<Attribute>()) {
    auto fields = cast<DictionaryAttr>(attr);
    auto get = [&](StringRef name) {
      auto text = fields.getAs<StringAttr>(name);
      return text ? text.getValue() : StringRef();
    };
    added.push_back(
        {getCode(get("code")), get("format").str(), get("node").str()});
  }
  return addSites(added);
}

uint32_t ProgramTables::addAttrs(task::TaskOp op, uint16_t &count) {
  uint32_t first = attrs.rows.size();
  if (DictionaryAttr dictionary = op.getAttrsAttr()) {
    for (NamedAttribute attr : dictionary) {
      WeirAttr row = {};
      SymbolRef data = writeCallAttr(attr, op.getOpType().value_or(""), row,
                                     tables, relro, weights);
      size_t index = attrs.rows.size();
      attrs.rows.push_back(row);
      attrs.setPointer(index, offsetof(WeirAttr, name),
                       getString(attr.getName().getValue()));
      attrs.setPointer(index, offsetof(WeirAttr, data), data);
    }
  }
  count = attrs.rows.size() - first;
  return first;
}

uint32_t ProgramTables::addBranches(task::TaskOp op) {
  uint32_t first = branches.size();
  for (Attribute branch : op.getBranchesAttr()) {
    branches.push_back(getStep(cast<FlatSymbolRefAttr>(branch).getValue()));
  }
  return first;
}

void ProgramTables::finishProgram() {
  for (const std::string &function : callFunctions) {
    std::string archive = options.archives.lookup(function);
    if (!archive.empty()) {
      components.insert(archive);
    }
  }
  PointerTable<WeirLevel> levels;
  for (auto [index, level] : llvm::enumerate(options.levels)) {
    levels.rows.push_back(getLevelFeatures(level));
    levels.setPointer(
        index, offsetof(WeirLevel, name),
        getString(level == IsaLevel::V3 ? "x86-64-v3" : "x86-64-v4"));
  }
  WeirProgram row = {};
  row.magic = WEIR_MAGIC;
  row.abiVersion = WEIR_ABI_VERSION;
  row.structSize = sizeof(WeirProgram);
  row.numLevels = levels.rows.size();
  row.numKernels = kernels.rows.size();
  row.numCalls = calls.rows.size();
  row.numSizesFns = sizesFns.rows.size();
  row.numSteps = steps.rows.size();
  row.numSites = sites.rows.size();
  row.numAttrs = attrs.rows.size();
  row.numResources = resources.rows.size();
  row.numComponents = components.size();
  row.numBranches = branches.size();

  PointerTable<WeirProgram> table;
  auto point = [&](size_t field, SymbolRef target) {
    table.setPointer(0, field, std::move(target));
  };
  point(offsetof(WeirProgram, name), getString(program.getSymName()));
  point(offsetof(WeirProgram, producer), getString(options.producer));
  point(offsetof(WeirProgram, levels), levels.write(relro));
  point(offsetof(WeirProgram, kernels), kernels.write(relro));
  point(offsetof(WeirProgram, calls), calls.write(relro));
  point(offsetof(WeirProgram, sizesFns), sizesFns.write(relro));
  point(offsetof(WeirProgram, steps), steps.write(relro));
  point(offsetof(WeirProgram, sites), sites.write(relro));
  SymbolRef attrTable = attrs.write(relro);
  point(offsetof(WeirProgram, attrs), attrTable);
  point(offsetof(WeirProgram, resources), writeResources(attrTable));
  point(offsetof(WeirProgram, components), writeComponents());
  point(offsetof(WeirProgram, branches), addTable(tables, branches));
  point(offsetof(WeirProgram, devices), writeDevices(row.numDevices));
  point(offsetof(WeirProgram, edges), writeEdges(row.numEdges));
  if (!options.plan.empty()) {
    point(offsetof(WeirProgram, plan),
          {symbols::tables,
           tables.appendBytes(options.plan.data(), options.plan.size(), 8)});
  }
  point(offsetof(WeirProgram, strings), {symbols::strings, 0});
  point(offsetof(WeirProgram, weights), {symbols::weights, 0});
  point(offsetof(WeirProgram, rodata), {symbols::rodata, 0});
  row.weightsSize = weights.size();
  row.rodataSize = rodata.getBytes().size();
  row.stringsSize = strings.getBytes().size();
  table.rows.push_back(row);
  programOffset = table.write(relro).offset;

  stats.numSteps = steps.rows.size();
  stats.numKernels = kernels.rows.size();
  stats.numCalls = calls.rows.size();
  stats.weightBytes = weights.size();
  stats.tableBytes = tables.getBytes().size() + relro.getBytes().size() +
                     strings.getBytes().size();
}
