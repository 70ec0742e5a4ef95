//===- GradientModelsGeneric.cpp - derivatives of state and lists ---------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A variable's gradient is that of what is read from it: the handle stands for
// its value. The gradient of a list is a list of its items' gradients.
//
#include "dialects/TF/GradientModels.h"
#include "dialects/TF/OpModels.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace weir;
using namespace weir::tf;

using Result = FailureOr<Values>;
using E = GradientEmitter;

static Result gradRead(E &e) {
  Values grads = e.none();
  grads[0] = e.g();
  return grads;
}

static Result gradResourceGather(E &e) {
  Values grads = e.none();
  Value handle = e.x(0);
  Value shape =
      e.emitGeneric("VariableShape", handle, e.builder.getI32Type())[0];
  Value rows = e.firstElement(shape);
  grads[0] = e.emit("UnsortedSegmentSum", {e.g(), e.x(1), rows});
  return grads;
}

static Result gradResourceGatherNd(E &e) {
  Values grads = e.none();
  Type index = getElementTypeOrSelf(e.x(1).getType());
  Value shape = e.emitGeneric(
      "VariableShape", e.x(0), index,
      e.builder.getNamedAttr("out_type", TypeAttr::get(index)))[0];
  grads[0] = e.emit("ScatterNd", {e.x(1), e.g(), shape},
                    getElementTypeOrSelf(e.g().getType()));
  return grads;
}

static NamedAttribute elementType(E &e, Type type) {
  return e.builder.getNamedAttr("element_dtype", TypeAttr::get(type));
}

static Type getItemType(E &e) {
  auto attrs = cast<GenericOp>(e.op).getAttrs();
  auto type = attrs.getAs<TypeAttr>("element_dtype");
  return type ? type.getValue() : e.builder.getF32Type();
}

static Type getListType(E &e) { return VariantType::get(e.op->getContext()); }

static Value emptyList(E &e) {
  return e.emitGeneric("EmptyTensorList", {e.intScalar(-1), e.intScalar(-1)},
                       getListType(e), elementType(e, getItemType(e)))[0];
}

/// PushBack(list, item): pop the item's gradient.
static Result gradPushBack(E &e) {
  Type item = getItemType(e);
  return e.emitGeneric("TensorListPopBack", {e.g(), e.intScalar(-1)},
                       {getListType(e), item}, elementType(e, item));
}

/// (list, item) = PopBack(list): push the item's gradient back.
static Result gradPopBack(E &e) {
  Values grads = e.none();
  Value list = e.g(0) ? e.g(0) : emptyList(e);
  Value item = e.g(1) ? e.g(1) : e.emit("ZerosLike", e.y(1));
  grads[0] = e.emitGeneric("TensorListPushBack", {list, item}, getListType(e),
                           elementType(e, getItemType(e)))[0];
  return grads;
}

static Result gradFromTensor(E &e) {
  Values grads = e.none();
  Type item = getItemType(e);
  Value shape =
      e.emitGeneric("TensorListElementShape", e.y(), e.builder.getI32Type())[0];
  grads[0] =
      e.emitGeneric("TensorListStack", {e.g(), shape}, item,
                    {elementType(e, item), e.integer("num_elements", -1)})[0];
  return grads;
}

static Result gradStack(E &e) {
  Values grads = e.none();
  grads[0] = e.emitGeneric("TensorListFromTensor", {e.g(), e.x(1)},
                           getListType(e), elementType(e, getItemType(e)))[0];
  return grads;
}

/// A list as long as `like`, every item unset: zeros.
static Value zeroList(E &e, Value like) {
  Value length =
      e.emitGeneric("TensorListLength", like, e.builder.getI32Type())[0];
  Value shape =
      e.emitGeneric("TensorListElementShape", like, e.builder.getI32Type())[0];
  return e.emitGeneric("TensorListReserve", {shape, length}, getListType(e),
                       elementType(e, getItemType(e)))[0];
}

static Result gradGetItem(E &e) {
  Values grads = e.none();
  grads[0] =
      e.emitGeneric("TensorListSetItem", {zeroList(e, e.x(0)), e.x(1), e.g()},
                    getListType(e), elementType(e, getItemType(e)))[0];
  return grads;
}

