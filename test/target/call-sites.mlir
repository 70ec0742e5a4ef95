// Tables have 16 bits for the number of a call site that is split over devices.
// RUN: not weirc %s -o %t --no-cache 2>&1 | FileCheck %s
// CHECK: is call site 65536 of those that are split over devices, expected at most 65535; request fewer devices
weir.program @p {
  weir.step @main() attributes {feeds = [], fetches = [], targets = [], symbols = []} {
    %u = weir.call @f() {frame = 65536 : i64} : () -> !weir.token loc("u")
    weir.return after(%u)
  }
  weir.step private @f() attributes {feeds = [], fetches = [], targets = [], symbols = []} {
    weir.return
  }
}
