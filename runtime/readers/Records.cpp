// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How each kind of reader finds the next record in its file.
#include "runtime/base/Crc32c.h"
#include "runtime/readers/Reader.h"

using namespace weir;

// A state may say any counts.
static int64_t addOne(int64_t count, bool adds = true) {
  return int64_t(uint64_t(count) + adds);
}

void Reader::give(ReadCall &call, const uint64_t *number, const char *value,
                  size_t size) const {
  call.bytes.append(work.data(), work.size());
  if (number) {
    char text[24];
    int length =
        snprintf(text, sizeof text, ":%llu", (unsigned long long)*number);
    call.bytes.append(text, size_t(length));
  }
  call.ends.push(call.bytes.size());
  call.bytes.append(value, size);
  call.ends.push(call.bytes.size());
}

// The file of the work, from where the reader is in it.
Status Reader::openFile() {
  work.push(0);
  work.truncate(work.size() - 1);
  Status status = stream.open(work.data(), shape.packing);
  if (status.ok()) {
    status = stream.skip(resumeAt);
  }
  return status;
}

Status Reader::startWork() {
  now.number = 0;
  resumeAt = 0;
  if (shape.kind == ReaderKind::Identity) {
    return Status();
  }
  if (Status s = openFile(); !s.ok()) {
    return s;
  }
  if (shape.kind == ReaderKind::FixedLength) {
    Status status = stream.skip(uint64_t(shape.header));
    if (status.ok() && stream.position() < uint64_t(shape.header)) {
      return Status::error(WEIR_OUT_OF_RANGE, "reached end of file");
    }
    return status;
  }
  for (; shape.kind == ReaderKind::TextLine && now.number < shape.skippedLines;
       ++now.number) {
    size_t size, taken;
    if (Status s = findLine(size, taken); !s.ok()) {
      return s;
    }
    if (taken == 0) {
      break;
    }
    stream.consume(taken);
  }
  return Status();
}

// The line in sight, without its end; `taken` has it, and is 0 at the file's
// end.
Status Reader::findLine(size_t &size, size_t &taken) {
  size_t seen = 0;
  for (;;) {
    const char *data = stream.data();
    size_t inSight = stream.size();
    auto *found = inSight > seen ? static_cast<const char *>(memchr(
                                       data + seen, '\n', inSight - seen))
                                 : nullptr;
    if (found) {
      size = size_t(found - data);
      taken = size + 1;
      break;
    }
    seen = inSight;
    if (Status s = stream.fill(seen + 1); !s.ok()) {
      return s;
    }
    if (stream.size() == seen) {
      size = taken = seen;
      break;
    }
  }
  if (size && stream.data()[size - 1] == '\r') {
    --size;
  }
  return Status();
}

Status Reader::readLine(ReadCall &call, bool &isProduced, bool &isAtEnd) {
  size_t size, taken;
  if (Status s = findLine(size, taken); !s.ok()) {
    return s;
  }
  if (taken == 0) {
    isAtEnd = true;
    return Status();
  }
  uint64_t line = uint64_t(++now.number);
  give(call, &line, stream.data(), size);
  stream.consume(taken);
  isProduced = true;
  return Status();
}

// A record is one as long as the footer fits behind it.
Status Reader::readFixed(ReadCall &call, bool &isProduced, bool &isAtEnd) {
  uint64_t length = uint64_t(shape.record);
  uint64_t needed = length + uint64_t(shape.footer);
  if (Status s = stream.fill(needed); !s.ok()) {
    return s;
  }
  if (stream.size() < needed) {
    isAtEnd = true;
    return Status();
  }
  uint64_t number = uint64_t(now.number++);
  give(call, &number, stream.data(), length);
  isProduced = true;
  return stream.skip(shape.hop ? uint64_t(shape.hop) : length);
}

static uint64_t readNumber(const char *bytes, int size) {
  uint64_t number = 0;
  for (int i = size; i-- > 0;) {
    number = number << 8 | static_cast<unsigned char>(bytes[i]);
  }
  return number;
}

