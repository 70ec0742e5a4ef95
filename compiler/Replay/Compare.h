// Comparing a result with what TensorFlow answered.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef WEIR_COMPILER_REPLAY_COMPARE_H
#define WEIR_COMPILER_REPLAY_COMPARE_H

#include "compiler/Replay/HostTensor.h"

#include <optional>

namespace weir::replay {

/// How close a result must be: |got - expected| <= atol + rtol * |expected|,
/// element by element (for complex numbers: of the absolute difference). NaN
/// equals NaN; infinities must be the same.
struct Tolerance {
  /// Both 0: the default of the type (see `defaultTolerance`).
  double rtol = 0;
  double atol = 0;
  /// The rows (first dimension) come in no fixed order.
  bool unordered = false;
  /// Type and shape are compared, values are not.
  bool shapeOnly = false;
};

/// 1e-5/1e-6 for float32 and complex64, 1e-10/1e-12 for float64 and
/// complex128, 1e-2/1e-2 for narrower floats, 0/0 (exact) for all else.
Tolerance defaultTolerance(DType dtype);

/// Nothing if `got` agrees with `expected`; otherwise what differs, with both
/// values and the worst element's index.
std::optional<std::string> findDifference(const HostTensor &got,
                                          const HostTensor &expected,
                                          Tolerance tolerance);

/// The dense tensor that TensorFlow's IndexedSlices stand for: row
/// `indices[i]` gets `values[i]` added. `denseShape` is the shape, or, where
/// empty, `fallbackShape` is. Fails if an index is out of range or the types
/// do not fit.
llvm::Expected<HostTensor> densifySlices(const HostTensor &values,
                                         const HostTensor &indices,
                                         const HostTensor *denseShape,
                                         llvm::ArrayRef<int64_t> fallbackShape);

/// The number of a canonical status code by its name ("INVALID_ARGUMENT" is
/// 3); nothing if there is none of that name.
std::optional<int> statusCodeByName(llvm::StringRef name);

/// The name of a canonical status code; "code 77" if unknown.
std::string statusCodeName(int code);

} // namespace weir::replay

#endif // WEIR_COMPILER_REPLAY_COMPARE_H
