//===- GraphMutator.cpp - graphs that are not quite graphs ----------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/GraphMutator.h"
#include "proto/graph.pb.h"
#include <algorithm>

using namespace weir::fuzz;
using namespace tensorflow;

/// All node lists of a graph: its own and its functions'.
static std::vector<google::protobuf::RepeatedPtrField<NodeDef> *>
getNodeLists(GraphDef &graph) {
  std::vector<google::protobuf::RepeatedPtrField<NodeDef> *> lists;
  // The graph's own more often: functions are small.
  lists.push_back(graph.mutable_node());
  lists.push_back(graph.mutable_node());
  for (FunctionDef &function : *graph.mutable_library()->mutable_function()) {
    lists.push_back(function.mutable_node_def());
  }
  return lists;
}

static DataType pickType(Random &random) {
  static const DataType types[] = {
      DT_FLOAT,   DT_DOUBLE,    DT_INT32,      DT_UINT8,   DT_INT64,
      DT_STRING,  DT_BOOL,      DT_COMPLEX64,  DT_HALF,    DT_BFLOAT16,
      DT_INVALID, DT_FLOAT_REF, DT_RESOURCE,   DT_VARIANT, DT_QINT8,
      DT_UINT64,  DT_INT4,      DT_FLOAT8_E5M2};
  if (random.oneIn(12)) {
    return DataType(random.below(200));
  }
  return types[random.below(std::size(types))];
}

static void mutateShape(Random &random, TensorShapeProto &shape) {
  switch (random.below(5)) {
  case 0:
    shape.set_unknown_rank(!shape.unknown_rank());
    break;
  case 1:
    shape.add_dim()->set_size(pickNastyNumber(random));
    break;
  case 2:
    if (shape.dim_size()) {
      shape.mutable_dim()->RemoveLast();
    }
    break;
  case 3:
    for (uint64_t n = random.oneIn(20) ? 300 : 1 + random.below(4); n; --n) {
      shape.add_dim()->set_size(random.below(3));
    }
    break;
  default:
    if (shape.dim_size()) {
      shape.mutable_dim(random.below(shape.dim_size()))
          ->set_size(pickNastyNumber(random));
    }
  }
}

template <typename Field, typename Value>
static bool changeNumber(Random &random, Field &field, Value value) {
  if (field.empty()) {
    return false;
  }
  field.Set(random.below(field.size()), value);
  return true;
}

/// A constant's numbers: sizes, axes, permutations, paddings.
static void mutateValues(Random &random, TensorProto &tensor) {
  int64_t number = pickNastyNumber(random);
  if (changeNumber(random, *tensor.mutable_int_val(), int32_t(number)) ||
      changeNumber(random, *tensor.mutable_int64_val(), number)) {
    return;
  }
  std::string &bytes = *tensor.mutable_tensor_content();
  size_t size = tensor.dtype() == DT_INT64 ? 8 : 4;
  if (bytes.size() >= size) {
    size_t at = random.below(bytes.size() / size) * size;
    memcpy(bytes.data() + at, &number, size);
  }
}

static void mutateTensor(Random &random, TensorProto &tensor) {
  switch (random.below(9)) {
  case 0:
    tensor.set_dtype(pickType(random));
    break;
  case 1:
    mutateShape(random, *tensor.mutable_tensor_shape());
    break;
  case 2:
    tensor.mutable_tensor_content()->resize(
        random.below(tensor.tensor_content().size() + 9));
    break;
  case 3:
    tensor.add_string_val("text");
    break;
  case 4:
    tensor.add_int_val(int32_t(pickNastyNumber(random)));
    break;
  case 5:
    tensor.clear_tensor_content();
    break;
  default:
    mutateValues(random, tensor);
  }
}

