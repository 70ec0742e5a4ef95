// RUN: weir-opt %s --weir-form-kernels | FileCheck %s

weir.program @p {
  // An epilogue joins its matmul, the broadcast with it; two equal groups share
  // one kernel; sizes are numbered anew in it.
  // CHECK-LABEL: weir.step @main
  // CHECK: task.run @[[K:kernel_.*]](%{{.*}}, %{{.*}}, %{{.*}}) sizes(<s0>)
  // CHECK: task.run @[[K]](%{{.*}}, %{{.*}}, %{{.*}}) sizes(<s1>)
  // CHECK: func.func private @[[K]](
  // CHECK-NEXT: tf.MatMul
  // CHECK-NEXT: tf.broadcast
  // CHECK-NEXT: tf.AddV2
  // CHECK-NEXT: tf.Relu
  // CHECK-NEXT: return
  // CHECK-NOT: func.func
  weir.step @main(%x: tensor<?x4xf32, #tf.dims<s0, 4>>, %y: tensor<?x4xf32, #tf.dims<s1, 4>>,
                  %w: tensor<4x2xf32>, %b: tensor<2xf32>)
      -> (tensor<?x2xf32, #tf.dims<s0, 2>>, tensor<?x2xf32, #tf.dims<s1, 2>>)
      attributes {feeds = ["x:0", "y:0", "w:0", "b:0"], fetches = ["p:0", "q:0"], targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "", "">, #tf.symbol<feed, [1, 0], "", "">]} {
    %m = tf.MatMul %x, %w : (tensor<?x4xf32, #tf.dims<s0, 4>>, tensor<4x2xf32>) -> tensor<?x2xf32, #tf.dims<s0, 2>>
    %c = tf.broadcast %b : (tensor<2xf32>) -> tensor<?x2xf32, #tf.dims<s0, 2>>
    %a = tf.AddV2 %m, %c : (tensor<?x2xf32, #tf.dims<s0, 2>>, tensor<?x2xf32, #tf.dims<s0, 2>>) -> tensor<?x2xf32, #tf.dims<s0, 2>>
    %r = tf.Relu %a : (tensor<?x2xf32, #tf.dims<s0, 2>>) -> tensor<?x2xf32, #tf.dims<s0, 2>>
    %m1 = tf.MatMul %y, %w : (tensor<?x4xf32, #tf.dims<s1, 4>>, tensor<4x2xf32>) -> tensor<?x2xf32, #tf.dims<s1, 2>>
    %c1 = tf.broadcast %b : (tensor<2xf32>) -> tensor<?x2xf32, #tf.dims<s1, 2>>
    %a1 = tf.AddV2 %m1, %c1 : (tensor<?x2xf32, #tf.dims<s1, 2>>, tensor<?x2xf32, #tf.dims<s1, 2>>) -> tensor<?x2xf32, #tf.dims<s1, 2>>
    %r1 = tf.Relu %a1 : (tensor<?x2xf32, #tf.dims<s1, 2>>) -> tensor<?x2xf32, #tf.dims<s1, 2>>
    weir.return %r, %r1 : tensor<?x2xf32, #tf.dims<s0, 2>>, tensor<?x2xf32, #tf.dims<s1, 2>>
  }
}
