//===- SetProjection.cpp - Sets without turns -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SetProjection.h"
#include "PointCount.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using presburger::BoundType;
using presburger::IntegerPolyhedron;

/// Whether an integer lies between `lower`, a*x + f >= 0, and `upper`,
/// g - b*x >= 0, wherever a number does in a set that is `shadow` without x.
/// The condition of the Omega test is a*g + b*f >= (a - 1)*(b - 1): x / 64
/// rounded down is the one tile of 64 that x lies in.
static bool leaveRoom(const IntegerPolyhedron &shadow,
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
  less.erase(less.begin() + column);
  IntegerPolyhedron rest = shadow;
  rest.addInequality(less);
  return rest.isEmpty();
}

/// `set` without the variable in `column`, if that leaves just the integer
/// points that it had with some value of it.
static std::optional<IntegerPolyhedron> takeOut(const IntegerPolyhedron &set,
                                                unsigned column) {
  IntegerPolyhedron shadow = set;
  shadow.projectOut(column);
  shadow.removeTrivialRedundancy();
  for (unsigned i = 0; i < set.getNumEqualities(); ++i)
    if (llvm::DynamicAPInt coefficient = set.getEquality(i)[column];
        coefficient != 0)
      // With one it is solved for, which is best done first.
      return llvm::abs(coefficient) == 1 ? std::optional(shadow) : std::nullopt;
  SmallVector<ArrayRef<llvm::DynamicAPInt>, 8> lower, upper;
  for (unsigned i = 0; i < set.getNumInequalities(); ++i) {
    ArrayRef<llvm::DynamicAPInt> row = set.getInequality(i);
    if (row[column] != 0)
      (row[column] > 0 ? lower : upper).push_back(row);
  }
  bool isExact = llvm::all_of(lower, [&](ArrayRef<llvm::DynamicAPInt> below) {
    return llvm::all_of(upper, [&](ArrayRef<llvm::DynamicAPInt> above) {
      return leaveRoom(shadow, below, above, column);
    });
  });
  return isExact ? std::optional(shadow) : std::nullopt;
}

namespace {
/// Takes columns out of sets, from `first` on.
class Projection {
public:
  Projection(unsigned first, unsigned maxSets)
      : first(first), maxSets(maxSets) {}

  /// Adds `set` without its columns up to `end`. False where that is too much.
  bool add(IntegerPolyhedron set, unsigned end);

  SmallVector<IntegerPolyhedron, 1> sets;

private:
  bool addByValue(const IntegerPolyhedron &set, unsigned end);

  unsigned first, maxSets;
};
} // namespace

/// One set for each value of the column that has fewest.
bool Projection::addByValue(const IntegerPolyhedron &set, unsigned end) {
  std::optional<unsigned> best;
  int64_t least = 0, number = maxSets;
  for (unsigned column = first; column != end; ++column) {
    std::optional<int64_t> low = set.getConstantBound64(BoundType::LB, column);
    std::optional<int64_t> high = set.getConstantBound64(BoundType::UB, column);
    if (!low || !high || *high < *low || *high - *low >= number)
      continue;
    best = column;
    least = *low;
    number = *high - *low + 1;
  }
  if (!best)
    return false;
  return llvm::all_of(llvm::seq(least, least + number), [&](int64_t value) {
    IntegerPolyhedron part = set;
    part.setAndEliminate(*best, ArrayRef(value));
    return add(std::move(part), end - 1);
  });
}

bool Projection::add(IntegerPolyhedron set, unsigned end) {
  for (; end != first; --end) {
    std::optional<IntegerPolyhedron> rest;
    for (unsigned column = first; column != end && !rest; ++column)
      rest = ::takeOut(set, column);
    if (!rest)
      return set.isEmpty() || addByValue(set, end);
    set = std::move(*rest);
    if (!hasSmallNumbers(set))
      return false;
  }
  sets.push_back(std::move(set));
  return sets.size() <= maxSets;
}

std::optional<SmallVector<IntegerPolyhedron, 1>>
mlir::roofline::takeOut(const IntegerPolyhedron &set, unsigned first,
                        unsigned end, unsigned maxSets) {
  Projection projection(first, maxSets);
  if (!projection.add(set, end))
    return std::nullopt;
  return std::move(projection.sets);
}
