// A pool of forked processes.
//
// The parent keeps at most `jobs` children, polls their pipes, and hands
// results out in order: a result that comes early waits in a table. A child is
// a process group of its own, so that killing it kills the program it runs.
// Output of the child goes to an unlinked temporary file, of which the end is
// kept: a pipe could fill up and block it.
//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "compiler/Replay/WorkerPool.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <map>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace weir::replay;

using Clock = std::chrono::steady_clock;

namespace {
struct Child {
  size_t job = 0;
  pid_t pid = -1;
  int pipe = -1;
  int log = -1;
  Clock::time_point start;
  JobResult result;
  bool killed = false;
};
} // namespace

static double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// A file without a name; -1 if there is no place for one.
static int openScratch() {
  const char *folder = getenv("TMPDIR");
  int fd = open(folder && *folder ? folder : "/tmp", O_TMPFILE | O_RDWR, 0600);
  return fd >= 0 ? fd : open("/dev/null", O_RDWR);
}

static std::string tailOf(int fd) {
  constexpr off_t keep = 16384;
  off_t size = lseek(fd, 0, SEEK_END);
  off_t from = std::max<off_t>(0, size - keep);
  std::string text(size_t(std::max<off_t>(0, size - from)), '\0');
  ssize_t got = pread(fd, text.data(), text.size(), from);
  text.resize(got > 0 ? size_t(got) : 0);
  return text;
}

static Child startChild(size_t job, llvm::function_ref<int(size_t, int)> work) {
  int ends[2];
  Child child;
  child.job = job;
  child.log = openScratch();
  child.start = Clock::now();
  if (pipe(ends) != 0) {
    child.result.log = "pipe failed";
    return child;
  }
  fflush(stdout);
  fflush(stderr);
  child.pid = fork();
  if (child.pid == 0) {
    setpgid(0, 0);
    close(ends[0]);
    dup2(child.log, STDOUT_FILENO);
    dup2(child.log, STDERR_FILENO);
    int status = work(job, ends[1]);
    fflush(stdout);
    fflush(stderr);
    // No destructors: the parent owns what was there before the fork.
    _exit(status);
  }
  close(ends[1]);
  child.pipe = ends[0];
  fcntl(child.pipe, F_SETFL, O_NONBLOCK);
  return child;
}

/// Reads what there is; true at the end of the file.
static bool drain(Child &child) {
  char buffer[65536];
  while (true) {
    ssize_t got = read(child.pipe, buffer, sizeof buffer);
    if (got > 0) {
      child.result.output.append(buffer, size_t(got));
      continue;
    }
    return got == 0 || (errno != EAGAIN && errno != EINTR);
  }
}

static void finish(Child &child) {
  int status = 0;
  if (child.pid > 0) {
    // What the job started and left behind ends with it.
    kill(-child.pid, SIGKILL);
    while (waitpid(child.pid, &status, 0) < 0 && errno == EINTR) {
    }
  } else {
    status = 127 << 8;
  }
  child.result.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  child.result.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  child.result.timedOut = child.killed;
  child.result.seconds = secondsSince(child.start);
  child.result.log += tailOf(child.log);
  close(child.log);
  if (child.pipe >= 0) {
    close(child.pipe);
  }
}

/// True if the child has exited (it stays a zombie until `finish`).
static bool hasExited(const Child &child) {
  siginfo_t info = {};
  return waitid(P_PID, id_t(child.pid), &info, WEXITED | WNOHANG | WNOWAIT) ==
             0 &&
         info.si_pid == child.pid;
}

void weir::replay::runJobs(
    size_t count, const PoolOptions &options,
    llvm::function_ref<int(size_t job, int fd)> work,
    llvm::function_ref<void(size_t job, JobResult result)> done) {
  std::vector<Child> running;
  std::map<size_t, JobResult> early;
  size_t next = 0, reported = 0;
  size_t limit = std::max(1u, options.jobs);
  while (next < count || !running.empty()) {
    // Not too far ahead of the slowest: results wait in memory.
    while (next < count && running.size() < limit) {
      running.push_back(startChild(next++, work));
    }
    std::vector<pollfd> polls;
    for (const Child &child : running) {
      polls.push_back({child.pipe, POLLIN, 0});
    }
    poll(polls.data(), polls.size(), 100);
    for (size_t i = 0; i < running.size();) {
      Child &child = running[i];
      bool over = child.pid <= 0 || drain(child);
      // A program that the job left running may hold the pipe open.
      if (!over && hasExited(child)) {
        drain(child);
        over = true;
      }
      if (!over && secondsSince(child.start) > options.timeout) {
        child.killed = true;
        over = true;
      }
      if (!over) {
        ++i;
        continue;
      }
      if (child.killed && child.pid > 0) {
        kill(-child.pid, SIGKILL);
      } else if (child.pid > 0) {
        // The pipe closed; give the child a moment to exit by itself.
        for (int tries = 0; tries < 200 && !hasExited(child); ++tries) {
          usleep(tries < 20 ? 200 : 5000);
        }
      }
      finish(child);
      early.emplace(child.job, std::move(child.result));
      running.erase(running.begin() + long(i));
    }
    for (auto it = early.find(reported); it != early.end();
         it = early.find(reported)) {
      JobResult result = std::move(it->second);
      early.erase(it);
      done(reported++, std::move(result));
    }
  }
}
