//===- FuzzFeeds.cpp - a program on feeds that nobody should trust --------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// weir-fuzz-feeds [options]: calls the main function of the program made of
// feeds.pbtxt with command lines, literals, files and scripts that are mostly
// wrong. It ends with a documented status, says why on standard error, and
// leaves no file that is not whole.
#include "test/fuzz/Harness.h"
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <getopt.h>
#include <unistd.h>

using namespace weir::fuzz;

/// The program's own main, renamed by the build.
int weirFuzzedMain(int argc, char **argv);

namespace {
struct Step {
  const char *name;
  std::vector<const char *> feeds, fetches;
};
/// As in feeds.steps.
const Step steps[] = {
    {"floats", {"x"}, {"y"}},
    {"pair", {"x", "z"}, {"s"}},
    {"sizes", {"dims"}, {"filled"}},
    {"types", {"b", "d", "h", "c", "u"}, {"bi", "di", "hi", "ci", "ui"}},
    {"texts", {"t"}, {"ti"}},
    {"lookup", {"i"}, {"g"}},
    {"reshape", {"any", "dims"}, {"r"}},
    {"found", {"any"}, {"w"}},
};

class FeedCases {
public:
  explicit FeedCases(const Options &options)
      : options(options), folder(options.dir + "/case") {}
  std::string run(uint64_t index);

private:
  std::string makeNumber(Random &random);
  std::string makeLiteral(Random &random, int depth);
  std::string makeNpy(Random &random);
  std::string makeProto(Random &random);
  std::string makeValue(Random &random, const std::string &feed);
  std::vector<std::string> makeRequest(Random &random);
  std::string makeScript(Random &random);

  const Options &options;
  std::string folder;
};
} // namespace

std::string FeedCases::makeNumber(Random &random) {
  static const char *const words[] = {"nan",
                                      "inf",
                                      "-inf",
                                      "1e999",
                                      "true",
                                      "0.5",
                                      "1e-9",
                                      "0x10",
                                      "(1,2)",
                                      "1+2j",
                                      "\"a\"",
                                      "-0",
                                      "99999999999999999999"};
  return random.oneIn(4)   ? words[random.below(std::size(words))]
         : random.oneIn(6) ? std::to_string(pickNastyNumber(random))
                           : std::to_string(random.below(5));
}

std::string FeedCases::makeLiteral(Random &random, int depth) {
  if (depth == 0) {
    return makeNumber(random);
  }
  std::string text = "[";
  static const int lengths[] = {0, 1, 2, 2, 3, 3, 3};
  for (int i = 0, n = random.pick(lengths); i < n; ++i) {
    text += (i ? ", " : "") +
            makeLiteral(random, random.oneIn(30) ? depth : depth - 1);
  }
  return text + "]";
}

std::string FeedCases::makeNpy(Random &random) {
  static const char *const types[] = {"<f4", "<f4", "<f4", "<i4", "<i8",
                                      "|b1", "|u1", "<f8", "<f2", "<c8",
                                      ">f4", "|S3", "<U2", "<V2", "|O"};
  std::string shape;
  uint64_t count = 1;
  for (uint64_t d = 0, rank = random.below(4); d < rank; ++d) {
    int64_t size = random.oneIn(10) ? pickNastyNumber(random)
                   : d == 1         ? 3
                                    : int64_t(random.below(4));
    shape += std::to_string(size) + ",";
    count *= uint64_t(size);
  }
  std::string type = random.pick(types);
  size_t width = type == "<U2" ? 8 : size_t(atoi(type.c_str() + 2));
  std::string header = "{'descr': '" + type + "', 'fortran_order': " +
                       (random.oneIn(20) ? "True" : "False") + ", 'shape': (" +
                       shape + "), }\n";
  std::string file = "\x93NUMPY";
  file += random.oneIn(20) ? char(random.below(5)) : char(1);
  file += char(0);
  file += char(header.size() & 255);
  file += char(header.size() >> 8);
  file += header;
  file += std::string(count * width < 10000 ? count * width : 16, char(1));
  return file;
}

std::string FeedCases::makeProto(Random &random) {
  std::string file = {8, char(1 + random.below(24)), 0x12, 4, 0x12, 2,
                      8, char(random.below(4))};
  if (random.oneIn(2)) {
    file += std::string("\x22\x08") + std::string(8, char(1));
  } else {
    file += std::string("\x42\x02") + "ab";
  }
  return file;
}

/// A literal that fits the feed, of random sizes and numbers.
static std::string makeFitting(Random &random, const std::string &feed) {
  uint64_t rows = random.below(4);
  auto number = [&] { return std::to_string(random.below(4)); };
  auto list = [&](uint64_t count, auto element) {
    std::string text = "[";
    for (uint64_t i = 0; i < count; ++i) {
      text += (i ? ", " : "") + element();
    }
    return text + "]";
  };
  if (feed == "x" || feed == "z") {
    return list(rows, [&] {
      return list(
          3, [&] { return random.oneIn(9) ? std::string("nan") : number(); });
    });
  }
  if (feed == "any") {
    uint64_t columns = random.below(4);
    return list(rows, [&] { return list(columns, number); });
  }
  if (feed == "c") {
    return list(rows, [&] {
      return list(2, [&] { return "(" + number() + ", " + number() + ")"; });
    });
  }
  if (feed == "b") {
    return list(
        rows, [&] { return std::string(random.oneIn(2) ? "true" : "false"); });
  }
  if (feed == "t") {
    return list(rows, [&] { return "\"" + number() + "\""; });
  }
  return feed == "d" ? number()
                     : list(feed == "dims" || feed == "h" ? 2 : rows, number);
}