static Result gradSetItem(E &e) {
  Values grads = e.none();
  Type item = getItemType(e);
  Value shape = e.emit("Shape", e.x(2), e.builder.getI32Type());
  grads[0] = e.emitGeneric("TensorListSetItem",
                           {e.g(), e.x(1), e.emit("ZerosLike", e.x(2))},
                           getListType(e), elementType(e, item))[0];
  auto op = cast<GenericOp>(e.op);
  if (getBoolAttr(op, "resize_if_index_out_of_bounds", false)) {
    Value length =
        e.emitGeneric("TensorListLength", e.x(0), e.builder.getI32Type())[0];
    grads[0] = e.emitGeneric("TensorListResize", {grads[0], length},
                             getListType(e), {})[0];
  }
  grads[2] = e.emitGeneric("TensorListGetItem", {e.g(), e.x(1), shape}, item,
                           elementType(e, item))[0];
  return grads;
}

static Result gradListGather(E &e) {
  Values grads = e.none();
  Type index = e.builder.getI32Type();
  Value shape = e.emitGeneric("TensorListElementShape", e.x(0), index)[0];
  Value length = e.emitGeneric("TensorListLength", e.x(0), index)[0];
  grads[0] =
      e.emitGeneric("TensorListScatterV2", {e.g(), e.x(1), shape, length},
                    getListType(e), elementType(e, getItemType(e)))[0];
  return grads;
}

/// The shape of a tensor's items.
static Value itemShape(E &e, Value tensor) {
  return e.emit(
      "StridedSlice",
      {e.shapeOf(tensor), e.intVector({1}), e.intVector({0}), e.intVector({1})},
      {e.integer("end_mask", 1)});
}

static Value gatherItems(E &e, Value list, Value tensor, Value indices) {
  Type item = getElementTypeOrSelf(tensor.getType());
  return e.emitGeneric("TensorListGather",
                       {list, indices, itemShape(e, tensor)}, item,
                       elementType(e, item))[0];
}

static Result gradListScatter(E &e) {
  Values grads = e.none();
  grads[0] = gatherItems(e, e.g(), e.x(0), e.x(1));
  return grads;
}

static Result gradListScatterInto(E &e) {
  Values grads = e.none();
  Value zeros = e.emit("ZerosLike", e.x(1));
  grads[0] =
      e.emitGeneric("TensorListScatterIntoExistingList", {e.g(), zeros, e.x(2)},
                    getListType(e),
                    elementType(e, getElementTypeOrSelf(e.x(1).getType())))[0];
  grads[1] = gatherItems(e, e.g(), e.x(1), e.x(2));
  return grads;
}

static Result gradListConcat(E &e) {
  Values grads = e.none();
  if (e.g(0)) {
    Value shape = e.emitGeneric("TensorListElementShape", e.x(0),
                                e.builder.getI32Type())[0];
    grads[0] = e.emitGeneric("TensorListSplit", {e.g(0), shape, e.y(1)},
                             getListType(e), elementType(e, getItemType(e)))[0];
  }
  return grads;
}

static Result gradListSplit(E &e) {
  Values grads = e.none();
  Type item = getElementTypeOrSelf(e.x(0).getType());
  Type length = e.builder.getI64Type();
  auto none = RankedTensorType::get({0}, length);
  Value leading =
      ConstOp::create(e.builder, e.op->getLoc(), none,
                      DenseElementsAttr::get(none, ArrayRef<int64_t>()));
  grads[0] = e.emitGeneric("TensorListConcatV2", {e.g(), e.x(1), leading},
                           {item, length}, elementType(e, item))[0];
  return grads;
}

static Result gradListResize(E &e) {
  Values grads = e.none();
  Value length =
      e.emitGeneric("TensorListLength", e.x(0), e.builder.getI32Type())[0];
  grads[0] =
      e.emitGeneric("TensorListResize", {e.g(), length}, getListType(e))[0];
  return grads;
}

//===----------------------------------------------------------------------===//
// TensorArrays: an array has an array of gradients, found by its handle and
// `source`. The gradient of a flow is a flow, which orders what is read after
// what is written.
//===----------------------------------------------------------------------===//

