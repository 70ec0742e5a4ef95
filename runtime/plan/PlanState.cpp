// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows that save and load all that a plan's run has come to: the program's
// resources, where the data are, how often the loops around the row have run.
//
// Before, the lines settle: runs under way end, or wait for something that only
// another run gives. What such a run has put into a queue, or is about to, is
// saved with the queue; so its line need not do it again, and what it took from
// its data is not taken twice.
#include "runtime/base/Sync.h"
#include "runtime/plan/PlanRunner.h"
#include "runtime/tensor/Value.h"
#include <initializer_list>
#include <unistd.h>

using namespace weir;

/// Says that it is one, and of which version.
static constexpr const char *markName = "weir-state";
static constexpr int64_t markVersion = 1;
/// So long is one wait for runs to settle.
static constexpr int64_t settleNs = 1'000'000;

bool PlanRunner::settle() {
  while (!caughtSignal.load() && !stopped) {
    pending.clear();
    bool isQuiet = true;
    for (PlanLineRun *line : lines) {
      if (line->state == PlanLineRun::Running) {
        const char *node;
        pending.push(line->runs[line->pc]);
        isQuiet &= weir_run_is_stalled(line->runs[line->pc], &node) != 0;
      }
    }
    if (isQuiet) {
      return true;
    }
    int32_t ended =
        weir_wait_any(pending.data(), int32_t(pending.size()), settleNs);
    for (PlanLineRun *line : lines) {
      if (ended >= 0 && line->state == PlanLineRun::Running &&
          line->runs[line->pc] == pending[size_t(ended)]) {
        finishRun(*line);
      }
    }
  }
  return false;
}

void PlanRunner::appendLoopName(Vector<char> &out, uint32_t line,
                                uint32_t index) const {
  const WeirPlanRow &row = plan.row(plan.line(line).firstRow + index);
  const char *name = plan.text(plan.line(line).name);
  appendEncoded(out, line ? name : "main", false);
  if (*plan.text(row.name)) {
    out.push('/');
    appendEncoded(out, plan.text(row.name), false);
  } else {
    char number[16];
    int size = snprintf(number, sizeof number, "/%u", row.loop);
    out.append(number, size_t(size));
  }
}

//===-- saving -----------------------------------------------------------===//

/// A vector of numbers that stays where it is.
static weir_tensor numbersOf(int64_t *numbers, int64_t count) {
  weir_tensor tensor = {};
  tensor.dtype = WEIR_DT_INT64;
  tensor.rank = 1;
  tensor.dims[0] = count;
  tensor.data = numbers;
  tensor.bytes = size_t(count) * sizeof(int64_t);
  return tensor;
}

/// "Variable/w", "generator@_generators/dropout/u"; "absent/w" for what is
/// declared and not there.
static void appendResource(Vector<char> &out, const char *kind,
                           const char *container, const char *name) {
  appendEncoded(out, *kind ? kind : "absent", false);
  if (*container) {
    out.push('@');
    appendEncoded(out, container, false);
  }
  out.push('/');
  appendEncoded(out, name, true);
  out.push('/');
}

static Status writeSnapshot(const weir_snapshot *snapshot, StateWriter &file) {
  for (int32_t i = 0; i < weir_snapshot_num_resources(snapshot); ++i) {
    const char *kind, *container, *name;
    int32_t count =
        weir_snapshot_resource(snapshot, i, &kind, &container, &name);
    Vector<char> path;
    appendResource(path, kind, container, name);
    size_t folder = path.size();
    if (count == 0) {
      path.push(0);
      if (Status s = file.addFolder(path.data()); !s.ok()) {
        return s;
      }
    }
    for (int32_t j = 0; j < count; ++j) {
      weir_tensor tensor;
      const char *part = weir_snapshot_tensor(snapshot, i, j, &tensor);
      path.truncate(folder);
      path.append(part, strlen(part) + 1);
      if (Status s = file.add(path.data(), tensor); !s.ok()) {
        return s;
      }
    }
  }
  return Status();
}

Status PlanRunner::writeState(const PlanLineRun &line, uint32_t index,
                              const char *path) {
  StateWriter file;
  if (Status s = file.open(path); !s.ok()) {
    return s;
  }
  int64_t version = markVersion;
  if (Status s = file.add(markName, numbersOf(&version, 1)); !s.ok()) {
    return s;
  }
  for (uint32_t i = 0; i < data.size(); ++i) {
    DataSet::Position there = data[i]->where();
    int64_t numbers[3] = {there.pass, there.row, there.rows};
    Vector<char> name;
    name.append("plan/data/", 10);
    appendEncoded(name, plan.text(plan.data(i).name), false);
    name.push(0);
    if (Status s = file.add(name.data(), numbersOf(numbers, 3)); !s.ok()) {
      return s;
    }
  }
  // The innermost loop has done this iteration; those around it begin theirs
  // again.
  bool isInnermost = true;
  for (uint32_t at = index; at-- > 0;) {
    const WeirPlanRow &row = rowOf(line, at);
    if (row.code != WEIR_PLAN_LOOP || row.target <= index) {
      continue;
    }
    int64_t done = line.loops[row.loop].iteration + isInnermost;
    isInnermost = false;
    Vector<char> name;
    name.append("plan/loop/", 10);
    appendLoopName(name, line.line, at);
    name.push(0);
    if (Status s = file.add(name.data(), numbersOf(&done, 1)); !s.ok()) {
      return s;
    }
  }
  weir_snapshot *snapshot;
  weir_status status;
  if (weir_instance_snapshot(session.getInstance(), nullptr, nullptr, &snapshot,
                             &status) != 0) {
    return Status::error(status.code, "%s", status.message);
  }
  Status result = writeSnapshot(snapshot, file);
  weir_snapshot_destroy(snapshot);
  return result.ok() ? file.commit() : static_cast<Status &&>(result);
}

