//===- TurnCounter.cpp - How often something happens in a kernel ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TurnCounter.h"
#include "GuardedSum.h"
#include "LoopBounds.h"
#include "WarpAccess.h"

using namespace mlir;
using namespace mlir::roofline;

TurnCounter::TurnCounter(Operation *kernel, const CostContext &context)
    : kernel(kernel), dimensions(context.sizes.getDimensions()) {
  if (isLaunch(kernel))
    launch = context.sizes.getLaunchShape(kernel);
}

void TurnCounter::enterLoop(const LoopRange &range,
                            std::optional<LaunchLoop::Kind> kind) {
  around.push_back(range);
  if (kind)
    kinds[range.index] = *kind;
  turns = {};
}

void TurnCounter::leaveLoop() {
  around.pop_back();
  turns = {};
}

bool TurnCounter::neverTurns() const {
  return llvm::any_of(
      around, [](const LoopRange &range) { return range.trips.isZero(); });
}

LogicalResult TurnCounter::enterGuard(const Guard &guard) {
  guards.push_back(guard);
  turns = {};
  if (sumOverLoops(1))
    return success();
  leaveGuard();
  return failure();
}

void TurnCounter::leaveGuard() {
  guards.pop_back();
  turns = {};
}

Guard TurnCounter::getGuard() const {
  Guard all;
  for (const Guard &guard : guards)
    all = all & guard;
  return all;
}

bool TurnCounter::isJoint(const LoopRange &loop, ExecutionScope scope) const {
  auto known = kinds.find(loop.index);
  if (known == kinds.end() || known->second == LaunchLoop::Kind::Blocks)
    return false;
  switch (scope) {
  case ExecutionScope::Thread:
    return false;
  case ExecutionScope::Warp:
  case ExecutionScope::Warpgroup:
    // Without lanes nobody knows which threads are a warp.
    return !launch->hasLanes || known->second == LaunchLoop::Kind::Lanes;
  case ExecutionScope::Block:
    return true;
  }
  llvm_unreachable("unknown scope");
}

/// Where at least one turn of the `joint` loops lets `bounds` hold, or wherever
/// that is not known.
static Guard joinTurns(const Bounds &bounds, ArrayRef<LoopRange> joint) {
  Guard joined;
  for (Bound bound : bounds) {
    bool isLinear = true;
    for (const LoopRange &loop : joint) {
      if (!bound.form.dependsOn(*loop.index))
        continue;
      Expr start = bound.form.replace(*loop.index, 0);
      Expr slope = bound.form.replace(*loop.index, 1) - start;
      isLinear &= bound.form == start + slope * Expr(*loop.index) &&
                  !Dimensions::hasInduction(slope) &&
                  !Dimensions::hasInduction(loop.trips);
      // The turns add between 0 and this, or this and 0.
      Expr most = slope * (loop.trips - 1);
      bool isUpward = most.isKnownNonNegative();
      if (bound.lower && isUpward)
        bound.lower = *bound.lower - most;
      if (bound.upper && !isUpward)
        bound.upper = *bound.upper - most;
      isLinear &= isUpward || (-most).isKnownNonNegative();
      bound.form = start;
    }
    // What is left may be a number.
    if (isLinear && Dimensions::hasInduction(bound.form))
      joined = joined & Guard::of(bound);
  }
  return joined;
}

/// Whether no point is in two of the terms of `guard`, whatever the turns of
/// the `joint` loops.
static bool areApart(const Guard &guard, ArrayRef<LoopRange> joint) {
  auto excludes = [&](const Bound &lhs, const Bound &rhs) {
    return lhs.form == rhs.form && lhs.upper && rhs.lower &&
           Expr::isKnownLE(*lhs.upper, *rhs.lower) &&
           llvm::none_of(joint, [&](const LoopRange &loop) {
             return lhs.form.dependsOn(*loop.index);
           });
  };
  ArrayRef<Guard::Term> terms = guard.getTerms();
  for (auto [number, term] : llvm::enumerate(terms)) {
    if (term.sign != 1)
      return false;
    for (const Guard::Term &other : terms.drop_front(number + 1))
      if (llvm::none_of(term.bounds, [&](const Bound &lhs) {
            return llvm::any_of(other.bounds, [&](const Bound &rhs) {
              return excludes(lhs, rhs) || excludes(rhs, lhs);
            });
          }))
        return false;
  }
  return true;
}

/// The same for a guard.
static Guard joinTurns(const Guard &guard, ArrayRef<LoopRange> joint) {
  if (llvm::none_of(joint, [&](const LoopRange &loop) {
        return guard.dependsOn(*loop.index);
      }))
    return guard;
  if (!areApart(guard, joint))
    return Guard();
  Guard joined = Guard::never();
  for (const Guard::Term &term : guard.getTerms())
    joined.addDisjoint(joinTurns(term.bounds, joint));
  return joined;
}

