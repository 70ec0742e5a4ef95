// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ReadFile(filename), WriteFile(filename, contents).
#include "runtime/strings/Text.h"
#include <cerrno>
#include <sys/stat.h>

using namespace weir;

static WeirCallStatus failFile(WeirCallContext *ctx, const char *path,
                               int number) {
  int32_t code =
      number == ENOENT                        ? WEIR_NOT_FOUND
      : number == EACCES || number == EPERM   ? WEIR_PERMISSION_DENIED
      : number == EISDIR || number == ENOTDIR ? WEIR_FAILED_PRECONDITION
      : number == ENOSPC || number == EDQUOT  ? WEIR_RESOURCE_EXHAUSTED
                                              : WEIR_UNKNOWN;
  return weir_call_fail(ctx, code, "%s; %s", path, strerror(number));
}

static bool readName(WeirCallContext *ctx, Text &name) {
  const WeirView &view = *weir_call_input(ctx, 0);
  if (view.rank != 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Input filename tensor must be scalar, but had shape: %s",
                   ShapeText(view).text);
    return false;
  }
  append(name, textAt(view, 0));
  name.push(0);
  return true;
}

extern "C" WeirCallStatus weir_call_ReadFile(WeirCallContext *ctx) {
  Text name;
  if (!readName(ctx, name)) {
    return WEIR_CALL_FAILED;
  }
  WeirString *out = allocateStrings(ctx, 0, 0, nullptr);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  FILE *file = fopen(name.data(), "r");
  if (!file) {
    return failFile(ctx, name.data(), errno);
  }
  Text text;
  char part[1 << 14];
  errno = 0;
  while (size_t size = fread(part, 1, sizeof part, file)) {
    text.append(part, size);
  }
  int number = ferror(file) ? errno : 0;
  fclose(file);
  if (number) {
    return failFile(ctx, name.data(), number);
  }
  return storeText(ctx, *out, text) ? WEIR_CALL_OK : WEIR_CALL_FAILED;
}

// Makes the folders above the file; false after failing the call.
static bool makeFolders(WeirCallContext *ctx, Text &name) {
  for (size_t i = 1; i + 1 < name.size(); ++i) {
    if (name[i] != '/' || name[i - 1] == '/') {
      continue;
    }
    name[i] = 0;
    struct stat info;
    if (stat(name.data(), &info) != 0 && mkdir(name.data(), 0755) != 0 &&
        errno != EEXIST) {
      failFile(ctx, name.data(), errno);
      return false;
    }
    name[i] = '/';
  }
  return true;
}

extern "C" WeirCallStatus weir_call_WriteFile(WeirCallContext *ctx) {
  const WeirView &contents = *weir_call_input(ctx, 1);
  Text name;
  if (!readName(ctx, name)) {
    return WEIR_CALL_FAILED;
  }
  if (contents.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Contents tensor must be scalar, but had shape: %s",
                          ShapeText(contents).text);
  }
  if (!makeFolders(ctx, name)) {
    return WEIR_CALL_FAILED;
  }
  FILE *file = fopen(name.data(), "w");
  if (!file) {
    return failFile(ctx, name.data(), errno);
  }
  WeirBytes text = textAt(contents, 0);
  bool isWritten = fwrite(text.data, 1, text.size, file) == text.size;
  int number = errno;
  if (fclose(file) != 0 && isWritten) {
    isWritten = false;
    number = errno;
  }
  return isWritten ? WEIR_CALL_OK : failFile(ctx, name.data(), number);
}
