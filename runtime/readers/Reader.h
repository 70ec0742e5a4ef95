// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow's readers: they take units of work (names of files) out of a queue
// and give records. The queue is the call's: another call may bring another.
//
// Calls are served in order. One that needs work asks its queue by a dequeue
// without a thread: whoever brings the work goes on with the call. Rules:
//  1. The call at the head runs; only its runner touches the queue.
//  2. A file that cannot be opened is no work: the next call takes the next.
//  3. An error in a file stays: the next call meets it again.
//
// Locking: `data` is held where records are read, `mutex` where the list of
// calls changes; neither where a call is failed, completed or waits.
#ifndef WEIR_RUNTIME_READERS_READER_H
#define WEIR_RUNTIME_READERS_READER_H

#include "runtime/abi/Program.h"
#include "runtime/base/Sync.h"
#include "runtime/readers/RecordStream.h"

namespace weir {

struct Attempt;
class Queue;

enum class ReaderKind : uint8_t {
  TextLine,
  FixedLength,
  WholeFile,
  Records,
  Identity
};

/// What a reader is made with.
struct ReaderShape {
  ReaderKind kind;
  Packing packing;
  int64_t skippedLines;                ///< TextLine
  int64_t header, record, footer, hop; ///< FixedLength: bytes

  bool operator==(const ReaderShape &) const = default;
};

/// Bytes that grow; a vector of them.
using Bytes = Vector<char>;

/// A call that reads. Owned by the reader while it is in its list.
struct ReadCall {
  WeirCallContext *ctx;
  ReadCall *next;
  Queue *queue;
  int64_t wanted;
  bool isBatch;
  bool isRegistered; ///< hears of its step's end
  bool isCancelled;  ///< its step has ended
  Bytes bytes;       ///< keys and values in turn
  Vector<uint64_t> ends;

  int64_t count() const { return int64_t(ends.size() / 2); }
};

/// Where a reader is: what its state says, besides the shape.
struct ReaderPlace {
  int64_t workStarted, workFinished, produced;
  int64_t number; ///< TextLine: lines read; FixedLength: records read
  uint64_t position;
};

/// Created zeroed by the resource registry.
class Reader {
public:
  ReaderShape shape = {};
  bool isOpened = false;
  char name[128] = "";
  Mutex mutex, data;

  /// Serves the call, now or later. Takes it.
  WeirCallStatus read(ReadCall *call);
  /// The step of the call has ended.
  void cancel(WeirCallContext *ctx);
  /// The instance stops.
  void abort();

  // With `data` held.
  ReaderPlace place() const;
  WeirBytes currentWork() const { return {work.data(), work.size()}; }
  /// As before the first read.
  void reset();
  /// As a state says; the work's file is opened when it is read again.
  void setPlace(const ReaderPlace &newPlace, WeirBytes newWork);
  /// Takes what `from` holds, which holds something else then.
  void adopt(Reader &from);

private:
  enum Arrival : uint32_t { Idle, Asking, Left, Arrived };

  ReadCall *first, *last;
  bool isRunning;

  // Of the runner: what a dequeue gave.
  std::atomic<uint32_t> arrival;
  int32_t arrivedCode;
  char arrivedMessage[192];
  Bytes arrivedWork;

  // What `data` guards.
  Bytes work; ///< its name, the zero byte after it not counted
  ReaderPlace now;
  uint64_t resumeAt; ///< where the file that is not open yet goes on
  RecordStream stream;

  WeirCallStatus run(WeirCallContext *own, bool hasArrived);
  bool ask(ReadCall &call, Status &error);
  bool isCancelled(const ReadCall &call);
  Status takeArrival();
  void finish(ReadCall *call, const Status &error, WeirCallContext *own,
              WeirCallStatus &ownStatus, bool &goesOn);
  static void bring(Attempt &attempt, void *reader);

  bool isInWork() const { return now.workFinished < now.workStarted; }
  bool readSome(ReadCall &call, Status &error);
  Status startWork();
  Status openFile();
  Status readRecord(ReadCall &call, bool &isProduced, bool &isAtEnd);
  Status readLine(ReadCall &call, bool &isProduced, bool &isAtEnd);
  Status readFixed(ReadCall &call, bool &isProduced, bool &isAtEnd);
  Status readFramed(ReadCall &call, bool &isProduced, bool &isAtEnd);
  Status readWhole(ReadCall &call);
  Status findLine(size_t &size, size_t &taken);
  void give(ReadCall &call, const uint64_t *number, const char *value,
            size_t size) const;
};

/// The registry's kind; its address is the identity.
extern const WeirResourceKind readerKind;

/// The reader that the program declares; false: it is none.
bool readDeclaration(const WeirResource &row, ReaderShape &shape);

// The hooks that save a reader (ReaderState.cpp).
int32_t snapshotReader(void *object, WeirState *state);
int32_t restoreReader(void *object, void *present, const WeirState *state);
void adoptReader(void *object, void *from);

} // namespace weir

#endif
