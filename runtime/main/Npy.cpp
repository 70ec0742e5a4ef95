// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// numpy's .npy files. Input is not trusted: the header is parsed by hand within
// its bounds, and the data's size must be what type and shape say.
#include "runtime/main/HostTensor.h"
#include "runtime/tensor/Value.h"
#include <cstdio>

using namespace weir;

namespace {
struct TypeName {
  const char *descr; ///< without the byte order
  int32_t dtype;
};
const TypeName typeNames[] = {
    {"f4", WEIR_DT_FLOAT},     {"f8", WEIR_DT_DOUBLE},
    {"i4", WEIR_DT_INT32},     {"u1", WEIR_DT_UINT8},
    {"i2", WEIR_DT_INT16},     {"i1", WEIR_DT_INT8},
    {"c8", WEIR_DT_COMPLEX64}, {"i8", WEIR_DT_INT64},
    {"b1", WEIR_DT_BOOL},      {"u2", WEIR_DT_UINT16},
    {"f2", WEIR_DT_HALF},      {"c16", WEIR_DT_COMPLEX128},
    {"u4", WEIR_DT_UINT32},    {"u8", WEIR_DT_UINT64},
    {"V2", WEIR_DT_BFLOAT16}};

/// The header's dictionary, as far as it matters.
struct Header {
  char order = '|';
  char descr[16] = {};
  bool fortran = false;
  int32_t rank = -1;
  int64_t dims[WEIR_MAX_RANK] = {};
};

/// A cursor over the header's text.
class Cursor {
public:
  Cursor(const char *begin, const char *end) : at(begin), end(end) {}
  void skipBlanks() {
    while (at < end && (*at == ' ' || *at == '\n' || *at == '\t')) {
      ++at;
    }
  }
  bool take(char c) {
    skipBlanks();
    if (at < end && *at == c) {
      ++at;
      return true;
    }
    return false;
  }
  bool takeWord(const char *word) {
    skipBlanks();
    size_t size = strlen(word);
    if (size_t(end - at) < size || memcmp(at, word, size) != 0) {
      return false;
    }
    at += size;
    return true;
  }
  /// A quoted text shorter than `size`.
  bool takeText(char *text, size_t size) {
    skipBlanks();
    if (at >= end || (*at != '\'' && *at != '"')) {
      return false;
    }
    char quote = *at++;
    size_t length = 0;
    while (at < end && *at != quote) {
      if (length + 1 >= size) {
        return false;
      }
      text[length++] = *at++;
    }
    text[length] = 0;
    return at++ < end;
  }
  bool takeNumber(int64_t &value) {
    skipBlanks();
    if (at >= end || *at < '0' || *at > '9') {
      return false;
    }
    value = 0;
    while (at < end && *at >= '0' && *at <= '9') {
      if (__builtin_mul_overflow(value, 10, &value) ||
          __builtin_add_overflow(value, *at - '0', &value)) {
        return false;
      }
      ++at;
    }
    take('L');
    return true;
  }

private:
  const char *at;
  const char *end;
};
} // namespace

static bool parseShape(Cursor &cursor, Header &header) {
  if (!cursor.take('(')) {
    return false;
  }
  header.rank = 0;
  while (!cursor.take(')')) {
    if (header.rank == WEIR_MAX_RANK ||
        !cursor.takeNumber(header.dims[header.rank])) {
      return false;
    }
    ++header.rank;
    if (!cursor.take(',')) {
      return cursor.take(')');
    }
  }
  return true;
}

