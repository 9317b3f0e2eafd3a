//===- ExprConditionsTest.cpp - Conditions on sizes -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/ExprConditions.h"
#include "ExprFixture.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {

class ExprConditionsTest : public ExprFixture {
protected:
  std::string describe(llvm::StringRef text, int64_t least = 1) {
    return llvm::join(describeAllAtLeast(parse(text), least), ", ");
  }
};

TEST_F(ExprConditionsTest, WhatIsKnownIsNotSaid) {
  EXPECT_EQ(describe("N"), "");
  EXPECT_EQ(describe("ceildiv(N*M, 64)"), "");
  EXPECT_EQ(describe("7"), "");
}

TEST_F(ExprConditionsTest, OfOneSize) {
  EXPECT_EQ(describe("Z"), "Z >= 1");
  EXPECT_EQ(describe("N - 2"), "N >= 3");
  // 3*N >= 8, and N is whole.
  EXPECT_EQ(describe("3*N - 7"), "N >= 3");
  EXPECT_EQ(describe("64*floordiv(N, 64)"), "N >= 64");
  // floordiv(N - 1, 3) >= 1 where N - 1 >= 3.
  EXPECT_EQ(describe("floordiv(N - 1, 3)"), "N >= 4");
  EXPECT_EQ(describe("ceildiv(N - 5, 4)"), "N >= 6");
  EXPECT_EQ(describe("max(N - 2, 0)"), "N >= 3");
  EXPECT_EQ(describe("floordiv(floordiv(N, 4) + 1, 2)", 3), "N >= 20");
}

TEST_F(ExprConditionsTest, OfSeveral) {
  EXPECT_EQ(describe("min(N - 1, M - 2, S)"), "M >= 3, N >= 2");
  EXPECT_EQ(describe("floordiv(N, 64)*floordiv(M, 8)"), "M >= 8, N >= 64");
  EXPECT_EQ(describe("Z*floordiv(N, 8)*S"), "N >= 8, Z >= 1");
  EXPECT_EQ(describe("max(N - 3, M - 5)"), "max(M - 5, N - 3) >= 1");
  EXPECT_EQ(describe("M - N"), "M - N >= 1");
  // A product may reach 2 where one of its factors does not.
  EXPECT_EQ(describe("floordiv(N, 64)*floordiv(M, 8)", 2),
            "floordiv(M, 8)*floordiv(N, 64) >= 2");
}

TEST_F(ExprConditionsTest, OfManyTheHighest) {
  std::vector<Expr> all = {parse("N - 1"), parse("M"), parse("N - 4"),
                           parse("2*N - 6")};
  EXPECT_EQ(llvm::join(describeAllAtLeast(all, 1), ", "), "N >= 5");
}

TEST_F(ExprConditionsTest, AtMost) {
  EXPECT_EQ(describe("9 - N"), "N <= 8");
  // 3*N + 2*M <= 10.
  EXPECT_EQ(describe("11 - 3*N - 2*M"), "2*M + 3*N <= 10");
}

} // namespace
