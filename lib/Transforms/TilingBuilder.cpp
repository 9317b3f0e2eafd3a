//===- TilingBuilder.cpp - Tiles for reports ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingBuilder.h"
#include "Improvements.h"

using namespace mlir;
using namespace mlir::roofline;

std::shared_ptr<const ReportTiling>
TilingBuilder::build(const KernelRecord &record, const KernelCost &cost,
                     const Verdict &verdict) {
  // What has tiles in the IR needs no advice.
  bool isSearched = options.tiling.search && !cost.chip &&
                    !cost.work.getContractionOps().isZero();
  if (!cost.tiling && !isSearched)
    return nullptr;
  if (&cost != record.cost)
    return make(record.op, cost, verdict);
  auto [entry, isNew] = known.try_emplace(&cost);
  if (isNew)
    entry->second = make(record.op, cost, verdict);
  return entry->second;
}

/// `count` of each of `executions`.
static std::optional<Count> multiply(std::optional<Count> count,
                                     const Expr &executions) {
  std::optional<Count> times = executions.getCount();
  return count && times ? std::optional(*count * *times) : std::nullopt;
}

std::shared_ptr<const ReportTiling>
TilingBuilder::make(Operation *op, const KernelCost &cost,
                    const Verdict &verdict) {
  auto tiling = std::make_shared<ReportTiling>();
  std::optional<TileProblem> problem =
      findTileProblem(op, result, *cost.target, options.assumptions);
  SmallVector<RoofTime, 4> roofs = getRoofsOfOne(verdict, cost.executions);
  bool isKnown = problem && problem->isConstant() && !roofs.empty();
  if (cost.tiling) {
    tiling->tiling = *cost.tiling;
    tiling->traffic = *cost.chip;
    if (!isKnown || cost.tiling->box.empty())
      return tiling;
    tiling->times = recordTimes(*cost.tiling, verdict.roofs, *cost.target);
  } else {
    if (!isKnown)
      return nullptr;
    const TiledTraffic &found = cache.search(*problem, roofs, *cost.target);
    tiling->tiling = found.tiling;
    if (!found.tiling.sizes)
      return tiling;
    tiling->traffic = found.traffic.transform(
        [&](const Expr &count) { return count * cost.executions; });
    TilingTimes times = timeTiles(found, roofs, *cost.target);
    for (RoofTime &time : times.roofs)
      time.seconds *= cost.executions.toDouble();
    times.seconds *= cost.executions.toDouble();
    tiling->times = std::move(times);
  }
  TileBounds bounds =
      computeTileBounds(*problem, tiling->tiling.cluster, *cost.target);
  tiling->bounds.hbm = multiply(bounds.hbm, cost.executions);
  tiling->bounds.l2 = multiply(bounds.l2, cost.executions);
  return tiling;
}
