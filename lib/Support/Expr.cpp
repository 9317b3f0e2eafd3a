//===- Expr.cpp - Exact counts over symbols -------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Expr.h"
#include "Polynomial.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>

using namespace mlir::roofline;

/// More products of terms than this are not worth forming.
static constexpr size_t kMaxProducts = 8192;

Expr::Expr(Count count) {
  if (count.isOverflow()) {
    constant = kOverflow;
  } else if (count.fitsInt64()) {
    constant = count.toInt64();
  } else {
    llvm::APInt wide = count.toAPInt();
    constant = static_cast<__int128>(
        static_cast<unsigned __int128>(wide.getRawData()[1]) << 64 |
        wide.getRawData()[0]);
  }
}

Expr::Expr(const Symbol &symbol) {
  Factor factor;
  factor.symbol = &symbol;
  *this = Polynomial::fromFactor(std::move(factor));
}

Expr Expr::overflow() {
  Expr e;
  e.constant = kOverflow;
  return e;
}

Expr Expr::unwieldy() {
  Expr e;
  e.constant = kUnwieldy;
  return e;
}

std::optional<int64_t> Expr::getInt64() const {
  if (!isConstant() || constant < INT64_MIN || constant > INT64_MAX)
    return std::nullopt;
  return static_cast<int64_t>(constant);
}

std::optional<Count> Expr::getCount() const {
  if (isOverflow())
    return Count::overflow();
  if (!isConstant() || constant < 0)
    return std::nullopt;
  // Digits of 62 bits, since counts are made of 64-bit numbers.
  constexpr int64_t base = static_cast<int64_t>(1) << 62;
  auto digit = [&](unsigned n) {
    return Count(static_cast<int64_t>((constant >> (62 * n)) % base));
  };
  return (digit(2) * base + digit(1)) * base + digit(0);
}

double Expr::toDouble() const {
  assert((isConstant() || isOverflow()) && "not a number");
  return isOverflow() ? std::numeric_limits<double>::infinity()
                      : static_cast<double>(constant);
}

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

std::optional<Expr> mlir::roofline::joinPoison(const Expr &lhs,
                                               const Expr &rhs) {
  if (lhs.isOverflow() || rhs.isOverflow())
    return Expr::overflow();
  if (lhs.isUnwieldy() || rhs.isUnwieldy())
    return Expr::unwieldy();
  return std::nullopt;
}

Int128 mlir::roofline::getConstantPart(const Expr &e) {
  const Polynomial *polynomial = Polynomial::get(e);
  if (!polynomial)
    return Polynomial::getConstant(e);
  const Term &last = polynomial->terms.back();
  return last.monomial.empty() ? last.coefficient : 0;
}

bool mlir::roofline::isAtom(const Term &term) {
  return term.coefficient == 1 && term.monomial.size() == 1 &&
         term.monomial.front().exponent == 1;
}

const Factor *mlir::roofline::getAsAtom(const Expr &e) {
  const Polynomial *polynomial = Polynomial::get(e);
  if (!polynomial || polynomial->terms.size() != 1)
    return nullptr;
  const Term &term = polynomial->terms.front();
  return isAtom(term) ? &term.monomial.front() : nullptr;
}

Expr mlir::roofline::compose(CompositeKind kind,
                             llvm::ArrayRef<Expr> operands) {
  Expr result = operands.front();
  for (const Expr &operand : operands.drop_front())
    result = kind == CompositeKind::FloorDiv ? Expr::floorDiv(result, operand)
             : kind == CompositeKind::Min    ? Expr::min(result, operand)
                                             : Expr::max(result, operand);
  return result;
}

Expr mlir::roofline::power(Expr base, unsigned exponent) {
  Expr result = 1;
  for (; exponent != 0; exponent /= 2) {
    if (exponent % 2 != 0)
      result *= base;
    if (exponent > 1)
      base *= base;
  }
  return result;
}

Expr Expr::addSlow(const Expr &lhs, const Expr &rhs) {
  if (std::optional<Expr> poison = joinPoison(lhs, rhs))
    return *poison;
  if (lhs.isConstant() && rhs.isConstant())
    return overflow(); // The fast path did not hold it.
  if (lhs.isZero() || rhs.isZero())
    return lhs.isZero() ? rhs : lhs;
  Terms leftTerms(lhs), rightTerms(rhs);
  TermList sum;
  sum.reserve(leftTerms.size() + rightTerms.size());
  const Term *left = leftTerms.begin(), *right = rightTerms.begin();
  while (left != leftTerms.end() && right != rightTerms.end()) {
    int order = compareMonomials(left->monomial, right->monomial);
    if (order != 0) {
      sum.push_back(order < 0 ? *left++ : *right++);
      continue;
    }
    Int128 coefficient;
    if (__builtin_add_overflow(left->coefficient, right->coefficient,
                               &coefficient))
      return overflow();
    if (coefficient != 0)
      sum.push_back({coefficient, left->monomial});
    ++left;
    ++right;
  }
  sum.insert(sum.end(), left, leftTerms.end());
  sum.insert(sum.end(), right, rightTerms.end());
  return Polynomial::fromSorted(std::move(sum));
}

