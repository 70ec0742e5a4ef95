// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Damaged checkpoints: bytes changed, files cut short; and made ones, whose
// check sums are right and whose contents are not. Reading fails or gives what
// was saved; it asks for no more memory than the files account for.
#include "runtime/base/Crc32c.h"
#include "runtime/checkpoint/SortedTable.h"
#include "test/unit/checkpoint/CheckpointFiles.h"
#include <fcntl.h>
#include <map>
#include <random>
#include <unistd.h>

using namespace weir;

namespace {
class DamageTest : public CheckpointTest {
protected:
  void SetUp() override {
    CheckpointTest::SetUp();
    BundleWriter writer;
    ASSERT_TRUE(writer.open(bytesOf(path("x"))).ok());
    for (int i = 0; i < 40; ++i) {
      std::string name = "layer/" + std::to_string(i);
      Tensor tensor = floats({i % 5, 7}, float(i));
      ASSERT_TRUE(writer.add(bytesOf(name), tensor.view()).ok());
      names.push_back(name);
    }
    Tensor texts({3}, {"one", "", "three"});
    ASSERT_TRUE(writer.add({"texts", 5}, texts.view()).ok());
    for (int i = 0; i < 3; ++i) {
      std::string spec = "9 4 " + std::to_string(3 * i) + ",3:-";
      ShapeAndSlice slice;
      ASSERT_TRUE(parseShapeAndSlice(spec.data(), spec.size(), slice).ok());
      Tensor part = floats({3, 4}, float(12 * i));
      ASSERT_TRUE(writer.addSlice({"parts", 5}, slice, part.view()).ok());
    }
    ASSERT_TRUE(writer.finish().ok());
    names.insert(names.end(), {"texts", "parts"});
    for (const std::string &name : names) {
      saved[name] = restore("x", name);
      ASSERT_NE(saved[name][0], '!');
    }
    index = readFile(path("x.index"));
    data = readFile(path("x.data-00000-of-00001"));
  }

  /// Reads all of checkpoint "y".
  void readAll(bool mayDiffer = false) {
    BundleReader reader;
    if (!reader.open(path("y").c_str()).ok()) {
      return;
    }
    for (const std::string &name : names) {
      for (const char *spec : {"", "9 4 2,5:1,2"}) {
        std::string found = restore(reader, name, spec, 1 << 16);
        if (found[0] != '!' && !*spec && !mayDiffer) {
          EXPECT_EQ(found, saved[name]) << name;
        }
      }
    }
  }
  void write(const std::string &newIndex, const std::string &newData) {
    writeFile(path("y.index"), newIndex);
    writeFile(path("y.data-00000-of-00001"), newData);
  }
  /// Changes some bytes, or cuts or adds some.
  std::string damage(std::string bytes) {
    for (int i = 0, count = 1 + int(random() % 3); i < count; ++i) {
      size_t at = bytes.empty() ? 0 : random() % bytes.size();
      switch (random() % 4) {
      case 0:
        bytes.resize(at);
        break;
      case 1:
        bytes.insert(at, 1, char(random()));
        break;
      default:
        if (!bytes.empty()) {
          bytes[at] = char(random());
        }
      }
    }
    return bytes;
  }

  std::mt19937 random{7};
  std::vector<std::string> names;
  std::map<std::string, std::string> saved;
  std::string index, data;
};
} // namespace

TEST_F(DamageTest, Files) {
  for (int i = 0; i < 1500; ++i) {
    bool both = random() % 4 == 0;
    bool first = random() % 2;
    write(first || both ? damage(index) : index,
          !first || both ? damage(data) : data);
    readAll();
  }
}

TEST_F(DamageTest, CutAnywhere) {
  for (size_t size = 0; size < index.size(); size += 3) {
    write(index.substr(0, size), data);
    EXPECT_EQ(restore("y", "texts"), "!15");
  }
  write(index, data.substr(0, 3));
  EXPECT_EQ(restore("y", "texts"), "!11");
  writeFile(path("z.index"), index);
  EXPECT_EQ(restore("z", "texts"), "!5");
  BundleReader reader;
  write(index.substr(0, 40), data);
  Status status = reader.open(path("y").c_str());
  EXPECT_NE(std::string(status.message()).find("too short"), std::string::npos)
      << status.message();
}

// The block of blocks is damaged, with a right check sum.
TEST_F(DamageTest, IndexBlock) {
  auto varint = [&](size_t &at) {
    uint64_t value = 0;
    for (int shift = 0;; shift += 7) {
      unsigned char byte = (unsigned char)index[at++];
      value |= uint64_t(byte & 127) << shift;
      if (byte < 128) {
        return value;
      }
    }
  };
  size_t at = index.size() - 48;
  varint(at), varint(at);
  uint64_t offset = varint(at), size = varint(at);
  for (int i = 0; i < 3000; ++i) {
    std::string bytes = index;
    for (int k = 0, count = 1 + int(random() % 2); k < count; ++k) {
      bytes[offset + random() % (size + 1)] = char(random());
    }
    uint32_t sum = maskCrc(crc32c(0, bytes.data() + offset, size + 1));
    memcpy(bytes.data() + offset + size + 1, &sum, 4);
    write(bytes, data);
    readAll();
  }
}

// Entries are damaged, in a table that is none the worse for it.
TEST_F(DamageTest, Entries) {
  std::vector<std::pair<std::string, std::string>> entries;
  TableFile table;
  ASSERT_TRUE(table.open(path("x.index").c_str()).ok());
  for (table.seek("", 0); table.valid(); table.next()) {
    entries.emplace_back(std::string(table.key().data, table.key().size),
                         std::string(table.value().data, table.value().size));
  }
  ASSERT_EQ(entries.size(), 46u);
  writeFile(path("y.data-00000-of-00001"), data);
  for (int i = 0; i < 1500; ++i) {
    int fd = open(path("y.index").c_str(), O_RDWR | O_CREAT | O_TRUNC, 0666);
    auto *builder = weir_sorted_table_builder_create(fd);
    size_t which = random() % entries.size();
    for (size_t k = 0; k < entries.size(); ++k) {
      bool isPart = entries[k].first[0] == 0 || entries[k].first == "parts";
      std::string value = k == which || (isPart && random() % 4 == 0)
                              ? damage(entries[k].second)
                              : entries[k].second;
      weir_sorted_table_builder_add(builder, entries[k].first.data(),
                                    entries[k].first.size(), value.data(),
                                    value.size());
    }
    ASSERT_EQ(weir_sorted_table_builder_finish(builder), 0);
    close(fd);
    readAll(/*mayDiffer=*/true);
  }
}