static void mutateAttr(Random &random, AttrValue &attr) {
  if (random.oneIn(8)) {
    // Another kind.
    switch (random.below(8)) {
    case 0:
      attr.set_i(pickNastyNumber(random));
      break;
    case 1:
      attr.set_s("text");
      break;
    case 2:
      attr.set_type(pickType(random));
      break;
    case 3:
      attr.set_b(true);
      break;
    case 4:
      attr.mutable_shape();
      break;
    case 5:
      attr.mutable_list();
      break;
    case 6:
      attr.mutable_func()->set_name("nobody");
      break;
    default:
      attr.clear_value();
    }
    return;
  }
  switch (attr.value_case()) {
  case AttrValue::kI:
    attr.set_i(pickNastyNumber(random));
    break;
  case AttrValue::kF:
    attr.set_f(random.oneIn(2) ? 0.0f : -1e30f);
    break;
  case AttrValue::kB:
    attr.set_b(!attr.b());
    break;
  case AttrValue::kS:
    mutateBytes(random, *attr.mutable_s());
    break;
  case AttrValue::kType:
    attr.set_type(pickType(random));
    break;
  case AttrValue::kShape:
    mutateShape(random, *attr.mutable_shape());
    break;
  case AttrValue::kTensor:
    mutateTensor(random, *attr.mutable_tensor());
    break;
  case AttrValue::kFunc:
    attr.mutable_func()->set_name("nobody");
    break;
  case AttrValue::kList: {
    auto &list = *attr.mutable_list();
    if (!changeNumber(random, *list.mutable_i(), pickNastyNumber(random)) ||
        random.oneIn(4)) {
      switch (random.below(4)) {
      case 0:
        list.add_i(pickNastyNumber(random));
        break;
      case 1:
        list.clear_i();
        break;
      case 2:
        list.add_type(pickType(random));
        break;
      default:
        list.clear_type();
        list.clear_shape();
      }
    }
    break;
  }
  default:
    attr.set_i(1);
  }
}

static std::string
pickInput(Random &random, google::protobuf::RepeatedPtrField<NodeDef> &nodes) {
  const std::string &name = nodes.Get(random.below(nodes.size())).name();
  switch (random.below(8)) {
  case 0:
    return name + ":" + std::to_string(pickNastyNumber(random));
  case 1:
    return name + ":1";
  case 2:
    return "^" + name;
  case 3:
    return random.oneIn(2) ? "" : "^";
  case 4:
    return name + ":output:0";
  default:
    return name;
  }
}

static void mutateInputs(Random &random, NodeDef &node,
                         google::protobuf::RepeatedPtrField<NodeDef> &nodes) {
  int count = node.input_size();
  switch (random.below(count ? 5 : 1)) {
  case 0:
    node.add_input(pickInput(random, nodes));
    break;
  case 1:
    node.mutable_input()->DeleteSubrange(random.below(count), 1);
    break;
  case 2:
    node.mutable_input()->SwapElements(random.below(count),
                                       random.below(count));
    break;
  default:
    node.set_input(random.below(count), pickInput(random, nodes));
  }
}

static void mutateFunctions(Random &random, GraphDef &graph) {
  auto &functions = *graph.mutable_library()->mutable_function();
  if (functions.empty()) {
    return;
  }
  FunctionDef &function = functions[random.below(functions.size())];
  OpDef &signature = *function.mutable_signature();
  switch (random.below(7)) {
  case 0:
    *functions.Add() = FunctionDef(function);
    break;
  case 1:
    function.clear_ret();
    break;
  case 2: {
    // A call of the function within itself.
    NodeDef &call = *function.add_node_def();
    call.set_name("again");
    call.set_op(signature.name());
    for (const auto &arg : signature.input_arg()) {
      call.add_input(arg.name());
    }
    break;
  }
  case 3:
    signature.add_input_arg()->set_name("more");
    break;
  case 4:
    signature.clear_output_arg();
    break;
  case 5:
    if (signature.input_arg_size()) {
      auto &arg = *signature.mutable_input_arg(
          random.below(signature.input_arg_size()));
      arg.set_type(pickType(random));
    }
    break;
  default:
    functions.DeleteSubrange(random.below(functions.size()), 1);
  }
}

