//===- TargetComparisonTest.cpp - One program on several targets ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestReport.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

std::shared_ptr<const TargetModel> makeH200() {
  auto model = std::make_shared<TargetModel>(getH100());
  model->name = "h200";
  model->hbm.bytesPerSecond = figure(4.8e12);
  return model;
}

TEST(TargetComparison, TotalsAreThoseOfTheKernelsThatCount) {
  TestReport first(getH100());
  first.addCopy("linalg.copy", 1, 3350);
  first.addCopy("linalg.copy", 2, 6700).isTaken = false;
  std::shared_ptr<const TargetModel> model = makeH200();
  TestReport second(*model);
  second.addCopy("linalg.copy", 1, 3350);
  // The other arm would count there.
  second.addCopy("linalg.copy", 2, 6700);
  addComparedTarget(first.data, second.data, model);

  ASSERT_EQ(first.data.totals.onTargets.size(), 1u);
  const ComparedTarget &target = first.data.totals.onTargets[0];
  EXPECT_EQ(target.name, "h200");
  EXPECT_EQ(target.regime, Regime::MemoryBound);
  EXPECT_DOUBLE_EQ(*target.seconds, 3350 / 4.8e12);
  EXPECT_DOUBLE_EQ(*first.data.kernels[1].onTargets[0].seconds, 6700 / 4.8e12);
}

TEST(TargetComparison, AKernelThatIsNotThereIsNotKnown) {
  TestReport first(getH100());
  first.addCopy("linalg.copy", 1, 3350);
  first.addCopy("linalg.copy", 2, 6700);
  std::shared_ptr<const TargetModel> model = makeH200();
  TestReport second(*model);
  second.addCopy("linalg.copy", 1, 3350);
  second.addCopy("linalg.transpose", 2, 6700);
  addComparedTarget(first.data, second.data, model);

  EXPECT_TRUE(first.data.kernels[0].onTargets[0].isKnown);
  EXPECT_FALSE(first.data.kernels[1].onTargets[0].isKnown);
  const ComparedTarget &target = first.data.totals.onTargets[0];
  EXPECT_FALSE(target.seconds);
  EXPECT_EQ(target.regime, Regime::Depends);
}

TEST(TargetComparison, WithoutARateTheTotalSaysSo) {
  TestReport first(getH100());
  first.addProjection(1, 64);
  auto model = std::make_shared<TargetModel>();
  model->name = "slow";
  model->hbm.bytesPerSecond = figure(1e12);
  TestReport second(*model);
  second.addProjection(1, 64);
  addComparedTarget(first.data, second.data, model);

  const ComparedTarget &target = first.data.totals.onTargets[0];
  EXPECT_EQ(target.unrated, std::set<std::string>{"vector.bf16"});
  // 134217728 + 2 * 64 * 16384 bytes.
  EXPECT_DOUBLE_EQ(*target.seconds, 136314880 / 1e12);
}

} // namespace
