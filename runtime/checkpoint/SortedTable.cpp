// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LevelDB believes the sizes that a table's index and footer say and allocates
// them. So before LevelDB opens a file, the index block is read here, within
// bounds, and every block that it points at is checked to lie within the file
// and not to unpack into more than Snappy can have packed.
#include "runtime/checkpoint/SortedTable.h"
#include "leveldb/env.h"
#include "leveldb/iterator.h"
#include "leveldb/options.h"
#include "leveldb/table.h"
#include "leveldb/table_builder.h"
#include "runtime/base/Crc32c.h"
#include "runtime/base/Memory.h"
#include "snappy.h"
#include <cerrno>
#include <unistd.h>

using namespace weir;

// Destructors of the C++ library's objects are known by this address. Programs
// have no start files of a compiler, which define it and run the destructors
// when a shared library goes.
extern "C" {
int __cxa_finalize(void *handle);
__attribute__((visibility("hidden"))) extern void *__dso_handle;
void *__dso_handle = &__dso_handle;
}
__attribute__((destructor)) static void runDestructors() {
  __cxa_finalize(&__dso_handle);
}

namespace {

constexpr uint64_t footerSize = 48;
constexpr uint64_t trailerSize = 5; // type, check sum
constexpr char magic[8] = {'\x57', '\xfb', '\x80', '\x8b',
                           '\x24', '\x75', '\x47', '\xdb'};
/// Snappy makes at most 64 bytes of 3.
constexpr uint64_t maxExpansion = 32;

bool readFully(int fd, uint64_t offset, char *to, uint64_t size) {
  while (size) {
    ssize_t got = pread(fd, to, size, off_t(offset));
    if (got < 0 && errno == EINTR) {
      continue;
    }
    if (got <= 0) {
      return false;
    }
    to += got;
    offset += uint64_t(got);
    size -= uint64_t(got);
  }
  return true;
}

/// Bytes within bounds.
struct Bytes {
  const unsigned char *at, *end;
  bool varint(uint64_t &value) {
    value = 0;
    for (int shift = 0; shift < 64 && at < end; shift += 7) {
      uint64_t byte = *at++;
      value |= (byte & 127) << shift;
      if (byte < 128) {
        return true;
      }
    }
    return false;
  }
};

struct Handle {
  uint64_t offset, size;
  bool read(Bytes &bytes) { return bytes.varint(offset) && bytes.varint(size); }
};

/// What must hold before LevelDB sees a file. Null, or what is wrong.
class Examination {
public:
  Examination(int fd, uint64_t size) : fd(fd), size(size) {}
  const char *run();

private:
  /// A block's bytes and trailer lie in front of the footer.
  bool fits(Handle handle) const {
    return handle.offset <= size - footerSize &&
           handle.size <= size - footerSize - handle.offset &&
           trailerSize <= size - footerSize - handle.offset - handle.size;
  }
  const char *unpack(Handle handle, Vector<char> &bytes);
  const char *checkBlock(Handle handle);
  const char *checkEntries(const Vector<char> &index);

