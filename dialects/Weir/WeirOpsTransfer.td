// What crosses from one device to another: sends, receives, images started.

#ifndef WEIR_DIALECTS_WEIR_WEIROPSTRANSFER_TD
#define WEIR_DIALECTS_WEIR_WEIROPSTRANSFER_TD

include "dialects/Weir/WeirDialect.td"
include "mlir/IR/SymbolInterfaces.td"

class Weir_TransferOp<string mnemonic, list<Trait> traits = []>
    : Op<Weir_Dialect, mnemonic, traits>;

// An edge is a number, unique in the program; the program's `edges` lists what
// is known of each, in order: its `name`, the devices `from` and `to`, the
// `type` of its value (none: it carries no value, only order). For one edge
// there is one send and one recv. A run may pass them many times (a loop, a
// function called twice): the n-th iteration of a frame's send meets the n-th
// iteration of the same frame's recv.

def Weir_SendOp : Weir_TransferOp<"send", [AttrSizedOperandSegments]> {
  let summary = "hands a value, or an order, to another device";
  let description = [{
    Sends `value` over the edge `edge` to the device `to`; without a value, says
    there that the tokens in `after` have happened. Never waits for the
    receiver: `done` says that the value has left.

    Constraints: (C1) `edge` is an edge of the program; (C2) `to` is its device
    `to`, and another one than the step's own; (C3) there is a value if the edge
    has a type, of that element type.

    Example: `%t = weir.send %v : tensor<4xf32> {edge = 0 : i64, to = 1 : i64}`
  }];
  let arguments = (ins Optional<AnyType>:$value,
      Variadic<Weir_TokenType>:$after, I64Attr:$edge, I64Attr:$to);
  let results = (outs Weir_TokenType:$done);
  let assemblyFormat = [{
    ($value^ `:` type($value))? (`after` `(` $after^ `)`)? attr-dict
  }];
  let hasVerifier = 1;
}

def Weir_RecvOp : Weir_TransferOp<"recv"> {
  let summary = "takes a value, or an order, from another device";
  let description = [{
    Waits, without holding a thread, for what the send of the same edge hands
    over: the value, and what had happened there before. A dead value arrives as
    a dead one.

    Constraints: (C1) `edge` is an edge of the program; (C2) `from` is its
    device `from`, and another one than the step's own; (C3) there is a value if
    the edge has a type, of that element type.

    Example: `%v, %t = weir.recv {edge = 0 : i64, from = 0 : i64} :
    tensor<4xf32>`
  }];
  let arguments = (ins Variadic<Weir_TokenType>:$after, I64Attr:$edge,
      I64Attr:$from);
  let results = (outs Optional<AnyType>:$value, Weir_TokenType:$done);
  let assemblyFormat = [{
    (`after` `(` $after^ `)`)? attr-dict (`:` type($value)^)?
  }];
  let hasVerifier = 1;
}

def Weir_StartOp : Weir_TransferOp<"start"> {
  let summary = "starts a step's image on its device";
  let description = [{
    A step whose ops lie on several devices holds nothing but one start for each
    of its images, the private steps that do the work of one device each. The
    image gets `inputs`, those of the step's feeds that its device uses, and
    gives those fetches that its device makes. Images run beside each other; the
    step is done when all of them are.

    Constraints: (C1) `image` is a private step; (C2) as many inputs and outputs
    as it has.

    Example: `%r, %t = weir.start @"main.CPU:1"(%x) : (tensor<4xf32>) ->
    (tensor<f32>, !weir.token)`
  }];
  let arguments = (ins FlatSymbolRefAttr:$image, Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs, Weir_TokenType:$done);
  let assemblyFormat = [{
    $image `(` $inputs `)` attr-dict `:` functional-type($inputs, results)
  }];
  let hasVerifier = 1;
}

#endif
