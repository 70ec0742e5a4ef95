// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first entry of a table lists tensors, their types, shapes and slices; the
// others, by the key of a slice, hold values as a TensorProto does.
#include "runtime/checkpoint/Version1.h"
#include "runtime/checkpoint/SortedTable.h"
#include "runtime/checkpoint/TensorValues.h"
#include "runtime/tensor/Value.h"
#include <algorithm>
#include <cinttypes>
#include <glob.h>

using namespace weir;

Version1Reader::~Version1Reader() {
  for (TableFile *file : files) {
    destroy(file);
  }
}

Status Version1Reader::open(WeirBytes name) {
  if (Status s = makePrefix(name, pattern); !s.ok()) {
    return s;
  }
  glob_t matches = {};
  int error = glob(pattern.text, GLOB_MARK, nullptr, &matches);
  Status status;
  for (size_t i = 0; error == 0 && i < matches.gl_pathc && status.ok(); ++i) {
    const char *path = matches.gl_pathv[i];
    files.push(create<TableFile>());
    status = files.back()->open(path);
    if (!status.ok()) {
      status = Status::error(status.code(), "Unable to open table file %s",
                             status.message());
    }
  }
  globfree(&matches);
  if (files.empty()) {
    return Status::error(WEIR_NOT_FOUND,
                         "Unsuccessful TensorSliceReader constructor: Failed "
                         "to find any matching files for %s; expected the name "
                         "that a checkpoint was saved under (its files are "
                         "called like it, and .index, .data-...); relative "
                         "paths start where the program was started",
                         pattern.text);
  }
  return status;
}

// Calls take(value) for each field `tag` of a message that is a message.
template <typename F>
static bool forMessages(WeirBytes message, uint64_t tag, F take) {
  WireReader wire(message.data, message.size);
  while (!wire.done()) {
    uint64_t found;
    if (!wire.varint(found)) {
      return false;
    }
    const char *data;
    size_t size;
    if (found != tag) {
      if (!wire.skip(found & 7)) {
        return false;
      }
    } else if (!wire.bytes(data, size) || !take(WeirBytes{data, size})) {
      return false;
    }
  }
  return true;
}

namespace {
/// SavedSliceMeta.
struct SliceMeta {
  WeirBytes name = {"", 0};
  uint64_t type = 0;
  Dims dims;
  Vector<TensorSlice> slices;

  bool parse(WeirBytes message);
};
} // namespace

bool SliceMeta::parse(WeirBytes message) {
  WireReader wire(message.data, message.size);
  while (!wire.done()) {
    uint64_t tag;
    if (!wire.varint(tag)) {
      return false;
    }
    const char *data;
    size_t size;
    if (tag == 0x18) {
      if (!wire.varint(type)) {
        return false;
      }
      continue;
    }
    if ((tag & 7) != 2 || !wire.bytes(data, size)) {
      if ((tag & 7) == 2 || !wire.skip(tag & 7)) {
        return false;
      }
      continue;
    }
    if (tag == 0x0a) {
      name = {data, size};
    } else if (tag == 0x12) {
      if (!parseDims(data, size, dims)) {
        return false;
      }
    } else if (tag == 0x22) {
      TensorSlice slice;
      if (!parseSlice(data, size, slice)) {
        return false;
      }
      slices.push(slice);
    }
  }
  return elementCount(dims.rank, dims.sizes) >= 0;
}

static Status malformed(const char *path) {
  return Status::error(WEIR_DATA_LOSS,
                       "%s: not a checkpoint of version 1, or damaged: its "
                       "entries are malformed; give the name that the "
                       "checkpoint was saved under",
                       path);
}

