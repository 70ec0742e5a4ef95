// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the lookup table operations share.
#ifndef WEIR_RUNTIME_TABLE_TABLECALLS_H
#define WEIR_RUNTIME_TABLE_TABLECALLS_H

#include "runtime/table/Table.h"

namespace weir {

/// The table of input 0; null after failing.
LookupTable *tableOf(WeirCallContext *ctx);

/// Rows of keys and values (null: none) in inputs 1 and 2: how many, or -1
/// after failing. Exported buckets are vectors even of scalars. The caller
/// holds the table's mutex.
int64_t countRows(WeirCallContext *ctx, const LookupTable &table,
                  const WeirView &keys, const WeirView *values,
                  bool areBuckets = false);

/// Row `row` of a tensor of rows of `elements`.
inline const char *rowOf(const WeirView &view, int64_t row, int64_t elements) {
  return static_cast<const char *>(view.data) +
         row * elements * weir_dtype_size(view.dtype);
}

/// Fills a static table once with inputs 1 and 2.
WeirCallStatus initializeTable(WeirCallContext *ctx);

} // namespace weir

#endif
