//===- ExprBounds.cpp - Proofs that an expression is not negative ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three ways, the cheap ones first: intervals term by term; the polynomial
// around a corner of its domain, where coefficients that are all non-negative
// settle it; and the replacement of a composite by what bounds it, of which
// each is tried by the same ways. All are sound and none is complete.
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"
#include "llvm/ADT/STLExtras.h"
#include <array>
#include <map>

using namespace mlir::roofline;

Interval Factor::getBounds() const {
  if (!symbol)
    return composite->bounds;
  Interval bounds;
  bounds.lower = symbol->lower;
  if (symbol->upper)
    bounds.upper = *symbol->upper;
  return bounds;
}

Interval mlir::roofline::getBounds(const Expr &e) {
  Interval sum = Interval::point(0);
  for (const Term &term : Terms(e)) {
    Interval product = Interval::point(term.coefficient);
    for (const Factor &factor : term.monomial)
      for (unsigned i = 0; i != factor.exponent; ++i)
        product = product * factor.getBounds();
    sum = sum + product;
  }
  return sum;
}

//===----------------------------------------------------------------------===//
// Around a corner
//===----------------------------------------------------------------------===//

namespace {

constexpr unsigned kMaxVariables = 8;
constexpr unsigned kMaxBoundedExponent = 8;
constexpr size_t kMaxShiftedTerms = 256;

/// A polynomial in the distances of atoms from one of their bounds, which are
/// not negative.
class ShiftedPolynomial {
public:
  /// False where it would be too much, or an atom has no bound.
  bool build(const Expr &e);
  bool isShownNonNegative();

private:
  using Exponents = std::array<uint8_t, kMaxVariables>;
  struct Variable {
    const Factor *atom;
    Interval bounds;
    bool isFromUpper = false;
  };

  std::optional<unsigned> getVariable(const Factor &factor);
  /// Puts `offset + sign*x` in the place of `x`.
  bool shift(unsigned variable, Int128 offset, int sign);
  /// Measures a variable of a negative term from its other bound.
  bool turnVariable(const Exponents &exponents);

  llvm::SmallVector<Variable, kMaxVariables> variables;
  std::map<Exponents, Int128> terms;
};

} // namespace

std::optional<unsigned> ShiftedPolynomial::getVariable(const Factor &factor) {
  for (auto [i, variable] : llvm::enumerate(variables))
    if (compareAtoms(*variable.atom, factor) == 0)
      return static_cast<unsigned>(i);
  Interval bounds = factor.getBounds();
  if (variables.size() == kMaxVariables ||
      !(bounds.hasLower() || bounds.hasUpper()))
    return std::nullopt;
  variables.push_back({&factor, bounds, false});
  return static_cast<unsigned>(variables.size()) - 1;
}

bool ShiftedPolynomial::build(const Expr &e) {
  if (Terms(e).size() > kMaxShiftedTerms / 4)
    return false;
  for (const Term &term : Polynomial::get(e)->terms) {
    Exponents exponents = {};
    for (const Factor &factor : term.monomial) {
      std::optional<unsigned> variable = getVariable(factor);
      if (!variable || factor.exponent > kMaxBoundedExponent)
        return false;
      exponents[*variable] = static_cast<uint8_t>(factor.exponent);
    }
    terms[exponents] = term.coefficient;
  }
  for (auto [i, variable] : llvm::enumerate(variables)) {
    variable.isFromUpper = !variable.bounds.hasLower();
    if (!(variable.isFromUpper ? shift(i, variable.bounds.upper, -1)
                               : shift(i, variable.bounds.lower, 1)))
      return false;
  }
  return true;
}

