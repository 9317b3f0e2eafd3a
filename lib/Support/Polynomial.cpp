//===- Polynomial.cpp - Terms over symbols and atoms ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;

// What nobody could read any more.
static constexpr unsigned kMaxTerms = 256;
static constexpr unsigned kMaxDegree = 64;
static constexpr unsigned kMaxDepth = 16;
static constexpr unsigned kMaxNodes = 2000;

static int compareNames(const Symbol &lhs, const Symbol &rhs) {
  if (&lhs == &rhs)
    return 0;
  return lhs.rank < rhs.rank ? -1 : 1;
}

static int compareComposites(const Composite &lhs, const Composite &rhs) {
  if (&lhs == &rhs)
    return 0;
  if (lhs.kind != rhs.kind)
    return lhs.kind < rhs.kind ? -1 : 1;
  for (auto [left, right] : llvm::zip(lhs.operands, rhs.operands))
    if (int order = Expr::compare(left, right))
      return order;
  return lhs.operands.size() < rhs.operands.size()   ? -1
         : lhs.operands.size() > rhs.operands.size() ? 1
                                                     : 0;
}

int mlir::roofline::compareAtoms(const Factor &lhs, const Factor &rhs) {
  if (int order = compareNames(lhs.getLeading(), rhs.getLeading()))
    return order;
  if (lhs.symbol || rhs.symbol)
    return lhs.symbol && rhs.symbol ? 0 : lhs.symbol ? -1 : 1;
  return compareComposites(*lhs.composite, *rhs.composite);
}

unsigned mlir::roofline::getDegree(const Monomial &monomial) {
  unsigned degree = 0;
  for (const Factor &factor : monomial)
    degree += factor.exponent;
  return degree;
}

int mlir::roofline::compareMonomials(const Monomial &lhs, const Monomial &rhs) {
  unsigned leftDegree = getDegree(lhs), rightDegree = getDegree(rhs);
  if (leftDegree != rightDegree)
    return leftDegree > rightDegree ? -1 : 1;
  for (auto [left, right] : llvm::zip(lhs, rhs)) {
    if (int order = compareAtoms(left, right))
      return order;
    if (left.exponent != right.exponent)
      return left.exponent > right.exponent ? -1 : 1;
  }
  return 0; // Of one degree, so that neither goes on.
}

Monomial mlir::roofline::multiply(const Monomial &lhs, const Monomial &rhs) {
  if (lhs.empty() || rhs.empty())
    return lhs.empty() ? rhs : lhs;
  Monomial product;
  const Factor *left = lhs.begin(), *right = rhs.begin();
  while (left != lhs.end() && right != rhs.end()) {
    int order = compareAtoms(*left, *right);
    product.push_back(order <= 0 ? *left : *right);
    if (order == 0)
      product.back().exponent += right->exponent;
    left += order <= 0;
    right += order >= 0;
  }
  product.append(left, lhs.end());
  product.append(right, rhs.end());
  return product;
}

std::optional<Monomial> mlir::roofline::divide(const Monomial &lhs,
                                               const Monomial &rhs) {
  Monomial quotient;
  const Factor *right = rhs.begin();
  for (const Factor &left : lhs) {
    if (right == rhs.end() || compareAtoms(left, *right) != 0) {
      quotient.push_back(left);
      continue;
    }
    if (left.exponent < right->exponent)
      return std::nullopt;
    quotient.push_back(left);
    quotient.back().exponent -= right->exponent;
    if (quotient.back().exponent == 0)
      quotient.pop_back();
    ++right;
  }
  if (right != rhs.end())
    return std::nullopt;
  return quotient;
}

Monomial mlir::roofline::getCommon(const Monomial &lhs, const Monomial &rhs) {
  Monomial common;
  const Factor *left = lhs.begin(), *right = rhs.begin();
  while (left != lhs.end() && right != rhs.end()) {
    int order = compareAtoms(*left, *right);
    if (order == 0) {
      common.push_back(*left);
      common.back().exponent = std::min(left->exponent, right->exponent);
    }
    left += order <= 0;
    right += order >= 0;
  }
  return common;
}

