//===- ExprSum.cpp - Sums over a range ------------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sum is linear over the terms of its body, which are brought over one
// divisor, and each term has one of these forms in the index: none of it;
// powers of it (Faulhaber's polynomials); a quotient rounded down, floordiv(i +
// a, d); a last tile, min(c, N - c*i); anything that N is no part of in all
// turns but the last of ceildiv(N, c); a minimum or maximum of what rises
// evenly. What has another is summed number by number between constant bounds.
//
//===----------------------------------------------------------------------===//

#include "Crossings.h"
#include "roofline/Support/BoundedSum.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>
#include <numeric>

using namespace mlir::roofline;

/// The longest range to be summed number by number.
static constexpr int64_t kMaxTrips = 4096;
/// Powers of the index: up to here all numbers of Faulhaber's polynomials fit.
static constexpr unsigned kMaxPower = 16;

namespace {

/// A term of a body, split by the dependence on the index.
struct SplitTerm {
  /// Coefficient and factors without the index.
  Expr constant;
  unsigned power = 0;
  /// Composites of the index.
  Monomial composites;
};

class Summation {
public:
  Summation(const Symbol &index, const Expr &lower, const Expr &upper,
            int64_t &work)
      : index(index), lower(lower), upper(upper), work(work) {}

  std::optional<Expr> sum(const Expr &body);

private:
  SplitTerm split(const Term &term) const;
  /// Puts the term into one of the members below. False if it fits none.
  bool add(const Term &term);
  std::optional<Expr> sumComposites(const Term &term, const SplitTerm &parts);
  std::optional<Expr> sumTiles(const SplitTerm &term) const;
  std::optional<Expr> sumQuotients(const SplitTerm &term) const;
  std::optional<Expr> sumWithLast(const Expr &summand) const;
  std::optional<Expr> sumAroundCrossing(const Expr &summand) const;
  std::optional<Expr> sumNumbers(const Expr &summand) const;
  /// The sum of the powers times `denominator`.
  Expr sumPowers(int64_t denominator) const;

  const Symbol &index;
  const Expr &lower, &upper;
  /// What is left of the budget.
  int64_t &work;
  /// The coefficients by power of the index.
  llvm::SmallVector<Expr> powers;
  /// The sum of the terms that are no powers.
  Expr others = 0;
};

} // namespace

SplitTerm Summation::split(const Term &term) const {
  Monomial free;
  SplitTerm result;
  for (const Factor &factor : term.monomial) {
    if (factor.symbol == &index)
      result.power = factor.exponent;
    else if (dependsOn(factor, index))
      result.composites.push_back(factor);
    else
      free.push_back(factor);
  }
  result.constant = Polynomial::fromTerm(term.coefficient, std::move(free));
  return result;
}

bool Summation::add(const Term &term) {
  SplitTerm parts = split(term);
  if (!parts.composites.empty()) {
    std::optional<Expr> sum = sumComposites(term, parts);
    if (sum)
      others += *sum;
    return sum.has_value();
  }
  if (parts.power > kMaxPower)
    return false;
  if (powers.size() <= parts.power)
    powers.resize(parts.power + 1);
  powers[parts.power] += parts.constant;
  return true;
}

std::optional<Expr> Summation::sumComposites(const Term &term,
                                             const SplitTerm &parts) {
  Expr summand = Polynomial::fromTerm(term.coefficient, term.monomial);
  // What a handful of numbers add up to is shorter than any formula.
  constexpr int64_t kFew = 4;
  std::optional<Expr> sum = sumTiles(parts);
  if (!sum && Expr::isKnownLE(upper - lower, kFew))
    sum = sumNumbers(summand);
  if (!sum)
    sum = sumQuotients(parts);
  if (!sum)
    sum = sumWithLast(summand);
  if (!sum)
    sum = sumAroundCrossing(summand);
  if (!sum)
    sum = sumNumbers(summand);
  return sum;
}

/// `e` where it is positive; where it is a maximum with 0, what may also be
/// less than that.
static Expr dropZero(const Expr &e) {
  std::optional<ExprExtremum> extremum = e.getExtremum();
  if (!extremum || extremum->isMin)
    return e;
  std::optional<Expr> rest;
  for (const Expr &operand : extremum->operands)
    if (!operand.isZero())
      rest = rest ? Expr::max(*rest, operand) : operand;
  return rest.value_or(e);
}

