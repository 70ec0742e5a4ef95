//===- KernelCompiler.h - kernels to objects, one class per target -*- C++ -*-//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface between scheduling, which makes kernels (docs/architecture.md,
// section 3), and a target, which makes code of them.
#ifndef WEIR_COMPILER_TARGET_KERNELCOMPILER_H
#define WEIR_COMPILER_TARGET_KERNELCOMPILER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace weir {

/// How kernels become code.
enum class CodegenMode {
  /// Plain loops, libm. The yardstick of tests: simple, correct, slow.
  Reference,
  /// Vectors, register tiles, polynomial math; what fits no schedule falls back
  /// to loops, with a remark.
  Fast,
};

/// Instruction set levels of x86-64. An object holds one version per level.
enum class IsaLevel { V3, V4 };

/// The best level that this machine runs; none if it has not even x86-64-v3.
std::optional<IsaLevel> getHostLevel();

struct KernelCompileOptions {
  CodegenMode codegen = CodegenMode::Fast;
  /// The levels to compile for, in rising order, at least one.
  llvm::SmallVector<IsaLevel> levels = {IsaLevel::V3, IsaLevel::V4};
  /// Ask for packed layouts of constant operands (CompiledKernel::packed). If
  /// off, kernels read every operand as it is.
  bool packConstants = true;
  /// Emit a remark for each op that fits no fast schedule.
  bool remarks = false;
  /// LLVM's optimization level, 0 to 3.
  int optLevel = 2;
  /// What the machine runs that kernels are loaded on.
  std::optional<IsaLevel> host = getHostLevel();
};

/// Asks that a constant operand be stored in another layout, once, by whoever
/// writes the weights. Only arguments with the unit attribute `task.constant`
/// are asked for. The kernel then reads *only* the packed form.
struct PackedOperand {
  /// Index of the tensor argument.
  unsigned argument = 0;
  /// Canonical operand, seen as a row-major matrix `rows x columns` (for a
  /// transposed right-hand side, `transposed` holds and it is stored as
  /// `columns x rows`), repeated `batch` times.
  int64_t batch = 1, rows = 0, columns = 0;
  bool transposed = false;
  /// Packed: `[batch][ceil(columns/panel)][rows][panel]`, columns past the end
  /// are zero.
  int64_t panel = 0;
  /// Bytes of an element.
  unsigned elementBytes = 4;

  /// Bytes of the packed operand.
  int64_t packedBytes() const {
    return batch * ((columns + panel - 1) / panel) * rows * panel *
           elementBytes;
  }
  /// Writes the packed form of `source` to `packed` (packedBytes() bytes).
  void pack(const void *source, void *packed) const;
};

/// Wall-clock milliseconds of the phases of one compilation.
struct KernelPhaseTimes {
  double schedule = 0, lower = 0, optimize = 0, emit = 0;
};

/// What one kernel became. Owned by the caller.
struct CompiledKernel {
  /// The kernel's symbol name.
  std::string name;
  /// A relocatable object. It defines `<name>.v3`, `<name>.v4` (the levels
  /// asked for), and, where they are not 1 and 0, `<name>.chunks` and
  /// `<name>.scratch`. It may refer to `weir_kernel_raise`,
  /// `weir_kernel_poll`, memcpy, memset, memmove and libm, and to nothing else.
  llvm::SmallVector<char, 0> object;
  /// The symbols that the object defines.
  std::vector<std::string> symbols;
  bool hasChunks = false, hasScratch = false;
  /// Bytes of machine code (executable sections).
  uint64_t codeBytes = 0;
  std::vector<PackedOperand> packed;
  /// What did not fit a fast schedule and why, one line each.
  std::vector<std::string> fallbacks;
  KernelPhaseTimes times;
};

/// A kernel loaded into this process, at the best level of this machine.
class LoadedKernel {
public:
  virtual ~LoadedKernel();
  /// What a failed check reported.
  struct Raise {
    int64_t site = -1, index = 0;
    std::vector<int64_t> values;
  };
  /// Length of the outermost parallel loop for these sizes.
  virtual int64_t chunks(llvm::ArrayRef<int64_t> sizes) const = 0;
  /// Bytes of scratch for these sizes.
  virtual int64_t scratchBytes(llvm::ArrayRef<int64_t> sizes) const = 0;
  /// Runs chunks [begin, end). `buffers` are inputs, outputs, scratch (the last
  /// may be absent if scratchBytes is 0). Returns the check that failed, or one
  /// with site -1. Thread-safe for disjoint buffers.
  virtual Raise run(llvm::ArrayRef<void *> buffers,
                    llvm::ArrayRef<int64_t> sizes, int64_t begin,
                    int64_t end) const = 0;
  /// The compiled form (packed operands, sizes, times).
  virtual const CompiledKernel &compiled() const = 0;

  /// Runs all chunks with scratch of its own; packs the operands that want it.
  Raise evaluate(llvm::ArrayRef<void *> inputs, llvm::ArrayRef<void *> outputs,
                 llvm::ArrayRef<int64_t> sizes) const;
};

/// Compiles kernels for one target. Thread-safe: `compile` and `load` may run
/// at once in several threads on kernels of one MLIRContext, if that context
/// has multithreading enabled (its uniquers then lock), all dialects were
/// loaded before (`prepareContext`), and nobody changes the kernels meanwhile.
/// Each call works on its own clone and its own LLVMContext.
class KernelCompiler {
public:
  virtual ~KernelCompiler();
  /// Compiles `kernel`. Fails with a diagnostic at the op at fault.
  virtual mlir::FailureOr<CompiledKernel>
  compile(mlir::func::FuncOp kernel) = 0;
  /// Compiles `kernel` for this machine and loads it: constant folding by
  /// evaluation, tests.
  virtual mlir::FailureOr<std::unique_ptr<LoadedKernel>>
  load(mlir::func::FuncOp kernel) = 0;
};

/// Registers the dialects, interfaces and translations that the CPU target
/// needs. Call it on the context's registry before the context is used.
void registerCpuTargetDialects(mlir::DialectRegistry &registry);

/// Loads every dialect that compilation may create ops of.
void prepareCpuTargetContext(mlir::MLIRContext &context);

std::unique_ptr<KernelCompiler>
createCpuKernelCompiler(const KernelCompileOptions &options);

} // namespace weir

#endif // WEIR_COMPILER_TARGET_KERNELCOMPILER_H