static bool sameBytes(WeirBytes a, WeirBytes b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

// What table `file` says of the tensor, added to `tensor`.
Status Version1Reader::addMeta(size_t file, WeirBytes name, Tensor &tensor,
                               bool &found) {
  TableFile &table = *files[file];
  if (!table.find("", 0)) {
    Status status = table.status();
    return status.ok() ? malformed(table.path())
                       : static_cast<Status &&>(status);
  }
  Status status;
  auto takeTensor = [&](WeirBytes message) {
    SliceMeta meta;
    if (!meta.parse(message)) {
      return false;
    }
    if (!sameBytes(meta.name, name)) {
      return true;
    }
    if (found && !(tensor.dims == meta.dims)) {
      char first[256], second[256];
      formatShape(first, sizeof first, tensor.dims.rank, tensor.dims.sizes);
      formatShape(second, sizeof second, meta.dims.rank, meta.dims.sizes);
      status =
          Status::error(WEIR_INTERNAL,
                        "Incompatible tensor shapes detected for tensor "
                        "%.*s: existing = %s, new = %s; the pattern %s "
                        "matches several checkpoints",
                        int(name.size), name.data, first, second, pattern.text);
    }
    found = true;
    tensor.dtype = int32_t(meta.type);
    tensor.dims = meta.dims;
    for (const TensorSlice &slice : meta.slices) {
      tensor.parts.push({slice, file});
    }
    return true;
  };
  bool good = forMessages(table.value(), 0x0a, [&](WeirBytes meta) {
    return forMessages(meta, 0x0a, takeTensor);
  });
  return good ? static_cast<Status &&>(status) : malformed(table.path());
}

Status Version1Reader::find(WeirBytes name, Tensor &tensor) {
  bool found = false;
  for (size_t i = 0; i < files.size(); ++i) {
    if (Status s = addMeta(i, name, tensor, found); !s.ok()) {
      return s;
    }
  }
  return found ? Status()
               : Status::error(WEIR_NOT_FOUND,
                               "Tensor name \"%.*s\" not found in checkpoint "
                               "files %s",
                               int(name.size), name.data, pattern.text);
}

// Copies the overlap of two boxes, element by element.
template <typename F>
static void forOverlap(const Overlap &overlap, const Dims &stored,
                       const Dims &target, F copy) {
  int64_t at[WEIR_MAX_RANK] = {};
  for (int64_t left = overlap.count(); left > 0; --left) {
    int64_t from = 0, into = 0;
    for (int32_t d = 0; d < overlap.rank; ++d) {
      from = from * stored.sizes[d] + overlap.from[d] + at[d];
      into = into * target.sizes[d] + overlap.to[d] + at[d];
    }
    copy(from, into);
    for (int32_t d = overlap.rank; d-- > 0;) {
      if (++at[d] < overlap.sizes[d]) {
        break;
      }
      at[d] = 0;
    }
  }
}

static bool setStrings(const Overlap &overlap, const Dims &stored,
                       const Dims &target, const TensorValues &values,
                       StringMemory memory, WeirString *to) {
  bool good = true;
  forOverlap(overlap, stored, target, [&](int64_t from, int64_t into) {
    WeirBytes text = values.strings[size_t(from)];
    WeirBuffer *owner =
        text.size ? memory.allocate(memory.arg, int64_t(text.size)) : nullptr;
    good &= text.size == 0 || owner;
    if (to[into].owner) {
      weir_buffer_release(to[into].owner);
    }
    if (owner) {
      memcpy(weir_buffer_data(owner), text.data, text.size);
      to[into] = {static_cast<char *>(weir_buffer_data(owner)), text.size,
                  owner};
    } else {
      to[into] = {"", 0, nullptr};
    }
  });
  return good;
}

Status Version1Reader::readPart(WeirBytes name, const Tensor &tensor,
                                const Tensor::Part &part,
                                const TensorSlice &wanted, StringMemory memory,
                                void *to) {
  TableFile &table = *files[part.file];
  Overlap overlap;
  Dims stored, target;
  if (!part.slice.shapeIn(tensor.dims, stored).ok() ||
      !wanted.shapeIn(tensor.dims, target).ok()) {
    return malformed(table.path());
  }
  if (!overlap.find(part.slice, wanted, tensor.dims)) {
    return Status();
  }
  Vector<char> key;
  appendSliceKey(key, name.data, name.size, part.slice);
  if (!table.find(key.data(), key.size())) {
    Status status = table.status();
    return status.ok() ? malformed(table.path())
                       : static_cast<Status &&>(status);
  }
  TensorValues values;
  bool good = forMessages(table.value(), 0x12, [&](WeirBytes slice) {
    return forMessages(slice, 0x1a, [&](WeirBytes proto) {
      return values.parse(tensor.dtype, proto.data, proto.size);
    });
  });
  int64_t count = elementCount(stored.rank, stored.sizes);
  int64_t size = weir_dtype_size(tensor.dtype);
  bool isString = tensor.dtype == WEIR_DT_STRING;
  if (!good || size == 0 ||
      (isString ? values.strings.size() != size_t(count)
                : values.elements.size() / size_t(size) != size_t(count) ||
                      values.elements.size() % size_t(size) != 0)) {
    return malformed(table.path());
  }
  if (!to) {
    return Status();
  }
  if (isString) {
    return setStrings(overlap, stored, target, values, memory,
                      static_cast<WeirString *>(to))
               ? Status()
               : Status::error(WEIR_RESOURCE_EXHAUSTED,
                               "no memory for the strings of tensor %.*s",
                               int(name.size), name.data);
  }
  forOverlap(overlap, stored, target, [&](int64_t from, int64_t into) {
    memcpy(static_cast<char *>(to) + into * size,
           values.elements.data() + from * size, size_t(size));
  });
  return Status();
}

Status Version1Reader::read(WeirBytes name, const Tensor &tensor,
                            const TensorSlice &wanted, StringMemory memory,
                            void *to) {
  Dims shape;
  if (Status s = wanted.shapeIn(tensor.dims, shape); !s.ok()) {
    return s;
  }
  int64_t missing = elementCount(shape.rank, shape.sizes);
  Vector<TensorSlice> taken;
  for (const Tensor::Part &part : tensor.parts) {
    Overlap overlap;
    if (part.slice.rank != tensor.dims.rank ||
        !overlap.find(part.slice, wanted, tensor.dims)) {
      continue;
    }
    // Shards of several checkpoints may hold the same slice.
    if (std::find(taken.begin(), taken.end(), part.slice) != taken.end()) {
      continue;
    }
    taken.push(part.slice);
    missing -= overlap.count();
    if (Status s = readPart(name, tensor, part, wanted, memory, to); !s.ok()) {
      return s;
    }
  }
  char text[256];
  wanted.format(text, sizeof text);
  return missing == 0
             ? Status()
             : Status::error(WEIR_INVALID_ARGUMENT,
                             "Error copying slice data: expected slices of "
                             "tensor %.*s that make up %s in %s; save the "
                             "checkpoint again",
                             int(name.size), name.data, text, pattern.text);
}

Version1Writer::~Version1Writer() {
  for (Item *item : items) {
    destroy(item);
  }
}

Status Version1Writer::open(WeirBytes name) { return makePrefix(name, path); }

Status Version1Writer::add(WeirBytes name, const ShapeAndSlice *spec,
                           const WeirView &tensor) {
  Item *item = create<Item>();
  items.push(item);
  item->name.append(name.data, name.size);
  item->dtype = tensor.dtype;
  item->dims.rank = tensor.rank;
  std::copy_n(tensor.dims, tensor.rank, item->dims.sizes);
  item->slice = TensorSlice::whole(tensor.rank);
  if (spec) {
    item->dims = spec->full;
    item->slice = spec->slice;
  }
  appendSliceKey(item->key, name.data, name.size, item->slice);
  Vector<char> values, slice, saved;
  if (!appendValues(values, tensor.dtype, tensor.data,
                    elementCount(tensor.rank, tensor.dims))) {
    return Status::error(WEIR_UNIMPLEMENTED,
                         "a checkpoint of version 1 has no place for type %s; "
                         "save with SaveV2",
                         weir_dtype_name(tensor.dtype));
  }
  // Readers stop at 2 GiB.
  if (values.size() >= size_t(INT32_MAX) - 4096) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Tensor slice is too large to serialize: tensor %.*s "
                         "takes %zu bytes, less than 2 GiB go into a "
                         "checkpoint of version 1; save with SaveV2",
                         int(name.size), name.data, values.size());
  }
  appendSlice(slice, item->slice);
  WireWriter writer(saved);
  writer.bytes(1, name.data, name.size);
  writer.message(2, slice);
  writer.message(3, values);
  WireWriter(item->value).message(2, saved);
  return Status();
}

