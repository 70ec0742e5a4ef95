// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Snapshots of every kind of resource, through the C API: what they hold, that
// a fresh instance goes on as the old one would have, that damaged states are
// refused and change nothing, and that steps may run meanwhile.
#include "StepBuilder.h"
#include "runtime/base/Sync.h"
#include <atomic>
#include <functional>
#include <map>
#include <thread>

using namespace weir::test;

#define WEIR_DECLARE(NAME)                                                     \
  extern "C" WeirCallStatus weir_call_##NAME(WeirCallContext *ctx)
WEIR_DECLARE(VarHandleOp);
WEIR_DECLARE(AssignVariableOp);
WEIR_DECLARE(AssignAddVariableOp);
WEIR_DECLARE(ReadVariableOp);
WEIR_DECLARE(FIFOQueueV2);
WEIR_DECLARE(RandomShuffleQueueV2);
WEIR_DECLARE(QueueEnqueueManyV2);
WEIR_DECLARE(QueueDequeueV2);
WEIR_DECLARE(QueueCloseV2);
WEIR_DECLARE(QueueSizeV2);
WEIR_DECLARE(MutableHashTableV2);
WEIR_DECLARE(LookupTableInsertV2);
WEIR_DECLARE(LookupTableExportV2);
WEIR_DECLARE(RandomUniform);

namespace {

/// A kind that says nothing of saving.
const WeirResourceKind oddKind = {"Odd",   8,       nullptr, nullptr,
                                  nullptr, nullptr, nullptr, nullptr};

WeirCallStatus callOdd(WeirCallContext *ctx) {
  WeirHandle handle;
  return weir_call_resource_named(ctx, &oddKind, {"", 0}, {"odd", 3}, &handle)
             ? WEIR_CALL_OK
             : WEIR_CALL_FAILED;
}

/// Steps on a variable "v", queues "q" (FIFO, of 4) and "s" (shuffling), a
/// table "t" of int64 to float, and a random op "u".
struct StateProgram {
  ProgramBuilder p;
  WeirBytes v = {"v", 1}, q = {"q", 1}, s = {"s", 1}, t = {"t", 1};
  int64_t four = 4, hundred = 100, one = 1, seed = 7, seed2 = 9;
  int32_t intType = WEIR_DT_INT32, floatType = WEIR_DT_FLOAT,
          keyType = WEIR_DT_INT64;
  WeirShape scalar = {0, nullptr};
  int64_t two[1] = {2};
  bool declares;

  uint32_t call(StepBuilder &step, const char *name, WeirCallFn fn,
                std::vector<uint32_t> in, std::vector<uint32_t> out,
                uint32_t firstAttr = 0, uint16_t numAttrs = 0) {
    uint32_t at = step.task(WEIR_TASK_CALL, p.call(name, fn), in, out);
    step.at(at).firstAttr = firstAttr;
    step.at(at).numAttrs = numAttrs;
    step.at(at).name = p.text(name);
    return at;
  }
  /// A step of one op on a handle: inputs, outputs, then the op.
  struct Port {
    int32_t dtype;
    std::vector<int64_t> dims;
  };
  void step(const char *name, const char *opener, WeirCallFn open,
            uint32_t firstAttr, uint16_t numAttrs, const char *op,
            WeirCallFn fn, std::vector<Port> in, std::vector<Port> out) {
    StepBuilder &s = p.step(name);
    std::vector<uint32_t> inputs, outputs;
    uint32_t h = s.slot(WEIR_SLOT_BUFFER, WEIR_DT_RESOURCE, {});
    inputs.push_back(h);
    for (const Port &port : in) {
      inputs.push_back(s.input("x" + std::to_string(inputs.size()) + ":0",
                               port.dtype, port.dims));
    }
    for (const Port &port : out) {
      outputs.push_back(s.output("y" + std::to_string(outputs.size()) + ":0",
                                 port.dtype, port.dims));
    }
    uint32_t opened = call(s, opener, open, {}, {h}, firstAttr, numAttrs);
    s.edge(opened, call(s, op, fn, inputs, outputs));
  }

