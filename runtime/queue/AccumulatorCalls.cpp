// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conditional accumulators as operations: opened by their attributes, given
// gradients, taken from. Those with a handle by reference and those with a
// resource differ in their names only.
#include "runtime/calls/CallUtils.h"
#include "runtime/calls/DefineCall.h"
#include "runtime/calls/StateUtils.h"
#include "runtime/queue/Accumulator.h"
#include <cstdarg>

using namespace weir;

//===-- the resource -----------------------------------------------------===//

static void destroyAccumulator(void *object) {
  auto *accumulator = static_cast<Accumulator *>(object);
  accumulator->dropRestored();
  accumulator->clear();
  accumulator->~Accumulator();
}

static void abortAccumulator(void *object) {
  auto *accumulator = static_cast<Accumulator *>(object);
  Waiter *finished = nullptr;
  accumulator->mutex.lock();
  accumulator->abort(finished);
  accumulator->mutex.unlock();
  deliver(accumulatorRules, finished, nullptr);
}

const WeirResourceKind weir::accumulatorKind = {
    "Accumulator",      sizeof(Accumulator), nullptr,
    destroyAccumulator, abortAccumulator,    snapshotAccumulator,
    restoreAccumulator, adoptAccumulator};

static WaitPoint *findAccumulator(WeirCallContext *ctx) {
  return static_cast<Accumulator *>(
      weir_call_resource(ctx, 0, &accumulatorKind, 0));
}

static Accumulator *accumulatorOf(WeirCallContext *ctx) {
  auto *accumulator = static_cast<Accumulator *>(findAccumulator(ctx));
  if (!accumulator || !accumulator->opened) {
    weir_call_fail(ctx, WEIR_NOT_FOUND, "Resource %s does not exist.",
                   weir_call_resource_name(ctx, 0));
    return nullptr;
  }
  return accumulator;
}

/// What the attributes of the op that opens it say; find(name) gives them.
template <typename F>
static AccumulatorShape readAttributes(bool isSparse, F find) {
  AccumulatorShape result = {};
  result.isSparse = isSparse;
  result.isMean = true;
  result.rank = -1;
  if (const WeirAttr *attr = find("dtype")) {
    result.dtype = *static_cast<const int32_t *>(attr->data);
  }
  if (const WeirAttr *attr = find("reduction_type")) {
    WeirBytes text = *static_cast<const WeirBytes *>(attr->data);
    result.isMean = text.size == 4 && memcmp(text.data, "MEAN", 4) == 0;
  }
  if (const WeirAttr *attr = find("shape")) {
    const WeirShape &given = *static_cast<const WeirShape *>(attr->data);
    result.rank = given.rank;
    for (int32_t d = 0; d < given.rank && d < WEIR_MAX_RANK; ++d) {
      result.dims[d] = given.dims[d];
    }
  }
  return result;
}

bool weir::readDeclaration(const WeirResource &row, AccumulatorShape &shape) {
  size_t length = strlen(row.kind);
  static const char suffix[] = "ConditionalAccumulator";
  if (length < sizeof suffix - 1 ||
      strcmp(row.kind + length - (sizeof suffix - 1), suffix) != 0) {
    return false;
  }
  shape = readAttributes(*row.kind == 'S',
                         [&](const char *name) { return findAttr(row, name); });
  return true;
}

static WeirCallStatus openAccumulator(WeirCallContext *ctx, bool isSparse) {
  AccumulatorShape shape = readAttributes(
      isSparse, [&](const char *name) { return weir_call_attr(ctx, name); });
  WeirBytes name = resourceName(ctx);
  auto *out = static_cast<WeirHandle *>(weir_call_allocate(ctx, 0, 0, nullptr));
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  auto *accumulator = static_cast<Accumulator *>(weir_call_resource_named(
      ctx, &accumulatorKind, weir_call_attr_string(ctx, "container"), name,
      out));
  if (!accumulator) {
    return WEIR_CALL_FAILED;
  }
  bool agrees;
  {
    LockGuard guard(accumulator->mutex);
    if (!accumulator->opened) {
      char text[128];
      snprintf(text, sizeof text, "%.*s", int(name.size), name.data);
      accumulator->open(shape, text);
    }
    agrees = isSame(accumulator->shape, shape);
  }
  if (!agrees) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Shared accumulator '%.*s' has another type, shape "
                          "or reduction than requested; give them other names",
                          int(name.size), name.data);
  }
  return WEIR_CALL_OK;
}

//===-- adding -----------------------------------------------------------===//

namespace {
/// Text of a failure that is found under the mutex.
struct Failure {
  char text[512] = "";
  void say(const char *format, ...) __attribute__((format(printf, 2, 3))) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
  }
};
/// "[2,?]".
struct PartialText {
  char text[256];
  PartialText(int32_t rank, const int64_t *dims) {
    formatShape(text, sizeof text, rank, dims);
  }
};
} // namespace

