//===- Place.cpp - a device for every op ----------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TensorFlow's rules (docs/placement.md has them with examples):
//
// 1. Ops form groups that go to one device each: a handle's maker with all that
//    take the handle, also where it travels through calls, branches and loops;
//    what `weir.class` names; and what stands for one node in several steps.
//    Each group narrows the requests of its members.
// 2. In the order of the program, each op's group goes to the first device that
//    its requests allow. Two kinds of op wait: what reads sizes only goes with
//    the op whose result it measures; what takes no value (constants, and the
//    arguments of steps) with those that use it, if these are on one device.
// 3. Whatever is not told otherwise goes to the first device.
//
// Calls, branches and loops themselves have a device as well (a branch that of
// its predicate, a loop that of its condition), but partition runs them on all
// devices that take part.
//
#include "passes/Placement/Passes.h"
#include "passes/Placement/ProgramPlacer.h"

#define DEBUG_TYPE "weir-place"

namespace weir {
#define GEN_PASS_DEF_PLACEPASS
#include "passes/Placement/Passes.h.inc"
} // namespace weir

using namespace mlir;
using namespace weir;

ArrayAttr weir::getLocalDevices(MLIRContext *context, unsigned count) {
  Builder builder(context);
  SmallVector<Attribute> names;
  for (unsigned i = 0; i < count; ++i) {
    names.push_back(
        builder.getStringAttr(DeviceName::getLocalCpu(int(i)).str()));
  }
  return builder.getArrayAttr(names);
}

void weir::dropDeviceRequests(ProgramOp program) {
  program->removeAttr(groupsAttr);
  program.walk([](Operation *op) {
    op->removeDiscardableAttr(deviceAttr);
    op->removeDiscardableAttr(classAttr);
  });
}

namespace {
struct PlacePass : weir::impl::PlacePassBase<PlacePass> {
  using PlacePassBase::PlacePassBase;
  PlacePass(PlacePassOptions options, PlacementReport *report)
      : PlacePassBase(options), report(report) {}

  LogicalResult place(ProgramOp program, ArrayAttr names) {
    std::vector<DeviceName> devices;
    for (Attribute name : names) {
      auto text = dyn_cast<StringAttr>(name);
      auto device = text ? DeviceName::parse(text) : std::nullopt;
      if (!device) {
        return program.emitError("'devices' holds ")
               << name << "; expected names like '"
               << DeviceName::getLocalCpu(0).str() << "'";
      }
      devices.push_back(*device);
      if (report) {
        report->devices.push_back(device->str());
      }
    }
    if (devices.size() <= 1 && soft) {
      dropDeviceRequests(program);
      return success();
    }
    bool several = devices.size() > 1;
    ProgramPlacer placer(program, std::move(devices), soft);
    if (failed(placer.run())) {
      return failure();
    }
    dropDeviceRequests(program);
    if (several) {
      placer.setAttributes();
      if (report) {
        placer.fillReport(*report);
      }
    }
    return success();
  }

  void runOnOperation() override {
    for (ProgramOp program : getOperation().getOps<ProgramOp>()) {
      auto names = program->getAttrOfType<ArrayAttr>(devicesAttr);
      if (names && failed(place(program, names))) {
        return signalPassFailure();
      }
    }
  }

private:
  PlacementReport *report = nullptr;
};
} // namespace

std::unique_ptr<Pass> weir::createPlacePass(PlacePassOptions options,
                                            PlacementReport *report) {
  return std::make_unique<PlacePass>(options, report);
}
