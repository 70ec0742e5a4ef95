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