static bool checkDense(const Accumulator &accumulator, const Value &values,
                       Failure &failure) {
  const Value &sum = accumulator.sum;
  const AccumulatorShape &shape = accumulator.shape;
  auto differs = [&](int32_t rank, const int64_t *dims) {
    bool isOther = rank != values.rank;
    for (int32_t d = 0; !isOther && d < rank; ++d) {
      isOther = dims[d] >= 0 && dims[d] != values.dims[d];
    }
    if (isOther) {
      failure.say("Shape mismatch: expected %s, got %s",
                  PartialText(rank, dims).text,
                  PartialText(values.rank, values.dims).text);
    }
    return isOther;
  };
  return !(accumulator.count > 0 && differs(sum.rank, sum.dims)) &&
         !(shape.rank >= 0 && differs(shape.rank, shape.dims));
}

// Against the shape that comes with the gradient, if one does.
static bool checkGivenShape(const AccumulatorShape &shape,
                            const WeirView &given, Failure &failure) {
  int64_t rank = countOf(given);
  if (shape.rank > rank) {
    failure.say("Shape mismatch: expected shape rank at least %d, got %" PRId64,
                shape.rank, rank);
    return false;
  }
  for (int32_t d = 0; d < shape.rank; ++d) {
    if (shape.dims[d] >= 0 && shape.dims[d] != indexAt(given, d)) {
      failure.say("Shape mismatch: expected shape dim %d to be %" PRId64
                  ", got %" PRId64,
                  d, shape.dims[d], indexAt(given, d));
      return false;
    }
  }
  return true;
}

static bool checkSparse(const Accumulator &accumulator,
                        const Gradient &gradient, Failure &failure) {
  const AccumulatorShape &shape = accumulator.shape;
  const Value &values = gradient.values, &sum = accumulator.sum;
  int64_t limit = shape.rank > 0 ? shape.dims[0] : -1;
  for (int64_t i = 0; limit >= 0 && i < values.dims[0]; ++i) {
    if (gradient.indices[i] >= limit) {
      failure.say("Shape mismatch: index of slice %" PRId64
                  " exceeded limits of shape; index is %" PRId64
                  " exceeded %" PRId64,
                  i, gradient.indices[i], limit);
      return false;
    }
  }
  bool hasSum = accumulator.count > 0;
  int32_t rank = hasSum ? sum.rank : shape.rank;
  const int64_t *dims = hasSum ? sum.dims : shape.dims;
  if (hasSum ? rank != values.rank : rank > values.rank) {
    failure.say("Shape mismatch: expected values rank %s%d, got %d",
                hasSum ? "" : "at least ", rank, values.rank);
    return false;
  }
  for (int32_t d = 1; d < rank; ++d) {
    if (dims[d] >= 0 && dims[d] != values.dims[d]) {
      failure.say("Shape mismatch: expected values dim %d to be %" PRId64
                  ", got %" PRId64,
                  d, dims[d], values.dims[d]);
      return false;
    }
  }
  return true;
}

static WeirCallStatus failTypes(WeirCallContext *ctx,
                                const Accumulator &accumulator, int32_t dtype) {
  return weir_call_fail(
      ctx, WEIR_INVALID_ARGUMENT,
      "accumulator '%s' holds gradients of type %s, got %s", accumulator.name,
      weir_dtype_name(accumulator.shape.dtype), weir_dtype_name(dtype));
}

// Adds what input `input` holds, whose buffer the call has a count of.
static WeirCallStatus addGradient(WeirCallContext *ctx,
                                  Accumulator &accumulator,
                                  const Gradient &gradient,
                                  const WeirView *given) {
  int64_t localStep = *dataOf<int64_t>(*weir_call_input(ctx, 1));
  Failure failure;
  bool hasMemory = true;
  Waiter *finished = nullptr;
  accumulator.mutex.lock();
  bool isValid = true;
  if (localStep >= accumulator.step) {
    const AccumulatorShape &shape = accumulator.shape;
    isValid = shape.isSparse
                  ? (!given || checkGivenShape(shape, *given, failure)) &&
                        checkSparse(accumulator, gradient, failure)
                  : checkDense(accumulator, gradient.values, failure);
    if (isValid) {
      hasMemory = accumulator.addGradient(gradient, ctx);
      accumulator.runAll(accumulatorRules, finished);
    }
  }
  accumulator.mutex.unlock();
  deliver(accumulatorRules, finished, nullptr);
  if (!isValid) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT, "%s", failure.text);
  }
  if (!hasMemory) {
    return weir_call_fail(ctx, WEIR_RESOURCE_EXHAUSTED,
                          "OOM when adding a gradient to accumulator '%s'",
                          accumulator.name);
  }
  return WEIR_CALL_OK;
}