Int128 mlir::roofline::getGcd(Int128 lhs, Int128 rhs) {
  while (rhs != 0) {
    Int128 rest = lhs % rhs;
    lhs = rhs;
    rhs = rest;
  }
  return lhs < 0 ? -lhs : lhs;
}

namespace {
/// The smaller or the larger one of `atom` + `offset` and `bound`.
struct BoundedAtom {
  Factor atom;
  Int128 offset, bound;
};
} // namespace

static std::optional<BoundedAtom> getBoundedAtom(const Factor &factor) {
  if (!factor.isComposite(CompositeKind::Max) &&
      !factor.isComposite(CompositeKind::Min))
    return std::nullopt;
  llvm::ArrayRef<Expr> operands = factor.composite->operands;
  if (operands.size() != 2 || !operands[1].isConstant())
    return std::nullopt;
  Int128 offset = getConstantPart(operands[0]);
  Expr rest = operands[0] - Polynomial::fromConstant(offset);
  const Factor *atom = rest.isPoisoned() ? nullptr : getAsAtom(rest);
  if (!atom)
    return std::nullopt;
  return BoundedAtom{*atom, offset, Polynomial::getConstant(operands[1])};
}

/// What `factor` times an atom in it is without such products, or its square
/// without squares, times the rest of `term`; empty where there is none. With m
/// the maximum or minimum of u = s + d and k, (m - u)*(m - k) is zero; with m
/// the maximum, and u never less than k - 1, so is (u - k + 1)*(m - u).
static std::optional<Expr> reduceExtremum(const Term &term,
                                          const Factor &factor) {
  std::optional<BoundedAtom> parts = getBoundedAtom(factor);
  if (!parts)
    return std::nullopt;
  Factor single = factor;
  single.exponent = 1;
  Expr m = Polynomial::fromFactor(single);
  Expr s = Polynomial::fromFactor(parts->atom),
       d = Polynomial::fromConstant(parts->offset),
       k = Polynomial::fromConstant(parts->bound);
  if (std::optional<Monomial> rest =
          divide(term.monomial, multiply({single}, {parts->atom})))
    return (m * m - (d + k) * m + k * s + k * d) *
           Polynomial::fromTerm(term.coefficient, *rest);
  Interval bounds = parts->atom.getBounds();
  bool isNextTo = factor.isComposite(CompositeKind::Max) && bounds.hasLower() &&
                  bounds.lower + parts->offset >= parts->bound - 1;
  std::optional<Monomial> rest =
      isNextTo ? divide(term.monomial, multiply({single}, {single}))
               : std::nullopt;
  if (!rest)
    return std::nullopt;
  Expr u = s + d;
  return (u * u + (k * 2 - 1) * (m - u)) *
         Polynomial::fromTerm(term.coefficient, *rest);
}

/// Does that for one term, if there is one to do it for, and returns the sum.
static std::optional<Expr> reduceExtrema(TermList &terms) {
  for (size_t i = 0; i != terms.size(); ++i) {
    if (getDegree(terms[i].monomial) < 2)
      continue;
    for (const Factor &factor : terms[i].monomial) {
      std::optional<Expr> reduced = reduceExtremum(terms[i], factor);
      if (!reduced)
        continue;
      terms.erase(terms.begin() + i);
      return Polynomial::fromSorted(std::move(terms)) + *reduced;
    }
  }
  return std::nullopt;
}

Expr Polynomial::fromSorted(TermList terms) {
  if (std::optional<TermList> joined = joinQuotientPairs(terms))
    terms = std::move(*joined);
  if (terms.empty())
    return 0;
  if (terms.size() == 1 && terms.front().monomial.empty())
    return fromConstant(terms.front().coefficient);
  if (std::optional<Expr> reduced = reduceExtrema(terms))
    return *reduced;
  // A quotient by itself has that form.
  if (terms.size() > 1 || !isAtom(terms.front()))
    if (std::optional<Expr> joined = joinExactQuotients(terms))
      return *joined;
  return fromJoined(std::move(terms));
}

