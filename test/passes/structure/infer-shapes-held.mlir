// RUN: weir-opt %s --weir-infer-shapes | FileCheck %s
// What is behind a handle or a variant passes through ops that hand it on.

// CHECK-LABEL: weir.step @identity_n
weir.program @p {
weir.step @identity_n(%x: tensor<2xf32>, %size: tensor<i32>) -> (tensor<*xf32>) attributes {feeds = ["x:0", "size:0"], fetches = ["y:0"], targets = []} {
  %any = tf.Const {value = dense<-1> : tensor<i32>} : tensor<i32>
  %empty, %made = tf.generic "EmptyTensorList"(%any, %size) {attrs = {element_dtype = f32, shape_type = i32}} : (tensor<i32>, tensor<i32>) -> (tensor<*x!weir.variant>, !weir.token)
  %list, %pushed = tf.generic "TensorListPushBack"(%empty, %x) {attrs = {element_dtype = f32}} : (tensor<*x!weir.variant>, tensor<2xf32>) -> (tensor<*x!weir.variant>, !weir.token)
  // CHECK: tf.IdentityN {{.*}} -> (tensor<!weir.variant<tensor<2xf32>>>, tensor<2xf32>)
  %same:2 = tf.IdentityN %list, %x : (tensor<*x!weir.variant>, tensor<2xf32>) -> (tensor<*x!weir.variant>, tensor<*xf32>)
  // CHECK: "TensorListPopBack"{{.*}} -> (tensor<!weir.variant<tensor<2xf32>>>, tensor<2xf32>, !weir.token)
  %popped:2, %done = tf.generic "TensorListPopBack"(%same#0, %any) {attrs = {element_dtype = f32}} : (tensor<*x!weir.variant>, tensor<i32>) -> (tensor<*x!weir.variant>, tensor<*xf32>, !weir.token)
  weir.return %popped#1 : tensor<*xf32>
}

// The buckets of a dense table are rows; the axes left by ListDiff are known.
// CHECK-LABEL: weir.step @dense_table
weir.step @dense_table(%free: tensor<i64>, %deleted: tensor<i64>) -> (tensor<*xi64>, tensor<*xi64>) attributes {feeds = ["free:0", "deleted:0"], fetches = ["k:0", "v:0"], targets = []} {
  %table, %made = tf.generic "MutableDenseHashTableV2"(%free, %deleted) {attrs = {key_dtype = i64, value_dtype = i64, value_shape = array<i64: 3>}} : (tensor<i64>, tensor<i64>) -> (tensor<*x!weir.resource>, !weir.token)
  // CHECK: "LookupTableExportV2"{{.*}} -> (tensor<?x1xi64, #tf.dims<s{{[0-9]+}}, 1>>, tensor<?x3xi64, #tf.dims<s{{[0-9]+}}, 3>>, !weir.token)
  %rows:2, %done = tf.generic "LookupTableExportV2"(%table) : (tensor<*x!weir.resource>) -> (tensor<*xi64>, tensor<*xi64>, !weir.token)
  weir.return %rows#0, %rows#1 : tensor<*xi64>, tensor<*xi64>
}

// CHECK-LABEL: weir.step @list_diff
weir.step @list_diff(%x: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
  %axes = tf.Const {value = dense<[0, 1, 2]> : tensor<3xi32>} : tensor<3xi32>
  %one = tf.Const {value = dense<1> : tensor<1xi32>} : tensor<1xi32>
  // CHECK: "ListDiff"{{.*}} -> (tensor<2xi32>, tensor<2xi32>, !weir.token)
  %rest:2, %done = tf.generic "ListDiff"(%axes, %one) : (tensor<3xi32>, tensor<1xi32>) -> (tensor<*xi32>, tensor<*xi32>, !weir.token)
  %axis = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
  %perm = tf.ConcatV2 %one, %rest#0, %axis : (tensor<1xi32>, tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
  // CHECK: tf.Transpose {{.*}} -> tensor<?x?x?xf32, #tf.dims<s1, s0, s2>>
  %y = tf.Transpose %x, %perm : (tensor<?x?x?xf32>, tensor<*xi32>) -> tensor<*xf32>
  weir.return %y : tensor<*xf32>
}
}
