// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shuffling is Fisher's and Yates's with numbers of SplitMix64, whose state
// begins with the seed and the number of the pass.
#include "runtime/plan/DataSet.h"
#include "runtime/plan/DataFile.h"
#include "runtime/tensor/Value.h"

using namespace weir;

DataSet::~DataSet() {
  for (uint32_t i = 0; columns && i < data->numColumns; ++i) {
    columns[i].~HostTensor();
  }
  free(columns);
}

Status DataSet::openColumn(const PlanBinding &binding, uint32_t column) {
  PlanView plan = binding.view();
  const WeirPlanColumn &row = plan.column(data->firstColumn + column);
  HostTensor &file = columns[column];
  Vector<char> path;
  if (Status s = binding.expand(row.path, row.place, path); !s.ok()) {
    return s;
  }
  if (Status s = readDataFile(path.data(), runtime, file); !s.ok()) {
    return plan.error(s.code(), row.place, "%s", s.message());
  }
  if (file.view.rank == 0) {
    return plan.error(WEIR_INVALID_ARGUMENT, row.place,
                      "\"%s\" is a scalar, it has no rows", path.data());
  }
  if (column > 0 && file.view.dims[0] != columns[0].view.dims[0]) {
    return plan.error(WEIR_INVALID_ARGUMENT, row.place,
                      "\"%s\" has %lld rows, column %s has %lld", path.data(),
                      (long long)file.view.dims[0],
                      plan.text(plan.column(data->firstColumn).name),
                      (long long)columns[0].view.dims[0]);
  }
  if (row.dtype && !(isNumber(row.dtype) && isNumber(file.view.dtype)) &&
      row.dtype != file.view.dtype) {
    return plan.error(WEIR_INVALID_ARGUMENT, row.place,
                      "\"%s\" has type %s, which cannot be made %s",
                      path.data(), weir_dtype_name(file.view.dtype),
                      weir_dtype_name(row.dtype));
  }
  return Status();
}

Status DataSet::open(const PlanBinding &theBinding, uint32_t index,
                     weir_runtime *theRuntime) {
  binding = &theBinding;
  runtime = theRuntime;
  PlanView plan = binding->view();
  data = &plan.data(index);
  columns = static_cast<HostTensor *>(
      allocateZeroed(data->numColumns * sizeof(HostTensor)));
  for (uint32_t i = 0; i < data->numColumns; ++i) {
    new (&columns[i]) HostTensor();
  }
  for (uint32_t i = 0; i < data->numColumns; ++i) {
    if (Status s = openColumn(*binding, i); !s.ok()) {
      return s;
    }
  }
  int64_t all = columns[0].view.dims[0];
  auto whole = [&](const WeirPlanNumber &number) {
    return int64_t(binding->number(number));
  };
  firstRow = whole(data->skip);
  numRows = all - firstRow;
  int64_t take = whole(data->take);
  numRows = take && take < numRows ? take : numRows;
  batch = whole(data->batch);
  batch = batch ? batch : numRows;
  passes = whole(data->repeat);
  bool drop = data->flags & WEIR_PLAN_DROP_REMAINDER;
  if (numRows <= 0 || (drop && batch > numRows)) {
    return plan.error(WEIR_INVALID_ARGUMENT, data->place,
                      "data %s has no batch: its files have %lld rows, %lld "
                      "are skipped, a batch has %lld",
                      plan.text(data->name), (long long)all,
                      (long long)firstRow, (long long)batch);
  }
  if (data->flags & WEIR_PLAN_SHUFFLE) {
    order.reset(size_t(numRows));
  }
  beginPass();
  return Status();
}

void DataSet::beginPass() {
  position = 0;
  if (order.size() == 0) {
    return;
  }
  auto state = uint64_t(binding->number(data->seed)) +
               uint64_t(pass) * 0xd1342543de82ef95u;
  auto next = [&] {
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
  };
  for (int64_t i = 0; i < numRows; ++i) {
    order[size_t(i)] = i;
  }
  for (int64_t i = numRows; i > 1; --i) {
    auto j = size_t(static_cast<unsigned __int128>(next()) * uint64_t(i) >> 64);
    int64_t other = order[j];
    order[j] = order[size_t(i - 1)];
    order[size_t(i - 1)] = other;
  }
}

bool DataSet::advance() {
  int64_t left = numRows - position;
  bool drop = data->flags & WEIR_PLAN_DROP_REMAINDER;
  if (left == 0 || (drop && left < batch)) {
    if (passes && pass + 1 >= passes) {
      return false;
    }
    ++pass;
    beginPass();
    left = numRows;
  }
  begin = position;
  size = left < batch ? left : batch;
  position += size;
  return true;
}

bool DataSet::goTo(const Position &there, bool onlyCheck) {
  if (there.rows != numRows || there.row < 0 || there.row > numRows ||
      there.pass < 0 || (passes && there.pass >= passes)) {
    return false;
  }
  if (!onlyCheck) {
    pass = there.pass;
    beginPass();
    position = there.row;
  }
  return true;
}

