// RUN: weir-opt %s --weir-expand-gradients --split-input-file --verify-diagnostics

weir.program @unconnected {
  weir.step @main(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0", "b:0"], fetches = ["g:0"], targets = []} {
    %y = tf.Neg %a : (tensor<?xf32>) -> tensor<*xf32>
    // expected-error @+1 {{no path leads from the differentiated values to}}
    %g = weir.gradients(%y) by(%b) stop() with() : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32>
  }
}

// -----

weir.program @undefined {
  weir.step @main(%a: tensor<?xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0"], fetches = ["g:0"], targets = []} {
    // expected-error @+1 {{no gradient is defined for IgammaGradA: stop the gradient there (stop_gradients), or register one}}
    %y, %t = tf.generic "IgammaGradA"(%a, %a) {attrs = {}} : (tensor<?xf32>, tensor<?xf32>) -> (tensor<*xf32>, !weir.token)
    %g = weir.gradients(%y) by(%a) stop() with() : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32> after(%t)
  }
}

// -----

weir.program @effect {
  weir.step @main(%a: tensor<?xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0"], fetches = ["g:0"], targets = []} {
    %y, %t = weir.call @outer(%a) : (tensor<?xf32>) -> (tensor<*xf32>, !weir.token)
    %g = weir.gradients(%y) by(%a) stop() with() : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32> after(%t)
  }
  weir.step private @outer(%a: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %y, %t = weir.call @noisy(%a) : (tensor<*xf32>) -> (tensor<*xf32>, !weir.token)
    weir.return %y : tensor<*xf32> after(%t)
  }
  weir.step private @noisy(%a: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %s = tf.Shape %a : (tensor<*xf32>) -> tensor<*xi32>
    // expected-error @+1 {{cannot be differentiated: RandomUniform has an effect, and is in a loop, branch or call inside another: it would have to be run again for the gradient; move it out}}
    %r, %t = tf.generic "RandomUniform"(%s) {attrs = {dtype = f32}} : (tensor<*xi32>) -> (tensor<*xf32>, !weir.token)
    %y = tf.Mul %a, %r : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32> after(%t)
  }
}

// -----

weir.program @window {
  weir.step @main(%a: tensor<1x4x4x1xf32>, %k: tensor<4xi32>) -> tensor<*xf32>
      attributes {feeds = ["a:0", "k:0"], fetches = ["g:0"], targets = []} {
    // expected-error@+1 {{the gradient of MaxPoolV2 needs a constant ksize; make it a Const}}
    %y = tf.MaxPoolV2 %a, %k, %k {padding = "VALID"} : (tensor<1x4x4x1xf32>, tensor<4xi32>, tensor<4xi32>) -> tensor<*xf32>
    %g = weir.gradients(%y) by(%a) stop() with() : (tensor<*xf32>, tensor<1x4x4x1xf32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32>
  }
}

// -----

weir.program @unwanted {
  weir.step @main(%a: tensor<?xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0"], fetches = ["g:0"], targets = []} {
    // expected-error@+1 {{a gradient is not wanted here (PreventGradient): it is a table; stop the gradient there (stop_gradients), or take the node out}}
    %y = tf.PreventGradient %a {message = "it is a table"} : (tensor<?xf32>) -> tensor<*xf32>
    %g = weir.gradients(%y) by(%a) stop() with() : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32>
  }
}

// -----

weir.program @unknown_gradient_type {
  weir.step @main(%a: tensor<?xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0"], fetches = ["g:0"], targets = []} {
    // expected-error @+1 {{its gradient is 'CustomGradient-7' (_gradient_op_type), which only the program that made the graph knows: make it a function of the graph's library, or stop the gradient there (stop_gradients)}}
    %y = tf.Neg %a {weir.gradient = "CustomGradient-7"} : (tensor<?xf32>) -> tensor<*xf32>
    %g = weir.gradients(%y) by(%a) stop() with() : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32>
  }
}

// -----

weir.program @wrong_gradient_function {
  weir.step @main(%a: tensor<?xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0"], fetches = ["g:0"], targets = []} {
    // expected-error @+1 {{expected its gradient function to take 2 tensors (its inputs, then the gradients of its outputs) and to give 1, but 'odd' takes 1 and gives 1}}
    %y = tf.Neg %a {weir.gradient = @odd} : (tensor<?xf32>) -> tensor<*xf32>
    %g = weir.gradients(%y) by(%a) stop() with() : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32>
  }
  weir.step private @odd(%a: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    weir.return %a : tensor<*xf32>
  }
}

// -----

weir.program @resource {
  weir.step @main(%a: tensor<2xf32>) -> tensor<*xf32>
      attributes {feeds = ["a:0"], fetches = ["g:0"], targets = []} {
    %y, %t = weir.while cond @more body @step(%a) : (tensor<2xf32>) -> (tensor<*xf32>, !weir.token)
    %g = weir.gradients(%y) by(%a) stop() with() : (tensor<*xf32>, tensor<2xf32>) -> tensor<*xf32>
    weir.return %g : tensor<*xf32> after(%t)
  }
  weir.step private @more(%a: tensor<*xf32>) -> tensor<*xi1>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %s = tf.Const {value = dense<1.0> : tensor<f32>} : tensor<f32>
    %c = tf.Less %a, %s : (tensor<*xf32>, tensor<f32>) -> tensor<*xi1>
    weir.return %c : tensor<*xi1>
  }
  weir.step private @step(%a: tensor<*xf32>) -> tensor<*xf32>
      attributes {feeds = [""], fetches = [""], targets = []} {
    %n = tf.Const {value = dense<1> : tensor<i32>} : tensor<i32>
    // expected-error @+1 {{cannot be differentiated: it makes a resource in each iteration of a loop; make it before the loop}}
    %s, %t = tf.generic "StackV2"(%n) {attrs = {elem_type = f32}} : (tensor<i32>) -> (tensor<*x!weir.resource>, !weir.token)
    %p, %t1 = tf.generic "StackPopV2"(%s) after(%t) {attrs = {elem_type = f32}} : (tensor<*x!weir.resource>) -> (tensor<*xf32>, !weir.token)
    %y = tf.Mul %a, %p : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    weir.return %y : tensor<*xf32> after(%t1)
  }
}

// -----

weir.program @integers {
  weir.step @main(%a: tensor<?xi32>) -> tensor<*xi32>
      attributes {feeds = ["a:0"], fetches = ["g:0"], targets = []} {
    %x = tf.Cast %a : (tensor<?xi32>) -> tensor<*xf32>
    %y = tf.Square %x : (tensor<*xf32>) -> tensor<*xf32>
    // expected-error @+1 {{an argument' has elements of type 'i32', which have no gradient: leave it out, or differentiate with respect to a floating-point tensor}}
    %g = weir.gradients(%y) by(%a) stop() with() : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xi32>
    weir.return %g : tensor<*xi32>
  }
}
