//===- TileSearchTest.cpp - The best tiles -------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestProblem.h"
#include <chrono>

using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {

/// The least time of all tiles that fit, each counted by itself.
double findLeastSeconds(const TileProblem &problem, ClusterShape cluster,
                        const TargetModel &target) {
  auto getSizes = [](double extent, int64_t most) {
    std::vector<int64_t> sizes;
    if (extent <= 1)
      return std::vector<int64_t>{1};
    for (int64_t size = 16; size <= most && size < extent + 16; size += 16)
      sizes.push_back(size);
    return sizes;
  };
  double least = std::numeric_limits<double>::infinity();
  for (int64_t m : getSizes(problem.getExtent(LoopRole::M).toDouble(), 512))
    for (int64_t n : getSizes(problem.getExtent(LoopRole::N).toDouble(), 512))
      for (int64_t k :
           getSizes(problem.getExtent(LoopRole::K).toDouble(), 128)) {
        TiledTraffic tiled =
            tile(problem, {m, n, k}, cluster, TilingSource::Search, target);
        if (tiled.tiling.feasible != true)
          continue;
        least = std::min(least,
                         timeTiles(tiled, getUntiled(problem), target).seconds);
      }
  return least;
}

void expectBest(const TileProblem &problem, const TargetModel &target,
                ClusterShape cluster = {}) {
  TiledTraffic best =
      searchTiles(problem, cluster, getUntiled(problem), target);
  ASSERT_TRUE(best.tiling.sizes) << best.tiling.why;
  EXPECT_EQ(best.tiling.feasible, true);
  double seconds = timeTiles(best, getUntiled(problem), target).seconds;
  double least = findLeastSeconds(problem, cluster, target);
  EXPECT_NEAR(seconds, least, least * 1e-12) << best.tiling.sizes->toString();
}

TEST(TileSearchTest, FindsTheBestOfAll) {
  TargetModel target = getH100();
  for (auto [m, n, k] :
       {std::tuple(8192, 8192, 8192), std::tuple(1, 8192, 8192),
        std::tuple(64, 8192, 8192), std::tuple(2048, 8192, 8192),
        std::tuple(1000, 777, 333), std::tuple(130, 70, 20)})
    expectBest(makeMatmul(m, n, k), target);
}

TEST(TileSearchTest, FindsTheBestInClusters) {
  expectBest(makeMatmul(8192, 8192, 8192), getH100(), {2, 1});
  expectBest(makeMatmul(1000, 777, 333), getH100(), {1, 2});
}

TEST(TileSearchTest, FindsTheBestConvolution) {
  expectBest(makeConvolution({8, 28, 28, 128, 3, 3, 128, 1, 1}), getH100());
  expectBest(makeConvolution({1, 112, 112, 64, 7, 7, 3, 2, 1}), getH100());
}

TEST(TileSearchTest, FindsTheBestForOtherRegisters) {
  TargetModel target = getH100();
  target.matrixTileRows.reset();
  TileProblem problem = makeMatmul(4096, 4096, 4096);
  expectBest(problem, target);
  problem.accumulatorBytes = 8;
  expectBest(problem, target);
}

/// 40 rows of 32 columns and 16 of the sum fit in one tile, and any tile takes
/// as long as the bytes do, so that the smallest wins, with the longest step.
TEST(TileSearchTest, SmallestOfEquals) {
  TileProblem problem = makeMatmul(40, 32, 16);
  llvm::SmallVector<RoofTime, 2> untiled = {{Roof::Kind::HBM, 1.0}};
  TiledTraffic best = searchTiles(problem, {}, untiled, getH100());
  EXPECT_EQ(best.tiling.sizes->toString(), "16x16x16");
  best = searchTiles(makeMatmul(40, 32, 200), {}, untiled, getH100());
  EXPECT_EQ(best.tiling.sizes->toString(), "16x16x128");
}

TEST(TileSearchTest, SaysWhatIsMissing) {
  TileProblem problem = makeMatmul(64, 64, 64);
  auto getReason = [&](const TargetModel &target, ClusterShape cluster = {}) {
    TiledTraffic none =
        searchTiles(problem, cluster, getUntiled(problem), target);
    EXPECT_FALSE(none.tiling.sizes);
    EXPECT_EQ(none.tiling.feasible, std::nullopt);
    return none.tiling.why;
  };
  TargetModel target = getH100();
  target.l2.bytesPerSecond.reset();
  EXPECT_EQ(getReason(target), "h100 says nothing of the bandwidth of its L2, "
                               "by which tiles would be compared");
  target = getH100();
  target.registerBytesPerUnit.reset();
  EXPECT_EQ(getReason(target),
            "h100 says nothing of its registers, which would limit tiles");
  target = getH100();
  target.smemBytesPerUnit.reset();
  target.maxSmemBytesPerBlock.reset();
  EXPECT_EQ(getReason(target),
            "h100 says nothing of its shared memory, which would limit tiles");
  EXPECT_EQ(getReason(getH100(), {8, 8}), "no cluster has so many blocks");
  target = getH100();
  target.maxBlocksPerCluster.reset();
  EXPECT_EQ(getReason(target, {2, 1}),
            "h100 says nothing of clusters of blocks");
  // Two stages of 16 x 16 bf16 each are 2 KiB.
  target = getH100();
  target.maxSmemBytesPerBlock = figure(2047);
  EXPECT_EQ(getReason(target), "no tile fits");
  problem = makeMatmul(0, 64, 64);
  EXPECT_EQ(getReason(getH100()), "there is nothing to compute");
}

TEST(TileSearchTest, CacheTellsProblemsApart) {
  TileSearchCache cache({});
  TargetModel target = getH100();
  auto search = [&](const TileProblem &problem) {
    return &cache.search(problem, getUntiled(problem), target);
  };
  TileProblem product = makeMatmul(512, 512, 512);
  const TiledTraffic *first = search(product);
  EXPECT_EQ(search(makeMatmul(512, 512, 512)), first);
  EXPECT_NE(search(makeMatmul(512, 512, 513)), first);
  product.roles = {LoopRole::N, LoopRole::M, LoopRole::K};
  EXPECT_NE(search(product), first);
  EXPECT_NE(search(makeMatmul(512, 512, 512, /*bits=*/8)), first);
}

/// Prints how long a search takes; a search that took a thousand times longer
/// than meant would fail.
TEST(TileSearchTest, TakesMicroseconds) {
  TargetModel target = getH100();
  auto measure = [&](llvm::StringRef what,
                     llvm::function_ref<TileProblem(int64_t)> make) {
    constexpr int kSearches = 50;
    auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < kSearches; ++i) {
      TileProblem problem = make(i);
      searchTiles(problem, {}, getUntiled(problem), target);
    }
    std::chrono::duration<double, std::micro> taken =
        std::chrono::steady_clock::now() - start;
    double each = taken.count() / kSearches;
    std::printf("%s: %.1f us per search\n", what.str().c_str(), each);
    EXPECT_LT(each, 50e3);
  };
  measure("products", [](int64_t i) {
    return makeMatmul(2048 + 8 * i, 4096 - 16 * i, 1024 + i);
  });
  measure("decoding",
          [](int64_t i) { return makeMatmul(1 + i, 4096 - 16 * i, 1024 + i); });
  measure("convolutions", [](int64_t i) {
    return makeConvolution({8, 28 + i, 56, 128, 3, 3, 128, 1, 1});
  });
}

} // namespace
