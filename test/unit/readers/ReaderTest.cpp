// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Readers whose queues are empty: waiting in order, cancelling, closing, saving
// in the middle of a file, several threads. What records are, the recorded
// cases say (test/conformance/cases/io/readers).
#include "test/unit/queue/CallProgram.h"
#include "test/unit/queue/DamagedState.h"
#include <fstream>
#include <set>
#include <thread>

using namespace weir::test;

WEIR_DECLARE(TextLineReaderV2);
WEIR_DECLARE(ReaderReadV2);
WEIR_DECLARE(ReaderReadUpToV2);
WEIR_DECLARE(ReaderNumRecordsProducedV2);
WEIR_DECLARE(FIFOQueueV2);
WEIR_DECLARE(QueueEnqueueV2);
WEIR_DECLARE(QueueCloseV2);

namespace {

constexpr int32_t cancelled = 1, invalidArgument = 3, outOfRange = 11;

/// Steps on a reader of lines and a queue of names.
class ReaderProgram {
public:
  ProgramBuilder builder;

  ReaderProgram() {
    readerAttrs.text("shared_name", "reader");
    queueAttrs.text("shared_name", "names")
        .number("capacity", -1)
        .types("component_types", {WEIR_DT_STRING})
        .shapes("shapes", {{}});
    for (const Attrs *attrs : {&readerAttrs, &queueAttrs}) {
      builder.attrs.insert(builder.attrs.end(), attrs->all.begin(),
                           attrs->all.end());
    }
    const Port text = {WEIR_DT_STRING, {}}, number = {WEIR_DT_INT64, {}};
    add("put", {"QueueEnqueueV2", weir_call_QueueEnqueueV2}, false, true,
        {text}, {});
    add("close", {"QueueCloseV2", weir_call_QueueCloseV2}, false, true, {}, {});
    add("read", {"ReaderReadV2", weir_call_ReaderReadV2}, true, true, {},
        {text, text});
    add("read-two", {"ReaderReadUpToV2", weir_call_ReaderReadUpToV2}, true,
        true, {number}, {{WEIR_DT_STRING, {2}}, {WEIR_DT_STRING, {2}}});
    add("produced",
        {"ReaderNumRecordsProducedV2", weir_call_ReaderNumRecordsProducedV2},
        true, false, {}, {number});
    declare("reader", "TextLineReader", 0, 1);
    declare("names", "FIFOQueue", 1, queueAttrs.all.size());
  }

private:
  Attrs readerAttrs, queueAttrs;

  void declare(const char *name, const char *kind, size_t firstAttr,
               size_t numAttrs) {
    WeirResource row = {};
    row.name = name;
    row.kind = kind;
    row.rank = -1;
    row.attrs = builder.attrs.data() + firstAttr;
    row.numAttrs = uint32_t(numAttrs);
    builder.resources.push_back(row);
  }
  uint32_t call(StepBuilder &step, Op op, std::vector<uint32_t> in,
                std::vector<uint32_t> out, uint32_t firstAttr,
                size_t numAttrs) {
    uint32_t at = step.task(WEIR_TASK_CALL, builder.call(op.name, op.fn),
                            std::move(in), std::move(out));
    step.at(at).firstAttr = firstAttr;
    step.at(at).numAttrs = uint16_t(numAttrs);
    step.at(at).name = builder.text(op.name);
    return at;
  }
  void add(const char *name, Op op, bool hasReader, bool hasQueue,
           std::vector<Port> in, std::vector<Port> out) {
    StepBuilder &step = builder.step(name);
    std::vector<uint32_t> inputs, outputs, openers;
    auto open = [&](Op opener, uint32_t firstAttr, size_t numAttrs) {
      inputs.push_back(step.slot(WEIR_SLOT_BUFFER, WEIR_DT_RESOURCE, {}));
      openers.push_back(
          call(step, opener, {}, {inputs.back()}, firstAttr, numAttrs));
    };
    if (hasReader) {
      open({"TextLineReaderV2", weir_call_TextLineReaderV2}, 0, 1);
    }
    if (hasQueue) {
      open({"FIFOQueueV2", weir_call_FIFOQueueV2}, 1, queueAttrs.all.size());
    }
    for (size_t i = 0; i < in.size(); ++i) {
      inputs.push_back(
          step.input("x" + std::to_string(i) + ":0", in[i].dtype, in[i].dims));
    }
    for (size_t i = 0; i < out.size(); ++i) {
      outputs.push_back(step.output("y" + std::to_string(i) + ":0",
                                    out[i].dtype, out[i].dims));
    }
    uint32_t at = call(step, op, inputs, outputs, 0, 0);
    for (uint32_t opener : openers) {
      step.edge(opener, at);
    }
  }
};

class ReaderWorld : public CallWorld {
public:
  using CallWorld::CallWorld;
  /// A file with these lines; its name.
  std::string write(const char *name, const char *lines) {
    std::string path = testing::TempDir() + name;
    std::ofstream(path) << lines;
    return path;
  }
  int32_t put(const std::string &path) {
    std::vector<WeirString> text = {{path.data(), path.size(), nullptr}};
    run("put").bind(0, WEIR_DT_STRING, {}, text);
    return execute("put");
  }
  std::string value(int number = 0) {
    WeirString text = run("read", number).output<WeirString>(1)[0];
    return std::string(text.data, text.size);
  }
  std::string read() {
    EXPECT_EQ(execute("read"), 0) << message;
    return value();
  }
  int64_t produced() {
    EXPECT_EQ(execute("produced"), 0) << message;
    return run("produced").output<int64_t>(0)[0];
  }
};

} // namespace

