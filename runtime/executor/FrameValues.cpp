// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Counted values in a frame's slots: made when their producer starts, shared
// copy-on-write with whoever else holds them, dropped after their last use.
#include "runtime/executor/CallContext.h"
#include "runtime/executor/Frame.h"
#include "runtime/executor/Run.h"
#include <cstdio>

using namespace weir;

void Frame::resolveDims(const WeirSlot &slot, int64_t *dims) const {
  for (int32_t i = 0; i < slot.rank; ++i) {
    dims[i] = size(plan->step->dims[slot.firstDim + uint32_t(i)]);
  }
}

Value Frame::view(uint32_t slot) const {
  uint32_t index = plan->valueOf[slot];
  if (index != WEIR_NONE) {
    return values[index];
  }
  const WeirSlot &entry = plan->step->slots[slot];
  Value value;
  value.buffer = nullptr;
  value.data = slotData[slot];
  value.dtype = entry.kind == WEIR_SLOT_RESOURCE ? int32_t(WEIR_DT_RESOURCE)
                                                 : entry.dtype;
  value.rank = entry.kind == WEIR_SLOT_RESOURCE ? 0 : entry.rank;
  resolveDims(entry, value.dims);
  return value;
}

OutputBinding Frame::placeOf(uint32_t slot) const {
  const WeirSlot &entry = plan->step->slots[slot];
  if (entry.kind == WEIR_SLOT_OUTPUT) {
    return bindings[entry.index];
  }
  if (entry.kind == WEIR_SLOT_ARENA) {
    int64_t dims[WEIR_MAX_RANK];
    resolveDims(entry, dims);
    return {slotData[slot], tensorBytes(entry.dtype, entry.rank, dims)};
  }
  return {nullptr, 0};
}

bool Frame::allocate(uint32_t slot, uint32_t op, int32_t rank,
                     const int64_t *dims, Value &value) {
  const WeirSlot &entry = plan->step->slots[slot];
  value.buffer = nullptr;
  value.dtype = entry.dtype;
  value.setShape(rank, dims);
  int64_t bytes = tensorBytes(entry.dtype, rank, dims);
  OutputBinding place = placeOf(slot);
  if (place.data && bytes >= 0) {
    if (bytes > place.bytes) {
      run->fail(Status::error(
          WEIR_INVALID_ARGUMENT,
          "output \"%s\" needs %lld bytes, the memory bound to it has %lld "
          "[node %s]",
          entry.kind == WEIR_SLOT_OUTPUT ? plan->step->outputs[entry.index].name
                                         : "",
          (long long)bytes, (long long)place.bytes, opName(op)));
      return false;
    }
    value.data = place.data;
    return true;
  }
  value.buffer = instance->runtime->buffers().allocate(bytes);
  if (!value.buffer) {
    char shape[256];
    formatShape(shape, sizeof shape, rank, dims);
    run->fail(Status::error(WEIR_RESOURCE_EXHAUSTED,
                            "OOM when allocating tensor with shape%s and type "
                            "%s [node %s]",
                            shape, weir_dtype_name(entry.dtype), opName(op)));
    return false;
  }
  prepareElements(value.buffer, entry.dtype);
  value.data = value.buffer->data();
  return true;
}

bool Frame::prepareOutputs(uint32_t index) {
  const Op &op = ops[index];
  const uint32_t *slots = plan->args.data() + op.firstArg;
  for (uint32_t j = op.numInputs; j < uint32_t(op.numInputs) + op.numOutputs;
       ++j) {
    uint32_t valueIndex = plan->valueOf[slots[j]];
    if (valueIndex == WEIR_NONE) {
      continue;
    }
    Value &value = values[valueIndex];
    Value old = value;
    bool writable = value.buffer
                        ? weir_buffer_unique(value.buffer)
                        : value.data && value.data == placeOf(slots[j]).data;
    if (value.data && writable) {
      continue;
    }
    int64_t dims[WEIR_MAX_RANK];
    const WeirSlot &slot = plan->step->slots[slots[j]];
    int32_t rank = slot.rank;
    if (old.data) { // in place on shared memory: work on a copy
      rank = old.rank;
      memcpy(dims, old.dims, sizeof dims);
    } else {
      resolveDims(slot, dims);
    }
    if (!allocate(slots[j], index, rank, dims, value)) {
      value = old;
      return false;
    }
    if (old.data) {
      copyElements(value.data, old.data, old.dtype, elementCount(rank, dims));
      old.release();
    }
    slotData[slots[j]] = value.data;
  }
  return true;
}

void Frame::releaseUses(const Op &op) {
  const uint32_t *slots = plan->args.data() + op.firstArg;
  uint32_t total = uint32_t(op.numInputs) + op.numOutputs;
  for (uint32_t i = 0; i < total; ++i) {
    uint32_t index = plan->valueOf[slots[i]];
    if (index != WEIR_NONE && --uses[index] == 0) {
      values[index].release();
      slotData[slots[i]] = nullptr;
    }
  }
}

/// Checks a value's shape against its slot's dims, binding unknown sizes.
static bool bindDims(Frame &frame, const WeirSlot &slot, const Value &value,
                     int64_t *sizes) {
  if (slot.rank < 0) {
    return true;
  }
  if (slot.rank != value.rank) {
    return false;
  }
  for (int32_t d = 0; d < slot.rank; ++d) {
    int64_t code = frame.plan->step->dims[slot.firstDim + uint32_t(d)];
    if (code < 0 && sizes[~code] == WEIR_SIZE_UNKNOWN) {
      sizes[~code] = value.dims[d];
    }
    if (frame.size(code) != value.dims[d]) {
      return false;
    }
  }
  return true;
}

