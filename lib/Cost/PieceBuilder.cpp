//===- PieceBuilder.cpp - Expressions as pieces of polynomials ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PieceBuilder.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::DynamicAPInt;

static constexpr unsigned kMaxDegree = 8;
static constexpr size_t kMaxPieces = 64;

DynamicAPInt mlir::roofline::toDynamicAPInt(__int128 n) {
  if (n >= INT64_MIN && n <= INT64_MAX)
    return DynamicAPInt(static_cast<int64_t>(n));
  auto bits = static_cast<unsigned __int128>(n);
  return DynamicAPInt(llvm::APInt(
      128, {static_cast<uint64_t>(bits), static_cast<uint64_t>(bits >> 64)}));
}

PieceBuilder::PieceBuilder(const Symbol &symbol, int64_t slope, int64_t offset,
                           int64_t last, Budget &budget)
    : symbol(symbol), last(last), budget(budget) {
  // At one place alone everything is constant.
  value = UnivariatePolynomial(DynamicAPInt(last == 0 ? 0 : slope),
                               DynamicAPInt(offset));
}

bool PieceBuilder::spend(unsigned units) {
  bool isEnough = units <= budget;
  budget = isEnough ? budget - units : 0;
  return isEnough;
}

//===----------------------------------------------------------------------===//
// Calculation
//===----------------------------------------------------------------------===//

std::optional<PieceList> PieceBuilder::combine(const PieceList &lhs,
                                               const PieceList &rhs,
                                               Combiner combiner) {
  PieceList result;
  const Piece *left = lhs.begin(), *right = rhs.begin();
  int64_t from = 0;
  while (true) {
    int64_t leftEnd = left + 1 == lhs.end() ? last : left[1].from - 1;
    int64_t rightEnd = right + 1 == rhs.end() ? last : right[1].from - 1;
    int64_t end = std::min(leftEnd, rightEnd);
    if (!combiner(*left, *right, from, end, result) ||
        result.size() > kMaxPieces)
      return std::nullopt;
    if (end == last)
      break;
    left += leftEnd == end;
    right += rightEnd == end;
    from = end + 1;
  }
  if (!spend(result.size()))
    return std::nullopt;
  return result;
}

std::optional<PieceList> PieceBuilder::add(const PieceList &lhs,
                                           const PieceList &rhs) {
  return combine(lhs, rhs,
                 [](const Piece &left, const Piece &right, int64_t from,
                    int64_t, PieceList &result) {
                   result.push_back({from, left.polynomial + right.polynomial});
                   return true;
                 });
}

std::optional<PieceList> PieceBuilder::multiply(const PieceList &lhs,
                                                const PieceList &rhs) {
  return combine(lhs, rhs,
                 [](const Piece &left, const Piece &right, int64_t from,
                    int64_t, PieceList &result) {
                   result.push_back({from, left.polynomial * right.polynomial});
                   return result.back().polynomial.getDegree() <= kMaxDegree;
                 });
}

std::optional<PieceList> PieceBuilder::divide(const PieceList &lhs,
                                              const PieceList &rhs) {
  return combine(lhs, rhs,
                 [](const Piece &left, const Piece &right, int64_t from,
                    int64_t, PieceList &result) {
                   DynamicAPInt divisor = right.polynomial.getConstantTerm();
                   if (right.polynomial.getDegree() != 0 || divisor <= 0)
                     return false;
                   std::optional<UnivariatePolynomial> quotient =
                       left.polynomial.floorDiv(divisor);
                   if (quotient)
                     result.push_back({from, *std::move(quotient)});
                   return quotient.has_value();
                 });
}

bool PieceBuilder::choose(const Piece &lhs, const Piece &rhs,
                          const UnivariatePolynomial &difference, int64_t from,
                          int64_t to, PieceList &result) {
  unsigned degree = difference.getDegree();
  if (degree > 1 && !spend(8 * degree * degree))
    return false;
  llvm::SmallVector<int64_t, 2> starts = difference.findSignChanges(from, to);
  starts.insert(starts.begin(), from);
  for (int64_t start : starts) {
    const Piece &chosen = difference.getSign(start) > 0 ? rhs : lhs;
    if (result.empty() || result.back().owner != chosen.owner ||
        !(result.back().polynomial == chosen.polynomial))
      result.push_back({start, chosen.polynomial, chosen.owner});
  }
  return true;
}

std::optional<PieceList> PieceBuilder::takeLarger(const PieceList &lhs,
                                                  const PieceList &rhs) {
  return combine(lhs, rhs,
                 [&](const Piece &left, const Piece &right, int64_t from,
                     int64_t to, PieceList &result) {
                   return choose(left, right,
                                 right.polynomial - left.polynomial, from, to,
                                 result);
                 });
}

std::optional<PieceList> PieceBuilder::takeSmaller(const PieceList &lhs,
                                                   const PieceList &rhs) {
  return combine(lhs, rhs,
                 [&](const Piece &left, const Piece &right, int64_t from,
                     int64_t to, PieceList &result) {
                   return choose(left, right,
                                 left.polynomial - right.polynomial, from, to,
                                 result);
                 });
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

std::optional<PieceList> PieceBuilder::buildAtom(const ExprFactor &factor) {
  if (factor.kind == ExprFactor::Kind::Symbol) {
    if (factor.symbol != &symbol)
      return std::nullopt;
    return PieceList{{0, value}};
  }
  std::optional<PieceList> result = build(factor.operands.front());
  for (const Expr &operand : factor.operands.drop_front()) {
    std::optional<PieceList> next = build(operand);
    if (!result || !next)
      return std::nullopt;
    if (factor.kind == ExprFactor::Kind::FloorDiv)
      result = divide(*result, *next);
    else if (factor.kind == ExprFactor::Kind::Min)
      result = takeSmaller(*result, *next);
    else
      result = takeLarger(*result, *next);
  }
  return result;
}

std::optional<PieceList> PieceBuilder::buildTerm(const ExprTerm &term) {
  std::optional<PieceList> product =
      PieceList{{0, UnivariatePolynomial(toDynamicAPInt(term.coefficient))}};
  for (const ExprFactor &factor : term.factors) {
    std::optional<PieceList> atom = buildAtom(factor);
    if (!atom || factor.exponent > kMaxDegree)
      return std::nullopt;
    for (unsigned i = 0; product && i != factor.exponent; ++i)
      product = multiply(*product, *atom);
    if (!product)
      return std::nullopt;
  }
  return product;
}

std::optional<PieceList> PieceBuilder::build(const Expr &e) {
  std::optional<PieceList> sum = PieceList{{0, UnivariatePolynomial()}};
  for (const ExprTerm &term : e.getTerms()) {
    std::optional<PieceList> summand = buildTerm(term);
    if (!summand)
      return std::nullopt;
    sum = add(*sum, *summand);
    if (!sum)
      return std::nullopt;
  }
  return sum;
}
