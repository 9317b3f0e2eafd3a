//===- TileTrafficTest.cpp - What tiles move -----------------------------===//
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

TileBox makeBox(const TileProblem &problem, const TileSizes &sizes) {
  return TileCounter(problem).makeBox(sizes);
}

LevelTraffic countL2(const TileProblem &problem, const TileSizes &sizes,
                     ClusterShape cluster = {}) {
  EXPECT_EQ(problem.findObstacle(), "");
  return TileCounter(problem).countL2(makeBox(problem, sizes), cluster);
}

LevelTraffic countSMem(const TileProblem &problem, const TileSizes &sizes,
                       RegisterTile tile) {
  return TileCounter(problem).countSMem(makeBox(problem, sizes), tile);
}

/// A and B have 8192 * 8192 * 2 = 134,217,728 bytes each, and are read 64 times
/// each.
TEST(TileTrafficTest, LargeProduct) {
  LevelTraffic l2 = countL2(makeMatmul(8192, 8192, 8192), {128, 128, 64});
  EXPECT_EQ(l2.read, Expr(17179869184));
  EXPECT_EQ(l2.written, Expr(134217728));
  EXPECT_EQ(l2.compulsory, Expr(402653184));
  // Two loads per multiply-add, and every element of C once.
  EXPECT_EQ(l2.requested,
            Expr(int64_t(8192) * 8192 * 8192 * 2 * 2 + 134217728));
}

/// Two blocks along m have the same columns of B, and read them once: 32 times
/// 134,217,728 bytes; A is still read 64 times.
TEST(TileTrafficTest, ClusterAlongRowsHalvesB) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  EXPECT_EQ(countL2(problem, {128, 128, 64}, {2, 1}).read,
            Expr(int64_t(64 + 32) * 134217728));
  EXPECT_EQ(countL2(problem, {128, 128, 64}, {1, 2}).read,
            Expr(int64_t(32 + 64) * 134217728));
  EXPECT_EQ(countL2(problem, {128, 256, 64}, {2, 1}).read,
            Expr(int64_t(32 + 32) * 134217728));
}

/// Three rows of blocks make clusters of 2 and of 1: B is read twice. C of 300
/// x 200 over 64: A 300 * 64 * 2 = 38,400 bytes, B 64 * 200 * 2 = 25,600.
TEST(TileTrafficTest, BordersOfTilesAndClusters) {
  TileProblem problem = makeMatmul(300, 200, 64);
  // ceil(200 / 128) = 2 times A, ceil(300 / 128) = 3 times B.
  LevelTraffic l2 = countL2(problem, {128, 128, 64});
  EXPECT_EQ(l2.read, Expr(2 * 38400 + 3 * 25600));
  EXPECT_EQ(l2.written, Expr(300 * 200 * 2));
  EXPECT_EQ(countL2(problem, {128, 128, 64}, {2, 1}).read,
            Expr(2 * 38400 + 2 * 25600));
}

/// A tile larger than C reads everything once.
TEST(TileTrafficTest, OneTile) {
  LevelTraffic l2 = countL2(makeMatmul(100, 50, 30), {128, 128, 64});
  EXPECT_EQ(l2.getModelled(), l2.compulsory);
  EXPECT_EQ(l2.read, Expr(2 * (100 * 30 + 30 * 50)));
}

/// B rows: the rows of A and C are counted whole however they are cut, and B
/// once per 128 of them.
TEST(TileTrafficTest, OpenRows) {
  SymbolContext context;
  Expr rows(context.create("B", 1));
  LevelTraffic l2 = countL2(makeMatmul(rows, 256, 64), {128, 128, 64});
  // ceil(256 / 128) * 2 * 64 B of A, and 2 * 64 * 256 per tile of B.
  EXPECT_EQ(l2.read.toString(), "256*B + 32768*ceildiv(B, 128)");
  EXPECT_EQ(l2.written.toString(), "512*B");
}

