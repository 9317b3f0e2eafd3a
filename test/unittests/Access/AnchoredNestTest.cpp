//===- AnchoredNestTest.cpp - Accesses at places not known ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Access/AnchoredNest.h"
#include "TestNest.h"

using namespace mlir::roofline;

namespace {

/// A loop of 8 turns over a buffer of 16 x 64.
class AnchoredNestTest : public testing::Test {
protected:
  AnchoredNestTest() {
    nest.extents = {8};
    nest.buffers = {makeBuffer({16, 64})};
  }

  void add(const Expr &row, const Expr &column) {
    nest.accesses.push_back(makeAccess(
        AccessKind::Read, {makeIndex({}, row), makeIndex({{0, 1}}, column)}));
  }
  static llvm::SmallVector<int64_t, 4> getOffsets(const Access &access) {
    llvm::SmallVector<Expr, 4> offsets;
    for (const IndexExpr &index : access.index)
      offsets.push_back(index.offset);
    return getInts(offsets);
  }
  using Offsets = llvm::SmallVector<int64_t, 4>;

  SymbolContext symbols;
  Expr l{symbols.create("l", 0)}, m{symbols.create("m", 0)};
  Nest nest;
};

TEST_F(AnchoredNestTest, NumbersStay) {
  add(3, 5);
  EXPECT_EQ(getOffsets(anchorOffsets(nest).accesses[0]), Offsets({3, 5}));
}

TEST_F(AnchoredNestTest, DistancesStay) {
  // The part that is not known is left out; the least row, l - 1, becomes 0,
  // since 16 rows have no room for whole lines of any type.
  add(l - 1, 5);
  add(l + 2, 5);
  Nest anchored = anchorOffsets(nest);
  EXPECT_EQ(anchored.buffers.size(), 1u);
  EXPECT_EQ(getOffsets(anchored.accesses[0]), Offsets({0, 5}));
  EXPECT_EQ(getOffsets(anchored.accesses[1]), Offsets({3, 5}));
}

TEST_F(AnchoredNestTest, DifferentPartsShareNothing) {
  add(l, 0);
  add(m, 0);
  add(l, 8);
  Nest anchored = anchorOffsets(nest);
  ASSERT_EQ(anchored.buffers.size(), 2u);
  EXPECT_EQ(anchored.buffers[0].root, anchored.buffers[1].root);
  EXPECT_EQ(anchored.accesses[0].buffer, 0u);
  EXPECT_EQ(anchored.accesses[1].buffer, 1u);
  EXPECT_EQ(anchored.accesses[2].buffer, 0u);
}

TEST_F(AnchoredNestTest, StaysInside) {
  // Row 20 - l with l from 5 on: known only to be in the buffer.
  add(20 - l, 0);
  EXPECT_EQ(getOffsets(anchorOffsets(nest).accesses[0]), Offsets({0, 0}));
}

TEST_F(AnchoredNestTest, OpenCoefficientsAreLeftAlone) {
  nest.accesses.push_back(
      makeAccess(AccessKind::Read, {makeIndex({}, m), makeIndex({{0, l}}, 0)}));
  EXPECT_EQ(anchorOffsets(nest).accesses[0].index[0].offset, m);
}

} // namespace
