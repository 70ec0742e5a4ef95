// Element types and ops that kernels do not know.
//
// RUN: weir-opt %s --weir-tf-to-linalg --split-input-file --verify-diagnostics

func.func private @k(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // expected-error @below {{tf.Floor of 'complex<f32>' to 'complex<f32>' cannot be compiled: its kernels know integers, floats and bool}}
  %r = tf.Floor %a : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>>
}

// -----

func.func private @k(%a: tensor<4xcomplex<f32>>) -> tensor<complex<f32>>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // expected-error @below {{a reduction of 'complex<f32>' cannot be compiled: kernels know integers, floats and bool}}
  %r = tf.reduce %a {kind = "max", axes = array<i64: 0>} : tensor<4xcomplex<f32>> -> tensor<complex<f32>>
  return %r : tensor<complex<f32>>
}

// -----

func.func private @k(%a: tensor<4xcomplex<f32>>) -> tensor<i64>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // expected-error @below {{an arg-reduction of 'complex<f32>' cannot be compiled: kernels know integers, floats and bool}}
  %r = "tf.arg_reduce"(%a) {kind = "max", axis = 0 : i64} : (tensor<4xcomplex<f32>>) -> tensor<i64>
  return %r : tensor<i64>
}

// -----

func.func private @k(%a: tensor<4x!weir.string>) -> tensor<4x!weir.string>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // expected-error @below {{a scan of '!weir.string' cannot be compiled: kernels know integers, floats}}
  %r = "tf.scan"(%a) {kind = "sum", axis = 0 : i64, exclusive = false, reverse = false} : (tensor<4x!weir.string>) -> tensor<4x!weir.string>
  return %r : tensor<4x!weir.string>
}

// -----

func.func private @k(%a: tensor<4x4xi1>) -> tensor<4x4xi1>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // expected-error @below {{a matrix product of 'i1' cannot be compiled: kernels know integers and floats}}
  %r = tf.MatMul %a, %a : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  return %r : tensor<4x4xi1>
}

// -----

func.func private @k(%a: tensor<4xcomplex<f32>>) -> tensor<4xi64>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // expected-error @below {{has no lowering for 'complex<f32>' to 'i64'}}
  %r = "tf.bitcast"(%a) : (tensor<4xcomplex<f32>>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}

// -----

func.func private @k(%a: tensor<4xf32>, %i: tensor<i32>) -> tensor<8xf32>
    attributes {task.kernel, task.num_sizes = 0 : i64} {
  // expected-error @below {{has no lowering to linalg}}
  %r = tf.ConcatV2 %a, %a, %i : (tensor<4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
