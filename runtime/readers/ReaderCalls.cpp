// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Readers as resources: opened by their attributes, read, asked and set.
#include "runtime/base/Wire.h"
#include "runtime/calls/CallUtils.h"
#include "runtime/calls/DefineCall.h"
#include "runtime/calls/StateUtils.h"
#include "runtime/queue/QueueCalls.h"
#include "runtime/readers/Reader.h"

using namespace weir;

static void destroyReader(void *object) {
  static_cast<Reader *>(object)->~Reader();
}

static void abortReader(void *object) {
  static_cast<Reader *>(object)->abort();
}

const WeirResourceKind weir::readerKind = {
    "Reader",    sizeof(Reader), nullptr,       destroyReader,
    abortReader, snapshotReader, restoreReader, adoptReader};

static const char *nameOf(ReaderKind kind) {
  static const char *const names[] = {
      "TextLineReader", "FixedLengthRecordReader", "WholeFileReader",
      "TFRecordReader", "IdentityReader"};
  return names[int(kind)];
}

// No negative sizes, with TensorFlow's words.
static bool checkSizes(WeirCallContext *ctx) {
  for (const char *name : {"header_bytes", "record_bytes", "footer_bytes",
                           "hop_bytes", "skip_header_lines"}) {
    int64_t value = weir_call_attr_int(ctx, name, 0);
    if (value < 0) {
      weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s must be >= 0 not %lld",
                     name, (long long)value);
      return false;
    }
  }
  return true;
}

/// What the attributes of the op that opens it say; find(name) gives them.
template <typename F>
static ReaderShape readAttributes(ReaderKind kind, F find) {
  auto number = [&](const char *name) {
    const WeirAttr *attr = find(name);
    bool isNumber = attr && attr->kind == WEIR_ATTR_INT && !attr->isList;
    return isNumber ? *static_cast<const int64_t *>(attr->data) : 0;
  };
  ReaderShape shape = {};
  shape.kind = kind;
  shape.skippedLines = number("skip_header_lines");
  shape.header = number("header_bytes");
  shape.record = number("record_bytes");
  shape.footer = number("footer_bytes");
  shape.hop = number("hop_bytes");
  const WeirAttr *packing =
      find(kind == ReaderKind::Records ? "compression_type" : "encoding");
  auto isPacking = [&](const char *text) {
    if (!packing || packing->kind != WEIR_ATTR_STRING || packing->isList) {
      return false;
    }
    auto *bytes = static_cast<const WeirBytes *>(packing->data);
    return bytes->size == 4 && memcmp(bytes->data, text, 4) == 0;
  };
  shape.packing = isPacking("ZLIB")   ? Packing::Zlib
                  : isPacking("GZIP") ? Packing::Gzip
                                      : Packing::None;
  return shape;
}

bool weir::readDeclaration(const WeirResource &row, ReaderShape &shape) {
  for (int kind = 0; kind <= int(ReaderKind::Identity); ++kind) {
    if (strcmp(row.kind, nameOf(ReaderKind(kind))) == 0) {
      shape = readAttributes(ReaderKind(kind), [&](const char *name) {
        return findAttr(row, name);
      });
      return true;
    }
  }
  return false;
}

static WeirCallStatus openReader(WeirCallContext *ctx, ReaderKind kind) {
  if (!checkSizes(ctx)) {
    return WEIR_CALL_FAILED;
  }
  ReaderShape shape = readAttributes(
      kind, [&](const char *name) { return weir_call_attr(ctx, name); });
  WeirBytes name = resourceName(ctx);
  auto *out = static_cast<WeirHandle *>(weir_call_allocate(ctx, 0, 0, nullptr));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  auto *reader = static_cast<Reader *>(weir_call_resource_named(
      ctx, &readerKind, weir_call_attr_string(ctx, "container"), name, out));
  if (!reader) {
    return WEIR_CALL_FAILED;
  }
  bool agrees;
  {
    LockGuard guard(reader->data);
    if (!reader->isOpened) {
      reader->isOpened = true;
      reader->shape = shape;
      snprintf(reader->name, sizeof reader->name, "%.*s",
               name.size > 100 ? 100 : int(name.size), name.data);
    }
    agrees = reader->shape == shape;
  }
  if (!agrees) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Shared reader '%.*s' is of another kind, or has "
                          "other attributes, than requested; give one of them "
                          "another shared_name",
                          name.size > 100 ? 100 : int(name.size), name.data);
  }
  return WEIR_CALL_OK;
}

