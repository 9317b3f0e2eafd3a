//===- LoopBounds.cpp - What holds inside of loops ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopBounds.h"
#include "roofline/Support/Quotient.h"

using namespace mlir;
using namespace mlir::roofline;

/// Whether `expr` is known never to get smaller (with `sign` 1) or larger (with
/// -1) from one value of `symbol` to the next.
static bool isMonotone(const Expr &expr, const Symbol &symbol, int sign) {
  Expr step = expr.replace(symbol, Expr(symbol) + 1) - expr;
  if ((step * sign).isKnownNonNegative())
    return true;
  if (std::optional<ExprExtremum> extremum = expr.getExtremum())
    return llvm::all_of(extremum->operands, [&](const Expr &operand) {
      return isMonotone(operand, symbol, sign);
    });
  if (auto quotient = getQuotient(expr))
    return !quotient->divisor.dependsOn(symbol) &&
           isMonotone(quotient->dividend, symbol, sign);
  // Are all terms, each times something that keeps its sign?
  auto terms = expr.splitTerms(symbol);
  if (terms.size() == 1 && terms.front().second == expr)
    return false;
  return llvm::all_of(terms, [&](const auto &term) {
    const auto &[factor, turning] = term;
    if (factor.isKnownNonNegative())
      return isMonotone(turning, symbol, sign);
    return (-factor).isKnownNonNegative() && isMonotone(turning, symbol, -sign);
  });
}

/// `expr` in the turn of `loop` in which it is largest, or with `least`
/// smallest, if that is its first or last; empty where it neither rises nor
/// falls throughout.
static std::optional<Expr> getAtEnd(const Expr &expr, const LoopRange &loop,
                                    bool least) {
  int sign = least ? 1 : -1;
  if (isMonotone(expr, *loop.index, sign))
    return expr.replace(*loop.index, 0);
  if (isMonotone(expr, *loop.index, -sign))
    return expr.replace(*loop.index, Expr::subtractToZero(loop.trips, 1));
  return std::nullopt;
}

/// The largest of the values of `expr` in the turns of `loop`, one by one,
/// where they are few.
static std::optional<Expr> getMostOfTurns(const Expr &expr,
                                          const LoopRange &loop) {
  constexpr int64_t kMaxTurns = 4096;
  std::optional<int64_t> turns = loop.trips.getInt64();
  if (!turns || *turns > kMaxTurns)
    return std::nullopt;
  Expr most;
  for (int64_t turn = 0; turn < *turns; ++turn)
    most = Expr::max(most, expr.replace(*loop.index, turn));
  return most;
}

std::optional<Expr> mlir::roofline::getMost(const Expr &extent,
                                            ArrayRef<LoopRange> loops) {
  Expr most = extent;
  for (const LoopRange &loop : llvm::reverse(loops)) {
    if (!most.dependsOn(*loop.index))
      continue;
    std::optional<Expr> atEnd = getAtEnd(most, loop, /*least=*/false);
    if (atEnd && atEnd->isConstant()) {
      most = *atEnd;
    } else if (Expr::isKnownLE(most, loop.step)) {
      most = loop.step;
    } else if (atEnd) {
      most = *atEnd;
    } else {
      std::optional<Expr> ofTurns = getMostOfTurns(most, loop);
      if (!ofTurns)
        return std::nullopt;
      most = *ofTurns;
    }
  }
  return most;
}

std::optional<Expr> mlir::roofline::getLeast(const Expr &extent,
                                             ArrayRef<LoopRange> loops) {
  if (!llvm::all_of(loops, [](const LoopRange &loop) {
        return loop.trips.isKnownPositive() &&
               !Dimensions::hasInduction(loop.trips);
      }))
    return std::nullopt;
  Expr least = extent;
  for (const LoopRange &loop : llvm::reverse(loops)) {
    if (!least.dependsOn(*loop.index))
      continue;
    std::optional<Expr> atEnd = getAtEnd(least, loop, /*least=*/true);
    if (!atEnd)
      return std::nullopt;
    least = *atEnd;
  }
  return least;
}

