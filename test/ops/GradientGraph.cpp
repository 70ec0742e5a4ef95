//===- GradientGraph.cpp - the graph of gradient cases --------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/ops/GradientGraph.h"
#include "dialects/TF/OpDefs.h"
#include "dialects/Weir/WeirDialect.h"
#include "mlir/AsmParser/AsmParser.h"
#include "proto/graph.pb.h"

using namespace mlir;
using namespace weir;
using namespace weir::test;

static std::string print(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

static std::string print(Attribute attr) {
  std::string text;
  llvm::raw_string_ostream(text) << attr;
  return text;
}

static std::string printShape(ArrayRef<int64_t> shape) {
  return "[" +
         llvm::join(llvm::map_range(
                        shape, [](int64_t d) { return std::to_string(d); }),
                    ", ") +
         "]";
}

Type GradientGraph::parseType(StringRef text) {
  return mlir::parseType(text, context);
}

void GradientGraph::addNode(StringRef opType, ArrayRef<std::string> results,
                            ArrayRef<Type> resultTypes,
                            ArrayRef<std::string> operands,
                            StringRef attributes, ArrayRef<std::string> after) {
  std::string name = prefix + "/" + (results.empty() ? "n" : results[0]);
  if (results.empty()) {
    name += std::to_string(nextId);
  }
  std::string ssa = "v" + std::to_string(nextId++);
  body += "    ";
  if (!resultTypes.empty()) {
    body += "%" + ssa + ":" + std::to_string(resultTypes.size()) + ", ";
  }
  body += "%" + ssa + "c = weir.node \"" + opType.str() + "\"";
  std::vector<std::string> used, from, to;
  for (const std::string &operand : operands) {
    used.push_back(values[operand]);
    from.push_back("tensor<*x" + print(types[operand]) + ">");
  }
  body += used.empty() ? "" : "(" + llvm::join(used, ", ") + ")";
  if (!after.empty()) {
    std::vector<std::string> waits;
    for (const std::string &node : after) {
      waits.push_back(controls[node]);
    }
    body += " [" + llvm::join(waits, ", ") + "]";
  }
  body += " name(\"" + name + "\") " + attributes.str();
  for (auto [i, type] : llvm::enumerate(resultTypes)) {
    to.push_back("tensor<*x" + print(type) + ">");
    if (i < results.size()) {
      types[results[i]] = type;
      values[results[i]] = "%" + ssa + "#" + std::to_string(i);
    }
  }
  if (!results.empty()) {
    controls[results[0]] = "%" + ssa + "c";
  }
  body +=
      " : (" + llvm::join(from, ", ") + ") -> (" + llvm::join(to, ", ") + ")\n";
}

std::string GradientGraph::addUnary(StringRef opType,
                                    const std::string &operand, Type type,
                                    StringRef attributes) {
  std::string name = opType.str() + std::to_string(nextId);
  addNode(opType, name, type, operand, attributes);
  return name;
}

void GradientGraph::addConstant(const Argument &argument) {
  static const std::map<char, std::pair<const char *, const char *>> kinds = {
      {'i', {"i32", "int_val"}},
      {'l', {"i64", "int64_val"}},
      {'b', {"i1", "bool_val"}},
      {'d', {"f64", "double_val"}},
      {'f', {"f32", "float_val"}}};
  auto [type, field] = kinds.at(argument.kind);
  SmallVector<StringRef> elements;
  StringRef(argument.values).split(elements, ',', -1, false);
  std::string values = llvm::join(
      llvm::map_range(elements,
                      [&](StringRef element) -> std::string {
                        element = element.trim();
                        bool isReal =
                            argument.kind == 'd' || argument.kind == 'f';
                        if (argument.kind == 'b') {
                          return element == "0" ? "false" : "true";
                        }
                        return element.str() +
                               (isReal && !element.contains('.') ? ".0" : "");
                      }),
      ", ");
  int64_t count = argument.numElements();
  std::string shape = printShape(argument.shape);
  std::string tensor = count == 0
                           ? "{}"
                           : "{" + std::string(field) + " = dense<[" + values +
                                 "]> : tensor<" + std::to_string(count) + "x" +
                                 type + ">}";
  addNode("Const", argument.name, parseType(type), {},
          "{dtype = " + std::string(type) + ", value = #weir.tensor<" + type +
              " shape <" + shape + "> " + tensor + ">}" +
              (inFunction ? " attributes {outputs = [\"output:0\"]}" : ""));
}

void GradientGraph::addInput(const Argument &argument, CaseNodes &nodes) {
  Type f64 = Float64Type::get(context);
  bool isComplex = argument.kind == 'z';
  std::vector<std::string> parts;
  for (int i = 0; i < (isComplex ? 2 : 1); ++i) {
    std::string name = argument.name;
    if (argument.kind != 'x') {
      name += isComplex ? (i ? ".imag" : ".real") : ".wide";
    }
    addNode("Placeholder", name, f64, {},
            "{dtype = f64, shape = #weir.shape<" + printShape(argument.shape) +
                ">}");
    nodes.feeds.push_back({prefix + "/" + name + ":0", argument.shape});
    parts.push_back(name);
  }
  if (isComplex) {
    addNode("Complex", argument.name, ComplexType::get(f64), parts,
            "{T = f64, Tout = complex<f64>}");
  } else if (argument.kind == 's') {
    nodes.isSingle = true;
    addNode("Cast", argument.name, Float32Type::get(context), parts,
            "{SrcT = f64, DstT = f32, Truncate = false}");
  }
}

/// The type attributes that the operands decide, added to `attrs`.
static void addTypes(const tensorflow::OpDef &def, ArrayRef<Type> operands,
                     NamedAttrList &attrs) {
  unsigned next = 0;
  Builder builder(operands.empty() ? nullptr : operands[0].getContext());
  auto set = [&](const std::string &name, Attribute value) {
    if (!name.empty() && !attrs.get(name)) {
      attrs.set(name, value);
    }
  };
  unsigned lists = llvm::count_if(def.input_arg(), [](auto &arg) {
    return !arg.number_attr().empty() || !arg.type_list_attr().empty();
  });
  unsigned single = def.input_arg_size() - lists;
  for (const auto &arg : def.input_arg()) {
    bool isList = !arg.number_attr().empty() || !arg.type_list_attr().empty();
    unsigned count = isList ? (operands.size() - single) / lists : 1;
    if (next + count > operands.size()) {
      return;
    }
    ArrayRef<Type> mine = operands.slice(next, count);
    next += count;
    if (!arg.type_list_attr().empty()) {
      SmallVector<Attribute> list;
      for (Type type : mine) {
        list.push_back(TypeAttr::get(type));
      }
      set(arg.type_list_attr(), builder.getArrayAttr(list));
    } else if (!mine.empty()) {
      set(arg.type_attr(), TypeAttr::get(mine[0]));
      set(arg.number_attr(), builder.getI64IntegerAttr(count));
    }
  }
}

llvm::Error GradientGraph::addStatement(const Statement &statement) {
  if (statement.opType == "WeirGradients") {
    addNode(statement.opType, statement.results, types[statement.operands[0]],
            statement.operands, statement.attributes);
    return llvm::Error::success();
  }
  const tensorflow::OpDef *def = tf::OpDefs::get().lookup(statement.opType);
  if (!def) {
    return llvm::createStringError("no op is called " + statement.opType);
  }
  NamedAttrList attrs;
  if (!statement.attributes.empty()) {
    auto given = dyn_cast_or_null<DictionaryAttr>(
        parseAttribute(statement.attributes, context));
    if (!given) {
      return llvm::createStringError("wrong attributes: " +
                                     statement.attributes);
    }
    attrs.append(given.getValue());
  }
  SmallVector<Type> operands;
  for (const std::string &operand : statement.operands) {
    if (!types.count(operand)) {
      return llvm::createStringError("nothing is called '" + operand + "'");
    }
    operands.push_back(types[operand]);
  }
  addTypes(*def, operands, attrs);
  DictionaryAttr all =
      tf::OpDefs::fillDefaults(*def, attrs.getDictionary(context));
  tf::ResolvedArgs results;
  std::string error;
  if (!tf::OpDefs::resolveOutputs(*def, all, results, error)) {
    return llvm::createStringError(statement.opType + ": " + error);
  }
  SmallVector<Type> resultTypes = results.types();
  std::vector<std::string> names = statement.results;
  for (size_t i = names.size(); i < resultTypes.size(); ++i) {
    names.push_back("y" + std::to_string(i));
  }
  std::string text = print(all);
  if (inFunction && !resultTypes.empty()) {
    std::vector<std::string> outputs;
    for (const tf::ResolvedArg &arg : results.args) {
      for (unsigned i = 0; i < arg.types.size(); ++i) {
        outputs.push_back("\"" + arg.name + ":" + std::to_string(i) + "\"");
      }
    }
    text += " attributes {outputs = [" + llvm::join(outputs, ", ") + "]}";
  }
  addNode(statement.opType, names, resultTypes, statement.operands, text,
          statement.after);
  return llvm::Error::success();
}

void GradientGraph::addGradients(const GradientCase &item,
                                 ArrayRef<std::string> xs, CaseNodes &nodes) {
  Type f64 = Float64Type::get(context);
  std::vector<std::string> ys, weights;
  for (const std::string &out : item.outs) {
    Type type = types[out];
    std::vector<std::string> parts;
    if (isa<ComplexType>(type)) {
      StringRef attrs = "{T = complex<f64>, Tout = f64}";
      parts = {addUnary("Real", out, f64, attrs),
               addUnary("Imag", out, f64, attrs)};
    } else if (type.isF32()) {
      nodes.isSingle = true;
      parts = {addUnary("Cast", out, f64,
                        "{SrcT = f32, DstT = f64, Truncate = false}")};
    } else if (type.isF64()) {
      parts = {addUnary("Identity", out, f64, "{T = f64}")};
    }
    for (const std::string &part : parts) {
      ys.push_back(part);
      nodes.ys.push_back(prefix + "/" + part + ":0");
      std::string sum = "sum" + std::to_string(nextId);
      addNode("AddN", sum, f64, std::vector<std::string>(5, part),
              "{N = 5 : i64, T = f64}");
      weights.push_back(addUnary("Cos", sum, f64, "{T = f64}"));
    }
  }
  std::vector<std::string> operands = ys;
  llvm::append_range(operands, xs);
  llvm::append_range(operands, weights);
  std::vector<std::string> given, results;
  for (size_t i = 0; i < ys.size(); ++i) {
    given.push_back(std::to_string(i) + " : i64");
  }
  std::vector<Type> resultTypes(xs.size(), f64);
  results.push_back("gradients");
  addNode("WeirGradients", results, resultTypes, operands,
          "{ys = " + std::to_string(ys.size()) + " : i64, xs = " +
              std::to_string(xs.size()) + " : i64, stop = 0 : i64, given = [" +
              llvm::join(given, ", ") + "]}");
  for (size_t i = 0; i < xs.size(); ++i) {
    nodes.gradients.push_back(prefix + "/gradients:" + std::to_string(i));
  }
}

llvm::Expected<CaseNodes> GradientGraph::add(const GradientCase &item,
                                             StringRef casePrefix) {
  CaseNodes nodes;
  prefix = casePrefix.str();
  types.clear();
  values.clear();
  std::vector<std::string> xs = item.wrt;
  GradientCase whole = item;
  for (const Argument &argument : item.arguments) {
    if (argument.isConstant) {
      addConstant(argument);
      continue;
    }
    addInput(argument, nodes);
    if (item.wrt.empty()) {
      if (argument.kind == 'z') {
        xs.push_back(argument.name + ".real");
        xs.push_back(argument.name + ".imag");
      } else {
        xs.push_back(argument.name +
                     (argument.kind == 's' ? std::string(".wide") : ""));
      }
    }
  }
  for (const Statement &statement : item.statements) {
    if (llvm::Error error = addStatement(statement)) {
      return std::move(error);
    }
  }
  for (unsigned i = 0;
       item.outs.empty() && values.count("y" + std::to_string(i)); ++i) {
    whole.outs.push_back("y" + std::to_string(i));
  }
  addGradients(whole, xs, nodes);
  return nodes;
}

llvm::Expected<std::string>
GradientGraph::printFunction(const GradientCase &function) {
  std::string outer;
  std::swap(outer, body);
  inFunction = true;
  prefix = "f";
  types.clear();
  values.clear();
  std::vector<std::string> args, parameters, inputs, outputs, names, returned,
      returnedTypes;
  for (auto [name, type] : llvm::zip(function.wrt, function.types)) {
    types[name] = parseType(type);
    values[name] = "%" + name;
    args.push_back("\"" + name + "\"");
    parameters.push_back("%" + name + ": tensor<*x" + type + ">");
    inputs.push_back("{name = \"" + name + "\", type = " + type + "}");
  }
  for (const Argument &argument : function.arguments) {
    addConstant(argument);
  }
  for (const Statement &statement : function.statements) {
    if (llvm::Error error = addStatement(statement)) {
      return std::move(error);
    }
  }
  for (auto [i, out] : llvm::enumerate(function.outs)) {
    std::string type = print(types[out]);
    names.push_back("\"r" + std::to_string(i) + "\"");
    outputs.push_back("{name = \"r" + std::to_string(i) + "\", type = " + type +
                      "}");
    returned.push_back(values[out]);
    returnedTypes.push_back("tensor<*x" + type + ">");
  }
  auto list = [](ArrayRef<std::string> parts) {
    return llvm::join(parts, ", ");
  };
  std::string text =
      "  weir.function @" + function.name + " signature {input_arg = [" +
      list(inputs) + "], output_arg = [" + list(outputs) +
      "]} attrs {} args [" + list(args) + "] {\n  ^bb0(" + list(parameters) +
      "):\n" + body + "    weir.function_result [" + list(names) + "](" +
      list(returned) + " : " + list(returnedTypes) + ") control []\n  }\n";
  body = outer;
  return text;
}

llvm::Expected<std::string> GradientGraph::finish() {
  std::string text = "module {\n  weir.graph attributes {versions = {producer "
                     "= 2474 : i32}} {\n" +
                     body + "  }\n";
  for (const GradientCase &function : file.functions) {
    auto printed = printFunction(function);
    if (!printed) {
      return printed.takeError();
    }
    text += *printed;
  }
  return text + "}\n";
}
