// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Waiters: added, run, ended, cancelled.
#include "runtime/queue/Waiting.h"
#include <cstdarg>

using namespace weir;

//===-- waiters ----------------------------------------------------------===//

Waiter *weir::makeWaiter(WeirCallContext *ctx, uint8_t kind, int64_t wanted) {
  Waiter *waiter = create<Waiter>();
  waiter->call = ctx;
  waiter->kind = kind;
  waiter->wanted = wanted;
  return waiter;
}

void weir::dropWaiter(Waiter *waiter) {
  if (waiter->tuple) {
    Tuple::drop(waiter->tuple);
  }
  destroy(waiter);
}

void weir::fail(Waiter &waiter, int32_t code, const char *format, ...) {
  waiter.code = code;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(waiter.message, sizeof waiter.message, format, arguments);
  va_end(arguments);
}

//===-- points -----------------------------------------------------------===//

void WaitPoint::append(Waiter *waiter) {
  waiter->next = nullptr;
  (last ? last->next : first) = waiter;
  last = waiter;
}

void WaitPoint::unlink(Waiter *waiter, Waiter *previous) {
  (previous ? previous->next : first) = waiter->next;
  if (last == waiter) {
    last = previous;
  }
}

void WaitPoint::add(const WaitRules &rules, Waiter *waiter, Waiter *&finished) {
  append(waiter);
  runAll(rules, finished);
}

void WaitPoint::runAll(const WaitRules &rules, Waiter *&finished) {
  bool progress = true;
  while (progress) {
    progress = false;
    Waiter *previous = nullptr;
    for (Waiter *waiter = first; waiter;) {
      Waiter *next = waiter->next;
      if (rules.run(*this, *waiter)) {
        progress = true;
        unlink(waiter, previous);
        waiter->next = finished;
        finished = waiter;
      } else if (rules.isInOrder) {
        break;
      } else {
        previous = waiter;
      }
      waiter = next;
    }
  }
}

bool WaitPoint::removeCall(const WaitRules &rules, WeirCallContext *call,
                           Waiter *&finished) {
  Waiter *previous = nullptr;
  for (Waiter *waiter = first; waiter; waiter = waiter->next) {
    if (waiter->call == call) {
      unlink(waiter, previous);
      fail(*waiter, WEIR_CANCELLED, "%s", rules.cancelled);
      waiter->next = finished;
      finished = waiter;
      runAll(rules, finished); // it may have held up others
      return true;
    }
    previous = waiter;
  }
  return false;
}

void WaitPoint::abort(Waiter *&finished) {
  while (Waiter *waiter = first) {
    unlink(waiter, nullptr);
    fail(*waiter, WEIR_CANCELLED, "the program's state is being closed");
    waiter->next = finished;
    finished = waiter;
  }
}

void WaitPoint::dropRestored() {
  Waiter *previous = nullptr;
  for (Waiter *waiter = first; waiter;) {
    Waiter *next = waiter->next;
    if (waiter->call) {
      previous = waiter;
    } else {
      unlink(waiter, previous);
      dropWaiter(waiter);
    }
    waiter = next;
  }
}

void WaitPoint::takeWaiters(WaitPoint &from) {
  if (from.last) {
    from.last->next = first;
    first = from.first;
    last = last ? last : from.last;
    from.first = from.last = nullptr;
  }
}

//===-- calls ------------------------------------------------------------===//

WeirCallStatus weir::deliver(const WaitRules &rules, Waiter *finished,
                             WeirCallContext *own) {
  return endInOrder(finished, own, [&](Waiter *waiter) {
    WeirCallStatus result = WEIR_CALL_OK;
    if (waiter->call) {
      result = waiter->code == WEIR_OK
                   ? rules.give(*waiter)
                   : weir_call_fail(waiter->call, waiter->code, "%s",
                                    waiter->message);
    }
    dropWaiter(waiter);
    return result;
  });
}

void weir::cancelWaiting(const WaitRules &rules, WeirCallContext *ctx) {
  WaitPoint *point = rules.find(ctx);
  if (!point) {
    return;
  }
  Waiter *finished = nullptr;
  point->mutex.lock();
  point->removeCall(rules, ctx, finished);
  point->mutex.unlock();
  deliver(rules, finished, nullptr);
}

WeirCallStatus weir::wait(const WaitRules &rules, WaitPoint &point,
                          Waiter *waiter) {
  WeirCallContext *ctx = waiter->call;
  Waiter *finished = nullptr;
  point.mutex.lock();
  point.add(rules, waiter, finished);
  bool isDone = false;
  for (Waiter *done = finished; done; done = done->next) {
    isDone |= done == waiter;
  }
  // Registered under the mutex: nobody can end the call before.
  if (!isDone && !weir_call_on_cancel(ctx, rules.cancel, ctx)) {
    point.removeCall(rules, ctx, finished);
  }
  point.mutex.unlock();
  return deliver(rules, finished, ctx);
}

//===-- tensors ----------------------------------------------------------===//

bool weir::takeInput(WeirCallContext *ctx, int32_t input, Value &part) {
  const WeirView *view = weir_call_input(ctx, input);
  part.buffer = weir_call_take(ctx, input);
  if (!part.buffer) {
    return false;
  }
  part.data = part.buffer->data();
  part.dtype = view->dtype;
  part.setShape(view->rank, view->dims);
  return true;
}

WeirCallStatus weir::givePart(WeirCallContext *ctx, int32_t output,
                              const Value &part) {
  int32_t expected = weir_call_output_dtype(ctx, output);
  if (part.dtype != expected) {
    return weir_call_fail(ctx, WEIR_INTERNAL,
                          "Output %d of type %s does not match declared output "
                          "type %s",
                          output, weir_dtype_name(part.dtype),
                          weir_dtype_name(expected));
  }
  return weir_call_share(ctx, output, part.dtype, part.rank, part.dims,
                         part.buffer);
}
