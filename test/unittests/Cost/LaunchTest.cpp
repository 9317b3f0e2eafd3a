//===- LaunchTest.cpp - How a launch fills a GPU --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Launch.h"
#include "TestTarget.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {
/// 100 units of 32 lanes that hold 2048 threads, 32 blocks, 100 KiB of shared
/// memory (1 KiB of each block's is the driver's) and 64 Ki registers.
TargetModel getGPU() {
  TargetModel target;
  target.name = "test";
  target.unitName = "SM";
  target.unitCount = figure(100);
  target.warpWidth = figure(32);
  target.maxThreadsPerUnit = figure(2048);
  target.maxBlocksPerUnit = figure(32);
  target.maxThreadsPerBlock = figure(1024);
  target.smemBytesPerUnit = figure(100 * 1024);
  target.maxSmemBytesPerBlock = figure(99 * 1024);
  target.reservedSmemBytesPerBlock = figure(1024);
  target.registerBytesPerUnit = figure(256 * 1024);
  target.hbm.bytesPerSecond = figure(1e12);
  target.rates.push_back(
      {UnitKind::Vector, Precision::F32, std::nullopt, figure(2e12)});
  return target;
}

LaunchFacts makeLaunch(int64_t blocks, int64_t threads) {
  LaunchFacts launch;
  launch.grid = {blocks, 1, 1};
  launch.block = {threads, 1, 1};
  return launch;
}

TEST(Launch, ThreadsLimitBlocks) {
  LaunchFit fit = fitLaunch(makeLaunch(1000, 256), getGPU());
  EXPECT_EQ(fit.blocks, 1000);
  // 2048 / 256; 1000 blocks are one wave of 800 and a quarter of one.
  EXPECT_EQ(fit.blocksPerUnit, 8);
  EXPECT_EQ(fit.limitedBy, LaunchLimit::Threads);
  EXPECT_EQ(fit.waves, 2);
  EXPECT_EQ(fit.lastWaveFill, 0.25);
  EXPECT_EQ(fit.activeUnits, 100);
  EXPECT_EQ(fit.utilisation, 1);
}

TEST(Launch, PartOfAWarpTakesTheRoomOfOne) {
  // 33 threads take the room of 64.
  EXPECT_EQ(fitLaunch(makeLaunch(1, 33), getGPU()).blocksPerUnit, 32);
  // 1000 take that of 1024.
  EXPECT_EQ(fitLaunch(makeLaunch(1, 1000), getGPU()).blocksPerUnit, 2);
}

TEST(Launch, BlocksLimitBlocks) {
  LaunchFit fit = fitLaunch(makeLaunch(1, 1), getGPU());
  EXPECT_EQ(fit.blocksPerUnit, 32);
  EXPECT_EQ(fit.limitedBy, LaunchLimit::Blocks);
}

TEST(Launch, SharedMemoryLimitsBlocks) {
  LaunchFacts launch = makeLaunch(1, 128);
  // (24 + 1) KiB go into 100 KiB four times.
  launch.smemBytesPerBlock = 24 * 1024;
  LaunchFit fit = fitLaunch(launch, getGPU());
  EXPECT_EQ(fit.blocksPerUnit, 4);
  EXPECT_EQ(fit.limitedBy, LaunchLimit::SMem);
  // More than a block may have.
  launch.smemBytesPerBlock = 100 * 1024;
  fit = fitLaunch(launch, getGPU());
  EXPECT_EQ(fit.blocksPerUnit, 0);
  EXPECT_EQ(fit.limitedBy, LaunchLimit::SMem);
  EXPECT_FALSE(fit.waves);
}

TEST(Launch, RegistersLimitBlocks) {
  LaunchFacts launch = makeLaunch(1, 256);
  // 65536 / (128 * 256).
  launch.registersPerThread = 128;
  LaunchFit fit = fitLaunch(launch, getGPU());
  EXPECT_EQ(fit.blocksPerUnit, 2);
  EXPECT_EQ(fit.limitedBy, LaunchLimit::Registers);
}

TEST(Launch, BlocksWithTooManyThreads) {
  LaunchFit fit = fitLaunch(makeLaunch(1, 2048), getGPU());
  EXPECT_EQ(fit.blocksPerUnit, 0);
  EXPECT_EQ(fit.limitedBy, LaunchLimit::Threads);
}

TEST(Launch, UnknownStaysAbsent) {
  SymbolContext symbols;
  LaunchFacts launch = makeLaunch(1, 256);
  launch.grid[0] = Expr(symbols.create("n", 1));
  LaunchFit fit = fitLaunch(launch, getGPU());
  EXPECT_FALSE(fit.blocks);
  EXPECT_EQ(fit.blocksPerUnit, 8);
  EXPECT_FALSE(fit.waves);
  EXPECT_EQ(fit.utilisation, 1);
  EXPECT_FALSE(fit.activeLanes);
  EXPECT_FALSE(fit.coalescing);
  fit = fitLaunch(makeLaunch(1, 256), TargetModel());
  EXPECT_FALSE(fit.blocksPerUnit);
  EXPECT_FALSE(fit.activeUnits);
}

