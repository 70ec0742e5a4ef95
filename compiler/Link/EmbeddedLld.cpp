//===- EmbeddedLld.cpp - lld in this process ------------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Link/EmbeddedLld.h"
#include "lld/Common/Driver.h"
#include "llvm/Support/raw_ostream.h"
#include <mutex>

LLD_HAS_DRIVER(elf)

bool weir::runLld(const std::vector<std::string> &arguments,
                  std::string &messages) {
  static std::mutex turn; // lld's state is global
  std::lock_guard<std::mutex> lock(turn);
  std::vector<const char *> argv = {"ld.lld"};
  for (const std::string &argument : arguments) {
    argv.push_back(argument.c_str());
  }
  llvm::raw_string_ostream os(messages);
  lld::Result result =
      lld::lldMain(argv, os, os, {{lld::Gnu, &lld::elf::link}});
  return result.retCode == 0;
}
