// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DecodeJSONExample(json_examples): protocol buffers' JSON form of an Example.
// Field names are in either spelling; null is an absent field.
#include "runtime/strings/CLocale.h"
#include "runtime/strings/ParseNumber.h"
#include "runtime/strings/Wire.h"
#include <cmath>

using namespace weir;

namespace {
/// Reads one text, by the Example's schema: no recursion.
class JsonExample {
public:
  explicit JsonExample(WeirBytes text)
      : begin(text.data), at(text.data), end(text.data + text.size) {}

  /// Appends the message; false: error() and offset() say what is wrong.
  bool parse(Text &example);
  const char *error() const { return problem; }
  size_t offset() const { return size_t(at - begin); }

private:
  const char *begin, *at, *end;
  const char *problem = "";

  bool fail(const char *what) {
    problem = what;
    return false;
  }
  void skipSpace() {
    while (at < end &&
           (*at == ' ' || *at == '\n' || *at == '\r' || *at == '\t')) {
      ++at;
    }
  }
  bool accept(char c) {
    skipSpace();
    bool isThere = at < end && *at == c;
    at += isThere;
    return isThere;
  }
  bool expect(char c) {
    return accept(c) ||
           fail(at < end ? "unexpected character" : "unexpected EOF");
  }
  bool acceptNull() {
    skipSpace();
    bool isThere = end - at >= 4 && memcmp(at, "null", 4) == 0;
    at += isThere ? 4 : 0;
    return isThere;
  }
  bool string(Text &out);
  bool escape(Text &out);
  bool hexDigits(uint32_t &value);
  bool scalar(Text &out, bool &isString);
  /// Calls use(key) behind each key of an object, for its value.
  template <typename F> bool object(F use);
  template <typename F> bool array(F use);
  bool feature(Text &out);
  bool list(int kind, Text &out);
  bool integer(const Text &text, Text &out);
  bool real(const Text &text, bool isString, Text &out);
  bool bytes(const Text &text, Text &out);
};
} // namespace

static bool isText(const Text &text, const char *a, const char *b = "") {
  WeirBytes bytes = {text.data(), text.size()};
  return sameText(bytes, a) || (*b && sameText(bytes, b));
}

bool JsonExample::hexDigits(uint32_t &value) {
  value = 0;
  for (int i = 0; i < 4; ++i, ++at) {
    int digit = at == end                  ? -1
                : *at >= '0' && *at <= '9' ? *at - '0'
                : *at >= 'a' && *at <= 'f' ? *at - 'a' + 10
                : *at >= 'A' && *at <= 'F' ? *at - 'A' + 10
                                           : -1;
    if (digit < 0) {
      return fail("invalid Unicode escape");
    }
    value = value * 16 + uint32_t(digit);
  }
  return true;
}

bool JsonExample::escape(Text &out) {
  static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
  char c = at < end ? *at++ : 0;
  if (const char *found = c ? strchr(from, c) : nullptr) {
    out.push(to[found - from]);
    return true;
  }
  uint32_t code, low;
  if (c != 'u' || !hexDigits(code)) {
    return fail("invalid escape sequence in string");
  }
  if (code >= 0xd800 && code < 0xe000) {
    bool isPair =
        code < 0xdc00 && end - at >= 2 && at[0] == '\\' && at[1] == 'u';
    at += isPair ? 2 : 0;
    if (!isPair || !hexDigits(low) || low < 0xdc00 || low >= 0xe000) {
      return fail("unpaired surrogate in string");
    }
    code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
  }
  int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  static const unsigned char heads[] = {0, 0xc0, 0xe0, 0xf0};
  out.push(char(heads[more] | code >> (6 * more)));
  while (more-- > 0) {
    out.push(char(0x80 | ((code >> (6 * more)) & 0x3f)));
  }
  return true;
}

bool JsonExample::string(Text &out) {
  out.clear();
  if (!expect('"')) {
    return false;
  }
  while (at < end && *at != '"') {
    char c = *at++;
    if (static_cast<unsigned char>(c) < 0x20) {
      return fail("invalid control character in string");
    }
    if (c != '\\') {
      out.push(c);
    } else if (!escape(out)) {
      return false;
    }
  }
  return expect('"');
}

// A string or a bare number.
bool JsonExample::scalar(Text &out, bool &isString) {
  skipSpace();
  isString = at < end && *at == '"';
  if (isString) {
    return string(out);
  }
  out.clear();
  while (at < end && (isDigit(*at) || strchr("+-.eE", *at)) && *at) {
    out.push(*at++);
  }
  return !out.empty() ||
         fail(at < end ? "unexpected character" : "unexpected EOF");
}

template <typename F> bool JsonExample::object(F use) {
  if (acceptNull()) {
    return true;
  }
  if (!expect('{')) {
    return false;
  }
  if (accept('}')) {
    return true;
  }
  Text key;
  do {
    if (!string(key) || !expect(':') || !use(key)) {
      return false;
    }
    if (!accept(',')) {
      return expect('}');
    }
  } while (!accept('}'));
  return true;
}

