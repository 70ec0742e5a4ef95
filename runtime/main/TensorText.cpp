// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors as text: literals, and printing, which gives text that parses again.
#include "runtime/base/Memory.h"
#include "runtime/calls/CallUtils.h"
#include "runtime/main/HostTensor.h"
#include "runtime/main/LiteralParser.h"
#include "runtime/tensor/Value.h"
#include <cerrno>
#include <cstdio>

using namespace weir;

Status weir::parseLiteral(const char *text, int32_t dtype,
                          weir_runtime *runtime, HostTensor &tensor) {
  LiteralParser parser(text, dtype);
  if (Status s = parser.parse(text); !s.ok()) {
    return s;
  }
  if (Status s = tensor.make(runtime, dtype, parser.rank, parser.dims);
      !s.ok()) {
    return s;
  }
  if (dtype == WEIR_DT_STRING) {
    for (size_t i = 0; i < parser.texts.size(); ++i) {
      weir_tensor_set_string(runtime, &tensor.view, int64_t(i),
                             parser.texts[i].data, parser.texts[i].size);
    }
  } else if (tensor.view.bytes == parser.bytes.size()) {
    if (parser.bytes.size()) {
      memcpy(tensor.view.data, parser.bytes.data(), parser.bytes.size());
    }
  } else {
    return Status::error(WEIR_INVALID_ARGUMENT, "\"%.200s\" is not rectangular",
                         text);
  }
  return Status();
}

/// The shortest of up to \p digits that reads back as the value.
static void printReal(double value, bool isFloat) {
  char text[40];
  for (int digits = isFloat ? 6 : 15; digits <= 17; ++digits) {
    snprintf(text, sizeof text, "%.*g", digits, value);
    double again =
        isFloat ? double(strtof(text, nullptr)) : strtod(text, nullptr);
    if (again == value) {
      break;
    }
  }
  fputs(text, stdout);
}

static void printText(const WeirString &string) {
  putchar('"');
  for (uint64_t i = 0; i < string.size; ++i) {
    unsigned char c = static_cast<unsigned char>(string.data[i]);
    if (c == '"' || c == '\\') {
      printf("\\%c", c);
    } else if (c == '\n') {
      fputs("\\n", stdout);
    } else if (c < 0x20 || c == 0x7f) {
      printf("\\x%02x", c);
    } else {
      putchar(c);
    }
  }
  putchar('"');
}

static void printElement(const weir_tensor &tensor, int64_t i) {
  const void *data = tensor.data;
  switch (tensor.dtype) {
  case WEIR_DT_FLOAT:
    return printReal(static_cast<const float *>(data)[i], true);
  case WEIR_DT_DOUBLE:
    return printReal(static_cast<const double *>(data)[i], false);
  case WEIR_DT_HALF:
    return printReal(static_cast<const Half *>(data)[i], true);
  case WEIR_DT_BFLOAT16:
    return printReal(static_cast<const BFloat16 *>(data)[i], true);
  case WEIR_DT_COMPLEX64:
  case WEIR_DT_COMPLEX128: {
    bool narrow = tensor.dtype == WEIR_DT_COMPLEX64;
    putchar('(');
    printReal(narrow ? static_cast<const Complex64 *>(data)[i].re
                     : static_cast<const Complex128 *>(data)[i].re,
              narrow);
    fputs(", ", stdout);
    printReal(narrow ? static_cast<const Complex64 *>(data)[i].im
                     : static_cast<const Complex128 *>(data)[i].im,
              narrow);
    putchar(')');
    return;
  }
  case WEIR_DT_BOOL:
    fputs(static_cast<const uint8_t *>(data)[i] ? "true" : "false", stdout);
    return;
  case WEIR_DT_STRING:
    return printText(static_cast<const WeirString *>(data)[i]);
  case WEIR_DT_UINT64:
    printf("%llu", (unsigned long long)static_cast<const uint64_t *>(data)[i]);
    return;
  default:
    break;
  }
  bool integer = withNumber(tensor.dtype, [&](auto *type) {
    using T = Pointee<decltype(type)>;
    if constexpr (std::is_integral_v<T>) {
      printf("%lld", (long long)static_cast<const T *>(data)[i]);
    }
  });
  if (!integer) {
    fputs(tensor.dtype == WEIR_DT_RESOURCE ? "<resource>" : "<value>", stdout);
  }
}

void weir::printTensor(const char *name, const weir_tensor &tensor) {
  printf("%s: %s[", name, weir_dtype_name(tensor.dtype));
  for (int32_t d = 0; d < tensor.rank; ++d) {
    printf("%s%lld", d ? "," : "", (long long)tensor.dims[d]);
  }
  fputs("] = ", stdout);
  printValue(tensor);
  putchar('\n');
}

void weir::printValue(const weir_tensor &tensor) {
  constexpr int64_t limit = 1000;
  int64_t count = elementCount(tensor.rank, tensor.dims);
  int64_t at[WEIR_MAX_RANK] = {};
  int32_t open = 0; // brackets open
  if (count == 0 && tensor.rank > 0) {
    fputs("[]", stdout);
  }
  for (int64_t i = 0; i < count; ++i) {
    while (open < tensor.rank) {
      putchar('[');
      ++open;
    }
    if (i == limit) {
      printf("... %lld more; --fetch NAME=FILE.npy writes all",
             (long long)(count - i));
      while (open-- > 0) {
        putchar(']');
      }
      break;
    }
    printElement(tensor, i);
    for (int32_t d = tensor.rank; d-- > 0;) {
      if (++at[d] < tensor.dims[d]) {
        break;
      }
      at[d] = 0;
      putchar(']');
      --open;
    }
    if (i + 1 < count) {
      fputs(", ", stdout);
    }
  }
}
