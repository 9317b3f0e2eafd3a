//===- TilingTest.cpp - Tiles on a device --------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestProblem.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

Tiling impose(const TileProblem &problem, const TileSizes &sizes,
              const TargetModel &target, ClusterShape cluster = {}) {
  return tile(problem, sizes, cluster, TilingSource::Option, target).tiling;
}

std::string parseTile(llvm::StringRef text) {
  llvm::Expected<TileSizes> sizes = TileSizes::parse(text);
  return sizes ? sizes->toString() : llvm::toString(sizes.takeError());
}

TEST(TilingTest, SizesAsText) {
  EXPECT_EQ(parseTile("128x256x64"), "128x256x64");
  for (llvm::StringRef text : {"", "128", "128x128", "128x128x64x1", "128x0x64",
                               "128x-1x64", "axbxc", "128x128x", "1x1x1048577"})
    EXPECT_TRUE(llvm::StringRef(parseTile(text)).contains("are no tile sizes"))
        << text.str();
  llvm::Expected<ClusterShape> cluster = ClusterShape::parse("2x1");
  EXPECT_EQ(llvm::cantFail(std::move(cluster)).toString(), "2x1");
  for (llvm::StringRef text : {"", "2", "2x", "2x1x1", "0x1"})
    EXPECT_EQ(
        llvm::toString(ClusterShape::parse(text).takeError()),
        ("'" + text +
         "' is no cluster of blocks; give two positive numbers, as in 2x1")
            .str());
}

/// Stages 2 * (128 + 128) * 64 * 2 = 65,536 bytes, sums 4 * 128 * 128.
TEST(TilingTest, Fits) {
  Tiling tiling =
      impose(makeMatmul(8192, 8192, 8192), {128, 128, 64}, getH100());
  EXPECT_EQ(tiling.feasible, true);
  EXPECT_EQ(tiling.why, "");
  EXPECT_EQ(tiling.smemBytesPerBlock, Count(65536));
  EXPECT_EQ(tiling.accumulatorBytes, Count(65536));
}

TEST(TilingTest, TooManySums) {
  Tiling tiling =
      impose(makeMatmul(8192, 8192, 8192), {256, 512, 64}, getH100());
  EXPECT_EQ(tiling.feasible, false);
  EXPECT_EQ(tiling.why, "sums take 512 KiB of the 256 KiB of registers");
}

/// Between a half and all of the registers nobody knows.
TEST(TilingTest, ManySums) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  EXPECT_EQ(impose(problem, {128, 256, 64}, getH100()).feasible, true);
  Tiling tiling = impose(problem, {192, 256, 64}, getH100());
  EXPECT_EQ(tiling.feasible, std::nullopt);
  EXPECT_EQ(tiling.why, "sums take 192 KiB of the 256 KiB of registers, and "
                        "the rest may not do for operands and addresses");
}

/// 2 * (128 + 128) * 256 * 2 bytes = 256 KiB.
TEST(TilingTest, TooLargeStages) {
  Tiling tiling =
      impose(makeMatmul(8192, 8192, 8192), {128, 128, 256}, getH100());
  EXPECT_EQ(tiling.feasible, false);
  EXPECT_EQ(tiling.why,
            "operands take 256 KiB of the 227 KiB of shared memory of a block");
}

/// A scale for every 32 steps of the sum: how many a step of 64 touches is
/// known to be at most 64, so that 2 * (2 * 128 * 64 + 64 * 128 / 2 + 64 * 128
/// * 4) bytes, 104 KiB, are a bound.
TEST(TilingTest, BoundedOperands) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  problem.nest.buffers[1].bitsPerElement = 4;
  problem.nest.buffers.push_back(makeBuffer({256, 8192}, 32, 3));
  problem.nest.accesses.push_back(makeAccess(
      AccessKind::Read, {makeBounded(256, {2}), makeIndex({{1, 1}})}, 3));
  TargetModel target = getH100();
  Tiling tiling = impose(problem, {128, 128, 64}, target);
  EXPECT_EQ(tiling.smemBytesPerBlock, Count(104 * 1024));
  EXPECT_EQ(tiling.feasible, true);
  target.maxSmemBytesPerBlock = figure(64 * 1024);
  tiling = impose(problem, {128, 128, 64}, target);
  EXPECT_EQ(tiling.feasible, std::nullopt);
  EXPECT_EQ(tiling.why, "operands may take 104 KiB of the 64 KiB of shared "
                        "memory of a block");
}

