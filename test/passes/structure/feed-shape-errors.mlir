// A feed's shape must agree with what the graph says of the tensor: sizes that
// one of them leaves open are the other's business.
// RUN: not weir-opt %s --weir-raise-graph='fetches=y:0 feeds=x:0=?x4xf32' 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not weir-opt %s --weir-raise-graph='fetches=y:0 feeds=x:0=3xf32' 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not weir-opt %s --weir-raise-graph='fetches=y:0 feeds=d:0=5xf32' 2>&1 | FileCheck %s --check-prefix=DEFAULT
// RUN: not weir-opt %s --weir-raise-graph='fetches=y:0 feeds=c:0=2xf32' 2>&1 | FileCheck %s --check-prefix=CONST
// RUN: not weir-opt %s --weir-raise-graph='fetches=y:0 feeds=m:0=2x?xf32' 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: weir-opt %s --weir-raise-graph='fetches=y:0 feeds=x:0=7x3xf32,d:0=3xf32,c:0=*xf32' | FileCheck %s

// SIZE: step 'main': feed 'x:0' is given the shape [?,4], but the node (Placeholder) says [?,3]; leave the shape out
// RANK: feed 'x:0' is given the shape [3], but the node (Placeholder) says [?,3]
// DEFAULT: feed 'd:0' is given the shape [5], but the node (PlaceholderWithDefault) says [3]
// CONST: feed 'c:0' is given the shape [2], but the node (Const) says []
// INNER: feed 'm:0' is given the shape [2,?], but the node (Mul) says [?]
// CHECK: weir.step @main(%{{.*}}: tensor<7x3xf32>, %{{.*}}: tensor<3xf32>, %{{.*}}: tensor<*xf32>)
weir.graph attributes {producer = 1286 : i64} {
  %x, %xc = weir.node "Placeholder" name("x") {dtype = f32, shape = #weir.shape<[-1, 3]>} : () -> tensor<*xf32>
  %c, %cc = weir.node "Const" name("c") {dtype = f32, value = #weir.tensor<f32 shape <[]> {float_val = dense<1.0> : tensor<1xf32>}>} : () -> tensor<*xf32>
  %d, %dc = weir.node "PlaceholderWithDefault"(%c) name("d") {dtype = f32, shape = #weir.shape<[3]>} : (tensor<*xf32>) -> tensor<*xf32>
  %m, %mc = weir.node "Mul"(%d, %c) name("m") {T = f32, _output_shapes = [#weir.shape<[-1]>]} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %y, %yc = weir.node "AddV2"(%x, %m) name("y") {T = f32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
}
