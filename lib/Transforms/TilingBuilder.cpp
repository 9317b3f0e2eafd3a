//===- TilingBuilder.cpp - Tiles for reports ------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingBuilder.h"
#include "Improvements.h"
#include "roofline/Access/CompulsoryTraffic.h"

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

/// Whether tiles of `problem` can be judged, of which `cost` is all executions.
static bool isKnown(const TileProblem &problem, const KernelCost &cost,
                    const Verdict &verdict) {
  return problem.isConstant() &&
         !getRoofsOfOne(verdict, cost.executions).empty();
}

std::shared_ptr<const ReportTiling>
TilingBuilder::build(const FusionGroup &group, const Verdict &verdict) {
  const KernelCost &cost = group.cost;
  if (!options.tiling.search || !group.product || !cost.chip || !cost.chip->l2)
    return nullptr;
  std::optional<TileProblem> problem =
      findTileProblem(group.product, result, *cost.target, options.assumptions);
  if (!problem || !isKnown(*problem, cost, verdict))
    return nullptr;
  // The sums stay in registers.
  llvm::erase_if(problem->nest.accesses, [&](const Access &access) {
    return !TileCounter(*problem).isStaged(access);
  });
  LevelTraffic rest = *cost.chip->l2;
  rest.read -= computeCompulsoryTraffic(problem->nest).read * cost.executions;
  auto tiling = std::make_shared<ReportTiling>();
  addFound(*problem, cost, verdict, rest, *tiling);
  return tiling;
}

/// Puts in the best tiles of `problem`, of which `cost`, judged by `verdict`,
/// is all executions; these move `rest` through L2 besides.
void TilingBuilder::addFound(const TileProblem &problem, const KernelCost &cost,
                             const Verdict &verdict, const LevelTraffic &rest,
                             ReportTiling &tiling) {
  TiledTraffic found = cache.search(
      problem, getRoofsOfOne(verdict, cost.executions), *cost.target);
  tiling.tiling = found.tiling;
  if (!found.tiling.sizes)
    return;
  found.traffic = found.traffic.transform(
      [&](const Expr &count) { return count * cost.executions; });
  if (found.traffic.l2)
    found.traffic.l2->add(rest);
  tiling.times = timeTiles(found, verdict.roofs, *cost.target);
  tiling.traffic = std::move(found.traffic);
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
  bool hasNumbers = problem && isKnown(*problem, cost, verdict);
  if (cost.tiling) {
    tiling->tiling = *cost.tiling;
    tiling->traffic = *cost.chip;
    if (!hasNumbers || cost.tiling->box.empty())
      return tiling;
    tiling->times = recordTimes(*cost.tiling, verdict.roofs, *cost.target);
  } else {
    if (!hasNumbers)
      return nullptr;
    addFound(*problem, cost, verdict, LevelTraffic(), *tiling);
    if (!tiling->tiling.sizes)
      return tiling;
  }
  TileBounds bounds =
      computeTileBounds(*problem, tiling->tiling.cluster, *cost.target);
  tiling->bounds.hbm = multiply(bounds.hbm, cost.executions);
  tiling->bounds.l2 = multiply(bounds.l2, cost.executions);
  return tiling;
}
