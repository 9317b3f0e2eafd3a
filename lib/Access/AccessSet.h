//===- AccessSet.h - Turns and elements of an access ------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The turns that an access is executed in and the elements that it goes to are
// one polyhedron (upstream's Presburger library): a column for each dimension
// of the buffer, one for each quotient in indices and trips, and one for each
// loop around the access, innermost first. Example, x[i mod 4] with i < n:
//
//   {(e, q, i) : e = i - 4*q, 0 <= i - 4*q < 4, 0 <= i < n}
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_ACCESSSET_H
#define ROOFLINE_LIB_ACCESS_ACCESSSET_H

#include "AccessGrids.h"
#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "roofline/Access/Nest.h"
#include "roofline/Support/Count.h"

namespace mlir::roofline {

/// The loops of `nest` that `access` stands in, innermost first.
llvm::SmallVector<unsigned, 6> getLoopsAround(const Nest &nest,
                                              const Access &access);

/// A sum of turns, and of quotients of such sums.
struct TurnSum {
  int64_t constant = 0;
  llvm::SmallVector<int64_t, 6> ofLoops;
  llvm::SmallVector<int64_t, 2> ofQuotients;

  /// How far its values lie apart: multiples of this; 0 where there is one.
  int64_t getStep() const;
};

class AccessSet {
public:
  AccessSet(const Nest &nest, const Access &access);

  const Access &getAccess() const { return access; }
  /// Those that the last columns are for.
  llvm::ArrayRef<unsigned> getLoops() const { return loops; }
  /// Whether all indices are sums of turns and quotients.
  bool isLinear() const { return indices.size() == access.index.size(); }
  /// One per dimension of a linear access.
  llvm::ArrayRef<TurnSum> getIndices() const { return indices; }
  /// The polyhedron, with dimensions in units of `grids`, of a linear access.
  /// Empty where something else is not linear, or no number.
  std::optional<presburger::IntegerPolyhedron>
  build(llvm::ArrayRef<Grid> grids) const;

private:
  class Builder;

  /// A sum rounded down.
  struct Quotient {
    Expr dividend;
    int64_t divisor;
  };
  /// `expr`, of which quotients that are not among `quotients` yet are added.
  std::optional<TurnSum>
  getSum(const Expr &expr, llvm::SmallVectorImpl<Quotient> &quotients) const;
  bool addTerms(llvm::ArrayRef<IndexTerm> terms, int64_t sign,
                TurnSum &sum) const;

  const Nest &nest;
  const Access &access;
  llvm::SmallVector<unsigned, 6> loops;
  llvm::SmallVector<TurnSum, 4> indices;
  /// Of the indices.
  llvm::SmallVector<Quotient, 2> quotients;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_ACCESSSET_H
