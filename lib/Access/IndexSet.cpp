//===- IndexSet.cpp - The elements that an ordered access touches ---------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The turns that an access is executed in and the elements that it goes to are
// one polyhedron (upstream's Presburger library). Without the turns, which are
// taken out one loop after the other as long as that is exact over integers,
// it is the set of elements.
//
//===----------------------------------------------------------------------===//

#include "IndexSet.h"
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
using llvm::SmallVectorImpl;
using presburger::IntegerPolyhedron;
using presburger::PresburgerSpace;

/// Coefficients of the dimensions, then of the loops, then a constant.
using Row = SmallVector<int64_t, 8>;

namespace {

/// What all indices along a dimension are: `base` plus multiples of `step`.
struct Grid {
  int64_t base = 0;
  /// 0 where all are `base`.
  int64_t step = 0;

  bool operator==(const Grid &rhs) const {
    return base == rhs.base && step == rhs.step;
  }
};

class SetBuilder {
public:
  SetBuilder(const Nest &nest, const Access &access);

  /// The index along `dimension` in terms of loops; empty where it is not
  /// linear.
  std::optional<Row> getIndex(unsigned dimension) const;
  /// The set in units of `grids`, one per dimension. Empty where something is
  /// not linear, or taking out a loop not exact.
  std::optional<IntegerPolyhedron> build(ArrayRef<Grid> grids);

private:
  /// Column of `loop`; empty where the access does not stand in it.
  std::optional<unsigned> getColumn(unsigned loop) const;
  std::optional<Row> getRow(const Expr &expr) const;
  bool addTerms(ArrayRef<IndexTerm> terms, int64_t sign, Row &row) const;
  bool addTurnsBelow(unsigned loop, const Expr &trips);
  bool addIndex(unsigned dimension, const Grid &grid);
  bool addBounds(unsigned dimension, const Grid &grid);
  bool addLimit(const TurnLimit &limit);
  bool takeOutLoops();

  const Nest &nest;
  const Access &access;
  /// Around the access, innermost first.
  SmallVector<unsigned, 6> loops;
  unsigned rank;
  IntegerPolyhedron set;
};
} // namespace

SmallVector<unsigned, 6> mlir::roofline::getLoopsAround(const Nest &nest,
                                                        const Access &access) {
  SmallVector<unsigned, 6> loops;
  for (std::optional<unsigned> loop = access.within; loop;
       loop = nest.places[*loop].parent)
    loops.push_back(*loop);
  return loops;
}

SetBuilder::SetBuilder(const Nest &nest, const Access &access)
    : nest(nest), access(access), loops(getLoopsAround(nest, access)),
      rank(access.index.size()),
      set(PresburgerSpace::getSetSpace(rank + loops.size())) {}

std::optional<unsigned> SetBuilder::getColumn(unsigned loop) const {
  const auto *found = llvm::find(loops, loop);
  if (found == loops.end())
    return std::nullopt;
  return rank + (found - loops.begin());
}

