// Comparing a result with what TensorFlow answered.
//
// Every numeric type is compared through one view of an element as a complex
// double (integers of 64 bits exactly, by their bytes). Rows without order are
// matched greedily: each expected row takes the first unused row that agrees.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/Compare.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"

#include <cmath>
#include <complex>
#include <cstring>

using namespace weir::replay;

using Complex = std::complex<double>;

Tolerance weir::replay::defaultTolerance(DType dtype) {
  Tolerance result;
  switch (dtype) {
  case DType::Float:
  case DType::Complex64:
    result.rtol = 1e-5;
    result.atol = 1e-6;
    break;
  case DType::Double:
  case DType::Complex128:
    result.rtol = 1e-10;
    result.atol = 1e-12;
    break;
  case DType::Half:
  case DType::BFloat16:
  case DType::Float8E5M2:
  case DType::Float8E4M3FN:
    result.rtol = result.atol = 1e-2;
    break;
  default:
    break;
  }
  return result;
}

/// Element `index` of a floating or complex tensor.
static Complex elementAt(const HostTensor &tensor, int64_t index) {
  switch (tensor.dtype) {
  case DType::Float:
    return tensor.as<float>()[index];
  case DType::Double:
    return tensor.as<double>()[index];
  case DType::Half:
    return halfToFloat(tensor.as<uint16_t>()[index]);
  case DType::BFloat16:
    return bfloat16ToFloat(tensor.as<uint16_t>()[index]);
  case DType::Complex64:
    return {tensor.as<float>()[2 * index], tensor.as<float>()[2 * index + 1]};
  case DType::Complex128:
    return {tensor.as<double>()[2 * index], tensor.as<double>()[2 * index + 1]};
  default:
    return 0;
  }
}

static bool hasTolerance(DType dtype) {
  switch (dtype) {
  case DType::Float:
  case DType::Double:
  case DType::Half:
  case DType::BFloat16:
  case DType::Complex64:
  case DType::Complex128:
    return true;
  default:
    return false;
  }
}

static bool realAgrees(double got, double expected) {
  return got == expected || (std::isnan(got) && std::isnan(expected));
}

/// By how much the element misses the tolerance: 0 or less agrees, infinity
/// where NaN or infinities differ.
static double excess(Complex got, Complex expected, const Tolerance &tol) {
  bool finite = std::isfinite(got.real()) && std::isfinite(got.imag()) &&
                std::isfinite(expected.real()) &&
                std::isfinite(expected.imag());
  if (finite) {
    return std::abs(got - expected) -
           (tol.atol + tol.rtol * std::abs(expected));
  }
  auto part = [&](double g, double e) {
    if (realAgrees(g, e)) {
      return 0.0;
    }
    if (!std::isfinite(g) || !std::isfinite(e)) {
      return double(INFINITY);
    }
    return std::fabs(g - e) - (tol.atol + tol.rtol * std::fabs(e));
  };
  return std::max(part(got.real(), expected.real()),
                  part(got.imag(), expected.imag()));
}

/// How much element `i` of `got` misses element `j` of `expected`.
static double elementExcess(const HostTensor &got, int64_t i,
                            const HostTensor &expected, int64_t j,
                            const Tolerance &tol) {
  if (got.dtype == DType::String) {
    return got.strings[i] == expected.strings[j] ? 0 : INFINITY;
  }
  if (hasTolerance(got.dtype)) {
    return excess(elementAt(got, i), elementAt(expected, j), tol);
  }
  size_t size = dtypeSize(got.dtype);
  if (got.dtype == DType::Bool) {
    return !got.bytes[i] == !expected.bytes[j] ? 0 : INFINITY;
  }
  return std::memcmp(&got.bytes[i * size], &expected.bytes[j * size], size)
             ? INFINITY
             : 0;
}

