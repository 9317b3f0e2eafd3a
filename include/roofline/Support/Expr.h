//===- Expr.h - Exact counts over symbols -----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Polynomials with exact integer coefficients in canonical form. The variables
// are symbols, and atoms that no polynomial expresses: the floor of a quotient,
// a minimum, a maximum. Two expressions that are equal as polynomials of the
// same atoms are the same object to `==` and print the same text:
//
//   134217728*B     2*B*S^2 + 3*S - 1     min(B, 128)*S
//   floordiv(S, 2)      ceildiv(S, 128)      max(B, S)
//
// A constant takes a fast path without any allocation.
//
// Arithmetic never wraps and never explodes: a coefficient that leaves 127 bits
// makes the whole expression `overflow`, and one of too many terms, too deep or
// of too high a degree makes it `unwieldy`. Both are sticky, so that a caller
// checks once at the end (and puts a fresh symbol in the place of an unwieldy
// count).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_EXPR_H
#define ROOFLINE_SUPPORT_EXPR_H

#include "roofline/Support/Count.h"
#include "roofline/Support/Symbol.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <optional>
#include <string>

namespace mlir::roofline {

class Polynomial; // Expr's own business; see lib/Support/Polynomial.h.
struct ExprExtremum;
struct ExprTerm;

/// An integer, possibly negative, or an expression for one.
class Expr {
public:
  /// Zero.
  Expr() = default;
  Expr(int64_t n) : constant(n) {}
  Expr(Count count);
  explicit Expr(const Symbol &symbol);

  static Expr overflow();
  /// Has grown beyond what anybody could read.
  static Expr unwieldy();

  /// A number; `overflow` and `unwieldy` are none.
  bool isConstant() const { return !polynomial && !isPoisoned(); }
  bool isOverflow() const { return constant == kOverflow; }
  bool isUnwieldy() const { return constant == kUnwieldy; }
  bool isPoisoned() const { return isOverflow() || isUnwieldy(); }
  /// Whether it is the number zero (which `x - y` may be without being it).
  bool isZero() const { return !polynomial && constant == 0; }
  bool isOne() const { return !polynomial && constant == 1; }
  /// The constant, if it is one and fits 64 bits.
  std::optional<int64_t> getInt64() const;
  /// The constant if it is one and not negative; `Count::overflow()` for
  /// overflow.
  std::optional<Count> getCount() const;

  friend Expr operator+(const Expr &lhs, const Expr &rhs) {
    __int128 sum;
    if (lhs.isConstant() && rhs.isConstant() &&
        !__builtin_add_overflow(lhs.constant, rhs.constant, &sum))
      return fromInt128(sum);
    return addSlow(lhs, rhs);
  }
  friend Expr operator*(const Expr &lhs, const Expr &rhs) {
    __int128 product;
    if (lhs.isConstant() && rhs.isConstant() &&
        !__builtin_mul_overflow(lhs.constant, rhs.constant, &product))
      return fromInt128(product);
    return multiplySlow(lhs, rhs);
  }
  friend Expr operator-(const Expr &lhs, const Expr &rhs) {
    return lhs + rhs * Expr(-1);
  }
  Expr operator-() const { return *this * Expr(-1); }
  Expr &operator+=(const Expr &rhs) { return *this = *this + rhs; }
  Expr &operator-=(const Expr &rhs) { return *this = *this - rhs; }
  Expr &operator*=(const Expr &rhs) { return *this = *this * rhs; }

  /// Quotients rounded down and up, and the remainder of the former (so never
  /// negative). The divisor is positive wherever the expression is used; one
  /// that is a constant below 1 gives `overflow`.
  static Expr floorDiv(const Expr &lhs, const Expr &rhs);
  static Expr ceilDiv(const Expr &lhs, const Expr &rhs);
  static Expr mod(const Expr &lhs, const Expr &rhs);
  /// Simplified where the bounds of the symbols decide.
  static Expr min(const Expr &lhs, const Expr &rhs);
  static Expr max(const Expr &lhs, const Expr &rhs);
  /// lhs - rhs, where the one is a minimum or maximum (plus something) that of
  /// its differences: min(i + 32, N) - i is min(32, N - i).
  static Expr subtractInside(const Expr &lhs, const Expr &rhs);
  /// max(0, lhs - rhs).
  static Expr subtractToZero(const Expr &lhs, const Expr &rhs) {
    return max(lhs - rhs, 0);
  }

  /// Structural equality, which for polynomials of the same atoms is equality.
  bool operator==(const Expr &rhs) const { return compare(*this, rhs) == 0; }
  bool operator!=(const Expr &rhs) const { return !(*this == rhs); }
  /// A total order that depends on the names of symbols, not on addresses: by
  /// which terms, operands and pieces are put in order. Negative, 0 or
  /// positive.
  static int compare(const Expr &lhs, const Expr &rhs);
  /// Equal for equal expressions; good for this run of the program only.
  friend llvm::hash_code hash_value(const Expr &expr);

  /// Whether the expression is known to be at least 0 (at least 1) for all
  /// values of its symbols between their bounds. False means "not shown".
  bool isKnownNonNegative() const;
  bool isKnownPositive() const {
    return (*this - Expr(1)).isKnownNonNegative();
  }
  /// Whether `lhs` <= `rhs` is known in the same sense.
  static bool isKnownLE(const Expr &lhs, const Expr &rhs) {
    return (rhs - lhs).isKnownNonNegative();
  }
  static bool isKnownLT(const Expr &lhs, const Expr &rhs) {
    return (rhs - lhs).isKnownPositive();
  }