static bool parseHeader(const char *begin, const char *end, Header &header) {
  Cursor cursor(begin, end);
  if (!cursor.take('{')) {
    return false;
  }
  bool haveDescr = false, haveOrder = false;
  while (!cursor.take('}')) {
    char key[32];
    if (!cursor.takeText(key, sizeof key) || !cursor.take(':')) {
      return false;
    }
    if (strcmp(key, "descr") == 0) {
      char descr[24];
      if (!cursor.takeText(descr, sizeof descr)) {
        return false;
      }
      bool ordered = *descr && strchr("<>|=", *descr);
      header.order = ordered ? *descr : '<';
      snprintf(header.descr, sizeof header.descr, "%s", descr + ordered);
      haveDescr = true;
    } else if (strcmp(key, "fortran_order") == 0) {
      header.fortran = cursor.takeWord("True");
      if (!header.fortran && !cursor.takeWord("False")) {
        return false;
      }
      haveOrder = true;
    } else if (strcmp(key, "shape") == 0) {
      if (!parseShape(cursor, header)) {
        return false;
      }
    } else {
      return false;
    }
    if (!cursor.take(',')) {
      if (!cursor.take('}')) {
        return false;
      }
      break;
    }
  }
  return haveDescr && haveOrder && header.rank >= 0;
}

/// Fixed-width byte strings (S) or UTF-32 (U), zero-padded.
static Status readTexts(const char *data, size_t size, const Header &header,
                        const char *path, weir_runtime *runtime,
                        HostTensor &tensor) {
  bool wide = header.descr[0] == 'U';
  int64_t width = 0;
  Cursor number(header.descr + 1, header.descr + strlen(header.descr));
  int64_t count = elementCount(header.rank, header.dims);
  int64_t bytes = 0;
  if (!number.takeNumber(width) ||
      __builtin_mul_overflow(width, wide ? 4 : 1, &width) || count < 0 ||
      __builtin_mul_overflow(count, width, &bytes) || size_t(bytes) != size) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" is damaged: its texts have %zu bytes", path,
                         size);
  }
  if (Status s = tensor.make(runtime, WEIR_DT_STRING, header.rank, header.dims);
      !s.ok()) {
    return s;
  }
  char *text = static_cast<char *>(malloc(size_t(width) + 1));
  for (int64_t i = 0; text && i < count; ++i, data += width) {
    size_t length = 0;
    for (int64_t j = 0; j < width; j += wide ? 4 : 1) {
      if (!wide) {
        text[j] = data[j];
        length = data[j] ? size_t(j) + 1 : length;
        continue;
      }
      uint32_t c;
      memcpy(&c, data + j, 4);
      c = header.order == '>' ? __builtin_bswap32(c) : c;
      if (c == 0) {
        break;
      }
      if (c < 0x80) {
        text[length++] = char(c);
      } else if (c < 0x800) {
        text[length++] = char(0xc0 | c >> 6);
        text[length++] = char(0x80 | (c & 63));
      } else if (c < 0x10000) {
        text[length++] = char(0xe0 | c >> 12);
        text[length++] = char(0x80 | (c >> 6 & 63));
        text[length++] = char(0x80 | (c & 63));
      } else {
        text[length++] = char(0xf0 | (c >> 18 & 7));
        text[length++] = char(0x80 | (c >> 12 & 63));
        text[length++] = char(0x80 | (c >> 6 & 63));
        text[length++] = char(0x80 | (c & 63));
      }
    }
    weir_tensor_set_string(runtime, &tensor.view, i, text, length);
  }
  free(text);
  return Status();
}

static void swapBytes(char *data, size_t size, size_t width) {
  for (size_t i = 0; i + width <= size; i += width) {
    for (size_t a = 0, b = width - 1; a < b; ++a, --b) {
      char c = data[i + a];
      data[i + a] = data[i + b];
      data[i + b] = c;
    }
  }
}

