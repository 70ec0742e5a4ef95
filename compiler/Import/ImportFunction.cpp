//===- ImportFunction.cpp - FunctionDef to weir.function ------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A FunctionDef refers to values by name: `x`, `x:1` for arguments, `node:sum`,
// `node:sum:0` for outputs, where `sum` is the OpDef's word. Every string that
// is used becomes a block argument or a result that carries it, so that bodies
// of unknown ops, and lists whose length a placeholder hides, are kept as well.
#include "compiler/Import/ImportNodes.h"
#include "dialects/TF/ProtoAttributes.h"
#include "dialects/Weir/DataTypes.h"

using namespace mlir;
using namespace weir;
using llvm::formatv;

namespace {
class FunctionImporter {
public:
  FunctionImporter(OpBuilder &builder, const tensorflow::FunctionDef &function,
                   const tf::OpDefs &defs, std::string &error)
      : builder(builder), function(function), defs(defs), error(error),
        table(function.node_def()) {}
  bool run();

private:
  bool fail(const Twine &what);
  /// Notes that `input` is used, by `user` (null: by ret).
  bool noteUse(StringRef input, const tensorflow::NodeDef *user);
  bool noteUses();
  bool nameResults(int index, SmallVectorImpl<Type> &types,
                   SmallVectorImpl<std::string> &names);
  bool addArguments();
  bool addNodes();
  bool connectNodes();
  bool addResult();
  Value lookup(StringRef input);

  OpBuilder &builder;
  const tensorflow::FunctionDef &function;
  const tf::OpDefs &defs;
  std::string &error;
  NodeTable table;
  FunctionOp op;
  /// Argument strings by name of the signature's argument.
  llvm::StringMap<int> argIndex;
  SmallVector<std::string> argNames;
  /// Output strings used, per node, in order of first use.
  SmallVector<SmallVector<std::string, 1>> used;
  llvm::StringMap<Value> values;
};
} // namespace

bool FunctionImporter::fail(const Twine &what) {
  error = ("function '" + function.signature().name() + "': " + what).str();
  return false;
}

bool FunctionImporter::noteUse(StringRef input,
                               const tensorflow::NodeDef *user) {
  InputRef ref = parseInput(input);
  if (argIndex.count(ref.node)) {
    if (!ref.isControl && !llvm::is_contained(argNames, input)) {
      argNames.push_back(input.str());
    }
    return true;
  }
  auto it = table.byName.find(ref.node);
  bool known = it != table.byName.end();
  if (known && (ref.isControl || !ref.suffix.empty())) {
    if (!ref.isControl && !llvm::is_contained(used[it->second], ref.suffix)) {
      used[it->second].push_back(ref.suffix.str());
    }
    return true;
  }
  std::string where = "a return value";
  if (user) {
    where = "node '" + user->name() + "' (" + user->op() + ")";
  }
  return fail(Twine(where) + " names '" + input + "', but " +
              (known ? "which output is not said; write node:output:index"
                     : "there is no such argument or node; add it"));
}

bool FunctionImporter::noteUses() {
  for (const tensorflow::NodeDef &node : table.nodes) {
    bool sawControl = false;
    for (const std::string &input : node.input()) {
      bool isControl = StringRef(input).starts_with("^");
      if (sawControl && !isControl) {
        return fail(nodeError(node, "expected control inputs after data "
                                    "inputs, got '" +
                                        input + "' after one; move it"));
      }
      sawControl |= isControl;
      if (!noteUse(input, &node)) {
        return false;
      }
    }
  }
  for (const auto &[name, input] : function.ret()) {
    if (StringRef(input).starts_with("^")) {
      return fail("return value '" + name +
                  "' is a control input; name a "
                  "tensor");
    }
  }
  // The map has no order: note in the order of the names.
  std::map<std::string, std::string> rets(function.ret().begin(),
                                          function.ret().end());
  for (const auto &[name, input] : rets) {
    if (!noteUse(input, nullptr)) {
      return false;
    }
  }
  return true;
}

/// The results of node `index`: all outputs that the signature tells, then the
/// strings that are used besides.
bool FunctionImporter::nameResults(int index, SmallVectorImpl<Type> &types,
                                   SmallVectorImpl<std::string> &names) {
  const tf::ResolvedArgs &outputs = table.outputs[index];
  Type unknown = getUnknownElementType(builder.getContext());
  if (table.defs[index] && outputs.known()) {
    types.append(outputs.types());
    names.append(outputs.spellings());
  }
  for (const std::string &name : used[index]) {
    if (llvm::is_contained(names, name)) {
      continue;
    }
    auto [arg, position] = StringRef(name).split(':');
    const tf::ResolvedArg *found = nullptr;
    for (const tf::ResolvedArg &candidate : outputs.args) {
      found = StringRef(candidate.name) == arg ? &candidate : found;
    }
    int64_t at = 0;
    bool inRange =
        position.empty() ||
        (!position.getAsInteger(10, at) && at >= 0 &&
         (!found || !found->known || at < int64_t(found->types.size())));
    if (table.defs[index] && (!found || !inRange)) {
      return fail(
          nodeError(table.nodes[index], "has no output '" + name +
                                            "'; name one that its op defines"));
    }
    names.push_back(name);
    bool single = found && found->known && !found->types.empty() &&
                  (!found->isList || !position.empty());
    types.push_back(single ? found->types[at] : unknown);
  }
  return true;
}