const char *weir::fuzz::mutateGraph(Random &random, GraphDef &graph) {
  auto lists = getNodeLists(graph);
  auto &nodes = *lists[random.below(lists.size())];
  if (nodes.empty()) {
    return "nothing";
  }
  NodeDef &node = nodes[random.below(nodes.size())];
  static const char *const opTypes[] = {"Merge",
                                        "Switch",
                                        "Enter",
                                        "Exit",
                                        "NextIteration",
                                        "LoopCond",
                                        "Blurb",
                                        "Identity",
                                        "AddV2",
                                        "MatMul",
                                        "Reshape",
                                        "Concat",
                                        "While",
                                        "If",
                                        "Shape",
                                        "NoOp",
                                        "Placeholder",
                                        "Const",
                                        "VarHandleOp",
                                        "Assign",
                                        "Split",
                                        "StridedSlice",
                                        "Gather",
                                        "Transpose",
                                        "Conv2D",
                                        "Sum",
                                        "Range",
                                        "Pack",
                                        "StatefulPartitionedCall",
                                        "Where",
                                        "TensorListReserve"};
  switch (random.below(14)) {
  case 0:
    nodes.DeleteSubrange(random.below(nodes.size()), 1);
    return "node deleted";
  case 1:
    *nodes.Add() = NodeDef(node);
    return "node twice";
  case 2:
    node.set_name(random.oneIn(3) ? "" : random.oneIn(2) ? "a b:c" : "^x");
    return "node's name";
  case 3:
  case 4:
    mutateInputs(random, node, nodes);
    return "inputs";
  case 5:
    node.set_op(random.oneIn(2) ? opTypes[random.below(std::size(opTypes))]
                                : nodes.Get(random.below(nodes.size())).op());
    return "op type";
  case 6:
    mutateFunctions(random, graph);
    return "functions";
  default: {
    if (node.attr().empty()) {
      return "nothing";
    }
    std::vector<std::string> names;
    for (const auto &entry : node.attr()) {
      names.push_back(entry.first);
    }
    std::sort(names.begin(), names.end());
    const std::string &name = names[random.below(names.size())];
    if (random.oneIn(10)) {
      node.mutable_attr()->erase(name);
      return "attribute deleted";
    }
    AttrValue &attr = (*node.mutable_attr())[name];
    bool isTensor = attr.has_tensor(), isShape = attr.has_shape();
    mutateAttr(random, attr);
    return isTensor ? "tensor" : isShape ? "shape" : "attribute";
  }
  }
}

static NodeDef &addNode(GraphDef &graph, const std::string &name,
                        const std::string &op,
                        std::initializer_list<std::string> inputs = {}) {
  NodeDef &node = *graph.add_node();
  node.set_name(name);
  node.set_op(op);
  for (const std::string &input : inputs) {
    node.add_input(input);
  }
  if (op != "NoOp" && op != "Placeholder" && op != "Const") {
    (*node.mutable_attr())["T"].set_type(DT_FLOAT);
  }
  return node;
}

static void addPlaceholder(GraphDef &graph, int64_t size) {
  NodeDef &node = addNode(graph, "x", "Placeholder");
  (*node.mutable_attr())["dtype"].set_type(DT_FLOAT);
  (*node.mutable_attr())["shape"].mutable_shape()->add_dim()->set_size(size);
}

/// A constant of one number that fills `dims`.
static void addSplat(GraphDef &graph, const std::string &name,
                     std::initializer_list<int64_t> dims) {
  NodeDef &node = addNode(graph, name, "Const");
  (*node.mutable_attr())["dtype"].set_type(DT_FLOAT);
  TensorProto &tensor = *(*node.mutable_attr())["value"].mutable_tensor();
  tensor.set_dtype(DT_FLOAT);
  for (int64_t size : dims) {
    tensor.mutable_tensor_shape()->add_dim()->set_size(size);
  }
  tensor.add_float_val(1);
}

static FunctionDef &addFunction(GraphDef &graph, const std::string &name,
                                const std::string &callee) {
  FunctionDef &function = *graph.mutable_library()->add_function();
  function.mutable_signature()->set_name(name);
  auto &in = *function.mutable_signature()->add_input_arg();
  in.set_name("a");
  in.set_type(DT_FLOAT);
  auto &out = *function.mutable_signature()->add_output_arg();
  out.set_name("r");
  out.set_type(DT_FLOAT);
  NodeDef &call = *function.add_node_def();
  call.set_name("call");
  call.set_op(callee);
  call.add_input("a");
  if (callee == "Identity") {
    (*call.mutable_attr())["T"].set_type(DT_FLOAT);
    (*function.mutable_ret())["r"] = "call:output:0";
  } else {
    (*function.mutable_ret())["r"] = "call:r:0";
  }
  return function;
}

