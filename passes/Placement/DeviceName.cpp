//===- DeviceName.cpp - device names, whole and in part -------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Placement/DeviceName.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace weir;

/// Takes the number, or the `*`, that `text` begins with.
static bool takeNumber(StringRef &text, std::optional<int> &number) {
  number.reset();
  if (text.consume_front("*")) {
    return true;
  }
  unsigned value = 0;
  if (text.empty() || !isDigit(text.front()) ||
      text.consumeInteger(10, value) || value > unsigned(INT32_MAX)) {
    return false;
  }
  number = int(value);
  return true;
}

/// Takes the word, or the `*`, that `text` begins with.
static bool takeWord(StringRef &text, std::optional<std::string> &word) {
  word.reset();
  if (text.consume_front("*")) {
    return true;
  }
  StringRef found =
      text.take_while([](char c) { return isAlnum(c) || c == '_'; });
  if (found.empty() || !isAlpha(found.front())) {
    return false;
  }
  text = text.drop_front(found.size());
  word = found.str();
  return true;
}

/// Takes `TYPE`, `TYPE:ID` or `TYPE:*`.
static bool takeTypeAndId(StringRef &text, DeviceName &name) {
  if (!takeWord(text, name.type)) {
    return false;
  }
  if (name.type && (StringRef(*name.type).equals_insensitive("cpu") ||
                    StringRef(*name.type).equals_insensitive("gpu"))) {
    name.type = StringRef(*name.type).upper();
  }
  name.id.reset();
  return !text.consume_front(":") || takeNumber(text, name.id);
}

static bool takePart(StringRef &text, DeviceName &name) {
  if (text.consume_front("/job:")) {
    return takeWord(text, name.job);
  }
  if (text.consume_front("/replica:")) {
    return takeNumber(text, name.replica);
  }
  if (text.consume_front("/task:")) {
    return takeNumber(text, name.task);
  }
  if (text.consume_front("/device:")) {
    return takeTypeAndId(text, name);
  }
  StringRef rest = text;
  if (rest.consume_front_insensitive("/cpu:") ||
      rest.consume_front_insensitive("/gpu:")) {
    return text.consume_front("/") && takeTypeAndId(text, name);
  }
  return false;
}

std::optional<DeviceName> DeviceName::parse(StringRef text) {
  DeviceName name;
  if (text == "/") {
    return name;
  }
  if (!text.empty() && !text.starts_with("/")) {
    bool whole = text.contains(':') && takeTypeAndId(text, name);
    return whole && text.empty() ? std::optional(name) : std::nullopt;
  }
  while (!text.empty()) {
    if (!takePart(text, name)) {
      return std::nullopt;
    }
  }
  return name;
}

DeviceName DeviceName::getLocalCpu(int id) {
  return {"localhost", 0, 0, "CPU", id};
}

std::string DeviceName::str() const {
  std::string text;
  if (job) {
    text += "/job:" + *job;
  }
  if (replica) {
    text += "/replica:" + std::to_string(*replica);
  }
  if (task) {
    text += "/task:" + std::to_string(*task);
  }
  if (type) {
    text += "/device:" + *type + ":" + (id ? std::to_string(*id) : "*");
  }
  return text;
}

template <typename T>
static bool agree(const std::optional<T> &a, const std::optional<T> &b) {
  return !a || !b || *a == *b;
}

bool DeviceName::matches(const DeviceName &device) const {
  return isCompatible(device);
}

bool DeviceName::isCompatible(const DeviceName &other) const {
  return agree(job, other.job) && agree(replica, other.replica) &&
         agree(task, other.task) && agree(type, other.type) &&
         agree(id, other.id);
}

template <typename T>
static void take(std::optional<T> &to, const std::optional<T> &from) {
  if (from) {
    to = from;
  }
}

void DeviceName::overlay(const DeviceName &other) {
  take(job, other.job);
  take(replica, other.replica);
  take(task, other.task);
  take(type, other.type);
  take(id, other.id);
}

bool DeviceName::merge(const DeviceName &other, bool soft, std::string &error) {
  auto fail = [&](const char *what) {
    error = std::string("Cannot merge devices with incompatible ") + what +
            ": '" + str() + "' and '" + other.str() + "'";
    return false;
  };
  if (!agree(job, other.job)) {
    return fail("jobs");
  }
  if (!agree(replica, other.replica)) {
    return fail("replicas");
  }
  if (!agree(task, other.task)) {
    return fail("tasks");
  }
  bool sameType = agree(type, other.type), sameId = agree(id, other.id);
  if (!soft && (!sameType || !sameId)) {
    return fail(sameType ? "ids" : "types");
  }
  overlay(other);
  if (!sameType) {
    type.reset();
  }
  if (!sameType || !sameId) {
    id.reset();
  }
  return true;
}
