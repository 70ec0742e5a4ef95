// RUN: weir-opt %s --split-input-file --weir-partition | FileCheck %s

// The other device needs the size of a feed that it does not get, and a size
// that Where finds out: both come as scalars. The symbols are numbered anew,
// and the check stands where both its sizes are known.
// CHECK: name = "w#s1"
// CHECK-LABEL: weir.step private @"main.CPU:0"(%arg0: tensor<?xi1, #tf.dims<s0>>)
// CHECK-SAME: symbols = [#tf.symbol<feed, [0, 0], "", "">, #tf.symbol<result, [], "w", "">]
// CHECK: %[[W:.*]], %{{.*}} = tf.generic "Where"(%arg0) {{.*}}defines = array<i64: 1>
// CHECK-NEXT: weir.send %[[W]] : tensor<?x1xi64, #tf.dims<s1, 1>>
// CHECK-NEXT: %[[S:.*]] = tf.sizes {exprs = #tf.dims<s1>} : () -> tensor<i64>
// CHECK-NEXT: weir.send %[[S]] : tensor<i64>
// CHECK-LABEL: weir.step private @"main.CPU:1"(%arg0: tensor<?xi64, #tf.dims<s1>>)
// CHECK-SAME: symbols = [#tf.symbol<value, [], "w", "">, #tf.symbol<feed, [0, 0], "", "">, #tf.symbol<check, [s0, s1], "a", "sizes">]
// CHECK: %[[S:.*]], %{{.*}} = weir.recv {{.*}} : tensor<i64>
// CHECK-NEXT: tf.read_sizes %[[S]] {defines = array<i64: 0>}
// CHECK-NEXT: %[[W:.*]], %{{.*}} = weir.recv {{.*}} : tensor<?x1xi64, #tf.dims<s0, 1>>
// CHECK-NEXT: tf.reshape %[[W]] : tensor<?x1xi64, #tf.dims<s0, 1>> -> tensor<?xi64, #tf.dims<s0>>
// CHECK-LABEL: weir.step @main
// CHECK-SAME: symbols = [#tf.symbol<feed, [0, 0], "", "">, #tf.symbol<feed, [1, 0], "", "">, #tf.symbol<result, [], "main", "">]
// CHECK: weir.start @"main.CPU:0"(%arg0) : (tensor<?xi1, #tf.dims<s0>>) -> !weir.token
// CHECK: weir.start @"main.CPU:1"(%arg1) {defines = array<i64: 2>} : (tensor<?xi64, #tf.dims<s1>>) -> (tensor<?xi64, #tf.dims<s2>>, !weir.token)
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%c: tensor<?xi1, #tf.dims<s0>>, %y: tensor<?xi64, #tf.dims<s2>>) -> tensor<?xi64, #tf.dims<s1>>
      attributes {feeds = ["c:0", "y:0"], fetches = ["a:0"], targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "", "">, #tf.symbol<result, [], "w", "">, #tf.symbol<feed, [1, 0], "", "">, #tf.symbol<check, [s1, s2], "a", "sizes">]} {
    %w, %t = tf.generic "Where"(%c) {attrs = {}, defines = array<i64: 1>, weir.placed = 0 : i64} : (tensor<?xi1, #tf.dims<s0>>) -> (tensor<?x1xi64, #tf.dims<s1, 1>>, !weir.token) loc("w")
    %f = tf.reshape %w {weir.placed = 1 : i64} : tensor<?x1xi64, #tf.dims<s1, 1>> -> tensor<?xi64, #tf.dims<s1>> loc("f")
    %a = tf.AddV2 %f, %y {weir.placed = 1 : i64} : (tensor<?xi64, #tf.dims<s1>>, tensor<?xi64, #tf.dims<s2>>) -> tensor<?xi64, #tf.dims<s1>> loc("a")
    weir.return %a : tensor<?xi64, #tf.dims<s1>>
  }
}

// -----

// Only the size of a feed is needed elsewhere: it is sent, the feed is not.
// Sizes that are computed are computed in both images.
// CHECK: edges = [{from = 0 : i64, name = "x:0#s0", step = "main", to = 1 : i64, type = tensor<i64>}]
// CHECK-LABEL: weir.step private @"main.CPU:0"
// CHECK: tf.sizes {exprs = #tf.dims<s0>} : () -> tensor<i64>
// CHECK: weir.send
// CHECK-LABEL: weir.step private @"main.CPU:1"(%arg0: tensor<f32>)
// CHECK-SAME: symbols = [#tf.symbol<value, [], "x:0", "">, #tf.symbol<max, [s0, 8], "", "">]
// CHECK: tf.read_sizes
// CHECK: %[[S:.*]] = tf.sizes {exprs = #tf.dims<s1>} : () -> tensor<1xi32>
// CHECK: tf.Fill %[[S]], %arg0
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%x: tensor<?xf32, #tf.dims<s0>>, %v: tensor<f32>) -> (tensor<?xf32, #tf.dims<s0>>, tensor<?xf32, #tf.dims<s1>>)
      attributes {feeds = ["x:0", "v:0"], fetches = ["a:0", "b:0"], targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "", "">, #tf.symbol<max, [s0, 8], "", "">]} {
    %a = tf.Neg %x {weir.placed = 0 : i64} : (tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>> loc("a")
    %s = tf.sizes {exprs = #tf.dims<s1>, weir.placed = 0 : i64} : () -> tensor<1xi32> loc("s")
    %b = tf.Fill %s, %v {weir.placed = 1 : i64} : (tensor<1xi32>, tensor<f32>) -> tensor<?xf32, #tf.dims<s1>> loc("b")
    weir.return %a, %b : tensor<?xf32, #tf.dims<s0>>, tensor<?xf32, #tf.dims<s1>>
  }
}

// -----

// A check whose sizes no image knows together stands at its node.
// CHECK-LABEL: weir.step private @"main.CPU:0"
// CHECK-NOT: tf.symbol<check
// CHECK-LABEL: weir.step private @"main.CPU:1"
// CHECK-SAME: tf.symbol<check
// CHECK: weir.recv
// CHECK: tf.read_sizes
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%x: tensor<?xf32, #tf.dims<s0>>, %y: tensor<?xf32, #tf.dims<s1>>) -> (tensor<?xf32, #tf.dims<s0>>, tensor<?xf32, #tf.dims<s1>>)
      attributes {feeds = ["x:0", "y:0"], fetches = ["a:0", "b:0"], targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "", "">, #tf.symbol<feed, [1, 0], "", "">, #tf.symbol<check, [s0, s1], "b", "sizes">]} {
    %a = tf.Neg %x {weir.placed = 0 : i64} : (tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s0>> loc("a")
    %b = tf.Neg %y {weir.placed = 1 : i64} : (tensor<?xf32, #tf.dims<s1>>) -> tensor<?xf32, #tf.dims<s1>> loc("b")
    weir.return %a, %b : tensor<?xf32, #tf.dims<s0>>, tensor<?xf32, #tf.dims<s1>>
  }
}

// -----

// An element of an argument that does not live here: the argument is sent, and
// read here too.
// CHECK: name = "argument0"
// CHECK-LABEL: weir.step private @"main.CPU:0"(%arg0: tensor<i32>)
// CHECK: weir.send %arg0
// CHECK: tf.read_sizes %arg0 {defines = array<i64: 0>}
// CHECK-LABEL: weir.step private @"main.CPU:1"(%arg0: tensor<f32>)
// CHECK: %[[N:.*]], %{{.*}} = weir.recv {{.*}} : tensor<i32>
// CHECK-NEXT: tf.read_sizes %[[N]] {defines = array<i64: 0>}
// CHECK: tf.Fill
weir.program @p attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%n: tensor<i32>, %v: tensor<f32>) -> tensor<?xf32, #tf.dims<s0>>
      attributes {feeds = ["n:0", "v:0"], fetches = ["b:0"], targets = [],
                  symbols = [#tf.symbol<value, [], "n", "">]} {
    tf.read_sizes %n {defines = array<i64: 0>, weir.placed = 0 : i64} : tensor<i32>
    %s = tf.sizes {exprs = #tf.dims<s0>, weir.placed = 0 : i64} : () -> tensor<1xi32> loc("s")
    %b = tf.Fill %s, %v {weir.placed = 1 : i64} : (tensor<1xi32>, tensor<f32>) -> tensor<?xf32, #tf.dims<s0>> loc("b")
    weir.return %b : tensor<?xf32, #tf.dims<s0>>
  }
}
