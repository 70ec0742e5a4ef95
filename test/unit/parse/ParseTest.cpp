// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records that nobody wrote: Examples, SequenceExamples, tensors and lines with
// bytes changed, left out and doubled are parsed or refused, within their
// bounds. What is parsed, the
// recorded cases say (test/conformance/cases/io/parse_*).
// A call is made here, with outputs of the very size, for sanitizers to see.
#include "runtime/abi/Call.h"
#include <cstdarg>
#include <cstring>
#include <deque>
#include <gtest/gtest.h>
#include <memory>
#include <random>
#include <string>
#include <vector>

extern "C" {
WeirCallStatus weir_call_ParseExampleV2(WeirCallContext *ctx);
WeirCallStatus weir_call_ParseSequenceExampleV2(WeirCallContext *ctx);
WeirCallStatus weir_call_ParseTensor(WeirCallContext *ctx);
WeirCallStatus weir_call_DecodeCSV(WeirCallContext *ctx);
}

namespace {

using Bytes = std::string;

/// A field of a message.
Bytes field(int number, const Bytes &value) {
  return Bytes(1, char(number << 3 | 2)) + char(value.size()) + value;
}
Bytes entry(const char *key, const Bytes &value) {
  return field(1, field(1, key) + field(2, value));
}
Bytes ints(const Bytes &varints) { return field(3, field(1, varints)); }
Bytes floats(const Bytes &raw) { return field(2, field(1, raw)); }
Bytes texts(const char *a, const char *b) {
  return field(1, field(1, a) + field(1, b));
}

const Bytes one("\0\0\x80?", 4);

Bytes makeFeatures() {
  return field(1, entry("i", ints("\x05\x80\x01")) + entry("f", floats(one)) +
                      entry("s", texts("x", "yz")) +
                      entry("r", field(3, "\x08\x07\x08\x09")));
}
Bytes makeSequence() {
  Bytes list = field(1, ints("\x01\x02")) + field(1, ints("\x03\x04"));
  return makeFeatures() +
         field(2, entry("l", list) + entry("m", list) + entry("n", list));
}

/// Changes, drops or doubles some bytes.
Bytes spoil(Bytes text, std::mt19937 &random) {
  for (int i = 0, n = 1 + int(random() % 3); i < n && !text.empty(); ++i) {
    size_t at = random() % text.size();
    size_t size = random() % 4;
    switch (random() % 4) {
    case 0:
      text[at] = char(random());
      break;
    case 1:
      text.erase(at, size);
      break;
    case 2:
      text.insert(at, text.substr(at / 2, size));
      break;
    default:
      text[at] = char(text[at] + (random() % 2 ? 1 : -1));
    }
  }
  return text;
}

} // namespace

/// A call of one operation: its operands and attributes, which are kept.
struct WeirCallContext {
  std::deque<std::vector<int64_t>> dims;
  std::deque<std::vector<char>> memory;
  std::deque<std::vector<WeirString>> strings;
  std::deque<std::vector<int32_t>> types;
  std::deque<std::vector<WeirShape>> shapes;
  std::vector<WeirView> inputs;
  std::vector<int32_t> outputs; ///< their types
  std::vector<std::vector<char>> results;
  std::vector<WeirAttr> attrs;
  std::string message;

