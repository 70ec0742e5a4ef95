// RUN: weir-opt --weir-verify-kernels --split-input-file --verify-diagnostics %s

func.func private @kernel(%a: tensor<?x4xf32> {task.dims = array<i64: -1, 4>},
                          %s0: index)
    -> (tensor<?x4xf32> {task.dims = array<i64: -1, 4>})
    attributes {task.kernel} {
  return %a : tensor<?x4xf32>
}

// -----

// expected-error @below {{argument #0 has type 'index'; expected tensors, then sizes (index)}}
func.func private @sizes_first(%s0: index, %a: tensor<?xf32> {task.dims = array<i64: -1>})
    attributes {task.kernel} {
  return
}

// -----

// expected-error @below {{argument #0 has type 'tensor<4xi1>'; expected signless integers of at least 8 bits or floats, and no encoding}}
func.func private @bits(%a: tensor<4xi1> {task.dims = array<i64: 4>})
    attributes {task.kernel} {
  return
}

// -----

// expected-error @below {{argument #0 of type 'tensor<4xf32>' needs task.dims with an entry for each dimension}}
func.func private @no_dims(%a: tensor<4xf32>) attributes {task.kernel} {
  return
}

// -----

// expected-error @below {{argument #0 of type 'tensor<?xf32>' has dimension code -2 in a kernel with 1 sizes}}
func.func private @bad_code(%a: tensor<?xf32> {task.dims = array<i64: -2>}, %s0: index)
    attributes {task.kernel} {
  return
}

// -----

// expected-error @below {{result #0 has type 'f32'; expected a ranked tensor}}
func.func private @scalar_result(%a: tensor<f32> {task.dims = array<i64>}) -> f32
    attributes {task.kernel} {
  %c = arith.constant 0.0 : f32
  return %c : f32
}

// -----

func.func private @tf_left(%a: tensor<4xf32> {task.dims = array<i64: 4>})
    -> (tensor<4xf32> {task.dims = array<i64: 4>}) attributes {task.kernel} {
  // expected-error @below {{is left in a kernel (run --weir-tf-to-linalg)}}
  %b = tf.Neg %a : (tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

func.func private @allocates(%a: tensor<4xf32> {task.dims = array<i64: 4>})
    attributes {task.kernel} {
  // expected-error @below {{allocates in a kernel; scratch must be a declared buffer}}
  %b = memref.alloc() : memref<4xf32>
  return
}

// -----

weir.program @left {
  weir.step @main(%x: tensor<2xf32>) -> tensor<2xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    // expected-error @below {{is left in a step; expected it in a kernel}}
    %y = tf.Neg %x : (tensor<2xf32>) -> tensor<2xf32>
    weir.return %y : tensor<2xf32>
  }
}
