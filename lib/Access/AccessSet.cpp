//===- AccessSet.cpp - Turns and elements of an access --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessSet.h"
#include "PointCount.h"
#include "roofline/Support/Quotient.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <numeric>

using namespace mlir;
using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using presburger::IntegerPolyhedron;
using presburger::PresburgerSpace;

SmallVector<unsigned, 6> mlir::roofline::getLoopsAround(const Nest &nest,
                                                        const Access &access) {
  SmallVector<unsigned, 6> loops;
  for (std::optional<unsigned> loop = access.within; loop;
       loop = nest.places[*loop].parent)
    loops.push_back(*loop);
  return loops;
}

AccessSet::AccessSet(const Nest &nest, const Access &access)
    : nest(nest), access(access), loops(getLoopsAround(nest, access)),
      rank(access.index.size()) {}

std::optional<unsigned> AccessSet::getColumn(unsigned loop) const {
  const auto *found = llvm::find(loops, loop);
  if (found == loops.end())
    return std::nullopt;
  return rank + (found - loops.begin());
}

/// `expr` as a row, if it is linear in the turns of loops around.
std::optional<AccessSet::Row> AccessSet::getRow(const Expr &expr) const {
  Row row(rank + loops.size() + 1, 0);
  if (expr.isPoisoned())
    return std::nullopt;
  for (const ExprTerm &term : expr.getTerms()) {
    auto coefficient = static_cast<int64_t>(term.coefficient);
    if (coefficient != term.coefficient || term.factors.size() > 1)
      return std::nullopt;
    if (term.factors.empty()) {
      row.back() = coefficient;
      continue;
    }
    const ExprFactor &factor = term.factors.front();
    const auto *loop = llvm::find_if(loops, [&](unsigned loop) {
      return nest.places[loop].induction == factor.symbol;
    });
    if (!factor.symbol || factor.exponent != 1 || loop == loops.end())
      return std::nullopt;
    row[rank + (loop - loops.begin())] = coefficient;
  }
  return row;
}

/// Adds `sign` times `terms` to `row`.
bool AccessSet::addTerms(ArrayRef<IndexTerm> terms, int64_t sign,
                         Row &row) const {
  for (const IndexTerm &term : terms) {
    std::optional<int64_t> coefficient = term.coefficient.getInt64();
    std::optional<unsigned> column = getColumn(term.loop);
    if (!coefficient || !column ||
        llvm::MulOverflow(*coefficient, sign, *coefficient) ||
        llvm::AddOverflow(row[*column], *coefficient, row[*column]))
      return false;
  }
  return true;
}

/// The turns of `loop` are below `trips`.
bool AccessSet::addTurnsBelow(unsigned loop, const Expr &trips,
                              IntegerPolyhedron &set) const {
  if (std::optional<ExprExtremum> extremum = trips.getExtremum()) {
    if (extremum->isMin)
      return llvm::all_of(extremum->operands, [&](const Expr &operand) {
        return addTurnsBelow(loop, operand, set);
      });
    // No turn is below zero.
    llvm::erase_if(extremum->operands, [](const Expr &operand) {
      return Expr::isKnownLE(operand, 0);
    });
    return extremum->operands.size() == 1 &&
           addTurnsBelow(loop, extremum->operands.front(), set);
  }
  // turn < floordiv(a, b) is b*turn <= a - b.
  Expr end = trips;
  int64_t step = 1;
  if (std::optional<ExprQuotient> quotient = getQuotient(trips)) {
    std::optional<int64_t> divisor = quotient->divisor.getInt64();
    if (!divisor)
      return false;
    step = *divisor;
    end = quotient->dividend;
  }
  std::optional<Row> row = getRow(end - step);
  if (!row)
    return false;
  (*row)[*getColumn(loop)] -= step;
  set.addInequality(*row);
  return true;
}

