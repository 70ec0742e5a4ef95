//===- Optimizers.cpp - update rules by name ------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operand orders and slots are those of TensorFlow 1's optimizers, so that
// checkpoints of either fit the other. Learning rates, which TensorFlow 1
// mostly asks for, default to those of Keras.
#include "passes/Structure/Optimizers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

using namespace weir;
using llvm::StringRef;

using Parameter = OptimizerRule::Parameter;
using Slot = OptimizerRule::Slot;

static constexpr Parameter sgdParameters[] = {{"learning_rate", 0.01, false}};
static constexpr const char *sgdOperands[] = {"var", "learning_rate", "grad"};

static constexpr Parameter momentumParameters[] = {
    {"learning_rate", 0.01, false},
    {"momentum", 0.9, false},
    {"use_nesterov", 0, true}};
static constexpr Slot momentumSlots[] = {{"Momentum", 0, nullptr}};
static constexpr const char *momentumOperands[] = {
    "var", "Momentum", "learning_rate", "grad", "momentum"};

static constexpr Parameter adamParameters[] = {{"learning_rate", 0.001, false},
                                               {"beta1", 0.9, false},
                                               {"beta2", 0.999, false},
                                               {"epsilon", 1e-8, false},
                                               {"use_nesterov", 0, true}};
static constexpr Slot adamSlots[] = {{"Adam", 0, nullptr},
                                     {"Adam_1", 0, nullptr}};
static constexpr const char *adamOperands[] = {
    "var",           "Adam",  "Adam_1", "beta1_power", "beta2_power",
    "learning_rate", "beta1", "beta2",  "epsilon",     "grad"};

static constexpr Parameter adamaxParameters[] = {
    {"learning_rate", 0.001, false},
    {"beta1", 0.9, false},
    {"beta2", 0.999, false},
    {"epsilon", 1e-8, false}};
static constexpr Slot adamaxSlots[] = {{"AdaMax", 0, nullptr},
                                       {"AdaMax_1", 0, nullptr}};
static constexpr const char *adamaxOperands[] = {
    "var",   "AdaMax", "AdaMax_1", "beta1_power", "learning_rate",
    "beta1", "beta2",  "epsilon",  "grad"};

static constexpr Parameter adagradParameters[] = {
    {"learning_rate", 0.001, false}, {"initial_accumulator", 0.1, false}};
static constexpr Slot adagradSlots[] = {{"Adagrad", 0, "initial_accumulator"}};
static constexpr const char *adagradOperands[] = {"var", "Adagrad",
                                                  "learning_rate", "grad"};

static constexpr Parameter adadeltaParameters[] = {
    {"learning_rate", 0.001, false},
    {"rho", 0.95, false},
    {"epsilon", 1e-8, false}};
static constexpr Slot adadeltaSlots[] = {{"Adadelta", 0, nullptr},
                                         {"Adadelta_1", 0, nullptr}};
static constexpr const char *adadeltaOperands[] = {
    "var", "Adadelta", "Adadelta_1", "learning_rate", "rho", "epsilon", "grad"};

static constexpr Parameter rmspropParameters[] = {
    {"learning_rate", 0.001, false},
    {"decay", 0.9, false},
    {"momentum", 0, false},
    {"epsilon", 1e-10, false}};
static constexpr Slot rmspropSlots[] = {{"RMSProp", 1, nullptr},
                                        {"RMSProp_1", 0, nullptr}};
static constexpr const char *rmspropOperands[] = {
    "var",   "RMSProp",  "RMSProp_1", "learning_rate",
    "decay", "momentum", "epsilon",   "grad"};

static constexpr Slot centeredSlots[] = {{"RMSProp", 1, nullptr},
                                         {"RMSProp_1", 0, nullptr},
                                         {"RMSProp_2", 0, nullptr}};
static constexpr const char *centeredOperands[] = {
    "var",   "RMSProp_1", "RMSProp", "RMSProp_2", "learning_rate",
    "decay", "momentum",  "epsilon", "grad"};

static constexpr Parameter ftrlParameters[] = {
    {"learning_rate", 0.001, false},
    {"learning_rate_power", -0.5, false},
    {"initial_accumulator", 0.1, false},
    {"l1", 0, false},
    {"l2", 0, false}};
static constexpr Slot ftrlSlots[] = {{"Ftrl", 0, "initial_accumulator"},
                                     {"Ftrl_1", 0, nullptr}};
static constexpr const char *ftrlOperands[] = {
    "var",           "Ftrl", "Ftrl_1", "grad",
    "learning_rate", "l1",   "l2",     "learning_rate_power"};

