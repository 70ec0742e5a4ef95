// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs of steps with one runtime call each, for tests of resources whose
// calls wait: run, started in the background, cancelled, saved and restored.
#ifndef WEIR_TEST_UNIT_QUEUE_CALLPROGRAM_H
#define WEIR_TEST_UNIT_QUEUE_CALLPROGRAM_H

#include "test/unit/runtime/StepBuilder.h"
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace weir::test {

#define WEIR_DECLARE(NAME)                                                     \
  extern "C" WeirCallStatus weir_call_##NAME(WeirCallContext *ctx)

/// An operation on one resource.
struct Op {
  const char *name;
  WeirCallFn fn;
};

/// A tensor that a step is fed or gives.
struct Port {
  int32_t dtype;
  std::vector<int64_t> dims;
};

/// Attributes of one op; their values live as long as this.
class Attrs {
public:
  Attrs &text(const char *name, const char *value) {
    bytes.push_back({value, strlen(value)});
    return add(name, WEIR_ATTR_STRING, 0, 1, &bytes.back());
  }
  Attrs &number(const char *name, int64_t value) {
    numbers.push_back(value);
    return add(name, WEIR_ATTR_INT, 0, 1, &numbers.back());
  }
  Attrs &flag(const char *name, bool value) {
    flags.push_back(value);
    return add(name, WEIR_ATTR_BOOL, 0, 1, &flags.back());
  }
  Attrs &type(const char *name, int32_t value) {
    lists.push_back({value});
    return add(name, WEIR_ATTR_TYPE, 0, 1, lists.back().data());
  }
  Attrs &types(const char *name, std::vector<int32_t> values) {
    lists.push_back(std::move(values));
    auto count = uint32_t(lists.back().size());
    return add(name, WEIR_ATTR_TYPE, 1, count, lists.back().data());
  }
  Attrs &shapes(const char *name, std::vector<std::vector<int64_t>> values,
                bool isList = true) {
    auto &made = shapeLists.emplace_back();
    for (std::vector<int64_t> &dims : values) {
      dimLists.push_back(std::move(dims));
      made.push_back({int32_t(dimLists.back().size()), dimLists.back().data()});
    }
    return add(name, WEIR_ATTR_SHAPE, isList, uint32_t(made.size()),
               made.data());
  }
  std::vector<WeirAttr> all;

private:
  Attrs &add(const char *name, uint8_t kind, uint8_t isList, uint32_t count,
             const void *data) {
    all.push_back({name, kind, isList, count, data});
    return *this;
  }
  std::deque<WeirBytes> bytes;
  std::deque<int64_t> numbers;
  std::deque<uint8_t> flags;
  std::deque<std::vector<int32_t>> lists;
  std::deque<std::vector<int64_t>> dimLists;
  std::deque<std::vector<WeirShape>> shapeLists;
};

/// Steps on one resource, which the program declares.
class CallProgram {
public:
  ProgramBuilder builder;
  /// `opener` makes the handle; without a function the steps have none.
  CallProgram(Op opener, Attrs attrs, const char *resourceKind,
              const char *resourceName)
      : opener(opener), openAttrs(std::move(attrs)), kind(resourceKind),
        name(resourceName) {}

  void step(const char *stepName, Op op, std::vector<Port> in,
            std::vector<Port> out, Attrs attrs = {}) {
    steps.push_back(
        {stepName, op, std::move(in), std::move(out), std::move(attrs)});
  }
  /// Builds it; once, after the last step.
  ProgramBuilder &finish() {
    addAttrs(openAttrs);
    for (StepOf &step : steps) {
      step.firstAttr = uint32_t(builder.attrs.size());
      addAttrs(step.attrs);
    }
    for (const StepOf &step : steps) {
      addStep(step);
    }
    WeirResource row = {};
    row.name = name;
    row.kind = kind;
    row.rank = -1;
    row.attrs = builder.attrs.data();
    row.numAttrs = uint32_t(openAttrs.all.size());
    builder.resources.push_back(row);
    return builder;
  }

private:
  struct StepOf {
    const char *name;
    Op op;
    std::vector<Port> in, out;
    Attrs attrs;
    uint32_t firstAttr = 0;
  };
  Op opener;
  Attrs openAttrs;
  const char *kind, *name;
  std::deque<StepOf> steps;

  void addAttrs(const Attrs &attrs) {
    builder.attrs.insert(builder.attrs.end(), attrs.all.begin(),
                         attrs.all.end());
  }
  uint32_t addCall(StepBuilder &step, Op op, std::vector<uint32_t> in,
                   std::vector<uint32_t> out, uint32_t firstAttr,
                   size_t numAttrs) {
    uint32_t at = step.task(WEIR_TASK_CALL, builder.call(op.name, op.fn),
                            std::move(in), std::move(out));
    step.at(at).firstAttr = firstAttr;
    step.at(at).numAttrs = uint16_t(numAttrs);
    step.at(at).name = builder.text(op.name);
    return at;
  }
  void addStep(const StepOf &from) {
    StepBuilder &step = builder.step(from.name);
    std::vector<uint32_t> inputs, outputs;
    if (opener.fn) {
      inputs.push_back(step.slot(WEIR_SLOT_BUFFER, WEIR_DT_RESOURCE, {}));
    }
    for (size_t i = 0; i < from.in.size(); ++i) {
      inputs.push_back(step.input("x" + std::to_string(i) + ":0",
                                  from.in[i].dtype, from.in[i].dims));
    }
    for (size_t i = 0; i < from.out.size(); ++i) {
      outputs.push_back(step.output("y" + std::to_string(i) + ":0",
                                    from.out[i].dtype, from.out[i].dims));
    }
    uint32_t op = 0, opened = 0;
    if (opener.fn) {
      opened = addCall(step, opener, {}, {inputs[0]}, 0, openAttrs.all.size());
    }
    op = addCall(step, from.op, inputs, outputs, from.firstAttr,
                 from.attrs.all.size());
    if (opener.fn) {
      step.edge(opened, op);
    }
  }
};

/// An instance of such a program and its runs, by step.
class CallWorld {
public:
  Loaded loaded;
  weir_status status = {};

  explicit CallWorld(ProgramBuilder &program, int threads = 1)
      : loaded(program, threads) {
    EXPECT_TRUE(loaded.instance) << loaded.status.message;
  }
  /// Another run of the step; `number` tells runs of one step apart.
  TestRun &run(const std::string &step, int number = 0) {
    auto &slot = runs[{step, number}];
    if (!slot) {
      slot = std::make_unique<TestRun>(loaded, step.c_str());
    }
    return *slot;
  }
  /// Runs it to its end; its code.
  int32_t execute(const std::string &step) {
    int32_t code = run(step).execute();
    message = run(step).status.message;
    return code;
  }
  /// Starts a run and lets it come as far as it can.
  weir_run *start(const std::string &step, int number = 0) {
    weir_run *started = run(step, number).run;
    weir_run_start(started);
    proceed(started);
    return started;
  }
  /// Whether a started run has ended.
  bool proceed(weir_run *started) {
    return weir_wait_any(&started, 1, 5'000'000) == 0;
  }
  int32_t wait(weir_run *started) {
    int32_t code = weir_run_wait(started, &status);
    message = status.message;
    return code;
  }
  /// A snapshot of all, with no memory of the instance's.
  weir_snapshot *save() {
    weir_snapshot *snapshot = nullptr;
    EXPECT_EQ(weir_instance_snapshot(loaded.instance, nullptr, nullptr,
                                     &snapshot, &status),
              0)
        << status.message;
    return snapshot;
  }
  int32_t restore(const weir_snapshot *snapshot) {
    int32_t code = weir_instance_restore(loaded.instance, snapshot, 1, &status);
    message = status.message;
    return code;
  }
  /// Of the last that failed.
  std::string message;

private:
  std::map<std::pair<std::string, int>, std::unique_ptr<TestRun>> runs;
};

} // namespace weir::test

#endif