TEST(TilingTest, Clusters) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  TargetModel target = getH100();
  EXPECT_EQ(impose(problem, {128, 128, 64}, target, {2, 8}).feasible, true);
  Tiling tiling = impose(problem, {128, 128, 64}, target, {3, 6});
  EXPECT_EQ(tiling.feasible, false);
  EXPECT_EQ(tiling.why, "a cluster has at most 16 blocks");
  target.maxBlocksPerCluster.reset();
  tiling = impose(problem, {128, 128, 64}, target, {2, 1});
  EXPECT_EQ(tiling.feasible, std::nullopt);
  EXPECT_EQ(tiling.why, "h100 says nothing of clusters of blocks");
}

/// What does not fit does not, whatever else is unknown.
TEST(TilingTest, UnknownFigures) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  TargetModel target = getH100();
  target.registerBytesPerUnit.reset();
  Tiling tiling = impose(problem, {128, 128, 64}, target);
  EXPECT_EQ(tiling.feasible, std::nullopt);
  EXPECT_EQ(tiling.why, "h100 says nothing of its registers");
  EXPECT_EQ(impose(problem, {128, 128, 256}, target).feasible, false);

  target = getH100();
  target.maxSmemBytesPerBlock.reset();
  EXPECT_EQ(impose(problem, {128, 128, 64}, target).feasible, true);
  target.smemBytesPerUnit.reset();
  tiling = impose(problem, {128, 128, 64}, target);
  EXPECT_EQ(tiling.feasible, std::nullopt);
  EXPECT_EQ(tiling.why, "h100 says nothing of its shared memory");
}

/// Neither levels that the target does not describe, nor what registers hold.
TEST(TilingTest, TrafficOfKnownLevels) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  TargetModel target = getH100();
  auto impose = [&] {
    return tile(problem, {128, 128, 64}, {}, TilingSource::Option, target)
        .traffic;
  };
  EXPECT_TRUE(impose().l2 && impose().smem);
  target.l2 = {};
  EXPECT_FALSE(impose().l2);
  target.registerBytesPerUnit.reset();
  EXPECT_TRUE(impose().smem);
  target.matrixTileRows.reset();
  EXPECT_FALSE(impose().smem);
}

TEST(TilingTest, Obstacles) {
  // x[m + n, k]: rows and columns in one dimension.
  TileProblem problem = makeMatmul(64, 64, 64);
  problem.nest.accesses[0].index[0] = makeIndex({{0, 1}, {1, 1}});
  Tiling tiling = impose(problem, {16, 16, 16}, getH100());
  EXPECT_EQ(tiling.feasible, std::nullopt);
  EXPECT_EQ(tiling.why, "an operand has a dimension that two kinds of loops "
                        "index, or a loop that indexes two dimensions");
  EXPECT_TRUE(tiling.box.empty());

  SymbolContext context;
  TileProblem open = makeConvolution({});
  open.nest.extents[0] = Expr(context.create("B", 1));
  EXPECT_EQ(impose(open, {16, 16, 16}, getH100()).why,
            "several loops make one side of a tile, and their sizes are open; "
            "bind them with --dims");
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

std::pair<int64_t, int64_t> cut(const TileProblem &problem, int64_t m,
                                int64_t n, const TargetModel &target) {
  std::optional<RegisterTile> tile =
      chooseRegisterTile(problem, {m, n, 64}, target);
  return tile ? std::pair(tile->m, tile->n) : std::pair<int64_t, int64_t>(0, 0);
}

/// With instructions of 64 x 256 a tile of 128 x 256 fetches 128 + 2 * 256
/// elements per step, in 128 x 128 parts 2 * 128 + 256 - but those have 64 KiB
/// of sums, and a warp 16.
TEST(TilingTest, PartsOfMatrixInstructions) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  using Parts = std::pair<int64_t, int64_t>;
  EXPECT_EQ(cut(problem, 128, 256, getH100()), Parts(64, 256));
  EXPECT_EQ(cut(problem, 256, 128, getH100()), Parts(256, 64));
  EXPECT_EQ(cut(problem, 128, 512, getH100()), Parts(64, 256));
  // No side is a multiple of 64: warps.
  EXPECT_EQ(cut(problem, 48, 48, getH100()), Parts(48, 48));
}

