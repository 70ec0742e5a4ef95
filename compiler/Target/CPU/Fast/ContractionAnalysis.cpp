//===- ContractionAnalysis.cpp - which loops are rows, which columns ------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The essay is in ContractionSchedule.cpp, points 1 and 2.
#include "compiler/Target/CPU/Fast/ContractionEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace weir;
using namespace weir::cpu;

/// Columns of a panel of a packed constant: a multiple of every level's vector.
static constexpr int64_t kPackedPanel = 32;

ContractionEmitter::Kind ContractionEmitter::kindOf(unsigned dim) const {
  if (nest.reduction[dim]) {
    return Kind::Reduction;
  }
  bool inLeft = !left->strides[dim].is(0), inRight = !right->strides[dim].is(0);
  if (inLeft && inRight) {
    return Kind::Batch;
  }
  return inRight ? Kind::Columns : Kind::Rows;
}

/// Whether the payload is out + a * b on the element type of all operands.
bool ContractionEmitter::matchPayload() {
  if (nest.inputs.size() != 2 || nest.inits.size() != 1 ||
      nest.inputs[0].splat || nest.inputs[1].splat) {
    return false;
  }
  Block &body = *nest.body;
  auto add = body.getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!add) {
    return false;
  }
  Value accumulator = body.getArgument(2);
  Value product = add.getLhs() == accumulator ? add.getRhs() : add.getLhs();
  auto mul = product.getDefiningOp<arith::MulFOp>();
  if (!mul || (add.getLhs() != accumulator && add.getRhs() != accumulator)) {
    return false;
  }
  Value a = body.getArgument(0), b = body.getArgument(1);
  bool operands = (mul.getLhs() == a && mul.getRhs() == b) ||
                  (mul.getLhs() == b && mul.getRhs() == a);
  element = accumulator.getType();
  return operands && a.getType() == element && b.getType() == element &&
         (element.isF32() || element.isF64());
}

/// Whether `operand`, with columns along loop `column`, may be read in packed
/// form: it is a constant, a dense matrix of reduction steps times columns (or
/// its transpose), and large enough for packing to pay. Sets nest.packed.
bool ContractionEmitter::tryPacking(unsigned column, const Access *operand) {
  unsigned input = operand - nest.inputs.data();
  if (input >= nest.constantArguments.size() ||
      nest.constantArguments[input] < 0 || operand->place.offset ||
      operand->constantOffset || !nest.sizes[column].isConstant()) {
    return false;
  }
  int64_t columns = nest.sizes[column].constant(), rows = 1;
  bool transposed = !operand->strides[column].is(1);
  for (unsigned d : nest.liveDims()) {
    const Extent &stride = operand->strides[d];
    if (d == column) {
      continue;
    }
    if (!nest.reduction[d] ? !stride.is(0) : !nest.sizes[d].isConstant()) {
      return false;
    }
    if (nest.reduction[d]) {
      rows *= nest.sizes[d].constant();
    }
  }
  int64_t elements = 1;
  for (const Extent &size : operand->place.sizes) {
    elements *= size.isConstant() ? size.constant() : -1;
  }
  if (elements != rows * columns) {
    return false;
  }
  // Steps of the reduction are whole rows (or elements of a column).
  int64_t unit = transposed ? 1 : columns;
  if (transposed && !operand->strides[column].is(rows)) {
    return false;
  }
  for (unsigned d : nest.liveDims()) {
    if (nest.reduction[d] && (!operand->strides[d].isConstant() ||
                              operand->strides[d].constant() % unit)) {
      return false;
    }
  }
  unsigned bytes = element.getIntOrFloatBitWidth() / 8;
  if (!transposed && (columns < 64 || elements * bytes < 32 * 1024)) {
    return false;
  }
  PackedOperand packed;
  packed.argument = nest.constantArguments[input];
  packed.rows = rows;
  packed.columns = columns;
  packed.transposed = transposed;
  packed.panel = kPackedPanel;
  packed.elementBytes = bytes;
  nest.packed = packed;
  return true;
}

bool ContractionEmitter::classify(std::string &why) {
  if (!matchPayload()) {
    why = "it is no multiply-add of f32 or f64";
    return false;
  }
  for (Access *access : nest.accesses()) {
    if (!access->isLinear()) {
      why = "an operand's map is not linear";
      return false;
    }
  }
  left = &nest.inputs[0];
  right = &nest.inputs[1];
  nest.mergeDims(
      [&](unsigned i, unsigned j) { return kindOf(i) == kindOf(j); });
  // Columns: stride 1 in results and in one operand, absent from the other.
  auto contiguous = [&](unsigned d) {
    return llvm::all_of(nest.outputs, [&](const Access &output) {
      return output.strides[d].is(1);
    });
  };
  for (unsigned d : nest.liveDims()) {
    if (nest.reduction[d] || !contiguous(d)) {
      continue;
    }
    if (kindOf(d) == Kind::Rows && left->strides[d].is(1)) {
      std::swap(left, right);
    }
    if (kindOf(d) == Kind::Rows && tryPacking(d, left)) {
      std::swap(left, right);
    }
    if (kindOf(d) == Kind::Columns &&
        (tryPacking(d, right) || right->strides[d].is(1))) {
      columnDim = d;
      break;
    }
  }
  if (!columnDim) {
    why = "no dimension has stride 1 in both the result and an operand";
    return false;
  }
  // Epilogue operands must be vectors or scalars along the columns.
  for (const Access &input : nest.epilogue.inputs) {
    if (input.place.base && !input.splat && !input.strides[*columnDim].is(0) &&
        !input.strides[*columnDim].is(1)) {
      why = "an operand of the fused op is strided along the columns";
      return false;
    }
  }
  if (nest.epilogue.body && !isVectorizablePayload(*nest.epilogue.body)) {
    why = "the fused op has no vector form";
    return false;
  }
  // Rows: the loop of that kind that is longest for sure, inner ones first. A
  // loop of unknown length (the batch) only if no other is worth a tile.
  for (unsigned d : nest.liveDims()) {
    if (kindOf(d) == Kind::Rows) {
      auto length = [&](unsigned dim) {
        int64_t factor = nest.sizes[dim].constantFactor();
        return !nest.sizes[dim].isConstant() && factor < 4 ? 4 : factor;
      };
      if (!rowDim || length(d) >= length(*rowDim)) {
        rowDim = d;
      }
    }
  }
  for (unsigned d : nest.liveDims()) {
    if (nest.reduction[d]) {
      reductionDims.push_back(d);
    } else if (d != columnDim && d != rowDim) {
      outerDims.push_back(d);
    }
  }
  return true;
}
