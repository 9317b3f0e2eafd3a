//===- Envelope.cpp - Polynomials that an expression lies between ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Envelope.h"
#include "PieceBuilder.h"

using namespace mlir::roofline;
using llvm::DynamicAPInt;

static UnivariatePolynomial scale(const UnivariatePolynomial &polynomial,
                                  const DynamicAPInt &factor) {
  return polynomial * UnivariatePolynomial(factor);
}

/// `envelope` in a `unit` that is a multiple of its own.
static Envelope convert(const Envelope &envelope, const DynamicAPInt &unit) {
  DynamicAPInt factor = unit / envelope.unit;
  return {scale(envelope.lower, factor), scale(envelope.upper, factor), unit};
}

static DynamicAPInt getCommonUnit(const Envelope &lhs, const Envelope &rhs) {
  return lhs.unit / llvm::gcd(lhs.unit, rhs.unit) * rhs.unit;
}

static Envelope operator+(const Envelope &lhs, const Envelope &rhs) {
  DynamicAPInt unit = getCommonUnit(lhs, rhs);
  Envelope left = convert(lhs, unit), right = convert(rhs, unit);
  return {left.lower + right.lower, left.upper + right.upper, unit};
}

/// Of what is not negative.
static Envelope operator*(const Envelope &lhs, const Envelope &rhs) {
  return {lhs.lower * rhs.lower, lhs.upper * rhs.upper, lhs.unit * rhs.unit};
}

/// The envelope of what is no less than zero where `envelope` is; empty where
/// that may be negative.
static std::optional<Envelope> raiseToZero(Envelope envelope) {
  if (!envelope.upper.hasNoNegative())
    return std::nullopt;
  if (!envelope.lower.hasNoNegative())
    envelope.lower = UnivariatePolynomial();
  return envelope;
}

namespace {
class EnvelopeFinder {
public:
  EnvelopeFinder(const Symbol &symbol, int64_t from)
      : symbol(symbol), from(from) {}

  std::optional<Envelope> find(const Expr &e) const;

private:
  std::optional<Envelope> findFactor(const ExprFactor &factor) const;
  std::optional<Envelope> findQuotient(const ExprFactor &factor) const;
  std::optional<Envelope> findExtremum(const ExprFactor &factor) const;

  const Symbol &symbol;
  int64_t from;
};
} // namespace

/// dividend / divisor - 1 < quotient <= dividend / divisor.
std::optional<Envelope>
EnvelopeFinder::findQuotient(const ExprFactor &factor) const {
  std::optional<Envelope> result = find(factor.operands[0]);
  std::optional<int64_t> number = factor.operands[1].getInt64();
  if (!result || !number || *number <= 0 || !result->lower.hasNoNegative())
    return std::nullopt;
  DynamicAPInt divisor(*number);
  result->lower =
      result->lower - UnivariatePolynomial((divisor - 1) * result->unit);
  result->unit = result->unit * divisor;
  return raiseToZero(std::move(*result));
}

/// Of operands that are not negative: between zero and the first of a minimum,
/// between the first and the sum of all of a maximum.
std::optional<Envelope>
EnvelopeFinder::findExtremum(const ExprFactor &factor) const {
  std::optional<Envelope> result;
  for (const Expr &operand : factor.operands) {
    std::optional<Envelope> next = find(operand);
    if (!next || !next->lower.hasNoNegative())
      return std::nullopt;
    if (!result) {
      result = std::move(next);
      continue;
    }
    bool isMin = factor.kind == ExprFactor::Kind::Min;
    // What is below the other everywhere is the minimum.
    if (isBelow(*result, *next, /*orEqual=*/true)) {
      if (!isMin)
        result = std::move(next);
    } else if (isBelow(*next, *result, /*orEqual=*/true)) {
      if (isMin)
        result = std::move(next);
    } else if (isMin) {
      result->lower = UnivariatePolynomial();
    } else {
      Envelope sum = *result + *next;
      sum.lower = convert(*result, sum.unit).lower;
      result = std::move(sum);
    }
  }
  return result;
}

std::optional<Envelope>
EnvelopeFinder::findFactor(const ExprFactor &factor) const {
  if (factor.kind == ExprFactor::Kind::FloorDiv)
    return findQuotient(factor);
  if (factor.kind != ExprFactor::Kind::Symbol)
    return findExtremum(factor);
  if (factor.symbol != &symbol)
    return std::nullopt;
  UnivariatePolynomial value(DynamicAPInt(1), DynamicAPInt(from));
  return Envelope{value, value};
}

std::optional<Envelope> EnvelopeFinder::find(const Expr &e) const {
  Envelope sum;
  for (const ExprTerm &term : e.getTerms()) {
    UnivariatePolynomial one(DynamicAPInt(1));
    Envelope product{one, one};
    for (const ExprFactor &factor : term.factors) {
      std::optional<Envelope> next = findFactor(factor);
      if (!next || !next->lower.hasNoNegative())
        return std::nullopt;
      for (unsigned i = 0; i != factor.exponent; ++i)
        product = product * *next;
    }
    DynamicAPInt coefficient = toDynamicAPInt(term.coefficient);
    product.lower = scale(product.lower, coefficient);
    product.upper = scale(product.upper, coefficient);
    if (coefficient < 0)
      std::swap(product.lower, product.upper);
    sum = sum + product;
  }
  return sum;
}

std::optional<Envelope> mlir::roofline::findEnvelope(const Expr &e,
                                                     const Symbol &symbol,
                                                     int64_t from) {
  if (e.isPoisoned())
    return std::nullopt;
  return EnvelopeFinder(symbol, from).find(e);
}

bool mlir::roofline::isBelow(const Envelope &lhs, const Envelope &rhs,
                             bool orEqual) {
  DynamicAPInt unit = getCommonUnit(lhs, rhs);
  UnivariatePolynomial distance =
      convert(rhs, unit).lower - convert(lhs, unit).upper;
  return distance.hasNoNegative() &&
         (orEqual || distance.getConstantTerm() > 0);
}
