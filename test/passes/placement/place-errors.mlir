// RUN: weir-opt --weir-place=soft-placement=false --split-input-file --verify-diagnostics %s

weir.program @malformed attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0"]} {
  weir.step @main(%x: tensor<f32>) -> tensor<f32> attributes {feeds = ["x:0"], fetches = ["n:0"], targets = []} {
    // expected-error @+1 {{Malformed device specification '/job:'; expected parts of /job:NAME/replica:N/task:N/device:TYPE:N}}
    %n = tf.Neg %x {weir.device = "/job:"} : (tensor<f32>) -> tensor<f32>
    weir.return %n : tensor<f32>
  }
}

// -----

// expected-error @+1 {{'devices' holds 3 : i64; expected names like '/job:localhost/replica:0/task:0/device:CPU:0'}}
weir.program @names attributes {devices = [3]} {
}

// -----

// Errors at named nodes have no line here.
// expected-error @unknown {{Cannot assign a device for operation n: 'n' was explicitly assigned to /device:CPU:1 but available devices are [ /job:localhost/replica:0/task:0/device:CPU:0 ]. Make sure the device specification refers to a valid device; compile for more devices (--local-devices=N) or allow soft placement (--soft-placement=on)}}
weir.program @missing attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0"]} {
  weir.step @main(%x: tensor<f32>) -> tensor<f32> attributes {feeds = ["x:0"], fetches = ["n:0"], targets = []} {
    %n = tf.Neg %x {weir.device = "/device:CPU:1"} : (tensor<f32>) -> tensor<f32> loc("n")
    weir.return %n : tensor<f32>
  }
}

// -----

// expected-error @unknown {{Cannot colocate nodes 'b' and 'a': Cannot merge devices with incompatible ids: '/device:CPU:1' and '/device:CPU:0'; change one of the requests, or allow soft placement (--soft-placement=on)}}
weir.program @colocation attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%x: tensor<f32>) -> tensor<f32> attributes {feeds = ["x:0"], fetches = ["b:0"], targets = []} {
    %a = tf.Neg %x {weir.device = "/device:CPU:0"} : (tensor<f32>) -> tensor<f32> loc("a")
    %b = tf.Exp %a {weir.device = "/device:CPU:1", weir.class = ["loc:@a"]} : (tensor<f32>) -> tensor<f32> loc("b")
    weir.return %b : tensor<f32>
  }
}

// -----

// One of two variables, chosen when the step runs: they must be neighbours.
// expected-error @unknown {{Cannot place the graph because a reference or resource edge connects colocation groups with incompatible resource devices: /device:CPU:1 vs /device:CPU:0. The edge src node is an input of choice, and the dst node is argument 0 of first; the resources are 'w' and 'v'; give both resources one device, or use them in steps or branches of their own}}
weir.program @resources attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%p: tensor<i1>) -> tensor<f32> attributes {feeds = ["p:0"], fetches = ["r:0"], targets = []} {
    %v, %vt = tf.generic "VarHandleOp"() {attrs = {}, weir.device = "/device:CPU:0"} : () -> (tensor<!weir.resource>, !weir.token) loc("v")
    %w, %wt = tf.generic "VarHandleOp"() {attrs = {}, weir.device = "/device:CPU:1"} : () -> (tensor<!weir.resource>, !weir.token) loc("w")
    %h, %t = weir.case %p [@first, @second](%v, %w) : (tensor<i1>, tensor<!weir.resource>, tensor<!weir.resource>) -> (tensor<!weir.resource>, !weir.token) loc("choice")
    %r, %rt = tf.generic "ReadVariableOp"(%h) {attrs = {}} : (tensor<!weir.resource>) -> (tensor<f32>, !weir.token) loc("r")
    weir.return %r : tensor<f32>
  }
  weir.step private @first(%v: tensor<!weir.resource>, %w: tensor<!weir.resource>) -> tensor<!weir.resource> attributes {feeds = ["0", "1"], fetches = ["0"], targets = []} {
    weir.return %v : tensor<!weir.resource>
  }
  weir.step private @second(%v: tensor<!weir.resource>, %w: tensor<!weir.resource>) -> tensor<!weir.resource> attributes {feeds = ["0", "1"], fetches = ["0"], targets = []} {
    weir.return %w : tensor<!weir.resource>
  } loc("choice")
}

// -----

// Two groups that are told where to go by a member each.
// expected-error @unknown {{Cannot assign a device for operation b: Could not satisfy explicit device specification '/device:CPU:1' because the node 'b' was colocated with a group of nodes that required incompatible device '/job:ps/device:CPU:1' ('b' requests /device:CPU:1, 'a' requests /job:ps). All available devices [/job:localhost/replica:0/task:0/device:CPU:0, /job:localhost/replica:0/task:0/device:CPU:1]}}
weir.program @group attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0", "/job:localhost/replica:0/task:0/device:CPU:1"]} {
  weir.step @main(%x: tensor<f32>) -> tensor<f32> attributes {feeds = ["x:0"], fetches = ["b:0"], targets = []} {
    %b = tf.Exp %x {weir.device = "/device:CPU:1", weir.class = ["loc:@a"]} : (tensor<f32>) -> tensor<f32> loc("b")
    %a = tf.Neg %b {weir.device = "/job:ps"} : (tensor<f32>) -> tensor<f32> loc("a")
    weir.return %a : tensor<f32>
  }
}

// -----

// What computes a node's size beside it asks for nothing: the node is named
// with what it asks for itself.
// expected-error @unknown {{Cannot assign a device for operation n: 'n' was explicitly assigned to /job:worker/task:3 but available devices are [ /job:localhost/replica:0/task:0/device:CPU:0 ]. Make sure the device specification refers to a valid device}}
weir.program @helper attributes {devices = ["/job:localhost/replica:0/task:0/device:CPU:0"]} {
  weir.step @main(%x: tensor<f32>) -> tensor<f32> attributes {feeds = ["x:0"], fetches = ["n:0"], targets = []} {
    %s = tf.Exp %x {weir.class = ["loc:@n"]} : (tensor<f32>) -> tensor<f32> loc("n")
    %n = tf.Neg %s {weir.device = "/job:worker/task:3", weir.class = ["loc:@n"]} : (tensor<f32>) -> tensor<f32> loc("n")
    weir.return %n : tensor<f32>
  }
}
