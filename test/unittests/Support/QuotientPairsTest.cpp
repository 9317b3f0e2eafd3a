//===- QuotientPairsTest.cpp - Quotients that differ by one at most -------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExprFixture.h"
#include <random>

using namespace mlir::roofline;

namespace {

class QuotientPairsTest : public ExprFixture {
protected:
  void expectEqual(const char *left, const char *right) {
    EXPECT_EQ(print(left), print(right)) << left << " and " << right;
  }
};

// e = ceildiv(N, 16) - floordiv(N, 16) is 0 or 1.
TEST_F(QuotientPairsTest, DifferenceIsItsSquare) {
  expectEqual("(ceildiv(N, 16) - floordiv(N, 16))^2",
              "ceildiv(N, 16) - floordiv(N, 16)");
  expectEqual("(ceildiv(N, 16) - floordiv(N, 16))^3*S",
              "ceildiv(N, 16)*S - floordiv(N, 16)*S");
  expectEqual("(ceildiv(N, S) - floordiv(N, S))^2",
              "ceildiv(N, S) - floordiv(N, S)");
}

// What is peeled off a loop is whole, or nothing: e*(N mod 16) = N mod 16. With
// the turns before, floordiv(N, 16) of 16, that makes N.
TEST_F(QuotientPairsTest, PeeledLoopIsTheWhole) {
  EXPECT_EQ(print("16*M*floordiv(N, 16) + "
                  "(ceildiv(N, 16) - floordiv(N, 16))*mod(N, 16)*M"),
            "M*N");
  EXPECT_EQ(print("(ceildiv(N, T) - floordiv(N, T))*mod(N, T)"),
            print("mod(N, T)"));
}

// The form with one of them alone.
TEST_F(QuotientPairsTest, OneQuotientAlone) {
  EXPECT_EQ(print("(floordiv(N, 16) + (ceildiv(N, 16) - floordiv(N, 16)))^2"),
            "ceildiv(N, 16)^2");
  // (F + e)^2 - e = F^2 + 2*F*e, and back.
  EXPECT_EQ(print("ceildiv(N, 16)^2 - 2*floordiv(N, 16)*(ceildiv(N, 16) - "
                  "floordiv(N, 16)) - (ceildiv(N, 16) - floordiv(N, 16))"),
            "floordiv(N, 16)^2");
  EXPECT_EQ(print("N*ceildiv(N, 16)"), "N*ceildiv(N, 16)");
}

// floordiv(N + 3, 8) is floordiv(N, 8) or one more where the rest is 5, 6, 7;
// for ceildiv(N, 8) where it is not 0: the product of both is the former.
TEST_F(QuotientPairsTest, ThreeQuotients) {
  expectEqual("(floordiv(N + 3, 8) - floordiv(N, 8))*"
              "(ceildiv(N, 8) - floordiv(N, 8))",
              "floordiv(N + 3, 8) - floordiv(N, 8)");
}

// Divisors and dividends that differ by more have nothing in common.
TEST_F(QuotientPairsTest, Strangers) {
  EXPECT_EQ(print("floordiv(N, 8)*floordiv(N, 16)"),
            "floordiv(N, 8)*floordiv(N, 16)");
  EXPECT_EQ(print("floordiv(N, 8)*floordiv(M, 8)"),
            "floordiv(M, 8)*floordiv(N, 8)");
}

/// Sums of products of pieces.
class RandomSums {
public:
  RandomSums(std::vector<Expr> pieces) : pieces(std::move(pieces)) {}

  Expr get() {
    Expr sum = pick(7) - 3;
    for (int64_t i = pick(2); i >= 0; --i) {
      Expr product = pick(5) - 2;
      for (int64_t k = pick(2); k >= 0; --k)
        product *= pieces[pick(static_cast<int64_t>(pieces.size()))];
      sum += product;
    }
    return sum;
  }

private:
  int64_t pick(int64_t n) { return static_cast<int64_t>(engine() % n); }

  std::vector<Expr> pieces;
  std::mt19937 engine{7};
};

// Equal sums are equal whatever the way to them.
TEST_F(QuotientPairsTest, LawsOfArithmetic) {
  const std::vector<const char *> families[] = {
      {"N", "floordiv(N, 16)", "ceildiv(N, 16)", "M"},
      {"2*N + M", "M", "floordiv(2*N + M, 5)", "ceildiv(2*N + M, 5)"},
      {"N", "T", "floordiv(N, T)", "ceildiv(N, T)"},
      {"N", "floordiv(N, 8)", "floordiv(N + 3, 8)", "M"},
      {"N", "floordiv(N, 8)", "ceildiv(N, 8)", "floordiv(M, 3)",
       "ceildiv(M, 3)"},
  };
  for (const std::vector<const char *> &texts : families) {
    std::vector<Expr> pieces;
    for (const char *text : texts)
      pieces.push_back(parse(text));
    RandomSums sums(pieces);
    for (unsigned i = 0; i != 300; ++i) {
      Expr x = sums.get(), y = sums.get(), z = sums.get();
      EXPECT_EQ((x + y) + z, x + (y + z));
      EXPECT_EQ(x * (y + z), x * y + x * z);
      EXPECT_EQ((x * y) * z, x * (y * z));
    }
  }
}

// Forms keep values.
TEST_F(QuotientPairsTest, Values) {
  RandomSums sums({parse("N"), parse("floordiv(N, 4)"), parse("ceildiv(N, 4)"),
                   parse("floordiv(N + 1, 4)")});
  for (unsigned i = 0; i != 300; ++i) {
    Expr x = sums.get(), y = sums.get();
    Expr product = x * y;
    for (int64_t n : {1, 3, 4, 5, 8, 11}) {
      auto at = [&](const Expr &e) {
        return e.replace(*symbols.lookup("N"), n);
      };
      EXPECT_EQ(at(product), at(x) * at(y)) << product.toString();
    }
  }
}

} // namespace