  explicit StateProgram(bool declares = true) : declares(declares) {
    p.attrs = {{"shared_name", WEIR_ATTR_STRING, 0, 1, &v},
               // 1: the FIFO queue
               {"shared_name", WEIR_ATTR_STRING, 0, 1, &q},
               {"capacity", WEIR_ATTR_INT, 0, 1, &four},
               {"component_types", WEIR_ATTR_TYPE, 1, 1, &intType},
               {"shapes", WEIR_ATTR_SHAPE, 1, 1, &scalar},
               // 5: the shuffling queue
               {"shared_name", WEIR_ATTR_STRING, 0, 1, &s},
               {"capacity", WEIR_ATTR_INT, 0, 1, &hundred},
               {"min_after_dequeue", WEIR_ATTR_INT, 0, 1, &one},
               {"seed", WEIR_ATTR_INT, 0, 1, &seed},
               {"seed2", WEIR_ATTR_INT, 0, 1, &seed2},
               {"component_types", WEIR_ATTR_TYPE, 1, 1, &intType},
               {"shapes", WEIR_ATTR_SHAPE, 1, 1, &scalar},
               // 12: the table
               {"shared_name", WEIR_ATTR_STRING, 0, 1, &t},
               {"key_dtype", WEIR_ATTR_TYPE, 0, 1, &keyType},
               {"value_dtype", WEIR_ATTR_TYPE, 0, 1, &floatType},
               // 15: the random op
               {"seed", WEIR_ATTR_INT, 0, 1, &seed},
               {"seed2", WEIR_ATTR_INT, 0, 1, &seed2}};
    auto onV = [&](const char *name, const char *op, WeirCallFn fn,
                   std::vector<Port> in, std::vector<Port> out) {
      step(name, "VarHandleOp", weir_call_VarHandleOp, 0, 1, op, fn, in, out);
    };
    auto onQ = [&](const char *name, const char *op, WeirCallFn fn,
                   std::vector<Port> in, std::vector<Port> out) {
      step(name, "FIFOQueueV2", weir_call_FIFOQueueV2, 1, 4, op, fn, in, out);
    };
    auto onS = [&](const char *name, const char *op, WeirCallFn fn,
                   std::vector<Port> in, std::vector<Port> out) {
      step(name, "RandomShuffleQueueV2", weir_call_RandomShuffleQueueV2, 5, 7,
           op, fn, in, out);
    };
    auto onT = [&](const char *name, const char *op, WeirCallFn fn,
                   std::vector<Port> in, std::vector<Port> out) {
      step(name, "MutableHashTableV2", weir_call_MutableHashTableV2, 12, 3, op,
           fn, in, out);
    };
    Port pair = {WEIR_DT_FLOAT, {2}}, numbers = {WEIR_DT_INT32, {6}},
         number = {WEIR_DT_INT32, {}};
    onV("assign", "AssignVariableOp", weir_call_AssignVariableOp, {pair}, {});
    onV("add", "AssignAddVariableOp", weir_call_AssignAddVariableOp, {pair},
        {});
    onV("read", "ReadVariableOp", weir_call_ReadVariableOp, {}, {pair});
    onQ("put", "QueueEnqueueManyV2", weir_call_QueueEnqueueManyV2, {numbers},
        {});
    onQ("get", "QueueDequeueV2", weir_call_QueueDequeueV2, {}, {number});
    onQ("close", "QueueCloseV2", weir_call_QueueCloseV2, {}, {});
    onQ("size", "QueueSizeV2", weir_call_QueueSizeV2, {}, {number});
    onS("shuffle", "QueueEnqueueManyV2", weir_call_QueueEnqueueManyV2,
        {numbers}, {});
    onS("draw", "QueueDequeueV2", weir_call_QueueDequeueV2, {}, {number});
    onT("insert", "LookupTableInsertV2", weir_call_LookupTableInsertV2,
        {{WEIR_DT_INT64, {3}}, {WEIR_DT_FLOAT, {3}}}, {});
    {
      StepBuilder &s = p.step("random");
      uint32_t shape = s.input("shape:0", WEIR_DT_INT32, {1});
      uint32_t out = s.output("u:0", WEIR_DT_FLOAT, {2});
      uint32_t at =
          call(s, "u", weir_call_RandomUniform, {shape}, {out}, 15, 2);
      s.at(at).name = p.text("scope/u");
    }
    {
      StepBuilder &s = p.step("odd");
      call(s, "Odd", callOdd, {}, {});
    }
    if (declares) {
      declare("v", "Variable", 0, 1);
      p.resources.back().dtype = WEIR_DT_FLOAT;
      p.resources.back().rank = 1;
      p.resources.back().dims = two;
      declare("q", "FIFOQueue", 1, 4);
      declare("s", "RandomShuffleQueue", 5, 7);
      declare("t", "MutableHashTable", 12, 3);
    }
  }
  void declare(const char *name, const char *kind, uint32_t first,
               uint32_t count) {
    WeirResource row = {};
    row.name = name;
    row.kind = kind;
    row.rank = -1;
    row.attrs = p.attrs.data() + first;
    row.numAttrs = count;
    p.resources.push_back(row);
  }
};

/// An instance, its steps by name, and what they are fed.
struct World {
  Loaded loaded;
  weir_status status = {};
  std::map<std::string, std::unique_ptr<TestRun>> runs;