/// min(c, N - c*i) for i from 0 below U <= max(ceildiv(N, c), 0) takes whole
/// tiles and perhaps a last one, min(c*U, N) in all, where there are any.
std::optional<Expr> Summation::sumTiles(const SplitTerm &term) const {
  if (term.power != 0 || term.composites.size() != 1)
    return std::nullopt;
  const Factor &factor = term.composites.front();
  if (factor.exponent != 1)
    return std::nullopt;
  // In these turns there is something.
  std::optional<ExprExtremum> least =
      dropZero(Polynomial::fromFactor(factor)).getExtremum();
  if (!least || !least->isMin)
    return std::nullopt;
  llvm::ArrayRef<Expr> operands = least->operands;
  for (const Expr &tile : operands) {
    if (tile.dependsOn(index) || !tile.isKnownPositive())
      continue;
    // What is tiled may be a minimum itself: a tile of an outer loop.
    std::optional<Expr> size;
    for (const Expr &operand : operands) {
      if (&operand == &tile)
        continue;
      Expr other = operand + tile * (Expr(index) - lower);
      size = size ? Expr::min(*size, other) : other;
    }
    Expr trips = upper - lower;
    // Without a turn where there is nothing.
    Expr most = Expr::max(Expr::ceilDiv(*size, tile), 0);
    if (size->isPoisoned() || size->dependsOn(index) ||
        !Expr::isKnownLE(trips, most))
      continue;
    if (trips == most)
      return term.constant * Expr::max(0, *size);
    // Term by term, so that what a whole tile more exceeds falls away.
    Expr sum = *size, turning = dropZero(trips);
    std::optional<ExprExtremum> extremum = turning.getExtremum();
    if (!extremum || !extremum->isMin)
      extremum = {/*isMin=*/true, {turning}};
    for (const Expr &operand : extremum->operands)
      sum = Expr::min(sum, tile * operand);
    return term.constant * Expr::max(0, sum);
  }
  return std::nullopt;
}

/// The sum of floordiv(i, d) over i from 0 below `n`: d terms of each of 0,
/// ..., q - 1, and then q, where q is floordiv(n, d). For negative n, less the
/// sum from n below 0.
static Expr sumOfQuotients(const Expr &n, const Expr &divisor) {
  Expr quotient = Expr::floorDiv(n, divisor);
  return divisor * Expr::floorDiv(quotient * (quotient - 1), 2) +
         quotient * (n - divisor * quotient);
}

/// floordiv(i + a, d) and floordiv(a - i, d), which from the last turn back is
/// such a one.
std::optional<Expr> Summation::sumQuotients(const SplitTerm &term) const {
  if (term.power != 0 || term.composites.size() != 1)
    return std::nullopt;
  const Factor &factor = term.composites.front();
  if (!factor.isComposite(CompositeKind::FloorDiv) || factor.exponent != 1)
    return std::nullopt;
  const Expr &dividend = factor.composite->operands[0];
  const Expr &divisor = factor.composite->operands[1];
  Expr end = Expr::max(lower, upper);
  for (int64_t slope : {1, -1}) {
    Expr rest = dividend - Expr(index) * slope;
    if (divisor.dependsOn(index) || rest.isPoisoned() || rest.dependsOn(index))
      continue;
    Expr first = slope > 0 ? lower + rest : rest - end + 1;
    return term.constant * (sumOfQuotients(first + end - lower, divisor) -
                            sumOfQuotients(first, divisor));
  }
  return std::nullopt;
}

/// In the turns of `for (i = 0; i < N; i += c)`, N - c*i is c at least, but for
/// a last one where c does not divide N. Where N makes no difference to the
/// others, floordiv(N, c) of them and the last are the sum.
std::optional<Expr> Summation::sumWithLast(const Expr &summand) const {
  const Factor *trips = getAsAtom(upper - lower);
  if (!trips || !trips->isComposite(CompositeKind::FloorDiv))
    return std::nullopt;
  const Expr &tile = trips->composite->operands[1];
  const Symbol *size = (trips->composite->operands[0] - tile + 1).getSymbol();
  if (!tile.isConstant() || !size || !lower.isZero() || size == &index ||
      !summand.dependsOn(*size) ||
      (size->upper && !Expr::isKnownLE(size->lower, tile)))
    return std::nullopt;
  // What remains of N in turn i, at least c: the symbol takes its place, which
  // can be as large.
  Expr done = tile * Expr(index);
  Expr whole = summand.replace(*size, done + tile + Expr(*size) - size->lower);
  if (whole.isPoisoned() || whole.dependsOn(*size))
    return std::nullopt;
  Expr numWhole = Expr::floorDiv(Expr(*size), tile);
  std::optional<Expr> wholes = sumWithin(work, whole, index, 0, numWhole);
  if (!wholes)
    return std::nullopt;
  Expr last = summand.replace(index, numWhole);
  // Nothing, where nothing remains?
  if (!summand.replace(*size, done).isZero())
    last *= upper - numWhole;
  return *wholes + last;
}

