//===- ExprSumTest.cpp - Sums over a range --------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExprFixture.h"
#include "roofline/Support/BoundedSum.h"

using namespace mlir::roofline;

namespace {

class ExprSumTest : public ExprFixture {
protected:
  std::optional<Expr> sum(llvm::StringRef body, llvm::StringRef lower,
                          llvm::StringRef upper) {
    return Expr::sum(parse(body), *symbols.lookup("i"), parse(lower),
                     parse(upper));
  }
  std::string printSum(llvm::StringRef body, llvm::StringRef lower,
                       llvm::StringRef upper) {
    std::optional<Expr> result = sum(body, lower, upper);
    return result ? result->toString() : "none";
  }

  /// N, M, T and i as given, all else 1.
  static Expr evaluate(const Expr &e, int64_t n, int64_t m, int64_t t,
                       int64_t i) {
    return e.substitute([&](const Symbol &symbol) {
      return Expr(symbol.name == "N"   ? n
                  : symbol.name == "M" ? m
                  : symbol.name == "T" ? t
                  : symbol.name == "i" ? i
                                       : 1);
    });
  }

  /// Whether the sum is that of the numbers, for small N, M and T.
  void checkSum(llvm::StringRef body, llvm::StringRef lower,
                llvm::StringRef upper) {
    std::optional<Expr> closed = sum(body, lower, upper);
    ASSERT_TRUE(closed.has_value()) << body.str();
    Expr term = parse(body), first = parse(lower), last = parse(upper);
    for (int64_t n : {1, 2, 5, 12})
      for (int64_t m : {1, 3, 8})
        for (int64_t t : {1, 2, 3, 7}) {
          Expr expected = 0;
          int64_t end = *evaluate(last, n, m, t, 0).getInt64();
          for (int64_t i = *evaluate(first, n, m, t, 0).getInt64(); i < end;
               ++i)
            expected += evaluate(term, n, m, t, i);
          EXPECT_EQ(evaluate(*closed, n, m, t, 0), expected)
              << body.str() << " below " << upper.str() << " = "
              << closed->toString() << " at N = " << n << ", M = " << m
              << ", T = " << t;
        }
  }
};

TEST_F(ExprSumTest, Forms) {
  EXPECT_EQ(printSum("1", "0", "N"), "N");
  EXPECT_EQ(printSum("i + 8", "0", "8"), "92"); // 28 + 64
  EXPECT_EQ(printSum("S", "T", "N"), "max(N - T, 0)*S");
  EXPECT_EQ(printSum("i", "0", "N"), "floordiv(N^2 - N, 2)");
  EXPECT_EQ(printSum("4*i", "0", "N"), "2*N^2 - 2*N");
  EXPECT_EQ(printSum("2*i + 1", "0", "N"), "N^2"); // the odd numbers
  EXPECT_EQ(printSum("N - i", "0", "N"), "floordiv(N^2 + N, 2)");
  EXPECT_EQ(printSum("i^2", "0", "N"), "floordiv(2*N^3 - 3*N^2 + N, 6)");
  EXPECT_EQ(printSum("i", "5", "5"), "0");
  EXPECT_EQ(printSum("i", "7", "5"), "0");
}

TEST_F(ExprSumTest, Tiles) {
  EXPECT_EQ(printSum("min(32, N - 32*i)", "0", "ceildiv(N, 32)"), "N");
  EXPECT_EQ(printSum("4*S*min(T, N - T*i) + 1", "0", "ceildiv(N, T)"),
            "4*N*S + ceildiv(N, T)");
  // The whole tiles alone.
  EXPECT_EQ(printSum("min(32, N - 32*i)", "0", "floordiv(N, 32)"),
            "32*floordiv(N, 32)");
  EXPECT_EQ(printSum("min(32, 100 - 32*i)", "0", "4"), "100");
}

TEST_F(ExprSumTest, NumberByNumber) {
  // 0 + 0 + 0 + 1 + 1 + 1 + 2 + 2 + 2 + 3
  EXPECT_EQ(printSum("floordiv(i, 3)", "0", "10"), "12");
  // min(0, N) = 0, then 1, 2 and 3 of each.
  EXPECT_EQ(printSum("min(i, N)", "0", "3"), "min(N, 2) + 1");
}

TEST_F(ExprSumTest, Pieces) {
  // 0 + ... + 999999, and then a million times a million.
  EXPECT_EQ(printSum("min(i, 1000000)", "0", "2000000"), "1499999500000");
  // 10 - i down to 5, and 5 from there on: 10 + 9 + ... + 6 + 95*5.
  EXPECT_EQ(printSum("N*max(10 - i, 5)", "0", "100"), "515*N");
  for (llvm::StringRef upper : {"1", "4", "7", "20"}) {
    checkSum("N*i*min(2*i, 30 - i, 7)", "0", upper);
    checkSum("max(i - 3, 5 - 2*i)^2", "0", upper);
    checkSum("min(i, 4)*max(i, 9 - i)", "0", upper);
  }
}

TEST_F(ExprSumTest, Budget) {
  // Ten numbers, and a term.
  int64_t work = 11;
  const Symbol &i = *symbols.lookup("i");
  EXPECT_EQ(sumWithin(work, parse("floordiv(12, i + 1)"), i, 0, 10)->toString(),
            "33");
  EXPECT_EQ(work, 0);
  EXPECT_FALSE(sumWithin(work, parse("i"), i, 0, 10));
}

TEST_F(ExprSumTest, WithoutAForm) {
  EXPECT_EQ(printSum("floordiv(i, 3)*i", "0", "N"), "none");
  EXPECT_EQ(printSum("floordiv(2*i, 3)", "0", "N"), "none");
  EXPECT_EQ(printSum("min(i^2, N)", "0", "M"), "none");
  EXPECT_EQ(printSum("min(i*M, N)", "0", "M"), "none");
  EXPECT_EQ(printSum("floordiv(i, 3)*i", "0", "5000"), "none");
  EXPECT_EQ(printSum("1", "0", "i"), "none");
  EXPECT_TRUE(
      Expr::sum(Expr::unwieldy(), *symbols.lookup("i"), 0, Expr::overflow())
          ->isOverflow());
}

TEST_F(ExprSumTest, LastTurn) {
  // Whole tiles of 32^2, and the square of the last, N - 32*floordiv(N, 32).
  EXPECT_EQ(printSum("min(32, N - 32*i)^2", "0", "ceildiv(N, 32)"),
            "N^2 - 64*N*floordiv(N, 32) + 1024*floordiv(N, 32)^2 + "
            "1024*floordiv(N, 32)");
  EXPECT_EQ(printSum("ceildiv(min(8, N - 8*i), 3)", "0", "ceildiv(N, 8)"),
            "3*floordiv(N, 8) + ceildiv(N - 8*floordiv(N, 8), 3)");
  for (const char *body :
       {"min(3, N - 3*i)^2", "ceildiv(min(3, N - 3*i), 2)*M",
        "floordiv(min(3, N - 3*i) + 5, 2)", "max(min(3, N - 3*i)^2, 5)"})
    checkSum(body, "0", "ceildiv(N, 3)");
  // With an upper bound of the size.
  EXPECT_EQ(printSum("min(8, B - 8*i)^2", "0", "ceildiv(B, 8)"),
            "B^2 - 16*B*floordiv(B, 8) + 64*floordiv(B, 8)^2 + "
            "64*floordiv(B, 8)");
}

TEST_F(ExprSumTest, Crossings) {
  // Below m = min(M, N) the turns give 0, ..., m - 1, then N each.
  EXPECT_EQ(printSum("min(i, N)", "0", "M"),
            "M*N - min(M, N)*N + floordiv(min(M, N)^2 - min(M, N), 2)");
  for (const char *body : {"min(i, N)^2", "min(2*i + 1, N)", "max(N - 3*i, 0)",
                           "min(i, N, 2*i - 3)*i", "max(i - N, 0)*min(i, 4)"}) {
    checkSum(body, "0", "M");
    checkSum(body, "T - 5", "M");
  }
  checkSum("min(32, N - 32*i)^2", "0", "ceildiv(M, 32)");
  checkSum("min(32, M - i)", "0", "ceildiv(N, 32)");
  // 1 + 2 + 3 + 4 + 5 + 5 + ...: a band of five in a triangle.
  checkSum("min(i + 1, 5)", "0", "N");
  // However deep, and whichever minimum it is in.
  checkSum("max(min(i, 2*N - i), 0)", "0", "2*N");
  checkSum("ceildiv(min(i, 8), 3)", "0", "M");
  checkSum("min(N - i, M - i)*i", "0", "N");
  checkSum("max(min(N, i + 4) - max(i - 3, 0), 0)", "0", "N");
  // Not number by number where there is a formula.
  EXPECT_EQ(printSum("min(i, N)", "0", "1000"),
            "floordiv(-min(N, 1000)^2 + 1999*min(N, 1000), 2)");
  // Halves of what is summed by pieces are whole in all.
  checkSum("floordiv(min(i, N)^2 + min(i, N), 2)", "0", "M");
}

TEST_F(ExprSumTest, TilesOfTiles) {
  // Tiles of 16 in the tile of 64 that begins at 64*T, then these in N: as much
  // as is tiled.
  EXPECT_EQ(printSum("max(min(16, N - 64*T - 16*i), 0)", "0",
                     "max(ceildiv(min(64, N - 64*T), 16), 0)"),
            "max(min(N - 64*T, 64), 0)");
  EXPECT_EQ(printSum("max(min(N - 64*i, 64), 0)", "0", "ceildiv(N, 64)"), "N");
  // Quotients meet where their dividends do.
  checkSum("min(ceildiv(i, 3), M)", "0", "N");
  checkSum("min(floordiv(i, 3), floordiv(2*N - i, 3))", "0", "M");
}

TEST_F(ExprSumTest, WholeTurnsDiffer) {
  // 2, 4, ..., and for a last turn what is left: tiles of 8 in a triangle, by
  // fours.
  checkSum("ceildiv(min(8*i + 8, N), 4)", "0", "ceildiv(N, 8)");
  checkSum("min(3*i + 3, N)^2", "0", "ceildiv(N, 3)");
}

TEST_F(ExprSumTest, Quotients) {
  // 0, 0, 0, 1, 1, 1, ...: three of each whole number, and the rest.
  checkSum("floordiv(i, 3)", "0", "N");
  checkSum("ceildiv(i, 3)*M", "0", "N");
  checkSum("floordiv(i + M, 3)", "T", "N");
  checkSum("floordiv(N - i, 3)", "0", "N");
  checkSum("floordiv(M - i, 3)", "T - 5", "N");
  checkSum("floordiv(i + M - 9, T)", "0", "N");
  // 5000 = 3*1666 + 2: 3*(0 + ... + 1665) + 2*1666 = 3*1386945 + 3332.
  EXPECT_EQ(printSum("floordiv(i, 3)", "0", "5000"), "4164167");
}

TEST_F(ExprSumTest, AgreeWithTheNumbers) {
  for (unsigned power = 0; power <= 7; ++power) {
    std::string body = "M*i^" + std::to_string(power) + " + 3*i";
    checkSum(body, "0", "N");
    checkSum(body, "T", "N");
    checkSum(body, "T - 5", "2*N + M");
  }
  checkSum("i*(N - i)*M", "0", "ceildiv(N, T)");
  checkSum("7", "T", "N");
  checkSum("floordiv(i^2 - i, 2)*M", "0", "N");
  checkSum("floordiv(i^3 - i, 6)*floordiv(i^2 + i, 2) - i", "2", "N");
  checkSum("M*min(T, N - T*i)", "0", "ceildiv(N, T)");
  checkSum("min(T, N*M - T*i) + i", "0", "ceildiv(N*M, T)");
  checkSum("min(3, N - 3*i)", "0", "floordiv(N, 3)");
  checkSum("min(3, N - 2 - 3*i)", "0", "ceildiv(N - 2, 3)");
  checkSum("min(T, N - T*(i - 2))", "2", "ceildiv(N, T) + 2");
  checkSum("max(i, N)*min(i, M)", "1", "9");
}

TEST_F(ExprSumTest, NestedTriangles) {
  // The numbers k < j < i < N: N over 3.
  Expr pairs = *Expr::sum(symbol("j"), *symbols.lookup("j"), 0, symbol("i"));
  Expr triples = *Expr::sum(pairs, *symbols.lookup("i"), 0, symbol("N"));
  EXPECT_EQ(triples.toString(), "floordiv(N^3 - 3*N^2 + 2*N, 6)");
  // Counted from the other side.
  Expr above =
      *Expr::sum(parse("N - 1 - j"), *symbols.lookup("j"), 0, symbol("N"));
  EXPECT_EQ(above.toString(), "floordiv(N^2 - N, 2)");
  EXPECT_EQ((symbol("N") * symbol("N") - above).toString(),
            "floordiv(N^2 + N, 2)");
}

} // namespace
