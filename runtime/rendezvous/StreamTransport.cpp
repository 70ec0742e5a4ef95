// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing is header, dims, data in one go. Reading is a machine over the parts
// of a message: each says where its bytes go and how many they are.
#include "runtime/rendezvous/StreamTransport.h"
#include <bit>

using namespace weir;

static_assert(std::endian::native == std::endian::little);

StreamTransport::StreamTransport(Rendezvous &rendezvous, BufferPool &pool,
                                 Write write, void *argument, uint64_t maxBytes)
    : Transport{postMessage}, rendezvous(rendezvous), pool(pool), write(write),
      argument(argument), maxBytes(maxBytes) {
  expect(Part::Header, &header, sizeof header);
}

StreamTransport::~StreamTransport() { value.release(); }

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static Status closedError(const WeirEdge &edge) {
  return Status::error(WEIR_UNAVAILABLE,
                       "transfer: the connection was closed before edge \"%s\" "
                       "was sent",
                       edge.name);
}

Status StreamTransport::postMessage(Transport &transport,
                                    const TransferMessage &message) {
  auto &self = static_cast<StreamTransport &>(transport);
  StreamHeader header = {};
  header.magic = StreamHeader::magicNumber;
  header.kind = message.kind;
  header.flags = message.flags;
  header.edge = message.edge;
  header.step = message.step;
  header.tag = message.tag;
  if (message.kind == TransferMessage::SendValue && message.value &&
      message.value->data) {
    return self.postValue(header, message);
  }
  size_t textBytes = 0;
  if (message.kind == TransferMessage::Abort) {
    header.type = message.code;
    textBytes = strnlen(message.text, maxTextBytes);
    header.bytes = textBytes;
  }
  LockGuard guard(self.mutex);
  if (!self.put(&header, sizeof header) ||
      (textBytes && !self.put(message.text, textBytes))) {
    return message.kind == TransferMessage::Abort
               ? Status()
               : closedError(self.rendezvous.edge(message.edge));
  }
  return Status();
}