  explicit World(StateProgram &program, int threads = 1)
      : loaded(program.p, threads) {}
  TestRun &run(const char *step) {
    auto &slot = runs[step];
    if (!slot) {
      slot = std::make_unique<TestRun>(loaded, step);
    }
    return *slot;
  }
  int32_t assign(const char *step, std::vector<float> x) {
    run(step).bind(0, WEIR_DT_FLOAT, {2}, x);
    return run(step).execute();
  }
  int32_t put(const char *step, std::vector<int32_t> x) {
    run(step).bind(0, WEIR_DT_INT32, {int64_t(x.size())}, x);
    return run(step).execute();
  }
  int32_t insert(std::vector<int64_t> keys, std::vector<float> values) {
    run("insert").bind(0, WEIR_DT_INT64, {3}, keys);
    run("insert").bind(1, WEIR_DT_FLOAT, {3}, values);
    return run("insert").execute();
  }
  int32_t get(const char *step) {
    EXPECT_EQ(run(step).execute(), 0) << run(step).status.message;
    return run(step).output<int32_t>(0)[0];
  }
  std::vector<float> random() {
    std::vector<int32_t> shape = {2};
    run("random").bind(0, WEIR_DT_INT32, {1}, shape);
    EXPECT_EQ(run("random").execute(), 0) << run("random").status.message;
    return run("random").output<float>(0);
  }
  weir_snapshot *take(const char *name = nullptr) {
    weir_snapshot *snapshot = nullptr;
    weir_instance_snapshot(loaded.instance, nullptr, name, &snapshot, &status);
    return snapshot;
  }
  int32_t restore(const weir_snapshot *snapshot, int whole = 1) {
    return weir_instance_restore(loaded.instance, snapshot, whole, &status);
  }
};

using Tensors = std::map<std::string, weir_tensor>;

/// The tensors of a resource, which the snapshot keeps.
Tensors tensorsOf(const weir_snapshot *snapshot, const std::string &name) {
  Tensors found;
  for (int32_t i = 0; i < weir_snapshot_num_resources(snapshot); ++i) {
    const char *kind, *container, *resource;
    int32_t count =
        weir_snapshot_resource(snapshot, i, &kind, &container, &resource);
    for (int32_t j = 0; resource == name && j < count; ++j) {
      weir_tensor tensor;
      const char *tensorName = weir_snapshot_tensor(snapshot, i, j, &tensor);
      found[tensorName] = tensor;
    }
  }
  return found;
}

template <typename T> std::vector<T> valuesOf(const weir_tensor &tensor) {
  auto *data = static_cast<const T *>(tensor.data);
  return {data, data + tensor.bytes / sizeof(T)};
}

/// What the steps give that depend on all of the state.
std::vector<float> future(World &world) {
  std::vector<float> seen;
  EXPECT_EQ(world.run("read").execute(), 0);
  for (float x : world.run("read").output<float>(0)) {
    seen.push_back(x);
  }
  for (int i = 0; i < 3; ++i) {
    seen.push_back(float(world.get("get")));
    seen.push_back(float(world.get("draw")));
    for (float x : world.random()) {
      seen.push_back(x);
    }
  }
  return seen;
}

/// A copy without shared memory, as if from a file. `change` may spoil it; null
/// data leaves a tensor out.
weir_snapshot *
copyOf(Loaded &loaded, const weir_snapshot *from,
       const std::function<void(const std::string &, const std::string &,
                                weir_tensor &)> &change = nullptr) {
  weir_snapshot *copy = weir_snapshot_create(loaded.runtime);
  for (int32_t i = 0; i < weir_snapshot_num_resources(from); ++i) {
    const char *kind, *container, *name;
    int32_t count = weir_snapshot_resource(from, i, &kind, &container, &name);
    int32_t at = weir_snapshot_add_resource(copy, kind, container, name);
    for (int32_t j = 0; j < count; ++j) {
      weir_tensor tensor;
      const char *tensorName = weir_snapshot_tensor(from, i, j, &tensor);
      std::vector<char> bytes(tensor.bytes + 1);
      memcpy(bytes.data(), tensor.data, tensor.bytes);
      tensor.buffer = nullptr;
      tensor.data = bytes.data();
      if (change) {
        change(name, tensorName, tensor);
      }
      weir_status status;
      if (tensor.data) {
        EXPECT_EQ(
            weir_snapshot_add_tensor(copy, at, tensorName, &tensor, &status), 0)
            << status.message;
      }
    }
  }
  return copy;
}

} // namespace