bool DataSet::shapeFor(const HostTensor &file, const PlanPort &port,
                       int64_t count, int32_t &rank, int64_t *dims) const {
  const weir_tensor &view = file.view;
  dims[0] = count;
  int64_t elements = 1, known = 1;
  bool open = port.rank < 0;
  for (int32_t d = 1; d < view.rank; ++d) {
    elements *= view.dims[d];
  }
  for (int32_t d = 1; d < port.rank; ++d) {
    open |= port.dims[d] < 0;
    known *= port.dims[d];
  }
  if (port.rank == 0 ||
      (port.rank > 0 && port.dims[0] >= 0 && port.dims[0] != count)) {
    return false;
  }
  if (!open) { // a row of as many elements takes the port's shape
    rank = port.rank;
    for (int32_t d = 1; d < rank; ++d) {
      dims[d] = port.dims[d];
    }
    return known == elements;
  }
  rank = view.rank;
  for (int32_t d = 1; d < rank; ++d) {
    dims[d] = view.dims[d];
  }
  bool fits = port.rank < 0 || port.rank == rank;
  for (int32_t d = 1; fits && d < port.rank; ++d) {
    fits = port.dims[d] < 0 || port.dims[d] == dims[d];
  }
  return fits;
}

Status DataSet::checkFeed(uint32_t column, const PlanPort &port,
                          WeirPlanPlace place) const {
  PlanView plan = binding->view();
  const WeirPlanColumn &row = plan.column(column);
  const HostTensor &file = columns[column - data->firstColumn];
  int32_t type = row.dtype ? row.dtype : file.view.dtype;
  if (!holdsAll(type, port.dtype)) {
    return plan.error(WEIR_INVALID_ARGUMENT, place,
                      "column %s has type %s, feed \"%s\" needs %s; write \"as "
                      "%s\" after the column's file to convert",
                      plan.text(row.name), weir_dtype_name(type), port.name,
                      weir_dtype_name(port.dtype), weir_dtype_name(port.dtype));
  }
  int32_t rank;
  int64_t dims[WEIR_MAX_RANK];
  // Only the last batch of a pass may be smaller.
  bool fits =
      shapeFor(file, port, batch < numRows ? batch : numRows, rank, dims);
  bool drop = data->flags & WEIR_PLAN_DROP_REMAINDER;
  if (fits && numRows % batch != 0 && !drop && port.rank > 0 &&
      port.dims[0] >= 0) {
    return plan.error(WEIR_INVALID_ARGUMENT, place,
                      "feed \"%s\" needs %lld rows, the last batch of data %s "
                      "has %lld; add: drop remainder",
                      port.name, (long long)port.dims[0], plan.text(data->name),
                      (long long)(numRows % batch));
  }
  if (!fits) {
    char got[256], want[256];
    int64_t batchDims[WEIR_MAX_RANK];
    memcpy(batchDims, file.view.dims, sizeof batchDims);
    batchDims[0] = batch;
    formatShape(got, sizeof got, file.view.rank, batchDims);
    formatShape(want, sizeof want, port.rank, port.dims);
    return plan.error(WEIR_INVALID_ARGUMENT, place,
                      "a batch of column %s has shape %s, feed \"%s\" needs %s",
                      plan.text(row.name), got, port.name, want);
  }
  return Status();
}

Status DataSet::fill(uint32_t column, const PlanPort &port, WeirPlanPlace place,
                     HostTensor &tensor) const {
  PlanView plan = binding->view();
  const HostTensor &file = columns[column - data->firstColumn];
  double scale = binding->number(plan.column(column).scale);
  int32_t rank;
  int64_t dims[WEIR_MAX_RANK];
  shapeFor(file, port, size, rank, dims);
  if (Status s = tensor.make(runtime, port.dtype, rank, dims); !s.ok()) {
    return s;
  }
  int64_t elements = size ? elementCount(rank, dims) / size : 0;
  auto *to = static_cast<char *>(tensor.view.data);
  auto *from = static_cast<const char *>(file.view.data);
  int64_t toBytes = elements * weir_dtype_size(port.dtype);
  int64_t fromBytes = elements * weir_dtype_size(file.view.dtype);
  for (int64_t i = 0; i < size; ++i) {
    int64_t at = begin + i;
    int64_t row = firstRow + (order.size() ? order[size_t(at)] : at);
    if (port.dtype == WEIR_DT_STRING) {
      auto *strings =
          reinterpret_cast<const WeirString *>(from + row * fromBytes);
      for (int64_t e = 0; e < elements; ++e) {
        weir_tensor_set_string(runtime, &tensor.view, i * elements + e,
                               strings[e].data, strings[e].size);
      }
      continue;
    }
    double bad = 0;
    if (!convertElements(to + i * toBytes, port.dtype, from + row * fromBytes,
                         file.view.dtype, elements, scale, bad)) {
      return plan.error(WEIR_INVALID_ARGUMENT, place,
                        "row %lld of column %s has the value %g, which %s does "
                        "not hold",
                        (long long)row, plan.text(plan.column(column).name),
                        bad, weir_dtype_name(port.dtype));
    }
  }
  return Status();
}
