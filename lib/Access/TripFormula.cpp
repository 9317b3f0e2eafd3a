//===- TripFormula.cpp - How often a loop turns ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TripFormula.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::roofline;

std::optional<TripFormula> TripFormula::create(const Expr &trips,
                                               LoopOf loopOf) {
  if (trips.isPoisoned())
    return std::nullopt;
  TripFormula formula;
  for (const ExprTerm &term : trips.getTerms()) {
    Term &copy = formula.terms.emplace_back();
    copy.coefficient = static_cast<int64_t>(term.coefficient);
    if (copy.coefficient != term.coefficient)
      return std::nullopt;
    for (const ExprFactor &factor : term.factors) {
      Factor part{factor.kind, factor.exponent, 0, {}};
      if (factor.kind == ExprFactor::Kind::Symbol) {
        std::optional<unsigned> loop = loopOf(*factor.symbol);
        if (!loop)
          return std::nullopt;
        part.loop = *loop;
      }
      for (const Expr &operand : factor.operands) {
        std::optional<TripFormula> inner = create(operand, loopOf);
        if (!inner)
          return std::nullopt;
        part.operands.push_back(std::move(*inner));
      }
      copy.factors.push_back(std::move(part));
    }
  }
  return formula;
}

std::optional<int64_t> TripFormula::Factor::evaluate(TurnOf turnOf) const {
  if (kind == ExprFactor::Kind::Symbol)
    return turnOf(loop);
  std::optional<int64_t> result = operands.front().evaluate(turnOf);
  for (const TripFormula &operand : llvm::drop_begin(operands)) {
    std::optional<int64_t> next = operand.evaluate(turnOf);
    if (!result || !next)
      return std::nullopt;
    switch (kind) {
    case ExprFactor::Kind::Min:
      result = std::min(*result, *next);
      break;
    case ExprFactor::Kind::Max:
      result = std::max(*result, *next);
      break;
    case ExprFactor::Kind::FloorDiv:
      if (*next < 1)
        return std::nullopt;
      result = *result / *next - (*result % *next < 0);
      break;
    case ExprFactor::Kind::Symbol:
      llvm_unreachable("has no operands");
    }
  }
  return result;
}

std::optional<int64_t> TripFormula::evaluate(TurnOf turnOf) const {
  int64_t sum = 0;
  for (const Term &term : terms) {
    int64_t product = term.coefficient;
    for (const Factor &factor : term.factors) {
      std::optional<int64_t> value = factor.evaluate(turnOf);
      if (!value)
        return std::nullopt;
      for (unsigned i = 0; i < factor.exponent; ++i)
        if (__builtin_mul_overflow(product, *value, &product))
          return std::nullopt;
    }
    if (__builtin_add_overflow(sum, product, &sum))
      return std::nullopt;
  }
  return sum;
}

bool TripFormula::dependsOn(unsigned loop) const {
  return llvm::any_of(terms, [&](const Term &term) {
    return llvm::any_of(term.factors, [&](const Factor &factor) {
      return factor.kind == ExprFactor::Kind::Symbol
                 ? factor.loop == loop
                 : llvm::any_of(factor.operands, [&](const TripFormula &part) {
                     return part.dependsOn(loop);
                   });
    });
  });
}
