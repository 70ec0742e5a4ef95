//===- KernelCompiler.cpp - what every target shares ----------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Packing of constant operands and evaluation of loaded kernels.
#include "compiler/Target/KernelCompiler.h"
#include <cstring>

using namespace weir;

KernelCompiler::~KernelCompiler() = default;
LoadedKernel::~LoadedKernel() = default;

void PackedOperand::pack(const void *source, void *packed) const {
  const char *from = static_cast<const char *>(source);
  char *to = static_cast<char *>(packed);
  std::memset(to, 0, packedBytes());
  int64_t panels = (columns + panel - 1) / panel;
  for (int64_t b = 0; b < batch; ++b) {
    for (int64_t r = 0; r < rows; ++r) {
      for (int64_t c = 0; c < columns; ++c) {
        int64_t canonical =
            b * rows * columns + (transposed ? c * rows + r : r * columns + c);
        int64_t place =
            ((b * panels + c / panel) * rows + r) * panel + c % panel;
        std::memcpy(to + place * elementBytes, from + canonical * elementBytes,
                    elementBytes);
      }
    }
  }
}

LoadedKernel::Raise
LoadedKernel::evaluate(llvm::ArrayRef<void *> inputs,
                       llvm::ArrayRef<void *> outputs,
                       llvm::ArrayRef<int64_t> sizes) const {
  llvm::SmallVector<void *> buffers(inputs);
  std::vector<std::vector<char>> owned;
  for (const PackedOperand &operand : compiled().packed) {
    owned.emplace_back(operand.packedBytes());
    operand.pack(inputs[operand.argument], owned.back().data());
    buffers[operand.argument] = owned.back().data();
  }
  buffers.append(outputs.begin(), outputs.end());
  owned.emplace_back(scratchBytes(sizes) + 64);
  auto address = reinterpret_cast<uintptr_t>(owned.back().data());
  buffers.push_back(reinterpret_cast<void *>((address + 63) & ~uintptr_t(63)));
  return run(buffers, sizes, 0, chunks(sizes));
}
