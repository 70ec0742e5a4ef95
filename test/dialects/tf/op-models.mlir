// RUN: weir-opt --weir-infer-shapes %s | FileCheck %s

// Shape signatures, and what is behind handles.

weir.program @data {
  // CHECK-LABEL: weir.step @unique
  weir.step @unique(%x: tensor<?xf32>) -> (tensor<*xf32>, tensor<*xi32>, tensor<*xi32>)
      attributes {feeds = ["x:0"], fetches = ["y:0", "i:0", "c:0"], targets = []} {
    // CHECK: "UniqueWithCounts"
    // CHECK-SAME: (tensor<?xf32, #tf.dims<s1>>, tensor<?xi32, #tf.dims<s0>>, tensor<?xi32, #tf.dims<s1>>, !weir.token)
    %y, %i, %c, %t = tf.generic "UniqueWithCounts"(%x)
        : (tensor<?xf32>) -> (tensor<*xf32>, tensor<*xi32>, tensor<*xi32>, !weir.token)
    weir.return %y, %i, %c : tensor<*xf32>, tensor<*xi32>, tensor<*xi32>
  }
  // CHECK-LABEL: weir.step @stitch
  weir.step @stitch(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0", "b:0"], fetches = ["y:0"], targets = []} {
    %i = tf.Const {value = dense<[0, 3]> : tensor<2xi32>} : tensor<2xi32>
    %j = tf.Const {value = dense<[4, 1]> : tensor<2xi32>} : tensor<2xi32>
    // CHECK: "DynamicStitch"{{.*}} -> (tensor<5x3xf32>, !weir.token)
    %y, %t = tf.generic "DynamicStitch"(%i, %j, %a, %b)
        : (tensor<2xi32>, tensor<2xi32>, tensor<2x3xf32>, tensor<2x3xf32>)
        -> (tensor<*xf32>, !weir.token)
    weir.return %y : tensor<*xf32>
  }
  // CHECK-LABEL: weir.step @random
  weir.step @random(%n: tensor<2xi32>, %a: tensor<5xf32>) -> tensor<*xf32>
      attributes {feeds = ["n:0", "a:0"], fetches = ["y:0"], targets = []} {
    // CHECK: tf.read_sizes
    // CHECK: "RandomGamma"{{.*}} -> (tensor<?x?x5xf32, #tf.dims<s0, s1, 5>>, !weir.token)
    %y, %t = tf.generic "RandomGamma"(%n, %a)
        : (tensor<2xi32>, tensor<5xf32>) -> (tensor<*xf32>, !weir.token)
    weir.return %y : tensor<*xf32>
  }
}

weir.program @state {
  // CHECK-LABEL: weir.step @gather
  weir.step @gather(%i: tensor<7xi32>) -> (tensor<*xf32>, tensor<*xi32>)
      attributes {feeds = ["i:0"], fetches = ["y:0", "s:0"], targets = []} {
    // CHECK: "VarHandleOp"{{.*}} -> (tensor<!weir.resource<tensor<10x3xf32>>>, !weir.token)
    %h, %t = tf.generic "VarHandleOp"() {attrs = {shape = array<i64: 10, 3>, dtype = f32}}
        : () -> (tensor<*x!weir.resource>, !weir.token)
    // CHECK: "ResourceGather"{{.*}} -> (tensor<7x3xf32>, !weir.token)
    %y, %t1 = tf.generic "ResourceGather"(%h, %i)
        : (tensor<*x!weir.resource>, tensor<7xi32>) -> (tensor<*xf32>, !weir.token)
    %s, %t2 = tf.generic "VariableShape"(%h)
        : (tensor<*x!weir.resource>) -> (tensor<*xi32>, !weir.token)
    weir.return %y, %s : tensor<*xf32>, tensor<*xi32>
  }
  // A queue's components, one of unknown size.
  // CHECK-LABEL: weir.step @dequeue
  weir.step @dequeue(%n: tensor<i32>) -> (tensor<*xf32>, tensor<*xi64>)
      attributes {feeds = ["n:0"], fetches = ["y:0", "z:0"], targets = []} {
    // CHECK: "FIFOQueueV2"{{.*}}(tensor<!weir.resource<tuple<tensor<2x?xf32>, tensor<i64>>>>
    %q, %t = tf.generic "FIFOQueueV2"()
        {attrs = {component_types = [f32, i64], shapes = [array<i64: 2, -1>, array<i64>]}}
        : () -> (tensor<*x!weir.resource>, !weir.token)
    // CHECK: "QueueDequeueManyV2"
    // CHECK-SAME: (tensor<?x2x?xf32, #tf.dims<s0, 2, s1>>, tensor<?xi64, #tf.dims<s0>>, !weir.token)
    %y, %z, %t1 = tf.generic "QueueDequeueManyV2"(%q, %n)
        : (tensor<*x!weir.resource>, tensor<i32>)
        -> (tensor<*xf32>, tensor<*xi64>, !weir.token)
    weir.return %y, %z : tensor<*xf32>, tensor<*xi64>
  }
}