std::optional<AccessSet::Row> AccessSet::getIndex(unsigned dimension) const {
  const IndexExpr &index = access.index[dimension];
  std::optional<Row> row = getRow(index.offset);
  if (index.maxDistinct || !row || !addTerms(index.terms, 1, *row))
    return std::nullopt;
  return row;
}

bool AccessSet::addIndex(unsigned dimension, const Grid &grid,
                         IntegerPolyhedron &set) const {
  std::optional<Row> row = getIndex(dimension);
  if (!row || llvm::SubOverflow(row->back(), grid.base, row->back()))
    return false;
  for (int64_t &coefficient : *row)
    coefficient /= std::max<int64_t>(grid.step, 1);
  (*row)[dimension] = -1;
  set.addEquality(*row);
  return true;
}

/// Indices lie in their buffer.
bool AccessSet::addBounds(unsigned dimension, const Grid &grid,
                          IntegerPolyhedron &set) const {
  std::optional<int64_t> size =
      nest.buffers[access.buffer].shape[dimension].getInt64();
  if (!size || *size > kMaxSize || std::abs(grid.base) > kMaxSize)
    return false;
  Row row(rank + loops.size() + 1, 0);
  row[dimension] = std::max<int64_t>(grid.step, 1);
  row.back() = grid.base;
  set.addInequality(row);
  row[dimension] = -row[dimension];
  row.back() = *size - 1 - grid.base;
  set.addInequality(row);
  return true;
}

bool AccessSet::addLimit(const TurnLimit &limit, IntegerPolyhedron &set) const {
  for (const auto &[end, sign] :
       {std::pair(limit.lower, 1), std::pair(limit.upper, -1)}) {
    if (!end)
      continue;
    // terms - lower >= 0, upper - 1 - terms >= 0.
    std::optional<Row> row = getRow(sign > 0 ? -*end : *end - 1);
    if (!row || !addTerms(limit.terms, sign, *row))
      return false;
    set.addInequality(*row);
  }
  return true;
}

/// Whether an integer lies between `lower`, a*x + f >= 0, and `upper`,
/// g - b*x >= 0, wherever a number does in `set`. The condition of the Omega
/// test is a*g + b*f >= (a - 1)*(b - 1): x / 64 rounded down is the one tile of
/// 64 that x lies in.
static bool leaveRoom(const IntegerPolyhedron &set,
                      ArrayRef<llvm::DynamicAPInt> lower,
                      ArrayRef<llvm::DynamicAPInt> upper, unsigned column) {
  llvm::DynamicAPInt a = lower[column], b = -upper[column];
  if (a == 1 || b == 1)
    return true;
  // Is it less somewhere?
  SmallVector<llvm::DynamicAPInt, 8> less;
  for (auto [above, below] : llvm::zip_equal(upper, lower))
    less.push_back(-(a * above + b * below));
  less.back() += (a - 1) * (b - 1) - 1;
  IntegerPolyhedron rest = set;
  rest.addInequality(less);
  return rest.isEmpty();
}

/// Whether taking the variable in `column` out of `set` leaves the integer
/// points that it had with some value of it.
static bool isExactWithout(const IntegerPolyhedron &set, unsigned column) {
  for (unsigned i = 0; i < set.getNumEqualities(); ++i)
    if (int64_t coefficient = set.getEquality64(i)[column])
      // With one it is solved for, which is best done first.
      return std::abs(coefficient) == 1;
  SmallVector<ArrayRef<llvm::DynamicAPInt>, 8> lower, upper;
  for (unsigned i = 0; i < set.getNumInequalities(); ++i) {
    ArrayRef<llvm::DynamicAPInt> row = set.getInequality(i);
    if (row[column] != 0)
      (row[column] > 0 ? lower : upper).push_back(row);
  }
  return llvm::all_of(lower, [&](ArrayRef<llvm::DynamicAPInt> below) {
    return llvm::all_of(upper, [&](ArrayRef<llvm::DynamicAPInt> above) {
      return leaveRoom(set, below, above, column);
    });
  });
}

