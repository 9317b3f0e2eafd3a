//===- Outcomes.cpp - Reports before and after a change -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WhatIf.h"
#include "roofline/Report/CountedKernels.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::roofline;

static std::optional<Count> getBytes(const LevelTraffic &hbm) {
  return hbm.getModelled().getCount();
}

/// Puts in what follows from times and bytes, for a batch of `batch` times as
/// many elements.
static void derive(ReportOutcome &outcome, int64_t batch) {
  outcome.isChanged = outcome.bytesBefore != outcome.bytesAfter ||
                      outcome.secondsBefore != outcome.secondsAfter ||
                      outcome.boundBefore != outcome.boundAfter;
  if (outcome.secondsBefore.value_or(0) > 0 &&
      outcome.secondsAfter.value_or(0) > 0)
    outcome.speedup = *outcome.secondsBefore * static_cast<double>(batch) /
                      *outcome.secondsAfter;
}

static bool areEqual(const std::optional<LevelTraffic> &lhs,
                     const std::optional<LevelTraffic> &rhs) {
  return lhs.has_value() == rhs.has_value() &&
         (!lhs || lhs->getTimed() == rhs->getTimed());
}

/// Whether nothing that a verdict follows from is different.
static bool isSame(const ReportKernel &before, const ReportKernel &after) {
  auto getUnits = [](const ReportKernel &kernel) {
    SmallVector<std::pair<std::string, Expr>> units;
    for (const BookedWork &booked : kernel.verdict.compute)
      units.push_back({booked.roof.getName(), booked.ops});
    return units;
  };
  const Traffic &mine = before.traffic, &other = after.traffic;
  return mine.hbm.getTimed() == other.hbm.getTimed() &&
         areEqual(mine.chip.l2, other.chip.l2) &&
         areEqual(mine.chip.smem, other.chip.smem) &&
         before.verdict.seconds == after.verdict.seconds &&
         getUnits(before) == getUnits(after);
}

static ReportOutcome compare(const ReportKernel &before,
                             const ReportKernel &after, const WhatIf &whatIf) {
  ReportOutcome outcome;
  outcome.bytesBefore = getBytes(before.traffic.hbm);
  outcome.bytesAfter = getBytes(after.traffic.hbm);
  outcome.secondsBefore = before.verdict.seconds;
  outcome.secondsAfter = after.verdict.seconds;
  outcome.boundBefore = before.verdict.boundBy;
  outcome.boundAfter = after.verdict.boundBy;
  if (after.tiling && !after.tiling->tiling.feasible.value_or(true))
    outcome.obstacle = "tiles do not fit: " + after.tiling->tiling.why;
  else if (after.tiling &&
           after.tiling->tiling.source == TilingSource::Option &&
           !after.tiling->tiling.feasible)
    outcome.caveat = "tiles may not fit: " + after.tiling->tiling.why;
  if (after.tiling && after.tiling->tiling.sizes && before.tiling &&
      !(before.tiling->tiling.sizes == after.tiling->tiling.sizes))
    outcome.tiles = after.tiling->tiling.sizes->toString();
  outcome.isReached = !isSame(before, after);
  if (before.isLoop)
    outcome.notReached = whatIf.explainLoop(outcome.isReached);
  derive(outcome, whatIf.getBatch());
  return outcome;
}

/// What binds the kernels of `report` for most of the time, as often as their
/// functions are called; with `isFused`, those that are groups as one.
static std::optional<Roof> findMainRoof(const ReportData &report,
                                        bool isFused) {
  SmallVector<RoofTime, 4> roofs;
  llvm::SmallSet<unsigned, 8> seen;
  for (const auto &[counted, times] : listKernels(report)) {
    const ReportKernel &kernel = *counted;
    bool isInGroup = isFused && kernel.group;
    const Verdict &verdict =
        isInGroup ? report.groups[*kernel.group].verdict : kernel.verdict;
    if (!kernel.isTaken || !verdict.boundBy || !verdict.seconds ||
        (isInGroup && !seen.insert(*kernel.group).second))
      continue;
    double calls = times.isConstant() ? times.toDouble() : 1;
    auto known = llvm::find_if(roofs, [&](const RoofTime &time) {
      return time.roof == *verdict.boundBy;
    });
    if (known == roofs.end())
      known = roofs.insert(known, {*verdict.boundBy, 0});
    known->seconds += calls * *verdict.seconds;
  }
  auto most = std::max_element(roofs.begin(), roofs.end(),
                               [](const RoofTime &a, const RoofTime &b) {
                                 return a.seconds < b.seconds;
                               });
  return most == roofs.end() ? std::nullopt : std::optional(most->roof);
}

ReportWhatIf mlir::roofline::compare(const ReportData &before,
                                     const ReportData &after,
                                     const WhatIf &whatIf) {
  ReportWhatIf result;
  result.what = whatIf.getText();
  result.batch = whatIf.getBatch();
  const ReportTotals &totals =
      whatIf.isFused() && after.fused ? *after.fused : after.totals;
  ReportOutcome &total = result.total;
  total.bytesBefore = getBytes(before.totals.traffic.hbm);
  total.bytesAfter = getBytes(totals.traffic.hbm);
  total.secondsBefore = before.totals.seconds;
  total.secondsAfter = totals.seconds;
  total.boundBefore = findMainRoof(before, /*isFused=*/false);
  total.boundAfter = findMainRoof(after, whatIf.isFused());
  derive(total, result.batch);
  if (before.kernels.size() != after.kernels.size())
    return result;
  for (auto [mine, other] : llvm::zip_equal(before.kernels, after.kernels)) {
    result.kernels.push_back(::compare(mine, other, whatIf));
    const ReportOutcome &outcome = result.kernels.back();
    if (!outcome.obstacle.empty())
      total.obstacle = "some tiles do not fit";
    if (!outcome.caveat.empty())
      total.caveat = "some tiles may not fit";
    if (!outcome.notReached.empty())
      ++result.numNotReached;
  }
  total.isReached = whatIf.isFused() ||
                    llvm::any_of(result.kernels, [](const ReportOutcome &o) {
                      return o.isReached;
                    });
  if (before.instances.size() != after.instances.size())
    return result;
  for (auto [mine, other] : llvm::zip_equal(before.instances, after.instances))
    result.instances.push_back(::compare(mine.kernel, other.kernel, whatIf));
  return result;
}
