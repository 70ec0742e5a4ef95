// RUN: weir-opt %s --split-input-file --verify-diagnostics --weir-partition

weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%x: tensor<4xf32>) -> tensor<4xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = [], symbols = []} {
    // expected-error @+1 {{has no device (run --weir-place)}}
    %y = tf.Neg %x : (tensor<4xf32>) -> tensor<4xf32>
    weir.return %y : tensor<4xf32>
  }
}

// -----

weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%x: tensor<4xf32>) -> tensor<4xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = [], symbols = []} {
    // expected-error @+1 {{is placed on device 2 of a program with 2 devices}}
    %y = tf.Neg %x {weir.placed = 2 : i64} : (tensor<4xf32>) -> tensor<4xf32>
    weir.return %y : tensor<4xf32>
  }
}