bool mlir::roofline::takeOut(IntegerPolyhedron &set, unsigned first,
                             unsigned end) {
  for (; end != first; --end) {
    unsigned column = first;
    while (column != end && !isExactWithout(set, column))
      ++column;
    if (column == end)
      return false;
    set.projectOut(column);
    set.removeTrivialRedundancy();
    if (!hasSmallNumbers(set))
      return false;
  }
  return true;
}

std::optional<IntegerPolyhedron> AccessSet::build(ArrayRef<Grid> grids) const {
  if (access.ownExtents || (access.isConditional && !access.limits))
    return std::nullopt;
  IntegerPolyhedron set(PresburgerSpace::getSetSpace(rank + loops.size()));
  for (unsigned loop : loops) {
    Row row(set.getNumVars() + 1, 0);
    row[*getColumn(loop)] = 1;
    set.addInequality(row);
    if (!addTurnsBelow(loop, nest.places[loop].trips, set))
      return std::nullopt;
  }
  for (unsigned dimension = 0; dimension < rank; ++dimension)
    if (!addIndex(dimension, grids[dimension], set) ||
        !addBounds(dimension, grids[dimension], set))
      return std::nullopt;
  if (access.limits &&
      !llvm::all_of(*access.limits, [&](const TurnLimit &limit) {
        return addLimit(limit, set);
      }))
    return std::nullopt;
  if (!hasSmallNumbers(set))
    return std::nullopt;
  return set;
}

/// How far the turns of loops move the indices of all `sets` along
/// `dimension`: multiples of this; 0 where none moves any. Empty where some
/// index is not linear.
static std::optional<int64_t> findStep(ArrayRef<AccessSet> sets,
                                       unsigned dimension) {
  int64_t step = 0;
  for (const AccessSet &set : sets) {
    std::optional<AccessSet::Row> row = set.getIndex(dimension);
    if (!row)
      return std::nullopt;
    for (int64_t coefficient : ArrayRef(*row).drop_back())
      step = std::gcd(step, coefficient);
  }
  return step;
}

/// The grids of `set`, given their steps: the first place of each, which is
/// what tells grids apart that have no index in common.
static Grids findGrids(const AccessSet &set, ArrayRef<int64_t> steps) {
  Grids grids;
  for (auto [dimension, step] : llvm::enumerate(steps)) {
    int64_t start = set.getIndex(dimension)->back();
    int64_t base =
        step == 0 ? start : start - llvm::divideFloorSigned(start, step) * step;
    grids.push_back({base, step});
  }
  return grids;
}

std::optional<SmallVector<Grids, 4>>
mlir::roofline::findGrids(ArrayRef<AccessSet> sets) {
  SmallVector<int64_t, 4> steps;
  for (unsigned i = 0; i != sets.front().getRank(); ++i) {
    std::optional<int64_t> step = findStep(sets, i);
    if (!step)
      return std::nullopt;
    steps.push_back(*step);
  }
  SmallVector<Grids, 4> grids;
  for (const AccessSet &set : sets)
    grids.push_back(::findGrids(set, steps));
  return grids;
}

bool ElementCounter::add(IntegerPolyhedron turns, const Grids &grids) {
  if (!takeOut(turns, grids.size(), turns.getNumVars()))
    return false;
  auto *group = llvm::find_if(
      groups, [&](const Group &other) { return other.grids == grids; });
  if (group == groups.end())
    group = &groups.emplace_back(Group{grids, {}});
  group->sets.push_back(std::move(turns));
  return true;
}

std::optional<Count> ElementCounter::count() const {
  Count count;
  for (const Group &group : groups) {
    std::optional<Count> ofGroup = countPoints(group.sets);
    if (!ofGroup)
      return std::nullopt;
    count += *ofGroup;
  }
  return count;
}
