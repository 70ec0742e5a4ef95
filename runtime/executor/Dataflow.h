// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One execution of a dataflow step: values that may be dead, loop frames with
// iterations in flight. The rules are docs/spec/control-flow.md's; labels in
// brackets refer to it. Whatever computes is a step of its own that an INVOKE
// task runs as a child frame, so that kernels and calls need not know.
#ifndef WEIR_RUNTIME_EXECUTOR_DATAFLOW_H
#define WEIR_RUNTIME_EXECUTOR_DATAFLOW_H

#include "runtime/executor/Frame.h"

/// Mistakes that only a build of the tests has (DataflowSeedTest), to show that
/// the tests notice them.
#ifdef WEIR_SEEDED_BUGS
extern "C" int weirSeededBug;
#define WEIR_SEEDED(n) (weirSeededBug == (n))
#else
#define WEIR_SEEDED(n) false
#endif

namespace weir {

struct FlowInstance;

/// How many ops may hand a value to one another without the queue.
inline constexpr uint32_t mostFlowDepth = 8;

/// One iteration of a frame.
struct FlowIteration {
  FlowInstance *instance;
  FlowIteration *next; ///< the one after it
  bool holds;          ///< some input may hold a buffer
  uint64_t number;
  uint64_t tag;           ///< of its transfers and children
  uint32_t outstanding;   ///< ops that are ready or running
  FlowInstance *children; ///< frames below it that are not done
  FlowState *states;
  Value *inputs; ///< owned
};

/// Whether a value lies in itself: a scalar needs no buffer.
inline bool isInline(const Value &value) { return value.data == value.dims; }

/// Makes `to` the same inline value. In halves: what was just written may be a
/// half, and a processor hands on no more than one store to a load.
inline void copyScalar(Value &to, const Value &from) {
  uint32_t half[2];
  memcpy(half, from.dims, sizeof(half));
  asm("" : "+r"(half[0]));
  to.buffer = nullptr;
  to.data = to.dims;
  memcpy(&to.dtype, &from.dtype, 2 * sizeof(int32_t));
  memcpy(to.dims, half, sizeof(half));
}

/// Makes `to` the same value without taking a reference.
inline void copyValue(Value &to, const Value &from) {
  if (isInline(from)) {
    return copyScalar(to, from);
  }
  to.buffer = from.buffer;
  to.data = from.data;
  to.dtype = from.dtype;
  to.setShape(from.rank, from.dims);
}

/// Makes `to` the same value, with a reference of its own.
inline void share(Value &to, const Value &from) {
  if (from.buffer) {
    weir_buffer_retain(from.buffer);
  }
  copyValue(to, from);
}

/// An input gets a value, with its reference where that may be taken.
inline void store(FlowIteration &iteration, Value &to, Value &from, bool take) {
  copyValue(to, from);
  if (!to.buffer) {
    return;
  }
  iteration.holds = true;
  if (take) {
    from.buffer = nullptr;
    from.data = nullptr;
  } else {
    weir_buffer_retain(to.buffer);
  }
}

/// [switch-out-of-range]
inline uint32_t selectOutput(const Value &selector, uint32_t count) {
  int64_t index = 0;
  if (selector.dtype == WEIR_DT_INT32) {
    index = *static_cast<const int32_t *>(selector.data);
  } else {
    index = *static_cast<const uint8_t *>(selector.data) != 0;
  }
  return index >= 0 && index < count ? uint32_t(index) : count - 1;
}

/// A value that is kept for iterations to come.
struct FlowConstant {
  uint32_t op;  ///< the ENTER or NEXT that hands it on
  bool inlined; ///< the value is
  Value value;  ///< owned; no data: dead

  /// Null: dead.
  Value *get() {
    value.data = inlined ? value.dims : value.data; // the list may have moved
    return value.data ? &value : nullptr;
  }
};

/// One execution of a loop.
struct FlowInstance {
  uint32_t frame = 0; ///< in DataflowPlan::frames
  FlowInstance *parent = nullptr;
  FlowIteration *parentIteration = nullptr;
  FlowInstance *sibling = nullptr; ///< in parentIteration->children
  FlowInstance *previous = nullptr, *next = nullptr; ///< of all instances
  FlowIteration *first = nullptr, *last = nullptr;
  uint64_t newest = 0; ///< number of the newest iteration
  int64_t numIterations = 0;
  int64_t parallel = 1;
  uint32_t pendingEnters = 0;
  Vector<FlowConstant> constants;
  Vector<FlowConstant> waiting; ///< NEXT values above the limit
  Vector<uint32_t> deadExits;
};

/// Belongs to its frame, and like it to whoever holds the token.
class Dataflow {
public:
  explicit Dataflow(Frame &frame);
  ~Dataflow();

