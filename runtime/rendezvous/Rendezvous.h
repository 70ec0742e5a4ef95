// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where values meet that cross from one device to another. A transfer is known
// by its edge (numbered by the compiler) and the tag of the frame it happens
// in. Each step in flight has a table of its own, so steps cannot disturb each
// other and nothing of a step outlives it. Nobody waits here: a SEND or RECV
// that cannot end at once leaves a Transfer and is woken.
#ifndef WEIR_RUNTIME_RENDEZVOUS_RENDEZVOUS_H
#define WEIR_RUNTIME_RENDEZVOUS_RENDEZVOUS_H

#include "runtime/base/Memory.h"
#include "runtime/base/Status.h"
#include "runtime/base/Sync.h"
#include "runtime/rendezvous/Transport.h"
#include "runtime/tensor/Value.h"
#include <pthread.h>

namespace weir {

/// A SEND (holding its value) or RECV that waits; lives in its frame. Whoever
/// completes it calls wake(), once, after which it may be gone.
struct Transfer {
  /// `waker` is what the waking thread gave to the call that led here, or null
  /// if it comes from elsewhere.
  void (*wake)(Transfer &transfer, void *waker);
  Value value; ///< owned; RECV: the result; no data: dead, an order, or aborted
  bool dead;
  Transfer *next; ///< among those about to be woken
};

enum class TransferResult {
  Done,
  Pending, ///< wake() comes later
  Stopped, ///< the step was aborted; the value is released
  Repeated ///< the same edge and tag for a second time; the value is released
};

class Rendezvous;

/// The transfers of one step in flight. Thread-safe.
class StepTransfers {
public:
  /// Hands over transfer.value and transfer.dead. At once if a RECV waits or
  /// the edge has credits left.
  TransferResult send(Transfer &transfer, uint32_t edge, uint64_t tag,
                      void *waker);
  /// Done: transfer.value and transfer.dead are set.
  TransferResult receive(Transfer &transfer, uint32_t edge, uint64_t tag,
                         void *waker);
  /// Lets all waiting SENDs go on, whatever the credits. False: none waits.
  bool admitAll(void *waker);
  /// An edge that a RECV waits on, the first by number. False: none.
  bool findWaiting(uint32_t &edge);
  /// An edge with a value that nobody took, the first by number. False: none.
  bool findLeftover(uint32_t &edge);

  uint64_t step() const { return number; }

private:
  friend class Rendezvous;
  enum Kind : uint8_t {
    Stored,   ///< a value came early
    Receiver, ///< a RECV waits
    Blocked,  ///< a SEND waits for a credit
    Demanded  ///< a RECV waits on the other side of a transport
  };
  struct Entry {
    Entry *nextInBucket;
    Entry *previousBlocked, *nextBlocked;
    uint64_t tag;
    uint32_t edge; ///< plus the number of edges: our side of a transport
    Kind kind;
    bool dead;
    bool credited;      ///< Stored: taking it gives back a credit
    Transfer *transfer; ///< Receiver, Blocked
    Value value;        ///< Stored
  };
  struct EdgeState {
    uint32_t ahead; ///< credits in use
    Entry *firstBlocked, *lastBlocked;
  };
  struct Chunk;
  /// Transfers to wake once the lock is free.
  struct Wakes {
    Transfer *first = nullptr;
    void add(Transfer *transfer) {
      transfer->next = first;
      first = transfer;
    }
    void run(void *waker);
  };

  static StepTransfers *make(Rendezvous &owner);
  void close();
  Entry **find(uint32_t edge, uint64_t tag);
  Entry *insert(uint32_t edge, uint64_t tag, Kind kind);
  void remove(Entry **at);
  void grow();
  void block(Entry &entry);
  void unblock(Entry &entry);
  TransferResult sendAway(Transfer &transfer, Transport &route, uint32_t edge,
                          uint64_t tag);
  void post(Transport &route, const TransferMessage &message);
  bool findKind(bool (*matches)(Kind), uint32_t &edge);
  void abort(void *waker);
  /// Tells the step's owner, unless it has ended.
  void fail(Status status);
  void findReceivers(uint32_t edge, Vector<uint64_t> &tags);
  Status arrive(const TransferMessage &message, Value &value);
  void arriveCredit(const TransferMessage &message);
  Status arriveDemand(const TransferMessage &message);

