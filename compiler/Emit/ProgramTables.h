//===- ProgramTables.h - frames as tables -----------------------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_COMPILER_EMIT_PROGRAMTABLES_H
#define WEIR_COMPILER_EMIT_PROGRAMTABLES_H

#include "compiler/Emit/ProgramEmitter.h"
#include "compiler/Emit/RelocBlob.h"
#include "compiler/Emit/SizeFunctions.h"
#include "compiler/Emit/WeightStore.h"
#include "dialects/Task/TaskDialect.h"
#include "passes/Schedule/TaskCost.h"
#include "llvm/ADT/MapVector.h"
#include <set>

namespace weir {

/// Symbols of the sections of a program's object.
namespace symbols {
constexpr char tables[] = "weir.tables";   ///< tables without pointers
constexpr char strings[] = "weir.strings"; ///< names
constexpr char relro[] = "weir.relro";     ///< tables with pointers
constexpr char rodata[] = "weir.rodata";   ///< constants with pointers
constexpr char weights[] = "weir.weights"; ///< constants
constexpr char program[] = "weir_program";
} // namespace symbols

/// Builds the tables of one program, and the functions they point to in `code`.
class ProgramTables {
public:
  ProgramTables(ProgramOp program, llvm::ArrayRef<CompiledKernel> kernels,
                const EmitOptions &options, llvm::Module &code);

  llvm::LogicalResult build();

  RelocBlob tables, relro, rodata;
  StringPool strings;
  WeightStore weights;
  /// Where `weir_program` is in `relro`.
  uint64_t programOffset = 0;
  EmitStats stats;
  std::set<std::string> callFunctions;
  /// The archives of those functions, as EmitOptions::archives says.
  std::set<std::string> components;
  std::vector<ResourceInfo> resourceInfos;

private:
  struct Step;

  // One frame.
  llvm::LogicalResult addStep(task::FrameOp frame);
  void addSlots(Step &step);
  void addArenaSlot(Step &step, task::SlotOp op);
  llvm::LogicalResult addTasks(Step &step);
  llvm::LogicalResult addTask(Step &step, task::TaskOp op);
  void addConstants(Step &step);
  void addLayout(Step &step);
  void finishStep(Step &step);
  uint64_t addPorts(Step &step, mlir::ArrayAttr names, mlir::ArrayAttr types,
                    llvm::ArrayRef<uint32_t> slots);
  /// The slot that task input `argument` reads: the constant as the kernel
  /// wants it packed, or the slot itself.
  llvm::FailureOr<uint32_t> getInputSlot(Step &step, task::TaskOp op,
                                         unsigned argument);

  // Tables of the whole program.
  llvm::FailureOr<uint32_t> getKernel(task::TaskOp op);
  uint32_t addCopyKernel(unsigned numSizes);
  llvm::FailureOr<uint32_t> addCompiledKernel(task::TaskOp op);
  uint32_t getCall(task::TaskOp op);
  uint32_t addSites(llvm::ArrayRef<SizeSite> sites);
  uint32_t addKernelSites(task::TaskOp op);
  uint32_t addAttrs(task::TaskOp op, uint16_t &count);
  uint32_t getStep(llvm::StringRef name) const {
    return stepIndex.lookup(name);
  }
  uint32_t addBranches(task::TaskOp op);
  /// Lists what the call `op` creates, if it creates a resource that outlives
  /// steps; its attributes are at `firstAttr`. (ResourceTables.cpp)
  void addResource(task::TaskOp op, uint32_t firstAttr, uint32_t numAttrs);
  SymbolRef writeResources(const SymbolRef &attrTable);
  SymbolRef writeComponents();
  // What partition left in the program's attributes. (EdgeTables.cpp)
  SymbolRef writeDevices(uint32_t &count);
  SymbolRef writeEdges(uint32_t &count);
  void finishProgram();

  SymbolRef getString(llvm::StringRef text) {
    return {symbols::strings, strings.add(text)};
  }
  /// A table of structs whose pointers are set later.
  template <typename T> struct PointerTable {
    std::vector<T> rows;
    std::vector<std::pair<uint64_t, SymbolRef>> pointers;
    void setPointer(size_t row, size_t fieldOffset, SymbolRef target) {
      pointers.push_back({row * sizeof(T) + fieldOffset, std::move(target)});
    }
    /// Appends the rows to `blob`.
    SymbolRef write(RelocBlob &blob) const {
      if (rows.empty()) {
        return {};
      }
      uint64_t offset = blob.append(rows);
      for (const auto &[at, target] : pointers) {
        blob.setPointer(offset + at, target);
      }
      return {symbols::relro, offset};
    }
  };

  ProgramOp program;
  const EmitOptions &options;
  SizeFunctions functions;
  mlir::SymbolTable moduleSymbols;
  llvm::StringMap<const CompiledKernel *> compiled;
  TaskCost cost;
  llvm::StringMap<uint32_t> kernelIndex, callIndex, stepIndex;
  /// Numbers of the names of loop frames: the same in all images of a step, as
  /// the tags of transfers are made of them.
  llvm::StringMap<uint32_t> frameNames;
  std::vector<uint32_t> branches;
  PointerTable<WeirKernel> kernels;
  PointerTable<WeirCall> calls;
  PointerTable<WeirSizesFn> sizesFns;
  PointerTable<WeirSite> sites;
  PointerTable<WeirAttr> attrs;
  PointerTable<WeirStep> steps;
  PointerTable<WeirResource> resources;
  /// By container and name.
  std::map<std::pair<std::string, std::string>, size_t> resourceIndex;
  /// The first of each one's attributes.
  std::vector<uint32_t> resourceAttrs;
};

/// The elements of a table without pointers, as a reference.
template <typename T>
SymbolRef addTable(RelocBlob &tables, const std::vector<T> &rows) {
  return rows.empty() ? SymbolRef()
                      : SymbolRef{symbols::tables, tables.append(rows)};
}

/// The number of a type's elements in tables (WeirDataType).
int32_t getDtype(mlir::Type type);

/// A row of WeirAttr for each attribute of a call: fills `row` and writes its
/// data; returns where the data is. `opType` tells shapes from lists of
/// integers. (CallAttrs.cpp)
SymbolRef writeCallAttr(mlir::NamedAttribute attr, llvm::StringRef opType,
                        WeirAttr &row, RelocBlob &tables, RelocBlob &relro,
                        WeightStore &weights);

} // namespace weir

#endif // WEIR_COMPILER_EMIT_PROGRAMTABLES_H
