// Structured form: a program and its steps.

#ifndef WEIR_DIALECTS_WEIR_WEIROPSPROGRAM_TD
#define WEIR_DIALECTS_WEIR_WEIROPSPROGRAM_TD

include "dialects/Weir/WeirDialect.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/RegionKindInterface.td"

class Weir_Op<string mnemonic, list<Trait> traits = []>
    : Op<Weir_Dialect, mnemonic, traits>;

def Weir_ProgramOp : Weir_Op<"program", [
    IsolatedFromAbove, SymbolTable, Symbol, NoTerminator, SingleBlock,
    NoRegionArguments]> {
  let summary = "one compiled graph: its resources and its steps";
  let description = [{
    Steps share the program's resources and may run at the same time.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword $body";
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name)>];
  let skipDefaultBuilders = 1;
}

def Weir_StepOp : Weir_Op<"step", [
    IsolatedFromAbove, FunctionOpInterface,
    HasParent<"ProgramOp">, SingleBlock]> {
  let summary = "what a client would pass to Session.run";
  let description = [{
    Arguments are the feeds, in the order of `feeds` (`name:port`); the
    terminator returns the fetches, in the order of `fetches`, after the
    effects of `targets`.

    `symbols`, once shapes are inferred, says what `s0`, `s1`, ... in the
    types' `#tf.dims` stand for (see `#tf.symbol`).
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
      TypeAttrOf<FunctionType>:$function_type,
      OptionalAttr<DictArrayAttr>:$arg_attrs,
      OptionalAttr<DictArrayAttr>:$res_attrs,
      StrArrayAttr:$feeds, StrArrayAttr:$fetches, StrArrayAttr:$targets,
      OptionalAttr<ArrayAttr>:$symbols);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    /// Sets the function type from the entry block and the terminator.
    void refreshFunctionType();
  }];
}

def Weir_ReturnOp : Weir_Op<"return", [
    Terminator, HasParent<"StepOp">, AttrSizedOperandSegments]> {
  let summary = "the fetches of a step, and what must have happened";
  let description = [{
    `after` lists the tokens of the step's targets and of every effect that
    TensorFlow would have run.
  }];
  let arguments = (ins Variadic<AnyType>:$results, Variadic<Weir_TokenType>:$after);
  let assemblyFormat = [{
    ($results^ `:` type($results))? (`after` `(` $after^ `)`)? attr-dict
  }];
}

#endif