TEST(Snapshot, AFreshInstanceGoesOnAsTheOldOne) {
  StateProgram program;
  World old(program);
  ASSERT_TRUE(old.loaded.instance) << old.loaded.status.message;
  ASSERT_EQ(old.assign("assign", {1, 2}), 0);
  ASSERT_EQ(old.put("shuffle", {1, 2, 3, 4, 5, 6}), 0);
  old.get("draw");
  old.random();
  ASSERT_EQ(old.insert({5, 6, 7}, {50, 60, 70}), 0);
  // More than the queue takes: two wait, and the step with them.
  std::vector<int32_t> six = {10, 11, 12, 13, 14, 15};
  old.run("put").bind(0, WEIR_DT_INT32, {6}, six);
  weir_run_start(old.run("put").run);
  weir_run *putting = old.run("put").run;
  weir_wait_any(&putting, 1, 10'000'000);
  weir_snapshot *snapshot = old.take();
  ASSERT_TRUE(snapshot) << old.status.message;

  EXPECT_EQ(valuesOf<float>(tensorsOf(snapshot, "v")["value"]),
            (std::vector<float>{1, 2}));
  Tensors queue = tensorsOf(snapshot, "q");
  EXPECT_EQ(valuesOf<int32_t>(queue["part-0"]), six);
  EXPECT_EQ(valuesOf<int64_t>(queue["waiting"]), (std::vector<int64_t>{2}));
  EXPECT_EQ(valuesOf<int64_t>(queue["elements"]), (std::vector<int64_t>{6}));
  EXPECT_EQ(valuesOf<int64_t>(tensorsOf(snapshot, "t")["keys"]),
            (std::vector<int64_t>{5, 6, 7}));
  EXPECT_EQ(valuesOf<float>(tensorsOf(snapshot, "t")["values"]),
            (std::vector<float>{50, 60, 70}));
  EXPECT_EQ(tensorsOf(snapshot, "scope/u")["position"].dtype, WEIR_DT_UINT32);

  std::vector<float> expected = future(old);
  weir_status status;
  EXPECT_EQ(weir_run_wait(putting, &status), 0) << status.message;
  ASSERT_EQ(old.assign("add", {5, 5}), 0);

  // From a copy, as of a file, into an instance that has run nothing.
  StateProgram again;
  World fresh(again);
  weir_snapshot *copy = copyOf(fresh.loaded, snapshot);
  ASSERT_EQ(fresh.restore(copy), 0) << fresh.status.message;
  EXPECT_EQ(future(fresh), expected);
  // Four fit; of what waited nobody heard.
  EXPECT_EQ(fresh.get("size"), 3);
  // And back in the old one, which has gone on.
  ASSERT_EQ(old.restore(snapshot), 0) << old.status.message;
  EXPECT_EQ(future(old), expected);
  weir_snapshot_destroy(copy);
  weir_snapshot_destroy(snapshot);
}

