// RUN: weir-opt %s --weir-infer-shapes --split-input-file | FileCheck %s

// An axis that only the run can tell: [outer, n, inner] has axis 1.
// CHECK-LABEL: weir.program @scan
// CHECK: %[[SIZES:.*]], %{{.*}} = tf.generic "AxisSizes"(%{{.*}}, %{{.*}}) {{.*}} -> (tensor<3xi64>, !weir.token)
// CHECK: tf.read_sizes %[[SIZES]]
// CHECK: %[[FOLDED:.*]] = tf.Reshape %{{.*}} -> tensor<?x?x?xf32, #tf.dims<{{.*}}>>
// CHECK: %[[SCAN:.*]] = tf.Cumsum %[[FOLDED]]
// CHECK: tf.Reshape %[[SCAN]]{{.*}} -> tensor<?x4xf32, #tf.dims<s0, 4>>
weir.program @scan {
  weir.step @main(%x: tensor<?x4xf32>, %a: tensor<i32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "a:0"], fetches = ["r:0"], targets = []} {
    %r = tf.Cumsum %x, %a {exclusive = false, reverse = false} : (tensor<?x4xf32>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

// CHECK-LABEL: weir.program @concat
// CHECK-COUNT-2: tf.generic "AxisSizes"
// CHECK: tf.ConcatV2
// CHECK: tf.generic "AxisSplice"
// CHECK: weir.return %{{.*}} : tensor<?x?xf32, #tf.dims<{{.*}}>>
weir.program @concat {
  weir.step @main(%x: tensor<3x4xf32>, %a: tensor<i32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "a:0"], fetches = ["r:0"], targets = []} {
    %r = tf.ConcatV2 %x, %x, %a : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

// A rank that only the run can tell: element by element, on a vector.
// CHECK-LABEL: weir.program @rank
// CHECK: tf.generic "ReshapeTo"{{.*}} -> (tensor<*xf32>, !weir.token)
// CHECK: tf.generic "SpreadElements"
// CHECK: tf.Neg %{{.*}} -> tensor<?xf32
// CHECK: tf.generic "ReshapeTo"{{.*}} -> (tensor<*xf32>, !weir.token)
weir.program @rank {
  weir.step @main(%x: tensor<?xf32>, %s: tensor<?xi32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "s:0"], fetches = ["r:0"], targets = []} {
    %y = tf.Reshape %x, %s : (tensor<?xf32>, tensor<?xi32>) -> tensor<*xf32>
    %r = tf.Neg %y : (tensor<*xf32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

// The size that Where finds may be 1, which Squeeze takes out then. That is
// so where it makes a rank known: here an order of dimensions is a vector.
// CHECK-LABEL: weir.program @squeeze
// CHECK: tf.generic "Where"
// CHECK: tf.NotEqual
// CHECK: tf.generic "ReshapeTo"{{.*}} -> (tensor<*xi64>, !weir.token)
// CHECK: tf.Transpose %{{.*}} -> tensor<?x?xf32
// CHECK-NOT: weir.program
weir.program @squeeze {
  weir.step @main(%x: tensor<3x4xf32>, %m: tensor<?xi1>, %n: tensor<?xi1>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "m:0", "n:0"], fetches = ["r:0"], targets = []} {
    %axis = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %v, %t = tf.generic "Where"(%m) {attrs = {T = i1}} : (tensor<?xi1>) -> (tensor<*xi64>, !weir.token)
    %w, %u = tf.generic "Where"(%n) {attrs = {T = i1}} : (tensor<?xi1>) -> (tensor<*xi64>, !weir.token)
    %s = tf.Squeeze %v : (tensor<*xi64>) -> tensor<*xi64>
    %q = tf.Squeeze %w : (tensor<*xi64>) -> tensor<*xi64>
    %a = tf.ExpandDims %s, %axis : (tensor<*xi64>, tensor<i32>) -> tensor<*xi64>
    %b = tf.ExpandDims %q, %axis : (tensor<*xi64>, tensor<i32>) -> tensor<*xi64>
    %p = tf.ConcatV2 %a, %b, %axis : (tensor<*xi64>, tensor<*xi64>, tensor<i32>) -> tensor<*xi64>
    %r = tf.Transpose %x, %p : (tensor<3x4xf32>, tensor<*xi64>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}

// -----

// Else no such size is taken to be 1.
// CHECK-LABEL: weir.program @squeeze_many
// CHECK-NOT: ReshapeTo
// CHECK: tf.GatherV2 {{.*}} -> tensor<?x4xf32
weir.program @squeeze_many {
  weir.step @main(%x: tensor<3x4xf32>, %m: tensor<?xi1>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "m:0"], fetches = ["r:0"], targets = []} {
    %axis = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %w, %t = tf.generic "Where"(%m) {attrs = {T = i1}} : (tensor<?xi1>) -> (tensor<*xi64>, !weir.token)
    %s = tf.Squeeze %w : (tensor<*xi64>) -> tensor<*xi64>
    %r = tf.GatherV2 %x, %s, %axis : (tensor<3x4xf32>, tensor<*xi64>, tensor<i32>) -> tensor<*xf32>
    weir.return %r : tensor<*xf32>
  }
}
