//===- ExprParserTest.cpp - Expressions from text -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExprFixture.h"

using namespace mlir::roofline;

namespace {

class ExprParserTest : public ExprFixture {
protected:
  std::string getProblem(llvm::StringRef text) {
    llvm::Expected<Expr> e = tryParse(text);
    return e ? "none: " + e->toString() : llvm::toString(e.takeError());
  }
};

TEST_F(ExprParserTest, Values) {
  EXPECT_EQ(parse("1 + 2*3^2 - (4 - 1)"), Expr(16)); // 1 + 18 - 3
  EXPECT_EQ(parse("-2^2"), Expr(-4));
  EXPECT_EQ(parse("2*(-3)"), Expr(-6));
  EXPECT_EQ(parse(" ceildiv( 7,2 ) "), Expr(4));
  EXPECT_EQ(parse("mod(-1, 4)"), Expr(3));
  EXPECT_EQ(parse("min(3, 1, 2) + max(3, 1, 2)"), Expr(4)); // 1 + 3
  EXPECT_EQ(parse("B^0"), Expr(1));
  EXPECT_EQ(parse("(B + 1)^2"), parse("B*B + 2*B + 1"));
  EXPECT_TRUE(parse("2^127").isOverflow());
  EXPECT_EQ(print("170141183460469231731687303715884105727"), // 2^127 - 1
            "170141183460469231731687303715884105727");
}

TEST_F(ExprParserTest, WhatIsPrintedParses) {
  for (const char *text :
       {"2*B*S^2 + 3*S - 1", "ceildiv(N, T)", "ceildiv(N - 2, T) - 1",
        "floordiv(N^2 + N, 2)", "min(B, S, 7)^2*T", "-B + 4", "max(Z - 1, 0)",
        "min(floordiv(N + 3, 7), floordiv(T + 3, 7))"})
    EXPECT_EQ(print(text), text);
}

TEST_F(ExprParserTest, Mistakes) {
  EXPECT_EQ(getProblem(""),
            "expected a number, a name or '(' and found the end at column 1");
  EXPECT_EQ(getProblem("1 +"),
            "expected a number, a name or '(' and found the end at column 4");
  EXPECT_EQ(getProblem("B + Q"), "unknown name 'Q' at column 5");
  EXPECT_EQ(getProblem("foo(B)"), "unknown function 'foo' at column 1");
  EXPECT_EQ(getProblem("B S"),
            "expected an operator or the end and found 'S' at column 3");
  EXPECT_EQ(getProblem("(B"), "expected ')' and found the end at column 3");
  EXPECT_EQ(getProblem("1 $ 2"),
            "expected an operator or the end and found '$' at column 3");
  EXPECT_EQ(getProblem("min(B)"), "'min' takes two operands at column 1");
  EXPECT_EQ(getProblem("floordiv(B, 2, 3)"),
            "'floordiv' takes two operands at column 1");
  EXPECT_EQ(getProblem("B + mod(S, 0)"),
            "'mod' by a number below 1 at column 5");
  EXPECT_EQ(getProblem("B^S"),
            "expected a number as exponent and found 'S' at column 3");
  EXPECT_EQ(getProblem("B^128"), "an exponent above 127 at column 3");
  EXPECT_EQ(getProblem("170141183460469231731687303715884105728"), // 2^127
            "a number beyond 127 bits at column 1");
}

TEST_F(ExprParserTest, DeepNesting) {
  EXPECT_EQ(parse(std::string(64, '(') + "1" + std::string(64, ')')), Expr(1));
  EXPECT_EQ(getProblem(std::string(100000, '(')),
            "more than 64 parentheses within one another at column 65");
}

} // namespace
