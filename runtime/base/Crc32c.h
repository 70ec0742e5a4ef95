// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CRC-32C (Castagnoli), the check sum of TensorFlow's files: checkpoints, their
// tables, records.
#ifndef WEIR_RUNTIME_BASE_CRC32C_H
#define WEIR_RUNTIME_BASE_CRC32C_H

#include <cstddef>
#include <cstdint>

namespace weir {

/// The sum of more bytes after bytes whose sum is `crc` (0 for none).
uint32_t crc32c(uint32_t crc, const void *data, size_t size);
/// The same by a table, where the processor has no instruction for it.
uint32_t crc32cByTable(uint32_t crc, const void *data, size_t size);

/// How sums are stored: rotated and moved, so that the sum of bytes with sums
/// in them is a good one.
inline uint32_t maskCrc(uint32_t crc) {
  return ((crc >> 15) | (crc << 17)) + 0xa282ead8u;
}

} // namespace weir

#endif
