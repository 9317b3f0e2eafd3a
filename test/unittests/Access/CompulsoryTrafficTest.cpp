//===- CompulsoryTrafficTest.cpp - Main-memory bytes of a nest --------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/CompulsoryTraffic.h"
#include "TestNest.h"

using namespace mlir::roofline;

namespace {

/// C[i,j] += A[i,k] * B[k,j] in f32, 4 x 8 x 16.
Nest makeMatmul(AccessKind output) {
  IndexExpr i = makeIndex({{0, 1}}), j = makeIndex({{1, 1}}),
            k = makeIndex({{2, 1}});
  Nest nest;
  nest.extents = {4, 8, 16};
  nest.buffers = {makeBuffer({4, 16}, 32, 0), makeBuffer({16, 8}, 32, 1),
                  makeBuffer({4, 8}, 32, 2)};
  nest.accesses = {makeAccess(AccessKind::Read, {i, k}, 0),
                   makeAccess(AccessKind::Read, {k, j}, 1),
                   makeAccess(output, {i, j}, 2)};
  return nest;
}

TEST(CompulsoryTrafficTest, Matmul) {
  LevelTraffic traffic =
      computeCompulsoryTraffic(makeMatmul(AccessKind::Write));
  EXPECT_EQ(traffic.read, Count(4 * (4 * 16 + 16 * 8))); // 768
  EXPECT_EQ(traffic.written, Count(4 * 4 * 8));          // 128
  EXPECT_EQ(traffic.compulsory, Count(896));
  // Two reads at each of 512 points and one store per output.
  EXPECT_EQ(traffic.requested, Count(4 * (2 * 512 + 32))); // 4224
}

TEST(CompulsoryTrafficTest, UpdateReadsTheOldOutput) {
  LevelTraffic traffic =
      computeCompulsoryTraffic(makeMatmul(AccessKind::Update));
  EXPECT_EQ(traffic.read, Count(768 + 128));
  EXPECT_EQ(traffic.written, Count(128));
  EXPECT_EQ(traffic.requested, Count(4224 + 128));
}

TEST(CompulsoryTrafficTest, EmptyIterationSpace) {
  Nest nest = makeMatmul(AccessKind::Write);
  nest.extents[0] = 0;
  LevelTraffic traffic = computeCompulsoryTraffic(nest);
  EXPECT_EQ(traffic.compulsory, Count(0));
  EXPECT_EQ(traffic.requested, Count(0));
}

/// x * x reads x once; it asks for it twice.
TEST(CompulsoryTrafficTest, SameBufferTwice) {
  IndexExpr i = makeIndex({{0, 1}});
  Nest nest;
  nest.extents = {100};
  nest.buffers = {makeBuffer({100}, 32, 0), makeBuffer({100}, 32, 1)};
  nest.accesses = {makeAccess(AccessKind::Read, {i}, 0),
                   makeAccess(AccessKind::Read, {i}, 0),
                   makeAccess(AccessKind::Write, {i}, 1)};
  LevelTraffic traffic = computeCompulsoryTraffic(nest);
  EXPECT_EQ(traffic.read, Count(400));
  EXPECT_EQ(traffic.requested, Count(1200));
}

/// x[i] + x[i + 1]: 100 + 1 elements.
TEST(CompulsoryTrafficTest, ShiftedReadsShareElements) {
  Nest nest;
  nest.extents = {100};
  nest.buffers = {makeBuffer({101})};
  nest.accesses = {makeAccess(AccessKind::Read, {makeIndex({{0, 1}})}),
                   makeAccess(AccessKind::Read, {makeIndex({{0, 1}}, 1)})};
  EXPECT_EQ(computeCompulsoryTraffic(nest).read, Count(404));
}

/// Two views of one root of 100 elements whose coordinates do not compare: 80
/// and 60 elements are at most 100.
TEST(CompulsoryTrafficTest, ViewsOfOneRootAreCappedByIt) {
  Nest nest;
  nest.extents = {1};
  nest.buffers = {makeBuffer({80}), makeBuffer({6, 10})};
  nest.accesses = {makeAccess(AccessKind::Read, {makeIndex({{0, 1}})}, 0),
                   makeAccess(AccessKind::Read,
                              {makeIndex({{0, 1}}), makeIndex({{1, 1}})}, 1)};
  nest.accesses[0].ownExtents = {80};
  nest.accesses[1].ownExtents = {6, 10};
  for (Buffer &buffer : nest.buffers)
    buffer.rootElements = 100;
  EXPECT_EQ(computeCompulsoryTraffic(nest).read, Count(400));
  // In a root of 1000 they may lie apart.
  for (Buffer &buffer : nest.buffers)
    buffer.rootElements = 1000;
  EXPECT_EQ(computeCompulsoryTraffic(nest).read, Count(4 * (80 + 60)));
}

TEST(CompulsoryTrafficTest, TwoRootsCountTwice) {
  Nest nest;
  nest.extents = {10};
  nest.buffers = {makeBuffer({10}, 32, 0), makeBuffer({10}, 32, 1)};
  nest.accesses = {makeAccess(AccessKind::Read, {makeIndex({{0, 1}})}, 0),
                   makeAccess(AccessKind::Read, {makeIndex({{0, 1}})}, 1)};
  EXPECT_EQ(computeCompulsoryTraffic(nest).read, Count(80));
}

/// A pad of 6 to 8 elements reads 6 and writes 8.
TEST(CompulsoryTrafficTest, OwnExtents) {
  Nest nest;
  nest.extents = {8};
  nest.buffers = {makeBuffer({6}, 32, 0), makeBuffer({8}, 32, 1)};
  nest.accesses = {makeAccess(AccessKind::Read, {makeIndex({{0, 1}})}, 0),
                   makeAccess(AccessKind::Write, {makeIndex({{0, 1}})}, 1)};
  nest.accesses[0].ownExtents = {6};
  LevelTraffic traffic = computeCompulsoryTraffic(nest);
  EXPECT_EQ(traffic.read, Count(24));
  EXPECT_EQ(traffic.written, Count(32));
  EXPECT_EQ(traffic.requested, Count(56));
}

TEST(CompulsoryTrafficTest, SubByteElementsArePacked) {
  EXPECT_EQ(getBytes(0, 4), Count(0));
  EXPECT_EQ(getBytes(1, 4), Count(1));
  EXPECT_EQ(getBytes(5, 4), Count(3)); // 2.5, up
  EXPECT_EQ(getBytes(4, 6), Count(3)); // 24 bits
  EXPECT_EQ(getBytes(5, 6), Count(4)); // 30 bits, up
  EXPECT_EQ(getBytes(3, 80), Count(30));
}

/// Elements of 2^69 bits are 2^66 bytes; none of any size are none.
TEST(CompulsoryTrafficTest, HugeElements) {
  Count bits = Count(int64_t(1) << 62) * 128;
  EXPECT_EQ(getBytes(3, bits), Count(int64_t(1) << 62) * 48);
  EXPECT_EQ(getBytes(0, Count::overflow()), Count(0));
  EXPECT_TRUE(getBytes(1, Count::overflow()).isOverflow());
}

/// A buffer is rounded up once, not element by element nor access by access.
TEST(CompulsoryTrafficTest, RoundsUpPerBuffer) {
  Nest nest;
  nest.extents = {3};
  nest.buffers = {makeBuffer({9}, 4)};
  nest.accesses = {makeAccess(AccessKind::Read, {makeIndex({{0, 1}})}),
                   makeAccess(AccessKind::Read, {makeIndex({{0, 1}}, 4)})};
  // 3 + 3 elements of half a byte.
  EXPECT_EQ(computeCompulsoryTraffic(nest).read, Count(3));
}

TEST(CompulsoryTrafficTest, OverflowIsReported) {
  Nest nest;
  nest.extents = {INT64_MAX, INT64_MAX, 8};
  IndexExpr i = makeIndex({{0, 1}}), j = makeIndex({{1, 1}}),
            k = makeIndex({{2, 1}});
  nest.buffers = {makeBuffer({INT64_MAX, INT64_MAX, 8})};
  nest.accesses = {makeAccess(AccessKind::Write, {i, j, k})};
  EXPECT_TRUE(computeCompulsoryTraffic(nest).isOverflow());
}

} // namespace
