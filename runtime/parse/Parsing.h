// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the operations that parse Examples and SequenceExamples share.
#ifndef WEIR_RUNTIME_PARSE_PARSING_H
#define WEIR_RUNTIME_PARSE_PARSING_H

#include "runtime/parse/FeatureSet.h"

namespace weir {

/// Where an operation has its keys.
enum class ParseForm : uint8_t { Scalars, Vectors, Attributes };

/// "[?,2]" for the shape of a dense feature.
struct WantedShapeText {
  char text[128];
  explicit WantedShapeText(const Wanted &feature);
};

/// The name of a record for messages.
inline WeirBytes nameAt(const WeirView *names, int64_t record) {
  return names && record < countOf(*names) ? textAt(*names, record)
                                           : WeirBytes{"<unknown>", 9};
}

/// Whether the records are a vector or a scalar as the form wants, and the
/// names as many. False after failing.
bool checkRecords(WeirCallContext *ctx, const WeirView &serialized,
                  const WeirView *names, ParseForm form);

} // namespace weir

#endif
