// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checkpoints in several parts: MergeV2Checkpoints(prefixes, destination), and
// the names that graphs make for parts, ShardedFilename and ShardedFilespec.
#include "runtime/checkpoint/BundleMerge.h"
#include "runtime/checkpoint/CheckpointCalls.h"
#include <unistd.h>

using namespace weir;

static Status merge(WeirCallContext *ctx) {
  const WeirView &inputs = *weir_call_input(ctx, 0);
  const WeirView &output = *weir_call_input(ctx, 1);
  if (output.rank != 0) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Input destination_prefix should be a scalar tensor, "
                         "got %s instead.",
                         ShapeText(output).text);
  }
  int64_t count = countOf(inputs);
  Path destination;
  Table<Path> prefixes;
  prefixes.reset(size_t(count));
  Status status = makePrefix(textAt(output, 0), destination);
  for (int64_t i = 0; i < count && status.ok(); ++i) {
    status = makePrefix(textAt(inputs, i), prefixes[size_t(i)]);
  }
  if (status.ok()) {
    status = mergeBundles({prefixes.data(), size_t(count)}, destination.text,
                          weir_call_attr_bool(ctx, "allow_missing_files", 0));
  }
  if (status.ok() && weir_call_attr_bool(ctx, "delete_old_dirs", 1)) {
    for (const Path &prefix : prefixes) {
      Path folder;
      folderOf(prefix.text, folder);
      rmdir(folder.text); // empty ones only
    }
  }
  return status;
}

extern "C" WeirCallStatus weir_call_MergeV2Checkpoints(WeirCallContext *ctx) {
  Status status = merge(ctx);
  return status.ok() ? WEIR_CALL_OK : fail(ctx, status);
}

// A scalar string, made like printf's.
static WeirCallStatus giveText(WeirCallContext *ctx, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static WeirCallStatus giveText(WeirCallContext *ctx, const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int size = vsnprintf(nullptr, 0, format, arguments);
  Table<char> text;
  text.reset(size_t(size) + 1);
  vsnprintf(text.data(), text.size(), format, again);
  va_end(again);
  va_end(arguments);
  auto *out = static_cast<WeirString *>(weir_call_allocate(ctx, 0, 0, nullptr));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  return weir_string_set(ctx, out, text.data(), uint64_t(size))
             ? WEIR_CALL_OK
             : weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                              "OOM when allocating %d bytes", size);
}

// The file's name is the first input, numbers follow: all scalars.
static bool areScalars(WeirCallContext *ctx) {
  for (int32_t i = 0; i < weir_call_num_inputs(ctx); ++i) {
    const WeirView &input = *weir_call_input(ctx, i);
    if (input.rank != 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                     "expected scalars for the parts of a file's name, got "
                     "shape %s in input %d",
                     ShapeText(input).text, i);
      return false;
    }
  }
  return true;
}

extern "C" WeirCallStatus weir_call_ShardedFilename(WeirCallContext *ctx) {
  if (!areScalars(ctx)) {
    return WEIR_CALL_FAILED;
  }
  WeirBytes name = textAt(*weir_call_input(ctx, 0), 0);
  return giveText(ctx, "%.*s-%05d-of-%05d", int(name.size), name.data,
                  int(indexAt(*weir_call_input(ctx, 1), 0)),
                  int(indexAt(*weir_call_input(ctx, 2), 0)));
}

extern "C" WeirCallStatus weir_call_ShardedFilespec(WeirCallContext *ctx) {
  if (!areScalars(ctx)) {
    return WEIR_CALL_FAILED;
  }
  WeirBytes name = textAt(*weir_call_input(ctx, 0), 0);
  return giveText(ctx, "%.*s-\?\?\?\?\?-of-%05d", int(name.size), name.data,
                  int(indexAt(*weir_call_input(ctx, 1), 0)));
}