/// (handle, flow) of the gradient array of `handle`, once `flow` is there. The
/// source is set when the whole gradient has been made: see ExpandGradients.
static Values gradientArray(E &e, Value handle, Value flow) {
  Type types[] = {ResourceType::get(e.op->getContext()),
                  e.builder.getF32Type()};
  return e.emitGeneric(
      "TensorArrayGradV3", {handle, flow}, types,
      e.builder.getNamedAttr("source", e.builder.getStringAttr("")));
}

static NamedAttribute itemType(E &e, Type type) {
  return e.builder.getNamedAttr("dtype", TypeAttr::get(type));
}

/// Reading (one or several) writes its gradient; the forward flow says that the
/// array has its size.
template <bool several> static Result gradArrayRead(E &e) {
  Values grads = e.none();
  Values array = gradientArray(e, e.x(0), e.x(2));
  grads[2] = e.emitGeneric(
      several ? "TensorArrayScatterV3" : "TensorArrayWriteV3",
      {array[0], e.x(1), e.g(), array[1]}, e.builder.getF32Type())[0];
  return grads;
}

/// Writing reads its gradient; the flow's gradient says that it has been
/// written. Its shape is the value's, which the array need not know.
template <bool several> static Result gradArrayWrite(E &e) {
  Values grads = e.none();
  Values array = gradientArray(e, e.x(0), e.g());
  Type item = getElementTypeOrSelf(e.x(2).getType());
  Value read =
      e.emitGeneric(several ? "TensorArrayGatherV3" : "TensorArrayReadV3",
                    {array[0], e.x(1), array[1]}, item, itemType(e, item))[0];
  grads[2] = e.reshapeLike(read, e.x(2));
  grads[3] = e.g();
  return grads;
}

static Result gradArrayConcat(E &e) {
  Values grads = e.none();
  if (e.g(0)) {
    Values array = gradientArray(e, e.x(0), e.x(1));
    grads[1] = e.emitGeneric("TensorArraySplitV3",
                             {array[0], e.g(0), e.y(1), array[1]},
                             e.builder.getF32Type())[0];
  }
  return grads;
}

static Result gradArraySplit(E &e) {
  Values grads = e.none();
  Values array = gradientArray(e, e.x(0), e.g());
  Type item = getElementTypeOrSelf(e.x(1).getType());
  Value joined =
      e.emitGeneric("TensorArrayConcatV3", {array[0], array[1]},
                    {item, e.builder.getI64Type()}, itemType(e, item))[0];
  // What was written behind the split ones is not the split value's.
  Value shape = e.shapeOf(e.x(1));
  Value rows = e.emit(
      "Reshape",
      {joined, e.emit("ConcatV2", {e.intVector({-1}), itemShape(e, e.x(1)),
                                   e.intScalar(0)})});
  grads[1] = e.emit("Slice", {rows, e.emit("ZerosLike", shape), shape});
  grads[3] = e.g();
  return grads;
}

/// DynamicStitch(indices..., data...): each part gathers what it gave.
static Result gradStitch(E &e) {
  Values grads = e.none();
  unsigned count = grads.size() / 2;
  for (unsigned i = 0; i < count; ++i) {
    grads[count + i] = e.emit("GatherV2", {e.g(), e.x(i), e.intScalar(0)});
  }
  return grads;
}

/// DynamicPartition(data, partitions): stitch the parts' gradients where their
/// rows came from.
static Result gradPartition(E &e) {
  Values grads = e.none();
  auto generic = cast<GenericOp>(e.op);
  unsigned count = generic.getOutputs().size();
  Type index = e.builder.getI32Type();
  Value ids = e.emit("Reshape", {e.x(1), e.intVector({-1})});
  Value size = e.emit("Size", e.x(1), index);
  Value positions = e.emit("Range", {e.intScalar(0), size, e.intScalar(1)});
  SmallVector<Type> types(count, index);
  Values operands = e.emitGeneric("DynamicPartition", {positions, ids}, types,
                                  e.integer("num_partitions", count));
  for (unsigned i = 0; i < count; ++i) {
    operands.push_back(e.g(i) ? e.g(i) : e.emit("ZerosLike", e.y(i)));
  }
  Value rows = e.emitGeneric("DynamicStitch", operands,
                             getElementTypeOrSelf(e.x(0).getType()))[0];
  grads[0] = e.reshapeLike(rows, e.x(0));
  return grads;
}

