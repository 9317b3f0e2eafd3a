//===- Outcomes.cpp - Reports before and after a change -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WhatIf.h"

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

static ReportOutcome compare(const ReportKernel &before,
                             const ReportKernel &after, int64_t batch) {
  ReportOutcome outcome;
  outcome.bytesBefore = getBytes(before.traffic.hbm);
  outcome.bytesAfter = getBytes(after.traffic.hbm);
  outcome.secondsBefore = before.verdict.seconds;
  outcome.secondsAfter = after.verdict.seconds;
  outcome.boundBefore = before.verdict.boundBy;
  outcome.boundAfter = after.verdict.boundBy;
  if (after.tiling && !after.tiling->tiling.feasible.value_or(true))
    outcome.obstacle = "tiles do not fit: " + after.tiling->tiling.why;
  derive(outcome, batch);
  return outcome;
}

/// What binds the kernels of `report` for most of the time, as often as their
/// functions are called.
static std::optional<Roof> findMainRoof(const ReportData &report) {
  SmallVector<RoofTime, 4> times;
  for (const ReportKernel &kernel : report.kernels) {
    const Verdict &verdict = kernel.verdict;
    if (!kernel.isTaken || !verdict.boundBy || !verdict.seconds)
      continue;
    double calls = 1;
    if (kernel.functionIndex) {
      const Expr &number = report.functions[*kernel.functionIndex].calls;
      calls = number.isConstant() ? number.toDouble() : 1;
    }
    auto known = llvm::find_if(times, [&](const RoofTime &time) {
      return time.roof == *verdict.boundBy;
    });
    if (known == times.end())
      known = times.insert(known, {*verdict.boundBy, 0});
    known->seconds += calls * *verdict.seconds;
  }
  auto most = std::max_element(times.begin(), times.end(),
                               [](const RoofTime &a, const RoofTime &b) {
                                 return a.seconds < b.seconds;
                               });
  return most == times.end() ? std::nullopt : std::optional(most->roof);
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
  total.boundBefore = findMainRoof(before);
  total.boundAfter = findMainRoof(after);
  derive(total, result.batch);
  if (before.kernels.size() != after.kernels.size())
    return result;
  for (auto [mine, other] : llvm::zip_equal(before.kernels, after.kernels)) {
    result.kernels.push_back(::compare(mine, other, result.batch));
    if (!result.kernels.back().obstacle.empty())
      total.obstacle = "some tiles do not fit";
  }
  if (before.instances.size() != after.instances.size())
    return result;
  for (auto [mine, other] : llvm::zip_equal(before.instances, after.instances))
    result.instances.push_back(
        ::compare(mine.kernel, other.kernel, result.batch));
  return result;
}
