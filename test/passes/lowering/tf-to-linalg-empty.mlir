// RUN: weir-opt --weir-form-kernels --weir-tf-to-linalg --canonicalize %s | FileCheck %s

// Nothing is computed of what has no elements.
// CHECK: func.func private
// CHECK-NOT: tensor.insert_slice
// CHECK: tensor.empty() : tensor<0x4xf32>
// CHECK-NEXT: return
weir.program @nothing {
  weir.step @main(%a: tensor<0x4xf32>, %b: tensor<0x4xf32>)
      -> tensor<0x4xf32>
      attributes {feeds = ["a:0", "b:0"], fetches = ["c:0"], targets = []} {
    %0 = tf.concat %a, %b {axis = 0 : i64}
        : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<0x4xf32>
    weir.return %0 : tensor<0x4xf32>
  }
}

// But what may raise still looks at its operands.
// CHECK: task.raise
weir.program @checked {
  weir.step @main(%t: tensor<0x3xi32>, %i: tensor<2x1xi32>, %u: tensor<2x3xi32>)
      -> tensor<0x3xi32>
      attributes {feeds = ["t:0", "i:0", "u:0"], fetches = ["c:0"], targets = []} {
    %0 = tf.scatter_nd %t, %i, %u {combine = "add"}
        : (tensor<0x3xi32>, tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<0x3xi32>
    weir.return %0 : tensor<0x3xi32>
  }
}
