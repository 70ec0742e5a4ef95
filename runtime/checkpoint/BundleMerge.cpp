// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/checkpoint/BundleMerge.h"
#include "runtime/checkpoint/BundleReader.h"
#include <unistd.h>

using namespace weir;

namespace {
/// The merging of one set of checkpoints.
class Merge {
public:
  Status add(const char *prefix, bool allowMissing);
  Status publish(const char *destination);

private:
  /// A data file, by its checkpoint and number there; its place here is its
  /// new number.
  struct Source {
    const char *prefix;
    int32_t shard, numShards;
  };
  int32_t numberOf(const Source &source);
  Status addEntries(BundleReader &reader, const char *prefix);

  Vector<Source> sources;
  Vector<const char *> merged;
  BundleHeader header;
  IndexContents index;
};
} // namespace

int32_t Merge::numberOf(const Source &source) {
  for (size_t i = sources.size(); i-- > 0;) {
    if (sources[i].prefix == source.prefix &&
        sources[i].shard == source.shard) {
      return int32_t(i);
    }
  }
  sources.push(source);
  return int32_t(sources.size() - 1);
}

Status Merge::addEntries(BundleReader &reader, const char *prefix) {
  TableFile &table = reader.getIndex();
  BundleEntry entry;
  // Behind the header, which open() found.
  for (table.next(); table.valid(); table.next()) {
    WeirBytes key = table.key(), value = table.value();
    if (!entry.parse(value.data, value.size)) {
      return Status::error(WEIR_DATA_LOSS,
                           "%s: an entry is malformed; save the checkpoint "
                           "again",
                           table.path());
    }
    if (!entry.slices.empty()) {
      for (const TensorSlice &slice : entry.slices) {
        index.addSlice(key.data, key.size, entry.dtype, entry.dims, slice);
      }
      continue;
    }
    entry.shard =
        numberOf({prefix, entry.shard, int32_t(reader.getHeader().numShards)});
    index.add(key.data, key.size, entry);
  }
  return table.status();
}

Status Merge::add(const char *prefix, bool allowMissing) {
  BundleReader reader;
  if (Status s = reader.open(prefix); !s.ok()) {
    if (s.code() != WEIR_NOT_FOUND) {
      return s;
    }
    return allowMissing
               ? Status()
               : Status::error(WEIR_INVALID_ARGUMENT,
                               "allow_missing_files was set to false and %s "
                               "did not exist: %s",
                               prefix, s.message());
  }
  if (merged.empty()) {
    header.producer = reader.getHeader().producer;
    header.minConsumer = reader.getHeader().minConsumer;
  } else if (header.producer != reader.getHeader().producer ||
             header.minConsumer != reader.getHeader().minConsumer) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "Merging bundles with different format versions: "
                         "merged %lld vs. %lld of %s",
                         (long long)header.producer,
                         (long long)reader.getHeader().producer, prefix);
  }
  merged.push(prefix);
  return addEntries(reader, prefix);
}

Status Merge::publish(const char *destination) {
  if (merged.empty()) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "At least one prefix checkpoint file must exist, but "
                         "none existed.");
  }
  Path from, to;
  folderOf(destination, to);
  if (Status s = makeFolder(to.text); !s.ok()) {
    return s;
  }
  Replacement replacement(destination, int32_t(sources.size()));
  header.numShards = replacement.numShards();
  NewFile file;
  indexName(destination, to);
  if (Status s = file.create(to.text); !s.ok()) {
    return s;
  }
  // Before anything has another name: it may fail.
  if (Status s = index.write(file, header); !s.ok()) {
    return s;
  }
  for (size_t i = 0; i < sources.size(); ++i) {
    const Source &source = sources[i];
    dataName(source.prefix, source.shard, source.numShards, from);
    dataName(destination, int32_t(i), replacement.numShards(), to);
    if (Status s = renameFile(from.text, to.text); !s.ok()) {
      return s;
    }
  }
  if (Status s = replacement.finish(file); !s.ok()) {
    return s;
  }
  for (const char *prefix : merged) {
    indexName(prefix, from);
    indexName(destination, to);
    if (strcmp(from.text, to.text) != 0) {
      unlink(from.text);
    }
  }
  return Status();
}

Status weir::mergeBundles(std::span<const Path> prefixes,
                          const char *destination, bool allowMissing) {
  NoSizeSignal noSignal;
  Merge merge;
  for (const Path &prefix : prefixes) {
    if (Status s = merge.add(prefix.text, allowMissing); !s.ok()) {
      return s;
    }
  }
  return merge.publish(destination);
}
