// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A transport over a stream of bytes. docs/formats/transfer-stream.md says what
// goes over it. Sizes are checked against the edge and a bound before any
// memory is taken; what does not hold breaks the connection with a sentence.
#ifndef WEIR_RUNTIME_RENDEZVOUS_STREAMTRANSPORT_H
#define WEIR_RUNTIME_RENDEZVOUS_STREAMTRANSPORT_H

#include "runtime/rendezvous/Rendezvous.h"

namespace weir {

/// In front of every message; little-endian.
struct StreamHeader {
  static constexpr uint32_t magicNumber = 0x54524557u; // "WERT"
  uint32_t magic;
  uint16_t kind;  ///< TransferMessage::Kind
  uint16_t flags; ///< TransferMessage::Flags
  uint32_t edge;
  int32_t type; ///< SendValue: the element type, 0: no value; Abort: the code
  uint64_t step;
  uint64_t tag;
  uint32_t rank; ///< int64 dims that follow
  uint32_t reserved;
  uint64_t bytes; ///< of data or text behind the dims
};
static_assert(sizeof(StreamHeader) == 48);

/// post() may be called from any thread, receive() from one.
class StreamTransport : public Transport {
public:
  /// Appends bytes to the stream; false: it is closed. Calls do not overlap.
  using Write = bool (*)(void *argument, const void *data, size_t size);
  static constexpr uint64_t defaultMaxBytes = uint64_t(1) << 36;
  static constexpr uint64_t maxTextBytes = 4096;

  /// Values of more than maxBytes are refused.
  StreamTransport(Rendezvous &rendezvous, BufferPool &pool, Write write,
                  void *argument, uint64_t maxBytes = defaultMaxBytes);
  ~StreamTransport();

  /// The next bytes of the stream, cut anywhere. An error: the stream is
  /// broken (the rendezvous is disconnected, later bytes are ignored).
  Status receive(const void *data, size_t size);

private:
  enum class Part { Header, Dims, Data, StringSize, StringData, Text };

  static Status postMessage(Transport &transport,
                            const TransferMessage &message);
  Status postValue(StreamHeader &header, const TransferMessage &message);
  bool put(const void *data, size_t size) {
    return write(argument, data, size);
  }
  void expect(Part part, void *target, uint64_t bytes);
  Status advance();
  Status checkHeader();
  Status startValue();
  Status nextString();
  Status finish();

  Rendezvous &rendezvous;
  BufferPool &pool;
  Write write;
  void *argument;
  uint64_t maxBytes;
  Mutex mutex; ///< of what is written
  // What is read.
  Part part = Part::Header;
  char *target = nullptr;
  uint64_t wanted = 0; ///< bytes still missing of this part
  StreamHeader header = {};
  int64_t dims[WEIR_MAX_RANK] = {};
  Value value = {};
  int64_t element = 0; ///< of a string tensor
  int64_t numElements = 0;
  uint64_t left = 0; ///< bytes of the message behind the present part
  uint64_t stringSize = 0;
  char text[maxTextBytes + 1] = {};
  bool dead = false; ///< nothing is read any more
};

} // namespace weir

#endif
