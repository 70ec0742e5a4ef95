// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps in flight, and what arrives from other rendezvous. A message may come
// before its step begins here (its table is made early) or after it has ended
// (it is dropped).
#include "runtime/rendezvous/Rendezvous.h"

using namespace weir;

/// Steps remembered as ended; older ones are taken for ended, too.
static constexpr uint64_t endedWindow = 256;

Rendezvous *Rendezvous::make(const WeirEdge *edges, uint32_t numEdges) {
  Rendezvous *rendezvous = create<Rendezvous>();
  rendezvous->edges = edges;
  rendezvous->numEdges = numEdges;
  rendezvous->ended.reset(endedWindow);
  return rendezvous;
}

void Rendezvous::close() {
  while (StepTransfers *transfers = open) { // never begun
    transfers->abort(nullptr);
    open = transfers->next;
    transfers->close();
  }
  while (StepTransfers *transfers = free) {
    free = transfers->next;
    transfers->close();
  }
  destroy(this);
}

void Rendezvous::connect(uint32_t edge, Transport &transport) {
  if (routes.size() == 0) {
    routes.reset(numEdges);
  }
  routes[edge] = &transport;
  for (Transport *known : transports) {
    if (known == &transport) {
      return;
    }
  }
  transports.push(&transport);
}

uint64_t Rendezvous::newStep() {
  return steps.fetch_add(1, std::memory_order_relaxed) + 1;
}

/// The caller holds the mutex.
StepTransfers *Rendezvous::newTransfers(uint64_t step) {
  StepTransfers *transfers = free;
  if (transfers) {
    free = transfers->next;
  } else {
    transfers = StepTransfers::make(*this);
  }
  transfers->number = step;
  transfers->stopped = false;
  transfers->begun = false;
  transfers->users = 1;
  transfers->previous = nullptr;
  transfers->next = open;
  if (open) {
    open->previous = transfers;
  }
  open = transfers;
  return transfers;
}

StepTransfers *Rendezvous::findOpen(uint64_t step) {
  StepTransfers *transfers = open;
  while (transfers && transfers->number != step) {
    transfers = transfers->next;
  }
  return transfers;
}

bool Rendezvous::hasEnded(uint64_t step) const {
  return step + endedWindow <= newest || ended[step % endedWindow] == step;
}

void Rendezvous::unlinkOpen(StepTransfers &transfers) {
  (transfers.previous ? transfers.previous->next : open) = transfers.next;
  if (transfers.next) {
    transfers.next->previous = transfers.previous;
  }
}

void Rendezvous::unpin(StepTransfers &transfers) {
  LockGuard guard(mutex);
  if (--transfers.users == 0) {
    transfers.next = free;
    free = &transfers;
  }
}

StepTransfers *Rendezvous::begin(uint64_t step, void (*failed)(void *, Status),
                                 void *argument, Status &problem) {
  StepTransfers *transfers = nullptr;
  {
    LockGuard guard(mutex);
    if (isConnected() && (transfers = findOpen(step))) {
      --numEarly;
    } else {
      transfers = newTransfers(step);
    }
    if (!broken.ok()) {
      problem = Status::copyOf(broken);
    }
  }
  LockGuard guard(transfers->mutex);
  transfers->begun = true;
  transfers->failed = failed;
  transfers->argument = argument;
  if (!transfers->problem.ok()) {
    problem = static_cast<Status &&>(transfers->problem);
  }
  return transfers;
}

void Rendezvous::abort(StepTransfers &transfers, const Status &reason) {
  transfers.abort(nullptr);
  for (Transport *transport : transports) {
    // A peer that cannot be told has lost its connection: it knows.
    Status ignored =
        transport->post(*transport, {.kind = TransferMessage::Abort,
                                     .step = transfers.number,
                                     .code = reason.code(),
                                     .text = reason.message()});
    (void)ignored.ok();
  }
}

void Rendezvous::end(StepTransfers &transfers) {
  for (;;) {
    uint32_t ticket = transfers.notified.ticket();
    {
      LockGuard guard(transfers.mutex);
      if (!transfers.notifying) {
        transfers.failed = nullptr;
        break;
      }
    }
    transfers.notified.wait(ticket);
  }
  {
    LockGuard guard(mutex);
    unlinkOpen(transfers);
    newest = transfers.number > newest ? transfers.number : newest;
    ended[transfers.number % endedWindow] = transfers.number;
  }
  transfers.abort(nullptr); // from now on, what arrives is dropped
  unpin(transfers);
}

Status Rendezvous::deliver(const TransferMessage &message, Value &value) {
  if (message.kind != TransferMessage::Abort &&
      (message.edge >= numEdges || !route(message.edge))) {
    value.release();
    return Status::error(WEIR_INTERNAL,
                         "transfer: a message for edge %u, which no peer "
                         "has an end of (there are %u)",
                         message.edge, numEdges);
  }
  StepTransfers *transfers = nullptr;
  {
    LockGuard guard(mutex);
    transfers = findOpen(message.step);
    bool keep = !transfers && !hasEnded(message.step) &&
                message.kind != TransferMessage::GiveCredit;
    if (keep && numEarly == maxEarlySteps) {
      value.release();
      return Status::error(WEIR_RESOURCE_EXHAUSTED,
                           "transfer: messages for more than %u steps that "
                           "have not begun here",
                           maxEarlySteps);
    }
    if (keep) {
      transfers = newTransfers(message.step);
      ++numEarly;
    }
    if (transfers) {
      ++transfers->users;
    }
  }
  if (!transfers) {
    value.release();
    return Status();
  }
  Status status;
  switch (message.kind) {
  case TransferMessage::None:
    break;
  case TransferMessage::SendValue:
    status = transfers->arrive(message, value);
    break;
  case TransferMessage::GiveCredit:
    transfers->arriveCredit(message);
    break;
  case TransferMessage::Demand:
    status = transfers->arriveDemand(message);
    break;
  case TransferMessage::Abort:
    transfers->fail(Status::error(message.code, "%s", message.text));
    transfers->abort(nullptr);
    break;
  }
  unpin(*transfers);
  return status;
}

