//===- IndexRuns.cpp - The values that an index takes ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexRuns.h"
#include "roofline/Access/Footprint.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

/// The absolute value of `expr`, if its sign is known.
static std::optional<Expr> getAbsolute(const Expr &expr) {
  if (expr.isKnownNonNegative())
    return expr;
  Expr negated = -expr;
  return negated.isKnownNonNegative() ? std::optional(negated) : std::nullopt;
}

static bool isAtMostOne(const Expr &extent) {
  return extent.isZero() || extent.isOne();
}

std::optional<Runs> mlir::roofline::getRuns(const IndexExpr &index,
                                            ArrayRef<Expr> extents) {
  Runs runs;
  for (const IndexTerm &term : index.terms) {
    if (isAtMostOne(extents[term.loop]))
      continue;
    std::optional<Expr> stride = getAbsolute(term.coefficient);
    if (!stride)
      return std::nullopt;
    // Insertion, since symbolic strides need not have an order.
    auto *place = llvm::find_if(runs, [&](const Run &run) {
      return Expr::isKnownLT(*stride, run.stride);
    });
    runs.insert(place, Run{*stride, extents[term.loop]});
  }
  return runs;
}

/// lhs / rhs, if that is known to be a whole number.
static std::optional<Expr> divideExactly(const Expr &lhs, const Expr &rhs) {
  Expr quotient = Expr::floorDiv(lhs, rhs);
  return quotient * rhs == lhs ? std::optional(quotient) : std::nullopt;
}

void mlir::roofline::joinDense(Runs &runs) {
  unsigned kept = 0;
  for (unsigned i = 1; i < runs.size(); ++i) {
    Run &low = runs[kept];
    const Run &high = runs[i];
    std::optional<Expr> steps = divideExactly(high.stride, low.stride);
    if (steps && Expr::isKnownLE(*steps, low.count))
      low.count += (high.count - 1) * *steps;
    else
      runs[++kept] = high;
  }
  if (!runs.empty())
    runs.resize(kept + 1);
}

/// `lhs` and `rhs` over their greatest common divisor, if that is known.
static std::optional<std::pair<Expr, Expr>> cancel(const Expr &lhs,
                                                   const Expr &rhs) {
  if (lhs.isOne() || rhs.isOne())
    return std::pair(lhs, rhs);
  std::optional<int64_t> a = lhs.getInt64(), b = rhs.getInt64();
  if (!a || !b)
    return std::nullopt;
  int64_t gcd = std::gcd(*a, *b);
  return std::pair(Expr(*a / gcd), Expr(*b / gcd));
}

/// I*J - max(0, I - b/g) * max(0, J - a/g); see Footprint.h. Strides without a
/// known common divisor give all points, a bound from above.
static Expr countTwo(const Run &a, const Run &b) {
  Expr points = a.count * b.count;
  auto strides = cancel(a.stride, b.stride);
  if (!strides)
    return points;
  return points - Expr::subtractToZero(a.count, strides->second) *
                      Expr::subtractToZero(b.count, strides->first);
}

/// Marks the values of runs with constant strides and counts, where their range
/// is small enough.
static std::optional<int64_t> countMarked(ArrayRef<Run> runs) {
  constexpr int64_t kMaxBitOps = 1 << 26;
  int64_t gcd = 0;
  SmallVector<std::pair<int64_t, int64_t>, 4> known;
  for (const Run &run : runs) {
    std::optional<int64_t> stride = run.stride.getInt64();
    std::optional<int64_t> count = run.count.getInt64();
    if (!stride || !count)
      return std::nullopt;
    known.push_back({*stride, *count});
    gcd = std::gcd(gcd, *stride);
  }
  Count range = 1, shifts = 0;
  for (auto [stride, count] : known) {
    shifts += count;
    range += Count(count - 1) * Count(stride / gcd);
  }
  if (range * shifts > Count(kMaxBitOps))
    return std::nullopt;
  llvm::BitVector marks(range.toInt64());
  marks.set(0);
  for (auto [stride, count] : known) {
    llvm::BitVector shifted = marks;
    for (int64_t i = 1; i < count; ++i) {
      shifted <<= stride / gcd;
      marks |= shifted;
    }
  }
  return marks.count();
}

/// What divides the strides of all runs: the greatest such number where they
/// are numbers.
static Expr getCommonDivisor(ArrayRef<Run> runs) {
  Expr divisor = runs.front().stride;
  for (const Run &run : runs) {
    if (divideExactly(run.stride, divisor))
      continue;
    std::optional<int64_t> a = divisor.getInt64(), b = run.stride.getInt64();
    if (!a || !b)
      return 1;
    divisor = std::gcd(*a, *b);
  }
  return divisor;
}

/// Three or more interleaved runs: exact where they can be marked, else the
/// smaller of two bounds, all points and all values between the first and the
/// last.
static Expr countMany(ArrayRef<Run> runs) {
  if (std::optional<int64_t> marked = countMarked(runs))
    return *marked;
  Expr points = 1, range = 1, divisor = getCommonDivisor(runs);
  for (const Run &run : runs) {
    points *= run.count;
    range += (run.count - 1) * Expr::floorDiv(run.stride, divisor);
  }
  return Expr::min(points, range);
}

Expr mlir::roofline::countDistinct(const IndexExpr &index,
                                   ArrayRef<Expr> extents) {
  if (index.maxDistinct)
    return *index.maxDistinct;
  std::optional<Runs> runs = getRuns(index, extents);
  if (!runs) {
    Expr points = 1;
    for (const IndexTerm &term : index.terms)
      points *= extents[term.loop];
    return points;
  }
  joinDense(*runs);
  switch (runs->size()) {
  case 0:
    return 1;
  case 1:
    return runs->front().count;
  case 2:
    return countTwo(runs->front(), runs->back());
  default:
    return countMany(*runs);
  }
}

bool mlir::roofline::isExact(const IndexExpr &index, ArrayRef<Expr> extents) {
  std::optional<Runs> runs;
  if (!index.maxDistinct)
    runs = getRuns(index, extents);
  if (!runs)
    return false;
  joinDense(*runs);
  return runs->size() < 2 || (runs->size() == 2 && cancel(runs->front().stride,
                                                          runs->back().stride));
}
