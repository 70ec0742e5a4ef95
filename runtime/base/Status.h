// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a runtime function that can fail returns: a canonical code and, on the
// error path only, an owned message. [[nodiscard]], movable.
#ifndef WEIR_RUNTIME_BASE_STATUS_H
#define WEIR_RUNTIME_BASE_STATUS_H

#include "runtime/abi/DataType.h"
#include <cstdarg>
#include <cstdint>

namespace weir {

class [[nodiscard]] Status {
public:
  Status() = default;
  Status(Status &&other) noexcept : text(other.text), number(other.number) {
    other.text = nullptr;
    other.number = WEIR_OK;
  }
  Status &operator=(Status &&other) noexcept;
  Status(const Status &) = delete;
  Status &operator=(const Status &) = delete;
  ~Status();

  /// The message is printf's text, owned; lower case, no period.
  static Status error(int32_t code, const char *format, ...)
      __attribute__((format(printf, 2, 3)));
  static Status errorV(int32_t code, const char *format, va_list arguments);
  static Status copyOf(const Status &other);

  bool ok() const { return number == WEIR_OK; }
  int32_t code() const { return number; }
  /// Never null; empty for OK.
  const char *message() const { return text ? text : ""; }

private:
  char *text = nullptr;
  int32_t number = WEIR_OK;
};

/// "InvalidArgument", as TensorFlow's users know the codes.
const char *codeName(int32_t code);

} // namespace weir

#endif
