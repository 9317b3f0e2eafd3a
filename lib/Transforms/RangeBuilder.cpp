//===- RangeBuilder.cpp - Least and most in the ranges given --------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RangeBuilder.h"
#include "roofline/Cost/Extremes.h"

using namespace mlir;
using namespace mlir::roofline;

void RangeBuilder::add(const KernelCost &cost) {
  costs.push_back(cost);
  amounts.push_back(cost.work.getOps());
  amounts.push_back(cost.hbm.getModelled());
  amounts.push_back(cost.executions);
  for (const RoofDemand &demand : cost.judge(assumptions).demands)
    for (const Demand &part : demand.parts)
      amounts.push_back(part.amount);
}

std::optional<ReportRange> RangeBuilder::finish() const {
  std::optional<Extremes> extremes = findExtremes(amounts);
  if (!extremes)
    return std::nullopt;
  auto addAt = [&](const SymbolValues &values, Expr &ops, Expr &bytes,
                   double &seconds) {
    for (const KernelCost &cost : costs) {
      KernelCost here = cost.resize(
          [&](const Expr &count) { return evaluate(count, values); });
      ops += here.work.getOps();
      bytes += here.hbm.getModelled();
      seconds += here.judge(assumptions).seconds.value_or(0);
    }
  };
  ReportRange range;
  addAt(extremes->least, range.leastOps, range.leastBytes, range.leastSeconds);
  addAt(extremes->most, range.mostOps, range.mostBytes, range.mostSeconds);
  // Sizes that are below zero somewhere in the ranges have no least count.
  auto isCount = [](const Expr &expr) { return expr.isKnownNonNegative(); };
  if (!isCount(range.leastOps) || !isCount(range.leastBytes) ||
      !isCount(range.mostOps) || !isCount(range.mostBytes))
    return std::nullopt;
  return range;
}
