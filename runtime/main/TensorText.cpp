// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors as text. A literal is a number, a word or a nest of brackets; its
// depth and lengths are the shape. Printing gives text that parses again.
#include "runtime/base/Memory.h"
#include "runtime/calls/CallUtils.h"
#include "runtime/main/HostTensor.h"
#include "runtime/tensor/Value.h"
#include <cerrno>
#include <cstdio>

using namespace weir;

namespace {
/// Collects elements while it walks a literal.
class LiteralParser {
public:
  LiteralParser(const char *text, int32_t dtype) : at(text), dtype(dtype) {}
  ~LiteralParser() {
    for (WeirBytes &text : texts) {
      free(const_cast<char *>(text.data));
    }
  }
  Status parse(const char *whole);

  int32_t rank = 0;
  int64_t dims[WEIR_MAX_RANK] = {};
  Vector<char> bytes;
  Vector<WeirBytes> texts;

private:
  void skipBlanks() {
    while (*at == ' ' || *at == '\t' || *at == '\n') {
      ++at;
    }
  }
  bool element();
  bool text();
  bool number();
  bool complex();
  template <typename T> void put(T value) {
    char raw[sizeof(T)];
    memcpy(raw, &value, sizeof(T));
    for (char c : raw) {
      bytes.push(c);
    }
  }
  bool integer(int64_t low, uint64_t high);
  bool real(double &value) {
    char *end;
    value = strtod(at, &end);
    bool good = end != at;
    at = end;
    return good;
  }

  const char *at;
  int32_t dtype;
};
} // namespace

bool LiteralParser::text() {
  Vector<char> word;
  if (*at == '"' || *at == '\'') {
    char quote = *at++;
    for (; *at && *at != quote; ++at) {
      if (*at == '\\' && at[1]) {
        ++at;
        if (*at == 'x' && isxdigit(at[1]) && isxdigit(at[2])) {
          char digits[3] = {at[1], at[2], 0};
          word.push(char(strtol(digits, nullptr, 16)));
          at += 2;
          continue;
        }
        word.push(*at == 'n' ? '\n' : *at == 't' ? '\t' : *at);
        continue;
      }
      word.push(*at);
    }
    if (*at++ != quote) {
      return false;
    }
  } else {
    while (*at && *at != ',' && *at != ']') {
      word.push(*at++);
    }
    while (!word.empty() && word.back() == ' ') {
      word.pop();
    }
  }
  char *copy = static_cast<char *>(malloc(word.size() + 1));
  if (!copy) {
    return false;
  }
  if (word.size()) {
    memcpy(copy, word.data(), word.size());
  }
  texts.push({copy, word.size()});
  return true;
}

bool LiteralParser::integer(int64_t low, uint64_t high) {
  char *end;
  errno = 0;
  bool negative = *at == '-';
  int64_t value = negative ? strtoll(at, &end, 0) : 0;
  uint64_t positive = negative ? 0 : strtoull(at, &end, 0);
  if (end == at || errno || *end == '.' || value < low || positive > high) {
    return false;
  }
  at = end;
  uint64_t raw = negative ? uint64_t(value) : positive;
  auto *little = reinterpret_cast<const char *>(&raw);
  for (int64_t i = 0; i < weir_dtype_size(dtype); ++i) {
    bytes.push(little[i]);
  }
  return true;
}

bool LiteralParser::complex() {
  double re = 0, im = 0;
  bool pair = *at == '(';
  at += pair;
  if (!real(re)) {
    return false;
  }
  if (pair) {
    skipBlanks();
    if (*at++ != ',') {
      return false;
    }
    skipBlanks();
    if (!real(im)) {
      return false;
    }
    skipBlanks();
    if (*at++ != ')') {
      return false;
    }
  }
  if (dtype == WEIR_DT_COMPLEX64) {
    put(Complex64{float(re), float(im)});
  } else {
    put(Complex128{re, im});
  }
  return true;
}

