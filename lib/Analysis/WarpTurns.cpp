//===- WarpTurns.cpp - What warps do, turn by turn where need be ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tree in shared memory, `s[2 * h * thread]` with h = 1 << turn, has another
// stride and other threads in every turn. Such loops have few turns, in each of
// which addresses and conditions are sums of scaled loops again.
//
//===----------------------------------------------------------------------===//

#include "InstructionMaker.h"
#include "LoopBounds.h"
#include "WarpAccess.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

static WarpTotals scale(const WarpUse &use, const WarpMemory &memory,
                        const Expr &factor, Count divisor = 1) {
  auto get = [&](Count count) {
    return Expr::floorDiv(Expr(count) * factor, Expr(divisor));
  };
  Count least = 0;
  if (memory.sectorBytes)
    least =
        std::max(use.executions, use.distinctBytes.ceilDiv(memory.sectorBytes));
  return {get(use.executions), get(use.distinctBytes),
          get(use.sectors),    get(least),
          get(use.wavefronts), get(use.leastWavefronts)};
}

WarpTotals &WarpTotals::operator+=(const WarpTotals &rhs) {
  executions += rhs.executions;
  distinctBytes += rhs.distinctBytes;
  sectors += rhs.sectors;
  leastSectors += rhs.leastSectors;
  wavefronts += rhs.wavefronts;
  leastWavefronts += rhs.leastWavefronts;
  return *this;
}

static void fix(Expr &number, ArrayRef<FixedTurn> turns) {
  for (auto [index, turn] : turns)
    number = number.replace(*index, turn);
}

WarpMoveInTurns mlir::roofline::followFormulas(WarpMove move) {
  WarpMoveInTurns moves;
  moves.whole = move;
  moves.inTurns = [move](ArrayRef<FixedTurn> fixed) -> std::optional<WarpMove> {
    WarpMove fixedMove = move;
    for (Expr &index : fixedMove.indices)
      fix(index, fixed);
    return fixedMove;
  };
  return moves;
}

//===----------------------------------------------------------------------===//
// Turn by turn
//===----------------------------------------------------------------------===//

/// `guard` where the loop of `index` is in `turn`.
static Guard fixTurn(const Guard &guard, const Symbol &index, int64_t turn) {
  if (!guard.dependsOn(index))
    return guard;
  Guard fixed = Guard::never();
  for (const Guard::Term &term : guard.getTerms()) {
    Guard::Term left;
    left.sign = term.sign;
    bool mayHold = true;
    for (Bound bound : term.bounds) {
      Expr number = bound.form.replace(index, turn);
      Expr steady = number.substitute([](const Symbol &symbol) {
        return Dimensions::isInduction(symbol) ? std::optional(Expr(0))
                                               : std::nullopt;
      });
      bound.form = number - steady;
      if (bound.lower)
        bound.lower = *bound.lower - steady;
      if (bound.upper)
        bound.upper = *bound.upper - steady;
      bool isAbove = !bound.lower || Expr::isKnownLE(*bound.lower, bound.form);
      bool isBelow = !bound.upper || Expr::isKnownLT(bound.form, *bound.upper);
      mayHold &= !(bound.lower && Expr::isKnownLT(bound.form, *bound.lower)) &&
                 !(bound.upper && Expr::isKnownLE(*bound.upper, bound.form));
      if (!isAbove || !isBelow)
        addBound(left.bounds, bound);
    }
    if (mayHold)
      fixed.addDisjoint(Guard::of(left));
  }
  return fixed;
}

/// Turns, of all loops together, that are looked at one by one.
static constexpr int64_t kMaxPieces = 128;
/// Threads that are, in all of these turns.
static constexpr int64_t kMaxSeenThreads = 1 << 14;

namespace {
/// Adds up what a move touches in turns that are looked at one by one.
class TurnByTurn {
public:
  /// Empty where the move has no address now.
  using AddressGetter =
      llvm::function_ref<std::optional<Expr>(const WarpMove &)>;

