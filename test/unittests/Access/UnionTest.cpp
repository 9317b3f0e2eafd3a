//===- UnionTest.cpp - Elements touched by several accesses -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestNest.h"
#include "roofline/Access/Footprint.h"
#include <random>

using namespace mlir::roofline;

namespace {

/// A box of `sizes` that starts at `lows` and goes by `strides`, in loops of
/// its own.
Access makeBox(llvm::ArrayRef<int64_t> lows, llvm::ArrayRef<int64_t> sizes,
               llvm::ArrayRef<int64_t> strides) {
  Access access;
  access.ownExtents.emplace(sizes.begin(), sizes.end());
  for (auto [loop, low] : llvm::enumerate(lows))
    access.index.push_back(
        makeIndex({{static_cast<unsigned>(loop), strides[loop]}}, low));
  return access;
}

/// With the same stride along every dimension.
Access makeBox(llvm::ArrayRef<int64_t> lows, llvm::ArrayRef<int64_t> sizes,
               int64_t stride = 1) {
  return makeBox(lows, sizes,
                 llvm::SmallVector<int64_t, 4>(lows.size(), stride));
}

std::vector<const Access *> getPointers(const std::vector<Access> &accesses) {
  std::vector<const Access *> pointers;
  for (const Access &access : accesses)
    pointers.push_back(&access);
  return pointers;
}

TEST(UnionTest, SameAccessTwice) {
  Access a = makeBox({0, 0}, {4, 4}), b = a;
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({8, 8}), {}), Count(16));
}

TEST(UnionTest, Disjoint) {
  Access a = makeBox({0, 0}, {4, 4}), b = makeBox({4, 0}, {2, 8});
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({8, 8}), {}), Count(32)); // 16 + 16
}

/// Two 4x4 boxes that share a 2x2 corner.
TEST(UnionTest, Overlapping) {
  Access a = makeBox({0, 0}, {4, 4}), b = makeBox({2, 2}, {4, 4});
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({8, 8}), {}), Count(28));
}

TEST(UnionTest, Contained) {
  Access a = makeBox({0, 0}, {4, 4}), b = makeBox({1, 1}, {2, 2});
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({8, 8}), {}), Count(16));
}

/// The first and last row of three-row windows: rows 0..7 and 2..9 of ten.
TEST(UnionTest, ShiftedWindows) {
  Access a = makeBox({0}, {8}), b = makeBox({2}, {8});
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({12}), {}), Count(10));
}

/// Even and odd elements never meet: their sum.
TEST(UnionTest, Interleaved) {
  Access even = makeBox({0}, {4}, 2), odd = makeBox({1}, {4}, 2);
  EXPECT_EQ(countUnion({&even, &odd}, makeBuffer({16}), {}), Count(8));
}

/// Boxes on one grid of stride three: {0, 3, 6, 9} and {6, 9, 12}.
TEST(UnionTest, CommonGrid) {
  Access a = makeBox({0}, {4}, 3), b = makeBox({6}, {3}, 3);
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({16}), {}), Count(5));
}

/// A backward run over 3..7 and a forward one over 0..4.
TEST(UnionTest, NegativeCoefficient) {
  Access back = makeBox({7}, {5}, -1), forth = makeBox({0}, {5});
  EXPECT_EQ(countUnion({&back, &forth}, makeBuffer({8}), {}), Count(8));
}

/// 0..63 and every second element up to 126, of which 32 are below 64:
/// 64 + 64 - 32.
TEST(UnionTest, DifferentStrides) {
  Access dense = makeBox({0}, {64}), sparse = makeBox({0}, {64}, 2);
  EXPECT_EQ(countUnion({&dense, &sparse}, makeBuffer({128}), {}), Count(96));
}

/// Multiples of 4 and of 6 below 48, 12 + 8, share those of 12: 4.
TEST(UnionTest, StridesWithACommonFactor) {
  Access fours = makeBox({0}, {12}, 4), sixes = makeBox({0}, {8}, 6);
  EXPECT_EQ(countUnion({&fours, &sixes}, makeBuffer({48}), {}), Count(16));
  // 4k + 1 is never 6m.
  Access shifted = makeBox({1}, {12}, 4);
  EXPECT_EQ(countUnion({&shifted, &sixes}, makeBuffer({48}), {}), Count(20));
}

/// Every second row, and every third column, of 12 x 12: 6*12 + 12*4 - 6*4.
TEST(UnionTest, RowsAndColumns) {
  Access rows = makeBox({0, 0}, {6, 12}, {2, 1});
  Access columns = makeBox({0, 0}, {12, 4}, {1, 3});
  EXPECT_EQ(countUnion({&rows, &columns}, makeBuffer({12, 12}), {}), Count(96));
}