bool Frame::store(uint32_t index, uint32_t j, Value &value) {
  const Op &op = ops[index];
  uint32_t slot = plan->args[op.firstArg + op.numInputs + j];
  const WeirSlot &entry = plan->step->slots[slot];
  if (!bindDims(*this, entry, value, sizes.data())) {
    char got[256], want[256];
    int64_t dims[WEIR_MAX_RANK] = {};
    resolveDims(entry, dims);
    formatShape(got, sizeof got, value.rank, value.dims);
    formatShape(want, sizeof want, entry.rank, dims);
    run->fail(Status::error(WEIR_INVALID_ARGUMENT,
                            "output %u has shape %s, expected %s [node %s]", j,
                            got, want, opName(index)));
    value.release();
    return false;
  }
  OutputBinding place = placeOf(slot);
  if (place.data && value.data != place.data) {
    int64_t bytes = tensorBytes(value.dtype, value.rank, value.dims);
    if (bytes > place.bytes) {
      run->fail(Status::error(WEIR_INVALID_ARGUMENT,
                              "output %u needs %lld bytes, the memory bound to "
                              "it has %lld [node %s]",
                              j, (long long)bytes, (long long)place.bytes,
                              opName(index)));
      value.release();
      return false;
    }
    copyElements(place.data, value.data, value.dtype,
                 elementCount(value.rank, value.dims));
    value.release();
    value.data = place.data;
  }
  uint32_t valueIndex = plan->valueOf[slot];
  if (valueIndex == WEIR_NONE) {
    return true; // in the arena
  }
  if (!value.buffer && !place.data) { // borrowed: keep a copy
    Value copy;
    if (!allocate(slot, index, value.rank, value.dims, copy)) {
      return false;
    }
    copyElements(copy.data, value.data, value.dtype,
                 elementCount(value.rank, value.dims));
    value = copy;
  }
  values[valueIndex].release();
  values[valueIndex] = value;
  slotData[slot] = value.data;
  return true;
}

bool Frame::takeOutput(uint32_t i, Value &value) {
  const WeirPort &port = plan->step->outputs[i];
  value = view(port.slot);
  if (!value.data) {
    run->fail(
        Status::error(WEIR_INVALID_ARGUMENT,
                      "output \"%s\" does not have a value: its node lies "
                      "in a branch that was not taken; fetch what merges "
                      "the branches",
                      port.name));
    return false;
  }
  OutputBinding binding = bindings[i];
  uint8_t kind = plan->step->slots[port.slot].kind;
  // A parent outlives its child's borrowed inputs, and the program its data.
  bool borrowed = parent && !binding.data &&
                  (kind == WEIR_SLOT_CONSTANT || kind == WEIR_SLOT_INPUT ||
                   kind == WEIR_SLOT_RESOURCE);
  if (!binding.data && value.buffer) {
    weir_buffer_retain(value.buffer);
    return true;
  }
  if (borrowed || (binding.data && value.data == binding.data)) {
    value.buffer = nullptr;
    return true;
  }
  int64_t bytes = tensorBytes(value.dtype, value.rank, value.dims);
  WeirBuffer *buffer = nullptr;
  void *data = binding.data;
  if (!data) {
    buffer = instance->runtime->buffers().allocate(bytes);
    if (buffer) {
      prepareElements(buffer, value.dtype);
      data = buffer->data();
    }
  }
  if (!data || (binding.data && bytes > binding.bytes)) {
    run->fail(Status::error(
        binding.data ? WEIR_INVALID_ARGUMENT : WEIR_RESOURCE_EXHAUSTED,
        "output \"%s\" needs %lld bytes, %lld are there", port.name,
        (long long)bytes, (long long)binding.bytes));
    return false;
  }
  copyElements(data, value.data, value.dtype,
               elementCount(value.rank, value.dims));
  value.data = data;
  value.buffer = buffer;
  return true;
}

/// "{12}": the number, and behind it in `end`; -1: no such text.
static int32_t readPlaceholder(const char *at, const char **end) {
  int32_t number = 0;
  const char *digit = at + 1;
  while (*digit >= '0' && *digit <= '9' && number < WEIR_MAX_RAISE_VALUES) {
    number = number * 10 + (*digit++ - '0');
  }
  *end = digit + 1;
  return at[0] == '{' && digit > at + 1 && *digit == '}' ? number : -1;
}

void Frame::raise(uint32_t firstSite, const WeirTaskContext &raised) {
  const WeirProgram &program = *plan->program;
  uint32_t index = firstSite + uint32_t(raised.site);
  if (index >= program.numSites) {
    run->fail(Status::error(WEIR_INTERNAL,
                            "a check failed at unknown site %u of step \"%s\"",
                            index, plan->step->name));
    return;
  }
  const WeirSite &site = program.sites[index];
  Vector<char> text;
  for (const char *at = site.format; *at; ++at) {
    char number[32];
    const char *end;
    int32_t value = readPlaceholder(at, &end);
    if (value >= 0) {
      snprintf(number, sizeof number, "%lld",
               value < raised.count ? (long long)raised.values[value] : 0);
      at = end - 1;
    } else if (strncmp(at, "{index}", 7) == 0) {
      snprintf(number, sizeof number, "%lld", (long long)raised.index);
      at += 6;
    } else {
      at += at[0] == '{' && at[1] == '{';
      number[0] = *at;
      number[1] = 0;
    }
    for (const char *c = number; *c; ++c) {
      text.push(*c);
    }
  }
  text.push(0);
  run->fail(
      site.node && *site.node
          ? Status::error(site.code, "%s [node %s]", text.data(), site.node)
          : Status::error(site.code, "%s", text.data()));
}
