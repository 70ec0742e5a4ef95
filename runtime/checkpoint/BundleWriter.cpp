// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/checkpoint/BundleWriter.h"
#include "runtime/base/Crc32c.h"
#include "runtime/checkpoint/BundleReader.h"
#include "runtime/checkpoint/SortedTable.h"
#include "runtime/tensor/Value.h"
#include <algorithm>
#include <unistd.h>

using namespace weir;

IndexContents::~IndexContents() {
  for (Item &item : items) {
    destroy(item.entry);
  }
}

void IndexContents::add(const char *key, size_t size,
                        const BundleEntry &entry) {
  BundleEntry *copy = create<BundleEntry>();
  copy->dtype = entry.dtype;
  copy->dims = entry.dims;
  copy->shard = entry.shard;
  copy->offset = entry.offset;
  copy->size = entry.size;
  copy->crc = entry.crc;
  items.push({keys.size(), size, copy, false});
  keys.append(key, size);
}

void IndexContents::addSlice(const char *name, size_t size, int32_t dtype,
                             const Dims &dims, const TensorSlice &slice) {
  BundleEntry *entry = create<BundleEntry>();
  entry->dtype = dtype;
  entry->dims = dims;
  entry->slices.push(slice);
  items.push({keys.size(), size, entry, true});
  keys.append(name, size);
}

int IndexContents::compare(const Item &a, const Item &b) const {
  int order = memcmp(keys.data() + a.key, keys.data() + b.key,
                     a.size < b.size ? a.size : b.size);
  return order ? order : (a.size > b.size) - (a.size < b.size);
}

// Makes one entry of items that share a key.
Status IndexContents::merge(size_t begin, size_t end) {
  Item &first = items[begin];
  auto fail = [&](const char *format) {
    return Status::error(WEIR_INVALID_ARGUMENT, format, int(first.size),
                         keys.data() + first.key);
  };
  for (size_t i = begin + 1; i < end; ++i) {
    Item &item = items[i];
    if (!first.isPart || !item.isPart) {
      return fail("Adding duplicate key: %.*s");
    }
    if (item.entry->dtype != first.entry->dtype ||
        !(item.entry->dims == first.entry->dims)) {
      return fail("the slices of tensor %.*s are said to be of tensors of "
                  "several types or shapes");
    }
    const TensorSlice &slice = item.entry->slices[0];
    if (std::find(first.entry->slices.begin(), first.entry->slices.end(),
                  slice) == first.entry->slices.end()) {
      first.entry->slices.push(slice);
    }
  }
  return Status();
}

Status IndexContents::write(NewFile &file, const BundleHeader &header) {
  std::sort(items.begin(), items.end(), [&](const Item &a, const Item &b) {
    int order = compare(a, b);
    return order ? order < 0 : a.key < b.key; // as added
  });
  for (size_t i = 0, end; i < items.size(); i = end) {
    end = i + 1;
    while (end < items.size() && compare(items[i], items[end]) == 0) {
      ++end;
    }
    if (Status s = merge(i, end); !s.ok()) {
      return s;
    }
  }
  WeirSortedTableBuilder *builder =
      weir_sorted_table_builder_create(file.descriptor());
  Vector<char> value;
  header.append(value);
  weir_sorted_table_builder_add(builder, "", 0, value.data(), value.size());
  for (size_t i = 0; i < items.size(); ++i) {
    if (i && compare(items[i - 1], items[i]) == 0) {
      continue;
    }
    value.clear();
    items[i].entry->append(value);
    weir_sorted_table_builder_add(builder, keys.data() + items[i].key,
                                  items[i].size, value.data(), value.size());
  }
  int error = weir_sorted_table_builder_finish(builder);
  return error ? fileError(error, "write", file.path()) : file.sync();
}

Replacement::Replacement(const char *prefix, int32_t numFiles)
    : prefix(prefix), oldShards(0), shards(numFiles) {
  BundleReader old;
  if (old.open(prefix).ok()) {
    oldShards = int32_t(old.getHeader().numShards);
  }
  shards += shards == oldShards;
}

Status Replacement::finish(NewFile &index) {
  Path folder, name;
  folderOf(prefix, folder);
  if (Status s = syncFolder(folder.text); !s.ok()) {
    return s;
  }
  indexName(prefix, name);
  if (Status s = index.publish(name.text); !s.ok()) {
    return s;
  }
  if (Status s = syncFolder(folder.text); !s.ok()) {
    return s;
  }
  for (int32_t i = 0; i < oldShards; ++i) {
    dataName(prefix, i, oldShards, name);
    if (unlink(name.text) != 0 && i > 1000) {
      break; // an index may say any number
    }
  }
  return Status();
}

