//===- RangeBuilder.cpp - Least and most in the ranges given --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RangeBuilder.h"

using namespace mlir;
using namespace mlir::roofline;

/// Kernels at points of the ranges that are looked at for a report: a second or
/// two.
static constexpr size_t kMaxEvaluations = 1 << 16;

void RangeBuilder::add(const KernelCost &cost) {
  costs.push_back(cost);
  amounts.push_back(cost.work.getOps());
  amounts.push_back(cost.hbm.getModelled());
  amounts.push_back(cost.executions);
  for (const RoofDemand &demand : cost.judge(assumptions).demands)
    for (const Demand &part : demand.parts)
      amounts.push_back(part.amount);
}

ReportRange RangeBuilder::getAt(const SymbolValues &values) const {
  Expr ops, bytes;
  double seconds = 0;
  for (const KernelCost &cost : costs) {
    KernelCost here =
        cost.resize([&](const Expr &count) { return evaluate(count, values); });
    ops += here.work.getOps();
    bytes += here.hbm.getModelled();
    seconds += here.judge(assumptions).seconds.value_or(0);
  }
  return {ops, ops, bytes, bytes, seconds, seconds};
}

void mlir::roofline::widen(ReportRange &range, const ReportRange &point) {
  range.leastOps = Expr::min(range.leastOps, point.leastOps);
  range.mostOps = Expr::max(range.mostOps, point.mostOps);
  range.leastBytes = Expr::min(range.leastBytes, point.leastBytes);
  range.mostBytes = Expr::max(range.mostBytes, point.mostBytes);
  range.leastSeconds = std::min(range.leastSeconds, point.leastSeconds);
  range.mostSeconds = std::max(range.mostSeconds, point.mostSeconds);
}

std::optional<ReportRange> RangeBuilder::finish() const {
  std::optional<ReportRange> range;
  if (costs.empty())
    return range;
  for (const SymbolValues &values :
       findExtremePoints(amounts, kMaxEvaluations / share / costs.size())) {
    ReportRange point = getAt(values);
    // Sizes that are below zero somewhere in the ranges have no least count.
    if (!point.leastOps.isKnownNonNegative() ||
        !point.leastBytes.isKnownNonNegative())
      return std::nullopt;
    if (range)
      widen(*range, point);
    else
      range = point;
  }
  return range;
}
