//===- Polynomial.h - Terms over symbols and atoms ------------ -*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an `Expr` that is no constant points to: terms in printing order, each a
// coefficient times powers of atoms. An atom is a symbol or a composite: the
// floor of a quotient, a minimum, a maximum. All are immutable and shared.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_POLYNOMIAL_H
#define ROOFLINE_LIB_SUPPORT_POLYNOMIAL_H

#include "Interval.h"
#include "roofline/Support/Expr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace mlir::roofline {

enum class CompositeKind { FloorDiv, Min, Max };

/// An atom with operands: dividend and divisor, or two and more operands in
/// order. It depends on a symbol at least.
struct Composite {
  CompositeKind kind;
  llvm::SmallVector<Expr, 2> operands;
  /// The first symbol of the first operand: what the order goes by.
  const Symbol *leading = nullptr;
  Interval bounds;
  /// Composites on the longest path down, this one included.
  unsigned depth = 1;
  /// Size as a tree.
  unsigned nodes = 1;
  /// A quotient by a constant without remainder for all integers.
  bool isExact = false;
};

/// A power of an atom.
struct Factor {
  /// Null for a composite.
  const Symbol *symbol = nullptr;
  std::shared_ptr<const Composite> composite;
  unsigned exponent = 1;

  bool isComposite(CompositeKind kind) const {
    return composite && composite->kind == kind;
  }
  const Symbol &getLeading() const {
    return symbol ? *symbol : *composite->leading;
  }
  /// Of the atom, not of its power.
  Interval getBounds() const;
};

/// In the order of atoms, each atom once.
using Monomial = llvm::SmallVector<Factor, 2>;

struct Term {
  Int128 coefficient;
  Monomial monomial;
};
using TermList = std::vector<Term>;

/// Orders atoms by name, then symbols before composites, then by operands.
int compareAtoms(const Factor &lhs, const Factor &rhs);
/// The order in print: higher degrees first. Multiplying both sides by a
/// monomial keeps it (graded lexicographic), on which division relies.
int compareMonomials(const Monomial &lhs, const Monomial &rhs);
unsigned getDegree(const Monomial &monomial);
Monomial multiply(const Monomial &lhs, const Monomial &rhs);
/// Empty unless `rhs` divides `lhs`.
std::optional<Monomial> divide(const Monomial &lhs, const Monomial &rhs);
/// The product of the atoms that both have.
Monomial getCommon(const Monomial &lhs, const Monomial &rhs);
/// Not negative; of two zeros, 0.
Int128 getGcd(Int128 lhs, Int128 rhs);

/// The terms of an expression that is no constant, and the doors to `Expr`.
class Polynomial {
public:
  /// In order; the coefficients are not zero. One term is no constant.
  TermList terms;
  /// The deepest composite.
  unsigned depth = 0;
  /// Size as a tree.
  unsigned nodes = 0;

  /// Null for a constant.
  static const Polynomial *get(const Expr &e) { return e.polynomial.get(); }
  /// The value of a constant.
  static Int128 getConstant(const Expr &e) {
    assert(e.isConstant() && "no constant");
    return e.constant;
  }
  static Expr fromConstant(Int128 n) { return Expr::fromInt128(n); }
  /// From terms in order, none twice, none zero.
  static Expr fromSorted(TermList terms);
  /// From terms in any order.
  static Expr fromTerms(TermList terms);
  static Expr fromTerm(Int128 coefficient, Monomial monomial);
  static Expr fromFactor(Factor factor);
  /// From operands in canonical form. Constant where the bounds leave one
  /// value.
  static Expr fromComposite(CompositeKind kind,
                            llvm::SmallVector<Expr, 2> operands);

  /// `fromSorted` of terms of which at most one has an exact quotient.
  static Expr fromJoined(TermList terms);
};

/// The terms of an expression that is not poisoned, a constant's as well: for
/// loops.
class Terms {
public:
  explicit Terms(const Expr &e) {
    assert(!e.isPoisoned() && "poison has no terms");
    if (const Polynomial *polynomial = Polynomial::get(e)) {
      terms = polynomial->terms;
    } else if (!e.isZero()) {
      constant.coefficient = Polynomial::getConstant(e);
      terms = constant;
    }
  }
  Terms(const Terms &) = delete;
  Terms &operator=(const Terms &) = delete;

  auto begin() const { return terms.begin(); }
  auto end() const { return terms.end(); }
  size_t size() const { return terms.size(); }
  const Term &front() const { return terms.front(); }

private:
  Term constant = {0, {}};
  llvm::ArrayRef<Term> terms;
};

/// What either operand's being poisoned makes of the result; empty if neither
/// is.
std::optional<Expr> joinPoison(const Expr &lhs, const Expr &rhs);
/// The part without atoms.
Int128 getConstantPart(const Expr &e);
bool isAtom(const Term &term);
/// The atom that `e` is, if it is one; null otherwise.
const Factor *getAsAtom(const Expr &e);
/// The quotient, minimum or maximum of any operands, at least one and of a
/// quotient two.
Expr compose(CompositeKind kind, llvm::ArrayRef<Expr> operands);
/// `base` to a power.
Expr power(Expr base, unsigned exponent);
bool dependsOn(const Factor &factor, const Symbol &symbol);
/// Bounds term by term: cheap and coarse.
Interval getBounds(const Expr &e);

//===----------------------------------------------------------------------===//
// Division by constants, all of them positive
//===----------------------------------------------------------------------===//

/// Takes the multiples of `divisor` out of `dividend`, so that the constant
/// term is between 0 and the divisor, and returns their quotient.
Expr takeMultiples(Expr &dividend, Int128 divisor);
/// All coefficients of `e` over `divisor`, rounded to -infinity, where only
/// that of the constant term may leave a remainder.
Expr divideCoefficients(const Expr &e, Int128 divisor);
/// The divisor common to all terms but the constant one, and to `start`; not
/// negative.
Int128 getContent(const Expr &e, Int128 start);
/// `e` without a factor that all of its terms have.
Expr divideBy(const Expr &e, const Monomial &monomial);

/// Whether `dividend` is a multiple of `divisor` for all integers in the place
/// of its atoms.
bool isExactQuotient(const Expr &dividend, Int128 divisor);
/// The largest power product, atom by atom, without which `dividend`, a
/// multiple of `divisor`, still is one.
Monomial getFreeFactor(const Expr &dividend, Int128 divisor);

/// A polynomial without exact quotients, over a number.
struct Fraction {
  Expr dividend;
  Int128 divisor;
};
/// What `e` is as one, if it has exact quotients and does not get too large.
std::optional<Fraction> getFraction(const Expr &e);
/// The sum of `terms` with one exact quotient at most, in the one form that
/// equal sums have. Empty where there is none, or all of them together get too
/// large.
std::optional<Expr> joinExactQuotients(llvm::ArrayRef<Term> terms);

/// The sum of `terms`, in order, where two quotients in it differ by one at
/// most: in the one form that equal sums of such have. Empty where there are
/// none.
std::optional<TermList> joinQuotientPairs(llvm::ArrayRef<Term> terms);

/// Whether `upper`, like `lower` a quotient, is `lower` or one more, and not
/// always the same of the two.
bool isNextTo(const Factor &lower, const Factor &upper);

/// How print writes the quotient `composite`: as a floor or as a ceiling.
struct PrintedQuotient {
  bool isCeil;
  Expr dividend;
};
PrintedQuotient getPrintedQuotient(const Composite &composite);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_SUPPORT_POLYNOMIAL_H
