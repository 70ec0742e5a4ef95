// RUN: weir-opt --weir-verify-scheduled --split-input-file --verify-diagnostics %s

func.func private @k(%a: tensor<4xf32> {task.dims = array<i64: 4>})
    -> (tensor<4xf32> {task.dims = array<i64: 4>}) attributes {task.kernel} {
  return %a : tensor<4xf32>
}
weir.program @ordered {
  task.frame @main feeds ["x:0"] : [tensor<4xf32>] fetches ["y:0"] : [tensor<4xf32>]
      targets [] attributes {entry = array<i64>, symbols = [],
                             extents = array<i64: 64>, pools = #tf.dims<1>} {
    %x = task.slot input {index = 0 : i64} : tensor<4xf32>
    %h = task.slot arena {place = array<i64: 0, 0>} : tensor<4xf32>
    %y = task.slot output {index = 0 : i64} : tensor<4xf32>
    task.task kernel @k(%x) -> (%h) sizes(#tf.dims<>) pending 0 then [1]
        priority 2 name "h" : (tensor<4xf32>) -> tensor<4xf32>
    task.task kernel @k(%h) -> (%y) sizes(#tf.dims<>) pending 1 then []
        priority 1 name "y" : (tensor<4xf32>) -> tensor<4xf32>
    task.outputs %y : tensor<4xf32>
  }
}

// -----

weir.program @step_left {
  // expected-error @below {{is left; expected a frame (run --weir-build-frames)}}
  weir.step @main() -> () attributes {feeds = [], fetches = [], targets = []} {
    weir.return
  }
}

// -----

weir.program @no_kernel {
  task.frame @main feeds ["x:0"] : [tensor<4xf32>] fetches ["y:0"] : [tensor<4xf32>]
      targets [] attributes {entry = array<i64>, symbols = []} {
    %x = task.slot input {index = 0 : i64} : tensor<4xf32>
    %y = task.slot output {index = 0 : i64} : tensor<4xf32>
    // expected-error @below {{runs @nothing, which is no kernel}}
    task.task kernel @nothing(%x) -> (%y) sizes(#tf.dims<>) pending 0 then []
        priority 2 name "h" : (tensor<4xf32>) -> tensor<4xf32>
    task.outputs %y : tensor<4xf32>
  }
}

// -----

weir.program @no_frame {
  task.frame @main feeds ["x:0"] : [tensor<4xf32>] fetches ["y:0"] : [tensor<4xf32>]
      targets [] attributes {entry = array<i64>, symbols = []} {
    %x = task.slot input {index = 0 : i64} : tensor<4xf32>
    %y = task.slot output {index = 0 : i64} : tensor<4xf32>
    // expected-error @below {{runs @nothing, which is no frame}}
    task.task invoke @nothing(%x) -> (%y) sizes(#tf.dims<>) pending 0 then []
        priority 2 name "h" : (tensor<4xf32>) -> tensor<4xf32>
    task.outputs %y : tensor<4xf32>
  }
}

// -----

weir.program @miscounted {
  task.frame @main feeds ["x:0"] : [tensor<4xf32>] fetches ["y:0"] : [tensor<4xf32>]
      targets [] attributes {entry = array<i64>, symbols = []} {
    %x = task.slot input {index = 0 : i64} : tensor<4xf32>
    %y = task.slot output {index = 0 : i64} : tensor<4xf32>
    // expected-error @below {{waits for 1 tasks, but 0 list it}}
    task.task call @weir_call_X(%x) -> (%y) sizes(#tf.dims<>) pending 1 then []
        priority 2 name "h" : (tensor<4xf32>) -> tensor<4xf32>
    task.outputs %y : tensor<4xf32>
  }
}

// -----

weir.program @two_writers {
  task.frame @main feeds ["x:0"] : [tensor<4xf32>] fetches ["y:0"] : [tensor<4xf32>]
      targets [] attributes {entry = array<i64>, symbols = []} {
    %x = task.slot input {index = 0 : i64} : tensor<4xf32>
    %y = task.slot output {index = 0 : i64} : tensor<4xf32>
    task.task call @weir_call_X(%x) -> (%y) sizes(#tf.dims<>) pending 0 then []
        priority 2 name "h" : (tensor<4xf32>) -> tensor<4xf32>
    // expected-error @below {{writes a slot that task 0 ('h') writes as well, with no order between them}}
    task.task call @weir_call_X(%x) -> (%y) sizes(#tf.dims<>) pending 0 then []
        priority 2 name "i" : (tensor<4xf32>) -> tensor<4xf32>
    task.outputs %y : tensor<4xf32>
  }
}

// -----

weir.program @reads_early {
  task.frame @main feeds ["x:0"] : [tensor<4xf32>] fetches ["y:0"] : [tensor<4xf32>]
      targets [] attributes {entry = array<i64>, symbols = []} {
    %x = task.slot input {index = 0 : i64} : tensor<4xf32>
    %h = task.slot buffer : tensor<4xf32>
    %y = task.slot output {index = 0 : i64} : tensor<4xf32>
    task.task call @weir_call_X(%x) -> (%h) sizes(#tf.dims<>) pending 0 then []
        priority 2 name "h" : (tensor<4xf32>) -> tensor<4xf32>
    // expected-error @below {{reads input #0 before any task has written it}}
    task.task call @weir_call_X(%h) -> (%y) sizes(#tf.dims<>) pending 0 then []
        priority 2 name "i" : (tensor<4xf32>) -> tensor<4xf32>
    task.outputs %y : tensor<4xf32>
  }
}

// -----

weir.program @unplaced {
  task.frame @main feeds [] : [] fetches [] : []
      targets [] attributes {entry = array<i64>, symbols = []} {
    // expected-error @below {{of the arena has no place (run --weir-plan-memory)}}
    %h = task.slot arena : tensor<4xf32>
    task.outputs
  }
}

// -----

weir.program @misplaced {
  task.frame @main feeds [] : [] fetches [] : []
      targets [] attributes {entry = array<i64>, symbols = [],
                             extents = array<i64: 64>, pools = #tf.dims<1>} {
    // expected-error @below {{is placed at unit 128 of pool 0 in a frame with 1 pools}}
    %h = task.slot arena {place = array<i64: 0, 128>} : tensor<4xf32>
    task.outputs
  }
}
