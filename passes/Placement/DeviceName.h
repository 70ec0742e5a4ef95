//===- DeviceName.h - device names, whole and in part -----------*- C++ -*-===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow's names of devices: `/job:ps/replica:0/task:2/device:CPU:1` is a
// device; a name that leaves parts out, or gives them as `*`, stands for all
// devices that agree in the others (docs/placement.md).
#ifndef WEIR_PASSES_PLACEMENT_DEVICENAME_H
#define WEIR_PASSES_PLACEMENT_DEVICENAME_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace weir {

/// A device, or those that agree in the parts given.
struct DeviceName {
  std::optional<std::string> job;
  std::optional<int> replica, task;
  std::optional<std::string> type; ///< "CPU", "GPU"
  std::optional<int> id;           ///< only beside a type, or left from one

  bool operator==(const DeviceName &other) const = default;

  /// Reads a name; nothing if it is malformed. Parts may come in any order;
  /// `/cpu:0` and `CPU:0` are short for `/device:CPU:0`, and `/` and "" say
  /// nothing.
  static std::optional<DeviceName> parse(llvm::StringRef text);
  /// The device `CPU:id` of this process.
  static DeviceName getLocalCpu(int id);

  /// As TensorFlow writes it: `/job:a/replica:0/task:0/device:CPU:0`, parts
  /// that say nothing left out; an id that may be any is `*`.
  std::string str() const;
  /// Whether no part is given.
  bool empty() const { return *this == DeviceName(); }
  /// Whether `device`, a whole name, is one that this name stands for.
  bool matches(const DeviceName &device) const;
  /// Whether no part is given in both and differs.
  bool isCompatible(const DeviceName &other) const;
  /// Takes the parts that `other` gives, in place of its own.
  void overlay(const DeviceName &other);
  /// Narrows to what both stand for. Where that is nothing, `error` says why
  /// in TensorFlow's words and the result is false; but with `soft`, a type or
  /// id in which they differ is given up.
  bool merge(const DeviceName &other, bool soft, std::string &error);
};

} // namespace weir

#endif // WEIR_PASSES_PLACEMENT_DEVICENAME_H
