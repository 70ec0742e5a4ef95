// RUN: weir-opt %s --weir-infer-shapes | FileCheck %s

// What a branch that did not run hands to its other part is never read, and is
// a value of every type all the same; what is behind a variant is known from
// the branch that has one.
//
// CHECK-LABEL: weir.step @main
// CHECK: = weir.case
// CHECK-SAME: -> (tensor<?xf32, #tf.dims<s1>>, tensor<!weir.variant<tensor<?xf32>>>, tensor<2xcomplex<f32>>, tensor<1x!weir.string>, tensor<!weir.resource
// CHECK-LABEL: weir.step private @off_0
// CHECK-DAG: tf.Const {{.*}} tensor<0xf32>
// CHECK-DAG: tf.Const {{.*}} tensor<2xcomplex<f32>>
// CHECK-DAG: tf.Const {{.*}} tensor<1x!weir.string>
// CHECK-DAG: tf.generic "EmptyTensorList"
// CHECK-DAG: tf.generic "TensorArrayV3"
// CHECK-NOT: weir.dead
// CHECK-LABEL: weir.step private @on_1
weir.program @dead {
  weir.step @main(%p: tensor<i32>, %x: tensor<?xf32>, %c: tensor<2xcomplex<f32>>, %t: tensor<1x!weir.string>) -> (tensor<*xf32>, tensor<*xcomplex<f32>>, tensor<*x!weir.string>)
      attributes {feeds = ["p:0", "x:0", "c:0", "t:0"], fetches = ["a:0", "b:0", "c:0"], targets = []} {
    %o:5, %done = weir.case %p [@off, @on](%x, %c, %t) : (tensor<i32>, tensor<?xf32>, tensor<2xcomplex<f32>>, tensor<1x!weir.string>) -> (tensor<*xf32>, tensor<*x!weir.variant>, tensor<*xcomplex<f32>>, tensor<*x!weir.string>, tensor<*x!weir.resource>, !weir.token)
    weir.return %o#0, %o#2, %o#3 : tensor<*xf32>, tensor<*xcomplex<f32>>, tensor<*x!weir.string> after(%done)
  }
  weir.step private @off(%x: tensor<*xf32>, %c: tensor<*xcomplex<f32>>, %t: tensor<*x!weir.string>) -> (tensor<*xf32>, tensor<*x!weir.variant>, tensor<*xcomplex<f32>>, tensor<*x!weir.string>, tensor<*x!weir.resource>)
      attributes {feeds = ["", "", ""], fetches = ["", "", "", "", ""], targets = []} {
    %a = weir.dead : tensor<*xf32>
    %v = weir.dead : tensor<*x!weir.variant>
    %z = weir.dead : tensor<*xcomplex<f32>>
    %s = weir.dead : tensor<*x!weir.string>
    %r = weir.dead : tensor<*x!weir.resource>
    weir.return %a, %v, %z, %s, %r : tensor<*xf32>, tensor<*x!weir.variant>, tensor<*xcomplex<f32>>, tensor<*x!weir.string>, tensor<*x!weir.resource>
  }
  weir.step private @on(%x: tensor<*xf32>, %c: tensor<*xcomplex<f32>>, %t: tensor<*x!weir.string>) -> (tensor<*xf32>, tensor<*x!weir.variant>, tensor<*xcomplex<f32>>, tensor<*x!weir.string>, tensor<*x!weir.resource>)
      attributes {feeds = ["", "", ""], fetches = ["", "", "", "", ""], targets = []} {
    %any = tf.Const {value = dense<-1> : tensor<i32>} : tensor<i32>
    %e, %t0 = tf.generic "EmptyTensorList"(%any, %any) {attrs = {element_dtype = f32}} : (tensor<i32>, tensor<i32>) -> (tensor<*x!weir.variant>, !weir.token)
    %l, %t1 = tf.generic "TensorListPushBack"(%e, %x) {attrs = {element_dtype = f32}} : (tensor<*x!weir.variant>, tensor<*xf32>) -> (tensor<*x!weir.variant>, !weir.token)
    %h, %t2 = tf.generic "StackV2"(%any) {attrs = {elem_type = f32}} : (tensor<i32>) -> (tensor<*x!weir.resource>, !weir.token)
    weir.return %x, %l, %c, %t, %h : tensor<*xf32>, tensor<*x!weir.variant>, tensor<*xcomplex<f32>>, tensor<*x!weir.string>, tensor<*x!weir.resource> after(%t2)
  }
}