TEST(Snapshot, SharesMemoryUntilSomebodyWrites) {
  StateProgram program;
  World world(program);
  ASSERT_EQ(world.assign("assign", {1, 2}), 0);
  weir_snapshot *snapshot = world.take("v");
  ASSERT_TRUE(snapshot);
  EXPECT_EQ(weir_snapshot_num_resources(snapshot), 1);
  weir_tensor live;
  ASSERT_EQ(
      weir_instance_read_variable(world.loaded.instance, "v", &live, nullptr),
      0);
  EXPECT_EQ(live.data, tensorsOf(snapshot, "v")["value"].data);
  weir_buffer_release(live.buffer);
  ASSERT_EQ(world.assign("add", {1, 1}), 0);
  EXPECT_EQ(valuesOf<float>(tensorsOf(snapshot, "v")["value"]),
            (std::vector<float>{1, 2}));
  // Restored, it is shared again, and copied again.
  ASSERT_EQ(world.restore(snapshot, 0), 0) << world.status.message;
  ASSERT_EQ(world.assign("add", {7, 7}), 0);
  EXPECT_EQ(valuesOf<float>(tensorsOf(snapshot, "v")["value"]),
            (std::vector<float>{1, 2}));
  weir_snapshot_destroy(snapshot);
}

// What was not there yet when the state was taken is as before its first use.
TEST(Snapshot, WholeStatesTakeAway) {
  StateProgram program;
  World world(program);
  weir_snapshot *nothing = world.take();
  ASSERT_TRUE(nothing) << world.status.message;
  EXPECT_EQ(weir_snapshot_num_resources(nothing), 4); // those declared
  std::vector<float> first = world.random();
  ASSERT_EQ(world.assign("assign", {1, 2}), 0);
  ASSERT_EQ(world.put("shuffle", {1, 2, 3, 4, 5, 6}), 0);
  ASSERT_EQ(world.insert({5, 6, 7}, {50, 60, 70}), 0);
  int32_t drawn = world.get("draw");
  // Only what is in it: nothing is.
  ASSERT_EQ(world.restore(nothing, 1), 0) << world.status.message;
  EXPECT_EQ(world.random(), first);
  EXPECT_EQ(world.run("read").execute(), WEIR_FAILED_PRECONDITION);
  ASSERT_EQ(world.put("shuffle", {1, 2, 3, 4, 5, 6}), 0);
  EXPECT_EQ(world.get("draw"), drawn);
  weir_snapshot_destroy(nothing);
}

TEST(Snapshot, KindsThatCannotBeSavedSaySo) {
  StateProgram program;
  World world(program);
  ASSERT_EQ(world.run("odd").execute(), 0);
  EXPECT_FALSE(world.take());
  EXPECT_EQ(world.status.code, WEIR_UNIMPLEMENTED);
  EXPECT_STREQ(world.status.message,
               "resource \"odd\" is of kind Odd, which cannot be saved");
  EXPECT_FALSE(world.take("nobody"));
  EXPECT_EQ(world.status.code, WEIR_NOT_FOUND);
}

