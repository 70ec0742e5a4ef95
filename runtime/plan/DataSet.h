// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan's `data`: columns of equal length, read in batches of rows, in order
// or shuffled anew in each pass. For the plan's one thread.
#ifndef WEIR_RUNTIME_PLAN_DATASET_H
#define WEIR_RUNTIME_PLAN_DATASET_H

#include "runtime/main/HostTensor.h"
#include "runtime/plan/PlanBinding.h"

namespace weir {

class DataSet {
public:
  ~DataSet();

  /// Reads the files. INVALID_ARGUMENT and such, with the place in the plan.
  Status open(const PlanBinding &binding, uint32_t data, weir_runtime *runtime);
  /// Whether rows of the column (of all columns) can be fed to the port.
  Status checkFeed(uint32_t column, const PlanPort &port,
                   WeirPlanPlace place) const;
  /// Goes on to the next batch. False: the data has ended.
  bool advance();
  /// Where it is: the pass, and the next row in it, of so many.
  struct Position {
    int64_t pass, row, rows;
  };
  Position where() const { return {pass, position, numRows}; }
  /// Goes there. False: there is no such place; nothing is changed then.
  bool goTo(const Position &there, bool onlyCheck = false);
  /// The batch's rows of the column, in the port's type and shape.
  Status fill(uint32_t column, const PlanPort &port, WeirPlanPlace place,
              HostTensor &tensor) const;

private:
  Status openColumn(const PlanBinding &binding, uint32_t column);
  void beginPass();
  /// The shape of a batch as the port wants it; false: it does not fit.
  bool shapeFor(const HostTensor &file, const PlanPort &port, int64_t count,
                int32_t &rank, int64_t *dims) const;

  const PlanBinding *binding = nullptr;
  const WeirPlanData *data = nullptr;
  weir_runtime *runtime = nullptr;
  HostTensor *columns = nullptr; ///< by column of this data
  int64_t firstRow = 0;          ///< those skipped
  int64_t numRows = 0;           ///< in a pass
  int64_t batch = 0;
  int64_t passes = 0; ///< 0: for ever
  int64_t pass = 0;
  int64_t position = 0; ///< the next row in the pass
  int64_t begin = 0;    ///< the current batch
  int64_t size = 0;
  Table<int64_t> order; ///< shuffled rows; empty: in order
};

} // namespace weir

#endif