  void add(int32_t dtype, std::vector<int64_t> shape, void *data) {
    dims.push_back(std::move(shape));
    inputs.push_back(
        {dtype, int32_t(dims.back().size()), dims.back().data(), data});
  }
  void addBytes(int32_t dtype, std::vector<int64_t> shape, const Bytes &bytes) {
    memory.emplace_back(bytes.begin(), bytes.end());
    add(dtype, std::move(shape), memory.back().data());
  }
  void addTexts(std::vector<const char *> texts) {
    auto &made = strings.emplace_back();
    for (const char *text : texts) {
      made.push_back({text, strlen(text), nullptr});
    }
    add(WEIR_DT_STRING, {int64_t(made.size())}, made.data());
  }
  void addRecords(std::vector<Bytes> records) {
    auto &made = strings.emplace_back();
    for (const Bytes &record : records) {
      auto &bytes = memory.emplace_back(record.begin(), record.end());
      made.push_back({bytes.data(), bytes.size(), nullptr});
    }
    add(WEIR_DT_STRING, {int64_t(made.size())}, made.data());
  }
  void attrTypes(const char *name, std::vector<int32_t> values) {
    types.push_back(std::move(values));
    attrs.push_back({name, WEIR_ATTR_TYPE, 1, uint32_t(types.back().size()),
                     types.back().data()});
  }
  void attrShapes(const char *name, std::vector<std::vector<int64_t>> values) {
    auto &made = shapes.emplace_back();
    for (std::vector<int64_t> &value : values) {
      dims.push_back(std::move(value));
      made.push_back({int32_t(dims.back().size()), dims.back().data()});
    }
    attrs.push_back(
        {name, WEIR_ATTR_SHAPE, 1, uint32_t(made.size()), made.data()});
  }
};

int32_t weir_call_num_inputs(const WeirCallContext *ctx) {
  return int32_t(ctx->inputs.size());
}
int32_t weir_call_num_outputs(const WeirCallContext *ctx) {
  return int32_t(ctx->outputs.size());
}
const WeirView *weir_call_input(const WeirCallContext *ctx, int32_t i) {
  return &ctx->inputs.at(size_t(i));
}
int32_t weir_call_output_dtype(const WeirCallContext *ctx, int32_t i) {
  return ctx->outputs.at(size_t(i));
}
const char *weir_call_node(const WeirCallContext *) { return "node"; }
const WeirAttr *weir_call_attr(const WeirCallContext *ctx, const char *name) {
  for (const WeirAttr &attr : ctx->attrs) {
    if (strcmp(attr.name, name) == 0) {
      return &attr;
    }
  }
  return nullptr;
}
int64_t weir_call_attr_int(const WeirCallContext *, const char *,
                           int64_t otherwise) {
  return otherwise;
}
int weir_call_attr_bool(const WeirCallContext *, const char *, int otherwise) {
  return otherwise;
}
WeirBytes weir_call_attr_string(const WeirCallContext *, const char *) {
  return {"", 0};
}
void *weir_call_allocate(WeirCallContext *ctx, int32_t i, int32_t rank,
                         const int64_t *dims) {
  int64_t bytes = weir_dtype_size(ctx->outputs.at(size_t(i)));
  for (int32_t d = 0; d < rank; ++d) {
    EXPECT_GE(dims[d], 0);
    bytes *= dims[d];
  }
  if (bytes > (1 << 24)) {
    ctx->message = "too large";
    return nullptr;
  }
  ctx->results.resize(ctx->outputs.size());
  auto &result = ctx->results[size_t(i)];
  result.assign(size_t(bytes) + 1, 0); // never a null pointer
  result.resize(size_t(bytes));
  return result.data();
}
WeirCallStatus weir_call_fail(WeirCallContext *ctx, int32_t, const char *format,
                              ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  ctx->message = text;
  return WEIR_CALL_FAILED;
}
int weir_string_set(WeirCallContext *ctx, WeirString *string, const char *data,
                    uint64_t size) {
  auto &bytes = ctx->memory.emplace_back(data, data + size);
  *string = {bytes.data(), size, nullptr};
  return 1;
}

namespace {

/// Makes calls with spoilt copies of a record; how many were taken.
template <typename Make>
int parseSpoilt(WeirCallFn parse, const Bytes &good, Make make) {
  std::mt19937 random(7);
  int taken = 0;
  for (int round = 0; round < 4000; ++round) {
    WeirCallContext ctx;
    make(ctx, std::vector<Bytes>{round ? spoil(good, random) : good,
                                 random() % 2 ? good : spoil(good, random)});
    bool isTaken = parse(&ctx) == WEIR_CALL_OK;
    EXPECT_TRUE(isTaken || !ctx.message.empty());
    EXPECT_TRUE(isTaken || round) << ctx.message;
    taken += isTaken;
  }
  return taken;
}

} // namespace