std::string FeedCases::makeValue(Random &random, const std::string &feed) {
  if (random.oneIn(2)) {
    return makeFitting(random, feed);
  }
  std::string path = folder + "/" + feed;
  std::string file;
  switch (random.below(8)) {
  case 0:
  case 1:
  case 2:
    file = makeNpy(random);
    path += ".npy";
    break;
  case 3:
    file = makeProto(random);
    path += ".tensor";
    break;
  case 4:
    file = std::string(random.below(40), char(random.next()));
    path += ".bin";
    break;
  default: {
    std::string text = makeLiteral(random, int(random.below(4)));
    if (random.oneIn(6)) {
      mutateBytes(random, text);
    }
    return text.c_str();
  }
  }
  if (random.oneIn(4)) {
    mutateBytes(random, file);
  }
  if (!random.oneIn(40)) {
    writeFile(path, file);
  }
  return path.ends_with(".bin") ? "raw:" + path : path;
}

std::vector<std::string> FeedCases::makeRequest(Random &random) {
  const Step &step = random.pick(steps);
  std::vector<std::string> words = {step.name};
  for (const char *feed : step.feeds) {
    if (!random.oneIn(30)) {
      words.push_back("--feed");
      words.push_back(std::string(feed) + "=" + makeValue(random, feed));
    }
    if (random.oneIn(40)) {
      words.push_back("--feed");
      words.push_back(std::string(feed) + ":0=" + makeValue(random, feed));
    }
  }
  for (const char *fetch : step.fetches) {
    static const char *const files[] = {"", ".npy", ".tensor", "", ".txt"};
    const char *file = random.pick(files);
    words.push_back("--fetch");
    words.push_back(std::string(fetch) +
                    (*file ? "=" + folder + "/out-" + fetch + file : ""));
  }
  return words;
}

/// A script's text of a few requests.
std::string FeedCases::makeScript(Random &random) {
  std::string text;
  for (uint64_t n = 1 + random.below(3); n; --n) {
    for (const std::string &word : makeRequest(random)) {
      bool quote = word.find_first_of(" \"") != std::string::npos;
      if (!quote) {
        text += word + " ";
        continue;
      }
      text += '"';
      for (char c : word) {
        text += c == '"' ? "\\\"" : std::string(1, c);
      }
      text += "\" ";
    }
    text += "\n";
  }
  if (random.oneIn(3)) {
    mutateBytes(random, text);
  }
  return text;
}

std::string FeedCases::run(uint64_t index) {
  Random random(options.seed, index);
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  std::vector<std::string> words = {"feeds"};
  if (random.oneIn(8)) {
    writeFile(folder + "/script", makeScript(random));
    words.push_back("--script=" + folder + "/script");
  } else {
    for (const std::string &word : makeRequest(random)) {
      words.push_back(word);
    }
  }
  static const char *const more[] = {
      "--threads=0",    "--threads=-1",      "--threads=1",  "--threads=5",
      "--timeout=0",    "--timeout=nan",     "--timeout=-1", "--benchmark=3",
      "--benchmark=x",  "--trace=/dev/null", "--target=y",   "--feed",
      "--feed=nothing", "--blurb",           "--list",       "--fetch=="};
  if (random.oneIn(8)) {
    words.push_back(random.pick(more));
  }
  std::string all;
  std::vector<char *> argv;
  for (std::string &word : words) {
    all += " '" + word + "'";
    argv.push_back(word.data());
  }
  argv.push_back(nullptr);
  writeFile(folder + "/command", all + "\n");
  // What the program says on standard error: whether it says something.
  std::string said = folder + "/stderr";
  fflush(nullptr);
  int savedError = dup(2);
  FILE *file = fopen(said.c_str(), "w");
  dup2(fileno(file), 2);
  optind = 0;
  int status = weirFuzzedMain(int(argv.size()) - 1, argv.data());
  fflush(nullptr);
  dup2(savedError, 2);
  close(savedError);
  fclose(file);
  if (options.verbose) {
    fprintf(stderr, "%s\n-> %d %s", all.c_str(), status,
            readFile(said).c_str());
  }
  bool isScript = words[1].starts_with("--script");
  tally(isScript ? "a script" : std::string("step ") + words[1], status == 0);
  if (status < 0 || status > 4) {
    return "exit status " + std::to_string(status) +
           " is not documented:" + all;
  }
  if (status != 0 && !isScript && std::filesystem::file_size(said) == 0) {
    return "exit status " + std::to_string(status) + " without a word:" + all;
  }
  for (const auto &entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().string().find(".tmp") != std::string::npos) {
      return "a temporary file is left: " + entry.path().string();
    }
  }
  return "";
}

int main(int argc, char **argv) {
  Options options = parseOptions(argc, argv);
  FeedCases cases(options);
  return runCases(options, [&](uint64_t index) { return cases.run(index); });
}
