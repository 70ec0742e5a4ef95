// RUN: weir-opt %s --weir-build-frames | FileCheck %s

// Control flow runs other frames; tokens order calls.
weir.program @control {
  weir.step private @small(%x: tensor<4xf32>) -> tensor<4xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    weir.return %x : tensor<4xf32>
  }
  weir.step private @more(%x: tensor<4xf32>) -> tensor<i1>
      attributes {feeds = ["x:0"], fetches = ["p:0"], targets = []} {
    %p = tf.Const {value = dense<false> : tensor<i1>} : tensor<i1>
    weir.return %p : tensor<i1>
  }
  // A constant and a feed are fetched as they are.
  // CHECK-LABEL: task.frame @small
  // CHECK-SAME: is_private
  // CHECK: %[[X:.*]] = task.slot input
  // CHECK-NEXT: task.outputs %[[X]]
  // CHECK-LABEL: task.frame @more
  // CHECK: %[[P:.*]] = task.slot constant {value = dense<false> : tensor<i1>}
  // CHECK-NEXT: task.outputs %[[P]]

  // CHECK-LABEL: task.frame @main
  // CHECK: task.task invoke @small(%{{.*}}) -> (%[[A:.*]]) sizes(<>) pending 0 then [1]
  // CHECK: task.task case @small(%{{.*}}, %[[A]]) -> (%[[B:.*]]) sizes(<>) pending 1 then [2]
  // CHECK-SAME: branches = [@small, @small]
  // CHECK: task.task while @more(%[[B]]) -> (%{{.*}}) sizes(<>) pending 1 then []
  // CHECK-SAME: branches = [@more, @small]
  weir.step @main(%x: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32>
      attributes {feeds = ["x:0", "p:0"], fetches = ["y:0"], targets = []} {
    %a, %t = weir.call @small(%x) : (tensor<4xf32>) -> (tensor<4xf32>, !weir.token)
    %b, %u = weir.case %p [@small, @small](%a) after(%t) : (tensor<i1>, tensor<4xf32>, !weir.token) -> (tensor<4xf32>, !weir.token)
    %c, %v = weir.while cond @more body @small(%b) after(%u) : (tensor<4xf32>) -> (tensor<4xf32>, !weir.token)
    weir.return %c : tensor<4xf32> after(%v)
  }
}
