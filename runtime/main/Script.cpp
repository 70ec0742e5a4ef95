// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scripts: all lines are parsed before any runs; words are decoded in place.
#include "runtime/main/Session.h"
#include <cctype>
#include <cstdio>

using namespace weir;

namespace {
/// The words of one line, zero-terminated in the script's own memory.
struct Line {
  uint32_t firstWord;
  uint32_t numWords;
  uint32_t number;
};

class ScriptParser {
public:
  bool parse(char *text, size_t size);

  Vector<char *> words;
  Vector<Line> lines;

private:
  bool parseLine(char *at, char *end);
  /// Decodes a quoted word in place; null if it does not end.
  char *quoted(char *at, char *end);
  bool bad(const char *why) {
    fprintf(stderr, "error: line %u of the script: %s\n", number, why);
    return false;
  }
  uint32_t number = 0;
};
} // namespace

char *ScriptParser::quoted(char *at, char *end) {
  char *to = at;
  char *from = at + 1;
  words.push(to);
  while (from < end && *from != '"') {
    if (*from != '\\') {
      *to++ = *from++;
      continue;
    }
    if (++from >= end) {
      return nullptr;
    }
    char c = *from++;
    if (c == 'x') {
      if (from + 1 >= end || !isxdigit(from[0]) || !isxdigit(from[1])) {
        return nullptr;
      }
      char digits[3] = {from[0], from[1], 0};
      *to++ = char(strtol(digits, nullptr, 16));
      from += 2;
    } else {
      *to++ = c == 'n' ? '\n' : c == 't' ? '\t' : c;
    }
  }
  if (from >= end) {
    return nullptr;
  }
  *to = 0;
  return from + 1;
}

bool ScriptParser::parseLine(char *at, char *end) {
  Line line = {uint32_t(words.size()), 0, number};
  for (;;) {
    while (at < end && (*at == ' ' || *at == '\t' || *at == '\r')) {
      ++at;
    }
    if (at >= end || (*at == '#' && words.size() == line.firstWord)) {
      break;
    }
    if (*at == '"') {
      at = quoted(at, end);
      if (!at) {
        return bad("a quoted word does not end, or has a bad escape");
      }
    } else {
      words.push(at);
      while (at < end && *at != ' ' && *at != '\t' && *at != '\r') {
        ++at;
      }
    }
    if (at < end && *at != ' ' && *at != '\t' && *at != '\r') {
      return bad("a blank is missing after a quoted word");
    }
    *at = 0; // the blank, or the line feed
    at += at < end;
  }
  line.numWords = uint32_t(words.size()) - line.firstWord;
  if (line.numWords) {
    lines.push(line);
  }
  return true;
}

bool ScriptParser::parse(char *text, size_t size) {
  char *end = text + size;
  for (char *at = text; at < end;) {
    auto *feed = static_cast<char *>(memchr(at, '\n', size_t(end - at)));
    char *lineEnd = feed ? feed : end;
    ++number;
    if (!parseLine(at, lineEnd)) {
      return false;
    }
    at = lineEnd + 1;
  }
  return true;
}

/// "InvalidArgument" as "INVALID_ARGUMENT".
static void printCode(int32_t code) {
  if (code == WEIR_OK) {
    fputs("OK", stdout);
    return;
  }
  const char *name = codeName(code);
  for (const char *at = name; *at; ++at) {
    if (at > name && isupper(*at)) {
      putchar('_');
    }
    putchar(toupper(*at));
  }
}

static void reportRun(uint32_t index, const Session &session,
                      const StepRequest &request, const RequestResult &result) {
  printf("run %u %s: ", index,
         result.step >= 0 ? session.stepName(result.step) : request.step);
  printCode(result.status.code());
  if (!result.status.ok()) {
    fputs(": ", stdout);
    for (const char *at = result.status.message(); *at; ++at) {
      if (*at == '\n') {
        fputs("\\n", stdout);
      } else {
        putchar(*at);
      }
    }
  }
  putchar('\n');
  fflush(stdout);
}

int weir::runScript(Session &session, const Options &options) {
  FileBytes file;
  if (Status s = file.read(options.script); !s.ok()) {
    fprintf(stderr, "error: %s\n", s.message());
    return ExitUsage;
  }
  Vector<char> text; // with room for a terminator at the end
  text.reserve(file.size() + 1);
  for (size_t i = 0; i < file.size(); ++i) {
    text.push(file.data()[i]);
  }
  text.push(0);
  ScriptParser parser;
  if (!parser.parse(text.data(), file.size())) {
    return ExitUsage;
  }
  Table<StepRequest *> requests;
  requests.reset(parser.lines.size());
  bool good = true;
  for (size_t i = 0; i < parser.lines.size() && good; ++i) {
    const Line &line = parser.lines[i];
    const char *problem = nullptr;
    requests[i] = create<StepRequest>();
    good = parseRequest(int(line.numWords), &parser.words[line.firstWord],
                        *requests[i], problem);
    if (!good) {
      fprintf(stderr, "error: line %u of the script: %s\n", line.number,
              problem);
    }
  }
  int exit = good ? ExitOk : ExitUsage;
  for (uint32_t i = 0; i < requests.size() && good; ++i) {
    RequestResult result = session.perform(*requests[i], options);
    reportRun(i, session, *requests[i], result);
    exit = exit == ExitOk ? result.exit : exit;
  }
  for (StepRequest *request : requests) {
    destroy(request);
  }
  return exit;
}
