// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/plan/PlanLexer.h"
#include <cctype>
#include <cstdarg>
#include <cstdio>
#include <initializer_list>

using namespace weir;

bool PlanLexer::fail(WeirPlanPlace where, const char *format, ...) {
  if (!status.ok()) {
    return false;
  }
  char message[700];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  status = Status::error(WEIR_INVALID_ARGUMENT, "%s:%u:%u: %s", name,
                         where.line, where.column, message);
  return false;
}

bool PlanLexer::unexpected(const char *what) {
  switch (token.kind) {
  case PlanToken::End:
    return fail(token.place, "expected %s, got the end of the file", what);
  case PlanToken::Text:
    return fail(token.place, "expected %s, got \"%.80s\"", what, text());
  case PlanToken::Param:
    return fail(token.place, "expected %s, got $%.80s", what, text());
  case PlanToken::Number:
    return fail(token.place, "expected %s, got %g", what, token.value);
  case PlanToken::Duration:
    return fail(token.place, "expected %s, got %g s", what, token.value);
  default:
    return fail(token.place, "expected %s, got %.80s", what, text());
  }
}

uint32_t PlanLexer::addText(const char *bytes, size_t size) {
  if (size == 0) {
    return 0;
  }
  auto offset = uint32_t(texts.size());
  for (size_t i = 0; i < size; ++i) {
    texts.push(bytes[i]);
  }
  texts.push(0);
  return offset;
}

char PlanLexer::next() {
  char c = *at++;
  ++place.column;
  if (c == '\n') {
    ++place.line;
    place.column = 1;
  }
  return c;
}

void PlanLexer::skipBlanks() {
  while (at < end) {
    if (*at == '#') {
      while (at < end && *at != '\n') {
        next();
      }
    } else if (isspace(static_cast<unsigned char>(*at))) {
      next();
    } else {
      return;
    }
  }
}

bool PlanLexer::finish(PlanToken::Kind kind) {
  token.kind = kind;
  token.text = addText(pending.data(), pending.size());
  return true;
}

static bool isWordStart(char c) {
  return isalpha(static_cast<unsigned char>(c)) || c == '_';
}

static bool isWordPart(char c) {
  return isalnum(static_cast<unsigned char>(c)) || strchr("_./:-", c);
}

bool PlanLexer::word() {
  while (at < end && *at && isWordPart(*at)) {
    pending.push(next());
  }
  return finish(PlanToken::Word);
}

bool PlanLexer::number() {
  char digits[64] = {};
  size_t size = 0;
  while (at < end && size + 1 < sizeof digits &&
         (isdigit(static_cast<unsigned char>(*at)) || *at == '.' ||
          ((*at == '-' || *at == '+') &&
           (size == 0 || tolower(digits[size - 1]) == 'e')) ||
          ((*at == 'e' || *at == 'E') && at + 1 < end &&
           (isdigit(static_cast<unsigned char>(at[1])) || at[1] == '-' ||
            at[1] == '+')))) {
    digits[size++] = next();
  }
  char *stop;
  token.value = strtod(digits, &stop);
  char unit[8] = {};
  for (size_t n = 0; at < end && n + 1 < sizeof unit && *at && isWordPart(*at);
       ++n) {
    unit[n] = next();
  }
  for (const char *c = digits; *c; ++c) {
    pending.push(*c);
  }
  if (*stop || stop == digits) {
    return fail(token.place, "expected a number, got %s%s", digits, unit);
  }
  if (!*unit) {
    return finish(PlanToken::Number);
  }
  struct Unit {
    const char *name;
    double seconds;
  };
  for (Unit known :
       {Unit{"ms", 1e-3}, Unit{"s", 1}, Unit{"min", 60}, Unit{"h", 3600}}) {
    if (strcmp(unit, known.name) == 0) {
      token.value *= known.seconds;
      return finish(PlanToken::Duration);
    }
  }
  return fail(token.place,
              "expected ms, s, min or h after the number %s, got %s", digits,
              unit);
}

bool PlanLexer::quoted() {
  next();
  while (at < end && *at != '"' && *at != '\n') {
    char c = next();
    if (c == '\\' && at < end) {
      c = next();
      c = c == 'n' ? '\n' : c == 't' ? '\t' : c;
    }
    pending.push(c);
  }
  if (at >= end || *at != '"') {
    return fail(token.place, "expected \" at the end of the text");
  }
  next();
  return finish(PlanToken::Text);
}

bool PlanLexer::bracket() {
  int depth = 0;
  bool inText = false;
  while (at < end) {
    char c = next();
    pending.push(c);
    if (inText) {
      if (c == '\\' && at < end) {
        pending.push(next());
      }
      inText = c != '"';
      continue;
    }
    inText = c == '"';
    depth += (c == '[') - (c == ']');
    if (depth == 0) {
      return finish(PlanToken::Bracket);
    }
  }
  return fail(token.place, "expected ] for this [");
}

bool PlanLexer::symbol() {
  char c = next();
  pending.push(c);
  if (at < end && *at == '=' && strchr("<>=!", c)) {
    pending.push(next());
  }
  if (!strchr("{}=,<>", c) && pending.size() < 2) {
    return fail(token.place, "unexpected character '%c'", c);
  }
  return finish(PlanToken::Symbol);
}

bool PlanLexer::advance() {
  skipBlanks();
  token = PlanToken();
  token.place = place;
  pending.clear();
  if (at >= end || !status.ok()) {
    return status.ok();
  }
  char c = *at;
  if (isWordStart(c)) {
    return word();
  }
  if (c == '$') {
    next();
    bool good = at < end && isWordStart(*at) && word();
    token.kind = PlanToken::Param;
    return good || fail(token.place, "expected a parameter's name after $");
  }
  if (isdigit(static_cast<unsigned char>(c)) || strchr("+-.", c)) {
    return number();
  }
  return c == '"' ? quoted() : c == '[' ? bracket() : symbol();
}