bool LiteralParser::number() {
  double value = 0;
  switch (dtype) {
  case WEIR_DT_FLOAT: {
    char *end;
    float narrow = strtof(at, &end);
    bool good = end != at;
    at = end;
    put(narrow);
    return good;
  }
  case WEIR_DT_DOUBLE:
    if (!real(value)) {
      return false;
    }
    put(value);
    return true;
  case WEIR_DT_HALF:
  case WEIR_DT_BFLOAT16:
    if (!real(value)) {
      return false;
    }
    if (dtype == WEIR_DT_HALF) {
      put(Half(float(value)));
    } else {
      put(BFloat16(float(value)));
    }
    return true;
  case WEIR_DT_COMPLEX64:
  case WEIR_DT_COMPLEX128:
    return complex();
  case WEIR_DT_INT8:
  case WEIR_DT_QINT8:
  case WEIR_DT_INT4:
    return integer(INT8_MIN, INT8_MAX);
  case WEIR_DT_INT16:
  case WEIR_DT_QINT16:
    return integer(INT16_MIN, INT16_MAX);
  case WEIR_DT_INT32:
  case WEIR_DT_QINT32:
    return integer(INT32_MIN, INT32_MAX);
  case WEIR_DT_INT64:
    return integer(INT64_MIN, INT64_MAX);
  case WEIR_DT_UINT8:
  case WEIR_DT_QUINT8:
  case WEIR_DT_UINT4:
    return integer(0, UINT8_MAX);
  case WEIR_DT_UINT16:
  case WEIR_DT_QUINT16:
    return integer(0, UINT16_MAX);
  case WEIR_DT_UINT32:
    return integer(0, UINT32_MAX);
  case WEIR_DT_UINT64:
    return integer(0, UINT64_MAX);
  default:
    return false;
  }
}

bool LiteralParser::element() {
  if (dtype == WEIR_DT_STRING) {
    return text();
  }
  if (dtype == WEIR_DT_BOOL) {
    static const struct {
      const char *word;
      uint8_t value;
    } words[] = {{"true", 1},  {"True", 1},  {"1", 1},
                 {"false", 0}, {"False", 0}, {"0", 0}};
    for (const auto &entry : words) {
      size_t size = strlen(entry.word);
      if (strncmp(at, entry.word, size) == 0) {
        at += size;
        put(entry.value);
        return true;
      }
    }
    return false;
  }
  return number();
}

Status LiteralParser::parse(const char *whole) {
  auto bad = [&](const char *why) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "cannot read \"%.200s\" as %s at character %zd: %s",
                         whole, weir_dtype_name(dtype), at - whole, why);
  };
  int64_t counts[WEIR_MAX_RANK + 1] = {};
  bool known[WEIR_MAX_RANK] = {};
  int32_t depth = 0;
  bool leafSeen = false;
  // A string may be one bare word, brackets included only if they open it.
  for (;;) {
    skipBlanks();
    if (*at == '[') {
      if (depth == WEIR_MAX_RANK) {
        return bad("too many brackets");
      }
      if (leafSeen && depth >= rank) {
        return bad("brackets of unequal depth");
      }
      ++at;
      counts[depth++] = 0;
      rank = !leafSeen && depth > rank ? depth : rank;
      skipBlanks();
      if (*at != ']') {
        continue;
      }
    } else {
      if (leafSeen && depth != rank) {
        return bad("brackets of unequal depth");
      }
      if (!element()) {
        return bad("expected a value in range");
      }
      leafSeen = true;
      rank = depth;
      if (depth > 0) {
        ++counts[depth - 1];
      }
    }
    skipBlanks();
    while (depth > 0 && *at == ']') {
      --depth;
      if (known[depth] && dims[depth] != counts[depth]) {
        return bad("rows of unequal length");
      }
      known[depth] = true;
      dims[depth] = counts[depth];
      if (depth > 0) {
        ++counts[depth - 1];
      }
      ++at;
      skipBlanks();
    }
    if (depth == 0) {
      break;
    }
    if (*at != ',') {
      return bad("expected , or ]");
    }
    ++at;
    skipBlanks();
  }
  if (*at) {
    return bad("expected the end");
  }
  return Status();
}

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
  constexpr int64_t limit = 1000;
  printf("%s: %s[", name, weir_dtype_name(tensor.dtype));
  for (int32_t d = 0; d < tensor.rank; ++d) {
    printf("%s%lld", d ? "," : "", (long long)tensor.dims[d]);
  }
  fputs("] = ", stdout);
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
  putchar('\n');
}
