//===- DerivedOrder.cpp - What an order of loops decides ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DerivedOrder.h"
#include "OrderedCost.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir::roofline;
using llvm::StringRef;

static StringRef describe(LoopOrder order) {
  switch (order) {
  case LoopOrder::Unordered:
    return "";
  case LoopOrder::Sequential:
    return "one after the other";
  case LoopOrder::Grid:
    return "on different cores";
  case LoopOrder::Thread:
    return "threads in lockstep";
  case LoopOrder::Vector:
    return "at once";
  }
  llvm_unreachable("unknown order of loops");
}

/// Whether `loop` is `inner` or around it.
static bool isAround(const Nest &nest, unsigned loop,
                     std::optional<unsigned> inner) {
  for (; inner; inner = nest.places[*inner].parent)
    if (*inner == loop)
      return true;
  return false;
}

/// The bytes that one turn of `loop` touches, stored or loaded, at most.
static std::optional<Expr> countTurn(const Nest &nest, unsigned loop) {
  Nest turn = nest;
  llvm::erase_if(turn.accesses, [&](const Access &access) {
    return !isAround(nest, loop, access.within);
  });
  if (turn.accesses.empty())
    return std::nullopt;
  for (std::optional<unsigned> outer = loop; outer;
       outer = nest.places[*outer].parent)
    turn.extents[*outer] = 1;
  // Of loops right inside, what any turn leaves of them.
  for (auto [inner, place] : llvm::enumerate(nest.places))
    if (place.most && place.parent == loop)
      turn.extents[inner] = *place.most;
  // Boxes of extents: where trips differ, the turn with the most counts.
  turn.places.clear();
  for (Access &access : turn.accesses) {
    access.kind = AccessKind::Read;
    access.startsKnown = false;
    access.maxElements.reset();
  }
  // Guards bound what all turns touch together; one has no more than its loops.
  Expr inAll = computeCompulsoryTraffic(turn).read;
  for (Access &access : turn.accesses)
    if (access.indexInTurns && !access.isBounded()) {
      access.index = *access.indexInTurns;
      access.ownExtents.reset();
    }
  return Expr::min(inAll, computeCompulsoryTraffic(turn).read);
}

std::vector<DerivedLoop> mlir::roofline::deriveLoops(const Nest &nest,
                                                     StringRef prefix) {
  std::vector<DerivedLoop> loops;
  for (auto [number, extent] : llvm::enumerate(nest.extents)) {
    DerivedLoop &loop = loops.emplace_back();
    loop.name = prefix.str() + std::to_string(number);
    loop.trips = extent;
    if (!nest.hasOrder())
      continue;
    loop.trips = nest.places[number].most.value_or(extent);
    loop.order = describe(nest.places[number].order).str();
    loop.turnBytes = countTurn(nest, number);
  }
  return loops;
}

static std::optional<DerivedOrder>
deriveLevel(const CachedNest &cached, const std::optional<CacheShape> &cache,
            Roof::Kind kind, const LevelTraffic &least) {
  if (!cache)
    return std::nullopt;
  llvm::SmallVector<RepeatedBytes> repeated;
  std::optional<LevelTraffic> traffic =
      computeCacheTraffic(cached.nest, *cache, least, &repeated);
  if (!traffic)
    return std::nullopt;
  DerivedOrder order;
  order.level = {Roof(kind), cache->capacityBytes, cache->lineBytes, *traffic};
  LevelTraffic sum = least;
  for (auto [buffer, again] : llvm::zip(cached.nest.buffers, repeated)) {
    order.byRoot.push_back({buffer.root, {again.read, again.written}});
    sum.read += again.read;
    sum.written += again.written;
  }
  order.level.addsUp =
      sum.read == traffic->read && sum.written == traffic->written;
  return order;
}

std::vector<DerivedOrder> mlir::roofline::deriveOrder(const Nest &nest,
                                                      const LevelTraffic &least,
                                                      const TargetModel &target,
                                                      bool isLaunch) {
  std::vector<DerivedOrder> levels;
  if (!nest.hasOrder() || least.getModelled().isZero())
    return levels;
  std::optional<CachedNest> cached = makeCachedNest(nest, target, isLaunch);
  if (!cached)
    return levels;
  for (auto [cache, kind] : {std::pair(&cached->shared, Roof::Kind::HBM),
                             std::pair(&cached->own, Roof::Kind::L2)})
    if (std::optional<DerivedOrder> level =
            deriveLevel(*cached, *cache, kind, least))
      levels.push_back(std::move(*level));
  return levels;
}
