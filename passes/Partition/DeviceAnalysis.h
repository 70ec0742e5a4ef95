//===- DeviceAnalysis.h - which step needs what on which device -*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef WEIR_PASSES_PARTITION_DEVICEANALYSIS_H
#define WEIR_PASSES_PARTITION_DEVICEANALYSIS_H

#include "dialects/TF/TFDialect.h"
#include "dialects/Weir/WeirDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/SmallBitVector.h"
#include <vector>

namespace weir {

/// Devices by their position in the program's `devices`.
using DeviceSet = llvm::SmallBitVector;

/// The `after` tokens of a control op or a tf.generic; empty for others.
mlir::OperandRange getAfter(mlir::Operation *op);

/// Reads where ops are placed, and says for a whole program
///
///  * on which devices a step has something to do: it gets an image for each;
///  * on which devices each argument of a private step lives: on all that use
///    it. Who calls the step delivers it there, so nothing is sent inside;
///  * on which devices each result is handed back: where it is made. A loop's
///    results are its next arguments, so they go to all devices that those live
///    on.
///
/// Argument i of all branches of a case is one *port*, as is each of their
/// results; argument i of a loop's condition and body and result i of the body
/// are one port too. Uses add devices to ports, ports of callees are uses in
/// their callers, so it is a least fixpoint (functions may recurse). What is
/// still nowhere then is put where it is made.
///
/// The analysis holds until the program changes.
class DeviceAnalysis {
public:
  DeviceAnalysis(ProgramOp program, unsigned numDevices);

  /// Must succeed before anything else is asked. Fails, with an error at the
  /// op, where one has no device.
  llvm::LogicalResult run();

  llvm::ArrayRef<StepOp> getSteps() const { return steps; }
  /// An op without operands or effects: it is made anew wherever it is used.
  bool isCopied(mlir::Operation *op) const;
  /// The device of an op that is neither copied nor control flow.
  unsigned getDevice(mlir::Operation *op) const;
  /// The devices that `step` has images on; at least one.
  const DeviceSet &getDevices(StepOp step) const {
    return infos[getIndex(step)].devices;
  }
  /// Those on which it does more than compute.
  const DeviceSet &getEffects(StepOp step) const {
    return infos[getIndex(step)].effects;
  }
  /// The same of the steps that a control op runs.
  DeviceSet getDevices(mlir::Operation *control) const;
  DeviceSet getEffects(mlir::Operation *control) const;
  llvm::SmallVector<StepOp> getCallees(mlir::Operation *control) const;
  const DeviceSet &getArgument(StepOp step, unsigned i) const {
    return getPort(infos[getIndex(step)].firstPort + i);
  }
  const DeviceSet &getResult(StepOp step, unsigned i) const {
    return getPort(getResultPort(step, i));
  }
  /// Where input and output i of a control op live.
  const DeviceSet &getInput(mlir::Operation *control, unsigned i) const;
  const DeviceSet &getOutput(mlir::Operation *control, unsigned i) const;
  /// The devices on which `value` is without being sent there; not for copied
  /// ops.
  DeviceSet getHome(mlir::Value value) const;

private:
  struct StepInfo {
    DeviceSet devices, effects;
    /// Ports of the arguments, then of the results.
    unsigned firstPort = 0;
    /// The step's control flow is the executor's, or such a step runs it: all
    /// of it is on this device.
    std::optional<unsigned> whole = {};
  };

  unsigned getIndex(StepOp step) const { return indices.lookup(step); }
  unsigned getResultPort(StepOp step, unsigned i) const {
    StepOp s = step;
    return infos[getIndex(step)].firstPort + s.getArgumentTypes().size() + i;
  }
  const DeviceSet &getPort(unsigned port) const {
    return ports[classes.findLeader(port)];
  }

  llvm::LogicalResult checkPlaced();
  llvm::SmallVector<StepOp> getReached(StepOp step) const;
  std::pair<unsigned, unsigned>
  getMostAsked(llvm::ArrayRef<StepOp> reached) const;
  unsigned keepWhole(StepOp step);
  void placeDataflow();
  void keepSiblingsWhole();
  void joinPorts();
  bool add(DeviceSet &set, const DeviceSet &more);
  void need(StepOp step, mlir::Value value, const DeviceSet &devices);
  void visitControl(StepOp step, mlir::Operation *op);
  void visitStep(StepOp step);
  void propagate();
  /// Where to put a port that nothing uses: what its values say.
  struct Votes {
    llvm::SmallVector<unsigned> strong, weak;
    bool isOpen = false; ///< some value's own place is not known yet
  };
  void vote(mlir::Value value, Votes &votes) const;
  Votes getVotes(unsigned leader) const;
  bool placeUnused();

  ProgramOp program;
  unsigned numDevices;
  std::vector<StepOp> steps;
  llvm::DenseMap<mlir::Operation *, unsigned> indices; ///< looked up only
  llvm::DenseMap<mlir::StringAttr, StepOp> byName;     ///< looked up only
  std::vector<StepInfo> infos;
  llvm::IntEqClasses classes;
  /// By leader of the class.
  std::vector<DeviceSet> ports;
  /// By port: the values that a caller or a return gives it.
  std::vector<llvm::SmallVector<mlir::Value, 1>> givers;
  std::vector<unsigned> stepOfPort;
  bool changed = false;
};

} // namespace weir

#endif // WEIR_PASSES_PARTITION_DEVICEANALYSIS_H