bool ShiftedPolynomial::shift(unsigned variable, Int128 offset, int sign) {
  if (offset == 0 && sign == 1)
    return true;
  std::map<Exponents, Int128> shifted;
  for (const auto &[exponents, coefficient] : terms) {
    // (offset + sign*x)^n is the sum over k of binomial(n, k) * offset^(n-k) *
    // (sign*x)^k; from k = n down.
    unsigned n = exponents[variable];
    Int128 factor = coefficient;
    Int128 binomial = 1;
    for (unsigned k = n;; --k) {
      Exponents power = exponents;
      power[variable] = static_cast<uint8_t>(k);
      Int128 product;
      if (__builtin_mul_overflow(factor, binomial, &product))
        return false;
      if (sign < 0 && k % 2 != 0)
        product = -product;
      Int128 &sum = shifted[power];
      if (__builtin_add_overflow(sum, product, &sum) || sum == -kMaxInt128 - 1)
        return false;
      if (k == 0)
        break;
      binomial = binomial * k / (n - k + 1);
      if (__builtin_mul_overflow(factor, offset, &factor) ||
          factor == -kMaxInt128 - 1)
        return false;
    }
  }
  terms = std::move(shifted);
  return terms.size() <= kMaxShiftedTerms;
}

bool ShiftedPolynomial::turnVariable(const Exponents &exponents) {
  for (auto [i, variable] : llvm::enumerate(variables)) {
    if (exponents[i] == 0 || variable.isFromUpper ||
        !variable.bounds.hasLower() || !variable.bounds.hasUpper())
      continue;
    variable.isFromUpper = true;
    Int128 range;
    return !__builtin_sub_overflow(variable.bounds.upper, variable.bounds.lower,
                                   &range) &&
           shift(i, range, -1);
  }
  return false;
}

bool ShiftedPolynomial::isShownNonNegative() {
  // Each turn uses up a variable.
  while (true) {
    auto negative =
        llvm::find_if(terms, [](const auto &term) { return term.second < 0; });
    if (negative == terms.end())
      return true;
    // Constant terms come first, and are the value at a corner.
    if (!turnVariable(negative->first))
      return false;
  }
}

//===----------------------------------------------------------------------===//
// Bounds of composites
//===----------------------------------------------------------------------===//

namespace {

/// `outer + atom*inner`, neither of which has the atom.
struct Split {
  Expr outer;
  Expr inner;
};

class Prover {
public:
  /// Whether `e` is shown to be at least 0.
  bool prove(const Expr &e);

private:
  bool proveByComposites(const Expr &e);
  bool proveByOperands(const Composite &composite, const Split &split);
  bool proveByQuotient(const Composite &composite, const Split &split);
  bool proveByFiner(const Composite &composite, const Split &split,
                    llvm::ArrayRef<Factor> composites);
  bool proveByNeighbours(const Expr &e, llvm::ArrayRef<Factor> composites);

  /// Questions left.
  unsigned budget = 40;
};

} // namespace

/// Empty where `e` has a power of the atom.
static std::optional<Split> splitBy(const Expr &e, const Factor &atom) {
  TermList outer, inner;
  for (const Term &term : Terms(e)) {
    const Factor *found =
        llvm::find_if(term.monomial, [&](const Factor &factor) {
          return compareAtoms(factor, atom) == 0;
        });
    if (found == term.monomial.end()) {
      outer.push_back(term);
      continue;
    }
    if (found->exponent != 1)
      return std::nullopt;
    inner.push_back({term.coefficient, *divide(term.monomial, {*found})});
  }
  return Split{Polynomial::fromSorted(std::move(outer)),
               Polynomial::fromSorted(std::move(inner))};
}

/// The composites of `e`, each once, the deepest first.
static llvm::SmallVector<Factor, 4> collectComposites(const Expr &e) {
  llvm::SmallVector<Factor, 4> composites;
  for (const Term &term : Terms(e))
    for (const Factor &factor : term.monomial)
      if (factor.composite &&
          llvm::none_of(composites, [&](const Factor &other) {
            return compareAtoms(other, factor) == 0;
          }))
        composites.push_back(factor);
  llvm::stable_sort(composites, [](const Factor &lhs, const Factor &rhs) {
    return lhs.composite->depth > rhs.composite->depth;
  });
  return composites;
}