/// Where the guards hold for some of the threads that act together.
Guard TurnCounter::getJointGuard(ExecutionScope scope) const {
  LoopStack joint;
  for (const LoopRange &loop : around)
    if (isJoint(loop, scope))
      joint.push_back(loop);
  Guard all;
  for (const Guard &guard : guards)
    all = all & joinTurns(guard, joint);
  return all;
}

/// The sum over loops that those in `scope` turn by themselves. What differs
/// between the others is not known, or with `isAnyLane` the most of it.
std::optional<Expr> TurnCounter::sum(const Expr &count, ExecutionScope scope,
                                     bool isAnyLane) const {
  LoopStack own, joint;
  for (const LoopRange &loop : around)
    (isJoint(loop, scope) ? joint : own).push_back(loop);
  std::optional<Expr> common = getMost(count, joint);
  if (!common || (!isAnyLane && *common != count))
    return std::nullopt;
  for (LoopRange &loop : own) {
    std::optional<Expr> trips = getMost(loop.trips, joint);
    if (!trips || (!isAnyLane && *trips != loop.trips))
      return std::nullopt;
    loop.trips = *trips;
  }
  Guard guard = getJointGuard(scope);
  std::optional<Expr> total =
      guard.isAlways()
          ? std::optional(
                Repetition(own, dimensions, kernel->getLoc()).sum(*common))
          : sumWhere(*common, own, guard, dimensions, kernel->getLoc());
  bool isByWarp =
      scope == ExecutionScope::Warp || scope == ExecutionScope::Warpgroup;
  if (!total || !launch || !isByWarp)
    return total;
  constexpr int64_t kWarpsOfGroup = 4;
  bool isGroup = scope == ExecutionScope::Warpgroup;
  if (launch->hasLanes)
    return isGroup ? Expr::ceilDiv(*total, kWarpsOfGroup) : *total;
  if (!launch->warps.width)
    return std::nullopt;
  return *total *
         Expr::ceilDiv(launch->getThreadsPerBlock(),
                       launch->warps.width * (isGroup ? kWarpsOfGroup : 1));
}

std::optional<Expr> TurnCounter::sumOverLoops(const Expr &count,
                                              ExecutionScope scope) const {
  if (!launch)
    scope = ExecutionScope::Thread;
  if (Dimensions::hasInduction(count))
    return sum(count, scope, /*isAnyLane=*/false);
  std::optional<Expr> &known = turns[static_cast<unsigned>(scope)];
  if (!known)
    known = sum(1, scope, /*isAnyLane=*/false);
  // A formula for all is written better than one for the turns times a count.
  bool isPlain = guards.empty() && !launch;
  if (isPlain && !(known && known->isConstant()))
    return sum(count, scope, /*isAnyLane=*/false);
  return known ? std::optional(*known * count) : std::nullopt;
}

std::optional<Expr> TurnCounter::sumIssued(const Expr &count) const {
  if (!launch || !launch->warps.width)
    return sumOverLoops(count);
  std::optional<Expr> &known = turns.back();
  bool isFixed = !Dimensions::hasInduction(count);
  if (isFixed && !known)
    if (std::optional<Expr> warps = countWarps(*launch, around, getGuard()))
      known = *warps * launch->warps.width;
  if (!isFixed || !known) {
    std::optional<Expr> warps =
        sum(isFixed ? Expr(1) : count, ExecutionScope::Warp,
            /*isAnyLane=*/true);
    if (!warps)
      return sumOverLoops(count);
    if (!isFixed)
      return *warps * launch->warps.width;
    known = *warps * launch->warps.width;
  }
  return *known * count;
}

std::optional<Expr> TurnCounter::sumPoints(
    Expr inside, llvm::function_ref<bool(const LoopRange &)> isMovedBy) const {
  // The loops that move it, and those that their trips depend on. Where such a
  // loop does not move it, its turns go to the same places, the one with the
  // most trips inside to all of them.
  bool isGuarded = !getGuard().isAlways();
  LoopStack moving, others;
  for (const LoopRange &range : llvm::reverse(around)) {
    auto isDriven = [&](const LoopRange &inner) {
      return inner.trips.dependsOn(*range.index);
    };
    bool isMoving = isMovedBy(range);
    if (!isMoving && !isGuarded) {
      inside = getMost(inside, range).value_or(inside);
      for (LoopRange &inner : llvm::make_filter_range(moving, isDriven))
        inner.trips = getMost(inner.trips, range).value_or(inner.trips);
    }
    LoopStack &into = isMoving || inside.dependsOn(*range.index) ||
                              llvm::any_of(moving, isDriven)
                          ? moving
                          : others;
    into.insert(into.begin(), range);
  }
  Guard all = getGuard();
  if (!all.isAlways())
    return sumWhere(inside, moving, joinTurns(all, others), dimensions,
                    kernel->getLoc());
  if (!Dimensions::hasInduction(inside) &&
      llvm::none_of(moving, [](const LoopRange &range) {
        return Dimensions::hasInduction(range.trips);
      }))
    return std::nullopt;
  return Repetition(moving, dimensions, kernel->getLoc()).sum(inside);
}
