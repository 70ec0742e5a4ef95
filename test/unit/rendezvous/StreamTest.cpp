// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Byte streams that do not keep to the format, and peers that do not keep to
// the rules.
#include "runtime/rendezvous/StreamTransport.h"
#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <string>

using namespace weir;

namespace {

const int64_t pairs[] = {-1, 2};
const WeirEdge edges[] = {
    {.name = "pairs:0",
     .dims = pairs,
     .to = 1,
     .dtype = WEIR_DT_FLOAT,
     .rank = 2,
     .credits = 2},
    {.name = "names:0", .to = 1, .dtype = WEIR_DT_STRING, .rank = -1},
    {.name = "order", .to = 1, .rank = -1},
    {.name = "state:0", .to = 1, .dtype = WEIR_DT_VARIANT, .rank = -1},
    {.name = "local:0", .to = 0, .dtype = WEIR_DT_FLOAT, .rank = -1}};

bool appendTo(void *text, const void *data, size_t size) {
  static_cast<std::string *>(text)->append(static_cast<const char *>(data),
                                           size);
  return true;
}

class Stream : public testing::Test {
protected:
  BufferPool *pool = BufferPool::make();
  Rendezvous *rendezvous = Rendezvous::make(edges, 5);
  std::string written;
  std::unique_ptr<StreamTransport> transport;
  StepTransfers *step = nullptr;
  std::string failure;
  uint64_t maxBytes = 1 << 20;

  void SetUp() override {
    transport = std::make_unique<StreamTransport>(*rendezvous, *pool, appendTo,
                                                  &written, maxBytes);
    for (uint32_t edge = 0; edge < 4; ++edge) {
      rendezvous->connect(edge, *transport);
    }
    Status problem;
    step = rendezvous->begin(
        1,
        [](void *self, Status status) {
          static_cast<Stream *>(self)->failure = status.message();
        },
        this, problem);
    EXPECT_TRUE(problem.ok());
  }
  void TearDown() override {
    rendezvous->end(*step);
    transport.reset();
    rendezvous->close();
    EXPECT_EQ(pool->bytesInUse(), 0);
    pool->close();
  }