  Rendezvous *owner = nullptr;
  uint64_t number = 0;
  Mutex mutex;
  bool stopped = false;
  bool begun = false; ///< false: made for what arrived early
  bool notifying = false;
  Status problem; ///< of a step aborted before it began
  EventCount notified;
  void (*failed)(void *, Status) = nullptr;
  void *argument = nullptr;
  Table<Entry *> buckets; ///< a power of two
  uint32_t count = 0;     ///< entries
  uint32_t numBlocked = 0;
  uint32_t numDemanded = 0;
  Entry *freeEntries = nullptr;
  Chunk *chunks = nullptr;
  Table<EdgeState> states; ///< by edge; the second half: sides of transports
  // Guarded by the owner's mutex.
  StepTransfers *previous = nullptr, *next = nullptr;
  uint32_t users = 0;
};

/// Thread-safe. One for each instance of a program.
class Rendezvous {
public:
  /// Credits of an edge that names no number.
  static constexpr uint32_t defaultCredits = 8;
  /// Steps that have not begun here for which messages are kept.
  static constexpr uint32_t maxEarlySteps = 64;

  /// The program's edges; they outlive the rendezvous.
  static Rendezvous *make(const WeirEdge *edges, uint32_t numEdges);
  /// All steps have ended and nothing delivers any more.
  void close();

  /// The edge's other end is behind the transport (of a SEND here, or of a
  /// RECV, or of both). Before any step begins.
  void connect(uint32_t edge, Transport &transport);
  /// Whether some edge leaves the process.
  bool isConnected() const { return !transports.empty(); }

  /// A number for a step that starts here, from 1.
  uint64_t newStep();
  /// `failed(argument, status)` is called when the step cannot go on for a
  /// reason that came from outside; the first one counts. `problem`: it failed
  /// already.
  StepTransfers *begin(uint64_t step, void (*failed)(void *, Status),
                       void *argument, Status &problem);
  /// Wakes all that wait, drops all values; later transfers are Stopped. Peers
  /// are told, with the reason.
  void abort(StepTransfers &transfers, const Status &reason);
  /// The step is over: drops what is left and what still arrives.
  void end(StepTransfers &transfers);

  /// A message arrived. Takes the value (SendValue). An error: the peer does
  /// not keep to the rules; disconnect it.
  Status deliver(const TransferMessage &message, Value &value);
  /// Connections are lost: steps in flight fail, and so do later ones.
  void disconnect(const Status &reason);

  const WeirEdge &edge(uint32_t index) const { return edges[index]; }
  uint32_t size() const { return numEdges; }
  /// Entries in the tables of all steps.
  uint64_t pending();

private:
  friend class StepTransfers;
  Transport *route(uint32_t edge) {
    return isConnected() ? routes[edge] : nullptr;
  }
  uint32_t credits(uint32_t edge) const {
    return edges[edge].credits ? edges[edge].credits : defaultCredits;
  }
  StepTransfers *newTransfers(uint64_t step);
  StepTransfers *findOpen(uint64_t step);
  bool hasEnded(uint64_t step) const;
  void unpin(StepTransfers &transfers);
  void unlinkOpen(StepTransfers &transfers);

  const WeirEdge *edges = nullptr;
  uint32_t numEdges = 0;
  Table<Transport *> routes;
  Vector<Transport *> transports; ///< each once
  std::atomic<uint64_t> steps{0};
  Mutex mutex;
  StepTransfers *open = nullptr;
  StepTransfers *free = nullptr;
  uint32_t numEarly = 0;
  uint64_t newest = 0;   ///< step that ended
  Table<uint64_t> ended; ///< a ring of steps that have, by number
  Status broken;
};

} // namespace weir

#endif
