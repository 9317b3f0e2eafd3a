//===- CostChanges.cpp - Costs before and after ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CostChanges.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;

bool mlir::roofline::isSameCount(const std::optional<Expr> &a,
                                 const std::optional<Expr> &b) {
  return a.has_value() == b.has_value() && (!a || *a == *b);
}

static bool isSameSeconds(std::optional<double> a, std::optional<double> b) {
  if (!a || !b)
    return !a && !b;
  return std::abs(*a - *b) <= kTimeRounding * std::max(*a, *b);
}

static bool haveSameCounts(const Costs &a, const Costs &b) {
  return isSameCount(a.flops, b.flops) && isSameCount(a.iops, b.iops) &&
         isSameCount(a.bytes, b.bytes);
}

Costs Costs::on(StringRef target) const {
  Costs result = *this;
  for (const RecordedVerdict &verdict : onTargets)
    if (verdict.target == target) {
      result.seconds = verdict.seconds;
      result.regime = verdict.regime;
    }
  return result;
}

CostChange CostChange::on(StringRef target) const {
  CostChange result = *this;
  if (before)
    result.before = before->on(target);
  if (after)
    result.after = after->on(target);
  // What neither report knows of other targets follows from what they say of
  // their own.
  if (before && after)
    result.isTimeSame =
        isSameSeconds(result.before->seconds, result.after->seconds) &&
        (result.before->seconds || isTimeSame);
  return result;
}

/// Whether both say the same of the targets that both have, but for rounding.
static bool haveSameVerdicts(const Costs &a, const Costs &b) {
  return std::equal(
      a.onTargets.begin(), a.onTargets.end(), b.onTargets.begin(),
      b.onTargets.end(),
      [](const RecordedVerdict &mine, const RecordedVerdict &other) {
        return isSameSeconds(mine.seconds, other.seconds) &&
               mine.regime == other.regime && mine.bound == other.bound;
      });
}

void mlir::roofline::compareCosts(CostChange &change, bool isOpenTimeSame) {
  if (!change.before || !change.after)
    return;
  const Costs &before = *change.before, &after = *change.after;
  change.isTimeSame = isSameSeconds(before.seconds, after.seconds) &&
                      (before.seconds || isOpenTimeSame);
  change.isSame = change.isTimeSame && haveSameCounts(before, after) &&
                  before.regime == after.regime &&
                  haveSameVerdicts(before, after);
}
