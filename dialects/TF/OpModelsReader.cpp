//===- OpModelsReader.cpp - readers of files -------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Readers of files (runtime/readers).
#include "dialects/TF/OpModelsString.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

static void registerReaders(OpRegistry &registry) {
  constexpr EffectClass effect = EffectClass::Effectful;
  for (StringRef suffix : {"", "V2"}) {
    auto add = [&](StringRef signature, ArrayRef<StringRef> opTypes) {
      for (StringRef opType : opTypes) {
        addCalls(registry, effect, signature, {(opType + suffix).str()});
      }
    };
    add("-> []", {"TextLineReader", "FixedLengthRecordReader",
                  "WholeFileReader", "TFRecordReader", "IdentityReader"});
    add("_ -> []; []", {"ReaderRead"});
    add("_ -> [+n]; [n]", {"ReaderReadUpTo"});
    add("_ -> []", {"ReaderNumRecordsProduced", "ReaderNumWorkUnitsCompleted",
                    "ReaderSerializeState"});
    add("_ ->", {"ReaderReset", "ReaderRestoreState"});
  }
}

void tf::registerReaderOpModels(OpRegistry &registry) {
  registerReaders(registry);
}
