// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A zip file is its members, each behind a header, and then a directory: a
// record for each member, and a last one that says where the directory begins
// (PKWARE's APPNOTE 6.3). Sizes and offsets are written in 64 bits always
// ("zip64"), as numpy does; both forms are read.
#include "runtime/plan/StateFile.h"
#include <initializer_list>
#include <zlib.h>

using namespace weir;

namespace {
constexpr uint32_t memberMark = 0x04034b50, recordMark = 0x02014b50,
                   end64Mark = 0x06064b50, locatorMark = 0x07064b50,
                   endMark = 0x06054b50;
constexpr size_t memberSize = 30, recordSize = 46, end64Size = 56,
                 locatorSize = 20, endSize = 22;
constexpr uint32_t in64Bits = 0xffffffff;

/// Little-endian numbers behind each other.
struct Bytes {
  Vector<char> &out;
  Bytes &put(uint64_t value, int size) {
    for (int i = 0; i < size; ++i) {
      out.push(char(value >> (8 * i)));
    }
    return *this;
  }
  Bytes &two(uint64_t value) { return put(value, 2); }
  Bytes &four(uint64_t value) { return put(value, 4); }
  Bytes &eight(uint64_t value) { return put(value, 8); }
  Bytes &text(const char *text) {
    out.append(text, strlen(text));
    return *this;
  }
};

uint64_t number(const char *at, int size) {
  uint64_t value = 0;
  for (int i = 0; i < size; ++i) {
    value |= uint64_t(static_cast<unsigned char>(at[i])) << (8 * i);
  }
  return value;
}

uint32_t checkSum(uint32_t sum, const void *data, size_t size) {
  // zlib takes a null pointer for a wish to begin anew.
  return size ? uint32_t(crc32_z(sum, static_cast<const Bytef *>(data),
                                 z_size_t(size)))
              : sum;
}
} // namespace

//===-- writing ----------------------------------------------------------===//

Status StateWriter::open(const char *path) { return file.open(path); }

void StateWriter::member(const char *name, const Vector<char> &head,
                         const void *data, size_t size) {
  uint64_t all = head.size() + size;
  uint32_t sum = checkSum(checkSum(0, head.data(), head.size()), data, size);
  size_t nameSize = strlen(name);
  Vector<char> header;
  // Version 4.5, names in UTF-8, stored, 1980-01-01.
  Bytes{header}
      .four(memberMark)
      .two(45)
      .two(0x800)
      .two(0)
      .four(0x210000)
      .four(sum)
      .four(in64Bits)
      .four(in64Bits)
      .two(nameSize)
      .two(20)
      .text(name)
      .two(1) // zip64
      .two(16)
      .eight(all)
      .eight(all);
  file.write(header.data(), header.size());
  file.write(head.data(), head.size());
  file.write(data, size);
  Bytes{directory}
      .four(recordMark)
      .two(0x32d) // made on Unix
      .two(45)
      .two(0x800)
      .two(0)
      .four(0x210000)
      .four(sum)
      .four(in64Bits)
      .four(in64Bits)
      .two(nameSize)
      .two(28)
      .two(0)
      .two(0)
      .two(0)
      .four(0x81a40000u) // a file, rw-r--r--
      .four(in64Bits)
      .text(name)
      .two(1)
      .two(24)
      .eight(all)
      .eight(all)
      .eight(offset);
  offset += header.size() + all;
  ++members;
}

Status StateWriter::addFolder(const char *name) {
  head.clear();
  member(name, head, nullptr, 0);
  return Status();
}

Status StateWriter::add(const char *name, const weir_tensor &tensor) {
  if (tensor.dtype == WEIR_DT_RESOURCE || tensor.dtype == WEIR_DT_VARIANT) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "%s holds type %s, whose values live in one process; "
                         "expected numbers or strings",
                         name, weir_dtype_name(tensor.dtype));
  }
  if (strlen(name) > 60000) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "the name %.40s... is too long for a file of state",
                         name);
  }
  Vector<char> path;
  head.clear();
  bool isNpy = formatNpyHeader(tensor, head);
  Bytes{path}.text(name).text(isNpy ? ".npy" : ".tensor").two(0);
  if (isNpy) {
    member(path.data(), head, tensor.data, tensor.bytes);
  } else {
    formatTensorProto(tensor, head);
    member(path.data(), head, nullptr, 0);
  }
  return Status();
}

Status StateWriter::commit() {
  uint64_t begin = offset, size = directory.size();
  Vector<char> &end = directory;
  Bytes{end}
      .four(end64Mark)
      .eight(end64Size - 12)
      .two(0x32d)
      .two(45)
      .four(0)
      .four(0)
      .eight(members)
      .eight(members)
      .eight(size)
      .eight(begin)
      .four(locatorMark)
      .four(0)
      .eight(begin + size)
      .four(1)
      .four(endMark)
      .two(0)
      .two(0)
      .two(0xffff)
      .two(0xffff)
      .four(in64Bits)
      .four(in64Bits)
      .two(0);
  file.write(end.data(), end.size());
  file.sync();
  return file.commit();
}

//===-- reading ----------------------------------------------------------===//

Status StateReader::damaged(const char *what) const {
  return Status::error(WEIR_INVALID_ARGUMENT,
                       "\"%s\" is no file of state, or damaged: %s", path,
                       what);
}

