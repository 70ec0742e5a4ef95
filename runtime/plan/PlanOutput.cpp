// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows that print, and rows that write and read files.
#include "runtime/base/Sync.h"
#include "runtime/plan/PlanPrint.h"
#include "runtime/plan/PlanRunner.h"
#include <cerrno>
#include <sys/stat.h>

using namespace weir;

void PlanRunner::print(PlanLineRun &line, const WeirPlanRow &row) {
  progress.clear();
  for (uint32_t i = row.first; i < row.first + row.count; ++i) {
    const WeirPlanPiece &piece = plan.piece(i);
    const BoundValue &bound = binding.piece(i);
    const char *format = plan.text(piece.format);
    Vector<char> text;
    if (binding.expand(piece.text, row.place, text).ok()) {
      fputs(text.data(), stdout);
    }
    switch (bound.kind) {
    case BoundValue::Counter:
      printNumber(format, double(line.loops[bound.a].iteration + 1));
      break;
    case BoundValue::Seconds:
      printNumber(*format ? format : ".3f", double(nowNs() - startNs) / 1e9);
      break;
    case BoundValue::Fetch: {
      const weir_tensor *tensor = valueOf(line, bound, piece.value);
      if (!tensor) {
        return;
      }
      printFormatted(format, *tensor);
      break;
    }
    default:
      break;
    }
  }
  putchar('\n');
  if (fflush(stdout) != 0 || ferror(stdout)) {
    fail(ExitOutput,
         Status::error(WEIR_DATA_LOSS, "writing to standard output failed"));
  }
}

// Files.

static bool isProto(const char *path) {
  size_t size = strlen(path);
  return size > 7 && strcmp(path + size - 7, ".tensor") == 0;
}

static Status writeFile(const char *path, const weir_tensor &tensor) {
  return isProto(path) ? writeTensorProto(path, tensor)
                       : writeNpy(path, tensor);
}

void PlanRunner::write(PlanLineRun &line, const WeirPlanRow &row) {
  Vector<char> path;
  const weir_tensor *tensor =
      valueOf(line, binding.feed(row.first), plan.feed(row.first));
  if (!tensor || !binding.expand(row.name, row.place, path).ok()) {
    return;
  }
  if (Status s = writeFile(path.data(), *tensor); !s.ok()) {
    fail(ExitOutput, plan.error(s.code(), row.place, "%s", s.message()));
  }
}

void weir::makeFolders(char *path) {
  for (char *at = path + 1; *at; ++at) {
    if (*at == '/') {
      *at = 0;
      mkdir(path, 0777); // an error shows when the file is written
      *at = '/';
    }
  }
}

Status PlanRunner::transfer(const WeirPlanRow &row,
                            const PlanVariable &variable, const char *path) {
  weir_status status;
  if (row.code == WEIR_PLAN_SAVE) {
    weir_tensor tensor;
    int32_t code = weir_instance_read_variable(session.getInstance(),
                                               variable.name, &tensor, &status);
    if (code != 0) {
      return Status::error(code, "%s", status.message);
    }
    Status s = writeFile(path, tensor);
    weir_buffer_release(tensor.buffer);
    return s;
  }
  FileBytes file;
  if (Status s = file.read(path); !s.ok()) {
    return s;
  }
  HostTensor tensor;
  Status s = isProto(path)
                 ? readTensorProto(file, path, session.getRuntime(), tensor)
                 : readNpy(file, path, session.getRuntime(), tensor);
  if (!s.ok()) {
    return s;
  }
  int32_t code = weir_instance_write_variable(
      session.getInstance(), variable.name, &tensor.view, &status);
  return code ? Status::error(code, "\"%s\": %s", path, status.message)
              : Status();
}

void PlanRunner::saveOrLoad(const WeirPlanRow &row) {
  Vector<char> base;
  if (!binding.expand(row.alias, row.place, base).ok()) {
    return;
  }
  bool many = row.flags & (WEIR_PLAN_ALL | WEIR_PLAN_ALL_TRAINABLE);
  for (uint32_t i = 0; i < target.numVariables; ++i) {
    const PlanVariable &variable = target.variables[i];
    if (!binding.isMeant(row, variable)) {
      continue;
    }
    char path[4096];
    int size = snprintf(path, sizeof path, many ? "%s/%s.npy" : "%s",
                        base.data(), variable.name);
    Status s = size < int(sizeof path)
                   ? Status()
                   : Status::error(WEIR_INVALID_ARGUMENT,
                                   "the path %.40s... is too long", path);
    if (s.ok() && row.code == WEIR_PLAN_SAVE) {
      makeFolders(path);
    }
    if (s.ok()) {
      s = transfer(row, variable, path);
    }
    if (!s.ok()) {
      fail(row.code == WEIR_PLAN_SAVE ? ExitOutput : ExitUsage,
           plan.error(s.code(), row.place, "%s", s.message()));
      return;
    }
  }
}
