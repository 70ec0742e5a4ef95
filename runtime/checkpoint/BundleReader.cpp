// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tensor that was saved whole is read straight into its place. A slice is
// read row by row out of each stored slice that overlaps it; the rest of a
// stored slice is read too, for its check sum.
#include "runtime/checkpoint/BundleReader.h"
#include "runtime/base/Crc32c.h"
#include "runtime/checkpoint/SortedTable.h"
#include "runtime/tensor/Value.h"
#include <cerrno>
#include <cinttypes>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace weir;

TableFile::~TableFile() {
  if (table) {
    weir_sorted_table_close(table);
  }
  if (fd >= 0) {
    close(fd);
  }
}

Status TableFile::open(const char *path) {
  snprintf(name.text, sizeof name.text, "%s", path);
  fd = ::open(path, O_RDONLY | O_CLOEXEC);
  struct stat info;
  if (fd < 0 || fstat(fd, &info) != 0) {
    return fileError(errno, "open", path);
  }
  if (!S_ISREG(info.st_mode)) {
    return fileError(EISDIR, "read", path);
  }
  char why[256];
  table = weir_sorted_table_open(fd, uint64_t(info.st_size), why, sizeof why);
  return table ? Status()
               : Status::error(WEIR_DATA_LOSS,
                               "%s: not an sstable (a table of names), or not "
                               "a whole one: %s; it has %" PRId64
                               " bytes: a copy in part? copy the checkpoint's "
                               "files again",
                               path, why, int64_t(info.st_size));
}

bool TableFile::find(const char *key, size_t size) {
  seek(key, size);
  if (!valid()) {
    return false;
  }
  WeirBytes found = this->key();
  return found.size == size && memcmp(found.data, key, size) == 0;
}

void TableFile::seek(const char *key, size_t size) {
  weir_sorted_table_seek(table, key, size);
}

void TableFile::next() { weir_sorted_table_next(table); }

bool TableFile::valid() const { return weir_sorted_table_valid(table); }

WeirBytes TableFile::key() const {
  const char *key, *value;
  size_t keySize, valueSize;
  weir_sorted_table_entry(table, &key, &keySize, &value, &valueSize);
  return {key, keySize};
}

WeirBytes TableFile::value() const {
  const char *key, *value;
  size_t keySize, valueSize;
  weir_sorted_table_entry(table, &key, &keySize, &value, &valueSize);
  return {value, valueSize};
}

Status TableFile::status() const {
  char why[256];
  return weir_sorted_table_failed(table, why, sizeof why)
             ? Status::error(WEIR_DATA_LOSS,
                             "%s: damaged: %s; copy the checkpoint's files "
                             "again, or take an older one",
                             name.text, why)
             : Status();
}

BundleReader::~BundleReader() {
  for (Shard &shard : shards) {
    close(shard.fd);
  }
}

Status BundleReader::open(const char *name) {
  snprintf(prefix.text, sizeof prefix.text, "%s", name);
  Path path;
  indexName(name, path);
  if (Status s = index.open(path.text); !s.ok()) {
    return s;
  }
  if (!index.find("", 0) ||
      !header.parse(index.value().data, index.value().size)) {
    Status s = index.status();
    return s.ok() ? Status::error(WEIR_DATA_LOSS,
                                  "%s: expected a checkpoint's index, got a "
                                  "table without its header; give the name "
                                  "that the checkpoint was saved under",
                                  path.text)
                  : static_cast<Status &&>(s);
  }
  if (header.endianness != 0 || header.minConsumer > 1) {
    return Status::error(WEIR_UNIMPLEMENTED,
                         header.endianness
                             ? "%s: written on a machine with the other order "
                               "of bytes; save it again on one like this"
                             : "%s: written for later versions; save it again "
                               "with TensorFlow 2",
                         path.text);
  }
  return Status();
}

Status BundleReader::find(WeirBytes name, BundleEntry &entry) {
  bool found = name.size && index.find(name.data, name.size);
  if (Status s = index.status(); !s.ok()) {
    return s;
  }
  if (!found) {
    return Status::error(WEIR_NOT_FOUND, "Key %.*s not found in checkpoint %s",
                         int(name.size), name.data, prefix.text);
  }
  WeirBytes value = index.value();
  if (!entry.parse(value.data, value.size)) {
    return Status::error(WEIR_DATA_LOSS,
                         "%s: what it says of tensor %.*s is malformed; save "
                         "the checkpoint again",
                         index.path(), int(name.size), name.data);
  }
  return Status();
}

