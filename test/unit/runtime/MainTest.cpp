// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line, on the worked example as an executable.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

namespace {
struct Outcome {
  int exit;
  std::string text;
};
} // namespace

static Outcome run(const std::string &arguments) {
  std::string command =
      std::string(WEIR_EXAMPLE_PROGRAM) + " " + arguments + " 2>&1";
  Outcome outcome = {};
  FILE *pipe = popen(command.c_str(), "r");
  char buffer[4096];
  while (size_t count = fread(buffer, 1, sizeof buffer, pipe)) {
    outcome.text.append(buffer, count);
  }
  outcome.exit = WEXITSTATUS(pclose(pipe));
  return outcome;
}

static std::string folder() {
  static std::string path = [] {
    char name[] = "/tmp/weir-main-XXXXXX";
    return std::string(mkdtemp(name));
  }();
  return path;
}

TEST(Main, Lists) {
  Outcome o = run("--list");
  EXPECT_EQ(o.exit, 0);
  EXPECT_EQ(o.text, "step main\n"
                    "  feed x:0: float32[?,4]\n"
                    "  fetch y:0: float32[?,4]\n"
                    "  fetch w:0: int64[?,2]\n"
                    "  fetch twice:0: int64[?,2]\n");
}

TEST(Main, LiteralsAndText) {
  Outcome o = run("--feed 'x=[[0, -1, 2.5, -1]]'");
  EXPECT_EQ(o.exit, 0);
  EXPECT_EQ(o.text, "y:0: float32[1,4] = [[1, 0, 3.5, 0]]\n"
                    "w:0: int64[2,2] = [[0, 0], [0, 2]]\n"
                    "twice:0: int64[2,2] = [[0, 0], [0, 4]]\n");
  o = run("--feed 'x=[[-1, -1, -1, -1]]' --fetch w");
  EXPECT_EQ(o.text, "w:0: int64[0,2] = []\n");
}

TEST(Main, FilesRoundTrip) {
  std::string npy = folder() + "/y.npy", proto = folder() + "/y.tensor";
  Outcome o = run("--feed 'x=[[1, 2, 3, 4], [5, 6, 7, 8]]' --fetch y=" + npy);
  EXPECT_EQ(o.exit, 0) << o.text;
  o = run("--feed x=" + npy + " --fetch y:0=" + proto);
  EXPECT_EQ(o.exit, 0) << o.text;
  o = run("main --feed x=" + proto + " --fetch y --threads=2");
  EXPECT_EQ(o.text, "y:0: float32[2,4] = [[4, 5, 6, 7], [8, 9, 10, 11]]\n");
  std::string raw = folder() + "/x.raw";
  std::ofstream(raw, std::ios::binary) << std::string(32, '\0');
  o = run("--feed x=raw:" + raw + " --fetch y");
  EXPECT_EQ(o.text, "y:0: float32[2,4] = [[1, 1, 1, 1], [1, 1, 1, 1]]\n");
  std::ofstream(raw, std::ios::binary) << std::string(20, '\0');
  o = run("--feed x=raw:" + raw + " --fetch y");
  EXPECT_EQ(o.exit, 2);
  EXPECT_NE(o.text.find("has 20 bytes, expected a multiple of 16"),
            std::string::npos)
      << o.text;
}

TEST(Main, Errors) {
  Outcome o = run("--feed z=1");
  EXPECT_EQ(o.exit, 2);
  EXPECT_EQ(o.text, "error: InvalidArgument: step \"main\" has no feed \"z\"; "
                    "it has x:0\n");
  o = run("--fetch w");
  EXPECT_EQ(o.exit, 2);
  EXPECT_EQ(o.text, "error: InvalidArgument: step \"main\" needs --feed "
                    "x:0=...; --list shows type and shape\n");
  o = run("--feed 'x=[1, 2]'");
  EXPECT_EQ(o.text, "error: InvalidArgument: feed \"x:0\" has shape [2], "
                    "expected [?,4]\n");
  o = run("--feed 'x=[[1, 2], [3]]'");
  EXPECT_EQ(o.exit, 2);
  EXPECT_NE(o.text.find("rows of unequal length"), std::string::npos);
  o = run("--feed x=" + folder() + "/missing.npy");
  EXPECT_EQ(o.exit, 2);
  EXPECT_NE(o.text.find("No such file"), std::string::npos);
  std::string bad = folder() + "/bad.npy";
  std::ofstream(bad, std::ios::binary)
      << "\x93NUMPY\x01" << '\0' << "\xff\xff{";
  o = run("--feed x=" + bad);
  EXPECT_EQ(o.exit, 2) << o.text;
  o = run("nosuch --feed x=1");
  EXPECT_EQ(o.text, "error: InvalidArgument: the program has no step "
                    "\"nosuch\"; it has main\n");
  o = run("--feed 'x=[[1,2,3,4]]' --fetch y=/nonexistent/y.npy");
  EXPECT_EQ(o.exit, 4);
}

TEST(Main, Script) {
  std::string script = folder() + "/script";
  std::ofstream(script) << "# a comment\n"
                           "main --feed \"x=[[1, 2, 3, \\x34]]\" --fetch y\n"
                           "\"\" --feed x=[1] --fetch y\n";
  Outcome o = run("--script=" + script);
  EXPECT_EQ(o.text, "y:0: float32[1,4] = [[2, 3, 4, 5]]\n"
                    "run 0 main: OK\n"
                    "run 1 main: INVALID_ARGUMENT: feed \"x:0\" has shape [1], "
                    "expected [?,4]\n");
  EXPECT_EQ(o.exit, 2);
}

TEST(Main, TraceAndBenchmark) {
  std::string trace = folder() + "/trace.json";
  Outcome o =
      run("--feed 'x=[[1,2,3,4]]' --fetch w --benchmark=5 --trace=" + trace);
  EXPECT_EQ(o.exit, 0);
  EXPECT_NE(o.text.find("benchmark: 5 runs"), std::string::npos);
  std::ifstream file(trace);
  std::string text((std::istreambuf_iterator<char>(file)), {});
  EXPECT_NE(text.find("\"name\":\"where\",\"cat\":\"call\""),
            std::string::npos);
}
