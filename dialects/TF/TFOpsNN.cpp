//===- TFOpsNN.cpp - nn ops of the tf dialect ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/TFDialect.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

void tf::registerNNOps(TFDialect &dialect) {}