bool Prover::prove(const Expr &e) {
  if (e.isPoisoned())
    return false;
  if (e.isConstant())
    return Polynomial::getConstant(e) >= 0;
  Interval bounds = getBounds(e);
  if (bounds.lower >= 0 || bounds.upper < 0)
    return bounds.lower >= 0;
  if (budget == 0)
    return false;
  --budget;
  ShiftedPolynomial shifted;
  if (shifted.build(e) && shifted.isShownNonNegative())
    return true;
  return Polynomial::get(e)->depth != 0 && proveByComposites(e);
}

bool Prover::proveByComposites(const Expr &e) {
  llvm::SmallVector<Factor, 4> composites = collectComposites(e);
  if (proveByNeighbours(e, composites))
    return true;
  for (const Factor &atom : composites) {
    std::optional<Split> split = splitBy(e, atom);
    if (!split)
      continue;
    if (atom.isComposite(CompositeKind::FloorDiv)
            ? proveByQuotient(*atom.composite, *split) ||
                  proveByFiner(*atom.composite, *split, composites)
            : proveByOperands(*atom.composite, *split))
      return true;
  }
  return false;
}

/// A minimum is one of its operands and at most each: all have to do, or any
/// where less of it is more. A maximum the other way round.
bool Prover::proveByOperands(const Composite &composite, const Split &split) {
  auto proveWith = [&](const Expr &operand) {
    return prove(split.outer + operand * split.inner);
  };
  bool isMin = composite.kind == CompositeKind::Min;
  if (prove(isMin ? -split.inner : split.inner))
    return llvm::any_of(composite.operands, proveWith);
  return llvm::all_of(composite.operands, proveWith);
}

/// (a - b + 1)/b <= floordiv(a, b) <= a/b, times b.
bool Prover::proveByQuotient(const Composite &composite, const Split &split) {
  const Expr &dividend = composite.operands[0],
             &divisor = composite.operands[1];
  Expr outer = split.outer * divisor;
  if (composite.isExact)
    return prove(outer + dividend * split.inner);
  if (prove(split.inner))
    return prove(outer + (dividend - divisor + 1) * split.inner);
  return prove(-split.inner) && prove(outer + dividend * split.inner);
}

/// A quotient by 8 is a half, rounded down, of the one by 4, if there is one by
/// 4 to compare it with.
bool Prover::proveByFiner(const Composite &composite, const Split &split,
                          llvm::ArrayRef<Factor> composites) {
  const Expr &divisor = composite.operands[1];
  for (const Factor &other : composites) {
    if (!divisor.isConstant() || !other.isComposite(CompositeKind::FloorDiv) ||
        !other.composite->operands[1].isConstant())
      continue;
    const Expr &finer = other.composite->operands[1];
    Expr times = Expr::floorDiv(divisor, finer);
    if (times.isOne() || times * finer != divisor)
      continue;
    Composite half = {CompositeKind::FloorDiv,
                      {Expr::floorDiv(composite.operands[0], finer), times},
                      nullptr,
                      {},
                      1,
                      1,
                      false};
    if (proveByQuotient(half, split))
      return true;
  }
  return false;
}

/// Of two quotients that differ by one at most, one is the other, or that and
/// one.
bool Prover::proveByNeighbours(const Expr &e,
                               llvm::ArrayRef<Factor> composites) {
  for (const Factor &lower : composites)
    for (const Factor &upper : composites) {
      if (!lower.isComposite(CompositeKind::FloorDiv) ||
          !upper.isComposite(CompositeKind::FloorDiv) ||
          !isNextTo(lower, upper))
        continue;
      std::optional<Split> split = splitBy(e, upper);
      if (!split)
        continue;
      Expr same = split->outer + Polynomial::fromFactor(lower) * split->inner;
      return prove(same) && prove(same + split->inner);
    }
  return false;
}

bool Expr::isKnownNonNegative() const { return Prover().prove(*this); }
