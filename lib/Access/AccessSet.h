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
// of the buffer, then one for each loop around the access, innermost first.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_ACCESSSET_H
#define ROOFLINE_LIB_ACCESS_ACCESSSET_H

#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "roofline/Access/Nest.h"
#include "roofline/Support/Count.h"

namespace mlir::roofline {

/// The loops of `nest` that `access` stands in, innermost first.
llvm::SmallVector<unsigned, 6> getLoopsAround(const Nest &nest,
                                              const Access &access);

/// What all indices along a dimension are: `base` plus multiples of `step`.
struct Grid {
  int64_t base = 0;
  /// 0 where all are `base`.
  int64_t step = 0;

  bool operator==(const Grid &rhs) const {
    return base == rhs.base && step == rhs.step;
  }
};

/// The grids of a buffer's dimensions.
using Grids = llvm::SmallVector<Grid, 4>;

class AccessSet {
public:
  /// Coefficients of the columns, then a constant.
  using Row = llvm::SmallVector<int64_t, 8>;

  AccessSet(const Nest &nest, const Access &access);

  unsigned getRank() const { return rank; }
  /// The columns behind those of the dimensions.
  llvm::ArrayRef<unsigned> getLoops() const { return loops; }
  /// The index along `dimension` in terms of loops; empty where it is not
  /// linear.
  std::optional<Row> getIndex(unsigned dimension) const;
  /// The polyhedron, with dimensions in units of `grids`. Empty where something
  /// is not linear, or no number.
  std::optional<presburger::IntegerPolyhedron>
  build(llvm::ArrayRef<Grid> grids) const;

private:
  /// Column of `loop`; empty where the access does not stand in it.
  std::optional<unsigned> getColumn(unsigned loop) const;
  std::optional<Row> getRow(const Expr &expr) const;
  bool addTerms(llvm::ArrayRef<IndexTerm> terms, int64_t sign, Row &row) const;
  bool addTurnsBelow(unsigned loop, const Expr &trips,
                     presburger::IntegerPolyhedron &set) const;
  bool addIndex(unsigned dimension, const Grid &grid,
                presburger::IntegerPolyhedron &set) const;
  bool addBounds(unsigned dimension, const Grid &grid,
                 presburger::IntegerPolyhedron &set) const;
  bool addLimit(const TurnLimit &limit,
                presburger::IntegerPolyhedron &set) const;

  const Nest &nest;
  const Access &access;
  llvm::SmallVector<unsigned, 6> loops;
  unsigned rank;
};

/// The grids of each of `sets`, accesses to one buffer with at least one
/// dimension. Sets on different grids share nothing. Empty where some index is
/// not linear.
std::optional<llvm::SmallVector<Grids, 4>>
findGrids(llvm::ArrayRef<AccessSet> sets);

/// Takes the columns from `first` up to `end` out of `set`, one after the other
/// as long as that leaves exactly the integer points that had some value of
/// them. False where it does not.
bool takeOut(presburger::IntegerPolyhedron &set, unsigned first, unsigned end);

/// Counts the elements that turns of accesses go to, each once.
class ElementCounter {
public:
  /// Adds those of `turns`, an access set on `grids` or a part of one. False
  /// where they are not known exactly.
  bool add(presburger::IntegerPolyhedron turns, const Grids &grids);
  /// Empty where that takes too long.
  std::optional<Count> count() const;

private:
  struct Group {
    Grids grids;
    llvm::SmallVector<presburger::IntegerPolyhedron, 4> sets;
  };
  llvm::SmallVector<Group, 2> groups;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_ACCESSSET_H