Status BundleReader::openShard(int32_t number, Shard &shard, Path &path) {
  dataName(prefix.text, number, int32_t(header.numShards), path);
  for (Shard &open : shards) {
    if (open.number == number) {
      shard = open;
      return Status();
    }
  }
  int fd = ::open(path.text, O_RDONLY | O_CLOEXEC);
  struct stat info;
  if (fd < 0 || fstat(fd, &info) != 0) {
    int error = errno;
    if (fd >= 0) {
      close(fd);
    }
    return fileError(error, "open", path.text);
  }
  shard = {number, fd, int64_t(info.st_size)};
  shards.push(shard);
  return Status();
}

Status BundleReader::findSlice(WeirBytes name, const TensorSlice &slice,
                               BundleEntry &part) {
  Vector<char> key;
  appendSliceKey(key, name.data, name.size, slice);
  Status status = find({key.data(), key.size()}, part);
  return status.code() == WEIR_NOT_FOUND
             ? Status::error(WEIR_NOT_FOUND,
                             "%s: a slice of tensor %.*s is not there; save "
                             "the checkpoint again",
                             index.path(), int(name.size), name.data)
             : static_cast<Status &&>(status);
}

Status BundleReader::checkWhole(WeirBytes name, const BundleEntry &entry) {
  Shard shard;
  Path path;
  if (Status s = openShard(entry.shard, shard, path); !s.ok()) {
    return s;
  }
  int64_t count = elementCount(entry.dims.rank, entry.dims.sizes);
  int64_t bytes = tensorBytes(entry.dtype, entry.dims.rank, entry.dims.sizes);
  bool isString = entry.dtype == WEIR_DT_STRING;
  if (entry.dtype == WEIR_DT_VARIANT || entry.dtype == WEIR_DT_RESOURCE ||
      entry.dtype == WEIR_DT_INT4 || entry.dtype == WEIR_DT_UINT4 ||
      weir_dtype_size(entry.dtype) == 0) {
    return Status::error(WEIR_UNIMPLEMENTED,
                         "expected numbers or strings in tensor %.*s, got type "
                         "%s",
                         int(name.size), name.data,
                         weir_dtype_name(entry.dtype));
  }
  // A string has a byte for its length at least.
  if (isString ? entry.size < count : entry.size != bytes) {
    return Status::error(
        WEIR_DATA_LOSS,
        "Invalid size in bundle entry: key %.*s; stored size "
        "%" PRId64 "; expected size %" PRId64 " for %s of %" PRId64
        " elements; save the checkpoint again",
        int(name.size), name.data, entry.size, isString ? count : bytes,
        weir_dtype_name(entry.dtype), count);
  }
  if (entry.offset + entry.size > shard.size) {
    return Status::error(WEIR_OUT_OF_RANGE,
                         "%s: has %" PRId64 " bytes, but tensor %.*s is at "
                         "bytes %" PRId64 " to %" PRId64
                         ": a copy in part? copy the checkpoint's files again",
                         path.text, shard.size, int(name.size), name.data,
                         entry.offset, entry.offset + entry.size);
  }
  return Status();
}

