// RUN: weir-opt %s --weir-build-frames | FileCheck %s

// A batch of rows, a matmul stand-in, a fetch that is also used inside.
func.func private @k(%a: tensor<?x4xf32> {task.dims = array<i64: -1, 4>},
                     %s: index)
    -> (tensor<?x4xf32> {task.dims = array<i64: -1, 4>})
    attributes {task.kernel} {
  return %a : tensor<?x4xf32>
}
func.func private @n(%a: tensor<?xf32> {task.dims = array<i64: -1>}, %s: index)
    -> (tensor<?xf32> {task.dims = array<i64: -1>})
    attributes {task.kernel, task.sites = [
      {code = "INVALID_ARGUMENT", format = "bad {0}"}]} {
  return %a : tensor<?xf32>
}

weir.program @chain {
  // CHECK-LABEL: task.frame @main feeds ["x:0"] : [tensor<?x4xf32, #tf.dims<s0, 4>>]
  // CHECK-SAME: fetches ["y:0", "z:0", "y:0"]
  // CHECK-SAME: entry = array<i64: 1>
  // CHECK-SAME: symbols = [#tf.symbol<feed, [0, 0], "x", "">, #tf.symbol<expr, [s0 * 4], "", "">]
  // CHECK: %[[X:.*]] = task.slot input {index = 0 : i64}
  // CHECK: %[[Y:.*]] = task.slot output {index = 0 : i64} : tensor<?x4xf32, #tf.dims<s0, 4>>
  // CHECK: %[[H:.*]] = task.slot arena : tensor<?xf32, #tf.dims<s1>>
  // CHECK: %[[Z:.*]] = task.slot output {index = 1 : i64} : tensor<?xf32, #tf.dims<s1>>
  // CHECK: task.task kernel @k(%[[X]]) -> (%[[Y]]) sizes(<s0>) pending 0 then [1] priority {{[0-9]+}} name "y"
  // CHECK: task.task kernel @n(%[[Y]]) -> (%[[H]]) sizes(<s1>) pending 1 then [2]
  // CHECK-SAME: sites = [{code = "INVALID_ARGUMENT", format = "bad {0}", node = "h2"}]
  // CHECK: task.task kernel @n(%[[H]]) -> (%[[Z]])
  // CHECK: task.outputs %[[Y]], %[[Z]], %[[Y]]
  weir.step @main(%x: tensor<?x4xf32, #tf.dims<s0, 4>>)
      -> (tensor<?x4xf32, #tf.dims<s0, 4>>, tensor<?xf32, #tf.dims<s0 * 4>>,
          tensor<?x4xf32, #tf.dims<s0, 4>>)
      attributes {feeds = ["x:0"], fetches = ["y:0", "z:0", "y:0"],
                  targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "x", "">]} {
    %y = task.run @k(%x) sizes(#tf.dims<s0>) nodes ["y"]
      : (tensor<?x4xf32, #tf.dims<s0, 4>>) -> tensor<?x4xf32, #tf.dims<s0, 4>>
    %flat = tf.reshape %y : tensor<?x4xf32, #tf.dims<s0, 4>>
      -> tensor<?xf32, #tf.dims<s0 * 4>>
    %h = task.run @n(%flat) sizes(#tf.dims<s0 * 4>) nodes ["h1", "h2"]
      : (tensor<?xf32, #tf.dims<s0 * 4>>) -> tensor<?xf32, #tf.dims<s0 * 4>>
    %z = task.run @n(%h) sizes(#tf.dims<s0 * 4>) nodes ["z"]
      : (tensor<?xf32, #tf.dims<s0 * 4>>) -> tensor<?xf32, #tf.dims<s0 * 4>>
    weir.return %y, %z, %y : tensor<?x4xf32, #tf.dims<s0, 4>>,
      tensor<?xf32, #tf.dims<s0 * 4>>, tensor<?x4xf32, #tf.dims<s0, 4>>
  }

  // Sizes that only the run finds: a call defines s1, a sizes task what follows
  // from it, and the kernel waits for both and for the check.
  // CHECK-LABEL: task.frame @where
  // CHECK-SAME: entry = array<i64>
  // CHECK: task.task call @weir_call_Where(%{{.*}}) -> (%[[W:.*]]) sizes(<>) pending 0 then [1, 2, 3, 4]
  // CHECK-SAME: op_type = "Where"
  // CHECK: task.task sizes @sizes() -> () {{.*}} pending 1 then [2, 4] {{.*}}computes = array<i64: 2, 3>
  // CHECK: task.task kernel @weir.copy(%[[W]]) -> (%[[C:.*]]) sizes(<8, s3>) pending 2 then [3]
  // CHECK: task.task call @weir_call_Unique(%[[C]])
  // CHECK: task.task kernel @n
  weir.step @where(%x: tensor<?xf32, #tf.dims<s0>>)
      -> (tensor<?xf32, #tf.dims<s1>>)
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "x", "">,
                             #tf.symbol<result, [], "w", "">,
                             #tf.symbol<check, [s0, s1], "y", "sizes differ">,
                             #tf.symbol<expr, [s1 * 2], "", "">]} {
    %w, %t = tf.generic "Where"(%x) {attrs = {}, defines = array<i64: 1>}
      : (tensor<?xf32, #tf.dims<s0>>) -> (tensor<?x2xi64, #tf.dims<s1, 2>>, !weir.token)
    %f = tf.reshape %w : tensor<?x2xi64, #tf.dims<s1, 2>> -> tensor<?xi64, #tf.dims<s3>>
    %u, %i, %t2 = tf.generic "Unique"(%f) after(%t) {attrs = {}}
      : (tensor<?xi64, #tf.dims<s3>>) -> (tensor<*xi64>, tensor<*xi32>, !weir.token)
    %y = task.run @n(%x) sizes(#tf.dims<s1>) nodes ["y"]
      : (tensor<?xf32, #tf.dims<s0>>) -> tensor<?xf32, #tf.dims<s1>>
    weir.return %y : tensor<?xf32, #tf.dims<s1>> after(%t2)
  }
}
