// RUN: weir-opt %s --weir-partition | FileCheck %s

// Device 1 could not know how many iterations there are: the step stays in one
// piece, and says why.
// CHECK: weir.step @main
// CHECK-SAME: weir.kept_whole = "a loop has no condition"
// CHECK-SAME: weir.placed = 0
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%n: tensor<i64>) -> tensor<i64> attributes {feeds = ["n:0"], fetches = ["x:0"], targets = [], symbols = [], weir.dataflow = "asked for"} {
    %e, %et = tf.generic "Enter"(%n) {attrs = {frame_name = "f", is_constant = false, parallel_iterations = 3 : i64}, weir.placed = 0 : i64} : (tensor<i64>) -> (tensor<i64>, !weir.token)
    %a, %at = weir.call @neg0(%e) : (tensor<i64>) -> (tensor<i64>, !weir.token)
    %b, %bt = weir.call @neg1(%a) : (tensor<i64>) -> (tensor<i64>, !weir.token)
    %x, %xt = tf.generic "Exit"(%b) {attrs = {}, weir.placed = 0 : i64} : (tensor<i64>) -> (tensor<i64>, !weir.token)
    weir.return %x : tensor<i64>
  }
  weir.step private @neg0(%x: tensor<i64>) -> tensor<i64> attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %0 = tf.Neg %x {weir.placed = 0 : i64} : (tensor<i64>) -> tensor<i64>
    weir.return %0 : tensor<i64>
  }
  weir.step private @neg1(%x: tensor<i64>) -> tensor<i64> attributes {feeds = [""], fetches = [""], targets = [], symbols = []} {
    %0 = tf.Neg %x {weir.placed = 1 : i64} : (tensor<i64>) -> tensor<i64>
    weir.return %0 : tensor<i64>
  }
}
