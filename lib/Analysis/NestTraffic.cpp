//===- NestTraffic.cpp - A nest in the caches of a target -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestTraffic.h"
#include "roofline/Access/CacheTraffic.h"

using namespace mlir;
using namespace mlir::roofline;

static std::optional<CacheShape> getCache(const std::optional<Figure> &capacity,
                                          const std::optional<Figure> &line) {
  if (!capacity || !line || capacity->value < line->value)
    return std::nullopt;
  CacheShape cache;
  cache.capacityBytes = static_cast<int64_t>(capacity->value);
  cache.lineBytes = static_cast<int64_t>(line->value);
  return cache;
}

void mlir::roofline::addCacheTraffic(LoopNest &nest,
                                     const TargetModel &target) {
  KernelCost &cost = nest.cost;
  Expr requested = cost.hbm.requested;
  if (std::optional<CacheShape> shared =
          getCache(target.l2.capacityBytes, target.hbm.lineBytes)) {
    if (target.unitCount)
      shared->together = static_cast<int64_t>(target.unitCount->value);
    if (std::optional<LevelTraffic> traffic =
            computeCacheTraffic(nest.accesses, *shared, requested))
      cost.hbm = *traffic;
  }
  if (std::optional<CacheShape> own =
          getCache(target.smemBytesPerUnit, target.l2.lineBytes)) {
    own->isShared = false;
    ChipTraffic chip;
    chip.l2 = computeCacheTraffic(nest.accesses, *own, requested);
    if (chip.l2)
      cost.chip = std::make_shared<const ChipTraffic>(std::move(chip));
  }
}
