// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a rendezvous needs to reach another one: a way to post messages. What
// arrives is given to Rendezvous::deliver. Messages of one transport may
// overtake each other.
#ifndef WEIR_RUNTIME_RENDEZVOUS_TRANSPORT_H
#define WEIR_RUNTIME_RENDEZVOUS_TRANSPORT_H

#include "runtime/base/Status.h"
#include "runtime/tensor/Value.h"

namespace weir {

struct TransferMessage {
  enum Kind : uint16_t {
    None,       ///< nothing to send
    SendValue,  ///< to the receiver: a value, a dead one, or an order
    GiveCredit, ///< to the sender: a credited value was taken
    Demand,     ///< to the sender: a RECV waits for this tag
    Abort       ///< both ways: the step failed
  };
  enum Flags : uint16_t {
    Dead = 1,    ///< the value was not computed
    Credited = 2 ///< taking it gives back a credit
  };
  Kind kind = None;
  uint16_t flags = 0;
  uint32_t edge = 0; ///< but for Abort
  uint64_t step = 0;
  uint64_t tag = 0;           ///< SendValue, Demand
  int32_t code = 0;           ///< Abort
  const char *text = nullptr; ///< Abort; borrowed
  /// SendValue; borrowed; null or without data: none.
  const Value *value = nullptr;
};

struct Transport {
  /// Queues a copy of the message. From any thread; does not wait for the
  /// peer. An error: this message cannot be sent (its step fails).
  Status (*post)(Transport &transport, const TransferMessage &message);
};

} // namespace weir

#endif