  int fd;
  uint64_t size;
};

const char *Examination::unpack(Handle handle, Vector<char> &bytes) {
  Vector<char> packed;
  packed.reserve(handle.size + trailerSize);
  if (!readFully(fd, handle.offset, packed.data(), handle.size + trailerSize)) {
    return "its index cannot be read";
  }
  const char *data = packed.data();
  uint32_t sum;
  memcpy(&sum, data + handle.size + 1, 4);
  if (maskCrc(crc32c(0, data, handle.size + 1)) != sum) {
    return "its index does not match its check sum";
  }
  if (data[handle.size] == 0) {
    bytes.append(data, handle.size);
    return nullptr;
  }
  size_t unpacked;
  if (data[handle.size] != 1 ||
      !snappy::GetUncompressedLength(data, handle.size, &unpacked) ||
      unpacked > maxExpansion * handle.size) {
    return "its index is packed in an unknown way";
  }
  bytes.reserve(unpacked + 1);
  if (!snappy::RawUncompress(data, handle.size, bytes.data())) {
    return "its index cannot be unpacked";
  }
  bytes.truncate(unpacked);
  return nullptr;
}

const char *Examination::checkBlock(Handle handle) {
  constexpr const char *beyond = "a block lies outside of the file";
  if (!fits(handle)) {
    return beyond;
  }
  char type;
  if (!readFully(fd, handle.offset + handle.size, &type, 1)) {
    return beyond;
  }
  if (type != 1) {
    return nullptr; // as long as in the file, or unknown to LevelDB
  }
  unsigned char head[10];
  uint64_t length = handle.size < sizeof head ? handle.size : sizeof head;
  if (!readFully(fd, handle.offset, reinterpret_cast<char *>(head), length)) {
    return beyond;
  }
  Bytes bytes = {head, head + length};
  uint64_t unpacked;
  return bytes.varint(unpacked) && unpacked <= maxExpansion * handle.size
             ? nullptr
             : "a block says it unpacks into more than it can hold";
}

// Entries of the index block: shared and own bytes of a key, a block's handle.
const char *Examination::checkEntries(const Vector<char> &index) {
  constexpr const char *malformed = "its index is malformed";
  if (index.size() < 4) {
    return malformed;
  }
  uint32_t restarts;
  memcpy(&restarts, index.data() + index.size() - 4, 4);
  if (restarts > (index.size() - 4) / 4) {
    return malformed;
  }
  auto *begin = reinterpret_cast<const unsigned char *>(index.data());
  Bytes bytes = {begin, begin + index.size() - 4 - uint64_t(restarts) * 4};
  while (bytes.at < bytes.end) {
    uint64_t shared, own, value;
    if (!bytes.varint(shared) || !bytes.varint(own) || !bytes.varint(value) ||
        own > uint64_t(bytes.end - bytes.at) ||
        value > uint64_t(bytes.end - bytes.at) - own) {
      return malformed;
    }
    bytes.at += own;
    Bytes inner = {bytes.at, bytes.at + value};
    bytes.at += value;
    Handle handle;
    if (!handle.read(inner)) {
      return malformed;
    }
    if (const char *wrong = checkBlock(handle)) {
      return wrong;
    }
  }
  return nullptr;
}

const char *Examination::run() {
  if (size < footerSize) {
    return "it is too short to be one";
  }
  unsigned char footer[footerSize];
  if (!readFully(fd, size - footerSize, reinterpret_cast<char *>(footer),
                 footerSize)) {
    return "it cannot be read";
  }
  if (memcmp(footer + footerSize - sizeof magic, magic, sizeof magic) != 0) {
    return "its end is not that of one";
  }
  Bytes bytes = {footer, footer + footerSize - sizeof magic};
  Handle metaindex, index;
  if (!metaindex.read(bytes) || !index.read(bytes) || !fits(metaindex) ||
      !fits(index)) {
    return "a block lies outside of the file";
  }
  Vector<char> entries;
  const char *wrong = unpack(index, entries);
  return wrong ? wrong : checkEntries(entries);
}

/// A file of the caller's, for LevelDB.
class InputFile final : public leveldb::RandomAccessFile {
public:
  explicit InputFile(int fd) : fd(fd) {}
  leveldb::Status Read(uint64_t offset, size_t n, leveldb::Slice *result,
                       char *scratch) const override {
    if (!readFully(fd, offset, scratch, n)) {
      return leveldb::Status::IOError("a block cannot be read");
    }
    *result = leveldb::Slice(scratch, n);
    return leveldb::Status::OK();
  }

private:
  int fd;
};

class OutputFile final : public leveldb::WritableFile {
public:
  explicit OutputFile(int fd) : fd(fd) {}
  leveldb::Status Append(const leveldb::Slice &data) override {
    const char *from = data.data();
    size_t size = data.size();
    while (size && !error) {
      ssize_t put = write(fd, from, size);
      if (put < 0) {
        error = errno == EINTR ? 0 : errno;
        continue;
      }
      from += put;
      size -= size_t(put);
    }
    return error ? leveldb::Status::IOError("a block cannot be written")
                 : leveldb::Status::OK();
  }
  leveldb::Status Close() override { return leveldb::Status::OK(); }
  leveldb::Status Flush() override { return leveldb::Status::OK(); }
  leveldb::Status Sync() override { return leveldb::Status::OK(); }