Expr Polynomial::fromJoined(TermList terms) {
  auto polynomial = std::make_shared<Polynomial>();
  for (const Term &term : terms) {
    if (term.coefficient <= Expr::kUnwieldy)
      return Expr::overflow();
    polynomial->nodes += 1 + term.monomial.size();
    for (const Factor &factor : term.monomial) {
      if (!factor.composite)
        continue;
      polynomial->depth = std::max(polynomial->depth, factor.composite->depth);
      polynomial->nodes += factor.composite->nodes;
    }
  }
  if (terms.size() > kMaxTerms || polynomial->nodes > kMaxNodes ||
      getDegree(terms.front().monomial) > kMaxDegree)
    return Expr::unwieldy();
  polynomial->terms = std::move(terms);
  Expr e;
  e.polynomial = std::move(polynomial);
  return e;
}

Expr Polynomial::fromTerms(TermList terms) {
  llvm::sort(terms, [](const Term &lhs, const Term &rhs) {
    return compareMonomials(lhs.monomial, rhs.monomial) < 0;
  });
  TermList merged;
  for (Term &term : terms) {
    if (merged.empty() ||
        compareMonomials(merged.back().monomial, term.monomial) != 0) {
      if (!merged.empty() && merged.back().coefficient == 0)
        merged.pop_back();
      merged.push_back(std::move(term));
      continue;
    }
    if (__builtin_add_overflow(merged.back().coefficient, term.coefficient,
                               &merged.back().coefficient))
      return Expr::overflow();
  }
  if (!merged.empty() && merged.back().coefficient == 0)
    merged.pop_back();
  return fromSorted(std::move(merged));
}

Expr Polynomial::fromTerm(Int128 coefficient, Monomial monomial) {
  TermList terms;
  if (coefficient != 0)
    terms.push_back({coefficient, std::move(monomial)});
  return fromSorted(std::move(terms));
}

Expr Polynomial::fromFactor(Factor factor) {
  return fromTerm(1, {std::move(factor)});
}

/// Bounds from those of the operands, and that what is shown to be not negative
/// is not.
static Interval getCompositeBounds(CompositeKind kind,
                                   llvm::ArrayRef<Expr> operands) {
  Interval bounds = getBounds(operands[0]);
  if (bounds.lower < 0 && operands[0].isKnownNonNegative())
    bounds.lower = 0;
  if (kind == CompositeKind::FloorDiv)
    return bounds.floorDiv(getBounds(operands[1]));
  for (const Expr &operand : operands.drop_front()) {
    Interval other = getBounds(operand);
    if (other.lower < 0 && operand.isKnownNonNegative())
      other.lower = 0;
    if (kind == CompositeKind::Min)
      bounds = {std::min(bounds.lower, other.lower),
                std::min(bounds.upper, other.upper)};
    else
      bounds = {std::max(bounds.lower, other.lower),
                std::max(bounds.upper, other.upper)};
  }
  return bounds;
}

Expr Polynomial::fromComposite(CompositeKind kind,
                               llvm::SmallVector<Expr, 2> operands) {
  Composite composite = {kind, {}, nullptr, {}, 1, 1, false};
  for (const Expr &operand : operands) {
    composite.nodes += 1;
    const Polynomial *polynomial = get(operand);
    if (!polynomial)
      continue;
    composite.depth = std::max(composite.depth, polynomial->depth + 1);
    composite.nodes += polynomial->nodes;
    if (!composite.leading)
      composite.leading =
          &polynomial->terms.front().monomial.front().getLeading();
  }
  assert(composite.leading && "a composite of constants");
  if (composite.depth > kMaxDepth || composite.nodes > kMaxNodes)
    return Expr::unwieldy();
  composite.bounds = getCompositeBounds(kind, operands);
  if (composite.bounds.isPoint())
    return fromConstant(composite.bounds.lower);
  composite.isExact = kind == CompositeKind::FloorDiv &&
                      operands[1].isConstant() &&
                      isExactQuotient(operands[0], getConstant(operands[1]));
  if (composite.isExact)
    if (Monomial free = getFreeFactor(operands[0], getConstant(operands[1]));
        !free.empty())
      return fromTerm(1, std::move(free)) *
             fromComposite(kind, {divideBy(operands[0], free), operands[1]});
  composite.operands = std::move(operands);
  Factor factor;
  factor.composite = std::make_shared<Composite>(std::move(composite));
  return fromFactor(std::move(factor));
}