  /// The frame has begun: hands out feeds, makes the roots ready.
  void begin();
  /// Runs what is ready, takes what was posted, until neither is left or the
  /// run has stopped.
  void run(Worker &worker);
  /// Drops all values.
  void end();
  /// The link of a posted activation. From any thread, for activations whose
  /// child runs.
  uint32_t &link(uint32_t activation) { return at(activation).link; }

private:
  /// A child frame that runs, or a transfer that waits.
  struct Activation {
    uint32_t op;
    uint32_t link; ///< in the frame's inbox, or the list of free ones
    FlowIteration *iteration;
    Frame *child;
    TransferState transfer;
    bool dead; ///< SEND: its value is
  };
  struct Ready {
    uint32_t op;
    bool dead;
    FlowIteration *iteration;
  };

  Activation &at(uint32_t index);
  uint32_t acquire();
  void release(uint32_t index);
  void start(Worker &worker, const Ready &node);
  void startTransfer(Worker &worker, const Ready &node);
  void finishTransfer(uint32_t index);
  void takeOutput(Frame &child, uint32_t j, FlowIteration &iteration,
                  uint32_t op, Value &value);
  void drain();
  void execute(Worker &worker, const Ready &node);
  /// The op is done in this iteration: hands on its outputs (owned; null if it
  /// is dead), which are then released.
  void finish(uint32_t op, FlowIteration &iteration, Value *outputs);
  void propagate(uint32_t op, FlowIteration &iteration, Value *outputs);
  void propagateEnter(uint32_t op, FlowIteration &iteration, Value *outputs);
  bool runInline(uint32_t op, const Value *inputs, Value *outputs);
  bool passOn(uint32_t op, FlowIteration &iteration);
  void passNext(uint32_t op, FlowIteration &iteration, Value &value);
  void passSwitch(uint32_t op, FlowIteration &iteration, Value *inputs);
  void passDeadExit(uint32_t op, FlowIteration &iteration);
  void passDirect(uint32_t op, FlowIteration &to, Value *value, bool take);
  bool passInvoke(uint32_t op, FlowIteration &iteration, Value *inputs);
  void handOn(const DataEdge *edge, const DataEdge *end, FlowIteration &to,
              Value &value);
  bool checkSelector(uint32_t op, const Value &selector);
  bool pick(uint32_t op, FlowIteration &iteration, Value *outputs);
  bool takeSmall(int64_t bytes, Value &value);
  void failMemory(uint32_t op, int64_t bytes);
  void drop(Value &value);
  void dropInput(Value &value);
  void makeInline(Value &value);
  static FlowConstant keep(uint32_t op, const Value *value);
  void deliver(uint32_t op, FlowIteration &to, Value *outputs, bool take);
  void deliverOutput(uint32_t op, uint32_t output, FlowIteration &to,
                     Value *value, bool take);
  void deliverControls(uint32_t op, FlowIteration &to, bool dead);
  void deliverData(const DataEdge &edge, FlowIteration &to, Value *value,
                   bool fromEnter, bool take);
  void deliverControl(uint32_t op, FlowIteration &to, bool dead);
  void enqueue(uint32_t op, FlowIteration &iteration, bool dead);
  void push(uint32_t op, FlowIteration &iteration, bool dead);
  void record(uint32_t op, uint32_t output, const Value &value);
  FlowInstance *newInstance(uint32_t frame, FlowInstance *parent,
                            FlowIteration *iteration, int64_t parallel);
  FlowIteration *newIteration(FlowInstance &instance, uint64_t number);
  FlowIteration *increment(FlowInstance &instance);
  void freeIteration(FlowIteration *iteration, bool ended);
  void freeInstance(FlowInstance *instance);
  void goOn(FlowInstance &instance);
  void settle(FlowInstance *instance);
  void releaseInputs(uint32_t op, FlowIteration &iteration);
  bool makeIndex(uint32_t op, uint32_t index, Value &value);

  Frame &frame;
  const StepPlan &plan;
  const DataflowPlan &flow;
  /// Blocks of 64, 128, ... that never move, so that other threads may write
  /// links while new blocks are made.
  static constexpr uint32_t numBlocks = 26;
  Activation *blocks[numBlocks] = {};
  uint32_t numActivations = 0;
  uint32_t freeActivations = WEIR_NONE;
  Vector<Ready> ready; ///< first in, first out, from `nextReady`
  size_t nextReady = 0;
  uint32_t numRun = 0;                      ///< ops, over all calls of run()
  static constexpr uint32_t patience = 256; ///< ops between looks at the clock
  FlowInstance *instances = nullptr;
  Table<FlowIteration *> freeIterations; ///< by frame
  uint32_t depth = 0;                    ///< of ops that hand on to one another
  Table<Value> scratch;                  ///< outputs of the op that runs
  /// Small buffers between two uses, so that an iteration need not ask the
  /// pool. Given back at the end.
  WeirBuffer *spares = nullptr;
  uint32_t numSpares = 0;
};

} // namespace weir

#endif