TEST(Launch, FewBlocksCapTheUnits) {
  TargetModel target = getGPU();
  LaunchFacts launch = makeLaunch(40, 256);
  Traffic traffic;
  traffic.hbm.read = 4000;
  Work work = makeWork({arithmetic(Precision::F32, 20000, 10000)});
  // 20000 / 2e12 = 10 ns where all units work; 40 of 100 take 25 ns. Memory
  // stays at 4 ns.
  Verdict verdict = judge(work, traffic, target, Assumptions(),
                          /*executions=*/1, &launch);
  ASSERT_EQ(verdict.roofs.size(), 2u);
  EXPECT_EQ(verdict.roofs[0].roof.getName(), "vector.f32");
  EXPECT_DOUBLE_EQ(verdict.roofs[0].seconds, 25e-9);
  EXPECT_DOUBLE_EQ(verdict.roofs[1].seconds, 4e-9);
  // Of the whole device's peak.
  EXPECT_DOUBLE_EQ(*verdict.percentOfPeak, 40);
  std::vector<Lever> levers = findLaunchLevers(launch, verdict, target);
  ASSERT_EQ(levers.size(), 1u);
  EXPECT_EQ(levers[0].name, "blocks");
  EXPECT_EQ(levers[0].why, "40 blocks use 40 of 100 SMs");
  EXPECT_DOUBLE_EQ(*levers[0].speedup, 2.5);
}

TEST(Launch, AnUnevenLastRound) {
  TargetModel target = getGPU();
  LaunchFacts launch = makeLaunch(150, 256);
  // Two rounds for what is one and a half.
  EXPECT_EQ(fitLaunch(launch, target).utilisation, 0.75);
  Verdict verdict =
      judge(makeWork({arithmetic(Precision::F32, 20000, 10000)}), Traffic(),
            target, Assumptions(), /*executions=*/1, &launch);
  std::vector<Lever> levers = findLaunchLevers(launch, verdict, target);
  ASSERT_EQ(levers.size(), 1u);
  EXPECT_EQ(levers[0].why, "150 blocks on 100 SMs leave 50 for the last round");
}

TEST(Launch, IdleLanes) {
  TargetModel target = getGPU();
  LaunchFacts launch = makeLaunch(100, 1);
  launch.usefulSlots = 1000;
  launch.issuedSlots = 32000;
  Verdict verdict =
      judge(makeWork({arithmetic(Precision::F32, 1000, 32000)}), Traffic(),
            target, Assumptions(), /*executions=*/1, &launch);
  EXPECT_EQ(fitLaunch(launch, target).activeLanes, 1);
  std::vector<Lever> levers = findLaunchLevers(launch, verdict, target);
  ASSERT_EQ(levers.size(), 1u);
  EXPECT_EQ(levers[0].name, "lanes");
  EXPECT_EQ(levers[0].why, "31 of 32 lanes idle");
  EXPECT_DOUBLE_EQ(*levers[0].speedup, 32);
}

TEST(Launch, AccessPatterns) {
  TargetModel target = getGPU();
  target.smem.bytesPerSecond = figure(1e12);
  target.smemBanks = figure(32);
  LaunchFacts launch = makeLaunch(100, 32);
  launch.wantedBytes = 128;
  launch.sectorBytesRead = 1024;
  launch.leastSectorBytes = 128;
  launch.wavefronts = 32;
  launch.leastWavefronts = 8;
  LaunchFit fit = fitLaunch(launch, target);
  EXPECT_EQ(fit.coalescing, 0.125);
  EXPECT_EQ(fit.bankConflicts, 4);
  Traffic traffic;
  traffic.chip.smem.emplace();
  traffic.chip.smem->transferred = 4096;
  Verdict verdict = judge(Work(), traffic, target, Assumptions(),
                          /*executions=*/1, &launch);
  std::vector<Lever> levers = findLaunchLevers(launch, verdict, target);
  ASSERT_EQ(levers.size(), 2u);
  EXPECT_EQ(levers[0].name, "bank-conflicts");
  // 24 of 32 deliveries of 128 bytes, 3072 of 4096 bytes, are for conflicts.
  EXPECT_DOUBLE_EQ(*levers[0].speedup, 4);
  EXPECT_EQ(levers[1].name, "coalesce");
  EXPECT_FALSE(levers[1].speedup);
}

TEST(Launch, FewSectorsForFewBytes) {
  // Each of 32 loads wants the same 4 bytes for all lanes: one sector, which is
  // as few as there can be.
  TargetModel target = getGPU();
  LaunchFacts launch = makeLaunch(100, 32);
  launch.wantedBytes = 32 * 4;
  launch.sectorBytesRead = 32 * 32;
  launch.leastSectorBytes = 32 * 32;
  EXPECT_EQ(fitLaunch(launch, target).coalescing, 0.125);
  Verdict verdict = judge(Work(), Traffic(), target, Assumptions(),
                          /*executions=*/1, &launch);
  for (const Lever &lever : findLaunchLevers(launch, verdict, target))
    EXPECT_NE(lever.name, "coalesce");
}
} // namespace
