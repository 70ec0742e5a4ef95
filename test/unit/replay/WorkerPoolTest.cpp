// Order, crashes, time limits.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/WorkerPool.h"

#include <gtest/gtest.h>

#include <csignal>
#include <string>
#include <unistd.h>
#include <vector>

using namespace weir::replay;

TEST(WorkerPool, ReportsInOrderWhateverEndsFirst) {
  std::vector<std::string> outputs;
  runJobs(
      4, {2, 10},
      [](size_t job, int fd) {
        usleep(job == 0 ? 100000 : 1000);
        std::string text = "job " + std::to_string(job);
        return write(fd, text.data(), text.size()) < 0;
      },
      [&](size_t job, JobResult result) {
        EXPECT_EQ(job, outputs.size());
        EXPECT_EQ(result.exitCode, 0);
        outputs.push_back(result.output);
      });
  EXPECT_EQ(outputs,
            (std::vector<std::string>{"job 0", "job 1", "job 2", "job 3"}));
}

TEST(WorkerPool, SurvivesACrashAndKeepsWhatWasWritten) {
  std::vector<JobResult> results;
  runJobs(
      2, {1, 10},
      [](size_t job, int fd) {
        if (job == 0) {
          (void)!write(fd, "half", 4);
          fprintf(stderr, "last words");
          fflush(stderr);
          raise(SIGKILL);
        }
        return 3;
      },
      [&](size_t, JobResult result) { results.push_back(std::move(result)); });
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0].signal, SIGKILL);
  EXPECT_EQ(results[0].output, "half");
  EXPECT_EQ(results[0].log, "last words");
  EXPECT_FALSE(results[0].timedOut);
  EXPECT_EQ(results[1].exitCode, 3);
}

TEST(WorkerPool, EndsAJobThatRunsTooLong) {
  bool timedOut = false;
  runJobs(
      1, {1, 0.2},
      [](size_t, int) {
        sleep(30);
        return 0;
      },
      [&](size_t, JobResult result) { timedOut = result.timedOut; });
  EXPECT_TRUE(timedOut);
}