static bool checkStep(WeirCallContext *ctx) {
  const WeirView *step = weir_call_input(ctx, 1);
  if (step->rank != 0) {
    weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                   "Argument local_step must be scalar, but had bad shape %s",
                   ShapeText(*step).text);
  }
  return step->rank == 0;
}

static WeirCallStatus applyDense(WeirCallContext *ctx) {
  Accumulator *accumulator = accumulatorOf(ctx);
  if (!accumulator || !checkStep(ctx)) {
    return WEIR_CALL_FAILED;
  }
  int32_t dtype = weir_call_input(ctx, 2)->dtype;
  if (accumulator->shape.isSparse || dtype != accumulator->shape.dtype) {
    return failTypes(ctx, *accumulator, dtype);
  }
  Gradient gradient = {};
  if (!takeInput(ctx, 2, gradient.values)) {
    return WEIR_CALL_FAILED;
  }
  WeirCallStatus status = addGradient(ctx, *accumulator, gradient, nullptr);
  gradient.values.release();
  return status;
}

static WeirCallStatus applySparse(WeirCallContext *ctx) {
  Accumulator *accumulator = accumulatorOf(ctx);
  if (!accumulator || !checkStep(ctx)) {
    return WEIR_CALL_FAILED;
  }
  const WeirView &indices = *weir_call_input(ctx, 2);
  const WeirView &values = *weir_call_input(ctx, 3);
  if (!accumulator->shape.isSparse ||
      values.dtype != accumulator->shape.dtype) {
    return failTypes(ctx, *accumulator, values.dtype);
  }
  if (indices.rank != 1) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Input indices should be vector but received shape: "
                          "%s",
                          ShapeText(indices).text);
  }
  if (values.rank == 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Values cannot be 0-dimensional.");
  }
  if (values.dims[0] != indices.dims[0]) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Expected %" PRId64
                          " non-empty input values, got %" PRId64,
                          indices.dims[0], values.dims[0]);
  }
  Gradient gradient = {};
  gradient.indices = dataOf<int64_t>(indices);
  if (!takeInput(ctx, 3, gradient.values)) {
    return WEIR_CALL_FAILED;
  }
  bool hasShape = weir_call_attr_bool(ctx, "has_known_shape", 0);
  WeirCallStatus status =
      addGradient(ctx, *accumulator, gradient,
                  hasShape ? weir_call_input(ctx, 4) : nullptr);
  gradient.values.release();
  return status;
}

//===-- taking -----------------------------------------------------------===//

// `wanted`: how many gradients; then, for the mean, how many there were. The
// sum becomes the waiter's.
static bool runTake(WaitPoint &point, Waiter &waiter) {
  auto &accumulator = static_cast<Accumulator &>(point);
  if (accumulator.count < waiter.wanted) {
    return false;
  }
  ++accumulator.step;
  waiter.wanted = accumulator.count;
  waiter.tuple = Tuple::make(1);
  waiter.tuple->parts[0] = accumulator.sum;
  accumulator.sum = {};
  waiter.numbers.swap(accumulator.rows);
  accumulator.clear();
  return true;
}

template <typename T> static T fromCount(int64_t count) {
  if constexpr (std::is_same_v<T, double>) {
    return double(count);
  } else {
    return T(float(count));
  }
}

/// Output `output` is the sum, or what the rows' counts make of it.
static WeirCallStatus giveValues(Waiter &waiter, int32_t output, bool isSparse,
                                 bool isMean) {
  WeirCallContext *ctx = waiter.call;
  const Value &sum = waiter.tuple->parts[0];
  if (!isMean) {
    return givePart(ctx, output, sum);
  }
  void *out = weir_call_allocate(ctx, output, sum.rank, sum.dims);
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  int64_t rows = isSparse ? sum.dims[0] : 1;
  int64_t width = isSparse ? elementCount(sum.rank - 1, sum.dims + 1)
                           : elementCount(sum.rank, sum.dims);
  bool isKnown = withFloating(sum.dtype, [&](auto *type) {
    using T = std::remove_pointer_t<decltype(type)>;
    for (int64_t row = 0; row < rows; ++row) {
      T divisor = fromCount<T>(isSparse ? waiter.numbers[size_t(2 * row + 1)]
                                        : waiter.wanted);
      const T *from = static_cast<const T *>(sum.data) + row * width;
      T *to = static_cast<T *>(out) + row * width;
      for (int64_t i = 0; i < width; ++i) {
        to[i] = T(from[i] / divisor);
      }
    }
  });
  return isKnown ? WEIR_CALL_OK : failType(ctx, sum.dtype);
}