static std::string indexText(int64_t flat, llvm::ArrayRef<int64_t> dims) {
  llvm::SmallVector<int64_t> index(dims.size());
  for (size_t d = dims.size(); d-- > 0;) {
    index[d] = flat % dims[d];
    flat /= dims[d];
  }
  std::string text = "[";
  for (auto [d, value] : llvm::enumerate(index)) {
    text += (d ? "," : "") + std::to_string(value);
  }
  return text + "]";
}

static std::optional<std::string> compareOrdered(const HostTensor &got,
                                                 const HostTensor &expected,
                                                 const Tolerance &tol) {
  int64_t wrong = 0, worst = -1;
  double worstExcess = 0;
  int64_t count = expected.numElements();
  for (int64_t i = 0; i < count; ++i) {
    double over = elementExcess(got, i, expected, i, tol);
    if (over <= 0) {
      continue;
    }
    ++wrong;
    if (worst < 0 || over > worstExcess) {
      worst = i;
      worstExcess = over;
    }
  }
  if (!wrong) {
    return std::nullopt;
  }
  return std::to_string(wrong) + " of " + std::to_string(count) +
         " elements differ; worst at " + indexText(worst, expected.dims) +
         ": expected " + expected.describeElement(worst) + ", got " +
         got.describeElement(worst);
}

static std::optional<std::string> compareUnordered(const HostTensor &got,
                                                   const HostTensor &expected,
                                                   const Tolerance &tol) {
  int64_t rows = expected.dims.front();
  int64_t width = rows ? expected.numElements() / rows : 0;
  std::vector<bool> used(rows, false);
  for (int64_t row = 0; row < rows; ++row) {
    bool found = false;
    for (int64_t other = 0; other < rows && !found; ++other) {
      if (used[other]) {
        continue;
      }
      bool agrees = true;
      for (int64_t k = 0; k < width && agrees; ++k) {
        agrees = elementExcess(got, other * width + k, expected,
                               row * width + k, tol) <= 0;
      }
      if (agrees) {
        used[other] = found = true;
      }
    }
    if (!found) {
      return "no row of the result agrees with expected row " +
             std::to_string(row);
    }
  }
  return std::nullopt;
}

std::optional<std::string>
weir::replay::findDifference(const HostTensor &got, const HostTensor &expected,
                             Tolerance tolerance) {
  if (got.dtype != expected.dtype || got.dims != expected.dims) {
    return "expected " + expected.describeType() + ", got " +
           got.describeType();
  }
  if (tolerance.shapeOnly || expected.numElements() == 0) {
    return std::nullopt;
  }
  if (tolerance.rtol == 0 && tolerance.atol == 0) {
    Tolerance standard = defaultTolerance(expected.dtype);
    tolerance.rtol = standard.rtol;
    tolerance.atol = standard.atol;
  }
  if (tolerance.unordered && !expected.dims.empty()) {
    return compareUnordered(got, expected, tolerance);
  }
  return compareOrdered(got, expected, tolerance);
}