TEST(Snapshot, DamagedStatesChangeNothing) {
  StateProgram program;
  World world(program);
  ASSERT_EQ(world.assign("assign", {1, 2}), 0);
  ASSERT_EQ(world.put("shuffle", {1, 2, 3, 4, 5, 6}), 0);
  ASSERT_EQ(world.insert({5, 6, 7}, {50, 60, 70}), 0);
  world.random();
  std::vector<int32_t> four = {1, 2, 3, 4, 5, 6};
  four.resize(4);
  world.run("put").bind(0, WEIR_DT_INT32, {4}, four);
  weir_snapshot *snapshot = world.take();
  ASSERT_TRUE(snapshot);
  ASSERT_EQ(world.assign("assign", {3, 4}), 0);

  auto number = [](weir_tensor &tensor, size_t i, int64_t value) {
    static_cast<int64_t *>(tensor.data)[i] = value;
  };
  struct Case {
    const char *resource, *tensor, *message;
    std::function<void(weir_tensor &)> change;
  };
  static int64_t many[2] = {3, 3};
  std::vector<Case> cases = {
      {"v", "value", "Variable \"v\": expected float32[2], got float32[1,2]",
       [](weir_tensor &t) {
         t.rank = 2;
         t.dims[1] = t.dims[0];
         t.dims[0] = 1;
       }},
      {"v", "value", "Variable \"v\": expected float32[2], got int32[2]",
       [](weir_tensor &t) { t.dtype = WEIR_DT_INT32; }},
      {"s", "made", "Queue \"s\": its tensor \"made\" is missing, or not what",
       [&](weir_tensor &t) { number(t, 0, 17); }},
      {"s", "made", "declares a RandomShuffleQueue of another kind",
       [&](weir_tensor &t) { number(t, 1, 17); }},
      {"s", "elements", "its tensor \"elements\" is missing",
       [&](weir_tensor &t) { number(t, 0, int64_t(1) << 60); }},
      {"s", "elements", "its tensor \"part-0\" is missing",
       [&](weir_tensor &t) { number(t, 0, 5); }},
      {"s", "waiting", "its tensor \"waiting\" is missing",
       [&](weir_tensor &t) {
         t.data = many;
         t.dims[0] = 2;
         t.bytes = sizeof many;
         many[1] = 4;
       }},
      {"s", "random", "its tensor \"random\" is missing",
       [](weir_tensor &t) { static_cast<uint32_t *>(t.data)[10] = 5; }},
      {"s", "part-0", "its tensor \"elements\" is missing",
       [](weir_tensor &t) { t.data = nullptr; }},
      {"t", "made", "LookupTable \"t\": its tensor \"made\" is missing",
       [&](weir_tensor &t) { number(t, 5, 200); }},
      {"t", "made", "declares a MutableHashTable; its state is of a static",
       [&](weir_tensor &t) { number(t, 0, 1); }},
      {"t", "keys", "its tensor \"keys\" is missing",
       [&](weir_tensor &t) { number(t, 0, 6); }}, // one twice
      {"t", "values", "its tensor \"values\" is missing",
       [](weir_tensor &t) {
         t.dims[0] = 2;
         t.bytes = 2 * sizeof(float);
       }},
      {"scope/u", "position", "expected a tensor \"position\" of uint32[6]",
       [](weir_tensor &t) {
         t.dims[0] = 5;
         t.bytes = 20;
       }},
  };
  for (const Case &c : cases) {
    weir_snapshot *bad =
        copyOf(world.loaded, snapshot,
               [&](const std::string &resource, const std::string &tensor,
                   weir_tensor &value) {
                 if (resource == c.resource && tensor == c.tensor) {
                   c.change(value);
                 }
               });
    EXPECT_EQ(world.restore(bad), WEIR_INVALID_ARGUMENT) << c.message;
    EXPECT_NE(strstr(world.status.message, c.message), nullptr)
        << world.status.message << "\nexpected " << c.message;
    weir_snapshot_destroy(bad);
  }
  // Resources that the program has not, or the state.
  weir_snapshot *other = copyOf(world.loaded, snapshot);
  weir_snapshot_add_resource(other, "generator", "_generators", "no/such");
  EXPECT_EQ(world.restore(other), WEIR_NOT_FOUND);
  EXPECT_STREQ(world.status.message,
               "the program has no resource \"no/such\" of kind generator; "
               "expected the state of this program");
  weir_snapshot_destroy(other);
  weir_snapshot *none = weir_snapshot_create(world.loaded.runtime);
  EXPECT_EQ(world.restore(none), WEIR_INVALID_ARGUMENT);
  EXPECT_STREQ(world.status.message,
               "the state has nothing of FIFOQueue \"q\"; expected the state "
               "of this program");
  weir_snapshot_add_resource(none, "Queue", "", "v");
  EXPECT_EQ(world.restore(none, 0), WEIR_INVALID_ARGUMENT);
  EXPECT_STREQ(world.status.message,
               "resource \"v\" is a Variable, its state is of a Queue");
  weir_snapshot_destroy(none);
  // All this has changed nothing.
  ASSERT_EQ(world.run("read").execute(), 0);
  EXPECT_EQ(world.run("read").output<float>(0), (std::vector<float>{3, 4}));
  weir_snapshot_destroy(snapshot);
}