TEST(TilingTest, PartsOfWarps) {
  TargetModel target = getH100();
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  problem.usesMatrixUnit = false;
  using Parts = std::pair<int64_t, int64_t>;
  EXPECT_EQ(cut(problem, 128, 256, target), Parts(64, 64));
  // Eight bytes a sum: 2048 of them. 64 x 32 fetch 128 * 4 + 128 * 2 elements.
  problem.accumulatorBytes = 8;
  EXPECT_EQ(cut(problem, 128, 128, target), Parts(64, 32));
  // A row of its own.
  EXPECT_EQ(cut(problem, 1, 128, target), Parts(1, 128));
  target.registerBytesPerUnit.reset();
  EXPECT_EQ(cut(problem, 128, 128, target), Parts(0, 0));
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

double getSeconds(const TilingTimes &times, Roof roof) {
  for (const RoofTime &time : times.roofs)
    if (time.roof == roof)
      return time.seconds;
  return 0;
}

/// 64 * 64 blocks on 132 SMs are 31.03 waves, so 32.
TEST(TilingTimesTest, Waves) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  TargetModel target = getH100();
  TiledTraffic tiled =
      tile(problem, {128, 128, 64}, {}, TilingSource::Option, target);
  TilingTimes times = timeTiles(tiled, getUntiled(problem), target);
  EXPECT_EQ(times.blocks, Count(4096));
  EXPECT_EQ(times.waves, Count(32));
  double factor = 32 * 132 / 4096.0;
  // (17,179,869,184 + 134,217,728) / 6.65e12
  EXPECT_NEAR(getSeconds(times, Roof::Kind::L2), 2.6036e-3, 1e-7);
  EXPECT_NEAR(getSeconds(times, Roof::Kind::HBM), 402653184 / 3.35e12, 1e-9);
  EXPECT_NEAR(getSeconds(times, Roof(UnitKind::Tensor, Precision::BF16)),
              1.0995116e12 / 989.4e12 * factor, 1e-9);
  // 128 + (64 + 128) times 134,217,728 bytes at 128 * 132 * 1830e6.
  EXPECT_NEAR(getSeconds(times, Roof::Kind::SMem),
              320 * 134217728.0 / 30919680e6 * factor, 1e-9);
  EXPECT_EQ(times.roofs.front().roof, Roof(Roof::Kind::L2));
  EXPECT_EQ(times.seconds, times.roofs.front().seconds);
  target.unitCount.reset();
  times = timeTiles(tiled, getUntiled(problem), target);
  EXPECT_EQ(times.waves, std::nullopt);
}

/// One block on 132 SMs, which computes 128 * 128 * 64 of 100 * 50 * 30 points.
TEST(TilingTimesTest, Padding) {
  TileProblem problem = makeMatmul(100, 50, 30);
  TargetModel target = getH100();
  TiledTraffic tiled =
      tile(problem, {128, 128, 64}, {}, TilingSource::Option, target);
  TilingTimes times = timeTiles(tiled, getUntiled(problem), target);
  EXPECT_EQ(times.waves, Count(1));
  EXPECT_NEAR(getSeconds(times, Roof(UnitKind::Tensor, Precision::BF16)),
              132 * 2 * 128 * 128 * 64 / 989.4e12, 1e-15);
}