Status BundleReader::check(WeirBytes name, const BundleEntry &entry,
                           const ShapeAndSlice *slice) {
  if (slice && !(slice->full == entry.dims)) {
    char spec[256], stored[256];
    formatShape(spec, sizeof spec, slice->full.rank, slice->full.sizes);
    formatShape(stored, sizeof stored, entry.dims.rank, entry.dims.sizes);
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "tensor_name = %.*s; shape in shape_and_slice spec %s "
                         "does not match the shape stored in checkpoint: %s",
                         int(name.size), name.data, spec, stored);
  }
  if (entry.slices.empty()) {
    if (slice && entry.dtype == WEIR_DT_STRING &&
        !slice->slice.covers(entry.dims)) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "Dtype string not supported: tensor %.*s can only "
                           "be restored whole",
                           int(name.size), name.data);
    }
    return checkWhole(name, entry);
  }
  // The stored slices that matter, and whether they suffice.
  TensorSlice wanted =
      slice ? slice->slice : TensorSlice::whole(entry.dims.rank);
  Dims shape;
  if (Status s = wanted.shapeIn(entry.dims, shape); !s.ok()) {
    return s;
  }
  int64_t missing = elementCount(shape.rank, shape.sizes);
  Vector<TensorSlice> taken;
  for (const TensorSlice &stored : entry.slices) {
    if (Status s = stored.shapeIn(entry.dims, shape); !s.ok()) {
      return Status::error(WEIR_DATA_LOSS, "%s: tensor %.*s: %s", index.path(),
                           int(name.size), name.data, s.message());
    }
    Overlap overlap;
    if (!overlap.find(stored, wanted, entry.dims)) {
      continue;
    }
    BundleEntry part;
    if (Status s = findSlice(name, stored, part); !s.ok()) {
      return s;
    }
    if (Status s = checkWhole(name, part); !s.ok()) {
      return s;
    }
    if (part.dtype != entry.dtype || !(part.dims == shape)) {
      return Status::error(WEIR_DATA_LOSS,
                           "%s: a slice of tensor %.*s has another type or "
                           "shape than the tensor says; save the checkpoint "
                           "again",
                           index.path(), int(name.size), name.data);
    }
    if (entry.dtype == WEIR_DT_STRING && !(stored == wanted)) {
      return Status::error(WEIR_INVALID_ARGUMENT,
                           "Dtype string not supported: slices of tensor %.*s "
                           "can only be restored as they were saved",
                           int(name.size), name.data);
    }
    missing -= overlap.count();
    for (const TensorSlice &other : taken) {
      if (overlap.find(stored, other, entry.dims)) {
        return Status::error(WEIR_DATA_LOSS,
                             "%s: slices of tensor %.*s overlap; save the "
                             "checkpoint again",
                             index.path(), int(name.size), name.data);
      }
    }
    taken.push(stored);
  }
  if (missing > 0) {
    char text[256];
    wanted.format(text, sizeof text);
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Does not have sufficient slices for partitioned "
                         "tensor %.*s to restore in slice_spec: %s",
                         int(name.size), name.data, text);
  }
  return Status();
}

Status BundleReader::checkSum(const BundleEntry &entry,
                              const FileStream &stream, const Path &path) {
  uint32_t sum = maskCrc(stream.sum());
  return sum == entry.crc
             ? Status()
             : Status::error(WEIR_DATA_LOSS,
                             "%s: Checksum does not match: stored %u vs. "
                             "calculated on the restored bytes %u (bytes "
                             "%" PRId64 " to %" PRId64
                             "); copy the checkpoint's files again, or take an "
                             "older one",
                             path.text, entry.crc, sum, entry.offset,
                             entry.offset + entry.size);
}

// See BundleWriter::writeStrings(). One buffer holds all the bytes.
Status BundleReader::readStrings(FileStream &stream, int64_t count,
                                 StringMemory memory, void *to) {
  auto *strings = static_cast<WeirString *>(to);
  auto malformed = [] {
    return Status::error(WEIR_DATA_LOSS,
                         "the lengths of a tensor of strings are wrong; copy "
                         "the checkpoint's files again, or take an older one");
  };
  uint64_t total = 0;
  uint32_t crc = 0;
  for (int64_t i = 0; i < count; ++i) {
    uint64_t size = 0;
    unsigned char byte = 128;
    for (int shift = 0; byte >= 128; shift += 7) {
      if (shift > 63) {
        return malformed();
      }
      if (Status s = stream.takeByte(byte); !s.ok()) {
        return s;
      }
      size |= uint64_t(byte & 127) << shift;
    }
    if (size > uint64_t(stream.left())) {
      return malformed();
    }
    crc = crc32c(crc, &size, size > UINT32_MAX ? 8 : 4);
    strings[i] = {"", size, nullptr};
    total += size;
    if (total > uint64_t(stream.left())) {
      return malformed();
    }
  }
  uint32_t sum;
  if (Status s = stream.take(&sum, sizeof sum); !s.ok()) {
    return s;
  }
  if (sum != maskCrc(crc) || total != uint64_t(stream.left())) {
    return malformed();
  }
  stream.setSum(crc32c(crc, &sum, sizeof sum));
  if (total == 0) {
    return Status();
  }
  WeirBuffer *buffer = memory.allocate(memory.arg, int64_t(total));
  if (!buffer) {
    return Status::error(WEIR_RESOURCE_EXHAUSTED,
                         "OOM when allocating %" PRIu64 " bytes of strings",
                         total);
  }
  auto *at = static_cast<char *>(weir_buffer_data(buffer));
  Status status = stream.take(at, int64_t(total));
  for (int64_t i = 0; i < count && status.ok(); ++i) {
    if (strings[i].size) {
      strings[i].data = at;
      strings[i].owner = buffer;
      weir_buffer_retain(buffer);
      at += strings[i].size;
    }
  }
  weir_buffer_release(buffer);
  return status;
}