// The reader behind input 0. Fails and returns null where there is none.
static Reader *readerOf(WeirCallContext *ctx) {
  auto *reader =
      static_cast<Reader *>(weir_call_resource(ctx, 0, &readerKind, 0));
  if (!reader || !reader->isOpened) {
    weir_call_fail(ctx, WEIR_NOT_FOUND, "Resource %s does not exist.",
                   weir_call_resource_name(ctx, 0));
    return nullptr;
  }
  return reader;
}

static WeirCallStatus read(WeirCallContext *ctx, bool isBatch) {
  Reader *reader = readerOf(ctx);
  if (!reader) {
    return WEIR_CALL_FAILED;
  }
  auto *queue = static_cast<Queue *>(weir_call_resource(ctx, 1, &queueKind, 0));
  if (!queue || !queue->opened) {
    return weir_call_fail(ctx, WEIR_NOT_FOUND, "Resource %s does not exist.",
                          weir_call_resource_name(ctx, 1));
  }
  int64_t wanted = 1;
  if (isBatch) {
    const WeirView &view = *weir_call_input(ctx, 2);
    wanted = countOf(view) == 1 ? *dataOf<int64_t>(view) : -1;
  }
  if (wanted < 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "num_records must be a number >= 0, got %lld",
                          (long long)wanted);
  }
  auto *call = create<ReadCall>();
  call->ctx = ctx;
  call->queue = queue;
  call->wanted = wanted;
  call->isBatch = isBatch;
  return reader->read(call);
}

template <typename F>
static WeirCallStatus giveNumber(WeirCallContext *ctx, F number) {
  Reader *reader = readerOf(ctx);
  auto *out =
      reader ? static_cast<int64_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
             : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(reader->data);
  *out = number(reader->place());
  return WEIR_CALL_OK;
}

static WeirCallStatus reset(WeirCallContext *ctx) {
  Reader *reader = readerOf(ctx);
  if (!reader) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(reader->data);
  reader->reset();
  return WEIR_CALL_OK;
}

// The readers whose state is their base's: TensorFlow writes no others.
static bool hasState(const Reader &reader) {
  return reader.shape.kind == ReaderKind::WholeFile ||
         reader.shape.kind == ReaderKind::Identity;
}

static WeirCallStatus serialize(WeirCallContext *ctx) {
  Reader *reader = readerOf(ctx);
  if (!reader) {
    return WEIR_CALL_FAILED;
  }
  if (!hasState(*reader)) {
    return weir_call_fail(ctx, WEIR_UNIMPLEMENTED, "Reader SerializeState");
  }
  auto *out = static_cast<WeirString *>(weir_call_allocate(ctx, 0, 0, nullptr));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  Bytes text;
  {
    LockGuard guard(reader->data);
    ReaderPlace place = reader->place();
    WireWriter wire(text);
    wire.number(1, place.workStarted);
    wire.number(2, place.workFinished);
    wire.number(3, place.produced);
    WeirBytes work = reader->currentWork();
    if (work.size) {
      wire.bytes(4, work.data, work.size);
    }
  }
  if (!weir_string_set(ctx, out, text.data(), text.size())) {
    return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                          "OOM when allocating %zu bytes", text.size());
  }
  return WEIR_CALL_OK;
}

