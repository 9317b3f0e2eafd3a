//===- WasteTest.cpp - What blocks of threads leave idle ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Waste.h"
#include "TestLaunch.h"
#include "TestTarget.h"
#include "roofline/Cost/UnitUse.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {
/// 100 units of 32 lanes and 32 banks.
TargetModel getGPUWithBanks() {
  TargetModel target = makeGPU();
  target.smemBanks = figure(32);
  target.smem.bytesPerSecond = figure(1e12);
  return target;
}

/// "blocks: 40 blocks use 40 of 100 SMs; lanes: ...".
std::string list(const std::vector<WasteFinding> &findings) {
  std::string text;
  for (const WasteFinding &finding : findings)
    text += (text.empty() ? "" : "; ") + stringify(finding.what).str() + ": " +
            finding.why;
  return text;
}

TEST(Waste, FewBlocksCapTheUnits) {
  TargetModel target = getGPUWithBanks();
  LaunchFacts launch = makeLaunch(40, 256);
  Traffic traffic;
  traffic.hbm.read = 4000;
  Work work = makeWork({arithmetic(Precision::F32, 20000, 10000)});
  // 20000 / 2e12 = 10 ns where all units work; 40 of 100 take 25 ns. Memory
  // stays at 4 ns.
  Verdict verdict = judge(work, traffic, target, Assumptions(),
                          /*executions=*/1, getUse(launch, target));
  ASSERT_EQ(verdict.roofs.size(), 2u);
  EXPECT_EQ(verdict.roofs[0].roof.getName(), "vector.f32");
  EXPECT_DOUBLE_EQ(verdict.roofs[0].seconds, 25e-9);
  EXPECT_DOUBLE_EQ(verdict.roofs[1].seconds, 4e-9);
  // Of the whole device's peak.
  EXPECT_DOUBLE_EQ(*verdict.percentOfPeak, 40);
  EXPECT_EQ(list(findWaste(launch, target)),
            "blocks: 40 blocks use 40 of 100 SMs");
}

TEST(Waste, AnUnevenLastRound) {
  TargetModel target = getGPUWithBanks();
  LaunchFacts launch = makeLaunch(150, 256);
  // Two rounds for what is one and a half.
  EXPECT_EQ(getUse(launch, target).busy.getNumber(), 0.75);
  EXPECT_EQ(list(findWaste(launch, target)),
            "blocks: 150 blocks on 100 SMs leave 50 for the last round");
  // 20 rounds for 19.1 are less than a twentieth too many.
  EXPECT_FALSE(findIdleUnits(1910, target));
  // Nothing is known of none, and of a device of unknown size.
  EXPECT_FALSE(findIdleUnits(0, target));
  EXPECT_FALSE(findIdleUnits(40, TargetModel()));
}

TEST(Waste, IdleLanes) {
  TargetModel target = getGPUWithBanks();
  LaunchFacts launch = makeLaunch(100, 1);
  launch.usefulSlots = 1000;
  launch.issuedSlots = 32000;
  EXPECT_EQ(fitLaunch(launch, target).activeLanes, 1);
  EXPECT_EQ(list(findWaste(launch, target)), "lanes: 31 of 32 lanes idle");
  // 2 * 32000 / 2e12 = 32 ns, and 1 ns if all lanes have work; memory and
  // tensor units gain nothing by that.
  UnitUse use = getUse(launch, target);
  use.lanes = getIdleLaneFactor(launch);
  EXPECT_EQ(use.lanes, 32);
  Verdict verdict = judge(makeWork({arithmetic(Precision::F32, 1000, 32000)}),
                          Traffic(), target, Assumptions(), 1, use);
  EXPECT_DOUBLE_EQ(*verdict.seconds, 1e-9);
  EXPECT_EQ(use.getShare(Roof(UnitKind::Tensor, Precision::BF16)), 1);
  EXPECT_EQ(use.getShare(Roof::Kind::HBM), 1);
}

TEST(Waste, AccessPatterns) {
  TargetModel target = getGPUWithBanks();
  LaunchFacts launch = makeLaunch(100, 32);
  launch.wantedBytes = 128;
  launch.sectorBytesRead = 1024;
  launch.leastSectorBytes = 128;
  launch.wavefronts = 32;
  launch.leastWavefronts = 8;
  LaunchFit fit = fitLaunch(launch, target);
  EXPECT_EQ(fit.coalescing, 0.125);
  EXPECT_EQ(fit.bankConflicts, 4);
  std::vector<WasteFinding> findings = findWaste(launch, target);
  ASSERT_EQ(findings.size(), 2u);
  EXPECT_EQ(findings[0].what, Waste::BankConflicts);
  EXPECT_EQ(findings[1].what, Waste::Sectors);
  // 24 of 32 deliveries of 32 banks of 4 bytes.
  EXPECT_EQ(countConflictBytes(launch, target), Expr(3072));
}

TEST(Waste, FewSectorsForFewBytes) {
  // Each of 32 loads wants the same 4 bytes for all lanes: one sector, which is
  // as few as there can be.
  TargetModel target = getGPUWithBanks();
  LaunchFacts launch = makeLaunch(100, 32);
  launch.wantedBytes = 32 * 4;
  launch.sectorBytesRead = 32 * 32;
  launch.leastSectorBytes = 32 * 32;
  EXPECT_EQ(fitLaunch(launch, target).coalescing, 0.125);
  EXPECT_EQ(list(findWaste(launch, target)), "");
}

TEST(Waste, BlocksThatCannotRun) {
  EXPECT_EQ(findMisfit(makeLaunch(1, 1024), getGPUWithBanks()), "");
  EXPECT_EQ(findMisfit(makeLaunch(1, 2048), getGPUWithBanks()),
            "a block of 2048 threads cannot run, it may have 1024");
}

TEST(Waste, NamesParse) {
  for (Waste waste : {Waste::IdleUnits, Waste::IdleLanes, Waste::BankConflicts,
                      Waste::Sectors})
    EXPECT_EQ(parseWaste(stringify(waste)), waste);
  EXPECT_FALSE(parseWaste("bank"));
}
} // namespace