  /// Adds the symbols to `symbols`, by name order of first appearance in the
  /// printed text.
  void collectSymbols(llvm::SetVector<const Symbol *> &symbols) const;
  bool dependsOn(const Symbol &symbol) const;
  /// The symbol that the expression is; null if it is anything else.
  const Symbol *getSymbol() const;

  /// The terms in printing order, none for zero: for algorithms that go by
  /// structure. Not of a poisoned expression. They refer to this expression
  /// and must not outlive it.
  llvm::SmallVector<ExprTerm, 2> getTerms() const;
  /// The expression as a minimum or maximum, where one of its terms is a
  /// multiple of one; what that is multiplied with or added to is part of the
  /// operands. Not of a poisoned expression.
  std::optional<ExprExtremum> getExtremum() const;
  /// The terms as products of what does not depend on `symbol` and of what
  /// does. Not of a poisoned expression.
  llvm::SmallVector<std::pair<Expr, Expr>, 2>
  splitTerms(const Symbol &symbol) const;
  /// The greatest product of a number and of atoms that are not negative that
  /// divides every term of all `exprs`, none of which is poisoned; 1 if all are
  /// zero. `floorDiv` by it leaves no remainder.
  static Expr commonDivisor(llvm::ArrayRef<Expr> exprs);

  /// The whole numbers that `exprs`, none of them zero, are in proportion to;
  /// empty where they are not all multiples of one expression.
  static std::optional<llvm::SmallVector<Expr, 4>>
  getProportion(llvm::ArrayRef<Expr> exprs);
  /// The coefficients without their signs, added up: no expression in a sum of
  /// some has a coefficient beyond the sum of theirs. `overflow` where that
  /// does not hold: of a poisoned expression, and of one with quotients that
  /// sums may resolve.
  Count getWeight() const;

  /// What a symbol is to be replaced by; empty leaves it.
  using Substitution =
      llvm::function_ref<std::optional<Expr>(const Symbol &symbol)>;
  /// The expression with symbols replaced, simplified again.
  Expr substitute(Substitution substitution) const;

  /// The expression with one symbol replaced.
  Expr replace(const Symbol &symbol, const Expr &value) const {
    return substitute([&](const Symbol &other) {
      return &other == &symbol ? std::optional(value) : std::nullopt;
    });
  }

  /// The sum over the integers i from `lower` up to but without `upper` of
  /// `body`, in which `index` stands for i. Zero where `lower` >= `upper`.
  /// Exact; empty where it has no form here (a minimum over i without constant
  /// bounds, say). Examples, i from 0:
  ///   sum(1, upper N) = N            sum(i + 8, upper 8) = 92
  ///   sum(min(32, N - 32*i), upper ceildiv(N, 32)) = N
  static std::optional<Expr> sum(const Expr &body, const Symbol &index,
                                 const Expr &lower, const Expr &upper);

  /// The nearest double of a constant; +infinity for overflow; asserts that it
  /// is one of these.
  double toDouble() const;

  void print(llvm::raw_ostream &os) const;
  std::string toString() const;

private:
  friend class Polynomial;
  static constexpr __int128 kOverflow =
      -(static_cast<__int128>((static_cast<unsigned __int128>(1) << 127) - 1)) -
      1;
  static constexpr __int128 kUnwieldy = kOverflow + 1;

  static Expr fromInt128(__int128 n) {
    Expr e;
    e.constant = n == kUnwieldy ? kOverflow : n;
    return e;
  }
  static Expr addSlow(const Expr &lhs, const Expr &rhs);
  static Expr multiplySlow(const Expr &lhs, const Expr &rhs);

  /// Meaningful without a polynomial only.
  __int128 constant = 0;
  std::shared_ptr<const Polynomial> polynomial;
};

llvm::hash_code hash_value(const Expr &expr);

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const Expr &expr) {
  expr.print(os);
  return os;
}

/// A power of an atom in a term.
struct ExprFactor {
  enum class Kind : uint8_t { Symbol, FloorDiv, Min, Max };
  Kind kind;
  unsigned exponent;
  /// Of kind `Symbol` only.
  const Symbol *symbol;
  /// Dividend and divisor, or what the minimum or maximum is taken of.
  llvm::ArrayRef<Expr> operands;
};

/// A number times powers of atoms, each atom once.
struct ExprTerm {
  __int128 coefficient;
  llvm::SmallVector<ExprFactor, 2> factors;
};

/// A minimum, or else a maximum, of `operands`.
struct ExprExtremum {
  bool isMin;
  llvm::SmallVector<Expr, 2> operands;
};

/// Parses what `Expr::print` prints, and more: sums, differences and products
/// in any order, parentheses, `^` with a constant exponent, and floordiv,
/// ceildiv, mod, min and max as functions. `getSymbol` gives the value of a
/// name, empty where it is unknown. On a mistake returns an error that says
/// what and at which column.
llvm::Expected<Expr>
parseExpr(llvm::StringRef text,
          llvm::function_ref<std::optional<Expr>(llvm::StringRef)> getSymbol);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_EXPR_H
