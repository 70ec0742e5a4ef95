//===- OpModelsState.cpp - variables and other state ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/TF/OpRegistry.h"
#include "dialects/TF/TFDialect.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

void tf::registerStateOpModels(OpRegistry &registry) {}