  int error = 0;

private:
  int fd;
};

leveldb::Options readOptions() {
  leveldb::Options options;
  options.paranoid_checks = true;
  return options;
}

/// As TensorFlow writes them.
leveldb::Options writeOptions() {
  leveldb::Options options;
  options.compression = leveldb::kNoCompression;
  options.block_size = 262144;
  options.block_restart_interval = 16;
  return options;
}

} // namespace

struct WeirSortedTable {
  explicit WeirSortedTable(int fd) : file(fd) {}
  ~WeirSortedTable() {
    delete iterator;
    delete table;
  }
  InputFile file;
  leveldb::Table *table = nullptr;
  leveldb::Iterator *iterator = nullptr;
};

static void say(const leveldb::Status &status, char *message, size_t room) {
  snprintf(message, room, "%s", status.ToString().c_str());
}

WeirSortedTable *weir_sorted_table_open(int fd, uint64_t size, char *message,
                                        size_t room) {
  if (const char *wrong = Examination(fd, size).run()) {
    snprintf(message, room, "%s", wrong);
    return nullptr;
  }
  auto *table = new WeirSortedTable(fd);
  leveldb::Status status =
      leveldb::Table::Open(readOptions(), &table->file, size, &table->table);
  if (!status.ok()) {
    say(status, message, room);
    delete table;
    return nullptr;
  }
  leveldb::ReadOptions options;
  options.verify_checksums = true;
  options.fill_cache = false;
  table->iterator = table->table->NewIterator(options);
  return table;
}

void weir_sorted_table_close(WeirSortedTable *table) { delete table; }

void weir_sorted_table_seek(WeirSortedTable *table, const char *key,
                            size_t size) {
  table->iterator->Seek(leveldb::Slice(key, size));
}

void weir_sorted_table_next(WeirSortedTable *table) { table->iterator->Next(); }

bool weir_sorted_table_valid(const WeirSortedTable *table) {
  return table->iterator->Valid();
}

void weir_sorted_table_entry(const WeirSortedTable *table, const char **key,
                             size_t *keySize, const char **value,
                             size_t *valueSize) {
  leveldb::Slice k = table->iterator->key(), v = table->iterator->value();
  *key = k.data();
  *keySize = k.size();
  *value = v.data();
  *valueSize = v.size();
}

bool weir_sorted_table_failed(const WeirSortedTable *table, char *message,
                              size_t room) {
  leveldb::Status status = table->iterator->status();
  if (!status.ok()) {
    say(status, message, room);
  }
  return !status.ok();
}

struct WeirSortedTableBuilder {
  explicit WeirSortedTableBuilder(int fd)
      : file(fd), options(writeOptions()), builder(options, &file) {}
  OutputFile file;
  leveldb::Options options;
  leveldb::TableBuilder builder;
};

WeirSortedTableBuilder *weir_sorted_table_builder_create(int fd) {
  return new WeirSortedTableBuilder(fd);
}

void weir_sorted_table_builder_add(WeirSortedTableBuilder *builder,
                                   const char *key, size_t keySize,
                                   const char *value, size_t valueSize) {
  if (valueSize >= 2 * builder->options.block_size) {
    builder->builder.Flush();
  }
  builder->builder.Add(leveldb::Slice(key, keySize),
                       leveldb::Slice(value, valueSize));
}

int weir_sorted_table_builder_finish(WeirSortedTableBuilder *builder) {
  leveldb::Status status = builder->builder.Finish();
  int error = builder->file.error;
  delete builder;
  return error ? error : status.ok() ? 0 : EIO;
}