bool Version1Writer::isBelow(const Item *a, const Item *b) {
  size_t common = std::min(a->key.size(), b->key.size());
  int order = memcmp(a->key.data(), b->key.data(), common);
  return order ? order < 0 : a->key.size() < b->key.size();
}

// SavedTensorSlices with a SavedTensorSliceMeta: tensors, each once.
void Version1Writer::appendMeta(Vector<char> &out) const {
  Vector<char> meta;
  WireWriter writer(meta);
  for (size_t i = 0, end; i < items.size(); i = end) {
    const Item &first = *items[i];
    Vector<char> tensor, dims;
    WireWriter inner(tensor);
    inner.message(1, first.name);
    appendDims(dims, first.dims);
    inner.message(2, dims);
    inner.number(3, first.dtype);
    for (end = i; end < items.size() &&
                  sameBytes({items[end]->name.data(), items[end]->name.size()},
                            {first.name.data(), first.name.size()});
         ++end) {
      Vector<char> slice;
      appendSlice(slice, items[end]->slice);
      inner.message(4, slice);
    }
    writer.message(1, tensor);
  }
  Vector<char> version;
  WireWriter(version).number(1, 1);
  writer.message(2, version);
  WireWriter(out).message(1, meta);
}

Status Version1Writer::finish() {
  // Keys of slices of one tensor lie together.
  std::sort(items.begin(), items.end(), isBelow);
  for (size_t i = 1; i < items.size(); ++i) {
    if (!isBelow(items[i - 1], items[i])) {
      return Status::error(WEIR_INVALID_ARGUMENT, "Adding duplicate key: %.*s",
                           int(items[i]->name.size()), items[i]->name.data());
    }
  }
  NewFile file;
  if (Status s = file.create(path.text); !s.ok()) {
    return s;
  }
  WeirSortedTableBuilder *builder =
      weir_sorted_table_builder_create(file.descriptor());
  Vector<char> meta;
  appendMeta(meta);
  weir_sorted_table_builder_add(builder, "", 0, meta.data(), meta.size());
  for (const Item *item : items) {
    weir_sorted_table_builder_add(builder, item->key.data(), item->key.size(),
                                  item->value.data(), item->value.size());
  }
  if (int error = weir_sorted_table_builder_finish(builder)) {
    return fileError(error, "write", file.path());
  }
  if (Status s = file.sync(); !s.ok()) {
    return s;
  }
  Path folder;
  folderOf(path.text, folder);
  if (Status s = file.publish(path.text); !s.ok()) {
    return s;
  }
  return syncFolder(folder.text);
}