// TFRecord: a length of 8 bytes and its sum, that many bytes and their sum. The
// file may end within a length.
Status Reader::readFramed(ReadCall &call, bool &isProduced, bool &isAtEnd) {
  constexpr size_t headBytes = 12, sumBytes = 4;
  if (Status s = stream.fill(headBytes); !s.ok()) {
    return s;
  }
  if (stream.size() < headBytes) {
    isAtEnd = true;
    return Status();
  }
  uint64_t start = stream.position();
  if (maskCrc(crc32c(0, stream.data(), 8)) !=
      readNumber(stream.data() + 8, 4)) {
    return Status::error(WEIR_DATA_LOSS, "corrupted record at %llu%s",
                         (unsigned long long)start,
                         start ? "" : " (Is this even a TFRecord file?)");
  }
  uint64_t length = readNumber(stream.data(), 8);
  bool isHuge = length > SIZE_MAX - headBytes - sumBytes;
  size_t needed = isHuge ? SIZE_MAX : size_t(length) + headBytes + sumBytes;
  if (Status s = stream.fill(needed); !s.ok()) {
    return s;
  }
  if (stream.size() < needed) {
    return Status::error(
        WEIR_DATA_LOSS, "truncated record at %llu' failed with %s",
        (unsigned long long)start,
        shape.packing == Packing::None ? "Read less bytes than requested"
                                       : "EOF reached");
  }
  const char *value = stream.data() + headBytes;
  if (maskCrc(crc32c(0, value, length)) != readNumber(value + length, 4)) {
    return Status::error(WEIR_DATA_LOSS, "corrupted record at %llu",
                         (unsigned long long)(start + headBytes));
  }
  give(call, &start, value, length);
  stream.consume(needed);
  isProduced = true;
  return Status();
}

Status Reader::readWhole(ReadCall &call) {
  size_t wanted = 1 << 16;
  do {
    wanted *= 2;
    if (Status s = stream.fill(wanted); !s.ok()) {
      return s;
    }
  } while (stream.size() >= wanted);
  give(call, nullptr, stream.data(), stream.size());
  return Status();
}

Status Reader::readRecord(ReadCall &call, bool &isProduced, bool &isAtEnd) {
  if (shape.kind != ReaderKind::Identity && !stream.isOpen()) {
    if (Status s = openFile(); !s.ok()) {
      stream.close();
      return s;
    }
  }
  switch (shape.kind) {
  case ReaderKind::TextLine:
    return readLine(call, isProduced, isAtEnd);
  case ReaderKind::FixedLength:
    return readFixed(call, isProduced, isAtEnd);
  case ReaderKind::Records:
    return readFramed(call, isProduced, isAtEnd);
  case ReaderKind::WholeFile:
    if (Status s = readWhole(call); !s.ok()) {
      return s;
    }
    break;
  case ReaderKind::Identity:
    give(call, nullptr, work.data(), work.size());
    break;
  }
  isProduced = isAtEnd = true;
  return Status();
}

// True: the call is done; false: it needs more work.
bool Reader::readSome(ReadCall &call, Status &error) {
  while (call.count() < call.wanted) {
    if (!isInWork()) {
      return false;
    }
    bool isProduced = false, isAtEnd = false;
    error = readRecord(call, isProduced, isAtEnd);
    now.produced = addOne(now.produced, isProduced);
    if (!error.ok()) {
      return true;
    }
    if (isAtEnd) {
      stream.close();
      now.workFinished = now.workStarted;
      if (call.count()) {
        return true;
      }
    }
  }
  return true;
}

// Takes what the queue gave as work.
Status Reader::takeArrival() {
  LockGuard guard(data);
  if (arrivedCode != WEIR_OK) {
    work.clear(); // as TensorFlow's states show
    return Status::error(arrivedCode, "%s", arrivedMessage);
  }
  work.swap(arrivedWork);
  stream.close();
  Status status = startWork();
  if (status.ok()) {
    now.workStarted = addOne(now.workStarted);
  } else {
    stream.close();
  }
  return status;
}

ReaderPlace Reader::place() const {
  ReaderPlace place = now;
  place.position = stream.isOpen() ? stream.position() : resumeAt;
  return place;
}

void Reader::reset() {
  stream.close();
  now = {};
  resumeAt = 0;
  work.clear();
}

void Reader::setPlace(const ReaderPlace &newPlace, WeirBytes newWork) {
  reset();
  now = newPlace;
  resumeAt = newPlace.position;
  work.append(newWork.data, newWork.size);
}

void Reader::adopt(Reader &from) {
  work.swap(from.work);
  stream.swap(from.stream);
  now = from.now;
  resumeAt = from.resumeAt;
}
