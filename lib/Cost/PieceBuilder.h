//===- PieceBuilder.h - Expressions as pieces of polynomials ----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An expression over one symbol, taken along x = 0, 1, ..., with the symbol
// linear in x, is a polynomial of x between the places where operands of its
// minima and maxima cross. Example, symbol B = x + 1:
//
//   min(B, 64)  =  x + 1 from x = 0,  64 from x = 64
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_COST_PIECEBUILDER_H
#define ROOFLINE_LIB_COST_PIECEBUILDER_H

#include "UnivariatePolynomial.h"
#include "roofline/Support/Expr.h"

namespace mlir::roofline {

/// A polynomial up to where the next piece begins.
struct Piece {
  int64_t from = 0;
  UnivariatePolynomial polynomial;
  /// Whose polynomial it is.
  unsigned owner = 0;
};
/// The first is from 0.
using PieceList = llvm::SmallVector<Piece, 1>;

/// How much may be done for one kernel, in units of some ten nanoseconds.
using Budget = unsigned;

/// Makes pieces and calculates with them, exactly; results are empty where
/// there is no such form, or too much to do.
class PieceBuilder {
public:
  /// Expressions over `symbol` with the value `slope*x + offset`, x from 0 to
  /// `last`.
  PieceBuilder(const Symbol &symbol, int64_t slope, int64_t offset,
               int64_t last, Budget &budget);

  std::optional<PieceList> build(const Expr &e);
  std::optional<PieceList> add(const PieceList &lhs, const PieceList &rhs);
  std::optional<PieceList> multiply(const PieceList &lhs, const PieceList &rhs);
  /// Pieces of `rhs` where it is larger (smaller), of `lhs` elsewhere.
  std::optional<PieceList> takeLarger(const PieceList &lhs,
                                      const PieceList &rhs);
  std::optional<PieceList> takeSmaller(const PieceList &lhs,
                                       const PieceList &rhs);

private:
  /// Adds to `result` what two pieces give from `from` to `to`; false where
  /// that is nothing.
  using Combiner =
      llvm::function_ref<bool(const Piece &lhs, const Piece &rhs, int64_t from,
                              int64_t to, PieceList &result)>;
  std::optional<PieceList> combine(const PieceList &lhs, const PieceList &rhs,
                                   Combiner combiner);
  std::optional<PieceList> divide(const PieceList &lhs, const PieceList &rhs);
  std::optional<PieceList> buildTerm(const ExprTerm &term);
  std::optional<PieceList> buildAtom(const ExprFactor &factor);
  /// Adds pieces of `lhs` where `difference` is not positive, else of `rhs`.
  bool choose(const Piece &lhs, const Piece &rhs,
              const UnivariatePolynomial &difference, int64_t from, int64_t to,
              PieceList &result);
  bool spend(unsigned units);

  const Symbol &symbol;
  UnivariatePolynomial value;
  int64_t last;
  Budget &budget;
};

/// `n` in arbitrary precision.
llvm::DynamicAPInt toDynamicAPInt(__int128 n);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_COST_PIECEBUILDER_H