static WeirCallStatus giveSparse(Waiter &waiter,
                                 const Accumulator &accumulator) {
  WeirCallContext *ctx = waiter.call;
  const Value &sum = waiter.tuple->parts[0];
  int64_t rank = sum.rank;
  auto *indices =
      static_cast<int64_t *>(weir_call_allocate(ctx, 0, 1, sum.dims));
  auto *shape =
      indices ? static_cast<int64_t *>(weir_call_allocate(ctx, 2, 1, &rank))
              : nullptr;
  if (!shape) {
    return WEIR_CALL_FAILED;
  }
  for (int64_t row = 0; row < sum.dims[0]; ++row) {
    indices[row] = waiter.numbers[size_t(2 * row)];
  }
  const AccumulatorShape &made = accumulator.shape;
  memcpy(shape, sum.dims, size_t(rank) * sizeof *shape);
  shape[0] = made.rank > 0 ? made.dims[0] : -1;
  return giveValues(waiter, 1, /*isSparse=*/true, made.isMean);
}

static WeirCallStatus giveTaken(Waiter &waiter) {
  auto *accumulator = static_cast<Accumulator *>(findAccumulator(waiter.call));
  if (!accumulator) {
    return WEIR_CALL_FAILED;
  }
  // What it was made with stays.
  return accumulator->shape.isSparse
             ? giveSparse(waiter, *accumulator)
             : giveValues(waiter, 0, false, accumulator->shape.isMean);
}

static void cancelTake(void *ctx) {
  cancelWaiting(accumulatorRules, static_cast<WeirCallContext *>(ctx));
}

const WaitRules weir::accumulatorRules = {
    runTake,    giveTaken,          findAccumulator,
    cancelTake, /*isInOrder=*/true, "TakeGrad operation was cancelled"};

static WeirCallStatus take(WeirCallContext *ctx, bool isSparse) {
  Accumulator *accumulator = accumulatorOf(ctx);
  if (!accumulator) {
    return WEIR_CALL_FAILED;
  }
  int32_t dtype = weir_call_output_dtype(ctx, isSparse ? 1 : 0);
  if (isSparse != accumulator->shape.isSparse ||
      dtype != accumulator->shape.dtype) {
    return failTypes(ctx, *accumulator, dtype);
  }
  const WeirView *wanted = weir_call_input(ctx, 1);
  if (wanted->rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Argument num_required must be scalar, but had bad "
                          "shape %s",
                          ShapeText(*wanted).text);
  }
  int32_t count = *dataOf<int32_t>(*wanted);
  if (count <= 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Argument num_required must be positive, but was %d",
                          count);
  }
  return wait(accumulatorRules, *accumulator, makeWaiter(ctx, 0, count));
}

//===-- the rest ---------------------------------------------------------===//

static WeirCallStatus setStep(WeirCallContext *ctx) {
  Accumulator *accumulator = accumulatorOf(ctx);
  if (!accumulator) {
    return WEIR_CALL_FAILED;
  }
  const WeirView *step = weir_call_input(ctx, 1);
  if (step->rank != 0) {
    return weir_call_fail(ctx, WEIR_INVALID_ARGUMENT,
                          "Argument new_global_step must be scalar, but had "
                          "bad shape %s",
                          ShapeText(*step).text);
  }
  LockGuard guard(accumulator->mutex);
  accumulator->step = *dataOf<int64_t>(*step);
  return WEIR_CALL_OK;
}

static WeirCallStatus giveCount(WeirCallContext *ctx) {
  Accumulator *accumulator = accumulatorOf(ctx);
  auto *out =
      accumulator
          ? static_cast<int32_t *>(weir_call_allocate(ctx, 0, 0, nullptr))
          : nullptr;
  if (!out) {
    return WEIR_CALL_FAILED;
  }
  LockGuard guard(accumulator->mutex);
  *out = int32_t(accumulator->count);
  return WEIR_CALL_OK;
}

WEIR_CALL(ConditionalAccumulator, openAccumulator(ctx, false))
WEIR_CALL(ResourceConditionalAccumulator, openAccumulator(ctx, false))
WEIR_CALL(SparseConditionalAccumulator, openAccumulator(ctx, true))
WEIR_CALL(AccumulatorApplyGradient, applyDense(ctx))
WEIR_CALL(ResourceAccumulatorApplyGradient, applyDense(ctx))
WEIR_CALL(SparseAccumulatorApplyGradient, applySparse(ctx))
WEIR_CALL(AccumulatorTakeGradient, take(ctx, false))
WEIR_CALL(ResourceAccumulatorTakeGradient, take(ctx, false))
WEIR_CALL(SparseAccumulatorTakeGradient, take(ctx, true))
WEIR_CALL(AccumulatorSetGlobalStep, setStep(ctx))
WEIR_CALL(ResourceAccumulatorSetGlobalStep, setStep(ctx))
WEIR_CALL(AccumulatorNumAccumulated, giveCount(ctx))
WEIR_CALL(ResourceAccumulatorNumAccumulated, giveCount(ctx))
