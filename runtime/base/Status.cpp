// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages are made with vsnprintf into malloc'ed memory. Where even that
// fails, the code alone remains.
#include "runtime/base/Status.h"
#include <cstdio>
#include <cstdlib>

using namespace weir;

Status &Status::operator=(Status &&other) noexcept {
  if (this != &other) {
    free(text);
    text = other.text;
    number = other.number;
    other.text = nullptr;
    other.number = WEIR_OK;
  }
  return *this;
}

Status::~Status() { free(text); }

Status Status::errorV(int32_t code, const char *format, va_list arguments) {
  Status status;
  status.number = code;
  va_list again;
  va_copy(again, arguments);
  int length = vsnprintf(nullptr, 0, format, arguments);
  if (length >= 0) {
    status.text = static_cast<char *>(malloc(size_t(length) + 1));
    if (status.text) {
      vsnprintf(status.text, size_t(length) + 1, format, again);
    }
  }
  va_end(again);
  return status;
}

Status Status::error(int32_t code, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  Status status = errorV(code, format, arguments);
  va_end(arguments);
  return status;
}

Status Status::copyOf(const Status &other) {
  if (other.ok()) {
    return Status();
  }
  return error(other.code(), "%s", other.message());
}

const char *weir::codeName(int32_t code) {
  static const char *const names[] = {"OK",
                                      "Cancelled",
                                      "Unknown",
                                      "InvalidArgument",
                                      "DeadlineExceeded",
                                      "NotFound",
                                      "AlreadyExists",
                                      "PermissionDenied",
                                      "ResourceExhausted",
                                      "FailedPrecondition",
                                      "Aborted",
                                      "OutOfRange",
                                      "Unimplemented",
                                      "Internal",
                                      "Unavailable",
                                      "DataLoss",
                                      "Unauthenticated"};
  if (code < 0 || code >= int32_t(sizeof(names) / sizeof(names[0]))) {
    return "Unknown";
  }
  return names[code];
}