void PlanRunner::saveState(PlanLineRun &line, uint32_t index) {
  const WeirPlanRow &row = rowOf(line, index);
  Vector<char> path;
  if (!settle() || !binding.expand(row.alias, row.place, path).ok()) {
    return;
  }
  makeFolders(path.data());
  if (Status s = writeState(line, index, path.data()); !s.ok()) {
    return fail(ExitOutput, plan.error(s.code(), row.place, "%s", s.message()));
  }
  line.pc = index + 1;
}

//===-- loading ----------------------------------------------------------===//

namespace {
/// A member's name in pieces.
struct MemberName {
  Vector<char> kind, container, name, part;

  /// False: it is of no resource.
  bool parse(const char *text, size_t size);
};
} // namespace

bool MemberName::parse(const char *text, size_t size) {
  size_t first = 0, last = size;
  while (first < size && text[first] != '/') {
    ++first;
  }
  while (last > first && text[last - 1] != '/') {
    --last;
  }
  if (first + 1 >= last) {
    return false;
  }
  size_t at = 0;
  while (at < first && text[at] != '@') {
    ++at;
  }
  for (const char *suffix : {".npy", ".tensor"}) {
    size_t length = strlen(suffix);
    if (size - last > length &&
        memcmp(text + size - length, suffix, length) == 0) {
      size -= length;
    }
  }
  const char *container = at < first ? text + at + 1 : text + first;
  bool isAbsent = at == 6 && memcmp(text, "absent", 6) == 0;
  return decodeName(text, isAbsent ? 0 : at, kind) &&
         decodeName(container, size_t(text + first - container),
                    this->container) &&
         decodeName(text + first + 1, last - first - 2, name) &&
         decodeName(text + last, size - last, part);
}

static bool startsWith(const StateReader::Member &member, const char *prefix) {
  size_t size = strlen(prefix);
  return member.nameSize > size && memcmp(member.name, prefix, size) == 0;
}

/// Reads `count` numbers.
static Status readNumbers(const StateReader &file, size_t i,
                          weir_runtime *runtime, int64_t *numbers,
                          int64_t count) {
  HostTensor tensor;
  if (Status s = file.read(i, runtime, tensor); !s.ok()) {
    return s;
  }
  if (tensor.view.dtype != WEIR_DT_INT64 || tensor.view.rank != 1 ||
      tensor.view.dims[0] != count) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "member %.*s of the file of state is damaged: "
                         "expected int64[%lld]",
                         int(file.member(i).nameSize), file.member(i).name,
                         (long long)count);
  }
  memcpy(numbers, tensor.view.data, size_t(count) * sizeof *numbers);
  return Status();
}

/// A member below "plan/". What this plan does not have is another one's.
Status PlanRunner::readPosition(const StateReader &file, size_t i,
                                Vector<char> &name,
                                Vector<DataSet::Position> &positions,
                                Vector<Resumed> &loops) const {
  const StateReader::Member &member = file.member(i);
  auto isNamed = [&] { // ".npy" follows
    return member.nameSize == name.size() + 4 &&
           memcmp(member.name, name.data(), name.size()) == 0;
  };
  for (uint32_t d = 0; d < data.size(); ++d) {
    name.clear();
    name.append("plan/data/", 10);
    appendEncoded(name, plan.text(plan.data(d).name), false);
    int64_t numbers[3];
    if (!isNamed()) {
      continue;
    }
    Status s = readNumbers(file, i, session.getRuntime(), numbers, 3);
    if (!s.ok()) {
      return s;
    }
    positions[d] = {numbers[0], numbers[1], numbers[2]};
    if (!data[d]->goTo(positions[d], /*onlyCheck=*/true)) {
      return Status::error(
          WEIR_INVALID_ARGUMENT,
          "data %s was at row %lld of %lld in pass %lld when the state was "
          "saved, which it does not have; it has %lld rows",
          plan.text(plan.data(d).name), (long long)numbers[1],
          (long long)numbers[2], (long long)numbers[0],
          (long long)data[d]->where().rows);
    }
  }
  for (uint32_t l = 0; l < plan.header().numLines; ++l) {
    for (uint32_t r = 0; r < plan.line(l).numRows; ++r) {
      const WeirPlanRow &row = plan.row(plan.line(l).firstRow + r);
      if (row.code != WEIR_PLAN_LOOP) {
        continue;
      }
      name.clear();
      name.append("plan/loop/", 10);
      appendLoopName(name, l, r);
      int64_t done;
      if (!isNamed()) {
        continue;
      }
      Status s = readNumbers(file, i, session.getRuntime(), &done, 1);
      if (!s.ok()) {
        return s;
      }
      if (done < 0) {
        return Status::error(WEIR_INVALID_ARGUMENT,
                             "%s of the file of state is %lld, expected how "
                             "often the loop has run",
                             name.data(), (long long)done);
      }
      loops.push({l, row.loop, done});
    }
  }
  return Status();
}

