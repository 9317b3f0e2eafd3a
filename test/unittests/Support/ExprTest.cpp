//===- ExprTest.cpp - Canonical form of expressions -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExprFixture.h"
#include <algorithm>
#include <cmath>

using namespace mlir::roofline;

namespace {

/// 2^n as an expression.
Expr powerOfTwo(unsigned n) {
  Expr result = 1;
  while (n-- > 0)
    result *= 2;
  return result;
}

class ExprTest : public ExprFixture {};

TEST_F(ExprTest, ConstantsOf127Bits) {
  EXPECT_TRUE(Expr().isZero());
  EXPECT_TRUE(Expr(1).isOne());
  EXPECT_EQ((Expr(INT64_MAX) + 1).toString(), "9223372036854775808"); // 2^63
  EXPECT_EQ(Expr(INT64_MIN).getInt64(), INT64_MIN);
  EXPECT_FALSE((Expr(INT64_MAX) + 1).getInt64().has_value());
  EXPECT_FALSE(powerOfTwo(126).isOverflow());
  EXPECT_TRUE(powerOfTwo(127).isOverflow());
  EXPECT_TRUE((powerOfTwo(126) + powerOfTwo(126)).isOverflow());
  // 2^126 + (2^126 - 1) = 2^127 - 1.
  EXPECT_EQ((powerOfTwo(126) - 1 + powerOfTwo(126)).toString(),
            "170141183460469231731687303715884105727");
  EXPECT_EQ(powerOfTwo(100).toDouble(), std::ldexp(1.0, 100));
  EXPECT_TRUE(std::isinf(Expr::overflow().toDouble()));
}

TEST_F(ExprTest, CountsThereAndBack) {
  Count large = Count(INT64_MAX) * Count(INT64_MAX) * Count(2);
  EXPECT_EQ(Expr(large).getCount(), large);
  // 2 * (2^63 - 1)^2 = 2^127 - 2^65 + 2.
  EXPECT_EQ(Expr(large).toString(), "170141183460469231694793815568465002498");
  EXPECT_EQ(Expr(12).getCount(), Count(12));
  EXPECT_TRUE(Expr(Count::overflow()).isOverflow());
  EXPECT_EQ(Expr::overflow().getCount(), Count::overflow());
  EXPECT_FALSE(Expr(-1).getCount().has_value());
  EXPECT_FALSE(symbol("B").getCount().has_value());
  EXPECT_FALSE(Expr::unwieldy().getCount().has_value());
}

TEST_F(ExprTest, TermsByDegreeAndName) {
  EXPECT_EQ(print("134217728*B"), "134217728*B");
  EXPECT_EQ(print("S + 1 - 2 + S*2 + 2*B*S*S"), "2*B*S^2 + 3*S - 1");
  EXPECT_EQ(print("4 - B"), "-B + 4");
  EXPECT_EQ(print("arg10 + arg2"), "arg2 + arg10");
  EXPECT_EQ(print("S*B + S^2 + B^2"), "B^2 + B*S + S^2");
  EXPECT_EQ(print("S*min(128, B)"), "min(B, 128)*S");
  // (B + 1)*(B - 1) = B^2 - 1
  EXPECT_EQ(print("(B + 1)*(B - 1)"), "B^2 - 1");
  EXPECT_EQ(print("-(B - S)"), "-B + S");
  EXPECT_TRUE(parse("B*S - S*B").isZero());
}

TEST_F(ExprTest, QuotientsByConstants) {
  EXPECT_EQ(Expr::floorDiv(-7, 2), Expr(-4)); // -3.5 rounded down
  EXPECT_EQ(Expr::ceilDiv(-7, 2), Expr(-3));
  EXPECT_EQ(Expr::mod(-7, 2), Expr(1)); // -7 + 2*4
  EXPECT_EQ(print("floordiv(4*B + 3, 4)"), "B");
  EXPECT_EQ(print("floordiv(4*B + 7, 4)"), "B + 1");
  EXPECT_EQ(print("floordiv(2*B, 4)"), "floordiv(B, 2)");
  EXPECT_EQ(print("floordiv(2*B + 1, 4)"), "floordiv(B, 2)");
  EXPECT_EQ(print("floordiv(S, 1)"), "S");
  // floor((S - 3)/2) + 1 = ceil((S - 4)/2) + 1 = ceil(S/2) - 1
  EXPECT_EQ(print("floordiv(S - 3, 2) + 1"), "ceildiv(S, 2) - 1");
  // floor(-S/16) = -ceil(S/16)
  EXPECT_EQ(print("16*floordiv(-S, 16) + S"), "S - 16*ceildiv(S, 16)");
  EXPECT_EQ(print("mod(-S, 16) + S"), "16*ceildiv(S, 16)");
  EXPECT_EQ(print("floordiv(3 - S, 4)"), "-floordiv(S, 4)");
  EXPECT_EQ(print("ceildiv(S, 128)"), "ceildiv(S, 128)");
  EXPECT_EQ(print("floordiv(S + 127, 128)"), "ceildiv(S, 128)");
  EXPECT_EQ(print("floordiv(floordiv(S, 3), 4)"), "floordiv(S, 12)");
  // floor((floor(S/3) + 1)/4) = floor((S + 3)/12)
  EXPECT_EQ(print("floordiv(floordiv(S, 3) + 1, 4)"), "floordiv(S + 3, 12)");
  EXPECT_EQ(print("mod(32*S, 32)"), "0");
  EXPECT_EQ(print("floordiv(mod(N, 32), 32)"), "0"); // mod < 32
  EXPECT_EQ(print("floordiv(B, 513)"), "0");         // B <= 512
  EXPECT_TRUE(Expr::floorDiv(symbol("B"), 0).isOverflow());
  EXPECT_TRUE(Expr::floorDiv(1, -2).isOverflow());
}

TEST_F(ExprTest, NumbersMayBeLargeOnTheWay) {
  // (2^62)^3 = 2^186 is beyond 2^127, a 2^62nd of it is 2^124.
  int64_t large = int64_t(1) << 62;
  auto at = [&](llvm::StringRef text) {
    return parse(text).replace(*symbols.lookup("N"), large);
  };
  EXPECT_EQ(at("floordiv(N^3 + N, 4611686018427387904)").toString(),
            "21267647932558653966460912964485513217");
  EXPECT_EQ(at("min(N^3, 5)").toString(), "5");
  EXPECT_TRUE(at("N^3").isOverflow());
  // Not where a symbol is left.
  EXPECT_TRUE(at("N^3 + M").isOverflow());
}

TEST_F(ExprTest, QuotientsBySymbols) {
  EXPECT_EQ(print("floordiv(B*S, S)"), "B");
  EXPECT_EQ(print("floordiv(B*S + S - 1, S)"), "B"); // 0 <= S - 1 < S
  EXPECT_EQ(print("ceildiv(B*S, S)"), "B");
  EXPECT_EQ(print("floordiv(S - 1, S)"), "0");
  EXPECT_EQ(print("floordiv(B*(S + 1), S + 1)"), "B");
  EXPECT_EQ(print("floordiv(B*S, T*S)"), "floordiv(B, T)");
  EXPECT_EQ(print("floordiv(2*B + 1, 2*S)"), "floordiv(B, S)");
  EXPECT_EQ(print("ceildiv(N, T)"), "ceildiv(N, T)");
  // ceil((N - 2)/T) and floor((N - 3)/T) + 1
  EXPECT_EQ(print("ceildiv(N - 2, T)"), "ceildiv(N - 2, T)");
  EXPECT_EQ(parse("ceildiv(N - 2, T)"), parse("floordiv(N - 3, T) + 1"));
}

TEST_F(ExprTest, ExactQuotients) {
  // N^2 + N is even for all N, and N^3 - N a multiple of 6.
  EXPECT_EQ(print("2*floordiv(N^2 + N, 2)"), "N^2 + N");
  EXPECT_EQ(print("6*floordiv(N^3 - N, 6)"), "N^3 - N");
  // 2*(N^3 - N)/6 = (N^3 - N)/3
  EXPECT_EQ(print("2*floordiv(N^3 - N, 6)"), "floordiv(N^3 - N, 3)");
  // N^2 is not.
  EXPECT_EQ(print("2*floordiv(N^2, 2)"), "2*floordiv(N^2, 2)");
}

TEST_F(ExprTest, ExactQuotientsAreJoined) {
  // N + N*(N - 1)/2 is N*(N + 1)/2.
  EXPECT_EQ(print("N + floordiv(N^2 - N, 2)"), "floordiv(N^2 + N, 2)");
  EXPECT_EQ(print("N^2 - floordiv(N^2 - N, 2)"), "floordiv(N^2 + N, 2)");
  // N*(N - 1)/2 + N*(N - 1)*(N - 2)/6 is (N + 1)*N*(N - 1)/6.
  EXPECT_EQ(print("floordiv(N^2 - N, 2) + floordiv(N^3 - 3*N^2 + 2*N, 6)"),
            "floordiv(N^3 - N, 6)");
  // The square of N*(N - 1)/2 is N^2*(N^2 - 2*N + 1)/4.
  EXPECT_EQ(print("floordiv(N^2 - N, 2)^2"), "floordiv(N^4 - 2*N^3 + N^2, 4)");
  // Half of it, rounded down, over one divisor.
  EXPECT_EQ(print("floordiv(floordiv(N^2 - N, 2), 2)"), "floordiv(N^2 - N, 4)");
  // What is whole stays outside, and so does what all terms share.
  EXPECT_EQ(print("M + 5 + 3*floordiv(N^2 + N, 2)*B"),
            "B*floordiv(3*N^2 + 3*N, 2) + M + 5");
  EXPECT_EQ(print("floordiv(B*N^2 + B*N, 2)"), "B*floordiv(N^2 + N, 2)");
  EXPECT_EQ(print("-floordiv(N^2 + N, 2)"), "floordiv(-N^2 - N, 2)");
}

TEST_F(ExprTest, ProductsWithBoundedAtoms) {
  // p = max(N - 2, 0) is zero or N - 2: N*p is p^2 + 2*p. Where N is 1 at
  // least, p is N - 2 but for N = 1, where it is one more: p^2 = (N - 2)^2 + N
  // - 2 - p.
  EXPECT_EQ(print("max(N - 2, 0)^2"), "N^2 - 3*N - max(N - 2, 0) + 2");
  EXPECT_EQ(print("N*max(N - 2, 0)"), "N^2 - 3*N + max(N - 2, 0) + 2");
  // So that N - 1 pairs of N are one formula: with Z >= 0, Z*max(Z - 1, 0) is
  // Z*(Z - 1), for Z = 0 too.
  EXPECT_EQ(print("Z*max(Z - 1, 0)"), "Z^2 - Z");
  EXPECT_EQ(print("floordiv(max(Z - 1, 0)^2 + max(Z - 1, 0), 2)"),
            "floordiv(Z^2 - Z, 2)");
  // p = max(N - 9, 0) may be much more than N - 9: squares stay.
  EXPECT_EQ(print("N*max(N - 9, 0)"), "max(N - 9, 0)^2 + 9*max(N - 9, 0)");
  // A quotient without a lower bound may be far below: 0 for N = 9, M = 1.
  EXPECT_EQ(parse("max(ceildiv(M - N, 2) - 1, 0)^2")
                .replace(*symbols.lookup("N"), 9)
                .replace(*symbols.lookup("M"), 1),
            Expr(0));
  // m = min(N, 5) is N or 5: (m - N)*(m - 5) is zero.
  EXPECT_EQ(print("N*min(N, 5)"), "min(N, 5)^2 + 5*N - 5*min(N, 5)");
  EXPECT_EQ(print("M*min(N, 5)"), "M*min(N, 5)");
  for (int64_t n : {1, 2, 3, 8, 9, 10, 11}) {
    auto at = [&](llvm::StringRef text) {
      return parse(text).replace(*symbols.lookup("N"), n).toString();
    };
    EXPECT_EQ(at("max(N - 2, 0)^2*N"),
              std::to_string(n < 2 ? 0 : (n - 2) * (n - 2) * n));
    EXPECT_EQ(at("max(N - 9, 0)^2*N"),
              std::to_string(n < 9 ? 0 : (n - 9) * (n - 9) * n));
    EXPECT_EQ(at("min(N, 5)*N^2"),
              std::to_string(std::min<int64_t>(n, 5) * n * n));
  }
}

TEST_F(ExprTest, Proportion) {
  auto getProportion = [&](llvm::ArrayRef<llvm::StringRef> texts) {
    llvm::SmallVector<Expr> exprs;
    for (llvm::StringRef text : texts)
      exprs.push_back(parse(text));
    std::string result;
    auto numbers = Expr::getProportion(exprs);
    for (const Expr &number : numbers.value_or(llvm::SmallVector<Expr, 4>()))
      result += number.toString() + " ";
    return numbers ? result : "none";
  };
  EXPECT_EQ(getProportion({"8*N - 8*M", "2*N - 2*M"}), "8 2 ");
  EXPECT_EQ(getProportion({"M - N", "3*M - 3*N"}), "1 3 ");
  // N*(N + 1)/2 against N*(N + 1).
  EXPECT_EQ(getProportion({"floordiv(N^2 + N, 2)", "N^2 + N"}), "1 2 ");
  EXPECT_EQ(getProportion({"N", "N + 1"}), "none");
  EXPECT_EQ(getProportion({"N", "0"}), "none");
}

TEST_F(ExprTest, MinimaAndMaxima) {
  EXPECT_EQ(print("max(0, B - 1)"), "B - 1"); // B >= 1
  EXPECT_EQ(print("max(0, Z - 1)"), "max(Z - 1, 0)");
  EXPECT_EQ(print("min(B, 600)"), "B"); // B <= 512
  EXPECT_EQ(print("min(B, B)"), "B");
  EXPECT_EQ(print("min(7, min(S, B), S)"), "min(B, S, 7)");
  EXPECT_EQ(print("max(S, B)"), "max(B, S)");
  EXPECT_EQ(print("min(S, max(S, T))"), "S");
  EXPECT_EQ(Expr::min(-3, 2), Expr(-3));
  EXPECT_EQ(Expr::subtractToZero(3, 5), Expr(0));
}

// A number that all operands have is added to the minimum of the rest.
TEST_F(ExprTest, CommonNumberOfExtrema) {
  EXPECT_EQ(print("min(M + 3, N + 3)"), "min(M, N) + 3");
  EXPECT_EQ(print("max(M - 2, 2*S - 2, N - 2)"), "max(M, N, 2*S) - 2");
  EXPECT_EQ(print("min(min(M, N) + 3, S)"), "min(M + 3, N + 3, S)");
  EXPECT_EQ(print("min(M + 3, N + 4)"), "min(M + 3, N + 4)");
}

TEST_F(ExprTest, PoisonIsSticky) {
  Expr overflow = Expr::overflow(), unwieldy = Expr::unwieldy();
  EXPECT_TRUE((overflow * 0).isOverflow());
  EXPECT_TRUE((symbol("B") + overflow).isOverflow());
  EXPECT_TRUE((unwieldy * 0).isUnwieldy());
  EXPECT_TRUE((unwieldy + overflow).isOverflow());
  EXPECT_TRUE(Expr::min(unwieldy, overflow).isOverflow());
  EXPECT_TRUE(Expr::floorDiv(unwieldy, 0).isUnwieldy());
  EXPECT_FALSE(overflow.isKnownNonNegative());
  EXPECT_EQ(overflow.toString(), "overflow");
  EXPECT_TRUE((powerOfTwo(126) * symbol("B") * 2).isOverflow());
}

TEST_F(ExprTest, Limits) {
  Expr power = 1;
  for (unsigned i = 0; i != 64; ++i)
    power *= symbol("B");
  EXPECT_EQ(power.toString(), "B^64");
  EXPECT_TRUE((power * symbol("B")).isUnwieldy());
  // The terms of (B + S + T + 1)^n are as many as n + 3 over 3: for n = 9, 220,
  // for n = 10, 286.
  Expr sum = parse("B + S + T + 1"), product = 1;
  for (unsigned i = 0; i != 9; ++i)
    product *= sum;
  EXPECT_FALSE(product.isUnwieldy());
  EXPECT_TRUE((product * sum).isUnwieldy());
  Expr nested = symbol("S");
  for (unsigned i = 0; i != 20; ++i)
    nested = Expr::min(nested * symbol("Z"), symbol("T"));
  EXPECT_TRUE(nested.isUnwieldy());
}

TEST_F(ExprTest, SubstitutionSimplifies) {
  auto with = [&](llvm::StringRef text, llvm::StringRef name, Expr value) {
    return parse(text).substitute(
        [&](const Symbol &symbol) -> std::optional<Expr> {
          if (symbol.name == name)
            return value;
          return std::nullopt;
        });
  };
  EXPECT_EQ(with("2*B*S^2 + 3*S - 1", "S", 4).toString(), "32*B + 11");
  EXPECT_EQ(with("ceildiv(S, 128)", "S", symbol("B") * 128), symbol("B"));
  EXPECT_EQ(with("min(B, S)*S", "S", 1000).toString(), "1000*B");
  EXPECT_EQ(with("max(B, S)", "Z", 1), parse("max(B, S)"));
}

TEST_F(ExprTest, SubstitutionOfSharedPieces) {
  // As a tree each is about twice the one before: 2^6 copies of S at the end.
  Expr shared = symbol("S");
  for (unsigned i = 0; i != 6; ++i)
    shared = Expr::min(shared * symbol("Z") + shared, symbol("T"));
  ASSERT_FALSE(shared.isPoisoned());
  unsigned calls = 0;
  Expr ones = shared.substitute([&](const Symbol &) {
    ++calls;
    return Expr(1);
  });
  EXPECT_EQ(ones, Expr(1)); // min(1*1 + 1, 1)
  EXPECT_EQ(calls, 3u);     // S, T and Z
}

TEST_F(ExprTest, SymbolsInOrderOfPrint) {
  llvm::SetVector<const Symbol *> found;
  parse("S + B*min(T, N) + ceildiv(Z, arg2)").collectSymbols(found);
  std::string names;
  for (const Symbol *symbol : found)
    names += symbol->name + " ";
  // B*min(N, T) + ceildiv(Z, arg2) + S; names in the order of characters.
  EXPECT_EQ(print("S + B*min(T, N) + ceildiv(Z, arg2)"),
            "B*min(N, T) + S + ceildiv(Z, arg2)");
  EXPECT_EQ(names, "B N T S Z arg2 ");
  EXPECT_TRUE(parse("ceildiv(Z, 3)").dependsOn(*symbols.lookup("Z")));
  EXPECT_FALSE(parse("ceildiv(Z, 3)").dependsOn(*symbols.lookup("B")));
}

TEST_F(ExprTest, Terms) {
  using Kind = ExprFactor::Kind;
  Expr e = parse("3*N^2*min(S, T) - floordiv(Z, 7)");
  llvm::SmallVector<ExprTerm, 2> terms = e.getTerms();
  ASSERT_EQ(terms.size(), 2u);
  EXPECT_TRUE(terms[0].coefficient == 3);
  ASSERT_EQ(terms[0].factors.size(), 2u);
  const ExprFactor &square = terms[0].factors[0];
  EXPECT_EQ(square.kind, Kind::Symbol);
  EXPECT_EQ(square.symbol, symbols.lookup("N"));
  EXPECT_EQ(square.exponent, 2u);
  EXPECT_TRUE(square.operands.empty());
  const ExprFactor &minimum = terms[0].factors[1];
  EXPECT_EQ(minimum.kind, Kind::Min);
  EXPECT_EQ(minimum.operands, llvm::ArrayRef({symbol("S"), symbol("T")}));
  EXPECT_TRUE(terms[1].coefficient == -1);
  ASSERT_EQ(terms[1].factors.size(), 1u);
  const ExprFactor &quotient = terms[1].factors[0];
  EXPECT_EQ(quotient.kind, Kind::FloorDiv);
  EXPECT_EQ(quotient.operands, llvm::ArrayRef({symbol("Z"), Expr(7)}));
  EXPECT_EQ(quotient.symbol, nullptr);

  EXPECT_EQ(parse("max(S, T)").getTerms()[0].factors[0].kind, Kind::Max);
  EXPECT_TRUE(Expr(0).getTerms().empty());
  Expr five = 5;
  EXPECT_TRUE(five.getTerms()[0].factors.empty());
}

TEST_F(ExprTest, CommonDivisor) {
  auto divide = [&](llvm::ArrayRef<llvm::StringRef> texts) {
    llvm::SmallVector<Expr> exprs;
    for (llvm::StringRef text : texts)
      exprs.push_back(parse(text));
    Expr divisor = Expr::commonDivisor(exprs);
    for (const Expr &e : exprs)
      EXPECT_EQ(Expr::floorDiv(e, divisor) * divisor, e);
    return divisor.toString();
  };
  EXPECT_EQ(divide({"6*N^3*S + 9*N^2", "12*N^2*T"}), "3*N^2");
  EXPECT_EQ(divide({"6*ceildiv(N, 8)*S", "4*S - 2*T"}), "2");
  EXPECT_EQ(divide({"6*ceildiv(N, 8)*S", "4*ceildiv(N, 8)"}),
            "2*ceildiv(N, 8)");
  EXPECT_EQ(divide({"0", "14*Z", "-21*Z"}), "7*Z");
  // May be negative.
  EXPECT_EQ(divide({"min(N - S, T)*B", "min(N - S, T)*B^2"}), "B");
  EXPECT_EQ(divide({"0", "0"}), "1");
  EXPECT_EQ(divide({"12", "-18"}), "6");
  // More terms than a polynomial division takes steps.
  std::string terms;
  for (unsigned i = 1; i != 40; ++i)
    terms += " + N^" + std::to_string(i) + "*S + T^" + std::to_string(i) + "*S";
  EXPECT_EQ(divide({"0" + terms}), "S");
}

TEST_F(ExprTest, Weight) {
  auto getWeight = [&](llvm::StringRef text) {
    return parse(text).getWeight().toString();
  };
  EXPECT_EQ(getWeight("0"), "0");
  EXPECT_EQ(getWeight("-7"), "7");
  EXPECT_EQ(getWeight("3*N^2*S - 4*N + min(N, S) - 5"), "13");
  EXPECT_EQ(getWeight("2*floordiv(N, 3)"), "2");
  // N*(N - 1)/2, twice, is N^2 - N.
  EXPECT_EQ(getWeight("floordiv(N^2 - N, 2)"), "overflow");
  EXPECT_TRUE(Expr::unwieldy().getWeight().isOverflow());
  EXPECT_TRUE(Expr::overflow().getWeight().isOverflow());
}

TEST_F(ExprTest, PlainSymbol) {
  const Symbol *symbol = symbols.lookup("N");
  EXPECT_EQ(parse("N").getSymbol(), symbol);
  for (const char *text : {"7", "2*N", "N + 1", "N^2", "N*S", "min(N, 8)"})
    EXPECT_EQ(parse(text).getSymbol(), nullptr);
  EXPECT_EQ(Expr::overflow().getSymbol(), nullptr);
}

TEST_F(ExprTest, SymbolNames) {
  EXPECT_TRUE(isSymbolName("arg0_d1"));
  EXPECT_TRUE(isSymbolName("_"));
  EXPECT_FALSE(isSymbolName(""));
  EXPECT_FALSE(isSymbolName("0a"));
  EXPECT_FALSE(isSymbolName("a-b"));
  EXPECT_EQ(symbols.lookup("nothing"), nullptr);
  EXPECT_EQ(symbols.getSymbols().front().name, "N");
}

} // namespace
