//===- ExtremesTest.cpp - Least and most in a range of sizes --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Extremes.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {

class ExtremesTest : public testing::Test {
protected:
  SymbolContext context;
  const Symbol &b = context.create("B", 1, 512);
  const Symbol &s = context.create("S", 10, 20);
};

TEST_F(ExtremesTest, RisingAndFalling) {
  // 3*B - 2*S rises with B and falls with S: 3 - 40 = -37 to 1536 - 20 = 1516.
  Expr expr = Expr(b) * 3 - Expr(s) * 2;
  std::vector<SymbolValues> ends = findExtremePoints({expr}, /*limit=*/0);
  ASSERT_EQ(ends.size(), 2u);
  EXPECT_EQ(evaluate(expr, ends[0]), Expr(-37));
  EXPECT_EQ(evaluate(expr, ends[1]), Expr(1516));
}

TEST_F(ExtremesTest, AllPointsWhereNoEndHasBoth) {
  // One rises with S and the other falls: the 11 values from 10 to 20.
  Expr opposites[] = {Expr(s), Expr(30) - Expr(s)};
  EXPECT_EQ(findExtremePoints(opposites, 11).size(), 11u);
  EXPECT_TRUE(findExtremePoints(opposites, 10).empty());
  // Falls and rises by itself; 512 * 11 = 5,632 points with B.
  Expr both = (Expr(s) * Expr(s) - Expr(s) * 30) * Expr(b);
  EXPECT_EQ(findExtremePoints({both}, 5632).size(), 5632u);
  EXPECT_TRUE(findExtremePoints({both}, 5631).empty());
}

TEST_F(ExtremesTest, HugeRanges) {
  const Symbol &huge = context.create("H", 0, INT64_MAX);
  Expr both = (Expr(huge) * Expr(huge) - Expr(huge) * 30) * Expr(s);
  EXPECT_TRUE(findExtremePoints({both}, 1 << 16).empty());
}

TEST_F(ExtremesTest, NeedsRanges) {
  const Symbol &open = context.create("N", 1);
  EXPECT_TRUE(findExtremePoints({Expr(open)}, 100).empty());
  EXPECT_TRUE(findExtremePoints({Expr(4)}, 100).empty());
}

} // namespace
