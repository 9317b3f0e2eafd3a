//===- ExprBoundsTest.cpp - Proofs about expressions ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExprFixture.h"

using namespace mlir::roofline;

namespace {

class ExprBoundsTest : public ExprFixture {};

// B is in [1, 512], Z >= 0, the others >= 1.
TEST_F(ExprBoundsTest, Shown) {
  for (const char *text : {"S*B - B",
                           "512 - B",
                           "(512 - B)*N",
                           "B^2 - 2*B + 1",
                           "N*S - N - S + 1",
                           "N - min(32, N)",
                           "32 - min(32, N)",
                           "max(32, N) - N",
                           "ceildiv(N, 32)*32 - N",
                           "N - 32*floordiv(N, 32)",
                           "31 - N + 32*floordiv(N, 32)",
                           "ceildiv(N, 32) - 1",
                           "N - T*floordiv(N, T)",
                           "T*ceildiv(N, T) - N",
                           "S*(N - 32*floordiv(N, 32))",
                           "floordiv(N^2 - N, 2)",
                           "floordiv(B*S - B, 32)",
                           "min(N, S) - min(N, S, 7)",
                           "N^2 + N - 2*floordiv(N^2 + N, 2)",
                           "512*Z - B*Z",
                           "1 + floordiv(N, 8) - ceildiv(N, 8)",
                           "2*floordiv(N, 8) + 2 - ceildiv(N, 4)"})
    EXPECT_TRUE(parse(text).isKnownNonNegative()) << text;
  EXPECT_TRUE(parse("B").isKnownPositive());
  EXPECT_FALSE(parse("Z").isKnownPositive());
  EXPECT_TRUE(Expr::isKnownLE(symbol("B"), 512));
  EXPECT_TRUE(Expr::isKnownLT(parse("mod(N, 32)"), 32));
}

TEST_F(ExprBoundsTest, NotShown) {
  for (const char *text : {"-1", "B - 2", "511 - B", "N - S", "min(N, S) - 2",
                           "31 - min(32, N)", "N - 32*ceildiv(N, 32)", "Z - 1",
                           "N*S - N - S", "floordiv(N, 8) - ceildiv(N, 8)",
                           "2*floordiv(N, 8) + 1 - ceildiv(N, 4)"})
    EXPECT_FALSE(parse(text).isKnownNonNegative()) << text;
}

} // namespace
