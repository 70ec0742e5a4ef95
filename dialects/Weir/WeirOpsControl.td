// Structured control flow: steps that run steps.

#ifndef WEIR_DIALECTS_WEIR_WEIROPSCONTROL_TD
#define WEIR_DIALECTS_WEIR_WEIROPSCONTROL_TD

include "dialects/Weir/WeirDialect.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Weir_ControlOp<string mnemonic, list<Trait> traits = []>
    : Op<Weir_Dialect, mnemonic, traits>;

// Bodies are private steps (`weir.step private`), named by symbol: a function
// that calls itself, and a body that several loops share, need no copy.
// Each op starts when the tokens in `after` have happened; its last result is
// the token that says that everything in the steps it ran has happened.

def Weir_CallOp : Weir_ControlOp<"call", [AttrSizedOperandSegments]> {
  let summary = "runs a private step";
  let description = [{
    Runs `callee` with `inputs` as its arguments; its results are the op's.

    Constraint: (C1) as many inputs and outputs as the callee has.

    Example: `%r, %t = weir.call @fib(%n) : (tensor<i32>) ->
    (tensor<i32>, !weir.token)`
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$inputs,
      Variadic<Weir_TokenType>:$after);
  let results = (outs Variadic<AnyType>:$outputs, Weir_TokenType:$done);
  let assemblyFormat = [{
    $callee `(` $inputs `)` (`after` `(` $after^ `)`)? attr-dict `:`
    functional-type($inputs, results)
  }];
}

def Weir_CaseOp : Weir_ControlOp<"case", [AttrSizedOperandSegments]> {
  let summary = "runs one of several private steps";
  let description = [{
    `index` is a scalar. Of type i1, false runs `branches[0]` and true
    `branches[1]`; of type i32, it is the branch's position, and a value out of
    range runs the last one (as TensorFlow's Case does). Nothing of the other
    branches happens.

    Constraints: (C1) every branch takes `inputs` and gives `outputs`; (C2) an
    i1 index has two branches.

    Example: `%r, %t = weir.case %p [@cond_false, @cond_true](%x) :
    (tensor<i1>, tensor<4xf32>) -> (tensor<4xf32>, !weir.token)`
  }];
  let arguments = (ins AnyType:$index,
      FlatSymbolRefArrayAttr:$branches, Variadic<AnyType>:$inputs,
      Variadic<Weir_TokenType>:$after);
  let results = (outs Variadic<AnyType>:$outputs, Weir_TokenType:$done);
  let assemblyFormat = [{
    $index $branches `(` $inputs `)` (`after` `(` $after^ `)`)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def Weir_WhileOp : Weir_ControlOp<"while", [AttrSizedOperandSegments]> {
  let summary = "runs a private step for as long as another says so";
  let description = [{
    `inputs` are the first iteration's values. `condition` takes them and gives
    one scalar i1; while it is true, `body` takes them and gives the next
    iteration's. The outputs are the values for which the condition was false:
    `inputs` themselves after no iteration.

    `parallel_iterations` bounds how many iterations may be under way at once.

    Constraints: (C1) condition and body take `inputs`; (C2) body gives as many
    values; (C3) outputs are as many.
  }];
  let arguments = (ins FlatSymbolRefAttr:$condition, FlatSymbolRefAttr:$body,
      Variadic<AnyType>:$inputs, Variadic<Weir_TokenType>:$after,
      DefaultValuedAttr<I64Attr, "10">:$parallel_iterations);
  let results = (outs Variadic<AnyType>:$outputs, Weir_TokenType:$done);
  let assemblyFormat = [{
    `cond` $condition `body` $body `(` $inputs `)`
    (`after` `(` $after^ `)`)? attr-dict `:` functional-type($inputs, results)
  }];
}

def Weir_DeadOp : Weir_ControlOp<"dead", [Pure]> {
  let summary = "the value of what did not run";
  let description = [{
    A branch that is split in two hands values of its first part to its second.
    The other branch has nothing to hand on and gives this instead; nobody reads
    it. Shape inference makes it a constant of the type that the first gives,
    with sizes 0 where they are unknown.
  }];
  let results = (outs AnyType:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
}

#endif
