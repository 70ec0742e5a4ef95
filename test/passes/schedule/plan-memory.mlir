// RUN: weir-opt %s --weir-build-frames --weir-plan-memory | FileCheck %s
// RUN: weir-opt %s --weir-build-frames --weir-plan-memory=no-sharing \
// RUN:   | FileCheck %s --check-prefix=APART

func.func private @k(%a: tensor<32xf32>) -> tensor<32xf32>
    attributes {task.kernel} {
  return %a : tensor<32xf32>
}
func.func private @j(%a: tensor<32xf32>, %b: tensor<32xf32>) -> tensor<32xf32>
    attributes {task.kernel} {
  return %a : tensor<32xf32>
}
func.func private @b(%a: tensor<?x100xf32>, %s: index) -> tensor<?x100xf32>
    attributes {task.kernel} {
  return %a : tensor<?x100xf32>
}

weir.program @memory {
  // A chain needs two places; the second value may not go where the first,
  // which its producer reads, still is.
  // CHECK-LABEL: task.frame @chain
  // CHECK-SAME: bound = 256
  // CHECK-SAME: extents = array<i64: 256>
  // CHECK-SAME: pools = #tf.dims<1>
  // CHECK: task.slot arena {place = array<i64: 0, 0>}
  // CHECK: task.slot arena {place = array<i64: 0, 128>}
  // CHECK: task.slot arena {place = array<i64: 0, 0>}
  // APART-LABEL: task.frame @chain
  // APART-SAME: extents = array<i64: 384>
  weir.step @chain(%x: tensor<32xf32>) -> tensor<32xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    %0 = task.run @k(%x) sizes(#tf.dims<>) nodes ["a"] : (tensor<32xf32>) -> tensor<32xf32>
    %1 = task.run @k(%0) sizes(#tf.dims<>) nodes ["b"] : (tensor<32xf32>) -> tensor<32xf32>
    %2 = task.run @k(%1) sizes(#tf.dims<>) nodes ["c"] : (tensor<32xf32>) -> tensor<32xf32>
    %3 = task.run @k(%2) sizes(#tf.dims<>) nodes ["d"] : (tensor<32xf32>) -> tensor<32xf32>
    weir.return %3 : tensor<32xf32>
  }

  // Two branches may run at the same time: nothing of the one shares with the
  // other, whatever the list's order says.
  // CHECK-LABEL: task.frame @branches
  // CHECK-SAME: extents = array<i64: 512>
  weir.step @branches(%x: tensor<32xf32>) -> tensor<32xf32>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = []} {
    %0 = task.run @k(%x) sizes(#tf.dims<>) nodes ["a"] : (tensor<32xf32>) -> tensor<32xf32>
    %1 = task.run @k(%0) sizes(#tf.dims<>) nodes ["b"] : (tensor<32xf32>) -> tensor<32xf32>
    %2 = task.run @k(%x) sizes(#tf.dims<>) nodes ["c"] : (tensor<32xf32>) -> tensor<32xf32>
    %3 = task.run @k(%2) sizes(#tf.dims<>) nodes ["d"] : (tensor<32xf32>) -> tensor<32xf32>
    %4 = task.run @j(%1, %3) sizes(#tf.dims<>) nodes ["e"] : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    weir.return %4 : tensor<32xf32>
  }

  // Sizes that follow the batch: a pool that scales with it, and a view that
  // keeps what it views alive.
  // CHECK-LABEL: task.frame @batch
  // CHECK-SAME: extents = array<i64: 0, 64>
  // CHECK-SAME: pools = #tf.dims<1, (s0 * 400) ceildiv 64>
  weir.step @batch(%x: tensor<?x100xf32, #tf.dims<s0, 100>>)
      -> tensor<?x100xf32, #tf.dims<s0, 100>>
      attributes {feeds = ["x:0"], fetches = ["y:0"], targets = [],
                  symbols = [#tf.symbol<feed, [0, 0], "x", "">]} {
    %0 = task.run @b(%x) sizes(#tf.dims<s0>) nodes ["a"]
      : (tensor<?x100xf32, #tf.dims<s0, 100>>) -> tensor<?x100xf32, #tf.dims<s0, 100>>
    %f = tf.reshape %0 : tensor<?x100xf32, #tf.dims<s0, 100>> -> tensor<?x10x10xf32, #tf.dims<s0, 10, 10>>
    %g = tf.reshape %f : tensor<?x10x10xf32, #tf.dims<s0, 10, 10>> -> tensor<?x100xf32, #tf.dims<s0, 100>>
    %1 = task.run @b(%g) sizes(#tf.dims<s0>) nodes ["b"]
      : (tensor<?x100xf32, #tf.dims<s0, 100>>) -> tensor<?x100xf32, #tf.dims<s0, 100>>
    weir.return %1 : tensor<?x100xf32, #tf.dims<s0, 100>>
  }
}