  struct Message {
    StreamHeader header = {};
    std::string body;
    std::string bytes() const {
      return std::string(reinterpret_cast<const char *>(&header),
                         sizeof header) +
             body;
    }
  };
  static std::string words(std::vector<int64_t> values) {
    return {reinterpret_cast<const char *>(values.data()), 8 * values.size()};
  }
  /// A good message: [1, 2] floats.
  static Message good() {
    Message m;
    m.header.magic = StreamHeader::magicNumber;
    m.header.kind = TransferMessage::SendValue;
    m.header.flags = TransferMessage::Credited;
    m.header.type = WEIR_DT_FLOAT;
    m.header.step = 1;
    m.header.tag = 5;
    m.header.rank = 2;
    m.header.bytes = 8;
    m.body = words({1, 2, 0});
    return m;
  }
  Status feed(const std::string &bytes) {
    return transport->receive(bytes.data(), bytes.size());
  }
  /// The stream breaks with that text, and so does the step.
  void expectBroken(const Message &message, const char *text) {
    Status status = feed(message.bytes());
    EXPECT_STREQ(status.message(), text);
    EXPECT_EQ(failure, text);
    EXPECT_TRUE(feed(good().bytes()).ok()); // ignored
    EXPECT_EQ(rendezvous->pending(), 0u);
  }
};

TEST_F(Stream, TakesAGoodMessageInAnyPieces) {
  for (size_t piece : {1u, 3u, 47u, 48u, 49u, 1000u}) {
    Message m = good();
    m.header.tag = piece;
    m.header.flags = 0;
    std::string bytes = m.bytes();
    for (size_t at = 0; at < bytes.size(); at += piece) {
      ASSERT_TRUE(feed(bytes.substr(at, piece)).ok());
    }
    Transfer receiver = {};
    EXPECT_EQ(step->receive(receiver, 0, piece, nullptr), TransferResult::Done);
    EXPECT_EQ(receiver.value.dims[1], 2);
    receiver.value.release();
  }
}

TEST_F(Stream, RefusesWhatIsNoMessage) {
  Message m = good();
  m.header.magic = 7;
  expectBroken(m, "transfer: malformed message: the magic number is 7");
}

TEST_F(Stream, RefusesAnUnknownKind) {
  Message m = good();
  m.header.kind = 9;
  expectBroken(m, "transfer: malformed message: the kind is 9");
}

TEST_F(Stream, RefusesUnknownFlags) {
  Message m = good();
  m.header.flags = 64;
  expectBroken(m, "transfer: malformed message: the flags is 64");
}

TEST_F(Stream, RefusesAnUnknownEdge) {
  Message m = good();
  m.header.edge = 5;
  expectBroken(m, "transfer: malformed message: the edge is 5");
}

TEST_F(Stream, RefusesAnEdgeWithinTheProcess) {
  Message m = good();
  m.header.edge = 4;
  expectBroken(m, "transfer: a message for edge 4, which no peer has an end of "
                  "(there are 5)");
}

TEST_F(Stream, RefusesAnotherType) {
  Message m = good();
  m.header.type = WEIR_DT_INT64;
  expectBroken(m, "transfer: malformed message: the element type is 9 for edge "
                  "\"pairs:0\"");
}

TEST_F(Stream, RefusesAnotherRank) {
  Message m = good();
  m.header.rank = 1;
  expectBroken(
      m, "transfer: malformed message: the rank is 1 for edge \"pairs:0\"");
}

TEST_F(Stream, RefusesHugeSizesBeforeAllocating) {
  Message m = good();
  m.header.bytes = 1ull << 60;
  expectBroken(m, "transfer: malformed message: the number of bytes is "
                  "1152921504606846976 for edge \"pairs:0\"");
}

TEST_F(Stream, RefusesACodeOfNoError) {
  Message m = good();
  m.header = {.magic = StreamHeader::magicNumber,
              .kind = TransferMessage::Abort,
              .step = 1};
  m.body.clear();
  expectBroken(m, "transfer: malformed message: the code is 0");
}

TEST_F(Stream, RefusesAShapeThatIsNotTheEdges) {
  Message m = good();
  m.body = words({2, 1, 0});
  expectBroken(m,
               "transfer: malformed message: edge \"pairs:0\" brings 8 bytes "
               "of shape [2,1]");
}

TEST_F(Stream, RefusesBytesThatAreNotTheShapes) {
  Message m = good();
  m.body = words({3, 2, 0});
  expectBroken(m,
               "transfer: malformed message: edge \"pairs:0\" brings 8 bytes "
               "of shape [3,2]");
}

TEST_F(Stream, RefusesNegativeAndOverflowingDims) {
  Message m = good();
  m.header.edge = 1;
  m.header.type = WEIR_DT_STRING;
  m.header.bytes = 64;
  m.body = words({int64_t(1) << 62, 8, 0});
  expectBroken(m, "transfer: malformed message: edge \"names:0\" brings 64 "
                  "bytes of shape [4611686018427387904,8]");
}

TEST_F(Stream, RefusesStringsThatDoNotFit) {
  Message m = good();
  m.header.edge = 1;
  m.header.type = WEIR_DT_STRING;
  m.header.rank = 1;
  m.header.bytes = 24;
  m.body = words({2, 100, 0, 0});
  expectBroken(m, "transfer: malformed message: string 0 of edge \"names:0\" "
                  "has 100 bytes, 16 are left");
}

TEST_F(Stream, RefusesBytesBehindTheStrings) {
  Message m = good();
  m.header.edge = 1;
  m.header.type = WEIR_DT_STRING;
  m.header.rank = 1;
  m.header.bytes = 24;
  m.body = words({1, 8, 0, 0});
  expectBroken(m, "transfer: malformed message: 8 bytes behind the last string "
                  "of edge \"names:0\"");
}

TEST_F(Stream, RefusesMoreThanTheCredits) {
  for (uint64_t tag : {1, 2}) {
    Message m = good();
    m.header.tag = tag;
    ASSERT_TRUE(feed(m.bytes()).ok());
  }
  expectBroken(good(), "transfer: edge \"pairs:0\" brought more than its 2 "
                       "values ahead");
}

TEST_F(Stream, RefusesASecondValue) {
  ASSERT_TRUE(feed(good().bytes()).ok());
  expectBroken(good(),
               "transfer: edge \"pairs:0\" brought a second value for one tag");
}

TEST_F(Stream, BoundsTheStepsToCome) {
  for (uint64_t number = 2; number < 2 + Rendezvous::maxEarlySteps; ++number) {
    Message m = good();
    m.header.step = number;
    ASSERT_TRUE(feed(m.bytes()).ok());
  }
  Message m = good();
  m.header.step = 1000;
  Status status = feed(m.bytes());
  EXPECT_STREQ(status.message(), "transfer: messages for more than 64 steps "
                                 "that have not begun here");
}

TEST_F(Stream, BoundsDemands) {
  Message m = good();
  m.header = {.magic = StreamHeader::magicNumber,
              .kind = TransferMessage::Demand,
              .step = 1};
  m.body.clear();
  for (uint64_t tag = 0; tag < 65536; ++tag) {
    m.header.tag = tag;
    ASSERT_TRUE(feed(m.bytes()).ok());
  }
  m.header.tag = 65536;
  expectBroken(m,
               "transfer: a peer waits for more than 65536 values of one step");
}

TEST_F(Stream, KeepsWhatComesBeforeItsStep) {
  Message m = good();
  m.header.step = 2;
  ASSERT_TRUE(feed(m.bytes()).ok());
  Status problem;
  StepTransfers *second =
      rendezvous->begin(2, [](void *, Status) {}, nullptr, problem);
  EXPECT_TRUE(problem.ok());
  Transfer receiver = {};
  EXPECT_EQ(second->receive(receiver, 0, 5, nullptr), TransferResult::Done);
  receiver.value.release();
  rendezvous->end(*second);
  m.header.tag = 6; // and drops what comes after it
  ASSERT_TRUE(feed(m.bytes()).ok());
  EXPECT_EQ(rendezvous->pending(), 0u);
}

TEST_F(Stream, AnAbortMayComeBeforeItsStep) {
  Message m = good();
  m.header = {.magic = StreamHeader::magicNumber,
              .kind = TransferMessage::Abort,
              .type = WEIR_ABORTED,
              .step = 3,
              .bytes = 4};
  m.body = "gone";
  ASSERT_TRUE(feed(m.bytes()).ok());
  Status problem;
  StepTransfers *third =
      rendezvous->begin(3, [](void *, Status) {}, nullptr, problem);
  EXPECT_STREQ(problem.message(), "gone");
  EXPECT_EQ(problem.code(), WEIR_ABORTED);
  rendezvous->end(*third);
}

TEST_F(Stream, VariantsStayInTheirProcess) {
  Transfer sender = {};
  sender.value.buffer = pool->allocate(8);
  prepareElements(sender.value.buffer, WEIR_DT_VARIANT);
  sender.value.data = sender.value.buffer->data();
  sender.value.dtype = WEIR_DT_VARIANT;
  step->send(sender, 3, 1, nullptr);
  EXPECT_EQ(failure, "transfer: edge \"state:0\" carries a variant, which "
                     "cannot leave its process; place both ends in one");
}

TEST_F(Stream, SaysThatItIsClosed) {
  StreamTransport closed(
      *rendezvous, *pool, [](void *, const void *, size_t) { return false; },
      nullptr);
  Status status =
      closed.post(closed, {.kind = TransferMessage::SendValue, .edge = 2});
  EXPECT_STREQ(status.message(), "transfer: the connection was closed before "
                                 "edge \"order\" was sent");
}

/// Bytes of good messages, some of them changed: a sentence or nothing, never
/// memory out of bounds (the sanitizers look).
TEST_F(Stream, SurvivesChangedBytes) {
  std::minstd_rand random(5);
  for (int round = 0; round < 3000; ++round) {
    Rendezvous *other = Rendezvous::make(edges, 5);
    StreamTransport in(*other, *pool, appendTo, &written, maxBytes);
    for (uint32_t edge = 0; edge < 4; ++edge) {
      other->connect(edge, in);
    }
    std::string bytes;
    for (int i = 0; i < 4; ++i) {
      Message m = good();
      if (random() % 2) {
        m.header.edge = 1;
        m.header.type = WEIR_DT_STRING;
        m.header.rank = 1;
        m.header.bytes = 8 + 8 + 3;
        m.body = words({2, 3}) + "abc" + words({0});
      }
      m.header.tag = uint64_t(i);
      bytes += m.bytes();
    }
    for (unsigned changes = random() % 4; changes; --changes) {
      bytes[random() % bytes.size()] = char(random() % 4 ? random() : 0);
    }
    bytes.resize(random() % 2 ? bytes.size() : random() % bytes.size());
    Status status;
    for (size_t at = 0; at < bytes.size() && status.ok();) {
      size_t piece = 1 + random() % 60;
      piece = std::min(piece, bytes.size() - at);
      status = in.receive(bytes.data() + at, piece);
      at += piece;
    }
    written.clear();
    other->close();
  }
}

} // namespace
