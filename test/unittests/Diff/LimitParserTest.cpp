//===- LimitParserTest.cpp - Limits from the command line -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/Limits.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {

/// The message for a list that is wrong; empty for a right one.
std::string getMistake(llvm::StringRef text) {
  llvm::Expected<std::vector<Limit>> limits = parseLimits(text);
  return limits ? "" : llvm::toString(limits.takeError());
}

/// The growth that a single limit allows, in millionths of a percent.
int64_t getGrowth(llvm::StringRef text) {
  llvm::Expected<std::vector<Limit>> limits = parseLimits(text);
  if (!limits) {
    llvm::consumeError(limits.takeError());
    return -1;
  }
  return limits->front().growth;
}

TEST(LimitParserTest, ListsAndScopes) {
  llvm::Expected<std::vector<Limit>> limits =
      parseLimits("regime, total:hbm-bytes+5%,kernel:time,flops,unmodelled");
  ASSERT_TRUE(bool(limits));
  ASSERT_EQ(limits->size(), 5u);
  EXPECT_EQ((*limits)[0].kind, Limit::Kind::Regime);
  EXPECT_TRUE((*limits)[0].isOnKernels && (*limits)[0].isOnTotals);
  EXPECT_EQ((*limits)[1].kind, Limit::Kind::HBMBytes);
  EXPECT_EQ((*limits)[1].text, "total:hbm-bytes+5%");
  EXPECT_FALSE((*limits)[1].isOnKernels);
  EXPECT_EQ((*limits)[2].kind, Limit::Kind::Time);
  EXPECT_FALSE((*limits)[2].isOnTotals);
  EXPECT_EQ((*limits)[3].kind, Limit::Kind::Flops);
  EXPECT_EQ((*limits)[3].growth, 0);
  EXPECT_EQ((*limits)[4].kind, Limit::Kind::Unmodelled);
}

TEST(LimitParserTest, PercentagesAreExact) {
  EXPECT_EQ(getGrowth("time+5%"), 5000000);
  EXPECT_EQ(getGrowth("time+2.5%"), 2500000);
  EXPECT_EQ(getGrowth("time+0.000001%"), 1);
  EXPECT_EQ(getGrowth("time+999999.999999%"), 999999999999);
  EXPECT_EQ(getGrowth("time+0%"), 0);
}

TEST(LimitParserTest, MistakesSayWhatCouldBeThere) {
  const char *percentage =
      "expected a percentage such as +5% or +2.5%, of up to six digits before "
      "and after the point";
  for (const char *wrong :
       {"time+5", "time+%", "time+", "time+-5%", "time+5.%", "time+.5%",
        "time+1e3%", "time+1000000%", "time+0.0000001%", "time+5%%"})
    EXPECT_EQ(getMistake(wrong),
              std::string("limit '") + wrong + "' of --fail-on: " + percentage);
  EXPECT_EQ(getMistake("regime+5%"),
            "limit 'regime+5%' of --fail-on: it takes no percentage; write "
            "regime");
  EXPECT_EQ(getMistake("total:unmodelled"),
            "limit 'total:unmodelled' of --fail-on: it is judged on whole "
            "reports only; write unmodelled");
  for (const char *unknown : {"", "bytes", "Time", "time,", "kernel:"})
    EXPECT_NE(getMistake(unknown).find("unknown; known are regime, hbm-bytes, "
                                       "time, flops and unmodelled"),
              std::string::npos)
        << unknown;
}

} // namespace