/// Written into shared memory is what crosses from L2 without clusters: 128
/// times 134,217,728. Read are A by each of the 128 / 128 parts of columns, and
/// B by the 128 / 64 parts of rows of each tile: 64 * (1 + 2) times.
TEST(TileTrafficTest, SharedMemory) {
  LevelTraffic smem =
      countSMem(makeMatmul(8192, 8192, 8192), {128, 128, 64}, {64, 128});
  EXPECT_EQ(smem.written, Expr(17179869184));
  EXPECT_EQ(smem.read, Expr(int64_t(64 + 128) * 134217728));
}

/// The tile at the border has 300 - 2 * 128 = 44 rows, one part of 64: 5 parts
/// of rows in all; and 72 columns, two parts of 64: 4 in all.
TEST(TileTrafficTest, SharedMemoryAtTheBorder) {
  LevelTraffic smem =
      countSMem(makeMatmul(300, 200, 64), {128, 128, 64}, {64, 64});
  EXPECT_EQ(smem.read, Expr(4 * 38400 + 5 * 25600));
}

/// Two steps of 64: (128 + 256) * 64 * 2 bytes each.
TEST(TileTrafficTest, Stage) {
  TileProblem problem = makeMatmul(8192, 8192, 8192);
  EXPECT_EQ(
      TileCounter(problem).countStageBytes(makeBox(problem, {128, 256, 64})),
      Expr(49152));
}

/// 64 of 56 x 56 pixels: 8 x 8 of them read 10 x 10, a row of 56 reads 58 x 3.
TEST(TileTrafficTest, BoxOfAnImage) {
  TileProblem problem = makeConvolution({1, 56, 56, 64, 3, 3, /*c=*/128, 1, 1});
  TileBox box = makeBox(problem, {64, 32, 64});
  EXPECT_EQ(box, (TileBox{1, 8, 8, 32, 1, 1, 64}));
  // 7 * 7 tiles of 10 * 10 pixels of 128 channels, twice, and 49 times all
  // weights.
  EXPECT_EQ(TileCounter(problem).countL2(box, {}).read,
            Expr(2 * (2 * 49 * 10 * 10 * 128 + 49 * 9 * 128 * 64)));
  // A step has 64 channels: of the pixels of all windows, and of one of the
  // nine weights for 32 filters.
  EXPECT_EQ(TileCounter(problem).countStageBytes(box),
            Expr(2 * (10 * 10 * 64 + 64 * 32)));
}

/// Without a window no box reads less than another, and rows stay whole.
TEST(TileTrafficTest, BoxOfPixels) {
  TileProblem problem = makeConvolution({2, 14, 14, 64, 1, 1, 128, 1, 1});
  EXPECT_EQ(makeBox(problem, {64, 32, 32}), (TileBox{1, 4, 14, 32, 1, 1, 32}));
  // Three channels in a step of 64, and the whole window beside them.
  EXPECT_EQ(
      makeBox(makeConvolution({1, 8, 8, 16, 3, 3, 3, 1, 1}), {1024, 16, 64}),
      (TileBox{1, 8, 8, 16, 3, 3, 3}));
}

//===----------------------------------------------------------------------===//
// Against all blocks
//===----------------------------------------------------------------------===//

/// Elements that the blocks of `box` read and write, found by running their
/// loops one by one.
std::pair<int64_t, int64_t> runBlocks(const TileProblem &problem,
                                      const TileBox &box) {
  llvm::SmallVector<int64_t, 4> extents = getInts(problem.nest.extents);
  std::vector<int64_t> numTiles;
  for (auto [loop, extent] : llvm::enumerate(extents))
    numTiles.push_back(problem.roles[loop] == LoopRole::K
                           ? 1
                           : (extent + box[loop] - 1) / box[loop]);
  int64_t read = 0, written = 0;
  forEachPoint(numTiles, [&](const std::vector<int64_t> &tile) {
    for (const Access &access : problem.nest.accesses) {
      Access moved = access;
      llvm::SmallVector<Expr, 8> sides;
      for (auto [loop, extent] : llvm::enumerate(extents))
        sides.push_back(
            problem.roles[loop] == LoopRole::K
                ? extent
                : std::min(box[loop], extent - tile[loop] * box[loop]));
      Elements elements;
      touch(moved, sides, elements);
      (access.writes() ? written : read) += elements.size();
    }
  });
  return {read, written};
}