TEST(Reader, WaitsInOrder) {
  ReaderProgram program;
  ReaderWorld world(program.builder);
  weir_run *first = world.start("read", 1), *second = world.start("read", 2);
  EXPECT_FALSE(world.proceed(first));
  EXPECT_EQ(world.produced(), 0);
  EXPECT_EQ(world.put(world.write("one", "a\n")), 0);
  EXPECT_EQ(world.wait(first), 0) << world.message;
  EXPECT_EQ(world.value(1), "a");
  EXPECT_FALSE(world.proceed(second));
  // An empty file has no record.
  EXPECT_EQ(world.put(world.write("empty", "")), 0);
  EXPECT_FALSE(world.proceed(second));
  EXPECT_EQ(world.put(world.write("two", "b\nc\n")), 0);
  EXPECT_EQ(world.wait(second), 0) << world.message;
  EXPECT_EQ(world.value(2), "b");
  EXPECT_EQ(world.read(), "c");
  EXPECT_EQ(world.produced(), 3);
}

TEST(Reader, IsCancelled) {
  ReaderProgram program;
  ReaderWorld world(program.builder);
  weir_run *first = world.start("read", 1), *second = world.start("read", 2),
           *third = world.start("read", 3);
  weir_run_cancel(second); // waits for the first
  EXPECT_EQ(world.wait(second), cancelled);
  weir_run_cancel(first); // waits for the queue
  EXPECT_EQ(world.wait(first), cancelled);
  EXPECT_FALSE(world.proceed(third));
  EXPECT_EQ(world.put(world.write("one", "a\n")), 0);
  EXPECT_EQ(world.wait(third), 0) << world.message;
  EXPECT_EQ(world.value(3), "a");
}

TEST(Reader, MeetsTheEnd) {
  ReaderProgram program;
  ReaderWorld world(program.builder);
  weir_run *first = world.start("read", 1), *second = world.start("read", 2);
  EXPECT_EQ(world.execute("close"), 0) << world.message;
  EXPECT_EQ(world.wait(first), outOfRange);
  EXPECT_NE(world.message.find("is closed and has insufficient elements"),
            std::string::npos)
      << world.message;
  EXPECT_EQ(world.wait(second), outOfRange);
}

TEST(Reader, RefusesNegativeNumbers) {
  ReaderProgram program;
  ReaderWorld world(program.builder);
  std::vector<int64_t> number = {-1};
  world.run("read-two").bind(0, WEIR_DT_INT64, {}, number);
  EXPECT_EQ(world.execute("read-two"), invalidArgument);
  EXPECT_NE(world.message.find("num_records must be a number >= 0, got -1"),
            std::string::npos)
      << world.message;
}

TEST(Reader, GoesOnWhereItWasSaved) {
  ReaderProgram program;
  ReaderWorld world(program.builder);
  EXPECT_EQ(world.put(world.write("three", "a\nbb\nccc\n")), 0);
  EXPECT_EQ(world.read(), "a");
  weir_snapshot *saved = world.save();
  EXPECT_EQ(world.read(), "bb");
  EXPECT_EQ(world.read(), "ccc");
  EXPECT_EQ(world.restore(saved), 0) << world.message;
  EXPECT_EQ(world.produced(), 1);
  EXPECT_EQ(world.read(), "bb");
  weir_snapshot_destroy(saved);
  weir_run *waiting = nullptr;
  restoreDamaged(world, [&] {
    EXPECT_GE(world.produced(), 0);
    waiting = world.start("read", 1);
    if (!world.proceed(waiting)) {
      weir_run_cancel(waiting);
    }
    world.wait(waiting);
  });
  EXPECT_EQ(world.read(), "ccc");
}

TEST(Reader, SharesRecordsAmongThreads) {
  ReaderProgram program;
  ReaderWorld world(program.builder, /*threads=*/2);
  constexpr int numFiles = 40, numReaders = 4, each = numFiles * 5 / numReaders;
  std::vector<std::string> paths;
  for (int i = 0; i < numFiles; ++i) {
    std::string lines, number = std::to_string(i);
    for (int line = 0; line < 5; ++line) {
      lines += number + "." + std::to_string(line) + "\n";
    }
    paths.push_back(world.write(("file" + number).c_str(), lines.c_str()));
  }
  std::vector<std::string> got[numReaders];
  for (int i = 0; i < numReaders; ++i) {
    world.run("read", i); // runs are made here, by one thread
  }
  world.run("put");
  std::vector<std::thread> threads;
  for (int i = 0; i < numReaders; ++i) {
    threads.emplace_back([&, i] {
      for (int k = 0; k < each; ++k) {
        TestRun &run = world.run("read", i);
        EXPECT_EQ(run.execute(), 0) << run.status.message;
        got[i].push_back(world.value(i));
      }
    });
  }
  for (const std::string &path : paths) {
    EXPECT_EQ(world.put(path), 0);
  }
  std::set<std::string> all;
  for (int i = 0; i < numReaders; ++i) {
    threads[size_t(i)].join();
    all.insert(got[i].begin(), got[i].end());
  }
  EXPECT_EQ(all.size(), size_t(numFiles) * 5);
}
