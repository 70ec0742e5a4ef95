// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text to tables. What is wrong with a text is tested in
// test/execution/plan/errors.test; here, that nothing breaks the parser.
#include "runtime/plan/PlanParser.h"
#include <gtest/gtest.h>
#include <random>
#include <string>

using namespace weir;

static std::string parse(const std::string &text, Vector<char> &blob) {
  Status status = parsePlan(text.data(), text.size(), "p", blob);
  return status.message();
}

static const char *const whole = R"(
param n = 3
data d { x = "a.npy" as float32 scale 0.5 y = "b" batch $n shuffle 1
         repeat forever skip 2 take 10 drop remainder }
run init
background b 2 times { loop { run put feed x = d.x, y = [1, [2, 3]] } }
repeat 10 as i {
  run train 2 times timeout 5s
  every 2 { print "a{i}b{train.loss:0:.3f}}}" }
  every 30s save all to "f"
  until train.loss < 0.5
}
wait b
stop b
write train.loss to "l.npy"
expect train.loss >= $n
finally { load w from "w.npy" }
)";

TEST(PlanParser, MakesRows) {
  Vector<char> blob;
  ASSERT_EQ(parse(whole, blob), "");
  PlanView plan(reinterpret_cast<const WeirPlan *>(blob.data()));
  const WeirPlan &header = plan.header();
  EXPECT_EQ(header.size, blob.size());
  EXPECT_EQ(header.numParams, 1u);
  EXPECT_EQ(header.numColumns, 2u);
  ASSERT_EQ(header.numLines, 3u);
  EXPECT_EQ(header.finally, 2u);
  const WeirPlanData &data = plan.data(0);
  EXPECT_EQ(data.batch.param, 0);
  EXPECT_EQ(data.repeat.value, 0);
  EXPECT_EQ(data.take.value, 10);
  EXPECT_EQ(data.flags, WEIR_PLAN_DROP_REMAINDER | WEIR_PLAN_SHUFFLE);
  EXPECT_EQ(plan.column(0).dtype, WEIR_DT_FLOAT);
  EXPECT_EQ(plan.column(0).scale.value, 0.5);

  const WeirPlanLine &main = plan.line(0);
  const int codes[] = {WEIR_PLAN_RUN,    WEIR_PLAN_START, WEIR_PLAN_LOOP,
                       WEIR_PLAN_LOOP,   WEIR_PLAN_RUN,   WEIR_PLAN_NEXT,
                       WEIR_PLAN_EVERY,  WEIR_PLAN_PRINT, WEIR_PLAN_EVERY,
                       WEIR_PLAN_SAVE,   WEIR_PLAN_UNTIL, WEIR_PLAN_NEXT,
                       WEIR_PLAN_WAIT,   WEIR_PLAN_STOP,  WEIR_PLAN_WRITE,
                       WEIR_PLAN_EXPECT, WEIR_PLAN_END};
  ASSERT_EQ(main.numRows, std::size(codes));
  for (uint32_t i = 0; i < main.numRows; ++i) {
    EXPECT_EQ(plan.row(main.firstRow + i).code, codes[i]) << i;
  }
  const WeirPlanRow &outer = plan.row(main.firstRow + 2);
  EXPECT_EQ(outer.target, 12u);
  EXPECT_EQ(outer.number.value, 10);
  EXPECT_STREQ(plan.text(outer.name), "i");
  EXPECT_EQ(outer.place.line, 7u);
  EXPECT_EQ(plan.row(main.firstRow + 11).target, 3u);
  EXPECT_EQ(plan.row(main.firstRow + 6).target, 8u);
  const WeirPlanRow &print = plan.row(main.firstRow + 7);
  ASSERT_EQ(print.count, 3u);
  const WeirPlanPiece &piece = plan.piece(print.first + 1);
  EXPECT_STREQ(plan.text(piece.text), "b");
  EXPECT_STREQ(plan.text(piece.format), ".3f");
  EXPECT_STREQ(plan.text(piece.value.text), "train");
  EXPECT_STREQ(plan.text(piece.value.part), "loss:0");
  EXPECT_STREQ(plan.text(plan.piece(print.first + 2).text), "}");
}

TEST(PlanParser, Texts) {
  Vector<char> blob;
  ASSERT_EQ(parse("run s feed a = \"x \\\"y\\\\ \\n\", b = \"x.npy\"", blob),
            "");
  PlanView plan(reinterpret_cast<const WeirPlan *>(blob.data()));
  // A literal for a string tensor; a file.
  EXPECT_STREQ(plan.text(plan.feed(0).text), "\"x \\\"y\\\\ \\n\"");
  EXPECT_STREQ(plan.text(plan.feed(1).text), "x.npy");
}

TEST(PlanParser, DeepBlocks) {
  std::string text;
  for (int i = 0; i < 100000; ++i) {
    text += "loop {";
  }
  Vector<char> blob;
  EXPECT_EQ(parse(text, blob), "p:1:385: blocks are nested too deeply");
}

TEST(PlanParser, AnyText) {
  std::mt19937 random(1);
  const std::string alphabet = "{}[]\"=<>!.,$#:-+0123456789abcdefs \n\t\0\xff";
  for (int round = 0; round < 20000; ++round) {
    std::string text = whole;
    for (int edits = 1 + int(random() % 6); edits > 0; --edits) {
      size_t at = random() % text.size();
      switch (random() % 3) {
      case 0:
        text[at] = alphabet[random() % alphabet.size()];
        break;
      case 1:
        text.erase(at, random() % 20);
        break;
      default:
        text.insert(at, text.substr(random() % text.size(), random() % 20));
      }
      if (text.empty()) {
        text = " ";
      }
    }
    Vector<char> blob;
    std::string message = parse(text, blob);
    EXPECT_TRUE(message.empty() || message.substr(0, 2) == "p:") << message;
  }
}
