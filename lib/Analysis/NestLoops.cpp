//===- NestLoops.cpp - The loops of a kernel as those of a nest -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestLoops.h"
#include "GuardedAccess.h"
#include "GuardedTurns.h"
#include "LoopBounds.h"

using namespace mlir;
using namespace mlir::roofline;

/// Of a kernel, all loops of the ops in it included: no loop that people write
/// has as many, and what does takes long.
static constexpr unsigned kMaxLoops = 512;

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

std::optional<unsigned> NestLoops::add(LoopPlace place) {
  std::optional<Expr> most = getBound(place.trips, ranges);
  if (!most || nest.extents.size() >= kMaxLoops)
    return std::nullopt;
  // What stands in a loop that never turns is not added, so that its extent is
  // nobody's.
  nest.extents.push_back(most->isZero() ? Expr(1) : *most);
  nest.places.push_back(std::move(place));
  return nest.extents.size() - 1;
}

std::optional<unsigned> NestLoops::add(const Expr &extent, LoopOrder order,
                                       std::optional<unsigned> parent) {
  return add({order, parent, /*induction=*/nullptr, extent});
}

std::optional<unsigned> NestLoops::getInnermost(ExecutionScope scope) const {
  for (const LoopRange &loop : llvm::reverse(turns.getLoops()))
    if (!turns.isJoint(loop, scope))
      return loopOf.lookup(loop.index);
  return std::nullopt;
}

std::optional<Expr> NestLoops::enter(const LoopRange &range, LoopOrder order,
                                     std::optional<LaunchLoop::Kind> kind) {
  std::optional<unsigned> parent = getInnermost();
  std::optional<Expr> most = getBound(range.trips, turns.getLoops());
  LoopRange inNest = placed.enter(range);
  std::optional<unsigned> loop =
      add({order, parent, range.index, inNest.trips, {}});
  if (!loop || !most) {
    placed.leave();
    return std::nullopt;
  }
  turns.enterLoop(range, kind);
  ranges.push_back(inNest);
  loopOf[range.index] = *loop;
  if (inNest.trips != range.trips)
    nest.places[*loop].most = most;
  return most;
}

void NestLoops::leave() {
  turns.leaveLoop();
  placed.leave();
}

LogicalResult NestLoops::enterLaunch() {
  for (const LaunchLoop &loop : turns.getLaunch()->loops) {
    bool isGrid = loop.kind == LaunchLoop::Kind::Blocks;
    if (!enter(loop.range, isGrid ? LoopOrder::Grid : LoopOrder::Thread,
               loop.kind))
      return failure();
  }
  return success();
}

/// Whether something in `expr` is read or made anew in the kernel.
bool NestLoops::isDataDependent(const Expr &expr) const {
  const Dimensions &dimensions = context.sizes.getDimensions();
  llvm::SetVector<const Symbol *> symbols;
  expr.collectSymbols(symbols);
  return llvm::any_of(symbols, [&](const Symbol *symbol) {
    if (Dimensions::isInduction(*symbol))
      return false;
    Block *block = dimensions.getOrigin(*symbol).block;
    return block && kernel->isAncestor(block->getParentOp());
  });
}

bool NestLoops::isAround(unsigned loop) const {
  return llvm::any_of(turns.getLoops(), [&](const LoopRange &range) {
    return loopOf.lookup(range.index) == loop;
  });
}

/// Adds unordered loops of `extents`, each inside the one before, as far as
/// they can be had. Returns the innermost loop that what follows stands in.
std::optional<unsigned> NestLoops::add(ArrayRef<Expr> extents,
                                       ExecutionScope scope) {
  std::optional<unsigned> innermost = getInnermost(scope);
  for (const Expr &extent : extents) {
    std::optional<unsigned> loop = add(extent, LoopOrder::Unordered, innermost);
    if (!loop)
      break;
    innermost = loop;
  }
  return innermost;
}

//===----------------------------------------------------------------------===//
// What moves an access
//===----------------------------------------------------------------------===//

/// Lets `index`, of which only a bound is known, depend on `loop`.
void mlir::roofline::addTerm(IndexExpr &index, unsigned loop) {
  if (llvm::none_of(index.terms, [loop](const IndexTerm &term) {
        return term.loop == loop;
      }))
    index.terms.push_back({loop, 1});
}

