//===- TotalsBuilder.cpp - Sums of kernels judged one by one --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TotalsBuilder.h"
#include "roofline/Analysis/Records.h"

using namespace mlir::roofline;

void TotalsBuilder::addTime(const Verdict &verdict) {
  addSeconds(totals.seconds, verdict.seconds);
  bool isMemory = verdict.regime == Regime::MemoryBound;
  addSeconds(isMemory ? totals.memoryBoundSeconds : totals.computeBoundSeconds,
             verdict.seconds);
  if (verdict.regime != Regime::None)
    regimes.insert(verdict.regime);
  for (Roof roof : verdict.getUnrated())
    totals.unrated.insert(roof.getName());
}

void TotalsBuilder::add(const TotalsBuilder &other, int64_t times) {
  const ReportTotals &added = other.totals;
  CostSum counts;
  counts.add(CostSum{added.work, added.traffic.hbm}, times);
  addCounts(counts.work, counts.hbm);
  auto addTimes = [&](std::optional<double> &sum, std::optional<double> part) {
    addSeconds(sum, part ? std::optional(*part * times) : std::nullopt);
  };
  addTimes(totals.seconds, added.seconds);
  addTimes(totals.memoryBoundSeconds, added.memoryBoundSeconds);
  addTimes(totals.computeBoundSeconds, added.computeBoundSeconds);
  regimes.insert(other.regimes.begin(), other.regimes.end());
  totals.unrated.insert(added.unrated.begin(), added.unrated.end());
}

ReportTotals TotalsBuilder::finish() {
  deriveRates(totals.work, totals.traffic.hbm, totals);
  if (!totals.seconds) {
    totals.memoryBoundSeconds.reset();
    totals.computeBoundSeconds.reset();
    totals.regime = regimes.size() == 1 ? *regimes.begin() : Regime::Depends;
  } else if (*totals.seconds > 0) {
    totals.regime = *totals.memoryBoundSeconds >= *totals.computeBoundSeconds
                        ? Regime::MemoryBound
                        : Regime::ComputeBound;
  }
  return std::move(totals);
}