TEST(TilingTimesTest, NothingToDo) {
  TileProblem problem = makeMatmul(0, 50, 30);
  TargetModel target = getH100();
  TiledTraffic tiled =
      tile(problem, {128, 128, 64}, {}, TilingSource::Option, target);
  EXPECT_TRUE(tiled.traffic.l2->getModelled().isZero());
  EXPECT_EQ(timeTiles(tiled, {}, target).seconds, 0);
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

/// An SM has 228 + 256 KiB = 247,808 elements of bf16, whose root is 497.80; 2
/// * 8192^3 / 497.80 elements are 2,208,727,636, and 4,417,455,272 bytes. What
/// is on the chip, 50 MiB and 132 times that, would bound main memory by
/// 286,470,443 bytes, less than it moves anyway.
TEST(TileBoundsTest, LargeProduct) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  TileBounds bounds = computeTileBounds(problem, {}, getH100());
  EXPECT_EQ(bounds.l2, Count(4417455272));
  EXPECT_EQ(bounds.hbm, Count(402653184));
  // Two SMs hold twice as much: 4,417,455,272 / sqrt(2).
  EXPECT_EQ(computeTileBounds(problem, {2, 1}, getH100()).l2,
            Count(3123612578));
}

/// What fits is bounded by what it touches.
TEST(TileBoundsTest, SmallProduct) {
  TileBounds bounds = computeTileBounds(makeMatmul(64, 64, 64), {}, getH100());
  EXPECT_EQ(bounds.l2, Count(3 * 64 * 64 * 2));
}

TEST(TileBoundsTest, Unknown) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  TargetModel target = getH100();
  target.l2.capacityBytes.reset();
  EXPECT_EQ(computeTileBounds(problem, {}, target).hbm, std::nullopt);
  EXPECT_TRUE(computeTileBounds(problem, {}, target).l2);
  target.registerBytesPerUnit.reset();
  EXPECT_EQ(computeTileBounds(problem, {}, target).l2, std::nullopt);
  // A matrix times itself: what is loaded of it serves twice.
  problem.nest.accesses[1].buffer = 0;
  EXPECT_EQ(computeTileBounds(problem, {}, getH100()).l2, std::nullopt);
}

/// Every pixel is in 3 * 3 windows: 2 P / sqrt(9 S) elements.
TEST(TileBoundsTest, Windows) {
  TileProblem problem = makeConvolution({64, 256, 256, 512, 3, 3, 512, 1, 1});
  // P = 64 * 256^2 * 512 * 9 * 512, S = 247,808 elements:
  // 2 P / sqrt(9 * 247,808) * 2 = 26,504,731,636 bytes.
  EXPECT_EQ(computeTileBounds(problem, {}, getH100()).l2, Count(26504731636));
}

/// No tile that fits moves less.
TEST(TileBoundsTest, HoldForTilesThatFit) {
  TargetModel target = getH100();
  for (const TileProblem &problem :
       {makeMatmul(4096, 4096, 4096), makeMatmul(100, 8192, 8192),
        makeConvolution({32, 56, 56, 512, 3, 3, 512, 1, 1}),
        makeConvolution({32, 28, 28, 512, 5, 3, 256, 2, 1})})
    for (const ClusterShape &cluster : {ClusterShape{1, 1}, {2, 1}, {4, 4}})
      for (int64_t m : {16, 64, 128, 256})
        for (int64_t n : {64, 128, 256}) {
          TiledTraffic tiled =
              tile(problem, {m, n, 16}, cluster, TilingSource::Option, target);
          if (tiled.tiling.feasible.value_or(false)) {
            EXPECT_GE(*tiled.traffic.l2->getModelled().getCount(),
                      *computeTileBounds(problem, cluster, target).l2);
          }
        }
}

} // namespace
