// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A hash table of (edge, tag), and for each edge the credits in use and the
// SENDs that wait for one, in order. A RECV finds a waiting SEND too, so
// credits bound memory but never make two images wait for each other.
#include "runtime/rendezvous/Rendezvous.h"
#include "runtime/rendezvous/Tag.h"

using namespace weir;

struct StepTransfers::Chunk {
  static constexpr uint32_t size = 32;
  Chunk *next;
  Entry entries[size];
};

void StepTransfers::Wakes::run(void *waker) {
  while (Transfer *transfer = first) {
    first = transfer->next;
    transfer->wake(*transfer, waker);
  }
}

StepTransfers *StepTransfers::make(Rendezvous &owner) {
  StepTransfers *transfers = create<StepTransfers>();
  transfers->owner = &owner;
  transfers->buckets.reset(64);
  transfers->states.reset(size_t(owner.numEdges) *
                          (owner.isConnected() ? 2 : 1));
  return transfers;
}

void StepTransfers::close() {
  while (chunks) {
    Chunk *next = chunks->next;
    free(chunks);
    chunks = next;
  }
  destroy(this);
}

StepTransfers::Entry **StepTransfers::find(uint32_t edge, uint64_t tag) {
  uint64_t hash = mixBits(tag + edge * 0x9e3779b97f4a7c15u);
  Entry **at = &buckets[hash & (buckets.size() - 1)];
  while (*at && ((*at)->tag != tag || (*at)->edge != edge)) {
    at = &(*at)->nextInBucket;
  }
  return at;
}

void StepTransfers::grow() {
  Table<Entry *> old;
  old.swap(buckets);
  buckets.reset(2 * old.size());
  for (Entry *entry : old) {
    while (entry) {
      Entry *next = entry->nextInBucket;
      entry->nextInBucket = nullptr;
      *find(entry->edge, entry->tag) = entry;
      entry = next;
    }
  }
}

/// The entry is not there yet.
StepTransfers::Entry *StepTransfers::insert(uint32_t edge, uint64_t tag,
                                            Kind kind) {
  if (count >= 2 * buckets.size()) {
    grow();
  }
  if (!freeEntries) {
    auto *chunk = static_cast<Chunk *>(allocateZeroed(sizeof(Chunk)));
    chunk->next = chunks;
    chunks = chunk;
    for (Entry &entry : chunk->entries) {
      entry.nextInBucket = freeEntries;
      freeEntries = &entry;
    }
  }
  Entry *entry = freeEntries;
  freeEntries = entry->nextInBucket;
  entry->nextInBucket = nullptr;
  entry->tag = tag;
  entry->edge = edge;
  entry->kind = kind;
  *find(edge, tag) = entry;
  ++count;
  return entry;
}

void StepTransfers::remove(Entry **at) {
  Entry *entry = *at;
  *at = entry->nextInBucket;
  entry->nextInBucket = freeEntries;
  freeEntries = entry;
  --count;
}

void StepTransfers::block(Entry &entry) {
  EdgeState &state = states[entry.edge];
  entry.kind = Blocked;
  entry.nextBlocked = nullptr;
  entry.previousBlocked = state.lastBlocked;
  (state.lastBlocked ? state.lastBlocked->nextBlocked : state.firstBlocked) =
      &entry;
  state.lastBlocked = &entry;
  ++numBlocked;
}

void StepTransfers::unblock(Entry &entry) {
  EdgeState &state = states[entry.edge];
  (entry.previousBlocked ? entry.previousBlocked->nextBlocked
                         : state.firstBlocked) = entry.nextBlocked;
  (entry.nextBlocked ? entry.nextBlocked->previousBlocked : state.lastBlocked) =
      entry.previousBlocked;
  --numBlocked;
}

static void give(Transfer &to, Value &value, bool dead) {
  to.value = value;
  to.dead = dead;
  value = Value();
}

TransferResult StepTransfers::send(Transfer &transfer, uint32_t edge,
                                   uint64_t tag, void *waker) {
  if (Transport *route = owner->route(edge)) {
    return sendAway(transfer, *route, edge, tag);
  }
  Transfer *receiver = nullptr;
  TransferResult result = TransferResult::Done;
  {
    LockGuard guard(mutex);
    Entry **at = find(edge, tag);
    if (stopped) {
      result = TransferResult::Stopped;
    } else if (*at && (*at)->kind != Receiver) {
      result = TransferResult::Repeated;
    } else if (*at) {
      receiver = (*at)->transfer;
      remove(at);
    } else if (states[edge].ahead < owner->credits(edge)) {
      Entry *entry = insert(edge, tag, Stored);
      entry->value = transfer.value;
      entry->dead = transfer.dead;
      entry->credited = false;
      ++states[edge].ahead;
      transfer.value = Value();
      return result;
    } else {
      Entry *entry = insert(edge, tag, Blocked);
      entry->transfer = &transfer;
      block(*entry);
      return TransferResult::Pending;
    }
  }
  if (receiver) {
    give(*receiver, transfer.value, transfer.dead);
    receiver->wake(*receiver, waker);
  } else {
    transfer.value.release();
  }
  return result;
}

