// RUN: weir-opt %s | weir-opt | FileCheck %s

// Tasks without inputs or outputs, or with several, read back as printed.
// CHECK: task.task noop @nothing() -> () sizes(<>) pending 0 then [1] priority 2 name "a" : () -> ()
// CHECK: task.task call @weir_call_X(%{{.*}}) -> () sizes(<>) pending 1 then [2] priority 1 name "b" : (tensor<4xf32>) -> ()
// CHECK: task.task call @weir_call_Y(%{{.*}}) -> (%{{.*}}, %{{.*}}) sizes(<>) pending 1 then [] priority 1 name "c" : (tensor<4xf32>) -> (tensor<4xf32>, tensor<2xi32>)
// CHECK: task.outputs %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<2xi32>
weir.program @p {
  task.frame @main feeds ["x:0"] : [tensor<4xf32>] fetches ["y:0", "z:0"] : [tensor<4xf32>, tensor<2xi32>]
      targets [] attributes {entry = array<i64>, symbols = []} {
    %x = task.slot input {index = 0 : i64} : tensor<4xf32>
    %y = task.slot output {index = 0 : i64} : tensor<4xf32>
    %z = task.slot output {index = 1 : i64} : tensor<2xi32>
    task.task noop @nothing() -> () sizes(#tf.dims<>) pending 0 then [1]
        priority 2 name "a" : () -> ()
    task.task call @weir_call_X(%x) -> () sizes(#tf.dims<>) pending 1 then [2]
        priority 1 name "b" : (tensor<4xf32>) -> ()
    task.task call @weir_call_Y(%x) -> (%y, %z) sizes(#tf.dims<>) pending 1 then []
        priority 1 name "c" : (tensor<4xf32>) -> (tensor<4xf32>, tensor<2xi32>)
    task.outputs %y, %z : tensor<4xf32>, tensor<2xi32>
  }
  // CHECK: task.frame @empty
  // CHECK: task.outputs{{$}}
  task.frame @empty feeds [] : [] fetches [] : [] targets []
      attributes {entry = array<i64>, symbols = []} {
    task.outputs
  }
}
