//===- Repetition.cpp - Sums over loops -----------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Repetition.h"

using namespace mlir;
using namespace mlir::roofline;

/// `expr` with `symbol` replaced by `value`.
static Expr replace(const Expr &expr, const Symbol &symbol, const Expr &value) {
  return expr.substitute([&](const Symbol &other) {
    return &other == &symbol ? std::optional(value) : std::nullopt;
  });
}

Expr mlir::roofline::getMost(const Expr &extent, ArrayRef<LoopRange> loops) {
  Expr most = extent;
  for (const LoopRange &loop : llvm::reverse(loops)) {
    if (!most.dependsOn(*loop.index))
      continue;
    if (Expr::isKnownLE(most, loop.step)) {
      most = loop.step;
      continue;
    }
    Expr first = replace(most, *loop.index, 0);
    Expr last = replace(most, *loop.index, Expr::subtractToZero(loop.trips, 1));
    most = Expr::max(first, last);
  }
  return most;
}

/// `count` with what is known from its turn being one of the loop's: counted
/// from the last turn down, min(S, i + 1) is S - j, which is i + 1.
static Expr simplifyInside(const Expr &count, const LoopRange &loop) {
  Expr mirrored = loop.trips - 1 - Expr(*loop.index);
  return replace(replace(count, *loop.index, mirrored), *loop.index, mirrored);
}

Expr Repetition::sumOver(const LoopRange &loop, const Expr &count) const {
  if (!count.dependsOn(*loop.index))
    return count * loop.trips;
  Expr total;
  for (const auto &[factor, turning] : count.splitTerms(*loop.index)) {
    std::optional<Expr> sum = Expr::sum(turning, *loop.index, 0, loop.trips);
    if (!sum)
      sum =
          Expr::sum(simplifyInside(turning, loop), *loop.index, 0, loop.trips);
    if (!sum)
      sum = dimensions.getSum(turning, *loop.index, location);
    total += factor * *sum;
  }
  return total;
}

Expr Repetition::sum(const Expr &count) const {
  Expr total = count;
  // The trips of a loop may hang on those around it, so from the inside out.
  for (const LoopRange &loop : llvm::reverse(loops))
    if (!total.isPoisoned())
      total = sumOver(loop, total);
  return total.isUnwieldy()
             ? dimensions.createFresh(
                   0, {"a count with too many terms to write", location})
             : total;
}

KernelCost Repetition::sum(const KernelCost &cost) const {
  return cost.transform([this](const Expr &count) { return sum(count); });
}

Verdict KernelCost::judge(const Assumptions &assumptions) const {
  Traffic traffic;
  traffic.hbm = hbm;
  return roofline::judge(work, traffic, *target, assumptions, executions);
}

KernelCost
KernelCost::transform(llvm::function_ref<Expr(const Expr &)> change) const {
  KernelCost result = *this;
  result.work = work.transform(change);
  result.hbm = hbm.transform(change);
  result.executions = change(executions);
  return result;
}
