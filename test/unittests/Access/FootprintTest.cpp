//===- FootprintTest.cpp - Elements touched by one access -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/Footprint.h"
#include "TestNest.h"

using namespace mlir::roofline;

namespace {

TEST(FootprintTest, Identity) {
  Access access =
      makeAccess(AccessKind::Read, {makeIndex({{0, 1}}), makeIndex({{1, 1}})});
  EXPECT_EQ(countFootprint(access, makeBuffer({4, 8}), {4, 8}), Count(32));
}

/// A row of a matrix that is used by every column: 8 elements, not 32.
TEST(FootprintTest, Broadcast) {
  Access access = makeAccess(AccessKind::Read, {makeIndex({{1, 1}})});
  EXPECT_EQ(countFootprint(access, makeBuffer({8}), {4, 8}), Count(8));
}

TEST(FootprintTest, Scalar) {
  Access access = makeAccess(AccessKind::Read, {});
  EXPECT_EQ(countFootprint(access, makeBuffer({}), {4, 8}), Count(1));
}

/// a[i, i]: the loop is in both dimensions, so 5 elements and not 25.
TEST(FootprintTest, Diagonal) {
  Access access =
      makeAccess(AccessKind::Read, {makeIndex({{0, 1}}), makeIndex({{0, 1}})});
  EXPECT_EQ(countFootprint(access, makeBuffer({5, 5}), {5}), Count(5));
}

/// A 3x3 window moved by 2 over 4x4 outputs: (2*3 + 3)^2 = 81 of 100 elements.
TEST(FootprintTest, StridedWindow) {
  Access access = makeAccess(AccessKind::Read, {makeIndex({{0, 2}, {2, 1}}),
                                                makeIndex({{1, 2}, {3, 1}})});
  EXPECT_EQ(countFootprint(access, makeBuffer({10, 10}), {4, 4, 3, 3}),
            Count(81));
}

TEST(FootprintTest, NoMoreThanTheBuffer) {
  Access access = makeAccess(AccessKind::Read, {makeIndex({{0, 1}, {1, 1}})});
  // 8 + 3 - 1 = 10 positions in a buffer of 9.
  EXPECT_EQ(countFootprint(access, makeBuffer({9}), {8, 3}), Count(9));
}

/// 32 ids pick rows of 128 from a table of 50,000: 32 * 128.
TEST(FootprintTest, GatherIsLimitedByPoints) {
  Access access = makeAccess(
      AccessKind::Read, {makeBounded(50000, {0, 1}), makeBounded(128, {0, 1})});
  EXPECT_EQ(countFootprint(access, makeBuffer({50000, 128}), {32, 128}),
            Count(4096));
}

/// 32 ids into a table of 4 rows: the table.
TEST(FootprintTest, GatherIsLimitedByTheTable) {
  Access access = makeAccess(
      AccessKind::Read, {makeBounded(4, {0, 1}), makeBounded(128, {0, 1})});
  EXPECT_EQ(countFootprint(access, makeBuffer({4, 128}), {32, 128}),
            Count(512));
}

TEST(FootprintTest, EmptyLoopsTouchNothing) {
  Access access = makeAccess(AccessKind::Read, {makeIndex({{0, 1}})});
  EXPECT_EQ(countFootprint(access, makeBuffer({8}), {8, 0}), Count(0));
}

/// The loops of the access, not those of the nest.
TEST(FootprintTest, OwnExtents) {
  Access access = makeAccess(AccessKind::Read, {makeIndex({{0, 1}})});
  access.ownExtents = {6};
  EXPECT_EQ(countFootprint(access, makeBuffer({6}), {8}), Count(6));
}

TEST(FootprintTest, SeparableIndicesAreExact) {
  for (int64_t a : {1, 2, 3})
    for (int64_t b : {1, 2, 5})
      for (int64_t c : {-3, 1, 4}) {
        Access access =
            makeAccess(AccessKind::Read, {makeIndex({{0, a}, {2, b}}, 12),
                                          makeIndex({{1, c}, {3, 1}}, 12)});
        llvm::SmallVector<Expr, 4> extents = {4, 3, 3, 2};
        EXPECT_EQ(countFootprint(access, makeBuffer({64, 64}), extents),
                  runLoops(&access, extents));
      }
}

/// Where a loop is in two dimensions, the count is a bound: never less than the
/// truth, never more than the points.
TEST(FootprintTest, SharedLoopsAreBounded) {
  for (int64_t a : {0, 1, 2})
    for (int64_t b : {1, 2, 3}) {
      llvm::SmallVector<IndexTerm, 2> second = {{1, b}};
      if (a != 0)
        second.push_back({0, a});
      Access access = makeAccess(
          AccessKind::Read, {makeIndex({{0, 1}, {1, 1}}), makeIndex(second)});
      llvm::SmallVector<Expr, 2> extents = {5, 4};
      Count counted =
          *countFootprint(access, makeBuffer({64, 64}), extents).getCount();
      EXPECT_GE(counted, runLoops(&access, extents));
      EXPECT_LE(counted, Count(20));
    }
}

} // namespace