TransferResult StepTransfers::sendAway(Transfer &transfer, Transport &route,
                                       uint32_t edge, uint64_t tag) {
  uint32_t side = edge + owner->numEdges;
  uint16_t flags = transfer.dead ? TransferMessage::Dead : 0;
  TransferResult result = TransferResult::Done;
  {
    LockGuard guard(mutex);
    Entry **at = find(side, tag);
    if (stopped) {
      result = TransferResult::Stopped;
    } else if (*at && (*at)->kind != Demanded) {
      result = TransferResult::Repeated;
    } else if (*at) {
      remove(at);
      --numDemanded;
    } else if (states[side].ahead < owner->credits(edge)) {
      ++states[side].ahead;
      flags |= TransferMessage::Credited;
    } else {
      Entry *entry = insert(side, tag, Blocked);
      entry->transfer = &transfer;
      block(*entry);
      return TransferResult::Pending;
    }
  }
  if (result == TransferResult::Done) {
    post(route, {.kind = TransferMessage::SendValue,
                 .flags = flags,
                 .edge = edge,
                 .step = number,
                 .tag = tag,
                 .value = &transfer.value});
  }
  transfer.value.release();
  return result;
}

TransferResult StepTransfers::receive(Transfer &transfer, uint32_t edge,
                                      uint64_t tag, void *waker) {
  Transport *route = owner->route(edge);
  TransferMessage reply = {};
  TransferResult result = TransferResult::Done;
  Wakes wakes;
  {
    LockGuard guard(mutex);
    EdgeState &state = states[edge];
    Entry **at = find(edge, tag);
    Entry *entry = *at;
    if (stopped) {
      result = TransferResult::Stopped;
    } else if (!entry) {
      insert(edge, tag, Receiver)->transfer = &transfer;
      result = TransferResult::Pending;
      if (route && state.ahead >= owner->credits(edge)) {
        reply.kind = TransferMessage::Demand;
      }
    } else if (entry->kind == Stored) {
      give(transfer, entry->value, entry->dead);
      if (route && entry->credited) {
        reply.kind = TransferMessage::GiveCredit;
      }
      state.ahead -= !route || entry->credited;
      remove(at);
      while (state.firstBlocked && state.ahead < owner->credits(edge)) {
        Entry &waiting = *state.firstBlocked;
        unblock(waiting);
        waiting.kind = Stored;
        waiting.dead = waiting.transfer->dead;
        waiting.value = waiting.transfer->value;
        waiting.transfer->value = Value();
        ++state.ahead;
        wakes.add(waiting.transfer);
      }
    } else if (entry->kind == Blocked) {
      Transfer *sender = entry->transfer;
      give(transfer, sender->value, sender->dead);
      unblock(*entry);
      remove(at);
      wakes.add(sender);
    } else {
      result = TransferResult::Repeated;
    }
  }
  wakes.run(waker);
  if (reply.kind != TransferMessage::None) {
    reply.edge = edge;
    reply.step = number;
    reply.tag = tag;
    post(*route, reply);
  }
  return result;
}

bool StepTransfers::admitAll(void *waker) {
  Wakes wakes;
  {
    LockGuard guard(mutex);
    if (stopped || numBlocked == 0) {
      return false;
    }
    for (Entry *entry : buckets) {
      for (; entry; entry = entry->nextInBucket) {
        if (entry->kind == Blocked && entry->edge < owner->numEdges) {
          unblock(*entry);
          entry->kind = Stored;
          entry->dead = entry->transfer->dead;
          entry->value = entry->transfer->value;
          entry->transfer->value = Value();
          ++states[entry->edge].ahead;
          wakes.add(entry->transfer);
        }
      }
    }
  }
  bool any = wakes.first;
  wakes.run(waker);
  return any;
}

bool StepTransfers::findKind(bool (*matches)(Kind), uint32_t &edge) {
  LockGuard guard(mutex);
  bool found = false;
  for (Entry *entry : buckets) {
    for (; entry && count; entry = entry->nextInBucket) {
      if (matches(entry->kind) && (!found || entry->edge < edge)) {
        found = true;
        edge = entry->edge;
      }
    }
  }
  edge = found && edge >= owner->numEdges ? edge - owner->numEdges : edge;
  return found;
}

bool StepTransfers::findWaiting(uint32_t &edge) {
  return findKind([](Kind kind) { return kind == Receiver; }, edge);
}

bool StepTransfers::findLeftover(uint32_t &edge) {
  {
    LockGuard guard(mutex);
    if (count == numDemanded) {
      return false;
    }
  }
  return findKind([](Kind kind) { return kind == Stored; }, edge);
}

void StepTransfers::abort(void *waker) {
  Wakes wakes;
  {
    LockGuard guard(mutex);
    stopped = true;
    if (count == 0 && !owner->isConnected()) {
      return; // no credit is in use either
    }
    for (Entry *&head : buckets) {
      while (Entry *entry = head) {
        if (entry->kind == Receiver || entry->kind == Blocked) {
          entry->transfer->value.release();
          entry->transfer->dead = false;
          wakes.add(entry->transfer);
        }
        if (entry->kind == Stored) {
          entry->value.release();
        }
        remove(&head);
      }
    }
    numBlocked = numDemanded = 0;
    memset(static_cast<void *>(states.data()), 0,
           states.size() * sizeof(EdgeState));
  }
  wakes.run(waker);
}

void StepTransfers::fail(Status status) {
  {
    LockGuard guard(mutex);
    if (!begun) {
      problem = static_cast<Status &&>(status);
    }
    if (!begun || !failed || notifying) {
      return;
    }
    notifying = true;
  }
  failed(argument, static_cast<Status &&>(status));
  {
    LockGuard guard(mutex);
    notifying = false;
  }
  notified.signalAll();
}

void StepTransfers::post(Transport &route, const TransferMessage &message) {
  if (Status s = route.post(route, message); !s.ok()) {
    fail(static_cast<Status &&>(s));
  }
}
