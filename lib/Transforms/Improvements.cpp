//===- Improvements.cpp - Kernels that waste nothing ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Improvements.h"
#include "roofline/Tiling/TileSearch.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Waste
//===----------------------------------------------------------------------===//

std::vector<WasteFinding> mlir::roofline::findWaste(const KernelCost &cost) {
  if (cost.launch)
    return findWaste(*cost.launch, *cost.target);
  std::vector<WasteFinding> findings;
  if (!cost.tiling)
    return findings;
  int64_t blocks = cost.tiling->blocks.getInt64().value_or(0);
  if (std::optional<WasteFinding> idle = findIdleUnits(blocks, *cost.target))
    findings.push_back(std::move(*idle));
  return findings;
}

/// What banks deliver without conflicts.
static void removeConflicts(KernelCost &cost) {
  if (!cost.chip || !cost.chip->smem || !cost.chip->smem->transferred)
    return;
  ChipTraffic chip = *cost.chip;
  Expr excess =
      countConflictBytes(*cost.launch, *cost.target) * cost.executions;
  chip.smem->transferred =
      Expr::max(*chip.smem->transferred - excess, chip.smem->getModelled());
  cost.chip = std::make_shared<const ChipTraffic>(std::move(chip));
}

/// What crosses `level` if warps touch as few sectors as hold what they want.
static void coalesce(const LaunchFacts &launch, LevelTraffic &level) {
  if (!level.transferred)
    return;
  Expr touched = launch.sectorBytesRead + launch.sectorBytesWritten;
  Expr least =
      Expr::ceilDiv(*level.transferred * launch.leastSectorBytes, touched);
  level.transferred = Expr::max(least, level.getModelled());
}

static void removeSectors(KernelCost &cost) {
  coalesce(*cost.launch, cost.hbm);
  if (!cost.chip || !cost.chip->l2)
    return;
  ChipTraffic chip = *cost.chip;
  coalesce(*cost.launch, *chip.l2);
  cost.chip = std::make_shared<const ChipTraffic>(std::move(chip));
}

static void removeWaste(Waste waste, KernelCost &cost) {
  if (llvm::none_of(findWaste(cost), [waste](const WasteFinding &finding) {
        return finding.what == waste;
      }))
    return;
  switch (waste) {
  case Waste::IdleUnits:
    cost.fillsUnits = true;
    break;
  case Waste::IdleLanes:
    cost.fillsLanes = true;
    break;
  case Waste::BankConflicts:
    removeConflicts(cost);
    break;
  case Waste::Sectors:
    removeSectors(cost);
    break;
  }
  if (!cost.once)
    return;
  auto once = std::make_shared<KernelCost>(*cost.once);
  removeWaste(waste, *once);
  cost.once = std::move(once);
}

void mlir::roofline::removeWaste(Waste waste, AnalysisResult &result) {
  for (KernelCost &cost : result.costs)
    ::removeWaste(waste, cost);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

SmallVector<RoofTime, 4> mlir::roofline::getRoofsOfOne(const Verdict &verdict,
                                                       const Expr &executions) {
  SmallVector<RoofTime, 4> roofs;
  if (executions.isConstant() && !executions.isZero())
    for (const RoofTime &time : verdict.roofs)
      roofs.push_back({time.roof, time.seconds / executions.toDouble()});
  return roofs;
}

static void retile(Operation *op, KernelCost &cost, AnalysisResult &result,
                   const Assumptions &assumptions, TileSearchCache &cache) {
  std::optional<TileProblem> problem =
      findTileProblem(op, result, *cost.target, assumptions);
  KernelCost untiled = cost;
  untiled.tiling.reset();
  untiled.chip.reset();
  SmallVector<RoofTime, 4> roofs =
      getRoofsOfOne(untiled.judge(assumptions), cost.executions);
  if (!problem || !problem->isConstant() || roofs.empty())
    return;
  const TiledTraffic &best = cache.search(*problem, roofs, *cost.target);
  if (!best.tiling.sizes)
    return;
  cost.tiling = std::make_shared<const Tiling>(best.tiling);
  cost.chip = std::make_shared<const ChipTraffic>(best.traffic.transform(
      [&](const Expr &count) { return count * cost.executions; }));
}

void mlir::roofline::imposeBestTiles(AnalysisResult &result,
                                     const AnalysisOptions &options) {
  llvm::DenseMap<const KernelCost *, Operation *> kernels;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels)
      kernels.try_emplace(kernel.cost, kernel.op);
  TileSearchCache cache(options.tiling.cluster);
  for (KernelCost &cost : result.costs)
    if (cost.tiling && kernels.contains(&cost))
      retile(kernels[&cost], cost, result, options.assumptions, cache);
}