void Rendezvous::disconnect(const Status &reason) {
  Vector<StepTransfers *> failing;
  {
    LockGuard guard(mutex);
    if (broken.ok()) {
      broken = Status::copyOf(reason);
    }
    for (StepTransfers *at = open; at; at = at->next) {
      ++at->users;
      failing.push(at);
    }
  }
  for (StepTransfers *transfers : failing) {
    transfers->fail(Status::copyOf(reason));
    transfers->abort(nullptr);
    unpin(*transfers);
  }
}

uint64_t Rendezvous::pending() {
  LockGuard guard(mutex);
  uint64_t sum = 0;
  for (StepTransfers *at = open; at; at = at->next) {
    LockGuard inner(at->mutex);
    sum += at->count;
  }
  return sum;
}

//===----------------------------------------------------------------------===//
// Arrivals
//===----------------------------------------------------------------------===//

/// Those that now wait although the edge's credits are used up.
void StepTransfers::findReceivers(uint32_t edge, Vector<uint64_t> &tags) {
  for (Entry *entry : buckets) {
    for (; entry; entry = entry->nextInBucket) {
      if (entry->kind == Receiver && entry->edge == edge) {
        tags.push(entry->tag);
      }
    }
  }
}

Status StepTransfers::arrive(const TransferMessage &message, Value &value) {
  bool dead = message.flags & TransferMessage::Dead;
  bool credited = message.flags & TransferMessage::Credited;
  const WeirEdge &edge = owner->edge(message.edge);
  Transfer *receiver = nullptr;
  Vector<uint64_t> demanded;
  Status status;
  {
    LockGuard guard(mutex);
    Entry **at = find(message.edge, message.tag);
    EdgeState &state = states[message.edge];
    if (stopped) {
      // Dropped, below.
    } else if (*at && (*at)->kind == Receiver) {
      receiver = (*at)->transfer;
      remove(at);
    } else if (*at) {
      status = Status::error(WEIR_INTERNAL,
                             "transfer: edge \"%s\" brought a second value for "
                             "one tag",
                             edge.name);
    } else if (credited && state.ahead >= owner->credits(message.edge)) {
      status = Status::error(WEIR_RESOURCE_EXHAUSTED,
                             "transfer: edge \"%s\" brought more than its %u "
                             "values ahead",
                             edge.name, owner->credits(message.edge));
    } else {
      Entry *entry = insert(message.edge, message.tag, Stored);
      entry->value = value;
      entry->dead = dead;
      entry->credited = credited;
      state.ahead += credited;
      value = Value();
      if (credited && state.ahead == owner->credits(message.edge)) {
        findReceivers(message.edge, demanded);
      }
    }
  }
  for (uint64_t tag : demanded) {
    post(*owner->route(message.edge), {.kind = TransferMessage::Demand,
                                       .edge = message.edge,
                                       .step = number,
                                       .tag = tag});
  }
  if (!receiver) {
    value.release();
    return status;
  }
  receiver->value = value;
  receiver->dead = dead;
  value = Value();
  if (credited) { // before the step can end
    post(*owner->route(message.edge), {.kind = TransferMessage::GiveCredit,
                                       .edge = message.edge,
                                       .step = number});
  }
  receiver->wake(*receiver, nullptr);
  return status;
}

void StepTransfers::arriveCredit(const TransferMessage &message) {
  uint32_t side = message.edge + owner->numEdges;
  Transfer *sender = nullptr;
  uint64_t tag = 0;
  {
    LockGuard guard(mutex);
    EdgeState &state = states[side];
    if (stopped) {
      return;
    }
    if (!state.firstBlocked) {
      state.ahead -= state.ahead > 0;
      return;
    }
    Entry &entry = *state.firstBlocked;
    tag = entry.tag;
    sender = entry.transfer;
    unblock(entry);
    remove(find(side, tag));
  }
  post(*owner->route(message.edge),
       {.kind = TransferMessage::SendValue,
        .flags = uint16_t(TransferMessage::Credited |
                          (sender->dead ? TransferMessage::Dead : 0)),
        .edge = message.edge,
        .step = number,
        .tag = tag,
        .value = &sender->value});
  sender->value.release();
  sender->wake(*sender, nullptr);
}

Status StepTransfers::arriveDemand(const TransferMessage &message) {
  constexpr uint32_t maxDemands = 1 << 16;
  uint32_t side = message.edge + owner->numEdges;
  Transfer *sender = nullptr;
  {
    LockGuard guard(mutex);
    if (stopped) {
      return Status();
    }
    Entry **at = find(side, message.tag);
    if (!*at) {
      if (numDemanded == maxDemands) {
        return Status::error(WEIR_RESOURCE_EXHAUSTED,
                             "transfer: a peer waits for more than %u values "
                             "of one step",
                             maxDemands);
      }
      insert(side, message.tag, Demanded);
      ++numDemanded;
      return Status();
    }
    if ((*at)->kind != Blocked) {
      return Status();
    }
    sender = (*at)->transfer;
    unblock(**at);
    remove(at);
  }
  post(*owner->route(message.edge),
       {.kind = TransferMessage::SendValue,
        .flags = uint16_t(sender->dead ? TransferMessage::Dead : 0),
        .edge = message.edge,
        .step = number,
        .tag = message.tag,
        .value = &sender->value});
  sender->value.release();
  sender->wake(*sender, nullptr);
  return Status();
}