  TurnByTurn(const WarpMoveInTurns &move, const LaunchShape &launch,
             const WarpMemory &memory, AddressGetter getAddress,
             llvm::function_ref<bool(const Expr &)> isData)
      : move(move), launch(launch), memory(memory), getAddress(getAddress),
        isData(isData) {}

  /// Empty where it cannot be counted exactly.
  std::optional<WarpTotals> count(LoopStack loops, Guard guard);

private:
  std::optional<WarpTotals>
  countEach(const LoopStack &loops, const Guard &guard,
            llvm::function_ref<bool(const LoopRange &)> mayDiffer);
  bool isFixable(const LoopRange &loop) const;
  bool setAddressOfEach(InstructionMaker &maker);

  const WarpMoveInTurns &move;
  const LaunchShape &launch;
  const WarpMemory &memory;
  AddressGetter getAddress;
  llvm::function_ref<bool(const Expr &)> isData;
  SmallVector<FixedTurn, 2> fixed;
  /// How many turns, and threads in them, were looked at one by one so far.
  int64_t numPieces = 0, numThreadsSeen = 0;
};
} // namespace

bool TurnByTurn::isFixable(const LoopRange &loop) const {
  std::optional<int64_t> trips = loop.trips.getInt64();
  return trips && *trips <= kMaxPieces - numPieces &&
         llvm::none_of(launch.loops, [&](const LaunchLoop &own) {
           return own.range.index == loop.index;
         });
}

/// Takes in the address of one thread after the other.
bool TurnByTurn::setAddressOfEach(InstructionMaker &maker) {
  std::optional<Expr> first;
  SmallVector<int64_t, 0> ofThreads;
  int64_t numThreads = launch.getThreadsPerBlock().getInt64().value_or(0);
  numThreadsSeen += numThreads;
  if (numThreadsSeen > kMaxSeenThreads)
    return false;
  size_t numFixed = fixed.size();
  for (int64_t thread = 0; thread < numThreads; ++thread) {
    int64_t rest = thread;
    for (const LaunchLoop &loop : llvm::reverse(launch.loops)) {
      if (loop.kind == LaunchLoop::Kind::Blocks)
        continue;
      int64_t trips = *loop.range.trips.getInt64();
      fixed.push_back({loop.range.index, rest % trips});
      rest /= trips;
    }
    std::optional<WarpMove> now = move.inTurns(fixed);
    fixed.truncate(numFixed);
    std::optional<Expr> address = now ? getAddress(*now) : std::nullopt;
    if (!address || isData(*address))
      return false;
    if (!first)
      first = address;
    std::optional<int64_t> bytes = (*address - *first).getInt64();
    if (!bytes)
      return false;
    ofThreads.push_back(*bytes);
  }
  return first && maker.setAddress(*first, ofThreads);
}

/// Loops that turn by what others do turn as often as they may, where a guard
/// holds.
static bool boundTrips(LoopStack &loops, Guard &guard) {
  for (LoopRange &loop : loops) {
    if (!Dimensions::hasInduction(loop.trips))
      continue;
    std::optional<Expr> most = getMost(loop.trips, loops);
    if (!most || most->isPoisoned())
      return false;
    Bound bound;
    bound.form = Expr(*loop.index) - loop.trips;
    Expr steady = bound.form.substitute([](const Symbol &symbol) {
      return Dimensions::isInduction(symbol) ? std::optional(Expr(0))
                                             : std::nullopt;
    });
    bound.form -= steady;
    bound.upper = -steady;
    guard = guard & Guard::of(bound);
    loop.trips = *most;
  }
  return true;
}

/// Fixes the outermost of the loops that may make a difference.
std::optional<WarpTotals>
TurnByTurn::countEach(const LoopStack &loops, const Guard &guard,
                      llvm::function_ref<bool(const LoopRange &)> mayDiffer) {
  const auto *chosen = llvm::find_if(loops, [&](const LoopRange &loop) {
    return mayDiffer(loop) && isFixable(loop);
  });
  if (chosen == loops.end())
    return std::nullopt;
  std::optional<WarpTotals> total = WarpTotals();
  for (int64_t turn = 0; turn < *chosen->trips.getInt64() && total; ++turn) {
    if (++numPieces > kMaxPieces)
      return std::nullopt;
    LoopStack rest;
    for (LoopRange loop : loops) {
      fix(loop.trips, FixedTurn(chosen->index, turn));
      if (loop.index != chosen->index)
        rest.push_back(loop);
    }
    fixed.push_back({chosen->index, turn});
    if (auto piece =
            count(std::move(rest), fixTurn(guard, *chosen->index, turn)))
      *total += *piece;
    else
      total.reset();
    fixed.pop_back();
  }
  return total;
}

