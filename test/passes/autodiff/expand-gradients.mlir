// RUN: weir-opt %s --weir-expand-gradients | FileCheck %s

weir.program @p {
  // The gradient of a product, unbroadcast to each operand's shape.
  // CHECK-LABEL: weir.step @product
  // CHECK: %[[Y:.*]] = tf.Mul %[[A:.*]], %[[B:.*]] :
  // CHECK: %[[ONE:.*]] = tf.OnesLike %[[Y]]
  // CHECK: %[[DA:.*]] = tf.Mul %[[ONE]], %[[B]]
  // CHECK: %[[U:.*]] = tf.unbroadcast(%[[DA]], %[[A]])
  // CHECK: weir.return %[[U]]
  weir.step @product(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0", "b:0"], fetches = ["g:0"], targets = []} {
    %y = tf.Mul %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<*xf32>
    %g = weir.gradients(%y) by(%a) stop() with() : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32>
  }

  // A loop records what its body changes and is run backward by another loop.
  // CHECK-LABEL: weir.step @loop
  // CHECK: tf.generic "EmptyTensorList"
  // CHECK: %[[F:.*]]:5, %{{.*}} = weir.while cond @more_recording body @twice_recording
  // CHECK: weir.while cond @more_reverse body @twice_reverse
  weir.step @loop(%x: tensor<f32>, %n: tensor<i32>) -> tensor<*xf32>
      attributes {feeds = ["x:0", "n:0"], fetches = ["g:0"], targets = []} {
    %r:2, %t = weir.while cond @more body @twice(%x, %n) : (tensor<f32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xi32>, !weir.token)
    %g = weir.gradients(%r#0) by(%x) stop() with() : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32> after(%t)
  }
  weir.step private @more(%x: tensor<*xf32>, %n: tensor<*xi32>) -> tensor<*xi1>
      attributes {feeds = ["", ""], fetches = [""], targets = []} {
    %zero = tf.Const {value = dense<0> : tensor<i32>} : tensor<i32>
    %p = tf.Greater %n, %zero : (tensor<*xi32>, tensor<i32>) -> tensor<*xi1>
    weir.return %p : tensor<*xi1>
  }
  weir.step private @twice(%x: tensor<*xf32>, %n: tensor<*xi32>) -> (tensor<*xf32>, tensor<*xi32>)
      attributes {feeds = ["", ""], fetches = ["", ""], targets = []} {
    %one = tf.Const {value = dense<1> : tensor<i32>} : tensor<i32>
    %y = tf.Mul %x, %x : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %m = tf.Sub %n, %one : (tensor<*xi32>, tensor<i32>) -> tensor<*xi32>
    weir.return %y, %m : tensor<*xf32>, tensor<*xi32>
  }
}
