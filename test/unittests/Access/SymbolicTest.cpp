//===- SymbolicTest.cpp - Footprints over open sizes ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestNest.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Access/Footprint.h"
#include "roofline/Access/StorageTraffic.h"

using namespace mlir::roofline;

namespace {

class SymbolicTest : public testing::Test {
protected:
  Expr create(llvm::StringRef name, int64_t lower = 1,
              std::optional<int64_t> upper = std::nullopt) {
    return Expr(symbols.create(name, lower, upper));
  }

  SymbolContext symbols;
};

IndexExpr loop(unsigned number) { return makeIndex({{number, 1}}); }

/// C[i,j] += A[i,k] * B[k,j] in f32 with every size open.
TEST_F(SymbolicTest, Matmul) {
  Expr m = create("M"), n = create("N"), k = create("K");
  Nest nest;
  nest.extents = {m, n, k};
  nest.buffers = {makeBuffer({m, k}, 32, 0), makeBuffer({k, n}, 32, 1),
                  makeBuffer({m, n}, 32, 2)};
  nest.accesses = {makeAccess(AccessKind::Read, {loop(0), loop(2)}, 0),
                   makeAccess(AccessKind::Read, {loop(2), loop(1)}, 1),
                   makeAccess(AccessKind::Write, {loop(0), loop(1)}, 2)};
  auto count = [&](unsigned number) {
    return countFootprint(nest.accesses[number], nest.buffers[number],
                          nest.extents);
  };
  EXPECT_EQ(count(0), m * k);
  EXPECT_EQ(count(1), k * n);
  EXPECT_EQ(count(2), m * n);
  LevelTraffic traffic = computeCompulsoryTraffic(nest);
  EXPECT_EQ(traffic.read, (m * k + k * n) * 4);
  EXPECT_EQ(traffic.written, m * n * 4);
  EXPECT_EQ(traffic.compulsory, (m * k + k * n + m * n) * 4);
  // Two reads at each point and one store per output.
  EXPECT_EQ(traffic.requested, m * n * k * 8 + m * n * 4);
}

/// A window of three moved by two over an open number of outputs: from 0 to
/// 2 * (OH - 1) + 2, without gaps.
TEST_F(SymbolicTest, StridedConvolution) {
  Expr oh = create("OH");
  IndexExpr index = makeIndex({{0, 2}, {1, 1}});
  EXPECT_EQ(countDistinct(index, {oh, 3}), oh * 2 + 1);
  // The input is as large as the formula of its result's size says.
  Access access = makeAccess(AccessKind::Read, {index});
  EXPECT_EQ(countFootprint(access, makeBuffer({oh * 2 + 1}), {oh, 3}),
            oh * 2 + 1);
  // A window of one has gaps.
  EXPECT_EQ(countDistinct(index, {oh, 1}), oh);
  // An open window: its size and one less than it for each further output.
  Expr kh = create("KH");
  EXPECT_EQ(countDistinct(makeIndex({{0, 1}, {1, 1}}), {oh, kh}), oh + kh - 1);
}

/// iv * T + j for N tiles of T.
TEST_F(SymbolicTest, TiledDimension) {
  Expr n = create("N"), t = create("T");
  EXPECT_EQ(countDistinct(makeIndex({{0, t}, {1, 1}}), {n, t}), n * t);
  EXPECT_EQ(countDistinct(makeIndex({{0, 32}, {1, 1}}), {n, 32}), n * 32);
  // Rows of a matrix in tiles of both dimensions.
  IndexExpr row = makeIndex({{0, t}, {2, 1}}),
            column = makeIndex({{1, 8}, {3, 1}});
  Access access = makeAccess(AccessKind::Read, {row, column});
  EXPECT_EQ(countFootprint(access, makeBuffer({n * t, n * 8}), {n, n, t, 8}),
            n * n * t * 8);
}

/// An offset that is not known moves the elements, and does not change their
/// number.
TEST_F(SymbolicTest, OpenOffset) {
  Expr n = create("N");
  EXPECT_EQ(countDistinct(makeIndex({{0, 1}}, create("first", 0)), {n}), n);
}

TEST_F(SymbolicTest, NoMoreThanTheBuffer) {
  Expr n = create("N"), size = create("S");
  // An index lies in the buffer, unless its extent is only a bound.
  Access access = makeAccess(AccessKind::Read, {loop(0)});
  EXPECT_EQ(countFootprint(access, makeBuffer({size}), {n}), n);
  access.index.front().hasLooseExtents = true;
  EXPECT_EQ(countFootprint(access, makeBuffer({size}), {n}),
            Expr::min(n, size));
  // Where bounds decide there is no minimum.
  Expr few = create("few", 1, 16);
  EXPECT_EQ(countFootprint(access, makeBuffer({16}), {few}), few);
  Expr many = create("many", 16);
  EXPECT_EQ(countFootprint(access, makeBuffer({16}), {many}), Count(16));
}

/// Three slices of a batch of B, columns 0..7, 4..11 and 20..23 of 32: 12 + 4.
TEST_F(SymbolicTest, UnionOfSlicesOfABatch) {
  Expr b = create("B");
  auto makeSlice = [&](int64_t low, int64_t size) {
    Access access =
        makeAccess(AccessKind::Read, {loop(0), makeIndex({{1, 1}}, low)});
    access.ownExtents = {b, size};
    return access;
  };
  Access first = makeSlice(0, 8), second = makeSlice(4, 8),
         third = makeSlice(20, 4);
  Buffer buffer = makeBuffer({b, 32});
  EXPECT_EQ(countUnion({&first, &second, &third}, buffer, {}), b * 16);
  EXPECT_EQ(
      countUnion({&first, &second, &third}, buffer, {}, UnionBound::Lower),
      b * 16);
}

/// Slices of which it is not known whether they meet: their sum at most, and at
/// least one of them.
TEST_F(SymbolicTest, UnionOfSlicesAtOpenPlaces) {
  Access first = makeAccess(AccessKind::Read, {makeIndex({{0, 1}})});
  Access second =
      makeAccess(AccessKind::Read, {makeIndex({{0, 1}}, create("first", 0))});
  Buffer buffer = makeBuffer({64});
  EXPECT_EQ(countUnion({&first, &second}, buffer, {8}), Count(16));
  EXPECT_EQ(countUnion({&first, &second}, buffer, {8}, UnionBound::Lower),
            Count(8));
}

/// The same open slice twice.
TEST_F(SymbolicTest, EqualFormulasAreTheSameElements) {
  Expr n = create("N"), low = create("low", 0);
  Access first = makeAccess(AccessKind::Read, {makeIndex({{0, 1}}, low + 1)});
  Access second = makeAccess(AccessKind::Read, {makeIndex({{0, 1}}, low + 1)});
  EXPECT_EQ(countUnion({&first, &second}, makeBuffer({n * 2}), {n}), n);
}

/// A gather of rows of 128: no more rows than ids, and no more than there are.
TEST_F(SymbolicTest, Gather) {
  Expr ids = create("B"), rows = create("V");
  Access access = makeAccess(AccessKind::Read,
                             {makeBounded(rows, {0}), makeBounded(128, {1})});
  Expr count = countFootprint(access, makeBuffer({rows, 128}), {ids, 128});
  EXPECT_EQ(count, Expr::min(ids * 128, rows * 128));
  // 32 ids into a table of at least 50000 rows.
  Expr large = create("large", 50000);
  access = makeAccess(AccessKind::Read,
                      {makeBounded(large, {0}), makeBounded(128, {1})});
  EXPECT_EQ(countFootprint(access, makeBuffer({large, 128}), {32, 128}),
            Count(4096)); // 32 * 128
}

/// A size of zero is possible where the bounds say so, and nothing is then
/// touched, which the formula says by itself.
TEST_F(SymbolicTest, SizesThatMayBeZero) {
  Expr z = create("Z", 0);
  Nest nest;
  nest.extents = {z};
  nest.buffers = {makeBuffer({z})};
  nest.accesses = {makeAccess(AccessKind::Read, {loop(0)})};
  EXPECT_EQ(computeCompulsoryTraffic(nest).read, z * 4);
}

/// Half a byte each: up to whole bytes.
TEST_F(SymbolicTest, SubByteElements) {
  Expr n = create("N");
  EXPECT_EQ(getBytes(n, 4), Expr::ceilDiv(n, 2));
  EXPECT_EQ(getBytes(n * 2, 4), n);
}

/// Of a buffer of N that a kernel writes up to N / 2, another reads the rest
/// from outside.
TEST_F(SymbolicTest, ReadAfterWrite) {
  Expr half = create("H");
  Nest nest;
  nest.extents = {half};
  nest.buffers = {makeBuffer({half * 2})};
  Access write = makeAccess(AccessKind::Write, {loop(0)});
  Access read = makeAccess(AccessKind::Read, {loop(0)});
  read.ownExtents = {half * 2};
  PlacedAccess stored(write, nest, /*isWrite=*/true);
  PlacedAccess loaded(read, nest, /*isWrite=*/false);
  EXPECT_EQ(countBytesReadFirst({stored, loaded}), half * 4);
  EXPECT_EQ(countBytesReadFirst({loaded, stored}), half * 8);
  EXPECT_EQ(
      countTouchedBytes({stored, loaded}, UnionBound::Upper, std::nullopt),
      half * 8);
}

} // namespace