std::optional<WarpTotals> TurnByTurn::count(LoopStack loops, Guard guard) {
  if (guard.isNever() || llvm::any_of(loops, [](const LoopRange &loop) {
        return loop.trips.isZero();
      }))
    return WarpTotals();
  std::optional<WarpMove> now = move.inTurns(fixed);
  std::optional<Expr> address = now ? getAddress(*now) : std::nullopt;
  if (!address || address->isPoisoned() || !boundTrips(loops, guard))
    return std::nullopt;
  bool isOpen = isData(*address);
  InstructionMaker maker(launch, loops, guard, *now);
  bool isAddress = isOpen || maker.setAddress(*address);
  auto mayDiffer = [&](const LoopRange &loop) {
    return llvm::is_contained(maker.getUneven(), loop.index) ||
           (isOpen && move.deciding.contains(loop.index));
  };
  if (isOpen && llvm::none_of(loops, [&](const LoopRange &loop) {
        return mayDiffer(loop) && isFixable(loop);
      }))
    isOpen = !setAddressOfEach(maker);
  bool isLimited = isAddress && !isOpen && maker.setLimits();
  if (isLimited && maker.getUneven().empty()) {
    Expr factor = maker.setTurns();
    auto use = countWarpUse(maker.getInstruction(), memory);
    return use ? std::optional(scale(*use, memory, factor)) : std::nullopt;
  }
  return countEach(loops, guard, mayDiffer);
}

std::optional<WarpTotals> mlir::roofline::countWarpMove(
    const WarpMoveInTurns &move, const TurnCounter &turns,
    const Expr &executions, const WarpMemory &memory,
    const CostContext &context, llvm::function_ref<bool(const Expr &)> isData) {
  const LaunchShape &launch = *turns.getLaunch();
  std::optional<Expr> address = getAddress(move.whole, context);
  if (!address || address->isPoisoned() || !launch.warps.width)
    return std::nullopt;
  LoopStack loops(turns.getLoops());
  Guard guard = turns.getGuard();
  auto getNow = [&](const WarpMove &now) { return getAddress(now, context); };
  TurnByTurn counter(move, launch, memory, getNow, isData);
  if (auto totals = counter.count(loops, guard))
    return totals;
  if (isData(*address))
    return std::nullopt;
  InstructionMaker maker(launch, loops, guard, move.whole);
  if (!maker.setAddress(*address))
    return std::nullopt;
  bool isLimited = maker.setLimits();
  bool isNested = llvm::any_of(loops, [](const LoopRange &loop) {
    return Dimensions::hasInduction(loop.trips);
  });
  if (isLimited && !isNested) {
    Expr factor = maker.setTurns();
    if (auto use = countWarpUse(maker.getInstruction(), memory))
      return scale(*use, memory, factor);
  }
  maker.keepFirstTurn();
  std::optional<WarpUse> use = countWarpUse(maker.getInstruction(), memory);
  if (!use || use->executions.isZero())
    return std::nullopt;
  return scale(*use, memory, executions, use->executions);
}

std::optional<Expr> mlir::roofline::countWarps(const LaunchShape &launch,
                                               ArrayRef<LoopRange> loops,
                                               const Guard &guard) {
  // What is accessed does not matter.
  WarpMoveInTurns nothing = followFormulas(WarpMove());
  WarpMemory memory;
  memory.sectorBytes = 1;
  TurnByTurn counter(
      nothing, launch, memory, [](const WarpMove &) { return Expr(0); },
      [](const Expr &) { return false; });
  std::optional<WarpTotals> totals = counter.count(LoopStack(loops), guard);
  return totals ? std::optional(totals->executions) : std::nullopt;
}