/// Where the directory begins and how many records it has.
Status StateReader::findDirectory(const char *&at, uint64_t &count) const {
  const char *begin = file.data();
  size_t size = file.size();
  if (size < endSize ||
      number(begin + size - endSize, 4) != endMark) { // a comment: none of ours
    return damaged("its end is not that of a zip file");
  }
  const char *end = begin + size - endSize;
  count = number(end + 10, 2);
  uint64_t offset = number(end + 16, 4);
  if (count == 0xffff || offset == in64Bits) {
    if (size < endSize + locatorSize ||
        number(end - locatorSize, 4) != locatorMark) {
      return damaged("its end is not that of a zip file");
    }
    uint64_t end64 = number(end - locatorSize + 8, 8);
    if (end64 > size || size - end64 < end64Size ||
        number(begin + end64, 4) != end64Mark) {
      return damaged("its end is not that of a zip file");
    }
    count = number(begin + end64 + 32, 8);
    offset = number(begin + end64 + 48, 8);
  }
  if (offset > size || count > size / recordSize) {
    return damaged("its directory lies outside of it");
  }
  at = begin + offset;
  return Status();
}

/// The 64-bit numbers of a record, in their order, those of them that do not
/// fit in 32.
static bool read64(const char *extra, size_t size, uint64_t **wanted,
                   size_t numWanted) {
  while (numWanted && size >= 4) {
    uint64_t id = number(extra, 2), length = number(extra + 2, 2);
    if (length > size - 4) {
      return false;
    }
    if (id == 1) {
      for (size_t i = 0; i < numWanted; ++i) {
        if (8 * (i + 1) > length) {
          return false;
        }
        *wanted[i] = number(extra + 4 + 8 * i, 8);
      }
      return true;
    }
    extra += 4 + length;
    size -= 4 + length;
  }
  return numWanted == 0;
}

Status StateReader::open(const char *thePath) {
  path = thePath;
  if (Status s = file.read(path); !s.ok()) {
    return s;
  }
  const char *at;
  uint64_t count;
  if (Status s = findDirectory(at, count); !s.ok()) {
    return s;
  }
  const char *begin = file.data(), *end = begin + file.size();
  for (uint64_t i = 0; i < count; ++i) {
    if (size_t(end - at) < recordSize || number(at, 4) != recordMark) {
      return damaged("a record of its directory is missing");
    }
    size_t nameSize = number(at + 28, 2), extraSize = number(at + 30, 2),
           commentSize = number(at + 32, 2);
    uint64_t packed = number(at + 20, 4), size = number(at + 24, 4),
             offset = number(at + 42, 4);
    if (size_t(end - at) - recordSize < nameSize + extraSize + commentSize) {
      return damaged("a record of its directory is cut");
    }
    uint64_t *wide[3];
    size_t numWide = 0;
    for (uint64_t *value : {&size, &packed, &offset}) {
      if (*value == in64Bits) {
        wide[numWide++] = value;
      }
    }
    if (!read64(at + recordSize + nameSize, extraSize, wide, numWide)) {
      return damaged("a record of its directory is cut");
    }
    if (number(at + 10, 2) != 0 || packed != size) {
      return damaged("a member is packed; expected stored ones, as "
                     "numpy.savez() writes them");
    }
    if (offset > file.size() || file.size() - offset < memberSize ||
        number(begin + offset, 4) != memberMark) {
      return damaged("a member lies outside of it");
    }
    uint64_t room = file.size() - offset - memberSize;
    uint64_t skip =
        number(begin + offset + 26, 2) + number(begin + offset + 28, 2);
    if (skip > room || size > room - skip) {
      return damaged("a member lies outside of it");
    }
    members.push({at + recordSize, nameSize, begin + offset + memberSize + skip,
                  size_t(size), uint32_t(number(at + 16, 4))});
    at += recordSize + nameSize + extraSize + commentSize;
  }
  return Status();
}

Status StateReader::read(size_t i, weir_runtime *runtime,
                         HostTensor &tensor) const {
  const Member &member = members[i];
  char text[512];
  snprintf(text, sizeof text, "%.200s: %.*s", path,
           int(member.nameSize < 256 ? member.nameSize : 256), member.name);
  if (checkSum(0, member.data, member.size) != member.sum) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" is damaged: its check sum is wrong", text);
  }
  FileBytes bytes;
  bytes.assign(member.data, member.size);
  bool isProto = member.nameSize > 7 &&
                 memcmp(member.name + member.nameSize - 7, ".tensor", 7) == 0;
  return isProto ? readTensorProto(bytes, text, runtime, tensor)
                 : readNpy(bytes, text, runtime, tensor);
}

//===-- names ------------------------------------------------------------===//

static bool isPlain(unsigned char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.' || c == '>';
}

void weir::appendEncoded(Vector<char> &out, const char *name,
                         bool keepsSlashes) {
  static const char digits[] = "0123456789ABCDEF";
  bool isFirst = true;
  for (const char *at = name; *at; ++at) {
    auto c = static_cast<unsigned char>(*at);
    // Neither a folder without a name nor "..".
    bool isSlash = c == '/' && keepsSlashes && !isFirst && at[1];
    if (isSlash || (isPlain(c) && !(isFirst && c == '.'))) {
      out.push(char(c));
    } else {
      const char code[3] = {'%', digits[c >> 4], digits[c & 15]};
      out.append(code, 3);
    }
    isFirst = isSlash;
  }
}

static int digitOf(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                : -1;
}

bool weir::decodeName(const char *text, size_t size, Vector<char> &out) {
  for (size_t i = 0; i < size; ++i) {
    char c = text[i];
    if (c == '%') {
      int high = size - i > 2 ? digitOf(text[i + 1]) : -1;
      int low = high < 0 ? -1 : digitOf(text[i + 2]);
      if (low < 0) {
        return false;
      }
      c = char(high * 16 + low);
      i += 2;
    }
    if (c == 0) {
      return false;
    }
    out.push(c);
  }
  out.push(0);
  return true;
}