TEST(Parse, ExamplesThatNobodyWrote) {
  int taken =
      parseSpoilt(weir_call_ParseExampleV2, makeFeatures(),
                  [](WeirCallContext &ctx, std::vector<Bytes> records) {
                    records[1] = makeFeatures();
                    ctx.addRecords(records);
                    ctx.addTexts({});
                    ctx.addTexts({"i"});
                    ctx.addTexts({"f", "s"});
                    ctx.addTexts({"r"});
                    ctx.addBytes(WEIR_DT_FLOAT, {1}, one);
                    ctx.addTexts({""});
                    ctx.inputs.back().rank = 0;
                    ctx.attrTypes("sparse_types", {WEIR_DT_INT64});
                    ctx.attrShapes("dense_shapes", {{1}, {-1}});
                    ctx.attrTypes("ragged_value_types", {WEIR_DT_INT64});
                    ctx.outputs = {WEIR_DT_INT64, WEIR_DT_INT64,  WEIR_DT_INT64,
                                   WEIR_DT_FLOAT, WEIR_DT_STRING, WEIR_DT_INT64,
                                   WEIR_DT_INT32};
                  });
  EXPECT_GT(taken, 100);
}

TEST(Parse, SequencesThatNobodyWrote) {
  int taken = parseSpoilt(
      weir_call_ParseSequenceExampleV2, makeSequence(),
      [](WeirCallContext &ctx, const std::vector<Bytes> &records) {
        ctx.addRecords(records);
        ctx.addTexts({});
        ctx.addTexts({"i"});
        ctx.addTexts({"f"});
        ctx.addTexts({"r"});
        ctx.addTexts({"l"});
        ctx.addTexts({"m"});
        ctx.addTexts({"n"});
        ctx.addBytes(WEIR_DT_BOOL, {1}, Bytes(1, 1));
        ctx.addBytes(WEIR_DT_FLOAT, {1}, one);
        ctx.attrTypes("context_sparse_types", {WEIR_DT_INT64});
        ctx.attrShapes("context_dense_shapes", {{1}});
        ctx.attrTypes("context_ragged_value_types", {WEIR_DT_INT64});
        ctx.attrTypes("feature_list_sparse_types", {WEIR_DT_INT64});
        ctx.attrShapes("feature_list_dense_shapes", {{2}});
        ctx.attrTypes("feature_list_ragged_value_types", {WEIR_DT_INT64});
        ctx.outputs.assign(14, WEIR_DT_INT64);
        ctx.outputs[3] = WEIR_DT_FLOAT;
      });
  EXPECT_GT(taken, 100);
}

TEST(Parse, TensorsThatNobodyWrote) {
  // int32 [2], its bytes, and values one by one.
  const Bytes good =
      Bytes("\x08\x03\x12\x04\x12\x02\x08\x02", 8) + field(7, "\x05\x80\x01");
  int taken = parseSpoilt(weir_call_ParseTensor, good,
                          [](WeirCallContext &ctx, std::vector<Bytes> records) {
                            records.pop_back();
                            ctx.addRecords(records);
                            ctx.inputs.back().rank = 0;
                            ctx.outputs = {WEIR_DT_INT32};
                          });
  EXPECT_GT(taken, 100);
}

TEST(Parse, LinesThatNobodyWrote) {
  int taken =
      parseSpoilt(weir_call_DecodeCSV, "12,1.5,\"a\"\"b,c\",d",
                  [](WeirCallContext &ctx, const std::vector<Bytes> &records) {
                    ctx.addRecords(records);
                    ctx.addBytes(WEIR_DT_INT32, {0}, "");
                    ctx.addBytes(WEIR_DT_FLOAT, {1}, one);
                    ctx.addTexts({"q"});
                    ctx.addTexts({});
                    ctx.outputs = {WEIR_DT_INT32, WEIR_DT_FLOAT, WEIR_DT_STRING,
                                   WEIR_DT_STRING};
                  });
  EXPECT_GT(taken, 100);
}
