// Derivatives asked for in structured form.

#ifndef WEIR_DIALECTS_WEIR_WEIROPSGRADIENTS_TD
#define WEIR_DIALECTS_WEIR_WEIROPSGRADIENTS_TD

include "dialects/Weir/WeirDialect.td"

def Weir_GradientsOp : Op<Weir_Dialect, "gradients",
    [AttrSizedOperandSegments]> {
  let summary = "derivatives of sum(ys * grad_ys) with respect to each x";
  let description = [{
    As `tf.gradients`: the i-th result is the derivative of the sum of all
    `ys[k] * grad_ys[k]` with respect to `xs[i]`, with every value in `stop`
    taken as a constant. Without `grad_ys` they are ones.

    A result with no differentiable path from any y to its x is *not
    connected*: it has no value, and using it is an error. `connected`, set by
    `--weir-expand-gradients`, tells which are.

    Constraints: (C1) `grad_ys` is empty or as long as `ys`; (C2) one result per
    x.

    Example: `%g = weir.gradients(%loss) by (%w) stop () with () :
    (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>`
  }];
  let arguments = (ins Variadic<AnyType>:$ys, Variadic<AnyType>:$xs,
      Variadic<AnyType>:$stop, Variadic<AnyType>:$grad_ys,
      OptionalAttr<DenseBoolArrayAttr>:$connected);
  let results = (outs Variadic<AnyType>:$gradients);
  let assemblyFormat = [{
    `(` $ys `)` `by` `(` $xs `)` `stop` `(` $stop `)` `with` `(` $grad_ys `)`
    attr-dict `:` functional-type(operands, results)
  }];
}

#endif