template <typename F> bool JsonExample::array(F use) {
  if (acceptNull()) {
    return true;
  }
  if (!expect('[')) {
    return false;
  }
  if (accept(']')) {
    return true;
  }
  do {
    if (!use()) {
      return false;
    }
    if (!accept(',')) {
      return expect(']');
    }
  } while (!accept(']')); // as TensorFlow's reader takes it
  return true;
}

// Whole numbers may be written with a fraction or an exponent.
bool JsonExample::integer(const Text &text, Text &out) {
  Text scratch;
  int64_t value;
  double number;
  WeirBytes bytes = {text.data(), text.size()};
  if (!parseNumber(bytes, scratch, value)) {
    if (!parseNumber(bytes, scratch, number) || number != std::floor(number) ||
        !(std::fabs(number) < 9007199254740992.0)) {
      return fail("invalid int64");
    }
    value = int64_t(number);
  }
  WireWriter wire(out);
  wire.varint(1 << 3);
  wire.varint(uint64_t(value));
  return true;
}

bool JsonExample::real(const Text &text, bool isString, Text &out) {
  Text scratch;
  double value = 0;
  if (isString && isText(text, "NaN")) {
    value = NAN;
  } else if (isString && isText(text, "Infinity")) {
    value = INFINITY;
  } else if (isString && isText(text, "-Infinity")) {
    value = -INFINITY;
  } else if (!parseNumber(WeirBytes{text.data(), text.size()}, scratch,
                          value) ||
             !(std::fabs(value) <= 3.4028235677973366e38)) {
    return fail("invalid float");
  }
  appendFloat(out, 1, float(value));
  return true;
}

// Base64, of either alphabet, with its padding or without.
bool JsonExample::bytes(const Text &text, Text &out) {
  Text decoded;
  uint32_t bits = 0, count = 0;
  size_t size = text.size();
  while (size && text[size - 1] == '=' && text.size() - size < 2) {
    --size;
  }
  for (size_t i = 0; i < size; ++i) {
    char c = text[i];
    int digit = c >= 'A' && c <= 'Z'   ? c - 'A'
                : c >= 'a' && c <= 'z' ? c - 'a' + 26
                : isDigit(c)           ? c - '0' + 52
                : c == '+' || c == '-' ? 62
                : c == '/' || c == '_' ? 63
                                       : -1;
    if (digit < 0) {
      return fail("invalid base64");
    }
    bits = bits << 6 | uint32_t(digit);
    count += 6;
    if (count >= 8) {
      count -= 8;
      decoded.push(char(bits >> count));
      bits &= (1u << count) - 1;
    }
  }
  if (count >= 6) {
    return fail("invalid base64");
  }
  appendField(out, 1, decoded);
  return true;
}

bool JsonExample::list(int kind, Text &out) {
  return object([&](const Text &key) {
    if (!isText(key, "value")) {
      return fail("no such field");
    }
    return array([&] {
      Text text;
      bool isString;
      if (!scalar(text, isString)) {
        return false;
      }
      if (kind == 1 && !isString) {
        return fail("expected a string");
      }
      return kind == 1   ? bytes(text, out)
             : kind == 2 ? real(text, isString, out)
                         : integer(text, out);
    });
  });
}

bool JsonExample::feature(Text &out) {
  return object([&](const Text &key) {
    int kind = isText(key, "bytesList", "bytes_list")   ? 1
               : isText(key, "floatList", "float_list") ? 2
               : isText(key, "int64List", "int64_list") ? 3
                                                        : 0;
    if (kind == 0) {
      return fail("no such field");
    }
    if (acceptNull()) {
      return true;
    }
    Text values;
    if (!out.empty()) {
      return fail("more than one kind of a feature");
    }
    if (!list(kind, values)) {
      return false;
    }
    appendField(out, kind, values);
    return true;
  });
}

bool JsonExample::parse(Text &example) {
  bool isParsed = object([&](const Text &key) {
    if (!isText(key, "features")) {
      return fail("no such field");
    }
    if (acceptNull()) {
      return true;
    }
    Text features;
    bool isRead = object([&](const Text &inner) {
      if (!isText(inner, "feature")) {
        return fail("no such field");
      }
      return object([&](const Text &name) {
        Text entry, value;
        if (!feature(value)) {
          return false;
        }
        appendField(entry, 1, name);
        appendField(entry, 2, value);
        appendField(features, 1, entry);
        return true;
      });
    });
    if (isRead) {
      appendField(example, 1, features);
    }
    return isRead;
  });
  skipSpace();
  return isParsed &&
         (at == end || fail("extraneous characters after end of JSON object"));
}

extern "C" WeirCallStatus weir_call_DecodeJSONExample(WeirCallContext *ctx) {
  CLocale locale;
  return convertEach(ctx, [&](WeirBytes bytes, Text &text) {
    JsonExample json(bytes);
    if (json.parse(text)) {
      return true;
    }
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Error while parsing JSON: invalid JSON in an Example, near "
                   "offset %zu: %s",
                   json.offset(), json.error());
    return false;
  });
}
