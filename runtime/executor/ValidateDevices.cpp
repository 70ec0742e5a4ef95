// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps and edges name devices that there are.
#include "runtime/executor/Validate.h"

using namespace weir;

Status weir::validateDevices(const WeirProgram &program) {
  uint32_t numDevices = program.numDevices ? program.numDevices : 1;
  for (uint32_t i = 0; i < program.numEdges; ++i) {
    const WeirEdge &edge = program.edges[i];
    uint32_t device = edge.from > edge.to ? edge.from : edge.to;
    if (device >= numDevices) {
      return Status::error(WEIR_INTERNAL,
                           "program \"%s\": edge \"%s\" is on device %u, "
                           "expected less than %u",
                           program.name, edge.name, device, numDevices);
    }
    if (edge.rank < -1 || edge.rank > WEIR_MAX_RANK) {
      return Status::error(WEIR_INTERNAL,
                           "program \"%s\": edge \"%s\" has rank %d, expected "
                           "-1 to %d",
                           program.name, edge.name, edge.rank, WEIR_MAX_RANK);
    }
  }
  for (uint32_t i = 0; i < program.numSteps; ++i) {
    if (program.steps[i].device >= numDevices) {
      return Status::error(WEIR_INTERNAL,
                           "program \"%s\": step \"%s\" is on device %u, "
                           "expected less than %u",
                           program.name, program.steps[i].name,
                           program.steps[i].device, numDevices);
    }
  }
  return Status();
}
