//===- PointCount.cpp - Integer points of polyhedra -----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PointCount.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using mlir::presburger::IntegerPolyhedron;

/// Coefficients of the dimensions, then a constant.
using Row = SmallVector<int64_t, 8>;

static bool isSmall(const llvm::DynamicAPInt &n, int64_t most) {
  return llvm::abs(n) <= llvm::DynamicAPInt(most);
}

bool mlir::roofline::hasSmallNumbers(const IntegerPolyhedron &set) {
  constexpr int64_t kMaxCoefficient = int64_t(1) << 20;
  constexpr int64_t kMaxConstant = int64_t(1) << 50;
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

namespace {
/// From `first` up to `end`.
struct Range {
  int64_t first, end;
};

/// Goes through rows along the last dimension.
class RowWalker {
public:
  RowWalker(ArrayRef<IntegerPolyhedron> sets, RowVisitor visit);

  bool run() {
    if (!isValid)
      return false;
    SmallVector<unsigned, 4> all(
        llvm::to_vector<4>(llvm::seq<unsigned>(0, prefixes.size())));
    SmallVector<int64_t, 4> index;
    walk(all, index);
    return steps <= kMaxSteps;
  }

private:
  /// What of `sets` lies at `index`, the first dimensions.
  void walk(ArrayRef<unsigned> sets, SmallVectorImpl<int64_t> &index);
  std::optional<Range> getRange(unsigned set, ArrayRef<int64_t> index);

  static constexpr size_t kMaxSteps = size_t(1) << 20;
  RowVisitor visit;
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

RowWalker::RowWalker(ArrayRef<IntegerPolyhedron> sets, RowVisitor visit)
    : visit(visit), rank(sets.front().getNumVars()) {
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
std::optional<Range> RowWalker::getRange(unsigned set,
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

void RowWalker::walk(ArrayRef<unsigned> sets, SmallVectorImpl<int64_t> &index) {
  SmallVector<std::pair<Range, unsigned>, 4> ranges;
  for (unsigned set : sets)
    if (std::optional<Range> range = getRange(set, index))
      ranges.emplace_back(*range, set);
  llvm::sort(ranges, [](const auto &lhs, const auto &rhs) {
    return std::tuple(lhs.first.first, lhs.first.end, lhs.second) <
           std::tuple(rhs.first.first, rhs.first.end, rhs.second);
  });
  bool isLast = index.size() + 1 == rank;
  int64_t done = std::numeric_limits<int64_t>::min();
  for (const auto &[range, set] : ranges) {
    int64_t first = std::max(range.first, done);
    done = std::max(done, range.end);
    if (isLast) {
      if (first < range.end)
        visit(index, first, range.end);
      continue;
    }
    for (int64_t value = first; value < range.end && steps <= kMaxSteps;
         ++value) {
      SmallVector<unsigned, 4> here;
      for (const auto &[other, number] : ranges)
        if (other.first <= value && value < other.end)
          here.push_back(number);
      index.push_back(value);
      walk(here, index);
      index.pop_back();
    }
  }
}

bool mlir::roofline::visitRows(ArrayRef<IntegerPolyhedron> sets,
                               RowVisitor visit) {
  return RowWalker(sets, visit).run();
}

std::optional<Count>
mlir::roofline::countPoints(ArrayRef<IntegerPolyhedron> sets) {
  Count count;
  bool isKnown = visitRows(sets, [&](ArrayRef<int64_t>, int64_t first,
                                     int64_t end) { count += end - first; });
  return isKnown ? std::optional(count) : std::nullopt;
}