/// `expr` as a row, if it is linear in the turns of loops around.
std::optional<Row> SetBuilder::getRow(const Expr &expr) const {
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
bool SetBuilder::addTerms(ArrayRef<IndexTerm> terms, int64_t sign,
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
bool SetBuilder::addTurnsBelow(unsigned loop, const Expr &trips) {
  if (std::optional<ExprExtremum> extremum = trips.getExtremum()) {
    if (extremum->isMin)
      return llvm::all_of(extremum->operands, [&](const Expr &operand) {
        return addTurnsBelow(loop, operand);
      });
    // No turn is below zero.
    llvm::erase_if(extremum->operands, [](const Expr &operand) {
      return Expr::isKnownLE(operand, 0);
    });
    return extremum->operands.size() == 1 &&
           addTurnsBelow(loop, extremum->operands.front());
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

std::optional<Row> SetBuilder::getIndex(unsigned dimension) const {
  const IndexExpr &index = access.index[dimension];
  std::optional<Row> row = getRow(index.offset);
  if (index.maxDistinct || !row || !addTerms(index.terms, 1, *row))
    return std::nullopt;
  return row;
}

bool SetBuilder::addIndex(unsigned dimension, const Grid &grid) {
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
bool SetBuilder::addBounds(unsigned dimension, const Grid &grid) {
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

bool SetBuilder::addLimit(const TurnLimit &limit) {
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

bool SetBuilder::takeOutLoops() {
  while (set.getNumVars() > rank) {
    unsigned column = rank;
    while (column < set.getNumVars() && !isExactWithout(set, column))
      ++column;
    if (column == set.getNumVars())
      return false;
    set.projectOut(column);
    set.removeTrivialRedundancy();
    if (!hasSmallNumbers(set))
      return false;
  }
  return true;
}

std::optional<IntegerPolyhedron> SetBuilder::build(ArrayRef<Grid> grids) {
  if (access.ownExtents || (access.isConditional && !access.limits))
    return std::nullopt;
  for (unsigned loop : loops) {
    Row row(set.getNumVars() + 1, 0);
    row[*getColumn(loop)] = 1;
    set.addInequality(row);
    if (!addTurnsBelow(loop, nest.places[loop].trips))
      return std::nullopt;
  }
  for (unsigned dimension = 0; dimension < rank; ++dimension)
    if (!addIndex(dimension, grids[dimension]) ||
        !addBounds(dimension, grids[dimension]))
      return std::nullopt;
  if (access.limits &&
      !llvm::all_of(*access.limits,
                    [&](const TurnLimit &limit) { return addLimit(limit); }))
    return std::nullopt;
  if (!hasSmallNumbers(set) || !takeOutLoops())
    return std::nullopt;
  return set;
}

/// How far the turns of loops move the indices of all `builders` along
/// `dimension`: multiples of this; 0 where none moves any. Empty where some
/// index is not linear.
static std::optional<int64_t> findStep(ArrayRef<SetBuilder> builders,
                                       unsigned dimension) {
  int64_t step = 0;
  for (const SetBuilder &builder : builders) {
    std::optional<Row> row = builder.getIndex(dimension);
    if (!row)
      return std::nullopt;
    for (int64_t coefficient : ArrayRef(*row).drop_back())
      step = std::gcd(step, coefficient);
  }
  return step;
}

/// The grids of the builder, one per dimension, given their steps: the first
/// place of each, which is what tells grids apart that have no index in common.
static SmallVector<Grid, 4> findGrids(const SetBuilder &builder,
                                      ArrayRef<int64_t> steps) {
  SmallVector<Grid, 4> grids;
  for (auto [dimension, step] : llvm::enumerate(steps)) {
    int64_t start = builder.getIndex(dimension)->back();
    int64_t base =
        step == 0 ? start : start - llvm::divideFloorSigned(start, step) * step;
    grids.push_back({base, step});
  }
  return grids;
}

std::optional<Count>
mlir::roofline::countElements(const Nest &nest,
                              ArrayRef<const Access *> accesses) {
  SmallVector<SetBuilder, 4> builders;
  for (const Access *access : accesses)
    builders.emplace_back(nest, *access);
  if (accesses.empty() || accesses.front()->index.empty())
    return std::nullopt;
  SmallVector<int64_t, 4> steps;
  for (unsigned i = 0; i != accesses.front()->index.size(); ++i) {
    std::optional<int64_t> step = findStep(builders, i);
    if (!step)
      return std::nullopt;
    steps.push_back(*step);
  }
  // Sets on different grids share nothing.
  using Sets = SmallVector<IntegerPolyhedron, 4>;
  SmallVector<std::pair<SmallVector<Grid, 4>, Sets>, 2> groups;
  for (SetBuilder &builder : builders) {
    SmallVector<Grid, 4> grids = findGrids(builder, steps);
    std::optional<IntegerPolyhedron> set = builder.build(grids);
    if (!set)
      return std::nullopt;
    auto *group = llvm::find_if(
        groups, [&](const auto &other) { return other.first == grids; });
    if (group == groups.end())
      group = &groups.emplace_back(grids, Sets());
    group->second.push_back(std::move(*set));
  }
  Count count;
  for (const auto &[grids, sets] : groups) {
    std::optional<Count> ofGroup = countPoints(sets);
    if (!ofGroup)
      return std::nullopt;
    count += *ofGroup;
  }
  return count;
}

/// Whether the elements of `access` may be fewer than the box of its loops'
/// extents tells.
static bool isTriangular(const Nest &nest, const Access &access) {
  if (access.maxElements ||
      llvm::any_of(getLoopsAround(nest, access), [&](unsigned loop) {
        return !nest.places[loop].trips.isConstant();
      }))
    return true;
  SmallVector<unsigned, 8> seen;
  for (const IndexExpr &index : access.index)
    for (const IndexTerm &term : index.terms) {
      if (llvm::is_contained(seen, term.loop))
        return true;
      seen.push_back(term.loop);
    }
  return false;
}

/// `countElements` of what the box of the loops' extents may not be.
static std::optional<Count> countTriangles(const Nest &nest,
                                           ArrayRef<const Access *> accesses) {
  bool isAny =
      nest.hasOrder() && llvm::any_of(accesses, [&](const Access *access) {
        return isTriangular(nest, *access);
      });
  return isAny ? countElements(nest, accesses) : std::nullopt;
}

static Expr countBoxes(const Nest &nest, ArrayRef<const Access *> accesses,
                       UnionBound bound) {
  return countUnion(accesses, nest.buffers[accesses.front()->buffer],
                    nest.extents, bound);
}

std::optional<Expr>
mlir::roofline::countExactly(const Nest &nest,
                             ArrayRef<const Access *> accesses) {
  if (std::optional<Count> count = countTriangles(nest, accesses))
    return *count;
  Expr upper = countBoxes(nest, accesses, UnionBound::Upper);
  Expr lower = countBoxes(nest, accesses, UnionBound::Lower);
  return upper == lower ? std::optional(upper) : std::nullopt;
}

Expr mlir::roofline::countDistinctElements(const Nest &nest,
                                           ArrayRef<const Access *> accesses) {
  if (std::optional<Count> count = countTriangles(nest, accesses))
    return *count;
  return countBoxes(nest, accesses, UnionBound::Upper);
}