void expectAsRun(const TileProblem &problem, const TileSizes &sizes) {
  ASSERT_EQ(problem.findObstacle(), "");
  TileBox box = makeBox(problem, sizes);
  auto [read, written] = runBlocks(problem, box);
  LevelTraffic l2 = TileCounter(problem).countL2(box, {});
  EXPECT_EQ(l2.read, Expr(2 * read)) << sizes.toString();
  EXPECT_EQ(l2.written, Expr(2 * written)) << sizes.toString();
  EXPECT_TRUE(Expr::isKnownLE(l2.compulsory, l2.getModelled()));
  EXPECT_TRUE(Expr::isKnownLE(l2.getModelled(), l2.requested));
}

TEST(TileTrafficTest, ProductsAsRun) {
  for (int64_t m : {1, 7, 16})
    for (int64_t n : {5, 12})
      for (const TileSizes &sizes :
           {TileSizes{4, 4, 2}, TileSizes{3, 16, 5}, TileSizes{1, 1, 1}})
        expectAsRun(makeMatmul(m, n, 6), sizes);
}

TEST(TileTrafficTest, ConvolutionsAsRun) {
  for (int64_t stride : {1, 2, 3})
    for (int64_t dilation : {1, 2})
      for (const TileSizes &sizes :
           {TileSizes{4, 4, 2}, TileSizes{6, 3, 5}, TileSizes{64, 2, 8}}) {
        expectAsRun(makeConvolution({2, 5, 7, 4, 3, 2, 3, stride, dilation}),
                    sizes);
        expectAsRun(makeConvolution({1, 6, 3, 5, 1, 3, 2, stride, dilation}),
                    sizes);
      }
}

/// A batch of products, a channel's own filter, and a bias per column.
TEST(TileTrafficTest, BatchesAsRun) {
  TileProblem batched;
  batched.nest.extents = {3, 7, 5, 6};
  batched.roles = {LoopRole::Batch, LoopRole::M, LoopRole::N, LoopRole::K};
  addOperand(batched, AccessKind::Read,
             {makeIndex({{0, 1}}), makeIndex({{1, 1}}), makeIndex({{3, 1}})});
  addOperand(batched, AccessKind::Read,
             {makeIndex({{0, 1}}), makeIndex({{3, 1}}), makeIndex({{2, 1}})});
  addOperand(batched, AccessKind::Read, {makeIndex({{2, 1}})});
  addOperand(batched, AccessKind::Write,
             {makeIndex({{0, 1}}), makeIndex({{1, 1}}), makeIndex({{2, 1}})});

  TileProblem depthwise;
  depthwise.nest.extents = {2, 5, 6, 4, 3, 3};
  depthwise.roles = {LoopRole::M,     LoopRole::M, LoopRole::M,
                     LoopRole::Batch, LoopRole::K, LoopRole::K};
  addOperand(depthwise, AccessKind::Read,
             {makeIndex({{0, 1}}), makeIndex({{1, 1}, {4, 1}}),
              makeIndex({{2, 1}, {5, 1}}), makeIndex({{3, 1}})});
  addOperand(depthwise, AccessKind::Read,
             {makeIndex({{4, 1}}), makeIndex({{5, 1}}), makeIndex({{3, 1}})});
  addOperand(depthwise, AccessKind::Write,
             {makeIndex({{0, 1}}), makeIndex({{1, 1}}), makeIndex({{2, 1}}),
              makeIndex({{3, 1}})});
  for (const TileSizes &sizes :
       {TileSizes{4, 2, 2}, TileSizes{9, 16, 5}, TileSizes{1, 1, 1}}) {
    expectAsRun(batched, sizes);
    expectAsRun(depthwise, sizes);
  }
}

} // namespace