Status BundleWriter::open(WeirBytes name) {
  if (Status s = makePrefix(name, prefix); !s.ok()) {
    return s;
  }
  Path path;
  folderOf(prefix.text, path);
  if (Status s = makeFolder(path.text); !s.ok()) {
    return s;
  }
  dataName(prefix.text, 0, 1, path);
  return data.create(path.text);
}

Status BundleWriter::writePieces(const void *from, int64_t size,
                                 uint32_t &crc) {
  constexpr int64_t pieceSize = 1 << 20;
  auto *at = static_cast<const char *>(from);
  while (size) {
    int64_t piece = size < pieceSize ? size : pieceSize;
    crc = crc32c(crc, at, size_t(piece));
    if (Status s = data.write(at, size_t(piece)); !s.ok()) {
      return s;
    }
    at += piece;
    size -= piece;
    written += piece;
  }
  return Status();
}

// Lengths as varints, the sum of the lengths, the bytes. The lengths are summed
// up as numbers of 4 bytes, or 8 where they do not fit.
Status BundleWriter::writeStrings(const WeirView &tensor, BundleEntry &entry) {
  auto *strings = static_cast<const WeirString *>(tensor.data);
  int64_t count = elementCount(tensor.rank, tensor.dims);
  Vector<char> lengths;
  uint32_t crc = 0;
  for (int64_t i = 0; i < count; ++i) {
    uint64_t size = strings[i].size;
    WireWriter(lengths).varint(size);
    crc = crc32c(crc, &size, size > UINT32_MAX ? 8 : 4);
  }
  uint32_t sum = maskCrc(crc), ignored = 0;
  crc = crc32c(crc, &sum, sizeof sum);
  lengths.append(reinterpret_cast<char *>(&sum), sizeof sum);
  Status status = writePieces(lengths.data(), int64_t(lengths.size()), ignored);
  for (int64_t i = 0; i < count && status.ok(); ++i) {
    status = writePieces(strings[i].data, int64_t(strings[i].size), crc);
  }
  entry.crc = maskCrc(crc);
  return status;
}

Status BundleWriter::writeData(const WeirView &tensor, BundleEntry &entry) {
  entry.dtype = tensor.dtype;
  entry.dims.rank = tensor.rank;
  for (int32_t d = 0; d < tensor.rank; ++d) {
    entry.dims.sizes[d] = tensor.dims[d];
  }
  entry.offset = written;
  Status status;
  switch (tensor.dtype) {
  case WEIR_DT_STRING:
    status = writeStrings(tensor, entry);
    break;
  case WEIR_DT_RESOURCE:
  case WEIR_DT_VARIANT:
  case WEIR_DT_INT4:
  case WEIR_DT_UINT4:
    return Status::error(WEIR_UNIMPLEMENTED,
                         "a checkpoint holds numbers and strings, got a tensor "
                         "of type %s; save what is in it",
                         weir_dtype_name(tensor.dtype));
  default:
    uint32_t crc = 0;
    status = writePieces(
        tensor.data, tensorBytes(tensor.dtype, tensor.rank, tensor.dims), crc);
    entry.crc = maskCrc(crc);
  }
  entry.size = written - entry.offset;
  return status;
}

static Status checkName(WeirBytes name) {
  return name.size ? Status()
                   : Status::error(WEIR_INVALID_ARGUMENT,
                                   "expected a name for each tensor, got an "
                                   "empty one");
}

Status BundleWriter::add(WeirBytes name, const WeirView &tensor) {
  BundleEntry entry;
  Status status = checkName(name);
  if (status.ok()) {
    status = writeData(tensor, entry);
  }
  index.add(name.data, name.size, entry);
  return status;
}

Status BundleWriter::addSlice(WeirBytes name, const ShapeAndSlice &spec,
                              const WeirView &tensor) {
  if (spec.slice.covers(spec.full)) {
    return add(name, tensor);
  }
  BundleEntry entry;
  Status status = checkName(name);
  if (status.ok()) {
    status = writeData(tensor, entry);
  }
  Vector<char> key;
  appendSliceKey(key, name.data, name.size, spec.slice);
  index.add(key.data(), key.size(), entry);
  index.addSlice(name.data, name.size, tensor.dtype, spec.full, spec.slice);
  return status;
}

Status BundleWriter::finish() {
  Replacement replacement(prefix.text, 1);
  BundleHeader header;
  header.numShards = replacement.numShards();
  header.producer = 1;
  Path name;
  indexName(prefix.text, name);
  NewFile file;
  if (Status s = file.create(name.text); !s.ok()) {
    return s;
  }
  if (Status s = index.write(file, header); !s.ok()) {
    return s;
  }
  if (Status s = data.sync(); !s.ok()) {
    return s;
  }
  dataName(prefix.text, 0, replacement.numShards(), name);
  if (Status s = data.publish(name.text); !s.ok()) {
    return s;
  }
  return replacement.finish(file);
}
