// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One execution of a step: pending counts, the ready set, slots, sizes, the
// arena. Frames are pooled for each step of an instance and keep their memory
// and their layout, so a run with the sizes of the one before computes neither
// again. A frame belongs to whoever holds its token.
#ifndef WEIR_RUNTIME_EXECUTOR_FRAME_H
#define WEIR_RUNTIME_EXECUTOR_FRAME_H

#include "runtime/executor/Plan.h"
#include "runtime/executor/ReadySet.h"
#include "runtime/executor/Runtime.h"
#include "runtime/rendezvous/Rendezvous.h"
#include "runtime/tensor/Value.h"

namespace weir {

class Dataflow;
class Frame;
class Instance;
class Run;

/// Properties of a kernel task for the present sizes.
struct OpState {
  int64_t chunks;
  int64_t scratch;
  int64_t cost; ///< ns, 0 unknown; measured if the kernel does not say
};

/// Where the caller wants an output; data null: nowhere in particular.
struct OutputBinding {
  void *data;
  int64_t bytes;
};

/// What a SEND or RECV task keeps while it is pending.
struct TransferState : Transfer {
  Frame *frame;
  uint32_t op;
};

/// What a CASE, WHILE, INVOKE or START task keeps while its child runs.
struct ControlState {
  Frame *children[2];      ///< one; WHILE: condition and body
  Value *variables;        ///< the child's inputs; WHILE: the present values
  OutputBinding *bindings; ///< where the child's outputs must be
  bool inBody;             ///< WHILE: the body is running
  uint64_t iteration;      ///< WHILE: of the condition and body that run
};

class Frame {
public:
  static constexpr uint32_t inboxParked = 0;
  static constexpr uint32_t inboxHeld = 1;

  static Frame *make(Instance &instance, const StepPlan &plan);
  void close();
  /// Fails the run if there was no memory left for this frame, which `caller`
  /// runs for its op `op`. What has failed unwinds; it starts nothing new.
  void checkMemory(const Frame &caller, uint32_t op);

  /// `tag`: which execution this is, for transfers.
  /// Binds inputs (retaining counted ones), computes sizes and the layout,
  /// makes the first tasks ready. Fails the run when an input does not fit.
  /// The caller holds the token.
  void begin(Run &run, Frame *parent, uint32_t parentOp, const Value *inputs,
             const OutputBinding *outputs, uint64_t tag);
  /// The value of output i after the last task: owned by the caller of this
  /// function, or borrowed from a binding or the program. False: the run was
  /// failed.
  bool takeOutput(uint32_t i, Value &value);
  /// Drops what is left of the run.
  void end();

  /// Adds a finished op from any thread. True: the caller now holds the token
  /// and must drive the frame.
  bool post(uint32_t op);
  /// Takes the posted ops, as a list through inboxNext (op + 2; ends at <= 1).
  uint32_t takeInbox() {
    return inbox.exchange(inboxHeld, std::memory_order_acquire);
  }
  /// Gives the token back unless something was posted meanwhile.
  bool tryPark() {
    uint32_t expected = inboxHeld;
    return inbox.compare_exchange_strong(expected, inboxParked,
                                         std::memory_order_acq_rel);
  }

  const char *opName(uint32_t op) const {
    const WeirProgram &program = *plan->program;
    return program.strings
               ? program.strings + plan->step->tasks[ops[op].task].name
               : "";
  }

  // -- slots, for the holder of the token --

  /// Fills the op's argument list from the slots.
  void gather(const Op &op);
  /// Resolves the op's sizes, chunk count and scratch. False: a size is not
  /// known (the run was failed).
  bool resolve(uint32_t op);
  /// Makes the values that the op writes. False: the run was failed.
  bool prepareOutputs(uint32_t op);
  /// Counts down the values that the op mentions.
  void releaseUses(const Op &op);
  /// Whether the slot's value has no further mention but the running op's.
  bool lastUse(uint32_t slot) const {
    uint32_t index = plan->valueOf[slot];
    return index != WEIR_NONE && uses[index] == 1;
  }
  /// The value in a slot, borrowed.
  Value view(uint32_t slot) const;
  /// Puts an owned value into the slot of output j of the op, binding sizes
  /// that are not known yet. False: the run was failed.
  bool store(uint32_t op, uint32_t j, Value &value);
  /// Where the value of a slot must be, if it has a planned place.
  OutputBinding placeOf(uint32_t slot) const;
  /// Memory for a value slot: the caller's, or a counted buffer.
  bool allocate(uint32_t slot, uint32_t op, int32_t rank, const int64_t *dims,
                Value &value);
  int64_t size(int64_t code) const {
    return code >= 0 ? code : sizes[size_t(~code)];
  }
  int64_t *sizeTable() { return sizes.data(); }
  void resolveDims(const WeirSlot &slot, int64_t *dims) const;
  void raise(uint32_t firstSite, const WeirTaskContext &context);

  // Hot.
  const Op *ops = nullptr;
  uint32_t *pending = nullptr;
  const uint32_t *successors = nullptr;
  Table<void *> args;
  Table<int64_t> sizeArgs;
  Table<OpState> states;
  ReadySet ready;
  uint32_t outstanding = 0;
  bool slow = false; ///< threads, tracing or a deadline: look at each task
  /// The token and the posted ops in one word: parked (nobody holds the token),
  /// held (nothing posted), or op + 2 on top of a stack (held).
  std::atomic<uint32_t> inbox{inboxHeld};
  WeirTaskContext context = {};

  const StepPlan *plan = nullptr;
  Instance *instance = nullptr;
  Run *run = nullptr;
  Frame *parent = nullptr;
  uint32_t parentOp = 0;
  uint64_t tag = 0;
  int64_t bookkeeping = 0; ///< about as many bytes, charged to the runtime
  bool isOverLimit = false;
  Frame *nextLocal = nullptr; ///< in a worker's list
  Frame *nextFree = nullptr;  ///< in the instance's pool
  Table<uint32_t> inboxNext;
  Dataflow *dataflow = nullptr; ///< owned; null: values are never dead
  Table<WeirCallContext *> calls;
  Table<ControlState> controls;
  Table<TransferState> transfers;

private:
  friend class Dataflow;
  bool bindInputs(const Value *inputs, bool &changed);
  bool computeLayout();
  bool bindPort(uint32_t index, const Value &value, uint32_t &mention,
                bool &changed);

  Table<uint32_t> pendingTable;
  Table<uint64_t> readyWords;
  Table<void *> slotData;
  Table<Value> values;
  Table<uint32_t> uses;
  Table<int64_t> sizes;
  Table<int64_t> laidOutSizes;
  Table<uint8_t> boundSizes;   ///< 1: an input binds the entry
  Table<uint8_t> firstMention; ///< by input dimension: 1 binds, 0 checks
  Table<int64_t> offsets;
  Table<OutputBinding> bindings;
  WeirBuffer *arena = nullptr;
  bool laidOut = false;
};

} // namespace weir

#endif