/// The sum below the first crossing of a minimum or maximum, and from there on.
std::optional<Expr> Summation::sumAroundCrossing(const Expr &summand) const {
  Expr joined = joinParallels(summand, index);
  if (joined != summand)
    return sumWithin(work, joined, index, lower, upper);
  std::optional<Crossing> crossing = findCrossing(summand, index);
  if (!crossing)
    return std::nullopt;
  // Takes as long as hundreds of terms.
  constexpr int64_t kWorkOfSplit = 512;
  work -= kWorkOfSplit;
  if (work < 0)
    return std::nullopt;
  Expr end = Expr::max(lower, upper);
  Expr at = Expr::max(lower, Expr::min(crossing->at, end));
  std::optional<Expr> before =
      sumWithin(work, crossing->before, index, lower, at);
  std::optional<Expr> after =
      before ? sumWithin(work, crossing->after, index, at, end) : std::nullopt;
  if (!after)
    return std::nullopt;
  return *before + *after;
}

std::optional<Expr> Summation::sumNumbers(const Expr &summand) const {
  std::optional<int64_t> first = lower.getInt64(), last = upper.getInt64();
  if (!first || !last)
    return std::nullopt;
  if (*first >= *last)
    return 0;
  if (!Expr::isKnownLE(upper - lower, kMaxTrips))
    return std::nullopt;
  work -= *last - *first;
  if (work < 0)
    return std::nullopt;
  Expr sum = 0;
  for (int64_t i = *first; i != *last && !sum.isPoisoned(); ++i)
    sum += summand.substitute([&](const Symbol &symbol) -> std::optional<Expr> {
      if (&symbol == &index)
        return Expr(i);
      return std::nullopt;
    });
  return sum;
}

/// `denominator` times the sum of i^power for i from 0 below `n`, as a
/// polynomial; a multiple of 1, ..., power + 1 as the denominator makes its
/// coefficients integers.
static Expr sumOfPowers(unsigned power, const Expr &n, int64_t denominator) {
  // i^k is the sum over j of S(k, j)*i*(i-1)*...*(i-j+1), S Stirling's numbers
  // of the second kind, and the product over i below n sums up to
  // n*(n-1)*...*(n-j)/(j+1).
  llvm::SmallVector<int64_t> stirling = {1};
  for (unsigned k = 1; k <= power; ++k) {
    stirling.push_back(0);
    for (unsigned j = k; j != 0; --j)
      stirling[j] = stirling[j - 1] + static_cast<int64_t>(j) * stirling[j];
    stirling[0] = 0;
  }
  Expr sum = 0, falling = 1;
  for (unsigned j = 0; j <= power; ++j) {
    falling *= n - static_cast<int64_t>(j);
    sum += falling * Expr(stirling[j]) *
           Expr(denominator / static_cast<int64_t>(j + 1));
  }
  return sum;
}

Expr Summation::sumPowers(int64_t denominator) const {
  // Where nothing but constants is summed, all that matters is the number.
  if (powers.size() == 1)
    return powers[0] * Expr::subtractToZero(upper, lower) * denominator;
  Expr end = Expr::max(lower, upper);
  Expr sum = 0;
  for (auto [power, coefficient] : llvm::enumerate(powers)) {
    if (coefficient.isZero())
      continue;
    unsigned exponent = static_cast<unsigned>(power);
    sum += coefficient * (sumOfPowers(exponent, end, denominator) -
                          sumOfPowers(exponent, lower, denominator));
  }
  return sum;
}

std::optional<Expr> Summation::sum(const Expr &body) {
  Fraction fraction = getFraction(body).value_or(Fraction{body, 1});
  for (const Term &term : Terms(fraction.dividend))
    if (!add(term))
      return std::nullopt;
  // As many products of polynomials of that degree as there are powers,
  // squared.
  int64_t numPowers = static_cast<int64_t>(powers.size());
  work -= numPowers * numPowers * numPowers * numPowers / 16;
  if (work < 0)
    return std::nullopt;
  int64_t denominator = 1;
  for (int64_t n = 2; n <= numPowers; ++n)
    denominator = std::lcm(denominator, n);
  return Expr::floorDiv(sumPowers(denominator) + others * denominator,
                        Polynomial::fromConstant(fraction.divisor) *
                            denominator);
}

std::optional<Expr> Expr::sum(const Expr &body, const Symbol &index,
                              const Expr &lower, const Expr &upper) {
  int64_t work = std::numeric_limits<int64_t>::max();
  return sumWithin(work, body, index, lower, upper);
}

std::optional<Expr> mlir::roofline::sumWithin(int64_t &work, const Expr &body,
                                              const Symbol &index,
                                              const Expr &lower,
                                              const Expr &upper) {
  if (std::optional<Expr> poison = joinPoison(lower, upper))
    return joinPoison(*poison, body);
  if (work <= 0)
    return std::nullopt;
  if (body.isPoisoned())
    return body;
  if (lower.dependsOn(index) || upper.dependsOn(index))
    return std::nullopt;
  if (Expr::isKnownLE(upper, lower))
    return 0;
  work -= static_cast<int64_t>(Terms(body).size());
  return Summation(index, lower, upper, work).sum(body);
}