Status weir::readNpy(const FileBytes &file, const char *path,
                     weir_runtime *runtime, HostTensor &tensor) {
  auto *bytes = reinterpret_cast<const unsigned char *>(file.data());
  size_t size = file.size();
  if (size < 10 || memcmp(bytes, "\x93NUMPY", 6) != 0) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" is not a .npy file: it does not begin with "
                         "numpy's magic bytes",
                         path);
  }
  size_t headerAt = bytes[6] == 1 ? 10 : 12;
  if (bytes[6] < 1 || bytes[6] > 3 || size < headerAt) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" has .npy version %u, expected 1 to 3", path,
                         bytes[6]);
  }
  size_t headerSize = bytes[8] | size_t(bytes[9]) << 8;
  if (bytes[6] > 1) {
    headerSize |= size_t(bytes[10]) << 16 | size_t(bytes[11]) << 24;
  }
  Header header;
  if (headerSize > size - headerAt ||
      !parseHeader(file.data() + headerAt, file.data() + headerAt + headerSize,
                   header)) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" has a .npy header that is cut, or has more "
                         "than %d dimensions, or is not understood",
                         path, WEIR_MAX_RANK);
  }
  if (header.fortran && header.rank > 1) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" is in Fortran order; save "
                         "numpy.ascontiguousarray(x) instead",
                         path);
  }
  const char *data = file.data() + headerAt + headerSize;
  size_t dataSize = size - headerAt - headerSize;
  if (header.descr[0] == 'S' || header.descr[0] == 'U') {
    return readTexts(data, dataSize, header, path, runtime, tensor);
  }
  int32_t dtype = WEIR_DT_INVALID;
  for (const TypeName &name : typeNames) {
    if (strcmp(name.descr, header.descr) == 0) {
      dtype = name.dtype;
    }
  }
  if (dtype == WEIR_DT_INVALID) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" holds numpy type \"%c%s\", which no tensor "
                         "has",
                         path, header.order, header.descr);
  }
  int64_t want = tensorBytes(dtype, header.rank, header.dims);
  if (want < 0 || size_t(want) != dataSize) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" is damaged: type and shape need %lld bytes, "
                         "it has %zu",
                         path, (long long)want, dataSize);
  }
  if (Status s = tensor.make(runtime, dtype, header.rank, header.dims);
      !s.ok()) {
    return s;
  }
  memcpy(tensor.view.data, data, dataSize);
  if (header.order == '>') {
    bool complex = dtype == WEIR_DT_COMPLEX64 || dtype == WEIR_DT_COMPLEX128;
    swapBytes(static_cast<char *>(tensor.view.data), dataSize,
              size_t(weir_dtype_size(dtype)) / (complex ? 2 : 1));
  }
  return Status();
}

bool weir::formatNpyHeader(const weir_tensor &tensor, Vector<char> &out) {
  const char *descr = nullptr;
  for (const TypeName &name : typeNames) {
    if (name.dtype == tensor.dtype) {
      descr = name.descr;
    }
  }
  if (!descr) {
    return false;
  }
  char text[512];
  bool single = weir_dtype_size(tensor.dtype) == 1;
  int length = snprintf(text, sizeof text,
                        "{'descr': '%c%s', 'fortran_order': False, 'shape': (",
                        single ? '|' : '<', descr);
  for (int32_t d = 0; d < tensor.rank; ++d) {
    length +=
        snprintf(text + length, sizeof text - size_t(length), "%lld,%s",
                 (long long)tensor.dims[d], d + 1 < tensor.rank ? " " : "");
  }
  length += snprintf(text + length, sizeof text - size_t(length), "), }");
  while ((10 + length + 1) % 64) {
    text[length++] = ' ';
  }
  text[length++] = '\n';
  const char prefix[10] = {
      char(0x93),       'N', 'U', 'M', 'P', 'Y', 1, 0, char(length & 255),
      char(length >> 8)};
  out.append(prefix, sizeof prefix);
  out.append(text, size_t(length));
  return true;
}

Status weir::writeNpy(const char *path, const weir_tensor &tensor) {
  Vector<char> header;
  if (!formatNpyHeader(tensor, header)) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "cannot write type %s to \"%s\": .npy has no such "
                         "type; name a .tensor file instead",
                         weir_dtype_name(tensor.dtype), path);
  }
  OutputFile file;
  if (Status s = file.open(path); !s.ok()) {
    return s;
  }
  file.write(header.data(), header.size());
  file.write(tensor.data, tensor.bytes);
  return file.commit();
}
