// RUN: weir-opt %s --weir-cluster-dataflow | FileCheck %s

// A chain of one reader each is one call; what two read, what an order
// depends on, and what could fail, stays.
// CHECK-LABEL: weir.step @main
// CHECK-NOT: @neg(
// CHECK: %[[SQRT:.*]], %{{.*}} = weir.call @sqrt(%arg0)
// CHECK: %[[DIV:.*]], %[[DONE:.*]] = weir.call @div(%arg1)
// CHECK: weir.call @add{{.*}}(%[[SQRT]], %arg0)
// CHECK: weir.call @mul{{.*}}(%[[SQRT]], %[[DIV]])
// CHECK: weir.call @other_device(%
// CHECK-LABEL: weir.step private @add
// CHECK: %[[N:.*]] = tf.Neg
// CHECK: tf.AddV2 %{{.*}}, %[[N]]
weir.program @p {
  weir.step @main(%arg0: tensor<*xf32>, %arg1: tensor<*xi32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xi32>) attributes {feeds = ["x:0", "y:0"], fetches = ["add:0", "far:0", "y:0"], targets = [], weir.dataflow = "asked for"} {
    %n, %nt = weir.call @neg(%arg0) : (tensor<*xf32>) -> (tensor<*xf32>, !weir.token)
    %s, %st = weir.call @sqrt(%arg0) : (tensor<*xf32>) -> (tensor<*xf32>, !weir.token)
    %d, %dt = weir.call @div(%arg1) : (tensor<*xi32>) -> (tensor<*xi32>, !weir.token)
    %a, %at = weir.call @add(%s, %n) after(%dt) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, !weir.token)
    %m, %mt = weir.call @mul(%s, %d) : (tensor<*xf32>, tensor<*xi32>) -> (tensor<*xf32>, !weir.token)
    %o, %ot = weir.call @other_device(%m) : (tensor<*xf32>) -> (tensor<*xf32>, !weir.token)
    weir.return %a, %o, %d : tensor<*xf32>, tensor<*xf32>, tensor<*xi32>
  }
  weir.step private @neg(%x: tensor<*xf32>) -> tensor<*xf32> attributes {feeds = [""], fetches = [""], targets = []} {
    %0 = tf.Neg %x : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %0 : tensor<*xf32>
  }
  weir.step private @sqrt(%x: tensor<*xf32>) -> tensor<*xf32> attributes {feeds = [""], fetches = [""], targets = []} {
    %0 = tf.Sqrt %x : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %0 : tensor<*xf32>
  }
  weir.step private @div(%x: tensor<*xi32>) -> tensor<*xi32> attributes {feeds = [""], fetches = [""], targets = []} {
    %0 = tf.FloorDiv %x, %x : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
    weir.return %0 : tensor<*xi32>
  }
  weir.step private @add(%x: tensor<*xf32>, %y: tensor<*xf32>) -> tensor<*xf32> attributes {feeds = ["", ""], fetches = [""], targets = []} {
    %0 = tf.AddV2 %x, %y : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    weir.return %0 : tensor<*xf32>
  }
  weir.step private @mul(%x: tensor<*xf32>, %y: tensor<*xi32>) -> tensor<*xf32> attributes {feeds = ["", ""], fetches = [""], targets = []} {
    %c = tf.Cast %y {Truncate = false} : (tensor<*xi32>) -> tensor<*xf32>
    %0 = tf.Mul %x, %c : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    weir.return %0 : tensor<*xf32>
  }
  weir.step private @other_device(%x: tensor<*xf32>) -> tensor<*xf32> attributes {feeds = [""], fetches = [""], targets = []} {
    %0 = tf.Neg %x {weir.device = "/device:CPU:1"} : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %0 : tensor<*xf32>
  }
}
