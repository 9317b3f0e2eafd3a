//===- LaunchTest.cpp - How a launch fills a GPU --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestLaunch.h"
#include "TestTarget.h"
#include "roofline/Cost/UnitUse.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {
/// 100 units of 32 lanes that hold 2048 threads, 32 blocks, 100 KiB of shared
/// memory (1 KiB of each block's is the driver's) and 64 Ki registers.
TargetModel getGPU() {
  TargetModel target = makeGPU();
  target.maxBlocksPerUnit = figure(32);
  target.smemBytesPerUnit = figure(100 * 1024);
  target.maxSmemBytesPerBlock = figure(99 * 1024);
  target.reservedSmemBytesPerBlock = figure(1024);
  target.registerBytesPerUnit = figure(256 * 1024);
  return target;
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
  EXPECT_FALSE(fit.activeLanes);
  EXPECT_FALSE(fit.coalescing);
  fit = fitLaunch(makeLaunch(1, 256), TargetModel());
  EXPECT_FALSE(fit.blocksPerUnit);
  EXPECT_FALSE(fit.activeUnits);
}
} // namespace