bool FunctionImporter::addArguments() {
  SmallVector<Attribute> names;
  Block &body = op.getBody().front();
  for (const std::string &name : argNames) {
    const auto &arg =
        function.signature().input_arg(argIndex.lookup(parseInput(name).node));
    Type element =
        arg.type() != tensorflow::DT_INVALID && arg.number_attr().empty()
            ? getElementType(builder.getContext(), arg.type())
            : getUnknownElementType(builder.getContext());
    if (arg.is_ref() && !isRef(element) && !isUnknownElementType(element)) {
      element = RefType::get(builder.getContext(), element);
    }
    values[name] = body.addArgument(UnrankedTensorType::get(element),
                                    builder.getUnknownLoc());
    names.push_back(builder.getStringAttr(name));
  }
  op.setArgsAttr(builder.getArrayAttr(names));
  return true;
}

bool FunctionImporter::addNodes() {
  for (auto [index, node] : llvm::enumerate(table.nodes)) {
    SmallVector<Type> types;
    SmallVector<std::string> names;
    if (!nameResults(index, types, names)) {
      return false;
    }
    SmallVector<Attribute> attrs;
    for (const std::string &name : names) {
      attrs.push_back(builder.getStringAttr(name));
    }
    NodeOp created =
        createNode(builder, node, table.attrs[index], types,
                   names.empty() ? ArrayAttr() : builder.getArrayAttr(attrs));
    table.ops.push_back(created);
    for (auto [name, value] : llvm::zip(names, created.getOuts())) {
      values[node.name() + ":" + name] = value;
    }
  }
  return true;
}

Value FunctionImporter::lookup(StringRef input) { return values.lookup(input); }

bool FunctionImporter::connectNodes() {
  for (auto [index, node] : llvm::enumerate(table.nodes)) {
    SmallVector<Value> inputs, controls;
    SmallVector<NamedAttribute> argControls; // by position among the inputs
    bool wholeLists = false;
    for (const std::string &input : node.input()) {
      InputRef ref = parseInput(input);
      if (!ref.isControl) {
        inputs.push_back(lookup(input));
        Type type = cast<TensorType>(inputs.back().getType()).getElementType();
        wholeLists |= isUnknownElementType(type);
      } else if (argIndex.count(ref.node)) {
        size_t at = inputs.size() + controls.size() + argControls.size();
        argControls.push_back(builder.getNamedAttr(
            std::to_string(at), builder.getStringAttr(ref.node)));
      } else {
        controls.push_back(
            table.ops[table.byName.lookup(ref.node)].getControl());
      }
    }
    // One string may stand for a whole list, so counts can only be checked
    // where every type is known.
    if (table.defs[index] && !wholeLists &&
        !checkInputs(node, *table.defs[index], table.attrs[index], inputs,
                     error)) {
      return fail(error);
    }
    NodeOp created = table.ops[index];
    created.getInputsMutable().assign(inputs);
    created.getControlsMutable().assign(controls);
    if (!argControls.empty()) {
      NamedAttrList extra(created.getExtraAttr());
      extra.set("arg_controls", builder.getDictionaryAttr(argControls));
      created.setExtraAttr(extra.getDictionary(builder.getContext()));
    }
  }
  return true;
}

bool FunctionImporter::addResult() {
  std::map<std::string, std::string> rets(function.ret().begin(),
                                          function.ret().end());
  std::map<std::string, std::string> controlRets(function.control_ret().begin(),
                                                 function.control_ret().end());
  SmallVector<Attribute> names, controlNames;
  SmallVector<Value> results, controls;
  for (const auto &[name, input] : rets) {
    names.push_back(builder.getStringAttr(name));
    results.push_back(lookup(input));
  }
  for (const auto &[name, node] : controlRets) {
    auto it = table.byName.find(node);
    if (it == table.byName.end()) {
      return fail("control output '" + name + "' names '" + node +
                  "', but there is no such node; add it");
    }
    controlNames.push_back(builder.getStringAttr(name));
    controls.push_back(table.ops[it->second].getControl());
  }
  FunctionResultOp::create(builder, builder.getUnknownLoc(),
                           builder.getArrayAttr(names), results,
                           builder.getArrayAttr(controlNames), controls);
  return true;
}

bool FunctionImporter::run() {
  MLIRContext *context = builder.getContext();
  const tensorflow::OpDef &signature = function.signature();
  if (signature.name().empty()) {
    error = "a function of the library has no name; give it one";
    return false;
  }
  SmallVector<NamedAttribute> attrs;
  for (const auto &[name, value] : function.attr()) {
    if (name.empty()) {
      return fail("expected attributes with names, got an empty one");
    }
    attrs.push_back({builder.getStringAttr(name),
                     tf::attrValueToAttribute(value, context)});
  }
  for (auto [index, arg] : llvm::enumerate(signature.input_arg())) {
    argIndex[arg.name()] = index;
    argNames.push_back(arg.name());
  }
  used.resize(function.node_def_size());
  if (!buildNodeTable(table, defs, context, error) ||
      !checkCycles(table, error)) {
    return fail(error);
  }
  if (!noteUses()) {
    return false;
  }
  op = FunctionOp::create(builder, builder.getUnknownLoc(), signature.name(),
                          tf::messageToAttribute(signature, context, {"name"}),
                          DictionaryAttr::get(context, attrs));
  DictionaryAttr extra = tf::messageToAttribute(
      function, context,
      {"signature", "node_def", "ret", "attr", "control_ret"});
  if (!extra.empty()) {
    op.setExtraAttr(extra);
  }
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&op.getBody().front());
  return addArguments() && addNodes() && connectNodes() && addResult();
}

bool weir::importFunction(OpBuilder &builder,
                          const tensorflow::FunctionDef &function,
                          const tf::OpDefs &defs, std::string &error) {
  return FunctionImporter(builder, function, defs, error).run();
}
