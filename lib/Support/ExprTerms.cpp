//===- ExprTerms.cpp - Expressions by their structure ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"
#include "roofline/Support/Quotient.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

static ExprFactor getView(const Factor &factor) {
  if (factor.symbol)
    return {ExprFactor::Kind::Symbol, factor.exponent, factor.symbol, {}};
  ExprFactor::Kind kind =
      factor.isComposite(CompositeKind::FloorDiv) ? ExprFactor::Kind::FloorDiv
      : factor.isComposite(CompositeKind::Min)    ? ExprFactor::Kind::Min
                                                  : ExprFactor::Kind::Max;
  return {kind, factor.exponent, nullptr, factor.composite->operands};
}

SmallVector<ExprTerm, 2> Expr::getTerms() const {
  SmallVector<ExprTerm, 2> views;
  for (const Term &term : Terms(*this)) {
    ExprTerm &view = views.emplace_back();
    view.coefficient = term.coefficient;
    for (const Factor &factor : term.monomial)
      view.factors.push_back(getView(factor));
  }
  return views;
}

SmallVector<std::pair<Expr, Expr>, 2>
Expr::splitTerms(const Symbol &symbol) const {
  SmallVector<std::pair<Expr, Expr>, 2> split;
  for (const Term &term : Terms(*this)) {
    Monomial without, with;
    for (const Factor &factor : term.monomial) {
      bool depends = Polynomial::fromFactor(factor).dependsOn(symbol);
      (depends ? with : without).push_back(factor);
    }
    split.emplace_back(
        Polynomial::fromTerm(term.coefficient, std::move(without)),
        Polynomial::fromTerm(1, std::move(with)));
  }
  return split;
}

/// The minimum (with `isMin`) or maximum of what `change` makes of `operands`.
static Expr mapExtremum(ArrayRef<Expr> operands, bool isMin,
                        llvm::function_ref<Expr(const Expr &)> change) {
  return compose(isMin ? CompositeKind::Min : CompositeKind::Max,
                 llvm::map_to_vector<4>(operands, change));
}

/// The minimum or maximum that `term` is a multiple of, by what is known not to
/// be negative but for the number; null if there is none.
static const Factor *findExtremum(const Term &term) {
  const Factor *found = nullptr;
  for (const Factor &factor : term.monomial) {
    bool isExtremum = factor.isComposite(CompositeKind::Min) ||
                      factor.isComposite(CompositeKind::Max);
    if (isExtremum && !found && factor.exponent == 1)
      found = &factor;
    else if (factor.getBounds().lower < 0)
      return nullptr;
  }
  return found;
}

std::optional<ExprExtremum> Expr::getExtremum() const {
  for (const Term &term : Terms(*this)) {
    const Factor *factor = findExtremum(term);
    if (!factor)
      continue;
    Monomial others = term.monomial;
    others.erase(others.begin() + (factor - term.monomial.begin()));
    Expr times = Polynomial::fromTerm(term.coefficient, std::move(others));
    Expr rest = *this - times * Polynomial::fromFactor(*factor);
    bool isMin = factor->isComposite(CompositeKind::Min);
    ExprExtremum extremum{isMin == (term.coefficient > 0), {}};
    for (const Expr &operand : factor->composite->operands)
      extremum.operands.push_back(operand * times + rest);
    return extremum;
  }
  return std::nullopt;
}

std::optional<ExprQuotient> mlir::roofline::getQuotient(const Expr &e) {
  const Factor *atom = getAsAtom(e);
  if (!atom || !atom->isComposite(CompositeKind::FloorDiv))
    return std::nullopt;
  ArrayRef<Expr> operands = atom->composite->operands;
  return ExprQuotient{operands[0], operands[1]};
}

Expr Expr::subtractInside(const Expr &lhs, const Expr &rhs) {
  if (lhs.isPoisoned() || rhs.isPoisoned())
    return lhs - rhs;
  if (std::optional<ExprExtremum> extremum = lhs.getExtremum())
    return mapExtremum(
        extremum->operands, extremum->isMin,
        [&](const Expr &operand) { return subtractInside(operand, rhs); });
  if (std::optional<ExprExtremum> extremum = rhs.getExtremum())
    return mapExtremum(extremum->operands, !extremum->isMin,
                       [&](const Expr &operand) { return lhs - operand; });
  return lhs - rhs;
}

Count Expr::getWeight() const {
  if (isPoisoned())
    return Count::overflow();
  Count weight;
  for (const Term &term : Terms(*this)) {
    if (llvm::any_of(term.monomial, [](const Factor &factor) {
          return factor.composite && factor.composite->isExact;
        }))
      return Count::overflow();
    Int128 size = term.coefficient < 0 ? -term.coefficient : term.coefficient;
    weight += Polynomial::fromConstant(size).getCount().value();
  }
  return weight;
}

Expr Expr::commonDivisor(ArrayRef<Expr> exprs) {
  Int128 number = 0;
  std::optional<Monomial> atoms;
  for (const Expr &e : exprs) {
    for (const Term &term : Terms(e)) {
      number = getGcd(number, term.coefficient);
      atoms = atoms ? getCommon(*atoms, term.monomial) : term.monomial;
    }
  }
  if (!atoms)
    return 1;
  llvm::erase_if(*atoms, [](const Factor &factor) {
    return factor.getBounds().lower < 0;
  });
  return Polynomial::fromTerm(number, std::move(*atoms));
}

std::optional<SmallVector<Expr, 4>> Expr::getProportion(ArrayRef<Expr> exprs) {
  // All of them over one divisor, without which they are polynomials.
  SmallVector<Fraction, 4> fractions;
  Int128 divisor = 1;
  for (const Expr &e : exprs) {
    if (e.isPoisoned() || e.isZero())
      return std::nullopt;
    fractions.push_back(getFraction(e).value_or(Fraction{e, 1}));
    Int128 own = fractions.back().divisor;
    if (__builtin_mul_overflow(divisor, own / getGcd(divisor, own), &divisor))
      return std::nullopt;
  }
  SmallVector<Expr, 4> numbers;
  std::optional<Expr> common;
  for (const Fraction &fraction : fractions) {
    const Expr &dividend = fraction.dividend;
    Int128 content = getContent(dividend, getConstantPart(dividend));
    Expr primitive = divideCoefficients(dividend, content);
    if (common && *common != primitive)
      return std::nullopt;
    common = primitive;
    numbers.push_back(Polynomial::fromConstant(content) *
                      Polynomial::fromConstant(divisor / fraction.divisor));
    if (numbers.back().isPoisoned())
      return std::nullopt;
  }
  return numbers;
}
