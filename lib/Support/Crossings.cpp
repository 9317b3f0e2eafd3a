//===- Crossings.cpp - Minima and maxima along an index -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Crossings.h"
#include "roofline/Support/Quotient.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

/// By how much `e` changes with each value of `index`, if that is always the
/// same number.
static std::optional<int64_t> getSlope(const Expr &e, const Symbol &index) {
  Expr start = e.replace(index, 0);
  std::optional<int64_t> slope = (e.replace(index, 1) - start).getInt64();
  if (!slope || *slope == INT64_MIN || start.isPoisoned() ||
      e != start + Expr(index) * *slope)
    return std::nullopt;
  return slope;
}

/// `e` with what `change` makes of each composite that depends on `index`, of
/// which it gets the operands changed already.
static Expr mapComposites(
    const Expr &e, const Symbol &index,
    llvm::function_ref<Expr(const Composite &, ArrayRef<Expr>)> change) {
  Expr result;
  for (const Term &term : Terms(e)) {
    Expr product = Polynomial::fromConstant(term.coefficient);
    for (const Factor &factor : term.monomial) {
      if (factor.symbol || !dependsOn(factor, index)) {
        product *= Polynomial::fromFactor(factor);
        continue;
      }
      SmallVector<Expr, 4> operands;
      for (const Expr &operand : factor.composite->operands)
        operands.push_back(operand.isPoisoned()
                               ? operand
                               : mapComposites(operand, index, change));
      product *= power(change(*factor.composite, operands), factor.exponent);
    }
    result += product;
    if (result.isPoisoned())
      return result;
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Parallels
//===----------------------------------------------------------------------===//

Expr mlir::roofline::joinParallels(const Expr &e, const Symbol &index) {
  return mapComposites(
      e, index, [&](const Composite &composite, ArrayRef<Expr> operands) {
        if (composite.kind == CompositeKind::FloorDiv)
          return compose(composite.kind, operands);
        // By slope, what is left without it.
        SmallVector<std::pair<int64_t, Expr>, 4> lines;
        SmallVector<Expr, 4> joined;
        for (const Expr &operand : operands) {
          std::optional<int64_t> slope = getSlope(operand, index);
          if (!slope) {
            joined.push_back(operand);
            continue;
          }
          Expr start = operand.replace(index, 0);
          auto *known = llvm::find_if(
              lines, [&](const auto &line) { return line.first == *slope; });
          if (known == lines.end())
            lines.emplace_back(*slope, start);
          else
            known->second = compose(composite.kind, {known->second, start});
        }
        for (const auto &[slope, start] : lines)
          joined.push_back(start + Expr(index) * slope);
        return compose(composite.kind, joined);
      });
}

//===----------------------------------------------------------------------===//
// Crossings
//===----------------------------------------------------------------------===//

namespace {
/// Two operands of a composite that cross.
struct Pair {
  const Composite *composite;
  unsigned first, second;
  /// Negative where the first is no larger than the second, else it is no
  /// smaller.
  Expr distance;
  int64_t slope;
};
} // namespace

/// What has the sign of `lhs - rhs`, as far as that is not 0: of quotients by
/// one divisor, or of one and what is none, the dividends tell.
static Expr getDistance(const Expr &lhs, const Expr &rhs) {
  std::optional<ExprQuotient> left = getQuotient(lhs), right = getQuotient(rhs);
  if (left && right && left->divisor == right->divisor)
    return left->dividend - right->dividend;
  if (left && !right)
    return left->dividend - left->divisor * rhs;
  // floordiv(x, d) > r is x >= d*(r + 1).
  if (right && !left)
    return right->divisor * (lhs + 1) - 1 - right->dividend;
  return lhs - rhs;
}

/// The innermost pair that crosses.
static std::optional<Pair> findPair(const Expr &e, const Symbol &index) {
  for (const Term &term : Terms(e))
    for (const Factor &factor : term.monomial) {
      if (factor.symbol || !dependsOn(factor, index))
        continue;
      ArrayRef<Expr> operands = factor.composite->operands;
      for (const Expr &operand : operands)
        if (std::optional<Pair> inner = findPair(operand, index))
          return inner;
      if (factor.isComposite(CompositeKind::FloorDiv))
        continue;
      for (unsigned i = 0; i < operands.size(); ++i)
        for (unsigned j = i + 1; j < operands.size(); ++j) {
          Expr distance = getDistance(operands[i], operands[j]);
          std::optional<int64_t> slope = getSlope(distance, index);
          if (slope.value_or(0) != 0)
            return Pair{factor.composite.get(), i, j, distance, *slope};
        }
    }
  return std::nullopt;
}

std::optional<Crossing> mlir::roofline::findCrossing(const Expr &e,
                                                     const Symbol &index) {
  std::optional<Pair> pair = findPair(e, index);
  if (!pair)
    return std::nullopt;
  const Composite &crossing = *pair->composite;
  auto without = [&](unsigned left) {
    return mapComposites(
        e, index, [&](const Composite &composite, ArrayRef<Expr> operands) {
          if (composite.kind != crossing.kind ||
              composite.operands != crossing.operands)
            return compose(composite.kind, operands);
          SmallVector<Expr, 4> kept(operands);
          kept.erase(kept.begin() + left);
          return compose(composite.kind, kept);
        });
  };
  // Before that, the first is the smaller one if it rises against the second.
  Expr distance = pair->distance.replace(index, 0);
  Expr at = pair->slope > 0 ? Expr::ceilDiv(-distance, pair->slope)
                            : Expr::ceilDiv(distance, -pair->slope);
  bool isFirstBefore =
      (pair->slope > 0) == (crossing.kind == CompositeKind::Min);
  return Crossing{at, without(isFirstBefore ? pair->second : pair->first),
                  without(isFirstBefore ? pair->first : pair->second)};
}
