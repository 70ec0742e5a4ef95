//===- DeviceNameTest.cpp - device names, whole and in part ---------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/Placement/DeviceName.h"
#include "passes/Placement/ColocationGroups.h"
#include "gtest/gtest.h"

using namespace weir;

static DeviceName parse(llvm::StringRef text) {
  std::optional<DeviceName> name = DeviceName::parse(text);
  EXPECT_TRUE(name) << text.str();
  return name.value_or(DeviceName());
}

TEST(DeviceName, ReadsWholeNames) {
  DeviceName name = parse("/job:ps/replica:0/task:12/device:CPU:3");
  EXPECT_EQ(name.job, "ps");
  EXPECT_EQ(name.replica, 0);
  EXPECT_EQ(name.task, 12);
  EXPECT_EQ(name.type, "CPU");
  EXPECT_EQ(name.id, 3);
  EXPECT_EQ(name.str(), "/job:ps/replica:0/task:12/device:CPU:3");
}

TEST(DeviceName, ReadsPartsAndShortForms) {
  EXPECT_EQ(parse("/cpu:0").str(), "/device:CPU:0");
  EXPECT_EQ(parse("/GPU:*").str(), "/device:GPU:*");
  EXPECT_EQ(parse("/device:cpu:1").str(), "/device:CPU:1");
  EXPECT_EQ(parse("CPU:1").str(), "/device:CPU:1");
  EXPECT_EQ(parse("CPU:*").str(), "/device:CPU:*");
  EXPECT_EQ(parse("/device:CPU").str(), "/device:CPU:*");
  EXPECT_EQ(parse("/device:CPU:1/job:ps").str(), "/job:ps/device:CPU:1");
  EXPECT_EQ(parse("/job:worker/task:1").str(), "/job:worker/task:1");
  EXPECT_TRUE(parse("/job:*/replica:*/task:*/device:*").empty());
  EXPECT_TRUE(parse("/").empty());
  EXPECT_TRUE(parse("").empty());
}

TEST(DeviceName, RefusesWhatIsNone) {
  for (const char *text :
       {"/job:", "/job:1a", "/task:x", "/device:", "/device:CPU:", "/cpu:one",
        "/replica:99999999999", "/job:ps task:1", "/disk:0", "cpu", "CPU:1/",
        "//", "/device:CPU:-1"}) {
    EXPECT_FALSE(DeviceName::parse(text)) << text;
  }
}

TEST(DeviceName, StandsForDevices) {
  DeviceName device = DeviceName::getLocalCpu(1);
  EXPECT_EQ(device.str(), "/job:localhost/replica:0/task:0/device:CPU:1");
  for (const char *text : {"", "/cpu:1", "/device:CPU:*", "/job:localhost",
                           "/task:0/device:CPU:1"}) {
    EXPECT_TRUE(parse(text).matches(device)) << text;
  }
  for (const char *text : {"/cpu:0", "/gpu:1", "/job:ps", "/task:1"}) {
    EXPECT_FALSE(parse(text).matches(device)) << text;
  }
}

TEST(DeviceName, Merges) {
  std::string error;
  DeviceName name = parse("/job:ps");
  EXPECT_TRUE(name.merge(parse("/task:1/cpu:0"), false, error));
  EXPECT_EQ(name.str(), "/job:ps/task:1/device:CPU:0");
  EXPECT_FALSE(name.merge(parse("/cpu:1"), false, error));
  EXPECT_EQ(error, "Cannot merge devices with incompatible ids: "
                   "'/job:ps/task:1/device:CPU:0' and '/device:CPU:1'");
  EXPECT_EQ(name.str(), "/job:ps/task:1/device:CPU:0");
  EXPECT_TRUE(name.merge(parse("/cpu:1"), true, error));
  EXPECT_EQ(name.str(), "/job:ps/task:1/device:CPU:*");
  EXPECT_FALSE(name.merge(parse("/job:worker"), true, error));
  EXPECT_EQ(error, "Cannot merge devices with incompatible jobs: "
                   "'/job:ps/task:1/device:CPU:*' and '/job:worker'");
  EXPECT_TRUE(name.merge(parse("/gpu:1"), true, error));
  EXPECT_EQ(name.str(), "/job:ps/task:1");
}

static std::vector<DeviceName> getDevices() {
  return {DeviceName::getLocalCpu(0), DeviceName::getLocalCpu(1)};
}

TEST(ColocationGroups, HandlesBeatRequests) {
  ColocationGroups groups(getDevices(), /*soft=*/false);
  int variable = groups.add("w", parse("/cpu:1"), true);
  int assign = groups.add("w/Assign", parse("/cpu:0"), false);
  std::string error;
  ASSERT_TRUE(groups.mergeHandle(variable, assign, error)) << error;
  EXPECT_EQ(groups.getCandidates(assign, error), llvm::ArrayRef<int>({1}));
  groups.assign(assign, 1);
  EXPECT_EQ(groups.getReason(assign),
            "lives with w, not on /device:CPU:0 as requested");
  EXPECT_EQ(groups.getReason(variable), "requested");
}

TEST(ColocationGroups, TwoResourcesCannotMeet) {
  ColocationGroups groups(getDevices(), /*soft=*/true);
  int v = groups.add("v", parse("/cpu:1"), true);
  int w = groups.add("w", parse("/cpu:0"), true);
  int either = groups.add("either", DeviceName(), false);
  std::string error;
  ASSERT_TRUE(groups.mergeHandle(v, either, error));
  EXPECT_FALSE(groups.mergeHandle(w, either, error));
  EXPECT_EQ(error,
            "Cannot place the graph because a reference or resource edge "
            "connects colocation groups with incompatible resource devices: "
            "/device:CPU:0 vs /device:CPU:1. The edge src node is w, and the "
            "dst node is either; the resources are 'w' and 'v'");
}

TEST(ColocationGroups, RequestsThatDifferAreGivenUpInAnyOrder) {
  const char *const requests[] = {"/cpu:1", "/cpu:0", "/cpu:1"};
  ColocationGroups groups(getDevices(), /*soft=*/true);
  std::string error;
  int first = groups.add("first", DeviceName(), false);
  for (const char *request : requests) {
    int node = groups.add(request, parse(request), false);
    ASSERT_TRUE(groups.merge(first, node, error)) << error;
  }
  EXPECT_EQ(groups.getCandidates(first, error), llvm::ArrayRef<int>({0, 1}));
  int variable = groups.add("w", parse("/cpu:1"), true);
  ASSERT_TRUE(groups.mergeHandle(variable, first, error)) << error;
  groups.assign(first, 1);
  EXPECT_EQ(groups.getReason(first), "lives with w");
}

TEST(ColocationGroups, SoftPlacementGivesUpNumbers) {
  std::string error;
  ColocationGroups hard(getDevices(), false), soft(getDevices(), true);
  EXPECT_TRUE(
      hard.getCandidates(hard.add("a", parse("/gpu:1"), false), error).empty());
  EXPECT_EQ(error,
            "'a' was explicitly assigned to /device:GPU:1 but available "
            "devices are [ /job:localhost/replica:0/task:0/device:CPU:0, "
            "/job:localhost/replica:0/task:0/device:CPU:1 ]. Make sure the "
            "device specification refers to a valid device");
  int node = soft.add("a", parse("/gpu:1"), false);
  EXPECT_EQ(soft.getCandidates(node, error), llvm::ArrayRef<int>({0, 1}));
  int far = soft.add("b", parse("/job:ps"), false);
  EXPECT_TRUE(soft.getCandidates(far, error).empty());
}