// Under ThreadSanitizer, too: steps train and move elements while others take
// and restore states. Every state is one that there was.
TEST(Snapshot, WhileStepsRun) {
  StateProgram program;
  World world(program, 2);
  ASSERT_EQ(world.assign("assign", {0, 0}), 0);
  world.random();
  ASSERT_EQ(world.insert({1, 2, 3}, {1, 1, 1}), 0);
  std::atomic<bool> stop{false};
  std::vector<std::thread> clients;
  clients.emplace_back([&] {
    TestRun add(world.loaded, "add"), random(world.loaded, "random");
    std::vector<float> one = {1, 1};
    std::vector<int32_t> shape = {2};
    add.bind(0, WEIR_DT_FLOAT, {2}, one);
    random.bind(0, WEIR_DT_INT32, {1}, shape);
    while (!stop) {
      ASSERT_EQ(add.execute(), 0);
      ASSERT_EQ(random.execute(), 0);
    }
  });
  clients.emplace_back([&] {
    TestRun put(world.loaded, "put");
    std::vector<int32_t> six = {0, 1, 2, 3, 4, 5};
    put.bind(0, WEIR_DT_INT32, {6}, six);
    while (!stop) {
      weir_run_set_timeout(put.run, 5'000'000);
      int32_t code = put.execute();
      ASSERT_TRUE(code == 0 || code == WEIR_DEADLINE_EXCEEDED);
    }
  });
  clients.emplace_back([&] {
    TestRun get(world.loaded, "get");
    while (!stop) {
      weir_run_set_timeout(get.run, 5'000'000);
      int32_t code = get.execute();
      ASSERT_TRUE(code == 0 || code == WEIR_DEADLINE_EXCEEDED);
    }
  });
  clients.emplace_back([&] {
    TestRun insert(world.loaded, "insert");
    float round = 1;
    while (!stop) {
      std::vector<int64_t> keys = {1, 2, 3};
      std::vector<float> values = {round, round, round};
      round += 1;
      insert.bind(0, WEIR_DT_INT64, {3}, keys);
      insert.bind(1, WEIR_DT_FLOAT, {3}, values);
      ASSERT_EQ(insert.execute(), 0);
    }
  });
  int64_t end = weir::nowNs() + 300'000'000;
  for (int i = 0; weir::nowNs() < end; ++i) {
    weir_snapshot *snapshot = world.take();
    ASSERT_TRUE(snapshot) << world.status.message;
    std::vector<float> v = valuesOf<float>(tensorsOf(snapshot, "v")["value"]);
    EXPECT_EQ(v[0], v[1]);
    Tensors table = tensorsOf(snapshot, "t");
    std::vector<float> values = valuesOf<float>(table["values"]);
    ASSERT_EQ(values.size(), 3u);
    EXPECT_TRUE(values[0] == values[1] && values[1] == values[2]);
    if (i % 4 == 0) {
      ASSERT_EQ(world.restore(snapshot), 0) << world.status.message;
    }
    weir_snapshot_destroy(snapshot);
  }
  stop = true;
  for (std::thread &client : clients) {
    client.join();
  }
}
