// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Complete events ("ph":"X"), times in microseconds from the first event.
#include "runtime/executor/Trace.h"

using namespace weir;

void Trace::record(const char *name, const char *category, int thread,
                   int64_t beginNs, int64_t endNs) {
  LockGuard guard(mutex);
  events.push({name, category, thread, beginNs, endNs});
}

static void writeText(FILE *file, const char *text) {
  for (; *text; ++text) {
    unsigned char c = static_cast<unsigned char>(*text);
    if (c == '"' || c == '\\') {
      fputc('\\', file);
      fputc(c, file);
    } else if (c < 0x20) {
      fprintf(file, "\\u%04x", c);
    } else {
      fputc(c, file);
    }
  }
}

void Trace::write(FILE *file) {
  LockGuard guard(mutex);
  int64_t origin = 0;
  for (const Event &event : events) {
    if (origin == 0 || event.begin < origin) {
      origin = event.begin;
    }
  }
  fputs("{\"traceEvents\":[\n", file);
  bool first = true;
  for (const Event &event : events) {
    fprintf(file, "%s{\"name\":\"", first ? "" : ",\n");
    first = false;
    writeText(file, event.name);
    fprintf(file,
            "\",\"cat\":\"%s\",\"ph\":\"X\",\"pid\":1,\"tid\":%d,"
            "\"ts\":%.3f,\"dur\":%.3f}",
            event.category, event.thread, double(event.begin - origin) / 1e3,
            double(event.end - event.begin) / 1e3);
  }
  fputs("\n],\"displayTimeUnit\":\"ns\"}\n", file);
}
