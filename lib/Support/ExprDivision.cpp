//===- ExprDivision.cpp - Quotients in canonical form ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"

using namespace mlir::roofline;

/// Steps of a polynomial division before it is left alone.
static constexpr unsigned kMaxDivisionSteps = 64;

Expr Expr::ceilDiv(const Expr &lhs, const Expr &rhs) {
  return floorDiv(lhs + rhs - 1, rhs);
}

Expr Expr::mod(const Expr &lhs, const Expr &rhs) {
  return lhs - rhs * floorDiv(lhs, rhs);
}

Expr mlir::roofline::divideCoefficients(const Expr &e, Int128 divisor) {
  TermList terms;
  for (const Term &term : Terms(e)) {
    Int128 coefficient = floorDivide(term.coefficient, divisor);
    if (coefficient != 0)
      terms.push_back({coefficient, term.monomial});
  }
  return Polynomial::fromSorted(std::move(terms));
}

Int128 mlir::roofline::getContent(const Expr &e, Int128 start) {
  for (const Term &term : Terms(e))
    if (!term.monomial.empty())
      start = getGcd(start, term.coefficient);
  return start;
}

//===----------------------------------------------------------------------===//
// By a constant
//===----------------------------------------------------------------------===//

Expr mlir::roofline::takeMultiples(Expr &dividend, Int128 divisor) {
  TermList whole, rest;
  for (const Term &term : Terms(dividend)) {
    Int128 quotient = floorDivide(term.coefficient, divisor);
    Int128 remainder = term.coefficient - quotient * divisor;
    if (!term.monomial.empty() && remainder != 0) {
      rest.push_back(term);
      continue;
    }
    if (quotient != 0)
      whole.push_back({quotient, term.monomial});
    if (remainder != 0)
      rest.push_back({remainder, {}});
  }
  dividend = Polynomial::fromSorted(std::move(rest));
  return Polynomial::fromSorted(std::move(whole));
}

/// floordiv(floordiv(a, b) + k, c) as floordiv(a + k*b, b*c), all but `a`
/// constants; empty where `dividend` has another form.
static std::optional<Expr> flattenQuotient(const Expr &dividend,
                                           Int128 divisor) {
  Expr offset = Polynomial::fromConstant(getConstantPart(dividend));
  Expr quotient = dividend - offset;
  const Factor *atom = getAsAtom(quotient);
  if (!atom || !atom->isComposite(CompositeKind::FloorDiv) ||
      !atom->composite->operands[1].isConstant())
    return std::nullopt;
  const Expr &inner = atom->composite->operands[1];
  Expr product = inner * Polynomial::fromConstant(divisor);
  Expr sum = atom->composite->operands[0] + offset * inner;
  if (product.isPoisoned() || sum.isPoisoned())
    return std::nullopt;
  return Expr::floorDiv(sum, product);
}

/// Whether all terms but the constant have negative coefficients.
static bool isFalling(const Expr &e) {
  return llvm::all_of(Terms(e), [](const Term &term) {
    return term.coefficient < 0 || term.monomial.empty();
  });
}

/// The quotient of a sum with one minimum or maximum in it as that of the
/// quotients: a quotient never falls. Empty where `dividend` is none.
static std::optional<Expr> divideOperands(const Expr &dividend,
                                          Int128 divisor) {
  constexpr size_t kMaxOperands = 4;
  const Term *only = nullptr;
  for (const Term &term : Terms(dividend)) {
    bool hasExtremum = llvm::any_of(term.monomial, [](const Factor &factor) {
      return factor.isComposite(CompositeKind::Min) ||
             factor.isComposite(CompositeKind::Max);
    });
    if (!hasExtremum)
      continue;
    if (only || term.monomial.size() != 1 ||
        term.monomial.front().exponent != 1)
      return std::nullopt;
    only = &term;
  }
  if (!only)
    return std::nullopt;
  const Composite &extremum = *only->monomial.front().composite;
  if (extremum.operands.size() > kMaxOperands)
    return std::nullopt;
  Expr scale = Polynomial::fromConstant(only->coefficient);
  Expr rest =
      dividend - Polynomial::fromTerm(only->coefficient, only->monomial);
  llvm::SmallVector<Expr, 4> quotients;
  for (const Expr &operand : extremum.operands)
    quotients.push_back(Expr::floorDiv(scale * operand + rest,
                                       Polynomial::fromConstant(divisor)));
  bool isMin = (extremum.kind == CompositeKind::Min) == (only->coefficient > 0);
  return compose(isMin ? CompositeKind::Min : CompositeKind::Max, quotients);
}