Status BundleReader::readWhole(const BundleEntry &entry, StringMemory memory,
                               void *to) {
  Shard shard;
  Path path;
  if (Status s = openShard(entry.shard, shard, path); !s.ok()) {
    return s;
  }
  FileStream stream;
  stream.open(shard.fd, path.text, entry.offset, entry.size);
  if (entry.dtype == WEIR_DT_STRING) {
    int64_t count = elementCount(entry.dims.rank, entry.dims.sizes);
    Status status = readStrings(stream, count, memory, to);
    if (status.ok()) {
      status = checkSum(entry, stream, path);
    }
    if (!status.ok()) {
      // Sizes without bytes must not be seen.
      clearElements(to, entry.dtype, count);
    }
    return status;
  }
  if (Status s = stream.take(to, entry.size); !s.ok()) {
    return s;
  }
  return checkSum(entry, stream, path);
}

// The rows of an overlap, which lie one after another in the stored slice: what
// is between them is skipped. Dimensions that both boxes have whole are part of
// an element.
Status BundleReader::readPart(const BundleEntry &entry,
                              const TensorSlice &stored,
                              const TensorSlice &wanted, const Dims &full,
                              void *to) {
  Shard shard;
  Path path;
  Overlap overlap;
  Dims target;
  if (Status s = openShard(entry.shard, shard, path); !s.ok()) {
    return s;
  }
  if (Status s = wanted.shapeIn(full, target); !s.ok()) {
    return s;
  }
  overlap.find(stored, wanted, full);
  int64_t element = weir_dtype_size(entry.dtype);
  int32_t rank = full.rank;
  while (rank > 1 && overlap.sizes[rank - 1] == entry.dims.sizes[rank - 1] &&
         overlap.sizes[rank - 1] == target.sizes[rank - 1]) {
    element *= overlap.sizes[--rank];
  }
  FileStream stream;
  stream.open(shard.fd, path.text, entry.offset, entry.size);
  int32_t last = rank - 1;
  int64_t at[WEIR_MAX_RANK] = {};
  for (bool more = true; more;) {
    int64_t from = 0, into = 0;
    for (int32_t d = 0; d < rank; ++d) {
      from = from * entry.dims.sizes[d] + overlap.from[d] + at[d];
      into = into * target.sizes[d] + overlap.to[d] + at[d];
    }
    int64_t row = rank ? overlap.sizes[last] * element : element;
    Status status =
        stream.take(nullptr, from * element - (entry.size - stream.left()));
    if (status.ok()) {
      status = stream.take(static_cast<char *>(to) + into * element, row);
    }
    if (!status.ok()) {
      return status;
    }
    more = false;
    for (int32_t d = last; d-- > 0 && !more;) {
      more = ++at[d] < overlap.sizes[d];
      at[d] = more ? at[d] : 0;
    }
  }
  if (Status s = stream.take(nullptr, stream.left()); !s.ok()) {
    return s;
  }
  return checkSum(entry, stream, path);
}

Status BundleReader::readSlices(WeirBytes name, const BundleEntry &entry,
                                const TensorSlice &wanted, StringMemory memory,
                                void *to) {
  for (const TensorSlice &stored : entry.slices) {
    Overlap overlap;
    if (!overlap.find(stored, wanted, entry.dims)) {
      continue;
    }
    BundleEntry part;
    if (Status s = findSlice(name, stored, part); !s.ok()) {
      return s;
    }
    Status status = stored == wanted
                        ? readWhole(part, memory, to)
                        : readPart(part, stored, wanted, entry.dims, to);
    if (!status.ok()) {
      return status;
    }
  }
  return Status();
}

Status BundleReader::read(WeirBytes name, const BundleEntry &entry,
                          const ShapeAndSlice *slice, StringMemory memory,
                          void *to) {
  TensorSlice whole = TensorSlice::whole(entry.dims.rank);
  const TensorSlice &wanted = slice ? slice->slice : whole;
  if (!entry.slices.empty()) {
    return readSlices(name, entry, wanted, memory, to);
  }
  return wanted.covers(entry.dims)
             ? readWhole(entry, memory, to)
             : readPart(entry, whole, wanted, entry.dims, to);
}
