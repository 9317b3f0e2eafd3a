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
#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir;
using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using presburger::IntegerPolyhedron;
using presburger::PresburgerSpace;

// With these, no sum over the dimensions leaves 64 bits.
static constexpr int64_t kMaxCoefficient = int64_t(1) << 20;
static constexpr int64_t kMaxConstant = int64_t(1) << 50;
static constexpr int64_t kMaxSize = int64_t(1) << 36;

/// Coefficients of the dimensions, then of the loops, then a constant.
using Row = SmallVector<int64_t, 8>;

namespace {
class SetBuilder {
public:
  SetBuilder(const Nest &nest, const Access &access);

  /// Empty where something is not linear, or taking out a loop not exact.
  std::optional<IntegerPolyhedron> build();

private:
  /// Column of `loop`; empty where the access does not stand in it.
  std::optional<unsigned> getColumn(unsigned loop) const;
  std::optional<Row> getRow(const Expr &expr) const;
  bool addTerms(ArrayRef<IndexTerm> terms, int64_t sign, Row &row) const;
  bool addTurnsBelow(unsigned loop, const Expr &trips);
  bool addIndex(unsigned dimension);
  bool addBounds(unsigned dimension);
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
  SmallVector<ExprTerm, 2> terms = trips.getTerms();
  if (terms.size() == 1 && terms.front().factors.size() == 1 &&
      terms.front().coefficient == 1) {
    const ExprFactor &factor = terms.front().factors.front();
    if (factor.kind == ExprFactor::Kind::FloorDiv && factor.exponent == 1) {
      std::optional<int64_t> divisor = factor.operands[1].getInt64();
      if (!divisor)
        return false;
      step = *divisor;
      end = factor.operands[0];
    }
  }
  std::optional<Row> row = getRow(end - step);
  if (!row)
    return false;
  (*row)[*getColumn(loop)] -= step;
  set.addInequality(*row);
  return true;
}

bool SetBuilder::addIndex(unsigned dimension) {
  const IndexExpr &index = access.index[dimension];
  std::optional<Row> row = getRow(index.offset);
  if (index.maxDistinct || !row || !addTerms(index.terms, 1, *row))
    return false;
  (*row)[dimension] = -1;
  set.addEquality(*row);
  return true;
}

/// Indices lie in their buffer.
bool SetBuilder::addBounds(unsigned dimension) {
  std::optional<int64_t> size =
      nest.buffers[access.buffer].shape[dimension].getInt64();
  if (!size || *size > kMaxSize)
    return false;
  Row row(rank + loops.size() + 1, 0);
  row[dimension] = 1;
  set.addInequality(row);
  row[dimension] = -1;
  row.back() = *size - 1;
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

static bool isSmall(const llvm::DynamicAPInt &n, int64_t most) {
  return llvm::abs(n) <= llvm::DynamicAPInt(most);
}

/// Whether `set` keeps to the numbers above.
static bool hasSmallNumbers(const IntegerPolyhedron &set) {
  auto areSmall = [](ArrayRef<llvm::DynamicAPInt> row) {
    return isSmall(row.back(), kMaxConstant) &&
           llvm::all_of(row.drop_back(), [](const llvm::DynamicAPInt &n) {
             return isSmall(n, kMaxCoefficient);
           });
  };
  for (unsigned i = 0; i < set.getNumEqualities(); ++i)
    if (!areSmall(set.getEquality(i)))
      return false;
  for (unsigned i = 0; i < set.getNumInequalities(); ++i)
    if (!areSmall(set.getInequality(i)))
      return false;
  return true;
}

/// Whether taking the variable in `column` out of `set` leaves the integer
/// points that it had with some value of it.
static bool isExactWithout(const IntegerPolyhedron &set, unsigned column) {
  for (unsigned i = 0; i < set.getNumEqualities(); ++i)
    if (int64_t coefficient = set.getEquality64(i)[column])
      // With one it is solved for, which is best done first.
      return std::abs(coefficient) == 1;
  bool lowerUnits = true, upperUnits = true;
  for (unsigned i = 0; i < set.getNumInequalities(); ++i) {
    int64_t coefficient = set.getInequality64(i)[column];
    lowerUnits &= coefficient <= 1;
    upperUnits &= coefficient >= -1;
  }
  return lowerUnits || upperUnits;
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

std::optional<IntegerPolyhedron> SetBuilder::build() {
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
    if (!addIndex(dimension) || !addBounds(dimension))
      return std::nullopt;
  if (access.limits &&
      !llvm::all_of(*access.limits,
                    [&](const TurnLimit &limit) { return addLimit(limit); }))
    return std::nullopt;
  if (!hasSmallNumbers(set) || !takeOutLoops())
    return std::nullopt;
  return set;
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

namespace {
/// From `first` up to `end`.
struct Range {
  int64_t first, end;
};

/// Counts rows along the last dimension.
class RowCounter {
public:
  explicit RowCounter(ArrayRef<IntegerPolyhedron> sets);

  std::optional<Count> run() {
    if (!isValid)
      return std::nullopt;
    SmallVector<unsigned, 4> all(
        llvm::to_vector<4>(llvm::seq<unsigned>(0, prefixes.size())));
    SmallVector<int64_t, 4> index;
    Count count = add(all, index);
    return steps <= kMaxSteps ? std::optional(count) : std::nullopt;
  }

private:
  /// What of `sets` lies at `index`, the first dimensions.
  Count add(ArrayRef<unsigned> sets, SmallVectorImpl<int64_t> &index);
  std::optional<Range> getRange(unsigned set, ArrayRef<int64_t> index);

  static constexpr size_t kMaxSteps = size_t(1) << 20;
  size_t steps = 0;
  bool isValid = true;
  unsigned rank;
  /// Of every set, the rows of the constraints that its first dimension, its
  /// first two, ... are under.
  struct Constraints {
    std::vector<Row> equalities, inequalities;
  };
  std::vector<SmallVector<Constraints, 4>> prefixes;
};
} // namespace

RowCounter::RowCounter(ArrayRef<IntegerPolyhedron> sets)
    : rank(sets.front().getNumVars()) {
  for (IntegerPolyhedron set : sets) {
    SmallVector<Constraints, 4> ofSet(rank);
    for (unsigned last = rank; last-- > 0;) {
      isValid &= hasSmallNumbers(set);
      if (!isValid)
        return;
      for (unsigned i = 0; i < set.getNumEqualities(); ++i)
        ofSet[last].equalities.emplace_back(set.getEquality64(i));
      for (unsigned i = 0; i < set.getNumInequalities(); ++i)
        ofSet[last].inequalities.emplace_back(set.getInequality64(i));
      set.projectOut(last);
      set.removeTrivialRedundancy();
    }
    prefixes.push_back(std::move(ofSet));
  }
}

/// Narrows `range` to where the dimension after `index` is under `row`: at
/// least zero, or with `isEquality` zero. False where it is nowhere.
static bool narrow(ArrayRef<int64_t> row, ArrayRef<int64_t> index,
                   bool isEquality, std::optional<int64_t> &least,
                   std::optional<int64_t> &most) {
  int64_t rest = row.back();
  for (auto [value, coefficient] : llvm::zip_first(index, row))
    rest += coefficient * value;
  int64_t own = row[index.size()];
  if (own == 0)
    return isEquality ? rest == 0 : rest >= 0;
  if (isEquality && rest % own != 0)
    return false;
  if (own > 0 || isEquality) {
    int64_t bound = own > 0 ? llvm::divideCeilSigned(-rest, own) : -rest / own;
    least = std::max(least.value_or(bound), bound);
  }
  if (own < 0 || isEquality) {
    int64_t bound = own < 0 ? llvm::divideFloorSigned(rest, -own) : -rest / own;
    most = std::min(most.value_or(bound), bound);
  }
  return true;
}

/// The values of the dimension after `index` that `set` may have there.
std::optional<Range> RowCounter::getRange(unsigned set,
                                          ArrayRef<int64_t> index) {
  const Constraints &constraints = prefixes[set][index.size()];
  std::optional<int64_t> least, most;
  steps += constraints.equalities.size() + constraints.inequalities.size();
  for (const Row &row : constraints.equalities)
    if (!narrow(row, index, /*isEquality=*/true, least, most))
      return std::nullopt;
  for (const Row &row : constraints.inequalities)
    if (!narrow(row, index, /*isEquality=*/false, least, most))
      return std::nullopt;
  if (!least || !most || *least > *most)
    return std::nullopt;
  return Range{*least, *most + 1};
}

Count RowCounter::add(ArrayRef<unsigned> sets,
                      SmallVectorImpl<int64_t> &index) {
  SmallVector<std::pair<Range, unsigned>, 4> ranges;
  for (unsigned set : sets)
    if (std::optional<Range> range = getRange(set, index))
      ranges.emplace_back(*range, set);
  llvm::sort(ranges, [](const auto &lhs, const auto &rhs) {
    return std::tuple(lhs.first.first, lhs.first.end, lhs.second) <
           std::tuple(rhs.first.first, rhs.first.end, rhs.second);
  });
  bool isLast = index.size() + 1 == rank;
  Count count;
  int64_t done = std::numeric_limits<int64_t>::min();
  for (const auto &[range, set] : ranges) {
    int64_t first = std::max(range.first, done);
    done = std::max(done, range.end);
    if (isLast) {
      count += std::max<int64_t>(0, range.end - first);
      continue;
    }
    for (int64_t value = first; value < range.end && steps <= kMaxSteps;
         ++value) {
      SmallVector<unsigned, 4> here;
      for (const auto &[other, number] : ranges)
        if (other.first <= value && value < other.end)
          here.push_back(number);
      index.push_back(value);
      count += add(here, index);
      index.pop_back();
    }
  }
  return count;
}

std::optional<Count>
mlir::roofline::countElements(const Nest &nest,
                              ArrayRef<const Access *> accesses) {
  SmallVector<IntegerPolyhedron, 4> sets;
  for (const Access *access : accesses) {
    std::optional<IntegerPolyhedron> set = SetBuilder(nest, *access).build();
    if (!set)
      return std::nullopt;
    sets.push_back(std::move(*set));
  }
  if (sets.empty() || sets.front().getNumVars() == 0)
    return std::nullopt;
  return RowCounter(sets).run();
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

Expr mlir::roofline::countDistinctElements(const Nest &nest,
                                           ArrayRef<const Access *> accesses,
                                           Bound bound) {
  if (nest.hasOrder() && llvm::any_of(accesses, [&](const Access *access) {
        return isTriangular(nest, *access);
      }))
    if (std::optional<Count> count = countElements(nest, accesses))
      return *count;
  return countUnion(accesses, nest.buffers[accesses.front()->buffer],
                    nest.extents, bound);
}