// What is pushed to a list in a loop's body is known after the loop; what is
// written to an array before it is known inside.
// CHECK-LABEL: weir.program @loops
weir.program @loops {
  weir.step private @more(%i: tensor<*xi32>, %l: tensor<*x!weir.variant>, %a: tensor<*x!weir.resource>)
      -> tensor<*xi1> attributes {feeds = ["", "", ""], fetches = [""], targets = []} {
    %n = tf.Const {value = dense<3> : tensor<i32>} : tensor<i32>
    %p = tf.Less %i, %n : (tensor<*xi32>, tensor<i32>) -> tensor<*xi1>
    weir.return %p : tensor<*xi1>
  }
  weir.step private @next(%i: tensor<*xi32>, %l: tensor<*x!weir.variant>, %a: tensor<*x!weir.resource>)
      -> (tensor<*xi32>, tensor<*x!weir.variant>, tensor<*x!weir.resource>)
      attributes {feeds = ["", "", ""], fetches = ["", "", ""], targets = []} {
    %one = tf.Const {value = dense<1> : tensor<i32>} : tensor<i32>
    %flow = tf.Const {value = dense<0.0> : tensor<f32>} : tensor<f32>
    %j = tf.AddV2 %i, %one : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
    // CHECK-DAG: "TensorArrayReadV3"{{.*}} -> (tensor<4xf32>, !weir.token)
    %x, %t = tf.generic "TensorArrayReadV3"(%a, %i, %flow)
        : (tensor<*x!weir.resource>, tensor<*xi32>, tensor<f32>) -> (tensor<*xf32>, !weir.token)
    %m, %t1 = tf.generic "TensorListPushBack"(%l, %x) {attrs = {element_dtype = f32}}
        : (tensor<*x!weir.variant>, tensor<*xf32>) -> (tensor<*x!weir.variant>, !weir.token)
    weir.return %j, %m, %a : tensor<*xi32>, tensor<*x!weir.variant>, tensor<*x!weir.resource>
  }
  weir.step @main(%x: tensor<3x4xf32>) -> tensor<*xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    %zero = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %three = tf.Const {value = dense<3> : tensor<i32>} : tensor<i32>
    %any = tf.Const {value = dense<-1> : tensor<i32>} : tensor<i32>
    %ids = tf.Const {value = dense<[0, 1, 2]> : tensor<3xi32>} : tensor<3xi32>
    %l, %t = tf.generic "EmptyTensorList"(%any, %any) {attrs = {element_dtype = f32}}
        : (tensor<i32>, tensor<i32>) -> (tensor<*x!weir.variant>, !weir.token)
    %a, %f, %t1 = tf.generic "TensorArrayV3"(%three) {attrs = {dtype = f32}}
        : (tensor<i32>) -> (tensor<*x!weir.resource>, tensor<*xf32>, !weir.token)
    %g, %t2 = tf.generic "TensorArrayScatterV3"(%a, %ids, %x, %f)
        : (tensor<*x!weir.resource>, tensor<3xi32>, tensor<3x4xf32>, tensor<*xf32>)
        -> (tensor<*xf32>, !weir.token)
    %r:3, %t3 = weir.while cond @more body @next(%zero, %l, %a)
        : (tensor<i32>, tensor<*x!weir.variant>, tensor<*x!weir.resource>)
        -> (tensor<*xi32>, tensor<*x!weir.variant>, tensor<*x!weir.resource>, !weir.token)
    // CHECK-DAG: "TensorListStack"{{.*}} -> (tensor<?x4xf32, #tf.dims<s{{[0-9]+}}, 4>>, !weir.token)
    %y, %t4 = tf.generic "TensorListStack"(%r#1, %any) {attrs = {element_dtype = f32}}
        : (tensor<*x!weir.variant>, tensor<i32>) -> (tensor<*xf32>, !weir.token)
    weir.return %y : tensor<*xf32>
  }
}
