// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LevelDB's table files (sorted keys and values; docs/formats/checkpoint.md),
// read and written by Debian's libleveldb. No type of the C++ library is seen
// here: what needs one is linked into one object of its own (CMakeLists.txt).
#ifndef WEIR_RUNTIME_CHECKPOINT_SORTEDTABLE_H
#define WEIR_RUNTIME_CHECKPOINT_SORTEDTABLE_H

#include <cstddef>
#include <cstdint>

extern "C" {

/// An open table, for one thread at a time. Files are not trusted: every block
/// has its check sum verified, and nothing is allocated that the file's own
/// size does not account for.
struct WeirSortedTable;

/// Opens the table in `fd`, a file of `size` bytes; both stay the caller's, and
/// the file open as long as the table. Null when it is none: then `message`
/// (`room` bytes) says why.
WeirSortedTable *weir_sorted_table_open(int fd, uint64_t size, char *message,
                                        size_t room);
void weir_sorted_table_close(WeirSortedTable *table);

/// Go to the first entry whose key is not below `key`, or to the next entry.
void weir_sorted_table_seek(WeirSortedTable *table, const char *key,
                            size_t size);
void weir_sorted_table_next(WeirSortedTable *table);
/// Whether there is an entry where the table is; false at the end and after a
/// failure.
bool weir_sorted_table_valid(const WeirSortedTable *table);
/// The entry's bytes, borrowed until the table moves.
void weir_sorted_table_entry(const WeirSortedTable *table, const char **key,
                             size_t *keySize, const char **value,
                             size_t *valueSize);
/// Whether reading failed (a damaged block); then with a message, as above.
bool weir_sorted_table_failed(const WeirSortedTable *table, char *message,
                              size_t room);

/// A table being written.
struct WeirSortedTableBuilder;

/// Writes to `fd`, the caller's, from its position on.
WeirSortedTableBuilder *weir_sorted_table_builder_create(int fd);
/// Keys ascend strictly.
void weir_sorted_table_builder_add(WeirSortedTableBuilder *builder,
                                   const char *key, size_t keySize,
                                   const char *value, size_t valueSize);
/// Writes what is left and ends the builder. 0, or the errno of the first write
/// that failed.
int weir_sorted_table_builder_finish(WeirSortedTableBuilder *builder);

} // extern "C"

#endif
