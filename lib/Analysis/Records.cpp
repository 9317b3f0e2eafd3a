//===- Records.cpp - What the analysis finds ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Records.h"

using namespace mlir;
using namespace mlir::roofline;

UnitUse KernelCost::getUse() const {
  UnitUse use = launch   ? roofline::getUse(*launch, *target)
                : tiling ? tiling->getUse(*target)
                         : UnitUse();
  if (fillsUnits)
    use.busy = Share();
  if (fillsLanes && launch)
    use.lanes = getIdleLaneFactor(*launch);
  return use;
}

Verdict KernelCost::judge(const Assumptions &assumptions) const {
  Verdict verdict = roofline::judge(work, getTraffic(), *target, assumptions,
                                    executions, getUse());
  if (verdict.seconds || !once)
    return verdict;
  // Executions that are all alike are bound by what one is bound by, however
  // many they are.
  Verdict ofOne = once->judge(assumptions);
  verdict.regime = ofOne.regime;
  verdict.boundBy = ofOne.boundBy;
  verdict.crossover = ofOne.crossover;
  verdict.dominantUnit = ofOne.dominantUnit;
  verdict.ridge = ofOne.ridge;
  verdict.intensity = ofOne.intensity;
  verdict.attainable = ofOne.attainable;
  verdict.percentOfPeak = ofOne.percentOfPeak;
  verdict.launchBound = ofOne.launchBound;
  return verdict;
}

KernelCost
KernelCost::transform(llvm::function_ref<Expr(const Expr &)> change) const {
  KernelCost result = *this;
  result.work = work.transform(change);
  result.hbm = hbm.transform(change);
  if (chip)
    result.chip = std::make_shared<const ChipTraffic>(chip->transform(change));
  result.executions = change(executions);
  result.once.reset();
  result.nest.reset();
  return result;
}

void KernelCost::transformSizes(llvm::function_ref<Expr(const Expr &)> change) {
  for (Expr &extent : domain)
    extent = change(extent);
  if (launch)
    launch = std::make_shared<const LaunchFacts>(launch->transform(change));
  if (tiling)
    tiling = std::make_shared<const Tiling>(tiling->transform(change));
  // What such an op writes is what the fill would that seeds it.
  if (!isOneOp ||
      llvm::none_of(domain, [](const Expr &extent) { return extent.isZero(); }))
    return;
  hbm.dropReads();
  chip.reset();
}

bool mlir::roofline::areEqual(const SizeMap &lhs, const SizeMap &rhs) {
  return lhs.size() == rhs.size() &&
         std::equal(lhs.begin(), lhs.end(), rhs.begin());
}

bool Invocation::operator==(const Invocation &other) const {
  auto isSame = [](const LoopRange &lhs, const LoopRange &rhs) {
    return lhs.index == rhs.index && lhs.trips == rhs.trips;
  };
  return areEqual(sizes, other.sizes) && times == other.times &&
         arms == other.arms && loops.size() == other.loops.size() &&
         std::equal(loops.begin(), loops.end(), other.loops.begin(), isSame);
}

std::optional<Expr> KernelCost::findNegative() const {
  std::optional<Expr> negative;
  auto look = [&](const Expr &count) {
    if (!negative && count.isConstant() && !count.isKnownNonNegative())
      negative = count;
    return count;
  };
  for (const Expr &extent : domain)
    look(extent);
  (void)transform(look);
  return negative;
}