/// `index` with its offset as terms of the loops around; where that is no sum
/// of scaled loops, any of the `size` places.
IndexExpr NestLoops::settle(IndexExpr index, const Expr &size) const {
  IndexExpr settled;
  settled.terms = index.terms;
  Expr rest = index.offset;
  bool isLinear = !index.maxDistinct;
  SmallVector<IndexTerm, 2> moving;
  for (auto [symbol, loop] : loopOf) {
    if (!rest.dependsOn(*symbol))
      continue;
    Expr start = rest.replace(*symbol, 0);
    Expr slope = rest.replace(*symbol, 1) - start;
    isLinear &= rest == start + slope * Expr(*symbol);
    moving.push_back({loop, slope});
    rest = start;
  }
  for (const IndexTerm &term : moving)
    for (auto [symbol, loop] : loopOf)
      isLinear &= !term.coefficient.dependsOn(*symbol);
  bool isGathered = isDataDependent(rest);
  if (isLinear && !isGathered) {
    llvm::append_range(settled.terms, moving);
    settled.offset = rest;
    return settled;
  }
  // Each turn of a loop that moves it may have other values.
  Expr turnsMoving = 1;
  for (auto [symbol, loop] : loopOf)
    if (isGathered ? isAround(loop) : index.offset.dependsOn(*symbol)) {
      addTerm(settled, loop);
      turnsMoving *= nest.extents[loop];
    }
  settled.maxDistinct = size;
  if (index.maxDistinct)
    if (std::optional<Expr> most = getMost(*index.maxDistinct, ranges))
      settled.maxDistinct = Expr::min(*most * turnsMoving, size);
  return settled;
}

static bool isMovedBy(const Access &access, unsigned loop) {
  return llvm::any_of(access.index, [&](const IndexExpr &index) {
    return llvm::any_of(
        index.terms, [&](const IndexTerm &term) { return term.loop == loop; });
  });
}

/// How many different points `access`, with indices that the IR gives as
/// `original`, may go to, where guards and loops whose trips change make that
/// less than the product of the extents of its loops.
std::optional<Expr> NestLoops::countPoints(const Access &access,
                                           ArrayRef<IndexExpr> original) const {
  Expr inside = 1;
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop) {
    const Expr &trips = nest.places[loop].trips;
    if (!isAround(loop) && isMovedBy(access, loop) && !trips.isZero())
      inside *= trips;
  }
  std::optional<Expr> points =
      turns.sumPoints(inside, [&](const LoopRange &range) {
        return isMovedBy(access, loopOf.lookup(range.index)) ||
               llvm::any_of(original, [&](const IndexExpr &index) {
                 return index.offset.dependsOn(*range.index);
               });
      });
  if (!Dimensions::hasInduction(inside) &&
      llvm::none_of(turns.getLoops(), [](const LoopRange &range) {
        return Dimensions::hasInduction(range.trips);
      }))
    return points;
  // No more than it is executed at: a loop inside may turn in some turns only.
  // Beside open sizes that is rarely less, and never looks it.
  std::optional<Expr> executed = turns.sumOverLoops(inside);
  if (!executed || !executed->isConstant())
    return points;
  return points ? Expr::min(*points, *executed) : executed;
}

/// The product of the extents of the loops around that may never turn and do
/// not move `access`, unless it may go anywhere.
Expr NestLoops::countOtherTurns(const Access &access) const {
  Expr product = 1;
  for (const LoopRange &range : turns.getLoops()) {
    unsigned loop = loopOf.lookup(range.index);
    if (!nest.extents[loop].isKnownPositive() &&
        (access.isBounded() || !isMovedBy(access, loop)))
      product *= nest.extents[loop];
  }
  return product;
}

/// `guard` as limits on the loops around; empty where it is not just that.
std::optional<SmallVector<TurnLimit, 2>>
NestLoops::getLimits(const Guard &guard) const {
  const Bounds *bounds = guard.getBounds();
  if (!bounds)
    return std::nullopt;
  return llvm::map_to_vector<2>(*bounds, [&](const Bound &bound) {
    return makeTurnLimit(
        bound, placed.getLoops(),
        [this](const Symbol *symbol) { return loopOf.lookup(symbol); });
  });
}

void NestLoops::place(Access &access, ArrayRef<Expr> shape) const {
  SmallVector<IndexExpr, 4> original(access.index);
  for (IndexExpr &index : access.index)
    index.offset = placed.place(index.offset);
  SmallVector<IndexExpr, 4> inTurns(access.index);
  for (auto [index, size] : llvm::zip_equal(access.index, shape))
    index = settle(std::move(index), size);
  if (access.isBounded())
    access.indexInTurns = std::move(inTurns);
  access.maxElements = countPoints(access, original);
  access.turns = countOtherTurns(access);
  bool isGuarded = turns.hasGuards() || placed.haveBounds();
  for (IndexExpr &index : access.index)
    index.hasLooseExtents =
        llvm::any_of(index.terms, [&](const IndexTerm &term) {
          return isGuarded ||
                 Dimensions::hasInduction(nest.places[term.loop].trips);
        });
  access.isConditional = isGuarded;
  if (isGuarded)
    access.limits = getLimits(getGuard());
}

Access NestLoops::bound(const Access &access) const {
  return boundAccess(access, getGuard(), placed.getLoops(), nest.extents,
                     [this](const Symbol *symbol) { return lookup(symbol); });
}
