// RUN: weir-opt %s --weir-build-frames | FileCheck %s

// What is sent is a counted buffer; sends, receives and starts are tasks with
// the number of their edge; a split call has its number.
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"],
    edges = [{from = 0 : i64, to = 1 : i64, name = "k:0", step = "main", type = tensor<4xf32>}, {from = 0 : i64, to = 1 : i64, name = "^u", step = "main"}]} {
  // CHECK-LABEL: task.frame @"main.CPU:0"
  // CHECK-SAME: device = 0
  // CHECK: task.slot buffer : tensor<4xf32>
  // CHECK: task.task kernel @k
  // CHECK: task.task send @send(%{{.*}}) -> () {{.*}} name "a" {edge = 0 : i64}
  // CHECK: task.task invoke @f{{.*}} name "u" {call_site = 3 : i64}
  // CHECK: task.task send @send() -> () {{.*}} name "u" {edge = 1 : i64}
  weir.step private @"main.CPU:0"(%x: tensor<4xf32>)
      attributes {feeds = ["x:0"], fetches = [], targets = [], symbols = [], weir.placed = 0 : i64} {
    %a = task.run @k(%x) sizes(#tf.dims<>) nodes ["a"] : (tensor<4xf32>) -> tensor<4xf32> loc("a")
    %t = weir.send %a : tensor<4xf32> {edge = 0 : i64, to = 1 : i64} loc("a")
    %u = weir.call @f() {frame = 3 : i64} : () -> !weir.token loc("u")
    %s = weir.send after(%u) {edge = 1 : i64, to = 1 : i64} loc("u")
    weir.return
  }
  // CHECK-LABEL: task.frame @"main.CPU:1"
  // CHECK-SAME: device = 1
  // CHECK: task.task recv @recv() -> (%{{.*}}) {{.*}} {edge = 0 : i64}
  // CHECK: task.task recv @recv() -> () {{.*}} then [2] {{.*}} {edge = 1 : i64}
  // CHECK: task.task invoke @f{{.*}} pending 1
  weir.step private @"main.CPU:1"() -> tensor<4xf32>
      attributes {feeds = [], fetches = ["a:0"], targets = [], symbols = [], weir.placed = 1 : i64} {
    %a, %t = weir.recv {edge = 0 : i64, from = 0 : i64} : tensor<4xf32> loc("a")
    %o = weir.recv {edge = 1 : i64, from = 0 : i64} loc("u")
    %u = weir.call @f() after(%o) {frame = 3 : i64} : () -> !weir.token loc("u")
    weir.return %a : tensor<4xf32> after(%u)
  }
  // CHECK-LABEL: task.frame @main
  // CHECK: task.task start @"main.CPU:0"(%{{.*}}) -> ()
  // CHECK: task.task start @"main.CPU:1"() -> (%{{.*}})
  weir.step @main(%x: tensor<4xf32>) -> tensor<4xf32>
      attributes {feeds = ["x:0"], fetches = ["a:0"], targets = [], symbols = []} {
    %t0 = weir.start @"main.CPU:0"(%x) : (tensor<4xf32>) -> !weir.token
    %a, %t1 = weir.start @"main.CPU:1"() : () -> (tensor<4xf32>, !weir.token)
    weir.return %a : tensor<4xf32> after(%t0, %t1)
  }
  weir.step private @f()
      attributes {feeds = [], fetches = [], targets = [], symbols = []} {
    weir.return
  }
}
func.func private @k(%a: tensor<4xf32> {task.dims = array<i64: 4>}) -> (tensor<4xf32> {task.dims = array<i64: 4>}) attributes {task.kernel} {
  return %a : tensor<4xf32>
}
