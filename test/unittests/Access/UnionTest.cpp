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

/// A box of `sizes` that starts at `lows`, with `stride` in every dimension, in
/// loops of its own.
Access makeBox(llvm::ArrayRef<int64_t> lows, llvm::ArrayRef<int64_t> sizes,
               int64_t stride = 1) {
  Access access;
  access.ownExtents.emplace(sizes.begin(), sizes.end());
  for (auto [loop, low] : llvm::enumerate(lows))
    access.index.push_back(
        makeIndex({{static_cast<unsigned>(loop), stride}}, low));
  return access;
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

/// Even and odd elements lie on different grids of stride two: their sum.
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

/// Different strides are no boxes of one grid: the sum, but no more than the
/// buffer. (The truth is 8 + 4 - 4 = 8.)
TEST(UnionTest, DifferentStridesAreBounded) {
  Access dense = makeBox({0}, {8}), sparse = makeBox({0}, {4}, 2);
  EXPECT_EQ(countUnion({&dense, &sparse}, makeBuffer({16}), {}), Count(12));
  EXPECT_EQ(countUnion({&dense, &sparse}, makeBuffer({10}), {}), Count(10));
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

/// Up to six boxes at random places, the same ones in every run.
TEST(UnionTest, RandomBoxesAreExact) {
  std::mt19937 random(22);
  auto below = [&](int64_t n) { return static_cast<int64_t>(random() % n); };
  for (int round = 0; round < 300; ++round) {
    int64_t stride = 1 + below(2);
    llvm::SmallVector<Access, 6> boxes;
    for (int64_t count = 1 + below(6); count > 0; --count) {
      llvm::SmallVector<int64_t, 3> lows, sizes;
      for (int dim = 0; dim < 3; ++dim) {
        lows.push_back(stride * below(4));
        sizes.push_back(1 + below(4));
      }
      boxes.push_back(makeBox(lows, sizes, stride));
    }
    llvm::SmallVector<const Access *, 6> pointers;
    for (const Access &box : boxes)
      pointers.push_back(&box);
    EXPECT_EQ(countUnion(pointers, makeBuffer({16, 16, 16}), {}),
              runLoops(pointers, {}))
        << "in round " << round;
  }
}

} // namespace