/// The half or bfloat16 nearest to `value`.
static uint16_t roundTo16(float value, DType dtype) {
  llvm::APFloat number(value);
  bool losesInfo;
  number.convert(dtype == DType::Half ? llvm::APFloat::IEEEhalf()
                                      : llvm::APFloat::BFloat(),
                 llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return uint16_t(number.bitcastToAPInt().getZExtValue());
}

static void addRow16(HostTensor &to, int64_t toRow, const HostTensor &from,
                     int64_t fromRow, int64_t width) {
  auto widen = to.dtype == DType::Half ? halfToFloat : bfloat16ToFloat;
  uint16_t *target =
      reinterpret_cast<uint16_t *>(to.bytes.data()) + toRow * width;
  const uint16_t *source = from.as<uint16_t>().data() + fromRow * width;
  for (int64_t i = 0; i < width; ++i) {
    target[i] = roundTo16(widen(target[i]) + widen(source[i]), to.dtype);
  }
}

/// `to[i] += from[i]` for `width` elements of a row.
static bool addRow(HostTensor &to, int64_t toRow, const HostTensor &from,
                   int64_t fromRow, int64_t width) {
  auto add = [&](auto zero, int64_t parts) {
    using T = decltype(zero);
    T *target = reinterpret_cast<T *>(to.bytes.data()) + toRow * width * parts;
    const T *source = from.as<T>().data() + fromRow * width * parts;
    for (int64_t i = 0; i < width * parts; ++i) {
      target[i] += source[i];
    }
    return true;
  };
  switch (to.dtype) {
  case DType::Half:
  case DType::BFloat16:
    addRow16(to, toRow, from, fromRow, width);
    return true;
  case DType::Float:
    return add(float(), 1);
  case DType::Double:
    return add(double(), 1);
  case DType::Complex64:
    return add(float(), 2);
  case DType::Complex128:
    return add(double(), 2);
  case DType::Int32:
    return add(int32_t(), 1);
  case DType::Int64:
    return add(int64_t(), 1);
  default:
    return false;
  }
}

/// The values of an int32 or int64 tensor.
static std::vector<int64_t> integersOf(const HostTensor &tensor) {
  std::vector<int64_t> result;
  if (tensor.dtype == DType::Int32) {
    for (int32_t value : tensor.as<int32_t>()) {
      result.push_back(value);
    }
  } else if (tensor.dtype == DType::Int64) {
    result = tensor.as<int64_t>().vec();
  }
  return result;
}

llvm::Expected<HostTensor>
weir::replay::densifySlices(const HostTensor &values, const HostTensor &indices,
                            const HostTensor *denseShape,
                            llvm::ArrayRef<int64_t> fallbackShape) {
  std::vector<int64_t> dims =
      denseShape ? integersOf(*denseShape) : fallbackShape.vec();
  if (dims.empty()) {
    return llvm::createStringError("indexed slices of a scalar");
  }
  HostTensor dense = makeZeros(values.dtype, dims);
  int64_t width = 1;
  for (size_t d = 1; d < dims.size(); ++d) {
    width *= dims[d];
  }
  std::vector<int64_t> rows = integersOf(indices);
  if (int64_t(rows.size()) * width != values.numElements()) {
    return llvm::createStringError(
        "indexed slices: expected " + llvm::Twine(rows.size() * width) +
        " values, got " + llvm::Twine(values.numElements()));
  }
  for (auto [i, row] : llvm::enumerate(rows)) {
    if (row < 0 || row >= dims[0]) {
      return llvm::createStringError("indexed slices: row " + llvm::Twine(row) +
                                     " is not in [0, " + llvm::Twine(dims[0]) +
                                     ")");
    }
    if (!addRow(dense, row, values, int64_t(i), width)) {
      return llvm::createStringError("indexed slices of type " +
                                     dtypeName(values.dtype));
    }
  }
  return dense;
}

static const char *const statusNames[] = {
    "OK",
    "CANCELLED",
    "UNKNOWN",
    "INVALID_ARGUMENT",
    "DEADLINE_EXCEEDED",
    "NOT_FOUND",
    "ALREADY_EXISTS",
    "PERMISSION_DENIED",
    "RESOURCE_EXHAUSTED",
    "FAILED_PRECONDITION",
    "ABORTED",
    "OUT_OF_RANGE",
    "UNIMPLEMENTED",
    "INTERNAL",
    "UNAVAILABLE",
    "DATA_LOSS",
    "UNAUTHENTICATED",
};

std::optional<int> weir::replay::statusCodeByName(llvm::StringRef name) {
  for (auto [code, known] : llvm::enumerate(statusNames)) {
    if (name == known) {
      return int(code);
    }
  }
  return std::nullopt;
}

std::string weir::replay::statusCodeName(int code) {
  if (code >= 0 && size_t(code) < std::size(statusNames)) {
    return statusNames[code];
  }
  return "code " + std::to_string(code);
}
