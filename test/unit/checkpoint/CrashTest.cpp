// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A process that saves over an older checkpoint ends before each of its system
// calls in turn; and writing fails for want of room. Either way a whole
// checkpoint is there afterwards, the older or the newer.
#include "test/unit/checkpoint/CheckpointFiles.h"
#include <csignal>
#include <filesystem>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace weir;

namespace {
class CrashTest : public CheckpointTest {
protected:
  Status save(float value, int64_t size = 300) {
    BundleWriter writer;
    Status status = writer.open(bytesOf(path("x")));
    for (const char *name : {"a", "b"}) {
      if (status.ok()) {
        status = writer.add({name, 1}, floats({size}, value).view());
      }
    }
    return status.ok() ? writer.finish() : std::move(status);
  }
  /// Which checkpoint is there: both tensors are of one.
  float generation() {
    std::string a = restore("x", "a"), b = restore("x", "b");
    EXPECT_EQ(a, b);
    float value = 0;
    if (a.size() >= sizeof value) {
      memcpy(&value, a.data(), sizeof value);
    }
    return value;
  }
};
} // namespace

// Runs `work` in a process that is killed at its n-th stop at a system call
// (each stops before and after). False if it ended before that.
template <typename F> static bool killAt(int n, F work) {
  pid_t child = fork();
  if (child == 0) {
    if (ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0) {
      _exit(3);
    }
    raise(SIGSTOP);
    work();
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  for (int i = 0; WIFSTOPPED(status); ++i) {
    if (i == n) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      return true;
    }
    ptrace(PTRACE_SYSCALL, child, nullptr, nullptr);
    waitpid(child, &status, 0);
  }
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0) << "a process cannot be traced here";
  return false;
}

TEST_F(CrashTest, KilledAnywhere) {
  ASSERT_TRUE(save(1).ok());
  float present = 1;
  int newer = 0, n = 0;
  for (bool wasKilled = true; wasKilled; ++n) {
    float next = present + 1;
    wasKilled = killAt(n, [&] { EXPECT_TRUE(save(next).ok()); });
    float found = generation();
    EXPECT_TRUE(found == present || found == next) << n;
    newer += found == next;
    present = found;
    if (::testing::Test::HasFailure()) {
      break;
    }
  }
  EXPECT_GT(n, 20);
  EXPECT_GT(newer, 1) << "after the index has its name, the newer one is there";
}

TEST_F(CrashTest, NoRoom) {
  ASSERT_TRUE(save(1).ok());
  rlimit before;
  getrlimit(RLIMIT_FSIZE, &before);
  for (rlim_t size : {0, 100, 1000, 2000}) {
    rlimit limit = {size, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
    Status status = save(2);
    setrlimit(RLIMIT_FSIZE, &before);
    EXPECT_EQ(status.code(), WEIR_RESOURCE_EXHAUSTED);
    EXPECT_NE(std::string(status.message()).find("ulimit -f"),
              std::string::npos)
        << status.message();
    EXPECT_EQ(generation(), 1);
    EXPECT_EQ(list().size(), 2u) << "nothing is left of what failed";
  }
}

// The data fits, the index does not.
TEST_F(CrashTest, NoRoomForIndex) {
  ASSERT_TRUE(save(1, 4).ok());
  rlimit before;
  getrlimit(RLIMIT_FSIZE, &before);
  rlimit limit = {64, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &limit);
  Status status = save(2, 4);
  setrlimit(RLIMIT_FSIZE, &before);
  EXPECT_EQ(status.code(), WEIR_RESOURCE_EXHAUSTED);
  EXPECT_EQ(generation(), 1);
  EXPECT_EQ(list().size(), 2u);
}

TEST_F(CrashTest, FolderNotWritable) {
  if (geteuid() == 0) {
    GTEST_SKIP() << "root may write anywhere";
  }
  std::filesystem::permissions(folder, std::filesystem::perms(0555));
  EXPECT_EQ(save(1).code(), WEIR_PERMISSION_DENIED);
  std::filesystem::permissions(folder, std::filesystem::perms(0755));
}