Status StreamTransport::postValue(StreamHeader &out,
                                  const TransferMessage &message) {
  const Value &sent = *message.value;
  const WeirEdge &edge = rendezvous.edge(message.edge);
  if (sent.dtype == WEIR_DT_VARIANT || sent.dtype == WEIR_DT_RESOURCE) {
    return Status::error(WEIR_UNIMPLEMENTED,
                         "transfer: edge \"%s\" carries a %s, which cannot "
                         "leave its process; place both ends in one",
                         edge.name, weir_dtype_name(sent.dtype));
  }
  int64_t count = elementCount(sent.rank, sent.dims);
  const auto *strings = static_cast<const WeirString *>(sent.data);
  bool isString = sent.dtype == WEIR_DT_STRING;
  out.type = sent.dtype;
  out.rank = uint32_t(sent.rank);
  if (isString) {
    for (int64_t i = 0; i < count; ++i) {
      out.bytes += sizeof(uint64_t) + strings[i].size;
    }
  } else {
    out.bytes = uint64_t(tensorBytes(sent.dtype, sent.rank, sent.dims));
  }
  LockGuard guard(mutex);
  bool good = put(&out, sizeof out) &&
              (out.rank == 0 || put(sent.dims, out.rank * sizeof(int64_t)));
  if (good && !isString) {
    good = out.bytes == 0 || put(sent.data, out.bytes);
  }
  for (int64_t i = 0; good && isString && i < count; ++i) {
    uint64_t size = strings[i].size;
    good = put(&size, sizeof size) && (size == 0 || put(strings[i].data, size));
  }
  return good ? Status() : closedError(edge);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

void StreamTransport::expect(Part next, void *where, uint64_t bytes) {
  part = next;
  target = static_cast<char *>(where);
  wanted = bytes;
}

Status StreamTransport::receive(const void *data, size_t size) {
  const char *from = static_cast<const char *>(data);
  while (!dead) {
    uint64_t count = size < wanted ? size : wanted;
    if (count) {
      memcpy(target, from, count);
    }
    target += count;
    from += count;
    size -= count;
    wanted -= count;
    if (wanted) {
      return Status();
    }
    Status status = advance();
    if (!status.ok()) {
      dead = true;
      value.release();
      rendezvous.disconnect(status);
      return status;
    }
    if (size == 0 && wanted) {
      return Status();
    }
  }
  return Status();
}

/// All bytes of the present part are there.
Status StreamTransport::advance() {
  switch (part) {
  case Part::Header:
    return checkHeader();
  case Part::Dims:
    return startValue();
  case Part::StringSize: {
    left -= sizeof(uint64_t);
    uint64_t others = uint64_t(numElements - element - 1) * sizeof(uint64_t);
    if (stringSize > left || left - stringSize < others) {
      return Status::error(
          WEIR_INTERNAL,
          "transfer: malformed message: string %lld of edge "
          "\"%s\" has %llu bytes, %llu are left",
          (long long)element, rendezvous.edge(header.edge).name,
          (unsigned long long)stringSize, (unsigned long long)left);
    }
    left -= stringSize;
    WeirString &string = static_cast<WeirString *>(value.data)[element];
    if (stringSize) {
      string.owner = pool.allocate(int64_t(stringSize));
      if (!string.owner) {
        return Status::error(WEIR_RESOURCE_EXHAUSTED,
                             "OOM when receiving a string of %llu bytes over "
                             "edge \"%s\"",
                             (unsigned long long)stringSize,
                             rendezvous.edge(header.edge).name);
      }
      string.data = static_cast<const char *>(string.owner->data());
      string.size = stringSize;
    }
    expect(Part::StringData, const_cast<char *>(string.data), stringSize);
    return Status();
  }
  case Part::StringData:
    ++element;
    return nextString();
  case Part::Data:
  case Part::Text:
    return finish();
  }
  return Status();
}

Status StreamTransport::checkHeader() {
  bool isValue = header.kind == TransferMessage::SendValue;
  bool isAbort = header.kind == TransferMessage::Abort;
  const char *wrong = nullptr;
  uint64_t got = 0;
  const WeirEdge *edge = nullptr;
  if (header.magic != StreamHeader::magicNumber) {
    wrong = "the magic number", got = header.magic;
  } else if (header.kind < TransferMessage::SendValue ||
             header.kind > TransferMessage::Abort) {
    wrong = "the kind", got = header.kind;
  } else if (header.flags &
             ~(TransferMessage::Dead | TransferMessage::Credited)) {
    wrong = "the flags", got = header.flags;
  } else if (!isAbort && header.edge >= rendezvous.size()) {
    wrong = "the edge", got = header.edge;
  } else if (isAbort && (header.type <= WEIR_OK || header.type > 16)) {
    wrong = "the code", got = uint64_t(int64_t(header.type));
  } else {
    edge = isAbort ? nullptr : &rendezvous.edge(header.edge);
    bool isDead = header.flags & TransferMessage::Dead;
    bool hasData = isValue && !isDead && edge->dtype;
    if (isValue ? header.type != (hasData ? edge->dtype : 0)
                : !isAbort && header.type) {
      wrong = "the element type", got = uint64_t(int64_t(header.type));
    } else if (hasData ? header.rank > WEIR_MAX_RANK ||
                             (edge->rank >= 0 &&
                              header.rank != uint32_t(edge->rank))
                       : header.rank != 0) {
      wrong = "the rank", got = header.rank;
    } else if (header.bytes >
               (hasData ? maxBytes : (isAbort ? maxTextBytes : 0))) {
      wrong = "the number of bytes", got = header.bytes;
    }
  }
  if (wrong) {
    return Status::error(WEIR_INTERNAL,
                         "transfer: malformed message: %s is %llu%s%s%s", wrong,
                         (unsigned long long)got, edge ? " for edge \"" : "",
                         edge ? edge->name : "", edge ? "\"" : "");
  }
  if (isAbort) {
    expect(Part::Text, text, header.bytes);
    text[header.bytes] = 0;
  } else if (isValue) {
    expect(Part::Dims, dims, header.rank * sizeof(int64_t));
  } else {
    return finish();
  }
  return Status();
}

Status StreamTransport::startValue() {
  const WeirEdge &edge = rendezvous.edge(header.edge);
  if (header.type == 0) { // dead, or an order
    return finish();
  }
  int32_t rank = int32_t(header.rank);
  bool fits = true;
  for (int32_t i = 0; i < rank && edge.rank >= 0 && edge.dims; ++i) {
    fits &= edge.dims[i] < 0 || edge.dims[i] == dims[i];
  }
  numElements = elementCount(rank, dims);
  bool isString = header.type == WEIR_DT_STRING;
  int64_t bytes = tensorBytes(header.type, rank, dims);
  if (isString) {
    fits &= numElements >= 0 &&
            uint64_t(numElements) <= header.bytes / sizeof(uint64_t) &&
            (numElements > 0 || header.bytes == 0);
  } else {
    fits &= bytes >= 0 && uint64_t(bytes) == header.bytes;
  }
  if (!fits) {
    char shape[256];
    formatShape(shape, sizeof shape, rank, dims);
    return Status::error(WEIR_INTERNAL,
                         "transfer: malformed message: edge \"%s\" brings %llu "
                         "bytes of shape %s",
                         edge.name, (unsigned long long)header.bytes, shape);
  }
  value = Value();
  value.buffer = pool.allocate(bytes);
  if (!value.buffer) {
    return Status::error(WEIR_RESOURCE_EXHAUSTED,
                         "OOM when receiving %lld bytes over edge \"%s\"",
                         (long long)bytes, edge.name);
  }
  prepareElements(value.buffer, header.type);
  value.data = value.buffer->data();
  value.dtype = header.type;
  value.setShape(rank, dims);
  if (!isString) {
    expect(Part::Data, value.data, header.bytes);
    return Status();
  }
  element = 0;
  left = header.bytes;
  return nextString();
}

Status StreamTransport::nextString() {
  if (element < numElements) {
    expect(Part::StringSize, &stringSize, sizeof stringSize);
    return Status();
  }
  if (left) {
    return Status::error(WEIR_INTERNAL,
                         "transfer: malformed message: %llu bytes behind the "
                         "last string of edge \"%s\"",
                         (unsigned long long)left,
                         rendezvous.edge(header.edge).name);
  }
  return finish();
}

Status StreamTransport::finish() {
  TransferMessage message = {};
  message.kind = TransferMessage::Kind(header.kind);
  message.flags = header.flags;
  message.edge = header.edge;
  message.step = header.step;
  message.tag = header.tag;
  message.code = header.type;
  message.text = text;
  Value arrived = value;
  value = Value();
  expect(Part::Header, &header, sizeof header);
  return rendezvous.deliver(message, arrived);
}