static const OptimizerRule rules[] = {
    {"sgd", "GradientDescent", sgdParameters, {}, sgdOperands},
    {"momentum", "Momentum", momentumParameters, momentumSlots,
     momentumOperands},
    {"adam", "Adam", adamParameters, adamSlots, adamOperands},
    {"adamax", "AdaMax", adamaxParameters, adamaxSlots, adamaxOperands},
    {"adagrad", "Adagrad", adagradParameters, adagradSlots, adagradOperands},
    {"adadelta", "Adadelta", adadeltaParameters, adadeltaSlots,
     adadeltaOperands},
    {"rmsprop", "RMSProp", rmspropParameters, rmspropSlots, rmspropOperands},
    {"centered_rmsprop", "CenteredRMSProp", rmspropParameters, centeredSlots,
     centeredOperands},
    {"ftrl", "Ftrl", ftrlParameters, ftrlSlots, ftrlOperands},
};

double Optimizer::get(StringRef parameter) const {
  for (auto [known, value] : llvm::zip(rule->parameters, values)) {
    if (parameter == known.name) {
      return value;
    }
  }
  return 0;
}

static std::string join(llvm::ArrayRef<Parameter> parameters) {
  return llvm::join(llvm::map_range(parameters,
                                    [](const Parameter &parameter) {
                                      return StringRef(parameter.name);
                                    }),
                    ", ");
}

static llvm::Error setValue(Optimizer &optimizer, size_t index,
                            StringRef text) {
  const Parameter &parameter = optimizer.rule->parameters[index];
  double value = 0;
  if (parameter.isFlag) {
    value = text == "true";
    if (text != "true" && text != "false") {
      return llvm::createStringError(
          "optimizer " + std::string(optimizer.rule->name) + ": " +
          parameter.name + " is true or false, got '" + text.str() + "'");
    }
  } else if (text.getAsDouble(value) || !std::isfinite(value)) {
    return llvm::createStringError(
        "optimizer " + std::string(optimizer.rule->name) + ": " +
        parameter.name + " needs a finite number, got '" + text.str() + "'");
  }
  optimizer.values[index] = value;
  return llvm::Error::success();
}

llvm::Expected<Optimizer> weir::parseOptimizer(StringRef text) {
  auto [name, arguments] = text.trim().split('(');
  name = name.trim();
  const OptimizerRule *rule = llvm::find_if(
      rules, [&](const OptimizerRule &known) { return name == known.name; });
  if (rule == std::end(rules)) {
    std::string names =
        llvm::join(llvm::map_range(rules,
                                   [](const OptimizerRule &known) {
                                     return StringRef(known.name);
                                   }),
                   ", ");
    return llvm::createStringError("there is no optimizer '" + name.str() +
                                   "'; there are " + names);
  }
  Optimizer optimizer = {rule, {}};
  for (const Parameter &parameter : rule->parameters) {
    optimizer.values.push_back(parameter.value);
  }
  if (text.contains('(') && !arguments.consume_back(")")) {
    return llvm::createStringError("optimizer '" + text.str() +
                                   "': expected ) at the end");
  }
  std::vector<bool> given(rule->parameters.size());
  llvm::SmallVector<StringRef> parts;
  if (!arguments.trim().empty()) {
    arguments.split(parts, ',');
  }
  for (auto [position, part] : llvm::enumerate(parts)) {
    bool named = part.contains('=');
    size_t index = position;
    if (named) {
      StringRef key = part.split('=').first.trim();
      index = llvm::find_if(
                  rule->parameters,
                  [&](const Parameter &known) { return key == known.name; }) -
              rule->parameters.begin();
      if (index == rule->parameters.size()) {
        return llvm::createStringError("optimizer " + name.str() +
                                       " has no parameter '" + key.str() +
                                       "'; it has " + join(rule->parameters));
      }
    }
    if (index >= rule->parameters.size()) {
      return llvm::createStringError("optimizer " + name.str() +
                                     " has the parameters " +
                                     join(rule->parameters) + ", got " +
                                     std::to_string(parts.size()) + " values");
    }
    StringRef value = (named ? part.split('=').second : part).trim();
    if (given[index]) {
      return llvm::createStringError("optimizer " + name.str() + ": " +
                                     rule->parameters[index].name +
                                     " is given twice");
    }
    given[index] = true;
    if (auto error = setValue(optimizer, index, value)) {
      return std::move(error);
    }
  }
  return optimizer;
}
