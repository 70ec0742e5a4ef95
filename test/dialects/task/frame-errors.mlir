// RUN: weir-opt %s --split-input-file --verify-diagnostics

weir.program @p {
  // expected-error @below {{needs one type for each feed and fetch}}
  task.frame @main feeds ["x:0"] : [] fetches [] : [] targets []
      attributes {entry = array<i64>, symbols = []} {
    task.outputs
  }
}

// -----

weir.program @p {
  task.frame @main feeds [] : [] fetches [] : [] targets []
      attributes {entry = array<i64>, symbols = []} {
    // expected-error @below {{lists task 0 as its successor; expected one after 0}}
    task.task noop @n() -> () sizes(#tf.dims<>) pending 0 then [0]
        priority 1 name "a" : () -> ()
    task.outputs
  }
}

// -----

weir.program @p {
  task.frame @main feeds [] : [] fetches [] : [] targets []
      attributes {entry = array<i64>, symbols = [#tf.symbol<feed, [0, 0], "x", "">]} {
    // expected-error @below {{has a size that is neither a constant nor a symbol of the frame}}
    %x = task.slot arena : tensor<?xf32, #tf.dims<s0 * 2>>
    task.outputs
  }
}

// -----

weir.program @p {
  // expected-error @below {{must end with task.outputs, a slot for each fetch}}
  task.frame @main feeds [] : [] fetches ["y:0"] : [tensor<4xf32>] targets []
      attributes {entry = array<i64>, symbols = []} {
    task.outputs
  }
}
