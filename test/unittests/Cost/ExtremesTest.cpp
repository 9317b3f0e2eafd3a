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
} // namespace

TEST_F(ExtremesTest, RisingAndFalling) {
  // 3*B - 2*S rises with B and falls with S: 3 - 40 = -37 to 1536 - 20 = 1516.
  Expr expr = Expr(b) * 3 - Expr(s) * 2;
  std::optional<Extremes> extremes = findExtremes({expr});
  ASSERT_TRUE(extremes);
  EXPECT_EQ(evaluate(expr, extremes->least), Expr(-37));
  EXPECT_EQ(evaluate(expr, extremes->most), Expr(1516));
}

TEST_F(ExtremesTest, TogetherOrNotAtAll) {
  // One rises with S and the other falls: no end has the least of both.
  EXPECT_FALSE(findExtremes({Expr(s), Expr(30) - Expr(s)}));
  // Rises and falls by itself.
  EXPECT_FALSE(findExtremes({Expr(s) * Expr(s) - Expr(s) * 30}));
}

TEST_F(ExtremesTest, NeedsRanges) {
  const Symbol &open = context.create("N", 1);
  EXPECT_FALSE(findExtremes({Expr(open)}));
  EXPECT_FALSE(findExtremes({Expr(4)}));
}