bool mlir::roofline::isNeverNegative(Expr expr, ArrayRef<LoopRange> loops) {
  for (const LoopRange &loop : llvm::reverse(loops)) {
    if (expr.isKnownNonNegative())
      return true;
    expr = getAtEnd(expr, loop, /*least=*/true).value_or(expr);
  }
  return expr.isKnownNonNegative();
}

std::optional<Expr> mlir::roofline::getBound(const Expr &extent,
                                             ArrayRef<LoopRange> loops) {
  if (std::optional<Expr> most = getMost(extent, loops))
    return most;
  std::optional<ExprExtremum> extremum = extent.getExtremum();
  if (!extremum)
    return std::nullopt;
  std::optional<Expr> bound;
  for (const Expr &operand : extremum->operands) {
    std::optional<Expr> other = getBound(operand, loops);
    if (!other && !extremum->isMin)
      return std::nullopt;
    if (!bound || !other)
      bound = bound ? bound : other;
    else
      bound = extremum->isMin ? Expr::min(*bound, *other)
                              : Expr::max(*bound, *other);
  }
  return bound;
}

/// Below which multiple of the turn of `loop` a symbol of its trips is not in
/// any turn, as N for i < ceildiv(N - 3, 8): 8*i + 4 at least.
static std::optional<std::pair<const Symbol *, Expr>>
getLeastInside(const LoopRange &loop) {
  Expr size = loop.trips;
  Expr divisor = 1;
  if (auto quotient = getQuotient(size)) {
    divisor = quotient->divisor;
    size = quotient->dividend - divisor + 1;
  }
  for (const ExprTerm &term : size.getTerms()) {
    if (term.coefficient != 1 || term.factors.size() != 1 ||
        !term.factors.front().symbol || term.factors.front().exponent != 1)
      continue;
    const Symbol *symbol = term.factors.front().symbol;
    Expr rest = size - Expr(*symbol);
    Expr least = divisor * Expr(*loop.index) + 1 - rest;
    if (!divisor.isConstant() || least.dependsOn(*symbol) ||
        (symbol->upper && !Expr::isKnownLE(symbol->lower, least)))
      continue;
    return std::pair(symbol, least);
  }
  return std::nullopt;
}

/// Whether there is a minimum or maximum somewhere in `expr`.
static bool hasExtremum(const Expr &expr) {
  return llvm::any_of(expr.getTerms(), [](const ExprTerm &term) {
    return llvm::any_of(term.factors, [](const ExprFactor &factor) {
      return factor.kind == ExprFactor::Kind::Min ||
             factor.kind == ExprFactor::Kind::Max ||
             llvm::any_of(factor.operands, hasExtremum);
    });
  });
}

Expr mlir::roofline::simplifyInside(const Expr &inside,
                                    ArrayRef<LoopRange> loops) {
  if (inside.isPoisoned() || !hasExtremum(inside))
    return inside;
  Expr count = inside;
  // Counted from the last turn down, min(S, i + 1) is S - j, which is i + 1.
  auto mirror = [&count](const LoopRange &loop) {
    count = count.replace(*loop.index, loop.trips - 1 - Expr(*loop.index));
  };
  llvm::for_each(llvm::reverse(loops), mirror);
  llvm::for_each(loops, mirror);
  // With what a size is more than that, min(N, i + 1) is i + 1.
  for (const LoopRange &loop : loops) {
    auto size = getLeastInside(loop);
    if (!size)
      continue;
    auto [symbol, least] = *size;
    Expr more = Expr(*symbol) - symbol->lower;
    count = count.replace(*symbol, least + more)
                .replace(*symbol, Expr(*symbol) - least + symbol->lower);
  }
  return count.isPoisoned() ? inside : count;
}