static Expr divideByConstant(Expr dividend, Int128 divisor) {
  if (divisor == 1)
    return dividend;
  if (std::optional<Expr> quotient = divideOperands(dividend, divisor))
    return *quotient;
  if (std::optional<Fraction> fraction = getFraction(dividend)) {
    if (__builtin_mul_overflow(fraction->divisor, divisor, &divisor))
      return Expr::overflow();
    return divideByConstant(fraction->dividend, divisor);
  }
  Expr whole = takeMultiples(dividend, divisor);
  if (dividend.isConstant())
    return whole; // Between 0 and the divisor.
  Int128 common = getContent(dividend, divisor);
  if (common != 1)
    return whole + divideByConstant(divideCoefficients(dividend, common),
                                    divisor / common);
  Expr divisorExpr = Polynomial::fromConstant(divisor);
  if (isExactQuotient(dividend, divisor))
    return whole + Polynomial::fromComposite(CompositeKind::FloorDiv,
                                             {dividend, divisorExpr});
  // One form for floor(-a / b) and -ceil(a / b), which are equal.
  if (Expr risen = Polynomial::fromConstant(divisor - 1) - dividend;
      isFalling(dividend) && !risen.isPoisoned())
    return whole - divideByConstant(risen, divisor);
  if (std::optional<Expr> flat = flattenQuotient(dividend, divisor))
    return whole + *flat;
  if (dividend.isKnownNonNegative() && Expr::isKnownLT(dividend, divisorExpr))
    return whole;
  return whole + Polynomial::fromComposite(CompositeKind::FloorDiv,
                                           {std::move(dividend), divisorExpr});
}

//===----------------------------------------------------------------------===//
// By symbols
//===----------------------------------------------------------------------===//

/// Polynomial division: takes multiples of `divisor` out of `dividend` and
/// returns their quotient. Leaves `dividend` alone where that does not come to
/// an end.
static Expr takeMultiplesOf(const Expr &divisor, Expr &dividend) {
  const Term leading = Terms(divisor).front();
  Expr rest = dividend, whole = 0;
  for (unsigned step = 0; step != kMaxDivisionSteps; ++step) {
    std::optional<Expr> multiple;
    for (const Term &term : Terms(rest)) {
      if (term.coefficient % leading.coefficient != 0)
        continue;
      if (std::optional<Monomial> quotient =
              divide(term.monomial, leading.monomial)) {
        multiple = Polynomial::fromTerm(term.coefficient / leading.coefficient,
                                        *quotient);
        break;
      }
    }
    if (!multiple) {
      dividend = rest;
      return whole;
    }
    whole += *multiple;
    rest -= *multiple * divisor;
    if (rest.isPoisoned() || whole.isPoisoned())
      break;
  }
  return 0;
}

/// The power product that divides all terms of both and is not negative, so
/// that the divisor stays positive without it.
static Monomial getCommonFactor(const Expr &dividend, const Expr &divisor) {
  Monomial common = Terms(divisor).front().monomial;
  for (const Expr *side : {&divisor, &dividend})
    for (const Term &term : Terms(*side))
      common = getCommon(common, term.monomial);
  llvm::erase_if(common, [](const Factor &factor) {
    return factor.getBounds().lower < 0;
  });
  return common;
}

Expr mlir::roofline::divideBy(const Expr &e, const Monomial &monomial) {
  TermList terms;
  for (const Term &term : Terms(e))
    terms.push_back({term.coefficient, *divide(term.monomial, monomial)});
  return Polynomial::fromSorted(std::move(terms));
}

/// The quotient of what has no multiple of the divisor any more.
static Expr divideRest(const Expr &dividend, const Expr &divisor) {
  if (dividend.isZero())
    return 0;
  Monomial factor = getCommonFactor(dividend, divisor);
  if (!factor.empty())
    return Expr::floorDiv(divideBy(dividend, factor),
                          divideBy(divisor, factor));
  Int128 common =
      getContent(dividend, getContent(divisor, getConstantPart(divisor)));
  if (common != 1)
    return Expr::floorDiv(divideCoefficients(dividend, common),
                          divideCoefficients(divisor, common));
  if (dividend.isKnownNonNegative() && Expr::isKnownLT(dividend, divisor))
    return 0;
  Expr shifted = dividend + divisor;
  if (shifted.isPoisoned())
    return shifted;
  if (shifted.isKnownNonNegative() && Expr::isKnownLT(dividend, 0))
    return -1;
  // One form for ceil(a, b) and floor(a - 1, b) + 1, which are equal.
  bool isCeil = getConstantPart(dividend) < 0;
  return Polynomial::fromComposite(CompositeKind::FloorDiv,
                                   {isCeil ? shifted : dividend, divisor}) -
         (isCeil ? 1 : 0);
}

Expr Expr::floorDiv(const Expr &lhs, const Expr &rhs) {
  if (std::optional<Expr> poison = joinPoison(lhs, rhs))
    return *poison;
  if (rhs.isConstant()) {
    if (rhs.constant < 1)
      return overflow();
    if (lhs.isConstant())
      return fromInt128(floorDivide(lhs.constant, rhs.constant));
    return divideByConstant(lhs, rhs.constant);
  }
  Expr rest = lhs;
  Expr whole = takeMultiplesOf(rhs, rest);
  return whole + divideRest(rest, rhs);
}
