//===- DistinctTest.cpp - Distinct values of one index ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestNest.h"
#include "roofline/Access/Footprint.h"

using namespace mlir::roofline;

namespace {

/// One loop per coefficient.
IndexExpr makeSum(llvm::ArrayRef<int64_t> coefficients, int64_t offset = 0) {
  IndexExpr index;
  index.offset = offset;
  for (auto [loop, coefficient] : llvm::enumerate(coefficients))
    if (coefficient != 0)
      index.terms.push_back({static_cast<unsigned>(loop), coefficient});
  return index;
}

void expectBruteForce(const IndexExpr &index, llvm::ArrayRef<Expr> extents) {
  Access access = makeAccess(AccessKind::Read, {index});
  EXPECT_EQ(countDistinct(index, extents), runLoops(&access, extents));
}

TEST(DistinctTest, Constant) {
  EXPECT_EQ(countDistinct(makeIndex({}, 7), {5}), Count(1));
}

TEST(DistinctTest, OneLoop) {
  EXPECT_EQ(countDistinct(makeIndex({{0, 1}}), {5}), Count(5));
  EXPECT_EQ(countDistinct(makeIndex({{0, -3}}, 100), {5}), Count(5));
  // Only the loop in the index counts.
  EXPECT_EQ(countDistinct(makeIndex({{1, 2}}), {5, 9}), Count(9));
}

TEST(DistinctTest, ConvolutionWindows) {
  // oh + kh, 8 outputs, 3 taps: 8 + 3 - 1.
  EXPECT_EQ(countDistinct(makeIndex({{0, 1}, {1, 1}}), {8, 3}), Count(10));
  // 2*oh + kh: 2 * 7 + 2 + 1 = 17 positions, all touched.
  EXPECT_EQ(countDistinct(makeIndex({{0, 2}, {1, 1}}), {8, 3}), Count(17));
  // 2*oh, a 1-tap window with stride 2: every other position.
  EXPECT_EQ(countDistinct(makeIndex({{0, 2}, {1, 1}}), {8, 1}), Count(8));
  // 3*oh + kh, 2 taps: 8 * 2, no overlap and a gap each.
  EXPECT_EQ(countDistinct(makeIndex({{0, 3}, {1, 1}}), {8, 2}), Count(16));
  // oh + 2*kh, dilation 2: 8 + 2 * 2.
  EXPECT_EQ(countDistinct(makeIndex({{0, 1}, {1, 2}}), {8, 3}), Count(12));
}

TEST(DistinctTest, EveryPairOfStridesAndExtents) {
  for (int64_t a = 1; a <= 9; ++a)
    for (int64_t b = 1; b <= 9; ++b)
      for (int64_t i = 1; i <= 9; ++i)
        for (int64_t j = 1; j <= 9; ++j)
          expectBruteForce(makeSum({a, b}), {i, j});
}

TEST(DistinctTest, SignsAndOffsetsDoNotMatter) {
  for (int64_t a : {-6, -4, -1, 2, 3})
    for (int64_t b : {-9, -2, 1, 5})
      expectBruteForce(makeSum({a, b}, 11), {6, 7});
}

TEST(DistinctTest, EveryTripleOfStrides) {
  for (int64_t a = 1; a <= 7; ++a)
    for (int64_t b = 1; b <= 7; ++b)
      for (int64_t c = 1; c <= 7; ++c) {
        expectBruteForce(makeSum({a, b, c}), {3, 4, 2});
        expectBruteForce(makeSum({a, b, c}), {5, 2, 6});
      }
}

TEST(DistinctTest, FourTerms) {
  expectBruteForce(makeSum({12, 7, 5, 3}), {4, 3, 2, 5});
  expectBruteForce(makeSum({100, 10, 9, 1}), {3, 4, 5, 2});
}

/// Too wide to mark every value, so counted as the points, 2*2*2; these eight
/// sums do all differ.
TEST(DistinctTest, WideRangesFallBackToBounds) {
  int64_t wide = int64_t(1) << 40;
  EXPECT_EQ(countDistinct(makeSum({wide, wide + 7, 1}), {2, 2, 2}), Count(8));
}

/// Terms that fill each other's gaps join without any marking.
TEST(DistinctTest, LargeDenseSums) {
  // 4096 rows of 4096: 2^24 values.
  EXPECT_EQ(countDistinct(makeSum({4096, 1}), {4096, 4096}),
            Count(int64_t(1) << 24));
  // Three digits to the base of 2^20.
  EXPECT_EQ(countDistinct(makeSum({int64_t(1) << 40, int64_t(1) << 20, 1}),
                          {1 << 20, 1 << 20, 1 << 20}),
            Count(int64_t(1) << 60));
}

TEST(DistinctTest, BoundsArePassedThrough) {
  EXPECT_EQ(countDistinct(makeBounded(6, {0}), {100}), Count(6));
}

} // namespace
