//===- ExactQuotients.cpp - Polynomials over one divisor ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A quotient without remainder for all integers, as n*(n - 1)/2, is a
// polynomial with fractions as coefficients. Sums and products of such are
// brought over one divisor in lowest terms, so that equal ones print equally.
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using llvm::ArrayRef;

//===----------------------------------------------------------------------===//
// Which quotients are exact
//===----------------------------------------------------------------------===//

/// `a * b` modulo `divisor`, which is below 2^62.
static Int128 multiplyModulo(Int128 a, Int128 b, Int128 divisor) {
  return a % divisor * (b % divisor) % divisor;
}

namespace {

/// An atom and the highest exponent it has.
struct Variable {
  Factor atom;
  unsigned degree;
};

} // namespace

static llvm::SmallVector<Variable> collectVariables(const Expr &e) {
  llvm::SmallVector<Variable> variables;
  for (const Term &term : Terms(e)) {
    for (const Factor &factor : term.monomial) {
      auto *known = llvm::find_if(variables, [&](const Variable &variable) {
        return compareAtoms(variable.atom, factor) == 0;
      });
      if (known == variables.end())
        variables.push_back({factor, factor.exponent});
      else
        known->degree = std::max(known->degree, factor.exponent);
    }
  }
  return variables;
}

/// The value of `e` modulo `divisor` where the variables have `values`.
static Int128 evaluateModulo(const Expr &e, Int128 divisor,
                             ArrayRef<Variable> variables,
                             ArrayRef<unsigned> values) {
  Int128 sum = 0;
  for (const Term &term : Terms(e)) {
    Int128 product = term.coefficient % divisor;
    for (const Factor &factor : term.monomial)
      for (auto [variable, value] : llvm::zip(variables, values))
        if (compareAtoms(variable.atom, factor) == 0)
          for (unsigned i = 0; i != factor.exponent; ++i)
            product = multiplyModulo(product, value, divisor);
    sum = (sum + product) % divisor;
  }
  return sum;
}

bool mlir::roofline::isExactQuotient(const Expr &dividend, Int128 divisor) {
  // What is linear has no content in common with the divisor by now.
  if (divisor >> 62 != 0 || getDegree(Terms(dividend).front().monomial) < 2)
    return false;
  llvm::SmallVector<Variable> variables = collectVariables(dividend);
  unsigned points = 1;
  for (const Variable &variable : variables) {
    points *= variable.degree + 1;
    if (points > 256)
      return false;
  }
  // By Newton's forward differences a polynomial of degree n in a variable is a
  // multiple everywhere if it is one at 0, 1, ..., n.
  for (unsigned point = 0; point != points; ++point) {
    llvm::SmallVector<unsigned> values;
    unsigned rest = point;
    for (const Variable &variable : variables) {
      values.push_back(rest % (variable.degree + 1));
      rest /= variable.degree + 1;
    }
    if (evaluateModulo(dividend, divisor, variables, values) != 0)
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Over one divisor
//===----------------------------------------------------------------------===//

/// `term` with the dividends of exact quotients in their place, over the
/// product of their divisors. Empty where that gets too large.
static std::optional<Fraction> expand(const Term &term) {
  Monomial others;
  Fraction product = {1, 1};
  for (const Factor &factor : term.monomial) {
    if (!factor.composite || !factor.composite->isExact) {
      others.push_back(factor);
      continue;
    }
    ArrayRef<Expr> operands = factor.composite->operands;
    product.dividend *= power(operands[0], factor.exponent);
    for (unsigned i = 0; i != factor.exponent; ++i)
      if (__builtin_mul_overflow(product.divisor,
                                 Polynomial::getConstant(operands[1]),
                                 &product.divisor))
        return std::nullopt;
  }
  product.dividend *= Polynomial::fromTerm(term.coefficient, std::move(others));
  if (product.dividend.isPoisoned())
    return std::nullopt;
  return product;
}

static bool hasExactQuotient(const Term &term) {
  return llvm::any_of(term.monomial, [](const Factor &factor) {
    return factor.composite && factor.composite->isExact;
  });
}

static std::optional<Fraction> addUp(ArrayRef<Term> terms) {
  if (llvm::none_of(terms, hasExactQuotient))
    return std::nullopt;
  Fraction sum = {0, 1};
  for (const Term &term : terms) {
    std::optional<Fraction> part = expand(term);
    if (!part)
      return std::nullopt;
    Int128 factor = part->divisor / getGcd(sum.divisor, part->divisor);
    Int128 divisor;
    if (__builtin_mul_overflow(sum.divisor, factor, &divisor))
      return std::nullopt;
    sum.dividend =
        sum.dividend * Polynomial::fromConstant(factor) +
        part->dividend * Polynomial::fromConstant(divisor / part->divisor);
    sum.divisor = divisor;
    if (sum.dividend.isPoisoned())
      return std::nullopt;
  }
  return sum;
}

std::optional<Fraction> mlir::roofline::getFraction(const Expr &e) {
  if (e.isPoisoned())
    return std::nullopt;
  Terms terms(e);
  return addUp(ArrayRef(terms.begin(), terms.end()));
}

Monomial mlir::roofline::getFreeFactor(const Expr &dividend, Int128 divisor) {
  Monomial common = Terms(dividend).front().monomial;
  for (const Term &term : Terms(dividend))
    common = getCommon(common, term.monomial);
  Monomial free;
  for (const Factor &atom : common) {
    Factor factor = atom;
    for (; factor.exponent != 0; --factor.exponent) {
      Monomial more = multiply(free, {factor});
      if (isExactQuotient(divideBy(dividend, more), divisor)) {
        free = more;
        break;
      }
    }
  }
  return free;
}

std::optional<Expr> mlir::roofline::joinExactQuotients(ArrayRef<Term> terms) {
  std::optional<Fraction> sum = addUp(terms);
  if (!sum)
    return std::nullopt;
  Int128 common = getContent(sum->dividend, sum->divisor);
  Expr rest = divideCoefficients(sum->dividend, common);
  Int128 divisor = sum->divisor / common;
  Expr whole = takeMultiples(rest, divisor);
  if (rest.isZero())
    return whole;
  if (!isExactQuotient(rest, divisor))
    return std::nullopt; // Too large to be shown so.
  Monomial factor = getFreeFactor(rest, divisor);
  Expr quotient = Polynomial::fromComposite(
      CompositeKind::FloorDiv,
      {divideBy(rest, factor), Polynomial::fromConstant(divisor)});
  const Factor *atom = quotient.isPoisoned() ? nullptr : getAsAtom(quotient);
  if (!atom)
    return whole + quotient * Polynomial::fromTerm(1, factor);
  Terms wholeTerms(whole);
  TermList all(wholeTerms.begin(), wholeTerms.end());
  Term last = {1, multiply(factor, {*atom})};
  all.insert(llvm::upper_bound(all, last,
                               [](const Term &lhs, const Term &rhs) {
                                 return compareMonomials(lhs.monomial,
                                                         rhs.monomial) < 0;
                               }),
             last);
  return Polynomial::fromJoined(std::move(all));
}