/// 2^62 elements of stride 1 and 2^61 of stride 3, a third of them above 2^62:
/// of those 3k below 2^62 there are (2^62 + 2) / 3, all in the first, so
/// 2^62 + 2^61 - 1537228672809129302.
TEST(UnionTest, HugeStridesAndCounts) {
  constexpr int64_t big = int64_t(1) << 61;
  Access dense = makeBox({0}, {2 * big}), thirds = makeBox({0}, {big}, 3);
  EXPECT_EQ(countUnion({&dense, &thirds}, makeBuffer({INT64_MAX}), {}),
            Count(3 * big - 1537228672809129302));
  // Strides whose common multiple is beyond 64 bits meet in their start only.
  Access a = makeBox({5}, {3}, big - 1), b = makeBox({5}, {3}, big - 3);
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({INT64_MAX}), {}), Count(5));
}

/// 2^62 rows of 2^62 are 2^124; two of them, a row apart, add one row.
TEST(UnionTest, BeyondSixtyFourBits) {
  constexpr int64_t big = int64_t(1) << 62;
  Access a = makeBox({0, 0}, {big, big}), b = makeBox({1, 0}, {big, big});
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({INT64_MAX, big}), {}),
            Count(big) * Count(big + 1));
  // Eight times that does not fit 127 bits.
  Access c = makeBox({0, 0, 0}, {big, big, 8});
  Access d = makeBox({1, 0, 0}, {big, big, 8});
  EXPECT_TRUE(
      countUnion({&c, &d}, makeBuffer({INT64_MAX, big, 8}), {}).isOverflow());
}

TEST(UnionTest, RankZero) {
  Access a = makeBox({}, {}), b = makeBox({}, {});
  b.ownExtents = {3};
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({}), {}), Count(1));
}

/// A thousand slices of ten, each sharing two with the next: 8*1000 + 2.
TEST(UnionTest, ManySlicesAreExact) {
  std::vector<Access> slices;
  for (int64_t i = 0; i < 1000; ++i)
    slices.push_back(makeBox({8 * i}, {10}));
  EXPECT_EQ(countUnion(getPointers(slices), makeBuffer({10000}), {}),
            Count(8002));
}

/// Too many strides without common factors: the sum, but no more than the
/// buffer, or the largest.
TEST(UnionTest, TooManyStridesAreBounded) {
  std::vector<Access> slices;
  for (int64_t stride : {29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79})
    slices.push_back(makeBox({0}, {int64_t(1) << 56}, stride));
  std::vector<const Access *> pointers = getPointers(slices);
  Buffer buffer = makeBuffer({INT64_MAX});
  EXPECT_EQ(countUnion(pointers, buffer, {}),
            Count(13) * Count(int64_t(1) << 56));
  EXPECT_EQ(countUnion(pointers, buffer, {}, UnionBound::Lower),
            Count(int64_t(1) << 56));
}

/// Gathers may hit the same elements or not: their sum, or the table.
TEST(UnionTest, GathersAreBounded) {
  Access a = makeAccess(AccessKind::Read, {makeBounded(100, {0})});
  Access b = makeAccess(AccessKind::Read, {makeBounded(100, {1})});
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({100}), {10, 20}), Count(30));
  EXPECT_EQ(countUnion({&a, &b}, makeBuffer({100}), {60, 70}), Count(100));
  // The same loops need not mean the same elements.
  Access c = a;
  EXPECT_EQ(countUnion({&a, &c}, makeBuffer({100}), {10, 20}), Count(20));
}

TEST(UnionTest, WholeBufferCoversAll) {
  Access whole = makeBox({0}, {16}), part = makeBox({3}, {4}, 2);
  EXPECT_EQ(countUnion({&whole, &part}, makeBuffer({16}), {}), Count(16));
}

TEST(UnionTest, EmptyBoxesAddNothing) {
  Access none = makeBox({0, 0}, {0, 4}), some = makeBox({1, 1}, {2, 2});
  EXPECT_EQ(countUnion({&none, &some}, makeBuffer({8, 8}), {}), Count(4));
  Access other = makeBox({2, 2}, {4, 0});
  EXPECT_EQ(countUnion({&none, &other}, makeBuffer({8, 8}), {}), Count(0));
}

/// Up to six boxes at random places, forwards and backwards, the same ones in
/// every run.
TEST(UnionTest, RandomBoxesAreExact) {
  std::mt19937 random(22);
  auto below = [&](int64_t n) { return static_cast<int64_t>(random() % n); };
  for (int round = 0; round < 2000; ++round) {
    int64_t rank = 1 + below(3), numBoxes = 1 + below(6);
    std::vector<Access> boxes;
    for (int64_t box = 0; box < numBoxes; ++box) {
      llvm::SmallVector<int64_t, 3> lows, sizes, strides;
      for (int64_t dim = 0; dim < rank; ++dim) {
        int64_t size = below(8), stride = 1 + below(6), low = below(12);
        bool isBackward = below(4) == 0;
        sizes.push_back(size);
        strides.push_back(isBackward ? -stride : stride);
        lows.push_back(
            isBackward ? low + stride * std::max<int64_t>(size - 1, 0) : low);
      }
      boxes.push_back(makeBox(lows, sizes, strides));
    }
    llvm::SmallVector<Expr, 3> shape(rank, 64);
    EXPECT_EQ(countUnion(getPointers(boxes), makeBuffer(shape), {}),
              runLoops(getPointers(boxes), {}))
        << "in round " << round;
  }
}

} // namespace