bool weir::fuzz::makeSpecialGraph(uint64_t index, GraphDef &graph,
                                  std::string &about) {
  auto chain = [&](const char *op, int length) {
    addPlaceholder(graph, 4);
    std::string last = "x";
    for (int i = 0; i < length; ++i) {
      std::string name = "n" + std::to_string(i);
      addNode(graph, name, op, {last});
      last = name;
    }
  };
  auto callAndReturn = [&](const std::string &name) {
    addPlaceholder(graph, 4);
    NodeDef &call = addNode(graph, "c", name, {"x"});
    call.clear_attr();
    NodeDef &partitioned = addNode(graph, "p", "PartitionedCall", {"x"});
    partitioned.clear_attr();
    auto &attr = *partitioned.mutable_attr();
    attr["Tin"].mutable_list()->add_type(DT_FLOAT);
    attr["Tout"].mutable_list()->add_type(DT_FLOAT);
    attr["f"].mutable_func()->set_name(name);
  };
  switch (index) {
  case 0:
    about = "a function that calls itself";
    addFunction(graph, "f", "f");
    callAndReturn("f");
    return true;
  case 1:
    about = "two functions that call each other";
    addFunction(graph, "f", "g");
    addFunction(graph, "g", "f");
    callAndReturn("f");
    return true;
  case 2:
    about = "500 functions, each calling the next";
    for (int i = 0; i < 500; ++i) {
      addFunction(graph, "f" + std::to_string(i),
                  i == 499 ? "Identity" : "f" + std::to_string(i + 1));
    }
    callAndReturn("f0");
    return true;
  case 3:
    about = "functions that call the next one twice, 2^40 calls";
    for (int i = 0; i < 40; ++i) {
      FunctionDef &function =
          addFunction(graph, "f" + std::to_string(i),
                      i == 39 ? "Identity" : "f" + std::to_string(i + 1));
      NodeDef again = function.node_def(0);
      again.set_name("again");
      again.set_input(0, i == 39 ? "call:output:0" : "call:r:0");
      *function.add_node_def() = again;
      (*function.mutable_ret())["r"] = i == 39 ? "again:output:0" : "again:r:0";
    }
    callAndReturn("f0");
    return true;
  case 4:
    about = "a loop without Merge";
    addPlaceholder(graph, 4);
    addNode(graph, "a", "AddV2", {"x", "b"});
    addNode(graph, "b", "Neg", {"a"});
    return true;
  case 5:
    about = "a node that reads itself";
    addNode(graph, "a", "Neg", {"a"});
    return true;
  case 6:
    about = "control edges in a ring";
    addNode(graph, "a", "NoOp", {"^b"});
    addNode(graph, "b", "NoOp", {"^a"});
    return true;
  case 7:
    about = "a constant of 2^60 elements, written as one";
    addSplat(graph, "k", {1ll << 30, 1ll << 30});
    addNode(graph, "a", "Neg", {"k"});
    return true;
  case 8:
    about = "a constant of 2^34 elements, written as one";
    addSplat(graph, "k", {1ll << 34});
    addNode(graph, "a", "Neg", {"k"});
    return true;
  case 9:
    about = "a constant of 2^70 elements";
    addSplat(graph, "k", {1ll << 35, 1ll << 35});
    addNode(graph, "a", "Neg", {"k"});
    return true;
  case 10:
    about = "a sum of 2^34 and 3 elements";
    addPlaceholder(graph, 1ll << 34);
    addSplat(graph, "k", {3});
    addNode(graph, "a", "AddV2", {"x", "k"});
    return true;
  case 11:
    about = "a product of two huge shapes";
    addSplat(graph, "k", {1ll << 20, 1});
    addSplat(graph, "l", {1, 1ll << 20});
    addNode(graph, "a", "Mul", {"k", "l"});
    addNode(graph, "b", "Neg", {"a"});
    return true;
  case 12:
    about = "a node with 60000 inputs";
    addPlaceholder(graph, 4);
    addNode(graph, "a", "AddN", {"x"});
    for (int i = 1; i < 60000; ++i) {
      graph.mutable_node(1)->add_input("x");
    }
    (*graph.mutable_node(1)->mutable_attr())["N"].set_i(60000);
    return true;
  case 13:
    about = "a Placeholder without type";
    addNode(graph, "x", "Placeholder");
    addNode(graph, "y", "Neg", {"x"});
    return true;
  case 14:
    about = "no nodes";
    return true;
  case 15:
    about = "a loop of Merge and NextIteration without Enter";
    addNode(graph, "m", "Merge", {"n", "n"});
    (*graph.mutable_node(0)->mutable_attr())["N"].set_i(2);
    addNode(graph, "n", "NextIteration", {"m"});
    return true;
  case 16:
    about = "a chain of 30000 nodes";
    chain("Identity", 30000);
    return true;
  case 17:
    about = "a chain of 5000 nodes that compute";
    chain("Neg", 5000);
    return true;
  case 18:
    about = "2^60 additions in a chain of 60";
    addPlaceholder(graph, 4);
    for (int i = 0; i < 60; ++i) {
      std::string last = i ? "n" + std::to_string(i - 1) : "x";
      addNode(graph, "n" + std::to_string(i), "AddV2", {last, last});
    }
    return true;
  default:
    return false;
  }
}