// A ReaderBaseState; false: it is none.
static bool parseState(WeirBytes bytes, ReaderPlace &place, WeirBytes &work) {
  WireReader wire(bytes.data, bytes.size);
  while (!wire.done()) {
    uint32_t number, kind;
    WeirBytes value;
    size_t size;
    if (!wire.field(number, kind, value.data, size)) {
      return false;
    }
    value.size = size;
    if (number == 4 && kind == 2) {
      work = value;
    } else if (number >= 1 && number <= 3 && kind == 0) {
      uint64_t count = 0;
      WireReader(value.data, size).varint(count);
      (number == 1   ? place.workStarted
       : number == 2 ? place.workFinished
                     : place.produced) = int64_t(count);
    }
  }
  return true;
}

// Reads a state and checks it.
static WeirCallStatus checkState(WeirCallContext *ctx, Reader &reader,
                                 WeirBytes state, ReaderPlace &place,
                                 WeirBytes &work) {
  if (!hasState(reader)) {
    return weir_call_fail(ctx, WEIR_UNIMPLEMENTED, "Reader RestoreState");
  }
  const char *kind = nameOf(reader.shape.kind);
  if (!parseState(state, place, work)) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Could not parse state for %s '%s'", kind,
                          reader.name);
  }
  bool isNegative =
      place.workStarted < 0 || place.workFinished < 0 || place.produced < 0;
  if (isNegative || place.workStarted > place.workFinished) {
    return weir_call_fail(
        ctx, WEIR_INVALID_ARGUMENT,
        "%s when restoring in %s '%s': work_started: %lld, work_finished: "
        "%lld, num_records_produced: %lld",
        isNegative ? "Unexpected negative value"
                   : "Inconsistent work started vs. finished",
        kind, reader.name, (long long)place.workStarted,
        (long long)place.workFinished, (long long)place.produced);
  }
  return WEIR_CALL_OK;
}

static WeirCallStatus restore(WeirCallContext *ctx) {
  Reader *reader = readerOf(ctx);
  if (!reader) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &view = *weir_call_input(ctx, 1);
  if (view.rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Reader state must be scalar, but had shape: %s",
                          ShapeText(view).text);
  }
  ReaderPlace place = {};
  WeirBytes work = {"", 0};
  WeirCallStatus status =
      checkState(ctx, *reader, textAt(view, 0), place, work);
  LockGuard guard(reader->data);
  if (status == WEIR_CALL_OK) {
    reader->setPlace(place, work);
  } else {
    reader->reset(); // as TensorFlow does
  }
  return status;
}

WEIR_CALL_AND_V2(TextLineReader, openReader(ctx, ReaderKind::TextLine))
WEIR_CALL_AND_V2(FixedLengthRecordReader,
                 openReader(ctx, ReaderKind::FixedLength))
WEIR_CALL_AND_V2(WholeFileReader, openReader(ctx, ReaderKind::WholeFile))
WEIR_CALL_AND_V2(TFRecordReader, openReader(ctx, ReaderKind::Records))
WEIR_CALL_AND_V2(IdentityReader, openReader(ctx, ReaderKind::Identity))
WEIR_CALL_AND_V2(ReaderRead, read(ctx, /*isBatch=*/false))
WEIR_CALL_AND_V2(ReaderReadUpTo, read(ctx, /*isBatch=*/true))
WEIR_CALL_AND_V2(ReaderNumRecordsProduced,
                 giveNumber(ctx, [](const ReaderPlace &place) {
                   return place.produced;
                 }))
WEIR_CALL_AND_V2(ReaderNumWorkUnitsCompleted,
                 giveNumber(ctx, [](const ReaderPlace &place) {
                   return place.workFinished;
                 }))
WEIR_CALL_AND_V2(ReaderReset, reset(ctx))
WEIR_CALL_AND_V2(ReaderSerializeState, serialize(ctx))
WEIR_CALL_AND_V2(ReaderRestoreState, restore(ctx))
