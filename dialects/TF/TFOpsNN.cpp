//===- TFOpsNN.cpp - registration of the nn ops ---------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/ArrayUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

void tf::registerNNOps(TFDialect &dialect) {
  registerNNCoreOps(dialect);
  registerConvOps(dialect);
  registerPoolOps(dialect);
  registerVolumeOps(dialect);
}
