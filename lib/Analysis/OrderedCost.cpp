//===- OrderedCost.cpp - A kernel in the caches of its target -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderedCost.h"
#include "roofline/Access/AnchoredNest.h"
#include "roofline/Analysis/Records.h"

using namespace mlir;
using namespace mlir::roofline;

static std::optional<CacheShape> getCache(const TargetModel &target,
                                          const std::optional<Figure> &capacity,
                                          const std::optional<Figure> &line) {
  if (!capacity || !line || capacity->value < line->value)
    return std::nullopt;
  CacheShape cache;
  cache.capacityBytes = static_cast<int64_t>(capacity->value);
  cache.lineBytes = static_cast<int64_t>(line->value);
  cache.fetchesToStore = target.kind == "cpu";
  return cache;
}

/// The cache that all cores share, in front of main memory.
static std::optional<CacheShape> getSharedCache(const TargetModel &target) {
  std::optional<CacheShape> cache =
      getCache(target, target.l2.capacityBytes, target.hbm.lineBytes);
  if (cache && target.unitCount)
    cache->together = static_cast<int64_t>(target.unitCount->value);
  return cache;
}

/// The store next to the units, of which every core has its own.
static std::optional<CacheShape> getOwnCache(const TargetModel &target) {
  std::optional<CacheShape> cache =
      getCache(target, target.smemBytesPerUnit, target.l2.lineBytes);
  if (cache)
    cache->isShared = false;
  return cache;
}

/// Whether parallel loops in `nest`, no launch, make an element in each turn,
/// so that a turn is what a thread does.
static bool hasTurnsOfElements(const Nest &nest) {
  bool isParallel = false, areElements = true;
  for (auto [extent, place] : llvm::zip_equal(nest.extents, nest.places)) {
    isParallel |= place.order == LoopOrder::Grid;
    areElements &= place.order == LoopOrder::Grid ||
                   place.order == LoopOrder::Sequential || extent.isOne();
  }
  return isParallel && areElements;
}

/// Nobody gives every element a core: a GPU runs as many neighbours on one as
/// threads fit there, a CPU one after the other.
static void gatherElements(Nest &nest, const TargetModel &target,
                           std::optional<CacheShape> &shared,
                           std::optional<CacheShape> &own) {
  int64_t threads = target.maxThreadsPerUnit
                        ? static_cast<int64_t>(target.maxThreadsPerUnit->value)
                        : 1;
  for (std::optional<CacheShape> *cache : {&shared, &own})
    if (*cache)
      (*cache)->together *= threads;
  if (threads > 1)
    return;
  for (LoopPlace &place : nest.places)
    if (place.order == LoopOrder::Grid)
      place.order = LoopOrder::Sequential;
}

static bool hasOpenSizes(const Nest &nest) {
  bool isOpen = false;
  // Trips may depend on the turns of loops around.
  Nest sizes = nest;
  for (LoopPlace &place : sizes.places)
    place.trips = 1;
  // Conditions may be open, and are then not followed.
  for (Access &access : sizes.accesses)
    access.limits.reset();
  (void)sizes.transform([&isOpen](const Expr &size) {
    isOpen |= !size.isConstant();
    return size;
  });
  return isOpen;
}

std::optional<CachedNest>
mlir::roofline::makeCachedNest(const Nest &open, const TargetModel &target,
                               bool isLaunch) {
  CachedNest cached = {anchorOffsets(open), getSharedCache(target),
                       getOwnCache(target)};
  if (hasOpenSizes(cached.nest))
    return std::nullopt;
  if (!isLaunch && hasTurnsOfElements(cached.nest))
    gatherElements(cached.nest, target, cached.shared, cached.own);
  return cached;
}

void KernelCost::followOrder(Nest open) {
  if (!open.hasOrder() || hbm.getModelled().isZero())
    return;
  std::optional<CachedNest> cached =
      makeCachedNest(open, *target, /*isLaunch=*/launch != nullptr);
  if (!cached || !executions.isConstant()) {
    nest = std::make_shared<const Nest>(std::move(open));
    return;
  }
  if (executions.isZero())
    return;
  LevelTraffic least = hbm.transform(
      [this](const Expr &count) { return Expr::floorDiv(count, executions); });
  auto follow = [&](const std::optional<CacheShape> &cache) {
    std::optional<LevelTraffic> traffic;
    if (cache)
      traffic = computeCacheTraffic(cached->nest, *cache, least);
    if (traffic)
      traffic = traffic->transform(
          [this](const Expr &count) { return count * executions; });
    return traffic;
  };
  if (std::optional<LevelTraffic> traffic = follow(cached->shared))
    hbm = *traffic;
  ChipTraffic levels = chip ? *chip : ChipTraffic();
  levels.l2 = follow(cached->own);
  if (levels.l2)
    chip = std::make_shared<const ChipTraffic>(std::move(levels));
}

KernelCost
KernelCost::resize(llvm::function_ref<Expr(const Expr &)> change) const {
  KernelCost result = transform(change);
  result.transformSizes(change);
  if (nest)
    result.followOrder(nest->transform(change));
  return result;
}