/// Top-k and other selections give their gradient to what was selected.
static Result gradTopK(E &e) {
  Values grads = e.none();
  if (!e.g(0)) {
    return grads;
  }
  Type index = e.builder.getI32Type();
  Value last =
      e.emit("StridedSlice",
             {e.shapeOf(e.x(0)), e.intVector({-1}), e.intVector({0}),
              e.intVector({1})},
             {e.integer("shrink_axis_mask", 1), e.integer("end_mask", 1)});
  Value width =
      e.emit("StridedSlice",
             {e.shapeOf(e.y(1)), e.intVector({-1}), e.intVector({0}),
              e.intVector({1})},
             {e.integer("shrink_axis_mask", 1), e.integer("end_mask", 1)});
  Value ids =
      e.emit("Reshape", {e.y(1), e.emit("Pack", {e.intScalar(-1), width})});
  Value rows = e.firstElement(e.shapeOf(ids));
  Value starts = e.mul(
      e.emit("Range", {e.intScalar(0), rows, e.intScalar(1)}, index), last);
  Value flat = e.emit(
      "Reshape", {e.add(ids, e.emit("ExpandDims", {starts, e.intScalar(-1)})),
                  e.intVector({-1})});
  Value values = e.emit("Reshape", {e.g(0), e.intVector({-1})});
  Value size = e.emit("Size", e.x(0), index);
  grads[0] =
      e.reshapeLike(e.emit("UnsortedSegmentSum", {values, flat, size}), e.x(0));
  return grads;
}

void tf::attachGenericGradients(OpRegistry &registry) {
  attachSparseGradients(registry);
  attachResampleGradients(registry);
  attachCallGradients(registry);
  setGenericGradient(registry, "ReadVariableOp", gradRead, true);
  setGenericGradient(registry, "ReadRef", gradRead, true);
  setGenericGradient(registry, "ResourceGather", gradResourceGather, true);
  setGenericGradient(registry, "ResourceGatherNd", gradResourceGatherNd, true);
  setGenericGradient(registry, "TopK", gradTopK);
  setGenericGradient(registry, "TensorListScatter", gradListScatter);
  setGenericGradient(registry, "TensorListConcat", gradListConcat);
  setGenericGradient(registry, "TensorListPushBack", gradPushBack);
  setGenericGradient(registry, "TensorListPopBack", gradPopBack);
  setGenericGradient(registry, "TensorListFromTensor", gradFromTensor);
  setGenericGradient(registry, "TensorListStack", gradStack);
  setGenericGradient(registry, "TensorListGetItem", gradGetItem);
  setGenericGradient(registry, "TensorListSetItem", gradSetItem);
  setGenericGradient(registry, "TensorListGather", gradListGather);
  setGenericGradient(registry, "TensorListScatterV2", gradListScatter);
  setGenericGradient(registry, "TensorListScatterIntoExistingList",
                     gradListScatterInto);
  setGenericGradient(registry, "TensorListConcatV2", gradListConcat);
  setGenericGradient(registry, "TensorListSplit", gradListSplit);
  setGenericGradient(registry, "TensorListResize", gradListResize);
  setGenericGradient(registry, "TensorArrayReadV3", gradArrayRead<false>);
  setGenericGradient(registry, "TensorArrayGatherV3", gradArrayRead<true>);
  setGenericGradient(registry, "TensorArrayWriteV3", gradArrayWrite<false>);
  setGenericGradient(registry, "TensorArrayScatterV3", gradArrayWrite<true>);
  setGenericGradient(registry, "TensorArrayConcatV3", gradArrayConcat);
  setGenericGradient(registry, "TensorArraySplitV3", gradArraySplit);
  setGenericGradient(registry, "DynamicStitch", gradStitch);
  setGenericGradient(registry, "ParallelDynamicStitch", gradStitch);
  setGenericGradient(registry, "DynamicPartition", gradPartition);
  setGenericGradient(registry, "TopKV2", gradTopK);
}