Expr Expr::multiplySlow(const Expr &lhs, const Expr &rhs) {
  if (std::optional<Expr> poison = joinPoison(lhs, rhs))
    return *poison;
  if (lhs.isConstant() && rhs.isConstant())
    return overflow(); // The fast path did not hold it.
  if (lhs.isZero() || rhs.isOne())
    return lhs;
  if (rhs.isZero() || lhs.isOne())
    return rhs;
  Terms leftTerms(lhs), rightTerms(rhs);
  if (leftTerms.size() * rightTerms.size() > kMaxProducts)
    return unwieldy();
  TermList product;
  product.reserve(leftTerms.size() * rightTerms.size());
  for (const Term &left : leftTerms) {
    for (const Term &right : rightTerms) {
      Int128 coefficient;
      if (__builtin_mul_overflow(left.coefficient, right.coefficient,
                                 &coefficient))
        return overflow();
      product.push_back({coefficient, mlir::roofline::multiply(
                                          left.monomial, right.monomial)});
    }
  }
  // A multiple by one term is in order as it is.
  if (leftTerms.size() == 1 || rightTerms.size() == 1)
    return Polynomial::fromSorted(std::move(product));
  return Polynomial::fromTerms(std::move(product));
}

//===----------------------------------------------------------------------===//
// Order and symbols
//===----------------------------------------------------------------------===//

int Expr::compare(const Expr &lhs, const Expr &rhs) {
  const Polynomial *left = lhs.polynomial.get(), *right = rhs.polynomial.get();
  if (!left || !right) {
    if (left || right)
      return left ? -1 : 1;
    return lhs.constant < rhs.constant ? -1 : lhs.constant > rhs.constant;
  }
  if (left == right)
    return 0;
  for (auto [leftTerm, rightTerm] : llvm::zip(left->terms, right->terms)) {
    if (int order = compareMonomials(leftTerm.monomial, rightTerm.monomial))
      return order;
    if (leftTerm.coefficient != rightTerm.coefficient)
      return leftTerm.coefficient < rightTerm.coefficient ? -1 : 1;
  }
  if (left->terms.size() == right->terms.size())
    return 0;
  return left->terms.size() < right->terms.size() ? -1 : 1;
}

static llvm::hash_code hashFactor(const Factor &factor) {
  if (factor.symbol)
    return llvm::hash_combine(factor.symbol, factor.exponent);
  const Composite &composite = *factor.composite;
  return llvm::hash_combine(factor.exponent, composite.kind,
                            llvm::hash_combine_range(composite.operands.begin(),
                                                     composite.operands.end()));
}

llvm::hash_code mlir::roofline::hash_value(const Expr &expr) {
  const Polynomial *polynomial = expr.polynomial.get();
  if (!polynomial)
    return llvm::hash_combine(static_cast<uint64_t>(expr.constant >> 64),
                              static_cast<uint64_t>(expr.constant));
  llvm::hash_code hash(0);
  for (const Term &term : polynomial->terms) {
    hash = llvm::hash_combine(hash, static_cast<uint64_t>(term.coefficient));
    for (const Factor &factor : term.monomial)
      hash = llvm::hash_combine(hash, hashFactor(factor));
  }
  return hash;
}

void Expr::collectSymbols(llvm::SetVector<const Symbol *> &symbols) const {
  const Polynomial *polynomial = Polynomial::get(*this);
  if (!polynomial)
    return;
  for (const Term &term : polynomial->terms) {
    for (const Factor &factor : term.monomial) {
      if (factor.symbol) {
        symbols.insert(factor.symbol);
      } else if (factor.isComposite(CompositeKind::FloorDiv)) {
        getPrintedQuotient(*factor.composite).dividend.collectSymbols(symbols);
        factor.composite->operands[1].collectSymbols(symbols);
      } else {
        for (const Expr &operand : factor.composite->operands)
          operand.collectSymbols(symbols);
      }
    }
  }
}

const Symbol *Expr::getSymbol() const {
  const Factor *atom = isPoisoned() ? nullptr : getAsAtom(*this);
  return atom ? atom->symbol : nullptr;
}

bool mlir::roofline::dependsOn(const Factor &factor, const Symbol &symbol) {
  if (factor.symbol)
    return factor.symbol == &symbol;
  return llvm::any_of(factor.composite->operands, [&](const Expr &operand) {
    return operand.dependsOn(symbol);
  });
}

bool Expr::dependsOn(const Symbol &symbol) const {
  const Polynomial *polynomial = Polynomial::get(*this);
  return polynomial && llvm::any_of(polynomial->terms, [&](const Term &term) {
           return llvm::any_of(term.monomial, [&](const Factor &factor) {
             return mlir::roofline::dependsOn(factor, symbol);
           });
         });
}