static Status addMember(const StateReader &file, size_t i,
                        weir_runtime *runtime, weir_snapshot *snapshot,
                        MemberName &last, int32_t &resource) {
  const StateReader::Member &member = file.member(i);
  MemberName name;
  if (!name.parse(member.name, member.nameSize)) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%.*s\" in the file of state names no resource's "
                         "tensor",
                         int(member.nameSize < 200 ? member.nameSize : 200),
                         member.name);
  }
  // The tensors of a resource follow each other.
  auto isSame = [](Vector<char> &a, Vector<char> &b) {
    return a.size() == b.size() && memcmp(a.data(), b.data(), a.size()) == 0;
  };
  if (resource < 0 || !isSame(name.kind, last.kind) ||
      !isSame(name.container, last.container) ||
      !isSame(name.name, last.name)) {
    resource = weir_snapshot_add_resource(
        snapshot, name.kind.data(), name.container.data(), name.name.data());
  }
  last.kind.swap(name.kind);
  last.container.swap(name.container);
  last.name.swap(name.name);
  if (name.part.size() == 1) { // a folder: it has no tensors
    return Status();
  }
  HostTensor tensor;
  if (Status s = file.read(i, runtime, tensor); !s.ok()) {
    return s;
  }
  weir_status status;
  int32_t code = weir_snapshot_add_tensor(snapshot, resource, name.part.data(),
                                          &tensor.view, &status);
  return code ? Status::error(code, "%s", status.message) : Status();
}

Status PlanRunner::readState(const char *path) {
  StateReader file;
  if (Status s = file.open(path); !s.ok()) {
    return s;
  }
  weir_runtime *runtime = session.getRuntime();
  int64_t version = 0;
  if (file.size() == 0 || !startsWith(file.member(0), markName)) {
    return Status::error(WEIR_INVALID_ARGUMENT,
                         "\"%s\" is no file of state: its first member is not "
                         "%s",
                         path, markName);
  }
  Status status = readNumbers(file, 0, runtime, &version, 1);
  if (status.ok() && version != markVersion) {
    status = Status::error(WEIR_INVALID_ARGUMENT,
                           "\"%s\" is a file of state of version %lld, "
                           "expected %lld",
                           path, (long long)version, (long long)markVersion);
  }
  Vector<DataSet::Position> positions;
  for (uint32_t d = 0; d < data.size(); ++d) {
    positions.push({0, 0, data[d]->where().rows});
  }
  Vector<Resumed> loops;
  weir_snapshot *snapshot = weir_snapshot_create(runtime);
  MemberName last;
  int32_t resource = -1;
  for (size_t i = 1; i < file.size() && status.ok(); ++i) {
    Vector<char> name;
    status = startsWith(file.member(i), "plan/")
                 ? readPosition(file, i, name, positions, loops)
                 : addMember(file, i, runtime, snapshot, last, resource);
  }
  weir_status failure;
  if (status.ok() && weir_instance_restore(session.getInstance(), snapshot,
                                           /*whole=*/1, &failure) != 0) {
    status = Status::error(failure.code, "\"%s\": %s", path, failure.message);
  }
  weir_snapshot_destroy(snapshot);
  if (!status.ok()) {
    return status;
  }
  for (uint32_t d = 0; d < data.size(); ++d) {
    data[d]->goTo(positions[d]);
  }
  resumed.swap(loops);
  return Status();
}

void PlanRunner::loadState(PlanLineRun &line, uint32_t index) {
  const WeirPlanRow &row = rowOf(line, index);
  Vector<char> path;
  if (!settle() || !binding.expand(row.alias, row.place, path).ok()) {
    return;
  }
  Status s = readState(path.data());
  if (s.code() == WEIR_NOT_FOUND && (row.flags & WEIR_PLAN_ELSE) &&
      access(path.data(), F_OK) != 0) {
    line.pc = index + 1;
    return;
  }
  if (!s.ok()) {
    return fail(ExitUsage, plan.error(s.code(), row.place, "%s", s.message()));
  }
  line.pc = row.target;
}
